import { type Clause, clausesOf, type Stretch } from './clauses.ts'
import type { Language } from './language.ts'

export interface Sentence extends Stretch {
  clauses: Clause[]
}

/** A sentence longer than this is handed over in parts, so that others get their turn. */
const LONGEST = 300

/** The sentences of a text, in order. Empty where it has neither letter nor digit. */
export function sentencesOf(text: string, language: Language): Sentence[] {
  const sentences: Sentence[] = []
  let clauses: Clause[] = []
  for (const clause of clausesOf(text, language)) {
    clauses.push(clause)
    const start = (clauses[0] as Clause).start
    if (!clause.isLast && clause.end - start < LONGEST) continue
    sentences.push({ start, end: clause.end, clauses })
    clauses = []
  }
  return sentences
}
