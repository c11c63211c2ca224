import type { Pattern } from '../craft/lexicon.ts'

/** Shorter words are never spelled anew. */
const LEAST = 4
const PARTS = /\\[bBdDsSwWpP](?:\{[^}]*\})?|\\.|\(\?(?:<[=!]|[:=!]|<\p{L}+>)?|\p{L}+|\{[\d,]+\}|[\s\S]/gu
const OPENS = /^\(/
/** Between words. */
const PARTING = /^(?:\\b|[ ^$]|\\s)$/
const MARK = /^[^\p{L}\\()[\].?*+|{}]$/u
const COUNTS = /^[?*+]$|^\{/
const LOOKS = /^\(\?<?[=!]/

/** Which parenthesis opens the group that a part stands in, and which closes the one that a part opens. */
interface Groups {
  opening: readonly number[]
  closing: ReadonlyMap<number, number>
}

/** The words that stand whole in a pattern, and the beginnings of those that do not: in "(?:boj|desi)\w+" both words are beginnings. */
export function literals({ source }: Pattern): { whole: string[]; stems: string[] } {
  const whole: string[] = []
  const stems: string[] = []
  const parts = source.match(PARTS) ?? []
  const groups = groupsOf(parts)
  parts.forEach((part, at) => {
    if (!/^\p{L}/u.test(part) || part.length < LEAST || !isBeginning(parts, at - 1, groups)) return
    const isLastOptional = parts[at + 1] === '?'
    const known = isLastOptional ? [part, part.slice(0, -1)] : [part]
    if (isEnd(parts, isLastOptional ? at + 2 : at + 1, groups)) whole.push(...known)
    else stems.push(known.at(-1) ?? part)
  })
  return { whole, stems }
}

function groupsOf(parts: readonly string[]): Groups {
  const opening: number[] = []
  const closing = new Map<number, number>()
  const open = [-1]
  parts.forEach((part, at) => {
    if (part === ')') closing.set(open.pop() ?? -1, at)
    opening[at] = part === ')' ? openedBy(closing, at) : (open.at(-1) ?? -1)
    if (OPENS.test(part)) open.push(at)
  })
  return { opening, closing }
}

const openedBy = (closing: ReadonlyMap<number, number>, at: number) =>
  [...closing].findLast(([, one]) => one === at)?.[0] ?? -1

/** Whether no letters can stand before a place: a word begins there. */
function isBeginning(parts: readonly string[], before: number, groups: Groups): boolean {
  let at = before
  while (at >= 0) {
    const part = parts[at] ?? ''
    if (part === '|') at = groups.opening[at] ?? -1
    else if (OPENS.test(part)) at--
    else if (part === ')') {
      const opening = groups.opening[at] ?? -1
      if (!LOOKS.test(parts[opening] ?? '')) return PARTING.test(parts[at - 1] ?? '')
      at = opening - 1
    } else if (COUNTS.test(part) && parts[at - 1] === ')') at--
    else return PARTING.test(part) || MARK.test(part)
  }
  return true
}

/** Whether no letters can stand at a part, which is the one behind a word. */
function isEnd(parts: readonly string[], from: number, { opening, closing }: Groups): boolean {
  let at = from
  while (parts[at] === '|' || parts[at] === ')') {
    const end = parts[at] === ')' ? at : closing.get(opening[at] ?? -1)
    if (end === undefined) return true
    at = end + 1
    if (COUNTS.test(parts[at] ?? '')) at++
  }
  const part = parts[at]
  if (part === undefined || LOOKS.test(part)) return true
  return OPENS.test(part) ? PARTING.test(parts[at + 1] ?? '') : PARTING.test(part) || MARK.test(part)
}
