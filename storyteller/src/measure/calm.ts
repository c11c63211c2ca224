import type { Language } from '@perinka/contract/catalog'
import { forEach } from '../languages/crafts.ts'
import { tokensOf } from './text.ts'

function matcher(stems: string): (token: string) => boolean {
  const list = stems.split(/\s+/).filter(Boolean)
  const pattern = new RegExp(`^(?:${list.map((stem) => stem.replace(/_$/, '$')).join('|')})`, 'u')
  const known = new Map<string, boolean>()
  return (token) => {
    let hit = known.get(token)
    if (hit === undefined) {
      hit = pattern.test(token)
      if (known.size < 50_000) known.set(token, hit)
    }
    return hit
  }
}

const MATCHERS = forEach(({ measures }) => ({ calm: matcher(measures.calm), energy: matcher(measures.energy) }))

/** Stirring less quietening words in a hundred, for each fifth of the text in turn. */
export function calmArc(text: string, language: Language): number[] {
  const { calm, energy } = MATCHERS[language]
  const tokens = tokensOf(text)
  return [0, 1, 2, 3, 4].map((fifth) => {
    const part = tokens.slice(Math.floor((fifth * tokens.length) / 5), Math.floor(((fifth + 1) * tokens.length) / 5))
    let score = 0
    for (const token of part) score += (energy(token) ? 1 : 0) - (calm(token) ? 1 : 0)
    return Math.round((score / Math.max(1, part.length)) * 1000) / 10
  })
}

/** Ends at rest: the last fifth at most −4 in a hundred words, and at least 5 below the liveliest. */
export function endsCalmly(arc: readonly number[]): boolean {
  const last = arc.at(-1) ?? 0
  return last <= -4 && Math.max(...arc) - last >= 5
}
