import { table } from './table.ts'

const furniture = table(
  'household',
  null,
  `
  dub stôl/stol | holds hides is-quiet | flies sings | vŕz | child | - | stoličky | dub stolík
  zena stolička | holds carries is-quiet | flies sings | vŕz | child | - | nohy | mesto kreslo gp=kresiel
  stroj gauč | holds is-soft hides | flies sings | vŕz | horse | - | vankúše | zena pohovka gp=pohoviek, zena sedačka
  ulica skriňa gp=skríň | hides holds is-tall | flies runs | vŕz | horse | - | vešiaky | dub šatník
  ulica polica gp=políc | holds carries is-quiet | flies runs | - | child | - | knihy | zena polička
  zena zásuvka gp=zásuviek | hides holds glows | flies runs | cvak | hand | - | kľúčik | zena zástrčka gp=zástrčiek dp=zástrčkám lp=zástrčkách
  zena elektrina gp=elektrín | glows warms runs | swims digs | bzz | hand | - | drôt | elektrický most prúd, #science
  zena žiarovka gp=žiaroviek | glows warms is-round | swims digs | cvak | hand | - | prúd | ulica batéria gp=batérií
  +dlan dver dp=dverám lp=dverách ip=dverami | hides holds is-tall | flies runs | vŕz | horse | - | kľučku | +mesto dvierko gp=dvierok
  mesto okno | sees glows is-quiet | runs digs | ťuk | child | - | svetlo | mesto okienko gp=okienok
  zena záclona gp=záclon | hides bends is-soft | runs digs | - | child | - | okno |
  zena stena gp=stien | holds hides is-tall | flies runs | - | house | - | tehly | dub múr
  most strop | is-tall sees is-quiet | runs digs | - | house | - | steny |
  +dub schod | climbs is-tall carries | flies swims | vŕz | horse | - | zábradlie | +dub schodík
  dub komín | warms is-tall smells | runs swims | fúú | horse | - | pec |
  stroj tanier | holds is-round is-quiet | flies runs | cink | hand | - | jedlo | dub tanierik
  stroj pohár | holds glows is-small | flies runs | cink | hand | - | vodu | dub pohárik, zena šálka gp=šálok
  zena miska gp=misiek | holds is-round is-quiet | flies runs | cink | hand | - | lyžicu | zena misa gp=mís
  zena vidlička | holds sticks is-small | flies runs | cink | hand | - | tanier | dub príbor np=príbory
  ulica panvica | warms holds is-round | flies runs | sss | arms | - | olej |
  ulica kanvica | warms holds splashes | flies runs | fíí | arms | - | vodu |
  dub uterák | is-soft warms hides | flies runs | - | arms | - | vešiak | dub uteráčik, zena osuška gp=osušiek
  zena vreckovka gp=vreckoviek | is-soft hides is-small | flies runs | - | hand | - | vrecko |
  dub šampón | splashes smells is-quiet | flies runs | - | hand | - | vodu |
  kost náplasť | sticks is-small hides | flies runs | - | hand | - | koleno |
  dub liek | is-small hides is-round | flies runs | - | hand | - | lyžičku |
  dub teplomer | warms sees is-small | flies runs | píp | hand | - | čelo |
  most obväz | stretches bends is-soft | flies runs | - | hand | - | ruku |
  invalidný dub vozík | rolls carries is-quiet | flies climbs | - | child | - | cestu |
  načúvací stroj prístroj | hears is-small hides | flies runs | píp | hand | - | ucho | načúvací dub aparát, načúvací dub aparátik, načúvací dub strojček
  zubný dub strojček l=strojčeku | holds is-small glows | flies runs | cvak | hand | - | zuby |
  `,
)

const indoors = table(
  'building',
  null,
  `
  zena izba gp=izieb | holds hides is-quiet | flies runs | - | house | - | dvere | zena izbička, detský zena izba gp=izieb
  ulica kuchyňa gp=kuchýň | smells warms holds | flies runs | cink | house | - | hrnce | zena kuchynka gp=kuchyniek
  ulica kúpeľňa gp=kúpeľní | splashes holds warms | flies runs | kap | house | - | vodu |
  ulica pivnica | hides holds cools | flies runs | vŕz | house | - | svetlo |
  zena povala gp=povál | hides holds is-quiet | flies runs | vŕz | house | - | rebrík | vysvedcenie podkrovie gp=podkroví
  zena komora gp=komôr | hides holds smells | flies runs | vŕz | house | - | police | ulica špajza gp=špájz, zena komôrka gp=komôrok
  dlan garáž gp=garáží | holds hides is-quiet | flies runs | - | house | - | bránu |
  dub dvor l=dvore | holds hides is-quiet | flies swims | - | house | - | bránu | dub dvorček l=dvorčeku
  most plot | holds hides is-tall | flies runs | vŕz | horse | - | dosky |
  zena brána gp=brán | hides holds is-tall | flies runs | vŕz | horse | - | kľúč | zena bránička
  zena stodola gp=stodôl | holds hides is-tall | flies runs | vŕz | house | - | seno | dlan maštaľ gp=maštalí, ulica stajňa gp=stajní
  dub kurín | holds warms hides | flies runs | kodkodák | house | - | sliepky |
  zena búda gp=búd | hides holds warms | flies runs | - | horse | - | psa | !búde
  most zámok/zámk | is-tall holds hides | flies runs | - | house | - | kľúč | dub palác l=paláci np=paláce
  ulica nemocnica | holds warms is-quiet | flies runs | - | house | - | lekárov |
  mesto kino gp=kín | glows holds sings | flies runs | - | house | - | plátno |
  mesto divadlo gp=divadiel | sings holds hides | flies runs | - | house | - | oponu | mesto javisko gp=javísk
  stroj múzeum/múze l=múzeu d=múzeu np=múzeá gp=múzeí dp=múzeám lp=múzeách ip=múzeami | holds hides is-quiet | flies runs | - | house | - | sprievodcu | ulica galéria gp=galérií
  dub kostol | is-tall sings holds | flies runs | bim-bam | house | - | zvon |
  dlan cukráreň/cukrárň gp=cukrární | smells holds warms | flies runs | mňam | house | - | zákuskov | dlan kaviareň/kaviarň gp=kaviarní
  ulica reštaurácia gp=reštaurácií | smells holds warms | flies runs | cink | house | - | kuchára |
  dlan lekáreň/lekárň gp=lekární | holds smells is-quiet | flies runs | - | house | - | lieky |
  zena pošta gp=pôšt | carries holds is-quiet | flies runs | buch | house | - | listy |
  dlan továreň/továrň gp=tovární | is-loud holds warms | flies runs | fúú | house | - | stroje | ulica dielňa gp=dielní, zena fabrika gp=fabrík
  dub hotel l=hoteli np=hotely | holds warms is-tall | flies runs | cink | house | - | hostí |
  dub balkón | sees holds is-tall | flies runs | - | house | - | kvety | zena terasa gp=terás
  dub panelák | is-tall holds hides | flies runs | - | house | - | výťah | zena bytovka gp=bytoviek
  ulica telocvičňa gp=telocviční | holds is-loud jumps | flies swims | buch | house | - | švihadlá |
  dub skleník | warms glows holds | flies runs | - | house | - | slnko |
  mesto iglu gp=iglu g=iglu d=iglu l=iglu i=iglu np=iglu dp=iglu lp=iglu ip=iglu | cools hides holds | flies runs | - | horse | - | sneh |
  zena skrýša gp=skrýš g=skrýše d=skrýši l=skrýši np=skrýše dp=skrýšam lp=skrýšach | hides holds is-quiet | flies runs | - | child | - | heslo | tajný zena chodba gp=chodieb, zena chodba gp=chodieb
  mesto bludisko gp=bludísk | hides holds is-quiet | flies runs | - | house | - | niť | most labyrint
  dub štadión | is-loud holds is-round | flies runs | hurá | house | - | divákov |
  dub prístav | holds floats hides | flies runs | - | house | - | lode |
  zena pyramída gp=pyramíd | is-tall hides holds | flies runs | - | house | - | kamene |
  `,
)

export const rooms = [...furniture, ...indoors]
