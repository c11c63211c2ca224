import { between, type Random, short } from './random.ts'

/** The drawing's own units; every shape is placed in them. */
export const WIDTH = 640
export const HEIGHT = 400

export interface Hill {
  path: string
  /** Height of the ground at `x`, so that what stands on the hill touches it. */
  groundAt: (x: number) => number
}

/** Two sine waves, drawn as exact cubic pieces: smooth at any size with nine points. */
export function hill(random: Random, base: number, swell: number): Hill {
  const phase = between(random, 0, Math.PI * 2)
  const waves = between(random, 0.9, 1.5) * ((Math.PI * 2) / WIDTH)
  const ripple = between(random, 2.2, 3.2) * ((Math.PI * 2) / WIDTH)
  const groundAt = (x: number) =>
    base + Math.sin(phase + x * waves) * swell + Math.sin(phase * 2 + x * ripple) * swell * 0.25
  const slopeAt = (x: number) =>
    Math.cos(phase + x * waves) * swell * waves + Math.cos(phase * 2 + x * ripple) * swell * 0.25 * ripple

  const step = WIDTH / 8
  let path = `M0 ${HEIGHT}V${short(groundAt(0))}`
  for (let x = 0; x < WIDTH; x += step) {
    const third = step / 3
    const end = x + step
    path += `C${short(x + third)} ${short(groundAt(x) + slopeAt(x) * third)} ${short(end - third)} ${short(groundAt(end) - slopeAt(end) * third)} ${short(end)} ${short(groundAt(end))}`
  }
  return { path: `${path}V${HEIGHT}Z`, groundAt }
}

/** The sea lies still: a flat line instead of a hill. */
export function sea(level: number): Hill {
  return { path: `M0 ${level}H${WIDTH}V${HEIGHT}H0Z`, groundAt: () => level }
}

/** All stars of one size in one path of round dots: three nodes for a whole sky. */
export function stars(random: Random, count: number): string {
  let path = ''
  for (let i = 0; i < count; i++) {
    path += `M${Math.round(random() * WIDTH)} ${Math.round(random() ** 1.4 * 230)}h0`
  }
  return path
}

/** One pine, its foot at (x, y); three tiers. */
export function pine(x: number, y: number, size: number): string {
  const tier = (top: number, half: number, bottom: number) =>
    `M${short(x)} ${short(y - top * size)}l${short(half * size)} ${short((top - bottom) * size)}q${short(-half * size)} ${short(5 * size)} ${short(-2 * half * size)} 0z`
  return `${tier(62, 11, 40)}${tier(48, 15, 22)}${tier(32, 19, 4)}M${short(x - 2.5 * size)} ${short(y - 5 * size)}h${short(5 * size)}v${short(9 * size)}h${short(-5 * size)}z`
}
