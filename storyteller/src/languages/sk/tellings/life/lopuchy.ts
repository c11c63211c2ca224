import type { Telling } from '../../../../craft/telling.ts'
import { CASE, IT } from './lopuchy-co.ts'
import { c, older, TOLD } from './lopuchy-starsi.ts'

/*
 * What others say or how they look sticks to a sweater like a burr: it has not grown there. At home one looks what is one’s own and what is not, takes off what can be
 * reached and lets somebody take off what is on the back. It may stick again tomorrow; the child knows what is its own.
 */
const young = `
== word
${c('open')}

+4
[more| [Others] stoja ďalej a nič nevidia. |] Sveter o tom nevie. Svetre nepočujú, iba hrejú a niekedy trochu pichajú pri krku.
/+4

${IT} sa chytí svetra, presne pri [pic.loc]. Drží sa ako lopúch a ide až domov.

+2
Cestou ho [hero] striasa, ako sa striasa voda. Ale lopúch nie je voda. Pichne do prsta a drží sa ďalej.
/+2

+3
A tak [hero] obráti sveter naruby. Teraz lopúch nevidno. Zato pichá rovno do brucha, raz a ešte raz, a pri bráne domu je to už po stý raz. Tak sa sveter obráti naspäť.

${c('hide')}
/+3

+3
[case| chair: Doma príde [hero] k stolu. Keď sa pohne, pohne sa aj obrus. Visí bokom na svetri a drží sa. | Doma si [hero] sadne k stolu. Keď vstane, vstane aj podsedák zo stoličky. Visí vzadu na svetri a drží sa.]

@mum „Ty máš chvost,“ povie mama.

@hero „To nie je chvost,“ povie [hero]. „To je [case| chair: obrus | podsedák].“
/+3

@mum „Čo sa ti to drží na svetri?“ pýta sa mama.

@hero „${c('say')}“ povie [hero] potichu. [feels:sad| A utrie si oči. |]

@mum „Aha,“ povie mama a čupne si celkom blízko. „To na tebe nevyrástlo. To sa iba prilepilo.“

[Hero] potiahne. Lopúch sa drží, potom zrazu pustí a leží na dlani, malý a sivý. Sveter je pod ním celý.

&first @hero „Toto nie je moje,“ povie [hero].

+4
@mum „Aj ja mám doma jeden taký, ešte z prvej triedy,“ povie mama. „Volá sa Bocian.“

@hero „A je tvoj?“

@mum „Bocian nie. Nohy sú moje,“ povie mama a postaví sa na jednu. Vydrží až do desať. Potom sa musí chytiť chladničky a z chladničky spadne magnet.

[case| chair: [Hero] to skúsi znova počítať, celkom pomaly. Mama sa knísa a máva pri tom rukami, ale do desať to už nevydrží. V hrnci zatiaľ vykypí mlieko. Utierajú ho spolu a mama pri tom stojí radšej na obidvoch. | Aj [hero] to skúsi. Chvíľu stoja v kuchyni dva bociany bez zobáka a ani jeden nepustí nohu na zem. V hrnci zatiaľ vykypí mlieko. Utierajú ho spolu a stojí sa pri tom už radšej na obidvoch.]
/+4

@mum „A čo je tvoje?“ pýta sa mama.

[Hero] sa obzerá zhora až dolu. @hero „Nos? Môj. Kolená? Moje. Ponožka?“

@mum „Tá je moja,“ smeje sa mama.

+2
@mum „A [pic] na svetri?“

@hero „[picmine].“

@mum „A [all]?“

@hero „To patrí všetkým,“ povie [hero].
/+2

@hero „${c('own')},“ povie [hero]. „${c('warm')}.“

+2
@mum „${c('ok')},“ povie mama.
/+2

[with| @friend „Ešte jeden máš na chrbte!“ hlási [friend]. Tam sa ruka nedočiahne. | Ešte jeden je na chrbte, kam sa ruka nedočiahne.] Ten dá dolu mama, lebo na chrbát treba dvoch.

+3
Oba lopúchy dajú do pohára od lekváru a zavrú viečko. [with2| [Friend2] ho drží. |] Do koša nemôžu, tam sa chytia na šupky, a von tiež nie. Tam sa chytia niekoho, kto ide okolo.

${TOLD}
/+3

== day
Na druhý deň sa prilepí ďalší, celkom vpredu na rukáv. [Hero] ho dá dolu.

&again @hero „Toto nie je moje,“ povie si [hero] pre seba.

${c('step')}

+4
Vedľa stojí malý chlapec v čiapke. Na čiapke má lopúch a nevie o ňom, lebo na vlastnú čiapku nikto nevidí. [Hero] mu naň ukáže prstom. Chlapec si siahne na hlavu, dá ho dolu a dlho sa naň pozerá. Potom sa pozrie na sveter a na [pic.acc]. Nepovedia si nič, iba chvíľu sú celkom blízko vedľa seba, a je im tak dobre.

Cestou domov ide [hero] pomaly popri plote. Za plotom rastú naozajstné lopúchy, vysoké ako dospelý. Jeden visí na psovi, jeden na kabáte a jeden na taške s chlebom, a nikto si nemyslí, že sú psie alebo kabátové. Pes sa iba posadí a čaká, kým ho niekto dá celého do poriadku.
/+4

== bed
Večer visí sveter na stoličke. ${c('bed')}

+2
@hero „A čo ak zajtra zasa nejaký priletí?“ šepká [hero].

@mum „Tak ho dáme dolu,“ povie mama. „Ty spredu a ja zozadu.“
/+2

+3
V izbe je ticho a perina je mäkká. [world| ship: Za oknom svieti mesiac ako lampa na lodi. | castle: Za oknom svieti mesiac ako okno v hrade. | space: Za oknom svieti mesiac a okolo neho hviezdy. | heroes: Za oknom svieti mesiac nad celým mestom. | dinos: Za oknom svieti mesiac, ten istý ako dinosaurom. | forest: Za oknom svieti mesiac a stromy stoja. | Za oknom svieti mesiac a na dvore je tma.]
/+3

+4
Mama ešte prejde rukou po celom chrbte, od krku až dolu, či tam niečo nie je. Nie je tam nič. Chrbát je hladký, teplý a celý. [more| Aj [others] už ležia pod perinou. |]
/+4

@mum „Niečo sa ti prilepilo na čelo,“ šepne mama. Je to bozk.

&last @hero „To je moje,“ zamrmle [hero].

!asleep Mama ho tam nechá a [hero] pod teplou perinou spí.
`

const fig = (nom: string, gen: string, dat: string, acc: string, loc: string, ins: string, gender: 'he' | 'she') => ({
  pic: { forms: { name: nom, nom, gen, dat, acc, loc, ins }, gender },
})

export const lopuchy: Telling = {
  id: 'burrs',
  shape: 'misunderstanding',
  fits: {
    kind: 'life',
    subjects: [
      'teasing',
      'being-different',
      'body',
      'glasses',
      'brand-things',
      'shyness',
      'stage',
      'reading',
      'stutter',
      'left-out',
      'no-friends',
    ],
    when: ['always', 'today', 'tomorrow', 'past'],
    unless: [
      'oth-harm',
      'oth-asked-shame',
      'oth-joy',
      'oth-took',
      'oth-laugh-other',
      'oth-read-home',
      'oth-eye-doctor',
      'oth-did-it',
      'oth-another',
      'oth-parent',
      'refuses',
    ],
  },
  ages: [3, 10],
  titles: ['Lopúch na svetri', 'Čo je moje'],
  tile: { label: 'Posmech', wish: 'v škôlke sa jej smejú, že má okuliare' },
  figures: {
    mum: {
      forms: { name: 'mama', nom: 'mama', gen: 'mamy', dat: 'mame', acc: 'mamu', loc: 'mame', ins: 'mamou' },
      gender: 'she',
    },
  },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: fig('kotva', 'kotvy', 'kotve', 'kotvu', 'kotve', 'kotvou', 'she'),
      words: { all: 'celé more', picmine: 'Moja', picmineLow: 'moja' },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: fig('koruna', 'koruny', 'korune', 'korunu', 'korune', 'korunou', 'she'),
      words: { all: 'celé kráľovstvo', picmine: 'Moja', picmineLow: 'moja' },
    },
    space: {
      themes: ['space', 'science', 'discovery'],
      figures: fig('raketa', 'rakety', 'rakete', 'raketu', 'rakete', 'raketou', 'she'),
      words: { all: 'celé nebo', picmine: 'Moja', picmineLow: 'moja' },
    },
    heroes: {
      themes: ['superheroes'],
      figures: fig('blesk', 'blesku', 'blesku', 'blesk', 'blesku', 'bleskom', 'he'),
      words: { all: 'celé mesto', picmine: 'Môj', picmineLow: 'môj' },
    },
    dinos: {
      themes: ['dinosaurs'],
      figures: fig('dinosaurus', 'dinosaura', 'dinosaurovi', 'dinosaura', 'dinosaurovi', 'dinosaurom', 'he'),
      words: { all: 'celé praveké more', picmine: 'Môj', picmineLow: 'môj' },
    },
    forest: {
      themes: ['forest', 'animals', 'nature'],
      figures: fig('líška', 'líšky', 'líške', 'líšku', 'líške', 'líškou', 'she'),
      words: { all: 'celé lesné ticho', picmine: 'Moja', picmineLow: 'moja' },
    },
    home: {
      themes: [],
      figures: fig('hruška', 'hrušky', 'hruške', 'hrušku', 'hruške', 'hruškou', 'she'),
      words: { all: 'celé ihrisko', picmine: 'Moja', picmineLow: 'moja' },
    },
  },
  things: {
    whom: {
      kinds: [],
      or: {
        forms: {
          name: 'niekto',
          nom: 'niekto',
          gen: 'niekoho',
          dat: 'niekomu',
          acc: 'niekoho',
          loc: 'niekom',
          ins: 'niekým',
        },
        gender: 'he',
      },
    },
  },
  keys: {
    place:
      '[has| oth-at-gym: gym | oth-at-training: training | oth-at-nursery: nursery | oth-at-school: school | oth-at-yard: yard | brother, sister, oth-grandpa, oth-grandma: family | other]',
    case: CASE,
  },
  fact: '[Hero] raz [zložil/zloží] zo svetra lopúch a [povedal/povie], čo je [jej/jeho/vlastné] a čo nie.',
  next: 'V pohári na poličke niečo zašuchotalo. Viečko však drží.',
  young,
  older,
}
