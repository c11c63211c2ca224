import 'fake-indexeddb/auto'
import type { Story } from '@perinka/contract/stories'
import { vi } from 'vitest'

export const STORY: Story = {
  id: '00000000-0000-4000-8000-000000000001',
  userId: 'p1',
  title: 'The Lamp',
  seriesTitle: null,
  content: 'A lamp stood in the window.\n\nIt hummed.',
  theme: 'forest',
  length: 'short',
  voice: 'alloy',
  language: 'en',
  characters: [],
  childProfileId: '00000000-0000-4000-8000-0000000000c1',
  audioUrl: null,
  ttsProvider: 'openai',
  duration: null,
  standardAudioUrl: '/api/stories/1/audio?v=1',
  standardDuration: 41,
  isFavorite: false,
  linkShared: false,
  parentStoryId: null,
  chapterNumber: 1,
  isChapter: false,
  words: 8,
  createdAt: '2026-11-21T20:00:00Z',
}

export const storyNumber = (number: number, changes: Partial<Story> = {}): Story => ({
  ...STORY,
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  ...changes,
})

/** A server that answers these addresses; with null the line is gone. */
export function serverHas(answers: Record<string, () => Response> | null) {
  const fetched = vi.fn(async (address: string) => {
    const answer = answers?.[address]
    if (!answer) {
      if (answers === null) throw new TypeError('Failed to fetch')
      return new Response(null, { status: 404, statusText: 'Not Found' })
    }
    return answer()
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}

/** What the browser keeps beside the database. */
export function keepsInStorage(): Map<string, string> {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  return stored
}

export const json = (body: unknown) => () => new Response(JSON.stringify(body))
