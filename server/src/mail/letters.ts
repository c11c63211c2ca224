import type { Language } from '@perinka/contract/catalog'
import { english } from './letters/en.ts'
import type { Letters } from './letters/letters.ts'
import { slovak } from './letters/sk.ts'

export const letters: Record<Language, Letters> = { en: english, sk: slovak }
