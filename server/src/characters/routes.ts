import { calls } from '@perinka/contract/calls'
import type { CharacterWish } from '@perinka/contract/characters'
import { Hono } from 'hono'
import { walkCharacters } from '../family/characters.ts'
import { safeName, safeText } from '../family/safe-text.ts'
import type { SignedIn } from '../http/env.ts'
import type { FamilyTurns } from '../http/family-turns.ts'
import { listRoute } from '../http/list-route.ts'
import { dated, idParam, route } from '../http/route.ts'
import type { Ports } from '../ports/ports.ts'
import { requireParent } from '../sessions/session.ts'
import { addCharacter, removeCharacter } from './add-character.ts'

/** Who may take part in a story: the product's four, and the family's own. */
export function characterRoutes({ db, bounds }: Pick<Ports, 'db' | 'bounds'>, turns: FamilyTurns): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  app.use('/api/characters/*', requireParent)

  listRoute(app, calls.listCharacters, turns, (c) => walkCharacters(db, c.var.parent.id), dated)

  route(
    app,
    calls.createCharacter,
    async (c, wish) => dated(await addCharacter({ db, bounds }, c.var.parent.id, sanitize(wish))),
    201,
  )

  route(app, calls.deleteCharacter, async (c) => {
    await removeCharacter(db, c.var.parent.id, idParam(c, 'character_not_found'))
    return { ok: true as const }
  })

  return app
}

/** What a parent writes of a character enters stories, so it passes their gate before it is kept. */
function sanitize(wish: CharacterWish): CharacterWish {
  const { description, traits } = wish
  return {
    ...wish,
    name: safeName(wish.name),
    description: description && safeText(description, 'description', 'description'),
    traits: traits.map((trait) => safeText(trait, 'description', 'traits')),
  }
}
