import { spawn } from 'node:child_process'
import { browserLaunch } from './browser.mjs'
import { firebaseTools, startAuthEmulator } from './firebase-tools.mjs'
import { giveUp, projectEnv, ROOT, whenNpmIsGone } from './node.mjs'
import { setUp } from './setup.mjs'

setUp()
await browserLaunch().catch((error) => giveUp(error.message))
const emulator = await startAuthEmulator(firebaseTools())
let journey = null
// Playwright clears up after its first SIGINT, and only after that one.
const interrupt = () => (journey ? journey.kill('SIGINT') : emulator.stop())
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, interrupt)
// A terminal's Ctrl-C reaches both of them without us.
process.on('SIGINT', () => {})
whenNpmIsGone(interrupt)

if (await emulator.isReady()) {
  console.log(`The Auth emulator answers on ${emulator.url}.`)
  process.exitCode = await walk()
  await emulator.stop()
} else {
  await emulator.stop()
  giveUp(`The Auth emulator did not start:\n${emulator.said()}`)
}

/** Exit code of the journey. */
function walk() {
  journey = spawn('playwright', ['test', '-c', 'e2e/emulator', ...process.argv.slice(2)], {
    cwd: ROOT,
    env: { ...projectEnv(), FIREBASE_EMULATOR_URL: emulator.url },
    stdio: 'inherit',
  })
  return new Promise((resolve) => {
    journey.on('error', () => resolve(1))
    journey.on('close', (code) => resolve(code ?? 1))
  })
}
