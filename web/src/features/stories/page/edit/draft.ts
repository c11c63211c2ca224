import type { Story } from '@perinka/contract/stories'
import { useState } from 'react'
import * as z from 'zod/mini'
import { loadForFamily, saveForFamily } from '../../../../shared/session/family-storage.ts'
import { isSameText, type StoryText } from './story-text.ts'

const Words = z.object({ title: z.string(), content: z.string() })
const Draft = z.object({ base: Words, text: Words })

/** What was typed and not saved, and the text that the edit began from. */
export interface Draft {
  base: StoryText
  text: StoryText
}

type Owned = Pick<Story, 'id' | 'userId'>

const keyOf = (id: string) => `draft.${id}`

/** Null where nothing waits to be saved. */
export function loadDraft({ id, userId }: Owned): Draft | null {
  try {
    const draft = Draft.parse(JSON.parse(loadForFamily(userId, keyOf(id)) ?? 'null'))
    return isSameText(draft.base, draft.text) ? null : draft
  } catch {
    return null
  }
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
