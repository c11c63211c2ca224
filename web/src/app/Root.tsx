import { I18nProvider } from '@lingui/react'
import { type ComponentType, useEffect, useState } from 'react'
import { withTexts } from '../shared/i18n/app-catalog.ts'
import { i18n } from '../shared/i18n/i18n.ts'
import { useSession } from '../shared/session/session.ts'
import type { Room } from './first-room.ts'
import { landingPage } from './landing-page.ts'
import { Waking } from './Waking.tsx'

const BANNER_DELAY_MS = 1000

async function loadApp(): Promise<ComponentType> {
  const { default: App, ready } = await withTexts(import('./App.tsx'))
  await ready
  return App
}

type Banner = ComponentType<{ onFollow?: ((path: string) => void) | undefined }>

/** Where it does not come, or its texts do not, nothing was allowed and nothing is stored. */
async function loadBanner(): Promise<Banner> {
  try {
    const { readyBanner } = await import('../features/consent/ready.ts')
    return await readyBanner()
  } catch {
    return () => null
  }
}

/** The landing carries little; the app comes once there is a family to let in. */
export function Root({ begins }: { begins: Room }) {
  const { status } = useSession()
  const [room, setRoom] = useState(begins)
  // prerendered-landing.ts then presses what was tapped too early.
  useEffect(() => void dispatchEvent(new Event('perinka:ready')), [])
  if (room === 'landing' && (status === 'signed-in' || status === 'unverified')) setRoom('app')
  return (
    <I18nProvider i18n={i18n}>
      {room === 'landing' ? <landingPage.Page /> : <AppRoom />}
      <LateBanner onFollow={room === 'app' ? follow : undefined} />
    </I18nProvider>
  )
}

/** One second after the page has loaded; what draws it is fetched meanwhile. Not `lazy` either. */
function LateBanner({ onFollow }: { onFollow: ((path: string) => void) | undefined }) {
  const [Banner, setBanner] = useState<Banner | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      const second = new Promise((resolve) => {
        timer = setTimeout(resolve, BANNER_DELAY_MS - sinceLoad())
      })
      void Promise.all([loadBanner(), second]).then(([loaded]) => setBanner(() => loaded))
    }
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin, { once: true })
    return () => {
      removeEventListener('load', begin)
      clearTimeout(timer)
    }
  }, [])
  return Banner && <Banner onFollow={onFollow} />
}

/** Milliseconds: a page that was slow to wake does not wait its second from then. */
function sinceLoad(): number {
  const [entry] = performance.getEntriesByType('navigation')
  const loadedAt = entry instanceof PerformanceNavigationTiming ? entry.loadEventStart : 0
  return loadedAt > 0 ? performance.now() - loadedAt : 0
}

/** Not `lazy`: React holds back for 300 ms what takes the place of a fallback it has just shown. */
function AppRoom() {
  const [App, setApp] = useState<ComponentType | null>(null)
  useEffect(() => {
    void loadApp().then((loaded) => setApp(() => loaded))
  }, [])
  return App ? <App /> : <Waking />
}

/** The router hears of it; whatever plays goes on. */
function follow(path: string): void {
  history.pushState(null, '', path)
  scrollTo(0, 0)
}
