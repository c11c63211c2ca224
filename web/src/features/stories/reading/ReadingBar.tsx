import type { RefObject } from 'react'
import { useT } from '../../../shared/i18n/use-t.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Pause, Play, Plus } from '../../../ui/icons.tsx'
import { Minus } from '../../../ui/later-icons.tsx'
import { useReadingPace } from './pace.ts'
import type { Reading } from './use-reading.ts'

/** With large text, no larger than leaves the words between them their room. */
const button = 'max-h-[18vw] max-w-[18vw]'

/** At the foot, where a thumb is: how fast, and whether at all. */
export function ReadingBar({ reading, thread }: { reading: Reading; thread: RefObject<HTMLDivElement | null> }) {
  const t = useT()
  const { readingPace } = useReadingPace()
  const { isGoing, toggle, changePace } = reading
  return (
    <div className="reading-bar" data-foot>
      <div ref={thread} aria-hidden="true" className="reading-thread" />
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
