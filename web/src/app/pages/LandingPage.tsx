import type { Language } from '@perinka/contract/catalog'
import { lazy, Suspense, useState } from 'react'
import { Landing } from '../../features/landing/Landing.tsx'
import { messages as en } from '../../locales/en/landing.json?lingui'
import { addMessages } from '../../shared/i18n/i18n.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { usePageTitle } from '../../shared/page-title.ts'
import { loadAuthDoor } from '../lazy-page.ts'

export { loadDrawings } from '../../features/landing/FirstDrawings.tsx'

const AuthDoor = lazy(loadAuthDoor)

export default function LandingPage() {
  const t = useT()
  usePageTitle(t('landing.pageTitle'))
  const [door, setDoor] = useState<'sign-in' | 'sign-up' | null>(null)
  return (
    <>
      <Landing
        onStart={() => setDoor('sign-up')}
        onSignIn={() => setDoor('sign-in')}
        onNearDoor={() => void loadAuthDoor()}
      />
      {door && (
        <Suspense>
          <AuthDoor begins={door} onClose={() => setDoor(null)} />
        </Suspense>
      )}
    </>
  )
}

/** English comes with the landing, which is prerendered in it; Slovak when somebody asks for it. */
export async function loadLandingCatalog(language: Language): Promise<void> {
  if (language === 'en') addMessages(language, en)
  else addMessages(language, (await import('../../locales/sk/landing.json?lingui')).messages)
}
