import { calls } from '@perinka/contract/calls'
import type { FailureCode } from '@perinka/contract/failures'
import type { Generation } from '@perinka/contract/stories'
import { type Context, Hono } from 'hono'
import { Failure } from '../failure.ts'
import type { SignedIn } from '../http/env.ts'
import type { FamilyTurns, Turns } from '../http/family-turns.ts'
import { idParam, route } from '../http/route.ts'
import { requireParent } from '../sessions/session.ts'
import { beginChapter } from './begin-chapter.ts'
import { beginStory } from './begin-story.ts'
import { findGeneration, type GenerationRow } from './generation-rows.ts'
import type { StoryPorts } from './generations.ts'
import { findStory, requireStory } from './repository.ts'
import { awaitStory, errorOf, streamStory, wantsEvents } from './stream-story.ts'

/** Asking for a story, and coming back to one on its way. */
export function generationRoutes(ports: StoryPorts, { streams }: FamilyTurns): Hono<SignedIn> {
  const { db, generations } = ports
  const app = new Hono<SignedIn>()
  app.use('/api/stories/generate', requireParent)
  app.use('/api/stories/generations/*', requireParent)
  app.use('/api/stories/:id/generate-chapter', requireParent)

  route(
    app,
    calls.generateStory,
    (c, wish) => {
      const begin = (userId: string) => beginStory(ports, userId, wish)
      return tell(ports, streams, c, 'profile_not_found', begin, async (_userId, id) => ({ id }))
    },
    201,
  )

  route(
    app,
    calls.generateChapter,
    (c, wish) => {
      const begin = (userId: string) => beginChapter(ports, userId, idParam(c, 'story_not_found'), wish)
      return tell(ports, streams, c, 'story_not_found', begin, async (userId, id) => ({
        id,
        chapter: requireStory(await findStory(db, userId, id)),
      }))
    },
    201,
  )

  route(app, calls.generation, async (c) => {
    const userId = c.var.parent.id
    const id = idParam(c, 'generation_not_found')
    const row = await generations.find(userId, id)
    if (!row) throw new Failure('generation_not_found')
    if (wantsEvents(c)) {
      return streamStory(c, id, (signal) => generations.watch(userId, id, signal), streams.take(userId))
    }
    c.header('Cache-Control', 'no-store')
    return toGeneration(row)
  })

  return app
}

/** `begin` answers the story's id, `answer` the call's once the story is stored; `gone`: what it hangs on was deleted meanwhile. */
async function tell<Answer>(
  { db, generations }: StoryPorts,
  streams: Turns,
  c: Context<SignedIn>,
  gone: FailureCode,
  begin: (userId: string) => Promise<string>,
  answer: (userId: string, id: string) => Promise<Answer>,
): Promise<Answer | Response> {
  const userId = c.var.parent.id
  const { signal } = c.req.raw
  const leave = streams.take(userId)
  try {
    const id = await begin(userId)
    if (wantsEvents(c)) return streamStory(c, id, (left) => generations.watch(userId, id, left), leave)
    c.header('Location', `/api/stories/${id}`)
    const goneOf = async () => ((await findGeneration(db, userId, id)) ? null : gone)
    await awaitStory(generations.watch(userId, id, signal), signal, goneOf)
    const answered = await answer(userId, id)
    leave()
    return answered
  } catch (error) {
    leave()
    throw error
  }
}

function toGeneration(row: GenerationRow): Generation {
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
