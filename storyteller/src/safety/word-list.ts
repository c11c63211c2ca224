export type Reason =
  | 'profanity'
  | 'sexual'
  | 'violence'
  | 'selfharm'
  | 'drugs'
  | 'hate'
  | 'horror'
  | 'cruelty'
  | 'bullying'
  | 'danger'
  | 'abuse'
  /** A parent writes that a real child is being hurt: what they need is no story but a helpline. */
  | 'child-hurt'
  /** What no rule names, but the learned weights tell. */
  | 'unfit'
  | 'injection'
  | 'link'
  | 'name'
  | 'length'

/** One class of what no bedtime story holds, in one language. */
export interface ForbiddenClass {
  reason: Reason
  /** Folded whole words. */
  words?: RegExp
  /** Parts of a flat text (see `flattened`) that are refused as a whole. */
  phrases?: RegExp
}

export interface WordList {
  classes: readonly ForbiddenClass[]
  /** Folded words that only look like one of these. */
  kept: RegExp
  /** Parts of a flat text that are taken out before words and phrases are looked at. */
  harmless: readonly RegExp[]
}

const listed = (list: string) => list.trim().split(/\s+/)

/**
 * English words in one expression: a bare entry is a noun with its plural, `murder+` a verb with all its forms, `porn~` every word that
 * begins so. Genitives come without their apostrophe.
 */
export function englishWords(list: string): RegExp {
  const forms = listed(list).map((entry) => {
    if (entry.endsWith('~')) return `${entry.slice(0, -1)}[a-z]*`
    if (!entry.endsWith('+')) return `${entry}(?:e?s)?`
    const stem = entry.slice(0, -1)
    if (stem.endsWith('e')) return `${stem.slice(0, -1)}(?:e|es|ed|er|ers|ing|ings)`
    const doubled = /[^aeiou][aeiou][^aeiouwxy]$/.test(stem) ? `${stem.at(-1)}?` : ''
    return `${stem}(?:e?s|${doubled}(?:ed|ers?|ings?|in))?`
  })
  return new RegExp(`^(?:${forms.join('|')})$`)
}

const SLOVAK_ENDING =
  '(?:[aeiouy]|ou|om|o[vcm]|ovi|ovia|ove|ami?|a?ch|och|mi|ho|mu|[yi][mc]h?|[yi]mi|eho|emu|ej|i[aeuo]|iou|iam|iach|iami|ovho|in[aeuy]?|inou)?$'

/** Slovak stems in one expression: a bare entry is every word that begins so, `kund$` only the word with an ending of declension. */
export function slovakWords(list: string): RegExp {
  const forms = listed(list).map((entry) => (entry.endsWith('$') ? entry.slice(0, -1) + SLOVAK_ENDING : entry))
  return new RegExp(`^(?:${forms.join('|')})`)
}

/** Alternatives that begin at a word, in one expression over a flat text. */
export const anyPhrase = (...alternatives: readonly string[]) =>
  new RegExp(`(?<![a-z0-9])(?:${alternatives.join('|')})`)
