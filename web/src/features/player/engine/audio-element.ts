import { isOn } from '../../../shared/player/player.ts'
import { currentListening } from '../../../shared/settings/listening.ts'
import { audioOf } from './audio-of.ts'
import type { Facts, Playback } from './playback.ts'
import { bufferedEnd } from './source-feed.ts'

interface AudioParts {
  audio: HTMLAudioElement
  playback: Playback
  /** Ends what is heard of it. */
  signal: AbortSignal
  /** `broke`: the element gave up at this second. */
  on: { moved(): void; ended(): void; broke(at: number): void }
}

export type AudioElement = ReturnType<typeof audioElement>

/** The one element that sounds. What the browser, the system or another app does with it becomes an event of the playback; one closure, around the one element. */
export function audioElement({ audio, playback, signal, on }: AudioParts) {
  const { state, dispatch } = playback
  const hasSource = () => audio.hasAttribute('src')

  function sound(): void {
    if (!isOn(state().status)) return
    setSpeed()
    audio.play().catch((error: Error) => {
      // The browser starts no sound by itself: the story waits for a press, in silence.
      if (error.name === 'NotAllowedError') pause()
    })
  }

  function pause(): void {
    dispatch({ type: 'rests' })
    if (state().status === 'paused') audio.pause()
  }

  function setSpeed(): void {
    // A new source takes the default rate.
    audio.defaultPlaybackRate = currentListening().speed
    audio.playbackRate = currentListening().speed
  }

  /** Seconds there are by now: of the whole, of what streams, or of what is being made elsewhere. */
  function known(): number {
    const { story, isWhole, narration } = state()
    if (audio.duration > 0 && audio.duration < Number.POSITIVE_INFINITY) return audio.duration
    const stored = isWhole && story ? audioOf(story)?.duration : null
    return stored ?? (hasSource() ? bufferedEnd(audio) : (narration?.spokenMs ?? 0) / 1000)
  }

  /** Tells the screens what is known of the story, and how long it is by now. */
  function learn(facts: Facts): void {
    playback.learn(facts)
    const { status } = state()
    if (status !== 'idle' && status !== 'failed') playback.learn({ duration: known() })
  }

  const hears: Partial<Record<keyof HTMLMediaElementEventMap, () => void>> = {
    // Also by a button of the system's that knows only the element.
    playing: () => audio.paused || dispatch({ type: 'sounds' }),
    // A call, another app, a headphone pulled out; at the end browsers say it as well.
    pause: () => audio.ended || pause(),
    durationchange: () => learn({}),
    timeupdate: on.moved,
    ended: () => isOn(state().status) && on.ended(),
    error: () => on.broke(audio.currentTime),
  }
  for (const [event, hear] of Object.entries(hears)) audio.addEventListener(event, hear, { signal })

  return {
    element: audio,
    sound,
    pause,
    setSpeed,
    learn,
    /** Puts an address into it, to begin at `from` seconds, and lets it sound where the family wants that. */
    open(address: string, from: number): void {
      // What was got ready sounds at once; asked anew, it would first have to come again.
      if (audio.error || audio.getAttribute('src') !== address) audio.src = address
      if (audio.currentTime !== from) audio.currentTime = from
      sound()
    },
    /** Takes out what is in it. Done within a click, an iPhone lets it sound later. */
    empty(): void {
      audio.removeAttribute('src')
      audio.load()
    },
    resume(): void {
      if (isOn(state().status)) return
      dispatch({ type: audio.readyState > audio.HAVE_CURRENT_DATA ? 'sounds' : 'waits' })
      if (hasSource()) sound()
    },
    /** Seconds; null while nothing is in it. */
    time: () => (hasSource() ? audio.currentTime : null),
    /** As near to `seconds` as there is audio. */
    reachable: (seconds: number) => Math.min(Math.max(0, seconds), state().isWhole ? known() : bufferedEnd(audio)),
  }
}
