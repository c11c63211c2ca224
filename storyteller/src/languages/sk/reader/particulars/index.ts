import type { Particular } from '../../../../craft/lexicon.ts'
import { away } from './away.ts'
import { baby } from './baby.ts'
import { dark } from './dark.ts'
import { death } from './death.ts'
import { duties, losing, potty, sharing } from './duties.ts'
import { event } from './event.ts'
import { ako } from './how.ts'
import { jab } from './jab.ts'
import { morning } from './morning.ts'
import { moving } from './moving.ts'
import { others } from './others.ts'
import { ourDays } from './our-days.ts'
import { somebody } from './somebody.ts'
import { sorry } from './sorry.ts'
import { tooth } from './tooth.ts'
import { toy } from './toy.ts'
import { visit } from './visit.ts'
import { wants } from './wants.ts'

export const particulars: readonly Particular[] = [
  ...jab,
  ...baby,
  ...tooth,
  ...sorry,
  ...event,
  ...somebody,
  ...toy,
  ...wants,
  ...visit,
  ...dark,
  ...death,
  ...morning,
  ...ako,
  ...duties,
  ...losing,
  ...potty,
  ...sharing,
  ...ourDays,
  ...others,
  ...away,
  ...moving,
]
