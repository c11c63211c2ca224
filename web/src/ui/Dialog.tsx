import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useT } from '../shared/i18n/use-t.ts'
import { IconButton } from './IconButton.tsx'
import { Close } from './icons.tsx'
import { useOpener } from './use-opener.ts'

interface DialogProps {
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Covers the whole screen. */
  full?: boolean
  children: ReactNode
  footer?: ReactNode
}

export const dialogLook = {
  shade: 'appears fixed inset-0 z-40 bg-shade',
  sheet:
    'rises fixed z-40 flex flex-col overflow-hidden border-hairline bg-card text-ink max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[94dvh] max-sm:rounded-t-card max-sm:border-t sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[90dvh] sm:w-full sm:max-w-md sm:rounded-card sm:border',
  full: 'appears fixed inset-0 z-40 flex flex-col overflow-hidden bg-ground text-ink',
}

/** The shade is our own: Radix' would write a style element to lock scrolling (see theme.css). */
export function Dialog({ onClose, title, description, full = false, children, footer }: DialogProps) {
  const t = useT()
  const { remember, focusAgain } = useOpener()
  // As wide as a page's own column, so that what moves from here to a page stays where it is.
  const column = full ? 'mx-auto w-full max-w-[44.3rem] px-(--margin)' : 'px-[min(1.5rem,8vw)]'
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <div className={dialogLook.shade} />
        <Radix.Content
          data-modal
          className={`outline-none ${full ? dialogLook.full : dialogLook.sheet}`}
          // The dialog itself, not its close button, whose tooltip would open with it.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            remember()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          onCloseAutoFocus={focusAgain}
          // Putting a notice away, which is gone by now, is no wish to leave the dialog and what was typed in it.
          onInteractOutside={(event) => {
            const { target } = event
            if (target instanceof Element && (!target.isConnected || target.closest('[data-toaster]')))
              event.preventDefault()
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className={`flex items-center justify-between gap-3 pt-4 pb-1 ${column}`}>
            <Radix.Title className="h2">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={t('common.close')} icon={<Close />} className="-mr-3" />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto">
            <div className={`pt-1 pb-6 ${column}`}>
              {description && <Radix.Description className="mb-4 text-soft">{description}</Radix.Description>}
              {children}
            </div>
          </div>
          {footer && (
            <footer data-foot className="border-hairline border-t">
              <div className={`flex flex-wrap gap-3 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] ${column}`}>
                {footer}
              </div>
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
