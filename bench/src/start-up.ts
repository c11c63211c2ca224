import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@perinka/contract/catalog'
import { addChild } from '@perinka/e2e/support/family'
import type { Product } from '@perinka/e2e/support/product'
import { freePort } from '@perinka/server/testing/free-port'
import { premiumFamily, tell } from './families.ts'
import { residentMegabytes } from './processes.ts'
import { figure, median, type Part, samples } from './report.ts'
import { type Opened, openFolder, openProduct } from './resources.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const STARTS = 5
const STORIES = 500

/** How soon a family that typed `npm start` again is served, and what the server weighs after many stories. */
export async function startUp(opened: Opened): Promise<Part> {
  const dataDir = await openFolder(opened)
  const starts = await samples(STARTS, () => timeStart(dataDir))
  // One family asks for more in a minute than any family may.
  const product = await openProduct(opened, { dataDir, env: { FAMILY_WRITES_PER_MINUTE: '100000' } })
  await tellStories(product)
  const megabytes = residentMegabytes(product.process.pid)
  return {
    name: 'Start-up and memory',
    figures: [
      figure('warm npm start to first answer, median', median(starts) / 1000, 's', { max: 3 }),
      figure(`server process after ${STORIES} stories`, megabytes, 'MB', { max: 250 }),
    ],
  }
}

async function timeStart(dataDir: string): Promise<number> {
  const port = await freePort()
  const begun = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: 'ignore',
    detached: true,
  })
  while (!(await fetch(`http://localhost:${port}/`).catch(() => null))?.ok) {
    if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}`)
    await wait(10)
  }
  const took = performance.now() - begun
  const gone = once(npm, 'exit')
  // As Ctrl-C does: the signal reaches npm, the set-up and the server alike.
  if (npm.pid) process.kill(-npm.pid, 'SIGINT')
  await gone
  return took
}

async function tellStories(product: Product): Promise<void> {
  const family = await premiumFamily(product)
  const childProfileId = await addChild(family)
  for (let told = 0; told < STORIES; told++) {
    const language = LANGUAGES[told % LANGUAGES.length] ?? 'en'
    await tell(family, { childProfileId, language, length: 'long' }, told)
  }
}
