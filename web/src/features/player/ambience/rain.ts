import { chain, filter, gain, grains, move, noise, type Stage } from './stage.ts'

/** Steady rain on leaves, gusts that take their time, and single drops on the sill. */
export function rain(stage: Stage): void {
  const gusts = gain(stage, 0.7)
  chain(noise(stage, 8.1), filter(stage, 'highpass', 420), filter(stage, 'lowpass', 3400, 0.4), gain(stage, 0.2), gusts)
  chain(noise(stage, 6.7), filter(stage, 'bandpass', 260, 0.6), gain(stage, 0.22), gusts)
  chain(gusts, stage.out)
  move(stage, gusts.gain, 31, 0.3, (x) => Math.sin(Math.PI * x) ** 2)
  const sill = gain(stage, 1.6)
  const drops = grains(stage, 13.3, 9)
  for (const pitch of [840, 1370, 2150]) chain(drops, filter(stage, 'bandpass', pitch, 14), sill)
  chain(sill, filter(stage, 'lowpass', 2600), stage.out)
}
