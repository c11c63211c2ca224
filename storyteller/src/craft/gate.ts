import type { Lexicon } from './concepts.ts'
import type { WordList } from './forbidden.ts'

/** One way in which a noted word is found in a text: what it begins with, and what may follow. */
export interface Matcher {
  stem: string
  tail: RegExp | 'any' | 'none'
  /** Verbs of some languages: what may stand before the stem. */
  isPrefixed: boolean
}

/** What a language gives the gate. Texts come to it folded: lower case without diacritics. */
export interface GateCraft {
  /** Words that no story holds, whatever stands beside them. */
  readonly words: WordList
  /** What words mean to the rules. */
  readonly lexicon: Lexicon
  /** Small words that stand in nearly every sentence of the language and never in another of ours, folded. */
  readonly small: ReadonlySet<string>
  /** The ways a note of the lexicon is looked up: "~" any ending, "+" and "=" as the language explains them. */
  matchers(note: string): Matcher[]
  /** A word without what may stand before a verb's stem, and whether it is undone by it; none where nothing does. */
  unprefixed(word: string): { rests: readonly string[]; isNegated: boolean }
}
