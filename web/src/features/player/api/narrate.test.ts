import { cardOf, type Story } from '@perinka/contract/stories'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keys } from '../../../shared/query/keys.ts'
import { aStory, read } from '../engine/testing/fakes.ts'
import { narrate } from './narrate.ts'

const story = read(aStory(1))
const next = { ...story, voice: 'echo' as const, standardAudioUrl: '/next', standardDuration: null }
let client: QueryClient
let asked: { body: unknown; ifNone: string | null; seen: Story[] }[]

/** What the story's page and the list show just now. */
const seen = () => [
  client.getQueryData(keys.story(story.id)) as Story,
  client.getQueryData(keys.stories)?.[0] as unknown as Story,
]

function serverSays(status: number, body: unknown) {
  vi.stubGlobal('fetch', async (_: string, { headers, body: sent }: { headers: Headers; body: string }) => {
    asked.push({ body: JSON.parse(sent), ifNone: headers.get('If-None-Match'), seen: seen() })
    return new Response(JSON.stringify(body), { status })
  })
}

beforeEach(() => {
  asked = []
  client = new QueryClient()
  client.setQueryData(keys.story(story.id), story)
  client.setQueryData(keys.stories, [cardOf(story)])
})
afterEach(() => vi.unstubAllGlobals())

describe('a different version', () => {
  test('clears the audio there is and takes the chosen voice, and then asks for new audio', {
    tags: ['4.6a', '4.6b', '7.8'],
  }, async () => {
    serverSays(200, next)
    await narrate(client, story, { voice: 'echo', regenerate: true })
    expect(asked).toMatchObject([{ body: { voice: 'echo' }, ifNone: null }])
    for (const shown of asked[0]?.seen ?? [])
      expect(shown).toMatchObject({ voice: 'echo', audioUrl: null, standardAudioUrl: null, standardDuration: null })
    for (const shown of seen()) expect(shown).toMatchObject({ voice: 'echo', standardAudioUrl: '/next' })
  })

  test('that cannot be asked for brings the former back, voice and all', async () => {
    serverSays(429, { code: 'too_many_requests', message: 'Too many requests' })
    await expect(narrate(client, story, { voice: 'echo', regenerate: true })).rejects.toThrow('429')
    expect(seen()).toEqual([story, cardOf(story)])
  })
})

test('audio that this screen has not heard of yet is asked for as it is, and nothing is cleared', async () => {
  serverSays(200, story)
  await narrate(client, story, { voice: 'alloy' })
  expect(asked).toEqual([{ body: { voice: 'alloy' }, ifNone: '*', seen: [story, cardOf(story)] }])
})
