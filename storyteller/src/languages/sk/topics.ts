import type { Topic } from '../../craft/pack.ts'
import { dummy, glasses, hair, potty, teeth, thumb, wobblyTooth } from './topics/body.ts'
import { doctor, hospital, ill, lostToy } from './topics/care.ts'
import { birthday, christmas, garden, holiday, mikulas, rain, snow, winterSport } from './topics/days.ts'
import { away, grandparent, loss, missing, moving, pet, petLost, sibling, twoHomes } from './topics/family.ts'
import { bullying, firstDay, newFriend, shy, truth } from './topics/feelings.ts'
import { badDream, dark, ownBed, storm } from './topics/night.ts'
import { petNamed } from './topics/pet-named.ts'
import { bicycle, eating, football, poem, screen, swimming, vehicles } from './topics/play.ts'
import { anger, gentle, patience, quarrel, sharing } from './topics/temper.ts'

/** What parents ask for most, in inflected Slovak. Order matters: the first that fits is told, so the narrow stand before the wide. */
export const topics: readonly Topic[] = [
  ...[poem, petLost, loss, lostToy, hospital, glasses, wobblyTooth, teeth, hair, dummy, thumb, potty],
  ...[badDream, storm, dark, doctor, ill, twoHomes, away, missing, ownBed, moving, sibling],
  ...[bullying, newFriend, shy, truth, sharing, gentle, quarrel, anger, patience, firstDay],
  ...[mikulas, christmas, birthday, swimming, bicycle, winterSport, football, snow, rain, garden],
  ...[screen, eating, vehicles, holiday, grandparent, petNamed, pet],
]
