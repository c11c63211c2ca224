import { randomUUID } from 'node:crypto'
import type { Database } from '../../db/connect.ts'
import { childProfiles, users } from '../../db/schema.ts'
import { openSession } from '../../sessions/repository.ts'
import { SESSION_COOKIE } from '../../sessions/session.ts'

/** A family that may ask either server. */
export interface Racer {
  id: string
  childId: string
  /** What this server answers to a POST. */
  post(url: string, path: string, body?: unknown): Promise<Answer>
}

export interface Answer {
  url: string
  status: number
  body: Record<string, unknown>
  /** On the clock of the one who asked, in milliseconds. */
  ended: number
}

let count = 0

/** New families, signed in, each with a child and an address of its own: limits by address are not what races are about. */
export async function newRacers(db: Database, size: number): Promise<Racer[]> {
  const made = Array.from({ length: size }, () => ({ id: `racer-${randomUUID()}`, childId: randomUUID() }))
  await db.insert(users).values(made.map(({ id }) => ({ id, email: `${id}@example.com` })))
  await db
    .insert(childProfiles)
    .values(
      made.map(({ id, childId }) => ({ id: childId, userId: id, name: 'Mia', age: 5, favoriteThemes: ['Space'] })),
    )
  return Promise.all(
    made.map(async ({ id, childId }) => {
      const sid = await openSession(db, id, { session: null, signedInAt: null })
      count += 1
      const headers = {
        'Content-Type': 'application/json',
        Cookie: `${SESSION_COOKIE}=${sid}`,
        'X-Forwarded-For': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
      }
      const post: Racer['post'] = async (url, path, body) => {
        const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body ?? {}) })
        const parsed = (await answer.json()) as Record<string, unknown>
        return { url, status: answer.status, body: parsed, ended: performance.now() }
      }
      return { id, childId, post }
    }),
  )
}

/** What a race came to. */
export interface Outcome {
  /** How many more were given than there were; 0 as it must be. */
  oversold: number
  /** How many were there still, though somebody was refused; 0 as it must be. */
  withheld: number
  /** Both servers were at it at once: their answers came in turns. */
  isContended: boolean
}

/** Asks both servers in turns, all at once; answers in the order in which they came. */
export async function raceOver(
  urls: readonly [string, string],
  size: number,
  ask: (url: string, index: number) => Promise<Answer>,
): Promise<Answer[]> {
  const answers = await Promise.all(Array.from({ length: size }, (_, i) => ask(urls[i % 2] ?? urls[0], i)))
  return answers.sort((a, b) => a.ended - b.ended)
}

/** `given`: how many were given, by the answers and by each count in the database; all of them must be `there`. */
export function outcomeOf(answers: readonly Answer[], there: number, given: readonly number[]): Outcome {
  const turns = answers.filter(({ url }, i) => i > 0 && answers[i - 1]?.url !== url).length
  return {
    oversold: Math.max(0, ...given.map((count) => count - there)),
    withheld: Math.max(0, ...given.map((count) => there - count)),
    isContended: turns >= 2,
  }
}

/** Fails where a race went wrong in a way of its own: an answer that neither gives nor refuses. */
export function onlyThese(answers: readonly Answer[], statuses: readonly number[]): void {
  const odd = answers.find(({ status }) => !statuses.includes(status))
  if (odd) throw new Error(`${odd.url} answered ${odd.status}: ${JSON.stringify(odd.body)}`)
}
