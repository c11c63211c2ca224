import { LANGUAGES, LENGTHS } from '@perinka/contract/catalog'
import { tellStory } from '@perinka/storyteller/tell'
import { type Figure, figure, type Part, percentile } from '../report.ts'
import { wishOf } from './wishes.ts'

const WARM_UP = 20
const RUNS = 100

/** Milliseconds for one whole story of the built-in storyteller. */
export async function storyteller(): Promise<Part> {
  const figures: Figure[] = []
  for (const language of LANGUAGES) {
    for (const length of LENGTHS) {
      const times: number[] = []
      for (let run = 0; run < WARM_UP + RUNS; run++) {
        const { brief } = wishOf(language, run, { tier: run % 4, length })
        const begun = performance.now()
        for (const _ of tellStory(brief));
        if (run >= WARM_UP) times.push(performance.now() - begun)
      }
      figures.push(figure(`${language} ${length}, p95`, percentile(times, 0.95), 'ms', { max: 50 }))
    }
  }
  return { name: 'Built-in storyteller, one story', figures }
}
