import { SLOVAK_CARE } from './care-sk.ts'
import { SLOVAK_DANGER } from './danger-sk.ts'
import { SLOVAK_PHRASES } from './phrases-sk.ts'
import type { WordList } from './word-list.ts'
import { SLOVAK_HARMLESS, SLOVAK_KEPT, SLOVAK_WORDS } from './words-sk.ts'

export const SLOVAK: WordList = {
  classes: [...SLOVAK_WORDS, ...SLOVAK_PHRASES, ...SLOVAK_CARE, ...SLOVAK_DANGER],
  kept: SLOVAK_KEPT,
  harmless: SLOVAK_HARMLESS,
}
