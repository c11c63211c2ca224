import { calls } from '@perinka/contract/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { keys } from '../../../shared/query/client.ts'

export function useDeleteCharacter() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => ask(calls.deleteCharacter, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.characters }),
  })
}
