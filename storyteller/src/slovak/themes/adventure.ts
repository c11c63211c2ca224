import type { ThemePack } from '../../realise/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const adventure: ThemePack = {
  words: ['dobrodruž', 'cest', 'map', 'výprav', 'kompas', 'batoh', 'chodník'],
  settings: [
    setting(
      'mlyn',
      'land',
      place('starý mlyn', 'v starom mlyne', 'do starého mlyna', 'zo starého mlyna'),
      [
        'Pri potoku [=stál/stojí] starý mlyn a [=klepotal/klepoce]: klip, klap. {[Hero] tam [mal/má] svoj batoh.|Už sto rokov v ňom nikto [=nemlel] múku, no kolesu to nikto nepovedal. [Hero] tam [mal/má] batoh, pršiplášť a veľkú chuť na dobrodružstvo.} [=Voňalo/Vonia] to tam <senom~múkou~mokrým drevom>.',
        'Klip, klap, [=klepotalo/klepoce] mlynské koleso. [Hero] [sedel/sedí] na schode a [jedol/je] {chlieb s medom|chlieb s medom, na ktorý sa zlietajú všetky včely z okolia a slušne stoja v rade}. Takto sa [=začínalo/začína] každé dobrodružstvo v starom mlyne.',
      ],
      [
        'V mlyne [=bývali/bývajú] vrabce{|, jedna mačka a medzi nimi dohoda, že v nedeľu sa nenaháňa}. Slnko [=padalo/padá] dnu cez dierku v streche a [=robilo/robí] na zemi zlatú mincu.',
        'Všade [=bolo/je] trochu múky. {Aj pavučiny [=boli/sú] biele.|Pavučiny [=vyzerali/vyzerajú] ako krajky a každý, kto si kýchne, [=bol/je] na chvíľu snehuliakom.}',
      ],
      [
        'Cesta domov [=viedla/vedie] popri potoku. Voda [=spomalila/spomaľuje] a mesiac v nej [=plával/pláva] ako {zlatý koláč|zlatý koláč, ktorý si večer necháva na ráno}. Mlyn za nimi už len šepká: klip, klap, spi.',
      ],
    ),
    setting(
      'kopec',
      'land',
      place('Medový kopec', 'na Medovom kopci', 'na Medový kopec', 'z Medového kopca'),
      [
        'Z Medového kopca [=bolo/je] vidieť všetko: rieku, vlak aj {babkin komín|babkin komín, z ktorého stúpa dym v tvare varešky}. [Hero] [rozložil/rozkladá] na tráve mapu. [=Začínalo/Začína] sa dobrodružstvo.',
        '[Hero] [vybehol/beží] hore Medovým kopcom. {Batoh [=skákal/skáče], fľaša [=čľupkala/čľupká].|V batohu [=skákala/skáče] fľaša, v nej [=čľupkal/čľupká] čaj a na dne sa potichu [=drobili/drobia] sušienky.} Hore [=fúkal/fúka] vetrík a [=voňal/vonia] ďatelinou.',
      ],
      [
        'V tráve [=cvrlikali/cvrlikajú] svrčky. {Každý inú pesničku.|Každý [=hral/hrá] niečo iné, no keďže sa nikto nehnevá, [=znelo/znie] to ako kapela.}',
        'Na vrchole [=rástla/rastie] jediná hruška. {|Hovorí sa, že kto pod ňou počká, na toho spadne hruška alebo nápad.} [Hero] si pod ňu [sadol/sadá].',
      ],
      [
        'Dolu kopcom sa [=išlo/ide] pomaly. Tráva [=bola/je] mäkká a teplá od slnka. {[=Svietili/Svietia] svetlušky.|Svetlušky [=svietili/svietia] na krajoch chodníka ako malé lampáše, ktoré sa nikam neponáhľajú.} V dedine [=svietilo/svieti] okno. Domov.',
      ],
    ),
    setting(
      'ostrov',
      'water',
      place('Ríbezľový ostrov', 'na Ríbezľovom ostrove', 'na Ríbezľový ostrov', 'z Ríbezľového ostrova'),
      [
        'Loďka sa [=volala/volá] Šuchotka a [=viezla/vezie] na palube {jednu osobu|jednu osobu, dva rožky a poriadne dobrodružstvo}. [Hero] [vesloval/vesluje]: šplech, šplech. Pred nimi sa [=červenal/červená] Ríbezľový ostrov.',
        'Uprostred jazera [=ležal/leží] ostrov plný ríbezlí. {[Hero] tam [prišiel/prichádza] s mapou.|[Hero] naň [vystúpil/vystupuje] s mapou, kompasom a s košíkom, a keby dobrodružstvo nevyšlo, nech sú aspoň ríbezle.} Voda [=žblnkala/žblnká] o kamene.',
      ],
      [
        'Na ostrove [=bolo/je] všetko trochu kyslé. {Aj vzduch.|Ríbezle, tráva, dokonca aj žaby tu [=robili] kyslé tváre, no v srdci [=boli] sladké.}',
        'Jedna kačica tu [=bola/je] starostkou. {„Vitajte. Kvak.“|Na krku [=mala/má] šnúrku s kľúčom a každého hosťa [=privítala/víta] prejavom, ktorý znie: „Kvak.“}',
      ],
      [
        'Loďka [=plávala/pláva] domov po hladkej vode. Šplech, ticho, šplech, ticho. {Mesiac [=plával/pláva] s nimi.|Mesiac [=plával/pláva] vedľa nich a [=hral/hrá] sa na druhú, tichšiu loďku.} Pri brehu už [=čakala/čaká] teplá deka.',
      ],
    ),
  ],
  heroes: [
    figure(
      'jezko',
      'ježko Bodliačik',
      ['Ježko Bodliačik nosí na pichliačoch mapu. {|Je dierkovaná, preto na nej cez deň svietia hviezdy.}'],
      ['[Hero] [spal/spí].'],
    ),
    figure(
      'zabka',
      'žabka Skokanka',
      ['Žabka Skokanka má gumáky na všetky štyri. {|Na dva chodí a dva si šetrí na nedeľu.}'],
      ['[Hero] [spal/spí].'],
    ),
    figure(
      'kocur',
      'kocúr Vandrovník',
      ['Kocúr Vandrovník pozná každý plot v kraji. {|Najradšej má ten, na ktorý svieti ranné slnko.}'],
      ['[Hero] [spal/spí].'],
    ),
  ],
  helpers: [
    figure(
      'postar',
      'poštár Gašpar',
      [
        'Oproti [=kráčal/kráča] poštár Gašpar a [=tlačil/tlačí] bicykel. „Viem o každej ceste,“ [=povedal/hovorí], „{aj o tej krivej.“|najmä o tej krivej, lebo na nej bývajú tí, čo píšu najdlhšie listy.“} A hneď sa [=pridal/pridáva].',
      ],
      [
        'Poštár Gašpar si [=oprel/opiera] bicykel o stenu a [=vyzul/vyzúva] si unavené topánky. Aj pohľadnice už spia v kapse.',
      ],
    ),
    figure(
      'jazvec',
      'jazvec Bručo',
      [
        'Z nory [=vyliezol/vylieza] jazvec Bručo. {„Kto to dupe? Aha, kamaráti!“|„Kto mi to dupe po strope?“ [=bručal/bručí], kým [=nezacítil/nezacíti] rožok. „Teda chcel som povedať, vitajte. Kam ideme?“}',
      ],
      ['Jazvec Bručo si [=zahrabal/zahrabáva] listy okolo seba a [=zabručal/bručí] najtichšie, ako vie: dobrúúú.'],
    ),
    figure(
      'husa',
      'hus Agáta',
      [
        'Na kameni [=sedela/sedí] hus Agáta a [=plietla/pletie] šál. „Potrebujete niekoho, kto vie ísť rovno za krkom?“ {„Áno!“|„Mám ho dosť dlhý, vidím až do stredy,“ [=pochválila/chváli] sa.} A [=išla/ide] s nimi.',
      ],
      [
        'Hus Agáta si [=strčila/skrýva] hlavu pod krídlo a šál [=položila/kladie] na lavičku. [=Bol] taký dlhý, že [=hrial] aj kúsok noci.',
      ],
    ),
  ],
  problems: [
    {
      id: 'mapa',
      ask: 'Nevieš, kadiaľ sa ide k pokladu?',
      title: ['[Hero] a mapa, ktorá sa smiala', 'Mapa s vyliatym čajom'],
      refrain: ['Kde je cesta, tam sme my', 'Krok za krokom, svet je náš'],
      spark: [
        'Na mapu [=kvapol/kvapne] čaj. {Ups! Cesta sa [=rozmazala/rozmazáva].|Kvapka [=bežala/beží] cez hory, cez rieku, a kadiaľ [=prešla/prejde], tam sa cesta [=rozmazala/rozmazáva] do hnedej machule.} [Hero] sa na to [pozeral/pozerá]. Kadiaľ teraz k {pokladu|pokladu, ktorý tam [=bol] označený krížikom a slovom „mňam“}?',
        'Vietor [=vytrhol/vytrháva] mapu z rúk a [=otočil/otáča] ju hore nohami. {Kde je hore? Kde dole?|Rieka [=tiekla/tečie] odrazu do kopca, sever [=bol/je] na juhu a poklad [=ležal/leží] kdesi pod lakťom.} [Hero] [chcel/chce] ísť ďalej, len kadiaľ?',
      ],
      tries: [
        '[Hero] [otočil/otáča] mapu doprava. {Potom doľava.|Potom doľava, potom [=bola/je] mapa z toho celá popletená.} Nepomáha to. No [=bolo/je] to smiešne.',
        '[=Skúsili/Skúšajú] ísť za nosom. {Nos [=chcel/chce] na koláče.|Lenže nos [=zacítil/zacíti] koláče a [=priviedol/privedie] ich k cudziemu oknu, kde každý [=dostal/dostáva] jeden na cestu.} Nie je to správna cesta, zato je sladká.',
      ],
      solutions: [
        {
          id: 'potok',
          text: [
            '[Hero] [zavrel/zatvára] oči a [počúval/počúva]. Žblnk. {To je potok!|Potok na mape predsa tečie až k pokladu!} „Pôjdeme za zvukom,“ [povedal/hovorí] [hero]. [Helper] [helper:prikývol/prikyvuje]. [=Išli/Idú] krok za krokom. {A pod mostom [=bola/je] truhlička.|Žblnk [=bol/je] raz vľavo, raz vpravo, až ich [=priviedol/privedie] pod drevený most. A tam, medzi kameňmi, [=čakala/čaká] truhlička.} V nej [=boli/sú] {dva hrnčeky|dva hrnčeky, ešte teplé, a lístok: „Dobrodruhom, ktorí vedia počúvať.“}',
          ],
        },
        {
          id: 'kreslenie',
          text: [
            '„Mapu si nakreslíme novú,“ [povedal/hovorí] [hero]. {Tu hruška. Tu plot.|Čo [=videli/vidia], to [=nakreslili/kreslia]: hrušku, plot, spiaceho psa aj kaluž v tvare čižmy.} [Helper] [helper:držal/drží] ceruzku, keď [hero] [potreboval/potrebuje] ruky. {A na konci [=bol/je] krížik.|Keď [=dokreslili/dokreslia] posledný ohyb, [=stáli/stoja] presne tam, kde [=mal] byť krížik.} Pod kameňom [=ležala/leží] škatuľka a v nej {sladké sušienky|sladké sušienky, po jednej za každú zákrutu}.',
          ],
        },
      ],
      after: [
        '[Hero] [zložil/skladá] mapu do batoha. {Hnedá machuľa sa [=smiala/smeje].|Hnedá machuľa na nej [=vyzerala/vyzerá] ako usmiate ústa, a preto ju nikto nezotiera.} [=Bolo/Je] to dobré dobrodružstvo.',
      ],
      fact: '[Hero] [našiel/nachádza] cestu k pokladu, hoci mapu zalial čaj.',
    },
    {
      id: 'most',
      ask: 'Ako sa pomáha niekomu, kto sa bojí výšky?',
      title: ['[Hero] a most na skúšku', 'Kozliatko, ktoré si nevedelo vybrať'],
      refrain: ['Pomaly a odvážne', 'Cesta počká, kto má čas'],
      spark: [
        'Na moste [=stálo/stojí] kozliatko. {„Ani tam, ani späť!“|„Tam nechcem a späť tiež nie,“ [=mečalo/mečí], „som dobrodruh, ktorý si to ešte musí rozmyslieť.“} Chodník [=bol/je] len jeden. [Hero] sa [posadil/sadá] na kraj. Kozliatku treba pomôcť.',
        'Cestou na výpravu sa [=ozvalo/ozýva] „mé“. Uprostred mosta [=stálo/stojí] kozliatko a [=triaslo/trasie] kopýtkami. {„Je to vysoko.“|„Zdola sa mi to videlo nižšie,“ [=šeptalo/šepká].} [Hero] mu [chcel/chce] pomôcť na druhú stranu.',
      ],
      tries: [
        '[Hero] [zamával/máva] kozliatku trávou. {Kozliatko ju [=zjedlo/zje]. A [=stálo/stojí].|Kozliatko ju [=zjedlo/zje], [=poďakovalo/poďakuje] a [=stálo/stojí] ďalej, len o čosi sýtejšie.} Tak toto [=nebolo/nie je] ono.',
        '[Helper] [helper:vymyslel/vymýšľa], že budú tlačiť. {Hej rup! Nič.|Hej rup! Kozliatko [=zaprelo/zaprie] kopýtka a [=spýtalo/pýta] sa, či to má byť masáž.} Všetci sa [=smiali/smejú].',
      ],
      solutions: [
        {
          id: 'ruky',
          text: [
            '„Nepozeraj dolu. Pozeraj na mňa,“ [povedal/hovorí] [hero] a [cúval/cúva] pred kozliatkom. {Krok. A ešte krok.|Jeden krok, potom druhý, a medzi nimi vždy malá prestávka na dýchanie.} [Helper] [helper:počítal/počíta] dosky. Päť, štyri, tri, dva, jedna. {Hop, tráva!|A zrazu [=nebolo/niet] čo počítať, lebo pod kopýtkami [=bola/je] tráva.} „Ja som to prešlo!“ [=volalo/volá] kozliatko.',
          ],
        },
        {
          id: 'pesnicka',
          text: [
            '[Hero] si [začal/začína] pospevovať. Pesničku na dve doby, presne do kroku. {Klop, klop.|Kopýtko [=klepalo/klepe] raz, [=klepalo/klepe] druhý raz, a už [=šlo/ide] do rytmu.} [Helper] [helper:tlieskal/tlieska]. {A most [=bol/je] za nimi.|Ani [=nezbadali/nezbadajú], kedy sa most skončil, lebo pesnička ešte [=mala/má] jednu slohu.} Kozliatko [=poskočilo/poskočí]: „To už? Ešte raz!“',
          ],
        },
      ],
      after: [
        'Kozliatko im [=dalo/dáva] na cestu zvonček. {Cink!|Vraj na pamiatku, no hlavne preto, že [=cinkal/cinká] pri každom súste trávy.} Dobrodružstvo [=pokračovalo/pokračuje] už len pomaly a domov.',
      ],
      fact: '[Hero] [previedol/prevádza] kozliatko cez vysoký most.',
    },
    {
      id: 'odkaz',
      ask: 'Neposlal niekto list po daždi?',
      title: ['[Hero] a fľaša s odkazom', 'List, na ktorý pršalo'],
      refrain: ['Kto hľadá, ten sa aj smeje', 'Jedno slovo, druhé slovo'],
      spark: [
        'V blate [=trčala/trčí] fľaša a v nej lístok. {Písmená [=boli/sú] mokré.|Polovicu písmen [=zmyl/zmýva] dážď a druhá polovica sa [=držala/drží] zubami-nechtami.} [Hero] [prečítal/číta]: „Príď do… čaká ťa…“ Kam? A čo? [=Začalo/Začína] sa dobrodružstvo.',
        'Na ceste [=ležal/leží] list bez obálky. {„Prosím, príď…“|„Prosím, príď, kým to nevychladne,“ [=stálo/stojí] v ňom a potom už iba veľká modrá machuľa.} [Hero] ho [otočil/otáča] zo všetkých strán. Niekto čaká a nikto nevie kde.',
      ],
      tries: [
        '[=Spýtali/Pýtajú] sa žaby. {„Kvak.“|„Kvak,“ [=povedala/povie] a [=bola] to odpoveď na celkom inú otázku.} [Hero] aj tak pekne [poďakoval/ďakuje].',
        '[Hero] [podržal/drží] lístok proti slnku. {Nič. Len malý chrobáčik.|[=Bolo] vidno iba bodku, lenže to [=nebolo] písmeno, ale veľmi malý chrobáčik, ktorý [=čítal] tiež.} Chrobáčik [=kráčal/kráča] preč.',
      ],
      solutions: [
        {
          id: 'vona',
          text: [
            '[Hero] k lístku [pričuchol/čuchá]. {Škorica!|Škorica, trochu masla a dym z pece!} „Napísal ho niekto, kto pečie,“ [povedal/hovorí] [hero]. [Helper] [helper:ukázal/ukazuje] na komín za jelšami. {Klop, klop.|Klop, klop, a dvere sa [=otvorili/otvárajú] skôr, než [=doklopali/doklopú].} „Konečne!“ [=zvolala/volá] teta Perníčka. „Píšem, píšem a prší, prší!“ Na stole [=čakali/čakajú] {koláče|koláče, jeden väčší než druhý a tretí väčší než oba}.',
          ],
        },
        {
          id: 'stopy',
          text: [
            '„Kto list stratil, ten tadiaľto išiel,“ [povedal/hovorí] [hero] a [kľakol si/kľaká si] k stopám. {Malé stopy. Húsenica?|Stopy [=boli/sú] malé, v rade a každá [=mala/má] o jednu topánku viac, než sa patrí.} [Helper] [helper:išiel/ide] za nimi. Na konci [=sedela/sedí] stonožka Štefka. {„Mám narodeniny!“|„Stratila som pozvánky,“ [=vzdychla/vzdychá], „a dnes mám narodeniny, sté na ľavú a sté na pravú nohu.“} A tak [=oslavovali/oslavujú] spolu.',
          ],
        },
      ],
      after: [
        'Lístok [=visel/visí] odvtedy na stene. {Aj s machuľou.|Nikto z neho nevyčíta celkom nič, a predsa vie každý, čo sa v ňom píše: príď.} Krásna výprava to [=bola].',
      ],
      fact: '[Hero] [doručil/doručuje] list, ktorý zmáčal dážď, tam, kam patril.',
    },
  ],
  obstacles: [
    'Chodník sa [=rozdelil/delí] na dva. {Ktorý?|Jeden [=bol/je] rovný a nudný, druhý krivý a plný malín.} [Hero] [hodil/hádže] kamienkom. {Tadiaľ!|Kamienok sa [=skotúľal/kotúľa] medzi maliny, a tak o ceste [=rozhodol] kamienok, čo je veľmi pohodlné.}',
    'Kompas sa [=zbláznil/blázni]: sever, juh, obed, sever. {Tuk!|[Helper] naň [helper:ťukol/ťuká] a strelka [=začala/začína] ukazovať na rožok.} „Tak to sa najprv najeme,“ [povedal/hovorí] [hero]. Potom už kompas [=ukazoval/ukazuje] správne.',
  ],
  encounters: [
    'Cestou [=stretli/stretávajú] dobrodruha slimáka s batohom. {„Kam?“ „Za roh!“|„Idem okolo sveta,“ [=hlásil/hlási], „prvý kút záhrady mám už za sebou.“} [Hero] mu [zaželal/želá] šťastnú cestu.',
    'Na stĺpe [=viseli/visia] tri šípky: Tam, Tamto a Hentam. {Na Hentam [=sedela/sedí] vrana.|Na šípke Hentam [=sedela/sedí] vrana a [=vyberala/vyberá] mýto, jednu pesničku za osobu.} [Hero] [zaspieval/spieva] a [=šlo/ide] sa.',
    'Pri chodníku [=ležala/leží] stará topánka. {V nej [=bývali/bývajú] myšky.|[=Bývali] v nej myšky, [=mali] tam kuchyňu, izbu a v špičke detskú.} „Dobré dobrodružstvo!“ [=pípali/pípajú] z okienka.',
  ],
  favourite: [
    'Vedľa postele [=stál] zbalený batoh. Dobrodružstvá v ňom tíško [=spali] až do rána.',
    'Na stene [=visela] mapa a po nej sa v mesačnom svetle pomaly [=prechádzal/prechádza] sen.',
  ],
}
