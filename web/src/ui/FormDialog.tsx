import { type ReactNode, type SubmitEventHandler, useId } from 'react'
import { useT } from '../shared/i18n/use-t.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface FormDialogProps {
  title: ReactNode
  /** Covers the whole screen. */
  full?: boolean
  onClose: () => void
  onSubmit: SubmitEventHandler<HTMLFormElement>
  /** What the submitting button says, and what it says meanwhile. */
  submit: ReactNode
  busy: boolean
  busyLabel: ReactNode
  /** The deed cannot be undone. */
  danger?: boolean
  children: ReactNode
}

/** A form in a dialog; its two buttons stay in sight however long the form is. */
export function FormDialog({
  title,
  full,
  onClose,
  onSubmit,
  submit,
  busy,
  busyLabel,
  danger,
  children,
}: FormDialogProps) {
  const t = useT()
  const formId = useId()
  return (
    <Dialog
      full={full}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            tone={danger ? 'danger' : 'lamp'}
            form={formId}
            className="flex-1"
            busy={busy}
            busyLabel={busyLabel}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-6">
        {children}
      </form>
    </Dialog>
  )
}
