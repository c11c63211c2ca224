import { CRAFTS } from '../languages/crafts.ts'
import { indexOf } from '../wish/index-words.ts'

/** Makes ready what the first wish of each language would wait for: about a fifth of a second each, once a process. */
export function readyToRead(): void {
  for (const { reader } of Object.values(CRAFTS)) indexOf(reader)
}
