import { expect, type Page } from '@playwright/test'

interface Heard {
  /** Seconds. */
  at: number
  duration: number
  rate: number
  paused: boolean
  /** Bytes of sound that the browser's decoder gave out so far. */
  decoded: number
}

declare global {
  interface Window {
    /** What sounds on this page, noted as it begins. */
    sounding?: HTMLMediaElement & { webkitAudioDecodedByteCount: number }
    background?: AnalyserNode
  }
}

/** Notes the page's own audio element when it begins to play, and listens in on whatever WebAudio lets sound. */
export async function listensAt(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function begin() {
      window.sounding = this as typeof window.sounding
      return play.call(this)
    }
    const connect = AudioNode.prototype.connect as (this: AudioNode, ...to: unknown[]) => AudioNode
    Object.assign(AudioNode.prototype, {
      connect(this: AudioNode, ...to: unknown[]) {
        if (to[0] === this.context.destination) {
          window.background = new AnalyserNode(this.context)
          connect.call(this, window.background)
        }
        return connect.apply(this, to)
      },
    })
  })
}

export async function heardAt(page: Page): Promise<Heard> {
  return page.evaluate(() => {
    const audio = window.sounding
    if (!audio) return { at: 0, duration: 0, rate: 1, paused: true, decoded: 0 }
    const { currentTime: at, duration, playbackRate: rate, paused, webkitAudioDecodedByteCount: decoded } = audio
    return { at, duration, rate, paused, decoded }
  })
}

/** The page has been told to sound, whatever has become of it since. */
export async function hasBegun(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.sounding !== undefined)).toBe(true)
}

/** Sound comes out: the decoder gives bytes and the time moves. */
export async function expectSound(page: Page): Promise<void> {
  const before = await heardAt(page)
  await expect
    .poll(async () => {
      const now = await heardAt(page)
      return !now.paused && now.at > before.at && now.decoded > before.decoded
    })
    .toBe(true)
}

export async function expectSilence(page: Page): Promise<void> {
  await expect.poll(async () => (await heardAt(page)).paused).toBe(true)
}

/** The story is about here, having played on for a little while at most. */
export async function expectPlace(page: Page, seconds: number): Promise<void> {
  await expect.poll(async () => (await heardAt(page)).at).toBeGreaterThanOrEqual(seconds - 0.3)
  expect((await heardAt(page)).at).toBeLessThan(seconds + 6)
}

/** Loudness of the background sound just now, 0 to 1. */
export async function backgroundLevel(page: Page): Promise<number> {
  return page.evaluate(() => {
    const node = window.background
    if (!node) return 0
    const samples = new Float32Array(node.fftSize)
    node.getFloatTimeDomainData(samples)
    return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
  })
}

/** What is lit: the word, its sentence, and where the word begins as `paragraph:offset`. */
export async function litAt(page: Page): Promise<{ word: string; sentence: string; at: string | null }> {
  return page.evaluate(() => {
    const range = (name: string) => [...(CSS.highlights.get(name) ?? [])][0]
    const word = range('spoken-word')
    const paragraph = word?.startContainer.parentElement?.closest<HTMLElement>('[data-paragraph]')
    return {
      word: String(word ?? ''),
      sentence: String(range('spoken-sentence') ?? ''),
      at: word && paragraph ? `${paragraph.dataset.paragraph}:${word.startOffset}` : null,
    }
  })
}

/** Middle of a stretch of text on the screen, for a finger. */
export async function placeOfText(page: Page, place: number, start: number, end: number) {
  return page.evaluate(
    ([paragraph, from, to]) => {
      const element = document.querySelector(`[data-paragraph="${paragraph}"]`)
      const node = element?.firstChild
      if (!element || !node) throw new Error(`No paragraph ${paragraph}`)
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, to)
      const { x, y, width, height } = range.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    },
    [place, start, end] as const,
  )
}

/** The lock screen's picture: how large, and of how many colours. */
export async function artworkAt(page: Page): Promise<{ size: number; colours: number }> {
  return page.evaluate(async () => {
    const src = navigator.mediaSession.metadata?.artwork[0]?.src
    if (!src) return { size: 0, colours: 0 }
    const image = new Image()
    image.src = src
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const brush = canvas.getContext('2d')
    brush?.drawImage(image, 0, 0)
    const pixels = new Uint32Array(brush?.getImageData(0, 0, canvas.width, canvas.height).data.buffer ?? [])
    return { size: image.naturalWidth, colours: new Set(pixels).size }
  })
}
