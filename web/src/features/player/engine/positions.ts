import * as z from 'zod/mini'
import { storyPlaces } from '../../../shared/session/story-places.ts'

/** `v`: the narration in which it was; another voice has other times. `at`: seconds. */
const Places = z.array(
  z.object({ storyId: z.string(), v: z.nullable(z.string()), at: z.number().check(z.nonnegative()) }),
)

export type Positions = ReturnType<typeof createPositions>

/** Where a family has left each of the stories that it hears. */
export function createPositions(userId: string) {
  const { of, save, remove } = storyPlaces(userId, 'places', Places)
  return {
    /** Seconds; 0 where the story was not begun, was heard to its end, or is read by another voice now. */
    of(storyId: string, v?: string | null): number {
      const position = of(storyId)
      return position && (v === undefined || position.v === v) ? position.at : 0
    },
    save,
    remove,
  }
}
