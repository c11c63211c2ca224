import type { Particular } from '../../../../craft/lexicon.ts'
import { baby } from './baby.ts'
import { event } from './event.ts'
import { jab } from './jab.ts'
import { sorry } from './sorry.ts'
import { tooth } from './tooth.ts'

export const particulars: readonly Particular[] = [...jab, ...baby, ...tooth, ...sorry, ...event]
