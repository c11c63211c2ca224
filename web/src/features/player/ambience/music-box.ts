import { chain, filter, gain, type Stage } from './stage.ts'

/** Seconds a beat takes; three of them make a bar. */
const BEAT_S = 0.74
/** Written ahead, so that a page which is seldom woken does not fall behind. */
const AHEAD_S = 4
/** Half-steps above the lowest note: C, a minor, F, G, as lullabies go. */
const CHORDS = [
  [0, 4, 7],
  [-3, 0, 4],
  [5, 9, 12],
  [7, 11, 14],
]
const SCALE = [12, 14, 16, 19, 21, 24, 26, 28]
const LOWEST_HZ = 261.6
/** A plucked tooth of steel: its tone, the octave, and the ping of the tip; how strong, and for how many seconds. */
const PARTIALS = [
  [1, 1, 2.6],
  [2, 0.16, 1.1],
  [5.4, 0.05, 0.18],
] as const

/** A music box that makes up its own tune and never hurries. Returns what writes the next notes; call it often. */
export function musicBox(stage: Stage): () => void {
  const { context } = stage
  const box = gain(stage, 1)
  const echo = new DelayNode(context, { delayTime: 0.42 })
  chain(box, stage.out)
  chain(box, echo, filter(stage, 'lowpass', 1800), gain(stage, 0.28), echo)
  chain(echo, gain(stage, 0.4), stage.out)
  let at = context.currentTime + 0.3
  let beat = 0
  let step = 2

  function pluck(halfSteps: number, when: number, strength: number): void {
    const pitch = LOWEST_HZ * 2 ** (halfSteps / 12)
    for (const [times, share, seconds] of PARTIALS) {
      const tone = new OscillatorNode(context, { frequency: pitch * times })
      const decay = gain(stage, 0)
      decay.gain.setValueAtTime(0, when)
      decay.gain.linearRampToValueAtTime(strength * share, when + 0.006)
      decay.gain.setTargetAtTime(0, when + 0.006, seconds / 5)
      chain(tone, decay, box)
      tone.start(when)
      tone.stop(when + seconds)
      tone.onended = () => decay.disconnect()
    }
  }

  return () => {
    // Come back from a rest, it does not catch up on what it missed.
    at = Math.max(at, context.currentTime)
    for (; at < context.currentTime + AHEAD_S; at += BEAT_S) {
      const chord = CHORDS[Math.floor(beat / 6) % CHORDS.length] ?? []
      const place = beat % 3
      pluck(chord[place] ?? 0, at + Math.random() * 0.02, place === 0 ? 0.2 : 0.1)
      if (place === 0 || Math.random() < 0.4) {
        step = Math.min(SCALE.length - 1, Math.max(0, step + Math.round(Math.random() * 4 - 2)))
        pluck(SCALE[step] ?? 12, at + 0.01, place === 0 ? 0.26 : 0.18)
      }
      beat++
    }
  }
}
