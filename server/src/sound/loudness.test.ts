import { describe, expect, test } from 'vitest'
import { levelled, loudnessOf, peakOf } from './loudness.ts'

const RATE = 24_000
const CEILING = 10 ** (-1 / 20)

const dbfs = (level: number) => 10 ** (level / 20)

function sine(hertz: number, seconds: number, level: number, rate = RATE): Float32Array {
  return Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, i) => dbfs(level) * Math.sin((2 * Math.PI * hertz * i) / rate),
  )
}

function joined(...parts: Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const silence = (seconds: number) => new Float32Array(seconds * RATE)

/** Share of the sound's power that is not at `hertz`. */
function distortion(samples: Float32Array, hertz: number): number {
  let re = 0
  let im = 0
  let all = 0
  samples.forEach((sample, i) => {
    re += sample * Math.cos((2 * Math.PI * hertz * i) / RATE)
    im += sample * Math.sin((2 * Math.PI * hertz * i) / RATE)
    all += sample * sample
  })
  return 1 - (2 * (re * re + im * im)) / samples.length / all
}

describe('the loudness of a sound', () => {
  // BS.1770-4, annex 1: a sine of 997 Hz at 0 dBFS in one channel reads -3.01 LKFS.
  test.each([24_000, 44_100, 48_000])('reads -23.01 LUFS for 997 Hz at -20 dBFS in one channel, at %i Hz', (rate) => {
    expect(loudnessOf(sine(997, 10, -20, rate), rate)).toBeCloseTo(-23.01, 1)
  })

  test('follows the gain decibel by decibel', () => {
    const base = loudnessOf(sine(440, 5, -10), RATE)
    for (const less of [6, 20, 40]) expect(loudnessOf(sine(440, 5, -10 - less), RATE)).toBeCloseTo(base - less, 2)
  })

  test('weighs low tones less and high tones more', () => {
    const of = (hertz: number) => loudnessOf(sine(hertz, 5, -20), RATE) - loudnessOf(sine(997, 5, -20), RATE)
    expect(of(30)).toBeLessThan(-5)
    expect(of(4_000)).toBeGreaterThan(2.5)
    expect(of(4_000)).toBeLessThan(4)
  })

  test('leaves silence out', () => {
    const tone = sine(997, 10, -20)
    const apart = joined(silence(15), tone, silence(20))
    // Only the six blocks at the edges, half tone and half silence, make it a little less.
    expect(Math.abs(loudnessOf(apart, RATE) - loudnessOf(tone, RATE))).toBeLessThan(0.2)
  })

  test('leaves out what is more than 10 LU below the rest', () => {
    // Tech 3341 of the EBU, test signal 3 in one channel: 10 s at -36, 60 s at -23, 10 s at -36 dBFS read as the middle.
    const three = joined(sine(997, 10, -36), sine(997, 60, -23), sine(997, 10, -36))
    expect(loudnessOf(three, RATE)).toBeCloseTo(-26.01, 1)
  })

  test('is minus infinity for silence, noise below -70 LUFS and nothing at all', () => {
    expect(loudnessOf(silence(3), RATE)).toBe(Number.NEGATIVE_INFINITY)
    expect(loudnessOf(sine(997, 3, -75), RATE)).toBe(Number.NEGATIVE_INFINITY)
    expect(loudnessOf(new Float32Array(0), RATE)).toBe(Number.NEGATIVE_INFINITY)
  })

  test('is known for a sound shorter than one block', () => {
    expect(loudnessOf(sine(997, 0.25, -20), RATE)).toBeCloseTo(-23, 0)
    expect(loudnessOf(sine(997, 0.05, -20), RATE)).toBeCloseTo(-23, 0)
  })
})

describe('a sound brought to a level', () => {
  test.each([-32, -20, -6])('has the loudness asked for, from %i dBFS', (level) => {
    expect(loudnessOf(levelled(sine(300, 4, level), RATE, -20), RATE)).toBeCloseTo(-20, 1)
  })

  test('stays silent where it was silent', () => {
    expect(peakOf(levelled(silence(2), RATE, -20))).toBe(0)
  })

  test('is made louder by 20 dB at most', () => {
    const faint = sine(997, 3, -60)
    expect(loudnessOf(levelled(faint, RATE, -20), RATE)).toBeCloseTo(loudnessOf(faint, RATE) + 20, 1)
  })

  test('has no sample beyond -1 dBFS, whatever comes in', () => {
    const clicks = sine(200, 4, -35)
    for (let i = 500; i < clicks.length; i += 9_000) clicks[i] = i % 2 === 0 ? 1 : -1
    for (const loud of [clicks, sine(997, 3, 0), joined(sine(100, 0.002, 0), sine(200, 2, -30))]) {
      expect(peakOf(levelled(loud, RATE, -3))).toBeLessThanOrEqual(CEILING + 1e-7)
    }
  })

  test('is turned down before a peak instead of being cut', () => {
    const swell = joined(sine(250, 1, -12), sine(250, 1, -2), sine(250, 1, -12))
    const out = levelled(swell, RATE, -8)
    expect(peakOf(out)).toBeGreaterThan(CEILING * 0.97)
    expect(distortion(out.subarray(1.2 * RATE, 1.8 * RATE), 250)).toBeLessThan(0.001)
  })

  test('keeps its length and leaves what came in untouched', () => {
    const came = sine(997, 1, 0)
    const copy = came.slice()
    expect(levelled(came, RATE, -3)).toHaveLength(came.length)
    expect(came).toEqual(copy)
  })
})
