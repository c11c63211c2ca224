import { table } from './table.ts'

const growing = table(
  'plant',
  null,
  `
  vysvedcenie lístie g=lístia d=lístiu np=lístia gp=lístí dp=lístiam lp=lístiach ip=lístiami | rolls hides is-soft | sings digs | šušť | arms | - | vietor |
  vysvedcenie ihličie gp=ihličí | sticks smells is-quiet | flies sings | - | arms | - | les |
  zena snežienka gp=snežienok | is-small bends is-quiet | flies runs | - | hand | - | jar |
  zena margaréta gp=margarét | is-small is-round is-quiet | flies runs | - | hand | - | slnko |
  zena sedmokráska gp=sedmokrások | is-small is-round is-quiet | flies runs | - | hand | - | slnko |
  zena lipa gp=líp | is-tall smells holds | flies runs | - | house | - | včely |
  zena breza gp=briez | is-tall bends holds | flies runs | - | house | - | slnko |
  zena vŕba gp=vŕb | bends is-tall hides | flies runs | - | house | - | potok |
  dub dub l=dube | is-tall holds is-heavy | flies runs | - | house | - | čas |
  most mach l=machu | is-soft hides cools | flies runs | - | hand | - | tieň |
  stroj peň/pň | holds is-heavy is-quiet | flies runs | - | arms | - | les |
  `,
)

const weathers = table(
  'weather',
  null,
  `
  zena mláka gp=mlák | splashes holds cools | flies runs | čľap | child | - | čižmy |
  stroj cencúľ | cools glows sticks | digs runs | kap | arms | - | zimu |
  +zena krúpa gp=krúp | jumps cools is-loud | digs sings | ťuk | hand | - | búrku |
  vysvedcenie zemetrasenie gp=zemetrasení | is-loud pushes rolls | flies sings | - | house | - | hlbinu |
  dlan povodeň/povodň | splashes runs pushes | flies digs | - | house | - | rieku |
  dub kamienok/kamienk l=kamienku | is-small rolls is-round | flies sings | ťuk | hand | - | vrecko |
  `,
)

/** What grows by the way, and more weather. */
export const countryside = [...growing, ...weathers]
