import { setTimeout as wait } from 'node:timers/promises'
import { LIMITS } from '@perinka/contract/catalog'
import { familyByRows } from '../families.ts'
import { ask, strangerAddress, together } from './ask.ts'
import type { Order, Scenario } from './scenario.ts'

const STREAMS = 600
const HEARD_MS = 20_000
const BEGINS_MS = 30_000
const SENTENCE = 'The lantern on the hill shone softly over the valley, and the little hedgehog yawned. '

/** One free account listens to its own narration, while it is made, six hundred times over. */
export const streams: Scenario = {
  title: `${STREAMS} streams of one running narration`,
  fair: [200],
  mayCut: true,
  async prepare({ database }) {
    const { id, cookie } = await familyByRows(database)
    const paragraph = SENTENCE.repeat(6).trim()
    const content = Array(Math.floor(LIMITS.narration / (paragraph.length + 2) - 1)).fill(paragraph)
    const { rows } = await database.pool.query<{ id: string }>(
      `INSERT INTO stories (user_id, title, content, theme, length, voice)
       VALUES ($1, 'The lantern', $2, 'animals', 'long', 'nova') RETURNING id`,
      [id, content.join('\n\n')],
    )
    return { cookie, material: `/api/stories/${rows[0]?.id}/audio` }
  },
  async attack(order, tally) {
    await narrate(order)
    const signal = AbortSignal.timeout(HEARD_MS)
    await together(STREAMS, (number) =>
      ask(tally, `${order.url}${order.material}`, {
        headers: { Cookie: order.cookie },
        from: strangerAddress(number),
        signal,
      }),
    )
  },
}

/** Asks for the narration and waits until something of it can be heard. */
async function narrate({ url, cookie, material }: Order): Promise<void> {
  const headers = { Cookie: cookie, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ voice: 'nova' })
  const asked = await fetch(`${url}${material}`, { method: 'POST', headers, body })
  if (!asked.ok) throw new Error(`The narration answered ${asked.status}: ${await asked.text()}`)
  const end = performance.now() + BEGINS_MS
  while (performance.now() < end) {
    const answer = await fetch(`${url}${material}/timings`, { headers: { Cookie: cookie } })
    const { spokenMs } = (await answer.json()) as { spokenMs: number }
    if (spokenMs > 0) return
    await wait(100)
  }
  throw new Error('Nothing of the narration could be heard')
}
