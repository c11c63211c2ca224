import { RACES } from '@perinka/server/testing/races/races'
import { startTwoServers } from '@perinka/server/testing/two-servers'
import { figure, inLanes, NEVER, type Part } from './report.ts'
import { type Opened, openConnection, openDatabase } from './resources.ts'

const RUNS = 1_000
/** Races at a time, each with families and codes of its own: the servers are never idle. */
const LANES = 4

/** Families race for what is scarce, over two server processes on one database: each race in turn, a thousand runs in all. */
export async function races(opened: Opened): Promise<Part> {
  const databaseUrl = await openDatabase(opened)
  const { urls } = opened.adopt(await startTwoServers(databaseUrl), ({ stop }) => stop())
  const { db } = openConnection(opened, databaseUrl, 8)

  const sum = { oversold: 0, withheld: 0, contended: 0 }
  const all = Object.values(RACES)
  await inLanes(LANES, RUNS, async (run) => {
    const outcome = await all[run % all.length]?.(db, urls)
    if (!outcome) return
    sum.oversold += outcome.oversold
    sum.withheld += outcome.withheld
    if (outcome.isContended) sum.contended += 1
  })
  return {
    name: `${RUNS.toLocaleString('en')} races for free stories, codes, free access and a payment session, over two servers`,
    figures: [
      figure('oversold', sum.oversold, '', NEVER),
      figure('refused though there was one left', sum.withheld, '', NEVER),
      figure('races in which both servers answered in turns', sum.contended, '', { min: RUNS / 2 }),
    ],
  }
}
