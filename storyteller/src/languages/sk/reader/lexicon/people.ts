import { table } from './table.ts'

const jobs = table(
  'job',
  null,
  `
  chlap hasič | climbs splashes carries | flies glows | horí | child | guláš | hadicu | zena hasička, chlap požiarnik
  chlap policajt | runs sees holds | flies glows | stoj | child | rožok | píšťalku | zena policajtka
  chlap lekár | hears sees warms | flies digs | á-á-á | child | jablko | slúchadlo | chlap doktor, zena doktorka, zena lekárka, zena ošetrovateľka
  chlap veterinár | hears holds warms | flies digs | - | child | jablko | zvieratá | zena veterinárka, #animals
  chlap zubár | sees holds is-quiet | flies runs | á-á-á | child | jablko | zrkadielko | zena zubárka
  chlap smetiar | carries holds pulls | flies sings | hop | child | desiatu | kontajner |
  chlap stavbár | carries holds digs | flies swims | - | child | slaninu | lopatu | chlap robotník, turista bagrista, turista traktorista
  chlap zmrzlinár | cools holds smells | flies digs | cink | child | zmrzlinu | letný deň |
  chlap kuchár | holds smells warms | flies digs | mňam | child | všetko | varechu | zena kuchárka
  chlap pekár | warms smells holds | flies digs | - | child | chlieb | múku | zena pekárka, chlap cukrár, zena cukrárka
  chlap farmár | digs carries holds | flies glows | - | child | chlieb | pole | zena farmárka, hrdina gazda, gazdina gazdiná
  chlap pilot | flies sees hears | digs sticks | rozumiem | child | sendvič | lietadlo | zena pilotka, zena letuška, chlap letec/letc
  chlap rušňovodič | pulls sees hears | flies swims | odchod | child | desiatu | koľaje | hrdina sprievodca, zena šoférka, hrdina strojvodca
  chlap astronaut | floats sees jumps | digs sings | štart | child | pastu z tuby | skafander | chlap kozmonaut, zena astronautka, zena kozmonautka, #space
  turista futbalista | runs jumps pushes | flies glows | gól | child | banán | loptu | zena futbalistka, turista tenista
  zena baletka | jumps stretches bends | flies digs | - | child | jablko | špičky | zena balerína
  chlap klaun | rolls splashes is-loud | flies digs | haha | child | palacinky | červený nos | chlap žonglér
  chlap poštár | carries runs hears | flies digs | cink | child | rožok | tašku | zena poštárka, ucitel doručovateľ
  hrdina vynálezca | holds sees hears | flies swims | heuréka | child | polievku | dielňu | chlap profesor
  chlap detektív | sees hears smells | flies digs | hm | child | koláč | lupu | zena detektívka, chlap agent, zena agentka
  chlap námorník | floats holds climbs | flies digs | ahoj | child | sucháre | loď | #ocean
  chlap kapitán | sees holds is-loud | flies digs | hej | child | sucháre | loď | zena kapitánka, #ocean
  chlap pirát | holds climbs sings | flies digs | jo-ho | child | banány | loď | zena pirátka, chlap korzár, pirátsky most príbeh, pirátsky zena rozprávka gp=rozprávok, pirátsky mesto dobrodružstvo gp=dobrodružstiev, pirátsky mesto dobrodružtvo gp=dobrodružtiev, #pirates
  chlap maliar | sees holds sticks | flies digs | - | child | chlieb | farby | zena maliarka, chlap umelec/umelc
  chlap spevák | sings hears is-loud | flies digs | lá | child | med | pesničku | zena speváčka, turista klavirista
  chlap horár | sees hears climbs | flies swims | - | child | chlieb | les | chlap lesník, chlap poľovník, #forest
  hrdina ninja | jumps hides is-quiet | flies is-loud | hja | child | ryžu | tmu | syn samuraj
  `,
)

const royals = table(
  'royal',
  'princesses',
  `
  gazdina princezná gp=princezien | sings sees warms | digs flies | - | child | jahody | korunku | zena princeznička, princeznovský most príbeh, princeznovský zena rozprávka gp=rozprávok, princeznovský mesto dobrodružstvo gp=dobrodružstiev, princeznovský mesto dobrodružtvo gp=dobrodružtiev
  syn princ | runs jumps holds | flies digs | - | child | koláč | koňa | chlap kráľovič, #castle
  chlap kráľ np=králi | is-loud sees holds | flies digs | tíško | child | pečienku | korunu | chlap panovník, chlap cisár, #castle
  gazdina kráľovná gp=kráľovien | sees hears warms | flies digs | - | child | koláč | trón | #castle
  chlap poddaný g=poddaného d=poddanému a=poddaného l=poddanom i=poddaným np=poddaní gp=poddaných dp=poddaným ap=poddaných lp=poddaných ip=poddanými | carries runs hears | flies swims | - | child | chlieb | kráľa | hrdina sluha
  chlap rytier | holds carries is-loud | flies swims | - | child | pečienku | meč z dreva | zena rytierka, rytiersky mesto dobrodružstvo gp=dobrodružstiev, #castle
  `,
)

const fairies = table(
  'fairy-being',
  'fairy-tale',
  `
  zver jednorožec/jednorožc | runs glows jumps | digs swims | ihaha | horse | ďatelinu | dúhu | zver jednorožček, #magic
  zena víla | flies glows is-small | digs is-heavy | cin | hand | nektár | prútik | zena vílička, #magic
  zubný zena víla | flies carries is-quiet | digs is-heavy | cin | hand | rosu | mliečne zuby | zubný zena vílička
  zver drak | flies warms glows | hides swims | grr | house | uhlie | jaskyňu | zver dráčik, dračí most príbeh, dračí zena rozprávka gp=rozprávok, dračí mesto dobrodružstvo gp=dobrodružstiev, dračí mesto dobrodružtvo gp=dobrodružtiev, dievca dráča gp=dráčat, mesto dráčatko, chlap drak, #dragons
  chlap trojhlavec/trojhlavc | sees is-loud warms | hides is-small | grr | house | halušky | tri vankúše | trojhlavý zver drak, šesťhlavý zver drak, #dragons
  chlap čarodejník | holds glows hides | swims runs | abraka | child | guľky | palicu | syn mág, #magic
  ulica čarodejnica | flies holds sees | swims runs | čáry-máry | child | polievku | metlu | zena bosorka, zena bosoračka, zena striga gp=stríg, zena kúzelníčka, #magic
  chlap trpaslík | digs holds is-small | flies is-tall | hej-hou | arms | kašu | lampáš | syn trpaslíček/trpaslíčk
  syn škriatok/škriatk | hides jumps is-small | swims is-heavy | hihi | hand | omrvinky | klobúčik | syn gnóm, chlap piadimužík
  chlap elf | hides jumps sings | swims is-heavy | cink | hand | bobule | les | zena elfka
  chlap obor/obr | is-tall carries is-heavy | hides flies | dupi | house | kotol kaše | veľké topánky | ulica obryňa gp=obrýň, ucitel velikán
  chlap vodník | swims splashes hides | flies climbs | čľup | child | ryby | mokrý kabát | zena vodníčka, #ocean
  chlap permoník | digs holds glows | flies swims | ťuk-ťuk | hand | chlebík | baňu | chlap baník
  zena Perinbaba | cools carries warms | digs runs | - | child | perníky | periny | #fairy-tale
  zena rusalka | swims sings floats | digs flies | - | child | rosu | jazierko | #ocean
  morský zena panna | swims sings floats | flies runs | - | child | - | more | #ocean
  hrdina superhrdina | flies holds jumps | digs hides | tadá | child | raňajky | plášť | zena superhrdinka, hrdina hrdina, zena hrdinka, #superheroes
  ucitel mimozemšťan | floats glows hears | digs runs | bíp-bup | child | hviezdny prach | vesmírnu loď | chlap ufón, kivi ufo, #space
  syn Mikuláš | carries warms is-quiet | flies digs | hohoho | child | medovníky | vrece | svätý syn Mikuláš, syn dedo~Mráz
  chlap čert | jumps is-loud warms | flies swims | bububu | child | papriku | rohy | chlap čertík, syn čertíček/čertíčk
  chlap anjel | flies sings warms | digs is-heavy | - | child | - | krídla | chlap anjelik, syn anjelíček/anjelíčk
  `,
)

const monsters = table(
  'monster',
  null,
  `
  zena príšera gp=príšer | hides is-soft stretches | flies sings | buu | child | ponožky | tmu | zena príšerka, zena obluda gp=oblúd, mesto monštrum/monštr, zena potvora gp=potvor, zena potvorka, ulica beštia gp=beštií
  mesto strašidlo | hides floats is-quiet | digs carries | húú | child | tmu | povalu | mesto strašidielko, zena mátoha gp=mátoh
  chlap duch np=duchovia | floats hides is-quiet | digs carries | húú | child | tmu | starý hrad | syn dušík
  chlap bubák | hides is-soft is-loud | flies swims | bubu | child | omrvinky | posteľ | syn bubáčik, chlap strašiak
  ulica múmia gp=múmií | is-slow stretches is-quiet | flies swims | hmm | child | - | obväzy |
  chlap kostlivec/kostlivc | bends is-loud is-tall | flies swims | klep | child | - | všetky kosti |
  chlap upír | flies hides is-quiet | swims digs | - | child | malinovku | tmu |
  kuli yeti | is-soft warms is-heavy | flies swims | huu | horse | sneh | hory |
  `,
)

export const people = [...jobs, ...royals, ...fairies, ...monsters]
