import { Link } from 'wouter'
import { useLanguage } from '../../shared/i18n/language.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { useSession } from '../../shared/session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Check } from '../../ui/icons.tsx'
import { Lantern } from '../../ui/Lantern.tsx'
import { useSubscriptionStatus } from './api/subscription-status.ts'
import { monthlyPrice } from './price.ts'

const FEATURES = ['stories', 'voices', 'narration', 'favorites', 'profiles', 'support'] as const

/** What Premium is and costs; paying itself is not built yet, and the page says so. */
export function PremiumOffer() {
  const t = useT()
  const language = useLanguage()
  const isHere = useSession().status === 'signed-in'
  const { data: status } = useSubscriptionStatus({ enabled: isHere })
  return (
    <div className="mx-auto grid max-w-xl gap-6">
      <header className="grid justify-items-center gap-2 text-center">
        <Lantern glow={0.9} className="h-24" />
        <h1 className="h1">{t('premium.title')}</h1>
        <p className="text-soft">{t('premium.lead')}</p>
        <p className="mt-2 font-display font-semibold text-[1.75rem] text-lamp">
          {t('premium.price', { price: monthlyPrice(language) })}
        </p>
      </header>
      <Card title={t('premium.includes')}>
        <ul className="grid gap-3">
          {FEATURES.map((feature) => (
            <li key={feature} className="flex gap-3">
              <Check className="size-6 text-lamp" />
              {t(`premium.feature.${feature}`)}
            </li>
          ))}
        </ul>
      </Card>
      {status?.isActive ? (
        <p className="text-center font-bold">{t('premium.active')}</p>
      ) : (
        <p className="text-center text-soft">
          <span className="block font-bold text-ink">{t('premium.notYet')}</span>
          {t('premium.notYetText')}
        </p>
      )}
      <Button asChild tone="quiet" className="justify-self-center">
        <Link href="/">{t('premium.back')}</Link>
      </Button>
    </div>
  )
}
