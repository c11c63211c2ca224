import type { Pattern } from '../craft/lexicon.ts'

/** From a letter's place to the one after the last, in the text that rules look at. */
export interface Place {
  at: number
  end: number
}

/** Where a rule fits, and where its groups stand. */
export interface Hit extends Place {
  groups: Readonly<Record<string, Place>>
}

interface Rule {
  match: readonly Pattern[]
  unless?: Pattern
}

const withPlaces = new WeakMap<Pattern, RegExp>()

function placed(pattern: Pattern): RegExp {
  const known = withPlaces.get(pattern) ?? new RegExp(pattern.source, `${pattern.flags.replace(/[dgy]/g, '')}dg`)
  withPlaces.set(pattern, known)
  return known
}

/** Where a rule first fits; null where it does not. What must not stand there is looked for in the same sentence. */
export function hitOf({ match, unless }: Rule, text: string): Hit | null {
  for (const pattern of match) {
    for (const found of text.matchAll(placed(pattern))) {
      const [at, end] = [found.index, found.index + found[0].length]
      if (unless?.test(sentenceAround(text, at, end))) continue
      const groups = Object.entries(found.indices?.groups ?? {}).flatMap(([name, place]) =>
        place ? [[name, { at: place[0], end: place[1] }] as const] : [],
      )
      return { at, end, groups: Object.fromEntries(groups) }
    }
  }
  return null
}

const ENDS = /[.!?;]/

function sentenceAround(text: string, at: number, end: number): string {
  let [from, to] = [at, end]
  while (from > 0 && !ENDS.test(text.charAt(from - 1))) from--
  while (to < text.length && !ENDS.test(text.charAt(to))) to++
  return text.slice(from, to)
}

/** Every rule that fits, in the order of the rules. */
export function hitsOf<T extends Rule>(rules: readonly T[], text: string): { rule: T; hit: Hit }[] {
  return rules.flatMap((rule) => {
    const hit = hitOf(rule, text)
    return hit ? [{ rule, hit }] : []
  })
}

export const overlap = (one: Place, other: Place) => one.at < other.end && other.at < one.end

export const sentencesOf = (text: string) => clausesOf(text, /[.!?;]+/)

/** The parts of a text that may each hold a wish. */
export function clausesOf(text: string, parting: Pattern): Place[] {
  const partings = [...text.matchAll(new RegExp(parting.source, `${parting.flags.replace(/[gy]/g, '')}g`))]
  const starts = [0, ...partings.map(({ 0: mark, index }) => index + mark.length)]
  const ends = [...partings.map(({ index }) => index), text.length]
  return starts
    .map((at, clause) => ({ at, end: ends[clause] ?? text.length }))
    .filter(({ at, end }) => /[\p{L}\p{N}]/u.test(text.slice(at, end)))
}
