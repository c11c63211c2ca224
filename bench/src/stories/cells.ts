import { ALL_THEMES, type Language, LENGTHS, type StoryLength } from '@perinka/contract/catalog'
import type { Tier } from '@perinka/storyteller/craft/measures'
import { CRAFTS } from '@perinka/storyteller/languages/crafts'
import { calmArc, endsCalmly } from '@perinka/storyteller/measure/calm'
import { readability } from '@perinka/storyteller/measure/readability'
import { countWords, tokensOf } from '@perinka/storyteller/measure/text'
import { readabilityBand, sentenceBand, wordBand } from '@perinka/storyteller/plan/bands'
import { type Tale, tellTale } from './tell.ts'
import { AGE_BANDS, type Wish, wishOf } from './wishes.ts'

/** Shares in per cent of the stories of one cell that keep a rule. */
export interface Cell {
  language: Language
  band: (typeof AGE_BANDS)[number]
  length: StoryLength
  words: number
  sentences: number
  readability: number
  calm: number
  /** Child, chosen characters, theme and request all there. */
  present: number
  /** What was missing, for whoever tends the content. */
  missing: string[]
}

/** Tells `count` stories in every cell of language × age band × length. */
export function measureCells(languages: readonly Language[], count: number, onCell: (cell: Cell) => void): Cell[] {
  return languages.flatMap((language) =>
    AGE_BANDS.flatMap((_, tier) =>
      LENGTHS.map((length) => {
        const cell = measureCell(language, tier as Tier, length, count)
        onCell(cell)
        return cell
      }),
    ),
  )
}

function measureCell(language: Language, tier: Tier, length: StoryLength, count: number): Cell {
  const kept = { words: 0, sentences: 0, readability: 0, calm: 0, present: 0 }
  const missing: string[] = []
  for (let run = 0; run < count; run++) {
    const wish = wishOf(language, run, { tier, length })
    const tale = tellTale(wish.brief)
    const measured = readability(tale.text, language)
    const lacks = missingFrom(tale, wish)
    missing.push(...lacks.map((what) => `${what} in run ${run}`))
    if (within(countWords(tale.text), wordBand(language, tier, length))) kept.words++
    if (within(measured.sentenceLength, sentenceBand(language, tier))) kept.sentences++
    if (within(measured.score, readabilityBand(language, tier))) kept.readability++
    if (endsCalmly(calmArc(tale.text, language))) kept.calm++
    if (lacks.length === 0) kept.present++
  }
  const share = (n: number) => (100 * n) / count
  return {
    ...{ language, band: AGE_BANDS[tier], length, missing },
    ...{ words: share(kept.words), sentences: share(kept.sentences), readability: share(kept.readability) },
    ...{ calm: share(kept.calm), present: share(kept.present) },
  }
}

const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most

/** Words of the theme that a story must say, by its length. */
const LEAST_THEME_WORDS: Record<StoryLength, number> = { short: 3, medium: 5, long: 7 }

function missingFrom(tale: Tale, { brief, expected }: Wish): string[] {
  const all = `${tale.title}\n${tale.text}`
  const lacks = expected
    .filter(({ pattern }) => !pattern.test(all))
    .map(({ what, pattern }) => `${what} ${pattern.source}`)
  const typed = [brief.request, brief.theme.id ? null : brief.theme.text]
  for (const text of typed) if (text?.includes(' ') && all.includes(text)) lacks.push(`pasted ${text}`)
  const theme = ALL_THEMES.find((id) => id === brief.theme.id)
  if (theme) {
    const stems = CRAFTS[brief.language].pack.themes[theme].words
    const said = tokensOf(all).filter((token) => stems.some((stem) => token.startsWith(stem))).length
    if (said < LEAST_THEME_WORDS[brief.length]) lacks.push(`theme ${theme} (said ${said}×)`)
  }
  return lacks
}
