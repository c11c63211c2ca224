import type { Narration } from '@perinka/contract/narration'
import { audioOf } from './audio-of.ts'
import type { Playback } from './playback.ts'
import type { Positions } from './positions.ts'
import { sentenceStart } from './sentences.ts'

const SAVE_EACH_S = 5
/** Whoever only looked in leaves the position where it was. */
const HEARD_S = 3
/** Whoever heard less than this, or all but this, begins anew. */
const EDGE_S = 10
/** One comes back a little before where one left: to the sentence that was spoken this long ago. */
const BACK_S = 2
/** And this far where nobody knows where sentences begin. */
const BLIND_BACK_S = 5

/** Saves where the family is in the story that it hears. */
export function positionTracker(positions: Positions, playback: Playback, time: () => number) {
  let begunAt = 0
  let savedAt = 0

  function save(): void {
    const { story, status, narration, isWhole, duration } = playback.state()
    const at = time()
    if (!story || status === 'failed' || !(Math.abs(at - begunAt) > HEARD_S)) return
    savedAt = at
    const position = positionToSave(at, isWhole ? duration : null, narration)
    if (position === null) positions.remove(story.id)
    else positions.save({ storyId: story.id, v: audioOf(story)?.v ?? null, at: position })
  }

  return {
    save,
    begin(at: number): void {
      begunAt = at
      savedAt = at
    },
    /** Saves, where it is some seconds since it last did. */
    tick(): void {
      if (Math.abs(time() - savedAt) > SAVE_EACH_S) save()
    },
    /** The story is gone, or its family: nothing of this visit is saved. */
    stop(): void {
      begunAt = Number.NaN
    },
  }
}

/** Where to go on another time, in seconds; null where that is the beginning. `duration`: null while nobody knows it. */
export function positionToSave(at: number, duration: number | null, narration: Narration | null): number | null {
  if (at < EDGE_S || (duration !== null && at > duration - EDGE_S)) return null
  return sentenceStart(narration, at - BACK_S) ?? at - BLIND_BACK_S
}
