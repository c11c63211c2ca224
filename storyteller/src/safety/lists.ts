import type { Language } from '@perinka/contract/catalog'
import type { WordList } from './word-list.ts'
import { ENGLISH_HARMLESS, ENGLISH_KEPT, ENGLISH_WORDS } from './words-en.ts'
import { SLOVAK_HARMLESS, SLOVAK_KEPT, SLOVAK_WORDS } from './words-sk.ts'

export const SLOVAK: WordList = { classes: SLOVAK_WORDS, kept: SLOVAK_KEPT, harmless: SLOVAK_HARMLESS }

export const ENGLISH: WordList = { classes: ENGLISH_WORDS, kept: ENGLISH_KEPT, harmless: ENGLISH_HARMLESS }

export const LISTS: Record<Language, WordList> = { en: ENGLISH, sk: SLOVAK }
