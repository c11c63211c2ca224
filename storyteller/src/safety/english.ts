import { ENGLISH_CARE } from './care-en.ts'
import { ENGLISH_PHRASES } from './phrases-en.ts'
import type { WordList } from './word-list.ts'
import { ENGLISH_HARMLESS, ENGLISH_KEPT, ENGLISH_WORDS } from './words-en.ts'

export const ENGLISH: WordList = {
  classes: [...ENGLISH_WORDS, ...ENGLISH_PHRASES, ...ENGLISH_CARE],
  kept: ENGLISH_KEPT,
  harmless: ENGLISH_HARMLESS,
}
