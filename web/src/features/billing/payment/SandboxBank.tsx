import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

/** Where a real bank would ask for a confirmation. Closing it refuses, as it does there. */
export function SandboxBank({ onAnswer }: { onAnswer: (approve: boolean) => void }) {
  const t = useT()
  return (
    <Dialog onClose={() => onAnswer(false)} title={t('sandbox.bankTitle')} description={t('sandbox.bankText')}>
      <div className="grid gap-3">
        <Button onClick={() => onAnswer(true)}>{t('sandbox.approve')}</Button>
        <Button tone="quiet" onClick={() => onAnswer(false)}>
          {t('sandbox.refuse')}
        </Button>
      </div>
    </Dialog>
  )
}
