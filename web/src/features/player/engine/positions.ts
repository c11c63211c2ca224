import { loadUnasked, saveUnasked } from '../../../shared/session/unasked-storage.ts'

const STORAGE_KEY = 'places'
/** A family hears a few stories at a time; the oldest positions give way. */
const MOST = 50

interface Position {
  storyId: string
  /** The narration in which it was; another voice has other times. */
  v: string | null
  /** Seconds. */
  at: number
}

/** Where a family has left each of its stories: on this device if it said yes to that, else in this tab. */
export interface Positions {
  /** Seconds; 0 where the story was not begun, was heard to its end, or is read by another voice now. */
  of(storyId: string, v?: string | null): number
  save(position: Position): void
  remove(storyId: string): void
}

export function createPositions(userId: string): Positions {
  const others = (storyId: string) => load(userId).filter((position) => position.storyId !== storyId)
  return {
    of(storyId, v) {
      const position = load(userId).find((saved) => saved.storyId === storyId)
      return position && (v === undefined || position.v === v) ? position.at : 0
    },
    save(position) {
      saveUnasked(userId, STORAGE_KEY, JSON.stringify([position, ...others(position.storyId)].slice(0, MOST)))
    },
    remove(storyId) {
      const left = others(storyId)
      saveUnasked(userId, STORAGE_KEY, left.length > 0 ? JSON.stringify(left) : null)
    },
  }
}

function load(userId: string): Position[] {
  try {
    const saved = JSON.parse(loadUnasked(userId, STORAGE_KEY) ?? '[]')
    return Array.isArray(saved) ? saved.filter(isPosition) : []
  } catch {
    return []
  }
}

function isPosition(saved: unknown): saved is Position {
  const position = saved as Partial<Position> | null
  return typeof position?.storyId === 'string' && typeof position.at === 'number' && position.at >= 0
}
