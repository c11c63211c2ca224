/** Coefficients of a second-order section, the leading one being 1. */
export interface Section {
  b0: number
  b1: number
  b2: number
  a1: number
  a2: number
}

type Shape = 'high-pass' | 'low-pass' | 'low-shelf' | 'high-shelf' | 'all-pass'

/** Formulas of R. Bristow-Johnson's Audio EQ Cookbook with a Q of 1/√2; `gain` in decibels, for the shelves. */
export function section(shape: Shape, hertz: number, rate: number, gain = 0): Section {
  const angle = (2 * Math.PI * hertz) / rate
  const cos = Math.cos(angle)
  const alpha = Math.sin(angle) / Math.SQRT2
  if (shape === 'high-pass') {
    return normal((1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha)
  }
  if (shape === 'low-pass') {
    return normal((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha)
  }
  if (shape === 'all-pass') return normal(1 - alpha, -2 * cos, 1 + alpha, 1 + alpha, -2 * cos, 1 - alpha)
  const a = 10 ** (gain / 40)
  const beta = 2 * Math.sqrt(a) * alpha
  const c = shape === 'low-shelf' ? cos : -cos
  const sign = shape === 'low-shelf' ? 1 : -1
  return normal(
    a * (a + 1 - (a - 1) * c + beta),
    sign * 2 * a * (a - 1 - (a + 1) * c),
    a * (a + 1 - (a - 1) * c - beta),
    a + 1 + (a - 1) * c + beta,
    sign * -2 * (a - 1 + (a + 1) * c),
    a + 1 + (a - 1) * c - beta,
  )
}

function normal(b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Section {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 }
}

/** Filters in place; `state` (two numbers) carries on from block to block. Transposed direct form II. */
export function run({ b0, b1, b2, a1, a2 }: Section, state: Float64Array, samples: Float64Array) {
  let s1 = state[0] as number
  let s2 = state[1] as number
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] as number
    const y = b0 * x + s1
    s1 = b1 * x - a1 * y + s2
    s2 = b2 * x - a2 * y
    samples[i] = y
  }
  state[0] = s1
  state[1] = s2
}
