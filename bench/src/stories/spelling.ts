import type { Language } from '@perinka/contract/catalog'
import { misspelt, spellerOf } from '@perinka/storyteller/cli/spelling'
import type { Tale } from './tell.ts'

export interface Spelling {
  /** Per cent of the running words, names aside, that hunspell does not know. */
  unknown: number
  /** The commonest of them. */
  words: string[]
}

/** Checks every word of the stories, names aside. */
export async function measureSpelling(language: Language, tales: readonly Tale[]): Promise<Spelling> {
  const speller = await spellerOf(language)
  try {
    const missed = new Map<string, number>()
    let all = 0
    for (const { text } of tales) {
      const { words, of } = misspelt(text, speller)
      all += of
      for (const word of words) missed.set(word.toLowerCase(), (missed.get(word.toLowerCase()) ?? 0) + 1)
    }
    const total = [...missed.values()].reduce((sum, count) => sum + count, 0)
    return {
      unknown: (100 * total) / Math.max(1, all),
      words: [...missed].sort((a, b) => b[1] - a[1]).map(([word, count]) => `${word} ${count}×`),
    }
  } finally {
    speller.dispose()
  }
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
