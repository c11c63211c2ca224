import { TITLE_PLACE } from '@perinka/contract/narration'
import type { Story } from '@perinka/contract/stories'
import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useT } from '../../../shared/i18n/use-t.ts'
import { usePlayer } from '../../../shared/player/player.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Close, Pause, Play, Plus } from '../../../ui/icons.tsx'
import { StoryText } from '../StoryText.tsx'
import { GoodNight } from './GoodNight.tsx'
import { type Reading, useReading } from './use-reading.ts'
import './reading.css'
import { Minus } from '../../../ui/later-icons.tsx'
import { useReadingPace } from './pace.ts'

interface ReadingModeProps {
  story: Story
  onClose: () => void
  /** The view is gone from the screen, and what opened it as well. */
  onClosed: () => void
}

/** The parent reads aloud: large words by candlelight that come by themselves, and nothing else. */
export function ReadingMode({ story, onClose, onClosed }: ReadingModeProps) {
  const t = useT()
  const [opener] = useState(() => document.activeElement)
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Content
          data-modal
          data-theme="candle"
          aria-describedby={undefined}
          className="reading appears outline-none"
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          onCloseAutoFocus={() => focusAgain(opener) || onClosed()}
        >
          <Radix.Title className="sr-only">{`${t('page.read')}: ${story.title}`}</Radix.Title>
          <Book story={story} onClose={onClose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Book({ story, onClose }: { story: Story; onClose: () => void }) {
  const t = useT()
  const player = usePlayer()
  const box = useRef<HTMLDivElement>(null)
  const thread = useRef<HTMLDivElement>(null)
  const reading = useReading(story, box, thread)

  // One voice at a time.
  useEffect(() => player?.send({ type: 'pause' }), [player])
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => press(reading, event) && event.preventDefault()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the space bar does it, and a button says so */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div ref={box} className="reading-box" onClick={(event) => isTap(event) && reading.toggle()}>
        <div className="reading-text">
          <p className="-mt-[2.5em] mb-[1em] text-base text-soft">{t('reading.hint')}</p>
          <div lang={story.language}>
            <h2 data-paragraph={TITLE_PLACE} className="mb-[0.6em] font-semibold text-[1.15em] leading-tight">
              {story.title}
            </h2>
            <StoryText content={story.content} />
          </div>
          <GoodNight story={story} onClose={onClose} />
        </div>
      </div>
      <IconButton
        label={t('common.close')}
        icon={<Close />}
        className="absolute top-[max(0.5rem,env(safe-area-inset-top))] right-[max(0.5rem,env(safe-area-inset-right))]"
        onClick={onClose}
      />
      <ReadingBar reading={reading} thread={thread} />
    </>
  )
}

function focusAgain(opener: Element | null): boolean {
  if (!(opener instanceof HTMLElement) || opener === document.body || !opener.isConnected) return false
  opener.focus({ preventScroll: true })
  return true
}

/** Not a click on a button, nor one that ends a selection of words. */
function isTap({ target }: MouseEvent): boolean {
  return !(target instanceof Element && target.closest('a, button')) && (getSelection()?.isCollapsed ?? true)
}

const STEPS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }
const PACE_KEYS: Record<string, -1 | 1> = { '-': -1, '+': 1 }

/** Space goes on and stops, the arrows go from paragraph to paragraph, plus and minus change the pace. */
function press(
  reading: Reading,
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> & Event,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const step = STEPS[event.key]
  const pace = PACE_KEYS[event.key]
  const isOnControl = event.target instanceof Element && event.target.closest('a, button') !== null
  if (step) reading.step(step)
  else if (pace) reading.changePace(pace)
  else if (event.key === ' ' && !isOnControl) reading.toggle()
  else return false
  return true
}

/** With large text, no larger than leaves the words between them their room. */
const button = 'max-h-[18vw] max-w-[18vw]'

/** At the foot, where a thumb is: how fast, and whether at all. */
function ReadingBar({ reading, thread }: { reading: Reading; thread: RefObject<HTMLDivElement | null> }) {
  const t = useT()
  const { readingPace } = useReadingPace()
  const { isGoing, toggle, changePace } = reading
  return (
    <div className="reading-bar" data-foot>
      <div
        ref={thread}
        aria-hidden="true"
        className="absolute inset-x-0 top-0 h-[2px] origin-left scale-x-(--read) bg-line"
      />
      <IconButton className={button} label={t('reading.slower')} icon={<Minus />} onClick={() => changePace(-1)} />
      <output className="min-w-0 max-w-[9.5rem] flex-1 text-center text-[0.9375rem] leading-tight tabular-nums">
        {t('reading.pace', { words: readingPace })}
      </output>
      <IconButton className={button} label={t('reading.faster')} icon={<Plus />} onClick={() => changePace(1)} />
      <IconButton
        className={button}
        label={t(isGoing ? 'reading.pause' : 'reading.go')}
        icon={isGoing ? <Pause /> : <Play />}
        onClick={toggle}
      />
    </div>
  )
}
