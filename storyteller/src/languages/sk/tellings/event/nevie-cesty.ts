/** One thing that somebody cannot do: what comes instead, what it is needed for tonight, and how that goes with what it can. */
export interface Way {
  /** After "nevie" or "bojí sa". */
  cannot: string
  instead: string
  /** A trouble of tonight. */
  need: string
  /** How others say to do it, and what comes of it. */
  tries: string
  /** After "viem iba". */
  can: string
  idea: string
  works: string
  /** What is settled, in the words of the child. */
  done: string
  /** In the dark, at the end. */
  echo: string
}

const TOWN =
  '[has| town-zilina: v Žiline | town-cadca: v Čadci | town-sered: v Seredi | town-kosice: v Košiciach | town-trnava: v Trnave | town-nitra: v Nitre | town-presov: v Prešove | town-poprad: v Poprade | town-martin: v Martine | town-bratislava: v Bratislave | town-trencin: v Trenčíne | town-zvolen: vo Zvolene | town-bystrica: v Bystrici | town-vrutky: vo Vrútkach | town-puchov: v Púchove | town-galanta: v Galante | town-pezinok: v Pezinku | town-senec: v Senci | way-small-stops: na malých staniciach | včas]'
const NEAR_TOWN =
  '[has| town-zilina: pri Žiline | town-cadca: pri Čadci | town-sered: pri Seredi | town-kosice: pri Košiciach | town-trnava: pri Trnave | town-nitra: pri Nitre | town-presov: pri Prešove | town-poprad: pri Poprade | town-martin: pri Martine | town-bratislava: pri Bratislave | town-trencin: pri Trenčíne | town-zvolen: pri Zvolene | town-bystrica: pri Bystrici | town-vrutky: pri Vrútkach | town-puchov: pri Púchove | town-galanta: pri Galante | town-pezinok: pri Pezinku | town-senec: pri Senci |]'
const TOWN_IDS =
  'town-zilina, town-cadca, town-sered, town-kosice, town-trnava, town-nitra, town-presov, town-poprad, town-martin, town-bratislava, town-trencin, town-zvolen, town-bystrica, town-vrutky, town-puchov, town-galanta, town-pezinok, town-senec, way-small-stops'
/** The first letter on its board. */
const LETTER =
  '[has| town-zilina: Ž! | town-cadca: Č! | town-sered: S! | town-kosice: K! | town-trnava: T! | town-nitra: N! | town-presov: P! | town-poprad: P! | town-martin: M! | town-bratislava: B! | town-trencin: T! | town-zvolen: Z! | town-bystrica: B! | town-vrutky: V! | town-puchov: P! | town-galanta: G! | town-pezinok: P! | town-senec: S! | Prvé písmenko!]'
const SINGLE = 'med, mlieko, polievka, kasa, cokolada, maso, ryza, zmrzlina, chlieb, maslo, pizza'
const FOOD = `[is:food| [has| ${SINGLE}: [food.acc] | [food.nom_pl]] | večeru]`
const TURN = (left: string, right: string) => `[has:way-right| ${right} | ${left}]`

/** What comes of its spells. */
const MAGIC = {
  small: '[has| way-bubbles: bubliny | way-flowers: kvietky | way-sweets: cukríky | farebné papieriky]',
  capital: '[has| way-bubbles: Bubliny | way-flowers: Kvietky | way-sweets: Cukríky | Papieriky]',
}

export const WAYS = {
  fire: {
    cannot: 'pľuť oheň',
    instead: 'Keď fúkne, vyjde z toho [has:way-foggy| iba biela para a zahmlí okná | iba biela para].',
    need: `Dnes pritom treba zohriať ${FOOD}, lebo pec nehorí.`,
    tries: 'Fúka zhlboka. Para. Fúka zo všetkých síl. Ešte viac pary a mokré obočie.',
    can: 'robiť paru',
    idea: 'Para je horúca. Dáme nad ňu hrniec!',
    works: `[Who] fúka, para stúpa a hrniec bubliká. O chvíľu má každý na tanieri ${FOOD}, až sa z toho parí. [has:way-foggy| Okná sú celé biele a dá sa na ne kresliť. | Nič neprihorí.]`,
    done: 'Večera je teplá',
    echo: 'Na zahmlenom okne ostane nakreslené malé slniečko.',
  },
  'say-r': {
    cannot: 'povedať R',
    instead: 'Ryba je od [who:nej/neho/neho] vždy lyba a rožok je vždy ložok.',
    need: 'Dnes pritom treba ísť k pekárovi po tri rožky.',
    tries: '@rest „Ešte raz,“ povedia ostatní. @who „Ešte laz,“ povie [who]. Na desiaty raz je to stále laz.',
    can: 'lozplávať po svojom',
    idea: 'Hovor po svojom, pomaly, a ja pôjdem s tebou.',
    works:
      '@who „Tli ložky, plosím,“ povie [who]. Pekár sa nesmeje a rozumie každému slovu. Podá tri rožky, ešte teplé, a ani jeden nechýba.',
    done: 'Rožky máme',
    echo: 'Na stole voňajú tri rožky. Alebo tli ložky.',
  },
  'say-l': {
    cannot: 'povedať L ani Ľ',
    instead: 'Lopta je od [who:nej/neho/neho] vždy jopta a koláč je vždy kojáč.',
    need: 'Dnes pritom treba ísť k pekárovi po koláč.',
    tries: '@rest „Ešte raz,“ povedia ostatní. @who „Jopta,“ povie [who]. Na desiaty raz je to stále jopta.',
    can: 'lozplávať po svojom',
    idea: 'Hovor po svojom, pomaly, a ja pôjdem s tebou.',
    works:
      '@who „Jeden kojáč, prosím,“ povie [who]. Pekár sa nesmeje a rozumie každému slovu. Podá koláč, ešte teplý, a nechýba ani omrvinka.',
    done: 'Koláč máme',
    echo: 'Na stole vonia koláč. Alebo kojáč.',
  },
  'say-s': {
    cannot:
      '[has| letter-s: povedať S ani Š | letter-z: povedať Z ani Ž | letter-c: povedať C ani Č | letter-k: povedať K | letter-g: povedať G | dobre povedať každé písmenko]',
    instead: 'Jazyk sa vždy oprie o zuby a vyjde z toho iné slovo.',
    need: 'Dnes pritom treba ísť k pekárovi po tri rožky.',
    tries: '@rest „Ešte raz,“ povedia ostatní. [Who] to povie ešte raz a zasa je z toho iné slovo.',
    can: 'lozplávať po svojom',
    idea: 'Hovor po svojom, pomaly, a ja pôjdem s tebou.',
    works:
      '[Who] si rožky vypýta po svojom a ukáže tri prsty. Pekár sa nesmeje a rozumie. Podá tri rožky, ešte teplé, a ani jeden nechýba.',
    done: 'Rožky máme',
    echo: 'Na stole ticho voňajú tri rožky.',
  },
  name: {
    cannot: 'povedať vlastné meno',
    instead: '[is:whom| Volá sa pritom [whom]. |] Keď sa predstaví, vyjde z toho zakaždým celkom iné meno.',
    need: 'Dnes pritom treba ísť k pekárovi a ten sa vždy spýta: a ty si kto?',
    tries: '@rest „Ešte raz,“ povedia ostatní. [Who] to skúsi ešte raz. Na desiaty raz sa jazyk zamotá celkom.',
    can: 'písať písmenká',
    idea: 'Napíšeme tvoje meno na lístok a zavesíme ho na krk.',
    works:
      'Píšu spolu, písmenko za písmenkom. Pekár si nasadí okuliare a prečíta to nahlas. Je to to pravé meno! A pridá k nemu teplý rožok.',
    done: 'Meno máš a každý ho vie',
    echo: 'Vedľa postele visí lístok a na ňom jedno meno.',
  },
  stop: {
    cannot: `zastaviť ${TOWN}`,
    instead:
      '[has:way-elsewhere| Všade inde áno. |] [has| way-letters: Je tam vraj veľa písmenok. Kým ich prečíta, stanica je preč. | way-small-stops: Sú také malé, že keď ich zbadá, už sú preč. | Kým si na brzdu spomenie, je už za rohom.]',
    need: `[has| way-overslept: Dnes sa cestou zaspalo a tá správna stanica je preč. Treba sa vrátiť a vystúpiť. | ${TOWN_IDS}: Dnes tam pritom [hero] musí vystúpiť. | Na najbližšej zastávke pritom [hero] musí vystúpiť.]`,
    tries: 'Skúsi to. Fííí, už je ďaleko. Skúsi to druhý raz a za oknom je zasa iba pole.',
    can: '[has:way-letters| čítať prvé písmenko | ísť celkom pomaly]',
    idea: '[has:way-letters| Zavolám ti ho a ďalej už nečítaj. | Choď pomaly a ja ti vopred zamávam čiapkou.]',
    works: `[has:way-letters| @hero „${LETTER}“ volá [hero] včas. | [Hero] z okna máva a máva.] [Who] ide pomaly, pomalšie, celkom pomaly. Pššš! A stojí presne pri lavičke. Dvere sa otvoria a von sa dá vystúpiť jedným krokom.`,
    done: 'Sme presne tu',
    echo: 'Na stanici je ticho a pod lampou stojí prázdna lavička.',
  },
  turn: {
    cannot: `zabočiť ${TURN('doľava', 'doprava')}`,
    instead: `${TURN('Doprava ide ako po masle, doľava ani za nič.', 'Doľava ide ako po masle, doprava ani za nič.')} [has:way-behind| Dnes sa ${NEAR_TOWN} za [who:ňou/ním/ním] vlečie celý rad áut. | Auto za [who:ňou/ním/ním] už trúbi.]`,
    need: `A domov sa pritom ide práve ${TURN('doľava', 'doprava')}.`,
    tries: `[has:kricat| @hero „${TURN('Doľavááá', 'Dopravááá')}!“ volá [hero] z auta. | @rest „${TURN('Doľavááá', 'Dopravááá')}!“ volajú ostatní.] [Who] sa namáha, kolesá škrípu a ide zasa na opačnú stranu.`,
    can: `zabočiť ${TURN('doprava', 'doľava')}`,
    idea: `Tak zaboč tri razy ${TURN('doprava', 'doľava')} a uvidíme.`,
    works: `@hero „${TURN('Doprava! Doprava! A ešte raz doprava', 'Doľava! Doľava! A ešte raz doľava')}!“ volá [hero]. [Who] obíde celé pole dookola. A pred nosom je zrazu cesta ${TURN('doľava. Doľavááá', 'doprava. Dopravááá')}!`,
    done: 'Domov sme trafili',
    echo: `Ešte sa otočí ${TURN('doprava, doprava a ešte raz doprava. A leží doľava', 'doľava, doľava a ešte raz doľava. A leží doprava')}.`,
  },
  laces: {
    cannot: 'si [has:way-nose| zaviazať šnúrky ani utrieť nos | zaviazať šnúrky]',
    instead: '[has:way-short-arms| Má krátke ruky a na topánky nedosiahne. | Namiesto mašle z toho vyjde iba uzol.]',
    need: 'Vonku je pritom mláka a ísť tam treba v topánkach.',
    tries: 'Skúsi to postojačky. Bum. Skúsi to posediačky. Šnúrka sa iba smutne plazí po zemi.',
    can: '[has:way-short-arms| zdvihnúť nohu | podržať jedno uško]',
    idea: '[has:way-short-arms| Ľahni si na chrbát a daj nohu hore k rukám! | Ty drž jedno uško a ja spravím druhé.]',
    works:
      '[has:way-short-arms| [Who] leží na chrbte a topánka je zrazu rovno pred nosom. | [Who] drží jedno uško ako motýľa za krídlo.] Druhé uško, prekrížiť, potiahnuť. Mašľa! [has:way-nose| A nos sa utrie do veľkého mäkkého listu na kríku. | A drží aj v mláke.]',
    done: 'Mašľa drží',
    echo: 'Pri dverách spia topánky, každá s jednou mašľou.',
  },
  nose: {
    cannot: 'si vyfúkať nos',
    instead: 'Keď fúka, fúka ústami a z nosa tečie ďalej.',
    need: 'Dnes pritom treba voňať lipu, a mokrý nos necíti nič.',
    tries: 'Nafúkne líca. Prask, je z toho iba smiech. Zatne oči. Oči sú zatvorené a nos tečie ďalej.',
    can: 'fúkať na polievku',
    idea: 'Tak teraz zavri ústa a fúkni nosom. Vreckovku držím ja.',
    works:
      '[Hero] drží vreckovku ako malú plachtu. Ústa sú zavreté. Fúúú! Plachta sa nafúkne, niečo zatrúbi ako slon a nos je prázdny. A lipa vonia až domov.',
    done: 'Nos je čistý a lipa vonia',
    echo: 'Nos potichu fučí, raz dnu a raz von.',
  },
  lie: {
    cannot: '[has:plavat| plávať ani klamať | klamať]',
    instead: 'Keď sa [who:jej/ho/ho] niekto niečo spýta, hneď povie čistú pravdu.',
    need: 'Dnes pritom príde cudzí kapitán a pýta sa, kde je poklad.',
    tries: '@rest „Povedz, že je noc,“ radia ostatní na obed. [Who] otvorí ústa. @who „Je obed,“ vyjde z nich.',
    can: 'povedať pravdu',
    idea: 'Povedz mu pravdu. Ja budem pri tebe.',
    works:
      '@who „Poklad je pod vodou hneď vedľa,“ povie [who]. „A [has:plavat| ja neviem plávať | my ho nedáme].“ Cudzí kapitán sa smeje. Také niečo by predsa nikto neprezradil! Myslí si, že je to klam, a odpláva preč.',
    done: 'Poklad je stále náš',
    echo: 'Poklad leží pod vodou a nikto tomu neverí.',
  },
  pretends: {
    cannot: '[is:action| [action] | to, čo vedia ostatní]',
    instead: 'Všetkým však hovorí, že to vie, a veľmi dobre.',
    need: 'Dnes [who:ju/ho/ho] pritom volajú: tak poď, ukáž nám to!',
    tries: '@who „Dnes ma bolí prst,“ povie [who]. „A zajtra mám návštevu.“ Lenže ostatní počkajú aj do zajtra.',
    can: 'povedať, že viem',
    idea: 'Ústa ti teda idú dobre. Povedz nimi pravdu, ja ťa držím.',
    works:
      '@who „Ja to neviem,“ povie [who]. Je ticho. A potom sa vedľa ozve: ani ja! A za kameňom: ani ja! Tak to idú skúsiť spolu, [action-is| plavat: zatiaľ po kolená | zatiaľ iba kúsok].',
    done: 'Nič už netreba skrývať',
    echo: 'Pravda je vonku a ostatní pokojne spia.',
  },
  allergy: {
    cannot: '!má alergiu na [has:voda| vodu | [is:what| [what.acc] | niečo, čo iným vôbec nevadí]]',
    instead: 'Stačí kúsok a je z toho hapčí, až [who:jej/mu/mu] odletí čiapka!',
    need: '[has:voda| Doma je pritom vody všade plno. | Doma je toho pritom všade plno.]',
    tries: 'Skúsi to so zapchatým nosom. Hapčí! Skúsi to so zavretými očami. Hapčí, hapčí, a už čiapku hľadá aj potme.',
    can: 'kýchať',
    idea: '[has:voda| Postavíme ti domček v loďke a kýchaj rovno do plachty! | Postavíme ti domček na kolesách a kýchaj rovno do plachty!]',
    works:
      '[has:voda| Vnútri je sucho a mäkko. Hapčí! Plachta sa nafúkne a loďka pláva po celom rybníku. | Vnútri je čisto a mäkko. Hapčí! Plachta sa nafúkne a domček odíde, kam treba.] [Who] je doma a nič [who:ju/ho/ho] nesvrbí.',
    done: 'Domov máš a nos je suchý',
    echo: 'Domček s plachtou stojí a už nikto nekýcha.',
  },
  hang: {
    cannot: 'visieť dolu hlavou',
    instead: 'Keď to skúsi, celý svet sa zatočí a mesiac je naopak.',
    need: 'Ostatní sa pritom už vešajú na konár a idú spať.',
    tries: 'Skúsi to jednou nohou. Jój! Skúsi to so zavretými očami. Svet sa točí aj tak, ba ešte viac.',
    can: 'sedieť a dobre sa držať',
    idea: 'Sadni si ku kmeňu a opri sa. Aj tak sa dá spať.',
    works:
      '[Who] sa oprie, drží sa a zabalí sa ako do deky. Nič sa netočí. Mesiac je pekne hore, zem pekne dolu a na konári je dosť miesta pre všetkých.',
    done: 'Miesto na spanie máš',
    echo: 'Na konári ostatní visia a jeden spokojne sedí.',
  },
  walls: {
    cannot: 'prechádzať cez steny',
    instead:
      '[has| cakat, way-waits: Príde k stene a čaká, kým niekto otvorí. | Príde k stene, ozve sa buch a má hrču.]',
    need: '[has| lost-v-obchode, way-left-behind: Dnes [who:ju/ho/ho] pritom zabudnú v obchode a dvere sa zavrú. | Dnes ostane vonku a ostatní sú pritom dnu.]',
    tries: 'Skúsi to rýchlo. Buch! Skúsi to pomaly. Buch, iba potichšie. Stena je stále stena.',
    can: 'pekne zaklopať',
    idea: 'Zaklop tri razy a ja ti vždy prídem otvoriť.',
    works:
      '[has| lost-v-obchode, way-left-behind: [Adult] otočí auto a ide sa naspäť. |] Ťuk, ťuk, ťuk! [Hero] otvorí dvere, a je to [who]! Nikto sa nezľakne, lebo kto klope, toho každý pustí dnu.',
    done: 'Si s nami vnútri',
    echo: 'Dvere sú pootvorené a nikto neostal vonku.',
  },
  curl: {
    cannot: 'sa stočiť do klbka',
    instead: 'Hlava je dnu, ale nohy zasa trčia von.',
    need: 'Večer pritom fúka studený vietor a treba sa zahriať.',
    tries: 'Skúsi to od hlavy. Trčia nohy. Skúsi to od nôh. Trčí hlava. Skúsi to naraz a prevalí sa.',
    can: 'schovať hlavu',
    idea: 'Ty schovaj hlavu a ja ti zakryjem nohy.',
    works:
      '[Who] schová hlavu. [Hero] nahrnie lístie na nohy, na chrbát a ešte raz na nohy. Nič netrčí! Je z toho klbko, mäkké a okrúhle, a je v ňom teplo.',
    done: 'Teplo ti je',
    echo: 'Hlava je dnu, nohy sú dnu a nič netrčí von.',
  },
  prick: {
    cannot: 'pichať',
    instead: 'Pichliače má mäkké ako štetec na maľovanie.',
    need: 'Dnes pritom ide okolo líška a treba ju odohnať.',
    tries: 'Naježí sa. Je z toho strapatý vankúš. Naježí sa ešte raz. Je z toho väčší vankúš.',
    can: 'štekliť',
    idea: 'Počkaj, kým strčí nos bližšie, a pošteklí ju to.',
    works:
      'Líška strčí nos bližšie. Šteklí, šteklí! Líška sa chichoce, kýchne a celkom zabudne, čo [=chcela]. Zamáva chvostom a ide domov po vreckovku.',
    done: 'Líška je preč',
    echo: 'Kdesi sa vo sne zachichoce líška a je ticho.',
  },
  broom: {
    cannot: 'lietať na metle',
    instead: 'Metla [who:ju/ho/ho] neunesie, a tak ňou naozaj zametá, aj susedom.',
    need: 'Dnes je pritom na kopci veľký zlet a ostatní tam letia.',
    tries: 'Rozbehne sa. Buch! Rozbehne sa z lavičky. Buch, a na metle je o tri prútiky menej.',
    can: 'zametať',
    idea: 'Zameteme si teda cestu až tam hore.',
    works:
      'Šuch, šuch, za metlou ostáva biela hladká cesta. Na kopci je zrazu tma a nikto nevie, kde pristáť. Iba tá zametená cesta svieti, a tak sa pristáva práve na nej.',
    done: 'Na zlet sme prišli a nikto nezablúdil',
    echo: 'Metla stojí pri dverách a chodník je čistý až k susedom.',
  },
  glow: {
    cannot: 'svietiť',
    instead: 'Iba maličko blikne a je zasa tma.',
    need: 'Dnes sa pritom ide domov celkom potme.',
    tries: 'Zatne sa. Blik a tma. Zadrží dych. Blik a ešte väčšia tma ako predtým.',
    can: 'bliknúť',
    idea: 'Keď blikneš, spravíme krok. A potom ďalší.',
    works:
      'Blik, krok. Blik, krok. Blik, pozor, koreň! A zasa krok. Od bliknutia k bliknutiu, celkom pomaly, prídu až k dverám a nikto nezablúdi.',
    done: 'Domov sme prišli',
    echo: 'Za oknom niečo blikne. Raz. A ešte raz.',
  },
  scare: {
    cannot: 'strašiť',
    instead: 'Keď povie bu, každý sa iba usmeje.',
    need: 'Dnes pritom v tmavej chodbe niekto plače a nikto tam nechce ísť.',
    tries: 'Bu! Nič. Bú! Niekto povie ahoj. Búúú! A niekto podá keksík, nech sa necíti zle.',
    can: 'milo pozdraviť',
    idea: 'To je presne to, čo v tme treba. Poď, pozdravíme.',
    works:
      'V tme sa ozve: dobrý večer! Plač stíchne. Stojí tam malá myška a bojí sa všetkého, čo robí bu. Takého milého hlasu sa nebojí nikto.',
    done: 'Nikto už neplače',
    echo: 'V tmavej chodbe ktosi celkom milo povie dobrú noc.',
  },
  magic: {
    cannot: 'čarovať',
    instead: `Z každého kúzla vyjdú iba ${MAGIC.small}.`,
    need: 'Dnes je pritom oslava a nie je na nej nič, iba stôl.',
    tries: `Čáry, máry! ${MAGIC.capital}. Máry, čáry! Presne tie isté, iba sú už aj v ušiach a v čaji.`,
    can: `robiť ${MAGIC.small}`,
    idea: `${MAGIC.capital} patria na oslavu! Čaruj nad stolom.`,
    works: `Čáry, máry! ${MAGIC.capital} padajú na stôl, na hlavy aj na nosy. Červené, žlté, modré. Celá oslava ich chytá a nikto nesedí pri stene.`,
    done: 'Oslava sa podarila',
    echo: `Na stole ležia ${MAGIC.small} a v tme sú celkom ticho.`,
  },
  rain: {
    cannot: '[is:action| [action] | pršať]',
    instead: 'Visí hore a robí iba tieň.',
    need: 'Záhrada je pritom suchá a kvety majú hlavy dolu.',
    tries: 'Zatne sa. Nič. Nafúkne sa. Nič. Vyžmýka sa ako uterák a spadne jedna jediná kvapka.',
    can: 'robiť tieň',
    idea: 'Ty rob tieň a ja donesiem krhlu. V tieni voda neujde.',
    works:
      '[Hero] poleje hriadku a [who] stojí rovno nad ňou. Slnko na vodu nedosiahne. Zem pije, glg, glg, a kvety jeden za druhým dvíhajú hlavy.',
    done: 'Kvety sa napili',
    echo: 'V záhrade je chládok a kvety spia s hlavou hore.',
  },
  read: {
    cannot: 'čítať',
    instead: 'Písmenká sa pred očami pomiešajú ako mravce.',
    need: 'Dnes má pritom niekto všetkým prečítať rozprávku.',
    tries: 'Skúsi to od začiatku. Mravce. Skúsi to od konca. Mravce. Otočí knižku a mravce sú hore nohami.',
    can: 'pozerať obrázky',
    idea: 'Povedz nám teda, čo je na obrázkoch.',
    works:
      'Na prvom obrázku je koza v klobúku. Na druhom klobúk bez kozy. [Who] rozpráva a ostatní počúvajú s otvorenými ústami, až po posledný obrázok.',
    done: 'Rozprávku sme mali',
    echo: 'Na stolíku leží knižka a v nej spí koza v klobúku.',
  },
  write: {
    cannot: 'písať',
    instead: 'Z každého písmenka je iba čmáranica.',
    need: 'Dnes treba pritom napísať pozvánku na koláč.',
    tries: 'Píše pomaly. Čmáranica. Píše rýchlo. Dlhšia čmáranica, a ešte aj na stole.',
    can: 'kresliť',
    idea: 'Nakresli tú pozvánku! Tak ju prečíta každý.',
    works:
      '[Who] nakreslí koláč, dvere a šípku. Potom ešte slnko, lebo to bude cez deň. Prídu veľkí aj celkom malí, a nikto sa nepomýli.',
    done: 'Pozvánka poslúžila',
    echo: 'Na dverách visí obrázok s koláčom.',
  },
  count: {
    cannot: 'počítať',
    instead: 'Po dvojke príde vždy hneď veľa.',
    need: 'Dnes treba pritom všetkým rozdeliť jablká, každému rovnako.',
    tries: 'Jeden, dva, veľa. Skúsi to na prstoch. Jeden, dva, veľa. Na druhej ruke je to to isté.',
    can: 'dávať po jednom',
    idea: 'Dávaj po jednom, dookola, kým je čo dávať.',
    works:
      'Tebe jedno. Aj tebe jedno. A zasa od začiatku. Keď je košík prázdny, každý má rovnako, a nikto nemusel rátať vôbec nič.',
    done: 'Každý má rovnako',
    echo: 'Na stolíku je jedno jablko, a to je presne dosť.',
  },
  hide: {
    cannot: '[has:way-colour| meniť farbu | nájsť dobrý úkryt]',
    instead:
      '[has:way-colour| Všade má stále tú istú farbu a vidno [who:ju/ho/ho] zďaleka. | Vždy z úkrytu niečo trčí.]',
    need: 'Dnes je pritom veľká schovávačka a rátajú už do desať.',
    tries: 'Skrčí sa za kameň. Vidím ťa! Skrčí sa za strom. Vidím ťa! Zakryje si oči. Aj tak ťa vidím!',
    can: 'stáť bez pohnutia',
    idea: 'Stoj bez pohnutia rovno uprostred. Tam nikto nehľadá.',
    works:
      '[Who] stojí a ani nežmurkne. Jeden si [who:ju/ho/ho] pomýli s kríkom. Druhý si o [who:ňu/neho/neho] oprie palicu. Hľadajú všade, iba nie pred nosom.',
    done: 'Nenašli ťa',
    echo: 'V tme stojí stolička a tvári sa ako niekto iný.',
  },
  knit: {
    cannot: '[is:action| [action] | tkať sieť]',
    instead: 'Z každej nitky je iba uzol.',
    need: 'Večer pritom treba mať niečo, v čom sa dá spať.',
    tries: 'Ide to rovno. Uzol. Ide to krížom. Dva uzly. Ide to naspäť a je v tom aj vlastná noha.',
    can: 'robiť uzly',
    idea: 'Uzol drží zo všetkého najlepšie. Rob ich vedľa seba!',
    works:
      'Uzol, uzol a ešte jeden. [Hero] podáva nitku. A zrazu medzi dvoma konármi visí hojdacia sieť, samý uzol, a unesie dvoch.',
    done: 'Spať je kde',
    echo: 'Sieť z uzlov sa celkom pomaly hojdá.',
  },
  hunt: {
    cannot: 'chytať myši',
    instead: 'Keď myš beží okolo, iba jej zamáva.',
    need: 'Dnes pritom niekto v komore chrúme syr.',
    tries: 'Skočí. Myš je preč. Číha. Myš si zatiaľ prinesie tanierik. Vrčí a myš povie: na zdravie.',
    can: 'pekne zamávať',
    idea: 'Zamávaj teda a popros ju, nech niečo nechá aj nám.',
    works:
      '[Who] zamáva. Myš zamáva tiež. Odkrojí si jeden kúsok, zvyšok zabalí a vráti na policu. Odvtedy chodí predným vchodom a vždy klope.',
    done: 'Syr je na polici',
    echo: 'V komore je ticho a na tanieriku jeden kúsok syra.',
  },
  cook: {
    cannot: '[is:action| [action] | variť]',
    instead: 'Všetko sa vždy pripáli, aj voda.',
    need: 'Dnes má pritom prísť návšteva a bude hladná.',
    tries: 'Mieša a zabudne na oheň. Dym. Stráži oheň a zabudne miešať. Dym, iba z druhej strany.',
    can: 'miešať',
    idea: 'Ty miešaj a nemysli na nič. Oheň strážim ja.',
    works:
      '[Who] mieša doprava, mieša doľava. [Hero] sa díva na hrniec a včas ho odtiahne. Žiadny dym, iba vôňa. Návšteva si pridá dva razy.',
    done: 'Navarené je',
    echo: 'V kuchyni schne jedna varecha.',
  },
  tumble: {
    cannot: 'urobiť kotrmelec',
    instead: 'Namiesto toho sa zakaždým prevalí [has:way-wood| nabok ako drevo | nabok].',
    need: 'Dnes ich pritom robia ostatní na kopci, jeden za druhým.',
    tries:
      'Hlava dolu, nohy hore. Bác nabok. Ešte raz. Bác na druhý bok. [has:way-wood| @rest „Si drevo!“ povie niekto. |]',
    can: 'prevaliť sa nabok',
    idea: '[has:way-wood| Drevo sa predsa gúľa! Ľahni si a gúľaj sa. | Ľahni si teda hore na kopec a váľaj sa dolu!]',
    works:
      '[Who] si ľahne a gúľa sa dolu kopcom, trávou, cez púpavy, dokola a dokola ako valček na cesto. Dolu vstane a smeje sa. A ostatní to chcú skúsiť tiež.',
    done: 'Z kopca si [who:prvá/prvý/prvé]',
    echo: 'Potom sa prevalí na bok. Aj tak sa dá spať.',
  },
  plain: {
    cannot: '[is:action| [action] | to, čo vedia ostatní]',
    instead: 'Skúša to každé ráno a každé ráno z toho nič nie je.',
    need: 'Dnes to pritom treba, a ostatní sa na to tešia.',
    tries: 'Skúsi to sprava. Nič. Skúsi to zľava. Nič. Sadne si a tvári sa, že ani nechce.',
    can: 'spraviť kúsok',
    idea: 'Kúsok ty a kúsok ja, a potom zasa ty.',
    works:
      'Kúsok spraví [who]. Kúsok spraví [hero]. Kúsok a kúsok je polovica. Polovica a polovica je celé! Ostatní tlieskajú, lebo tak pekne na striedačku to ešte nikto [=nevidel].',
    done: 'Hotové to je',
    echo: 'Kdesi v tme ticho spí aj [who].',
  },
} satisfies Record<string, Way>

/** Which of them it is. What nobody names is `plain`. */
export const WAY = `[has| way-name: name | say-r: say-r | say-l: say-l | say-s: say-s | way-pretends: pretends | way-allergy: allergy | way-hang: hang | way-walls: walls | way-curl: curl | way-prick: prick | way-broom: broom | way-stop: stop | way-turn: turn | way-scare: scare | way-colour: hide | way-hunt: hunt | way-web: knit | way-tumble: tumble | way-laces: laces | way-nose: nose | klamat: lie | [action-is| chrlit-ohen: fire | brzdit: stop | zabocit: turn | zavazovat-si-snurky: laces | robit-kotrmelce: tumble | svietit: glow | carovat: magic | prsat, snezit: rain | citat: read | pisat: write | pocitat: count | schovavat-sa: hide | sit: knit | varit, piect, upiect-tortu: cook | [has| chrlit-ohen: fire | zabocit: turn | robit-kotrmelce: tumble | zavazovat-si-snurky: laces | plain]]]`

/** Everything by which one of them is known; one of these the wish has to name. */
export const KNOWN = [
  ...['way-name', 'say-r', 'say-l', 'say-s', 'way-pretends', 'way-allergy', 'way-hang', 'way-walls', 'way-curl'],
  ...['way-prick', 'way-broom', 'way-stop', 'way-turn', 'way-scare', 'way-colour', 'way-hunt', 'way-web'],
  ...['way-tumble', 'way-laces', 'way-nose', 'klamat', 'chrlit-ohen', 'brzdit', 'zabocit', 'zavazovat-si-snurky'],
  ...['robit-kotrmelce', 'svietit', 'carovat', 'prsat', 'snezit', 'citat', 'pisat', 'pocitat', 'schovavat-sa', 'sit'],
  ...['varit', 'piect', 'upiect-tortu', 'cannot-other'],
]

/** What it is that somebody cannot; "sa" and "si" stand before, and `!` says it all. */
function predicate(cannot: string): string {
  if (cannot.startsWith('!')) return cannot.slice(1)
  const [, own = '', what = cannot] = /^(sa |si )?(.*)$/.exec(cannot) ?? []
  return `[feels:afraid| sa bojí ${what} | ${own}nevie ${what}]`
}

/** Told by what it cannot do. */
export function told(part: keyof Way): string {
  const ways: [string, Way][] = Object.entries(WAYS)
  const say = (way: Way) => (part === 'cannot' ? predicate(way.cannot) : way[part])
  const cases = ways.filter(([id]) => id !== 'plain').map(([id, way]) => `${id}: ${say(way)}`)
  return `[way| ${cases.join(' | ')} | ${say(WAYS.plain)}]`
}
