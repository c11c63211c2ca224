import type { Narration } from '@perinka/contract/narration'
import { keepUnasked, keptUnasked } from '../../../shared/session/unasked-storage.ts'
import { sentenceStart } from './sentences.ts'

const KEPT = 'places'
/** A family hears a few stories at a time; the oldest places give way. */
const MOST = 50
/** Whoever heard less than this, or all but this, begins anew. */
const EDGE_S = 10
/** One comes back a little before where one left: to the sentence that was spoken this long ago. */
const BACK_S = 2
/** And this far where nobody knows where sentences begin. */
const BLIND_BACK_S = 5

interface Place {
  storyId: string
  /** The narration in which it was; another voice has other times. */
  v: string | null
  at: number
}

/** Where a family has left each of its stories: on this device if it said yes to that, else in this tab. */
export interface Places {
  /** Seconds; 0 where the story was not begun, was heard to its end, or is read by another voice now. */
  of(storyId: string, v?: string | null): number
  keep(place: Place): void
  forget(storyId: string): void
}

export function createPlaces(userId: string): Places {
  const others = (storyId: string) => read(userId).filter((place) => place.storyId !== storyId)
  return {
    of(storyId, v) {
      const place = read(userId).find((kept) => kept.storyId === storyId)
      return place && (v === undefined || place.v === v) ? place.at : 0
    },
    keep(place) {
      keepUnasked(userId, KEPT, JSON.stringify([place, ...others(place.storyId)].slice(0, MOST)))
    },
    forget(storyId) {
      const left = others(storyId)
      keepUnasked(userId, KEPT, left.length > 0 ? JSON.stringify(left) : null)
    },
  }
}

/** Where to go on another time, in seconds; null where that is the beginning. `duration`: null while nobody knows it. */
export function placeToKeep(at: number, duration: number | null, narration: Narration | null): number | null {
  if (at < EDGE_S || (duration !== null && at > duration - EDGE_S)) return null
  return sentenceStart(narration, at - BACK_S) ?? at - BLIND_BACK_S
}

function read(userId: string): Place[] {
  try {
    const kept = JSON.parse(keptUnasked(userId, KEPT) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPlace) : []
  } catch {
    return []
  }
}

function isPlace(kept: unknown): kept is Place {
  const place = kept as Partial<Place> | null
  return typeof place?.storyId === 'string' && typeof place.at === 'number' && place.at >= 0
}
