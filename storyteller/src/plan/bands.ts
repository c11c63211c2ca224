import type { Language, StoryLength } from '@perinka/contract/catalog'
import type { ByTier, Range, Tier } from '../craft/measures.ts'
import { CRAFTS } from '../languages/crafts.ts'

/** Whole years, any number: younger than three reads as three, older than twelve as twelve. */
export function tierOf(age: number): Tier {
  if (age <= 4) return 0
  if (age <= 6) return 1
  return age <= 9 ? 2 : 3
}

/** Words of an English story by age band and length (publishers' guides, widened to the form's three lengths). */
const WORDS: Record<StoryLength, ByTier<Range>> = {
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

/** Least and most words of a whole story, words parted by spaces. */
export function wordBand(language: Language, tier: Tier, length: StoryLength): Range {
  const [least, most] = WORDS[length][tier]
  const { wordShare } = CRAFTS[language].measures
  return [Math.round(least * wordShare), Math.round(most * wordShare)]
}

/** Least and most words a sentence, on average over a story. */
export function sentenceBand(language: Language, tier: Tier): Range {
  return CRAFTS[language].measures.sentences[tier]
}

/** Least and most of the language's own score of readability. */
export function readabilityBand(language: Language, tier: Tier): Range {
  return CRAFTS[language].measures.readability[tier]
}

/** Most tries that end without success; small children keep only one in mind. */
export const MOST_TRIES: Record<StoryLength, ByTier<number>> = {
  short: [1, 1, 2, 2],
  medium: [1, 2, 2, 3],
  long: [1, 3, 3, 3],
}

/** How often the refrain is said between the beats, at most: the older the child, the sooner it tires. */
export const MOST_REFRAINS: ByTier<number> = [3, 2, 1, 1]

/** Most sentences of a paragraph before it is parted, and up to which neighbours are put together. */
export const MOST_SENTENCES: ByTier<number> = [3, 4, 5, 6]

/** Whether a value lies in a band, its ends included. */
export const within = (value: number, [least, most]: Range) => value >= least && value <= most
