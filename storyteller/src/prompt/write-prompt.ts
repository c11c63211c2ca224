import type { Language } from '@perinka/contract/catalog'
import type { Brief } from '../brief.ts'
import type { Fault, GoOn } from '../craft/prompt-texts.ts'
import { CRAFTS } from '../languages/crafts.ts'
import { countWords } from '../measure/text.ts'
import { measuresOf } from './measures.ts'
import type { Names } from './names.ts'
import { asData, softened, wishData } from './wish-data.ts'

/** Changes with the wording, so that a kept story says what its model was told. */
export const PROMPT_VERSION = '3'

/** One request to a model: what it is told by us, and the family's material apart from it. */
export interface Prompt {
  instructions: string
  message: string
  /** Most tokens of the answer. */
  tokens: number
}

/** Writes every request of one story. `delimiter` is a line nobody can guess, a new one for each story. */
export interface Prompts {
  /** Told before every request of the story but a judgement. */
  instructions: string
  /** The whole story; `softer` after a filter stopped it. */
  story(softer?: boolean): Prompt
  /** One paragraph anew; `raw` and `previous` as the model wrote them. */
  repair(wrong: { raw: string; previous: string; fault: Fault }): Prompt
  /** The rest of a story of which `soFar` stands, as the model wrote it. */
  goOn(why: GoOn, soFar: string[]): Prompt
  /** Whether a text is fit; `isFit` reads the answer. */
  judge(text: string): Prompt
}

/** Room for one paragraph, or one word, and for reasoning that counts as output. */
const SMALL_TOKENS = 2000
/** Words of the shortest rest worth asking for. */
const LEAST_REST = [40, 90] as const

export function createPrompts(brief: Brief, names: Names, delimiter: string): Prompts {
  const measures = measuresOf(brief)
  const { child, chapter, language } = brief
  const { prompt: texts, names: nameCraft } = CRAFTS[language]
  const mark = names.tokenOf(child.name) ?? '[[C1]]'
  const instructions = texts.instructions(
    measures,
    child.gender ?? nameCraft.genderOf(child.name),
    mark,
    chapter !== null,
  )
  return {
    instructions,
    story(softer = false) {
      const data = wishData(softer ? softened(brief) : brief, names, delimiter)
      return { instructions, message: lines(data, softer ? texts.softer : '', texts.begin), tokens: measures.tokens }
    },
    repair({ fault, ...wrong }) {
      const data = asData({ keepOut: [...child.dislikedCharacters, ...child.filters], ...wrong }, names, delimiter)
      return {
        instructions,
        message: lines(data, texts.repair(fault)),
        tokens: Math.min(measures.tokens, SMALL_TOKENS),
      }
    },
    goOn(why, soFar) {
      const words = countWords(soFar.join(' '))
      const [least, most] = measures.words
      const left = [Math.max(LEAST_REST[0], least - words), Math.max(LEAST_REST[1], most - words)] as const
      const data = wishData(why === 'softer' ? softened(brief) : brief, names, delimiter, { toldSoFar: soFar })
      return { instructions, message: lines(data, texts.goOn(why, words, left)), tokens: measures.tokens }
    },
    judge(text) {
      const message = lines(asData({ text }, names, delimiter), texts.judge.question)
      return { instructions: texts.judge.instructions(child.age), message, tokens: SMALL_TOKENS }
    },
  }
}

const lines = (...parts: string[]) => parts.filter(Boolean).join('\n')

/** Reads the answer to `judge`; null where it is neither yes nor no. */
export function isJudgedFit(answer: string): boolean | null {
  const word = /^[^\p{L}]*(\p{L}+)/u.exec(answer)?.[1]?.toLowerCase() ?? ''
  const judges = Object.values(CRAFTS).map(({ prompt }) => prompt.judge)
  if (judges.some(({ yes }) => yes.includes(word))) return true
  return judges.some(({ no }) => no.includes(word)) ? false : null
}

/** What a story is called whose model called it something unfit. */
export function untitled(language: Language): string {
  return CRAFTS[language].prompt.untitled
}
