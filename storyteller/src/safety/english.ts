import type { WordList } from './word-list.ts'
import { ENGLISH_HARMLESS, ENGLISH_KEPT, ENGLISH_WORDS } from './words-en.ts'

export const ENGLISH: WordList = { classes: ENGLISH_WORDS, kept: ENGLISH_KEPT, harmless: ENGLISH_HARMLESS }
