import { calls } from '@perinka/contract/calls'
import type { Story } from '@perinka/contract/stories'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isGone } from '../../../shared/api/api-error.ts'
import { ask } from '../../../shared/api/ask.ts'
import { removeStories } from '../../../shared/offline/save-story.ts'
import { keys } from '../../../shared/query/keys.ts'
import { saveParagraph } from '../reading/reading-position.ts'
import { removeDraft } from './edit/draft.ts'

/** Deletes a story for good, on this device too. */
export function useDeleteStory() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id }: Pick<Story, 'id' | 'userId'>) => {
      // What another window has deleted already is deleted.
      await ask(calls.deleteStory, { params: { id } }).catch((error) => {
        if (!isGone(error)) throw error
      })
    },
    onSuccess: (_, { id, userId }) => {
      void removeStories(userId, [id]).catch(() => {})
      removeDraft({ id, userId })
      saveParagraph({ id, userId }, null)
      client.removeQueries({ queryKey: keys.story(id) })
      // Chapters that were opened before may stand under another first one now.
      return client.invalidateQueries({ queryKey: keys.stories })
    },
  })
}
