/**
 * Text as a search compares it: decomposed, without accents, in lower case, one space between words, none around
 * them. Server and browser compare alike, so that neither finds what the other does not.
 */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
