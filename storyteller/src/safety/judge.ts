import type { Language } from '@perinka/contract/catalog'
import { disguised, undisguised } from './disguise.ts'
import { LISTS } from './lists.ts'
import { flattened, folded, transliterated } from './normalise.ts'
import { understood, why } from './sense/understand.ts'
import type { Reason, WordList } from './word-list.ts'

/** All words of a language in one expression: nearly every word of a text is done with after it. */
const anyWord = ({ classes }: WordList) => new RegExp(classes.flatMap(({ words }) => words?.source ?? []).join('|'))
const suspicious: Record<Language, RegExp> = { en: anyWord(LISTS.en), sk: anyWord(LISTS.sk) }
/** The same words anywhere: for runs of single letters, where no word has a beginning. */
const anywhere: Record<Language, RegExp> = {
  en: new RegExp(anyWord(LISTS.en).source.replaceAll('^', '').replaceAll('$', '')),
  sk: new RegExp(anyWord(LISTS.sk).source.replaceAll('^', '')),
}

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

/** Why a text may not be: for a forbidden word, or for what is said; null where it may. A wish is judged for what it asks for as well. */
export function forbiddenIn(text: string, language: Language, isWish: boolean): Reason | null {
  const list = LISTS[language]
  const seen = folded(text)
  const flat = flattened(seen)
  const plain = scrubbed(flat)
  const hidden = disguised(seen)
  const cyrillic = transliterated(text)
  const bad = (words: readonly string[]) =>
    words.find((word) => suspicious[language].test(word) && !list.kept.test(word))
  // What was taken out as harmless must not come back as a reading of itself.
  const written = new Set(flat.split(' '))
  if (hidden.readings.some((reading) => MASKED.test(reading) && !written.has(reading))) return 'profanity'
  const word =
    bad(plain.split(' ')) ?? bad([...hidden.readings, ...cyrillic].filter((reading) => !written.has(reading)))
  if (word) return list.classes.find(({ words }) => words?.test(word))?.reason ?? 'profanity'
  for (const run of hidden.runs) {
    if (anywhere[language].test(run)) return 'profanity'
    // A small word before it belongs to the row of letters as well: "o z a b i ť".
    const hiddenIn = understood(`${run} . ${run.slice(1)}`, language, isWish, NOBODY)
    if (hiddenIn) return hiddenIn
  }
  if (GAPPED.test(plain) || STARRED.test(text)) return 'profanity'
  const readings = new Set([plain])
  const names = isWish ? namesIn(text) : NOBODY
  for (const letter of ['i', 'l'] as const) {
    const unmasked = undisguised(seen, letter)
    if (unmasked !== flat) readings.add(scrubbed(unmasked))
  }
  for (const read of readings) {
    const said =
      list.classes.find(({ phrases }) => phrases?.test(read))?.reason ?? understood(read, language, isWish, names)
    if (said) return said
  }
  return null
}

/** The rules that a wish breaks, as `npm run storyteller -- check` shows them to whoever tends the rules. */
export function rulesBroken(text: string, language: Language): string[] {
  return why(scrubbed(flattened(folded(text))), language, namesIn(text))
}

/** The folded words that name somebody: capitals within a sentence, which only names have in either language. */
function namesIn(text: string): ReadonlySet<string> {
  const found = text.match(/(?<=[\p{Ll}\d,;:–-]\s)\p{Lu}\p{Ll}+/gu) ?? []
  return new Set(found.map(folded))
}

/** Without what is harmless in either language, because either may be written into the other. */
function scrubbed(text: string): string {
  let rest = text
  for (const { harmless } of Object.values(LISTS)) for (const pattern of harmless) rest = rest.replace(pattern, ' ')
  return rest
}
