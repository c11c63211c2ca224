import type { SubscriptionStatus } from '@perinka/contract/billing'
import type { Story } from '@perinka/contract/stories'
import type { ParentClient } from './client.ts'
import { scriptedStoryteller } from './storyteller.ts'

/** A storyteller that can be held before a story's first paragraph. */
export function pausing() {
  let gate: PromiseWithResolvers<void> | null = null
  let begun = Promise.withResolvers<void>()
  const before = async (index: number) => {
    if (index !== 0 || !gate) return
    begun.resolve()
    await gate.promise
  }
  const written = {
    pause() {
      gate = Promise.withResolvers<void>()
      begun = Promise.withResolvers<void>()
    },
    begun: () => begun.promise,
    goOn: () => gate?.resolve(),
  }
  return { storyteller: scriptedStoryteller({ before }), written }
}

/** A story of the family's, for a series to begin with. */
export async function firstStory(
  parent: ParentClient,
  wish: Parameters<ParentClient['askForStory']>[0] = {},
): Promise<Story> {
  const { id } = (await (await parent.askForStory(wish)).json()) as { id: string }
  return read(parent, id)
}

/** A story as its family reads it. */
export const read = (parent: ParentClient, id: string) => parent.json<Story>('GET', `/api/stories/${id}`)
export const status = (parent: ParentClient) => parent.json<SubscriptionStatus>('GET', '/api/subscription/status')
export const askForChapter = (parent: ParentClient, id: string) =>
  parent.post(`/api/stories/${id}/generate-chapter`, {})
export const nextChapter = (parent: ParentClient, id: string, wish = {}) =>
  parent.json<{ id: string; chapter: Story }>('POST', `/api/stories/${id}/generate-chapter`, wish)
