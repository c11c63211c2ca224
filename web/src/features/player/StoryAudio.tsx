import type { Story, StorySummary } from '@perinka/contract/stories'
import { useEffect, useRef, useState } from 'react'
import { useServerAway } from '../../shared/api/reach.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { isOn, type PlayerStatus, usePlayer, usePlayerState } from '../../shared/player/player.ts'
import { Button } from '../../ui/Button.tsx'
import { Play } from '../../ui/icons.tsx'
import { NeedsServer } from '../../ui/LoadFailed.tsx'
import { audioOf } from './engine/audio-of.ts'
import { ListeningDialog } from './ListeningDialog.tsx'
import { PlayerTrouble } from './PlayerTrouble.tsx'
import { RegenerateDialog } from './RegenerateDialog.tsx'
import { Transport } from './Transport.tsx'
import { usePlayerKeys } from './use-player-keys.ts'
import './player.css'
import { useLocation } from 'wouter'
import { firstOf } from '../../shared/series.ts'
import { useListening } from '../../shared/settings/listening.ts'
import { Lantern } from '../../ui/Lantern.tsx'

/** Listening to the story of the page. Once it is in the player, the controls wait at the thumb's end of the screen. */
export function StoryAudio({ story, mayRegenerate }: { story: Story; mayRegenerate: boolean }) {
  const t = useT()
  const player = usePlayer()
  const state = usePlayerState()
  const [asking, setAsking] = useState<'more' | 'regenerate' | null>(null)
  usePlayerKeys(story)
  useAutoplay(story)
  useFollowChapter(story)
  const status = state.story?.id === story.id ? state.status : 'idle'
  useReady(story, status)
  if (!player) return null

  const hasAudio = audioOf(story) !== null
  // The story still has what it had: it is the different version that did not come.
  const isOtherMissing = state.failure === 'making' && hasAudio && mayRegenerate
  const isDocked = status !== 'idle' && status !== 'failed'
  return (
    <section aria-label={t('audio.player')} className="mt-5">
      {isDocked && <ReadingLine story={story} />}
      {status === 'failed' && (
        <PlayerTrouble
          failure={state.failure ?? 'playback'}
          hasOther={hasAudio}
          onRetry={() => (isOtherMissing ? setAsking('regenerate') : player.send({ type: 'play', story }))}
        />
      )}
      {isDocked || hasAudio ? (
        <div data-foot={isDocked || undefined} className={isDocked ? 'player-dock' : 'player-card'}>
          <div className="player-inside">
            <Transport story={story} onMore={() => setAsking('more')} />
          </div>
        </div>
      ) : (
        status === 'idle' && <Generate onClick={() => player.send({ type: 'play', story })} />
      )}
      {asking === 'more' && (
        <ListeningDialog
          story={story}
          onClose={() => setAsking(null)}
          onRegenerate={mayRegenerate ? () => setAsking('regenerate') : undefined}
        />
      )}
      {asking === 'regenerate' && <RegenerateDialog story={story} onClose={() => setAsking(null)} />}
    </section>
  )
}

/** Whoever opens a story that was read aloud may press play any moment. */
function useReady(story: Story, status: PlayerStatus): void {
  const player = usePlayer()
  const audio = audioOf(story)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each audio, not with each change of the story
  useEffect(() => {
    if (status === 'idle') player?.ready(story)
  }, [player, story.id, audio?.address, audio?.duration, status])
}

function Generate({ onClick }: { onClick: () => void }) {
  const t = useT()
  const isAway = useServerAway()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button icon={<Play />} disabled={isAway} onClick={onClick}>
        {t('audio.generate')}
      </Button>
      {isAway ? <NeedsServer /> : <p className="text-[0.9375rem] text-soft">{t('audio.generateHint')}</p>}
    </div>
  )
}

/**
 * Opening a story that has been read aloud plays it, where this device is set so. It interrupts no other story, and leaves
 * alone what the parent has paused. A browser that starts no sound by itself keeps it paused.
 */
function useAutoplay(story: StorySummary): void {
  const player = usePlayer()
  const { autoplay } = useListening()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit, not with each change of the story
  useEffect(() => {
    if (!player || !autoplay || !audioOf(story)) return
    const now = player.state()
    if (!isOn(now.status) && now.story?.id !== story.id) player.send({ type: 'play', story })
  }, [player, story.id])
}

/** Whoever reads along turns the page with the voice: the next chapter's opens when its reading begins. */
function useFollowChapter(story: StorySummary): void {
  const { story: heard } = usePlayerState()
  const [, navigate] = useLocation()
  const wasHere = useRef(false)
  useEffect(() => {
    const isHere = heard?.id === story.id
    if (wasHere.current && heard && isLaterChapter(heard, story)) navigate(`/story/${heard.id}`)
    wasHere.current = isHere
  }, [heard, story, navigate])
}

function isLaterChapter(story: StorySummary, of: StorySummary): boolean {
  return firstOf(story) === firstOf(of) && story.chapterNumber > of.chapterNumber
}

/** Under the title, in place of the button that began it: who reads, or that the voice is on its way. */
function ReadingLine({ story }: { story: Story }) {
  const t = useT()
  const { status, narration } = usePlayerState()
  const { readAlong } = useListening()
  const isPreparing = status === 'preparing'
  const hasWords = narration?.paragraphs.some(({ words }) => words.length > 0) ?? false
  return (
    <div className="flex min-h-12 items-center gap-3">
      <Lantern glow={isPreparing ? 0.3 : 0.9} className={`h-11 shrink-0 ${isPreparing ? 'breathes' : ''}`} />
      <p className="text-[0.9375rem] text-soft leading-snug">
        {isPreparing ? (
          t('audio.preparing')
        ) : (
          <>
            {t('audio.readBy', { voice: t(`audio.voice.${narration?.voice ?? story.voice}`) })}
            {readAlong && hasWords && <span className="block">{t('audio.tapHint')}</span>}
          </>
        )}
      </p>
    </div>
  )
}
