import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { REDACTED, REFUSED, type SafetyCase, WELCOME } from '../src/safety/cases.ts'
import type { Exam } from '../src/safety/exam.ts'
import { FORBIDDEN, ORDINARY } from '../src/safety/families.testdata.ts'
import { REFERENCE_CASES } from '../src/safety/reference-cases.ts'
import {
  FAMILIES,
  inAWish,
  PHRASES_THAT_ONLY_LOOK_BAD,
  WORDS_THAT_ONLY_LOOK_BAD,
} from '../src/safety/words-sk.testdata.ts'

const FOLDER = new URL('../src/safety/exams/learned/', import.meta.url)

/** Fields whose words are not judged, or by rules of their own. */
const OTHERWISE = ['name', 'keepOut']
const textsOf = (cases: readonly SafetyCase[]) =>
  cases.flatMap(({ text, field = 'customPrompt' }) => (OTHERWISE.includes(field) ? [] : text))
const referenceCases = (isRefused: boolean) =>
  textsOf(
    REFERENCE_CASES.flatMap(([field, verdict, text]) => ((verdict === 'refuse') === isRefused ? { text, field } : [])),
  )

/** What is demanded must be right, and so it is said more than once. */
const DEMANDED = ['what the tests demand', 'the same again', 'and again']

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
export function learnedExams(): readonly (readonly [name: string, exam: Partial<Exam>])[] {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
  const read = (name: string) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Partial<Exam>
  return [...files.map((name) => [name, read(name)] as const), ...DEMANDED.map((name) => [name, CASES] as const)]
}

/** What changes with any of their sentences. */
export function digestOf(exams: ReturnType<typeof learnedExams>): string {
  return createHash('sha256').update(JSON.stringify(exams)).digest('hex')
}
