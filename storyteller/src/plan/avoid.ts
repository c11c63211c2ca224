import type { Brief } from '../brief.ts'
import { FORM_KEYS, NO_PROSE } from '../craft/pack.ts'
import { CRAFTS } from '../languages/crafts.ts'

/** A filter may be written in any of our languages, whichever the story is in. */
const EMPTY = new Set(Object.values(CRAFTS).flatMap(({ avoid }) => avoid.empty))
const KINDS = new Set(Object.values(CRAFTS).flatMap(({ avoid }) => avoid.kinds))

/** Whoever is the family's own or chosen for tonight is wanted, whatever a filter says; null where nobody has a name. */
function wantedNames({ child, familyNames, cast, language }: Brief): string | null {
  const written = [child.name, ...familyNames, ...cast.map(({ name }) => name)].flatMap(
    (name) => name.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [],
  )
  const names = written.flatMap((name) => [name, name.charAt(0).toUpperCase() + name.slice(1)])
  return names.length === 0 ? null : [...new Set(names)].map(CRAFTS[language].avoid.nameForms).join('|')
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
      .map((word) => CRAFTS[brief.language].avoid.forms(word))
  })
  if (stems.length === 0) return null
  const names = wantedNames(brief)
  const butFor = names ? `(?!(?-i:${names})(?!\\p{L}))` : ''
  return new RegExp(`(?<!\\p{L})${butFor}(?:${[...new Set(stems)].join('|')})(?!\\p{L})`, 'iu')
}

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
