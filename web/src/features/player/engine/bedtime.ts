import type { SleepChoice } from '../../../shared/player/player.ts'
import { sentenceEnd, sentenceStart } from './sentences.ts'
import { sleepTimer } from './sleep.ts'
import type { Store } from './store.ts'

interface BedtimeParts {
  store: Store
  now?: () => number
  on: {
    level(level: number): void
    /** Falls silent. `place`: seconds at which to go on another time, before the voice began to fade. */
    sleep(place: number | null): void
  }
}

export interface Bedtime {
  choose(next: SleepChoice): void
  count(on: boolean): void
  /** Looks at the clock. `time`: seconds into the story. */
  tick(time: number): void
}

/** The sleep timer at work: fades what sounds, and ends it with the sentence. */
export function createBedtime({ store, now, on }: BedtimeParts): Bedtime {
  const timer = sleepTimer(now)
  let fadesFrom: number | null = null
  let lastWord: number | null = null

  function choose(next: SleepChoice): void {
    timer.choose(next)
    fadesFrom = null
    lastWord = null
    on.level(timer.level())
    store.set({ sleep: next, sleepsAt: timer.endsAt() })
  }

  return {
    choose,
    count(isOn) {
      timer.count(isOn)
      store.set({ sleepsAt: timer.endsAt() })
    },
    tick(time) {
      const stage = timer.stage()
      if (stage === 'off') return
      const { status, narration } = store.state()
      const level = timer.level()
      if (level < 1) fadesFrom ??= time
      on.level(level)
      if (stage === 'counting') return
      const isReading = status === 'playing'
      if (isReading) lastWord ??= sentenceEnd(narration, time)
      if (isReading && stage === 'due' && lastWord !== null && time < lastWord) return
      const place = isReading && fadesFrom !== null ? (sentenceStart(narration, fadesFrom) ?? fadesFrom) : null
      on.sleep(place)
      choose('off')
    },
  }
}
