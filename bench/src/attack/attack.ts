import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { cpuSeconds, watchMemory } from '../processes.ts'
import type { Figure, Flags, Part } from '../report.ts'
import type { Opened } from '../resources.ts'
import type { ServerLog } from '../server-log.ts'
import { figuresOf } from './figures.ts'
import { openNeighbour } from './neighbour.ts'
import type { Seen } from './probe.ts'
import type { Order, Scenario } from './scenario.ts'
import { SCENARIOS } from './scenarios.ts'
import { openStand, type Stand } from './stand.ts'
import type { Answers } from './tally.ts'

const ATTACKER = fileURLToPath(new URL('attacker.ts', import.meta.url))
const WARM_MS = 5_000
const QUIET_MS = 15_000
/** The family next door is watched for this long at least, however short the attack. */
const BESIDE_MS = 5_000

/**
 * What a visitor or one account can do to a server in production: each way that was found once, on a server of its own,
 * beside a family that goes on using the product. `--only` one of them.
 */
export async function attack(opened: Opened, { only }: Flags): Promise<Part> {
  const names = Object.keys(SCENARIOS).filter((name) => only === undefined || name === only)
  if (names.length === 0) throw new Error(`--only takes one of ${Object.keys(SCENARIOS).join(', ')}.`)
  const stand = await openStand(opened)
  const figures: Figure[] = []
  for (const name of names) figures.push(...(await run(stand, name, SCENARIOS[name] as Scenario)))
  return { name: 'Attacks by a visitor or one account, on a server in production', figures }
}

async function run(stand: Stand, name: string, scenario: Scenario): Promise<Figure[]> {
  await using opened = new AsyncDisposableStack()
  const order = (await scenario.prepare?.(stand)) ?? { cookie: '', material: '' }
  const { url, process: server, log } = await stand.start(opened, scenario.mail)
  const seen = await openNeighbour(opened, stand, url)
  await wait(WARM_MS)
  await seen()
  await wait(QUIET_MS)
  const quiet = await seen()
  const memory = watchMemory(server.pid)
  const begun = { at: performance.now(), cpu: await cpuSeconds(server.pid) }
  const [answers] = await Promise.all([attacked(name, { ...order, url }), wait(BESIDE_MS)])
  const beside = await seen()
  const peakMegabytes = memory.stop()
  const seconds = (performance.now() - begun.at) / 1000
  const hasCrashed = server.exitCode !== null || server.signalCode !== null
  tell(scenario, answers, beside, log)
  const errors = log.errors.length
  const cpu = hasCrashed ? 0 : (await cpuSeconds(server.pid)) - begun.cpu
  const figures = [
    ...figuresOf(scenario, { answers, quiet, beside, peakMegabytes, hasCrashed, errors, seconds, cpu }),
    ...((await scenario.aftermath?.(stand, answers)) ?? []),
  ]
  return figures.map((figure) => ({ ...figure, what: `${name}: ${figure.what}` }))
}

/** The attack in a process of its own, behind everybody else who wants the processor: real ones bring their own. */
async function attacked(name: string, order: Order): Promise<Answers> {
  const attacker = fork(ATTACKER, { stdio: 'inherit' })
  if (attacker.pid) setPriority(attacker.pid, constants.priority.PRIORITY_LOW)
  const told = once(attacker, 'message') as Promise<[Answers]>
  const gone = once(attacker, 'exit').then(([code]) => {
    throw new Error(`The attack by ${name} ended with ${code}`)
  })
  attacker.send({ name, order })
  const [answers] = await Promise.race([told, gone])
  gone.catch(() => undefined)
  return answers
}

const TOLD = 3

/** What the figures leave out, for whoever has to mend it. */
function tell({ title }: Scenario, { statuses }: Answers, beside: Seen, { errors, complaints }: ServerLog): void {
  console.log(
    `\n${title}: answered ${JSON.stringify(statuses)}; next door otherwise than 200: ${JSON.stringify(beside.wrong)}`,
  )
  // Of a heap that overflows Node prints a page, and one line that says so.
  const lines = [...complaints.filter((line) => /error/i.test(line)), ...errors.map((error) => JSON.stringify(error))]
  for (const line of lines.slice(0, TOLD)) console.log(`  ${line.slice(0, 1000)}`)
}
