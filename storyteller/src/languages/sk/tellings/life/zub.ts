import type { Telling } from '../../../../craft/telling.ts'

export const zub: Telling = {
  id: 'tooth-out',
  shape: 'mystery',
  fits: { kind: 'life', subjects: ['tooth-out'], when: ['today', 'past', 'tomorrow', 'always'] },
  ages: [4, 10],
  titles: ['Nešedí!', 'Komu sedí zub', 'Zub v jablku'],
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
        bigone: 'trojhranný',
        mistake: 'šom ši pomýlil kormidlo šo šušienkou',
        home: 'do mora',
        book: 'do lodného denníka',
        inbook: 'v lodnom denníku',
        hard: 'kokos',
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
        bigone: 'pripečený',
        mistake: 'šom ši pomýlil bránu š perníkom',
        home: 'pod bránu',
        book: 'do kráľovskej kroniky',
        inbook: 'v kráľovskej kronike',
        hard: 'orech veľký ako päsť',
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
        bigone: 'svietiaci',
        mistake: 'šom ši pomýlil chladničku š čokoládou',
        home: 'do rakety',
        book: 'do palubného denníka',
        inbook: 'v palubnom denníku',
        hard: 'konzervu s broskyňami',
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
        bigone: 'dlhý',
        mistake: 'šom ši pomýlil štrom š uhorkou',
        home: 'do údolia',
        book: 'do bádateľského zápisníka',
        inbook: 'v bádateľskom zápisníku',
        hard: 'praveký orech',
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
        bigone: 'medový',
        mistake: 'šom ši pomýlil úľ š medovníkom',
        home: 'do brlohu',
        book: 'do lesnej kroniky',
        inbook: 'v lesnej kronike',
        hard: 'najtvrdší orech',
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
        bigone: 'železný',
        mistake: 'šom ši pomýlil žábradlie š rožkom',
        home: 'na vežu',
        book: 'do knihy hrdinov',
        inbook: 'v knihe hrdinov',
        hard: 'zamknutú škatuľu',
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
        bigone: 'tenký',
        mistake: 'šom ši pomýlil papuču š rožkom',
        home: 'do búdy',
        book: 'do kuchynského kalendára',
        inbook: 'v kuchynskom kalendári',
        hard: 'orech',
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
[more| [Others] si hneď prstom rátajú zuby. Nikomu nechýba.]
/+4

@hero „Vypadol mi žub!“ volá [hero].

@adult „Župan?“ pýta sa [adult].

+3
@hero „Nie župan! Žub!“

@adult „Žaba?“ [Adult] sa poobzerá, ale žabu nikde nevidí.
/+3

@hero „Žub!“ povie [hero] a ukáže medzeru.

-2
@adult „Aha, zub!“ povie [adult] a podá vreckovku, lebo je tam trochu krvi. „A kde ho máš?“
/-2

+2
@adult „Aha, zub!“ povie [adult] a podá vreckovku, lebo je tam trochu krvi. O chvíľu to prestane. Iba jazyk odtiaľ nechce odísť, tak je tam mäkko.
/+2

+4
@hero „Čudne mi to fúka,“ povie [hero].

@adult „Povedz slon,“ povie [adult].

@hero „Šlon.“

@adult „Povedz syr.“

@hero „Šyr.“

@adult „Povedz žaba.“

@hero „Žaba! Tá mi ide!“
/+4

+2
@adult „A kde máš ten zub?“ pýta sa [adult].
/+2

Nie je v dlani ani na zemi.

+3
Nie je ani za golierom a nie je ani v topánke. V topánke je iba noha.
/+3

@hero „A čo dám víle?“ pýta sa [hero].

+4
@adult „Môj prvý skončil v buchte a buchta vo mne,“ spomína [adult]. „Víle sme nakreslili obrázok.“

@hero „Ja chcem žub.“
/+4

@adult „Najprv ho nájdeme,“ povie [adult]. „Hľadáme niečo malé a biele.“

== fit
[Adult] nájde [world|
ship: perlu a priložia ju k medzere.
| castle: gombík z plášťa a priložia ho k medzere.
| space: mesačný kamienok a priložia ho k medzere.
| valley: biely kamienok a priložia ho k medzere.
| forest: biely kamienok a priložia ho k medzere.
| base: gombík z plášťa a priložia ho k medzere.
| suchú fazuľu a priložia ju k medzere.]

+2
@adult „Iba zvonka,“ pripomenie [adult]. „Zo zeme sa do úst nedáva nič.“
/+2

&first @hero „Nešedí!“ povie [hero].

+2
[world|
ship: Kuchár prinesie strúčik cesnaku. &again @hero „Nešedí! A páchne!“
| castle: Rytier prinesie šachového koníka. &again @hero „Nešedí! Má uši!“
| space: Robot prinesie biely gombík. &again @hero „Nešedí! Má dierky!“
| valley: Dinosauria mama prinesie vajce. &again @hero „Nešedí! A niekto v ňom ťuká!“
| forest: Zajac prinesie bielu hubku. &again @hero „Nešedí! Má klobúk!“
| base: Silák prinesie umývadlo. &again @hero „Nešedí! A kvapká!“
| Suseda prinesie strúčik cesnaku. &again @hero „Nešedí! A páchne!“]
/+2

+3
@adult „Je to ako s Popoluškinou črievičkou,“ povie [adult].
/+3

+4
O chvíľu stojí pred medzerou celý rad. [world|
ship: Kormidelník drží kocku cukru, papagáj pierko a najstarší pirát vlastný zub z poličky.
| castle: Princezná drží perlu z koruny, kuchár zrnko ryže a kráľ vlastný zub z pokladnice.
| space: Kapitán drží kocku cukru, vedkyňa biely magnet a kuchár zrnko ryže, čo mu stále uletí.
| valley: Trojrohý drží mušľu, dlhokrk kvet zo samého vrchu stromu a najmenší dinosaurus zrnko piesku.
| forest: Sova drží pierko, slimák ulitu a myška zrnko ryže, ktoré cestou trochu obhryzie.
| base: Rýchly Rišo drží kocku cukru, Gumko gumový gombík a Neviditeľná Nina niečo neviditeľné.
| Poštár drží biely kamienok, sliepka zrnko kukurice a malá sesternica penu z vane.] &again @hero „Nešedí, nešedí, nešedí,“ hovorí [hero].
/+4

+3
[with2| @friend2 „A toto?“ pýta sa [friend2] a ukazuje ponožku. Biela je, ale zub to nie je.]
/+3

[world|
ship: Potom [with| [friend] | [adult]] zbadá, že v kormidle trčí zub. Je veľký a trojhranný.
| castle: Potom [with| [friend] | [adult]] zbadá, že v bráne trčí zub. Je veľký a trochu pripečený.
| space: Potom [with| [friend] | [adult]] zbadá, že v chladničke trčí zub. Je veľký a svieti.
| valley: Potom [with| [friend] | [adult]] zbadá, že v strome trčí zub. Je dlhý ako mrkva.
| forest: Potom [with| [friend] | [adult]] zbadá, že v úli trčí zub. Je celý od medu.
| base: Potom [with| [friend] | [adult]] zbadá, že v zábradlí trčí zub. Je veľký a zo železa.
| Potom [with| [friend] | [adult]] zbadá, že v papuči trčí zub. Je tenký a špicatý.]

+2
[with| @friend „Tu je!“ volá [friend]. | @adult „Tu je!“ volá [adult].]
/+2

-4
&again @hero „Nešedí,“ povie [hero] a strčí si ho do vrecka. „Ale niekomu chýba.“
/-4

+4
&again @hero „Nešedí,“ povie [hero]. „Ale niekomu chýba.“
/+4

+4
Aj tento zub sa teda skúša, pekne po rade. [world|
ship: Kormidelníkovi trčí z úst ako plachta a papagáj zuby nemá vôbec.
| castle: Kráľovi trčí z úst ako fajka a princezná je s ním ako mrož.
| space: Kapitánovi svieti pod nosom ako lampa a robot nemá ústa.
| valley: Dlhokrkovi je malý a najmenší dinosaurus sa zaň celý schová.
| forest: Slimák pod ním nevládze a sova zuby nemá vôbec.
| base: Gumkovi sa s ním natiahnu ústa a Ninu nikto nevie nájsť.
| Poštárovi je úzky a sliepka zuby nemá vôbec.] Nesedí nikomu, a tak si ho [hero] strčí do vrecka.
/+4

== swap
[world|
ship: Vtom z mora vykukne malý žralok. Na nose má jablko
| castle: Vtom spod schodov vylezie malý dráčik. V labke má jablko
| space: Vtom chodbou pripláva malý mimozemšťan. V ruke má jablko
| valley: Vtom pribehne malý dinosaurík. V krátkych ručičkách má jablko
| forest: Vtom z papradia vylezie malý medvedík. V labke má jablko
| base: Vtom priletí malý superhrdina Hryzko. V ruke má jablko
| Vtom popod plot prelezie malý psík. Pred sebou gúľa jablko] a v ňom trčí biely zub.

@hero „Môj žub!“ volá [hero].

-2
@mirror „Nie, môj!“ povie [mirror] a ukáže medzeru.
/-2

+2
@mirror „Nie, môj!“ povie [mirror] a ukáže medzeru. „Ráno [mistake].“
/+2

+3
[Hero] ťahá jablko na jednu stranu a [mirror] na druhú. [with| @friend „Tak vyskúšajte, komu sedí,“ povie [friend]. | Takto to nepôjde. Treba skúsiť, komu sedí.]
/+3

-3
[Hero] priloží malý zub k jeho medzere. [world| home: Do takej úzkej sa nezmestí. | V takej veľkej ho ani nevidno.]
/-3

+3
[Hero] opatrne vytiahne malý zub a jablko ho pustí celkom ľahko. Potom ho priloží k medzere, ktorú má [mirror]. [world| home: Do takej úzkej sa nezmestí. | V takej veľkej ho ani nevidno.]
/+3

&again @mirror „Nešedí,“ povie [mirror] smutne.

Potom mu [hero] priloží ten [bigone] z vrecka.

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
| forest: Oči teraz zavrie [hero]. Je to chlpatá myška a vonia medom.
| base: Oči teraz zavrie [hero]. Je to prvá myška na svete, ktorá má plášť.
| Oči teraz zavrie [hero]. Je to myška, ktorá pri práci vrtí chvostom.] A na dlani je zrazu druhé jadierko.

Potom ide [mirror] domov a vreckovku nesie opatrne ako vajce.
/+4

== bed
+4
Pri večeri sa kôrka hryzie zboku a hrášok prejde cez medzeru celý. Polievka sa cez ňu dá nasávať, ale iba potichu.

Potom [hero] nakreslí na škatuľku jablko. Víla tak bude vedieť, prečo je ten zub sladký.
/+4

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
| Dvor je tichý. Zub leží v škatuľke pod vankúšom.] [Adult] nechá svietiť svetielko, keby šla okolo víla alebo myška.

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
[more| Vedľa ticho dýchajú [others].] [with| [Friend] už leží pod mäkkou perinou. | Perina je mäkká a teplá.] [Hero] ešte raz pošle jazyk do medzery. Je tam ticho a mäkko, tak tam ostane.
/+4

-2
[Adult] položí pusu rovno k medzere. @adult „Sedí?“
/-2

+2
[Adult] si sadne na posteľ v mäkkom župane a položí pusu rovno k medzere. @adult „Sedí?“
/+2

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
| Na dvore svieti slnko a [hero] na schodíku hryzie jablko, až to počuť u susedov.] [when| past, today: Chrum, a odrazu je v ústach o jeden zub menej. | Hryzie opatrne, lebo jeden zub sa už týždeň kýve. Chrum, a odrazu je v ústach o zub menej.]

[Hero] od prekvapenia pustí jablko a to [world|
ship: spadne rovno do mora.
| castle: skáče dolu schodmi.
| space: odpláva dlhou chodbou.
| valley: sa skotúľa dolu kopcom.
| forest: sa skotúľa do papradia.
| base: spadne až dolu na ulicu.
| sa skotúľa popod plot.] V medzere je trochu krvi a jazyk sa odtiaľ nedá odohnať.

+4
[more| [Others] prestanú jesť a každý si prstom ráta vlastné zuby, pre istotu dva razy.]
/+4

@hero „Vypadol mi žub!“ oznámi [hero].

@adult „Župan?“ diví sa [adult]. „Odkiaľ ti vypadol župan?“

@hero „Nie župan, ale žub!“ povie [hero] a ukáže medzeru.

+2
@adult „Aha, zub! A prvý mliečny!“ povie [adult] a podá vreckovku. „Pritlač ju tam, o chvíľu to prestane.“

@hero „Niektoré píšmená mi tadiaľ utekajú von,“ hlási [hero] spoza vreckovky.

-3
@adult „Tak ich nechaj utekať,“ povie [adult]. „Keď ti narastie nový zub, hneď sa vrátia. A kde máš ten starý?“
/-3

+3
@adult „Tak ich nechaj utekať,“ povie [adult]. „Keď ti narastie nový zub, hneď sa vrátia. A teraz skús povedať: strč prst skrz krk.“

@hero „Štrč pršt škrž krk,“ povie [hero] a znie to skoro rovnako, lebo tej vete už nepomôže ani zub.

@adult „A kde ho vlastne máš?“ pýta sa [adult].
/+3
/+2

-2
@adult „Aha, zub, a prvý mliečny!“ povie [adult] a podá vreckovku. „A kde ho máš?“
/-2

Nie je v dlani, nie je na zemi a nie je ani za golierom.

@hero „Čakám vílu,“ povie [hero], „a nemám jej čo dať.“

+2
@adult „Môj prvý zub skončil v buchte,“ prizná [adult], „a buchta skončila vo mne.“

@hero „A víla?“

@adult „Tej sme nakreslili obrázok,“ povie [adult]. „Ale ten tvoj môžeme ešte nájsť.“
/+2

== fit
[world| ship: Celá loď | castle: Celý hrad | space: Celá stanica | valley: Celé údolie | forest: Celý les | base: Celá základňa | Celý dvor] teda hľadá niečo malé a biele. Čo kto nájde, to [hero] priloží k medzere, ale iba zvonka, lebo zo zeme sa do úst nedáva nič.

-2
[world|
ship: Kormidelník prinesie perlu.
| castle: Princezná prinesie gombík z plášťa.
| space: Robot prinesie mesačný kamienok.
| valley: Dinosauria mama prinesie celé vajce.
| forest: Zajac prinesie bielu hubku.
| base: Silák prinesie umývadlo.
| Poštár prinesie suchú fazuľu.]

&first @hero „Nešedí,“ povie [hero].
/-2

+2
[world|
ship: Kormidelník prinesie perlu a kuchár strúčik cesnaku, ktorý je zubu aspoň podobný.
| castle: Princezná prinesie gombík z plášťa a rytier bieleho koníka zo šachu.
| space: Robot prinesie biely gombík a vedkyňa mesačný kamienok na striebornej lyžičke.
| valley: Dlhokrk prinesie biely kvet zo samého vrchu stromu a dinosauria mama celé vajce.
| forest: Slimák prinesie ulitu, v ktorej práve nikto nebýva, a zajac bielu hubku.
| base: Rýchly Rišo prinesie kocku cukru a Silák umývadlo, lebo malé a biele pochopí iba napoly.
| Poštár prinesie suchú fazuľu a suseda strúčik cesnaku, ktorý je zubu aspoň podobný.]

&first @hero „Nešedí,“ hovorí [hero] zakaždým. [world|
ship: @hero „A toto aj páchne.“
| castle: @hero „A toto má uši.“
| space: @hero „A toto je šamý prach.“
| valley: @hero „A v tomto niekto ťuká.“
| forest: @hero „A toto má klobúk.“
| base: @hero „A toto kvapká.“
| @hero „A toto aj páchne.“]

@adult „Je to ako s Popoluškou a črievičkou,“ povie [adult], „iba že hľadáme zub.“

+3
[with2| @friend2 „Lenže topánka sa hľadá ľahšie,“ dodá [friend2].]
/+3
/+2

+4
O chvíľu stojí pred medzerou celý rad a každý v ňom niečo drží. [world|
ship: Papagáj má vlastné pierko, plavčík kocku cukru a najstarší pirát zub, ktorý si už roky odkladá na poličke, lenže ten je zlatý.
| castle: Kuchár má zrnko ryže, komorná perličku a kráľ vlastný zub z pokladnice, lenže ten je zlatý.
| space: Kapitán má kocku cukru, lekárka guľôčku vaty a kuchár zrnko ryže, ktoré mu stále odlieta.
| valley: Trojrohý má mušľu, lietajúci jašter kúsok kriedovej skaly a najmenší dinosaurus zrnko piesku, ktoré dlho a starostlivo vyberal.
| forest: Sova má pierko, veverička oriešok olúpaný dobiela a myška zrnko ryže, ktoré cestou trochu obhryzie.
| base: Gumko má gumový gombík, Ľadová Ľuba kúsok ľadu a Neviditeľná Nina niečo, čo nevidí nikto okrem nej.
| Poštárov syn má biely kamienok, sliepka zrnko kukurice a malá sesternica hrsť peny z vane.] &again @hero „Nešedí, nešedí, nešedí,“ hovorí [hero] a každé ďalšie je o kúsok tichšie.
/+4

== big
[world|
ship: Napokon [with| [friend] | [adult]] vytiahne z kormidla zub, akých je na svete málo. Je veľký, trojhranný a leskne sa ako nový.
| castle: Napokon [with| [friend] | [adult]] vytiahne z hradnej brány zub, akých je na svete málo. Je dlhý, ostrý a na konci trochu pripečený.
| space: Napokon [with| [friend] | [adult]] vytiahne z dverí chladničky zub, akých je na svete málo. Je veľký a svieti ako hviezda.
| valley: Napokon [with| [friend] | [adult]] vytiahne z kmeňa stromu zub, akých je na svete málo. Je ostrý a dlhý ako mrkva.
| forest: Napokon [with| [friend] | [adult]] vytiahne zo starého úľa zub, akých je na svete málo. Je veľký, zahnutý a celý zlatý od medu.
| base: Napokon [with| [friend] | [adult]] vytiahne zo zábradlia zub, akých je na svete málo. Je veľký, ťažký a celý zo železa.
| Napokon [with| [friend] | [adult]] vytiahne zo starej papuče zub, akých je na svete málo. Je dlhý a zahnutý ako od malého tigra.]

@adult „Taký zub sa ti zmestil do úst?“ čuduje sa [adult]. „A sedí?“

-2
Nesedí, lenže je krásny a každý sa pozerá.
/-2

+2
Nesedí ani trochu. [world| home: V medzere by sa kolísal ako kľúč vo veľkých vrátach. | Trčí z medzery až po bradu.] Lenže je krásny, každý sa pozerá a taký zub by sa víle určite páčil.
/+2

@hero „Šedí,“ povie [hero].

+2
@adult „A ako sa ti tam zmestil?“ pýta sa [adult].

@hero „Šikmo,“ povie [hero].

[with| [Friend] na to nepovie nič, iba zdvihne obočie až k vlasom. | Nikto na to nepovie nič, iba každý zdvihne obočie.] Potom si ho však chce každý pozrieť zblízka. [world|
ship: Piráti si ho podávajú z ruky do ruky a kapitánov papagáj sa v ňom prezerá ako v zrkadle.
| castle: Rytieri pred ním zložia prilby a princezná si ho priloží ku korune, či by sa tam nehodil.
| space: Kozmonauti si pri ňom čítajú ako pri lampe a vedkyňa mu hneď vymýšľa latinské meno.
| valley: Dinosaury okolo neho chodia po špičkách a Trojrohý sa spýta, či to náhodou nie je štvrtý roh.
| forest: Zajac okolo neho chodí po špičkách a mravce stoja v rade, aby si mohli čuchnúť.
| base: Silák ho zdvihne dvoma prstami a uznanlivo hvizdne, lebo je ťažší než umývadlo.
| Poštár pred ním zloží čiapku a suseda povie, že taký zub nemá ani jej vlčiak.]
/+2

+3
[Adult] ho dokonca zapíše [book]: najväčší mliečny zub na svete. [Hero] má stáť vedľa a usmievať sa, lenže úsmev sa akosi nechce udržať na mieste.

Potom niekto prinesie [hard].

@adult „Nejde nám to otvoriť,“ vysvetlí [adult]. „Ale kto má také zuby, ten to hravo prehryzne.“

[Hero] sa pozrie na [hard] a potom na toľko zvedavých tvárí.

@hero „Nemôžem,“ povie napokon. „Vypadol mi žub.“ A je to po dlhom čase prvá pravda.
/+3

+4
@adult „Víla si bude musieť priniesť väčšie vrece,“ povie [adult]. „A možno aj nejakého pomocníka.“

[more| [Others] sa hneď hádajú, kto to bude. |] Večer vraj zub pôjdu odprevadiť až k posteli a niekto chce pri tom aj trúbiť. [Hero] prikyvuje a prikyvuje, pretože kto raz povie šedí, ten už potom musí prikývnuť na všetko.
/+4

*lid [Hero] ukladá zub do škatuľky od zápaliek, ale vrchnáčik nejde zavrieť. Nejde zľava, nejde sprava, nejde, ani keď si naň [hero] sadne.

+3
Na rade je gumička, lenže tá iba odletí a už ju nikto nevidí.
/+3

[Adult] sa na to díva a nehovorí nič.

== mirror
[world|
ship: Vtom z mora vykukne malý žralok a na nose má jablko.
| castle: Vtom spod schodov vylezie malý dráčik a v labke má jablko.
| space: Vtom chodbou pripláva malý mimozemšťan a v ruke má jablko.
| valley: Vtom pribehne malý dinosaurík a v krátkych ručičkách má jablko.
| forest: Vtom z papradia vylezie malý medvedík a v labke má jablko.
| base: Vtom priletí malý superhrdina Hryzko a v ruke má jablko.
| Vtom popod plot prelezie malý psík a pred sebou gúľa jablko.]

-2
@mirror „Nemáte tu môj žub?“ pýta sa. „Čakám vílu a nemám jej čo dať. Kto mi ho vráti, doštane toto jablko, aj tak ho nemám čím nahryžnúť.“ A ukáže medzeru takú veľkú, že [hero] hneď vie, čo do nej patrí.
/-2

+2
@mirror „Nemáte tu môj žub?“ pýta sa. „Čakám vílu a nemám jej čo dať.“

@hero „A kde ti vypadol?“ pýta sa [hero] opatrne.

@mirror „Ráno [mistake],“ prizná [mirror]. „Kto mi ho vráti, doštane toto jablko. Aj tak ho nemám čím nahryžnúť.“ A ukáže medzeru takú veľkú, že [hero] hneď vie, čo do nej patrí.
/+2

+4
@mirror „Má na boku malú jamku,“ dodá [mirror].

[Hero] drží škatuľku za chrbtom a palec má presne v tej jamke.
/+4

-2
Dalo by sa mlčať, veď škatuľka je za chrbtom. Lenže tú vetu o víle [hero] dobre pozná.
/-2

+2
Dalo by sa mlčať, veď škatuľka je za chrbtom a nikto nič nevie. Pod vankúšom môže ležať najkrajší zub na svete. Lenže tú vetu [hero] dobre pozná, slovo za slovom. Čakám vílu a nemám jej čo dať.

@mirror „Tak nič,“ povie [mirror], keď sa nikto neozve, a pomaly sa otáča na odchod.
/+2

&again @hero „Nešedí,“ povie [hero] potichu. „Mne ten žub nešedí, je tvoj.“

-2
A priloží mu ho k medzere.
/-2

+2
[world|
ship: Priloží mu ho k medzere a trojhranný zub zapadne do trojhrannej diery.
| castle: Priloží mu ho k medzere a pripečený zub je zrazu medzi samými pripečenými.
| space: Priloží mu ho k medzere a celý úsmev sa rozsvieti, ani jedna žiarovka v ňom nechýba.
| valley: Dinosaurík má krátke ručičky a nedočiahne, a tak mu ho k medzere priloží [hero].
| forest: Priloží mu ho k medzere a medový zub je zrazu medzi samými medovými.
| base: Priloží mu ho k medzere a železo o železo pekne cinkne.
| Priloží mu ho k medzere a tigrí zub je zrazu obyčajný psí, medzi ostatnými psími.]
/+2

@mirror „Šedí!“ zvolá [mirror].

== truth
Je ticho a [hero] čaká, kto sa bude hnevať prvý.

-2
@adult „Mne sa ten vrchnáčik hneď nezdal,“ povie [adult] a to je všetko.
/-2

+2
@adult „Mne sa ten vrchnáčik hneď nezdal,“ povie [adult]. „A to šikmo tiež nie.“ Viac nepovie.

Potom sa začnú priznávať aj ostatní, akoby to bolo nákazlivé. [world|
ship: Kormidelník prizná, že perla je v skutočnosti gombík, a kuchár prizná, že cesnak dáva aj do koláča.
| castle: Princezná prizná, že gombík je z kráľovho plášťa, a rytier prizná, že pri šachu občas potiahne dva razy.
| space: Robot prizná, že gombík je jeho vlastný vypínač, a vedkyňa prizná, že mesačný kamienok je z dvora za školou.
| valley: Dlhokrk prizná, že ten kvet je niečia desiata, a dinosauria mama prizná, že si vajcia občas pomýli.
| forest: Slimák prizná, že ulita je po bratrancovi, a zajac prizná, že hubka je niečia strecha.
| base: Rýchly Rišo prizná, že je to už druhá kocka cukru, lebo prvá je v ňom. Silák prizná, že umývadlo nejde vrátiť do steny.
| Poštár prizná, že fazuľa je z cudzieho hrnca, a suseda prizná, že cesnak dáva aj do koláča.] [with| A [friend] konečne spustí obočie na miesto.]
/+2

+3
[Hero] nájde [inbook] ten riadok o najväčšom zube a celý ho prečiarkne. Pero pri tom zaškrípe a v tom tichu to dobre počuť.

@adult „A čo napíšeme namiesto toho?“ pýta sa [adult].

@hero „Nič,“ povie [hero]. „Nemám nijaký.“
/+3

-3
@hero „Tak nemám nijaký,“ povie [hero].
/-3

@mirror „Máš jablko,“ povie [mirror], lebo čo sľúbi, to splní.

Jablko je už raz nahryznuté. Vpredu to nejde, lebo je tam medzera, a tak si ho [hero] otočí, že zahryzne zboku. ^apple A vtedy z neho vykukne niečo malé a biele.

@hero „Žub!“ volá [hero].

@adult „Župan?“ pýta sa [adult].

@hero „Nie župan, môj žub!“

+2
Stojí tam od toho prvého chrumnutia ako strážnik v búdke. [Mirror] ho celý čas nosí so sebou a nevie o tom, taký je ten zub malý.
/+2

[Hero] ho priloží k medzere, a nič netrčí a nič nechýba.

@hero „Šedí,“ vydýchne [hero] a tentoraz je to pravda. ^lid Aj vrchnáčik povie klik.

+3
A [inbook] pribudne nový riadok: najmenší zub na svete, nález z jablka. [Adult] ho napíše celkom malými písmenami, nech sa k nemu hodia.
/+3

+4
Aj trúbka sa vráti na klinec. Taký malý zub stačí odprevadiť po špičkách.
/+4

Jablko zjedia spolu a zboku, jeden zľava a druhý sprava.

+2
@mirror „Ako to robíš?“ pýta sa [mirror], ktorému sa jablko stále šmýka.

@hero „Žboku,“ povie [hero]. „Vpredu iba držíš a vžadu hryžieš.“

[Mirror] to skúsi a chrumne to tak, že [world|
ship: mu od radosti vyskočí nad vodu aj chvost.
| castle: mu od radosti vyletí z nosa iskra.
| space: mu od radosti zasvietia tri oči naraz.
| valley: od radosti poskočí a s ním aj kus kopca.
| forest: sa mu od radosti postaví aj srsť na ušiach.
| base: mu od radosti zaveje plášť, hoci vôbec nefúka.
| sa mu od radosti vrtí chvost aj so zadnými nohami.] [with| Posledný kúsok dostane [friend] za ten veľký zub. |]
/+2

+4
Potom si [mirror] zabalí zub do čistej vreckovky, ale ešte neodchádza.

@mirror „A príde víla aj [home]?“ pýta sa.

@hero „To neviem,“ povie [hero] po pravde. „Ale môžeme ju hrať.“

Najprv je vílou [hero]. [Mirror] si dá vreckovku pod hlavu, zavrie oči a chrápe tak poctivo, až je to podozrivé. Víla obíde po špičkách celý svet, cestou zakopne, ospravedlní sa a na vreckovku položí jadierko z jablka.

@mirror „Bude mi tu jabloň,“ raduje sa [mirror]. „A teraž budem ja myška!“

[world|
ship: Je to najväčšia myška v celom mori a nedá sa povedať, že by chodila potichu.
| castle: Je to jediná myška na hrade, ktorej ide z nosa dym, a koberec jej to hneď pripomenie.
| space: Je to jediná zelená myška vo vesmíre a ako jediná vidí trojmo.
| valley: Je to ťažká myška a pri každom jej tichom krôčiku poskočí celé údolie.
| forest: Je to veľmi chlpatá myška a po ceste k vankúšu sa zastaví na trochu medu.
| base: Je to prvá myška na svete, ktorá priletí oblokom a má plášť.
| Je to myška, ktorá pri práci vrtí chvostom a raz sa zabudne a zašteká.] Ale jadierko, ktoré donesie, je naozajstné. [Hero] si ho schová do škatuľky vedľa zuba a vrchnáčik ide zavrieť aj tak.

Na rozlúčku povedia naraz to o prste a krku. @hero „Štrč pršt škrž krk!“ A nikto na svete si v tej chvíli nerozumie tak dobre ako oni.
/+4

== bed
+4
Pri večeri sa potom ukáže, čo všetko sa s medzerou dá. Kôrka z chleba sa hryzie zboku, polievka sa nasáva stredom a hrášok prejde dnu aj cez zavreté zuby. Po večeri [hero] ešte nakreslí na škatuľku jablko, nech víla vie, prečo je ten zub taký sladký.
/+4

+3
Kefka večer medzeru preskočí a ide ďalej. Až pri vyplachovaní sa ukáže, na čo je medzera dobrá: dá sa cez ňu striekať voda, tenko a presne, až na zrkadlo.

@adult „Ukáž,“ povie [adult] a skúsi to tiež, ale so všetkými zubami to nejde.
/+3

[world|
ship: Potom sa loď už iba ticho hojdá a pod vankúšom leží škatuľka.
| castle: Potom je na hrade ticho a pod vankúšom leží škatuľka.
| space: Potom už stanica iba ticho letí a pod vankúšom leží škatuľka.
| valley: Potom v údolí zaspia aj najväčšie dinosaury a pod vankúšom leží škatuľka.
| forest: Potom už les iba ticho šumí a pod vankúšom leží škatuľka.
| base: Potom je celé mesto tiché a pod vankúšom leží škatuľka.
| Potom je dvor tichý a pod vankúšom leží škatuľka.] [Adult] príde v mäkkom župane a nechá svietiť malé svetlo, keby šla okolo víla alebo myška.

+2
[world|
ship: Kdesi hlboko pod loďou leží na mäkkom piesku žralok a má pri sebe svoj zub.
| castle: Pod schodmi leží dráčik, hlavu má na vreckovke a teplo dýcha.
| space: Za okienkom pomaly pláva Mesiac a kdesi za ním letí domov malý mimozemšťan.
| valley: Dinosaurík leží v mäkkej tráve, hlavu má na vreckovke a pomaly dýcha.
| forest: Medvedík leží v teplom brlohu, hlavu má na vreckovke a pomaly dýcha.
| base: Hryzko leží vysoko nad mestom pod teplým plášťom a pomaly dýcha.
| Psík leží v teplej búde, ňufák má na vreckovke a pomaly dýcha.]

@hero „Je malý,“ šepne [hero] a položí dlaň na škatuľku.

@adult „Je akurát,“ šepne [adult].
/+2

+4
[more| Vedľa už ticho dýchajú [others].] [with| [Friend] leží pod mäkkou perinou a oči má zavreté. | Perina je mäkká a teplá.] V škatuľke ležia vedľa seba zub a jadierko, biele a hnedé, a ani jedno sa nemusí ponáhľať. Mesiac ticho svieti a kúsok mu chýba, ale ani jemu to neprekáža.
/+4

-2
@adult „Sedí?“ šepne [adult] a pritiahne perinu až po bradu.
/-2

+2
[Adult] pomaly pritiahne perinu až po bradu. @adult „Sedí?“
/+2

[Hero] sa pomaly dotkne jazykom medzery, ktorá je mäkká a je na svojom mieste.

&last @hero „Šedí,“ zamrmle [hero] !asleep a už spí.
`,
}
