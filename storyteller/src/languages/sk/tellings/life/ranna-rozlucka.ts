import type { Telling } from '../../../../craft/telling.ts'

/** Somebody with all cases: nom, gen, dat, acc, loc, ins. */
const one = (gender: 'she' | 'he', nom: string, gen: string, dat: string, acc: string, loc: string, ins: string) =>
  ({ forms: { name: nom, nom, gen, dat, acc, loc, ins }, gender }) as const

export const rannaRozlucka: Telling = {
  id: 'morning-goodbye',
  shape: 'cumulative',
  fits: { kind: 'life', subjects: ['morning-goodbye', 'first-day'], when: ['always', 'tomorrow', 'today', 'past'] },
  ages: [3, 6],
  titles: ['Ja ťa pustím, ale prsty nie', 'Na kývanie treba päť', 'Päť prstov drží'],
  tile: { label: 'Ráno v škôlke', wish: 'ráno v škôlke plače, keď mama odchádza' },
  figures: {
    teacher: one(
      'she',
      'pani učiteľka',
      'pani učiteľky',
      'pani učiteľke',
      'pani učiteľku',
      'pani učiteľke',
      'pani učiteľkou',
    ),
    green: one(
      'she',
      'zelené papuče',
      'zelených papúč',
      'zeleným papučiam',
      'zelené papuče',
      'zelených papučiach',
      'zelenými papučami',
    ),
    blue: one(
      'he',
      'modré papuče',
      'modrých papúč',
      'modrým papučiam',
      'modré papuče',
      'modrých papučiach',
      'modrými papučami',
    ),
  },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      titles: ['Päť prstov na pirátskej lodi', 'Ja ťa pustím, ale prsty nie'],
      figures: {
        mirror: one('she', 'chobotnička', 'chobotničky', 'chobotničke', 'chobotničku', 'chobotničke', 'chobotničkou'),
      },
      words: {
        nursery: 'v škôlke na pirátskej lodi',
        classroom: 'v novej triede na pirátskej lodi',
        coat: 'kabát',
        coatgen: 'kabáta',
        coatloc: 'kabáte',
        job: 'musím na more',
        atwork: 'na mori',
        spot: 'z člna',
        lacks: 'na mape chýba poklad',
        there: 'poklad je na mape',
        print: 'poklad',
        onto: 'na plachtu',
        bed: 'v hojdacej sieti',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      titles: ['Päť prstov na hrade', 'Ja ťa pustím, ale prsty nie'],
      figures: { mirror: one('he', 'dráčik', 'dráčika', 'dráčikovi', 'dráčika', 'dráčikovi', 'dráčikom') },
      words: {
        nursery: 'v škôlke na hrade',
        classroom: 'v novej triede na hrade',
        coat: 'plášť',
        coatgen: 'plášťa',
        coatloc: 'plášti',
        job: 'musím strážiť most',
        atwork: 'na moste',
        spot: 'z mosta',
        lacks: 'na liste chýba pečať',
        there: 'pečať je na liste',
        print: 'pečať',
        onto: 'na zástavu',
        bed: 'v posteli s nebesami',
      },
    },
    space: {
      themes: ['space', 'science', 'discovery'],
      titles: ['Päť prstov vo vesmíre', 'Ja ťa pustím, ale prsty nie'],
      figures: {
        mirror: one('he', 'marťanček', 'marťančeka', 'marťančekovi', 'marťančeka', 'marťančekovi', 'marťančekom'),
      },
      words: {
        nursery: 'v škôlke na vesmírnej stanici',
        classroom: 'v novej triede vo vesmíre',
        coat: 'skafander',
        coatgen: 'skafandra',
        coatloc: 'skafandri',
        job: 'musím letieť na Mesiac',
        atwork: 'na Mesiaci',
        spot: 'z rakety',
        lacks: 'na oblohe chýba Mars',
        there: 'Mars je na oblohe',
        print: 'Mars',
        onto: 'na raketu',
        bed: 'v spacom vaku',
      },
    },
    heroes: {
      themes: ['superheroes'],
      titles: ['Päť prstov superhrdinov', 'Ja ťa pustím, ale prsty nie'],
      figures: { mirror: one('he', 'Lepko', 'Lepka', 'Lepkovi', 'Lepka', 'Lepkovi', 'Lepkom') },
      words: {
        nursery: 'v škôlke pre superhrdinov',
        classroom: 'v novej triede superhrdinov',
        coat: 'plášť',
        coatgen: 'plášťa',
        coatloc: 'plášti',
        job: 'musím zachrániť mesto',
        atwork: 'nad mestom',
        spot: 'zo strechy',
        lacks: 'na štíte chýba znak',
        there: 'znak je na štíte',
        print: 'znak',
        onto: 'na stenu',
        bed: 'v posteli',
      },
    },
    dinos: {
      themes: ['dinosaurs'],
      titles: ['Päť prstov a dinosaury', 'Ja ťa pustím, ale prsty nie'],
      figures: {
        mirror: one(
          'he',
          'malý tyranosaurus',
          'malého tyranosaura',
          'malému tyranosaurovi',
          'malého tyranosaura',
          'malom tyranosaurovi',
          'malým tyranosaurom',
        ),
      },
      words: {
        nursery: 'v škôlke v údolí dinosaurov',
        classroom: 'v novej triede v údolí dinosaurov',
        coat: 'kožuch',
        coatgen: 'kožucha',
        coatloc: 'kožuchu',
        job: 'musím nakŕmiť dlhokrka',
        atwork: 'na dlhokrkovi',
        spot: 'z dlhokrka',
        lacks: 'na skale chýba slnko',
        there: 'slnko je na skale',
        print: 'slnko',
        onto: 'na skalu',
        bed: 'na mäkkom papradí',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      titles: ['Päť prstov v lesnej škôlke', 'Ja ťa pustím, ale prsty nie'],
      figures: {
        mirror: one('she', 'stonožka', 'stonožky', 'stonožke', 'stonožku', 'stonožke', 'stonožkou'),
      },
      words: {
        nursery: 'v lesnej škôlke',
        classroom: 'v novej triede v lese',
        coat: 'kabát',
        coatgen: 'kabáta',
        coatloc: 'kabáte',
        job: 'musím na maliny',
        atwork: 'na malinách',
        spot: 'od smreka',
        lacks: 'na kameni chýba lienka',
        there: 'lienka je na kameni',
        print: 'lienku',
        onto: 'na plot',
        bed: 'v posteli',
      },
    },
    home: {
      themes: [],
      figures: {
        mirror: one('he', 'chlapček', 'chlapčeka', 'chlapčekovi', 'chlapčeka', 'chlapčekovi', 'chlapčekom'),
      },
      words: {
        nursery: 'v škôlke',
        classroom: 'v novej triede',
        coat: 'kabát',
        coatgen: 'kabáta',
        coatloc: 'kabáte',
        job: 'musím do práce',
        atwork: 'v práci',
        spot: 'od bránky',
        lacks: 'na obrázku chýba jablko',
        there: 'jablko je na obrázku',
        print: 'jablko',
        onto: 'na veľký papier',
        bed: 'v posteli',
      },
    },
  },
  fact: 'Malíček sa vtedy pustil ako posledný, lebo na kývanie treba päť prstov.',
  next: 'Päť prstov sa ráno zobudilo skôr než všetci ostatní a každý z nich už vedel, čo dnes bude robiť.',
  young: `
== hold
[about|
first-day: [when| tomorrow: @hero [with| „Zajtra je prvý deň a ja sa ťa nepustím,“ | „Zajtra je prvý deň. Nikoho tam nepoznám a teba nepustím,“] povie [hero] večer. A ráno [classroom] naozaj drží [adult.acc] za [coat]. *coat | [with| Je prvý deň [classroom] a [hero] ešte nevie, kam si sadnúť. | Je prvý deň [classroom] a [hero] tu pozná iba [adult.acc].] *coat Jedna ruka drží tašku. Druhá drží [adult.acc] za [coat].]
| [when| tomorrow: @hero „Zajtra sa ťa nepustím,“ povie [hero] večer. A ráno [nursery] naozaj plače. | today: Dnes ráno [hero] [nursery] plače. | Je ráno [nursery] a [hero] plače.] *coat Jedna ruka utiera slzy, druhá drží [adult.acc] za [coat].]

+4
[more| A kto sa vedľa už prezúva? [Others].]
/+4

@adult „[Job],“ povie [adult]. „Prídem [about| first-day: po obede | po olovrante].“

+3
@hero „A čo keď neprídeš?“

@adult „Prídem. Domov pôjdeme spolu,“ povie [adult].
/+3

&first @hero „Ja ťa pustím,“ povie [hero], „ale prsty nie.“

Päť prstov drží.

+2
@adult „Prsty, pusťte,“ prosí [adult].

@hero „Nepočujú ťa,“ vysvetlí [hero]. „Uši mám ja.“

-3
[Adult] ide k dverám a [hero] ide tiež, lebo visí na [coatloc]. Pozerá sa do zeme a vidí samé papuče.
/-3
/+2

+3
-4
[Adult] odlepí palec, ale kým odlepí ukazovák, palec už zasa drží.
/-4

-4
[Adult] ide k dverám a [hero] ide tiež, lebo visí na [coatloc]. Pozerá sa do zeme a vidí samé papuče.(( [world| ship: Na lodi ich nosia aj piráti. | castle: Na hrade ich nosia aj rytieri. | space: Na stanici ich nosia aj kozmonauti. | heroes: Nosia ich aj superhrdinovia, lebo je umyté. | dinos: Nosia ich aj dinosaury, a poriadne veľké. | forest: Nosia ich aj zajace. | Majú rôzne farby a žiadne neplačú.]))
/-4
/+3

+4
[Adult] odlepí palec, ale kým odlepí ukazovák, palec už zasa drží. Potom dá [coat] dolu. Prsty ho pustia a chytia rukáv pod ním. Tak si [coat] zasa oblečie a prsty chytia [coat].

[Adult] ide k dverám a [hero] ide tiež, lebo visí na [coatloc]. Pozerá sa do zeme a vidí samé papuče. [world| ship: Na lodi ich nosia aj piráti. | castle: Na hrade ich nosia aj rytieri. | space: Na stanici ich nosia aj kozmonauti. | heroes: Nosia ich aj superhrdinovia, lebo je umyté. | dinos: Nosia ich aj dinosaury, a poriadne veľké. | forest: Nosia ich aj zajace. | Majú rôzne farby a žiadne neplačú.]
/+4

== fingers
-2
[Adult] ide k dverám a [hero] ide tiež, lebo visí na [coatloc].

@green „Požičiaš mi palec?“ spýta sa dievčatko((, ktoré tu niečo maľuje)). „[Lacks].“

Palec sa namočí do červenej a ťap, [there]. Ale červený palec sa [coatgen] chytiť nesmie.

Štyri držia.

Ďalšie tri idú [teacher.dat] vyloviť lyžičku z lekváru. Jeden drží.
/-2

+2
@green „Požičiaš mi palec?“ spýtajú sa zelené papuče. „[Lacks] a môj palec je modrý.“

Palec sa namočí do červenej a ťap, [there]. Ale červený palec sa [coatgen] chytiť nesmie.

Štyri držia.

@blue „Požičiaš mi ukazovák?“ spýtajú sa modré papuče. „Treba dierku do hliny a ja mám plné ruky.“

Ukazovák sa pustí. Pich! Hrášok je v hline a ukazovák tiež.

[with| @friend „Tri držia,“ počíta [friend]. | Tri držia.]

Veľké papuče má [teacher]. @teacher „Do lekváru mi spadla lyžička a moja ruka sa do pohára nezmestí.“

-4
Pustia sa dva prsty naraz a lyžičku vylovia.(( Prstenník je šťastný, lebo inokedy nemá čo robiť.))
/-4
/+2

+4
Pustia sa dva prsty naraz a lyžičku vylovia. Prstenník je šťastný, lebo inokedy nemá čo robiť.
/+4

+2

[with2| @friend2 „Jeden drží,“ počíta [friend2]. | Jeden drží.]
/+2

== wave
Malíček je najmenší a drží najviac.

+3
[Adult] ho neťahá. Stojí vo dverách a čaká.
/+3

@adult „[Spot] ti zakývam,“ povie [adult].

[with| @hero „Aj ja tebe,“ povie [hero] a hneď to skúsi. | @hero „Aj ja tebe,“ povie [hero] a hneď to skúsi. Lenže s malíčkom kýva aj [coat] a v ňom [adult].]

[with| @friend „To kýva [coat] a v ňom [adult],“ povie [friend]. „Ty nie.“ |]

@hero „Malíček,“ povie [hero], „na kývanie treba päť.“

A malíček sa pustí.

-2
[Adult] [spot] kýva celou rukou a [hero] tiež. ((Druhá ruka [about| first-day: odloží tašku | utrie ešte dve slzy].))
/-2

+2
[Adult] [spot] kýva celou rukou. [Hero] kýva tiež, červeným prstom, hnedým, dvoma sladkými a jedným čistým. Z [adult.gen] je už iba bodka, ale aj bodka kýva.

[about| first-day: Druhá ruka odloží tašku(( a ide na chlieb s lekvárom)). | Druhá ruka utrie ešte dve slzy(( a ide na chlieb s lekvárom)).]
/+2

== mirror
+3
[world|
ship: Vtom vojde osem malých papúč. Je v nich [mirror] a drží mamu všetkými ramenami.
| castle: Vtom vojdú papuče, trochu pripálené. Je v nich [mirror] a drží mamu chvostom.
| space: Vtom vojde šesť malých papúč. Je v nich [mirror] a drží mamu šiestimi rukami.
| heroes: Vtom vojdú papuče a pri každom kroku mľasknú. Je v nich [mirror]. Čoho sa dotkne, to drží, a teraz drží mamu.
| dinos: Vtom vojdú obrovské papuče. Je v nich [mirror]. Má iba dva prsty, ale drží nimi mamu ako desiatimi.
| forest: Vtom vojde sto malých papúč. Je v nich [mirror] a drží mamu všetkými nohami.
| Vtom vojdú najmenšie papuče, ale nie po zemi. Má ich [mirror] a drží nimi mamu okolo pása.]

&again @mirror „Ja ju pustím,“ plače [mirror], „ale [world| ship: ramená | castle: chvost | space: ruky | heroes: lepidlo | dinos: prsty | nohy] nie.“

@hero „Požičiaš mi [world| ship: jedno | castle: ho na chvíľu | space: jednu | heroes: kúsok | dinos: jeden | jednu]?“ spýta sa [hero].

[world|
ship: O chvíľu [mirror] odtláča štyri poklady, sadí tri hrášky a ôsmym ramenom kýva.
| castle: O chvíľu [mirror] robí chvostom dierky pre hrášok a labkou kýva.
| space: O chvíľu [mirror] odtláča dva Marsy, sadí tri hrášky a šiestou rukou kýva.
| heroes: O chvíľu [mirror] prilepí na stenu každý obrázok. Lepidlo sa minie a ruka kýva.
| dinos: O chvíľu [mirror] jedným prstom odtláča slnko a druhým sadí hrášok. Na kývanie prst nezvýši, a tak kýva chvostom.
| forest: O chvíľu [mirror] robí deväťdesiatdeväť dierok pre hrášok a stou nohou kýva.
| Najprv je na zemi jedna papuča, potom druhá. O chvíľu [mirror] dupe v hline a oboma rukami kýva.]
/+3

== pairs
+4
Potom je vychádzka a tam sa chodí vo dvojiciach.

@green „Požičiaš mi ruku?“ spýtajú sa zelené papuče.

@hero „Celú?“

@green „Celú.“

[Hero] prvý raz zdvihne oči. Nad zelenými papučami sú pehy a úsmev, v ktorom chýba zub. Päť prstov drží, a vôbec to nie je [coat].

Na obed je hrášková polievka. Modré papuče idú radšej skontrolovať črepník, ale ich hrášok je na mieste.
/+4

== back
-2
[about| first-day: Po obede | Po olovrante] odtláčajú deti [onto] celé ruky. [Hero] má svoju práve červenú, keď príde [adult].
/-2

+2
-3
[about| first-day: Po obede | Po olovrante] odtláčajú deti [onto] celé ruky. [Hero] má svoju práve červenú, keď vo dverách zastanú topánky. Tie [hero] pozná!
/-3
/+2

+3
[about| first-day: Po obede | Po olovrante] odtláčajú deti [onto] celé ruky, ale [hero] sa díva na dvere.

Zastanú v nich hnedé topánky. Idú po zelené papuče. Zastanú v nich čižmy. Idú po modré. Potom dlho nejde nikto.

+4
Papúč je čoraz menej. Ostanú už iba tie veľké a [with| zopár malých | tie, v ktorých stojí [hero]].
/+4

Prsty sa schovajú do päste.

@teacher „Päsť sa natrieť nedá,“ povie [teacher] a čaká so štetcom.

[Hero] vystrie palec, potom ukazovák, potom dva naraz. Malíček nechce.

@hero „[about| first-day: Po obede | Po olovrante],“ šepne mu [hero]. „To je teraz.“

A malíček sa vystrie. Štetec šteklí, celá ruka je červená a vo dverách zastanú topánky. Tie [hero] pozná!
/+3

Päť prstov drží. A keď sa pustia, ostane na [coatloc] červená ruka.

@hero „Tú neper,“ povie [hero]. „Zajtra ťa bude držať [atwork].“

@adult „A kedy ma pustí?“

@hero „[about| first-day: Po obede | Po olovrante].“

== bath
+4
Večer sa umývajú prsty. [Adult] ich berie do mydla po jednom a voda je z toho celá červená.

@adult „Čo robil palec?“

@hero „[Print].“

@adult „A ukazovák?“

@hero „Dierku. A títo dvaja lovili lyžičku.“

@adult „A malíček?“

@hero „Najprv držal,“ povie [hero]. „A potom kýval.“

@adult „To je veľa práce,“ povie [adult] a najmenší prst pobozká.
/+4

== bed
-2
Večer [hero] leží [bed] a drží [adult.acc] za ruku. ^coat Päť prstov drží.

Palec zaspí prvý, štyri držia. Zaspia tri naraz, jeden drží.
/-2

+2
-4
Večer visí na klinci ^coat [coat] a červená ruka ho drží. [Hero] leží [bed] a drží [adult.acc] za ruku.
/-4
/+2

+4
Na klinci visí ^coat [coat] a červená ruka ho drží. [Hero] leží [bed] a drží [adult.acc] za ruku.
/+4

+2
Päť prstov drží.

Palec[about| first-day: , ktorý už pozná zelené papuče, |] zaspí prvý. Štyri držia. Zaspí ukazovák. Tri držia. Zaspia dva naraz. Jeden drží.
/+2

+4
[world| ship: Loď sa pomaly kolíše. | castle: Hrad je tichý a mesiac svieti na most. | space: Za oknom ticho svieti Mesiac. | heroes: Mesto dole pomaly zhasína. | dinos: Dlhokrk vonku ticho dýcha. | forest: Smrek nad strechou ticho šumí. | Vonku je ticho a v izbe je teplo.] [with| [Friend] už spí.] Malíček drží ešte chvíľu, lebo je najmenší.
/+4

Nakoniec sa potichu pustí aj malíček. !asleep [Hero] spí.

&last @adult „Ja ťa pustím,“ šepne [adult], „ale prsty nie.“

[adult:Jej/Jeho/Jeho] päť prstov ešte drží.
`,
}
