import type { Beat, Mark, Node, Refrain, Rung, Way } from './parse.ts'

/** What a telling is told with. Nothing of it is a parent's text: names and words of ours only. */
export interface Context {
  rung: Rung
  /** Values of the keys that choices ask for: one of `world` or `when`, "yes" of `with`, any number of `has`, `feels`, `is` and `by`. */
  keys: Readonly<Record<string, string | readonly string[]>>
  /** Text of a slot; undefined where there is none. */
  resolve(slot: string): string | undefined
  /** A number in [0, 1) for a choice, the same for the same label. */
  pick(label: string): number
  /** Which way of a beat is told; an index below `ways.length`. */
  way(beat: Beat): number
  /** How many of the details are said, from 0 (none) to 1 (all). */
  details: number
}

/** A quoted line: which of the paragraph's quotes, counted from 0, and who says it. */
export interface Spoken {
  quote: number
  who: string
}

export interface Realised {
  /** Paragraphs before the last touch of the language. */
  paragraphs: { text: string; spoken: Spoken[]; line: number }[]
  /** Marks in the order in which they are told. */
  marks: { mark: Mark; id: string; paragraph: number }[]
  refrain: { place: Refrain; paragraph: number }[]
  /** Quotes nobody was named for: paragraphs by index. */
  unspoken: number[]
}

/** A slot or key that a telling asks for and the realiser does not have: a fault of the content. */
export class UntoldFault extends Error {}

const wayOf = ({ ways }: Beat, index: number): Way => ways[index] ?? (ways[0] as Way)

/** Tells a parsed body. `quotes`: the language's opening and closing quotation mark. Throws UntoldFault. */
export function realise(
  beats: readonly Beat[],
  how: Context,
  [open, close]: readonly [open: string, close: string],
): Realised {
  const told: Realised = { paragraphs: [], marks: [], refrain: [], unspoken: [] }
  let details = 0
  let picks = 0

  for (const beat of beats) {
    const way = wayOf(beat, how.way(beat))
    for (const paragraph of way.paragraphs) {
      if (how.rung < paragraph.from || how.rung > paragraph.to) continue
      const index = told.paragraphs.length
      const spoken: Spoken[] = []
      let who: string | null = null
      let quotes = 0
      let text = ''
      const say = (piece: string) => {
        for (const letter of piece) {
          if (letter !== open) continue
          if (who !== null) spoken.push({ quote: quotes, who })
          else told.unspoken.push(index)
          quotes++
        }
        text += piece
      }
      const speak = (nodes: readonly Node[]): void => {
        for (const node of nodes) {
          if (node.kind === 'text') say(node.text)
          else if (node.kind === 'slot') say(filled(node.name, how))
          else if (node.kind === 'speaker') who = node.who
          else if (node.kind === 'refrain') told.refrain.push({ place: node.place, paragraph: index })
          else if (node.kind === 'mark') told.marks.push({ mark: node.mark, id: node.id, paragraph: index })
          else if (node.kind === 'detail') {
            // The first ones first: what the story can do without is trimmed from its end.
            if (how.pick(`detail#${details++}`) < how.details) speak(node.body)
          } else if (node.kind === 'pick') {
            const label = node.name ?? `${beat.name}#${picks++}`
            speak(node.parts[Math.floor(how.pick(label) * node.parts.length)] ?? [])
          } else speak(caseOf(node, how))
        }
      }
      speak(paragraph.nodes)
      // A case is told without the space before it: "With chips.[has:rain| It rained.]".
      const spaced = text.replace(/([.,;:!?])(?=\p{L})/gu, '$1 ')
      const whole = spaced.replace(/\s+/g, ' ').replaceAll(` ${close}`, close).trim()
      if (whole !== '') told.paragraphs.push({ text: whole, spoken, line: paragraph.line })
    }
  }
  return told
}

/** What choices come to, slots left as they are; the empty text where nothing holds. */
export function chosen(nodes: readonly Node[], how: Pick<Context, 'keys'>): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      if (node.kind === 'slot') return `[${node.name}]`
      return node.kind === 'choice' ? chosen(caseOf(node, how), how) : ''
    })
    .join('')
    .trim()
}

/** The first case that holds. `[has:apple| …]` is told where an apple is among what the wish has. */
function caseOf({ key, cases }: Extract<Node, { kind: 'choice' }>, { keys }: Pick<Context, 'keys'>): readonly Node[] {
  const [of = '', one] = key.split(':')
  const all = [keys[of] ?? []].flat()
  const values = one === undefined ? all : all.includes(one) ? ['yes'] : []
  const found = cases.find(({ label }) => label?.split(/,\s?/).some((asked) => values.includes(asked)))
  const other = cases.find(({ label }) => label === null)
  return (found ?? other)?.body ?? []
}

const SLOT = /\[([^\][|]+)\]/g

function filled(name: string, how: Context, isWord = true): string {
  const { resolve } = how
  const first = name.charAt(0)
  const isCapital = first !== first.toLowerCase()
  const value = resolve(name) ?? (isCapital ? resolve(first.toLowerCase() + name.slice(1)) : undefined)
  if (value === undefined) throw new UntoldFault(`nothing is known for [${name}]`)
  // A word of a world may have slots of its own, and those no more.
  const text = isWord ? value.replace(SLOT, (_, slot: string) => filled(slot, how, false)) : value
  return isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text
}
