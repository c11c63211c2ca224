import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '@perinka/contract/catalog'
import {
  FAMILIES,
  inAWish,
  PHRASES_THAT_ONLY_LOOK_BAD,
  WORDS_THAT_ONLY_LOOK_BAD,
} from '../src/languages/sk/gate/words.testdata.ts'
import { REDACTED, REFUSED, type SafetyCase, WELCOME } from '../src/safety/cases.ts'
import type { Exam } from '../src/safety/exam.ts'
import { FORBIDDEN, ORDINARY } from '../src/safety/families.testdata.ts'
import { REFERENCE_CASES } from '../src/safety/reference-cases.ts'

/** An exam of which lists and languages may be missing. */
export type LearnedExam = Partial<Record<Language, Partial<Exam[Language]>>>

const FOLDER = new URL('../src/safety/exams/learned/', import.meta.url)

/** Fields whose words are not judged, or by rules of their own. */
const OTHERWISE = ['name', 'keepOut']
const textsOf = (cases: readonly SafetyCase[]) =>
  cases.flatMap(({ text, field = 'customPrompt' }) => (OTHERWISE.includes(field) ? [] : text))
const referenceCases = (isRefused: boolean) =>
  textsOf(
    REFERENCE_CASES.flatMap(([field, verdict, text]) => ((verdict === 'refuse') === isRefused ? { text, field } : [])),
  )

/** What is demanded must be right, and so it is learned more than once. */
export const DEMANDED = 'what the tests demand'

/** What the tests of the gate demand. Of cases in either language nothing hangs on the language here. */
const CASES: Exam = {
  en: {
    unsafe: [...FORBIDDEN.en, ...textsOf(REFUSED), ...referenceCases(true)],
    innocent: [...ORDINARY.en, ...textsOf(WELCOME), ...textsOf(REDACTED), ...referenceCases(false)],
  },
  sk: {
    unsafe: [...FORBIDDEN.sk, ...Object.values(FAMILIES).flat().map(inAWish)],
    innocent: [...ORDINARY.sk, ...WORDS_THAT_ONLY_LOOK_BAD.map(inAWish), ...PHRASES_THAT_ONLY_LOOK_BAD],
  },
}

/** The exams that the gate's weights are learned from, by name and always in the same order. */
export function learnedExams(): readonly (readonly [name: string, exam: LearnedExam])[] {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
  const read = (name: string) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as LearnedExam
  return [...files.map((name) => [name, read(name)] as const), [DEMANDED, CASES]]
}
