import { LanguageField, LengthField } from '@perinka/contract/fields'
import * as z from 'zod/mini'
import { parsed } from '../../../shared/kept.ts'
import { loadForFamily, saveForFamily } from '../../../shared/session/family-storage.ts'

const AboutFields = { theme: z.string(), language: LanguageField, length: LengthField }

/** What a parent asked for: a story by the form, or the next chapter of a story. */
const WritingTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('story'), draft: z.unknown(), ...AboutFields }),
  // `seriesId`: the first story of the series.
  z.object({ kind: z.literal('chapter'), storyId: z.string(), seriesId: z.string(), ...AboutFields }),
])
export type WritingTask = z.infer<typeof WritingTask>

/** What outlives a reload: what was asked for, the story on its way, if there is one, and whether the parent was watching. */
const Remembered = z.object({ task: WritingTask, id: z.nullable(z.string()), isOpen: z.boolean() })
type Remembered = z.infer<typeof Remembered>

const STORAGE_KEY = 'writing'

export const recall = (userId: string) => parsed(loadForFamily(userId, STORAGE_KEY), Remembered)

/** Null forgets. Where the browser keeps nothing, the story still arrives in the list. */
export function remember(userId: string, what: Remembered | null): void {
  saveForFamily(userId, STORAGE_KEY, what && JSON.stringify(what))
}
