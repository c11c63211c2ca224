import type { Particular } from '../../../../craft/lexicon.ts'
import { baby } from './baby.ts'
import { cannot } from './cannot.ts'
import { company } from './company.ts'
import { dark } from './dark.ts'
import { event } from './event.ts'
import { jab } from './jab.ts'
import { losing } from './losing.ts'
import { lost } from './lost.ts'
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
  ...event,
  ...cannot,
  ...company,
]
