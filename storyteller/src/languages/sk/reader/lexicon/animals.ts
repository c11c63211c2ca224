import { table } from './table.ts'

const home = table(
  'animal',
  'animals',
  `
  zver pes/ps | smells runs digs | flies climbs | haf | arms | kosť | prechádzku | zver psík, zver psíček/psíčk, zver havko, zver hafan, zver vlčiak, zver jazvečík, zver labrador, chlap pes/ps, mesto psisko gp=psísk
  mesto šteniatko | smells runs is-soft | flies is-tall | haf | arms | granule | pelech | dievca šteňa gp=šteniat, stroj štenec/štenc, mesto psíčatko, dievca psíča gp=psíčat
  zena mačka | climbs jumps sees | swims flies | mňau | arms | myš | pohladenie | zena mačička, zena micka, zena cica gp=cíc, ulica mica gp=míc
  zver kocúr | climbs jumps sees | swims flies | mňau | arms | myš | pohladenie | zver kocúrik
  mesto mačiatko | climbs hides is-soft | swims flies | mňau | hand | mlieko | pelech | dievca mača gp=mačiat, mesto mačiatočko gp=mačiatočiek
  mesto žriebätko gp=žriebätok | runs jumps is-soft | flies climbs | ihí | child | mlieko | mamu | mesto žriebatko gp=žriebatiek, dievca žriebä
  zver kôň/koň | runs carries pulls | flies climbs | ihaha | horse | seno | podkovu | zver koník, zver koníček/koníčk, zena kobyla gp=kobýl, zena kobylka, zver tátoš
  zver poník | runs carries is-small | flies climbs | ihaha | child | mrkvu | hrivu | zver poníček/poníčk
  zver osol/osl | carries is-slow hears | flies climbs | í-á | horse | bodliaky | ohradu | zver oslík, zver somár np=somáre, zver somárik
  zena krava | is-heavy warms pushes | flies climbs | mú | horse | trávu | pašu | zena kravička, dievca teľa gp=teliat, zver býček/býčk
  mesto prasiatko | digs smells rolls | flies climbs | kvik | arms | zemiaky | blato | dievca prasa gp=prasiat, ulica sviňa gp=svíň, zver pašík, mesto prasiatečko gp=prasiatečiek
  zena ovečka | is-soft warms hears | flies swims | bé | arms | trávu | pastiera | ulica ovca gp=oviec, zver baranček
  zena koza | climbs jumps is-loud | flies swims | mek | arms | lístie | skalu | zena kozička, zver kozol/kozl, dievca kozľa gp=kozliat, zver cap, zver capko
  zver králik | jumps hears digs | flies swims | - | arms | mrkvu | kutec | zver králiček/králičk, zver ušiak
  zver škrečok/škrečk | hides runs carries | flies swims | - | hand | zrnká | kolotoč | zver škrečko, zver pieskomil
  morský mesto prasiatko | hears hides is-soft | flies climbs | kvik | arms | uhorku | seno |
  zver potkan | climbs smells swims | flies is-tall | pí | hand | zrno | noru | zver potkanko, zver potkaník
  zena myška | hides is-small runs | flies is-loud | pí | hand | syr | dierku | kost myš, zver myšiak, mesto myšiatko
  zena korytnačka | is-slow hides holds | flies runs | - | arms | šalát | pancier | zena korytnačička
  mesto zvieratko | runs hides smells | glows sticks | - | arms | jedlo | domov | dievca zviera gp=zvierat
  `,
)

const forest = table(
  'animal',
  'forest',
  `
  zver ježko | rolls smells sticks | flies runs | fuk | hand | slimáky | lístie | zver jež, zver ježík, zver ježko, mesto ježiatko
  zena líška | smells runs hides | flies swims | - | arms | myš | noru | zver lišiak, zena lištička, mesto líščatko
  zena veverička | climbs jumps hides | swims digs | - | hand | oriešky | dutinu | ulica veverica gp=veveríc, zver veveričiak
  zver medveď | is-heavy smells climbs | flies is-small | brum | horse | med | brloh | zver medvedík, mesto medvieďatko, dievca medvieďa gp=medvieďat, ulica medvedica
  zver vlk | hears smells runs | flies climbs | auu | child | mäso | svorku | zver vĺčik, ulica vlčica gp=vlčíc, mesto vĺčatko, chlap vlk
  zver zajac | jumps runs hears | flies swims | - | arms | kapustu | medzu | zver zajačik, zver zajko, zver zajo, ulica zajačica gp=zajačíc
  zena srnka | runs jumps hears | flies digs | - | child | trávu | čistinku | zena srna gp=sŕn, zver srnec/srnc, mesto srnčiatko, mesto srniatko
  zver jeleň | runs jumps is-tall | flies hides | - | horse | trávu | les | zver jelenček, dlan laň, mesto jelenčiatko
  zver diviak | digs smells pushes | flies climbs | chro | child | žalude | blato | divý mesto prasiatko, zver kanec/kanc, divý dievca prasa gp=prasiat
  zver jazvec/jazvc | digs hides smells | flies jumps | - | arms | korienky | noru | zver jazvecko
  zver bobor/bobr | swims digs carries | flies climbs | čľup | arms | kôru | rieku | zver bobrík
  zena vydra gp=vydier | swims hides holds | flies digs | - | arms | rybu | potok | zena vydrička
  zver krt | digs smells hides | flies sees | - | hand | dážďovky | noru | zver krtko
  zver netopier np=netopiere | flies hears hides | swims digs | - | hand | mušky | jaskyňu | zver netopierik
  ulica lasica gp=lasíc | runs hides jumps | flies is-heavy | - | arms | myš | dieru | zena lasička
  zena kuna gp=kún | runs climbs hides | flies is-heavy | - | arms | myš | povalu | zena kunička
  zver los | is-tall swims runs | flies hides | - | horse | lístie | les | zver losík
  zver rys | sees climbs jumps | flies is-loud | - | child | mäso | skrýšu | zver rysík
  `,
)

const wild = table(
  'animal',
  'animals',
  `
  zver lev | is-loud runs sees | flies swims | grr | horse | mäso | hrivu | zver levík, ulica levica gp=levíc, dievca levíča gp=levíčat, mesto levíčatko, !leve, !leva
  zver tiger/tigr np=tigre | swims runs hides | flies is-small | grr | horse | mäso | džungľu | zver tigrík, ulica tigrica gp=tigríc
  zver slon | carries splashes is-heavy | flies jumps | tú | house | lístie | kaluž | zver sloník, ulica slonica gp=sloníc
  zena žirafa gp=žiráf | is-tall sees stretches | flies digs | - | house | lístie | stromy | zena žirafka
  ulica opica | climbs jumps holds | flies digs | u-u | arms | banán | liany | zena opička, zver opičiak
  zena gorila gp=goríl | is-heavy climbs holds | flies swims | buch | horse | banány | džungľu |
  zena panda gp=pánd | climbs is-soft is-slow | flies runs | - | child | bambus | bambus | zena pandička
  zena koala gp=koál | climbs holds is-slow | flies runs | - | arms | eukalyptus | strom | zena koalka
  zver klokan | jumps carries holds | flies climbs | - | child | trávu | vak | zver klokanček, dievca klokanča gp=klokančat
  zena zebra gp=zebier | runs hears jumps | flies climbs | - | horse | trávu | stádo | zena zebrička
  zver hroch | swims is-heavy floats | flies climbs | - | horse | trávu | vodu | zver hrošík
  zver nosorožec/nosorožc | pushes is-heavy smells | flies climbs | - | horse | trávu | blato | zver nosorožtek/nosorožtek
  zver krokodíl | swims floats is-slow | flies jumps | klap | horse | rybu | rieku | zver krokodílik, zver krokodílko
  zena ťava gp=tiav | carries is-slow is-tall | flies swims | - | horse | trávu | púšť | zena ťavička
  zver leňochod | climbs holds is-slow | runs flies | - | arms | lístie | konár | zver lenivec/lenivc np=lenivce
  zver gepard | runs sees jumps | flies swims | - | child | mäso | savanu |
  zena surikata gp=surikát | digs sees is-small | flies swims | - | arms | chrobáky | noru |
  zver had | bends hides climbs | runs flies | sss | arms | myš | slniečko | zver hadík, ulica zmija gp=zmijí, !hada, !hadi, !hadov
  ulica jašterica | climbs runs hides | flies is-loud | - | hand | mušky | slnko | zena jašterička
  zver chameleón | hides sees climbs | flies runs | - | arms | mušky | konár | zver chameleónik
  zena žaba gp=žiab | jumps swims is-loud | flies runs | kvak | hand | muchy | rybník | zena žabka, zver žabiak, zver žabiačik
  zena lama gp=lám | carries is-soft runs | flies swims | - | child | trávu | vlnu | zena lamička, zena alpaka gp=alpák
  `,
)

export const animals = [...home, ...forest, ...wild]
