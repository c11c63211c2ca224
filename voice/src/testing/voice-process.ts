import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { clientOf } from './client.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
export const SECRET = 'a-secret-of-this-test'

/** The real program, started as the server starts it. `await using` ends it by closing its standard input. */
export async function startVoice() {
  const child: ChildProcess = spawn(process.execPath, [MAIN], { stdio: ['pipe', 'pipe', 'pipe'] })
  let logs = ''
  child.stderr?.on('data', (chunk) => {
    logs += chunk
  })
  child.stdin?.write(`${SECRET}\n`)
  const [line] = (await once(child.stdout as NonNullable<typeof child.stdout>, 'data')) as [Buffer]
  const announced = JSON.parse(line.toString()) as { port: number }
  const address = `http://127.0.0.1:${announced.port}`
  return {
    ...clientOf(address, SECRET),
    address,
    child,
    announced,
    logs: () => logs,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null) return
      child.stdin?.end()
      await once(child, 'exit')
    },
  }
}

/** The one that runs beside all tests. */
export function sharedVoice() {
  const address = inject('voiceAddress')
  return { ...clientOf(address, SECRET), address }
}
