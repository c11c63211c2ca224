import type { Action, Brand, Entry, KinWords, Pattern, ReaderCraft } from '../craft/lexicon.ts'
import type { Forms } from '../craft/pack.ts'
import { literals } from './literals.ts'
import { phraseOf } from './tokens.ts'

/** What a phrase may mean. */
export type Known =
  | { as: 'brand'; brand: Brand }
  | { as: 'kin'; kin: KinWords }
  | { as: 'entry'; entry: Entry; isMany: boolean }
  | { as: 'action'; action: Action }

interface Meaning {
  /** With its marks. */
  form: string
  known: Known
  /** Written with a capital wherever it stands: "Turkey". */
  isProper: boolean
  /** Whether it stands there as the one that something is done to; undefined where the language cannot tell. */
  isOblique: boolean | undefined
}

/** Everything that a language can look up, made ready once. */
export interface Index {
  phrases: ReadonlyMap<string, readonly Meaning[]>
  /** Of the longest phrase, in words. */
  longest: number
  /** Words that are rightly spelled: those that mean something to the reader, then all. */
  telling: ReadonlySet<string>
  words: ReadonlySet<string>
  /** Beginnings of words that rules look for. */
  stems: ReadonlySet<string>
  letters: readonly string[]
}

/** A slip in a longer word is no other word. */
const LONG = 6

const made = new WeakMap<ReaderCraft, Index>()

export function indexOf(craft: ReaderCraft): Index {
  const known = made.get(craft) ?? indexed(craft)
  made.set(craft, known)
  return known
}

function indexed(craft: ReaderCraft): Index {
  const phrases = new Map<string, Meaning[]>()
  for (const [written, known] of meanings(craft)) {
    const phrase = phraseOf(written)
    const lower = written.toLowerCase()
    const others = phrases.get(phrase)
    // Tens of thousands stand here: what is alike is kept once.
    if (others?.some((one) => one.known === known && one.form === lower)) continue
    const form = lower === phrase ? phrase : lower
    const meaning = { form, known, isProper: /^\p{Lu}/u.test(written), isOblique: obliqueIn(known, written) }
    if (others) others.push(meaning)
    else phrases.set(phrase, [meaning])
  }
  const rules = rulesOf(craft).map(literals)
  const all = [...[...phrases.keys()].flatMap((phrase) => phrase.split(' ')), ...rules.flatMap((rule) => rule.whole)]
  const telling = new Set(all.filter((word) => word.length > LONG || !craft.empty.has(word)))
  const words = new Set([...all, ...craft.empty, ...(craft.ordinary ?? []), ...(craft.givenNames ?? [])])
  return {
    phrases,
    longest: Math.max(1, ...[...phrases.keys()].map((phrase) => phrase.split(' ').length)),
    telling,
    words,
    stems: new Set(rules.flatMap((rule) => rule.stems)),
    letters: [...new Set([...telling].join(''))],
  }
}

function obliqueIn(known: Known, form: string): boolean | undefined {
  if (known.as !== 'entry' && known.as !== 'kin') return undefined
  const { nominative } = known.as === 'entry' ? known.entry : known.kin
  return nominative && !nominative.includes(form.toLowerCase())
}

/** What forms say of their word rather than how it is written. */
const NO_FORMS: readonly string[] = ['animate', 'plural']

const formsOf = (forms: Forms) => Object.entries(forms).filter(([key]) => !NO_FORMS.includes(key))

const isOfMany = (key: string) => key === 'many' || key.endsWith('_pl')

function* meanings(craft: ReaderCraft): Generator<readonly [form: string, known: Known]> {
  for (const brand of craft.brands) for (const form of brand.written) yield [form, { as: 'brand', brand }]
  for (const entry of craft.entries) {
    const several = { as: 'entry', entry, isMany: true } as const
    const single = { as: 'entry', entry, isMany: false } as const
    const forms = [
      ...formsOf(entry.forms).map(([key, form]) => [form, isOfMany(key) ? several : single] as const),
      ...entry.one.map((form) => [form, single] as const),
      ...entry.many.map((form) => [form, several] as const),
    ]
    yield* read(forms, entry.unread)
  }
  for (const words of craft.kin) {
    const known = { as: 'kin', kin: words } as const
    const forms = [...formsOf(words.forms).map(([, form]) => form), ...words.written]
    yield* read(
      forms.map((form) => [form, known] as const),
      words.unread,
    )
  }
  for (const action of craft.actions) for (const form of action.written) yield [form, { as: 'action', action }]
}

const read = <T extends readonly [form: string, known: Known]>(forms: readonly T[], unread: readonly string[] = []) =>
  unread.length === 0 ? forms : forms.filter(([form]) => !unread.includes(form.toLowerCase()))

function rulesOf(craft: ReaderCraft): Pattern[] {
  const { subjects, events, particulars, times, feelings, traits } = craft
  return [...subjects, ...events, ...particulars, ...times, ...feelings, ...traits].flatMap(({ match }) => match)
}
