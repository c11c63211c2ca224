import type { Brief, StoryEvent } from '@perinka/storyteller/brief'
import { isLongEnough, onceTold, type Steering, whileTold } from '@perinka/storyteller/prompt/steer'
import type { Prompt, Prompts } from '@perinka/storyteller/prompt/write-prompt'
import { Failure } from '../../failure.ts'
import type { AnswerEnd } from './model-client.ts'

/** How often a story that broke off, or did not begin, is asked for again. */
const RETRIES = 2

/** How an answer ended, or why we left it. */
export type Heard = AnswerEnd | 'garbled' | 'close' | 'cut'
export type Next = { ask: Prompt } | { end: 'told' | 'wound down' }

/** Decides what becomes of a story after each answer: another request, the end, or the end by the built-in storyteller. */
export function courseOf(brief: Brief, prompts: Prompts, draft: Draft) {
  const steered = new Set<Steering>()
  let isSofter = false
  let retries = RETRIES
  const course = () => ({ paragraphs: draft.texts(), steered })

  function steer(why: Steering): Next {
    steered.add(why)
    return { ask: prompts.goOn(why, draft.raws()) }
  }

  function again(): Next {
    if (retries-- === 0) throw new Failure('generation_failed')
    return { ask: draft.paragraphs.length === 0 ? prompts.story(isSofter) : prompts.goOn('broken', draft.raws()) }
  }

  function softer(): Next {
    if (isSofter) throw new Failure('content_refused')
    isSofter = true
    return { ask: draft.paragraphs.length === 0 ? prompts.story(true) : prompts.goOn('softer', draft.raws()) }
  }

  function onceOver(): Next {
    const turn = onceTold(course(), brief)
    if (turn === 'end') return { end: 'told' }
    if (turn === 'more') draft.takeBack()
    return steer(turn)
  }

  return {
    whileTold: () => whileTold(course(), brief),
    after(heard: Heard, isTimeUp: boolean): Next {
      if (heard === 'filtered') return softer()
      if (heard === 'close') return steer('close')
      if (heard === 'done') return onceOver()
      if (heard === 'cut' || isLongEnough(draft.texts(), brief)) return { end: 'wound down' }
      if (isTimeUp) throw new Failure('generation_failed')
      return again()
    },
  }
}

/** A paragraph as the model wrote it, with marks for names, and as it is read. */
export interface Paragraph {
  raw: string
  text: string
}

/**
 * What stands of a story. The last paragraph is held back until the next one stands, so that an end that came too soon
 * can still be taken out; the first is said at once, with the title.
 */
export interface Draft {
  title: string | null
  paragraphs: Paragraph[]
  /** What the model noted of its series; null until it has. */
  meta: string | null
  texts(): string[]
  raws(): string[]
  /** Says what has not been said yet; all of it where `isOver`. */
  say(isOver?: boolean): Generator<StoryEvent>
  /** Takes the held-back paragraph out. What was said stays. */
  takeBack(): void
}

export function createDraft(): Draft {
  let said = 0
  const draft: Draft = {
    title: null,
    paragraphs: [],
    meta: null,
    texts: () => draft.paragraphs.map(({ text }) => text),
    raws: () => draft.paragraphs.map(({ raw }) => raw),
    *say(isOver = false) {
      const most = isOver ? draft.paragraphs.length : Math.max(1, draft.paragraphs.length - 1)
      for (; said < Math.min(most, draft.paragraphs.length); said++) {
        if (said === 0) yield { kind: 'title', text: draft.title ?? '' }
        yield { kind: 'paragraph', text: draft.paragraphs[said]?.text ?? '' }
      }
    },
    takeBack() {
      draft.paragraphs.length = Math.max(said, draft.paragraphs.length - 1)
    },
  }
  return draft
}
