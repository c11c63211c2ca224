import { useLocation, useSearchParams } from 'wouter'
import { findSession } from '../features/auth/session-flow.ts'
import { useSession } from '../shared/session/session.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { FamilyScreens } from './FamilyScreens.tsx'
import ResetPasswordPage from './pages/ResetPasswordPage.tsx'
import VerifyEmailPage from './pages/VerifyEmailPage.tsx'
import { VisitorScreens } from './VisitorScreens.tsx'
import { Waking } from './Waking.tsx'

/** What the client's state (specification, section 4) lets one see. */
export function Screens() {
  const session = useSession()
  const [search] = useSearchParams()
  const [path] = useLocation()
  const resetToken = path === '/' ? search.get('reset') : null
  if (resetToken) return <ResetPasswordPage token={resetToken} />
  if (session.status === 'loading') return <Waking />
  if (session.status === 'unreachable') return <Unreachable />
  if (session.status === 'unverified') return <VerifyEmailPage email={session.email} />
  return session.status === 'signed-in' ? <FamilyScreens /> : <VisitorScreens />
}

function Unreachable() {
  return (
    <main className="page grid min-h-[80dvh] content-center">
      <LoadFailed onRetry={findSession} />
    </main>
  )
}
