import type { StorySummary } from '@perinka/contract/stories'
import type { ComponentProps } from 'react'
import { useT } from '../../shared/i18n/use-t.ts'
import { isOn, type PlayerStatus, usePlayer, usePlayerState } from '../../shared/player/player.ts'
import { Pause, Play } from '../../ui/icons.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import './player.css'

interface PlayButtonProps extends ComponentProps<'button'> {
  status: PlayerStatus
  /** Named where the story's title does not stand right beside it. */
  title?: string
  large?: boolean
}

/** The lamp of the player. While a narration is got ready it glows, and a press calls it off. */
export function PlayButton({ status, title, large = false, ...rest }: PlayButtonProps) {
  const t = useT()
  const isBusy = isOn(status)
  const label = title
    ? t(isBusy ? 'audio.pauseTitle' : 'audio.playTitle', { title })
    : t(isBusy ? 'audio.pause' : 'audio.play')
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        data-status={status}
        className={`play-button ${large ? 'play-button-large' : ''}`}
        {...rest}
      >
        {isBusy ? <Pause /> : <Play />}
      </button>
    </Tooltip>
  )
}

/** On a story's card: plays or pauses that story. It stands above the link that covers the card. */
export function CardPlayButton({ story }: { story: StorySummary }) {
  const player = usePlayer()
  const state = usePlayerState()
  if (!player) return null
  const status = state.story?.id === story.id ? state.status : 'idle'
  return <PlayButton status={status} title={story.title} onClick={() => player.send({ type: 'toggle', story })} />
}
