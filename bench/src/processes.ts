import { readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import type { Product } from '@perinka/e2e/support/product'

/** Clock ticks of Linux in a second, as /proc counts them. */
const TICKS = 100

/** `VmRSS`: what the process holds; `VmHWM`: the most it has held. */
function megabytesOf(pid: number | undefined, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
}

/** Megabytes of memory that the process holds. */
export const residentMegabytes = (pid: number | undefined) => megabytesOf(pid, 'VmRSS')

/** Seconds of processor time that the process has used, all its threads together. */
export async function cpuSeconds(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name before them stands in brackets and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

/** The built-in voice of this product, which one of the server's threads has started. */
export async function voiceProcess({ process: { pid: server } }: Product): Promise<number> {
  for (const thread of await readdir(`/proc/${server}/task`)) {
    const children = await readFile(`/proc/${server}/task/${thread}/children`, 'utf8')
    for (const pid of children.split(' ').filter(Boolean)) {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      if (command.includes('voice/src/main')) return Number(pid)
    }
  }
  throw new Error('The server runs no voice')
}

const LOOK_MS = 200

/** Watches how much memory a process holds, from now on; `stop` answers the megabytes of its highest moment. */
export function watchMemory(pid: number | undefined): { stop(): number } {
  let peak = 0
  // Linux remembers the highest moment itself: 5 makes it forget the ones before.
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const look = () => {
    try {
      peak = Math.max(peak, megabytesOf(pid, 'VmHWM') || 0)
    } catch {
      // It has ended; what it held before counts.
    }
  }
  const timer = setInterval(look, LOOK_MS)
  return {
    stop() {
      clearInterval(timer)
      look()
      return peak
    },
  }
}
