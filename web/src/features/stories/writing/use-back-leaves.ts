import { useEffect } from 'react'

const MARK = 'writing'

/** Whether the page that is shown is a view's own place in the browser's history. */
export const isViewsPlace = (): boolean => history.state?.[MARK] === true

/**
 * Gives the view a place of its own in the browser's history: the phone's back button leaves the view, not the page beneath it
 * and never the app. However else the view is left, its place goes too.
 */
export function useBackLeaves(onClose: () => void): void {
  useEffect(() => {
    window.addEventListener('popstate', onClose)
    return () => window.removeEventListener('popstate', onClose)
  }, [onClose])
  useEffect(() => {
    // After a reload it is still there.
    if (!isViewsPlace()) history.pushState({ [MARK]: true }, '')
    return () => {
      if (isViewsPlace()) history.back()
    }
  }, [])
}
