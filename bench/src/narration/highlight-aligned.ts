import { type Language, paragraphsOf, type Voice } from '@perinka/contract/catalog'
import type { Family } from '@perinka/e2e/support/family'
import type { Product } from '@perinka/e2e/support/product'
import { SAMPLE_RATE } from '@perinka/server/ports/narrator'
import { levelled } from '@perinka/server/sound/loudness'
import type { Browser } from '@playwright/test'
import { heard } from './highlight-decode.ts'
import type { Reader, Reading, speechServer } from './highlight-server.ts'
import { HOP_MS, placed, type Spectra, spectraOf } from './highlight-spectra.ts'
import { narrate, stored } from './listen.ts'
import { tell } from './stories.ts'

/** How loud the product makes what it is given (LUFS), and how far off a paragraph may be, in frames. */
const LOUDNESS = -20
const REACH = 150

interface Bed {
  product: Product
  family: Family
  childProfileId: string
  browser: Browser
  server: Awaited<ReturnType<typeof speechServer>>
}

/**
 * A whole story that another server reads, its words' times as the product aligned them minus their true ones, in
 * milliseconds. The server knows when each word is heard in what it answered; where that stands in the narration is
 * found by its sound. A word without a time counts as infinitely late.
 */
export async function measureAligned(
  bed: Bed,
  asked: { language: Language; voice: Voice },
  reader: Reader,
  number: number,
) {
  const { product, family, childProfileId, browser, server } = bed
  server.readAs(reader)
  const story = await tell(family, childProfileId, { ...asked, length: 'medium' }, number)
  const address = await narrate(family, story.id, asked.voice)
  const narration = await stored(family, address)
  const whole = spectraOf(await heard(browser, product, family, address))
  const paragraphs = paragraphsOf(story.content)
  return narration.paragraphs.flatMap(({ place, sentences, words }) => {
    const reading = server.readings.get(place < 0 ? story.title : (paragraphs[place] ?? ''))
    if (!reading) throw new Error(`Paragraph ${place} was not asked of the server`)
    const begins = placeOf(reading, whole, sentences[0]?.from ?? 0)
    return reading.words.map((word) => {
      const said = words.find(({ start, end }) => start === word.start && end === word.end)
      return said ? said.from - (begins + word.from) : Number.POSITIVE_INFINITY
    })
  })
}

/** Milliseconds at which the first sample of the reading is heard in the narration, found near `near`. */
function placeOf({ samples, words }: Reading, whole: Spectra, near: number): number {
  const spectra = spectraOf(levelled(samples, SAMPLE_RATE, LOUDNESS))
  const expected = Math.round((near - (words[0]?.from ?? 0)) / HOP_MS)
  return placed(spectra, 0, spectra.count, whole, expected, REACH) * HOP_MS
}
