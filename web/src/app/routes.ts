import { type LazyPage, lazyPage } from './lazy-page.ts'

interface RouteRow {
  /** wouter's pattern; matched whatever the case, with or without a slash at the end. */
  path: string
  /** Key of the tab's title; null where the page itself knows better. */
  title: string | null
  page: LazyPage
  /** Also for those who are not signed in. */
  isOpen?: boolean
}

/** The routes of the specification, section 2. `/` is the landing for a visitor. */
export const ROUTES: readonly RouteRow[] = [
  { path: '/', title: 'title.home', page: lazyPage(() => import('./pages/HomePage.tsx')) },
  { path: '/stories', title: 'title.stories', page: lazyPage(() => import('./pages/StoriesPage.tsx')) },
  { path: '/characters', title: 'title.characters', page: lazyPage(() => import('./pages/CharactersPage.tsx')) },
  { path: '/settings', title: 'title.settings', page: lazyPage(() => import('./pages/SettingsPage.tsx')) },
  { path: '/story/:id', title: null, page: lazyPage(() => import('./pages/StoryPage.tsx')), isOpen: true },
  {
    path: '/subscribe',
    title: 'title.subscribe',
    page: lazyPage(() => import('./pages/SubscribePage.tsx')),
    isOpen: true,
  },
  {
    path: '/subscription-success',
    title: 'title.subscribe',
    page: lazyPage(() => import('./pages/SubscriptionSuccessPage.tsx')),
    isOpen: true,
  },
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

/** The screens behind the bottom navigation, fetched while nothing else happens. */
export function preloadMainPages(): void {
  const main = ROUTES.filter((route) => !route.path.includes(':'))
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1500))
  whenIdle(() => void Promise.allSettled(main.map((route) => route.page.preload())))
}

/** Home only on `/`, the others on everything below them. */
export function isActive(item: string, path: string): boolean {
  const here = plainPath(path)
  return here === item || (item !== '/' && here.startsWith(`${item}/`))
}
