/** Stays rung until somebody has heard it, so that nothing between two looks is missed. */
export interface Bell {
  ring(): void
  /** Settles once it rings, at once where it has rung or an end has come, or after `withinMs`. */
  rung(withinMs: number): Promise<void>
  /** Whoever leaves must unhang it: what it hangs on outlives it. */
  unhang(): void
}

/** A bell that `ends` ring too; `onUnhung` is told when it is taken down. */
export function createBell(ends: AbortSignal[], onUnhung: () => void): Bell {
  let isRung = false
  let hear = () => {}
  const ring = () => {
    isRung = true
    hear()
  }
  for (const end of ends) end.addEventListener('abort', ring)
  return {
    ring,
    unhang() {
      for (const end of ends) end.removeEventListener('abort', ring)
      onUnhung()
    },
    async rung(withinMs) {
      if (!isRung && !ends.some((end) => end.aborted)) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, withinMs)
          hear = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      isRung = false
    },
  }
}
