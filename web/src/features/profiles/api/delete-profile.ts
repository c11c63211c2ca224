import { calls } from '@perinka/contract/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { forgetCopiesOfChild } from '../../../shared/offline/keep-story.ts'
import { keys } from '../../../shared/query/client.ts'

/** The child's stories go with the profile. */
export function useDeleteProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => ask(calls.deleteProfile, { params: { id } }),
    onSuccess: (_, id) => {
      forgetCopiesOfChild(id)
      return Promise.all([
        client.invalidateQueries({ queryKey: keys.profiles }),
        client.invalidateQueries({ queryKey: keys.stories }),
      ])
    },
  })
}
