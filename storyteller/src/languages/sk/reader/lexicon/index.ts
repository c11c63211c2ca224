import type { Entry } from '../../../../craft/lexicon.ts'
import { animals } from './animals.ts'
import { birdsAndSea } from './birds-sea.ts'
import { doings } from './doings.ts'
import { belongings } from './household.ts'
import { land } from './land.ts'
import { larder } from './larder.ts'
import { life } from './life.ts'
import { machinery } from './machines.ts'
import { outdoors } from './outdoors.ts'
import { people } from './people.ts'
import { rooms } from './rooms.ts'
import { useful } from './tools.ts'
import { callings } from './trades.ts'
import { wardrobe } from './wardrobe.ts'
import { wild } from './wild.ts'

/** Everything that parents name, about eight hundred entries. */
export const lexicon: readonly Entry[] = [
  ...[animals, birdsAndSea, machinery, people].flat(),
  ...[belongings, wardrobe, outdoors, life].flat(),
  ...[larder, rooms, useful, wild, callings, land, doings].flat(),
]
