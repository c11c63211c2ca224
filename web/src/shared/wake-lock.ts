interface WakeLock {
  want(on: boolean): void
}

/** Keeps the screen awake while it is wanted and looked at; browsers take the lock back with each hidden page. */
export function wakeLock(): WakeLock {
  let wanted = false
  let held: Promise<WakeLockSentinel | null> | null = null

  function take(): void {
    if (!wanted || held || document.visibilityState === 'hidden' || !('wakeLock' in navigator)) return
    // Refused with a low battery, say: the story goes on under a dark screen.
    const taking = navigator.wakeLock.request('screen').catch(() => null)
    held = taking
    void taking.then((lock) => {
      if (!lock) held = null
      lock?.addEventListener('release', () => {
        if (held === taking) held = null
      })
    })
  }

  return {
    want(on) {
      wanted = on
      if (on) {
        document.addEventListener('visibilitychange', take)
        return take()
      }
      document.removeEventListener('visibilitychange', take)
      void held?.then((lock) => lock?.release())
      held = null
    },
  }
}
