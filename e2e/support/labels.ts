import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '@perinka/contract/catalog'

const LOCALES = new URL('../../web/src/locales/', import.meta.url)

function catalogue(language: Language): Record<string, string> {
  const folder = new URL(`${language}/`, LOCALES)
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return Object.assign({}, ...files.map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))
}

/**
 * What the product calls things in a language, so that journeys find them as a parent does, by
 * name, whatever the wording is today. Plain `{placeholders}` only.
 */
export function labels(language: Language) {
  const texts = catalogue(language)
  return (key: string, values: Record<string, string | number> = {}): string => {
    const text = texts[key]
    if (text === undefined) throw new Error(`No text called ${key} in ${language}`)
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}
