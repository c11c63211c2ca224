import type { Theme } from '@perinka/contract/catalog'
import { fold } from '../../../../craft/fold.ts'
import { AFFORDANCES, type Affordance, type Entry, type Kind, SIZES, type Size } from '../../../../craft/lexicon.ts'
import { type Declined, declined, FORM_NAMES } from '../paradigm.ts'

/*
 * One entry a line, its columns parted by `|`; `-` stands for none:
 *
 *   paradigm | can, most its own first | cannot | sound | size | eats | needs | other words for it
 *
 * Other words are paradigms too, parted by commas, in the pattern of the first where none is named. `#space` there is the theme where it is
 * not that of the table, `!stane` a form that is commonly another word, so that the reader must not take it for this.
 */
export function table(kind: Kind, theme: Theme | null, lines: string): readonly Entry[] {
  return lines
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => entry(kind, theme, line))
}

function entry(kind: Kind, theme: Theme | null, line: string): Entry {
  const columns = line.split('|').map((column) => column.trim())
  const [paradigm = '', can = '', cannot = '', sound = '-', size = '', eats = '-', needs = '-', others = ''] = columns
  if (columns.length < 7) throw new Error(`Columns are missing: ${line}`)
  const main = declined(paradigm)
  const said = others
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  const hidden = new Set(said.filter((one) => one.startsWith('!')).map((one) => one.slice(1)))
  const own = said.find((one) => one.startsWith('#'))?.slice(1)
  const words = said.filter((one) => !/^[!#]/.test(one)).map((one) => declined(one, main.vzor))
  const written = writtenOf([main, ...words])
  return {
    id: fold(main.forms.name).replaceAll(' ', '-'),
    kind,
    theme: own === 'none' ? null : own ? (own as Theme) : theme,
    can: can.split(' ').map(affordance),
    cannot: cannot.split(' ').map(affordance),
    sound: orNull(sound),
    size: sizeOf(size, line),
    eats: orNull(eats),
    needs: orNull(needs),
    gender: main.gender,
    forms: main.forms,
    one: written.one.filter((form) => !hidden.has(form)),
    many: written.many.filter((form) => !hidden.has(form)),
    unread: [...hidden],
    nominative: nominativeOf([main, ...words]),
  }
}

const orNull = (text: string) => (text === '-' ? null : text)

/** A form that is both ("mačky") is many: so parents mostly mean it. */
function writtenOf(words: readonly Declined[]): { one: string[]; many: string[] } {
  const of = (isMany: boolean) =>
    words.flatMap(({ forms }) =>
      FORM_NAMES.filter((key) => (forms.plural === 'yes' || key.endsWith('_pl')) === isMany).map((key) =>
        forms[key].toLowerCase(),
      ),
    )
  const many = new Set(of(true))
  return { one: [...new Set(of(false))].filter((form) => !many.has(form)), many: [...many] }
}

/** Forms in which it does something itself. */
const nominativeOf = (words: readonly Declined[]) => [
  ...new Set(words.flatMap(({ forms }) => [forms.name, forms.nom_pl].map((form) => form.toLowerCase()))),
]

function affordance(word: string): Affordance {
  const found = AFFORDANCES.find((one) => one === word)
  if (!found) throw new Error(`Nothing can do this: ${word}`)
  return found
}

function sizeOf(word: string, line: string): Size {
  const found = SIZES.find((one) => one === word)
  if (!found) throw new Error(`How big is it: ${line}`)
  return found
}
