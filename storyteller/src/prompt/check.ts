import type { Brief } from '../brief.ts'
import type { Grave, Slight } from '../craft/prompt-texts.ts'
import { CRAFTS } from '../languages/crafts.ts'
import { readability } from '../measure/readability.ts'
import { avoided } from '../plan/avoid.ts'
import { readabilityBand, sentenceBand, tierOf } from '../plan/bands.ts'
import { gateStory } from '../safety/gate.ts'
import { misspeltName } from './cast-names.ts'
import { isInLanguage } from './in-language.ts'
import { leakIn } from './leak.ts'
import type { Names } from './names.ts'
import { tidied } from './typography.ts'

export type Checked = { text: string; fault: null | Slight } | { text: null; fault: Grave }

export type Check = (raw: string, previous: string) => Checked

const MARKUP = /[<>{}|`\\]|^#|https?:|\*\*|^\s*[-*•] /
/** How many words before a paragraph are judged together with it: an unfit sense may lie across the gap. */
const TAIL_WORDS = 40
/** Words from which on a paragraph can be called hard, and how far past the band one paragraph may go. */
const LEAST_HARD = 30
const HARD_SENTENCE = 1.5

/** What a model was told: none of it may come back. */
interface Secret {
  instructions: string
  delimiter: string
}

/**
 * Judges one whole paragraph of a model before anybody sees it, together with the tail of the one
 * before. Answers the text with its names, or the first fault found.
 */
export function createCheck(brief: Brief, names: Names, { instructions, delimiter }: Secret): Check {
  const unwanted = avoided(withoutChildren(brief, names))
  const isMisspelt = misspeltName(brief)
  const leaks = leakIn(instructions, delimiter)
  return function check(raw, previous) {
    const revealed = names.reveal(raw)
    if (revealed === null) return faulty('names')
    const text = tidied(revealed, brief.language)
    if (MARKUP.test(text)) return faulty('markup')
    if (leaks(text)) return faulty('leak')
    if (!isInLanguage(withoutTokens(raw), brief.language)) return faulty('language')
    if (unwanted?.test(text)) return faulty('unwanted')
    const tail = previous.split(/\s+/).slice(-TAIL_WORDS).join(' ')
    const judged = gateStory(`${tail}\n\n${text}`.trim(), brief.language)
    if (judged.verdict === 'refuse') return faulty('unfit')
    return { text, fault: isMisspelt(text) ? 'misspelt' : isHard(text, brief) ? 'hard' : null }
  }
}

function faulty(fault: Grave): Checked {
  return { text: null, fault }
}

/** "Nothing that scares Zuzka" keeps the scare out, not Zuzka. */
function withoutChildren(brief: Brief, names: Names): Brief {
  const strip = (text: string) => withoutTokens(names.conceal(text), ' ')
  const { dislikedCharacters, filters } = brief.child
  return {
    ...brief,
    child: { ...brief.child, dislikedCharacters: dislikedCharacters.map(strip), filters: filters.map(strip) },
  }
}

/** Names tell nothing of the language around them. */
function withoutTokens(raw: string, instead = 'X'): string {
  return raw.replace(/\[\[[^\]]*\]\]/g, instead)
}

/** Models do not keep to a small child's words by being told to: a paragraph far past the band is written anew once. */
function isHard(text: string, { language, child }: Brief): boolean {
  const tier = tierOf(child.age)
  const { words, sentenceLength, score } = readability(text, language)
  if (words < LEAST_HARD) return false
  const isTooHard = CRAFTS[language].measures.isTooHard(score, readabilityBand(language, tier))
  return isTooHard || sentenceLength > sentenceBand(language, tier)[1] * HARD_SENTENCE
}
