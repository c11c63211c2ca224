import type { Language } from '@perinka/contract/catalog'
import type { Reason, WordList } from '../craft/forbidden.ts'
import { CRAFTS, forEach } from '../languages/crafts.ts'
import { type Disguised, disguised, undisguised } from './disguise.ts'
import { flattened, folded, transliterated } from './normalise.ts'
import { meant, understood } from './sense/understand.ts'

/** All words of a language in one expression: nearly every word of a text is done with after it. */
const anyWord = ({ classes }: WordList) => new RegExp(classes.flatMap(({ words }) => words?.source ?? []).join('|'))
const suspicious = forEach(({ gate }) => anyWord(gate.words))
/** The same words anywhere: for runs of single letters, where no word has a beginning. */
const anywhere = forEach(({ gate: { words } }) => {
  const { source } = anyWord(words)
  const begun = source.replaceAll('^', '')
  return new RegExp(words.areWhole ? begun.replaceAll('$', '') : begun)
})

/** Strong words that are refused even with a gap in the middle: "fu ck", "kur va". */
const GAPPED = new RegExp(
  `(?<![a-z])(?:${[
    'fuck',
    'fucking',
    'bitch',
    'asshole',
    'kokot',
    'kurva',
    'kurvy',
    'kurvu',
    'jebat',
    'debil',
    'hovno',
    'prdel',
    'suicide',
    'samovrazda',
    'porno',
  ]
    .map((word) => [...word].join('[ .]{0,3}'))
    .join('|')})(?![a-z])`,
)
/** Words that are harmless until somebody hides their letters. */
const MASKED =
  /^(?:cocks?|dicks?|tits?|ass(?:es)?|prons?|balls|boobs?|hoes?|willy|rapes?|bums?|hell|pussy|cyc|kozy|vtak)$/
/** The common ways of starring out a vulgar word. */
const STARRED =
  /(?<![\p{L}\d])(?:f[*#_.]{1,3}c?k(?:ing|er|ed|s)?|f[*#]ck\p{L}*|sh[*#]t\p{L}*|s[*#]{2}t|b[*#]{1,3}ch|b[*#]st[a-z]rd\p{L}*|ch[*#]j\p{L}*|p[*#!]č\p{L}+|p[*#]čur\p{L}*|b[*#]tch\p{L}*|c[*#]nt|c[*#]{2}t|d[*#]ck|a[*#]{2}(?:hole)?|k[*#]k[*#o]t\p{L}*|ko[*#]{1,2}t|k[*#]{3}t|k[*#]rv\p{L}|ku[*#]{1,2}a|k[*#]{3}a|p[*#]č?[ac]?a|pi[*#]a|j[*#]b\p{L}+|je[*#]\p{L}+|h[*#]vn\p{L}|ho[*#]{1,2}o|d[*#]bil\p{L}*|s[*#]x|p[*#]rn\p{L}*)(?![\p{L}\d])/iu

const NOBODY: ReadonlySet<string> = new Set()

/** A text in the ways it can be read, in any language. */
export interface Reading {
  text: string
  /** Folded and flat, as it stands. */
  flat: string
  /** The same without what is harmless, and again with the letters that digits and gaps hide, where there are any. */
  all: readonly string[]
  hidden: Disguised
  /** The folded words that name somebody: capitals within a sentence, which only names have in either language. */
  names: ReadonlySet<string>
}

export function readingOf(text: string): Reading {
  const seen = folded(text)
  const flat = flattened(seen)
  const all = new Set([scrubbed(flat)])
  for (const letter of ['i', 'l'] as const) {
    const unmasked = undisguised(seen, letter)
    if (unmasked !== flat) all.add(scrubbed(unmasked))
  }
  const names = text.match(/(?<=[\p{Ll}\d,;:–-]\s)\p{Lu}\p{Ll}+/gu) ?? []
  return { text, flat, all: [...all], hidden: disguised(seen), names: new Set(names.map(folded)) }
}

/** The reason why a word or a phrase may be in no text of ours, however it is hidden; null where there is none. */
export function forbiddenWord({ text, flat, all, hidden }: Reading, language: Language): Reason | null {
  const list = CRAFTS[language].gate.words
  const bad = (words: readonly string[]) =>
    words.find((word) => suspicious[language].test(word) && !list.kept.test(word))
  // What was taken out as harmless must not come back as a reading of itself.
  const written = new Set(flat.split(' '))
  if (hidden.readings.some((reading) => MASKED.test(reading) && !written.has(reading))) return 'profanity'
  const [plain = ''] = all
  const word =
    bad(plain.split(' ')) ??
    bad([...hidden.readings, ...transliterated(text)].filter((reading) => !written.has(reading)))
  if (word) return list.classes.find(({ words }) => words?.test(word))?.reason ?? 'profanity'
  if (hidden.runs.some((run) => anywhere[language].test(run))) return 'profanity'
  if (GAPPED.test(plain) || STARRED.test(text)) return 'profanity'
  for (const read of all) {
    const phrase = list.classes.find(({ phrases }) => phrases?.test(read))?.reason
    if (phrase) return phrase
  }
  return null
}

/** The reason of the first rule that holds in any reading of a text; null where none does. */
export function said({ all, names }: Reading, language: Language, isWish: boolean): Reason | null {
  for (const reading of all) {
    const reason = understood(meant(reading, language, isWish ? names : NOBODY), language, isWish)
    if (reason) return reason
  }
  return null
}

/** The reason of what somebody says letter by letter, "o z a b i ť"; null where that is nothing. */
export function spelledOut({ hidden }: Reading, language: Language, isWish: boolean): Reason | null {
  for (const run of hidden.runs) {
    // A small word before it belongs to the row of letters as well.
    const reason = understood(meant(`${run} . ${run.slice(1)}`, language, NOBODY), language, isWish)
    if (reason) return reason
  }
  return null
}

/** Without what is harmless in either language, because either may be written into the other. */
function scrubbed(text: string): string {
  let rest = text
  for (const { harmless } of Object.values(CRAFTS).map(({ gate }) => gate.words))
    for (const pattern of harmless) rest = rest.replace(pattern, ' ')
  return rest
}
