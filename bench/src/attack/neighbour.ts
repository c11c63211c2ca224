import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { familyByRows } from '../families.ts'
import type { Seen } from './probe.ts'
import type { Stand } from './stand.ts'

const PROBE = fileURLToPath(new URL('probe.ts', import.meta.url))
const STORIES = 12

/** The family next door, in a process of its own. */
export interface Neighbour {
  /** What it has seen since the last time; waits for the answers that it is still waiting for. */
  seen(): Promise<Seen>
  leave(): void
}

export async function newNeighbour({ database }: Stand, url: string): Promise<Neighbour> {
  const { id, cookie } = await familyByRows(database)
  await database.pool.query(
    `INSERT INTO stories (user_id, title, content, theme, length, voice)
     SELECT $1, 'Story ' || n, repeat('The owl closed one eye. ', 100), 'animals', 'short', 'nova'
     FROM generate_series(1, $2::int) n`,
    [id, STORIES],
  )
  const probe = fork(PROBE, [url, cookie], { stdio: 'inherit' })
  return {
    async seen() {
      const told = once(probe, 'message')
      probe.send('tell')
      return ((await told) as [Seen])[0]
    },
    leave: () => void probe.kill(),
  }
}
