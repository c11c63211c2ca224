import type { SubscriptionDetails } from '@perinka/contract/payments'
import { Link } from 'wouter'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { useSubscriptionText } from '../manage/subscription-state.ts'

export function HavePremium({ details }: { details: SubscriptionDetails }) {
  const t = useT()
  const standing = useSubscriptionText(details)
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <p className="font-bold">{t('premium.active')}</p>
      <p className="text-soft">{standing}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link href="/">{t('premium.back')}</Link>
        </Button>
        <Button asChild tone="quiet">
          <Link href="/settings">{t('premium.manage')}</Link>
        </Button>
      </div>
    </div>
  )
}
