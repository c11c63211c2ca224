import { table } from './table.ts'

const nature = table(
  'place',
  'nature',
  `
  stroj prameň np=pramene | splashes cools is-quiet | flies sings | žblnk | arms | - | skalu |
  dub breh l=brehu np=brehy | holds is-quiet stretches | flies runs | - | house | - | rieku | vysvedcenie pobrežie gp=pobreží
  zena dolina gp=dolín | is-quiet stretches holds | flies runs | - | house | - | kopce | vysvedcenie údolie gp=údolí
  kost priepasť | hides is-quiet stretches | flies runs | - | house | - | most |
  zena roklina gp=roklín | hides is-quiet stretches | flies runs | - | house | - | most |
  most štrk l=štrku | is-loud rolls holds | flies runs | chrup | hand | - | cestu |
  zena hlina gp=hlín | sticks is-soft holds | flies runs | - | hand | - | vodu |
  zena savana gp=saván | stretches warms holds | flies runs | - | house | - | dážď |
  zena tundra gp=tundier | stretches warms holds | flies runs | - | house | - | dážď |
  zena oáza gp=oáz | cools splashes holds | flies runs | - | house | - | vodu |
  stroj ľadovec/ľadovc l=ľadovci | cools floats is-heavy | flies runs | - | house | - | mráz |
  zena láva gp=láv | warms glows splashes | flies sings | blb | house | - | sopku |
  ulica vinica gp=viníc | smells holds is-quiet | flies runs | - | house | - | hrozno |
  ulica železnica gp=železníc | stretches holds carries | flies digs | - | house | - | koľaje | dlan koľaj, ulica koľajnica gp=koľajníc
  zena závora gp=závor | bends is-loud holds | flies digs | cink | horse | - | vlak |
  most priechod l=priechode | holds is-quiet stretches | flies runs | - | horse | - | pruhy | kruhový most objazd l=objazde
  ulica diaľnica gp=diaľnic | is-loud stretches holds | flies digs | - | house | - | autá |
  zena benzínka gp=benzínok | holds smells pushes | flies runs | glg | house | - | autá | benzínový zena pumpa gp=púmp, zena pumpa gp=púmp
  `,
)

const growing = table(
  'plant',
  'nature',
  `
  dub ker/kr l=kri | hides holds smells | flies runs | - | child | - | dážď | !kry, !kra, !kru, !krov, !krom, !kroch, !krami, !kri
  stroj kmeň | holds is-tall is-heavy | flies runs | - | horse | - | korene |
  zena kôra gp=kôr | holds hides is-quiet | flies runs | - | arms | - | strom |
  dub púčik | hides stretches is-small | flies runs | - | hand | - | slnko | dub klíček/klíčk
  most narcis l=narcise | smells stretches glows | flies runs | - | hand | - | jar |
  zena konvalinka gp=konvaliniek | smells stretches glows | flies runs | - | hand | - | jar |
  ulica nevädza gp=nevädzí | smells stretches glows | flies runs | - | hand | - | jar |
  most mak l=maku | is-small rolls glows | flies runs | - | hand | - | pole |
  ulica levanduľa gp=levandúľ | smells stretches is-soft | flies runs | - | hand | - | slnko | zena bylinka gp=byliniek
  zena mäta gp=mäty | smells stretches is-soft | flies runs | - | hand | - | slnko |
  dub dubák | hides is-round smells | flies runs | - | hand | - | mach |
  dub smrek | is-tall smells holds | flies runs | - | house | - | les | zena jedlička gp=jedličiek
  ulica borovica | is-tall smells holds | flies runs | - | house | - | les |
  dub buk | is-tall holds is-heavy | flies runs | - | house | - | les |
  dub javor np=javory l=javore | is-tall holds is-heavy | flies runs | - | house | - | les |
  dub topoľ l=topoli np=topole | is-tall holds is-heavy | flies runs | - | house | - | les |
  dub agát | is-tall holds is-heavy | flies runs | - | house | - | les |
  zena lieska gp=liesok | bends holds hides | flies runs | - | horse | - | dážď |
  zena jarabina gp=jarabín | glows holds is-round | flies runs | - | horse | - | slnko |
  zena šípka gp=šípok | is-small is-round sticks | flies runs | - | hand | - | slnko |
  ulica brusnica | is-round is-small rolls | flies sings | - | hand | - | les |
  ulica černica | is-round is-small rolls | flies sings | - | hand | - | les |
  stroj egreš | is-round is-small rolls | flies sings | - | hand | - | les |
  `,
)

const weathers = table(
  'weather',
  'nature',
  `
  most mráz/mraz l=mraze | cools sticks is-quiet | digs swims | - | house | - | noc | zena námraza gp=námraz, kost inovať
  most hurikán l=hurikáne | flies is-loud pushes | digs sings | fúú | house | - | more |
  mesto tornádo gp=tornád | flies is-loud pushes | digs sings | fúú | house | - | more |
  ulica víchrica | flies is-loud pushes | digs sings | fúú | house | - | more |
  most súmrak l=súmraku | hides is-quiet stretches | runs digs | - | house | - | večer | vysvedcenie svitanie gp=svitaní
  dub západ g=západu l=západe ~slnka | glows warms is-quiet | runs digs | - | house | - | večer | dub východ g=východu l=východe ~slnka
  `,
)

const creatures = table(
  'animal',
  'animals',
  `
  zena hyena gp=hyen | runs is-loud smells | flies climbs | chi-chi | child | mäso | savanu |
  zver šakal | runs is-loud smells | flies climbs | auu | child | mäso | savanu |
  zver tapír np=tapíre | smells swims is-slow | flies climbs | - | horse | lístie | dažďový les |
  zver vtákopysk np=vtákopysky | swims digs hides | flies climbs | - | arms | červíky | potok |
  zver dikobraz | sticks hides is-slow | flies swims | - | arms | korienky | noru |
  zena ježura gp=ježúr | sticks digs hides | flies swims | - | arms | korienky | noru |
  zena fretka gp=fretiek | runs hides bends | flies is-heavy | - | arms | mäsko | noru |
  zver sob np=soby | runs pulls is-tall | flies hides | - | horse | lišajníky | sneh |
  zena užovka gp=užoviek | bends swims hides | flies runs | sss | arms | žabky | slnko |
  ulica vretenica gp=vreteníc | bends swims hides | flies runs | sss | arms | žabky | slnko |
  dievca morča gp=morčiat | hears hides is-soft | flies climbs | kvik | arms | uhorku | seno |
  `,
)

const bugs = table(
  'insect',
  'nature',
  `
  zver kliešť np=kliešte | sticks hides is-small | flies sings | - | hand | - | trávu |
  zver šváb np=šváby | runs hides is-small | sings swims | - | hand | omrvinky | skrýšu |
  `,
)

/** More of what grows, creeps and blows. */
export const outside = [...nature, ...growing, ...weathers, ...creatures, ...bugs]
