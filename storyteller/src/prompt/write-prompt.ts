import type { Language } from '@perinka/contract/catalog'
import type { Brief } from '../brief.ts'
import { resolveGender } from '../slovak/morphology/gender.ts'
import type { Fault } from './check.ts'
import { english } from './english.ts'
import { type Measures, measuresOf } from './measures.ts'
import type { Names } from './names.ts'
import type { PromptTexts } from './prompt-texts.ts'
import { slovak } from './slovak.ts'
import { wishData } from './wish-data.ts'

/** Changes with the wording, so that a kept story says what its model was told. */
export const PROMPT_VERSION = '1'

/** One request to a model: what it is told by us, and the family's material apart from it. */
export interface Prompt {
  instructions: string
  message: string
  /** Most tokens of the answer. */
  tokens: number
}

const TEXTS: Record<Language, PromptTexts> = { en: english, sk: slovak }

/** Asks for the whole story. `delimiter` is a line nobody can guess, a new one for each story. */
export function storyPrompt(brief: Brief, names: Names, delimiter: string): Prompt {
  const measures = measuresOf(brief)
  return {
    instructions: told(brief, names, measures),
    message: `${wishData(brief, names, delimiter)}\n${TEXTS[brief.language].begin}`,
    tokens: measures.tokens,
  }
}

/** Asks for one paragraph anew; `raw` and `previous` as the model wrote them. */
export function repairPrompt(
  brief: Brief,
  names: Names,
  delimiter: string,
  wrong: { raw: string; previous: string; fault: Fault },
): Prompt {
  const measures = measuresOf(brief)
  const data = { keepOut: [...brief.child.dislikedCharacters, ...brief.child.filters], ...wrong }
  const json = JSON.stringify(data, (_key, value) => (typeof value === 'string' ? names.conceal(value) : value), 1)
  return {
    instructions: told(brief, names, measures),
    message: `${delimiter}\n${json}\n${delimiter}\n${TEXTS[brief.language].repair(wrong.fault)}`,
    tokens: Math.min(measures.tokens, 2000),
  }
}

/** What a story is called whose model called it something unfit. */
export function untitled(language: Language): string {
  return TEXTS[language].untitled
}

function told({ language, child, chapter }: Brief, names: Names, measures: Measures): string {
  const mark = names.tokenOf(child.name) ?? '[[C1]]'
  return TEXTS[language].instructions(measures, resolveGender(child.name, child.gender), mark, chapter !== null)
}
