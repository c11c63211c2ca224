import { table } from './table.ts'

const places = table(
  'place',
  null,
  `
  zena jama gp=jám | hides holds is-quiet | flies runs | - | child | - | lopatu | zena diera gp=dier, zena dierka gp=dierok
  dub brloh l=brlohu np=brlohy | hides warms holds | flies runs | - | child | - | zem |
  zena nora gp=nôr | hides warms holds | flies runs | - | child | - | zem |
  dub potok | runs splashes cools | flies climbs | žblnk | house | - | dážď | dub potôčik
  dub rybník | splashes hides cools | flies climbs | žblnk | house | - | ryby | dub močiar l=močiari np=močiare
  most vodopád | splashes is-loud is-tall | flies climbs | ššš | house | - | skalu |
  ulica studňa gp=studní | hides cools splashes | flies runs | žblnk | horse | - | vedro |
  zena skala gp=skál | is-heavy is-tall hides | flies runs | - | house | - | mach |
  zena cesta gp=ciest | carries stretches bends | flies sings | - | house | - | mapu | zena cestička
  mesto mesto gp=miest | holds is-loud glows | flies swims | túú | house | - | ľudí | mesto mestečko gp=mestečiek
  dub svet | holds is-round hides | flies sings | - | house | - | mapu | !svete
  ulica džungľa gp=džunglí | hides holds is-loud | flies runs | - | house | - | dážď | dub prales
  severný dub pól np=póly l=póle | cools holds is-quiet | flies runs | fúú | house | - | ľad |
  zena Afrika | warms holds is-loud | flies runs | - | house | - | slnko |
  mesto Slovensko | holds warms hides | flies runs | - | house | - | hory |
  zena Bratislava | holds glows is-loud | flies runs | - | house | - | Dunaj | stroj Dunaj
  +zena Tatra gp=Tatier | is-tall cools holds | flies runs | - | house | - | sneh |
  mesto parkovisko gp=parkovísk | holds carries is-quiet | flies runs | - | house | - | autá |
  zena preliezka gp=preliezok | climbs holds is-tall | flies swims | vŕz | horse | - | ruky |
  mesto klzisko gp=klzísk | cools glows holds | flies digs | šuch | house | - | korčule |
  dub tábor l=tábore np=tábory | holds warms is-loud | flies swims | - | house | - | stan |
  mesto pole/poľ g=poľa d=poľu l=poli i=poľom np=polia gp=polí dp=poliam lp=poliach ip=poliami | holds warms hides | flies runs | - | house | - | traktor | mesto políčko gp=políčok
  dub salaš np=salaše l=salaši | warms holds smells | flies runs | - | house | - | ovce |
  `,
)

const plants = table(
  'plant',
  'nature',
  `
  zena tráva gp=tráv | bends is-soft hides | flies runs | šuch | hand | - | dážď |
  stroj konár | holds bends carries | flies sings | prask | child | - | strom | zena vetvička
  stroj koreň | digs holds hides | flies sings | - | child | - | zem |
  stroj žaluď | rolls is-round is-small | flies sings | ťuk | hand | - | zem |
  zena šiška gp=šišiek | rolls is-small holds | flies sings | ťuk | hand | - | strom |
  dub tulipán | smells bends is-tall | runs sings | - | hand | - | slnko | zena margarétka gp=margarétok, zena fialka gp=fialiek
  zena jabloň gp=jabloní g=jablone d=jabloni a=jabloň l=jabloni i=jabloňou np=jablone dp=jabloniam lp=jabloniach ip=jabloňami | holds is-tall smells | flies runs | - | house | - | slnko |
  zena palma gp=paliem | is-tall bends holds | flies runs | - | house | - | piesok |
  vianočný dub stromček l=stromčeku | glows holds smells | flies runs | cink | horse | - | gule |
  zena žihľava gp=žihľav | sticks is-tall hides | flies sings | - | hand | - | plot |
  mesto seno gp=sien | is-soft smells warms | runs sings | šuch | arms | - | vidly | zena slama gp=slám, vysvedcenie obilie
  zena kytica gp=kytíc g=kytice d=kytici l=kytici np=kytice dp=kyticiam lp=kyticiach | smells holds is-soft | runs digs | - | arms | - | vázu | zena kytička
  `,
)

const weather = table(
  'weather',
  null,
  `
  most blesk | glows jumps is-loud | swims digs | prásk | house | - | búrku | most hrom
  most ľad l=ľade | cools glows holds | flies runs | prask | child | - | zimu |
  zena iskra gp=iskier | glows jumps is-small | swims digs | prsk | hand | - | oheň | zena iskierka gp=iskierok
  zena ozvena gp=ozvien | sings hears hides | digs rolls | haló | house | - | skalu |
  kost jar | warms smells sings | digs rolls | čvirik | house | - | slnko |
  dlan jeseň/jeseň | bends smells cools | digs sings | šuch | house | - | vietor |
  zena lavína gp=lavín | rolls is-heavy is-loud | sings hears | hrm | house | - | sneh |
  most piesok/piesk l=piesku | is-soft holds warms | flies sings | šuch | arms | - | vodu |
  ulica mušľa gp=mušlí | hides hears is-small | flies runs | ššš | hand | - | more | zena mušlička
  most prach | flies hides is-soft | digs sings | hapčí | hand | - | slnko | most dym
  `,
)

const heavens = table(
  'sky',
  'space',
  `
  most Mars | glows is-round is-quiet | digs runs | - | house | - | slnko | dub Saturn g=Saturnu, dub Jupiter g=Jupitera l=Jupiteri
  čierny zena diera gp=dier | hides pulls is-quiet | glows sings | - | house | - | hviezdy |
  polárny zena žiara gp=žiar | glows bends is-quiet | digs runs | - | house | - | noc |
  ulica galaxia gp=galaxií | glows holds is-quiet | digs runs | - | house | - | hviezdy | mliečny zena cesta gp=ciest
  zena obloha gp=oblôh | holds glows sees | digs runs | - | house | - | hviezdy | srdce nebo gp=nebies g=neba d=nebu l=nebi i=nebom np=nebesá dp=nebesám lp=nebesiach ip=nebesami
  `,
)

export const land = [...places, ...plants, ...weather, ...heavens]
