import type { Particular } from '../../../../craft/lexicon.ts'
import { like } from '../subjects/rule.ts'

/** Particulars of some subjects: what each is called, and its pattern of whole words, with the named parts of a subject's rule. */
export const particulars = (about: Particular['about'], written: Readonly<Record<string, string>>): Particular[] =>
  Object.entries(written).map(([id, pattern]) => ({ id, about, match: [like(`\\b(?:${pattern})\\b`)] }))
