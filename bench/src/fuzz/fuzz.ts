import { type Flags, inLanes, type Part } from '../report.ts'
import type { Opened } from '../resources.ts'
import { openRange, type Range } from './range.ts'
import { openScore, type Score } from './score.ts'
import { shotOf } from './shot.ts'

const REQUESTS = 100_000
const AT_ONCE = 24
/** It takes minutes: now and then it says that it goes on. */
const SAYS_EVERY = 20_000
const RESTORE_MS = 1_500
const DEFAULT_SEED = 1

/**
 * Requests as nobody sane sends them, to everything that can be asked: none may end in a 5xx, none may end the server.
 * `--seed` chooses them, `--only` sends one of them alone and says how it was answered.
 */
export async function fuzz(opened: Opened, { seed: said, only }: Flags): Promise<Part> {
  const seed = whole(said ?? String(DEFAULT_SEED))
  const range = await openRange(opened)
  const score = openScore(seed)
  console.log(`\nFuzz with --seed ${seed}`)
  if (only === undefined) await fireAll(range, seed, score)
  else await fireOne(range, seed, whole(only), score)
  score.tell(range.logs)
  return {
    name: `${score.requests().toLocaleString('en')} requests as nobody sane sends them, --seed ${seed}`,
    figures: score.figures(range, only === undefined ? REQUESTS : null),
  }
}

async function fireAll(range: Range, seed: number, score: Score): Promise<void> {
  const restoring = setInterval(() => void range.restore(), RESTORE_MS)
  await inLanes(AT_ONCE, REQUESTS, async (index) => {
    if (range.crashes() > 0) return
    const shot = shotOf(seed, index)
    score.count(shot, await range.fire(shot))
    if (score.requests() % SAYS_EVERY === 0) console.log(`  ${score.requests().toLocaleString('en')} requests`)
  })
  clearInterval(restoring)
}

async function fireOne(range: Range, seed: number, index: number, score: Score): Promise<void> {
  const shot = shotOf(seed, index)
  const { draw, body, ...told } = shot
  console.log({ ...told, body: body?.subarray(0, 2_000).toString('latin1') })
  const sent = await range.fire(shot)
  console.log(sent.said)
  score.count(shot, sent)
}

function whole(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0) throw new Error(`${text} is no whole number`)
  return number
}
