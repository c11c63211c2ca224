import type { Telling } from '../../../../craft/telling.ts'

export const injekciaWorlds: Telling = {
  id: 'jab-worlds',
  shape: 'making',
  fits: { kind: 'life', subjects: ['jab', 'doctor'], when: ['tomorrow', 'today', 'always'] },
  ages: [3, 9],
  titles: ['Pofúkaj mi to', 'Fúk do zásoby', 'Fúkanie dopredu'],
  tile: { label: 'Očkovanie', wish: 'zajtra ideme na očkovanie a bojí sa' },
  figures: {},
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      titles: ['Fúk do fľaše', 'Fľaša plná fúkania'],
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
        doctor: {
          forms: {
            name: 'lodná doktorka',
            nom: 'lodná doktorka',
            gen: 'lodnej doktorky',
            dat: 'lodnej doktorke',
            acc: 'lodnú doktorku',
            loc: 'lodnej doktorke',
            ins: 'lodnou doktorkou',
          },
          gender: 'she',
        },
        big: {
          forms: {
            name: 'bocman',
            nom: 'bocman',
            gen: 'bocmana',
            dat: 'bocmanovi',
            acc: 'bocmana',
            loc: 'bocmanovi',
            ins: 'bocmanom',
          },
          gender: 'he',
        },
      },
      words: {
        place: 'na palube pirátskej lode',
        bare: 'vyhrnie si pásikavý rukáv',
        from: 'od kormidla',
        bag: 'fľaša',
        baggen: 'fľaše',
        bagacc: 'fľašu',
        close: 'zapchá zátkou',
        open: 'odzátkuje fľašu',
        toopen: 'odzátkovať fľašu',
        on: 'o sud',
        knock: 'o kormidlo',
        closeit: 'zapchá fľašu zátkou',
        where: 'v bielej kajute',
        door: 'Pred kajutou',
        plaster: 's kotvou',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      titles: ['Fúk do zlatej truhličky', 'Truhlička plná fúkania'],
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
        doctor: {
          forms: {
            name: 'hradná doktorka',
            nom: 'hradná doktorka',
            gen: 'hradnej doktorky',
            dat: 'hradnej doktorke',
            acc: 'hradnú doktorku',
            loc: 'hradnej doktorke',
            ins: 'hradnou doktorkou',
          },
          gender: 'she',
        },
        big: {
          forms: {
            name: 'starý drak',
            nom: 'starý drak',
            gen: 'starého draka',
            dat: 'starému drakovi',
            acc: 'starého draka',
            loc: 'starom drakovi',
            ins: 'starým drakom',
          },
          gender: 'he',
        },
      },
      words: {
        place: 'na hradnom schodisku',
        bare: 'vyhrnie si zamatový rukáv',
        from: 'a posunie si korunu',
        bag: 'truhlička',
        baggen: 'truhličky',
        bagacc: 'truhličku',
        close: 'zaklapne',
        open: 'otvorí truhličku',
        toopen: 'otvoriť truhličku',
        on: 'o brnenie',
        knock: 'o vlastný trón',
        closeit: 'zaklapne truhličku',
        where: 'v bielej veži',
        door: 'Na schodoch pred vežou',
        plaster: 's korunkou',
      },
    },
    space: {
      themes: ['space', 'science', 'discovery'],
      titles: ['Fúk do kozmickej prilby', 'Prilba plná fúkania'],
      figures: {
        mirror: {
          forms: {
            name: 'mimozemšťan',
            nom: 'mimozemšťan',
            gen: 'mimozemšťana',
            dat: 'mimozemšťanovi',
            acc: 'mimozemšťana',
            loc: 'mimozemšťanovi',
            ins: 'mimozemšťanom',
          },
          gender: 'he',
        },
        doctor: {
          forms: {
            name: 'hviezdna doktorka',
            nom: 'hviezdna doktorka',
            gen: 'hviezdnej doktorky',
            dat: 'hviezdnej doktorke',
            acc: 'hviezdnu doktorku',
            loc: 'hviezdnej doktorke',
            ins: 'hviezdnou doktorkou',
          },
          gender: 'she',
        },
        big: {
          forms: {
            name: 'veľký robot',
            nom: 'veľký robot',
            gen: 'veľkého robota',
            dat: 'veľkému robotovi',
            acc: 'veľkého robota',
            loc: 'veľkom robotovi',
            ins: 'veľkým robotom',
          },
          gender: 'he',
        },
      },
      words: {
        place: 'na vesmírnej stanici',
        bare: 'vyhrnie si strieborný rukáv',
        from: 'a pripláva od okna',
        bag: 'prilba',
        baggen: 'prilby',
        bagacc: 'prilbu',
        close: 'zaklapne',
        open: 'otvorí prilbu',
        toopen: 'otvoriť prilbu',
        on: 'o dvierka',
        knock: 'o okno',
        closeit: 'zaklapne prilbu',
        where: 'v bielej kabíne',
        door: 'Pred kabínou',
        plaster: 's raketou',
      },
    },
    heroes: {
      themes: ['superheroes'],
      titles: ['Superfúk', 'Kapsička plná fúkania'],
      figures: {
        mirror: {
          forms: {
            name: 'Gumko',
            nom: 'Gumko',
            gen: 'Gumka',
            dat: 'Gumkovi',
            acc: 'Gumka',
            loc: 'Gumkovi',
            ins: 'Gumkom',
          },
          gender: 'he',
        },
        doctor: {
          forms: {
            name: 'superdoktorka',
            nom: 'superdoktorka',
            gen: 'superdoktorky',
            dat: 'superdoktorke',
            acc: 'superdoktorku',
            loc: 'superdoktorke',
            ins: 'superdoktorkou',
          },
          gender: 'she',
        },
        big: {
          forms: {
            name: 'Silák',
            nom: 'Silák',
            gen: 'Siláka',
            dat: 'Silákovi',
            acc: 'Siláka',
            loc: 'Silákovi',
            ins: 'Silákom',
          },
          gender: 'he',
        },
      },
      words: {
        place: 'v tajnej základni superhrdinov',
        bare: 'vystrčí spod plášťa ruku',
        from: 'a prestane žehliť plášte',
        bag: 'kapsička',
        baggen: 'kapsičky',
        bagacc: 'kapsičku z opaska',
        close: 'zapne',
        open: 'rozopne kapsičku',
        toopen: 'rozopnúť kapsičku',
        on: 'o lietajúce auto',
        knock: 'o žehličku',
        closeit: 'zapne kapsičku',
        where: 'za tajnými dverami',
        door: 'Pred tajnými dverami',
        plaster: 's bleskom',
      },
    },
    dinos: {
      themes: ['dinosaurs'],
      titles: ['Fúk do dinosaurej škrupiny', 'Ako fúka dlhokrk'],
      figures: {
        mirror: {
          forms: {
            name: 'malý tyranosaurus',
            nom: 'malý tyranosaurus',
            gen: 'malého tyranosaura',
            dat: 'malému tyranosaurovi',
            acc: 'malého tyranosaura',
            loc: 'malom tyranosaurovi',
            ins: 'malým tyranosaurom',
          },
          gender: 'he',
        },
        doctor: {
          forms: {
            name: 'doktorka Trojrohá',
            nom: 'doktorka Trojrohá',
            gen: 'doktorky Trojrohej',
            dat: 'doktorke Trojrohej',
            acc: 'doktorku Trojrohú',
            loc: 'doktorke Trojrohej',
            ins: 'doktorkou Trojrohou',
          },
          gender: 'she',
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
        place: 'v údolí dinosaurov',
        bare: 'vyhrnie si rukáv',
        from: 'a prestane česať dinosaura',
        bag: 'škrupina',
        baggen: 'škrupiny',
        bagacc: 'škrupinu z vajca',
        close: 'zakryje listom',
        open: 'odkryje škrupinu',
        toopen: 'odkryť škrupinu',
        on: 'o dinosaurí pazúr',
        knock: 'o kameň',
        closeit: 'zakryje škrupinu listom',
        where: 'v bielej jaskyni',
        door: 'Pred jaskyňou',
        plaster: 'so stopou',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      titles: ['Fúk do orechovej škrupinky', 'Medvedí fúk'],
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
        doctor: {
          forms: {
            name: 'doktorka Sova',
            nom: 'doktorka Sova',
            gen: 'doktorky Sovy',
            dat: 'doktorke Sove',
            acc: 'doktorku Sovu',
            loc: 'doktorke Sove',
            ins: 'doktorkou Sovou',
          },
          gender: 'she',
        },
        big: {
          forms: {
            name: 'medveď',
            nom: 'medveď',
            gen: 'medveďa',
            dat: 'medveďovi',
            acc: 'medveďa',
            loc: 'medveďovi',
            ins: 'medveďom',
          },
          gender: 'he',
        },
      },
      words: {
        place: 'pred lesným domčekom',
        bare: 'vyhrnie si rukáv',
        from: 'a odloží košík s malinami',
        bag: 'škrupinka',
        baggen: 'škrupinky',
        bagacc: 'orechovú škrupinku',
        close: 'zaklapne',
        open: 'otvorí škrupinku',
        toopen: 'otvoriť škrupinku',
        on: 'o kôru',
        knock: 'o hrniec',
        closeit: 'zaklapne škrupinku',
        where: 'v dutom dube',
        door: 'Pred dubom',
        plaster: 's lístkom',
      },
    },
    home: {
      themes: [],
      figures: {
        mirror: {
          forms: {
            name: 'chlapček v žltom svetri',
            nom: 'chlapček v žltom svetri',
            gen: 'chlapčeka v žltom svetri',
            dat: 'chlapčekovi v žltom svetri',
            acc: 'chlapčeka v žltom svetri',
            loc: 'chlapčekovi v žltom svetri',
            ins: 'chlapčekom v žltom svetri',
          },
          gender: 'he',
        },
        doctor: {
          forms: {
            name: 'pani doktorka',
            nom: 'pani doktorka',
            gen: 'pani doktorky',
            dat: 'pani doktorke',
            acc: 'pani doktorku',
            loc: 'pani doktorke',
            ins: 'pani doktorkou',
          },
          gender: 'she',
        },
        big: {
          forms: {
            name: 'ujo sused',
            nom: 'ujo sused',
            gen: 'uja suseda',
            dat: 'ujovi susedovi',
            acc: 'uja suseda',
            loc: 'ujovi susedovi',
            ins: 'ujom susedom',
          },
          gender: 'he',
        },
      },
      words: {
        place: 'v kuchyni',
        bare: 'vyhrnie si rukáv',
        from: 'a odloží varešku',
        bag: 'rukavica',
        baggen: 'rukavice',
        bagacc: 'rukavicu',
        close: 'zaviaže šnúrkou',
        open: 'rozviaže rukavicu',
        toopen: 'rozviazať rukavicu',
        on: 'o roh stola',
        knock: 'o zásuvku',
        closeit: 'zaviaže rukavicu šnúrkou',
        where: 'v bielej ambulancii',
        door: 'V čakárni',
        plaster: 's hviezdičkou',
      },
    },
  },
  fact: '[Hero] na injekcii [zistil/zisťuje], že stačí fúkať, a kým sa dofúka, je po nej.',
  next: 'Na dne zásoby predsa len ostáva jeden fúk. Nikto nevie, čí je, ale je teplý.',
  young: `
== blow
*bag @hero „Pofúkaj mi to,“ povie [hero] [place] a [bare].

@adult „A čo ťa bolí?“ pýta sa [adult] [from].

@hero „Ešte nič. Ale [when| tomorrow: zajtra mám dostať | today: dnes mám dostať | mám dostať] injekciu a bojím sa.“

@adult „Tak ti fúknem do zásoby,“ povie [adult].

[Hero] prinesie [bagacc]. [Adult] do nej fúkne: &first Fúúú! [Hero] ju rýchlo [close]((, aby nič neušlo)).

+4
@hero „A funguje to?“ pýta sa [hero].

To treba vyskúšať. [Hero] sa štipne do ruky. Au! Rýchlo [open] a fúk vyletí von, rovno na to miesto.

@hero „Funguje,“ zistí [hero]. „Ale už je preč.“

Tak musí [adult] fúknuť ešte raz. @adult „A už nič neskúšaj,“ povie [adult], „lebo sa celkom vyfúkam.“
/+4

+2
@hero „Koľko fúkov treba na jednu injekciu?“ pýta sa [hero].

@adult „Neviem,“ povie [adult]. „Ale zásoby nikdy nie je dosť.“

[with| Tak fúkne aj [friend]. Fúka tak dlho, až z toho očervenie. | Tak ide [hero] po ďalšie fúky.] [world| ship: Fúkne aj lodný kocúr. Vonia to po rybe. | castle: Fúkne aj žaba zo studne. Je to skôr kvak. | space: Fúkne aj malý vysávač. Ten to má naopak a [hero] musí [bagacc] držať. | heroes: Fúkne aj Rýchly Rišo. Nikto to nestihne vidieť, a tak musí ešte raz. | dinos: Fúkne aj dinosaurie mláďa. Trochu pri tom oslintá list. | forest: Fúkne aj mravec. Fúka z celej sily a potom si musí sadnúť. | Fúkne aj susedova mačka. Je to skôr kýchnutie.]
/+2

+4
[more| Fúknu aj [others], každý raz.]
/+4

[world| ship: Fúkne aj [big]. Odletí mu klobúk a loď sa pohne o tri vlny ďalej. | castle: Fúkne aj [big]. Fúka opatrne, ale koberec na schodoch sa aj tak trochu pripečie. | space: Fúkne aj [big]. Raňajky vyletia z taniera a plávajú pod stropom. | heroes: Fúkne aj [big]. Plášte vyletia z vešiakov na lampu. | dinos: Fúkne aj [big]. Kým fúk zíde po takom dlhom krku, [hero] zje celé jablko. | forest: Fúkne aj [big]. Zo všetkých stromov naokolo popadajú šišky. | Fúkne aj [big]. Trafí do múky a je biely až po uši.]

== door
[when| tomorrow: Na druhý deň čaká | today: Potom už čaká | Napokon čaká] [where] [doctor]. [world| ship: [Door] sa na sude trasie [mirror], až mu padajú pierka. | castle: [Door] sa trasie [mirror], až mu z nosa padajú iskry. | space: [Door] sa trasie [mirror]. Má štyri ruky a nevie, na ktorú to príde. | heroes: [Door] sa trasie malý hrdina [mirror]. Ruku si od strachu natiahne až za roh. | dinos: [Door] sa trasie [mirror]. Krátke ručičky má schované pod bradou. | forest: [Door] sa trasie [mirror]. Má sto pichliačov a bojí sa jedného. | [Door] sa trasie [mirror]. Sveter má natiahnutý až po nos.]

+3
@mirror „Čo to máš?“ pýta sa [mirror].

@hero „Zásobu fúkov. Keď ma to zabolí, pustím ich von.“

@mirror „Dáš mi jeden?“

@hero „Najprv musím vedieť, koľko ich treba,“ povie [hero] a drží zásobu oboma rukami.
/+3

== jab
@hero „Bude to bolieť?“ pýta sa [hero] dnu.

-2
@doctor „Štipne to,“ povie [doctor], „ale iba chvíľku.“
/-2

+2
@doctor „Štipne to,“ povie [doctor]. „Ale kým narátaš do troch, je koniec.“
/+2

+2
Vatou pretrie kúsok ruky. Studí to a vonia to čistotou.
/+2

Teraz treba [toopen](( a pustiť fúky von))! Lenže jednu ruku drží [doctor] a druhú drží [adult]. [world| space: A štyri ruky má iba mimozemšťan. | A tretiu ruku [hero] nemá.]

[with| @friend „Ja to otvorím!“ volá [friend]. „Nejde to! Fúkaj!“ | Čo je ešte voľné? Ústa!]

[Hero] ((nafúkne líca a ))fúkne: &again Fúúú!

Štip.

@hero „Au,“ povie [hero]. „Kedy bude koniec?“

@doctor „Už bol,“ povie [doctor] a nalepí náplasť [plaster].

+3
[Hero] sa pozrie na náplasť a potom na [bagacc]. Celá zásoba je ešte vnútri. [with2| @friend2 „Tak stačil jeden fúk,“ počíta na prstoch [friend2].]
/+3

== mirror
-2
Vonku čaká [mirror]. @hero „Keď to štipne, fúkaj,“ poradí [hero]. &again Fúúú!
/-2

+2
[world| ship: Na sude sa ešte stále trasie [mirror]. | Vonku sa ešte stále trasie [mirror].]

@mirror „Mne nikto nefúkol do zásoby,“ povie potichu.

@hero „Netreba,“ povie [hero]. „Len čo to štipne, fúkaj. Takto.“ &again Fúúú!
/+2

+2
@mirror „A prestane to štípať?“

@hero „Štipne to aj tak,“ povie [hero]. „Ale kým sa dofúka, je po tom.“
/+2

+3
[Mirror] skúsi fúknuť. [with| [Friend] fúka s ním, lebo vo dvojici sa fúka lepšie. | [Hero] fúka s ním, lebo vo dvojici sa fúka lepšie.] Raz, dva razy, tri razy.
/+3

+4
@mirror „Tak koľko fúkov treba?“ pýta sa ešte [mirror].

@hero „Jeden,“ povie [hero]. „A ten má každý so sebou, v ústach.“
/+4

[Mirror] ide dnu a fúka. [world| ship: V zobáku mu to pekne zahvízda. | castle: Doktorke sa z toho zahmlia okuliare. | space: Tykadlá sa mu pri tom narovnajú ako tyčky. | heroes: Ruka sa mu pri tom stiahne spoza rohu. | dinos: Krátke ručičky mu pri tom vykuknú spod brady. | forest: Všetkých sto pichliačov si mu pri tom pekne ľahne. | Zo svetra mu pri tom vykukne nos a potom aj ruka.] O chvíľu má náplasť aj on.

== way
+4
Cestou domov si [big] buchne koleno. [world| ship: Narazí ním o kotvu, a poriadne. | castle: Narazí ním o hradnú bránu, a poriadne. | space: Narazí ním o kovové dvierka, a poriadne. | heroes: Narazí ním o lietajúce auto, a poriadne. | dinos: Narazí ním o veľkú skalu, a poriadne. | forest: Narazí ním o starý peň, a poriadne. | Narazí ním o záhradnú bránku, a poriadne.]

@big „Aúúú!“ povie [big] a poskakuje. „Kto mi to pofúka?“

@hero „Ja mám celú zásobu,“ povie [hero] pyšne.

[Hero] sa ku kolenu zohne a na chvíľočku [open]. Von vyletí fúk, ktorý leží celkom navrchu, a to je práve ten jeho vlastný. [world| ship: Bocmanovi odletí klobúk druhý raz. | castle: Drakovi sa pripečie chlp na kolene. | space: Robotovi odletí z kolena skrutka a pláva pod strop. | heroes: Silákovi sa plášť prehodí rovno cez hlavu. | dinos: Dlhokrkovi to odfúkne aj muchy z chvosta. | forest: Medveďovi padne na hlavu posledná šiška. | Sused má múku aj na kolenách.] Ale koleno už nebolí.

Pri večeri si [adult] popáli jazyk na polievke. [Hero] na chvíľočku [open] ešte raz. [world| ship: Tento fúk vonia po rybe, ale polievka je aj tak rybacia. | castle: Tento fúk je skôr kvak a jazyk sa naň usmeje. | space: Tento fúk ide naopak a kus polievky vtiahne. | heroes: Tento fúk je taký rýchly, že vychladne aj polievka. | dinos: Tento fúk je trochu mokrý, a to je na jazyk najlepšie. | forest: Tento fúk je malinký, akurát na špičku jazyka. | Tento fúk je skôr kýchnutie, ale jazyku sa páči.]

@adult „To je ale dobrá zásoba,“ povie [adult]. „Koľko fúkov v nej ešte je?“

[with| @friend „Môj fúk je už na mojom lakti,“ prizná sa [friend]. „Trochu ho škriabalo.“ | [Hero] priloží ucho a počúva.] [with2| @friend2 „A môj je na päte,“ povie [friend2].]

@hero „Už len jeden,“ povie [hero]. „Ten, čo je naspodku. Ten od teba.“
/+4

== bed
[world| ship: Večer leží [hero] v hojdacej sieti a more je tiché. | castle: Večer leží [hero] v posteli s nebesami. | space: Večer leží [hero] v spacom vaku, priviazanom, aby neodplával. | heroes: Večer leží [hero] pod perinou a plášť spí na vešiaku. | dinos: Večer leží [hero] v jaskyni na mäkkom papradí. | forest: Večer leží [hero] v lesnom domčeku pod perinou. | Večer leží [hero] v posteli pod perinou.] [more| [Others] už spia.]

+2
Náplasť drží a ruka je pod ňou teplá.
/+2

@hero „Pofúkaj mi to,“ zašepká [hero].

@adult „A čo ťa bolí?“ zašepká [adult].

@hero „Už nič. Len tak.“

+4
Lenže [hero] ešte chvíľu rozmýšľa. @hero „A keď pôjdem na injekciu zasa?“

@adult „Tak ti zasa fúknem.“

@hero „Do zásoby?“

@adult „Do zásoby,“ povie [adult], „aj do vlasov.“
/+4

-4
[Adult] pomaly [open] a ^bag von vyjdú fúky, mäkké a teplé. &last Fúúú.
/-4

+4
[Adult] pomaly [open] a ^bag von vyjde ten posledný fúk, ten od [adult.gen]. Je mäkký a teplý. &last Fúúú.
/+4

+2
Cítiť to na ruke a potom aj na líci.
/+2

[world| ship: Jemne sa napne plachta a loď pláva k ránu. | castle: Pri posteli ticho zhasne sviečka. | space: Stanica sa pomaly otočí k mesiacu. | heroes: Plášť sa na vešiaku ticho pohne. | dinos: Papradie ticho zašumí. | forest: Za oknom ticho zašumí les. | Záclona sa ticho pohne.]

+3
Niekde blízko spí [mirror]. Aj on fúka, ale už len zo sna.
/+3

+4
[with| [Friend] leží vedľa a dýcha už celkom pomaly.] [Bag] leží pri posteli prázdna a ľahká. Ráno sa do nej môže fúkať zasa.
/+4

!asleep [Hero] spí a ticho dýcha: fú, fú, fú.
`,
  older: `
== boast
@hero „Mňa už netreba pofúkať,“ vyhlási [hero] nahlas [place]. „Fúkanie je pre malých.“

Na lakti má totiž čerstvú odreninu a [adult] sa k nej už skláňa s našpúlenými ústami.

@adult „Dobre,“ povie [adult] a ústa zasa zavrie. „Tak len pripomínam, že [when| tomorrow: zajtra je injekcia | today: dnes je injekcia | nás čaká injekcia].“

*knees Lakeť prestane bolieť hneď, zato kolená zmäknú ako puding.

+2
[Hero] si ich pre istotu pridrží rukami. [world| ship: Na palube stoja samí piráti a jeden má aj drevenú nohu. Tam sa o kolenách nehovorí. | castle: Na schodisku stoja samí rytieri a všetci sú v železe. Tam sa o kolenách nehovorí. | space: Okolo plávajú samí kozmonauti a jeden pozná aj Mars. Tam sa o kolenách nehovorí. | heroes: Okolo stoja samí superhrdinovia a jeden drží nad hlavou autobus. Tam sa o kolenách nehovorí. | dinos: Okolo sa pasú samé dinosaury a najmenší váži ako nákladné auto. Tam sa o kolenách nehovorí. | forest: Na čistinke sedia vlci aj medvede. Tam sa o kolenách nehovorí. | V kuchyni je plno ľudí, lebo sa pečie koláč. O kolenách sa pri koláči nehovorí.]

@hero „A bude to bolieť?“ pýta sa [hero], akoby len tak.

@adult „Trochu to štipne,“ povie [adult], lebo pri takej otázke sa neklame. „Ak chceš, niečo vymyslíme.“

@hero „Netreba,“ povie [hero]. A hneď to ľutuje.
/+2

-2
Teraz by sa jedno pofúkanie veľmi zišlo, lenže pýtať si ho už je hanba. Preto začne [hero] zbierať fúkanie tajne. Vezme [bagacc] a povie, že je to pokus.
/-2

+2
Teraz by sa jedno pofúkanie veľmi zišlo. Lenže kto pred všetkými vyhlási, že ho netreba, ten si poň nemôže len tak prísť. Preto začne [hero] zbierať fúkanie tajne, do zásoby. Vezme [bagacc] a povie, že je to pokus.
/+2

@hero „Fúkni sem,“ povie. „Skúmam, koľko sa dnu zmestí.“

[Big] sa nadýchne a fúkne. [world| ship: Odletí mu klobúk a loď sa pohne o tri vlny ďalej. | castle: Fúka opatrne, ale koberec na schodoch sa aj tak trochu pripečie. | space: Raňajky vyletia z tanierov a ešte hodinu plávajú pod stropom. | heroes: Plášte vyletia z vešiakov a jeden ostane visieť na lampe. | dinos: Kým fúk zíde po takom dlhom krku, dá sa zjesť celé jablko. | forest: Zo stromov naokolo popadajú šišky a jedna vevericu aj zobudí. | Trafí do múky a je biely až po uši.] A [hero] rýchlo [closeit]((, nech je na horšie časy)).

+2
Jeden fúk je však málo, na injekciu ich treba určite viac. [Hero] teda chodí od jedného k druhému. [world| ship: Lodný kocúr fúkne a vonia to po rybe. Kormidelník fúkne a vonia to po cibuli. Kuchár fúkne a nevonia to vôbec. | castle: Žaba zo studne fúkne a je to skôr kvak. Rytier fúkne cez priezor a je to skôr pískanie. Kráľovský trubač fúkne a pribehne celá stráž. | space: Malý vysávač to má naopak a skoro prilbu zje. Kozmonaut fúkne a okienko sa zarosí. Veliteľ fúkne až po odpočítaní od desať. | heroes: Rýchly Rišo fúkne tak rýchlo, že musí ešte raz. Ľadová Ľuba fúkne a na kapsičke je inovať. Lietajúci Leo odfúkne sám seba až na stenu. | dinos: Dinosaurie mláďa pri tom oslintá list. Lietajúci jašter fúkne z výšky a netrafí. Rohatý dinosaurus fúkne nosom a je to poriadne. | forest: Mravec fúka z celej sily a potom si musí sadnúť. Líška fúka šikovne, jedným kútikom. Vlk fúka tak, že sa prasiatka z rozprávky radšej zamknú. | Susedova mačka pri tom kýchne. Babka z prízemia fúka dlho, lebo spievala v zbore. Poštár fúkne, až mu odletia listy.]

[with| @friend „A čo je to za pokus?“ pýta sa [friend]. „Veď ty sa bojíš.“ | Každý sa spýta, načo to bude.]

@hero „Pšt,“ povie [hero]. „Pri pokuse sa mlčí.“

[with| [Friend] teda mlčí, ale fúkne hneď dva razy. | A každý mlčí, lebo pokus je vážna vec.]
/+2

+2
Iba [adult] o ničom nesmie vedieť, lebo [adult] každý pokus prekukne.
/+2

+3
[Adult] zatiaľ stojí opodiaľ a díva sa úplne inam. Tak dôkladne sa inam dívajú iba ľudia, ktorí vidia všetko.
/+3

== door
[when| tomorrow: Na druhý deň čaká | today: Potom už čaká | Napokon čaká] [where] [doctor] a [big] ide tiež, lebo chce vedieť, ako dopadne pokus.

+3
[Hero] nesie celú zásobu v náručí, opatrne ako vajce. @big „Koľko ich tam je?“ pýta sa cestou [big].

@hero „Dosť,“ povie [hero].

@big „A čo sa stane, keď ich pustíš naraz?“

@hero „To sa práve ukáže,“ povie [hero] a kolená sa pritom trochu podlomia.
/+3

[world| ship: [Door] sa na sude trasie [mirror], až mu padajú pierka. | castle: [Door] sa trasie [mirror], až mu z nosa padajú iskry. | space: [Door] sa trasie [mirror]. Má štyri ruky a nevie, na ktorú to príde. | heroes: [Door] sa trasie malý hrdina [mirror]. Ruku si od strachu natiahne až za roh. | dinos: [Door] sa trasie [mirror]. Krátke ručičky má schované pod bradou. | forest: [Door] sa trasie [mirror]. Má sto pichliačov a bojí sa jedného. | [Door] sa trasie [mirror]. Sveter má natiahnutý až po nos.]

@mirror „Aj ty sa bojíš?“ pýta sa [mirror] s nádejou.

+2
Stačilo by povedať áno. Lenže hneď vedľa stojí [big] a počúva.
/+2

-2
@hero „Ani trochu,“ povie [hero], lebo vedľa stojí [big] a počúva.
/-2

+2
@hero „Ja?“ povie [hero]. „Ani trochu.“
/+2

+3
@mirror „A ako sa to robí?“

@hero „Čo?“

@mirror „Nebáť sa,“ povie [mirror]. „Ja to skúšam od rána. Najprv som na to nemyslel a potom som na nič iné nemyslel.“

[Hero] len pokrčí plecami, ako to robia tí, čo vedia a neprezradia.
/+3

-2
[Mirror] zosmutnie. @mirror „Tak sa na celom svete bojím iba ja,“ povie a vstane. „Radšej sa vrátim, keď to prejde. Asi o rok.“
/-2

+2
[Mirror] zosmutnie. @mirror „Tak sa na celom svete bojím iba ja.“ [world| ship: Odletia z neho ďalšie tri pierka. | castle: Iskry zhasnú a ostane len dym. | space: A schová rovno štyri ruky. | heroes: Ruka sa mu natiahne ešte o jeden roh ďalej. | dinos: A strčí pod bradu aj kus chvosta. | forest: A zvinie sa tak, že na ňom nevidno nijaké rameno. | A vytiahne si sveter až po vlasy.] @mirror „Radšej sa vrátim, keď to prejde. Asi o rok.“
/+2

+2
[Hero] otvorí ústa a zasa ich zavrie. Je to zvláštne. Povie sa jedna malá lož a hneď je na svete o jeden veľký strach viac.
/+2

== jab
@doctor „Štipne to,“ povie dnu [doctor], „ale kým narátaš do troch, je po tom.“

+2
[Doctor] pretrie vatou kúsok ruky. Studí to.

@hero „A načo to vlastne je?“ pýta sa [hero], lebo otázka aspoň chvíľu trvá.

@doctor „Telo sa naučí, ako vyzerá jedna choroba,“ povie [doctor]. „A keď potom naozaj príde, spozná ju hneď pri dverách.“
/+2

Teraz treba rýchlo [toopen]. Lenže jednu ruku drží [doctor] a druhú drží [adult]. [world| space: A štyri ruky má iba mimozemšťan. | A tretiu ruku [hero] nemá.]

+2
Celá zásoba leží na stolíku, na dosah nosa, a nedá sa k nej dostať.
/+2

[with| @friend „Drží to ako prilepené!“ hlási od stolíka [friend]. „Budeš si musieť vypýtať čerstvý fúk.“ | Voľné sú iba ústa a tými sa dá o pofúkanie iba poprosiť.]

V pootvorených dverách stojí [mirror], už na odchode, a za ním [big].

Stačilo by zaťať zuby a nikto sa nič nedozvie, iba [mirror] pôjde domov a bude si myslieť, že okrem neho sa nebojí nikto.

&first @hero „Pofúkaj mi to,“ povie [hero] celkom nahlas. „Bojím sa.“

[Adult] na to nepovie nič, lebo hovoriť a fúkať naraz sa nedá. Fúúú! Fúka [adult], fúka aj [hero] a ruka z toho celkom zmäkne.

Štip.

@hero „Au,“ povie [hero]. „Kedy bude koniec?“

@doctor „Už bol,“ povie [doctor] a nalepí náplasť [plaster].

== mirror
@mirror „Tak ty sa bojíš!“ zvolá vo dverách [mirror] a celý sa rozžiari.

@hero „Celý čas,“ prizná sa [hero]. „Aj kolená sa boja.“

@mirror „Tak to sme dvaja,“ povie [mirror] a domov už nejde.

+2
@mirror „A čo robíš, keď sa bojíš?“ pýta sa ešte.

@hero „Fúkam,“ povie [hero]. „Bojím sa aj tak. Ale kým fúkam, ruka je mäkká a nemá kedy utiecť.“
/+2

-2
[Hero] mu podá [bagacc].
/-2

+2
[Hero] mu podá [bagacc]. @hero „Vezmi si ju. Sú v nej samé dobré fúky.“
/+2

[world| ship: [Mirror] vytiahne zátku, fúka a v zobáku mu to pekne hvízda. | castle: [Mirror] zdvihne veko, fúka a doktorke sa zahmlia okuliare. | space: [Mirror] má na to ruky, otvorí sklo aj fúka, a tykadlá sa mu narovnajú. | heroes: [Mirror] rozopne zips, fúka a ruka sa mu stiahne presne na mieru. | dinos: [Mirror] odsunie list, fúka a ručičky mu vykuknú spod brady. | forest: [Mirror] otvorí ju, fúka a pichliače si mu ľahnú. | [Mirror] rozviaže šnúrku, fúka a zo svetra mu vykukne nos aj ruka.] O chvíľu má náplasť aj on.

== big
-2
[Hero] čaká, že [big] sa bude smiať, lenže [big] sa iba zohne a ukáže koleno. &again @big „Pofúkaj mi to,“ šepne.
/-2

+2
Vonku čaká [big]. [Hero] čaká smiech. Lenže [big] sa iba zohne, až je celkom pri uchu.

@big „Takže takto dopadol pokus,“ šepne.

@hero „Takto,“ povie [hero]. „Bol to vymyslený pokus.“

@big „Ja viem. Aj ja mám jeden. Každý večer sa chodím pýtať, koľko je hodín. V skutočnosti si idem po pohladenie.“ A potom ešte tichšie: @big „A mám boľavé koleno. Už od jari. Ale keď je niekto taký veľký, nikomu to nenapadne. &again Pofúkaj mi to.“

[Hero] fúka dlho, lebo je to veľké koleno.
/+2

+3
[world| ship: Bocman si pri tom podáva klobúk z ruky do ruky. | castle: Drakovi pri tom z jedného ucha uniká para. | space: Robotovi pri tom bliká na hrudi zelené svetielko. | heroes: Silák si pri tom utrie oči do plášťa. | dinos: Dlhokrk zloží hlavu až na trávu, aby bol bližšie. | forest: Medveď pri tom potichu mrmle. | Sused pri tom sype múku z obočia.]

@big „Ďakujem,“ povie [big]. „A nikomu to nepovedz.“

@hero „A prečo?“ pýta sa [hero].

[Big] otvorí ústa a rozmýšľa. Rozmýšľa celú cestu domov. [with2| @friend2 „To je dobrá otázka,“ povie [friend2].]
/+3

== home
+3
Popoludní si [adult] buchne prst [knock]. Nie je počuť au, iba také krátke ssss, ako keď sa niečo rýchlo schová za zuby.

@hero „Pofúkam ti to,“ povie [hero].

@adult „Netreba,“ povie [adult] a prst drží za chrbtom. „Mňa už netreba pofúkať.“

Tú vetu [hero] dobre pozná, a tak sa pozrie nižšie. [Adult] má kolená mäkké ako puding.

Na taký prst treba celú zásobu, lenže tú má [mirror] a čo sa raz daruje, to sa späť nepýta. [Hero] preto urobí niečo, čo je oveľa horšie než injekcia. Postaví sa pred všetkých a nevymyslí si nijaký pokus.

@hero „Kto mi pomôže pofúkať prst?“ povie nahlas. „A nie je to pokus. Ani ten prvý nie je pokus, iba sa bojím injekcií.“

Chvíľu je úplné ticho.

@big „Ja sa bojím búrky,“ ozve sa do toho [big].

[world| ship: @big „A krabov,“ dodá ešte a každý pirát si opatrne pozrie pod nohy. | castle: @big „A myší,“ dodá ešte a každý rytier si opatrne pozrie pod nohy. | space: @big „A vody,“ dodá ešte, lebo vody sa bojí každý robot. | heroes: @big „A holubov,“ dodá ešte a každý hrdina si opatrne pozrie na strechu. | dinos: @big „A osí,“ dodá ešte a každý dinosaurus si opatrne sadne. | forest: @big „A včiel, ale med mám rád,“ dodá ešte a vlci múdro prikývnu. | @big „A výťahu,“ dodá ešte a babka z prízemia mu podá koláč.] Potom vstanú a idú, celý zástup naraz.

Na konci radu beží aj [mirror], náplasť na ruke, a vlečie so sebou celú zásobu. @mirror „Ja som z nej minul iba jeden,“ volá. „Viac netreba.“

[Adult] stojí s rukou za chrbtom a díva sa na ten rad.

@adult „Naozaj netreba,“ povie.

@hero „Netreba,“ súhlasí [hero]. „Ale môžeme?“

Na to [adult] nemá nijakú odpoveď, iba prst. Pomaly ho vytiahne spoza chrbta a je celý červený. [with| Ako prvý fúkne na prst [friend], lebo stojí najbližšie. | Ako prvý fúkne [mirror], lebo toho pustia dopredu.] A potom fúkne celý zástup. [world| ship: Plachty sa napnú a kým sa dofúka, je loď o jeden ostrov ďalej. | castle: Zástavy sa vystrú a z kuchyne odletí jedna bábovka. | space: Stanica sa roztočí a mesiac prejde za oknom tri razy. | heroes: Plášte sa rozvlnia, hoci nikto nelieta. | dinos: Papradie si ľahne na zem a z oblohy odíde aj posledný mrak. | forest: Padne aj tá šiška, ktorá sa držala od minulého roka. | Múka vyletí až po strop a potom potichu sneží na koláč.] [Adult] má vlasy dozadu a smeje sa.
/+3

== bed
[world| ship: Večer leží [hero] v hojdacej sieti a more je tiché. | castle: Večer leží [hero] v posteli s nebesami a hrad je tichý. | space: Večer leží [hero] v spacom vaku a za oknom sú hviezdy. | heroes: Večer leží [hero] pod perinou a plášť spí na vešiaku. | dinos: Večer leží [hero] v jaskyni na mäkkom papradí. | forest: Večer leží [hero] v lesnom domčeku a vonku je ticho. | Večer leží [hero] v posteli a v dome je ticho.] ^knees Kolená sú teplé((, iba pod náplasťou to ešte trošku ťahá)).

+2
[with| [Friend] leží vedľa a dýcha už celkom pomaly. | Zásoba je preč a nechýba.] Mesiac svieti na perinu tam, kde sú pod ňou kolená.
/+2

&last @hero „Pofúkaj mi to,“ zašepká [hero].

@adult „Vraj ťa už netreba pofúkať,“ zašepká [adult].

@hero „Netreba. Ale môžeš.“

A tak [adult] fúka, pomaly a potichu, na ruku, na čelo a do vlasov. [world| ship: Lampáš zhasne a plachta sa jemne napne. | castle: Sviečka pri posteli zhasne. | space: Stanica sa pomaly otočí k mesiacu. | heroes: Plášť sa na vešiaku ticho pohne. | dinos: Papradie ticho zašumí. | forest: Za oknom ticho zašumí les. | Záclona sa ticho pohne.]

+3
Niekde blízko ticho spí [mirror] a fúka už iba zo sna. [Big] spí tiež a koleno má na mäkkom vankúši. [more| [Others] už spia.]
/+3

!asleep [Hero] už spí a ticho dýcha: fú, fú, fú.
`,
}
