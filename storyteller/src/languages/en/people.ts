import type { Gender, PredefinedKey } from '@perinka/contract/catalog'
import type { CastMember } from '../../brief.ts'
import type { Frame, Person } from '../../craft/pack.ts'
import { thingsIn } from '../../craft/things.ts'
import { genderOf } from './gender.ts'
import { lexicon } from './things.ts'

const FOUR: Record<PredefinedKey, { name: string; gender: Gender }> = {
  'captain-starlight': { name: 'Captain Starlight', gender: 'she' },
  'luna-fairy': { name: 'Luna Fairy', gender: 'she' },
  'oliver-owl': { name: 'Oliver Owl', gender: 'he' },
  'sparkle-dragon': { name: 'Sparkle Dragon', gender: 'he' },
}

/** What a parent set wins over the guess by the name. */
export function child(name: string, gender: Gender | null): Person {
  return { forms: { name }, gender: gender ?? genderOf(name), isChild: true }
}

export function person(member: CastMember): Person {
  if (member.key) {
    const { name, gender } = FOUR[member.key]
    return { forms: { name }, gender, isChild: false }
  }
  const gender = member.gender ?? spokenOf(member.description ?? '') ?? genderOf(member.name)
  return { forms: { name: member.name }, gender, isChild: member.kind === 'sibling' }
}

/** A description often says it: "she loves jam", "my brother's toy". */
function spokenOf(description: string): Gender | null {
  const text = description.toLowerCase()
  const she = /\b(?:she|her|girl|lady|queen|princess|sister|mum|mummy|mom|grandma|granny|aunt|mermaid|witch)\b/.test(
    text,
  )
  const he = /\b(?:he|his|him|boy|man|king|prince|brother|dad|daddy|grandpa|grandad|uncle|wizard)\b/.test(text)
  if (she === he) return null
  return she ? 'she' : 'he'
}

/** Words with which a description stops calling somebody something and begins to tell of them. */
const TELLS =
  /[,.;:!?\n]|\b(?:who|that|which|with|from|of|and|likes?|loves?|hates?|has|have|is|are|can|wears?|lives?|always|never|knows?|eats?|sings?|wants?)\b/

/**
 * A sentence that says what a described member is, in our own word for it: "a brave little hedgehog" is a hedgehog. What else a parent
 * writes of somebody is theirs, and "" where it names nothing we know.
 */
export function describe(member: CastMember): Frame {
  if (member.key || !member.description) return ''
  const called = member.description
    .toLowerCase()
    .trim()
    .replace(/^(?:(?:she|he|it)['’]s|(?:she|he|it) is) /, '')
    .split(TELLS)[0]
  const thing = thingsIn(called ?? '', lexicon).findLast(({ name }) => name !== null)
  return thing?.name ? `[Friend] was ${lexicon.one(thing.name)}.` : ''
}
