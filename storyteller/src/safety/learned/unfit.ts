import type { Reason } from '../word-list.ts'
import type { Passage } from './evidence.ts'
import type { Features } from './features.ts'
import { type Weights, weights } from './weights.ts'

/**
 * The least odds, as natural logarithms, at which a passage is refused: a `whole` wish, a `part` of one, which lacks what stands around it,
 * and a part that breaks a rule. `npm run storyteller -- gate-learn` shows what others would cost.
 */
const LEAST = { whole: 1.25, part: 2.5, brokenPart: 1 }
/** The same for saying where help is, of what is refused. */
const LEAST_HURT = -3
/** Fewer words than this are a label: of them only rules and lists judge. */
const FEWEST_WORDS = 4

/** Why a wish is unfit by what its passages say; null where it is fit. That somebody is being hurt outweighs the rest. */
export function heard(passages: readonly Passage[]): Reason | null {
  const { unfit, hurt } = weights()
  let first: Reason | null = null
  for (const passage of passages) {
    if (!isUnfit(passage, weighed(passage.features, unfit))) continue
    const [rule = null] = passage.reasons
    if (passage.reasons.includes('child-hurt') || weighed(passage.features, hurt) >= LEAST_HURT) return 'child-hurt'
    first ??= rule ?? 'unfit'
  }
  return first
}

/** Whether a passage of such odds is unfit. Of what is too short, or in no language of ours, only rules judge. */
export function isUnfit({ reasons, length, isOurs, isWhole }: Passage, odds: number): boolean {
  const isBroken = reasons.length > 0
  if (length < FEWEST_WORDS || !isOurs) return isBroken
  return odds >= (isWhole ? LEAST.whole : isBroken ? LEAST.brokenPart : LEAST.part)
}

/** The sum of the weights of a text's parts, each as much as it counts, above the bias: the natural logarithm of the odds. */
export function weighed({ parts, counts }: Features, { bias, of }: Weights): number {
  let sum = bias
  const last = of.length - 1
  for (let at = 0; at < parts.length; at++) sum += (of[(parts[at] ?? 0) & last] ?? 0) * (counts[at] ?? 0)
  return sum
}
