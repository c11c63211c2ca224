import { Offer } from '../../features/billing/subscribe/Offer.tsx'
import { Subscribe } from '../../features/billing/subscribe/Subscribe.tsx'
import { VisitorOrder } from '../../features/billing/subscribe/VisitorOrder.tsx'
import { useT } from '../../shared/i18n/use-t.ts'
import { useSession } from '../../shared/session/session.ts'
import { SignInButton } from '../SignInButton.tsx'
import { PaidPage } from './PaidPage.tsx'

export default function SubscribePage() {
  const t = useT()
  const isHere = useSession().status === 'signed-in'
  return (
    <PaidPage>
      {(provider) => (
        <Offer>
          {isHere ? (
            <Subscribe provider={provider} />
          ) : (
            <VisitorOrder signIn={<SignInButton size="lg">{t('premium.signIn')}</SignInButton>} />
          )}
        </Offer>
      )}
    </PaidPage>
  )
}
