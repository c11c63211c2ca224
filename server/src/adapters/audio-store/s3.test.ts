import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import type { S3Config } from '../../config/audio-store.ts'
import { type S3Server, s3Server } from '../../testing/s3-server.ts'
import { s3AudioStore } from './s3.ts'
import type { S3Timings } from './s3-client.ts'

const NAME = `${randomUUID()}.mp3`
const KEY = `narrations/${NAME}`
const AUDIO = Buffer.alloc(200_000, 'la')

let server: S3Server
afterEach(() => server.close())

async function bucket({ timings, settings }: { timings?: Partial<S3Timings>; settings?: Partial<S3Config> } = {}) {
  server = await s3Server()
  return s3AudioStore({ ...server.config, ...settings }, { pause: 1, ...timings })
}

describe('narrations kept in a bucket', () => {
  test('lie under the prefix, as audio, and what is asked for is signed as S3 signs it', async () => {
    const store = await bucket()
    await store.put(NAME, AUDIO)
    expect([...server.objects]).toEqual([[KEY, { bytes: AUDIO, type: 'audio/mpeg' }]])
    await store.remove(NAME)
    expect(server.objects.size).toBe(0)
    expect(server.requests).toEqual([`PUT /perinka/${KEY}`, `DELETE /perinka/${KEY}`])
  })

  test.each([
    [{ secretAccessKey: 'another' }, 'SignatureDoesNotMatch'],
    [{ accessKeyId: 'another' }, 'InvalidAccessKeyId'],
    [{ region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
    [{ bucket: 'another' }, 'NoSuchBucket'],
  ])('fail with %o by the store’s own word, at once', async (settings, code) => {
    const store = await bucket({ settings })
    await expect(store.put(NAME, AUDIO)).rejects.toMatchObject({ code })
    await expect(store.read(NAME)).rejects.toMatchObject({ code })
    await expect(store.remove(NAME)).rejects.toMatchObject({ code })
    expect(server.requests).toHaveLength(3)
    expect(server.objects.size).toBe(0)
  })

  test.each([
    { status: 503, code: 'SlowDown' },
    { status: 500, code: 'InternalError' },
    { status: 429, code: 'TooManyRequests' },
    'hang up' as const,
  ])('are asked for again where the store says %o', async (fault) => {
    const store = await bucket()
    server.faults.push(fault, fault)
    await store.put(NAME, AUDIO)
    expect(server.requests).toHaveLength(3)
    expect(server.objects.get(KEY)?.bytes.equals(AUDIO)).toBe(true)
  })

  test('fail where the store is busy for good', async () => {
    const store = await bucket()
    server.faults.push(...Array.from({ length: 3 }, () => ({ status: 503, code: 'SlowDown' })))
    await expect(store.put(NAME, AUDIO)).rejects.toMatchObject({ statusCode: 503, code: 'SlowDown' })
    expect(server.objects.size).toBe(0)
  })

  test('fail where the store says neither yes nor no', async () => {
    const store = await bucket({ timings: { call: 20 } })
    server.faults.push('hang', 'hang')
    await expect(store.put(NAME, Buffer.from('la'))).rejects.toThrow(/did not answer in time/)
    await expect(store.read(NAME)).rejects.toThrow(/did not answer in time/)
    expect(server.objects.size).toBe(0)
  })

  test('fail where nobody is there', async () => {
    const store = await bucket({ settings: { endpoint: 'http://127.0.0.1:9' } })
    await expect(store.read(NAME)).rejects.toThrow()
  })

  test.each(['silence', 'hang up'] as const)('break off where a store ends in %s', async (fault) => {
    const store = await bucket({ timings: { silence: 20 } })
    await store.put(NAME, AUDIO)
    server.faults.push(fault)
    const body = await store.read(NAME)
    await expect(new Response(body).arrayBuffer()).rejects.toThrow()
  })

  test('fail where the store knows no ranges: the wrong bytes would be played', async () => {
    const store = await bucket()
    await store.put(NAME, AUDIO)
    server.faults.push('no ranges')
    await expect(store.read(NAME, { start: 2, end: 3 })).rejects.toMatchObject({ code: 'RangeIgnored' })
  })

  test('hang up on the store when their listener does', async () => {
    const store = await bucket()
    await store.put(NAME, Buffer.alloc(20_000_000))
    const reader = (await store.read(NAME))?.getReader()
    await reader?.read()
    await reader?.cancel()
    await expect.poll(() => server.left).toBe(1)
  })
})
