import { QUALITIES, VOICES } from '@perinka/contract/catalog'
import type { SpokenParagraph } from '@perinka/contract/narration'
import { GENERATION_STATES } from '@perinka/contract/stories'
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, moment, owner, stories } from './schema.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * A story read aloud in one voice, or on its way to be. A running row is leased by the process that makes it; the
 * finished audio is one object in the audio store, named by the row's id.
 */
export const narrations = pgTable(
  'narrations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    storyId: uuid('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    userId: owner(),
    voice: text('voice', { enum: VOICES }).notNull(),
    quality: text('quality', { enum: QUALITIES }).notNull(),
    status: text('status', { enum: GENERATION_STATES }).notNull().default('running'),
    leaseOwner: uuid('lease_owner').notNull(),
    leaseUntil: moment('lease_until').notNull(),
    /** How many processes have tried: one that kills its server each time is given up. */
    attempts: integer('attempts').notNull().default(1),
    /** What is read: title and paragraphs as they were when it was asked for. */
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** What the story showed before, to return to where this one fails. */
    replaces: uuid('replaces'),
    voiceBefore: text('voice_before', { enum: VOICES }).notNull(),
    /** Times of the whole narration; null until it is done. */
    paragraphs: jsonb('paragraphs').$type<SpokenParagraph[]>(),
    durationMs: integer('duration_ms'),
    byteLength: integer('byte_length'),
    failureCode: text('failure_code'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    // However often it is asked for, and from however many tabs.
    uniqueIndex('narrations_running').on(t.storyId, t.voice, t.quality).where(sql`status = 'running'`),
    index('narrations_story').on(t.storyId),
    index('narrations_user').on(t.userId, t.createdAt),
    index('narrations_leases').on(t.leaseUntil).where(sql`status = 'running'`),
  ],
)

/** The audio of a narration that is being made, piece by piece; gone once the whole is in the store. */
export const narrationParts = pgTable(
  'narration_parts',
  {
    narrationId: uuid('narration_id')
      .notNull()
      .references(() => narrations.id, { onDelete: 'cascade' }),
    /** From 0, without a gap. */
    seq: integer('seq').notNull(),
    audio: bytes('audio').notNull(),
    /** Milliseconds of sound given to the encoder up to the end of this part; it holds a little of it back. */
    untilMs: integer('until_ms').notNull(),
    /** Paragraph that the part belongs to, and how much of its text has been said by its end. */
    place: integer('place').notNull(),
    saidEnd: integer('said_end').notNull(),
    endsParagraph: boolean('ends_paragraph').notNull(),
    /** Times of this part alone, from the beginning of the narration; null for parts without speech. */
    spoken: jsonb('spoken').$type<SpokenParagraph>(),
  },
  (t) => [primaryKey({ columns: [t.narrationId, t.seq] })],
)

/** Audio whose narration is gone, to be removed from the store. A trigger writes it, whatever the deletion came from. */
export const discardedAudio = pgTable('discarded_audio', {
  narrationId: uuid('narration_id').primaryKey(),
  /** Until then whoever was making it may still be putting it there. */
  removableFrom: moment('removable_from').notNull().defaultNow(),
})
