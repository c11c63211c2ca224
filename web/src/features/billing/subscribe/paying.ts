/** The one way to pay on a page, whatever the button that does it. */
export interface Paying {
  /** Runs what pays, unless something pays already. */
  payOnce: (pay: () => Promise<void>) => Promise<void>
  isPaying: boolean
  /** A code is being looked at, or the session asked for anew: what there is to pay may change. */
  isHeld: boolean
}
