import type { Speed } from '@perinka/contract/catalog'
import type { StorySummary } from '@perinka/contract/stories'
import type { QueryClient } from '@tanstack/react-query'
import { type DrawArtwork, isOn, type PlayerCommand, type PlayerFailure } from '../../../shared/player/player.ts'
import { changeListening } from '../../../shared/settings/listening.ts'
import { familyStories, type NarrationWish } from '../api/narrate.ts'
import { audioElement } from './audio-element.ts'
import { audioOf } from './audio-of.ts'
import { createBedtime } from './bedtime.ts'
import { createEffects } from './effects.ts'
import { onStatus, type Playback } from './playback.ts'
import { positionTracker } from './position-tracker.ts'
import type { Positions } from './positions.ts'
import { goesOn, nextChapter, readerAhead } from './series.ts'
import { openStory, type StorySource } from './story-source.ts'
import { watchStory } from './watch-story.ts'

const TICK_MS = 1000

export interface EngineParts {
  audio: HTMLAudioElement
  playback: Playback
  positions: Positions
  client: QueryClient
  artwork: DrawArtwork
}

export type Engine = ReturnType<typeof createEngine>

type Play = Omit<Extract<PlayerCommand, { type: 'play' }>, 'type'>

/**
 * Everything that happens around one audio element while a family listens. One closure, since all of it is about the one
 * story that is in the player: what its parts do stands in their own files.
 */
export function createEngine({ audio: element, playback, positions, client, artwork }: EngineParts) {
  const { state, dispatch, learn } = playback
  const ending = new AbortController()
  let source: StorySource | null = null
  let stopWatching = () => {}

  const audio = audioElement({
    audio: element,
    playback,
    signal: ending.signal,
    on: { moved: tick, ended, broke: (at) => source?.mend(at) },
  })
  const time = () => audio.time() ?? source?.at ?? 0
  const next = () => nextChapter(client, state().story)
  const position = positionTracker(positions, playback, time)
  const readAhead = readerAhead(client, playback, time, ending.signal)
  const effects = createEffects({ playback, artwork, send, time, onPulse: tick, goOn: () => goOn(next()) })
  const bedtime = createBedtime({
    playback,
    on: {
      level(level) {
        element.volume = level
        effects.level(level)
      },
      sleep(at) {
        // Where the story is over, only the background sound is left.
        if (state().status === 'ended') effects.quiet()
        audio.pause()
        if (at !== null) seek(at)
      },
    },
  })

  function send(command: PlayerCommand): void {
    const { story, status } = state()
    if (command.type === 'play') play(command)
    else if (command.type === 'toggle' && (story?.id !== command.story.id || !isOn(status))) play(command)
    else if (command.type === 'toggle' || command.type === 'pause') audio.pause()
    else if (command.type === 'resume' && story && (status === 'ended' || status === 'failed')) play({ story })
    else if (command.type === 'resume') audio.resume()
    else if (command.type === 'seek') seek(command.seconds)
    else if (command.type === 'skip') seek(time() + command.seconds)
    else if (command.type === 'speed') setSpeed(command.speed)
    else if (command.type === 'sleep') bedtime.choose(command.sleep)
    else close()
  }

  function play({ story, voice, regenerate, at }: Play): void {
    const isLoaded = source !== null && state().story?.id === story.id
    if (regenerate || (voice && voice !== story.voice)) {
      begin(story, { voice: voice ?? story.voice, regenerate }, at ?? 0)
    } else if (!isLoaded) begin(story, null, at ?? positions.of(story.id, audioOf(story)?.v ?? null))
    else {
      if (at !== undefined || state().status === 'ended') seek(at ?? 0)
      audio.resume()
    }
  }

  function begin(story: StorySummary, wish: NarrationWish | null, at: number): void {
    leave()
    stopWatching()
    position.begin(at)
    dispatch({ type: 'loads', story, duration: (!wish && audioOf(story)?.duration) || 0 })
    source = openStory({ audio, client, story, wish, at, ending: ending.signal, onFailure: fail })
    effects.prepare()
    effects.hasNext(next() !== null)
    stopWatching = watchStory(client, story.id, {
      changed: (fresh) => learn({ story: fresh }),
      deleted() {
        position.stop()
        positions.remove(story.id)
        close('stop')
      },
    })
    if (story.seriesTitle) familyStories(client).then(() => effects.hasNext(next() !== null), ignore)
  }

  function goOn(chapter: StorySummary | null): void {
    if (chapter) begin(chapter, null, 0)
  }

  function fail(failure: PlayerFailure): void {
    leave()
    audio.empty()
    dispatch({ type: 'fails', failure })
  }

  function seek(seconds: number): void {
    if (!source || audio.time() === null) return
    const at = audio.reachable(seconds)
    dispatch({ type: 'sought' })
    source.seek(at)
    effects.moved()
  }

  function tick(): void {
    bedtime.tick(time())
    if (state().status !== 'playing') return
    position.tick()
    readAhead()
  }

  function ended(): void {
    position.save()
    const chapter = goesOn(playback) ? next() : null
    if (chapter) goOn(chapter)
    else dispatch({ type: 'ends' })
    if (state().sleep === 'end') bedtime.choose('off')
  }

  function setSpeed(speed: Speed): void {
    changeListening({ speed })
    audio.setSpeed()
    learn({ speed })
  }

  /** The story's time in the player is over; `how` its source ends, see there. */
  function leave(how: 'close' | 'stop' = 'close'): void {
    if (!source) return
    position.save()
    source[how]()
    source = null
  }

  function close(how?: 'stop'): void {
    leave(how)
    stopWatching()
    audio.empty()
    bedtime.choose('off')
    dispatch({ type: 'closes' })
  }

  const timer = setInterval(tick, TICK_MS)
  const stopHearing = onStatus(playback, (status) => {
    const isOver = status !== 'ended' && !isOn(status)
    bedtime.count(!isOver)
    if (isOver) position.save()
  })
  window.addEventListener('pagehide', position.save, { signal: ending.signal })
  document.addEventListener('visibilitychange', position.save, { signal: ending.signal })

  return {
    /** Seconds into the story, as heard now. */
    time,
    send,
    /** Silence for good: nothing is asked of the server or saved any more. */
    stop(): void {
      position.stop()
      close('stop')
      stopHearing()
      clearInterval(timer)
      ending.abort()
      effects.close()
    },
  }
}

const ignore = () => {}
