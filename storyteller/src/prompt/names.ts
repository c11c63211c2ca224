import type { Gender, Language } from '@perinka/contract/catalog'
import type { Brief } from '../brief.ts'
import { CASES, type Case, type CaseForms } from '../slovak/morphology/cases.ts'
import { declineFirstName } from '../slovak/morphology/decline.ts'
import { resolveGender } from '../slovak/morphology/gender.ts'
import { fitPreposition } from '../slovak/morphology/prepositions.ts'
import { formsOfName } from './name-forms.ts'

/**
 * Names of the family's children as a model sees them: [[C1]] for the child the story is told to,
 * [[C2]]… for the others, in Slovak with a case: [[C1.dat]].
 */
export interface Names {
  /** `text` with every form of every name replaced by a token. */
  conceal(text: string): string
  /** A whole paragraph with every token replaced by the right form; null where a token is broken or unknown. */
  reveal(paragraph: string): string | null
  /** The token of one child; null for somebody else's name. */
  tokenOf(name: string): string | null
}

interface Hidden {
  id: string
  name: string
  gender: Gender
}

export function hideNames(brief: Brief): Names {
  const hidden = childrenOf(brief)
  const { pattern, tokens } = searchFor(hidden, brief.language)
  const shown = new Map(hidden.map((child) => [child.id, formsToShow(child, brief.language)]))
  return {
    conceal: (text) => (pattern ? replaceFolded(text.normalize('NFC'), pattern, tokens) : text),
    reveal: (paragraph) => reveal(paragraph, shown, brief.language),
    tokenOf(name) {
      const child = hidden.find((one) => fold(one.name) === fold(name.normalize('NFC').trim()))
      return child ? `[[${child.id}]]` : null
    },
  }
}

function childrenOf({ child, cast, familyNames }: Brief): Hidden[] {
  const names = new Map<string, Gender | null>([[child.name, child.gender]])
  for (const member of cast) if (member.kind === 'sibling') names.set(member.name, member.gender)
  for (const name of familyNames) if (!names.has(name)) names.set(name, null)
  return [...names].map(([name, set], index) => ({
    id: `C${index + 1}`,
    name: name.normalize('NFC').trim(),
    gender: resolveGender(name, set),
  }))
}

/** One expression for all forms, the longest first, and the token that each stands for. */
function searchFor(hidden: Hidden[], language: Language): { pattern: RegExp | null; tokens: Map<string, string> } {
  const tokens = new Map<string, string>()
  for (const { id, name, gender } of hidden) {
    for (const form of formsOfName(name, gender)) {
      const tag = language === 'sk' && gender !== 'neutral' ? tagOf(form.case ?? 'gen') : ''
      const key = fold(form.text)
      if (!tokens.has(key)) tokens.set(key, `[[${id}${tag}]]`)
    }
  }
  const forms = [...tokens.keys()].sort((a, b) => b.length - a.length)
  if (forms.length === 0) return { pattern: null, tokens }
  return { pattern: new RegExp(`(?<![\\p{L}\\p{M}])(?:${forms.join('|')})(?![\\p{L}\\p{M}])`, 'gu'), tokens }
}

const tagOf = (grammaticalCase: Case) => (grammaticalCase === 'nom' ? '' : `.${grammaticalCase}`)

/** Finds in the folded text, replaces in the written one: both have the same length. */
function replaceFolded(text: string, pattern: RegExp, tokens: Map<string, string>): string {
  const folded = fold(text)
  let concealed = ''
  let from = 0
  for (const match of folded.matchAll(pattern)) {
    concealed += text.slice(from, match.index) + (tokens.get(match[0]) ?? '')
    from = match.index + match[0].length
  }
  return concealed + text.slice(from)
}

/** Lower case without diacritics, character by character: phones write "miskovi" for "Miškovi". */
function fold(text: string): string {
  return text.replaceAll('’', "'").replace(/[\p{L}\p{M}]/gu, (letter) => {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return bare.length === letter.length ? bare : letter
  })
}

/** Nobody knows the child's gender: the name stands as it is and a noun before it takes the case. */
const CHILD_NAMED: CaseForms = {
  nom: '',
  gen: 'dieťaťa menom ',
  dat: 'dieťaťu menom ',
  acc: 'dieťa menom ',
  loc: 'dieťati menom ',
  ins: 'dieťaťom menom ',
}

function formsToShow({ name, gender }: Hidden, language: Language): CaseForms {
  if (language === 'sk' && gender !== 'neutral') return declineFirstName(name, gender)
  const before = language === 'sk' ? CHILD_NAMED : null
  return Object.fromEntries(CASES.map((one) => [one, (before?.[one] ?? '') + name])) as CaseForms
}

const TOKEN = /\[\[\s*(C\d+)(?:\.([a-z]+))?\s*\]\]/giu

function reveal(paragraph: string, shown: Map<string, CaseForms>, language: Language): string | null {
  let text = ''
  let from = 0
  for (const match of paragraph.matchAll(TOKEN)) {
    const [token, id = '', tag = 'nom'] = match
    const form = shown.get(id.toUpperCase())?.[tag.toLowerCase() as Case]
    const after = match.index + token.length
    // A letter that clings to a token is an ending the model made up.
    if (form === undefined || /^[\p{L}\p{M}\d]/u.test(paragraph.slice(after))) return null
    const before = text + paragraph.slice(from, match.index)
    const word = /(?:^|[.!?…]\s+[“„"]?|^[“„"])$/u.test(before) ? form.charAt(0).toUpperCase() + form.slice(1) : form
    text = (language === 'sk' ? fitPreposition(before, word) : before) + word
    from = after
  }
  text += paragraph.slice(from)
  return /[[\]]/.test(text) ? null : text
}
