import type { Gender } from '@perinka/contract/catalog'
import { EPICENE, FEMININE_IN_CONSONANT, FEMININE_IN_VOWEL, MASCULINE_IN_A, MASCULINE_IN_E_I_Y } from './name-lists.ts'

/** Grammatical gender as far as a name shows it; null where only the family can know. */
export type KnownGender = Exclude<Gender, 'neutral'> | null

/** The first word of a name, lower case: what decides for "Anna-Mária" and "Ján Pavol". */
function firstWord(name: string): string {
  return (
    name
      .normalize('NFC')
      .trim()
      .toLowerCase()
      .split(/[\s-]+/)[0] ?? ''
  )
}

/**
 * Guesses the grammatical gender from a first name, only where that is safe: lists first, then
 * -a feminine, -o or a consonant masculine. Names for both (Nikola, Alex, Andrea) and other endings
 * answer null: the story then keeps to neutral wording rather than be wrong about a child.
 */
export function genderOfName(name: string): KnownGender {
  const first = firstWord(name)
  if (EPICENE.has(first)) return null
  if (/ov[aá]$/i.test(name.trim()) && /\s/.test(name.trim())) return 'she'
  if (MASCULINE_IN_A.has(first) || MASCULINE_IN_E_I_Y.has(first)) return 'he'
  if (FEMININE_IN_CONSONANT.has(first) || FEMININE_IN_VOWEL.has(first)) return 'she'
  if (/[aá]$/.test(first)) return 'she'
  if (/[oó]$/.test(first)) return 'he'
  if (/[bcčdďfghjklľĺmnňpqrŕřsśštťvwxzž]$/.test(first)) return 'he'
  return null
}

/** What a parent set wins over the guess; neutral where neither is known. */
export function resolveGender(name: string, set: Gender | null): Gender {
  return set ?? genderOfName(name) ?? 'neutral'
}
