import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import type { Contract } from '../contract/contract.ts'

/** What the stand-in keeps, by the word that Stripe calls it. */
export interface Kinds {
  customer: Stripe.Customer
  coupon: Stripe.Coupon
  price: Stripe.Price
  subscription: Stripe.Subscription
  invoice: Stripe.Invoice
  invoice_payment: Stripe.InvoicePayment
  payment_intent: Stripe.PaymentIntent
  setup_intent: Stripe.SetupIntent
  charge: Stripe.Charge
  dispute: Stripe.Dispute
  webhook_endpoint: Stripe.WebhookEndpoint
}

type Kind = keyof Kinds

const NAMES: Record<Kind, { schema: string; prefix: string }> = {
  customer: { schema: 'Customers:Customer', prefix: 'cus' },
  coupon: { schema: 'Coupons:Coupon', prefix: 'coupon' },
  price: { schema: 'Prices:Price', prefix: 'price' },
  subscription: { schema: 'Subscriptions:Subscription', prefix: 'sub' },
  invoice: { schema: 'Invoices:Invoice', prefix: 'in' },
  invoice_payment: { schema: 'InvoicePayments:InvoicePayment', prefix: 'inpay' },
  payment_intent: { schema: 'PaymentIntents:PaymentIntent', prefix: 'pi' },
  setup_intent: { schema: 'SetupIntents:SetupIntent', prefix: 'seti' },
  charge: { schema: 'Charges:Charge', prefix: 'ch' },
  dispute: { schema: 'Disputes:Dispute', prefix: 'du' },
  webhook_endpoint: { schema: 'WebhookEndpoints:WebhookEndpoint', prefix: 'we' },
}

export interface Store {
  /** Makes and keeps one, blank but for `told`. Objects name each other by id. */
  make<K extends Kind>(kind: K, fields: Partial<Kinds[K]>): Kinds[K]
  find<K extends Kind>(kind: K, id: unknown): Kinds[K] | null
  /** The same, which must be there. */
  get<K extends Kind>(kind: K, id: unknown): Kinds[K]
  /** Newest first. */
  all<K extends Kind>(kind: K): Kinds[K][]
  /** Whatever has this id. */
  any(id: string): object | null
  /** Customers that were deleted. */
  gone: Set<string>
  taxSettings: Stripe.Tax.Settings
  /** In seconds since 1970, as Stripe counts. */
  now(): number
  blank<T>(schema: string): T
}

export function openStore(contract: Contract): Store {
  const objects = new Map<string, { kind: Kind; object: Kinds[Kind] }>()
  const now = () => Math.floor(Date.now() / 1000)

  function find<K extends Kind>(kind: K, id: unknown): Kinds[K] | null {
    const found = typeof id === 'string' ? objects.get(id) : undefined
    return found?.kind === kind ? (found.object as Kinds[K]) : null
  }

  return {
    find,
    get(kind, id) {
      const found = find(kind, id)
      if (!found) throw new Error(`the stand-in knows no ${kind} ${id}`)
      return found
    },
    make(kind, fields) {
      const { schema, prefix } = NAMES[kind]
      const id = `${prefix}_${randomBytes(9).toString('hex')}`
      const object = { ...(contract.blank(schema) as Kinds[typeof kind]), id, created: now(), ...fields }
      objects.set(object.id, { kind, object })
      return object
    },
    all: (kind) => {
      const found = [...objects.values()].filter((one) => one.kind === kind)
      return found.map(({ object }) => object as Kinds[typeof kind]).reverse()
    },
    any: (id) => objects.get(id)?.object ?? null,
    gone: new Set(),
    taxSettings: { ...(contract.blank('Tax/Settings:Settings') as Stripe.Tax.Settings), status: 'active' },
    now,
    blank: <T>(schema: string) => contract.blank(schema) as T,
  }
}

/** The id of what an object names, which is never more than that in the store. */
export function idIn(named: string | { id: string } | null | undefined): string {
  if (typeof named !== 'string') throw new Error('the stand-in names objects by id')
  return named
}
