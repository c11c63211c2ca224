import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'

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

export function reached({ value, bound }: Figure): boolean {
  return (bound.max === undefined || value <= bound.max) && (bound.min === undefined || value >= bound.min)
}

/** The value below which `share` of the samples lie, by the nearest-rank method. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export const median = (samples: readonly number[]) => percentile(samples, 0.5)

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

const RESULTS = new URL('../results.json', import.meta.url)

/** Keeps the figures of one whole run under its name, beside those of the others. */
export async function save(run: 'bench' | 'storyteller', parts: Part[]): Promise<void> {
  const before: Record<string, unknown> = JSON.parse(await readFile(RESULTS, 'utf8').catch(() => '{}'))
  const results = {
    ...before,
    [run]: {
      at: new Date().toISOString(),
      machine: { cores: cpus().length, model: cpus()[0]?.model ?? 'unknown', node: process.version },
      parts: parts.map((part) => ({
        name: part.name,
        figures: part.figures.map((figure) => ({ ...figure, value: rounded(figure.value), reached: reached(figure) })),
      })),
    },
  }
  await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
}
