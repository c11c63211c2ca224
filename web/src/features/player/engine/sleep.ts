import type { SleepChoice } from '../../../shared/player/player.ts'

const FADE_MS = 30_000
/** What is left of the loudness when the time is up: as good as silent, and reached evenly to the ear. */
const FADED_DB = -40
/** Where no end of a sentence comes, it stops all the same. */
const LATEST_MS = -30_000

export interface SleepTimer {
  choice(): SleepChoice
  choose(next: SleepChoice): void
  /** Whether sound is heard: only then does the time pass. */
  count(on: boolean): void
  /** Milliseconds since 1970; null while no minutes pass. */
  endsAt(): number | null
  /** 1, and from half a minute before the end on less and less. */
  level(): number
  /** `due`: the end of a sentence may be the end. `late`: it is one anyway. */
  stage(): 'off' | 'counting' | 'due' | 'late'
}

/** Counts minutes of sound by the clock, however seldom somebody looks. */
export function sleepTimer(now: () => number = Date.now): SleepTimer {
  let choice: SleepChoice = 'off'
  let left = 0
  let since: number | null = null

  const hasMinutes = () => typeof choice === 'number'
  const remaining = () => (since === null ? left : left - (now() - since))

  return {
    choice: () => choice,
    choose(next) {
      choice = next
      left = typeof next === 'number' ? next * 60_000 : 0
      if (since !== null) since = now()
    },
    count(on) {
      left = remaining()
      since = on ? now() : null
    },
    endsAt: () => (hasMinutes() && since !== null ? since + left : null),
    level() {
      if (!hasMinutes()) return 1
      const gone = 1 - Math.min(1, Math.max(0, remaining() / FADE_MS))
      return 10 ** ((FADED_DB * gone) / 20)
    },
    stage() {
      if (!hasMinutes()) return 'off'
      const ms = remaining()
      if (ms > 0) return 'counting'
      return ms > LATEST_MS ? 'due' : 'late'
    },
  }
}
