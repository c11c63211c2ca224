import type { Piece } from '../../realise/pack.ts'

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
    text: 'Celý deň si [hero] [pospevoval] pesničku, ktorá [=mala] iba <dve slová~tri tóny~jeden riadok~samé la-la-la>{.|, zato sa [=hodila/hodí] ku každej robote aj ku každému nič.}',
  },
  {
    hero: 'child',
    text: '[Hero] [voňal] <jablkami~mydlom~senom~dažďom~škoricou~čerstvým chlebom~slnkom>{.|, presne tak ako niekto, kto má za sebou kus dobrého dňa.}',
  },
  {
    hero: 'child',
    text: '[Hero] [mal] ešte od obeda na <líci~brade~nose~rukáve> trochu <cukru zo šúľancov~lekváru z palaciniek~maku z buchiet~tvarohu z lievancov>{.|, čo je najlepší spôsob, ako si obed zapamätať.}',
  },
  {
    hero: 'child',
    text: '[Hero] [mal] za uchom <pierko~ceruzku~sedmokrásku~steblo trávy~lístok mäty>{.|, a kto sa [=opýtal/opýta] prečo, ten [=dostal/dostane] za odpoveď iba úsmev.}',
  },
  {
    hero: 'child',
    text: '[Hero] [=v ten deň/dnes] [vstal] oboma nohami naraz{.|, pre istotu, lebo ktorá z nich je tá správna, to sa zrána ťažko háda.}',
  },
  {
    hero: 'child',
    text: '[Hero] [mal] na kolene <zelenú škvrnu od trávy~fialovú škvrnu od čučoriedok~náplasť so slonom~trochu hliny v tvare mačky>{.|, a za niečím takým býva vždy aspoň jeden dobrý príbeh.}',
  },
  {
    hero: 'child',
    text: '[Hero] [mal] čkavku, už <tretiu~štvrtú~piatu> za [=ten/dnešný] deň{. Čk!|, a pri každom čknutí [=nadskočili/nadskočia] aj šnúrky na topánkach.}',
  },
  {
    hero: 'child',
    text: '[Hero] si [=v ten deň/dnes] [obul/obúva] topánky naopak{.|, a tak [=trvalo/trvá] chvíľu, kým sa nohy [=dohodli/dohodnú], ktorá z nich pôjde prvá.}',
  },
  {
    hero: 'child',
    text: '[Hero] [mal] v hlave novú otázku: <kam chodí tma cez deň~prečo ryby nekýchajú~kto naučil vodu tiecť~či sa aj tieň vie najesť~kde má vietor perinu>.{| S takou otázkou sa nikto nenudí, ani keď na ňu nemá odpoveď.}',
  },
  {
    hero: 'child',
    text: '[Hero] od rána [hľadal] všetko <okrúhle~modré~mäkké~pásikavé~maličké>{.|, a keď človek vie, čo hľadá, je toho zrazu plný svet.}',
  },
  {
    hero: 'child',
    text: '[Hero] [mal] [=v ten deň/dnes] <dlhý~ospalý~strapatý~trochu krivý> tieň{.|, ale inak slušný, na každé zakývanie [=odpovedal/odpovedá] hneď a rovnakou rukou.}',
  },
  {
    hero: 'child',
    text: '[Hero] sa [zasmial] už po <druhý~tretí~piaty~siedmy> raz za deň{.|, iba tak, lebo dobrý smiech nepotrebuje vysvetlenie.}',
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
]
