import type { Gender } from '@perinka/contract/catalog'
import type { CaseForms } from '../../../craft/names.ts'
import { adjective } from './adjectives.ts'
import { joinForms, undeclined } from './cases.ts'
import { declineFeminine } from './feminine.ts'
import { genderOfName } from './gender.ts'
import { declineMasculine } from './masculine.ts'
import { irregularNoun, type NounGender } from './nouns.ts'

/** Grammatical gender in which a story talks about somebody; neutral: nobody knows. */
export type PersonGender = NounGender | 'neutral'

/** Somebody's name with everything that a Slovak sentence needs to know of it. */
export interface DeclinedName {
  gender: PersonGender
  forms: CaseForms
}

/** Foreign first words that stay as they are: Super Mario → Super Maria. */
const STIFF = new Set(
  'super mega mini ultra king queen lady lord miss mister mr mrs sir big little baby don el la le de'.split(' '),
)
const LETTERS = /^\p{L}[\p{L}\p{M}'’]*$/u

function declineWord(word: string, gender: PersonGender): CaseForms {
  if (!LETTERS.test(word) || STIFF.has(word.toLowerCase())) return undeclined(word)
  if (gender === 'she') return declineFeminine(word)
  if (gender === 'he') return declineMasculine(word)
  return undeclined(word)
}

/**
 * Six forms of a child's first name in a known gender; in a neutral one every case reads as the
 * nominative, and sentences must use that alone. A hyphen joins two girls' names that both
 * decline (Anna-Mária → Anny-Márie) or a boy's of which the last does (Jean-Luc → Jean-Luca).
 */
export function declineFirstName(name: string, gender: Gender): CaseForms {
  const clean = name.normalize('NFC').trim()
  if (gender === 'neutral') return undeclined(clean)
  const parts = clean.split(/[\s-]+/)
  const separators = clean.match(/[\s-]+/g) ?? []
  const declined = parts.map((part, index) => {
    const stays = gender === 'he' && separators[index]?.includes('-')
    return stays ? undeclined(part) : (surname(part, index) ?? declineWord(part, gender))
  })
  return joinForms(declined, separators)
}

function surname(part: string, index: number): CaseForms | null {
  return index > 0 ? (adjective(part)?.forms ?? null) : null
}

/**
 * A character's name of one or more words, each in its own pattern and all in one case:
 * "výr Oliver" → "výra Olivera", "mačiatko Micka" → "mačiatka Micky". The gender is the first
 * noun's ("drak Max" is he); `set` is what the family said, null where they did not.
 */
export function declineCharacter(name: string, set: Gender | null = null): DeclinedName {
  const clean = name.normalize('NFC').trim()
  const parts = clean.split(/[\s-]+/)
  const separators = clean.match(/[\s-]+/g) ?? []
  const gender = set && set !== 'neutral' ? set : headGender(parts)
  if (set === 'neutral' || gender === 'neutral') return { gender: 'neutral', forms: undeclined(clean) }
  const declined = parts.map((part, index) => {
    if (separators[index]?.includes('-') && gender === 'he') return undeclined(part)
    const isBeast = BEAST.test(parts[index - 1] ?? '')
    return characterWord(part, gender, { isCompound: parts.length > 1, isHead: index === 0, isBeast })
  })
  return { gender, forms: joinForms(declined, separators) }
}

/** After a beast a name in -a stays feminine, after a man it declines like his: jednorožca Dúhy, trpaslíka Laktibradu. */
const BEAST =
  /^(?:pes|psík|kocúr\p{L}*|zaja[cč]\p{L}*|jednorož\p{L}+|drak|dráčik|dinosaur\p{L}*|kôň|koník|poník|medve\p{L}+|mac(?:o|ko)|slon\p{L}*|lev|levík|vlk|vlčko|ježko|krtko|škrečok|morčiak|papagáj\p{L}*|tučniak|delfín|slimák|myšiak|kohút\p{L}*|tiger|klokan|králik|bobor|jazvec|had|somár\p{L}*)$/iu

function characterWord(
  word: string,
  gender: PersonGender,
  { isCompound, isHead, isBeast }: { isCompound: boolean; isHead: boolean; isBeast: boolean },
): CaseForms {
  const known = irregularNoun(word) ?? (isCompound ? adjective(word) : null)
  if (known) return known.forms
  // After a masculine noun a name in -a declines like hrdina: trpaslík Laktibrada, trpaslíka Laktibradu.
  if (gender === 'he' && !isHead && !isBeast && /a$/i.test(word)) return declineWord(word, 'he')
  return declineWord(word, (isCompound && genderOfName(word)) || gender)
}

/** Gender of the first word that shows one; adjectives agree with the noun they stand before. */
function headGender(parts: readonly string[]): PersonGender {
  for (const part of parts) {
    if (STIFF.has(part.toLowerCase())) continue
    const known = irregularNoun(part)?.gender ?? (parts.length > 1 ? adjective(part)?.gender : null)
    const gender = known ?? genderOfName(part)
    if (gender) return gender
  }
  return 'neutral'
}
