import type { Narration } from '@perinka/contract/narration'
import type { Story } from '@perinka/contract/stories'

/** Ids that count up, as uuids. */
export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export function aStory(n: number, changes: Partial<Story> = {}): Story {
  return {
    ...{
      id: idOf(n),
      userId: 'family',
      title: `Story ${n}`,
      seriesTitle: null,
      content: 'One. Two.',
      words: 2,
      theme: 'space',
    },
    ...{ length: 'short', voice: 'alloy', language: 'en', characters: [], childProfileId: null, ttsProvider: 'openai' },
    ...{ audioUrl: null, duration: null, standardAudioUrl: null, standardDuration: null, isFavorite: false },
    ...{
      linkShared: false,
      parentStoryId: null,
      chapterNumber: 1,
      isChapter: false,
      createdAt: '2026-11-21T20:00:00Z',
    },
    ...changes,
  }
}

/** The story with a narration of its own number, 120 seconds long, or `null` while it is being made. */
export function read(story: Story, duration: number | null = 120): Story {
  const standardAudioUrl = `/api/stories/${story.id}/audio?v=${story.id}`
  return { ...story, standardAudioUrl, standardDuration: duration }
}

/** Sentences of 2.5 seconds, one each 3 seconds, as far as was spoken. */
export function aNarration(story: Story, status: Narration['status'] = 'done', spokenMs = 120_000): Narration {
  const count = Math.floor(spokenMs / 3000)
  const sentences = Array.from({ length: count }, (_, place) => {
    return { start: place * 10, end: place * 10 + 9, from: place * 3000, to: place * 3000 + 2500 }
  })
  const error = status === 'failed' ? { code: 'narration_failed', message: 'The story could not be read aloud' } : null
  const paragraphs = [{ place: 0, sentences, words: [] }]
  return { id: story.id, storyId: story.id, voice: story.voice, status, spokenMs, paragraphs, error }
}

/** Stretches of time, as a media element tells of them. */
export function ranges(...list: [number, number][]): TimeRanges {
  return { length: list.length, start: (i) => list[i]?.[0] ?? 0, end: (i) => list[i]?.[1] ?? 0 }
}

/** An audio element that makes no sound: a test says when it plays, moves and ends. */
export class FakeAudio extends EventTarget {
  readonly HAVE_CURRENT_DATA = 2
  readyState = 0
  currentTime = 0
  duration = Number.NaN
  paused = true
  ended = false
  volume = 1
  playbackRate = 1
  defaultPlaybackRate = 1
  buffered = ranges()
  /** What became of the presses: the addresses that were told to play. */
  played: string[] = []
  refuses: string | null = null
  private address: string | null = null

  get src(): string {
    return this.address ?? ''
  }
  set src(address: string) {
    Object.assign(this, { address, currentTime: 0, duration: Number.NaN, paused: true, ended: false, readyState: 0 })
  }
  getAttribute(): string | null {
    return this.address
  }
  hasAttribute(): boolean {
    return this.address !== null
  }
  removeAttribute(): void {
    this.src = ''
    this.address = null
  }
  load(): void {}
  play(): Promise<void> {
    if (this.refuses) return Promise.reject(Object.assign(new Error('refused'), { name: this.refuses }))
    this.paused = false
    this.played.push(this.src)
    return Promise.resolve()
  }
  pause(): void {
    if (this.paused) return
    this.paused = true
    this.tell('pause')
  }

  tell(event: string): void {
    this.dispatchEvent(new Event(event))
  }
  sounds(duration = 120): void {
    Object.assign(this, { duration, readyState: 4, ended: false })
    this.tell('durationchange')
    this.tell('playing')
  }
  moves(to: number): void {
    this.currentTime = to
    this.tell('timeupdate')
  }
  ends(): void {
    Object.assign(this, { currentTime: this.duration, ended: true, paused: true })
    this.tell('pause')
    this.tell('ended')
  }
}
