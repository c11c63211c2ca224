import type { Answer } from './how-answer.ts'
import { BODY } from './how-body.ts'
import { LIVING } from './how-living.ts'
import { MADE } from './how-made.ts'
import { SKY } from './how-sky.ts'

export const ANSWERS = { ...SKY, ...BODY, ...LIVING, ...MADE } satisfies Record<string, Answer>

type AnswerId = keyof typeof ANSWERS
const IDS = Object.keys(ANSWERS) as AnswerId[]

/** The particulars of which a wish has to say one. */
export const ASKED = IDS.map((id) => `how-${id}`)
const [FIRST = 'sky', ...OTHERS] = IDS

/** Where a wish comes near two, what is narrower goes before: the sun that goes when it rains, the crumpet with butter and milk. */
const NARROW: readonly AnswerId[] = [
  ...([
    'follow',
    'phases',
    'night',
    'rainbow',
    'shadow',
    'cats',
    'fish',
    'gills',
    'tooth',
    'dreams',
    'butterfly',
  ] as const),
  ...(['chocolate', 'bread', 'fridge', 'rockets', 'lifts', 'salt', 'tides', 'flush'] as const),
]
const IN_ORDER = [...NARROW, ...OTHERS.filter((id) => !NARROW.includes(id))]

/** Which question it is. */
export const ANSWER_OF = `[has| ${IN_ORDER.map((id) => `how-${id}: ${id}`).join(' | ')} | ${FIRST}]`

const SPEAKS = '“'
/** What each question has in one place; what is quoted there is the grown-up’s, unless it is said whose. */
export const told = (place: keyof Answer, who: 'adult' | null = null) => {
  const marked = (text: string) => (who && text.includes(SPEAKS) ? `@${who} ${text}` : text)
  return `[answer| ${OTHERS.map((id) => `${id}: ${marked(ANSWERS[id][place])}`).join(' | ')} | ${marked(ANSWERS[FIRST][place])}]`
}
