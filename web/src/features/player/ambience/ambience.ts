import { musicBox } from './music-box.ts'
import { crickets, ocean, rain } from './outdoors.ts'
import type { Stage } from './stage.ts'

/**
 * Measured so that full volume is about -26 LUFS (crickets, which carry far, -31): 6 dB under the voice, and 18 dB under it
 * at half of it.
 */
const LEVELS = { ocean: 0.56, rain: 0.5, crickets: 1.25, 'music-box': 0.34 } as const

export type Sound = keyof typeof LEVELS

export interface Ambience {
  /** Fades `sound` in, and another one out. */
  play(sound: Sound, fadeS: number): void
  stop(fadeS: number): void
  /** 0 to 1, as the ear judges it. */
  volume(level: number): void
}

interface Scene {
  sound: Sound
  fade: GainNode
  end(afterS: number): void
}

const PULSE_S = 1
const VOLUME_S = 0.15

/** Sounds of the night, made on the spot; one closure, around the one way out. `onPulse`: each second that is heard, also where timers sleep. */
export function createAmbience(context: BaseAudioContext, onPulse: () => void): Ambience {
  const master = new GainNode(context, { gain: 0 })
  master.connect(context.destination)
  let scene: Scene | null = null
  let writeNotes = () => {}

  function begin(sound: Sound): Scene {
    const fade = new GainNode(context, { gain: 0 })
    const level = new GainNode(context, { gain: LEVELS[sound] })
    level.connect(fade).connect(master)
    const stage: Stage = { context, out: level, playing: [] }
    if (sound === 'music-box') writeNotes = musicBox(stage)
    else SOUNDS[sound](stage)
    return {
      sound,
      fade,
      end(afterS) {
        if (sound === 'music-box') writeNotes = () => {}
        const last = tick(afterS + 0.1)
        last.onended = () => {
          for (const source of stage.playing) source.stop()
          fade.disconnect()
        }
      },
    }
  }

  /** A silent source whose end is told in time: unlike a timer, it counts what is heard. */
  function tick(seconds: number): ConstantSourceNode {
    const source = new ConstantSourceNode(context, { offset: 0 })
    source.connect(master)
    source.start()
    source.stop(context.currentTime + seconds)
    return source
  }

  function pulse(): void {
    tick(PULSE_S).onended = pulse
    writeNotes()
    onPulse()
  }
  pulse()

  return {
    play(sound, fadeS) {
      if (scene?.sound !== sound) {
        if (scene) {
          ramp(context, scene.fade.gain, 0, fadeS)
          scene.end(fadeS)
        }
        scene = begin(sound)
        writeNotes()
      }
      ramp(context, scene.fade.gain, 1, fadeS)
    },
    stop(fadeS) {
      if (scene) ramp(context, scene.fade.gain, 0, fadeS)
    },
    volume(level) {
      master.gain.setTargetAtTime(level ** 2, context.currentTime, VOLUME_S)
    },
  }
}

const SOUNDS: Record<Exclude<Sound, 'music-box'>, (stage: Stage) => void> = { ocean, rain, crickets }

function ramp(context: BaseAudioContext, param: AudioParam, to: number, seconds: number): void {
  const now = context.currentTime
  param.cancelScheduledValues(now)
  param.setValueAtTime(param.value, now)
  param.linearRampToValueAtTime(to, now + seconds)
}
