import { table } from './table.ts'

const things = table(
  'school',
  null,
  `
  ulica lavica gp=lavíc | holds carries is-quiet | flies sings | vŕz | child | - | žiaka | zena lavička gp=lavičiek
  zena guma gp=gúm | stretches bends jumps | flies sings | - | hand | - | zošit |
  mesto pravítko gp=pravítok | is-quiet holds bends | flies runs | - | hand | - | čiaru |
  zena krieda gp=kried | is-small is-quiet sticks | flies runs | škrip | hand | - | tabuľu |
  mesto pero gp=pier | is-small flies is-quiet | digs runs | - | hand | - | atrament |
  zena aktovka gp=aktoviek | carries holds hides | flies sings | - | arms | - | chrbát |
  zena prestávka gp=prestávok | runs jumps is-loud | digs sticks | crn | house | - | zvonček |
  vysvedcenie zvonenie gp=zvonení | is-loud sings runs | digs sticks | crn | arms | - | hodiny |
  most diktát l=diktáte | is-quiet is-slow holds | flies runs | - | hand | - | ticho |
  zena jednotka gp=jednotiek | is-tall glows is-small | digs swims | - | hand | - | žiacku knižku |
  zena päťka gp=pätiek | bends is-small rolls | digs swims | - | hand | - | opravu |
  zena násobilka gp=násobiliek | jumps holds is-slow | digs swims | - | hand | - | čísla |
  most rozvrh l=rozvrhu | holds is-quiet stretches | flies runs | - | hand | - | školu |
  zena nástenka gp=násteniek | holds stretches is-quiet | flies runs | - | child | - | špendlíky |
  `,
)

const rooms = table(
  'building',
  null,
  `
  dlan jedáleň/jedálň | smells warms is-loud | flies runs | - | house | - | kuchárku |
  ulica šatňa gp=šatní | hides holds is-quiet | flies runs | - | house | - | vešiaky |
  zena družina gp=družín | holds warms is-loud | flies runs | - | house | - | hračky |
  ulica učebňa gp=učební | holds is-quiet hears | flies runs | - | house | - | učiteľa |
  ulica riaditeľňa gp=riaditeľní | is-quiet holds hears | flies runs | - | house | - | riaditeľa |
  dlan čakáreň/čakárň | is-quiet holds is-slow | flies runs | - | house | - | lekára |
  `,
)

const people = table(
  'job',
  null,
  `
  chlap školník | carries sees hears | flies glows | - | child | obed | kľúče |
  ucitel riaditeľ | hears sees is-tall | flies rolls | - | horse | kávu | školu | zena riaditeľka gp=riaditeliek
  chlap žiak | runs hears sees | flies glows | - | child | desiatu | tašku | zena žiačka gp=žiačok
  `,
)

/** What a day at school or nursery is made of: things, rooms, people. */
export const schoolDay = [...things, ...rooms, ...people]
