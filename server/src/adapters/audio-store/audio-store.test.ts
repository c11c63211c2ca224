import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { AudioStore } from '../../ports/audio-store.ts'
import { s3Server } from '../../testing/s3-server.ts'
import { createAudioStore } from '../choose.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(cleanups.splice(0).map((cleanup) => cleanup())))

async function files(): Promise<AudioStore> {
  const folder = await mkdtemp(join(tmpdir(), 'perinka-audio-'))
  cleanups.push(() => rm(folder, { recursive: true }))
  return createAudioStore({ adapter: 'files', folder: join(folder, 'audio') })
}

async function bucket(): Promise<AudioStore> {
  const server = await s3Server()
  cleanups.push(server.close)
  return createAudioStore(server.config)
}

const newName = () => `${randomUUID()}.mp3`

/** Longer than what is read at once, and every stretch of it differs from the others. */
const AUDIO = Buffer.from(Uint32Array.from({ length: 50_000 }, (_, index) => index).buffer)

async function bytes(stream: ReadableStream<Uint8Array> | null): Promise<Buffer | null> {
  return stream && Buffer.from(await new Response(stream).arrayBuffer())
}

describe.each([
  ['files', files],
  ['an S3 bucket', bucket],
])('an audio store of %s', (_, createStore) => {
  test('gives back what was put, byte for byte', async () => {
    const store = await createStore()
    const name = newName()
    await store.put(name, AUDIO)
    expect(AUDIO.equals((await bytes(await store.read(name))) ?? Buffer.of())).toBe(true)
  })

  test('gives the range that is asked for, and no byte more', async () => {
    const store = await createStore()
    const name = newName()
    await store.put(name, AUDIO)
    const last = AUDIO.length - 1
    for (const [start, end] of [
      [0, 1],
      [65_535, 65_537],
      [100_000, last],
      [last, last],
    ] as const) {
      const part = await bytes(await store.read(name, { start, end }))
      expect(AUDIO.subarray(start, end + 1).equals(part ?? Buffer.of()), `${start}-${end}`).toBe(true)
    }
  })

  test('refuses a range that begins beyond the end', async () => {
    const store = await createStore()
    const name = newName()
    await store.put(name, AUDIO)
    await expect(store.read(name, { start: AUDIO.length, end: AUDIO.length + 9 })).rejects.toThrow()
  })

  test('knows nothing of what was never put', async () => {
    const store = await createStore()
    expect(await store.read(newName())).toBeNull()
    expect(await store.read(newName(), { start: 0, end: 1 })).toBeNull()
  })

  test('replaces an object in one step: a reader of the old one hears it to its end', async () => {
    const store = await createStore()
    const name = newName()
    await store.put(name, AUDIO)
    const reading = await store.read(name)
    await store.put(name, Buffer.from('new'))
    expect(AUDIO.equals((await bytes(reading)) ?? Buffer.of())).toBe(true)
    expect((await bytes(await store.read(name)))?.toString()).toBe('new')
  })

  test('keeps objects apart from one another', async () => {
    const store = await createStore()
    const names = Array.from({ length: 5 }, newName)
    await Promise.all(names.map((name) => store.put(name, Buffer.from(name))))
    await store.remove(names[0] ?? '')
    const read = await Promise.all(names.map(async (name) => (await bytes(await store.read(name)))?.toString()))
    expect(read).toEqual([undefined, ...names.slice(1)])
  })

  test('forgets what is removed, and does not mind removing it again', async () => {
    const store = await createStore()
    const name = newName()
    await store.put(name, AUDIO)
    await store.remove(name)
    await store.remove(name)
    expect(await store.read(name)).toBeNull()
  })

  test('lets a reader leave in the middle', async () => {
    const store = await createStore()
    const name = newName()
    await store.put(name, AUDIO)
    const reader = (await store.read(name))?.getReader()
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0)
    await reader?.cancel()
    expect(await bytes(await store.read(name, { start: 0, end: 3 }))).toHaveLength(4)
  })

  test.each([
    '../secret.mp3',
    '..%2fsecret.mp3',
    '/etc/passwd',
    '',
    `x/${randomUUID()}.mp3`,
    `${randomUUID()}.mp3\n`,
    `${randomUUID()}.mp3?acl`,
    `${randomUUID()}.wav`,
  ])('takes nothing by the name %j', async (name) => {
    const store = await createStore()
    await expect(store.put(name, AUDIO)).rejects.toThrow(/named by a uuid/)
    await expect(store.read(name)).rejects.toThrow(/named by a uuid/)
    await expect(store.remove(name)).rejects.toThrow(/named by a uuid/)
  })
})
