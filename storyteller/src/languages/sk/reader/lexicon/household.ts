import { table } from './table.ts'

const toys = table(
  'toy',
  null,
  `
  zver macko np=mackovia | is-soft warms is-quiet | flies digs | - | arms | - | objatie | plyšový zver medveď, plyšový zver medvedík, plyšový zver macko, zver maco np=macovia
  zver plyšák | is-soft warms is-quiet | runs digs | - | arms | - | objatie | zver plyšáčik, plyšový zena hračka, plyšový zver zajac, plyšový zver zajačik, plyšový zver pes/ps, plyšový zver psík
  zena bábika gp=bábik | sees bends is-quiet | flies digs | - | arms | - | šaty | zena bábka gp=bábok, zena bábička
  zver šarkan | flies pulls stretches | swims digs | frr | arms | - | vietor | zver šarkaník
  `,
)

/** Nobody plays at being these: they are what is played with. */
const playthings = table(
  'sport',
  null,
  `
  zena lopta gp=lôpt | rolls jumps is-round | flies holds | hop | arms | - | ihrisko | zena loptička
  zena kocka | holds is-small is-quiet | rolls flies | cvak | hand | - | ďalšie kocky | zena kocôčka
  mesto lego gp=leg | holds is-small sticks | rolls flies | cvak | hand | - | návod | ulica stavebnica
  zena hračka | holds is-small rolls | flies digs | - | hand | - | dieťa |
  zena skladačka | holds is-quiet sticks | flies runs | - | hand | - | posledný dielik | mesto pexeso gp=pexies
  zena bublina gp=bublín | floats flies is-round | holds digs | puk | hand | - | mydlo | zena bublinka, dub bublifuk
  vodný dlan pištoľ gp=pištolí | splashes is-small holds | flies runs | pšš | hand | - | vodu | dlan pištoľ gp=pištolí, zena striekačka
  zena nálepka gp=nálepiek | sticks is-small is-quiet | flies runs | - | hand | - | zošit | zena samolepka
  zena omaľovánka gp=omaľovánok | is-quiet holds hides | flies runs | - | hand | - | pastelky |
  `,
)

const playgrounds = table(
  'place',
  null,
  `
  zena hojdačka | carries holds is-quiet | rolls digs | vŕz | child | - | konár |
  zena šmykľavka gp=šmykľaviek | is-tall carries holds | flies sings | fííí | horse | - | schodíky | zena kĺzačka, zena šmýkačka
  mesto pieskovisko gp=pieskovísk | holds warms is-soft | flies runs | - | horse | - | lopatku | zena formička
  zena trampolína | jumps stretches holds | flies digs | hop | horse | - | skokanov |
  stroj kolotoč | carries rolls is-loud | flies digs | tralala | house | - | hudbu | ruský mesto koleso gp=kolies
  `,
)

const clothes = table(
  'clothes',
  null,
  `
  zena ponožka gp=ponožiek | warms stretches hides | flies sees | - | hand | - | druhú do páru |
  zena čiapka gp=čiapok | warms holds is-soft | swims digs | - | hand | - | hlavu | zena čiapočka
  dub klobúk | hides floats holds | digs sings | - | arms | - | hlavu | dub klobúčik
  ulica rukavica | warms holds hides | flies sings | - | hand | - | druhú do páru | zena rukavička, ľavý ulica rukavica, pravý ulica rukavica
  most šál | warms stretches holds | flies digs | - | arms | - | krk | zena šatka
  zena čižma gp=čižiem | splashes warms holds | flies sings | čľap | arms | - | kaluž | zena čižmička
  zena topánka gp=topánok | runs holds hides | flies sings | klop | hand | - | šnúrku | zena topánočka, ľavý zena topánka gp=topánok, pravý zena topánka gp=topánok
  +most šat gp=šiat dp=šatám lp=šatách ip=šatami | stretches is-soft hides | flies digs | - | arms | - | vešiak |
  +ulica nohavica | stretches warms hides | flies sings | - | arms | - | opasok |
  mesto pyžamo gp=pyžám | warms is-soft stretches | flies digs | - | arms | - | posteľ | mesto pyžamko
  +stroj okuliar | sees holds is-small | digs sings | - | hand | - | nos | +dub okuliarik
  dub dáždnik | hides floats holds | digs runs | kap | arms | - | dážď | dub dáždniček/dáždničk
  zena koruna gp=korún | glows is-round holds | flies digs | cink | hand | - | hlavu | zena korunka
  dub gombík | holds is-round is-small | flies sings | ťuk | hand | - | dierku | dub gombíček/gombíčk
  dub ruksak | carries holds hides | flies sings | - | arms | - | chrbát | dub batoh, most vak
  dub kabát | warms hides stretches | flies sings | - | arms | - | vešiak |
  `,
)

const household = table(
  'household',
  null,
  `
  dlan posteľ | warms holds is-soft | flies runs | vŕz | horse | - | paplón | zena postieľka gp=postieľok
  dub vankúš l=vankúši np=vankúše | is-soft warms holds | runs sings | - | arms | - | hlavu | dub vankúšik
  zena deka | warms hides is-soft | runs sings | - | arms | - | posteľ | zena dečka, zena dekička gp=dekičiek, zena perina, dub paplón
  zena lampa gp=lámp | glows warms is-quiet | flies digs | cvak | arms | - | prúd | zena lampička, mesto svetielko, zena baterka
  zena sviečka gp=sviečok | glows warms is-small | swims digs | - | hand | - | zápalku | zena sviečočka
  dub zvonček l=zvončeku | is-loud sings hears | swims digs | cink | hand | - | povrázok | dub zvon
  mesto zrkadlo | sees glows is-quiet | runs digs | - | child | - | svetlo | mesto zrkadielko
  +zena hodina gp=hodín | sees is-loud is-slow | swims digs | tik-tak | arms | - | baterku | +zena hodinka, dub budík
  dub hrniec/hrnc l=hrnci np=hrnce | warms holds is-round | flies runs | blb | arms | - | pokrievku | dub hrnček l=hrnčeku, dub kotol/kotl l=kotle
  ulica lyžica | holds is-small carries | flies runs | cink | hand | - | polievku | zena lyžička
  dub kľúč l=kľúči np=kľúče | hides is-small holds | swims sings | cvak | hand | - | zámku | dub kľúčik
  zena metla | holds pushes sticks | swims sings | šuch | child | - | smeti | zena metlička
  kivi wc | splashes holds is-loud | flies runs | žblnk | child | - | vodu | dub nočník, dub záchod
  ulica vaňa gp=vaní | holds splashes warms | flies runs | žblnk | horse | - | vodu | zena vanička, zena sprcha gp=spŕch
  zena kefka gp=kefiek | is-small splashes holds | flies runs | šuch | hand | - | pastu | zubný zena kefka gp=kefiek, zena kefa gp=kief
  mesto mydlo | splashes floats is-small | flies climbs | - | hand | - | vodu | mesto mydielko
  zena váza gp=váz | holds is-tall is-quiet | runs flies | cink | arms | - | kvety |
  ulica krabica | holds hides carries | flies sings | - | arms | - | veko | zena krabička, ulica škatuľa gp=škatúľ
  +dub odpadok/odpadk | is-small hides is-quiet | flies sings | šuch | hand | - | kôš | stroj kôš/koš, +kost smeť dp=smetiam
  stroj kufor/kufr | carries holds rolls | flies sings | - | arms | - | kolieska | dub kufrík
  dub cumlík | is-small is-quiet is-soft | flies runs | cmuk | hand | - | retiazku | dub dudlík, stroj cumeľ/cumľ
  ulica fľaša gp=fliaš | holds floats is-quiet | flies runs | glg | hand | - | vodu | zena fľaška gp=fľašiek
  dub koberec/koberc l=koberci np=koberce | is-soft hides stretches | runs sings | - | horse | - | vysávač |
  most stan | hides warms holds | flies runs | - | house | - | kolíky | !stane
  most poklad | glows hides is-heavy | runs flies | cink | child | - | mapu | ulica truhlica, zena truhla gp=truhiel, #pirates
  zena mapa gp=máp | sees hides is-small | swims digs | - | arms | - | kompas | zena mapka gp=mapiek
  dub návod | hides is-quiet sees | runs flies | šuch | hand | - | čitateľa | dub návodík
  dub recept | hides is-quiet smells | runs flies | šuch | hand | - | varešku |
  zena kniha gp=kníh | hides holds is-quiet | runs flies | šuch | hand | - | čitateľa | zena knižka, zena knižočka
  zena fotka | sees is-quiet holds | runs digs | - | hand | - | rámik |
  dub televízor l=televízore | glows is-loud sees | flies runs | - | arms | - | prúd | zena telka
  `,
)

export const belongings = [...toys, ...playthings, ...playgrounds, ...clothes, ...household]
