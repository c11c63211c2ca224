import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ALL_THEMES } from '@perinka/contract/catalog'
import { addChild } from '@perinka/e2e/support/family'
import { freePort, type Product, startProduct } from '@perinka/e2e/support/product'
import { premiumFamily } from './premium-family.ts'
import { residentMegabytes } from './processes.ts'
import { median, type Part } from './report.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const STARTS = 5
const STORIES = 500

/** How soon a family that typed `npm start` again is served, and what the server weighs after many stories. */
export async function startUp(): Promise<Part> {
  const dataDir = await mkdtemp(join(tmpdir(), 'perinka-bench-'))
  try {
    const starts: number[] = []
    for (let run = 0; run <= STARTS; run++) {
      const took = await timeStart(dataDir)
      if (run > 0) starts.push(took)
    }
    // One family asks for more in a minute than any family may.
    const env = { FAMILY_WRITES_PER_MINUTE: '100000' }
    const product = await startProduct({ dataDir, env })
    await tellStories(product)
    const megabytes = await residentMegabytes(product.process.pid)
    await product.stop()
    return {
      name: 'Start-up and memory',
      figures: [
        { what: 'warm npm start to first answer, median', value: median(starts) / 1000, unit: 's', bound: { max: 3 } },
        { what: `server process after ${STORIES} stories`, value: megabytes, unit: 'MB', bound: { max: 250 } },
      ],
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
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
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const took = performance.now() - begun
  const gone = new Promise((resolve) => npm.once('exit', resolve))
  // As Ctrl-C does: the signal reaches npm, the set-up and the server alike.
  if (npm.pid) process.kill(-npm.pid, 'SIGINT')
  await gone
  return took
}

async function tellStories(product: Product): Promise<void> {
  const family = await premiumFamily(product)
  const childProfileId = await addChild(family)
  for (let told = 0; told < STORIES; told++) {
    const theme = ALL_THEMES[told % ALL_THEMES.length]
    const language = told % 2 === 0 ? 'en' : 'sk'
    const answer = await family.ask('POST', '/api/stories/generate', {
      childProfileId,
      theme,
      language,
      length: 'long',
    })
    if (answer.status !== 201) throw new Error(`Story ${told + 1} answered ${answer.status}: ${await answer.text()}`)
  }
}
