import { calls } from '@perinka/contract/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { keys } from '../../../shared/query/client.ts'

export function useDeleteStory() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => ask(calls.deleteStory, { params: { id } }),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: keys.story(id) })
      return client.invalidateQueries({ queryKey: keys.stories, exact: true })
    },
  })
}
