import { calls } from '@perinka/contract/calls'
import { useQuery } from '@tanstack/react-query'
import { askOrRemember } from '../../../shared/offline/remembered-answer.ts'
import { keys } from '../../../shared/query/keys.ts'

export function useCharacters() {
  return useQuery({ queryKey: keys.characters, queryFn: ({ signal }) => askOrRemember(calls.listCharacters, signal) })
}
