import { setTimeout as wait } from 'node:timers/promises'
import { premiumFamily } from '../families.ts'
import { residentMegabytes, voiceProcess } from '../processes.ts'
import { figure, inLanes, median, type Part } from '../report.ts'
import { type Opened, openProduct } from '../resources.ts'
import { child, narrate, stored, tellInTurn } from './listen.ts'

const STORIES = 100
const HALF = STORIES / 2
const AT_ONCE = 2

/** What the voice weighs after many stories in both languages and all voices, and whether it goes on growing. */
export async function narrationMemory(opened: Opened): Promise<Part> {
  const product = await openProduct(opened)
  const family = await premiumFamily(product)
  const childProfileId = await child(family)
  const weightAfter = async (from: number) => {
    await inLanes(AT_ONCE, HALF, async (number) => {
      const story = await tellInTurn(family, childProfileId, from + number)
      await stored(family, await narrate(family, story.id, story.voice))
    })
    return weigh(await voiceProcess(product))
  }
  const half = await weightAfter(0)
  const whole = await weightAfter(HALF)
  return {
    name: `The voice after ${STORIES} stories`,
    figures: [
      figure(`voice process after ${HALF} stories`, half, 'MB'),
      figure(`voice process after ${STORIES} stories`, whole, 'MB', { max: 200 }),
      figure(`growth from ${HALF} to ${STORIES} stories`, (whole / half - 1) * 100, '%', { max: 5 }),
      figure('server process', residentMegabytes(product.process.pid), 'MB'),
    ],
  }
}

/** Megabytes, the median of a few moments: collecting garbage makes them differ. */
async function weigh(pid: number): Promise<number> {
  const samples: number[] = []
  for (let moment = 0; moment < 9; moment++) {
    await wait(250)
    samples.push(residentMegabytes(pid))
  }
  return median(samples)
}
