import type { Gender, PredefinedKey } from '@perinka/contract/catalog'
import type { CastMember } from '../brief.ts'
import type { Frame, Person } from '../realise/pack.ts'
import { genderOf } from './gender.ts'

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

const PAST: Record<string, string> = {
  ...{
    is: 'was',
    are: 'were',
    has: 'had',
    have: 'had',
    can: 'could',
    knows: 'knew',
    eats: 'ate',
    sings: 'sang',
    wears: 'wore',
  },
  ...{
    love: 'loved',
    loves: 'loved',
    like: 'liked',
    likes: 'liked',
    lives: 'lived',
    flies: 'flew',
    sleeps: 'slept',
    speaks: 'spoke',
  },
  ...{
    makes: 'made',
    plays: 'played',
    wants: 'wanted',
    helps: 'helped',
    tells: 'told',
    collects: 'collected',
    bakes: 'baked',
  },
}

/** A parent describes in the present; the story tells in the past. */
function past(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (Object.hasOwn(PAST, word) ? (PAST[word] ?? word) : word))
}

const MOST_DESCRIPTION_WORDS = 18

/**
 * A sentence that says who a described member is. "A brave little hedgehog" stands in apposition, "She loves jam" and "loves jam" become
 * sentences of their own, and the product's own "Custom character: …" says nothing.
 */
export function describe(member: CastMember): Frame {
  if (member.key || !member.description) return ''
  const text = (member.description.replace(/[[\]{}<>|~¶()]/g, ' ').split(/[\n.!?]/)[0] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  const words = text.split(' ')
  if (text === '' || /^custom character\b/i.test(text)) return ''
  const short = words
    .slice(0, MOST_DESCRIPTION_WORDS)
    .join(' ')
    .replace(/[,;:\s-]+$/, '')
  const lower = past(short.charAt(0).toLowerCase() + short.slice(1))
  if (/^(?:an?|the|our|his|her|my)\s/i.test(short))
    return `[Friend] was ${lower.replace(/^my /, 'our ').replace(/^[Aa]n? /, (a) => a.toLowerCase())}.`
  if (/^(?:he|she|they|it)\s/i.test(short)) return `[F.he] ${lower.replace(/^\S+\s/, '')}.`
  if (/^(?:likes?|loves?|has|have|is|are|can|wears?|lives?|always|never|knows?|eats?|sings?)\s/i.test(short))
    return `[Friend] ${lower}.`
  return `Everybody knew [friend]: ${lower}.`
}
