import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import type { Craft } from '../craft/craft.ts'
import { english } from './en/craft.ts'
import { slovak } from './sk/craft.ts'

/** Every language that stories are told in. */
export const CRAFTS: Readonly<Record<Language, Craft>> = { en: english, sk: slovak }

/** Something made of each language's craft, once. */
export function forEach<T>(make: (craft: Craft) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(CRAFTS[language])])) as Record<Language, T>
}
