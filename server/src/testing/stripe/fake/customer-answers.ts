import type Stripe from 'stripe'
import type { OperationId } from '../contract/covered.ts'
import { type Announce, type Answer, requireObject } from './answer.ts'
import { end } from './endings.ts'
import { missing, Refusal } from './refusal.ts'
import type { Store } from './store.ts'

/** Customers, their portal, and the coupons. */
export function customerAnswers(announce: Announce) {
  return {
    'Customers.create': (store, params) => {
      const { email = null, address, metadata = {} } = params as unknown as Stripe.CustomerCreateParams
      return store.make('customer', {
        email,
        address: addressOf(store, address),
        metadata: metadata as Stripe.Metadata,
        preferred_locales: [],
        tax_exempt: 'none',
      })
    },
    'Customers.retrieve': (store, _, { id = '' }) => {
      return store.gone.has(id) ? deleted(id) : requireObject(store, 'customer', id)
    },
    'Customers.update': (store, params, { id }) => {
      const customer = livingCustomer(store, id)
      const { email = customer.email, address } = params as unknown as Stripe.CustomerUpdateParams
      return Object.assign(customer, { email, address: address ? addressOf(store, address) : customer.address })
    },
    'Customers.del': (store, _, { id = '' }) => {
      const customer = livingCustomer(store, id)
      store.gone.add(id)
      for (const one of store.all('subscription')) {
        if (one.customer === id && end(store, one)) announce('customer.subscription.deleted', one)
      }
      announce('customer.deleted', customer)
      return deleted(id)
    },
    'BillingPortal/Sessions.create': (store, { customer, return_url, locale }) => {
      livingCustomer(store, customer as string, 'customer')
      return {
        ...store.blank<Stripe.BillingPortal.Session>('BillingPortal/Sessions:Session'),
        id: 'bps_1',
        customer,
        return_url,
        locale,
        url: `https://billing.stripe.com/p/session/${customer}`,
      }
    },
    'Coupons.retrieve': (store, _, parts) => requireObject(store, 'coupon', Object.values(parts)[0]),
    'Coupons.create': (store, params) => {
      const fields = params as unknown as Partial<Stripe.Coupon>
      if (fields.id && store.find('coupon', fields.id)) {
        throw new Refusal(400, { code: 'resource_already_exists', message: 'Coupon already exists.', param: 'id' })
      }
      return store.make('coupon', { ...fields, valid: true, metadata: {} })
    },
  } satisfies Partial<Record<OperationId, Answer>>
}

/** One who has not been deleted; `param`: what named them, where that was not the address. */
export function livingCustomer(store: Store, id: string | undefined, param?: string): Stripe.Customer {
  const found = store.gone.has(id ?? '') ? null : store.find('customer', id)
  if (!found) throw missing('customer', id, param)
  return found
}

const deleted = (id: string) => ({ id, object: 'customer', deleted: true })

function addressOf(store: Store, fields: Stripe.Emptyable<Stripe.AddressParam> | undefined): Stripe.Address | null {
  return fields ? { ...store.blank<Stripe.Address>('shared:Address'), ...fields } : null
}
