/** What it is that an animal of the family does, and why, as one sees from the floor. */
interface Habit {
  by: string
  /** Behind its name. */
  does: string
  /** What a grown-up takes it for. */
  guess: string
  /** What one sees lying down. */
  seen: string
  /** What the child says to that. */
  aha: string
  /** What the child does. */
  step: string
  /** What it does then. */
  after: string
}

export const HABITS: Readonly<Record<string, Habit>> = {
  eggs: {
    by: 'pet-eggs',
    does: 'znáša [has| eggs-blue: modré | eggs-green: zelené | eggs-gold: zlaté | eggs-spots: bodkované | iné] vajíčka, aké neznáša nikto na dvore',
    guess: 'To bude asi od zrna',
    seen: '[has:eggs-blue| Zdola je na dvore najviac oblohy. Je v mláke, je vo vedre a modrá sa aj v miske. | Zdola je na dvore najviac farieb. Sú v tráve, vo vedre aj v kvetoch pri plote.] [Pet] sa na ňu díva celý deň a ani nežmurkne',
    aha: 'Znáša to, na čo sa díva',
    step: 'prinesie k hniezdu vedro s vodou, aby v ňom aj večer ostal kúsok dňa',
    after: 'sa pozrie do vedra, pokojne si naježí perie a sadne si',
  },
  takes: {
    by: 'pet-takes',
    does: '[has| pet-slippers: odnáša papuče | pet-socks: kradne ponožky | odnáša veci], a nikdy nie dve rovnaké',
    guess: 'Máme doma malého zlodeja',
    seen: 'Za gaučom je kopa a je v nej od každého jedna vec, veľká, malá aj deravá. [Pet] ich oňuchá, jednu po druhej, ako keď sa rátajú deti na výlete. Potom začne odznova',
    aha: 'Od každého jedna, a moja tu nie je',
    step: 'vyzuje si ponožku, ešte celkom teplú, a položí ju na kopu',
    after: 'ju oňuchá, oblíže a ľahne si na to všetko naraz',
  },
  sleeps: {
    by: 'pet-sleeps',
    does: 'spí [has| sleep-sink: v umývadle | sleep-sofa: na gauči | sleep-basket: v koši na bielizeň | sleep-box: v krabici | sleep-bed: v cudzej posteli | sleep-window: na okne | sleep-shoes: v topánkach | celý deň], hoci má vlastný pelech',
    guess: 'Taký spachtoš tu ešte nebol',
    seen: 'Z toho miesta vidno dvere. Vidno kuchyňu, vidno [adult.acc] aj vešiak. [Pet] má jedno oko otvorené na celkom tenkú škáru a pozerá z jedného na druhého. Iba do postele odtiaľ nedovidí',
    aha: 'To nie je spanie, to je stráženie',
    step: 'otvorí dvere na izbe dokorán, aby bolo vidno až na vankúš',
    after: 'sa pozrie na vankúš, potom na všetkých a zavrie aj druhé oko',
  },
  calls: {
    by: 'pet-calls',
    does: 'každý večer spustí taký koncert, že to počuť až na schodoch',
    guess: 'Asi si cvičí hlas',
    seen: 'Zdola vidno nohy. [Pet] sa ozve raz pri veľkých papučiach a raz pri menších, počká a ide ďalej. Pri malých papučiach sa ozve tiež, lenže tie sú prázdne, a tak volá a volá',
    aha: 'Volá nás všetkých po mene',
    step: 'ozve sa naspäť, nahlas a celkom po ľudsky, že tu je',
    after: 'stíchne a ešte raz obzrie všetky nohy, či to platí',
  },
  eats: {
    by: 'pet-eats',
    does: 'má stále hlad a [is:food| najradšej [pet:by zjedla/by zjedol/by zjedlo] [food.acc] | zje všetko, čo nájde]',
    guess: 'V tom bruchu musí byť diera',
    seen: 'Zdola je kuchyňa plná nôh a pod každou stoličkou leží jedna omrvinka. [Pet] zje jednu tu a jednu tam, od každého, kto sedí pri stole. Vlastná misa stojí plná v kúte a nikto pri nej nesedí',
    aha: 'Nechce viac jesť, chce jesť s nami',
    step: 'prenesie misu z kúta k stolu, rovno vedľa vlastnej stoličky',
    after: 'zje všetko do dna a spokojne si pri stole sadne',
  },
}

const known = Object.entries(HABITS)
  .map(([id, { by }]) => `${by}: ${id}`)
  .join(' | ')
/** The key `habit`. */
export const HABIT = `[has| ${known} | round]`

const ROUND: Omit<Habit, 'by'> = {
  does: 'chodí každý večer po byte dookola a nevie si ľahnúť',
  guess: 'Asi sa bez toho nedá zaspať',
  seen: 'Zdola vidno nohy. [Pet] ide k veľkým papučiam a zastane. Ide k menším a zastane zas. Potom ide až k detskej posteli, lenže tá je prázdna, a tak sa celé musí začať odznova',
  aha: 'Veď nás ráta! A ja tu chýbam',
  step: 'vlezie rýchlo do postele, iba jednu ruku nechá visieť von',
  after: 'k ruke príde, ovonia ju a konečne si ľahne',
}

export const habit = (of: keyof typeof ROUND) =>
  `[habit| ${Object.entries(HABITS)
    .map(([id, one]) => `${id}: ${one[of]}`)
    .join(' | ')} | ${ROUND[of]}]`
