import { LANGUAGES, type Language } from '@perinka/contract/catalog'
import { CRAFTS } from '../languages/crafts.ts'
import { sentencesOf } from '../measure/text.ts'

const words = (list: string) => new Set(list.trim().split(/\s+/))

/** A word of one letter, or one that is a word in both, tells nothing of a stranger's sentence. */
const SHARED = words('a i o s v k u z do on to so my by me at an he be as its no is ho mu')

const DIACRITIC = /[áäčďéíĺľňóôŕšťúýž]/i

/** Words of a sentence from which on it can be told which language it is in. */
const TELLING_SENTENCE = 4
/** Of the words of a stranger's sentence, the small ones of the other language. */
const STRANGE_SHARE = 0.3
/** Words from which on a whole text can be judged by shares. */
const TELLING_TEXT = 20

/**
 * Whether a paragraph, its names left out, is in the story's language throughout: no close neighbour (Czech in a Slovak one), no sentence of
 * the other language, no letters of a third. The shares lie well outside of what stories measure: a third of Slovak words
 * carries a diacritic (23–40 % over 300 words), small words make 25–50 % of both languages.
 */
export function isInLanguage(text: string, language: Language): boolean {
  const { foreign, isNeighbour, marked, small } = CRAFTS[language].writing
  if (foreign.test(text)) return false
  const all = wordsOf(text)
  if (isNeighbour(text, all)) return false
  const others = LANGUAGES.filter((one) => one !== language)
  if (sentencesOf(text).some((sentence) => others.some((other) => isStrange(sentence, other)))) return false
  const [least, most] = marked
  const withMark = all.filter((word) => DIACRITIC.test(word)).length
  if (withMark > Math.max(1, all.length * most)) return false
  if (all.length < TELLING_TEXT) return true
  if (least > 0 && withMark < Math.max(1, Math.floor((all.length - 10) * least))) return false
  return all.filter((word) => small.has(word)).length >= all.length * 0.05
}

/** Whether a sentence is made of the small words of a language it should not be in. */
function isStrange(sentence: string, other: Language): boolean {
  const all = wordsOf(sentence)
  const strange = all.filter((word) => CRAFTS[other].writing.small.has(word) && !SHARED.has(word)).length
  return all.length >= TELLING_SENTENCE && strange >= Math.max(2, all.length * STRANGE_SHARE)
}

/** Words of a text, lower case; those that begin with a capital inside a sentence are names and count for nothing. */
function wordsOf(text: string): string[] {
  return (
    text
      .replace(/(?<=[\p{Ll},;:–-]["“”’]?\s)\p{Lu}\p{L}*/gu, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  )
}
