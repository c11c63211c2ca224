/*
 * Our frames write {young|older} for 3–6 and 7–12, but Slovak five-year-olds follow sentences of seven words and more: they get the
 * older reading where it is short. That is worked out here, when the pack is loaded, rather than being written twice.
 */

const MOST_WORDS_AT_FIVE = 22
const MOST_WORDS_A_SENTENCE = 12
const BRACE = /\{([^{}|]*)\|([^{}|]*)\}/g
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

const isShort = (part: string) =>
  wordsIn(part) <= MOST_WORDS_AT_FIVE &&
  part.split(/[.!?…]+[“ ]/).every((sentence) => wordsIn(sentence) <= MOST_WORDS_A_SENTENCE)

/**
 * Gives children of five and six the older reading of a frame where all of it and each of its sentences is short enough for them: halves of one reading
 * belong together. What only the older hear goes by its own length.
 */
function forFive(frame: string): string {
  const older = [...frame.matchAll(BRACE)].filter(([, young]) => young !== '').map(([, , part = '']) => part)
  const allShort = older.every(isShort)
  return frame.replace(BRACE, (_, young: string, part: string) => {
    const atFive = young === '' ? isShort(part) : allShort
    return `{${young}|${atFive ? part : young}|${part}|${part}}`
  })
}

/** A pack, or any part of it, with its frames made ready for every age. Patterns and names stay as they are. */
export function graded<T>(content: T): T {
  if (typeof content === 'string') return forFive(content) as T
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
