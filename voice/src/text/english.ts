import type { Rule } from './rule.ts'

export const RULES_EN: Rule[] = [
  { pattern: /(\d+)\s?[–-]\s?(?=\d)/uy, say: ([, first]) => `${first} to ` },
  { pattern: /\d+(?:[.,:]\d+)*(?:st|nd|rd|th)?/uy, say: ([number]) => number },
  { pattern: /&/uy, say: () => ' and ' },
  { pattern: /%/uy, say: () => ' percent ' },
]
