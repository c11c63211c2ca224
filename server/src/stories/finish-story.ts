import type { Brief, Told as Said } from '@perinka/storyteller/brief'
import type { Database, Queryable } from '../db/connect.ts'
import type { Lease } from '../work/lease.ts'
import { stories } from '../db/schema.ts'
import { storyProvenance } from '../db/story-schema.ts'
import { Failure } from '../failure.ts'
import { claimTurn, holdProfile } from '../family/profiles.ts'
import { findSeriesOf } from './generation-rows.ts'
import { markDone } from './leases.ts'
import { holdFirst, keepBible, nextChapter } from './series.ts'
import type { Told } from './told.ts'

/** What a writer was handed. */
export interface Assignment {
  userId: string
  lease: Lease
  brief: Brief
  told: Told
}

type Finished = Extract<Said, { kind: 'finished' }>

/**
 * Stores the story under its generation's id, in one transaction with the generation's end. False
 * where the lease is lost: whoever swept it has given the seat back, and nothing may be stored.
 * What is stored is what was said.
 */
export async function finishStory(db: Database, { userId, lease, brief, told }: Assignment, end: Finished) {
  return db.transaction(async (tx) => {
    if (!(await holdProfile(tx, userId, told.childProfileId))) return false
    // A new name takes the child's turn before it writes to its stories: taken in the other order, each would wait for the other.
    if (brief.chapter) await claimTurn(tx, userId, told.childProfileId)
    const firstId = brief.chapter ? await holdSeries(tx, userId, lease) : null
    if (brief.chapter && !firstId) return false
    const said = await markDone(tx, lease)
    if (!said) return false
    if (!said.title || said.paragraphs.length === 0) throw new Failure('generation_failed')
    const place = firstId ? await nextChapter(tx, userId, firstId) : {}
    await tx.insert(stories).values({
      ...{ id: lease.id, userId, title: said.title, content: said.paragraphs.join('\n\n') },
      ...{ theme: brief.theme.text, length: brief.length, language: brief.language },
      ...{ voice: told.voice, characters: told.characters, childProfileId: told.childProfileId },
      ...place,
    })
    await tx.insert(storyProvenance).values({ storyId: lease.id, ...end.provenance, trace: end.trace })
    await keepBible(tx, firstId ?? lease.id, end.bible)
    return true
  })
}

/** Locks the series that a chapter belongs to; another story may have become its first since the chapter was begun. */
async function holdSeries(tx: Queryable, userId: string, lease: Lease): Promise<string | null> {
  for (;;) {
    const firstId = await findSeriesOf(tx, lease.id)
    if (!firstId) return null
    await holdFirst(tx, userId, firstId)
    if ((await findSeriesOf(tx, lease.id)) === firstId) return firstId
  }
}
