import type { PaymentSession } from '@perinka/contract/payments'
import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import type { ParentClient } from '../testing/client.ts'
import { codesOf } from '../testing/codes.ts'
import { payingOn } from '../testing/paying.ts'
import { scriptedPayments } from '../testing/payments.ts'
import { isLive } from './choose-subscription.ts'
import { syncCustomer } from './sync-customer.ts'

/**
 * Two families that share two codes of one use each do whatever comes to their mind, while the provider fails now and then:
 * after each step nobody can pay twice, or another price than was shown, and no code is used more often than it may be.
 */

const payments = scriptedPayments()
const app = testApp({ payments })
const { details, rowOf } = payingOn(app, payments)
const { give, count } = codesOf(app)

const STEPS = 24
const METHODS = ['ensureCustomer', 'startSubscription', 'findStarted', 'abandon', 'listSubscriptions', 'cancelNow']

interface Family {
  parent: ParentClient
  /** Every session that a page of theirs was ever given. */
  told: PaymentSession[]
}

/** The same numbers for the same seed, from 0 up to 1. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

const subscriptionsOf = ({ parent }: Family) =>
  [...payments.subscriptions.values()].filter(({ customerId }) => customerId === `cus_${parent.id}`)

const paidBy = ({ clientSecret }: PaymentSession) =>
  [...payments.subscriptions.values()].find((one) => one.clientSecret === clientSecret)

test.each(Array.from({ length: 12 }, (_, i) => i + 13))(
  'walk %i leaves every count and every price right',
  async (seed) => {
    const next = random(seed)
    const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T
    const [half, whole] = [await give({ maxUses: 1 }), await give({ discountPercentage: 100, maxUses: 1 })]
    const families: Family[] = [
      { parent: await app.givenParent(), told: [] },
      { parent: await app.givenParent(), told: [] },
    ]
    const wishes = [
      {},
      {},
      { discountCode: half },
      { discountCode: half },
      { discountCode: whole },
      { residencyCountry: 'CZ' },
    ]
    const trace: string[] = []

    const acts: Record<string, (family: Family) => Promise<unknown>> = {
      async open({ parent, told }) {
        const answer = await parent.post('/api/create-subscription', pick(wishes))
        if (answer.ok) told.push((await answer.json()) as PaymentSession)
        return answer.status
      },
      async pay({ told }) {
        const open = told.map(paidBy).filter((one) => one?.status === 'incomplete')
        if (open.length > 0) payments.pay(pick(open)?.id ?? '')
      },
      async activate({ parent, told }) {
        const free = told.filter(({ mode }) => mode === 'free')
        if (free.length > 0) await parent.post('/api/activate-free-access', { clientSecret: pick(free).clientSecret })
      },
      async hear({ parent }) {
        await syncCustomer(await app.ports(), `cus_${parent.id}`).catch(() => undefined)
      },
      refresh: async ({ parent }) => parent.post('/api/refresh-subscription'),
      cancel: async ({ parent }) => parent.post('/api/cancel-subscription'),
      resume: async ({ parent }) => parent.post('/api/resume-subscription'),
      async end(family) {
        for (const { id, status } of subscriptionsOf(family))
          if (isLive(status)) payments.change(id, { status: 'canceled' })
      },
      async both({ parent, told }) {
        const answers = await Promise.all(
          [pick(wishes), pick(wishes)].map((wish) => parent.post('/api/create-subscription', wish)),
        )
        for (const answer of answers) if (answer.ok) told.push((await answer.json()) as PaymentSession)
      },
    }
    const names = [
      'open',
      'open',
      'open',
      'both',
      'pay',
      'pay',
      'activate',
      'hear',
      'refresh',
      'cancel',
      'resume',
      'end',
    ]

    async function check(): Promise<void> {
      for (const family of families) {
        const all = subscriptionsOf(family)
        expect(all.filter(({ status }) => isLive(status)).length, trace.join(' ')).toBeLessThanOrEqual(1)
        const payable = family.told.filter((session) => paidBy(session)?.status === 'incomplete')
        expect(new Set(payable.map(({ clientSecret }) => clientSecret)).size, trace.join(' ')).toBeLessThanOrEqual(1)
        for (const session of payable) expect(paidBy(session)?.cents).toBe(session.cents)
        const { subscriptionTier } = await rowOf(family.parent.id)
        if (subscriptionTier === 'full_discount') expect(payable, trace.join(' ')).toEqual([])
      }
      for (const code of [half, whole]) {
        const { uses, rows } = await count(code)
        expect([uses, rows.length], trace.join(' ')).toEqual([rows.length, uses])
        expect(uses).toBeLessThanOrEqual(1)
      }
    }

    for (let step = 0; step < STEPS; step++) {
      const who = next() < 0.5 ? 0 : 1
      const act = pick(names)
      payments.broken.clear()
      if (next() < 0.3) payments.broken.set(pick(METHODS), next() < 0.5 ? 'before' : 'after')
      trace.push(`${who}:${act}${[...payments.broken].map(([method, when]) => `(${method} ${when})`)}`)
      await acts[act]?.(families[who] as Family)
      await check()
    }

    payments.broken.clear()
    const paidHalf = families.flatMap(subscriptionsOf).filter(({ cents, hasStarted }) => cents === 300 && hasStarted)
    expect(paidHalf.length, trace.join(' ')).toBeLessThanOrEqual(1)
    for (const family of families) {
      await acts.hear?.(family)
      const hasPaid = subscriptionsOf(family).some(({ status }) => isLive(status))
      const { isActive, plan } = await details(family.parent)
      expect(isActive, trace.join(' ')).toBe(hasPaid || plan === 'full-discount')
      expect(hasPaid && plan === 'full-discount', trace.join(' ')).toBe(false)
    }
    await check()
    const { rows } = await count(half)
    if (paidHalf.length > 0) expect(rows, trace.join(' ')).toMatchObject([{ heldFor: null }])
  },
)
