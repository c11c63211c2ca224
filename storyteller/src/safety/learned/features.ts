import type { Reason } from '../../craft/forbidden.ts'
import type { Sentence } from '../sense/senses.ts'

/** As many parts of texts are told apart; a power of two. */
export const PARTS = 1 << 20

/** What a text says in a language, and the reason of the first rule that holds. */
export interface Said {
  reason: Reason | null
  sentences: readonly Sentence[]
}

/** The parts of a text that speak for or against it: which weights they have, and how much each part counts. */
export interface Features {
  parts: Uint32Array
  counts: Float32Array
}

/** Letters of a group, the space before or after a word being one. */
const SHORTEST_GROUP = 3
const LONGEST_GROUP = 5
/** How far back from a word another meaning still belongs to it. */
const REACH = 6
/** How much each kind counts as a whole, however long the text: words in pairs, groups of letters, meanings in pairs. */
const KINDS = { words: 1, letters: 1, meanings: 0.8 }
/** How much each rule that holds counts. */
const RULE = 0.5

/** FNV-1a, spread once more, since only some of its bits are kept. */
function hashed(kind: number, text: string, from = 0, to = text.length): number {
  let hash = Math.imul(0x811c9dc5 ^ kind, 0x01000193)
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash ^= hash >>> 15
  return (Math.imul(hash, 0x2c1b3c6d) >>> 8) & (PARTS - 1)
}

/**
 * The parts of a flat text (see `flattened`) and of what it was found to say in each language. Work grows with the length of the text and no
 * faster.
 */
export function featuresOf(flat: string, said: readonly Said[]): Features {
  const rules = new Set<number>()
  const meanings = new Set<number>()
  for (const { reason, sentences } of said) {
    if (reason) rules.add(hashed(5, reason)).add(hashed(5, ''))
    for (const { senses } of sentences) addMeanings(senses, meanings)
  }
  const kinds: (readonly [Set<number>, number])[] = [
    [wordsOf(flat), KINDS.words],
    [lettersOf(flat), KINDS.letters],
    [meanings, KINDS.meanings],
  ]
  const parts = new Uint32Array(kinds.reduce((sum, [set]) => sum + set.size, rules.size))
  const counts = new Float32Array(parts.length)
  let at = 0
  for (const [set, weight] of kinds)
    for (const part of set) {
      parts[at] = part
      counts[at++] = weight / Math.sqrt(set.size)
    }
  for (const part of rules) {
    parts[at] = part
    counts[at++] = RULE
  }
  return { parts, counts }
}

function wordsOf(flat: string): Set<number> {
  const found = new Set<number>()
  let before = '^'
  for (const word of `${flat} $`.split(' ')) {
    if (word === '') continue
    found.add(hashed(1, word)).add(hashed(2, `${before} ${word}`))
    before = word
  }
  return found
}

function lettersOf(flat: string): Set<number> {
  const found = new Set<number>()
  for (const word of flat.split(' ')) {
    const spaced = ` ${word} `
    for (let length = SHORTEST_GROUP; length <= LONGEST_GROUP; length++)
      for (let at = 0; at + length <= spaced.length; at++) found.add(hashed(3, spaced, at, at + length))
  }
  return found
}

function addMeanings(senses: readonly ReadonlySet<string>[], found: Set<number>): void {
  for (const [at, here] of senses.entries())
    for (const concept of here) {
      const own = meaningOf(concept)
      found.add(own)
      for (let back = Math.max(0, at - REACH); back < at; back++)
        for (const before of senses[back] ?? [])
          found.add((Math.imul(meaningOf(before), 0x9e3779b1) ^ own) & (PARTS - 1))
    }
}

const MEANINGS = new Map<string, number>()

function meaningOf(concept: string): number {
  const known = MEANINGS.get(concept)
  if (known !== undefined) return known
  const found = hashed(4, concept)
  MEANINGS.set(concept, found)
  return found
}
