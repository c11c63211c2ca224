import { setTimeout as wait } from 'node:timers/promises'
import { LANGUAGES, VOICES } from '@perinka/contract/catalog'
import { startProduct } from '@perinka/e2e/support/product'
import { premiumFamily } from '../premium-family.ts'
import { residentMegabytes, voiceProcess } from '../processes.ts'
import { median, type Part } from '../report.ts'
import { narrate, stored } from './listen.ts'
import { child, tell } from './stories.ts'

const STORIES = 100
const AT_ONCE = 2

/** What the voice weighs after many stories in both languages and all voices, and whether it goes on growing. */
export async function narrationMemory(): Promise<Part> {
  const product = await startProduct()
  try {
    const family = await premiumFamily(product)
    const childProfileId = await child(family)
    const readUntil = async (first: number, end: number) => {
      for (let number = first; number < end; number++) {
        const language = LANGUAGES[number % LANGUAGES.length] ?? 'en'
        const voice = VOICES[number % VOICES.length] ?? 'alloy'
        const story = await tell(family, childProfileId, { language, length: 'medium', voice }, number)
        await stored(family, await narrate(family, story.id, voice))
      }
    }
    const read = (from: number, until: number) => {
      const share = (until - from) / AT_ONCE
      return Promise.all(
        Array.from({ length: AT_ONCE }, (_, one) => readUntil(from + one * share, from + (one + 1) * share)),
      )
    }
    await read(0, STORIES / 2)
    const half = await weigh(await voiceProcess(product))
    await read(STORIES / 2, STORIES)
    const whole = await weigh(await voiceProcess(product))
    return {
      name: `The voice after ${STORIES} stories`,
      figures: [
        { what: `voice process after ${STORIES / 2} stories`, value: half, unit: 'MB', bound: {} },
        { what: `voice process after ${STORIES} stories`, value: whole, unit: 'MB', bound: { max: 200 } },
        {
          what: `growth from ${STORIES / 2} to ${STORIES} stories`,
          value: (whole / half - 1) * 100,
          unit: '%',
          bound: { max: 5 },
        },
        { what: 'server process', value: await residentMegabytes(product.process.pid), unit: 'MB', bound: {} },
      ],
    }
  } finally {
    await product.stop()
  }
}

/** Megabytes, the median of a few moments: collecting garbage makes them differ. */
async function weigh(pid: number): Promise<number> {
  const samples: number[] = []
  for (let moment = 0; moment < 9; moment++) {
    await wait(250)
    samples.push(await residentMegabytes(pid))
  }
  return median(samples)
}
