import type { Telling } from '../../../../craft/telling.ts'

const spider = (place: string) =>
  ({
    forms: {
      ...{ name: 'pavúčik', nom: 'pavúčik', gen: 'pavúčika', dat: 'pavúčikovi' },
      ...{ acc: 'pavúčika', loc: 'pavúčikovi', ins: 'pavúčikom', place },
    },
    gender: 'he',
  }) as const

export const rannaRozlucka: Telling = {
  id: 'morning-goodbye',
  shape: 'making',
  fits: { kind: 'life', subjects: ['morning-goodbye', 'first-day'], when: ['always', 'tomorrow', 'today'] },
  ages: [3, 6],
  titles: ['Červená niť', 'Niť na mamu', 'Niť má dva konce'],
  tile: { label: 'Ráno v škôlke', wish: 'ráno v škôlke plače, keď mama odchádza' },
  figures: {
    teacher: {
      forms: {
        ...{ name: 'pani učiteľka', nom: 'pani učiteľka', gen: 'pani učiteľky', dat: 'pani učiteľke' },
        ...{ acc: 'pani učiteľku', loc: 'pani učiteľke', ins: 'pani učiteľkou' },
      },
      gender: 'she',
    },
    sparrow: {
      forms: {
        ...{ name: 'najtučnejší vrabec', nom: 'najtučnejší vrabec', gen: 'najtučnejšieho vrabca' },
        ...{ dat: 'najtučnejšiemu vrabcovi', acc: 'najtučnejšieho vrabca', loc: 'najtučnejšom vrabcovi' },
        ins: 'najtučnejším vrabcom',
      },
      gender: 'he',
    },
  },
  mirror: {
    castle: spider('v hrade z kociek'),
    princesses: spider('v zámku z kociek'),
    space: spider('v papierovej rakete'),
    pirates: spider('v lodi zo škatule'),
    ocean: spider('v ponorke zo škatule'),
    dragons: spider('v dračej jaskyni'),
    animals: spider('v stajni z kociek'),
    forest: spider('vo veľkom črepníku'),
    any: spider('v rohu pri okne'),
  },
  fact: 'V škôlke vtedy pavúčik zistil, že niť nie je na muchy, ale na mamu.',
  next: 'Na rukáve červeného svetra vykúkalo jedno očko a bolo zvedavé, kam sa pôjde dnes.',
  young: `
== odvijanie
*sveter [Adult] má červený sveter. [Hero] sa ho drží oboma rukami, lebo sú v škôlke a [adult] odchádza ((do práce)). [with| [Friend] drží tašku.]

+4
[more| A kto ešte stojí v šatni v papučiach? [Others].]
/+4

@hero „A čo keď po mňa neprídeš?“

@adult „Prídem po olovrante,“ povie [adult].

+2
Ruky aj tak držia.
/+2

-2
Vtom zo svetra vykukne očko. *nit [Hero] zaň potiahne a medzi prstami ostane koniec nite.
/-2

+2
Vtom zo svetra vykukne očko, malé a červené. *nit [Hero] zaň potiahne. A ťahá a ťahá, a medzi prstami ostane koniec nite.
/+2

@adult „Niť má dva konce,“ povie [adult]. „Na jednom si ty, na druhom budem ja.“ A ešte do ucha: &first „Ráno sa odvinie, popoludní privinie.“

[Hero] pustí sveter. Niť nie.

[Adult] ide a niť ide tiež, cez dvere, cez dvor a za roh. Aj slzy idú, tri. Ale niť sa v prstoch hýbe: šup, šup, šup. To kráča [adult].

+2
[Hero] skúsi niť celkom jemne myknúť. Myk. Chvíľu nič. A potom z druhého konca: myk, myk. V reči nití to znamená: som tu.
/+2

+4
[Teacher] niť pekne prekročí. Také ráno už pozná. @teacher „Niť si nechaj,“ povie. „Kto drží jednou rukou, môže druhou raňajkovať.“
/+4

== pavucik
-2
[Mirror.place] popoťahuje pavúčik a utiera si oči ôsmimi nohami.
/-2

+2
Niekto popotiahne nosom. [Mirror.place] sedí pavúčik a utiera si oči všetkými ôsmimi nohami.
/+2

@mirror „Mama išla na muchy. Čo keď nepríde?“

@hero „A niť nemáš?“

@mirror „Mám. Na muchy.“

@hero „Niť nie je na muchy,“ povie [hero]. „Niť je na mamu.“

Pavúčik chytí niť ((a počúva)). @mirror „Kráča!“ vydýchne. „Všetkými ôsmimi!“

+2
Potom aj on skúsi myk. A hneď mu príde naspäť: myk, myk. Pavúčik od radosti žmurkne. Trvá to dlho, lebo očí má tiež osem.
/+2

== dopoludnie
+3
Niť sa odvíja celé dopoludnie. Pri raňajkách je preč jeden rukáv. Pri maľovaní druhý.

@hero „Teraz má [adult] už len vestu,“ vypočíta [hero].

[with2| @friend2 „To je dobre,“ povie [friend2]. „Bude mať voľné ruky.“ | Vesta je dobrá vec. Ruky sú v nej voľné.]
/+3

+4
Pred obedom sa ide na dvor. [Hero] nesie niť, pavúčik sa vezie v kapucni. Myk, len tak, na pozdrav.

Nič.

Myk. Myk!

Nič. V bruchu je zrazu ticho ako v prázdnom hrnci. Niť sa nehýbe, ani šup.

@mirror „Niečo na nej sedí,“ povie pavúčik z kapucne. „U nás to býva mucha. Treba ísť po niti a pozrieť sa.“

A tak idú po niti. Okolo pieskoviska, okolo šmykľavky, až k plotu. [with| [Friend] ide vpredu a odhŕňa lístie.]

Mucha to nie je. Na niti sedia tri vrabce v rade.

@hero „Prosím vás, toto nie je drôt,“ povie [hero]. „Na tejto niti mám [adult.acc].“

@sparrow „Prepáčte,“ čvirikne [sparrow]. „Mysleli sme, že je v nej iba elektrina.“

Vrabce sa presadnú na plot. Niť poskočí. Myk, myk! A potom ešte jedno myk, celkom maličké. To je asi pusa.
/+4

+3
Po obede sa v škôlke spí. Poležiačky je smutno najviac, lebo slzy tečú rovno do uší. [Hero] si omotá niť okolo palca.

&again @hero „Ráno sa odvinie,“ šepká do vankúša.

A [mirror.place] niekto ticho dodá: @mirror „Popoludní privinie.“
/+3

== navijanie
-3
Potom je obed, spánok a olovrant. A po olovrante niť povolí.
/-3

+3
Po spánku je olovrant, chlieb s nátierkou a mlieko. A po olovrante niť povolí a ľahne si na zem.
/+3

-2
^nit [Hero] navíja. [with| [Friend] rozväzuje uzlíky.] Klbko rastie, a keď ho treba držať oboma rukami, otvoria sa dvere.

Po strope prichádza pavúčia mama, po zemi [adult]. Zo svetra má už iba golier.
/-2

+2
^nit [Hero] navíja. Čo krok, to jedno otočenie, a krokov je z práce veľa. [with| [Friend] kráča popri niti a rozväzuje uzlíky.] Klbko je ako čerešňa. Klbko je ako jablko. Pavúčik navíja tiež a jeho klbko je ako zrnko maku.

To červené už treba držať oboma rukami. Vtom sa otvoria dvere.

Po strope prichádza pavúčia mama. Po zemi prichádza [adult] a zo svetra má už iba golier.
/+2

@hero „Kde máš sveter?“

-3
@adult „Veď ho držíš.“
/-3

+3
@adult „Veď ho držíš,“ povie [adult]. „V práci sa ma pýtali, kam mi mizne. Vravím: tam, kam po olovrante aj ja.“
/+3

+4
Domov idú po tej istej ceste, po ktorej ráno išla niť. Za roh, potom ešte za jeden. Vrabce už sedia na naozajstnom drôte a zdvorilo mlčia.

@hero „A kde si, keď ťa nevidím?“

@adult „Na druhom konci,“ povie [adult].
/+4

== vecer
-2
Večer [adult] pletie. Ihlice ticho ťukajú a do rána bude sveter celý, ^sveter len jedno očko ostane vonku.
/-2

+2
Večer [adult] pletie. Ihlice ticho ťukajú, klbko sa v košíku pomaly otáča. Do rána bude sveter celý. ^sveter Len jedno očko ostane vonku, na ráno.
/+2

+3
Leží na rukáve, červené a teplé, a díva sa na posteľ.
/+3

+4
Klbko je najprv ako jablko, potom ako čerešňa. [with2| [Friend] drží ihlicu, ktorá má práve voľno, a [friend2] zíva za oboch. | [with| [Friend] drží ihlicu, ktorá má práve voľno, a pomaly zíva. | Lampa svieti mäkko, aby bolo vidno na očká, a inak na nič.]] [more| Na dverách skrine visí obrázok. Je na ňom sveter, niť a popri nej [others].] V škôlke je teraz ticho. [Mirror.place] už nikto nepopoťahuje. Spí tam osem nôh, osem očí a jedna mama.
/+4

&last @hero „Ráno sa odvinie,“ šepká [hero] do vankúša.

To druhé už netreba povedať. [Adult] odloží ihlice a privinie k sebe celú perinu, aj [s hero.ins/s dieťaťom] vnútri. !asleep [Hero] spí.
`,
}
