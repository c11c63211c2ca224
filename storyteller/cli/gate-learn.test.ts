import { describe, expect, test } from 'vitest'
import { featuresOf } from '../src/safety/learned/features.ts'
import { weighed } from '../src/safety/learned/unfit.ts'
import kept from '../src/safety/learned/weights.json' with { type: 'json' }
import { packed, unpacked } from '../src/safety/learned/weights.ts'
import { learned } from './learn.ts'
import { digestOfLearned } from './learned-sentences.ts'

const NOTHING_SAID = [{ reason: null, sentences: [] }]
const example = (text: string, isSo: boolean) => ({ features: featuresOf(text, NOTHING_SAID), isSo })
const EXAMPLES = [
  ...['a plum in the morning', 'two plums', 'plum cake', 'the plum tree'].map((text) => example(text, true)),
  ...['a pear in the morning', 'two pears', 'pear cake', 'the pear tree'].map((text) => example(text, false)),
]

describe('the weights of the gate', () => {
  test('were learned from the exams as they stand and are read: `npm run storyteller -- gate-learn` after any change', () => {
    expect(kept.learnedFrom).toBe(digestOfLearned())
  })

  test('tell apart what they were learned from, and what is like it', () => {
    const weights = learned(EXAMPLES)
    expect(weighed(featuresOf('a basket of plums', NOTHING_SAID), weights)).toBeGreaterThan(0)
    expect(weighed(featuresOf('a basket of pears', NOTHING_SAID), weights)).toBeLessThan(0)
  })

  test('are the same each time', () => {
    expect(learned(EXAMPLES)).toEqual(learned(EXAMPLES))
  })

  test('are hardly another for being kept in bytes', () => {
    const weights = learned(EXAMPLES)
    const read = unpacked(packed(weights))
    for (const { features } of EXAMPLES)
      expect(Math.abs(weighed(features, read) - weighed(features, weights))).toBeLessThan(0.1)
  })
})
