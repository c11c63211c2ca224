import type { Telling } from '../../../../craft/telling.ts'

/** Animals that live with a family. Any other that the wish calls by name ("zajačik Uško") is one of plush. */
const PETS = 'pes steniatko macka kon kralik skrecok potkan morca korytnacka papagaj andulka ryba'.split(' ')

/** Who of the wish comes along first: a toy, a pet, or anybody else. */
const own = (toy: string, pet: string, other: string) =>
  `[friend-is| toy: ${toy} | pet: ${PETS.reduce((inner, id) => `[has:${id}| ${pet} | ${inner}]`, toy)} | ${other}]`

const plush = (yes: string, no = '') => own(yes, no, no)

export const injekcia: Telling = {
  id: 'jab',
  shape: 'making',
  fits: { kind: 'life', subjects: ['jab', 'doctor'], when: ['tomorrow', 'today', 'always', 'past'] },
  ages: [3, 9],
  titles: [plush('[Friend] s bruchom plným fúkania', 'Pofúkaj mi to'), 'Na jeden fúk', 'Fúk do zásoby'],
  tile: { label: 'Očkovanie', wish: 'zajtra ideme na očkovanie a bojí sa' },
  figures: {
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
  },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
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
        place: 'na pirátskej lodi',
        waiting: 'v lodnej čakárni',
        bag: 'fľaša',
        baggen: 'fľaše',
        bagdat: 'fľaši',
        bagacc: 'fľašu',
        plaster: 's kotvou',
        bed: 'v hojdacej sieti',
        knock: 'o kormidlo',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
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
        place: 'na hrade',
        waiting: 'v hradnej čakárni',
        bag: 'truhlička',
        baggen: 'truhličky',
        bagdat: 'truhličke',
        bagacc: 'truhličku',
        plaster: 's korunkou',
        bed: 'v posteli s nebesami',
        knock: 'o vlastný trón',
      },
    },
    space: {
      themes: ['space', 'science', 'discovery'],
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
        place: 'na vesmírnej stanici',
        waiting: 'v čakárni vesmírnej stanice',
        bag: 'prilba',
        baggen: 'prilby',
        bagdat: 'prilbe',
        bagacc: 'prilbu',
        plaster: 's raketou',
        bed: 'v spacom vaku',
        knock: 'o okno',
      },
    },
    heroes: {
      themes: ['superheroes'],
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
        place: 'v základni superhrdinov',
        waiting: 'v tajnej čakárni',
        bag: 'kapsička',
        baggen: 'kapsičky',
        bagdat: 'kapsičke',
        bagacc: 'kapsičku',
        plaster: 's bleskom',
        bed: 'v posteli pod plášťom',
        knock: 'o žehličku',
      },
    },
    dinos: {
      themes: ['dinosaurs'],
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
        waiting: 'v čakárni v jaskyni',
        bag: 'škrupina',
        baggen: 'škrupiny z vajca',
        bagdat: 'škrupine',
        bagacc: 'škrupinu',
        plaster: 'so stopou',
        bed: 'v jaskyni na mäkkom papradí',
        knock: 'o kameň',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
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
        place: 'v lesnom domčeku',
        waiting: 'v lesnej čakárni',
        bag: 'škrupinka',
        baggen: 'orechovej škrupinky',
        bagdat: 'škrupinke',
        bagacc: 'škrupinku',
        plaster: 's lístkom',
        bed: 'v lesnom domčeku pod perinou',
        knock: 'o hrniec',
      },
    },
    home: {
      themes: [],
      figures: {
        mirror: {
          forms: {
            name: 'chlapec',
            nom: 'chlapec',
            gen: 'chlapca',
            dat: 'chlapcovi',
            acc: 'chlapca',
            loc: 'chlapcovi',
            ins: 'chlapcom',
          },
          gender: 'he',
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
        waiting: 'v čakárni',
        bag: 'rukavica',
        baggen: 'rukavice',
        bagdat: 'rukavici',
        bagacc: 'rukavicu',
        plaster: 's hviezdičkou',
        bed: 'v posteli',
        knock: 'o zásuvku',
      },
    },
  },
  things: {
    whom: {
      kinds: [],
      or: {
        forms: {
          name: 'sused',
          nom: 'sused',
          gen: 'suseda',
          dat: 'susedovi',
          acc: 'suseda',
          loc: 'susedovi',
          ins: 'susedom',
        },
        gender: 'he',
      },
    },
  },
  fact: '[Hero] [zistil/zisťuje], že na to, čo štipne, stačí jeden fúk, a ten má každý so sebou.',
  next: 'Jeden fúk zo zásoby predsa len ostal. Nikto nevie, čí je, ale je teplý.',
  young: `
== blow
*bag @hero „Pofúkaj mi to,“ povie [hero] [about| doctor: [place] a vyhrnie si tričko | [has| spat, zaspat: uprostred noci | [place]] a vyhrnie si [has:noha| nohavicu | rukáv]]. ${own(`Pod pazuchou sedí [friend.kind] [friend].`, `Pri nohách leží [friend].`, ``)}

@adult „A čo ťa bolí?“ pýta sa [adult].

@hero „Ešte nič. Ale [when| tomorrow: zajtra mám | today: dnes mám | past: [feels:afraid| mám | dnes mám] | mám] [about| doctor: ísť [k doctor.dat] | [has:krvinka| ísť na odber krvi | dostať injekciu]] a [has:nit| bojím sa ihly | bojím sa].“ [feels:sad| Po líci steká slza. |]

+2
@hero „[about| doctor: Bude to zlé | [has:krvinka| A neminie sa mi | Bude to bolieť]]?“ pýta sa [hero].

[about| doctor: @adult „Možno to bude studiť,“ povie [adult]. „A keby niečo malo štípať, poviem ti to vopred.“ | @adult „[has:krvinka| Iba za lyžičku. A štipne to | Štipne to ako štipec na bielizeň],“ povie [adult], lebo pri takej otázke sa neklame.]
/+2

@hero „Tak mi fúkni do zásoby,“ povie [hero]. „Sem, ${plush(`[do friend.gen]`, `do [baggen]`)}.“

[Adult] ${plush(`fúkne [friend.dat] rovno do brucha:`, `fúkne:`)} &first Fúúú! ${plush(`Brucho je hneď teplé a [hero] ho`, `[Bag] je hneď teplá a [hero] ju`)} ((rýchlo ))zakryje dlaňou((, aby nič neušlo)).

+4
@hero „A funguje to?“ pýta sa [hero].

To treba vyskúšať. [Hero] si pripne na prst štipec na bielizeň. Au! Rýchlo ${plush(`stlačí [friend.acc]`, `odkryje [bagacc]`)} a fúk vyletí von, rovno na prst.

@hero „Funguje,“ zistí [hero]. „Ale už je preč.“

Tak musí [adult] fúknuť ešte raz. @adult „A už nič neskúšaj,“ povie [adult], „lebo sa celkom vyfúkam.“
/+4

+2
@hero „Koľko fúkov treba na [about| doctor: jednu pani doktorku | [has:krvinka| jeden odber | jednu injekciu]]?“ pýta sa [hero].

@adult „Neviem,“ povie [adult]. „Ale zásoby nikdy nie je dosť.“

Tak fúka každý, kto je nablízku. [with| ${own(``, `Fúkne [friend] a je to trochu mokré.`, `Fúkne [friend], až z toho očervenie.`)}] [kin| mum: [is:whom| Fúkne [whom], až to hvízdne.]] [world| ship: Fúkne bocman a odletí mu klobúk. | castle: Fúkne starý drak, veľmi opatrne, a koberec sa aj tak pripečie. | space: Fúkne robot a raňajky vyletia z taniera pod strop. | heroes: Fúkne Silák a plášte vyletia z vešiakov na lampu. | dinos: Fúkne dlhokrk a kým fúk zíde po takom krku, [hero] zje celé jablko. | forest: Fúkne medveď a z každého stromu spadne šiška. | Fúkne ujo sused, trafí misku s múkou a je biely až po uši.]
/+2

+3
[world| ship: Fúkne lodný kocúr a vonia to po rybe. | castle: Fúkne žaba zo studne a je to skôr kvak. | space: Fúkne malý vysávač. Ten to má naopak a ${plush(`[friend.acc]`, `[bagacc]`)} treba držať. | heroes: Fúkne Rýchly Rišo. Nikto to nestihne vidieť, a tak musí ešte raz. | dinos: Fúkne dinosaurie mláďa a trochu pri tom oslintá všetko naokolo. | forest: Fúkne mravec, z celej sily, a potom si musí sadnúť. | Fúkne susedova mačka a je to skôr kýchnutie.]
/+3

+4
[more| Fúknu aj [others], každý raz.]
/+4

== wait
+4
[when| tomorrow: V noci spí zásoba v posteli. [Hero] sa raz zobudí a skontroluje ju. Je tam a je stále teplá. |]
/+4

[when| tomorrow: Na druhý deň | today: O chvíľu | past: [feels:afraid| Potom | O chvíľu] | Potom] sedí [hero] [waiting]. [about| doctor: Brucho sa celé schová pod tričko. | [has:noha| Noha sa celá schová do nohavice. | Ruka sa celá schová do rukáva.]] (([has:utekat| Nohy chcú utiecť, tak ich [hero] zasunie pod lavicu. |])) ${plush(`[Hero] chce [friend.acc] tuho stlačiť, ale ešte nesmie.(( Fúky by ušli.))`, `(([Hero] chce [bagacc] odkryť, ale ešte nesmie. Fúky by ušli.))`)}

+4
@hero „A ty sa nebojíš?“ pýta sa [hero] [adult.gen].

@adult „Trochu,“ prizná sa [adult]. „Za teba.“

To je vážne. [Hero] ${plush(`stlačí [friend.acc], celkom málo,`, `nadvihne dlaň, celkom málo,`)} a jeden fúk pustí [adult.dat] do vlasov. Potom zásobu rýchlo zakryje.
/+4

== jab
@hero „[about| doctor: Brucho | [has:noha| Nohu | Ruku]] nedám,“ povie [hero] vo dverách.

-2
@doctor „Nedávaj, iba mi [about| doctor: ho | ju] požičaj,“ povie [doctor]. „[about| doctor: Studí | Štipne] to, ale hneď ti [about| doctor: ho | ju] vrátim.“
/-2

+2
@doctor „Nedávaj,“ povie [doctor]. „Iba mi [about| doctor: ho | ju] požičaj, hneď ti [about| doctor: ho | ju] vrátim.“

@hero „A [about| doctor: čo s ním urobíš | bude to bolieť]?“

@doctor „[about| doctor: Priložím naň slúchadlo. Studí | Štipne] to,“ povie [doctor]. „A potom to prestane.“

[Hero] si sadne [adult.dat] na kolená, čo najbližšie. [about| doctor: Lampička posvieti do jedného ucha a potom do druhého. | Vata studí a vonia čistotou.]
/+2

+3
@hero „[about| doctor: A čo v ňom počuť | Je tá ihla veľká]?“ pýta sa [hero].

@doctor „[about| doctor: Bubeníka,“ povie [doctor]. „Hrá ti vo dne aj v noci | Je tenká,“ povie [doctor]. „Ako mačací fúz].“
/+3

Teraz treba ${plush(`stlačiť [friend.acc]`, `odkryť [bagacc]`)}! Lenže [about| doctor: obe ruky držia tričko | [has:noha| obe ruky drží [adult] | jednu ruku má [doctor], druhú drží [adult]]] a ${plush(`[friend] sa [friend:sama/sám/samo] nestlačí.`, `[bag] sa bez nich neodkryje.`)}

[with| [friend-is| toy, pet: Čo je ešte voľné? Ústa! | @friend „Ústa máš voľné!“ povie [friend].] | Čo je ešte voľné? Ústa!]

[Hero] ((nafúkne líca a ))fúkne: &again Fúúú!

[about| doctor: Studí. | Štip.]

@hero „[about| doctor: Brr | [has:kricat| Áááu | Au]]!“ [has:kricat| skríkne | povie] [hero]. „Kedy bude koniec?“

@doctor „Už bol,“ povie [doctor], vráti [about| doctor: brucho | [has:noha| nohu | ruku]] a nalepí [about| doctor: nálepku | náplasť] [plaster].

-4
@hero „[about| doctor: Studilo | Štiplo] to na jeden fúk,“ zistí [hero]. „${plush(`[Friend] má ešte všetky.`, `Zásoba je ešte celá.`)}“
/-4

+4
@hero „[about| doctor: Studilo | Štiplo] to na jeden fúk,“ zistí [hero]. „${plush(`[Friend] má ešte skoro všetky.`, `Zásoba je ešte skoro celá.`)}“
/+4

@doctor „Tak ${plush(`[friend:jej/mu/mu] ich`, `ju`)} zalepíme,“ povie [doctor] a druhú [about| doctor: nálepku | náplasť] nalepí ${plush(`[friend.dat] na brucho`, `na [bagacc]`)}.

(([has| zmrzlina: Potom je zmrzlina. Na tú fúkať netreba. | lizanka: Potom je lízatko. Na to fúkať netreba. |]))

+3
Vonku v čakárni [world| ship: sa trasie malý papagáj, až mu padajú pierka. | castle: sa trasie malý dráčik, až mu z nosa padajú iskry. | space: sa trasie malý mimozemšťan. Má štyri ruky a nevie, na ktorú to príde. | heroes: sa trasie malý hrdina Gumko. Ruku si od strachu natiahne až za roh. | dinos: sa trasie malý tyranosaurus. Krátke ručičky má schované pod bradou. | forest: sa trasie ježko. Má sto pichliačov a bojí sa jedného. | sa trasie malý chlapec. Sveter má vytiahnutý až po nos.]

@mirror „Bolo to zlé?“ pýta sa.

@hero „[about| doctor: Studilo | Štiplo] to,“ povie [hero]. „Na jeden fúk.“

@mirror „Ale ja nijaký nemám.“

@hero „Máš, v ústach. Jeden má každý so sebou.“

[with2| @friend2 „A keby nestačil, urob si druhý,“ radí [friend2]. |]

[Mirror] to skúsi a naozaj tam jeden má, celý teplý. Dnu ide už iba trochu roztrasene. O chvíľu má [about| doctor: nálepku | náplasť] aj on.
/+3

+4
Cestou domov si [world| ship: bocman narazí koleno o kotvu. | castle: starý drak narazí koleno o hradnú bránu. | space: robot narazí koleno o kovové dvierka. | heroes: Silák narazí koleno o lietajúce auto. | dinos: dlhokrk narazí koleno o veľkú skalu. | forest: medveď narazí koleno o starý peň. | ujo sused narazí koleno o bránku.]

@big „Aúúú!“ kričí a poskakuje. „Kto mi to pofúka?“

@hero „Ja mám celú zásobu,“ povie [hero] pyšne.

[Hero] na chvíľočku nadvihne náplasť a von vyletí fúk, ktorý je celkom navrchu. Je to práve ten jeho. [world| ship: Bocmanovi odletí klobúk druhý raz. | castle: Drakovi sa pripečie chlp na kolene. | space: Robotovi odletí z kolena skrutka. | heroes: Silákovi sa plášť prehodí cez hlavu. | dinos: Dlhokrkovi to odfúkne aj muchy z chvosta. | forest: Medveďovi padne na hlavu posledná šiška. | Sused má múku aj na kolenách.] Ale koleno už nebolí.

Pri večeri si [adult] popáli jazyk na polievke a [hero] nadvihne náplasť ešte raz. [world| ship: Tento fúk vonia po rybe, ale polievka je aj tak rybacia. | castle: Tento fúk je skôr kvak a jazyk sa naň usmeje. | space: Tento fúk ide naopak a kus polievky vtiahne. | heroes: Tento fúk je taký rýchly, že vychladne aj polievka. | dinos: Tento fúk je trochu mokrý, a to je na jazyk najlepšie. | forest: Tento fúk je malinký, akurát na špičku jazyka. | Tento fúk je skôr kýchnutie, ale jazyku sa páči.]

@adult „Dobrá zásoba,“ povie [adult]. „Koľko ich tam ešte je?“

[Hero] priloží ucho a počúva. @hero „Už iba jeden. Ten, čo je naspodku. Ten od teba.“
/+4

== bed
-4
Večer leží [hero] [bed] a vedľa leží ${plush(`[friend], [friend:plná/plný/plné]`, `[bag], plná`)} až po [about| doctor: nálepku | náplasť].
/-4

+4
Večer leží [hero] [bed] a vedľa leží ${plush(`[friend]`, `[bag]`)} s posledným fúkom.
/+4

@hero „Pofúkaj mi to,“ šepne [hero].

@adult „A čo ťa bolí?“ šepne [adult].

@hero „Už nič. Len tak.“

+4
@hero „A keď pôjdem zasa?“ rozmýšľa [hero].

@adult „Tak ti zasa fúknem.“

@hero „Do zásoby?“

@adult „Do zásoby,“ šepne [adult], „aj do vlasov.“
/+4

[feels| ashamed: [has:kricat| @hero „Hanbím sa za ten krik,“ šepne [hero]. @adult „Aj ten bol iba na jeden fúk,“ šepne [adult]. | @hero „Strach je väčší ako ja,“ prizná sa [hero]. @adult „Ale [about| doctor: brucho | ruku] požičať vieš,“ šepne [adult].] | proud: @hero „[about| doctor: Brucho | Ruku] požičať viem,“ dodá [hero] pyšne. |]

@hero „Teraz to štipne,“ šepne [hero] ${plush(`[friend.dat]`, `[bagdat]`)}, „ale iba na jeden fúk.“ Fúka a pomaly odlepuje [about| doctor: nálepku | náplasť].

-4
^bag Von idú fúky, mäkké a teplé. &last Fúúú. Cítiť ich na [about| doctor: bruchu | [has:noha| nohe | ruke]]((, na líci a potom aj vo vlasoch)).
/-4

+4
^bag Von vyjde posledný fúk, ten [od adult.gen]. Je mäkký a teplý. &last Fúúú. Cítiť ho na [about| doctor: bruchu | [has:noha| nohe | ruke]]((, na líci a potom aj vo vlasoch)).
/+4

+2
[world| ship: Jemne sa napne plachta a loď pláva k ránu. | castle: Pri posteli ticho zhasne sviečka. | space: Stanica sa pomaly otočí k mesiacu. | heroes: Plášť sa na vešiaku ticho pohne. | dinos: Papradie ticho zašumí. | forest: Za oknom ticho zašumí les. | Záclona sa ticho pohne.] [more| [Others] už spia.]
/+2

!asleep [Hero] spí a ticho dýcha: fú, fú, fú.
`,
  older: `
== boast
@hero „Mňa už netreba pofúkať,“ vyhlási [hero] nahlas [place]. „Fúkanie je pre malých.“

Na lakti má čerstvú odreninu a [adult] sa k nej už skláňa s našpúlenými ústami.

@adult „Dobre,“ povie [adult] a ústa zasa zavrie. „Tak len pripomínam, že [when| tomorrow: zajtra | today: dnes | past: [feels:afraid| čoskoro | dnes] | čoskoro] ideme [about| doctor: [k doctor.dat] | [has:krvinka| na odber krvi | na injekciu]].“

*knees Lakeť prestane bolieť hneď, zato kolená zmäknú ako puding. [has| utekat: Naposledy ušli rovno z ambulancie, aj so zvyškom tela. | nit: Najviac sa boja ihly. |] [feels:ashamed| A [hero] sa za ne ešte aj hanbí. |]

+2
[Hero] si ich pre istotu pridrží rukami. [world| ship: Na palube stoja samí piráti a jeden má aj drevenú nohu. Tam sa o kolenách nehovorí. | castle: Na schodisku stoja samí rytieri a všetci sú v železe. Tam sa o kolenách nehovorí. | space: Okolo plávajú samí kozmonauti a jeden pozná aj Mars. Tam sa o kolenách nehovorí. | heroes: Okolo stoja samí superhrdinovia a jeden drží nad hlavou autobus. Tam sa o kolenách nehovorí. | dinos: Okolo sa pasú samé dinosaury a najmenší váži ako nákladné auto. Tam sa o kolenách nehovorí. | forest: Na čistinke sedia vlci aj medvede. Tam sa o kolenách nehovorí. | V kuchyni je plno ľudí, lebo sa pečie koláč. O kolenách sa pri koláči nehovorí.]

@hero „A [about| doctor: bude to zlé | [has:krvinka| koľko mi jej zoberú | bude to bolieť]]?“ pýta sa [hero], akoby len tak.

[about| doctor: @adult „Možno to bude studiť,“ povie [adult]. „A keby niečo malo štípať, poviem ti to vopred. Ak chceš, niečo vymyslíme.“ | @adult „[has:krvinka| Za lyžičku. Ostatná sa ani nedozvie, že niekam odišla. A štipne to | Štipne to],“ povie [adult], lebo pri takej otázke sa neklame. „Ak chceš, niečo vymyslíme.“]

@hero „Netreba,“ povie [hero] a hneď to ľutuje.
/+2

Teraz by sa jedno pofúkanie veľmi zišlo, lenže po takej vete sa oň už prosiť nedá. Preto začne [hero] zbierať fúkanie tajne, do zásoby. ${plush(`Najlepšie sa na to hodí [friend.kind] [friend], lebo je [friend:mäkká/mäkký/mäkké] a nič neprezradí. Všetkým treba povedať iba to, že je to pokus.`, `Vezme [bagacc] a všetkým povie, že je to pokus.`)}

@hero „Fúkni sem,“ povie. „Skúmam, koľko sa dnu zmestí.“

[Big] sa nadýchne a fúkne. [world| ship: Odletí mu klobúk a loď sa pohne o tri vlny ďalej. | castle: Fúka opatrne, ale koberec na schodoch sa aj tak trochu pripečie. | space: Raňajky vyletia z tanierov a ešte hodinu plávajú pod stropom. | heroes: Plášte vyletia z vešiakov a jeden ostane visieť na lampe. | dinos: Kým fúk zíde po takom dlhom krku, dá sa zjesť celé jablko. | forest: Zo stromov naokolo popadajú šišky a jedna vevericu aj zobudí. | Trafí pri tom misku s múkou a je biely až po uši.] A [hero] ${plush(`zásobu`, `[bagacc]`)} rýchlo zakryje dlaňou((, nech je na horšie časy)).

+2
Jeden fúk je však málo, na takú vec ich treba určite viac. [Hero] teda chodí od jedného k druhému. [world| ship: Lodný kocúr fúkne a vonia to po rybe. Kormidelník fúkne a vonia to po cibuli. | castle: Žaba zo studne fúkne a je to skôr kvak. Rytier fúkne cez priezor a je to skôr pískanie. | space: Malý vysávač to má naopak a treba pred ním utiecť. Veliteľ fúkne až po odpočítaní od desať. | heroes: Rýchly Rišo fúkne tak rýchlo, že musí ešte raz. Ľadová Ľuba fúkne a na dlani je inovať. | dinos: Dinosaurie mláďa pri tom všetko oslintá. Lietajúci jašter fúkne z výšky a netrafí. | forest: Mravec fúka z celej sily a potom si musí sadnúť. Líška fúka šikovne, jedným kútikom. | Susedova mačka pri tom kýchne. Babka z prízemia fúka dlho, lebo spievala v zbore.] [kin| mum: [is:whom| Aj [whom] fúkne a nič sa nepýta. |]]

[with| [friend-is| toy, pet: Každý sa spýta, načo to bude. | @friend „A čo je to za pokus?“ pýta sa [friend]. „Veď ty sa bojíš.“] | Každý sa spýta, načo to bude.]

@hero „Pšt,“ povie [hero]. „Pri pokuse sa mlčí.“

[with| [friend-is| toy, pet: A každý mlčí, lebo pokus je vážna vec. | [Friend] teda mlčí, ale fúkne hneď dva razy.] | A každý mlčí, lebo pokus je vážna vec.]

Iba [k adult.dat] [hero] nejde, lebo [adult] každý pokus prekukne.
/+2

+3
[Adult] zatiaľ stojí opodiaľ a díva sa úplne inam. Tak dôkladne sa inam dívajú iba ľudia, ktorí vidia všetko.
/+3

== door
[has:spat| V noci nespia najmä kolená. |] [when| tomorrow: Na druhý deň | today: O chvíľu | past: [feels:afraid| Potom | O chvíľu] | Potom] sedí [hero] [waiting] a celú zásobu drží v náručí, opatrne ako vajce. ((${plush(`Keby sa niekto pýtal, [friend] je tu iba na ten pokus.`)})) [has:cakaren| Za dverami plače nejaké dieťa a počuť ho až sem. |]

[world| ship: Vedľa na sude sa trasie malý papagáj, až mu padajú pierka. | castle: Vedľa na lavici sa trasie malý dráčik, až mu z nosa padajú iskry. | space: Vedľa na lavici sa trasie malý mimozemšťan. Má štyri ruky a nevie, na ktorú to príde. | heroes: Vedľa na lavici sa trasie malý hrdina Gumko. Ruku si od strachu natiahne až za roh. | dinos: Vedľa na kameni sa trasie malý tyranosaurus. Krátke ručičky má schované pod bradou. | forest: Vedľa na pníku sa trasie ježko. Má sto pichliačov a bojí sa jedného. | Vedľa na lavici sa trasie malý chlapec. Sveter má vytiahnutý až po nos.]

@mirror „Aj ty sa bojíš?“ pýta sa [mirror] s nádejou.

-2
@hero „Ani trochu,“ povie [hero], lebo pred menšími sa to hovorí najťažšie.
/-2

+2
Stačilo by povedať áno. Lenže [mirror] je o hlavu menší a pred menšími sa to hovorí najťažšie.

@hero „Ja?“ povie [hero]. „Ani trochu.“
/+2

+3
@mirror „A ako sa to robí?“

@hero „Čo?“

@mirror „Nebáť sa,“ povie [mirror]. „Ja to skúšam od rána. Najprv som na to nemyslel a potom som na nič iné nemyslel.“

[Hero] len pokrčí plecami, ako to robia tí, čo vedia a neprezradia.
/+3

-2
@mirror „Tak sa na celom svete bojím iba ja,“ povie [mirror] a vstane. „Radšej prídem, keď to prejde. Asi o rok.“
/-2

+2
[Mirror] zosmutnie. @mirror „Tak sa na celom svete bojím iba ja.“ [world| ship: Odletia z neho ďalšie tri pierka. | castle: Iskry zhasnú a ostane len dym. | space: A schová rovno štyri ruky. | heroes: Ruka sa mu natiahne ešte o jeden roh ďalej. | dinos: A strčí pod bradu aj kus chvosta. | forest: A zvinie sa tak, že na ňom nevidno nijaké rameno. | A vytiahne si sveter až po vlasy.] @mirror „Radšej prídem, keď to prejde. Asi o rok.“

[Hero] otvorí ústa a zasa ich zavrie. Je to zvláštne. Povie sa jedna malá lož a hneď je na svete o jeden veľký strach viac.
/+2

== jab
[about| doctor: @doctor „Slúchadlo studí,“ povie [doctor] | @doctor „Štipne to,“ povie [doctor]], keď [hero] príde na rad, @doctor „ale [about| doctor: brucho | [has:noha| nohu | ruku]] si iba požičiam a hneď ti [about| doctor: ho | ju] vrátim.“

+2
[about| doctor: Najprv posvieti do jedného ucha a potom do druhého. | Vatou pretrie kúsok kože. Studí to.]

@hero „A načo to vlastne je?“ pýta sa [hero], lebo otázka aspoň chvíľu trvá.

@doctor „[about| doctor: Aby som počula, ako sa má tvoje srdce | [has:krvinka| Krv mi prezradí, ako sa má zvyšok tela | Telo sa naučí, ako vyzerá choroba]],“ povie [doctor]. „[about| doctor: Je to jediný bubeník, ktorý hrá aj v noci | [has:krvinka| Je všade, a preto všetko vie | A keď naozaj príde, spozná ju hneď pri dverách]].“
/+2

Teraz treba rýchlo pustiť zásobu. Lenže [about| doctor: obe ruky držia tričko | [has:noha| obe ruky drží [adult] | jednu ruku má [doctor], druhú drží [adult]]] a ${plush(`[friend] leží na stolíku [friend:nestlačená/nestlačený/nestlačené].`, `[bag] leží na stolíku zakrytá.`)}

[with| [friend-is| toy, pet: Voľné sú iba ústa a tými sa dá o pofúkanie iba poprosiť. | @friend „Ústa máš voľné,“ hlási od dverí [friend]. „Budeš si musieť vypýtať čerstvý fúk.“] | Voľné sú iba ústa a tými sa dá o pofúkanie iba poprosiť.]

V pootvorených dverách stojí [mirror], už na odchode. Stačí zaťať zuby a nikto sa nič nedozvie. Iba [mirror] pôjde domov a bude si myslieť, že okrem neho sa nebojí nikto.

&first @hero „Pofúkaj mi to,“ povie [hero] celkom nahlas. „Bojím sa.“

[Adult] na to nepovie nič, lebo hovoriť a fúkať naraz sa nedá. Fúúú! Fúka [adult], fúka aj [hero].

[about| doctor: Studí. | Štip.]

@hero „[about| doctor: Brr | Au],“ povie [hero]. „Kedy bude koniec?“

@doctor „Už bol,“ povie [doctor], vráti [about| doctor: brucho | [has:noha| nohu | ruku]] a nalepí [about| doctor: nálepku | náplasť] [plaster].

== mirror
@mirror „Tak ty sa bojíš!“ zvolá vo dverách [mirror] a celý sa rozžiari.

@hero „Celý čas,“ prizná sa [hero]. „Aj kolená sa boja.“

@mirror „Tak to sme dvaja,“ povie [mirror] a domov už nejde.

+2
@mirror „A čo robíš, keď sa bojíš?“ pýta sa ešte.

@hero „Fúkam,“ povie [hero]. „Bojím sa aj tak. Ale trvá to presne jeden fúk a na ten nikdy nezabudneš, lebo ho nosíš v ústach.“

[Mirror] to skúsi. [world| ship: V zobáku mu to pekne hvízda. | castle: Zahmlia sa z toho aj okuliare pani doktorky. | space: Tykadlá sa mu pri tom narovnajú. | heroes: Ruka sa mu pri tom stiahne presne na mieru. | dinos: Ručičky mu pri tom vykuknú spod brady. | forest: Pichliače si mu pri tom ľahnú. | Zo svetra mu pri tom vykukne nos aj ruka.] O chvíľu má [about| doctor: nálepku | náplasť] aj on.
/+2

== big
Vonku čaká [big] a chce vedieť, ako dopadol pokus.

-2
@hero „Nijaký to nebol,“ prizná sa [hero]. „Iba strach.“

[Hero] čaká smiech, lenže [big] sa zohne celkom blízko. @big „Mňa od jari bolí koleno,“ šepne. &again „Pofúkaj mi to.“

Na také veľké koleno padne celá zásoba.
/-2

+2
@hero „Nijaký to nebol,“ prizná sa [hero]. „Bol to iba strach a tváril sa ako pokus.“

[Hero] čaká smiech. Lenže [big] sa zohne až celkom blízko.

@big „Aj ja mám taký,“ šepne. „Každý večer sa chodím pýtať, koľko je hodín. V skutočnosti mi je smutno.“ A potom ešte tichšie: @big „A od jari ma bolí koleno. Ale keď je niekto taký veľký, nikomu to nenapadne. &again Pofúkaj mi to.“

Na také veľké koleno padne celá zásoba, fúk za fúkom, odvrchu až naspodok.

[world| ship: Bocman si pri tom podáva klobúk z ruky do ruky. | castle: Drakovi pri tom z jedného ucha uniká para. | space: Robotovi pri tom bliká na hrudi zelené svetielko. | heroes: Silák si pri tom utrie oči do plášťa. | dinos: Dlhokrk pri tom zloží hlavu až na trávu. | forest: Medveď pri tom potichu mrmle. | Sused pri tom stojí na jednej nohe ako bocian.]

@big „Ďakujem,“ povie [big]. „A nikomu to nehovor.“
/+2

+3
@hero „A prečo?“ pýta sa [hero].

[Big] otvorí ústa a rozmýšľa. Rozmýšľa celú cestu domov. [with2| @friend2 „To je dobrá otázka,“ povie [friend2].]
/+3

== home
+3
[world| home: Popoludní sa v kuchyni dojedá koláč a [adult] si pred všetkými buchne prst [knock]. | Popoludní si [adult] pred všetkými buchne prst [knock].] Nie je počuť au, iba také krátke ssss, ako keď sa niečo rýchlo schová za zuby.

@hero „Pofúkam ti to,“ povie [hero].

@adult „Netreba,“ povie [adult] a prst drží za chrbtom. „Mňa už netreba pofúkať.“

Tú vetu [hero] dobre pozná, a tak sa pozrie nižšie. [Adult] má kolená mäkké ako puding.

@hero „Netreba,“ súhlasí [hero]. „Ale môžem?“

Na to [adult] nemá nijakú odpoveď, iba prst. Pomaly ho vytiahne spoza chrbta a je celý červený. [with| [friend-is| toy, pet: [Hero] fúka najprv z jednej strany a potom z druhej. | [Hero] fúka z jednej strany a [friend] z druhej.] | [Hero] fúka najprv z jednej strany a potom z druhej.]

[Big] sa na to díva a konečne prestane rozmýšľať.

@big „Mňa od jari bolí koleno,“ povie nahlas, pred všetkými.

Chvíľu je úplné ticho. [world| ship: Potom vystrčí koleno kormidelník, po ňom kuchár a pirát s drevenou nohou ukáže to jediné, ktoré má. Na palube sa odrazu hovorí iba o kolenách. | castle: Potom zaškrípe železo a rytieri jeden po druhom ukazujú kolená. Na schodisku sa odrazu hovorí iba o nich. | space: Potom kozmonaut, ktorý pozná Mars, ukáže koleno, odreté práve odtiaľ. Na stanici sa odrazu hovorí iba o kolenách. | heroes: Potom jeden hrdina opatrne položí autobus, lebo aj jeho bolia kolená, a práve od autobusu. V základni sa odrazu hovorí iba o nich. | dinos: Potom ten najmenší, čo váži ako nákladné auto, povie, že má kolená štyri a bolia ho všetky. V údolí sa odrazu hovorí iba o kolenách. | forest: Potom ukáže koleno vlk, po ňom líška a mravec ich ukáže rovno šesť. Na čistinke sa odrazu hovorí iba o kolenách. | Potom babka z prízemia povie, že ju bolia obidve, a poštár, že jeho najviac na štvrtom poschodí. Pri koláči sa odrazu hovorí iba o kolenách.]

A tak každý fúka každému. [world| ship: Plachty sa napnú a kým sa dofúka, je loď o jeden ostrov ďalej. | castle: Zástavy sa vystrú a z kuchyne odletí jedna bábovka. | space: Stanica sa roztočí a mesiac prejde za oknom tri razy. | heroes: Plášte sa rozvlnia, hoci nikto nelieta. | dinos: Papradie si ľahne na zem a z oblohy odíde aj posledný mrak. | forest: Padne aj tá šiška, ktorá sa držala od minulého roka. | Susedova mačka sa radšej presťahuje na skriňu.] [Adult] má vlasy celé odfúknuté dozadu a smeje sa.
/+3

== bed
Večer leží [hero] [bed] a je ticho. ^knees Kolená sú teplé((, iba pod [about| doctor: nálepkou | náplasťou] to ešte trošku ťahá)).

+2
[with| ${plush(`Vedľa leží [friend], celkom [friend:vyfúkaná/vyfúkaný/vyfúkané].`, `[Friend] leží vedľa a dýcha už celkom pomaly.`)} | Zásoba je preč a nechýba.] Mesiac svieti rovno na kolená.
/+2

&last @hero „Pofúkaj mi to,“ zašepká [hero].

@adult „Vraj ťa už netreba pofúkať,“ zašepká [adult].

@hero „Netreba. Ale môžeš.“

A tak [adult] fúka, pomaly a potichu, na čelo a do vlasov. [world| ship: Lampáš zhasne a plachta sa jemne napne. | castle: Sviečka pri posteli zhasne. | space: Stanica sa pomaly otočí k mesiacu. | heroes: Plášť sa na vešiaku ticho pohne. | dinos: Papradie ticho zašumí. | forest: Za oknom ticho zašumí les. | Záclona sa ticho pohne.]

+3
Niekde blízko ticho spí [mirror] a fúka už iba zo sna. [Big] spí tiež a koleno má na mäkkom vankúši. [more| [Others] už spia.]
/+3

!asleep [Hero] už spí a ticho dýcha: fú, fú, fú.
`,
}
