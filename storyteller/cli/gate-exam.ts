import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@perinka/contract/catalog'
import { type Exam, sitExam } from '../src/safety/exam.ts'
import { UsageError, type Values } from './usage.ts'

/** What the gate lets through of a file `{"en": {"unsafe": […], "innocent": […]}, "sk": …}` and what it refuses there without need. */
export function gateExam(_: Values, [file]: string[]): string {
  if (!file) throw new UsageError('Which file?')
  const marks = sitExam(JSON.parse(readFileSync(file, 'utf8')) as Exam)
  return LANGUAGES.flatMap((language) => {
    const { refused, passed, alarmed, alarms, p95 } = marks[language]
    return [
      `${language}: ${refused.toFixed(1)} % of the unsafe refused, ${alarmed.toFixed(1)} % of the innocent too; p95 ${p95.toFixed(2)} ms`,
      ...passed.map((text) => `  passed:  ${text}`),
      ...alarms.map((text) => `  refused: ${text}`),
    ]
  }).join('\n')
}
