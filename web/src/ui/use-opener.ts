import { useRef } from 'react'

/**
 * Gives the focus back to what opened a dialog: Radix knows only triggers of its own. Not where something else has taken
 * it meanwhile, a page that was left for, say.
 */
export function useOpener() {
  const opener = useRef<Element | null>(null)
  return {
    remember: () => {
      opener.current = document.activeElement
    },
    focusAgain: () => {
      const { current } = opener
      if (document.activeElement === document.body && current instanceof HTMLElement) {
        current.focus({ preventScroll: true })
      }
    },
  }
}
