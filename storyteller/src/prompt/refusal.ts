import { CRAFTS } from '../languages/crafts.ts'

/** A model may apologise in a language that it was not asked in. */
const REFUSAL = new RegExp(
  `^[^\\p{L}]*(?:${Object.values(CRAFTS)
    .map(({ prompt }) => prompt.refusal)
    .join('|')})`,
  'iu',
)

/** Whether an answer, or a paragraph, begins as an apology does: the model will not tell this. Speech in quotes is a character's. */
export function isRefusal(opening: string): boolean {
  return !/^\s*[“„"«]/u.test(opening) && REFUSAL.test(opening.trim())
}
