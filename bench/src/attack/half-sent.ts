import { setTimeout as wait } from 'node:timers/promises'
import { strangerAddress } from './ask.ts'
import { CHUNKED, openLine } from './line.ts'
import type { Scenario } from './scenario.ts'

const BODIES = 1_000
const BYTES = 240_000
/** So many begin together, and these are so many milliseconds apart. */
const GROUP = 50
const APART_MS = 100
const HELD_MS = 45_000
/** What a visitor may send something to. */
const DOORS = [
  '/api/auth/firebase',
  '/api/identity/sign-in/email',
  '/api/webhooks/stripe',
  '/api/profiles',
  '/api/auth/logout',
]
const JSON_START = `{"idToken":"${'x'.repeat(BYTES - 12)}`

/** Visitors announce more than they send, and hold the line. */
export const halfSent: Scenario = {
  title: `${BODIES.toLocaleString('en')} half-sent bodies of ${BYTES / 1_000} KB`,
  fair: [200, 400, 401, 408],
  mayCut: true,
  async attack({ url }, tally) {
    const end = performance.now() + HELD_MS
    const begin = async (number: number) => {
      const line = await openLine(url, strangerAddress(number))
      line.begin('POST', DOORS[number % DOORS.length] ?? '', CHUNKED)
      line.write(`${BYTES.toString(16)}\r\n${JSON_START}\r\n`)
      return line
    }
    const counting: Promise<void>[] = []
    for (let begun = 0; begun < BODIES; begun += GROUP) {
      const lines = await Promise.all(Array.from({ length: GROUP }, (_, place) => begin(begun + place)))
      counting.push(...lines.map((line) => line.count(tally, Math.max(0, end - performance.now()))))
      await wait(APART_MS)
    }
    await Promise.all(counting)
  },
}
