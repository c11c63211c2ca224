import { AFFORDANCES, type Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['job', 'royal', 'fairy-being', 'monster', 'weather', 'sky', 'plant', 'building'] as const),
]

export const nevie: Telling = {
  id: 'cannot',
  shape: 'making',
  // What nobody can name cannot be told of.
  fits: { kind: 'event', events: ['cannot', 'refuses'], who: WHO, by: AFFORDANCES },
  ages: [3, 9],
  titles: ['Niekto na teba myslí', 'Čk!', 'Najväčšia čkavka na svete'],
  tile: { label: 'Niečo nevie', wish: 'klokan, ktorý nevie skákať ako ostatní' },
  figures: {
    baker: {
      forms: {
        ...{ name: 'pekár', nom: 'pekár', gen: 'pekára', dat: 'pekárovi' },
        ...{ acc: 'pekára', loc: 'pekárovi', ins: 'pekárom' },
      },
      gender: 'he',
    },
    postman: {
      forms: {
        ...{ name: 'poštár', nom: 'poštár', gen: 'poštára', dat: 'poštárovi' },
        ...{ acc: 'poštára', loc: 'poštárovi', ins: 'poštárom' },
      },
      gender: 'he',
    },
    granny: {
      forms: {
        ...{ name: 'babka Uľka', nom: 'babka Uľka', gen: 'babky Uľky', dat: 'babke Uľke' },
        ...{ acc: 'babku Uľku', loc: 'babke Uľke', ins: 'babkou Uľkou' },
      },
      gender: 'she',
    },
  },
  things: {
    who: {
      kinds: WHO,
      or: {
        forms: {
          ...{ name: 'klokan', nom: 'klokan', gen: 'klokana', dat: 'klokanovi', acc: 'klokana', loc: 'klokanovi' },
          ...{ ins: 'klokanom', nom_pl: 'klokany', gen_pl: 'klokanov', dat_pl: 'klokanom', acc_pl: 'klokany' },
          ...{ loc_pl: 'klokanoch', ins_pl: 'klokanmi' },
        },
        gender: 'he',
      },
    },
    action: {
      kinds: [],
      or: { forms: { name: 'to hlavné', present: 'robí to hlavné', past: 'robil to hlavné' }, gender: 'it' },
    },
  },
  fact: '[Hero] raz [požiadal/požiada] celú ulicu, aby myslela na [who.acc], a bola z toho najväčšia čkavka na svete.',
  next: 'Ráno sa niekomu začalo čkať, takže na niekoho zasa niekto myslí.',
  young: `
== nevie
[Hero] a [who] sú kamaráti. [action-is| hovorit: Celá ulica vie hovoriť nahlas, iba [who] nie. | [is:action| [Action] vie celá ulica, iba [who] nie. | Jednu vec vie celá ulica, iba [who] nie.]]

[action-is|
plavat: [Who] sa dotkne vody, povie brr a ide domov.
| skakat: [Who] ráta raz, dva, tri. A potom aj tak stojí na zemi.
| lietat: [Who] vylezie na debničku, ráta raz, dva, tri a zlezie z debničky.
| liezt: [Who] vylezie tak vysoko ako stolička a už treba pomôcť dole.
| spat, zaspat: [Who] leží celú noc a počúva hodiny.
| spievat, piskat: [Who] sa nadýchne a vyjde z toho iba vzduch.
| hukat: [Who] sa nadýchne na veľké túú a vyjde z toho iba píp.
| hovorit: [Who] vie iba šepkať, a aj to len do ucha.
| kricat, stekat, kikirikat, bzucat: [Who] sa nadýchne a vyjde z toho iba píp.
| chrlit-ohen: [Who] sa nadýchne a vyjde z toho iba dym. Vonia ako hrianka.
| svietit: [Who] sa snaží, až sa trasie, a stále je tma ako vo vreci.
| tancovat: Keď ide celá ulica doprava, [who] ide doľava a sadne si na zem.
| behat, utekat: Keď [who] konečne dobehne, ostatní už majú po olovrante.
| bicyklovat-sa, korculovat-sa, lyzovat-sa, jazdit: [Who] spadne naľavo. Potom spadne napravo.
| citat, pisat, pocitat: [Who] začne a hneď na začiatku sa zasekne.
| zavazovat-si-snurky: [Who] spraví uzol a týždeň ho rozväzuje.
| cuvat: [Who] vie ísť iba dopredu, a tak chodí domov okolo celého mesta.
| [Who] to skúša v pondelok, skúša to v utorok a v stredu už iba vzdychá.]

@who „Ja sa to nenaučím nikdy,“ povie [who] a je [who:smutná/smutný/smutné].

A vtom sa ozve niečo celkom malé a zvláštne.

*hik @who „Čk!“ spraví [who].

&first @hero „To sa ti čká,“ povie [hero]. „Niekto na teba myslí.“

@who „Čk!“ spraví [who] znova. [action-is|
plavat: A to čk [who:ju/ho/ho] postrčí kúsok do vody.
| skakat: A to čk [who:ju/ho/ho] nadvihne. Iba o kúsok, ale nadvihne!
| lietat: A to čk [who:ju/ho/ho] nadvihne. Iba o kúsok, ale nadvihne!
| liezt: A to čk [who:ju/ho/ho] vyhodí o kúsok vyššie.
| spat, zaspat: A po tom čk sa [who.dat] naozaj zívne.
| spievat, piskat: A v tom čk je kúsok pesničky.
| kricat, stekat, kikirikat, hukat, bzucat: A to čk je oveľa hlasnejšie ako píp.
| chrlit-ohen: A s tým čk vyletí iskra.
| svietit: A s tým čk niečo blikne.
| hovorit: A to čk je nahlas. Naozaj nahlas!
| tancovat: A to čk spraví krok. Správnym smerom!
| behat, utekat: A to čk [who:ju/ho/ho] postrčí dopredu.
| bicyklovat-sa, korculovat-sa, lyzovat-sa, jazdit: A to čk [who:ju/ho/ho] kúsok odvezie. Bez jediného pádu!
| zavazovat-si-snurky: A na šnúrke je zrazu jedno uško!
| cuvat: A to čk [who:ju/ho/ho] kúsok potiahne dozadu.
| piect, varit: A pri tom čk sa vajce rozbije rovno do misky.
| citat, pisat, pocitat: A po tom čk ide ďalší kúsok celkom ľahko.
| A to čk spraví kúsok roboty [who:za ňu/zaň/zaň]!]

@hero „Ešte raz!“ povie [hero].

@who „Ja to naschvál neviem,“ povie [who]. „To robí čkavka. Čk!“

+2
[with| @friend „Kto na teba asi myslí?“ spýta sa [friend]. | Kto len na [who.acc] myslí?] Tak sa idú opýtať.

@baker „Ja myslím na rožky,“ povie pekár.
/+2

+3
@postman „Ja myslím na psa, čo býva na konci ulice,“ povie poštár. „Chudák, tomu sa čká od rána do večera.“
/+3

+2
@granny „A ja myslím na celú ulicu, po rade,“ povie babka Uľka v okne. „Na [who.acc] o pol druhej, po polievke.“

Pozrú sa na hodiny. Je presne pol druhej.
/+2

+4
@baker „Čkavku treba vyliečiť,“ povie pekár. „Zadrž dych!“

[Who] zadrží dych, až je [who:celá okrúhla/celý okrúhly/celé okrúhle]. A potom: čk!

@postman „Treba piť vodu z druhej strany pohára,“ povie poštár a ukáže ako. Odvtedy má mokrú tašku.

@granny „Pomôže lyžička cukru,“ povie babka Uľka. Cukor je veľmi dobrý, a tak si [who] pýta ešte jednu. Ale čkavka ostane.

@who „Ja ju ale nechcem vyliečiť!“ povie [who]. „Mne sa páči.“

Pekár sa poškriabe za uchom. O čkavke takú vec počuje prvý raz.
/+4

== thinking
[Hero] dostane nápad.

@hero „Keď na teba myslí jeden človek, je z toho malé čk,“ povie [hero]. „Keď bude naraz myslieť celá ulica, bude z toho veľké!“

-4
A hneď beží od dverí k dverám.

@hero „Prosím, príďte o piatej na dvor a myslite na [who.acc],“ hovorí [hero]. Sľúbi to pekár, poštár aj babka Uľka.
/-4

+4
A hneď ide od dverí k dverám. Pekár práve miesi cesto, poštár ráta listy, babka Uľka štrikuje.

@hero „Prosím, príďte o piatej na dvor a myslite na [who.acc],“ hovorí [hero]. „Celú minútu. A na nič iné.“

@baker „Celú minútu?“ zľakne sa pekár. „A čo rožky?“ Ale sľúbi to.

@postman „A čo si mám o [who.loc] myslieť?“ spýta sa poštár.

@hero „Niečo pekné,“ povie [hero].

To poštár vie. Pekné veci si myslí o každom, iba ich nemá kedy povedať, lebo má plnú tašku. [more| Prídu aj [others], každý so svojou peknou myšlienkou.] [with2| [Friend2] si tú svoju radšej zapíše, aby nevypadla.]
/+4

O piatej sa zídu na dvore. [with| Čas meria [friend]. | Čas meria [adult].] Každý si zakryje oči a myslí na [who.acc].

+2
Je ticho. Pekár myslí, až je červený. Poštár myslí a usmieva sa. Babka Uľka pri tom pohybuje ústami, ako keď ráta očká.
/+2

+3
Babka Uľka myslí na to, ako [action-is| cakat: jej [who] vždy podá klbko. | [who] vždy počká, kým prejde s taškami.] Poštár myslí na to, že [who] nehryzie. A [hero] myslí na to, že [s who.ins] je každý vtip dvakrát taký dobrý.
/+3

^hik @who „Č… č… ČK!“ spraví [who].

== turn:rolls
To je najväčšie čk na svete! Babke Uľke odletí klbko, pekárovi čiapka a [who] sa rozbehne po dvore.

== turn:flies
To je najväčšie čk na svete! Babke Uľke odletí klbko, pekárovi čiapka a [who] má vietor všade okolo seba.

== turn:splashes
To je najväčšie čk na svete! Babke Uľke odletí klbko, pekárovi čiapka a mláka na dvore vyšplechne až na plot.

== turn:jumps
To je najväčšie čk na svete! Babke Uľke odletí klbko, pekárovi čiapka a [who] letí za nimi.

== turn:any
To je najväčšie čk na svete! Babke Uľke odletí klbko a pekárovi čiapka.

== works
[action-is|
plavat: A [who] pláva. Z jedného brehu rovno na druhý!
| skakat: A [who] skočí. Rovno cez plot a ešte aj cez kríky!
| lietat: A [who] letí. Nad dvor, nad komín a naspäť!
| liezt: A [who] je hore. Úplne hore!
| spat, zaspat: A hneď po ňom [who] zaspí. Postojačky! Zobudí [who:ju/ho/ho] až potlesk.
| spievat, piskat: A von vyletí celá pesnička, od začiatku až po koniec!
| kricat, stekat, kikirikat, hukat, bzucat: A je také hlasné, že v celej ulici zarinčia okná!
| chrlit-ohen: A von vyletí oheň dlhý ako metla. Pekár si na ňom hneď opečie rožok!
| svietit: A [who] svieti. Celý dvor má zrazu dva tiene!
| tancovat: A [who] tancuje, doprava, doľava a dokola!
| behat, utekat: A [who] beží, až sa za [who:ňou/ním/ním] práši!
| bicyklovat-sa, korculovat-sa, lyzovat-sa, jazdit: A [who] ide, dokola a ešte raz dokola, a nespadne!
| citat, pisat, pocitat: A [who] ide ďalej a ďalej, až po poslednú bodku!
| zavazovat-si-snurky: A [who] má na šnúrke mašľu s dvoma rovnakými uškami!
| hovorit: @who „Dobrý deň!“ povie [who]. Tak nahlas, že to počuť až na námestí!
| cuvat: A [who] cúva. Rovno do brány, a ani sa jej nedotkne!
| piect, varit: A múka, vajcia aj cukor vletia rovno do misky. O chvíľu vonia celý dvor!
| [is:action| A je to! [Action] už vie aj [who]! | A je to! Už to vie aj [who]!]]

+2
@who „A teraz už čkavku nemám,“ povie [who]. Čaká a čaká, a nič.

-3
Ale ide to aj bez čkavky. [Who] už vie, aké to je.
/-3
/+2

+3
@hero „Skús to aj tak,“ povie [hero].

[Who] to skúsi. Raz nič, dva razy nič. A tretí raz to ide, celkom bez čkavky. [Who] už totiž vie, aké to je.

@who „A keď sa mi nečká,“ spýta sa ešte [who], „nemyslí na mňa nikto?“

&again @hero „Niekto na teba myslí stále,“ povie [hero]. „Len niekedy potichu.“
/+3

+4
@who „Tak aj ja budem,“ sľúbi [who]. „Na celú ulicu, po rade.“

A naozaj. O šiestej sa čká pekárovi, o pol siedmej poštárovi a babke Uľke pri správach. Nikto sa nelieči a nikto nepije z druhej strany pohára. Každý sa len usmeje a povie si: aha, teraz som na rade ja.
/+4

== bed
-2
Večer [hero] leží v teplej posteli. Za oknom je tichá ulica a mäkká tma.
/-2

+2
Večer [hero] leží v teplej posteli a [adult] zhasína lampu. Je ticho. [action-is| spat, zaspat: Aj [who] už leží a na spánok sa tentoraz teší. | Aj [who] už odpočíva, iba ešte nespí.]
/+2

+4
Pekár už spí a vo sne myslí zasa iba na rožky. Babka Uľka dopletie posledné oko a odloží klbko na vankúš. [with| [Friend] vedľa pomaly dýcha, raz dnu a raz von. | Mesiac svieti na prázdny dvor a na jednu zabudnutú čiapku.] V celej ulici je už ticho a tma, mäkká a teplá ako perina.
/+4

@hero „Čk,“ ozve sa spod periny. Celkom malé.

&last @adult „Niekto na teba myslí,“ zašepká [adult].

[Hero] vie, kto to je. A v tme potichu myslí na [who.acc].

+2
Perina je mäkká a teplá. Kdesi ďaleko, kde je tiež tma, spraví niekto maličké čk a usmeje sa.
/+2

!asleep A potom už [hero] spí.
`,
  older: `
== hik
-2
[action-is| hovorit: Celá ulica vie hovoriť nahlas, iba [who] nie. | [is:action| [Action] vie celá ulica, iba [who] nie. | Jednu vec vie celá ulica, iba [who] nie.]] V sobotu bude na dvore predstavenie a [who] sa naň ani neprihlási.
/-2

+2
[action-is| hovorit: Celá ulica vie hovoriť nahlas. Robí to od rána do večera a ani si to nevšimne. Iba [who] to nevie. | [is:action| [Action] vie celá ulica a nikto v tom nevidí žiadne umenie. Iba [who] to nevie. | Jednu vec vie celá ulica a nikto v tom nevidí žiadne umenie. Iba [who] ju nevie.]] V sobotu bude na dvore predstavenie, kde každý ukáže, čo vie, a [who] sa naň ani neprihlási.
/+2

[action-is|
plavat: Leto čo leto sedí [who] na brehu a stráži uteráky. Už ich vie podľa farby.
| skakat: Na telocviku drží [who] latku. Je to dôležité, povie vždy niekto, lebo latku musí niekto držať.
| lietat: Každé ráno vylezie [who] na debničku, ráta do troch a zlezie z debničky. Debnička je už celkom ošúchaná.
| spat, zaspat: V noci leží [who] s otvorenými očami a pozná každý zvuk, ktorý dom robí, keď si myslí, že nikto nepočúva.
| hukat: Keď majú ostatní cvičenie, [who] stojí bokom a tvári sa, že dnes má voľno.
| spievat, piskat, kricat, stekat, kikirikat, bzucat: V zbore otvára [who] ústa spolu s ostatnými a dáva pozor, aby z nich nič nevyšlo.
| chrlit-ohen, svietit: Keď treba zapáliť sviečky na torte, [who] ide radšej po zápalky.
| hovorit: [Who] vie iba šepkať, a kto chce niečo počuť, musí priložiť ucho.
| tancovat: Keď ide celá ulica doprava, [who] ide doľava a tvári sa, že to tak má byť.
| behat, utekat: Na pretekoch [who] dobehne vždy vtedy, keď už skladajú cieľ.
| bicyklovat-sa, korculovat-sa, lyzovat-sa, jazdit: [Who] spadne naľavo, potom spadne napravo a potom povie, že pešo je to aj tak zdravšie.
| zavazovat-si-snurky: [Who] spraví v pondelok uzol a do nedele ho rozväzuje.
| cuvat: [Who] vie ísť iba dopredu, a tak chodí domov okolo celého mesta.
| Jeden týždeň to [who] skúša, druhý týždeň sa na to hnevá a tretí povie, že to vlastne ani netreba vedieť.]

@hero „Ja ťa to naučím,“ povie [hero] ako každý deň.

@who „Mňa to nenaučí nikto,“ povie [who]. „Čk!“

&first @hero „Čká sa ti,“ povie [hero]. „Niekto na teba myslí.“

@who „Čk!“ spraví [who] ešte raz a [action-is| plavat: o kúsok sa posunie po vode. | skakat, lietat, liezt: o kúsok sa nadvihne nad zem. | spat, zaspat: hneď potom zívne. | spievat, piskat: je v tom celý jeden tón. | hovorit, kricat, stekat, kikirikat, hukat, bzucat: je to také hlasné, že sa niekde zabuchnú dvere. | chrlit-ohen: vyletí iskra a spadne do trávy. | svietit: na okamih blikne. | tancovat: spraví pri tom krok, a správnym smerom. | behat, utekat: to čk [who:ju/ho/ho] postrčí dopredu. | bicyklovat-sa, korculovat-sa, lyzovat-sa, jazdit: to čk [who:ju/ho/ho] kúsok odvezie. | zavazovat-si-snurky: na šnúrke je zrazu jedno uško. | cuvat: o kúsok sa posunie dozadu. | piect, varit: vajce sa rozbije rovno do misky. | to čk spraví kúsok roboty [who:za ňu/zaň/zaň].] *hik Kamaráti sa zastavia uprostred kroku.

@who „To nie som ja,“ povie [who] prekvapene. „To čkavka. Čk!“ A zasa to ide, o kúsok lepšie než predtým.

+2
@hero „Do soboty je päť dní,“ povie [hero]. „Ak ti tá čkavka vydrží…“

[Who] sa prvý raz po dlhom čase usmeje a opatrne nesie čkavku domov, ako sa nosí plný tanier.

Ešte v pondelok sa takto naučí štvrtinu. V utorok je z toho takmer polovica, stále iba po kúskoch, stále iba s čk, ale [hero] to zapisuje kriedou na múr a čiarok pribúda. Zle je len to, že čkavku začuje aj niekto iný.
/+2

== cure
-2
Lenže čkavka sa lieči a celá ulica má na ňu liek. Pekár radí zadržať dych. Poštár radí vypiť vodu z druhej strany pohára. [Who] poslúchne každého a čká ďalej. A [hero] pozná ešte jeden liek, a skôr než si to stihne premyslieť, stojí za rohom.
/-2

+2
V stredu o nej vie celá ulica, a celá ulica má na čkavku liek. Pekár radí zadržať dych. Poštár radí vypiť vodu z opačného konca pohára. Babka Uľka radí cukor na lyžičke a otočiť sa trikrát okolo seba. [Who] poslúchne každého. Je [who:mokrá, sladká/mokrý, sladký/mokré, sladké], vidí dve babky Uľky a čká ďalej.

+3
@who „Mne to ale nevadí,“ povie [who]. „Mne sa to páči. Čk! Vidíš?“

Ale nikto nepočúva. Keď raz niekto lieči, ťažko ho zastaviť. [with2| [Friend2] prinesie knihu Sto receptov na čkavku a prečíta ich štyridsať. | Od susedov pošlú aj mastičku, hoci je na kolená.]
/+3

[Hero] vie, že teraz treba povedať dosť. Lenže kto vylieči čkavku, s ktorou si neporadí pekár ani poštár, o tom sa bude hovoriť až na námestí. A [hero] pozná ešte jeden liek, a ten zaberie vždy.
/+2

@hero „Bu!“ vykríkne [hero] spoza rohu.

[Who] podskočí. Potom je ticho. Čkavka je preč.

-2
[Hero] sa ukloní a celá ulica tlieska. Iba [who] stojí uprostred, čaká na čk, a ono nechodí.
/-2

+2
[Hero] sa ukloní a celá ulica tlieska. [with| Iba [friend] netlieska. | Iba [adult] netlieska.] [Who] stojí uprostred, čaká na čk, a keď žiadne nepríde, ide domov.
/+2

@who „Už mi to skoro išlo,“ povie [who], ale nikomu nič nevyčíta. To je na tom najhoršie.

== regret
-2
Vrátiť čkavku je ťažšie než ju vyliečiť. Robí ju len jedno: niekto musí myslieť. Celú noc nad tým [hero] rozmýšľa a ráno prečiarkne v programe svoje meno, aj keď má na sobotu novú pesničku aj klobúk. Namiesto neho napíše: [Who]. Potom obehne celú ulicu a od každého si vypýta minútu myslenia, v sobotu o tretej.
/-2

+2
[Hero] sedí na schodoch a ráta, koľko stojí jedno bu. Čkavka sa nedá kúpiť, nedá sa vypiť ani požičať. Robí ju len jedno: niekto musí myslieť.

@hero „A čo keď bude myslieť celá ulica naraz?“ povie [hero].

[with| @friend „To už nebude čk,“ povie [friend]. „To bude ČK.“ | @adult „To už nebude čk,“ povie [adult]. „To bude ČK.“]

V sobotu o tretej má na predstavení vystúpiť [hero], s novou pesničkou a v klobúku. [Hero] zoberie z dverí papier s programom, svoje meno prečiarkne a napíše tam: [Who]. Potom obehne celú ulicu a každého poprosí o minútu myslenia.
/+2

+3
@baker „Celú minútu?“ povie pekár a poškriabe sa za uchom. „Bez rožkov? Ja vydržím nemyslieť na rožky tak po prvý roh.“

@postman „Ja celý deň myslím na psa z konca ulice,“ povie poštár. „Chudák, tomu sa čká od rána do večera. A čo si mám myslieť o [who.loc]?“

@hero „Niečo pekné,“ povie [hero].

@postman „To bude ľahké,“ povie poštár. Pekné veci si myslí o každom, iba ich nemá kedy povedať, lebo má plnú tašku listov od iných ľudí.

@granny „Ja na [who.acc] myslím každý deň o pol druhej, po polievke,“ povie babka Uľka. „Tie prvé čk sú moje, to mi ver. Ale môžem prísť aj o tretej.“
/+3

+2
V piatok sa v ulici trénuje. Pekár si na čelo prilepí papierik NIE ROŽKY a vydrží už pol minúty. Poštár myslí cestou od schránky k schránke a dva razy prejde okolo vlastného domu. Babka Uľka netrénuje. Ona to robí celý život, každý deň, a vždy od začiatku ulice po koniec, aby cestou na nikoho nezabudla.
/+2

== saturday
V sobotu o tretej sedí celá ulica na laviciach a má zavreté oči. [Who] stojí hore na debničke a čaká. Klobúk leží pod lavicou a nikto ho nepotrebuje.

@who „Č,“ spraví [who]. A nič.

-2
[Hero] otvorí jedno oko. Pekár myslí, až je červený. Babka Uľka pri tom pohybuje perami. Iba [hero] myslí na to, či sa to podarí, čo na to povedia a komu budú tlieskať. To predsa nie je myslenie na [who.acc]!
/-2

+2
Ľudia myslia, až sú červení. [Hero] otvorí jedno oko. Čo je zle? Pekár myslí na [who.acc], vidno mu to na čele. Babka Uľka pri tom pohybuje perami. A [hero]? [Hero] myslí na to, či sa to podarí, čo na to povedia a komu budú tlieskať.

Veď to nie je myslenie na [who.acc]. To je myslenie na seba, iba [s who.ins] v pozadí.
/+2

-2
[Hero] oko zavrie a začne odznova. [action-is| cakat: Od brány, ku ktorej [who] každé ráno príde, aj keď prší, a ani raz na to nezabudne. | Od brány, pri ktorej [who] každé ráno čaká, aj keď prší, a ani raz odtiaľ neodíde, kým tam [hero] nie je.]
/-2

+2
[Hero] oko zavrie a začne odznova, od celkom iného konca. Od brány, [action-is| cakat: kam [who] príde každé ráno, aj keď prší. | kde [who] čaká každé ráno, aj keď prší.] Od toho, ako [who] podrží tašku a nič za to nechce. Ako si vypočuje aj vtip, ktorý už pozná, a neprezradí to. A ako sa nezlostí pre jedno hlúpe bu.
/+2

+3
Keď sa raz začne, myslí sa to ľahko, ako keď sa kráča dolu kopcom. [Hero] celkom zabudne na lavice aj na klobúk. Pekár zabudne na rožky, po prvý raz v živote, a v peci ich má práve dvesto. Poštár zabudne na psa, a pes sa na konci ulice začudovane posadí, lebo sa mu prestane čkať.
/+3

@who „Č… č… ^hik ČK!“ spraví [who].

== turn:rolls
Babke Uľke odletí klbko, poštárovi čiapka a [who] sa rozbehne cez celý dvor.

== turn:flies
Babke Uľke odletí klbko, poštárovi čiapka a okolo [who.gen] sa zdvihne vietor.

== turn:splashes
Babke Uľke odletí klbko, poštárovi čiapka a mláka pri bráne vyšplechne až na lavice.

== turn:jumps
Babke Uľke odletí klbko, poštárovi čiapka a [who] letí za nimi.

== turn:any
Babke Uľke odletí klbko, poštárovi čiapka a z debničky ostanú dosky.

== works
[action-is|
plavat: A [who] pláva, cez celý rybník a naspäť, a uteráky stráži niekto iný!
| skakat: A [who] skočí, ponad latku aj ponad toho, kto ju drží!
| lietat: A [who] letí, ponad lavice, ponad komín a ešte jedno kolo!
| liezt: A [who] je hore, celkom hore, a máva!
| spat, zaspat: A hneď po ňom [who] zaspí, postojačky a s úsmevom, a zobudí [who:ju/ho/ho] až potlesk!
| spievat, piskat: A von vyletí celá pesnička, od prvého tónu po posledný!
| kricat, stekat, kikirikat, hukat, bzucat: A je také hlasné, že v celej ulici zarinčia okná!
| chrlit-ohen: A von vyletí oheň, dlhý ako metla, a pekárovi opečie aj to, čo ešte nezhorelo!
| svietit: A [who] svieti, až má celý dvor dva tiene!
| tancovat: A [who] tancuje tak, že lavice podupkávajú!
| bicyklovat-sa, korculovat-sa, lyzovat-sa, jazdit: A [who] ide, dokola a ešte raz dokola, a nespadne!
| hovorit: @who „Dobrý deň!“ povie [who] pred celou ulicou, tak nahlas, že sa na námestí obzrú holuby.
| behat, utekat: A [who] beží, okolo dvora a ešte jedno kolo, až sa [who:za ňou/za ním/za ním] práši!
| zavazovat-si-snurky: A [who] má na šnúrke mašľu s dvoma rovnakými uškami, pred celou ulicou a na prvý raz!
| cuvat: A [who] cúva, rovno do brány, a ani sa jej nedotkne!
| [is:action| A [action] zrazu vie aj [who], pred celou ulicou a bez jedinej chyby! | A zrazu to vie aj [who], pred celou ulicou a bez jedinej chyby!]]

-2
Ľudia tlieskajú, až pekár zacíti dym a musí bežať domov. A keď sa čkavka stratí, ide to aj bez nej. [Who] už totiž vie, aké to je.
/-2

+2
Ľudia tlieskajú, až pekár zacíti dym a musí bežať domov.

@who „A čo keď už čk nepríde?“ spýta sa potom [who].

@hero „Skús,“ povie [hero] a tentoraz neradí nič.

[Who] skúsi. Raz nič, dva razy nič, a tretí raz to ide celkom bez čkavky. Kto raz vie, aké to je, tomu to už ostane.

&again @hero „A keby to niekedy nešlo,“ povie [hero], „niekto na teba myslí. A viem aj kto.“

A celkom na koniec zaspieva svoju pesničku aj [hero], hoci v programe už nie je. Klobúk má pri tom na hlave [who].
/+2

== bed
-2
Večer [hero] leží v teplej posteli a [adult] pomaly zhasína lampu. Za oknom je tichá ulica a mäkká tma.
/-2

+2
Večer [hero] leží v teplej posteli. [Adult] pomaly zhasína lampu a za oknom je tichá ulica. [Who] už odpočíva v teple a iba v pekárni sa ešte svieti, lebo rožky treba upiecť znova.
/+2

+3
[with| [Friend] vedľa dýcha pomaly a potichu. | Mesiac svieti na prázdny dvor a na jedno zabudnuté klbko.] Na múre je stále kriedou nakreslená štvrtina a skoro polovica, a zvyšok už nikto dopisovať nemusí. Perina je mäkká a vankúš z druhej strany chladný, tak akurát.
/+3

@hero „Čk,“ ozve sa spod periny.

&last @adult „Niekto na teba myslí,“ zašepká [adult].

-2
@hero „Viem,“ povie [hero] a v tme potichu myslí na [who.acc].
/-2

+2
@hero „Viem kto,“ povie [hero] a v tme myslí na [who.acc], pomaly a potichu, nech z toho nie je priveľké čk.
/+2

!asleep Potom [hero] zaspí.
`,
}
