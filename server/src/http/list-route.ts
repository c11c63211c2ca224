import type { Call } from '@perinka/contract/call'
import type { Context, Hono } from 'hono'
import type * as z from 'zod/mini'
import type { Batch } from '../db/walk.ts'
import type { SignedIn } from './env.ts'
import type { FamilyTurns, Leave } from './family-turns.ts'
import { route } from './route.ts'
import { sayBroken, streamBody } from './stream-body.ts'

/** Characters of JSON that are sent together. */
const PIECE = 64 * 1024

/**
 * Answers a list of any length as one array, each row validated before it leaves. What fits into one batch is answered as
 * any other call; more is read while it is sent, as fast as the client takes it. A family's next list of
 * the same kind waits until all of this one is read: its children are not kept from it by a library on a slow line.
 */
export function listRoute<Item extends z.ZodMiniType, Row>(
  app: Hono<SignedIn>,
  call: Call<null, z.ZodMiniArray<Item>>,
  { lists }: FamilyTurns,
  walk: (c: Context<SignedIn>) => AsyncGenerator<Batch<Row>>,
  shown: (row: Row) => z.input<Item>,
): void {
  const item = call.answer.def.element
  route(app, call as Call<null, z.ZodMiniArray<z.ZodMiniType>>, async (c) => {
    if (c.req.method === 'HEAD') return c.body(null, 200, JSON_TYPE)
    const leave = await lists.wait(`${c.var.parent.id} ${call.path}`, c.req.raw.signal)
    try {
      const batches = walk(c)
      const first = await batches.next()
      if (first.done || !first.value.next) {
        leave()
        return first.value?.rows.map(shown) ?? []
      }
      const said = (row: Row) => JSON.stringify(item.parse(shown(row)))
      const pieces = piecesOf(said, first.value, batches, leave)
      const broken = (err: unknown) => sayBroken(c.var.log, 'error', err, 'a list broke off')
      return c.body(streamBody(c, pieces, { broken, ended: leave }), 200, JSON_TYPE)
    } catch (error) {
      leave()
      throw error
    }
  })
}

const JSON_TYPE = { 'Content-Type': 'application/json' }

async function* piecesOf<Row>(
  said: (row: Row) => string,
  first: Batch<Row>,
  rest: AsyncGenerator<Batch<Row>>,
  leave: Leave,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let piece = ''
  let before = '['
  for (let batch: Batch<Row> | undefined = first; batch; batch = (await rest.next()).value) {
    // The last of it is in memory: the next list need not wait for a slow line.
    if (!batch.next) leave()
    for (const row of batch.rows) {
      piece += before + said(row)
      before = ','
      if (piece.length < PIECE) continue
      yield encoder.encode(piece)
      piece = ''
    }
  }
  yield encoder.encode(`${piece}${before === '[' ? '[]' : ']'}`)
}
