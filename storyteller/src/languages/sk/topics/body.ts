import type { Topic } from '../../../craft/pack.ts'
import { begins, both } from './match.ts'

/** Teeth, hair, doctors and what a small body is learning. */
export const wobblyTooth: Topic = {
  id: 'wobbly-tooth',
  match: [
    both('zub|zúb', 'kýve|hýbe|viklá|kýva|vypad|vypadn|mliečn'),
    begins('zúbkov\\p{L}* víl|zubn\\p{L}* víl|štrbav|štrbin'),
  ],
  early: [
    '[Hero] [mal] zúbok, ktorý sa [=kýval/kýva] <dopredu a dozadu~ako bránička~ako hojdačka>. {Jazyk sa s ním stále [=hral].|Jazyk ho [=chodil] každú chvíľu pozrieť, lebo má z neho novú hračku.}',
    'Jeden mliečny zúbok sa už [=chystal/chystá] na <cesty~výlet~odchod>. {[Hero] ho [rozhýbal/rozhýbava] len tak zľahka.|Kufre [=mal] zbalené, len [=nevedel], či má ísť dnes, alebo až po nedeľnom obede.}',
    'Keď sa [hero] [usmial], jeden zúbok [=zamával] <na pozdrav~na všetkých~z prvého radu>. {[=Kýval/Kýva] sa ako malé kyvadlo.|Na také zúbky treba byť milý, o chvíľu totiž odchádzajú do dôchodku.}',
  ],
  scene: [
    'Cestou [=stretli/stretávajú] <bobra~zajaca~medvedíka>, ktorému sa [=kýval/kýva] zub. „{Bude to bolieť?“ „Skôr šteklí,“ [povedal] [hero].|A čo ak ho prehltnem s mrkvou?“ [=bál] sa. „Potom z teba mrkvu bude počuť,“ [povedal] [hero].} [=Zahryzli/Zahryznú] do jablka, cvak, a zub [=ležal/leží] v dlani. Na jeho mieste [=bolo] okienko na pískanie.',
    'Pod <hríbom~listom~kameňom> [=bola] malá pokladnica s nápisom: zúbky. {Zúbková víla ich [=ukladala/ukladá] podľa mena.|Za okienkom [=sedela] víla v okuliaroch a [=značila/značí] do knihy: predný, ľavý, hryzol hlavne palacinky.} „A čo s nimi robíte?“ [spýtal sa] [hero]. „Hviezdy,“ [=povedala] víla celkom vážne.',
    'Stará brána pri ceste [=mala] jednu <latku~dosku~tyčku>, ktorá sa [=kývala/kýve]. „Bolí to?“ [spýtal sa] [hero]. {„Nie, len odchádza,“ [=povedala] brána.|„Nie, ale lúčim sa,“ [=povedala] brána. „Na jar mi dajú novú, širšiu, s ňou sa lepšie vŕzga.“} Tak jej [hero] [pomohol] a do trávy si niečo spokojne [=ľahlo].',
  ],
  echo: [
    'Zúbok, ktorý sa cez deň kýval, teraz ticho [=oddychoval]. Aj <jazyk~líčko~vankúš> mu [=dal] pokoj.',
    'Pod vankúšom [=bolo] mäkké miesto <na malý biely zúbok~pre zúbok, až raz príde~pre jednu maličkosť>. Víla chodí potichu a po špičkách.',
    'V ústach [=bolo] ticho a čisto. Zúbok [=spal] na kraji a pod ním už <pomaly~tíško~v teple> [=čakal] ten nový.',
  ],
}

export const teeth: Topic = {
  id: 'teeth',
  match: [begins('zúbk|zúbok|zub(?:y|ov|om|mi|och|u|a)?(?!\\p{L})|zubn|zubár|zubk|kefk|kefuj|kefov')],
  early: [
    '[Hero] [mal] dnes zúbky <ako perličky~hladké ako kamienky~čisté a mätové>. {[=Boli] umyté hore aj dolu.|Umyté hore, dolu a aj vzadu, kam sa kefka musí učiť liezť.}',
    'Zubná kefka [=stála] v poháriku <celá hrdá~vystretá ako vojak~s kvapkou na nose>. {Dnes [=urobila] dobrú robotu.|Dnes [=pracovala/pracuje] poctivo a každý zúbok [=dostal/dostáva] svoju pesničku, aj ten celkom vzadu.}',
    'V ústach to [=voňalo] <mätou~jahodovou pastou~čerstvým ránom>. {[Hero] [mal] umytý každý zúbok.|Pena [=siahala] až po nos a v zrkadle sa na chvíľu [=objavil] veľmi malý Mikuláš.}',
  ],
  scene: [
    'Opodiaľ [=sedel] bobor a labkou si [=zakryl] <ústa~úsmev~predné zuby>. {„Mám zuby celé žlté,“ [=povedal].|„Kefku mám, len neviem, ktorou stranou,“ [=priznal] sa.} [Hero] mu to [ukázal]: dokola, hore a dolu. {O chvíľu mu zuby [=svietili].|Bobor si [=čistil] zuby tak zanietene, až [=mal] penu na ušiach, a potom sa [=usmieval] na každú kaluž.}',
    'Krokodíl [=otvoril] papuľu a [=ukázal] <štyridsať~päťdesiat~šesťdesiatšesť> zubov. „Kým ich umyjem, je ráno,“ [=vzdychol]. {„Spievaj si pri tom,“ [poradil/radí] [hero].|„Tak si ich rozdeľ na pesničky,“ [poradil/radí] [hero], „hore Kukulienka, dolu Kohútik.“} Pri druhej slohe [=bolo] hotovo a voda okolo [=voňala] mätou.',
    'Kefka z poličky sa [=vybrala] na prechádzku a [=stretla/stretáva] <hrebeň~metlu~štetec>. „Ty zametáš vlasy?“ {„A ty zúbky,“ [=povedal] kamarát.|„Ja zametám, ty zametáš, všetci zametáme,“ [=tešili] sa, „len ty máš z nás najviac obecenstva.“} [Hero] ich [pozval] na súťaž: kto vyleští drobný kamienok skôr. [=Vyhrali/Vyhrávajú] obaja.',
  ],
  echo: [
    'Zúbky [=boli] čisté a hladké a v ústach [=zostala/zostáva] jemná <mäta~vôňa~sviežosť>.',
    'Kefka už v poháriku <tíško~spokojne~pokojne> [=oddychovala]. Zúbky [=ležali/ležia] vedľa seba ako v teplých postieľkach.',
    'Posledná kvapka vody tíško [=stiekla/steká] a zúbky [=zatvorili] <okno~dvere~svoju bránku>. Za perami [=bolo] teplo a čisto.',
  ],
}

export const hair: Topic = {
  id: 'hair',
  match: [
    both('vlas|vlásk|hlav', 'umý|umyť|mytie|myť|strih|češ|česa|kefov|šampón|rozčes'),
    begins('kadern|holič|ostrih|strihanie|šampón|nový účes'),
  ],
  early: [
    'Na kraji vane [=stála] fľaštička <so šampónom~s bublinami na bruchu~s vôňou jahôd>. {[Hero] na ňu dnes [žmurkol].|Voda a vlasy sa dnes [=mali] stretnúť, a tak si [hero] pre istotu [cvičil/cvičí] zavreté oči.}',
    'Hrebeň [=mal] dnes <veľa roboty~nedeľnú náladu~o jeden zub menej>. {Vlasy [=boli] pekne učesané.|Uzlíky [=rozmotával/rozmotáva] po jednom a každý [=pohladil], aby sa neurazil.}',
    '[Hero] si [predstavoval/predstavuje], ako by vyzeral <lev u holiča~ježko s ofinou~medveď s vrkočmi>. {[=Bolo] to veľmi smiešne.|Niektoré účesy sú len na skúšku a niektoré na smiech, a to [=bolo] práve to druhé.}',
  ],
  scene: [
    'Lev [=sedel] na kameni a hriva mu [=padala] do očí. „Nožnice robia cvak,“ [=šepkal], „a čo ak bolia?“ {„Vlasy nič necítia,“ [povedal] [hero].|„Vlasy nebolia, tie len počúvajú,“ [povedal] [hero] a [podržal] mu labu.} Cvak, cvak, a lev zrazu [=videl] <motýľa~pol sveta~vlastné labky>. {„To tu bolo celý čas?“ [=čudoval] sa.|„Vy ste tu mali toľko vecí?“ [=čudoval] sa a [=išiel] sa na všetko pozrieť.}',
    'Pod malým vodopádom si [=umývala] hlavu <mokrá kačka~malá vydra~ovečka>. „Voda mi ide do očí,“ [=žmúrila/žmúri]. {„Pozri sa hore na mráčik,“ [poradil/radí] [hero].|„Hľadaj na oblohe mrak v tvare hrušky,“ [poradil/radí] [hero], „kým ho nájdeš, je po všetkom.“} A naozaj, voda [=tiekla] celkom dozadu.',
    'Ovečka [=mala] vlnu samý uzlík. „Ja sa česať nedám,“ [=bľačala/bľačí]. {[Hero] [začal] od konca a pomaly.|[Hero] [začal] od konca, uzlík po uzlíku, a v každom niečo [=našiel/nachádza]: <lístok, pierko, gombík~omrvinku, slamku, chrobáka~šípku, nitku, list od babky>.} [=Bola] z nej ovečka ako obláčik.',
  ],
  echo: [
    'Vlasy [=voňali] čistotou a <mäkko~tíško~jemne> sa [=uložili/ukladajú] na vankúš.',
    'Hrebeň na poličke už [=odpočíval] a každý vlások [=ležal/leží] <v pokoji~v teple~tam, kde mu je dobre>.',
    'Uterák [=schol/schne] pomaly a ticho. Vankúš [=voňal] <jahodami~šampónom~harmančekom> a hlava [=bola] ľahká.',
  ],
}

export const dummy: Topic = {
  id: 'dummy',
  match: [begins('cumlík|cumeľ|cumel|cumľ|dudlík|dudel|dudl')],
  early: [
    'Cumlík [=ležal] na poličke vedľa <hodín~knižiek~medveďa>. {Už ho [=nebolo] treba každú chvíľu.|Už ho [=nebolo] treba každú chvíľu, a tak si [=zvykal/zvyká] na pohľad zhora.}',
    'Ústa [=mali] dnes voľno na <pesničky~reči~pískanie>. {Cumlík si zatiaľ [=oddýchol].|Cumlík si zatiaľ [=vyložil/vykladá] nohy, teda to krúžkové ucho, a [=oddychoval].}',
    '[Hero] [rozmýšľal], kto by taký cumlík <ešte potreboval~mohol mať rád~vedel použiť>. {Niekto naozaj maličký.|Musel by to byť niekto naozaj maličký, najskôr vtáčik alebo veľmi nový mesiac.}',
  ],
  scene: [
    'V koši na strome [=plakalo/plače] malé vtáča. {„Čo mu je?“ „Je nové,“ [=povedala] mama.|„Čo mu je?“ [spýtal sa] [hero]. „Je nové,“ [=povedala] mama, „a ešte nevie, ako sa spí.“} [Hero] mu [nechal] na chvíľu podržať <prst~stebielko~roh šálu>, potichu [zaspieval] a vtáča [=zaspalo]. {Cumlík netreba, keď je pesnička.|„Pesnička sa nestratí pod posteľ,“ [=povedala] mama pochvalne.}',
    'Na kraji cesty [=stál] strom, na ktorom [=viseli] <modré, žlté a zelené~samé malé~po dvoch previazané> cumlíky. {Veľké deti ich sem [=dali/dávajú].|Každý [=mal] menovku a pod stromom [=bola] lavička na spomínanie.} „Pre vtáčence do hniezd,“ [=šumel] strom. [Hero] ho [pohladil] po kôre a strom to [=nikomu nepovedal/nikomu nepovie].',
    'Medvedík [=hovoril] s cumlíkom v papuľke. „Mmb-mb,“ [=povedal]. {„Nerozumiem ti,“ [povedal] [hero].|„Dobrý deň, alebo dva koláče?“ [hádal/háda] [hero].} Medvedík cumlík [=vybral] a [=zopakoval/opakuje]: <„Máš veľké vrecká!“~„Poď sa hrať!“~„Chcem ti povedať vtip!“> {[=Smiali] sa obaja.|Odvtedy ho [=nosil] na šnúrke ako vyznamenanie, lebo s prázdnou papuľkou sa viac dozvie.}',
  ],
  echo: [
    'Cumlík už [=spal] v <škatuľke s vatou~malej postieľke~vlastnej perinke> a [=bolo] mu dobre.',
    'Ústa [=boli] pokojné a dych [=išiel] <pomaly~tíško~jemne>, dnu a von. Viac na spanie netreba.',
    'Namiesto cumlíka [=bola] pri líčku <mäkká deka~plyšová labka~teplá dlaň>. S tou sa dá spať aj na mesiaci.',
  ],
}

export const thumb: Topic = {
  id: 'thumb',
  match: [
    both('cmúľ|cuc[áu]|cicia|v ústach|v puse', 'pal(?:ec|č|c)|prst'),
    begins('cmúľ|ohrýza(?:nie)? necht|obhrýza|hryzie si necht'),
  ],
  early: [
    'Palec [=mal] dnes na sebe <pásik z papiera~veselú náplasť~nakreslený úsmev>. {[=Tváril] sa ako malý panáčik.|[=Volal/Volá] sa Maťo a [=chcel] vidieť svet, čo sa v tme a vo vlhku veľmi nedá.}',
    'Všetkých desať prstov [=malo] dnes <plný program~dôležitú robotu~chuť na výlet>. {Palec [=bol] z nich najmocnejší.|Palec [=išiel] prvý, lebo ako jediný vie povedať, že je všetko v poriadku.}',
    '[Hero] si [prezrel] svoj palec zblízka. {[=Bol] na ňom <malý slimák z čiarok~krúžok v krúžku~celý labyrint>.|Na brušku [=mal] <slimáka z čiarok~krúžok v krúžku~celý labyrint> a také nemá na svete nikto iný.}',
  ],
  scene: [
    'Cestou [=hrali] bábkové divadlo, kde [=hrali/hrajú] iba palce. {[Hero] v ňom [hral] palcom kráľa.|Na plagáte [=stálo], že <kráľ ochorel~je prázdny trón~kráľ má rýmu>. [Hero] [povedal], že jeden voľný palec by sa našiel.} Koruna mu [=pristala/pristane] a na konci sa [=uklonil] až po kĺb.',
    'Malá opička [=držala] v ústach palec a druhou rukou sa [=nemohla] udržať. {„Potrebuješ obe,“ [povedal] [hero].|„Mám málo rúk,“ [=sťažovala] sa. „Máš ich dosť,“ [povedal] [hero], „len jedna nemá pracovný čas.“} [=Chytila] sa oboma a [=hojdala/hojdá] sa <až po list~vyššie než vietor~celé popoludnie>.',
    'Na prázdnom plote [=niekto nechal/niekto necháva] otvorený pohár s farbou a lístok: „Len palcom, prosím.“ [Hero] [namočil] palec a [urobil] <lienku~slnko~hrozno>. {Potom ešte veľa ďalších.|Každý odtlačok [=bol] iný príbeh a na konci [=mal] plot celú galériu.}',
  ],
  echo: [
    'Palec si [=ľahol] vedľa ostatných prstov pod <perinu~deku~vankúš>. [=Bolo] tam teplo.',
    'Päť prstov a päť prstov, všetky <tíško~pokojne~bez pohnutia> [=oddychovali]. Ruka [=držala] mäkký cíp deky.',
    'Palec dnes [=hladkal/hladká] <roh vankúša~plyšové ucho~hebkú deku>, pomaly sem a pomaly tam, kým aj on [=nezaspal/nezaspí].',
  ],
}

export const potty: Topic = {
  id: 'potty',
  match: [
    begins('nočník|plienk|plienoč|cikať|ciká(?!d)|cikan|kakať|kaká(?!o|d)|kakan|záchod|pociká|pokaká|šerbl|bez plien'),
  ],
  early: [
    'V kúpeľni [=čakal] nočník, <trpezlivý~vyleštený~teplý od slnka> a trochu hrdý. {[=Mal] dnes službu.|[=Vedel], že raz príde jeho chvíľa, a dovtedy si [=pohmkával/pohmkáva].}',
    'Nočník sa [=volal/volá] <Bublinko~pán Žblnk~Hrnček> a [=stál] vždy na tom istom mieste. {[Hero] ho už dobre [poznal].|Stoličky mu [=závideli/závidia], lebo na nich sa iba sedí, u neho sa čaká na hudbu.}',
    'Gaťky [=mali] dnes obrázok <s bagrom~s medveďom~s hviezdami> a [=boli] suché. {[Hero] sa [tešil] spolu s nimi.|Suché gaťky sú tichá sláva, nikto o nej netrúbi, ale človek si ju nosí so sebou.}',
  ],
  scene: [
    'Medvedík [=prešľapoval/prešľapuje] z labky na labku. {„Potrebujem, a neviem ako,“ [=šepol].|„Niečo vo mne klope,“ [=šepol], „a ja neviem, kde sú dvere.“} „Sadni si a zaspievaj,“ [povedal] [hero]. Medvedík [=sedel], [=spieval] <o včielke~o koníkovi~o kačičkách> a žblnk, [=bolo] to. {Všetci [=tlieskali].|„To som bol ja?“ [=spýtal] sa hrdo a [=poklonil] sa nočníku.}',
    'Na čistinke [=stál] nočník ako trón a okolo neho rad zvieratiek. {Každé si [=sadlo/sadá] a každé [=počkalo/čaká].|<Ježko~Vydra~Prasiatko> si práve [=sadlo/sadá] opatrne, [=čítalo] si k tomu lístok a [=nikam sa neponáhľalo/nikam sa neponáhľa].} [Hero] [držal] za labku toho, kto [=čakal], a keď to [=zažblnkalo/žblnká], [=mávali/mávajú] všetci zborovo.',
    'Malá rybka [=mala] otázku: „Ako viete, kedy je čas?“ {„V brušku to zaťuká,“ [povedal] [hero].|„V brušku to zaťuká,“ [povedal] [hero], „a vtedy sa nechá stáť aj <hrad z kociek~nadhryznutý rožok~najlepšia hra>. Počká.“} Vtom to naozaj [=ťukalo/ťuká] a [=išli] spolu, rýchlo a bez hanby. {[=Bolo] sucho a veselo.|[=Stihli/Stíhajú] to a hrad z kociek [=stál] celý čas na tom istom mieste.}',
  ],
  echo: [
    'Nočník [=stál] v kúte, umytý a <spokojný~ospalý~tichý>. Všetko [=bolo] suché, čisté a teplé.',
    'Ešte naposledy pomaly na nočník a potom do <mäkkej~suchej~voňavej> postele. Tak to robia aj medvede.',
    'Pyžamo [=bolo] suché, plachta hladká a <v izbe~v brušku~v celom dome> [=bol] pokoj.',
  ],
}

export const glasses: Topic = {
  id: 'glasses',
  match: [begins('okuliar|očn(?:ý|á|ej|ého|ému) lekár|očná|okluzor|zalepen\\p{L}* oč')],
  early: [
    'Okuliare [=ležali/ležia] v puzdre a [=boli] <modré~zelené~červené s bodkami>. {[Hero] si ich [nasadil] a svet [=bol] ostrý.|[Hero] si ich [nasadil] a na strome zrazu [=mal] každý list svoje vlastné okraje.}',
    '[Hero] [mal] na nose dve okná, <čisto umyté~celkom nové~s tenkým rámom>. {[Videl] cez ne každú mušku.|Cez také okná sa dívajú bádatelia, profesori aj všetky múdre sovy na obrázkoch.}',
    'Handrička na okuliare [=voňala] <čistotou~dažďom~mydlom>. {[Hero] ňou [poutieral/utiera] obe sklíčka.|Dva krúžky vľavo, dva krúžky vpravo a svet [=bol] vyleštený aj s mrakmi.}',
  ],
  scene: [
    'Krtko [=išiel] a [=vrazil] do <plota~duba~vlastnej kopy>. „Pardon, pani,“ [=povedal]. {[Hero] mu [požičal] svoje okuliare.|„To je strom,“ [povedal] [hero] a [požičal] mu na chvíľu okuliare. Krtko [=zmeravel/meravie].} „Jú, tráva má steblá,“ [=šepol]. {Hneď si jedny [=urobil] z drôtu.|„A ja som sa s tou pani pekne rozprával už tretí rok!“ O chvíľu [=mal] vlastné, z drôtika a rosy.}',
    'Na vysokej tabuli [=stálo] niečo drobným písmom a nikto to [=nevedel] prečítať. [Hero] si [posunul/posúva] okuliare a [čítal]: <„Pozor, pekný výhľad.“~„Tu bývajú jahody.“~„Kto toto prečíta, má jednu hrušku.“> {Všetci [=tlieskali].|„Bez teba by sme tu stáli do zimy,“ [helper:povedal] [helper].}',
    'Sova v okuliaroch [=predávala/predáva] <rámy na všetky nosy~okuliare aj pre muchy~sklá na blízko, na ďaleko a na krásno>. {[Hero] si s ňou [vymenil] úsmev.|„Vaše vám pristanú, tie si nechajte,“ [=povedala], „tak sa pozerá niekto, kto si veci naozaj všíma.“} [Helper] si jedny [helper:vyskúšal/skúša] a [helper:vyzeral] v nich učene.',
  ],
  echo: [
    'Okuliare si v <puzdre~škatuľke~mäkkej handričke> [=zložili] nohy, a tak [=mali] aj oči pokoj.',
    'Bez okuliarov [=bola] izba mäkká a <rozmazaná ako sen~hmlistá a teplá~bez hrán>. Na spanie je to tak akurát.',
    'Na stolíku [=ležali/ležia] okuliare a tíško [=odrážali/odrážajú] <mesiac~lampičku~jednu hviezdu>.',
  ],
}
