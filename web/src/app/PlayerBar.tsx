import { MiniPlayer } from '../features/player/MiniPlayer.tsx'
import { PlayerVoice } from '../features/player/PlayerVoice.tsx'
import { Scene } from '../features/stories/scene/Scene.tsx'

/** What of the player stands on every page. */
export default function PlayerBar() {
  return (
    <>
      <MiniPlayer picture={({ id, theme }) => <Scene seed={id} theme={theme} className="h-full w-full" />} />
      <PlayerVoice />
    </>
  )
}
