import { lazy, Suspense, useState } from 'react'
import { Landing } from '../../features/landing/Landing.tsx'
import { loadAuthDoor } from '../load-auth-door.ts'

export { loadLandingCatalog } from '../../shared/i18n/landing-catalog.ts'

const AuthDoor = lazy(loadAuthDoor)

export default function LandingPage() {
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
