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
  return LANGUAGES.flatMap((language) => {
    const read = (texts: readonly string[] = [], isUnfit: boolean, isHurt: boolean) =>
      texts.map((text) => ({
        ...{ from, language, text, isUnfit, isHurt },
        passage: wholeOf(readingOf(redact(visible(text)).text)),
      }))
    const { unsafe, hurt, innocent } = exam[language] ?? {}
    return [...read(unsafe, true, false), ...read(hurt, true, true), ...read(innocent, false, false)]
  })
}

/** What changes with any sentence, and with any way of reading it. */
export function digestOf(sentences: readonly LearnedSentence[]): string {
  const hash = createHash('sha256')
  for (const { text, passage, isUnfit, isHurt } of sentences)
    hash.update(`${text}\n${isUnfit} ${isHurt}\n`).update(passage.features.parts).update(passage.features.counts)
  return hash.digest('hex')
}
