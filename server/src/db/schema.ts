import { CARD_PREVIEW_CHARS, DEFAULT_ICON, GENDERS, LANGUAGES, LENGTHS, VOICES } from '@perinka/contract/catalog'
import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  index,
  integer,
  json,
  jsonb,
  type PgColumn,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/**
 * The tables of the specification, section 3; those of codes and payments stand in `billing-schema.ts`. Plain ascending
 * indexes serve "newest first": a DESC index would sort its NULLS LAST again.
 */

export const moment = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => moment('created_at').notNull().defaultNow()
/** The family's account, with which the row goes. */
export const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const users = pgTable('users', {
  /** The identity token's subject. */
  id: text('id').primaryKey(),
  email: text('email').unique(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  profileImageUrl: text('profile_image_url'),
  /** How the parent signs in: password, google or facebook. */
  provider: text('provider').notNull().default('password'),
  stripeCustomerId: text('stripe_customer_id').unique(),
  stripeSubscriptionId: text('stripe_subscription_id').unique(),
  subscriptionStatus: text('subscription_status').notNull().default('inactive'),
  subscriptionTier: text('subscription_tier').notNull().default('free'),
  subscriptionEndDate: moment('subscription_end_date'),
  isLifetimeAccess: boolean('is_lifetime_access').notNull().default(false),
  freeStoriesUsed: integer('free_stories_used').notNull().default(0),
  freeStoriesGranted: integer('free_stories_granted').notNull().default(0),
  residencyCountry: char('residency_country', { length: 2 }),
  vatTaxBehavior: text('vat_tax_behavior'),
  lastTaxAmountCents: integer('last_tax_amount_cents'),
  lastTaxRatesJson: jsonb('last_tax_rates_json'),
  /** The subscription runs out with the period that is paid for. */
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const childProfiles = pgTable(
  'child_profiles',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    name: text('name').notNull(),
    age: integer('age').notNull(),
    icon: text('icon').default(DEFAULT_ICON),
    favoriteCharacters: text('favorite_characters').array().notNull().default([]),
    dislikedCharacters: text('disliked_characters').array().notNull().default([]),
    favoriteThemes: text('favorite_themes').array().notNull().default([]),
    preferredLanguage: text('preferred_language', { enum: LANGUAGES }).notNull().default('en'),
    preferredLength: text('preferred_length', { enum: LENGTHS }).notNull().default('medium'),
    customFilters: text('custom_filters').array().notNull().default([]),
    /** How Slovak and English talk about the child; null: guessed from the name where that is safe. */
    grammaticalGender: text('grammatical_gender', { enum: GENDERS }),
    /** Names that it, or a child that is gone, had before: a series remembers them, and no model may learn them either. */
    formerNames: text('former_names').array().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [index('child_profiles_user').on(t.userId, t.createdAt)],
)

/** What JavaScript's `\s` means; what a database means by it, its locale decides. */
const BLANK = '\\t\\n\\v\\f\\r \\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF'
const inOneLine = (text: string) => `regexp_replace(${text}, '[${BLANK}]+', ' ', 'g')`
const PREVIEW = `left(btrim(${inOneLine('content')}), ${CARD_PREVIEW_CHARS})`
/** Accents go before case: the letters that are left have one lower case, whatever the locale. */
const PLAIN = `regexp_replace(normalize(title || ' ' || coalesce(series_title, '') || ' ' || content, NFD), '[\\u0300-\\u036F]', '', 'g')`
const SEARCH_TEXT = `lower(${inOneLine(PLAIN)})`

export const stories = pgTable(
  'stories',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    title: text('title').notNull(),
    seriesTitle: text('series_title'),
    content: text('content').notNull(),
    theme: text('theme').notNull(),
    length: text('length', { enum: LENGTHS }).notNull(),
    voice: text('voice', { enum: VOICES }).notNull(),
    language: text('language', { enum: LANGUAGES }).notNull().default('en'),
    characters: text('characters').array().notNull().default([]),
    childProfileId: uuid('child_profile_id').references(() => childProfiles.id, { onDelete: 'cascade' }),
    audioUrl: text('audio_url'),
    ttsProvider: text('tts_provider').notNull().default('openai'),
    duration: integer('duration'),
    standardAudioUrl: text('standard_audio_url'),
    standardDuration: integer('standard_duration'),
    isFavorite: boolean('is_favorite').notNull().default(false),
    /** Whether anybody who knows the story's address may read it. */
    linkShared: boolean('link_shared').notNull().default(true),
    parentStoryId: uuid('parent_story_id').references((): PgColumn => stories.id, { onDelete: 'set null' }),
    chapterNumber: integer('chapter_number').notNull().default(1),
    isChapter: boolean('is_chapter').notNull().default(false),
    createdAt: createdAt(),
    /** What a list shows of the text, so that two thousand stories are listed without reading theirs. */
    preview: text('preview').notNull().generatedAlwaysAs(sql.raw(PREVIEW)),
    /** Of the text, split at spaces (specification, section 9): `count_story_words` counts where a story comes, `updateStory` where its text changes. */
    words: integer('words').notNull().default(1),
    /** Titles and text as a search compares them (`searchable` makes the same of the words looked for). */
    searchText: text('search_text').notNull().generatedAlwaysAs(sql.raw(SEARCH_TEXT)),
  },
  (t) => [
    index('stories_user').on(t.userId, t.createdAt),
    index('stories_child').on(t.childProfileId, t.createdAt),
    uniqueIndex('stories_chapter').on(t.parentStoryId, t.chapterNumber),
  ],
)

export const characters = pgTable(
  'characters',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null for the product's own four. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description'),
    type: text('type', { enum: ['predefined', 'custom'] }).notNull(),
    avatarUrl: text('avatar_url'),
    traits: text('traits').array().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [index('characters_user').on(t.userId, t.createdAt)],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's value: a leaked table opens no session. */
    sid: text('sid').primaryKey(),
    sess: json('sess').notNull(),
    expire: moment('expire').notNull(),
    /** Whose session it is, so that a reset or a deletion ends all of them. */
    userId: owner(),
  },
  (t) => [index('sessions_expire').on(t.expire), index('sessions_user').on(t.userId)],
)

/**
 * Accounts whose rows are gone and whose identity may not be yet. While an account stands here, no token of its
 * identity opens anything: one may be a few minutes old, and an identity that could not be reached knows the parent still.
 */
export const deletedAccounts = pgTable(
  'deleted_accounts',
  {
    /** The identity token's subject. */
    subject: text('subject').primaryKey(),
    /** Whose mail goes too, while there is an outbox; gone with the identity. */
    email: text('email'),
    /** The payment provider's customer, whose subscriptions end first; gone with the identity. */
    customerId: text('customer_id'),
    /** Written by the release before alone, which may run beside this one: its insert names every column. */
    leaseUntil: moment('lease_until'),
    deletedAt: moment('deleted_at').notNull().defaultNow(),
    /** Null until the identity has forgotten the parent. */
    forgottenAt: moment('forgotten_at'),
  },
  (t) => [index('deleted_accounts_forgotten').on(t.forgottenAt)],
)
