import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Not yet in TypeScript's own types, nor in every browser. */
    CloseWatcher?: new () => EventTarget & { destroy(): void }
  }
}

/**
 * The phone's back button leaves the view. Where a browser knows close watchers (on Android), it leaves nothing else;
 * elsewhere it goes back a page as well, and the story is written on.
 */
export function useBackLeaves(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const watcher = window.CloseWatcher ? new window.CloseWatcher() : null
    const leave = () => close()
    watcher?.addEventListener('close', leave)
    window.addEventListener('popstate', leave)
    return () => {
      watcher?.destroy()
      window.removeEventListener('popstate', leave)
    }
  }, [])
}
