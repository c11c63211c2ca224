import { calls } from '@perinka/contract/calls'
import type { Gender } from '@perinka/contract/catalog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { keys } from '../../../shared/query/keys.ts'

/** Null: guessed from the name. Everything else stays as the server has it, whatever another tab has changed since. */
export function useChangeGender(id: string) {
  const client = useQueryClient()
  return useMutation({
    async mutationFn(grammaticalGender: Gender | null) {
      const now = (await ask(calls.listProfiles)).find((profile) => profile.id === id)
      if (!now) throw new Error('the child is gone')
      const { id: _, userId: __, createdAt: ___, ...wish } = now
      return ask(calls.updateProfile, { params: { id }, body: { ...wish, grammaticalGender } })
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.profiles }),
  })
}
