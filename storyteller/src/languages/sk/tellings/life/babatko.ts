import type { Telling } from '../../../../craft/telling.ts'

export const babatko: Telling = {
  id: 'new-baby',
  shape: 'making',
  fits: { kind: 'life', subjects: ['new-baby', 'baby-coming'], when: ['always', 'tomorrow', 'today', 'past'] },
  ages: [3, 9],
  titles: ['Plechovka plná hneď', 'Čie je to hneď?', 'Teraz'],
  tile: { label: 'Bábätko', wish: 'máme doma bábätko a má pocit, že naň nikto nemá čas' },
  figures: {},
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      titles: ['Plechovka plná hneď', 'Dukát za každé hneď'],
      figures: {
        mirror: {
          forms: {
            name: 'čajka',
            nom: 'čajka',
            gen: 'čajky',
            dat: 'čajke',
            acc: 'čajku',
            loc: 'čajke',
            ins: 'čajkou',
          },
          gender: 'she',
        },
        big: {
          forms: {
            name: 'kormidelník',
            nom: 'kormidelník',
            gen: 'kormidelníka',
            dat: 'kormidelníkovi',
            acc: 'kormidelníka',
            loc: 'kormidelníkovi',
            ins: 'kormidelníkom',
          },
          gender: 'he',
        },
      },
      words: {
        in: 'na pirátskej lodi',
        play: 'hľadať poklad',
        tin: 'plechovku od sucharov',
        one: 'zlatý dukát',
        nest: 'v strážnom koši',
        atdoor: 'vo dverách',
        game: 'Kto prvý na ostrov',
        sleep: 'spí ako kapitán po búrke',
        crowd: 'polovica posádky',
        bed: 'v hojdacej sieti',
        token: 'dukát',
        tokens: 'dukáty',
        tokensgen: 'dukátov',
        tokensins: 'dukátmi',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      titles: ['Zlatý gombík za každé hneď', 'Kráľovstvo, kde sa hovorí hneď'],
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
        big: {
          forms: {
            name: 'rytier',
            nom: 'rytier',
            gen: 'rytiera',
            dat: 'rytierovi',
            acc: 'rytiera',
            loc: 'rytierovi',
            ins: 'rytierom',
          },
          gender: 'he',
        },
      },
      words: {
        in: 'na kráľovskom hrade',
        play: 'naháňať draka',
        tin: 'plechovku od medovníčkov',
        one: 'zlatý gombík',
        nest: 'na veži',
        atdoor: 'vo dverách',
        game: 'Kto prvý na vežu',
        sleep: 'spí ako celé začarované kráľovstvo',
        crowd: 'polovica hradu',
        bed: 'v posteli s nebesami',
        token: 'gombík',
        tokens: 'gombíky',
        tokensgen: 'gombíkov',
        tokensins: 'gombíkmi',
      },
    },
    space: {
      themes: ['space', 'science', 'discovery'],
      titles: ['Mesačné kamienky za hneď', 'Vesmírne hneď'],
      figures: {
        mirror: {
          forms: {
            name: 'marťanček',
            nom: 'marťanček',
            gen: 'marťančeka',
            dat: 'marťančekovi',
            acc: 'marťančeka',
            loc: 'marťančekovi',
            ins: 'marťančekom',
          },
          gender: 'he',
        },
        big: {
          forms: {
            name: 'robot',
            nom: 'robot',
            gen: 'robota',
            dat: 'robotovi',
            acc: 'robota',
            loc: 'robotovi',
            ins: 'robotom',
          },
          gender: 'he',
        },
      },
      words: {
        in: 'na vesmírnej stanici',
        play: 'stavať raketu',
        tin: 'plechovku od kozmickej polievky',
        one: 'mesačný kamienok',
        nest: 'v lietajúcom tanieri',
        atdoor: 'vo dverách',
        game: 'Kto prvý na Mars',
        sleep: 'spí ako kozmonaut po ceste z Marsu',
        crowd: 'polovica posádky',
        bed: 'v mäkkom spacom vaku',
        token: 'kamienok',
        tokens: 'kamienky',
        tokensgen: 'kamienkov',
        tokensins: 'kamienkami',
      },
    },
    heroes: {
      themes: ['superheroes'],
      titles: ['Super hneď', 'Gombík za každé hneď'],
      figures: {
        mirror: {
          forms: {
            name: 'holúbok',
            nom: 'holúbok',
            gen: 'holúbka',
            dat: 'holúbkovi',
            acc: 'holúbka',
            loc: 'holúbkovi',
            ins: 'holúbkom',
          },
          gender: 'he',
        },
        big: {
          forms: {
            name: 'Blesk',
            nom: 'Blesk',
            gen: 'Bleska',
            dat: 'Bleskovi',
            acc: 'Bleska',
            loc: 'Bleskovi',
            ins: 'Bleskom',
          },
          gender: 'he',
        },
      },
      words: {
        in: 'v základni superhrdinov',
        play: 'skúšať lietanie',
        tin: 'plechovku od superkeksov',
        one: 'gombík z plášťa',
        nest: 'na streche',
        atdoor: 'vo dverách',
        game: 'Kto prvý na strechu',
        sleep: 'spí ako superhrdina bez sily',
        crowd: 'polovica základne',
        bed: 'v posteli pod plášťom',
        token: 'gombík',
        tokens: 'gombíky',
        tokensgen: 'gombíkov',
        tokensins: 'gombíkmi',
      },
    },
    dinos: {
      themes: ['dinosaurs'],
      titles: ['Dinosaurí zub za každé hneď', 'Hneď v údolí dinosaurov'],
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
        big: {
          forms: {
            name: 'dlhokrk',
            nom: 'dlhokrk',
            gen: 'dlhokrka',
            dat: 'dlhokrkovi',
            acc: 'dlhokrka',
            loc: 'dlhokrkovi',
            ins: 'dlhokrkom',
          },
          gender: 'he',
        },
      },
      words: {
        in: 'v údolí dinosaurov',
        play: 'jazdiť na dinosaurovi',
        tin: 'plechovku od keksov',
        one: 'dinosaurí zub',
        nest: 'v papradí',
        atdoor: 'vo vchode',
        game: 'Kto prvý k sopke',
        sleep: 'spí ako veľmi starý dinosaurus',
        crowd: 'polovica údolia',
        bed: 'v jaskyni na mäkkom machu',
        token: 'zub',
        tokens: 'zuby',
        tokensgen: 'zubov',
        tokensins: 'zubmi',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      titles: ['Plechovka v lesnom domčeku', 'Kamienok za každé hneď'],
      figures: {
        mirror: {
          forms: {
            name: 'sovička',
            nom: 'sovička',
            gen: 'sovičky',
            dat: 'sovičke',
            acc: 'sovičku',
            loc: 'sovičke',
            ins: 'sovičkou',
          },
          gender: 'she',
        },
        big: {
          forms: {
            name: 'jazvec',
            nom: 'jazvec',
            gen: 'jazveca',
            dat: 'jazvecovi',
            acc: 'jazveca',
            loc: 'jazvecovi',
            ins: 'jazvecom',
          },
          gender: 'he',
        },
      },
      words: {
        in: 'v lesnom domčeku',
        play: 'stavať domček pre škriatka',
        tin: 'plechovku od čaju',
        one: 'kamienok z potoka',
        nest: 'v dutom dube',
        atdoor: 'vo dverách',
        game: 'Kto prvý k hríbu',
        sleep: 'spí ako medveď v januári',
        crowd: 'polovica lesa',
        bed: 'v lesnom domčeku pod perinou',
        token: 'kamienok',
        tokens: 'kamienky',
        tokensgen: 'kamienkov',
        tokensins: 'kamienkami',
      },
    },
    home: {
      themes: [],
      titles: ['Plechovka plná hneď', 'Gombík za každé hneď'],
      figures: {
        mirror: {
          forms: {
            name: 'vrabček',
            nom: 'vrabček',
            gen: 'vrabčeka',
            dat: 'vrabčekovi',
            acc: 'vrabčeka',
            loc: 'vrabčekovi',
            ins: 'vrabčekom',
          },
          gender: 'he',
        },
        big: {
          forms: {
            name: 'ujo Fero',
            nom: 'ujo Fero',
            gen: 'uja Fera',
            dat: 'ujovi Ferovi',
            acc: 'uja Fera',
            loc: 'ujovi Ferovi',
            ins: 'ujom Ferom',
          },
          gender: 'he',
        },
      },
      words: {
        in: 'doma',
        play: 'stavať vežu',
        tin: 'plechovku od keksov',
        one: 'gombík',
        nest: 'pod strechou',
        atdoor: 'vo dverách',
        game: 'Kto prvý domov',
        sleep: 'spí ako drevo',
        crowd: 'polovica ulice',
        bed: 'v posteli',
        token: 'gombík',
        tokens: 'gombíky',
        tokensgen: 'gombíkov',
        tokensins: 'gombíkmi',
      },
    },
  },
  fact: 'Plechovka, do ktorej [hero] hádže každé hneď, patrí odvtedy aj bábätku.',
  next: 'V plechovke pri vankúši ráno niečo cinklo. Niekto tam potichu hodil jedno teraz.',
  young: `
== cas
[In] [when| tomorrow: čakajú bábätko | majú nové bábätko] a odvtedy nemá nikto čas. [world| ship: Piráti už nehľadajú poklady, piráti | castle: Rytieri už nenaháňajú draky, rytieri | space: Kozmonauti už neskúmajú hviezdy, kozmonauti | heroes: Superhrdinovia už nezachraňujú svet, superhrdinovia | dinos: Ani dinosaury už nedupú, dinosaury | forest: Zvieratá už nezbierajú oriešky, zvieratá | Ani susedia už nechodia na kávu, susedia] [when| tomorrow: natierajú | hojdajú] kolísku.

@hero „Poď [play]!“ volá [hero].

&first @adult „Hneď!“ povie [adult], lenže [when| tomorrow: kolíska ešte nie je suchá | bábätko plače].

[Hero] čaká a čaká, potom si vezme [tin] a hodí do nej [one]. Cink, *hned jedno hneď!

+3
[with| Plechovku bude nosiť [friend], lebo niekto ju nosiť musí. | Na plechovku si [hero] priviaže šnúrku a zavesí si ju na krk.] [with2| A rátať bude [friend2], lebo rátať vie až do sto.] [more| A aby nijaké hneď neušlo, počúvajú aj [others].]
/+3

@hero „A ty?“ pýta sa [hero] [big.gen].

&again @big „Hneď,“ povie [big], „iba bábätku [when| tomorrow: upletiem čiapočku | vymením plienku].“ [when| tomorrow: [world| dinos: ((Ihlice drží v zuboch.)) |] ((Čiapočka je malá ako na citrón.)) | [world| ship: Plienka páchne tak, že loď na chvíľu nikto nekormidluje. | castle: A sklopí si prilbu, lebo plienka páchne. | space: Na hrudi mu bliká: pozor, únik plynu! | heroes: Je pri tom najrýchlejší na svete, lebo plienka páchne. | dinos: Plienka páchne, a tak má hlavu radšej v oblakoch. | forest: Plienka páchne, a tak pri tom ani nedýcha. | A dá si na nos štipec, lebo plienka páchne.]]

-2
Cink! O chvíľu je v plechovke sedem [tokensgen].
/-2

+2
Cink! Na to cinkanie [world| ship: priletí zo sťažňa čajka. | castle: priletí z veže dráčik. | space: nakukne oknom marťanček. | heroes: priletí na okno holúbok. | dinos: vykukne z papradia dinosaurík. | forest: priletí z dutého duba sovička. | priletí na okno vrabček.]

@mirror „Čo to cinká?“ pýta sa [mirror].

@hero „Hneď,“ povie [hero].

@mirror „Dobre, počkám,“ povie [mirror].

@hero „Nie! To cinká každé hneď, čo mi niekto povie.“

@mirror „Tie poznám,“ vzdychne [mirror]. „Naša mama sedí [nest] na vajci a hovorí mi to stále.“ A hodí k nim svoje tri.

O chvíľu je v plechovke sedem [tokensgen].
/+2

== kolis
+4
@hero „Už viem,“ povie [hero]. „Bábätko budem aj ja, potom budú mať na mňa čas.“

[when| tomorrow: [Hero] si ľahne do kolísky a nohy trčia von. Chvíľu je tam celkom dobre, lenže kolíska ešte nie je suchá. Keď [hero] vylezie, má žltý zadok. | [Hero] si ľahne do košíka na bielizeň, nohy trčia von, a plače: uá, uá!]

[when| tomorrow: @big „Kolíske chýba kus farby,“ čuduje sa [big]. „Kam sa podel?“ | @big „Koho treba prebaliť?“ volá [big] a už beží s plienkou.]

[when| tomorrow: @hero „To neviem,“ povie [hero] a odchádza cúvaním, až za dvere. | @hero „Nikoho! Nikoho!“ povie [hero] a je veľmi rýchlo z košíka vonku.]

Byť bábätkom teda nie je nič pre veľké deti.
/+4

-3
[Hero] ide za bábätkom. [when| tomorrow: @hero „Ešte tu nie si, a už je plechovka plná,“ povie maminmu bruchu. | @hero „Plačeš, páchneš a nevieš sa hrať(( ani trošku)). A za všetky tieto hneď môžeš ty.“]
/-3

+3
[Hero] ide za bábätkom. @hero „Poď na skrývačku,“ povie [when| tomorrow: maminmu bruchu | mu]. [when| tomorrow: Bábätko je však skryté už pol roka a von sa mu nechce. | Potom vlezie pod kolísku a dlho čaká. Bábätko však nikoho nehľadá, iba si strčí do úst vlastnú päsť.]

[when| tomorrow: @hero „Ešte tu ani nie si,“ povie mu [hero], „a už mám pre teba plnú plechovku hneď.“ | @hero „Plačeš, páchneš a nevieš sa hrať,“ povie mu [hero]. „A za všetky tieto hneď môžeš ty.“]
/+3

[when| tomorrow: V bruchu to kopne. | Bábätko sa rozplače.]

&again [when| tomorrow: @adult „Hneď!“ povie [adult] bruchu(( a natiera ďalej)). „Hneď budeš mať kde spať!“ | @adult „Hneď!“ volá odvedľa [adult]. „Hneď som pri tebe((, bábätko))!“]

@hero „Počuješ?“ zarazí sa [hero]. „To hneď je tvoje.“

Takže bábätko čaká tiež, a nemá ani plechovku.

^hned [Hero] hodí jeden [token] aj zaň, cink, a [when| tomorrow: v bruchu je zrazu ticho | bábätko stíchne]. [with| [Friend] zatrasie plechovkou, hrk, hrk. | Hrk, hrk, povie plechovka.] [when| tomorrow: Celé brucho sa zavlní. @hero „Smeje sa!“ volá [hero]. | Bábätko sa usmeje a nemá ani zub.]

+3
@hero „Ešte?“ pýta sa [hero].

[when| tomorrow: Brucho sa zavlní znova, | Bábätko kopne nohami, obidvoma naraz,] a tak ešte raz: hrk, hrk.

@hero „Vidíš, toto vieš,“ povie [hero]. [with2| @friend2 „To je už osem hneď,“ zaráta [friend2]. |]
/+3

== teraz
-2
[when| tomorrow: [Adult] odloží štetec. | Pribehne [adult].]

@hero „Čakáme na teba,“ povie [hero] a ukáže plechovku. „Je v nej osem hneď a jedno patrí bábätku.“
/-2

+2
[when| tomorrow: [Adult] odloží štetec a má žltý nos. | Pribehne [adult] iba v jednej papuči.] @adult „Čo sa tu robí?“

@hero „Čakáme na teba spolu,“ povie [hero] a ukáže plechovku. „Je v nej osem hneď a jedno patrí bábätku.“
/+2

[Adult] si sadne na zem. @adult „Všetky dnes nestihnem,“ povie. „Ale začneme teraz.“

+3
@hero „A komu ešte hovoríš hneď?“ pýta sa [hero].

@adult „Čaju,“ prizná [adult]. „Stojí tam od rána.“

Tak [hero] hodí jeden [token] aj za čaj. Čaj je už studený ako žaba, ale [adult] ho vypije celý a povie, že je to najlepší čaj za celý týždeň.
/+3

+4
@big „Aj ja mám jedno hneď,“ ozve sa [atdoor] [big]. [when| tomorrow: @big „Už hodinu čakám, kým mi niekto podrží klbko.“ | @big „Už hodinu čakám, kým mi niekto podrží kôš.“ A v ruke má ešte stále tú plienku.]

[when| tomorrow: Tak [hero] hodí jeden [token] aj zaň a podrží mu klbko. | Tak [hero] hodí jeden [token] aj zaň a podrží mu kôš, ale iba veľmi dlhou rukou.]
/+4

-4
Za prvý [token] [world| ship: vykopú poklad, marhuľový kompót. | castle: naháňajú draka, ktorý mňauká. | space: postavia raketu až po strop. | heroes: tri razy obletia stôl. | dinos: sa povozia na dinosaurovi až k potoku. | forest: postavia škriatkovi domček aj s komínom. | postavia vežu až po kľučku.] Za druhý spievajú bábätku, veď jeden je jeho. Za tretí sa objímajú((, až plechovka hrká)). Ostatné počkajú do zajtra.
/-4

+4
Za prvý [token] idú konečne [play]. Lenže len čo začnú, [when| tomorrow: v bruchu to zase kope, hop, hop, hop! | bábätko sa zase rozplače.]

[Adult] sa pozrie na [when| tomorrow: brucho | kolísku] a potom na plechovku. @adult „A čo teraz?“

@hero „Teraz je teraz,“ povie [hero]. „Tak nech sa hrá s nami.“

[when| tomorrow: [world| ship: A tak je brucho ostrov. Piráti okolo neho plávajú a ostrov sa hýbe, lebo je to veľryba. | castle: A tak je brucho hora a v nej kope drak. Rytieri ho prosia, nech ešte chvíľu zostane dnu. | space: A tak je brucho planéta. Raketa na nej pristane a planéta ju hneď odkopne preč. | heroes: A tak je brucho tajná základňa. Býva v nej najmenší superhrdina a učí sa kopať. | dinos: A tak je brucho sopka. Dinosaury idú okolo po špičkách, lebo sopka trochu kope. | forest: A tak je brucho kopec. Býva v ňom škriatok a práve sťahuje skriňu. | A tak je brucho kopec a veža stojí až na vrchu. Potom kopec kopne a je po veži.] | [world| ship: A tak je bábätko poklad. Kopú a kopú, až ho vykopú spod periny. Je to vzácny poklad, ale páchne. | castle: A tak je bábätko drak. Rytieri idú po špičkách. Drak nemá nijaké zuby, ale revať vie výborne. | space: A tak je bábätko kapitán. Raketa má kolísku vpredu a letí sa tam, kam ukáže noha. | heroes: A tak je bábätko superhrdina. Má plášť z plienky a najsilnejší hlas na svete. | dinos: A tak je bábätko najmenší dinosaurus. Veľké dinosaury si ho obzerajú, lebo tak pekne revať nevie nikto. | forest: A tak je bábätko škriatok a domček je preňho. Škriatok ho hneď celý oslintá. | A tak je bábätko obor. Veža rastie až ku kolíske, obor vystrie nohu a veža leží.]]

[with| @friend „Ešte raz!“ volá [friend] a všetko prichystá odznova. | @hero „Ešte raz!“ volá [hero] a všetko prichystá odznova.]

[when| tomorrow: Po treťom raze je v bruchu ticho. | Po treťom raze bábätko zaspí.] Za druhý [token] mu zaspievajú, veď jeden je jeho. Za tretí sa objímajú, až plechovka hrká. Ostatné počkajú do zajtra.
/+4

+2
@mirror „Myslíš, že čaká aj vajce?“ pýta sa [mirror].

@hero „Určite,“ povie [hero]. „A má tam tmu.“

Preto dostane [mirror] jeden [token] aj za vajce a nesie ho domov celkom pomaly.
/+2

+4
@mirror „A čo mám robiť potom?“ volá ešte z diaľky.

@hero „Čakaj s ním!“ radí [hero]. „Vo dvojici je to kratšie.“
/+4

== postel
-2
Večer leží [hero] [bed] a plechovka ticho stojí vedľa.
/-2

+2
Večer leží [hero] [bed] a plechovka ticho stojí pri vankúši. [when| tomorrow: Bábätko v bruchu už asi spí. | Bábätko už spí a pomaly dýcha.]
/+2

+3
[world| ship: More sa ticho hojdá a loď sa hojdá s ním. | castle: Nad vežou svieti mesiac. | space: Za oknom ticho svietia hviezdy. | heroes: Plášte spia na vešiaku. | dinos: Veľké dinosaury už spia a sú mäkké ako kopce. | forest: Les je tichý a tmavý. | Za oknom svieti mesiac.] [with| [Friend] leží vedľa a už pomaly dýcha. |]
/+3

+4
[Nest] ticho sedí [mirror] pri vajci a čaká s ním, vo dvojici. [more| V mäkkých perinách už ležia aj [others].]
/+4

@hero „Ešte pusu,“ šepne [hero].

@adult „Hn…“ začne [adult] a pozrie sa na plechovku. &last @adult „Teraz,“ povie potichu a dá ((rovno ))dve.

!asleep A spánok, ten príde hneď.
`,
  older: `
== ucty
[In] [when| tomorrow: čakajú bábätko | majú nové bábätko] a nikto nemá čas. Slovo teraz už nepovie nikto, každý hovorí iba hneď. [world| ship: Ostrov s pokladom čaká už tri týždne, kto ho objaví. | castle: Drak pod hradom čaká už tri týždne, kto ho príde naháňať. | space: Mars čaká už tri týždne, kto na ňom pristane. | heroes: Zloduchovia majú už tri týždne prázdniny a nudia sa. | dinos: Vykopaná dinosauria noha čaká už tri týždne na tú druhú. | forest: Hríby čakajú už tri týždne, kto ich nájde, a tučnejú. | Hrad z kociek čaká už tri týždne na druhú vežu.]

+2
[Hero] pozná tri druhy hneď. Krátke hneď trvá, kým sa [when| tomorrow: umyje štetec | ohreje mlieko]. Dlhé hneď trvá, kým [when| tomorrow: vyschne kolíska | bábätko zaspí]. A potom je ešte hneď-hneď, čo sa povie dva razy za sebou, a na to netreba čakať vôbec, lebo nepríde.
/+2

[Hero] si o tom vedie *ucty účty. Za každé hneď hodí do plechovky [one], cink, a za dvadsať bude celé popoludnie [s adult.ins], bez bábätka.

@adult „Platí,“ sľúbi v pondelok [adult] a pritom [when| tomorrow: natiera kolísku | utiera bábätku bradu].

+2
V utorok sú v plechovke štyri. Dalo by sa to zbierať aj poctivo, ale [hero] čoskoro zistí, že to ide rýchlejšie((, stačí sa pýtať vo vhodnej chvíli)).

Vhodná chvíľa na otázku je, keď [big] [when| tomorrow: drží v jednej ruke návod na kolísku a v druhej to, čo podľa návodu zvýši. | drží plienku, a to čo najďalej od nosa. [world| ship: Páchne to aj proti vetru. | castle: Prilbu má pritom zatvorenú. | space: Na hrudi mu bliká nápis ÚNIK PLYNU. | heroes: Je najrýchlejší na svete, ale s plienkou je ešte rýchlejší. | dinos: Pri takom krku to znamená naozaj ďaleko. | forest: A jazvec je pritom zvyknutý na všeličo. | A aj tak má na ňom štipec.]]

@hero „Nejdeš [play]?“ pýta sa [hero].

@big „Hneď!“ povie [big], a cink.

@hero „A teraz?“

@big „Veď vravím, že hneď!“ povie [big], a zase cink.

[with| @friend „To je predsa to isté hneď,“ povie [friend]. | Je to síce to isté hneď, ale na plechovke to nevidno.]

[with| @hero „Plechovka to nerozozná,“ povie [hero]. | @hero „Povedané je povedané,“ vysvetlí [hero].]
/+2

V piatok ich je devätnásť. Chýba jediné hneď, lenže [when| tomorrow: kolíska je práve hotová | bábätko práve zaspalo] a nikto nemá prečo ho povedať.

+3
@hero „Nejdeš [play]?“ skúša to [hero] [na big.acc].

@big „Rád,“ povie [big].

@hero „A nemáš náhodou prácu?“

@big „Nemám,“ povie [big] šťastne. Tak idú [play] a trvá to hodinu. [world| ship: Nájdu ostrov, truhlicu aj kľúč. | castle: Drak im nakoniec dá aj podpis. | space: Raketa sa odlepí od zeme o celý palec. | heroes: Pristanú na streche, a to na nohách. | dinos: Dinosaurus pod nimi uháňa, až padajú šišky. | forest: Domček má aj zvonček a škriatok zvoní. | Veža siaha až po lampu.] [Hero] však myslí iba na to, že v plechovke nič nepribúda. Je to najlepšia hra za tri týždne, a je z nej čistá strata.
/+3

-2
[Hero] čaká celú hodinu a potom urobí niečo, o čom v účtoch nebude ani slovo. [when| tomorrow: Vytiahne z kolísky jeden drevený kolík, rach, a je z nej kopa dosiek. | Zahrká bábätku plechovkou rovno nad hlavou, hrk, a bábätko plače, až je celé červené.]
/-2

+2
[Hero] čaká ešte hodinu. Je také ticho, že [world| ship: počuť rybu pod loďou, a ani tá | castle: počuť draka chrápať pod hradom, a ani ten | space: počuť vzduch v rúrkach, a ani ten | heroes: počuť vrabca na streche, a ani ten | dinos: počuť jaštera kýchnuť za sopkou, a ani ten | forest: počuť hríb rásť, a ani ten | počuť muchu, a ani tá] nepovie hneď. Potom [hero] urobí niečo, o čom v účtoch nebude ani slovo[with| , a urobí to, keď sa [friend] nedíva]. [when| tomorrow: Po špičkách príde ku kolíske a vytiahne z nej jeden drevený kolík. Rach, a je z nej kopa dosiek. | Po špičkách príde ku kolíske a zahrká bábätku plechovkou rovno nad hlavou. Bábätko plače, až je celé červené.]
/+2

[world| dinos: Vtom sa rozhrnie papradie. | Vtom sa otvoria dvere.] Stojí tam [adult] a pod pazuchou má hru [game], ktorú chce [hero] hrať už od pondelka.

@adult „Práve idem za tebou,“ povie [adult]. Potom [when| tomorrow: uvidí dosky | začuje plač] a hru položí na zem. &first @adult „Hneď.“

Cink. Dvadsiate hneď znie zo všetkých najhoršie.

== tri
-2
@hero „Za ten [when| tomorrow: rachot | plač] môžem ja,“ povie [hero] a nepozerá sa hore. „Chýbalo mi jedno hneď.“

[Adult] sa nehnevá, lebo na to treba voľnú ruku. V jednej má [when| tomorrow: kladivo a v druhej všetky kolíky | bábätko a v druhej fľašku, ktorá je ešte studená].
/-2

+2
Dalo by sa mlčať. Plechovka je plná a [when| tomorrow: kolísky sa rozpadávajú aj samy | bábätká plačú aj samy od seba]. Lenže hra leží na zemi a nikto ju neotvára.

@hero „Za ten [when| tomorrow: rachot | plač] môžem ja,“ povie [hero] a nepozerá sa hore. „Chýbalo mi jedno hneď.“

@adult „Jedno hneď,“ zopakuje [adult] a sadne si. Na hnev treba aspoň jednu voľnú ruku, a tú [adult] nemá. V jednej má [when| tomorrow: kladivo a v druhej všetky kolíky | bábätko a v druhej fľašku, ktorá je ešte studená].
/+2

&again [when| tomorrow: @adult „Hneď,“ hovorí [adult] bábätku [kin| mum: v bruchu | v maminom bruchu]. „Hneď budeš mať kde spať, hneď.“ | @adult „Hneď,“ hovorí [adult] bábätku. „Hneď to bude teplé, hneď.“]

[Hero] zdvihne hlavu. To sú tri, a za jedinú minútu! Bábätko ich musí mať za deň plné vedro, iba o tom nevie, lebo nemá plechovku a nevie rátať.

+2
@hero „Komu to hneď hovoríš najviac?“ pýta sa [hero]. „Mne?“

@adult „Bábätku,“ povie [adult]. „A čaká aj vtedy, keď ešte nevie na čo.“
/+2

[Hero] teda hodí tri [tokens] zaň, celkom pomaly, jeden po druhom. Cink, cink, cink. [when| tomorrow: [with| @friend „Počúva,“ šepne [friend] s uchom pri bruchu. |] Pri treťom sa brucho zavlní, ako keď si niekto prisadne bližšie. | [with| [Friend] pritom ticho kýve kolískou. |] Pri treťom bábätko prestane plakať a počúva. Čo ho zobudí, to ho aj uspí, len to treba robiť pomaly.]

== kocka
-2
@adult „Dvadsať je dvadsať,“ povie [adult], keď [when| tomorrow: kolíska zase stojí | bábätko zase spí], a rozloží hru. Potom zatrasie kockou v dlani a zaspí, tak ako sedí. [Sleep]. Vo vlasoch má [when| tomorrow: žltú farbu | kašu] a vedľa stojí čaj, ktorý čaká od rána.
/-2

+2
@adult „Dvadsať je dvadsať,“ povie [adult], keď [when| tomorrow: kolíska zase stojí | bábätko zase spí], a otvorí škatuľu. [with| [Friend] rozdá figúrky | [Hero] rozdá figúrky] a [adult] zatrasie kockou v dlani. Nehodí však a chvíľu to vyzerá, že rozmýšľa.

Lenže [adult] spí. [Sleep], po sediačky, s kockou v hrsti a [when| tomorrow: so žltou farbou | s kašou] vo vlasoch, a vedľa stojí čaj, ktorý čaká od rána.
/+2

Stačí raz zahrkať. [Hero] už drží plechovku v ruke a v nej je celé popoludnie, poctivo odčakané, alebo skoro poctivo. ((Nikto nič nepovie, veď dohoda je dohoda.)) [Hero] sa díva na plechovku, potom na ten čaj a potom na kocku, ktorá sa v spiacej dlani pomaly dvíha a klesá.

Nakoniec položí plechovku na zem tak pomaly, že ani necinkne.

&again @hero „Hneď,“ povie figúrkam a sadne si k nim čakať.

+2
Pokoj však netrvá dlho, lebo [atdoor] sa objaví [big]. @big „Kde je [adult]?“ pýta sa. „[world| ship: Neviem nájsť mapu. | castle: Neviem nájsť druhú železnú topánku. | space: Neviem nájsť vlastnú zásuvku. | heroes: Neviem nájsť plášť. | dinos: Neviem nájsť vlastný chvost. | forest: Neviem nájsť lyžicu na med. | Neviem nájsť kávu.]“

@hero „Hneď,“ šepne [hero] a podá mu z plechovky jeden [token], aby to bolo v účtoch. [Big] si ho obzrie, sadne si na prah a čaká.

[world| ship: Potom pristane na okne čajka. | castle: Potom sa oknom vopchá dnu dráčik. | space: Potom zaťuká na okienko marťanček. | heroes: Potom pristane na okne holúbok. | dinos: Potom sa z papradia vystrčí dinosaurík. | forest: Potom pristane na okne sovička. | Potom pristane na okne vrabček.] @mirror „Nikto na mňa nemá čas!“ sťažuje sa [mirror]. „Mama sedí [nest] na vajci a hovorí iba hneď!“

@hero „Pst,“ povie [hero]. „A kto hovorí hneď jej?“

To je nová otázka a [mirror] si ju chvíľu prezerá. @mirror „Asi ja,“ povie potom. „Čaká, kým jej prinesiem večeru, ale ja sa dnes hnevám.“

@hero „Tak jej daj tento [token] a večeru prines hneď,“ šepne [hero]. „Ale také krátke hneď.“

Do hodiny je na prahu [crowd]. Každý niečo chce od [adult.gen], každý dostane hneď a jeden [token] a posadí sa k ostatným. ((Takto sa dá rozdať celé popoludnie, po jednom.)) V plechovke zostanú iba tri a tie patria bábätku.
/+2

+3
[when| tomorrow: Potom zavŕzga kolíska. Stačí, že niekto na prahu vzdychne, a vŕzga v nej práve ten vytiahnutý kolík. | Potom sa ozve kolíska: e, e, e. Ešte to nie je plač, iba taký rozbeh.] [Adult] sa v spánku zamračí.

[when| tomorrow: [Hero] kolík zatlačí a vŕzga viac. Potom ho pekne poprosí a vŕzga rovnako. Napokon si vyzuje ponožku a obtočí ju okolo neho. Kolíska stíchne a vyzerá, akoby mala nohu v sadre. | [Hero] tam príde po špičkách a vytiahne bábätkove tri [tokens]. Púšťa ich do plechovky pomaly, jeden po druhom, a bábätko počúva. Potom sa zamračí, očervenie a ozve sa celkom iný zvuk. O chvíľu je ho aj cítiť.]

[when| tomorrow: @big „A to tak už zostane?“ šepká z prahu [big]. | @hero „Teraz,“ šepne [hero] smerom k prahu a ukáže na plienku.]

[when| tomorrow: @hero „Kým bábätku nenarastie noha,“ šepne [hero]. „Potom je tá ponožka jeho.“ | @big „A hneď by nestačilo?“ pýta sa s nádejou [big].]

[when| tomorrow: @big „Na to si počkám,“ povie [big]. | @hero „Toto nepočká,“ povie [hero]. A celý rad na prahu uznanlivo prikývne, lebo je to cítiť už aj tam.]

[with2| Vpredu stojí [friend2] a každému, komu sa chce kýchnuť, ukáže prst na ústach.]
/+3

-2
Keď sa [adult] zobudí, má na líci odtlačený roh hracej dosky.

@adult „Dlho spím?“ zľakne sa.

@hero „Iba jedno hneď,“ povie [hero]. „Moje.“
/-2

+2
Keď sa [adult] zobudí, má na líci odtlačený roh hracej dosky a na prahu sedí [crowd] a mlčí.

@adult „Dlho spím?“ zľakne sa.

@hero „Iba jedno hneď,“ povie [hero]. „Moje.“

[Adult] sa pozrie na prah a potom do plechovky, v ktorej skoro nič nie je. @adult „Tak dnes čakajú oni,“ povie. „Teraz hrám.“
/+2

-3
A hrajú až do večere. [Adult] je [adult:vyspatá/vyspatý/vyspatý] a hádže samé šestky.
/-3

+3
Tak hrajú. [Adult] je [adult:vyspatá/vyspatý/vyspatý] a hádže samé šestky. [when| tomorrow: Pri piatej sa v maminom bruchu pohne noha a jasne to vidieť. | Pri piatej sa z kolísky ozve plač.] [Adult] sa pozrie na škatuľu, potom na [when| tomorrow: brucho | kolísku], otvorí ústa a nevie, komu má to hneď povedať.

Podľa dohody je popoludnie bez bábätka a [hero] to má v účtoch čierne na bielom. Lenže v škatuli leží ešte jedna figúrka, žltá, a tou nehrá nikto.

@hero „Môže byť žltá,“ povie [hero]. „Ale hádžem zaň ja, lebo [when| tomorrow: tam dnu nevidno na kocku | kocku by zjedlo].“

@adult „Naozaj?“ pýta sa [adult].

@hero „Naozaj. Ale rýchlo, kým si to nerozmyslím.“

[when| tomorrow: Žltá figúrka teda stojí na štarte a z brucha príde za každý hod jeden kopanec. | Bábätko teda sedí [adult.dat] na kolenách a celé políčko štart je mokré od slín.] [Hero] zaň hádže jednotku, potom dvojku a potom šesť šestiek za sebou. Žltá predbehne modrú[with| , predbehne zelenú] a tesne pred domčekom predbehne aj červenú, ktorou hrá [hero].

@hero „Nevie sa hrať, nevie ani rátať, a vyhrá,“ povie [hero]. Nie je to však také zlé, lebo tie šestky predsa len hádže [hero].

Pri druhej hre už [when| tomorrow: brucho nekope | bábätko spí, a nikto nevie, či od radosti]. Tú hrajú bez neho a až do večere, presne podľa dohody.
/+3

== postel
-2
Večer leží [hero] [bed] a pri vankúši stojí plechovka. Sú v nej iba tri [tokens] a tie patria bábätku.
/-2

+2
Večer leží [hero] [bed] a v plechovke pri vankúši sú tri bábätkove [tokens]. [Nest] si jedna mama v pokoji dojedá večeru.
/+2

+3
[world| ship: More sa pomaly hojdá a loď sa hojdá s ním. | castle: Nad vežou svieti mesiac a v komnate je ticho. | space: Za okienkom ticho svietia hviezdy. | heroes: Plášte spia na vešiaku a v základni je ticho. | dinos: Veľké dinosaury spia vonku ako mäkké kopce. | forest: Les je tichý a mäkký od machu. | Za oknom svieti mesiac a v dome je ticho.] [with| [Friend] už spí a dýcha pomaly. |] [more| V teple už spia aj [others].] [when| tomorrow: Kolíska ticho stojí a má na sebe ponožku. | V kolíske niekto pomaly a spokojne dýcha.]
/+3

@hero „Povieš mi ešte niečo?“ šepne [hero].

[Adult] sa nadýchne, pozrie sa na plechovku a zase vydýchne.

^ucty &last @adult „Teraz,“ povie [adult] potichu a ľahne si na kraj vankúša.

!asleep A spánok, ten príde hneď.
`,
}
