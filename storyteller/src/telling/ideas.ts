import type { Language } from '@perinka/contract/catalog'
import type { StoryIdea } from '@perinka/contract/stories'
import { CRAFTS } from '../languages/crafts.ts'

/** What can be told whole, as a parent may choose it: one idea for each telling that has a tile, in the order of the tellings. */
export function ideasIn(language: Language): StoryIdea[] {
  return CRAFTS[language].telling.tellings.flatMap(({ id, tile }) => (tile ? { id, ...tile } : []))
}
