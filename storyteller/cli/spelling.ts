import type { Language } from '@perinka/contract/catalog'
import english from 'dictionary-en-gb'
import slovak from 'dictionary-sk'
import { createHunspellFromStrings } from 'hunspell-wasm'

const DICTIONARIES = { en: english, sk: slovak }

/** Ordinary words, in the Academy's dictionary of Slovak, that hunspell's lacks. */
const MISSING = {
  en: '',
  sk: 'vedro vedra vedre vedrom vedierko vedierka vedierku ponocný ponocného plyšák plyšáky jednorožec jednorožce vtúlil vtúlila uspávanie vyhrnuté ustlaná zahriata našikmo',
}

/** Whether a word stands in the language's dictionary, in any form; `dispose` gives the dictionary's memory back. */
export interface Speller {
  knows(word: string): boolean
  dispose(): void
}

export async function spellerOf(language: Language): Promise<Speller> {
  const { aff, dic } = DICTIONARIES[language]
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
  const hunspell = await createHunspellFromStrings(text(aff), text(dic))
  for (const word of MISSING[language].split(' ').filter(Boolean)) hunspell.addWord(word)
  const verdicts = new Map<string, boolean>()
  return {
    knows(written) {
      const word = written.replaceAll('’', "'")
      let verdict = verdicts.get(word)
      if (verdict === undefined) {
        verdict = hunspell.testSpelling(word) || hunspell.testSpelling(word.toLowerCase())
        verdicts.set(word, verdict)
      }
      return verdict
    },
    dispose: () => hunspell.dispose(),
  }
}

const wordsIn = (text: string) => text.match(/\p{L}+(?:[’']\p{L}+)*/gu) ?? []

/** Words of a text that the speller does not know, each as often as it stands there, and how many were looked at. Names are none: a word
 * that is also written with a capital inside a sentence. */
export function misspelt(text: string, speller: Speller): { words: string[]; of: number } {
  const names = namesIn(text)
  const words = wordsIn(text).filter((word) => !names.has(word.toLowerCase().replace(/['’]s?$/, '')))
  return { words: words.filter((word) => !speller.knows(word)), of: words.length }
}

function namesIn(text: string): Set<string> {
  const inside = text.matchAll(/(?<=[\p{L},;:]\s[„“‚‘]?)\p{Lu}\p{L}*/gu)
  return new Set([...inside].map(([word]) => word.toLowerCase()).filter((word) => word !== 'i'))
}
