import type { Brief } from '../brief.ts'
import {
  MOST_SENTENCES,
  type Range,
  READABILITY_BANDS,
  SENTENCE_BANDS,
  type Tier,
  tierOf,
  wordBand,
} from '../plan/bands.ts'

/** The numbers a model is asked to keep to, for one age, language and length. */
export interface Measures {
  age: number
  tier: Tier
  words: Range
  sentence: Range
  /** Flesch–Kincaid grade in English, Mistrík's R in Slovak. */
  readability: Range
  paragraphs: Range
  /** Most sentences of a paragraph. */
  sentences: number
  /** Most tokens of the whole answer, its note included. */
  tokens: number
}

/** Tokens a word, rounded up from what was measured: 1.31 at most in English, 2.40 in Slovak. */
const TOKENS_A_WORD = { en: 1.4, sk: 2.5 }
/** Room for the note, for reasoning that counts as output, and for a story that runs over. */
const SPARE_TOKENS = 1500

export function measuresOf({ language, length, child }: Brief): Measures {
  const tier = tierOf(child.age)
  const words = wordBand(language, tier, length)
  const sentence = SENTENCE_BANDS[language][tier]
  const sentences = MOST_SENTENCES[tier]
  const aParagraph = ((sentence[0] + sentence[1]) / 2) * Math.max(2, sentences - 1)
  return {
    age: child.age,
    tier,
    words,
    sentence: [Math.round(sentence[0]), Math.round(sentence[1])],
    readability: READABILITY_BANDS[language][tier],
    paragraphs: [Math.max(5, Math.round(words[0] / aParagraph)), Math.max(7, Math.round(words[1] / aParagraph))],
    sentences,
    tokens: Math.ceil(words[1] * 1.5 * TOKENS_A_WORD[language]) + SPARE_TOKENS,
  }
}
