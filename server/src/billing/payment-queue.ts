/**
 * How many requests of families may wait for the payment provider at a time, in this process. Each holds a connection to
 * the database meanwhile, and a slow provider must not take them all: stories are told with the rest.
 */
const AT_ONCE = 5

export type PaymentQueue = <T>(userId: string, work: () => Promise<T>) => Promise<T>

/** Runs one request of a family after the other, and few in all. Other processes are kept apart by `takePaymentTurn`. */
export function createPaymentQueue(atOnce = AT_ONCE): PaymentQueue {
  const lastOf = new Map<string, Promise<void>>()
  const waiting: (() => void)[] = []
  let free = atOnce

  async function enter(): Promise<void> {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else free++
  }

  return async (userId, work) => {
    const former = lastOf.get(userId)
    const { promise: mine, resolve: done } = Promise.withResolvers<void>()
    lastOf.set(userId, mine)
    await former
    await enter()
    try {
      return await work()
    } finally {
      leave()
      done()
      if (lastOf.get(userId) === mine) lastOf.delete(userId)
    }
  }
}
