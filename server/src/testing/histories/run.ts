import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { inPaymentTurn } from '../../billing/payment-turn.ts'
import { FREE_ACCESS, saveBilling } from '../../billing/repository.ts'
import { syncCustomer } from '../../billing/sync-customer.ts'
import { webhookEvents } from '../../db/billing-schema.ts'
import type { Database } from '../../db/connect.ts'
import { users } from '../../db/schema.ts'
import type { ProviderEvent } from '../webhooks.ts'
import { type BadLine, badLine, type SentEvent } from './delivery.ts'
import { type Life, ownOf } from './life.ts'
import { wrongs } from './oracle.ts'
import { randomOf } from './random.ts'
import type { SlowProvider } from './slow-provider.ts'
import { STEPS } from './steps.ts'

/** A running product: its database, its provider, and its webhook route. */
export interface World {
  db: Database
  provider: SlowProvider
  log: Logger
  /** Settles once the route has accepted the event. */
  post(event: ProviderEvent): Promise<void>
}

export interface Outcome {
  seed: number
  events: number
  /** What is wrong in the end; empty where everything is right. */
  wrong: string[]
  /** Whether a product that believes what stands in the messages would be wrong in the end. */
  isWrongByPayload: boolean
  /** What happened, in order. */
  history: string[]
}

const MOST_STEPS = 14
/** Milliseconds between two steps, at most. */
const STEP_MS = 12

/** Lives one family's history while its messages come in as they like, and looks at how the family stands in the end. */
export async function liveHistory({ db, provider, log, post }: World, seed: number): Promise<Outcome> {
  const random = randomOf(seed)
  const line = badLine(randomOf(seed + 1), post)
  const userId = `family-${randomUUID()}`
  const customerId = `cus_${userId}`
  await db.insert(users).values({ id: userId, stripeCustomerId: customerId })

  let sent = 0
  function send(type: string, subscriptionId: string | null, names?: 'charge'): void {
    sent += 1
    const one = subscriptionId === null ? undefined : provider.self.subscriptions.get(subscriptionId)
    const event: SentEvent = { id: `evt_${sent}_${userId}`, type, customerId, snapshot: one ? { ...one } : null }
    if (names === 'charge') {
      provider.self.charges.set(`ch_${subscriptionId}`, customerId)
      Object.assign(event, { customerId: null, chargeId: `ch_${subscriptionId}` })
    }
    line.send(event)
  }
  const looks: Promise<void>[] = []
  const life: Life = {
    userId,
    customerId,
    random,
    provider: provider.self,
    send,
    mayEnd: new Set(),
    isFree: false,
    isDeleted: false,
    history: [],
    grantFree: () => grantFree(db, life),
    look: () => void looks.push(syncCustomer({ db, payments: provider.payments, log }, customerId)),
    deleteAccount: () => deleteAccount(db, life),
  }
  provider.listeners.set(customerId, (_customer, id, type) => send(type, id))

  const steps = 1 + random.below(MOST_STEPS)
  for (let step = 0; step < steps && !life.isDeleted; step++) {
    const next = random.pick(STEPS, (one) => one.weight(life))
    if (!next) break
    // An answer from before the last change, should it arrive after that one was looked at, must not stay.
    if (step === steps - 1) {
      life.look()
      await wait(random.below(4 * STEP_MS))
    }
    life.history.push(next.name)
    await next.happen(life)
    if (random.happens(0.7)) await wait(random.below(STEP_MS))
  }
  await Promise.all(looks)
  await quiet(db, customerId, line)
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  const all = ownOf(life)
  const wrong = wrongs({ ...life, all }, row)
  return {
    seed,
    events: sent,
    wrong,
    isWrongByPayload: !life.isFree && isWrong(line.arrived, life),
    history: life.history,
  }
}

/** Until nothing is on the line, nothing waits, and the product's own changes have told nothing new. */
async function quiet(db: Database, customerId: string, line: BadLine): Promise<void> {
  const isWaiting = and(eq(webhookEvents.customerId, customerId), eq(webhookEvents.processed, false))
  let brought: number
  do {
    await line.empty()
    brought = line.arrived.length
    while ((await db.$count(webhookEvents, isWaiting)) > 0) await wait(150)
    await line.empty()
  } while (line.arrived.length > brought)
}

function grantFree(db: Database, life: Life): Promise<void> {
  return inPaymentTurn(db, life.userId, async (turn) => {
    const paid = ownOf(life).filter(({ status }) => ['active', 'past_due'].includes(status))
    if (paid.length > 0) return
    life.isFree = true
    await turn.write((tx) => saveBilling(tx, life.userId, FREE_ACCESS))
  })
}

async function deleteAccount(db: Database, life: Life): Promise<void> {
  life.isDeleted = true
  await inPaymentTurn(db, life.userId, (turn) => turn.write((tx) => tx.delete(users).where(eq(users.id, life.userId))))
}

/** The other design: each message's subscription is written down as it came. */
function isWrong(arrived: SentEvent[], life: Life): boolean {
  const last = arrived.findLast(({ snapshot }) => snapshot !== null)?.snapshot
  const right = ownOf(life).find(({ id }) => id === last?.id)
  return last ? last.status !== right?.status || last.cancelAtPeriodEnd !== right.cancelAtPeriodEnd : false
}
