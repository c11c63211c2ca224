import type { AvoidCraft } from '../../craft/writing.ts'

const IRREGULAR = [
  ['mouse', 'mice'],
  ['goose', 'geese'],
  ['louse', 'lice'],
  ['tooth', 'teeth'],
  ['foot', 'feet'],
  ['man', 'men'],
  ['woman', 'women'],
  ['child', 'children'],
  ['ox', 'oxen'],
] as const

/** An English noun in both numbers, whichever was given; where the singular cannot be told, all that it may be. */
function numbers(word: string): string[] {
  const pair = IRREGULAR.find((forms) => forms.some((form) => form === word))
  if (pair) return [...pair]
  const singulars = [word]
  if (/[^aeiou]ies$/.test(word)) singulars.push(word.replace(/ies$/, 'y'), word.replace(/s$/, ''))
  else if (/ves$/.test(word)) singulars.push(word.replace(/ves$/, 'f'), word.replace(/ves$/, 'fe'), word.slice(0, -1))
  else if (/(?:ch|sh|s|x|z|o)es$/.test(word)) singulars.push(word.slice(0, -2), word.slice(0, -1))
  else if (/[^s]s$/.test(word)) singulars.push(word.slice(0, -1))
  return singulars.flatMap((one) => [one, plural(one)])
}

function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies')
  if (/[^f]fe?$/.test(word)) return `(?:${word}s|${word.replace(/fe?$/, 'ves')})`
  return /(?:ch|sh|s|x|z)$/.test(word) ? `${word}es` : `${word}e?s`
}

export const avoid: AvoidCraft = {
  forms: (word) => `(?:${numbers(word).join('|')})(?:['’]s?)?`,
  nameForms: (name) => `${name}(?:['’]s?)?`,
  empty:
    'the and any anything about with without not for are please scary big bad mean loud evil from that this things stuff stories story character'.split(
      ' ',
    ),
  kinds: ['captain', 'fairy', 'owl', 'dragon'],
}
