import type { WordList } from './word-list.ts'
import { SLOVAK_HARMLESS, SLOVAK_KEPT, SLOVAK_WORDS } from './words-sk.ts'

export const SLOVAK: WordList = { classes: SLOVAK_WORDS, kept: SLOVAK_KEPT, harmless: SLOVAK_HARMLESS }
