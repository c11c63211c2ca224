import type { Language } from '@perinka/contract/catalog'
import english from 'dictionary-en-gb'
import slovak from 'dictionary-sk'
import { createHunspellFromStrings } from 'hunspell-wasm'
import type { Tale } from './tell.ts'

const DICTIONARIES = { en: english, sk: slovak }

/** Ordinary words, in the Academy's dictionary of Slovak, that hunspell's lacks. */
const MISSING = {
  en: '',
  sk: 'vedro vedra vedre vedrom vedierko vedierka vedierku ponocný ponocného plyšák plyšáky jednorožec jednorožce vtúlil vtúlila uspávanie vyhrnuté ustlaná zahriata našikmo',
}

export interface Spelling {
  /** Per cent of the running words, names aside, that hunspell does not know. */
  unknown: number
  /** The commonest of them. */
  words: string[]
}

/** Checks every word of the stories, names aside: a word that is also written with a capital inside a sentence is a name. */
export async function measureSpelling(language: Language, tales: readonly Tale[]): Promise<Spelling> {
  const { aff, dic } = DICTIONARIES[language]
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
  const hunspell = await createHunspellFromStrings(text(aff), text(dic))
  for (const word of MISSING[language].split(' ').filter(Boolean)) hunspell.addWord(word)
  try {
    const verdicts = new Map<string, boolean>()
    const known = (word: string) => {
      let verdict = verdicts.get(word)
      if (verdict === undefined) {
        verdict = hunspell.testSpelling(word) || hunspell.testSpelling(word.toLowerCase())
        verdicts.set(word, verdict)
      }
      return verdict
    }
    const missed = new Map<string, number>()
    let all = 0
    for (const { text } of tales) {
      const names = namesIn(text)
      for (const word of wordsIn(text)) {
        if (names.has(word.toLowerCase().replace(/['’]s?$/, ''))) continue
        all++
        if (!known(word.replaceAll('’', "'"))) missed.set(word.toLowerCase(), (missed.get(word.toLowerCase()) ?? 0) + 1)
      }
    }
    const total = [...missed.values()].reduce((sum, count) => sum + count, 0)
    return {
      unknown: (100 * total) / Math.max(1, all),
      words: [...missed].sort((a, b) => b[1] - a[1]).map(([word, count]) => `${word} ${count}×`),
    }
  } finally {
    hunspell.dispose()
  }
}

const wordsIn = (text: string) => text.match(/\p{L}+(?:[’']\p{L}+)*/gu) ?? []

function namesIn(text: string): Set<string> {
  const inside = text.matchAll(/(?<=[\p{L},;:]\s[„“‚‘]?)\p{Lu}\p{L}*/gu)
  return new Set([...inside].map(([word]) => word.toLowerCase()).filter((word) => word !== 'i'))
}

/** Stories with marks that must not be stored: no-break spaces, straight or foreign quotes, pairs that do not close. */
export function badMarks(language: Language, tales: readonly Tale[]): number {
  return tales.filter(({ title, text }) => {
    const all = `${title}\n${text}`
    if (/[\u00a0\u202f"]/.test(all)) return true
    const [open, close] = language === 'sk' ? ['„', '“'] : ['“', '”']
    if (language === 'sk' && /[”]/.test(all)) return true
    return text.split('\n\n').some((paragraph) => paragraph.split(open).length !== paragraph.split(close).length)
  }).length
}
