import type { ThemePack } from '../../realise/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const magic: ThemePack = {
  words: ['kúz', 'čar', 'zázra', 'prútik', 'zaklín', 'elixír', 'klobúk'],
  settings: [
    setting(
      'podkrovie',
      'indoors',
      place('čarovné podkrovie', 'v čarovnom podkroví', 'do čarovného podkrovia', 'z čarovného podkrovia'),
      [
        'V podkroví [=bývali] kúzla v starých krabiciach od topánok. {[Hero] [utieral] prach.|Na každej [=bolo] napísané, čo je vnútri: „Jar“, „Smiech v prášku“ a „Neotvárať pred obedom“. [Hero] z nich [utieral] prach.} [=Voňalo] tam <levanduľou~voskom~starými knihami>.',
        'Hore po schodoch, cez dvere, ktoré [=vŕzgali] pesničku. [Hero] [vošiel] do čarovného podkrovia. {Klobúk sa [=uklonil].|Klobúk na vešiaku sa [=uklonil] a zrkadlo si [=odkašľalo], lebo kúzla majú rady slušnosť.}',
      ],
      [
        'Po trámoch [=chodili] hodiny na vlastných nohách. {Tik a tak.|Keď niekto [=potreboval] vedieť, koľko je, [=musel] ich najprv chytiť.} Čarovný prach sa [=ligotal].',
        'V kúte [=stál] kotlík a [=bublal] si. {[=Bol] to čaj.|Všetci [=verili], že je to čarovný elixír, no [=bol] to obyčajný lipový čaj, ktorý sa rád tvári tajomne.}',
      ],
      [
        'Kúzla sa [=vrátili] do krabíc a vrchnáky sa potichu [=zavreli]. {|Hodiny si [=vyzuli] papuče, aby ich nebolo počuť, a [=odtikali] do kúta.} Po schodoch dolu sa [=kráčalo] pomaly, k teplej posteli.',
      ],
    ),
    setting(
      'trh',
      'land',
      place('kúzelnícky jarmok', 'na kúzelníckom jarmoku', 'na kúzelnícky jarmok', 'z kúzelníckeho jarmoku'),
      [
        'Na kúzelníckom jarmoku sa [=predávali] vrecúška vetra a medovníky, čo vedia pískať. {[Hero] si [kúpil] jeden.|Jeden stánok [=ponúkal] neviditeľné čiapky, ale nikto ho [=nemohol] nájsť. [Hero] si [kúpil] medovník a ten si hneď [=zapískal].} Čary [=voňali] <vatou~škoricou~mätou>.',
        '[Hero] [chodil] medzi stánkami a [=cinkalo] to na všetky strany. {Samé kúzla!|„Kúzla! Čerstvé kúzla, ešte teplé!“ [=volala] pani s klobúkom, z ktorého sa [=dymilo].} Taký [=bol] kúzelnícky jarmok.',
      ],
      [
        'Pri bráne [=hral] flašinet a opička v ňom [=točila] kľukou. {|Po chvíli sa [=vymenili] a kľuka [=točila] opičkou.}',
        'Z kolotoča [=lietali] drevené koníky. {Len nízko.|Len tak vysoko, aby mohli obhrýzať lipový kvet, a po kolách sa vždy slušne [=vrátili].}',
      ],
      [
        'Stánky sa [=zatvorili] a kúzla [=zívli]. {Lampióny [=svietili] tíško.|Lampióny sa [=hojdali] nad cestou a každý [=svietil] presne toľko, koľko treba na jeden krok.} Domov [=bolo] blízko a medovník vo vrecku už [=spal].',
      ],
    ),
    setting(
      'zahrada',
      'land',
      place('záhrada za zrkadlom', 'v záhrade za zrkadlom', 'do záhrady za zrkadlom', 'zo záhrady za zrkadlom'),
      [
        'Kto zrkadlu pekne povie dobrý deň, toho pustí dnu. [Hero] to [povedal]. {A už [bol] tam!|Sklo sa [=rozvlnilo] ako voda v hrnčeku a na druhej strane [=rástla] čarovná záhrada.} Kvety v nej [=cinkali] a [=voňali] <vanilkou~dažďom~citrónom>.',
        'Za zrkadlom [=bola] záhrada, kde kvety [=spievali] a slimáky [=nosili] čarovné klobúky. {[Hero] tam [polieval] zvončeky.|[Hero] tam [polieval] zvončeky a tie za každú kvapku [=zacinkali] jeden tón.}',
      ],
      [
        'Na strome [=rástli] gombíky. {Zrelé [=padali] do trávy.|Zrelé [=padali] do trávy a krajčír mravec si z nich [=vyberal] tie najmodrejšie.}',
        'Tráva si po každom kroku [=urobila] jamku a hneď ju [=zavrela], {ako keby sa usmiala|aby sa v nej nikto nepotkol, taká to [=bola] pozorná čarovná tráva}.',
      ],
      [
        'Kvety si [=stiahli] lupene na hlavu. {|Slimáky [=odložili] klobúky vedľa seba a [=vliezli] do domčekov.} Cesta späť cez zrkadlo [=bola] mäkká ako závoj a za ňou [=čakala] posteľ.',
      ],
    ),
  ],
  heroes: [
    figure(
      'carodejka',
      'čarodejnica Kvapôčka',
      ['Čarodejnica Kvapôčka čaruje iba malé veci. {|Veľké vraj zaberajú priveľa miesta v kuchyni.}'],
      ['[Hero] [spal].'],
    ),
    figure(
      'skriatok',
      'škriatok Gombík',
      [
        'Škriatok Gombík býva v čarovnej skrinke s ihlami. {|Šije kúzla na mieru a rukávy necháva vždy dlhšie, deti predsa rastú.}',
      ],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'klobuk',
      'klobúčnik Teofil',
      [
        'Z krabice [=vystúpil] klobúčnik Teofil, vysoký ako {vareška|vareška, a to aj s klobúkom}. „Kúzlo vám hapruje? {Pomôžem!“|To sa stáva. Aj mne raz z klobúka vyskočil namiesto zajaca účet za plyn.“} A [=poklonil] sa.',
      ],
      ['Klobúčnik Teofil si [=ľahol] do svojho klobúka a [=pritiahol] si okraj ako perinu.'],
    ),
    figure(
      'metla',
      'metla Amália',
      [
        'Rovno k nim [=pritancovala] metla Amália. {„Zametieme to!“|„Ja nelietam, mám závraty,“ [=priznala] sa, „zato zametať viem aj starosti.“} A už [=bola] pripravená.',
      ],
      ['Metla Amália sa [=oprela] v kúte a jej slama tíško [=vzdychla].'],
    ),
    figure(
      'macka',
      'kocúr Abrakadab',
      [
        'Na komode [=sedel] kocúr Abrakadab. {„Mňau. Kúzlo hľadáte?“|„Kúzla sú ako mačky,“ [=zamňaukal], „keď ich voláte, neprídu, a keď sa tvárite, že nič, máte ich v lone.“} A [=pridal] sa.',
      ],
      ['Kocúr Abrakadab [=zažmúril] zelené oči. Teraz z neho [=zostalo] len teplo a pradenie.'],
    ),
  ],
  problems: [
    {
      id: 'prutik',
      ask: 'Nevieš, čo platí na kýchajúci prútik?',
      title: ['[Hero] a prútik, ktorý kýchal', 'Prútik s nádchou'],
      refrain: ['Čáry, máry, pomaličky', 'Čiary-máry, bodka a koniec'],
      spark: [
        'Prútik [=kýchol]. Hapčí! {Hrniec [=bol] zrazu zelený.|Hrniec [=ozelenel], [=kýchol] druhý raz a koberec sa [=začal] plaziť k dverám.} Prútik [=mal] nádchu. [Hero] ho [podržal] v dlaniach. Choré kúzlo treba vyliečiť.',
        'Hapčí! A zo stoličky [=bola] sliepka. {To ten prútik!|Posledná kvapka z prútika [=spadla] na lyžičku a z tej [=bol] žabí koncert.} Prútik [=mal] nádchu a [hero] [chcel] pomôcť.',
      ],
      tries: [
        '[=Dali] prútiku šál. {[=Kýchol] a šál [=odletel]!|Hapčí, a zo šálu [=bol] had, našťastie pletený, ktorý sa [=odplazil] k peci.} Šál teda nie.',
        '[=Skúsili] zaklínadlo proti nádche. {Na stole [=boli] tri vreckovky.|[=Vyčarovalo] to tri vreckovky, jednu s monogramom, no prútik si nemá čo utrieť.} Aspoň [=bolo] veselo.',
      ],
      solutions: [
        {
          id: 'caj',
          text: [
            '„Keď mám nádchu ja, pomáha čaj a pokoj,“ [povedal] [hero]. {Prútik do hrnčeka!|[Helper] [helper:navaril] lipový čaj, prútik v ňom [=stál] ako lyžička a [=sŕkal] tou tenšou stranou.} Potom mu [=spievali]. Dlho a ticho. {Hap… a nič!|Hap… hap… všetci sa [=prikrčili]… a nič.} Prútik [=zasvietil] zlatým svetlom a hrniec [=bol] zase hrniec. Čary [=voňali] lipou.',
          ],
        },
        {
          id: 'pierko',
          text: [
            '[Hero] prútik [prezrel] zblízka. {[=Mal] v špičke pierko!|V špičke [=trčalo] páperie, malé, biele, a pri každom pohybe [=šteklilo].} „To nie je nádcha. To je šteklenie!“ [Helper] [helper:podal] pinzetu. Ťah, ešte ťah. {Hotovo!|Pierko [=vyletelo], [=poďakovalo] sa, že [=videlo] svetlo, a [=sadlo] si na okno.} Prútik si [=vydýchol] a všetky kúzla sa [=vrátili] na miesto.',
          ],
        },
      ],
      after: [
        'Prútik [=nakreslil] do vzduchu srdce. {|Trochu krivé, lebo po nádche sa ruka ešte trasie, aj keď je z lieskového dreva.} Toto kúzlo sa [=podarilo] naozaj.',
      ],
      fact: '[Hero] [vyliečil] čarovný prútik z kýchania.',
    },
    {
      id: 'tien',
      ask: 'Čím sa lákajú hanblivé svetielka?',
      title: ['[Hero] a klobúk plný tmy', 'Čarovný klobúk na hanblivé svetielka'],
      refrain: ['Svetielko, neboj, ja som tu', 'Potichu, a zasvietiš'],
      spark: [
        'Z čarovného klobúka [=malo] vyletieť tisíc svetielok. {[=Nevyletelo] nič.|[=Nevyletelo] ani jedno, iba zospodu niekto [=zašepkal]: „Nás je veľa a hanbíme sa.“} [Hero] [nazrel] dnu. Ako pozvať von kúzlo, čo sa bojí ľudí?',
        'Večer sa [=malo] rozsvietiť čarovné nebo. Lenže svetielka [=sedeli] v klobúku a [=nechceli]. {„Hanbíme sa.“|„Čo keď zasvietime nakrivo?“ [=šepkali].} [Hero] si k nim [prisadol].',
      ],
      tries: [
        '„Von!“ [helper:zvolal] [helper]. {Svetielka [=zaliezli] hlbšie.|Na povel sa svieti ťažko, svetielka [=zaliezli] až do podšívky.} Veru, kúzla nemajú rady krik.',
        '[Hero] [podal] dnu cukrík. {[=Ostal] z neho papierik.|Chvíľu to [=mľaskalo], potom [=vyletel] papierik, pekne zložený, a svetielko nijaké.} Aspoň im [=chutilo].',
      ],
      solutions: [
        {
          id: 'zhasnut',
          text: [
            '„Zhasneme a nebudeme sa pozerať,“ [povedal] [hero]. {Tma. Ticho. [=Čakali].|[Helper] [helper:sfúkol] sviečku, všetci si [=zakryli] oči a poctivo [=nedávali] pozor pomedzi prsty.} Najprv [=vyletelo] jedno. Potom dve. {Potom celé nebo!|Potom sa [=vyrojili] všetky, [=sadali] na nosy, na vešiak, na strop, a keď sa [=otvorili] oči, [=bolo] všade čarovné nebo.} „Krásne svietite,“ [zašepkal] [hero].',
          ],
        },
        {
          id: 'prve',
          text: [
            '[Hero] [povedal] do klobúka tajomstvo: „Aj ja sa niekedy hanbím.“ {„Naozaj?“|„Naozaj?“ „Naozaj. Keď mám spievať.“ „A čo robíš?“ „Zaspievam potichu.“} Jedno svetielko [=vyliezlo]. [Helper] [helper:šepkal]: „Potichu a pomaly.“ {Za ním druhé, tretie, všetky trochu nakrivo.|Za ním druhé, tretie, celé rady, každé s inou farbou a všetky trochu nakrivo.} A práve to nakrivo [=bolo] čarovné.',
          ],
        },
      ],
      after: [
        'Najmenšie svetielko si [=sadlo] [hero.dat/rovno] na rukáv. {|[=Hrialo] ako dych a [=pýtalo] sa, či zajtra zas.} Klobúk [=bol] ľahký a prázdny.',
      ],
      fact: '[Hero] [presvedčil] hanblivé svetielka, aby zasvietili.',
    },
    {
      id: 'slovo',
      ask: 'Nepamätáš si slovo, čo zastaví kašu?',
      title: ['[Hero] a stratené zaklínadlo', 'Kúzlo, ktoré zabudlo slovo'],
      refrain: ['Na jazyku to mám', 'Hokus, pokus, ešte raz'],
      spark: [
        'Čarovný kotlík [=varil] kašu a [=neprestával/neprestáva]. {Zaklínadlo sa [=stratilo]!|Slovo, ktorým sa to zastavuje, si nikto [=nepamätal], a kaša už [=išla] po schodoch.} [Hero] [chytil] varešku. Aké je to správne slovo?',
        'Kúzelná kniha [=mala] na strane päť dieru. {Slovo [=vypadlo].|[=Vypadlo] z nej práve to slovo, ktorým sa kúzla končia, a tak kotlík [=varil] a [=varil].} Kaše [=bolo] po kolená. [Hero] sa [smial]. Čo teraz?',
      ],
      tries: [
        '„Stop! Dosť! Koniec!“ [skúšal] [hero]. {Kaša nič.|Kaša [=mala] vlastnú hlavu a po slove „koniec“ sa [=začala] variť od začiatku.} Tadiaľto nie.',
        '[Helper] [helper:hádal]: „Papuča? Uhorka?“ {Kaša [=ozelenela].|Po uhorke kaša [=ozelenela] a po papuči [=začala] chodiť, čo nikto [=nechcel].} Hľadá sa ďalej.',
      ],
      solutions: [
        {
          id: 'dakujem',
          text: [
            '„Ja viem! Mama vždy povie…“ [zasmial sa] [hero] a [sklonil] sa ku kotlíku. „Ďakujem.“ {Blup. Ticho.|Blup. Kotlík [=zastal], [=začervenal] sa až po uši a tichučko [=povedal]: „Prosím.“} To [=bolo] to slovo! [Helper] [helper:rozdal] lyžice. {A [=jedli] všetci.|[=Jedli] deti, mačky, suseda aj dvaja kúzelníci, ktorí [=šli] náhodou okolo.} Čarovná kaša [=chutila] po <vanilke~hruškách~škorici>.',
          ],
        },
        {
          id: 'list',
          text: [
            '[Hero] [zbadal] slovo pod kobercom. {Malé, zakrútené.|[=Bolo] malé, zakrútené ako mašľa a [=triaslo] sa, lebo mu [=bolo] samému zima.} Opatrne ho [=položili] späť na stranu päť. [Helper] [helper:fúkol], aby prischlo. {„Šťuk!“|Slovo sa [=uvelebilo], bodka si [=sadla] vedľa neho a kniha nahlas [=prečítala]: „Šťuk.“} Kotlík [=stíchol]. Tak je to s kúzlami, potrebujú svoju bodku.',
          ],
        },
      ],
      after: [
        'Kaše [=ostalo] ešte na tri dni. {|Z tej na schodoch [=bola] výborná kĺzačka a mačky si ju veľmi [=pochvaľovali].} Zaklínadlo si už [=pamätali] všetci.',
      ],
      fact: '[Hero] [našiel] stratené zaklínadlo pre čarovný kotlík.',
    },
  ],
  obstacles: [
    'Dvere [=boli] začarované. {„Povedzte vtip,“ [=povedali].|„Pustím iba toho, kto ma rozosmeje,“ [=povedali] a [=zaškrípali] prísne.} [Hero] ich [pošteklil] na pánte. Chichi! A [=boli] otvorené.',
    'Schody sa čarom [=otočili]. Hore [=viedli] dolu. {„Tak pôjdeme dolu a budeme hore.“|„Nevadí,“ [helper:povedal] [helper], „pôjdeme dozadu a budeme vpredu.“} A naozaj, kúzlo sa [=pomýlilo] a [=pustilo] ich.',
  ],
  encounters: [
    'Na stole [=stál] čajník a [=predpovedal] počasie. {„Bude para!“|„Dnes para, zajtra para, v nedeľu šálka,“ [=syčal] tajomne.} [Hero] sa [poklonil]. Také čary treba pochváliť.',
    'Zrkadlo [=povedalo]: „Kto je na svete najmilší?“ {A [=usmialo] sa.|„No predsa ten, kto sa pýta slušne,“ [=odvetilo] si samo a [=vyleštilo] sa.} [Hero] mu [zakýval] a zrkadlo [=zakývalo] tiež.',
    'Popri stene [=cupkal] mladý kúzelník a [=hľadal] zajaca. {[=Mal] ho na hlave.|„Bol v klobúku,“ [=šepkal] ustarane. Zajac mu zatiaľ [=sedel] na hlave a [=hľadal] tiež.} To je ale kúzlo!',
  ],
  favourite: [
    'Na stolíku [=ležala] drevená lyžica. Cez deň to [=bol] prútik a v noci, ako každé poriadne kúzlo, [=spala].',
    'Nad posteľou [=visel] klobúk s hviezdami a tíško z neho [=vylietali/vylietajú] sny.',
  ],
}
