import type { ReactNode } from 'react'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { monthlyPrice } from '../../../shared/price.ts'
import { Card } from '../../../ui/Card.tsx'
import { Lantern } from '../../../ui/Lantern.tsx'
import { Check } from '../../../ui/later-icons.tsx'

const FEATURES = ['stories', 'voices', 'narration', 'favorites', 'profiles', 'support'] as const

/** What Premium is and costs, and beneath it what this visitor can do about it. */
export function Offer({ children }: { children: ReactNode }) {
  const t = useT()
  const language = useLanguage()
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
      {children}
    </div>
  )
}
