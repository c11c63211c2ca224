import { type ReactNode, useState } from 'react'
import type { CookieChoice } from '../../shared/consent/consent.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { buttonLook } from '../../ui/looks.ts'

interface BannerDetailsProps {
  choice: CookieChoice
  onSave: (choice: CookieChoice) => void
  onBack: () => void
  close: ReactNode
}

export function BannerDetails({ choice, onSave, onBack, close }: BannerDetailsProps) {
  const t = useT()
  const [chosen, setChosen] = useState(choice)
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h2 className="pt-1.5 font-semibold text-lg leading-snug">{t('consent.settings')}</h2>
        {close}
      </div>
      <div className="mt-1 grid gap-2">
        <Toggle label={t('consent.necessary')} hint={t('consent.necessaryText')} isOn isLocked />
        {(['functional', 'analytics'] as const).map((kind) => (
          <Toggle
            key={kind}
            label={t(`consent.${kind}`)}
            hint={t(`consent.${kind}Text`)}
            isOn={chosen[kind]}
            onChange={(next) => setChosen({ ...chosen, [kind]: next })}
          />
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className={buttonLook({ tone: 'bare', size: 'sm' })} onClick={onBack}>
          {t('consent.back')}
        </button>
        <button type="button" className={`${buttonLook({ size: 'sm' })} flex-1`} onClick={() => onSave(chosen)}>
          {t('consent.acceptSelected')}
        </button>
      </div>
    </>
  )
}

interface ToggleProps {
  label: string
  hint: string
  isOn: boolean
  isLocked?: boolean
  onChange?: (next: boolean) => void
}

function Toggle({ label, hint, isOn, isLocked = false, onChange }: ToggleProps) {
  return (
    <label className="cookie-toggle">
      <input
        type="checkbox"
        checked={isOn}
        disabled={isLocked}
        onChange={({ currentTarget }) => onChange?.(currentTarget.checked)}
        className="check mt-0.5 outline-none"
      />
      <span className="min-w-0 text-[0.9375rem] leading-snug">
        <span className="block font-semibold">{label}</span>
        <span className="block text-soft">{hint}</span>
      </span>
    </label>
  )
}
