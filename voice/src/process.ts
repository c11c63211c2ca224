import { createInterface } from 'node:readline'

/**
 * What keeps the process small. Speech is made of many buffers of a few hundred kilobytes: once the C library has seen
 * a large one freed it keeps all of them in one heap, full of holes, unless it is told where to stop (60 MB less). And
 * eight megabytes of young objects are enough for one voice.
 */
const FRUGAL = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
const FRUGAL_FLAGS = ['--max-semi-space-size=4']

/** Starts this very process anew with frugal memory, where the system can: same number, same pipes, nothing read yet. */
export function beFrugal() {
  if (process.platform !== 'linux' || process.env.MALLOC_MMAP_THRESHOLD_ || !process.execve) return
  const [node, ...rest] = [process.execPath, ...FRUGAL_FLAGS, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(node as string, [node as string, ...rest], { ...process.env, ...FRUGAL })
}

/**
 * The first line of standard input is the secret that every request must carry. Whoever started us holds the other end:
 * when it closes, even by a kill, so do we.
 */
export function secretFromStarter(): Promise<string> {
  const input = createInterface({ input: process.stdin })
  input.once('close', () => process.exit(0))
  return new Promise((resolve) => input.once('line', (line) => resolve(line.trim())))
}
