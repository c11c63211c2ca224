import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Lantern } from '../../../ui/Lantern.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Paragraph } from '../StoryText.tsx'
import { Scene } from '../scene/Scene.tsx'
import { saveScrollPosition } from './scroll-position.ts'
import { useBackLeaves } from './use-back-leaves.ts'
import { useReveal } from './use-reveal.ts'
import { progressOf, type Writing } from './writing.ts'
import { useWriting } from './writing-context.ts'

/** The whole screen while a story is written; the finished one takes over where the eye rests. */
export function WritingView({ writing, onClose }: { writing: Writing; onClose: () => void }) {
  const t = useT()
  const [path, navigate] = useLocation()
  const { leave } = useWriting()
  const shown = useReveal(writing.paragraphs.length)
  const isWhole = writing.phase === 'done' && shown === writing.paragraphs.length

  useBackLeaves(onClose)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the last paragraph is shown
  useEffect(() => {
    if (!isWhole || !writing.id) return
    saveScrollPosition(writing.id)
    navigate(pathOf(writing.id))
  }, [isWhole])
  // The view stays until the page beneath it is there.
  useLayoutEffect(() => {
    if (isWhole && writing.id && path === pathOf(writing.id)) leave()
  }, [isWhole, writing.id, path, leave])

  return (
    <Dialog
      full
      onClose={onClose}
      title={t(writing.kind === 'chapter' ? 'chapter.writing' : 'stories.writing.title')}
      footer={
        <Button tone="quiet" full onClick={onClose}>
          {t('stories.writing.close')}
        </Button>
      }
    >
      <article lang={writing.language}>
        <div className="aspect-video overflow-hidden rounded-card bg-card">
          {writing.id ? (
            <Scene
              seed={writing.id}
              theme={writing.theme}
              light={0.2 + 0.8 * progressOf(writing)}
              alive
              className="appears h-full w-full"
            />
          ) : (
            <div className="grid h-full place-items-center">
              <Lantern glow={0.2} className="h-24" />
            </div>
          )}
        </div>
        <h1 className="h1 mt-6 min-h-10">{writing.title ?? <Skeleton className="h-9 w-2/3" />}</h1>
        <div className="prose-story mt-6 grid gap-[1em]">
          {writing.paragraphs.slice(0, shown).map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is told by its place
            <Paragraph key={index} place={index} text={text} className="rises" />
          ))}
        </div>
        <Status writing={writing} />
      </article>
    </Dialog>
  )
}

const pathOf = (id: string) => `/story/${id}`

/** Speaks at the beginning, when the title is known and when the connection breaks; never paragraph by paragraph. */
function Status({ writing }: { writing: Writing }) {
  const t = useT()
  const lost = writing.phase === 'lost'
  const waiting =
    writing.phase === 'asking' ? t('stories.writing.lighting') : lost ? t('stories.writing.reconnecting') : ''
  const begun = writing.title && !lost ? t('stories.writing.begun', { title: writing.title }) : ''
  return (
    <div role="status" className="mt-6 text-soft">
      {waiting}
      {begun && <span className="sr-only">{begun}</span>}
    </div>
  )
}
