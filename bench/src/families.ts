import { randomUUID } from 'node:crypto'
import { ALL_THEMES, type Language, type StoryLength, type Voice } from '@perinka/contract/catalog'
import type { Story } from '@perinka/contract/stories'
import { type Family, newFamily } from '@perinka/e2e/support/family'
import { grantPremium } from '@perinka/e2e/support/operator'
import type { Product } from '@perinka/e2e/support/product'
import type { Connection } from '@perinka/server/db/connect'
import { openSession } from '@perinka/server/sessions/repository'
import { SESSION_COOKIE } from '@perinka/server/sessions/session'

/** A family with every right. */
export async function premiumFamily(product: Product): Promise<Family> {
  const family = await newFamily(product.url)
  await grantPremium(family.email, product)
  return family
}

interface FamilyByRows {
  id: string
  email: string
  /** Header Cookie of a session of theirs. */
  cookie: string
}

/** A family that was never asked for through the API: no limit on signing in counts it. */
export async function familyByRows(
  { db, pool }: Connection,
  { premium = false, storiesUsed = 0, id = randomUUID() as string } = {},
): Promise<FamilyByRows> {
  const email = `${id}@perinka.test`
  await pool.query('INSERT INTO users (id, email, is_lifetime_access, free_stories_used) VALUES ($1, $2, $3, $4)', [
    id,
    email,
    premium,
    storiesUsed,
  ])
  const sid = await openSession(db, id, { session: null, signedInAt: null })
  return { id, email, cookie: `${SESSION_COOKIE}=${sid}` }
}

/** What the API answers; throws where it refuses. */
export async function ask<T>(family: Family, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await family.ask(method, path, body)
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

export interface Wish {
  childProfileId: string
  language: Language
  length: StoryLength
  voice?: Voice
}

/** Lets the built-in storyteller write; `number` chooses the theme. */
export async function tell(family: Family, wish: Wish, number: number): Promise<Story> {
  const theme = ALL_THEMES[number % ALL_THEMES.length]
  const { id } = await ask<{ id: string }>(family, 'POST', '/api/stories/generate', { theme, ...wish })
  return ask<Story>(family, 'GET', `/api/stories/${id}`)
}
