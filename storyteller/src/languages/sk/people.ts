import type { Gender, PREDEFINED_CHARACTERS } from '@perinka/contract/catalog'
import type { CastMember } from '../../brief.ts'
import type { Figure, Forms, Person, Pool } from '../../craft/pack.ts'
import { thingsIn } from '../../craft/things.ts'
import { type DeclinedName, declineCharacter, declineFirstName } from './morphology/decline.ts'
import { genderOfName, resolveGender } from './morphology/gender.ts'
import { declineMany } from './morphology/many.ts'
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
  /(?<!\p{L})(?:mačk|mačičk|sestr|sesternic|kamarát(?:k|in)|kamošk|spolužiačk|susedk?a|tet|mam|bab(?:k|ičk|in)|star\p{L} mam|dcér|neter|krstn\p{L} mam|učiteľk|doktork|vychovávateľk|opatrovateľk|víl|princezn|kráľovn|čarodejnic|líšk|dievč|bábik|žab|myšk|sov|kobyl|fenk|korytnač|slečn|veveričk|ovečk|sliepk|koz|krav|chobotnic|rybk|panda|opičk|hus|kačk|lienk|včel|ona(?!\p{L}))/u
/** And those of the family that say he whatever the name ends in: "Miša, náš bratranec". */
const HE_WORDS =
  /(?<!\p{L})(?:brat(?!islav|ranec od)|bratran|kamarát(?![kí])|kamoš(?!k)|spolužia[kc]|sused(?![ak])|uj[oc]|strýk|strýc|oc[ok]|otec|ded[ok]|star\p{L} otec|synovec|syn(?!\p{L})|krstn\p{L} otec|učiteľ(?!k)|chlapec|chlapč)/u

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
  const name = member.key ? PREDEFINED[member.key] : lowered(member.name)
  const many = member.key ? null : declineMany(name)
  if (many) return { forms: { name: many.nom, ...many, many: 'yes' }, gender: 'he', isChild: false }
  const declined = declineCharacter(name, member.gender ?? guessFrom(member))
  const gender = declined.gender === 'it' || declined.gender === 'neutral' ? 'he' : declined.gender
  return { forms: formsOf(declined), gender, isChild: false }
}

/** Common nouns that families write large because a name begins with them: "Líška Ryška" is "líška Ryška" within a sentence. */
const TITLES =
  /^(?:pán|pani|slečna|ujo|ujko|strýko|teta|tetka|babka|babička|dedko|deduško|kráľ|kráľovná|princ|princezná|kapitán|kapitánka|doktor|doktorka|profesor|profesorka|učiteľ|učiteľka|kamarát|kamarátka|brat|sestra|bager|traktor|vláčik|autíčko|auto|bábika|plyšák|plyšáčik|jednorožec|drak|dráčik|víla|robot|robotík|pes|psík|kocúr|kocúrik|líška|mačička|zajačik|macko|medvedík)$/iu

/** A name as it stands in the middle of a sentence. */
function lowered(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/)
  if (second === '' && declineMany(first)) return first.toLowerCase()
  const isNoun = TITLES.test(first) || thingsIn(first, lexicon).some((thing) => thing.name === first.toLowerCase())
  return isNoun && /^\p{Lu}/u.test(second) ? name.trim().replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : name
}

function guessFrom(member: CastMember): Gender | null {
  if (member.key) return null
  const says = (member.description ?? '').toLowerCase()
  // Only what the description calls somebody; "má sestru" and "bojí sa mačky" tell of others.
  const [called = ''] = says.split(CALLED_BEFORE)
  if (!VERBS.test(says)) {
    if (HE_WORDS.test(called)) return 'he'
    if (SHE_WORDS.test(called) && genderOfName(member.name) !== 'she') return 'she'
  }
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
  const girls = people.every(({ gender, forms }) => gender === 'she' && !forms.many)
  return { friends, všetci: girls ? 'všetky' : 'všetci', každý: girls ? 'každá' : 'každý' }
}

/**
 * A sentence that says what a described member is, in our own word for it: "malý statočný ježko" is a hedgehog. What else a parent writes
 * of somebody is theirs, and "" where it names nothing we know.
 */
export function describe(member: CastMember): string {
  const says = (member.key ? '' : (member.description ?? '')).toLowerCase().trim()
  if (VERBS.test(says) || declineMany(member.name)) return ''
  const [called = ''] = says.split(CALLED_BEFORE)
  const thing = thingsIn(called, lexicon).find(({ name }) => name !== null)
  return thing?.name ? `[Friend], to je ${lexicon.one(thing.name)}.` : ''
}
