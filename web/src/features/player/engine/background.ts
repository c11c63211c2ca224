import { currentListening, onListening } from '../../../shared/settings/listening.ts'
import type { Ambience } from '../ambience/ambience.ts'

const CHANGE_S = 2

/**
 * Safari lets a context sound only if it was made within a click. Elsewhere it comes after the story's first sound, which
 * it would hold up by a tenth of a second and more.
 */
const needsClick = () => navigator.vendor.startsWith('Apple')

/** The sound beneath the stories, as this device's settings want it; one closure, around the one context. `onPulse`: about each second while it is heard. */
export function createBackground(onPulse: () => void) {
  let context: AudioContext | null = null
  let loading: Promise<Ambience> | null = null
  let wanted = false
  let level = 1
  let last = choice()
  let resting: ReturnType<typeof setTimeout> | undefined

  const isOn = () => wanted && currentListening().backgroundAudio

  function make(): void {
    if (typeof AudioContext === 'undefined') return
    const made = context ?? new AudioContext({ latencyHint: 'playback' })
    context = made
    loading ??= import('../ambience/ambience.ts').then(({ createAmbience }) => createAmbience(made, onPulse))
    // A chunk that does not come leaves the story without its sea.
    loading.catch(() => {
      loading = null
    })
    void made.resume()
  }

  function apply(fadeS: number): void {
    clearTimeout(resting)
    if (isOn()) {
      make()
      void loading?.then((ambience) => {
        if (!isOn()) return
        const { backgroundSound, backgroundVolume } = currentListening()
        ambience.volume((backgroundVolume / 100) * level)
        ambience.play(backgroundSound, fadeS)
      }, ignore)
    } else {
      void loading?.then((ambience) => isOn() || ambience.stop(fadeS), ignore)
      resting = setTimeout(() => void context?.suspend(), fadeS * 1000 + 500)
    }
  }

  const stopListening = onListening(() => {
    const chosen = choice()
    if (chosen !== last) apply(CHANGE_S)
    last = chosen
  })

  return {
    /** Within the click that starts a story. */
    prepare(): void {
      if (needsClick() && currentListening().backgroundAudio) make()
    },
    on(fadeS: number): void {
      if (wanted) return
      wanted = true
      // The screen first shows that the story plays.
      setTimeout(() => wanted && apply(fadeS))
    },
    off(fadeS: number): void {
      if (!wanted) return
      wanted = false
      apply(fadeS)
    },
    /** 0 to 1, of the volume that the family chose. */
    level(next: number): void {
      if (level === next) return
      level = next
      // What is fading away already does not come back for a timer that was reset.
      if (!isOn()) return
      void loading?.then((ambience) => ambience.volume((currentListening().backgroundVolume / 100) * level), ignore)
    },
    close(): void {
      stopListening()
      clearTimeout(resting)
      wanted = false
      void context?.close()
      context = null
      loading = null
    },
  }
}

function choice(): string {
  const { backgroundAudio, backgroundSound, backgroundVolume } = currentListening()
  return `${backgroundAudio} ${backgroundSound} ${backgroundVolume}`
}

const ignore = () => {}
