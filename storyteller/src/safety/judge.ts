import type { Language } from '@perinka/contract/catalog'
import { disguised, undisguised } from './disguise.ts'
import { LISTS } from './lists.ts'
import { flattened, folded } from './normalise.ts'
import type { ForbiddenClass, Reason, WordList } from './word-list.ts'

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
/** The common ways of starring out a vulgar word. */
const STARRED =
  /(?<![\p{L}\d])(?:f[*#_.]{1,3}c?k(?:ing|er|ed|s)?|f[*#]ck\p{L}*|sh[*#]t\p{L}*|s[*#]{2}t|b[*#]{1,3}ch|b[*#]tch\p{L}*|c[*#]nt|c[*#]{2}t|d[*#]ck|a[*#]{2}(?:hole)?|k[*#]k[*#o]t\p{L}*|ko[*#]{1,2}t|k[*#]{3}t|k[*#]rv\p{L}|ku[*#]{1,2}a|k[*#]{3}a|p[*#]č?[ac]?a|pi[*#]a|j[*#]b\p{L}+|je[*#]\p{L}+|h[*#]vn\p{L}|ho[*#]{1,2}o|d[*#]bil\p{L}*|s[*#]x|p[*#]rn\p{L}*)(?![\p{L}\d])/iu

/** A worry or a prohibition before it makes a cruelty or a danger something to talk about, not to be told. */
const WORRY =
  /\b(?:afraid|scared|worr(?:y|ies|ied)|fears?|thinks?|thought|feels? (?:like|as if|that)|felt|dreamt|dreamed|believes?|(?:kids|children|classmates|someone|somebody|they|others|boys|girls) (?:at \w+ )?(?:say|said|says|tell|told|call|called)|boji|bala|bal|strach|mysli|myslel[a-z]?|citi|zda sa|snival[a-z]|trapi|povedali|hovoria|nadavaju|vravia)\b[^.]*$/
const MAKES_AFRAID = /\b(?:make|makes|making|aby|nech|tell|scare|povedz)\b[^.]*$/
const FORBIDS =
  /\b(?:not|never|no|[a-z]+nt|cannot|dangerous|without|instead|danger|avoid|stop|stops|learn(?:s|ed)? that|why (?:we|she|he|you|kids|children)|nikdy|nesm[a-z]+|nema|nemaju|nemozno|nebud[a-z]*|nechod[a-z]*|neber[a-z]*|nehovor[a-z]*|neotvar[a-z]*|nejest|nejdeme|nesadaj[a-z]*|neist|nesiel|nesla|neodis[a-z]*|neodid[a-z]*|nejde|neisl[a-z]|nezoberie|nezobral[a-z]?|nebrat|namiesto|nebezpecn[a-z]*|pozor|preco sa ne[a-z]*)\b(?:(?! (?:and|but|then|a|ale|potom) )[^.]){0,60}$/
const GUARDED: Partial<Record<Reason, (before: string) => boolean>> = {
  cruelty: (before) => WORRY.test(before) && !MAKES_AFRAID.test(before),
  danger: (before) => FORBIDS.test(before),
  drugs: (before) => FORBIDS.test(before) && !/\b(?:stop|can(?:no|')t|instead)\b/.test(before),
  bullying: (before) => FORBIDS.test(before) || WORRY.test(before),
}

function phraseIn({ reason, phrases }: ForbiddenClass, text: string): boolean {
  const found = phrases?.exec(text)
  if (!found) return false
  return !GUARDED[reason]?.(text.slice(Math.max(0, found.index - 120), found.index))
}

/** Why a text may not be: the first forbidden word or phrase; null where there is none. */
export function forbiddenIn(text: string, language: Language): Reason | null {
  const list = LISTS[language]
  const seen = folded(text)
  const flat = flattened(seen)
  const plain = scrubbed(flat, list)
  const hidden = disguised(seen)
  const bad = (words: readonly string[]) =>
    words.find((word) => suspicious[language].test(word) && !list.kept.test(word))
  // What was taken out as harmless must not come back as a reading of itself.
  const written = new Set(flat.split(' '))
  const word = bad(plain.split(' ')) ?? bad(hidden.readings.filter((reading) => !written.has(reading)))
  if (word) return list.classes.find(({ words }) => words?.test(word))?.reason ?? 'profanity'
  if (hidden.runs.some((run) => anywhere[language].test(run))) return 'profanity'
  if (GAPPED.test(plain) || STARRED.test(text)) return 'profanity'
  const unmasked = undisguised(seen)
  const read = unmasked === flat ? plain : scrubbed(unmasked, list)
  for (const one of list.classes) if (phraseIn(one, plain) || (read !== plain && phraseIn(one, read))) return one.reason
  return null
}

function scrubbed(text: string, { harmless }: WordList): string {
  let rest = text
  for (const pattern of harmless) rest = rest.replace(pattern, ' ')
  return rest
}
