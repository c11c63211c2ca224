import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import { gate } from './gate.ts'

/**
 * Sentences that must be refused and sentences that must not, by the language they are written in. Of the first, `hurt` tell of a child or
 * a parent who is being hurt, or of somebody's own end.
 */
export type Exam = Record<
  Language,
  { unsafe: readonly string[]; hurt?: readonly string[]; innocent: readonly string[] }
>

export interface Marks {
  /** Per cent of the unsafe sentences that were refused, and the ones that passed. */
  refused: number
  passed: string[]
  /** Per cent of the innocent sentences that were refused, and which, each with its reason. */
  alarmed: number
  alarms: string[]
  /** Milliseconds for a sentence once all have been judged before, 95th percentile. */
  p95: number
}

/** How the gate does in an exam, by language. */
export function sitExam(exam: Exam): Record<Language, Marks> {
  const [en, sk] = LANGUAGES.map((language) => marksOf(exam[language])) as [Marks, Marks]
  return { en, sk }
}

function marksOf({ unsafe, hurt = [], innocent }: Exam[Language]): Marks {
  // The first calls of all read the weights and are not timed.
  for (const text of [...unsafe, ...innocent]) gate(text, 'customPrompt')
  const times: number[] = []
  const timed = (text: string) => {
    const begun = performance.now()
    const judged = gate(text, 'customPrompt')
    times.push(performance.now() - begun)
    return judged
  }
  const passed = [...unsafe, ...hurt].filter((text) => timed(text).verdict !== 'refuse')
  const alarms = innocent.flatMap((text) => {
    const { verdict, reason } = timed(text)
    return verdict === 'refuse' ? [`${text} (${reason})`] : []
  })
  times.sort((a, b) => a - b)
  return {
    refused: 100 * (1 - passed.length / Math.max(1, unsafe.length + hurt.length)),
    passed,
    alarmed: (100 * alarms.length) / Math.max(1, innocent.length),
    alarms,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
  }
}
