import type { Entry } from '../../../../craft/lexicon.ts'
import { animals } from './animals.ts'
import { around } from './around.ts'
import { everyday } from './everyday.ts'
import { goods } from './goods.ts'
import { people } from './people.ts'
import { vehicles } from './vehicles.ts'
import { world } from './world.ts'

/** "She'll" is no shell, and "she'd" no shed. */
const UNREAD: Readonly<Record<string, readonly string[]>> = { shell: ['shell'], shed: ['shed'] }

const all = [...animals, ...vehicles, ...people, ...world, ...goods, ...everyday, ...around]

/** Everything that parents name, some three thousand entries. */
export const lexicon: readonly Entry[] = all.map((entry) => {
  const unread = UNREAD[entry.id]
  return unread ? { ...entry, unread } : entry
})
