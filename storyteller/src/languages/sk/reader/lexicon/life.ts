import { table } from './table.ts'

const food = table(
  'food',
  null,
  `
  mesto jablko gp=jabĺk | rolls is-round smells | flies runs | chrum | hand | - | strom | mesto jabĺčko gp=jabĺčok
  zena hruška gp=hrušiek | smells is-soft is-round | flies runs | - | hand | - | strom | zena hruštička
  dub banán | bends hides is-soft | flies runs | - | hand | - | šupku | dub banánik
  zena jahoda gp=jahôd | smells is-soft is-small | flies runs | - | hand | - | slnko | zena jahôdka gp=jahôdok
  ulica čerešňa gp=čerešní | is-round rolls is-small | flies runs | - | hand | - | strom | ulica višňa gp=višní
  dub melón | is-round rolls splashes | flies runs | chrum | arms | - | slnko |
  zena mrkva gp=mrkiev | hides stretches is-small | flies runs | chrum | hand | - | zem | zena mrkvička
  ulica brokolica | is-soft holds is-small | flies runs | - | hand | - | tanier | zena zelenina gp=zelenín
  dub hrášok/hrášk | rolls is-round is-small | flies runs | - | hand | - | struk |
  dub zemiak | is-round rolls digs | flies runs | - | hand | - | zem | dub zemiačik
  zena torta gp=tort | smells is-soft is-tall | flies runs | mňam | arms | - | sviečky | zena tortička
  zena palacinka | rolls is-soft warms | flies runs | pľask | hand | - | džem |
  zena zmrzlina gp=zmrzlín | cools is-soft smells | flies runs | - | hand | - | kornútok | zena zmrzlinka
  stroj koláč | smells warms is-soft | flies runs | mňam | arms | - | rúru | dub koláčik, dub závin, zena štrúdľa gp=štrúdieľ d=štrúdli l=štrúdli g=štrúdle np=štrúdle, zena buchta gp=buchiet, zena buchtička
  dub perník | smells holds is-quiet | flies runs | chrum | hand | - | rúru | dub perníček/perníčk, dub medovník, dub medovníček/medovníčk
  zena čokoláda | is-soft smells holds | flies runs | mňam | hand | - | obal | zena čokoládka, kost sladkosť
  +bryndzový zena haluška gp=halušiek | sticks warms is-soft | flies runs | žmľask | arms | - | bryndzu | +zena haluška gp=halušiek
  ulica pizza gp=pízz | is-round stretches smells | flies runs | mňam | arms | - | pec |
  +zena špageta gp=špagiet | stretches bends sticks | flies runs | sŕk | arms | - | omáčku | +zena cestovina gp=cestovín
  zena polievka gp=polievok | warms smells splashes | flies runs | sŕk | arms | - | lyžicu | zena polievočka gp=polievočiek
  dub chlieb/chleb ip=chlebmi | smells warms holds | flies runs | chrum | arms | - | pec | dub chlebík
  dub syr | smells hides is-soft | flies runs | - | hand | - | mlieko |
  most med | sticks smells is-slow | flies runs | - | hand | - | včely | !mede, !medy
  mesto mlieko | splashes warms is-quiet | flies runs | glg | hand | - | pohár | mesto mliečko gp=mliečok
  mesto vajíčko gp=vajíčok | rolls is-round hides | flies runs | ťuk | hand | - | hniezdo | srdce vajce gp=vajec
  `,
)

const body = table(
  'body',
  'science',
  `
  dub zub | holds is-small hides | flies runs | cvak | hand | - | kefku | dub zúbok/zúbk
  zena krvinka gp=krviniek | runs warms carries | flies digs | - | hand | - | srdce | kost krv
  srdce srdce gp=sŕdc | warms is-loud hears | runs flies | buch-buch | hand | - | vzduch | mesto srdiečko gp=srdiečok
  zena ruka gp=rúk | holds bends stretches | flies sees | tlesk | hand | - | telo | zena rúčka gp=rúčok, zena ručička
  dub prst | holds bends is-small | flies runs | ťuk | hand | - | ruku | dub prstík
  zena noha gp=nôh | runs bends jumps | flies sees | dup | arms | - | topánku | zena nôžka gp=nôžok
  mesto koleno gp=kolien | bends holds is-round | flies sings | - | hand | - | náplasť | mesto kolienko gp=kolienok
  dub nos | smells is-small warms | flies runs | hapčí | hand | - | vreckovku | dub noštek/noštek
  mesto ucho gp=uší np=uši dp=ušiam lp=ušiach ip=ušami | hears is-soft holds | flies runs | - | hand | - | zvuk | mesto uško gp=ušiek
  mesto oko gp=očí np=oči dp=očiam lp=očiach ip=očami | sees is-round is-small | flies runs | žmurk | hand | - | svetlo | mesto očko gp=očiek, !očko, !očka
  most vlas | stretches bends is-soft | flies runs | - | hand | - | hrebeň | dub vlások/vlásk
  mesto brucho gp=brúch | warms is-soft is-round | flies runs | škvŕk | arms | obed | - | mesto bruško gp=brušiek, dub žalúdok/žalúdk
  most mozog/mozg | sees hears is-soft | runs flies | - | hand | - | spánok |
  kost kosť | holds is-tall is-quiet | flies sings | - | hand | - | svaly | zena kostra gp=kostier, zena kostička
  stroj tieň | runs stretches is-quiet | sings holds | - | child | - | svetlo |
  most sen/sn | hides flies is-quiet | digs holds | - | hand | - | spánok | dub sníček/sníčk
  `,
)

const instruments = table(
  'instrument',
  null,
  `
  zena píšťalka gp=píšťaliek | is-loud sings is-small | digs runs | fíí | hand | - | dych |
  zena gitara gp=gitár | sings holds is-loud | flies runs | brnk | arms | - | struny |
  stroj klavír | sings is-heavy is-loud | flies runs | plim | horse | - | prsty | dub klavírik
  dub bubon/bubn | is-loud is-round holds | flies runs | bum | arms | - | paličky | dub bubienok/bubienk
  +ulica husľa gp=huslí | sings is-quiet holds | flies runs | viu | arms | - | sláčik | +zena huslička
  zena flauta gp=fláut | sings is-quiet is-small | flies runs | fí | hand | - | dych | zena flautička
  zena trúbka gp=trúbok | is-loud sings glows | flies runs | tutú | arms | - | dych | zena harmonika gp=harmoník
  +most organ | sings is-loud is-heavy | flies runs | hmmm | house | - | vzduch | zena fujara gp=fujár
  `,
)

const school = table(
  'school',
  null,
  `
  zena škola gp=škôl | holds is-loud warms | runs flies | crn | house | - | deti |
  zena škôlka gp=škôlok | holds is-loud warms | runs flies | - | house | - | deti | +ulica jasľa gp=jaslí
  zena ceruzka gp=ceruziek | is-small sticks stretches | flies runs | šuch | hand | - | papier |
  mesto písmeno gp=písmen | is-small holds is-quiet | flies runs | - | hand | - | slovo | mesto písmenko gp=písmeniek
  mesto číslo gp=čísel | is-small holds is-quiet | flies runs | - | hand | - | počet |
  dub zošit | holds hides is-quiet | flies runs | šuch | hand | - | pero |
  zena farba gp=farieb | splashes sticks glows | flies runs | - | hand | - | papier | zena vodovka
  most pokus | glows splashes is-loud | flies runs | puf | arms | - | nápad | #science
  most magnet | sticks pulls holds | flies sings | cvak | hand | - | kov | dub magnetík, #science
  `,
)

const sports = table(
  'sport',
  null,
  `
  +ulica korčuľa gp=korčúľ | runs rolls is-small | flies climbs | šuch | hand | - | ľad |
  +ulica lyža gp=lyží | runs is-quiet bends | flies climbs | švíí | child | - | sneh | lyžiarsky most výcvik l=výcviku, lyžiarsky most kurz l=kurze, most snoubord, most snowboard
  most futbal | runs jumps pushes | flies sings | gól | child | - | loptu |
  stroj hokej | runs pushes is-loud | flies digs | buch | child | - | ľad |
  vysvedcenie plávanie | swims floats splashes | flies digs | čľup | child | - | vodu |
  kivi karate | jumps bends is-loud | flies digs | hja | child | - | pás |
  stroj tanec/tanc | jumps bends runs | flies digs | dupi | child | - | hudbu |
  `,
)

const feasts = table(
  'feast',
  null,
  `
  +zena narodenina gp=narodenín | glows sings is-loud | flies digs | hurá | house | - | tortu |
  +ulica Vianoca gp=Vianoc ip=Vianocami | glows warms sings | flies digs | cin | house | - | stromček | štedrý most večer
  syn Ježiško | hides warms is-quiet | digs is-loud | - | child | - | stromček |
  veľký kost noc | splashes smells warms | flies digs | šib | house | - | vajíčka |
  +zena prázdnina gp=prázdnin | runs warms is-loud | digs holds | - | house | - | leto | zena dovolenka gp=dovoleniek
  zena svadba gp=svadieb | sings glows is-loud | flies digs | cin-cin | house | - | prstienky |
  most karneval | jumps sings is-loud | flies digs | tralala | house | - | masky |
  most halloween | glows hides is-loud | digs swims | huú | house | - | tekvicu |
  `,
)

export const life = [...food, ...body, ...instruments, ...school, ...sports, ...feasts]
