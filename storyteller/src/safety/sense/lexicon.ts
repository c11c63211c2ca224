import type { Concept } from '../../craft/concepts.ts'
import type { GateCraft, Matcher } from '../../craft/gate.ts'
import { SIGN_WORDS } from './signs.ts'

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
  unprefixed: GateCraft['unprefixed']
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

/** Makes a lexicon ready to be asked. Done once for each language. */
export function compiled({ lexicon, matchers, unprefixed }: GateCraft): Words {
  const byStem = new Map<string, Entry[]>()
  for (const [concept, notes] of Object.entries(lexicon) as [Concept, string][])
    for (const note of notes.trim().split(/\s+/)) {
      const [first = '', ...more] = note.split('_')
      const rest = more.map((part) => (part === '..' ? 'gap' : matchers(part)) satisfies Entry['rest'][number])
      for (const matcher of matchers(first)) {
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
  return { byStem, byEnd: byStem.get('') ?? [], unprefixed, known: new Map() }
}

const fits = (tail: string, kind: Matcher['tail']) =>
  kind === 'any' || (kind === 'none' ? tail === '' : kind.test(tail))

function fitsWord(word: string, matcher: Matcher, { unprefixed }: Words): boolean {
  if (word.startsWith(matcher.stem)) return fits(word.slice(matcher.stem.length), matcher.tail)
  return matcher.isPrefixed && unprefixed(word).rests.some((rest) => rest.startsWith(matcher.stem))
}

/** Whether the words from a place on are the rest of an entry, from its part `from` on. */
function follows(sentence: readonly string[], at: number, rest: Entry['rest'], words: Words, from = 0): boolean {
  const next = rest[from]
  if (next === undefined) return true
  if (next === 'gap') {
    for (let skip = 0; skip <= GAP; skip++) if (follows(sentence, at + skip, rest, words, from + 1)) return true
    return false
  }
  const word = sentence[at]
  if (word === undefined || !next.some((matcher) => fitsWord(word, matcher, words))) return false
  return follows(sentence, at + 1, rest, words, from + 1)
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
  const { rests, isNegated } = words.unprefixed(word)
  for (const rest of rests) ask(rest, true, isNegated)
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
    if (follows(sentence, at + 1, entry.rest, words)) {
      senses ??= new Set(alone)
      for (const concept of meant(entry, isNegated)) senses.add(concept)
    }
  return senses ?? alone
}
