import type { LanguagePack } from '../../craft/pack.ts'
import { asleep, goodnight, goodnightChild, rituals } from './evening.ts'
import { asks, encounters, obstacles, refrains, setOff } from './journey.ts'
import { kindnesses } from './kindness.ts'
import { afterTry, openings, tryAgain, turns } from './openings.ts'
import { away, meetAgain, promises, recall } from './series.ts'
import { talks } from './talks.ts'

/** Pieces that any theme can use. The engine remembers what a child heard lately. */
export const shared = {
  ...{ openings, setOff, refrains, asks, encounters, obstacles, kindnesses, talks },
  ...{ afterTry, tryAgain, turns },
  ...{ rituals, asleep, goodnight, goodnightChild },
  ...{ recall, meetAgain, promises, away },
} satisfies Partial<LanguagePack>
