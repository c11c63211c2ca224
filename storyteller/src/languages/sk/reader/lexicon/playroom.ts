import { table } from './table.ts'

/** What is played with and on. */
export const playroom = table(
  'sport',
  null,
  `
  zena hrazda gp=hrázd | holds is-tall carries | flies sings | - | horse | - | ruky |
  kivi puzzle | holds is-small is-quiet | rolls runs | - | hand | - | posledný dielik |
  zena plastelína gp=plastelín | bends sticks is-soft | flies sings | - | hand | - | prsty | zena modelína gp=modelín
  dub vláčik | rolls pulls is-small | flies digs | tú | arms | - | koľajnice |
  zena bránka gp=bránok | holds is-quiet stretches | flies runs | - | child | - | gól |
  zena hokejka gp=hokejok | pushes holds is-tall | flies sings | ťuk | child | - | puk |
  zena florbalka gp=florbaliek | pushes holds is-tall | flies sings | ťuk | child | - | loptičku |
  dub puk l=puku | rolls is-round is-small | flies sings | ťuk | hand | - | ľad |
  most bazén l=bazéne | splashes holds cools | flies runs | čľup | house | - | vodu |
  +dub rukávnik | floats holds is-round | digs sings | - | hand | - | vzduch |
  dlan sieť | holds stretches bends | flies sings | - | horse | - | loptu |
  most kruh l=kruhu | is-round rolls holds | flies sings | - | arms | - | stred |
  zena medaila gp=medailí | glows is-round is-small | flies digs | cink | hand | - | krk |
  `,
)
