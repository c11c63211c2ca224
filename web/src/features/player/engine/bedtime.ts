import type { SleepChoice } from '../../../shared/player/player.ts'
import type { Playback } from './playback.ts'
import { sentenceEnd, sentenceStart } from './sentences.ts'

const FADE_MS = 30_000
/** What is left of the loudness when the time is up: as good as silent, and reached evenly to the ear. */
const FADED_DB = -40
/** Where no end of a sentence comes, it stops all the same. */
const LATEST_MS = -30_000

interface BedtimeParts {
  playback: Playback
  now?: () => number
  on: {
    level(level: number): void
    /** Falls silent. `at`: seconds at which to go on another time, before the voice began to fade. */
    sleep(at: number | null): void
  }
}

/**
 * The sleep timer: counts minutes of sound by the clock, however seldom somebody looks, fades what sounds, and ends it with
 * the sentence.
 */
export function createBedtime({ playback, now = Date.now, on }: BedtimeParts) {
  let left = 0
  let since: number | null = null
  let fadesFrom: number | null = null
  let lastWord: number | null = null

  const hasMinutes = () => typeof playback.state().sleep === 'number'
  const remaining = () => (since === null ? left : left - (now() - since))

  function show(sleep: SleepChoice): void {
    playback.learn({ sleep, sleepsAt: typeof sleep === 'number' && since !== null ? since + left : null })
  }

  /** 1, and from half a minute before the end on less and less. */
  function level(): number {
    if (!hasMinutes()) return 1
    const gone = 1 - Math.min(1, Math.max(0, remaining() / FADE_MS))
    return 10 ** ((FADED_DB * gone) / 20)
  }

  function choose(sleep: SleepChoice): void {
    left = typeof sleep === 'number' ? sleep * 60_000 : 0
    if (since !== null) since = now()
    fadesFrom = null
    lastWord = null
    show(sleep)
    on.level(level())
  }

  return {
    choose,
    /** Whether sound is heard: only then do the minutes pass. */
    count(isOn: boolean): void {
      left = remaining()
      since = isOn ? now() : null
      show(playback.state().sleep)
    },
    /** Looks at the clock. `time`: seconds into the story. */
    tick(time: number): void {
      if (!hasMinutes()) return
      const loudness = level()
      if (loudness < 1) fadesFrom ??= time
      on.level(loudness)
      if (remaining() > 0) return
      const { status, narration } = playback.state()
      const isReading = status === 'playing'
      if (isReading) lastWord ??= sentenceEnd(narration, time)
      if (isReading && remaining() > LATEST_MS && lastWord !== null && time < lastWord) return
      on.sleep(isReading && fadesFrom !== null ? (sentenceStart(narration, fadesFrom) ?? fadesFrom) : null)
      choose('off')
    },
  }
}
