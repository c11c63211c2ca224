import type { Telling } from '../../../../craft/telling.ts'

export const babatko: Telling = {
  id: 'new-baby',
  shape: 'making',
  fits: { kind: 'life', subjects: ['new-baby', 'baby-coming'], when: ['always', 'tomorrow', 'today', 'past'] },
  ages: [3, 9],
  titles: ['[is:whom| [Hero], [whom] a plechovka plná „hneď“ | Plechovka plná „hneď“]', 'Čie je to „hneď“?'],
  tile: { label: 'Bábätko', wish: 'máme doma bábätko a má pocit, že naň nikto nemá čas' },
  figures: {
    suseda: {
      forms: {
        name: 'suseda',
        nom: 'suseda',
        gen: 'susedy',
        dat: 'susede',
        acc: 'susedu',
        loc: 'susede',
        ins: 'susedou',
      },
      gender: 'she',
    },
    vrtac: {
      forms: {
        name: 'pán s vŕtačkou',
        nom: 'pán s vŕtačkou',
        gen: 'pána s vŕtačkou',
        dat: 'pánovi s vŕtačkou',
        acc: 'pána s vŕtačkou',
        loc: 'pánovi s vŕtačkou',
        ins: 'pánom s vŕtačkou',
      },
      gender: 'he',
    },
  },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: {
        piece: {
          forms: {
            name: 'pirát',
            nom: 'pirát',
            gen: 'piráta',
            dat: 'pirátovi',
            acc: 'piráta',
            loc: 'pirátovi',
            ins: 'pirátom',
          },
          gender: 'he',
        },
      },
      words: {
        role: 'morská príšera',
        game: 'Kto prvý na ostrov',
        goal: 'ostrovom',
        pieces: 'pirátov',
        piecesdat: 'pirátom',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: {
        piece: {
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
      words: { role: 'drak', game: 'Kto prvý na vežu', goal: 'vežou', pieces: 'rytierov', piecesdat: 'rytierom' },
    },
    space: {
      themes: ['space', 'science', 'discovery'],
      figures: {
        piece: {
          forms: {
            name: 'raketka',
            nom: 'raketka',
            gen: 'raketky',
            dat: 'raketke',
            acc: 'raketku',
            loc: 'raketke',
            ins: 'raketkou',
          },
          gender: 'she',
        },
      },
      words: { role: 'marťan', game: 'Kto prvý na Mars', goal: 'Marsom', pieces: 'raketky', piecesdat: 'raketkám' },
    },
    heroes: {
      themes: ['superheroes'],
      figures: {
        piece: {
          forms: {
            name: 'superhrdina',
            nom: 'superhrdina',
            gen: 'superhrdinu',
            dat: 'superhrdinovi',
            acc: 'superhrdinu',
            loc: 'superhrdinovi',
            ins: 'superhrdinom',
          },
          gender: 'he',
        },
      },
      words: {
        role: 'zloduch',
        game: 'Kto prvý na strechu',
        goal: 'strechou',
        pieces: 'superhrdinov',
        piecesdat: 'superhrdinom',
      },
    },
    dinos: {
      themes: ['dinosaurs'],
      figures: {
        piece: {
          forms: {
            name: 'dinosaurus',
            nom: 'dinosaurus',
            gen: 'dinosaura',
            dat: 'dinosaurovi',
            acc: 'dinosaura',
            loc: 'dinosaurovi',
            ins: 'dinosaurom',
          },
          gender: 'he',
        },
      },
      words: {
        role: 'tyranosaurus',
        game: 'Kto prvý k sopke',
        goal: 'sopkou',
        pieces: 'dinosaury',
        piecesdat: 'dinosaurom',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      figures: {
        piece: {
          forms: {
            name: 'medvedík',
            nom: 'medvedík',
            gen: 'medvedíka',
            dat: 'medvedíkovi',
            acc: 'medvedíka',
            loc: 'medvedíkovi',
            ins: 'medvedíkom',
          },
          gender: 'he',
        },
      },
      words: {
        role: 'medveď',
        game: 'Kto prvý do brlohu',
        goal: 'brlohom',
        pieces: 'medvedíky',
        piecesdat: 'medvedíkom',
      },
    },
    home: {
      themes: [],
      figures: {
        piece: {
          forms: {
            name: 'figúrka',
            nom: 'figúrka',
            gen: 'figúrky',
            dat: 'figúrke',
            acc: 'figúrku',
            loc: 'figúrke',
            ins: 'figúrkou',
          },
          gender: 'she',
        },
      },
      words: { role: 'vlk', game: 'Kto prvý domov', goal: 'domčekom', pieces: 'figúrky', piecesdat: 'figúrkam' },
    },
  },
  things: {
    whom: {
      kinds: [],
      or: {
        forms: {
          name: 'bábätko',
          nom: 'bábätko',
          gen: 'bábätka',
          dat: 'bábätku',
          acc: 'bábätko',
          loc: 'bábätku',
          ins: 'bábätkom',
        },
        gender: 'it',
      },
    },
  },
  fact: 'Plechovka, do ktorej [hero] hádže každé ‚hneď‘, patrí odvtedy aj [whom.dat].',
  next: 'V plechovke pri vankúši ráno niečo cinklo. Niekto tam potichu hodil jedno ‚teraz‘.',
  young: `
== cas
[about| baby-coming: [U hero.gen/U nich] doma čakajú [is:whom| [whom:sestričku/bračeka/bábätko] [whom.acc] | bábätko]. [Whom] je ešte v maminom bruchu, ale [adult] má plné ruky práce už teraz. | [has:twins| [Hero] má doma dvojičky. Jedno väčšinou spí, ale [is:whom| [whom] | to druhé] celý deň plače a stále je [u adult.gen] na rukách. | [Hero] má doma [is:whom| [whom:novú sestričku/nového bračeka/nové bábätko] [whom.acc] | [has| baby: nové bábätko | sister: novú sestričku | brother: nového bračeka | nové bábätko]]. [Whom] celý deň plače a stále je [u adult.gen] na rukách. [has:ucho| [Hero] si zapcháva uši. |]]]

[world| ship: Pod stolom je pirátska loď a chýba už iba morská príšera. | castle: Pod stolom je hrad a chýba už iba drak. | space: Pod stolom je raketa a chýba už iba marťan. | heroes: Pod stolom je tajná základňa a chýba už iba zloduch. | dinos: Pod stolom je praveká jaskyňa a chýba už iba tyranosaurus. | forest: Pod stolom je brloh a chýba už iba medveď. | Pod stolom je domček z diek a chýba už iba vlk.] [with| [friend-is| toy: Dnu už čaká [friend.kind] [friend]. | pet: Dnu už čaká [friend.kind] [friend]. | Dnu už čaká aj [friend].]]

@hero „Budeš [role]?“ pýta sa [hero].

&first @adult „Hneď,“ povie [adult]. „Len čo [about| baby-coming: natriem kolísku | sa [whom] napije].“

[Hero] čaká a potom si vezme plechovku od keksov. Za každé ‚hneď‘ do nej *hned hodí jeden gombík. Cink!

+4
[more| Gombíky zháňajú aj [others], v každej zásuvke. |] [with2| @friend2 „Budem rátať,“ povie [friend2]. „Viem až do sto.“ | Prvý gombík je zo starého kabáta a je veľký ako minca.]
/+4

@hero „A teraz?“

&again @adult „Hneď, len čo [about| baby-coming: uschne | si odgrgne],“ povie [adult], a cink!

-2
((O chvíľu je plechovka plná.))
/-2

+2
@hero „A teraz?“

&again @adult „Hneď, len čo [about| baby-coming: ju natriem druhý raz | [whom:ju/ho/ho] prebalím].“ Cink!

+3
[about| baby-coming: Potom si mamino brucho ľahne a všade má byť ticho. | Potom [whom] zaspí, lenže vtedy musí byť ticho.]

@hero „A čo [world| ship: tichá | tichý] [role]?“ šepká [hero].

&again @adult „Hneď,“ šepne [adult]. „Len čo [about| baby-coming: si brucho oddýchne | zaspí poriadne].“ A potichu: cink.
/+3

-4
[has:darcek| [about| baby-coming: Aj návšteva s darčekom pre bábätko povie iba ‚hneď‘. | Aj návšteva s darčekom povie iba ‚hneď‘ a ide [za whom.ins].] Cink! |]
/-4

[about| baby-coming: A kolíska schne zase od začiatku, až je plechovka plná. | A potom je [whom] zase [whom:hladná/hladný/hladné] a všetko ide odznova, až je plechovka plná.]
/+2

== dost
+2
-4
[about| baby-coming: | [has:cumlik| [Hero] si strčí do úst cumlík, lenže s cumlíkom sa [world| ship: príšera | castle: drak | space: marťan | heroes: zloduch | dinos: tyranosaurus | forest: medveď | vlk] privolať nedá. |]]
/-4
/+2

+4
Príde suseda a nesie čiapočku, malú ako na citrón.

@suseda „[about| baby-coming: Kedy už príde | Kde máte] to zlatíčko?“ pýta sa.

@hero „Tu som,“ povie [hero] a vykukne spod stola.

@suseda „Hneď, hneď,“ povie suseda a [about| baby-coming: hladká mamino brucho | skláňa sa [k whom.dat]]. Cink, cink! Za ‚hneď, hneď‘ sú gombíky dva. Čiapočku si skúsi aj [hero], ale zmestí sa do nej iba ucho.

@hero „Bábätko budem aj ja,“ povie [hero]. „Potom budú mať čas na mňa.“

[about| baby-coming: [Hero] si ľahne do kolísky a nohy trčia von. Chvíľu je tam celkom dobre, lenže kolíska ešte nie je suchá. | [Hero] si ľahne do koša na bielizeň, nohy trčia von, a plače: uá, uá!]

[about| baby-coming: @adult „Kolíske chýba kus farby,“ čuduje sa [adult]. „Kam sa podel?“ | @adult „Koho treba prebaliť?“ volá [adult] a už beží s plienkou.]

[about| baby-coming: @hero „To neviem,“ povie [hero] a odchádza cúvaním, lebo zadok má celý žltý. | @hero „Nikoho! Nikoho!“ povie [hero] a je veľmi rýchlo z koša vonku.] Byť bábätkom nie je nič pre veľké deti.
/+4

+2
-3
@hero „[about| baby-coming: Ešte tu ani nie si | Plačeš, spíš a nevieš sa hrať],“ povie [hero] [about| baby-coming: maminmu bruchu | [whom.dat]].
/-3
/+2

+3
@hero „Poď na skrývačku,“ povie teda [hero] [about| baby-coming: maminmu bruchu. Lenže tam je niekto schovaný už pol roka a von sa mu nechce. | [whom.dat] do ucha. Potom vlezie pod posteľ a dlho čaká. [Whom] však nikoho nehľadá, iba si strčí do úst vlastnú päsť.]

@hero „[about| baby-coming: Ešte tu ani nie si | Plačeš, spíš a nevieš sa hrať],“ povie [hero]. „A mám z teba plnú plechovku ‚hneď‘.“
/+3

-2
[feels| angry: [Hero] sa hnevá, až gombíky hrkajú. | jealous: [Hero] žiarli, až gombíky hrkajú. | afraid: [Hero] sa bojí, že to tak už zostane. | sad: [Hero] je [smutná/smutný/ticho] a plechovka je ťažká. | [Hero] má toho dosť.] @hero „[about| baby-coming: Nech tam [whom] zostane | [has| garaz: Nech [whom] spí v garáži | balkon: Nech [whom] spí na balkóne | pivnica: Nech [whom] spí v pivnici | obchod: Vráťme [whom:ju/ho/ho] do obchodu | Vráťme [whom:ju/ho/ho] do nemocnice]],“ povie a otvorí plechovku. „To všetko je tvoje ‚hneď‘. A ľúbiť ma budeš tiež hneď?“
/-2

+2
[feels| angry: [Hero] sa hnevá, až gombíky hrkajú. | jealous: [Hero] žiarli, až gombíky hrkajú. | afraid: [Hero] sa bojí, že to tak už zostane. | sad: [Hero] je [smutná/smutný/ticho] a plechovka je ťažká. | [Hero] má toho dosť.] @hero „[about| baby-coming: Nech tam [whom] radšej zostane | [has| garaz: Nech [whom] spí v garáži | balkon: Nech [whom] spí na balkóne | pivnica: Nech [whom] spí v pivnici | obchod: Vráťme [whom:ju/ho/ho] do obchodu | Vráťme [whom:ju/ho/ho] do nemocnice]],“ povie.

@adult „Prečo?“ pýta sa [adult].

-3
[Hero] otvorí plechovku. @hero „To všetko je tvoje ‚hneď‘.“
/-3

+3
@hero „[about| baby-coming: Je nás | Bolo nás] akurát,“ povie [hero] a otvorí plechovku. „A toto všetko je tvoje ‚hneď‘.“
/+3

[Adult] sa pozrie dnu(( a dlho mlčí)). ((Toľkými gombíkmi by sa dala zapnúť celá ulica. ))Potom si odtrhne gombík [about| baby-coming: zo svetra | z pyžama((, v ktorom chodí celý deň,))] a hodí ho k ostatným. Cink.

@adult „Tento je môj,“ povie. „Aj ja čakám. Na teba.“

@hero „A ľúbiť ma budeš tiež hneď?“
/+2

@adult „Nie,“ povie [adult] a urobí na kolenách [about| baby-coming: miesto | ešte jedno miesto]. „Na to sa nečaká. Ľúbim ťa teraz.“

== tvoje
[about| baby-coming: Vtom v bruchu niekto kopne. | Vtom sa [whom] rozplače.]

-2
&again @adult „Hneď, [whom], hneď!“ [about| baby-coming: povie [adult] a vezme štetec. @adult „Hneď budeš mať kde spať.“ | volá [adult] a beží po plienku.]
/-2

+2
&again @adult „Hneď, [whom], hneď!“ [about| baby-coming: povie [adult] a vezme štetec. @adult „Hneď budeš mať kde spať.“ | volá [adult], položí [whom:ju/ho/ho] do kolísky a beží po plienku.]
/+2

@hero „Počuješ?“ zarazí sa [hero]. „To ‚hneď‘ je tvoje.“

-2
[Whom] čaká tiež((, a nemá ani plechovku)).
/-2

+2
Takže [whom] čaká tiež, [about| baby-coming: po tme a bez plechovky | a nemá ani plechovku].
/+2

^hned [Hero] hodí jeden gombík aj [za whom.acc](( a dobre zavrie vrchnák)). [with| [friend-is| toy: Na vrchnák si sadne [friend]. | pet: [Friend] nastraží uši. | [Friend] pritlačí vrchnák.]] Hrk, hrk! [about| baby-coming: ((V bruchu je chvíľu ticho. ))A hop, hop, brucho tancuje. | [Whom] stíchne a počúva.]

+2
@hero „Vidíš, toto vieš,“ povie [hero].
/+2

+3
[with2| @friend2 „Ešte raz!“ prosí [friend2]. |]
/+3

+2
Hrk, hrk! [about| baby-coming: Hop, hop! | [Whom] sa usmeje a nemá ani zub.]
/+2

== teraz
-2
[about| baby-coming: S tancujúcim bruchom sa natierať nedá a [adult] má zrazu prázdne ruky. Obidve. | [Hero] priviaže plechovku na kolísku, [whom] si hrká nohami a [adult] má zrazu prázdne ruky. Obidve.]
/-2

+2
[about| baby-coming: [Adult] sa otočí od kolísky a má žltý nos. | Pribehne [adult] s plienkou(( a iba v jednej papuči)).] @adult „Čo to robíte?“

@hero „Čakáme na teba spolu,“ povie [hero]. [with| [friend-is| toy, pet: | @friend „Aj ja,“ pridá sa [friend].]]

+4
@adult „A koľko tých ‚hneď‘ je?“

@hero „Skoro všetky sú moje,“ povie [hero]. „[Whom] má iba jedno[about| baby-coming: . A čaká celkom potichu | , ale čaká oveľa hlasnejšie].“
/+4

[about| baby-coming: [kin| mum: S tancujúcim bruchom sa natierať nedá | Tancujúce brucho treba vidieť zblízka]. [Adult] odloží štetec a pozrie sa na svoje ruky. | Potom [hero] priviaže plechovku na kolísku. [Whom] do nej v suchej plienke kopne: hrk!(( A ešte raz: hrk!)) [Adult] sa pozrie na svoje ruky.] Sú prázdne, obidve.
/+2

-2
@adult „Tak teraz,“ povie [adult]. Najprv sa do nich zmestí [hero] a potom je [z adult.gen] [role].
/-2

+2
@adult „Tak teraz,“ povie [adult]. Najprv sa do tých rúk zmestí [hero] a potom je [z adult.gen] [role].
/+2

+3
[world| ship: Príšera sa vynorí spod gauča a žerie ponožky. | castle: Drak chŕli oheň na všetky vankúše. | space: Marťan hovorí po marťansky a hľadá anténu. | heroes: Zloduch kradne vankúše a smeje sa hrozným smiechom. | dinos: Tyranosaurus dupe, až hrká príborník. | forest: Medveď mrmle a hľadá med. | Vlk fúka na domček, až lietajú deky.] Lenže len čo začnú, [about| baby-coming: brucho zase kope | [whom] sa zase rozplače].

@adult „A čo teraz?“ pýta sa [adult] a obzerá sa na plechovku.

@hero „Teraz je teraz,“ povie [hero]. „[about| baby-coming: [Whom] sa hrá s nami | Vezmi [whom:ju/ho/ho], nech sa hrá s nami].“

[about| baby-coming: [world| ship: A tak je brucho ostrov a ostrov sa hýbe, lebo je to veľryba. | castle: A tak je brucho hora a v nej kope druhý, malý drak. | space: A tak je brucho planéta a niekto z nej klope. | heroes: A tak je brucho tajná skrýša a v nej sa niekto učí kopať. | dinos: A tak je brucho vajce a niečo sa v ňom hýbe. | forest: A tak je brucho brloh a v ňom sa prevaľuje medvieďa. | A tak je brucho kopec a v ňom kope vĺča.] | [world| ship: A tak je [whom] malá morská príšera. Vreští tak, že sa jej boja aj žraloky. | castle: A tak je [whom] malý drak. Nemá zuby, ale revať vie výborne. | space: A tak je [whom] malý marťan. Hovorí stále a nikto mu nerozumie. | heroes: A tak je [whom] poplach. Každá základňa potrebuje poplach a tento sa nedá vypnúť. | dinos: A tak je [whom] najmenší tyranosaurus. Labky má krátke, ale reve zo všetkých najlepšie. | forest: A tak je [whom] medvieďa. Mrmle, vrčí a saje si labku. | A tak je [whom] vĺča. Zuby nemá, ale vyť vie výborne.]]
/+3

+4
@hero „Ešte raz!“ volá [hero] a [with| [friend-is| toy, pet: všetko ide odznova | [friend] už zase stavia, čo spadlo] | všetko ide odznova]. Po treťom raze [about| baby-coming: je v bruchu ticho | [whom] zaspí rovno uprostred kriku]. [Adult] vypije čaj, ktorý čaká od rána. Je studený ako žaba, ale vraj je to najlepší čaj za celý týždeň.
/+4

== postel
[about| baby-coming: Večer leží [hero] v posteli a plechovka ticho stojí vedľa. | Večer leží [hero] v posteli a vedľa v kolíske spí [whom].(( Plechovka ticho visí.))] [with| [friend-is| toy: Pod perinou je aj [friend]. | pet: Pri nohách leží [friend]. |]]

+2
[about| baby-coming: [has:postel| @hero „A táto posteľ je moja?“ pýta sa [hero]. |] |]

[about| baby-coming: [has:postel| @adult „Tvoja,“ povie [adult]. „[Whom] bude mať kolísku.“ |] |]
/+2

+3
Za oknom svieti mesiac. [about| baby-coming: Brucho sa pomaly dvíha a klesá. | Niekto malý pomaly dýcha.] [more| V mäkkých perinách spia aj [others].]
/+3

-3
@hero „[about| baby-coming: [Whom] už môže prísť | [Whom.acc] nevrátime],“ povie [hero]. „Má tu jedno ‚hneď‘.“
/-3

+3
@hero „[about| baby-coming: [Whom] už môže prísť | [Whom.acc] nevrátime],“ povie [hero]. „Má tu jedno ‚hneď‘. A [about| baby-coming: bude nás | je nás] akurát.“
/+3

[has:rozpravka| @hero „A prečítaš mi?“ šepne(( ešte)). | @hero „A ešte pusu,“ šepne(( potom)).]

@adult „Hn…“ začne [adult] a pozrie sa na plechovku. &last @adult „Teraz,“ povie potichu [has:rozpravka| a otvorí knižku | a dá dve].

!asleep A spánok, ten príde hneď.
`,
  older: `
== ucty
[about| baby-coming: [U hero.gen/U nich] doma čakajú [is:whom| [whom:sestričku/bračeka/bábätko] [whom.acc] | bábätko]. [Whom] je ešte v maminom bruchu, ale na nič iné už čas nie je. Slovo ‚teraz‘ nepovie nikto, každý hovorí iba ‚hneď‘. | [has:twins| Odkedy má [hero] doma dvojičky, nemá [adult] voľné ruky. Jedno väčšinou spí, ale [is:whom| [whom] | to druhé] plače a pije a musí byť stále na rukách. | Odkedy má [hero] doma [is:whom| [whom:sestričku/bračeka/bábätko] [whom.acc] | [has| baby: bábätko | sister: sestričku | brother: bračeka | bábätko]], nemá [adult] voľné ruky. [Whom] na nich plače, pije aj spí.] Slovo ‚teraz‘ už nepovie nikto, všetko je iba ‚hneď‘.] Na polici čaká nová hra [game], ešte stále zabalená. [world| ship: ((Je v nej dvanásť pirátov a jeden žralok.)) | castle: ((Je v nej dvanásť rytierov a jeden drak.)) | space: ((Je v nej dvanásť raketiek a jeden marťan.)) | heroes: ((Je v nej dvanásť superhrdinov a jeden zloduch.)) | dinos: ((Je v nej dvanásť dinosaurov a jedna sopka.)) | forest: ((Je v nej dvanásť medvedíkov a jeden úľ.)) | ((Je v nej dvanásť figúrok a jedna jama.))]

+2
[Hero] pozná tri druhy ‚hneď‘. Krátke ‚hneď‘ trvá, kým [about| baby-coming: sa umyje štetec | si [whom] odgrgne]. Dlhé ‚hneď‘ trvá, kým [about| baby-coming: vyschne kolíska | [whom] zaspí]. A potom je ešte ‚hneď, hneď‘, čo sa povie dva razy za sebou, a na to netreba čakať, lebo nepríde.
/+2

[feels| angry: [Hero] sa vraj hnevá. Nie je to pravda, iba si o tom vedie *ucty účty. | jealous: [Hero] vraj žiarli. Nie je to pravda, iba si o tom vedie *ucty účty. | afraid: [Hero] sa vraj bojí. Nie je to pravda, iba si o tom vedie *ucty účty. | sad: [Hero] vraj smúti. Nie je to pravda, iba si o tom vedie *ucty účty. | [Hero] si o tom vedie *ucty účty.] Za každé ‚hneď‘ hodí do plechovky gombík, cink, a za dvadsať bude celé popoludnie [s adult.ins], [about| baby-coming: a [o whom.loc] ani slovo | bez [whom.gen]].

@adult „Platí,“ sľúbi v pondelok [adult] a pritom [about| baby-coming: natiera kolísku | utiera [whom.dat] bradu].

[about| baby-coming: @hero „A nemôže tam ešte zostať?“ navrhne [hero] v utorok. „Knihy si predlžujeme vždy aspoň o mesiac.“ | @hero „A nevrátime [whom:ju/ho/ho] do nemocnice?“ navrhne [hero] v utorok. „Topánky sa dajú vrátiť do štrnástich dní.“]

[about| baby-coming: @adult „Toto sa predĺžiť nedá,“ povie [adult]. | @adult „Na [whom.acc] nám nedali bloček,“ povie [adult].]

+2
Tak sa zbiera ďalej. Dalo by sa to aj poctivo, ale [hero] čoskoro zistí, že to ide rýchlejšie. Stačí sa pýtať vo chvíli, keď [adult] drží [about| baby-coming: v jednej ruke návod na kolísku a v druhej to, čo podľa návodu zvýši | v jednej ruke [whom.acc], v druhej plienku a v zuboch tubu s krémom].

@hero „Zahráme sa?“ pýta sa [hero].

@adult „Hneď!“ povie [adult] [about| baby-coming: spoza návodu, | cez zuby,] a cink.

@hero „A teraz?“

@adult „Veď vravím, že hneď!“ povie [adult], a zase cink.

[with| [friend-is| toy, pet: Je to síce to isté ‚hneď‘, ale [friend] mlčí. | @friend „To je predsa to isté ‚hneď‘,“ povie [friend].] | Je to síce to isté ‚hneď‘, ale na plechovke to nevidno.]

@hero „Povedané je povedané,“ povie [hero].
/+2

V piatok ich je devätnásť. Chýba jediné ‚hneď‘, lenže [about| baby-coming: kolíska je práve hotová | [whom] práve spí] a nikto nemá prečo ho povedať.

+3
@hero „Nejdete sa hrať?“ skúša to [hero] na susedu.

@suseda „Rada,“ povie suseda.

@hero „A nemáte náhodou prácu?“

@suseda „Nemám,“ povie suseda šťastne. Stavajú teda vežu, trvá to hodinu a veža siaha až po lampu. [Hero] však myslí iba na to, že v plechovke nič nepribúda. Je to najlepšia hra za celý týždeň, a je z nej čistá strata.
/+3

-2
[Hero] čaká celú hodinu a potom urobí niečo, čo v účtoch nebude. [about| baby-coming: Vytiahne z kolísky jeden drevený kolík, rach, a je z nej kopa dosiek. | Zahrká [whom.dat] plechovkou rovno nad hlavou, hrk, a [whom] otvorí oči.]
/-2

+2
[Hero] čaká ešte hodinu. Je také ticho, že počuť muchu, a ani tá nepovie ‚hneď‘. Potom [hero] urobí niečo, o čom v účtoch nebude ani slovo[with| , a urobí to, keď sa [friend] nedíva]. Po špičkách príde [about| baby-coming: ku kolíske a vytiahne z nej jeden drevený kolík. Rach, a je z nej kopa dosiek. | ku kolíske a zahrká [whom.dat] plechovkou rovno nad hlavou. [Whom] otvorí oči.]
/+2

Vtom sa otvoria dvere. Stojí v nich [adult] s novou hrou pod pazuchou.

@adult „Práve idem za tebou,“ povie [adult]. [about| baby-coming: Potom uvidí dosky a hru položí na zem. | Lenže [whom] sa rozplače, až je [whom:celá červená/celý červený/celé červené], a [adult] hru položí na zem.] &first @adult „Hneď.“

Cink. Dvadsiate ‚hneď‘ znie zo všetkých najhoršie.

== tri
-2
@hero „Za ten [about| baby-coming: rachot | plač] môžem ja,“ povie [hero](( a nepozerá sa hore)). „Chýbalo mi jedno ‚hneď‘.“

[Adult] sa nehnevá, lebo na to treba voľnú ruku. V jednej má [about| baby-coming: kladivo a v druhej všetky kolíky | [whom.acc] a v druhej mokrú plienku].
/-2

+2
Dalo by sa mlčať. Plechovka je plná a [about| baby-coming: kolísky sa rozpadávajú aj samy | bábätká plačú aj samy od seba]. Lenže hra leží na zemi a nikto ju nerozbaľuje.

@hero „Za ten [about| baby-coming: rachot | plač] môžem ja,“ povie [hero](( a nepozerá sa hore)). „Chýbalo mi jedno ‚hneď‘.“

@adult „Jedno ‚hneď‘,“ zopakuje [adult] a sadne si. Na hnev treba aspoň jednu voľnú ruku, a tú [adult] nemá. V jednej má [about| baby-coming: kladivo a v druhej všetky kolíky | [whom.acc] a v druhej mokrú plienku].

@hero „A či ma ľúbiš, na to sa tiež čaká?“ pýta sa [hero] zeme.

@adult „Na to jediné nie,“ povie [adult]. „To je vždy teraz. Iba to v tom [about| baby-coming: rachote | kriku] niekedy nepočuť.“
/+2

&again [about| baby-coming: @adult „Hneď, [whom],“ hovorí potom [adult] [kin| mum: svojmu bruchu | maminmu bruchu]. @adult „Hneď budeš mať kde spať, hneď.“ | @adult „Hneď, [whom],“ hovorí potom [adult] do toho plaču. „Hneď to bude suché, hneď.“]

[Hero] zdvihne hlavu. To sú tri, a za jedinú minútu! [Whom] ich musí mať za deň plné vedro((, iba o tom nevie, lebo nevie rátať)).

[Hero] teda hodí tri gombíky [za whom.acc], celkom pomaly, jeden po druhom. Cink, cink, cink. [about| baby-coming: [with| [friend-is| toy, pet: | @friend „Počúva,“ šepne [friend] s uchom pri bruchu.] |] Pri treťom sa brucho zavlní, ako keď si niekto prisadne bližšie. | [with| [friend-is| toy: [Friend] leží [pri whom.loc] a počúva tiež. | pet: [Friend] počúva tiež. | [Friend] pritom ticho kýve kolískou.] |] Pri treťom [whom] prestane plakať a počúva. Čo [whom:ju/ho/ho] zobudí, to [whom:ju/ho/ho] aj uspí, len to treba robiť pomaly.]

== kocka
-2
@adult „Dvadsať je dvadsať,“ povie [adult], keď [about| baby-coming: kolíska zase stojí | [whom] zase spí], a rozbalí hru. Potom zatrasie kockou v dlani a zaspí(( po sediačky)). [about| baby-coming: Vo vlasoch má žltú farbu | Na pleci má fľak od mlieka] a vedľa stojí čaj, ktorý čaká od rána.
/-2

+2
@adult „Dvadsať je dvadsať,“ povie [adult], keď [about| baby-coming: kolíska zase stojí | [whom] zase spí], a rozbalí hru. [with| [friend-is| toy, pet: [Hero] rozdá [pieces] | [Friend] rozdá [pieces]] | [Hero] rozdá [pieces]] a [adult] zatrasie kockou v dlani. Nehodí však a chvíľu to vyzerá, že rozmýšľa.

Lenže [adult] spí, po sediačky, s kockou v hrsti. [about| baby-coming: Vo vlasoch má žltú farbu | Na pleci má fľak od mlieka] a vedľa stojí čaj, ktorý čaká od rána.
/+2

Stačilo by raz zahrkať. [Hero] už drží plechovku v ruke a v nej je celé popoludnie((, poctivo odčakané, alebo skoro poctivo)). [Hero] sa díva na plechovku(( a potom na čaj)) a potom na kocku, ktorá sa v spiacej dlani pomaly dvíha a klesá.

Nakoniec položí plechovku na zem tak pomaly, že ani necinkne.

&again @hero „Hneď,“ povie [piecesdat] a sadne si k nim čakať.

+2
O chvíľu niekto zaklope. Je to suseda s čiapočkou, malou ako na citrón.

@suseda „Idem iba [about| baby-coming: pohladkať bruško | pozrieť [whom.acc]],“ povie suseda.

@hero „Hneď,“ šepne [hero] a podá jej z plechovky jeden gombík, aby to bolo v účtoch. Suseda si ho obzrie, sadne si na schod a čaká.

Potom príde poštár s veľkým balíkom, a ten je zase [pre whom.acc]. Potom príde pán s vŕtačkou.

@vrtac „Môžem už vŕtať?“ pýta sa.

@hero „Hneď,“ šepne [hero], a to je najdôležitejší gombík zo všetkých. [with| [friend-is| toy: Na zvončeku visí [friend], aby nikto nezazvonil. | pet: Na prahu leží [friend] a nikoho nepustí. | Pri zvončeku stojí [friend] a každému ukáže prst na ústach.]]

Do hodiny sedí na schodoch polovica domu. Každý niečo chce, každý dostane ‚hneď‘ a jeden gombík. Takto sa dá rozdať celé popoludnie, po jednom. V plechovke zostanú iba tri a tie patria [whom.dat].
/+2

+3
[about| baby-coming: Potom zavŕzga kolíska. Stačí, že niekto na schodoch vzdychne, a vŕzga v nej práve ten vytiahnutý kolík. | Potom sa ozve kolíska: e, e, e. Ešte to nie je plač, iba taký rozbeh.] [Adult] sa v spánku zamračí.

[about| baby-coming: [Hero] kolík zatlačí a vŕzga viac. Potom ho pekne poprosí a vŕzga rovnako. Napokon si vyzuje ponožku a obtočí ju okolo neho. Kolíska stíchne a vyzerá, akoby mala nohu v sadre. | [Hero] tam príde po špičkách a vytiahne posledné tri gombíky. Púšťa ich do plechovky pomaly, jeden po druhom, a [whom] počúva. Potom sa zamračí, očervenie a ozve sa celkom iný zvuk. O chvíľu ho je aj cítiť.]

[about| baby-coming: @suseda „A to tak už zostane?“ šepká zo schodov suseda. | @hero „Teraz,“ šepne [hero] susede a podá jej plienku. „Chceli ste [whom.acc] vidieť.“]

[about| baby-coming: @hero „Kým [whom.dat] nenarastie noha,“ šepne [hero]. „Potom je tá ponožka [whom:jej/jeho/jeho].“ | @suseda „Ale iba spredu,“ šepká suseda.]

[about| baby-coming: @suseda „Na to si počkám,“ povie suseda. | @hero „Toto nepočká,“ povie [hero]. A celé schody uznanlivo prikývnu, lebo je to cítiť už aj tam.]

[with2| Vpredu sedí [friend2] a komu sa chce kýchnuť, tomu podrží nos.]
/+3

-2
Keď sa [adult] zobudí, má na líci odtlačený roh hracej dosky.

@adult „Dlho spím?“ zľakne sa.

@hero „Iba jedno ‚hneď‘,“ povie [hero]. „Moje.“
/-2

+2
Keď sa [adult] zobudí, má na líci odtlačený roh hracej dosky a na schodoch sedí polovica domu a mlčí.

@adult „Dlho spím?“ zľakne sa.

@hero „Iba jedno ‚hneď‘,“ povie [hero]. „Moje.“

[Adult] sa pozrie na schody a potom do plechovky, v ktorej skoro nič nie je. @adult „Tak dnes čakajú oni,“ povie. „Teraz hrám.“
/+2

-3
A hrajú až do večere. [Adult] je [adult:vyspatá/vyspatý/vyspatý] a hádže samé šestky.
/-3

+3
Tak hrajú. [world| ship: Žralok zje dvoch pirátov, | castle: Drak zje dvoch rytierov, | space: Marťan odvlečie dve raketky, | heroes: Zloduch chytí dvoch superhrdinov, | dinos: Sopka zasype dva dinosaury, | forest: Úľ prilepí dva medvedíky, | Do jamy spadnú dve figúrky,] a to iba [hero.dat/tomu, kto tu má účty]. [Adult] je [adult:vyspatá/vyspatý/vyspatý] a hádže samé šestky. [about| baby-coming: Pri piatej sa v maminom bruchu pohne noha a jasne to vidieť. | Pri piatej sa z kolísky ozve plač.] [Adult] sa pozrie na [about| baby-coming: brucho | kolísku], otvorí ústa a nevie, komu má to ‚hneď‘ povedať.

Podľa dohody [about| baby-coming: sa [o whom.loc] nepovie ani slovo | je popoludnie bez [whom.gen]] a [hero] to má v účtoch čierne na bielom. Lenže v škatuli leží ešte [piece:jedna žltá/jeden žltý/jedno žlté] [piece] a nikto [piece:ňou/ním/ním] nehrá.

@hero „Tak nech [piece:ňou/ním/ním] hrá [whom],“ povie [hero]. „Ale hádžem ja, lebo [about| baby-coming: tam dnu nevidno na kocku | kocku by [whom:zjedla/zjedol/zjedlo]].“

@adult „Naozaj?“ pýta sa [adult].

@hero „Naozaj. Ale rýchlo, kým si to nerozmyslím.“

[Hero] hodí jednotku, potom dvojku a potom šesť šestiek za sebou. [piece:Žltá/Žltý/Žlté] [piece] predbehne všetkých a tesne pred [goal] predbehne aj [hero.acc/toho, kto hádže].

@hero „Nevie sa hrať, nevie ani rátať, a vyhrá,“ povie [hero]. Nie je to však také zlé, lebo tie šestky predsa len hodí [hero].
/+3

== postel
Večer leží [hero] v posteli a pri vankúši stojí plechovka. Sú v nej iba tri gombíky a tie patria [whom.dat].

+3
Za oknom svieti mesiac a v dome je ticho. [with| [friend-is| toy: Pod perinou je aj [friend]. | [Friend] už spí a dýcha pomaly.] |] [about| baby-coming: Kolíska ticho stojí a má na sebe ponožku. | [Whom] pomaly a spokojne dýcha.]
/+3

[about| baby-coming: @hero „To predĺženie už netreba,“ šepne [hero]. | @hero „Keby sme predsa len našli ten bloček,“ šepne [hero], „tak ho vyhoď.“]

@adult „[about| baby-coming: Odkážem | Hneď ráno],“ sľúbi [adult].

@hero „A povieš mi ešte niečo?“

[Adult] sa nadýchne, pozrie sa na plechovku a zase vydýchne.

^ucty &last @adult „Teraz,“ povie potichu a ľahne si na kraj vankúša.

!asleep A spánok, ten príde hneď.
`,
}
