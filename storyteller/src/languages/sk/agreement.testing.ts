import type { Frame, Person, Roles } from '../../craft/pack.ts'
import { presentOf } from './morphology/verbs.ts'
import { company } from './people.ts'
import { resolve } from './slots.ts'

/*
 * What a frame says of a girl or a boy must change with them. Each frame is said with what agrees marked, and every past tense of the other
 * gender that stays put is looked at: with no word of that gender in its clause that could have done it, it was the hero or the helper.
 */

/** A name or a form that agrees with somebody. */
const NAME = /^⟦.*⟧$/u
const AGREES = /^⟨.*⟩$/u
const NAMED = /^(?:(?:s|z|k|v|o|od|do|pre|na|pri|za|u) )?(?:hero|helper|friend|child)(?:\.\w+)?(?:\/|$)/i

const PREPOSITIONS = new Set(
  'na v vo z zo s so do od k ku pri pre pod nad cez za o po u okolo bez medzi spod spoza popod popri proti vedľa podľa ponad pred'.split(
    ' ',
  ),
)
/** Words that look like a noun or an adjective of a gender and are none. */
const PARTICLES = new Set(
  'a aj ale až ak ako alebo ani asi áno hneď i iba ich im jej jeho ju keď kým len lebo ho mu nich niekam kam tam sem von už zas sa si že čo či celkom potom tak tu teda skôr viac dnes zajtra včas preč trochu hore vraj raz opäť rovno inak ja ona toľko pomaly doma naň doň zaň preň oň'.split(
    ' ',
  ),
)
const OBLIQUE = /(?:om|ám|ach|ách|och|ých|ými|ým|ím|ov|iam|iach|ej|ť|ôr|mi|ou)$/u
const ADJECTIVE = /(?:[ýíéáú]|ého|ej|om|ých)$/u
const DOER = {
  he: /(?:[bcčdďfghjklľmnňprsštvzž]|[ýí]|ko|ňo|šo|žo|ca|ista|hrdina|starosta|bača)$/u,
  she: /(?:[aá]|osť|myš|noc|vec|hus|soľ|pani|jeseň|sieť|niť|dlaň|kosť)$/u,
}
/** Doers that their ending hides, and what looks like one. */
const DOERS = {
  he: new Set('kto niekto nikto nik ktosi každý hosť rám dom prach plášť sluha'.split(' ')),
  she: new Set(['ona', 'tá']),
}
const NO_DOERS = { he: new Set('noc vec myš hus soľ jeseň sieť niť dlaň odtiaľ'.split(' ')), she: new Set<string>() }
const PAST = { he: /l$/u, she: /la$/u }
/** Of a group or of one by itself: what only a slot can say. */
const ALONE = { he: /^(?:prvý|posledný|sám|zladení|jemu)$/u, she: /^(?:prvá|posledná|sama|zladené)$/u }
const EACH_OTHER = {
  he: /jeden (?:\p{L}+ )?druh(?:ého|ému|ým)(?!\p{L})/u,
  she: /jedna (?:\p{L}+ )?druh(?:ú|ej|ou)(?!\p{L})/u,
}

/** How a frame is said with its slots filled so. */
export type Saying = (frame: Frame, tier: 0 | 1 | 2 | 3, fill: (slot: string) => string | undefined) => string

function marked(saying: Saying, frame: Frame, roles: Roles, tier: 0 | 1 | 2 | 3): string {
  return saying(frame, tier, (slot) => {
    const said = resolve(slot, roles)
    if (said === undefined || slot.startsWith('=') || roles.words[slot] !== undefined) return said
    if (NAMED.test(slot)) return `⟦${said.replaceAll(' ', '_')}⟧`
    return said
      .split(' ')
      .map((word) => `⟨${word}⟩`)
      .join(' ')
  })
}

/** Clauses of a frame, said of `someone` alone, in which the other gender stays put. */
export function staysPut(
  saying: Saying,
  frame: Frame,
  someone: Person,
  words: Readonly<Record<string, string>>,
): string[] {
  const other = someone.gender === 'she' ? 'he' : 'she'
  const place = { name: '', v: '', do: '', z: '' }
  const roles: Roles = {
    ...{ hero: someone, helper: someone, friend: someone, child: someone, place },
    words: { ...words, ...company([someone, someone]) },
  }
  return ([0, 2, 3] as const).flatMap((tier) => inNarration(marked(saying, frame, roles, tier), other))
}

function inNarration(text: string, other: 'she' | 'he'): string[] {
  const narrated = text.replace(/„[^“]*“/gu, '„“')
  const found: string[] = []
  let wasRole = false
  let doers = [false, false]
  for (const sentence of narrated.split(/(?<=[.!?…])\s+/u)) {
    const clauses = sentence.split(
      /(?<=[:;,“])|(?= (?:a|ale|no|lebo|keď|kým|že|aby|či|než|ktor\p{L}+|čo|až|len|kde|kam|ako|akoby|kto) )/u,
    )
    const hasDoer = clauses.some((clause) => doerOf(clause, other))
    for (const clause of clauses) {
      const words = clause.match(/[⟦⟨]?[\p{L}_]+[⟩⟧]?/gu) ?? []
      for (const word of words) {
        const plain = word.replace(/[⟨⟩]/gu, '').toLowerCase()
        if (NAME.test(word) || AGREES.test(word)) wasRole = true
        else if (presentOf(plain) !== undefined) {
          const isOther = PAST[other].test(plain)
          const isTold = wasRole && !hasDoer && !doers.includes(true)
          const isNamed = /⟦/u.test(clause) && !doerOf(clause, other)
          if (isOther && (isTold || isNamed)) found.push(sentence.trim())
          wasRole = wasRole && (isOther || plain.endsWith('li'))
        } else if (ALONE[other].test(plain) && wasRole && !clause.includes(`${plain} raz`) && !hasDoer)
          found.push(sentence.trim())
      }
      if (EACH_OTHER[other].test(clause) && /⟦/u.test(sentence)) found.push(sentence.trim())
    }
    doers = [doers[1] ?? false, hasDoer]
  }
  return [...new Set(found)]
}

/** Whether a clause names somebody or something of that gender that may do what it says. */
function doerOf(clause: string, gender: 'she' | 'he'): boolean {
  const words = clause.match(/[⟦⟨]?[\p{L}_]+[⟩⟧]?/gu) ?? []
  return words.some((word, i) => {
    const plain = word.toLowerCase()
    if (/[⟦⟨]/u.test(word) || PARTICLES.has(plain) || ALONE[gender].test(plain) || plain.length < 3) return false
    if (PREPOSITIONS.has(plain) || presentOf(plain) !== undefined) return false
    if (NO_DOERS[gender].has(plain)) return false
    if (DOERS[gender].has(plain) || (gender === 'he' && /^\p{Lu}\p{Ll}+o$/u.test(word))) return true
    const before = [words[i - 1] ?? '', words[i - 2] ?? ''].map((one) => one.toLowerCase())
    const governed =
      PREPOSITIONS.has(before[0] ?? '') || (ADJECTIVE.test(before[0] ?? '') && PREPOSITIONS.has(before[1] ?? ''))
    return !governed && !OBLIQUE.test(plain) && DOER[gender].test(plain)
  })
}

const ROLE = /(hero|helper|friend|child)/i
const AGREEING = /^(?:(hero|helper|friend|child):)?[^=.]/i

/** Sentences that name one of the two and agree with the other: "[helper] [povedal]" where "[helper:povedal]" was meant. */
export function misdirected(saying: Saying, frame: Frame, words: Readonly<Record<string, string>>): string[] {
  const fill = (slot: string) => {
    if (NAMED.test(slot)) return `⟦${ROLE.exec(slot)?.[1]?.toLowerCase()}⟧`
    if (slot.startsWith('=') || /^place/i.test(slot) || slot.toLowerCase() in words) return 'slovo'
    return `⟨${AGREEING.exec(slot)?.[1] ?? 'hero'}⟩`
  }
  const sentences = ([0, 3] as const).flatMap((tier) =>
    saying(frame, tier, fill)
      .replace(/„[^“]*?([.!?…]?)“/gu, '„$1“')
      .split(/(?<=[.!?…]“?)\s+(?!⟨)/u),
  )
  return [...new Set(sentences)].filter((sentence) => {
    const named = new Set([...sentence.matchAll(/⟦(\p{L}+)⟧/gu)].map(([, role]) => role))
    return named.size > 0 && [...sentence.matchAll(/⟨(\p{L}+)⟩/gu)].some(([, role]) => !named.has(role))
  })
}
