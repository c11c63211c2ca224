import { useState } from 'react'
import { Link } from 'wouter'
import { withAllTexts } from '../../shared/i18n/app-catalog.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { useSubscriptionStatus } from './api/subscription-status.ts'
import '../../theme/top-bar.css'

const RedeemDialog = lazyDialog(async () => (await withAllTexts(import('./codes/RedeemDialog.tsx'))).RedeemDialog)

const linkLook = 'shrink-0 whitespace-nowrap rounded px-1 py-2.5 font-bold text-lamp underline-offset-4 hover:underline'

/** How many free stories are left, above every screen of a family without Premium, and how there can be more. */
export default function FreeTierBanner() {
  const t = useT()
  const { data: status } = useSubscriptionStatus()
  const [isRedeeming, setRedeeming] = useState(false)
  if (!status || status.isActive || status.isLifetimeAccess) return null
  return (
    <aside className="top-bar">
      <p className="mx-auto flex w-full max-w-[68rem] items-center gap-x-4 px-(--margin) text-[0.9375rem] max-sm:gap-x-2.5 max-sm:text-[min(0.875rem,3.85vw)]">
        <span className="mr-auto leading-tight">
          {t('billing.remaining', { remaining: status.freeStoriesRemaining })}
        </span>
        <button type="button" className={linkLook} onClick={() => setRedeeming(true)}>
          {t('billing.haveCode')}
        </button>
        <Link href="/subscribe" className={linkLook} aria-label={t('billing.seePremium')}>
          <span className="max-sm:hidden">{t('billing.seePremium')}</span>
          <span className="sm:hidden">{t('title.subscribe')}</span>
        </Link>
      </p>
      {isRedeeming && <RedeemDialog onClose={() => setRedeeming(false)} />}
    </aside>
  )
}
