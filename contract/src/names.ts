/** Key under which two spellings of one name meet: no case, one space between words. Accents tell names apart. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
}

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
