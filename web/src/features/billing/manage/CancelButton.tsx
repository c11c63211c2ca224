import { useState } from 'react'
import { failureText } from '../../../shared/api/failure-text.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { fullDate } from '../../../shared/time/relative.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { notify, notifyFailure } from '../../../ui/notify.ts'
import { useCancel } from '../api/manage.ts'

/** Ends the subscription with its period, once the parent has read what that means. */
export function CancelButton({ periodEnd }: { periodEnd: string | null }) {
  const t = useT()
  const language = useLanguage()
  const cancel = useCancel()
  const [isAsking, setAsking] = useState(false)

  async function end() {
    try {
      await cancel.mutateAsync()
      notify({ title: t('manage.cancelled') })
    } catch (error) {
      notifyFailure(t('manage.failed'), failureText(error))
    }
    setAsking(false)
  }

  return (
    <>
      <Button tone="danger" size="sm" onClick={() => setAsking(true)}>
        {t('manage.cancel')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('manage.cancelTitle')}
        description={
          periodEnd ? t('manage.cancelText', { date: fullDate(periodEnd, language) }) : t('manage.cancelTextSoon')
        }
        dismiss={t('manage.keep')}
        confirm={t('manage.cancel')}
        onConfirm={end}
      />
    </>
  )
}
