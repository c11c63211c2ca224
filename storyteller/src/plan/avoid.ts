import type { Brief } from '../brief.ts'
import { FORM_KEYS, NO_PROSE } from '../pack.ts'

/** Words that carry no wish of their own in "no scary spiders, please". */
const EMPTY = new Set(
  `the and any anything about with without not for are please scary big bad mean loud evil from that this things stuff stories story character
  nie bez žiadne žiadny žiadna nič ani alebo prosím strašidelné strašidelný zlé zlý zlá veľké veľký rozprávky rozprávka príbehy`.split(
    /\s+/,
  ),
)

const IRREGULAR = [
  ['mouse', 'mice'],
  ['goose', 'geese'],
  ['louse', 'lice'],
  ['tooth', 'teeth'],
  ['foot', 'feet'],
  ['man', 'men'],
  ['woman', 'women'],
  ['child', 'children'],
  ['ox', 'oxen'],
] as const

/** An English noun in both numbers, whichever was given; where the singular cannot be told, all that it may be. */
function numbers(word: string): string[] {
  const pair = IRREGULAR.find((forms) => forms.some((form) => form === word))
  if (pair) return [...pair]
  const singulars = [word]
  if (/[^aeiou]ies$/.test(word)) singulars.push(word.replace(/ies$/, 'y'), word.replace(/s$/, ''))
  else if (/ves$/.test(word)) singulars.push(word.replace(/ves$/, 'f'), word.replace(/ves$/, 'fe'), word.slice(0, -1))
  else if (/(?:ch|sh|s|x|z|o)es$/.test(word)) singulars.push(word.slice(0, -2), word.slice(0, -1))
  else if (/[^s]s$/.test(word)) singulars.push(word.slice(0, -1))
  return singulars.flatMap((one) => [one, plural(one)])
}

function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies')
  if (/[^f]fe?$/.test(word)) return `(?:${word}s|${word.replace(/fe?$/, 'ves')})`
  return /(?:ch|sh|s|x|z)$/.test(word) ? `${word}es` : `${word}e?s`
}

/** The part of a Slovak word that its forms share. */
function stem(word: string): string {
  if (word.length <= 3) return word.replace(/[kc]$/, '[kc]')
  // One ending only: a second pass would cut into the root. Vlk, vlci: the last k softens.
  return word.replace(/(?:ami|och|ách|iach|ov|om|ej|mi|[aáeéiíoóuúyý])$/u, '').replace(/[kc]$/, '[kc]')
}

const FORMS = {
  en: (word: string) => `(?:${numbers(word).join('|')})(?:['’]s?)?`,
  sk: (word: string) => `${stem(word)}\\p{L}{0,4}`,
}

/**
 * How a family's own name is written in a story: as the parent wrote it or with a capital, so that somebody called Wolf lets
 * no wolves in. In Slovak its end changes, and what stands before it: Peter, Petra.
 */
const NAME_FORMS = {
  en: (name: string) => `${name}(?:['’]s?)?`,
  sk: (name: string) => `${name.slice(0, Math.max(2, name.length - 2))}\\p{L}{0,6}`,
}

/** Whoever is the family's own or chosen for tonight is wanted, whatever a filter says; null where nobody has a name. */
function wantedNames({ child, familyNames, cast, language }: Brief): string | null {
  const written = [child.name, ...familyNames, ...cast.map(({ name }) => name)].flatMap(
    (name) => name.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [],
  )
  const names = written.flatMap((name) => [name, name.charAt(0).toUpperCase() + name.slice(1)])
  return names.length === 0 ? null : [...new Set(names)].map(NAME_FORMS[language]).join('|')
}

/**
 * What must not appear in this family's stories: disliked characters and filters, in the forms of the story's
 * language, but for the names of its children and of tonight's characters. Null where nothing is disliked. A title or kind in
 * front of a name ("Captain Starlight") does not count.
 */
export function avoided(brief: Brief): RegExp | null {
  const terms = [...brief.child.dislikedCharacters, ...brief.child.filters]
  const stems = terms.flatMap((term) => {
    const names = term.trim().split(/\s+/)
    const proper = names.length > 1 && names.every((name) => /^\p{Lu}/u.test(name)) ? properPart(names) : term
    return (proper.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= 3 && !EMPTY.has(word))
      .map((word) => FORMS[brief.language](word))
  })
  if (stems.length === 0) return null
  const names = wantedNames(brief)
  const butFor = names ? `(?!(?-i:${names})(?!\\p{L}))` : ''
  return new RegExp(`(?<!\\p{L})${butFor}(?:${[...new Set(stems)].join('|')})(?!\\p{L})`, 'iu')
}

const KINDS = new Set(['captain', 'fairy', 'owl', 'dragon', 'kapitán', 'víla', 'výr', 'dráčik'])

function properPart(names: readonly string[]): string {
  return names.filter((name) => !KINDS.has(name.toLowerCase())).join(' ')
}

/** `value` without the frames, figures, problems… that say what `pattern` finds; null where nothing usable is left of it. */
function pruned(value: unknown, pattern: RegExp): unknown {
  if (typeof value === 'string') return pattern.test(value) ? null : value
  if (Array.isArray(value)) {
    const kept = value.map((item) => pruned(item, pattern)).filter((item) => item !== null)
    return kept.length === 0 && value.length > 0 ? null : kept
  }
  if (value === null || typeof value !== 'object' || value instanceof RegExp) return value
  const kept: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(value)) {
    const clean = NO_PROSE.has(key) ? part : pruned(part, pattern)
    if (clean === null) return null
    kept[key] = clean
  }
  return kept
}

function hits(value: unknown, pattern: RegExp): number {
  if (typeof value === 'string') return value.match(new RegExp(pattern, 'giu'))?.length ?? 0
  if (value === null || typeof value !== 'object' || value instanceof RegExp) return 0
  return Object.entries(value).reduce((sum, [key, part]) => (NO_PROSE.has(key) ? sum : sum + hits(part, pattern)), 0)
}

/** Where a theme cannot do without the word: of each pool, the parts that say it least often. */
function sparing(value: unknown, pattern: RegExp): unknown {
  if (Array.isArray(value)) {
    const parts = value.map((part) => sparing(part, pattern))
    const least = Math.min(...parts.map((part) => hits(part, pattern)))
    return parts.filter((part) => hits(part, pattern) === least)
  }
  if (value === null || typeof value !== 'object' || value instanceof RegExp) return value
  const isChoice = (key: string) => !NO_PROSE.has(key) && !FORM_KEYS.has(key)
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, isChoice(key) ? sparing(part, pattern) : part]),
  )
}

/** A record of pools without what is avoided. A pool of which nothing would be left says it as little as it can: the parent's wish for
 * tonight wins. */
export function without<T extends object>(pools: T, pattern: RegExp | null): T {
  if (!pattern) return pools
  const kept: Record<string, unknown> = {}
  for (const [key, pool] of Object.entries(pools)) {
    kept[key] =
      typeof pool === 'function' || typeof pool === 'string' ? pool : (pruned(pool, pattern) ?? sparing(pool, pattern))
  }
  return kept as T
}
