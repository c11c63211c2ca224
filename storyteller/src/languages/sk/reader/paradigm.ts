import type { Forms } from '../../../craft/pack.ts'
import { VZORY, type Vzor } from './vzory.ts'

/*
 * Whole paradigms from a stem and its pattern:
 *
 *   zver pes/ps                nominative / stem
 *   zena kniha gp=kníh         a written exception: g d a l i (one), np gp dp ap lp ip (many)
 *   hasičský mesto auto gp=áut an adjective before it, and further ones, agree; `~na kľúčik` stays behind it as it is
 *   +ulica nožnica             only ever many: the noun is "nožnice" and stands in its plural throughout
 */

const ONE = ['gen', 'dat', 'acc', 'loc', 'ins'] as const
const MANY = ['nom_pl', 'gen_pl', 'dat_pl', 'acc_pl', 'loc_pl', 'ins_pl'] as const
export const FORM_NAMES = ['name', ...ONE, ...MANY] as const
type FormName = (typeof FORM_NAMES)[number]
type Paradigm = Record<FormName, string>

const EXCEPTIONS: Record<string, readonly FormName[]> = {
  ...{ g: ['gen'], d: ['dat'], a: ['acc'], l: ['loc'], i: ['ins'] },
  ...{ np: ['nom_pl', 'acc_pl'], gp: ['gen_pl'], dp: ['dat_pl'], ap: ['acc_pl'], lp: ['loc_pl'], ip: ['ins_pl'] },
}

const VOWEL = 'aeiouyáäéíóúýô'
const CONSONANTS = `[^${VOWEL}]`
const LONG = new RegExp(`(?:[áéíóúýô]|i[aeu]|${CONSONANTS}[ĺŕ](?=${CONSONANTS}))${CONSONANTS}*$`)
const SOFT = /[cčďjľňšťž]$|dz$/
const UNMARKED: Record<string, string> = { ď: 'd', ť: 't', ň: 'n', ľ: 'l' }
const LENGTHENED: Record<string, string> = { a: 'á', e: 'ie', i: 'í', o: 'ô', u: 'ú', y: 'ý', ä: 'ia', l: 'ĺ', r: 'ŕ' }
const SHORTENED: Record<string, string> = { á: 'a', é: 'e', í: 'i', ý: 'y', ú: 'u', ia: 'a', ie: 'e', iu: 'u' }

const join = (stem: string, ending: string) =>
  /^[eií]/.test(ending) ? stem.slice(0, -1) + (UNMARKED[stem.slice(-1)] ?? stem.slice(-1)) + ending : stem + ending

/** The rhythmic law: no two long syllables running. */
const shortened = (ending: string) => ending.replace(/^(?:i[aeu]|[áéíýú])/, (long) => SHORTENED[long] ?? long)

/** "ryba" → "rýb", "mačka" → "mačiek", "líška" → "líšok"; where Slovak will have it otherwise, the entry says so. */
function bare(stem: string): string {
  const [, head = '', vowel = '', tail = ''] = new RegExp(`^(.*?)([${VOWEL}]?)(${CONSONANTS}*)$`).exec(stem) ?? []
  const isLong = LONG.test(stem)
  if (tail.length > 1 && /[kmnlrcv]$/.test(tail)) {
    const last = tail.slice(-1)
    const before = stem.slice(0, -1)
    if (isLong) return before + (last === 'k' ? 'o' : 'e') + last
    return `${before.slice(0, -1)}${UNMARKED[before.slice(-1)] ?? before.slice(-1)}ie${last}`
  }
  if (tail.length > 1 || isLong || LONG.test(head)) return stem
  return head + (LENGTHENED[vowel] ?? vowel) + tail
}

function formOf(ending: string, name: string, stem: string, { isAnimate, gender }: Vzor): string {
  const isSoft = SOFT.test(stem)
  if (ending === '=') return name
  if (ending === '0') return gender === 'it' && stem === name ? bare(`${stem}t`) : bare(stem)
  if (ending === 'Y') return isSoft ? join(stem, 'e') : `${stem}y`
  if (ending === 'E') return /(?:[kgh]|ch|[ií])$/.test(stem) ? `${stem}u` : join(stem, 'e')
  if (ending === 'i' && isAnimate) return join(stem.replace(/k$/, 'c').replace(/ch$/, 's'), 'i')
  // After a vowel that fled: psami, but vlkmi.
  if (ending === 'mi') return stem.length < name.length || /m$/.test(stem) ? `${stem}ami` : `${stem}mi`
  // After i the ending has no other: múmiám.
  if (stem.endsWith('i') && ending.startsWith('ia'))
    return stem + ending.slice(1).replace('a', ending === 'iami' ? 'a' : 'á')
  return join(stem, LONG.test(stem) && !/^í|^iami/.test(ending) ? shortened(ending) : ending)
}

function noun(vzor: Vzor, word: string, exceptions: readonly string[]): Paradigm {
  const [name = '', stem = name.replace(vzor.ends, '')] = word.split('/')
  const forms = { name } as Paradigm
  ONE.forEach((key, n) => {
    forms[key] = formOf(vzor.one[n] ?? '', name, stem, vzor)
  })
  MANY.forEach((key, n) => {
    forms[key] = formOf(vzor.many[n] ?? '', name, stem, vzor)
  })
  for (const exception of exceptions) {
    const [key = '', form = ''] = exception.split('=')
    const keys = EXCEPTIONS[key]
    if (!keys) throw new Error(`${word}: what is ${key}?`)
    for (const one of keys) if (key !== 'np' || one === 'nom_pl' || !vzor.areAnimate) forms[one] = form
  }
  return forms
}

const HARD = {
  he: 'ý ého ému ý om ým é ých ým é ých ými',
  she: 'á ej ej ú ej ou é ých ým é ých ými',
  it: 'é ého ému é om ým é ých ým é ých ými',
}
const SOFT_ENDINGS = {
  he: 'í ieho iemu í om ím ie ích ím ie ích ími',
  she: 'ia ej ej iu ej ou ie ích ím ie ích ími',
  it: 'ie ieho iemu ie om ím ie ích ím ie ích ími',
}

/** An adjective in every form that stands beside such a noun. */
export function adjective(word: string, { gender, isAnimate, areAnimate }: Vzor): Paradigm {
  const stem = word.slice(0, -1)
  const isHard = /[ýy]$/.test(word)
  const endings = (isHard ? HARD : SOFT_ENDINGS)[gender].split(' ')
  if (isAnimate) endings[3] = isHard ? 'ého' : 'ieho'
  if (areAnimate) {
    endings[6] = 'í'
    endings[9] = isHard ? 'ých' : 'ích'
  }
  const isShort = LONG.test(stem)
  return Object.fromEntries(
    FORM_NAMES.map((key, n) => {
      const ending = endings[n] ?? ''
      return [key, join(stem, isShort ? shortened(ending) : ending)]
    }),
  ) as Paradigm
}

const joined = (parts: readonly Paradigm[]) =>
  Object.fromEntries(FORM_NAMES.map((key) => [key, parts.map((part) => part[key]).join(' ')])) as Paradigm

const still = (word: string) => Object.fromEntries(FORM_NAMES.map((key) => [key, word])) as Paradigm

/** Only ever many. */
const plural = (paradigm: Paradigm): Paradigm => {
  const { nom_pl: name, gen_pl: gen, dat_pl: dat, acc_pl: acc, loc_pl: loc, ins_pl: ins } = paradigm
  return { ...paradigm, name, gen, dat, acc, loc, ins }
}

export interface Declined {
  vzor: Vzor
  gender: Vzor['gender']
  forms: Forms & Paradigm
}

const isVzor = (word: string): word is keyof typeof VZORY => Object.hasOwn(VZORY, word)

/** `inherited`: the pattern where the line names none. */
export function declined(line: string, inherited?: Vzor): Declined {
  const [said = '', tail] = line.split('~').map((part) => part.trim())
  const words = said.split(/\s+/)
  const isMany = words[0]?.startsWith('+') ?? false
  words[0] = words[0]?.replace('+', '') ?? ''
  const at = words.findIndex(isVzor)
  const name = at < 0 ? null : (words[at] as keyof typeof VZORY)
  const vzor = name ? VZORY[name] : inherited
  const [word, ...exceptions] = words.slice(at + 1)
  if (!vzor || !word) throw new Error(`No pattern or no noun: ${line}`)
  const parts = [...words.slice(0, Math.max(0, at)).map((one) => adjective(one, vzor)), noun(vzor, word, exceptions)]
  const forms = joined(tail ? [...parts, still(tail)] : parts)
  return {
    vzor,
    gender: vzor.gender,
    forms: {
      ...(isMany ? plural(forms) : forms),
      ...(vzor.isAnimate ? { animate: 'yes' } : {}),
      ...(isMany ? { plural: 'yes' } : {}),
    },
  }
}
