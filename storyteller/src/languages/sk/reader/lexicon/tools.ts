import { table } from './table.ts'

const tools = table(
  'household',
  null,
  `
  kúzelný zena palička | glows flies is-small | digs swims | cink | hand | - | kúzlo | čarovný zena palička, zena palička, čarovný dub prútik, #magic
  mesto kúzlo gp=kúziel | glows flies hides | digs rolls | šup | hand | - | paličku | #magic
  lietajúci dub koberec/koberc l=koberci np=koberce | flies carries is-soft | digs swims | fíí | horse | - | vietor | #magic
  mesto vedro gp=vedier | holds carries splashes | flies sings | cink | arms | - | vodu | mesto vedierko gp=vedierok
  zena lopata gp=lopát | digs carries holds | flies sings | šuch | child | - | zem | zena lopatka gp=lopatiek
  mesto kladivo gp=kladív | pushes is-loud is-heavy | flies sings | buch | arms | - | klince | stroj skrutkovač
  most povraz | stretches pulls bends | digs sings | - | arms | - | uzol | mesto lano gp=lán, most špagát, !lane
  dlan niť gp=nití | stretches bends is-small | digs sings | - | hand | - | ihlu | zena ihla gp=ihiel
  +ulica nožnica | is-small holds bends | flies sings | cvak | hand | - | papier |
  mesto lepidlo gp=lepidiel | sticks is-slow is-small | flies runs | - | hand | - | papier |
  stroj papier | bends flies is-soft | digs runs | šuch | hand | - | ceruzku | dub papierik
  ulica pohľadnica | carries flies is-small | digs runs | - | hand | - | známku | zena obálka gp=obálok
  dub balík | holds hides carries | flies sings | šuch | arms | - | stuhu | dub balíček l=balíčku
  dub darček l=darčeku | hides holds is-quiet | runs digs | šuch | arms | - | stuhu | most dar np=dary
  vysvedcenie prekvapenie gp=prekvapení | hides jumps is-quiet | digs swims | - | arms | - | tajomstvo |
  stroj prsteň | glows is-round is-small | runs digs | cink | hand | - | prst |
  dub náhrdelník | glows bends is-small | runs digs | cink | hand | - | krk |
  ulica minca gp=mincí | rolls is-round glows | flies sings | cink | hand | - | vrecko | +stroj peniaz gp=peňazí dp=peniazom lp=peniazoch ip=peniazmi, mesto euro gp=eur
  zena pokladnička | holds hides is-heavy | flies runs | cink | hand | - | mince |
  stroj kalendár | is-slow sees is-quiet | flies runs | šuch | hand | - | dni |
  +zena novina gp=novín | flies bends is-quiet | digs runs | šuch | arms | - | správy | most časopis
  most obraz | sees holds is-quiet | runs digs | - | arms | - | rám | dub obrázok/obrázk
  most diplom | glows holds is-quiet | runs digs | - | hand | - | rám |
  zena vlajka gp=vlajok | bends flies is-tall | digs runs | pľask | arms | - | vietor | zena zástava gp=zástav
  dub lampáš np=lampáše l=lampáši | glows warms carries | digs swims | - | hand | - | sviečku |
  zena lupa gp=lúp | sees is-round holds | flies runs | - | hand | - | oko | most ďalekohľad, most mikroskop
  most kompas | sees is-round is-small | flies runs | - | hand | - | sever |
  zena kotva gp=kotiev | holds is-heavy digs | flies runs | žblnk | child | - | reťaz |
  zena plachta gp=plachiet | pulls stretches bends | digs sings | pľask | horse | - | vietor |
  dub sud | rolls holds is-round | flies sings | bum | child | - | zátku |
  mesto koleso gp=kolies | rolls is-round carries | flies sings | hrk | child | - | cestu | mesto koliesko gp=koliesok
  zena prilba gp=prílb | holds is-round hides | flies sings | ťuk | arms | - | hlavu | zena helma gp=heliem
  dub padák | flies floats bends | digs runs | fúú | horse | - | vietor |
  dub foťák | sees holds glows | flies runs | cvak | hand | - | svetlo |
  +mesto slúchadlo gp=slúchadiel | hears sings is-small | flies runs | - | hand | - | uši |
  mesto rádio gp=rádií | sings is-loud hears | flies runs | lalala | arms | - | anténu |
  zena plienka gp=plienok | is-soft hides holds | flies sings | - | hand | - | zips |
  zena prskavka gp=prskaviek | glows jumps is-loud | swims digs | prsk | hand | - | oheň |
  mesto tajomstvo gp=tajomstiev | hides is-quiet holds | runs digs | pst | hand | - | kľúč |
  most nápad | jumps glows flies | digs swims | aha | hand | - | hlavu |
  vysvedcenie želanie gp=želaní | flies glows hides | digs rolls | - | hand | - | hviezdu |
  zena odvaha gp=odváh | holds jumps glows | hides is-quiet | - | hand | - | srdce | kost statočnosť
  kost vďačnosť | warms glows holds | runs digs | - | hand | - | niekoho | zena vďaka gp=vďak d=vďake
  kost trpezlivosť | holds is-slow is-quiet | runs jumps | - | hand | - | čas |
  `,
)

const wardrobe = table(
  'clothes',
  null,
  `
  mesto tričko gp=tričiek | stretches is-soft hides | flies digs | - | arms | - | vešiak |
  +zena plavka gp=plaviek | floats stretches splashes | flies digs | - | hand | - | vodu |
  zena maska gp=masiek | hides sees is-quiet | flies digs | - | hand | - | tvár | most kostým
  stroj plášť ip=plášťami | hides flies warms | digs swims | fúú | arms | - | gombík | dub pršiplášť np=pršiplášte l=pršiplášti
  dub sandál np=sandále | runs cools holds | flies sings | klop | hand | - | pracku |
  ulica mašľa gp=mašlí | bends holds is-soft | flies digs | - | hand | - | uzol | zena stuha gp=stúh, zena stužka gp=stužiek
  zena šnúrka gp=šnúrok | bends stretches holds | flies digs | - | hand | - | uzol |
  mesto vrecko gp=vreciek | hides holds carries | flies digs | šuch | hand | - | gombík |
  dub župan | warms is-soft hides | flies digs | - | arms | - | opasok |
  dub skafander/skafandr l=skafandri np=skafandre | floats hides warms | digs sings | ššš | child | - | vzduch | #space
  `,
)

const machines = table(
  'machine',
  null,
  `
  zena mikrovlnka gp=mikrovlniek | warms glows is-loud | flies runs | cink | arms | - | tanier | dub sporák
  zena umývačka | splashes warms is-loud | flies runs | šum | child | - | taniere | zena sušička
  stroj hriankovač | warms jumps glows | flies digs | cvak | arms | - | chlieb |
  zena žehlička | warms pushes is-heavy | flies sings | pss | arms | - | prúd |
  dlan tlačiareň/tlačiarň gp=tlačiarní | is-loud holds carries | flies runs | bzz | arms | - | papier | zena kalkulačka
  ulica hadica | splashes bends stretches | flies sings | pšš | horse | - | vodu |
  zena vŕtačka | digs is-loud pushes | flies swims | vrrr | arms | - | stenu |
  `,
)

const vehicles = table(
  'vehicle',
  null,
  `
  stroj skúter/skútr | rolls runs carries | flies digs | brm | child | - | benzín | zena štvorkolka gp=štvorkoliek
  most trajekt | floats carries is-heavy | flies digs | húú | house | - | more | ulica plachetnica gp=plachetníc, zena jachta gp=jácht
  dlan vzducholoď | flies floats carries | digs swims | vrr | house | - | vietor |
  vesmírny dlan loď | flies glows carries | digs swims | ššš | house | - | palivo | vesmírny zena lodička, vesmírny ulica stanica, #space
  dub vagón | rolls carries holds | flies digs | hrk | house | - | rušeň |
  dub vozík | rolls carries holds | flies digs | hrk | child | - | koníka |
  most skateboard | rolls jumps carries | flies digs | hrk | arms | - | rampu |
  zena rolba gp=rolieb | pushes rolls is-loud | flies swims | brm | horse | - | ľad |
  mesto taxi gp=taxi g=taxi d=taxi l=taxi i=taxi np=taxi dp=taxi lp=taxi ip=taxi | runs carries rolls | flies digs | túú | horse | - | cestu | dub taxík
  `,
)

export const useful = [...tools, ...wardrobe, ...machines, ...vehicles]
