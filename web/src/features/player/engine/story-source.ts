import type { Voice } from '@perinka/contract/catalog'
import type { Narration } from '@perinka/contract/narration'
import type { StorySummary } from '@perinka/contract/stories'
import type { QueryClient } from '@tanstack/react-query'
import { hasKeptAudio, openKeptAudio, readyAudio } from '../../../shared/offline/kept-audio.ts'
import type { PlayerFailure } from '../../../shared/player/player.ts'
import { askNarration, narrate, refreshStory } from '../api/narrate.ts'
import { audioOf, type StoryAudio } from './audio-of.ts'
import { failureOf, NotPlayed } from './failure.ts'
import { followNarration } from './follow-narration.ts'
import { readNarration } from './read-stream.ts'
import { canStream, openStream, type StreamSource } from './stream-source.ts'

interface Wanted {
  audio: HTMLAudioElement
  client: QueryClient
  story: StorySummary
  /** Null where what the story has is what is wanted. */
  wish: { voice: Voice; regenerate?: boolean | undefined } | null
  /** Seconds at which to begin. */
  at: number
  tell: {
    /** The element has something new to play, and has to be told to. */
    source(): void
    story(story: StorySummary): void
    narration(narration: Narration): void
    /** Nothing more has to be made for this story to be heard to its end. */
    whole(): void
    failed(failure: PlayerFailure): void
  }
}

export interface StorySource {
  /** Whether the element can go to `at` by itself. */
  holds(at: number): boolean
  /** Goes on at `at` from the stored audio; false where nothing is stored yet. For what a stream no longer holds. */
  moveTo(at: number): boolean
  /** The element gave up: begins once more at `at`, at the address that the server names now. */
  mend(at: number): void
  /** `forGood`: nor is anybody told how a narration that is being made comes along. */
  close(forGood: boolean): void
}

/**
 * Gives the element a story's audio: the stored one by its plain address, or one that is being made as a stream, where the
 * browser can. The element has its source before this returns, so that it may be told to play within the click.
 */
export function openStory({ audio, client, story, wish, at, tell }: Wanted): StorySource {
  const leaving = new AbortController()
  const { signal } = leaving
  const forgetting = new AbortController()
  let shown = story
  let stream: StreamSource | null = null
  let isMended = false

  const stored = audioOf(story)
  if (stored && stored.duration !== null && !wish) playStored(stored, at)
  else make().catch(fail)

  function playStored({ address, v }: StoryAudio, from: number): void {
    stream?.close()
    stream = null
    if (hasKeptAudio(story.id, address)) playKept(address, from)
    else playFrom(address, from)
    tell.whole()
    // The story is heard without its times as well.
    askNarration(story.id, v, signal).then(tell.narration, ignore)
  }

  function playFrom(source: string, from: number): void {
    // What was got ready sounds at once; asked anew, it would first have to come again.
    if (audio.error || audio.getAttribute('src') !== source) audio.src = source
    if (audio.currentTime !== from) audio.currentTime = from
    tell.source()
  }

  /** From what this device keeps; `address` where that is gone. */
  function playKept(address: string, from: number): void {
    const ready = readyAudio(story.id)
    if (ready) {
      playFrom(ready, from)
      return
    }
    unlock()
    openKeptAudio(story.id).then((kept) => signal.aborted || playFrom(kept ?? address, from), fail)
  }

  /** Pressed now, an iPhone lets it sound later. */
  function unlock(): void {
    audio.removeAttribute('src')
    audio.load()
  }

  async function make(): Promise<void> {
    const asked = narrate(client, story, wish ?? { voice: story.voice })
    if (canStream()) {
      stream = openStream(audio, at)
      tell.source()
    } else unlock()
    show(await asked)
    signal.throwIfAborted()
    const made = audioOf(shown)
    if (!made) throw new NotPlayed('making')
    if (made.duration !== null) return playStored(made, at)
    await Promise.all([stream && read(made, stream), follow(made)])
  }

  function show(story: StorySummary): void {
    shown = story
    tell.story(story)
  }

  /** To its end also where the family has moved on: every screen then knows how long it is, or what the server gave back. */
  async function follow({ address, v }: StoryAudio): Promise<void> {
    const hear = (narration: Narration) => signal.aborted || tell.narration(narration)
    const asking = () => askNarration(story.id, v, forgetting.signal)
    const narration = await followNarration(asking, hear, forgetting.signal).catch((error) => {
      // What streams is heard even where nobody answers how it comes along.
      if (stream) return null
      throw error
    })
    forgetting.signal.throwIfAborted()
    const fresh = await refreshStory(client, story.id, forgetting.signal).catch(() => null)
    signal.throwIfAborted()
    if (narration?.status === 'failed') throw new NotPlayed('making')
    if (fresh) show(fresh)
    if (narration) tell.whole()
    if (!stream) playStored({ address, v, duration: 0 }, at)
  }

  async function read({ address, v }: StoryAudio, into: StreamSource): Promise<void> {
    try {
      await readNarration(address, into.push, signal)
      into.end()
      tell.whole()
    } catch (error) {
      signal.throwIfAborted()
      const { status } = await askNarration(story.id, v, signal)
      // The next press plays what the story has, which is what it had before.
      if (status === 'failed') await refreshStory(client, story.id, signal).catch(ignore)
      if (status === 'running' && failureOf(error) === 'too_many_streams') throw error
      if (status !== 'done') throw new NotPlayed(status === 'failed' ? 'making' : 'playback', error)
      playStored({ address, v, duration: 0 }, audio.currentTime)
    }
  }

  async function begin(from: number): Promise<void> {
    if (isMended) throw new NotPlayed('playback')
    isMended = true
    const fresh = await refreshStory(client, story.id, signal).catch((error) => {
      // The line is gone: what this device keeps may be another reading of the story.
      if (stored && hasKeptAudio(story.id, stored.address)) return shown
      throw error
    })
    const now = fresh && audioOf(fresh)
    if (!now || now.duration === null) throw new NotPlayed('playback')
    show(fresh)
    playStored(now, from)
  }

  function fail(error: unknown): void {
    if (signal.aborted) return
    close(false)
    tell.failed(failureOf(error))
  }

  function close(forGood: boolean): void {
    leaving.abort()
    if (forGood) forgetting.abort()
    stream?.close()
  }

  return {
    holds: (to) => !stream || isBuffered(audio.buffered, to),
    moveTo(to) {
      const now = audioOf(shown)
      if (!now || now.duration === null) return false
      playStored(now, to)
      return true
    },
    mend: (from) => void begin(from).catch(fail),
    close,
  }
}

function isBuffered(buffered: TimeRanges, at: number): boolean {
  for (let range = 0; range < buffered.length; range++) {
    if (buffered.start(range) <= at && at <= buffered.end(range)) return true
  }
  return false
}

const ignore = () => {}
