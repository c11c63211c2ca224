import type { Brief, Provenance, StoryEvent } from '@perinka/storyteller/brief'
import { calmArc, endsCalmly } from '@perinka/storyteller/measure/calm'
import { readability } from '@perinka/storyteller/measure/readability'
import { readabilityBand, sentenceBand, tierOf, within, wordBand } from '@perinka/storyteller/plan/bands'
import { bibleOf } from '@perinka/storyteller/prompt/bible'
import { misspeltName } from '@perinka/storyteller/prompt/cast-names'
import { traceOf } from '@perinka/storyteller/prompt/wish-data'
import { PROMPT_VERSION } from '@perinka/storyteller/prompt/write-prompt'
import { Failure } from '../../failure.ts'

/** Of the least words asked for. A short story that the model called finished is a story; this is no story at all. */
const LEAST_SHARE = 0.35

/** Checks that every paragraph of a model has passed when it is shown. */
const PASSED = ['markup', 'leak', 'language', 'avoids', 'safety']

interface Ending {
  model: string
  title: string
  paragraphs: string[]
  meta: string | null
  /** The moderation it passed; null where there was none. */
  moderation: string | null
  /** Whether the built-in storyteller wrote the end. */
  fellBack: boolean
  /** A text of the model as it may be kept, with its names; null where it may not. */
  show: (text: string) => string | null
}

/** The last thing said of a model's story: how it came to be, and what its series remembers. */
export function finished(brief: Brief, ending: Ending): StoryEvent {
  const { title, paragraphs } = ending
  const text = paragraphs.join('\n\n')
  const tier = tierOf(brief.child.age)
  const band = wordBand(brief.language, tier, brief.length)
  const { words, sentences, score, sentenceLength } = readability(text, brief.language)
  if (words < band[0] * LEAST_SHARE) throw new Failure('generation_failed')
  const measured: [check: string, passes: boolean][] = [
    // A misspelt name may stay where the second writing had it too.
    ['names', !paragraphs.some(misspeltName(brief))],
    ['length', within(words, band)],
    ['calm', endsCalmly(calmArc(text, brief.language))],
    ['sentences', within(sentenceLength, sentenceBand(brief.language, tier))],
    ['readability', within(score, readabilityBand(brief.language, tier))],
  ]
  const provenance: Provenance = {
    engine: 'model',
    model: ending.model,
    promptVersion: PROMPT_VERSION,
    checks: [
      ...PASSED,
      ...(ending.moderation ? [ending.moderation] : []),
      ...measured.flatMap(([check, passes]) => (passes ? [check] : [])),
    ],
    readability: { words, sentences, score },
    fellBack: ending.fellBack,
    // A model reads every word.
    unread: [],
    speakers: [],
  }
  const bible = bibleOf(ending.meta, { title, paragraphs }, brief, ending.show)
  return { kind: 'finished', provenance, bible, trace: traceOf(title, brief.theme.text) }
}
