import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import { type Reading, readingOf, type Said, saidIn } from '../judge.ts'
import { type Features, featuresOf } from './features.ts'

/** What a wish can be judged by: how it can be read, what it says in each language, and the parts that are weighed. */
export interface Evidence {
  reading: Reading
  said: Readonly<Record<Language, Said>>
  features: Features
}

/** The evidence in a text that is visible and redacted. */
export function evidenceOf(text: string): Evidence {
  const reading = readingOf(text)
  const said = Object.fromEntries(LANGUAGES.map((language) => [language, saidIn(reading, language, true)])) as Record<
    Language,
    Said
  >
  return { reading, said, features: featuresOf(reading.all.at(-1) ?? '', said) }
}
