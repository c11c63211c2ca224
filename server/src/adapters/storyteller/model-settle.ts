import type { Check, Checked } from '@perinka/storyteller/prompt/check'
import { createParser, NotAStory } from '@perinka/storyteller/prompt/parse'
import { isRefusal } from '@perinka/storyteller/prompt/refusal'
import type { Prompts } from '@perinka/storyteller/prompt/write-prompt'
import { Failure } from '../../failure.ts'
import type { ModelClient } from './model-client.ts'
import type { Draft, Paragraph } from './model-course.ts'
import type { Moderator } from './model-moderation.ts'

interface Settling {
  client: ModelClient
  prompts: Prompts
  check: Check
  moderator: Moderator
  draft: Draft
  signal: AbortSignal
}

/** Paragraphs of one story that may be written anew: a model that needs more of it is not fit to tell. */
const MOST_REPAIRS = 6
/** Of them, for mere style. */
const MOST_SLIGHT = 2

/**
 * Answers each paragraph as it may be shown: as it came, or as the model wrote it anew, once. Fails with `content_review`
 * where it is not fit the second time either; throws `NotAStory` where the first one is an apology.
 */
export function settler({ client, prompts, check, moderator, draft, signal }: Settling) {
  let repairs = 0
  let slight = 0

  async function judge(raw: string): Promise<Checked> {
    const before = draft.paragraphs.at(-1)
    const checked = check(raw, before?.text ?? '')
    if (checked.text === null) return checked
    const isFit = await moderator.isParagraphFit(raw, before?.raw ?? draft.title ?? '')
    return isFit ? checked : { text: null, fault: 'unfit' }
  }

  return async function settle(raw: string): Promise<Paragraph> {
    if (draft.paragraphs.length === 0 && isRefusal(raw)) throw new NotAStory(raw)
    const first = await judge(raw)
    if (first.fault === null) return { raw, text: first.text }
    if (first.text !== null && ++slight > MOST_SLIGHT) return { raw, text: first.text }
    if (++repairs > MOST_REPAIRS) throw new Failure('content_review')
    const previous = draft.paragraphs.at(-1)?.raw ?? ''
    const again = paragraphOf(await client.ask(prompts.repair({ raw, previous, fault: first.fault }), signal))
    const second: Checked = again === '' ? { text: null, fault: 'leak' } : await judge(again)
    if (second.text !== null && (second.fault === null || first.text === null)) return { raw: again, text: second.text }
    if (first.text !== null) return { raw, text: first.text }
    throw new Failure('content_review')
  }
}

/** The paragraph of an answer that should hold nothing else, but may bring a title or a note. */
function paragraphOf(answer: string): string {
  const parser = createParser(true)
  const pieces = [...parser.push(answer), ...parser.end()]
  return pieces.flatMap(({ kind, text }) => (kind === 'paragraph' ? [text] : [])).join(' ')
}
