import type { Gender } from '@perinka/contract/catalog'
import type { Range, Tier } from './measures.ts'

/** What is wrong with a paragraph; the repair prompt says each in the story's language. */
export type Fault = Grave | Slight
export type Grave = 'names' | 'markup' | 'leak' | 'language' | 'unwanted' | 'unfit'
/** Written anew once as well, but where the model cannot do better the paragraph may stay. */
export type Slight = 'misspelt' | 'hard'

/** The numbers a model is asked to keep to, for one age, language and length. */
export interface Measures {
  age: number
  tier: Tier
  words: Range
  sentence: Range
  /** Flesch–Kincaid grade in English, Mistrík's R in Slovak. */
  readability: Range
  paragraphs: Range
  /** Most sentences of a paragraph. */
  sentences: number
  /** Most tokens of the whole answer, its note included. */
  tokens: number
}

/**
 * Why a story is asked for again from where it stands: it broke off, its end came too early, its close must begin, or
 * a filter stopped it.
 */
export type GoOn = 'broken' | 'more' | 'close' | 'softer'

/** What a model is told in one language. */
export interface PromptTexts {
  /** `child` is the mark that stands for tonight's child. */
  instructions(measures: Measures, gender: Gender, child: string, isChapter: boolean): string
  begin: string
  /** Said before `begin` where a filter stopped the first answer. */
  softer: string
  untitled: string
  repair(fault: Fault): string
  /** `told` words stand, `left` are still to be told. */
  goOn(why: GoOn, told: number, left: Range): string
  /** Asks for "yes" where a text is fit for a child of `age` at bedtime. */
  judge: { instructions(age: number): string; question: string; yes: readonly string[]; no: readonly string[] }
  /** In front of what must not be in a story, where somebody else judges the wish. */
  keptOut: string
  /** Beginnings of an apology in a story's stead, as the source of an expression after the first letter of a paragraph. */
  refusal: string
  /** Words that only our own instructions use, or a model that talks about itself; the source of an expression. */
  telltale: string
}
