import { Link } from 'wouter'
import { useT } from '../../shared/i18n/use-t.ts'
import { useSubscriptionStatus } from './api/subscription-status.ts'
import './free-tier-banner.css'

/** How many free stories are left, above every screen of a family without Premium. */
export default function FreeTierBanner() {
  const t = useT()
  const { data: status } = useSubscriptionStatus()
  if (!status || status.isActive || status.isLifetimeAccess) return null
  return (
    <aside className="free-tier-banner fixed inset-x-0 top-0 z-20 border-hairline border-b bg-shelf">
      <p className="mx-auto flex w-full max-w-[68rem] items-center justify-between gap-3 px-[1.15rem] text-[0.9375rem] max-sm:text-[min(0.875rem,4.2vw)]">
        <span>{t('billing.remaining', { remaining: status.freeStoriesRemaining })}</span>
        <Link
          href="/subscribe"
          className="shrink-0 rounded px-1 py-2.5 font-bold text-lamp underline-offset-4 hover:underline"
        >
          {t('billing.seePremium')}
        </Link>
      </p>
    </aside>
  )
}
