import { useEffect, useRef, useState } from 'react'
import { useT } from '../../shared/i18n/use-t.ts'
import { usePlayerState } from '../../shared/player/player.ts'
import { notify } from '../../ui/notify.ts'
import { FAILURE_TEXTS } from './failure-text.ts'

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
    notify({ title: t(title), description: t(text), tone: 'destructive' })
  }, [status, failure, t])

  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}
