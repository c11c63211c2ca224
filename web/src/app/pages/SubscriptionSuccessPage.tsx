import { Returned } from '../../features/billing/success/Returned.tsx'
import { useT } from '../../shared/i18n/use-t.ts'
import { SignInButton } from '../SignInButton.tsx'
import { PaidPage } from './PaidPage.tsx'

export default function SubscriptionSuccessPage() {
  const t = useT()
  return (
    <PaidPage>{() => <Returned signIn={<SignInButton size="lg">{t('notFound.signIn')}</SignInButton>} />}</PaidPage>
  )
}
