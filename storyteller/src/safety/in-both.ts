import { LANGUAGES } from '@perinka/contract/catalog'
import { type GateField, gate, type Judged } from './gate.ts'

/**
 * A parent's text judged in every language, because a bilingual home wishes for an English story in Slovak as well. Where it is refused
 * for more than one reason, that a child is being hurt outweighs the others.
 */
export function gateInBoth(text: string, field: GateField): Judged {
  let fit: Judged = { verdict: 'allow', reason: '', text }
  const refused: Judged[] = []
  for (const language of LANGUAGES) {
    const judged = gate(fit.text, { language, field })
    if (judged.verdict === 'refuse') refused.push(judged)
    else fit = { ...judged, reason: judged.reason || fit.reason }
  }
  return refused.find(({ reason }) => reason === 'child-hurt') ?? refused[0] ?? fit
}
