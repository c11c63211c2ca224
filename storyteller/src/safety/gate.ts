import { type Language, LIMITS } from '@perinka/contract/catalog'
import { ENCODED, INJECTION, LINK, LISTS } from './lists.ts'
import { folded, type Token, tokens, visible } from './normalise.ts'
import { redact } from './redact.ts'
import { soften } from './soften.ts'
import type { Reason } from './word-list.ts'

/** What a text is: a field that a parent fills in, or a `story` (or a paragraph of one) that leaves. */
export type GateField = 'customPrompt' | 'customTheme' | 'name' | 'description' | 'story'

export interface Judged {
  verdict: 'allow' | 'soften' | 'refuse'
  /** Why it is not simply allowed, "redacted" included; "" where it is. */
  reason: string
  /** The text that may go on: visible, redacted, softened. For a refused text, "". */
  text: string
}

const refuse = (reason: Reason): Judged => ({ verdict: 'refuse', reason, text: '' })

const LONGEST: Record<GateField, number> = {
  customPrompt: LIMITS.request,
  customTheme: LIMITS.customTheme,
  name: LIMITS.name,
  description: LIMITS.characterDescription,
  story: LIMITS.content,
}

const NAME = /^\p{L}[\p{L}\p{M}'’ -]*$/u
const MOST_NAME_WORDS = 5

/**
 * Judges a text in one language. A bilingual home asks for both. `customPrompt` and the like come back redacted and softened; whitespace alone
 * comes back as "". Costs well under 2 ms for 500 characters; never throws.
 */
export function gate(text: string, { language, field }: { language: Language; field: GateField }): Judged {
  const seen = visible(text)
  if (seen.length > LONGEST[field]) return refuse('length')
  if (field === 'name' && (!NAME.test(seen.trim()) || seen.trim().split(/\s+/).length > MOST_NAME_WORDS))
    return refuse('name')
  const forbidden = forbiddenIn(seen, language)
  if (forbidden) return refuse(forbidden)
  if (field === 'story') return { verdict: 'allow', reason: '', text }
  if (field === 'name') return { verdict: 'allow', reason: '', text: seen.trim() }
  if (ENCODED.test(seen)) return refuse('injection')
  const plain = folded(seen)
  if (INJECTION.some((pattern) => pattern.test(plain))) return refuse('injection')
  const redacted = redact(seen)
  if (LINK.test(redacted.text)) return refuse('link')
  const gentle = soften(redacted.text.trim(), language)
  if (gentle.reason) return { verdict: 'soften', reason: gentle.reason, text: gentle.text }
  return { verdict: 'allow', reason: redacted.found ? 'redacted' : '', text: gentle.text }
}

/** All words of a language in one expression: nearly every word of a text is done with after it. */
const anyOf = (words: Partial<Record<Reason, RegExp>>) =>
  new RegExp(
    Object.values(words)
      .map((pattern) => pattern.source)
      .join('|'),
  )
const suspicious: Record<Language, RegExp> = { en: anyOf(LISTS.en.words), sk: anyOf(LISTS.sk.words) }

/** Why a text may not be: the first forbidden phrase or word; null where there is none. */
function forbiddenIn(text: string, language: Language): Reason | null {
  const list = LISTS[language]
  let scrubbed = folded(text)
  for (const harmless of list.harmless) scrubbed = scrubbed.replace(harmless, ' ')
  for (const [reason, phrase] of list.phrases) if (phrase.test(scrubbed)) return reason
  // Diacritics matter only where nothing was scrubbed: a harmless phrase is gone either way.
  const words: Token[] = scrubbed === folded(text) ? tokens(text) : tokens(scrubbed)
  const entries = Object.entries(list.words) as [Reason, RegExp][]
  for (const { written, readings } of words) {
    if (!readings.some((reading) => suspicious[language].test(reading)) || list.kept?.test(written)) continue
    for (const [reason, pattern] of entries) if (readings.some((reading) => pattern.test(reading))) return reason
  }
  return null
}
