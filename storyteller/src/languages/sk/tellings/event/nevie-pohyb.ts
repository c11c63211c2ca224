import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['fairy-being', 'monster', 'job', 'royal', 'weather', 'plant'] as const),
]

/** Somewhere: there, what there is to jump over, on the bank, in the water, and the way home. */
type Place = readonly [at: string, cross: string, byWater: string, inWater: string, home: string]

const MEADOW: Place = ['na lúke', 'cez potok', 'pri rybníku', 'v rybníku', 'cez lúku']
const FOREST: Place = ['v lese', 'cez potok', 'pri lesnom jazierku', 'v lesnom jazierku', 'cez les']
const SHORE: Place = ['na pláži', 'cez mláku', 'pri mori', 'v mori', 'popri mori']
const ICE: Place = ['na ľade', 'cez mláku', 'pri ľadovom mori', 'v ľadovom mori', 'po ľade']
const PIRATES: Place = ['na pirátskom ostrove', 'cez potok', 'pri pirátskom ostrove', 'v mori', 'cez pirátsky ostrov']
const CASTLE: Place = ['na hradnom dvore', 'cez kaluž', 'pri hradnej priekope', 'v hradnej priekope', 'cez hradný dvor']
const DRAGONS: Place = ['v dračom údolí', 'cez potok', 'pri dračom jazere', 'v dračom jazere', 'cez dračie údolie']
const DINOSAURS: Place = [
  'v údolí dinosaurov',
  'cez potok',
  'pri jazere dinosaurov',
  'v jazere dinosaurov',
  'cez údolie dinosaurov',
]
const MAGIC: Place = ['v čarovnom lese', 'cez potok', 'pri čarovnom jazierku', 'v čarovnom jazierku', 'cez čarovný les']
const SPACE: Place = [
  'na malej planéte',
  'cez kráter',
  'pri jazierku na malej planéte',
  'v jazierku na malej planéte',
  'okolo veľkého krátera',
]
const HEROES: Place = [
  'na ihrisku superhrdinov',
  'cez jamu',
  'pri bazéne superhrdinov',
  'v bazéne superhrdinov',
  'cez ihrisko superhrdinov',
]
const YARD: Place = ['na dvore', 'cez kaluž', 'pri rybníku', 'v rybníku', 'cez dvor']

const capital = (text: string) => text.replace(/^\P{L}*\p{L}/u, (first) => first.toUpperCase())

/** What the wish names: there, and in the water there. */
const NAMED: readonly (readonly [ids: string, at: string, inWater: string])[] = [
  ['rybnik', 'pri rybníku', 'v rybníku'],
  ['jazero', 'pri jazere', 'v jazere'],
  ['rieka', 'pri rieke', 'v rieke'],
  ['potok', 'pri potoku', 'v potoku'],
  ['more', 'pri mori', 'v mori'],
  ['vodopad', 'pri vodopáde', 'pod vodopádom'],
  ['kupalisko, plavaren', 'na kúpalisku', 'na kúpalisku'],
  ['plaz', 'na pláži', 'pri pláži'],
  ['kopec, hora', 'pod kopcom', 'v jazierku pod kopcom'],
  ['les', 'v lese', 'v lesnom jazierku'],
  ['zahrada', 'v záhrade', 'v záhradnom jazierku'],
  ['luka', 'na lúke', 'v rybníku'],
  ['dvor', 'na dvore', 'v rybníku'],
  ['park', 'v parku', 'v parkovom jazierku'],
  ['ihrisko', 'na ihrisku', 'v rybníku'],
  ['preliezka', 'pri preliezke', 'v rybníku'],
  ['klzisko', 'na klzisku', 'v rybníku'],
  ['zoo', 'v zoo', 'v bazéne v zoo'],
  ['farma', 'na farme', 'v rybníku'],
  ['dedina', 'v dedine', 'v rybníku'],
  ['mesto', 'v meste', 'v mestskej fontáne'],
  ['ulica', 'na ulici', 'v rybníku'],
  ['letisko', 'na letisku', 'v rybníku'],
  ['stanica', 'na stanici', 'v rybníku'],
  ['stavba', 'na stavbe', 'v rybníku'],
  ['dzungla', 'v džungli', 'v rieke'],
  ['ostrov', 'na ostrove', 'v mori'],
  ['cesta', 'na ceste', 'v rybníku'],
]

/** What the wish names, else what the family chose, else where somebody of that kind is at home. */
function there(part: 0 | 1 | 2 | 3 | 4, isFirst = false): string {
  const say = (place: Place) => (isFirst ? capital(place[part]) : place[part])
  const own = `[has| tucniak, ladovy-medved, lad: ${say(ICE)} | [who-in| forest: ${say(FOREST)} | ocean: ${say(SHORE)} | dragons: ${say(DRAGONS)} | dinosaurs: ${say(DINOSAURS)} | space: ${say(SPACE)} | fairy-tale, magic, princesses: ${say(MAGIC)} | [who-is| vehicle, machine: ${say(YARD)} | ${say(MEADOW)}]]]`
  const chosen = `[theme| forest: ${say(FOREST)} | ocean: ${say(SHORE)} | pirates: ${say(PIRATES)} | castle, princesses: ${say(CASTLE)} | dragons: ${say(DRAGONS)} | dinosaurs: ${say(DINOSAURS)} | magic, fairy-tale: ${say(MAGIC)} | space: ${say(SPACE)} | superheroes: ${say(HEROES)} | ${own}]`
  if (part === 1 || part === 4) return chosen
  const named = NAMED.map(([ids, at, inWater]) => {
    const text = part === 3 ? inWater : at
    return `${ids}: ${isFirst ? capital(text) : text}`
  })
  return `[has| ${named.join(' | ')} | ${chosen}]`
}

/** In the water already, or on its bank. */
const sea = (inIt: string, onBank: string) => `[who-is| sea-animal: ${inIt} | ${onBank}]`

const ACTS = ['fly', 'jump', 'swim', 'run', 'climb', 'dig', 'reverse', 'drive', 'dance', 'ball'] as const
type Act = (typeof ACTS)[number]
/** Told by what it cannot do. */
const act = (ways: Record<Act, string>) =>
  `[act| ${ACTS.slice(0, -1)
    .map((one) => `${one}: ${ways[one]}`)
    .join(' | ')} | ${ways.ball}]`

const WHYS = ['full', 'heavy', 'hurt', 'forgot', 'lazy', 'untaught', 'fell', 'afraid', 'small', 'plain'] as const
type Why = (typeof WHYS)[number]
/** Told by why it cannot. */
const why = (ways: Record<Why, string>) =>
  `[why| ${WHYS.slice(0, -1)
    .map((one) => `${one}: ${ways[one]}`)
    .join(' | ')} | ${ways.plain}]`

const AIRS = ['water', 'engine', 'broom', 'wings', 'cloth'] as const
/** What it flies by: a penguin flies in the water, a pig by a blanket. */
const air = (ways: Record<(typeof AIRS)[number], string>) =>
  `[air| water: ${ways.water} | engine: ${ways.engine} | broom: ${ways.broom} | wings: ${ways.wings} | ${ways.cloth}]`

const WORLDS = [
  'forest',
  'ocean',
  'dinosaurs',
  'pirates',
  'castle',
  'princesses',
  'dragons',
  'magic',
  'space',
  'superheroes',
  'home',
] as const
/** Told by the world, and so by who it is that knows better. */
const world = (ways: Record<(typeof WORLDS)[number], string>) =>
  `[world| ${WORLDS.slice(0, -1)
    .map((one) => `${one}: ${ways[one]}`)
    .join(' | ')} | ${ways.home}]`

const guide = (
  nom: string,
  gen: string,
  dat: string,
  loc: string,
  ins: string,
  acc = gen,
  gender: 'he' | 'she' = 'he',
) => ({
  guide: { forms: { name: nom, nom, gen, dat, acc, loc, ins }, gender },
})

const INF = `[action-is| liezt: [has:strom| liezť na strom | liezť] | behat, utekat: [has| kopec, hora: [action] do kopca | [action]] | [action]]`
const AT = sea(there(3), `[action-is| plavat: ${there(2)} | ${there(0)}]`)
const AT_FIRST = sea(there(3, true), `[action-is| plavat: ${there(2, true)} | ${there(0, true)}]`)
const teased = (so: string, other: string) =>
  `[about| teasing: ${so} | [has| smiat-sa, cannot-teased: ${so} | ${other}]]`

/** On what it sits where the child saw it. */
const SEAT =
  '[has| kamen, skala: na kameni | pen: na pni | konar: na konári | strom: na strome | plot: na plote | strecha: na streche | trava: v tráve | blato: v blate]'
const RESTS = `[has:cannot-stands| stojí | [who-is| vehicle, machine: stojí | sedí]]`

const SINGLE = 'med, mlieko, polievka, kasa, cokolada, maso, ryza, zmrzlina, chlieb, maslo, pizza'
const FOODS = `[is:food| [has| ${SINGLE}: [food.gen] | [food.gen_pl]] | [has:ryba| rýb | dobrôt]]`
const SITS_DOWN = `[is:food| [has| ${SINGLE}: [food] v brušku sadne | [food.nom_pl] v brušku posadajú] | [has:ryba| ryby | dobroty] v brušku posadajú]`

/** What the wish says of it besides: one of them at rung 1. */
const USUAL = act({
  fly: air({
    water: `Krídlami ${AT} iba máva na pozdrav, a aj to pomaly.`,
    engine: `Všade ${AT} chodí iba po zemi a veľmi pomaly.`,
    broom: `Metlou ${AT} iba zametá a na návštevy chodí pešo.`,
    wings: `Krídla ${AT} nosí zložené ako mokrý dáždnik.`,
    cloth: `Každé ráno ${AT} máva, čím sa dá, a nič.`,
  }),
  jump: `[has:cannot-into-water| Na samom kraji ${AT} si vždy namočí iba špičku. | Kaluže ${AT} musí obchádzať a obchádza ich celé dopoludnie.]`,
  swim: sea('Stojí v mori na dne a ostatní plávajú ponad.', `Na vodu sa ${AT} iba díva zo suchého kraja.`),
  run: `Všade ${AT} príde neskoro a koláč je už zjedený.`,
  climb: `Všetko dobré ${AT} je hore a dolu padajú iba kôstky.`,
  dig: `Jamu ${AT} má zatiaľ iba v hlave, ale peknú.`,
  reverse: `[has:cannot-bumps| Plot ${AT} má už tri diery, dve malé a jednu veľkú. | [has:smetiarske-auto| Smetiaky ${AT} sú preto plné až po okraj. | Keď ${AT} zájde nosom k múru, ostane tam.]]`,
  drive: `[has:cannot-bumps| Plot ${AT} má už tri diery, dve malé a jednu veľkú. | ${AT_FIRST} iba stojí a kolesá má celkom ako nové.]`,
  dance: `Keď ${AT} hrá hudba, drží ostatným kabáty.`,
  ball: `Pri futbale ${AT} zatiaľ iba stráži bundy a fľašky.`,
})
const EXTRA = `[has:cannot-seen| Dnes [who:ju/ho/ho] [hero] naozaj vidí ${AT}, ako iba tak ${RESTS} ${SEAT}. | [has| cannot-sits, cannot-stands: Celé dni iba tak ${RESTS} ${SEAT} ${AT} a díva sa. | [why| full: Zato ${FOODS} ${AT} zje zo všetkých najviac. | ${teased(
  `Skúša to ${AT} každé ráno a ostatní sa smejú.`,
  `[has| cannot-others: ${AT_FIRST} to ostatní vedia, iba [who] sa na to díva. | cannot-longs: Skúša to ${AT} každé ráno, lebo veľmi chce. | cannot-walks: Chodí pešo a ${AT} je všade [who:posledná/posledný/posledné]. | ${USUAL}]`,
)}]]]`
/** The child's own trouble comes first. */
const TROUBLE =
  '[has| svihadlo: švihadlo | bicykel, cannot-bike: bicykel | kolobezka: kolobežka | lopta, futbal: lopta | cannot-pool: [act| jump: skok do vody | plávanie] | jedna vec]'
const OPENS = (looks: string) =>
  `[has:cannot-own| [when| today: Dnes | past: Včera | Už dlho] [has| cannot-gym: na telocviku | cannot-pool: v bazéne | cannot-kindergarten: medzi deťmi |] nejde [hero.dat/nijako] [has:plakat| ${TROUBLE} a doma tečú slzy | ${TROUBLE}]. A ${AT} je [who.full], [who:ktorá/ktorý/ktoré] [event| afraid: sa bojí | nevie] ${INF}. ((Je im rovnako smutno.)) | ${looks}]`
const STOPS = `[has:cannot-seen| [with| [Hero] a [friend] si [who:k nej/k nemu/k nemu] čupnú. | [Hero] si [who:k nej/k nemu/k nemu] čupne.] | [friend-is| toy: Zastaví sa tu [hero] a pod pazuchou sedí [friend]. | pet: Zastaví sa tu [hero] a pri nohách sedí [friend]. | [with| Zastavia sa tu [hero] a [friend]. | Zastaví sa tu [hero].]]]`
const friend = (yes: string, no: string) => `[friend-is| toy, pet: ${no} | [with| ${yes} | ${no}]]`

const HEALED =
  '[has| kridlo: Krídlo je už zahojené | labka: Labka je už zahojená | noha: Noha je už zahojená | chvost: Chvost je už zahojený | koleno: Koleno je už zahojené | koleso: Koleso je už opravené | motor: Motor je už opravený | Nič ma už nebolí]'
const FEARED = `[has| cannot-height: [act| swim: že je tam hlboko | že je to vysoko] | ${act({
  fly: 'že spadnem',
  jump: 'že spadnem',
  swim: 'že sa ponorím',
  run: 'že sa potknem',
  climb: 'že sa šmyknem',
  dig: 'že tam bude tma',
  reverse: 'že do niečoho narazím',
  drive: 'že do niečoho narazím',
  dance: 'že sa pomýlim',
  ball: 'že netrafím',
})}]`
const WHY = why({
  full: `@who „Mám bruško plné ${FOODS},“ povie [who]. „Ťahá ma [who-is| sea-animal: ku dnu | k zemi].“`,
  heavy: '@who „Som na to [who:ťažká/ťažký/ťažké],“ povie [who]. „Zem ma nechce pustiť.“',
  hurt: `@who „${HEALED},“ povie [who]. „Ale čo ak zasa zabolí?“`,
  forgot: '@who „Kedysi som to [who:vedela/vedel/vedelo],“ povie [who]. „Zrazu to neviem nájsť.“',
  lazy: '@who „Nechce sa mi,“ povie [who]. „Vyzerá to ako veľa práce.“',
  untaught: '@who „Nikto mi to neukázal,“ povie [who]. „Poznám to iba z diaľky.“',
  fell: '@who „Raz som [who:spadla/spadol/spadlo],“ povie [who]. „Zem je odvtedy veľmi tvrdá.“',
  afraid: `@who „Bojím sa, ${FEARED},“ povie [who] a [who:celá/celý/celé] sa trasie.`,
  small: '@who „Som na to [who:malá/malý/malé],“ povie [who]. „Všetko je pre veľkých.“',
  plain:
    '[has| cannot-sits: @who „Neviem, ako na to,“ povie [who]. „Tak zatiaľ iba sedím.“ | @who „Každý to iba urobí,“ povie [who]. „' +
    teased('A mne sa smejú.', 'A ja neviem ako.') +
    '“]',
})
const LOW = 'Začiatok je celkom pri zemi a odtiaľ sa nepadá.'
const STANDING = 'Začiatok sa robí postojačky a tam sa nedá pomýliť.'
const STILL = 'Začiatok stojí na mieste a tam niet do čoho naraziť.'
const SAFE = act({
  fly: LOW,
  jump: LOW,
  swim: 'Začiatok je celkom pri kraji a tam nie je hlboko.',
  run: LOW,
  climb: LOW,
  dig: 'Začiatok je celkom hore a tam je svetlo.',
  reverse: STILL,
  drive: STILL,
  dance: STANDING,
  ball: STANDING,
})
const EASED = why({
  full: `Iba sa najprv trikrát prejdeme, nech si ${SITS_DOWN}.`,
  heavy: 'Začiatok unesie každého, aj teba, celkom isto.',
  hurt: 'Pôjdeme pomaly, a keď zabolí, prestaneme.',
  forgot: 'Koniec nechaj tak a spomeň si na začiatok.',
  lazy: 'Začiatok skoro nie je práca. Uvidíš.',
  untaught: 'Ja ti ho ukážem zblízka a celkom pomaly.',
  fell: SAFE,
  afraid: SAFE,
  small: 'Začiatok je maličký, presne pre malých.',
  plain: 'Začiatok urobíme spolu a koniec príde potom.',
})
const DREAM = `[who] a sníva sa [who:jej/mu/mu] ${act({
  fly: 'o lietaní',
  jump: 'o skoku',
  swim: 'o plávaní',
  run: 'o behu',
  climb: 'o výške',
  dig: 'o jame',
  reverse: 'o cúvaní',
  drive: 'o ceste',
  dance: 'o tanci',
  ball: 'o góle',
})}`
const SETTLED = why({
  full: `[who] a v brušku má už iba trocha ${FOODS}`,
  heavy: '[who], [who:ľahká/ľahký/ľahké] ako pierko',
  hurt: '[who] a vôbec nič nebolí',
  forgot: '[who] a všetko si pamätá',
  lazy: '[who], lebo aj práca unaví',
  untaught: DREAM,
  fell: '[who] a strach je preč',
  afraid: '[who] a strach je preč',
  small: '[who], [who:malá/malý/malé] a [who:spokojná/spokojný/spokojné]',
  plain: DREAM,
})
/** Who knows better, and what for: it always comes to the end alone. */
const PUSHES = world({
  forest: '@guide „Stačí ťa postrčiť,“ povie [guide] a postrčí.',
  ocean: '@guide „Stačí ťa postrčiť,“ povie [guide] a postrčí ôsmimi ramenami.',
  dinosaurs: '@guide „Stačí ťa postrčiť,“ povie [guide] a postrčí dlhým krkom.',
  pirates: '@guide „Stačí dať rozkaz,“ povie [guide] a zareve.',
  castle: '@guide „Stačí zatrúbiť,“ povie [guide] a zatrúbi.',
  princesses: '@guide „Stačí pekne poprosiť,“ povie [guide] a poprosí tak pekne, že to treba hneď skúsiť.',
  dragons: '@guide „Stačí trocha ohňa zozadu,“ povie [guide] a fúkne.',
  magic: '@guide „Stačí čarovať,“ povie [guide] a mávne paličkou.',
  space: '@guide „Stačí stlačiť gombík,“ povie [guide] a stlačí nos.',
  superheroes: '@guide „Stačí mať plášť,“ povie [guide] a jeden uviaže.',
  home: '@guide „Stačí ťa postrčiť,“ povie [guide] a postrčí rovno rohami.',
})
const BUMP = `[why| hurt: Ale [who] sa ani nepohne. | ${act({
  fly: 'Buch! [Who] leží na bruchu.',
  jump: sea('Plesk! [Who] leží na bruchu.', 'Buch! [Who] leží na bruchu.'),
  swim: sea('Plesk! [Who] leží na samom dne.', 'Plesk! [Who] je pod vodou a kašle.'),
  run: 'Buch! [Who] leží na nose.',
  climb: 'Šuch! [Who] je zasa dolu.',
  dig: 'Cink! Zem je tvrdá ako tanier.',
  reverse: 'Bum! [Who] stojí v kríku.',
  drive: 'Bum! [Who] stojí rovno v kríku.',
  dance: 'Buch! [Who] sedí na zemi.',
  ball: 'Fí! Lopta ani nepozrie.',
})}]`
const TODAY = `Ani mne nejde ${TROUBLE}`
const OWN = `[has:cannot-own| ${TODAY} | ${act({
  fly: 'Aj môj šarkan dlho iba oral trávu',
  jump: 'Ani mne dlho nešlo švihadlo',
  swim: 'Aj mne dlho tiekla voda do nosa',
  run: 'Aj ja mám na kolenách samé chrasty',
  climb: 'Aj mňa preliezka dlho vracala dolu',
  dig: 'Aj mne sa raz zlomila lopatka',
  reverse: 'Aj moja kolobežka raz zacúvala do ruží',
  drive: 'Aj môj bicykel raz išiel do plota',
  dance: 'Aj mne sa v tanci plietla noha',
  ball: 'Aj mne lopta dlho utekala nabok',
})}]`
const BEGINS = act({
  fly: 'Let sa začína [air| water: vodou | vetrom]',
  jump: 'Skok sa začína dolu',
  swim: 'Plávanie sa začína bublinou',
  run: 'Beh sa začína očami',
  climb: 'Lezenie sa začína od nôh',
  dig: '[action-is| sadit: Sadenie | Kopanie] sa začína vodou',
  reverse: 'Cúvanie sa začína očami',
  drive: 'Jazda sa začína brzdou',
  dance: 'Tanec sa začína tichom',
  ball: 'Gól sa začína postojačky',
})
const ANSWER = act({
  fly: '[air| water: Vodou | Vetrom]',
  jump: 'Dolu',
  swim: 'Bublinou',
  run: 'Očami',
  climb: 'Nohami',
  dig: 'Vodou',
  reverse: 'Očami',
  drive: 'Brzdou',
  dance: 'Tichom',
  ball: 'Postojačky',
})
const RHYME = act({
  fly: air({
    water: 'Voda, krídla, hop!',
    engine: 'Vietor, motor, hop!',
    broom: 'Vietor, metla, hop!',
    wings: 'Vietor, krídla, hop!',
    cloth: 'Vietor, deka, hop!',
  }),
  jump: 'Dolu, dolu, hop!',
  swim: 'Fúkaj, ľahni, kopni!',
  run: 'Pozri, nakloň, bež!',
  climb: 'Drž sa, zatlač, hore!',
  dig: 'Voda, špička, hrab!',
  reverse: 'Pozri, píp, pomaly!',
  drive: 'Brzda, plyn, brzda!',
  dance: 'Ticho, ťuk, dup!',
  ball: 'Postoj, pozri, kop!',
})
const WINGS = '[wings| shown: Obe [part.looks_pl] [part.nom_pl] | Krídla]'
const LEG = '[who-is| vehicle: jedno koleso | jedna noha]'

/** How it really begins. */
const FIRST = act({
  fly: `[Hero] si naslini prst a zdvihne ho. @hero „Vietor ide odtiaľto,“ povie [hero]. ${air({
    water:
      '„Ale tvoj vietor je vo vode.“ [Who] skĺzne do vody a otvorí krídla. Voda sa do nich oprie a bruško zrazu skoro nič neváži.',
    engine:
      '„Otoč k nemu nos a motor iba zohrej.“ Motor pradie. Vietor sa oprie zospodu a kolesá zrazu skoro nič nevážia.',
    broom: '„Otoč k nemu metlu a iba ju drž.“ Metla sa chveje. Vietor nafúkne sukňu a topánky zrazu skoro nič nevážia.',
    wings: `„Otoč k nemu [who-is| bird, penguin: zobák | nos] a krídla iba otvor.“ ${WINGS} sa napnú. Vietor ich nadvihne a bruško zrazu skoro nič neváži.`,
    cloth: '„Otoč k nemu nos a túto deku drž.“ Deka sa nafúkne. Vietor ju nadvihne a bruško zrazu skoro nič neváži.',
  })}`,
  jump: '[Hero] si čupne, až má bradu na kolenách. @hero „Dolu,“ povie [hero]. „Ešte nižšie. A ticho.“ [Who] ide dolu, nižšie a ešte nižšie, až sa vnútri čosi napne ako pružina. @who „Ono to chce hore samo!“',
  swim: '[Hero] si ľahne na kraj, bradu dá do vody a fúka. Blbl! Aj [who] fúka a všade sú bubliny. @hero „A teraz si na vodu iba ľahni,“ povie [hero]. Voda sa prehne ako perina a drží.',
  run: '[Hero] sa postaví vedľa. @hero „Pozri, kam chceš,“ povie [hero]. „A nakloň sa tam.“ [Who] sa nakloní, raz a ešte kúsok. A pretože padať sa nechce, jedna noha vykročí dopredu bez dovolenia.',
  climb:
    '[Hero] nájde dve drsné miesta, jedno hore a jedno dolu. @hero „Hore sa iba drž,“ povie [hero]. „A dolu zatlač.“ [Who] zatlačí a je o piaď vyššie. A tam si na chvíľu oddýchne.',
  dig: '[Hero] prinesie krhlu a poleje zem. Glg, glg, pije zem. Potom treba chvíľu čakať, kým je mäkká ako koláč. @hero „A teraz iba špičkou,“ povie [hero]. [Who] pichne a zem sa hneď otvorí.',
  reverse:
    '[Hero] sa obzrie cez plece a [who] sa obzrie tiež, [who-is| vehicle, machine: do zrkadielka | cez plece]. @who „Je tam krík a vrabec,“ povie [who]. @hero „Tak pípaj, nech vrabec vie, že ideš,“ povie [hero]. „A choď ((celkom ))pomaly.“',
  drive:
    '@hero „Zastaň,“ povie [hero]. @who „Veď stojím,“ čuduje sa [who]. @hero „Tak polovicu už vieš,“ povie [hero]. [Who] ide kúsok a zastane, dva kúsky a zastane. Kto vie zastať, toho sa nebojí krík ani vrabec v ňom.',
  dance: `[Hero] si sadne a prstom ťuká o zem, ťuk, ťuk, ťuk. @hero „Zatiaľ iba počúvaj,“ povie [hero]. [Who] stojí ticho a počúva, ťuk, ťuk, ťuk, a zrazu ťuká aj ${LEG}. @who „To nie ja!“ čuduje sa [who].`,
  ball: '[Hero] položí loptu na zem. @hero „Stúpni si k nej,“ povie [hero]. „Jedna noha stojí a druhá ešte nič.“ [Who] stojí pri lopte a lopta stojí tiež. Dívajú sa na seba a nikto neuteká.',
})
const DOES = act({
  fly: `[Who] sa odlepí a letí, ${air({ water: 'pod hladinou', engine: 'trochu nakrivo', broom: 'trochu nakrivo', wings: 'trochu nakrivo', cloth: 'iba kúsok' })}, ale letí!`,
  jump: `[Who] to pustí a skočí [has:cannot-into-water| rovno do vody | ${sea('cez vlnu', `[has| kamen, skala: z kameňa do trávy | ${there(1)}]`)}]!`,
  swim: '[Who] kopne raz, druhý raz a pláva!',
  run: '[Who] beží [has| kopec, hora: rovno do kopca | rovno a bez pádu]!',
  climb: `[Who] sa drží, tlačí a je [has:strom| na strome | hore]!`,
  dig: '[Who] hrabe a hrabe a jama je ako hrniec!',
  reverse: 'Píp, píp, píp, [who] cúva ((a cúva ))[has:smetiarske-auto| až k smetiakom | rovno a pomaly] a vrabec uhne!',
  drive: '[Who] ide rovno, zabrzdí a zasa ide!',
  dance: '[Who] ťukne, dupne, raz sa otočí a naozaj tancuje!',
  ball: '[Who] kopne druhou nohou. Gól!',
})
const CANNOT_STOP = act({
  fly: '[Who] letí okolo, letí druhý raz a nevie [air| water: zastať | pristáť].',
  jump: 'Hop, hop, hop, [who] skáče dokola a nevie prestať.',
  swim: '[Who] pláva sem a tam a nevie si oddýchnuť.',
  run: '[Who] beží dokola, druhý raz dokola a nevie zastať.',
  climb: '[Who] sedí hore, díva sa dolu a nevie zliezť.',
  dig: '[Who] hrabe, až je v jame po uši, a nevie von.',
  reverse: '[Who] cúva dokola, píp, píp, a nevie zastať.',
  drive: '[Who] ide dokola, druhý raz dokola a nevie zastať.',
  dance: '[Who] sa točí, svet sa točí tiež a nevie prestať.',
  ball: '[Who] kope, lopta skáče a nikto nevie prestať.',
})
const ENDS = act({
  fly: air({
    water: '[Who] otvorí krídla, voda ich pribrzdí a vynesie celkom pomaly hore.',
    engine: '[Who] otočí nos k vetru, vietor pribrzdí a kolesá sadnú mäkko do trávy.',
    broom: '[Who] otočí metlu k vetru, vietor pribrzdí a topánky stoja na zemi.',
    wings:
      '[Who] otočí [who-is| bird, penguin: zobák | nos] k vetru, [wings| shown: [part.looks_pl] [part.nom_pl] pribrzdia | krídla pribrzdia] a nohy sadnú celkom mäkko.',
    cloth: '[Who] otočí nos k vetru, deka pribrzdí a spustí sa celkom mäkko.',
  }),
  jump: '[Who] dopadne, ide dolu, ešte nižšie a ostane tam. Pružina stíchne a zem je zrazu celkom mäkká.',
  swim: '[Who] vyfúkne dlhú bublinu, ľahne si na vodu a voda drží.',
  run: '[Who] sa pozrie na trávu, nakloní sa dozadu a kroky sú kratšie a kratšie.',
  climb: '[Who] spustí najprv jednu nohu, potom druhú a zrazu stojí na zemi.',
  dig: '[Hero] prileje vody, [who] vyhrabe schodík, druhý schodík a je vonku.',
  reverse: '[Who] sa ešte raz obzrie, pípne a stojí. Vrabec má celkom dosť miesta.',
  drive: '[Who] zabrzdí pomaly a stojí. Pred nosom ostane miesto na jedného vrabca.',
  dance: '[Hero] prestane ťukať, [who] počúva to ticho a sadne si doň.',
  ball: '[Who] si k lopte stúpne, položí na ňu nohu a hneď je ticho.',
})
const ECHO = act({
  fly: 'Perina sa nadvihne ako od malého vetra a zasa mäkko klesne.',
  jump: 'Hlava ide do vankúša, nižšie a ešte nižšie, a ostane tam.',
  swim: 'Z úst ide dlhý teplý dych ako bublina a posteľ drží.',
  run: 'Oči sa ešte raz pozrú na vankúš a už nikam nechcú.',
  climb: 'Ruky sa držia už iba periny a netreba tlačiť.',
  dig: 'V perine je mäkká teplá jamka, akurát pre jedného.',
  reverse: 'Hlava ide pomaly dozadu((, až)) na vankúš. Píp, celkom potichu.',
  drive: 'Najprv zabrzdia nohy, potom ruky a nakoniec aj hlava.',
  dance: 'Je ticho. Iba srdce pomaly ťuká. Ťuk. Ťuk.',
  ball: 'Lopta stojí pri posteli a tiež nikam nejde.',
})
/** The child's own trouble is settled as well. */
const AT_HOME =
  '[has:cannot-own| [has:svihadlo| Doma v predsieni vezme [hero] švihadlo. Dolu, dolu, hop, jeden celý skok! | ((Zajtra začne [hero] tiež od začiatku.))]]'
const FAR = `[has:cannot-seen| [has| kamen, skala: Kameň ${AT} je prázdny. V tráve spí ${SETTLED}. | Niekde ticho spí aj ${SETTLED}.] | [has:smetiarske-auto| Smetiaky sú prázdne. Ticho spí aj ${SETTLED}. | Niekde ticho spí aj ${SETTLED}.]]`
const FOLDED = '[wings| shown: Svoje [part.looks_pl] [part.nom_pl] má pekne zložené. |]'
const SAY = `[friend-is| toy, pet: @hero „${RHYME}“ volá [hero] a [friend] drží palce. | [with| @friend „${RHYME}“ volá [friend]. | @hero „${RHYME}“ volá [hero].]]`

/** How the child came upon it. */
const LESSON = `[has:svihadlo| Sedím potom v drepe a mám všetkého dosť. A ako sa zdvíham, cítim, že nohy chcú hore celkom samy. ((Takže to asi bude tam dolu.)) | ${act(
  {
    fly: 'So šarkanom utekám po vetre, lebo tak sa uteká ľahšie, a on sa iba vlečie. Až keď sa raz otočím proti vetru, vytrhne sa mi aj s motúzom.',
    jump: 'Skáčem stále iba nahor a švihadlo ma zakaždým chytí za členky. Až keď si raz od únavy čupnem, zdvihnú sa mi nohy celkom samy.',
    swim: 'Zadržiavam dych, líca mám ako balóny, a všetko mi aj tak natečie do nosa. Až keď raz od smiechu vyfúknem bublinu, nemá voda kade dnu.',
    run: 'Pri behu sa dívam na vlastné topánky, či naozaj bežia, a preto vždy do niekoho vrazím. Až keď raz v cieli zbadám zmrzlinu, trafím rovno k nej.',
    climb:
      'Ťahám sa rukami, až ich mám o kus dlhšie, a visím ako mokrý uterák. Až keď raz od zlosti zatlačím nohou, som zrazu o priečku vyššie.',
    dig: 'Búcham do suchej zeme, až z nej lietajú iskry, a ona nič. Až keď na ňu vylejem čaj, ktorý mi nechutí, pustí ma dnu ako koláč.',
    reverse:
      'Dívam sa pri tom dopredu a čudujem sa, že ma vzadu vždy niečo čaká. Až keď sa raz obzriem za motýľom, vidím ruže skôr ako ony mňa.',
    drive:
      'Šliapem a šliapem, lebo si myslím, že nič iné sa na bicykli nerobí. Až keď raz nájdem brzdu, dá sa ísť okolo kurína celkom potichu.',
    dance:
      'Začínam pre istotu skôr ako hudba a potom na ňu celý čas čakám. Až keď raz chvíľu iba stojím a počúvam, začne si noha ťukať.',
    ball: 'Kopem už v behu, ešte kým som ďaleko, a lopta vždy uhne. Až keď raz pri nej zastanem, lebo mám rozviazanú šnúrku, trafím presne do stredu.',
  },
)}]`

const BUMP_OLDER = `[why| hurt: Ale [who] sa ani nepohne, iba sa prikrčí k zemi. | ${act({
  fly: 'O chvíľu [who] leží na bruchu a má trávu aj v nose.',
  jump: 'O chvíľu [who] leží na bruchu a má [who-is| sea-animal: vodu | trávu] aj v nose.',
  swim: sea('O chvíľu [who] leží na dne a má v ňom jamku.', 'O chvíľu [who] kašle a pred nosom má hotovú fontánu.'),
  run: 'O chvíľu [who] leží na nose a má na ňom trávu.',
  climb: 'O chvíľu je [who] zasa dolu, rovnako ako aj včera a predvčerom.',
  dig: 'Ozve sa cink, lebo zem je tvrdá ako tanier po babke.',
  reverse: 'O chvíľu [who] stojí v kríku a krík z toho nič nemá.',
  drive: 'O chvíľu [who] stojí v kríku a krík z toho nič nemá.',
  dance: 'O chvíľu [who] sedí na zemi a hľadá, čia je to noha.',
  ball: 'Lopta ostane stáť a [who] o chvíľu leží vedľa nej.',
})}]`
const SOUND = act({
  fly: 'Buch',
  jump: sea('Plesk', 'Buch'),
  swim: 'Plesk',
  run: 'Buch',
  climb: 'Šuch',
  dig: 'Cink',
  reverse: 'Bum',
  drive: 'Bum',
  dance: 'Buch',
  ball: 'Fí',
})
/** Even who knew better begins otherwise now. */
const CHANGED = world({
  forest: 'Odteraz najprv pozdraví, až potom strká.',
  ocean: 'Odteraz si najprv ráta všetkých osem ramien.',
  dinosaurs: 'Odteraz sa najprv pozrie, na koho šliape.',
  pirates: 'Odteraz najprv povie dobrý deň, až potom reve.',
  castle: 'Odteraz sa najprv spýta, či smie trúbiť.',
  princesses: 'Odteraz najprv povie, o čo vlastne prosí.',
  dragons: 'Odteraz si najprv odkašle celkom nabok.',
  magic: 'Odteraz sa najprv pozrie, kam paličkou mieri.',
  space: 'Odteraz sa najprv spýta, či je to gombík, alebo nos.',
  superheroes: 'Odteraz sa najprv spýta, kto ten plášť chce.',
  home: 'Odteraz najprv rohami zaklope, až potom strká.',
})

const OWN_OLDER = `[has:cannot-own| ${TODAY}. [has:plakat| Doma z toho boli slzy, a veľké. | A hanbím sa za to ešte teraz.] | ${act(
  {
    fly: 'Môj šarkan celé leto iba oral trávu. Volám ho kosačka.',
    jump: 'Na jeden skok cez švihadlo mám dve modriny. A to je dobrý deň.',
    swim: 'Na plavaní som na prvom mieste. V pití bazéna.',
    run: 'Na pretekoch ma raz predbehla pani s nákupom. A ešte telefonovala.',
    climb: 'Z preliezky ma vždy skladá pán školník. Aj s rebríkom.',
    dig: 'Mne sa pri kopaní láme lopatka. A je to iba jama na jednu hrušku.',
    reverse: 'Moja kolobežka raz zacúvala do ruží. Ja s ňou.',
    drive: 'Môj bicykel chodí iba k susedom do kurína. Sliepky ma už poznajú.',
    dance: 'Na besiedke ide celý kruh doprava. A ja doľava, až do konca.',
    ball: 'Mám iba jeden gól a je vlastný. Ani ten nie je schválne.',
  },
)}]`

export const nevieHyb: Telling = {
  id: 'cannot-move',
  shape: 'swap',
  fits: {
    ...{ kind: 'event', events: ['cannot', 'afraid'], who: WHO },
    by: ['flies', 'swims', 'floats', 'jumps', 'runs', 'climbs', 'rolls', 'digs'],
  },
  ages: [3, 9],
  titles: [
    `Kde sa začína ${act({ fly: 'let', jump: 'skok', swim: 'plávanie', run: 'beh', climb: 'lezenie', dig: 'jama', reverse: 'cúvanie', drive: 'jazda', dance: 'tanec', ball: 'gól' })}`,
    '[Who] začína od začiatku',
  ],
  figures: {
    rest: {
      forms: {
        ...{ name: 'ostatní', nom: 'ostatní', gen: 'ostatných', dat: 'ostatným', acc: 'ostatných' },
        ...{ loc: 'ostatných', ins: 'ostatnými' },
      },
      gender: 'he',
    },
  },
  worlds: {
    forest: {
      themes: ['forest'],
      figures: guide('diviak', 'diviaka', 'diviakovi', 'diviakovi', 'diviakom'),
      words: {},
    },
    ocean: {
      themes: ['ocean'],
      figures: guide('chobotnica', 'chobotnice', 'chobotnici', 'chobotnici', 'chobotnicou', 'chobotnicu', 'she'),
      words: {},
    },
    dinosaurs: {
      themes: ['dinosaurs'],
      figures: guide('brontosaurus', 'brontosaura', 'brontosaurovi', 'brontosaurovi', 'brontosaurom'),
      words: {},
    },
    pirates: {
      themes: ['pirates'],
      figures: guide(
        'pirátsky kapitán',
        'pirátskeho kapitána',
        'pirátskemu kapitánovi',
        'pirátskom kapitánovi',
        'pirátskym kapitánom',
      ),
      words: {},
    },
    castle: {
      themes: ['castle'],
      figures: guide('rytier', 'rytiera', 'rytierovi', 'rytierovi', 'rytierom'),
      words: {},
    },
    princesses: {
      themes: ['princesses'],
      figures: guide('kráľovná', 'kráľovnej', 'kráľovnej', 'kráľovnej', 'kráľovnou', 'kráľovnú', 'she'),
      words: {},
    },
    dragons: {
      themes: ['dragons'],
      figures: guide(
        'stará dračica',
        'starej dračice',
        'starej dračici',
        'starej dračici',
        'starou dračicou',
        'starú dračicu',
        'she',
      ),
      words: {},
    },
    magic: {
      themes: ['magic', 'fairy-tale'],
      figures: guide('čarodejník', 'čarodejníka', 'čarodejníkovi', 'čarodejníkovi', 'čarodejníkom'),
      words: {},
    },
    space: {
      themes: ['space'],
      figures: guide('mimozemšťan', 'mimozemšťana', 'mimozemšťanovi', 'mimozemšťanovi', 'mimozemšťanom'),
      words: {},
    },
    superheroes: {
      themes: ['superheroes'],
      figures: guide('superhrdina', 'superhrdinu', 'superhrdinovi', 'superhrdinovi', 'superhrdinom'),
      words: {},
    },
    home: { themes: [], figures: guide('cap', 'capa', 'capovi', 'capovi', 'capom'), words: {} },
  },
  things: {
    who: {
      kinds: WHO,
      or: {
        forms: {
          ...{ name: 'drak', nom: 'drak', gen: 'draka', dat: 'drakovi', acc: 'draka', loc: 'drakovi', ins: 'drakom' },
          ...{ nom_pl: 'draky', gen_pl: 'drakov', dat_pl: 'drakom', acc_pl: 'draky', loc_pl: 'drakoch' },
          ins_pl: 'drakmi',
        },
        gender: 'he',
      },
    },
    part: { kinds: ['body'], or: { forms: { name: 'krídlo', nom_pl: 'krídla' }, gender: 'it' } },
    action: { kinds: [], or: { forms: { name: 'lietať', present: 'lieta', past: 'lietal' }, gender: 'it' } },
    food: {
      kinds: ['food'],
      or: {
        forms: {
          ...{ name: 'piroh', nom: 'piroh', gen: 'piroha', dat: 'pirohu', acc: 'piroh', loc: 'pirohu', ins: 'pirohom' },
          ...{ nom_pl: 'pirohy', gen_pl: 'pirohov', dat_pl: 'pirohom', acc_pl: 'pirohy', loc_pl: 'pirohoch' },
          ins_pl: 'pirohmi',
        },
        gender: 'he',
      },
    },
  },
  keys: {
    act: '[action-is| lietat: fly | skakat: jump | plavat, potapat-sa: swim | liezt: climb | kopat, sadit: dig | cuvat: reverse | jazdit, brzdit, zabocit: drive | tancovat: dance | hrat-futbal: ball | run]',
    why: '[has:cannot-full| full | [has| cannot-hurt: hurt | cannot-forgot: forgot | cannot-lazy: lazy | cannot-untaught: untaught | cannot-fell: fell | [event| afraid: afraid | [feels| afraid: afraid | [has:cannot-heavy| heavy | [has:cannot-small| small | [who-is| tiny: small | plain]]]]]]]',
    wings: '[has| kridlo: [part-looks| yes: shown | plain] | plain]',
    air: '[has:tucniak| water | [by:flies| [who-is| vehicle, machine: engine | carodejnica: broom | wings] | [who-is| bird, insect: wings | cloth]]]',
  },
  fact: '[Hero] raz [ukázal/ukáže] [who.dat], čím sa to začína.',
  next: 'Ráno si [hero] spomenie na otázku, ktorá sa zíde všade: čím sa to začína?',
  young: `
== nevie
${OPENS(`[Who.full][part-looks| , [who:ktorá/ktorý/ktoré] má [part.looks_pl] [part.nom_pl],] [event| afraid: sa bojí | [why| forgot: [who:zabudla/zabudol/zabudlo] | nevie]] ${INF}. ${EXTRA} [why| lazy: Radšej celý deň iba zíva. | Je z toho [who:smutná/smutný/smutné] až po [who-is| vehicle: kolesá | zem].]`)}

${STOPS} @hero „Čo ti je?“

${WHY}

Vtom príde [guide], čo vie ((naozaj ))všetko. ${PUSHES} ${BUMP}

+2
@guide „Tak ešte raz a viac!“ povie [guide]. Dopadne to rovnako, ibaže hlasnejšie. @guide „Divné,“ čuduje sa [guide]. „Mne to vždy ide, aj keď pritom práve niečo jem.“
/+2

&first @hero „A čím sa to *start začína?“ pýta sa [hero].

@guide „Neviem, ja poznám iba koniec,“ povie [guide]((, a dosť nahlas)).

== zaciatok
@hero „${OWN},“ povie [hero]. „[has:cannot-own| Skúsme ten začiatok nájsť spolu. | ${BEGINS}. ${EASED}]“

[why| full: ((Po treťom kole je v brušku ticho.)) |] ${FIRST}

+2
Lenže [who] sa ponáhľa a skúsi rovno koniec. ${SOUND}! Bez začiatku to nejde.

&again @hero „A čím sa to začína?“ pýta sa [hero].

@who „${ANSWER},“ povie [who] a začne zasa pekne od začiatku.
/+2

@guide „Ku mne!“ volá [guide] ((z druhého konca )) a čaká. ${SAY} ${DOES} ${teased('Ostatní sa už nesmejú.', '')}

+2
@who „Ide mi to!“ volá [who].

[wings| shown: @guide „Aké [part.looks_pl] [part.nom_pl]!“ volá [guide]. „Zospodu sú ešte krajšie!“ |]
/+2

-3
@guide „Tak tu to má začiatok,“ povie [guide].(( „Ja ho vždy preskočím.“)) ${CHANGED}
/-3

+3
Ibaže každá vec má aj koniec. ${CANNOT_STOP}

@who „Pomoc, čím sa začína koniec?“ volá [who].

[Hero] sa pozrie na [guide.acc] a čaká na dobrú radu. Koniec je predsa to, čo pozná najlepšie zo všetkého. Lenže [guide] krúti hlavou, lebo na konci vždy zatvorí oči.

@hero „Tým istým!“ volá [hero]. „${ANSWER}!“

${ENDS} A potom to [who] urobí ešte raz celé, od začiatku až do konca, a [guide] pri tom nepovie ani slovo, iba sa celý čas veľmi pozorne díva.

@guide „Taký pekný a mäkký koniec nepoznám ani ja,“ povie potom [guide]. „Aj ja začnem od začiatku.“ ${CHANGED} [with2| @friend2 „Ja tiež,“ povie [friend2]. |]
/+3

+4
To už stoja dookola aj ostatní a každý chce všetko vidieť. [more| Vpredu stoja [others]. |]

@rest „Ukáž to ešte raz!“ volajú.

[Who] sa pozrie na toľko očí a na začiatok hneď zabudne. ${SOUND}! Je ticho a ${teased('čaká sa, kto sa zasmeje prvý', 'každý sa iba díva')}.

@hero „Otočte sa!“ povie [hero]. „Začiatok nemá rád, keď sa naň každý díva.“

Otočia sa teda ostatní, otočí sa [guide] a otočí sa aj [hero], hoci je to veľká škoda. ${SAY} Chvíľu nič. Potom čosi zašuští, čosi zafučí a vedľa nich stojí [who] a smeje sa na celý svet.

@rest „A čím to začínaš?“ pýtajú sa ostatní.

@who „${ANSWER},“ povie [who]. „A vy?“

Ostatní nevedia. Vždy to iba urobia. Teraz si chcú spomenúť, rozmýšľajú, mračia sa a odrazu to nejde nikomu. Jeden sedí na zemi, druhý leží na ňom a tretí ešte stojí, ale bojí sa pohnúť.

@who „Pomaly,“ hovorí [who] a chodí od jedného k druhému. „Najprv začiatok.“

A začiatok už [who] pozná zo všetkých najlepšie. O chvíľu to zasa ide každému. Iba o tom nesmú priveľa rozmýšľať.

@hero „A čo nejde tebe?“ pýta sa potom [hero] [guide.gen].

[Guide] sa obzrie, či niekto nepočúva.

@guide „Čakať,“ šepne. „Všetko chcem hneď. Aj koláč jem skôr, ako je upečený.“

@who „Čakanie sa začína tým, že si sadneš,“ povie [who].

A tak si sadnú. Prvý raz vydrží [guide] jeden dych. Druhý raz tri. Potom si všimne slnko. Ide dolu celkom pomaly a nikto ho nesúri.

@guide „Ono to ide aj samo,“ čuduje sa [guide] a sedí a sedí.
/+4

== bed
+3
Domov ide [hero] ${there(4)}. Je šero, cesta je mäkká a nikam sa netreba ponáhľať.
/+3

${AT_HOME} Večer leží [hero] v posteli pod teplou perinou. [friend-is| toy, pet: Vedľa leží [friend]. |] ${FAR} ${FOLDED}

+4
${friend('Vedľa ticho leží [friend].', 'Za oknom je mesiac.')} [more| Aj [others] už ležia. |] V izbe je mäkká tma a [adult] sedí na kraji postele.
/+4

&last @hero „A čím sa začína spanie?“ šepne [hero].

@adult „Nohami,“ šepká [adult]. „Tie zaspia prvé((, pekne potichu)).“

+2
Nohy sú naozaj ťažké a teplé. Už ani jedna nechce nikam ísť.
/+2

${ECHO} ^start To je začiatok. !asleep A na konci už [hero] spí.
`,
  older: `
== nevie
${OPENS(`[Who.full][part-looks| , [who:ktorá/ktorý/ktoré] má [part.looks_pl] [part.nom_pl],] [event| afraid: sa bojí | [why| forgot: [who:zabudla/zabudol/zabudlo] | nevie]] ${INF}. ${EXTRA} [why| lazy: Radšej celý deň iba zíva. | Je z toho [who:smutná/smutný/smutné] až po [who-is| vehicle: kolesá | zem].]`)} Najhoršie je, že ostatní to robia len tak, medzi rečou.

${STOPS} @hero „Čo ti je?“

${WHY}

Rady pritom dostáva každý deň. Jeden radí, že treba viac chcieť, a druhý, že na to netreba myslieť, a odvtedy sa nedá myslieť na nič iné. Tretí neradí nič, iba to urobí((, pozrie sa)) a povie: takto.

Vtom príde [guide], čo vie všetko(( na svete)). ${PUSHES} ${BUMP_OLDER}

+2
@guide „Tak ešte raz a viac!“ povie [guide], lebo inú radu nemá. Dopadne to rovnako, ibaže o kus ďalej.
/+2

@guide „Divné, mne to ide vždy,“ čuduje sa [guide].

@who „A tebe ide všetko hneď na prvý raz?“ pýta sa potichu [who].

[Guide] stojí vedľa a počúva((, a vyzerá pritom veľmi dôležito)).

*hned @hero „Všetko, a hneď,“ povie preto [hero].

@who „Tak je chyba vo mne,“ povie [who] a otočí sa chrbtom.

== pravda
+2
Je to veľmi smutný chrbát. Pomaly odchádza a už sa ani nechce pozrieť, kam ide. [with| @friend „Veď to nie je pravda,“ šepká [friend]. „Ja som pri tom [friend:bola/bol/].“ |]

Napraviť sa to dá jedinou vetou. Lenže tú vetu bude počuť aj [guide], a kto vie hneď všetko, tomu sa takto pekne stojí. Do večera o tom bude hovoriť celé okolie a zajtra aj tunajšie sliepky, ktorým inak nič nie je čudné. Tak [hero] ešte dlhú chvíľu ticho stojí, díva sa na svoje topánky a topánky tiež nevedia, čo by. Chrbát je pritom čoraz menší.
/+2

-2
Je to smutný chrbát a napraviť sa dá jedinou vetou((, ibaže tú bude počuť aj [guide])).
/-2

^hned @hero „Počkaj, nie je to pravda!“ zavolá [hero]. „${OWN_OLDER}“

[Guide] otvorí ústa, ale nesmeje sa, a [who] sa pomaly otočí.

&first @who „A čím sa to *start začína, keď sa to má podariť?“ pýta sa [who].

@hero „${BEGINS},“ povie [hero]. „${LESSON}“

== zaciatok
@hero „Každý ti ukazuje iba koniec, lebo ten je lepšie vidieť,“ povie [hero]. „${EASED}“

[why| full: Po treťom kole je v brušku ticho. |] ${FIRST}

Lenže [who] sa ponáhľa, vynechá začiatok a skúsi rovno ten koniec. Dopadne to tak, ako to bez začiatku dopadnúť musí.

@hero „Čo si [who:vynechala/vynechal/vynechalo]?“ pýta sa [hero]((, založí ruky a čaká)).

&again @who „To, čím sa to začína,“ povie [who](( a hanbí sa pritom už iba trochu)).

@guide „Ku mne!“ volá [guide] z druhého konca. ${SAY} ${DOES} ${teased('Ostatní sa už nesmejú.', '')}

-2
@guide „Tak tu to má začiatok,“ povie [guide] ticho. „A ja ho vždy preskočím.“ ${CHANGED}
/-2

+2
Prvý raz to trvá jeden dych, taký krátky, že ho stihne vidieť iba [hero]. Druhý raz to trvá dva dychy a vidí to už aj [guide]. Potom dychy nikto neráta, lebo sa pri tom na dýchanie zabúda.

Je to skutočná nádhera, [guide] tlieska, [hero] tlieska a [who] má od radosti oči zavreté, čo vôbec nie je dobrý nápad. Každá vec má totiž aj koniec. ${CANNOT_STOP}

@who „Pomoc, a čím sa začína koniec?“ volá [who].

Každý sa pozrie na [guide.acc], veď práve koniec má byť to, čo pozná najlepšie zo všetkého.

@guide „Ja ho poznám iba zvonka,“ prizná [guide], „lebo zvnútra pri ňom mávam zavreté oči.“

@hero „Skús to isté čo na začiatku!“ volá [hero]. „${ANSWER}!“

${ENDS}

@guide „Taký mäkký koniec nepoznám ani ja,“ povie [guide]. „A vlastne ani ten začiatok.“ ${CHANGED} [with2| @friend2 „Odteraz už áno,“ povie [friend2]. |]
/+2

+3
To už stoja dookola ostatní, lebo takáto vec sa rýchlo roznesie. [more| Celkom vpredu stoja [others]. |] ${teased('Dnes sa nesmeje nikto, hoci by sa možno patrilo povedať prepáč.', 'Každý chce stáť najbližšie a každý tvrdí, že to hneď vedel.')}


+4
@rest „Ukáž to ešte raz!“ volajú. „Z tejto strany nie je nič vidieť!“

[Who] sa nadýchne, pozrie sa dookola a všade vidí oči. Modré, hnedé, žlté, okrúhle, a jedny až z druhého radu, kde stoja na debničke. Toľkým očiam sa nedá ukázať nič. Začiatok je odrazu preč, ako keď sa zhasne. ${BUMP_OLDER} A je také ticho, že počuť, ako si ktosi vzadu pritláča ruku na ústa, aby sa nezasmial.

[Who] sa otočí chrbtom. A ten chrbát [hero] dnes už raz vidí a druhý raz ho vidieť nechce.

@hero „Teraz sa otočíme my,“ povie [hero] nahlas. „Každý jeden. Začiatok nemá rád, keď sa naň niekto díva.“

@rest „A ako to potom uvidíme?“ pýtajú sa ostatní.

@hero „Nijako,“ povie [hero]. „Ani ja nie.“

Je to veľká škoda, lebo práve na to sa dnes čaká celý deň. Ale [hero] sa otočí. Otočí sa aj [guide] a po chvíli hundrania i ostatní. Stojí tam teda dlhý rad chrbtov, veľkých aj malých, ibaže teraz ani jeden z nich nie je smutný.

${SAY} Chvíľu nič. Potom čosi zašuští, čosi zafučí, vlasy na zátylku sa pohnú od malého vetra a vedľa radu niekto celkom pokojne povie:

@who „Už môžete.“
/+4

@rest „A čím to začínaš?“ pýtajú sa.

@who „${ANSWER},“ povie [who]. „A čím začínate vy?“

Je ticho. Ostatní to vždy iba urobia, medzi rečou, a nikdy sa pri tom nepozerajú. Teraz si chcú spomenúť. Mračia sa, rozmýšľajú, jeden začína hlavou, druhý chvostom a tretí obomi naraz. A odrazu to nejde nikomu. Prvý sedí na zemi, druhý leží na ňom a tretí síce ešte stojí, ale neodvažuje sa ani žmurknúť.

@rest „Vždy mi to šlo samo,“ sťažuje sa ten naspodku. „Kým sa na to nikto nepýta, ide to výborne.“

@hero „Ja viem, kto vás to naučí,“ povie [hero] a pozrie sa na [who.acc].

[Who] najprv hľadá za sebou, koho tým myslí. Potom chodí od jedného k druhému, pomaly, ako sa chodí medzi chorými. Každému povie, čím sa to začína, a s každým chvíľu počká. Nikoho nestrčí a nikomu nepovie, že je to ľahké. O chvíľu to zasa ide všetkým. Iba majú dovolené rozmýšľať o tom najviac raz za týždeň.
/+3

== domov
-2
[Who] skúša ešte raz a potom ešte raz, až sa zotmie.
/-2

+2
@guide „A ja?“ ozve sa [guide]. „Mne tiež jedna vec nejde. Neviem čakať.“

@hero „Vôbec?“ pýta sa [hero].

@guide „Koláč jem skôr, ako je upečený,“ povie [guide]. „Ale nikomu to nehovorte.“

Povedať to nahlas nie je ľahké a [hero] o tom dnes čosi vie.

@who „Čakanie sa začína tým, že si sadneš,“ povie [who].

Sadnú si teda do radu, jeden vedľa druhého, a čakajú, kým sa celkom zotmie.
/+2

+3
Prvý raz vydrží [guide] jeden dych a hneď sa pýta, či už. Druhý raz vydrží tri dychy. Potom si všimne slnko, ktoré ide dolu celkom pomaly, a nikto ho pritom nesúri.

@guide „A ono to ide aj samo,“ čuduje sa [guide] a sedí a sedí.
/+3

+2
Domov ide [hero] ${there(4)}. Je šero, cesta je mäkká a nikam sa netreba ponáhľať.
/+2

== bed
${AT_HOME} Večer leží [hero] v posteli pod teplou perinou. [friend-is| toy, pet: Vedľa leží [friend]. |] ${FAR} ${FOLDED}

+2
${friend('Vedľa už [friend] pomaly dýcha.', 'Za oknom je mesiac a ticho.')} [more| Aj [others] už ležia. |] V izbe je mäkká tma a [adult] sedí na kraji postele.
/+2

&last @hero „A čím sa začína spanie?“ šepne [hero].

@adult „Nohami,“ šepká [adult]. „Tie zaspia prvé a ostatné sa pridá.“

+2
Nohy sú naozaj ťažké a teplé a už ani jedna nechce nikam ísť. Po nich stíchnu ruky, lakte a brada, pekne po poradí, nič sa nepreskočí.
/+2

${ECHO} ^start To je začiatok. !asleep A na konci už [hero] spí.
`,
}
