import type { StorySummary } from '@perinka/contract/stories'
import type { CSSProperties, ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useT } from '../../shared/i18n/use-t.ts'
import { usePlayer, usePlayerState } from '../../shared/player/player.ts'
import { Close } from '../../ui/icons.tsx'
import { PlayButton } from './PlayButton.tsx'
import { TransportButton } from './TransportButton.tsx'
import { useStoryAudio } from './use-story-audio.ts'
import './player.css'

/** Above the navigation while one looks at another page than the story's own. */
export function MiniPlayer({ picture }: { picture: (story: StorySummary) => ReactNode }) {
  const { story } = usePlayerState()
  const [path] = useLocation()
  if (!story || path.toLowerCase().startsWith(`/story/${story.id}`)) return null
  return <Bar story={story} picture={picture(story)} />
}

function Bar({ story, picture }: { story: StorySummary; picture: ReactNode }) {
  const t = useT()
  const player = usePlayer()
  const { status, at, total } = useStoryAudio(story)
  return (
    <section aria-label={t('audio.player')} data-foot className="player-dock">
      <div className="player-inside player-mini">
        <Link href={`/story/${story.id}`} className="flex min-w-0 flex-1 items-center gap-3 rounded-field">
          <span className="size-[max(44px,min(3rem,12vw))] shrink-0 overflow-hidden rounded-xl">{picture}</span>
          <span
            lang={story.language}
            className="line-clamp-2 font-display font-semibold text-[min(1.0625rem,5vw)] leading-tight"
          >
            {story.title}
          </span>
        </Link>
        <PlayButton status={status} onClick={() => player?.send({ type: 'toggle', story })} />
        <TransportButton
          label={t('audio.close')}
          icon={<Close className="transport-icon" />}
          onClick={() => player?.send({ type: 'close' })}
        />
      </div>
      <div
        aria-hidden="true"
        className="absolute inset-x-0 -top-[2px] h-[2px] origin-left scale-x-(--heard) bg-lamp"
        style={{ '--heard': at / Math.max(1, total) } as CSSProperties}
      />
    </section>
  )
}
