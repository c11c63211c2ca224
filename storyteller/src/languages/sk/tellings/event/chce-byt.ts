import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['job', 'royal', 'fairy-being', 'monster', 'weather', 'sky', 'plant', 'building'] as const),
]
const WHAT: readonly Kind[] = [
  ...(['job', 'royal', 'fairy-being', 'animal', 'bird', 'insect', 'sea-animal', 'dinosaur', 'vehicle'] as const),
  ...(['machine', 'monster'] as const),
]

/** The first of the texts whose entries the wish names. */
function byName(texts: readonly (readonly [ids: string, text: string])[], other: string): string {
  const all = texts.flatMap(([ids, text]) => ids.split(' ').map((id) => [id, text] as const))
  return all.reduceRight((rest, [id, text]) => `[has:${id}| ${text} | ${rest}]`, other)
}

/** Where somebody is at home, everybody there, and a neighbour. */
const PLACES = {
  forest: ['v lese', 'celý les', 'jazvec'],
  ocean: ['v mori', 'celé more', 'krab'],
  meadow: ['na lúke', 'celá lúka', 'chrobák'],
  valley: ['v údolí dinosaurov', 'celé údolie', 'jašterica'],
  castle: ['na hrade', 'celý hrad', 'komorník'],
  planet: ['na oblohe', 'celá obloha', 'kométa'],
  yard: ['na dvore', 'celý dvor', 'moriak'],
  savanna: ['v savane', 'celá savana', 'nosorožec'],
  ice: ['na ľade', 'celý ľad', 'mrož'],
  river: ['pri rieke', 'celý breh', 'vážka'],
  shelf: ['na polici s hračkami', 'celá polica', 'bábika'],
  garden: ['v záhrade', 'celá záhrada', 'krtko'],
  harbour: ['v prístave', 'celý prístav', 'čajka'],
  town: ['v meste', 'celé mesto', 'poštár'],
} as const

function there(part: 0 | 1 | 2, isFirst = false): string {
  const say = (place: keyof typeof PLACES) => {
    const word: string = PLACES[place][part]
    return isFirst ? word.slice(0, 1).toUpperCase() + word.slice(1) : word
  }
  const farm = 'sliepka kohut kuriatko kacka hus krava teliatko prasiatko ovecka koza kon osol pes macka'
  const hot = 'lev slon tiger zirafa opica zebra hroch krokodil pstros plameniak'
  const animals = byName(
    [
      [farm, say('yard')],
      [hot, say('savanna')],
      ['tucniak ladovy-medved', say('ice')],
    ],
    say('river'),
  )
  const others = `[who-is| royal: ${say('castle')} | toy: ${say('shelf')} | plant: ${say('garden')} | weather, sky: ${say('planet')} | monster: ${say('castle')} | vehicle: [by:floats| ${say('harbour')} | ${say('town')}] | ${say('town')}]`
  return `[who-in| ocean: [who-is| vehicle, job: ${say('harbour')} | ${say('ocean')}] | nature: ${say('meadow')} | dinosaurs: ${say('valley')} | dragons, castle, princesses: ${say('castle')} | space: ${say('planet')} | animals: [who-is| bird: [has:tucniak| ${say('ice')} | ${say('yard')}] | job: ${say('town')} | ${animals}] | forest, fairy-tale, magic: ${say('forest')} | ${others}]`
}

const AT_FIRST = there(0, true)
const ALL = there(1)
const ALL_FIRST = there(1, true)
const NEIGHBOUR = there(2)
const NEIGHBOUR_FIRST = there(2, true)

/** By what one does who is it: wakes everybody, flies, has an office, rules, conjures, carries, hums, or is heard; and who says nothing. */
interface Ways {
  wakes: string
  flies: string
  works: string
  douses: string
  races: string
  rules: string
  conjures: string
  carries: string
  hums: string
  roars: string
  silent: string
}

function doing({ wakes, flies, works, douses, races, rules, conjures, carries, hums, roars, silent }: Ways): string {
  const heard = `[what-sounds| ${roars} | ${silent}]`
  const aloft = byName(
    [
      ['lietadlo raketa vrtulnik balon', flies],
      ['hasicske-auto', douses],
      ['pretekarske-auto motorka', races],
    ],
    carries,
  )
  const magic = byName(
    [
      ['superhrdina', flies],
      ['obor cert jednorozec trol', heard],
    ],
    conjures,
  )
  return `[what-is| bird: [has:kohut| [what-sounds| ${wakes} | ${flies}] | ${flies}] | insect: ${flies} | job: ${works} | royal: ${rules} | fairy-being: [what-in| dragons: ${heard} | ${magic}] | vehicle: ${aloft} | machine: ${hums} | ${heard}]`
}

const HOSE =
  '@who „Horí!“ zavolá [who] a chytí hadicu. Lenže hadica sa zvrtne. Okúpe starostu, okúpe poštára a potom celé námestie. Nehorí nikde.'
const WET =
  'Tak pustí vodu ešte viac. Teraz je mokrý každý, aj pod klobúkom. Stoja na námestí, zuby im drkocú a čakajú, kto ich zachráni.'
const DRY = 'A každého pritom utrie, aj za ušami. Starosta je suchý prvý a posledný vrabec.'

/** Half of it is always one's own. */
const CALL = '„[What.sound]-[who-sounds| [who.sound] | hik]!“'

const WHY = doing({
  wakes: '„Budiť celú dedinu!“',
  flies: '[by:flies| „Mať také krídla ako [what]!“ | „Lietať vysoko nad všetkými!“]',
  works: byName(
    [
      ['hasic', '„Hasiť a mať hadicu!“'],
      ['rusnovodic', '„Viesť celý vlak!“'],
      ['policajt', '„Riadiť celú križovatku!“'],
      ['kuchar', '„Variť pre všetkých!“'],
      ['zubar lekar', '„Pozerať každému do úst!“'],
      ['baletka tanecnica', '„Tancovať na špičkách!“'],
      ['pirat', '„Mať loď a poklad!“'],
      ['astronaut', '„Letieť až na Mesiac!“'],
    ],
    '„Robiť, čo robí [what]!“',
  ),
  douses: '„Hasiť a mať hadicu!“',
  races: `„Jazdiť najrýchlejšie na svete!“`,
  rules: '„Sedieť na tróne a rozkazovať!“',
  conjures: '„Mávnuť rukou a čarovať!“',
  carries: '„Voziť všetkých sem a tam!“',
  hums: '„Robiť, čo robí [what]!“',
  roars: '„Robiť [what.sound], až sa všetko zatrasie!“',
  silent: '„Celý deň sa tváriť ako [what]!“',
})

/** The first try. */
const TRY = doing({
  wakes: `[Who] vylezie na plot a nadýchne sa. @who ${CALL} Celá dedina vyskočí z postelí. Deti idú do školy a pekár si na pyžamo viaže zásteru. Lenže na nebi je mesiac.`,
  flies: `[by:flies| [Who] letí a máva celkom ako [what]. Lenže pozerá na svoje krídla, a nie pred seba. Plesk! | [Who] sa rozbehne, odrazí sa a letí. Letí celú jednu sekundu. Plesk!] Z blata vytŕčajú iba oči. [by:flies| @who „Vyzerám dobre?“ pýta sa [who]. | @who „Bolo to vysoko?“ pýta sa [who].]`,
  works: byName(
    [
      ['hasic', HOSE],
      [
        'rusnovodic',
        '@who „Odchod!“ zavolá [who] a zatiahne za páku. Vlak pekne odíde. Lenže ľudia ešte stoja na stanici, lebo nastupovať im nepovedal nikto.',
      ],
      [
        'policajt',
        '@who „Stoj!“ zavolá [who] a postaví sa doprostred cesty. Zastane autobus, zastane babka s taškou aj vrabec. A nikto nevie, kedy má zasa ísť.',
      ],
      [
        'kuchar',
        '[Who] polievku posolí. Potom ju osladí. Potom ju pre istotu ešte raz posolí. Kto ochutná, ten s vyplazeným jazykom beží k studni.',
      ],
      [
        'zubar lekar',
        '@who „Povedzte á,“ povie [who]. Lenže á povie celá čakáreň. Naraz a tak nahlas, že nikto nepočuje, koho čo bolí.',
      ],
      [
        'baletka tanecnica',
        '[Who] sa postaví na špičky a zatočí sa. Zatočí sa aj opona, raz a ešte raz. Na javisku ostane iba veľký červený balík a ten kýcha.',
      ],
      [
        'pirat',
        '@who „Jo-ho!“ zavolá [who] a zakope poklad. Zakope ho výborne. Tak výborne, že ho potom nevie nájsť nikto, ani s mapou.',
      ],
      [
        'astronaut',
        '@who „Tri, dva, jeden, štart!“ zavolá [who] a vyskočí. A hneď je zasa dole. Skúsi to aj s hrncom na hlave. Potom v hrnci uviazne.',
      ],
    ],
    `[Who] sa postaví rovno a zvážnie. Hneď príde prvý a niečo chce. [Who] múdro prikývne. Druhému prikývne tiež. A tak sa každý vráti domov naprázdno.`,
  ),
  douses: HOSE,
  races: `@who [what-sounds| ${CALL} | „Z cesty!“] volá [who] a vyrazí. Vyrazí ešte raz. Zatiaľ okolo prejde dedko s kufrom, ${NEIGHBOUR} a jeden žltý list. Sú v cieli skôr.`,
  rules: `@who „Rozkazujem!“ zvolá [who] zvysoka. ${ALL_FIRST} sa postaví na jednu nohu a čaká, čo bude ďalej. Lenže [who] to zabudne. A tak stoja na jednej nohe.`,
  conjures: `[Who] mávne nad tekvicou. @who „Čáry-máry!“ zavolá. Z tekvice je hneď tekvica. Skúsi to aj s hruškou a je z nej hruška. A ${ALL} sa smeje.`,
  carries: `@who [what-sounds| ${CALL} | „Nastupovať!“] volá [who]. Nastúpi dedko s kufrom, nastúpi ${NEIGHBOUR}. [Who] vyrazí tak prudko, že sa pasažieri vysypú na cestu.`,
  hums: `[Who] robí všetko ako [what]. [what-sounds| @who ${CALL} volá a trasie sa. | Hučí a trasie sa.] Lenže trasie sa aj zem, padajú hrušky a ${NEIGHBOUR} sa drží stromu. Viac sa nestane nič.`,
  roars: `[Who] sa poriadne nadýchne. @who ${CALL} ${ALL_FIRST} na chvíľu stíchne. @neighbour „Na zdravie!“ povie potom ${NEIGHBOUR}. A ${ALL} sa smeje, až sa drží za brucho.`,
  silent: `[Who] sa tvári, ako sa tvári [what]. Pozerá, ako pozerá [what]. @neighbour „Niečo ťa bolí?“ pýta sa ${NEIGHBOUR}. A ${ALL} sa smeje, až sa drží za brucho.`,
})

/** More of it is worse, and makes what is needed next. */
const AGAIN = doing({
  wakes: `Tak kričí ešte viac. Dedina si dá na uši vankúše a zaspí tak tuho, že ráno nepočuje nič. Slnko už svieti, škola je otvorená a každý spí.`,
  flies: `Tak to skúsi z väčšieho kopca. Plesk! Pod kopcom už stojí rad. Sú to najmenší bez krídel a pýtajú sa, aké to je hore.`,
  works: byName(
    [
      ['hasic', WET],
      [
        'rusnovodic',
        'Tak zavolá odchod ešte viac. Vlak si to rozmyslí a vráti sa, ale teraz už ľudia neveria ani jemu. Sedia na kufroch a nikto nenastúpi.',
      ],
      [
        'policajt',
        'Tak mávne ešte viac, všetkým naraz. Naraz sa pohnú a naraz sa aj zaseknú. Autobus trúbi na babku a babka na autobus.',
      ],
      [
        'kuchar',
        'Tak varí ešte viac, celý kotol. Teraz má každý plný tanier a nikto neje. Sedia za stolom, bruchá im kručia a lyžice sú suché.',
      ],
      [
        'zubar lekar',
        'Tak zavolá ešte viac: áááá! Teraz sa už pacienti boja. Sedia v rade, ústa majú zavreté a nikto ich neotvorí ani na rožok.',
      ],
      [
        'baletka tanecnica',
        'Tak sa točí ešte viac. Opona spadne aj na divákov. Sedia pod ňou potme, nikto nič nevidí a predstavenie sa ešte ani nezačalo.',
      ],
      [
        'pirat',
        'Tak kope ešte viac. Teraz je dier plný ostrov a v každej sedí jeden pirát, ktorý nevie von. A večera je na lodi.',
      ],
      [
        'astronaut',
        'Tak skáče ešte viac. Už skáče aj celé námestie a nikto nie je vyššie. Sedia na zemi a na Mesiac iba pozerajú.',
      ],
    ],
    'Tak prikyvuje ešte viac, všetkým naraz. Rad je dlhý až za roh. Hovoria jeden cez druhého a nikto sa nedozvie, čo kto chce.',
  ),
  douses: WET,
  races: `Tak vyrazí ešte viac, so zavretými očami. Zastane až v kríku na opačnom konci. Preteky vyhrá dedko s kufrom a diváci od nudy driemu.`,
  rules: `Tak rozkazuje ešte viac, všetkým naraz. Teraz majú na hlave aj hrniec. Stoja na jednej nohe, hrnce sa kývu a domov nesmie nikto.`,
  conjures: `Tak máva ešte viac, na všetkých naraz. Teraz je každý samá hviezdička a kýcha. Želanie sa nesplní nikomu a celý rad stojí a kýcha ďalej.`,
  carries: `Tak vyrazí ešte viac. Teraz sú pasažieri rozsypaní po celej ceste. Každý sedí na inom kameni, kufor je v potoku a domov je ďaleko.`,
  hums: `Tak sa trasie ešte viac. Teraz je na zemi všetko, aj klobúk starého dedka. Každý lezie po štyroch, hľadá svoje veci a nachádza cudzie.`,
  roars: `Tak volá ešte viac. Každý si zapchá uši. Lenže [what] vždy večer zavolá, že je čas ísť domov. A dnes to nepočuje nikto.`,
  silent: `Tak to robí ešte viac, až sa každý rozíde inam. Lenže [what] vždy večer ukáže, kadiaľ sa ide domov. A dnes to neukáže nikto.`,
})

/** What comes of doing it for one after the other. */
const DONE = doing({
  wakes:
    '[who-sounds| @who „[Who.sound],“ povie každému zvlášť. |] A dedina vstáva: najprv pekár, potom deti a naposledy dedko aj s vankúšom. Nikto nezíva.',
  flies: 'A s každým letí svoju jednu sekundu. Je to tesne nad zemou, ale najmenší volá: letím!',
  works: byName(
    [
      ['hasic', DRY],
      ['rusnovodic', 'A každého vezme do vlaku aj s kufrom. Vlak je plný a ide.'],
      ['policajt', 'A každého prevedie na druhú stranu. Babku, autobus aj vrabca.'],
      ['kuchar', 'A každému uvarí práve to, na čo má chuť. Lyžice cinkajú.'],
      ['zubar lekar', 'A každý ochotne ukáže zuby, ešte aj tie vzadu.'],
      ['baletka tanecnica', 'A každého vytiahne spod opony a zatancuje si s ním. Tancuje celé divadlo.'],
      ['pirat', 'A každého vytiahne z jamy. V tej poslednej je poklad.'],
      ['astronaut', 'A každému ukáže, ktorá hviezda je jeho. Nikto nechce domov.'],
    ],
    'A každý povie, čo chce, a každý to dostane. Rad je zrazu preč.',
  ),
  douses: DRY,
  races: `A nikoho nepredbehne. V cieli tlieska každý, lebo takého pretekára si konečne stihne aj obzrieť.`,
  rules: 'A každému zloží hrniec a dovolí mu postaviť sa na dve nohy. Kráľovstvo si vydýchne.',
  conjures: 'A každý povie, čo si želá. Väčšinou iba lyžicu medu, a to sa dá aj bez čarov.',
  carries: 'A pozbiera tak všetkých, jedného po druhom, aj kufor. Domov príde každý.',
  hums: 'A každému podá, čo má na zemi. Dedko dostane klobúk, deti hrušky a strom si vydýchne.',
  roars: 'A domov ide každý, pekne po jednom. Najmenší sa ešte trikrát vráti, lebo sa mu to páči.',
  silent: 'A domov ide každý, pekne po jednom. Najmenší sa ešte trikrát vráti, lebo sa mu to páči.',
})

/** What one does who comes to everybody in its own way. */
const TURNS = [
  ['warms', 'Ide od jedného k druhému a každého na chvíľu zohreje, až po palce.'],
  ['flies', 'Letí od jedného k druhému a každého pri uchu jemne ovanie.'],
  ['smells', 'Ide od jedného k druhému a každého oňuchá, až to pošteklí.'],
  ['is-small', 'Ide od jedného k druhému, každému vylezie až k uchu a tam to pošepká.'],
  ['swims', 'Čľapká od jedného k druhému a každému cvrnkne na nos jednu kvapku.'],
  ['jumps', 'Skáče od jedného k druhému, hop, hop, a pred každým sa pekne ukloní.'],
  ['carries', 'Ide od jedného k druhému a každého kúsok odnesie, opatrne ako vajce.'],
  ['is-soft', 'Ide od jedného k druhému a každý si môže pohladiť niečo mäkké.'],
  ['sings', 'Ide od jedného k druhému a každému zaspieva jeho vlastnú pesničku.'],
  ['any', 'Ide od jedného k druhému, pri každom zastane a povie jeho meno.'],
] as const

const TURN = TURNS.map(([can, text]) => `== turn:${can}\n[Who] to skúsi po svojom. ${text} ${DONE}`).join('\n\n')

const OLDER_TURN = TURNS.map(
  ([can, text]) =>
    `== turn:${can}\n[Who] sa nadýchne, ale iba trochu, tak ako vždy, a nikam sa neponáhľa. ${text} Trvá to dlho, lebo jeden po druhom je veľa jedných. ${DONE}`,
).join('\n\n')

export const chceByt: Telling = {
  id: 'wants',
  shape: 'swap',
  fits: { kind: 'event', events: ['wants'], who: WHO, what: WHAT },
  ages: [3, 9],
  titles: ['Dnes som [what] ja', '[What] má dnes voľno', 'Zastúp ma!'],
  tile: { label: 'Chce byť niekto iný', wish: 'myška, ktorá chce byť levom' },
  figures: { neighbour: { forms: { name: 'sused' }, gender: 'he' } },
  things: {
    who: {
      kinds: WHO,
      or: {
        forms: {
          ...{ name: 'mačka', nom: 'mačka', gen: 'mačky', dat: 'mačke', acc: 'mačku', loc: 'mačke', ins: 'mačkou' },
          ...{ nom_pl: 'mačky', gen_pl: 'mačiek' },
        },
        gender: 'she',
      },
    },
    what: {
      kinds: WHAT,
      or: {
        forms: {
          ...{ name: 'rušňovodič', nom: 'rušňovodič', gen: 'rušňovodiča', dat: 'rušňovodičovi', acc: 'rušňovodiča' },
          ...{ loc: 'rušňovodičovi', ins: 'rušňovodičom', nom_pl: 'rušňovodiči', sound: 'odchod' },
        },
        gender: 'he',
      },
    },
  },
  fact: '[What] má odvtedy každý týždeň jeden deň voľno a zastupuje [what:ju/ho/ho] [who].',
  next: 'Na dverách visela nová ceduľa a na nej stálo: Dnes mám voľno.',
  young: `
== wish
${AT_FIRST} býva [who] a chce byť [what.ins]. [feels:ashamed| Za seba sa totiž hanbí. |]

+2
Chce to ráno, chce to na obed a večer ešte viac.
/+2

@hero „A čo budeš robiť?“ pýta sa [hero].

@who ${WHY} povie [who].

@what „Výborne,“ zíva [what]. „Ja chcem jeden deň spať. Zastúp ma!“

+3
@who „A ako sa to robí?“ pýta sa [who].

@what „Ľahko,“ povie [what]. „Ráno vstaneš a si [what]. Ja to tak robím odjakživa.“ A už si líha tam, kde spáva [who], a prikrýva sa až po nos.
/+3

*sign [Hero] napíše ceduľu a zavesí ju, aby ju bolo vidieť až [what-in| ocean: z brehu | z cesty]: [What] má dnes voľno.

&first @who „Dnes som [what] ja!“ povie [who].

== try
${TRY}

@what „Málo!“ ozve sa spod deky [what]. „Rob to ešte viac!“

+2
@who „Ešte viac,“ povie si [who]. [with| @friend „A nie skôr menej?“ pýta sa [friend]. | Veď [what] to vie najlepšie.]
/+2

+3
${NEIGHBOUR_FIRST} si zatiaľ prečíta ceduľu. @neighbour „Aha, [what],“ povie ${NEIGHBOUR} a radšej o dva veľké kroky ustúpi. Pre istotu aj o tretí.
/+3

${AGAIN}

+3
[with2| @friend2 „Zobuďme [what.acc],“ radí [friend2]. | [What] zatiaľ sladko spí.] Lenže budiť niekoho, kto má na ceduli voľno, sa nesmie.
/+3

@who „Ako [what] všetko pokazím,“ vzdychne [who].

^sign [Hero] si ešte raz prečíta ceduľu. @hero „Voľno má [what],“ povie [hero]. „Ty voľno nemáš! Skús to po svojom. A po jednom.“

${TURN}

== done
-2
@what „Takto to neviem ani ja,“ čuduje sa(( pod dekou)) [what].
/-2

+2
Na to sa [what] zobudí a vystrčí nos spod deky.

@what „Takto to neviem ani ja,“ čuduje sa. „Ja to robím všetkým naraz.“

@who „A ja po jednom,“ povie [who].
/+2

+3
@hero „A ako sa spalo?“ pýta sa [hero].

@what „Zle,“ prizná sa [what]. „Ležím tu namiesto [who.gen], a tak som [what:celá rozospatá/celý rozospatý/celé rozospaté]. [who-sounds| Skúšam aj [who.sound]-[what-sounds| [what.sound] | hik]. | Skúšam aj tak pozerať.] Je to veľmi ťažké.“
/+3

+4
Večer príde ${NEIGHBOUR} a obzerá sa.

@neighbour „Niekto mi dnes chýba,“ povie ${NEIGHBOUR}. „Chýba mi [who].“

@who „Veď tu som!“ povie [who].

@neighbour „Ty si dnes [what],“ povie ${NEIGHBOUR} a ukáže na ceduľu. „Je to tam napísané. Ale [who] mi každé ráno povie dobré ráno. A dnes mi ho nepovedal nikto.“

[Who] sa dlho pozerá na ceduľu, aj zozadu.

@who „A kto dnes zastupuje mňa?“ pýta sa potom.

[Hero] hľadá. Pozrie pod deku, pozrie za ceduľu, pozrie aj do krhly. Nie je tam nikto. [more| Hľadajú aj [others], každý v inom kúte, a tiež nič. | Krhla je prázdna.]

@hero „Na teba nemáme náhradu,“ povie napokon [hero]. „Také niečo máme iba raz.“

[Who] je chvíľu ticho. Niekomu chýbať je čudné a trochu to hreje. Potom to ide napraviť.

@who „Dobré ráno,“ povie [who], hoci je večer.

@neighbour „No konečne,“ povie ${NEIGHBOUR} a ide spokojne spať.

Na kraji ešte niekto stojí. Je to [what], už bez deky.

@what „A mne?“ povie [what]. „Mne dnes nepovie dobré ráno nikto, lebo mám voľno.“

Tak dostane dobré ráno aj [what]. Dostane hneď dve, nech je jedno do zásoby. Tretie si povedia medzi sebou [who] a [what] a je to také príjemné, že sa na pol chvíle zabudne aj na večeru.

[Hero] ešte vezme ceruzku a na ceduľu dopíše malými písmenkami: Ale [who] je tu každý deň. A tak to je. [What] má voľno vždy v piatok, [who] zastupuje, a kto chce, ten si v piatok povie dobré ráno dva razy.
/+4

== bed
Večer [adult] ((pri posteli ))zíva.

&last @hero „Máš voľno,“ povie [hero] a pritiahne [adult.dat] deku až po nos. „Dnes som [adult] ja.“

+3
V izbe je teplo a ticho. [with| [Friend] už pokojne dýcha. | Za oknom pomaly vychádza mesiac.]
/+3

+2
@adult „A kto je dnes [hero]?“ šepne [adult].

@hero „Na to nemáme náhradu,“ šepne [hero]. „To som ja tiež.“
/+2

@hero A hneď aj dáva dobrú noc, každému po jednom. „Dobrú noc, lampa. Dobrú noc, vankúš. Dobrú noc, pravá noha.“

+4
[more| Dobrú noc dostanú aj [others], potichu a po jednom. |] Dobrú noc dostane ceduľa, mäkká perina aj teplá papuča, jedna i druhá. Kdesi pod tým istým mesiacom už spí [who] a vedľa, konečne poriadne, aj [what].
/+4

Ľavá noha ešte čaká. !asleep Ale [hero] už spí.
`,
  older: `
== sign
${AT_FIRST} býva [who], ale vraj iba dočasne. Chce byť [what.ins]. Hovorí to ráno, hovorí to na obed a večer to hovorí aj tým, čo už spia. [feels:ashamed| Byť sebou sa totiž hanbí. |]

@hero „A čo budeš ako [what] robiť?“ pýta sa [hero].

@who ${WHY} povie [who] bez rozmýšľania.

+2
@hero „A to sa dá?“ pýta sa [hero].

@who „Keď sa veľmi chce,“ povie [who], a chce sa [who:jej/mu/mu] naozaj veľmi.
/+2

@what „Výborne,“ ozve sa vedľa [what] a zíva tak, že sa tam zmestí celé popoludnie. „Ja to robím každý deň, aj v nedeľu a na narodeniny, a nikto mi ešte nepovedal: dnes nemusíš. Zastúp ma!“

+2
[What] si hneď ľahne tam, kde inokedy spáva [who], prikryje sa až po nos a zavrie jedno oko. Druhým chce ešte vidieť, či sa to poriadne napíše a či je pri tom aj slovo voľno.
/+2

*sign [Hero] teda napíše ceduľu a zavesí ju, aby ju bolo vidieť až [what-in| ocean: z brehu | z cesty]: [What] má dnes voľno. A pretože zastupovať sa nedá len tak, napíše aj návod, podľa pravítka. Bod prvý: robiť všetko ako [what]. Bod druhý: robiť to čo najviac. Bod tretí, podčiarknutý: ani trochu pri tom nebyť [who].

+2
[with| @friend „Ani trošku?“ pýta sa [friend]. | @who „Ani trošku?“ pýta sa [who].]

@hero „Ani za necht,“ povie [hero], lebo poriadny návod nepozná výnimky. Má dvanásť bodov a ozdobný okraj a kreslí sa celé popoludnie.

+3
Potom sa ide nacvičovať. [Who] chodí hore-dolu, [hero] číta a odškrtáva. Zastať ako [what]. Pozrieť ako [what]. Zívnuť ako [what], to ide najlepšie, lebo vzor leží hneď vedľa a zíva tiež.
/+3
/+2

&first @who „Dnes som [what] ja!“ povie [who] a ide na to.

== try
${TRY}

@hero „Na začiatok dobré,“ povie [hero] a pozrie do návodu. „Len je v tom stále trochu teba. Bod tretí!“

@what „A bod druhý,“ ozve sa spod deky. „Ešte viac!“

+2
[Who] sa poslušne nadýchne a to, čo je v tom [who:jej vlastné/jeho vlastné/jeho vlastné], prehltne. Nie je to dobré jedlo. Chutí trochu ako gombík, trochu ako stará vata a v bruchu to ešte chvíľu vŕta a chce ísť von.

${NEIGHBOUR_FIRST} si zatiaľ prečíta ceduľu od začiatku až po koniec.

@neighbour „Aha, [what],“ povie ${NEIGHBOUR} a pre istotu o dva kroky ustúpi.

@hero „Vidíš?“ zašepká [hero]. „Už to vyzerá.“
/+2

${AGAIN}

+2
@neighbour „A teraz čo?“ pýta sa ${NEIGHBOUR}.

[Hero] listuje v návode. Bod štvrtý, piaty, dvanásty. O tom, čo teraz, tam nestojí nič, ani drobným písmom. [with2| @friend2 „Zobuďme [what.acc],“ radí [friend2]. | Zobudiť [what.acc] by bolo najľahšie.] Lenže kto má voľno, ten má voľno, a [what] spí tak sladko, že sa na to nedá ani nahlas pozrieť. Pod dekou sa dokonca ktosi usmieva.
/+2

@who „Ako [what] všetko pokazím,“ povie [who] potichu. „A [who] už tiež nie som. Podľa bodu tri.“

-2
[Hero] sa pozrie na bod tri. Je podčiarknutý naozaj rovno. Potom celý návod roztrhne, aj s ozdobným okrajom.
/-2

+2
[Hero] sa pozrie na bod tri. Je podčiarknutý naozaj rovno, rovnejšie sa to už azda ani nedá. Teraz stačí povedať, že návod je dobrý, iba žiak je slabý. Takej veci uverí každý a ozdobný okraj ostane celý.

Lenže [who] stojí s hlavou dole a už ani nevie, ako sa stojí. To v návode nie je tiež.

[Hero] sa nadýchne a návod roztrhne. Najprv napoly a potom, lebo to ide ťažko, ešte raz.
/+2

@hero „Bod tri je zle,“ povie [hero] tak nahlas, že to každý počuje. „Chyba je v návode a návod je môj.“

^sign Ostane iba ceduľa. @hero „Voľno má [what],“ prečíta [hero]. „O tebe tu nič nie je. Ty voľno nemáš! Skús to po svojom. A po jednom, lebo naraz sa nedá nikomu ani podať ruka.“

${OLDER_TURN}

== done
-2
@what „Takto to neviem ani ja,“ povie spod deky [what]. „Ja to robím všetkým naraz.“

@who „A ja po jednom,“ povie [who].
/-2

+2
To ticho je také nezvyčajné, že sa [what] zobudí.

@what „Takto to neviem ani ja,“ povie [what] po chvíli. „Ja to robím všetkým naraz, a potom ani neviem, komu.“

@who „Zato tebe to ide rýchlejšie,“ povie [who], a to je medzi odborníkmi veľká pochvala.

+3
[with| @friend „A čo je lepšie?“ pýta sa [friend]. | @hero „A čo je lepšie?“ pýta sa [hero].]

Rozmýšľajú o tom dlho. Rozhodnúť sa to nedá. Naraz a po jednom sú dve rôzne veci, asi ako dážď a čaj.
/+3

@hero „A ako sa spalo?“ pýta sa [hero].

@what „Zle,“ prizná sa [what]. „Ležím tu namiesto [who.gen], tak si myslím, že to treba robiť poriadne. [who-sounds| Od rána skúšam [who.sound]-[what-sounds| [what.sound] | hik]. | Od rána skúšam aspoň tak pozerať.] Kto to má vydržať? Zajtra sa idem do roboty vyspať.“
/+2

+3
Všetko je v poriadku až do večera. Vtedy príde ${NEIGHBOUR} a obzerá sa vpravo, vľavo aj pod nohy, akoby sa tu niečo dalo stratiť.

@neighbour „Niekto mi dnes chýba,“ povie ${NEIGHBOUR}. „Chýba mi [who].“

@who „Veď tu som!“ povie [who].

@neighbour „Ty si dnes [what]. Je to tam napísané,“ ukáže ${NEIGHBOUR} na ceduľu, a s napísaným sa ťažko háda. „Ale [who] mi každé ráno povie dobré ráno. Nikdy nič viac. A dnes mi ho nepovedal nikto.“

[Who] sa dlho pozerá na ceduľu.

@who „A kto dnes zastupuje mňa?“ pýta sa potom.

[Hero] hľadá, lebo poriadok musí byť. Pozrie pod deku, pozrie za ceduľu, pozrie aj do krhly. Nikto. O jediné dobré ráno sa neprihlási ani jeden zástupca.

@hero „Na teba nemáme náhradu,“ povie napokon [hero].

[Who] je dlho ticho. Je to čudné, byť celý život niečo, na čo nie je náhrada, a vôbec o tom nevedieť.

@who „Dobré ráno,“ povie potom [who], hoci je večer.

@neighbour „No konečne,“ povie ${NEIGHBOUR} a ide spokojne spať.
/+3

-3
[Hero] ešte dopíše na ceduľu malými písmenami: Ale [who] voľno nemá.
/-3

+3
[Hero] ešte dopíše na ceduľu malými písmenami: Ale [who] je tu každý deň. A tak to aj je. [What] má voľno vždy v piatok, [who] zastupuje, a kto si v piatok vypýta dobré ráno, ten ho dostane aj tak.
/+3

== bed
Večer [adult] sedí na kraji postele a zíva uprostred vety.

&last @hero „Máš voľno,“ povie [hero] a pritiahne [adult.dat] deku až po nos. „Dnes som [adult] ja.“

+3
V izbe je teplo a ticho. [with| [Friend] vedľa už pokojne dýcha. | Mesiac za oknom svieti tak ako vždy, lebo voľno nemá ani on.] Na stolíku ležia dva kúsky návodu s ozdobným okrajom. Dajú sa zlepiť, ale netreba.
/+3

@adult „A kto je dnes [hero]?“ šepne [adult].

@hero „Ja,“ šepne [hero]. „Na to nemáme náhradu.“

@hero Potom [hero] zívne a dáva dobrú noc, každému pekne po jednom. „Dobrú noc, lampa. Dobrú noc, vankúš. Dobrú noc, pravá noha.“

+2
Perina je mäkká, noha teplá a slová prichádzajú čoraz pomalšie, po jednom.
/+2

Ľavá noha ešte čaká. !asleep Ale [hero] už spí.
`,
}
