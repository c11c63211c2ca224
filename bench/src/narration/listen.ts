import { setTimeout as wait } from 'node:timers/promises'
import { LANGUAGES, VOICES, type Voice } from '@perinka/contract/catalog'
import { Narration } from '@perinka/contract/narration'
import type { Story } from '@perinka/contract/stories'
import { addChild, type Family } from '@perinka/e2e/support/family'
import { ask, tell } from '../families.ts'

/** A narration that was listened to while it was made. Times in milliseconds from the moment it was asked for. */
export interface Listened {
  mp3: Buffer
  /** When how many bytes had come. */
  arrivals: { at: number; bytes: number }[]
  /** When it was stored whole. */
  doneAt: number
  narration: Narration
}

export const child = (family: Family) => addChild(family, { name: 'Ema', age: 8 })

/** A story of middle length, language and voice by its number: each as often as the others. */
export function tellInTurn(family: Family, childProfileId: string, number: number): Promise<Story> {
  const language = LANGUAGES[number % LANGUAGES.length] ?? 'en'
  const voice = VOICES[number % VOICES.length] ?? 'alloy'
  return tell(family, { childProfileId, language, length: 'medium', voice }, number)
}

/** Asks for a narration and answers its address. */
export async function narrate(family: Family, storyId: string, voice: Voice): Promise<string> {
  const story = await ask<Story>(family, 'POST', `/api/stories/${storyId}/audio`, { voice })
  const address = story.audioUrl ?? story.standardAudioUrl
  if (!address) throw new Error('The story came back without an audio address')
  return address
}

/** Waits until the narration at this address is stored. */
export async function stored(family: Family, address: string): Promise<Narration> {
  for (;;) {
    const narration = Narration.parse(await ask(family, 'GET', address.replace('/audio?', '/audio/timings?')))
    if (narration.status === 'done') return narration
    if (narration.status === 'failed') throw new Error(`The narration failed: ${narration.error?.code}`)
    await wait(25)
  }
}

/** Asks for a narration and takes its bytes as they come, as a player does. */
export async function listen(family: Family, storyId: string, voice: Voice): Promise<Listened> {
  const asked = performance.now()
  const address = await narrate(family, storyId, voice)
  const answer = await family.ask('GET', address)
  if (answer.status !== 200 || !answer.body) throw new Error(`GET ${address} answered ${answer.status}`)
  const pieces: Uint8Array[] = []
  const arrivals: Listened['arrivals'] = []
  let bytes = 0
  for await (const piece of answer.body) {
    pieces.push(piece)
    bytes += piece.length
    arrivals.push({ at: performance.now() - asked, bytes })
  }
  const narration = await stored(family, address)
  return { mp3: Buffer.concat(pieces), arrivals, doneAt: performance.now() - asked, narration }
}
