import { keep, keptOf } from '../../../shared/session/family-storage.ts'
import { WritingTask } from './writing-task.ts'

/** What outlives a reload: what was asked for, and the story on its way, if there is one. */
interface Remembered {
  task: WritingTask
  id: string | null
  /** Whether the parent was watching it being written. */
  isOpen: boolean
}

const KEPT = 'writing'

export function recall(userId: string): Remembered | null {
  try {
    const kept = JSON.parse(keptOf(userId, KEPT) ?? 'null')
    const task = WritingTask.safeParse(kept?.task)
    if (!task.success) return null
    return { task: task.data, id: typeof kept.id === 'string' ? kept.id : null, isOpen: kept.isOpen === true }
  } catch {
    return null
  }
}

/** The form as it was typed for a story that has not arrived. */
export function recallDraft(userId: string) {
  const task = recall(userId)?.task
  return task?.kind === 'story' ? task.form : null
}

/** Null forgets. Where the browser keeps nothing, the story still arrives in the list. */
export function remember(userId: string, what: Remembered | null): void {
  keep(userId, KEPT, what && JSON.stringify(what))
}
