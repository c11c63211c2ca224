import type { Matcher } from '../../../craft/gate.ts'

const NOUN = /^(?:e?s)?$/
const VERB = /^(?:e?s|ed|ers?|ings?|in)?$/
const E_VERB = /^(?:e|es|ed|ers?|ings?)$/
const DOUBLED = /^(?:ed|ers?|ings?)$/
const Y_FORMS = /^(?:ies|ied)$/

const one = (stem: string, tail: Matcher['tail']): Matcher => ({ stem, tail, isPrefixed: false })

/** A bare note is a noun with its plural, "+" a verb with all its forms, "~" whatever begins so, "=" the word alone, "*" an end. */
export function matchers(note: string): Matcher[] {
  if (note.startsWith('*')) return [one('', new RegExp(`${note.slice(1)}$`))]
  const kind = /[~+=]$/.exec(note)?.[0] ?? ''
  const stem = kind ? note.slice(0, -1) : note
  if (kind === '=') return [one(stem, 'none')]
  if (kind === '~') return [one(stem, 'any')]
  const forms = stem.endsWith('y') ? [one(stem.slice(0, -1), Y_FORMS)] : []
  if (kind === '') return [one(stem, NOUN), ...forms]
  if (stem.endsWith('e')) return [one(stem.slice(0, -1), E_VERB)]
  return [one(stem, VERB), one(stem + stem.slice(-1), DOUBLED), ...forms]
}
