import type { GateCraft } from '../../../craft/gate.ts'
import { lexicon } from './lexicon.ts'
import { matchers } from './matchers.ts'
import { words } from './words.ts'

export const gate: GateCraft = {
  ...{ words, lexicon, matchers },
  small: new Set(
    'the and is are was were of her his with who which for she he they you it my our your what when where why how that this not can cannot dont doesnt has have had will would at by from into about an'.split(
      ' ',
    ),
  ),
  unprefixed: () => ({ rests: [], isNegated: false }),
}
