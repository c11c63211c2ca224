import { table } from './table.ts'

const vehicles = table(
  'vehicle',
  null,
  `
  mesto auto gp=áut | rolls runs carries | flies climbs | brm | horse | benzín | kolesá | mesto autíčko, mesto autko
  pretekársky mesto auto gp=áut | runs rolls is-loud | flies carries | vrúm | horse | benzín | cieľ | zena formula gp=formúl, zena formulka, pretekársky mesto autíčko, závodný mesto auto gp=áut
  hasičský mesto auto gp=áut | splashes carries stretches | flies hides | tí-dá | house | naftu | hadicu | zena cisterna gp=cisterien, hasičský mesto autíčko
  policajný mesto auto gp=áut | runs is-loud glows | flies climbs | ninó | house | benzín | maják | policajný mesto autíčko
  zena sanitka | runs carries is-loud | flies climbs | ninó | house | benzín | lekárov | zena záchranka
  smetiarsky mesto auto gp=áut | carries is-loud holds | flies jumps | hrk | house | naftu | smetiarov | dub smetiak
  dub nákladiak | carries is-heavy rolls | flies jumps | brm | house | naftu | náklad | nákladný mesto auto gp=áut, zena tatrovka
  dub kamión | carries is-heavy rolls | flies jumps | tú | house | naftu | náklad | stroj ťahač, dub kamiónik
  most autobus | carries rolls is-heavy | flies climbs | psst | house | naftu | zastávku | dub autobusík, most trolejbus, most bus
  zena električka | carries rolls glows | flies swims | cin-cin | house | prúd | koľaje | 
  most vlak | carries pulls runs | flies jumps | tú-tú | house | prúd | koľajnice | dub rýchlik
  mesto metro gp=metier | hides carries runs | flies jumps | šššum | house | prúd | tunel |
  stroj rušeň/rušň | pulls is-heavy is-loud | flies jumps | šu-šu | house | uhlie | koľaje | zena lokomotíva, zena mašinka, zena mašina, dub rušník
  dub traktor | pulls is-heavy digs | flies jumps | trr | house | naftu | pole | dub traktorík
  stroj bicykel/bicykl | rolls runs is-quiet | flies digs | cink | child | - | pedále | dub bicyklík, most bajk, zena trojkolka
  zena kolobežka | rolls runs is-small | flies swims | - | child | - | rovnú cestu |
  mesto odrážadlo | rolls runs is-small | flies swims | - | arms | - | nôžky | mesto odrážadielko
  zena motorka | runs rolls is-loud | flies carries | vrrn | horse | benzín | prilbu | stroj motocykel/motocykl
  mesto lietadlo | flies carries is-loud | digs swims | hučí | house | palivo | krídla | mesto lietadielko, zena stíhačka, stroj tryskáč
  dub vrtuľník | flies holds sees | digs swims | tak-tak | house | palivo | vrtuľu | zena helikoptéra
  most dron | flies sees is-loud | swims digs | bzz | arms | prúd | vrtuľky |
  zena raketa | flies is-tall is-loud | swims digs | tri, dva, jeden | house | palivo | odpočítavanie | zena raketka, most raketoplán
  dlan loď | floats carries is-heavy | flies runs | tú | house | vietor | vodu | zena loďka, zena lodička, dub parník, pirátsky dlan loď
  zena ponorka | swims hides sees | flies runs | ping | house | - | more |
  dub čln | floats carries is-quiet | flies runs | čľup | horse | - | veslá | dlan plť gp=pltí, dub kajak, most raft
  dub balón | flies floats is-round | digs swims | fú | house | - | teplý vzduch | teplovzdušný dub balón
  +zena sánka | runs carries is-quiet | flies swims | - | child | - | sneh | +zena sánočka, +most bob
  most karavan | carries warms is-slow | flies swims | - | house | benzín | cestu | dub obytňák
  zena lanovka | carries climbs is-quiet | swims digs | - | horse | prúd | lano |
  stroj koč | carries rolls | flies swims | klop-klop | horse | - | kone | dub kočiar l=kočiari np=kočiare, dub voz
  dub kočík | rolls carries warms | flies swims | - | child | - | mamu |
  `,
)

const machines = table(
  'machine',
  null,
  `
  stroj bager/bagr | digs holds stretches | flies jumps | brum | house | naftu | bagristu | dub bagrík, mesto rýpadlo
  dub žeriav | is-tall holds stretches | flies runs | vŕŕ | house | prúd | žeriavnika | dub žeriavik
  dub buldozér l=buldozéri np=buldozéry | pushes is-heavy digs | flies jumps | brum | house | naftu | hlinu |
  zena miešačka | rolls is-round is-heavy | flies jumps | hrk | horse | piesok | vodu | stroj domiešavač
  stroj valec/valc | rolls is-heavy is-slow | flies jumps | brum | house | naftu | cestu |
  most kombajn | carries is-loud rolls | flies jumps | trr | house | naftu | obilie | dub kombajnik
  zver robot | holds carries hears | swims jumps | bíp | child | prúd | baterku | zver robotík, chlap robot
  most mobil | sees hears glows | runs jumps | crn | hand | prúd | nabíjačku | most telefón
  most tablet | sees glows is-quiet | runs jumps | bíp | arms | prúd | nabíjačku |
  stroj počítač | sees hears glows | runs jumps | bíp | arms | prúd | zásuvku | most notebook
  zmrzlinový stroj stroj | cools holds is-loud | flies runs | vrr | child | - | mlieko | zmrzlinový dub automat
  zena práčka | rolls splashes warms | flies climbs | žmýk | child | prášok | vodu |
  stroj vysávač | smells rolls is-loud | flies swims | hučí | arms | prach | zásuvku | robotický stroj vysávač
  zena chladnička | cools holds glows | flies runs | vrní | child | prúd | miesto pri stene | zena lednička, zena mraznička
  dub ventilátor | cools rolls is-loud | swims digs | fúú | arms | prúd | zásuvku |
  dub mixér l=mixéri np=mixéry | rolls splashes is-loud | flies runs | vrr | hand | ovocie | prúd |
  zena píla | is-loud holds rolls | flies swims | ziu | arms | drevo | píliara | zena pílka
  dub semafor | glows sees is-tall | runs swims | ťuk | child | prúd | križovatku |
  most vynález | holds glows is-loud | hides swims | puf | arms | - | nápad | #science
  dub motor | is-loud warms rolls | flies swims | brm | arms | benzín | olej | dub motorček
  zena kosačka | rolls is-loud runs | flies climbs | vrr | child | trávu | trávnik |
  snežný most pluh | pushes is-heavy glows | flies jumps | brum | house | naftu | sneh | most pluh
  `,
)

export const machinery = [...vehicles, ...machines]
