import type { Language } from './language.ts'

/** Words whose point does not end a sentence when a capital follows: titles, saints and the like. */
const ALWAYS: Record<Language, Set<string>> = {
  en: new Set(['mr', 'mrs', 'ms', 'dr', 'st', 'prof', 'capt', 'no', 'vs', 'e.g', 'i.e']),
  sk: new Set(['p', 'dr', 'sv', 'prof', 'ing', 'mgr', 'kpt', 'č', 'napr', 'tzv', 'resp', 't.j', 'ul', 'nám', 'vs']),
}

/** Whether the point after `said` (all of its sentence so far) belongs to a word, a number or an initial. */
export function endsAbbreviated(said: string, goesOn: boolean, language: Language): boolean {
  const word = /[\p{L}\p{N}.]+$/u.exec(said)?.[0] ?? ''
  const isFirst = said.trim().replace(/^[^\p{L}\p{N}]+/u, '') === word
  if (/^\d+$/.test(word)) return goesOn || isFirst
  if (/^\p{Lu}$/u.test(word) && word !== 'I') return true
  if (goesOn) return /^(\p{L}|\p{L}\.\p{L}|\p{L}{2,4})$/u.test(word) && isShort(word.toLowerCase(), language)
  return ALWAYS[language].has(word.toLowerCase())
}

const BEFORE_SMALL: Record<Language, Set<string>> = {
  en: new Set(['etc', 'a.m', 'p.m', 'approx']),
  sk: new Set(['atď', 'pod', 'hod', 'min', 'str', 'r', 's', 't', 'tj', 'tzn', 'cca', 'd']),
}

function isShort(word: string, language: Language): boolean {
  return ALWAYS[language].has(word) || BEFORE_SMALL[language].has(word)
}
