/*
 * What others see of a child, or say. `open`: how it comes; `say`: what sticks, as the child tells it at home; `hide`: how it is kept from sight; `own`: what is looked at, and that it is the
 * child's; `warm`: one plain thing that is true of it; `ok`: what its mother says to that; `step`: what the child does among the others; `bed`: what is left of it.
 */
export interface Seen {
  open: string
  say: string
  own: string
  hide: string
  warm: string
  ok: string
  step: string
  bed: string
}

export const AT =
  '[place| nursery: V škôlke | school: V škole | gym: Na telesnej | training: Na tréningu | yard: Na ihrisku | family: Doma | Vonku]'

const FROM =
  '[is:whom| Hádže ho [whom]. | [has| oth-grandpa: Hádže ho dedko. | oth-grandma: Hádže ho babka. | brother: Hádže ho brat. | sister: Hádže ho sestra. | oth-boys: Hádžu ho chlapci. | oth-girls: Hádžu ho dievčatá. | classmates: Hádžu ho spolužiaci. | friend: Hádže ho niekto, s kým sa [hero] inak hrá. | Jeden ho hodí a ostatní sa smejú.]]'
const THROWN = `${AT} letí vzduchom slovo. ${FROM}`
const GOOD = '[Taká si dobrá. Celá/Taký si dobrý. Celý/Takto je to dobre. Od hlavy po päty]'

/** Where nothing is known but that they laugh. */
export const ANY: Seen = {
  hide: 'Tváriť sa treba, že nič, a na také nič treba celú tvár.',
  open: `${THROWN} ((Nie je dlhé, ale škriabe.))`,
  say: 'Jedno slovo. Poviem ho iba do ucha,',
  own: 'A meno? [Hero]? To je moje',
  warm: 'Počujem naň aj zo spánku',
  ok: 'A veľmi dobré meno',
  step: 'Potom [hero] vezme kriedu a napíše na zem svoje prvé písmeno. Je veľké ako dvere.',
  bed: 'Meno je zasa doma a mama ho hovorí celkom potichu.',
}

export const SEEN: Readonly<Record<string, Seen>> = {
  fat: {
    hide: 'Brucho sa musí držať stiahnuté a dýchať sa dá iba do polovice.',
    open: `${THROWN} ((Nie je dlhé, ale škriabe.))`,
    say: '[has:oth-w-thick| [Tlstá/Tlstý/Tlsté brucho] | [Tučná/Tučko/Tučko]],',
    own: 'A brucho? To je moje',
    warm: 'Keď sa smejem, smeje sa aj ono',
    ok: GOOD,
    step: 'Potom ide [hero] na hojdačku. Nohy letia hore a brucho letí tiež, v rovnakej chvíli.',
    bed: 'Brucho je pod perinou teplé a dýcha hore a dolu.',
  },
  ears: {
    hide: 'Na uši ide kapucňa, a v kapucni počuť iba vlastné dýchanie.',
    open: `${THROWN} ((Uši ho počujú ako prvé.))`,
    say: 'Ušiak,',
    own: 'A uši? Tie sú moje',
    warm: 'Jedno je naľavo a druhé napravo, drží na nich čiapka',
    ok: GOOD,
    step: 'Potom [hero] zavrie oči a počúva vietor. Fúka z dvoch strán a každé ucho má svoju.',
    bed: 'Jedno ucho spí vo vankúši a druhé je hore.',
  },
  hair: {
    hide: '[has:oth-pehy| Golier ide hore, až po pehy, a nos v ňom kýcha. | Na vlasy ide kapucňa a pod ňou je hlave teplo.]',
    open: `${THROWN} ((Slová si farbu všimnú ako prvú.))`,
    say: '[has:oth-pehy| Pehaňa | [has:oth-red| Mrkva | Strapaté vlasy]],',
    own: '[has:oth-pehy| A pehy? Tie sú moje | A vlasy? Tie sú moje]',
    warm: '[has:oth-pehy| Na nose ich je jedenásť a pod ním ani jedna | Ráno stoja a každý na inú stranu]',
    ok: GOOD,
    step: '[has:oth-pehy| Potom [hero] nastaví nos slnku. Tých jedenásť pieh je na ňom a svietia. | Potom sa [hero] rozbehne po dvore. Vlasy letia vzadu a každý na inú stranu.]',
    bed: '[has:oth-pehy| Pehy ani v tme nikam nejdú. | Vlasy ležia po celom vankúši.]',
  },
  mark: {
    hide: 'Rukávy idú dolu až po prsty a to miesto pod nimi svrbí.',
    open: `${AT} sa deti pozerajú na jedno miesto. ((Prstom naň ukazujú.))`,
    say: 'Čo to máš?',
    own: 'A toto miesto na koži? To je moje',
    warm: 'Poznám ho aj potme, prstom',
    ok: GOOD,
    step: 'Potom si [hero] vyhrnie rukávy a stavia z piesku vežu. Koža je celá zaprášená, všade rovnako.',
    bed: 'Pod perinou je celá koža rovnako teplá.',
  },
  small: {
    hide: 'Ide sa na špičkách, a na špičkách sa nedá ísť dlho.',
    open: `${THROWN} ((Letí celkom nízko.))`,
    say: 'Krpec,',
    own: 'A nohy? Tie sú moje',
    warm: 'Siahajú od brucha presne až po zem',
    ok: GOOD,
    step: 'Potom ide [hero] cez dvor. Krokov je na to treba viac ako iným, a tak ich urobí viac.',
    bed: 'Nohy sa v posteli vystrú a ešte je pod nimi miesto.',
  },
  tall: {
    hide: 'Ide sa v predklone, a v predklone vidno iba chodník.',
    open: `${THROWN} ((Letí celkom vysoko.))`,
    say: 'Žirafa,',
    own: 'A nohy? Tie sú moje',
    warm: 'Siahajú od brucha presne až po zem',
    ok: GOOD,
    step: 'Potom ide [hero] cez dvor a ani sa nehrbí. Krokov je na to treba menej ako iným.',
    bed: 'Nohy sa v posteli poskladajú, koleno ku kolenu.',
  },
  looks: {
    hide: 'Tvár sa díva do zeme a v zemi nie je nič nové.',
    open: `${THROWN} ((Všimne si hocičo.))`,
    say: '[Škaredá/Škaredý/Škaredo],',
    own: 'A tvár? Tá je moja',
    warm: 'Vie sa zamračiť aj vyplaziť jazyk',
    ok: GOOD,
    step: 'Potom sa [hero] skloní nad kaluž. V kaluži je tá istá tvár ako doma a žmurkne.',
    bed: 'Tvár má na vankúši teplú jamku, presne takú veľkú.',
  },
  glasses: {
    hide: 'Okuliare sú vo vrecku a celý svet je samá hmla.',
    open: `${AT} má [hero] na nose okuliare. [has:oth-laugh| Deti sa smejú. | Deti sa pozerajú.] [has:oth-hidden| ((A tak idú okuliare potajme do vrecka.)) |]`,
    say: '[has:oth-word-glasses| [Okuliarnica/Okuliarnik/Okuliarnik] | Aha, má okuliare],',
    own: 'A okuliare? Tie sú moje',
    warm: 'Vidím v nich každý lístok na strome zvlášť',
    ok: GOOD,
    step: '[has:oth-hidden| Okuliare idú z vrecka zasa na nos. | Okuliare si [hero] posunie prstom hore po nose.] Na plote ide slimák a vidno mu aj rožky.',
    bed: 'Okuliare ležia na stolíku, nohy majú zložené.',
  },
  patch: {
    hide: 'Na oko ide kapucňa a druhé oko vidí už iba kapucňu.',
    open: `${AT} má [hero] na oku náplasť. [has:oth-laugh| Deti sa smejú. | Deti sa pozerajú.]`,
    say: 'Čo to máš na oku?',
    own: 'A oko pod náplasťou? To je moje',
    warm: 'Teraz odpočíva a druhé sa učí',
    ok: GOOD,
    step: 'Náplasť ostane, kde je. Druhé oko sa pozerá za dvoch a nájde na plote slimáka.',
    bed: 'Oči sú zavreté a je jedno, ktoré prvé.',
  },
  aid: {
    hide: '[has:oth-hidden| Aparátik leží potajme v peračníku, nepočuť pani učiteľku, nepočuť nikoho. | Na aparátik ide kapucňa a je v nej ticho ako v skrini.]',
    open: `${AT} sa deti pýtajú, čo to má [hero] v uchu. ((Pýtajú sa a pozerajú.)) [has:oth-hidden| A tak ide aparátik potajme von z ucha.]`,
    say: 'Čo to máš v uchu?',
    own: 'A aparátik? Ten je môj',
    warm: 'Počujem ním, keď ma niekto volá',
    ok: 'Aj ucho, aj to, čo je v ňom',
    step: '[has:oth-hidden| Aparátik ostane v uchu. Počuť ním vrabce, zvonček aj vlastné meno z druhého konca dvora. | Aparátik sedí v uchu. Počuť ním vrabce, zvonček aj vlastné meno z druhého konca dvora.]',
    bed: 'Aparátik spí v krabičke a je v nej celkom ticho.',
  },
  chair: {
    hide: 'Kolesá idú radšej okrajom, kde nikto nie je, a tam je samý štrk.',
    open: `${AT} je [hero] na vozíku. Deti sa pozerajú((, jedno, druhé aj tretie)).`,
    say: 'Prečo máš kolesá?',
    own: 'A vozík? Ten je môj',
    warm: 'Koleso vie zatočiť aj na obrubníku',
    ok: 'Aj nohy, aj kolesá',
    step: 'Potom [hero] pošle kolesá cez kaluž. Ostanú po nich dve mokré čiary, rovné ako koľajnice.',
    bed: 'Vozík stojí pri posteli, celkom blízko, a má zabrzdené.',
  },
  other: {
    hide: 'Robiť to presne ako ony je strašne veľa roboty.',
    open: `${AT} sa deti pozerajú a čudujú. [Hero] nie je ako ony((, a každý to vidí)).`,
    say: '[Ty si iná/Ty si iný/Ty to máš inak],',
    own: 'A moje inak? To je moje',
    warm: 'Viem v ňom, kde čo leží',
    ok: GOOD,
    step: 'Potom si [hero] nájde svoje miesto pri múriku. Kamienky tam ležia v rade, tak ako majú.',
    bed: 'Veci na poličke stoja presne tak, ako majú.',
  },
  girlish: {
    hide: 'To obľúbené ide na dno tašky a je mu tam tesno.',
    open: `${THROWN} ((Vraj chlapci toto a dievčatá tamto.))`,
    say: '[To je chlapčenské/To je dievčenské/To nie je pre teba],',
    own: 'A čo mám [rada/rád/na srdci]? To je moje',
    warm: '[has:oth-pink| Ružová je aj jazyk a ten má každý | Páči sa mi to aj v pondelok]',
    ok: GOOD,
    step: '[has:oth-pink| Potom [hero] vezme ružovú kriedu a nakreslí cez celý chodník hada. | Potom sa [hero] hrá ďalej presne s tým istým a ani sa neschová.]',
    bed: '[has:oth-pink| Na chodníku ostal had, ružový aj potme. | To obľúbené leží vedľa vankúša.]',
  },
  speech: {
    hide: 'Najlepšie je nehovoriť nič, a nič sa hovorí veľmi ťažko.',
    open: `${AT} sa slovo zasekne a nechce ísť von. [has:oth-laugh| Niekto sa smeje. | Deti sa pozerajú, kedy príde.]`,
    say: '[has:oth-laugh| Hovor poriadne | A kedy to už povieš],',
    own: 'A hlas? Ten je môj',
    warm: 'Niekedy beží po schodoch a niekedy stojí na každom',
    ok: 'A ja si vždy rada počkám na koniec',
    step: 'Potom [hero] povie, čo chce, pomaly, slovo za slovom. Trvá to dlhšie a povie sa to celé.',
    bed: 'Hlas odpočíva a slová ležia v ňom po jednom.',
  },
  shoes: {
    hide: 'Nohy sa schovávajú pod lavicu, jedna za druhú, a potknú sa o seba.',
    open: `${AT} má každý tenisky so značkou. [Hero] ich chce tiež((, a veľmi)).`,
    say: 'Každý také má, iba ja nie,',
    own: 'A tieto tenisky? Tie sú moje',
    warm: 'Vľavo je v nich kamienok a poznajú cestu domov',
    ok: 'Chcieť môžeš aj iné. Ty si aj tak celý čas ty',
    step: 'Potom si [hero] zaviaže svoje tenisky na dva uzly. Bežia rovnako ako včera, tam aj naspäť.',
    bed: 'Tenisky stoja pod oknom a majú jazyky vonku.',
  },
  phone: {
    hide: 'Ruky sa schovávajú do vreciek, aby bolo vidno čo najmenej.',
    open: `${AT} má každý nový mobil. [Hero] ho chce tiež((, a veľmi)).`,
    say: 'Každý taký má, iba ja nie,',
    own: '[has:oth-button| A tento mobil? Ten je môj | A toto vrecko? To je moje]',
    warm: '[has:oth-button| Tlačidlá robia pip a mama je pod jednotkou | Je v ňom gaštan, gumička a kúsok kriedy]',
    ok: 'Chcieť môžeš aj iné. Ty si aj tak celý čas ty',
    step: 'Potom [hero] vytiahne z vrecka kriedu. Kto chce, môže skákať, a skáču nohy, nie mobily.',
    bed: '[has:oth-button| Mobil leží na stolíku, gombíky hore, a nesvieti. | Gaštan leží na stolíku a nesvieti.]',
  },
  things: {
    hide: 'Ruky sa schovávajú do vreciek, aby bolo vidno čo najmenej.',
    open: `${AT} má každý to isté, nové. [Hero] to chce tiež((, a veľmi)).`,
    say: 'Každý to má, iba ja nie,',
    own: 'A toto vrecko? To je moje',
    warm: 'Je v ňom gaštan, gumička a kúsok kriedy',
    ok: 'Chcieť môžeš aj iné. Ty si aj tak celý čas ty',
    step: 'Potom [hero] vytiahne z vrecka kriedu. Kto chce, môže skákať, a každá noha skáče rovnako.',
    bed: 'Gaštan leží na stolíku a nič mu nechýba.',
  },
  clothes: {
    hide: 'Skryť sa toho musí veľa, od krku až dolu.',
    open: `${AT} letí vzduchom slovo. ${FROM} ((Je o tom, čo má kto na sebe.))`,
    say: '[has:oth-shoes| Škaredé topánky | Škaredé šaty],',
    own: 'A to, čo mám na sebe? To je moje',
    warm: 'Rukávy vedia, kde mám lakte',
    ok: 'A v tom všetkom si ty',
    step: 'Potom si [hero] vyhrnie rukávy a kope v piesku. Dieru je vidno, rukávy nie.',
    bed: '[has:oth-shoes| Topánky stoja pri dverách a trochu je v nich piesok. | V rukávoch je ešte trochu piesku.]',
  },
  head: {
    hide: 'Najlepšie je nehovoriť nič, a nič sa hovorí veľmi ťažko.',
    open: `${AT} letí vzduchom slovo. ((Letí rovno na hlavu.))`,
    say: '[Hlúpa/Hlúpy/Hlúpa hlava],',
    own: 'A hlava? Tá je moja',
    warm: 'Je v nej jedna celá pesnička a cesta domov',
    ok: 'Aj to, čo tam ešte len príde',
    step: 'Potom [hero] niečo nevie a opýta sa. Otázka je z tej istej hlavy a celkom dobre sedí.',
    bed: 'Hlava leží na vankúši a pesnička ide v nej dokola.',
  },
  cry: {
    hide: 'Slzu treba prehltnúť, a prehltnutá ide von nosom.',
    open: `[has:oth-grandpa| Doma letí vzduchom veta. Hovorí ju dedko. | ${AT} letí vzduchom veta. Hovorí sa vtedy, keď niekto plače.] ((Je krátka a pichá.))`,
    say: '[Veľké dievčatá neplačú/Chlapi neplačú/Veľké deti neplačú],',
    own: 'A slza? Tá je moja',
    warm: 'Je teplá a slaná, presne odo mňa',
    ok: 'Plakať môže každý. Aj chlapi, aj veľkí',
    step: 'Potom niečo zabolí a slza príde. [Hero] ju nechá dôjsť až po bradu a utrie si nos.',
    bed: 'Oči sú suché, lebo čo chce von, je už vonku.',
  },
  read: {
    hide: 'Kniha ostane v taške a pri čítaní sa treba pozerať von oknom.',
    open: `[place| nursery: V škôlke | V triede] ostatné deti čítajú. [has:oth-slow| [Hero] tiež, ale pomaly((, po jednom písmene)). | [Hero] ešte nie((, písmená stoja a mlčia)).]`,
    say: '[has:oth-stupid| [Som hlúpa/Som hlúpy/Hlúpa hlava] | [has:oth-slow| Každý to vie rýchlo, iba ja nie | Každý to vie, iba ja nie]],',
    own: 'A moje písmená? Tie sú moje',
    warm: 'Poznám ich šesť a M je ako dve kopce',
    ok: 'Hlava je dobrá. Písmená chodia po jednom',
    step: 'Potom [hero] položí prst pod prvé písmeno. Počká naň a ide k ďalšiemu, pomaly, až do konca slova.',
    bed: 'Kniha je zavretá a písmená ležia každé na svojom mieste.',
  },
  poem: {
    hide: 'Slová sa schovajú tiež, a to tak dobre, že ich nikto nenájde.',
    open: '[has:oth-sing| Doma vie [hero] celú pesničku. | [has:oth-talk| Doma vie [hero] povedať všetko. | [has:oth-rhyme| Doma vie [hero] celú básničku. | Doma to [hero] vie celé.]]] Tam sa však pozerá veľa očí((, a vtedy ani muk)).',
    say: 'Budú sa na mňa pozerať,',
    own: 'A oči? Tie moje sú iba dve',
    warm: 'Ostatné patria iným, tie ja strážiť nemusím',
    ok: 'A tie moje dve sa na teba tešia',
    step: 'Potom si [hero] vyberie z celej sály iba dve oči. [has| oth-sing: Tým zaspieva prvý riadok, potichu, a počká na druhý. | oth-talk: Tým povie prvú vetu, potichu, a počká na druhú. | oth-rhyme: Tým povie prvý riadok, potichu, a počká na druhý. | Tým ukáže prvý kúsok, celkom malý, a počká na druhý.]',
    bed: '[has:oth-sing| Pesnička je zasa doma | [has:oth-talk| Slová sú zasa doma | [has:oth-rhyme| Básnička je zasa doma | Celé je to zasa doma]]] a nikto sa nepozerá.',
  },
  dance: {
    hide: 'Aj nohy sa schovajú, jedna za druhú, a stoja.',
    open: 'Na besiedke tancujú ostatné deti. [Hero] stojí v kúte. Toľko očí((, a tie majú kam pozerať))!',
    say: 'Pozerajú sa na mňa,',
    own: 'A oči? Tie moje sú iba dve',
    warm: 'Ostatné patria iným, tie ja strážiť nemusím',
    ok: 'V kúte sa dá stáť celkom dobre',
    step: 'Potom [hero] stojí zasa v kúte. V topánke sa pohne palec, raz a dva, presne podľa hudby.',
    bed: 'Palec na nohe sa pod perinou ešte raz pohne.',
  },
  talk: {
    hide: 'Hlas sa schová tiež, kdesi celkom dolu pri bruchu.',
    open: `${AT} sa deti pýtajú a čakajú. [Hero] mlčí. ((Doma má slov plné ústa.))`,
    say: 'Prečo nič nehovoríš?',
    own: 'A hlas? Ten je môj',
    warm: 'Teraz je doma, vonku ešte iba pozerá',
    ok: 'Nech pozerá, koľko potrebuje',
    step: 'Hlas ešte mlčí, ale ruka nie. [Hero] ju zdvihne a zakýva jednému dieťaťu.',
    bed: 'V posteli hovorí hlas o všetkom, čím ďalej tichšie.',
  },
  greet: {
    hide: 'Hlas sa schová tiež, kdesi celkom dolu pri bruchu.',
    open: 'Vonku niekto pozdraví a čaká. [Hero] mlčí a pozerá na topánky. ((Topánky mlčia tiež.))',
    say: 'Prečo nič nepovieš?',
    own: 'A hlas? Ten je môj',
    warm: 'Doma hovorí, vonku ešte iba pozerá',
    ok: 'Nech pozerá, koľko potrebuje',
    step: 'Hlas ešte mlčí, ale ruka nie. [Hero] ju vytiahne z vrecka a raz zakýva.',
    bed: 'V posteli hovorí hlas o všetkom, čím ďalej tichšie.',
  },
  towards: {
    hide: 'Oči pozerajú inam, a na to inam sa nedá pozerať dlho.',
    open: '[place| nursery: V škôlke | V triede] je [is:whom| [whom] | jedno dieťa], [has:oth-chair| na vozíku | trochu iné ako ostatné]. [Hero] stojí obďaleč. ((Slová stoja tiež.))',
    say: 'Neviem, čo mám povedať,',
    own: 'A ahoj? To je moje',
    warm: 'Je krátke a vie ísť aj potichu',
    ok: 'Na začiatok stačí aj ahoj',
    step: 'Potom si [hero] sadne vedľa, aby boli oči v rovnakej výške. Ahoj ide tam, celkom potichu, a jedno ahoj príde naspäť.',
    bed: 'Ahoj je vonku a v ústach je po ňom miesto na ďalšie slová.',
  },
  party: {
    hide: 'Treba sa tváriť, že nič, a na to treba celú tvár.',
    open: `${AT} idú z ruky do ruky pozvánky na oslavu. Pre [hero.acc/jedno dieťa] tam nie je ani jedna.`,
    say: 'Mňa nikto nepozýva,',
    own: 'A sobota? Tá je moja',
    warm: 'Je v nej celý deň a ešte v nej nikto nie je',
    ok: 'A ja sa do nej rada pozvem',
    step: 'Potom [hero] vystrihne vlastnú pozvánku, celkom malú. Je na nej dom, dvere a miesto na jedno meno.',
    bed: 'Pozvánka leží na stolíku a je na nej sobota.',
  },
  team: {
    hide: 'Treba sa tváriť, že nič, a na to treba celú tvár.',
    open: `${AT} sa vyberá do družstiev. Ostatní sú už rozdelení, [hero] ešte stojí a čaká.`,
    say: 'Mňa vyberajú vždy až na konci,',
    own: 'A nohy? Tie sú moje',
    warm: 'Bežia rovnako na začiatku aj na konci',
    ok: GOOD,
    step: 'Potom sa zasa vyberá a [hero] zasa čaká. Ale stojí na obidvoch nohách, a keď má bežať, beží.',
    bed: 'Nohy ležia pod perinou a odpočívajú.',
  },
  alone: {
    hide: 'Treba sa tváriť, že bokom je to dobre, a na to treba celú tvár.',
    open: `${AT} sa deti hrajú spolu. [Hero] sedí bokom((, celkom na kraji)).`,
    say: 'Nikto sa so mnou nehrá,',
    own: 'A moja hra? Tá je moja',
    warm: 'Je v nej miesto pre dvoch',
    ok: 'A ja sa v nej rada hrám',
    step: 'Potom nakreslí [hero] kriedou dom. Má dvoje dverí, jedny dnu a druhé pre niekoho.',
    bed: 'Krieda leží na stolíku a má ešte veľa domov.',
  },
}

/** What it is that sticks. */
export const IT =
  '[case| cry: Tá veta | glasses, patch, aid, chair, mark, other, poem, dance, talk, greet, speech: Jeden pohľad | shoes, phone, things, read, alone, towards, party, team: Jedna myšlienka | Slovo]'

/** What the looks and words are about is told before where it is, and what is not quite plain after it. */
const WHICH =
  '[has| oth-aid: aid | oth-chair: chair | oth-cry: cry | oth-patch: patch | oth-fat: fat | oth-ears: ears | oth-mark: mark | [about| glasses: glasses | reading: read | stage: [has:oth-dance| dance | poem] | stutter: speech | shyness: [has| oth-greet: greet | oth-perform: poem | talk] | brand-things: [has| oth-phone: phone | oth-shoes: shoes | things] | left-out, no-friends: [has| oth-party: party | oth-team: team | alone] | [has| oth-word-glasses, oth-glasses: glasses | oth-speech: speech | oth-girlish, oth-pink: girlish | oth-red, oth-pehy, oth-hair: hair | oth-small: small | oth-tall: tall | oth-clothes, oth-shoes: clothes | oth-ugly: looks | oth-read: read | oth-stupid: head | [about| being-different: other | body: looks | plain]]]]'

/** Which of them it is. */
export const CASE = `[about| being-different: [has:oth-towards| towards | ${WHICH}] | ${WHICH}]`
