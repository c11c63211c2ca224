import { setTimeout as wait } from 'node:timers/promises'
import type { SubscriptionState } from '../../ports/payments.ts'
import type { ProviderEvent } from '../webhooks.ts'
import type { Random } from './random.ts'

/** An event as its provider sends it: with the subscription as it was then, which the product must not believe. */
export interface SentEvent extends ProviderEvent {
  snapshot: SubscriptionState | null
}

/** A bad line between a provider and the webhook route: events come twice, in any order, late, and side by side. */
export interface BadLine {
  send(event: SentEvent): void
  /** Settles once everything sent so far has come at least once. */
  empty(): Promise<void>
  /** What has come, each event once, in the order in which it came first. */
  arrived: SentEvent[]
}

/** Milliseconds that a message may wait on the line. */
const DELAY_MS = 30
const AT_ONCE = 0.4
const AT_THE_END = 0.25
const AGAIN = 0.35

export function badLine(random: Random, post: (event: ProviderEvent) => Promise<void>): BadLine {
  const arrived = new Map<string, SentEvent>()
  const atTheEnd: SentEvent[] = []
  let underWay: Promise<void>[] = []

  async function bring(event: SentEvent, delay: number): Promise<void> {
    await wait(delay)
    const { snapshot: _, ...sent } = event
    await post(sent)
    if (!arrived.has(event.id)) arrived.set(event.id, event)
  }
  function send(event: SentEvent): void {
    do {
      if (random.happens(AT_THE_END)) atTheEnd.push(event)
      else underWay.push(bring(event, random.happens(AT_ONCE) ? 0 : random.below(DELAY_MS)))
    } while (random.happens(AGAIN))
  }
  return {
    send,
    async empty() {
      while (underWay.length + atTheEnd.length > 0) {
        const late = random.shuffled(atTheEnd.splice(0)).map((event) => bring(event, random.below(DELAY_MS)))
        await Promise.all([...underWay.splice(0), ...late])
      }
      underWay = []
    },
    get arrived() {
      return [...arrived.values()]
    },
  }
}
