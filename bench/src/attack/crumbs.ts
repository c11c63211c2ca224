import { setTimeout as wait } from 'node:timers/promises'
import { familyByRows } from '../family-by-rows.ts'
import { strangerAddress } from './ask.ts'
import { openLine } from './line.ts'
import type { Order, Scenario } from './scenario.ts'
import { openTally } from './tally.ts'

const CRUMB = '1\r\na\r\n'
const OF_FAMILY = { crumbs: 250_000, method: 'PUT', path: '/api/profiles/x' }
const OF_VISITORS = { crumbs: 16_000, method: 'POST', path: '/api/identity/sign-in/email' }
const BODIES = 200
/** One in so many is the family's. */
const FAMILY_EVERY = 8
const ADDRESSES = 4
/** Node parses what one read of a connection brings, some 25 ms for ten thousand crumbs, before anybody can hang up. */
const APART_MS = 100
const PATIENCE_MS = 20_000

/** Bodies in chunks of one byte, each of which costs more than it weighs, by one family and by visitors. */
export const crumbs: Scenario = {
  title: `${BODIES} bodies in chunks of one byte, one every ${APART_MS} ms`,
  fair: [400, 401],
  mayCut: true,
  async prepare({ database }) {
    const { cookie } = await familyByRows(database)
    return { cookie, material: {} }
  },
  async attack(order) {
    const tally = openTally()
    const counting: Promise<void>[] = []
    for (let number = 0; number < BODIES; number++) {
      const line = await (number % FAMILY_EVERY === 0
        ? begin(order, number, OF_FAMILY)
        : begin({ ...order, cookie: '' }, number, OF_VISITORS))
      counting.push(line.count(tally, PATIENCE_MS))
      await wait(APART_MS)
    }
    await Promise.all(counting)
    return tally.answers
  },
}

async function begin({ url, cookie }: Order, number: number, { crumbs: count, method, path }: typeof OF_FAMILY) {
  const line = await openLine(url, strangerAddress(number % ADDRESSES))
  const cookies = cookie ? `Cookie: ${cookie}\r\n` : ''
  line.write(
    `${method} ${path} HTTP/1.1\r\nHost: ${line.host}\r\n${cookies}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  )
  line.write(CRUMB.repeat(count))
  return line
}
