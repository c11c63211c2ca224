export type Reason =
  | 'profanity'
  | 'sexual'
  | 'violence'
  | 'selfharm'
  | 'drugs'
  | 'hate'
  | 'horror'
  | 'cruelty'
  | 'bullying'
  | 'danger'
  | 'abuse'
  | 'injection'
  | 'link'
  | 'name'
  | 'length'

export interface WordList {
  /** Folded whole words. */
  words: Partial<Record<Reason, RegExp>>
  /** Words, as written, that only look like one of these once folded. */
  kept?: RegExp
  /** Folded phrases taken out before words are looked at. */
  harmless: readonly RegExp[]
  /** Folded phrases that are refused as a whole. */
  phrases: readonly (readonly [Reason, RegExp])[]
}
