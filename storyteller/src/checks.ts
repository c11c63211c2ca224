import type { Brief, Provenance } from './brief.ts'
import { calmArc, endsCalmly } from './measure/calm.ts'
import { readability } from './measure/readability.ts'
import { readabilityBand, sentenceBand, tierOf, within, wordBand } from './plan/bands.ts'
import { wordsOf } from './realise/story.ts'
import { gateStory } from './safety/gate.ts'

/** What every story of ours is checked for, whoever told it, and the counts behind it. */
export interface Checked {
  passes: Readonly<Record<'safety' | 'length' | 'calm' | 'sentences' | 'readability', boolean>>
  readability: Provenance['readability']
}

/** Checks a told story for the child of the brief. */
export function checked(paragraphs: readonly string[], { language, length, child }: Brief): Checked {
  const text = paragraphs.join('\n\n')
  const tier = tierOf(child.age)
  const { words, sentences, score, sentenceLength } = readability(text, language)
  return {
    passes: {
      safety: gateStory(text, language).verdict !== 'refuse',
      length: within(wordsOf({ paragraphs }), wordBand(language, tier, length)),
      calm: endsCalmly(calmArc(text, language)),
      sentences: within(sentenceLength, sentenceBand(language, tier)),
      readability: within(score, readabilityBand(language, tier)),
    },
    readability: { words, sentences, score },
  }
}
