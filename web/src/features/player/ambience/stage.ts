/** Where one sound is put together: what it leads into, and what has to be stopped when it is over. */
export interface Stage {
  context: BaseAudioContext
  out: AudioNode
  playing: AudioScheduledSourceNode[]
}

/** Lets a source play from now on until the sound is over. */
export function run<Source extends AudioScheduledSourceNode>(stage: Stage, source: Source): Source {
  source.start()
  stage.playing.push(source)
  return source
}

/** Connects the nodes in a row, the last one to the way out unless told; gives back the last. */
export function chain(...nodes: AudioNode[]): AudioNode {
  return nodes.reduce((from, to) => from.connect(to))
}

export function filter({ context }: Stage, type: BiquadFilterType, frequency: number, Q = 0.7): BiquadFilterNode {
  return new BiquadFilterNode(context, { type, frequency, Q })
}

export function gain({ context }: Stage, value: number): GainNode {
  return new GainNode(context, { gain: value })
}

function endless(stage: Stage, seconds: number, rate: number, channels: number, fill: (data: Float32Array) => void) {
  const buffer = stage.context.createBuffer(channels, Math.round(seconds * rate), rate)
  for (let channel = 0; channel < channels; channel++) fill(buffer.getChannelData(channel))
  return run(stage, new AudioBufferSourceNode(stage.context, { buffer, loop: true }))
}

/** White noise has no seam where it begins again: each sample is a stranger to the next. Filters give it its colour. */
export function noise(stage: Stage, seconds: number): AudioNode {
  return endless(stage, seconds, stage.context.sampleRate, 2, (data) => {
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  })
}

/** Single grains of random strength, about `perSecond` of them; filters that ring make drops of them. */
export function grains(stage: Stage, seconds: number, perSecond: number): AudioNode {
  return endless(stage, seconds, stage.context.sampleRate, 2, (data) => {
    for (let left = seconds * perSecond; left > 0; left--) {
      data[Math.floor(Math.random() * data.length)] = Math.random() ** 3 * 2 - 1
    }
  })
}

/** Enough for what moves slower than a voice, and what every browser accepts. */
const CONTROL_RATE = 8000

/** Moves `param` by `depth` times `shape`, again and again; `shape` goes from 0 to 1 and ends where it begins. */
export function move(
  stage: Stage,
  param: AudioParam,
  seconds: number,
  depth: number,
  shape: (x: number) => number,
): void {
  const control = endless(stage, seconds, CONTROL_RATE, 1, (data) => {
    for (let i = 0; i < data.length; i++) data[i] = depth * shape(i / data.length)
  })
  control.connect(param)
}
