import type { Language } from '@perinka/contract/catalog'
import type { Concept } from '../../craft/concepts.ts'
import type { Reason } from '../../craft/forbidden.ts'
import { forEach } from '../../languages/crafts.ts'
import { isClearlyOther } from './language.ts'
import { compiled } from './lexicon.ts'
import { RULES, type Rule, type Slot } from './rules.ts'
import { type Sentence, sentencesOf } from './senses.ts'

const WORDS = forEach(({ gate }) => compiled(gate))

/** How many words from a deed a thing to play with or to eat makes it harmless. */
const NEAR = 6
/** How far before a deed "not" still undoes it, as far as nothing new begins between. */
const REACH = 4

/** The rules by the concepts that may be their deed: of most sentences no rule has to be looked at. */
const BY_DEED = new Map<Concept, number[]>()
for (const [at, { slots }] of RULES.entries())
  for (const concept of slots[0]?.concepts ?? []) BY_DEED.set(concept, [...(BY_DEED.get(concept) ?? []), at])

/** The sentences of a flat text in which words of a language mean anything; `names` are its folded words that name somebody. */
export function meant(flat: string, language: Language, names: ReadonlySet<string>): Sentence[] {
  return isClearlyOther(flat, language) ? [] : sentencesOf(flat, WORDS[language], names)
}

/**
 * The reason of the first rule that holds in one of the sentences: why what they say, rather than how, is no bedtime story; null where none
 * does. A wish is judged for what it asks for as well.
 */
export function understood(sentences: readonly Sentence[], language: Language, isWish: boolean): Reason | null {
  let first = RULES.length
  for (const sentence of sentences)
    for (const concept of sentence.places.keys())
      for (const at of BY_DEED.get(concept) ?? []) {
        const rule = RULES[at]
        if (rule && at < first && (isWish || !rule.isForWishes) && holds(rule, sentence, language)) first = at
      }
  return RULES[first]?.reason ?? null
}

/** The rules that hold, for whoever tends them. */
export function why(sentences: readonly Sentence[], language: Language): string[] {
  return sentences.flatMap((sentence) =>
    RULES.filter((rule) => holds(rule, sentence, language)).map(
      ({ reason, slots }) => `${reason}: ${slots.map(({ concepts }) => concepts.join('|')).join(' ')}`,
    ),
  )
}

function holds(rule: Rule, sentence: Sentence, language: Language): boolean {
  if (!rule.slots.every(({ concepts }) => concepts.some((concept) => sentence.places.has(concept)))) return false
  if (rule.unless.some((concept) => sentence.places.has(concept))) return false
  const [deed, ...others] = rule.slots
  return (deed?.concepts ?? []).some((concept) =>
    sentence.places.get(concept)?.some((at) => {
      if (rule.isUndone && isNegated(sentence, at)) return false
      if (isWithin(sentence, rule.unlessNear, at)) return false
      return isNear(sentence, others, [at], rule, language)
    }),
  )
}

/** Whether one of the concepts stands near a deed. */
function isWithin({ senses }: Sentence, concepts: readonly Concept[], deed: number): boolean {
  if (concepts.length === 0) return false
  for (let at = Math.max(0, deed - NEAR); at <= Math.min(senses.length - 1, deed + NEAR); at++)
    if (concepts.some((concept) => senses[at]?.has(concept))) return true
  return false
}

/** Whether the other places can be filled by words of their own near the deed, each on its side of it. */
function isNear(
  sentence: Sentence,
  [slot, ...rest]: readonly Slot[],
  taken: readonly number[],
  rule: Rule,
  language: Language,
): boolean {
  if (!slot) return true
  const [deed = 0] = taken
  const side = slot.side[language]
  const from = side === 'after' ? deed + 1 : Math.max(0, deed - rule.within)
  const to = side === 'before' ? deed - 1 : Math.min(sentence.senses.length - 1, deed + rule.within)
  for (let at = from; at <= to; at++)
    if (
      !taken.includes(at) &&
      slot.concepts.some((concept) => sentence.senses[at]?.has(concept)) &&
      isNear(sentence, rest, [...taken, at], rule, language)
    )
      return true
  return false
}

function isNegated({ senses }: Sentence, deed: number): boolean {
  if (senses[deed]?.has('not')) return true
  for (let at = deed - 1; at >= Math.max(0, deed - REACH); at--) {
    if (senses[at]?.has('not') && !senses[at]?.has('nottell')) return true
    if (senses[at]?.has('break')) return false
  }
  return false
}
