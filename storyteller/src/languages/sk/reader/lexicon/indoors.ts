import { table } from './table.ts'

const furnishing = table(
  'household',
  null,
  `
  dub botník | holds hides is-quiet | flies sings | - | child | - | topánky |
  zena rohožka gp=rohožiek | is-quiet holds smells | flies sings | - | arms | - | dvere |
  +zena roleta gp=roliet | hides rolls is-quiet | flies runs | - | child | - | okno |
  +ulica žalúzia gp=žalúzií | hides rolls is-quiet | flies runs | - | child | - | okno |
  dub matrac np=matrace l=matraci | is-soft bends warms | flies sings | - | child | - | posteľ |
  zena obliečka gp=obliečok | is-soft hides warms | flies sings | - | arms | - | vankúš | posteľný dlan bielizeň/bielizň
  dub spacák | warms is-soft hides | flies sings | - | child | - | stan |
  zena kolíska gp=kolísok | bends holds is-quiet | flies runs | - | arms | - | bábätko |
  zena ohrádka gp=ohrádok | holds is-quiet is-small | flies runs | - | child | - | bábätko |
  dub podbradník | hides holds is-soft | flies sings | - | hand | - | krk | dub slintáčik
  zena hrkálka gp=hrkálok | is-loud is-small holds | digs runs | hrk | hand | - | rúčku | mesto chrastítko gp=chrastítok
  dub nosič np=nosiče l=nosiči | carries holds warms | flies sings | - | arms | - | bábätko |
  dub vypínač np=vypínače l=vypínači | is-small is-quiet glows | flies runs | cvak | hand | - | stenu |
  stroj kábel/kábl l=kábli | bends stretches holds | flies runs | - | hand | - | zásuvku |
  zena varecha gp=varech | rolls holds is-quiet | flies runs | - | hand | - | hrniec | zena vareška gp=varešiek, zena naberačka gp=naberačiek
  mesto sitko gp=sitiek | holds hides is-round | flies runs | - | hand | - | múku | mesto cedidlo gp=cedidiel
  mesto strúhadlo gp=strúhadiel | holds is-small is-quiet | flies runs | - | hand | - | ceruzku |
  dub valček | rolls pushes is-round | flies sings | - | arms | - | cesto |
  zena vykrajovačka gp=vykrajovačiek | is-small holds is-quiet | flies runs | - | hand | - | cesto |
  zena slamka gp=slamiek | stretches bends is-small | flies runs | - | hand | - | pohár |
  zena tácka gp=tácok | carries holds is-round | flies sings | - | arms | - | hrnčeky | most podnos
  most obrus | hides holds is-soft | flies runs | - | child | - | stôl |
  dub obrúsok/obrúsk l=obrúsku | is-soft is-small hides | digs runs | - | hand | - | ústa | zena servítka gp=servítok
  zena utierka gp=utierok | is-soft holds hides | digs runs | - | hand | - | riad | zena handra gp=handier, zena handrička gp=handričiek
  dub košík | holds carries hides | flies sings | - | arms | - | rúčku |
  dub kontajner np=kontajnery l=kontajneri | holds rolls is-heavy | flies sings | bum | horse | - | odpadky | smetný dub kontajner np=kontajnery l=kontajneri
  most prášok/prášk l=prášku np=prášky | is-small smells is-quiet | flies runs | - | hand | - | práčku |
  +stroj štipec/štipc | holds is-small bends | flies runs | cvak | hand | - | šnúru |
  zena doska gp=dosiek | holds is-quiet carries | flies sings | - | child | - | stôl |
  zena skrinka gp=skriniek | hides holds is-quiet | flies runs | vŕz | child | - | kľúčik |
  mesto umývadlo gp=umývadiel | splashes holds is-loud | flies runs | žblnk | child | - | vodu |
  zena pena gp=pien | is-soft floats splashes | digs runs | - | hand | - | vodu | zena penička gp=peničiek
  most krém l=kréme | is-soft sticks smells | flies runs | - | hand | - | kožu |
  zena vata gp=vát | is-soft is-small warms | digs runs | - | hand | - | škatuľku | zena vatička gp=vatičiek
  holiaci dub strojček l=strojčeku | is-loud is-small holds | flies runs | bzz | hand | - | bradu |
  zena váha gp=váh | holds is-quiet sees | flies runs | - | arms | - | rovinu | !váhu, !váh
  zena tabletka gp=tabletiek | is-small is-round is-quiet | flies runs | - | hand | - | vodu |
  most vitamín | is-small is-round is-quiet | flies runs | - | hand | - | vodu |
  zena lekárnička gp=lekárničiek | holds hides is-small | flies runs | - | arms | - | náplasti |
  stroj štetec/štetc l=štetci np=štetce | sticks is-soft is-small | flies runs | - | hand | - | farbu |
  most drôt l=drôte | bends stretches holds | flies runs | - | hand | - | kliešte |
  dlan reťaz | holds pulls is-heavy | flies sings | cink | arms | - | koleso |
  zena struna gp=strún | sings stretches is-small | flies runs | brnk | hand | - | gitaru |
  zena pružina gp=pružín | jumps stretches bends | flies swims | bing | hand | - | perie |
  zena páska gp=pások | sticks stretches holds | flies runs | - | hand | - | papier | zena izolepa gp=izoliep, lepiaci zena páska gp=pások
  zena termoska gp=termosiek | warms holds is-round | flies runs | - | arms | - | čaj |
  dub čajník | warms splashes is-round | flies runs | ššš | arms | - | vodu |
  mesto akvárium/akvári l=akváriu np=akváriá gp=akvárií | holds splashes glows | flies runs | blb | arms | - | vodu |
  zena klietka gp=klietok | holds is-quiet is-small | flies runs | - | arms | - | vtáčika |
  most pelech l=pelechu np=pelechy | warms is-soft holds | flies runs | - | arms | - | psíka |
  zena búdka gp=búdok | hides holds is-small | flies runs | - | arms | - | vtáčika | vtáčí zena búdka gp=búdok, mesto kŕmidlo gp=kŕmidiel
  mesto vodítko gp=vodítok | holds stretches bends | flies sings | - | arms | - | psíka |
  dub obojok/obojk l=obojku | is-round holds is-small | flies sings | - | arms | - | psíka |
  `,
)

const stuff = table(
  'household',
  null,
  `
  +zena trblietka gp=trblietok | glows sticks is-small | digs runs | - | hand | - | svetlo |
  zena perla gp=perál | glows rolls is-round | flies runs | - | hand | - | mušľu | zena perlička gp=perličiek
  most diamant l=diamante | glows is-small holds | flies runs | cink | hand | - | svetlo | most drahokam, most kryštál, most smaragd, most rubín
  mesto zlato gp=zlát | glows is-heavy holds | flies runs | cink | hand | - | truhlicu |
  mesto striebro gp=striebier | glows is-heavy holds | flies runs | cink | hand | - | truhlicu |
  mesto drevo gp=driev | floats holds warms | flies sings | ťuk | arms | - | les |
  mesto sklo gp=skiel | glows holds is-quiet | flies runs | cink | hand | - | pozor |
  most kartón l=kartóne | holds bends hides | flies sings | - | arms | - | lepidlo |
  zena látka gp=látok | is-soft bends hides | digs sings | - | arms | - | ihlu |
  zena vlna gp=vĺn | splashes pushes is-loud | digs climbs | šššum | horse | - | more | zena vlnka gp=vlniek
  mesto klbko gp=klbiek | rolls is-round is-soft | flies sings | - | hand | - | ihlice |
  dub plameň/plameň l=plameni np=plamene | glows warms jumps | digs swims | prask | arms | - | drevo | dub plamienok/plamienk
  most zvuk l=zvuku | flies is-loud jumps | digs swims | - | hand | - | ucho |
  most zápach l=zápachu | flies smells hides | digs sings | - | hand | - | nos | most smrad l=smrade
  dub korálik | is-small is-round rolls | flies sings | cink | hand | - | niť | most korál
  dub balónik | floats is-round flies | digs runs | puk | arms | - | vzduch | nafukovací dub balón
  zena ozdoba gp=ozdôb | glows is-small holds | flies runs | cink | hand | - | stromček |
  zena pečiatka gp=pečiatok | sticks pushes is-small | flies runs | buc | hand | - | farbu |
  zena tombola gp=tombol | hides rolls is-loud | flies digs | - | arms | - | lístok |
  mesto heslo gp=hesiel | hides is-quiet holds | flies digs | pst | hand | - | pamäť |
  zena správa gp=správ | flies runs is-small | digs swims | cink | hand | - | príjemcu | !správne
  most film l=filme | glows sings runs | flies digs | - | hand | - | plátno |
  most seriál | glows sings runs | flies digs | - | hand | - | plátno |
  zena špekačka gp=špekačiek | smells warms bends | flies runs | - | hand | - | palicu | dub špekáčik
  zena zápalka gp=zápaliek | glows warms is-small | swims digs | škrt | hand | - | dospelého |
  mesto lehátko gp=lehátok | holds bends is-quiet | flies runs | - | child | - | slnko | dub slnečník
  zena nafukovačka gp=nafukovačiek | floats is-soft holds | digs runs | fúú | child | - | vzduch |
  +zena plutva gp=plutiev | swims bends splashes | flies digs | pľask | arms | - | nohy |
  dub šnorchel/šnorchl l=šnorchli | floats stretches is-small | flies runs | blb | hand | - | vzduch |
  most prút l=prúte | bends stretches holds | flies runs | - | child | - | háčik | rybársky most prút l=prúte, ulica udica gp=udíc
  zena sieťka gp=sieťok | holds is-soft stretches | flies sings | - | arms | - | rúčku |
  ulica palica gp=palíc | holds is-tall pushes | flies sings | ťuk | child | - | ruku | slepecký ulica palica gp=palíc
  zena značka gp=značiek | holds sees is-tall | flies runs | - | child | - | cestu | dopravný zena značka gp=značiek, dub rozcestník
  `,
)

/** More of what is at home, and of what things are made of. */
export const indoors = [...furnishing, ...stuff]
