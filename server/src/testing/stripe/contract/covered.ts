/** What of Stripe's API the product uses, by the SDK's file and method. */
export const OPERATIONS = [
  'BillingPortal/Sessions.create',
  'Charges.list',
  'Charges.retrieve',
  'Coupons.create',
  'Coupons.retrieve',
  'Customers.create',
  'Customers.del',
  'Customers.retrieve',
  'Customers.update',
  'Disputes.list',
  'InvoicePayments.list',
  'Invoices.voidInvoice',
  'PaymentIntents.retrieve',
  'Prices.retrieve',
  'Subscriptions.cancel',
  'Subscriptions.create',
  'Subscriptions.list',
  'Subscriptions.retrieve',
  'Subscriptions.update',
  'Tax/Settings.retrieve',
  'WebhookEndpoints.list',
] as const

export type OperationId = (typeof OPERATIONS)[number]

/** Where we have an answer show another object instead of its id; anywhere else an id is all that may come. */
export const EXPANDED = new Set(['Subscription.latest_invoice', 'Subscription.pending_setup_intent'])
