import type { Narration } from '@perinka/contract/narration'
import { cardOf, type Story } from '@perinka/contract/stories'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, vi } from 'vitest'
import { keys } from '../../../../shared/query/keys.ts'
import { changeListening } from '../../../../shared/settings/listening.ts'
import { createEngine, type Engine } from '../engine.ts'
import { createPlayback, type Playback } from '../playback.ts'
import { createPositions } from '../positions.ts'
import { aNarration, aStory, FakeAudio, read } from './fakes.ts'

export const story = aStory(1)
export const other = aStory(2)

interface Family {
  /** What the server knows; a test changes it as things happen there. */
  stories: Map<string, Story>
  narration: Narration
  refuses: readonly [number, string] | null
  /** The same of the sound of a narration that is being made. */
  refusesSound: readonly [number, string] | null
  isAway: boolean
  /** The calls, by what they were about and the story's number. */
  asked: string[]
  audio: FakeAudio
  client: QueryClient
  engine: Engine
  playback: Playback
  /** What the device keeps. */
  kept: Map<string, string>
}

/** A family that listens, on a machine without sound; anew for each test of the file that calls it. */
export function listeningFamily() {
  const family = {} as Family

  beforeEach(() => {
    vi.useFakeTimers()
    const stories = new Map([story, other].map((one) => [one.id, one]))
    Object.assign(family, { stories, narration: aNarration(story), isAway: false, asked: [] })
    Object.assign(family, { refuses: null, refusesSound: null })
    family.kept = new Map()
    family.audio = new FakeAudio()
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => fetched(family, path, init))
    stubBrowser(family.kept)
    const queries = { staleTime: Number.POSITIVE_INFINITY, retry: false }
    family.client = new QueryClient({ defaultOptions: { queries } })
    family.client.setQueryData(keys.stories, [...stories.values()].map(cardOf))
    family.playback = createPlayback()
    const { audio, playback, client } = family
    const artwork = async () => null
    family.engine = createEngine({
      ...{ audio: audio as never, playback, client, artwork },
      positions: createPositions('family'),
    })
  })
  afterEach(() => {
    family.engine.stop()
    family.client.clear()
    changeListening({ chapterAfterChapter: false, speed: 1 })
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  /** Both the server and the screens know these. */
  function known(...stories: Story[]): void {
    for (const one of stories) family.stories.set(one.id, one)
    family.client.setQueryData(keys.stories, [...family.stories.values()].map(cardOf))
  }

  return {
    family,
    known,
    status: () => family.playback.state().status,
    inList: (id: string) => family.client.getQueryData(keys.stories)?.find((one) => one.id === id),
    place: (id = story.id) => createPositions('family').of(id),
    async plays(one = read(story)) {
      known(one)
      family.engine.send({ type: 'play', story: one })
      family.audio.sounds()
      await settled()
    },
  }
}

export const settled = () => vi.advanceTimersByTimeAsync(1)

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

async function fetched(server: Family, path: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const [, , , id = '', what] = path.split(/[/?]/)
  server.asked.push(`${method} ${what ?? 'story'} ${Number(id.slice(-3))}`)
  if (server.isAway) throw new TypeError('Failed to fetch')
  const stored = server.stories.get(id)
  if (path === '/api/stories?view=card') return answer([...server.stories.values()].map(cardOf))
  if (path.includes('/timings')) return answer({ ...server.narration, id, storyId: id })
  if (method === 'POST') {
    if (server.refuses) return answer({ code: server.refuses[1], message: 'No' }, server.refuses[0])
    const { voice } = JSON.parse(String(body))
    const asks = stored?.standardAudioUrl && voice === stored.voice ? stored : { ...read(stored ?? story, null), voice }
    server.stories.set(id, asks)
    return answer(asks)
  }
  if (path.includes('/audio') && server.refusesSound) {
    return answer({ code: server.refusesSound[1], message: 'No' }, server.refusesSound[0])
  }
  // A stream that stays open, as of a narration that is being made.
  if (path.includes('/audio')) return new Response(new ReadableStream())
  return answer(stored)
}

class FakeMediaSource extends EventTarget {
  static isTypeSupported = () => true
  readyState = 'closed'
}

function stubBrowser(kept: Map<string, string>): void {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: {} } }))
  vi.stubGlobal('navigator', { vendor: '' })
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('MediaSource', FakeMediaSource)
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:stream', revokeObjectURL() {} })
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
}
