import { LANGUAGES } from '@perinka/contract/catalog'
import { gate } from '../src/safety/gate.ts'
import { gateInBoth } from '../src/safety/in-both.ts'
import { rulesBroken } from '../src/safety/judge.ts'
import { oneOf, UsageError, type Values } from './usage.ts'

const FIELDS = ['customPrompt', 'customTheme', 'name', 'description', 'keepOut', 'title', 'story'] as const

/**
 * What the gate says of a text, as JSON: `verdict`, `reason`, and `text` as it may go on; of a refused wish also the rules that it breaks.
 * Judged in both languages, as the server does; a story in one.
 */
export function check(values: Values, words: string[]): string {
  const given = words.join(' ')
  if (!given) throw new UsageError('Which text?')
  const language = oneOf(LANGUAGES, values.language, 'language', 'en')
  const field = oneOf(FIELDS, values.field, 'field', 'customPrompt')
  const judged = field === 'story' ? gate(given, { language, field }) : gateInBoth(given, field)
  const rules = judged.verdict === 'refuse' ? LANGUAGES.flatMap((one) => rulesBroken(given, one)) : []
  return JSON.stringify({ ...judged, ...(rules.length > 0 ? { rules } : {}) }, null, 2)
}
