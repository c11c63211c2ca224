import { chain, filter, gain, move, noise, type Stage } from './stage.ts'

/** Waves that come in faster than they run out, two of them that never meet in the same way, over a deep sea. */
export function ocean(stage: Stage): void {
  chain(noise(stage, 7.3), filter(stage, 'lowpass', 160), gain(stage, 0.42), stage.out)
  wave(stage, { seconds: 11.7, pan: -0.3, strength: 1 })
  wave(stage, { seconds: 17.9, pan: 0.35, strength: 0.7 })
}

function wave(stage: Stage, { seconds, pan, strength }: { seconds: number; pan: number; strength: number }): void {
  const from = noise(stage, 5.9 + pan)
  const place = new StereoPannerNode(stage.context, { pan })
  const swell = gain(stage, 0.12 * strength)
  const tone = filter(stage, 'lowpass', 320)
  chain(from, tone, swell, place, stage.out)
  move(stage, swell.gain, seconds, 0.5 * strength, roll)
  // A filter that is set anew for each sample takes three times the work.
  tone.frequency.automationRate = 'k-rate'
  move(stage, tone.frequency, seconds, 420, roll)
  const foam = gain(stage, 0.002)
  chain(from, filter(stage, 'highpass', 1400), filter(stage, 'lowpass', 4200), foam, place)
  move(stage, foam.gain, seconds, 0.05 * strength, (x) => roll((x + 0.93) % 1) ** 3)
}

const CREST = 0.36

function roll(x: number): number {
  const rises = x < CREST
  return Math.sin((Math.PI / 2) * (rises ? x / CREST : (1 - x) / (1 - CREST))) ** (rises ? 2 : 3)
}
