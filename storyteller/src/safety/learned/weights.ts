import kept from './weights.json' with { type: 'json' }

/** What a text is weighed with. */
export interface Weights {
  bias: number
  /** As many weights as a power of two; parts that are more share them. */
  of: Float32Array
}

/** Weights as they are kept. */
export interface KeptWeights {
  bias: number
  /** How many they are. */
  size: number
  /** The largest of them, without its sign. */
  most: number
  /**
   * Two of `SIGNS` for each that is not nothing: how many nothings stand before it, where `GOES_ON` stands for as many as its place says and
   * more; and how far it is from nothing, in roots, so that small ones are told apart as well as large ones.
   */
  signs: string
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** The place of the sign for nothing, and how many steps there are from it to the largest. */
const NOTHING = 31
const GOES_ON = SIGNS.length - 1
const VALUE_OF = new Map([...SIGNS].map((sign, at) => [sign.charCodeAt(0), at]))

let read: Record<'unfit' | 'hurt', Weights> | undefined

/** The weights that were learned from the exams, read when they are first asked for. */
export function weights(): Record<'unfit' | 'hurt', Weights> {
  read ??= { unfit: unpacked(kept.unfit), hurt: unpacked(kept.hurt) }
  return read
}

export function packed({ bias, of }: Weights): KeptWeights {
  const most = of.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0) || 1
  const signs: string[] = []
  let nothings = 0
  for (const weight of of) {
    const root = Math.round(Math.sign(weight) * Math.sqrt(Math.abs(weight) / most) * NOTHING)
    if (root === 0) {
      nothings++
      continue
    }
    for (; nothings >= GOES_ON; nothings -= GOES_ON) signs.push(SIGNS.charAt(GOES_ON))
    signs.push(SIGNS.charAt(nothings), SIGNS.charAt(NOTHING + root))
    nothings = 0
  }
  return { bias, size: of.length, most, signs: signs.join('') }
}

export function unpacked({ bias, size, most, signs }: KeptWeights): Weights {
  const of = new Float32Array(size)
  const valueAt = (at: number) => VALUE_OF.get(signs.charCodeAt(at)) ?? 0
  let part = 0
  for (let at = 0; at < signs.length; at++) {
    const nothings = valueAt(at)
    part += nothings
    if (nothings === GOES_ON) continue
    const root = (valueAt(++at) - NOTHING) / NOTHING
    of[part++] = Math.sign(root) * root * root * most
  }
  return { bias, of }
}
