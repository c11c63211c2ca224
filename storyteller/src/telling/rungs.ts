import type { Language, StoryLength } from '@perinka/contract/catalog'
import type { Range, Tier } from '../craft/measures.ts'
import { CRAFTS } from '../languages/crafts.ts'
import type { Rung } from './parse.ts'

/** Which of the two works on one idea is told. */
export type ReadingOf = 'young' | 'older'

export const RUNGS: readonly Rung[] = [1, 2, 3, 4]

/**
 * Least and most words of each rung in English: where the bands of two ages meet (plan/bands.ts), so that four rungs carry three lengths
 * for two ages.
 */
const WORDS: Record<ReadingOf, Record<Rung, Range>> = {
  young: { 1: [250, 280], 2: [320, 420], 3: [460, 610], 4: [740, 960] },
  older: { 1: [500, 560], 2: [900, 1000], 3: [1150, 1450], 4: [1550, 1950] },
}

/** Least and most words, as the language counts them. */
export function wordsOfRung(language: Language, reading: ReadingOf, rung: Rung): Range {
  const [least, most] = WORDS[reading][rung]
  const { wordShare } = CRAFTS[language].measures
  return [Math.round(least * wordShare), Math.round(most * wordShare)]
}

const RUNG: Record<StoryLength, readonly [Rung, Rung, Rung, Rung]> = {
  short: [1, 1, 1, 1],
  medium: [2, 3, 2, 2],
  long: [3, 4, 3, 4],
}

export const readingFor = (tier: Tier): ReadingOf => (tier < 2 ? 'young' : 'older')

/** The rung that a length is told on at an age. */
export const rungFor = (tier: Tier, length: StoryLength): Rung => RUNG[length][tier]

const LENGTHS = ['short', 'medium', 'long'] as const
/** The youngest and the oldest of each tier. */
const AGES: Record<Tier, Range> = { 0: [3, 4], 1: [5, 6], 2: [7, 9], 3: [10, 12] }

/** The tiers of a reading that hear this rung in some length, of those with an age that the telling is for. */
export function tiersOf(reading: ReadingOf, rung: Rung, [least, most]: Range): Tier[] {
  const tiers: Tier[] = reading === 'young' ? [0, 1] : [2, 3]
  return tiers.filter((tier) => {
    const [youngest, oldest] = AGES[tier]
    return oldest >= least && youngest <= most && LENGTHS.some((length) => rungFor(tier, length) === rung)
  })
}
