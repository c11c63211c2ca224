import { chain, filter, gain, grains, move, noise, run, type Stage } from './stage.ts'

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

/** Three that sing at their own pace and rest at their own time, in the mild air of a night. */
const SINGERS = [
  { pitch: 4130, pan: -0.5, every: 1.13, pulses: 3, rests: 29, loud: 0.05 },
  { pitch: 3720, pan: 0.55, every: 1.47, pulses: 4, rests: 37, loud: 0.036 },
  { pitch: 4390, pan: 0.1, every: 2.09, pulses: 2, rests: 23, loud: 0.024 },
]

const PULSE_S = 0.048

export function crickets(stage: Stage): void {
  for (const { pitch, pan, every, pulses, rests, loud } of SINGERS) {
    const song = gain(stage, 0)
    const presence = gain(stage, 0.45)
    const place = new StereoPannerNode(stage.context, { pan })
    chain(run(stage, new OscillatorNode(stage.context, { frequency: pitch })), song, presence, place, stage.out)
    move(stage, song.gain, every, loud, (x) => {
      const at = (x * every) / PULSE_S
      return at < pulses ? Math.sin(Math.PI * (at % 1)) ** 2 : 0
    })
    move(stage, presence.gain, rests, 0.55, (x) => Math.sin(Math.PI * x) ** 4)
  }
  chain(noise(stage, 9.1), filter(stage, 'lowpass', 210), gain(stage, 0.2), stage.out)
  chain(noise(stage, 6.1), filter(stage, 'bandpass', 760, 0.4), gain(stage, 0.02), stage.out)
}
