/*
 * What has to be done and is not wanted. `call` is what a parent says, `minded` what is the matter with it, `stall` and `hide` what a grown-up does who is the
 * child for once, `way` the child's own idea, `does` how it does it to the grown-up, `self` how it does the same by itself, `tail` what is left of it at bedtime.
 */
export interface Duty {
  call: string
  minded: string
  stall: string
  hide: string
  way: string
  does: string
  self: string
  tail: string
}

/** What is switched off. */
const DEVICE = (tablet: string, tv: string, phone: string, computer: string) =>
  `[has| du-tv: ${tv} | du-phone: ${phone} | du-pc: ${computer} | ${tablet}]`

/** What lies on the plate. */
const FOOD =
  '[has| du-broccoli: brokolica | mrkva: mrkva | spenat: špenát | hrasok: hrášok | karfiol: karfiol | polievka: polievka | maso: mäso | ryba: ryba | du-lunch: obed | zelenina]'
const ONLY =
  '[has| du-rozky: rožky | du-chlieb: chlieb | du-cestoviny: cestoviny | du-hranolky: hranolky | to, čo už poznám]'

export const DUTIES: Readonly<Record<string, Duty>> = {
  comb: {
    call: 'Ide sa česať',
    minded: 'Uzly ťahajú a bolí to až za ušami',
    stall: 'Ja mám dnes vlasy strapaté schválne',
    hide: 'A strčí hlavu pod vankúš.',
    way: 'Vlasy si držíš v hrsti a hrebeň ide zdola, po kúsku',
    does: '[Adult] sa drží za vlasy a [hero] češe celkom zdola, po kúsku. Uzol cukne, hrsť drží a hrebeň prejde.',
    self: '[Hero] si chytí vlasy do hrste. Hrebeň ide zdola, po kúsku. Raz to zabolí, ale hrsť drží((, a potom je už hrebeň hore a vlasy dole)).',
    tail: 'Vlasy sú hladké a nikde ich nič neťahá.',
  },
  bath: {
    call: 'Ide sa do vane',
    minded: 'Najprv je tam horúco a potom zima',
    stall: 'Ja som [adult:čistá/čistý/čistý] ešte od nedele',
    hide: 'A sadne si na kôš s bielizňou a drží sa.',
    way: 'Najprv palec, potom koleno. Ďalej voda ide, až keď povieš',
    does: '[Adult] si vyhrnie nohavice a zlezie. Palec. Koleno. [Hero] leje vodu hrnčekom(( a ani kvapka nejde vyššie)).',
    self: 'Palec, koleno, brucho. [Hero] velí vode a voda stúpa presne tak. Potom sa velí naspäť: brucho, koleno, palec, a vonku čaká uterák.',
    tail: 'Koža je teplá a vonia mydlom.',
  },
  hair: {
    call: 'Ide sa umývať hlava',
    minded: 'Voda ide rovno do očí a šampón tiež',
    stall: 'Moja hlava je čistá, včera na ňu pršalo',
    hide: 'A dá si na hlavu hrniec a drží ho.',
    way: 'Dáš si na oči uterák a voda príde, až keď povieš teraz',
    does: '[Adult] zloží hrniec, zakloní hlavu nad vaňu a drží si na očiach uterák. [Hero] čaká. Teraz! Voda tečie po vlasoch(( a trochu aj za golier)).',
    self: '[Hero] si drží uterák na očiach a hlavu má zaklonenú. ((Chvíľu nič. ))Potom velí: teraz! Voda tečie po vlasoch, trochu aj do ucha. ((Kvapka šampónu. ))Tri hrnčeky a pena je preč.',
    tail: 'Vlasy sú suché a voňajú.',
  },
  cut: {
    call: 'Ide sa strihať',
    minded: 'Nožnice cvakajú pri uchu a vlasy škriabu za krkom',
    stall: 'Mne vlasy ešte len rastú, nesmú sa rušiť',
    hide: 'A stiahne si sveter cez celú hlavu.',
    way: 'Okolo krku uterák a po treťom cvaknutí prestávka',
    does: '[Hero] spraví nožnice z dvoch prstov. Cvak, cvak, cvak, prestávka! [Adult] si pod uterákom vydýchne((, a potom smú prsty zasa cvakať)).',
    self: '[has:du-salon| [Hero] si sadne a skúsi to tiež, aj s uterákom. Cvak, cvak, cvak, prestávka! Takto to povie aj [has:du-holic| u holiča | u kaderníčky]. | [Hero] si sadne, uterák má okolo krku. Naozajstné nožnice drží [adult]. Cvak, cvak, cvak, prestávka! ((Tri také prestávky a je hotovo.))]',
    tail: '[has:du-salon| Uterák už čaká pri dverách. | Uši sú vonku a na čelo je vidno.]',
  },
  nails: {
    call: 'Idú sa strihať nechty',
    minded: 'Už teraz ma to bolí',
    stall: 'Moje nechty ešte nie sú zrelé, treba ich nechať',
    hide: '[has:du-toes| A sadne si na vlastné nohy((, na ruky tiež)). | A sadne si na vlastné ruky((, na nohy tiež)).]',
    way: '[has:du-toes| Nohu podávaš ty, prst po prste. Ktorý nepodáš, ten čaká | Prst podávaš ty. Ktorý nepodáš, ten ešte čaká]',
    does: '[Adult] podá palec a [hero] ho opatrne opiluje. Šuch, šuch. ((Potom [adult] chvíľu premýšľa a podá ďalší prst.))',
    self: '[Hero] podáva prsty po jednom. Palec ide prvý, lebo je najtučnejší. Cvak! Nebolelo to, iba to cvaklo. Malíček príde celkom posledný.',
    tail: '[has:du-toes| Prstov na nohách | Prstov] je stále toľko, koľko ráno.',
  },
  teeth: {
    call: 'Idú sa umývať zuby',
    minded: 'Pasta je ostrá a kefka lezie, kam nemá',
    stall: 'Moje zuby už spia, nebuď ich',
    hide: 'Potom zamkne ústa na kľúč a kľúč akože prehltne.',
    way: 'Ty ukážeš prstom, kam má kefka ísť, a ona tam ide',
    does: '[Adult] odomkne a ukazuje prstom. Hore! Dolu! Celkom dozadu! Kefka chodí, kam ju pošlú, a pena tečie po brade.',
    self: '[Hero] si vezme kefku a ukazuje. Hore, dolu, dozadu. Pena je ostrá a trochu je z nej brada. Celkom vzadu pomáha [adult].',
    tail: 'Jazyk prejde po zuboch a sú hladké ako okno.',
  },
  dress: {
    call: 'Ide sa obliekať',
    minded: '[has:du-socks| Ponožky škrabú a v pyžame je mäkko | Zima je a v pyžame je mäkko]',
    stall: 'Ja dnes pôjdem v pyžame, to sa teraz nosí',
    hide: 'A vlezie pod perinu.',
    way: 'Obliekať sa dá aj pod perinou. Povieš si, čo ti mám podať',
    does: '@adult „Ponožku!“ ozve sa spod periny. „Rukáv!“ [Hero] podáva a z periny lezie [adult], kus po kuse.',
    self: 'Pod perinu vlezie [hero]. Ponožku! [has:du-socks| Tú naruby, švom von! | Druhú!] Nohavice! Tričko! A z periny vylezie celé oblečené dieťa((, iba gombík je o jeden vedľa)).',
    tail: 'Na stoličke už ležia veci na zajtra, ponožka navrchu.',
  },
  tidy: {
    call: 'Idú sa upratovať hračky',
    minded:
      '[has| du-brother: Veď to má urobiť brat | du-sister: Veď to má urobiť sestra | Je toho veľa a neviem, kde začať]',
    stall: 'To sa rozhádzalo samo a ja som [adult:unavená/unavený/unavený] až po kolená',
    hide: 'A ľahne si medzi hračky a tvári sa ako jedna z nich.',
    way: 'Povieš iba jednu farbu. Iba tá pôjde do krabice',
    does: '@adult „Červená!“ povie tá veľká hračka na koberci. Červené veci letia do krabice, plesk, a hneď je kadiaľ prejsť.',
    self: '[Hero] velí ďalej. Modrá! ((Modré idú do krabice.)) Žltá! ((Tých je najviac.)) [has| du-brother: Zelené sú bratove, po tie si príde brat. | du-sister: Zelené sú sestrine, po tie si príde sestra. | Zelená!] Potom už na zemi nie je farba, iba koberec.',
    tail: 'Po koberci sa dá ísť aj potme a nič nepichne do päty.',
  },
  screen: {
    call: `Ide sa vypínať ${DEVICE('tablet', 'telka', 'mobil', 'počítač')}`,
    minded: 'Práve je to najlepšie a potom to bude preč',
    stall: '[has:du-video| Ešte jedno video a ešte jedno, ešte kúsok | Ešte päť minút, ešte jeden diel, ešte kúsok]',
    hide: 'A zalezie s vlastným mobilom za gauč.',
    way: 'Povieš jednu vec, čo chceš ešte vidieť. Po nej to vypneš',
    does: '@adult „Ešte babkinu mačku,“ ozve sa spoza gauča. Pozrú si babkinu mačku, cvak, a za gaučom je tma.',
    self: `[has:du-video| @hero „Ešte toto video do konca,“ povie [hero]. Video dohrá. | @hero „Ešte tú pesničku na konci,“ povie [hero]. Pesnička dohrá.] Prst visí vo vzduchu a vôbec sa mu nechce. Cvak! ${DEVICE('Tablet je čierny a vidno v ňom', 'Telka je čierna a vidno v nej', 'Mobil je čierny a vidno v ňom', 'Počítač je čierny a vidno v ňom')} vlastný nos.`,
    tail: `${DEVICE('Tablet spí v kuchyni', 'Telka spí v obývačke', 'Mobil spí v kuchyni', 'Počítač spí na stole')} a ani nesvieti.`,
  },
  sleep: {
    call: 'Ide sa spať',
    minded: 'Bude ticho a všetko pekné sa stane bezo mňa',
    stall: 'Ešte vodu, ešte cikať, ešte jednu rozprávku',
    hide: 'A beží v papučiach okolo stola.',
    way: 'Povieš tri posledné veci, ale naraz. Po tretej sa leží',
    does: '@adult „Vodu, pesničku a druhý vankúš,“ povie [adult]. Prvá vec, druhá vec, tretia vec. [Adult] leží v malej posteli a nohy trčia von.',
    self: '[Hero] si tri veci vymyslí poriadne. Voda. Pusa. Pesnička o vlaku. Voda je vypitá, pusa daná a vlak stojí v stanici.',
    tail: 'Tri veci sú hotové a štvrtá nechýba.',
  },
  potty: {
    call: 'Ide sa na nočník',
    minded: 'Je studený a musí sa tam sedieť',
    stall: 'Mne sa vôbec nechce, už od minulého roka',
    hide: 'A postaví sa za záves a tvári sa, že tam nie je.',
    way: 'Iba si sadneš a pozrieme si knižku. Nič viac nemusíš',
    does: '[Adult] si sadne na nočník v nohaviciach a kolená má až pri ušiach. [Hero] ukazuje v knižke rybu. ((Nič sa nestane, iba sa sedí.))',
    self: '[Hero] si sadne tiež, celkom naozaj. ((Prvú chvíľu je to studené, potom už nie. ))Ryba, kačka, žaba. Pri žabe niečo zažblnká, a žaba to nie je.',
    tail: 'Nočník stojí pri vani a knižka vedľa neho.',
  },
  eat: {
    call: `Ide sa jesť, je ${FOOD}`,
    minded: 'Nepoznám to a pozerá to na mňa',
    stall: `Ja jem iba ${ONLY}, nič iné sa do mňa nezmestí`,
    hide: 'A obráti sa aj so stoličkou k stene.',
    way: 'Najprv sa to iba ovonia, potom oblízne. Prehltnúť nemusíš',
    does: '[Adult] ovonia, oblízne a potom ochutná kúsok veľký ako mravec.',
    self: '[has| bager, du-bager: [Hero] to naberie lyžicou ako bagrom. | [Hero] to podvihne na lyžici.] Ovonia. Oblízne. Chutí to trochu ako dážď. Kúsok ako mravec sa zmestí((, a druhý ostane na tanieri)). Na dnes dosť.',
    tail: 'V bruchu je teplo a miesta akurát.',
  },
}

export const DUTY =
  '[has| du-bath: bath | du-comb: comb | [about| toilet: potty | haircut: cut | nail-cutting: nails | tooth-brushing: teeth | dressing, clothes: dress | tidying: tidy | screens: screen | bedtime: sleep | eating: eat | hair]]'
