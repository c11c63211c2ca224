import { inParagraphs } from '../../../../craft/in-paragraphs.ts'
import type { Telling } from '../../../../craft/telling.ts'

/*
 * "I let you go, but my fingers don't": each finger is needed somewhere in the room, until the last has to let go because one waves with five.
 */

/** Somebody with all cases: nom, gen, dat, acc, loc, ins. */
const one = (gender: 'she' | 'he', nom: string, gen: string, dat: string, acc: string, loc: string, ins: string) =>
  ({ forms: { name: nom, nom, gen, dat, acc, loc, ins }, gender }) as const

/** Somebody imagined who has fingers to hold with. */
const WHO = ['animal', 'dinosaur', 'fairy-being', 'monster', 'toy', 'royal'] as const

/** What it is that the wish tells; the last is a child that holds on and cries. */
const CASES = {
  niekto: '',
  vrat: 'mg-come-back',
  posledna: 'mg-last-kiss',
  pusy: 'mg-kisses',
  vec: 'mg-keepsake',
  zviera: 'mg-class-pet',
  jazyk: 'mg-language',
  domov: 'mg-not-home',
  trafi: 'mg-gets-lost',
  nepride: 'mg-never-comes',
  vydrzi: 'mg-well',
  chce: 'mg-wants-dad, mg-wants-gran, mg-wants-grandpa',
  znova: 'mg-after-illness, mg-after-summer, mg-after-holidays, mg-after-weekend, mg-again',
  scena: 'mg-locked, mg-car, mg-floor, mg-fence, mg-runs, mg-hides, mg-undressing, mg-doorframe',
  prvy: '',
} as const
type Case = keyof typeof CASES
/** What was done that morning before what it came of: "after the holidays he locked himself in the car". */
const DEEDS = 'mg-locked, mg-floor, mg-fence'
const CASE = `[is:who| niekto | [has| ${Object.entries(CASES)
  .flatMap(([id, says]) => (says === '' ? [] : [`${id === 'znova' ? `${DEEDS}: scena | ` : ''}${says}: ${id}`]))
  .join(' | ')} | [about| first-day: prvy | drzi]]]`

/** Told by what it is that the wish tells; what has no line of its own is told as one that holds on. */
const by = (told: Partial<Record<Case, string>> & { drzi: string }) => {
  const all = Object.fromEntries(
    [...Object.keys(CASES), 'drzi'].map((id) => [id, told[id as Case] ?? told.drzi]),
  ) as Record<Case | 'drzi', string>
  return inParagraphs(
    all,
    ({ drzi, ...nth }) =>
      `[pripad| ${Object.entries(nth)
        .map(([id, text]) => `${id}: ${text}`)
        .join(' | ')} | ${drzi}]`,
  )
}

const table = (of: Readonly<Record<string, string>>, other: string) =>
  `[has| ${Object.entries(of)
    .map(([id, text]) => `${id}: ${text}`)
    .join(' | ')} | ${other}]`

/** What the hand holds. */
const held = (coat: string, jacket: string, leg: string, sleeve: string, skirt: string, bag: string, hand: string) =>
  table(
    {
      'mg-jacket': jacket,
      'mg-leg': leg,
      'mg-sleeve': sleeve,
      'mg-skirt': skirt,
      'mg-bag': bag,
      'mg-hand': hand,
    },
    coat,
  )

/** What is there of hers, and how it agrees. */
const kept = (at: 0 | 1) =>
  table(
    Object.fromEntries(
      Object.entries({
        'mg-scarf': ['šál', 'šál'],
        'mg-kerchief': ['šatka', 'šatku'],
        'mg-photo': ['fotka', 'fotku'],
        'mg-heart': ['srdiečko', 'srdiečko'],
        'mg-handkerchief': ['vreckovka', 'vreckovku'],
        'mg-bracelet': ['náramok', 'náramok'],
        'mg-hairband': ['gumička', 'gumičku'],
        'mg-shirt': ['tričko', 'tričko'],
        'mg-jumper': ['sveter', 'sveter'],
        'mg-pebble': ['kamienok', 'kamienok'],
        'mg-keyring': ['kľúčik', 'kľúčik'],
      }).map(([id, forms]) => [id, forms[at] ?? '']),
    ),
    at === 0 ? 'šatka' : 'šatku',
  )
const pet = (fish: string, turtle: string, pig: string, hamster: string, flower: string, other: string) =>
  table(
    { 'mg-fish': fish, 'mg-turtle': turtle, 'mg-guinea-pig': pig, 'mg-hamster': hamster, 'mg-flower': flower },
    other,
  )
const SPOKEN = table(
  {
    'mg-hungarian': 'po maďarsky',
    'mg-german': 'po nemecky',
    'mg-english': 'po anglicky',
    'mg-czech': 'po česky',
    'mg-dutch': 'po holandsky',
    'mg-italian': 'po taliansky',
    'mg-spanish': 'po španielsky',
    'mg-french': 'po francúzsky',
  },
  'inak než doma',
)
const HONKS = '[has:mg-honks| [has:mg-head| a trúbi na pani riaditeľku | a trúbi na celú ulicu] | a nechce von]'
const SCENES = {
  'mg-locked': `Ráno sa [hero] pred škôlkou zamkne v aute ${HONKS}. Potom auto zmĺkne a ide sa dnu. V šatni však jedna ruka`,
  'mg-car':
    'Ráno [hero] pred škôlkou nechce vystúpiť z auta. Potom vystúpi jedna noha a po nej druhá. V šatni však jedna ruka',
  'mg-floor':
    '[has:mg-bus| Do škôlky ide [hero] s [adult.ins] autobusom. Pred dverami sa hodí o zem. | Ráno sa [hero] pred škôlkou hodí o zem.] Zem je studená, a tak sa vstane. V šatni však jedna ruka',
  'mg-fence':
    'Ráno sa [hero] drží plota pred škôlkou[has:mg-both-hands| , a rovno oboma rukami]. Nakoniec plot pustí jedna aj druhá. V šatni však jedna ruka',
  'mg-runs': 'Ráno [hero] uteká od škôlky preč. Pri bránke sa nohy zadýchajú a prídu naspäť. V šatni však jedna ruka',
  'mg-hides': 'Ráno sa [hero] v škôlke schová. Z tej skrýše však trčia topánky, a tak treba von. Jedna ruka hneď',
  'mg-undressing': 'Ráno sa [hero] v šatni nechce vyzliecť. Potom ide dolu čiapka aj topánky. Lenže jedna ruka',
  'mg-doorframe': 'Ráno sa [hero] drží dverí škôlky a nechce dnu. Potom sa dvere pustia. V šatni však jedna ruka',
}
const SCENE_BACK = {
  'mg-locked': '@adult „A čo auto?“ spýta sa [adult]. @hero „Ide domov a netrúbi,“ odpovie [hero].',
  'mg-car': '@adult „Nastúpiš?“ spýta sa [adult]. @hero „Áno. A zajtra aj vystúpim,“ odpovie [hero].',
  'mg-floor': '@adult „A čo zem?“ spýta sa [adult]. @hero „Po tej sa chodí,“ odpovie [hero].',
  'mg-fence': '@adult „A čo plot?“ spýta sa [adult]. @hero „Ten stojí aj sám,“ odpovie [hero].',
  'mg-runs': '@adult „Utekáme?“ spýta sa [adult]. @hero „Spolu. A iba domov,“ odpovie [hero].',
  'mg-hides': '@adult „A čo skrýša?“ spýta sa [adult]. @hero „Tam si zajtra dám topánky,“ odpovie [hero].',
  'mg-undressing': '@adult „Čo čiapka?“ spýta sa [adult]. @hero „Visí. Držím teba,“ odpovie [hero].',
  'mg-doorframe': '@adult „A čo dvere?“ spýta sa [adult]. @hero „Tie držia pánty,“ odpovie [hero].',
}
const SCENE_NIGHT = {
  'mg-locked': 'Auto dole spí potichu.',
  'mg-car': 'Auto dole spí prázdne.',
  'mg-floor': 'Na zemi ležia iba papuče.',
  'mg-fence': 'Plot pri škôlke stojí sám.',
  'mg-runs': 'Nohy pod perinou už neutekajú.',
  'mg-hides': 'Pod perinou je skrýša teplá.',
  'mg-undressing': 'Čiapka spí na háčiku.',
  'mg-doorframe': 'Dvere sú potichu pritvorené.',
}

/** How the morning begins: up to the hand that holds. */
const OPENING = by({
  drzi: '[has| mg-last-crying: V triede [nursery] plače už iba [hero]. | mg-hall: Ráno [hero] plače na celú škôlku. | [when| tomorrow: @hero „Zajtra sa ťa nepustím,“ povie [hero] večer. A ráno [nursery] naozaj plače. | [kin| mum: [when| past, today: Dnes ráno [hero] [nursery] plače. | Je ráno [nursery] a [hero] plače.] | Do škôlky ide [hero] [s adult.ins] a v šatni plače.]]] [has| mg-week-2: Je to už druhý týždeň. | mg-weeks: Je to tak už dlho. | ] [has| mg-me-too: Mokré oči má aj [adult]. | mg-torn: [Ucitelka] prsty odlepuje, ale tie sa lepia. | ] Jedna ruka utiera slzy, druhá',
  niekto:
    'Ráno prichádza do škôlky [who]. Vôbec sa [who.dat] nechce a už teraz je [who.dat] smutno za mamou. Jedna [who-is| animal: labka | ruka] utiera slzy, druhá',
  vrat: '@hero „Choď už,“ povie [hero] ráno v šatni, a tak [adult] ide. @hero „Vráť sa!“ kričí [hero] na celú chodbu. [Adult] sa vráti a jedna ruka hneď',
  posledna:
    '@hero „Ešte poslednú pusu,“ pýta si [hero] ráno v šatni. Potom ešte poslednú. [has| mg-count-14: Je ich štrnásť. | mg-count-20: Je ich dvadsať. | mg-count-10: Je ich desať. | A ešte jednu.] Ústa už majú dosť, ale jedna ruka',
  pusy: 'Ráno si [hero] v šatni pýta [kisses] do [pocketgen]. [Adult] [pocketacc] naplní a zakryje, aby nič nevypadlo. Jedna ruka však',
  vec: '[has:mg-locker| V skrinke v šatni je [keepnom] od [adult.gen], proti smútku. Lenže [hero] teraz od skrinky nechce odísť. Jedna ruka drží dvierka, druhá | Do škôlky má [hero] [keepacc] od [adult.gen]. [has:mg-smells| Vonia celkom ako doma. | Je to dobré na smútok.] V šatni jedna ruka stíska [keepacc] a druhá]',
  zviera:
    '[has:mg-last-crying| V triede plače už iba [hero]. | Ráno [hero] v škôlke plače.] [petlooks]. Jedna ruka utiera slzy, druhá',
  jazyk:
    '[has:mg-anya| @hero „Anya, ne menj!“ kričí [hero] ráno v škôlke. To je po maďarsky: mama, nechoď. Doma je to po slovensky. | V škôlke, kam chodí [hero], sa hovorí [spoken]. Slová sú tu iné a iba slzy sú rovnaké.] Jedna ruka',
  domov: '@hero „Nechcem tam,“ plače [hero] ráno v šatni. Jedna ruka utiera slzy, druhá',
  trafi:
    'Ráno ide [hero] [s adult.ins] do škôlky. @hero „A trafíš naspäť domov?“ pýta sa. Nebojí sa o seba. Čo keď sa stratí [adult]? Preto jedna ruka',
  nepride:
    '@hero „A čo keď po mňa neprídeš?“ pýta sa [hero] ráno v šatni. Čo keď [adult] zabudne, kde je škôlka? Preto jedna ruka',
  vydrzi:
    '[has:mg-said-go| @hero „Choď, ja to vydržím,“ povie [hero] ráno vo dverách triedy. | Dnes ráno ide [hero] do škôlky prvýkrát bez sĺz.] [has:mg-chin| Iba brada sa pri tom trasie. | Papuče sú obuté a oči suché.] Lenže jedna ruka o tom ešte nevie a',
  chce: '@hero „Chcem, aby ma sem vodil[has:mg-wants-gran| a | ] [wanted],“ povie [hero] ráno v šatni. [kin| mum: Lenže dnes je tu [adult]. | A dnes je to naozaj [adult].] Ale keď má odísť, jedna ruka predsa',
  znova:
    '[has| mg-after-illness: Choroba je preč | mg-after-summer: Leto sa skončilo | mg-after-holidays: Prázdniny sa skončili | mg-after-weekend: Víkend sa skončil | Doma už bolo dosť] a [has:mg-monday| v pondelok] je [hero] zas v škôlke. Je to ako celkom od začiatku: skrinka, papuče, slzy. Jedna ruka',
  scena: `[has| mg-after-holidays: Prázdniny sa skončili. | mg-after-illness: Choroba je preč. | mg-after-weekend: Víkend sa skončil. | ] ${table(SCENES, SCENES['mg-floor'])}`,
  prvy: '[when| tomorrow: @hero „Zajtra tam nikoho nepoznám a teba nepustím,“ povie [hero] večer. A ráno [classroom] jedna ruka drží tašku a druhá naozaj | Je prvý deň [classroom] a [hero] tu pozná iba [adult.acc]. Jedna ruka drží tašku, druhá]',
})

/** What is there just before the last finger lets go. */
const TURN = by({
  drzi: 'Posledná slza zastane na nose a čaká, čo bude.',
  niekto: '@hero „Aj moja mama príde až po olovrante,“ povie [hero].',
  vrat: '@hero „Choď už,“ povie [hero]. Teraz to počujú aj prsty.',
  posledna: 'Pusa až k bránke nedočiahne. Kývanie áno.',
  pusy: 'Druhá ruka vyberie [pocketout] jednu pusu a priloží ju na líce.',
  vec: '[has:mg-locker| Dvierka sa zavrú, [keepnom] počká. | Druhá ruka pritlačí [keepacc] k lícu. Na to stačí jedna.]',
  zviera: '[petturn]',
  jazyk: 'Kývať sa dá v každej reči rovnako.',
  domov: 'Nohy by už do triedy išli, ale malíček nie.',
  trafi: 'Na prstoch vidno aj cestu. @hero „Palec je škôlka, malíček domov,“ povie [hero].',
  nepride: '@adult „Hra, obed, spánok, olovrant,“ počíta [adult] na prstoch. „A malíček som ja.“',
  vydrzi: '[has:mg-chin| Brada sa ešte raz zatrasie a vydrží. | Jedna slza príde až na kraj oka a vydrží tam.]',
  chce: '@adult „Zakývam dvakrát,“ povie [adult]. „Raz za seba a raz za [absent].“',
  znova: 'Nohy si už triedu pamätajú, oči tiež. Ešte prsty.',
  scena: 'Nohy už stoja v triede, iba malíček nie.',
  prvy: 'V triede je jedna stolička prázdna a čaká.',
})

/** How it is when the day is over. */
const BACK = by({
  drzi: '[has| mg-photo-later, mg-tower: @adult „Z triedy prišla fotka,“ povie [adult]. „Staviaš na nej vežu.“ @hero „Na vežu treba obe ruky,“ odpovie [hero]. | mg-me-too: @adult „Aj mne ráno tiekli slzy,“ povie [adult]. @hero „Zajtra ti požičiam ruku,“ povie [hero]. | mg-later-fine: @adult „Vraj už o chvíľu neplačeš,“ povie [adult]. @hero „Nemám voľnú ruku,“ odpovie [hero]. | @adult „Plačeš ešte?“ spýta sa [adult]. @hero „Nemám voľnú ruku,“ odpovie [hero].]',
  niekto: '@who „Prídeš aj zajtra?“ spýta sa [who]. @hero „Prídem. S palcom,“ povie [hero].',
  vrat: '@hero „Vráť sa,“ povie [hero] celkom potichu. @adult „Už som tu,“ povie [adult].',
  posledna: '@adult „A toto je prvá pusa,“ povie [adult]. @hero „Poslednú až večer,“ povie [hero].',
  pusy: '[has:mg-ran-out| @hero „Pusy sa do obeda minuli,“ povie [hero]. | @hero „Jedna tu ešte je,“ povie [hero].] @adult „Tak doplníme,“ povie [adult].',
  vec: '@adult „A čo [keepnom]?“ spýta sa [adult]. @hero „Stráži [has:mg-ate| aj pri obede | celý deň],“ odpovie [hero].',
  zviera: '[petback]',
  jazyk:
    '[has:mg-puddles| Na čižmách je blato, lebo kaluže rozumejú všetkým. | @adult „A rozumieš im?“ spýta sa [adult]. @hero „Prstami áno,“ povie [hero].]',
  domov:
    '@adult „Ideme domov,“ povie [adult]. @hero „Nechcem!“ plače [hero] a prsty držia kľučku triedy. @adult „Na kývanie treba päť,“ povie [adult], a tak [hero] kľučke zakýva.',
  trafi: '@hero „Si tu!“ volá [hero]. @adult „Aj domov som [adult:trafila/trafil/trafil], aj sem,“ povie [adult].',
  nepride: '@hero „Malíček prišiel!“ volá [hero]. @adult „Presne po olovrante,“ povie [adult].',
  vydrzi:
    '[has:mg-me-too| @adult „Ja mám [has:mg-in-car| v aute] mokrú vreckovku,“ prizná [adult]. @hero „A ja mám suchú,“ povie [hero]. | @adult „Koľko je tam sĺz?“ spýta sa [adult]. @hero „Ani jedna,“ povie [hero].] [has| mg-two-plates: @hero „A dva prázdne taniere.“ | mg-ate: @hero „A prázdny tanier.“ | ]',
  chce: 'Aj druhá ruka spraví odtlačok, na papier. @hero „Tá je pre [absent],“ povie [hero].',
  znova: '@adult „Aký dlhý je začiatok?“ spýta sa [adult]. @hero „Má päť prstov,“ povie [hero].',
  scena: table(SCENE_BACK, SCENE_BACK['mg-floor']),
  prvy: '@adult „Koho tu už poznáš?“ spýta sa [adult]. @hero „Farby a lyžičku,“ povie [hero].',
})

const NIGHT = by({
  drzi: '[has:mg-again-tomorrow| A zajtra zas? Zajtra zas, všetkých päť. | Nos je suchý a slzy sú dávno preč.]',
  niekto: 'Aj [who] je už pri mame.',
  vrat: 'Dnes už nikto nikam nejde.',
  posledna: 'Teraz prišla posledná pusa, naozaj posledná.',
  pusy: '[Pocketfull].',
  vec: 'Aj [keepnom] je pri vankúši.',
  zviera: '[petnight]',
  jazyk: '@adult „Dobrú noc,“ povie [adult] po našom.',
  domov: 'Škôlka počká do rána.',
  trafi: 'Cesta domov je nájdená.',
  nepride: 'Po olovrante je už dávno.',
  vydrzi: 'Vankúš je celkom suchý.',
  chce: 'Papierová ruka už drží aj [absent].',
  znova: 'Začiatok je hotový.',
  scena: table(SCENE_NIGHT, SCENE_NIGHT['mg-floor']),
  prvy: 'Taška čaká pri dverách.',
})

/** Who holds says it. */
const says = (text: string) =>
  `[is:who| @who ${text.replaceAll('HERO', 'who')} | @hero ${text.replaceAll('HERO', 'hero')}]`

export const rannaRozlucka: Telling = {
  id: 'morning-goodbye',
  shape: 'cumulative',
  fits: { kind: 'life', subjects: ['morning-goodbye', 'first-day'], when: ['always', 'tomorrow', 'today', 'past'] },
  ages: [3, 6],
  titles: ['Ja ťa pustím, ale prsty nie', 'Na kývanie treba päť', 'Päť prstov drží'],
  tile: { label: 'Ráno v škôlke', wish: 'ráno v škôlke plače, keď mama odchádza' },
  figures: {
    teacher: one(
      'she',
      'pani učiteľka',
      'pani učiteľky',
      'pani učiteľke',
      'pani učiteľku',
      'pani učiteľke',
      'pani učiteľkou',
    ),
    green: one(
      'she',
      'zelené papuče',
      'zelených papúč',
      'zeleným papučiam',
      'zelené papuče',
      'zelených papučiach',
      'zelenými papučami',
    ),
    blue: one(
      'he',
      'modré papuče',
      'modrých papúč',
      'modrým papučiam',
      'modré papuče',
      'modrých papučiach',
      'modrými papučami',
    ),
  },
  keys: {
    pripad: CASE,
    // Who is named near: the teacher, or a child of the class, who then asks for the thumb.
    near: '[is:whom| [has:teacher| [whom-is:named| teacher | child] | [has| brother, sister, mg-town: other | child]] | other]',
    asks: '[is:who| hero | [near| child: child | [with| friend | other]]]',
  },
  words: {
    nursery: '[has:mg-creche| v jasliach | v škôlke]',
    classroom: '[has:mg-school| v škole | [has:mg-creche| v jasliach | v škôlke]]',
    atwork: '[kin| grandpa, grandma: doma | v práci]',
    when: '[about| first-day: po obede | po olovrante]',
    coat: held('kabát', 'bundu', 'nohu', 'rukáv', 'sukňu', 'kabelku', 'ruku'),
    coatgen: held('kabáta', 'bundy', 'nohy', 'rukáva', 'sukne', 'kabelky', 'ruky'),
    coatloc: held('kabáte', 'bunde', 'nohe', 'rukáve', 'sukni', 'kabelke', 'ruke'),
    printed: held('kabáte', 'bunde', 'nohaviciach', 'rukáve', 'sukni', 'kabelke', 'rukáve'),
    hangs: held(
      'visí na klinci kabát a červená ruka ho drží',
      'visí na klinci bunda a červená ruka ju drží',
      'ležia na stoličke nohavice a červená ruka ich drží',
      'visí na klinci kabát a červená ruka drží rukáv',
      'visí na klinci sukňa a červená ruka ju drží',
      'visí na klinci kabelka a červená ruka ju drží',
      'visí na klinci kabát a červená ruka drží rukáv',
    ),
    ona: '[is:who| [who] | [hero]]',
    asker: '[asks| hero: [hero] | child: [whom] | friend: [friend] | dievčatko s farbami]',
    wearer: '[asks| hero: Má ich na nohách [hero]. | child: Má ich na nohách [whom]. | ]',
    ucitelka: '[near| teacher: pani učiteľka [whom] | pani učiteľka]',
    keepnom: kept(0),
    keepacc: kept(1),
    kisses: table(
      {
        'mg-kiss-3': 'tri pusy',
        'mg-kiss-2': 'dve pusy',
        'mg-kiss-5': 'päť pús',
        'mg-kiss-10': 'desať pús',
        'mg-kiss-1': 'pusu',
      },
      'pusy',
    ),
    pocketgen: '[has| mg-hoodie: vrecka na mikine | mg-pocket: vrecka | mg-palm: dlane | vrecka]',
    pocketacc: '[has| mg-pocket, mg-hoodie: vrecko | mg-palm: dlaň | vrecko]',
    pocketout: '[has| mg-pocket, mg-hoodie: z vrecka | mg-palm: z dlane | z vrecka]',
    pocketfull:
      '[has| mg-pocket, mg-hoodie: na stoličke čaká plné vrecko | mg-palm: v dlani je na ráno nová pusa | na stoličke čaká plné vrecko]',
    wanted: '[has| mg-wants-gran: babka | mg-wants-grandpa: dedko | ocko]',
    // Who does not bring the child today.
    absent: '[kin| mum: [has| mg-wants-gran: babku | mg-wants-grandpa: dedka | ocka] | mamu]',
    spoken: SPOKEN,
    petlooks: pet(
      'Z akvária sa na to díva rybka',
      'Z terária sa na to díva korytnačka',
      'Z klietky sa na to díva morča',
      'Z klietky sa na to díva škrečok',
      'Na okne vädne kvet',
      'Z rohu sa na to díva zvieratko',
    ),
    pethungry: pet(
      'ryba je hladná',
      'korytnačka je hladná',
      'morča je hladné',
      'škrečok je hladný',
      'kvet je smädný',
      'zvieratko je hladné',
    ),
    petfood: pet('štipku krmiva', 'lístok šalátu', 'kúsok mrkvy', 'zrniečko', 'pohár vody', 'kúsok mrkvy'),
    petturn: pet(
      'Rybka robí za sklom ó, ó, ó.',
      'Korytnačka vystrčí hlavu a žuje.',
      'Morča v klietke spokojne píska.',
      'Škrečok má plné líca.',
      'Kvet na okne zdvihne list.',
      'Zvieratko v rohu chrumká.',
    ),
    petback: pet(
      '@hero „Nemôžem ísť. Ryba nemá mamu,“ povie [hero]. Na sklo akvária pribudne červená ruka a rybku postráži.',
      '@hero „Nemôžem ísť. Korytnačka nemá mamu,“ povie [hero]. Na sklo terária pribudne červená ruka a postráži ju.',
      '@hero „Nemôžem ísť. Morča nemá mamu,“ povie [hero]. Ku klietke pribudne červená ruka a morča postráži.',
      '@hero „Nemôžem ísť. Škrečok nemá mamu,“ povie [hero]. Ku klietke pribudne červená ruka a škrečka postráži.',
      '@hero „Nemôžem ísť. Kvet je smädný,“ povie [hero]. Na črepník pribudne červená ruka a kvet postráži.',
      '@hero „Nemôžem ísť. Je tu samo,“ povie [hero]. Ku klietke pribudne červená ruka a zvieratko postráži.',
    ),
    petnight: pet(
      'Rybku stráži červená ruka.',
      'Korytnačku stráži červená ruka.',
      'Morča stráži červená ruka.',
      'Škrečka stráži červená ruka.',
      'Kvet stráži červená ruka.',
      'Zvieratko stráži červená ruka.',
    ),
  },
  things: {
    who: {
      kinds: WHO,
      or: one('he', 'zajko', 'zajka', 'zajkovi', 'zajka', 'zajkovi', 'zajkom'),
    },
    whom: {
      kinds: [],
      or: one('she', 'Zojka', 'Zojky', 'Zojke', 'Zojku', 'Zojke', 'Zojkou'),
    },
  },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      titles: ['Päť prstov v triede Pirátov', 'Ja ťa pustím, ale prsty nie'],
      figures: {
        mirror: one('she', 'chobotnička', 'chobotničky', 'chobotničke', 'chobotničku', 'chobotničke', 'chobotničkou'),
      },
      words: {
        sign: 's pirátom',
        classgen: 'Pirátov',
        lacks: 'na mape chýba poklad',
        there: 'poklad je na mape',
        print: 'poklad',
        onto: 'na plachtu',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      titles: ['Päť prstov v triede Dráčikov', 'Ja ťa pustím, ale prsty nie'],
      figures: { mirror: one('he', 'dráčik', 'dráčika', 'dráčikovi', 'dráčika', 'dráčikovi', 'dráčikom') },
      words: {
        sign: 's drakom',
        classgen: 'Dráčikov',
        lacks: 'na zámku chýba vežička',
        there: 'vežička je na zámku',
        print: 'vežičku',
        onto: 'na papierový hrad',
      },
    },
    space: {
      themes: ['space', 'science', 'discovery'],
      titles: ['Päť prstov v triede Hviezdičiek', 'Ja ťa pustím, ale prsty nie'],
      figures: {
        mirror: one('he', 'marťanček', 'marťančeka', 'marťančekovi', 'marťančeka', 'marťančekovi', 'marťančekom'),
      },
      words: {
        sign: 's raketou',
        classgen: 'Hviezdičiek',
        lacks: 'na oblohe chýba Mars',
        there: 'Mars je na oblohe',
        print: 'Mars',
        onto: 'na papierovú raketu',
      },
    },
    heroes: {
      themes: ['superheroes'],
      titles: ['Päť prstov v triede Superhrdinov', 'Ja ťa pustím, ale prsty nie'],
      figures: { mirror: one('he', 'Lepko', 'Lepka', 'Lepkovi', 'Lepka', 'Lepkovi', 'Lepkom') },
      words: {
        sign: 'so superhrdinom',
        classgen: 'Superhrdinov',
        lacks: 'na štíte chýba znak',
        there: 'znak je na štíte',
        print: 'znak',
        onto: 'na papierový plášť',
      },
    },
    dinos: {
      themes: ['dinosaurs'],
      titles: ['Päť prstov v triede Dinosaurov', 'Ja ťa pustím, ale prsty nie'],
      figures: {
        mirror: one(
          'he',
          'malý tyranosaurus',
          'malého tyranosaura',
          'malému tyranosaurovi',
          'malého tyranosaura',
          'malom tyranosaurovi',
          'malým tyranosaurom',
        ),
      },
      words: {
        sign: 's dinosaurom',
        classgen: 'Dinosaurov',
        lacks: 'dinosaurovi chýba oko',
        there: 'oko je na dinosaurovi',
        print: 'oko',
        onto: 'na papierovú skalu',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      titles: ['Päť prstov v triede Veveričiek', 'Ja ťa pustím, ale prsty nie'],
      figures: { mirror: one('she', 'stonožka', 'stonožky', 'stonožke', 'stonožku', 'stonožke', 'stonožkou') },
      words: {
        sign: 's veveričkou',
        classgen: 'Veveričiek',
        lacks: 'na kameni chýba lienka',
        there: 'lienka je na kameni',
        print: 'lienku',
        onto: 'na papierový strom',
      },
    },
    home: {
      themes: [],
      figures: { mirror: one('he', 'chlapček', 'chlapčeka', 'chlapčekovi', 'chlapčeka', 'chlapčekovi', 'chlapčekom') },
      words: {
        sign: 's lienkou',
        classgen: 'Lienok',
        lacks: 'na obrázku chýba jablko',
        there: 'jablko je na obrázku',
        print: 'jablko',
        onto: 'na veľký papier',
      },
    },
  },
  fact: 'Malíček sa vtedy pustil ako posledný, lebo na kývanie treba päť prstov.',
  next: 'Päť prstov sa ráno zobudilo skôr než všetci ostatní a každý z nich už vedel, čo dnes bude robiť.',
  young: `
== hold
${OPENING} *coat drží [adult.acc] za [coat].

+4
[more| A kto sa vedľa už prezúva? [Others].]
/+4

@adult „Prídem [when],“ povie [adult].

+3
[pripad| nepride: @hero „A keď bude pršať?“ | ${says('„A naozaj prídeš?“')}]

@adult „Prídem. Domov pôjdeme spolu,“ povie [adult].
/+3

&first ${says('„Ja ťa pustím,“ povie [HERO], „ale prsty nie.“')}

Päť prstov drží.

+2
@adult „Prsty, pusťte,“ prosí [adult].

${says('„Nepočujú ťa,“ vysvetlí [HERO]. „Uši mám ja.“')}
/+2

+3
[has:mg-torn| [Ucitelka] odlepí palec, ale kým odlepí ukazovák, palec už zasa drží. | [Adult] odlepí palec, ale kým odlepí ukazovák, palec už zasa drží.]
/+3

+4
Potom treba [coat] na chvíľu pustiť a prezuť si papuče. Prsty prezúvajú ľavú, prezúvajú pravú, a hneď sú naspäť.
/+4

[Adult] ide k dverám [sign] a [ona] ide tiež, lebo visí na [coatloc].

+2
Pozerá sa do zeme a vidí samé papuče.
/+2

== fingers
-2
[pripad| jazyk: [Asker] povie niečo [spoken] a ukáže na palec((, lebo [lacks])). | @green „Požičiaš mi palec?“ spýta sa [asker]. „[Lacks].“]

Palec sa namočí do červenej a ťap, [there]. Červený palec sa [coatgen] chytiť nesmie.

Štyri držia.

[pripad| zviera: @teacher „[Pethungry],“ povie [ucitelka]. Tri prsty podajú [petfood]. Jeden drží. | @teacher „Spadla mi lyžička do lekváru,“ povie [ucitelka]. Tri prsty ju vylovia. Jeden drží.]
/-2

+2
[pripad| jazyk: Zelené papuče povedia niečo [spoken] a zastanú. Ukazujú na palec. [Wearer] [Lacks] a palec hneď rozumie. | @green „Požičiaš mi palec?“ spýtajú sa zelené papuče. [Wearer] @green „[Lacks] a môj palec je modrý.“]

Palec sa namočí do červenej a ťap, [there]. Ale červený palec sa [coatgen] chytiť nesmie.

Štyri držia.

[pripad| jazyk: Modré papuče držia plné ruky hrachu. Povedia jedno krátke slovo a ukážu na ukazovák. | @blue „Požičiaš mi ukazovák?“ spýtajú sa modré papuče. „Treba dierku do hliny a ja mám plné ruky.“]

Ukazovák sa pustí. Pich! Hrášok je v hline a ukazovák tiež.

[with| @friend „Tri držia,“ počíta [friend]. | Tri držia.]

Veľké papuče má [ucitelka]. [pripad| zviera: @teacher „[Pethungry] a ja tu mám iba takéto veľké prsty.“ | @teacher „Do lekváru mi spadla lyžička a moja ruka sa do pohára nezmestí.“]

Pustia sa dva prsty naraz a [pripad| zviera: podajú [petfood] | lyžičku vylovia].(( Prstenník je šťastný, lebo inokedy nemá čo robiť.))

[with2| @friend2 „Jeden drží,“ počíta [friend2]. | Jeden drží.]
/+2

== wave
Malíček je najmenší a drží najviac.

+3
[Adult] ho neťahá. ((Stojí vo dverách a čaká.))
/+3

@adult „Od bránky ti zakývam,“ povie [adult].

+3
${says('„Aj ja tebe,“ povie [HERO] a hneď to skúsi.')} Lenže s malíčkom kýva aj [adult].

[with| @friend „To kýva [adult],“ povie [friend]. „Ty nie.“ |]
/+3

${TURN}

${says('„Malíček,“ povie [HERO], „na kývanie treba päť.“')}

A malíček sa pustí.

-2
[Adult] kýva celou rukou a [ona] tiež[has:mg-teeth| , aj zuby ukáže].
/-2

+2
[Adult] od bránky kýva celou rukou. [Ona] kýva tiež, červeným prstom, hnedým, dvoma sladkými a jedným čistým. [has:mg-teeth| Cez okno ukáže aj zuby.] ((Z [adult.gen] je už iba bodka, ale aj bodka kýva.))

((Druhá ruka [pripad| prvy: odloží tašku | vydrzi: si pohladí suché líce | pusy, vec, posledna: zatiaľ počká | utrie posledné dve slzy].))
/+2

== mirror
+3
[world|
ship: Vtom vojde osem malých papúč. Je v nich [mirror] a drží mamu všetkými ramenami.
| castle: Vtom vojdú papuče, trochu pripálené. Je v nich [mirror] a drží mamu chvostom.
| space: Vtom vojde šesť malých papúč. Je v nich [mirror] a drží mamu šiestimi rukami.
| heroes: Vtom vojdú papuče a pri každom kroku mľasknú. Je v nich [mirror]. Čoho sa dotkne, to drží, a teraz drží mamu.
| dinos: Vtom vojdú obrovské papuče. Je v nich [mirror]. Má iba dva prsty, ale drží nimi mamu ako desiatimi.
| forest: Vtom vojde sto malých papúč. Je v nich [mirror] a drží mamu všetkými nohami.
| Vtom vojdú najmenšie papuče, ale nie po zemi. Má ich [mirror] a drží nimi mamu okolo pása.]

&again @mirror „Ja ju pustím,“ plače [mirror], „ale [world| ship: ramená | castle: chvost | space: ruky | heroes: lepidlo | dinos: prsty | nohy] nie.“

@hero „Požičiaš mi [world| ship: jedno | castle: ho na chvíľu | space: jednu | heroes: kúsok | dinos: jeden | jednu]?“ spýta sa [hero].

[world|
ship: O chvíľu [mirror] odtláča štyri poklady, sadí tri hrášky a ôsmym ramenom kýva.
| castle: O chvíľu [mirror] robí chvostom dierky pre hrášok a labkou kýva.
| space: O chvíľu [mirror] odtláča dva Marsy, sadí tri hrášky a šiestou rukou kýva.
| heroes: O chvíľu [mirror] prilepí na stenu každý obrázok. Lepidlo sa minie a ruka kýva.
| dinos: O chvíľu [mirror] jedným prstom odtláča druhé oko a druhým sadí hrášok. Na kývanie prst nezvýši, a tak kýva chvostom.
| forest: O chvíľu [mirror] robí deväťdesiatdeväť dierok pre hrášok a stou nohou kýva.
| Najprv je na zemi jedna papuča, potom druhá. O chvíľu [mirror] dupe v hline a oboma rukami kýva.]
/+3

== pairs
+4
Potom je vychádzka a tam sa chodí vo dvojiciach.

@green „Požičiaš mi ruku?“ spýtajú sa zelené papuče.

${says('„Celú?“')}

@green „Celú.“

[Ona] prvý raz zdvihne oči. Nad zelenými papučami sú pehy a úsmev, v ktorom chýba zub. Päť prstov drží, a vôbec to nie je [coat].

Na obed je hrášková polievka. Modré papuče idú radšej skontrolovať črepník, ale ich hrášok je na mieste.
/+4

== back
-2
[When] odtláčajú deti [onto] celé ruky. [Ona] má svoju práve červenú, keď príde [adult].
/-2

+2
-3
[When] odtláčajú deti [onto] celé ruky. [Ona] má svoju práve červenú, keď vo dverách zastanú topánky. Tie [ona] pozná!
/-3
/+2

+3
[When] odtláčajú deti [onto] celé ruky, ale [ona] sa díva na dvere.

+4
Zastanú v nich hnedé topánky. Idú po zelené papuče. Zastanú v nich čižmy. Idú po modré. Potom dlho nejde nikto.
/+4

Prsty sa schovajú do päste.

@teacher „Päsť sa natrieť nedá,“ povie [ucitelka] a čaká so štetcom.

[Ona] vystrie palec, potom ukazovák, potom dva naraz. Malíček nechce.

${says('„[When],“ šepne mu [HERO]. „To je teraz.“')}

A malíček sa vystrie. Štetec šteklí, celá ruka je červená a vo dverách zastanú topánky. Tie [ona] pozná!
/+3

${BACK}

Päť prstov drží. A keď sa pustia, ostane na [printed] červená ruka.

${says('„Tú neper,“ povie [HERO]. „Zajtra ťa bude držať [atwork].“')}

+3
@adult „A kedy ma pustí?“

${says('„[When].“')}
/+3

== bath
+4
Večer sa umývajú prsty. [Adult] ich berie do mydla po jednom a voda je z toho celá červená.

@adult „Čo robil [is:who| [who:jej/jeho/jeho] | ] palec?“

@hero „[Print].“

@adult „A ukazovák?“

@hero „Dierku. A títo dvaja [pripad| zviera: podávali jedlo | lovili lyžičku].“

@adult „A malíček?“

@hero „Najprv držal,“ povie [hero]. „A potom kýval.“

@adult „To je veľa práce,“ povie [adult] a najmenší prst pobozká.
/+4

== bed
-2
Večer [hero] drží v posteli [adult.acc] za ruku. ^coat ${NIGHT}

Palec zaspí prvý. Zaspia ďalšie tri.
/-2

+2
Večer ^coat [is:who| u [who.gen] [hangs] | [hangs]]. [Hero] leží v posteli a drží [adult.acc] za ruku. ${NIGHT}

Päť prstov drží.

Palec[pripad| prvy: , ktorý už pozná zelené papuče, |] zaspí prvý. Štyri držia. Zaspí ukazovák. Tri držia. Zaspia dva naraz. Jeden drží.
/+2

+4
[world| ship: Na okne ticho stojí papierová loďka. | castle: Na okne ticho stojí papierový hrad. | space: Za oknom ticho svieti Mesiac. | heroes: Mesto dole pomaly zhasína. | dinos: Dinosaurus na okne ticho drieme. | forest: Strom pred domom ticho šumí. | Vonku je ticho a v izbe je teplo.] [with| [Friend] už spí.] Malíček drží ešte chvíľu, lebo je najmenší.
/+4

Nakoniec sa potichu pustí aj malíček. !asleep [Hero] spí. [is:who| Ani [who.dat] už nie je smutno. |]

&last @adult „Ja ťa pustím,“ šepne [adult], „ale prsty nie.“

[adult:Jej/Jeho/Jeho] päť prstov ešte drží.
`,
}
