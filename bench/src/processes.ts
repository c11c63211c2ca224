import { readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import type { Product } from '@perinka/e2e/support/product'

/** Clock ticks of Linux in a second, as /proc counts them. */
const TICKS = 100

/** Megabytes of memory that the process holds. */
export async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

/** Seconds of processor time that the process has used, all its threads together. */
export async function cpuSeconds(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name before them stands in brackets and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

/** The process that `parent` started by a command line with `part` in it. */
export async function childOf(parent: number | undefined, part: string): Promise<number> {
  for (const thread of await readdir(`/proc/${parent}/task`)) {
    const children = (await readFile(`/proc/${parent}/task/${thread}/children`, 'utf8')).trim().split(/\s+/)
    for (const pid of children.filter(Boolean)) {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      if (command.includes(part)) return Number(pid)
    }
  }
  throw new Error(`No process of ${parent} runs ${part}`)
}

/** The built-in voice of this product. */
export const voiceProcess = (product: Product) => childOf(product.process.pid, 'voice/src/main')

const LOOK_MS = 200

/** Watches how much memory a process holds, from now on; `stop` answers the megabytes of its highest moment. */
export function watchMemory(pid: number | undefined): { stop(): number } {
  let peak = 0
  // Linux remembers the highest moment itself: 5 makes it forget the ones before.
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const look = () => {
    try {
      const held = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
      peak = Math.max(peak, Number(held?.[1] ?? 0) / 1024)
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
