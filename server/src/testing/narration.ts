import type { Narration, NarrationWish } from '@perinka/contract/narration'
import type { Story } from '@perinka/contract/stories'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../db/connect.ts'
import { narrationParts } from '../db/narration-schema.ts'
import type { ParentClient } from './client.ts'

/** A story of this family, told by the app's storyteller. */
export async function toldStory(parent: ParentClient, wish: { childProfileId?: string } = {}): Promise<Story> {
  const { id } = (await (await parent.askForStory(wish)).json()) as { id: string }
  return parent.json('GET', `/api/stories/${id}`)
}

/** The story as it answers when it is asked to be read aloud, in its own voice unless told. */
export function narrate(parent: ParentClient, story: Story, wish: Partial<NarrationWish> = {}): Promise<Story> {
  return parent.json('POST', `/api/stories/${story.id}/audio`, { voice: story.voice, ...wish })
}

/** Address and id of the narration that a story shows. */
export function shown({ audioUrl, standardAudioUrl }: Story): { address: string; id: string } {
  const address = audioUrl ?? standardAudioUrl ?? ''
  return { address, id: address.split('v=')[1] ?? '' }
}

export function timings(parent: ParentClient, story: Story, id = shown(story).id): Promise<Narration> {
  return parent.json('GET', `/api/stories/${story.id}/audio/timings?v=${id}`)
}

/** Waits until so many paragraphs, the title among them, have begun to be said. */
export async function spoken(parent: ParentClient, story: Story, paragraphs: number): Promise<void> {
  await expect.poll(async () => (await timings(parent, story)).paragraphs).toHaveLength(paragraphs)
}

/** The narration that a story shows, once it has ended. */
export async function ended(parent: ParentClient, story: Story, id = shown(story).id): Promise<Narration> {
  await expect.poll(async () => (await timings(parent, story, id)).status).not.toBe('running')
  return timings(parent, story, id)
}

export function storyNow(parent: ParentClient, { id }: Story): Promise<Story> {
  return parent.json('GET', `/api/stories/${id}`)
}

export async function audioOf(parent: ParentClient, address: string): Promise<Buffer> {
  return Buffer.from(await (await parent.get(address)).arrayBuffer())
}

/** Audio of what is kept of a narration in the making. */
export async function partsOf(db: Database, id: string): Promise<Buffer> {
  const rows = await db
    .select({ audio: narrationParts.audio })
    .from(narrationParts)
    .where(eq(narrationParts.narrationId, id))
    .orderBy(narrationParts.seq)
  return Buffer.concat(rows.map(({ audio }) => audio))
}

/**
 * Milliseconds that an MP3 file plays: its tag, then whole frames of one bit rate to the last byte. Fails where anything
 * else is in it.
 */
export function lengthOf(mp3: Uint8Array, kbps: 48 | 64): number {
  const frameBytes = kbps * 3
  const [a = 0, b = 0, c = 0, d = 0] = mp3.subarray(6, 10)
  const tag = 10 + ((a << 21) | (b << 14) | (c << 7) | d)
  expect(Buffer.from(mp3.subarray(0, 3)).toString('latin1')).toBe('ID3')
  let frames = 0
  for (let at = tag; at < mp3.length; at += frameBytes, frames++) {
    // MPEG-2, layer III, no checksum; bit rate, 24 kHz, no padding.
    expect([...mp3.subarray(at, at + 3)], `frame ${frames}`).toEqual([0xff, 0xf3, kbps === 48 ? 0x64 : 0x84])
  }
  expect((mp3.length - tag) % frameBytes).toBe(0)
  return frames * 24
}

/** Fails unless all of the story was said once, in order, at times that grow. */
export function expectAllSaid({ paragraphs, spokenMs }: Narration, story: Story): void {
  const texts = [story.title, ...story.content.split('\n\n')]
  expect(paragraphs.map(({ place }) => place)).toEqual(texts.map((_, index) => index - 1))
  const said = paragraphs.map(({ sentences }, index) =>
    sentences.map(({ start, end }) => texts[index]?.slice(start, end)),
  )
  expect(said.map((sentences) => sentences.join(' '))).toEqual(texts)
  for (const kind of ['sentences', 'words'] as const) {
    const times = paragraphs.flatMap((paragraph) => paragraph[kind].flatMap(({ from, to }) => [from, to]))
    expect(times).toEqual(times.toSorted((one, next) => one - next))
    expect(times.at(-1)).toBeLessThan(spokenMs)
  }
}
