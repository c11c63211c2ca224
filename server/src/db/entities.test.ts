import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { discountCodes, discountCodeUsage, webhookEvents } from './billing-schema.ts'
import { characters, childProfiles, sessions, stories, users } from './schema.ts'

const app = testApp()
const A_MOMENT = expect.any(Date)
const AN_ID = expect.stringMatching(/^[0-9a-f-]{36}$/)

/** A row of which only what is required was said. */
describe('what nobody said', () => {
  test('of a parent', { tags: ['3.5', '4.13'] }, async () => {
    const db = await app.db()
    const [row] = await db.insert(users).values({ id: 'entities-1' }).returning()
    expect(row).toMatchObject({
      email: null,
      firstName: null,
      lastName: null,
      profileImageUrl: null,
      stripeCustomerId: null,
      stripeSubscriptionId: null,
      subscriptionStatus: 'inactive',
      subscriptionTier: 'free',
      subscriptionEndDate: null,
      isLifetimeAccess: false,
      freeStoriesUsed: 0,
      freeStoriesGranted: 0,
      residencyCountry: null,
      vatTaxBehavior: null,
      lastTaxAmountCents: null,
      lastTaxRatesJson: null,
      createdAt: A_MOMENT,
      updatedAt: A_MOMENT,
    })
  })

  test('of a child', { tags: ['3.1'] }, async () => {
    const db = await app.db()
    const { id: userId } = await app.givenParent()
    const [row] = await db.insert(childProfiles).values({ userId, name: 'Mia', age: 5 }).returning()
    expect(row).toMatchObject({
      id: AN_ID,
      icon: '👶',
      favoriteCharacters: [],
      dislikedCharacters: [],
      favoriteThemes: [],
      preferredLanguage: 'en',
      preferredLength: 'medium',
      customFilters: [],
      createdAt: A_MOMENT,
    })
  })

  test('of a story', { tags: ['3.3', '9.10'] }, async () => {
    const db = await app.db()
    const { id: userId } = await app.givenParent()
    const [row] = await db
      .insert(stories)
      .values({ userId, title: 'The Lamp', content: 'It shone.', theme: 'space', length: 'short', voice: 'alloy' })
      .returning()
    expect(row).toMatchObject({
      id: AN_ID,
      seriesTitle: null,
      characters: [],
      childProfileId: null,
      audioUrl: null,
      ttsProvider: 'openai',
      duration: null,
      standardAudioUrl: null,
      standardDuration: null,
      isFavorite: false,
      parentStoryId: null,
      chapterNumber: 1,
      isChapter: false,
      createdAt: A_MOMENT,
    })
  })

  test('of a character', { tags: ['3.4'] }, async () => {
    const db = await app.db()
    const { id: userId } = await app.givenParent()
    const [row] = await db.insert(characters).values({ userId, name: 'Bruno', type: 'custom' }).returning()
    expect(row).toMatchObject({ id: AN_ID, description: null, avatarUrl: null, traits: [], createdAt: A_MOMENT })
  })

  test('of a discount code and its use', { tags: ['3.6'] }, async () => {
    const db = await app.db()
    const { id: userId } = await app.givenParent()
    const [code] = await db.insert(discountCodes).values({ code: 'ENTITIES' }).returning()
    expect(code).toMatchObject({
      id: AN_ID,
      description: null,
      type: 'subscription',
      discountPercentage: 0,
      freeStoriesGranted: 0,
      maxUses: null,
      currentUses: 0,
      isActive: true,
      validFrom: A_MOMENT,
      validUntil: null,
      createdBy: null,
      createdAt: A_MOMENT,
    })
    const [use] = await db
      .insert(discountCodeUsage)
      .values({ discountCodeId: code?.id ?? '', userId })
      .returning()
    expect(use).toMatchObject({ id: AN_ID, appliedAt: A_MOMENT })
  })

  test('of an event of the payment provider', { tags: ['3.6a'] }, async () => {
    const db = await app.db()
    const [row] = await db.insert(webhookEvents).values({ eventId: 'entities', eventType: 'paid' }).returning()
    expect(row).toMatchObject({ id: AN_ID, processed: true, processedAt: A_MOMENT })
  })
})

describe('the database refuses', () => {
  test.each([
    [
      'a second account of one e-mail',
      sql`INSERT INTO users (id, email) VALUES ('entities-2', 'e@x.sk'), ('entities-3', 'e@x.sk')`,
    ],
    ['a second code of one name', sql`INSERT INTO discount_codes (code) VALUES ('TWICE'), ('TWICE')`],
    [
      'an event that came before',
      sql`INSERT INTO webhook_events (event_id, event_type) VALUES ('twice', 'a'), ('twice', 'b')`,
    ],
  ])('%s', { tags: ['3.5', '3.6', '3.6a'] }, async (_, insert) => {
    const db = await app.db()
    await expect(db.execute(insert)).rejects.toMatchObject({ cause: { code: '23505' } })
  })

  test('a country of more than two letters', { tags: ['9.10a'] }, async () => {
    const db = await app.db()
    const country = (code: string) =>
      db.execute(sql`INSERT INTO users (id, residency_country) VALUES (${`entities-${code}`}, ${code})`)
    await country('SK')
    await expect(country('SVK')).rejects.toMatchObject({ cause: { code: '22001' } })
  })
})

test('a session has an id, its data and an end that is found without reading the others', {
  tags: ['3.6b'],
}, async () => {
  const db = await app.db()
  const { id } = await app.givenParent()
  const rows = await db.select().from(sessions)
  expect(rows.find(({ userId }) => userId === id)).toMatchObject({
    sid: expect.any(String),
    sess: expect.any(Object),
    expire: A_MOMENT,
  })
  const { rows: indexes } = await db.execute(
    sql`SELECT indexdef FROM pg_indexes WHERE tablename = 'sessions' AND indexdef LIKE '%(expire)'`,
  )
  expect(indexes).toHaveLength(1)
})

test('a discount code keeps who created it, and stays when they are gone', { tags: ['6.6a'] }, async () => {
  const db = await app.db()
  const { id: createdBy } = await app.givenParent()
  await db.insert(discountCodes).values({ code: 'CREATED', createdBy })
  const creator = async () => {
    const [row] = await db.select().from(discountCodes).where(eq(discountCodes.code, 'CREATED'))
    return row?.createdBy
  }
  expect(await creator()).toBe(createdBy)
  await db.execute(sql`DELETE FROM users WHERE id = ${createdBy}`)
  expect(await creator()).toBe(null)
})
