import type { Telling } from '../../../craft/telling.ts'
import { becomeFriends } from './event/become-friends.ts'
import { butter } from './event/butter.ts'
import { cannot } from './event/cannot.ts'
import { cannotInstead } from './event/cannot-instead.ts'
import { cannotMove } from './event/cannot-move.ts'
import { cannotSound } from './event/cannot-sound.ts'
import { cannotStart } from './event/cannot-start.ts'
import { how } from './event/how.ts'
import { lost } from './event/lost.ts'
import { lostOwn } from './event/lost-own.ts'
import { sorryPractice } from './event/sorry-practice.ts'
import { thisOne } from './event/this-one.ts'
import { visitor } from './event/visitor.ts'
import { aLotToDo } from './life/a-lot-to-do.ts'
import { anotherOne } from './life/another-one.ts'
import { babyComing } from './life/baby-coming.ts'
import { bothHold } from './life/both-hold.ts'
import { dark } from './life/dark.ts'
import { darkBeing } from './life/dark-being.ts'
import { darkShape } from './life/dark-shape.ts'
import { dentist } from './life/dentist.ts'
import { firstThrough } from './life/first-through.ts'
import { isItMe } from './life/is-it-me.ts'
import { jab } from './life/jab.ts'
import { losing } from './life/losing.ts'
import { lostMissed } from './life/lost-missed.ts'
import { lostToy } from './life/lost-toy.ts'
import { newBaby } from './life/new-baby.ts'
import { newBabyHello } from './life/new-baby-hello.ts'
import { newFriend } from './life/new-friend.ts'
import { noDuty } from './life/no-duty.ts'
import { sayingSorry } from './life/saying-sorry.ts'
import { shoesAway } from './life/shoes-away.ts'
import { sizeS } from './life/size-s.ts'
import { toothKnocked } from './life/tooth-knocked.ts'
import { toothOut } from './life/tooth-out.ts'
import { toothOwed } from './life/tooth-owed.ts'
import { toyStrange } from './life/toy-strange.ts'
import { visitorComing } from './life/visitor-coming.ts'
import { dinosaursEgg } from './theme/dinosaurs-egg.ts'
import { piratesX } from './theme/pirates-x.ts'
import { spaceKiss } from './theme/space-kiss.ts'

/** Every English telling; the order says nothing. */
export const tellings: readonly Telling[] = [
  jab,
  babyComing,
  newBaby,
  newFriend,
  visitorComing,
  newBabyHello,
  dentist,
  toothKnocked,
  toothOut,
  toothOwed,
  dark,
  darkBeing,
  darkShape,
  sayingSorry,
  losing,
  anotherOne,
  shoesAway,
  aLotToDo,
  sizeS,
  isItMe,
  noDuty,
  bothHold,
  firstThrough,
  lostToy,
  toyStrange,
  piratesX,
  dinosaursEgg,
  becomeFriends,
  lost,
  lostOwn,
  spaceKiss,
  cannotStart,
  cannotInstead,
  cannotMove,
  cannotSound,
  cannot,
  visitor,
  how,
  thisOne,
  butter,
]

/** Written, and not yet read by two who did not write them. */
export const drafts: readonly Telling[] = [lostMissed, sorryPractice]
