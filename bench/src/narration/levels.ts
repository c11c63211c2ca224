import { LANGUAGES, type Language, VOICES } from '@perinka/contract/catalog'
import type { Narration } from '@perinka/contract/narration'
import type { Family } from '@perinka/e2e/support/family'
import { startProduct } from '@perinka/e2e/support/product'
import { loudnessOf, peakOf } from '@perinka/server/narration/loudness'
import { premiumFamily } from '../premium-family.ts'
import { type Figure, median, type Part } from '../report.ts'
import { listen } from './listen.ts'
import { levels, silenceAround, soundOf } from './sound.ts'
import { child, tell } from './stories.ts'

/** How loud every voice is in both languages, as a decoder gives it back, and how long it rests. */
export async function narrationLevels(): Promise<Part> {
  const product = await startProduct()
  try {
    const family = await premiumFamily(product)
    const childProfileId = await child(family)
    const figures: Figure[] = []
    for (const language of LANGUAGES) figures.push(...(await inLanguage(family, childProfileId, language)))
    return { name: 'Levels and pauses of the built-in voice', figures }
  } finally {
    await product.stop()
  }
}

async function inLanguage(family: Family, childProfileId: string, language: Language): Promise<Figure[]> {
  const figures: Figure[] = []
  const peaks: number[] = []
  const rests: Rests = { sentences: [], paragraphs: [] }
  for (const [number, voice] of VOICES.entries()) {
    const story = await tell(family, childProfileId, { language, length: 'medium', voice }, number)
    const { mp3, narration } = await listen(family, story.id, voice)
    const sound = await soundOf(mp3)
    const loudness = loudnessOf(sound.samples, sound.rate)
    figures.push({
      what: `${language} ${voice}, loudness`,
      value: loudness,
      unit: 'LUFS',
      bound: { min: -22, max: -18 },
    })
    peaks.push(20 * Math.log10(peakOf(sound.samples)))
    rest(rests, narration, levels(sound))
  }
  const between = { unit: 's' }
  return [
    ...figures,
    { what: `${language}, highest peak of all voices`, value: Math.max(...peaks), unit: 'dBFS', bound: { max: -0.01 } },
    {
      ...{ what: `${language}, rest after a sentence, median`, value: median(rests.sentences), ...between },
      bound: { min: 0.45, max: 0.8 },
    },
    {
      ...{ what: `${language}, rest after a paragraph, median`, value: median(rests.paragraphs), ...between },
      bound: { min: 1, max: 1.6 },
    },
  ]
}

interface Rests {
  sentences: number[]
  paragraphs: number[]
}

/** Measures the silences between what the narration calls sentences and paragraphs. */
function rest({ sentences, paragraphs }: Rests, narration: Narration, heard: number[]): void {
  const spoken = narration.paragraphs.flatMap(({ place, sentences }) => sentences.map((one) => ({ ...one, place })))
  for (const [index, one] of spoken.entries()) {
    const next = spoken[index + 1]
    if (!next) continue
    const silence = silenceAround(heard, (one.to + next.from) / 2)
    ;(next.place === one.place ? sentences : paragraphs).push(silence)
  }
}
