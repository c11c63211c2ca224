import { discountedCents, LEAST_CENTS, MAX_CODE_LENGTH, parseCode } from '@perinka/contract/payments'
import { findUserByEmail } from '../accounts/repository.ts'
import { discountCodes } from '../db/billing-schema.ts'
import type { Database } from '../db/connect.ts'
import { noteAct } from './acts.ts'
import { type Given, Refused, shownMoment, whole } from './command.ts'

export const NEW_CODE_OPTIONS = {
  percent: { type: 'string' },
  stories: { type: 'string' },
  'max-uses': { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  description: { type: 'string' },
  by: { type: 'string' },
} as const
export const NEW_CODE_SHOWN =
  '--percent <1-100> | --stories <1-1000> [--max-uses <n>] [--from <day>] [--until <day>] [--description "…"] [--by <email>]'

/** Two operators may make the same code at the same time: the second is told so. */
export async function createCode(db: Database, { words, options, actor }: Given): Promise<string> {
  const wish = read(words[0] ?? '', options as Record<string, string | undefined>)
  return db.transaction(async (tx) => {
    const creator = wish.by === undefined ? null : await findUserByEmail(tx, wish.by)
    if (wish.by !== undefined && !creator) throw new Refused(`Nobody has signed in with ${wish.by} yet.`)
    const [made] = await tx
      .insert(discountCodes)
      .values({ ...wish.columns, createdBy: creator?.id ?? null })
      .onConflictDoNothing()
      .returning()
    if (!made) throw new Refused(`There is a code ${wish.columns.code} already; deactivate it, or choose another name.`)
    await noteAct(tx, { actor, act: `codes create ${wish.said}`, target: made.code })
    return sentence(made)
  })
}

function read(typed: string, options: Record<string, string | undefined>) {
  const { percent, stories, 'max-uses': most, description } = options
  const code = parseCode(typed)
  if (!/^[A-Z0-9][A-Z0-9_-]*$/.test(code) || code.length > MAX_CODE_LENGTH) {
    throw new Refused(`A code is letters, digits, - and _, at most ${MAX_CODE_LENGTH} of them, not "${typed}".`)
  }
  if ((percent === undefined) === (stories === undefined)) {
    throw new Refused('A code either takes something off the price (--percent) or gives stories (--stories).')
  }
  const from = options.from === undefined ? undefined : day(options.from, '--from')
  const until = options.until === undefined ? null : endOfDay(options.until, '--until')
  if (until && until <= (from ?? new Date())) throw new Refused('--until must be later than the beginning.')
  const worth =
    percent === undefined
      ? { type: 'free_stories' as const, freeStoriesGranted: whole(stories ?? '', '--stories', 1, 1000) }
      : { type: 'subscription' as const, discountPercentage: percentage(percent) }
  const maxUses = most === undefined ? null : whole(most, '--max-uses', 1, 1_000_000)
  const said = Object.entries(options)
    .filter(([name]) => !['by', 'description'].includes(name))
    .map(([name, value]) => `--${name} ${value}`)
  return {
    columns: { code, description: description ?? null, maxUses, validFrom: from, validUntil: until, ...worth },
    by: options.by?.trim().toLowerCase(),
    said: said.join(' '),
  }
}

/** A card cannot be charged with next to nothing: such a code would take nobody anywhere. */
function percentage(text: string): number {
  const found = whole(text, '--percent', 1, 100)
  const cents = discountedCents(found)
  if (cents === 0 || cents >= LEAST_CENTS) return found
  throw new Refused(
    `--percent ${found} leaves ${cents} cents, and no card is charged with less than ${LEAST_CENTS}; 100 is free.`,
  )
}

const DAY_MS = 24 * 60 * 60 * 1000

/** A day of this millennium, which begins at midnight UTC; a moment may be given instead. */
function day(text: string, name: string): Date {
  const isMoment = /^2\d{3}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2}))?$/.test(text)
  const moment = new Date(isMoment ? text : Number.NaN)
  const isThere = !Number.isNaN(+moment) && (text.length > 10 || moment.toISOString().startsWith(text))
  if (!isThere) throw new Refused(`${name} must be a day such as 2026-12-24, not "${text}".`)
  return moment
}

/** The day that is named counts whole. */
function endOfDay(text: string, name: string): Date {
  return text.length > 10 ? day(text, name) : new Date(+day(text, name) + DAY_MS)
}

function sentence(made: typeof discountCodes.$inferSelect): string {
  const worth =
    made.type === 'subscription'
      ? `takes ${made.discountPercentage} % off`
      : `gives ${made.freeStoriesGranted} free ${made.freeStoriesGranted === 1 ? 'story' : 'stories'}`
  const often = made.maxUses === null ? 'as often as families ask' : `at most ${made.maxUses} times`
  const end = made.validUntil === null ? 'without an end' : `until ${shownMoment(made.validUntil)}`
  return `${made.code} ${worth}, ${often}, from ${shownMoment(made.validFrom)} ${end}.`
}
