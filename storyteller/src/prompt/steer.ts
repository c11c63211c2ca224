import type { Brief } from '../brief.ts'
import { calmArc } from '../measure/calm.ts'
import { countWords } from '../measure/text.ts'
import { tierOf, wordBand } from '../plan/bands.ts'

/** Of the most words: where the close has to begin, and where the story ends whatever comes. */
const CLOSE_BY = 0.8
const CUT_AT = 1.1
/** Of the least words: what ends before has ended too soon. */
const TOO_SOON = 0.85
/** Words of the end that show whether the close has begun. */
const TAIL_WORDS = 50
/** Stirring less quietening words in a hundred; a story ends at rest at −4 or below. */
const AT_REST = -4

/** What has been told of a story, and what it was steered to already: each only once. */
export interface Course {
  paragraphs: readonly string[]
  steered: ReadonlySet<Steering>
}

export type Steering = 'more' | 'close'

/**
 * After a paragraph that is not known to be the last. `close`: the story runs long and does not come to rest by itself.
 * `cut`: it would not end at all; somebody else has to.
 */
export function whileTold({ paragraphs, steered }: Course, brief: Brief): 'on' | 'close' | 'cut' {
  const [, most] = bandOf(brief)
  const wordCount = countWords(paragraphs.join(' '))
  if (wordCount >= most * CUT_AT) return 'cut'
  const isLate = wordCount >= most * CLOSE_BY && !steered.has('close')
  return isLate && stir(lastWords(paragraphs), brief) >= 0 ? 'close' : 'on'
}

/** At the model's own end: `more` where it came too soon, `close` where it does not end at rest. */
export function onceTold({ paragraphs, steered }: Course, brief: Brief): 'end' | 'more' | 'close' {
  const [least, most] = bandOf(brief)
  const wordCount = countWords(paragraphs.join(' '))
  if (wordCount < least * TOO_SOON && !steered.has('more')) return 'more'
  const isAtRest = (calmArc(paragraphs.join('\n\n'), brief.language).at(-1) ?? 0) <= AT_REST
  return isAtRest || wordCount > most || steered.has('close') ? 'end' : 'close'
}

/** Whether what stands is as long as a story has to be, so that only its rest is missing. */
export function isLongEnough(paragraphs: readonly string[], brief: Brief): boolean {
  return countWords(paragraphs.join(' ')) >= bandOf(brief)[0] * TOO_SOON
}

const bandOf = ({ language, child, length }: Brief) => wordBand(language, tierOf(child.age), length)

const lastWords = (paragraphs: readonly string[]) => paragraphs.join(' ').split(/\s+/).slice(-TAIL_WORDS).join(' ')

/** Stirring less quietening words in a hundred. */
function stir(text: string, { language }: Brief): number {
  const fifths = calmArc(text, language)
  return fifths.reduce((sum, fifth) => sum + fifth, 0) / fifths.length
}
