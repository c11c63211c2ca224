import { table } from './table.ts'

const places = table(
  'place',
  null,
  `
  dub les | hides is-tall is-quiet | runs flies | šum | house | - | dážď | dub lesík, lesný mesto dobrodružstvo gp=dobrodružstiev, #forest
  srdce more gp=morí | splashes carries cools | runs climbs | šššum | house | - | rieky | most oceán, morský mesto dobrodružstvo gp=dobrodružstiev, #ocean
  dlan pláž | warms is-soft stretches | runs climbs | šum | house | - | more | #ocean
  dub ostrov | holds warms is-quiet | runs flies | - | house | - | more | dub ostrovček l=ostrovčeku, #ocean
  ulica jaskyňa gp=jaskýň | hides cools is-quiet | runs flies | kap | house | - | svetlo | zena jaskynka gp=jaskyniek
  zena lúka | smells is-soft hides | runs flies | bz | house | - | dážď | zena lúčka gp=lúčok, #nature
  most cirkus | jumps is-loud rolls | flies digs | tadá | house | - | šapitó |
  zena dedina gp=dedín | smells warms is-quiet | runs flies | kikirikí | house | - | ľudí | zena dedinka
  most park | holds is-quiet smells | runs flies | šum | house | - | lavičky |
  zena stavba gp=stavieb | holds is-loud is-tall | runs flies | buch | house | - | žeriav | mesto stavenisko gp=stavenísk
  stroj kopec/kopc | is-tall holds is-heavy | runs flies | - | house | - | sneh | dub kopček l=kopčeku
  zena hora gp=hôr | is-tall is-heavy cools | runs flies | - | house | - | sneh | dub štít, !hori
  zena sopka gp=sopiek | warms is-loud is-tall | runs swims | buch | house | - | lávu | dub vulkán, #science
  zena rieka | splashes carries runs | climbs holds | žblnk | house | - | dážď | zena riečka gp=riečok
  mesto jazero gp=jazier | splashes cools holds | runs climbs | žblnk | house | - | dážď | mesto jazierko gp=jazierok
  zena záhrada | smells warms hides | runs flies | bz | house | - | dážď | zena záhradka, #nature
  mesto ihrisko gp=ihrísk | holds is-loud carries | flies swims | - | house | - | deti | #friendship
  kivi zoo | hides holds is-loud | runs flies | - | house | - | ošetrovateľov | zoologický zena záhrada, #animals
  zena farma gp=fariem | smells warms is-loud | runs flies | - | house | - | gazdu | #animals
  mesto kúpalisko gp=kúpalísk | splashes cools is-loud | flies climbs | čľup | house | - | vodu | dub bazénik, most aquapark, most akvapark
  dlan púšť gp=púští | warms stretches is-quiet | runs splashes | - | house | - | vodu |
  ulica ulica | carries holds is-loud | flies swims | - | house | - | semafory | !ceste
  mesto letisko gp=letísk | carries is-loud glows | flies swims | hučí | house | - | lietadlá |
  ulica stanica | holds is-loud carries | flies runs | bim-bam | house | - | vlaky | 
  `,
)

const buildings = table(
  'building',
  null,
  `
  most dom | warms holds hides | runs flies | - | house | - | kľúč | dub domček l=domčeku, zena chalúpka gp=chalúpok
  zena chata gp=chát | warms hides is-quiet | runs flies | - | house | - | drevo | zena chatka gp=chatiek, zena chalupa gp=chalúp, !dome
  most hrad | is-tall hides holds | runs flies | - | house | - | most | dub zámoček/zámočk, #castle
  ulica veža gp=veží | is-tall sees holds | runs flies | - | house | - | schody | zena vežička, #castle
  dub maják | glows is-tall sees | runs swims | - | house | - | svetlo | #ocean
  most tunel l=tuneli | hides carries is-loud | flies runs | ú-ú | house | - | svetlo | !tunele
  most most | carries holds stretches | runs flies | - | house | - | brehy | dub mostík, !moste
  stroj bunker/bunkr | hides holds warms | runs flies | - | child | - | deku |
  dlan pekáreň/pekárň | warms smells holds | runs flies | - | house | - | múku |
  zena strecha gp=striech | is-tall holds hides | runs digs | kap | house | - | komín | zena strieška gp=striešok
  mesto mravenisko gp=mravenísk | hides holds is-round | runs flies | - | child | - | ihličie |
  dub úľ l=úli np=úle | hides warms holds | runs flies | bz | child | - | včely |
  dub mlyn | rolls is-loud is-heavy | runs flies | klop | house | zrno | vodu |
  most výťah | carries pulls holds | flies swims | ding | child | - | prúd |
  ulica knižnica | is-quiet holds hides | runs flies | - | house | - | knihy | mesto kníhkupectvo gp=kníhkupectiev
  most obchod | holds carries smells | runs flies | cink | house | - | nákupy | dub obchodík
  `,
)

const weather = table(
  'weather',
  'nature',
  `
  stroj dážď/dažď ip=dažďami | splashes cools sings | holds warms | kap | house | - | oblak | dub dáždik
  most sneh | is-soft cools is-quiet | runs flies | - | house | - | mráz |
  zena vločka gp=vločiek | floats cools is-small | runs digs | - | hand | - | mráz | snehový zena vločka gp=vločiek
  dub vietor/vetr | flies pushes carries | holds digs | fúú | house | - | miesto | dub vetrík, most vánok/vánk, dub víchor/víchr
  zena búrka gp=búrok | is-loud glows splashes | holds hides | buch | house | - | oblaky | zena búrečka gp=búrečiek
  dub oblak | floats splashes is-soft | digs runs | - | house | - | vzduch | dub obláčik, most mrak, dub mráčik
  zena dúha | glows stretches is-round | runs digs | - | house | - | dážď a slnko | #magic
  chlap snehuliak | cools is-round is-quiet | runs flies | - | child | - | mráz | chlap snehuliačik, chlap sneháčik
  mesto blato gp=blát | sticks is-soft splashes | flies sings | čľup | arms | - | dážď | mesto bahno gp=bahien
  dlan kaluž gp=kaluží | splashes cools holds | flies climbs | čľap | arms | - | dážď | zena mláčka gp=mláčok
  mesto leto gp=liet | warms glows stretches | runs flies | - | house | - | slnko |
  zena zima gp=zím | cools is-quiet hides | runs flies | - | house | - | sneh |
  zena hmla gp=hmiel | hides floats is-quiet | holds runs | - | house | - | chlad |
  `,
)

const elements = table(
  'weather',
  'nature',
  `
  zena voda gp=vôd | splashes cools runs | climbs holds | kap | house | - | breh | zena vodička, zena kvapôčka
  stroj oheň/ohň | warms glows is-loud | swims cools | pras | child | drevo | vzduch | dub ohník, zena vatra gp=vatier, dub táborák
  stroj kameň | is-heavy holds is-quiet | flies floats | ťuk | hand | - | zem |
  mesto svetlo gp=svetiel | glows warms runs | holds digs | - | house | - | tmu |
  `,
)

const sky = table(
  'sky',
  'space',
  `
  stroj mesiac | glows is-round is-quiet | runs swims | - | house | - | slnko | dub mesiačik
  mesto slnko gp=sĺnk | warms glows is-round | runs hides | - | house | - | oblohu | mesto slniečko gp=slniečok
  zena hviezda | glows sees is-quiet | runs swims | - | house | - | tmu | zena hviezdička
  zena kométa | flies glows runs | hides holds | fíí | house | - | slnko |
  zena planéta | rolls is-round floats | runs hides | - | house | - | slnko | ulica zemeguľa gp=zemegúľ
  most vesmír | floats is-quiet stretches | runs hears | - | house | - | miesto | vesmírny most príbeh, vesmírny zena rozprávka gp=rozprávok, vesmírny mesto dobrodružstvo gp=dobrodružstiev, vesmírny mesto dobrodružtvo gp=dobrodružtiev, vesmírny zena výprava gp=výprav
  kost noc | hides is-quiet cools | runs flies | - | house | - | hviezdy |
  zena tma gp=tiem | hides is-quiet is-soft | runs flies | - | house | - | noc |
  most meteorit | flies glows is-heavy | hides swims | buch | arms | - | vesmír | most asteroid, most meteor
  `,
)

const plants = table(
  'plant',
  'nature',
  `
  most strom | is-tall holds hides | runs flies | šum | house | - | vodu | dub stromček l=stromčeku
  most kvet | smells is-soft stretches | runs flies | - | hand | - | vodu | dub kvietok/kvietk, zena kvetina gp=kvetín, zena kvetinka
  ulica ruža gp=ruží | smells sticks is-soft | runs flies | - | hand | - | vodu | zena ružička
  ulica slnečnica | is-tall stretches glows | runs flies | - | child | - | slnko |
  zena púpava gp=púpav | floats flies is-soft | digs is-heavy | - | hand | - | slnko |
  dub hríb | hides is-soft is-small | runs flies | - | hand | - | dážď | dub hríbik, zena huba gp=húb, zena muchotrávka gp=muchotrávok, #forest
  ulica tekvica | is-round rolls is-heavy | flies runs | - | arms | - | vodu | zena tekvička
  most kaktus | sticks holds is-slow | runs flies | - | hand | - | slnko |
  dub gaštan | is-round rolls is-small | flies swims | ťuk | hand | - | strom | dub gaštanik
  dub orech | rolls is-round hides | flies runs | chrup | hand | - | škrupinku | dub oriešok/oriešk
  mesto semienko gp=semienok | is-small hides stretches | runs sings | - | hand | - | vodu | mesto semiačko
  most list | floats is-small is-soft | digs is-heavy | šuch | hand | - | konár | dub lístok/lístk, dub lístoček/lístočk
  `,
)

export const outdoors = [...places, ...buildings, ...weather, ...elements, ...sky, ...plants]
