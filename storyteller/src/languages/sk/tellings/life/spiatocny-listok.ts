import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

/*
 * One thing, and two who want it. What is lent might never come back, so the child draws a return ticket for it: there and back, for the length of one song.
 * What is ridden stays where it is, and whoever rides has the ticket.
 */
const WHAT: readonly Kind[] = [
  ...(['toy', 'vehicle', 'machine', 'sport', 'animal', 'dinosaur', 'instrument'] as const),
  ...(['household', 'royal', 'fairy-being', 'monster', 'clothes'] as const),
]

/** Who else wants it. */
const other = (whom: string, twin: string, brother: string, sister: string, cousin: string, friend: string) =>
  `[is:whom| ${whom} | [has| twins: ${twin} | sister: ${sister} | brother: ${brother} | cousin: ${cousin} | ${friend}]]`

/** A grown-up's quote: in nursery it is the teacher's. */
const big = (quote: string, said: string) =>
  `[place| nursery: @teacher „${quote}“ ${said} pani učiteľka. | @adult „${quote}“ ${said} [adult].]`

const DEPART =
  '[world| ship: Všetci na palubu, odplávame! | castle: Koč odchádza, prásk! | space: Tri, dva, jeden, štart! | heroes: Odlet, mesto čaká! | dinos: Dup, dup, odchod! | forest: Lesný vláčik odchádza, tú! | Nastupovať, tú!]'
const JU = '[has:sh-swing| ju | [toy:ju/ho/ho]]'

const young = `
== mine
[place| nursery: V škôlke je [vec] a naraz ${JU} chcú dvaja, [hero] a [o]. | yard: Na ihrisku má [hero] [vecacc] a práve ${JU} chce aj [o]. | sib: Doma je [vec] a naraz ${JU} chcú dvaja, [hero] a [is:whom| [o] | [has:twins| [jej/jeho/druhé] dvojča | [o]]]. | Na návštevu príde [o] a zo všetkých hračiek chce práve [vecacc].]

@hero „[has:sh-swing| Moja | [toy:Moja/Môj/Moje]]!“ kričí [hero] a drží [vecacc] obidvomi rukami.

+2
Držať obidvomi rukami je namáhavé. Nedá sa pritom hrať. Nedá sa ani poškrabať na nose, a nos o tom vie a svrbí.
/+2

+4
Slovo moje je krátke, a predsa sa dá kričať veľmi dlho. Kričí ho raz jeden, raz druhý, a [vec] sa zatiaľ nehrá s nikým.
/+4

${big('A čo keď iba na chvíľu?', 'pýta sa')}

@hero „[has:sh-swing| Bude tam sedieť navždy,“ povie [hero]. „A ja nikdy. | Pôjde preč,“ povie [hero]. „A naspäť už nie.]“

${big('Vlak tiež odchádza, a príde naspäť,', 'povie')}

@hero „Lebo má spiatočný lístok a sprievodcu,“ povie [hero].

+3
@hero „Na ňom sú dve cesty,“ dodá ešte. „Jedna tam a druhá domov.“

@whom „A keď sa lístok stratí?“ pýta sa [o].

@hero „Nestratí sa,“ povie [hero]. „Stráži ho sprievodca, a tomu sa nikdy nič nestratí, ani čiapka.“
/+3

[place| yard: Vo vrecku je papierik a v taške ceruzka.(( [Hero] si kľakne.)) | A vtom [hero] vezme papier a ceruzku.] Nakreslí šípku tam a šípku späť a medzi ne noty, na jednu pesničku.

&first @hero „Spiatočný lístok,“ povie [hero]. „Tam a späť.“

== ride
[with| Cvak, preštikne ho [friend]. | Cvak, zuby urobia do papiera dierku.]

+4
Sprievodca potrebuje aj píšťalku. Píšťalka nie je, ale od čoho sú pery? Ffíí! Raz to vyjde naprázdno, raz mokro a na tretí raz celkom ako na stanici.
/+4

+2
@hero „${DEPART}“ volá [hero].
/+2

[has:sh-ride| [O] si vezme lístok a ide na [vecloc], celú jednu pesničku. | [Vec] odchádza po zemi, cez [world| ship: more | castle: most | space: vesmír | heroes: mesto | dinos: prales | forest: les | koberec], rovno do [has:twins| druhých | cudzích] rúk.]

Ruky sú odrazu prázdne. [Hero] ich má dve a nevie, kam s nimi.

+3
Jednu strčí do vrecka. Druhou sa poškrabe za uchom a potom konečne aj na nose, na tom úbohom nose. Je to veľmi zvláštne, mať dve ruky a nemať v nich nič.

[with| @friend „Podrž zatiaľ mňa,“ povie [friend]. |] Lenže pesničku musí niekto spievať, a to hneď!
/+3

-3
Lístok je na pesničku. [Hero] ju spieva tak rýchlo, že nie je rozumieť ani slovo.
/-3

+3
[Hero] teda spieva, a tak rýchlo, že tomu nie je rozumieť ani slovo.
/+3

@whom „To je rýchlik,“ povie [o] a vráti [vecacc].

&again @hero „Tam a späť,“ povie [hero] a obzrie si [toy:ju/ho/ho] zhora aj zospodu. Nič nechýba.

+2
@whom „A vieš, čo sa dá?“ pýta sa [o]. „[has:sh-ride| Ísť aj s nohami hore | [toy-is| vehicle, machine: Ísť aj dozadu | Stáť aj hore nohami]]!“ A naozaj.

Také niečo sa doma nezistí. To sa zistí iba na výlete.
/+2

+4
Potom nakreslí lístok [o]. Je pekný, zelený, s okrajom, a má veľkú šípku tam. Ruky hneď zasa chytia [vecacc], pevne, obidve naraz.

@hero „A kde je späť?“ pýta sa [hero].

@whom „To sa mi nezmestí,“ povie [o].

Otočia papier. Z druhej strany je miesta, koľko len chceš, a tak je tam šípka späť, ešte dlhšia ako tá prvá a s mašľou na konci. [with2| @friend2 „Platí,“ povie [friend2] a pozrie na ňu proti svetlu. | @hero „Platí,“ povie [hero] a pozrie na ňu proti svetlu.] Ruky sa pustia, jedna po druhej, bez ťahania.
/+4

Druhý lístok je na pomalú pesničku, so všetkými slohami. [Hero] ju spieva naozaj pomaly(( a ruky pri tom tlieskajú)).

+4
Pri tretej slohe sa zabudnú slová a ide to na la-la. [Hero] natiahne krk. Vidno iba kúsok z [vecgen], nie väčší ako gombík. Ale kúsok stačí, a pri la-la sa aj dobre kýva nohami.
/+4

+3
[has:sh-ride| Na tretí lístok si sadne [hero] a spieva [o]. Falošne, ale nahlas. | Na tretí lístok príde na výlet niečo od [ogen]. Je to iba šiška, ale na výlete je prvý raz, a tak sa jej ukáže celá izba.]
/+3

+4
[more| Aj [others] chcú lístok a stoja v rade ako na stanici.] O chvíľu je premávka taká, že treba hlásiť.

@hero „Pozor, pozor,“ hlási [hero] do dlane. „Na prvú koľaj prichádza [vec]. Vystupovať netreba, hneď sa ide naspäť! Prosíme nohy, aby ustúpili, najmä tie v ponožkách.“

[O] robí závory. Kto ide okolo, musí počkať, kým prejdú, a aj vlastné nohy musia počkať.
/+4

${big('A čo ruky?', 'pýta sa')}

@hero „Tie robia sprievodcu,“ povie [hero].

== bed
Večer leží [hero] v teplej posteli. Na stolíku ležia lístky((, každý s dierkou)).

+2
[has:sh-swing| Hojdačka spí vonku a ani sa nehýbe. | [place| sib, visit: [has:sh-ride| [Vec] stojí v predsieni a nikam už nejde. | [Vec] stojí vedľa nich a nikam už nejde.] | yard: [Vec] stojí na chodbe a nikam už nejde. | [Vec] čaká v škôlke na poličke, tam, kde má svoje miesto.]] Nič nechýba.
/+2

+4
Dom je tichý ako stanica, keď odíde posledný vlak. Svieti iba jedna malá lampa, perina je mäkká a mesiac ide pomaly po svojej koľaji, vždy tam a vždy aj späť.
/+4

@hero „Ešte jeden,“ šepne [hero] a podá papier. Je na ňom šípka tam, šípka späť a medzi nimi mesiac.

+3
[Adult] si lístok obzrie z obidvoch strán, ako sa na poctivého sprievodcu patrí.
/+3

@adult „Kam to bude?“ šepká [adult].

@hero „Do spania.“

[Adult] preštikne lístok, cvak, celkom potichu.

&last @adult „Tam a späť,“ šepne [adult]. „Na jednu noc.“

!asleep A [hero] spí a lístok má pod vankúšom.
`

const world = { figures: {}, words: {} }

export const spiatocnyListok: Telling = {
  id: 'return-ticket',
  shape: 'making',
  fits: { kind: 'life', subjects: ['sharing'], when: ['always', 'today', 'past', 'tomorrow'], says: ['sh-thing'] },
  ages: [3, 6],
  titles: ['Spiatočný lístok', 'Tam a späť'],
  tile: { label: 'Delenie sa', wish: 'nechce požičať bager kamarátovi, všetko je moje' },
  figures: {
    teacher: {
      forms: {
        ...{ name: 'pani učiteľka', nom: 'pani učiteľka', gen: 'pani učiteľky', dat: 'pani učiteľke' },
        ...{ acc: 'pani učiteľku', loc: 'pani učiteľke', ins: 'pani učiteľkou' },
      },
      gender: 'she',
    },
  },
  worlds: {
    ship: { themes: ['pirates', 'ocean', 'adventure'], ...world },
    castle: { themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'], ...world },
    space: { themes: ['space', 'science', 'discovery'], ...world },
    heroes: { themes: ['superheroes'], ...world },
    dinos: { themes: ['dinosaurs'], ...world },
    forest: { themes: ['forest', 'animals', 'nature'], ...world },
    home: { themes: [], ...world },
  },
  things: {
    whom: {
      kinds: [],
      or: {
        forms: {
          ...{ name: 'kamarát', nom: 'kamarát', gen: 'kamaráta', dat: 'kamarátovi', acc: 'kamaráta' },
          ...{ loc: 'kamarátovi', ins: 'kamarátom' },
        },
        gender: 'he',
      },
    },
    toy: {
      kinds: WHAT,
      or: {
        forms: {
          ...{ name: 'bager', nom: 'bager', gen: 'bagra', dat: 'bagru', acc: 'bager', loc: 'bagri', ins: 'bagrom' },
        },
        gender: 'he',
      },
    },
  },
  keys: {
    place: '[has| sh-nursery: nursery | sh-yard: yard | sh-sib: sib | visit]',
  },
  words: {
    vec: '[has:sh-swing| hojdačka | [toy]]',
    vecacc: '[has:sh-swing| hojdačku | [toy.acc]]',
    vecloc: '[has:sh-swing| hojdačke | [toy.loc]]',
    vecgen: '[has:sh-swing| hojdačky | [toy.gen]]',
    o: other(
      '[whom]',
      'dvojča',
      'brat',
      'sestra',
      '[has:sh-girl| sesternica | bratranec]',
      '[has:sh-girl| kamarátka | kamarát]',
    ),
    ogen: other(
      '[whom.gen]',
      'dvojčaťa',
      'brata',
      'sestry',
      '[has:sh-girl| sesternice | bratranca]',
      '[has:sh-girl| kamarátky | kamaráta]',
    ),
  },
  fact: '[Hero] raz [nakreslil/nakreslí] spiatočný lístok a všetko sa [=vrátilo] domov.',
  next: 'V schránke leží lístok s dierkou. Je na ňom iba šípka tam.',
  young,
}
