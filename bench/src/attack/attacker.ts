import { once } from 'node:events'
import type { Order } from './scenario.ts'
import { SCENARIOS } from './scenarios.ts'
import { openTally } from './tally.ts'

/**
 * A process that attacks: what it costs to ask and to read is not taken from the server's own thread, nor from that of
 * the family beside it. Told one order; answers with the tally and ends.
 */
const [{ name, order }] = (await once(process, 'message')) as [{ name: string; order: Order }]
const tally = openTally()
await SCENARIOS[name]?.attack(order, tally)
process.send?.(tally.answers, () => process.disconnect())
