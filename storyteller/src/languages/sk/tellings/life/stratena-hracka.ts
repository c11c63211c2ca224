import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

/**
 * Where one thing is lost, others are: whoever is left there does not know how one sleeps without one's own people, and the toy that has heard it every evening
 * can tell. The child says how, does it on the way, and falls asleep.
 */
const WHAT: readonly Kind[] = [
  ...(['toy', 'animal', 'bird', 'sea-animal', 'dinosaur', 'insect', 'fairy-being', 'monster', 'vehicle'] as const),
  ...(['machine', 'household', 'sport', 'instrument', 'school', 'royal', 'job', 'plant', 'food'] as const),
]

/** Where it stayed: by which the wish says so, how that is said, and what shines there at night. */
const PLACES = {
  kosik: ['v obchode v nákupnom vozíku', 'Svietia tam mrazáky, modro a potichu'],
  'obchod, supermarket, hrackarstvo, lost-v-obchode': ['v obchode', 'Svietia tam mrazáky, modro a potichu'],
  benzinka: ['na benzínke', 'Na benzínke sa svieti celú noc'],
  letisko: ['na letisku', 'Na letisku sa svieti celú noc'],
  'toy-in-plane': ['v lietadle', 'V lietadle svietia malé svetielka pri zemi'],
  'toy-in-bus': ['v autobuse', 'Autobus spí pod lampou'],
  'toy-in-train': ['vo vlaku', 'Na stanici svieti veľká lampa'],
  elektricka: ['v električke', 'Električka spí pod lampou'],
  'metro, taxi': ['v [has:taxi| taxíku | metre]', 'Aspoň jedna lampa tam svieti'],
  'stanica, zastavka': ['na [has:stanica| stanici | zastávke]', 'Lampa tam svieti celú noc'],
  'toy-in-car': ['v aute', 'Do auta svieti lampa z ulice'],
  skolka: ['v škôlke', 'Na chodbe v škôlke svieti malé zelené svetlo'],
  'skola, trieda, druzina': ['v škole', 'Na chodbe v škole svieti malé zelené svetlo'],
  'nemocnica, lekar, zubar': ['u [has:nemocnica| doktorov v nemocnici | lekára]', 'Na chodbe tam svieti malé svetlo'],
  restauracia: ['v reštaurácii', 'Svieti tam chladnička s limonádou'],
  hotel: ['v hoteli', 'Na chodbe v hoteli svieti celú noc'],
  chata: ['na chate', 'Do okna tam svieti mesiac'],
  'kino, divadlo': ['v [has:kino| kine | divadle]', 'Nad dverami tam svieti malé zelené svetlo'],
  pieskovisko: ['na pieskovisku', 'Svieti tam lampa a nad ňou mesiac'],
  ihrisko: ['na ihrisku', 'Svieti tam lampa a nad ňou mesiac'],
  park: ['v parku', 'V parku svieti rad lámp'],
  zoo: ['v zoo', 'V zoo svieti lampa pri bráne'],
  kupalisko: ['na kúpalisku', 'Svieti tam lampa a vo vode ešte jedna'],
  bazen: ['pri bazéne', 'Svieti tam lampa a vo vode ešte jedna'],
  'plaz, more': ['pri mori', 'Pri mori svieti maják'],
  'les, luka': ['[has:les| v lese | na lúke]', 'Svieti tam mesiac, a ten vidí všade'],
  grandma: ['u babky', 'U babky svieti v kuchyni malé svetlo'],
  grandpa: ['u dedka', 'U dedka svieti na chodbe malé svetlo'],
  aunt: ['u tety', 'U tety svieti na chodbe malé svetlo'],
  godmother: ['u krstnej', 'U krstnej svieti na chodbe malé svetlo'],
  friend: ['u kamarátov', 'Na chodbe tam svieti malé svetlo'],
  'dvor, zahrada': ['[has:dvor| na dvore | v záhrade]', 'Svieti tam mesiac, a ten vidí všade'],
  'ulica, mesto': ['[has:ulica| na ulici | v meste]', 'V meste svietia lampy celú noc'],
} as const
const NAMED = Object.keys(PLACES).join(', ')
const place = (at: 0 | 1, other: string) =>
  `[has| ${Object.entries(PLACES)
    .map(([ids, of]) => `${ids}: ${of[at].replace(/\[has:(\w+)\| ([^|]+) \| ([^\]]+)\]/, '[has:$1| $2 | $3]')}`)
    .join(' | ')} | ${other}]`
const SAFE = 'grandma, grandpa, aunt, godmother, friend, skolka, skola, trieda, druzina, chata'

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
    plush: { forms: forms('plyšák', 'plyšáka', 'plyšákovi', 'plyšáka', 'plyšákovi', 'plyšákom'), gender: 'he' },
    umbrella: { forms: forms('dáždnik', 'dáždnika', 'dáždniku', 'dáždnik', 'dáždniku', 'dáždnikom'), gender: 'he' },
  },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: {
        third: { forms: forms('loďka', 'loďky', 'loďke', 'loďku', 'loďke', 'loďkou'), gender: 'she' },
      },
      words: { onethird: 'papierová loďka', docks: 'pristane pri [prvej] a spustí kotvu' },
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
      words: { onethird: 'malá raketa', docks: 'pristane pri [prvej] a vypne motory' },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: {
        third: { forms: forms('korunka', 'korunky', 'korunke', 'korunku', 'korunke', 'korunkou'), gender: 'she' },
      },
      words: { onethird: 'papierová korunka', docks: 'sa položí na [prvu] ako na vankúš' },
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
      words: { onethird: 'červená lopta', docks: 'sa trošku nafúkne a trošku spľasne' },
    },
  },
  keys: {
    // Found again; gone for good; another one was found; somebody will bring it; asked for; where one knows whose place it is; nowhere; left.
    state: `[has| toy-found: found | toy-gone: gone | toy-other-one: other | toy-brought: fetch | toy-called-about: asked | ${SAFE}: safe | ${NAMED}: left | nowhere]`,
    sleeps:
      '[is:what| [what-is| toy, animal, bird, sea-animal, dinosaur, insect, fairy-being, monster, deka, vankus, satka, uterak: yes | [has:plysak| yes | no]] | yes]',
  },
  words: {
    place: place(0, 'kdesi vonku'),
    light: place(1, 'Mesiac svieti všade, aj tam'),
    ho: '[what:ju/ho/ho]',
    prva: '[state| other: plyšák | rukavica]',
    prvej: '[state| other: plyšákovi | rukavici]',
    prvu: '[state| other: plyšáka | rukavicu]',
  },
  things: {
    what: {
      kinds: WHAT,
      or: { forms: forms('macko', 'macka', 'mackovi', 'macka', 'mackovi', 'mackom'), gender: 'he' },
    },
    instead: {
      kinds: ['clothes'],
      or: { forms: forms('šál', 'šálu', 'šálu', 'šál', 'šáli', 'šálom'), gender: 'he' },
    },
    whom: {
      kinds: [],
      or: { forms: forms('sused', 'suseda', 'susedovi', 'suseda', 'susedovi', 'susedom'), gender: 'he' },
      grownUps: true,
    },
  },
  fact: '[What] raz v noci [what:učila/učil/učilo] stratené veci zaspávať.',
  next: 'Na polici sedí rukavica, ktorá sa nikomu nestratila, a čaká na druhú.',
  young: `
== gone
[state| found: [What] je zasa doma! [has| ${NAMED}: [what:Bola/Bol/Bolo] [place]. | Bez [what.gen] tu bolo veľmi prázdno.] | [sleeps| yes: V posteli je prázdne miesto. | Jedno miesto na poličke je prázdne.] [has| kocik: [What] [what:vypadla/vypadol/vypadlo] z kočíka. | dummy-in-water: [What] [what:skončila/skončil/skončilo] vo vode. | lost-uletel: [What] [what:uletela/uletel/uletelo]. | ${NAMED}: [What] [what:ostala/ostal/ostalo] [place]. | [What] je preč.]]

+2
[state| found: Hneď dostane pusu, aj keď trochu vonia po cudzom. | other: Doma ani netreba hľadať. Ale prázdne miesto sa neprestane pozerať. | asked: Doma ani netreba hľadať. Ale čakať je ťažšie ako hľadať. | gone: Už tam boli aj hľadať, a nič. Niektoré veci si svet nechá. | nowhere: Pod posteľou nie je, za gaučom nie je a v práčke je iba jedna mokrá ponožka. | Doma ani netreba hľadať. V práčke je iba jedna mokrá ponožka.] ${friend('[Friend] sa pre istotu pozrie aj do chladničky.')} ${pet('[Friend] oňuchá každý kút.')}
/+2

[state| found: @hero „Kde len [what:bola/bol/bolo] toľký čas?“ pýta sa [hero]. | @hero „[sleeps| yes: Bez [what.gen] nezaspím | Mne [what] chýba],“ povie [hero].] [feels| sad: ((Hlas sa pri tom trasie.)) | angry: ((Hlas sa pri tom hnevá a trochu aj trasie.)) | [has:toy-cries| ((Slzy tečú až po bradu.)) |]]

@adult „[state| found: To povedz ty,“ povie [adult]. „Čo sa tam celú noc robí | Viem,“ povie [adult]. „[state| other: Volali sme tam. Majú plyšáka, ale iného. A čo teraz robí [what] | asked: Volali sme tam. Zatiaľ nič. A čo teraz robí [what] | fetch: Už vieme, kde je, a dostaneme [ho]. A čo teraz robí [what] | safe: Tam na [what.acc] dajú pozor a ráno zavoláme. A čo teraz robí | left: Ráno tam zavoláme. Či [ho] majú, to ešte neviem. A čo teraz robí | gone: Už [ho] asi nenájdeme. A čo teraz robí | nowhere: Zajtra budeme hľadať ďalej. A čo teraz robí]]? Ty [ho] poznáš najlepšie.“

[Hero] zavrie oči, lebo tak lepšie vidno.

@hero „[state| found: Sedí sa tam | Sedí],“ povie [hero]. „[state| found: Vedľa sedí *prva rukavica. Tá tam ešte je | other: A vedľa sedí ten druhý *prva plyšák. Aj na neho niekto doma čaká | A vedľa sedí *prva rukavica. Tiež sa stratila].“

((Kde sa zabudne jedna vec, tam sa zabudne aj druhá.)) Je tam aj dáždnik a [onethird] a nikto z nich nevie zaspať.

+2
@hero „A svieti sa tam v noci?“ pýta sa [hero].

@adult „[light],“ povie [adult].
/+2
-2
[has:toy-light| @hero „A svieti sa tam v noci?“ pýta sa [hero].]

[has:toy-light| @adult „[light],“ povie [adult].]
/-2

+3
Dáždnik patrí pánovi v klobúku a [prva] [state| other: nejakej Zuzke, čo práve plače inde | pani s kočíkom]. A komu patrí [third], to sa nevie, lebo [third] je ešte veľmi [third:malá/malý/malé] a svoju adresu povedať nevie.
/+3

== glove
&first [state| other: @plush „Ako sa spí bez svojich?“ pýta sa plyšák. | @glove „Ako sa spí bez svojich?“ pýta sa rukavica.]

@hero „[What] to vie,“ povie [hero], „lebo to počuje každý večer. Najprv treba povedať dobrú noc každému prstu((, od najmenšieho)).“

(([state| other: Plyšák má štyri labky, a tak dostane štyri dobré noci. | Rukavica má päť prstov, a tak dostane päť dobrých nocí.])) [Hero] to robí tiež: @hero „Dobrú noc, malíček.“

+2
A tak ďalej, až po palec. Palec dostane ešte aj pusu, lebo je posledný v rade a čaká najdlhšie.
/+2

+3
[state| other: @plush „Ale ja spím vždy pri niekom,“ povie plyšák. „Z ľavej strany.“ | @glove „Ale my sme vždy dve,“ povie rukavica. „Ľavá a pravá. Ja som ľavá.“]

[What] si teda sadne z [state| other: ľavej | pravej] strany, celkom blízko.

@hero „Už tam niekto je,“ povie [hero]. „A keď sa [prva] v noci zobudí, môže sa [what.gen] chytiť.“ [with2| @friend2 „To je dobré,“ šepne [friend2]. |]
/+3

== umbrella
@umbrella „A potom?“ pýta sa dáždnik((, celý roztvorený od strachu)).

@hero „Potom sa treba zložiť,“ povie [hero] a pritiahne si kolená k bruchu.

A dáždnik sa pomaly zloží.

+3
@umbrella „Takto je lepšie,“ povie dáždnik. „Keď som roztvorený, fúka na mňa z každej strany.“
/+3

+4
Vtom čosi zašuchoce! Dáždnik sa zasa roztvorí a každý je naraz pod ním, aj [third], aj [prva]. Šuch, šuch, ide to stále bližšie.

@adult „A čo je to?“ šepká [adult] a tiež si vezme kúsok periny.

[Hero] to ešte nevie. Najprv sa treba dobre pozrieť, hoci so zavretými očami.

@hero „Vrecúško,“ povie [hero]. „Papierové, od rožkov. Aj to sa stratilo a teraz hľadá, pri kom by šuchotalo.“

Vrecúško sa čuduje, čo je to za stan a kto sa v ňom chveje. [What] mu všetko vysvetlí. A potom mu urobia miesto, lebo vnútri ešte vonia po rožku.

@adult „To som [adult:rada/rád/rado],“ povie [adult] a perinu zasa pustí. A dáždnik sa zloží aj druhý raz.
/+4

== breath
+4
[state| other: @plush „My nemáme perinu,“ povie plyšák. | @glove „My nemáme perinu,“ povie rukavica.]

Naozaj nemajú. Ale vrecúško je veľké a ešte trochu teplé. Strčia si doň nohy, kto aké má, a dáždnik aspoň špičku. Je to dobrá perina, iba treba ležať ticho, lebo šuchoce.

@third „A rozprávka?“ pýta sa [third]. „Bez rozprávky sa predsa nespí.“

@hero „[What] ich vie veľmi veľa,“ povie [hero]. „Dnes im povie jednu krátku, lebo je neskoro. Je o dáždniku, ktorý sníva, že prší iba vedľa.“

Dáždnik na to nepovie nič, iba sa prestane triasť. A potom tú rozprávku chce počuť ešte raz, hoci je celá na jeden dych.
/+4

@third „A potom?“ pýta sa [third].

@hero „Potom treba dýchať,“ šepká [hero]. „Pomaly dnu a pomaly von.“

+3
@third „A nemôžeme sa ešte chvíľu hrať?“ pýta sa [third].

@hero „Dnes už nie,“ povie [hero] presne tak, ako to hovorí [adult]. „Ale ráno áno.“
/+3

A [third] [docks]. Dnu a von, dýcha [hero], dnu a von. A [what] presne tak isto, naraz [s hero.ins/spolu].

+2
Potom dýchajú aj ostatní, každý po svojom. Ani sa nedá povedať, kto to má od koho, či [what] [od hero.gen/odtiaľto], alebo [hero] [od what.gen].
/+2

== bed
Pod perinou je teplo a v izbe ticho. [state| found: [What] leží tam, kde vždy. | [has:toy-no-other| Vedľa vankúša je stále voľné miesto. Iné tam nepatrí. | [has:toy-sleeps-with| [is:instead| Pri líci leží [instead] a drží miesto teplé. | Na prázdnom mieste leží dlaň a hreje ho.] | Na prázdnom mieste leží dlaň a hreje ho.]]] ${toy('(([Friend] leží z druhej strany ako vždy.))')} ${pet('(([Friend] leží pri nohách.))')}

+3
${friend('Aj [friend] už nehľadá a pomaly dýcha.')}
/+3

+4
[more| [Others] už spia, pokojne a ticho. |] Za oknom svieti mesiac. Vidí sem a vidí aj tam, oboje naraz, a nehovorí nič. Iba svieti, pomaly a celkom ticho.
/+4

+3
@adult „A čo robí [what]?“ šepká [adult].

@hero „[state| found: Už spí,“ šepká [hero]. „Veď má za sebou dlhú noc | Čaká, kým zaspia ostatní,“ šepká [hero]. „To [what] robí vždy].“
/+3

&last [state| other: @plush „Ako sa spí bez svojich?“ šepká plyšák, ale už iba zo sna. | @glove „Ako sa spí bez svojich?“ šepká rukavica, ale už iba zo sna.]

@hero „[state| found: Ako u nás,“ zamrmle za [what.acc] [hero]. „Iba inde | Nie sme bez nich,“ zamrmle za [what.acc] [hero]. „Iba sme inde].“

!asleep A potom spí ^prva [prva], dáždnik, [third] aj [what] a [hero] spí s nimi.
`,
}
