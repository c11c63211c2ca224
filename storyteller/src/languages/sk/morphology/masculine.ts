import type { CaseForms } from '../../../craft/names.ts'
import { formsOf } from './cases.ts'
import { FLEETING_VOWEL, KEEPS_E, KEEPS_LAST_VOWEL, SILENT_ES } from './name-lists.ts'

const CHLAP = ['a', 'ovi', 'a', 'ovi', 'om'] as const
const HRDINA = ['u', 'ovi', 'u', 'ovi', 'om'] as const
const KULI = ['ho', 'mu', 'ho', 'm', 'm'] as const
const PEKNY = ['ého', 'ému', 'ého', 'om', 'ým'] as const

const CONSONANT = '[bcčdďfghjklľĺmnňpqrŕsštťvwxzž]'
const FLEETING_ENDING = new RegExp(`${CONSONANT}(?:e[kc]|ok)$`)

/** Marek → Mark-, Vavrinec → Vavrinc-, Peter → Petr-, škriatok → škriatk-. */
function stemOf(name: string): string {
  const lower = name.toLowerCase()
  const drops = FLEETING_VOWEL.has(lower) || (FLEETING_ENDING.test(lower) && !KEEPS_LAST_VOWEL.has(lower))
  return drops ? name.slice(0, -2) + name.slice(-1) : name
}

/**
 * Declines one masculine name or animate noun: chlap (Jakub, Peter), chlap in -o (Hugo), hrdina
 * (Kuba), kuli (Harry, René), adjectival surnames (Novotný). Paradigms after the school grammar.
 */
export function declineMasculine(name: string): CaseForms {
  const lower = name.toLowerCase()
  const open = name.slice(0, -1)
  if (lower.endsWith('a')) return formsOf(name, open, HRDINA)
  if (lower.endsWith('o')) return formsOf(name, open, CHLAP)
  if (lower.endsWith('ý')) return formsOf(name, open, PEKNY)
  if (SILENT_ES.has(lower)) return formsOf(name, name.slice(0, -2), CHLAP)
  if (/[aiou]y$/.test(lower)) return formsOf(name, name, CHLAP)
  if (/(?:[éíiy]|ie|oe)$/.test(lower)) return formsOf(name, name, KULI)
  if (KEEPS_E.has(lower)) return formsOf(name, name, KULI)
  if (/[cg]e$/.test(lower)) return formsOf(name, name, CHLAP)
  if (lower.endsWith('e')) return formsOf(name, open, CHLAP)
  if (/[uúü]$/.test(lower)) return formsOf(name, name, ['', '', '', '', ''])
  return formsOf(name, stemOf(name), CHLAP)
}
