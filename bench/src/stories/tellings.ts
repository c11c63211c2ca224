import { LANGUAGES } from '@perinka/contract/catalog'
import { misspelt, spellerOf } from '@perinka/storyteller/cli/spelling'
import { CRAFTS } from '@perinka/storyteller/languages/crafts'
import { lintTelling } from '@perinka/storyteller/telling/lint'
import { eveningsOf } from '@perinka/storyteller/telling/sample-evenings'
import { tellTelling } from '@perinka/storyteller/telling/told'
import { type Figure, figure, NEVER, type Part, percentile } from '../report.ts'

/** Evenings of which one is timed. */
const SPARSE = 7

/** The library of tellings: how large, what the linter and the dictionary find, and how long one takes. */
export async function tellings(tell: (label: string, lines: readonly string[]) => void): Promise<Part> {
  const figures: Figure[] = []
  for (const language of LANGUAGES) {
    const all = CRAFTS[language].telling.tellings
    const found = all.flatMap((one) =>
      lintTelling(one, language).map(({ check, what }) => `${one.id} ${check}: ${what}`),
    )
    tell('found by the linter', found)
    const speller = await spellerOf(language)
    const times: number[] = []
    const unknown: string[] = []
    let words = 0
    for (const one of all)
      for (const reading of ['young', 'older'] as const) {
        if (one[reading] === undefined) continue
        for (const [at, evening] of [...eveningsOf(one, language, reading)].entries()) {
          if (at % SPARSE !== 0) continue
          const begun = performance.now()
          const told = tellTelling(one, evening)
          times.push(performance.now() - begun)
          const text = told.paragraphs.map((paragraph) => paragraph.text).join('\n')
          const checked = misspelt(text, speller)
          unknown.push(...checked.words)
          words += checked.of
        }
      }
    speller.dispose()
    tell('unknown words', [...new Set(unknown)])
    figures.push(
      figure(`${language}: tellings`, all.length, '', { min: 12 }),
      figure(`${language}: found by the linter`, found.length, '', NEVER),
      figure(`${language}: words unknown to hunspell, names aside`, (100 * unknown.length) / Math.max(1, words), '%', {
        max: 1,
      }),
      figure(`${language}: a story told by a telling, p95`, percentile(times, 0.95), 'ms', { max: 20 }),
    )
  }
  return { name: 'Tellings', figures }
}
