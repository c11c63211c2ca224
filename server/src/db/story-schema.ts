import { LANGUAGES } from '@perinka/contract/catalog'
import { ENGINES, GENERATION_STATES, UNREAD } from '@perinka/contract/stories'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { childProfiles, createdAt, moment, owner, stories } from './schema.ts'

/** How stories come to be, beyond section 3. */

/**
 * A story on its way. The row is leased by the process that writes it; the finished story takes
 * its id. `seatTaken`: a free story was counted for it, to be given back when none arrives.
 */
export const storyGenerations = pgTable(
  'story_generations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    childProfileId: uuid('child_profile_id').references(() => childProfiles.id, { onDelete: 'cascade' }),
    requestKey: uuid('request_key').notNull(),
    wish: jsonb('wish').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    theme: text('theme').notNull(),
    status: text('status', { enum: GENERATION_STATES }).notNull().default('running'),
    leaseOwner: uuid('lease_owner').notNull(),
    leaseUntil: moment('lease_until').notNull(),
    seatTaken: boolean('seat_taken').notNull(),
    /** First story of the series that this becomes the next chapter of; null for a story of its own. */
    chapterOf: uuid('chapter_of').references(() => stories.id, { onDelete: 'cascade' }),
    title: text('title'),
    paragraphs: text('paragraphs').array().notNull().default([]),
    failureCode: text('failure_code'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    unique('story_generations_request').on(t.userId, t.requestKey),
    index('story_generations_child').on(t.childProfileId),
    index('story_generations_running').on(t.leaseUntil).where(sql`status = 'running'`),
    // A series grows by one chapter at a time, however many tabs ask.
    uniqueIndex('story_generations_chapter').on(t.chapterOf).where(sql`status = 'running'`),
    index('story_generations_series').on(t.chapterOf),
  ],
)

/** While there is a row: stories of ids up to `last` have had their words counted anew since a release counted otherwise. */
export const storyRecount = pgTable('story_recount', { last: uuid('last').primaryKey() })

const ofStory = () => uuid('story_id').references(() => stories.id, { onDelete: 'cascade' })

/** What a series remembers, by its first story. */
export const storyBibles = pgTable('story_bibles', {
  storyId: ofStory().primaryKey(),
  bible: jsonb('bible').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** How each story was made. */
export const storyProvenance = pgTable('story_provenance', {
  storyId: ofStory().primaryKey(),
  engine: text('engine', { enum: ENGINES }).notNull(),
  model: text('model').notNull(),
  promptVersion: text('prompt_version'),
  checks: text('checks').array().notNull().default([]),
  readability: jsonb('readability').notNull(),
  fellBack: boolean('fell_back').notNull().default(false),
  unread: text('unread', { enum: UNREAD }).array().notNull().default([]),
  /** Who says each quoted line of the text as it was told; none once a parent has changed it. */
  speakers: jsonb('speakers').notNull().default([]),
  /** What the story was made of, so that the child's next ones are made of something else. */
  trace: text('trace').array().notNull().default([]),
})
