import { setTimeout as wait } from 'node:timers/promises'
import { familyByRows } from '../families.ts'
import { strangerAddress } from './ask.ts'
import { CHUNKED, openLine } from './line.ts'
import type { Scenario } from './scenario.ts'

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
    return { cookie, material: '' }
  },
  async attack({ url, cookie }, tally) {
    const counting: Promise<void>[] = []
    for (let number = 0; number < BODIES; number++) {
      const isFamily = number % FAMILY_EVERY === 0
      const { crumbs, method, path } = isFamily ? OF_FAMILY : OF_VISITORS
      const line = await openLine(url, strangerAddress(number % ADDRESSES))
      line.begin(method, path, isFamily ? { Cookie: cookie, ...CHUNKED } : CHUNKED)
      line.write(CRUMB.repeat(crumbs))
      counting.push(line.count(tally, PATIENCE_MS))
      await wait(APART_MS)
    }
    await Promise.all(counting)
  },
}
