import { table } from './table.ts'

const birds = table(
  'bird',
  'animals',
  `
  zena sova gp=sov | flies sees is-quiet | swims runs | hú | arms | myš | dutinu | zena sovička, zver výr, zver výrik, #forest
  zver vtáčik | flies sings is-small | digs is-heavy | čim-čim | hand | zrniečka | hniezdo | zver vták, mesto vtáčatko, dievca vtáča gp=vtáčat
  zver vrabec/vrabc | flies jumps is-small | swims digs | čim | hand | omrvinky | kŕdeľ | zver vrabček, zver vrabčiak
  zver orol/orl | flies sees holds | swims is-small | - | child | rybu | vietor | zver orlík, zver sokolík
  zena sýkorka | flies sings climbs | swims digs | cicibé | hand | slnečnicu | búdku | zena sýkora, zver škovránok/škovránk, zena pinka
  zena straka | flies holds sees | swims sings | č-č-č | arms | vajíčko | lesk | zena stračka, zena sojka gp=sojok
  zver havran | flies sees is-loud | swims glows | krá | arms | orechy | veniec | zver havranko, zver krkavec/krkavc
  zver ďateľ/ďatľ | climbs hears is-loud | swims digs | ťuk | hand | červíky | strom | zver ďatlík
  zver bocian | flies is-tall sees | sings digs | klap-klap | child | žabu | komín | zver bocianik
  zena lastovička | flies carries sings | swims digs | švit | hand | mušky | hniezdo | zena lastovka
  zver holub | flies carries hears | swims digs | hrk-hrú | hand | zrno | strechu | zver holúbok/holúbk, ulica holubica gp=holubíc, zena holubička
  zver papagáj | flies climbs is-loud | swims digs | ahoj | arms | oriešky | bidielko | zver papagájik
  zver páv | is-loud stretches sees | swims digs | - | child | zrno | chvost | zver pávik
  zver kohút | is-loud flies sees | swims digs | kikirikí | arms | zrno | smetisko | zver kohútik
  zena sliepka | digs runs warms | swims climbs | kot-kot | arms | zrno | kurín | zena sliepočka, zena kvočka
  mesto kuriatko | is-small is-soft runs | flies swims | píp | hand | zrniečka | mamu | dievca kura gp=kuriat, dievca kurča gp=kurčiat
  zena kačka | swims floats flies | climbs digs | ga-ga | arms | chlieb | rybník | zena kačička, zver káčer, dievca káča gp=káčat
  kost hus/hus gp=husí | swims is-loud flies | climbs digs | gá | arms | trávu | jazierko | zena húska gp=húsok, zver gunár np=gunáre, dievca húsa gp=húsat
  dlan labuť | floats swims flies | digs climbs | - | child | riasy | jazero | 
  zver tučniak | swims floats is-slow | flies climbs | - | arms | rybu | ľad | zver tučniačik
  zver pštros | runs is-tall sees | flies swims | - | horse | trávu | piesok | zver pštrosík
  zver plameniak | is-tall floats flies | digs climbs | - | child | kôrovce | jazero | zver plameniačik
  zver moriak | is-loud runs digs | swims climbs | hudry | arms | zrno | dvor | zena morka gp=moriek
  zena čajka gp=čajok | flies floats is-loud | digs climbs | kri | arms | rybu | more |
  `,
)

const sea = table(
  'sea-animal',
  'ocean',
  `
  zena veľryba gp=veľrýb | swims sings is-heavy | flies runs | - | house | krill | more | zena veľrybka, zver vorvaň
  zver delfín | swims jumps hears | flies climbs | - | horse | rybu | more | zver delfínik, dievca delfínča gp=delfínčat
  zver žralok | swims smells runs | flies climbs | - | horse | rybu | more | zver žralôčik, zver žraločik, zver megalodon
  ulica chobotnica | holds hides swims | flies runs | - | child | kraba | skrýšu | zena chobotnička
  zver krab | holds runs digs | flies jumps | - | hand | riasy | piesok | zver krabík, zver ráčik, !raka, !raky, !rakov
  zena ryba | swims is-quiet hides | flies runs | - | hand | riasy | vodu | zena rybka, zena rybička, zver kaprík
  zver tuleň | swims floats rolls | flies climbs | - | child | rybu | ľad | zver tulenček, mesto tuleniatko, zver lachtan, zver uškatec/uškatc
  morský zver koník | floats hides holds | flies runs | - | hand | kôrovce | riasy |
  zena medúza | floats glows is-soft | runs holds | - | arms | planktón | prúd | zena medúzka
  morský ulica hviezdica | sticks holds is-slow | flies runs | - | hand | mušle | skalu |
  zena manta gp=mánt | swims hides floats | runs climbs | - | child | mušle | dno | zver rejnok
  `,
)

const insects = table(
  'insect',
  'nature',
  `
  zena včielka | flies carries smells | swims digs | bz | hand | nektár | kvety | zena včela gp=včiel, zena včelička, zver čmeliačik
  zver motýľ | flies is-quiet is-small | swims digs | - | hand | nektár | kvety | zver motýlik
  zena lienka | flies climbs is-round | swims sings | - | hand | vošky | list | zena lienočka
  zver mravec/mravc | carries climbs digs | flies sings | - | hand | omrvinky | mravenisko | zver mravček
  zver pavúk | climbs sticks is-quiet | flies swims | - | hand | mušky | pavučinu | zver pavúčik
  ulica húsenica | stretches climbs is-slow | flies swims | - | hand | lístie | list | zena húsenička
  zver slimák | is-slow sticks hides | flies runs | - | hand | šalát | ulitu | zver slimáčik
  zena dážďovka | digs bends stretches | flies runs | - | hand | lístie | zem | zver červík, zver červ
  zver svrček/svrčk | sings jumps hides | swims is-heavy | cvrk | hand | trávu | husle | zver cvrček/cvrčk
  zena svetluška | glows flies is-small | swims is-loud | - | hand | rosu | tmu | svätojánsky zena muška gp=mušiek
  zver chrobák | climbs pushes hides | swims sings | - | hand | lístie | zem | zver chrobáčik, zver roháč, zver skarabeus/skarabe
  zver komár np=komáre | flies is-small smells | digs is-heavy | bzzz | hand | nektár | vodu | zver komárik
  zena mucha gp=múch | flies climbs is-loud | digs swims | bzz | hand | omrvinky | okno | zena muška gp=mušiek
  zena osa gp=ôs | flies smells is-loud | swims digs | bzz | hand | sladkosť | hniezdo | zver sršeň/sršň
  zena vážka | flies sees floats | digs is-heavy | - | hand | mušky | rybník |
  `,
)

const dinosaurs = table(
  'dinosaur',
  'dinosaurs',
  `
  zver dinosaurus/dinosaur | is-heavy is-tall runs | flies hides | grr | house | lístie | močiar | syn dino, zver dinosaurík, dinosaurí most príbeh, dinosaurí zena rozprávka gp=rozprávok, dinosaurí mesto dobrodružstvo gp=dobrodružstiev, dinosaurí mesto dobrodružtvo gp=dobrodružtiev
  zver tyranosaurus/tyranosaur | is-loud runs smells | flies climbs | grau | house | mäso | zuby | kivi t-rex, zver trex np=trexy
  zver triceratops | pushes is-heavy digs | flies climbs | - | house | paprade | rohy |
  zver brontosaurus/brontosaur | is-tall stretches is-heavy | flies hides | - | house | lístie | jazero | zver dlhokrk
  zver stegosaurus/stegosaur | is-heavy is-slow warms | flies climbs | - | house | paprade | slnko |
  zver pterodaktyl | flies sees holds | swims digs | kri | horse | rybu | útes | zver pteranodon
  zver velociraptor | runs jumps sees | flies swims | - | child | mäso | svorku | zver raptor
  zver mamut | is-heavy carries warms | flies jumps | tú | house | trávu | sneh | zver mamutík
  šabľozubý zver tiger/tigr np=tigre | jumps hides smells | flies swims | grr | horse | mäso | tesáky |
  `,
)

export const birdsAndSea = [...birds, ...sea, ...insects, ...dinosaurs]
