import type { Language } from '@perinka/contract/catalog'
import { sentencesOf, tokensOf } from '@perinka/storyteller/measure/text'
import { percentile, sum } from '../report.ts'
import { coreOf, plotOf, type Tale, tellTale } from './tell.ts'
import { wishOf } from './wishes.ts'

export interface Variety {
  /** Per cent of the smaller story's five-word runs that the other one holds too; over all pairs. */
  overlapMean: number
  overlapP95: number
  /** Mean BLEU-4 of a story against five others (Papineni et al. 2002, brevity penalty, Zhu et al. 2018 for the use on a set). */
  selfBleu: number
  distinctPlots: number
  /** Per cent of the stories that share the commonest first sentence, and that sentence. */
  firstSentence: number
  commonest: string
}

/** Tells `count` different wishes and compares every story with every other. */
export function measureVariety(language: Language, count: number): { variety: Variety; tales: Tale[] } {
  const tales = Array.from({ length: count }, (_, run) => tellTale(wishOf(language, run).brief))
  const tokens = tales.map(({ text }) => tokensOf(text))
  const overlaps = overlapsOf(tokens)
  const share = (n: number) => (100 * n) / count
  const firsts = [...counts(tales.map(({ text }) => sentencesOf(text)[0] ?? ''))].sort((a, b) => b[1] - a[1])
  return {
    tales,
    variety: {
      overlapMean: sum(overlaps) / Math.max(1, overlaps.length),
      overlapP95: percentile(overlaps, 0.95),
      selfBleu: selfBleu(tokens),
      distinctPlots: share(new Set(tales.map(plotOf)).size),
      firstSentence: share(firsts[0]?.[1] ?? 0),
      commonest: firsts[0]?.[0] ?? '',
    },
  }
}

/** Of ten tellings of each of `wishes` wishes, to a child who heard the ones before: the least number that differ in setting, problem or solution. */
export function leastOfTen(language: Language, wishes: number): number {
  let least = 10
  for (let wish = 0; wish < wishes; wish++) {
    const { brief } = wishOf(language, wish)
    const told: Tale[] = []
    for (let i = 0; i < 10; i++)
      told.unshift(tellTale({ ...brief, seed: `again-${i}`, history: told.map(({ trace }) => trace) }))
    least = Math.min(least, new Set(told.map(coreOf)).size)
  }
  return least
}

function counts<T>(items: readonly T[]): Map<T, number> {
  const seen = new Map<T, number>()
  for (const item of items) seen.set(item, (seen.get(item) ?? 0) + 1)
  return seen
}

const runs = (tokens: readonly string[], n: number) =>
  Array.from({ length: Math.max(0, tokens.length - n + 1) }, (_, i) => tokens.slice(i, i + n).join(' '))

/** Percentages for all pairs, by an inverted index of the five-word runs. */
function overlapsOf(texts: readonly (readonly string[])[]): number[] {
  const holders = new Map<string, number[]>()
  const sizes = texts.map((tokens, story) => {
    const own = new Set(runs(tokens, 5))
    for (const run of own) {
      const list = holders.get(run)
      if (list) list.push(story)
      else holders.set(run, [story])
    }
    return own.size
  })
  const n = texts.length
  const shared = new Uint16Array(n * n)
  for (const list of holders.values())
    for (let i = 0; i < list.length; i++)
      for (let j = i + 1; j < list.length; j++) {
        const pair = (list[i] ?? 0) * n + (list[j] ?? 0)
        shared[pair] = (shared[pair] ?? 0) + 1
      }
  const overlaps: number[] = []
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++)
      overlaps.push((100 * (shared[i * n + j] ?? 0)) / Math.max(1, Math.min(sizes[i] ?? 1, sizes[j] ?? 1)))
  return overlaps
}

const REFERENCES = 5

/** Each story against the five that follow it at a distance, so that every run compares the same stories. */
function selfBleu(texts: readonly (readonly string[])[]): number {
  const n = texts.length
  const scores = texts.map((tokens, i) => {
    const references = Array.from({ length: REFERENCES }, (_, k) => texts[(i + (k + 1) * 37) % n] ?? [])
    return bleu(tokens, references)
  })
  return sum(scores) / Math.max(1, n)
}

function bleu(hypothesis: readonly string[], references: readonly (readonly string[])[]): number {
  let log = 0
  for (let n = 1; n <= 4; n++) {
    const most = new Map<string, number>()
    for (const reference of references)
      for (const [run, count] of counts(runs(reference, n))) most.set(run, Math.max(most.get(run) ?? 0, count))
    let hits = 0
    let all = 0
    for (const [run, count] of counts(runs(hypothesis, n))) {
      hits += Math.min(count, most.get(run) ?? 0)
      all += count
    }
    log += Math.log(Math.max(hits, 1e-9) / Math.max(all, 1)) / 4
  }
  const closest = references
    .map((reference) => reference.length)
    .sort((a, b) => Math.abs(a - hypothesis.length) - Math.abs(b - hypothesis.length) || a - b)[0]
  const brevity = (closest ?? 0) > hypothesis.length ? Math.exp(1 - (closest ?? 0) / Math.max(1, hypothesis.length)) : 1
  return brevity * Math.exp(log)
}
