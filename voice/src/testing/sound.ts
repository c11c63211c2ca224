export const RATE = 24_000

/** Levels of 10 ms blocks, in decibels of full scale. */
export function levels(samples: Int16Array): number[] {
  const block = RATE / 100
  return Array.from({ length: Math.floor(samples.length / block) }, (_, n) => {
    let sum = 0
    for (let i = n * block; i < (n + 1) * block; i++) sum += ((samples[i] as number) / 32_768) ** 2
    return 10 * Math.log10(sum / block + 1e-10)
  })
}

/** Stretches below -45 dB of at least 60 ms, in milliseconds. */
export function silences(samples: Int16Array): { from: number; length: number }[] {
  const found: { from: number; length: number }[] = []
  let quiet = 0
  const all = [...levels(samples), 0]
  for (const [i, level] of all.entries()) {
    if (level < -45) quiet++
    else {
      if (quiet >= 6) found.push({ from: (i - quiet) * 10, length: quiet * 10 })
      quiet = 0
    }
  }
  return found
}

/** The middle pitch of what is voiced, in hertz: the shortest lag at which 40 ms of it look like themselves. */
export function medianPitch(samples: Int16Array): number {
  const frame = RATE / 25
  const pitches: number[] = []
  for (let at = 0; at + 2 * frame < samples.length; at += frame) {
    const likeness = Array.from({ length: 500 }, (_, lag) => (lag < 60 ? 0 : correlation(samples, at, lag, frame)))
    const most = Math.max(...likeness)
    if (most < 0.7) continue
    const lag = likeness.findIndex((value, i) => value > 0.9 * most && value >= (likeness[i + 1] ?? 0))
    pitches.push(RATE / lag)
  }
  return pitches.sort((a, b) => a - b)[pitches.length >> 1] as number
}

function correlation(samples: Int16Array, at: number, lag: number, length: number): number {
  let product = 0
  let first = 0
  let second = 0
  for (let i = at; i < at + length; i += 2) {
    const a = samples[i] as number
    const b = samples[i + lag] as number
    product += a * b
    first += a * a
    second += b * b
  }
  // Too quiet to have a pitch: about -46 dB.
  return first < (length / 2) * 160 ** 2 ? 0 : product / Math.sqrt(first * second)
}
