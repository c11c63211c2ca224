/*
 * Games that one loses. `lost` is how it ends, `flies` what comes of it where the wish says that something was thrown, `won` what whoever won has to say of it;
 * `near`, `turn` and `after` are what whoever lost has to tell; `again` is the second game, `hold` what the hand (or foot) would like, and does instead.
 */
export interface Game {
  lost: string
  flies: string
  near: string
  turn: string
  after: string
  /** How it really was, by whose own slip; told in the older reading. */
  slip: string
  again: string
  hold: string
}

/** Whoever won: the one whom the wish names, else who is at the child's side. */
export const W = '[w| whom: [whom] | [adult]]'

export const GAMES: Readonly<Record<string, Game>> = {
  ludo: {
    lost: `Je po hre. ${W} má v domčeku štyri figúrky a [hero] iba dve.`,
    flies: 'Figúrky letia na zem a jedna sa kotúľa až pod chladničku.',
    near: 'Moja predposledná figúrka stojí jeden krok pred domčekom, a zozadu ide čierna',
    turn: 'Čierna hodí štvorku. Raz, dva, tri, buch, a moja letí až na začiatok',
    after: 'Čakám na šestku, prvé kolo, druhé, tretie, a tí druhí chodia okolo a kývajú',
    slip: 'Mám ísť tou vpredu. Ale ja idem tou vzadu, lebo je pekná, a tú vpredu nechám stáť na rohu ako na zastávke',
    again: 'Raz, dva, tri, buch! Figúrka musí zasa na začiatok.',
    hold: 'Ruka ju zdvihne a chvíľu ju drží vysoko nad stolom. Potom ju položí na štart, pekne rovno.',
  },
  memory: {
    lost: `Je po hre. ${W} má vysokú kopu kartičiek a [hero] iba nízku.`,
    flies: 'Kartičky letia na zem a jeden slon až pod chladničku.',
    near: 'Viem presne, kde je druhý slon, v rohu vľavo, a idem poňho',
    turn: 'Otočím ho, a je to čajník! Slon je hneď vedľa a vezme si ho niekto iný',
    after: 'A ten čajník otočím ešte trikrát za sebou. Ten čajník na mňa stále čaká',
    slip: 'Ten slon je tam stále. Ale ja sa pozriem do okna, či už neprší, a keď sa obrátim, sú všetky rohy rovnaké',
    again: 'Otočí sa slon. Potom sa otočí čajník!',
    hold: 'Ruka ho zdvihne a chvíľu ho drží vysoko nad stolom. Potom ho položí naspäť, pekne rovno.',
  },
  cards: {
    lost: `Je po hre. ${W} nemá už ani jednu kartu a [hero] ich má plnú ruku.`,
    flies: 'Karty letia na zem a jedna sa šmykne až pod chladničku.',
    near: 'Ostáva mi jediná karta a už ju skoro púšťam z ruky',
    turn: 'Vtom príde sedmička a beriem dve, a na ňu druhá sedmička a beriem štyri',
    after: 'Mám ich toľko, že sa do ruky nezmestia. Robím z nich vejár a duje mi do ucha',
    slip: 'Tú sedmičku mám aj ja. Celý čas! Ale schovávam si ju na neskôr, a na neskôr už nie je kedy',
    again: 'A je to tu, sedmička!',
    hold: 'Ruka s kartami sa zdvihne vysoko nad stôl a chvíľu tam visí. Potom si pekne po jednej vezme ďalšie dve.',
  },
  board: {
    lost: `Je po hre. ${W} má na doske ešte celý rad a [hero] už nič.`,
    flies: 'Doska letí hore nohami a jeden kameň sa kotúľa až pod chladničku.',
    near: 'Môj najlepší je už jedno políčko pred koncom, a za rohom niekto stojí',
    turn: 'Hop, preskočí ho. Hop, aj toho za ním! A ten tretí iba pozerá, čo sa to robí',
    after: 'Ostáva mi jeden jediný. Uteká po celej doske, hore, dolu, a tí druhí za ním',
    slip: 'Ja to pole vidím prázdne. Ale tak sa teším na koniec, že sa nepozriem za roh, a tam celý čas niekto stojí',
    again: 'Hop! A najlepší je preč.',
    hold: 'Ruka sa chytí dosky a chvíľu ju drží. Potom ju pustí a ešte ju aj narovná.',
  },
  race: {
    lost: 'Je po pretekoch. Ostatní sú už v cieli a [hero] dobehne [posledná/posledný/až po nich].',
    flies: 'Topánky letia z nôh a jedna sa kotúľa až pod lavičku.',
    near: 'Stojím na štarte a nohy už chcú, pripraviť sa, pozor, teraz',
    turn: 'A vidím samé chrbty! Modrý, červený, pruhovaný. Toľko chrbtov naraz nevidí nikto iný',
    after: 'Bežím a bežím, a v cieli ich stojí celá kopa a čakajú iba na mňa',
    slip: 'Na štarte sa obzriem, či sa na mňa niekto pozerá. Pozerá sa, a ja mu zakývam. A oni sú zatiaľ pri strome',
    again: `Beží sa do kúpeľne a ${W} je pri dverách skôr.`,
    hold: 'Noha sa zdvihne a veľmi chce dupnúť. Potom sa postaví potichu vedľa tej druhej.',
  },
  line: {
    lost: 'V škôlke sa ide na obed a prvý ide niekto iný. [Hero] ide až za ním.',
    flies: 'Papuča letí z nohy a kotúľa sa až pod lavičku.',
    near: 'Idem na konci a predo mnou je had, čo má dvadsať hláv a štyridsať nôh',
    turn: 'Na rohu sa had zakrúti a vidím ho celého! Ten, čo je vpredu, vidí iba dvere',
    after: 'Had sadne k polievke, hlava po hlave. A posledná stolička je pri okne, tá je moja',
    slip: 'Stojím už vpredu. Ale tak tam strkám lakťom, že mi spadne čiapka, a kým ju zdvihnem, had je preč',
    again: 'Ide sa do kúpeľne a pri dverách je hneď tlačenica.',
    hold: 'Noha už chce byť vpredu. Potom urobí krok dozadu, potichu, na samý koniec.',
  },
  game: {
    lost: `Je po hre. ${W} má vyhrané a [hero] nie.`,
    flies: 'Všetko letí zo stola a jeden kúsok sa kotúľa až pod chladničku.',
    near: 'Chýba mi už iba takýto malý kúsok a skoro to mám',
    turn: 'A vtom buch, všetko je naopak! Kto bol vzadu, je vpredu, a ja idem od začiatku',
    after: 'Idem a idem, a vždy, keď som skoro pri nich, oni sa znova pohnú',
    slip: 'Ja som už skoro v cieli. Ale tak sa na to teším, že sa zabudnem pozerať, a spravím to celkom naopak',
    again: 'A zasa: buch, a všetko je naopak!',
    hold: 'Ruka sa zdvihne vysoko nad stôl a chvíľu tam visí. Potom si ľahne pekne na kolená.',
  },
}
