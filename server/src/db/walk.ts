import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Where a walk along a list stands. `at` as PostgreSQL writes it: JavaScript knows no microseconds. */
export interface Cursor {
  at: string
  id: string
}

/** Some of a list's rows, in its order, and where to go on; null at its end. */
export interface Batch<Row> {
  rows: Row[]
  next: Cursor | null
}

/**
 * A list of any length, some rows at a time: no connection and no transaction is held in between, however long the reader
 * takes. No row comes twice; one that is added or deleted meanwhile comes or does not.
 */
export async function* walk<Row>(read: (after: Cursor | null) => Promise<Batch<Row>>): AsyncGenerator<Batch<Row>> {
  for (let after: Cursor | null = null; ; ) {
    const batch: Batch<Row> = await read(after)
    yield batch
    if (!batch.next) return
    after = batch.next
  }
}

/** A row that is known, and about how many bytes it takes. */
export interface Step extends Cursor {
  bytes: number
}

/** Few enough that nobody notices the moment which it takes to write them as JSON. */
const BATCH_BYTES = 128 * 1024

/**
 * The same where rows are heavy: first where they are and what they weigh, `most` at a time, then as many of them as are
 * light enough together; one always is. What is gone by then is left out.
 */
export async function* walkByWeight<Row extends { id: string }>(
  most: number,
  stepsFrom: (after: Cursor | null) => Promise<Step[]>,
  rowsOf: (ids: string[]) => Promise<Row[]>,
  from: Cursor | null = null,
): AsyncGenerator<Batch<Row>> {
  for (let after = from; ; ) {
    const steps = await stepsFrom(after)
    let done = 0
    do {
      const taken = lightEnough(steps.slice(done))
      done += taken.length
      after = done === steps.length && done < most ? null : (taken.at(-1) ?? null)
      const ids = taken.map(({ id }) => id)
      const rows = new Map((await rowsOf(ids)).map((row) => [row.id, row]))
      yield { rows: ids.flatMap((id) => rows.get(id) ?? []), next: after }
    } while (done < steps.length)
    if (!after) return
  }
}

function lightEnough(steps: Step[]): Step[] {
  let bytes = 0
  const tooMuch = steps.findIndex((step) => {
    bytes += step.bytes
    return bytes > BATCH_BYTES
  })
  return tooMuch === -1 ? steps : steps.slice(0, Math.max(1, tooMuch))
}

/** Rows of which `most` were asked for: fewer are the last. */
export function batchOf<Row extends Cursor>(rows: Row[], most: number): Batch<Row> {
  return { rows, next: (rows.length === most && rows.at(-1)) || null }
}

interface Ordered {
  createdAt: PgColumn
  id: PgColumn
}

/** What to select, that the walk may go on from a row. */
export const cursorOf = ({ createdAt }: Ordered) => sql<string>`${createdAt}::text`

const ordered =
  (by: typeof asc, beyond: SQL) =>
  ({ createdAt, id }: Ordered, after: Cursor | null) => ({
    where: after ? sql`(${createdAt}, ${id}) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)` : undefined,
    order: [by(createdAt), by(id)],
  })

/** From the newest to the oldest: the rows after a place, all for null, and their order. */
export const newestFirst = ordered(desc, sql`<`)
/** The other way round. */
export const oldestFirst = ordered(asc, sql`>`)
