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
  /** The largest of them, without its sign. */
  most: number
  /** A sign for each weight: how far it is from nothing, in roots, so that small ones are told apart as well as large ones. */
  signs: string
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const NOTHING = 31
const VALUE_OF = new Map([...SIGNS].map((sign, at) => [sign.charCodeAt(0), at - NOTHING]))

let read: Record<'unfit' | 'hurt', Weights> | undefined

/** The weights that were learned from the exams, read when they are first asked for. */
export function weights(): Record<'unfit' | 'hurt', Weights> {
  read ??= { unfit: unpacked(kept.unfit), hurt: unpacked(kept.hurt) }
  return read
}

export function packed({ bias, of }: Weights): KeptWeights {
  const most = of.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0) || 1
  let signs = ''
  for (const weight of of)
    signs += SIGNS.charAt(NOTHING + Math.round(Math.sign(weight) * Math.sqrt(Math.abs(weight) / most) * NOTHING))
  return { bias, most, signs }
}

export function unpacked({ bias, most, signs }: KeptWeights): Weights {
  const of = new Float32Array(signs.length)
  for (let at = 0; at < signs.length; at++) {
    const root = (VALUE_OF.get(signs.charCodeAt(at)) ?? 0) / NOTHING
    of[at] = Math.sign(root) * root * root * most
  }
  return { bias, of }
}
