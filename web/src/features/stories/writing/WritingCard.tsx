import { useEffect, useRef } from 'react'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { LateScene } from '../scene/LateScene.tsx'
import { progressOf } from './writing.ts'
import { useWriting } from './writing-context.ts'

/** On Home, while a story is written out of sight. */
export function WritingCard() {
  const t = useT()
  const { writing, isOpen, setOpen } = useWriting()
  const card = useRef<HTMLElement>(null)
  const isShown = writing !== null && !isOpen
  // Whoever sends the story into the background stands at the end of a long form: show where it went.
  useEffect(() => {
    if (isShown) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  if (!isShown) return null
  const heading = t(writing.kind === 'chapter' ? 'chapter.writing' : 'stories.writing.title')
  return (
    <section
      ref={card}
      aria-label={heading}
      className="appears scroll-mt-20 overflow-hidden rounded-card border-2 border-lamp bg-card"
    >
      <LateScene
        seed={writing.id ?? ''}
        theme={writing.theme}
        light={0.2 + 0.8 * progressOf(writing)}
        alive
        className="aspect-[5/2] w-full"
      />
      <div className="grid gap-3 p-5">
        <div>
          <h2 className="h2">{writing.title ?? heading}</h2>
          <p role="status" className="text-soft">
            {writing.phase === 'lost'
              ? t('stories.writing.reconnecting')
              : t('stories.writing.paragraphs', { count: writing.paragraphs.length })}
          </p>
        </div>
        <Button size="sm" onClick={() => setOpen(true)}>
          {t('stories.writing.open')}
        </Button>
      </div>
    </section>
  )
}
