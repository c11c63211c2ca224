import type { Story } from '@perinka/contract/stories'
import { useState } from 'react'
import * as z from 'zod/mini'
import { parsed } from '../../../../shared/kept.ts'
import { loadForFamily, saveForFamily } from '../../../../shared/session/family-storage.ts'
import { isSameText } from './story-text.ts'

const Words = z.object({ title: z.string(), content: z.string() })
/** What was typed and not saved, and the text that the edit began from. */
const Draft = z.object({ base: Words, text: Words })
type Draft = z.infer<typeof Draft>

type Owned = Pick<Story, 'id' | 'userId'>

const keyOf = (id: string) => `draft.${id}`

/** Null where nothing waits to be saved. */
export function loadDraft({ id, userId }: Owned): Draft | null {
  const draft = parsed(loadForFamily(userId, keyOf(id)), Draft)
  return draft && !isSameText(draft.base, draft.text) ? draft : null
}

/** Outlives a reload and a closed window. */
export function saveDraft({ id, userId }: Owned, draft: Draft): void {
  saveForFamily(userId, keyOf(id), isSameText(draft.base, draft.text) ? null : JSON.stringify(draft))
}

export function removeDraft({ id, userId }: Owned): void {
  saveForFamily(userId, keyOf(id), null)
}

/** Whether there was a draft when the page opened; `check` looks again. */
export function useHasDraft(story: Owned): { hasDraft: boolean; check: () => void } {
  const [hasDraft, setHasDraft] = useState(() => loadDraft(story) !== null)
  return { hasDraft, check: () => setHasDraft(loadDraft(story) !== null) }
}
