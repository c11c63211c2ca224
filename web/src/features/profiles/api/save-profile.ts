import { calls } from '@perinka/contract/calls'
import type { Profile, ProfileWish } from '@perinka/contract/profiles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isGone } from '../../../shared/api/api-error.ts'
import { ask } from '../../../shared/api/ask.ts'
import { keys } from '../../../shared/query/keys.ts'

/** A new child, or, given `id`, changes to one: a birthday must not cost the stories. */
export function useSaveProfile(id: string | null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileWish): Promise<Profile> =>
      id ? ask(calls.updateProfile, { params: { id }, body }) : ask(calls.createProfile, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.profiles }),
    onError: (error) => isGone(error) && client.invalidateQueries({ queryKey: keys.profiles }),
  })
}
