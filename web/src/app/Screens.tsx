import { lazy, Suspense } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { findSession } from '../features/auth/session-flow.ts'
import { useServerAway } from '../shared/api/reach.ts'
import { withAllTexts } from '../shared/i18n/app-catalog.ts'
import { useT } from '../shared/i18n/use-t.ts'
import { useSession } from '../shared/session/session.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { FamilyScreens } from './FamilyScreens.tsx'
import { VisitorScreens } from './VisitorScreens.tsx'
import { Waking } from './Waking.tsx'

const ResetPassword = lazy(() => withAllTexts(import('../features/auth/ResetPassword.tsx')))
const VerifyEmail = lazy(() => withAllTexts(import('../features/auth/VerifyEmail.tsx')))

/** What the client's state (specification, section 4) lets one see. */
export function Screens() {
  const session = useSession()
  const [search] = useSearchParams()
  const [path] = useLocation()
  const resetToken = path === '/' ? search.get('reset') : null
  if (resetToken) {
    return (
      <Suspense fallback={<Waking />}>
        <ResetPassword token={resetToken} />
      </Suspense>
    )
  }
  if (session.status === 'loading') return <Waking />
  if (session.status === 'unreachable') return <Unreachable />
  if (session.status === 'unverified') {
    return (
      <Suspense fallback={<Waking />}>
        <VerifyEmail email={session.email} />
      </Suspense>
    )
  }
  return session.status === 'signed-in' ? <FamilyScreens /> : <VisitorScreens />
}

function Unreachable() {
  const t = useT()
  const isAway = useServerAway()
  return (
    <main className="page grid min-h-[80dvh] content-center">
      <LoadFailed onRetry={findSession} title={isAway ? t('offline.needsServer') : undefined} />
    </main>
  )
}
