import { useEffect } from 'react'
import { useWriting } from '../features/stories/writing/writing-context.ts'
import { usePlayerState } from '../shared/player/player.ts'
import { setStoryUnderWay } from './releases.ts'

const HEARD = new Set(['preparing', 'playing', 'paused'])

/** While a story is written or heard, the app stays the one that it is. */
export function StoryUnderWay() {
  const { writing } = useWriting()
  const { status } = usePlayerState()
  const isUnderWay = writing !== null || HEARD.has(status)
  useEffect(() => setStoryUnderWay(isUnderWay), [isUnderWay])
  useEffect(() => () => setStoryUnderWay(false), [])
  return null
}
