import type { GateCraft } from '../../../craft/gate.ts'
import { lexicon } from './lexicon.ts'
import { matchers, unprefixed } from './matchers.ts'
import { words } from './words.ts'

export const gate: GateCraft = {
  ...{ words, lexicon, matchers, unprefixed },
  small: new Set(
    'je sa si na ze aby nech ktory ktora ktore ktori ako co kde ked lebo pri pre od po ale alebo este uz len iba sme som su bol bola bolo boli ma mu jej ho ju ich moj moja nas nasa pod nad bez ku vo zo tak keby preto sam sama o v s z k'.split(
      ' ',
    ),
  ),
}
