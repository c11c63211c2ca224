import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['job', 'royal', 'fairy-being', 'monster', 'weather', 'sky', 'plant', 'building'] as const),
]
const WHAT: readonly Kind[] = [
  'toy',
  'clothes',
  'household',
  'food',
  'plant',
  'instrument',
  'school',
  'weather',
  'body',
]

export const stratiloSa: Telling = {
  id: 'lost',
  shape: 'quest',
  fits: { kind: 'event', events: ['lost'], who: WHO, what: WHAT },
  ages: [3, 9],
  titles: ['Deň pospiatky', 'Dobré ráno, posteľ', 'A predtým?'],
  figures: {
    neighbour: {
      forms: {
        ...{ name: 'suseda', nom: 'suseda', gen: 'susedy', dat: 'susede' },
        ...{ acc: 'susedu', loc: 'susede', ins: 'susedou' },
      },
      gender: 'she',
    },
    girl: {
      forms: {
        ...{ name: 'Marka', nom: 'Marka', gen: 'Marky', dat: 'Marke' },
        ...{ acc: 'Marku', loc: 'Marke', ins: 'Markou' },
      },
      gender: 'she',
    },
    boy: {
      forms: {
        ...{ name: 'Jurko', nom: 'Jurko', gen: 'Jurka', dat: 'Jurkovi' },
        ...{ acc: 'Jurka', loc: 'Jurkovi', ins: 'Jurkom' },
      },
      gender: 'he',
    },
    granny: {
      forms: {
        ...{ name: 'prababka', nom: 'prababka', gen: 'prababky', dat: 'prababke' },
        ...{ acc: 'prababku', loc: 'prababke', ins: 'prababkou' },
      },
      gender: 'she',
    },
    gardener: {
      forms: {
        ...{ name: 'pán záhradník', nom: 'pán záhradník', gen: 'pána záhradníka', dat: 'pánovi záhradníkovi' },
        ...{ acc: 'pána záhradníka', loc: 'pánovi záhradníkovi', ins: 'pánom záhradníkom' },
      },
      gender: 'he',
    },
  },
  things: {
    who: {
      kinds: WHO,
      or: {
        forms: {
          ...{ name: 'tučniak', nom: 'tučniak', gen: 'tučniaka', dat: 'tučniakovi', acc: 'tučniaka' },
          ...{ loc: 'tučniakovi', ins: 'tučniakom', nom_pl: 'tučniaky' },
        },
        gender: 'he',
      },
    },
    what: {
      kinds: WHAT,
      or: {
        forms: {
          ...{ name: 'gombík', nom: 'gombík', gen: 'gombíka', dat: 'gombíku', acc: 'gombík' },
          ...{ loc: 'gombíku', ins: 'gombíkom' },
        },
        gender: 'he',
      },
    },
  },
  fact: '[Hero] s veľkou trpezlivosťou [prešiel/prejde] celý jeden deň pospiatky, od večera až po ráno.',
  next: 'Na chodníku boli stopy, ktoré odchádzali opačným smerom, ako prišli. Niekto tu šiel pospiatky.',
  young: `
== lost
*what @who „Ráno som [what.acc] ešte [who:mala/mal/malo],“ povie [who]. „A teraz nie.“

+2
[Who] hľadá vpredu, vzadu aj zospodu. Po [what.loc] ani stopy.
/+2

*back @hero „Tak sa vrátime do rána,“ povie [hero]. „Pospiatky.“

-2
A už cúvajú po chodníku. Kto ide pospiatky, musí aj hovoriť pospiatky, inak sa pomýli a príde do zajtrajška.
/-2

+2
A už cúvajú po chodníku. [with| [Friend] cúva v strede a hlási obrubníky. | Vpredu cúva [hero] a hneď je z toho vzadu.] Kto ide pospiatky, musí aj hovoriť pospiatky, inak sa pomýli a príde do zajtrajška.
/+2

+3
Pätami dopredu sa ide pomaly. Zato všetko, čo už je za nimi, majú celý čas pred očami.
/+3

+4
Oproti ide kočík. Bábätko v ňom sedí chrbtom dopredu, ako každý deň, a nikto sa tomu nečuduje. Teraz sa čuduje ono. Najprv zakýva na rozlúčku a až potom na privítanie, takže v tom má naozaj cvik.
/+4

== neighbour
Pri bráne stojí suseda.

@hero „Dovidenia!“ volá [hero].

@neighbour „Už odchádzate?“

@hero „Nie, iba prichádzame a ďakujeme za pomoc.“

Suseda zatiaľ s ničím nepomáha. Ale ďakujem už má, a tak niečo pomôcť musí.

@neighbour „Poobede tadiaľto ide [who],“ spomenie si, „ale už bez [what.gen].“

@hero „Dobrý deň,“ povie [hero] na rozlúčku a cúvajú ďalej.

&first @hero „A predtým?“

== lunch
+3
@who „Predtým je obed.“

Obed je pod hruškou. Pospiatky sa začína tým, že je každé brucho plné. [Hero] si utrie ústa, odloží lyžicu a povie: @hero „Dobrú chuť.“

[with| @friend „Mám na brade koláč,“ hlási [friend]. „Ten ešte len príde.“ | Na stole leží jediná omrvinka. Pospiatky z nej raz bude koláč.] [with2| [Friend2] sa pozrie pod stôl. @friend2 „Tu je iba hrášok,“ hlási, „a ten nevie, kde je vpredu.“] Potom sa stôl odstiera, to jest prestiera, a na každom mieste leží, čo tam ležať má. Iba pri jednom tanieri je prázdno.

@who „Pri obede už [what.acc] nemám,“ povie [who].

&again @hero „A predtým?“
/+3

+4
@who „Predtým je záhrada.“

V záhrade stojí pán záhradník a polieva kaleráby. Pospiatky to nejde, lebo voda nechce späť do krhly. Nevyrušujú ho teda a iba sa slušne rozlúčia.

@hero „Dovidenia! A ďakujeme za dobrú radu!“

@gardener „Za akú?“ čuduje sa pán záhradník. Dobrú radu nedáva už od jari. Posunie si klobúk dopredu, posunie si ho dozadu a pod klobúkom jedna je. @gardener „Čo je vzácne, to treba dať na bezpečné miesto.“

@who „Dobre,“ povie [who]. „Ráno to tak urobím.“

Potom [who] zastane a kto cúva vzadu, ten narazí.

@who „Počkať. Veď ja som to ráno tak [who:urobila/urobil/urobilo]!“

@hero „Vidíš,“ povie [hero]. „Dal ti dobrú radu.“

A pánovi záhradníkovi zaželajú dobrý deň, nech sa mu pekne začne.

&again @hero „A predtým?“
/+4

== safe
-2
@who „Predtým je ráno. Vtedy dávam [what.acc] na bezpečné miesto, kam sa nedostane nik iný.“
/-2

+2
@who „Predtým je ráno. Vtedy dávam [what.acc] na bezpečné miesto.“

@hero „A kde to je?“

@who „Už neviem,“ povie [who]. „Viem iba, že sa tam nedostane nik iný.“

[Hero] si sadne na obrubník a rozmýšľa. Nik iný?
/+2

@hero „A kam sa dostaneš iba ty?“

== turn:digs
@who „Dolu,“ povie [who]. Pod hruškou je čerstvá kôpka hliny. [Who] kope, hlina lieta, je tam koreň, je tam dážďovka a pod ňou tma. A v tej tme [who] nájde [what.acc].

== turn:climbs
@who „Hore,“ povie [who]. Hruška má navrchu konárik, ktorý je celkom tenký. [Who] lezie, konárik sa kolíše, hruška sa kolíše. A celkom hore [who] nájde [what.acc].

== turn:swims
@who „Na vodu,“ povie [who]. Uprostred rybníka je kameň, na ktorom nikdy nik nesedí. [Who] pláva, za ním plávajú kruhy. A na kameni [who] nájde [what.acc], celkom v suchu.

== turn:smells
@who „Za nosom,“ povie [who]. Pri plote je kopa sena, veľká a celá rovnaká. [Who] zavonia zľava, zavonia sprava a potom rovno dovnútra. A v sene [who] nájde [what.acc].

== turn:is-heavy
@who „Pod kameň,“ povie [who]. Pri ceste je balvan, s ktorým nik nepohne, ani traja, ani štyria. [Who] sa oprie. Balvan sa oprie tiež, ale menej. A pod balvanom [who] nájde [what.acc].

== turn:flies
@who „Na komín,“ povie [who]. Tam nevedie rebrík ani schody. [Who] letí, raz dokola, raz krížom, aj dym sa uhne. A za komínom [who] nájde [what.acc].

== turn:any
@who „Nikam,“ povie [who]. „Všade sa dostane aj niekto iný.“

@hero „Tak to nie je miesto. Tak je to niekto.“ [Hero] zrazu sčervenie. Ráno predsa [who] pri posteli šepká: postráž mi to. A [hero] spod periny povie: mhm. Cúvajú teda až k posteli a za ňou [who] nájde [what.acc].

== found
^what @hero „Kam [what.acc] dáš teraz?“ pýta sa [hero].

@who „Na bezpečné miesto,“ povie [who]. „K sebe.“

+4
@hero „Teraz by sa už dalo ísť aj dopredu,“ povie [hero].

[Who] to skúsi, jediný krok. Všetko sa odrazu približuje a nikto nevie, čo z toho bude.

@who „Radšej pospiatky,“ povie [who]. „Tam už som [who:bola/bol/bolo].“
/+4

== morning
&again @hero „A predtým?“

-3
@who „Predtým sa ešte len vstáva.“
/-3

+3
@who „Predtým sú raňajky.“

Kaša je na raňajky už zjedená, stačí ju pochváliť. Potom [hero] vypláchne ústa, vytiahne z nich kefku a vráti jej penu. ((Pasta už späť do tuby nejde, tá o pospiatky nič nechce vedieť.))

&again @hero „A predtým?“

@who „Predtým sa ešte len vstáva.“
/+3

+4
Schody sa počítajú odzadu. Osem, sedem, šesť. Pri päťke je tichšie, pri štvorke zíva [hero], pri trojke zíva [with| [friend] | aj zábradlie]. Dva. Jeden. Pod nulou je posteľ.
/+4

-2
Vstávať pospiatky je ľahké. Nohy idú do postele, hlava na vankúš a perina až po bradu.
/-2

+2
Vstávať pospiatky je zo všetkého najľahšie. Nohy idú späť do postele, hlava späť na vankúš a perina pekne hore, až po bradu. ((Jamka vo vankúši je ešte od rána.))
/+2

+4
[with| @friend „Ja ešte cúvam,“ ozve sa z chodby [friend]. Potom je počuť tiché buch. Dvere sa pospiatky trafia horšie. | Papuče si ľahnú vedľa seba, špičkami k dverám, nech ráno vedia, kam.] [more| A v izbe už ležia [others], otočení k ránu.]
/+4

== bed
@adult „Dobrú noc,“ povie [adult].

^back @hero „Nie,“ zíva [hero]. „Ideme pospiatky.“

@adult „Tak dobré ráno,“ šepne [adult] a zhasne lampu.

+4
Mesiac za oknom to počuje a chvíľu nevie, či má ísť hore, alebo dolu. Potom pomaly vyjde, lebo tak sa to patrí.
/+4

-2
Kúsok ďalej ticho oddychuje [who] a má [what.acc] pri sebe.
/-2

+2
Kúsok ďalej ticho oddychuje [who] a má [what.acc] celkom pri sebe, na mieste, kam sa v noci nedostane nik iný.
/+2

&last @who „A predtým?“ šepne ešte [who].

!asleep Predtým sa spí. [Hero] už spí, mäkko a pomaly, až do včera.
`,
  older: `
== itself
*sa @who „[who:Prišla/Prišiel/Prišlo] som si po [what.acc],“ povie večer [who].

-2
[Hero] od rána dáva na [what.acc] pozor, taká je dohoda. Lenže vo vrecku je iba píšťalka.
/-2

+2
[Hero] od rána dáva na [what.acc] pozor, taká je dohoda: ráno prevziať, celý deň strážiť a večer v poriadku vrátiť. Lenže je večer a vo vrecku je iba píšťalka.
/+2

@hero „Stratilo sa to,“ povie [hero]. „Samo.“

[Stratilo/Stratilo/Stratilo] sa, to je šikovná veta, lebo v nej nikto nie je a nikto v nej nič nerobí. Dá sa za ňu schovať ako za dvere.

@who „Cez deň?“ pýta sa [who]. „Tak pôjdeme cez deň, pospiatky, od večera až k ránu.“

-2
Kto ide pospiatky, ten cúva a robí všetko odzadu, najprv povie dovidenia a až potom dobrý deň.
/-2

+2
Kto ide pospiatky, ten cúva a robí všetko odzadu. Najprv povie dovidenia a až potom dobrý deň, najprv poďakuje a až potom poprosí.
/+2

*forgive @who „A najprv sa odpúšťa,“ dodá [who] vážne. „Takže ti odpúšťam. Ešte síce neviem čo, ale sme iba na konci.“

+2
Odpustenie, ktoré príde prvé, je čudná vec. [Hero] ho nesie pred sebou ako tanier plný polievky a na každom obrubníku sa bojí, že ho rozleje. [with| [Friend] cúva vedľa a hlási prekážky. @friend „Lavička, lampa, kaluž,“ ráta [friend], a potom už počuť len čľup. | Za chrbtom je lavička, lampa a kaluž, v tomto poradí, a kaluž sa neohlási.] Hodiny na veži idú zatiaľ dopredu, tie sa prehovoriť nedajú.
/+2

== whistle
-2
Pri studni sedí Marka a vyhadzuje do vzduchu sklenú guľôčku. @hero „Dovidenia, ďakujem, tu je píšťalka,“ povie [hero] na jeden dych.

@girl „Aha, pospiatky,“ povie Marka. „Tak tu je tvoja guľôčka, dobrá výmena, škoda, že ešte nebola.“
/-2

+2
Pri studni sedí Marka a vyhadzuje do vzduchu sklenú guľôčku. Keď zbadá chrbty, ktoré sa k nej blížia, guľôčku radšej chytí.

@hero „Dovidenia, ďakujem, tu je píšťalka,“ povie [hero] na jeden dych.

Marka je zo šiestich detí a čudné veci chápe rýchlo. @girl „Aha, pospiatky,“ povie. „Tak tu je tvoja guľôčka, dobrá výmena, škoda, že ešte nebola.“ A na privítanie im zakýva, lebo práve odchádzajú.
/+2

[Who] sa na guľôčku pozrie zblízka. Je modrá a vnútri má vlnku, ktorá ide a ide a nikdy nedôjde na breh.

&first @who „A predtým?“

+2
@hero „Predtým je obed,“ povie [hero]. Je to pravda, iba nie celá.

Obed sa pospiatky vykladá z brucha na tanier a z taniera do hrnca. Guľôčka pri ňom leží vo vrecku a studí cez plátno, hoci je tam v teple už od desiatej. [more| Pri stole sedia aj [others] a odzadu si želajú dobrú chuť.] [with2| @friend2 „Čo to máš vo vrecku?“ pýta sa [friend2]. @hero „Zatiaľ nič,“ povie [hero], lebo pospiatky sa dá aj klamať.] Od obeda je už do rána iba kúsok a každý krok je o čosi kratší ako ten pred ním, teda za ním.

&again @who „A predtým?“
/+2

== truth
Predtým je múrik a na ňom Jurko, ktorý má päť rokov a hojdá nohami.

@hero „Dovidenia, ďakujem, tu je guľôčka,“ povie [hero] celkom potichu.

@boy „Nemením späť,“ povie Jurko.

@who „A čo nemeníš?“ pýta sa [who].

-2
Ďalej sa cúvať nedá, lebo vzadu je múr. @hero „Nestratilo sa to samo,“ povie [hero]. „To ja. [Vymenila som/Vymenil som/Mením] [what.acc] za guľôčku.“
/-2

+2
Ďalej sa cúvať nedá, lebo vzadu je múr. [with| [Friend] sa začne veľmi pozorne zaoberať šnúrkou na topánke, ale ostane stáť celkom blízko.] A tak to treba povedať rovno.

@hero „Nestratilo sa to samo,“ povie [hero]. „To ja. [Vymenila som/Vymenil som/Mením] [what.acc] za guľôčku, lebo je v nej vlnka.“
/+2

V tej vete je zrazu plno. Stojí v nej [hero] aj s ušami, s vreckom a s celým menom.

+2
Potom to už ide aj s podrobnosťami: že Jurko plače pre rozbité koleno, že chce [what.acc] iba na chvíľočku podržať a že dopoludnia je od večera tak ďaleko, že si ho človek nevie ani predstaviť.

[Who] dlho mlčí. Jurko sa díva hneď sem, hneď tam a guľôčka zatiaľ nevie, či je ešte pekná.
/+2

+3
[Who] urobí tri kroky preč. Chvíľu to vyzerá, že ich bude viac a že budú dopredu, normálne, domov. Potom urobí [who] tie isté tri kroky späť. Aj na to je cúvanie dobré, netreba sa pri ňom ani otáčať.
/+3

^forgive @who „Odpúšťam ti to už od večera,“ povie napokon [who]. „Ale teraz už viem čo, a to je ťažšie.“

== price
-2
@hero „A za čo by si menil?“ pýta sa [hero] Jurka. Jurko ukáže na kompas, ktorý je od narodenín a krajší na svete niet. [Hero] ho odopne a dá mu ho aj s guľôčkou.
/-2

+2
@hero „A za čo by si menil?“ pýta sa [hero] Jurka a ponúka guľôčku aj s vlnkou, ponúka desiatu na celý týždeň, ponúka miesto pri okne.

Jurko ukáže na kompas. Ten je od narodenín, [hero] ho nosí na šnúrke aj v noci a ešte nikdy s ním nezablúdi, ak nerátame dnešok. Uzol sa rozväzuje dlho, hoci nie je veľký. Keď má kompas aj guľôčku Jurko, ručička sa zatrasie, otočí a ukáže na sever, akoby sa nič nestalo.
/+2

@boy „Je to na bezpečnom mieste,“ povie Jurko. „Tam sa nedostane nik, ani ja.“

@hero „A kam sa dostaneš iba ty?“ pýta sa [hero] [who.gen].

== turn:digs
Jurkovo bezpečné miesto je hlboko pod múrikom, pod troma vrstvami hliny a jednou doskou. [Who] sa do toho pustí tak, že hlina lieta na dve strany a doska na tretiu. A na samom dne [who] nájde [what.acc].

== turn:climbs
Jurkovo bezpečné miesto je v korune lipy, kam to vyloží palica na bielizeň, a tá je odvtedy hore tiež. [Who] lezie od konára ku konáru a ten posledný pod nikým iným nevydrží. A celkom hore [who] nájde [what.acc].

== turn:swims
Jurkovo bezpečné miesto je ostrovček uprostred rybníka, kam vozí iba plť, a tá je deravá. [Who] pláva a kruhy po vode sa rozchádzajú na štyri strany. A na ostrovčeku, medzi dvoma prekvapenými žabami, [who] nájde [what.acc].

== turn:smells
Jurkovo bezpečné miesto je niekde v kope sena, veľkej ako dom, a Jurko už nevie, z ktorej strany. [Who] ju obchádza s privretými očami: seno, seno, myš, seno, Jurkov chlieb s maslom. A potom, celkom slabo, ešte niečo, a presne tam [who] nájde [what.acc].

== turn:is-heavy
Jurkovo bezpečné miesto je v jame, na ktorej leží mlynský kameň, a ten neodvalia ani dvaja otcovia. [Who] sa oprie a kameň sa oprie tiež. Chvíľu to vyzerá nerozhodne, potom povolí ten, kto je ľahší, a v jame [who] nájde [what.acc].

== turn:flies
Jurkovo bezpečné miesto je okno na veži, ku ktorému nevedú schody, lebo murári na ne zabudnú. [Who] vyletí, raz obletí hodiny a raz holuba, ktorý si myslí, že okno je jeho. A v okne [who] nájde [what.acc].

== turn:any
Jurkovo bezpečné miesto je u prababky, ktorá k sebe nepustí nikoho, koho pozná, lebo každý jej zje keksy. @granny „No toto,“ povie prababka vo dverách, „presne takáto návšteva mi tu chýba!“ A o chvíľu medzi kredencom a kaktusom [who] nájde [what.acc].

== morning
+2
&again @who „A predtým?“

@hero „Predtým je ráno,“ povie [hero].

Pri bráne si [what.acc] podajú ešte raz. [Hero] to má v rukách iba na chvíľu, ale drží to tak, ako sa drží prvý sneh, a potom to poputuje správnym smerom. @hero „Dám pozor,“ povie [hero]. Je to už dávno za nimi, a práve preto to treba povedať poriadne.
/+2

== mug
+3
Teraz by sa mohlo ísť domov. Slnko je nízko a cúvať bolí v lýtkach. Lenže [who] sa nehýbe.

&again @hero „A predtým?“ pýta sa [hero] už iba zo zvyku.

@who „Predtým je včera,“ povie [who] pomaly. „Predtým je máj. A celkom vzadu je modrý hrnček.“

Modrý hrnček má stáť večer pri posteli s mliekom, lenže od jari tam nestojí. @who „Ten sa tiež stratí sám,“ hovorí [who] do zeme. „Aspoň to tak všade rozprávam.“

Do jari by sa cúvalo dlho. Našťastie ju majú blízko, pod drevenými schodmi za domom, kam nikto nechodí. Je tam tma, v tme je hrnček a vedľa hrnčeka leží jeho uško.

@who „To ja,“ povie [who].

Sú to iba dve slová, ale [hero] presne vie, koľko váži každé z nich. @hero „Odpúšťam ti,“ povie [hero]. „Už od večera. Iba mi to nik nepovedal.“

Hrnček si berie [hero] a uško ostane u [who.gen], aby sa zase [nestratilo/nestratilo/nestratilo] [samo/samo/samo].
/+3

== bed
-2
Večer [adult] prikryje mäkkou perinou kolená aj bradu. @adult „Kde máš kompas?“ pýta sa potom. „Stratil sa?“
/-2

+2
V posteli je teplo a ticho. [Adult] pritiahne mäkkú perinu až po bradu a zarazí sa, lebo na šnúrke čosi chýba. @adult „Kde máš kompas?“ pýta sa [adult]. „Stratil sa?“
/+2

^sa Tá veta stojí pri posteli ako otvorené dvere, stačí vojsť a potichu za sebou zavrieť.

@hero „Nestratil sa,“ povie [hero]. „To ja. Za niečo, čo nie je moje.“

-2
[Adult] zhasne lampu a pomaly pohladí miesto, kde býva kompas.
/-2

+2
[Adult] si to nechá porozprávať, pekne od konca. Potom zhasne lampu a pomaly pohladí miesto, kde býva kompas. @adult „Dobrú noc,“ šepne [adult], ale dvere nechá trochu otvorené.
/+2

+3
Na stolíku chladne mlieko v modrom hrnčeku. Bez uška ho treba držať oboma dlaňami, a tak hreje dva razy toľko.
/+3

&last @who „A predtým?“ ozve sa ticho kúsok od postele.

@hero „Predtým sa spí,“ zamrmle [hero].

!asleep A potom už [hero] spí, mäkko a pokojne, na sever, na juh aj na každú inú stranu.
`,
}
