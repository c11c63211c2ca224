import { calls } from '@perinka/contract/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isGone } from '../../../shared/api/api-error.ts'
import { ask } from '../../../shared/api/ask.ts'
import { keys } from '../../../shared/query/keys.ts'

export function useDeleteCharacter() {
  const client = useQueryClient()
  return useMutation({ mutationFn: remove, onSuccess: () => client.invalidateQueries({ queryKey: keys.characters }) })
}

/** A character that another tab was quicker to delete is gone, as was wished. */
async function remove(id: string): Promise<void> {
  try {
    await ask(calls.deleteCharacter, { params: { id } })
  } catch (error) {
    if (!isGone(error)) throw error
  }
}
