import { type Features, PARTS } from '../src/safety/learned/features.ts'
import { weighed } from '../src/safety/learned/unfit.ts'
import type { Weights } from '../src/safety/learned/weights.ts'

/** A text and whether it is what is to be recognised. */
export interface Example {
  features: Features
  isSo: boolean
}

const ROUNDS = 12
/** Of as many last rounds the mean is kept: the order of the examples then matters less. */
const KEPT_ROUNDS = 6
const RATE = 0.15
const BIAS_RATE = 0.01
/** How much a weight is drawn back to nothing each time. */
const DECAY = 2e-4
const SEED = 12_345
/** A part that fewer examples hold says nothing. */
const FEWEST_EXAMPLES = 3

/**
 * Weights by which examples can be told apart: logistic regression by stochastic descent, each weight at its own rate (AdaGrad: Duchi, Hazan,
 * Singer 2011), where a part counts by how unevenly it is spread over both sides (Wang, Manning 2012). `size` weights, a power of two, are
 * learned. The same examples in the same order give the same weights.
 */
export function learned(examples: readonly Example[], size = PARTS): Weights {
  const factors = factorsOf(examples, size)
  const weights = { bias: 0, of: new Float32Array(size) }
  const kept = { bias: 0, of: new Float32Array(size) }
  const moved = new Float32Array(size).fill(1e-4)
  const scaled = examples.map(({ features, isSo }) => ({ features: scaledBy(factors, features), isSo }))
  const order = examples.map((_, at) => at)
  const random = randomFrom(SEED)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random)
    for (const at of order) {
      const example = scaled[at]
      if (example) learn(example, weights, moved)
    }
    if (round >= ROUNDS - KEPT_ROUNDS) addTo(kept, weights)
  }
  // The factor goes into the weight: whoever weighs needs not know of it.
  return {
    bias: kept.bias / KEPT_ROUNDS,
    of: kept.of.map((sum, part) => (sum / KEPT_ROUNDS) * (factors[part] ?? 0)),
  }
}

/**
 * How much each part counts, at least a half: 1/2 + |ln r| / 2, where r is how often examples of one side hold it for once on the other, each count
 * plus one and each side's size plus two. After Wang, Manning 2012, who divide by the sum of all counts instead. An example that is given more than once
 * counts as often.
 */
function factorsOf(examples: readonly Example[], size: number): Float32Array {
  const [those, others] = [new Float32Array(size), new Float32Array(size)]
  for (const { features, isSo } of examples) {
    const side = isSo ? those : others
    for (const part of new Set(features.parts.map((part) => part & (size - 1)))) side[part] = (side[part] ?? 0) + 1
  }
  const ofThose = examples.filter(({ isSo }) => isSo).length
  const ratio = Math.log((ofThose + 2) / (examples.length - ofThose + 2))
  return those.map((count, part) => {
    const other = others[part] ?? 0
    if (count + other < FEWEST_EXAMPLES) return 0
    return 0.5 + 0.5 * Math.abs(Math.log((count + 1) / (other + 1)) - ratio)
  })
}

function scaledBy(factors: Float32Array, { parts, counts }: Features): Features {
  const last = factors.length - 1
  return { parts, counts: counts.map((count, at) => count * (factors[(parts[at] ?? 0) & last] ?? 0)) }
}

function addTo(sum: Weights, weights: Weights): void {
  sum.bias += weights.bias
  for (let part = 0; part < sum.of.length; part++) sum.of[part] = (sum.of[part] ?? 0) + (weights.of[part] ?? 0)
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
