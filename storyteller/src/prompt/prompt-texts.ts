import type { Gender } from '@perinka/contract/catalog'
import type { Range } from '../plan/bands.ts'
import type { Fault } from './check.ts'
import type { Measures } from './measures.ts'

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
  judge: { instructions(age: number): string; question: string }
}
