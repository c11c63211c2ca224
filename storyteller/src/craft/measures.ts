/** Age bands 3–4, 5–6, 7–9 and 10–12, by index: how a story is written for them. */
export type Tier = 0 | 1 | 2 | 3

export type Range = readonly [least: number, most: number]
export type ByTier<T> = readonly [T, T, T, T]

/** What a language's texts are measured by. */
export interface MeasureCraft {
  /** Words that say what a hundred English ones say, as a share of them: Slovak has no articles, so 0.85. */
  readonly wordShare: number
  /** Words a sentence, by age band. */
  readonly sentences: ByTier<Range>
  /** Readability by age band, in the language's own formula. */
  readonly readability: ByTier<Range>
  /** Syllables of one lower-case word; at least 1. */
  syllables(word: string): number
  /**
   * How hard a text is: from words a sentence, syllables a word, and the share of different words among the first 300 (0 to 1). English:
   * Flesch–Kincaid's grade. Slovak: Mistrík's R.
   */
  score(wordsASentence: number, syllablesAWord: number, variety: number): number
  /** Whether one paragraph of this score is far past its band: no child of it follows. */
  isTooHard(score: number, band: Range): boolean
  /** Starts of words that quieten or stir, about sixty each; a trailing "_" ends the word. */
  readonly calm: string
  readonly energy: string
  /** Tokens of a model's answer a word, at most. */
  readonly tokensAWord: number
}
