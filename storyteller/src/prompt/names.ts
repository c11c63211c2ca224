import type { Brief } from '../brief.ts'
import { fold } from '../craft/fold.ts'
import { CASES, type Case, type CaseForms, type NameCraft } from '../craft/names.ts'
import { CRAFTS } from '../languages/crafts.ts'
import { childrenOf, concealer } from './hidden-names.ts'

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

export function hideNames(brief: Brief): Names {
  const hidden = childrenOf(brief)
  const craft = CRAFTS[brief.language].names
  const shown = new Map(hidden.map(({ id, name, gender }) => [id, craft.shown(name, gender)]))
  return {
    conceal: concealer(hidden, craft),
    reveal: (paragraph) => reveal(paragraph, shown, craft),
    tokenOf(name) {
      const child = hidden.find((one) => fold(one.name) === fold(name.normalize('NFC').trim()))
      return child ? `[[${child.id}]]` : null
    },
  }
}

const TOKEN = /\[\[\s*(C\d+)(?:\.([a-z]+))?\s*\]\]/giu
/** A mark without its brackets, or half of it. */
const BROKEN = /[[\]]|(?<![\p{L}\d])C\d+(?![\p{L}\d])/u

function reveal(paragraph: string, shown: Map<string, CaseForms>, craft: NameCraft): string | null {
  let text = ''
  let from = 0
  for (const match of paragraph.matchAll(TOKEN)) {
    const [token, id = '', tag = 'nom'] = match
    const forms = shown.get(id.toUpperCase())
    const asked = tag.toLowerCase() as Case
    const after = match.index + token.length
    // A letter that clings to a token is an ending the model made up, and so is one before it.
    const clings =
      /^[\p{L}\p{M}\d]/u.test(paragraph.slice(after)) || /[\p{L}\p{M}\d]$/u.test(paragraph.slice(0, match.index))
    if (!forms || !CASES.includes(asked) || clings) return null
    const before = text + paragraph.slice(from, match.index)
    const form = forms[craft.governed(before, asked)]
    const word = /(?:^|[.!?…]\s+[“„"]?|^[“„"])$/u.test(before) ? form.charAt(0).toUpperCase() + form.slice(1) : form
    text = craft.fitted(before, word) + word
    from = after
  }
  text += paragraph.slice(from)
  return BROKEN.test(text) ? null : text
}
