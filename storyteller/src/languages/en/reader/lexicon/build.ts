import type { Theme } from '@perinka/contract/catalog'
import type { Affordance, Entry, Kind, Size } from '../../../../craft/lexicon.ts'

/*
 * An entry a line:
 *
 *   mouse/mice, field mouse | hand.she | animals | hides climbs ! flies | squeak | crumbs | a hole
 *
 * names (the first is ours; after `/` a plural that no rule makes; `;` parts entries that are alike in all the rest), size and who it is (`it` where nothing is said), theme, what it can and
 * what it cannot, its sound, what it eats, what it needs. `-` is nothing. `~honey` is never many, `=trousers` always, `^moon` is the only one, `*Mars` has a name; `@` stands before an id
 * that the name does not give.
 */

/** Two words or more are written as they are; a plural is made of the last. */
export function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`
  return `${word}s`
}

const article = (word: string) => (/^(?:[aeio]|u(?!ni|ku|s))/.test(word) ? `an ${word}` : `a ${word}`)

interface Noun {
  id: string
  name: string
  one: string
  many: string
}

function noun(written: string): Noun {
  const mark = /^[~=^*]/.exec(written)?.[0]
  const [named = '', irregular] = written.replace(/^[~=^*]/, '').split('/')
  const [name = '', given] = named.split('@')
  const id = given ?? name.toLowerCase().replaceAll(' ', '-')
  if (mark === '~') return { id, name, one: `some ${name}`, many: name }
  if (mark === '*') return { id, name, one: name, many: name }
  if (mark === '=') return { id, name, one: `a pair of ${name}`, many: name }
  return { id, name, one: mark === '^' ? `the ${name}` : article(name), many: irregular ?? plural(name) }
}

const words = <T extends string>(text: string) => text.trim().split(/\s+/) as T[]
const said = (text: string | undefined) => (text === undefined || text === '-' ? null : text)

export function entries(kind: Kind, lines: string): Entry[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => alike(kind, line))
}

function alike(kind: Kind, line: string): Entry[] {
  const [names = '', ...rest] = line.split('|')
  return names.split(';').map((name) => entry(kind, [name, ...rest]))
}

function entry(kind: Kind, parts: readonly string[]): Entry {
  const [names = '', build = '', theme = '', able = '', sound, eats, needs] = parts.map((part) => part.trim())
  const [first = noun(''), ...others] = names.split(', ').map(noun)
  const { id, ...forms } = first
  const [size = '', gender = 'it'] = build.split('.')
  const [can = '', cannot = ''] = able.split('!')
  return {
    ...{ id, kind, theme: said(theme) as Theme | null },
    ...{ can: words<Affordance>(can), cannot: words<Affordance>(cannot), sound: said(sound), size: size as Size },
    ...{ eats: said(eats), needs: said(needs), gender: gender as Entry['gender'], forms },
    // "A flat tyre" has an article too, lest "a flat" be found in it.
    one: [first.name, ...others.flatMap(({ name, one }) => (name.includes(' ') ? [name, one] : [name]))],
    // "Partys" is written as well.
    many: [first, ...others].flatMap(({ name, many }) =>
      /[^aeiou]y$/.test(name) && many.endsWith('ies') ? [many, `${name}s`] : [many],
    ),
  }
}
