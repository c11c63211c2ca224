import { fold } from '../craft/fold.ts'
import type { ReaderCraft } from '../craft/lexicon.ts'
import type { SafeName } from '../craft/safe-name.ts'
import { type Index, indexOf } from './index-words.ts'
import { safeName } from './safe-name.ts'
import { isKnown } from './spelling.ts'
import type { Line, Token } from './tokens.ts'

/** A name in a wish, and where in the rules' text it stands. `giver`: around whom it is given to, where the wish says so. */
export interface Named {
  name: SafeName
  at: number
  end: number
  giver: { at: number; end: number } | null
}

const MOST = 6

/** The names that a wish gives, in its order: first those that it gives to somebody, then any word that can be nothing else. */
export function namesIn(line: Line, craft: ReaderCraft): Named[] {
  const given = craft.named.flatMap((pattern) => givenIn(line, pattern, craft))
  const all = [
    ...given,
    ...line.tokens.flatMap((token, at) =>
      isBareName(line, at, craft) ? (bare(token, line.tokens[at - 1], craft) ?? []) : [],
    ),
  ]
  const first = all.filter((one, at) => !all.slice(0, at).some((other) => other.at < one.end && one.at < other.end))
  return first.sort((one, other) => one.at - other.at).slice(0, MOST)
}

function givenIn(line: Line, pattern: RegExp, craft: ReaderCraft): Named[] {
  const flags = [...new Set(`${pattern.flags}gd`)].join('')
  return [...line.typed.matchAll(new RegExp(pattern.source, flags))].flatMap(({ indices, groups }) => {
    const [name, who] = [indices?.groups?.name, indices?.groups?.who]
    const place = name && placeOf(line, name)
    if (!place || isNoName(line, place, craft)) return []
    const safe = groups?.name ? safeName(groups.name) : null
    return safe ? [{ name: safe, ...place, giver: who ? placeOf(line, who) : null }] : []
  })
}

/** "Misses his dog" and "they called him" give no name: a word that needs no explaining, without a capital or with that of a sentence. */
function isNoName(line: Line, place: { at: number; end: number }, craft: ReaderCraft): boolean {
  const [word, ...others] = line.tokens.filter(({ at, end }) => at >= place.at && end <= place.end)
  if (!word || others.length > 0 || craft.givenNames?.has(word.plain)) return false
  const isPlain = !/^\p{Lu}/u.test(word.typed)
  if (craft.empty.has(word.plain) || craft.ordinary?.has(word.plain)) return isPlain || word.isFirst
  return word.isFirst && isKnown(word.plain, indexOf(craft))
}

/** Where in the rules' text stands what is typed from one place to another. */
function placeOf(line: Line, [from, to]: readonly [number, number]): { at: number; end: number } | null {
  const inside = line.tokens.filter(({ typed, typedAt }) => typedAt < to && typedAt + typed.length > from)
  const [first, last] = [inside[0], inside.at(-1)]
  return first && last ? { at: first.at, end: last.end } : null
}

function bare({ typed, at, end }: Token, before: Token | undefined, { baseName }: ReaderCraft): Named | null {
  const said = typed.replace(/['’]s$/u, '')
  const name = safeName(baseName?.(said, before?.lower ?? '') ?? said)
  return name ? { name, at, end, giver: null } : null
}

/**
 * A word with a capital that no sentence asks for and no list explains, or a given name that is no word; behind somebody ("our dog
 * Biscuit") a word as well.
 */
function isBareName(line: Line, at: number, craft: ReaderCraft): boolean {
  const { typed, plain, isFirst } = line.tokens[at] as Token
  if (!/^\p{L}/u.test(typed) || plain.length < 3) return false
  const index = indexOf(craft)
  const stem = fold(typed.replace(/['’]s$/u, ''))
  const isWord = [plain, stem].some((one) => index.telling.has(one) || craft.empty.has(one) || craft.ordinary?.has(one))
  const isGiven = craft.givenNames?.has(stem) ?? false
  const hasCapital = /^\p{Lu}\p{Ll}/u.test(typed) && !isTitle(line)
  if (hasCapital && !isFirst && isBehindSomebody(line, at, craft)) return true
  // "Malého Miška" is no bowl.
  if (hasCapital && !isFirst && craft.baseName && isPlainThing(plain, index)) return true
  // "Poppy lost her shoe" is no plant.
  const isProper = index.phrases.get(plain)?.some((meaning) => meaning.isProper) ?? false
  if (
    isGiven &&
    isFirst &&
    isNoun(plain, index) &&
    !isProper &&
    craft.telling?.test(line.text.slice(line.tokens[at]?.end))
  )
    return true
  if (isGiven) return !isWord || (hasCapital && !isFirst && !isProper && !craft.empty.has(plain))
  return hasCapital && !isFirst && !isWord && (isFormOfGiven(typed, craft) || !isKnown(plain, index))
}

/** Any form of a given name, written as one: "Matúška" of Matúško. */
export function isFormOfGiven(typed: string, { baseName, givenNames }: ReaderCraft): boolean {
  const base = /^\p{Lu}\p{Ll}/u.test(typed) ? baseName?.(typed, '') : null
  return Boolean(base && givenNames?.has(fold(base)))
}

/** A word for something, that is no one's word but for its capital. */
const isNoun = (plain: string, { phrases }: Index) =>
  phrases.get(plain)?.some(({ known }) => known.as === 'entry' || known.as === 'kin') ?? false

/** What nobody writes with a capital but as a name. */
const PLAIN: readonly string[] = ['household', 'body', 'food', 'clothes', 'instrument', 'plant', 'weather']

const isPlainThing = (plain: string, { phrases }: Index) => {
  const meanings = phrases.get(plain) ?? []
  return (
    meanings.length > 0 &&
    meanings.every(({ known, isProper }) => !isProper && known.as === 'entry' && PLAIN.includes(known.entry.kind))
  )
}

/** Where somebody of the family is spoken of by name, in any form of it: with a capital, or where the word is no other. */
export function familyIn(line: Line, known: readonly string[], craft: ReaderCraft): { at: number; end: number }[] {
  const stemOf = (name: string) => craft.petStem?.(fold(name)) ?? fold(name)
  const names = new Set(known.flatMap((name) => name.split(/[\s-]+/)).map(stemOf))
  if (names.size === 0) return []
  return line.tokens.filter(({ typed, plain }, at) => {
    const said = typed.replace(/['’]s?$/u, '')
    const base = craft.baseName?.(said, line.tokens[at - 1]?.lower ?? '')
    const isTheirs = [said, base].some((one) => one && names.has(stemOf(one)))
    const isWord = indexOf(craft).telling.has(plain) || craft.empty.has(plain)
    return isTheirs && (/^\p{Lu}/u.test(typed) || !isWord)
  })
}

/** Capitals say nothing where every other word has one. */
function isTitle({ tokens }: Line): boolean {
  const words = tokens.filter(({ plain }) => plain.length > 3)
  return words.length > 1 && 2 * words.filter(({ typed }) => /^\p{Lu}/u.test(typed)).length > words.length
}

function isBehindSomebody(line: Line, at: number, craft: ReaderCraft): boolean {
  const [before, name] = [line.tokens[at - 1], line.tokens[at]]
  if (!before || !name || line.text.slice(before.end, name.at) !== ' ' || /^\p{Lu}/u.test(before.typed)) return false
  const meaning = indexOf(craft).phrases.get(before.plain)?.[0]?.known.as
  return meaning === 'entry' || meaning === 'kin'
}
