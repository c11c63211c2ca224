import { MiniPlayer } from '../features/player/MiniPlayer.tsx'
import { PlayerVoice } from '../features/player/PlayerVoice.tsx'
import { LateScene } from '../features/stories/scene/LateScene.tsx'

/** What of the player stands on every page. */
export default function PlayerBar() {
  return (
    <>
      <MiniPlayer picture={({ id, theme }) => <LateScene seed={id} theme={theme} className="h-full w-full" />} />
      <PlayerVoice />
    </>
  )
}
