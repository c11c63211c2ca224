import { randomUUID } from 'node:crypto'
import type { Brief, Told } from '@perinka/storyteller/brief'
import { readability } from '@perinka/storyteller/measure/readability'
import { bibleOf } from '@perinka/storyteller/prompt/bible'
import { createCheck } from '@perinka/storyteller/prompt/check'
import { measuresOf } from '@perinka/storyteller/prompt/measures'
import { hideNames } from '@perinka/storyteller/prompt/names'
import { createParser, NotAStory, type Piece } from '@perinka/storyteller/prompt/parse'
import { isRefusal } from '@perinka/storyteller/prompt/refusal'
import { PROMPT_VERSION, repairPrompt, storyPrompt, untitled } from '@perinka/storyteller/prompt/write-prompt'
import { Failure } from '../http/failure.ts'
import type { Storyteller } from '../ports/storyteller.ts'
import type { ModelConfig } from '../storyteller-config.ts'
import { createModelClient, type ModelTimings } from './model-client.ts'

const TIMINGS: ModelTimings = { idle: 20_000, total: 90_000 }
/** Of the least words asked for. A short story that the model called finished is a story; this is no story at all. */
const LEAST_SHARE = 0.35
const LONGEST_TITLE = 100

/**
 * A model tells the story, paragraph by paragraph. Each is held until it is whole, checked together
 * with the end of the one before, and written anew once where it fails; what was said stays said.
 * The title waits for the first paragraph, so that a model that fails at once has said nothing.
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
        yield* tell(brief, AbortSignal.any([asked, timeUp]))
      } catch (error) {
        if (asked.aborted) throw asked.reason
        throw timeUp.aborted && !(error instanceof Failure) ? new Failure('generation_failed', { cause: error }) : error
      }
    },
  }

  async function* tell(brief: Brief, signal: AbortSignal): AsyncGenerator<Told> {
    const delimiter = `=== ${randomUUID()} ===`
    const names = hideNames(brief)
    const check = createCheck(brief, names, delimiter)
    const story = { title: '', paragraphs: [] as string[] }
    let previous = ''

    /** The paragraph as it may be shown: as it came, or as the model wrote it anew. */
    async function settle(raw: string): Promise<string> {
      const first = check(raw, story.paragraphs.at(-1) ?? '')
      if (first.fault === null) return first.text
      const prompt = repairPrompt(brief, names, delimiter, { raw, previous, fault: first.fault })
      const again = (await client.ask(prompt, signal)).trim().replace(/\s+/g, ' ')
      const second = check(again, story.paragraphs.at(-1) ?? '')
      if (second.fault !== null || again === '') throw new Failure('content_review')
      return second.text
    }

    async function* say(pieces: Piece[]): AsyncGenerator<Told> {
      for (const piece of pieces) {
        if (piece.kind === 'title') {
          const title = check(piece.text, '').text ?? ''
          story.title = title && title.length <= LONGEST_TITLE ? title : untitled(brief.language)
          continue
        }
        const text = await settle(piece.text)
        previous = piece.text
        story.paragraphs.push(text)
        if (story.paragraphs.length === 1) yield { kind: 'title', text: story.title }
        yield { kind: 'paragraph', text }
      }
    }

    const parser = createParser()
    try {
      const fragments = client.stream(storyPrompt(brief, names, delimiter), signal)
      let next = await fragments.next()
      try {
        for (; !next.done; next = await fragments.next()) yield* say(parser.push(next.value))
      } finally {
        await fragments.return('cut off')
      }
      // A note means that the story before it is whole, even where the note itself was cut off.
      if (next.value !== 'done' && parser.meta() === null) throw new Failure('generation_failed')
      yield* say(parser.end())
    } catch (error) {
      if (error instanceof NotAStory)
        throw new Failure(isRefusal(error.opening) ? 'content_refused' : 'generation_failed')
      throw error
    }
    yield finished(brief, story, parser.meta(), names.reveal)
  }

  function finished(
    brief: Brief,
    story: { title: string; paragraphs: string[] },
    meta: string | null,
    reveal: (text: string) => string | null,
  ): Told {
    const measured = readability(story.paragraphs.join('\n\n'), brief.language)
    const [least, most] = measuresOf(brief).words
    if (measured.words < least * LEAST_SHARE) throw new Failure('generation_failed')
    const isInBand = measured.words >= least && measured.words <= most
    return {
      kind: 'finished',
      provenance: {
        engine: 'model',
        model: config.model,
        promptVersion: PROMPT_VERSION,
        checks: ['names', 'markup', 'language', 'avoids', 'safety', ...(isInBand ? ['length'] : [])],
        readability: { words: measured.words, sentences: measured.sentences, score: measured.score },
        fellBack: false,
      },
      bible: bibleOf(meta, story, brief, reveal),
      trace: [story.title, brief.theme.text],
    }
  }
}
