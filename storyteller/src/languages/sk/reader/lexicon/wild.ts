import { table } from './table.ts'

const animals = table(
  'animal',
  'animals',
  `
  ľadový zver medveď | swims runs is-heavy | flies sings | vrr | horse | ryby | ľad | polárny zver medveď
  zver mýval | climbs hides runs | flies sings | frr | arms | jabĺčka | vodu | zver skunk
  zver baran | jumps runs pushes | flies digs | bé | child | trávu | lúku |
  mesto jahniatko gp=jahniatok | jumps runs is-soft | flies digs | bé | arms | mlieko | mamu | dievca jahňa gp=jahniat
  mesto teliatko gp=teliatok | runs jumps hears | flies climbs | mú | child | mlieko | mamu |
  zver býk | runs pushes is-heavy | flies climbs | múú | horse | trávu | lúku |
  mesto kozliatko gp=kozliatok | jumps climbs runs | flies swims | mé | arms | mlieko | mamu |
  zver plch | climbs hides is-quiet | flies swims | chrr | hand | oriešky | dutinu | zver syseľ/sysľ, zver hraboš
  zver kamzík | climbs jumps runs | flies digs | - | horse | trávu | skalu |
  zver svišť np=svište | digs hides hears | flies swims | fíí | arms | trávu | noru |
  zver zubor/zubr | is-heavy runs pushes | flies climbs | múú | horse | trávu | lúku | zver bizón, zver byvol
  zena gazela gp=gaziel | runs jumps hears | flies digs | - | horse | trávu | step | zena antilopa gp=antilop
  zver leopard | runs climbs hides | flies digs | vrr | horse | mäso | strom | zver jaguár np=jaguáre, zver panter/pantr
  zver šimpanz | climbs jumps holds | flies digs | uh-uh | child | banány | strom | zver orangutan, zver lemur
  zver mravčiar | digs smells stretches | flies sings | - | child | mravce | mravenisko | zver pásavec/pásavc
  zena ropucha gp=ropúch | jumps hides is-slow | flies climbs | kvak | hand | mušky | kaluž |
  zena salamandra gp=salamandier | hides climbs is-quiet | flies sings | - | hand | chrobáčiky | mach | zver mlok
  zver gekón | climbs sticks hides | flies sings | - | hand | mušky | stenu | zver leguán, zver varan
  zver aligátor np=aligátory | swims hides is-heavy | flies climbs | cvak | horse | ryby | rieku |
  zver hroznýš | bends hides is-slow | flies sings | sss | horse | - | strom | zver pytón, zena kobra gp=kobier
  dievca mláďa gp=mláďat | runs hides is-soft | flies digs | - | arms | mlieko | mamu | mesto mláďatko gp=mláďatiek
  `,
)

const birds = table(
  'bird',
  'animals',
  `
  zena kukučka | flies sings hides | swims digs | ku-ku | hand | húsenice | les |
  zver slávik | sings flies hears | swims digs | tiu-tiu | hand | mušky | ker |
  zver sokol | flies sees is-quiet | swims digs | kí | arms | - | vietor | zver jastrab, zver sup
  zena volavka gp=volaviek | flies is-tall sees | digs sings | - | child | ryby | rybník |
  zver pelikán | flies carries swims | digs sings | - | child | ryby | more | zver kormorán
  zver tukan | flies sees is-loud | swims digs | kra | arms | ovocie | džungľu | zver kolibrík
  mesto káčatko gp=káčatiek | swims splashes runs | digs climbs | ga | hand | kukuricu | mamu | mesto kačiatko gp=kačiatok
  mesto húsatko gp=húsatiek | swims runs is-soft | digs climbs | ga | hand | trávu | mamu |
  zena andulka gp=anduliek | flies sings sees | swims digs | čvirik | hand | zrnká | klietku | zver kanárik
  zena vrana gp=vrán | flies sees hides | swims digs | krá | arms | oriešky | strom | zena kavka gp=kaviek
  zver bažant | runs flies hides | swims digs | - | arms | zrnká | pole | ulica prepelica, ulica jarabica
  zver škorec/škorc np=škorce | flies sings sees | swims digs | fíí | hand | čerešne | búdku | zver drozd, zver stehlík
  `,
)

const waters = table(
  'sea-animal',
  'ocean',
  `
  zlatý zena rybka gp=rybiek | swims glows hides | climbs digs | - | hand | vločky | vodu |
  zena kosatka gp=kosatiek | swims jumps is-heavy | climbs digs | fíí | house | ryby | more | zver narval
  zver homár np=homáre | swims digs holds | flies sings | cvak | hand | riasy | potok | zver rak np=raky, zena kreveta gp=kreviet, !rak, !rakom, !raky
  zver mrož np=mrože | swims is-heavy hears | flies climbs | hrr | horse | mušle | ľad |
  zena ježovka gp=ježoviek | hides sticks is-round | flies runs | - | hand | riasy | skalu |
  zver kapor/kapr l=kaprovi np=kapry | swims hides is-quiet | flies climbs | - | arms | chlebík | rybník | zver sumec/sumc, zver pstruh np=pstruhy, zver losos np=lososy, zena šťuka gp=šťúk
  zver úhor np=úhory | swims bends hides | flies climbs | - | arms | ryby | rieku |
  `,
)

const insects = table(
  'insect',
  'nature',
  `
  lúčny zver koník | jumps sings hides | swims digs | cvrk | hand | trávu | lúku |
  zver čmeliak | flies carries smells | swims digs | bzz | hand | nektár | kvet |
  zena stonožka gp=stonožiek | runs climbs hides | flies swims | ťap | hand | lístie | topánky |
  zena blcha gp=bĺch | jumps hides is-small | swims sings | - | hand | - | psa | kost voš g=vši d=vši l=vši i=všou np=vši gp=vší dp=všiam lp=všiach ip=všami
  `,
)

const longGone = table(
  'dinosaur',
  'dinosaurs',
  `
  zver diplodokus/diplodok | is-tall is-heavy is-slow | flies climbs | hmm | house | listy | strom | zver brachiosaurus/brachiosaur
  zver ankylosaurus/ankylosaur | is-heavy hides pushes | flies climbs | buch | house | trávu | chvost |
  zver spinosaurus/spinosaur | swims is-loud runs | flies climbs | rrr | house | ryby | rieku |
  zena skamenelina gp=skamenelín | hides is-heavy is-quiet | flies runs | - | hand | - | kladivko | ulica fosília gp=fosílií
  dinosaurí srdce vajce gp=vajec | hides rolls is-round | flies runs | ťuk | arms | - | teplo |
  `,
)

export const wild = [...animals, ...birds, ...waters, ...insects, ...longGone]
