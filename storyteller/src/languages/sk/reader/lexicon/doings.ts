import { table } from './table.ts'

const body = table(
  'body',
  'science',
  `
  stroj pichliač | is-small sticks bends | digs rolls | pich | hand | - | chrbát |
  mesto krídlo gp=krídel | flies bends is-soft | digs rolls | fŕ | arms | - | vietor | mesto krídelko gp=krídelok
  dub chvost | bends hides is-soft | flies sings | fiuk | arms | - | psa | dub chvostík
  mesto pierko gp=pierok | flies is-soft floats | digs runs | - | hand | - | vietor |
  zena labka gp=labiek | runs is-soft holds | flies sings | ťap | hand | - | pazúriky | zena laba gp=láb
  zena hlava gp=hláv | sees hears holds | flies digs | - | hand | - | čiapku | zena hlavička
  dub jazyk | bends smells is-soft | flies digs | mľask | hand | - | zmrzlinu | dub jazýček l=jazýčku
  dub chrbát/chrbt l=chrbte | carries bends holds | flies sings | - | arms | - | batoh |
  dub palec/palc l=palci np=palce | is-small holds bends | flies sings | cmuk | hand | - | ruku |
  dub necht | is-small holds digs | flies sings | cvak | hand | - | nožničky |
  dub pupok/pupk | hides is-round is-small | flies sings | - | hand | - | bruško |
  zena slza gp=sĺz | splashes is-small rolls | flies sings | kap | hand | - | líce | zena slzička
  stroj sopeľ/sopľ | sticks hides is-small | flies sings | - | hand | - | vreckovku
  dub prd np=prdy | flies is-loud smells | digs swims | prrr | hand | - | bruško | dub prdík
  most vírus | hides jumps is-small | sings glows | - | hand | - | nos | dub bacil l=bacile np=bacily
  zena modrina gp=modrín | hides is-round is-quiet | flies runs | - | hand | - | koleno |
  zena piha gp=pih | is-small glows is-round | flies runs | - | hand | - | slnko | zena peha gp=pieh
  zena brada gp=brád | hides is-soft stretches | flies runs | - | arms | - | hrebeň | +dub fúz, +dub fúzik
  stroj vrkoč | bends holds stretches | flies runs | - | arms | - | mašľu | dub vrkôčik
  `,
)

const games = table(
  'sport',
  null,
  `
  +most pretek | runs rolls is-loud | digs hides | štart | house | - | cieľ | dlan súťaž gp=súťaží
  most zápas l=zápase | runs is-loud jumps | digs hides | hurá | house | - | píšťalku | dub turnaj np=turnaje l=turnaji
  most gól | runs jumps is-loud | digs hides | gól | hand | - | bránku |
  most basketbal l=basketbale | jumps runs is-loud | digs hides | hop | house | - | loptu | most volejbal l=volejbale
  most tenis | runs jumps is-loud | digs hides | ťuk | house | - | raketu |
  zena gymnastika gp=gymnastík | jumps bends climbs | digs hides | hop | house | - | žinenku |
  most balet | jumps bends is-quiet | digs hides | - | house | - | hudbu |
  mesto švihadlo gp=švihadiel | jumps bends stretches | digs hides | fiuk | arms | - | ruky |
  zena schovávačka | hides is-quiet sees | digs glows | pikám | house | - | skrýšu | zena naháňačka
  zena hádanka gp=hádaniek | hides is-quiet jumps | digs rolls | hm | hand | - | odpoveď |
  most šach | is-quiet is-slow holds | flies digs | ťuk | arms | - | šachovnicu | +zena karta gp=karát, ulica šachovnica gp=šachovníc
  most výlet | runs carries sees | digs hides | - | house | - | mapu | zena túra gp=túr, zena turistika gp=turistík
  dub piknik | smells is-soft carries | digs hides | mňam | house | - | deku | zena opekačka, zena stanovačka
  zena rybačka | is-quiet is-slow holds | digs flies | žblnk | house | - | udicu |
  zena pieseň/piesn gp=piesní g=piesne d=piesni a=pieseň l=piesni i=piesňou np=piesne dp=piesňam lp=piesňach ip=piesňami | sings flies is-quiet | digs rolls | lalala | house | - | hlas | zena pesnička, zena uspávanka gp=uspávaniek
  zena rozprávka gp=rozprávok | hides warms is-quiet | digs rolls | - | house | - | večer |
  most vtip | jumps is-loud flies | digs hides | ha-ha | hand | - | smiech |
  `,
)

const lessons = table(
  'school',
  null,
  `
  zena fixka gp=fixiek | is-small holds glows | flies runs | - | hand | - | vrchnák | zena pastelka gp=pasteliek, zena farbička, zena voskovka gp=voskoviek
  zena úloha gp=úloh | holds is-quiet is-slow | flies runs | - | hand | - | pero | domáci zena úloha gp=úloh
  ulica tabuľa gp=tabúľ | holds is-tall is-quiet | flies runs | škrip | horse | - | kriedu |
  dub peračník | holds hides carries | flies runs | cvak | hand | - | ceruzky |
  zena trieda gp=tried | holds is-loud warms | flies runs | - | house | - | deti |
  zena abeceda gp=abecied | holds is-quiet stretches | flies runs | - | hand | - | písmená |
  mesto slovo gp=slov | flies jumps is-small | digs rolls | - | hand | - | písmená | mesto slovíčko gp=slovíčok
  zena básnička | sings flies is-small | digs rolls | - | hand | - | rým | zena báseň/básn gp=básní g=básne d=básni a=báseň l=básni i=básňou np=básne dp=básňam lp=básňach ip=básňami
  dub krúžok/krúžk l=krúžku | holds is-round is-loud | flies digs | - | house | - | deti |
  most glóbus | rolls is-round holds | flies runs | - | arms | - | stojan |
  vysvedcenie vysvedčenie gp=vysvedčení | holds is-quiet is-small | flies runs | - | hand | - | pečiatku |
  dub štvorec/štvorc np=štvorce l=štvorci | holds is-small is-quiet | rolls runs | - | hand | - | rohy | dub trojuholník
  `,
)

const feasts = table(
  'feast',
  null,
  `
  zena oslava gp=osláv | sings is-loud glows | digs hides | hurá | house | - | tortu | zena párty g=párty d=párty a=párty l=párty i=párty np=párty gp=párty dp=párty lp=párty ip=párty
  dub jarmok/jarmk l=jarmoku g=jarmoku d=jarmoku i=jarmokom np=jarmoky gp=jarmokov dp=jarmokom lp=jarmokoch ip=jarmokmi | is-loud smells holds | flies digs | - | house | - | stánky |
  nový dub rok np=roky | glows jumps is-loud | digs hides | cink | house | - | polnoc | chlap Silvester/Silvestr
  adventný stroj kalendár | hides holds is-quiet | flies runs | - | arms | - | dvierka | most advent l=advente
  zena koleda gp=kolied | sings glows is-quiet | digs rolls | lalala | house | - | hlas |
  most ples | jumps glows sings | digs hides | lalala | house | - | hudbu | most bál, zena diskotéka gp=diskoték
  most koncert l=koncerte | sings is-loud glows | digs hides | lalala | house | - | hudobníkov |
  vysvedcenie predstavenie gp=predstavení | sings jumps glows | digs hides | - | house | - | oponu | zena besiedka gp=besiedok
  zena prespávačka | is-soft is-quiet warms | digs rolls | pst | house | - | spacák |
  `,
)

export const doings = [...body, ...games, ...lessons, ...feasts]
