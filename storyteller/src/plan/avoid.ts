import type { Language } from '@perinka/contract/catalog'
import type { Brief } from '../brief.ts'

/** Words that carry no wish of their own in "no scary spiders, please". */
const EMPTY = new Set(
  `the and any anything about with without not for are please scary big bad mean loud evil from that this things stuff stories story character
  nie bez žiadne žiadny žiadna nič ani alebo prosím strašidelné strašidelný zlé zlý zlá veľké veľký rozprávky rozprávka príbehy`.split(
    /\s+/,
  ),
)

/** The part of a word that its forms share. */
function stem(word: string, language: Language): string {
  if (language === 'en') return word.length > 4 ? word.replace(/(?:ies|es|s|y)$/, '') : word.replace(/s$/, '')
  if (word.length <= 3) return word
  // Two passes would cut into the root: one ending, and the vowel that a diminutive or plural changes.
  return word.replace(/(?:ami|och|ách|iach|ov|om|ej|mi|[aáeéiíoóuúyý])$/u, '')
}

const ENDING = { en: `(?:s|es|y|ies|['’]s)?`, sk: `\\p{L}{0,4}` }

/**
 * What must not appear in this family's stories: disliked characters and filters, in the forms of the story's
 * language. Null where nothing is disliked. A title or kind in front of a name ("Captain Starlight") does not count.
 */
export function avoided(brief: Brief): RegExp | null {
  const terms = [...brief.child.dislikedCharacters, ...brief.child.filters]
  const stems = terms.flatMap((term) => {
    const names = term.trim().split(/\s+/)
    const proper = names.length > 1 && names.every((name) => /^\p{Lu}/u.test(name)) ? properPart(names) : term
    return (proper.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= 3 && !EMPTY.has(word))
      .map((word) => stem(word, brief.language))
  })
  if (stems.length === 0) return null
  return new RegExp(`(?<!\\p{L})(?:${[...new Set(stems)].join('|')})${ENDING[brief.language]}(?!\\p{L})`, 'iu')
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
    const clean = key === 'id' ? part : pruned(part, pattern)
    if (clean === null) return null
    kept[key] = clean
  }
  return kept
}

/** A record of pools without what is avoided. A pool of which nothing would be left stays: the parent's wish for tonight wins. */
export function without<T extends object>(pools: T, pattern: RegExp | null): T {
  if (!pattern) return pools
  const kept: Record<string, unknown> = {}
  for (const [key, pool] of Object.entries(pools)) {
    kept[key] = typeof pool === 'function' || typeof pool === 'string' ? pool : (pruned(pool, pattern) ?? pool)
  }
  return kept as T
}
