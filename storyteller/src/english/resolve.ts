import type { Gender } from '@perinka/contract/catalog'
import type { Person, Roles } from '../realise/pack.ts'

const PRONOUNS: Record<Gender, Record<string, string>> = {
  she: {
    he: 'she',
    him: 'her',
    his: 'her',
    himself: 'herself',
    was: 'was',
    'he’s': 'she’s',
    'he’d': 'she’d',
    has: 'has',
  },
  he: { he: 'he', him: 'him', his: 'his', himself: 'himself', was: 'was', 'he’s': 'he’s', 'he’d': 'he’d', has: 'has' },
  neutral: {
    he: 'they',
    him: 'them',
    his: 'their',
    himself: 'themselves',
    was: 'were',
    'he’s': 'they’re',
    'he’d': 'they’d',
    has: 'have',
  },
}

function ofPerson(person: Person, form: string): string | undefined {
  if (form === 'name') return person.forms.name
  if (form === 'name’s') return `${person.forms.name}’s`
  return PRONOUNS[person.gender][form]
}

/**
 * Slots of the English frames: [hero] [hero’s] [he] [him] [his] [himself] [was]; [helper] [helper’s] [h.he]…; [friend] [friend’s] [f.he]…;
 * [child]; [place] "the harbour" and [at] "at the harbour"; and the words of the story.
 */
export function resolve(slot: string, roles: Roles): string | undefined {
  const { hero, helper, child, friend, place, words } = roles
  if (words[slot] !== undefined) return words[slot]
  // Before “said …” a sentence ends in a comma.
  if (slot === 'refrain,') return words.refrain?.replace(/\.$/, ',')
  if (slot === 'child') return child.forms.name
  if (slot === 'place') return place.name
  if (slot === 'at') return place.at
  for (const [role, letter, person] of [
    ['hero', '', hero],
    ['helper', 'h.', helper],
    ['friend', 'f.', friend],
  ] as const) {
    if (!person) continue
    if (slot === role) return ofPerson(person, 'name')
    if (slot === `${role}’s`) return ofPerson(person, 'name’s')
    if (letter !== '' && slot.startsWith(letter)) return ofPerson(person, slot.slice(letter.length))
  }
  return ofPerson(hero, slot)
}

const PREAMBLE =
  /^(?:please\s+|could you\s+|can you\s+|i want\s+|i would like\s+|i['’]d like\s+|we want\s+|write\s+|tell\s+|make\s+)*(?:(?:me|us|him|her|them|it)\s+)?(?:(?:an?\s+|the\s+)?(?:\p{L}+\s+)?(?:bedtime\s+)?(?:story|tale)\s*(?:(?:about|of|with|where|in which|that)\s+)?|about\s+)?/iu
const MOST_WORDS = 8

/** At most eight words of the parent, without "please tell a story about"; marks of frames taken out. */
export function quote(text: string): string {
  const plain = text
    .replace(/[[\]{}<>|~¶"“”]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const bare = plain.replace(PREAMBLE, '').trim() || plain
  const first = bare.split(/(?<=[.!?;])\s/)[0] ?? bare
  const words = first.split(' ').slice(0, MOST_WORDS)
  while (
    words.length > 1 &&
    /^(?:and|or|a|an|the|of|to|with|in|at|on|for|that|who|is|her|his|my|our)$/i.test(words.at(-1) ?? '')
  )
    words.pop()
  return words.join(' ').replace(/[.,;:!?\s-]+$/, '')
}

export function list(people: readonly Person[]): string {
  const names = people.map((p) => p.forms.name)
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

const VOWEL_SOUND = /^(?:[aeio]|u(?!ni|se|su|ti|ro|k)|hour|honest|[fhlmnrsx]$)/i

/** Sets a or an before names and chosen words, and tidies the joints. */
export function polish(paragraph: string): string {
  return paragraph
    .replace(
      /\b([Aa])n? (?=([“‘]?)([\p{L}]+))/gu,
      (_, a: string, _quote: string, next: string) =>
        `${a}${VOWEL_SOUND.test(next) && !/^one|^once/i.test(next) ? 'n' : ''} `,
    )
    .replace(/\s+([,.!?;:])/g, '$1')
    .replace(/([.!?])\1+(?!\.)/g, (stops, stop: string) => (stops === '...' ? '…' : stop))
    .replace(/(\p{L})'(\p{L})/gu, '$1’$2')
    .replace(/ {2,}/g, ' ')
    .trim()
}
