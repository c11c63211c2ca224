import type { TellingCraft } from '../../../craft/telling.ts'
import type { Look } from '../../../craft/wish-frames.ts'
import { genderOf } from '../gender.ts'
import { drafts, tellings } from '../tellings/all.ts'
import { resolve } from './resolve.ts'

const titled = (word = '') => word.charAt(0).toUpperCase() + word.slice(1)

/** Words that stay small within a title. */
const SMALL = new Set(
  'a an and as at but by for from if in into nor of off on onto or over than the to up with'.split(' '),
)

const LOOKS: Readonly<Record<Look, string>> = {
  ...{ tiny: 'little', huge: 'big', old: 'old', fluffy: 'fluffy', striped: 'stripy', spotted: 'spotty' },
  ...{ red: 'red', orange: 'orange', yellow: 'yellow', green: 'green', blue: 'blue', purple: 'purple', pink: 'pink' },
  ...{ white: 'white', black: 'black', brown: 'brown', grey: 'grey', golden: 'golden' },
  'rainbow-coloured': 'rainbow-coloured',
}

/** "A little green dragon", "little green dragon", "little green". */
function looking(kind: string, looks: readonly Look[]): { one: string; like: string; looks: string } {
  const said = looks.map((look) => LOOKS[look]).join(' ')
  const article = /^[aeiou]/.test(said) ? 'an' : 'a'
  return { one: `${article} ${said} ${kind}`, like: `${said} ${kind}`, looks: said }
}

/** Of what is called by a name: by the name, where it tells. */
function genderIn(name: string): 'she' | 'he' | 'it' {
  if (/^(?:Mrs|Miss|Ms|Lady|Queen|Princess|Aunt|Auntie|Granny|Grandma|Nana) /.test(name)) return 'she'
  if (/^(?:Mr|Sir|King|Prince|Uncle|Lord|Grandad|Grandpa) /.test(name)) return 'he'
  const gender = genderOf(name)
  return gender === 'neutral' ? 'it' : gender
}

export const telling: TellingCraft = {
  tellings,
  drafts,
  mother: { forms: { name: 'Mum' }, gender: 'she' },
  sample: {
    child: { she: 'Emma', he: 'Oliver', neutral: 'Robin' },
    companions: { she: ['Luna', 'Poppy'], he: ['Bruno', 'Max'] },
  },
  quotes: ['“', '”'],
  resolve,
  // A thing is called "the kangaroo"; [who.one] is "a kangaroo", [who.kind] "kangaroo".
  figure: ({ forms, gender }, name, looks) => ({
    forms: {
      ...{ ...forms, kind: forms.name, name: name ?? `the ${forms.name}`, like: forms.name },
      ...(looks.length > 0 && looking(forms.name, looks)),
    },
    gender: gender === 'it' && name ? genderIn(name) : gender,
  }),
  // At the child's side somebody is called by it: "said Grandma".
  kin: ({ forms, gender }, name) => ({
    forms: { ...forms, name: name ?? titled(forms.name) },
    gender: gender === 'neutral' ? (name ? genderOf(name) : 'it') : gender,
  }),
  action: ({ forms }) => ({ forms, gender: 'it' }),
  title: (text) => text.replace(/(?<= )\p{Ll}[\p{L}’]*/gu, (word) => (SMALL.has(word) ? word : titled(word))),
  // A pronoun of the hero that no slot says would be wrong for the next child; nobody else's is.
  bare: () => [],
}
