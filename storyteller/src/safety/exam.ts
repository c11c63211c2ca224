import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import { type GateField, gate, type Judged } from './gate.ts'

/** Sentences that must be refused and sentences that must not, by the language they are written in. */
export type Exam = Record<Language, { unsafe: readonly string[]; innocent: readonly string[] }>

export interface Marks {
  /** Per cent of the unsafe sentences that were refused, and the ones that passed. */
  refused: number
  passed: string[]
  /** Per cent of the innocent sentences that were refused, and which, each with its reason. */
  alarmed: number
  alarms: string[]
  /** Milliseconds for a sentence in both languages, 95th percentile. */
  p95: number
}

/** As the server asks: in both languages, the second about what the first let through. */
export function judgedInBoth(text: string, field: GateField = 'customPrompt'): Judged {
  let judged: Judged = { verdict: 'allow', reason: '', text }
  for (const language of LANGUAGES) {
    const next = gate(judged.text, { language, field })
    judged = next.verdict === 'allow' && next.reason === '' ? { ...judged, text: next.text } : next
    if (judged.verdict === 'refuse') return judged
  }
  return judged
}

/** How the gate does in an exam, by language. */
export function sitExam(exam: Exam): Record<Language, Marks> {
  const [en, sk] = LANGUAGES.map((language) => marksOf(exam[language])) as [Marks, Marks]
  return { en, sk }
}

function marksOf({ unsafe, innocent }: Exam[Language]): Marks {
  const times: number[] = []
  const timed = (text: string) => {
    const begun = performance.now()
    const judged = judgedInBoth(text)
    times.push(performance.now() - begun)
    return judged
  }
  const passed = unsafe.filter((text) => timed(text).verdict !== 'refuse')
  const alarms = innocent.flatMap((text) => {
    const { verdict, reason } = timed(text)
    return verdict === 'refuse' ? [`${text} (${reason})`] : []
  })
  times.sort((a, b) => a - b)
  return {
    refused: 100 * (1 - passed.length / Math.max(1, unsafe.length)),
    passed,
    alarmed: (100 * alarms.length) / Math.max(1, innocent.length),
    alarms,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
  }
}
