import type { Brief } from '@perinka/storyteller/brief'
import { isLongEnough, onceTold, type Steering, whileTold } from '@perinka/storyteller/prompt/steer'
import type { Prompt, Prompts } from '@perinka/storyteller/prompt/write-prompt'
import { Failure } from '../../failure.ts'
import type { AnswerEnd } from './model-client.ts'
import type { Draft } from './model-draft.ts'

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
