import { calls } from '@perinka/contract/calls'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../shared/api/ask.ts'
import { keys } from '../../../shared/query/client.ts'

export function useCharacters() {
  return useQuery({ queryKey: keys.characters, queryFn: ({ signal }) => ask(calls.listCharacters, { signal }) })
}
