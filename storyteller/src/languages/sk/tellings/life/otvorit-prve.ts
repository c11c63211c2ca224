import type { Telling } from '../../../../craft/telling.ts'

/*
 * Everything fits into boxes when one moves, but what one would miss most doesn't. The child packs that: the ceiling drawn lying down, hands traced, a creak
 * said into the box. On the lid stands OPEN FIRST. Nobody promises that it will be nice there; it is only the first to be unpacked.
 */
/** What stays behind and is missed most: its name, and how it comes into the box. */
const STAYS: Readonly<Record<string, readonly [what: string, packed: string]>> = {
  'mv-clouds': ['strop s oblakmi', 'Prekreslí každý oblak, aj ten tučný nad skriňou'],
  'mv-stars': ['strop s hviezdami', 'Prekreslí každú hviezdu, aj tú krivú nad skriňou'],
  'mv-garden': ['celá záhrada', 'Nakreslí každý strom, a z trávy vloží jedno steblo'],
  'mv-tree': ['strom pred domom', 'Nakreslí všetky konáre a vloží k nim jeden list'],
  'mv-swing': ['hojdačka', 'Nakreslí ju hore, dolu aj v polovici cesty'],
  'mv-window': ['výhľad z okna', 'Prekreslí každú strechu, aj tú s holubom'],
  'mv-friends': ['kamaráti', 'Poprosí ich o ruky a každú obkreslí, prst po prste'],
  'mv-school': ['škôlka', 'Nakreslí bránku, šatňu a svoju značku na skrinke'],
}
const PLAIN = ['strop so zajacom', 'Prekreslí každú prasklinku, až z nich je zajac'] as const
const stays = (at: 0 | 1) =>
  `[has| ${Object.entries(STAYS)
    .map(([id, one]) => `${id}: ${one[at]}`)
    .join(' | ')} | ${PLAIN[at]}]`
const ZAJAC = `[has| ${Object.keys(STAYS).join(', ')}: Bez toho to nepôjde. | Robí ho stará prasklina [moved| yes: a je stále v starom byte. | a je doma od začiatku.]]`

const TO =
  '[has| mv-brno: do Brna | mv-prague: do Prahy | mv-bratislava: do Bratislavy | mv-kosice: do Košíc | mv-abroad: do cudziny | mv-village: na dedinu | mv-house: do nového domu | mv-gran: k babke | do nového bytu]'
const THERE =
  '[has| mv-brno: v Brne | mv-prague: v Prahe | mv-bratislava: v Bratislave | mv-kosice: v Košiciach | mv-abroad: v cudzine | mv-village: na dedine | mv-house: v novom dome | mv-gran: u babky | v novom byte]'

const WORRY = `[moved| yes: @hero „Ja chcem ísť domov,“ povie [hero]. | [has| mv-language: @hero „A budú mi rozumieť?“ pýta sa [hero]. | mv-toys: @hero „A hračky ostanú tu?“ pýta sa [hero]. | mv-friends: @hero „A budem tam mať s kým byť?“ pýta sa [hero]. | @hero „A je tam pekne?“ pýta sa [hero].]]`
const HONEST = `[moved| yes: @adult „Viem,“ povie [adult]. „Toto miesto sa ešte len učí byť domovom.“ | [has| mv-language: @adult „Nie všetko a nie hneď,“ povie [adult]. „Ale ponožka sa povie ponožka aj tam.“ | mv-toys: @adult „Idú všetky,“ povie [adult]. „Aj tie bez kolies. Aj tie, o ktorých sa nevie.“ | mv-friends: @adult „To ešte neviem,“ povie [adult]. „Prvý deň asi iba so mnou a s krabicami.“ | @adult „Niečo áno a niečo nie,“ povie [adult]. „Celé to ešte nepoznám ani ja.“]]`

const young = `
== boxes
[moved| yes: [Hero] odteraz býva ${THERE} a všade sú krabice. | [Hero] sa bude sťahovať ${TO} a všade sú krabice.] Stoja jedna na druhej, až po kľučku. HRNCE, píše sa na jednej. ZIMNÉ ČIAPKY, píše sa na druhej.

+4
Na tretej sa píše RÔZNE, a tej sa každý v dome trochu bojí. Nikto už nevie, čo je v nej. Ale keď sa ňou potrasie, povie štrng, a potom sa v nej ešte dlho niečo kotúľa dookola a hľadá dvere.
/+4

[moved| yes: Vybalilo sa už skoro všetko. Jedno ale chýba, a je to ${stays(0)}. | Zabaliť sa dá všetko. Iba jedno nie, a je to ${stays(0)}.] ${ZAJAC}

&first @hero „[moved| yes: To v žiadnej krabici nie je | To sa do žiadnej krabice nezmestí],“ povie [hero] a krabice s tým súhlasia, lebo mlčia.

+2
@adult „To veru nie,“ povie [adult] a sadne si na HRNCE.

[has| mv-cries: Chvíľu sedia a trochu pri tom plačú. Ide to, krabice znesú aj to. | mv-photos: Fotky sú pekné, ale to, čo chýba, na nich nie je. | Chvíľu iba sedia. Hrnce pod nimi ticho cinkajú.]
/+2

${WORRY}

${HONEST}

+3
To [hero] trochu poteší a trochu nie. Ale aspoň je to pravda, a tá sa dá oprieť o stenu ako krabica.
/+3

Na zemi leží ešte jedna krabica, celkom prázdna. [mate| yes: @friend „A čo do tejto?“ pýta sa [friend]. | Nič na nej nie je napísané.]

Vtedy [hero] vezme papier, ľahne si na chrbát a kreslí. ${stays(1)}.

+2
Kreslí sa to dlho a ruka pri tom bolí. Ale keď sa papier podrží nad hlavou a prižmúri sa jedno oko, je to ono, a nič na tom nechýba, ani jedna maličkosť.
/+2

@hero „To sa zmestí,“ povie [hero] prekvapene a opatrne položí papier do krabice, rovno na dno.

== packing
+3
Potom [hero] [moved| yes: zavrie oči a spomína | chodí po byte a počúva]. Čo sa nedá nakresliť, to sa dá povedať. Vŕzgajú [moved| yes: staré |] dvere? Nakloní sa nad krabicu, povie vŕz a rýchlo priklopí.

@adult „Na vŕzganie nikto iný nemyslí,“ povie [adult].
/+3

+3
[moved| yes: Na nových dverách nie sú čiarky o tom, ako [hero] rastie. To je zlé, lebo tu sa teda nerastie. [Hero] sa k nim rýchlo postaví a vystrie sa. Prvá čiarka je tu, kúsok nad uchom. Potom ju prenesie na papier, aby bola aj v krabici. | Na zárubni dverí sú čiarky. Po nich je vidno, ako rýchlo [hero] rastie. Zárubňa do krabice nemôže, tá patrí k dverám. Tak k nej [hero] priloží špagát a pri každej čiarke urobí uzol. Celé rastenie sa zmotá do klbka a je menšie ako jablko.]

@adult „Pozrime sa,“ čuduje sa [adult]. „A koľko je v tom rožkov!“
/+3

+4
Potom sa vloží kvap od kohútika, hučanie chladničky a klop, klop spoza steny. [with2| [Friend2] vloží pípnutie výťahu, lebo to vie zo všetkých najlepšie. | Pípnutie výťahu je najťažšie, to treba povedať cez nos.] [more| Každý niečo pridá, aj [others]. |] Krabica je stále ľahká, hoci je plná. To sa pri sťahovaní nestáva často.

@adult „A čo vôňa zo schodov?“ pýta sa [adult].

[Hero] [moved| yes: ju chvíľu hľadá v nose, a keď ju nájde, nafúkne líca a fúkne. | vyjde na schody, nadýchne sa, beží naspäť s plnými lícami a fúkne.] Je to polievka a trochu topánky.

[moved| yes: Krabíc v izbe ubúda a zrazu sa v nej všetko ozýva. | Nakoniec obíde [hero] celý byt a s každou vecou, ktorá nejde, sa rozlúči zvlášť.] Radiátor zacinká. Vypínač cvakne. V prázdnej izbe [hero] povie ahoj a izba povie ahoj tiež, o kúsok neskôr a hlbším hlasom.

@hero „Odzdravila!“ šepká [hero].

@adult „Tá je dobre vychovaná,“ povie [adult].

To ahoj sa dá do krabice ako posledné, rýchlo, kým ešte znie.

Potom sa krabica váži. [Hero] ju položí na váhu v kúpeľni a čaká. Váha ukáže nulu, chvíľu rozmýšľa a ukáže zasa nulu, tentoraz celkom pomaly, aby tomu každý uveril.

@adult „Nič to neváži,“ čuduje sa [adult]. „A ja nesiem hrnce.“

@hero „Toto ponesiem ja,“ povie [hero]. „Je to ťažké iba vnútri.“
/+4

Ešte treba napísať, čo je dnu. [Hero] rozmýšľa, a potom to povie a [adult] to píše na veko veľkými písmenami.

@hero „OTVORIŤ PRVÉ.“

+2
@adult „Skôr ako hrnce?“ pýta sa [adult].

@hero „Hrnce počkajú,“ povie [hero]. „Tie sú železné.“
/+2

[moved| yes: A hneď ju aj otvorí. Papier visí nad posteľou a izba je zrazu o kúsok známejšia. | Nech bude nová izba akákoľvek, najprv v nej bude toto, a až potom všetko ostatné.]

== bed
[world| ship: Krabice vo tme sú ako lode v prístave. | castle: Krabice vo tme sú ako malý hrad. | space: Krabice vo tme sú ako stanica pri hviezdach. | heroes: Krabice vo tme sú ako mesto, ktoré treba strážiť. | dinos: Krabice vo tme sú ako veľké spiace jaštery. | forest: Krabice vo tme sú ako les. | Krabice sa v tme opierajú jedna o druhú.] [Hero] leží v teplej posteli a tú svoju krabicu má hneď vedľa, na dosah ruky.

+3
[mate| yes: [Friend] leží pri nej z druhej strany. | Dá sa na ňu položiť aj pohár s vodou.] Je ticho a perina je mäkká.
/+3

+4
Mesiac svieti na steny, na ktorých sú iba klince. Svieti na ne pomaly a rovnako pekne ako inokedy. Ten sa sťahovať nemusí, ten bude aj tu, aj tam.
/+4

@adult „Zmestilo sa všetko?“ šepká [adult].

@hero „Niečo nie,“ šepne [hero]. „Ale to najhlavnejšie.“

@adult „A čo ráno otvoríme prvé?“

&last @hero „Oči,“ zamrmle [hero]. „Potom krabicu.“

!asleep A [hero] spí, s rukou na krabici.
`

const world = { figures: {}, words: {} }

export const otvoritPrve: Telling = {
  id: 'open-first',
  shape: 'making',
  fits: {
    ...{ kind: 'life', subjects: ['moving-house'], when: ['today', 'tomorrow', 'always', 'past'] },
    unless: ['mv-heavy', 'mv-others'],
  },
  ages: [3, 6],
  titles: ['Otvoriť prvé', 'Čo sa do krabice nezmestí'],
  figures: {},
  worlds: {
    ship: { themes: ['pirates', 'ocean', 'adventure'], ...world },
    castle: { themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'], ...world },
    space: { themes: ['space', 'science', 'discovery'], ...world },
    heroes: { themes: ['superheroes'], ...world },
    dinos: { themes: ['dinosaurs'], ...world },
    forest: { themes: ['forest', 'animals', 'nature'], ...world },
    home: { themes: [], ...world },
  },
  keys: {
    moved: '[has| mv-moved: yes | no]',
    mate: '[with| yes | no]',
  },
  fact: '[Hero] raz [zabalil/zabalí] do krabice to, čo sa zabaliť nedá.',
  next: 'V kúte stála krabica a na nej bolo napísané OTVORIŤ PRVÉ.',
  young,
}
