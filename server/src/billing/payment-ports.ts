import type { Payments } from '../ports/payments.ts'
import type { Ports } from '../ports/ports.ts'

/** What paying needs, on a server on which there is something to pay. */
export interface PaymentPorts extends Pick<Ports, 'db' | 'entitlements' | 'log'> {
  payments: Payments
}
