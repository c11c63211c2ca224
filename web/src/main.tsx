import './theme/theme.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { firstEntry } from './app/entry.ts'
import { landingPage } from './app/landing-page.ts'
import { lateBanner } from './app/late-banner.ts'
import { Root } from './app/Root.tsx'
import { activate } from './shared/i18n/i18n.ts'
import { setSession } from './shared/session/session.ts'
import { currentSettings, showSettings } from './shared/settings/settings.ts'

async function start(container: HTMLElement): Promise<void> {
  const banner = lateBanner()
  const { language } = currentSettings()
  const entry = firstEntry(container)
  showSettings()
  if (entry === 'landing') {
    setSession({ status: 'signed-out' })
    await landingPage.preload()
  }
  activate(language)
  const page = (
    <StrictMode>
      <Root begins={entry} banner={banner} />
    </StrictMode>
  )
  // The prerendered page is English; any other is drawn anew in its place.
  if (entry === 'landing' && language === 'en') hydrateRoot(container, page)
  else createRoot(container).render(page)
  document.documentElement.removeAttribute('data-waits')
}

const container = document.getElementById('root')
if (!container) throw new Error('the page has no root element')
// Not awaited: a chunk that begins here imports this module, and would wait for it for ever.
void start(container)
