import { type Language, LIMITS } from '@perinka/contract/catalog'
import { undisguised } from './disguise.ts'
import { ENCODED, LINK, MARKUP, ORDERS } from './injection.ts'
import { forbiddenIn } from './judge.ts'
import { flattened, folded, visible } from './normalise.ts'
import { holdsContact, redact } from './redact.ts'
import { gentlyBecause } from './soften.ts'
import type { Reason } from './word-list.ts'

/**
 * What a text is: a field that a parent fills in, or a `story` (or a paragraph of one) that leaves. In `keepOut` a parent writes what must
 * not appear, so its words are not judged.
 */
export type GateField = 'customPrompt' | 'customTheme' | 'name' | 'description' | 'keepOut' | 'title' | 'story'

export interface Judged {
  verdict: 'allow' | 'soften' | 'refuse'
  /** Why it is not simply allowed, "redacted" included; "" where it is. */
  reason: string
  /** The text that may go on: visible and redacted, its words as the parent wrote them. For a refused text, "". */
  text: string
}

const refuse = (reason: Reason): Judged => ({ verdict: 'refuse', reason, text: '' })

const LONGEST: Record<GateField, number> = {
  customPrompt: LIMITS.request,
  customTheme: LIMITS.customTheme,
  name: LIMITS.name,
  description: LIMITS.characterDescription,
  keepOut: LIMITS.listItem,
  title: LIMITS.title,
  story: LIMITS.content,
}

const NAME = /^\p{L}[\p{L}\p{M}'’ -]*$/u
const MOST_NAME_WORDS = 5
/** Marks that make letters run the other way. */
const TURNED = /[\u202a-\u202e\u2066-\u2069]/
/** Whom a model listens to: no name of a character. */
const ROLE = /^(?:the )?(?:system|assistant|asistent|developer|vyvojar|admin|administrator|user|prompt|root|chat ?gpt)$/

/**
 * Judges a text in one language. A bilingual home asks for both. `customPrompt` and the like come back redacted; whitespace alone comes back
 * as "". Work grows with the length of the text and no faster: under 2 ms for 500 characters. Never throws.
 */
export function gate(text: string, { language, field }: { language: Language; field: GateField }): Judged {
  const seen = visible(text)
  if (seen.length > LONGEST[field]) return refuse('length')
  if (field === 'name' && (!NAME.test(seen.trim()) || seen.trim().split(/\s+/).length > MOST_NAME_WORDS))
    return refuse('name')
  const forbidden = field === 'keepOut' ? null : forbiddenIn(seen, language, field !== 'story')
  if (forbidden) return refuse(forbidden)
  if (field === 'story') return leaving(text)
  if (ENCODED.test(seen) || isOrder(seen)) return refuse('injection')
  if (field === 'name')
    return ROLE.test(folded(seen.trim())) ? refuse('injection') : { verdict: 'allow', reason: '', text: seen.trim() }
  const redacted = redact(seen)
  if (LINK.test(redacted.text)) return refuse('link')
  if (field === 'keepOut')
    return { verdict: 'allow', reason: redacted.found ? 'redacted' : '', text: redacted.text.trim() }
  const why = gentlyBecause(redacted.text)
  if (why) return { verdict: 'soften', reason: why, text: redacted.text.trim() }
  return { verdict: 'allow', reason: redacted.found ? 'redacted' : '', text: redacted.text.trim() }
}

/** A story holds no address to go to or to ring, and nothing that turns its letters round. */
function leaving(text: string): Judged {
  if (TURNED.test(text) || LINK.test(text) || holdsContact(text)) return refuse('link')
  return { verdict: 'allow', reason: '', text }
}

/** Whether somebody tries to give a model orders, in either language. */
export function isOrder(text: string): boolean {
  if (MARKUP.some((pattern) => pattern.test(text))) return true
  const seen = folded(text)
  const plain = flattened(seen)
  const read = undisguised(seen)
  return ORDERS.some((pattern) => pattern.test(plain) || (read !== plain && pattern.test(read)))
}
