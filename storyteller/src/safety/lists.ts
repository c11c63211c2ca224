import type { Language } from '@perinka/contract/catalog'
import { ENGLISH } from './english.ts'
import { SLOVAK } from './slovak.ts'
import type { WordList } from './word-list.ts'

export const LISTS: Record<Language, WordList> = { en: ENGLISH, sk: SLOVAK }
