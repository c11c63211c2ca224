import type { Figure } from '../report.ts'
import type { Stand } from './stand.ts'
import type { Answers, Tally } from './tally.ts'

/** Where the attackers go, and what they bring. Handed to a process of their own, so it is plain data. */
export interface Order {
  /** `http://localhost:port` */
  url: string
  /** Header Cookie of the family that attacks; empty for visitors. */
  cookie: string
  /** What the scenario itself has made ready. */
  material: string
}

/** One way to bring the server down that was found once. */
export interface Scenario {
  title: string
  /** Statuses that are no refusal at all, or one that has nothing to do with an attack. */
  fair: readonly number[]
  /** Whether the server may hang up: on whoever does not read, or never ends what they send. */
  mayCut?: boolean
  /** `silent`: the mail server takes every call and says nothing. */
  mail?: 'silent'
  /** Puts rows there as an older release left them; nothing where visitors need none. */
  prepare?(stand: Stand): Promise<Omit<Order, 'url'>>
  /** Settles when the attack is over, after a minute and a half at most. */
  attack(order: Order, tally: Tally): Promise<void>
  /** What shows only afterwards, while the server still stands. */
  aftermath?(stand: Stand, answers: Answers): Promise<Figure[]>
}
