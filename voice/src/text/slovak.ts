import type { Rule } from './rule.ts'

export const RULES_SK: Rule[] = [
  { pattern: /(\d+)\s?[–-]\s?(?=\d)/uy, say: ([, first]) => `${first} až ` },
  { pattern: /\d+(?:[.,:]\d+)*/uy, say: ([number]) => number },
  { pattern: /&/uy, say: () => ' a ' },
  { pattern: /%/uy, say: () => ' percent ' },
]
