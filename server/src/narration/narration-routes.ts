import { calls } from '@perinka/contract/calls'
import { FAILURES } from '@perinka/contract/failures'
import { Id } from '@perinka/contract/fields'
import type { Narration } from '@perinka/contract/narration'
import { type Context, Hono } from 'hono'
import { Failure } from '../failure.ts'
import type { SignedIn } from '../http/env.ts'
import type { FamilyTurns } from '../http/family-turns.ts'
import { dated, idParam, route } from '../http/route.ts'
import { requireParent } from '../sessions/session.ts'
import { beginNarration } from './begin-narration.ts'
import { loseNarration } from './making/end-narration.ts'
import { findSpoken } from './making/parts.ts'
import { findNarration, type NarrationRow } from './narration-rows.ts'
import type { NarrationPorts } from './narrations.ts'
import { serveStored } from './serve-stored.ts'
import { findShown, shownBy } from './show-narration.ts'
import { streamNarration } from './stream-narration.ts'

/** Having a story read aloud, and hearing it: its family's alone. */
export function narrationRoutes(ports: NarrationPorts, turns: FamilyTurns): Hono<SignedIn> {
  const { db, audioStore } = ports
  const app = new Hono<SignedIn>()
  app.use('/api/stories/:id/audio', requireParent)
  app.use('/api/stories/:id/audio/*', requireParent)

  route(app, calls.narrateStory, async (c, wish) => {
    const ifNone = c.req.header('if-none-match') === '*'
    return dated(await beginNarration(ports, c.var.parent.id, idParam(c, 'story_not_found'), { ...wish, ifNone }))
  })

  /** A turn for the looking alone: of hundreds at once most are refused before anything is looked for. */
  async function inTurn<T>(c: Context<SignedIn>, look: () => Promise<T>): Promise<T> {
    const leave = turns.recordings.take(c.var.parent.id)
    return look().finally(leave)
  }

  route(app, calls.narration, (c) =>
    inTurn(c, async () => {
      const row = await loadNarration(c, db)
      return toNarration(row, await findSpoken(db, row.id))
    }),
  )

  app.get('/api/stories/:id/audio', async (c) => {
    const row = await inTurn(c, () => loadNarration(c, db))
    const { id, status, byteLength, title } = row
    const fileName = c.req.query('download') === '1' ? title : null
    if (status === 'failed') throw new Failure('narration_failed')
    if (byteLength === null) return streamNarration(c, ports, turns.streams, id, fileName)
    const isNamed = c.req.query('v') !== undefined
    const take = () => turns.recordings.take(c.var.parent.id)
    return serveStored(c, audioStore, { id, byteLength, fileName, isNamed }, take).catch(async (error: unknown) => {
      if (error instanceof Failure && error.code === 'narration_not_found') {
        c.var.log.error({ narration: id }, 'the audio store has lost a narration')
        await loseNarration(db, c.var.parent.id, row)
      }
      throw error
    })
  })

  return app
}

/** The narration that `v` names, or that the story shows; another story's, or another family's, is none. */
async function loadNarration(c: Context<SignedIn>, db: NarrationPorts['db']): Promise<NarrationRow> {
  const userId = c.var.parent.id
  const story = await findShown(db, userId, idParam(c, 'story_not_found'))
  if (!story) throw new Failure('story_not_found')
  const id = Id.safeParse(c.req.query('v') ?? shownBy(story))
  const row = id.success ? await findNarration(db, userId, id.data.toLowerCase()) : null
  if (row?.storyId !== story.id) throw new Failure('narration_not_found')
  return row
}

function toNarration(row: NarrationRow, spoken: Pick<Narration, 'spokenMs' | 'paragraphs'>): Narration {
  const { id, storyId, voice, status } = row
  const { message } = FAILURES.narration_failed
  return {
    id,
    storyId,
    voice,
    status,
    ...spoken,
    error: status === 'failed' ? { code: 'narration_failed', message } : null,
  }
}
