import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { familyByRows } from '../families.ts'
import type { Opened } from '../resources.ts'
import type { Seen } from './probe.ts'
import type { Stand } from './stand.ts'

const PROBE = fileURLToPath(new URL('probe.ts', import.meta.url))
const STORIES = 12

/**
 * The family next door, in a process of its own. Answers what tells all that it has seen since the last time, once the
 * answers have come that it is still waiting for.
 */
export async function openNeighbour(opened: Opened, { database }: Stand, url: string): Promise<() => Promise<Seen>> {
  const { id, cookie } = await familyByRows(database)
  await database.pool.query(
    `INSERT INTO stories (user_id, title, content, theme, length, voice)
     SELECT $1, 'Story ' || n, repeat('The owl closed one eye. ', 100), 'animals', 'short', 'nova'
     FROM generate_series(1, $2::int) n`,
    [id, STORIES],
  )
  const probe = opened.adopt(fork(PROBE, [url, cookie], { stdio: 'inherit' }), (one) => void one.kill())
  return async () => {
    const told = once(probe, 'message')
    probe.send('tell')
    return ((await told) as [Seen])[0]
  }
}
