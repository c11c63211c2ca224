import { describe, expect, test } from 'vitest'
import { COEFFICIENTS, framesOf, HOP_S } from './mfcc.ts'

const RATE = 24_000

/** Half a second of a buzz with two formants. */
function vowel(pitch: number, formants: [number, number], gain = 0.03): Float32Array {
  const sound = new Float32Array(RATE / 2)
  for (let harmonic = pitch; harmonic < 7_000; harmonic += pitch) {
    const weight = formants.reduce((all, formant) => all + Math.exp(-(((harmonic - formant) / 150) ** 2)), 0.03)
    const step = (2 * Math.PI * harmonic) / RATE
    for (let i = 0; i < sound.length; i++) sound[i] = (sound[i] as number) + gain * weight * Math.sin(step * i)
  }
  return sound
}

/** Coefficients of the middle of a sound, without the first, which is its loudness. */
function shapeOf(samples: Float32Array): number[] {
  const { values } = framesOf(samples, RATE)
  return [...values.subarray(12 * COEFFICIENTS + 1, 13 * COEFFICIENTS)]
}

const distance = (a: number[], b: number[]) => Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)))

describe('the coefficients of a sound', () => {
  test('are as many as its length holds steps', () => {
    const { count, values, energy } = framesOf(new Float32Array(RATE * 1.5), RATE)
    expect(count).toBe(1.5 / HOP_S)
    expect(values).toHaveLength(count * COEFFICIENTS)
    expect(energy).toHaveLength(count)
  })

  test('tell a vowel from another, whatever the pitch and the loudness', () => {
    const a = shapeOf(vowel(120, [700, 1_200]))
    const other = distance(a, shapeOf(vowel(120, [300, 2_300])))
    expect(distance(a, shapeOf(vowel(120, [700, 1_200], 0.003)))).toBeLessThan(other / 10)
    expect(distance(a, shapeOf(vowel(180, [700, 1_200])))).toBeLessThan(other / 2)
  })

  test('come with the energy of each step, in decibels', () => {
    const square = Float32Array.from({ length: RATE }, (_, i) => (i % 40 < 20 ? 0.1 : -0.1))
    expect(framesOf(square, RATE).energy[25]).toBeCloseTo(-20, 1)
  })
})
