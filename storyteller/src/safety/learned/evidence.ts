import { LANGUAGES } from '@perinka/contract/catalog'
import type { Reason } from '../../craft/forbidden.ts'
import type { Reading } from '../judge.ts'
import { isForeign } from '../sense/language.ts'
import { meant, understood } from '../sense/understand.ts'
import { type Features, featuresOf } from './features.ts'

/** A part of a wish that is weighed by itself, so that a kind sentence before it cannot outweigh it. */
export interface Passage {
  /** What rules say of it. */
  reasons: readonly Reason[]
  features: Features
  /** How many words it has. */
  length: number
  /** Whether it is in a language of ours. */
  isOurs: boolean
  /** Whether it is the whole wish. */
  isWhole: boolean
}

/** Words of a passage at most: about what the sentences have that weights are learned from. */
const LONGEST = 32
/** Words that the next passage of a longer sentence begins later. */
const STEP = 16

/** The passages of a wish: each of its sentences, cut where they are long, and the whole where it is short. */
export function passagesOf({ all, names }: Reading): Passage[] {
  const flat = all.at(-1) ?? ''
  const sentences = flat
    .split(' . ')
    .map((sentence) => sentence.split(' ').filter((word) => word !== '' && word !== '.'))
  const words = sentences.reduce((sum, sentence) => sum + sentence.length, 0)
  const texts = new Set(sentences.length > 1 && words <= LONGEST ? [flat] : [])
  for (const sentence of sentences)
    for (let from = 0; from === 0 || from + STEP < sentence.length; from += STEP)
      texts.add(sentence.slice(from, from + LONGEST).join(' '))
  return [...texts].map((text) => passage(text, names, text === flat || texts.size === 1))
}

/** The whole of a wish as one passage, however long: what weights are learned from. */
export const wholeOf = ({ all, names }: Reading) => passage(all.at(-1) ?? '', names, true)

function passage(text: string, names: ReadonlySet<string>, isWhole: boolean): Passage {
  const said = LANGUAGES.map((language) => {
    const sentences = meant(text, language, names)
    return { sentences, reason: understood(sentences, language, true) }
  })
  return {
    reasons: said.flatMap(({ reason }) => reason ?? []),
    features: featuresOf(text, said),
    length: text.split(' ').length,
    isOurs: !isForeign(text),
    isWhole,
  }
}
