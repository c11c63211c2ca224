import { Failure } from '../failure.ts'

/** Who may pass together, and how many may wait for it. */
export interface TurnstileSize {
  atOnce: number
  /** Of all together. */
  waiting: number
  /** Of one address, so that nobody fills the line alone. */
  waitingEach: number
}

/** Work that is too heavy to be done for everybody at the same moment. */
export interface Turnstile {
  /**
   * Does the work when its turn has come: `whose` take turns, whatever each of them sends. `Failure('too_many_requests')`
   * where the line is too long: for who comes, or for who came last in a longer line of one address. Whoever leaves (`signal`) loses the turn, unless it has begun.
   */
  pass<T>(whose: string, signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

interface Ticket {
  call(): void
  refuse(failure: Failure): void
}

/** Seconds after which a line that was too long is worth another try. */
const RETRY_AFTER_S = 5
const tooMany = () => new Failure('too_many_requests', { retryAfterSeconds: RETRY_AFTER_S })

/** Long, because its lines are one state that coming, leaving and passing change. */
export function createTurnstile({ atOnce, waiting, waitingEach }: TurnstileSize): Turnstile {
  const queues = new Map<string, Set<Ticket>>()
  let passing = 0

  function leave(whose: string, ticket: Ticket) {
    const queue = queues.get(whose)
    queue?.delete(ticket)
    if (queue?.size === 0) queues.delete(whose)
  }

  /** Who came last in the longest line goes, where that is longer than the line of who comes; false where it is not. */
  function makesRoom(size: number): boolean {
    const [longest] = [...queues].sort(([, one], [, other]) => other.size - one.size)
    const last = [...(longest?.[1] ?? [])].at(-1)
    if (!longest || !last || longest[1].size <= size + 1) return false
    leave(longest[0], last)
    last.refuse(tooMany())
    return true
  }

  /** The first of the line that has waited longest since its last turn; that line goes to the end. */
  function callNext() {
    const [next] = queues
    if (!next) return
    const [whose, queue] = next
    const [ticket] = queue
    queues.delete(whose)
    if (queue.size > 1) queues.set(whose, queue)
    if (!ticket) return
    queue.delete(ticket)
    ticket.call()
  }

  async function turn(whose: string, signal: AbortSignal): Promise<void> {
    if (passing < atOnce) {
      passing += 1
      return
    }
    const queue = queues.get(whose) ?? new Set()
    const all = [...queues.values()].reduce((sum, { size }) => sum + size, 0)
    if (queue.size >= waitingEach || (all >= waiting && !makesRoom(queue.size))) throw tooMany()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const ticket = { call: resolve, refuse: reject }
    queues.set(whose, queue.add(ticket))
    const hangUp = () => {
      leave(whose, ticket)
      reject(new Failure('malformed', { cause: signal.reason }))
    }
    signal.addEventListener('abort', hangUp)
    await promise.finally(() => signal.removeEventListener('abort', hangUp))
  }

  return {
    async pass(whose, signal, work) {
      await turn(whose, signal)
      try {
        return await work()
      } finally {
        // The turn is handed on, or it ends.
        if (queues.size > 0) callNext()
        else passing -= 1
      }
    },
  }
}
