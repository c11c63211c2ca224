import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'

/** What may stand behind the names of parts. */
export interface Flags {
  /** Where the part's chance begins. */
  seed?: string | undefined
  /** One scenario, or one request, of the part: to look at it, so nothing is kept. */
  only?: string | undefined
}

/** One figure, what it must reach, and whether it did. */
export interface Figure {
  what: string
  value: number
  unit: string
  /** `max`: at most; `min`: at least; both: from, to; neither: told for information. */
  bound: { max?: number; min?: number }
}

export interface Part {
  name: string
  figures: Figure[]
}

/** Told for information where no bound is said. */
export function figure(what: string, value: number, unit = '', bound: Figure['bound'] = {}): Figure {
  return { what, value, unit, bound }
}

/** Bound of what must not happen. */
export const NEVER = { max: 0 }

export function reached({ value, bound }: Figure): boolean {
  return (bound.max === undefined || value <= bound.max) && (bound.min === undefined || value >= bound.min)
}

/** The value below which `share` of the samples lie, by the nearest-rank method. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export const median = (samples: readonly number[]) => percentile(samples, 0.5)

export const sum = (all: readonly number[]) => all.reduce((so, one) => so + one, 0)

/** Measures so many times, after a first time that warms everything up and does not count. */
export async function samples<T>(runs: number, measure: (run: number) => Promise<T>): Promise<T[]> {
  const measured: T[] = []
  for (let run = 0; run <= runs; run++) measured.push(await measure(run))
  return measured.slice(1)
}

/** Does `each` for every number below `runs`, `lanes` of them at a time. */
export async function inLanes(lanes: number, runs: number, each: (run: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const lane = async () => {
    for (let run = next++; run < runs; run = next++) await each(run)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

function boundText({ bound, unit }: Figure): string {
  if (bound.max !== undefined && bound.min !== undefined) return `${bound.min} to ${bound.max} ${unit}`
  if (bound.max !== undefined) return `≤ ${bound.max} ${unit}`
  return bound.min === undefined ? '' : `≥ ${bound.min} ${unit}`
}

const rounded = (value: number) => Math.round(value * 100) / 100

export function print(part: Part): void {
  console.log(`\n${part.name}`)
  for (const figure of part.figures) {
    const value = `${rounded(figure.value)} ${figure.unit}`
    console.log(
      `  ${reached(figure) ? '✓' : '✗'} ${figure.what.padEnd(58)} ${value.padStart(14)}   ${boundText(figure)}`,
    )
  }
}

/** Says whether everything was reached, and ends the program with it. */
export function finish(parts: readonly Part[]): never {
  const missed = parts.flatMap(({ figures }) => figures.filter((one) => !reached(one)))
  console.log(missed.length === 0 ? '\nEvery figure reached.' : `\n${missed.length} not reached.`)
  process.exit(missed.length === 0 ? 0 : 1)
}

const RESULTS = new URL('../results.json', import.meta.url)

/**
 * Keeps what was measured in the place of the same parts' older figures. `all` names every part there is: those not
 * measured this time stay as they were, each with the day and the machine of its own figures.
 */
export async function save(
  run: 'bench' | 'storyteller',
  measured: Readonly<Record<string, Part>>,
  all: readonly string[],
): Promise<void> {
  const results: Record<string, Record<string, unknown>> = JSON.parse(await readFile(RESULTS, 'utf8').catch(() => '{}'))
  const kept = all.map((id) => [id, measured[id] ? dated(measured[id]) : results[run]?.[id]] as const)
  results[run] = Object.fromEntries(kept.filter(([, part]) => part))
  await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
}

function dated({ name, figures }: Part) {
  const rows = figures.map((figure) => ({ ...figure, value: rounded(figure.value), reached: reached(figure) }))
  return { name, at: new Date().toISOString(), machine: MACHINE, figures: rows }
}

const MACHINE = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`
