import { inParagraphs } from '../../../../craft/in-paragraphs.ts'
import type { Telling } from '../../../../craft/telling.ts'

/** What it is that the wish tells; the last is a fear of what is ahead. */
const CASE =
  '[has| bola-statocna, naplast-dole, ruka-boli: statocny | dnes-plakala: plac | pichali-dvakrat: dvakrat | drzali-ju, usla-odtial, minule-kricala: minule | vsetku-krv: krv | bez-ihly: doktor | schovala-sa, ze-nejde: nejde | [about| doctor: doktor | ihla]]'

const CASES = ['statocny', 'plac', 'dvakrat', 'minule', 'krv', 'doktor', 'nejde'] as const

/** Told by what it is that the wish tells. */
const by = (told: Record<(typeof CASES)[number] | 'ihla', string>) =>
  inParagraphs(told, (nth) => `[pripad| ${CASES.map((id) => `${id}: ${nth[id]}`).join(' | ')} | ${nth.ihla}]`)

/** Told of a doctor who only listens, or of a needle. */
const cold = (doctor: string, needle: string) => `[kind| doctor: ${doctor} | ${needle}]`

const DAYS =
  'v-pondelok: [has:rano-tam| v pondelok ráno | v pondelok] | v-utorok: [has:rano-tam| v utorok ráno | v utorok] | v-stredu: [has:rano-tam| v stredu ráno | v stredu] | vo-stvrtok: [has:rano-tam| vo štvrtok ráno | vo štvrtok] | v-piatok: [has:rano-tam| v piatok ráno | v piatok] | o-mesiac: o mesiac | o-dva-tyzdne: o dva týždne | o-tyzden: o týždeň'

/** Who held last time, or what else went wrong. */
const LAST = (ran: string, held: string, cried: string) => `[has| usla-odtial: ${ran} | drzali-ju: ${held} | ${cried}]`

const HELD =
  '[has:dvaja| [držali ju dvaja/držali ho dvaja/držali dvaja], [adult] a sestrička | [držali ju traja/držali ho traja/držali traja], [adult] a dve sestričky]'

const HIDDEN = '[has| postel: pod posteľou | skrina: v skrini | deka: pod perinou | pod stolom]'

const PAST = 'Dnes je [hero] po [has:dnes-odber| [has:z-prsta| odbere krvi z prsta | odbere krvi] | očkovaní]'

const TEARS = `[has| schovala-sa: Najprv to [=bola] skrýša ${HIDDEN}, potom veľký krik | cela-cakaren: Plač [=počula] celá čakáreň | v-cakarni-plac: Slzy [=prišli] už v čakárni | kricat: Krik [=počula] celá chodba | Slzy [=nechceli] prestať]`

const COMES =
  '[friend-is| toy: Na kolenách sedí [friend]. | pet: [Friend] čaká doma pri dverách. | [with2| Vedľa sedia [friend] a [friend2]. | Vedľa sedí [friend].]]'

export const injekcia: Telling = {
  id: 'jab',
  shape: 'making',
  fits: { kind: 'life', subjects: ['jab', 'doctor'], when: ['tomorrow', 'today', 'always', 'past'] },
  ages: [3, 9],
  tile: { label: 'Očkovanie', wish: 'zajtra ideme na očkovanie a bojí sa' },
  titles: ['Na jeden fúk', 'Aký dlhý je jeden fúk', 'Fúúú a hotovo', '[Hero] a jeden fúk'],
  figures: {
    doctor: {
      forms: {
        name: 'pani doktorka',
        nom: 'pani doktorka',
        gen: 'pani doktorky',
        dat: 'pani doktorke',
        acc: 'pani doktorku',
        loc: 'pani doktorke',
        ins: 'pani doktorkou',
      },
      gender: 'she',
    },
    mirror: {
      forms: {
        name: 'chlapec',
        nom: 'chlapec',
        gen: 'chlapca',
        dat: 'chlapcovi',
        acc: 'chlapca',
        loc: 'chlapcovi',
        ins: 'chlapcom',
      },
      gender: 'he',
    },
    big: {
      forms: {
        name: 'ujo sused',
        nom: 'ujo sused',
        gen: 'uja suseda',
        dat: 'ujovi susedovi',
        acc: 'uja suseda',
        loc: 'ujovi susedovi',
        ins: 'ujom susedom',
      },
      gender: 'he',
    },
  },
  keys: {
    pripad: CASE,
    kind: '[pripad| doktor: doctor | dvakrat, krv: blood | [has| dalsie-ockovanie: jab | dalsi-odber, odber: blood | na-infuziu: hospital | prehliadka: check | nemocnica: hospital | injekcia, nit: needle | jab]]',
    limb: '[kind| doctor: belly | [has| dalsie-ockovanie: arm | z-prsta: finger | do-nohy, noha: leg | arm]]',
    from: '[pripad| statocny: today | [has| v-pondelok, v-utorok, v-stredu, vo-stvrtok, v-piatok, o-mesiac, o-dva-tyzdne, o-tyzden: day | uz-zajtra: tomorrow | [when| today: [pripad| plac: soon | today] | soon]]]',
  },
  words: {
    day: `[from| today: dnes | tomorrow: [has:rano-tam| zajtra ráno | zajtra] | day: [has| ${DAYS} | čoskoro] | čoskoro]`,
    later: `[from| today: o chvíľu | tomorrow: [has:rano-tam| na druhý deň ráno | na druhý deň] | day: [has| ${DAYS} | v ten deň] | [pripad| plac: o nejaký čas | v ten deň]]`,
    to: '[kind| doctor: [has:prehliadka| k pani doktorke na prehliadku | k pani doktorke] | blood: [has| z-prsta: na odber krvi z prsta | zo-zily: na odber krvi zo žily | na odber krvi] | check: na prehliadku | hospital: [has:na-infuziu| do nemocnice na infúziu | do nemocnice na injekciu] | needle: [has:o-ockovani| na očkovanie | [has:injekcia| na injekciu | na očkovanie]] | na očkovanie]',
    next: '[kind| doctor: prehliadka | blood: odber krvi | jab: očkovanie | injekcia]',
    feared:
      '[has| doktorky-bat: pani doktorky | plast: bieleho plášťa | injekcia: injekcie | [kind| doctor: pani doktorky | ihly]]',
    nurse: '[kind| blood, hospital: sestrička | pani doktorka]',
    nursedat: '[kind| blood, hospital: sestričke | pani doktorke]',
    nurseacc: '[kind| blood, hospital: sestričku | pani doktorku]',
    offers: '[limb| belly: vyhrnie si tričko | finger: vystrie prst | leg: vyhrnie si nohavicu | vystrie ruku]',
    part: '[limb| belly: brucho | finger: prst | leg: noha | ruka]',
    partloc: '[limb| belly: bruchu | finger: prste | leg: nohe | ruke]',
    patch: '[kind| doctor: nálepka | náplasť]',
    patchacc: '[kind| doctor: nálepku | náplasť]',
    award: '[has:dostala-nalepku| náplasť a na tričko nálepku | [kind| doctor: nálepku | náplasť]]',
    look: '[is:pic| [s pic.ins] | [has:dostala-nalepku| [toy-is| toy, named, zajac: [plaster] | [is:toy| [s toy.ins] | [plaster]]] | [plaster]]]',
    flies:
      '[world| ship: Loďka vypláva do vzduchu | castle: Drak konečne naozaj letí | space: Raketa odštartuje | heroes: Superhrdina vyletí až k lampe | dinos: Dinosaurus vyskočí až k lampe | forest: List vyletí ako na jeseň | Pierko vyletí až k lampe]',
    picture:
      '[world| ship: Na stene je namaľovaný kapitán s papagájom. Papagáj má na krídle náplasť. | castle: Na stene je namaľovaný rytier s drakom. Drak má na labe náplasť. | space: Na stene je namaľovaný kozmonaut so psom. Pes má na skafandri náplasť. | heroes: Na stene je namaľovaný superhrdina. Pod plášťom má na ramene náplasť. | dinos: Na stene je namaľovaný tyranosaurus. Na krátkej rúčke má náplasť. | forest: Na stene je namaľovaný medveď s ježkom. Medveď má na labe náplasť. | Na stene je namaľovaná žirafa. Náplasti má na krku hneď tri.]',
    toyacc: '[toy-is| toy, named, zajac: [toy.acc] | [friend-is| toy: [friend.acc] | zajka]]',
    toydat: '[toy-is| toy, named, zajac: [toy.dat] | [friend-is| toy: [friend.dat] | zajkovi]]',
    waiting: '[kind| hospital: v nemocničnej čakárni | v čakárni]',
  },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: {
        craft: {
          forms: {
            name: 'loďka',
            nom: 'loďka',
            gen: 'loďky',
            dat: 'loďke',
            acc: 'loďku',
            loc: 'loďke',
            ins: 'loďkou',
          },
          gender: 'she',
        },
      },
      words: { made: 'papierovú loďku', crosses: 'prepláva cez celý stôl', plaster: 's kotvou' },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: {
        craft: {
          forms: {
            name: 'drak',
            nom: 'drak',
            gen: 'draka',
            dat: 'drakovi',
            acc: 'draka',
            loc: 'drakovi',
            ins: 'drakom',
          },
          gender: 'he',
        },
      },
      words: { made: 'papierového draka', crosses: 'preletí cez celý stôl', plaster: 's korunkou' },
    },
    space: {
      themes: ['space', 'science', 'discovery'],
      figures: {
        craft: {
          forms: {
            name: 'raketa',
            nom: 'raketa',
            gen: 'rakety',
            dat: 'rakete',
            acc: 'raketu',
            loc: 'rakete',
            ins: 'raketou',
          },
          gender: 'she',
        },
      },
      words: { made: 'papierovú raketu', crosses: 'preletí cez celý stôl', plaster: 's planétou' },
    },
    heroes: {
      themes: ['superheroes'],
      figures: {
        craft: {
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
      words: { made: 'papierového superhrdinu', crosses: 'preletí cez celý stôl', plaster: 's bleskom' },
    },
    dinos: {
      themes: ['dinosaurs'],
      figures: {
        craft: {
          forms: {
            name: 'dinosaurus',
            nom: 'dinosaurus',
            gen: 'dinosaura',
            dat: 'dinosaurovi',
            acc: 'dinosaura',
            loc: 'dinosaurovi',
            ins: 'dinosaurom',
          },
          gender: 'he',
        },
      },
      words: { made: 'papierového dinosaura', crosses: 'preletí cez celý stôl', plaster: 's dinosaurom' },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      figures: {
        craft: {
          forms: {
            name: 'list',
            nom: 'list',
            gen: 'listu',
            dat: 'listu',
            acc: 'list',
            loc: 'liste',
            ins: 'listom',
          },
          gender: 'he',
        },
      },
      words: { made: 'javorový list', crosses: 'preletí cez celý stôl', plaster: 's ježkom' },
    },
    home: {
      themes: [],
      figures: {
        craft: {
          forms: {
            name: 'pierko',
            nom: 'pierko',
            gen: 'pierka',
            dat: 'pierku',
            acc: 'pierko',
            loc: 'pierku',
            ins: 'pierkom',
          },
          gender: 'it',
        },
      },
      words: { made: 'biele pierko', crosses: 'preletí cez celý stôl', plaster: 's hviezdičkou' },
    },
  },
  things: {
    whom: {
      kinds: [],
      or: {
        forms: {
          name: 'sused',
          nom: 'sused',
          gen: 'suseda',
          dat: 'susedovi',
          acc: 'suseda',
          loc: 'susedovi',
          ins: 'susedom',
        },
        gender: 'he',
      },
    },
    pic: {
      kinds: ['vehicle', 'machine', 'dinosaur'],
      or: {
        forms: {
          name: 'traktor',
          nom: 'traktor',
          gen: 'traktora',
          dat: 'traktoru',
          acc: 'traktor',
          loc: 'traktore',
          ins: 'traktorom',
        },
        gender: 'he',
      },
    },
    toy: {
      kinds: ['toy', 'animal'],
      or: {
        forms: {
          name: 'zajko',
          nom: 'zajko',
          gen: 'zajka',
          dat: 'zajkovi',
          acc: 'zajka',
          loc: 'zajkovi',
          ins: 'zajkom',
        },
        gender: 'he',
      },
    },
  },
  fact: '[Hero] [zistil/zisťuje], že štipnutie trvá jeden fúk, a ten má každý so sebou.',
  next: 'Jeden fúk predsa len ostal. Nikto nevie, čí je, ale je teplý.',
  young: `
== strach
${by({
  ihla: `[Day] ide [hero] [s adult.ins] [to]. [Hero] sa bojí [feared], až je v bruchu zima. [has:od-rana| Plače už od rána. | Ani jesť nechce.]

@hero „Bude to bolieť?“ pýta sa [hero].`,
  minule: `[Day] ide [hero] [s adult.ins] [to]. Minule to bolo zlé: ${LAST('nohy ušli z ordinácie až na schody', HELD, 'plač a krik bolo počuť až na ulicu')}. [Hero] sa za to hanbí a bojí sa.

@hero „Čo ak to bude zase tak?“ pýta sa [hero].`,
  dvakrat: `[Day] ide [hero] [s adult.ins] [to]. Minule bolo treba pichať [has:pichali-trikrat| trikrát | dvakrát], lebo na prvý raz to nevyšlo. [Hero] sa bojí a ruku drží za chrbtom.

@hero „Čo ak to bude zase [has:pichali-trikrat| trikrát | dvakrát]?“ pýta sa [hero].`,
  nejde: `[Day] má ísť [hero] [s adult.ins] [to]. Lenže [hero] je ${HIDDEN} a [has| skrina: dvere sú zavreté | vidno iba päty].

@hero „Nejdem!“ kričí [hero]. „Nejdem a nejdem!“ Znie to nahnevane, ale [hero] sa iba veľmi bojí.`,
  krv: `[Day] ide [hero] [s adult.ins] [to]. [Hero] sa bojí ihly. A ešte viac sa bojí, že všetko vytečie a vnútri bude prázdno ako vo fľaši.

@hero „Čo ak mi nenechajú ani kvapku krvi?“ pýta sa [hero].`,
  plac: `${PAST}. ${TEARS} a [hero] je z toho ešte [smutná/smutný/v slzách]. A [has:este-raz| [day] [ju čaká/ho čaká/čaká] [next]! | raz bude [next] zase.]

@hero „Tam nejdem,“ povie [hero]. „Bojím sa. Zase budem plakať.“`,
  statocny: `Dnes ide [hero] [s adult.ins] [to]. Kolená sa trasú, ale idú. V ruke [hero] nesie [toyacc]. Trochu sa [hero] bojí.

@hero „Bude to bolieť?“ pýta sa [hero].`,
  doktor: `[Day] ide [hero] [s adult.ins] [to]. [has:bez-ihly| Ihla tam nebude. Ale [hero] sa aj tak bojí, | [Hero] sa bojí [feared],] až je v bruchu zima.

@hero „Čo mi tam budú robiť?“ pýta sa [hero].`,
})}

${by({
  ihla: `@adult „Štipne to,“ povie [adult], lebo pri takej veci sa neklame. „Ale iba na jeden fúk.“`,
  minule: `@adult „Bude to inak,“ povie [adult]. „[has:moze-plakat| Stačím ja. A plakať môžeš, zvládneš to aj tak | ${LAST('Sadneš si mi na kolená a nohy podržíme', 'Sadneš si mi na kolená a stačím ja', 'Sadneš si mi na kolená. A plakať môžeš')}]. Štipne to iba na jeden fúk.“`,
  dvakrat: `@adult „Sľúbiť ti to neviem,“ povie [adult]. „Ale jedno štipnutie trvá iba jeden fúk. A keby bolo druhé, máš druhý fúk.“`,
  nejde: `[Adult] si sadne na zem vedľa. @adult „Aj ja sa ihly bojím,“ povie [adult]. „Štipne to. Ale iba na jeden fúk.“`,
  krv: `@adult „Vezmú ti iba za lyžičku,“ povie [adult]. „Všetka ostatná je tvoja. A štipne to iba na jeden fúk.“`,
  plac: `@adult „Plakať môžeš aj tam,“ povie [adult] a objíme [hero.acc/to smutné dieťa]. „Nič sa tým nepokazí. A štipne to iba na jeden fúk.“`,
  statocny: `@adult „Štipne to,“ povie [adult], lebo pri takej veci sa neklame. „Ale iba na jeden fúk.“`,
  doktor: `@adult „Pozrú ti uši a vypočujú srdce,“ povie [adult]. „Slúchadlo studí. Ale iba na jeden fúk.“`,
})}

@hero „A aký dlhý je jeden fúk?“ [pripad:nejde| pýta sa [hero] a vylezie von. | pýta sa [hero].]

[Adult] položí na stôl *craft [made]. &first Fúúú! [Hero] fúkne a [craft] [crosses].(( Potom zastane.))

@adult „Presne takýto,“ povie [adult].

+2
[Hero] to chce vyskúšať, a tak si pripne na prst štipec na bielizeň. Au! Fúúú, [craft] [crosses] a štipec môže ísť dole. Na prste ostane iba ružová čiarka a aj tá o chvíľu zmizne.

@hero „Naozaj,“ povie [hero]. „A načo tam vlastne idem?“

@adult „[kind| doctor: Aby pani doktorka počula, ako ti bije srdce | blood: Kvapka krvi prezradí, ako sa ti darí vnútri, kam nikto nevidí | hospital: V tej ihle ide do tela pomoc, ktorá sa nedá zjesť | Telo si tam pozrie, ako vyzerá choroba, a už ju k tebe nepustí],“ povie [adult].
/+2

+4
[with| [friend-is| toy, pet: Potom fúka [adult], ešte ďalej. | Potom fúka aj [friend], ešte ďalej.] | Potom fúka [adult], ešte ďalej.] [Craft] sa pritom otočí tri razy a pristane v masle.

Jeden fúk je na všetko dobrá miera. Topánka sa zapína dva fúky. Ruky sa umývajú päť. Česanie trvá deväť fúkov a kto má uzly, ten fúka aj desať. A polievka nemá fúkov nikdy dosť, lebo tá sa fúka stále.

@hero „Koľko fúkov je jeden deň?“ pýta sa [hero].

@adult „Toľko nemá nikto,“ povie [adult]. „Ani slon. A ten má na to taký dlhý nos, že by vystačil aj na dva dni.“ [more| [Others] to spočítajú ešte raz a vyjde im to isté. |]

@hero „A štipne to iba na jeden?“ pýta sa [hero] pre istotu.

@adult „Iba na jeden,“ povie [adult].
/+4

== cakaren
[Later] sedí [hero] [waiting] a na dlani drží [craft.acc]. [with| ((${COMES})) | [toy-is| named: [pripad:statocny| | Na kolenách sedí [toy].] |]] ${by(
    {
      ihla: `V bruchu je zase zima.`,
      minule: `${LAST('Nohy sa už dívajú na schody.', 'Dvere sú tie isté ako minule.', 'Dvere sú tie isté ako minule.')}`,
      dvakrat: `Ruka sa schová do rukáva.`,
      nejde: `Pod stoličkou by bolo miesta dosť.`,
      krv: `Líca sú zatiaľ celé ružové.`,
      plac: `A slzy sú tu zase ako minule.`,
      statocny: `Kolená sa trasú ešte viac.`,
      doktor: `Za dverami niečo zacinká.`,
    },
  )}

+2
[picture]
/+2

+3
Oproti sedí malý chlapec a bundu má zapnutú až po nos.

@mirror „Aj ty sa bojíš?“ pýta sa chlapec.

@hero „Áno,“ povie [hero]. „Ale mám fúk.“

@mirror „Ja nijaký nemám,“ povie chlapec smutne.

@hero „Máš, v ústach. Jeden má každý so sebou.“

Chlapec si stiahne bundu z nosa a skúsi to. Naozaj tam jeden má, celý teplý a trochu po keksoch. [with2| @friend2 „A za ním je druhý,“ povie [friend2]. |]
/+3

== ihla
${by({
  ihla: `Dnu si [hero] sadne [adult.dat] na kolená. @hero „Bojím sa [feared],“ povie.

@doctor „[has:doktorky-bat| To nevadí. Ja sa bojím pavúkov | Pozerať sa nemusíš],“ povie [nurse]. „Začneme, až keď povieš teraz.“`,
  minule: `${LAST('@hero „Minule mi ušli nohy,“ povie [hero] v ordinácii a sadne si [adult.dat] na kolená.', '@hero „Dnes ma bude držať iba [adult],“ povie [hero] v ordinácii a sadne si [adult.dat] na kolená.', '@hero „Minule to bolo hlasné,“ povie [hero] v ordinácii a sadne si [adult.dat] na kolená.')}

@doctor „${LAST('Povedz im, nech počkajú', 'Dobre, ja ťa držať nebudem', 'Kričať môžeš, uši mám dve')},“ povie [nurse]. „Začneme, až keď povieš teraz.“`,
  dvakrat: `@hero „Minule to nevyšlo,“ povie [hero] v ordinácii.

@doctor „Viem a mrzí ma to,“ povie [nurse]. Pozrie si jednu ruku, potom druhú a neponáhľa sa. „Začneme, až keď povieš teraz.“`,
  nejde: `Dnu sa [hero] pozrie pod stôl.

@doctor „Je tam voľno,“ povie [nurse]. „Len ja sa tam nezmestím.“ [Hero] si radšej sadne [adult.dat] na kolená. @doctor „Začneme, až keď povieš teraz,“ dodá [nurse].`,
  krv: `@hero „Koľko mi vezmeš?“ pýta sa [hero] v ordinácii.

@doctor „Iba toľko,“ povie [nurse] a ukáže sklíčko, malé ako malíček. „Začneme, až keď povieš teraz.“`,
  plac: `@hero „Už zase plačem,“ povie [hero] v ordinácii a sadne si [adult.dat] na kolená.

@doctor „Pokojne plač,“ povie [nurse] a podá vreckovku. „Začneme, až keď povieš teraz.“`,
  statocny: `Dnu si [hero] sadne na stoličku a [toyacc] si posadí na kolená.

@doctor „Štipne to,“ povie [nurse]. „Začneme, až keď povieš teraz.“`,
  doktor: `Dnu si [hero] sadne [adult.dat] na kolená. [has:plast| Plášť je naozaj biely a vo vrecku má nálepky. | Najprv sa svieti do uší a potom do krku.]

@doctor „Teraz slúchadlo,“ povie [nurse]. „Začneme, až keď povieš teraz.“`,
})}

+2
${cold(`Slúchadlo má dve hadičky a na konci koliesko.`, `Vata studí a vonia čistotou.`)} [Hero] sa díva na [craft.acc]. Nikto nesúri a chvíľu je úplné ticho.

@hero „${cold('A bude to veľmi studiť', 'A je tá ihla veľká')}?“ pýta sa ešte [hero].

@doctor „${cold('Ako lyžička zo zásuvky', 'Je tenká ako mačací fúz')},“ povie [nurse].
/+2

[Adult] podrží [craft.acc](( na dlani)). [with| [friend-is| toy, pet: | @friend „Fúkaj, ja rátam,“ šepne [friend].] | [toy-is| named: [pripad:statocny| | Do druhej ruky dostane [hero] [toy.acc].] |]] [Hero] [offers].

@hero „Teraz,“ povie [hero] a fúka: &again Fúúú!

${cold('Brr', 'Štip')}! ${by({
    ihla: `@hero „Au!“ povie [hero].`,
    minule: `@hero „Au!“ [has:moze-plakat| plače | povie] [hero].`,
    dvakrat: `@hero „Au!“ povie [hero].`,
    nejde: `@hero „Au!“ povie [hero].`,
    krv: `@hero „Au!“ povie [hero].`,
    plac: `@hero „Au!“ plače [hero].`,
    statocny: `[Hero] ani nepípne, iba tuho stíska [toyacc].`,
    doktor: `@hero „Studí!“ povie [hero].`,
  })} [flies] a pristane [nursedat] vo vlasoch.

@hero „Kedy bude koniec?“ pýta sa [hero].

@doctor „Už bol,“ povie [nurse], vytiahne si [craft.acc] z vlasov a nalepí [award] [look].

${by({
  ihla: `@hero „Naozaj iba jeden fúk,“ diví sa [hero].`,
  minule: `${LAST('@hero „A nohy ostali tu,“ diví sa [hero].', '@hero „A stačili jedny kolená,“ diví sa [hero].', '@hero „To au bolo celkom malé,“ diví sa [hero].')}`,
  dvakrat: `@hero „Druhý fúk mi zvýšil!“ diví sa [hero].`,
  nejde: `@hero „A som tu, nie ${HIDDEN},“ diví sa [hero].`,
  krv: `@hero „A všetka ostatná je moja?“ pýta sa [hero]. @doctor „Celá.“`,
  plac: `@hero „Dá sa plakať a fúkať naraz,“ diví sa [hero].`,
  statocny: `@doctor „Také statočné ticho tu ešte nebolo,“ diví sa [nurse].`,
  doktor: `@doctor „Srdce ti bije výborne,“ povie [nurse].`,
})}

+3
V čakárni čaká chlapec a je bledý. @mirror „Bolo to zlé?“

@hero „${cold('Studilo', 'Štiplo')} to,“ povie [hero]. „Na jeden fúk.“ Chlapec ide dnu a o chvíľu sa z ordinácie ozve fúúú. Keď vyjde von, má [patchacc] aj on a ukazuje ju celej čakárni.
/+3

+4
Pred domom si ujo sused narazí koleno o bránku.

@big „Aúúú!“ kričí a poskakuje. „Kedy to prestane?“

@hero „O jeden fúk,“ povie [hero] a požičia mu [craft.acc]. Ujo sused fúkne tak silno, že [craft] preletí ponad plot.

@big „Ešte to bolí,“ povie ujo sused.

@hero „Máš veľké koleno,“ povie [hero]. „Na také treba fúky tri.“

Po treťom stojí ujo sused zase na oboch nohách. [Craft.acc] nájdu spolu v ríbezliach. Nič sa [craft:jej/mu/mu] nestalo, iba trochu vonia a celkom vzadu má prilepenú jednu malú ríbezľu.

@big „A odkiaľ to všetko vieš?“ pýta sa ujo sused.

@hero „Od pani doktorky,“ povie [hero] a ukáže [patchacc]. „Tam sa to učí naozaj.“

Ujo sused prikývne, pre istotu si pofúka aj lakeť, ktorý nebolí, a ide variť obed.
/+4

== postel
Večer leží [hero] v posteli a pri vankúši leží [craft]. [has:dostala-nalepku| Na pyžame má nálepku [look]. |]

${by({
  ihla: `@hero „Štiplo to a prestalo,“ šepne [hero].

@adult „A čo strach?“ šepne [adult].

@hero „Aj ten už prestal.“`,
  minule: `@hero „Nabudúce to spravíme zase takto,“ šepne [hero].

@adult „Zase takto,“ šepne [adult] a drží [hero.acc/malú ruku], už len tak.`,
  dvakrat: `@hero „Čo s tým druhým fúkom?“ šepne [hero].

@adult „Ten si nechaj na noc,“ šepne [adult].`,
  nejde: `@hero „Dnes je ${HIDDEN} prázdno,“ šepne [hero].

@adult „Lebo si tu,“ šepne [adult] a pohladí [hero.acc/vlasy].`,
  krv: `@hero „Mám ešte dosť krvi?“ šepne [hero].

@adult „Líca máš ružové,“ šepne [adult]. „A nová už pribúda.“`,
  plac: `@hero „Aj tak tam boli slzy,“ šepne [hero].

@adult „Boli. Ale išlo to aj s nimi,“ šepne [adult] a dlho hladí [hero.acc/mokré líce].`,
  statocny: `[has| naplast-dole: @hero „Náplasť si dole nedám,“ šepne [hero]. @adult „Potiahne to na jeden fúk,“ šepne [adult]. @hero „Teraz,“ povie [hero] a náplasť je dole. | ruka-boli: @hero „[Part] ešte bolí,“ šepne [hero]. @adult „Zajtra bude menej,“ šepne [adult] a pofúka ju. | @adult „Bolo to veľmi statočné,“ šepne [adult]. @hero „Trochu to štiplo,“ prezradí [hero]. „Len to nepovedz [toydat].“]`,
  doktor: `@hero „Bolo to iba studené,“ šepne [hero].

@adult „A strach?“ šepne [adult].

@hero „Ten prestal.“`,
})}

^craft &last Fúúú, fúkne [hero] ešte raz((, celkom pomaly)). [Craft] sa ticho pohne a zastane.

!asleep [Hero] spí a dýcha: fú, fú, fú.
`,
  older: `
== kasel
${by({
  ihla: `[Day] ide [hero] [s adult.ins] [to] a bojí sa [feared]. [has:od-rana| Plače už od rána a na | Na] nič iné sa nedá myslieť. Aj zvieratko v knihe sa díva ako niekto, kto už sedí v čakárni.

@hero „Bude to bolieť?“ pýta sa [hero].`,
  minule: `[Day] ide [hero] [s adult.ins] [to]. Minule to dopadlo zle: ${LAST('nohy ušli z ordinácie a zastali až na schodoch', HELD, 'plač a krik bolo počuť až na ulicu')}. [Hero] sa za to hanbí a bojí sa, že na to teraz každý čaká.

@hero „Čo ak to bude zase také?“ pýta sa [hero].`,
  dvakrat: `[Day] ide [hero] [s adult.ins] [to]. Minule bolo treba pichať [has:pichali-trikrat| trikrát | dvakrát], lebo na prvý raz ihla žilu nenašla. [Hero] sa bojí a ruku má radšej vo vrecku, aj pri večeri.

@hero „Čo ak to bude zase [has:pichali-trikrat| trikrát | dvakrát]?“ pýta sa [hero].`,
  nejde: `[Day] má ísť [hero] [s adult.ins] [to]. Lenže [hero] sedí ${HIDDEN} a kričí, že nejde, ani keby tam rozdávali zmrzlinu. Znie to nahnevane. Zblízka však počuť, že je to strach.

@hero „Čo ak to bude bolieť?“ ozve sa napokon.`,
  krv: `[Day] ide [hero] [s adult.ins] [to]. Ihly sa bojí tiež, ale niečoho iného ešte viac. V knihe stojí, že dieťa má asi dva litre krvi. Nestojí tam, koľko z nej si nechajú.

@hero „Čo ak mi vezmú všetku?“ pýta sa [hero].`,
  plac: `${PAST}. ${TEARS}. [Hero] sa za to hanbí a náplasť si radšej schová do rukáva. Lenže [has:este-raz| [day] [ju čaká/ho čaká/čaká] [next] | raz príde [next] zase].

@hero „Tam nejdem,“ povie [hero]. „Čo ak budem zase plakať?“`,
  statocny: `Dnes ide [hero] [s adult.ins] [to] a v ruke má [toyacc], iba tak, pre istotu. Trochu sa bojí. Navonok to nevidno, lebo kolená sa trasú potichu a pod nohavicami.

@hero „Bude to bolieť?“ pýta sa [hero].`,
  doktor: `[Day] ide [hero] [s adult.ins] [to]. [has:bez-ihly| Ihla tam nebude, to je isté. Ale [hero] sa aj tak bojí. | [Hero] sa bojí [feared].] V hlave je z toho taká veľká ordinácia, že sa v nej ozýva.

@hero „Čo mi tam budú robiť?“ pýta sa [hero].`,
})}

${by({
  ihla: `@adult „Štipne to,“ povie [adult], lebo pri takej otázke sa neklame. „Ale iba na jeden fúk.“`,
  minule: `@adult „Tentoraz to vymyslíme vopred,“ povie [adult]. „[has:moze-plakat| Plakať môžeš, zvládneš to aj tak | Sľúbiť viem iba jedno]. [has:moze-plakat| A štipne | Štipne] to iba na jeden fúk.“`,
  dvakrat: `@adult „Sľúbiť ti to neviem,“ povie [adult]. „Ale štipnutie trvá jeden fúk. A na druhé je druhý.“`,
  nejde: `@adult „Štipne to,“ povie [adult] a sadne si na zem vedľa. „Ale iba na jeden fúk.“`,
  krv: `@adult „Iba za lyžičku a telo si dorobí novú,“ povie [adult]. „A štipne to na jeden fúk.“`,
  plac: `@adult „Tak budeš plakať,“ povie [adult] a objíme [hero.acc/to smutné dieťa]. „Štipne to aj tak iba na jeden fúk.“`,
  statocny: `@adult „Štipne to,“ povie [adult], lebo pri takej otázke sa neklame. „Ale iba na jeden fúk.“`,
  doktor: `@adult „Pozrú ti uši a vypočujú srdce,“ povie [adult]. „Slúchadlo studí. Iba na jeden fúk.“`,
})}

[pripad:nejde| Keď je [hero] konečne vonku, [adult] položí na stôl | Položí na stôl] *craft [made] a fúkne, dlho a rovno. &first Fúúú. Kým [craft] [crosses], dá sa narátať do štyroch.

@hero „Štyri je strašne veľa,“ povie [hero].

A hneď nato začne kašľať. *kasel Je to dobrý kašeľ, suchý a smutný, a prichádza presne vtedy, keď ho treba, lebo s kašľom sa [to] nechodí.

@adult „Tak to nech rozhodne [nurse],“ povie [adult] pomaly a ďalej sa už nepýta.

V bruchu sa hneď oteplí, zato v hrdle ostane čosi malé a tvrdé ako nezjedená kôrka.

+2
Pre istotu strčí [hero] teplomer do čaju. Ukáže šesťdesiatdva stupňov, a tak ho [hero] rýchlo utrie a vráti do zásuvky. S takou horúčkou by už nikto nesedel pri stole a kašeľ je predsa len spoľahlivejší.

Lenže kašeľ nie je zadarmo. [Adult] nakrája cibuľu, zasype ju cukrom a o hodinu je z nej sirup. Vonia ako pomýlená polievka.

@adult „Na kašeľ,“ povie [adult] a podá lyžicu. „Tri razy denne.“

[Hero] prehltne a slzy má až na brade. [with| [friend-is| toy, pet: Ešte dobre, že sirup musí užívať iba ten, kto kašle. | @friend „A naozaj kašleš?“ pýta sa [friend] šeptom. @hero „Trochu,“ povie [hero] a hneď to musí dokázať.] | Ešte dobre, že sirup musí užívať iba ten, kto kašle.]

@hero „A načo tam vôbec treba ísť?“ pýta sa potom [hero].

@adult „[kind| doctor: Aby pani doktorka počula, ako ti bije srdce. Z obývačky ho nepočuje | blood: Kvapka krvi obehne celé telo a všetko vidí. V laboratóriu sa jej na to opýtajú | hospital: V tej ihle ide do tela pomoc, ktorá sa nedá ani zjesť, ani vypiť | Telo si tam pozrie chorobu, celkom malú a slabú. A keby raz prišla veľká, už ju spozná odo dverí],“ povie [adult].

Znie to rozumne. [Hero] radšej zakašle.
/+2

+3
Kašeľ sa potom rozrastie. Najprv ho stačí robiť v kuchyni, ale [adult] má dobré uši, a tak treba kašľať aj v kúpeľni, aj pri umývaní zubov, čo je s plnými ústami veľmi ťažké.

@adult „Chudáčik hrdlo,“ povie [adult]. „Zmrzlina teda nebude.“

O zmrzline zatiaľ nikto ani nehovorí. Teraz, keď už nebude, chutí v hlave po jahodách. [Hero] si sadne v predsieni na topánky a ráta: tri lyžice cibule a žiadna zmrzlina, alebo jeden fúk. Výsledok by bol jasný, lenže strach rátať nevie.
/+3

== cakaren
[Later] sedí [hero] [s adult.ins] [waiting] a poctivo kašle. [with| ((${COMES})) | [toy-is| named: [pripad:statocny| | Na kolenách sedí [toy].] |]] ${by(
    {
      ihla: `Za dverami čosi cinkne.`,
      minule: `Dvere sú tie isté ako minule.`,
      dvakrat: `Ruka je celá v rukáve.`,
      nejde: `Pod stoličkou je miesta dosť.`,
      krv: `Líca sú zatiaľ ružové.`,
      plac: `Slzy už čakajú tiež.`,
      statocny: `Kolená sa trasú potichu.`,
      doktor: `Za dverami čosi cinkne.`,
    },
  )}

+2
[picture]

Oproti sedí s ockom malý chlapec a bundu má zapnutú až po nos.

@mirror „Aj ty sa bojíš?“ pýta sa s nádejou.

@hero „Ja?“ povie [hero]. „Ja iba kašlem.“

Chlapec zosmutnie. @mirror „Tak sa na celom svete bojím iba ja.“

[Hero] otvorí ústa a zase ich zavrie. Je to zvláštne. Vymyslí sa jeden malý kašeľ a hneď je na svete o jeden strach viac.
/+2

+3
@mirror „A ako sa to robí, nebáť sa?“ pýta sa chlapec. „Ja to skúšam od rána. Najprv som na to nemyslel a potom som na nič iné nemyslel.“

@hero „Neviem,“ povie [hero], a je to prvá pravda za celý ten kašeľ.

@mirror „Ani kašľať neviem tak pekne,“ povzdychne si chlapec. Skúsi to a je to skôr čkanie. [with2| @friend2 „Veď ani netreba,“ povie mu [friend2] potichu. |]

[Adult] sa zatiaľ díva na plagát o zuboch. Tak dôkladne sa na plagáty dívajú iba ľudia, ktorí počúvajú.
/+3

== otazka
@doctor „Kto to tu kašle?“ pýta sa [nurse], keď vojdú dnu. „S kašľom ťa pošlem domov a prídete o týždeň. Kašleš naozaj?“

Stačí prikývnuť a ide sa domov, lenže týždeň má sedem nocí. ${by({
    ihla: `V každej by sa bolo treba báť odznova.`,
    minule: `A dvere by aj potom boli tie isté.`,
    dvakrat: `A ruka by sedem dní [=bývala] vo vrecku.`,
    nejde: `Aj kašeľ je skrýša a raz z nej treba vyliezť.`,
    krv: `A v každej by bolo treba strážiť dva litre krvi.`,
    plac: `A v každej by na tie slzy bolo treba čakať.`,
    statocny: `V každej by bolo treba tíšiť [toyacc].`,
    doktor: `V každej by tá ordinácia v hlave narástla.`,
  })}

+2
A za dverami sedí niekto, kto si teraz myslí, že sa na celom svete bojí iba on, a to je dosť ťažká myšlienka na takého malého chlapca.
/+2

^kasel @hero „Nekašlem,“ povie [hero]. „Bojím sa.“

A to malé tvrdé v hrdle je hneď preč, akoby tam nikdy nebývalo.

@doctor „Som rada, že to viem,“ povie [nurse](( a odloží všetko, čo drží v ruke)). „Čo ti pomôže?“

${by({
  ihla: `@hero „Keď budem vedieť, kedy to bude,“ povie [hero] a sadne si [adult.dat] na kolená.

@doctor „To sa dá,“ povie [nurse]. „[has:doktorky-bat| A ja sa zas bojím pavúkov, keby ťa to potešilo | Ihla je tenká ako mačací fúz a pozerať sa nemusíš].`,
  minule: `${LAST('@hero „Keď mi niekto podrží nohy,“ povie [hero] a sadne si [adult.dat] na kolená. „Tie minule ušli.“', '@hero „Keď ma bude držať iba [adult],“ povie [hero] a sadne si [adult.dat] na kolená. „A nikto iný.“', '@hero „Keď budem môcť kričať,“ povie [hero] a sadne si [adult.dat] na kolená. „Aspoň trochu.“')}

@doctor „${LAST('Pamätám sa, boli veľmi rýchle,“ povie [nurse]. „Dnes si oddýchnu', 'Platí,“ povie [nurse]. „Ostatné ruky si dáme do vreciek', 'Platí,“ povie [nurse]. „Len nie do ucha, to ešte potrebujem')}.`,
  dvakrat: `@hero „Keby to bolo na prvý raz,“ povie [hero] a sadne si [adult.dat] na kolená.

@doctor „To sľúbiť neviem,“ povie [nurse]. Zohreje si dlane, pozrie jednu ruku, druhú a vráti sa k prvej. „Ale neponáhľam sa.`,
  nejde: `@hero „Skrýša,“ povie [hero] po pravde.

@doctor „Mám iba vešiak s kabátom,“ povie [nurse]. [Hero] si teda sadne [adult.dat] na kolená a kabát si dá cez hlavu. Von trčí iba [part]. @doctor „Výborne.`,
  krv: `@hero „Keď uvidím, koľko to bude,“ povie [hero] a sadne si [adult.dat] na kolená.

[Nurse] ukáže sklíčko také malé, že by sa z neho nenapila ani sýkorka. @doctor „A nebude ani celé plné,“ povie. „Zvyšok je tvoj.`,
  plac: `@hero „Keď budem môcť plakať,“ povie [hero] a sadne si [adult.dat] na kolená.

@doctor „To je dovolené,“ povie [nurse] a posunie bližšie škatuľu vreckoviek. „Včera tu plakal hasič.`,
  statocny: `@hero „Keď budem mať koho stískať,“ povie [hero] a posadí si na kolená [toyacc].

@doctor „Dobrý výber,“ povie [nurse]. „Minule mi niekto takto stískal rukáv a doteraz je krčivý.`,
  doktor: `@hero „Keď budem vedieť, čo je čo,“ povie [hero] a sadne si [adult.dat] na kolená.

[Nurse] ukáže lampičku aj slúchadlo. [has:plast| Z vrecka plášťa vykúkajú nálepky. | Lampička svieti, slúchadlo počúva.] @doctor „To je všetko,“ povie. „Iba to studí.`,
})} Začneme, až keď povieš teraz.“

+2
${cold('[Hero] si slúchadlo najprv priloží [adult.dat] na sveter. Vnútri to búcha, akoby tam sťahovali skrine.', 'Vata studí a vonia čistotou. [Hero] sa díva na [craft.acc] a trikrát si to ešte rozmyslí. Nikto nesúri.')}
/+2

^craft [Adult] vytiahne z vrecka [craft.acc] a podrží [craft:ju/ho/ho] na dlani. [with| [friend-is| toy, pet: | ((@friend „Ja rátam,“ šepne [friend].))] | [toy-is| named: [pripad:statocny| | Do druhej ruky dostane [hero] [toy.acc].] |]] [Hero] [offers] a nadýchne sa.

@hero „Teraz,“ povie [hero] a fúka, koľko sa len zmestí do jedného nádychu: &again Fúúú!

${cold('Brr', 'Štip')}! ${by({
    ihla: `@hero „Au!“ povie [hero].`,
    minule: `@hero „Au!“ [has:moze-plakat| plače | povie] [hero].`,
    dvakrat: `@hero „Au!“ povie [hero].`,
    nejde: `@hero „Au!“ ozve sa z kabáta.`,
    krv: `@hero „Au!“ povie [hero].`,
    plac: `@hero „Au!“ plače [hero].`,
    statocny: `[Hero] ani nepípne.`,
    doktor: `@hero „Studí!“ povie [hero].`,
  })} [flies] a pristane [nursedat] vo vlasoch.

@hero „Kedy bude koniec?“ pýta sa [hero].

@doctor „Už bol,“ povie [nurse], [s craft.ins] vo vlasoch, a nalepí [award] [look].

${by({
  ihla: `@hero „Tri,“ povie [hero] prekvapene. „Do štyroch to ani nedošlo.“`,
  minule: `${LAST('@hero „A nohy sú tu,“ povie [hero] prekvapene. „Obidve.“', '@hero „Stačili jedny kolená,“ povie [hero] prekvapene.', '@doctor „To bolo celkom malé au,“ povie [nurse] prekvapene.')}`,
  dvakrat: `@hero „Na prvý raz,“ povie [hero] prekvapene. „Druhý fúk mi zvýšil.“`,
  nejde: `@hero „A nikto ma neťahal,“ povie [hero] prekvapene a vyjde z kabáta.`,
  krv: `@hero „To je celé?“ povie [hero] prekvapene. „Toľko mi tečie aj z nosa.“`,
  plac: `@hero „Dá sa plakať a fúkať naraz,“ povie [hero] prekvapene.`,
  statocny: `@doctor „Také statočné ticho tu býva iba v noci,“ povie prekvapene.`,
  doktor: `@doctor „Srdce bije výborne,“ povie [nurse]. „Odvtedy, čo nekašle.“`,
})}

+2
Chlapec to všetko počuje cez pootvorené dvere a celý sa rozžiari. @mirror „Tak ty sa bojíš!“

@hero „Celý čas,“ prizná sa [hero]. „Aj kolená sa mi boja.“

@mirror „Tak to sme dvaja,“ povie chlapec. „A čo je to fúúú?“

@hero „Miera,“ povie [hero]. „Dlhšie to netrvá. A nezabudneš ju doma, lebo ju nosíš v ústach.“

Chlapec si fúkne na skúšku a naozaj tam jeden má, teplý a trochu po keksoch. Dnu ide po vlastných, iba ockovu ruku si berie so sebou. O chvíľu má [patchacc] aj on.
/+2

== cesta
Vonku je potom všetko akési ľahšie((, dokonca aj topánky)). [Craft] je zase vo vrecku.

@adult „A čo kašeľ?“ pýta sa [adult].

@hero „Ty o ňom vieš?“ zľakne sa [hero].

@adult „Od prvého zakašľania,“ povie [adult]. „Ale to, čo je v tvojom bruchu, vieš povedať iba ty.“

@hero „A keby sme išli domov?“

@adult „Išli by sme domov,“ povie [adult], „a sedem nocí by sme sa báli spolu.“

+2
Doma stojí na stole sirup. [Hero] sa pozrie na [adult.acc], [adult] sa pozrie na sirup a potom ho spolu vylejú do drezu. Aj drez zabublá, akoby mu nechutil.
/+2

+3
Vtom je cez dvere počuť kašeľ, suchý a smutný. Na schodoch stojí ujo sused a v ruke drží papierik.

@big „Mám ísť na odber krvi,“ vysvetľuje ujo sused. „Lenže s takýmto kašľom ma nevezmú. Nevzali ma ani vlani.“

[Hero] nakloní hlavu. Ten kašeľ je veľmi dobre známy. Dalo by sa prikývnuť a zavrieť dvere, veď ujo je veľký a veľkým sa do kašľa nehovorí. Lenže sedem nocí je veľa a celý rok ešte viac.

@hero „Ty sa bojíš?“ pýta sa [hero] potichu.

Ujo sused prestane kašľať, ako keď sa zatvorí voda.

@big „Strašne,“ šepne. „Ale keď je niekto taký veľký, nikto sa ho na to nespýta.“

@hero „${cold('Aj ja sa bojím', 'Štipne to')},“ povie [hero], lebo pri takej veci sa neklame. „Ale iba na jeden fúk.“

Ujo sused to skúsi a papierik mu odletí až na prízemie.

@hero „Ty máš fúk poriadny,“ uzná [hero]. „Tebe jeden určite stačí.“

@big „Tak ja teda idem,“ povie ujo sused, „kým mi to vydrží.“
/+3

+3
K večeri je potom jahodová zmrzlina, lebo hrdlá sú v celom dome zdravé.
/+3

== postel
Večer leží [hero] v posteli a [craft] odpočíva na nočnom stolíku.

${by({
  ihla: `@hero „Štiplo to iba do troch,“ šepne [hero]. „Strach trvá oveľa dlhšie.“

@adult „A teraz?“ šepne [adult].

@hero „Teraz už netrvá. Asi zaspal skôr ako ja.“`,
  minule: `@hero „Už to nie je minule,“ šepne [hero].

@adult „Ako to?“

@hero „Minule je odteraz dnešok. A ten dopadol dobre.“ [Adult] o tom chvíľu premýšľa a prikývne.`,
  dvakrat: `[Part] leží na perine a vo vrecku už nebýva.

@hero „Čo s tým druhým fúkom?“ šepne [hero].

@adult „Nechaj si ho,“ šepne [adult]. „Niekedy stačí vedieť, že je.“`,
  nejde: `@hero „Dnes je ${HIDDEN} prázdno,“ šepne [hero].

@adult „A nie je ti za tým smutno?“

@hero „Nie. Bolo tam veľa prachu a nikto, kto by fúkal.“`,
  krv: `@hero „Koľko mi jej chýba?“ šepne [hero].

@adult „Lyžička,“ šepne [adult]. „A kým zaspíš, bude z nej už iba pol.“ [Hero] sa díva na svoje ruky. Sú ružové a teplé.`,
  plac: `@hero „Aj tak tam boli slzy,“ šepne [hero].

@adult „Boli,“ šepne [adult]. „A boli tam s tebou až do konca. Neušli ani ony, ani ty.“ Náplasť už v rukáve nie je.`,
  statocny: `[has:dostala-nalepku| Na pyžame má nálepku [look]. |] [has| naplast-dole: @hero „Náplasť si dole nedám,“ šepne [hero]. @adult „Potiahne to na jeden fúk,“ šepne [adult]. @hero „Teraz,“ povie [hero] a náplasť je dole. | ruka-boli: @hero „[Part] ešte bolí,“ šepne [hero]. @adult „Zajtra bude menej,“ šepne [adult] a pofúka ju. | @adult „Najstatočnejšie bolo to nekašlem,“ šepne [adult]. @hero „Trochu to štiplo,“ prezradí [hero]. „Len to nepovedz [toydat].“ Pod perinou teraz nikto nikoho nestíska, iba objíma.]`,
  doktor: `@hero „Tá ordinácia bola v hlave väčšia,“ šepne [hero].

@adult „A naozaj?“

@hero „Naozaj má dve stoličky a váhu.“ Pod perinou je teplo a srdce bije pomaly.`,
})}

+3
[with| [friend-is| toy, pet: Vedľa ticho leží aj [friend]. | [Friend] vedľa už pomaly dýcha.] |] Za stenou spí ujo sused a v dome už nikto nekašle. [more| [Others] spia tiež. |]
/+3

Mesiac svieti na perinu. &last Fúúú, fúkne [hero] ešte raz, celkom pomaly, a [craft] sa ticho pohne.

@adult „Koľko to bolo?“ šepne [adult].

Odpoveď už nepríde. !asleep [Hero] spí a dýcha: fú, fú, fú.
`,
}
