import type { Gender, PREDEFINED_CHARACTERS } from '@perinka/contract/catalog'
import type { CastMember } from '../brief.ts'
import type { Figure, Forms, Person, Pool } from '../pack.ts'
import { thingsIn } from '../wish/things.ts'
import { type DeclinedName, declineCharacter, declineFirstName } from './morphology/decline.ts'
import { genderOfName, resolveGender } from './morphology/gender.ts'
import { lexicon } from './things.ts'

/** The product's four, as Slovak children call them. */
const PREDEFINED: Record<(typeof PREDEFINED_CHARACTERS)[number]['key'], string> = {
  'captain-starlight': 'kapitán Hviezdik',
  'luna-fairy': 'víla Luna',
  'oliver-owl': 'výr Oliver',
  'sparkle-dragon': 'dráčik Iskrík',
}

/** Nouns of a description that tell the gender when the name does not: "Coco, naša biela mačka". */
const SHE_WORDS =
  /(?:mačk|sestr|kamarátk|víl|princezn|líšk|dievč|bábik|žabk|myšk|sov|kobyl|fenk|korytnačk|slečn|ona(?!\p{L}))/u

/** How a description begins that says what somebody does, not who it is. */
const VERBS =
  /^(?:má|nemá|je|nie je|vie|nevie|rád|rada|rado|miluje|chce|býva|lieta|spí|vždy|nikdy|sa|si|veľmi|pomáha|bojí|nosí|žije|hrá)(?!\p{L})/iu

/** Where a description stops calling somebody something and begins to tell of others. */
const CALLED_BEFORE = /[,.;\n]|(?<!\p{L})(?:s|so|od|z|zo|pre|čo|ktor\p{L}+)(?!\p{L})/u

/** A declined name as the frames' forms; a neuter noun is marked, because persons of a story are she, he or neutral. */
function formsOf({ gender, forms }: DeclinedName): Forms {
  return gender === 'it' ? { name: forms.nom, ...forms, neuter: 'yes' } : { name: forms.nom, ...forms }
}

/** A child of the family: the parent's word first, then the name where it is safe, else neutral. */
export function child(name: string, set: Gender | null): Person {
  const gender = resolveGender(name, set)
  const forms = declineFirstName(name, gender)
  return { forms: { name: forms.nom, ...forms }, gender, isChild: true }
}

/** Somebody of the cast. An invented friend of unknown gender is talked about as he, like every "kamarát"; a sibling never. */
export function person(member: CastMember): Person {
  if (member.kind === 'sibling') return { ...child(member.name, member.gender), isChild: false }
  const name = member.key ? PREDEFINED[member.key] : member.name
  const declined = declineCharacter(name, member.gender ?? guessFrom(member))
  const gender = declined.gender === 'it' || declined.gender === 'neutral' ? 'he' : declined.gender
  return { forms: formsOf(declined), gender, isChild: false }
}

function guessFrom(member: CastMember): Gender | null {
  if (member.key) return null
  const says = (member.description ?? '').toLowerCase()
  // Only what the description calls somebody; "má sestru" and "bojí sa mačky" tell of others.
  const [called = ''] = says.split(CALLED_BEFORE)
  if (!VERBS.test(says) && SHE_WORDS.test(called) && genderOfName(member.name) !== 'she') return 'she'
  return declineCharacter(member.name).gender === 'neutral' ? 'he' : null
}

/** Author's shorthand for a figure of a content pack: its forms and gender come from its name. */
export function figure(id: string, name: string, meet: Pool, rest: Pool): Figure {
  const declined = declineCharacter(name)
  if (declined.gender !== 'she' && declined.gender !== 'he') throw new Error(`No gender for the figure ${name}`)
  return { id, forms: formsOf(declined), gender: declined.gender, meet, rest }
}

/** Names joined as Slovak joins them, "víla Luna, výr Oliver a dráčik Iskrík", and what agrees with them: girls alone are "všetky". */
export function company(people: readonly Person[]): Record<string, string> {
  const all = people.map((someone) => someone.forms.name)
  const last = all.at(-1) ?? ''
  const friends = all.length < 2 ? last : `${all.slice(0, -1).join(', ')} a ${last}`
  const girls = people.every(({ gender }) => gender === 'she')
  return { friends, všetci: girls ? 'všetky' : 'všetci', každý: girls ? 'každá' : 'každý' }
}

/**
 * A sentence that says what a described member is, in our own word for it: "malý statočný ježko" is a hedgehog. What else a parent writes
 * of somebody is theirs, and "" where it names nothing we know.
 */
export function describe(member: CastMember): string {
  const says = (member.key ? '' : (member.description ?? '')).toLowerCase().trim()
  if (VERBS.test(says)) return ''
  const [called = ''] = says.split(CALLED_BEFORE)
  const thing = thingsIn(called, lexicon).find(({ name }) => name !== null)
  return thing?.name ? `[Friend], to je ${lexicon.one(thing.name)}.` : ''
}
