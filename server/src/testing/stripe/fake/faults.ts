import type { OperationId } from '../contract/covered.ts'

/**
 * How a request goes wrong: the connection breaks before or after it is done, nobody answers, or Stripe answers an error.
 * `isKept`: as Stripe may, it gives the same error again to whoever comes with the same key.
 */
export type Fault =
  | 'break'
  | 'lose-answer'
  | 'mute'
  | { status: number; code?: string; message?: string; headers?: Record<string, string>; isKept?: boolean }

export interface Faults {
  /** The next `times` requests for this operation, or for any; for good where `times` is Infinity. */
  fail(operation: OperationId | 'any', fault: Fault, times?: number): void
  heal(): void
  /** Something happens just before the next request for this operation is done. */
  before(operation: OperationId, happens: () => void): void
  /** Something is changed in each answer of this operation. */
  distort(operation: OperationId, change: (answer: object) => void): void
  distorted(operation: OperationId, answer: object): void
  /** What happens to this request. */
  next(operation: OperationId): Fault | null
}

export function openFaults(): Faults {
  const awaited = new Map<OperationId, () => void>()
  const distortions = new Map<OperationId, (answer: object) => void>()
  let planned: { operation: string; fault: Fault; times: number }[] = []
  return {
    fail(operation, fault, times = 1) {
      planned.push({ operation, fault, times })
    },
    heal() {
      planned = []
    },
    before(operation, happens) {
      awaited.set(operation, happens)
    },
    distort(operation, change) {
      distortions.set(operation, change)
    },
    distorted(operation, answer) {
      distortions.get(operation)?.(answer)
    },
    next(operation) {
      awaited.get(operation)?.()
      awaited.delete(operation)
      const found = planned.find((one) => one.times > 0 && (one.operation === 'any' || one.operation === operation))
      if (!found) return null
      found.times--
      return found.fault
    },
  }
}
