import type { Gender } from '@perinka/contract/catalog'
import { BOYS, EITHER, GIRLS } from './given-names.ts'

/** Endings that only one of the two has, whatever the name; a bare -a is not among them (Luca, Joshua, Jona). */
const GIRL_ENDING = /(?:ella|etta|ette|elle|ina|inka|enka|anka|uska|iana|ianna|alia|elia|ilia|isa|issa|ova)$/
const BOY_ENDING = /(?:islav|omir|imir|ard|bert|fred|rick|ander|ald|ius|inko|usko|olf)$/

/** Given name as the lists keep it: first word, lower case, without diacritics. */
function folded(name: string): string {
  const first = name.trim().split(/[\s-]+/)[0] ?? ''
  return first.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/ø/g, 'o')
}

/**
 * Gender by the given name, only where that is safe: a common name of one kind, else an ending of one kind. "neutral" for all
 * others, since a wrong pronoun is worse than a sentence without one.
 */
export function genderOf(name: string): Gender {
  const first = folded(name)
  if (EITHER.has(first)) return 'neutral'
  if (GIRLS.has(first)) return 'she'
  if (BOYS.has(first)) return 'he'
  if (first.length < 5) return 'neutral'
  if (GIRL_ENDING.test(first)) return 'she'
  return BOY_ENDING.test(first) ? 'he' : 'neutral'
}
