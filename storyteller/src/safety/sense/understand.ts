import type { Language } from '@perinka/contract/catalog'
import type { Reason } from '../word-list.ts'
import type { Concept } from './concepts.ts'
import { isClearlyOther } from './language.ts'
import { compiled, type Words } from './lexicon.ts'
import { ENGLISH } from './lexicon-en.ts'
import { SLOVAK } from './lexicon-sk.ts'
import { RULES, type Rule } from './rules.ts'
import { type Sentence, sentencesOf } from './senses.ts'

const WORDS: Record<Language, Words> = { en: compiled(ENGLISH, false), sk: compiled(SLOVAK, true) }

/** How far before a deed "not" still undoes it, as far as nothing new begins between. */
const REACH = 4

/** Why what a flat text says, rather than how, is no bedtime story; null where it is one. */
export function understood(flat: string, language: Language, isWish: boolean): Reason | null {
  if (isClearlyOther(flat, language)) return null
  const sentences = sentencesOf(flat, WORDS[language])
  for (const rule of RULES)
    if (isWish || !rule.isForWishes)
      for (const sentence of sentences) if (holds(rule, sentence, language)) return rule.reason
  return null
}

function holds({ slots, within, unless, ordered, isUndone }: Rule, sentence: Sentence, language: Language): boolean {
  if (!slots.every((slot) => slot.some((concept) => sentence.places.has(concept)))) return false
  if (unless.some((concept) => sentence.places.has(concept))) return false
  const [deed = [], ...others] = slots
  const isOrdered = ordered.includes(language)
  return deed.some((concept) =>
    sentence.places.get(concept)?.some((at) => {
      if (isUndone && isNegated(sentence, at)) return false
      return isNear(sentence, others, [at], at, within, isOrdered)
    }),
  )
}

/** Whether the other places can be filled by words of their own near the deed. */
function isNear(
  sentence: Sentence,
  [slot, ...rest]: readonly (readonly Concept[])[],
  taken: readonly number[],
  deed: number,
  within: number,
  isOrdered: boolean,
): boolean {
  if (!slot) return true
  const isAgent = slot.includes('agent')
  const from = isOrdered && !isAgent ? Math.max(...taken) + 1 : Math.max(0, deed - within)
  const to = isOrdered && isAgent ? deed - 1 : Math.min(sentence.senses.length - 1, deed + within)
  for (let at = from; at <= to; at++)
    if (
      !taken.includes(at) &&
      slot.some((concept) => sentence.senses[at]?.has(concept)) &&
      isNear(sentence, rest, [...taken, at], deed, within, isOrdered)
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
