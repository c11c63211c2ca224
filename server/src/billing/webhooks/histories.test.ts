import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Jobs } from '../../durable/jobs.ts'
import { testApp } from '../../testing/app.ts'
import { randomOf } from '../../testing/histories/random.ts'
import { liveHistory, type World } from '../../testing/histories/run.ts'
import { slowProvider } from '../../testing/histories/slow-provider.ts'
import { sendWebhook, startedJobs } from '../../testing/webhooks.ts'

/** The first are part of every `npm test`, all of them of `npm run test:all`. */
const [FIRST, ALL] = [24, 2_000]
const SIDE_BY_SIDE = 12

const provider = slowProvider(randomOf(7))
const app = testApp({ payments: provider.payments })
/** As two processes would work on one database. */
let jobs: Jobs[]

beforeAll(async () => {
  jobs = await Promise.all([startedJobs(app), startedJobs(app)])
})
afterAll(() => Promise.all(jobs.map((each) => each.stop(1000))))

async function liveThrough(from: number, to: number): Promise<void> {
  const world: World = {
    db: await app.db(),
    provider,
    log: (await app.ports()).log,
    async post(event) {
      const { status } = await sendWebhook(app, provider.self, event)
      expect(status).toBe(200)
    },
  }
  for (let seed = from; seed < to; seed += SIDE_BY_SIDE) {
    const outcomes = await Promise.all(Array.from({ length: SIDE_BY_SIDE }, (_, i) => liveHistory(world, seed + i)))
    expect(outcomes.filter(({ wrong }) => wrong.length > 0)).toEqual([])
  }
}

test('families stand as the provider says, however their messages come', () => liveThrough(0, FIRST))

test('so do two thousand of them', { timeout: 1_200_000, tags: ['extended'] }, () => liveThrough(FIRST, ALL))
