import { particulars } from './particulars.ts'

const DIES =
  '(?:zomrel|umrel|zosnul|odis(?:iel|la)|zahynul|pochoval|pohreb|stratil|prisli sme o|nebick?|v nebi|uz nie je medzi nami|hrob)\\w*'
const gone = (who: string, unless = '') =>
  [
    `${DIES}[^.!?]{0,40}\\b(?:${who})|(?:${who})\\b[^.!?]{0,40}\\b${DIES}`,
    `pra(?:${who})${unless && `|${unless}`}`,
  ] as const

/** Whose death it is, by what children call them; "moja mama" is said by a parent, of a grandmother. */
export const death = particulars(['death-of-person', 'death-of-pet'], {
  'dead-great-grandma': `${DIES}[^.!?]{0,40}\\bpra(?:bab|star)\\w*|pra(?:bab|star)\\w*[^.!?]{0,40}\\b${DIES}`,
  'dead-great-grandpa': `${DIES}[^.!?]{0,40}\\bpraded\\w*|praded\\w*[^.!?]{0,40}\\b${DIES}`,
  'dead-dedo': gone('ded(?:o|a|ovi|om)'),
  'dead-grandpa': gone('dedk\\w*|dedus\\w*|star(?:y|eho|emu|ym) ot\\w*|moj (?:ock?o|otec)|mojho (?:ocka|otca)'),
  'dead-starky': gone('starky|starkeho|starkemu|starkym'),
  'dead-babicka': gone('babick\\w*'),
  'dead-starka': gone('starka|starkej|starku|starkou'),
  'dead-grandma': gone('bab(?:ka|ky|ke|ku|kou|ci)|star(?:a|ej|u|ou) m\\w+|moja ma(?:ma|mka)|mojej mamy'),
  'dead-dad': gone(
    '(?:jej|mu|jeho|im|ich|nas|nasho|svojho) (?:ocko|ocka|otec|otca|tato|tata)|(?:ocko|otec|tato)(?= (?:mu|jej|im) )',
    'moj\\w* ',
  ),
  'dead-where': 'kde (?:\\w+ ){0,3}(?:je|su)|kam (?:\\w+ ){0,2}(?:isiel|isla|odisiel|odisla|ide)',
  'dead-cold': 'zima|hlad\\w*|boli|tma',
  'dead-back': 'vrati\\w*|pride|kedy (?:\\w+ )?pride',
  'dead-heaven': [
    'neb(?:i|o|a|ick\\w*)|hviezd\\w*|anjel\\w*',
    'nie (?:ze )?(?:\\w+ ){0,3}(?:neb|hviezd|anjel)\\w*|ziadn\\w+ (?:neb|anjel)\\w*|bez (?:neb|anjel)\\w*',
  ],
})
