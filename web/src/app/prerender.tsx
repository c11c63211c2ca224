import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { activate } from '../shared/i18n/i18n.ts'
import { addEnglishLanding } from '../shared/i18n/landing-catalog.ts'
import { Root } from './Root.tsx'

/** The landing as the build writes it into index.html: English, night, signed out. */
export function prerenderLanding(): string {
  addEnglishLanding()
  activate('en')
  return renderToString(
    <StrictMode>
      <Root begins="landing" />
    </StrictMode>,
  )
}
