import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { activate } from '../shared/i18n/i18n.ts'
import { landingPage } from './landing-page.ts'
import { Root } from './Root.tsx'

// While this module is imported: the build closes the door behind it.
await landingPage.preload()

/** The landing as the build writes it into index.html: English, night, signed out. */
export function prerenderLanding(): string {
  activate('en')
  return renderToString(
    <StrictMode>
      <Root begins="landing" />
    </StrictMode>,
  )
}
