import type { ReactNode } from 'react'
import type { CookieChoice } from '../../shared/consent/consent.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { buttonLook } from '../../ui/looks.ts'

interface BannerQuestionProps {
  onSave: (choice: CookieChoice) => void
  onDetails: () => void
  close: ReactNode
  policy: ReactNode
}

/** Yes and no weigh the same. */
export function BannerQuestion({ onSave, onDetails, close, policy }: BannerQuestionProps) {
  const t = useT()
  const all = (yes: boolean) => onSave({ analytics: yes, functional: yes })
  return (
    <>
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 pt-1 text-[0.9375rem] text-soft leading-snug">
          <strong className="text-ink">{t('consent.label')}.</strong> {t('consent.text')} {policy}
        </p>
        {close}
      </div>
      <div className="mt-3 flex flex-wrap gap-x-2 gap-y-1">
        <button
          type="button"
          className={`${buttonLook({ tone: 'quiet', size: 'sm' })} flex-1`}
          onClick={() => all(true)}
        >
          {t('consent.acceptAll')}
        </button>
        <button
          type="button"
          className={`${buttonLook({ tone: 'quiet', size: 'sm' })} flex-1`}
          onClick={() => all(false)}
        >
          {t('consent.rejectAll')}
        </button>
        <button
          type="button"
          className={`${buttonLook({ tone: 'bare', size: 'sm' })} max-sm:w-full`}
          onClick={onDetails}
        >
          {t('consent.settings')}
        </button>
      </div>
    </>
  )
}
