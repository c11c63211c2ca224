import type { Language } from '@perinka/contract/catalog'

/** What must be refused, in inflected, spaced, leet and homoglyph forms; written without a look at the lists of the gate. */
export const FORBIDDEN: Record<Language, readonly string[]> = { en: [], sk: [] }

/** Ordinary sentences of parents and children's books that must pass. */
export const ORDINARY: Record<Language, readonly string[]> = { en: [], sk: [] }
