import type { StoryWish } from '@perinka/contract/stories'
import type { Brief, Told } from '@perinka/storyteller/brief'
import type { Database } from '../db/connect.ts'
import { stories, storyBibles, storyProvenance } from '../db/schema.ts'
import { Failure } from '../http/failure.ts'
import { holdProfile } from '../profiles/repository.ts'
import { type Lease, markDone } from './leases.ts'

/** What a writer was handed. */
export interface Assignment {
  userId: string
  lease: Lease
  brief: Brief
  wish: StoryWish
}

type Finished = Extract<Told, { kind: 'finished' }>

/**
 * Stores the story under its generation's id, in one transaction with the generation's end. False
 * where the lease is lost: whoever swept it has given the seat back, and nothing may be stored.
 * What is stored is what was said.
 */
export async function finishStory(db: Database, { userId, lease, brief, wish }: Assignment, end: Finished) {
  return db.transaction(async (tx) => {
    if (!(await holdProfile(tx, userId, wish.childProfileId))) return false
    const said = await markDone(tx, lease)
    if (!said) return false
    if (!said.title || said.paragraphs.length === 0) throw new Failure('generation_failed')
    await tx.insert(stories).values({
      id: lease.id,
      userId,
      title: said.title,
      content: said.paragraphs.join('\n\n'),
      theme: brief.theme.text,
      length: brief.length,
      voice: wish.voice,
      language: brief.language,
      characters: namesAndIds(wish),
      childProfileId: wish.childProfileId,
    })
    await tx.insert(storyProvenance).values({ storyId: lease.id, ...end.provenance, trace: end.trace })
    await tx.insert(storyBibles).values({ storyId: lease.id, bible: end.bible })
    return true
  })
}

function namesAndIds(wish: StoryWish): string[] {
  return [...new Set([...wish.characters, wish.customCharacterName ?? ''].filter(Boolean))]
}
