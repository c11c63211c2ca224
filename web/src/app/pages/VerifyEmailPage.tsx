import { VerifyEmail } from '../../features/auth/VerifyEmail.tsx'
import { TitledPage } from '../TitledPage.tsx'

export default function VerifyEmailPage({ email }: { email: string }) {
  return (
    <TitledPage title="title.verify">
      <main>
        <VerifyEmail email={email} />
      </main>
    </TitledPage>
  )
}
