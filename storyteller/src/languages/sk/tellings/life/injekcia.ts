import type { Telling } from '../../../../craft/telling.ts'

/** Animals that live with a family. Any other that the wish calls by name ("zajačik Uško") is one of plush. */
const PETS = 'pes steniatko macka kon kralik skrecok potkan morca korytnacka papagaj andulka ryba'.split(' ')

/** Who of the wish comes along first: a toy, a pet, or anybody else. */
const own = (toy: string, pet: string, other: string) =>
  `[friend-is| toy: ${toy} | pet: ${PETS.reduce((inner, id) => `[has:${id}| ${pet} | ${inner}]`, toy)} | ${other}]`

const plush = (yes: string, no = '') => own(yes, no, no)

/** Told of a doctor who listens, or of a needle. */
const cold = (doctor: string, needle: string) => `[kind| doctor: ${doctor} | ${needle}]`

export const injekcia: Telling = {
  id: 'jab',
  shape: 'making',
  fits: { kind: 'life', subjects: ['jab', 'doctor'], when: ['tomorrow', 'today', 'always', 'past'] },
  ages: [3, 9],
  tile: { label: 'Očkovanie', wish: 'zajtra ideme na očkovanie a bojí sa' },
  titles: [plush('[Friend] s bruchom plným fúkania', 'Pofúkaj mi to'), 'Na jeden fúk', 'Zásoba fúkania'],
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
  keys: {
    time: '[when| tomorrow: tomorrow | today: today | past: [feels:afraid| soon | today] | soon]',
    kind: '[about| doctor: doctor | [has| krvinka: blood | pisomka: test | prehliadka: check | nemocnica: hospital | injekcia, nit: needle | jab]]',
    peer: '[is:whom| [has:baby| no | yes] | no]',
    limb: '[about| doctor: belly | [has| prst: finger | noha: leg | zadok: seat | arm]]',
  },
  words: {
    soon: '[time| tomorrow: zajtra | today: dnes | čoskoro]',
    to: '[kind| doctor: k pani doktorke | blood: na odber krvi | test: na testy, pri ktorých sa pichá do ruky | check: na prehliadku | hospital: do nemocnice na injekciu | needle: na injekciu | na očkovanie]',
    at: '[kind| doctor: u pani doktorky | blood: na odbere | test: na testoch | check: na prehliadke | hospital: v nemocnici | needle: na injekcii | na očkovaní]',
    one: '[kind| doctor: jednu pani doktorku | blood: jeden odber | needle, check: jednu injekciu | jab: jedno očkovanie | jedno pichnutie]',
    gesture:
      '[limb| belly: vyhrnie si tričko | finger: natiahne prst | leg: vyhrnie si nohavicu | seat: chytí sa za zadok | vyhrnie si rukáv]',
    part: '[limb| belly: brucho | finger: prst | leg: noha | seat: zadok | ruka]',
    partacc: '[limb| belly: brucho | finger: prst | leg: nohu | seat: zadok | ruku]',
    partloc: '[limb| belly: bruchu | finger: prste | leg: nohe | seat: líci | ruke]',
    it: '[limb| leg, arm: ju | ho]',
    hiding:
      '[limb| belly: Brucho sa celé schová pod tričko | finger: Prst sa celý schová do dlane | leg: Noha sa celá schová do nohavice | seat: Zadok sa pritlačí k stoličke | Ruka sa celá schová do rukáva]',
    hands:
      '[limb| belly: obe ruky držia tričko | leg, seat: obe ruky sa držia [adult.gen] | jednu ruku má [doctor], druhú [adult]]',
    patch: '[kind| doctor: nálepka | náplasť]',
    patchacc: '[kind| doctor: nálepku | náplasť]',
    patchins: '[kind| doctor: nálepkou | náplasťou]',
    waiting: '[kind| hospital: v nemocničnej čakárni | v čakárni]',
  },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: {},
      words: {
        bag: 'fľaša',
        bagacc: 'fľašu',
        bagdat: 'fľaši',
        baggen: 'fľaše s korkom',
        bagof: 's korkom',
        plaster: 's kotvou',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: {},
      words: {
        bag: 'truhlička',
        bagacc: 'truhličku',
        bagdat: 'truhličke',
        baggen: 'truhličky na poklad',
        bagof: 'na poklad',
        plaster: 's korunkou',
      },
    },
    space: {
      themes: ['space', 'science', 'discovery'],
      figures: {},
      words: {
        bag: 'raketa',
        bagacc: 'raketu',
        bagdat: 'rakete',
        baggen: 'rakety s dvierkami',
        bagof: 's dvierkami',
        plaster: 's raketou',
      },
    },
    heroes: {
      themes: ['superheroes'],
      figures: {},
      words: {
        bag: 'kapsička',
        bagacc: 'kapsičku',
        bagdat: 'kapsičke',
        baggen: 'kapsičky s bleskom',
        bagof: 's bleskom',
        plaster: 's bleskom',
      },
    },
    dinos: {
      themes: ['dinosaurs'],
      figures: {},
      words: {
        bag: 'škrupina',
        bagacc: 'škrupinu',
        bagdat: 'škrupine',
        baggen: 'škrupiny z dinosaurieho vajca',
        bagof: 'z dinosaurieho vajca',
        plaster: 's dinosaurom',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      figures: {},
      words: {
        bag: 'kapsička',
        bagacc: 'kapsičku',
        bagdat: 'kapsičke',
        baggen: 'kapsičky na gaštany',
        bagof: 'na gaštany',
        plaster: 's lístkom',
      },
    },
    home: {
      themes: [],
      figures: {},
      words: {
        bag: 'škatuľka',
        bagacc: 'škatuľku',
        bagdat: 'škatuľke',
        baggen: 'škatuľky od keksov',
        bagof: 'od keksov',
        plaster: 's hviezdičkou',
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
    food: {
      kinds: ['food'],
      or: {
        forms: {
          name: 'rožok',
          nom: 'rožok',
          gen: 'rožka',
          dat: 'rožku',
          acc: 'rožok',
          loc: 'rožku',
          ins: 'rožkom',
        },
        gender: 'he',
      },
    },
  },
  fact: '[Hero] [zistil/zisťuje], že na to, čo štipne, stačí jeden fúk, a ten má každý so sebou.',
  next: 'Jeden fúk zo zásoby predsa len ostal. Nikto nevie, čí je, ale je teplý.',
  young: `
== blow
[Soon] ide [hero] [s adult.ins] [to]. ${cold(`[has:plast| Bojí sa bieleho plášťa. | [feels:afraid| Bojí sa. | Vôbec tam nechce ísť.]]`, `[has:nit| Bojí sa ihly. | [kind| check: Bojí sa injekcie. | [feels:afraid| Bojí sa. | Vôbec tam nechce ísť.]]]`)} [has| stol: Najprv sa schová pod stôl. | postel: Najprv sa schová pod posteľ. | skrina: Najprv sa schová do skrine. | deka: Najprv sa schová pod perinu. | kricat: Minule bolo veľa kriku. | [feels| ashamed: Ešte sa za to aj hanbí. | angry: Ešte sa na to aj hnevá. |]] (([is:whom| [has| brother, sister: Ide aj [whom]. |]]))

*bag @hero „Pofúkaj mi to,“ povie [hero] a [gesture]. ${own(`Pod pazuchou sedí [friend.kind] [friend].`, `Pri nohách leží [friend].`, ``)}

@adult „A čo ťa bolí?“ pýta sa [adult].

@hero „Ešte nič. Ale [time| tomorrow: zajtra | today: o chvíľu | tam] ${cold(`[has:plast| bude biely plášť | to bude studiť]`, `to štipne`)}.“

-2
@adult „${cold(`Bude`, `Štipne`)},“ povie [adult]. „${cold(`[has:plast| Vo vrecku má nálepky. | Ale iba chvíľku.]`, `A hneď to prejde.`)}“
/-2

+2
@adult „To je pravda,“ povie [adult], lebo pri takej veci sa neklame. „${cold(`[has:plast| Plášť bude biely a slúchadlo chvíľku studí. | Slúchadlo chvíľku studí.](( A keby niečo malo štípať, poviem ti to vopred.))`, `Štipne to ako štipec na bielizeň a hneď to prejde.`)}“

[kind| blood: @hero „A ostane mi ešte trochu krvi?“ pýta sa [hero]. | doctor: @hero „A načo je slúchadlo?“ pýta sa [hero]. | @hero „A načo to je?“ pýta sa [hero].]

[kind| blood: @adult „Ostane ti skoro všetka,“ povie [adult]. „Zoberú jej iba za lyžičku a telo si urobí novú.“ | doctor: @adult „Aby pani doktorka počula, ako ti bije srdce,“ povie [adult]. | @adult „Aby ti bolo dobre,“ povie [adult].]

(([has:plakat| @hero „A môžem plakať?“ pýta sa [hero]. @adult „Môžeš,“ povie [adult]. „Aj slzy sa dajú pofúkať.“ | [feels:sad| @hero „A môžem plakať?“ pýta sa [hero]. @adult „Môžeš,“ povie [adult]. „Aj slzy sa dajú pofúkať.“]]))
/+2

@hero „Tak mi fúkni do zásoby,“ povie [hero], „${plush(`[do friend.gen]`, `do [baggen]`)}.“

[Adult] ${plush(`fúkne [friend.dat] do brucha:`, `fúkne:`)} &first Fúúú! ${plush(`Brucho je hneď teplé a [hero] ho ((rýchlo ))zakryje dlaňou((, aby nič neušlo)).`, `[Bag] je hneď teplá a [hero] ju ((rýchlo ))zavrie((, aby nič neušlo)).`)}

+4
@hero „A funguje to?“ pýta sa [hero].

To treba vyskúšať. [Hero] si pripne na prst štipec na bielizeň. Au! Rýchlo ${plush(`stlačí [friend.acc]`, `otvorí [bagacc]`)} a fúk vyletí von, rovno na prst.

@hero „Funguje,“ zistí [hero]. „Ale už je preč.“

Tak musí [adult] fúknuť ešte raz. @adult „A už nič neskúšaj,“ povie [adult], „lebo sa celkom vyfúkam.“
/+4

+2
@hero „Koľko fúkov treba na [one]?“ pýta sa [hero].

@adult „Neviem,“ povie [adult]. „Ale zásoby nikdy nie je dosť.“

Tak fúka každý. [with| ${own(``, `Fúkne [friend] a je to trochu mokré.`, `Fúkne [friend], až z toho očervenie.`)}] [is:whom| Fúkne [whom], až to hvízdne.] [world| ship: Na koberci kotví pirátska loď. Fúkne z nej kapitán a klobúk sa mu otočí dozadu. | castle: Na koberci stojí hrad z kociek. Fúkne z neho drak, veľmi opatrne, aby nepripiekol koberec. | space: Na koberci pristáli kozmonauti. Najprv odpočítajú od päť a potom fúknu. | heroes: Na koberci stoja superhrdinovia. Fúkne ten najsilnejší a ostatným vyletia plášte nad hlavu. | dinos: Na koberci sa pasú dinosaury. Fúkne dlhokrk a [hero] napočíta do desať, kým fúk príde po takom dlhom krku von. | forest: Na koberci stojí les z kociek. Fúkne z neho medveď a les spadne. | [has| spat, zaspat: Fúkne aj paplón, keď ním [adult] zatrasie. | Príde ujo sused po múku. Fúkne tiež, lenže aj do múky, a je biely až po uši.]]
/+2

+3
[world| ship: Fúkne aj lodný kocúr a vonia to po rybe. | castle: Fúkne aj žaba zo studne a je to skôr kvak. | space: Fúkne aj mimozemšťan. Má troje úst, a tak fúkne tri razy. | heroes: Fúkne aj Rýchly Rišo. Nikto to nestihne vidieť, a tak fúkne ešte raz. | dinos: Fúkne aj dinosaurie mláďa a trochu pri tom slintá. | forest: Fúkne aj mravec z celej sily a musí si sadnúť. | [has| spat, zaspat: Vankúš vie tiež fúknuť, keď sa naň sadne. | Na pleci má mačku. Fúkne aj ona a je to skôr kýchnutie.]]
/+3

+4
[more| Fúknu aj [others], každý raz.]
/+4

== wait
+4
[time| tomorrow: V noci spí zásoba v posteli. [Hero] sa raz zobudí a skontroluje ju. Je tam a je stále teplá. |]
/+4

[time| tomorrow: Na druhý deň | today: O chvíľu | Potom] sedí [hero] [waiting]. [Hiding]. (([has:utekat| Nohy chcú utiecť, tak ich [hero] zasunie pod stoličku. |])) ${plush(`(([Hero] chce [friend.acc] tuho stlačiť, ale ešte nesmie. Fúky by ušli.))`, `(([Hero] chce [bagacc] otvoriť, ale ešte nesmie. Fúky by ušli.))`)}

+4
@hero „A ty sa nebojíš?“ pýta sa [hero] [adult.gen].

@adult „Trochu,“ prizná sa [adult]. „O teba.“

To je vážne. [Hero] ${plush(`stlačí [friend.acc], celkom málo,`, `pootvorí [bagacc], celkom málo,`)} a jeden fúk pustí [adult.dat] do vlasov. ${plush(`Potom brucho rýchlo zakryje.`, `Potom ju rýchlo zavrie.`)}
/+4

== jab
(([has:plast| [kind| doctor: [Doctor] má naozaj biely plášť. |]])) @hero „[Partacc] nedám,“ povie [hero] vo dverách.

-2
@doctor „Iba mi [it] požičaj,“ povie [doctor]. „${cold(`Studí`, `Štipne`)} to, ale hneď ti [it] vrátim.“
/-2

+2
@doctor „Nedávaj,“ povie [doctor]. „Iba mi [it] požičaj, hneď ti [it] vrátim.“

@hero „A ${cold(`čo s ním urobíš`, `bude to bolieť`)}?“ pýta sa [hero].

@doctor „${cold(`Priložím naň slúchadlo. Studí`, `Štipne`)} to,“ povie [doctor]. „A potom to prestane.“

[Hero] si sadne [adult.dat] na kolená((, čo najbližšie)). ${cold(`[has| ucho, krk, usta: Lampička posvieti do ucha aj do krku. |]`, `((Vata studí a vonia čistotou.))`)}
/+2

+3
@hero „${cold(`A čo v mojom bruchu počuť`, `Je tá ihla veľká`)}?“ pýta sa [hero].

@doctor „${cold(`Raňajky,“ povie [doctor]. „A vyššie tvoje srdce`, `Je tenká ako mačací fúz,“ povie [doctor]. „A pozerať sa na ňu nemusíš`)}.“
/+3

Teraz treba ${plush(`stlačiť [friend.acc]`, `otvoriť [bagacc]`)}! Lenže [hands] a ${plush(`[friend] sa [friend:sama/sám/samo] nestlačí.`, `[bag] sa bez nich neotvorí.`)}

[with| [friend-is| toy, pet: Voľné sú iba ústa! | @friend „Ústa máš voľné!“ povie [friend].] | Voľné sú iba ústa!]

[Hero] ((nafúkne líca a ))fúkne: &again Fúúú!

${cold(`Studí.`, `[kind| test: Štip, štip, štip. | Štip.]`)}

@hero „${cold(`Brr`, `[has:kricat| Áááu | Au]`)}!“ [has:kricat| skríkne | povie] [hero]. „Kedy bude koniec?“

@doctor „Už bol,“ povie [doctor], vráti [partacc] a nalepí [patchacc] [plaster]. (([has:plast| [kind| doctor: Nálepky má vo vrecku bieleho plášťa. |]]))

-4
@hero „${cold(`Studilo`, `Štiplo`)} to na jeden fúk,“ zistí [hero]. „${plush(`[Friend] má ešte všetky fúky.`, `Zásoba je ešte celá.`)}“
/-4

+4
@hero „${cold(`Studilo`, `Štiplo`)} to na jeden fúk,“ zistí [hero]. „${plush(`[Friend] má ešte skoro všetky fúky.`, `Zásoba je ešte skoro celá.`)}“
/+4

@doctor „Tak ${plush(`[friend:jej/mu/mu] ich`, `ju`)} zalepíme,“ povie [doctor] a druhú [patchacc] nalepí ${plush(`[friend.dat] na brucho`, `na [bagacc]`)}.

+3
V čakárni sa trasie malý chlapec. [world| ship: Na svetri má papagája a trasie sa aj papagáj. | castle: Na svetri má draka a trasie sa aj drak. | space: Na svetri má raketu a trasie sa aj raketa. | heroes: Na svetri má blesk a trasie sa aj blesk. | dinos: Na svetri má tyranosaura a trasie sa aj tyranosaurus. | forest: Na svetri má ježka a trasie sa aj ježko. | Sveter má vytiahnutý až po nos.]

@mirror „Bolo to zlé?“ pýta sa.

@hero „${cold(`Studilo`, `Štiplo`)} to,“ povie [hero]. „Na jeden fúk.“

@mirror „Ale ja nijaký fúk nemám.“

@hero „Máš, v ústach. Jeden má každý so sebou.“

[with2| @friend2 „A keby nestačil, urob si druhý,“ radí [friend2]. |]

Chlapec to skúsi a naozaj tam jeden má, celý teplý. Dnu ide už iba trochu roztrasene. O chvíľu má [patchacc] aj on.
/+3

-2
(([is:food| Cestou domov dostane [hero] [food.acc]. |]))
/-2

+2
[is:food| Cestou domov dostane [hero] [food.acc]. |]
/+2

+4
Pred domom si ujo sused narazí koleno o bránku.

@big „Aúúú!“ kričí a poskakuje. „Kto mi to pofúka?“

@hero „Ja mám celú zásobu,“ povie [hero] pyšne.

[Hero] nadvihne [patchacc] a von letia fúky, jeden za druhým. [world| ship: Ujovi sa otočí čiapka dozadu a koleno vonia po rybe. | castle: Jeden je horúci ako od draka a jeden je skôr kvak. | space: Jeden príde až po odpočítaní a jeden hneď tri razy. | heroes: Ujovi vyletí bunda nad hlavu a potom ešte raz. | dinos: Na jeden sa dlho čaká a jeden je trochu mokrý. | forest: Jeden je veľký ako od medveďa a jeden malý ako od mravca. | Jeden je poriadny a jeden je skôr kýchnutie.] Na také veľké koleno padne skoro celá zásoba. Ale už nebolí.

Večer si [adult] popáli jazyk na polievke. @adult „Ááá! Máš ešte nejaký fúk?“

@hero „V zásobe už iba jeden. Ten, čo je naspodku. Ten od teba,“ povie [hero]. „Ten si nechám na noc.“

A jazyk pofúka [adult.dat] rovno z úst.
/+4

== bed
-4
Večer leží [hero] v posteli a vedľa ${plush(`[friend], [friend:plná/plný/plné] a [friend:zalepená/zalepený/zalepené]`, `[bag], plná a zalepená`)}.
/-4

+4
Potom leží [hero] v posteli a vedľa leží ${plush(`[friend]`, `[bag]`)} s posledným fúkom.
/+4

(([feels| ashamed: [has:kricat| @hero „Hanbím sa za ten krik,“ šepne [hero]. @adult „Aj ten bol iba na jeden fúk,“ šepne [adult]. | @hero „Hanbím sa, že sa bojím,“ šepne [hero]. @adult „Netreba. Aj ja sa niekedy bojím,“ šepne [adult].] |]))

@hero „Pofúkaj mi to,“ šepne [hero].

@adult „A čo ťa bolí?“ šepne [adult].

@hero „[feels:hurt| [Part]. Ale iba trošku.“ | Už nič. Len tak.“]

+4
@hero „A keď pôjdem zasa?“ rozmýšľa [hero].

@adult „Tak ti zasa fúknem.“

@hero „Do zásoby?“

@adult „Do zásoby aj do vlasov,“ šepne [adult]. „Ale najprv otvor túto.“
/+4

-4
@adult „Tak otvor zásobu,“ šepne [adult].
/-4

@hero „Teraz to štipne, ale iba na jeden fúk,“ šepne [hero] ${plush(`[friend.dat]`, `[bagdat]`)} a pomaly odlepuje [patchacc].

-4
^bag Von idú fúky, mäkké a teplé. &last Fúúú. Cítiť ich na [partloc]((, na čele a potom aj vo vlasoch)).
/-4

+4
^bag Von vyjde posledný fúk, ten [od adult.gen]. Je mäkký a teplý. &last Fúúú. Cítiť ho na [partloc]((, na čele a potom aj vo vlasoch)).
/+4

+2
[world| ship: Loď na koberci ticho kotví. | castle: V hrade z kociek už spí aj drak. | space: Za oknom pomaly ide mesiac. | heroes: Superhrdinovia na koberci už spia pod plášťami. | dinos: Dinosaury na koberci už spia. | forest: Na koberci ticho spí medveď. | Záclona sa ticho pohne.] [more| [Others] už spia.]
/+2

!asleep [Hero] spí a ticho dýcha: fú, fú, fú.
`,
  older: `
== boast
[Soon] ide [hero] [s adult.ins] [to][kind| test: ,] a ${cold(`[has:plast| bojí sa bieleho plášťa | bojí sa]`, `[has:nit| bojí sa ihly | [kind| check: bojí sa injekcie | bojí sa]]`)}. (([feels:ashamed| Ešte sa za to aj hanbí. |])) (([has| kricat: Minule bolo krik počuť až na chodbu. |])) Na dvore o tom nesmie vedieť nikto[peer| yes: , a najmä nie [whom]]. [world| ship: Hrá sa tam totiž na pirátov a piráti sa neboja. | castle: Hrá sa tam totiž na rytierov a rytieri sa neboja. | space: Hrá sa tam totiž na kozmonautov a kozmonauti sa neboja. | heroes: Hrá sa tam totiž na superhrdinov a superhrdinovia sa neboja. | dinos: Hrá sa tam totiž na dinosaury a dinosaury sa neboja. | forest: Hrá sa tam totiž na vlkov a na medvede a tie sa neboja. | Sú tam totiž veľké deti a tie sa vraj neboja.]

[Hero] sa pri hre pošmykne a odrie si lakeť. [Adult] sa hneď skloní a chce fúkať.

@hero „Mňa už netreba pofúkať,“ vyhlási [hero] nahlas. „Fúkanie je pre malých.“

@adult „Dobre,“ povie [adult]. A potom celkom potichu: @adult „Netreba ani [time| tomorrow: zajtra | today: dnes |] [at]?“

@hero „Ani tam,“ povie [hero].

*knees Lakeť hneď prestane bolieť, zato kolená zmäknú ako puding. (([has:utekat| Minule práve ony ušli z ambulancie. |]))

+2
@hero „A [kind| doctor: bude to zlé | blood: zoberú mi iba trochu krvi | bude to bolieť]?“ pýta sa [hero], akoby len tak.

@adult „[kind| doctor: Slúchadlo chvíľku studí. A keby niečo malo štípať, poviem ti to vopred | blood: Iba za lyžičku a telo si urobí novú. Ale štipne to | Štipne to],“ povie [adult], lebo pri takej otázke sa neklame. „Ak chceš, niečo vymyslíme.“

@hero „Netreba,“ povie [hero] a hneď to ľutuje.
/+2

Teraz by sa jedno pofúkanie veľmi zišlo, lenže po takej vete sa oň už prosiť nedá. A tak si [hero] začne zbierať fúkanie tajne, do zásoby. ${plush(`Najlepšie sa na to hodí [friend.kind] [friend], lebo je [friend:mäkká/mäkký/mäkké] a nič neprezradí.`, `Poslúži na to malá [bag] [bagof].`)} Všetkým povie iba to, že je to pokus.

*big Prvý je na rade ujo sused. Je najväčší z celého domu, [world| ship: a preto pri hre robí kapitána. | castle: a preto pri hre robí draka. | space: a preto pri hre robí robota. | heroes: a preto pri hre robí Siláka. | dinos: a preto pri hre robí dlhokrka. | forest: a preto pri hre robí medveďa. | a preto všetkým nosí práčky.]

@hero „Fúkni sem,“ povie mu [hero]. „Skúmam, koľko sa dnu zmestí.“

Ujo sused sa nadýchne a fúkne. [world| ship: Pirátska zástava na prášiaku sa vystrie a dvom pirátom odletia klobúky. | castle: Fúka opatrne, ako sa na draka patrí. Aj tak dvom rytierom odletia prilby. | space: Rakete zo škatúľ odletí špička a kozmonauti musia odpočítavať odznova. | heroes: Všetkým superhrdinom vyletia plášte nad hlavu a chvíľu nikto nikoho nevidí. | dinos: Cez dlhý krk to trvá, ale potom odfúkne dinosaurom obed z lístia. | forest: Vlci držia uši z kartónu a jednému aj tak odletia. | Bielizeň na šnúre sa rozhojdá a jedna ponožka odletí.] A [hero] ${plush(`[friend.acc] rýchlo zakryje dlaňou`, `svoju malú [bagacc] rýchlo zakryje dlaňou`)}((, nech je fúk na horšie časy)). 

-2
((Po ňom fúkne babka z prízemia, poštár a napokon aj mačka.))
/-2

+2
Jeden fúk je však málo, na takú vec ich treba určite viac. [Hero] teda chodí po dvore od jedného k druhému. Babka z prízemia fúka dlho, lebo spieva v zbore. Poštár fúkne krátko, lebo má ešte tri ulice. Susedova mačka pri tom kýchne. [peer| yes: Fúkne aj [whom] a nič sa nepýta. |]

[with| [friend-is| toy, pet: @big „A čo tým pokusom zistíš?“ pýta sa ujo sused. | @friend „A čo je to za pokus?“ pýta sa [friend]. „Veď ty sa bojíš.“] | @big „A čo tým pokusom zistíš?“ pýta sa ujo sused.]

@hero „Pšt,“ povie [hero]. „Pri pokuse sa mlčí.“

[with| [friend-is| toy, pet: A ujo sused mlčí, lebo pokus je vážna vec. | [Friend] teda mlčí, ale fúkne hneď dva razy.] | A ujo sused mlčí, lebo pokus je vážna vec.]

Iba [k adult.dat] [hero] nejde, lebo [adult] každý pokus prekukne.
/+2

+3
[Adult] zatiaľ stojí opodiaľ a díva sa úplne inam. Tak dôkladne sa inam dívajú iba ľudia, ktorí vidia všetko.
/+3

== door
(([time| tomorrow: [has| spat, zaspat: V noci sa kolená trasú aj pod perinou a [hero] nemôže zaspať. |]])) [time| tomorrow: Na druhý deň | today: O chvíľu | A potom je to tu:] [time| tomorrow, today: sedí [hero] | [hero] sedí] [s adult.ins] [waiting] a celú zásobu drží v náručí((, opatrne ako vajce)). ((${plush(`Keby sa niekto pýtal, [friend] je tu iba na ten pokus.`)})) (([has:cakaren| Za dverami plače nejaké dieťa. |]))

Vedľa sedí s ockom malý chlapec a trasie sa. [world| ship: Na svetri má papagája a trasie sa aj papagáj. | castle: Na svetri má draka a trasie sa aj drak. | space: Na svetri má raketu a trasie sa aj raketa. | heroes: Na svetri má blesk a trasie sa aj blesk. | dinos: Na svetri má tyranosaura a trasie sa aj tyranosaurus. | forest: Na svetri má ježka a trasie sa aj ježko. | Sveter má vytiahnutý až po nos.]

@mirror „Aj ty sa bojíš?“ pýta sa chlapec s nádejou.

-2
@hero „Ani trochu,“ povie [hero], lebo pred menšími sa to hovorí najťažšie.
/-2

+2
Stačilo by povedať áno. Lenže chlapec je o hlavu menší a pred menšími sa to hovorí najťažšie.

@hero „Ja?“ povie [hero]. „Ani trochu.“
/+2

+3
@mirror „A ako sa to robí?“ pýta sa chlapec.

@hero „Čo?“

@mirror „Nebáť sa,“ povie chlapec. „Ja to skúšam od rána. Najprv som na to nemyslel a potom som na nič iné nemyslel.“

[Hero] len pokrčí plecami, ako to robia tí, čo vedia a neprezradia.
/+3

-2
@mirror „Tak sa na celom svete bojím iba ja,“ povie chlapec a ťahá ocka k dverám. „Radšej prídeme, keď to prejde. Asi o rok.“
/-2

+2
Chlapec zosmutnie. @mirror „Tak sa na celom svete bojím iba ja.“ Zapne si bundu až po nos a ťahá ocka k dverám. @mirror „Radšej prídeme, keď to prejde. Asi o rok.“

[Hero] otvorí ústa a zasa ich zavrie. Je to zvláštne. Povie sa jedna malá lož a hneď je na svete o jeden veľký strach viac.
/+2

== jab
Vtom je [hero] na rade. @doctor „${cold(`Slúchadlo studí`, `Štipne to`)},“ povie [doctor], „ale [partacc] si iba požičiam a hneď ti [it] vrátim.“

+2
${cold(`Najprv posvieti do jedného ucha a potom do druhého.`, `Vatou pretrie kúsok kože. Studí to.`)}

@hero „A načo to vlastne je?“ pýta sa [hero], lebo otázka aspoň chvíľu trvá.

@doctor „[kind| doctor: Aby som počula, ako sa má tvoje srdce | blood: Kvapka krvi mi prezradí, ako sa má celé telo | jab: Aby telo spoznalo chorobu, keby raz prišla | Aby ti bolo dobre],“ povie [doctor]. „[kind| doctor: Bije vo dne aj v noci, tak si zaslúži návštevu | A pozerať sa na ihlu nemusíš].“
/+2

Teraz treba otvoriť zásobu. Lenže [hands] a ${plush(`[friend] leží na stolíku [friend:nestlačená/nestlačený/nestlačené].`, `[bag] leží na stolíku.`)}

[with| [friend-is| toy, pet: | ((@friend „[Bag] je ďaleko,“ hlási od dverí [friend]. „A všetky fúky sú v nej.“))] |]

Voľné sú iba ústa, lenže tie sa trasú a nefúknu. Vedia už iba poprosiť.

V pootvorených dverách stojí ten chlapec, už na odchode. Stačí mlčať a nikto sa nič nedozvie. Lenže potom si bude myslieť, že sa bojí iba on.

&first @hero „Pofúkaj mi to,“ povie [hero] [adult.dat] nahlas. „Bojím sa.“

[Adult] na to nepovie nič, lebo hovoriť a fúkať naraz sa nedá. Fúúú! Fúka [adult], fúka aj [hero].

${cold(`Studí.`, `[kind| test: Štip, štip, štip. | Štip.]`)}

@hero „${cold(`Brr`, `Au`)},“ povie [hero]. „Kedy bude koniec?“

@doctor „Už bol,“ povie [doctor], vráti [partacc] a nalepí [patchacc] [plaster]. [has:plast| [kind| doctor: Nálepky má vo vrecku bieleho plášťa. |]]

== mirror
@mirror „Tak ty sa bojíš!“ zvolá vo dverách chlapec a celý sa rozžiari.

@hero „Celý čas,“ prizná sa [hero]. „Aj kolená sa mi boja.“

@mirror „Tak to sme dvaja,“ povie chlapec a domov už nejde.

+2
@mirror „A čo robíš, keď sa bojíš?“ pýta sa ešte.

@hero „Fúkam,“ povie [hero]. „Bojím sa aj tak. Ale trvá to presne jeden fúk a ten nikdy nezabudneš doma, lebo ho nosíš v ústach.“

Chlapec to skúsi. [world| ship: Papagáj na svetri sa pri tom prestane triasť. | castle: Drak na svetri sa pri tom prestane triasť. | space: Raketa na svetri sa pri tom prestane triasť. | heroes: Blesk na svetri sa pri tom prestane triasť. | dinos: Tyranosaurus na svetri sa pri tom prestane triasť. | forest: Ježko na svetri sa pri tom prestane triasť. | Zo svetra mu pri tom vykukne celý nos.] O chvíľu má [patchacc] aj on.
/+2

== big
(([is:food| Cestou domov dostane [hero] [food.acc]. |]))

-2
^big Doma si [hero] spomenie na odretý lakeť a celá zásoba sa minie naň((, aj s fúkom od uja suseda)).
/-2

+2
^big Pred domom čaká ujo sused a chce vedieť, ako dopadol pokus.
/+2

+2
@hero „Nijaký to nebol,“ prizná sa [hero]. „Bol to iba strach a tváril sa ako pokus.“

[Hero] čaká smiech. Lenže ujo sused sa zohne až celkom blízko.

@big „Mňa od jari bolí koleno,“ šepne. „Ale keď je niekto taký veľký, nikomu to nenapadne. A povedať to sa hanbím. &again Pofúkaj mi to.“

Na také veľké koleno padne celá zásoba, fúk za fúkom, odvrchu až naspodok. Ujo sused pri tom stojí na jednej nohe ako bocian.

@big „Ďakujem,“ povie potom. „A nikomu to nehovor.“

[peer| yes: Vedľa stojí [whom] a všetko počuje. @whom „Aj ja sa bojím,“ povie [whom] potichu. „Iba sa ma nikto nepýtal.“ |]
/+2

+3
@hero „A prečo?“ pýta sa [hero].

Ujo sused otvorí ústa a rozmýšľa. Rozmýšľa až do popoludnia. [with2| @friend2 „To je dobrá otázka,“ povie [friend2].]
/+3

== home
+3
Popoludní je na dvore zasa plno. [Adult] si pred všetkými privrie prst do bránky. Nie je počuť au, iba také krátke ssss, ako keď sa niečo rýchlo schová za zuby.

@hero „Pofúkam ti to,“ povie [hero].

@adult „Netreba,“ povie [adult] a prst drží za chrbtom. „Mňa už netreba pofúkať.“

Tú vetu [hero] dobre pozná, a tak sa pozrie nižšie. [Adult] má kolená mäkké ako puding.

@hero „Netreba,“ súhlasí [hero]. „Ale môžem?“

Na to [adult] nepovie nič, iba pomaly vytiahne prst spoza chrbta. Je celý červený. [with| [friend-is| toy, pet: [Hero] fúka najprv z jednej strany a potom z druhej. | [Hero] fúka z jednej strany a [friend] z druhej.] | [Hero] fúka najprv z jednej strany a potom z druhej.]

Ujo sused sa na to díva a konečne prestane rozmýšľať.

@big „Mňa od jari bolí koleno,“ povie nahlas, pred všetkými.

Chvíľu je úplné ticho. Potom babka z prízemia povie, že ju bolia obidve. Poštár povie, že jeho najviac na štvrtom poschodí. [world| ship: Jeden pirát ukáže koleno odreté od paluby, druhý od stromu. Piráti odrazu nehovoria o ničom inom. | castle: Jeden rytier ukáže koleno odreté od bicykla, druhý od schodov. Rytieri odrazu nehovoria o ničom inom. | space: Jeden kozmonaut ukáže koleno odreté od rakety, druhý od schodov. Kozmonauti odrazu nehovoria o ničom inom. | heroes: Jeden superhrdina ukáže koleno odreté od lietania. Bolo to lietanie z lavičky. | dinos: Najmenší dinosaurus povie, že má kolená štyri a bolia ho všetky. | forest: Jeden vlk ukáže koleno odreté od bicykla a jeden medveď sa prizná, že sa bojí včiel. | Jedno z veľkých detí ukáže koleno s tromi náplasťami a druhé povie, že pri každej plakalo.]

A tak každý fúka každému. [world| ship: Pirátska zástava sa celá vystrie. | castle: Odletia aj prilby, ktoré predtým vydržali. | space: Raketa zo škatúľ sa pohne o celý krok. | heroes: Plášte sa rozvlnia, hoci nikto nelieta. | dinos: Z dvora odletí všetko lístie. | forest: Uši z kartónu nemá už ani jeden vlk. | Bielizeň na šnúre hneď uschne.] [Adult] má vlasy celé odfúknuté dozadu a smeje sa.
/+3

== bed
Večer leží [hero] v posteli a je ticho. ^knees Kolená sú teplé((, iba [limb| arm: pod náplasťou to | pod [patchins] to] ešte trošku ťahá)).

+2
[with| ${plush(`Vedľa leží [friend], celkom [friend:vyfúkaná/vyfúkaný/vyfúkané].`, `[Friend] leží vedľa a dýcha už celkom pomaly.`)} | Zásoba je preč a nechýba.] Mesiac svieti rovno na kolená.
/+2

&last @hero „Pofúkaj mi to,“ zašepká [hero].

@adult „Vraj ťa už netreba pofúkať,“ zašepká [adult].

@hero „Netreba. Ale môžeš.“

A tak [adult] fúka, pomaly a potichu, na čelo a do vlasov. Záclona sa ticho pohne.

+3
Niekde blízko ticho spí aj malý chlapec a fúka už iba zo sna. Ujo sused spí tiež a koleno má na mäkkom vankúši. [more| [Others] už spia.]
/+3

!asleep [Hero] už spí a ticho dýcha: fú, fú, fú.
`,
}
