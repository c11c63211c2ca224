import { useEffect, useRef, useState } from 'react'
import { useT } from '../../shared/i18n/use-t.ts'
import { type PlayerFailure, usePlayerState } from '../../shared/player/player.ts'
import { notifyFailure } from '../../ui/notify.ts'

/** Keys of the notice that each failure shows (specification, section 8). */
export const FAILURE_TEXTS: Record<PlayerFailure, { title: string; text: string }> = {
  making: { title: 'audio.generationFailed', text: 'audio.generationFailedText' },
  playback: { title: 'audio.playbackFailed', text: 'audio.playbackFailedText' },
  premium: { title: 'audio.premiumNeeded', text: 'audio.premiumNeededText' },
  too_long: { title: 'audio.generationFailed', text: 'audio.tooLongText' },
  unreachable: { title: 'audio.playbackFailed', text: 'audio.unreachableText' },
  too_many_streams: { title: 'audio.playbackFailed', text: 'audio.tooManyStreamsText' },
  too_many: { title: 'audio.generationFailed', text: 'audio.tooManyText' },
}

/** What the player says to those who do not look: that it begins, and, to everybody, that it failed. */
export function PlayerVoice() {
  const t = useT()
  const { story, status, failure } = usePlayerState()
  const [words, setWords] = useState('')
  const begun = useRef<string | null>(null)

  useEffect(() => {
    if (status === 'preparing') setWords(t('audio.preparing'))
    // Once a story: whoever presses pause and play hears the story itself.
    if (status === 'playing' && story && begun.current !== story.id) {
      begun.current = story.id
      setWords(t('audio.playing', { title: story.title }))
    }
    if (status === 'idle') {
      begun.current = null
      setWords('')
    }
  }, [status, story, t])

  useEffect(() => {
    if (status !== 'failed' || !failure) return
    const { title, text } = FAILURE_TEXTS[failure]
    setWords('')
    notifyFailure(t(title), t(text))
  }, [status, failure, t])

  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}
