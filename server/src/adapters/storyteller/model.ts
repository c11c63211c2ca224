import { randomUUID } from 'node:crypto'
import type { Brief, StoryEvent } from '@perinka/storyteller/brief'
import { type Check, createCheck } from '@perinka/storyteller/prompt/check'
import { forModel } from '@perinka/storyteller/prompt/for-model'
import { hideNames } from '@perinka/storyteller/prompt/names'
import { createParser, NotAStory, type Piece } from '@perinka/storyteller/prompt/parse'
import { isRefusal } from '@perinka/storyteller/prompt/refusal'
import { freeTexts } from '@perinka/storyteller/prompt/wish-data'
import { createPrompts, type Prompt, untitled } from '@perinka/storyteller/prompt/write-prompt'
import { windDown } from '@perinka/storyteller/wind-down'
import type { ModelConfig } from '../../config/storyteller.ts'
import { Failure } from '../../failure.ts'
import type { Storyteller } from '../../ports/storyteller.ts'
import { createModelClient, type ModelClient, type ModelTimings } from './model-client.ts'
import { courseOf, createDraft, type Heard, type Next } from './model-course.ts'
import { finished } from './model-end.ts'
import { moderatorFor } from './model-moderation.ts'
import { settler } from './model-settle.ts'

const TIMINGS: ModelTimings = { idle: 20_000, total: 90_000 }
const LONGEST_TITLE = 100
/** Of the total time, what the telling may take; the rest is for judging what was told. */
const TELLING_SHARE = 0.85

/**
 * A model tells the story, paragraph by paragraph: each whole, checked and, where it fails, written anew once before it is
 * said; what was said stays said. Length and arc steer what is still to come (docs/decisions/017). A model that fails at
 * once has said nothing.
 */
export function modelStoryteller(config: ModelConfig, timings: Partial<ModelTimings> = {}): Storyteller {
  const within = { ...TIMINGS, ...timings }
  const client = createModelClient(config, within)
  return {
    adapter: 'model',
    model: config.model,
    async *tell(brief, asked) {
      const timeUp = AbortSignal.timeout(within.total)
      try {
        yield* tell(config.model, prepare(config, client, within, forModel(brief), AbortSignal.any([asked, timeUp])))
      } catch (error) {
        if (asked.aborted) throw asked.reason
        throw timeUp.aborted && !(error instanceof Failure) ? new Failure('generation_failed', { cause: error }) : error
      }
    },
  }
}

/** All that one telling needs; `late`: the time for telling is over, not yet that for judging what was told. */
function prepare(config: ModelConfig, client: ModelClient, within: ModelTimings, brief: Brief, signal: AbortSignal) {
  const late = AbortSignal.timeout(within.total * TELLING_SHARE)
  const telling = AbortSignal.any([signal, late])
  const delimiter = `=== ${randomUUID()} ===`
  const names = hideNames(brief)
  const prompts = createPrompts(brief, names, delimiter)
  const check = createCheck(brief, names, { instructions: prompts.instructions, delimiter })
  const moderator = moderatorFor({ config, client, timings: within }, prompts, signal)
  const draft = createDraft()
  const settle = settler({ client, prompts, check, moderator, draft, signal: telling })
  const course = courseOf(brief, prompts, draft)
  return { brief, client, late, telling, signal, names, prompts, check, moderator, draft, settle, course }
}

type Telling = ReturnType<typeof prepare>

async function* tell(model: string, told: Telling): AsyncGenerator<StoryEvent> {
  const { brief, names, prompts, check, moderator, draft, course } = told
  const wish = freeTexts(brief, names)
  if (wish !== '' && !(await moderator.isWishFit(wish))) throw new Failure('content_refused')
  let next: Next = { ask: prompts.story() }
  while ('ask' in next) {
    const heard = yield* hear(told, next.ask)
    next = course.after(heard, told.late.aborted)
  }
  const fellBack = next.end === 'wound down'
  if (!(await moderator.isStoryFit(draft.raws().join('\n\n')))) throw new Failure('content_review')
  yield* draft.say(true)
  const rest = fellBack ? windDown(brief) : []
  for (const text of rest) yield { kind: 'paragraph', text }
  yield finished(brief, {
    model,
    title: draft.title ?? untitled(brief.language),
    paragraphs: [...draft.texts(), ...rest],
    meta: draft.meta,
    moderation: moderator.passed(),
    fellBack,
    show: (text) => check(text, '').text,
  })
}

/** Hears one answer, as far as it is wanted. */
async function* hear(
  { brief, client, late, telling, signal, check, draft, settle, course }: Telling,
  prompt: Prompt,
): AsyncGenerator<StoryEvent, Heard> {
  if (draft.paragraphs.length === 0) draft.title = null
  const parser = createParser(draft.title !== null)
  const already = draft.paragraphs.length
  const fragments = client.stream(prompt, telling)
  const take = async (pieces: Piece[]) => {
    for (const { kind, text } of pieces) {
      if (kind === 'title') draft.title = titleOf(text, brief, check)
      else draft.paragraphs.push(await settle(text))
    }
  }
  try {
    let next = await fragments.next()
    for (; !next.done; next = await fragments.next()) {
      const before = draft.paragraphs.length
      await take(parser.push(next.value))
      if (draft.paragraphs.length === before) continue
      yield* draft.say()
      const turn = parser.meta() === null ? course.whileTold() : 'on'
      if (turn !== 'on') return turn
    }
    // A note means that the story before it is whole, even where the note itself was cut off.
    const end = parser.meta() === null ? next.value : 'done'
    if (end === 'done') await take(parser.end())
    if (end === 'length') await take(parser.cutOff())
    draft.meta = parser.meta() ?? draft.meta
    return end === 'done' && draft.paragraphs.length === already ? 'garbled' : end
  } catch (error) {
    if (error instanceof NotAStory) return isRefusal(error.opening) ? 'filtered' : 'garbled'
    if (late.aborted && !signal.aborted && !(error instanceof Failure)) return 'broken'
    throw error
  } finally {
    await fragments.return('broken')
  }
}

function titleOf(raw: string, { language }: Brief, check: Check): string {
  const title = check(raw, '').text ?? ''
  return title && title.length <= LONGEST_TITLE ? title : untitled(language)
}
