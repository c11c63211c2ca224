import { LANGUAGES, type Language, LIMITS } from '@perinka/contract/catalog'
import type { Reason } from '../craft/forbidden.ts'
import { undisguised } from './disguise.ts'
import { ENCODED, LINK, MARKUP, ORDERS } from './injection.ts'
import { forbiddenWord, type Reading, readingOf, said, spelledOut } from './judge.ts'
import { passagesOf } from './learned/evidence.ts'
import { heard } from './learned/unfit.ts'
import { flattened, folded, visible } from './normalise.ts'
import { holdsContact, redact } from './redact.ts'
import { gentlyBecause } from './soften.ts'

/** A field that a parent fills in. In `keepOut` they write what must not appear, so its words are not judged. */
export type GateField = 'customPrompt' | 'customTheme' | 'name' | 'description' | 'keepOut' | 'title'

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
}

const NAME = /^\p{L}[\p{L}\p{M}'’ -]*$/u
const MOST_NAME_WORDS = 5
/** Marks that make letters run the other way. */
const TURNED = /[\u202a-\u202e\u2066-\u2069]/
/** Whom a model listens to: no name of a character. */
const ROLE = /^(?:the )?(?:system|assistant|asistent|developer|vyvojar|admin|administrator|user|prompt|root|chat ?gpt)$/

/**
 * Judges what a parent typed, in every language at once, because a bilingual home wishes for an English story in Slovak as well.
 * It comes back redacted; whitespace alone comes back as "". Where it is refused for more than one reason, that somebody is being hurt
 * outweighs the others. Work grows with the length of the text and no faster: under 2 ms for 500 characters. Never throws.
 */
export function gate(text: string, field: GateField): Judged {
  const seen = visible(text)
  if (seen.length > LONGEST[field]) return refuse('length')
  const trimmed = seen.trim()
  if (field === 'name' && (!NAME.test(trimmed) || trimmed.split(/\s+/).length > MOST_NAME_WORDS)) return refuse('name')
  const redacted = redact(seen)
  const unfit = field === 'keepOut' ? null : unfitness(redacted.text, field)
  if (unfit === 'child-hurt') return refuse(unfit)
  if (ENCODED.test(seen) || isOrder(seen)) return refuse('injection')
  if (field !== 'name' && LINK.test(redacted.text)) return refuse('link')
  if (unfit) return refuse(unfit)
  if (field === 'name')
    return ROLE.test(folded(trimmed)) ? refuse('injection') : { verdict: 'allow', reason: '', text: trimmed }
  const gently = field === 'keepOut' ? null : gentlyBecause(redacted.text)
  const reason = gently ?? (redacted.found ? 'redacted' : '')
  return { verdict: gently ? 'soften' : 'allow', reason, text: redacted.text.trim() }
}

/** Judges a story, or a paragraph of one, in its language, as {@link gate} does what a parent typed. It comes back as it was. */
export function gateStory(text: string, language: Language): Judged {
  const seen = visible(text)
  if (seen.length > LIMITS.content) return refuse('length')
  const reading = readingOf(seen)
  const unfit =
    forbiddenWord(reading, language) ?? spelledOut(reading, language, false) ?? said(reading, language, false)
  return unfit ? refuse(unfit) : leaving(text)
}

/** Fields in which a parent says what happens in a story. The others are labels, of which the weights know nothing. */
const WISHES: readonly GateField[] = ['customPrompt', 'customTheme']
export const isWish = (field: GateField) => WISHES.includes(field)

/** Why a text that a parent typed may not be told, null where it may: for a word, for what it spells, or for what it says. */
function unfitness(text: string, field: GateField): Reason | null {
  const reading = readingOf(text)
  const found = (look: (language: Language) => Reason | null) => LANGUAGES.map(look).find((one) => one !== null) ?? null
  const meaning = isWish(field) ? heard(passagesOf(reading)) : broken(reading)
  if (meaning === 'child-hurt') return meaning
  return found((language) => forbiddenWord(reading, language) ?? spelledOut(reading, language, true)) ?? meaning
}

/** The rule that a text breaks in either language, first that of somebody who is being hurt. */
function broken(reading: Reading): Reason | null {
  const reasons = LANGUAGES.flatMap((language) => said(reading, language, true) ?? [])
  return reasons.find((reason) => reason === 'child-hurt') ?? reasons[0] ?? null
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
