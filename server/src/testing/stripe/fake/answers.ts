import type { OperationId } from '../contract/covered.ts'
import { type Announce, type Answer, requireObject, toList } from './answer.ts'
import { customerAnswers } from './customer-answers.ts'
import { subscriptionAnswers } from './subscription-answers.ts'

/** Every operation of the contract. */
export function answersOf(announce: Announce): Record<OperationId, Answer> {
  return { ...customerAnswers(announce), ...subscriptionAnswers(announce), ...plainAnswers }
}

/** What only looks something up. */
const plainAnswers = {
  'Charges.retrieve': (store, _, { id }) => requireObject(store, 'charge', id),
  'PaymentIntents.retrieve': (store, _, parts) => requireObject(store, 'payment_intent', Object.values(parts)[0]),
  'Prices.retrieve': (store, _, { id }) => requireObject(store, 'price', id),
  'Tax/Settings.retrieve': (store) => store.taxSettings,
  'Charges.list': (store, params) => {
    return toList(
      '/v1/charges',
      store.all('charge').filter(({ customer }) => customer === params.customer),
      params,
    )
  },
  'Disputes.list': (store, params) => {
    return toList(
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
    return toList('/v1/invoice_payments', found, params)
  },
  'WebhookEndpoints.list': (store, params) => toList('/v1/webhook_endpoints', store.all('webhook_endpoint'), params),
} satisfies Partial<Record<OperationId, Answer>>
