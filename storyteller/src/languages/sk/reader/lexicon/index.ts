import type { Entry } from '../../../../craft/lexicon.ts'
import { animals } from './animals.ts'
import { birdsAndSea } from './birds-sea.ts'
import { cooking } from './cooking.ts'
import { countryside } from './countryside.ts'
import { customs } from './customs.ts'
import { doings } from './doings.ts'
import { health } from './health.ts'
import { home } from './home.ts'
import { belongings } from './household.ts'
import { indoors } from './indoors.ts'
import { kitchen } from './kitchen.ts'
import { land } from './land.ts'
import { larder } from './larder.ts'
import { life } from './life.ts'
import { machinery } from './machines.ts'
import { neighbourhood } from './neighbourhood.ts'
import { notions } from './notions.ts'
import { occasions } from './occasions.ts'
import { outdoors } from './outdoors.ts'
import { outside } from './outside.ts'
import { people } from './people.ts'
import { playroom } from './playroom.ts'
import { rooms } from './rooms.ts'
import { schoolDay } from './school-day.ts'
import { useful } from './tools.ts'
import { town } from './town.ts'
import { callings } from './trades.ts'
import { wardrobe } from './wardrobe.ts'
import { wild } from './wild.ts'

/** Everything that parents name, more than a thousand entries. */
export const lexicon: readonly Entry[] = [
  ...[animals, birdsAndSea, machinery, people].flat(),
  ...[belongings, wardrobe, outdoors, life].flat(),
  ...[larder, rooms, useful, wild, callings, land, doings].flat(),
  ...[kitchen, schoolDay, health, home, playroom, countryside, town, customs].flat(),
  ...[notions, indoors, outside, cooking, neighbourhood, occasions].flat(),
]
