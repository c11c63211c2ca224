import type { Pattern } from '../../../craft/lexicon.ts'

const STEMS = /\((?:\?:)?((?:[a-z ]+\|)+[a-z ]+)\)(\\w(?:[*+]|\{[\d,]+\}))/g

/**
 * The same pattern with the ending said of each stem, "(?:mam|ock)\w*" as "(?:mam\w*|ock\w*)": what stands whole in a pattern the speller
 * takes for a whole word, and would have "mamky" be a slip in "mamk".
 */
export const spread = (pattern: Pattern): Pattern =>
  new RegExp(
    pattern.source.replace(
      STEMS,
      (_, stems: string, ending: string) => `(?:${stems.replaceAll('|', `${ending}|`)}${ending})`,
    ),
    pattern.flags,
  )

export const spreadAll = <Rule extends { match: readonly Pattern[] }>(rules: readonly Rule[]): Rule[] =>
  rules.map((rule) => ({ ...rule, match: rule.match.map(spread) }))
