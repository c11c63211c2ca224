import { calls } from '@perinka/contract/calls'
import { LANGUAGES } from '@perinka/contract/catalog'
import { StorySearch } from '@perinka/contract/stories'
import { ideasIn } from '@perinka/storyteller/telling/ideas'
import { type Context, Hono } from 'hono'
import { unstorable } from '../db/storable.ts'
import { Failure } from '../failure.ts'
import type { SignedIn, Visiting } from '../http/env.ts'
import type { FamilyTurns } from '../http/family-turns.ts'
import { listRoute } from '../http/list-route.ts'
import { dated, idParam, route } from '../http/route.ts'
import type { Ports } from '../ports/ports.ts'
import { requireParent } from '../sessions/session.ts'
import { changeStory } from './change-story.ts'
import { generationRoutes } from './generation-routes.ts'
import type { StoryPorts } from './generations.ts'
import { walkStories, walkStoryCards, walkStoryIds } from './library-lists.ts'
import { removeStory } from './remove-story.ts'
import { findMaking, findSharedStory, findStory, requireStory, toggleFavorite } from './repository.ts'

/** A family's stories, and the one of them that a link shows to anybody. */
export function storyRoutes(ports: StoryPorts, turns: FamilyTurns): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  app.route('/', linkRoutes(ports))
  app.route('/', generationRoutes(ports, turns))
  app.route('/', libraryRoutes(ports, turns))
  return app
}

/** The only story call a visitor has: nothing here knows of a parent but by asking. */
function linkRoutes({ db }: Pick<Ports, 'db'>): Hono<Visiting> {
  const app = new Hono<Visiting>()
  route(app, calls.story, async (c) => {
    const id = idParam(c, 'story_not_found')
    keepPrivate(c)
    const parent = await c.var.findParent()
    const own = parent && (await findStory(db, parent.id, id))
    if (own) return dated(own)
    const shared = await findSharedStory(db, id)
    if (!shared) throw new Failure('story_not_found')
    const { title, content, language, theme, createdAt } = dated(shared)
    return { id, title, content, language, theme, createdAt }
  })
  return app
}

function libraryRoutes({ db, bounds }: Pick<Ports, 'db' | 'bounds'>, turns: FamilyTurns): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  app.use('/api/stories/*', requireParent)
  app.use('/api/ideas/*', requireParent)

  listRoute(app, calls.listStoryCards, turns, (c) => walkStoryCards(db, c.var.parent.id, searchOf(c)), dated)
  listRoute(
    app,
    calls.listStoryIds,
    turns,
    (c) => walkStoryIds(db, c.var.parent.id, searchOf(c)),
    ({ id }) => id,
  )
  listRoute(app, calls.listStories, turns, (c) => walkStories(db, c.var.parent.id, searchOf(c)), dated)

  route(app, calls.updateStory, async (c, change) =>
    requireStory(await changeStory({ db, bounds }, c.var.parent.id, idParam(c, 'story_not_found'), change)),
  )

  route(app, calls.toggleFavorite, async (c) =>
    requireStory(await toggleFavorite(db, c.var.parent.id, idParam(c, 'story_not_found'))),
  )

  route(app, calls.storyMaking, async (c) => {
    const making = await findMaking(db, c.var.parent.id, idParam(c, 'story_not_found'))
    if (!making) throw new Failure('story_not_found')
    return making
  })

  route(app, calls.storyIdeas, async (c) => {
    const language = LANGUAGES.find((one) => one === c.req.param('language'))
    if (!language) throw new Failure('not_found')
    return ideasIn(language)
  })

  route(app, calls.deleteStory, async (c) => {
    await removeStory(db, c.var.parent.id, idParam(c, 'story_not_found'))
    return { ok: true as const }
  })

  return app
}

function searchOf(c: Context): string {
  const search = StorySearch.safeParse(c.req.query('search') ?? '')
  // Text that no column can hold stands in no story either.
  if (!search.success || unstorable(search.data).length > 0) {
    throw new Failure('invalid', { fields: { search: search.error?.issues[0]?.message ?? 'validation.invalid' } })
  }
  return search.data
}

/** A story holds a child's name: no index, no shared cache, no address handed on. */
function keepPrivate(c: Context): void {
  c.header('X-Robots-Tag', 'noindex')
  c.header('Cache-Control', 'private, no-store')
  c.header('Referrer-Policy', 'no-referrer')
}
