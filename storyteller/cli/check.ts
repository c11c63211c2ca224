import { LANGUAGES } from '@perinka/contract/catalog'
import { gate, gateStory } from '../src/safety/gate.ts'
import { evidenceOf } from '../src/safety/learned/evidence.ts'
import { oddsOf } from '../src/safety/learned/unfit.ts'
import { why } from '../src/safety/sense/understand.ts'
import { oneOf, UsageError, type Values } from './usage.ts'

const FIELDS = ['customPrompt', 'customTheme', 'name', 'description', 'keepOut', 'title', 'story'] as const

/**
 * What the gate says of a text, as JSON: `verdict`, `reason`, and `text` as it may go on; of what a parent typed also the rules
 * that it breaks and the odds that the learned weights give. A story is judged in one language.
 */
export function check(values: Values, words: string[]): string {
  const given = words.join(' ')
  if (!given) throw new UsageError('Which text?')
  const language = oneOf(LANGUAGES, values.language, 'language', 'en')
  const field = oneOf(FIELDS, values.field, 'field', 'customPrompt')
  if (field === 'story') return JSON.stringify(gateStory(given, language), null, 2)
  const { said, features } = evidenceOf(given)
  const rules = LANGUAGES.flatMap((one) => why(said[one].sentences, one))
  return JSON.stringify({ ...gate(given, field), rules, odds: oddsOf(features) }, null, 2)
}
