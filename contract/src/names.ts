/** Key under which two spellings of one name meet: no case, one space between words. Accents tell names apart. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
}
