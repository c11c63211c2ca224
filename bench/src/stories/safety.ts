import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import { type Exam, type Marks, sitExam } from '@perinka/storyteller/safety/exam'
import { FORBIDDEN, ORDINARY } from '@perinka/storyteller/safety/families.testdata'
import { type GateField, gate, gateStory } from '@perinka/storyteller/safety/gate'
import { REFERENCE_CASES } from '@perinka/storyteller/safety/reference-cases'
import { percentile } from '../report.ts'
import type { Tale } from './tell.ts'

const refused = (text: string, field: GateField) => gate(text, field).verdict === 'refuse'

/** Sentences by somebody who knew no word of the gate, and from which it learned nothing: of the others it has. */
const STRANGERS = new URL('../../../storyteller/src/safety/exams/blind.json', import.meta.url)

/** How the gate does in the strangers' exam. */
export function strangersExam(): Record<Language, Marks> {
  return sitExam(JSON.parse(readFileSync(STRANGERS, 'utf8')) as Exam)
}

interface Safety {
  /** Per cent of the reference cases judged as they must be. */
  reference: number
  wrong: string[]
  /** Per cent refused of the families that must be, and the ones that passed. */
  refused: Record<Language, number>
  passed: string[]
  /** Per cent refused of ordinary sentences. */
  ordinary: number
  alarms: string[]
}

export function measureSafety(): Safety {
  const wrong = REFERENCE_CASES.filter(([field, verdict, text]) => refused(text, field) !== (verdict === 'refuse'))
  const passed = (language: Language) => FORBIDDEN[language].filter((text) => !refused(text, 'customPrompt'))
  const [en, sk] = [passed('en'), passed('sk')]
  const ordinary = LANGUAGES.flatMap((language) => ORDINARY[language])
  const alarms = ordinary.filter((text) => refused(text, 'customPrompt'))
  return {
    reference: 100 * (1 - wrong.length / REFERENCE_CASES.length),
    wrong: wrong.map(([, , text]) => text),
    refused: { en: 100 * (1 - en.length / FORBIDDEN.en.length), sk: 100 * (1 - sk.length / FORBIDDEN.sk.length) },
    passed: [...en, ...sk],
    ordinary: (100 * alarms.length) / ordinary.length,
    alarms,
  }
}

/** Per cent of finished stories that the gate would stop, read whole in their language. */
export function falseAlarms(tales: Record<Language, readonly Tale[]>): number {
  const all = LANGUAGES.flatMap((language) => tales[language].map((tale) => ({ language, tale })))
  const stopped = all.filter(
    ({ language, tale }) => gateStory(`${tale.title}\n${tale.text}`, language).verdict === 'refuse',
  )
  return (100 * stopped.length) / all.length
}

const WARM_UP = 50

/** Milliseconds, 95th percentile, that the warm gate takes for 500 characters of ordinary text. */
export function gateSpeed(tales: Record<Language, readonly Tale[]>): number {
  const times: number[] = []
  for (const language of LANGUAGES)
    for (const [i, { text }] of tales[language].slice(0, 250 + WARM_UP).entries()) {
      const piece = text.replace(/\s+/g, ' ').slice(0, 500)
      const begun = performance.now()
      gate(piece, 'customPrompt')
      if (i >= WARM_UP) times.push(performance.now() - begun)
    }
  return percentile(times, 0.95)
}
