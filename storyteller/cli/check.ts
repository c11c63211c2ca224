import { LANGUAGES } from '@perinka/contract/catalog'
import { gate } from '../src/safety/gate.ts'
import { oneOf, UsageError, type Values } from './usage.ts'

const FIELDS = ['customPrompt', 'customTheme', 'name', 'description', 'keepOut', 'title', 'story'] as const

/** What the gate says of a text, as JSON: `verdict`, `reason`, and `text` as it may go on. Judged in both languages, as the server does. */
export function check(values: Values, words: string[]): string {
  const given = words.join(' ')
  if (!given) throw new UsageError('Which text?')
  const first = oneOf(LANGUAGES, values.language, 'language', 'en')
  const field = oneOf(FIELDS, values.field, 'field', 'customPrompt')
  const judged = gate(given, { language: first, field })
  if (judged.verdict === 'refuse' || field === 'story') return JSON.stringify(judged, null, 2)
  const second = gate(judged.text, { language: first === 'en' ? 'sk' : 'en', field })
  const verdict = second.verdict === 'allow' ? judged.verdict : second.verdict
  return JSON.stringify({ verdict, reason: second.reason || judged.reason, text: second.text }, null, 2)
}
