export const LANGUAGES = ['en', 'sk'] as const
export type Language = (typeof LANGUAGES)[number]

/** Slovak words that are no English ones, for texts without a single accent. */
const SLOVAK_WORDS = new Set(
  'ako ale aby bol bola by ho ich je jej jeho jej ju kde len mama na noc od po pod pre sa si so som sme sú ten to tu už vo za zo'.split(
    ' ',
  ),
)
const ENGLISH_WORDS = new Set(
  'a and are as at for from had he her his i in is it my of on she that the they this to was were with you'.split(' '),
)

/** The language a text is most likely in, where nobody said it: by accents that English lacks, else by small words. */
export function languageOf(text: string): Language {
  if (/[áäčďéíĺľňóôŕšťúýž]/i.test(text.normalize('NFC'))) return 'sk'
  let balance = 0
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    if (SLOVAK_WORDS.has(word)) balance++
    if (ENGLISH_WORDS.has(word)) balance--
  }
  return balance > 0 ? 'sk' : 'en'
}
