import type { Gender } from '@perinka/contract/catalog'
import type { Person, Roles } from '../../craft/pack.ts'

const PRONOUNS: Record<Exclude<Gender, 'neutral'>, Record<string, string>> = {
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
}

/** Of whom nothing is known: the name again where a pronoun would stand, and "their" only for what is theirs. */
function unsaid(name: string, form: string): string | undefined {
  if (form === 'he' || form === 'him') return name
  return { his: 'their', himself: 'themself', was: 'was', 'he’s': `${name} is`, 'he’d': `${name} had`, has: 'has' }[
    form
  ]
}

function ofPerson(person: Person, form: string): string | undefined {
  if (form === 'name') return person.forms.name
  if (form === 'name’s') return `${person.forms.name}’s`
  return person.gender === 'neutral' ? unsaid(person.forms.name, form) : PRONOUNS[person.gender][form]
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

/** Frames set the marks themselves. */
export function label(names: readonly string[]): string {
  return names.join(' and ')
}

export function company(people: readonly Person[]): Record<string, string> {
  const names = people.map((p) => p.forms.name)
  return { friends: names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` }
}

const VOWEL_SOUND = /^(?:[aeio]|u(?!ni|se|su|ti|ro|k)|hour|honest|honour|heir|[fhlmnrsx]$)/i

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
