import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import type { ReaderCraft } from '../src/craft/lexicon.ts'
import { reader as english } from '../src/languages/en/reader/reader.ts'
import { reader as slovak } from '../src/languages/sk/reader/reader.ts'
import { readWishes } from '../src/wish/reader.ts'
import { oneOf, UsageError, type Values } from './usage.ts'

const READERS: Record<Language, ReaderCraft> = { en: english, sk: slovak }

/** What a parent's wish comes to, as JSON; with `--theme` the text is a theme in their own words. */
export function read(values: Values, words: string[]): string {
  const wish = words.join(' ').trim()
  if (!wish) throw new UsageError('Which wish?')
  const language = oneOf(LANGUAGES, values.language, 'language', 'en')
  return JSON.stringify(readWishes(wish, values.theme === undefined ? 'request' : 'theme', READERS[language]), null, 2)
}
