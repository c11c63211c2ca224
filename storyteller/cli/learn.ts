import { type Features, PARTS } from '../src/safety/learned/features.ts'
import { weighed } from '../src/safety/learned/unfit.ts'
import type { Weights } from '../src/safety/learned/weights.ts'

/** A text and whether it is what is to be recognised. */
export interface Example {
  features: Features
  isSo: boolean
}

const ROUNDS = 12
const RATE = 0.3
const BIAS_RATE = 0.01
/** How much a weight is drawn back to nothing each time. */
const DECAY = 1e-5
const SEED = 12_345

/**
 * Weights by which examples can be told apart: logistic regression by stochastic descent, each weight at its own rate (AdaGrad: Duchi, Hazan,
 * Singer 2011). `size` weights, a power of two, are learned. The same
 * examples in the same order give the same weights.
 */
export function learned(examples: readonly Example[], size = PARTS): Weights {
  const weights = { bias: 0, of: new Float32Array(size) }
  const moved = new Float32Array(size).fill(1e-4)
  const order = examples.map((_, at) => at)
  const random = randomFrom(SEED)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random)
    for (const at of order) {
      const example = examples[at]
      if (example) learn(example, weights, moved)
    }
  }
  return weights
}

function learn({ features, isSo }: Example, weights: Weights, moved: Float32Array): void {
  const error = 1 / (1 + Math.exp(-weighed(features, weights))) - (isSo ? 1 : 0)
  weights.bias -= BIAS_RATE * error
  const { parts, counts } = features
  const last = weights.of.length - 1
  for (let at = 0; at < parts.length; at++) {
    const part = (parts[at] ?? 0) & last
    const weight = weights.of[part] ?? 0
    const slope = error * (counts[at] ?? 0) + DECAY * weight
    const sum = (moved[part] ?? 0) + slope * slope
    moved[part] = sum
    weights.of[part] = weight - (RATE * slope) / Math.sqrt(sum)
  }
}

/** Numbers from 0 to 1 that look random and are always the same: a linear congruential generator (Numerical Recipes). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
}
