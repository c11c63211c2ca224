import { once } from 'node:events'
import type { Order } from './scenario.ts'
import { SCENARIOS } from './scenarios.ts'

/**
 * A process that attacks: what it costs to ask and to read is not taken from the server's own thread, nor from that of
 * the family beside it. Told one order; answers with the tally and ends.
 */
const [{ name, order }] = (await once(process, 'message')) as [{ name: string; order: Order }]
const scenario = SCENARIOS[name]
if (!scenario) throw new Error(`No scenario is called ${name}`)
const answers = await scenario.attack(order)
process.send?.(answers, () => process.disconnect())
