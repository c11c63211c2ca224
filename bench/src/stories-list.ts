import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Family, newFamily } from '@perinka/e2e/support/family'
import { startProduct } from '@perinka/e2e/support/product'
import { startEmbedded } from '@perinka/server/db/embedded/embedded'
import { Client } from 'pg'
import { median, type Part, percentile } from './report.ts'

const OWN = 500
const FEW = 2_000
const MANY = 200_000
const ROUNDS = 200

/** A thousand words, as a long story has. */
const CONTENT = Array.from({ length: 8 }, () =>
  'The lantern on the hill shone softly over the valley. '.repeat(12).trim(),
).join('\n\n')

/** `GET /api/stories` for one family of 500 stories, beside few others' and beside many, in turn. */
export async function storiesList(): Promise<Part> {
  const folder = await mkdtemp(join(tmpdir(), 'perinka-bench-'))
  const postgres = await startEmbedded({ dataDir: folder, log: () => {} })
  try {
    const beside = {
      few: await crowd(postgres.databaseUrl, 'few', FEW),
      many: await crowd(postgres.databaseUrl, 'many', MANY),
    }
    const times: Record<keyof typeof beside, number[]> = { few: [], many: [] }
    for (let round = 0; round < ROUNDS + 20; round++) {
      for (const name of ['few', 'many'] as const) {
        const took = await timeList(beside[name].family)
        if (round >= 20) times[name].push(took)
      }
    }
    await Promise.all([beside.few.stop(), beside.many.stop()])
    return {
      name: `GET /api/stories, ${OWN} stories beside ${MANY.toLocaleString('en')} others' over ${FEW.toLocaleString('en')} others'`,
      figures: [
        { what: 'p50, many', value: median(times.many), unit: 'ms', bound: {} },
        { what: 'p50 ratio', value: median(times.many) / median(times.few), unit: '×', bound: { max: 1.25 } },
        {
          what: 'p95 ratio',
          value: percentile(times.many, 0.95) / percentile(times.few, 0.95),
          unit: '×',
          bound: { max: 1.5 },
        },
      ],
    }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function timeList(family: Family): Promise<number> {
  const begun = performance.now()
  const answer = await family.ask('GET', '/api/stories')
  const stories = (await answer.json()) as unknown[]
  const took = performance.now() - begun
  if (stories.length !== OWN) throw new Error(`Expected ${OWN} stories, got ${stories.length}`)
  return took
}

async function crowd(serverUrl: string, name: string, others: number) {
  const admin = new Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`CREATE DATABASE bench_${name}`)
  await admin.end()
  const url = new URL(serverUrl)
  url.pathname = `/bench_${name}`

  const product = await startProduct({ env: { DATABASE_URL: url.href } })
  const family = await newFamily(product.url)
  const client = new Client({ connectionString: url.href })
  await client.connect()
  await client.query(
    `INSERT INTO users (id, email) SELECT 'other-' || n, 'other-' || n || '@perinka.test' FROM generate_series(1, $1::int / 100) n`,
    [others],
  )
  await client.query(
    `INSERT INTO stories (user_id, title, content, theme, length, voice, created_at)
     SELECT 'other-' || (1 + n % ($1::int / 100)), 'Story ' || n, $2, 'forest', 'long', 'alloy', now() - n * interval '1 minute'
     FROM generate_series(1, $1::int) n`,
    [others, CONTENT],
  )
  await client.query(
    `INSERT INTO stories (user_id, title, content, theme, length, voice, created_at)
     SELECT id, 'Story ' || n, $2, 'forest', 'long', 'alloy', now() - n * interval '1 hour'
     FROM users, generate_series(1, ${OWN}) n WHERE email = $1`,
    [family.email, CONTENT],
  )
  await client.query('VACUUM ANALYZE stories')
  await client.end()
  return { family, stop: () => product.stop() }
}
