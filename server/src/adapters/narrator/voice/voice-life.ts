import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { jsonOf } from '../../../outside.ts'

/** Where a voice process is asked, and the secret that it asks for. */
export interface VoiceAddress {
  /** With the version path, without a slash at its end. */
  url: string
  secret: string
}

/** One voice process, from its start to its end. */
export interface VoiceLife {
  child: ChildProcess
  /** Settles once it can be asked; rejects where it ends before. */
  ready: Promise<VoiceAddress>
  /** Settles with a sentence when it has ended, for whatever reason. Never rejects. */
  ended: Promise<string>
}

/** What it says on standard output, once, when it is warm. */
const Announced = z.object({ port: z.int() })

export function startVoice(program: string, log: Logger): VoiceLife {
  const secret = randomBytes(32).toString('base64url')
  const child = spawn(process.execPath, [program], {
    // Its own session: Ctrl-C must reach the server first, which lets narrations end.
    detached: true,
    windowsHide: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    // Nothing of ours is its business, least of all keys.
    env: {},
  })
  // The other end of this pipe is how the process knows that we live; where it breaks, `ended` tells.
  child.stdin.on('error', () => {})
  child.stdin.write(`${secret}\n`)
  createInterface({ input: child.stderr }).on('line', (line) => logLine(log, line))

  const ended = new Promise<string>((resolve) => {
    child.once('error', (error: NodeJS.ErrnoException) => resolve(`it could not be started (${error.code})`))
    child.once('exit', (code, signal) => resolve(signal ? `it was ended by ${signal}` : `it ended with code ${code}`))
  })
  const ready = new Promise<VoiceAddress>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => {
      const port = Announced.safeParse(jsonOf(line)).data?.port
      if (port) resolve({ url: `http://127.0.0.1:${port}/v1`, secret })
      else child.kill('SIGKILL')
    })
    void ended.then((how) => reject(new Error(how)))
  })
  ready.catch(() => {})
  return { child, ready, ended }
}

/** Its own lines are JSON and hold no text of a story; what else it says is its runtime's, when it fails. */
function logLine(log: Logger, line: string): void {
  log.warn({ voice: jsonOf(line) ?? line.slice(0, 500) }, 'the voice process says')
}
