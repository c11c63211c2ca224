import { ACCOUNT_EXPORT_PATH } from '@perinka/contract/accounts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refusal, request } from '../../shared/api/ask.ts'
import { failureText } from '../../shared/api/failure-text.ts'
import { useLanguage } from '../../shared/i18n/language.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Download, Trash } from '../../ui/icons.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { notify, notifyFailure } from '../../ui/notify.ts'

const DeleteAccountDialog = lazyDialog(async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog)

/** Everything can be taken along, and everything can go, what is paid for among it. */
export function DataCard({ isPaid }: { isPaid: boolean }) {
  const t = useT()
  const takeAlong = useExport()
  const [isDeleting, setDeleting] = useState(false)
  return (
    <Card title={t('settings.data')}>
      <p className="text-soft">{t('settings.exportText')}</p>
      <Button
        tone="quiet"
        size="sm"
        className="mt-3"
        icon={<Download />}
        busy={takeAlong.isPending}
        busyLabel={t('settings.exporting')}
        onClick={() =>
          takeAlong.mutate(undefined, {
            onSuccess: () => notify({ title: t('settings.exportBegun'), description: t('settings.exportBegunText') }),
            onError: (error) => notifyFailure(t('settings.exportFailed'), failureText(error)),
          })
        }
      >
        {t('settings.export')}
      </Button>
      <p className="mt-6 border-hairline border-t pt-5 text-soft">{t('settings.deleteText')}</p>
      <Button tone="danger" size="sm" className="mt-3" icon={<Trash />} onClick={() => setDeleting(true)}>
        {t('settings.delete')}
      </Button>
      {isDeleting && <DeleteAccountDialog isPaid={isPaid} onClose={() => setDeleting(false)} />}
    </Card>
  )
}

/**
 * Has the browser download everything the family has stored. Asked first whether it will come: a download that fails
 * would leave the parent with a broken file, and no page of ours to say why.
 */
function useExport() {
  const address = `${ACCOUNT_EXPORT_PATH}?language=${useLanguage()}`
  return useMutation({
    async mutationFn() {
      const answer = await request(address, { method: 'HEAD', accept: 'application/zip' })
      if (!answer.ok) throw await refusal(answer)
      const link = document.createElement('a')
      link.href = address
      link.download = ''
      link.click()
    },
  })
}
