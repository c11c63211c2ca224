import { fold } from '../craft/fold.ts'
import { CRAFTS } from '../languages/crafts.ts'

/** Another name the family calls the child by. `exact`: an ordinary word too, so only as written, capital and diacritics included. */
export interface Familiar {
  text: string
  exact: boolean
}

/** Groups of names for one person, by each name in them, folded: Maximilian is Maximilián. */
const GROUPS = new Map<string, Familiar[][]>()
for (const line of Object.values(CRAFTS).flatMap(({ names }) => names.familiar)) {
  const group = line.split(' ').map((word) => ({ text: word.replace('!', ''), exact: word.startsWith('!') }))
  for (const { text } of group) GROUPS.set(fold(text), [...(GROUPS.get(fold(text)) ?? []), group])
}

/**
 * What else a family may call a child of this name, in any of our languages, whatever the story's: Katka, Kaťa for
 * Katarína, Katie for Katherine, and the formal name where the profile holds the short one. The name itself is not among them.
 */
export function familiarNames(name: string): Familiar[] {
  const key = fold(name.normalize('NFC').trim())
  const known = new Map<string, Familiar>()
  const add = (familiar: Familiar) => {
    const same = fold(familiar.text)
    if (same !== key && !known.has(same)) known.set(same, familiar)
  }
  for (const group of GROUPS.get(key) ?? []) group.forEach(add)
  for (const { names } of Object.values(CRAFTS))
    for (const text of names.fondly(name.normalize('NFC').trim())) add({ text, exact: false })
  return [...known.values()]
}
