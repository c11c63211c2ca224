import type { ThemePack } from '../../../craft/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const forest: ThemePack = {
  words: [
    'les',
    'strom',
    'mach',
    'hríb',
    'huba',
    'šišk',
    'dub',
    'jedľ',
    'smrek',
    'list',
    'konár',
    'pník',
    'papra',
    'čučoried',
  ],
  settings: [
    setting(
      'cucoriedky',
      'land',
      place('čučoriedkový les', 'v čučoriedkovom lese', 'do čučoriedkového lesa', 'z čučoriedkového lesa'),
      [
        'V čučoriedkovom lese [=mali] všetci modré jazyky. [=Mala] ho líška a [mal] ho aj [hero]. {|Keď sa niekto [=pýtal], kto zjedol čučoriedky, každý [=mlčal] so zavretými ústami.} Mach tam [=voňal] <dažďom~hríbmi~živicou> a pod nohami [=pružil/pruží] ako matrac.',
        '[Hero] [sedel] v čučoriedkovom lese na pníku a [počítal] letokruhy. {Keď [=pristál] na prste motýľ, [=začínalo] sa odznova.|Pri štyridsiatke [=pristál] na prste motýľ, a tak sa [=začínalo] odznova, tentoraz aj s motýľom.} Medzi stromami [=svietilo] slnko ako cez sito.',
        'Hrnček na čučoriedky [=cinkal] o gombík. [Hero] s ním [chodil] po čučoriedkovom lese od kríčka ku kríčku. {|Jedna bobuľa [=išla] do hrnčeka, druhá do úst a tretia si [=mohla] vybrať.} V korunách [=šumelo] a niekde hore si [=ladil] hlas drozd.',
      ],
      [
        'V korunách [=šumelo] a z každého šumu [=spadla] jedna šiška. {|Les tak hádže drobné, keď má dobrú náladu.}',
        'Popod kríčky [=viedli] mravčie cestičky. {Mravce po nich [=nosili] sladké kvapky domov.|[=Boli] úhľadné a vyšliapané a na križovatke [=ležala] čučoriedka, ktorú [=bolo] treba obísť zľava.}',
        'Na starej [=jedli] [=visela] čiapka. {Tretie leto v nej [=bývali] sýkorky.|Kedysi ju niekto [=zabudol] a sýkorky si ju odvtedy každú jar nanovo vystielajú machom.}',
      ],
      [
        'Les [=tmavol] a [=mäkol]. Mach [=tlmil] každý krok. {|Stromy si [=podali] konáre, ako keď sa rodičia držia za ruky nad spiacim kočíkom.} Na kraji lesa už [=svietilo] okno a za ním [=čakala] teplá posteľ.',
        'Večer si čučoriedkový les [=natiahol] modrú perinu. Chodník domov [=bol] mäkký a tichý. {|V hrnčeku [=ostala] jediná bobuľa, tá si [=ľahla] na dno a pomaly sa [=kolísala].} Medzi kmeňmi [=vyšiel] mesiac.',
      ],
    ),
    setting(
      'dub',
      'land',
      place('dutý dub', 'v dutom dube', 'do dutého duba', 'z dutého duba'),
      [
        'Uprostred lesa [=stál] dutý dub a v ňom [=boli] dvierka. [Hero] tam [mal] vlastnú stoličku. {|Dnu sa ešte [=zmestila] polička, lampáš a jedna návšteva, ktorá si [=stiahla] lakte.} [=Voňalo] tam <žaluďmi~medom~starým drevom>.',
        'Klop, klop, [zaklopal] [hero] na dutý dub. „Ďalej,“ [=zašumelo] lístie. {|Keď má strom šesťsto rokov, vie len pár slov, ale tie najdôležitejšie povie vždy pekne.} Vnútri [=bolo] sucho a teplo a cez dierku po hrči [=padal] dnu lúč slnka.',
        'V dutom dube [=visel] na klinci malý zvonček z lieskovca. [Hero] naň [zazvonil] a les [=vedel], že niekto je doma. {|O chvíľu už po kmeni [=liezol] mravec, že ide len tak, na kus reči.} Pod koreňmi [=šuchotali] suché listy.',
      ],
      [
        'Na poličke v dube [=stáli] zaváraniny: rosa, šum a jedna minúta ticha. {|Tá posledná [=bola] otvorená, preto sa tu [=hovorilo] šeptom.}',
        'Na stene [=mal] dub čiarky. {Tak si [=meral], ako rastie.|Každých sto rokov si [=urobil] jednu, aby vedel, či ešte rastie, alebo už len priberá.}',
      ],
      [
        'Dub [=pridržal] dvierka, kým všetci [=vyšli], a potom ich potichu [=privrel]. {|Cestička [=bola] vystlaná listami, mäkkými ako ponožky.} Nad lesom [=vyšiel] mesiac a [=svietil] na cestu domov.',
        'Lampáš v dube už iba [=žmurkal/žmurká]. Celý les pomaly [=dýchal] a konáre sa [=hojdali] ako kolísky. {|Kto [=išiel] okolo duba, ten po špičkách, lebo aj starý strom má večer ťažké listy.} Domov [=bolo] blízko a doma [=čakala] mäkká perina.',
      ],
    ),
    setting(
      'cistinka',
      'land',
      place('Hríbová čistinka', 'na Hríbovej čistinke', 'na Hríbovú čistinku', 'z Hríbovej čistinky'),
      [
        'Na Hríbovej čistinke [=vyrástli] po daždi hríby. [Hero] ich [počítal] prstom. {|Ten s najväčším klobúkom sa však vždy na chvíľu [=schoval] za strom, a tak to nikdy [=nevychádzalo/nevychádza] rovnako.} Les ešte [=kvapkal]: kap, kap, kap.',
        'Na Hríbovej čistinke [=mal] každý svoj stôl pod klobúkom. {Mravec tam [=sedel], chrobák tam [=obedoval/obeduje] a [hero] tam [mal] položený košík.|[=Sedel] tam mravec aj chrobák a [hero] si k nim [položil] aspoň palec, viac sa pod hríb [=nezmestilo].} [=Voňali] tam <huby~mokré listy~pečené jablká>.',
        'Slnko [=vyšlo] nad les a z Hríbovej čistinky sa [=zdvihla] para. [Hero] [kráčal] po mokrej tráve a topánky [=robili] čvirik. {|Ľavá [=čvirikala] vyššie, pravá nižšie a žaby v tráve [=skúšali] druhý hlas.} Tak sa na čistinke [=začínal] deň.',
      ],
      [
        'Slimák tu [=mal] kaviareň. {Kávu [=nosil] veľmi, veľmi pomaly.|Kávu [=nosil] tak pomaly, že hostia [=prichádzali] v pondelok a [=odchádzali] po Vianociach.}',
        'Uprostred čistinky [=stál] pník s tromi kreslami z kôry. {Na jednom vždy niekto [=driemal].|Na jednom sa [=sedelo/sedí], na druhom sa [=rozmýšľalo] a tretie [=bolo] pre toho, kto práve príde.}',
      ],
      [
        'Hríby si [=stiahli] klobúky do čela. Čistinka [=stíchla/tíchne] a [=zahalila] sa do hmly ako do šálu. {|Domov [=viedol] chodník, ktorý [=poznali] aj bosé nohy.} Doma [=čakala] teplá perina.',
        'Na čistinku [=sadla] rosa, potichučky a mäkko. Každé steblo [=malo] svoju malú lampu z mesačného svetla. {|Po nich sa [=šlo/ide] domov ako po koberci, krok a ticho, krok a ticho.} Dvere doma [=voňali] drevom a posteľ [=bola] ustlaná.',
      ],
    ),
    setting(
      'horaren',
      'land',
      place('stará horáreň', 'v starej horárni', 'do starej horárne', 'zo starej horárne'),
      [
        'Pred starou horárňou sa [=sušili] huby na šnúrke. [Hero] ich [obracal/obracia] ako ponožky. {|Kuriatka [=viseli] pri kuriatkach, dubáky pri dubákoch a jedna gombička si [=hľadala] pár.} Z komína [=išiel] dym a [=voňal] smrekovým drevom.',
        'V starej horárni sa každé ráno [=otvárali] okenice. Vŕŕz na ľavej a vrŕz na pravej. [Hero] sa [vyklonil/vykláňa] von a [zaželal] lesu dobrý deň. {|Les [=odpovedal] šiškou na strechu, čo je u neho to isté, len kratšie.}',
        'Na schodoch starej horárne [=ležala] hromádka šišiek. [Hero] z nich [staval] dedinu pre mravce. {|[=Mala] už kostol, školu a zastávku, iba ihrisko sa ešte [=dohadovalo/dohaduje].} Pod strechou [=švitorili/švitoria] lastovičky.',
      ],
      [
        'Za horárňou [=tiekol] potôčik cez drevený žliabok. {V ňom sa [=chladilo] mlieko.|[=Chladilo] sa v ňom mlieko, džús a jeden horúci spor o to, kto pôjde po drevo.}',
        'Nad dverami [=viseli] parohy. {[=Sušili] sa na nich rukavice.|Kedysi ich tu [=nechal] jeleň, keď mu [=narástli/rastú] nové, a odvtedy [=slúžili] rukaviciam.}',
      ],
      [
        'V horárni [=zažali] lampu a okenice sa potichu [=zavreli]. Les vonku [=dýchal] pomaly. {|V peci ešte [=praskalo/praská] jedno poleno, aj to už len zo slušnosti a šeptom.} Na posteli [=ležala] ťažká, teplá perina.',
        'Nad horárňou [=vyšli] hviezdy, jedna za každý strom. Chodník domov [=bol] mäkký od ihličia. {|Šišková dedina [=spala] a na jej námestí [=driemal] posledný mravec.} Vo dverách [=svietilo] teplo.',
      ],
    ),
  ],
  heroes: [
    figure(
      'veverka',
      'veverička Lieska',
      [
        'Veverička Lieska býva v lese na treťom konári. {|Výťah nemá, ale má také nohy, že ho nepotrebuje.}',
        'Na jedli s dvoma vrcholcami má hniezdo veverička Lieska. {|Keď sa jej niekto pýta na adresu, hodí mu šišku a povie: odtiaľ.}',
      ],
      ['[Hero] [spal] s chvostom cez nos.'],
    ),
    figure(
      'medved',
      'medveď Mrmoš',
      [
        'Medveď Mrmoš je v lese najväčší a najhanblivejší. {|Keď mu niekto povie dobrý deň, schová sa za jahodu.}',
        'V lese žije medveď Mrmoš a má rád ticho, maliny a malé návštevy. {|Veľké návštevy má rád tiež, ale musí si najprv trochu zvyknúť.}',
      ],
      ['[Hero] [spal] a lístie okolo sa [=dvíhalo/dvíha] a [=klesalo].'],
    ),
    figure(
      'jezibabka',
      'lesná žienka Ihlička',
      [
        'Pod smrekom býva lesná žienka Ihlička. {|Šije kabáty chrobákom, a pretože majú šesť rukávov, rozprávajú sa pri tom dlho.}',
        'Lesná žienka Ihlička má dom z kôry a dvere z lístka. {|Keď fúka vietor, dvere sa otvoria samy a ona povie: poď ďalej.}',
      ],
      ['[Hero] [spal] v posteli z jahodového listu.'],
    ),
    figure(
      'chrobacik',
      'chrobák Ladislav',
      [
        'Chrobák Ladislav chodí po lese s palicou zo zápalky. {|Za deň prejde celý jeden pník a večer o tom píše domov.}',
        'Pod kôrou starého buka býva chrobák Ladislav. {|Je to byt s výhľadom, teda bude, keď si v kôre urobí okno.}',
      ],
      ['[Hero] [spal] pod kôrou a nohy [mal] všetky pekne v rade.'],
    ),
  ],
  helpers: [
    figure(
      'liska',
      'líška Hrdzavka',
      [
        'Spoza papradia [=vykukla] líška Hrdzavka s košíkom. „Nesiem koláč. Kam ideme?“ [=spýtala] sa. {|„V rozprávkach som vždy tá prefíkaná,“ [=vzdychla], „a ja pritom len dobre varím.“} A už [=išla] s nimi.',
        'Chodníkom [=voňala] škorica. To líška Hrdzavka [=niesla] pod obrúskom teplý koláč. {|„Pečiem, keď neviem, čo robiť,“ [=priznala], „a keď viem, tak tiež.“} Keď [=počula], čo sa stalo, hneď sa [=pridala].',
      ],
      [
        'Líška Hrdzavka si [=obtočila] chvost okolo nôh, teplý ako šál, a [=zavrela] oči.',
        'V líščej nore [=dýchala] pomaly pec a pri nej [=spala] líška Hrdzavka.',
      ],
    ),
    figure(
      'horar',
      'horár Vincent',
      [
        'Po chodníku [=prišiel] horár Vincent a každému [=ponúkol] mätový cukrík. „Poznám tu každý strom,“ [=povedal]. {|„So smrekmi si tykáme, s dubmi si ešte vykáme, tie sú staršie.“} A že pôjde s nimi.',
        'Horár Vincent práve [=zdravil] jedľu klobúkom. „Dobrý deň, Anna,“ [=povedal] jej. {Potom sa [=otočil].|Potom sa [=otočil] a celý [=očervenel], lebo [=netušil], že ho niekto počuje.} „A vám s čím pomôžem?“',
      ],
      [
        'Horár Vincent [=zavesil] klobúk na parohy a [=zaželal] stromom dobrú noc. Stromy mu ticho [=zašumeli].',
        'Horár Vincent si [=vyzul] čižmy a [=postavil] ich k teplej peci, špičkami k sebe.',
      ],
    ),
    figure(
      'datel',
      'ďateľ Ťuko',
      [
        'Ťuk, ťuk, [=ozvalo] sa zhora a [=zletel] ďateľ Ťuko v červenej čiapke. {|„Odkazy, opravy, budenie,“ [=predstavil] sa, „a v stredu aj bubny.“} „Počujem starosť,“ [=povedal]. „Idem s vami.“',
        'Na suchom konári [=sedel] ďateľ Ťuko a [=opravoval/opravuje] dieru. {|„Dieru neopravíš,“ [=vysvetľoval], „dieru môžeš iba spraviť krajšiu.“} Keď [=počul], kam idú, [=zložil] náradie a [=letel] nad nimi.',
      ],
      [
        'Ďateľ Ťuko [=ťukol] poslednýkrát, celkom zľahka, a [=zaspal] s čelom o kmeň.',
        'V kmeni starej borovice [=stíchlo/tíchne]. Ďateľ Ťuko si [=dal] čiapku na oči a už len [=dýchal].',
      ],
    ),
    figure(
      'srnka',
      'srnka Tichôtka',
      [
        'Medzi stromami [=stála] srnka Tichôtka. [=Stála] tam už dlho, len ju nikto [=nepočul]. {|„Dobrý deň,“ [=šepla] po štvrtý raz, a až ten štvrtý [=bolo] trochu počuť.} „Môžem ísť s vami?“',
        'Srnka Tichôtka [=vyšla] z vysokej trávy na tenkých nohách. „Viem chodiť tak, že nepukne ani vetvička,“ [=povedala]. {|Vtom jedna [=pukla] a srnka sa na ňu veľmi zdvorilo [=pozrela].} Aj ona [=chcela] pomôcť.',
      ],
      [
        'Srnka Tichôtka si [=zložila] nohy pod seba a [=zaspala] v mäkkej tráve.',
        'V húštine [=ležala] srnka Tichôtka a uši jej pomaly [=klesali] do sna.',
      ],
    ),
    figure(
      'hubarka',
      'babka Kuriatková',
      [
        'Spod smreka sa [=vynorila] babka Kuriatková s košíkom plným húb. „Kto pomáha druhým, ten vždy nájde aj hríb,“ [=povedala]. {|Hneď sa aj [=zohla/zohýna] a naozaj [=jeden našla/jeden nachádza], ale skromne o ňom [=mlčala].} A [=išla] s nimi.',
        '„Dobrú chôdzu,“ [=pozdravila] babka Kuriatková a [=oprela] palicu o strom. {|V košíku [=mala] nožík, chlieb a hríby rozdelené na polievku, na praženicu a na pochválenie.} „Mám čas do večere,“ [=dodala], „tak kam ideme?“',
      ],
      [
        'Babka Kuriatková [=zavesila] hríby na šnúrku a [=ľahla] si. Izba [=voňala] tichom a lesom.',
        'Babka Kuriatková si [=prikryla] kolená dekou a košík si [=postavila] k posteli, nech si oddýchne aj on.',
      ],
    ),
  ],
  problems: [
    {
      id: 'listok',
      ask: 'Ako sa učí lístok lietať?',
      title: ['[Hero] a posledný lístok na strome', 'Lístok, ktorý sa držal oboma rukami'],
      refrain: ['Šuch, lístok, neboj sa, dole čaká perina', 'Hojda sem a hojda tam, dolu lôžko prichystám'],
      spark: [
        'Na breze [=ostal] jediný lístok. [=Držal] sa stopky a celý sa [=triasol]. „Je to vysoko,“ [=šepol]. {|Všetky ostatné už [=ležali] dolu na kope, [=šuchotali] a [=volali] naňho, že je tam mäkko.} [Hero] [zaklonil] hlavu. Ako sa učí lístok lietať?',
        'Stará breza [=chcela] ísť spať, no [=nemohla]. Na konári sa jej [=držal] posledný lístok. {|Na zimu si treba vyzliecť celý kabát a ju stále [=držal] jeden gombík.} „Bojím sa pustiť,“ [=šuchol/šuchoce] lístok. [Hero] si [sadol] pod strom a [rozmýšľal].',
      ],
      way: [
        'Pod javorom [=ležali] nosy, tie javorové, so semienkom. [Hero] jeden [hodil] do vzduchu a nos sa [=krútil] ako vrtuľka. {|„My sa nebojíme,“ [=vravel] iný nos zo zeme, „nám sa z toho iba krúti hlava a to je na tom to najlepšie.“} Takže padať sa dá aj veselo.',
        'V tráve [=sedel] starý dubový list a [=sušil] sa. „Ja som sa bál tri dni,“ [=priznal]. „A potom mi bolo ľúto, že som letel iba <tri minúty~chvíľku~od konára po mach>.“ {|[=Odkázal/Odkazuje] brezovému lístku, že najkrajšie je to v polovici, keď už nevieš, kde je hore.} [Hero] si to [zapamätal/pamätá].',
        'Z korún [=zletel/zlieta] vetrík a [=urobil] im na dlani malý vír. „Viem fúkať aj maličko,“ [=šepkal]. {|„Volajú ma len na búrky a na bielizeň, a ja mám pritom jemné prsty.“} [Hero] ho [poprosil], aby sa držal nablízku.',
      ],
      tries: [
        '[Hero] [natiahol] obe ruky. „Skoč, chytím ťa!“ Lístok [=zavrel] oči a [=počítal]. {|[=Počítal] do tri, potom do šesť, potom do dvanásť, a tam sa mu [=minuli] čísla.} [=Ostal] visieť tam, kde [=bol].',
        '[=Zavolali] veľký vietor. [=Fúkol] však priveľmi a z hláv im [=odleteli] <čiapky~klobúky>. {|„Pomáham,“ [=hučal/hučí] vietor z plných pľúc a lístok sa [=chytil] stopky ešte pevnejšie.} Všetko to [=viselo] na <smreku~jedli~borovici> a lístok na breze.',
        '[Helper] [helper:nahrabal/hrabe] pod brezu veľkú kopu lístia, mäkkú a vysokú. Lístok na ňu [=pozrel] a [=povzdychol] si. {|„Pekná posteľ,“ [=uznal], „ale cesta do nej je rovnako dlhá.“} Do kopy si zatiaľ [=ľahol] ježko a [=zaspal].',
      ],
      solutions: [
        {
          id: 'ukazat',
          text: [
            '[Hero] [zdvihol] zo zeme suchý list a [vyliezol] s ním na <pník~kameň~koreň>. „Pozri sa, ako to robí tvoj brat,“ [povedal] a [pustil] ho. List sa [=hojdal] doľava, potom doprava, a <bez buchnutia~celkom mäkko~ticho ako pierko> [=pristál] na machu. {|„A nebolí to?“ [=spýtal] sa lístok. „Trochu to šteklí,“ [=ozvalo] sa z machu, „ale to sa vydržať dá.“} [Hero] to [ukázal] druhý raz a tretí raz, vždy rovnako pomaly. Potom sa lístok [=nadýchol] a [=pustil] sa. {|[=Letel] zo všetkých najdlhšie, ponad papradie, ponad <maliny~hríby~mravenisko>, a dolu ho [=čakala] celá mäkká kopa.} Breza si [=vydýchla] a [=zaspala].',
          ],
        },
        {
          id: 'spolu',
          text: [
            '[Hero] [priložil] dlaň na kmeň. „A čo keď poletíš, kým ti budeme spievať?“ {|Lístok si to [=dal] vysvetliť dva razy, lebo o spievaní mu nikto nič [=nepovedal/nehovorí].} [Helper] [helper:začal] <tú najpomalšiu pesničku~tú najtichšiu uspávanku>, akú [helper:vedel]. Pri prvej slohe lístok [=povolil] jeden prst. Pri druhej [=povolil] aj ten posledný. {|Hojda, hojda, [=plával] z tónu na tón, akoby schádzal po <schodoch, ktoré niekto nakreslil do vzduchu~rebríku z nôt>.} Na konci pesničky [=ležal] na rukáve a [=smial] sa: „To už je všetko? Ešte raz!“',
          ],
        },
      ],
      after: [
        'Lístok teraz [=ležal] úplne hore na kope. {|[=Mal] výhľad na svoj strom a [=sľuboval], že na jar mu pošle pozdrav po prvom púčiku.} Breza pod hviezdami ticho [=spala].',
        '„Takže takto šuchoce les zdola,“ [=čudoval] sa lístok. {|Kamaráti mu [=uvoľnili/uvoľňujú] miesto v prostriedku, kde je lístie najteplejšie.} Breza mu hore [=zakývala] konárom.',
      ],
      fact: '[Hero] [naučil] posledný lístok na breze nebáť sa letieť.',
    },
    {
      id: 'studnicka',
      ask: 'Netiekla tadiaľto voda zo studničky?',
      title: ['[Hero] a lesná studnička, ktorá mlčala', 'Kam sa podelo žblnk'],
      refrain: ['Žblnk a žblnk, kde máš hlas, studnička, ozvi sa zas', 'Kvapka ku kvapke'],
      spark: [
        'Lesná studnička [=stíchla/tíchne]. Ešte včera veselo [=žblnkala] a dnes z nej iba [=kvapkalo]. {|Podľa jej žblnkania si sýkorky [=ladili] hlas, a tak ráno [=spievala] každá niečo iné.} Zvieratá [=stáli] v rade s hrnčekmi. [Hero] si [kľakol] na mach. Kam sa podela voda?',
        'Jeleň [=prišiel] k studničke a [=odišiel] smädný. Na dne [=ležal] iba mokrý kamienok. {|„Možno ju niekto zabudol zapnúť,“ [=hádala] srna a [=hľadala] vypínač pod papradím.} V lese [=bolo] zvláštne ticho. [Hero] sa [vydal] vodu hľadať.',
      ],
      way: [
        'Pod papradím [=sedela] skokanka a [=držala] si nohy v jedinej mláke. „Voda odišla včera popoludní,“ [=povedala]. „Ani nezamávala.“ {|[=Ukázala] im však mokrú stopu na kameni a tá [=viedla] do kopca.} Popri nej sa [=dalo/dá] ísť ďalej.',
        '[Hero] [našiel] v tráve suchý jarček. Na jeho dne [=ležali] kamienky, biele a hladké. {|„Kto ich toľko umýval, ten nebude ďaleko,“ [povedal] [hero] a kamienky [=svietili] ako šípky.} [=Išli] po nich proti vode, ktorá tam [=nebola].',
        {
          gives: 'ucho',
          text: 'Na pni [=sedela] stará ropucha a [=podala] im prázdnu slimačiu ulitu. „Prilož ju k zemi a počúvaj,“ [=poradila]. {|„Čo sa pod zemou hýbe, to v ulite spieva, mám to od prastarej mamy.“} [Hero] si ulitu [schoval] do dlane.',
        },
      ],
      tries: [
        '[Hero] [zaklopal] na mokrý kameň. Spod neho [=vykukol] krtko <v plavkách~v kúpacej čiapke~s nafukovacím kolesom>. {|„Aj ja čakám,“ [=zahundral], „pol dňa tu stojím s uterákom a nikto mi nič nepovie.“} Vodu však [=nemal].',
        '[=Skúsili] privolať dážď. [=Tancovali] a [=bubnovali] <na hríby~na pníky~paličkami na kôru>. {|Z čistého neba [=spadla] jediná kvapka a tá [=bola] od veveričky, čo si práve umyla chvost.} Dážď [=neprišiel/neprichádza], ale tanec [=bol] pekný.',
        '[Helper] [helper:nalial] do studničky vodu z fľaše, nech si spomenie, ako sa to robí. Studnička ju [=vypila] a [=ostala] ticho. {|Potom si z hĺbky celkom zreteľne [=grgla/grgne], a to [=bolo] všetko.} Fľaša [=bola] prázdna.',
      ],
      solutions: [
        {
          id: 'list',
          needs: 'ucho',
          text: [
            '[Hero] [priložil] k zemi ulitu a [počúval]. Pri prvom kameni [=bolo] ticho, pri druhom tiež. Pri treťom v ulite niečo [=bublalo]. {|„Tu,“ [zašepkal] [hero], „tu niekto spieva a nemôže von.“} Za kameňom [=ležala] celá kopa starého lístia a pod ňou [=tlačila] voda. [=Hrabali] ruky, labky aj zobáky. {|Najprv to <[=zagrgalo/grgá]~[=zabublalo/bublá]>, potom [=vyletel] jeden <prekvapený žubrienok~zaspatý pulec> a za ním čistá, chladná voda.} A studnička [=žblnkala] na celý les.',
          ],
        },
        {
          id: 'bobor',
          text: [
            '[=Išli] suchým jarkom hore, až k hrádzi z konárov. Bobor v prilbe tam [=staval] <tretie poschodie~podkrovie~balkón>. {|[=Pospevoval] si a [=netušil], že dolu pod kopcom niekto čaká s hrnčekom.} „Vaša hrádza je krásna,“ [povedal] [hero], „ale pod ňou vyschla studnička.“ Bobor sa [=zľakol] a [=zložil] prilbu. {|„A ja som myslel, že vody je dosť pre všetkých! Prečo mi to nikto nepovedal?“} [Hero] mu [pomohol] vybrať z hrádze jeden konár, ten správny, a [helper] mu zaň [helper:podal] dva krajšie. Žblnk, žblnk, [=bežala] voda dolu k lesu.',
          ],
        },
      ],
      after: [
        'Všetci si [=pripili] studenou vodou. {|Jeleň [=mal] fúzy z peny a nikto mu to nepovedal, lebo mu [=pristali].} Les zase [=žblnkal].',
        'Sýkorky si pri studničke [=naladili] hlasy. {|Krtko sa konečne [=okúpal/kúpe] a uterák si [=uviazal] ako plášť.} Voda [=spievala] ako predtým, možno o kúsok vyššie.',
      ],
      fact: '[Hero] [vrátil] lesnej studničke vodu.',
    },
    {
      id: 'ozvena',
      ask: 'Neozvala sa ti dnes ozvena?',
      title: ['[Hero] a lesná ozvena', 'Ozvena, ktorá mala dosť opakovania'],
      refrain: ['Haló, haló, ló, ló, ló, kam sa slovo podelo', 'Čo zavoláš, to sa vráti, ozvena sa nestratí'],
      spark: [
        '„Haló!“ [zavolal] [hero] do lesa. Nič sa [=nevrátilo/nevracia]. {|Ozvena [=bývala] za troma jedľami a nikdy [=nemeškala], ani v nedeľu.} Až po chvíli sa [=ozvalo] tenké: „Mňa už nebaví len opakovať.“ Ozvena [=trucovala] a les [=bol] bez nej celý hluchý.',
        'V lese sa [=stratila] ozvena. Kukučka [=zakukala] a [=čakala], no nik jej [=neodpovedal]. {|[=Čakala] tak dlho, že jej [=vychladol] čaj.} Za jedľou [=sedel] malý hlások a [=mlčal]. [Hero] k nemu po špičkách [prišiel].',
      ],
      way: [
        'Na lúčke [=hral] svrček stále tú istú pieseň. „Nenudí ťa to?“ [spýtal] sa [hero]. {|„Zakaždým ju hrám niekomu inému,“ [=povedal] svrček, „a preto je vždy nová.“ To [=znelo] múdro a trochu falošne.} „Pozdravte ozvenu,“ [=dodal].',
        'Pri skale [=ležali] staré slová. [Hero] ich [našiel] tak, že [zašepkal]: haló. {|Zo škáry sa [=sypali] včerajšie „kuku“, predvčerajšie „mami“ a jedno zabudnuté „dobrú chuť“.} Ozvena si ich teda všetky [=schovala]. Iste ich [=mala] rada.',
        'Kukučka im [=priletela] naproti. „Keď ja zakukám, nikto mi nepovie nič nové,“ [=vzdychla]. {|„Desať rokov volám svoje meno a desať rokov mi ho niekto vracia. Stačilo by mi raz: ako sa máš.“} [Hero] si to [zapísal] za ucho.',
      ],
      tries: [
        '„Povedz niečo svoje,“ [poprosil] [hero]. „Niečo svoje,“ [=povedala] ozvena. {|Hneď sa aj [=nahnevala]: „Vidíš? Už zas. Ide to samo, ako čkanie.“} Zvyk je železná košeľa.',
        '[Helper] [helper:doniesol] ozvene <šípkový~lipový~mätový> čaj. Každý dúšok [=vypila] dva razy. {|Prvý raz nahlas a druhý raz potichu, a na dne sa [=poďakovala] tiež dvojmo.} [=Chutilo] jej, [=chutilo] jej.',
        '[=Skúsili] mlčať s ňou. [=Sedeli] okolo jedle a nikto [=nepovedal/nehovorí] nič. {|Ozvena však celé to ticho poctivo [=zopakovala/opakuje], a tak ho [=bolo] naraz dvakrát toľko.} Od toľkého ticha im [=zaľahlo/zalieha] v ušiach.',
      ],
      solutions: [
        {
          id: 'otazky',
          text: [
            '„Budem sa pýtať a ty si vymysli odpoveď,“ [povedal] [hero]. „Aká je <tma~noc>?“ Ozvena [=otvorila] ústa a zas ich [=zavrela]. {|[=Bolo] počuť, ako tam za jedľou hľadá slovo, ktoré ešte nikto nepoužil.} „Modrá,“ [=povedala] napokon celkom sama. „A vonia <hríbmi~čučoriedkami~po babkinom svetri>.“ [Helper] [helper:zatlieskal]. „A kto býva v jame?“ „Jamník!“ {|A les sa [=smial] s nimi, prvý raz bez toho, aby to po niekom opakoval.} Ozvena [=mala] konečne vlastný hlas.',
          ],
        },
        {
          id: 'prva',
          text: [
            '[Hero] to [otočil]. „Dnes volaj ty a ozvenou budeme my.“ {|„Naozaj?“ [=spýtala] sa ozvena. „Ozaj,“ [odvetil/odpovedá] [hero], aby bolo vidno, že sa [=začalo].} Ozvena [=zavolala] na jedle, na <čučoriedky~mravce~žaby> aj na <prvú hviezdu~vzdialený kopec~obláčik>. [Hero] a [helper] jej [=vracali] každé slovo. [=Volali] tak dlho, až všetci [=chrapčali]. {|„Vy ste ale milí,“ [=povedala] ozvena a [=zamyslela] sa, „opakovať po niekom milom je vlastne pekná robota.“} A zo stromov sa [=ozvalo]: „Milá, milá.“',
          ],
        },
      ],
      after: [
        'Odvtedy ozvena niekedy pridá slovko. {|Zavoláš do lesa „dobrý deň“ a vráti sa ti „aj tebe, a zapni si kabát“.} Kukučka ju má za kamarátku.',
        'Kukučka [=zakukala] a z lesa sa jej [=vrátilo/vracia]: „Kuku, ako sa máš?“ {|Od radosti [=vypila] čaj až do dna, hoci [=bol] studený.} Les už [=nebol] hluchý ani trochu.',
      ],
      fact: '[Hero] [pomohol] lesnej ozvene nájsť vlastný hlas.',
    },
    {
      id: 'sojka',
      ask: 'Nevieš, kam sojka ukryla žalude?',
      title: ['[Hero] a sojka, ktorá zabudla', 'Kde spí sto žaluďov'],
      refrain: ['Žaluď sem a žaluď tam, kdeže ja ťa pohľadám', 'Pod kôrou či pod machom, kde má žaluď zimný dom'],
      spark: [
        'Sojka Modropierka [=sedela] na dube a [=držala] si hlavu. „Ukryla som sto žaluďov a neviem kam,“ [=vzdychla]. {|„Pamätám si, že tam bol strom. A to mi v lese veľmi nepomáha.“} Zima už [=voňala] v tráve. [Hero] si [vyhrnul] rukávy, lebo sto žaluďov sa stratiť nemôže.',
        'Pod dubom [=poletovala] sojka Modropierka od machu k pňu a zase späť. „Tu nie. Ani tu nie,“ [=mrmlala]. {|Na labke [=mala] uviazanú nitku, aby nezabudla, len už [=nevedela], na čo.} Celú zásobu žaluďov si kdesi [=schovala]. [Hero] jej [chcel] pomôcť spomenúť si.',
      ],
      way: [
        'Po kmeni [=liezla] myš s plnými lícami. „Mmm mm,“ [=povedala]. Keď [=prehltla], [=bola] to veta: „Sojky schovávajú tam, kde je mäkko.“ {|[Hero] sa [opýtal], aké jedlo to [=bolo], a myš veľmi rýchlo [=odpovedala], že určite nie žaluď.} Mäkko! To už [=bola] stopa.',
        'V machu [=bola] malá jamka a okolo nej tri modré pierka. [Hero] ich [pozbieral] do dlane. {|Jamka [=bola] prázdna, iba na dne [=ležala] čiapočka zo žaluďa, dobre padnúca na malíček.} Sojka tadiaľto teda naozaj [=chodila].',
        'Starý dub im [=spustil] na plecia trochu tieňa. „Ku mne si chodila po žalude každé ráno,“ [=zašumel] sojke. „A vždy si odlietala za slnkom.“ {|Viac dub [=nevidel], má totiž oči iba na jednej strane, tam, kde mu odpadla kôra.} Ráno [=svietilo] slnko z východu. [=Vedeli] teda, ktorým smerom sa pozerať.',
      ],
      tries: [
        '[Hero] [kopal] pod prvým stromom. [=Vyšiel] odtiaľ koreň, potom druhý koreň a potom krtko so zošitom. {|„Mám tu skúšku,“ [=povedal] krtko, „kopete mi rovno do násobilky.“} Žaluď tam [=nebol] ani jeden.',
        '[Helper] [helper:poradil] sojke, aby si ľahla a na nič nemyslela. [=Ľahla] si a [=zaspala]. {|Zo sna [=zamrmlala] „aha“ a keď ju [=zobudili], [=nevedela], čo [=bolo] to aha.} Aspoň si [=pospala].',
        '[=Položili] na <pník~kameň~mach> nový žaluď a [=čakali], kam ho sojka zo zvyku odnesie. Sojka ho [=zjedla/chrúme]. {|„Prepáčte,“ [=povedala], „ale rozmýšľať nalačno sa nedá a tento bol naozaj vydarený.“} Z pokusu [=ostala] čiapočka.',
      ],
      solutions: [
        {
          id: 'dubky',
          text: [
            '[Hero] si [ľahol] na brucho, rovno do trávy. Zblízka [=bolo] vidieť čosi, čo zhora [=nevidel] nikto. Medzi machom [=rástli] maličké duby, každý iba s dvoma lístkami. {|[=Stáli] v rade ako deti <pred telocvičňou~pri triednej fotke~v rade na koláč>, najmenší na kraji.} „Tam, kde rastie dubček, tam bol tvoj žaluď vlani,“ [povedal] [hero]. „A vedľa bude tohtoročný.“ Sojka [=zaklopkala/klopká] zobákom do machu a hneď ho [=mala]. {|Prvý, desiaty, stý, a pri každom [=vykríkla/vykrikuje]: „No predsa!“ akoby to celý čas vedela.} Vlaňajšie dubčeky [=nechali] rásť.',
          ],
        },
        {
          id: 'cesta',
          text: [
            '„Nehľadaj. Urob to ako ráno,“ [poradil] [hero]. Sojka si [=vzala] do zobáka <prázdnu čiapočku~guľatý kamienok> a [=tvárila] sa, že je to žaluď. [Hero] a [helper] [=išli] ticho za ňou. {|Najprv [=poskočila] k <prameňu~potoku~mláke>, lebo vždy najprv pije, potom sa [=otriasla/otriasa] pri buku a potom sa krídla [=otočili] samy.} „Hlava zabudla,“ [=povedala], „ale nohy si pamätajú.“ Pod kôrou, pod machom, pod listom, všade [=spali] žalude. {|[Helper] ich [helper:počítal] nahlas a pri stovke [=bolo] treba sadnúť si a vydýchnuť.} [=Nechýbal/Nechýba] ani jeden.',
          ],
        },
      ],
      after: [
        'Sojka im [=dala] na pamiatku modré pierko. {|Pre istotu si naň [=uviazala] nitku, aby nezabudla, že ho už nemá.} Zásoby [=boli] na svojom mieste.',
        '„Budúci rok si to zapíšem,“ [=sľúbila] sojka. {|Hneď na to [=ukryla/ukrýva] ceruzku a už [=bolo] neskoro pýtať sa kam.} Les [=mal] o niekoľko dubov viac.',
      ],
      fact: '[Hero] [pomohol] sojke Modropierke nájsť sto ukrytých žaluďov.',
    },
    {
      id: 'svetlusky',
      ask: 'Kto naučí svetlušky svietiť naraz?',
      title: ['[Hero] a svetlušky bez taktu', 'Keď svetlušky blikali každá po svojom'],
      refrain: ['Blik a tma a blik a tma, spolu sa to lepšie dá', 'Raz a dva a posvieť mi'],
      spark: [
        'V lese sa [=chystali/chystajú] svetlušky na slávnosť. [=Mali] svietiť na chodník, no každá [=blikala] inokedy. {|Kto [=išiel] okolo, ten [=videl] nohu, potom nič, potom cudzí nos a potom strom, ale ten už zblízka.} „Nevieme sa dohodnúť,“ [=šepkali]. [Hero] ich [chcel] zladiť.',
        'Ježko [=narazil/naráža] do pňa a pník do ježka. [=Mohli] za to svetlušky, ktoré [=blikali] raz sem, raz tam. {|„Ja svietim v pondelok,“ [=hovorila] jedna. „Ja vtedy, keď si spomeniem,“ [=povedala] druhá.} Večer [=mala] byť lesná slávnosť. [Hero] si [sadol] k nim do papradia.',
      ],
      way: [
        'Na konári [=nacvičoval] drozd. „Ja mám na to jednoduché pravidlo,“ [=povedal]. „Najprv počúvam, až potom spievam.“ {|[=Predviedol] to: chvíľu [=počúval], a tak dlho sa mu to [=páčilo/páči], že spievať skoro [=zabudol].} [Hero] si to [zapamätal/pamätá].',
        'Pri potoku [=kvapkala] voda z kameňa. Kvap a ticho, kvap a ticho, ani raz sa [=nepomýlila/nemýli]. {|Stonožka pri nej [=cvičila/cvičí] pochod a po prvýkrát jej [=vyšlo/vychádza] všetkých sto nôh.} Dobrý takt sa dá teda požičať aj od kvapky.',
        '[Hero] [našiel] v tráve najmenšiu svetlušku. [=Blikala] sama, pekne pomaly a rovno. {|„Ja sa pozerám na mesiac,“ [=povedala], „ten tiež neblikne skôr, než treba.“} Keď [=počula], čo sa deje, [=letela] s nimi.',
      ],
      tries: [
        '[Hero] [mával] <konárikom~steblom~klasom trávy> ako dirigent. Svetlušky sa [=pozerali] iba naň. {|Tak veľmi sa [=pozerali], že [=zabudli] svietiť, a les [=bol] naraz čierny ako káva.} Potom sa všetky [=ospravedlnili] naraz, ale potme.',
        '[Helper] [helper:navrhol] svietiť podľa abecedy. Svetlušky však [=nevedeli], ako sa volajú. {|„Ja som asi tá tretia od kríka,“ [=hádala] jedna, „ale len kým nepreletím.“} Po písmene D to [=vzdali].',
        '[=Skúsili], aby svietili všetky stále. [=Vydržali] práve tak dlho ako jedno nadýchnutie. {|Potom [=zívli], [=sadli] si do trávy a [=vyzerali] ako zhasnutý stromček v januári.} Stále teda nie.',
      ],
      solutions: [
        {
          id: 'dych',
          text: [
            '„Skúste dýchať spolu,“ [povedal] [hero]. „Keď nádych, tak svetlo. Keď výdych, tak tma.“ {|Svetlušky to najprv [=nechápali/nechápu], lebo pri svietení vždy zadržiavajú dych.} [Hero] si [sadol] medzi ne a [nadýchol] sa, pomaly a nahlas. Tri svetlušky [=zasvietili]. Pri ďalšom nádychu ich [=bolo] desať. {|[Helper] [helper:dýchal] <na druhom konci papradia~až pri poslednom kríku>, aby aj tie zadné vedeli, kedy.} Napokon [=svietil] a [=tmavol] celý les naraz, ako <jedno veľké spokojné zviera~jeden veľký pokojný lampáš>.',
          ],
        },
        {
          id: 'miesto',
          text: [
            '[Hero] [prešiel] celý chodník a pri každom kríku [zastal]. „Čo keby každá svietila na jedno miesto?“ {|„Ja by som chcela koreň,“ [=ozvala] sa jedna. „O ten sa vždy niekto potkne a mne je <ho ľúto~ľúto nôh~ľúto oboch>.“} Jedna si [=vzala] koreň, druhá <mláku~žihľavu~nízky konár>, tretia <ostrú zákrutu~mostík~jamu po krtkovi>. [Helper] im [helper:ukazoval], kde je ešte tma. {|Už [=nebolo] dôležité, kto bliká skôr, lebo každá [=vedela], komu svieti.} Po chodníku [=prešiel] ježko a [=nenarazil/nenaráža] vôbec do ničoho.',
          ],
        },
      ],
      after: [
        'Slávnosť [=bola] taká pekná, že sa aj sova [=usmiala]. {|Najmenšia svetluška [=svietila] kapele rovno do nôt.} Na chodníku už nik [=neblúdil/neblúdi].',
        'Ježko sa pňu [=ospravedlnil] a pník jemu. {|Odvtedy sa zdravia, jeden nahlas a druhý mlčky.} A svetlušky [=svietili] celú slávnosť.',
      ],
      fact: '[Hero] [naučil] lesné svetlušky svietiť spolu.',
    },
    {
      id: 'parohy',
      ask: 'Ako si má ľahnúť jeleň s hniezdom na hlave?',
      title: ['[Hero] a jeleň s hniezdom', 'Hniezdo na veľmi zvláštnom strome'],
      refrain: ['Pomaly a rovno stoj, na hlave máš domček svoj', 'Pst, jeleň, nekývaj sa'],
      spark: [
        'Na čistine [=stál] jeleň a ani sa [=nepohol]. Na parohoch mu [=sedela] sýkorka v hotovom hniezde. {|„Len som si na chvíľu zdriemol postojačky,“ [=šepkal], „a keď som sa zobudil, bol som strom.“} Od včera [=nespal/nespí], lebo ležať sa [=bál]. [Hero] [rozmýšľal], ako mu pomôcť.',
        '„Prosím, nekýchaj,“ [=šepkala] sýkorka. Jeleň pod ňou [=držal] hlavu celkom rovno. {|[=Mal] na parohoch hniezdo, v hniezde päť vajíčok a pod nosom pichliača, ktorý veľmi [=šteklil].} [=Bol] už unavený a [=chcel] si ľahnúť. [Hero] k nemu ticho [prišiel].',
      ],
      way: [
        'Cestou [=sedel] na konári hlucháň a všetko [=videl]. „Sýkorka hľadala strom, ktorý sa nehýbe,“ [=povedal]. „A tento sa nehýbal.{| Upozorňoval som ju, že stromy nemávajú uši, ale sýkorky si v tom nedajú povedať.}“ Vraj treba hľadať niečo, čo stojí rovnako pekne.',
        '[Hero] [pozbieral] pri cestičke mach, mäkký a suchý. Bude sa hodiť, [=nevedelo/nevie] sa ešte na čo. {|Mach [=mal] na sebe dve lienky, tie [=ostali], že vraj aj tak nemali nič v pláne.} Vrecká [=boli] zelené až po okraj.',
        '{Na zemi [=ležal] konár ako parohy.|Na zemi [=ležal] konár, rozvetvený presne ako jelenie parohy, len bez jeleňa.} [Helper] ho [helper:zdvihol] a [helper:podržal] si ho nad hlavou. {|Hneď mu na špičku [=sadla] vážka a [=tvárila] sa, že sa nasťahovala.} Hniezdo by sa naň zmestilo a to [=bola] dobrá správa.',
      ],
      tries: [
        '[Hero] [nahromadil/hromadí] jeleňovi pod bradu lístie. Jeleň si oň [=oprel] hlavu a [=kýchol]. {|Lístie [=lietalo] po celej čistine a sýkorka sa [=držala] hniezda ako námorník sťažňa.} Vajíčka [=boli] celé, lístie preč.',
        '[Helper] [helper:poprosil] sýkorku, či by sa nepresťahovala hneď. „Počkaj, ja práve sedím,“ [=povedala]. {|„Keby som vstala, vychladne päť detí, a to žiadna mama neurobí ani pre krajší výhľad.“} [=Mala] pravdu a jeleň [=prikývol], teda len očami.',
        'Jeleň [=skúsil] spať s hlavou hore. Raz mu [=klesla] o palec, raz o dva. {|Pri treťom palci sýkorka zvnútra [=zaklopala] a jeleň sa hneď [=ospravedlnil].} Spánok to [=nebol].',
      ],
      solutions: [
        {
          id: 'vidlica',
          text: [
            '[Hero] si [všimol] dva mladé <buky~javory~hraby>, ktoré [=rástli] tesne vedľa seba. „Čo keby ti hlavu podržali stromy?“ Jeleň si pomaly [=kľakol] na predné nohy, potom na zadné. [Hero] mu [vystlal/vystiela] medzi nimi miesto machom a [helper] [helper:položil] naprieč pevný konár. {|Parohy si naň [=ľahli] tak presne, akoby ich tam vymeral <stolár~krajčír~hodinár>.} Hniezdo sa [=nepohlo] ani o stebielko. Jeleň si [=vydýchol]. {|„Ja ležím,“ [=šepkal] neveriacky, „ja naozaj ležím,“ a v polovici slova [=spal].} Sýkorka mu [=spievala] nad hlavou.',
          ],
        },
        {
          id: 'kosik',
          text: [
            '[Hero] [uplietol] z prútia košík, presne taký veľký ako hniezdo. [Helper] doň [helper:nastlal/stelie] mach. Potom ho [=zavesili] na smrek, celkom blízko jeleňových uší. {|„Adresa sa skoro nezmení,“ [povedal] [hero] sýkorke, „bývať budete len <o pol metra vľavo~o poschodie nižšie~o dva listy vpravo>.“} Sýkorka si košík [=obzrela] zvnútra aj zvonka a [=skúsila] ho zobákom. Potom [=prikývla]. [Hero] [preniesol/prenáša] hniezdo na dvoch dlaniach, krok za krokom, a nikto [=nedýchal/nedýcha]. {|Jeleň sa po dvoch dňoch [=poškrabal] za uchom a tvár [=mal] pri tom ako v nedeľu.} Všetkých päť vajíčok [=bolo] v teple.',
          ],
        },
      ],
      after: [
        'Vtom v hniezde čosi [=puklo/puká] a [=vykukol] prvý žltý zobáčik. {|„Pšššt, jeleň spí,“ [=šepla] mu mama a [=bola] to prvá veta, ktorú v živote [=počul].} Jeleň sa [=usmial] zo sna.',
        'Jeleň [=spal] a [=spal] a sýkorka ho [=strážila] pred šiškami. {|Keď [=padala] jedna veľká, [=šepla] jej: „Pst, vedľa!“ a šiška [=poslúchla/poslúcha].} Les sa okolo nich [=chodil/chodí] pozerať po špičkách.',
      ],
      fact: '[Hero] [pomohol] jeleňovi s hniezdom, aby si konečne ľahol.',
    },
    {
      id: 'nocne-tukanie',
      without: ['datel'],
      ask: 'Kto to ťuká, keď má les spať?',
      title: ['[Hero] a nočné ťukanie', 'Les, ktorý nemohol zaspať'],
      refrain: ['Ťuk a ťuk a ticho buď, nechaj les už zadriemnuť', 'Ťuk do dreva, ťuk do sna'],
      spark: [
        'V lese už tretiu noc nikto [=nespal/nespí]. Zo starého smreka sa [=ozývalo]: ťuk, ťuk, ťuk. {|Zajace [=mali] pod očami kruhy a sova si [=obliekla/oblieka] na uši dve rukavice, lebo pre to ťukanie [=nepočula] ani vlastné húkanie.} „Niekto tam pracuje,“ [=zívala] líščia mama. [Hero] sa [vydal] zistiť, kto to je.',
        'Ťuk, ťuk, [=znelo] lesom, práve keď si plchy [=ľahli]. Plch mama [=vyšla] na konár a [=povzdychla] si. {|„Počítala som ovečky, ale pri každom ťuknutí mi jedna ušla.“} Do večera by [=bolo] treba les utíšiť. [Hero] [išiel] za zvukom.',
      ],
      way: [
        'Pri ceste [=ležali] triesky, biele a čerstvé. [Hero] ich [poskladal] do radu a rad [=ukázal] rovno na smrek. {|Medzi trieskami [=bola] aj jedna v tvare srdca, tak si ju [helper] [helper:schoval].} Kto takto pracuje, ten sa nenudí.',
        'Na pníku [=sedela] sova a [=kývala] nohou do taktu. „Ja viem, kto to je,“ [=zívla]. „Mladý ďateľ. Cez deň sa vraj hanbí.{| Prvýkrát ťukal napoludnie, sýkorky sa otočili a odvtedy ťuká len vtedy, keď ho nikto nevidí.}“ Takže žiadny zlomyseľník, iba hanblivý vtáčik.',
        'Veverica im [=ukázala] svoj dom. Od ťukania sa jej na stene [=otvorila] diera a cez ňu [=svietilo] ráno. {|„Okno som si vždy želala,“ [=povedala], „len nie nad posteľou a nie o tretej.“} [=Bola] to však veľmi pekná robota.',
      ],
      tries: [
        '[Hero] [obalil/obaľuje] smrek <dekou~perinou~starým kobercom>. Ťuk, ťuk, [=ozvalo] sa, iba hrubším hlasom. {|Teraz to [=znelo], akoby vo vnútri smreka býval medveď a <učil sa písať na stroji~skúšal nové topánky~vešal obrazy>.} Les [=nespal/nespí] ďalej.',
        '[Helper] [helper:ťukal] naspäť, že dosť. Zo smreka sa hneď [=ozvala] odpoveď, dvakrát rýchlejšia. {|Mladý ďateľ si totiž [=myslel], že sa konečne [=našiel] niekto, kto s ním chce hrať.} [=Bol] z toho koncert.',
        'Všetci si [=dali] do uší mach. [=Bolo] ticho a dobre. {|Keď však mama zajačica [=volala] na večeru, nikto [=neprišiel/neprichádza], a to je v rodine so siedmimi deťmi čudné ticho.} Mach [=vytiahli] zas von.',
      ],
      solutions: [
        {
          id: 'den',
          text: [
            '[Hero] [zaťukal/ťuká] na kmeň, slušne, dva razy. Z diery [=vykukol] malý ďateľ s pilinami <na čiapke~na zobáku~na obočí>. „Ja som myslel, že som ticho,“ [=zľakol] sa. {|„Učím sa a nechcem, aby niekto videl, koľkokrát netrafím.“} „Ukáž mi, čo vieš,“ [poprosil] [hero]. Ďateľ [=ťukol] a do kôry [=urobil] okrúhle okienko. {|Za pňom niekto [=zatlieskal]: líščia mama, plchy, zajace, celý nevyspatý les.} „Takú dieru chcem aj ja,“ [=povedala] sýkorka, „ale cez deň, aby som videla, ako to robíš.“ A ďateľ už cez deň [=ťukal] rád.',
          ],
        },
        {
          id: 'uspavanka',
          text: [
            '[Hero] si pod smrek [ľahol] a [počúval]. „Ťuká príliš rýchlo,“ [povedal]. „Na také sa nespí, na také sa <pochoduje~tancuje~beží na vlak>.“ Z diery [=vystrčil] hlavu mladý ďateľ. {|Nikto mu doteraz [=nepovedal/nehovorí], že aj ťukanie má rýchlosť.} „Skús to ako srdce, keď zaspáva,“ [poradil] [hero] a [ťukal] prstom po kôre. Ťuk, a dlho nič. Ťuk, a ešte dlhšie nič. {|[Helper] [helper:zívol] hneď po treťom ťuknutí a po piatom <líščia mama [=zaspala] rovno tam, kde [=stála]~zajace [=zaspali] v rade ako papučky~si sova [=dala] hlavu pod krídlo>.} Ďateľ sa [=usmial]: odteraz [=bol] v lese nočným uspávačom.',
          ],
        },
      ],
      after: [
        'Les sa konečne [=vyspal/vyspí]. {|Zajace [=zaspali] raňajky, obed aj olovrant a nikomu to [=nevadilo/nevadí].} Na smreku [=visela] tabuľka: ťukám pekne.',
        'Veverica si na dierku od ďatľa [=zavesila] záclonku z lístka. {|Prvý hosť, ktorý cez ňu nazrel dnu, [=bol] mladý ďateľ s koláčom.} A les [=dýchal] pokojne.',
      ],
      fact: '[Hero] [utíšil/utišuje] nočné ťukanie a les [=mohol] znova spať.',
    },
    {
      id: 'plch',
      ask: 'Nevieš o posteli pre plcha, ktorý nechce spať sám?',
      title: ['[Hero] a plch v priveľkom dome', 'Plch, ktorému bolo doma priveľa miesta'],
      refrain: ['Plch, plch, plšík malý, kde by sme ťa uspávali', 'V malom teplo, vo veľkom chlad'],
      spark: [
        'Plch Oriešok si [=našiel] na zimu krásnu dutinu. [=Mala] tri izby a balkón. {|„Je to palác,“ [=vravel], „lenže keď v ňom kýchnem, zdraví ma ozvena a to nie je to isté.“} [=Bolo] mu tam smutno a zima. [Hero] mu [sľúbil], že niečo vymyslia.',
        'Na buku [=sedel] plch Oriešok a nohy mu [=viseli] z okna. „Neviem zaspať,“ [=povedal]. „Okolo mňa je toľko miesta.“ {|[=Skúsil] spať v kúte, na polici aj v hrnčeku a všade [=bolo] priveľa vzduchu.} Onedlho [=mala] prísť zima. [Hero] si [sadol] vedľa na konár.',
      ],
      way: [
        'Pod koreňom [=upratovala/upratuje] myška. „My sme piati v jednej šupke,“ [=povedala]. „Zima o nás ani nevie.“ {[Hero] do nej [nazrel].|Na skúšku ich [=pustila] nazrieť a zvnútra sa [=ozvalo] päťhlasné: „Dvere!“ [Hero] ich hneď [zavrel].}',
        'Stará lienka na liste [=zvolávala/zvoláva] svoju rodinu. Každú zimu spia vraj pod jednou kôrou, bodka pri bodke. {|„Koľko vás tam bude?“ [spýtal] sa [hero]. „Keď sa zmestí sto, zmestí sa aj tisíc,“ [=povedala] lienka.} Plch o tom [=počúval] s otvorenými ústami.',
        'Na mokrej ceste [=sedel] vrabec bez hniezda. „Odfúkol mi ho vietor,“ [=povedal] smutne. {|[=Triasli] sa mu aj slová, preto ho [helper] [helper:prikryl] lístkom kapusty, iný [=nebol].} „Neviete o voľnej izbe?“ To [=bola] zaujímavá otázka.',
      ],
      tries: [
        '[Hero] [dal] Orieškovi do dutiny šišku namiesto kamaráta. Plch jej [=povedal] dobrú noc a [=čakal]. {|Šiška [=mlčala], no o polnoci sa od tepla [=otvorila], puk, a plch [=vyletel] z postele.} To nie je dobrý spoločník.',
        '[Helper] [helper:vypchal/vypcháva] izby senom, aby boli menšie. Sena [=bolo] toľko, že plch [=nevedel] nájsť dvere. {|O chvíľu z balkóna [=trčal] iba chvost a tenký hlas: „Je mi útulne, ale kde mám nos?“} Seno [=vyniesli/vynášajú] zas von.',
        '[=Skúsili] ho uspať rozprávkou. Po treťom slove [=spali] všetci okrem plcha. {|[=Sedel] medzi nimi, [=prikrýval/prikrýva] ich jedného po druhom a na konci si rozprávku [=dopovedal/dopovedá] sám.} [=Bolo] to milé, ale plch [=nespal/nespí].',
      ],
      solutions: [
        {
          id: 'hostia',
          text: [
            '„Máš tri izby a v lese je plno takých, čo nemajú ani jednu,“ [povedal] [hero]. Plch Oriešok sa [=zamyslel]. Potom [=napísal] na kôru: „Voľné postele, vstup zívnutím.“ {|Prvý [=zívol] vrabec, za ním lienky <v dvojstupe~ruka v ruke~zoradené podľa bodiek> a potom <ježko~malý ježko>, ktorý [=sľúbil], že bude spať pichliačmi von.} [Hero] [ukazoval], kto kam, a [helper] [helper:nosil] lístie. Zima [=mohla] prísť. {|V dome už [=nebolo] ani kúska prázdneho miesta a keď plch [=kýchol], [=ozvalo] sa deväťkrát na zdravie.} O minútu [=spal] ako dudok.',
          ],
        },
        {
          id: 'skrupina',
          text: [
            '[Hero] sa [obzrel] po lese a [zdvihol] zo zeme polovicu veľkej orechovej škrupiny. „Veľký dom si nechaj na leto,“ [povedal]. „Na zimu ti stačí posteľ.“ {|Plch sa do nej [=uložil] na skúšku: chvost [=obtočil] okolo nosa, labky pod bradu, a nič [=nevytŕčalo/nevytŕča].} [Helper] na škrupinu [helper:položil] druhú polovicu, len tak na štrbinku. [Hero] ju [vystlal/vystiela] <páperím z topoľa~páperím z púpavy~ovčou vlnou z plota>. Ozvena sa do nej [=nezmestila] a chlad tiež nie. {|„Tu som celý ja,“ [=ozvalo] sa zvnútra blažene, „a viac ma netreba.“} Škrupinu [=položili] do najmenšej izby, aby ju nič nerušilo.',
          ],
        },
      ],
      after: [
        'Zvnútra [=bolo] počuť len tiché pradenie. {|Na dvere niekto [=zavesil] lístok: do jari neklopať, snívame.} Les sa [=usmial].',
        'Plch Oriešok zo sna [=mával] labkou. {|Asi niekoho [=zdravil], v dobrých snoch sa zdraví často.} Dutina [=bola] konečne teplá.',
      ],
      fact: '[Hero] [pomohol] plchovi Orieškovi zaspať na celú zimu.',
    },
  ],
  obstacles: [
    'Cez chodník [=ležal] strom. Starý smrek si tam [=odpočíval]. {|Na kmeni [=mal] vyryté: „Podliezať, prosím, potichu.“} A tak [=liezli] po bruchu, po machu, až [=boli] na druhej strane.',
    'Paprade [=boli] vyššie než hlava. Cestu v nich [=nebolo] vidieť. {|Les sa na chvíľu [=hral] na džungľu a listy ich [=šteklili] pod nosom.} [Helper] [helper:kráčal] vpredu a [helper:pískal], aby sa nik v zeleni nestratil.',
    'Na chodníku [=sedel] mravec a [=mal] zdvihnutú ihličku. [=Pochodovalo] celé mravenisko a koniec [=bolo] sotva vidieť. {|„Koľko vás ešte je?“ [spýtal] sa [hero]. „Deväťdesiatosem a Karol,“ [=znela] odpoveď, „ten sa vždy zdrží.“} [=Počkali] aj na Karola.',
    'Potok [=bol] širší než skok. Kamene v ňom [=kĺzali] ako mydlo. {|[Hero] ich [vyskúšal/skúša] po jednom a tie, čo sa [=hýbali], slušne [poprosil], aby chvíľu postáli.} Potom [=prešli], kameň za kameňom, a [=zmáčal/máča] sa iba chvost kohosi neznámeho.',
    'Z jedle sa [=sypali] šišky. Hore [=upratovala/upratuje] veverica a [=nepozerala/nepozerá] dolu. {|„Jarné upratovanie,“ [=volala], „viem, že je jeseň, trochu meškám!“} [Hero] si [dal] na hlavu košík a [helper] veľký list.',
    'Chodník sa [=rozdelil] na tri a všetky [=vyzerali] rovnako. {|Na prvom [=rástla] tráva doľava, na druhom doprava a na treťom [=stál] zajac, ktorý tiež [=nevedel].} [Hero] [priložil] dlaň k stromu, [našiel] mach a [vedel], kde je sever. Odtiaľ to už [=bolo] ľahké.',
    'Do lesa [=prišla] hmla ako mlieko. Stromy z nej [=vykukovali/vykukujú] jeden po druhom. {|„Dobrý deň, ja som buk,“ [=hovoril] prvý, „a pozor, za mnou je ešte brat.“} [=Chytili] sa za ruky a [=kráčali] pomaly, až sa hmla [=unavila/unaví].',
    'Malina im [=chytila] rukávy a [=nepustila]. [=Bola] celá z tŕňov a z dobrej vôle. {|Kto ju [=chcel] odtiahnuť, toho [=chytila] aj za druhý, lebo [=mala] rada spoločnosť.} [Hero] si [odtrhol] jednu malinu, [poďakoval] a rukáv [=bol] voľný.',
    'Pred nimi [=zaspal] na chodníku jazvec. Obísť sa [=nedal/nedá], [=bol] široký ako <truhlica~pec~gauč>. {|[=Chrápal] v celých vetách a v jednej z nich [=bola] reč o slivkách.} [Hero] mu [položil] pod hlavu mach a potom ho po špičkách [=prekročili/prekračujú].',
  ],
  encounters: [
    'Na pníku [=sedel] zajac a [=predával] ticho na lyžičky. „Čerstvé, ranné, spod jedle,“ [=ponúkal]. {|[Hero] si [pýtal] dve lyžičky a tretiu [=dostal] na ochutnanie.} A v lese [=bolo] chvíľu krásne ticho.',
    'Mravenisko [=malo] zelenú vlnu. Mravce [=kráčali] v dvoch radoch, jedny s ihličím a druhé pre ihličie. {|Na križovatke [=stál] mravec policajt a keď [=chcel] zastaviť dopravu, [=postavil] sa na zadné.} [Hero] [počkal] na svoj rad.',
    'Muchotrávka sa [=sťažovala] hríbu. „Každý ma obdivuje a nikto neje,“ [=vzdychla]. {|„Fotia ma, kreslia, zdravia, a do polievky volajú teba.“} „Buď rada,“ [=povedal] hríb a [=stiahol] si klobúk.',
    'Na smreku [=visela] dáma chrobáčica dolu hlavou. „Takto vidím les celý,“ [=vysvetľovala]. {|[Hero] to [skúsil]: nebo [=bolo] naozaj dolu a stromy z neho [=viseli] ako lustre.} [=Bola] to zmena k lepšiemu.',
    'Drozd [=predával] pesničky. Krátke [=boli] za čučoriedku, dlhé za dve. {|[Hero] si [kúpil] jednu za lístok a drozd k nej [=pridal] kúsok refrénu zadarmo.} S pesničkou sa lesom [=kráčalo] veselšie.',
    'Pri chodníku [=stál] hríb s dáždnikom. [=Nepršalo], ale on si [=veril]. {|„Dáždnik mám od narodenia,“ [=povedal], „tak ho aspoň občas vetrám.“} [Hero] sa s ním na chvíľu [schoval] pred slnkom.',
    'Dva slimáky [=sedeli] na papradí a [=pretekali/pretekajú] sa. Už od pondelka. {|Teraz [=mali] prestávku, lebo ten vedúci sa [=chcel] porozprávať s tým druhým a inak sa to nedá.} [Hero] im [zatlieskal] obom.',
    'Z diery v strome [=vykúkala/vykúka] sýkorka v zástere. [=Triasla] obrus a omrvinky [=padali] mravcom na striešku. {|„Dobrú chuť, dolu!“ [=volala]. „Ďakujeme, hore!“ [=ozvalo] sa zdola a takto to tu chodí každý deň.} Les [=vedel], čo je susedstvo.',
    'Na machu [=ležala] šiška s mašľou. [=Bol] pri nej lístok: „Nechávam ju tu tomu, kto sa zohne.“ {|[Hero] sa [zohol/zohýna], [potešil] sa a [nechal] tam na oplátku gombík, tiež s lístkom.} Niekto ďalší sa zohne zajtra.',
    'Okolo [=išla] žaba s kufríkom. „Idem do druhej mláky,“ [=povedala]. „Na víkend.“ {|V kufríku [=mala] jeden list lekna, zubnú kefku a veľmi dobrú náladu.} Za ňou [=ostali] v machu mokré bodky.',
    'Jež [=napichal/napicháva] na seba žlté listy a [=kráčal] ako kráľ jesene. {|„Nie sú moje,“ [=priznal] sa, „mám ich požičané od javora do prvého mrazu.“} [Hero] mu jeden [napravil], aby sedel rovno.',
  ],
  favourite: [
    'Na parapete [=ležali] tri šišky a žaluď. V tme [=voňala] izba trochu po lese.',
    'Záclona sa [=hýbala] ako lístie a za ňou ticho [=dýchal] les.',
    'Na poličke [=stál] kúsok kôry s machom. Aj mach už [=spal], zelený a mäkký.',
    'Pod lampou [=ležal] dubový list, hladký od toho, koľkokrát ho niekto [=pohladil].',
    'Na stene [=visel] obrázok smreka a v jeho korune [=odpočívala] papierová sova.',
    'V miske pri posteli [=odpočívali] gaštany. V noci [=boli] chladné a tiché.',
    'Na perine [=ležala] plátená líška v pelechu z vreckovky a pomaly [=dýchala].',
    'Vankúš [=voňal] borovicou, lebo celé popoludnie [=ležal] na slnku pri okne do lesa.',
  ],
}
