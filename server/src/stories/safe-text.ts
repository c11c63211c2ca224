import { LANGUAGES } from '@perinka/contract/catalog'
import { gate } from '@perinka/storyteller/safety/gate'
import { Failure } from '../http/failure.ts'

type GateField = Parameters<typeof gate>[1]['field']

/**
 * A parent's text as it may enter a story, redacted; null where it may not. Both languages are asked,
 * because a bilingual home wishes for an English story in Slovak as well.
 */
function fitText(text: string, field: GateField): string | null {
  let fit = text
  for (const language of LANGUAGES) {
    const judged = gate(fit, { language, field })
    if (judged.verdict === 'refuse') return null
    fit = judged.text
  }
  return fit
}

/** A parent's text as it may enter a story, or `content_refused`. */
export function safeText(text: string, field: GateField): string {
  const fit = fitText(text, field)
  if (fit === null) throw new Failure('content_refused')
  return fit
}

/** A name as it may enter a story, or `invalid` on its field. */
export function safeName(name: string): string {
  if (fitText(name, 'name') === null) throw new Failure('invalid', { fields: { name: 'validation.invalid' } })
  return name
}

/** Whether a text may enter a story. */
export function isFit(text: string): boolean {
  return fitText(text, 'description') !== null
}
