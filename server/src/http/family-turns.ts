import type { FailureCode } from '@perinka/contract/failures'
import type { Bounds } from '../config/bounds.ts'
import { Failure } from '../failure.ts'

/** Ends a turn; a second call does nothing. */
export type Leave = () => void

/** What each family (or each kind of thing of one: `whose`) may do so often at the same time, in this process: its memory and its
 * lines are what is bounded. */
export interface Turns {
  /** A turn at once, or the failure that tells to come back. */
  take(whose: string): Leave
  /** A turn when there is one; the failure where it takes too long. Whoever leaves (`signal`) waits no longer. */
  wait(whose: string, signal: AbortSignal): Promise<Leave>
}

interface TurnsSize {
  atOnce: number
  patienceMs: number
  refusal: FailureCode
  retryAfterSeconds: number
}

export function openTurns({ atOnce, patienceMs, refusal, retryAfterSeconds }: TurnsSize): Turns {
  const families = new Map<string, { taken: number; waiting: Set<() => void> }>()

  function leaving(whose: string): Leave {
    let isOver = false
    return () => {
      const family = families.get(whose)
      if (isOver || !family) return
      isOver = true
      const [next] = family.waiting
      if (next) {
        // The turn is handed on.
        family.waiting.delete(next)
        next()
      } else {
        family.taken -= 1
        if (family.taken === 0) families.delete(whose)
      }
    }
  }

  function tryTake(whose: string): Leave | null {
    const family = families.get(whose) ?? { taken: 0, waiting: new Set() }
    if (family.taken >= atOnce) return null
    family.taken += 1
    families.set(whose, family)
    return leaving(whose)
  }

  const refused = () => new Failure(refusal, { retryAfterSeconds })

  return {
    take(whose) {
      const leave = tryTake(whose)
      if (!leave) throw refused()
      return leave
    },
    async wait(whose, signal) {
      const leave = tryTake(whose)
      if (leave) return leave
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const waiting = families.get(whose)?.waiting.add(resolve)
      const giveUp = (failure: Failure) => {
        if (waiting?.delete(resolve)) reject(failure)
      }
      const hungUp = () => giveUp(new Failure('malformed', { cause: signal.reason }))
      const timer = setTimeout(() => giveUp(refused()), patienceMs)
      signal.addEventListener('abort', hungUp)
      await promise.finally(() => {
        clearTimeout(timer)
        signal.removeEventListener('abort', hungUp)
      })
      return leaving(whose)
    },
  }
}

/** A family's second list waits so long for its first. */
export const LIST_PATIENCE_MS = 5000
/** Players ask for pieces of one recording, and a phone saves several at a time. */
const RECORDINGS_A_STREAM = 3

/** All that families take turns at. */
export interface FamilyTurns {
  /** Answers that grow with what a family has. */
  lists: Turns
  /** Stories being told, and narrations heard while they are made. */
  streams: Turns
  /** Finished narrations on their way. */
  recordings: Turns
}

export function openFamilyTurns({ streams }: Bounds, listPatienceMs: number): FamilyTurns {
  const tooMany = { patienceMs: 0, refusal: 'too_many_streams', retryAfterSeconds: 15 } as const
  return {
    lists: openTurns({
      ...{ atOnce: 1, patienceMs: listPatienceMs },
      ...{ refusal: 'too_many_requests', retryAfterSeconds: Math.ceil(listPatienceMs / 1000) },
    }),
    streams: openTurns({ atOnce: streams, ...tooMany }),
    recordings: openTurns({ atOnce: RECORDINGS_A_STREAM * streams, ...tooMany }),
  }
}
