import { chain, filter, gain, move, noise, run, type Stage } from './stage.ts'

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
