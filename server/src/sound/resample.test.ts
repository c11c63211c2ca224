import { expect, test } from 'vitest'
import { resampled } from './resample.ts'

const tone = (hz: number, rate: number) =>
  Float32Array.from({ length: rate }, (_, i) => Math.sin((2 * Math.PI * hz * i) / rate))
const middle = (samples: Float32Array) => samples.subarray(samples.length / 4, (samples.length * 3) / 4)
const powerOf = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length
const decibels = (power: number) => 10 * Math.log10(power)

test.each([8_000, 16_000, 22_050, 32_000, 44_100, 48_000, 96_000])('%i samples a second keep their sound', (rate) => {
  const out = resampled(tone(1000, rate), rate, 24_000)
  const wanted = tone(1000, 24_000)
  expect(out.length).toBe(24_000)
  const error = middle(out).map((sample, i) => sample - (middle(wanted)[i] as number))
  expect(decibels(powerOf(error) / powerOf(wanted))).toBeLessThan(-55)
})

test.each([13_500, 15_000, 20_000])('a tone of %i Hz, which 24,000 samples a second cannot hold, is gone', (hz) => {
  expect(decibels(powerOf(middle(resampled(tone(hz, 48_000), 48_000, 24_000))) / 0.5)).toBeLessThan(-60)
})

test('the same rate is left alone', () => {
  const samples = tone(440, 24_000)
  expect(resampled(samples, 24_000, 24_000)).toBe(samples)
})
