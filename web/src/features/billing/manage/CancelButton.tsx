import { useState } from 'react'
import { failureText } from '../../../shared/api/failure-text.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { fullDate } from '../../../shared/time/relative.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useCancel } from '../api/manage.ts'

/** Ends the subscription with its period, once the parent has read what that means. */
export function CancelButton({ periodEnd }: { periodEnd: string | null }) {
  const t = useT()
  const language = useLanguage()
  const cancel = useCancel()
  const [isAsking, setAsking] = useState(false)

  return (
    <>
      <Button tone="danger" size="sm" onClick={() => setAsking(true)}>
        {t('manage.cancel')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={t('manage.cancelTitle')}
          description={
            periodEnd ? t('manage.cancelText', { date: fullDate(periodEnd, language) }) : t('manage.cancelTextSoon')
          }
          dismiss={t('manage.keep')}
          confirm={t('manage.cancel')}
          onConfirm={() => cancel.mutateAsync()}
          done={t('manage.cancelled')}
          failed={t('manage.failed')}
          whyFailed={failureText}
        />
      )}
    </>
  )
}
