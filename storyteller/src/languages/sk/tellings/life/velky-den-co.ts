/** What day it is: as it is told before it comes, what the toes are told of it, and what it is made of. */
interface Day {
  /** Behind "Zajtra". */
  eve?: string
  /** Told to a toe before it. */
  say?: string
  /** Behind "Dnes". */
  did: string
  /** Told to a toe after it. */
  said: string
  /** Three things of it. */
  made: string
  /** One more. */
  more: string
  /** What legs do under the blanket for it. */
  legs?: string
  /** The particulars by which it is known. */
  by: string
}

export const FEATS: Readonly<Record<string, Day>> = {
  bike: {
    by: 'feat-bike',
    did: 'ide [hero] na bicykli bez koliesok, úplne prvý raz',
    said: 'Išli sme bez koliesok',
    made: 'Pedále, zvonec a vietor',
    more: 'celá naša ulica',
    legs: 'šliapu do pedálov',
  },
  swim: {
    by: 'feat-swim',
    did: 'pláva [hero] a nikto [ju/ho/ani trochu] nedrží',
    said: 'Plávali sme a voda nás držala',
    made: 'Voda, bubliny a mokré uši',
    more: 'veľký suchý uterák',
    legs: 'plávajú',
  },
  goal: {
    by: 'feat-goal',
    did: 'dá [hero] gól',
    said: 'Dali sme gól',
    made: 'Lopta, bránka a veľký krik',
    more: 'celé mužstvo',
    legs: 'kopú do lopty',
  },
  medal: {
    by: 'feat-medal',
    did: 'má [hero] na krku ozajstnú medailu',
    said: 'Máme ozajstnú medailu',
    made: 'Stuha, potlesk a stupienok',
    more: 'všetci naši',
  },
  cup: {
    by: 'feat-cup',
    did: 'drží [hero] v rukách ozajstný pohár',
    said: 'Máme ozajstný pohár',
    made: 'Potlesk, fotka a stupienok',
    more: 'všetci naši',
  },
  win: {
    by: 'feat-win',
    did: 'vyhrá [hero], naozaj a pred celým svetom',
    said: 'Vyhrali sme, naozaj',
    made: 'Štart, vietor a cieľ',
    more: 'veľký potlesk',
    legs: 'bežia do cieľa',
  },
  read: {
    by: 'feat-read',
    did: 'číta [hero] celkom [sama/sám/bez pomoci]',
    said: 'Už vieme čítať',
    made: 'Písmená, bodky a obrázky',
    more: 'posledná strana',
  },
  laces: {
    by: 'feat-laces',
    did: 'si [hero] prvý raz zaviaže šnúrky',
    said: 'Máme na topánkach vlastné mašličky',
    made: 'Uško, slučka a potiahnuť',
    more: 'druhá topánka',
  },
  skate: {
    by: 'feat-skate',
    did: 'stojí [hero] prvý raz na korčuliach a nespadne',
    said: 'Išli sme po ľade',
    made: 'Ľad, rukavice a dlhá čiara',
    more: 'horúci čaj',
    legs: 'korčuľujú',
  },
  slide: {
    by: 'feat-slide',
    did: 'ide [hero] dolu najväčším toboganom',
    said: 'Išli sme dolu z najväčšieho',
    made: 'Zákruta, špliech a mokré uši',
    more: 'veľký suchý uterák',
    legs: 'sa šmýkajú',
  },
  climb: {
    by: 'feat-climb',
    did: 'vylezie [hero] až celkom hore',
    said: 'Boli sme celkom hore',
    made: 'Ruka, noha a znova ruka',
    more: 'svet, aký je zhora malý',
    legs: 'lezú hore',
  },
  breakfast: {
    by: 'feat-breakfast',
    did: 'urobí [hero] raňajky celkom [sama/sám/bez pomoci]',
    said: 'Urobili sme raňajky',
    made: 'Nôž, maslo a tri taniere',
    more: 'všetky omrvinky',
  },
  bed: {
    by: 'feat-bed',
    did: 'spí [hero] vo vlastnej veľkej posteli',
    said: 'Máme vlastnú veľkú posteľ',
    made: 'Nohy, vankúš a veľa miesta',
    more: 'tichá noc',
  },
  action: {
    by: 'feat-any',
    did: '[is:action| už vie [hero] [action], úplne prvý raz | dokáže [hero] niečo úplne prvý raz]',
    said: 'Dokázali sme to',
    made: 'Pokus, druhý pokus a hurá',
    more: 'všetci naši',
  },
}

export const OCCASIONS: Readonly<Record<string, Day>> = {
  kitten: {
    by: 'day-pet',
    eve: 'príde domov [animal]',
    say: 'príde k nám [animal]',
    did: 'príde domov [animal]',
    said: 'Býva s nami [animal]',
    made: 'Miska, pelech a štyri labky',
    more: 'jeden chvost',
  },
  newbike: {
    by: 'day-newbike',
    eve: 'dostane [hero] bicykel',
    say: 'dostaneme bicykel',
    did: 'má [hero] nový bicykel',
    said: 'Máme nový bicykel',
    made: 'Zvonec, kolesá a svetlo',
    more: 'celá naša ulica',
    legs: 'šliapu do pedálov',
  },
  party: {
    by: 'day-party',
    eve: 'je oslava',
    say: 'ideme na oslavu',
    did: 'je oslava',
    said: 'Boli sme na oslave',
    made: 'Hudba, balóny a papier',
    more: 'torta',
  },
  gift: {
    by: 'day-gift',
    eve: 'dostane [hero] [is:gift| [gift.acc] | darček]',
    say: 'dostaneme [is:gift| [gift.acc] | darček]',
    did: 'dostane [hero] [is:gift| [gift.acc] | darček]',
    said: 'Máme [is:gift| [gift.acc] | darček]',
    made: 'Papier, mašľa a veľké ách',
    more: 'všetci naši',
  },
  birthday: {
    by: 'day-birthday',
    eve: 'má [hero] [nth]narodeniny',
    say: 'budeme mať [nth]narodeniny',
    did: 'má [hero] [nth]narodeniny',
    said: 'Mali sme [nth]narodeniny',
    made: 'Sviečky, balóny a papier',
    more: 'torta',
  },
  nameday: {
    by: 'day-nameday',
    eve: 'má [hero] meniny',
    say: 'budeme mať meniny',
    did: 'má [hero] meniny',
    said: 'Mali sme meniny',
    made: 'Pesnička, kvety a papier',
    more: 'niečo sladké',
  },
  mikulas: {
    by: 'day-mikulas',
    eve: 'príde Mikuláš',
    say: 'príde Mikuláš',
    did: 'príde Mikuláš',
    said: 'Bol u nás Mikuláš',
    made: 'Okno, čižma a orechy',
    more: 'mandarínka',
  },
  xmas: {
    by: 'day-xmas',
    eve: 'sú Vianoce',
    say: 'budú Vianoce',
    did: 'sú Vianoce',
    said: 'Sú Vianoce',
    made: 'Stromček, svetielka a oblátky',
    more: 'zvonček',
  },
  tent: {
    by: 'day-tent',
    eve: 'spí [hero] v stane',
    say: 'budeme spať v stane',
    did: 'je [hero] pri stane',
    said: 'Boli sme pri stane',
    made: 'Oheň, špekáčik a baterka',
    more: 'hviezdy',
  },
  ski: {
    by: 'day-ski',
    eve: 'ide [hero] na lyže',
    say: 'ideme na lyže',
    did: 'je [hero] na lyžiach',
    said: 'Boli sme na lyžiach',
    made: 'Sneh, vlek a horúci čaj',
    more: 'celý biely kopec',
    legs: 'lyžujú',
  },
  zoo: {
    by: 'day-zoo',
    eve: 'ide [hero] do zoo',
    say: 'ideme do zoo',
    did: 'je [hero] v zoo',
    said: 'Boli sme v zoo',
    made: 'Brána, lístok a veľké uši',
    more: 'žirafa až po strechu',
  },
  pool: {
    by: 'day-pool',
    eve: 'ide [hero] na kúpalisko',
    say: 'ideme na kúpalisko',
    did: 'je [hero] na kúpalisku',
    said: 'Boli sme na kúpalisku',
    made: 'Voda, uterák a mokré uši',
    more: 'tobogan',
    legs: 'plávajú',
  },
  sea: {
    by: 'day-sea',
    eve: 'ide [hero] k moru',
    say: 'ideme k moru',
    did: 'je [hero] pri mori',
    said: 'Boli sme v mori',
    made: 'Vlny, piesok a slané uši',
    more: 'mušľa',
    legs: 'plávajú',
  },
  plane: {
    by: 'day-plane',
    eve: 'letí [hero] lietadlom',
    say: 'poletíme lietadlom',
    did: 'letí [hero] lietadlom',
    said: 'Leteli sme lietadlom',
    made: 'Schodíky, okienko a oblaky',
    more: 'kufor',
  },
  train: {
    by: 'day-train',
    eve: 'ide [hero] vlakom',
    say: 'pôjdeme vlakom',
    did: 'ide [hero] vlakom',
    said: 'Išli sme vlakom',
    made: 'Lístok, okno a húú',
    more: 'tunel',
  },
  camper: {
    by: 'day-camper',
    eve: 'ide [hero] na cesty karavanom',
    say: 'pôjdeme karavanom',
    did: 'ide [hero] karavanom',
    said: 'Išli sme karavanom',
    made: 'Cesta, stolík a malá strecha',
    more: 'mapa',
  },
  hills: {
    by: 'day-hills',
    eve: 'ide [hero] do hôr',
    say: 'ideme do hôr',
    did: 'je [hero] v horách',
    said: 'Boli sme v horách',
    made: 'Chodník, kopec a rožok',
    more: 'ozvena',
    legs: 'idú do kopca',
  },
  cinema: {
    by: 'day-cinema',
    eve: 'ide [hero] do kina',
    say: 'ideme do kina',
    did: 'je [hero] v kine',
    said: 'Boli sme v kine',
    made: 'Lístok, tma a veľké plátno',
    more: 'pukance',
  },
  theatre: {
    by: 'day-theatre',
    eve: 'ide [hero] do divadla',
    say: 'ideme do divadla',
    did: 'je [hero] v divadle',
    said: 'Boli sme v divadle',
    made: 'Lístok, opona a potlesk',
    more: 'prvý rad',
  },
  circus: {
    by: 'day-circus',
    eve: 'ide [hero] do cirkusu',
    say: 'ideme do cirkusu',
    did: 'je [hero] v cirkuse',
    said: 'Boli sme v cirkuse',
    made: 'Stan, bubon a potlesk',
    more: 'šašo',
  },
  rides: {
    by: 'day-rides',
    eve: 'ide [hero] na kolotoče',
    say: 'ideme na kolotoče',
    did: 'je [hero] na kolotočoch',
    said: 'Boli sme na kolotočoch',
    made: 'Svetlá, hudba a dookola',
    more: 'cukrová vata',
  },
  dino: {
    by: 'day-dino',
    eve: 'ide [hero] do dinoparku',
    say: 'ideme do dinoparku',
    did: 'je [hero] v dinoparku',
    said: 'Boli sme v dinoparku',
    made: 'Zuby, chvosty a stopy',
    more: 'vajce, väčšie ako lopta',
  },
  granny: {
    by: 'day-granny',
    eve: 'ide [hero] k babke',
    say: 'ideme k babke',
    did: 'je [hero] u babky',
    said: 'Boli sme u babky',
    made: 'Brána, dvor a koláče',
    more: 'veľká perina',
  },
  grandpa: {
    by: 'day-grandpa',
    eve: 'ide [hero] k dedkovi',
    say: 'ideme k dedkovi',
    did: 'je [hero] u dedka',
    said: 'Boli sme u dedka',
    made: 'Brána, dvor a dielňa',
    more: 'dedkov klobúk',
  },
  visit: {
    by: 'day-visit',
    eve: 'príde na návštevu [whom]',
    say: 'príde k nám [whom]',
    did: 'príde na návštevu [whom]',
    said: 'Prišla k nám návšteva',
    made: 'Zvonček, papuče a koláč',
    more: 'hra na zemi',
  },
  trip: {
    by: 'day-trip',
    eve: 'ide [hero] na výlet',
    say: 'ideme na výlet',
    did: 'je [hero] na výlete',
    said: 'Boli sme na výlete',
    made: 'Batoh, cesta a rožok',
    more: 'fľaša s čajom',
    legs: 'idú na výlet',
  },
  holiday: {
    by: 'day-holiday',
    eve: 'ide [hero] na dovolenku',
    say: 'ideme na dovolenku',
    did: 'je [hero] na dovolenke',
    said: 'Boli sme na dovolenke',
    made: 'Kufor, cesta a iná posteľ',
    more: 'zmrzlina',
  },
  other: {
    by: 'day-other',
    eve: 'je veľký deň',
    say: 'bude veľký deň',
    did: 'je veľký deň',
    said: 'Bol to veľký deň',
    made: 'Ráno, obed a všetko medzi tým',
    more: 'všetci naši',
  },
}

const keyed = (days: Readonly<Record<string, Day>>, of: (day: Day) => string | undefined, other: string) =>
  [
    ...Object.entries(days)
      .filter(([, day]) => of(day))
      .map(([id, day]) => `${id}: ${of(day)}`),
    other,
  ].join(' | ')

const known = (days: Readonly<Record<string, Day>>) =>
  Object.entries(days)
    .map(([id, { by }]) => `${by}: ${id}`)
    .join(' | ')

const ALL = { ...FEATS, ...OCCASIONS }
/** The key `day`. */
export const DAY = `[tense| eve: [has| ${known(OCCASIONS)} | other] | [has| ${known(ALL)} | other]]`
export const BY = Object.values(ALL).map(({ by }) => by)

const eve = `[day| ${keyed(OCCASIONS, (day) => day.eve, 'je veľký deň')}]`
const did = `[day| ${keyed(ALL, (day) => day.did, 'je veľký deň')}]`
const say = `[day| ${keyed(OCCASIONS, (day) => day.say, 'bude veľký deň')}]`
const said = `[day| ${keyed(ALL, (day) => day.said, 'Bol to veľký deň')}]`
/** What day it is, as the story begins. */
export const ONCE = `[tense| eve: [soon] ${eve} | [today] ${did}]`
/** What day it is, as a toe is told it. */
export const TOLD = `[tense| eve: [soon] ${say} | ${said}]`

/** What legs do under the blanket. */
export const MOVE = `[day| ${keyed(ALL, ({ legs }) => legs && `${legs}, rýchlo a naraz`, 'utekajú ako [like]')}]`

export const dayWords = {
  made: `[day| ${keyed(ALL, (day) => day.made, 'Ráno, obed a večer')}]`,
  more: `[day| ${keyed(ALL, (day) => day.more, 'všetci naši')}]`,
}
