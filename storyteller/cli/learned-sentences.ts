import { createHash } from 'node:crypto'
import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import { readingOf } from '../src/safety/judge.ts'
import { type Passage, wholeOf } from '../src/safety/learned/evidence.ts'
import { visible } from '../src/safety/normalise.ts'
import { redact } from '../src/safety/redact.ts'
import { type LearnedExam, learnedExams } from './learned-exams.ts'

export { DEMANDED } from './learned-exams.ts'

/** A sentence of an exam. */
export interface LabelledSentence {
  from: string
  language: Language
  text: string
  isUnfit: boolean
  /** Whether somebody is being hurt, as far as the exam says so. */
  isHurt: boolean
}

/** The same as the gate sees it. */
export interface LearnedSentence extends LabelledSentence {
  passage: Passage
}

/** All that the weights are learned from, always in the same order. */
export const labelledSentences = () => learnedExams().flatMap(([name, exam]) => sentencesOf(name, exam))

function sentencesOf(from: string, exam: LearnedExam): LabelledSentence[] {
  return LANGUAGES.flatMap((language) => {
    const labelled = (texts: readonly string[] = [], isUnfit: boolean, isHurt: boolean) =>
      texts.map((text) => ({ from, language, text, isUnfit, isHurt }))
    const { unsafe, hurt, innocent } = exam[language] ?? {}
    return [...labelled(unsafe, true, false), ...labelled(hurt, true, true), ...labelled(innocent, false, false)]
  })
}

export function asTheGateSees(sentence: LabelledSentence): LearnedSentence {
  return { ...sentence, passage: wholeOf(readingOf(redact(visible(sentence.text)).text)) }
}

/** Of one sentence in as many the digest holds how it is read: reading all of them takes half a minute. What changes a few sentences may go unseen, and changes the weights as little. */
const READ_ONE_IN = 16

/** What changes with any sentence, and with a way of reading that some of them show. */
export function digestOf(sentences: readonly LabelledSentence[]): string {
  const hash = createHash('sha256')
  for (const [at, sentence] of sentences.entries()) {
    hash.update(`${sentence.text}\n${sentence.isUnfit} ${sentence.isHurt}\n`)
    if (at % READ_ONE_IN > 0) continue
    const { parts, counts } = asTheGateSees(sentence).passage.features
    hash.update(parts).update(counts)
  }
  return hash.digest('hex')
}
