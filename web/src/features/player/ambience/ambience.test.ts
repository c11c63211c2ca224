import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Ambience, createAmbience, type Sound } from './ambience.ts'

const SOUNDS: Sound[] = ['ocean', 'rain', 'crickets', 'music-box']

/** A graph of sound that a test can look into; its clock stands until told to go on. */
class FakeContext {
  currentTime = 0
  sampleRate = 8000
  destination = new FakeNode()
  createBuffer(channels: number, length: number) {
    const data = Array.from({ length: channels }, () => new Float32Array(length))
    return { length, getChannelData: (channel: number) => data[channel] }
  }
}

class FakeParam {
  value: number
  ramps: { to: number; at: number }[] = []
  constructor(value = 0) {
    this.value = value
  }
  setValueAtTime = () => this
  setTargetAtTime = (to: number) => Object.assign(this, { value: to })
  cancelScheduledValues = () => this
  linearRampToValueAtTime(to: number, at: number) {
    this.ramps.push({ to, at })
    return this
  }
}

class FakeNode {
  into = new Set<unknown>()
  connect(to: unknown) {
    this.into.add(to)
    return to
  }
  disconnect() {
    this.into.clear()
  }
}

let sources: FakeSource[] = []
let gains: FakeGain[] = []

class FakeSource extends FakeNode {
  buffer: ReturnType<FakeContext['createBuffer']> | null
  loop: boolean
  stopsAt: number | null = null
  isStopped = false
  onended: (() => void) | null = null
  context: FakeContext
  constructor(context: FakeContext, { buffer = null, loop = false }: Partial<FakeSource> = {}) {
    super()
    Object.assign(this, { context })
    this.context = context
    this.buffer = buffer
    this.loop = loop
    sources.push(this)
  }
  start() {}
  stop(when?: number) {
    if (when === undefined) this.isStopped = true
    else this.stopsAt = when
  }
}

class FakeGain extends FakeNode {
  gain: FakeParam
  constructor(_: FakeContext, { gain }: { gain: number }) {
    super()
    this.gain = new FakeParam(gain)
    gains.push(this)
  }
}

class FakeFilter extends FakeNode {
  frequency = new FakeParam()
}

let context: FakeContext
let ambience: Ambience
let pulses = 0

beforeEach(() => {
  sources = []
  gains = []
  pulses = 0
  vi.stubGlobal('GainNode', FakeGain)
  for (const name of ['BiquadFilterNode', 'DelayNode', 'StereoPannerNode']) vi.stubGlobal(name, FakeFilter)
  for (const name of ['AudioBufferSourceNode', 'OscillatorNode', 'ConstantSourceNode']) {
    vi.stubGlobal(name, FakeSource)
  }
  context = new FakeContext()
  ambience = createAmbience(context as never, () => pulses++)
})
afterEach(() => vi.unstubAllGlobals())

/** Lets time go on second by second; what has a moment to stop ends there. */
function pass(seconds: number): void {
  for (const until = context.currentTime + seconds; context.currentTime < until; context.currentTime++) {
    for (const source of [...sources]) {
      if (source.stopsAt === null || source.stopsAt > context.currentTime) continue
      source.stopsAt = null
      source.isStopped = true
      source.onended?.()
    }
  }
}

const endless = () => sources.filter(({ loop, isStopped }) => loop && !isStopped)
const running = () => sources.filter(({ isStopped }) => !isStopped)

describe('the sound beneath a story', () => {
  test.each(SOUNDS)('%s comes in over four seconds', (sound) => {
    ambience.play(sound, 4)
    expect(gains.flatMap(({ gain }) => gain.ramps).filter(({ at }) => at === 4)).toEqual([{ to: 1, at: 4 }])
  })

  test.each(SOUNDS)('%s moves without a step where its loops begin again', (sound) => {
    ambience.play(sound, 4)
    const controls = endless().flatMap(({ buffer, into }) => {
      const isControl = [...into].some((to) => to instanceof FakeParam)
      return isControl && buffer ? [buffer.getChannelData(0) as Float32Array] : []
    })
    if (sound !== 'music-box') expect(controls.length).toBeGreaterThan(0)
    for (const shape of controls) {
      const most = shape.reduce((high, value) => Math.max(high, Math.abs(value)), 0)
      expect(most).toBeGreaterThan(0)
      expect(Math.abs((shape[0] ?? 1) - (shape.at(-1) ?? 0))).toBeLessThan(most / 100)
    }
  })

  test.each(SOUNDS)('%s stays as few nodes all night, and leaves none behind', (sound) => {
    ambience.play(sound, 4)
    pass(60)
    const early = running().length
    pass(1200)
    expect(running().length).toBeLessThan(early + 20)
    expect(running().length).toBeLessThan(80)
    ambience.play(sound === 'rain' ? 'ocean' : 'rain', 2)
    const kept = endless().length
    pass(10)
    expect(endless().length).toBeLessThanOrEqual(kept)
    pass(10)
    // Only the pulse and the new one are left.
    expect(running().length).toBe(endless().length + 1)
  })

  test('the same one is not begun twice when it comes back from a pause', () => {
    ambience.play('ocean', 4)
    const before = endless().length
    ambience.stop(0.5)
    ambience.play('ocean', 4)
    expect(endless()).toHaveLength(before)
  })

  test('its pulse beats each second that is heard', () => {
    pass(30)
    expect(pulses).toBeGreaterThanOrEqual(29)
    expect(sources.filter(({ isStopped }) => !isStopped)).toHaveLength(1)
  })

  test('its volume is even to the ear: half of it is 12 dB less', () => {
    ambience.volume(1)
    const full = gains[0]?.gain.value ?? 0
    ambience.volume(0.5)
    expect(20 * Math.log10((gains[0]?.gain.value ?? 0) / full)).toBeCloseTo(-12.04)
  })
})
