import { fetchInTurn } from '../shared/fetch-ahead.ts'
import { type LazyPage, laterPage, lazyPage } from './lazy-page.ts'

interface RouteRow {
  /** wouter's pattern; matched whatever the case, with or without a slash at the end. */
  path: string
  page: LazyPage
  /** Also for those who are not signed in. */
  isOpen?: boolean
}

/** The routes of the specification, section 2. `/` is the landing for a visitor. */
export const ROUTES: readonly RouteRow[] = [
  { path: '/', page: lazyPage(() => import('./pages/HomePage.tsx')) },
  { path: '/stories', page: laterPage(() => import('./pages/StoriesPage.tsx')) },
  { path: '/characters', page: laterPage(() => import('./pages/CharactersPage.tsx')) },
  { path: '/settings', page: laterPage(() => import('./pages/SettingsPage.tsx')) },
  { path: '/story/:id', page: laterPage(() => import('./pages/StoryPage.tsx')), isOpen: true },
  { path: '/series/:id', page: laterPage(() => import('./pages/SeriesPage.tsx')) },
  { path: '/subscribe', page: laterPage(() => import('./pages/SubscribePage.tsx')), isOpen: true },
  { path: '/subscription-success', page: laterPage(() => import('./pages/SubscriptionSuccessPage.tsx')), isOpen: true },
  ...(['terms', 'privacy', 'cookies'] as const).map((name) => ({
    path: `/${name}`,
    page: laterPage(async () => ({ default: (await import('../features/legal/LegalPage.tsx')).PAGES[name] })),
    isOpen: true,
  })),
]

/** A path as routes compare it: lower case, no slash at the end. */
export function plainPath(path: string): string {
  return (
    path
      .toLowerCase()
      .split(/[?#]/)[0]
      ?.replace(/(.)\/$/, '$1') ?? '/'
  )
}

/** Fetches the page that `path` leads to, if there is one. */
export async function preloadPage(path: string): Promise<void> {
  const first = plainPath(path).split('/')[1] ?? ''
  await ROUTES.find((route) => route.path.split('/')[1] === first)?.page.preload()
}

/** By then the page that was asked for stands, on a slow phone too. */
const SETTLED_MS = 2000

/** The screens behind the bottom navigation and what they open, fetched while nothing else happens. */
export function preloadMainPages(): void {
  const main = ROUTES.filter((route) => !route.path.includes(':'))
  setTimeout(() => void fetchInTurn(main.map((route) => route.page.preload)), SETTLED_MS)
}

/** Home only on `/`, the others on everything below them. */
export function isActive(item: string, path: string): boolean {
  const here = plainPath(path)
  return here === item || (item !== '/' && here.startsWith(`${item}/`))
}
