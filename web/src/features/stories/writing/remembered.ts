import { LanguageField, LengthField } from '@perinka/contract/fields'
import * as z from 'zod/mini'
import { loadForFamily, saveForFamily } from '../../../shared/session/family-storage.ts'

const AboutFields = { theme: z.string(), language: LanguageField, length: LengthField }

/** What a parent asked for: a story by the form, or the next chapter of a story. */
const WritingTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('story'), draft: z.unknown(), ...AboutFields }),
  // `seriesId`: the first story of the series.
  z.object({ kind: z.literal('chapter'), storyId: z.string(), seriesId: z.string(), ...AboutFields }),
])
export type WritingTask = z.infer<typeof WritingTask>

/** What outlives a reload: what was asked for, and the story on its way, if there is one. */
interface Remembered {
  task: WritingTask
  id: string | null
  /** Whether the parent was watching it being written. */
  isOpen: boolean
}

const STORAGE_KEY = 'writing'

export function recall(userId: string): Remembered | null {
  try {
    const stored = JSON.parse(loadForFamily(userId, STORAGE_KEY) ?? 'null')
    const task = WritingTask.safeParse(stored?.task)
    if (!task.success) return null
    return { task: task.data, id: typeof stored.id === 'string' ? stored.id : null, isOpen: stored.isOpen === true }
  } catch {
    return null
  }
}

/** Null forgets. Where the browser keeps nothing, the story still arrives in the list. */
export function remember(userId: string, what: Remembered | null): void {
  saveForFamily(userId, STORAGE_KEY, what && JSON.stringify(what))
}
