import type { Clause } from './clauses.ts'
import { RULES_EN } from './english.ts'
import type { Language } from './language.ts'
import type { Rule } from './rule.ts'
import { RULES_SK } from './slovak.ts'

/** What the engine is given. `from[i]`: place in the text that character `i` stands for. */
export interface Spoken {
  text: string
  from: number[]
}

const RULES: Record<Language, Rule[]> = { en: RULES_EN, sk: RULES_SK }

/** A clause in letters that the engine reads well; none of them is a command to it. */
export function spoken(text: string, clause: Clause, language: Language): Spoken {
  let said = ''
  const from: number[] = []
  const put = (what: string, place: number) => {
    for (const letter of what) {
      if (letter === ' ' && (said === '' || said.endsWith(' '))) continue
      for (let i = 0; i < letter.length; i++) from.push(place)
      said += letter
    }
  }
  let at = clause.start
  const source = text.slice(0, clause.end)
  while (at < source.length) {
    const replaced = isInsideWord(source, at) ? null : replacement(source, at, language)
    if (replaced) {
      put(replaced.said, at)
      at += replaced.length
      continue
    }
    const letter = /^.\p{M}*/su.exec(source.slice(at, at + 12))?.[0] as string
    put(plain(letter, source, at), at)
    at += letter.length
  }
  const letters = said.trimEnd()
  from.length = letters.length
  from.push(Math.max(clause.start, source.length - 1))
  return { text: letters + clause.mark, from }
}

function replacement(source: string, at: number, language: Language) {
  for (const { pattern, say } of RULES[language]) {
    pattern.lastIndex = at
    const match = pattern.exec(source)
    if (match) return { said: say(match, source.slice(at + match[0].length)), length: match[0].length }
  }
  return null
}

function isInsideWord(source: string, at: number): boolean {
  return (
    at > 0 && /[\p{L}\p{N}\p{M}]/u.test(source[at] as string) && /[\p{L}\p{N}\p{M}]/u.test(source[at - 1] as string)
  )
}

/** One letter, digit, apostrophe or hyphen as it is; everything else is a space. */
function plain(letter: string, source: string, at: number): string {
  const composed = letter.normalize('NFC')
  if (composed.length === 1 && /[\p{L}\p{N}]/u.test(composed)) return composed
  const isBetween = /[\p{L}\p{N}]/u.test(source[at + 1] ?? '') && /[\p{L}\p{N}]/u.test(source[at - 1] ?? '')
  if (isBetween && /['’ʼ]/u.test(letter)) return "'"
  if (isBetween && /[-‐‑]/u.test(letter)) return '-'
  return ' '
}
