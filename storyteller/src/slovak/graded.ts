/*
 * Our frames write {young|older} for 3–6 and 7–12. Slovak five-year-olds follow sentences of seven words and more, and children over
 * ten want them longer still; both readings come out of the same frame here, when the pack is loaded, rather than being written thrice.
 */

const MOST_WORDS_AT_FIVE = 22
const BRACE = /\{([^{}|]*)\|([^{}|]*)\}/g
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

/** Gives children of five and six the older part of a pair where it is short enough for them. */
function forFive(frame: string): string {
  return frame.replace(BRACE, (_, young: string, older: string) => {
    const atFive = wordsIn(older) <= MOST_WORDS_AT_FIVE ? older : young
    return `{${young}|${atFive}|${older}|${older}}`
  })
}

const MOST_JOINED = 9
/** How a sentence may begin to go on after a comma: with a slot or a small word, never with a name, which keeps its capital. */
const MOVABLE = `\\[=[^\\]]+\\]|\\[(?:Hero|Helper|Friend)\\]|(?:Na|V|Vo|Z|Zo|Do|Od|Po|Pod|Nad|Pri|Za|Cez|Okolo|Potom|Chvíľu|Najprv|Všetko|Všetci|Vonku|Dolu|Hore|Niekto|Nikto|Voda|Vietor|Tráva|Mesiac|Svetlo|Oči|Cesta|Len|Iba|Už|Tu|Tam|To|Ten|Tá|Každý|Každá|Každé)(?!\\p{L})`
const BOUNDARY = new RegExp(`(?<=[\\p{L}\\]])\\. (${MOVABLE})`, 'gu')

/** From ten years on, two short plain sentences become one with a comma, as written Slovak likes to have it. */
function forTen(frame: string): string {
  const stops = [...frame.matchAll(/[.!?…:„“{}|]/g)].map((match) => match.index)
  let last = -1
  return frame.replace(BOUNDARY, (joint: string, start: string, offset: number) => {
    const from = stops.findLast((stop) => stop < offset) ?? -1
    const to = stops.find((stop) => stop > offset) ?? frame.length
    const first = frame.slice(from + 1, offset)
    const second = frame.slice(offset + 1, to)
    const short = [first, second].every((part) => wordsIn(part) >= 2 && wordsIn(part) <= MOST_JOINED)
    if (!short || frame.charAt(to) !== '.' || /[~<>]/.test(first + second) || from === last) return joint
    last = offset
    const lower = start.replace(/(^|[[=/])(\p{Lu})/gu, (_, mark: string, letter: string) => mark + letter.toLowerCase())
    return `{${joint}|${joint}|${joint}|, ${lower}}`
  })
}

/** A pack, or any part of it, with its frames made ready for all four ages. Patterns and names stay as they are. */
export function graded<T>(content: T): T {
  if (typeof content === 'string') return forTen(forFive(content)) as T
  if (Array.isArray(content)) return content.map(graded) as T
  if (content === null || typeof content !== 'object' || content instanceof RegExp) return content
  const entries = Object.entries(content).map(([key, value]) => [key, UNGRADED.has(key) ? value : graded(value)])
  return Object.fromEntries(entries) as T
}

const UNGRADED = new Set([
  'id',
  'in',
  'from',
  'hero',
  'words',
  'place',
  'forms',
  'gender',
  'match',
  'fact',
  'title',
  'refrain',
  'ask',
])
