import type { Tier } from '../craft/measures.ts'
import type { Frame } from '../craft/pack.ts'

/** A frame taken apart; see the guide in pack.ts for its marks. */
type Node =
  | { kind: 'text'; text: string }
  | { kind: 'slot'; name: string }
  | { kind: 'tier' | 'pick'; parts: Node[][] }
  | { kind: 'detail'; body: Node[] }

export interface FrameOptions {
  tier: Tier
  /** Whether details are said. */
  full: boolean
  /** A number in [0, 1) for the nth choice of the frame. */
  pick(n: number): number
  resolve(slot: string): string | undefined
}

/** Thrown for a frame that cannot be said: a fault of the content, never of the wish. */
export class FrameFault extends Error {}

const PART_OF_TIER: Record<number, readonly [number, number, number, number]> = {
  2: [0, 0, 1, 1],
  3: [0, 0, 1, 2],
  4: [0, 1, 2, 3],
}

function parse(frame: Frame): Node[] {
  let at = 0
  const fault = (why: string): never => {
    throw new FrameFault(`${why} at ${at} in: ${frame}`)
  }

  function alternatives(kind: 'tier' | 'pick', divider: string, end: string): Node {
    const parts: Node[][] = []
    do {
      at++
      parts.push(sequence([divider, end]))
    } while (frame[at] === divider)
    if (frame[at] !== end) fault(`missing ${end}`)
    at++
    if (kind === 'tier' && !PART_OF_TIER[parts.length]) fault('two to four parts by age')
    return { kind, parts }
  }

  function sequence(ends: readonly string[]): Node[] {
    const nodes: Node[] = []
    // Cut out of the frame: put together letter by letter, each letter would keep a node of its own in memory.
    let from = at
    const flush = () => {
      if (at > from) nodes.push({ kind: 'text', text: frame.slice(from, at) })
    }
    while (at < frame.length && !ends.some((end) => frame.startsWith(end, at))) {
      const mark = frame[at]
      if (mark === '{' || mark === '<') {
        flush()
        nodes.push(mark === '{' ? alternatives('tier', '|', '}') : alternatives('pick', '~', '>'))
        from = at
      } else if (mark === '[') {
        flush()
        const end = frame.indexOf(']', at)
        if (end < 0) fault('missing ]')
        nodes.push({ kind: 'slot', name: frame.slice(at + 1, end) })
        at = end + 1
        from = at
      } else if (frame.startsWith('((', at)) {
        flush()
        at += 2
        nodes.push({ kind: 'detail', body: sequence(['))']) })
        if (!frame.startsWith('))', at)) fault('missing ))')
        at += 2
        from = at
      } else at++
    }
    flush()
    return nodes
  }

  const nodes = sequence([])
  if (at < frame.length) fault('left over')
  return nodes
}

/** Says a frame: one line of text, ¶ kept. Throws FrameFault on an unknown slot or a broken mark. */
export function say(frame: Frame, how: FrameOptions): string {
  let choices = 0
  function speak(nodes: readonly Node[]): string {
    let out = ''
    for (const node of nodes) {
      if (node.kind === 'text') out += node.text
      else if (node.kind === 'slot') out += fill(node.name)
      else if (node.kind === 'detail') out += how.full ? speak(node.body) : ''
      else {
        const which =
          node.kind === 'tier'
            ? (PART_OF_TIER[node.parts.length]?.[how.tier] ?? 0)
            : Math.floor(how.pick(choices++) * node.parts.length)
        out += speak(node.parts[which] ?? [])
      }
    }
    return out
  }
  function fill(name: string): string {
    const first = name.charAt(0)
    const capital = first !== first.toLowerCase()
    const value = how.resolve(name) ?? (capital ? how.resolve(first.toLowerCase() + name.slice(1)) : undefined)
    if (value === undefined) throw new FrameFault(`unknown slot [${name}] in: ${frame}`)
    return capital ? value.charAt(0).toUpperCase() + value.slice(1) : value
  }
  return speak(parse(frame)).replace(/\s+/g, ' ').trim()
}
