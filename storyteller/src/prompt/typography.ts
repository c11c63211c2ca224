import type { Language } from '@perinka/contract/catalog'
import { CRAFTS } from '../languages/crafts.ts'

/**
 * A model's paragraph with the language's own quotes, dashes and dots, one space where it had several and no space that does not
 * break. Quotes that do not pair are left alone.
 */
export function tidied(text: string, language: Language): string {
  const plain = text
    .replace(/\s+/gu, ' ')
    .replace(/\.{3}/g, '…')
    .replace(/ (?:-|--|—) /g, ' – ')
    .replace(/(?<=\p{L})['´](?=\p{L})/gu, '’')
    .trim()
  const marks = plain.match(/["“”„«»]/gu) ?? []
  if (marks.length % 2 === 1) return plain
  const [open, close] = CRAFTS[language].writing.quotes
  let isOpen = false
  return plain.replace(/["“”„«»]/gu, () => {
    isOpen = !isOpen
    return isOpen ? open : close
  })
}
