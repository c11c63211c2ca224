import type { Rule } from './rule.ts'
import { counted, decimal, ordinal } from './slovak-numbers.ts'
import { shortened, sound } from './sounds.ts'

const VOWELS = /[aáäeéiíoóôuúyý]/i

const ABBREVIATIONS: Record<string, string> = {
  napr: 'napríklad',
  tzv: 'takzvaný',
  atď: 'a tak ďalej',
  pod: 'podobne',
  resp: 'respektíve',
  p: 'pán',
  č: 'číslo',
  hod: 'hodín',
  min: 'minút',
  sv: 'svätý',
  dr: 'doktor',
  kpt: 'kapitán',
  str: 'strana',
  cca: 'cirka',
  't.j': 'to jest',
  't. j': 'to jest',
}

const SOUNDS: [RegExp, string][] = [
  [/^ps+t+$/i, 'psit'],
  [/^pš+t+$/i, 'pšit'],
  [/^š+t*$/i, 'šuš'],
  [/^h+m+$/i, 'hem'],
  [/^ok$/i, 'okej'],
]

export const RULES_SK: Rule[] = [
  { pattern: /(\d+)\s?[–-]\s?(?=\d)/uy, say: ([, first]) => `${first} až ` },
  { pattern: /(\d{1,2})\.(?=\s+\p{Ll})/uy, say: ([, digits], rest) => ordinal(Number(digits), rest) },
  { pattern: /(\d+),(\d+)/uy, say: ([, whole, part]) => decimal(Number(whole), part as string) },
  { pattern: /\d{1,3}(?:[ \u00a0]\d{3})+(?!\d)/uy, say: ([number]) => number.replace(/\D/g, '') },
  { pattern: /\d+:\d+/uy, say: ([time]) => time },
  { pattern: /\d+/uy, say: ([digits], rest) => counted(digits, rest) },
  {
    pattern: /(napr|tzv|atď|pod|resp|p|č|hod|min|sv|dr|kpt|str|t\. ?j)\.(?!\p{L})/iuy,
    say: ([all, short = '']) => ABBREVIATIONS[short.toLowerCase()] ?? all,
  },
  { pattern: /[\p{L}\p{M}]+/uy, say: ([word]) => wordSaid(word.normalize('NFKC')) },
  { pattern: /&/uy, say: () => ' a ' },
  { pattern: /%/uy, say: () => ' percent ' },
]

function wordSaid(word: string): string {
  const [pattern, said] = SOUNDS.find(([one]) => one.test(word)) ?? []
  if (pattern && said) return said
  return sound(word, VOWELS, carrier) ?? shortened(word, VOWELS)
}

/** R and l carry a syllable themselves. */
function carrier(letter: string): string {
  if (letter === 'r' || letter === 'ŕ') return 'ŕ'
  return letter === 'l' || letter === 'ĺ' ? 'ĺ' : `u${letter}`
}
