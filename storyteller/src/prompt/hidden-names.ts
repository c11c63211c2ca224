import type { Gender } from '@perinka/contract/catalog'
import type { Brief } from '../brief.ts'
import { fold } from '../craft/fold.ts'
import type { Case, NameCraft } from '../craft/names.ts'
import { CRAFTS } from '../languages/crafts.ts'
import { formsOfName } from './name-forms.ts'

/** A child of the family and the mark that stands for it. */
export interface Hidden {
  id: string
  name: string
  gender: Gender
}

/** Tonight's child first: it is C1. */
export function childrenOf({ child, cast, familyNames, language }: Brief): Hidden[] {
  const names = new Map<string, Gender | null>([[child.name, child.gender]])
  for (const member of cast) if (member.kind === 'sibling') names.set(member.name, member.gender)
  for (const name of familyNames) if (!names.has(name)) names.set(name, null)
  return [...names].map(([name, set], index) => ({
    id: `C${index + 1}`,
    name: name.normalize('NFC').trim(),
    gender: set ?? CRAFTS[language].names.genderOf(name),
  }))
}

/** What one folded form stands for; `exact` holds the spellings of a form that is an ordinary word as well. */
interface Found {
  token: string
  exact: Set<string> | null
}

/** Replaces every form of every hidden name by its token. Tokens that stand in the text already stay as they are. */
export function concealer(hidden: readonly Hidden[], { hasCases }: NameCraft): (text: string) => string {
  const found = new Map<string, Found>()
  for (const { id, name, gender } of hidden) {
    for (const form of formsOfName(name, gender)) {
      const tag = hasCases && gender !== 'neutral' ? tagOf(form.case ?? 'gen') : ''
      const key = fold(form.text)
      const before = found.get(key)
      // A form that is surely a name outweighs another child's that may be a word.
      if (before && (before.exact === null || form.exact)) before.exact?.add(form.text)
      else found.set(key, { token: `[[${id}${tag}]]`, exact: form.exact ? new Set([form.text]) : null })
    }
  }
  if (found.size === 0) return (text) => text
  const forms = [...found.keys()].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(
    `\\[\\[\\s*c\\d+(?:\\.[a-z]+)?\\s*\\]\\]|(?<![\\p{L}\\p{M}])(?:${forms.join('|')})(?![\\p{L}\\p{M}])`,
    'gu',
  )
  return (text) => replaceFolded(text.normalize('NFC'), pattern, found)
}

const tagOf = (grammaticalCase: Case) => (grammaticalCase === 'nom' ? '' : `.${grammaticalCase}`)

/** Finds in the folded text, replaces in the written one: both have the same length. */
function replaceFolded(text: string, pattern: RegExp, found: Map<string, Found>): string {
  let concealed = ''
  let from = 0
  for (const { 0: match, index } of fold(text).matchAll(pattern)) {
    const written = text.slice(index, index + match.length)
    const form = found.get(match)
    const isName = form !== undefined && (form.exact === null || form.exact.has(written))
    concealed += text.slice(from, index) + (isName ? form.token : written)
    from = index + match.length
  }
  return concealed + text.slice(from)
}
