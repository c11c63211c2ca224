import type { Telling } from '../../../../craft/telling.ts'

/** What is said of the place where it is darkest: the one that the wish names, else the corner behind the wardrobe, as of all that say nothing of their own. */
type OfPlace = Readonly<Partial<Record<'inside' | 'curtain' | 'bed' | 'hall' | 'door', string>>>

const place = (
  corner: string,
  { inside = corner, curtain = corner, bed = corner, hall = corner, door = corner }: OfPlace,
) =>
  `[has| skrina: [about| monster: ${inside} | [is:beast| ${inside} | ${corner}]] | zaves, zaclona: ${curtain} | postel: ${bed} | skrysa: [has:svietit| ${corner} | ${hall}] | wc: ${hall} | dvere: [about| monster: ${door} | ${corner}] | ${corner}]`

const AT = place('v rohu za skriňou', {
  inside: 'v skrini',
  curtain: 'za závesom',
  bed: 'pod posteľou',
  hall: 'na chodbe',
  door: 'za dverami',
})
const At = place('V rohu za skriňou', {
  inside: 'V skrini',
  curtain: 'Za závesom',
  bed: 'Pod posteľou',
  hall: 'Na chodbe',
  door: 'Za dverami',
})
const INTO = place('do rohu za skriňu', {
  inside: 'do skrine',
  curtain: 'za záves',
  bed: 'pod posteľ',
  hall: 'na chodbu',
  door: 'za dvere',
})

/** The toy that sleeps in the bed. One of plush that is called an animal ("plyšová mačka Ťapka") comes as a friend. */
const toy = (form = '') => `[friend-is| toy: [friend${form}] | [toy${form}]]`
const withTOY = '[friend-is| toy: [s friend.ins] | [s toy.ins]]'
const toTOY = '[friend-is| toy: [k friend.dat] | [k toy.dat]]'
const Toyacc = '[friend-is| toy: [Friend.acc] | [Toy.acc]]'
const Toy = '[friend-is| toy: [Friend] | [Toy]]'
const Kind = `[friend-is| toy: ${Toy} | [has| macko: Macko | babika: Bábika | plysak: Plyšák | ${Toy}]]`

const FLIGHT = place(`${Kind} letí cez [over]. Buch!`, { bed: 'Šup!' })
const THROWS = place('hodí', { bed: 'strčí' })
const ACROSS = place('Nohy idú pomaly cez [over]', { bed: 'Nohy pomaly zlezú na koberec' })
const FEEL = place('Ruka nájde skriňu, stenu, roh', {
  inside: 'Ruka nájde dvierka, kabát, druhý kabát',
  curtain: 'Ruka nájde stenu, okno, záves',
  bed: 'Ruka nájde okraj postele, prach, gombík',
  hall: 'Ruka nájde kľučku, stenu, vešiak',
  door: 'Ruka nájde stenu, kľučku, župan',
})
const SIT = place('si sadne', { inside: 'vlezie', bed: 'vlezie' })
const BESIDE = place('sadne si vedľa', { inside: 'vlezie vedľa', bed: 'vlezie vedľa' })
/** What looks like somebody from in there: whoever sits on the bed; in the older reading the quilt, and what was put on the floor. */
const SEEN = place('@hero „Na posteli niekto sedí,“ šepne [hero]. „Je to veľké a dýcha to.“', {
  bed: '@hero „Niekto tu má nohy,“ šepne [hero]. „Sú veľké a hýbu palcami.“',
})
const BULGE = place('A v posteli niekto leží! Je to veľké a hrboľaté a ani sa to nepohne.', {
  bed: 'A na koberci niekto leží! Je to veľké a hrboľaté a ani sa to nepohne.',
})
const FALLEN = place('je to perina', { bed: 'je to perina, čo skĺzla z postele' })
const STUMBLE = place('čajník', { hall: '[one]' })

const SWEATER = '[Adult] posadí na kraj postele svoj sveter, aby aj tam bolo obsadené. Je teplý a vonia ako [adult].'

const capital = (id: string) => id.charAt(0).toUpperCase() + id.slice(1)

/** Who is said to be there, by its id; somebody of whom no more is said; nobody, only the dark. */
const feared = (whom: (id: string) => string, somebody: string, nobody: string) =>
  `[is:beast| ${whom('beast')} | [has:vlk| ${whom('wolf')} | [about| monster: [is:what| ${whom('what')} | ${somebody}] | ${nobody}]]]`

/** What the child says of it; `alone` where it will not sleep there alone. */
const wish = (alone: string) =>
  `@hero „[has:lampa| Nezhasínaj lampičku | Nezhasínaj]!“ [feels:sad| plače | povie] [hero]. „${feared(
    (id) => `[about| dark: Bojím sa tmy. |] ${At} je [${id}].`,
    `${At} niekto je.`,
    `[has:pivnica| Bojím sa tmy, v pivnici aj tu, ${AT}. | Bojím sa tmy, najviac tej ${AT}[has:wc| , kadiaľ sa ide na záchod |].]`,
  )} ${alone}“`

export const tma: Telling = {
  id: 'dark',
  shape: 'swap',
  fits: { kind: 'life', subjects: ['dark', 'monster'], when: ['always', 'today', 'past', 'tomorrow'] },
  ages: [3, 9],
  titles: [
    `${At} je obsadené`,
    `[is:toy| [Toy] a voľné miesto | [friend-is| toy: [Friend] a voľné miesto | Teba poznám]]`,
  ],
  tile: { label: 'Tma', wish: 'bojí sa tmy v rohu za skriňou' },
  figures: {
    wolf: {
      forms: { name: 'vlk', nom: 'vlk', gen: 'vlka', dat: 'vlkovi', acc: 'vlka', loc: 'vlkovi', ins: 'vlkom' },
      gender: 'he',
    },
  },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: {
        guard: {
          forms: {
            name: 'pirát',
            nom: 'pirát',
            gen: 'piráta',
            dat: 'pirátovi',
            acc: 'piráta',
            loc: 'pirátovi',
            ins: 'pirátom',
          },
          gender: 'he',
        },
      },
      words: { over: 'celé more', one: 'pirátsky klobúk', two: 'ďalekohľad' },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: {
        guard: {
          forms: {
            name: 'rytier',
            nom: 'rytier',
            gen: 'rytiera',
            dat: 'rytierovi',
            acc: 'rytiera',
            loc: 'rytierovi',
            ins: 'rytierom',
          },
          gender: 'he',
        },
      },
      words: { over: 'celú priekopu', one: 'koruna', two: 'drevený meč' },
    },
    space: {
      themes: ['space', 'science', 'discovery'],
      figures: {
        guard: {
          forms: {
            name: 'kozmonaut',
            nom: 'kozmonaut',
            gen: 'kozmonauta',
            dat: 'kozmonautovi',
            acc: 'kozmonauta',
            loc: 'kozmonautovi',
            ins: 'kozmonautom',
          },
          gender: 'he',
        },
      },
      words: { over: 'celý vesmír', one: 'prilba', two: 'glóbus' },
    },
    heroes: {
      themes: ['superheroes'],
      figures: {
        guard: {
          forms: {
            name: 'superhrdina',
            nom: 'superhrdina',
            gen: 'superhrdinu',
            dat: 'superhrdinovi',
            acc: 'superhrdinu',
            loc: 'superhrdinovi',
            ins: 'superhrdinom',
          },
          gender: 'he',
        },
      },
      words: { over: 'celé mesto', one: 'superplášť', two: 'lano' },
    },
    dinos: {
      themes: ['dinosaurs'],
      figures: {
        guard: {
          forms: {
            name: 'tyranosaurus',
            nom: 'tyranosaurus',
            gen: 'tyranosaura',
            dat: 'tyranosaurovi',
            acc: 'tyranosaura',
            loc: 'tyranosaurovi',
            ins: 'tyranosaurom',
          },
          gender: 'he',
        },
      },
      words: { over: 'celý prales', one: 'gumené vajce', two: 'lupa' },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      figures: {
        guard: {
          forms: {
            name: 'jeleň',
            nom: 'jeleň',
            gen: 'jeleňa',
            dat: 'jeleňovi',
            acc: 'jeleňa',
            loc: 'jeleňovi',
            ins: 'jeleňom',
          },
          gender: 'he',
        },
      },
      words: { over: 'celý les', one: 'košík', two: 'veľká šiška' },
    },
    home: {
      themes: [],
      figures: {
        guard: {
          forms: {
            name: 'slon',
            nom: 'slon',
            gen: 'slona',
            dat: 'slonovi',
            acc: 'slona',
            loc: 'slonovi',
            ins: 'slonom',
          },
          gender: 'he',
        },
      },
      words: { over: 'celý koberec', one: 'klobúk', two: 'dáždnik' },
    },
  },
  things: {
    toy: {
      kinds: ['toy'],
      or: {
        forms: {
          name: 'macko',
          nom: 'macko',
          gen: 'macka',
          dat: 'mackovi',
          acc: 'macka',
          loc: 'mackovi',
          ins: 'mackom',
        },
        gender: 'he',
      },
    },
    beast: {
      kinds: ['monster'],
      or: { forms: { name: 'príšera', nom: 'príšera', gen: 'príšery', acc: 'príšeru' }, gender: 'she' },
    },
    what: {
      kinds: ['fairy-being', 'animal', 'job'],
      or: { forms: { name: 'príšera', nom: 'príšera', gen: 'príšery', acc: 'príšeru' }, gender: 'she' },
    },
    whom: { kinds: [], or: { forms: { name: 'niekto', nom: 'niekto', gen: 'niekoho', ins: 'niekým' }, gender: 'he' } },
  },
  fact: '[Hero] raz [zistil/zistí], že tma je zvnútra iba sivá.',
  next: 'Na koberci niekto ráno stúpi na niečo tvrdé. Au!',
  young: `
== volno
[when| past: Minule bola v noci veľká tma. | tomorrow: [has| izba: Dnes tu [hero] prvý raz spí [sama/sám/celú noc]. | lampa: Dnes sa má prvý raz spať bez lampičky. |] |] [kin| grandma, grandpa, aunt, uncle, godmother: Dnes ukladá spať [adult]. |] [world| ship: Posteľ je pirátska loď a koberec je more. | castle: Posteľ je hrad a koberec je priekopa. | space: Posteľ je raketa a koberec je vesmír. | heroes: Posteľ je tajná základňa a koberec je mesto. | dinos: Posteľ je dinosaurie hniezdo a koberec je prales. | forest: Posteľ je brloh a koberec je les. | Zuby sú umyté a rozprávka je prečítaná.] Pod perinou leží [hero] ${withTOY} a na kraji sedí [adult]. [with| [friend-is| toy: | pet: Pri nohách leží [friend.kind] [friend]. | Na druhom vankúši leží [friend].] |]

+4
[more| Na matraci pri okne leží aj [others], lebo dnes sa spí spolu. |]
/+4

-2
${wish('[has:spat| (([Sama/Sám/Ja] tu spať nebudem.)) | [has:dark-stay| Neodchádzaj, kým nespím. |]]')}
/-2

+2
${wish('[has:spat| [Sama/Sám/Ja] tu spať nebudem. | [has:dark-stay| Neodchádzaj, kým nespím. |]]')}
/+2

+2
${feared(
  (id) =>
    `[is:whom| @adult „A [whom] [${id}:ju/ho/ho] pozná?“ pýta sa [adult]. | @adult „A poznáš [${id}:ju/ho/ho]?“ pýta sa [adult].]`,
  '@adult „A poznáš ho?“ pýta sa [adult].',
  '@adult „A čo v nej je?“ pýta sa [adult].',
)}

${feared(
  (id) =>
    `[is:whom| @hero „Nie,“ povie [hero]. „[${id}:Tú/Toho/To] nepozná nikto.“ | @hero „Nie,“ povie [hero]. „Nevidno [${id}:ju/ho/ho].“]`,
  '@hero „Nie,“ povie [hero]. „Nevidno ho.“',
  '@hero „Neviem,“ povie [hero]. „Nevidno.“',
)}
/+2

-3
[Adult] tam posvieti. @adult „Pozri, nikto tam nie je.“
/-3

+3
[Adult] tam posvieti. Posvieti aj pod stôl, na stoličku a do papuče. @adult „Pozri, nikto tam nie je.“
/+3

@hero „Veď práve, je tam voľno a potme si tam sadne hocikto,“ povie [hero].

== obsadene
-2
[Hero] zdvihne ${toy('.acc')} a ${THROWS} ${toy(':ju/ho/ho')} tam. ${FLIGHT}

&first @hero „Obsadené!“ povie [hero].

[Adult] zhasne, cvak, a je tma. V posteli je voľno a ${toy()} je v tej tme ${toy(':sama/sám/samo')}.
/-2

+2
[Hero] rozmýšľa, až má z toho vráskavý nos. Potom zdvihne ${toy('.acc')} a ${THROWS} ${toy(':ju/ho/ho')} rovno tam. ${FLIGHT}

&first @hero „Obsadené!“ povie [hero].

+3
Lenže voľno je aj pod stolom, a tak tam letí [one]. Voľno je aj na stoličke, a tak tam letí [two]. [with2| @friend2 „Voľno je aj v papuči,“ povie [friend2] a strčí do nej ponožku. | Voľno je dokonca v papuči, a tak do nej ide ponožka.]

&again @hero „Obsadené, obsadené, obsadené!“

@adult „Je tu plno ako v autobuse,“ povie [adult]. „A kto sedí ${AT}?“

@hero „${Toy},“ povie [hero].
/+3

@adult „${Toyacc} poznám,“ povie [adult]. „${toy(':Tá/Ten/To')} tam sedieť môže.“

[Adult] zhasne, cvak, a je tma. Chvíľu je to celkom dobré.

+4
Pod stolom sedí [one], na stoličke sedí [two], v papuči ponožka a ${AT} ${toy()}. Každý je na svojom mieste a každý mlčí.
/+4

Potom [hero] siahne vedľa seba. Tam, kde vždy leží ${toy()}, je voľno a studeno. A ${toy()} sedí v tej najväčšej tme celkom ${toy(':sama/sám/samo')}.
/+2

@hero „${Toy}, poď!“ volá [hero]. Lenže ${toy()} nechodí ani vo dne.

@adult „Mám ísť ja?“ pýta sa [adult].

@hero „Nie, ja,“ povie [hero]. „Mňa pozná.“

== tam
-3
${ACROSS} a jedna stúpi na niečo tvrdé.
/-3

+3
${ACROSS}. [world| ship: More je v noci huňaté a šteklí medzi prstami. | castle: Priekopa je v noci huňatá a šteklí medzi prstami. | space: Vesmír je v noci huňatý a šteklí medzi prstami. | heroes: Mesto je v noci huňaté a šteklí medzi prstami. | dinos: Prales je v noci huňatý a šteklí medzi prstami. | forest: Les je v noci huňatý a šteklí medzi prstami. | Je v noci huňatejší ako vo dne a šteklí medzi prstami.] Potom jedna noha stúpi na niečo tvrdé.
/+3

-2
@hero „Au! To je iba môj [guard],“ povie [hero] a vezme ho so sebou.
/-2

+2
@hero „Au! To je iba môj [guard],“ povie [hero] a vezme ho so sebou, lebo sa ešte zíde.
/+2

-2
[with| [friend-is| toy: | pet: Vedľa ticho kráča [friend]. | @friend „Posteľ je tu,“ šepká [friend].] |]
/-2

+2
[with| [friend-is| toy: | pet: Vedľa kráča [friend], lebo zvieratá vidia aj potme. | @friend „Posteľ je tu,“ šepká [friend], aby bolo počuť, kade späť.] |]
/+2

${FEEL} a v tej najväčšej tme aj ${toy('.acc')}!

${feared(
  (id) => `@hero „[${capital(id)}] tu nie je,“ hlási [hero]. „Je tu obsadené.“`,
  '@hero „Nikto iný tu nie je,“ hlási [hero]. „Je tu obsadené.“',
  '',
)}

-2
[Hero] ${SIT} ${toTOY}. Zvnútra je tá tma iba sivá((, ako vrabec)).
/-2

+2
[Hero] ${SIT} ${toTOY}. ((@hero „Už som tu,“ šepne.)) Zvonku je tá tma čierna, ale zvnútra je iba sivá ako vrabec.
/+2

+3
Vidno z nej celú izbu. Niekto stojí na štyroch nohách pri stole. @hero „To je iba stolička,“ šepne [hero]. Niekto sedí pod stolom. @hero „To je iba [one].“ [has:tien| Niekto sa naťahuje po stene. @hero „To je iba tieň.“ |]
/+3

${SEEN}

@adult „To som iba ja,“ povie [adult].

-2
@hero „Aha, teba poznám,“ povie [hero]. „Poď, ${toy()}, v posteli je miesto.“
/-2

+2
@hero „Aha,“ povie [hero]. „Teba poznám.“
/+2

+4
@adult „Ukáž, to chcem vidieť aj ja,“ povie [adult] a ide tiež, pomaly a s rukou dopredu. „Au! Čo to je?“

@hero „To je iba papuča,“ povie [hero]. „Sedí v nej ponožka. Obíď ju.“

[Adult] sa vtlačí k nim, kolená má až pri ušiach a je tam plno. Sedia, dýchajú a počúvajú. Niečo robí tik-tak. @hero „To sú iba hodiny,“ šepne [hero]. Potom niečo robí kvap. @adult „To je iba kohútik,“ šepne [adult]. Niečo robí škvŕŕk a to nepozná vôbec nikto.

@adult „Aha,“ povie po chvíli [adult]. „To je iba moje brucho.“

@hero „Ahoj, brucho,“ šepne [hero].

[with| [friend-is| toy, pet: | @friend „Je tam ešte miesto?“ šepne [friend] a o chvíľu je plno naozaj.] |]

@adult „Vieš, že aj ja mám jednu takú tmu?“ povie [adult]. „Dolu v pivnici, za bicyklom.“

@hero „A kto v nej sedí?“

@adult „Neviem,“ povie [adult]. „Vždy si iba vezmem jablká a idem veľmi rýchlo preč.“

@hero „Zajtra tam niekoho hodíme,“ sľúbi [hero].

@adult „Papuču?“

@hero „Druhú. Tá prvá je obsadená,“ povie [hero] a poobzerá sa. „A kto ostane sedieť tu namiesto nás?“

@adult „Ja nie,“ povie rýchlo [adult].

@hero „[Guard],“ rozhodne [hero]. „Ten leží v tme od pondelka a nič mu nie je.“

Z tej najväčšej tmy vidno aj posteľ a nikto v nej nie je.
/+4

== postel
-2
A ${AT} ostane sedieť [guard].
/-2

+2
@hero „Poď, ${toy()},“ povie potom [hero]. „V posteli je voľno.“

@adult „To voľno nemám [adult:rada/rád/rado] ani ja,“ povie [adult].

A tak idú späť a ${AT} ostane sedieť [guard].
/+2

-2
((Pod perinou je teplo a ticho.)) [has:dvere| ((@hero „Dvere nechaj na ${toy(':jednu/jedného/jedno')} ${toy('.acc')},“ šepne [hero].)) |] [has:ruka| Jednu ruku drží [adult] a v druhej leží ${toy()}. |] [feels:proud| Lampička dnes prvý raz nesvieti. |]
/-2

+2
-3
Pod perinou je teplo a ticho. [has:ruka| Jednu ruku drží [adult] a v druhej leží ${toy()}. |] [feels:proud| Lampička dnes prvý raz nesvieti. |]
/-3
/+2

+2
-3
[has:spat| ${SWEATER} | [when| tomorrow: ${SWEATER} | [has:dvere| @hero „Dvere nechaj na ${toy(':jednu/jedného/jedno')} ${toy('.acc')},“ šepne [hero]. A [adult] ich nechá presne tak. |]]]
/-3
/+2

+3
Pod perinou je teplo a ticho. [has:ruka| Jednu ruku drží [adult] a v druhej leží ${toy()}. |]

@hero „Keď pôjdeš, na kraji bude voľno,“ šepne [hero].

[Adult] tam teda posadí svoj sveter. Je teplý a vonia ako [adult].

@hero „A dvere nechaj na ${toy(':jednu/jedného/jedno')} ${toy('.acc')},“ šepne [hero]. A [adult] ich nechá presne tak.
/+3

-2
[is:whom| @hero „A kde je [whom]?“ šepne [hero]. |]

[is:whom| @adult „Vo svojej posteli,“ šepne [adult]. „Aj tam je obsadené. A kto sedí ${AT}?“ | @adult „Kto sedí ${AT}?“ šepne [adult].]
/-2

+2
[is:whom| @hero „A kde je [whom]?“ šepne [hero]. | [has| wc: @hero „A keď pôjdem v noci na záchod?“ šepne [hero]. | noc: @hero „A keď sa v noci zobudím?“ šepne [hero]. |]]

[is:whom| @adult „Vo svojej posteli,“ šepne [adult]. „Aj tam je obsadené. A kto sedí ${AT}?“ | [has| wc: @adult „Tak [guard.acc] pekne pozdravíš,“ šepne [adult]. „A kto sedí ${AT}?“ | noc: @adult „Tak si povieš, kto kde sedí,“ šepne [adult]. „Kto sedí ${AT}?“ | @adult „Kto sedí ${AT}?“ šepne [adult].]]
/+2

-2
@hero „[Guard],“ šepne [hero].
/-2

+2
-4
@hero „[Guard],“ šepne [hero]. „Je tam obsadené.“
/-4
/+2

+4
@hero „[Guard],“ šepne [hero].

@adult „A pod stolom?“

@hero „[One].“

@adult „A na stoličke?“

@hero „[Two].“

@adult „A v papuči?“

@hero „Ponožka,“ šepne [hero]. „Tá už spí.“ [more| Na matraci už pomaly dýcha aj [others]. |]
/+4

@adult „A tu?“

-2
[Hero] pritúli ${toy('.acc')}. &last @hero „Obsadené,“ zamrmle !asleep a už spí.
/-2

+2
[Hero] pritúli ${toy('.acc')}. &last @hero „Tiež obsadené,“ zamrmle !asleep a už spí.
/+2
`,
  older: `
== volno
[when| past: Minule bola v noci veľká tma. | tomorrow: [has| izba: Dnes tu [hero] prvý raz spí [sama/sám/celú noc]. | lampa: Dnes sa má prvý raz spať bez lampičky. |] |] [kin| grandma, grandpa, aunt, uncle, godmother: Dnes ukladá spať [adult]. |] [world| ship: V izbe, kde spí [hero], je posteľ pirátska loď a koberec more. | castle: V izbe, kde spí [hero], je posteľ hrad a koberec priekopa. | space: V izbe, kde spí [hero], je posteľ raketa a koberec vesmír. | heroes: V izbe, kde spí [hero], je posteľ tajná základňa a koberec mesto. | dinos: V izbe, kde spí [hero], je posteľ dinosaurie hniezdo a koberec prales. | forest: V izbe, kde spí [hero], je posteľ brloh a koberec les. | V izbe, kde spí [hero], má každá vec svoje miesto.] ${feared(
    (id) =>
      `[about| dark: [Hero] sa tam bojí tmy, lebo ${AT} je vraj [${id}]. | ${At} je vraj [${id}].] Cez deň tomu [hero] neverí, ale večer áno.`,
    `${At} vraj niekto je. Cez deň tomu [hero] neverí, ale večer áno.`,
    `[Hero] sa bojí tmy, najviac tej ${AT}[has:wc| , kadiaľ sa v noci ide na záchod |]. Cez deň je to miesto ako každé iné, ale večer nie.`,
  )} [feels:ashamed| [Hero] sa za to hanbí[is:whom| , najmä pred [whom.ins/ostatnými] |]. | [is:whom| | [has:friend| Kamaráti o tom nevedia. |]]] [has:prespavacka| O týždeň je prespávačka a lampičku tam nemajú. |] [with| [friend-is| toy: | pet: Pri nohách leží [friend.kind] [friend]. | Dnes tu spí aj [friend].] |]

+3
[more| Na matraci pri okne leží aj [others], lebo je piatok. |]
/+3

@hero „[has:dark-stay| Nezhasínaj a neodchádzaj | Nezhasínaj],“ [feels:sad| plače | povie] [hero] ako každý večer.

+2
${feared(
  (id) =>
    `[is:whom| @adult „A [whom] [${id}:ju/ho/ho] pozná?“ pýta sa [adult]. | @adult „A poznáš [${id}:ju/ho/ho]?“ pýta sa [adult].]`,
  '@adult „A poznáš ho?“ pýta sa [adult].',
  '@adult „A čo v tej tme je?“ pýta sa [adult].',
)}

${feared(
  (id) => `@hero „Nepozná [${id}:ju/ho/ho] nikto,“ povie [hero]. „A to je na tom to najhoršie.“`,
  '@hero „Nie,“ povie [hero]. „A to je na tom to najhoršie.“',
  '@hero „Neviem,“ povie [hero]. „A to je na tom to najhoršie.“',
)}
/+2

[Adult] tam posvieti, tiež ako každý večer. @adult „Pozri, nikto tam nie je.“

@hero „Veď práve,“ povie [hero]. „Je tam voľno. A potme si na voľné miesto sadne hocikto a ani sa nespýta.“

-2
[with| [friend-is| toy, pet: V električke si ľudia na voľné miesto položia tašku a majú pokoj. | @friend „V električke si ľudia na voľné miesto položia tašku,“ povie [friend], „a majú pokoj.“] | V električke si ľudia na voľné miesto položia tašku a majú pokoj.] [Hero] teda postaví ${INTO} školskú tašku.
/-2

+2
Na to sa ťažko niečo povie, a tak [adult] nepovie nič. [with| [friend-is| toy, pet: V električke si ľudia na voľné miesto položia tašku a majú pokoj. | @friend „V električke si ľudia na voľné miesto položia tašku,“ povie [friend], „a majú pokoj.“] | V električke si ľudia na voľné miesto položia tašku a majú pokoj.] [Hero] teda postaví ${INTO} školskú tašku.
/+2

&first @hero „Obsadené.“

-2
Lenže taška býva pod stolom a tam je teraz voľné miesto, a ešte bližšie. Voľno sa totiž nedá vyhodiť, dá sa iba posunúť. [Hero] teda tašku vráti a ${AT} je voľno ako predtým.
/-2

+2
Taška je výborná, lebo je veľká a tvári sa vážne. Lenže býva pod stolom a tam je teraz voľno. Pod stôl teda idú čižmy z predsiene, do predsiene ide spod okna [one] a pod okno ide čajník. O ôsmej je doma každá vec o jedno miesto vedľa.

@adult „Prečo je pod oknom čajník?“ volá [adult].

@hero „Sedí tam,“ povie [hero].

@adult „A čo mám v kuchyni na sporáku?“

Na sporáku je voľno. [with| [friend-is| toy, pet: Už zvýšila iba školská taška. | @friend „Ešte máme tašku,“ pripomenie [friend].] | Už zvýšila iba školská taška.] Tá ide do kuchyne a ${AT} je zase voľno. Je to ako v tej hre, v ktorej sa posúvajú číslice a jedno políčko je vždy prázdne. Voľno sa totiž nedá vyhodiť, dá sa iba posunúť.
/+2

+3
[Hero] skúsi ešte ceduľu. Napíše na ňu OBSADENÉ, najväčšími písmenami, aké sa na papier zmestia, a postaví ju ${INTO}. Lenže potme ju neprečíta nikto, ani ten, pre koho je.

@hero „Sadni si tam ty,“ prosí [hero], „iba do rána.“

[Adult] sa tam teda vtlačí. Je to najlepšie obsadené miesto na svete, veľké, známe a s vankúšom za chrbtom. O päť minút sa odtiaľ ozve chrápanie a [hero] skoro zaspí tiež. Lenže po [adult.loc] je voľno v kuchyni a v tom voľne čosi syčí. Je to mlieko a má namierené na podlahu.

@adult „Mňa posúvať nemôžeš,“ povie potom [adult] s handrou v ruke. „Ja držím tie ostatné políčka.“

[with2| @friend2 „Škoda,“ povie [friend2], „chrápanie bolo najlepšie.“ |]
/+3

-2
Treba niekoho, kto po sebe nenechá voľné miesto. Na vankúši leží, vraj iba náhodou, ${toy()}. A v posteli je predsa [hero], takže tam voľno nebude.
/-2

+2
Treba teda niekoho, kto po sebe nenechá voľné miesto. [Hero] sa dlho obzerá po celej izbe, až pohľad padne na vankúš. Leží tam ${toy()}, vraj iba náhodou. A v posteli je predsa [hero], takže tam voľno nebude.
/+2

[Hero] zdvihne ${toy('.acc')} a ${THROWS} ${toy(':ju/ho/ho')} rovno tam. ${FLIGHT}

&again @hero „Obsadené!“

-2
@adult „${Toyacc} poznám, ${toy(':tá/ten/to')} tam sedieť môže,“ povie [adult], zhasne a odíde.
/-2

+2
@adult „${Toyacc} poznám,“ povie [adult]. „${toy(':Tá/Ten/To')} tam sedieť môže.“ A zhasne a odíde.
/+2

== tma
-2
Tma je všade a chvíľu je to celkom dobré. Potom [hero] siahne vedľa seba a pod perinou je voľno, presne také veľké ako ${toy()}.
/-2

+2
Tma je všade a chvíľu je to celkom dobré. ${At} sedí niekto známy, a tak sa tam dá aj pozerať((, celkom obyčajne a bez zažmúrených očí)).

Potom [hero] siahne vedľa seba. Pod perinou je voľno, presne také veľké ako ${toy()}.

Ani toto voľno sa nedá vyhodiť. [Hero] naň skúsi položiť vankúš, potom lakeť a potom obidve kolená, ale ono sa zakaždým iba posunie a studí o kúsok ďalej.
/+2

A ${toy()} sedí presne tam, kam [hero] za nič na svete nechce. Nesťažuje sa, lebo to nevie, a kto sa nevie sťažovať, toho je ľahké poslať napred.

-2
Dá sa zavolať do kuchyne, [adult] ${toy(':ju/ho/ho')} prinesie((, a je po všetkom)). Lenže ${toy()} nečaká na [adult.acc].
/-2

+2
Dá sa počkať do rána, je to iba desať hodín. Dá sa aj zavolať do kuchyne, [adult] ${toy(':ju/ho/ho')} prinesie a je po všetkom. Lenže ${toy()} nečaká na ráno ani na [adult.acc].
/+2

@hero „Idem,“ povie [hero] do tmy. „Mňa poznáš.“

[with| [friend-is| toy: | pet: [Friend] vstane a ide tiež, lebo zvieratá vidia aj potme. | @friend „Ja budem rátať nahlas,“ šepne [friend], „aby bolo počuť, kde je posteľ.“] |]

== tam
-2
${ACROSS} a jedna stúpi na niečo tvrdé.
/-2

+2
Cez deň sú to iba tri kroky. V noci ich je tiež toľko, iba sa dlhšie robia. ${ACROSS} a jedna stúpi na niečo tvrdé.
/+2

@hero „Au! To je iba môj [guard],“ povie [hero] a vezme ho so sebou. Nič strašnejšie tu nebýva.

+2
[with| [friend-is| toy, pet: | @friend „Šesť, dvanásť, osemnásť,“ ozýva sa zozadu [friend]. Násobilka je v tme oveľa užitočnejšia ako v škole.] |]
/+2

${FEEL} a v tej najväčšej tme aj ${toy('.acc')}. ${feared(
    (id) => `@hero „[${capital(id)}] tu nie je,“ hlási [hero] a je to prvá overená správa z toho miesta.`,
    '@hero „Nikto iný tu nie je,“ hlási [hero] a je to prvá overená správa z toho miesta.',
    '',
  )}

-2
@hero „Prepáč,“ šepne [hero] a ${BESIDE}.
/-2

+2
@hero „Prepáč,“ šepne [hero] a ${BESIDE}. ((${Toy} mlčí, ale je to priateľské mlčanie.)) [has:zvuk| Potom čosi pukne. @hero „To je iba skriňa,“ povie [hero]. „Aj vo dne puká.“ |]

Vedľa je ešte čosi studené a [hero] to dlho a opatrne ohmatáva. Je to iba [two]. Hľadá sa od jesene, lebo sem nikto nechodí, ani s metlou.
/+2

-2
Zvonku je tá tma čierna, ale zvnútra je iba sivá a vidno z nej celú izbu. ${BULGE}
/-2

+2
Zvonku je tá tma čierna, ale zvnútra je iba sivá a vidno z nej celú izbu. Niekto stojí pod stolom, a sú to iba čižmy. Niekto pod oknom má veľký nos, a je to iba čajník. ${BULGE}
/+2

[Hero] drží ${toy('.acc')} a tiež sa nepohne. Potom to spozná: ${FALLEN}. A okrem nej nikto.

Vtom vo dverách izby zastane [adult] a pozerá sa na prázdnu posteľ.

@adult „[Hero]?“ šepne [adult] a hlas sa [adult:jej/mu/mu] trochu trasie. „[Hero], kde si?“

&again @hero „Tu,“ ozve sa z tmy [hero]. „Je tu obsadené.“

-2
[Adult] sa vtlačí k nim. @adult „Vieš, akej tmy sa bojím ja?“ šepne. „Takej, v ktorej je v tvojej posteli voľno.“
/-2

+2
[Adult] ide za tým hlasom, pomaly a s rukou dopredu. @adult „Au! Čo to je?“

@hero „To je iba ${STUMBLE},“ povie [hero]. „Sedí tam.“

[Adult] sa vtlačí k nim, kolená má až pri ušiach a chvíľu iba dýcha.

@adult „Vieš, akej tmy sa bojím ja?“ šepne potom. „Takej, v ktorej je v tvojej posteli voľno.“
/+2

+3
@hero „A keď si [adult:bola malá/bol malý/bol malý]?“

@adult „Vtedy to bola komora,“ šepne [adult]. „Aj ja som tam raz niekoho [adult:hodila/hodil/hodil]. Plyšového hrocha, volal sa Gusto.“

@hero „A potom?“

@adult „Potom som [adult:ležala/ležal/ležal] a [adult:čakala/čakal/čakal] do rána,“ povie [adult]. „Desať hodín.“

[Hero] chvíľu mlčí a potom podá [adult.dat] ${toy('.acc')}. @adult „Odtiaľto je tá izba celkom pekná,“ čuduje sa [adult]. „Zvonku vidím iba to, čo treba upratať.“ Sedia tam a ${toy()} sedí [adult.dat] na kolenách, až kým tých dávnych desať hodín neprejde. Dnes im na to stačí päť minút.
/+3

-3
@hero „Tak ju poďme obsadiť,“ povie [hero].
/-3

+3
@hero „Tak poďme obsadiť tú moju posteľ,“ povie [hero].
/+3

== postel
-2
${At} ostane sedieť [guard]. V posteli je teplo a ${toy()} leží tam, kde patrí.
/-2

+2
${At} ostane sedieť [guard], lebo ten je na tmu zvyknutý. Ráno pôjde každá vec domov, aj čižmy, aj čajník, aj školská taška. V posteli je teplo a ${toy()} leží tam, kde patrí, a vôbec nie náhodou.

[has:prespavacka| @hero „Na prespávačku pôjdem,“ šepne [hero]. „Lampičku netreba, ale ${toy()} ide so mnou.“ A [adult] prikývne, v sivej tme to celkom dobre vidno. |]

@hero „Dvere nechaj na ${toy(':jednu/jedného/jedno')} ${toy('.acc')},“ šepne [hero].

Cez škáru ide dnu mäkký pásik svetla, široký presne ako ${toy()}. [with| [friend-is| toy: | [Friend] už pomaly dýcha.] |]
/+2

+3
[more| Na matraci už spí aj [others]. |] Za oknom ticho svieti mesiac a tma je mäkká ako perina. [Adult] ešte chvíľu potichu sedí na kraji postele, pomaly dýcha a nikam sa neponáhľa.
/+3

-2
[is:whom| @hero „A kde je [whom]?“ šepne [hero]. |]

[is:whom| @adult „Vo svojej posteli,“ šepne [adult]. „Aj tam je obsadené. A kto sedí ${AT}?“ | @adult „Kto sedí ${AT}?“ šepne [adult].]
/-2

+2
[has:prespavacka| | [is:whom| @hero „A kde je [whom]?“ šepne [hero]. | [has| wc: @hero „A keď pôjdem v noci na záchod?“ šepne [hero]. | noc: @hero „A keď sa v noci zobudím?“ šepne [hero]. |]]]

[has:prespavacka| @adult „Kto sedí ${AT}?“ šepne [adult]. | [is:whom| @adult „Vo svojej posteli,“ šepne [adult]. „Aj tam je obsadené. A kto sedí ${AT}?“ | [has| wc: @adult „Tak [guard.acc] pekne pozdravíš,“ šepne [adult]. „A kto sedí ${AT}?“ | noc: @adult „Tak si povieš, kto kde sedí,“ šepne [adult]. „Kto sedí ${AT}?“ | @adult „Kto sedí ${AT}?“ šepne [adult].]]]
/+2

@hero „[Guard].“

+3
@adult „A pod stolom?“

@hero „Dve čižmy,“ šepne [hero]. „A pod oknom spí čajník.“
/+3

@adult „A tu?“

&last @hero „Obsadené,“ zamrmle [hero] !asleep a spí.
`,
}
