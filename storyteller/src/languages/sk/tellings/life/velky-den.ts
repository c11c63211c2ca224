import type { Telling } from '../../../../craft/telling.ts'
import { BY, DAY, dayWords, MOVE, ONCE, TOLD } from './velky-den-co.ts'
import { older } from './velky-den-starsie.ts'

/*
 * The evening before a great day, or after one: everything lies down but the legs. Toes have no ears; so each is told what will be, or what was, from
 * quite near, and each that knows it lies down.
 */

const forms = (nom: string, ins: string, acc = nom) => ({ name: nom, nom, ins, acc })

export const velkyDen: Telling = {
  id: 'great-day',
  shape: 'lullaby-list',
  fits: {
    kind: 'life',
    subjects: [
      ...(['birthday', 'christmas', 'holiday', 'journey', 'pet', 'waiting', 'bike', 'swimming', 'sport'] as const),
      ...([
        'growing-up',
        'bedtime',
        'reading',
        'writing',
        'dressing',
        'new-room',
        'alone-in-bed',
        'heights',
        'water',
      ] as const),
    ],
    when: ['past', 'today', 'tomorrow', 'always'],
    says: BY,
    unless: ['day-heavy', 'at-place', 'day-imagined', 'pet-wanted'],
  },
  ages: [3, 9],
  tile: { label: 'Veľký deň', wish: 'zajtra má narodeniny a nemôže od radosti zaspať' },
  titles: ['Nohy, už je noc', 'Desať prstov bez uší'],
  figures: {
    neighbour: {
      forms: {
        ...{ name: 'sused', nom: 'sused', gen: 'suseda', dat: 'susedovi' },
        ...{ acc: 'suseda', loc: 'susedovi', ins: 'susedom' },
      },
      gender: 'he',
    },
  },
  things: {
    animal: {
      kinds: ['animal', 'bird', 'sea-animal', 'dinosaur'],
      or: { forms: { ...forms('zvieratko', 'zvieratkom') }, gender: 'it' },
    },
    gift: {
      kinds: ['vehicle', 'toy', 'sport', 'instrument'],
      or: { forms: { ...forms('darček', 'darčekom') }, gender: 'he' },
    },
    food: { kinds: ['food'], or: { forms: { ...forms('koláč', 'koláčom') }, gender: 'he' } },
    whom: { kinds: [], grownUps: true, or: { forms: { ...forms('niekto vzácny', 'niekým') }, gender: 'he' } },
    action: { kinds: [], or: { forms: { ...forms('to', 'to') }, gender: 'it' } },
  },
  keys: {
    tense: '[has| day-done: done | day-eve: eve | day-feast: eve | [when| tomorrow: eve | done]]',
    day: DAY,
    named:
      '[day| kitten: more | [is:animal| animal | [is:food| food | [day| visit: more | [is:whom| whom | [is:gift| [day| gift: more | gift] | more]]]]]]',
  },
  words: {
    ...dayWords,
    soon: '[has| at-tomorrow: Zajtra | at-after: Pozajtra | at-two: O dva dni | at-week: O týždeň | at-saturday: V sobotu | at-sunday: V nedeľu | at-friday: V piatok | at-weekend: Cez víkend | at-summer: V lete | [when| tomorrow: Zajtra | Už čoskoro]]',
    nth: '[has| age-3: tretie  | age-4: štvrté  | age-5: piate  | age-6: šieste  | age-7: siedme  | age-8: ôsme  | age-9: deviate  | ]',
    today: '[has| at-yesterday: Včera | Dnes]',
  },
  worlds: {
    forest: {
      themes: ['forest', 'nature', 'animals', 'dinosaurs'],
      titles: ['Dve veveričky pod perinou'],
      figures: {},
      words: {
        blanket: 's lístím',
        like: 'dve veveričky',
        curled: 'veverička, keď si dá chvost cez nos',
        hall: 'Chodba je v noci les a vešiak je v ňom najvyšší strom.',
        calm: 'Za oknom pomaly dýcha strom.',
        clock: 'hodiny s kukučkou',
        tick: 'Kukučka spí za dvierkami.',
      },
    },
    sea: {
      themes: ['ocean', 'pirates'],
      titles: ['Dve ryby pod perinou'],
      figures: {},
      words: {
        blanket: 's vlnami',
        like: 'dve ryby',
        curled: 'ryba, keď si ľahne na dno',
        hall: 'Chodba je v noci more a vešiak je v ňom najvyšší sťažeň.',
        calm: 'Za oknom pomaly dýcha vietor, ako keď spí more.',
        clock: 'hodiny zo starej lode',
        tick: 'Hodiny tikajú ako voda pri brehu.',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'magic'],
      titles: ['Dva draky pod perinou'],
      figures: {},
      words: {
        blanket: 's korunkami',
        like: 'dva malé draky',
        curled: 'drak, keď si zloží krídla',
        hall: 'Chodba je v noci hrad a vešiak je v ňom najvyššia veža.',
        calm: 'Za oknom pomaly dýcha tma, ako keď spí drak.',
        clock: 'hodiny s kyvadlom',
        tick: 'Kyvadlo chodí pomaly, ako starý strážca po chodbe.',
      },
    },
    sky: {
      themes: ['space', 'superheroes', 'science'],
      titles: ['Dve rakety pod perinou'],
      figures: {},
      words: {
        blanket: 's hviezdami',
        like: 'dve rakety',
        curled: 'raketa, keď vypne motor',
        hall: 'Chodba je v noci vesmír a vešiak je v ňom najvyššia raketa.',
        calm: 'Za oknom pomaly pláva mesiac.',
        clock: 'hodiny s raketou',
        tick: 'Raketa na hodinách pomaly letí dookola.',
      },
    },
    home: {
      themes: [],
      figures: {},
      words: {
        blanket: 's koníkmi',
        like: 'dva koníky',
        curled: 'koník, keď si ľahne do slamy',
        hall: 'Chodba je v noci lúka a vešiak je na nej najvyšší strom.',
        calm: 'Za oknom pomaly dýcha záhrada.',
        clock: 'hodiny s mlynčekom',
        tick: 'Hodiny tikajú potichu a nikam sa neponáhľajú.',
      },
    },
  },
  fact: '[Hero] raz [povedal/povie] všetkým prstom na nohách, aký veľký deň to je, a nohy zaspali.',
  next: 'Ráno vystrčila noha palec spod periny, lebo si bola istá, že jej niekto niečo povie.',
  young: `
== legs
${ONCE}.

-2
*toes [Hero] leží v posteli pod perinou [blanket]. [Adult] povie dobrú noc. Oči už chcú spať. Ruky chcú spať. Aj nos chce spať. Iba nohy vôbec nie.
/-2

+2
*toes [Hero] leží v posteli pod perinou [blanket]. [Adult] zhasne veľké svetlo a povie dobrú noc. [with| [friend-is| toy: [Friend] leží pri vankúši. | pet: [Friend] leží pri posteli. | [Friend] leží vedľa.] | ] Oči už chcú spať. Ruky chcú spať. Aj nos chce spať. Iba nohy vôbec nie.
/+2

Nohy majú radosť. Pod perinou ${MOVE}. Kop, kop! Perina je na zemi.

&first @hero „Nohy, už je noc,“ povie [hero].

[tense| eve: Ale nohy sa chcú ísť pozrieť, či to už nezačína. | Ale nohy chcú ešte raz, hneď teraz a od začiatku.] Kop, kop! Perina je na zemi zas.

+4
[Hero] im dá na pomoc vankúš. Veľký a ťažký, rovno na kolená. Na vankúš položí knihu a na knihu medveďa, nech dáva pozor. Chvíľu je ticho. Medveď sa díva na nohy a nohy sa dívajú na medveďa. Raz. Dva. Tri.

Kop, kop! Medveď letí. Kniha letí. Vankúš odletí až ku dverám a tam ho chytí [adult].

@adult „Chytené,“ povie [adult] a hodí ho naspäť. „To máš v nohách naozaj veľa radosti.“

@hero „Nezmestí sa mi do nich,“ povie [hero]. „Ide im až von z prstov.“

&again @hero „Nohy, už je noc!“

Ale nohy nepočúvajú. [more| V izbe už sedia aj [others] a rátajú kopnutia. Je ich sedemnásť. | Z medveďa trčí iba ucho, celkom zmätené.]
/+4

+3
Nohy dokonca vstanú a idú. A [hero] musí ísť s nimi, lebo je k nim [prirastená/prirastený/doma] až po pás. [hall] Pri dverách stoja topánky.

@adult „Kam ideš?“ šepká [adult] v chodbe.

@hero „Ja nikam,“ povie [hero]. „To nohy.“

@adult „Pozri sa na topánky,“ šepká [adult]. „Tie spia, špičky pri sebe. Tie už vedia, [tense| eve: čo bude | čo bolo].“

Topánky to vedia, a ani sa nepohnú! A nohy? Nohy chodia celý deň naboso v ponožkách, tam veľa nepočuť. [Hero] s nimi beží naspäť do postele.
/+3

-3
@adult „Čo sa to tu deje?“ pýta sa [adult] vo dverách.

@hero „To ja nie,“ povie [hero]. „To nohy.“
/-3

== toes
^toes [Hero] si sadne a pozrie sa na ne zblízka. Desať prstov, a ani jeden nemá ucho!

@hero „Veď oni o ničom nevedia,“ povie [hero]. „Im sa to musí povedať celkom zblízka.“

[Hero] sa skloní až k palcu.

@hero „${TOLD},“ šepne.

Palec si to chvíľu myslí. Potom si ľahne ako [curled].

@hero „[Made][has:day-class|, a celá trieda | ],“ šepne [hero] druhému prstu. Druhý si ľahne tiež.

+2
@hero „[named| animal: A [animal] | food: A [food] | whom: A [whom] | gift: A [gift] | A [more]],“ šepne tretiemu, a ten sa prestane vrtieť.
/+2

-2
@hero „[named| animal: A [animal] | food: A [food] | whom: A [whom] | gift: A [gift] | A [more]],“ šepne tretiemu a štvrtému naraz.
/-2

+2
Štvrtý sa hanbí, ten to chce počuť spolu s tretím.
/+2

@hero „[tense| eve: A večer zasa do postele | A teraz už iba do postele],“ šepne malíčku. Malíček je najmenší, preto mu to povie dva razy.

+2
Jedna noha spí. Ale druhá leží až na druhom kraji a nepočuje ani slovo. Kop!

[with| [friend-is| toy: [Friend] jej to ide povedať uchom, celkom potichu. | pet: [Friend] jej to ide povedať ňufákom, celkom potichu. | @friend „Tú si beriem ja,“ povie [friend] a šepká.] | @adult „Tú si beriem ja,“ povie [adult] a šepká.] Prst po prste, palec prvý, malíček posledný, aby sa na nikoho nezabudlo.
/+2

+3
[with2| [Friend2] drží lampu, aby bolo vidno na každý prst. | Jeden prst sa zasmeje, lebo šepkanie šteklí.] Potom si to povedia ešte medzi sebou, celkom bez slov, a už sa nehýbe ani jeden.
/+3

+4
Iba prostredný sa ešte raz zdvihne. Ten sa chce spýtať.

@hero „Áno,“ povie mu [hero]. „Naozaj. ${TOLD}. [tense| eve: A pôjdeš aj ty, bez teba by sme krívali. | A bez teba by sme pritom krívali.]“

To prstu stačí. Ľahne si na to ako na vankúš a je spokojný. V celej posteli počuť už iba perinu, ako si pomaly sadá. [Adult] stojí na jednej nohe a radšej sa ani nepohne, lebo podlaha tu má vo zvyku vŕzgať. Stačilo by jedno vŕzg, hore by bolo naraz všetkých desať a celé by sa to mohlo ešte raz začať odznova, od palca až po malíček.
/+4

== bed
-2
Perina je zasa na posteli. Nohy pod ňou ležia teplé a tiché, ako [like], čo už všetko vedia.
/-2

+2
Perina je zasa na posteli. Nohy pod ňou ležia teplé a tiché, ako [like], čo už všetko vedia. Pri dverách spia topánky a pri posteli papuče, špičky pri sebe.
/+2

+3
[calm] Lampa svieti mäkko a pomaly, celkom bez ponáhľania, a v chodbe je ticho a tma.
/+3

+4
Radosť je v nohách stále. Iba sa uloží, ako sa večer uloží teplá voda v hrnci: ešte hreje, ale už nevrie. A tichá radosť nekope. Tichá radosť iba hreje, od päty až po koleno. Pod perinou je od nej toľko tepla, že by stačilo aj pre dve ďalšie nohy.
/+4

&last @adult „Nohy, už je noc,“ šepne [adult] pre istotu.

Ale nohy to už vedia. !asleep Nohy spia a [hero] spí s nimi.
`,
  older,
}
