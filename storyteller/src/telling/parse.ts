/* Takes the body of a telling apart; its grammar stands in craft/telling.ts. */

/** The four lengths in which each reading of a telling can be told, shortest first. */
export type Rung = 1 | 2 | 3 | 4

export type Mark = 'plant' | 'use' | 'fact' | 'need'
export type Refrain = 'first' | 'again' | 'last'

export type Node =
  | { kind: 'text'; text: string }
  | { kind: 'slot'; name: string }
  | { kind: 'pick'; name: string | null; parts: Node[][] }
  | { kind: 'detail'; body: Node[] }
  | { kind: 'choice'; key: string; cases: { label: string | null; body: Node[] }[] }
  | { kind: 'mark'; mark: Mark; id: string }
  | { kind: 'speaker'; who: string }
  | { kind: 'refrain'; place: Refrain }

export interface Paragraph {
  /** Rungs at which it is told. */
  from: Rung
  to: Rung
  /** Where it begins in the body, from 1. */
  line: number
  nodes: Node[]
}

/** One way of telling a beat. */
export interface Way {
  /** What follows the colon: an affordance, or a name for the seed to choose by; null where there is one way only. */
  name: string | null
  paragraphs: Paragraph[]
}

export interface Beat {
  name: string
  ways: Way[]
}

/** A telling that is written wrongly: a fault of the content, never of a wish. `line` counts from 1. */
export class TellingFault extends Error {
  readonly line: number

  constructor(why: string, line: number) {
    super(`${why} (line ${line})`)
    this.line = line
  }
}

const BEAT = /^== ([a-z-]+)(?::([a-z-]+))?$/
const RUNG_OPEN = /^([+-])([2-4])$/
const RUNG_CLOSE = /^\/([+-])([2-4])$/

/** Takes a body apart. Throws TellingFault. */
export function parseTelling(body: string): Beat[] {
  const beats: Beat[] = []
  let way: Way | null = null
  let open: { sign: string; rung: number }[] = []
  let text: string[] = []
  let began = 1

  const lines = body.split('\n')
  const fault = (why: string, line: number): never => {
    throw new TellingFault(why, line)
  }
  const flush = () => {
    const whole = text.join(' ').trim()
    text = []
    if (whole === '') return
    if (!way) return fault('text before the first beat', began)
    const from = Math.max(1, ...open.filter(({ sign }) => sign === '+').map(({ rung }) => rung)) as Rung
    const to = Math.min(4, ...open.filter(({ sign }) => sign === '-').map(({ rung }) => rung - 1)) as Rung
    way.paragraphs.push({ from, to, line: began, nodes: parseText(whole, began) })
  }

  lines.forEach((written, index) => {
    const line = written.trim()
    const at = index + 1
    const beat = BEAT.exec(line)
    const opens = RUNG_OPEN.exec(line)
    const closes = RUNG_CLOSE.exec(line)
    if (beat || opens || closes || line === '') flush()
    if (beat) {
      if (open.length > 0) fault('a rung is not closed before the next beat', at)
      const [, name = '', named] = beat
      const last = beats.at(-1)
      way = { name: named ?? null, paragraphs: [] }
      if (last?.name === name && named !== undefined) last.ways.push(way)
      else beats.push({ name, ways: [way] })
    } else if (opens) open.push({ sign: opens[1] ?? '', rung: Number(opens[2]) })
    else if (closes) {
      const last = open.at(-1)
      if (last?.sign !== closes[1] || last?.rung !== Number(closes[2])) fault('a rung is closed that is not open', at)
      open = open.slice(0, -1)
    } else if (line.startsWith('==')) fault('a beat is “== name” or “== name:way”', at)
    else if (line !== '') {
      if (text.length === 0) began = at
      text.push(line)
    }
  })
  flush()
  if (open.length > 0) fault('a rung is not closed', lines.length)
  return beats
}

/** Takes a single sentence apart. Throws TellingFault. */
export const parseFrame = (frame: string): Node[] => parseText(frame, 1)

const MARKS: Record<string, Mark> = { '*': 'plant', '^': 'use', '!': 'fact', '?': 'need' }
const INLINE = /^(?:([*^!?])([a-z][a-z0-9-]*)|@([a-z][a-z0-9-]*)|&(first|again|last))(?![\p{L}\d])/u
const NAME = /^([a-z]+):/
/** Keys that are "yes" or nothing: `[has:apple| …]` asks for one of what `[has| apple: … | pear: … | …]` asks for in turn. */
const SO_OR_NOT = /^\s*(?:with2?|more|lead|[a-z0-9-]+:[a-z0-9-]+|[a-z0-9]+-(?:eats|sounds))\s*$/
const LABEL = /^\s*([a-z][a-z0-9-]*(?:,\s?[a-z][a-z0-9-]*)*):\s/

function parseText(text: string, line: number): Node[] {
  let at = 0
  const fault = (why: string): never => {
    throw new TellingFault(`${why}: …${text.slice(Math.max(0, at - 30), at + 20)}…`, line)
  }

  function pick(): Node {
    at++
    const named = NAME.exec(text.slice(at))
    if (named) at += named[0].length
    const parts: Node[][] = [sequence(['~', '>'])]
    while (text[at] === '~') {
      at++
      parts.push(sequence(['~', '>']))
    }
    if (text[at] !== '>') fault('missing >')
    at++
    if (parts.length < 2) fault('one of them wants two')
    return { kind: 'pick', name: named?.[1] ?? null, parts }
  }

  /** What stands before a case's colon. Where a key is only so or not so, no other word before a colon is a label. */
  function labelAt(key: string): RegExpExecArray | null {
    const label = LABEL.exec(text.slice(at))
    return label && SO_OR_NOT.test(key) && label[1] !== 'yes' ? null : label
  }

  /** A slot, or a choice where a bar follows the key. */
  function square(): Node {
    at++
    const key = /^[^\]|[<]*/.exec(text.slice(at))?.[0] ?? ''
    at += key.length
    if (text[at] === ']') {
      at++
      return { kind: 'slot', name: key }
    }
    if (text[at] !== '|') fault('missing ]')
    const cases: { label: string | null; body: Node[] }[] = []
    while (text[at] === '|') {
      at++
      const label = labelAt(key)
      at += label ? label[0].length : (/^\s*/.exec(text.slice(at))?.[0].length ?? 0)
      cases.push({ label: label?.[1] ?? null, body: trimmed(sequence(['|', ']'])) })
    }
    if (text[at] !== ']') fault('missing ]')
    at++
    // What is told only where something is so: [by:flies| …]; and what else: [with| … | …].
    const [so] = cases
    if (so?.label === null && (cases.length === 1 || SO_OR_NOT.test(key))) so.label = 'yes'
    if (cases.slice(0, -1).some(({ label }) => label === null)) fault('only the last case goes without a label')
    return { kind: 'choice', key: key.trim(), cases }
  }

  function sequence(ends: readonly string[]): Node[] {
    const nodes: Node[] = []
    let from = at
    const flush = () => {
      if (at > from) nodes.push({ kind: 'text', text: text.slice(from, at) })
    }
    const take = (node: Node) => {
      nodes.push(node)
      from = at
    }
    while (at < text.length && !ends.some((end) => text.startsWith(end, at))) {
      const inline = at === 0 || /[\s|~<:(]/.test(text[at - 1] ?? '') ? INLINE.exec(text.slice(at)) : null
      if (inline) {
        flush()
        const [whole, sign, id = '', who, place] = inline
        at += whole.length
        // The mark and the space after it are not said.
        if (/\s/.test(text[at] ?? '')) at++
        if (who !== undefined) take({ kind: 'speaker', who })
        else if (place !== undefined) take({ kind: 'refrain', place: place as Refrain })
        else take({ kind: 'mark', mark: MARKS[sign ?? ''] as Mark, id })
      } else if (text[at] === '<') {
        flush()
        take(pick())
      } else if (text[at] === '[') {
        flush()
        take(square())
      } else if (text.startsWith('((', at)) {
        flush()
        at += 2
        const body = sequence(['))'])
        if (!text.startsWith('))', at)) fault('missing ))')
        at += 2
        take({ kind: 'detail', body })
      } else at++
    }
    flush()
    return nodes
  }

  const nodes = sequence([])
  if (at < text.length) fault('left over')
  return nodes
}

/** Without the space that the writer put before a bar. */
function trimmed(nodes: Node[]): Node[] {
  const last = nodes.at(-1)
  if (last?.kind !== 'text') return nodes
  const text = last.text.replace(/\s+$/, '')
  return text === '' ? nodes.slice(0, -1) : [...nodes.slice(0, -1), { kind: 'text', text }]
}
