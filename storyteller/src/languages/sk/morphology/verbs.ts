import { pastOfMany, pastTense } from './agreement.ts'
import { PAIRS, REGULAR } from './verb-list.ts'

const LONG = /(?:[áéíóúýôŕĺ]|i[aeu])[^aáäeéiíoóôuúyý]*$/

function presentByRule(past: string): string {
  if (past.endsWith('oval')) return `${past.slice(0, -4)}uje`
  const stem = past.slice(0, -2)
  const vowel = past.endsWith('il') ? ['í', 'i'] : ['á', 'a']
  return stem + (LONG.test(stem) ? vowel[1] : vowel[0])
}

const PLURAL: Record<string, string> = {
  je: 'sú',
  'nie je': 'nie sú',
  vie: 'vedia',
  nevie: 'nevedia',
  stojí: 'stoja',
  bojí: 'boja',
  nebojí: 'neboja',
  jie: 'jedia',
  znie: 'znejú',
  chce: 'chcú',
  hreje: 'hrejú',
  zelenie: 'zelenejú',
  červenie: 'červenejú',
  ružovie: 'ružovejú',
  sivie: 'sivejú',
  tmie: 'tmejú',
  nerozumie: 'nerozumejú',
  prší: 'pršia',
}

/** Third person plural of a present: čaká – čakajú, svieti – svietia, nesie – nesú, skáče – skáču. */
function plural(singular: string): string {
  const known = PLURAL[singular]
  if (known) return known
  if (singular.endsWith('ia')) return `${singular.slice(0, -2).replace(/n$/, 'ň')}ajú`
  if (/[áa]$/.test(singular)) return `${singular.slice(0, -1)}ajú`
  if (/[íi]$/.test(singular)) return `${singular.slice(0, -1)}ia`
  if (singular.endsWith('ie')) return `${singular.slice(0, -2)}ú`
  const stem = singular.slice(0, -1)
  return stem + (LONG.test(stem) && !/[uij]$/.test(stem) ? 'u' : 'ú')
}

const TO_PRESENT = new Map<string, string>()

function learn(past: string, present: string): void {
  const she = pastTense(past, 'she')
  TO_PRESENT.set(past, present)
  TO_PRESENT.set(she, present)
  TO_PRESENT.set(pastTense(past, 'it'), present)
  TO_PRESENT.set(`${she.slice(0, -1)}i`, plural(present))
}

for (const pair of PAIRS.split(/[;\n]/)) {
  const [past, ...present] = pair.trim().split(' ')
  if (past && present.length > 0) learn(past, present.join(' '))
}
// To eat and to be share "je", but not their plurals.
TO_PRESENT.set('jedli', 'jedia').set('zjedli', 'jedia')
for (const past of REGULAR.trim().split(/\s+/)) learn(past, presentByRule(past))

/**
 * The present for a past tense in any gender or number: "usmial sa" → "usmieva sa", "stáli" → "stoja". The first word known as a
 * verb changes, the others stay. Undefined where no word is known.
 */
export function presentOf(past: string): string | undefined {
  const words = past.split(' ')
  const at = words.findIndex((word) => TO_PRESENT.has(word.toLowerCase()))
  if (at < 0) return undefined
  const word = words[at] ?? ''
  const present = TO_PRESENT.get(word.toLowerCase()) ?? word
  words[at] = /^\p{Lu}/u.test(word) ? present.slice(0, 1).toUpperCase() + present.slice(1) : present
  return words.join(' ')
}

/** The present of several for a masculine past and its present of one: "našiel", "nachádza" → "nachádzajú". */
export function presentOfMany(past: string, present: string): string {
  const known = presentOf(pastOfMany(past))
  if (known !== undefined && presentOf(past) === present) return known
  const words = present.split(' ')
  const at = words.findIndex((word) => !/^(?:sa|si)$/.test(word))
  return words.map((word, i) => (i === at ? plural(word) : word)).join(' ')
}
