import { LANGUAGES } from '@perinka/contract/catalog'
import { gate, gateStory, isWish } from '../src/safety/gate.ts'
import { readingOf } from '../src/safety/judge.ts'
import { passagesOf } from '../src/safety/learned/evidence.ts'
import { weighed } from '../src/safety/learned/unfit.ts'
import { weights } from '../src/safety/learned/weights.ts'
import { visible } from '../src/safety/normalise.ts'
import { redact } from '../src/safety/redact.ts'
import { meant, why } from '../src/safety/sense/understand.ts'
import { oneOf, UsageError, type Values } from './usage.ts'

const FIELDS = ['customPrompt', 'customTheme', 'name', 'description', 'keepOut', 'title', 'story'] as const

/**
 * What the gate says of a text, as JSON: `verdict`, `reason`, and `text` as it may go on; of what a parent typed also the rules
 * that it breaks, and of a wish how its passages weigh. A story is judged in one language.
 */
export function check(values: Values, words: string[]): string {
  const given = words.join(' ')
  if (!given) throw new UsageError('Which text?')
  const language = oneOf(LANGUAGES, values.language, 'language', 'en')
  const field = oneOf(FIELDS, values.field, 'field', 'customPrompt')
  if (field === 'story') return JSON.stringify(gateStory(given, language), null, 2)
  const reading = readingOf(redact(visible(given)).text)
  const rules = LANGUAGES.flatMap((one) => why(meant(reading.all.at(-1) ?? '', one, reading.names), one))
  const { unfit, hurt } = weights()
  const passages = passagesOf(reading).map(({ features, reasons, isWhole }) => ({
    ...{ reasons, isWhole },
    ...{ unfit: weighed(features, unfit), hurt: weighed(features, hurt) },
  }))
  return JSON.stringify({ ...gate(given, field), rules, ...(isWish(field) ? { passages } : {}) }, null, 2)
}
