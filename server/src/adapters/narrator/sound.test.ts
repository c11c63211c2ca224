import { describe, expect, test } from 'vitest'
import { SAMPLE_RATE } from '../../ports/narrator.ts'
import { settleSound } from '../../sound/received-sound.ts'
import { s16 } from '../../testing/speech-server.ts'
import { soundOf } from './sound.ts'
import type { SpeechTrouble } from './trouble.ts'

/** A second of a tone of 440 Hz. */
const tone = (rate: number) =>
  Float32Array.from({ length: rate }, (_, i) => 0.3 * Math.sin((2 * Math.PI * 440 * i) / rate))

const f32 = (samples: Float32Array) => Buffer.from(samples.slice().buffer)

const stereo = (samples: Float32Array) =>
  Float32Array.from({ length: samples.length * 2 }, (_, i) => (samples[i >> 1] ?? 0) * (i % 2 ? 0.5 : 1.5))

function wav(data: Buffer, { tag = 1, channels = 1, rate = SAMPLE_RATE, bits = 16, told = data.length } = {}): Buffer {
  const head = Buffer.alloc(28)
  head.write('WAVEfmt ', 0, 'latin1')
  head.writeUInt32LE(16, 8)
  head.writeUInt16LE(tag, 12)
  head.writeUInt16LE(channels, 14)
  head.writeUInt32LE(rate, 16)
  head.writeUInt32LE((rate * channels * bits) / 8, 20)
  head.writeUInt16LE((channels * bits) / 8, 24)
  head.writeUInt16LE(bits, 26)
  const chunk = (name: string, body: Buffer, length = body.length) => {
    const start = Buffer.alloc(8)
    start.write(name, 0, 'latin1')
    start.writeUInt32LE(length, 4)
    return Buffer.concat([start, body])
  }
  return Buffer.concat([chunk('RIFF', head, 0), chunk('LIST', Buffer.from('software')), chunk('data', data, told)])
}

/** Share of the sound that is the tone of 440 Hz, and its seconds. */
function heard(bytes: Buffer, contentType: string) {
  const samples = settleSound(soundOf(bytes, contentType))
  let [sine, cosine, power] = [0, 0, 0]
  const middle = samples.subarray(2400, -2400)
  middle.forEach((sample, i) => {
    sine += sample * Math.sin((2 * Math.PI * 440 * i) / SAMPLE_RATE)
    cosine += sample * Math.cos((2 * Math.PI * 440 * i) / SAMPLE_RATE)
    power += sample ** 2
  })
  return { tone: (2 * (sine ** 2 + cosine ** 2)) / middle.length / power, seconds: samples.length / SAMPLE_RATE }
}

describe('sound as servers send it', () => {
  test.each<[string, Buffer, string]>([
    ['OpenAI’s pcm', s16(tone(24_000)), 'audio/pcm'],
    ['pcm without a content type', s16(tone(24_000)), ''],
    ['pcm at a rate of its own', s16(tone(22_050)), 'audio/pcm; rate=22050'],
    ['pcm at a higher rate', s16(tone(48_000)), 'audio/l16;rate=48000;channels=1'],
    ['pcm at a lower rate', s16(tone(16_000)), 'audio/pcm;rate="16000"'],
    ['stereo pcm', s16(stereo(tone(44_100))), 'audio/pcm;rate=44100;channels=2'],
    ['a WAV file', wav(s16(tone(24_000))), 'audio/wav'],
    ['a WAV file that says it is pcm', wav(s16(tone(32_000)), { rate: 32_000 }), 'audio/pcm'],
    ['a WAV file of floats', wav(f32(tone(24_000)), { tag: 3, bits: 32 }), 'audio/wav'],
    ['a streamed WAV file, length unknown', wav(s16(tone(24_000)), { told: 0xffffffff }), 'audio/wav'],
    ['a streamed WAV file without a length', wav(s16(tone(24_000)), { told: 0 }), 'audio/wav'],
  ])('is heard right: %s', (_what, bytes, contentType) => {
    const { tone: share, seconds } = heard(bytes, contentType)
    expect(seconds).toBeCloseTo(1, 3)
    expect(share).toBeGreaterThan(0.999)
  })

  test.each<[string, Buffer, string, boolean]>([
    ['MP3 with a tag', Buffer.from('ID3\u0003 and so on'), 'audio/pcm', false],
    ['MP3 by its content type', Buffer.alloc(100), 'audio/mpeg', false],
    ['bare MP3 frames', Buffer.concat(Array(3).fill(frame())), 'audio/pcm', false],
    ['Ogg', Buffer.from('OggS and so on'), 'application/octet-stream', false],
    ['an unknown WAV format', wav(Buffer.alloc(30), { tag: 6, bits: 8 }), 'audio/wav', false],
    ['an absurd rate', Buffer.alloc(100), 'audio/pcm;rate=400', false],
    ['five channels', Buffer.alloc(100), 'audio/pcm;channels=5', false],
    ['HTML', Buffer.from('<html>'), 'text/html; charset=utf-8', true],
    ['a WAV file that broke off before its sound', wav(Buffer.alloc(0)).subarray(0, 40), 'audio/wav', true],
    ['half a sample', Buffer.alloc(101), 'audio/pcm', true],
    ['nothing', Buffer.alloc(0), 'audio/pcm', true],
  ])('is refused clearly: %s', (_what, bytes, contentType, mayPass) => {
    expect(() => soundOf(bytes, contentType)).toThrowError(
      expect.objectContaining({ mayPass } as Partial<SpeechTrouble>),
    )
  })

  test('that begins as loud as an MP3 frame does is still sound', () => {
    const loud = s16(tone(24_000))
    loud.writeUInt32BE(0xfffb9044, 0)
    expect(heard(loud, 'audio/pcm').tone).toBeGreaterThan(0.99)
  })
})

/** A frame of MPEG-1 layer III, 128 kbps, 44,100 Hz. */
function frame(): Buffer {
  const bytes = Buffer.alloc(417)
  bytes.writeUInt32BE(0xfffb9044, 0)
  return bytes
}
