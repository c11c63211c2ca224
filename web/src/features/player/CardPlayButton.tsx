import type { StorySummary } from '@perinka/contract/stories'
import { usePlayer, usePlayerState } from '../../shared/player/player.ts'
import { PlayButton } from './PlayButton.tsx'
import './player.css'

/** On a story's card: plays or pauses that story. It stands above the link that covers the card. */
export function CardPlayButton({ story }: { story: StorySummary }) {
  const player = usePlayer()
  const state = usePlayerState()
  if (!player) return null
  const status = state.story?.id === story.id ? state.status : 'idle'
  return <PlayButton status={status} title={story.title} onClick={() => player.send({ type: 'toggle', story })} />
}
