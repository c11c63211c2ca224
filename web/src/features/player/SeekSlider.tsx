import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useT } from '../../shared/i18n/use-t.ts'
import { spokenTime } from './time-text.ts'

interface SeekSliderProps {
  at: number
  /** How far the audio reaches by now, and how far it will. */
  known: number
  total: number
  onSeek: (seconds: number) => void
}

const ARROW_S = 5

/** The browser's own range; while it is dragged the story plays on, and it moves once the thumb is let go. */
export function SeekSlider({ at, known, total, onSeek }: SeekSliderProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const max = Math.max(1, Math.round(total))
  const shown = Math.min(dragged ?? at, max)

  // React's onChange fires with every step of a drag; the element's own `change` when it ends.
  useEffect(() => {
    const range = input.current
    const commit = () => {
      onSeek(Math.min(Number(range?.value), known))
      setDragged(null)
    }
    range?.addEventListener('change', commit)
    return () => range?.removeEventListener('change', commit)
  }, [onSeek, known])

  function byArrow(event: KeyboardEvent) {
    const step = ARROWS[event.key]
    if (!step) return
    event.preventDefault()
    onSeek(Math.min(Math.max(0, at + step), known))
  }

  return (
    <input
      ref={input}
      type="range"
      min={0}
      max={max}
      step={1}
      value={shown}
      onChange={(event) => setDragged(Number(event.currentTarget.value))}
      onKeyDown={byArrow}
      aria-label={t('audio.seek')}
      aria-valuetext={t('audio.position', { at: spokenTime(shown, t), total: spokenTime(max, t) })}
      className="seek"
      style={{ '--heard': shown / max, '--known': Math.min(1, Math.ceil(known) / max) } as CSSProperties}
    />
  )
}

const ARROWS: Record<string, number> = {
  ArrowLeft: -ARROW_S,
  ArrowDown: -ARROW_S,
  ArrowRight: ARROW_S,
  ArrowUp: ARROW_S,
}
