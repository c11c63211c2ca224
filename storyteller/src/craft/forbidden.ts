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
  /** A parent writes that a real child is being hurt: what they need is no story but a helpline. */
  | 'child-hurt'
  /** What no rule names, but the learned weights tell. */
  | 'unfit'
  | 'injection'
  | 'link'
  | 'name'
  | 'length'

/** One class of what no bedtime story holds, in one language. */
export interface ForbiddenClass {
  reason: Reason
  /** Folded whole words. */
  words?: RegExp
  /** Parts of a flat text (see `flattened`) that are refused as a whole. */
  phrases?: RegExp
}

export interface WordList {
  classes: readonly ForbiddenClass[]
  /** Whether each word ends where its expression does; else it may go on. */
  areWhole: boolean
  /** Folded words that only look like one of these. */
  kept: RegExp
  /** Parts of a flat text that are taken out before words and phrases are looked at. */
  harmless: readonly RegExp[]
}

/** Alternatives that begin at a word, in one expression over a flat text. */
export const anyPhrase = (...alternatives: readonly string[]) =>
  new RegExp(`(?<![a-z0-9])(?:${alternatives.join('|')})`)
