import { table } from './table.ts'

/** What is worn, and what is carried about. */
export const wardrobe = table(
  'clothes',
  null,
  `
  ulica papuča gp=papúč | warms is-soft is-quiet | flies sings | šuch | hand | - | druhú do páru | zena papučka gp=papučiek, zena prezúvka gp=prezúvok
  zena teniska gp=tenisiek | runs jumps holds | flies sings | - | hand | - | šnúrky | zena botaska
  dub gumák | splashes holds hides | flies sings | čľap | hand | - | kaluž | dub gumáčik
  zena šiltovka gp=šiltoviek | hides holds is-round | digs sings | - | hand | - | hlavu |
  zena bunda gp=búnd | warms hides holds | flies sings | - | arms | - | vešiak | zena vetrovka gp=vetroviek, zena bundička gp=bundičiek
  stroj sveter/svetr l=svetri | warms stretches is-soft | flies sings | - | arms | - | vlnu | dub svetrík, zena mikina gp=mikín
  ulica sukňa gp=sukní | jumps stretches hides | digs sings | šuch | arms | - | pás | zena suknička gp=sukničiek
  +dub teplák | stretches warms runs | flies sings | - | arms | - | gumu | +zena legína gp=legín
  +ulica rifľa gp=riflí | holds hides stretches | flies sings | - | arms | - | opasok |
  +zena pančuška gp=pančušiek | stretches warms is-soft | flies sings | - | hand | - | nohy | +zena pančucha gp=pančúch
  zena zástera gp=záster | hides holds carries | flies sings | - | arms | - | kuchára | zena zásterka gp=zásteriek
  zena kombinéza gp=kombinéz | warms hides holds | flies sings | - | arms | - | zips | +zena oteplovačka gp=oteplovačiek
  most zips | holds runs is-small | flies digs | fíz | hand | - | bežca |
  dub opasok/opask l=opasku | holds stretches is-quiet | flies digs | cvak | hand | - | dierku |
  zena kravata gp=kravát | stretches is-quiet hides | flies digs | - | hand | - | košeľu |
  ulica košeľa gp=košieľ | hides holds warms | flies digs | - | arms | - | gombíky | zena blúzka gp=blúzok
  ulica kapucňa gp=kapucní | hides warms is-soft | flies digs | - | hand | - | hlavu |
  zena čelenka gp=čeleniek | holds warms is-round | flies digs | - | hand | - | čelo | zena sponka gp=sponiek, zena gumička gp=gumičiek
  dub palčiak | warms hides is-soft | flies sings | - | hand | - | druhý do páru |
  dub náramok/náramk l=náramku | is-round glows holds | flies digs | cink | hand | - | ruku |
  ulica náušnica gp=náušníc | glows is-small holds | flies digs | cink | hand | - | ucho |
  zena kabelka gp=kabeliek | holds hides carries | flies sings | cvak | arms | - | plece | zena peňaženka gp=peňaženiek
  zena taška gp=tašiek | carries holds hides | flies sings | - | arms | - | plece | zena taštička gp=taštičiek
  zena vesta gp=viest | warms hides holds | flies sings | - | arms | - | gombíky |
  most dres l=drese | stretches runs is-quiet | flies digs | - | arms | - | číslo |
  stroj kroj i=krojom | glows jumps stretches | flies digs | - | arms | - | muziku |
  dub rukáv | stretches hides warms | flies digs | - | hand | - | ruku |
  `,
)
