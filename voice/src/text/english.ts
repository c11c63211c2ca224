import type { Rule } from './rule.ts'
import { shortened, sound } from './sounds.ts'

const VOWELS = /[aeiouy]/i

const TITLES: Record<string, string> = {
  mr: 'mister',
  mrs: 'missis',
  ms: 'miz',
  dr: 'doctor',
  st: 'saint',
  prof: 'professor',
  capt: 'captain',
  no: 'number',
  vs: 'versus',
  etc: 'et cetera',
  'e.g': 'for example',
  'i.e': 'that is',
}

/** Sounds that bedtime stories are full of, in letters that the engine reads as a parent would. */
const SOUNDS: [RegExp, string][] = [
  [/^sh+$/i, 'shush'],
  [/^ps+t*$/i, 'psst'],
  [/^h+m+$/i, 'hmm'],
  [/^(n|s|g)o{3,}$/i, '$1o'],
]

export const RULES_EN: Rule[] = [
  { pattern: /(\d+)\s?[–-]\s?(?=\d)/uy, say: ([, first]) => `${first} to ` },
  { pattern: /\d+(?:[.,:]\d+)*(?:st|nd|rd|th)?/uy, say: ([number]) => number },
  {
    pattern: /(Mr|Mrs|Ms|Dr|St|Prof|Capt|No|vs|etc|e\.g|i\.e)\.(?=\s|,|$)/uy,
    say: ([all, title = '']) => TITLES[title.toLowerCase()] ?? all,
  },
  { pattern: /[\p{L}\p{M}]+/uy, say: ([word]) => wordSaid(word.normalize('NFKC')) },
  { pattern: /&/uy, say: () => ' and ' },
  { pattern: /%/uy, say: () => ' percent ' },
]

function wordSaid(word: string): string {
  const [pattern, said] = SOUNDS.find(([one]) => one.test(word)) ?? []
  if (pattern && said) return word.toLowerCase().replace(pattern, said)
  return sound(word, VOWELS, (letter) => `u${letter}${letter}`) ?? shortened(word, VOWELS)
}
