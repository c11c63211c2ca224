import { LANGUAGES, type Language, VOICES } from '@perinka/contract/catalog'
import type { Narration } from '@perinka/contract/narration'
import type { Family } from '@perinka/e2e/support/family'
import { loudnessOf, peakOf } from '@perinka/server/sound/loudness'
import { premiumFamily, tell } from '../families.ts'
import { type Figure, figure, median, type Part } from '../report.ts'
import { type Opened, openProduct } from '../resources.ts'
import { child, listen } from './listen.ts'
import { levels, silenceAround, soundOf } from './sound.ts'

/** How loud every voice is in both languages, as a decoder gives it back, and how long it rests. */
export async function narrationLevels(opened: Opened): Promise<Part> {
  const family = await premiumFamily(await openProduct(opened))
  const childProfileId = await child(family)
  const figures: Figure[] = []
  for (const language of LANGUAGES) figures.push(...(await measure(family, childProfileId, language)))
  return { name: 'Levels and pauses of the built-in voice', figures }
}

/** A story in each voice. */
async function measure(family: Family, childProfileId: string, language: Language): Promise<Figure[]> {
  const figures: Figure[] = []
  const peaks: number[] = []
  const rests: Rests = { sentences: [], paragraphs: [] }
  for (const [number, voice] of VOICES.entries()) {
    const story = await tell(family, { childProfileId, language, length: 'medium', voice }, number)
    const { mp3, narration } = await listen(family, story.id, voice)
    const sound = await soundOf(mp3)
    const loudness = loudnessOf(sound.samples, sound.rate)
    figures.push(figure(`${language} ${voice}, loudness`, loudness, 'LUFS', { min: -22, max: -18 }))
    peaks.push(20 * Math.log10(peakOf(sound.samples)))
    rest(rests, narration, levels(sound))
  }
  return [
    ...figures,
    figure(`${language}, highest peak of all voices`, Math.max(...peaks), 'dBFS', { max: -0.01 }),
    // Designed: 0.55 s; 1.1 s and the 0.25 s in which the room falls silent.
    figure(`${language}, rest after a sentence, median`, median(rests.sentences), 's', { min: 0.45, max: 0.65 }),
    figure(`${language}, rest after a paragraph, median`, median(rests.paragraphs), 's', { min: 1.2, max: 1.5 }),
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
