import { calls } from '@perinka/contract/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isGone } from '../../../shared/api/api-error.ts'
import { ask } from '../../../shared/api/ask.ts'
import { removeCopiesOfChild } from '../../../shared/offline/save-story.ts'
import { keys } from '../../../shared/query/keys.ts'

/** The child's stories go with the profile. */
export function useDeleteProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      // What another window has deleted already is deleted.
      await ask(calls.deleteProfile, { params: { id } }).catch((error) => {
        if (!isGone(error)) throw error
      })
    },
    onSuccess: (_, id) => {
      removeCopiesOfChild(id)
      return Promise.all([
        client.invalidateQueries({ queryKey: keys.profiles }),
        client.invalidateQueries({ queryKey: keys.stories }),
      ])
    },
  })
}
