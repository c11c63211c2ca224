import { cardOf, StoryCard } from '@perinka/contract/stories'
import * as z from 'zod/mini'
import { hashOf } from '../hash.ts'
import { parsed } from '../kept.ts'
import { loadForFamily, saveForFamily } from '../session/family-storage.ts'
import { savedAudioOf } from './audio.ts'
import type { OfflineStory } from './database.ts'

/**
 * What is known of a stored story without reading it. `stamp` changes with anything that a card shows. `audio`: the
 * address that its audio came from; null where it is kept without.
 */
const Note = z.object({ bytes: z.number(), audio: z.nullable(z.string()), stamp: z.string() })
export type Note = z.infer<typeof Note>
const Notes = z.record(z.string(), Note)

const STORAGE_KEY = 'offline'

/** The family's list of what it has stored here. It outlives the stories themselves where the browser drops them. */
export function readNotes(userId: string): Map<string, Note> {
  return new Map(Object.entries(parsed(loadForFamily(userId, STORAGE_KEY), Notes) ?? {}))
}

export function writeNotes(userId: string, notes: ReadonlyMap<string, Note>): void {
  saveForFamily(userId, STORAGE_KEY, notes.size > 0 ? JSON.stringify(Object.fromEntries(notes)) : null)
}

export function noteOf({ audio, downloadedAt, ...story }: OfflineStory): Note {
  const text = new Blob([JSON.stringify(story)]).size
  return {
    bytes: text + (audio?.size ?? 0),
    audio: audio ? (savedAudioOf(story)?.address ?? '') : null,
    stamp: stampOf(cardOf(story)),
  }
}

/** A list hands on the cards that did not change: thousands of them are not read anew for one heart. */
const stamps = new WeakMap<StoryCard, string>()

export function stampOf(card: StoryCard): string {
  const stamp = stamps.get(card) ?? hashOf(JSON.stringify(StoryCard.parse(card))).toString(36)
  stamps.set(card, stamp)
  return stamp
}
