import type { Language } from '@perinka/contract/catalog'
import { CRAFTS } from '../languages/crafts.ts'
import { sentencesOf, tokensOf } from './text.ts'

export interface Readability {
  words: number
  sentences: number
  syllables: number
  /** Words a sentence. */
  sentenceLength: number
  /** By the language's own formula: see `MeasureCraft.score`. */
  score: number
}

/** How hard a text is. Empty text scores as one empty sentence. */
export function readability(text: string, language: Language): Readability {
  const tokens = tokensOf(text)
  const sentences = Math.max(1, sentencesOf(text).length)
  const craft = CRAFTS[language].measures
  const syllables = tokens.reduce((sum, token) => sum + craft.syllables(token), 0)
  const words = Math.max(1, tokens.length)
  const sentenceLength = words / sentences
  const perWord = syllables / words
  const sample = tokens.slice(0, 300)
  const variety = new Set(sample).size / Math.max(1, sample.length)
  const score = craft.score(sentenceLength, perWord, variety)
  return { words: tokens.length, sentences, syllables, sentenceLength, score: Math.round(score * 100) / 100 }
}
