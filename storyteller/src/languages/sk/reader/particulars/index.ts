import type { Particular } from '../../../../craft/lexicon.ts'
import { baby } from './baby.ts'
import { dark } from './dark.ts'
import { event } from './event.ts'
import { hracka } from './hracka.ts'
import { jab } from './jab.ts'
import { morning } from './morning.ts'
import { sorry } from './sorry.ts'
import { tooth } from './tooth.ts'
import { visit } from './visit.ts'
import { wants } from './wants.ts'

export const particulars: readonly Particular[] = [
  ...jab,
  ...baby,
  ...tooth,
  ...sorry,
  ...event,
  ...hracka,
  ...wants,
  ...visit,
  ...dark,
  ...morning,
]
