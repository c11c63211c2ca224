import type { CaseForms } from '../../../craft/names.ts'
import { type Endings, formsOf } from './cases.ts'

/** Grammatical gender of a noun. A child's name is never neuter, but a "mačiatko" is. */
export type NounGender = 'she' | 'he' | 'it'

export interface Noun {
  gender: NounGender
  forms: CaseForms
}

const ANIMATE: Endings = ['a', 'ovi', 'a', 'ovi', 'om']
const THING: Endings = ['u', 'u', '', 'e', 'om']
const KOST: Endings = ['i', 'i', '', 'i', 'ou']
const MESTO: Endings = ['a', 'u', 'o', 'u', 'om']
const DIEVCA: Endings = ['ťa', 'ťu', '', 'ti', 'ťom']

/** Nouns whose gender or stem the ending hides: pes → psa, myš → myši, strom → stromu. */
const IRREGULAR: Record<string, readonly [gender: NounGender, stem: string, endings: Endings]> = {
  pes: ['he', 'ps', ANIMATE],
  orol: ['he', 'orl', ANIMATE],
  kôň: ['he', 'koň', ANIMATE],
  osol: ['he', 'osl', ANIMATE],
  kozol: ['he', 'kozl', ANIMATE],
  tiger: ['he', 'tigr', ANIMATE],
  majster: ['he', 'majstr', ANIMATE],
  bager: ['he', 'bagr', ANIMATE],
  obor: ['he', 'obr', ANIMATE],
  bobor: ['he', 'bobr', ANIMATE],
  strom: ['he', 'strom', THING],
  kvet: ['he', 'kvet', THING],
  vietor: ['he', 'vetr', THING],
  myš: ['she', 'myš', KOST],
  hus: ['she', 'hus', KOST],
  pani: ['she', 'pani', ['', '', '', '', '']],
  mesiac: ['he', 'mesiac', ['a', 'u', '', 'i', 'om']],
}

/** Young ones in -a: dieťa, zviera, šteňa. */
const YOUNG = new Set(
  'dieťa dievča zviera mláďa kura prasa jahňa kozľa vtáča mača šteňa levíča medvieďa žriebä'.split(' '),
)
/** Neuter nouns in -o that a character may be called by; their diminutives show by the ending. */
const NEUTER_O = new Set('slnko slniečko jablko autíčko auto srdiečko kolo vajíčko pierko zvieratko okienko'.split(' '))
const NEUTER_DIMINUTIVE = /(?:[iäčrn]at|iat|ät|át)ko$/

/** Declension of a common noun that the rules for names would get wrong; null where they are right. */
export function irregularNoun(word: string): Noun | null {
  const lower = word.toLowerCase()
  // A parent's word may be one that every object knows: "constructor".
  const found = Object.hasOwn(IRREGULAR, lower) ? IRREGULAR[lower] : undefined
  if (found) {
    const [gender, stem, endings] = found
    const initial = word.slice(0, 1) + stem.slice(1)
    return { gender, forms: formsOf(word, initial, endings) }
  }
  if (lower.endsWith('saurus')) return { gender: 'he', forms: formsOf(word, word.slice(0, -2), ANIMATE) }
  if (YOUNG.has(lower)) return { gender: 'it', forms: formsOf(word, word, DIEVCA) }
  if (NEUTER_O.has(lower) || NEUTER_DIMINUTIVE.test(lower)) {
    return { gender: 'it', forms: formsOf(word, word.slice(0, -1), MESTO) }
  }
  return null
}
