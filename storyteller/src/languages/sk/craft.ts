import type { Craft } from '../../craft/craft.ts'
import { avoid } from './avoid.ts'
import { gate } from './gate/gate.ts'
import { homeward } from './homeward.ts'
import { measures } from './measures.ts'
import { names } from './names.ts'
import { pack } from './pack.ts'
import { prompt } from './prompt.ts'
import { reader } from './reader/reader.ts'
import { telling } from './telling/craft.ts'
import { writing } from './writing.ts'

export const slovak: Craft = {
  language: 'sk',
  pack,
  names,
  measures,
  writing,
  avoid,
  gate,
  prompt,
  reader,
  telling,
  homeward,
}
