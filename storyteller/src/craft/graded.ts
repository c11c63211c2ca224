/*
 * Frames write {young|older} for 3–6 and 7–12, but five-year-olds follow more than three-year-olds do: they get the older reading where it
 * is short. That is worked out here, when a pack is loaded, rather than being written twice.
 */
import { FORM_KEYS, NO_PROSE } from './pack.ts'

/** The longest older reading that five-year-olds still follow, and its longest sentence; in words. */
export interface AtFive {
  part: number
  sentence: number
}

const BRACE = /\{([^{}|]*)\|([^{}|]*)\}/g
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length

const isShort = (text: string, { part, sentence }: AtFive) =>
  wordsIn(text) <= part && text.split(/[.!?…]+[”“]?\s/).every((one) => wordsIn(one) <= sentence)

/**
 * Gives children of five and six the older reading of a frame where all of it and each of its sentences are short enough: halves of one
 * reading belong together. What only the older hear goes by its own length.
 */
function forFive(frame: string, most: AtFive): string {
  const older = [...frame.matchAll(BRACE)].filter(([, young]) => young !== '').map(([, , part = '']) => part)
  const allShort = older.every((part) => isShort(part, most))
  return frame.replace(BRACE, (_, young: string, part: string) => {
    const atFive = young === '' ? isShort(part, most) : allShort
    return `{${young}|${atFive ? part : young}|${part}|${part}}`
  })
}

/** A pack, or any part of it, with its frames made ready for every age. Patterns and names stay as they are. */
export function graded<T>(content: T, most: AtFive): T {
  if (typeof content === 'string') return forFive(content, most) as T
  if (Array.isArray(content)) return content.map((part) => graded(part, most)) as T
  if (content === null || typeof content !== 'object' || content instanceof RegExp) return content
  const entries = Object.entries(content).map(([key, value]) => [key, isUngraded(key) ? value : graded(value, most)])
  return Object.fromEntries(entries) as T
}

/** One reading for every age, beside what is no frame at all. */
const SAID_TO_ALL = new Set(['fact', 'title', 'refrain', 'ask'])
const isUngraded = (key: string) => NO_PROSE.has(key) || FORM_KEYS.has(key) || SAID_TO_ALL.has(key)
