import { calls } from '@perinka/contract/calls'
import type { FailureCode } from '@perinka/contract/failures'
import type { Generation } from '@perinka/contract/stories'
import { Hono } from 'hono'
import type { SignedIn } from '../http/env.ts'
import { Failure } from '../http/failure.ts'
import { idParam } from '../http/params.ts'
import { route } from '../http/route.ts'
import { requireParent } from '../http/session.ts'
import type { Ports } from '../ports/ports.ts'
import { findGeneration, type GenerationRow } from './generation-rows.ts'
import { sweepExpired } from './leases.ts'
import { findStory } from './repository.ts'
import { existing } from './story-answer.ts'
import { awaitStory, errorOf, streamStory, wantsEvents } from './stream-story.ts'

/** A generation always ends: its writer, or its lease, sees to it. */
const UNTIL_IT_ENDS = new AbortController().signal

/** Asking for a story, and coming back to one on its way. */
export function generationRoutes({ db, generations }: Ports): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  app.use('/api/stories/generate', requireParent)
  app.use('/api/stories/generations/*', requireParent)
  app.use('/api/stories/:id/generate-chapter', requireParent)

  /** `gone` is what a generation without an end tells of: its child or its series was deleted meanwhile. */
  const untilToldElse = (gone: FailureCode, userId: string, id: string) =>
    awaitStory(generations.watch(userId, id, UNTIL_IT_ENDS), async () =>
      (await findGeneration(db, userId, id)) ? null : gone,
    )

  route(
    app,
    calls.generateStory,
    async (c, wish) => {
      const userId = c.var.parent.id
      const id = await generations.begin(userId, wish)
      if (wantsEvents(c)) return streamStory(c, id, (signal) => generations.watch(userId, id, signal))
      c.header('Location', `/api/stories/${id}`)
      return untilToldElse('profile_not_found', userId, id)
    },
    201,
  )

  route(
    app,
    calls.generateChapter,
    async (c, wish) => {
      const userId = c.var.parent.id
      const id = await generations.beginChapter(userId, idParam(c, 'story_not_found'), wish)
      if (wantsEvents(c)) return streamStory(c, id, (signal) => generations.watch(userId, id, signal))
      c.header('Location', `/api/stories/${id}`)
      await untilToldElse('story_not_found', userId, id)
      return { id, chapter: existing(await findStory(db, userId, id)) }
    },
    201,
  )

  route(app, calls.generation, async (c) => {
    const userId = c.var.parent.id
    const id = idParam(c, 'generation_not_found')
    let row = await findGeneration(db, userId, id)
    if (row?.isSilent && (await sweepExpired(db)) > 0) row = await findGeneration(db, userId, id)
    if (!row) throw new Failure('generation_not_found')
    if (wantsEvents(c)) return streamStory(c, id, (signal) => generations.watch(userId, id, signal))
    c.header('Cache-Control', 'no-store')
    return shown(row)
  })

  return app
}

function shown(row: GenerationRow): Generation {
  const { id, status, language, theme, title, paragraphs } = row
  return {
    id,
    status,
    language,
    theme,
    title,
    paragraphs,
    storyId: status === 'done' ? id : null,
    error: status === 'failed' ? errorOf(row) : null,
  }
}
