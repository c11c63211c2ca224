import type { Concept } from '../../craft/concepts.ts'

/** Signs that speak like words: what a text with them is read as, and what that means in any language. */
const SIGNS: readonly (readonly [signs: string, word: string, ...concepts: Concept[]])[] = [
  ['🔪🗡🪓', 'xblade', 'weapon', 'hurt'],
  ['🔫💣', 'xgun', 'weapon'],
  ['🧨', 'xcracker', 'firetool'],
  ['🩸', 'xblood', 'blood'],
  ['⚰🪦', 'xcoffin', 'die', 'lifeless'],
  ['🍆🍑💦👅🍒🥵', 'xlewd', 'lewd'],
  ['🔞👙', 'xadult', 'passion'],
  ['🚬', 'xsmoke', 'smoke'],
  ['💊', 'xpill', 'pills'],
  ['🖕', 'xfinger'],
  ['🔥', 'xfire', 'fire'],
  ['👧👦👶🧒👩👨👵👴🧑', 'xperson', 'person', 'child'],
  ['🐶🐱🐰🐹🐈🐕🐇🐭🐦🐣🐤', 'xanimal', 'animal'],
  ['💋', 'xkiss', 'kiss'],
  ['🛏', 'xbed', 'bed'],
]

const WORD_OF = new Map(SIGNS.flatMap(([signs, word]) => [...signs].map((sign) => [sign, word] as const)))
const ANY_SIGN = new RegExp(`[${[...WORD_OF.keys()].join('')}]`, 'gu')

/** What each sign's word means, as entries of a lexicon. */
export const SIGN_WORDS: readonly (readonly [word: string, concepts: readonly Concept[]])[] = SIGNS.map(
  ([, word, ...concepts]) => [word, concepts],
)

/** A text with words for its signs. */
export function signsRead(text: string): string {
  return text.replace(ANY_SIGN, (sign) => ` ${WORD_OF.get(sign)} `)
}
