import type { Telling } from '../../../../craft/telling.ts'

export const babatko: Telling = {
  id: 'new-baby',
  shape: 'quest',
  fits: { kind: 'life', subjects: ['new-baby', 'baby-coming'], when: ['always', 'tomorrow', 'today', 'past'] },
  ages: [3, 9],
  tile: { label: 'Bábätko', wish: 'máme doma nové bábätko a žiarli naň' },
  titles: ['Čo sa naspäť neberie', '[Hero] a bocian na stĺpe', 'Kolená sú dve'],
  figures: {
    mum: {
      forms: { name: 'mama', nom: 'mama', gen: 'mamy', dat: 'mame', acc: 'mamu', loc: 'mame', ins: 'mamou' },
      gender: 'she',
    },
    stork: {
      forms: {
        ...{ name: 'bocian', nom: 'bocian', gen: 'bociana', dat: 'bocianovi' },
        ...{ acc: 'bociana', loc: 'bocianovi', ins: 'bocianom' },
      },
      gender: 'he',
    },
  },
  mirror: {
    dragons: {
      forms: {
        ...{ name: 'dráčik', nom: 'dráčik', gen: 'dráčika', dat: 'dráčikovi' },
        ...{ acc: 'dráčika', loc: 'dráčikovi', ins: 'dráčikom', home: 'v jaskyni' },
      },
      gender: 'he',
    },
    dinosaurs: {
      forms: {
        ...{ name: 'malý dinosaurus', nom: 'malý dinosaurus', gen: 'malého dinosaura', dat: 'malému dinosaurovi' },
        ...{ acc: 'malého dinosaura', loc: 'malom dinosaurovi', ins: 'malým dinosaurom' },
        ...{ home: 'v papradí' },
      },
      gender: 'he',
    },
    ocean: {
      forms: {
        ...{ name: 'korytnačka', nom: 'korytnačka', gen: 'korytnačky', dat: 'korytnačke' },
        ...{ acc: 'korytnačku', loc: 'korytnačke', ins: 'korytnačkou', home: 'v teplom piesku' },
      },
      gender: 'she',
    },
    any: {
      forms: {
        ...{ name: 'káčatko', nom: 'káčatko', gen: 'káčatka', dat: 'káčatku' },
        ...{ acc: 'káčatko', loc: 'káčatku', ins: 'káčatkom', home: 'v tráve' },
      },
      gender: 'it',
    },
  },
  fact: 'Bocian za plotom vtedy žiadne bábätko naspäť nevzal, lebo to jeho odpovedalo.',
  next: 'Bocian za plotom klopol zobákom tri razy. To znamenalo, že v hniezde leží pošta.',
  young: `
== stlp
*kolena [Hero] ide vrátiť bábätko. [when| tomorrow: Je ešte len v bruchu, | Je malé ako bochník chleba,] a predsa zaberá celé mamine kolená.

+2
Každý stále hovorí: ticho, opatrne, počkaj. Lenže kto čaká, ten nič nemá.
/+2

+3
A sused hovorí: veď už máš rozum. Lenže rozum si na kolená nesadne.
/+3

Za plotom má na stĺpe hniezdo bocian. [with| [Friend] drží miesto v rade.] Pod stĺpom čaká aj [mirror] s vajcom.

+4
[more| A za vajcom stoja ešte svedkovia: [others].] Rad je tichý a každý v ňom niečo drží. Zajac drží lístok s číslom, aj keď tu nikto žiadne nedáva. Vzadu vracia vrabčiak celé hniezdo bratov, lebo mu sedia na hlave.
/+4

+3
V hniezde má bocian poriadok. Vľavo žaby, vpravo sťažnosti, a vpravo je plno.
/+3

@hero „Chcem vrátiť bábätko,“ povie [hero]. „Nevie sa hrať ani rozprávať.“

@stork „Ja nosím žaby,“ povie bocian. „Bábätká rastú v bruchu, ale vracať ich chodia mne.“ Klapne zobákom ako pečiatkou. *pravidlo &first „Čo odpovie naspäť, to sa naspäť neberie.“

@hero „Ono neodpovie.“

@stork „Tak sa ho choďte najprv spýtať.“

+3
@stork „A vy tam vzadu, hniezdo bratov neberiem,“ dodá bocian. „Hlavu si treba vypýtať.“

[with2| @friend2 „Prísny úrad,“ šepne [friend2].]
/+3

@mirror „Ani toto nič nevie,“ vzdychne [mirror] a hladká vajce ((, aby neprechladlo)). „Ani kričať.“

== otazka
@hero [Hero] sa ide spýtať slovom: „Ideš naspäť?“ [when| tomorrow: Brucho mlčí. | Bábätko pozerá na strop.] [with| [Friend] podá hrkálku, hrk, hrk, a | Spýta sa aj hrkálkou, hrk, hrk, a] [when| tomorrow: brucho mlčí. | bábätko pozerá na strop.]

+3
Spýta sa pokrievkou. Odpovie mama: pst! Spýta sa stojkou, ale pri tej sa na odpoveď zle čaká.
/+3

[when| tomorrow: Tak sa spýta prstom: ťuk. A počká. | Tak sa spýta prstom. Vloží ho do malej dlane a počká.]

+2
Čakať je dlhé. Dlhé ako chodba, na ktorej konci je možno svetlo.
/+2

[when| tomorrow: Ťuk, príde zvnútra, rovno pod prst. [Hero] ťukne kúsok vedľa a ťuk, aj tam to ťukne naspäť. | Dlaň sa zavrie. [Hero] stisne prst, a dlaň ho stisne naspäť.]

+2
[when| tomorrow: Raz vľavo, raz vpravo, a mamino brucho sa pri tom vlní ako perina. | Skúsi prst vytiahnuť. Nejde to. Bábätko pozerá na strop a drží, ako keď sa v autobuse drží tyč.]
/+2

+3
Bábätko sa neusmeje, nepovie nič, iba odpovedá. Zato naozaj.
/+3

== okno
@hero „Pán bocian,“ volá [hero] oknom, „ono odpovedá!“

@stork „Tak to neberiem,“ povie bocian. Klap.

+3
@stork „Zapisujem: [when| tomorrow: odpovedá klopaním | odpovedá stiskom].“ A z kôpky vpravo zmizne jeden papier.
/+3

+2
@hero „A väčšie deti?“ pýta sa [hero] tichšie. „Tie sa vracajú?“

@stork „To ja neviem,“ povie bocian. „Na to sa treba spýtať doma. Prstom.“
/+2

Pod stĺpom ešte čaká [mirror]. @hero „Ťukni naň,“ radí [hero]. „A počkaj.“

+3
@mirror „Dokedy?“

@hero „O jedno počkanie dlhšie, ako sa dá.“
/+3

+4
[Hero] vyjde von. Sadnú si vedľa seba, vajce medzi nich. [with| [Friend] si prisadne, lebo po viacerých sa čaká ľahšie.] Slnko sa posunie o jednu dosku plota. Potom o druhú. Mravec zatiaľ prejde celý plot tam aj späť.

@mirror „Čo sa robí, keď sa čaká?“

@hero „To, čo práve robíme.“
/+4

Ťuk. Dlho nič. Potom zvnútra: ťuk. [Mirror] vajce objíme a pomaly ho nesie domov.

+4
Rad sa rozíde. Vrabčiak si vypýta hlavu a bratia mu ju naozaj vrátia. [with| [Friend] zatiaľ nakreslí na papier veľkú pečiatku. Je na nej prst. | Na plote ostane prázdne miesto a na ňom kus slnka.] Bocian si utrie zobák, zavrie úrad a ide konečne po žabu.
/+4

== plac
+4
Doma je večera. [when| tomorrow: Mama podáva chlieb ponad brucho ako ponad kopec. | Mama má voľnú iba jednu ruku, a tá podáva chlieb, nalieva čaj a ešte aj utiera stôl.] [Hero] sa chce spýtať na väčšie deti. Nadýchne sa, otvorí ústa, a vyjde z nich celkom iná otázka.

@hero „Podáš mi soľ?“

Mama podá soľ. Čaj je potom trochu slaný.

Lenže večer sa [when| tomorrow: bábätko v bruchu rozťuká. Ťuk, ťuk, ťuk, a mama si nevie ľahnúť ani vľavo, ani vpravo. Skúsi vankúš, skúsi čaj, skúsi pesničku. | bábätko rozplače. Mama skúsi mlieko, skúsi suchú plienku, skúsi pesničku. A plač ide ďalej, hore schodmi aj dolu.]

@hero „Veď ono sa pýta,“ povie [hero]. „Teraz sa pýta ono.“

Odpovedať treba rovnakou rečou. [when| tomorrow: [Hero] položí na brucho prst a ťukne: tu som. A počká. Ťuk, príde zvnútra. A potom ešte raz, pomalšie. | [Hero] vloží prst do malej dlane a stisne: tu som. A počká. Plač sa dva razy potkne o vlastnú nohu.] A je ticho.

@mum „Kto ťa to naučil?“ pýta sa mama.

@hero „Úrad,“ povie [hero].
/+4

== noc
-4
Večer sedí mama na posteli a ^kolena kolená má dve. Na jednom je [when| tomorrow: brucho, | bábätko,] na druhom [hero].
/-4

+4
Potom si mama konečne sadne na posteľ a ^kolena kolená má dve. Na jednom je [when| tomorrow: brucho, | bábätko,] na druhom [hero]. Je to tesné a presne to stačí.
/+4

+4
[with| [Friend] už leží a jednu ruku má pre prípad otázky navrchu.] [more| Vo vedľajšej izbe ticho dýchajú [others].] Za oknom svieti mesiac a stĺp má tenký tichý tieň.
/+4

-2
Ostáva ešte jedna otázka: či sa vracajú aj väčšie deti.
/-2

+2
Ostáva ešte jedna otázka, tá o väčších deťoch. Slovom sa pýtať nedá, zasekne sa v krku. ((A hrkálka spí.))
/+2

[Hero] sa pýta prstom. Vloží ho mame do dlane a počká. Mama ho mäkko stisne. [Hero] stisne naspäť.

+3
V hniezde na stĺpe sa niečo pomaly uloží na jednu nohu. A [mirror.home] na seba potichu klopú dve strany jednej škrupinky.
/+3

^pravidlo &last @mum „Čo odpovie naspäť,“ šepne mama do vlasov, „to sa naspäť nedáva.“

!asleep A [hero] v teple zaspí. Prst ostane tam, kde je.
`,
  older: `
== staznost
*kolena [Hero] píše sťažnosť. [when| tomorrow: Bábätko ešte ani nie je na svete, | Bábätko sa celé zmestí do tašky na chlieb,] a už zaberá celé mamine kolená a každý rozhovor pri stole. Vady: nevie sa hrať a nevie sa rozprávať. Návrh: vrátiť[with| , svedok [friend]].

+2
Je to už druhý papier, lebo na prvom je priveľa výkričníkov. [with| @friend „Aj ja tomu svedčím,“ povie [friend]. „Mne tiež povedalo iba nič.“ | Podpis je čitateľný, dátum správny, a dole pre istotu ešte raz: vrátiť, prosím.]

Medzi vadami je aj jedna napísaná celkom drobno: *pocka odkedy sa o ňom vie, hovorí mama iba ticho, opatrne a počkaj, hoci iných slov vie celú kopu.
/+2

Úrad je za plotom na stĺpe, v hniezde. @stork „Ja nosím žaby,“ povie bocian skôr, než sa ho niekto niečo spýta. „Bábätká rastú v bruchu, ale sťažnosti na ne chodia mne.“ Buchne zobákom ako pečiatkou. *pravidlo &first „Čo odpovie naspäť, to sa naspäť neberie. Skúšané?“

@hero „Skúšané,“ povie [hero] rýchlo, hoci to pravda nie je. „Neodpovedá.“

+2
Bocian zrazu skloní krk a díva sa najprv pravým okom, potom ľavým. [Hero] sa díva na žaby. V hniezde je ich plná ľavá strana, pravá je plná papierov, a všetko to drží pohromade iba preto, že sa na to nikto nepýta.
/+2

Klap. Čo má pečiatku, to platí, a tak bocian vypíše náhradu a hodí ju z hniezda nadol. *poukazka Je to POUKÁŽKA NA CELÚ MAMU, NEDELENÚ, NA KAŽDÝ VEČER.

+3
[Hero] ju chytí oboma rukami, aby ju nevzal vietor, ktorý dnes nie je.
/+3

== rad
@mirror „Aj vajcia beriete?“ ozve sa zrazu za chrbtom. Stojí tam [mirror] s vajcom, ktoré je väčšie, než sa dá pohodlne niesť. „Neodpovedá ani ono, lenže ja neviem, ako sa to skúša.“

@hero „Povieš, že áno,“ poradí [hero]. „Nič viac nechce počuť.“

+2
[Mirror] povie, že áno. Povie to tak potichu, že bocian musí skloniť krk až pod hniezdo, a potom aj tak klapne, lebo na papieri je to napísané dosť nahlas.
/+2

+3
[more| Svedkovia v rade prikývnu, hoci nevedia na čo: [others].] Za vajcom stojí vrabčiak, ktorý vracia celé hniezdo bratov, lebo mu sedia na hlave. Ten skúša poctivo: pípne, odpovie mu päť zobákov naraz a môže ísť domov.
/+3

== odpoved
[when| tomorrow: Doma si mama práve ľahla a brucho má ako kopec, na ktorý sa dá položiť poukážka, aby aj bábätko vedelo, na čom je. | Doma leží bábätko a díva sa do prázdna, ako to robieva. [Hero] mu tam podrží poukážku, nech aj ono vie, na čom je.]

[when| tomorrow: Papier na kopci poskočí. [Hero] naň ťukne prstom, iba tak, ako keď sa klope na dvere, za ktorými nikto nie je, a počká. Ťuk, príde zvnútra, presne pod prst. | Poukážku nechce. Chce to, čo ju drží, a zavrie dlaň okolo prsta. [Hero] prst stisne, iba tak, na skúšku, a počká. Dlaň stisne naspäť.]

+2
To môže byť náhoda. [when| tomorrow: [Hero] ťukne dva razy vľavo a vľavo prídu dve ťuknutia. | [Hero] stisne dva razy a prídu dva stisky.] Náhoda však vraj do dvoch počítať nevie.
/+2

@hero „Lenže ty odpovedáš,“ povie [hero], a nie je to nijaká radosť, lebo v spise stojí opak a je na tom pečiatka.

+3
Pri večeri sa ukáže, že poukážka funguje. Mama sedí za stolom celá, má dve voľné ruky, dve voľné uši a nikto ju nevolá. [Hero] jej rozpráva o škole a mama sa smeje na správnych miestach. Iba [when| tomorrow: jedna dlaň sa každú chvíľu vyberie na brucho, na polceste si spomenie a vráti sa. | hlavu raz za čas obráti k dverám, za ktorými je ticho, a na polceste si spomenie a vráti ju.] Je to celá mama, a predsa v nej niečo chýba, ako keď sa koláč predáva nedelený, ale hrozienka z neho niekto povyberá.
/+3

Poukážka je na každý večer. [Hero] si ju prečíta ešte raz, aj s tým slovom nedelenú, a krajšie slovo dnes v celom dome niet. Potom ju zloží na štvrtiny a ide k stĺpu.

== oprava
@hero „Skúšané to nebolo,“ povie [hero]. „Teraz už je. Odpovedá.“

@stork „A viete, čo mi tým vraciate?“

@hero „Viem.“ ^poukazka Papier ide hore k zobáku veľmi pomaly, hoci ťažký nie je.

Klap. Tentoraz to znie, akoby sa niečo zapínalo na gombík.

== vajce
-2
Pod stĺpom ešte stojí [mirror] s vajcom. @hero „Tá rada bola zlá,“ povie [hero], a hovorí sa to horšie než celá sťažnosť. „Skúša sa to takto: ťukneš a počkáš.“

Ťuk. Dlho nič. Potom zvnútra: ťuk. [Mirror] objíme vajce všetkým, čo má[with| , a [friend] podrží zvyšok].
/-2

+2
Lenže pod stĺpom leží vajce a pri ňom nikto. [Mirror] je preč, aj s poukážkou na celé hniezdo, nedelené.

Vajce je studené ako kľučka. [Hero] si s ním sadne do trávy a položí si ho na kolená, lebo nikde inde teplo nie je. [with| [Friend] ho prikryje čiapkou a podrží okraje, aby neutekalo teplo. | Navrch príde čiapka.] A vtom sa z plota spustí susedova mačka, ktorá si každý večer sadá presne tam.

@hero „Teraz nie,“ povie [hero]. „Ticho. Opatrne. Počkaj.“

^pocka A zostane sedieť s otvorenými ústami, lebo tie tri slová sú zo sťažnosti, z toho drobného riadku. Z tejto strany znejú celkom inak. Mačka chvíľu premýšľa a potom si ľahne vedľa, chrbtom ku kolenu, kde je tiež dosť tepla.
/+2

+3
[Hero] ťukne na škrupinu a počká. Nič. Počká teda ešte o kúsok dlhšie, než sa dá vydržať, lebo v tom je asi celý ten vtip. Slnko zájde za plot a tráva pod nohami začne voňať večerom.
/+3

+2
Konečne vyjde z kríkov [mirror] a nesie poukážku za samý krajíček.

@mirror „Celé hniezdo je veľké,“ povie. „A nedelené je hrozne studené. Je ešte tu?“

@hero „Je. Tá moja rada bola zlá,“ povie [hero], a hovorí sa to horšie než celá sťažnosť. „Skúša sa to takto: ťukneš a počkáš.“

Ťuk. Dlho nič. Potom zvnútra: ťuk, ťuk, pre každého jedno. [Mirror] objíme vajce všetkým, čo má, a na kolenách po ňom ostane teplé koliesko.
/+2

== spis
@stork „Ešte moment,“ povie bocian a vytiahne spod žiab starý papier. Hore je meno [hero]. Vady: nespí, kričí, nedá sa položiť. Podpis: mama.

[Hero] číta ďalej a pod nohami je akosi menej trávy. Návrh: vrátiť? S otáznikom, ale predsa.

Lenže celkom dole, iným perom: skúšané každú noc, prstom, odpovedá. Nevraciam.

+2
@stork „Taký papier má skoro každý,“ povie bocian. „Píšu sa o tretej ráno a nikto ich sem nedonesie. Zbieram ich sám, cestou na žaby, a schovávam si ich kvôli tomu poslednému slovu.“

@hero „A dá sa to zobrať domov?“ pýta sa [hero].

@stork „Spisy nepožičiavam,“ povie bocian. „To slovo si však môžete zapamätať.“
/+2

+3
[with2| @friend2 „A ja tam mám tiež?“ pýta sa [friend2].]

[with2| @stork „Hneď pod týmto,“ povie bocian.]
/+3

== noc
-3
Večer sedí mama na posteli a ^kolena kolená má dve. Na jednom je [when| tomorrow: brucho, | bábätko,] na druhom [hero]. Je to tesné a stačí to.
/-3

+3
V noci [when| tomorrow: sa brucho rozklope. Mama sa otáča vľavo, otáča sa vpravo, skúša dva vankúše a potom tri. | bábätko spustí plač. Mama skúša mlieko, skúša plienku, skúša všetky tri uspávanky, čo pozná.] [Hero] to počúva cez stenu a odrazu tomu rozumie, lebo presne takto to vyzerá, keď má niekto priveľa výkričníkov.

@hero „To nie je [when| tomorrow: kopanie | plač],“ povie [hero] vo dverách. „To je sťažnosť.“

Zapíše sa poriadne, na čistý papier. Sťažovateľ: bábätko. Vady: [when| tomorrow: málo miesta, veľa tmy a večne niekto rozpráva vonku. | veľa svetla, veľa miesta a nikde žiadna stena.] Návrh: [when| tomorrow: pristaviť jednu izbu, ihneď. | vrátiť všetko, ako bolo.]

@mum „To sa nedá,“ šepne mama.

@hero „Nedá. Ale dá sa odpovedať.“

[when| tomorrow: [Hero] položí na brucho prst a ťukne: tu som. A počká o kúsok dlhšie, než sa dá. Ťuk, príde zvnútra, potom ešte jedno, ospalé, a kopec sa utíši. | [Hero] vloží prst do malej dlane a stisne: tu som. A počká o kúsok dlhšie, než sa dá. Plač sa potkne, zastane, a dlaň stisne naspäť.] Do posledného riadku príde iným perom: vybavené.

Mama sa na ten papier ticho díva, dlho, akoby na ňom bolo viac, než na ňom je. Potom ho pomaly zloží a uloží do zásuvky, v ktorej sú dôležité veci a jedna stará obálka.

^kolena Kolená má dve. Na jednom je [when| tomorrow: brucho, | bábätko,] na druhom [hero]. Je to tesné a stačí to. [with| [Friend] dýcha ticho pod perinou a jednu ruku má navrchu, pre prípad otázky.] [more| Vedľa pokojne spia aj [others].] Na parapete spí mačka, chrbtom ku sklu, lampa svieti mäkko a [mirror.home] sa čosi ticho tlačí k škrupine, zvnútra aj zvonka.
/+3

+2
Poukážka bola na celú mamu. Toto je polovica, a predsa akosi viac hreje.
/+2

[Hero] vloží mame prst do dlane a počká. Mama ho mäkko stisne a [hero] stisne naspäť.

^pravidlo &last @mum „Čo odpovie naspäť,“ šepne mama, „to sa naspäť nedáva.“

Za plotom to ktosi tíško opečiatkuje. !asleep A [hero] v teple zaspí.
`,
}
