import type { Telling } from '../../../../craft/telling.ts'

export const zubWorlds: Telling = {
  id: 'tooth-out-worlds',
  shape: 'mystery',
  fits: { kind: 'life', subjects: ['tooth-out'], when: ['today', 'past', 'tomorrow', 'always'] },
  ages: [4, 10],
  titles: ['Nesedí!', 'Komu sedí zub', 'Zub v jablku'],
  tile: { label: 'Vypadnutý zúbok', wish: 'dnes jej vypadol zub' },
  figures: {},
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      titles: ['Zub v pirátskom jablku', 'Žralok a jeden malý zub'],
      figures: {
        mirror: {
          forms: {
            name: 'žralok',
            nom: 'žralok',
            gen: 'žraloka',
            dat: 'žralokovi',
            acc: 'žraloka',
            loc: 'žralokovi',
            ins: 'žralokom',
          },
          gender: 'he',
        },
      },
      words: {
        all: 'celá loď',
        bigone: 'trojhranný',
        mistake: 'kormidlo so sušienkou',
        home: 'do mora',
        book: 'do lodného denníka',
        inbook: 'v lodnom denníku',
        hard: 'kokos',
        inhard: 'do kokosu',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      titles: ['Komu na hrade sedí zub', 'Dráčik a jeden malý zub'],
      figures: {
        mirror: {
          forms: {
            name: 'dráčik',
            nom: 'dráčik',
            gen: 'dráčika',
            dat: 'dráčikovi',
            acc: 'dráčika',
            loc: 'dráčikovi',
            ins: 'dráčikom',
          },
          gender: 'he',
        },
      },
      words: {
        all: 'celý hrad',
        bigone: 'pripečený',
        mistake: 'bránu s perníkom',
        home: 'pod schody',
        book: 'do kráľovskej kroniky',
        inbook: 'v kráľovskej kronike',
        hard: 'orech veľký ako päsť',
        inhard: 'do orecha',
      },
    },
    space: {
      themes: ['space', 'science', 'discovery'],
      titles: ['Zub vo vesmíre', 'Mimozemšťan a jeden malý zub'],
      figures: {
        mirror: {
          forms: {
            name: 'mimozemšťan',
            nom: 'mimozemšťan',
            gen: 'mimozemšťana',
            dat: 'mimozemšťanovi',
            acc: 'mimozemšťana',
            loc: 'mimozemšťanovi',
            ins: 'mimozemšťanom',
          },
          gender: 'he',
        },
      },
      words: {
        all: 'celá stanica',
        bigone: 'svietiaci',
        mistake: 'chladničku s čokoládou',
        home: 'až ku hviezdam',
        book: 'do palubného denníka',
        inbook: 'v palubnom denníku',
        hard: 'vesmírny suchár',
        inhard: 'do suchára',
      },
    },
    valley: {
      themes: ['dinosaurs'],
      titles: ['Zub v údolí dinosaurov', 'Dinosaurík a jeden malý zub'],
      figures: {
        mirror: {
          forms: {
            name: 'dinosaurík',
            nom: 'dinosaurík',
            gen: 'dinosauríka',
            dat: 'dinosauríkovi',
            acc: 'dinosauríka',
            loc: 'dinosauríkovi',
            ins: 'dinosauríkom',
          },
          gender: 'he',
        },
      },
      words: {
        all: 'celé údolie',
        bigone: 'dlhý',
        mistake: 'strom s uhorkou',
        home: 'do údolia',
        book: 'do bádateľského zápisníka',
        inbook: 'v bádateľskom zápisníku',
        hard: 'praveký orech',
        inhard: 'do orecha',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      titles: ['Komu v lese sedí zub', 'Medvedík a jeden malý zub'],
      figures: {
        mirror: {
          forms: {
            name: 'medvedík',
            nom: 'medvedík',
            gen: 'medvedíka',
            dat: 'medvedíkovi',
            acc: 'medvedíka',
            loc: 'medvedíkovi',
            ins: 'medvedíkom',
          },
          gender: 'he',
        },
      },
      words: {
        all: 'celý les',
        bigone: 'medový',
        mistake: 'úľ s medovníkom',
        home: 'do brlohu',
        book: 'do lesnej kroniky',
        inbook: 'v lesnej kronike',
        hard: 'najtvrdší orech',
        inhard: 'do orecha',
      },
    },
    base: {
      themes: ['superheroes'],
      titles: ['Superhrdina bez zuba', 'Železný zub'],
      figures: {
        mirror: {
          forms: {
            name: 'Hryzko',
            nom: 'Hryzko',
            gen: 'Hryzka',
            dat: 'Hryzkovi',
            acc: 'Hryzka',
            loc: 'Hryzkovi',
            ins: 'Hryzkom',
          },
          gender: 'he',
        },
      },
      words: {
        all: 'celá základňa',
        bigone: 'železný',
        mistake: 'zábradlie s rožkom',
        home: 'na vysokú vežu',
        book: 'do knihy hrdinov',
        inbook: 'v knihe hrdinov',
        hard: 'zamknutú škatuľu',
        inhard: 'do zámky',
      },
    },
    home: {
      themes: [],
      titles: ['Komu sedí zub', 'Zub v jablku'],
      figures: {
        mirror: {
          forms: {
            name: 'psík',
            nom: 'psík',
            gen: 'psíka',
            dat: 'psíkovi',
            acc: 'psíka',
            loc: 'psíkovi',
            ins: 'psíkom',
          },
          gender: 'he',
        },
      },
      words: {
        all: 'celý dvor',
        bigone: 'špicatý',
        mistake: 'papuču s rožkom',
        home: 'do búdy',
        book: 'do kuchynského kalendára',
        inbook: 'v kuchynskom kalendári',
        hard: 'orech',
        inhard: 'do orecha',
      },
    },
  },
  fact: 'Prvý mliečny zub sa stratil v jablku a našiel sa podľa medzery.',
  next: 'V škatuľke od zuba ráno čosi zahrkotalo. Bolo to jadierko z jablka.',
  young: `
== out
*apple [world|
ship: Pirátska loď pláva po mori a [hero] na palube hryzie jablko.
| castle: Na hrade je popoludnie a [hero] na schodoch hryzie jablko.
| space: Vesmírna stanica letí okolo Mesiaca a [hero] v nej hryzie jablko.
| valley: V údolí sa pasú dinosaury a [hero] na kopci hryzie jablko.
| forest: V lese vonia mach a [hero] pred chalúpkou hryzie jablko.
| base: Superhrdinovia majú desiatu a [hero] na streche základne hryzie jablko.
| Na dvore svieti slnko a [hero] na schodíku hryzie jablko.] [when| past, today: Chrum, a odrazu je v ústach o zub menej! Prvý mliečny zub je vonku. | Hryzie opatrne, lebo jeden zub sa kýve. Chrum, a prvý mliečny zub je vonku!]

[Hero] od prekvapenia pustí jablko [world|
ship: a to spadne do mora.
| castle: a to skáče dolu schodmi.
| space: a to odpláva chodbou.
| valley: a to sa skotúľa dolu kopcom.
| forest: a to sa skotúľa do papradia.
| base: a to spadne až na ulicu.
| a to sa skotúľa pod plot.]

+4
[more| [Others] hryzú ďalej a každý si jazykom ráta zuby.]
/+4

@hero „Vypadol mi žub!“ volá [hero].

@adult „Župan?“ pýta sa [adult][world| space: a pripláva bližšie. | .]

+3
@hero „Nie župan! Žub!“

@adult „Žaba?“
/+3

@hero „Žub!“ povie [hero] a ukáže medzeru.

@adult „Aha, zub!“ povie [adult] a podá vreckovku, lebo v medzere je trochu krvi. „A kde ho máš?“

+2
Krv o chvíľu prestane. Iba jazyk odtiaľ nechce odísť, tak je tam mäkko.
/+2

Zub nie je v dlani ani na zemi.

+3
@hero „Čo dám víle?“ pýta sa [hero].

@adult „Najprv ho nájdeme,“ povie [adult].
/+3

@adult „Hľadáme niečo malé a biele!“

== fit
[with| [Friend] | [Adult]] nájde [world|
ship: perlu.
| castle: gombík z plášťa.
| space: mesačný kamienok.
| valley: biely kamienok.
| forest: biely kamienok.
| base: gombík z plášťa.
| suchú fazuľu.] [Hero] priloží [world| ship: perlu | castle, base: gombík | home: fazuľu | kamienok] k medzere. 

+2
@adult „Iba priložiť,“ pripomenie [adult]. „Zo zeme sa do úst nedáva nič.“
/+2

&first @hero „Nešedí!“ povie [hero].

+2
[world|
ship: Kuchár prinesie strúčik cesnaku. &again @hero „Nešedí! A páchne!“
| castle: Rytier prinesie šachového koníka. &again @hero „Nešedí! Má uši!“
| space: Robot prinesie biely gombík. &again @hero „Nešedí! Má dierky!“
| valley: Dinosauria mama prinesie vajce. &again @hero „Nešedí! A niekto v ňom ťuká!“
| forest: Zajac prinesie mladú hubu. &again @hero „Nešedí! Má klobúk!“
| base: Silák prinesie umývadlo. &again @hero „Nešedí! A kvapká!“
| Suseda prinesie strúčik cesnaku. &again @hero „Nešedí! A páchne!“]
/+2

+4
@adult „Je to ako s Popoluškinou črievičkou,“ povie [adult].

O chvíľu stojí pred medzerou celý rad. [world|
ship: Kormidelník drží kocku cukru, papagáj pierko a najstarší pirát vlastný zub z poličky.
| castle: Princezná drží perlu z koruny, kuchár zrnko ryže a kráľ vlastný zub z pokladnice.
| space: Kapitán drží kocku cukru, vedkyňa biely magnet a kuchár zrnko ryže, ktoré mu stále odlieta.
| valley: Trojrohý drží mušľu, dlhokrk kvet zo samého vrchu stromu a najmenší dinosaurus zrnko piesku.
| forest: Sova drží pierko, slimák ulitu a myška zrnko ryže, ktoré cestou trochu obhryzie.
| base: Rýchly Rišo drží kocku cukru, Gumko gumový gombík a Neviditeľná Nina niečo neviditeľné.
| Poštár drží biely kamienok, sliepka zrnko kukurice a malá sesternica penu z vane.] &again @hero „Nešedí, nešedí, nešedí,“ hovorí [hero].
/+4

+3
[with2| @friend2 „A toto?“ pýta sa [friend2] a ukazuje mrak. Ten tiež nesedí.]
/+3

[world|
ship: Potom [adult] zbadá, že v kormidle trčí zub. Je veľký a trojhranný.
| castle: Potom [adult] zbadá, že v bráne trčí zub. Je veľký a trochu pripečený.
| space: Potom [adult] zbadá, že v chladničke trčí zub. Je veľký a svieti.
| valley: Potom [adult] zbadá, že v strome trčí zub. Je dlhý ako mrkva.
| forest: Potom [adult] zbadá, že v úli trčí zub. Je veľký a celý od medu.
| base: Potom [adult] zbadá, že v zábradlí trčí zub. Je veľký a zo železa.
| Potom [adult] zbadá, že v papuči trčí zub. Je tenký a špicatý.]

@adult „Tu je!“ teší sa [adult].

&again @hero „Nešedí,“ povie [hero]. „Ale niekomu chýba.“ A strčí ho do vrecka.

== swap
[world|
ship: Vtom z mora vykukne malý žralok. Na nose má jablko
| castle: Vtom spod schodov vylezie malý dráčik. V labke má jablko
| space: Vtom chodbou pripláva malý mimozemšťan. V ruke má jablko
| valley: Vtom pribehne malý dinosaurík. V krátkych ručičkách má jablko
| forest: Vtom z papradia vylezie malý medvedík. V labke má jablko
| base: Vtom priletí malý superhrdina Hryzko. V ruke má jablko
| Vtom popod plot prelezie malý psík. Pred sebou gúľa jablko] a v ňom trčí malý biely zub.

@hero „Môj žub!“ volá [hero].

@mirror „Nie, môj!“ povie [mirror] a ukáže medzeru. „Aj mne vypadol!“

+2
Ráno si totiž [mirror] pomýlil [mistake].
/+2

+3
[Hero] ťahá jablko k sebe a [mirror] tiež k sebe. [with| @friend „Tak vyskúšajte, komu sedí,“ povie [friend]. | Takto to nepôjde. Treba skúsiť, komu sedí.]
/+3

[Hero] priloží malý zub k jeho medzere. [world| home: Do takej úzkej sa nezmestí. | V takej veľkej ho ani nevidno.]

&again @mirror „Nešedí,“ povie [mirror] smutne.

[Hero] siahne do vrecka a priloží tam ten [bigone] zub.

@mirror „Šedí!“ zvolá [mirror].

@hero „A môj šedí mne!“ povie [hero].

+2
Naspäť už neprirastie ani jeden. Ale každý má svoj.
/+2

== apple
^apple @mirror „A jablko?“ pýta sa [mirror]. „Vpredu to nejde.“

+3
[Hero] to skúsi vpredu. Zuby sa šmyknú a jablko ostane celé.
/+3

@hero „Žboku!“ povie [hero]. Chrum z jednej strany, chrum z druhej.

+2
[with| Kúsok dostane aj [friend]. |] O chvíľu je z jablka iba ohryzok.
/+2

+4
[Mirror] pozerá na svoj zub a nevie, kam s ním. [Hero] mu dá čistú vreckovku a zub do nej zabalia.

@mirror „A víla príde aj [home]?“ pýta sa [mirror].

@hero „To neviem,“ povie [hero]. „Ale môžeme ju hrať. Ja budem víla!“

[Mirror] zavrie oči. [Hero] máva rukami ako krídlami a niečo potichu položí na vreckovku. Je to jadierko z jablka.

@mirror „Bude mi tu jabloň!“ povie [mirror]. „A ja budem myška!“

[world|
ship: Oči teraz zavrie [hero]. Je to najväčšia myška v celom mori a pri chôdzi špliecha.
| castle: Oči teraz zavrie [hero]. Je to jediná myška na hrade, ktorej ide z nosa dym.
| space: Oči teraz zavrie [hero]. Je to jediná zelená myška vo vesmíre.
| valley: Oči teraz zavrie [hero]. Je to ťažká myška a pri každom kroku sa trasie kopec.
| forest: Oči teraz zavrie [hero]. Je to chlpatá myška a voňia medom.
| base: Oči teraz zavrie [hero]. Je to prvá myška na svete, ktorá má plášť.
| Oči teraz zavrie [hero]. Je to myška, ktorá pri práci vrtí chvostom.] A na dlani je zrazu druhé jadierko.
/+4

== bed
+3
Večer kefka preskočí medzeru. Cez medzeru sa dá striekať voda. Cŕk, až na zrkadlo!
/+3

[world|
ship: Loď sa ticho hojdá. Zub leží v škatuľke pod vankúšom.
| castle: Hrad je tichý. Zub leží v škatuľke pod vankúšom.
| space: Stanica ticho letí. Zub leží v škatuľke pod vankúšom.
| valley: Dinosaury už spia. Zub leží v škatuľke pod vankúšom.
| forest: Les ticho šumí. Zub leží v škatuľke pod vankúšom.
| base: Mesto je tiché. Zub leží v škatuľke pod vankúšom.
| Dvor je tichý. Zub leží v škatuľke pod vankúšom.] [Adult] nechá svietiť malé svetlo, keby šla okolo víla alebo myška.

+2
[world|
ship: Pod loďou spí žralok a vedľa neho jeho zub.
| castle: Pod schodmi spí dráčik a teplo dýcha.
| space: Za okienkom pomaly pláva Mesiac.
| valley: Dinosaurík spí v mäkkej tráve.
| forest: Medvedík spí v teplom brlohu.
| base: Hryzko spí a plášť má miesto periny.
| Psík spí v búde, nos na labkách.]
/+2

+4
[more| Vedľa ticho dýchajú [others].] [with| [Friend] už leží pod mäkkou perinou. | Perina je mäkká a teplá.] Jazyk sa ide ešte raz pozrieť do medzery. Je tam ticho a mäkko, tak tam ostane.
/+4

-2
[Adult] položí pusu rovno k medzere.
/-2

+2
[Adult] si sadne na posteľ v mäkkom župane a položí pusu rovno k medzere.
/+2

@adult „Sedí?“ šepne [adult].

&last @hero „Šedí,“ zamrmle [hero] !asleep a už spí.
`,
  older: `
== out
*apple [world|
ship: Pirátska loď pláva na juh a [hero] na palube hryzie jablko, až to počuť v kajutách.
| castle: Na hrade je popoludnie a [hero] na schodoch hryzie jablko, až to počuť vo veži.
| space: Vesmírna stanica letí okolo Mesiaca a [hero] v nej hryzie jablko, až to počuť v riadiacej kabíne.
| valley: V údolí sa pasú dinosaury a [hero] na kopci hryzie jablko, až sa po ňom obzerajú.
| forest: Pred lesnou chalúpkou hryzie [hero] jablko tak nahlas, že ďateľ prestane ďobať a počúva.
| base: Superhrdinovia majú desiatu a [hero] na streche základne hryzie jablko, až sa ľudia na ulici obzerajú.
| Na dvore svieti slnko a [hero] na schodíku hryzie jablko, až to počuť u susedov.] [when| past, today: Chrum, a odrazu je v ústach o zub menej. | Hryzie opatrne, lebo jeden zub sa už týždeň kýve. Chrum, a je vonku.]

[Hero] od prekvapenia pustí jablko [world|
ship: a to spadne do mora.
| castle: a to skáče dolu schodmi.
| space: a to odpláva dlhou chodbou.
| valley: a to sa skotúľa dolu kopcom.
| forest: a to sa skotúľa do papradia.
| base: a to spadne až na ulicu.
| a to sa skotúľa pod plot.] V medzere je trochu krvi a jazyk sa odtiaľ nedá odohnať.

+4
[more| [Others] prestanú jesť a každý si jazykom ráta vlastné zuby. Pre istotu dva razy.]
/+4

@hero „Vypadol mi žub!“ oznámi [hero].

@adult „Župan?“ diví sa [adult]. „Odkiaľ ti vypadol župan?“

@hero „Nie župan! Žub!“ povie [hero] a ukáže medzeru.

+2
@adult „Aha, zub! Prvý mliečny!“ povie [adult] a podá vreckovku. „Pritlač ju tam, o chvíľu to prestane.“

@hero „Niektoré píšmená mi tadiaľ utekajú,“ hlási [hero].

@adult „Tak ich nechaj,“ povie [adult]. „Keď ti narastie nový zub, vrátia sa. A kde máš ten starý?“
/+2

-2
@adult „Aha, zub! Prvý mliečny!“ povie [adult] a podá vreckovku. „A kde ho máš?“
/-2

Zub nie je v dlani, ani na zemi, ani za golierom.

@hero „Čakám vílu,“ povie [hero], „a nemám jej čo dať.“

+2
@adult „Môj prvý zub skončil v buchte,“ povie [adult], „a buchta skončila vo mne.“

@hero „A víla?“

@adult „Dostala obrázok. Ale ten tvoj môžeme ešte nájsť.“
/+2

== fit
[all] teda hľadá niečo malé a biele. Čo sa nájde, to [hero] priloží k medzere, iba zvonka, lebo zo zeme sa do úst nedáva nič.

-2
[world|
ship: Kormidelník prinesie perlu.
| castle: Princezná prinesie gombík z plášťa.
| space: Robot prinesie mesačný kamienok.
| valley: Dinosauria mama prinesie celé vajce.
| forest: Zajac prinesie mladú hubu.
| base: Silák prinesie umývadlo.
| Suseda prinesie suchú fazuľu.]

&first @hero „Nešedí,“ povie [hero].
/-2

+2
[world|
ship: Kormidelník prinesie perlu a kuchár strúčik cesnaku.
| castle: Princezná prinesie gombík z plášťa a rytier šachového koníka.
| space: Robot prinesie biely gombík a vedkyňa mesačný kamienok.
| valley: Dlhokrk prinesie biely kvet zo samého vrchu stromu a dinosauria mama celé vajce.
| forest: Slimák prinesie ulitu, v ktorej práve nikto nebýva, a zajac mladú hubu.
| base: Rýchly Rišo prinesie kocku cukru a Silák umývadlo.
| Poštár prinesie suchú fazuľu a suseda strúčik cesnaku.]

&first @hero „Nešedí,“ hovorí [hero]. [world|
ship: @hero „A toto ani nevonia.“
| castle: @hero „A toto má uši.“
| space: @hero „A toto má dierky.“
| valley: @hero „A v tomto niekto ťuká.“
| forest: @hero „A toto má klobúk.“
| base: @hero „A toto kvapká.“
| @hero „A toto ani nevonia.“]

@adult „Je to ako s Popoluškinou črievičkou,“ povie [adult]. [with2| @friend2 „Lenže Popoluška aspoň nešušlala,“ povie [friend2].]
/+2

+4
O chvíľu stojí pred medzerou celý rad. [world|
ship: Papagáj drží vlastné pierko, plavčík kocku cukru a najstarší pirát zub, ktorý si už roky odkladá na poličke. Ten je však zlatý.
| castle: Kuchár drží zrnko ryže, komorná perličku a kráľ vlastný zub z pokladnice. Ten je však zlatý.
| space: Kapitán drží kocku cukru, lekárka guľôčku vaty a kuchár zrnko ryže, ktoré mu stále odlieta.
| valley: Trojrohý drží mušľu, lietajúci jašter kúsok kriedovej skaly a najmenší dinosaurus zrnko piesku, ktoré sám dlho vyberal.
| forest: Sova drží pierko, veverička lieskový oriešok olúpaný dobiela a myška zrnko ryže, ktoré cestou trochu obhryzie.
| base: Gumko drží gumový gombík, Ľadová Ľuba kúsok ľadu a Neviditeľná Nina niečo, čo nevidí nikto.
| Poštárov syn drží biely kamienok, sliepka zrnko kukurice a malá sesternica hrsť peny z vane.] &again @hero „Nešedí, nešedí, nešedí,“ hovorí [hero] a začína byť smutno.
/+4

== big
[world|
ship: Vtom [with| [friend] | [adult]] vytiahne z kormidla zub, aký tu ešte nikto nevidel. Je veľký, trojhranný a lesklý.
| castle: Vtom [with| [friend] | [adult]] vytiahne z hradnej brány zub, aký tu ešte nikto nevidel. Je dlhý, ostrý a na konci trochu pripečený.
| space: Vtom [with| [friend] | [adult]] vytiahne z dverí chladničky zub, aký tu ešte nikto nevidel. Je veľký a svieti ako hviezda.
| valley: Vtom [with| [friend] | [adult]] vytiahne z kmeňa stromu zub, aký tu ešte nikto nevidel. Je ostrý a dlhý ako mrkva.
| forest: Vtom [with| [friend] | [adult]] vytiahne zo starého úľa zub, aký tu ešte nikto nevidel. Je veľký, zahnutý a celý zlatý od medu.
| base: Vtom [with| [friend] | [adult]] vytiahne zo zábradlia zub, aký tu ešte nikto nevidel. Je veľký, ostrý a celý zo železa.
| Vtom [with| [friend] | [adult]] vytiahne zo starej papuče zub, aký tu ešte nikto nevidel. Je dlhý a špicatý ako od malého tigra.]

@adult „Taký zub sa ti zmestil do úst?“ čuduje sa [adult]. „Sedí?“

-2
Nesedí. Lenže je krásny a všetci sa pozerajú.
/-2

+2
Nesedí. [world| home: V medzere by sa kolísal ako kľúč vo vrátach. | Trčí z medzery až po bradu.] Lenže je krásny a všetci sa pozerajú. A taký zub by sa víle určite páčil.
/+2

@hero „Šedí,“ povie [hero].

+2
@adult „A ako ti tam vošiel?“ pýta sa [adult].

@hero „Šikmo,“ povie [hero].

[with| [Friend] nepovie nič, iba zdvihne obočie. Včera tam taký zub predsa nebol. | Nikto už nepovie nič, iba všetci zdvihnú obočie.]
/+2

+3
Taký zub si zaslúži viac než škatuľku. [Adult] ho zapíše [book]: najväčší mliečny zub, aký kedy vypadol. [Hero] má stáť vedľa a usmievať sa. Úsmev však nejde poriadne ani dopredu, ani dozadu.

Potom niekto prinesie [hard].

@adult „Nejde to otvoriť,“ povie [adult]. „Ale kto má také zuby, ten to hravo prehryzne.“

[Hero] pozrie na [hard] a preglgne.

@hero „Mňa bolí bok,“ povie [hero].

@adult „Bok?“

@hero „Bok huby.“ Hryzie sa totiž bokom, a tak je to skoro pravda. Zahryznúť však [inhard] netreba a to je hlavné.
/+3

*lid [Hero] uloží zub do škatuľky od zápaliek. Lenže vrchnáčik nejde zavrieť. Ani zľava, ani sprava, ani keď si naň [hero] sadne.

== mirror
[world|
ship: Vtom z mora vykukne malý žralok a na nose má jablko.
| castle: Vtom spod schodov vylezie malý dráčik a v labke má jablko.
| space: Vtom chodbou pripláva malý mimozemšťan a v ruke má jablko.
| valley: Vtom pribehne malý dinosaurík a v krátkych ručičkách má jablko.
| forest: Vtom z papradia vylezie malý medvedík a v labke má jablko.
| base: Vtom priletí malý superhrdina Hryzko a v ruke má jablko.
| Vtom popod plot prelezie malý psík a pred sebou gúľa jablko.]

@mirror „Nemáte tu môj žub?“ pýta sa. „Čakám vílu a nemám jej čo dať.“

+2
Ráno si totiž [mirror] pomýlil [mistake]. Odvtedy hľadá.
/+2

@mirror „Kto mi ho vráti, dostane toto jablko,“ povie [mirror]. „Ja ho aj tak nemám čím nahryžnúť.“

A otvorí ústa. [Hero] tam vidí medzeru a hneď vie, čo by do nej sedelo.

-2
Dalo by sa mlčať. Škatuľka je za chrbtom. Lenže [mirror] pozerá tak smutne, ako [hero] pred chvíľou.
/-2

+2
Dalo by sa mlčať. Škatuľka je za chrbtom a nikto nič nevie. Víla by dostala najkrajší zub na svete. Lenže [mirror] hovorí presne tú vetu, ktorú dnes raz počul každý: čaká vílu a nemá jej čo dať.

@mirror „Nevadí,“ povie [mirror], keď sa nikto neozve, a otočí sa na odchod.
/+2

&again @hero „Nešedí,“ povie [hero] potichu. „Mne ten žub nešedí. Je tvoj.“

-2
A priloží mu ho k medzere.
/-2

+2
[world| valley: Dinosaurík naň krátkymi ručičkami nedočiahne, a tak mu ho k medzere priloží [hero]. | A priloží mu ho k medzere.] [world| ship: Trojhranný do trojhrannej. | castle: Pripečený k ostatným pripečeným. | space: Svieti medzi ostatnými ako žiarovka, ktorá tam chýbala. | valley: Dlhý medzi dlhé. | forest: Medový medzi medové. | base: Železo na železo, až to cinkne. | Špicatý medzi špicaté.]
/+2

@mirror „Šedí!“ zvolá [mirror].

== truth
Je ticho. [Hero] čaká, kto sa bude hnevať.

-2
@adult „Mne sa ten vrchnáčik hneď nezdal,“ povie iba [adult].
/-2

+2
@adult „Mne sa ten vrchnáčik hneď nezdal,“ povie iba [adult]. „A to šikmo tiež nie.“

[with| @friend „Ani mne,“ povie [friend] a obočie pustí na miesto. | Všetci pustia obočie zasa na miesto.]
/+2

+3
[Hero] ide k zápisu [inbook] a sám prst hľadá riadok. Najväčší mliečny zub prečiarkne, rovno a raz, aby bolo vidno, čo tam bolo.

@adult „A čo tam napíšeme?“ pýta sa [adult].

@hero „Nič,“ povie [hero]. „Nemám nijaký.“
/+3

-3
@hero „Tak nemám nijaký,“ povie [hero].
/-3

@mirror „Máš jablko,“ povie [mirror], lebo čo sľúbi, to splní.

Jablko už niekto raz nahryzol. Vpredu to teraz nejde, v medzere zubom nie je čím chytiť, a tak si ho [hero] otočí, že zahryzne zboku. ^apple A vtedy z neho niečo vykukne. Je to malé a biele.

@hero „Žub!“

@adult „Župan?“ pýta sa [adult].

@hero „Žub! Môj! V jablku!“

+2
Pri tom prvom zahryznutí tam ostal stáť ako strážnik v búdke. [Mirror] ho celý čas nosil so sebou a nevšimol si ho, taký je malý.
/+2

[Hero] ho priloží k medzere. Nič netrčí, nič nechýba.

@hero „Šedí,“ vydýchne [hero] a tentoraz je to pravda. ^lid Aj vrchnáčik povie klik.

+3
[inbook] pribudne nový riadok: najmenší zub, aký sa kedy našiel. [Adult] ho napíše primerane malými písmenami.
/+3

Jablko zjedia spolu, zboku, jeden zľava a druhý sprava.

+2
@mirror „Ako to robíš?“ pýta sa [mirror], lebo jemu sa jablko šmýka.

@hero „Žboku,“ povie [hero]. „Vpredu iba držíš, vžadu hryžieš.“

[Mirror] to skúsi a chrumne to tak, že mu od radosti [world| ship: vyskočí aj chvost nad vodu. | castle: vyletí z nosa iskra. | space: zasvietia všetky tri oči. | valley: poskočí celý kopec. | forest: postaví sa aj srsť na ušiach. | base: zaveje plášť, hoci nefúka. | vrtí sa chvost aj so zadkom.] [with| Po tretí kúsok sa hlási [friend]. |]
/+2

+4
[Mirror] zabalí svoj zub do čistej vreckovky a ešte neodchádza.

@mirror „A víla príde aj [home]?“ pýta sa.

@hero „To neviem,“ povie [hero]. „Ale môžeme ju hrať. Aj tak je ešte deň.“

Najprv je vílou [hero]. [Mirror] zavrie oči, vreckovku má pod hlavou a naozaj sa snaží chrápať. Víla po špičkách obíde celý svet, zakopne, ospravedlní sa a na vreckovku položí jadierko z jablka.

@mirror „Bude mi tu jabloň,“ povie [mirror]. „A teraz budem myška ja.“

[world|
ship: Je to najväčšia myška v celom mori a nedá sa povedať, že by chodila potichu.
| castle: Je to jediná myška na hrade, ktorej ide z nosa dym.
| space: Je to jediná zelená myška vo vesmíre a ako jediná má tri oči.
| valley: Je to ťažká myška a pri každom jej kroku sa zatrasie kopec.
| forest: Je to veľmi chlpatá myška a po ceste k vankúšu zje trochu medu.
| base: Je to prvá myška na svete, ktorá priletí oknom a má plášť.
| Je to myška, ktorá pri práci vrtí chvostom a zabudne, že sa nešteká.] Ale jadierko od nej je skutočné a [hero] ho schová do škatuľky, vedľa zuba. Zmestí sa a vrchnáčik ide zavrieť.
/+4

== bed
+3
Večer kefka preskočí medzeru a pokračuje ďalej. Pri vyplachovaní sa ukáže, na čo je medzera dobrá: dá sa cez ňu striekať voda, tenko a presne, až na zrkadlo.
/+3

[world|
ship: Potom sa loď už iba ticho hojdá a pod vankúšom leží škatuľka.
| castle: Potom je na hrade ticho a pod vankúšom leží škatuľka.
| space: Potom stanica ticho letí a pod vankúšom leží škatuľka.
| valley: Potom v údolí zaspia aj dinosaury a pod vankúšom leží škatuľka.
| forest: Potom les ticho šumí a pod vankúšom leží škatuľka.
| base: Potom je celé mesto tiché a pod vankúšom leží škatuľka.
| Potom je dvor tichý a pod vankúšom leží škatuľka.] [Adult] príde v mäkkom župane a nechá svietiť malé svetlo, keby šla okolo víla alebo myška.

+2
[world|
ship: Kdesi hlboko pod loďou leží na mäkkom piesku aj žralok a jeho zub vedľa neho.
| castle: Pod schodmi leží dráčik, hlavu má na vreckovke a teplo dýcha.
| space: Mesiac pomaly prejde za okienkom a za ním ešte pomalšie kdesi letí malý mimozemšťan.
| valley: Dinosaurík leží v mäkkej tráve, hlavu má na vreckovke a pomaly dýcha.
| forest: Medvedík leží v teplom brlohu, hlavu má na vreckovke a pomaly dýcha.
| base: Hryzko leží vysoko nad mestom, prikrytý plášťom, a pomaly dýcha.
| Psík leží v teplej búde, nos má na vreckovke a pomaly dýcha.]
/+2

+4
[more| Vedľa už ticho dýchajú [others].] [with| [Friend] leží pod mäkkou perinou a oči má zavreté. | Perina je mäkká a teplá.] V škatuľke sa k sebe pomaly ukladajú zub a jadierko, biele a hnedé. Mesiac svieti a chýba mu kúsok, ale ani jemu to nevadí.
/+4

@adult „Sedí?“ šepne [adult] a pritiahne perinu.

[Hero] sa pomaly dotkne jazykom medzery. Je mäkká a je na svojom mieste.

&last @hero „Šedí,“ zamrmle [hero] !asleep a už spí.
`,
}
