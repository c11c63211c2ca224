import type { Telling } from '../../../craft/telling.ts'
import { becomeFriends } from './event/become-friends.ts'
import { cannot } from './event/cannot.ts'
import { cannotMove } from './event/cannot-move.ts'
import { cannotSound } from './event/cannot-sound.ts'
import { cannotStart } from './event/cannot-start.ts'
import { lost } from './event/lost.ts'
import { lostOwn } from './event/lost-own.ts'
import { visitor } from './event/visitor.ts'
import { babyComing } from './life/baby-coming.ts'
import { dark } from './life/dark.ts'
import { darkShape } from './life/dark-shape.ts'
import { jab } from './life/jab.ts'
import { losing } from './life/losing.ts'
import { lostToy } from './life/lost-toy.ts'
import { newBaby } from './life/new-baby.ts'
import { sayingSorry } from './life/saying-sorry.ts'
import { toothOut } from './life/tooth-out.ts'
import { toothOwed } from './life/tooth-owed.ts'
import { dinosaursEgg } from './theme/dinosaurs-egg.ts'
import { piratesX } from './theme/pirates-x.ts'
import { spaceKiss } from './theme/space-kiss.ts'

/** Every English telling; the order says nothing. */
export const tellings: readonly Telling[] = [
  jab,
  babyComing,
  newBaby,
  toothOut,
  toothOwed,
  dark,
  darkShape,
  sayingSorry,
  losing,
  lostToy,
  piratesX,
  dinosaursEgg,
  becomeFriends,
  lost,
  lostOwn,
  spaceKiss,
  cannotStart,
  cannotMove,
  cannotSound,
  cannot,
  visitor,
]

/** Written, and not yet read by two who did not write them. */
export const drafts: readonly Telling[] = []
