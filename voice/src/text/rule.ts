/** Says what stands at the beginning of a word otherwise. */
export interface Rule {
  /** Sticky and Unicode; tried where a word, a number or a sign begins. */
  pattern: RegExp
  /** What is said instead. `rest` is the text that follows the match. */
  say(match: RegExpExecArray, rest: string): string
}
