import { afterEach, expect, test, vi } from 'vitest'
import { downloadAudio, savedAudioOf } from './audio.ts'

const none = { standardAudioUrl: null, standardDuration: null, audioUrl: null, duration: null }

afterEach(() => vi.unstubAllGlobals())

test.each([
  [
    'the standard address',
    { ...none, standardAudioUrl: '/a', standardDuration: 60, audioUrl: '/b', duration: 60 },
    '/a',
  ],
  ['the other where there is no standard one', { ...none, audioUrl: '/b', duration: 60 }, '/b'],
  ['nowhere where there is no audio', none, undefined],
])('a copy’s audio comes from %s', { tags: ['3.10'] }, (_, story, address) => {
  expect(savedAudioOf(story)?.address).toBe(address)
})

test('audio that is still being made is not whole', () => {
  expect(savedAudioOf({ ...none, standardAudioUrl: '/a' })).toEqual({ address: '/a', isWhole: false })
})

test('audio that the server refuses says what the server said', { tags: ['8.17b'] }, async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503, statusText: 'Service Unavailable' }))
  await expect(downloadAudio('/a', () => {})).rejects.toThrow('failed to download audio: Service Unavailable')
})

test('audio that breaks off is no audio', async () => {
  vi.stubGlobal('fetch', async () => new Response('short', { headers: { 'Content-Length': '99' } }))
  await expect(downloadAudio('/a', () => {})).rejects.toThrow('failed to download audio: the line broke')
})
