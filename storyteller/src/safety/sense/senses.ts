import type { Concept } from '../../craft/concepts.ts'
import { sensesOf, type Words } from './lexicon.ts'

/** A sentence as the rules see it: what each of its words may mean. */
export interface Sentence {
  senses: readonly ReadonlySet<Concept>[]
  /** Where each concept stands, in order. */
  places: ReadonlyMap<Concept, readonly number[]>
}

/** The sentences of a flat text (see `flattened`) in which anything means something; `names` are its folded words that name somebody. */
export function sentencesOf(flat: string, lexicon: Words, names: ReadonlySet<string>): Sentence[] {
  return flat.split(' . ').flatMap((sentence) => {
    const words = sentence.split(' ').filter((word) => word !== '' && word !== '.')
    const senses = words.map((word, at) => {
      const meanings = sensesOf(words, at, lexicon)
      return names.has(word) ? new Set(meanings).add('named') : meanings
    })
    const places = new Map<Concept, number[]>()
    for (const [at, meanings] of senses.entries())
      for (const concept of meanings) {
        const known = places.get(concept)
        if (known) known.push(at)
        else places.set(concept, [at])
      }
    return places.size > 0 ? [{ senses, places }] : []
  })
}
