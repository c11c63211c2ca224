import { keep, keptOf } from '../../../shared/session/family-storage.ts'
import { StoryForm } from '../form/story-form.ts'

/** What outlives a reload: the wish as typed, and the story on its way, if there is one. */
interface Remembered {
  form: StoryForm
  id: string | null
  /** Whether the parent was watching it being written. */
  isOpen: boolean
}

const KEPT = 'writing'

export function recall(userId: string): Remembered | null {
  try {
    const kept = JSON.parse(keptOf(userId, KEPT) ?? 'null')
    const form = StoryForm.safeParse(kept?.form)
    if (!form.success) return null
    return { form: form.data, id: typeof kept.id === 'string' ? kept.id : null, isOpen: kept.isOpen === true }
  } catch {
    return null
  }
}

/** Null forgets. Where the browser keeps nothing, the story still arrives in the list. */
export function remember(userId: string, what: Remembered | null): void {
  keep(userId, KEPT, what && JSON.stringify(what))
}
