import type { Gender } from '@perinka/contract/catalog'
import type { Fault } from './check.ts'
import type { Measures } from './measures.ts'

/** What a model is told in one language. */
export interface PromptTexts {
  /** `child` is the mark that stands for tonight's child. */
  instructions(measures: Measures, gender: Gender, child: string, isChapter: boolean): string
  begin: string
  untitled: string
  repair(fault: Fault): string
}
