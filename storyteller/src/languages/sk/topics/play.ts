import type { Topic } from '../../../craft/pack.ts'
import { begins, both } from './match.ts'

/** What children learn, love and would rather not eat. */
export const swimming: Topic = {
  id: 'swimming',
  match: [
    begins('plávať|plávan|plaváre|plaveck|bazén|potápať|rukávnik|naučil\\p{L}* sa pláva'),
    both('boj[íaí]|bál|báť|nechce', 'vod[yue](?!\\p{L})|vane|vaňa|sprch|umýva'),
  ],
  early: [
    'V taške [=boli] plavky, uterák a <rukávniky~okuliare do vody~nafukovacia ryba>. {[=Tešili] sa na vodu.|Rukávniky [=boli] zatiaľ ploché a [=šetrili/šetria] si dych na vodu.}',
    '[Hero] [cvičil/cvičí] plávanie na <koberci~posteli~lavici>. {Pod bruchom [=bolo] mäkko.|Štýl [=bol] žabí, voda [=chýbala/chýba], ale koberec vlny [=mal].}',
    'V umývadle [=plávala] <vidlička~korková zátka~gumená kačka> a [hero] sa [pozeral], ako to robí. {Nič, iba [=ležala] a [=verila].|Nič zvláštne, iba [=ležala] na chrbte a [=verila] vode. Asi je to v tom.}',
  ],
  scene: [
    'Malá vydra [=stála] na brehu a [=nechcela] do vody. {„Moju labku voda nepozná,“ [=povedala].|„My sa s vodou nepoznáme,“ [=povedala] vydra, hoci jej mama práve [=plávala] okolo na chrbte.} [Hero] ju [zoznámil]: „Voda, vydra. Vydra, voda.“ Labka, druhá, brucho, a [=ležala] na hladine ako <list~loďka~lekno>.',
    'Žaba [=učila] plavcov: „Nohy robia srdce, ruky robia koláč.“ {[Hero] to [skúsil] a [=išlo] to.|[Hero] [urobil] srdce, potom koláč, potom <oboje naraz~koláč bez srdca~čosi ako rožok>, a voda to všetko [=držala/drží].} „Vidíš,“ [=povedala] žaba, „ona drží každého.“',
    'Kameň [=závidel/závidí] lístku, že pláva. „Ja iba klesám.“ {„Zato poznáš celé dno,“ [povedal] [hero].|„Zato ty vieš skákať,“ [povedal] [hero] a [hodil] ho po hladine: <raz, dva, tri~päť skokov~dve žabky a jedna bodka>.} „Lietal som,“ [=ozvalo/ozýva] sa zo dna blažene.',
  ],
  echo: [
    'Posteľ [=bola] ako teplá voda, čo <drží~nesie~hojdá>, a telo na nej pokojne [=ležalo/leží].',
    'Plavky [=schli/schnú] na šnúre a kvapka po kvapke z nich <tíško~pomaly~jemne> [=odchádzalo/odchádza] dnešné more.',
    'Dych [=išiel] dnu a von ako <malá vlna~pokojné jazero~plávanie na chrbte>. Perina [=niesla/nesie] sama.',
  ],
}

export const bicycle: Topic = {
  id: 'bicycle',
  match: [begins('bicyk|bycik|kolobežk|odrážadl|trojkolk|pomocn\\p{L}* kolies|bez koliesok')],
  early: [
    'V chodbe [=stál] bicykel, <červený~modrý~so zvončekom>, a [=nevedel] sa dočkať. {[Hero] mu [utrel] sedlo.|[Hero] mu [utrel] sedlo, [prezrel] brzdy a [zazvonil] na pozdrav celému schodisku.}',
    '[Hero] [mal] prilbu celý deň na hlave, <aj pri obede~aj pri kreslení~aj na gauči>. {[=Hodila/Hodí] sa aj ku kaši.|Kto má prilbu, ten je už napoly na ceste, hovorieva strýko Dežo.}',
    'Dve malé kolieska [=ležali/ležia] na polici a [=oddychovali] <vedľa klincov~po dlhej službe~bok po boku>. {Už ich [=nebolo] treba.|Po toľkých kilometroch [=mali] nárok na dôchodok a výhľad z okna.}',
  ],
  scene: [
    'Na ceste [=ležal] bicykel na boku a [=točil] kolesom do vzduchu. {„Spadol som,“ [=povedal]. „Tak vstávaj,“ [povedal] [hero].|„Nespadol som, skúmam chodník,“ [=povedal]. [Hero] ho [zdvihol] a [oprášil].} „Pozeraj sa tam, kam chceš ísť,“ [poradil/radí] [hero], „nie na <koleso~kamene~zem>.“ A bicykel [=išiel] rovno ako šnúra.',
    'Ježko sa [=učil] jazdiť a za sedlom ho [=držala] mama. {Potom ho [=pustila] a on to [=nevedel].|[Hero] [bežal] vedľa. „Držíš ma?“ [=volal] ježko. Mama už dávno [=stála] pri strome a [=mávala].} [=Prešiel] okolo <jablone~studne~troch púpav> a až tam [=zbadal/vidí], že ide sám.',
    'Kolobežka sa [=stretla/stretáva] so slimákom. „Dáme preteky?“ {„Dáme,“ [=povedal] slimák. „Pomalé.“|„Na pomalosť,“ [=povedal] slimák.} [Hero] [skúsil] na nej ísť čo najpomalšie, <cik-cak~krok za krokom~po špičkách>. {Slimák [=vyhral].|[=Vyhral] slimák o celú zákrutu a kolobežka si [=oddýchla] ako nikdy.}',
  ],
  echo: [
    'Bicykel [=stál] opretý o stenu, kolesá <tiché~vychladnuté~unavené>, a [=snívalo/sníva] sa mu z kopca.',
    'Nohy si ešte kúsok <pomaly~tíško~mäkko> [=šliapali/šliapu] pod perinou a potom [=zastali/zastanú].',
    'Rovnováhu človek nestratí ani v spánku, drží ho <vankúš~perina~posteľ>, mäkko z oboch strán.',
  ],
}

export const football: Topic = {
  id: 'football',
  match: [begins('futbal|gól(?:u|y|om)?(?!\\p{L})|lopt[auy](?!\\p{L})|loptou|hokej|zápas|brankár|dres(?!\\p{L})')],
  early: [
    'Lopta [=čakala] pod stolom, <trochu mäkká~s tromi šrámami~umytá na sviatok>. {[Hero] ju [pohladil] nohou.|[Hero] ju [pohladil] nohou, tak sa zdravia lopty, ktoré niečo zažili.}',
    '[Hero] [mal] na kolenách trávu z dnešného zápasu, <zelenú~hustú~aj s jednou sedmokráskou>. {Zápas [=bol] dobrý.|Výsledok si už nik nepamätá, ale tá tráva sa nezabudne ani v práčke.}',
    'Na ihrisku [=zostali/zostávajú] dve bránky z <mikín~kameňov~topánok>. {Zajtra sa na nich zasa bude hrať.|Také bránky majú výhodu, že sa dajú rozšíriť podľa toho, kto práve strieľa.}',
  ],
  scene: [
    'Na lúke [=hrali] <krtkovia proti zajacom~kačky proti husiam~ježkovia proti žabám> a [=chýbal/chýba] im jeden. {[Hero] si [stúpol] do brány.|„Kto vie chytať?“ [Hero] si [stúpol] do brány medzi dve čiapky.} Lopta [=letela] vpravo, [hero] vľavo a [=odrazila/odráža] sa od kolena. {„Gól to nie je,“ [=jasali] všetci.|„Nádherný zákrok,“ [=písala] vrana do novín.}',
    'Lopta [=uviazla/viazne] na strome. „Konečne vidím celé ihrisko,“ [=povedala]. {[Hero] [zatriasol/trasie] stromom a [čakal].|„A kto vedie?“ [spýtal sa] [hero]. „Všetci <dobehnú dozadu~stoja a pozerajú sem~jedia jablká>,“ [=hlásila] lopta.} Potom lopta [=skočila] dolu, rovno do náručia.',
    'Slimák [=strieľal/strieľa] jedenástku už od rána. {[Hero] mu [fandil/fandí] celou cestou.|„Rozbehol sa v pondelok,“ [=šepkali] diváci. [Hero] mu [fandil/fandí] z plného hrdla.} Lopta sa [=pohla] o <prst~dva prsty~palec> a bránka [=prišla] k nej sama. {Gól!|Gól! Rozhodca trikrát [=pozrel] do pravidiel a [=uznal] ho.}',
  ],
  echo: [
    'Lopta si [=ľahla] do kúta a <tíško~pokojne~guľato> [=spala].',
    'Dres [=visel] na stoličke a nohy [=boli] <príjemne~mäkko~sladko> unavené.',
    'Ihrisko je v noci prázdne a <tiché~mäkké~strieborné>. Mesiac naň svieti ako pokojný rozhodca.',
  ],
}

export const vehicles: Topic = {
  id: 'vehicles',
  match: [
    begins(
      'bag(?:er|r(?:a|e|u|y|ov|om|i|ami|och)(?!\\p{L}))|vlak(?!n)|vláčik|auto(?!\\p{L})|aut(?:á|om|e|ami|ách|íčk\\p{L}*)(?!\\p{L})|nákladia|nakladia|traktor|smetiar|hasič|električk|trolejbus|autobus|lietadl|žeriav|kombajn|rušeň|rušn|vrtuľník|buldozér|mixér na betón',
    ),
  ],
  early: [
    'Na koberci [=stálo] zaparkovaných <sedem~dvanásť~dvadsať> áut, jedno za druhým. {[Hero] [robil] dopravu.|[Hero] [robil] dopravu a jediná zápcha [=bola] pri nohe stola, kde práve [=kládli/kladú] asfalt.}',
    '[Hero] [mal] vo vrecku malý <bager~rušeň~traktor>, taký, čo vydrží všetko. {Kolesá mu trochu [=vŕzgali].|Dvakrát [=bol] v práčke a odvtedy [=bol] najčistejším strojom v okrese.}',
    'Cez okno [=bolo] počuť <vlak~smetiarske auto~kombajn> a [hero] hneď [vedel], kto ide. {[Poznal] ho po hlase.|Podľa hlasu, ako iní poznajú vtáky.}',
  ],
  scene: [
    'V ceste [=stál] veľký žltý bager a [=vzdychal]. „Vykopal som jamu a neviem, načo je.“ {„Na rybník,“ [povedal] [hero].|„Majster šiel na obed a papier zjedla koza,“ [=povedal]. [Hero] sa na jamu [pozrel] zo všetkých strán. „To je rybník,“ [povedal].} O chvíľu v ňom [=plávali] <tri kačice~lekno a žaba~mraky> a bager si [=namočil] lyžicu.',
    'Po koľaji [=išiel] malý vláčik a [=hľadal] stanicu. {„Tu je stanica,“ [povedal] [hero] a [zdvihol] lístok.|„Už hodinu idem a nikto nechce vystúpiť,“ [=pískal]. [Hero] si [stúpol] na kameň, [zdvihol] zelený list a [zavolal]: „Stanica <Púpava~Tri šišky~U krtka>!“} Vláčik [=zastal/zastane] a [=vystúpili/vystupujú] z neho štyri myši, sud a harmonika.',
    'Hasičské auto [=išlo] na pomoc a sirénu si [=muselo/musí] robiť ústami. {„Tú-tú,“ [pomohol] mu [hero].|„Tú-tú, pokazila sa mi,“ [=povedalo]. [Hero] a [helper] mu [=robili] sirénu na dva hlasy.} [=Prišli] včas: <kocúr na strome~šarkan na drôte~strapatý vták na komíne> [=potreboval] presne taký dlhý rebrík.',
  ],
  echo: [
    'Autá [=stáli/stoja] v garáži pod posteľou, svetlá zhasnuté, motory <tiché~teplé~unavené>. Dobrú noc, stroje.',
    'Kdesi ďaleko [=išiel] nočný vlak, <pomaly~tíško~ospalo>, tu-dum, tu-dum, a [=kolísal/kolíše] celú krajinu.',
    'Bager si [=položil] lyžicu na zem ako <hlavu na labky~unavený slon~veľký pes> a [=spal].',
  ],
}

export const screen: Topic = {
  id: 'screen',
  match: [
    begins(
      'tablet|mobil(?:u|e|om|y)?(?!\\p{L})|telefón|televíz|telk[auey]|počítačov\\p{L}* h|ipad|youtube|obrazovk|videohr|playstation|xbox|minecraft|roblox',
    ),
  ],
  early: [
    'Obrazovka [=bola] zhasnutá a [=odrážala/odráža] <strom~lampu~niečí nos>. {[=Bolo] v nej vidieť izbu.|Prvý raz [=dávali/dávajú] na nej naozaj tichý program, a to kúsok vlastnej izby.}',
    'Tablet [=spal] na poličke v <ponožke~čapici~obale s mačkou>. {[=Mal] dnes vybité baterky.|[=Mal] vybitú baterku a vôbec mu to [=neprekážalo/neprekáža], ani jemu, ani baterke.}',
    '[Hero] si z <krabice~lepenky~škatule od topánok> [vyrobil] vlastnú televíziu. {[Hral] v nej bábkam rozprávku.|Program [=bol] živý, moderátor [=mal] desiatu a na predpoveď počasia [=stačilo/stačí] pozrieť z okna.}',
  ],
  scene: [
    'Na pníku [=svietila] malá krabička a okolo nej [=sedeli] <zajace~vrabce~myši> bez pohnutia. {[Hero] [povedal]: „Kto ma chytí?“|„Čo pozeráte?“ [spýtal sa] [hero]. „Nevieme,“ [=povedali], „ale už dlho.“ [Hero] [zavolal]: „Kto ma chytí?“} Krabička [=ostala/ostáva] sama a potichu sa [=vypla/vypína]. {Všetci [=behali/behajú] po lúke.|Od tej chvíle [=dávali/dávajú] vonku a v plnej kvalite.}',
    'Okno na dome [=hovorilo]: „Dnes uvidíte <dážď s prestávkami~holuba a jeho strýka~západ slnka, tretí diel>.“ {[Hero] si k nemu [sadol].|Naživo a bez reklám. [Hero] si k nemu [sadol] a [helper] [helper:doniesol] jablká.} Hneď na začiatku [=prišla] mačka v hlavnej úlohe a [=hrala] skvelo.',
    'Robot [=sedel] so zapojenými očami a [=blikal/bliká]. {„Kedy si naposledy videl mravca?“ [spýtal sa] [hero].|„Mám v sebe milión obrázkov trávy,“ [=povedal] robot. „A ako vonia?“ [spýtal sa] [hero]. Robot to v sebe [=nenašiel/nenachádza].} [=Ľahli] si do nej a robot [=zapísal]: <„Vonia zeleno.“~„Šteklí. Odporúčam.“~„Obrázky klamú, toto je mokré.“>',
  ],
  echo: [
    'Všetky obrazovky [=boli] tmavé a <tiché~pokojné~spiace>. V tme sa lepšie rodia vlastné obrázky.',
    'Najlepší film sa dáva až pod viečkami, <potichu~pomaly~v mäkkej tme>, a netreba naň nič zapínať.',
    'Oči si [=oddýchli/oddychujú] a [=pozerali] už len na <mesiac~tmu~vnútornú stranu viečok>.',
  ],
}

export const eating: Topic = {
  id: 'eating',
  match: [
    begins(
      'nechce (?:jesť|papať|zeleninu|obed|večer|raňaj)|neje(?!\\p{L})|nejesť|vyberav|zelenin|brokol|špenát|papá(?!g)|papať|papanie|jedáv|jedák|jedlo|ochutn|mrkv[auy](?!\\p{L})|polievku|dojesť|dojeda',
    ),
  ],
  early: [
    'Na tanieri [=sedela] <mrkva~brokolica~hŕstka hrášku> a [=usmievala] sa. {[Hero] sa na ňu [usmial] späť.|[=Bola] to chvíľa zoznamovania, kto z nich je tu dlhšie a kto koho ochutná.}',
    '[Hero] [staval] z obeda krajinu: {kopec z <ryže~kaše~cestovín> a strom z brokolice.|<kopec z kaše, strom z brokolice a jazero zo šťavy~hrad zo zemiakov a vlajku z petržlenu~rieku z omáčky a most z mrkvy>. Potom tú krajinu po kúsku [zjedol].}',
    'V kuchyni to [=voňalo] <polievkou~cibuľkou~pečenou tekvicou>. {Lyžica už [=čakala].|Lyžica už [=čakala] a za nosom [=išli] nohy, tie o jedle rozhodujú ako prvé.}',
  ],
  scene: [
    'Za stolom z <pňa~debny~starých dverí> [=sedel] zajac a [=odsúval/odsúva] mrkvu. {„Som zajac a nechutí mi, je to smutné.“|„Som zajac a nechutí mi mrkva,“ [=šepkal], „nikto to nesmie vedieť.“} [Hero] ju [nakrájal/krája] na kolieska, potom na <hviezdičky~vlasy~palčeky>. „Tieto oranžové hviezdy poznám,“ [=povedal] zajac a [=zjedol/chrúme] ich všetky.',
    'Kuchár krtko [=varil] polievku a [=nevedel], čo v nej chýba. {„Ochutnaj jazykom iba krajíček,“ [=prosil].|„Stačí jazykom, iba krajíčkom jazyka,“ [=prosil], „potom povieš pravdu a ja ju unesiem.“} [Hero] [ochutnal]. <„Chýba petržlen.“~„Chýba trocha soli.“~„Chýba spoločnosť.“> {A naozaj!|„No jasné!“ [=zvolal] krtko a na druhú lyžicu to [=bolo] celkom iné.}',
    'Hrášok sa [=kotúľal] po ceste, zelený a <urazený~okrúhly~rýchly>. „Nikto ma nechce!“ {„Ja ťa skúsim,“ [povedal] [hero].|„Koľko vás je?“ [spýtal sa] [hero]. „Celý struk, sedem súrodencov.“ „Tak poď, skúsim jedného.“} Chrup! {[=Bol] sladký ako hrozienko.|[=Bol] sladký. „Zavolaj súrodencov,“ [povedal] [hero], „nech im nie je smutno.“}',
  ],
  echo: [
    'Bruško [=bolo] <teplé~spokojné~plné> a pomaly [=oddychovalo] pod dekou.',
    'V kuchyni už [=spali] lyžice, <jedna pri druhej~bok po boku~v zásuvke>, a hrniec [=dýchal] poslednú paru.',
    'Mrkvová sila [=tiekla] telom <potichu~pomaly~v teple> až do palcov. Tak sa rastie v noci.',
  ],
}

export const poem: Topic = {
  id: 'poem',
  match: [begins('básn|básen|veršík|verše|veršova|verš(?:om|och|u)?(?!\\p{L})|rým|riekank|vyčítank')],
  early: [
    '[Hero] dnes [hovoril] samé rýmy: <mak a rak~sen a deň~dom a strom~noc a moc>. {[=Bola] to veselá hra.|[=Začalo] to pri raňajkách a do obeda sa [=rýmovala] aj polievka.}',
    'Slová sa dnes [=držali] za ruky, <dve a dve~ako v škôlke~pekne v rade>. {[Hero] ich [počúval].|[=Stačilo/Stačí] povedať „pes“ a hneď [=pribehol] „les“ a celý zadychčaný „bez“.}',
    'Na papieriku [=stál] jeden riadok: „<Kto má rád dážď, má rád blato~Na konári sedí jar~Išiel vietor na pole>…“ {Ďalej [=nebolo] nič.|Ďalší riadok [=chýbal/chýba] a [hero] ho [hľadal] po všetkých vreckách.}',
  ],
  scene: [
    '[Hero] [povedal] do kroku: „{Jeden krok a druhý krok, vedľa cesty tečie tok.|Jeden krok a druhý krok, vedľa cesty šumí tok. Ešte tri a ešte päť, pekný je ten šíry svet.}“ <Hneď sa [=išlo] ľahšie.~[Helper] [helper:pridal/pridáva] tretí krok.~Ozvena to [=povedala] po nich.>',
    '„Dopovedz to,“ [helper:začal] [helper]. „Na konári sedel drozd…“ {„… malín mal už viac než dosť,“ [povedal] [hero].|„… malín mal už viac než dosť,“ [povedal] [hero]. „… a čakal, že príde hosť,“ [=ozvalo/ozýva] sa zhora.} <[=Bol] to ten drozd.~[=Rýmovalo] sa to skoro celé.~Všetci sa [=zasmiali].>',
    'Pri ceste [=sedel] básnik <Chrobák~Svrček~Komár> a [=mal] iba polku básne. „{Mesiac svieti na chalúpky…|Mesiac svieti na chalúpky, dvere, okná, plot a strom…}“ {„… a na dvore rastú hríbky,“ [povedal] [hero].|„Ďalej neviem už tretí týždeň,“ [=vzdychol]. „… kto je ďaleko, ten myslí na svoj dom,“ [doplnil] [hero].} „To je ono!“ [=jasal] básnik.',
  ],
  echo: [
    'A tíško ešte na vankúš: „<Mesiac svieti do dlane, kým sa ráno nestane~Ticho kráča po dvore, nesie sníčky v komore~Perinka je mäkký mrak, hlávka v nej je ako vták>.“',
    'Posledný rým sa [=volal] <„perina a rodina“~„noc a pomoc“~„sny a my“> a pri ňom sa dobre spí.',
    'Slová si [=ľahli] po dvoch do postieľky, <rým pri rýme~ruka v ruke~tíško a mäkko>, a básnička [=zaspala].',
  ],
}
