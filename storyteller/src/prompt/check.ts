import type { Brief } from '../brief.ts'
import { countWords } from '../measure/text.ts'
import { avoided } from '../plan/avoid.ts'
import { gate } from '../safety/gate.ts'
import type { Names } from './names.ts'

/** What is wrong with a paragraph; the repair prompt says each in the story's language. */
export type Fault = 'names' | 'markup' | 'leak' | 'language' | 'unwanted' | 'unfit'

export type Checked = { text: string; fault: null } | { text: null; fault: Fault }

const MARKUP = /[<>{}|`\\]|^#|https?:|\*\*|^\s*[-*•] /
const LEAK = /\bMETA\b|language model|as an ai\b|jazykov\p{L}* model|system prompt/iu
const CZECH = /[ěřů]/i
const DIACRITIC = /[áäčďéíĺľňóôŕšťúýž]/giu
/** How many words before a paragraph are judged together with it: an unfit sense may lie across the gap. */
const TAIL_WORDS = 40

/**
 * Judges one whole paragraph of a model before anybody sees it, together with the tail of the one
 * before. Answers the text with its names, or the first fault found.
 */
export function createCheck(brief: Brief, names: Names, delimiter: string) {
  const unwanted = avoided(brief)
  return function check(raw: string, previous: string): Checked {
    const text = names.reveal(raw)
    if (text === null) return faulty('names')
    if (MARKUP.test(text)) return faulty('markup')
    if (LEAK.test(text) || text.includes(delimiter)) return faulty('leak')
    if (!isInLanguage(text, brief)) return faulty('language')
    if (unwanted?.test(text)) return faulty('unwanted')
    const tail = previous.split(/\s+/).slice(-TAIL_WORDS).join(' ')
    const judged = gate(`${tail}\n\n${text}`.trim(), { language: brief.language, field: 'story' })
    return judged.verdict === 'refuse' ? faulty('unfit') : { text, fault: null }
  }
}

function faulty(fault: Fault): Checked {
  return { text: null, fault }
}

/** Slovak writes a diacritic in every third word and never ě ř ů; English hardly ever writes one. */
function isInLanguage(text: string, { language, familyNames }: Brief): boolean {
  const words = countWords(text)
  const marks = text.match(DIACRITIC)?.length ?? 0
  if (language === 'sk') return !CZECH.test(text) && (words < 20 || marks >= words * 0.1)
  const own = familyNames.join('').match(DIACRITIC)?.length ?? 0
  return words < 20 || own > 0 || marks <= words * 0.05
}
