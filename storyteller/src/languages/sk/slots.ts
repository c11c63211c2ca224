import type { Roles } from '../../craft/pack.ts'
import { pastOfMany, pastTense } from './morphology/agreement.ts'
import { type Vocalised, vocalise } from './morphology/prepositions.ts'
import { presentOf, presentOfMany } from './morphology/verbs.ts'

/*
 * Slots of the Slovak frames:
 *   [hero] [hero.dat] [helper.ins] [friend] [child]     a name in a case. A case other than the nominative wants a way out for
 *   [helper] [Helper] [helper.full]                     the helper within a sentence by name alone (Vareška), at its beginning and where
 *                                                       asked with what it is (lodný kuchár Vareška).
 *   [hero.dat/deťom] [s hero.ins/spolu]                 a child whose gender nobody knows: the words after the slash stand instead.
 *   [našiel/nachádza] [helper:prišiel/prichádza]        past tense, written masculine, agrees by itself; present where the story
 *                                                       is told in the present because nobody knows the hero's gender.
 *   [sama/sám/] [friend:unavená/unavený/]               she / he / nobody knows, whatever the tense.
 *   [=svietilo/svieti]                                  past / present of things: the story's tense alone.
 *   [našiel] [helper:prišiel] [=svietilo]               the same with the present looked up in morphology/verbs.ts.
 *   [place] [place.v] [place.do] [place.z]              starý mlyn, v starom mlyne, do starého mlyna, zo starého mlyna
 *   [refrain] [wish] [theme] …                          words of the story.
 */

const NAME =
  /^(?:(s|z|k|v|o|od|do|pre|na|pri|za|u) )?(hero|helper|friend|child)(?:\.(nom|gen|dat|acc|loc|ins|full))?(?:\/(.*))?$/is
const VARIANTS = /^(?:(hero|helper|friend|child):)?(.*)$/s

/** Text for a slot, or undefined where it is unknown or would have to decline an undeclinable name. */
export function resolve(slot: string, roles: Roles): string | undefined {
  const named = NAME.exec(slot)
  if (named) return nameSlot(named, roles)
  if (/^place(?:\.|$)/i.test(slot)) return capitalAs(slot, roles.place[slot.split('.')[1] ?? 'name'])
  if (slot.startsWith('=')) return tense(options(slot.slice(1)), roles.hero.gender === 'neutral')
  const word = roles.words[slot] ?? roles.words[slot.slice(0, 1).toLowerCase() + slot.slice(1)]
  if (word !== undefined) return capitalAs(slot, word)
  const [, role, variants = ''] = VARIANTS.exec(slot) ?? []
  return variant((role ?? 'hero') as RoleName, options(variants), roles)
}

type RoleName = 'hero' | 'helper' | 'friend' | 'child'

function nameSlot(match: RegExpExecArray, roles: Roles): string | undefined {
  const [whole, preposition, role = 'hero', grammaticalCase = 'nom', fallback] = match
  const someone = roles[role.toLowerCase() as RoleName]
  if (!someone) return undefined
  const oblique = grammaticalCase !== 'nom' && grammaticalCase !== 'full'
  if (oblique && someone.gender === 'neutral') return fallback
  const whose = role === 'helper' && grammaticalCase !== 'full' ? nameAlone(someone.forms.name) : 0
  const name = (someone.forms[grammaticalCase] ?? someone.forms.name).split(' ').slice(whose).join(' ')
  const words = preposition ? `${fit(preposition, name)} ${name}` : name
  return capitalAs(whole, words)
}

/** Whom nobody calls by the name alone, and names that are no first names. */
const WITH_TITLE = /^(?:teta|ujo|strýko|babka|babička|baba|dedko|deduško|pani|pán|slečna)(?!\p{L})|(?:ová|á|ý)$/iu

/** Where the name alone begins in "lodný kuchár Vareška", in words. */
function nameAlone(full: string): number {
  const at = full.split(' ').findIndex((word) => /^\p{Lu}/u.test(word))
  return at < 0 || WITH_TITLE.test(full) ? 0 : at
}

function fit(preposition: string, name: string): string {
  const lower = preposition.toLowerCase()
  return 'szvk'.includes(lower) ? vocalise(lower as Vocalised, name) : lower
}

/** What the slashes part; a lone past tense brings its present along. */
function options(text: string): string[] {
  if (text.includes('/')) return text.split('/')
  const present = presentOf(text)
  return present === undefined ? [] : [text, present]
}

function tense([past, present]: string[], isPresent: boolean): string | undefined {
  return isPresent ? present : past
}

function variant(role: RoleName, parts: string[], roles: Roles): string | undefined {
  const someone = roles[role]
  if (!someone) return undefined
  if (someone.forms.many) return ofMany(parts, roles.hero.gender === 'neutral')
  const gender = someone.forms.neuter ? 'it' : someone.gender
  if (parts.length === 3) return gender === 'neutral' ? parts[2] : parts[gender === 'she' ? 0 : 1]
  if (parts.length !== 2) return undefined
  if (gender === 'neutral' || roles.hero.gender === 'neutral') return parts[1]
  return pastTense(parts[0] ?? '', gender)
}

/** Of twins: "prišli", "prichádzajú"; what only one could be is said as of somebody unknown. */
function ofMany(parts: string[], isPresent: boolean): string | undefined {
  if (parts.length === 3) return parts[2]
  const [past, present] = parts
  if (past === undefined || present === undefined) return undefined
  return isPresent ? presentOfMany(past, present) : pastOfMany(past)
}

function capitalAs(slot: string, text: string | undefined): string | undefined {
  if (text === undefined || !/^\p{Lu}/u.test(slot)) return text
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
