import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['royal', 'fairy-being', 'monster', 'job'] as const),
]

export const navsteva: Telling = {
  id: 'visitor',
  shape: 'visitor',
  fits: { kind: 'event', events: ['other', 'meets', 'funny', 'bored'], who: WHO },
  ages: [3, 9],
  titles: ['Ešte si daj', 'Hosť u babky', 'Nedeľa u babky'],
  tile: { label: 'Vzácna návšteva', wish: 'drak príde k babke na obed' },
  words: {
    at: '[has:hrad| u babky na hrade | u babky]',
    luggage: '[has:pyzamo| vlastné pyžamo | batoh na spanie]',
  },
  figures: {
    granny: {
      forms: {
        ...{ name: 'babka', nom: 'babka', gen: 'babky', dat: 'babke' },
        ...{ acc: 'babku', loc: 'babke', ins: 'babkou' },
      },
      gender: 'she',
    },
    neighbour: {
      forms: {
        ...{ name: 'sused', nom: 'sused', gen: 'suseda', dat: 'susedovi' },
        ...{ acc: 'suseda', loc: 'susedovi', ins: 'susedom' },
      },
      gender: 'he',
    },
  },
  things: {
    who: {
      kinds: WHO,
      or: {
        forms: {
          ...{ name: 'drak', nom: 'drak', gen: 'draka', dat: 'drakovi', acc: 'draka', loc: 'drakovi', ins: 'drakom' },
          ...{ nom_pl: 'draky', gen_pl: 'drakov' },
        },
        gender: 'he',
      },
    },
  },
  fact: '[Hero] raz [posadil/posadí] babku na stoličku, lebo hosť už nevládal jesť.',
  next: 'Niekto zaklopal a priniesol babke obed, celý hrniec, a ešte si aj sadol.',
  young: `
== knock
-2
V nedeľu je [hero] [at]. Babka varí, [adult] krája chlieb. Vtom niekto zaklope. Za dverami stojí [who.full].
/-2

+2
V nedeľu na obed je [hero] [at]. Babka varí a [adult] krája chlieb. [with| Pri stole už sedí aj [friend] a má obrúsok pod bradou.] Vtom niekto zaklope. Za dverami stojí [who.full]!
/+2

@granny „Hosť!“ zaraduje sa babka. „Poď ďalej, sadni si a jedz!“

[has:visit-overnight| [Who] má so sebou [luggage] a chce iba prespať. Ale u babky sa hladný spať nechodí. | [Who] iba ide okolo. Ale okolo babky sa len tak prejsť nedá.]

Na stole je polievka. [Who] ju zje.

&first @granny „Ešte si daj,“ povie babka.

Na stole sú halušky. [Who] ich zje.

@granny „Ešte si daj,“ povie babka.

Na stole sú buchty s makom. [Who] ich zje tiež((, aj keď už pomaly)).

+2
@granny „A čo doma ješ?“ pýta sa babka. [who-eats| Doma [who] jedáva [who.eats]. Babka sa zamyslí, odbehne a o chvíľu aj to položí na stôl. | Doma [who] neje skoro nič. Babka iba pokrúti hlavou a nesie na stôl celý plech.]
/+2

+3
[Who] si celkom nenápadne povolí obrúsok.

@who „Ďakujem, ja už…“ začne [who].

@granny „Už ti nesiem, už nesiem,“ povie babka, lebo zle počuje, keď niekto ďakuje. [with2| [Friend2] drží tanier, aby z neho nič nespadlo. | Za oknom ide okolo sused, uvidí plný stôl a radšej pridá do kroku.]
/+3

+4
Potom sú na stole šišky s lekvárom, potom pirohy a potom koláč s tvarohom. Babka nosí, babka ponúka, babka utiera stôl a už zasa nosí. [more| Prídu aj [others] a každý dostane tanier skôr, ako si sadne.] Stôl zavzdychá a podprie sa štvrtou nohou. Mačka pod stolom už ani nečaká, či niečo spadne, lebo padá stále. Leží na chrbte, labky má hore a celkom pokojne nechá okolo seba padať knedle, mak aj omrvinky. Stôl je taký plný, že soľnička musí stáť na okne. [Who] zje šišky. [Who] zje pirohy. Na koláč sa už iba díva a koláč sa díva [who:na ňu/naňho/naň].

@who „Je to všetko veľmi dobré,“ povie [who] a potichu si odfúkne. Koláč od toho spadne z taniera [who.dat] rovno do lona. Babka to vidí a zaraduje sa, že hosťovi tak chutí, a prinesie druhý. Ten je s čučoriedkami a je ešte väčší, lebo v nedeľu sa na čučoriedkach nešetrí.
/+4

== stuck
[has:visit-overnight| @who „Už idem spať,“ povie [who](( napokon)). | @who „Už musím ísť,“ povie [who](( napokon)).]

Lenže cez dvere to nejde. ((Ani predkom, ani zadkom, ani bokom. ))[Who] je [who:okrúhla/okrúhly/okrúhle] ako sud.

+3
[Hero] tlačí, [adult] odloží nôž a tlačí tiež. Dvere vŕzgajú, ale [who] nie je ani o kúsok ďalej.
/+3

@granny „Tak vidíš,“ povie babka spokojne. „Ešte si daj.“

[Hero] sa na to díva. ((Babka nesie polievku, nesie halušky, nesie buchty. ))Babka celý čas stojí!

@hero „Babka, a kedy ješ ty?“ spýta sa [hero].

@granny „Ja?“ začuduje sa babka. „Ja iba ochutnávam pri sporáku.“

== sit
-2
[Hero] vezme stoličku, posadí babku a dá jej plný tanier.
/-2

+2
[Hero] vezme tú najlepšiu stoličku, posadí na ňu babku, uviaže jej obrúsok a dá jej plný tanier.
/+2

&again @hero „Ešte si daj,“ povie [hero].

Babka začne jesť. Najprv pomaly, potom rýchlejšie.

@granny „Toto je výborné,“ povie. „Kto to varí?“

A kým babka sedí, nikto nič nenosí. Iba [who] vycúva z dverí a pustí sa do riadu.

== turn:splashes
[Who] umýva taniere, až pena lieta po kuchyni.

== turn:carries
[Who] odnesie taniere na jeden raz, celú vežu.

== turn:warms
[Who] na taniere dýchne teplom a hneď sú suché.

== turn:flies
[Who] ukladá taniere až na najvyššiu policu, bez stoličky.

== turn:is-tall
[Who] ukladá taniere až na najvyššiu policu, bez stoličky.

== turn:glows
[Who] taniere leští, až sa kuchyňa ligoce ako na Vianoce.

== turn:any
[Who] utiera taniere, jeden za druhým, a utiera ich dosucha.

== thin
-3
Pri každom tanieri je [who:o kúsok tenšia/o kúsok tenší/o kúsok tenšie]. Keď je riad hotový, cez dvere to už ide.
/-3

+3
Pri každom tanieri je [who:o kúsok tenšia/o kúsok tenší/o kúsok tenšie]. Keď je hotový posledný hrniec, cez dvere to už ide.

@who „Ďakujem,“ povie [who] pri dverách a tentoraz to babka počuje.

@granny „A toto si zober so sebou,“ povie babka zo stoličky a podá balíček. Potom jej klesne hlava na obrúsok a spí.
/+3

+4
[has:visit-overnight| [Who] odchádza do vedľajšej izby | [Who] odchádza] celkom potichu, aby sa babka nezobudila, lebo na stole je ešte šalát. Balíček vonia, je ťažký a je na ňom uzol, aký vie uviazať iba babka. Je v ňom koláč, sú v ňom pirohy a celkom naspodku je na všetko obrúsok, keby sa cestou náhodou jedlo. [has:visit-overnight| Na chodbe stretne suseda. | Pri bráne stretne suseda.]

@neighbour „Čo je tam?“ spýta sa sused, lebo to vonia až po roh.

&again @who „Ešte si daj,“ povie [who] a dá mu buchtu.
/+4

== bed
-2
Večer [hero] leží v mäkkej posteli a [adult] rovná perinu.
/-2

+2
Večer [hero] leží v mäkkej posteli, u babky, kde sú periny najvyššie. [has:visit-overnight| Vo vedľajšej izbe spí [has:pyzamo| vo vlastnom pyžame [who] | [who]]. | V kuchyni je ticho a tma.] [Adult] rovná perinu.
/+2

+3
[with| Vedľa už spí [friend] a dýcha pomaly a potichu. | Na sporáku dýcha teplý čajník.] Mesiac je okrúhly, akoby bol na obede u babky.
/+3

+4
[more| Spia aj [others], každý na svojej strane periny.] Soľnička je z okna naspäť na stole a ligoce sa v mesačnom svetle. Babka už spí v posteli a jej teplé ruky nenesú nič, ani lyžičku.
/+4

@hero „A ty stojíš od rána tiež,“ povie [hero].

+2
[Adult] si konečne sadne na kraj postele.
/+2

&last @hero „Ešte si daj,“ zašepká [hero] a podá [adult.dat] kus teplej periny.

!asleep A potom už [hero] spí.
`,
  older: `
== record
U babky sa nedá zjesť málo. Babka stojí pri sporáku, [adult] krája chlieb a po každom tanieri povie babka to isté, už päťdesiat rokov.

&first @granny „Ešte si daj.“

-2
[Hero] má na to zošit a v ňom čiarky, kto koľko zje, a rekord je päť tanierov. V nedeľu však niekto zaklope, za dverami stojí [who.full] a [has:visit-overnight| má so sebou [luggage]. Lenže u babky sa hladný spať nechodí | chce iba na slovíčko. Lenže u babky sa na slovíčko nechodí], u babky sa obeduje.
/-2

+2
*book [Hero] má na to zošit. Na obale je napísané Kto koľko zje a vnútri je pri každom mene rad čiarok. Ujo Fero má štyri taniere, sused tri a pán farár iba dva, lebo ide z iného obeda. Rekord je päť a drží ho [hero], ešte z minulých prázdnin. V nedeľu však niekto [has:hrad| zaklope na bránu hradu | zaklope] a za dverami stojí [who.full].

[has:visit-overnight| @who „Ja iba prespať,“ povie [who] a ukáže [luggage]. Lenže u babky sa iba prespať nedá. | @who „Ja iba na slovíčko,“ povie [who]. Lenže u babky sa iba na slovíčko nedá.]
/+2

-2
@granny „Hosť!“ zaraduje sa babka a [who] už sedí a pred sebou má polievku.
/-2

+2
@granny „Hosť!“ zaraduje sa babka, a skôr než sa stihne [has:visit-overnight| opýtať, kde je posteľ | dozvedieť, aké slovíčko to má byť], má hosť pod bradou obrúsok a pred sebou polievku.
/+2

Polievka je dobrá, halušky sú ešte lepšie. [Hero] spraví do zošita prvú čiarku a hneď za ňou druhú, a pri buchtách s makom sú už tri a [who] sa prvý raz zastaví.

@who „Ďakujem, ja už…“ začne [who].

@granny „Ešte si daj,“ povie babka a utrie si ruky do zástery. „Alebo ti nechutí?“

-2
Na takú otázku je len jedna odpoveď, a tak si [who] dá. Štyri. Päť! [Hero] zdvihne ceruzku a od napätia ani nevidí, že hosť je celý červený a jedlo obchádza lyžicou dokola.
/-2

+2
Na takú otázku je len jedna odpoveď. [Who] si dá.

@hero „Štyri,“ zašepká [hero]. „To je ako ujo Fero! Ešte dva a máš rekord!“

Ujo Fero sa o tom štvrtom tanieri dozvie na druhom konci ulice a hneď je pri okne. Potom príde aj sused. Opierajú sa lakťami o okno a radia hosťovi, že treba dýchať nosom a myslieť na niečo riedke.

[Who] sa pozrie na ceruzku, potom na babku, potom na dvere, ktoré sa odtiaľto zdajú nejaké úzke, a zhlboka sa nadýchne. Prídu šišky s lekvárom. Prídu pirohy s bryndzou.

[with| @friend „Mne sa zdá, že hosť už nevládze,“ povie [friend] potichu. | @adult „Mne sa zdá, že hosť už nevládze,“ povie [adult] potichu a krája ďalej.] Ale v tom napätí to nikto nepočuje.
/+2

+3
[who-eats| @granny „A čo jedávaš doma?“ pýta sa babka medzi pirohmi a koláčom. Doma [who] jedáva [who.eats], a tak babka odbehne a o chvíľu je na stole aj to, v najväčšej mise, akú dom má. | @granny „A čo jedávaš doma?“ pýta sa babka medzi pirohmi a koláčom. Doma [who] neje skoro nič. Babka sa od hrôzy chytí sporáka a pridá do misy.] [with2| [Friend2] už ani neráta, iba drží lyžicu. | Pri piatom tanieri sa stôl trochu prehne.]

Na stole už nie je miesto ani na lakeť. Za oknom prejde kostolník, uvidí plný stôl a radšej pridá do kroku.

Babka má tie slová po svojej mame. Keď bola babka malá, bolo pri stole jedenásť detí, hrniec iba jeden a ešte si daj sa [=povedalo] raz do roka, na Vianoce. Teraz to hovorí každú nedeľu, aby to za tie roky dohnala, a je si istá, že hosť bez plného taniera musí byť smutný. Opýtať sa ho na to jej ešte nenapadlo a hosť jej to zo slušnosti nepovie.
/+3

== stuck
-2
Šesť! Je to rekord a [hero] k nemu nakreslí hviezdičku. [Who] zatiaľ celkom pomaly vstane, poďakuje sa a chce [has:visit-overnight| ísť spať | odísť], lenže cez dvere to nejde.
/-2

+2
Šesť! Je to nový rekord, najväčší, aký zošit pamätá. [Hero] ho podčiarkne dva razy a nakreslí k nemu hviezdičku s piatimi cípmi, za každý prekonaný tanier jeden. [Who] zatiaľ vstane, celkom pomaly, poďakuje sa a chce [has:visit-overnight| ísť spať | odísť]. Lenže cez dvere to nejde. Ani predkom, ani zadkom, ani bokom.
/+2

@granny „Tak vidíš,“ povie babka. „Ešte si daj.“ Ale povie to nejako tichšie a pritom sa oprie o sporák.

-2
[Hero] sa konečne nepozerá do zošita. [Who] je vo dverách ako zátka a stále sa usmieva, aby babku nezarmútil prázdny tanier. A babka drží v ruke šiesty plech, stojí od rána a stále sa usmieva tiež, aby bolo hosťovi dobre.
/-2

+2
^book [Hero] po prvý raz za celý obed nepozerá do zošita. [Who] je vo dverách ako zátka, je [who:celá bledá/celý bledý/celé bledé] a stále sa usmieva. A babka? Babka drží v ruke šiesty plech, oči má unavené a stále sa usmieva tiež.

[Hero] sa díva na hosťa a potom na babku. Hosť do seba tlačí tanier za tanierom, aby sa babka nehnevala. Babka nosí plech za plechom, aby bolo hosťovi dobre. A už to nechce ani jedno z nich. Takto to môže ísť až do rána, alebo kým sa v celej dedine neminie múka, cukor a mak.
/+2

+3
A nikto im to nepovie. Kto má oči, ten si robí čiarky. Ujo Fero za oknom dokonca zatlieska a zvolá, že toto je nedeľa storočia, a babka sa na to usmeje tak, ako sa usmieva človek, ktorého už veľmi tlačia topánky.
/+3

== say
-2
Niekto to musí povedať. Lenže povedať babke, že stačí, je to najťažšie na svete, a potom ten krásny rekord už nebude rekord, ale iba tri taniere navyše.
/-2

+2
Niekto to musí povedať. Lenže povedať babke, že stačí, je to najťažšie na celom svete. Netrúfa si na to ani ujo Fero, a ten sa nebojí ani býka, ani zubára. A z nového rekordu budú zrazu iba tri taniere navyše a k tým sa hviezdička nekreslí.
/+2

@hero „Babka,“ povie [hero], „hosť už nevládze. Iba sa ti to bojí povedať.“

-2
V kuchyni je ticho, až počuť, ako si polievka v hrnci sadá. Babka položí plech.
/-2

+2
V kuchyni je ticho, až počuť polievku, ako si v hrnci sadá. Mačka prestane olizovať labku. Babka položí plech. [Who] sa vo dverách ani nepohne, a nie iba preto, že to nejde.
/+2

@granny „Chvalabohu,“ povie babka. „Ja už nevládzem tiež. Iba som to nechcela povedať prvá.“

-2
A sadne si na stoličku, ktorá od prekvapenia zavŕzga, lebo babku v nedeľu na obed ešte nepozná.
/-2

+2
A sadne si na stoličku, z ktorej mačka len-len stihne zoskočiť. Stolička zavŕzga od prekvapenia, lebo babku v nedeľu na obed ešte nepozná. V nedeľu na obed babka vždy iba stojí, nosí a ochutnáva pri sporáku.
/+2

[Hero] jej uviaže obrúsok a naleje polievku, presne takú plnú naberačku, akú nalieva iba babka.

&again @hero „Ešte si daj,“ povie [hero]. „Ale len ak chceš.“

@granny „Toto je výborné,“ povie babka po prvej lyžici. „Kto to varí?“

== dishes
Potom [hero] potiahne [who.acc] z dverí naspäť do kuchyne a riad umyjú spolu.

+2
@who „To sa babke naozaj dá povedať?“ šepká [who] nad drezom.

@hero „Dnes áno,“ šepká [hero]. „Doteraz to nikto neskúsil.“
/+2

== turn:splashes
[Who] umýva taniere, až pena lieta po kuchyni a sadá babke na obrúsok.

== turn:carries
[Who] odnesie taniere na jeden raz, celú vežu, aj s varechou navrchu.

== turn:warms
[Who] na taniere dýchne teplom a hneď sú suché.

== turn:flies
[Who] ukladá taniere na najvyššiu policu, kam sa babka päť rokov nedostala.

== turn:is-tall
[Who] ukladá taniere na najvyššiu policu, kam sa babka päť rokov nedostala.

== turn:glows
[Who] taniere leští, až sa kuchyňa ligoce ako na Vianoce.

== turn:any
[Who] utiera taniere, jeden za druhým, a utiera ich dosucha.

== thin
-2
Pri každom tanieri je [who:o kúsok tenšia/o kúsok tenší/o kúsok tenšie], a keď je riad hotový, cez dvere to ide.
/-2

+2
Pri každom tanieri je [who:o kúsok tenšia/o kúsok tenší/o kúsok tenšie], a keď je hotový posledný hrniec, cez dvere to už ide, dokonca aj s balíčkom. Bez balíčka sa totiž od babky neodchádza, [has:visit-overnight| ani do vedľajšej izby | na tom sa nezmení nič].

[has:visit-overnight| @hero „A to je na čo?“ spýta sa [hero]. | @hero „A to slovíčko?“ spomenie si [hero].]

[has:visit-overnight| @who „Keby v noci niekto dostal hlad,“ povie [who] vo dverách. | @who „Chcem sa iba opýtať,“ povie [who] vo dverách, „či náhodou nemáte hlad.“]
/+2

+3
[Hero] potom vezme zošit a prepíše nadpis na obale. Už tam nestojí Kto koľko zje. Stojí tam Kto koľko sedí, a na prvom mieste je babka: jeden celý obed. Ujo Fero to vidí cez okno, pokrúti hlavou, potom sa zamyslí a ide domov povedať svojej žene, nech si sadne.
/+3

== bed
-2
Večer [hero] leží v mäkkej posteli a [adult] rovná perinu.
/-2

+2
Večer [hero] leží v mäkkej posteli, u babky, kde sú periny najvyššie. [has:visit-overnight| Vo vedľajšej izbe spí [has:pyzamo| vo vlastnom pyžame [who] | [who]] a babka spí v kresle. | V kuchyni je ticho a tma a babka spí v kresle.] [Adult] chodí po izbe, zatvára okno, rovná perinu, skladá svetre.
/+2

+3
[with| Vedľa už pomaly dýcha [friend]. | Na sporáku potichu chladne hrniec.] Mesiac je dnes okrúhly ako po nedeľnom obede a svieti celkom pokojne na jeden zavretý zošit.
/+3

@hero „A ty?“ povie [hero]. „Ty stojíš od rána tiež.“

[Adult] sa zastaví a sadne si.

&last @hero „Ešte si daj,“ zašepká [hero] a podá [adult.dat] kus teplej periny.

!asleep A potom už [hero] spí.
`,
}
