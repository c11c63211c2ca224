import type { Topic } from '../../craft/pack.ts'
import { body } from './topics/body.ts'
import { days } from './topics/days.ts'
import { family } from './topics/family.ts'
import { feelings } from './topics/feelings.ts'

/** These outweigh whatever else a request names: a grandmother who died in hospital, a bad dream in the new bed. */
const FIRST = new Set(['pet-lost', 'loss', 'bad-dream', 'dark', 'storm', 'birthday', 'christmas'])
const all = [...body, ...family, ...feelings, ...days]

/** What parents ask for most. Order matters: the first that fits is told. */
export const topics: readonly Topic[] = [
  ...all.filter(({ id }) => FIRST.has(id)),
  ...all.filter(({ id }) => !FIRST.has(id)),
]
