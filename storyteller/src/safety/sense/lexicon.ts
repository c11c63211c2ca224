import type { Concept, Lexicon } from './concepts.ts'
import { SIGN_WORDS } from './signs.ts'

interface Matcher {
  stem: string
  tail: RegExp | 'any' | 'none'
  /** Slovak verbs: what may stand before the stem. */
  isPrefixed: boolean
}

interface Entry extends Matcher {
  concept: Concept
  /** What must follow: a word, or a gap of up to `GAP` words before the next. */
  rest: readonly (readonly Matcher[] | 'gap')[]
}

/** A lexicon ready to be asked. */
export interface Words {
  byStem: ReadonlyMap<string, readonly Entry[]>
  /** Known by their ends: "*maid". */
  byEnd: readonly Entry[]
  isSlovak: boolean
  /** What words were found to mean, because most come again. */
  known: Map<string, Known>
}

interface Known {
  alone: ReadonlySet<Concept>
  phrases: readonly Phrase[]
}

interface Phrase {
  entry: Entry
  isNegated: boolean
}

const MOST_KNOWN = 20_000
/** Letters of a word that are looked at; no word of ours is longer. */
const LONGEST = 32

const GAP = 3
const NOUN = /^(?:e?s)?$/
const VERB = /^(?:e?s|ed|ers?|ings?|in)?$/
const E_VERB = /^(?:e|es|ed|ers?|ings?)$/
const DOUBLED = /^(?:ed|ers?|ings?)$/
const PAST = /^(?:ol|l[aoi]|ul[aoi]?)$/
const Y_FORMS = /^(?:ies|ied)$/
const ENDING =
  /^(?:[aeiouy]|[aeo]?m|ou|ov|och|ovi[a]?|ove|ami?|mi|a?ch|eho|emu|[yi][mc]h?|[yi]mi|ej|i[aeu]|iou|iam|iach|iami|ovho|ovmu|ovej|ovou|ovych?|ovym|in[aeuy]?|inou|inho|inej|iho|imu|ho|mu|t|iat|ata|ati|atom|ence|encom)?$/
const PREFIX = /^(?:ne)?(?:do|na|po|za|vy|ob|o|pred|pre|roz|u|od|pri|s|z|vz|zo|vo)?(?:po|za|vy|na|u)?/

/** The ways a noted word is looked up. */
function matchers(note: string, isSlovak: boolean): Matcher[] {
  if (note.startsWith('*')) return [{ stem: '', tail: new RegExp(`${note.slice(1)}$`), isPrefixed: false }]
  const kind = /[~+=]$/.exec(note)?.[0] ?? ''
  const stem = kind ? note.slice(0, -1) : note
  const one = (from: string, tail: Matcher['tail'], isPrefixed = false): Matcher => ({ stem: from, tail, isPrefixed })
  if (kind === '=') return [one(stem, 'none')]
  if (kind === '~') {
    // Slovak "sadne" is "sadol" and "sadla" in the past.
    const past = isSlovak && stem.length > 3 && stem.endsWith('n') ? [one(stem.slice(0, -1), PAST)] : []
    return [one(stem, 'any'), ...past]
  }
  if (isSlovak) return [kind === '+' ? one(stem, 'any', true) : one(stem, ENDING)]
  const forms = stem.endsWith('y') ? [one(stem.slice(0, -1), Y_FORMS)] : []
  if (kind === '') return [one(stem, NOUN), ...forms]
  if (stem.endsWith('e')) return [one(stem.slice(0, -1), E_VERB)]
  return [one(stem, VERB), one(stem + stem.slice(-1), DOUBLED), ...forms]
}

/** Makes a lexicon ready to be asked. Done once for each language. */
export function compiled(lexicon: Lexicon, isSlovak: boolean): Words {
  const byStem = new Map<string, Entry[]>()
  for (const [concept, notes] of Object.entries(lexicon) as [Concept, string][])
    for (const note of notes.trim().split(/\s+/)) {
      const [first = '', ...more] = note.split('_')
      const rest = more.map(
        (part) => (part === '..' ? 'gap' : matchers(part, isSlovak)) satisfies Entry['rest'][number],
      )
      for (const matcher of matchers(first, isSlovak)) {
        const known = byStem.get(matcher.stem)
        const entry: Entry = { ...matcher, concept, rest }
        if (known) known.push(entry)
        else byStem.set(matcher.stem, [entry])
      }
    }
  for (const [word, concepts] of SIGN_WORDS)
    byStem.set(
      word,
      concepts.map((concept) => ({ stem: word, tail: 'none', isPrefixed: false, concept, rest: [] })),
    )
  return { byStem, byEnd: byStem.get('') ?? [], isSlovak, known: new Map() }
}

const fits = (tail: string, kind: Matcher['tail']) =>
  kind === 'any' || (kind === 'none' ? tail === '' : kind.test(tail))

function fitsWord(word: string, matcher: Matcher): boolean {
  if (word.startsWith(matcher.stem)) return fits(word.slice(matcher.stem.length), matcher.tail)
  return matcher.isPrefixed && bare(word).some((rest) => rest.startsWith(matcher.stem))
}

/** A Slovak word without what may stand before a verb's stem; none where nothing does. */
function bare(word: string): string[] {
  const found = new Set<string>()
  const rest = word.startsWith('ne') ? word.slice(2) : word
  if (rest !== word) found.add(rest)
  const longest = PREFIX.exec(word)?.[0].length ?? 0
  for (let cut = 1; cut <= longest; cut++)
    if (PREFIX.exec(word.slice(0, cut))?.[0].length === cut) found.add(word.slice(cut))
  return [...found]
}

/** Whether the words from a place on are the rest of an entry, from its part `from` on. */
function follows(words: readonly string[], at: number, rest: Entry['rest'], from = 0): boolean {
  const next = rest[from]
  if (next === undefined) return true
  if (next === 'gap') {
    for (let skip = 0; skip <= GAP; skip++) if (follows(words, at + skip, rest, from + 1)) return true
    return false
  }
  const word = words[at]
  return word !== undefined && next.some((matcher) => fitsWord(word, matcher)) && follows(words, at + 1, rest, from + 1)
}

/** The entries that begin with a word: what it means alone, and what it may begin. */
function knownOf(whole: string, words: Words): Known {
  const word = whole.slice(0, LONGEST)
  const before = words.known.get(word)
  if (before) return before
  const alone = new Set<Concept>()
  const phrases: Phrase[] = []
  const add = (entry: Entry, isNegated: boolean) => {
    if (entry.rest.length > 0) phrases.push({ entry, isNegated })
    else for (const concept of meant(entry, isNegated)) alone.add(concept)
  }
  const ask = (form: string, isCut: boolean, isNegated: boolean) => {
    for (let length = 1; length <= form.length; length++)
      for (const entry of words.byStem.get(form.slice(0, length)) ?? [])
        if ((!isCut || entry.isPrefixed) && fits(form.slice(length), entry.tail)) add(entry, isNegated)
  }
  ask(word, false, false)
  for (const entry of words.byEnd) if (fits(word, entry.tail)) add(entry, false)
  if (words.isSlovak) for (const rest of bare(word)) ask(rest, true, word.startsWith('ne'))
  if (words.known.size >= MOST_KNOWN) words.known.clear()
  const known = { alone, phrases }
  words.known.set(word, known)
  return known
}

const meant = ({ concept }: Entry, isNegated: boolean): readonly Concept[] => (isNegated ? [concept, 'not'] : [concept])

/** All that the word at a place of a sentence may mean. */
export function sensesOf(sentence: readonly string[], at: number, words: Words): ReadonlySet<Concept> {
  const { alone, phrases } = knownOf(sentence[at] ?? '', words)
  let senses: Set<Concept> | null = null
  for (const { entry, isNegated } of phrases)
    if (follows(sentence, at + 1, entry.rest)) {
      senses ??= new Set(alone)
      for (const concept of meant(entry, isNegated)) senses.add(concept)
    }
  return senses ?? alone
}
