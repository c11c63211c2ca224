import { SAMPLE_RATE } from '../../ports/narrator.ts'
import { frameBytes, type ReceivedSound } from '../../sound/received-sound.ts'
import { SpeechTrouble } from './trouble.ts'

/** Rates that sound is taken at, in samples a second. */
const SLOWEST = 8_000
const FASTEST = 96_000

/**
 * What a whole answer is as sound: raw 16-bit samples, mono, 24,000 a second, as OpenAI's `pcm` is, unless its content
 * type tells another `rate` or number of `channels`, or it is a WAV file. Throws `SpeechTrouble` where it is neither.
 */
export function soundOf(bytes: Buffer, contentType: string): ReceivedSound {
  if (bytes.length === 0) throw new SpeechTrouble('an empty answer')
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WAVE') return wavOf(bytes)
  refuseOther(bytes, contentType)
  const parameter = (name: RegExp) => Number(name.exec(contentType)?.[1] ?? Number.NaN)
  const rate = parameter(/\brate\s*=\s*"?(\d+)/)
  const channels = parameter(/\bchannels\s*=\s*"?(\d+)/)
  return checked({ bytes, kind: 's16', rate: rate || SAMPLE_RATE, channels: channels || 1 }, contentType)
}

/** Tagged MP3, Ogg, FLAC and MP4, by their first bytes: servers that do not know `pcm` answer what they like. */
const OTHER_FORMATS = /^(?:ID3|OggS|fLaC|....ftyp)/s

function refuseOther(bytes: Buffer, contentType: string): void {
  if (/^(?:text\/|application\/(?:json|xml|problem))/.test(contentType)) {
    throw new SpeechTrouble('an answer without sound', { particulars: { contentType } })
  }
  if (
    isMp3(bytes) ||
    OTHER_FORMATS.test(bytes.toString('latin1', 0, 8)) ||
    /^audio\/(?:mpeg|ogg|opus|flac|aac|mp4)/.test(contentType)
  ) {
    throw new SpeechTrouble('another format than the pcm that was asked for', {
      particulars: { contentType },
      mayPass: false,
    })
  }
}

/** Kilobits a second by their index in a frame's header, for MPEG-1 and for MPEG-2 layer III. */
const KBPS = [
  [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
]
const RATES = [44_100, 48_000, 32_000]

/** Two frames in a row: one header alone may be loud raw sound. */
function isMp3(bytes: Buffer): boolean {
  const length = mp3FrameAt(bytes, 0)
  return length !== null && mp3FrameAt(bytes, length) !== null
}

/** Bytes of the MPEG layer III frame at `at`; null where there is none. */
function mp3FrameAt(bytes: Buffer, at: number): number | null {
  const head = at + 4 <= bytes.length ? bytes.readUInt32BE(at) : 0
  const version = (head >>> 19) & 3
  if (head >>> 21 !== 0x7ff || version === 1 || ((head >>> 17) & 3) !== 1) return null
  const isFirst = version === 3
  const kbps = KBPS[isFirst ? 0 : 1]?.[((head >>> 12) & 15) - 1]
  const rate = (RATES[(head >>> 10) & 3] ?? Number.NaN) / (isFirst ? 1 : version === 2 ? 2 : 4)
  const length = Math.floor(((isFirst ? 144_000 : 72_000) * (kbps ?? Number.NaN)) / rate) + ((head >>> 9) & 1)
  return Number.isNaN(length) ? null : length
}

function wavOf(bytes: Buffer): ReceivedSound {
  let format: { tag: number; channels: number; rate: number; bits: number } | undefined
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    const from = at + 8
    if (name === 'fmt ' && from + 16 <= bytes.length) {
      const tag = bytes.readUInt16LE(from)
      format = {
        // An extensible format tells its kind further on.
        tag: tag === 0xfffe && from + 26 <= bytes.length ? bytes.readUInt16LE(from + 24) : tag,
        channels: bytes.readUInt16LE(from + 2),
        rate: bytes.readUInt32LE(from + 4),
        bits: bytes.readUInt16LE(from + 14),
      }
    }
    // A server that streams does not know the length yet: it writes nought, or the most there is.
    if (name === 'data') return wavSound(format, bytes.subarray(from, length === 0 ? undefined : from + length))
    at = from + length + (length % 2)
  }
  throw new SpeechTrouble('a WAV file without sound')
}

function wavSound(
  format: { tag: number; channels: number; rate: number; bits: number } | undefined,
  bytes: Buffer,
): ReceivedSound {
  const { tag, channels = 0, rate = 0, bits } = format ?? {}
  const kind = tag === 1 && bits === 16 ? 's16' : tag === 3 && bits === 32 ? 'f32' : null
  const described = `WAV, format ${tag}, ${bits} bits`
  if (!kind) {
    throw new SpeechTrouble('a WAV file of another kind', { particulars: { contentType: described }, mayPass: false })
  }
  return checked({ bytes, kind, rate, channels }, described)
}

function checked(sound: ReceivedSound, contentType: string): ReceivedSound {
  const { bytes, rate, channels } = sound
  if (rate < SLOWEST || rate > FASTEST || channels < 1 || channels > 2) {
    throw new SpeechTrouble('sound of another kind', {
      particulars: { contentType, rate, channels },
      mayPass: false,
    })
  }
  if (bytes.length % frameBytes(sound) !== 0) {
    throw new SpeechTrouble('a sample that broke off', { particulars: { contentType, bytes: bytes.length } })
  }
  return sound
}
