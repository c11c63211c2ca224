import { table } from './table.ts'

const dishes = table(
  'food',
  null,
  `
  zena klobása gp=klobás | smells warms rolls | flies sings | sss | hand | - | panvicu | zena klobáska gp=klobások
  dub piroh | warms is-soft hides | flies runs | mňam | hand | - | hrniec | dub pirôžok/pirôžk
  stroj rezeň/rezň | smells warms is-soft | flies sings | sss | arms | - | panvicu |
  ulica knedľa gp=knedlí | is-round is-soft warms | flies runs | - | hand | - | omáčku |
  +dub hranolček | smells warms bends | flies runs | chrum | hand | - | kečup | +zena hranolka gp=hranoliek
  dub hamburger np=hamburgery | smells is-soft is-round | flies runs | mňam | hand | - | žemľu | dub hotdog
  zena omáčka gp=omáčok | warms sticks splashes | flies runs | blb | arms | - | lyžicu | ulica horčica gp=horčíc
  zena ryža gp=ryží g=ryže l=ryži d=ryži np=ryže | is-small sticks warms | flies runs | - | arms | - | vodu |
  ulica kaša gp=kaší | warms is-soft is-slow | flies runs | blb | arms | - | lyžicu | krupicový ulica kaša gp=kaší
  most jogurt | cools is-soft is-quiet | flies runs | - | hand | - | lyžičku |
  caj čaj | warms smells splashes | flies runs | glg | arms | - | hrnček | dub čajík
  most džús | splashes cools is-quiet | flies runs | glg | hand | - | pohár | zena šťava gp=štiav
  mesto kakao gp=kakaí | warms smells splashes | flies runs | mňam | arms | - | hrnček |
  mesto maslo gp=masiel | is-soft sticks is-quiet | flies runs | - | hand | - | chlieb | zena nátierka gp=nátierok
  most cukor/cukr l=cukre | is-small sticks hides | flies runs | - | hand | - | lyžičku |
  kost soľ | is-small sticks hides | flies runs | - | hand | - | soľničku |
  mesto cesto gp=ciest | stretches sticks is-soft | flies runs | - | arms | - | múku | !cesta, !cestu, !ciest, !cestám, !cestách, !cestami, !ceste
  zena žuvačka | stretches sticks is-soft | flies runs | puk | hand | - | obal |
  zena lízanka gp=lízaniek | sticks is-round holds | flies runs | - | hand | - | paličku | mesto lízatko gp=lízatiek
  most popcorn | jumps is-small is-soft | digs sings | puk | arms | - | hrniec | +dub čips, zena pukanka gp=pukaniek
  zena bábovka gp=bábovok | smells is-soft is-tall | flies runs | mňam | arms | - | formu | zena vianočka gp=vianočiek, zena bageta gp=bagiet
  zena šľahačka | is-soft cools sticks | flies runs | fff | arms | - | smotanu |
  most šalát | cools is-soft bends | flies runs | chrum | arms | - | misku |
  dub chlebíček/chlebíčk l=chlebíčku | holds smells is-small | flies runs | mňam | hand | - | tanier | most toast, dub sendvič np=sendviče l=sendviči
  +zena raňajka gp=raňajok | smells warms is-quiet | flies runs | - | arms | - | stôl |
  most obed | smells warms is-quiet | flies runs | - | arms | - | stôl |
  mesto jedlo gp=jedál | smells warms is-quiet | flies runs | mňam | arms | - | tanier | zena dobrota gp=dobrôt, zena maškrta gp=maškŕt
  `,
)

const greens = table(
  'food',
  null,
  `
  zena paradajka gp=paradajok | rolls is-round is-soft | flies runs | - | hand | - | slnko |
  zena uhorka gp=uhoriek | rolls cools is-small | flies runs | chrum | hand | - | vodu |
  zena paprika gp=paprík | smells hides is-round | flies runs | chrum | hand | - | slnko |
  ulica cibuľa gp=cibúľ | smells hides is-round | flies runs | - | hand | - | zem |
  ulica kukurica | hides is-tall sticks | flies runs | - | hand | - | pole |
  zena kapusta gp=kapúst | hides is-round rolls | flies runs | chrum | arms | - | záhon |
  zena reďkovka gp=reďkoviek | digs is-round is-small | flies runs | chrum | hand | - | zem |
  ulica fazuľa gp=fazúľ | climbs is-small rolls | flies runs | - | hand | - | kolík | zena fazuľka gp=fazuliek
  zena repa gp=riep | digs is-heavy holds | flies runs | - | arms | - | zem |
  zena slivka gp=sliviek | rolls is-round is-soft | flies runs | - | hand | - | strom |
  stroj pomaranč | rolls is-round smells | flies runs | - | hand | - | slnko | zena mandarínka gp=mandarínok
  dub citrón | smells rolls is-round | flies runs | - | hand | - | slnko |
  dub ananás | is-tall smells is-heavy | flies runs | - | arms | - | slnko | dub kokos
  mesto hrozno gp=hrozien | is-round rolls is-small | flies runs | - | hand | - | vinič | ulica ríbezľa gp=ríbezlí
  vysvedcenie ovocie gp=ovocí | smells rolls is-round | flies runs | chrum | arms | - | misku |
  `,
)

export const larder = [...dishes, ...greens]
