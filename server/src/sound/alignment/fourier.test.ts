import { expect, test } from 'vitest'
import { fourier } from './fourier.ts'

test('a Fourier transform is what its sum says', () => {
  const size = 16
  const given = Array.from({ length: size }, (_, i) => [Math.sin(i * i) + 0.3, Math.cos(3 * i)] as const)
  const re = Float64Array.from(given, ([x]) => x)
  const im = Float64Array.from(given, ([, y]) => y)
  fourier(size)(re, im)
  for (let k = 0; k < size; k++) {
    let x = 0
    let y = 0
    given.forEach(([a, b], n) => {
      const angle = (-2 * Math.PI * k * n) / size
      x += a * Math.cos(angle) - b * Math.sin(angle)
      y += a * Math.sin(angle) + b * Math.cos(angle)
    })
    expect(re[k]).toBeCloseTo(x, 9)
    expect(im[k]).toBeCloseTo(y, 9)
  }
})
