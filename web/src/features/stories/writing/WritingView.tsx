import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useT } from '../../../shared/i18n/use-t.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Lantern } from '../../../ui/Lantern.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Paragraph } from '../StoryText.tsx'
import { Scene } from '../scene/Scene.tsx'
import { saveScrollPosition } from './scroll-position.ts'
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

declare global {
  interface Window {
    /** Not yet in TypeScript's own types, nor in every browser. */
    CloseWatcher?: new () => EventTarget & { destroy(): void }
  }
}

/**
 * The phone's back button leaves the view. Where a browser knows close watchers (on Android), it leaves nothing else;
 * elsewhere it goes back a page as well, and the story is written on.
 */
function useBackLeaves(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const watcher = window.CloseWatcher ? new window.CloseWatcher() : null
    const leave = () => close()
    watcher?.addEventListener('close', leave)
    window.addEventListener('popstate', leave)
    return () => {
      watcher?.destroy()
      window.removeEventListener('popstate', leave)
    }
  }, [])
}

/** Paragraphs that come all at once appear one after another, those below the screen almost together. */
const STAGGER_MS = 200
const STAGGER_BELOW_MS = 50
const ON_SCREEN = 5

/** How many of `count` paragraphs to show now. The first, and one that was long awaited, at once. */
function useReveal(count: number): number {
  const [shown, setShown] = useState(() => (prefersStill() ? count : Math.min(count, 1)))
  const lastAt = useRef(0)
  useEffect(() => {
    if (shown >= count) return
    if (prefersStill()) return setShown(count)
    const wait = shown === 0 ? 0 : Math.max(0, lastAt.current + staggerOf(shown) - performance.now())
    const timer = setTimeout(() => {
      lastAt.current = performance.now()
      setShown(shown + 1)
    }, wait)
    return () => clearTimeout(timer)
  }, [shown, count])
  return Math.min(shown, count)
}

const staggerOf = (shown: number) => (shown < ON_SCREEN ? STAGGER_MS : STAGGER_BELOW_MS)

function prefersStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
