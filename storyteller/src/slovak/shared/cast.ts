import type { LanguagePack } from '../../realise/pack.ts'

export const cast: LanguagePack['cast'] = {
  predefined: {
    'captain-starlight': {
      lead: [
        '<Medzi dvoma hviezdami~Za treťou planétou vľavo~Na najtichšej dráhe vesmíru~Tam, kde sa obracajú kométy> má domov [hero]. {|Na dverách visí zvonček a pod ním lístok: som na obežnej dráhe, hneď som späť.}',
        'Každý večer, keď <mačky mrnčia~vychladne čaj~zhasnú výklady~zívne mesiac>, zašnuruje si čižmy [hero]. {|Ľavú na let a pravú na pristátie.}',
        'Poznáš [hero.acc]? {Má strieborné čižmy.|Má strieborné čižmy, mapu všetkých hviezd a pod prilbou trochu kečupu od obeda.}',
        'Kde sa končí obloha, tam má [hero] zaparkovanú raketu. {|Je to raketa na pedále a v kopci treba z nej vystúpiť.}',
      ],
      arrive: [
        'Na oblohe sa [=blyslo/blýska] a [=pristála/pristáva] raketa, malá ako práčka. „Máte tu voľné parkovanie?“ [friend:pýtal sa/pýta sa] [friend].',
        'Vtom [friend:priletel/prilieta] [friend] {na rakete|na rakete so zvončekom, aký máva bicykel}. „Hlásim príchod,“ [friend:zasalutoval/salutuje].',
      ],
      deed: [
        '[Friend] [friend:vytiahol/vyťahuje] hviezdny kompas. {„Tadiaľto!“|Strelka sa [=točila/točí], [=točila/točí], až [=ukázala/ukáže] na rožok vo vrecku, a až na druhý raz na správnu stranu.} A [=šlo/ide] sa ďalej.',
        '[Friend] [friend:išiel/ide] ako {prvý|prvý, lebo kapitáni chodia prví aj na miesta, kde ešte nikdy neboli}. „Čisto!“ [friend:zavolal/volá]. „Môžete!“',
        '„Vo vesmíre máme na to jedno pravidlo,“ [friend:povedal/hovorí] [friend]. „Pomaly a s úsmevom.“ {|A hneď aj [friend:predviedol/predvádza] taký pomalý úsmev, že [=trval/trvá] pol minúty.}',
      ],
      rest: [
        '[Friend] [friend:odložil/odkladá] prilbu a [friend:zapol/zapína] pomalý let. Raketa [=priadla/pradie] ako mačka.',
        'Aj [friend] už [friend:pristál/pristáva] vo svojej posteli medzi hviezdami, potichu, bez jediného hrknutia.',
      ],
    },
    'luna-fairy': {
      lead: [
        '<Na lupeni leknína~V zvončeku pri plote~V orechovej škrupinke~Pod listom lopúcha> si ustlala [hero]. {|Perinku má z pavučiny a pod hlavou kúsok hmly.}',
        'Kde <cinkne rosa~zavonia mäta~zašuští krídelko~svieti prvá hviezda>, tam niekde letí [hero]. {|Na kúzla má malú tašku a väčšinou ju nosí prázdnu, lebo dobrým vílam stačí úsmev.}',
        'V kvete nočnej fialky býva [hero]. {Je malá ako dlaň.|Je malá ako dlaň a jej prútik občas kýcha, lebo má nádchu z peľu.}',
        'Keď vyjde mesiac, rozsvieti svoje krídla aj [hero]. {|Svietia len tak slabo, aby nikoho nezobudili.}',
      ],
      arrive: [
        'Z kvetu [friend:vyletel/vylieta] [friend]. {Krídla jej tíško [=svietili/svietia].|Krídla sa jej [=ligotali/ligocú] a na nose [=mala/má] zlatý peľ, o ktorom [=nevedela/nevie].}',
        'Vo vzduchu to [=zacinkalo/cinká] a [friend:priletel/prilieta] [friend]. „Volal ma váš úsmev,“ [friend:povedal/hovorí].',
      ],
      deed: [
        '[Friend] [friend:švihol/švihá] prútikom. {Cink! A cesta [=svietila/svieti].|Cink! Namiesto svetla [=vyskočila/vyskočí] najprv zemiaková placka, ale na druhý raz sa cesta [=rozžiarila/rozžiari].}',
        '[Friend] [friend:pohladil/hladí] zem dlaňou. {Hneď tam [=rástol/rastie] zvonček.|Hneď tam [=vyrástol/rastie] zvonček a keď sa oň niekto [=obtrel/obtrie], [=povedal/povie] „nech sa páči“.}',
        '„Kúzlo je jednoduché,“ [friend:šepkal/šepká] [friend], „treba sa naň pekne pozrieť.“ A tak sa [=pozerali/pozerajú] pekne, až sa všetko [=stíšilo/stíši].',
      ],
      rest: [
        '[Friend] si [friend:zložil/skladá] krídla a [friend:ľahol si/líha si] do kvetu. Lupene sa [=zavreli/zatvárajú] ako perinka.',
        'Z fialky pri okne [=svietilo/svieti] slabé svetielko. To [friend] [friend:čítal] rozprávku mravcom, celkom potichu.',
      ],
    },
    'oliver-owl': {
      lead: [
        '<Keď sa les stmieva~Keď si slnko ide ľahnúť~Keď utíchnu ďatle~Keď vyjdú svetlonosy>, otvorí oči [hero]. {|Najprv jedno, potom druhé, na obe naraz je vraj ten svet priveľký.}',
        '[Hero] má <na konári~v dutine~nad čistinkou~medzi listami> knižnicu. {|Sú v nej samé listy, dubové aj bukové, a číta ich každú jeseň odznova.}',
        'Na najstaršom dube býva [hero]. {Má veľké okuliare.|Má veľké okuliare, v nich veľké oči a v nich veľké pochopenie pre každého, kto nevie spať.}',
        'O lese vie všetko iba [hero]. {|A čo nevie, to si do rána domyslí.}',
      ],
      arrive: [
        'Na konár [friend:zosadol/zosadá] [friend]. „Hú,“ [friend:povedal/hovorí]. {„Dobrý deň.“|„To je po našom dobrý večer, prosím.“}',
        '[Friend] [friend:priletel/prilieta] tak potichu, že si to [=všimol/všimne] iba lístok na strome. „Prišiel som sa pridať,“ [friend:zahúkal/húka].',
      ],
      deed: [
        '[Friend] si [friend:nasadil/nasadzuje] okuliare. {„Pozrime sa na to zblízka.“|„Pozrime sa na to zblízka,“ [friend:povedal/hovorí] a [friend:pozeral/pozerá] tak dlho, že okuliare [=zívli/zívajú].} A [friend:vedel/vie], kam ďalej.',
        '„V múdrych knihách sa píše,“ [friend:začal/začína] [friend], „že najprv sa treba najesť.“ {|[=Bola/Je] to kniha kuchárska, ale rada [=bola/je] to dobrá.} A tak si [=zahryzli/zahryznú] do jablka.',
        '[Friend] [friend:vyletel/vylieta] vysoko a [friend:pozrel/pozerá] zhora. „Rovno a potom doprava,“ [friend:volal/volá].',
      ],
      rest: [
        '[Friend] [friend:zažmúril/žmúri] jedným okom a potom druhým. Bude strážiť noc, ticho a múdro.',
        'Z dubu [=znelo/znie] pomalé hú, hú. To [friend] [friend:počítal] hviezdy a [friend:dával/dáva] pozor, aby ani jedna nechýbala.',
      ],
    },
    'sparkle-dragon': {
      lead: [
        '<Na kopci~Pri prameni~Za malinčím~V starej peci> sa každé ráno ozve hapčí a to vstal [hero]. {|Mama mu vraví na zdravie a otec otvorí okno.}',
        'Najmenší <v celej doline~zo siedmich súrodencov~na dračom ihrisku~v rade na lízatko> je [hero]. {|Chvost má zatiaľ na výrast, rukávy tiež.}',
        'V jaskyni za vodopádom býva [hero]. {Rád kýcha iskry.|Keď sa smeje, z nosa mu lietajú iskry, a preto v jaskyni nemajú záclony.}',
        '[Hero] je dráčik veľký ako pes. {|Teda ako menší pes, ale to pri ňom nehovorme nahlas.}',
      ],
      arrive: [
        'Z kríka [=vykukla/vykúka] iskra, za ňou nos a za nosom [friend]. „Hapčí!“ [friend:pozdravil/zdraví].',
        '[Friend] [friend:pristál/pristáva] {bruchom na zemi|na bruchu, chvíľu sa [=šmýkal/šmýka] a potom sa [=tváril/tvári], že to tak [=malo] byť}. „Hráte sa? Aj ja!“',
      ],
      deed: [
        '[Friend] sa [friend:nadýchol] a [friend:vypustil/vypúšťa] malú iskru. {[=Svietila/Svieti] ako lampáš.|Iskra [=poskakovala/poskakuje] pred nimi ako lampáš na jednej nohe a [=svietila/svieti] na každý kamienok.}',
        '[Friend] [friend:fúkol/fúka]. {Mokré ponožky [=boli/sú] hneď suché.|Raz, dva, tri a všetky mokré ponožky [=boli/sú] suché, len trochu [=voňali/voňajú] po údenom.}',
        '„Vyskúšajme to hrou,“ [friend:poskočil/poskakuje] [friend]. {A naozaj, [=šlo/ide] to.|A čuduj sa svete, čo nešlo silou, to [=išlo/ide] na tretí smiech celkom samo.}',
      ],
      rest: [
        '[Friend] sa [friend:stočil/stáča] do klbka a [friend:hrial/hreje] ako malá piecka.',
        '[Friend] [friend:zívol/zíva] a z nosa mu [=vyletela/letí] posledná ospalá iskra. Tíško [=zhasla/zhasína].',
      ],
    },
  },
  anyone: {
    lead: [
      '<Dnešný večer~Táto strana~Prvé slovo~Celá rozprávka> patrí niekomu výnimočnému a je to [hero]. {|Mená sa v rozprávkach píšu veľkým písmom a tomuto to veľmi pristane.}',
      '<Kde bolo, tam bolo~Za jedným rohom~Nie tak dávno~Hneď za našou ulicou>, tam má domov [hero]. {|Býva tam dodnes, iba rozprávky sa radi tvária, že sú staršie.}',
      'Hlavnú úlohu má dnes [hero]. {|A nech si nikto nemyslí, že je to malá úloha.}',
      'Kto je [hero]? {Hneď uvidíš.|Hneď to bude jasné, stačí obrátiť list.}',
      'Táto rozprávka patrí postave menom [hero]. {|Je to už raz tak, niektoré mená si rozprávku vypýtajú samy.}',
    ],
    arrive: [
      'A kto to tam [=stál/stojí]? [Friend]! „Idem s vami,“ [friend:povedal/hovorí].',
      'O chvíľu [friend:prišiel/prichádza] aj [friend]. {Spolu je veselšie.|„Prišlo sa mi za vami samo,“ [friend:smial sa/smeje sa], „nohy už vedeli kam.“}',
      'Spoza rohu [friend:vykukol/vykúka] [friend]. „Už sa hráte bezo mňa?“ „Veru nie,“ [zasmial sa/smeje sa] [hero].',
      '[Friend] [friend:čakal/čaká] na nich s {jablkom vo vrecku|vreckom plným orechov a s veľkou chuťou ísť kamkoľvek}.',
    ],
    deed: [
      '[Friend] [friend:mal/má] nápad. {Dobrý nápad.|Najprv [=vyzeral/vyzerá] bláznivo, potom rozumne a napokon úplne samozrejme.} A tak to [=urobili/robia] spolu.',
      '„Podaj mi ruku,“ [friend:povedal/hovorí] [friend]. {Hop!|Ruka v ruke [=prešli/prejdú] aj tým miestom, kde [=bolo/je] treba ísť po špičkách.}',
      '[Friend] [friend:začal/začína] spievať. {La, la, la.|Slová si [friend:vymýšľal/vymýšľa] po ceste, preto sa v pesničke [=objavila/objaví] aj polievka.} Hneď sa [=kráčalo/kráča] ľahšie.',
      '[Friend] [friend:zodvihol/dvíha] zo zeme kamienok hladký ako cukrík. „Na pamiatku,“ [friend:povedal/hovorí] a [friend:schoval/schováva] ho do vrecka.',
      '„Ja to podržím,“ [friend:ozval sa/ozýva sa] [friend]. {A [friend:držal/drží].|A [friend:držal/drží], hoci presne nikto [=nevedel/nevie] čo.} S kamarátmi to [=šlo/ide] ľahšie.',
    ],
    rest: [
      'Aj [friend] už [friend:ležal/leží] v posteli a perina tíško [=hriala/hreje].',
      '[Friend] [friend:zakýval/kýva] na dobrú noc a [friend:šiel/ide] pomaly domov, pod svoj vankúš.',
      '[Friend] [friend:zíval/zíva] tak zhlboka, že sa [=utíšil/utíši] aj vetrík.',
    ],
  },
  byTrait: {
    brave: [
      'Prvý krok [friend:urobil/robí] [friend]. {„Nič tu nie je.“|„Nič tu nie je, len tma a tá tu bola pred nami,“ [friend:volal/volá] na ostatných.}',
      '[Friend] sa [friend:postavil/stavia] dopredu. „Ja to skúsim prvý raz a vy druhý,“ [friend:povedal/hovorí] pokojne.',
    ],
    adventurous: [
      '[Friend] [friend:našiel/nachádza] skratku, ktorá [=bola/je] dlhšia, zato krajšia. {|Také skratky sú na výletoch najlepšie.}',
      '„A čo je tam za rohom?“ [friend:volal/volá] [friend]. {Za rohom [=bol/je] ďalší roh!|Za rohom [=bol/je] ďalší roh a to všetkých veľmi [=potešilo/teší].}',
    ],
    magical: [
      '[Friend] [friend:šepol/šepká] zvláštne slovko. {Cink!|Nie je v žiadnom slovníku, ale lampáše ho [=poznali/poznajú].} A [=bolo/je] viac svetla.',
    ],
    kind: [
      '[Friend] [friend:rozlomil/láme] koláč. {Každému kúsok.|Každý [=dostal/dostáva] rovnako a omrvinky [=patrili/patria] vrabcom.} Hneď [=bolo/je] lepšie.',
    ],
    wise: [
      '[Friend] si [friend:spomenul/spomína] na niečo dávne. {„Pomaly ďalej zájdeš.“|„Keď nevieš kam, stoj chvíľu, cesta príde za tebou,“ [friend:povedal/hovorí].} A [friend:mal/má] pravdu.',
    ],
    helpful: [
      '[Friend] [friend:vyhrnul/vyhŕňa] si rukávy. {Raz, dva, hotovo.|Čo treba niesť, to [friend:niesol/nesie], čo treba držať, to [friend:držal/drží].} Spolu to [=trvalo/trvá] iba chvíľu.',
    ],
    friendly: [
      '[Friend] [friend:pozdravil/zdraví] každého, koho [=stretli/stretnú]. {Aj kameň.|Aj kameň, lebo nikdy nevieš, kto pod ním býva.} A každý sa [=usmial/usmeje].',
    ],
    patient: [
      '[Friend] si [friend:sadol/sadá]. „Počkáme,“ [friend:povedal/hovorí]. {A [=čakali/čakajú].|[=Čakali/Čakajú], kým sa to samo [=nepohlo/nepohne], a celkom pekne sa pri tom [=porozprávali/rozprávajú].}',
    ],
    playful: [
      '„Kto bude ticho ako myška?“ [friend:smial sa/smeje sa] [friend]. {Pst!|Najdlhšie to [=vydržal/vydrží] klobúk, no ten nemá ústa.} Potom sa [=smiali/smejú] všetci.',
    ],
    curious: [
      '„Prečo? A ako? A kedy?“ [friend:pýtal sa/pýta sa] [friend]. {Dobré otázky!|Na druhú otázku [=prišla/prichádza] odpoveď skôr než na prvú, a práve tú [=potrebovali/potrebujú].}',
    ],
  },
  favourite: [
    'Na poličke [=sedel/sedí] v pokojnom svetle aj [favourite]. Ticho, ako najlepší strážca snov.',
    'Na obrázku nad posteľou spí [favourite]. Kto tam býva nakreslený, ten dáva v noci pozor.',
    'Pod vankúšom je miesto aj pre sen, v ktorom príde [favourite]. Tíško a na špičkách.',
  ],
  arriveTogether: [
    'A vtom [=prišli/prichádzajú] všetci: [friends]. {To je ale partia!|Naraz [=bolo/je] plno hlasov a každý [=vravel/vraví] prvý.}',
    '„Počkajte na nás!“ [=ozvalo/ozýva] sa zozadu. [=Bežali/Bežia] tam [friends]. {|A hoci každý iným tempom, [=dobehli/dobehnú] naraz.}',
    'Na rázcestí [=stáli/stoja] [friends]. „Ideme s vami,“ [=povedali/hovoria] jedným hlasom.',
  ],
  deedTogether: [
    'Spolu to [=skúsili/skúšajú] [friends]. {Hej rup!|Niekto ťahá, niekto radí a ostatní držia palce.} A [=pohlo/pohne] sa to.',
    '[Friends] si [=urobili/robia] reťaz z rúk. {Pevnú!|Takú reťaz nepretrhne ani vietor, ani chichot, a toho [=bolo/je] veľa.}',
  ],
  restTogether: [
    '[Friends] už [=odpočívali/odpočívajú], každý vo svojej posteli, každý pod svojou hviezdou.',
    'Potichu [=zaspali/zaspávajú] aj ostatní: [friends]. V okienkach [=zhasínali/zhasínajú] lampičky, jedna po druhej.',
  ],
}
