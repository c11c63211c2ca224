import type { SpokenMark } from './marks.ts'
import { paragraphElement, textRange } from './text-range.ts'

/** Names by which the style sheet knows them (read-along.css). */
const NAMES = { sentence: 'spoken-sentence', word: 'spoken-word' } as const
type Kind = keyof typeof NAMES

/** Old browsers read aloud all the same; only the light is missing. */
export const canHighlight = typeof CSS !== 'undefined' && 'highlights' in CSS

/** Lights one stretch of text, or puts the light out; answers where it is. */
export function light(root: ParentNode, kind: Kind, mark: SpokenMark | null): Range | null {
  const element = mark && paragraphElement(root, mark.place)
  const range = element && textRange(element, mark.start, mark.end)
  if (!canHighlight) return range
  if (!range) {
    CSS.highlights.delete(NAMES[kind])
    return null
  }
  const highlight = new Highlight(range)
  highlight.priority = kind === 'word' ? 1 : 0
  CSS.highlights.set(NAMES[kind], highlight)
  return range
}

export function putOut(): void {
  if (!canHighlight) return
  for (const name of Object.values(NAMES)) CSS.highlights.delete(name)
}
