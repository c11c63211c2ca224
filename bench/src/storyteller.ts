import { ALL_THEMES, LANGUAGES, LENGTHS } from '@perinka/contract/catalog'
import type { Brief } from '@perinka/storyteller/brief'
import { tellStory } from '@perinka/storyteller/tell'
import { type Part, percentile } from './report.ts'

const NAMES = { en: ['Emma', 'Oliver', 'Alex'], sk: ['Zuzka', 'Jakub', 'Nikola'] }
const AGES = [3, 5, 8, 12]

function brief(language: 'en' | 'sk', length: Brief['length'], age: number, run: number): Brief {
  const theme = ALL_THEMES[run % ALL_THEMES.length] ?? 'forest'
  const name = NAMES[language][run % 3] ?? 'Ema'
  return {
    language,
    length,
    theme: { id: theme, text: theme },
    child: {
      name,
      age,
      gender: null,
      isHero: run % 4 !== 0,
      favoriteThemes: [],
      favoriteCharacters: [],
      dislikedCharacters: [],
      filters: [],
    },
    cast: [],
    request: null,
    seed: `bench-${run}`,
    history: [],
    chapter: null,
    familyNames: [name],
  }
}

/** Milliseconds for one whole story of the built-in storyteller. */
export async function storyteller(): Promise<Part> {
  const figures: Part['figures'] = []
  for (const language of LANGUAGES) {
    for (const length of LENGTHS) {
      const times: number[] = []
      for (let run = 0; run < 120; run++) {
        const wish = brief(language, length, AGES[run % AGES.length] ?? 5, run)
        const begun = performance.now()
        for (const _ of tellStory(wish));
        if (run >= 20) times.push(performance.now() - begun)
      }
      figures.push({
        what: `${language} ${length}, p95`,
        value: percentile(times, 0.95),
        unit: 'ms',
        bound: { max: 50 },
      })
    }
  }
  return { name: 'Built-in storyteller, one story', figures }
}
