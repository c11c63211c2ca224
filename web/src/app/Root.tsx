import { I18nProvider } from '@lingui/react'
import { lazy, Suspense, useState } from 'react'
import { withTexts } from '../shared/i18n/app-catalog.ts'
import { i18n } from '../shared/i18n/i18n.ts'
import { useSession } from '../shared/session/session.ts'
import type { Room } from './first-room.ts'
import LandingPage from './pages/LandingPage.tsx'
import { Waking } from './Waking.tsx'

const App = lazy(() => withTexts(import('./App.tsx')))

/** The landing carries little; the app comes once there is a family to let in. */
export function Root({ begins }: { begins: Room }) {
  const { status } = useSession()
  const [room, setRoom] = useState(begins)
  if (room === 'landing' && (status === 'signed-in' || status === 'unverified')) setRoom('app')
  return (
    <I18nProvider i18n={i18n}>
      {room === 'landing' ? (
        <LandingPage />
      ) : (
        <Suspense fallback={<Waking />}>
          <App />
        </Suspense>
      )}
    </I18nProvider>
  )
}
