import { calls } from '@perinka/contract/calls'
import type { CharacterWishInput } from '@perinka/contract/characters'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { askOrRemember } from '../../../shared/offline/remembered-answer.ts'
import { keys } from '../../../shared/query/keys.ts'

export function useCharacters() {
  return useQuery({ queryKey: keys.characters, queryFn: ({ signal }) => askOrRemember(calls.listCharacters, signal) })
}

export function useCreateCharacter() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CharacterWishInput) => ask(calls.createCharacter, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.characters }),
  })
}
