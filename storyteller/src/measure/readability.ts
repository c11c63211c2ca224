import type { Language } from '@perinka/contract/catalog'
import { sentencesOf, tokensOf } from './text.ts'

/** Syllables of an English word by its vowel groups: silent e, -es and -ed taken away; at least 1. */
function englishSyllables(word: string): number {
  const bare = word.replace(/[’']s$/, '').replace(/[^a-z]/g, '')
  if (bare.length <= 3) return 1
  const trimmed = bare.replace(/(?:[^laeiouy]es|[^dt]ed|[^l]e)$/, (end) => end.charAt(0)).replace(/^y/, '')
  return Math.max(1, trimmed.match(/[aeiouy]{1,2}/g)?.length ?? 1)
}

/** Syllables of a Slovak word: vowels and diphthongs, and syllabic r or l between consonants; at least 1. */
function slovakSyllables(word: string): number {
  const vowels = word.match(/i[aeu]|ô|[aáäeéiíoóuúyý]/g)?.length ?? 0
  const syllabic = word.match(/(?<![aáäeéiíoóuúyýô])[rŕlĺ](?![aáäeéiíoóuúyýôrl])/g)?.length ?? 0
  return Math.max(1, vowels + (vowels === 0 || /[^aáäeéiíoóuúyýô][rŕlĺ][^aáäeéiíoóuúyýô]/.test(word) ? syllabic : 0))
}

export interface Readability {
  words: number
  sentences: number
  syllables: number
  /** Words a sentence. */
  sentenceLength: number
  /** Flesch–Kincaid grade in English (0.39·V + 11.8·S − 15.59); Mistrík's R in Slovak (50 − S·V·L/N, on 300 words). */
  score: number
}

/** How hard a text is. Empty text scores as one empty sentence. */
export function readability(text: string, language: Language): Readability {
  const tokens = tokensOf(text)
  const sentences = Math.max(1, sentencesOf(text).length)
  const syllablesOf = language === 'en' ? englishSyllables : slovakSyllables
  const syllables = tokens.reduce((sum, token) => sum + syllablesOf(token), 0)
  const words = Math.max(1, tokens.length)
  const sentenceLength = words / sentences
  const perWord = syllables / words
  const sample = tokens.slice(0, 300)
  const variety = new Set(sample).size / Math.max(1, sample.length)
  const score =
    language === 'en' ? 0.39 * sentenceLength + 11.8 * perWord - 15.59 : 50 - perWord * sentenceLength * variety
  return { words: tokens.length, sentences, syllables, sentenceLength, score: Math.round(score * 100) / 100 }
}
