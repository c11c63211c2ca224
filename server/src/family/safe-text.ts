import { type GateField, gate } from '@perinka/storyteller/safety/gate'
import { Failure } from '../failure.ts'

/** What a parent reads beside a field that was refused. */
const NOT_FOR_CHILDREN = 'validation.notForChildren'

/**
 * A parent's text as it may enter a story, redacted; else `content_refused` or, where it tells that a child is being hurt, `child_hurt`,
 * both with what is wrong `at` that field of the request.
 */
export function safeText(text: string, field: GateField, at: string): string {
  const judged = gate(text, field)
  if (judged.verdict !== 'refuse') return judged.text
  throw new Failure(judged.reason === 'child-hurt' ? 'child_hurt' : 'content_refused', {
    fields: { [at]: NOT_FOR_CHILDREN },
  })
}

/** A name as it may enter a story, or `invalid` on its field. */
export function safeName(name: string): string {
  if (!isFit(name, 'name')) throw new Failure('invalid', { fields: { name: 'validation.invalid' } })
  return name
}

/** Whether a text may enter a story. */
export function isFit(text: string, field: GateField = 'description'): boolean {
  return gate(text, field).verdict !== 'refuse'
}

/** A text that has long been kept, as it may enter a story; null where it may not. */
export function safeTextOrNull(text: string, field: GateField): string | null {
  const judged = gate(text, field)
  return judged.verdict === 'refuse' ? null : judged.text || null
}
