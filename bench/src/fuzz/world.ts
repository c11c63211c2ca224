import { randomUUID } from 'node:crypto'
import { newFamily } from '@perinka/e2e/support/family'
import type { Product } from '@perinka/e2e/support/product'
import type { Connection } from '@perinka/server/db/connect'
import { openSession } from '@perinka/server/sessions/repository'
import { SESSION_COOKIE } from '@perinka/server/sessions/session'
import { FIXED, type Person } from './fixed.ts'

/** The families of a fuzz, which come back whatever is done to them. */
export interface World {
  /** Header Cookie of this person; `number` chooses among their sessions. */
  cookieOf(who: Person, number: number): string
  /** Identity token of the account that is not verified. */
  unverifiedToken: string
  /** Brings back what was deleted, ended or used up, and removes what came in its place. */
  restore(): Promise<void>
}

const OWNERS = ['free', 'premium', 'exhausted', 'leaving'] as const
/** Whoever signs out ends one of them. */
const SESSIONS = 50
/** In the order in which rows may stand. */
const KEPT = ['users', 'sessions', 'child_profiles', 'characters', 'stories']

export async function openWorld(product: Product, database: Connection): Promise<World> {
  const sids = await fill(database)
  const unverified = await newUnverified(product.url)
  // The identity's own tables are warm, and codes are there, once somebody has signed up for good.
  await newFamily(product.url)
  const restore = await keep(database)
  return {
    cookieOf(who, number) {
      if (who === 'nobody') return ''
      if (who === 'unverified') return unverified.cookie
      if (who === 'unknown') return `${SESSION_COOKIE}=${randomUUID()}`
      return `${SESSION_COOKIE}=${sids[who][number % SESSIONS]}`
    },
    unverifiedToken: unverified.token,
    restore,
  }
}

async function fill({ db, pool }: Connection): Promise<Record<(typeof OWNERS)[number], string[]>> {
  await pool.query(
    `INSERT INTO users (id, email, is_lifetime_access, free_stories_used)
     SELECT who, who || '@perinka.test', who = 'premium', CASE WHEN who = 'exhausted' THEN 5 ELSE 0 END
     FROM unnest($1::text[]) who`,
    [[...OWNERS, 'foreign']],
  )
  // Each family has every fourth of them.
  const shared = (table: string, columns: string, values: string, ids: readonly string[], owners: readonly string[]) =>
    pool.query(
      `INSERT INTO ${table} (id, user_id, ${columns})
       SELECT id, ($2::text[])[1 + (place - 1) % array_length($2::text[], 1)], ${values}
       FROM unnest($1::uuid[]) WITH ORDINALITY AS given (id, place)`,
      [ids, owners],
    )
  const foreign = ['foreign']
  for (const [children, characters, stories, owners] of [
    [FIXED.children, FIXED.characters, FIXED.stories, OWNERS],
    [FIXED.foreign.slice(0, 3), FIXED.foreign.slice(3, 6), FIXED.foreign.slice(6), foreign],
  ] as const) {
    await shared('child_profiles', 'name, age, favorite_themes', `'Ema', 5, '{animals}'`, children, owners)
    await shared('characters', 'name, type', `'Bruno', 'custom'`, characters, owners)
    const story = `'The owl', 'The owl closed one eye. Then it slept.', 'animals', 'short', 'nova'`
    await shared('stories', 'title, content, theme, length, voice', story, stories, owners)
  }
  const sids = OWNERS.map(async (who) => {
    const opened = Array.from({ length: SESSIONS }, () => openSession(db, who, { session: null, signedInAt: null }))
    return [who, await Promise.all(opened)] as const
  })
  return Object.fromEntries(await Promise.all(sids)) as Record<(typeof OWNERS)[number], string[]>
}

/** Remembers how all stands; answers what brings it back. */
async function keep({ pool }: Connection): Promise<() => Promise<void>> {
  await pool.query('CREATE SCHEMA kept')
  const statements: string[] = []
  for (const table of KEPT) {
    await pool.query(`CREATE TABLE kept.${table} AS TABLE ${table}`)
    const { rows } = await pool.query<{ columns: string }>(
      `SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
      [table],
    )
    const columns = rows[0]?.columns
    statements.push(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM kept.${table} ON CONFLICT DO NOTHING`)
  }
  for (const table of ['child_profiles', 'characters', 'stories']) {
    statements.push(
      `DELETE FROM ${table} t WHERE created_at < now() - interval '30 seconds' AND user_id IS NOT NULL
         AND NOT EXISTS (SELECT FROM kept.${table} k WHERE k.id = t.id)`,
    )
  }
  statements.push(
    'UPDATE users u SET free_stories_used = k.free_stories_used FROM kept.users k WHERE k.id = u.id',
    'DELETE FROM rate_limits',
    'DELETE FROM auth.rate_limit',
    `DELETE FROM deleted_accounts WHERE forgotten_at IS NOT NULL`,
  )
  return async () => {
    // Somebody may be at the same rows: what does not succeed now succeeds the next time.
    for (const statement of statements) await pool.query(statement).catch(() => undefined)
  }
}

/** Signed up, and never followed the mail's link. */
async function newUnverified(url: string): Promise<{ cookie: string; token: string }> {
  const signedUp = await fetch(`${url}/api/identity/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'unverified@perinka.test', password: 'lampa-pri-posteli-7', name: 'Jana' }),
  })
  if (!signedUp.ok) throw new Error(`Sign-up answered ${signedUp.status}: ${await signedUp.text()}`)
  const cookie = signedUp.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const answer = await fetch(`${url}/api/identity/token`, { headers: { cookie } })
  const { token = 'none' } = (await answer.json()) as { token?: string }
  return { cookie, token }
}
