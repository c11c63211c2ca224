import { useLocation } from 'wouter'
import { ResetPassword } from '../../features/auth/ResetPassword.tsx'
import { TitledPage } from '../TitledPage.tsx'

export default function ResetPasswordPage({ token }: { token: string }) {
  const [, navigate] = useLocation()
  return (
    <TitledPage title="title.reset">
      <main>
        <ResetPassword token={token} onDone={() => navigate('/', { replace: true })} />
      </main>
    </TitledPage>
  )
}
