/** The element that shows a paragraph; -1 is the title. */
export function paragraphElement(root: ParentNode, place: number): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-paragraph="${place}"]`)
}

function* textNodes(element: Element): Generator<Text> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node as Text
}

/** Range over UTF-16 units `start` to `end` of an element's text, whatever nodes it is made of; null where it has fewer. */
export function textRange(element: Element, start: number, end: number): Range | null {
  const range = document.createRange()
  let before = 0
  let hasStart = false
  for (const node of textNodes(element)) {
    const after = before + node.length
    if (!hasStart && start < after) {
      range.setStart(node, start - before)
      hasStart = true
    }
    if (hasStart && end <= after) {
      range.setEnd(node, end - before)
      return range
    }
    before = after
  }
  return null
}

export interface TextPoint {
  place: number
  offset: number
}

/** Which letter of which paragraph lies under a point of the screen; null beside the text. */
export function textAt(x: number, y: number): TextPoint | null {
  const caret = caretAt(x, y)
  if (!caret || caret.node.nodeType !== Node.TEXT_NODE) return null
  const element = caret.node.parentElement?.closest<HTMLElement>('[data-paragraph]')
  if (!element || !isOnLetter(caret, x, y)) return null
  let offset = caret.offset
  for (const node of textNodes(element)) {
    if (node === caret.node) break
    offset += node.length
  }
  return { place: Number(element.dataset.paragraph), offset }
}

interface Caret {
  node: Node
  offset: number
}

/** Safari knows only the older of the two calls. */
function caretAt(x: number, y: number): Caret | null {
  if (document.caretPositionFromPoint) {
    const caret = document.caretPositionFromPoint(x, y)
    return caret && { node: caret.offsetNode, offset: caret.offset }
  }
  const range = document.caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : null
}

/** A finger is broader than a letter. */
const REACH_PX = 12

/** The caret is the nearest there is, however far away the point lies. */
function isOnLetter({ node, offset }: Caret, x: number, y: number): boolean {
  const range = document.createRange()
  range.setStart(node, Math.max(0, offset - 1))
  range.setEnd(node, Math.min((node as Text).length, offset + 1))
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      x >= left - REACH_PX && x <= right + REACH_PX && y >= top - REACH_PX && y <= bottom + REACH_PX,
  )
}
