import type { Narration } from '@perinka/contract/narration'
import type { StorySummary } from '@perinka/contract/stories'
import type { QueryClient } from '@tanstack/react-query'
import { hasSavedAudio, openSavedAudio, readyAudio } from '../../../shared/offline/saved-audio.ts'
import type { PlayerFailure } from '../../../shared/player/player.ts'
import { refreshStory } from '../../../shared/query/show-story.ts'
import { loadNarration, type NarrationWish, narrate } from '../api/narrate.ts'
import type { AudioElement } from './audio-element.ts'
import { audioOf, type StoryAudio } from './audio-of.ts'
import { failureOf, NotPlayed } from './failure.ts'
import { followNarration } from './follow-narration.ts'
import type { Facts } from './playback.ts'
import { readNarration } from './read-stream.ts'
import { canStream, openStream, type StreamSource } from './stream-source.ts'

interface SourceParts {
  audio: AudioElement
  client: QueryClient
  story: StorySummary
  /** Null where what the story has is what is wanted. */
  wish: NarrationWish | null
  /** Seconds at which to begin. */
  at: number
  /** Nothing is asked of the server any more, of this story or one before it. */
  ending: AbortSignal
  onFailure(failure: PlayerFailure): void
}

export type StorySource = ReturnType<typeof openStory>

/**
 * Gives the element a story's audio: the stored one by its plain address, or one that is being made as a stream, where the
 * browser can. The element has its source before this returns, so that it may be told to play within the click. One
 * closure: all of it shares the story's time in the element, which `leaving` ends.
 */
export function openStory({ audio, client, story, wish, at, ending, onFailure }: SourceParts) {
  const { element } = audio
  const leaving = new AbortController()
  const forgetting = new AbortController()
  const { signal } = leaving
  let shown = story
  let stream: StreamSource | null = null
  let isMended = false

  const stored = audioOf(story)
  if (stored && stored.duration !== null && !wish) playStored(stored, at)
  else make().catch(fail)
  ending.addEventListener('abort', stop)

  /** What comes late says nothing of the story that is in the element by then. */
  function learn(facts: Facts): void {
    if (!signal.aborted) audio.learn(facts)
  }

  function show(fresh: StorySummary): void {
    shown = fresh
    learn({ story: fresh })
  }

  function playStored({ address, v }: StoryAudio, from: number): void {
    stream?.stop()
    stream = null
    const ready = readyAudio(story.id)
    if (!hasSavedAudio(story.id, address)) audio.open(address, from)
    else if (ready) audio.open(ready, from)
    else {
      audio.empty()
      openSavedAudio(story.id).then((saved) => signal.aborted || audio.open(saved ?? address, from), fail)
    }
    learn({ isWhole: true })
    // The story is heard without its times as well.
    loadNarration(story.id, v, signal).then((narration) => learn({ narration }), ignore)
  }

  async function make(): Promise<void> {
    const narrated = narrate(client, story, wish ?? { voice: story.voice })
    if (canStream()) {
      stream = openStream(element, at)
      audio.sound()
    } else audio.empty()
    show(await narrated)
    signal.throwIfAborted()
    const made = audioOf(shown)
    if (!made) throw new NotPlayed('making')
    if (made.duration !== null) playStored(made, at)
    else await Promise.all([stream && read(made, stream), follow(made)])
  }

  /** To its end also where the family has moved on: every screen then knows how long it is, or what the server gave back. */
  async function follow({ address, v }: StoryAudio): Promise<void> {
    const load = () => loadNarration(story.id, v, forgetting.signal)
    const tell = (narration: Narration) => learn({ narration })
    const narration = await followNarration(load, tell, forgetting.signal).catch((error) => {
      // What streams is heard even where nobody answers how it comes along.
      if (stream) return null
      throw error
    })
    forgetting.signal.throwIfAborted()
    const fresh = await refreshStory(client, story.id, forgetting.signal).catch(() => null)
    signal.throwIfAborted()
    if (narration?.status === 'failed') throw new NotPlayed('making')
    if (fresh) show(fresh)
    if (narration) learn({ isWhole: true })
    if (!stream) playStored({ address, v, duration: 0 }, at)
  }

  async function read({ address, v }: StoryAudio, into: StreamSource): Promise<void> {
    try {
      await readNarration(address, into.push, signal)
      into.end()
      learn({ isWhole: true })
    } catch (error) {
      signal.throwIfAborted()
      const { status } = await loadNarration(story.id, v, signal)
      // The next press plays what the story has, which is what it had before.
      if (status === 'failed') await refreshStory(client, story.id, signal).catch(ignore)
      if (status === 'running' && failureOf(error) === 'too_many_streams') throw error
      if (status !== 'done') throw new NotPlayed(status === 'failed' ? 'making' : 'playback', error)
      playStored({ address, v, duration: 0 }, element.currentTime)
    }
  }

  async function mend(from: number): Promise<void> {
    if (isMended) throw new NotPlayed('playback')
    isMended = true
    const fresh = await refreshStory(client, story.id, signal).catch((error) => {
      // The connection is gone: what this device keeps may be another reading of the story.
      if (stored && hasSavedAudio(story.id, stored.address)) return shown
      throw error
    })
    const now = fresh && audioOf(fresh)
    if (!now || now.duration === null) throw new NotPlayed('playback')
    show(fresh)
    playStored(now, from)
  }

  function fail(error: unknown): void {
    if (signal.aborted) return
    close()
    onFailure(failureOf(error))
  }

  function close(): void {
    leaving.abort()
    stream?.stop()
  }

  function stop(): void {
    close()
    forgetting.abort()
  }

  return {
    /** Seconds at which it began. */
    at,
    /** From the stored audio where a stream no longer holds that second. */
    seek(to: number): void {
      const now = audioOf(shown)
      if (stream && !isBuffered(element.buffered, to) && now && now.duration !== null) playStored(now, to)
      else element.currentTime = to
    },
    /** The element gave up: begins once more, at the address that the server names now. */
    mend: (from: number) => void mend(from).catch(fail),
    /** The story leaves the element; a narration that is being made is followed to its end. */
    close,
    /** Nothing more is asked of the server either. */
    stop,
  }
}

function isBuffered(buffered: TimeRanges, at: number): boolean {
  for (let range = 0; range < buffered.length; range++) {
    if (buffered.start(range) <= at && at <= buffered.end(range)) return true
  }
  return false
}

const ignore = () => {}
