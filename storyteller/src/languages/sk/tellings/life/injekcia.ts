import type { Telling } from '../../../../craft/telling.ts'

export const injekcia: Telling = {
  id: 'jab',
  shape: 'making',
  fits: { kind: 'life', subjects: ['jab', 'doctor'], when: ['tomorrow', 'today', 'always'] },
  ages: [3, 9],
  titles: ['Jedno au', 'Au na cestu', 'Kam so zvyškom au'],
  tile: { label: 'Očkovanie', wish: 'zajtra ideme na očkovanie a bojí sa' },
  figures: {
    doctor: { forms: { name: 'pani doktorka' }, gender: 'she' },
    driver: { forms: { name: 'vodič' }, gender: 'he' },
    kubo: { forms: { name: 'Kubo' }, gender: 'he' },
    old: { forms: { name: 'dedko s palicou' }, gender: 'he' },
  },
  mirror: {
    dragons: {
      forms: {
        ...{ name: 'dráčik', nom: 'dráčik', gen: 'dráčika', dat: 'dráčikovi' },
        ...{ acc: 'dráčika', loc: 'dráčikovi', ins: 'dráčikom' },
      },
      gender: 'he',
    },
    ocean: {
      forms: {
        ...{ name: 'tuleník', nom: 'tuleník', gen: 'tuleníka', dat: 'tuleníkovi' },
        ...{ acc: 'tuleníka', loc: 'tuleníkovi', ins: 'tuleníkom' },
      },
      gender: 'he',
    },
    dinosaurs: {
      forms: {
        ...{ name: 'dinosaurík', nom: 'dinosaurík', gen: 'dinosauríka', dat: 'dinosauríkovi' },
        ...{ acc: 'dinosauríka', loc: 'dinosauríkovi', ins: 'dinosauríkom' },
      },
      gender: 'he',
    },
    castle: {
      forms: {
        ...{ name: 'malý rytier', nom: 'malý rytier', gen: 'malého rytiera', dat: 'malému rytierovi' },
        ...{ acc: 'malého rytiera', loc: 'malom rytierovi', ins: 'malým rytierom' },
      },
      gender: 'he',
    },
    any: {
      forms: {
        ...{ name: 'medvedík', nom: 'medvedík', gen: 'medvedíka', dat: 'medvedíkovi' },
        ...{ acc: 'medvedíka', loc: 'medvedíkovi', ins: 'medvedíkom' },
      },
      gender: 'he',
    },
  },
  fact: '[Hero] na injekcii [zistil/zisťuje], že malé au stačí a zvyšok sa dá obrátiť na zívnutie.',
  next: 'V čakárni u pani doktorky ktosi zabudol jedno celkom nové au. Leží tam pod lavicou a čaká, komu sa zíde.',
  young: `
== pack
@hero „Čo si mám zobrať na injekciu?“ ozve sa [hero] spod stola, lebo pod stôl injekcie nechodia.

@adult „Jednu ruku,“ povie [adult], „a jedno au.“

@hero „A aké veľké?“

To [adult] nevie. Tak si [hero] vylezie vybrať.

Au od hrebeňa je malé ako hrášok. Au od žihľavy je väčšie a má dlhý chvost. A najväčšie je au od palca, ktorý potme stretne posteľ: AÚÚÚÚ! [with| @friend „Vezmi to veľké,“ radí [friend]. | To zobudí aj ježka v zime.]

+2
@hero „Beriem to veľké,“ povie [hero]. „Pre istotu.“
/+2

+4
@hero „A čo to od horúcej polievky?“ pýta sa ešte [hero]. [with2| @friend2 „To šušle,“ povie [friend2], „to by pri doktorke nebolo rozumieť.“ | @adult „To šušle,“ povie [adult], „to by pri doktorke nebolo rozumieť.“] A tak polievkové au ostane doma v hrnci.
/+4

*big Veľké au sa do vrecka nezmestí. [Hero] ho nesie v ústach a líca má ako dva balóny.

== bus
+3
V autobuse sa na tie líca zahľadí vodič. @driver „A čo to vezieš?“

@adult „Veľké au,“ povie [adult], lebo s plnými ústami sa nehovorí.

Vodič prikývne. @driver „Au ide zadarmo. Ale v zákrutách ho dobre držte.“ A zákruty potom berie pomaly, ako keď vezie vajíčka.
/+3

== waiting
V čakárni sedí [mirror]. Jeho au je ešte väčšie a siaha až po strop.

+3
Vedľa sedí dedko s palicou a nemá au v rukách ani v ústach. @old „Moje býva v kolene,“ povie dedko. „Mám ho už dvadsať rokov a ozve sa iba na dážď.“ [with2| @friend2 „Moje býva v lakti,“ povie [friend2].]
/+3

+4
[more| Na lavici sa tlačí aj [others].] Potom je chvíľu ticho a každý drží to svoje. Dedko drží koleno, [mirror] drží strop a [hero] drží líca.
/+4

== jab
+4
[Doctor] nájde na ruke mäkké miesto a prstom okolo neho nakreslí krúžok, nech injekcia vie, kam patrí.
/+4

-2
@doctor „Máš au?“ pýta sa [doctor].
/-2

+2
@doctor „Ukáž, máš aj au?“ pýta sa [doctor]. „Výborne. Tak ho maj pripravené.“
/+2

[Hero] prikývne. [with| Ruku drží [adult], líca [friend].] ((Vatička zastudí.)) Potom – štip! Ústa sa otvoria dokorán a vyjde z nich:

&first @hero „Au.“

Malé ako hrášok. A je po injekcii.

@doctor „Veľké sa cez také malé štipnutie neprepchá,“ povie [doctor]. „Zvyšok si vezmi domov.“

+2
Na ruku príde náplasť a pod ňou je dierka, ktorú nenájde ani lupa.
/+2

== mirror
Vo dverách sa však zasekne [mirror]. S tým svojím au neprejde.

+2
Skúsi to bokom a skúsi to aj pospiatky, ale au je stále širšie ako dvere.
/+2

@hero „Nechaj ho vonku,“ povie [hero] kútikom úst. „Stačí takéto.“ A ukáže mu hrášok: &again @hero „Au.“

+3
[Mirror] pozrie na hrášok a potom na strop. @mirror „A to bude dosť?“

@hero „Mne ešte aj zvýšilo,“ povie [hero] a nafúkne líca, aby bolo vidno, koľko.
/+3

+4
A tak ostane to veľké v čakárni. Stráži ho dedko a zatiaľ sa oň opiera, lebo au po strop má výborné operadlo.
/+4

O chvíľu sa spoza dverí ozve: &again @mirror „Au.“ [mirror| dragons: Ako hrášok, len trochu horúci. | ocean: Ako hrášok, len trochu mokrý. | dinosaurs: Ako hrášok, len trochu prastarý. | castle: Ako hrášok, len trochu plechový. | Ako hrášok, len trochu chlpatý.]

== rest
+4
Doma čaká koláč. Do plných líc sa však koláč nezmestí, a tak treba ten zvyšok niekam odložiť.

[Hero] ho skúsi zavrieť do pohára od lekvára. Lenže tam bzučí ako osa, lebo zavreté au sa zlostí. Iba keď sa pohár obráti hore dnom, bzučí inak, hlboko a akosi ospalo.

V skrini z neho naskočí rukávom husia koža. Pod vankúšom tlačí ako orech. A vyhodiť ho je škoda, veď je skoro nové.

Nakoniec ho podrží hrnček, kým [hero] zje dva kúsky koláča. [with| [Friend] drží pokrievku, aby nevykuklo.] Potom ide au späť do líc, tam si už celkom zvyklo.
/+4

== bed
Večer leží [hero] v posteli, ale s plnými lícami sa spí zle.

+2
@adult „Na spanie už netreba brať nič,“ povie [adult], „iba jednu ruku.“ A podá svoju.
/+2

-4
[Hero] rozmýšľa. Potom veľké ^big au ticho prevráti naopak, ako sa prevracia rukavica.
/-4

+4
[Hero] rozmýšľa a spomenie si na pohár. Potom veľké ^big au ticho obráti hore dnom, celkom pomaly, aby sa nevylialo.
/+4

Z au je ua. &last @hero „Uáááá.“

Je to zívnutie, dlhé, mäkké a teplé. [Adult] zívne hneď po ňom. [with| [Friend] tiež.]

+3
Kdesi ďaleko prevráti to svoje aj [mirror]. Je také veľké, že z neho vyjde zívnutie na celú <horu~dolinu>.
/+3

+4
Od neho zívne dedko s palicou a po ňom pomaly aj jeho koleno. Zívne [doctor] a zhasne lampu. Zívne aj vodič, zívnu dvere na autobuse a ostanú tak, lebo sa zabudnú zavrieť. [more| Zívne aj [others].] A nad strechami zíva mesiac, okrúhly ako hlások na konci.
/+4

!asleep A [hero] už spí, jednu ruku pod perinou a líca celkom prázdne.
`,
  older: `
== fame
Na celej ulici je známe, že [hero] nehovorí au. Nepovie ho pri páde z bicykla, nepovie ho, keď dvere privrú prst, a nepovie ho ani vtedy, keď hrebeň nájde vo vlasoch uzol. Povie iba hm a to au prehltne.

*au Prehltnuté au je veľké asi ako čerešňová kôstka. Nezmizne, len si niekde nájde miesto, jedno v kolene, dve v bruchu a jedno za uchom. Keď [hero] beží po schodoch, trochu to hrká.

+2
Ide to ľahko: zavrieť ústa, zatlačiť jazykom a myslieť na niečo rovné, napríklad na pravítko. Deti z vedľajšieho vchodu si chodia to slávne hm vypočuť a [hero] ho každému ochotne predvedie. [with| Iba [friend] pri tom nikdy netlieska. [Friend] si tie prehltnuté au pamätá, každé jedno, lebo pri väčšine z nich stojí hneď vedľa. | Iba [adult] pri tom nikdy netlieska, lebo to hrkanie počuje cez stenu.]
/+2

[when| tomorrow: Zajtra má ísť [hero] na injekciu a zrazu to hrká aj posediačky. | today: Dnes má ísť [hero] na injekciu a zrazu to hrká aj posediačky. | Potom príde na rad injekcia a zrazu to hrká aj posediačky.]

@adult „Je ti zima?“ pýta sa [adult], lebo kolená ťukajú zospodu do stola.

-2
@hero „Hm,“ povie [hero] a prehltne to aj s rožkom.
/-2

+2
@hero „Hm,“ povie [hero] a prehltne to aj s rožkom. Ústa sa usmievajú. Kolená sú však jediná časť človeka, ktorá nikdy nevie klamať.
/+2

+4
@adult „Ja sa injekcie bojím tiež,“ povie [adult], akoby nič, a maslo natiera až po samý okraj. „Už v autobuse mám mokré dlane.“

Na to by sa dalo všeličo odpovedať. Lenže keď je človek na celej ulici známy, nemôže len tak pri raňajkách povedať, že aj on.
/+4

== waiting
+3
[when| tomorrow: Ráno idú do mesta autobusom a v autobuse to hrká tak | Na injekciu idú autobusom a v autobuse to hrká tak], že vodič na druhej zastávke zhasne motor a ide sa pozrieť pod kapotu. Motor stojí, cestujúci čakajú a hrká to ďalej.

@driver „Zvláštne,“ povie vodič. „Vyzerá to, akoby sa niekde vnútri niečo uvoľnilo.“

[Hero] sa díva von oknom na niečo rovné.
/+3

-3
[when| tomorrow: Ráno sedí v čakárni [mirror] a díva sa na dvere, za ktorými sa to deje. | V čakárni sedí [mirror] a díva sa na dvere, za ktorými sa to deje.]
/-3

+3
V čakárni sedí [mirror] a díva sa na dvere, za ktorými sa to deje.
/+3

@mirror „Smie sa tam povedať au?“ pýta sa [mirror].

@hero „Ja ho nehovorím,“ povie [hero] na celú čakáreň. „To sa nepatrí.“

-2
[Mirror] zbledne a začne pre istotu prehĺtať naprázdno. Od každého prehltnutia je o kúsok menší, až sa zmestí pod lavicu.
/-2

+2
@mirror „A kam ho potom dáš?“

@hero „Dnu,“ povie [hero].

@mirror „A nie je mu tam smutno?“

Na to slávni ľudia neodpovedajú. [Mirror] zbledne. @mirror „Tak aj ja to svoje prehltnem,“ povie ticho a začne pre istotu prehĺtať naprázdno. Od každého prehltnutia je o kúsok menší, až sa napokon pohodlne zmestí pod lavicu a nie je z neho vidno nič.
/+2

+3
Dedko s palicou, ktorý sedí oproti, sa nakloní dopredu a pozrie pod lavicu a potom na známe kolená.

@old „To tvoje hrká,“ povie dedko. „Moje iba vŕzga. Prehltol som ho v tretej triede, keď mi na nohu spadol glóbus, a odvtedy ho mám v bedre. Zo začiatku je to ako kôstka, ale kôstky, ako vieš, rastú.“

@hero „A prečo ste ho nepovedali?“

@old „Najprv to bolo hrdinstvo,“ povie dedko. „A potom už bolo neskoro, tak to bol zvyk.“

[Hero] sa chce spýtať, či z nich býva aj strom, ale zo dverí vykukne [doctor] a prečíta meno. Nie dedkovo.
/+3

== jab
-2
@doctor „Injekcia ukáže telu chorobu na obrázku,“ povie v ordinácii [doctor], „aby ju potom nepustilo dnu. Trochu to štipne. Máš au?“
/-2

+2
[Doctor] má okuliare na retiazke a odpovedá aj na otázky, ktoré majú ľudia iba v kolenách.

@doctor „Injekcia ukáže telu chorobu na obrázku,“ povie, „aby ju potom spoznalo a nepustilo ani na chodbu. Je krátka, štipne asi ako žihľava a skončí sa skôr ako veta o nej. Au máš?“
/+2

@hero „Nehovorím ho,“ povie [hero].

@doctor „To je škoda. Au je ventil. Koho niečo bolí a povie au, toho to bolí menej, to je odmerané.“

Dvere sú pootvorené a celkom dole pri zemi je v škáre jedno okrúhle oko, ktoré patrí niekomu spod lavice.

Štip! Au príde presne tam, kam príde vždy, až za zuby, a stačí ho prehltnúť. Sláva ostane slávou. Lenže to oko pri zemi sa díva a učí sa.

+2
Je to dlhšia chvíľa než celá injekcia. Na jednej strane je celá ulica, dva vchody a jedno slávne hm. Na druhej strane je jedno oko, ktoré si to práve chystá zapamätať na celý život. Sláva síce nič neváži, a predsa sa ťažko púšťa z ruky.
/+2

&first @hero „Au!“ povie [hero] nahlas.

A je to vonku. Injekcia je vonku tiež, lenže kde sa raz otvorí, tam sa tlačia aj ostatné.

@hero „Au za bicykel! Au za dvere! Au za hrebeň!“

[with| @friend „A za tú včelu na kúpalisku,“ pripomenie [friend]. | @adult „A za tú včelu na kúpalisku,“ pripomenie [adult].]

@hero „Au za včelu!“

+2
@hero „Au za korčuľu!“ hlási [hero] ďalej a pri každom je o kúsok ľahšie a vyššie sa sedí. „Au za ríbezle, do ktorých sa spadne bicyklom! Au za horúce kakao, za kaktus a za druhý raz ten istý kaktus!“

[Doctor] stojí s náplasťou v ruke, čaká a počíta. Niektoré sú ešte z materskej školy a majú na sebe piesok.
/+2

Pri sedemnástom niekto v čakárni zatlieska a [doctor] konečne nalepí náplasť. @doctor „To bude všetko?“

@hero „Hm,“ povie [hero], ale je to celkom iné hm.

== mirror
[Mirror] vylezie spod lavice a s každým krokom je o kúsok väčší. @mirror „Takže sa smie.“

@hero „Smie,“ povie [hero]. „To predtým hovorila iba sláva.“

+2
@mirror „A bude to štípať?“

@hero „Bude,“ povie [hero], lebo hlúpostí má lavica už dosť. „Asi ako žihľava. Ale potom to povieš nahlas a už to nemusíš nosiť.“
/+2

O chvíľu sa spoza dverí ozve: &again @mirror „Au.“ [mirror| dragons: Je horúce, krátke a veľmi podarené. | ocean: Je mokré, krátke a veľmi podarené. | castle: Je plechové, krátke a veľmi podarené. | dinosaurs: Je prastaré, krátke a veľmi podarené. | Je chlpaté, krátke a veľmi podarené.] A potom vyjde [mirror] s náplasťou a vôbec nič v ňom nehrká.

+3
Dedko s palicou si odkašle. Chvíľu sa tvári, že ho zaujíma plagát o umývaní rúk.

&again @old „Au,“ povie potom do prázdna, „za ten glóbus.“ Vstane a prejde sa hore-dolu po čakárni. Vŕzga o polovicu menej a palicu si nesie pod pazuchou ako noviny. [with2| @friend2 „Aj ja jedno mám,“ ozve sa [friend2]. „Za to hrkanie. Vôbec pri ňom nepočuť vlastné myšlienky.“]
/+3

== street
-4
Domov idú po schodoch a nič nehrká. Zato sláva je preč, lebo do večera bude na celej ulici známe, že [hero] hovorí au, a to hneď sedemnásťkrát.
/-4

+2
-4
Na schodoch stretnú deti z vedľajšieho vchodu, ktoré idú po svoje hm. [Hero] im ukáže náplasť. &again @hero „Au,“ povie namiesto toho a je to celkom pekné, jasné au, aké sa tu ešte nenosí. Deti chvíľu mlčia. Potom sa najmenšie spýta, či sa také dá naučiť aj doma.
/-4
/+2

+4
Sláva cestuje rýchlejšie ako autobus. Kým prídu domov, sedia na múriku pred domom deti z vedľajšieho vchodu a Kubo, čo býva najvyššie, drží v ruke gumenú žabu ako mikrofón.

@kubo „Vraj sa u doktorky kričí au,“ povie Kubo. „Vraj až sedemnásťkrát.“

Ešte stále stačí povedať, že nie. Svedok je len jeden, je malý a býva inde, a také malé nie sa dá vysloviť skoro bez otvorenia úst. [Hero] sa nadýchne.

@hero „Osemnásťkrát,“ opraví ho [hero]. „Ty nerátaš to prvé, za injekciu.“

Na múriku je také ticho, aké býva, keď spadne hrnček a čaká sa, či je celý. Potom Kubo odloží žabu.

@kubo „Ja mám jedno v členku,“ povie pomaly. „Od futbalu. Môžem aj ja?“

@hero „Sadni si sem,“ povie [hero] a ukáže na lavičku. „Za čo to bude?“

@kubo „Au!“ povie Kubo. „Za žrď od bránky! A ešte jedno, lebo tá žrď tam stojí dodnes.“

O štvrť hodiny je pri lavičke rad až po kontajnery. [Hero] vyvoláva po jednom, presne ako [doctor], a každého sa najprv spýta, za čo to je, lebo bez toho to nejde von celé. [with2| [Friend2] lepí namiesto náplastí lístky zo stromu. | Namiesto náplastí sa lepia lístky zo stromu.] [more| Bez radu idú iba [others], lebo patria k ordinácii.] Dievča z prízemia má dve za kolobežku a jedno za brata. Pán domovník má staré au za rebrík a dlho sa vypytuje, či sa ešte počíta. Počíta sa. Poštárka má jedno au za psa z čísla šesť. Pes z čísla šesť má zasa jedno za tašku, ktorú nosí poštárka. Povie ho, ako vie, a potom sa s poštárkou dlho dívajú na seba úplne inak ako predtým.

Celkom na konci radu stojí [adult].

@adult „Ja mám jedno v bruchu,“ povie [adult] potichu. „Za všetky tvoje hm. Stojím vždy hneď za dverami a počujem ich.“

Na také au [hero] nemá ani náplasť, ani lístok. Chvíľu prehrabáva vrecká a potom použije to jediné, čo ešte ostáva: obidve ruky. &again @adult „Au,“ povie [adult] do známych vlasov a je to z celého radu to najtichšie.

Slávne hm si už nepríde vypočuť nikto. [Hero] si to všimne, až keď sa celkom zotmie, a čaká, či to bude bolieť. Trochu áno. Tak za to povie au a ide domov. Na ulici nič nehrká a po dlhom čase je tu počuť vrabce.
/+4

== bed
V posteli je ticho a kolená sú mäkké. Iba za uchom ostáva ešte jedno au, to najstaršie, pri ktorom už nikto nevie, za čo je.

+2
Leží tam, teplé a tiché, a nikam sa neponáhľa. [with| [Friend] si ho tiež nepamätá a dýcha už celkom pomaly. | Ani [adult] si ho nepamätá, a to si pamätá všetko.]
/+2

Je také ospalé, že si ^au pomýli smer a vyjde von pospiatky. Z au je ua. &last @hero „Uáááá.“

@adult „A to je za čo?“ šepne [adult] a pritiahne perinu.

@hero „Za celý deň,“ zamrmle [hero].

+3
Zívnutie sa prehltnúť nedá, nech si človek myslí na pravítko, koľko chce. [Adult] ho má hneď tiež, potom ho má lampa, ktorá zhasne, a v tichu za oknom mesiac, okrúhly a pomalý.
/+3

!asleep Potom už nehrká nič. Na celej tichej ulici je známe, že [hero] spí.
`,
}
