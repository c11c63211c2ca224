import type { ThemePack } from '../../../craft/pack.ts'
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
        'Pri potoku [=stál] starý mlyn a [=klepotal/klepoce]: klip, klap. [Hero] tam [mal] batoh aj mapu{| a k tomu poriadnu chuť na dobrodružstvo}. {|Sto rokov v ňom nikto [=nemlel] múku, lenže kolesu to nikto [=nepovedal/nehovorí], a tak sa [=točilo] ďalej.} V mlyne to [=voňalo] <senom~múkou~mokrým drevom>.',
        'Klip, klap, [=spievalo] mlynské koleso. [Hero] [sedel] na schode a [držal] v ruke chlieb s medom{|, na ktorý sa [=pozeralo] sedem včiel, všetky veľmi slušne}. Batoh [=stál] vedľa a popruhy [=mal] už zapnuté. {Dnes sa pôjde na výpravu.|Keď má batoh zapnuté popruhy, výprave už nikto nezabráni.}',
      ],
      [
        'V mlyne [=bývali] vrabce a jedna stará mačka. {|[=Mali] medzi sebou dohodu, že v nedeľu sa nikto nenaháňa.} Slnko [=padalo] dnu cez dierku v streche a [=robilo] na dlážke zlatú mincu.',
        'Všade [=ležalo] trochu múky, aj na pavučinách. {[=Vyzerali] ako čipky.|Pavučiny [=vyzerali] ako čipky od starej mamy a kto si v mlyne [=kýchol], ten [=bol] na chvíľu snehuliakom.}',
      ],
      [
        'Cesta domov [=viedla] popri potoku. Voda [=spomalila] a mesiac v nej ticho [=plával]. {|Vŕby [=držali] konáre celkom nízko, akoby chceli pohladiť každého, kto ide okolo.} Starý mlyn už iba [=šepkal]: klip, klap, spi.',
        'Mlynské koleso [=zastalo] a voda okolo neho [=šumela] čoraz tichšie. Na chodníku [=ležalo] mäkké seno{|, ktoré cez deň vypadlo z voza a teraz [=tlmilo] každý krok}. Za potokom [=svietilo] známe okno.',
      ],
    ),
    setting(
      'kopec',
      'land',
      place('Medový kopec', 'na Medovom kopci', 'na Medový kopec', 'z Medového kopca'),
      [
        'Z Medového kopca [=bolo] vidieť celý svet: rieku, vlak aj babkin komín. {|Z komína [=stúpal] dym a [=písal] na oblohu, že sa dnes varí hubová polievka.} [Hero] si na trávu [rozložil] mapu a okraje [zaťažil/zaťažuje] <šiškami~jablkami~kamienkami>.',
        '[Hero] [vyšiel] na Medový kopec a batoh [=poskakoval/poskakuje] s každým krokom. V batohu [=čľupkal] čaj{| a na dne sa potichu [=drobili/drobia] sušienky, ktoré dobrodružstvo vždy odnesú ako prvé}. Hore [=fúkal] vetrík a [=voňala] ďatelina.',
      ],
      [
        'V tráve [=cvrlikali/cvrlikajú] svrčky. {Každý [=mal] inú pesničku.|Každý [=hral] niečo iné, no keďže sa nikto [=nehneval/nehnevá], [=znelo] to ako kapela pred skúškou.}',
        'Na vrchole [=rástla] jediná hruška a pod ňou [=bola] vyhriata jamka na sedenie. {|V dedine sa hovorí, že kto pod ňou chvíľu počká, na toho spadne hruška alebo nápad.}',
      ],
      [
        'Dolu kopcom sa [=išlo] pomaly, lebo tráva [=bola] mäkká a teplá. Popri chodníku [=svietili] svetlušky{|, každá na svojom steble, a žiadna sa nikam [=neponáhľala]}. V dedine [=čakalo] okno s lampičkou.',
        'Medový kopec si [=pritiahol] hmlu až po bradu. Svrčky [=hrali] už len tú najpomalšiu pesničku. {|Zvony v údolí [=stíchli/utíchajú] a cesta [=svietila] bielo, aby sa po nej dalo ísť aj s privretými očami.} Domov [=bol] blízko.',
      ],
    ),
    setting(
      'ribezle',
      'water',
      place('Ríbezľový ostrov', 'na Ríbezľovom ostrove', 'na Ríbezľový ostrov', 'z Ríbezľového ostrova'),
      [
        'Loďka Šuchotka [=plávala] po jazere a v nej [=ležal] batoh, mapa a dva rožky. [Hero] [vesloval/vesluje]: šplech, šplech. {|Tretí rožok sa do batoha [=nezmestil], preto ho [=bolo] treba zjesť hneď pri brehu.} Pred nimi sa [=červenal] Ríbezľový ostrov.',
        'Uprostred jazera [=ležal] ostrov plný ríbezlí. [Hero] naň [prišiel] na výpravu s kompasom a s košíkom. {|Kompas [=bol] na dobrodružstvo, košík pre istotu, keby sa dobrodružstvo niekde zdržalo.} Voda [=žblnkala] o kamene.',
      ],
      [
        'Na ostrove [=bolo] všetko trochu kyslé, dokonca aj vzduch. {Žaby sa [=tvárili] kyslo a [=boli] milé.|Žaby tu [=robili] kyslé tváre celý rok, no kto sa s nimi dal do reči, ten [=zistil], že sú samý med.}',
        'Starostkou ostrova [=bola] jedna kačica. „Kvak,“ [=vítala/víta] každého, kto [=vystúpil] na breh. {|Na krku [=mala] šnúrku s kľúčom a nikto sa jej [=neopýtal/nepýta], od čoho je, lebo starostky mávajú tajomstvá.}',
      ],
      [
        'Loďka [=plávala] domov po hladkej vode. Šplech, ticho, šplech, ticho. {|Mesiac sa [=viezol/vezie] vedľa nej a [=tváril] sa ako druhá, ešte tichšia loďka.} Pri brehu už [=čakala] teplá deka.',
        'Ríbezľový ostrov [=zostal] za chrbtom a [=voňal] do tmy. Veslá sa [=dotýkali/dotýkajú] vody celkom jemne. {|Kačica starostka [=zatvorila] bránku z trstiny a kľúč si [=schovala] pod krídlo.} Hladina sa [=leskla] a cesta po nej [=viedla] rovno domov.',
      ],
    ),
    setting(
      'zeleznicka',
      'land',
      place('lesná železnička', 'na lesnej železničke', 'na lesnú železničku', 'z lesnej železničky'),
      [
        'Po úzkych koľajniciach [=vyšiel] z hory malý vláčik: uf, uf, tú! [Hero] [sedel] v otvorenom vagóne a batoh [mal] na kolenách. {|Sprievodca mu doň [=cvakol] dierku, lebo lístok sa [=nemohol] nájsť a batoh [=bol] práve po ruke.} [=Voňalo] to <dymom~smolou~borievkami>.',
        'Lesná železnička [=mala] tri zastávky: Hore, Dolu a Pri malinách. [Hero] [vystúpil] tam, kde [=bolo] treba, a [otvoril] mapu. {|Na mape [=svietili] maliny väčšie než všetky mestá, takže ju určite kreslil niekto rozumný.} Dobrodružstvo sa [=mohlo/môže] začať.',
      ],
      [
        'Rušeň sa [=volal] Gustáv a [=pil] vodu rovno z potoka. {|Keď [=dopil/dopije], [=utrel] si nárazníky do papradia a [=odfúkol] si, až sa jelše [=poklonili/klonia].}',
        'V staničke [=visel] starý zvonec a pod ním [=spal] pes výpravca. {|Vlaky [=vypravoval] chvostom: jedno mávnutie [=bolo] odchod, dve mávnutia prestávka na desiatu.}',
      ],
      [
        'Vláčik [=išiel] domov pomaly a potichu. Uf, ticho, uf, ticho. {|Rušeň [=privrel] lampáš na polovicu, aby nezobudil srnky pri trati.} Kolesá [=hladili/hladia] koľajnice a za poslednou zákrutou [=bol] domov.',
        'Nad lesnou železničkou [=vyšiel] mesiac a koľajnice sa [=leskli] ako dve strieborné stužky. Dym z komína [=bol] biely a mäkký. {|Pes výpravca [=ležal] na peróne a chvostom už nikam [=nemával/nemáva].} Na konci trate [=svietilo] okno.',
      ],
    ),
  ],
  heroes: [
    figure(
      'jezko',
      'ježko Bodliačik',
      [
        'Ježko Bodliačik nosí na pichliačoch mapu. {|Je celá dierkovaná, preto na nej aj cez deň svietia hviezdy.}',
        'Ježko Bodliačik má batoh po pradedovi. {|Dá sa do neho zmestiť všetko, len ho treba zapínať veľmi opatrne.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'zabka',
      'žabka Skokanka',
      [
        'Žabka Skokanka má gumáky na všetky štyri. {|Na dva chodí a dva si šetrí na nedeľu.}',
        'Žabka Skokanka pozná v kraji každú mláku po mene. {|Tej najmenšej hovorí Atlantik, aby mala radosť.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'kocur',
      'kocúr Vandrovník',
      [
        'Kocúr Vandrovník pozná každý plot v kraji. {|Najradšej má ten, na ktorý svieti ranné slnko.}',
        'Kocúr Vandrovník chodí na výpravy s jedným uzlíkom. {|Má v ňom rybičku, vankúšik a druhý, menší uzlík pre prípad núdze.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'lastovicka',
      'lastovička Vlasta',
      [
        'Lastovička Vlasta [=bola] dvakrát v Afrike a raz v Trnave. {|Keď má rozprávať, začne vždy Trnavou.}',
        'Lastovička Vlasta pozná cesty, ktoré na mape nie sú. {|Vedú totiž vzduchom a križovatky na nich riadi vietor.}',
      ],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'postar',
      'poštár Gašpar',
      [
        'Oproti [=kráčal] poštár Gašpar a [=tlačil] bicykel. „Poznám každú cestu,“ [=povedal], „{aj tú najkrivšiu.“|najmä tú krivú, lebo na nej bývajú tí, čo píšu najdlhšie listy.“} A hneď sa k výprave [=pridal].',
        'Na chodníku [=cinkol/cinká] zvonček a z bicykla [=zosadol/zosadá] poštár Gašpar. „Pre mňa je dobrodružstvo každý utorok,“ [=povedal]. {„Idem s vami.“|„Vtedy nosím listy do uličky, kde majú všetky domy rovnaké číslo. Idem s vami.“}',
      ],
      [
        'Poštár Gašpar si [=oprel/opiera] bicykel o stenu a [=vyzul] unavené topánky. V kapse mu už [=spali] aj pohľadnice.',
        'Poštár Gašpar [=zavesil] kapsu na klinec a [=sadol] si k teplému čaju. Zajtrajšie listy si potichu [=šepkali/šepkajú] adresy.',
      ],
    ),
    figure(
      'jazvec',
      'jazvec Bručo',
      [
        'Z nory [=vyliezol] jazvec Bručo. {„Kto to dupe? Aha, kamaráti!“|„Kto mi to dupe po strope?“ [=bručal/bručí], kým [=nezacítil/necíti] rožok. „Teda chcel som povedať, vitajte.“} A keďže sa nikam [=neponáhľal], [=pridal] sa.',
        'Pri ceste si jazvec Bručo [=vetral/vetrá] perinu. „Idete na výpravu?“ [=spýtal] sa. {„Počkajte na mňa.“|„Ja na výpravy nechodím. Počkajte, vezmem si čiapku.“} Čiapku [=mal] pletenú a na nej strapec.',
      ],
      [
        'Jazvec Bručo si [=zahrabal/zahrabáva] okolo seba lístie a [=zabručal/bručí] najtichšie, ako [=vedel]: dobrúúú.',
        'Jazvec Bručo [=našiel] v nore to miesto, ktoré si od rána [=pamätalo] jeho chrbát. [=Vydýchol] a obe oči [=zavrel] naraz.',
      ],
    ),
    figure(
      'husa',
      'hus Agáta',
      [
        'Na kameni [=sedela] hus Agáta a [=plietla] šál. „Nepotrebujete niekoho s dlhým krkom?“ [=spýtala] sa. {„Dovidím za roh.“|„Dovidím ním za roh, a keď sa postavím na prsty, tak až do stredy.“} A [=išla] s nimi.',
        'Cestu im [=skrížila/križuje] hus Agáta s kufríkom. „Letela som na juh,“ [=priznala] sa, „{ale zišla som z cesty.“|ale pri Nitre som stretla takú milú mláku, že som zišla z cesty.“} Na chvíľu sa [=pridala].',
      ],
      [
        'Hus Agáta si [=schovala] hlavu pod krídlo. Šál [=položila] na lavičku a [=bol] taký dlhý, že [=hrial] aj kúsok noci.',
        'Hus Agáta [=doplietla/dopletá] posledné očko a potichu [=odložila] ihlice. Nohy si [=schovala] do peria, najprv ľavú, potom pravú.',
      ],
    ),
    figure(
      'kominar',
      'kominár Cyril',
      [
        'Zo strechy [=schádzal] po rebríku kominár Cyril. „Kto sa ma dotkne, má šťastie,“ [=povedal], „{a čierny nos.“|a čierny nos, to ide vždy spolu.“} Na výpravu [=išiel] s metličkou na pleci.',
        'Na kraji cesty si kominár Cyril [=fúkal] čaj. {„Zhora vidno všetko. Poradím.“|„Zo striech som videl všetky cesty tohto kraja,“ [=povedal], „a nijaká sa mi nezdala zlá, iba niektoré boli mokré.“} Hrnček si [=schoval] a [=bol] pripravený.',
      ],
      [
        'Kominár Cyril si [=umyl] ruky aj nos a voda [=bola] čierna ako noc. Potom už [=spal] na bielom vankúši.',
        'Kominár Cyril [=oprel/opiera] rebrík o jabloň, nech si oddýchnu aj unavené priečky. V komíne nad ním ticho [=šumel] vietor.',
      ],
    ),
    figure(
      'veterinka',
      'oslica Zora',
      [
        'V tieni pod lipou [=stála] oslica Zora. „Ja stojím, kým nemám dôvod ísť,“ [=povedala]. {„Vy ste dobrý dôvod.“|„Včera nebol dôvod, predvčerom bol malý. Vy vyzeráte ako výborný dôvod.“} A [=zaklopala] kopytom.',
        'Za plotom sa [=ozvalo] íá a potom [=vykukla/vykúka] oslica Zora. {„Nesiem batohy. Aj dva.“|„Odnesiem batoh, dva batohy alebo jedno tajomstvo,“ [=ponúkla/ponúka] sa, „s tajomstvom kráčam opatrnejšie.“} A [=išla] prvá.',
      ],
      [
        'Oslica Zora [=stála] v slame a [=klipkala/klipká] čoraz pomalšie. Jedno ucho jej už [=spalo] a druhé ho [=nasledovalo].',
        'Oslica Zora [=vydýchla] a z chrbta jej [=zmizla] aj tá posledná ťarcha dňa. Seno [=voňalo] a [=bolo] ho dosť.',
      ],
    ),
  ],
  problems: [
    {
      id: 'mapa',
      ask: 'Nevieš, kadiaľ sa ide k pokladu?',
      title: ['[Hero] a mapa s čajovou machuľou', 'Poklad pod machuľou'],
      refrain: ['Krok a krok a ešte krok, ešte jeden malý skok', 'Kde sa mapa zamračí, tam nám nos a ucho stačí'],
      spark: [
        'Na mapu [=kvapol] čaj. Kvapka [=bežala] <cez hory, cez rieku~cez les, cez mesto~cez lúku, cez dedinu> a cesta sa za ňou [=rozmazala/rozmazáva]. {[=Zostala] z nej hnedá machuľa.|[=Ostala] z nej hnedá machuľa s uškami a presne pod ňou [=bol] krížik, pri ktorom [=stálo] slovo „mňam“.} [Hero] sa na mapu [pozeral] zblízka aj zďaleka. Kadiaľ teraz k pokladu?',
        'Vietor [=vytrhol/vytrháva] mapu z rúk a [=hodil] ju <rovno do hrnčeka s čajom~presne do šálky s čajom~oblúkom do kanvičky s čajom>. {Keď ju [hero] [vytiahol], cesta na nej [=nebola].|[Hero] ju [vytiahol] za roh a čaj z nej [=kvapkal] dlho, kvapka za kvapkou, hora za horou. Keď [=uschla/schne], rieka [=tiekla] do kopca a cesta k pokladu sa [=končila/končí] v hnedej machuli.} A poklad [=čakal]. Ale kde?',
      ],
      way: [
        'Na medzi [=sedel] starý bača a [=vyrezával/vyrezáva] píšťalku. „Poklad, čo je samé mňam?“ [=zasmial] sa. {„Ten je pri vode.“|„Ten zakopala moja stará mama a hovorila, že dobré veci sa majú chladiť pri vode.“} Viac si [=nepamätal], ale píšťalka mu [=hrala] veselo ďalej.',
        'Pod chodníkom [=rástla] mäta, samá mäta. [Hero] [odtrhol/trhá] lístok a [pošúchal/šúcha] ho medzi prstami. {Presne takto [=voňala] mapa.|Presne tak [=voňala] mapa ešte predtým, než na ňu kvapol čaj, a tak [=bolo] jasné, že idú správne.} [Helper] si lístok [helper:založil] za ucho.',
        'Na plote [=sedela] straka a v zobáku [=držala] lyžičku. {„Z pokladu!“|„Z pokladu,“ [=zaškrečala/škrečí] cez lyžičku, „vzala som si iba jednu, ostatné som nechala, som predsa slušná straka.“} Krídlom [=ukázala] smerom, odkiaľ [=fúkal] chladný vzduch.',
      ],
      tries: [
        '[Hero] [otočil] mapu doprava, potom doľava a napokon hore nohami. {Machuľa sa [=tvárila] stále rovnako.|Machuľa [=vyzerala] raz ako medveď, <raz ako čižma~raz ako hrniec~raz ako sliepka> a raz ako pani učiteľka zo spevu. Kadiaľ ísť, to im [=neprezradila/neprezradí].} Aspoň si mapu dobre [=prezreli/prezerajú].',
        '[=Skúsili] ísť rovno za nosom. Lenže nos [=zacítil] koláče a [=zaviedol/vedie] ich k cudziemu oknu. {Teta im každému jeden [=dala].|„Poklad nemám,“ [=povedala] teta v zástere, „<ale slivkové práve vychladli~ale makové práve vychladli~ale tvarohové sa práve dopiekli>.“} [=Zjedli/Jedia] dva a [=vrátili] sa na chodník.',
        '[Helper] [helper:navrhol], že sa rozpočítajú: en, ten, tulipán. {[=Vyšlo] to na pníček.|[=Vyšiel] z toho pníček, a keď [=rátali] znova, [=vyšiel] z toho ten istý pníček, iba trochu pyšnejší.} Pod pníčkom [=bývala] ropucha, ktorá [=nechcela], aby ju niekto vykopal.',
      ],
      solutions: [
        {
          id: 'potok',
          text: [
            '[Hero] [zavrel] oči a [počúval]. Žblnk. „Mapa má machuľu, ale voda nie,“ [povedal]. „Potok tečie k pokladu a ja ho počujem.“ [=Išli] za zvukom pomaly, aby im žblnkanie neušlo. {|Raz ho [=bolo] počuť vľavo, raz vpravo, raz sa [=schovalo] za skalu, no [hero] [zdvihol] ruku, všetci [=stíchli/utíchajú] a [=našli] ho znova.} Potok ich [=priviedol] <pod drevený most~pod starú jelšu~pod kamenný mostík>. Medzi kameňmi tam [=stála] truhlička a v nej sa [=chladili/chladia] {dva hrnčeky malín|hrnčeky s malinovým pudingom a lístok: „Tomu, kto vie počúvať. Lyžičky zobrala straka.“}',
          ],
        },
        {
          id: 'kreslenie',
          text: [
            '„Nakreslime si novú mapu,“ [povedal] [hero] a [vzal] ceruzku. Čo [=videli], to si hneď [=zapísali/zapisujú]: <hrušku, plot aj kaluž v tvare čižmy~lipu, lavicu aj kopu dreva v tvare ježka~studňu, kaplnku aj strašiaka s deravým rukávom>. {|[Helper] [helper:meral] vzdialenosť na kroky, lenže [helper:počítal] aj tie, ktoré sa nepodarili, takže mapa [=vyšla/vychádza] o čosi dlhšia než svet.} Čiara [=rástla], až sa [=skrútila/krúti] okolo machule do kruhu. „Sme presne v strede,“ [povedal] [hero] a [nadvihol] plochý kameň. Pod ním [=ležala] škatuľa plná {medovníčkov|medovníčkov, jeden za každú zákrutu, aj za tie, ktoré [=boli] navyše}.',
          ],
        },
      ],
      after: [
        '[Hero] [zložil] mapu do batoha. {Machuľa na nej [=vyzerala] ako úsmev.|Hnedá machuľa na nej [=vyzerala] ako usmiate ústa, a preto sa [=dohodli/dohodnú], že sa nikdy nebude gumovať.} Z pokladu [=ostalo] ešte aj na cestu domov.',
        'Poklad si [=rozdelili] na trávniku{|, omrvinky [=dostali] mravce a vôňu vietor}. „Nabudúce rozlejem čaj naschvál,“ [helper:povedal] [helper]. [Hero] si z výpravy [odniesol] mapu, ktorá [=voňala] čajom.',
      ],
      fact: '[Hero] [našiel] cestu k pokladu, hoci mapu zalial čaj.',
    },
    {
      id: 'most',
      ask: 'Ako sa pomáha niekomu, kto sa bojí výšky?',
      title: ['[Hero] a most na skúšku', 'Kozliatko v polovici mosta'],
      refrain: ['Doska za doskou, máme čas, na druhom brehu počuť nás', 'Klop sem, klop tam, nie si sám'],
      spark: [
        'Uprostred mosta [=stálo] kozliatko. „Tam nechcem a späť tiež nie,“ [=mečalo/mečí]. {Kopýtka sa mu [=triasli].|„Som dobrodruh, ktorý sa ešte rozhoduje,“ [=dodalo/dodáva] a kopýtka sa mu [=triasli] tak, že sa s nimi [=triasol] celý most <a jedna žaba pod ním~a jeden rak pod ním~a jedna pavučina pod ním>.} Na druhom brehu [=rástla] ďatelina. [Hero] si [sadol] na kraj mosta. Kozliatko tu nezostane.',
        'Mé, [=ozvalo] sa z mosta, na ktorý [=viedla] cesta. [=Stálo] tam kozliatko a [=držalo] sa dosky všetkými štyrmi. {„Je to vysoko.“|„Zdola to vyzeralo nižšie,“ [=šepkalo], „a teraz som už v polovici a polovica je najhoršia, lebo je odvšadiaľ rovnako ďaleko.“} [Hero] [chcel] kozliatku pomôcť na druhú stranu.',
      ],
      way: [
        'Pri ceste [=stála] stará koza so zvoncom. „To je moje najmladšie,“ [=povedala] pokojne. {„Rado počúva zvonec.“|„Ja som sa mosta bála do druhého roku. Potom som zistila, že most sa bojí tiež, a odvtedy si vykáme.“} Kozie mamy vedia čakať a koza si zatiaľ [=odhryzla] z kríka.',
        {
          gives: 'zvonec',
          text: 'Koza si z krku [=zložila] zvonec a [=podala] ho na papuľke. {„Požičiam ti ho.“|„Požičiam ti ho,“ [=povedala], „za tým zvukom chodí celá rodina, aj keď nikto nevie prečo.“} [Hero] si zvonec [zavesil] na batoh. Cink, cink, [=išlo] to s každým krokom.',
        },
        'Okolo [=niesol] ujo rebrík. „Ja chodím hore každý deň,“ [=povedal]. {„Pozerám sa iba na ďalšiu priečku.“|„Nikdy sa nepozerám na zem ani na oblohu, iba na ďalšiu priečku. Ostatné priečky sa zatiaľ pozerajú za mňa.“} [Hero] si to [zopakoval/opakuje].',
      ],
      tries: [
        '[Hero] [zamával] kozliatku trávou. {Kozliatko ju [=zjedlo] a [=stálo] ďalej.|Kozliatko [=natiahlo/naťahuje] krk, trávu [=zjedlo], pekne [=poďakovalo] a [=stálo] ďalej, iba o čosi sýtejšie.} <Tráva sa [=minula] a most nie.~Tráva [=bola] preč a most tu stále [=stál].>',
        '[Helper] [helper:vymyslel], že sa bude trochu tlačiť. {„Hej rup!“ Nič.|Hej rup! Kozliatko si [=zaprelo/zapiera] kopýtka a [=spýtalo] sa, či to má byť masáž, a ak áno, či by sa dalo aj vľavo.} Nikam sa [=nepohlo/nehýbe], no [=usmialo] sa.',
        '„Zakryme mu oči šatkou,“ [povedal] [hero]. {To [=bolo] ešte horšie.|Kozliatko pod šatkou hneď [=zahlásilo], že takto sa bojí nielen výšky, ale aj šírky, pravej strany a stredy.} Šatku teda [=zložili/skladajú] a [=uviazali/viažu] kozliatku ako golier. [=Pristala/Pristane] mu.',
      ],
      solutions: [
        {
          id: 'pozeraj',
          text: [
            '„Nepozeraj dolu. Pozeraj na mňa,“ [povedal] [hero] a [cúval/cúva] po moste krok za krokom. Kozliatko [=zdvihlo] jedno kopýtko, potom druhé. {|Medzi krokmi si vždy [=urobili] malú prestávku, na ktorej sa iba [=dýchalo], a po prestávke [=bol] most zakaždým o dosku kratší.} [Helper] [helper:počítal]: päť, štyri, tri, dva, jedna. Potom už [=nebolo] čo počítať, lebo pod kopýtkami [=bola] tráva. „Ja som to prešlo!“ [=volalo] kozliatko{| a z tej radosti [=chcelo] ísť ešte raz späť}.',
          ],
        },
        {
          id: 'zvonec',
          needs: 'zvonec',
          text: [
            '[Hero] si [kľakol] na koniec mosta a [zacinkal] zvoncom od starej kozy. <Cink, ticho, cink.~Cink, nádych, cink.~Cink, a potom dlhšie ticho, a zasa cink.> „Za mamou sa ide po zvuku,“ [povedal]. Kozliatku sa [=pohlo] ľavé ucho, pravé ucho a za nimi celé kozliatko. {|[=Nepozeralo/Nepozerá] na dosky ani na vodu, [=počúvalo] a nohy [=išli] samy, presne do taktu.} [Helper] [helper:počul] už len klop, klop. Pri poslednom cink [=vošlo] kozliatko do mäkkej trávy. „To už je koniec?“ [=čudovalo] sa.',
          ],
        },
      ],
      after: [
        'Kozliatko potom most [=prešlo] ešte trikrát{| a štvrtý raz už [=chodilo] po okraji dosiek, len aby si mohlo vypýtať obdiv}. Na brehu ho potom mama koza [=oblízla/oblizuje] po nose. Výprava [=mohla] pokračovať, pomaly a domov.',
        'Na druhom brehu sa [=pásli/pasú] dve kozy, veľká a malá. {|Most si [=vydýchol] a dosky [=zavŕzgali], akoby aj ony boli rady, že to majú za sebou.} Dobrodružstvo [=malo] dobrý koniec.',
      ],
      fact: '[Hero] [previedol] kozliatko cez vysoký most.',
    },
    {
      id: 'odkaz',
      ask: 'Nečaká tu niekto na hosťa?',
      title: ['[Hero] a list, na ktorý pršalo', 'Príď, kým to nevychladne'],
      refrain: [
        'Písmenko sem a písmenko tam, kadiaľ sa ide, listu sa spýtam',
        'Kto nás čaká, ten nás má, cesta je už krátučká',
      ],
      spark: [
        'Na ceste [=ležal] list bez obálky. Dážď z neho [=zmyl/zmýva] <skoro všetky písmená~takmer každé písmeno>. {[=Zostalo] iba: „Prosím, príď.“|[=Zostalo] iba: „Prosím, príď, kým to nevychladne,“ a potom veľká modrá machuľa, ktorá mohla byť meno, adresa aj hrniec.} [Hero] list [otočil] zo všetkých strán. Niekto čaká a nikto nevie kde.',
        'V blate [=trčala] fľaša a v nej [=bol] mokrý lístok. [Hero] ho [vytiahol] a [čítal]: „Čakám ťa… pri… príď.“ {Ostatné [=zmyl/zmýva] dážď.|Polovicu písmen [=odniesol] dážď a druhá polovica sa [=držala] papiera z posledných síl.} Kto píše a kam sa má prísť? Tu sa [=začalo] dobrodružstvo.',
      ],
      way: [
        'Vo výklade papiernictva [=ležal] presne taký modrý papier. „Predala som ho dnes ráno,“ [=povedala] predavačka. {„Tete s múkou na nose.“|„Tete, ktorá mala na nose múku a na chvíľku odbehla od niečoho, čo sa nesmie pripáliť.“} [Hero] si to [zapamätal/pamätá].',
        'Na chodníku [=svietili] biele bodky. [Helper] si jednu [helper:utrel] na prst a [helper:ochutnal]. {Múka!|„Múka,“ [helper:vyhlásil], „hladká, najviac dva dni stará.“} Bodky [=viedli] rovno ďalej.',
        'Veverička [=sedela] na plote a [=sušila] si chvost. {„List niesol vietor. Odtiaľ!“|„Videla som ten list letieť,“ [=povedala], „letel odtiaľ, mával a bol ešte suchý.“} Labkou [=ukázala] proti vetru.',
      ],
      tries: [
        '[=Spýtali] sa žaby, či to nepísala ona. {„Kvak,“ [=povedala].|„Kvak,“ [=povedala] žaba a [=bola] to odpoveď na celkom inú otázku, na ktorú sa jej nikto nepýtal.} [Hero] aj tak pekne [poďakoval].',
        '[Hero] [podržal] list proti slnku. {Uprostred [=bola] bodka, ale [=odišla].|Uprostred sa [=zjavila] bodka a všetci sa [=potešili], kým bodka nevystrčila nožičky a nešla si po svojom.} [=Bol] to chrobáčik, nie písmeno.',
        '[=Išli] zaklopať do prvého domu pri ceste. {[=Otvoril] im dedko v pyžame.|[=Otvoril] im dedko, ktorý hostí [=nečakal/nečaká], ale keď už [=prišli], [=ukázal] <im zbierku gombíkov~im zbierku zvoncov~im svoju najväčšiu tekvicu> a všetky tri fotografie svojej sliepky.} List nepísal, no [=mávol/máva] im, kým [=neboli] za plotom.',
      ],
      solutions: [
        {
          id: 'vona',
          text: [
            '[Hero] k listu [pričuchol/čuchá]. <„Škorica a trochu masla,“~„Vanilka a trochu masla,“~„Jablká a hrsť škorice,“> [povedal]. „Písal to niekto, kto práve piekol.“ [Helper] [helper:zdvihol] nos a [helper:ukázal] <na dym za jelšami~na komín za brezami~na dym nad sadom>. {|[=Išli] tou vôňou ako po špagáte: keď [=slabla/slabne], [=zabočili/zabáčajú], keď [=silnela/silnie], [=zrýchlili/zrýchlia], a pri plote [=bola] už taká hustá, že by sa dala krájať.} Klop, klop. „Konečne!“ [=zvolala] teta Perníčka. „Píšem, píšem a prší, prší!“ Na stole [=stál] koláč{ a ešte sa z neho [=parilo/parí]|, z ktorého sa ešte parilo, a okolo neho prázdne taniere, presne toľko, koľko ich [=prišlo]}.',
          ],
        },
        {
          id: 'stopy',
          text: [
            '„Kto list stratil, ten tadiaľto išiel,“ [povedal] [hero] a [čupol] si k zemi. V blate [=bolo] vidieť malé stopy, celé rady stôp. {|„Buď išlo sto mravcov za sebou,“ [helper:hádal] [helper], „alebo niekto, kto si ráno dlho obúva topánky.“} [=Išli] po nich <okolo žihľavy a pod plotom~okolo studne a pod bránkou~popri kapuste a poza kurín>. Na konci [=sedela] teta stonožka Štefka, na nose [=mala] múku a [=smrkala/smrká]. „Pozvánky mi zmyl dážď,“ [=povedala], „a narodeninový koláč chladne.“ [Hero] jej list [podal]: „Prišli sme.“ {A [=bola] oslava.|A tak sa [=oslavovalo/oslavuje], najprv za päťdesiat ľavých nôh a potom za päťdesiat pravých.}',
          ],
        },
      ],
      after: [
        'List si [hero] [nechal] na pamiatku{, hoci v ňom [=bolo] iba „príď“.|. Hoci v ňom [=zostalo] iba jedno slovo, každý, kto ho odvtedy číta, hneď vie, že ide o niečo teplé.} Bruchá [=mali] plné a cesta domov [=bola] krátka.',
        'Pri dverách [=dostali] ešte balíček na cestu. „A nabudúce napíšem ceruzkou, tá sa dažďa nebojí,“ [=ozvalo] sa za nimi. {|Z okna im [=kývali] tak dlho, kým ich cesta [=neschovala/neschuje] za zákrutu.}',
      ],
      fact: '[Hero] [našiel] toho, kto písal list zmáčaný dažďom.',
    },
    {
      id: 'tazky-batoh',
      ask: 'Nechýba ti náhodou niečo z batoha?',
      title: ['[Hero] a batoh, ktorý sa nechcel zdvihnúť', 'Batoh ako hora'],
      refrain: [
        'Hore, batoh, hej a hop, kto má menej, má dobrý krok',
        'Raz a dva a na tri vstaň, batoh, tu je moja dlaň',
      ],
      spark: [
        'Na výpravu [=bolo] zbalené naozaj všetko: deka, hrniec, lopatka aj budík. Lenže batoh [=ležal] na zemi a [=nechcel] sa zdvihnúť. {Ani o kúsok.|[=Bola] v ňom aj žehlička, tri dáždniky a klobúk na klobúk, lebo nikdy nevieš, ako [=povedal] niekto múdry, kto nič [=neniesol/nenesie].} [Hero] [ťahal] za popruhy, až [sedel] v tráve. Ako sa s takým batohom ide na dobrodružstvo?',
        '[Hero] si [zapol/zapína] batoh, [postavil] sa a hneď si [sadol]. Batoh [=bol] <ťažší než medveď po obede~ťažší než vrece zemiakov~ťažší než starý peň>. {„Všetko potrebujem,“ [povedal] [hero].|„Všetko, čo je v ňom, sa raz môže zísť,“ [povedal] [hero] a z batoha na súhlas [=zacinkala] naberačka.} Cesta [=čakala] a batoh [=sedel] uprostred nej.',
      ],
      way: [
        'Pri studni [=sedel] chlapec a [=pozeral] na svoju košeľu bez gombíka. {„Nemáš ihlu a niť?“|„Kto má ihlu a niť, ten je pre mňa kráľ,“ [=povzdychol] si.} [Hero] [siahol/siaha] do batoha hlboko, hlboko a naozaj, ihla tam [=bola]. Popruhy [=boli] hneď o kúsok voľnejšie.',
        {
          gives: 'palica',
          text: 'V kroví [=ležala] <dlhá lieskovica, hladká a rovná~dlhá lieskovica, rovná ako pravítko~lieskovica na dva kroky, hladká a pevná>. „Tú tu nechal bača, nech slúži tomu, kto ide okolo,“ [helper:povedal] [helper]. {|Na konci [=mala] vyrezané meno, ale to sa už [=nedalo] prečítať, toľko dlaní ho vyhladilo.} [Hero] ju [vzal] so sebou.',
        },
        'Na lúke si slimačia rodina [=prezerala/prezerá] mrak. „Ide dážď a my máme iba domčeky,“ [=povedali]. {[Hero] im dáždnik [dal].|[Hero] im z batoha [podal] jeden z troch dáždnikov, a keďže slimáky ho [=nevládali/nevládzu] držať, [=zapichli/zapichujú] ho do zeme a [=bol] z toho altánok.}',
      ],
      tries: [
        '[Hero] [skúsil] batoh gúľať. {Dolu kopcom to [=išlo]. Hore nie.|Dolu kopcom to [=išlo] samo, iba trochu rýchlejšie, než [=chcel/chce] hrniec. Hore kopcom sa batoh vždy [=vrátil] na to isté miesto a [=tváril] sa, že je doma.} Treba inak.',
        '[Helper] [helper:navrhol], že si všetko z batoha oblečú. {Pod tromi kabátmi sa [=nedalo] chodiť.|O chvíľu [=stála] na ceste guľa s dvoma kabátmi, piatimi čiapkami a kdesi vnútri [bol] [hero], [=počuli] to všetci.} [=Smiali] sa a [=vyzliekali/vyzliekajú] sa dlho.',
        '[=Skúsili] batoh pekne poprosiť. {Batoh nič.|„Milý batoh, vstaň,“ [helper:povedal] [helper] a [helper:urobil] aj úklonu. Batoh [=zacinkal], no to sa iba naberačka [=otočila] na druhý bok.} Ani slušnosť nezdvihne žehličku.',
      ],
      solutions: [
        {
          id: 'rozdat',
          text: [
            '„Čo keď tie veci nie sú pre mňa, ale pre tých, čo ich práve potrebujú?“ [povedal] [hero]. Budík [=dostal] kohút, ktorý [=zaspával/zaspáva]. Z hrnca si [=urobili] vrabce kúpeľ. {|Klobúk na klobúk [=pasoval/pasuje] strašiakovi, naberačka mravcom ako loďka a žehličku si [=vypýtala/pýta] teta, čo [=mala] na druhý deň svadbu.} [Helper] [helper:rátal] veci a pri každej [=bolo] počuť ďakujem. V batohu [=zostala] <deka, fľaša a rožok~deka, jablko a rožok~deka, čiapka a rožok>. [Hero] ho [zdvihol] jedným prstom. A cesta sa hneď [=pohla] pod nohami.',
          ],
        },
        {
          id: 'na-dvoch',
          needs: 'palica',
          text: [
            '[Hero] [prestrčil/prestrčí] popruhy cez lieskovicu od baču. „Jeden koniec ja, druhý koniec ty,“ [povedal]. [Helper] si palicu [helper:položil] na plece a batoh sa [=vzniesol/vznáša]. {|Chvíľu sa [=kýval] vpravo, chvíľu vľavo, no keď [=začali] kráčať rovnako, jeden krok a hneď spolu druhý, [=hojdal] sa v strede ako pán na hojdačke.} „Hej rup,“ [=hovorili] si na každom kopci. Do kopca to [=nebolo] ľahké, ale [=bolo] to napoly. {|A polovica batoha, to už je celkom obyčajný batoh.}',
          ],
        },
      ],
      after: [
        'Na vrchole si [=rozložili] deku a [=rozlomili/lámu] rožok. {|Nikto sa [=nepýtal/nepýta], koľko je, lebo to slnko [=vedelo] aj samo.} Taká veselá výprava tu už dávno [=nebola].',
        'Batoh [=sedel] v tráve a [=vyzeral] spokojne. {Aj batohy rady oddychujú.|Popruhy sa mu [=prestali] hnevať a vo vrecku [=našiel] miesto jeden motýľ, ktorý sa [=chcel] kúsok odviezť.} Dobrodružstvo [=mohlo] pokojne ísť domov.',
      ],
      fact: '[Hero] [vyšiel] na výpravu s batohom, ktorý sa spočiatku nedal zdvihnúť.',
    },
    {
      id: 'kompas',
      ask: 'Ktorým smerom je podľa teba sever?',
      title: ['[Hero] a kompas, ktorý mal svoju hlavu', 'Kam ukazuje strelka'],
      refrain: ['Sever, juh či za humná, strelka, buď už rozumná', 'Toč sa, strelka, toč, poznáš cestu aj cez noc'],
      spark: [
        'Starý kompas po dedovi dnes [=neukazoval/neukazuje] na sever. Strelka sa [=otočila], [=zachvela] a [=zastala] celkom inde. {Vždy na tom istom mieste.|A keď ju [hero] [pootočil], [=vrátila] sa tam zas, tvrdohlavo <ako koza k brečtanu~ako mucha na okno~ako kohút na svoj plot>.} Bez kompasu výprava nevie, kde má začiatok. Čo sa mu [=stalo]?',
        '„Ideme na sever,“ [povedal] [hero] a [pozrel] na kompas. Strelka [=ukazovala] vľavo. O tri kroky [=ukazovala] vpravo. {Tak kde je ten sever?|Podľa nej [=bol] sever raz za stodolou, raz v stodole a raz [=sedel] na stodole a [=čistil] si perie.} Kompas treba uzdraviť, inak bude dobrodružstvo samé kolečko.',
      ],
      way: [
        'Pri ceste [=brúsil/brúsi] kosy brusič. „Strelka nikdy neklame,“ [=povedal] cez iskry. {„Iba má niečo radšej než sever.“|„Ona za svoj sever považuje to, čo ju najviac ťahá. Aj ja tak chodím domov na večeru.“} [Hero] sa nad tým [zamyslel].',
        'Na kmeni stromu [=rástol] mach, hustý a mäkký, ale len z jednej strany. {„Tam je sever,“ [helper:povedal] [helper].|„Mach má rád chládok,“ [helper:vysvetlil] [helper], „tak sedí chrbtom k slnku a pozerá na sever.“} [Hero] mach [pohladil] a kompas sa [=urazil].',
        'Vrana [=sedela] na stĺpe a v zobáku [=mala] starý klinec. Keď [=preletela], strelka sa [=otočila] za ňou. {Zaujímavé!|Vrana doprava, strelka doprava, vrana na strom, strelka na strom, až sa [=zdalo/zdá], že jej chce niečo povedať.} [Hero] si to dobre [všimol].',
      ],
      tries: [
        '[Hero] kompasom jemne [zatriasol/zatrasie]. {Strelka sa [=točila] ešte dlho.|Strelka sa [=roztočila/točí] dokola <ako kolotoč na hodoch~ako vrtuľa na streche~ako baletka na javisku>, [=ukázala] všetky svetové strany a dve ďalšie.} Keď [=zastala], [=bola] tam, kde predtým.',
        '[Helper] [helper:nakreslil] na sklíčko šípku. {Aj tá [=ukazovala] zle.|Šípka [=ukazovala] vždy smerom, ktorým sa kompas [=držal], takže [=mala] pravdu a zároveň ju vôbec [=nemala].} Sklíčko si [=utreli/utierajú] do trávy.',
        '[=Išli] teda tam, kam strelka [=chcela]. {[=Chodili] v kruhu okolo lipy.|Po dlhom pochode [=uvideli/vidia] lipu, veľmi peknú, a po ďalšom dlhom pochode tú istú lipu ešte raz.} „Dobrý deň,“ [povedal] jej [hero] po tretí raz.',
      ],
      solutions: [
        {
          id: 'podkova',
          text: [
            '[Hero] [položil] kompas na peň a [odstúpil/odstupuje]. Strelka sa [=pohla]. „Ona neukazuje na sever, ona ukazuje na nás,“ [povedal]. A [vyprázdnil/vyprázdňuje] vrecká: <špagát, šiška, gaštan a stará podkova~žaluď, kúsok kriedy, orech a stará podkova~pierko, kamienok, gombík a stará podkova> pre šťastie. {|„Železo,“ [helper:vydýchol] [helper], „strelka sa ti celý čas díva do vrecka.“} Podkovu [=zavesili/vešajú] na konár. Strelka si [=oddýchla], [=otočila] sa a [=ukázala] na zelený mach. {Tam [=bol] sever!|Presne tam, kde ho [=mali] aj lišajníky, aj vtáky, aj starý komín s deravou strechou.}',
          ],
        },
        {
          id: 'domov',
          text: [
            '„Možno vie, čo robí,“ [povedal] [hero]. „Dedo s ním chodil celý život. Kam asi?“ [Hero] kompas [zdvihol] k uchu, potom k srdcu a napokon [išiel] za ním celkom pomaly, aby sa strelka nemusela ponáhľať. [Helper] [helper:kráčal] za nimi. {|<Za brodom, za tromi jelšami a za plotom~Za mostíkom, za tromi vŕbami a za plotom~Za lúkou, za starým sadom a za plotom>, na ktorom sa [=sušili/sušia] papriky, [=prestala] sa strelka chvieť.} [=Stáli] pred lavičkou. V dreve [=bolo] vyryté dedovo meno a pod ním: „Tu sa mi najlepšie oddychuje.“ {To [=bol] cieľ.|A tak si [=sadli/sadajú] a [=oddychovali], lebo to [=bol] celý čas cieľ výpravy.}',
          ],
        },
      ],
      after: [
        'Kompas odvtedy [=ukazoval] poctivo a strelka [=stála] rovno. {|Iba keď okolo niekto [=niesol] vedro klincov, trochu [=poskočila/poskakuje], zo zvedavosti.} [Hero] ho [zavrel] do vrecka na gombík.',
        '[Hero] [poďakoval] kompasu a ten sa v dlani [=zohrial/zohrieva]. „Aj kto má svoju hlavu, môže mať pravdu,“ [helper:povedal] [helper]. {|Cestu naspäť potom [=našli] bez toho, aby sa naň pozreli.}',
      ],
      fact: '[Hero] [prišiel] na to, prečo starý kompas neukazoval na sever.',
    },
    {
      id: 'vrchol',
      ask: 'Ako ďaleko je to ešte na vrchol?',
      title: ['[Hero] a lienka, ktorá chcela na vrchol', 'Najpomalšia výprava na svete'],
      refrain: ['Pomaly, pomaličky, idú naše nožičky', 'Bodka, bodka, prestávka, takto chodí lienočka'],
      spark: [
        'Na chodníku [=kráčala] lienka s batôžkom z žaluďa. „Idem na vrchol,“ [=povedala]. {Krok [=mala] menší než omrvinka.|Krok [=mala] menší než omrvinka a vrchol [=bol] taký ďaleko, že naň ani vrabce [=nelietali/nelietajú] bez desiaty.} „Lietať nebudem, chcem tam prísť peši. Celá naša rodina vždy len lietala.“ [Hero] sa [rozhodol]: lienka sa tam dostane, a do večera.',
        '„Prosím, nešliapte na moju výpravu,“ [=ozvalo] sa z trávy. [=Bola] to lienka a [=viedla] sama seba. {[=Chcela] vidieť svet z vrcholu.|Vpredu [=kráčala] ako vodkyňa, v strede ako nosička a vzadu ako tá, čo dáva pozor na ostatné. [=Chcela] vidieť svet z najvyššieho miesta, a pešo.} [Hero] si k nej [kľakol]. S takými malými nohami to potrvá.',
      ],
      way: [
        'Pod lopúchom si lienka [=sadla] na kamienok. „Prvý tábor,“ [=vyhlásila]. {[=Mali] omrvinku rožka.|[=Postavili] jej stan z lístka, [=dali] jej omrvinku a ona do denníka [=zapísala], že počasie je dobré a tráva vysoká.} Potom sa [=išlo] ďalej.',
        'Mravec, čo [=niesol] ihličie, [=odložil] náklad. „Na vrchole som bol,“ [=povedal]. {„Najkrajšie je tam ráno a večer.“|„Na cestu mi každý radil ponáhľať sa, no ja som videl viac ako oni, lebo som videl každý kameň z oboch strán.“} Lienka si to [=zapísala].',
        'Vietor [=prišiel] a lienku takmer [=prevrátil/prevracia]. [Hero] [nastavil/nastavuje] dlaň a v nej [=bolo] závetrie. {|„Ďakujem,“ [=povedala] lienka, „v denníku to bude ako búrka prvého stupňa.“} Chvíľu [=počkali/čakajú], kým tráva [=stíchla/utícha].',
      ],
      tries: [
        '„Odnesiem ťa,“ [povedal] [hero] a [zdvihol] lienku na prst. {„To sa neráta,“ [=povedala].|Lienka [=zišla] po prste späť na zem: „Ďakujem, ale to by sa nerátalo. To by bol výlet a nie výprava.“} [=Mala] pravdu, veru.',
        '[Helper] lienku [helper:povzbudzoval] zo všetkých síl. {Lienka od toľkej pozornosti [=zostala] stáť.|„Ľavá! Pravá! Druhá ľavá! Stredná pravá!“ Lienka sa pri štvrtej nohe [=zamotala] a [=musela] si sadnúť.} So šiestimi nohami sa nedá poslúchať.',
        '[=Postavili] jej z halúzky skratku. {[=Viedla] pekne do kruhu, rovno naspäť.|Skratka [=bola] krásna, so zábradlím, len sa [=končila/končí] tam, kde sa [=začínala], iba o dva listy nižšie.} Lienka [=poďakovala] a [=išla] po starom.',
      ],
      solutions: [
        {
          id: 'tempo',
          text: [
            '„Tak pôjdeme všetci lienkovým krokom,“ [povedal] [hero] a [ľahol] si na brucho vedľa nej. Liezť po štyroch a po omrvinke, to [=bola] celkom iná cesta. {|Z trávy [=bol] les, <z kamienka skala a z kvapky rosy~z púpavy veža a z kvapky rosy~zo šišky hora a z kvapky rosy> jazero, ktoré sa [=muselo] obísť, a [helper] tam [helper:našiel] tri veci, čo pri chôdzi nikdy nikto [=nevidel].} [=Nepočítali/Nepočítajú] hodiny, iba bodky na krídlach. Keď slnko [=zlatlo/zlatne], [=bola] pred nimi už iba obloha. „Som hore,“ [=šepla] lienka. „My všetci,“ [povedal] [hero].',
          ],
        },
        {
          id: 'najvyssie',
          text: [
            '[Hero] sa [poobzeral/obzerá]. „Vrchol je tam, odkiaľ už vidno všetko, čo chceš vidieť,“ [povedal]. „Čo chceš vidieť?“ Lienka sa [=zamyslela/zamýšľa]: „Domov.“ {|[=Nechcela] more ani hory. [=Chcela] vidieť pivónku, pod ktorou sa narodila, a [=mala] s tým len jednu starosť: cez trávu ju [=nebolo] vidno.} [Helper] [helper:odhrnul/odhŕňa] steblá. [Hero] lienke [ukázal] <veľký hladký kameň~okrúhly teplý kameň~plochý biely kameň> a po ňom už [=išla] sama. <Nôžka za nôžkou, až hore.~Krôčik za krôčikom, až na vrch.~Nôžka, nôžka, prestávka, a [=bola] hore.> Tam dolu [=svietila] ružová pivónka. „Vidím všetko,“ [=povedala] a [=zapichla] vlajku z okvetného lístka.',
          ],
        },
      ],
      after: [
        'Lienka si do denníka [=nakreslila] slnko a k nemu všetkých, čo [=išli] s ňou. {|Domov potom [=letela], lebo o ceste nadol sa v jej pláne [=nepísalo/nepíše] nič.} Taká malá výprava a taký veľký výhľad.',
        'Hore [=sedeli] dlho a nikto nikam [=nemusel/nemusí]. {|„Ešte minútu,“ [=povedala] lienka, a keďže lienkina minúta je dlhá, slnko [=stihlo/stíha] sčervenať.} Potom jej [hero] [zaželal] šťastný let.',
      ],
      fact: '[Hero] [vystúpil] s malou lienkou až na vrchol.',
    },
    {
      id: 'stan',
      ask: 'Nevidel niekto tyčku od stanu?',
      title: ['[Hero] a stan, ktorý si stále líhal', 'Stan, čo nemal chrbticu'],
      refrain: [
        'Raz a dva a stan už stojí, nech sa dažďa nikto nebojí',
        'Hore plachta, dolu kolík, strecha bude ako stolík',
      ],
      spark: [
        'Na výprave sa má spať pod hviezdami, a teda v stane. [Hero] ho [rozložil] na trávu. Plachta [=bola], špagáty [=boli], kolíky [=boli]. {Len tyčky nie.|Len tyčky [=zostali] doma v skrini, kde si o nich niekto [=myslel], že patria k záclonám.} Stan [=ležal] <na zemi ako palacinka~na zemi ako mokrá vlajka~v tráve ako veľký lopúch>. Kto ho naučí stáť?',
        'Stan [=stál] presne tri nádychy. Potom si [=vzdychol] a [=ľahol] si. {[Hero] [bol] pod ním.|Pod ním [bol] [hero], deka a prekvapený svrček, ktorý sa pod plachtu prišiel schovať pred vetrom.} „Tyčky tu nie sú,“ [=ozvalo] sa spod stanu. Treba vymyslieť, čo s ním.',
      ],
      way: [
        'Za kríkom si pavúk [=opravoval/opravuje] sieť. „Ja staviam bez tyčiek,“ [=povedal]. {„Stačí, keď je sa čoho držať.“|„Stačí, keď má človek štyroch dobrých susedov a jedno lanko navyše.“} [Hero] sa sieti dobre [prizrel/prizerá].',
        {
          gives: 'lano',
          text: 'Na plote [=visela] šnúra na bielizeň a na nej jediná ponožka. „Vezmite si šnúru, ponožka už uschla,“ [=zavolala] gazdiná z okna. {|„Len štipce mi nechajte, tie majú dnes voľno.“} [Hero] [poďakoval] a šnúru [stočil] do batoha.',
        },
        'Okolo [=prechádzal/prechádza] bocian na dlhých nohách. {„Jednu ti nepožičiam,“ [=povedal].|[=Pozrel] na stan, na svoje nohy a znova na stan: „Viem, na čo myslíte. Nepožičiam.“} Ale [=poradil], že sever je studený a dvere majú byť na druhú stranu.',
      ],
      tries: [
        'Namiesto tyčky [=skúsili] rožok. {Rožok sa [=ohol] a potom ho [=zjedli].|Rožok plachtu [=držal], kým [=bol] čerstvý, potom sa [=ohol], potom [=zmizol] a nikto sa [=nepriznal/nepriznáva].} [=Ostalo] po ňom len pár omrviniek.',
        '„Podržím to ja,“ [helper:povedal] [helper] a [helper:postavil] sa doprostred. {Stan [=mal] zrazu uši.|Stan hneď [=stál], iba v ňom [=nebolo] miesto, lebo tyčka si [=chcela] občas sadnúť a poškrabať sa na nose.} V noci sa však tyčky nemajú unaviť.',
        '[Hero] stan [nafúkal/fúka] ako balón. {[=Vydržal] jednu sekundu.|Líca [=boli] červené, plachta sa [=nadvihla/nadvíha] o prst, [=zamávala] a [=povedala] pfff tým najdlhším spôsobom.} Dych sa [=minul/míňa] skôr než stan.',
      ],
      solutions: [
        {
          id: 'snura',
          needs: 'lano',
          text: [
            '[Hero] si [spomenul] na sieť a na šnúru od gazdinej. „Stan nemusí stáť. Môže visieť,“ [povedal]. Šnúru [=natiahli/naťahujú] od stromu k stromu a plachtu cez ňu [=prehodili/prehadzujú]. {|[Helper] [helper:zatĺkol/zatĺka] kolíky topánkou, najprv jeden vľavo, potom jeden vpravo, aby sa ani jedna strana neurazila.} Kolík sem, kolík tam. Stan sa [=vystrel/vystiera] a [=bola] z neho strecha. Vnútri to <[=voňalo] trávou a bielizňou~[=voňalo] mydlom a lúkou~[=voňalo] vetrom a čistou bielizňou>. {|[=Zmestili] sa aj s dekou, s jedným svrčkom z trávy aj s ponožkou, ktorá sa na šnúre zabudla.}',
          ],
        },
        {
          id: 'naopak',
          text: [
            '„Stan chce ležať,“ [povedal] [hero]. „Tak nech leží. My mu nájdeme miesto, kde sa mu bude ležať dobre.“ A [rozprestrel] <plachtu na mäkký mach~plachtu do mäkkej trávy~plachtu pod starú hrušku>. {|[Helper] najprv [helper:krútil/krúti] hlavou, potom celým telom a napokon si [helper:ľahol] na skúšku.} Pod chrbtom [=bola] plachta, nad hlavou [=stála] celá obloha. Nič [=nezavadzalo/nezavadzia]. {[=Bol] to najväčší stan na svete.|„To je najväčší stan na svete,“ [helper:uznal] [helper], „strop má z hviezd a komáre sa v ňom môžu rozísť.“} Plachta [=bola] spokojná tiež.',
          ],
        },
      ],
      after: [
        'Pri stane si [=dali/dávajú] čaj z jedného hrnčeka. {|Svrček im [=hral] na dobrú chuť a platiť mu [=stačilo/stačí] omrvinkami.} Na výprave je doma všade, kde sa dá ľahnúť.',
        'Chvíľu ešte [=ležali] a [=rátali] prvé svetielka. {|Pri jedenástke sa [=pomýlili], no hviezdam to [=neprekážalo].} Potom si [=zbalili/balia] veci, lebo doma [=čakala] ozajstná perina.',
      ],
      fact: '[Hero] [postavil] stan, ktorý nemal ani jednu tyčku.',
    },
    {
      id: 'cudzi-poklad',
      ask: 'Nechýba niekomu škatuľka s mašľou?',
      title: ['[Hero] a poklad, ktorý patril inému', 'Škatuľka s modrou mašľou'],
      refrain: ['Čie je to, čie je to, kto to schoval na leto', 'Našli sme, nesieme, komu patríš, zistíme'],
      spark: [
        'Pod kameňom [=ležala] plechová škatuľka s modrou mašľou. „Poklad,“ [zašepkal] [hero]. V škatuľke [=bol] žaluď, mliečny zub, gombík a vysušená margarétka. {Niekomu [=museli] byť vzácne.|Zlato ani jedno, no každá vec [=bola] zabalená v striebornom papieriku, takže niekomu [=museli] byť veľmi vzácne.} Taký poklad si človek nevezme. Taký poklad sa vracia. Ale komu?',
        'Mapa ich [=priviedla] presne ku krížiku a pod krížikom [=bola] škatuľka s mašľou. [Hero] ju [otvoril]. Žaluď, zub, gombík, margarétka. {„To patrí niekomu,“ [povedal].|[Hero] sa [díval] a [díval]. „To nikto nezahodil,“ [povedal], „to si tu niekto odložil, aby to mal kam prísť.“} Výprava za pokladom sa [=zmenila] na výpravu s pokladom.',
      ],
      way: [
        'Na úrade hľadaných vecí, čo [=bol] jeden pník, [=sedel] ďateľ. „Žaluď je z veľkého duba,“ [=povedal] a [=ťukol] naň. {„Majiteľ rád chodí do lesa.“|„Je tam vrch, kde veveričky odkladajú veci a potom zabudnú, že ich odložili. Ten, kto to hľadá, bude mať dobrú náladu aj zlú pamäť.“} A [=dal] im na škatuľku pečiatku.',
        'Z margarétky [=vypadol] lístoček a na ňom [=bolo] jedno písmeno: M. {„Mravec? Myška? Mama?“|„Mravec?“ [helper:hádal] [helper], „myška, medveď, mama alebo mliekar.“} [Hero] si písmeno [schoval] do dlane.',
        'Pri ceste si dievčatko [=pozeralo/pozerá] medzierku v zuboch. „Ja som zub položila pod vankúš,“ [=povedalo] dievčatko. {„Tento nie je môj.“|„Tento nie je môj, môj mal dierku od karamelky. Ale viem, kto ešte má medzierku, a smeje sa s ňou celý deň.“} Prstom [=ukázalo] dolu cestou.',
      ],
      tries: [
        '[Hero] škatuľku [zdvihol] nad hlavu a [zavolal]: „Čie je to?“ {[=Prihlásili] sa všetci.|[=Ozvalo] sa odrazu päť vrabcov, jeden bažant a ozvena, a každý [=tvrdil], že to je jeho, hoci nikto [=nevedel], čo je vnútri.} Takto sa poklady nevracajú.',
        '[=Napísali/Píšu] na lístok: „Našli sme škatuľku.“ {Vietor ho [=odniesol].|Vietor lístok [=prečítal] a [=odniesol], takže o škatuľke teraz [=vedeli] všade, len nie tu.} Ešte dobre, že škatuľka [=ostala].',
        '[Helper] [helper:radil] počkať, kto si po škatuľku príde. {[=Prišla] krava.|[=Prišla] krava, [=poobzerala/obzerá] sa, [=oňuchala/oňucháva] mašľu a [=odišla] s výrazom, že modrá teraz nie je v móde.} Krava to [=nebola].',
      ],
      solutions: [
        {
          id: 'gombik',
          text: [
            '[Hero] [vzal] gombík medzi prsty. „Kto má gombík tu, tomu na kabáte chýba,“ [povedal]. A [pozeral] na kabáty. <Na žltý, na hnedý, na deravý.~Na modrý, na kockovaný, na strakatý.~Na zimný, na jarný, na ten po bratrancovi.> {|[Helper] sa [helper:tváril] veľmi nenápadne a každému sa [helper:pozeral] na brucho, čo niektorých [=prekvapilo/prekvapuje].} Na lavičke [=sedel] dedko Matej a na kabáte [=mal] jedno prázdne miesto. „To som schoval ako chlapec,“ [=vydýchol] cez medzierku v zuboch. „Celé roky si vravím, že som si to iba vymyslel.“ {Škatuľku [=držal] oboma rukami.|Škatuľku [=držal] oboma rukami a [=rozprával] im ku každej veci, odkiaľ je, a k margarétke dvakrát.}',
          ],
        },
        {
          id: 'spat',
          text: [
            '„Ten, kto to schoval, si po to raz príde,“ [povedal] [hero]. „Nech to nájde tam, kde to nechal.“ [=Vrátili] sa ku kameňu a škatuľku [=uložili/ukladajú] na miesto. [Hero] do nej [pridal] <od seba modré pierko a lístok~od seba lesklý kamienok a lístok~od seba javorový list a lístok>: „Boli sme tu. Nič nechýba, niečo pribudlo.“ {|[Helper] [helper:pridal] orech, ale najprv ho trochu [helper:držal], lebo to [=bol] dobrý orech.} Kým [=viazali] mašľu, v papradí niečo [=šuchlo]. Myška! „Moja škatuľka,“ [=pípla/pípa] cez medzierku v zúbkoch. „Bála som sa, že ju niekto nájde. A ona našla kamarátov.“',
          ],
        },
      ],
      after: [
        'Na rozlúčku im z pokladu [=pripadol/pripadá] jeden strieborný papierik. {|[Hero] ho [vyhladil/hladí] nechtom, až sa v ňom [=dal/dá] vidieť kúsok oblohy.} Najlepšie poklady sú tie, čo majú svojho pána.',
        '„Vždy keď budete mať cestu okolo, zastavte sa,“ [=znelo] za nimi. {|A [helper] si to hneď [helper:zapísal] do hlavy, medzi dôležité veci.} Batoh [=zostal] prázdny a [hero] sa predsa [usmieval].',
      ],
      fact: '[Hero] [vrátil] škatuľku s modrou mašľou tomu, komu patrila.',
    },
  ],
  obstacles: [
    'Chodník sa [=rozdelil] na dva. {Jeden [=bol] rovný a druhý plný malín.|Jeden [=bol] rovný a nudný, druhý krivý a plný malín.} [Hero] [hodil] kamienkom a ten sa [=skotúľal] medzi maliny. {|Takto o ceste [=rozhodol] kamienok a nikto sa s ním [=nehádal/neháda].}',
    'Cez cestu [=tiekol] potôčik, ktorý tu včera [=nebol]. [Hero] doň [položil] tri ploché kamene. {Hop, hop a sucho.|Prvý sa [=kýval], druhý [=žblnkol/žblnká] a tretí [=držal], takže mokrá [=ostala] iba jedna ponožka, a tá si to vraj pýtala.} Výprava [=bola] na druhej strane.',
    'Pred nimi [=bola] kopa lístia vyššia než plot. Obísť sa [=nedala/nedá]. {Tak [=išli] cez ňu.|„Tak cez ňu,“ [helper:povedal] [helper], a na druhej strane [=mali] listy vo vlasoch, vo vreckách a jeden v rožku.} [Hero] si najkrajší list [nechal] do mapy.',
    'Šnúrka na topánke sa [=rozviazala/rozväzuje], [=zaplietla/zapletá] do trávy a [=nepustila]. {[Hero] ju [rozviazal].|Tráva [=držala] jeden koniec, topánka druhý a [hero] [čakal], kým sa dohodnú.} Nakoniec [=pomohla] mašlička na dve uši. A cesta [=mohla] pokračovať.',
    'Na rázcestí [=chýbala] tabuľa, [=ostal] po nej iba stĺp. {Na stĺpe [=spal] kocúr.|Na stĺpe [=spal] kocúr a chvost mu [=visel] vľavo, a tak sa [=išlo] vľavo, lebo nikto ho [=nechcel] budiť kvôli jednej otázke.} [=Bol] to dobrý smer.',
    'Popruh na batohu sa [=odtrhol]. Fľaša sa [=vykotúľala/kotúľa], rožok tiež. {[Hero] [urobil] uzol.|[Hero] [urobil] uzol, ktorý sa nevolá nijako, ale drží všetko, a [helper] na ňom [helper:skúsil] visieť.} Batoh [=držal] lepšie než nový.',
    'Hmla [=prišla] bez ohlásenia a cestu [=schovala]. {[=Držali] sa za ruky a [=spievali].|[=Chytili] sa za ruky a [hero] [povedal] zakaždým, čo [mal] pod nohou: „Kameň. Tráva. Topánka niekoho z nás.“} Pri desiatom kroku sa hmla [=unavila/unavuje] a [=išla] inam.',
    'Na lávke [=ležal] pes a [=spal]. Preskočiť sa [=nedal/nedá]. [Hero] si [sadol] a ticho [počkal]. {Pes sa [=prevalil/prevaľuje] na bok.|Po chvíli sa psovi [=prisnilo/sníva] niečo dobré, [=prevalil/prevaľuje] sa na druhý bok a lávka [=mala] zrazu voľný kraj, presne na dve topánky.} [=Prešli] po špičkách.',
  ],
  encounters: [
    'Cestou [=stretli/stretávajú] slimáka s batohom. „Idem okolo sveta,“ [=hlásil]. {„Roh záhrady mám za sebou.“|„Prvý roh záhrady mám za sebou a zatiaľ som spokojný, najmä so stravou.“} [Hero] mu [zaželal] šťastnú cestu.',
    'Na stĺpe [=viseli] tri šípky: Tam, Tamto a Hentam. Na poslednej [=sedela] vrana a [=vyberala] mýto. {[=Stálo] jednu pesničku.|Mýto [=bolo] jedna pesnička za osobu, batohy zadarmo.} [Hero] [zaspieval] a cesta [=bola] voľná.',
    'Pri chodníku [=ležala] stará topánka a v nej [=bývali] myšky. {[=Mali] tam kuchyňu aj izbu.|[=Mali] tam kuchyňu, izbu a v špičke detskú, len šnúrky im stále niekto [=rozväzoval/rozväzuje].} „Dobré dobrodružstvo!“ [=pípali] z okienka.',
    'Na lúke [=sedel] maliar a [=maľoval] cestu. „Stojte chvíľu,“ [=poprosil], „{maľujem výpravu.“|na obraze mi chýba výprava, bez nej je to iba tráva.“} [Hero] [postál/postojí] s batohom na chrbte. Na plátne [=boli] o chvíľu malí a veselí.',
    'Pri studničke si pútnik [=máčal/máča] nohy. {„Odkiaľ ideš?“ „Odvšadiaľ.“|„Prešiel som sedem dolín,“ [=povedal], „a v každej tvrdia, že majú najlepšiu bryndzu. Mám ich ešte jedenásť, musím to overiť.“} Na dlaň im [=vyklopil/vyklápa] dobrú vodu zo studničky.',
    'Nad cestou [=lietal] papierový šarkan a [=ťahal] za sebou chlapca. {Obaja [=výskali].|„Kto z vás vedie výpravu?“ [spýtal sa] [hero]. „Striedame sa,“ [=zavolal] chlapec už spoza brezy.} Šarkan chvostom [=zamával] mape na pozdrav.',
    'Na lavičke [=sedela] stará pani s kompasom na retiazke. „Ukazuje mi, kde mám okuliare,“ [=povedala]. {[=Mala] ich na nose.|Okuliare [=mala] na nose a kompas [=ukazoval] poctivo hore.} [Hero] jej to [prezradil/prezradí] a ona sa dlho [=smiala].',
    'Pod mostom [=žil] pstruh a [=čítal] pohľadnice, čo [=padali/padajú] z vrecka poštára. {„Pozdrav z Tatier!“|„Pozdrav z Tatier, je tu krásne, Jano,“ [=čítal] nahlas a [=utrel] si oko plutvou, hoci nijakého Jana [=nepoznal/nepozná].} Výprava mu [=zakývala].',
    'Na kraji poľa [=stáli] dvaja strašiaci a [=hádali] sa, kadiaľ vedie cesta do Levoče. {Každý [=ukazoval] inam.|Jeden [=ukazoval] vľavo, druhý vpravo a vrabce im [=sedeli] na rukávoch a [=striedali/striedajú] strany.} „Ďakujeme obom,“ [povedal] [hero] a cesta [=viedla] stredom.',
    'Dve lastovičky [=sedeli] na drôte a [=balili/balia] sa do Afriky. {„Batoh sa neberie,“ [=vraveli].|„My chodíme bez batoha,“ [=čvirikali], „stačí vedieť smer a nechať si doma otvorené okno.“} [Hero] im [zamával] mapou.',
    'Na plote [=visel] zabudnutý klobúk a v ňom [=ležalo] vajce. {„Pozor, bývame tu,“ [=pípol] drozd.|„Dobrodružstvo neposúvať, klobúk neskúšať, vajce neotáčať,“ [=vyratúval/vyratúva] prísny drozd a potom im [=ukázal] skratku.} Skratka [=bola] naozaj krátka.',
  ],
  favourite: [
    'Vedľa postele [=stál] zbalený batoh. Dobrodružstvá v ňom tíško [=spali] až do rána.',
    'Na nočnom stolíku [=ležala] zložená mapa a všetky jej cesty [=odpočívali/odpočívajú].',
    'Starý kompas na poličke [=ukazoval] už iba jedným smerom, do mäkkého vankúša.',
    'Topánky z výpravy [=stáli] pri dverách vedľa seba a tíško [=oddychovali].',
    'Na okne [=ležal] kamienok z veľkej cesty a mesiac ho [=hladil].',
    'Čelovka [=visela] na háčiku, lebo cestu do sna nájde každý aj potme.',
    'Stan z deky [=ostal] v kúte a pod ním pokojne [=dýchal] plyšový dobrodruh.',
    'Pod vankúšom [=bol] nákres zajtrajšej výpravy a zajtrajšok ešte sladko [=spal].',
  ],
}
