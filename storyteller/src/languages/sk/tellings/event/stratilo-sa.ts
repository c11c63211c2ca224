import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['job', 'royal', 'fairy-being', 'monster', 'weather', 'sky', 'plant', 'building'] as const),
]
const WHAT: readonly Kind[] = [
  'toy',
  'clothes',
  'household',
  'food',
  'plant',
  'instrument',
  'school',
  'weather',
  'body',
  'sport',
  'machine',
]

/** The first of the texts whose entries the wish names. */
function byName(texts: readonly (readonly [ids: string, text: string])[], other: string): string {
  const all = texts.flatMap(([ids, text]) => ids.split(' ').map((id) => [id, text] as const))
  return all.reduceRight((rest, [id, text]) => `[has:${id}| ${text} | ${rest}]`, other)
}

/** Where it happens, where one looks there, and what the jackdaw sits on. */
const PLACES = {
  station: ['na stanici', 'pod lavičku', 'za kufre', 'do čakárne', 'na lipe', 'k lipe'],
  kitchen: ['v kuchyni', 'pod stôl', 'za pec', 'do hrnca', 'na čerešni pod oknom', 'k čerešni pod oknom'],
  ship: ['na lodi', 'pod plachtu', 'za sud', 'do kajuty', 'na sťažni', 'k sťažňu'],
  circus: ['v cirkuse', 'pod lavicu', 'za oponu', 'do bubna', 'na stožiari', 'k stožiaru'],
  castle: ['na hrade', 'pod trón', 'za záves', 'do brnenia', 'na veži', 'k veži'],
  forest: ['v lese', 'pod lístie', 'za peň', 'do dutiny', 'na dube', 'k dubu'],
  shore: ['na morskom brehu', 'pod mušle', 'za čln', 'do mláky', 'na majáku', 'k majáku'],
  meadow: ['na lúke', 'pod lopúch', 'za kopček', 'do trávy', 'na hruške', 'k hruške'],
  valley: ['v údolí dinosaurov', 'pod paprade', 'za kameň', 'do jaskyne', 'na prasličke', 'k prasličke'],
  roofs: ['nad strechami', 'pod mrak', 'za mrak', 'do žľabu', 'na komíne', 'ku komínu'],
  yard: ['na dvore', 'pod lavicu', 'za kôlňu', 'do psej búdy', 'na čerešni', 'k čerešni'],
  savanna: ['v savane', 'pod kameň', 'za kríky', 'do trávy', 'na baobabe', 'k baobabu'],
  ice: ['na ľade', 'pod sane', 'za kryhu', 'do snehu', 'na ľadovej hore', 'k ľadovej hore'],
  river: ['pri rieke', 'pod kameň', 'za čln', 'do tŕstia', 'na vŕbe', 'k vŕbe'],
  room: ['v detskej izbe', 'pod posteľ', 'za záves', 'do krabice', 'na skrini', 'ku skrini'],
  town: ['v meste', 'pod lavičku', 'za fontánu', 'do brány', 'na lipe', 'k lipe'],
  park: ['v parku', 'pod lavičku', 'za fontánu', 'do koša', 'na gaštane', 'ku gaštanu'],
  garden: ['v záhrade', 'pod rebarboru', 'za kôlňu', 'do krhly', 'na čerešni', 'k čerešni'],
  playground: ['na ihrisku', 'pod hojdačku', 'za šmykľavku', 'do piesku', 'na lipe', 'k lipe'],
  laundry: [
    'v práčovni',
    'pod práčku',
    'za kôš na bielizeň',
    'do práčky',
    'na šnúre na bielizeň',
    'k šnúre na bielizeň',
  ],
  snow: ['v snehu', 'pod sane', 'za snehuliaka', 'do záveja', 'na smreku', 'k smreku'],
} as const

function there(part: 0 | 1 | 2 | 3 | 4 | 5, isFirst = false): string {
  const say = (place: keyof typeof PLACES) => {
    const word: string = PLACES[place][part]
    return isFirst ? word.slice(0, 1).toUpperCase() + word.slice(1) : word
  }
  const farm =
    'sliepka kohut kuriatko kacka hus krava teliatko prasiatko ovecka koza kon osol pes steniatko macka maciatko'
  const hot = 'lev slon tiger zirafa opica zebra hroch krokodil pstros plameniak'
  const animals = byName(
    [
      [farm, say('yard')],
      [hot, say('savanna')],
      ['tucniak ladovy-medved', say('ice')],
    ],
    say('river'),
  )
  const jobs = byName(
    [
      ['rusnovodic', say('station')],
      ['kuchar pekar', say('kitchen')],
      ['pirat kapitan namornik', say('ship')],
      ['klaun akrobat kuzelnik krotitel', say('circus')],
    ],
    say('town'),
  )
  const vehicles = `[by:floats| ${say('ship')} | [has| vlak, rusen: ${say('station')} | ${say('town')}]]`
  const others = `[who-is| royal, monster: ${say('castle')} | toy: ${say('room')} | weather, sky: ${say('roofs')} | plant: ${say('meadow')} | vehicle: ${vehicles} | ${say('town')}]`
  const named = [
    ...([
      'sneh: snow',
      'pracka: laundry',
      'les: forest',
      'luka: meadow',
      'zahrada: garden',
      'park: park',
      'ihrisko, pieskovisko: playground',
    ] as const),
    ...([
      'dvor, farma: yard',
      'hrad, zamok: castle',
      'rieka, potok: river',
      'plaz: shore',
      'izba: room',
      'kuchyna: kitchen',
    ] as const),
  ].map((one) => {
    const [ids = '', place = 'town'] = one.split(': ')
    return `${ids}: ${say(place as keyof typeof PLACES)}`
  })
  return `[has| ${named.join(' | ')} | vodnik: ${say('river')} | [who-is| job: ${jobs} | [who-in| pirates: ${say('ship')} | ocean: ${say('shore')} | nature: ${say('meadow')} | dinosaurs: ${say('valley')} | dragons, castle, princesses: ${say('castle')} | space: ${say('roofs')} | animals: [who-is| bird: [has:tucniak| ${say('ice')} | ${say('yard')}] | ${animals}] | forest, fairy-tale, magic: ${say('forest')} | ${others}]]]`
}

const AT_FIRST = there(0, true)
const UNDER = there(1)
const BEHIND = there(2)
const INTO = there(3)
const ON_FIRST = there(4, true)
const TO = there(5)

/** Of what is lost: what cannot be without it, why it lay alone, and what is done with it in the end. */
type Matter = readonly [ids: string, trouble: string, reason: string, use: string]

const NAMED: readonly Matter[] = [
  [
    'rusnovodic vlak',
    'Vlak je plný ľudí a nemôže odísť. Bez [what.gen] nevie, že už má ísť.',
    'lebo rožok s lekvárom treba držať dvoma rukami',
    '[what-sounds| @who „[What.sound]!“ ozve sa a vlak sa pohne. | Vlak sa pohne.] Kavka Mína letí nad komínom a hlási ľuďom, ako ďaleko je domov: samá voda, prihára, horí! Kto počuje horí, ten vystupuje.',
  ],
  [
    'ciapka klobuk sal rukavica sveter kabat bunda palciak siltovka kapucna',
    'Bez [what.gen] [who.dat] fúka až za krk a von sa ísť nedá.',
    '[has| sneh, snehuliak: lebo gule sa robia lepšie holou rukou | lebo je na slnku teplo]',
    '[Who] má [what.acc] zasa na sebe a ide sa von, hoci tam fúka. Kavka Mína sa cestou schová dnu tiež. Trčí jej iba zobák a zo zobáka hlási, ako ďaleko je domov.',
  ],
  [
    'topanka cizma gumak papuca teniska sandal slapky',
    'Bez [what.gen] [who] iba poskakuje na jednej nohe a ďaleko sa nedostane.',
    'lebo naboso je v tráve dobre',
    '[Who] sa obuje a hneď skúsi mláku. Čľap! Kavka Mína skáče tiež, naboso, a hlási, ako ďaleko je ďalšia mláka.',
  ],
  [
    'koruna',
    'A bez koruny [who.acc] nikto nepočúva. Stráž sa pýta, čia je to návšteva.',
    'lebo pod korunou svrbí hlava',
    '[Who] si nasadí korunu a stráž sa hneď pokloní. Prvý rozkaz je krátky: dnes sa hrá až do večera. Kavka Mína ho roznesie po celom kráľovstve.',
  ],
  [
    'okuliare',
    'Bez okuliarov [who] zdraví plot a sadá si vedľa lavice.',
    'lebo so zavretými očami okuliare netreba',
    '[Who] si nasadí okuliare a vidí plot, lavicu aj to, ako sa kavka Mína leskne. Potom číta nahlas celú knihu a kavka Mína obracia strany.',
  ],
  [
    'prilba',
    'A bez prilby sa do práce nesmie, aj keď už zvonia.',
    'lebo pod prilbou je horúco',
    '[Who] si nasadí prilbu a môže ísť do práce. Kavka Mína letí napred a hlási cestu: samá voda, prihára! A keď zavolá horí, vie každý, kam utekať.',
  ],
  [
    'kluc',
    'Dvere sú zamknuté a [who] stojí vonku aj s celou večerou.',
    'lebo večeru treba niesť dvoma rukami',
    '[Who] odomkne, cvak, a dvere sú otvorené. Prvá smie dnu kavka Mína. Večeru si rozdelia a kľúč visí na klinci, aby tam nič neležalo [samo/samo/samo].',
  ],
  [
    'kuzelna-palicka metla',
    'A bez [what.gen] [who] nevyčaruje ani jednu čerešňu.',
    'lebo čarovať a škrabať sa naraz je nebezpečné',
    '[Who] mávne a začnú padať čerešne. Kavka Mína ich chytá do zobáka a hlási, kde padne ďalšia: samá voda, prihára, horí!',
  ],
  [
    'hrniec panvica',
    'Cibuľa je nakrájaná, a bez [what.gen] sa nemá v čom variť.',
    'lebo pri cibuli treba utierať oči',
    '[Who] sa do toho pustí a polievka je hotová. Kavka Mína ju ochutnáva a hlási, ako ďaleko je do soli: samá voda, prihára, horí! Hneď je taká, aká má byť.',
  ],
  [
    'varecha lyzica vidlicka',
    'Polievka kypí a bez [what.gen] je po obede.',
    'lebo pri cibuli treba utierať oči',
    '[Who] sa do toho pustí a polievka je hotová. Kavka Mína ju ochutnáva a hlási, ako ďaleko je do soli: samá voda, prihára, horí! Hneď je taká, aká má byť.',
  ],
  [
    'mapa kompas',
    'A bez [what.gen] nikto nevie, kadiaľ ísť.',
    'lebo na slnku sa dobre suší',
    'Podľa [what.gen] sa ide rovno, potom vľavo a tri razy okolo veľkého kameňa. Kavka Mína hlási zhora: samá voda, prihára, horí! A pod horí je truhlica plná koláčov.',
  ],
  [
    'list',
    'A niekto na [what.acc] čaká a stále pozerá z okna.',
    'lebo taška je ťažká',
    '[Who] hneď ide a kavka Mína letí napred: samá voda, prihára, horí! Za oknom čaká babka. Číta to tri razy a tretí raz nahlas.',
  ],
  [
    'nos parochna maska',
    'Ľudia sedia, čakajú a nesmejú sa. Bez [what.gen] nevedia, kedy.',
    'lebo sa mi chce kýchať',
    '[Who] je zasa v plnej paráde a ľudia sa smejú, až sa lavice kývu. Kavka Mína hlási z povrazu, ako ďaleko je ďalší žart: samá voda, prihára, horí!',
  ],
  [
    'koleso skrutka motor',
    'Bez [what.gen] všetko hrká a [who] sa nepohne z miesta.',
    'lebo pred cestou treba všetko utrieť',
    'Stačí trikrát zakrútiť a nič nehrká. [Who] vyrazí na cestu a kavka Mína sa vezie. Hlási, ako ďaleko je domov: samá voda, prihára, horí!',
  ],
  [
    'hodiny zvoncek',
    'A bez [what.gen] nikto nevie, koľko je hodín a či už má vstávať.',
    'lebo aj ráno je raz po robote',
    '[what-sounds| @what „[What.sound]!“ ozve sa široko-ďaleko. | Je to počuť široko-ďaleko.] Je čas na večeru. Kavka Mína letí od okna k oknu a hlási, ako ďaleko je noc: samá voda, prihára.',
  ],
]

const FOOD: Matter = [
  'kost orech syr med mrkva',
  'A [who.dat] škvŕka v bruchu. Bez [what.gen] to neprestane.',
  'lebo to najlepšie sa necháva na koniec',
  '[Who] sa hneď delí: kúsok sebe, kúsok kavke Míne, kúsok na potom. A to na potom drží v ruke pre istotu kavka Mína. Už neleží [samo/samo/samo].',
]

const KINDS: Readonly<Record<string, Matter>> = {
  food: FOOD,
  instrument: [
    '',
    'A bez [what.gen] je ticho. Tanec stojí a nikto nevie, ktorou nohou začať.',
    'lebo aj muzika musí obedovať',
    '[what-sounds| @who „[What.sound]!“ spustí [who] | [Who] spustí] a v tanci je naraz každý, aj susedov plot. Kavka Mína drží takt krídlami.',
  ],
  toy: [
    '',
    'A tak hra stojí. Bez [what.gen] sa nemá s čím začať.',
    'lebo volajú na obed',
    'A hneď sa hrá, tri razy dookola. Kavka Mína sa hrá tiež a [what.acc] drží zo všetkých najopatrnejšie. Na obed idú spolu a nič neleží [samo/samo/samo].',
  ],
  clothes: [
    '',
    'A bez [what.gen] sa [who] neukáže vonku ani za nič.',
    '[has| sneh, snehuliak: lebo gule sa robia lepšie holou rukou | lebo je na slnku teplo]',
    '[Who] má [what.acc] zasa na sebe a môže ísť aj na námestie. Kavka Mína kráča vedľa a každému hlási, ako ďaleko je parádna návšteva.',
  ],
}

const OTHER: Matter = [
  '',
  'A bez [what.gen] dnes stojí celá robota.',
  'lebo volajú na obed',
  '[Who] sa do toho pustí a robota ide, ako má. Kavka Mína pomáha zobákom a hlási, ako ďaleko je koniec: samá voda, prihára, horí!',
]

function matter(part: 1 | 2 | 3): string {
  const kinds = Object.entries(KINDS).map(([kind, of]) => `${kind === 'toy' ? 'toy, sport' : kind}: ${of[part]}`)
  const others = `[what-is| ${kinds.join(' | ')} | ${OTHER[part]}]`
  return byName(
    [...NAMED, FOOD].map((of) => [of[0], of[part]] as const),
    others,
  )
}

const TROUBLE = matter(1)
const REASON = matter(2)
const USE = matter(3)

export const stratiloSa: Telling = {
  id: 'lost',
  shape: 'mystery',
  fits: { kind: 'event', events: ['lost'], who: WHO, what: WHAT },
  ages: [3, 9],
  titles: ['Samá voda!', 'Kto volá zhora?', 'Samá voda, prihára, horí'],
  tile: { label: 'Niečo sa stratilo', wish: 'ježko, ktorý stratil čiapku' },
  figures: {
    jackdaw: {
      forms: {
        ...{ name: 'kavka Mína', nom: 'kavka Mína', gen: 'kavky Míny', dat: 'kavke Míne' },
        ...{ acc: 'kavku Mínu', loc: 'kavke Míne', ins: 'kavkou Mínou' },
      },
      gender: 'she',
    },
    hare: {
      forms: { name: 'zajko', nom: 'zajko', gen: 'zajka', dat: 'zajkovi', acc: 'zajka', loc: 'zajkovi', ins: 'zajkom' },
      gender: 'he',
    },
    vilo: {
      forms: {
        ...{ name: 'Vilo', nom: 'Vilo', gen: 'Vila', dat: 'Vilovi' },
        ...{ acc: 'Vila', loc: 'Vilovi', ins: 'Vilom' },
      },
      gender: 'he',
    },
  },
  things: {
    who: {
      kinds: WHO,
      or: {
        forms: {
          ...{ name: 'tučniak', nom: 'tučniak', gen: 'tučniaka', dat: 'tučniakovi', acc: 'tučniaka' },
          ...{ loc: 'tučniakovi', ins: 'tučniakom', nom_pl: 'tučniaky' },
        },
        gender: 'he',
      },
    },
    what: {
      kinds: WHAT,
      or: {
        forms: {
          ...{ name: 'gombík', nom: 'gombík', gen: 'gombíka', dat: 'gombíku', acc: 'gombík' },
          ...{ loc: 'gombíku', ins: 'gombíkom' },
        },
        gender: 'he',
      },
    },
  },
  fact: 'Kavka Mína už neberie veci, lebo [hero] ju [naučil/učí] povedať: poďte sa hrať.',
  next: 'Na okno zaklopala kavka Mína a povedala jediné: poďte sa hrať.',
  young: `
== lost
${AT_FIRST} nevie [who.full] nájsť [what.full_acc]. ${TROUBLE}

@hero „A odkedy chýba?“ pýta sa [hero].

@who „Od obeda. [What.acc] si(( na chvíľu)) odložím vedľa seba, ${REASON}. Otočím sa a nič!“ povie [who] [feels:sad| a je z toho [who:celá smutná/celý smutný/celé smutné] | a otočí sa(( ešte raz))].

[Hero] pozrie ${UNDER}.

&first *game @jackdaw „Samá voda!“ ozve sa hore.

Hore nikoho nevidno. [Hero] pozrie ${BEHIND}.

@jackdaw „Samá voda!“

+2
[with| [Friend] pozrie ${INTO}. | Potom pozrie ${INTO}.]

@jackdaw „Samá, samá voda!“
/+2

+3
[Who] sa obzrie vpravo, obzrie sa vľavo a pre istotu aj za seba. Nikde nikto, iba vietor, a ten sa nehrá.

@who „Kto to hovorí?“ spýta sa [who].

@hero „Niekto, kto dobre vie, kde to je,“ povie [hero]. „Keď sme ďaleko, je samá voda. Keď sme blízko, prihára. Poďme tam, kde to stíchne!“

Urobia tri kroky vpravo: voda. Urobia tri kroky vľavo: voda. Urobia tri kroky ${TO} a hore niekto od napätia ani nešuchne.
/+3

-3
Tak idú ${TO}.
/-3

+3
Ešte jeden krok.
/+3

@jackdaw „Prihára!“

${ON_FIRST} sedí kavka Mína, čierna a lesklá, a od radosti poskakuje.

+4
@hero „Povieš nám to?“ pýta sa [hero].

@jackdaw „Nie,“ povie kavka Mína. „Keď sa to povie, je koniec.“

Skúsia to zľava.

@jackdaw „Voda!“ volá kavka Mína a od smiechu skoro spadne.

Skúsia to zdola. Kavka Mína si zakryje zobák krídlom, aby jej z neho nič neušlo, a na jednej nohe sa pritom kolíše sem a tam.

@jackdaw „Voda, voda!“

Skúsia to sprava.

@jackdaw „Prihára! Ale strašne prihára!“
/+4

== up:flies
[Who] [has:metla| lezie | vyletí] vysoko, vyššie a ešte vyššie. Prihára, prihára, a úplne hore…

== up:climbs
[Who] lezie vysoko, vyššie a ešte vyššie. Prihára, prihára, a úplne hore…

== up:is-tall
[Who] sa natiahne vysoko, vyššie a ešte vyššie. Prihára, prihára, a úplne hore…

== up:any
[Adult] prinesie rebrík. Prvá priečka, druhá, tretia. Prihára, prihára, a úplne hore…

== nest
^game @jackdaw „HORÍ!“ vykríkne kavka Mína.

V hniezde, v mäkkom páperí, má kavka Mína [what.acc]. [what-is| food: Nikto z [what.gen] ani nezobol. | clothes: Celý deň [what:ju/ho/ho] tu zohrieva. | Leskne sa ako v nedeľu.]

@hero „Prečo nám berieš veci?“ pýta sa [hero].

@jackdaw „Beriem iba to, čo leží [samo/samo/samo],“ povie kavka Mína a zvesí hlavu. „Potom niekto príde a hľadá. Inak sa so mnou nikto nehrá.“

@hero „Stačí povedať: poďte sa hrať,“ povie [hero].

-2
@jackdaw „Poďte sa hrať?“ skúsi kavka Mína.

@who „Poď so mnou,“ povie [who].
/-2

+2
@jackdaw „A čo keď povedia nie?“ pýta sa kavka Mína.

@who „Tak sa opýtaš ďalšieho,“ povie [who]. „Mňa. Ja poviem áno. Len musím najprv niečo urobiť, pôjdeš so mnou?“
/+2

+3
Pôjdeš so mnou, to je pre kavku Mínu celkom nová veta. Prejde si zobákom perie a utrie aj [what.acc], krídlom, z jednej i z druhej strany. [with2| @friend2 „Pekne to leskneš,“ povie [friend2]. | Podá [what:ju/ho/ho] opatrne, ako vajce.]
/+3

${USE}

+4
Cestou naspäť sa kavka Mína osmelí. Na plote sedí zajko a jej to príde ako dobrý začiatok.

@jackdaw „Poďte sa hrať?“ povie celkom potichu, lebo to hovorí prvý raz.

@hare „Teraz nie,“ povie zajko. „Mám veľa práce s mrkvou.“

Vedľa zajka leží mrkva a leží celkom [sama/sama/sama]. Kavka Mína sa na ňu pozrie. Pozrie sa jedným okom, pozrie sa aj druhým.

@hero „Ďalšieho,“ šepká [hero]. „Opýtaj sa ďalšieho!“

Kavka Mína prehltne a otočí sa.

@jackdaw „Poďte sa hrať?“

@who „Áno,“ povie [who] a povie to aj [hero]. [more| Áno povedia aj [others], až to znie ako ozvena. | Znie to ako ozvena.]

Tentoraz sa schová kavka Mína. [Who] ju hľadá a [hero] volá, čo sa pri tom volá. Samá voda! Prihára! Kavka Mína sa v úkryte chveje od radosti, lebo prvý raz v živote niekto hľadá ju. Nie lyžičku, nie gombík. Ju.

O chvíľu je pri nich aj zajko a mrkvu drží pod pazuchou.

@hare „Práca počká,“ povie zajko. „Kde to horí?“

A hrá sa, kým je vidieť. Potom sa hrá ešte chvíľu, kým je aspoň počuť. [what-is| food: Kto vyhladne, dostane kúsok na potom. | Len [what.acc] má [who] celý čas pri sebe, aby to už nikdy neležalo [samo/samo/samo].]
/+4

-4
+2
A potom sa hrá. Kavka Mína sa schová a hľadá sa ona, až kým je vidieť. [what-is| food: | [What.acc] si [who] drží pri sebe, aby [what:neležala sama/neležal sám/neležalo samo].]
/+2
/-4

== bed
-2
Večer [hero] leží v teplej posteli, ale oči má dokorán.
/-2

+2
Večer [hero] leží v mäkkej posteli. Je ticho, perina hreje a kavka Mína už spí. Lenže [hero] má oči dokorán.
/+2

+3
Mesiac čosi hľadá v záhrade, pomaly a potichu, kúsok po kúsku. [with| [Friend] vedľa už pokojne dýcha. | Na okne sa pokojne leskne jedno čierne pierko.]
/+3

+4
[more| Spia aj [others], každý vo svojom kúte.] Zajko spí a mrkvu má na vankúši. Aj [who] už spí, [what-is| food: v bruchu nič neškvŕka a je tam teplo | v teple, a [what.acc] má celkom blízko]. Hore v hniezde je dnes menej vecí a o to viac miesta na krídla.
/+4

@hero „Neviem nájsť spánok,“ povie [hero].

&last @adult „Samá voda,“ šepne [adult].

[Hero] zavrie jedno oko.

@adult „Prihára,“ šepne [adult].

[Hero] zavrie aj druhé.

@adult „Horí,“ šepne [adult] celkom potichu. !asleep Ale to už [hero] spí.
`,
  older: `
== case
${AT_FIRST} dnes [who.full] nevie nájsť [what.full_acc]. ${TROUBLE} Hľadá sa všade, aj tam, kde to nikdy nebýva, a nič. [Hero] si vezme lupu a zápisník a začne pátranie.

@hero „A odkedy chýba?“ pýta sa [hero].

@who „Od obeda,“ povie [who] [feels:sad| smutne | nešťastne]. „[What.acc] si na chvíľu odložím vedľa seba, ${REASON}. Otočím sa a nič.“

+2
Najprv treba vypočuť svedkov, to vie každý pátrač. Veverička vypovie, že vypovedať bude až po oriešku. Vrabec vypovie toľko, že zápisník nestačí, a ani jedno slovo nie je o veci. A za rohom, v škáre medzi dvoma doskami, je pri každom výsluchu jedno oko.
/+2

*vilo Podozrivý sa volá Vilo. Býva tu od jari, s nikým nehovorí a vždy, keď sa niečo stratí, stojí bokom a díva sa na ostatných, ako sa hrajú.

+2
Okrem toho sa nikdy neusmieva, čo je vážna vec. [Hero] si to zapíše, podčiarkne raz a potom ešte raz, aby bolo vidieť, že sa na tom prípade poctivo pracuje.

[with| @friend „Možno sa len díva,“ povie [friend]. | @who „Možno sa len díva,“ povie [who].]

@hero „Práve to je podozrivé,“ povie [hero], lebo kto má lupu, ten vie svoje.
/+2

+3
Potom prídu na rad stopy a tie sa neberú na ľahkú váhu. Presne tam, kde od obeda niet [what.gen], je jedno čierne pierko a v blate odtlačok topánky. Pierko [hero] iba založí do zápisníka, lebo pierok je všade dosť. Topánku prekreslí celú, aj s dierkou, a je to presne taká topánka, akú nosí Vilo. Pravdaže, rovnakú nosí aj pol školy. [with2| Má ju na nohe aj [friend2], ale to [hero] nezapíše. | Má ju na nohe aj [hero], ale to ostane nezapísané.] Do zápisníka sa píše len to, čo sa hodí.
/+3

== accuse
@hero „Máš to ty!“ povie [hero] tak nahlas, že to počuť široko-ďaleko.

-2
Vilo sčervenie až po uši a otvorí ústa. Ale skôr než z nich niečo vyjde, ozve sa odkiaľsi zhora:
/-2

+2
Vilo sčervenie až po uši. Otvorí ústa, zase ich zavrie, otočí sa a odíde domov. Dvere za sebou zavrie celkom potichu. A vtedy sa zhora ozve:
/+2

&first *game @jackdaw „Samá voda!“

-2
A Vilo ústa zavrie, otočí sa a odíde domov.
/-2

[Hero] zdvihne hlavu, ale nikde nikto. Tak sa aspoň pozrie lupou ${BEHIND}.

@jackdaw „Samá voda!“

Potom sa pozrie ${UNDER}.

@jackdaw „Voda, voda!“

Napokon sa [hero] aj [who] pohnú ${TO}.

@jackdaw „Prihára!“ a niečo hore zatlieska krídlami.

+2
@who „Niekto presne vie, kde to je, a hrá sa s nami,“ povie [who], a prvý raz za celý deň to neznie nešťastne.

${ON_FIRST} sedí kavka Mína, čierna ako noc, ktorej sa nechce spať, a od radosti prestupuje z nohy na nohu.

@hero „Povieš nám to?“ zavolá [hero].

@jackdaw „Nie,“ povie kavka Mína. „Keď sa to povie, je po hre. A tá sa iba začína.“
/+2

== up:flies
[Who] [has:metla| lezie | vyletí] vysoko, vyššie, ešte vyššie a [hero] lezie vedľa po rebríku. Prihára, prihára, a celkom hore…

== up:climbs
[Who] lezie vysoko, vyššie, ešte vyššie a [hero] lezie vedľa po rebríku. Prihára, prihára, a celkom hore…

== up:is-tall
[Who] sa natiahne vysoko, vyššie, ešte vyššie a [hero] lezie vedľa po rebríku. Prihára, prihára, a celkom hore…

== up:any
[Hero] lezie po rebríku a [who] ho drží. Prihára, prihára, a celkom hore…

== nest
^game @jackdaw „HORÍ!“ vykríkne kavka Mína, až sa zľakne vlastného hlasu.

V hniezde vystlanom páperím má [what.acc] a hneď vedľa lyžičku, kľúč a tri gombíky zoradené podľa veľkosti.

@hero „Prečo to robíš?“ pýta sa [hero], a naozaj to chce vedieť, lebo kavka Mína nevyzerá ako zlodej. Vyzerá skôr ako niekto, kto má práve narodeniny.

@jackdaw „Beriem iba to, čo leží [samo/samo/samo],“ povie kavka Mína. „Potom niekto príde, hľadá a hrá sa. Keď nevezmem nič, sedím tu hore a celý deň sa dívam, ako sa hráte.“

+2
@hero „A prečo nezletíš a nepovieš, že sa chceš hrať?“ pýta sa [hero].

@jackdaw „A čo keď povedia nie?“ povie kavka Mína.

To je dobrá otázka. Na takú v zápisníku nie je ani rubrika, a lupa na ňu nestačí už vôbec.
/+2

[Hero] na rebríku stíchne. Celý deň sa dívať, ako sa hrajú iní: to je v zápisníku podčiarknuté dva razy a stojí pri tom Vilo.

@hero „Veci brať netreba,“ povie [hero] pomaly. „Stačí povedať: poďte sa hrať. Ale ja musím ešte niekam.“

== sorry
K Vilovým dverám je to štyridsať krokov a každý je ťažší než predošlý.

+2
Dá sa to spraviť aj zajtra. Zajtra bude na to viac času, viac chuti a možno bude Vilo práve u starej mamy. [Hero] sa na chvíľu zastaví, počúva, ako to za chrbtom prihára, a potom ide ďalej, lebo vie, že zajtra je tých krokov osemdesiat.
/+2

+3
Cestou si [hero] chystá, čo povie. O pierku, o topánke, o tom, že pomýliť sa môže každý. Pri dverách to celé vypadne a zostane iba to najkratšie.
/+3

@hero „Nemáš to ty,“ povie [hero], keď Vilo otvorí. „Chyba je moja. Prepáč.“

^vilo @vilo „Ja viem o tej kavke od začiatku,“ povie Vilo. „Len sa ma nikto neopýta.“

+2
Chvíľu mlčí a díva sa na prah. Kto sa celé dni len díva, tomu slová nejdú hneď.

@vilo „Každý deň vám to idem povedať a každý deň prídem iba po plot.“
/+2

@hero „Tak poď až za plot,“ povie [hero]. „Dnes bude na čo sa dívať.“

${USE}

-2
Vilo sa na to chvíľu díva a potom príde bližšie. @vilo „Poďte sa hrať,“ povie potichu, a nikto nepovie nie.
/-2

+2
@who „Ešte raz!“ volá [who]. Vilo najprv iba stojí a díva sa. Potom to povie, potichu a druhý raz tak, aby to bolo počuť: poďte sa hrať. Hľadá sa kavka Mína, hľadá sa lyžička, hľadá sa aj Vilo a ten je v tom najlepší zo všetkých, lebo kto sa dlho díva, ten vie, kde čo je.

&again @jackdaw „Samá voda!“ volá kavka Mína na každého, a každého to teší.
/+2

+3
Keď sa zotmie, hľadajú po hmate. To je na tom najlepšie, lebo potme je ďaleko aj to, čo je vedľa, a kavka Mína, ktorú teraz nevidno vôbec, kričí horí zo všetkých strán naraz.

[Hero] si sadne vedľa Vila a dá mu na chvíľu lupu. Vilo sa cez ňu pozrie do zápisníka, na čierne pierko.

@vilo „To je dobrá stopa,“ povie.

@hero „Lepšia ako topánka,“ povie [hero]. Potom vezme ceruzku a v zápisníku prečiarkne jedno meno, poriadne a celé. Pod to napíše: Prípad uzavretý. Páchateľ sa nudil.
/+3

== bed
Večer [hero] leží v mäkkej posteli, je ticho a oči sú stále dokorán.

+2
Perina hreje, okno je pootvorené a kavka Mína spí v hniezde, v ktorom je konečne dosť miesta.
/+2

+3
[with| [Friend] vedľa už pokojne dýcha. | Lupa leží na okne a mesiac si cez ňu pomaly prezerá parkety.] V dome za plotom svieti ešte jedno okno. Žmurkne dva razy, ako keď niekto povie prihára, a potom zhasne aj ono.
/+3

@hero „Neviem nájsť spánok,“ povie [hero].

&last @adult „Samá voda,“ šepne [adult].

[Hero] zavrie jedno oko.

@adult „Prihára.“

[Hero] zavrie aj druhé a pod perinou je teplo, ticho a tma.

@adult „Horí,“ šepne [adult] celkom potichu. !asleep Ale to už [hero] spí.
`,
}
