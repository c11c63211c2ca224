import { type ReactNode, useState } from 'react'
import type { CookieChoice } from '../../shared/consent/consent.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { buttonLook } from '../../ui/button-look.ts'

interface BannerDetailsProps {
  choice: CookieChoice
  onSave: (choice: CookieChoice) => void
  onBack: () => void
  close: ReactNode
}

export function BannerDetails({ choice, onSave, onBack, close }: BannerDetailsProps) {
  const t = useT()
  const [{ functional, analytics }, setChosen] = useState(choice)
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h2 className="pt-1.5 font-semibold text-lg leading-snug">{t('consent.settings')}</h2>
        {close}
      </div>
      <div className="mt-1 grid gap-2">
        <Toggle label={t('consent.necessary')} hint={t('consent.necessaryText')} isOn isLocked />
        <Toggle
          label={t('consent.functional')}
          hint={t('consent.functionalText')}
          isOn={functional}
          onChange={(next) => setChosen({ analytics, functional: next })}
        />
        <Toggle
          label={t('consent.analytics')}
          hint={t('consent.analyticsText')}
          isOn={analytics}
          onChange={(next) => setChosen({ functional, analytics: next })}
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className={buttonLook({ tone: 'bare', size: 'sm' })} onClick={onBack}>
          {t('consent.back')}
        </button>
        <button
          type="button"
          className={`${buttonLook({ size: 'sm' })} flex-1`}
          onClick={() => onSave({ analytics, functional })}
        >
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
    <label className="flex items-start gap-3 rounded-field border-2 border-hairline bg-card/60 px-3 py-2 has-focus-visible:outline-3 has-focus-visible:outline-lamp">
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
