import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { users } from '../db/schema.ts'
import type { Claims } from '../ports/identity.ts'

export type User = typeof users.$inferSelect

/** Names and a picture, as the identity or, where it knows none, the browser says. */
export type Particulars = Pick<User, 'firstName' | 'lastName' | 'profileImageUrl'>

export async function findUser(db: Queryable, id: string): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user ?? null
}

export async function findUserByEmail(db: Queryable, email: string): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user ?? null
}

/** Locks the account for deletion; null where it is gone. */
export async function lockUserForUpdate(tx: Queryable, id: string): Promise<User | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return user ?? null
}

/** Deletes the account; everything of its family goes with it. */
export async function deleteUser(tx: Queryable, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id))
}

/**
 * Writes what the token says of its bearer. E-mail and provider follow the identity; particulars
 * only fill what is empty. Fails on `users_email_unique` where another subject holds the e-mail.
 */
export async function saveUser(db: Queryable, claims: Claims, particulars: Particulars): Promise<User> {
  const [user] = await db
    .insert(users)
    .values({ id: claims.subject, email: claims.email, provider: claims.provider, ...particulars })
    .onConflictDoUpdate({
      target: users.id,
      set: {
        email: sql`excluded.email`,
        provider: sql`excluded.provider`,
        firstName: sql`coalesce(${users.firstName}, excluded.first_name)`,
        lastName: sql`coalesce(${users.lastName}, excluded.last_name)`,
        profileImageUrl: sql`coalesce(${users.profileImageUrl}, excluded.profile_image_url)`,
        updatedAt: sql`now()`,
      },
    })
    .returning()
  if (!user) throw new Error('the user was not written')
  return user
}
