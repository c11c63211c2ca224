import { ENGLISH_FAMILIAR } from './diminutives-en.ts'
import { SLOVAK_FAMILIAR } from './diminutives-sk.ts'
import { fold } from './fold.ts'

/** Another name the family calls the child by. `exact`: an ordinary word too, so only as written, capital and diacritics included. */
export interface Familiar {
  text: string
  exact: boolean
}

/** Groups of names for one person, by each name in them, folded: Maximilian is Maximilián. */
const GROUPS = new Map<string, Familiar[][]>()
for (const line of [...SLOVAK_FAMILIAR, ...ENGLISH_FAMILIAR]) {
  const group = line.split(' ').map((word) => ({ text: word.replace('!', ''), exact: word.startsWith('!') }))
  for (const { text } of group) GROUPS.set(fold(text), [...(GROUPS.get(fold(text)) ?? []), group])
}

/**
 * What else a family may call a child of this name, in Slovak or in English whatever the story's language: Katka, Kaťa for
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
  for (const text of formed(name.normalize('NFC').trim())) add({ text, exact: false })
  return [...known.values()]
}

const HERS = ['ka', 'ička', 'uška', 'inka', 'enka', 'ulka', 'ulienka']
const HIS = ['ko', 'ík', 'ček', 'uško', 'inko']

/** Endings that Slovak puts on nearly any name: Nikolka, Emička, Tomáško, Alexík. */
function formed(name: string): string[] {
  if (!/^\p{L}{3,}$/u.test(name)) return []
  const stem = name.replace(/(?:ia|[aáoyei])$/u, '')
  if (stem.length < 2) return []
  const isHers = /a$/i.test(name)
  const isHis = /(?:o|[^aáeéiíoóuúyý])$/iu.test(name)
  return [...(isHers ? HERS : []), ...(isHis ? HIS : [])].map((ending) => stem + ending)
}
