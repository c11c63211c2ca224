import { I18nProvider } from '@lingui/react'
import { type ComponentType, useEffect, useState } from 'react'
import { withTexts } from '../shared/i18n/app-catalog.ts'
import { i18n } from '../shared/i18n/i18n.ts'
import { useSession } from '../shared/session/session.ts'
import type { Entry } from './entry.ts'
import { landingPage } from './landing-page.ts'
import type { Banner } from './late-banner.ts'
import { Waking } from './Waking.tsx'

async function loadApp(): Promise<ComponentType> {
  const { default: App, ready } = await withTexts(import('./App.tsx'))
  await ready
  return App
}

/** The landing carries little; the app comes once there is a family to let in. */
export function Root({ begins, banner }: { begins: Entry; banner?: Promise<Banner | null> }) {
  const { status } = useSession()
  const [entry, setEntry] = useState(begins)
  const [Banner, setBanner] = useState<Banner | null>(null)
  useEffect(() => void banner?.then((loaded) => setBanner(() => loaded)), [banner])
  // prerendered-landing.ts then presses what was tapped too early.
  useEffect(() => void dispatchEvent(new Event('perinka:ready')), [])
  if (entry === 'landing' && (status === 'signed-in' || status === 'unverified')) setEntry('app')
  return (
    <I18nProvider i18n={i18n}>
      {entry === 'landing' ? <landingPage.Page /> : <AppEntry />}
      {Banner && <Banner onFollow={entry === 'app' ? follow : undefined} />}
    </I18nProvider>
  )
}

/** Not `lazy`: React holds back for 300 ms what takes the place of a fallback it has just shown. */
function AppEntry() {
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
