import type { Particular } from '../../../../craft/lexicon.ts'

/** Particulars of some subjects: what each is called, and its pattern of whole words, in letters without marks. */
export const particulars = (about: Particular['about'], written: Readonly<Record<string, string>>): Particular[] =>
  Object.entries(written).map(([id, pattern]) => ({ id, about, match: [new RegExp(`\\b(?:${pattern})\\b`)] }))
