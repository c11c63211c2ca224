import { table } from './table.ts'

/** What is cooked, baked and drunk at home. */
export const kitchen = table(
  'food',
  null,
  `
  ulica jaternica gp=jaterníc | is-round smells bends | flies runs | - | hand | - | kapustu | zena jaternička gp=jaterničiek
  +dub párok/párk | bends smells is-soft | flies runs | - | hand | - | horčicu |
  zena šunka gp=šuniek | smells is-soft is-small | flies runs | - | hand | - | chlieb |
  zena saláma gp=salám | rolls smells is-round | flies runs | - | hand | - | chlieb |
  zena bryndza gp=brýndz | sticks smells is-soft | flies runs | - | hand | - | halušky |
  dub rožok/rožk l=rožku | bends smells is-soft | flies runs | - | hand | - | maslo | dub rožtek/rožtk
  ulica žemľa gp=žemieľ | is-round smells is-soft | flies runs | - | hand | - | maslo |
  most keks l=kekse | is-small is-quiet is-round | flies runs | chrum | hand | - | mlieko |
  zena sušienka gp=sušienok | is-small is-quiet is-round | flies runs | chrum | hand | - | mlieko |
  zena oblátka gp=oblátok | is-round is-quiet is-small | flies runs | chrum | hand | - | med |
  most džem l=džeme | sticks smells is-soft | flies runs | - | hand | - | chlieb | caj lekvár
  zena limonáda gp=limonád | splashes cools smells | digs runs | šššum | hand | - | slamku | zena malinovka gp=malinoviek
  zena minerálka gp=minerálok | splashes cools is-loud | digs runs | šššum | hand | - | bublinky | zena sódovka gp=sódoviek
  most tvaroh l=tvarohu | smells is-soft is-small | flies runs | - | hand | - | makovník |
  zena smotana gp=smotán | splashes is-soft is-quiet | digs runs | - | hand | - | jahody |
  dub makovník | rolls smells is-soft | flies runs | - | arms | - | mak | dub orechovník
  most puding l=pudingu | is-soft warms smells | flies runs | blb | hand | - | lyžičku |
  ulica krupica gp=krupíc | is-soft warms smells | flies runs | blb | hand | - | škoricu | zena krupička gp=krupičiek
  zena múka gp=múk | sticks is-soft is-quiet | flies runs | - | hand | - | cesto |
  caj olej | splashes is-quiet glows | digs climbs | - | hand | - | panvicu |
  most kečup l=kečupe | splashes sticks is-small | digs runs | - | hand | - | hranolčeky |
  dub cukrík | is-small smells sticks | flies runs | cmuk | hand | - | vrecko | dub bonbón
  zena malina gp=malín | is-small is-soft smells | flies runs | - | hand | - | slnko |
  zena čučoriedka gp=čučoriedok | is-small is-round rolls | flies sings | - | hand | - | les |
  ulica marhuľa gp=marhúľ | is-round is-soft smells | flies sings | - | hand | - | slnko |
  ulica broskyňa gp=broskýň | is-round is-soft smells | flies sings | - | hand | - | slnko |
  most karfiol l=karfiole | is-round is-quiet is-heavy | flies sings | - | arms | - | záhradu |
  most špenát l=špenáte | is-soft is-quiet sticks | flies runs | - | hand | - | tanier |
  most cesnak l=cesnaku | smells is-small is-round | flies sings | - | hand | - | polievku |
  ulica šošovica gp=šošovíc | is-small rolls is-round | flies sings | - | hand | - | vodu |
  zena strava gp=stráv | smells warms is-soft | flies runs | - | hand | - | jedáleň |
  most olovrant l=olovrante | smells is-soft warms | flies runs | - | hand | - | škôlku |
  zena večera gp=večerí | smells warms is-quiet | flies runs | - | arms | - | stôl |
  `,
)
