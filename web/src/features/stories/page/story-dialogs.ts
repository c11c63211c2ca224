import { type RefObject, useRef, useState } from 'react'

export type StoryDialog = 'edit' | 'share' | 'making' | 'delete'

export interface Dialogs {
  open: StoryDialog | null
  show: (dialog: StoryDialog) => void
  close: () => void
  /** Around the menu's button. */
  menu: RefObject<HTMLSpanElement | null>
  focusMenu: () => void
}

/** The one dialog of a story's page that is open. */
export function useStoryDialogs(): Dialogs {
  const [open, setOpen] = useState<StoryDialog | null>(null)
  const menu = useRef<HTMLSpanElement>(null)
  // The item that opened a dialog is gone with its menu: the focus goes back to the menu's button.
  const focusMenu = () => {
    setTimeout(() => {
      const button = menu.current?.querySelector('button')
      if (document.activeElement === document.body) button?.focus({ preventScroll: true })
    })
  }
  return {
    open,
    menu,
    focusMenu,
    show: setOpen,
    close() {
      setOpen(null)
      focusMenu()
    },
  }
}
