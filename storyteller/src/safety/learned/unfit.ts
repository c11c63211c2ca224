import type { Features } from './features.ts'
import { type Weights, weights } from './weights.ts'

/** Natural logarithm of the odds, in hundredths of a nat at best; 0 is even. */
export interface Odds {
  /** That a wish is unfit for a bedtime story. */
  unfit: number
  /** That it tells of a child or a parent who is being hurt, or of somebody's own end. */
  hurt: number
}

/** What the learned weights say of a wish. */
export const oddsOf = (features: Features): Odds => {
  const { unfit, hurt } = weights()
  return { unfit: weighed(features, unfit), hurt: weighed(features, hurt) }
}

/** The sum of the weights of a text's parts, each as much as it counts, above the bias. */
export function weighed({ parts, counts }: Features, { bias, of }: Weights): number {
  let sum = bias
  const last = of.length - 1
  for (let at = 0; at < parts.length; at++) sum += (of[(parts[at] ?? 0) & last] ?? 0) * (counts[at] ?? 0)
  return sum
}
