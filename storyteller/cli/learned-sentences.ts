import { createHash } from 'node:crypto'
import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import { readingOf } from '../src/safety/judge.ts'
import { type Passage, wholeOf } from '../src/safety/learned/evidence.ts'
import { visible } from '../src/safety/normalise.ts'
import { redact } from '../src/safety/redact.ts'
import { type LearnedExam, learnedExams } from './learned-exams.ts'

export { DEMANDED } from './learned-exams.ts'

/** A sentence of an exam as the gate sees it. */
export interface LearnedSentence {
  from: string
  language: Language
  text: string
  isUnfit: boolean
  /** Whether somebody is being hurt, as far as the exam says so. */
  isHurt: boolean
  passage: Passage
}

/** All that the weights are learned from, always in the same order. */
export const learnedSentences = () => learnedExams().flatMap(([name, exam]) => sentencesOf(name, exam))

function sentencesOf(from: string, exam: LearnedExam): LearnedSentence[] {
  return LANGUAGES.flatMap((language) =>
    labelled(exam[language]).map((label) => ({ ...label, from, language, passage: passageOf(label.text) })),
  )
}

function labelled({ unsafe = [], hurt = [], innocent = [] }: NonNullable<LearnedExam[Language]> = {}) {
  const label = (texts: readonly string[], isUnfit: boolean, isHurt: boolean) =>
    texts.map((text) => ({ text, isUnfit, isHurt }))
  return [...label(unsafe, true, false), ...label(hurt, true, true), ...label(innocent, false, false)]
}

const passageOf = (text: string): Passage => wholeOf(readingOf(redact(visible(text)).text))

/** Every how many sentences is read for the digest: a way of reading that changes, changes many. */
const READ_EVERY = 16

/** What changes with any sentence, and with the way of reading them. */
export function digestOfLearned(): string {
  const hash = createHash('sha256')
  let count = 0
  for (const [, exam] of learnedExams())
    for (const language of LANGUAGES)
      for (const { text, isUnfit, isHurt } of labelled(exam[language])) {
        hash.update(`${text}\n${isUnfit} ${isHurt}\n`)
        if (count % READ_EVERY === 0) {
          const { parts, counts } = passageOf(text).features
          hash.update(parts).update(counts)
        }
        count += 1
      }
  return hash.digest('hex')
}
