import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPlayer } from './family-player.ts'
import { aStory, FakeAudio, read } from './testing/fakes.ts'

let audio: FakeAudio & { preload?: string; src?: string }

beforeEach(() => {
  audio = new FakeAudio()
  vi.stubGlobal('Audio', function Audio() {
    return audio
  })
})
afterEach(() => vi.unstubAllGlobals())

const player = () => createPlayer({ userId: 'family', client: new QueryClient(), artwork: async () => null })

test('a page with a stored narration gets its beginning ready', () => {
  const story = read(aStory(1))
  player().ready(story)
  expect(audio).toMatchObject({ preload: 'metadata', src: story.standardAudioUrl, currentTime: 0 })
})

test.each([
  ['was never read aloud', aStory(2)],
  ['is still being read', read(aStory(3), null)],
])('nothing is fetched for a story that %s', (_, story) => {
  const before = audio.src
  player().ready(story)
  expect(audio.src).toBe(before)
})
