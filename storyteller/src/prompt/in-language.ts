import type { Language } from '@perinka/contract/catalog'
import { sentencesOf } from '../measure/text.ts'

const words = (list: string) => new Set(list.trim().split(/\s+/))

/** The small words that every text of a language is full of; those that the other one has as well are left out. */
const SMALL: Record<Language, ReadonlySet<string>> = {
  en: words(`the and of was were with she he they it his her him them had have that this from into you your said not but for in is are be as at
    all one out up down there then when what who an would could will did its very little my me we`),
  sk: words(`sa si že bol bola bolo boli je sú aby keď ako ktorý ktorá ktoré pod pre pri jej jeho už ešte len čo kde tak potom na nad lebo mu ho
    ale aj nie po za od ich im má mal mala mali nič niekto niečo všetko každý tam sem teraz svoj svoju svoje svojej a o v s z k i u do`),
}
/** A word of one letter, or one that is a word in both, tells nothing of a stranger's sentence. */
const SHARED = words('a i o s v k u z do on to so my by me at an he be as its no is ho mu')

/** Czech says it so and Slovak never does. */
const CZECH_WORDS =
  words(`jsem jsi jsme jste jsou když protože který která které kteří kterou kterého kterým byl byla bylo byli byly být pak kdo jenom
  svou tvou jejich její nějaký nějaká řekl řekla chtěl chtěla měl měla dítě dobrou velký jenže všichni všechno všechny přes před při`)

const CZECH_LETTER = /[ěřů]/i
/** Letters that words of the language are written with. */
const FOREIGN: Record<Language, RegExp> = {
  en: /[^\p{Script=Latin}\p{P}\p{S}\p{M}\p{N}\p{Z}\p{Cf}\s]/u,
  sk: /[^\p{Script=Latin}\p{P}\p{S}\p{M}\p{N}\p{Z}\p{Cf}\s]|(?<!\p{L})\p{Ll}*[öüőűßłąęśźżćńñçàèìòùâêîûãõøåœæ]/u,
}
const DIACRITIC = /[áäčďéíĺľňóôŕšťúýž]/i

/** Words of a sentence from which on it can be told which language it is in. */
const TELLING_SENTENCE = 4
/** Of the words of a stranger's sentence, the small ones of the other language. */
const STRANGE_SHARE = 0.3
/** Words from which on a whole text can be judged by shares. */
const TELLING_TEXT = 20

/**
 * Whether a paragraph, its names left out, is in the story's language throughout: no Czech in a Slovak one, no sentence of
 * the other language, no letters of a third. The shares lie well outside of what stories measure: a third of Slovak words
 * carries a diacritic (23–40 % over 300 words), small words make 25–50 % of both languages.
 */
export function isInLanguage(text: string, language: Language): boolean {
  if (FOREIGN[language].test(text)) return false
  const other: Language = language === 'en' ? 'sk' : 'en'
  const all = wordsOf(text)
  if (language === 'sk' && (CZECH_LETTER.test(text) || all.some((word) => CZECH_WORDS.has(word)))) return false
  if (sentencesOf(text).some((sentence) => isStrange(sentence, other))) return false
  const marked = all.filter((word) => DIACRITIC.test(word)).length
  if (language === 'en' && marked > Math.max(1, all.length * 0.05)) return false
  if (all.length < TELLING_TEXT) return true
  if (language === 'sk' && marked < Math.max(1, Math.floor((all.length - 10) * 0.1))) return false
  return all.filter((word) => SMALL[language].has(word)).length >= all.length * 0.05
}

/** Whether a sentence is made of the small words of a language it should not be in. */
function isStrange(sentence: string, other: Language): boolean {
  const all = wordsOf(sentence)
  const strange = all.filter((word) => SMALL[other].has(word) && !SHARED.has(word)).length
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
