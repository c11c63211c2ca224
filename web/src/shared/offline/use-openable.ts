import { useCallback } from 'react'
import { useServerAway } from '../api/reach.ts'
import { useKept } from './kept.ts'

/** Of a list of stories those that open now: all of them or, while the server is away, what this device keeps. */
export function useOpenable() {
  const isAway = useServerAway()
  const here = useKept((kept) => (isAway && kept.status === 'ready' ? kept.stored : null))
  return useCallback(
    <S extends { id: string }>(stories: S[]): S[] => (here ? stories.filter(({ id }) => here.has(id)) : stories),
    [here],
  )
}
