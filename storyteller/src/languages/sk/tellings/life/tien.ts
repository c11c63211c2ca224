import { inParagraphs } from '../../../../craft/in-paragraphs.ts'
import type { Telling } from '../../../../craft/telling.ts'

/*
 * What is seen or heard in the dark is something: a coat, a marten, a cupboard with a bad door. To be told its name does not help; what it does there at
 * night does. The child goes on watch, asks everybody who is up, and all of them have night duty.
 */

const CASES = [
  'shadow',
  'trophy',
  'stable',
  'sight',
  'eyes',
  'noise',
  'opens',
  'cellar',
  'power',
  'winter',
  'toilet',
] as const
type Case = (typeof CASES)[number]

/** One text for each kind of trouble, over as many paragraphs as it has. */
const by = (told: Readonly<Partial<Record<Case, string>>>, other = ''): string => {
  const all = Object.fromEntries(CASES.map((id) => [id, told[id] ?? other])) as Record<Case, string>
  return inParagraphs(
    all,
    (nth) =>
      `[case| ${Object.entries(nth)
        .map(([id, text]) => `${id}: ${text}`)
        .join(' | ')} | ${nth.sight}]`,
  )
}

/** What makes a noise or looks like somebody, where the wish says so: its name, and what one sees it do. */
const LOOKS_LIKE = {
  'dark-board': ['žehliaca doska', 'Stojí'],
  'dark-coat': ['kabát', 'Visí'],
  'dark-jacket': ['bunda', 'Visí'],
  'dark-robe': ['župan', 'Visí'],
  'dark-chair': ['stolička', 'Stojí'],
  'dark-rack': ['vešiak', 'Stojí'],
  'dark-branch': ['konár', 'Kýve sa'],
  'dark-curtain': ['záves', 'Visí'],
  'dark-net': ['záclona', 'Visí'],
  'dark-picture': ['obraz', 'Visí'],
  'dark-clothes': ['sveter', 'Leží'],
} as const
const SOUNDS = {
  'dark-scratches': ['Škrab, škrab', 'škrabe'],
  'dark-snuffles': ['Fu, fu, fu', 'funí'],
  'dark-creaks': ['Vŕz, vŕz', 'vŕzga'],
  'dark-hums': ['Húú, húú', 'hučí'],
  'dark-knocks': ['Ťuk, ťuk', 'ťuká'],
  'dark-drips': ['Kvap, kvap', 'kvapká'],
  'dark-rustles': ['Šuch, šuch', 'šuchoce'],
  'dark-steps': ['Dup, dup', 'dupe'],
  'dark-cracks': ['Puk, puk', 'puká'],
  'dark-howls': ['Fíí, fíí', 'píska'],
  'dark-breathes': ['Hf, hf', 'dýcha'],
} as const
const PLACES = {
  'dark-in-attic': 'na povale',
  'dark-in-roof': 'na streche',
  'dark-under-bed': 'pod posteľou',
  'dark-behind-window': 'za oknom',
  'dark-in-wall': 'v stene',
  'dark-in-chimney': 'v komíne',
  'dark-on-ceiling': 'na strope',
  'dark-behind-wardrobe': 'za skriňou',
  'dark-in-wardrobe': 'v skrini',
  'dark-in-corner': 'v kúte',
  'dark-on-wall': 'na stene',
  'dark-on-door': 'na dverách',
  'dark-stairs': 'na schodoch',
  'dark-in-hall': 'na chodbe',
  'dark-lift': 'na chodbe',
  'dark-in-stable': 'v maštali',
  'dark-outside': 'vonku',
  'dark-tent': 'za plachtou',
} as const

const table = (of: Readonly<Record<string, string>>, other: string) =>
  `[has| ${Object.entries(of)
    .map(([id, text]) => `${id}: ${text}`)
    .join(' | ')} | ${other}]`
const column = <Row extends readonly string[]>(of: Readonly<Record<string, Row>>, at: number, other: string) =>
  table(Object.fromEntries(Object.entries(of).map(([id, row]) => [id, row[at] ?? ''])), other)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const capitals = (of: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(of).map(([id, text]) => [id, capital(text)]))

const ELSEWHERE = '[case| shadow: na stene | sight: pri dverách | noise: za stenou | trophy: na chodbe | za oknom]'
const AT = table(PLACES, ELSEWHERE)
/** What it was that was heard, where the wish says nothing of it. */
const HEARD = {
  'dark-lift': 'výťah',
  'dark-fridge': 'chladnička',
  'dark-radiator': 'radiátor',
  'dark-wind': 'vietor',
  'dark-house': 'dom',
  'dark-stairs': 'schod',
  'dark-tent': 'vietor',
  'dark-under-bed': 'posteľ',
  'dark-in-attic': 'vietor',
  'dark-in-roof': 'vietor',
  'dark-in-chimney': 'vietor',
  'dark-outside': 'konár',
  'dark-behind-window': 'konár',
  'dark-in-wall': 'rúrka',
  'dark-in-wardrobe': 'polica',
} as const
/** What is heard where the wish says neither what nor where: a floor creaks and knocks, and does not rustle. */
const FLOOR = '[has| dark-rustles: záclona | dark-drips: kohútik | dark-howls: vietor | podlaha]'
const FLOOR_CAPITAL = '[has| dark-rustles: Záclona | dark-drips: Kohútik | dark-howls: Vietor | Podlaha]'
const REAL = Object.fromEntries(Object.entries(LOOKS_LIKE).map(([id, [name]]) => [id, name]))
/** A bear that is feared outside is not what snuffles there; a hedgehog is. */
const HEARD_ONE = `[truth| beast: [beast] | ${table(HEARD, FLOOR)}]`
const TROPHY = '[is:beast| [beast] | jeleň]'
const IT = `[case| shadow, sight: ${table(REAL, 'sveter')} | noise: ${HEARD_ONE} | trophy: ${TROPHY} | [truth| beast: [beast] | mačka]]`
const HEARD_CAPITAL = `[truth| beast: [Beast] | ${table(capitals(HEARD), FLOOR_CAPITAL)}]`
const TROPHY_CAPITAL = '[is:beast| [Beast] | Jeleň]'
const IT_CAPITAL = `[case| shadow, sight: ${table(capitals(REAL), 'Sveter')} | noise: ${HEARD_CAPITAL} | trophy: ${TROPHY_CAPITAL} | [truth| beast: [Beast] | Mačka]]`
const DOES = `[case| shadow, sight: ${column(LOOKS_LIKE, 1, 'Visí')} | noise: ${column(
  Object.fromEntries(Object.entries(SOUNDS).map(([id, [, does]]) => [id, [capital(does)]])),
  0,
  'Ťuká',
)} | trophy: Visí | Pozerá]`
/** For whom it is taken. */
const SOMEBODY = '[is:beast| [beast] | [has| dark-as-uncle: ujo | dark-as-lady: pani | dark-as-man: pán | niekto]]'
const SOMEBODY_CAPITAL =
  '[is:beast| [Beast] | [has| dark-as-uncle: Ujo | dark-as-lady: Pani | dark-as-man: Pán | Niekto]]'

const BELOW = '[has| komora: v komore | garaz: v garáži | v pivnici]'
const INTO = '[has| komora: do komory | garaz: do garáže | do pivnice]'
const TELLER =
  '[has| dark-brother-said: Brat povedal, že | dark-sister-said: Sestra povedala, že | dark-cousin-said: Sesternica povedala, že | dark-friend-said: Kamarát povedal, že | Hovorí sa, že]'
const FETCH = '[has| dark-potatoes: zemiaky | dark-jam: lekvár | jablká]'
const FETCH_CAPITAL = '[has| dark-potatoes: Zemiaky | dark-jam: Lekvár | Jablká]'
const FETCHED = '[has| dark-potatoes: Ležia v debničke | dark-jam: Stojí na polici | Ležia v debničke]'
const ONE_OF = '[has| dark-potatoes: jeden zemiak | dark-jam: jeden lekvár | jedno jablko]'
/** Who is said to live there. */
const LIVES = '[is:whom| [has:dark-teeth| zubatý |] [whom] | [is:beast| [beast] | niekto]]'
const LIVES_THERE = '[is:whom| [Whom] | [is:beast| [Beast] | Nikto iný]]'

const LIGHT = '[case| power: sviečku | baterku]'
const SHINES = '[case| power: Sviečka | Baterka]'

/** Where one sleeps tonight, and who puts to bed. */
const WHERE =
  '[has:dark-night-shift| [kin| mum: [has:dark-dads-shift| Ocko má dnes v práci nočnú a doma je mama. | Mama má dnes nočnú, ale ešte je doma.] | [has:dark-dads-shift| Ocko | Mama] má dnes v práci nočnú a spať ukladá [adult].] | [has| dark-tent: Dnes sa spí v stane. | dark-cottage: Dnes sa spí na chate. | dark-new-flat: Je prvá noc v novom byte. | dark-new-house: Je prvá noc v novom dome. | dark-at-grans: Dnes sa spí u starkých. |]]'

const SOUND = column(
  Object.fromEntries(Object.entries(SOUNDS).map(([id, [sound]]) => [id, [sound.toLowerCase()]])),
  0,
  'ťuk, ťuk',
)
const HIDES = 'stiahne hlavu pod perinu'
const OPEN = by({
  shadow: `${WHERE} Lampa zhasne, do okna svieti mesiac a ${AT} je zrazu veľký čierny tieň. Vo dne tam nič nebýva.

@hero „Tam je ${SOMEBODY}!“ povie [hero] a ${HIDES}.`,
  sight: `${WHERE} Lampa zhasne a ${AT} je zrazu niečo veľké a čierne. Vo dne tam nič také nie je.

@hero „Tam je ${SOMEBODY}!“ povie [hero] a ${HIDES}.`,
  trophy: `${WHERE} Na chodbe visí na stene ${TROPHY}. Vo dne je celkom obyčajný, ale v noci ho [hero] vidí aj cez zavreté oči.

@hero „Pozerá na mňa,“ povie [hero] a ${HIDES}.`,
  eyes: `${WHERE} Je taká tma, že nevidno ani vlastnú ruku. A v tej tme ${AT} zasvietia dve oči!

@hero „Niekto tam je a pozerá na mňa,“ šepne [hero] a ${HIDES}.`,
  noise: `${WHERE} [Hero] leží potme a počúva. Potom sa ${AT} ozve ${SOUND}! A potom ešte raz.

@hero „[has:dark-house| Ten dom dýcha | [truth| feared: Tam je [beast] | Tam niečo je]]!“ povie [hero] a ${HIDES}.`,
  opens: `${WHERE} V izbe je ticho a zrazu sa ozve vŕz! [has:skrina| Skriňa sa otvorí celkom sama | Dvere sa otvoria celkom samy] a nikto pri [has:skrina| nej | nich] nestojí.

@hero „[has:skrina| Otvára sa sama | Otvárajú sa samy]!“ povie [hero] a ${HIDES}.`,
  cellar: `${TELLER} ${BELOW} [has:dark-legs| býva ${LIVES} a ťahá deti za nohy | býva ${LIVES}]. A na večeru treba práve odtiaľ priniesť ${FETCH}.

@hero „Tam nejdem ani za nič,“ povie [hero] a drží sa kuchynského stola.`,
  power: `Cvak! Nesvieti lampa, nesvieti chodba a [has| dark-in-village: v celej dedine nesvieti ani jedno okno | dark-in-street: na celej ulici nesvieti ani jedno okno | dark-in-block: v celom paneláku nesvieti ani jedno okno | za oknom nesvieti ani ulica].

@hero „Kde ste?“ [has:dark-not-screamed| šepne [hero] do tmy a ani sa nepohne. | [has:dark-screamed| kričí [hero] tak, že to počuje celý dom. | volá [hero] do tmy a ani sa nepohne.]]`,
  stable: `V maštali dnes zhasne žiarovka. Je tma ako vo vreci. [has:dark-held-on| [Hero] stojí, [is:beast| drží [beast.acc] za roh | drží sa dverí] a čaká. |] Potom je večer, ale tá tma neodíde.

@hero „Vošla mi do gumákov,“ povie [hero] z postele.`,
  winter: `Je iba poobede a za oknom je už čierna tma. [Hero] stojí pri skle a hľadá slnko, ale slnko nie je nikde.

@hero „Kto to svetlo zobral?“ [has:dark-cried| plače | pýta sa] [hero]. [has| grandparents, grandma, grandpa: @hero „Nemajú ho starkí?“ |]`,
  toilet: `Je noc, [hero] sa zobudí a treba ísť na záchod. Lenže na chodbe je tma[is:beast|, v ktorej visí [beast] |].

@hero „Tam niekto je,“ povie [hero] a ostane stáť vo dverách.`,
})

const NAMED = by(
  {
    trophy: `@adult „To je iba [has:great-grandpa| ${TROPHY} po prastarom otcovi | ${TROPHY}],“ povie [adult].`,
    opens:
      '@adult „To sú iba pokazené dvierka,“ povie [adult]. [has:dark-repair| @adult „[has| dark-saturday: V sobotu | dark-sunday: V nedeľu | Čoskoro] ich niekto opraví.“ |]',
    cellar: `@adult „Nikto tam nie je, sú tam iba ${FETCH},“ povie [adult].`,
    power: '@adult „Tu sme,“ povie [adult]. „Iba nejde prúd.“',
    stable:
      '@adult „Iba praskla žiarovka,“ povie [adult]. [has:dark-not-screamed| @adult „Ja by som tam [adult:kričala/kričal/kričalo].“ |]',
    winter:
      '@adult „Nikto,“ povie [adult]. „[has| grandparents, grandma, grandpa: Starkí už spia a v zime | V zime] ide slnko preč skôr, aj keď je ešte deň.“',
    toilet:
      '@adult „[is:beast| To je iba [has:great-grandpa| [beast] po prastarom otcovi | [beast]] | Nie je tam nikto, iba tma],“ povie [adult].',
  },
  `@adult „To je iba ${IT},“ povie [adult].`,
)
const SO =
  '[has| dark-worse: To je ešte horšie. A čo tam v noci robí? | dark-not-so: Určite nie. [has:dark-as-father| Funí to predsa ako [kin| dad: ty | otec]! A čo by tam v noci chcelo? | A čo by tam v noci robil niekto taký?] | A čo tam v noci robí?]'
const ASKED = by(
  {
    opens: '@hero „A prečo sa otvárajú práve v noci?“ pýta sa [hero].',
    cellar: '@hero „A čo tam potme robia?“ pýta sa [hero].',
    power: '@hero „A čo robia potme všetky veci?“ pýta sa [hero].',
    stable: '@hero „A čo tam tá tma robí?“ pýta sa [hero].',
    winter: '@hero „A čo robí teraz?“ pýta sa [hero]. „A kto je hore namiesto neho?“',
    toilet: '@hero „A čo tam v noci robí?“ pýta sa [hero].',
  },
  `@hero „${SO}“ pýta sa [hero].`,
)

/** What the watch finds. */
const FOUND = by({
  shadow: `${SHINES} posvieti. ${SOMEBODY_CAPITAL} zmizne a je tam ${IT}.

@hero „${IT_CAPITAL}. ${DOES},“ hlási [hero]. Potom baterka zhasne a veľký tieň je späť. @hero „A [is:beast| [beast] | tieň] tu potme stráži.“`,
  sight: `${SHINES} posvieti a ide pomaly odspodu nahor. Nemá to nohy a nemá to ani hlavu.

@hero „${IT_CAPITAL},“ hlási [hero] a opatrne sa toho dotkne. „${DOES}. A nič iné celú noc nerobí.“`,
  trophy: `${SHINES} posvieti na uši, na nos a na veľké sklené oči.

@hero „${TROPHY_CAPITAL},“ hlási [hero]. „Visí a pozerá, kto ide. Stráži nám chodbu.“`,
  eyes: `Oči sa ani nepohnú. [Hero] im zakýva a oči žmurknú, raz a potom ešte raz.

@hero „[has:dark-not-so| Predsa ${IT} | ${IT_CAPITAL}],“ hlási [hero]. „Pozerá, kto je tu hore. Dobrý večer, to som iba ja.“`,
  noise: `[truth| beast: Chvíľu je ticho, lebo niekto počúva. | Chvíľu je ticho.] Potom sa to ozve znova, ${SOUND}.

@hero „[has:dark-not-so| Predsa ${IT} | ${IT_CAPITAL}],“ hlási [hero]. „${DOES}[has:dark-as-father|, a naozaj ako [kin| dad: ty | otec] |]. [truth| beast: A počúva, kto to tu chodí. | [truth| feared: [Beast] tu službu nemá. | [has:dark-house| A dom pri tom dýcha. | Inak to nevie.]]]“`,
  opens: `Vŕz! ${SHINES} posvieti dnu. [has:skrina| Visia tam kabáty a mlčia. | Nikto tam nie je.]

@hero „[has:skrina| Skriňa. Otvára sa | Dvere. Otvárajú sa],“ hlási [hero]. „Nevie sa udržať.“ A zastrčí do škáry ponožku. @hero „Ponožka. Drží.“`,
  cellar: `Nikto sa neozve. ${SHINES} posvieti do všetkých kútov, aj za bicykel.

@hero „${FETCH_CAPITAL}. ${FETCHED},“ hlási [hero] a vezme ${ONE_OF}. „${LIVES_THERE} tu službu nemá.“`,
  power: `Pf! Sviečka zhasne a nevidno ani papier. [Hero] nekričí, iba počúva.

@adult „Ja. Hľadám zápalky,“ ozve sa [adult].

@hero „[Adult]. Hľadá zápalky,“ hlási [hero]. „Každý je tam, kde má byť.“`,
  stable: `Gumáky stoja v predsieni a neodpovedajú. [Hero] siahne do prvého až po lakeť a potom ho prevráti hore dnom.

@hero „Gumák. Stojí,“ hlási [hero]. „A vypadla z neho iba slama.“`,
  winter: `Za sklom svieti lampa a vysoko nad ňou mesiac.

@hero „Lampa a mesiac. Svietia,“ hlási [hero]. „A slnko?“

@adult „To svieti iným deťom,“ povie [adult]. „Ráno príde sem.“`,
  toilet: `[is:beast| Baterka posvieti na uši, na nos a na sklené oči. @hero „[Beast],“ hlási [hero]. „Visí a stráži chodbu.“ | Na chodbe neodpovie nikto. @hero „Chodba,“ hlási [hero]. „Vedie na záchod.“]

@hero „A záchod,“ hlási potom [hero] od dverí. „Čaká na mňa.“ Cúr.`,
})

/** What is read aloud of it in bed: its name, and what it does. */
const CALLED = by(
  {
    opens: '[has:skrina| Skriňa | Dvere]',
    cellar: FETCH_CAPITAL,
    power: 'Sviečka',
    stable: 'Gumáky',
    winter: 'Slnko',
    toilet: '[is:beast| [Beast] na chodbe | Záchod]',
  },
  IT_CAPITAL,
)
const ANSWERED = by(
  {
    opens: 'Ponožka drží',
    cellar: `${FETCHED}. A kúsok mám v bruchu`,
    power: 'Už spí',
    stable: 'Stoja a je v nich slama',
    winter: 'Svieti inde, ráno príde',
    toilet: '[is:beast| Visí a stráži | Už nečaká]',
    trophy: 'Visí a stráži',
    eyes: 'Pozerá a už ma pozná',
    shadow: `${DOES}. A [is:beast| [beast] | tieň] stráži`,
  },
  DOES,
)
const AGAIN = by({
  shadow: 'Tieň je zase tam.',
  sight: `To čierne ${AT} je zase tam.`,
  eyes: 'Oči v tme ešte raz blysnú.',
  noise: `${column(SOUNDS, 0, 'Ťuk, ťuk')}, ozve sa zase.`,
  opens: 'Dvierka ticho vrznú, ale ponožka drží.',
  cellar: 'Dolu pod schodmi je tma a ticho.',
  power: 'Tma je stále všade.',
  stable: 'Tma je stále všade, aj v gumákoch.',
  winter: 'Za oknom je stále tma.',
  toilet: 'Na chodbe je zase tma.',
  trophy: 'Na chodbe je zase tma.',
})
/** The bear that was only a shadow, and is missed when the board is put away. */
const GONE = `[has:dark-where-gone| @hero „A keď [has:dark-board| dosku | veci] ráno odložíš, kam pôjde ${SOMEBODY}?“ šepne [hero]. |]`
const HOME = `[has:dark-where-gone| @adult „Domov, vyspať sa po nočnej,“ šepne [adult]. „Večer sa zase vráti.“ |]`

/** What stands in the first column of the roster, before anybody has been asked. */
const WHO = by({
  shadow: SOMEBODY,
  sight: SOMEBODY,
  trophy: TROPHY,
  eyes: 'oči',
  noise: '[truth| feared: [beast] | ten zvuk]',
  opens: '[has:skrina| skriňa | dvere]',
  cellar: LIVES,
  power: 'tma',
  stable: 'tma',
  winter: 'slnko',
  toilet: '[is:beast| [beast] | chodba]',
})

const MAIN = `[case| toilet: Potom je tu tá tmavá chodba. | shadow: Potom už ostane iba ten tieň. | sight: Potom už ostane iba to čierne. | eyes: Potom už ostanú iba tie oči. | noise: Potom už ostane iba ten zvuk. | opens: Potom už ostanú iba tie dvierka. | stable: Potom už ostanú iba gumáky. | trophy: Potom už ostane iba chodba. | cellar: Potom sú tu schody ${INTO}. | winter: Potom je tu to čierne okno. | power: Potom je tu tá najväčšia tma. | Potom ostane už iba to hlavné.]`

export const tien: Telling = {
  id: 'night-duty',
  shape: 'mystery',
  fits: {
    kind: 'life',
    subjects: ['dark', 'monster'],
    when: ['always', 'today', 'past', 'tomorrow'],
    says: [
      ...['dark-shadow', 'dark-sight', 'dark-trophy', 'dark-eyes', 'dark-noise', 'dark-opens', 'dark-cellar'],
      ...['dark-power', 'dark-winter', 'dark-toilet'],
    ],
  },
  ages: [3, 9],
  titles: ['Kto je tam a čo robíte?', 'Nočná stráž'],
  tile: { label: 'Niečo v tme', wish: 'v noci niečo škrabe na povale a bojí sa' },
  figures: {},
  keys: {
    truth:
      '[beast-is| monster, fairy-being, job, medved, vlk, lev, tiger, had, krokodil, liska, diviak: feared | animal, bird, insect: beast | none]',
    case: '[has| dark-toilet: toilet | dark-cellar: cellar | dark-power: [has:dark-in-stable| stable | power] | dark-winter: winter | dark-eyes: eyes | dark-opens: opens | dark-shadow: shadow | dark-trophy: trophy | dark-noise: noise | sight]',
  },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: {},
      words: { hat: 'kapitánsky klobúk', watch: 'lodná stráž', deck: 'na palube' },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: {},
      words: { hat: 'rytiersku prilbu', watch: 'hradná stráž', deck: 'na hrade' },
    },
    space: {
      themes: ['space', 'science', 'discovery'],
      figures: {},
      words: { hat: 'prilbu kozmonauta', watch: 'vesmírna stráž', deck: 'v rakete' },
    },
    heroes: {
      themes: ['superheroes'],
      figures: {},
      words: { hat: 'masku superhrdinu', watch: 'superhrdinská stráž', deck: 'v základni' },
    },
    dinos: {
      themes: ['dinosaurs'],
      figures: {},
      words: { hat: 'dinosauriu čiapku', watch: 'dinosauria stráž', deck: 'v hniezde' },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      figures: {},
      words: { hat: 'horársky klobúk', watch: 'lesná stráž', deck: 'v horárni' },
    },
    home: { themes: [], figures: {}, words: { hat: 'čiapku', watch: 'nočná stráž', deck: 'v dome' } },
  },
  things: {
    whom: { kinds: [], or: { forms: { name: 'niekto', nom: 'niekto' }, gender: 'he' } },
    beast: {
      kinds: ['animal', 'bird', 'insect', 'monster', 'fairy-being', 'job'],
      or: { forms: { name: 'mačka', nom: 'mačka', ins: 'mačkou' }, gender: 'she' },
    },
  },
  fact: '[Hero] raz [obišiel/obíde] v noci celý dom a každý, kto bol hore, mal službu.',
  next: 'Na stolíku ostal papier a na ňom všetci, čo mali v noci službu.',
  young: `
== tam
${OPEN}

== iba
${NAMED}

${ASKED}

-2
@adult „To neviem,“ povie [adult]. „[has:dark-me-too| Už sa trochu bojím aj ja | [case| cellar, winter, power, stable: Ešte to nikto nezisťoval | Ja v noci spím]].“

@hero „Tak sa treba spýtať,“ povie [hero] a dá si na hlavu [hat]. „Som [watch] a idem zistiť, kto je hore a čo robí.“ [Adult] vezme ${LIGHT}, papier a ceruzku.
/-2

+2
@adult „To neviem,“ povie po chvíli [adult]. „[has:dark-me-too| Už sa trochu bojím aj ja. | Ešte som sa nikdy [adult:nespýtala/nespýtal/nespýtalo].]“

@hero „Tak sa treba spýtať,“ povie [hero] a dá si na hlavu [hat]. „Som [watch]. Stráž musí vedieť, kto je [deck] hore a čo tam robí.“

[Adult] vezme ${LIGHT}, papier a ceruzku. @adult „A ja to budem zapisovať.“ [with| [friend-is| toy: Ide aj [friend.kind] [friend], pekne pod pazuchou. | pet: Ide aj [friend.kind] [friend], celkom potichu. | [Friend] ide tiež a drží stráž za pyžamo.] |]
/+2

== straz
[has:dark-tent| Z batoha | Z poličky] sa ozýva tik-tak a stráž zastane.

&first @hero „Kto je tam a čo robíte?“ pýta sa [hero].

-2
${SHINES} posvieti na okrúhlu tvár. @hero „Sú to hodiny a tikajú,“ hlási [hero].

@adult „Celú noc?“ pýta sa [adult] a zapíše ich.

@hero „Celú noc, majú nočnú.“
/-2

+2
${SHINES} posvieti na okrúhlu tvár. @hero „Hodiny,“ hlási [hero]. „Tikajú.“

@adult „Celú noc?“ pýta sa [adult] a zapíše to na prvý riadok.

@hero „Celú noc. Majú nočnú a ráno ich vystrieda budík.“
/+2

+3
[has:dark-tent| Na zemi | Pri dverách] je niečo mäkké a [hero] na to stúpi bosou nohou.

@hero „Kto je tam a čo robíte?“ pýta sa [hero] a už sa ani veľmi nebojí. „Papuča. Čaká na nohu.“ A tak si ju stráž hneď obuje.

[case| toilet: Pri okne stojí niečo dlhé a biele. | [has:dark-tent| V kúte stojí niečo veľké a hrbaté. | Pri stene stojí niečo veľké a biele.]]

&again @hero „Kto je tam a čo robíte?“

[case| toilet: @hero „Záclona,“ hlási [hero]. „Visí a stráži okno, aby sa noc neliala dnu.“ | power: @hero „Chladnička,“ hlási [hero]. „Mlčí, lebo bez prúdu má voľno.“ | [has:dark-tent| @hero „Batoh,“ hlási [hero]. „Stojí a drží chlieb, aby na raňajky nechýbal.“ | @hero „Chladnička,“ hlási [hero]. „Hučí a chladí maslo, aby ráno držalo na chlebe.“]]

@adult „Tak to je druhý riadok,“ povie [adult] a píše. [with2| [Friend2] to biele pohladí, lebo v noci mu asi nikto neďakuje. |]
/+3

+4
Potom čosi robí kvap. Kvap. Kvap.

@hero „Kto je tam a čo robíte?“ [case| toilet: pýta sa [hero]. Je to kohútik pod radiátorom a kvapká do hrnčeka, hoci nikto nie je smädný. | [has:dark-tent| volá [hero] do kúta. Je to kohútik na bandaske a kvapká do trávy, hoci nikto nie je smädný. | volá [hero] do kúpeľne. Je to kohútik a kvapká do umývadla, hoci v ňom nikto nič neumýva.]]

@hero „Vás tu netreba,“ povie [hero] a zatiahne ho oboma rukami. „Môžete ísť pokojne spať.“ A kohútik už nekvapne ani raz.

Vtom sa im za chrbtom ozve hlasné puk! Stráž sa ani nepohne, iba na chvíľu prestane dýchať.

@hero „Kto je tam a čo robíte?“ šepne [hero].

@adult „To je iba moje koleno,“ povie trochu zahanbene [adult]. „Ohýba sa.“

@hero „Aj v noci?“

@adult „V noci najviac, lebo ho nič neprekričí.“

@hero „Tak ho zapíš,“ povie [hero]. „Koleno. Puká.“ A [adult] ho zapíše hneď do ďalšieho riadku.
/+4

== ono
-2
${MAIN} Nohám sa nechce, ale stráž ide.
/-2

+2
[case| toilet: Potom je tu tá tmavá chodba. | shadow: Potom už ostane iba ten tieň. | sight: Potom už ostane iba to čierne. | eyes: Potom už ostanú iba tie oči. | noise: Potom už ostane iba ten zvuk. | opens: Potom už ostanú iba tie dvierka. | stable: Potom už ostanú iba gumáky. | trophy: Potom už ostane iba chodba. | cellar: Potom sú tu schody ${INTO}, jeden, druhý a tretí. | winter: Potom je tu to čierne okno. | power: Potom je tu tá najväčšia tma. | Potom ostane už iba to hlavné.] Nohy by išli radšej naspäť. Lenže stráž nemôže ísť spať, keď má na papieri prázdny riadok. [with| [friend-is| toy: [Hero] si pritisne k sebe ešte aj [friend.acc]. | pet: [Friend] ide vedľa a nebojí sa. | @friend „Som za tebou,“ šepne [friend].] |]
/+2

+3
@hero „Kto je tam?“ šepne [hero] celkom potichu. Nič. Taký tichý hlas nepočuje ani papuča.

@adult „Mám sa spýtať ja?“ ponúkne sa [adult].

@hero „Nie,“ povie [hero]. „Ty zapisuješ.“ A nadýchne sa až do brucha.
/+3

-3
&again @hero „Kto je tam a čo robíte?“ pýta sa [hero].
/-3

+3
&again @hero „Kto je tam a čo robíte?“ pýta sa [hero], tentoraz poriadne nahlas.
/+3

${FOUND}

-3
@adult „Takže nočná,“ povie [adult] a zapíše to najväčším písmom.
/-3

+3
@adult „Takže nočná,“ povie [adult] a zapíše to najväčšími písmenami. „To je celé?“

@hero „To je celé,“ povie [hero] a čuduje sa, že je to celé také jednoduché.
/+3

+4
@adult „A čo ráno?“ pýta sa cestou späť [adult].

@hero „Ráno príde denná služba,“ povie [hero]. „Rádio, hrnce, prvé električky a všade vtáky. Nočná si pôjde ľahnúť.“

[has:dark-tent| Pred spacákom | Pri dverách izby] stráž ešte raz zastane a skúsi to celkom bez svetla. Hodiny tikajú, papuča hreje, koleno mlčí a každý pekne robí to svoje. V tej tme je vlastne plno, každý má meno a nikto nie je cudzí.

@hero „Dobrú službu,“ povie [hero] do tmy, lebo tak sa to na stráži hovorí. A tma nepovie nič, lebo má plné ruky práce a do rána jej ešte celkom dosť zostáva.
/+4

== postel
-2
[case| cellar: Po večeri je pod perinou teplo | winter: Večer je pod perinou teplo | [has:dark-tent| V spacáku | Pod perinou] je teplo] a [adult] číta((, celkom potichu,)) z papiera.

@adult „Hodiny?“

@hero „Tikajú,“ povie [hero].
/-2

+2
[case| cellar: Po večeri je pod perinou teplo. | winter: Večer je pod perinou teplo. | [has:dark-tent| V spacáku | Pod perinou] je teplo.] [Adult] sedí [has:dark-tent| vedľa | na kraji postele] a potichu číta z papiera.

@adult „Hodiny?“

@hero „Tikajú,“ povie [hero].
/+2

+3
@adult „[case| toilet: Záclona | [has:dark-tent| Batoh | Chladnička]]?“

[case| toilet: @hero „Stráži okno.“ | power: @hero „Má voľno.“ | [has:dark-tent| @hero „Drží chlieb.“ | @hero „Chladí maslo.“]]
/+3

+4
@adult „Koleno?“

@hero „To už konečne sedí,“ zívne [hero].
/+4

@adult „${CALLED}?“

@hero „${ANSWERED}.“

+2
[has:dark-night-shift| [has:dark-dads-shift| @adult „A ocko?“ | [kin| mum: | @adult „A mama?“]] |]

[has:dark-night-shift| [has:dark-dads-shift| @hero „V práci. Má nočnú ako ostatní,“ povie [hero]. | [kin| mum: | @hero „V práci. Má nočnú ako ostatní,“ povie [hero].]] |]
/+2

${GONE}

${HOME}

+2
${AGAIN} [Hero] iba prikývne, lebo to je zapísané. [with| [friend-is| toy: [Friend] leží vedľa pod perinou. | pet: Pri nohách už spí [friend]. | Vedľa už pomaly dýcha [friend].] |]
/+2

+4
[more| Spia už aj [others]. |] Papier ticho leží [has:dark-tent| na batohu | na stolíku] a vedľa neho ceruzka. [has:dark-tent| Vonku je mäkká noc a celý stan | Za oknom je mäkká noc a celý dom] pomaly dýcha.
/+4

@adult „A ja?“ šepne [adult].

@hero „Sedíš pri mne.“

-2
&last @adult „A kto je tu a čo robí?“ šepne [adult].
/-2

+2
[Adult] to zapíše na predposledný riadok. &last @adult „A kto je tu a čo robí?“ šepne.
/+2

@hero „Ja,“ zamrmle [hero]. „Spím.“ A !asleep naozaj ticho spí.
`,
  older: `
== tam
${OPEN}

+2
Vo dne je to všetko celkom obyčajné a nikto by sa pri tom ani nezastavil. Potme však nie je obyčajné vôbec nič, dokonca ani ticho.
/+2

== iba
${NAMED}

${ASKED}

@adult „To neviem,“ povie po chvíli [adult]. „[has:dark-me-too| Už sa trochu bojím aj ja. | Ešte som sa nikdy [adult:nespýtala/nespýtal/nespýtalo].]“

To je síce odpoveď, lenže s takou odpoveďou sa nedá [case| cellar: pokojne ísť po ${FETCH} | winter: pokojne čakať na ráno | pokojne zaspať]. Keď človek vie iba meno, nevie ešte vôbec nič, a nič je v noci dosť veľké.

== rozpis
-2
[Hero] si vezme papier a napíše naň veľkými písmenami ROZPIS SLUŽIEB. Do prvého stĺpca patrí, kto je v noci hore, a do druhého, čo tam robí. Prvý riadok je ľahký: ${WHO}. Do druhého stĺpca [hero] iba háda a napíše ČAKÁ NA MŇA. Keď si to po sebe prečíta, je to oveľa horšie ako predtým a papier sa musí otočiť písmenami nadol. [case| toilet: Záchod zatiaľ počká. |]
/-2

+2
[Hero] si vezme papier, lebo čo je napísané, to sa aspoň nehýbe. Hore napíše veľkými písmenami ROZPIS SLUŽIEB a pod to dva stĺpce. Do prvého patrí, kto je v noci hore, a do druhého, čo tam robí.

Prvý riadok je ľahký: ${WHO}. Do druhého stĺpca však treba niečo vymyslieť. [Hero] napíše ČAKÁ. To neznie dobre, a tak k tomu ešte pripíše NA MŇA, a to znie oveľa horšie. Keď tam nakoniec stojí celé ČAKÁ NA MŇA A MÁ VEĽA ČASU, musí sa papier otočiť písmenami nadol.

[with| [friend-is| toy, pet: Ani [friend] to nechce počuť nahlas. | @friend „To radšej nikomu nečítaj,“ šepne [friend].] |]
/+2

@adult „A kto to overil?“ pýta sa [adult].

@hero „Nikto,“ prizná [hero]. „To je iba odhad.“

-2
@adult „Môžem sa ísť spýtať ja,“ ponúkne sa [adult].

Je to rýchle a pohodlné. Lenže potom to na vlastné oči uvidí iba [adult] a [hero] zostane sedieť so svojím odhadom.
/-2

+2
@adult „Môžem sa ísť spýtať ja,“ ponúkne sa [adult]. „Ty zatiaľ zostaň v teple.“

[Hero] o tom chvíľu rozmýšľa, lebo v teple je naozaj dobre. Lenže potom to na vlastné oči uvidí iba [adult] a [hero] tu zostane sedieť so svojím odhadom. A odhady v noci rastú rýchlejšie ako fazuľa a netreba ich ani polievať.
/+2

@hero „Idem ja,“ povie [hero] a dá si na hlavu [hat]. „Som [watch] a ty všetko zapisuj.“ A [adult] vezme ${LIGHT} a ceruzku.

== straz
[has:dark-tent| Z batoha | Z poličky] sa ozýva tik-tak a stráž zastane hneď pri prvom kroku.

&first @hero „Kto je tam a čo robíte?“ pýta sa [hero].

${SHINES} posvieti na okrúhlu tvár. @hero „Hodiny. Tikajú,“ hlási [hero].

@adult „Odhad?“ pýta sa [adult] s ceruzkou vo vzduchu.

@hero „Overené,“ povie [hero]. „Majú nočnú, tak ako každú noc.“ A keď sa na ne človek pozerá zblízka, netikajú o nič strašnejšie ako vo dne.

+2
[has:dark-tent| Na zemi | Pri dverách] stúpi [case| cellar, winter: noha v ponožke | bosá noha] na čosi mäkké a chlpaté. V tej chvíli má stráž pripravených najmenej päť odhadov a každý z nich má zuby.

@hero „Kto je tam a čo robíte?“ vyhŕkne [hero] a potom si vydýchne. „Papuča. Čaká.“

@adult „Na koho?“

@hero „Na nohu,“ povie [hero] a obuje si ju. „Vidíš, aj ona čaká na mňa, a vôbec nič zlé tým nemyslí.“

[case| toilet: Pri okne stojí niečo dlhé a biele a pomaly sa to nadúva. | [has:dark-tent| V kúte stojí niečo veľké a hrbaté | Pri stene stojí niečo veľké a biele] a pozerá sa to rovno na nich, hoci to nemá oči.]

&again @hero „Kto je tam a čo robíte?“

[case| toilet: @hero „Záclona,“ hlási [hero]. „Visí a stráži okno, aby sa noc neliala dnu.“ | power: @hero „Chladnička,“ hlási [hero]. „Mlčí, lebo bez prúdu má voľno.“ | [has:dark-tent| @hero „Batoh,“ hlási [hero]. „Stojí a drží chlieb, aby na raňajky nechýbal.“ | @hero „Chladnička,“ hlási [hero]. „Hučí a chladí maslo, aby ráno držalo na chlebe.“]]

@adult „Za tie roky som jej ani raz [adult:nepoďakovala/nepoďakoval/nepoďakovalo],“ povie [adult] a zapíše ju do ďalšieho riadka.

Potom čosi robí kvap. Kvap. Kvap. Je to kohútik [case| toilet: pod radiátorom a kvapká do hrnčeka, hoci nikto nie je smädný | [has:dark-tent| na bandaske a kvapká do trávy, hoci nikto nie je smädný | v kúpeľni a kvapká do umývadla, hoci v ňom o tomto čase nikto nič neumýva]].

@hero „Vás na rozpise nemáme,“ povie mu [hero] a zatiahne ho oboma rukami. „Môžete ísť spať.“ A kohútik už nekvapne ani raz. @hero „Vidíš? Keď niekto v noci nemá čo robiť, dá sa mu to jednoducho povedať.“
/+2

+3
Vtom sa im rovno za chrbtom ozve puk! Stráž sa ani nepohne, iba na chvíľu prestane dýchať a odhady v jej hlave rastú ako cesto.

@hero „Kto je tam a čo robíte?“ šepne [hero].

@adult „To je iba moje koleno,“ ozve sa [adult]. „Ohýba sa.“

@hero „Aj v noci?“

@adult „V noci najviac, lebo vtedy ho počuť.“

@hero „Tak ho zapíš,“ povie [hero]. „Koleno. Puká. Overené.“ A [adult] ho teda zapíše, hoci je to trochu hanba. [with2| @friend2 „Moje koleno je ticho,“ hlási [friend2]. „Má dennú.“ |]

Kým sa papier pomaly zapĺňa, deje sa s tmou zvláštna vec. Nie je jej vôbec menej, ale s každým riadkom je v nej viac známych.
/+3

== ono
${MAIN} Nohy by išli radšej naspäť do tepla, lenže stráž nemôže ísť spať, keď má hneď v prvom riadku odhad.

+2
@hero „Kto je tam?“ šepne [hero] tak potichu, že to nepočuje ani papuča. Neozve sa vôbec nič a stráž tam chvíľu stojí na jednej papuči. Taká tichá otázka je totiž iba ďalší odhad.

[with| [friend-is| toy: [Hero] si pritisne bližšie [friend.acc]. | pet: [Friend] sa tichučko oprie o nohu. | @friend „Teraz spolu,“ navrhne [friend] a nadýchnu sa naraz.] | A tak sa [hero] nadýchne až do brucha.]
/+2

-2
&again @hero „Kto je tam a čo robíte?“ pýta sa [hero] tak nahlas, ako sa to v noci vôbec dá.
/-2

+2
&again @hero „Kto je tam a čo robíte?“ pýta sa [hero], tentoraz poriadne nahlas.
/+2

${FOUND}

-2
@adult „Overené?“ pýta sa [adult].

@hero „Overené,“ povie [hero]. [Adult] teda v prvom riadku prečiarkne ČAKÁ NA MŇA a napíše tam, ako to je naozaj. Zmestí sa to na polovicu miesta a nestraší to ani trochu, hoci je to napísané najväčšími písmenami.
/-2

+2
@adult „Overené?“ pýta sa [adult] celkom vážne.

@hero „Overené,“ povie [hero]. [Adult] teda v prvom riadku prečiarkne ČAKÁ NA MŇA A MÁ VEĽA ČASU a napíše tam, ako to je naozaj. Zmestí sa to na polovicu miesta.

@hero „Je to nejaké krátke,“ čuduje sa [hero] a pre istotu si to číta ešte raz, od začiatku.

@adult „Odhady bývajú vždy dlhšie,“ povie [adult] a fúkne na papier.
/+2

+3
@adult „A čo s nimi bude ráno?“ pýta sa [adult] cestou späť a svieti im pod nohy.

@hero „Ráno príde denná služba,“ povie [hero]. „Rádio, hrnce, prvé električky a všade vtáky. Nočná si pôjde ľahnúť a nikto si ani nevšimne, koľko toho za celú noc urobila. Iba my, lebo to máme na papieri.“

[has:dark-tent| Pred spacákom | Pri dverách izby] stráž ešte raz zastane a skúsi to celkom bez svetla. Hodiny tikajú, koleno mlčí, papuča hreje a každý pekne robí to svoje, a to celú noc. Je tam presne taká istá tma ako predtým, iba už nie je cudzia.
/+3

== postel
[case| cellar: Po večeri je pod perinou teplo. | winter: Večer je pod perinou teplo. | [has:dark-tent| V spacáku | Pod perinou] je teplo a ticho.] [Adult] sedí [has:dark-tent| vedľa | na kraji postele] a potichu číta celý rozpis odzadu, lebo to hlavné si necháva na koniec.

+3
@adult „Koleno?“

@hero „To už sedí a odpočíva,“ zívne [hero].
/+3

+2
@adult „[case| toilet: Záclona | [has:dark-tent| Batoh | Chladnička]]?“

[case| toilet: @hero „Stráži okno.“ | power: @hero „Má voľno.“ | [has:dark-tent| @hero „Drží chlieb.“ | @hero „Chladí maslo.“]]
/+2

@adult „Hodiny?“

@hero „Tikajú,“ povie [hero].

@adult „${CALLED}?“

@hero „${ANSWERED}.“

${GONE}

${HOME}

+2
${AGAIN} [Hero] iba prikývne, lebo to je zapísané a overené a tma je pokojná a mäkká. [with| [friend-is| toy: [Friend] leží vedľa pod perinou. | pet: Pri nohách už spí [friend]. | Vedľa už pomaly dýcha [friend].] |]
/+2

+3
[more| Spia už aj [others]. |] Papier ticho leží [has:dark-tent| na batohu | na stolíku]. [has:dark-tent| Vonku je mäkká noc a celý stan | Za oknom je mäkká noc a celý dom] pomaly dýcha.
/+3

@adult „A ja?“ šepne [adult].

@hero „Sedíš pri mne.“

[Adult] to pomaly a potichu zapíše na predposledný riadok. &last @adult „A kto je tu a čo robí?“ šepne.

@hero „Ja,“ zamrmle [hero]. „Spím.“ O chvíľu je !asleep aj to overené.
`,
}
