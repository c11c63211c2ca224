import { table } from './table.ts'

const buildings = table(
  'building',
  null,
  `
  zena obývačka gp=obývačiek | warms holds is-quiet | flies runs | - | house | - | gauč |
  ulica spálňa gp=spální | is-quiet holds hides | flies runs | - | house | - | posteľ |
  dlan predsieň | holds hides is-quiet | flies runs | - | house | - | topánky | vysvedcenie zádverie gp=zádverí
  zena kaplnka gp=kaplniek | is-quiet holds glows | flies runs | - | house | - | zvon |
  ulica radnica gp=radníc | is-tall holds sees | flies runs | - | house | - | hodiny | most úrad l=úrade
  zena banka gp=bánk | holds hides is-quiet | flies runs | - | house | - | mince |
  most supermarket np=supermarkety l=supermarkete | holds is-loud smells | flies runs | - | house | - | vozíky | nákupný mesto centrum/centr gp=centier
  ulica ambulancia gp=ambulancií | is-quiet holds sees | flies runs | - | house | - | lekára | ulica ordinácia gp=ordinácií, zena poliklinika gp=polikliník
  ulica pôrodnica gp=pôrodníc | warms is-quiet holds | flies runs | - | house | - | bábätká |
  dlan plaváreň/plavárň gp=plavární | splashes holds is-loud | flies runs | čľup | house | - | vodu |
  mesto kaderníctvo gp=kaderníctiev | holds smells is-loud | flies runs | - | house | - | nožnice | mesto holičstvo gp=holičstiev
  mesto hračkárstvo gp=hračkárstiev | glows holds hides | flies runs | - | house | - | hračky |
  mesto kvetinárstvo gp=kvetinárstiev | glows holds hides | flies runs | - | house | - | kvety |
  mesto mäsiarstvo gp=mäsiarstiev | glows holds hides | flies runs | - | house | - | šunku |
  zena umyvárka gp=umyvárok | splashes is-loud holds | flies runs | šplech | house | - | auto | dlan autoumyváreň/autoumyvárň gp=autoumyvární, most autoservis np=autoservisy l=autoservise
  hasičský ulica zbrojnica gp=zbrojníc | holds is-loud hides | flies runs | tú-tú | house | - | hasičov | hasičský ulica stanica gp=staníc
  dlan elektráreň/elektrárň gp=elektrární | glows holds is-loud | flies runs | vrr | house | - | vodu |
  zena priehrada gp=priehrad | glows holds is-loud | flies runs | vrr | house | - | vodu |
  ulica rozhľadňa gp=rozhľadní | is-tall sees holds | flies runs | - | house | - | schody |
  dlan hvezdáreň/hvezdárň gp=hvezdární | sees is-quiet holds | flies runs | - | house | - | oblohu |
  mesto planetárium/planetári l=planetáriu np=planetáriá gp=planetárií | sees is-quiet holds | flies runs | - | house | - | oblohu |
  most skanzen l=skanzene | is-quiet holds hides | flies runs | - | house | - | chalúpky |
  most lunapark | glows is-loud rolls | digs hides | - | house | - | kolotoče | zena dráha gp=dráh, horský zena dráha gp=dráh, !dráha, !dráhe
  most tobogan l=tobogane | splashes bends is-tall | flies sings | šup | house | - | vodu |
  most útulok/útulk np=útulky l=útulku | warms holds is-loud | flies runs | haf | house | - | psíky |
  zena ohrada gp=ohrád | holds is-quiet stretches | flies runs | - | house | - | kone |
  stroj chliev np=chlievy l=chlieve | holds is-quiet stretches | flies runs | - | house | - | prasiatka |
  zena pastva gp=pastiev | holds is-quiet stretches | flies runs | - | house | - | trávu |
  stroj stroj ~času | runs glows is-loud | flies swims | vúúú | horse | - | páku |
  `,
)

const wheels = table(
  'vehicle',
  null,
  `
  zena dodávka gp=dodávok | carries rolls holds | flies digs | brm | house | - | balíky |
  zena odťahovka gp=odťahoviek | pulls carries rolls | flies digs | brm | house | - | lano |
  zena limuzína gp=limuzín | rolls stretches is-quiet | flies digs | brm | horse | - | šoféra |
  terénny mesto auto gp=áut | rolls climbs holds | flies sings | brm | horse | - | blato | most džíp
  most elektromobil np=elektromobily l=elektromobile | rolls is-quiet glows | flies digs | - | horse | - | zásuvku |
  mesto rogalo gp=rogál | flies floats stretches | digs swims | fúú | horse | - | vietor |
  zena vlečka gp=vlečiek | carries rolls holds | flies sings | hrk | horse | - | traktor | most príves np=prívesy l=prívese
  `,
)

const callings = table(
  'job',
  null,
  `
  chlap mäsiar | carries holds smells | flies glows | - | child | šunku | pult |
  chlap kuriér np=kuriéri | carries runs rolls | flies digs | cink | child | bagetu | balíky |
  chlap taxikár np=taxikári | carries runs rolls | flies digs | cink | child | bagetu | auto |
  chlap drevorubač np=drevorubači | carries holds climbs | flies swims | ťuk | child | slaninu | pílu |
  chlap inštalatér np=inštalatéri | holds bends hears | flies glows | kvap | child | rožok | kliešte |
  chlap elektrikár np=elektrikári | holds bends hears | flies glows | kvap | child | rožok | kliešte |
  chlap hodinár np=hodinári | sees holds is-quiet | flies digs | tik | child | koláč | lupu |
  chlap zlatník | sees holds is-quiet | flies digs | tik | child | koláč | lupu |
  chlap fotograf np=fotografi | sees holds is-quiet | flies digs | cvak | child | koláč | foťák | zena fotografka gp=fotografiek
  chlap novinár np=novinári | sees hears runs | flies digs | - | child | bagetu | pero | zena novinárka gp=novinárok, chlap redaktor np=redaktori, chlap moderátor np=moderátori
  chlap astronóm np=astronómovia | sees is-quiet holds | flies digs | - | child | koláč | ďalekohľad |
  chlap programátor np=programátori | sees hears is-quiet | flies digs | ťuk | child | pizzu | počítač |
  chlap farár np=farári | sings hears warms | flies digs | - | child | koláč | kostol | chlap kňaz np=kňazi
  chlap mních np=mnísi | sings hears warms | flies digs | - | child | koláč | kostol |
  zena nevesta gp=neviest | glows holds warms | flies digs | - | child | tortu | závoj |
  zena družička gp=družičiek | carries glows sees | flies digs | - | child | tortu | lupene |
  chlap ženích np=ženísi | holds warms sees | flies digs | - | child | tortu | prsteň |
  chlap dirigent np=dirigenti | hears holds bends | flies digs | - | child | koláč | orchester | zena dirigentka gp=dirigentiek
  hrdina rozhodca | sees hears runs | flies digs | píííp | child | banán | píšťalku |
  chlap horolezec/horolezc | climbs holds sees | flies swims | - | child | čokoládu | lano |
  chlap vozíčkar np=vozíčkari | rolls sees hears | flies climbs | - | child | koláč | vozík | zena vozíčkarka gp=vozíčkarok
  chlap krotiteľ np=krotitelia | holds sees hears | flies digs | hop | child | rožok | leva |
  chlap kaskadér np=kaskadéri | holds sees hears | flies digs | hop | child | rožok | leva |
  zena opatrovateľka gp=opatrovateliek | warms holds hears | flies digs | - | child | čaj | stoličku | chlap asistent np=asistenti
  zena asistentka gp=asistentiek | warms holds hears | flies digs | - | child | čaj | stoličku |
  chlap víťaz np=víťazi | runs jumps glows | flies digs | hurá | child | koláč | pohár | zena víťazka gp=víťaziek, chlap šampión np=šampióni
  `,
)

/** More houses, wheels and callings. */
export const neighbourhood = [...buildings, ...wheels, ...callings]
