import type { Telling } from '../../../../craft/telling.ts'

export const tma: Telling = {
  id: 'dark',
  shape: 'cumulative',
  fits: { kind: 'life', subjects: ['dark'], when: ['always', 'today'] },
  ages: [3, 9],
  titles: ['Ktorej tmy?', 'Najmenšia tma na svete'],
  tile: { label: 'Tma', wish: 'bojí sa tmy' },
  figures: {},
  worlds: {
    rocket: {
      themes: ['space', 'science'],
      titles: ['Najmenšia tma vo vesmíre', 'Raketa v hrsti'],
      figures: {
        mirror: {
          forms: {
            name: 'hviezdička',
            nom: 'hviezdička',
            gen: 'hviezdičky',
            dat: 'hviezdičke',
            acc: 'hviezdičku',
            loc: 'hviezdičke',
            ins: 'hviezdičkou',
          },
          gender: 'she',
        },
        light: {
          forms: {
            name: 'lampička',
            nom: 'lampička',
            gen: 'lampičky',
            dat: 'lampičke',
            acc: 'lampičku',
            loc: 'lampičke',
            ins: 'lampičkou',
          },
          gender: 'she',
        },
        room: {
          forms: {
            name: 'kabína',
            nom: 'kabína',
            gen: 'kabíny',
            dat: 'kabíne',
            acc: 'kabínu',
            loc: 'kabíne',
            ins: 'kabínou',
          },
          gender: 'she',
        },
        glow: {
          forms: {
            name: 'čelovka',
            nom: 'čelovka',
            gen: 'čelovky',
            dat: 'čelovke',
            acc: 'čelovku',
            loc: 'čelovke',
            ins: 'čelovkou',
          },
          gender: 'she',
        },
        beacon: {
          forms: {
            name: 'maják',
            nom: 'maják',
            gen: 'majáka',
            dat: 'majáku',
            acc: 'maják',
            loc: 'majáku',
            ins: 'majákom',
          },
          gender: 'he',
        },
      },
      words: {
        inSleeve: 'v rukáve skafandra',
        inBoot: 'v mesačnej čižme',
        closet: 'v komore so skafandrami',
        toCloset: 'Do komory so skafandrami',
        smell: 'mätou',
        touch: 'rukavica',
        touchDat: 'jej',
        lost: 'mesačný kamienok',
        waves: 'lúčom',
        off: 'Cvak',
        atBeacon: 'na špici rakety',
        fuel: 'baterky',
        fuelGen: 'bateriek',
        fuelDat: 'baterkám',
        store: 'v nákladovom priestore',
        smellA: 'skafandrami',
        smellB: 'mätou',
        hide: 'pod perinou',
      },
    },
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      titles: ['Tma v kapitánskom klobúku', 'Ktorej tmy, kapitán?'],
      figures: {
        mirror: {
          forms: {
            name: 'papagáj',
            nom: 'papagáj',
            gen: 'papagája',
            dat: 'papagájovi',
            acc: 'papagája',
            loc: 'papagájovi',
            ins: 'papagájom',
          },
          gender: 'he',
        },
        light: {
          forms: {
            name: 'lampáš',
            nom: 'lampáš',
            gen: 'lampáša',
            dat: 'lampášu',
            acc: 'lampáš',
            loc: 'lampáši',
            ins: 'lampášom',
          },
          gender: 'he',
        },
        room: {
          forms: {
            name: 'kajuta',
            nom: 'kajuta',
            gen: 'kajuty',
            dat: 'kajute',
            acc: 'kajutu',
            loc: 'kajute',
            ins: 'kajutou',
          },
          gender: 'she',
        },
        glow: {
          forms: {
            name: 'lampášik',
            nom: 'lampášik',
            gen: 'lampášika',
            dat: 'lampášiku',
            acc: 'lampášik',
            loc: 'lampášiku',
            ins: 'lampášikom',
          },
          gender: 'he',
        },
        beacon: {
          forms: {
            name: 'lampáš',
            nom: 'lampáš',
            gen: 'lampáša',
            dat: 'lampášu',
            acc: 'lampáš',
            loc: 'lampáši',
            ins: 'lampášom',
          },
          gender: 'he',
        },
      },
      words: {
        inSleeve: 'v rukáve pirátskeho kabáta',
        inBoot: 'v pirátskej čižme',
        closet: 'v podpalubí',
        toCloset: 'Do podpalubia',
        smell: 'soľou',
        touch: 'rukáv kabáta',
        touchDat: 'mu',
        lost: 'zlatý dukát',
        waves: 'krídlom',
        off: 'Fúk',
        atBeacon: 'na korme',
        fuel: 'sviečky',
        fuelGen: 'sviečok',
        fuelDat: 'sviečkam',
        store: 'v podpalubí',
        smellA: 'lanami',
        smellB: 'soľou',
        hide: 'za posteľou',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'fairy-tale', 'magic', 'dragons'],
      titles: ['Najmenšia tma v kráľovstve', 'Dráčik, ktorému svieti nos'],
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
        light: {
          forms: {
            name: 'lampáš',
            nom: 'lampáš',
            gen: 'lampáša',
            dat: 'lampášu',
            acc: 'lampáš',
            loc: 'lampáši',
            ins: 'lampášom',
          },
          gender: 'he',
        },
        room: {
          forms: {
            name: 'komnata',
            nom: 'komnata',
            gen: 'komnaty',
            dat: 'komnate',
            acc: 'komnatu',
            loc: 'komnate',
            ins: 'komnatou',
          },
          gender: 'she',
        },
        glow: {
          forms: {
            name: 'lampášik',
            nom: 'lampášik',
            gen: 'lampášika',
            dat: 'lampášiku',
            acc: 'lampášik',
            loc: 'lampášiku',
            ins: 'lampášikom',
          },
          gender: 'he',
        },
        beacon: {
          forms: {
            name: 'lampáš',
            nom: 'lampáš',
            gen: 'lampáša',
            dat: 'lampášu',
            acc: 'lampáš',
            loc: 'lampáši',
            ins: 'lampášom',
          },
          gender: 'he',
        },
      },
      words: {
        inSleeve: 'v rukáve kráľovského plášťa',
        inBoot: 'v rytierskej čižme',
        closet: 'v tajnej chodbe',
        toCloset: 'Do tajnej chodby',
        smell: 'hruškou',
        touch: 'rukavica brnenia',
        touchDat: 'jej',
        lost: 'zlatý gombík',
        waves: 'chvostom',
        off: 'Fúk',
        atBeacon: 'na veži',
        fuel: 'sviečky',
        fuelGen: 'sviečok',
        fuelDat: 'sviečkam',
        store: 'v pivnici',
        smellA: 'kapustou',
        smellB: 'voskom',
        hide: 'za posteľou',
      },
    },
    forest: {
      themes: ['forest', 'nature', 'animals', 'friendship'],
      titles: ['Najmenšia tma v lese', 'Ježko a veľká hrsť'],
      figures: {
        mirror: {
          forms: {
            name: 'ježko',
            nom: 'ježko',
            gen: 'ježka',
            dat: 'ježkovi',
            acc: 'ježka',
            loc: 'ježkovi',
            ins: 'ježkom',
          },
          gender: 'he',
        },
        light: {
          forms: {
            name: 'lampáš',
            nom: 'lampáš',
            gen: 'lampáša',
            dat: 'lampášu',
            acc: 'lampáš',
            loc: 'lampáši',
            ins: 'lampášom',
          },
          gender: 'he',
        },
        room: {
          forms: {
            name: 'chalúpka',
            nom: 'chalúpka',
            gen: 'chalúpky',
            dat: 'chalúpke',
            acc: 'chalúpku',
            loc: 'chalúpke',
            ins: 'chalúpkou',
          },
          gender: 'she',
        },
        glow: {
          forms: {
            name: 'lampášik',
            nom: 'lampášik',
            gen: 'lampášika',
            dat: 'lampášiku',
            acc: 'lampášik',
            loc: 'lampášiku',
            ins: 'lampášikom',
          },
          gender: 'he',
        },
        beacon: {
          forms: {
            name: 'lampáš',
            nom: 'lampáš',
            gen: 'lampáša',
            dat: 'lampášu',
            acc: 'lampáš',
            loc: 'lampáši',
            ins: 'lampášom',
          },
          gender: 'he',
        },
      },
      words: {
        inSleeve: 'v rukáve huňatého svetra',
        inBoot: 'v gumenej čižme',
        closet: 'v dutej lipe pri dverách',
        toCloset: 'Do dutej lipy',
        smell: 'hríbmi',
        touch: 'konárik',
        touchDat: 'mu',
        lost: 'jeden žaluď',
        waves: 'labkou',
        off: 'Fúk',
        atBeacon: 'v podkroví',
        fuel: 'sviečky',
        fuelGen: 'sviečok',
        fuelDat: 'sviečkam',
        store: 'v pivnici',
        smellA: 'hríbmi',
        smellB: 'dymom',
        hide: 'za posteľou',
      },
    },
    cave: {
      themes: ['dinosaurs', 'discovery'],
      titles: ['Najmenšia tma praveku', 'Tma v dinosaurej škrupine'],
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
        light: {
          forms: {
            name: 'baterka',
            nom: 'baterka',
            gen: 'baterky',
            dat: 'baterke',
            acc: 'baterku',
            loc: 'baterke',
            ins: 'baterkou',
          },
          gender: 'she',
        },
        room: {
          forms: {
            name: 'jaskyňa',
            nom: 'jaskyňa',
            gen: 'jaskyne',
            dat: 'jaskyni',
            acc: 'jaskyňu',
            loc: 'jaskyni',
            ins: 'jaskyňou',
          },
          gender: 'she',
        },
        glow: {
          forms: {
            name: 'čelovka',
            nom: 'čelovka',
            gen: 'čelovky',
            dat: 'čelovke',
            acc: 'čelovku',
            loc: 'čelovke',
            ins: 'čelovkou',
          },
          gender: 'she',
        },
        beacon: {
          forms: {
            name: 'maják',
            nom: 'maják',
            gen: 'majáka',
            dat: 'majáku',
            acc: 'maják',
            loc: 'majáku',
            ins: 'majákom',
          },
          gender: 'he',
        },
      },
      words: {
        inSleeve: 'v rukáve hrubej bundy',
        inBoot: 'v bádateľskej čižme',
        closet: 'v zadnej chodbičke',
        toCloset: 'Do zadnej chodbičky',
        smell: 'pieskom',
        touch: 'korienok',
        touchDat: 'mu',
        lost: 'skamenená ulita',
        waves: 'chvostom',
        off: 'Cvak',
        atBeacon: 'pri vchode',
        fuel: 'baterky',
        fuelGen: 'bateriek',
        fuelDat: 'baterkám',
        store: 'v zadnej chodbe',
        smellA: 'pieskom',
        smellB: 'dažďom',
        hide: 'pod spacákom',
      },
    },
    base: {
      themes: ['superheroes'],
      titles: ['Superhrdinovia a najmenšia tma', 'Netopierik s baterkou'],
      figures: {
        mirror: {
          forms: {
            name: 'netopierik',
            nom: 'netopierik',
            gen: 'netopierika',
            dat: 'netopierikovi',
            acc: 'netopierika',
            loc: 'netopierikovi',
            ins: 'netopierikom',
          },
          gender: 'he',
        },
        light: {
          forms: { name: 'lampa', nom: 'lampa', gen: 'lampy', dat: 'lampe', acc: 'lampu', loc: 'lampe', ins: 'lampou' },
          gender: 'she',
        },
        room: {
          forms: {
            name: 'základňa',
            nom: 'základňa',
            gen: 'základne',
            dat: 'základni',
            acc: 'základňu',
            loc: 'základni',
            ins: 'základňou',
          },
          gender: 'she',
        },
        glow: {
          forms: {
            name: 'čelovka',
            nom: 'čelovka',
            gen: 'čelovky',
            dat: 'čelovke',
            acc: 'čelovku',
            loc: 'čelovke',
            ins: 'čelovkou',
          },
          gender: 'she',
        },
        beacon: {
          forms: {
            name: 'maják',
            nom: 'maják',
            gen: 'majáka',
            dat: 'majáku',
            acc: 'maják',
            loc: 'majáku',
            ins: 'majákom',
          },
          gender: 'he',
        },
      },
      words: {
        inSleeve: 'v rukáve superkombinézy',
        inBoot: 'v lietajúcej čižme',
        closet: 'v skrini s plášťami',
        toCloset: 'Do skrine s plášťami',
        smell: 'vetrom',
        touch: 'rukáv',
        touchDat: 'mu',
        lost: 'záložná maska',
        waves: 'krídlom',
        off: 'Cvak',
        atBeacon: 'na streche',
        fuel: 'baterky',
        fuelGen: 'bateriek',
        fuelDat: 'baterkám',
        store: 'v podzemnej garáži',
        smellA: 'plášťami',
        smellB: 'mydlom',
        hide: 'pod perinou',
      },
    },
    home: {
      themes: [],
      titles: ['Ktorej tmy?', 'Najmenšia tma na svete'],
      figures: {
        mirror: {
          forms: {
            name: 'svetluška',
            nom: 'svetluška',
            gen: 'svetlušky',
            dat: 'svetluške',
            acc: 'svetlušku',
            loc: 'svetluške',
            ins: 'svetluškou',
          },
          gender: 'she',
        },
        light: {
          forms: { name: 'lampa', nom: 'lampa', gen: 'lampy', dat: 'lampe', acc: 'lampu', loc: 'lampe', ins: 'lampou' },
          gender: 'she',
        },
        room: {
          forms: { name: 'izba', nom: 'izba', gen: 'izby', dat: 'izbe', acc: 'izbu', loc: 'izbe', ins: 'izbou' },
          gender: 'she',
        },
        glow: {
          forms: {
            name: 'čelovka',
            nom: 'čelovka',
            gen: 'čelovky',
            dat: 'čelovke',
            acc: 'čelovku',
            loc: 'čelovke',
            ins: 'čelovkou',
          },
          gender: 'she',
        },
        beacon: {
          forms: {
            name: 'lampáš',
            nom: 'lampáš',
            gen: 'lampáša',
            dat: 'lampášu',
            acc: 'lampáš',
            loc: 'lampáši',
            ins: 'lampášom',
          },
          gender: 'he',
        },
      },
      words: {
        inSleeve: 'v rukáve svetra',
        inBoot: 'v čižme',
        closet: 'v skrini',
        toCloset: 'Do skrine',
        smell: 'kakaom',
        touch: 'rukáv',
        touchDat: 'mu',
        lost: 'jedna kocka',
        waves: 'krídelkom',
        off: 'Cvak',
        atBeacon: 'pri vchode',
        fuel: 'baterky',
        fuelGen: 'bateriek',
        fuelDat: 'baterkám',
        store: 'v pivnici',
        smellA: 'kabátmi',
        smellB: 'mydlom',
        hide: 'pod perinou',
      },
    },
  },
  fact: '[Hero] jedného večera [našiel] najmenšiu tmu na svete: tú, ktorá býva v hrsti.',
  next: 'Vo dverách ostala cez noc škárka. Ráno ňou čosi nakuklo dnu.',
  young: `
== which
[world| rocket: Raketa letí okolo Mesiaca a ((na palube ))je čas spať. [adult:Kapitánka/Kapitán/Kapitán] [adult] siaha na lampičku. | ship: Pirátska loď kotví v zátoke a ((na palube ))je čas spať. [adult:Kapitánka/Kapitán/Kapitán] [adult] siaha na lampáš. | castle: Hrad je zamknutý a princezné aj rytieri idú spať. [adult:Kráľovná/Kráľ/Kráľ] [adult] siaha na lampáš. | forest: V lese je večer a v chalúpke je čas spať. [Adult] siaha na lampáš. | cave: Dinosaury v údolí už zívajú a výprava v jaskyni ide spať. [adult:Náčelníčka/Náčelník/Náčelník] [adult] siaha na baterku. | base: Mesto je zachránené a superhrdinovia na základni idú spať. [adult:Superhrdinka/Superhrdina/Superhrdina] [adult] siaha na lampu. | Zuby sú umyté, rozprávka je prečítaná a je čas spať. [Adult] siaha na lampu.]

@hero „Nezhasínaj, bojím sa tmy,“ povie [hero].

@adult „Ktorej?“ pýta sa [adult].

[with| To nevie [hero] ani [friend]. | To [hero] nevie.]

+4
[more| Nevedia to ani [others].] Báť sa tmy je jednoduché. Vedieť ktorej, to je iná vec.
/+4

@adult „Tmy sú všelijaké,“ povie [adult]. „Začneme tou najmenšou a [light] nech zatiaľ svieti.“

== small
Najmenšia tma býva v hrsti. [Hero] zloží dlane ako orech a škárkou pri palci nakukne dnu. Tma je tam, maličká a teplá, a vonia džemom.

&first @adult „Bojíš sa tejto?“

@hero „Tejto nie.“

-2
*nest [world| rocket: Druhá býva v prilbe a vonia mätou.(( Keď do nej [hero] povie haló, povie haló aj prilba.)) | ship: Druhá býva v kapitánskom klobúku a vonia soľou.(( [Hero] v ňom zmizne až po bradu.)) | castle: Druhá býva v rytierskej prilbe a vonia hruškou.(( Rytier si tam odkladá desiatu, aby mu ju nikto nezjedol.)) | forest: Druhá býva v košíku pod utierkou a vonia hríbmi.(( A trochu aj koláčom, ktorý má byť až na raňajky.)) | cave: Druhá býva v škrupine z dinosaurieho vajca a vonia pieskom.(( Zmestí sa do nej celá hlava.)) | base: Druhá býva v kapucni superplášťa a vonia vetrom.(( Kto si ju natiahne na nos, toho na chvíľu niet.)) | Druhá býva v hrnčeku a vonia kakaom.(( [Hero] doň pre istotu strčí nos ešte raz.))]
/-2

+2
*nest [world| rocket: Druhá býva v prilbe a vonia mätou. Keď do nej [hero] povie haló, povie haló aj prilba. | ship: Druhá býva v kapitánskom klobúku a vonia soľou. [Hero] v ňom zmizne až po bradu. | castle: Druhá býva v rytierskej prilbe a vonia hruškou. Rytier si tam odkladá desiatu, aby mu ju nikto nezjedol. | forest: Druhá býva v košíku pod utierkou a vonia hríbmi. A trochu aj koláčom, ktorý má byť až na raňajky. | cave: Druhá býva v škrupine z dinosaurieho vajca a vonia pieskom. Zmestí sa do nej celá hlava. | base: Druhá býva v kapucni superplášťa a vonia vetrom. Kto si ju natiahne na nos, toho na chvíľu niet. | Druhá býva v hrnčeku a vonia kakaom. [Hero] doň pre istotu strčí nos ešte raz.]
/+2

&again @hero „Tejto nie.“

+2
Ďalšia býva [inSleeve]. Je dlhá ako tunel a ruka v nej ide a ide, až na druhom konci vykukne päť prstov a zakýva. &again @hero „Tejto nie. Tá má dva konce.“
/+2

Ďalšia býva [inBoot] a vonia – no, ponožkou. &again @hero „Tejto – fuj – nie.“

+4
Potom je tma pod posteľou. Do tej sa ide po bruchu. Býva v nej prach, [lost] a stratená ponožka.

@hero „Tá ponožka je z čižmy!“ povie [hero]. „Čižma preto tak vonia. Je jej smutno.“

[Adult] zoberie ponožku dvoma prstami a vráti ju čižme. Čižma sa hneď tvári veselšie. &again @hero „Tejto nie,“ ozve sa spod postele. „Tá je iba neuprataná.“
/+4

+3
A potom je tma [closet]. Tam nestačí strčiť nos, tam treba vojsť aj s nohami.

[Hero] teda vojde. [world| rocket: Skafandre sa posunú ako ľudia v autobuse a vonia to tam mesačným prachom. | ship: Za stenou žblnká more a vonia to tam syrom, tým s najväčšími dierami. | castle: Schody idú dokola a vonia to tam koláčmi. Chodba je tajná preto, lebo vedie do kuchyne. | forest: Je v nej mäkko ako v posteli a vonia to tam medom a minulým letom. | cave: Kvapká tam voda, kvap, kvap, a vonia to dažďom, ktorý už dávno prešiel. | base: Plášte sa posunú ako ľudia v autobuse a vonia to tam mydlom. Aj superplášť treba občas vyprať. | Kabáty sa posunú ako ľudia v autobuse a vonia to tam mydlom a minulou zimou.] Vtom sa niečo dotkne líca.

[with| @friend „Obsadené,“ povie to. Je to [friend]. | Je to [touch]. [Hero] [touchDat] podá ruku, lebo tak sa to patrí.] [with2| @friend2 „Aj tu,“ ozve sa o krok ďalej [friend2].]

&again @hero „Tejto,“ povie [hero] potme a chvíľu je ticho. „Tejto nie.“
/+3

== big
-2
Nakoniec ostane tá veľká((, ktorá príde, až keď sa zhasne)).
/-2

+2
Nakoniec ostane tá veľká, ktorá príde, až keď sa zhasne.
/+2

@hero „Zhasnem ja,“ povie [hero].

[off], a tma je všade naraz.

@hero „Tejto áno,“ šepne [hero].

-2
@adult „A čím vonia?“
/-2

+2
[Adult] si sadne bližšie a podá [jej/mu/] ruku. @adult „A čím vonia?“
/+2

[Hero] potiahne nosom. Trochu džemom, trochu [smell] [with| a ešte niečím. @friend „Ponožkou,“ šepne [friend]. | a trochu ponožkou.]

-2
@hero „Veď to sú tie malé!“ povie [hero] a ohmatá stenu. „Celá [room] je hrsť, iba veľká.“
/-2

+2
@hero „Veď to sú tie malé!“ povie [hero]. „Prišli všetky naraz.“

[Hero] natiahne ruku. Tu je stena a tam je stena, dolu je [world| cave: spacák a v spacáku | posteľ a na posteli] sú nohy aj s palcami, nič nechýba.

@hero „Celá [room] je hrsť,“ povie [hero]. „Iba veľká.“

@adult „A čo je v nej?“

@hero „Ja.“
/+2

+2
[with| @friend „A ja,“ ozve sa hneď vedľa [friend]. | @adult „A ja,“ povie [adult]. „Trochu sa posuň.“] [with2| ((@friend2 „A ešte aj ja,“ povie [friend2].))]
/+2

== mirror
[world| rocket: Vtom na okienko zaťuká hviezdička, svieti a zíva. | ship: Vtom na okienko zaťuká lodný papagáj, má okrúhle oči a zíva. | castle: Vtom na okno zaťuká dráčik, zíva a z nosa mu svieti iskra. | forest: Vtom na dvere zaťuká ježko, prešľapuje a zíva. | cave: Vtom do jaskyne vojde dinosaurík, malý ako kuriatko, a zíva. | base: Vtom na okno zaťuká netopierik, na hlave má baterku a zíva. | Vtom na okno zaťuká svetluška, svieti a zíva.]

[world| rocket: @mirror „Nemôžem zhasnúť, bojím sa tmy.“ | ship: @mirror „Nemôžem zavrieť oči, bojím sa tmy.“ | castle: @mirror „Nemôžem zhasnúť nos, bojím sa tmy.“ | forest: @mirror „Nemôžem sa stočiť do klbka, bojím sa tmy.“ | cave: @mirror „Nemôžem zavrieť oči, bojím sa tmy.“ | base: @mirror „Som netopier a bojím sa tmy. Nikomu to nehovor.“ | @mirror „Nemôžem zhasnúť, bojím sa tmy.“]

-2
@hero „Ktorej?“ pýta sa [hero] a zloží dlane ako orech. „Začni touto.“
/-2

+2
@hero „Ktorej?“ pýta sa [hero].

To [mirror] nevie.

[Hero] zloží dlane ako orech. @hero „Začni touto.“
/+2

-2
[world| rocket: Hviezdička vlezie dnu a dlane svietia ako lampión. Potom pomaly((, pomaličky)) stmavnú. | ship: Papagáj strčí dnu celú hlavu.(( Chvíľu nepovie nič a to sa papagájom nestáva.)) | castle: Dráčik vlezie dnu a dlane svietia ako lampión. Potom pomaly((, pomaličky)) stmavnú. | forest: Ježko strčí dnu ňufák a dýcha pomaly((, pomalšie a ešte pomalšie)). | cave: Dinosaurík strčí dnu hlavu a chvost sa mu pomaly prestane triasť. | base: Netopierik vlezie dnu a dlane svietia ako lampión. Potom to cvakne. | Svetluška vlezie dnu a dlane svietia ako lampión. Potom pomaly((, pomaličky)) stmavnú.]
/-2

+2
[world| rocket: Hviezdička vlezie dnu a dlane svietia ako lampión. Potom pomaly, pomaličky stmavnú. | ship: Papagáj strčí dnu celú hlavu. Chvíľu nepovie nič a to sa papagájom nestáva. | castle: Dráčik vlezie dnu a dlane svietia ako lampión. Potom pomaly, pomaličky stmavnú. | forest: Ježko strčí dnu ňufák a dýcha pomaly, pomalšie a ešte pomalšie. | cave: Dinosaurík strčí dnu hlavu a chvost sa mu pomaly prestane triasť. | base: Netopierik vlezie dnu a dlane svietia ako lampión. Potom to cvakne. | Svetluška vlezie dnu a dlane svietia ako lampión. Potom pomaly, pomaličky stmavnú.]
/+2

&again @mirror „Tejto nie,“ ozve sa z hrste. [world| ship: @mirror „Tejto nie, tejto nie, tejto nie!“ |]

+4
A keď už [mirror] vie, ako na to, chce ísť pekne od začiatku.

Do rukáva ide [mirror] ako do tunela a na druhom konci zakýva [waves]. &again @mirror „Tejto nie!“

Do čižmy ide iba raz a nakrátko. &again @mirror „Tejto – fuj – nie.“ Aj ponožka v nej sa čuduje, koľko má dnes návštev.

[toCloset] idú spolu. [more| Tlačia sa tam aj [others], takže je plno ako v autobuse.] Sedia tam na zemi a rozprávajú sa. Potme sa rozpráva najlepšie, lebo nik nevidí, kto práve zíva.(( A zíva každý.))

@mirror „A tá veľká?“ pýta sa potom [mirror]. „Tá je kde?“

@hero „Sedíme v nej už celý čas,“ povie [hero].

[Mirror] sa poobzerá, hore, dolu aj za seba, a nič sa nedeje. &again @mirror „Tejto… tejto tiež nie.“

[world| rocket: Keď vyjdú, lampička nesvieti a za okienkom je tisíc hviezd. Pri svetle nevidno ani jednu. | ship: Keď vyjdú, lampáš nesvieti, zato svieti more. Každá vlna má modrý okraj. | castle: Keď vyjdú, nesvieti lampáš ani nos a na podlahe leží mesiac. Je taký potichu, že si ho pri svetle nik nevšimne. | forest: Keď vyjdú, lampáš nesvieti, zato v tráve svieti sto malých bodiek. Také malé svetlo pri veľkom nevidno. | cave: Keď vyjdú, baterka nesvieti a v strope vidno dieru. Je presne taká, akú potrebuje mesiac, keď chce nakuknúť dnu. | base: Keď vyjdú, lampa nesvieti a z okna vidno celé mesto, okno vedľa okna. Za každým niekto práve hľadá pyžamo. | Keď vyjdú, lampa nesvieti a na koberci leží mesiac. Je taký potichu, že si ho pri svetle nik nevšimne.]
/+4

== bed
-2
^nest [world| rocket: Potom [hero] uloží hviezdičku do prilby((, aby mala kde spať)). | ship: Potom [hero] prikryje papagája kapitánskym klobúkom(( a pod klobúkom je ticho)). | castle: Potom [hero] uloží dráčika do rytierskej prilby. | forest: Potom sa ježko stočí do klbka a [hero] ho uloží do košíka. | cave: Potom si dinosaurík ľahne do svojej škrupiny.(( Ešte sa do nej zmestí.)) | base: Potom sa netopierik zavesí do kapucne(( dolu hlavou, lebo tak sa mu leží najlepšie)). | Potom [hero] uloží svetlušku do hrnčeka((, aby mala kde spať)).]
/-2

+2
^nest [world| rocket: Potom [hero] uloží hviezdičku do prilby, aby mala kde spať. | ship: Potom [hero] prikryje papagája kapitánskym klobúkom a pod klobúkom je ticho. | castle: Potom [hero] uloží dráčika do rytierskej prilby. | forest: Potom sa ježko stočí do klbka a [hero] ho uloží do košíka. | cave: Potom si dinosaurík ľahne do svojej škrupiny. Ešte sa do nej zmestí. | base: Potom sa netopierik zavesí do kapucne dolu hlavou, lebo tak sa mu leží najlepšie. | Potom [hero] uloží svetlušku do hrnčeka, aby mala kde spať.]
/+2

+3
[world| rocket: Za okienkom je tá najväčšia tma, celý vesmír. Drží raketu ako v dlani, mäkko a potichu. | ship: Za okienkom je tá najväčšia tma, nočné more. Drží loď zospodu ako v dlani a pomaly ju hojdá. | castle: Za oknom je tá najväčšia tma, celé nočné kráľovstvo. Drží hrad aj s vežami ako v dlani a kone v stajni pomaly dýchajú. | forest: Za oknom je tá najväčšia tma, nočný les. Drží chalúpku ako v dlani a potichu šumí. | cave: Pred jaskyňou je tá najväčšia tma, celé nočné údolie. Drží aj tie najväčšie dinosaury ako v dlani a ich bruchá pomaly dýchajú. | base: Za oknom je tá najväčšia tma, celé nočné mesto. Spia v ňom potichu všetci zachránení, aj ten kocúr zo stromu. | Za oknom je tá najväčšia tma, celá noc. Drží dom, ulicu aj mesiac a nič jej nevypadne.] &again @hero „Tejto nie,“ povie [hero] potichu.
/+3

-2
[Adult] pritiahne [world| cave: spacák | perinu](( až po bradu)). [Light] čaká pri ruke((, keby bolo treba)).
/-2

+2
[Adult] pritiahne [world| cave: spacák | perinu] až po bradu. [Light] čaká pri ruke, keby bolo treba.
/+2

+2
[world| cave: @adult „A plachtu?“ šepne [adult] pri vchode. „Zatiahnuť?“ | @adult „A dvere?“ šepne [adult]. „Zavrieť?“]

@hero „Škárku nechaj,“ šepne [hero]. „Takú ako pri palci.“
/+2

-2
@hero „Nechaj škárku ako pri palci,“ šepne [hero].
/-2

+4
[more| @adult „Dobrú noc, [others],“ šepne [adult] ďalej.] Všade je ticho. [Mirror] už spí, prach pod posteľou spí a čižma má pri sebe svoju ponožku.
/+4

[Adult] škárkou nakukne dnu. [Hero] je tam, [maličká a teplá/maličký a teplý/teplé malé klbko], a vonia džemom.

@adult „Bojíš sa?“(( šepne [adult].))

&last @hero „Tejto nie,“ zamrmle [hero] !asleep a už spí.
`,
  older: `
== things
-2
[world| rocket: Na rakete prestávajú fungovať veci. V pondelok onemie rádio.(( V utorok sa uprostred kabíny zastaví robotický vysávač a odvtedy sa cez neho lezie.)) Dnes stojí aj minútka na vajíčka a posádka raňajkuje kamene. | ship: Na pirátskej lodi miznú sviečky. V pondelok jedna z kuchyne a kuchár potme osolí puding.(( V utorok jedna od bocmana a bocman si obuje dve ľavé čižmy.)) Dnes chýba aj tá pri mape a loď celé ráno krúži okolo toho istého ostrova. | castle: Na hrade miznú sviečky. V pondelok jedna z kuchyne a kuchár potme osolí puding.(( V utorok jedna zo zbrojnice a rytier si nasadí prilbu naopak.)) Dnes chýba aj tá na schodoch a korunu nájdu až v pivnici, v sude s kapustou. | forest: V lesnej chalúpke miznú sviečky. V pondelok jedna z kuchyne a čaj je zrazu z cibule.(( V utorok jedna z predsiene a na vešiaku visí čudný kabát, ktorý je vlastne jazvec.)) Dnes chýba aj tá z komory a nik nevie, kto tam tak hlasno chrúme orechy. | cave: Výprave za dinosaurami prestávajú fungovať veci. V pondelok onemie vysielačka.(( V utorok váha tvrdí, že dinosauria kosť neváži nič.)) Dnes stoja aj stopky, takže najrýchlejší jašter údolia zabehne sto metrov za nula sekúnd. | base: Na základni superhrdinov prestávajú fungovať veci. V pondelok onemie núdzový telefón.(( V utorok váha tvrdí, že superhrdina Silák neváži nič, a Silák sa urazí.)) Dnes stoja aj hodiny a mačku zo stromu idú zachrániť o deň neskôr. | V dome prestávajú fungovať veci. V pondelok onemie zvonček.(( V utorok kuchynská váha tvrdí, že múka neváži nič, a koláč podľa toho vyzerá.)) Dnes stoja aj hodiny v predsieni a obed je o polnoci.]
/-2

+2
[world| rocket: Na rakete prestávajú fungovať veci. V pondelok onemie rádio. V utorok sa uprostred kabíny zastaví robotický vysávač a odvtedy sa cez neho lezie. Dnes stojí aj minútka na vajíčka a posádka raňajkuje kamene. | ship: Na pirátskej lodi miznú sviečky. V pondelok jedna z kuchyne a kuchár potme osolí puding. V utorok jedna od bocmana a bocman si obuje dve ľavé čižmy. Dnes chýba aj tá pri mape a loď celé ráno krúži okolo toho istého ostrova. | castle: Na hrade miznú sviečky. V pondelok jedna z kuchyne a kuchár potme osolí puding. V utorok jedna zo zbrojnice a rytier si nasadí prilbu naopak. Dnes chýba aj tá na schodoch a korunu nájdu až v pivnici, v sude s kapustou. | forest: V lesnej chalúpke miznú sviečky. V pondelok jedna z kuchyne a čaj je zrazu z cibule. V utorok jedna z predsiene a na vešiaku visí čudný kabát, ktorý je vlastne jazvec. Dnes chýba aj tá z komory a nik nevie, kto tam tak hlasno chrúme orechy. | cave: Výprave za dinosaurami prestávajú fungovať veci. V pondelok onemie vysielačka. V utorok váha tvrdí, že dinosauria kosť neváži nič. Dnes stoja aj stopky, takže najrýchlejší jašter údolia zabehne sto metrov za nula sekúnd. | base: Na základni superhrdinov prestávajú fungovať veci. V pondelok onemie núdzový telefón. V utorok váha tvrdí, že superhrdina Silák neváži nič, a Silák sa urazí. Dnes stoja aj hodiny a mačku zo stromu idú zachrániť o deň neskôr. | V dome prestávajú fungovať veci. V pondelok onemie zvonček. V utorok kuchynská váha tvrdí, že múka neváži nič, a koláč podľa toho vyzerá. Dnes stoja aj hodiny v predsieni a obed je o polnoci.]
/+2

@adult „Záhada,“ povie [world| rocket, ship: [adult:kapitánka/kapitán/kapitán] [adult] | castle: [adult:kráľovná/kráľ/kráľ] [adult] | cave: [adult:náčelníčka/náčelník/náčelník] [adult] | base: [adult:superhrdinka/superhrdina/superhrdina] [adult] | [adult]]. „Akoby nám niekto jedol [fuel].“

[Hero] mlčí, lebo ten niekto leží pod vankúšom. Je to [glow] a každú noc svieti od večera do rána, pretože [hero] sa bojí tmy. [with| Vie o tom iba [friend]. | Nevie o tom nikto.]

+2
Priznať sa už nejde. Na každej oslave totiž [hero] vyhlasuje, že tma je len svetlo, ktoré má voľno. Kto povie takú múdru vetu nahlas, ten potom musí svietiť potichu.
/+2

+3
[with2| @friend2 „Mne sa tá veta páči,“ povie [friend2]. „Hovorím ju vždy, keď sa svieti.“] Jeden večer stačia dve [fuel], lenže druhý treba ďalšie. [Hero] ich berie iba tam, kde, ako si hovorí, nikomu nechýbajú. Ráno sa zakaždým ukáže, že niekomu áno.
/+3

*beacon Dnes ostávajú už iba posledné dve [fuel]. Sú v [beacon.loc] [atBeacon]. Ten svieti každú noc, aby trafil domov každý, kto je ešte na ceste.

-2
Dnes hádam nepôjde nikto, povie si [hero] a vezme aj tie.
/-2

+2
Kto by sa dnes túlal vonku, povie si [hero]. Je neskoro a každý je dávno doma. Dve [fuel] sa stratia vo vrecku celkom ľahko. Horšie je, že ich tam potom pri každom kroku cítiť.
/+2

== mirror
-2
V noci [glow] žiari a [hide] je biely deň. Vtom čosi [world| cave: zadupe pri spacáku | zaťuká na okno]. Je to [mirror] a celý čas sa trasie.
/-2

+2
V noci [glow] žiari a [hide] je biely deň. [Hero] práve počíta, na koľko nocí to vyjde. Nevyjde to ani na dve.

Vtom čosi [world| cave: zadupe pri spacáku | zaťuká na okno]. [world| rocket: Stojí tam hviezdička a trasie sa tak, až bliká. | ship: Stojí tam papagáj a perie má rozstrapatené ako starý vankúš. | castle: Stojí tam dráčik a zuby mu cvakajú, až mu medzi nimi lietajú iskry. | forest: Stojí tam ježko a trasie sa tak, až štrkoce. | cave: Stojí tam dinosaurík a kolená mu klepú o seba. | base: Stojí tam netopierik a krídla má rozklepané ako dáždnik vo vetre. | Stojí tam svetluška a trasie sa tak, až bliká.]
/+2

@mirror „Prepáč, že ťa budím,“ povie [mirror]. „Stratila sa mi mama. Domov trafíme vždy podľa [beacon.gen] [atBeacon], a ten dnes nesvieti. A ja sa bojím tmy.“

@hero „Aj ja,“ vyhŕkne [hero] a potom je chvíľu ticho. Dve [fuel], podľa ktorých by mama trafila, svietia [hide].

+2
[with| @friend „Môžeme si ich nechať,“ povie pomaly [friend], „alebo ich môžeme vrátiť. Oboje naraz nejde.“ | Dajú sa nechať alebo sa dajú vrátiť. Oboje naraz nejde, hoci [hero] to skúša vymyslieť trikrát.]

@hero „Vrátime ich,“ povie napokon [hero]. „Tam pôjdeme so svetlom. Naspäť už potme.“

@mirror „A keď sa cestou zľakneme?“

@hero „Tak sa zľakneme a pôjdeme ďalej.“ 
/+2

-2
@hero „Vrátime ich,“ povie napokon [hero]. „Tam pôjdeme so svetlom. Naspäť už potme.“
/-2

== choice
+2
[world| rocket: Na špicu rakety vedie dvadsať schodíkov a pri lampe sú to obyčajné schodíky. | ship: Na kormu vedie dvadsať schodov a pri svetle sú to obyčajné schody. | castle: Na vežu vedie dvadsať schodov a pri svetle sú to obyčajné schody. | forest: Do podkrovia vedie dvadsať schodov a pri svetle sú to obyčajné schody. | cave: K vchodu vedie dvadsať krokov chodbou a pri svetle je to obyčajná chodba. | base: Na strechu vedie dvadsať schodov a pri svetle sú to obyčajné schody. | K vchodu vedie dvadsať schodov a pri svetle sú to obyčajné schody.] [Hero] si ich poráta, pre neskoršie použitie.
/+2

[Beacon] [atBeacon] je studený a prázdny. Zasvieti, len keď [glow] zhasne a dá mu svoje [fuel].

@mirror „To bude tá tma, však?“ šepne [mirror].

@hero „Ktorej sa vlastne bojíš?“ pýta sa [hero].

@mirror „Neviem. V nijakej som ešte poriadne [mirror:nebola/nebol/nebolo],“ povie [mirror]. „Vždy utečiem.“

+2
To je zvláštne. [Hero] vlastne tiež nie, vždy je pri tom [glow].
/+2

@hero „Tak začneme nejakou malou,“ povie [hero] a zloží dlane ako orech. „Nakukni.“

[Mirror] nakukne škárkou pri palci((, najprv jedným okom a potom druhým)).

&first @hero „Bojíš sa tejto?“

@mirror „Tejto nie. Tá je teplá.“

+2
Ďalšia býva v rukáve pyžama. Ruka v nej ide a ide, až na druhom konci vykukne päť prstov a zakýva. &again @mirror „Tejto nie. Tá má dva konce.“

Ďalšia býva v papuči. Tú preskúmajú veľmi rýchlo. &again @hero „Tejto – fuj – nie.“

@mirror „Väčšiu už nemáš?“ pýta sa [mirror].

@hero „Mám,“ povie [hero]. „Drž sa ma.“
/+2

Zhasnúť musí [hero] [sama/sám/vlastnou rukou].(( Prst sa chvíľu tvári, že nevie kde, a potom to urobí.))

-2
Tma je všade, ale nič v nej neprestane byť. [Beacon] je tam, kde pri svetle, [with| [friend] tiež | [mirror] tiež].
/-2

+2
Tma je zrazu všade. [Hero] v nej napočíta do päť a potom natiahne ruku. [Beacon] je tam, kde pri svetle. Podlaha tiež. [with| [Friend] tiež. |] [Mirror] sa drží pyžama a dýcha. Tma nikoho neposunula ani o prst.
/+2

&again @hero „Tejto,“ povie [hero] a musí si to rozmyslieť. „Tejto nie. Tá je ako hrsť, len sa do nej zmestíme všetci.“

^beacon Potom dve [fuel] nájdu svoje staré miesto a [beacon] sa rozsvieti. Svieti von, do diaľky, a tam sa čosi pohne.

[world| rocket: @mirror „Mama!“ zvolá hviezdička a veľká hviezda nad raketou zažiari, až sa na chvíľu zdá, že je poludnie. | ship: @mirror „Mama!“ zvolá papagáj a veľké krídla zakrúžia nad kormou, raz, dva razy, tri razy. | castle: @mirror „Mama!“ zvolá dráčik a veľká dračica pristane na veži tak opatrne, že spadne iba jedna škridla. | forest: @mirror „Mama!“ zvolá ježko a po chodníčku k chalúpke sa kotúľa čosi guľaté, pichľavé a veľmi šťastné. | cave: @mirror „Mama!“ zvolá dinosaurík a z tmy sa skloní hlava veľká ako skriňa a celého ho oblizne. | base: @mirror „Mama!“ zvolá netopierik a zhora sa znesie veľká netopierica, zavesí sa na zábradlie a celého ho zabalí do krídel. | @mirror „Mama!“ zvolá svetluška a zo záhrady priletí druhé svetielko, celé zadychčané.]

+2
@mirror „Bola tam veľká tma,“ povie [mirror] mame. „Ale začali sme malou.“ A potom už idú domov, rovno po svetle.
/+2

== back
-2
[with| Naspäť idú potme. | Naspäť ide [hero] potme.] Veľká tma je však poskladaná z malých, stačí čuchať: jedna vonia [smellA], druhá [smellB] a tretia čižmami, no, ako čižmy. &again @hero „Tejto nie,“ hovorí [hero] pri každom kroku.
/-2

+2
[with| Naspäť idú potme. | Naspäť ide [hero] potme.] [with| Prvý krok urobí [friend] a druhý [hero], aby to bolo spravodlivé. | Prvý krok je najhorší a potom je ich už iba devätnásť.] Veľká tma je však poskladaná z malých, na to treba len ísť pomaly a čuchať. Jedna vonia [smellA], druhá [smellB] a tretia čižmami, no, ako čižmy. &again @hero „Tejto nie,“ hovorí [hero] pri každom kroku.

Pri ôsmom kroku čosi studené oblizne palec na nohe. [Hero] zastane a potom sa toho dotkne aj druhým palcom, lebo tak sa robí výskum. Je to obyčajná dlážka, ktorá tu býva aj cez deň. &again @hero „Tejto nie,“ oznámi jej [hero]. [with| @friend „Mňa oblizla tiež,“ ozve sa zozadu [friend]. „Zjavne nás má rada.“]
/+2

Na konci čaká niečo mäkké a má to na sebe župan.

@adult „Kto je to?“ pýta sa [adult].

@hero „Ja. A [fuel] nikto neje. Tie beriem ja.“

-2
A potom [hero] povie všetko.(( Potme sa priznáva ľahšie, lebo nik nevidí, kto sa červená.))
/-2

+2
A potom [hero] povie všetko, od pondelka až po [beacon] [atBeacon]. Potme sa priznáva o čosi ľahšie, lebo nik nevidí, kto sa červená.
/+2

[world| rocket: @adult „Tak preto máme vajíčka z kameňa,“ povie [adult]. | ship: @adult „Tak preto poznám ten ostrov už naspamäť,“ povie [adult]. | castle: @adult „Tak preto mi koruna vonia kapustou,“ povie [adult]. | forest: @adult „Tak preto už nemáme orechy,“ povie [adult]. | cave: @adult „Tak preto bol ten jašter taký rýchly,“ povie [adult]. | base: @adult „Tak preto tá mačka zliezla radšej sama,“ povie [adult]. | @adult „Tak preto obedujeme o polnoci,“ povie [adult].] @adult „A ktorej tmy sa bojíš?“

-2
@hero „Už iba tej, ktorú ešte nepoznám.“
/-2

+2
@hero „Už iba tej, ktorú ešte nepoznám. A ty?“

@adult „Tej [store],“ prizná po chvíli [adult]. „Ale to nikomu nehovor.“
/+2

+2
-3
@hero „Začni v hrsti,“ poradí [hero].
/-3
/+2

+3
@hero „A kde máme náhradné [fuel]?“ pýta sa [hero].

[Adult] vzdychne tak, že je to jasné. Náhradné [fuel] sú, samozrejme, [store] a celkom vzadu. Treba po ne ísť, lebo inak nebude ráno fungovať nič, a [adult] tam chodí iba so svetlom. Lenže svetlo je [atBeacon] a tam aj ostane.

[Hero] to spozná aj potme. Presne takto stojí človek, ktorému veľmi chýba [glow] pod vankúšom.

@hero „Zlož dlane ako orech,“ povie [hero], „a pozri sa dnu škárkou pri palci.“

[Adult] sa pozrie jedným okom a dosť dlho. &again @adult „Tejto nie,“ povie potom a znie to prekvapene.

@hero „A teraz krok, ale iba jeden. Je to tá istá tma, len má viac miesta.“

Držia sa za ruky, lebo to sa potme smie v každom veku. [world| rocket: V nákladovom priestore to vonia kovom a pomarančmi. | ship: V podpalubí to vonia syrom a vlhkými lanami. | castle: V pivnici to vonia kapustou a trochu aj korunou. | forest: V pivnici to vonia zemiakmi a minuloročnými jablkami. | cave: V zadnej chodbe to vonia dažďom a starým kameňom. | base: V podzemnej garáži to vonia gumou a mokrým plášťom. | V pivnici to vonia zemiakmi a starým bicyklom.] Čosi tam zavrčí a [adult] zastane.

@adult „Počuješ?“

@hero „To je tvoje brucho,“ povie [hero].

A je to naozaj tak. [Adult] sa smeje prvý raz od pondelka. [more| Smejú sa aj [others], hoci ich nikto nevolal.] Škatuľa je tam, kde má byť, tma ju neposunula ani o prst. Ráno bude zasa všetko, ako má byť, ale dnes v noci ju už nikto neotvorí.
/+3

== bed
[Glow] potom leží na stole a odpočíva. V posteli je ticho a teplo a tma je tá istá ako včera, iba mäkšia. [Adult] nechá [world| cave: plachtu pri vchode | dvere] na škárku a ňou ide dnu tenký mäkký pásik svetla od [beacon.gen].

+2
[Beacon] svieti tým, čo sú ešte na ceste. [with| [Friend] už pomaly dýcha pod teplou mäkkou perinou. | [world| cave: Spacák je teplý | Perina je teplá] a ticho mäkké ako čiapka.] Kto je už doma v posteli, ten toľko svetla nepotrebuje.
/+2

[world| ship, castle, forest: A potom zase čosi mizne. Najprv palce na nohách, potom kolená, potom lakte a celkom nakoniec aj jazyk((, lebo má ešte čosi na srdci)). | A potom zase prestávajú fungovať veci. Najprv palce na nohách, potom kolená, potom lakte a celkom nakoniec aj jazyk((, lebo má ešte čosi na srdci)).]

@adult „Bojíš sa tejto?“ šepne škárkou [adult].

&last @hero „Tejto nie,“ zamrmle [hero] !asleep a potichu zaspí.
`,
}
