import { afterEach, describe, expect, test } from 'vitest'
import { SAMPLE_RATE } from '../ports/narrator.ts'
import { type Encoder, openEncoder } from './encoder.ts'
import { soundThread, startSoundThread } from './sound-thread.ts'

const open: Encoder[] = []
afterEach(() => {
  for (const encoder of open.splice(0)) encoder.close()
})
function opened(...[options]: Parameters<typeof openEncoder>): Encoder {
  const encoder = openEncoder(options)
  open.push(encoder)
  return encoder
}

/** A voice-like sound: a gliding tone that comes and goes. */
function sound(seconds: number): Float32Array {
  return Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, i) => {
    const t = i / SAMPLE_RATE
    return 0.3 * Math.sin(2 * Math.PI * (150 + 20 * Math.sin(t)) * t) * (0.5 + 0.5 * Math.sin(3 * t))
  })
}

/** Lengths of the MPEG-2 layer III frames (mono, 24,000 Hz) that `bytes` consists of; throws where it does not. */
function framesOf(bytes: Uint8Array): { kbps: number; count: number } {
  const rates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kinds = new Set<number>()
  let count = 0
  for (let at = 0; at < bytes.length; count++) {
    const head = view.getUint32(at)
    const isFrame = head >>> 19 === 0b1111111111110 && ((head >>> 17) & 3) === 1
    const isMono24k = ((head >>> 10) & 3) === 1 && ((head >>> 6) & 3) === 3
    if (!isFrame || !isMono24k || (head >>> 9) & 1) throw new Error(`no unpadded frame at byte ${at}`)
    const kbps = rates[(head >>> 12) & 15] ?? 0
    kinds.add(kbps)
    at += kbps * 3
    if (at > bytes.length) throw new Error('the last frame is not whole')
  }
  if (kinds.size > 1) throw new Error('the bit rate is not constant')
  return { kbps: [...kinds][0] ?? 0, count }
}

async function encodeAll(encoder: Encoder, pieces: Float32Array[]): Promise<Uint8Array[]> {
  return [...(await Promise.all(pieces.map((piece) => encoder.encode(piece)))), await encoder.finish()]
}

describe('an encoder', () => {
  test.each([48, 64] as const)('makes one constant stream of whole frames, %i kbps', async (kbps) => {
    const parts = await encodeAll(opened({ kbps }), [sound(2), new Float32Array(700), sound(0.01), sound(3)])
    for (const part of parts) if (part.length > 0) expect(framesOf(part).kbps).toBe(kbps)
    const { count } = framesOf(Buffer.concat(parts))
    const fed = 5.01 * SAMPLE_RATE + 700
    expect(count * 576).toBeGreaterThanOrEqual(fed + 1105)
    expect(count * 576).toBeLessThan(fed + 1105 + 3 * 576)
  })

  test('makes the same bytes however a sound is cut', async () => {
    const whole = sound(3)
    const pieces = Array.from({ length: 30 }, (_, i) => whole.subarray(i * 2400, (i + 1) * 2400))
    const [one, many] = await Promise.all([
      encodeAll(opened({ kbps: 48 }), [whole]),
      encodeAll(opened({ kbps: 48 }), pieces),
    ])
    expect(Buffer.concat(many).equals(Buffer.concat(one))).toBe(true)
    expect(whole.length).toBe(3 * SAMPLE_RATE)
  })

  test('shares its thread with others without mixing their sounds', async () => {
    const alone = Buffer.concat(await encodeAll(opened({ kbps: 48 }), [sound(2)]))
    const together = await Promise.all(
      Array.from({ length: 6 }, () => encodeAll(opened({ kbps: 48 }), [sound(1), sound(2).subarray(SAMPLE_RATE)])),
    )
    for (const parts of together) expect(Buffer.concat(parts).equals(alone)).toBe(true)
  })

  test('begins anew after one that was given up', async () => {
    const first = Buffer.concat(await encodeAll(opened({ kbps: 48 }), [sound(1)]))
    const givenUp = opened({ kbps: 64 })
    await givenUp.encode(sound(1))
    givenUp.close()
    expect(Buffer.concat(await encodeAll(opened({ kbps: 48 }), [sound(1)])).equals(first)).toBe(true)
  })

  test('that resumes another’s stream goes on at the time that was told', async () => {
    const before = opened({ kbps: 48 })
    const kept = await before.encode(Float32Array.of(...sound(2), ...new Float32Array(SAMPLE_RATE / 2)))
    before.close()
    expect((kept.length * 8) / 48).toBeLessThan(2500)
    const parts = await encodeAll(opened({ kbps: 48, resumes: { ms: 2500, bytes: kept.length } }), [sound(1)])
    const { count } = framesOf(Buffer.concat([kept, ...parts]))
    expect(count * 24).toBeGreaterThanOrEqual(3500 + 46)
    expect(count * 24).toBeLessThan(3500 + 46 + 3 * 24)
  })

  test('takes nothing more once it is finished or closed', async () => {
    const encoder = opened({ kbps: 48 })
    await encoder.finish()
    await expect(encoder.encode(sound(1))).rejects.toThrow('this encoder is closed')
  })

  test('fails where the thread dies, and the next one starts another', async () => {
    const encoder = opened({ kbps: 48 })
    await encoder.encode(sound(1))
    const dying = soundThread()
    const cut = encoder.encode(sound(1))
    await Promise.all([expect(cut).rejects.toThrow('the sound thread has ended'), dying.end()])
    await expect(encoder.finish()).rejects.toThrow('the sound thread has ended')
    expect((await encodeAll(opened({ kbps: 48 }), [sound(1)])).length).toBe(2)
  })

  test('fails where the thread hangs, which is then ended', async () => {
    const hanging = startSoundThread(1)
    await expect(hanging.run('openEncoder', { encoder: 1, kbps: 48 })).rejects.toThrow('the sound thread has ended')
    expect(hanging.hasEnded()).toBe(true)
  })
})
