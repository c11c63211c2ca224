import type { Particular } from '../../../../craft/lexicon.ts'
import { like } from '../subjects/rule.ts'

const whole = (pattern: string) => like(`\\b(?:${pattern})\\b`)

/**
 * Particulars of some subjects: what each is called, and its pattern of whole words, with the named parts of a subject’s rule. After it may stand
 * what undoes it in the same sentence.
 */
export const particulars = (
  about: Particular['about'],
  written: Readonly<Record<string, string | readonly [pattern: string, unless: string]>>,
): Particular[] =>
  Object.entries(written).map(([id, told]) => {
    const [pattern, unless] = typeof told === 'string' ? [told] : told
    return { id, about, match: [whole(pattern)], ...(unless === undefined ? {} : { unless: whole(unless) }) }
  })
