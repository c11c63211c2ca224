import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

/**
 * Where one thing is lost, others are: whoever is left there does not know how one sleeps without one's own people, and the toy that has heard it every evening
 * can tell. The child says how, does it on the way, and falls asleep.
 */
const WHAT: readonly Kind[] = [
  ...(['toy', 'animal', 'bird', 'sea-animal', 'dinosaur', 'insect', 'fairy-being', 'monster', 'vehicle'] as const),
]

const PLACE =
  '[has| autobus: v autobuse | vlak: vo vlaku | elektricka: v električke | lietadlo: v lietadle | auto: v aute | skolka: v škôlke | skola: v škole | obchod: v obchode | ihrisko, pieskovisko: na ihrisku | park: v parku | plaz, more: pri mori | kupalisko: na kúpalisku | bazen: pri bazéne | les: v lese | luka: na lúke | nemocnica: v nemocnici | zoo: v zoo | restauracia: v reštaurácii | hotel: v hoteli | stanica: na stanici | kino: v kine | divadlo: v divadle | ulica: na ulici | mesto: v meste | grandma: u babky | grandpa: u dedka | dvor: na dvore | zahrada: v záhrade | kdesi vonku]'

const friend = (yes: string, no = '') => `[friend-is| toy, pet: ${no} | [with| ${yes} | ${no}]]`
const toy = (yes: string) => `[friend-is| toy: ${yes} |]`
const pet = (yes: string) => `[friend-is| pet: ${yes} |]`

const forms = (nom: string, gen: string, dat: string, acc: string, loc: string, ins: string) => ({
  ...{ name: nom, nom, gen, dat, acc, loc, ins },
})

export const stratenaHracka: Telling = {
  id: 'lost-toy',
  shape: 'own-view',
  fits: { kind: 'life', subjects: ['lost-toy'], when: ['today', 'past', 'tomorrow', 'always'], what: WHAT },
  ages: [3, 6],
  tile: { label: 'Stratený macko', wish: 'stratil dnes macka a nevie bez neho zaspať' },
  titles: ['Ako sa spí bez svojich', 'Noc stratených vecí'],
  figures: {
    glove: { forms: forms('rukavica', 'rukavice', 'rukavici', 'rukavicu', 'rukavici', 'rukavicou'), gender: 'she' },
    umbrella: { forms: forms('dáždnik', 'dáždnika', 'dáždniku', 'dáždnik', 'dáždniku', 'dáždnikom'), gender: 'he' },
  },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: {
        third: { forms: forms('loďka', 'loďky', 'loďke', 'loďku', 'loďke', 'loďkou'), gender: 'she' },
      },
      words: { onethird: 'papierová loďka', docks: 'pristane pri rukavici a spustí kotvu' },
    },
    dinos: {
      themes: ['dinosaurs'],
      figures: {
        third: {
          forms: forms('tyranosaurus', 'tyranosaura', 'tyranosaurovi', 'tyranosaura', 'tyranosaurovi', 'tyranosaurom'),
          gender: 'he',
        },
      },
      words: { onethird: 'gumený tyranosaurus', docks: 'si ľahne na brucho a zavrie celú papuľu' },
    },
    moon: {
      themes: ['space', 'science', 'discovery'],
      figures: {
        third: { forms: forms('raketa', 'rakety', 'rakete', 'raketu', 'rakete', 'raketou'), gender: 'she' },
      },
      words: { onethird: 'malá raketa', docks: 'pristane pri rukavici a vypne motory' },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: {
        third: { forms: forms('korunka', 'korunky', 'korunke', 'korunku', 'korunke', 'korunkou'), gender: 'she' },
      },
      words: { onethird: 'papierová korunka', docks: 'sa položí na rukavicu ako na vankúš' },
    },
    heroes: {
      themes: ['superheroes'],
      figures: {
        third: { forms: forms('maska', 'masky', 'maske', 'masku', 'maske', 'maskou'), gender: 'she' },
      },
      words: { onethird: 'maska superhrdinu', docks: 'zavrie obe diery na oči a dýcha tou na nos' },
    },
    home: {
      themes: [],
      figures: {
        third: { forms: forms('lopta', 'lopty', 'lopte', 'loptu', 'lopte', 'loptou'), gender: 'she' },
      },
      words: { onethird: 'červená lopta', docks: 'sa trošku nafúkne a trošku sfúkne' },
    },
  },
  words: { place: PLACE },
  things: {
    what: {
      kinds: WHAT,
      or: { forms: forms('macko', 'macka', 'mackovi', 'macka', 'mackovi', 'mackom'), gender: 'he' },
    },
    whom: {
      kinds: [],
      or: { forms: forms('sused', 'suseda', 'susedovi', 'suseda', 'susedovi', 'susedom'), gender: 'he' },
    },
  },
  fact: '[What] raz v noci [what:učila/učil/učilo] stratené veci zaspávať.',
  next: 'Na polici sedí rukavica, ktorá sa nikomu nestratila, a čaká na druhú.',
  young: `
== gone
V posteli je prázdne miesto. [has| autobus, vlak, elektricka, lietadlo, auto, skolka, skola, obchod, ihrisko, pieskovisko, park, plaz, more, kupalisko, bazen, les, luka, nemocnica, zoo, restauracia, hotel, stanica, kino, divadlo, ulica, mesto, grandma, grandpa, dvor, zahrada: [What] [what:ostala/ostal/ostalo] [place]. | [What] je preč.]

+2
[has| autobus, vlak, elektricka, lietadlo, auto, skolka, skola, obchod, ihrisko, pieskovisko, park, plaz, more, kupalisko, bazen, les, luka, nemocnica, zoo, restauracia, hotel, stanica, kino, divadlo, ulica, mesto, grandma, grandpa, dvor, zahrada: Doma ani netreba hľadať. V práčke je iba jedna mokrá ponožka. | Pod posteľou nie je, za gaučom nie je a v práčke je iba jedna mokrá ponožka. Asi [what:ostala/ostal/ostalo] vonku.] ${friend('[Friend] sa pre istotu pozrie aj do chladničky.')} ${pet('[Friend] oňuchá každý kút.')}
/+2

@hero „Bez [what.gen] nezaspím,“ povie [hero]. [feels| sad: ((Hlas sa pri tom trasie.)) | angry: ((Hlas sa pri tom hnevá a trochu aj trasie.)) |]

@adult „Viem,“ povie [adult]. „[when| tomorrow: Zajtra [what:ju/ho/ho] prinesieme. | Zajtra budeme hľadať ďalej.] A čo robí teraz? Ty [what:ju/ho/ho] poznáš najlepšie.“

[Hero] zavrie oči, lebo tak lepšie vidno.

@hero „Sedí,“ povie [hero]. „A vedľa sedí *glove rukavica. Tiež sa stratila.“

Kde sa stratí jedna vec, tam sa stratí aj druhá. Je tam aj dáždnik a [onethird] a ani jeden z nich nevie zaspať.

+3
Dáždnik patrí pánovi v klobúku a rukavica pani s kočíkom. A komu patrí [third], to sa nevie, lebo [third] je ešte veľmi [third:malá/malý/malé] a svoju adresu povedať nevie.
/+3

== glove
&first @glove „Ako sa spí bez svojich?“ pýta sa rukavica.

@adult „A čo povie [what]?“ pýta sa [adult].

@hero „[What] to vie,“ povie [hero], „lebo to počuje každý večer. Najprv treba povedať dobrú noc každému prstu, od najmenšieho.“

Rukavica má päť prstov, a tak dostane päť dobrých nocí. [Hero] to robí tiež: @hero „Dobrú noc, malíček.“

+2
A tak ďalej, až po palec. Palec dostane ešte aj pusu, lebo je posledný v rade a čaká najdlhšie.
/+2

+3
@glove „Ale my sme vždy dve,“ povie rukavica. „Ľavá a pravá. Ja som ľavá.“

[What] si teda sadne z pravej strany, celkom blízko.

@hero „Už je tam aj pravá,“ povie [hero]. „A keď sa rukavica zobudí, môže sa jej chytiť.“ [with2| @friend2 „To je dobré,“ šepne [friend2]. |]
/+3

== umbrella
@umbrella „A potom?“ pýta sa dáždnik, celý roztvorený od strachu.

@hero „Potom sa treba zložiť,“ povie [hero] a pritiahne si kolená k bruchu.

A dáždnik sa pomaly zloží.

+3
@umbrella „Takto je lepšie,“ povie dáždnik. „Keď som roztvorený, fúka na mňa z každej strany.“
/+3

+4
Vtom čosi zašuchoce! Dáždnik sa zasa roztvorí a každý je naraz pod ním, aj [third], aj rukavica. Šuch, šuch, ide to stále bližšie.

@adult „A čo je to?“ šepká [adult] a tiež si vezme kúsok periny.

[Hero] to ešte nevie. Najprv sa treba dobre pozrieť, hoci so zavretými očami.

@hero „Myš,“ povie [hero]. „Tá sa nestratila. Tá tam býva, celá rodina.“

Myš sa čuduje, čo je to za stan a prečo z neho trčí päť prstov. [What] jej všetko vysvetlí. A myš povie, že ak treba, bude tam do rána strážiť. Aj tak je celú noc hore a zuby má dobré, na zlodejov celkom stačia.

@adult „To som [adult:rada/rád/rado],“ povie [adult] a perinu zasa pustí. A dáždnik sa zloží aj druhý raz.
/+4

== breath
+4
@glove „My nemáme perinu,“ povie rukavica.

Naozaj nemajú. Ale hneď vedľa ležia noviny, tiež stratené a celkom dobré. Pod novinami je miesta dosť, a kto nevie zaspať, môže si čítať, ako bude zajtra.

@third „A rozprávka?“ pýta sa [third]. „Bez rozprávky sa predsa nespí.“

@hero „[What] ich vie veľmi veľa,“ povie [hero]. „Dnes im povie jednu krátku, lebo je neskoro. Je o dáždniku, po ktorý príde pán v klobúku.“

Dáždnik na to nepovie nič, iba sa prestane triasť. A potom tú rozprávku chce počuť ešte raz, hoci je celá na jeden dych.
/+4

@third „A potom?“ pýta sa [third].

@hero „Potom treba dýchať,“ šepká [hero]. „Pomaly dnu a pomaly von.“

+3
@third „A nemôžeme sa ešte chvíľu hrať?“ pýta sa [third].

@hero „Dnes už nie,“ povie [hero] presne tak, ako to hovorí [adult]. „Ale ráno áno.“
/+3

A [third] [docks]. Dnu a von, dýcha [hero], dnu a von. A [what] presne tak isto, naraz.

+2
Potom dýchajú aj ostatní, každý po svojom. Ani sa nedá povedať, kto to má od koho, či [what] [od hero.gen/odtiaľto], alebo [hero] [od what.gen].
/+2

== bed
Pod perinou je teplo a v izbe ticho. ${toy('(([Friend] leží z druhej strany ako vždy.))')} ${pet('(([Friend] leží pri nohách.))')}

+3
${friend('Aj [friend] už nehľadá a pomaly dýcha.')}
/+3

+4
[more| [Others] už spia, pokojne a ticho. |] Za oknom svieti mesiac. Vidí sem a vidí aj tam, oboje naraz, a nehovorí nič. Iba svieti, pomaly a celkom ticho.
/+4

+3
@adult „A čo robí [what]?“ šepká [adult].

@hero „Čaká, kým zaspia ostatní,“ šepká [hero]. „To [what] robí vždy.“
/+3

&last @glove „Ako sa spí bez svojich?“ šepká rukavica, ale už iba zo sna.

@hero „Nie sme bez nich,“ zamrmle za [what.acc] [hero]. „Iba sme inde.“

!asleep A potom spí ^glove rukavica, dáždnik, [third] aj [what] a [hero] spí s nimi.
`,
}
