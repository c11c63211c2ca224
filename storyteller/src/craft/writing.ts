/** How the language looks on paper, by which a text in another one is told apart. */
export interface WritingCraft {
  readonly quotes: readonly [open: string, close: string]
  /** Finds a letter that the language's words are not written with. */
  readonly foreign: RegExp
  /** The small words that every text of the language is full of, those that another of ours has as well left out. */
  readonly small: ReadonlySet<string>
  /** Whether these words, lower case, are a close neighbour's and never this one's; `text` is all of it. */
  isNeighbour(text: string, words: readonly string[]): boolean
  /** Share of words with a diacritic, from 0 to 1: at least in a text of twenty words and more, and at most in any. */
  readonly marked: readonly [least: number, most: number]
}

/** How the language writes of what a family wants to keep out. */
export interface AvoidCraft {
  /** Every form of a word, lower case, as the source of an expression. */
  forms(word: string): string
  /** Every form of a name as the source of an expression, the name written as the parent did. */
  nameForms(name: string): string
  /** Words that carry no wish of their own in "no scary spiders, please". */
  readonly empty: readonly string[]
  /** Kinds in front of a name, lower case, that alone name nobody: "captain". */
  readonly kinds: readonly string[]
}
