import { useT } from '../../../../shared/i18n/use-t.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'

/** Before what was typed is thrown away. */
export function DiscardChanges({ onClose, onDiscard }: { onClose: () => void; onDiscard: () => void }) {
  const t = useT()
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('edit.discardTitle')}
      description={t('edit.discardText')}
      confirm={t('edit.discard')}
      onConfirm={() => {
        onClose()
        onDiscard()
      }}
    />
  )
}
