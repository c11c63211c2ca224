/**
 * A pause of `ms`, or up to twice as long: readers whose server went away at one moment would else all come back at one,
 * and it would go away again. `random` answers from 0 to 1.
 */
export function jitter(ms: number, random: () => number = Math.random): number {
  return ms * (1 + random())
}
