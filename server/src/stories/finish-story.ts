import type { Voice } from '@perinka/contract/catalog'
import type { Brief, StoryEvent } from '@perinka/storyteller/brief'
import type { Database, Queryable } from '../db/connect.ts'
import { stories } from '../db/schema.ts'
import { storyProvenance } from '../db/story-schema.ts'
import type { Lease } from '../durable/lease.ts'
import { Failure } from '../failure.ts'
import { lockProfile } from '../family/profiles.ts'
import { findSeriesOf } from './generation-rows.ts'
import { markDone } from './leases.ts'
import { lockFirst, nextChapter, saveBible } from './series.ts'

/** What a story becomes beside its text. */
export interface StoryMeta {
  childProfileId: string
  voice: Voice
  characters: string[]
}

/** What a writer is handed. */
export interface Assignment {
  userId: string
  lease: Lease
  brief: Brief
  meta: StoryMeta
}

type Finished = Extract<StoryEvent, { kind: 'finished' }>

/**
 * Stores the story under its generation's id, in one transaction with the generation's end. False
 * where the lease is lost: whoever swept it has given the seat back, and nothing may be stored.
 * What is stored is what was shown.
 */
export async function finishStory(db: Database, { userId, lease, brief, meta }: Assignment, end: Finished) {
  return db.transaction(async (tx) => {
    if (!(await lockProfile(tx, userId, meta.childProfileId, 'key share'))) return false
    // A new name takes the child's turn before it writes to its stories: taken in the other order, each would wait for the other.
    if (brief.chapter) await lockProfile(tx, userId, meta.childProfileId, 'no key update')
    const firstId = brief.chapter ? await lockSeries(tx, userId, lease) : null
    if (brief.chapter && !firstId) return false
    const written = await markDone(tx, lease)
    if (!written) return false
    if (!written.title || written.paragraphs.length === 0) throw new Failure('generation_failed')
    const place = firstId ? await nextChapter(tx, userId, firstId) : {}
    await tx.insert(stories).values({
      id: lease.id,
      userId,
      title: written.title,
      content: written.paragraphs.join('\n\n'),
      theme: brief.theme.text,
      length: brief.length,
      language: brief.language,
      voice: meta.voice,
      characters: meta.characters,
      childProfileId: meta.childProfileId,
      ...place,
    })
    await tx.insert(storyProvenance).values({ storyId: lease.id, ...end.provenance, trace: end.trace })
    await saveBible(tx, firstId ?? lease.id, end.bible)
    return true
  })
}

/** Locks the series that a chapter belongs to; another story may have become its first since the chapter was begun. */
async function lockSeries(tx: Queryable, userId: string, lease: Lease): Promise<string | null> {
  for (;;) {
    const firstId = await findSeriesOf(tx, lease.id)
    if (!firstId) return null
    await lockFirst(tx, userId, firstId)
    if ((await findSeriesOf(tx, lease.id)) === firstId) return firstId
  }
}
