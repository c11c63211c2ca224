import type { OperationId } from '../contract/covered.ts'
import { type Announce, type Answer, existing, listed } from './answer.ts'
import { customerAnswers } from './customer-answers.ts'
import { subscriptionAnswers } from './subscription-answers.ts'

/** Every operation of the contract. */
export function answersOf(announce: Announce): Record<OperationId, Answer> {
  return { ...customerAnswers(announce), ...subscriptionAnswers(announce), ...plainAnswers }
}

/** What only looks something up. */
const plainAnswers = {
  'Charges.retrieve': (store, _, { id }) => existing(store, 'charge', id),
  'PaymentIntents.retrieve': (store, _, parts) => existing(store, 'payment_intent', Object.values(parts)[0]),
  'Prices.retrieve': (store, _, { id }) => existing(store, 'price', id),
  'Tax/Settings.retrieve': (store) => store.taxSettings,
  'Charges.list': (store, params) => {
    return listed(
      '/v1/charges',
      store.all('charge').filter(({ customer }) => customer === params.customer),
      params,
    )
  },
  'Disputes.list': (store, params) => {
    return listed(
      '/v1/disputes',
      store.all('dispute').filter(({ charge }) => charge === params.charge),
      params,
    )
  },
  'InvoicePayments.list': (store, params) => {
    const { invoice, status = null } = params
    const found = store
      .all('invoice_payment')
      .filter((one) => one.invoice === invoice && status === (status && one.status))
    return listed('/v1/invoice_payments', found, params)
  },
  'WebhookEndpoints.list': (store, params) => listed('/v1/webhook_endpoints', store.all('webhook_endpoint'), params),
} satisfies Partial<Record<OperationId, Answer>>
