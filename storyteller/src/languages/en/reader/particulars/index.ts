import type { Particular } from '../../../../craft/lexicon.ts'
import { baby } from './baby.ts'
import { cannot } from './cannot.ts'
import { company } from './company.ts'
import { dark } from './dark.ts'
import { death } from './death.ts'
import { duties, sharing } from './duties.ts'
import { event } from './event.ts'
import { fears } from './fears.ts'
import { how } from './how.ts'
import { jab } from './jab.ts'
import { losing } from './losing.ts'
import { lost } from './lost.ts'
import { others } from './others.ts'
import { ourDays } from './our-days.ts'
import { somebody } from './somebody.ts'
import { sorry } from './sorry.ts'
import { dentist, tooth } from './tooth.ts'

export const particulars: readonly Particular[] = [
  ...jab,
  ...baby,
  ...tooth,
  ...dentist,
  ...sorry,
  ...losing,
  ...lost,
  ...dark,
  ...death,
  ...fears,
  ...event,
  ...cannot,
  ...company,
  ...duties,
  ...sharing,
  ...how,
  ...somebody,
  ...ourDays,
  ...others,
]
