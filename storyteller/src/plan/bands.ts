import type { Language, StoryLength } from '@perinka/contract/catalog'

/** Age bands 3–4, 5–6, 7–9 and 10–12, by index: how a story is written for them. */
export type Tier = 0 | 1 | 2 | 3

/** Whole years, any number: younger than three reads as three, older than twelve as twelve. */
export function tierOf(age: number): Tier {
  if (age <= 4) return 0
  if (age <= 6) return 1
  return age <= 9 ? 2 : 3
}

export type Range = readonly [least: number, most: number]

/** Words of an English story by age band and length (publishers' guides, widened to the form's three lengths). */
const WORDS: Record<StoryLength, readonly [Range, Range, Range, Range]> = {
  short: [
    [170, 280],
    [250, 400],
    [380, 560],
    [500, 720],
  ],
  medium: [
    [300, 430],
    [450, 680],
    [700, 1000],
    [900, 1250],
  ],
  long: [
    [450, 620],
    [720, 980],
    [1100, 1500],
    [1500, 2000],
  ],
}

/** Slovak says the same in fewer words, having no articles. */
const SLOVAK_FACTOR = 0.85

/** Least and most words of a whole story, words parted by spaces. */
export function wordBand(language: Language, tier: Tier, length: StoryLength): Range {
  const [least, most] = WORDS[length][tier]
  if (language === 'en') return [least, most]
  return [Math.round(least * SLOVAK_FACTOR), Math.round(most * SLOVAK_FACTOR)]
}

export const SENTENCE_BANDS: Record<Language, readonly [Range, Range, Range, Range]> = {
  en: [
    [5.5, 9],
    [6.5, 11],
    [8, 13],
    [9, 15],
  ],
  sk: [
    [4.5, 8],
    [5.5, 9],
    [7, 11],
    [8, 13],
  ],
}

/** Flesch–Kincaid grade in English; Mistrík's R in Slovak, where only the lower bound counts. */
export const READABILITY_BANDS: Record<Language, readonly [Range, Range, Range, Range]> = {
  en: [
    [-3, 2.5],
    [0.5, 3.5],
    [1.5, 4.8],
    [2.5, 6],
  ],
  sk: [
    [38.5, 60],
    [37, 60],
    [35, 60],
    [33, 60],
  ],
}

/** Most tries that end without success; small children keep only one in mind. */
export const MOST_TRIES: Record<StoryLength, readonly [number, number, number, number]> = {
  short: [1, 1, 2, 2],
  medium: [1, 2, 2, 3],
  long: [1, 3, 3, 3],
}

/** How often the refrain is said between the beats, at most: the older the child, the sooner it tires. */
export const MOST_REFRAINS: readonly [number, number, number, number] = [3, 2, 1, 1]

/** Most sentences of a paragraph before it is parted, and up to which neighbours are put together. */
export const MOST_SENTENCES: readonly [number, number, number, number] = [3, 4, 5, 6]
