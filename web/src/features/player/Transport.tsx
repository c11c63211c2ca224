import { SKIP_S, SPEEDS, type Speed } from '@perinka/contract/catalog'
import type { StorySummary } from '@perinka/contract/stories'
import { useCallback, useState } from 'react'
import { useLanguage } from '../../shared/i18n/language.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { usePlayer, usePlayerState } from '../../shared/player/player.ts'
import { Forward, Rewind, Sliders } from '../../ui/later-icons.tsx'
import { PlayButton } from './PlayButton.tsx'
import { SeekSlider } from './SeekSlider.tsx'
import { SleepLine } from './SleepField.tsx'
import { TransportButton } from './TransportButton.tsx'
import { clockTime, speedText } from './time-text.ts'
import { useStoryAudio } from './use-story-audio.ts'

const timeLook = 'min-w-[2.6em] flex-none text-[min(0.875rem,4vw)] text-soft tabular-nums'

/** Play, skip, speed and place; all else is behind the last button. */
export function Transport({ story, onMore }: { story: StorySummary; onMore: () => void }) {
  const t = useT()
  const player = usePlayer()
  const { speed } = usePlayerState()
  const { status, isLoaded, at, known, total, isTotalKnown } = useStoryAudio(story)
  const seek = useCallback(
    (seconds: number) => player?.send(isLoaded ? { type: 'seek', seconds } : { type: 'play', story, at: seconds }),
    [player, isLoaded, story],
  )
  const skip = (seconds: number) =>
    isLoaded ? player?.send({ type: 'skip', seconds }) : seek(Math.max(0, at + seconds))
  return (
    <>
      {isLoaded && <SleepLine />}
      <div className="flex items-center gap-[10px]">
        <span className={timeLook}>{clockTime(at)}</span>
        <SeekSlider at={at} known={known} total={total} onSeek={seek} />
        <span className={`${timeLook} text-right`}>
          {isTotalKnown ? clockTime(Math.round(total)) : t('audio.about', { minutes: Math.round(total / 60) })}
        </span>
      </div>
      <div className="mx-auto flex max-w-md items-center justify-between gap-[2px]">
        <SpeedButton speed={speed} onChange={(next) => player?.send({ type: 'speed', speed: next })} />
        <TransportButton
          label={t('audio.back', { seconds: SKIP_S })}
          icon={<Rewind className="transport-icon" />}
          onClick={() => skip(-SKIP_S)}
        />
        <PlayButton status={status} large onClick={() => player?.send({ type: 'toggle', story })} />
        <TransportButton
          label={t('audio.forward', { seconds: SKIP_S })}
          icon={<Forward className="transport-icon" />}
          onClick={() => skip(SKIP_S)}
        />
        <TransportButton label={t('audio.more')} icon={<Sliders className="transport-icon" />} onClick={onMore} />
      </div>
    </>
  )
}

/** Goes through the speeds, the slowest after the fastest, and says each. */
function SpeedButton({ speed, onChange }: { speed: Speed; onChange: (next: Speed) => void }) {
  const t = useT()
  const text = speedText(speed, useLanguage())
  const [wasChanged, setChanged] = useState(false)
  const label = t('audio.speed', { speed: text })
  return (
    <>
      <TransportButton
        label={label}
        icon={<span className="font-bold tabular-nums">{text}</span>}
        onClick={() => {
          setChanged(true)
          onChange(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1)
        }}
      />
      <span role="status" className="sr-only">
        {wasChanged ? label : ''}
      </span>
    </>
  )
}
