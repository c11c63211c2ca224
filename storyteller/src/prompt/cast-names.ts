import type { Brief } from '../brief.ts'
import { fold } from '../craft/fold.ts'
import { CASES } from '../craft/names.ts'
import { CRAFTS } from '../languages/crafts.ts'
import { sentencesOf } from '../measure/text.ts'

/** A shorter name is too like other names to be called misspelt. */
const LEAST_LETTERS = 4

/**
 * Finds a character's name that a model misspelt or declined wrongly: "Oliwer", "k Hviezdika". Looks at words with a
 * capital inside a sentence only, where nothing but names has one. The children's own names are marks and cannot be wrong.
 */
export function misspeltName(brief: Brief): (text: string) => boolean {
  const characters = brief.cast.filter(({ kind }) => kind !== 'sibling')
  const known = characters.map((member) => formsOfCharacter(member, brief))
  const right = new Set([...known.flat(), ...brief.familyNames.flatMap(rightForms)].map((form) => form.toLowerCase()))
  const { person } = CRAFTS[brief.language].pack
  const names = characters
    .flatMap((member) => properWords(person(member).forms.name))
    .filter((name) => name.length >= LEAST_LETTERS)
  return (text) =>
    innerCapitals(text).some((word) => !right.has(word.toLowerCase()) && names.some((name) => isLike(word, name)))
}

/** Every right form of the words of a character's name that have a capital. */
function formsOfCharacter(member: Brief['cast'][number], { language }: Brief): string[] {
  const { pack, names } = CRAFTS[language]
  const { forms } = pack.person(member)
  const all = CASES.flatMap((one) => (forms[one] ?? forms.name).split(/[\s-]+/))
  const proper = properWords(forms.name)
  return [...proper, ...all, ...proper.flatMap((word) => names.inflected(word, 'he').map(({ text }) => text))]
}

function rightForms(name: string): string[] {
  const crafts = Object.values(CRAFTS)
  return name
    .split(/[\s-]+/)
    .flatMap((part) => [part, ...crafts.flatMap(({ names }) => names.inflected(part, 'he').map(({ text }) => text))])
}

const properWords = (name: string) => name.split(/[\s-]+/).filter((word) => /^\p{Lu}/u.test(word))

function innerCapitals(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) =>
    [...sentence.matchAll(/(?<=\p{L}[,;:]?\s)\p{Lu}\p{L}+/gu)].map(([word]) => word),
  )
}

/** One letter off, two in a long name, or the same stem with an ending of its own. */
function isLike(word: string, name: string): boolean {
  const [one, other] = [fold(word), fold(name)]
  const most = other.length >= 7 ? 2 : 1
  if (Math.abs(one.length - other.length) <= most && distance(one, other) <= most) return true
  const stem = other.replace(/[aeiouy]$/, '')
  return stem.length >= LEAST_LETTERS && one.startsWith(stem) && one.length - stem.length <= 3
}

/** Letters to change, add or leave out (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
