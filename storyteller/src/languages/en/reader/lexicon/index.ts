import type { Entry } from '../../../../craft/lexicon.ts'
import { animals } from './animals.ts'
import { everyday } from './everyday.ts'
import { goods } from './goods.ts'
import { people } from './people.ts'
import { vehicles } from './vehicles.ts'
import { world } from './world.ts'

/** Everything that parents name, some eighteen hundred entries. */
export const lexicon: readonly Entry[] = [...animals, ...vehicles, ...people, ...world, ...goods, ...everyday]
