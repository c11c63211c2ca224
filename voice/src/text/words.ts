import type { Stretch } from './clauses.ts'

const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’‑-][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu

/** The words of a stretch of text, as an eye sees them. */
export function wordsOf(text: string, { start, end }: Stretch): Stretch[] {
  return [...text.slice(start, end).matchAll(WORDS)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
  }))
}
