import { AlertDialog as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { useT } from '../shared/i18n/use-t.ts'
import { Button } from './Button.tsx'
import { dialogLook } from './Dialog.tsx'
import { notify, notifyFailure } from './notify.ts'
import { useOpener } from './use-opener.ts'

interface ConfirmDialogProps {
  onClose: () => void
  title: ReactNode
  description: ReactNode
  /** What the confirming button says: the deed itself. */
  confirm: ReactNode
  /** What the other one says, where "Cancel" could be taken for the deed. */
  dismiss?: ReactNode
  /** The dialog stays open and busy meanwhile. */
  onConfirm: () => unknown
  /** Instead of closing the dialog once the deed is done. */
  onDone?: () => void
  /** What the notices say that follow. */
  done?: string
  failed?: string
  whyFailed?: (error: unknown) => string
}

export function ConfirmDialog({
  onClose,
  title,
  description,
  confirm,
  dismiss,
  onConfirm,
  ...after
}: ConfirmDialogProps) {
  const { onDone = onClose, done, failed, whyFailed } = after
  const t = useT()
  const { remember, focusAgain } = useOpener()
  const [busy, setBusy] = useState(false)

  // Busy from the very click on, so that the second one of a double click finds the button closed.
  async function doIt() {
    setBusy(true)
    try {
      await onConfirm()
      onDone()
      if (done) notify({ title: done })
    } catch (error) {
      onClose()
      if (failed) notifyFailure(failed, whyFailed?.(error))
    }
  }

  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <div className={dialogLook.shade} />
        <Radix.Content
          data-modal
          aria-modal="true"
          onOpenAutoFocus={remember}
          onCloseAutoFocus={focusAgain}
          className={`${dialogLook.sheet} gap-2 p-6`}
        >
          <Radix.Title className="h2">{title}</Radix.Title>
          <Radix.Description className="text-soft">{description}</Radix.Description>
          <div
            className={`mt-4 grid gap-3 pb-[env(safe-area-inset-bottom)] ${dismiss ? '' : 'grid-cols-[auto_minmax(0,1fr)]'}`}
          >
            <Radix.Cancel asChild>
              <Button tone="quiet">{dismiss ?? t('common.cancel')}</Button>
            </Radix.Cancel>
            <Button tone="danger" busy={busy} onClick={() => void doIt()}>
              {confirm}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
