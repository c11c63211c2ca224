import type { Story } from '@perinka/contract/stories'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { wakeLock } from '../../../shared/wake-lock.ts'
import { changeReading, currentReading, nextPace } from './pace.ts'
import { bringToSight, loadParagraph, saveParagraph } from './reading-position.ts'
import { type Scroller, scrollText } from './scroller.ts'

export interface Reading {
  isGoing: boolean
  toggle: () => void
  step: (way: -1 | 1) => void
  changePace: (way: -1 | 1) => void
}

/** The text in `box` goes by itself and the screen stays awake, until the story is over. */
export function useReading(
  story: Pick<Story, 'id' | 'userId'>,
  box: RefObject<HTMLElement | null>,
  thread: RefObject<HTMLElement | null>,
): Reading {
  const [isGoing, setGoing] = useState(true)
  const scroller = useRef<Scroller>(null)
  const [awake] = useState(wakeLock)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each story, whatever changes about it
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    let at = loadParagraph(story)
    const scrolling = scrollText({
      box: element,
      paragraph: at,
      pace: () => currentReading().readingPace,
      tell: {
        paragraph(place) {
          at = place
          saveParagraph(story, place)
          for (const lit of element.querySelectorAll('[data-now]')) lit.removeAttribute('data-now')
          element.querySelector(`[data-paragraph="${place}"]`)?.setAttribute('data-now', '')
        },
        progress: (part) => thread.current?.style.setProperty('--read', part.toFixed(4)),
        over() {
          setGoing(false)
          saveParagraph(story, null)
          awake.want(false)
        },
      },
    })
    scroller.current = scrolling
    scrolling.go(true)
    awake.want(true)
    return () => {
      scrolling.stop()
      awake.want(false)
      if (isReadThrough(element)) saveParagraph(story, null)
      // Once the page has its own place back.
      setTimeout(bringToSight, 0, story.id, at)
    }
  }, [story.id])

  function toggle(): void {
    scroller.current?.go(!isGoing)
    // Whoever stops to talk about a picture does not want the dark either.
    awake.want(true)
    setGoing(!isGoing)
  }

  return {
    isGoing,
    toggle,
    step: (way) => scroller.current?.step(way),
    changePace: (way) => changeReading({ readingPace: nextPace(currentReading().readingPace, way) }),
  }
}

/** With the last line in sight there is nothing left to come back to. */
function isReadThrough(box: HTMLElement): boolean {
  const last = [...box.querySelectorAll('[data-paragraph]')].at(-1)
  return last !== undefined && last.getBoundingClientRect().bottom < box.getBoundingClientRect().bottom
}
