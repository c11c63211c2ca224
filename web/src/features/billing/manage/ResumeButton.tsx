import { failureText } from '../../../shared/api/failure-text.ts'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { notify, notifyFailure } from '../../../ui/notify.ts'
import { useResume } from '../api/manage.ts'

/** A cancelled subscription goes on, as long as its period runs. */
export function ResumeButton() {
  const t = useT()
  const resume = useResume()
  return (
    <Button
      size="sm"
      busy={resume.isPending}
      busyLabel={t('manage.resuming')}
      onClick={() =>
        resume.mutate(undefined, {
          onSuccess: () => notify({ title: t('manage.resumed') }),
          onError: (error) => notifyFailure(t('manage.failed'), failureText(error)),
        })
      }
    >
      {t('manage.resume')}
    </Button>
  )
}
