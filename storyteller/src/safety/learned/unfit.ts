import type { Reason } from '../../craft/forbidden.ts'
import type { Passage } from './evidence.ts'
import type { Features } from './features.ts'
import { type Weights, weights } from './weights.ts'

/**
 * The least odds, as natural logarithms, at which a passage is refused: a `whole` wish, a `part` of one, which lacks what stands around it,
 * a part that breaks a rule, and one that tells of somebody who is being hurt, since there nobody must be overheard.
 * `npm run storyteller -- gate-learn` shows what another `whole` would cost; the others were chosen by the tests' cases of wishes in many sentences.
 */
const LEAST = { whole: 0.6, part: 2, brokenPart: 0.6, hurt: -0.15 }
/** The least odds that somebody is being hurt: by the weights alone, and among what is refused without another reason. */
const LEAST_HURT = { alone: 0, refused: -2 }

/** Fewer words than this are a label: of them only rules and lists judge. */
const FEWEST_WORDS = 4

/** Why a wish is unfit by what its passages say; null where it is fit. That somebody is being hurt outweighs the rest. */
export function heard(passages: readonly Passage[]): Reason | null {
  const { unfit, hurt } = weights()
  let first: Reason | null = null
  for (const passage of passages) {
    const odds = weighed(passage.features, unfit)
    const hurtOdds = weighed(passage.features, hurt)
    const tellsOfHurt = passage.reasons.includes('child-hurt') || (isSentence(passage) && hurtOdds >= LEAST_HURT.alone)
    if (tellsOfHurt && odds >= LEAST.hurt) return 'child-hurt'
    if (!isUnfit(passage, odds)) continue
    const [rule = hurtOdds >= LEAST_HURT.refused ? 'child-hurt' : 'unfit'] = passage.reasons
    if (rule === 'child-hurt') return rule
    first ??= rule
  }
  return first
}

/** Of what is too short, or in no language of ours, only rules judge. */
const isSentence = ({ length, isOurs }: Passage) => length >= FEWEST_WORDS && isOurs

/** Whether a passage of such odds is unfit. */
export function isUnfit(passage: Passage, odds: number): boolean {
  const isBroken = passage.reasons.length > 0
  if (!isSentence(passage)) return isBroken
  return odds >= (passage.isWhole ? LEAST.whole : isBroken ? LEAST.brokenPart : LEAST.part)
}

/** The sum of the weights of a text's parts, each as much as it counts, above the bias: the natural logarithm of the odds. */
export function weighed({ parts, counts }: Features, { bias, of }: Weights): number {
  let sum = bias
  const last = of.length - 1
  for (let at = 0; at < parts.length; at++) sum += (of[(parts[at] ?? 0) & last] ?? 0) * (counts[at] ?? 0)
  return sum
}
