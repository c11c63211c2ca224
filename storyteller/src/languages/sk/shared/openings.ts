import type { Piece } from '../../../craft/pack.ts'

/**
 * How the story starts, before the place is told: a small thing about the child, or about the evening where another leads. It stands
 * before every setting, by day or night, at sea or among the stars, so it tells of what the child carries along.
 * Of another's evening it tells in the present: who the hero is, which comes next, is told so too, and only then the tale goes back.
 */
export const openings: readonly Piece[] = [
  {
    hero: 'child',
    text: '[Hero] [mal] na nohách ponožky, <každú inú~jednu červenú a jednu modrú~jednu s bodkami a jednu s pásikmi~hrubé a vlnené, od starej mamy~žlté a na päte zaplátané>{.|, a s takými nohami sa deň len tak ľahko nepokazí.}',
  },
  {
    hero: 'child',
    text: '[Hero] [nosil] vo vrecku <gaštan~modrý kamienok~kúsok špagátu~ulitu bez slimáka~gombík bez kabáta~veľmi krátku ceruzku~vlnený brmbolec>{.|, lebo nikdy nevieš, kedy sa niečo také zíde.}',
  },
  {
    hero: 'child',
    text: 'Celý deň si [hero] [pospevoval] pesničku, ktorá [=mala] iba <dve slová~tri tóny~jeden riadok~samé la-la-la~jedinú slohu~začiatok a žiaden koniec~samé mm a hm>{.|, zato sa [=hodila/hodí] ku každej robote aj ku každému nič.}',
  },
  {
    hero: 'child',
    text: '[Hero] [voňal] <jablkami~mydlom~senom~dažďom~škoricou~čerstvým chlebom~slnkom>{.|, presne tak ako niekto, kto má za sebou kus dobrého dňa.}',
  },
  {
    hero: 'child',
    text: '[Hero] [mal] ešte od raňajok na <líci~brade~nose~rukáve> trochu <cukru zo šúľancov~lekváru z palaciniek~maku z buchiet~tvarohu z lievancov>{.|, čo je najlepší spôsob, ako si raňajky zapamätať.}',
  },
  {
    hero: 'child',
    text: '[Hero] [mal] za uchom <pierko~ceruzku~sedmokrásku~steblo trávy~lístok mäty>{.|, a kto sa [=opýtal/opýta] prečo, ten [=dostal/dostane] za odpoveď iba úsmev.}',
  },
  {
    hero: 'child',
    text: '[Hero] [=v ten deň/dnes] [vstal] <oboma nohami naraz~celkom potichu~s pesničkou na jazyku~z tej lepšej strany postele~o minútu skôr než budík>{.|, a takéto ráno drží človeku náladu až do večera.}',
  },
  {
    hero: 'child',
    text: '[Hero] [mal] na kolene <zelenú škvrnu od trávy~fialovú škvrnu od čučoriedok~náplasť so slonom~trochu hliny v tvare mačky>{.|, a za niečím takým býva vždy aspoň jeden dobrý príbeh.}',
  },
  {
    hero: 'child',
    text: '[Hero] [mal] čkavku, už <tretiu~štvrtú~piatu~siedmu> za [=ten/dnešný] deň{. Čk!|, a pri každom čknutí [=nadskočili/nadskočia] aj šnúrky na topánkach.}',
  },
  {
    hero: 'child',
    text: '[Hero] si [=v ten deň/dnes] [obul/obúva] <topánky naopak~čižmy, hoci [=nepršalo]~ľavú topánku ako prvú~topánky bez ponožiek>{.|, a tak [=trvalo/trvá] chvíľu, kým si na to nohy [=zvykli/zvyknú].}',
  },
  {
    hero: 'child',
    text: '[Hero] [mal] v hlave novú otázku: <kam chodí tma cez deň~prečo ryby nekýchajú~kto naučil vodu tiecť~či sa aj tieň vie najesť~kde má vietor perinu~o čom sa rozprávajú stoličky~koľko váži ticho>.{| S takou otázkou sa nikto nenudí, ani keď na ňu nemá odpoveď.}',
  },
  {
    hero: 'child',
    text: '[Hero] od rána [hľadal] všetko <okrúhle~modré~mäkké~pásikavé~maličké~zelené>{.|, a keď človek vie, čo hľadá, je toho zrazu plný svet.}',
  },
  {
    hero: 'child',
    text: '[Hero] [mal] [=v ten deň/dnes] <dlhý~ospalý~strapatý~trochu krivý~veselý> tieň{.|, ale inak slušný, na každé zakývanie [=odpovedal/odpovedá] hneď a rovnakou rukou.}',
  },
  {
    hero: 'child',
    text: '[Hero] sa [zasmial] už po <druhý~tretí~piaty~siedmy> raz za deň{.|, iba tak, lebo dobrý smiech nepotrebuje vysvetlenie.}',
  },
  {
    hero: 'child',
    text: '[Hero] [chodil] od rána <po špičkách~bokom ako rak~dlhými krokmi ako bocian~cik-cak~pospiatky>{.|, lebo keď sa kráča vždy rovnako, nohy vraj začnú zívať od nudy.}',
  },
  {
    hero: 'child',
    text: '[Hero] sa [učil] hvízdať a zatiaľ to [=znelo] ako <čajník~vrabec s nádchou~vetrík v kľúčovej dierke~malá lokomotíva>{.|, čo je na prvý týždeň veľmi pekný výsledok.}',
  },
  {
    hero: 'child',
    text: '[Hero] [mal] okolo prsta <modrú nitku~papierový prsteň~steblo trávy~červenú gumičku>, aby sa na niečo nezabudlo{.|. Na čo presne, to si [=pamätala/pamätá] už iba tá ozdoba, a tá mlčí.}',
  },
  {
    hero: 'child',
    text: 'Na raňajky [=bol] <rožok s medom~chlieb s pažítkou~puding s kôrkou~koláč s lekvárom>, a [hero] z neho [nechal] kúsok na neskôr{.|, lebo neskôr príde vždy a býva hladné.}',
  },
  {
    hero: 'child',
    text: '[Hero] [našiel] ráno v topánke <gaštan~gumenú kačku~lyžičku~suchý lístok~hraciu kocku>{.|. Ako sa to tam vzalo, to vie len tá topánka, a preto si to [vzal] so sebou.}',
  },
  {
    hero: 'child',
    text: '[Hero] [mal] na jazyku slovo dňa: <žubrienka~pampúch~brmbolec~čučoriedka~kolobežka~hrkálka>{.|, a kto ho trikrát po sebe vysloví, ten sa nedokáže mračiť.}',
  },
  {
    hero: 'child',
    text: 'Keď [hero] [kráčal], vo vrecku to potichu [=hrkalo/hrká], lebo tam [=boli] <dva gombíky~tri čerešňové kôstky~kľúčik a guľôčka~štyri mince z čokolády~dve mušle~klinček a zvonček>{.|; takú hudbu má so sebou iba ten, kto si ju nazbiera.}',
  },
  {
    hero: 'child',
    text: 'Dnes ráno si [hero] [povedal]{:|, a to celkom vážne, ešte nad umývadlom:} <„Dnes niekomu urobím radosť.“~„Dnes nájdem niečo stratené.“~„Dnes budem hovoriť prosím aj dverám.“~„Dnes sa pozriem na všetko dva razy.“~„Dnes pozdravím každého, koho stretnem.“~„Dnes sa nikam neponáhľam.“>',
  },
  {
    hero: 'child',
    text: '[Hero] [niesol] pod pazuchou <mapu s veľkou bielou škvrnou~plyšového medveďa na výlet~lepenkovú rúru na pozeranie~zošit bez jedinej čiary>{.|, a kto také niečo nesie, ten čaká, že sa ešte niečo stane.}',
  },
  {
    hero: 'child',
    text: '[Hero] [mal] mokrý <rukáv~nos~cíp šálu~palec na nohe>{ a dobrú náladu.|, ale dobrú náladu, a tie dve veci spolu na svete často súvisia.}',
  },
  {
    hero: 'child',
    text: 'Z kapucne [=vytŕčal/vytŕča] <kúsok sena~zelený list~koniec stužky~biely páperový chumáčik> a [hero] o tom [nevedel]{.|, ale všetci naokolo áno, a preto sa svet [=v ten deň/dnes] toľko [=usmieval].}',
  },
  {
    hero: 'child',
    text: '[Hero] [zbieral] dobré zvuky a dnes už [mal] <tri: kvap, šuch a cvak~štyri: frk, klop, mňau a bum~dva: hrkútanie a vŕzganie~päť, a najlepší z nich [=bol] mľask>{.|. Ukladajú sa do ucha a nezaberú ani kúsok miesta.}',
  },
  {
    hero: 'other',
    text: 'Vonku je <podvečer~ticho~pokoj~šero> a vzduch vonia <po jablkách~po daždi~po chlebe~po mäte~po vanilke>{.|, akoby niekto za obzorom zabudol zavrieť komoru.}',
  },
  {
    hero: 'other',
    text: 'Mesiac si oblieka <tenký~strieborný~žltý~mäkký~plyšový> kabát{.|, pomaly a po jednom rukáve, lebo má pred sebou celú noc.}',
  },
  {
    hero: 'other',
    text: 'Deň má ešte v zásobe <jednu dobrú príhodu~jedno malé prekvapenie~jeden dobrý nápad~pár teplých chvíľ>{.|, lebo to najlepšie si aj dni rady nechávajú na koniec.}',
  },
  {
    hero: 'other',
    text: 'Kdesi v diaľke cinkajú <lyžičky~zvonce~hrnčeky~kľúče> a svet je <jemný~teplý~pokojný~medový>{.|, ako keď sa prestiera na večeru a nikto sa nikam neponáhľa.}',
  },
  {
    hero: 'other',
    text: 'Vietor sedí na <okne~streche~plote~komíne> a počúva{.|, čo preňho nie je vôbec ľahké, ale tuší, že sa začína príbeh.}',
  },
  {
    hero: 'other',
    text: 'Prvá hviezda je dnes <skôr~priskoro~zavčasu> hore{.|, a tak má celú oblohu pre seba a dosť času počúvať.}',
  },
  {
    hero: 'other',
    text: 'Na sporáku bublá <čaj~kaša~polievka~mlieko s vanilkou> a za oknom sa niečo začína{.|, niečo také malé, že si to spočiatku všimne len para na skle.}',
  },
  {
    hero: 'other',
    text: 'Niekto kdesi <otvára knihu~zakladá do kozuba~rozmotáva klbko~pristrkuje stoličku> a ticho sa usadí pohodlnejšie{.|, lebo ticho má rozprávky rado ešte viac než ten, kto ich číta.}',
  },
  {
    hero: 'other',
    text: 'Je práve taká chvíľa, keď sa <mačky~tiene~záclony~lampy> naťahujú{.|, a do takej chvíle sa zmestí celý príbeh, aj s otázkami na konci.}',
  },
  {
    hero: 'other',
    text: 'Tento príbeh prináša <vrabec na zobáku~vietor v klobúku~slimák, a preto je taký starý~potok z kopca~poštár so zelenou taškou>{.|. Cestou je už celý vyhladený ako kamienok.}',
  },
  {
    hero: 'other',
    text: 'Dnešné slovo je <ďaleko~spolu~pomaly~raz~pozri>{, tak počúvaj.|. Príbehy sa vždy držia jedného slova ako šarkan šnúrky.}',
  },
  {
    hero: 'other',
    text: 'Keby mal dnešok <farbu, bola by zlatá~chuť, bol by to lekvár~vrecko, bolo by plné~hlas, hovoril by šeptom>{.|. Také dni sa nestávajú často, a preto sa o nich rozpráva.}',
  },
]
