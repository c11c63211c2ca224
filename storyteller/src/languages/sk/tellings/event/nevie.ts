import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['job', 'royal', 'fairy-being', 'monster', 'weather', 'sky', 'plant', 'building'] as const),
]

export const nevie: Telling = {
  id: 'cannot',
  shape: 'misunderstanding',
  fits: {
    kind: 'event',
    events: ['cannot'],
    who: WHO,
  },
  ages: [3, 9],
  titles: ['To mám v oprave', 'Lístok do opravy', 'Náhradné'],
  figures: {
    mayor: {
      forms: {
        ...{ name: 'pán starosta', nom: 'pán starosta', gen: 'pána starostu', dat: 'pánovi starostovi' },
        ...{ acc: 'pána starostu', loc: 'pánovi starostovi', ins: 'pánom starostom' },
      },
      gender: 'he',
    },
    teacher: {
      forms: {
        ...{ name: 'pani učiteľka', nom: 'pani učiteľka', gen: 'pani učiteľky', dat: 'pani učiteľke' },
        ...{ acc: 'pani učiteľku', loc: 'pani učiteľke', ins: 'pani učiteľkou' },
      },
      gender: 'she',
    },
    watchmaker: {
      forms: {
        ...{ name: 'hodinár', nom: 'hodinár', gen: 'hodinára', dat: 'hodinárovi' },
        ...{ acc: 'hodinára', loc: 'hodinárovi', ins: 'hodinárom' },
      },
      gender: 'he',
    },
    watchman: {
      forms: {
        ...{ name: 'ponocný', nom: 'ponocný', gen: 'ponocného', dat: 'ponocnému' },
        ...{ acc: 'ponocného', loc: 'ponocnom', ins: 'ponocným' },
      },
      gender: 'he',
    },
    neighbour: {
      forms: {
        ...{ name: 'suseda', nom: 'suseda', gen: 'susedy', dat: 'susede' },
        ...{ acc: 'susedu', loc: 'susede', ins: 'susedou' },
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
  fact: '[Hero] vtedy [napísal/píše] prvý lístok do opravy a kto ho mal, nemusel sa už hanbiť.',
  next: 'Pod vankúšom zašuchotal lístok. Oprava ešte trvala, ale náhradné fungovalo výborne.',
  young: `
== ask
@hero „[Action] vieš?“ pýta sa [hero] [who.gen].

&first @who „[Action]?“ [Who] pozrie inam. „To mám v oprave.“

@hero „V ktorej?“

-2
To [who] nevie, lebo nikde to v oprave nie je. Iným [who.dat_pl] to ide, tu to nejde.
/-2

+2
To [who] nevie. Nikde to totiž v oprave nie je. Iným [who.dat_pl] to ide, tu to nejde, a keď sa niekto pýta, je z toho horúco. Takú opravu [hero] pozná.
/+2

+3
Raz sa [who] vyhovára, že po obede. Raz, že zajtra. Raz, že až prestane pršať. Lenže po obede je vždy zas niečo a prší málokedy.
/+3

*oko @hero „Aj ja mám niečo v oprave,“ šepne [hero]. „Žmurkanie. Zavrú sa mi vždy [obe/obe/obe].“

[Hero] žmurkne, zavrú sa [obe/obe/obe] oči, otvoria sa [obe/obe/obe] oči.

+2
@who „Obe,“ uzná [who].

@hero „Vždy,“ povie [hero].
/+2

== ticket
*listok @hero „Kto má niečo v oprave, dostane lístok.“ [Hero] vezme papier a napíše: [action]. ((A pod to: bude to, keď to bude.))

@who „A dovtedy?“

-2
@hero „Dovtedy náhradné. [Adult] má zatiaľ náhradné auto, čo vonia ako mokrý pes. Čo iné vieš ty?“

@who „Nič,“ povie [who].
/-2

+2
@hero „Dovtedy náhradné. [Adult] má auto v oprave a zatiaľ dostáva náhradné. Je modré a vonia ako mokrý pes.“

@who „Náhradné čo?“

@hero „Niečo iné, čo už vieš.“

[Who] rozmýšľa a rozmýšľa, ale nepríde vôbec na nič. [Hero] čaká.
/+2

Vtom zafúka a lístok je vo vzduchu.

@hero „Bez lístka ti to nevydajú!“ volá [hero].

== turn:holds
Lístok letí doľava, doprava a rovno popri [who.loc]. Viac neletí. [Who] ho drží. Pevne, ale tak, že sa nepokrčí ani roh.

@hero „Máš náhradné!“ volá [hero] a dopíše na lístok: drží ako nikto.

== turn:is-heavy
Lístok sadne na zem a hneď sa chystá ďalej. [Who] ho prikryje celou váhou. Fúka a fúka, letí piesok, letí čiapka. [Who] sa nepohne ani o kúsok.

@hero „Máš náhradné!“ volá [hero] a dopíše na lístok: nepohne sa ani vo vetre.

== turn:is-tall
Lístok sadne na hrušku, na najvyšší konár. [Hero] tam nedočiahne ani zo stoličky. [Who] tam dočiahne a ani sa pritom neponáhľa.

@hero „Máš náhradné!“ volá [hero] a dopíše na lístok: dočiahne najvyššie.

== turn:carries
Vietor trasie hruškou. Na lístok spadne jedna hruška, druhá, tretia a je z nich kopa. [Who] ich odnesie, jednu po druhej, a ani nefučí.

@hero „Máš náhradné!“ volá [hero] a dopíše na lístok: odnesie, koľko treba.

== turn:is-small
Lístok vkĺzne pod schody. [Hero] sa tam nezmestí, ani keď zadrží dych. [Who] sa zmestí. Chvíľu je tam iba tma. Potom vyjde lístok a za ním [who], trochu od prachu.

@hero „Máš náhradné!“ volá [hero] a dopíše na lístok: zmestí sa všade.

== turn:is-soft
Lístok si hľadá, kam si sadnúť. Kameň je tvrdý, plot je pichľavý. Sadne na [who.acc], lebo tam je mäkko, a ďalej sa mu nechce.

@hero „Máš náhradné!“ volá [hero] a dopíše na lístok: je tam mäkko.

== turn:sees
Lístok padne do trávy. A v tráve je samá sedmokráska, biela ako papier. [Hero] hľadá tu, [hero] hľadá tam. [Who] sa ani nepohne.

@who „Tamten nemá žltý stred,“ povie [who].

@hero „Máš náhradné!“ volá [hero] a dopíše na lístok: zbadá všetko.

== turn:smells
Lístok zmizne za plotom, kde je papierov celá hromada a každý je biely. [Who] privonia k jednému, privonia k druhému a tretí je od džemu.

@hero „To je môj palec!“ volá [hero]. „Máš náhradné!“ A dopíše na lístok: vyňuchá všetko.

== turn:any
Lístok je maličký, potom je z neho bodka a potom už nič.

@who „Ale ja viem, čo na ňom je,“ povie [who]. „[Action]. Bude to, keď to bude.“

@hero „Ty si to pamätáš? Tak máš náhradné!“ [Hero] napíše nový lístok a dole: pamätá si všetko.

== queue
+3
A na lístok už pozerá [adult], v ruke kľúče od modrého auta.

@adult „Berú sa aj dospelí?“ pýta sa [adult]. „Ja mám v oprave parkovanie dozadu.“

@hero „A dopredu?“

@adult „Dopredu mi to ide.“

[Hero] píše: náhradné, parkuje dopredu. [with| Potom príde na rad [friend] a šúcha prstom o prst. @friend „Luskanie,“ povie [friend]. „Robí to iba šuch.“ | Vtom sa nad plot vysunie suseda. @neighbour „Mne nejdú mená,“ povie. „Tak hovorím každému zlatko.“]

[with| @hero „A mľaskanie?“ | @hero „To už máte náhradné,“ povie [hero] a píše: zlatko.]

[with| Mľask! To ide ako koník po dláždení.] [with2| @friend2 „Mne nejde zatvárať dvere potichu,“ povie [friend2]. Náhradné: dvere ostanú otvorené.] Rad rastie.

+4
Papier sa minie, ale rad nie. Ďalší lístok je na vrecku od múky, ďalší na kalendári, rovno na pondelku, a posledný na banánovej šupke. Ten treba opraviť ako prvý. Príde aj pán s ozajstným rádiom. Toho pošlú o dve ulice ďalej, lebo tu sa opravuje iba to, čo sa nedá chytiť do ruky.
/+4

@who „Toľko nás je?“ čuduje sa [who] a už ani nepozerá inam. A každému, kto sa postaví do radu, povie to isté: @who „To nič. Aj ja tu čakám.“
/+3

== practice
-3
((Potom si [hero] vyhrnie rukávy.)) Ide sa opravovať. [Who] to skúsi raz a nejde to. Skúsi to druhý raz a nejde to inak.
/-3

+3
Potom si [hero] vyhrnie rukávy a ide sa opravovať, celý rad naraz. [Who] to skúsi raz a nejde to. Skúsi to druhý raz a nejde to inak.
/+3

@hero „Inak je dobre,“ povie [hero]. „Inak znamená, že sa to už opravuje.“

+4
[Adult] vycúva s modrým autom a zaparkuje. Auto stojí cez dve miesta a trochu v ružiach. ((Ruže to berú pokojne, už si zvykli.))

@adult „Včera bolo v ružiach celé,“ povie [adult] spokojne.

[with| [Friend] šúcha prstami, až sa z nich skoro dymí. Šuch, šuch. Raz je to skoro šusk a to sa musí osláviť. ((Oslavuje sa mľasknutím.)) | Suseda skúša mená. Povie Anička, povie Janička, povie Marienka a potom povie zlatko a zasmeje sa na tom najviac.] [more| A v rade čakajú ešte [others], každý s iným lístkom.]

A [hero] žmurká. Najprv len tak: zavrú sa [obe/obe/obe]. Potom s prstom na ľavom oku: nakrčí sa nos. Potom s prstom aj na nose: otvoria sa ústa. Nakoniec sú prsty všade a nevidno už ani oči.

@who „Stoj!“ volá [who]. „Pohlo sa ti ucho!“

@hero „Ktoré?“

@who „Obe! Ešte raz!“

[Hero] žmurkne ešte raz. Oči sa zavrú a uši urobia hop.

@who „Máš náhradné,“ povie [who] vážne. A [hero] píše lístok aj sebe: žmurkanie, náhradné uši.

Potom ide na rad [who]. ((Nikto nič nehovorí, ani banánová šupka.)) Prvý raz to nejde potichu. Druhý raz to nejde nahlas. A tretí raz to nejde tak pekne, že celý rad zatlieska.

@who „To bolo ono?“ pýta sa [who].

@hero „Nie,“ povie [hero]. „Ale bývalo to ďalej.“
/+4

== night
-2
^listok Večer leží lístok pod vankúšom. Zajtra sa bude opravovať zas.
/-2

+2
^listok Večer leží lístok pod vankúšom, aby ho vietor nenašiel. Zajtra sa bude opravovať zas, ale v noci má opravovňa zavreté.
/+2

== spare:holds
Kúsok ďalej oddychuje [who] a drží mesiacu záclonu, nech vidí dnu.

== spare:is-heavy
Kúsok ďalej oddychuje [who] a vietor to už radšej ani neskúša.

== spare:is-tall
[Who] zhasne najvyššiu lampu a oddychuje kúsok ďalej.

== spare:carries
Kúsok ďalej oddychuje [who] a odnáša z dvora posledné zvuky, jeden po druhom.

== spare:is-small
Kúsok ďalej oddychuje [who] a zmestí sa do jediného pásika mesiaca.

== spare:is-soft
Kúsok ďalej oddychuje [who]. Aj noc hľadá, kam si sadnúť, a sadne si tam.

== spare:sees
Kúsok ďalej oddychuje [who] a zbadá každú hviezdu hneď, ako vyjde.

== spare:smells
Kúsok ďalej oddychuje [who] a už teraz cíti raňajší džem.

== spare:any
Kúsok ďalej oddychuje [who] a lístok nepotrebuje. Vie ho naspamäť.

== bed

+3
Modré auto stojí pred domom, pekne dopredu, a pokojne chladne. [more| [Others] už dýchajú pomaly.] [with2| Dvere sú otvorené, lebo ich [friend2] nezatvára. Do izby nimi ide teplé svetlo.]
/+3

+4
@who „Aj mesiac má niečo v oprave?“ šepne ešte [who].

@hero „Iste,“ šepne [hero]. „Dnes má len polovicu.“

@who „A náhradné?“

@hero „Hviezdy,“ zíva [hero].
/+4

@adult „Žmurkneš na mňa?“ šepne [adult].

&last @hero „To mám v oprave,“ zamrmle [hero] a skúsi to.

^oko Oči sa zavrú [obe/obe/obe] naraz, pomaly a mäkko. A na noc treba práve [obe/obe/obe]. !asleep [Hero] spí.
`,
  older: `
== poster
*plagat Na námestí visí plagát: v sobotu o tretej, [action]. A pod tým menšími písmenami: predvedie [who].

+2
Ostatným [who.dat_pl] to ide odmalička, a tak sa na nič nikto nepýta.
/+2

[Who] si plagát prečíta dva razy. @who „Lenže ja to neviem,“ šepne.

-2
Slovo neviem [hero] nepoužíva. Keď sa niekto spýta, koľko je na nebi hviezd, povie [hero] štyristo. A tak keď sa pri nich pristaví pán starosta a chce vedieť, či je všetko pripravené, odpovie [hero] skôr ako [who].
/-2

+2
Slovo neviem [hero] nepoužíva. Keď sa niekto spýta, koľko je na nebi hviezd, povie [hero] štyristo, a kto hľadá stanicu, tomu ukáže niektorým smerom. Nie je to klamanie. Je to iba ochota, ktorá má rýchlejšie nohy ako hlava.

A tak keď sa pri nich pristaví pán starosta a chce vedieť, či je na sobotu všetko pripravené, odpovie [hero] skôr ako [who].
/+2

*dielna @hero „[Action]? To je v oprave.“

@mayor „V oprave!“ povie pán starosta s úctou. „A u koho?“

@hero „U nás,“ povie [hero]. „V sobotu to bude hotové.“

+2
Znie to tak pekne, že sa to už nedá vziať späť. [Who] pozrie na [hero.acc/plagát] a potom radšej do neba.
/+2

== queue
-2
Na druhý deň stojí pred domom rad. Suseda má pokazené mená a každému hovorí zlatko. Pani učiteľke dochádza trpezlivosť, a to je ešte len streda. Hodinárovi nevychádza v zbore vysoké cé. [Hero] píše lístky a na každý ide to isté: hotové v sobotu.
/-2

+2
Na druhý deň stojí pred domom rad. Koľko ľudí má niečo pokazené a iba nevie, kam s tým!

@neighbour „Mne nejdú mená,“ povie suseda. „Každému hovorím zlatko, aj pánovi farárovi.“

@teacher „Mne dochádza trpezlivosť,“ povie pani učiteľka, „a to je ešte len streda.“

Hodinár najprv zavrie dvere, aby sa to nedostalo von. @watchmaker „Spievam v zbore,“ zašepká, „a nevychádza mi vysoké cé. Otváram ústa naprázdno už od Veľkej noci.“

[Hero] píše lístky a na každý ide to isté: hotové v sobotu. [with| [Friend] na ne tlačí pečiatku z polovice zemiaka. | Pečiatku má z polovice zemiaka, a je na nej hviezda.] Kto s takou pečiatkou odchádza, ten už na rohu kráča ako opravený.
/+2

+3
V rade je zrazu aj pán starosta, vraj sa ide iba pozrieť. @mayor „Keď už som tu,“ začne, „rád by som pri tejto príležitosti, vážení prítomní, dal opraviť krátke reči. Mne sa totiž, ako iste viete, pod štvrť hodiny nedarí ani pozdrav.“ [Hero] napíše na lístok: krátko. [with2| @friend2 „To je zatiaľ najkratšie, čo o ňom kto povedal,“ šepne [friend2].]
/+3

+3
*lampas Celkom na konci radu stojí človek v dlhom sivom kabáte. Čo je pokazené, nepovie, iba tu nechá ako zálohu svoj lampáš a odíde po tme.
/+3

@who „A ty to všetko vieš opraviť?“ pýta sa večer [who].

-2
[Hero] otvorí ústa. @hero „Uvidíme,“ povie.
/-2

+2
[Hero] otvorí ústa. Jedno krátke slovo v nich aj je, len sa drží zubov a von sa mu nechce. @hero „Uvidíme,“ povie [hero].
/+2

== works
-2
Do piatka skúša [hero] všetko. Trpezlivosť naolejuje, mená oťuká kladivkom a cé položí na radiátor, aby stúplo. V piatok večer je opravených presne nula lístkov.
/-2

+2
Do piatka skúša [hero] všetko, čo sa v dielňach robieva. Trpezlivosť naolejuje. Mená oťuká kladivkom, od A až po Ž. Vysoké cé položí na radiátor, lebo teplý vzduch stúpa. Lístky sú potom mastné, preťukané a teplé, inak nič.

A popritom skúša [who] na dvore, čo má byť v sobotu, a nejde to. Nejde to od stola, nejde to od plota a s rozbehom to nejde ešte viac.

V piatok večer je opravených presne nula lístkov.
/+2

+3
[with| @friend „Povedzme im, že v pondelok,“ navrhne [friend]. „Pondelok nikto nemá rád, možno naň zabudnú.“ | Nad stolom visí kalendár a pondelok v ňom vyzerá nádherne ďaleko.] [Hero] tú myšlienku odloží na koniec, ako najlepší kúsok koláča. Za oknom stojí [who] a nevzdychá ani sa nepýta. To je na tom najhoršie: kto sa pýta, tomu sa dá odpovedať.
/+3

== saturday
-2
V sobotu o tretej je námestie plné a každý má natiahnutú ruku. [Hero] stojí na pódiu s kôpkou lístkov. Stačí povedať: v pondelok.
/-2

+2
V sobotu o tretej je námestie plné a každý má natiahnutú ruku. [Hero] stojí na pódiu s kôpkou lístkov a presne vie, čo povedať. V pondelok. Sú to dve slová, ľudia sa rozídu a do pondelka je ešte celá nedeľa.
/+2

@who „Povieš to ty, alebo ja?“ šepne [who].

@hero „Neviem,“ povie [hero].

-2
Vyjde to tak ticho, že to treba ešte raz, a to je oveľa horšie. @hero „Neviem to opraviť. Ani mená, ani trpezlivosť, ani cé. Nijaká opravovňa nie je, to iba ja.“
/-2

+2
Je to prvý raz a slovo je po toľkých rokoch celkom stuhnuté. Vyjde tak ticho, že ho treba povedať znova, a to je oveľa horšie.

@hero „Neviem to opraviť. Ani mená, ani trpezlivosť, ani vysoké cé. Nijaká opravovňa nie je. To iba ja hovorím skôr, ako viem.“

[with| @friend „Ale pečiatka je poctivá,“ povie [friend] a postaví sa celkom vedľa. Dvom je na pódiu o polovicu menej horúco. | Uši má [hero] také horúce, že by sa na nich dala vyžehliť vlajka.]
/+2

Námestie mlčí. Vtom zafúka, kôpka lístkov je preč a ľudia chytajú, čo majú najbližšie. Iba jeden lístok letí ďalej, ten celkom prvý, na ktorom stojí: [action].

== turn:holds
Letí rovno popri [who.loc] a tam sa jeho cesta končí. [Who] ho drží pevne a pritom tak opatrne, že sa nepokrčí ani roh.

+2
@mayor „Taká istá ruka mestu chýba,“ povie pán starosta, hoci ruka to možno ani nie je.
/+2

== turn:is-heavy
Sadne na dlažbu a chystá sa preč aj s vlajkami. [Who] ho prikryje celou váhou. Fúka do klobúkov, fúka do kabátov, ale s tým, čo stojí na lístku, nepohne nikto.

+2
@mayor „Taká istota mestu chýba,“ povie pán starosta a drží si klobúk.
/+2

== turn:is-tall
Zachytí sa hore na lampe, kam nedočiahne ani hasičský rebrík, keď je zamknutý. [Who] dočiahne. Ani sa pritom netvári vysoko.

+2
@mayor „Taký rozhľad mestu chýba,“ povie pán starosta zdola.
/+2

== turn:carries
Vietor zvalí stojan so slávnostnými koláčmi a lístok je kdesi naspodku. [Who] odnesie plech po plechu, až kým nie je miesto prázdne a lístok na svete. Zo sto koláčov nechýba ani jeden.

+2
@mayor „Taká ochota mestu chýba,“ povie pán starosta a jeden koláč predsa chýba.
/+2

== turn:is-small
Vkĺzne do škáry medzi doskami pódia, kde je tma a kde sa nezmestí ani školák. [Who] sa zmestí. Celé námestie počúva, ako to pod doskami šuchoce, a potom vyjde von lístok a za ním [who].

+2
@mayor „Takáto drobnosť mestu chýba,“ povie pán starosta.
/+2

== turn:is-soft
Krúži nad námestím a vyberá si, kam si sadnúť. Dlažba je tvrdá, socha je studená a pán starosta je prísny. Napokon si sadne na [who.acc], lebo tam je mäkko, a hneď sa prestane triasť.

+2
@mayor „Niečo takéto mestu chýba,“ uzná pán starosta.
/+2

== turn:sees
Padne medzi stovky papierových vlajočiek, ktoré sú tiež biele, a je z neho ihla v kope sena. [Who] sa ani nepohne, iba sa pozrie. @who „Tretí rad, pod pani v zelenom. Ten jediný sa nevlní.“

+2
@mayor „Také oko mestu chýba,“ povie pán starosta.
/+2

== turn:smells
Zmizne v koši, kde je po trhu samý papier. [Who] privonia raz a potom ešte raz. Väčšina vonia slivkami a syrom, iba jeden vonia praženicou a strachom. To je ten náš.

+2
@mayor „Taký nos mestu chýba,“ povie pán starosta.
/+2

== turn:any
Je maličký, potom je z neho bodka a potom ani tá. [Who] sa díva za ním. @who „Nevadí, viem ho naspamäť,“ povie potom. „Mená, trpezlivosť, vysoké cé a potom ja. V tomto poradí.“

+2
@mayor „Taká pamäť mestu chýba,“ povie pán starosta a hneď zabudne, čo chce povedať ďalej.
/+2

== swap
@neighbour „Toto nie je moje,“ ozve sa suseda a obracia lístok. „Komu chýba trpezlivosť?“

-2
Pani učiteľka sčervenie. @watchmaker „Tej mám navyše plnú zásuvku,“ povie hodinár. „Ale komu nejdú mená?“

@teacher „Mien mám navyše dvadsaťosem, a to len z jednej triedy,“ povie pani učiteľka. „A komu nevychádza vysoké cé?“

@neighbour „Mne vychádza vždy, keď mi kypí mlieko,“ povie suseda.
/-2

+2
Pani učiteľka sčervenie až po golier.

@watchmaker „Trpezlivosti mám navyše plnú zásuvku,“ povie hodinár, ktorý vie hľadať jedno koliesko celé popoludnie. „Ale u mňa je napísané: mená.“

@teacher „Mien mám navyše dvadsaťosem, a to len z jednej triedy,“ povie pani učiteľka. „A u mňa stojí: vysoké cé. Komu nevychádza vysoké cé?“

Hodinár si prezerá topánky.

@neighbour „Mne vychádza vždy, keď mi kypí mlieko,“ povie suseda a na ukážku sa nadýchne. Z veže vyletí celý kŕdeľ holubov.

Potom je chvíľu ticho a ľudia po sebe pokukujú. Celé roky nosí každý svoju poruchu pod kabátom, a náhradný diel má zatiaľ vedľa, u suseda.
/+2

+3
@mayor „Vážení,“ povie pán starosta a mlčí. [with2| @friend2 „To bolo krátke,“ pochváli ho [friend2]. | Je to jeho najkratšia reč.] Pán starosta má totiž v ruke lístok, na ktorom je jeho vlastné slovo, a je na ňom odtlačok palca od džemu. Ešte nikdy mu nikto nenapísal pravdu tak malými písmenami.
/+3

Na pódiu ostáva už iba [who]. @who „[Action],“ povie nahlas. „To neviem ja. Kto to má navyše?“

Zdvihne ruku polovica námestia.

-2
Do večera sa opravuje všade. [Who] to skúša s prvým, s druhým aj s piatym učiteľom a zakaždým to nejde celkom inak, čo je vraj prvý znak opravy. ^plagat Pán starosta preškrtne na plagáte tretiu hodinu a napíše: keď to bude.
/-2

+2
Do večera sa opravuje na každej lavičke. Hodinár učí pani učiteľku hľadať koliesko, ona učí susedu, že Anton je ten vysoký, a suseda vezme hodinára domov k sporáku a postaví mlieko. [Who] to skúša s prvým, s druhým aj s piatym učiteľom. Nejde to. Potom to nejde pomalšie, potom to nejde veselo a napokon to nejde takmer presne tak, ako to má byť.

^plagat Pán starosta preškrtne na plagáte tretiu hodinu. Namiesto nej napíše: keď to bude.
/+2

== lantern
+3
V opravovni ostane už iba lampáš. Bez neho je na konci mesta taká tma, že sa v nej stratí aj zvuk krokov. [Hero] ho nesie, [who] ide vedľa a na moste nájdu človeka v sivom kabáte.

@hero „Vy ste ponocný,“ povie [hero]. „Čo máte pokazené?“

@watchman „Spánok,“ povie ponocný. „Po celé noci strážim cudzie sny a môj ku mne netrafí. Vieš to opraviť?“

@hero „Neviem.“ Teraz to ide von ľahko, to slovo je už rozchodené ako topánka. „Ale kúsok s vami pôjdeme.“

^lampas A tak idú. Lampáš robí na dlažbe žlté koliesko a po ňom sa kráča ako po koberci. Pri kostole [hero] zívne, lebo deň je dlhý a je v ňom celé námestie. [with| Po chvíli zívne aj [friend].] Po chvíli zívne aj [who]. Zívanie sa totiž nedá opraviť ani pokaziť, dá sa iba podať ďalej.

Ponocný zastane. Čosi sa mu deje okolo úst, začína sa to pomaly, od uší, a je to veľké ako brána. @watchman „Áách,“ povie prekvapene. „Takto to vyzerá zblízka?“

Sadne si na lavičku, lampáš na kolenách, iba na minútku. Bude to dlhá minútka.
/+3

== bed
-2
Večer [adult] natiahne mäkkú perinu až po bradu. @adult „A kedy to [who.dat] pôjde?“
/-2

+2
V izbe je ticho, teplo a lampa svieti už len napoly. [Adult] pomaly natiahne mäkkú perinu až po bradu. @adult „A kedy to [who.dat] pôjde?“ pýta sa šeptom.
/+2

Za zubami už čaká utorok. [Hero] ho chvíľu podrží a potichu prehltne.

^dielna @hero „Neviem,“ povie [hero].

-2
@adult „Ani ja,“ povie [adult] a znie to mäkko.
/-2

+2
@adult „Ani ja,“ povie [adult] a pohladí vankúš. Je to zvláštne slovo. Na jazyku neváži nič, a keď sa povie, ostane po ňom pokoj ako po snehu.
/+2

+3
Pod oknom ešte ktosi prejde okolo a hlasom, čo sa ešte trochu pletie, si opakuje: Anton, Júlia, Anton. Potom stíchne aj to a mesiac pomaly posvieti na zemiak s hviezdou. [more| Vedľa pokojne dýchajú [others].]
/+3

Kúsok ďalej oddychuje [who] a pozerá do tmy. @who „A koľko je na nebi hviezd?“ šepne ešte.

Nikto neodpovie. !asleep [Hero] už spí, a to je odpoveď celkom presná.
`,
}
