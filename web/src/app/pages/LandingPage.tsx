import { lazy, Suspense, useState } from 'react'
import { Landing } from '../../features/landing/Landing.tsx'
import { useT } from '../../shared/i18n/use-t.ts'
import { usePageTitle } from '../../shared/page-title.ts'
import { loadAuthDoor } from '../lazy-page.ts'

export { loadDrawings } from '../../features/landing/FirstDrawings.tsx'
export { loadLandingCatalog } from '../../shared/i18n/landing-catalog.ts'

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
