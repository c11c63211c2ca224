import { LANGUAGES, type Language, VOICES, type Voice } from '@perinka/contract/catalog'
import type { Narration } from '@perinka/contract/narration'
import { startProduct } from '@perinka/e2e/support/product'
import { loudnessOf, peakOf } from '@perinka/server/sound/loudness'
import { premiumFamily } from '../premium-family.ts'
import { type Figure, median, type Part } from '../report.ts'
import { type Listened, listen } from './listen.ts'
import { levels, silenceAround, soundOf } from './sound.ts'
import { child, tell } from './stories.ts'

interface Recorded extends Listened {
  voice: Voice
}

/** How loud every voice is in both languages, as a decoder gives it back, and how long it rests. */
export async function narrationLevels(): Promise<Part> {
  const recorded = await record()
  const figures: Figure[] = []
  for (const language of LANGUAGES) figures.push(...(await measure(language, recorded[language])))
  return { name: 'Levels and pauses of the built-in voice', figures }
}

/** A story in each voice and language. */
async function record(): Promise<Record<Language, Recorded[]>> {
  const product = await startProduct()
  try {
    const family = await premiumFamily(product)
    const childProfileId = await child(family)
    const recorded: Record<Language, Recorded[]> = { en: [], sk: [] }
    for (const language of LANGUAGES) {
      for (const [number, voice] of VOICES.entries()) {
        const story = await tell(family, childProfileId, { language, length: 'medium', voice }, number)
        recorded[language].push({ voice, ...(await listen(family, story.id, voice)) })
      }
    }
    return recorded
  } finally {
    await product.stop()
  }
}

async function measure(language: Language, recorded: Recorded[]): Promise<Figure[]> {
  const figures: Figure[] = []
  const peaks: number[] = []
  const rests: Rests = { sentences: [], paragraphs: [] }
  for (const { voice, mp3, narration } of recorded) {
    const sound = await soundOf(mp3)
    const value = loudnessOf(sound.samples, sound.rate)
    figures.push({ what: `${language} ${voice}, loudness`, value, unit: 'LUFS', bound: { min: -22, max: -18 } })
    peaks.push(20 * Math.log10(peakOf(sound.samples)))
    rest(rests, narration, levels(sound))
  }
  const figure = (what: string, value: number, unit: string, bound: Figure['bound']) =>
    figures.push({ what: `${language}, ${what}`, value, unit, bound })
  figure('highest peak of all voices', Math.max(...peaks), 'dBFS', { max: -0.01 })
  // Designed: 0.55 s; 1.1 s and the 0.25 s in which the room falls silent.
  figure('rest after a sentence, median', median(rests.sentences), 's', { min: 0.45, max: 0.65 })
  figure('rest after a paragraph, median', median(rests.paragraphs), 's', { min: 1.2, max: 1.5 })
  return figures
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
