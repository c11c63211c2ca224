import type { ThemePack } from '../../realise/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const nature: ThemePack = {
  words: [
    'lúk',
    'kvet',
    'potok',
    'vietor',
    'dážď',
    'dážd',
    'slnk',
    'tráv',
    'semien',
    'včel',
    'motýľ',
    'rosa',
    'ros',
    'prírod',
    'púpav',
  ],
  settings: [
    setting(
      'luka',
      'land',
      place('Margarétková lúka', 'na Margarétkovej lúke', 'na Margarétkovú lúku', 'z Margarétkovej lúky'),
      [
        'Na Margarétkovej lúke [=umývala] rosa každé ráno kvety. {[Hero] tam [chodil] naboso.|Za ušami im to [=nešlo/nejde], preto tam [hero] [chodil] naboso a [pomáhal] stebielkom trávy.} Lúka [=voňala] <materinou dúškou~ďatelinou~mätou>.',
        'Slnko si [=ľahlo] na lúku a [=nechcelo] vstať. [Hero] [ležal] vedľa neho v tráve {a [počúval] čmeliaka|a [počúval] čmeliaka, ktorý si [=bzučal] adresu, aby ju nezabudol}. Príroda [=mala] dobrú náladu.',
      ],
      [
        'Včely [=lietali] z kvetu na kvet s malými vedierkami. {|Jedna si [=kýchla] a celý strop púpavy [=odletel] do susednej obce.}',
      ],
      [
        'Lúka [=zatvorila] kvety, jeden po druhom. Svrčky [=hrali] pomaly a tráva [=držala] teplo celého dňa. {|Nad ňou [=svietil] mesiac a rosa [=začínala] ticho padať, aby mali ráno čím piť.}',
      ],
    ),
    setting(
      'potok',
      'land',
      place('potok Zurčiak', 'pri potoku Zurčiaku', 'k potoku Zurčiaku', 'od potoka Zurčiaka'),
      [
        'Potok Zurčiak [=rozprával] celý deň a nikdy sa [=neopakoval]. [Hero] [sedel] pri ňom {na kameni|na kameni a [púšťal] po vode lístky s pozdravmi, kým ich potok [=čítal] nahlas}. Kvety na brehu [=kývali].',
        'Kameň, kameň, voda, kameň. [Hero] [skákal] cez potok. {Čľup! Tak nie.|Posledný kameň [=bol] mokrý a príroda je spravodlivá, tak [=boli] o chvíľu mokré aj ponožky.} Vzduch [=voňal] <vŕbou~mätou~blatom>.',
      ],
      [
        'Vážka nad potokom [=stála] vo vzduchu ako malá helikoptéra. {|[=Kontrolovala], či všetky kvapky idú správnym smerom, a [=išli].}',
      ],
      [
        'Potok [=zašumel] tichšie. Kamene [=boli] teplé a kvety pri vode [=zavreli] lupene. {|Vážka si [=sadla] na steblo a to sa s ňou ešte chvíľu [=kolísalo].} Tráva domov [=bola] mäkká.',
      ],
    ),
    setting(
      'zahrada',
      'land',
      place('dedkova záhrada', 'v dedkovej záhrade', 'do dedkovej záhrady', 'z dedkovej záhrady'),
      [
        'V dedkovej záhrade [=rástlo] všetko, čo sa zasadilo, a pár vecí navyše. {[Hero] [polieval] hrášok.|Mrkva, hrášok, jedna lyžica, ktorú tam niekto [=zabudol], a slnečnica, čo [=pozerala] susedom do kuchyne. [Hero] to všetko [polieval].}',
        '[Hero] [mal] v dedkovej záhrade vlastný záhon, {veľký ako osuška|veľký ako osuška, a v ňom všetko zasadené naraz, aby to malo spoločnosť}. Hlina [=voňala] po daždi a kvety po mede.',
      ],
      [
        'Strašiak v hrachu [=mal] dedkove tepláky. {|Vtáky sa ho [=nebáli], dokonca na ňom [=pospávali], lebo [=mal] mäkké ramená.}',
      ],
      [
        'Záhrada si [=vydýchla]. Kvety [=sklonili] hlavy, krhla [=odpočívala] a dedko [=zhasol] lampu na verande. {|Hrášok si [=zavrel] struky na noc, ako keď sa zapína spací vak.} Domov je to pár tichých krokov.',
      ],
    ),
  ],
  heroes: [
    figure(
      'vcela',
      'včielka Medulienka',
      ['Včielka Medulienka lieta na kvety na druhú zmenu. {|Ráno je vraj na lúke plno a ona má rada pokoj.}'],
      ['[Hero] [spal].'],
    ),
    figure(
      'slimak',
      'slimák Fero',
      ['Slimák Fero pozná každé steblo na lúke. {|Osobne a z oboch strán.}'],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'dedko',
      'dedko Hriadka',
      [
        'Spoza kríka [=vyšiel] dedko Hriadka s motykou. {„Čo nám rastie?“|„Prírode sa nemá šepkať do remesla,“ [=povedal], „ale pomôcť s taškou jej môžete.“} V klobúku [=mal] pierko.',
      ],
      ['Dedko Hriadka si [=oprel] motyku o stenu a [=utrel] si čelo. „Rastie to aj v noci,“ [=povedal] potichu.'],
    ),
    figure(
      'zaba',
      'rosnička Zelka',
      [
        'Z listu [=spadla] rosnička Zelka. {„Bude pekne. Kvak.“|„Predpoveď: pekne, miestami žaby,“ [=zahlásila] a [=vyškriabala] sa späť na steblo.} A [=skákala] s nimi.',
      ],
      ['Rosnička Zelka sa [=prilepila] na spodok listu, kde [=bolo] tmavo, mäkko a bezpečne.'],
    ),
    figure(
      'vetrik',
      'vetrík Šušo',
      [
        'Okolo nôh sa [=zatočil] vetrík Šušo. {„Fú! Viem všetko.“|„Bol som na lúke, v komíne aj v cudzej bielizni,“ [=šušťal], „viem všetko.“} A kvety mu [=tlieskali].',
      ],
      ['Vetrík Šušo si [=ľahol] do trávy a [=prestal] byť vetrom. [=Bol] už len tichým dychom.'],
    ),
  ],
  problems: [
    {
      id: 'pupava',
      ask: 'Kadiaľ sa lieta k moru?',
      title: ['[Hero] a púpava, ktorá chcela cestovať', 'Semienko so strachom z lietania'],
      refrain: ['Fú, fú, cesta vzduchom', 'Malé pierko, veľký svet'],
      spark: [
        'Na lúke [=stála] biela púpava. „Chcem vidieť more,“ [=vzdychla], „{ale som prirastená.“|ale mám koreň až po kolená a vietor dnes nejde.“} Semienka sa jej [=triasli] nedočkavosťou. [Hero] k nej [čupol]. Dá sa púpave pomôcť na cestu?',
        'Všetky púpavy [=odleteli], len jedna [=stála] a [=čakala]. {Vietor na ňu [=zabudol].|Vietor na ňu [=zabudol], hoci si [=učesala] každé páperie a [=zbalila] do každého semienka kúsok lúky.} [Hero] sa jej [spýtal], kam chce ísť.',
      ],
      tries: [
        '[Hero] [fúkol]. {Púpava [=kýchla]!|[=Bolo] to zospodu, púpava [=kýchla] a dve semienka [=vyleteli], ale hneď sa [=vrátili], že [=zabudli] čiapky.} Treba iný vietor.',
        '[Helper] [helper:mával] lopúchom. {[=Odletel] lopúch.|Lopúch sa [=roztrhol], [=odletel] a odvtedy ho na susednej lúke majú za draka.} Púpava [=ostala].',
      ],
      solutions: [
        {
          id: 'bezat',
          text: [
            '„Ja budem vietor,“ [povedal] [hero]. {Ruky rozpažiť. Bežať!|[Rozpažil] ruky, [rozbehol sa] cez celú lúku a [helper] [helper:utekal] z druhej strany, aby sa vzduch zmiešal.} Kvety sa [=ohli], tráva [=zašumela] a púpava sa [=pustila]. {[=Leteli]!|Semienka [=stúpali], [=mávali] páperím a najmenšie ešte [=kričalo]: „Pošlem pohľadnicu!“} Hore ich [=chytil] ozajstný vietor.',
          ],
        },
        {
          id: 'potok',
          text: [
            '„Keď nie vzduchom, tak vodou,“ [povedal] [hero]. Z kôry [=bola] loďka, z listu plachta. {Semienka [=nasadli/nasadajú].|Semienka si [=posadali] do radov ako v divadle a [helper] im [helper:prideľoval] miesta pri okne.} Potok ich [=vzal]. {„Ahój, more!“|Najprv [=plávali] okolo kameňov, potom popod most, a ich „ahoj“ [=bolo] počuť, až kým [=nezahli] za vŕbu.} Na jar [=prišla] správa: pri mori kvitne žltá lúka.',
          ],
        },
      ],
      after: [
        'V jamke po púpave [=ostalo] jedno semienko. {|„Niekto musí dávať pozor na lúku,“ [=vysvetlilo] a [=zahrabalo] sa.} Príroda si vie poradiť.',
      ],
      fact: '[Hero] [pomohol] púpave vydať sa do sveta.',
    },
    {
      id: 'dazd',
      ask: 'Ako sa povie oblaku, aby sa nebál?',
      title: ['[Hero] a oblak, ktorý sa bál pršať', 'Lúka čaká na dážď'],
      refrain: ['Kvap a kvap a ešte kvap', 'Zem je mäkká, poď'],
      spark: [
        'Lúka [=bola] smädná. {Oblak [=visel] a [=nepršal].|Kvety [=mali] zvesené hlavy, potok [=tiekol] len po členky a oblak nad nimi [=visel] plný a [=nepršal].} „Bojím sa pádu,“ [=šepol] oblak. [Hero] [pozrel] hore. Príroda potrebuje dážď.',
        'Nad lúkou [=stál] oblak už tri dni. {„Neviem, ako začať.“|„Neviem, ktorou kvapkou začať,“ [=priznal] sa, „čo keď tá prvá bude zlá?“} Kvetom [=vysychali] ústa. [Hero] mu [zakýval].',
      ],
      tries: [
        '[=Predviedli] oblaku, ako sa plače. {[=Bol] z toho smiech.|Najprv to [=šlo] smutne, no [helper] pri tom [helper:robil] také tváre, že [=tiekli] iba slzy od smiechu.} Oblak sa len [=díval].',
        '[Hero] [rozložil] dáždnik, že už prší. {Oblak na to [=neskočil/neskočí].|„Vidím, že je suchý,“ [=povedal] oblak, „nie som včerajší, som stredajší.“} Treba na to ísť inak.',
      ],
      solutions: [
        {
          id: 'prva',
          text: [
            '„Pusť jednu. Len jednu, mne do dlane,“ [povedal] [hero]. {Oblak [=zavrel] oči. Kvap.|Oblak sa [=nadýchol], [=zavrel] oči a z jeho okraja [=spadla] jediná kvapka, guľatá a vystrašená.} Dlaň ju [=chytila], mäkko. „Bolelo to?“ „Bolo to ako kolotoč!“ [=zvolala] kvapka. {A potom [=pršalo].|Ostatné to [=počuli] a už sa [=tlačili], a na lúke [=pršalo], [=bubnovalo], [=žblnkalo].} [Helper] [helper:tancoval] v kaluži. Kvety [=pili].',
          ],
        },
        {
          id: 'pesnicka',
          text: [
            '[Hero] si [ľahol] do trávy a [povedal] oblaku, čo všetko naň čaká. {Mak. Potok. Žaby.|Mak s prázdnym hrnčekom, potok, čo [=zabudol] druhú slohu, a žaby, ktoré už týždeň [=nemali] premiéru.} „Na mňa?“ [=začudoval] sa oblak. „Na teba,“ [helper:povedal] [helper]. {A kvap!|Oblak [=zosivel] od dojatia a ako to býva, od dojatia to [=kvaplo] samo.} [=Pršalo] mäkko a dlho, akurát pre kvety.',
          ],
        },
      ],
      after: [
        'Nad lúkou [=stála] dúha a oblak, ľahký ako pierko. {|„Zajtra zas,“ [=povedal], „len sa pôjdem napiť.“} [=Voňalo] to zemou.',
      ],
      fact: '[Hero] [pomohol] oblaku, ktorý sa bál pršať.',
    },
    {
      id: 'motyl',
      ask: 'Kedy už narastú húsenici krídla?',
      title: ['[Hero] a húsenica, ktorá meškala', 'Motýľ v zimnom kabáte'],
      refrain: ['Ešte chvíľku, ešte dve', 'Všetko rastie potichu'],
      spark: [
        'Na kvete [=sedela] húsenica Gita a [=plakala]. {„Všetci už lietajú.“|„Všetky sestry už lietajú, majú krídla aj pozvánky,“ [=vzlykala], „a ja mám šestnásť nôh a ani jedny krídla.“} [Hero] jej [podal] list. Čo s húsenicou, ktorá sa nevie dočkať?',
        'Na lúke [=mali] motýle ples. {Húsenica [=nemala] krídla.|Húsenica Gita [=stála] pri bráne s kyticou a [=nepustili] ju, lebo na pozvánke [=stálo] „krídla povinné“.} [Hero] si k nej [prisadol] do trávy.',
      ],
      tries: [
        'Z okvetných lístkov [=ušili] krídla. {[=Odniesol] ich vietor.|[=Pristali] jej, len vietor si [=myslel], že sú jeho, a [=odniesol] ich.} Smutné? Trochu aj smiešne.',
        '[Helper] [helper:vyhodil] húsenicu do vzduchu. {[=Spadla] do púpavy. Mäkko.|[=Letela] krásne, hoci krátko, a [=pristála] v púpave s páperím na nose.} To ešte [=nebolo] lietanie.',
      ],
      solutions: [
        {
          id: 'spanok',
          text: [
            '„Možno netreba nič robiť,“ [povedal] [hero]. „Možno treba spať.“ {Gita [=zívla].|Gita [=zívla], a ako [=zívla], [=začala] sa sama od seba baliť do hodvábu.} Spolu [=strážili] kuklu pred slnkom aj pred vrabcom. Deň, dva, tri. {Prask. Krídla!|Prask, a z kukly [=vykukol] nos, potom noha a potom čosi pokrčené, čo sa [=rozvinulo] na krídla ako obloha.} „Spala som dlho?“ „Presne koľko bolo treba.“',
          ],
        },
        {
          id: 'ples',
          text: [
            '„Tak urobíme ples pre nohy,“ [povedal] [hero]. {Zem [=bola] parket.|Na pozvánke [=stálo]: šestnásť nôh povinných, kto má menej, nech si požičia.} [=Prišli] stonožky, mravce, [helper] aj dva dlhonohé pavúky s husľami. {Gita [=tancovala] najlepšie!|Gita [=tancovala] na všetkých nohách naraz a motýle sa [=nakláňali] z výšky, že oni sa tak nevedia.} Do rána na krídla nikto [=nemyslel]. [=Narástli/Rastú] jej potom, keď na ne [=nemala] čas.',
          ],
        },
      ],
      after: [
        'Gita sa [=posadila] na sedmokrásku a [=zakývala]. {|Jedným krídlom, druhým, a potom z čistého zvyku aj šiestimi nohami.} Na lúke [=bol] pokoj.',
      ],
      fact: '[Hero] [pomohol] húsenici Gite dočkať sa krídel.',
    },
  ],
  obstacles: [
    'Potok sa [=rozlial] cez chodník. {Topánky dolu!|Voda [=bola] po členky a rybky [=pozerali], komu patria tie biele veľké ryby s piatimi prstami.} Čľap, čľap, a [=boli] za vodou.',
    'Žihľavy [=stáli] v dvoch radoch ako vojaci. {„Pozor, pŕhlime!“|„Pŕhlime, ale len kto sa ponáhľa,“ [=vysvetlila] najstaršia žihľava.} Pomaly, lakte hore, a kvety za nimi [=vydýchli].',
  ],
  encounters: [
    'Čmeliak [=spal] v zvončeku. {Chrrr, bzz.|Zvonček sa s ním [=kolísal] a každé zachrápanie [=znelo] ako bzučiak pri dverách.} [Hero] [prešiel] okolo po špičkách.',
    'Lienka si [=počítala] bodky. {„Sedem. Uf, všetky.“|„Včera ich bolo šesť,“ [=hundrala], „potom som sa oprela o nedopečený koláč.“} Lúka sa [=smiala].',
    'Slnečnica sa [=otáčala] za slnkom. {„Bolí ma krk.“|„Celý deň doprava,“ [=vzdychla], „večer sa tajne otáčam doľava, nech mám rovnako.“} [Hero] jej [podložil] list.',
  ],
  favourite: [
    'V pohári pri posteli [=stála] kytička z lúky a lupene [=mala] už zavreté.',
    'Na okne [=spala] lienka a pod jej krídlami sa [=uložil/ukladá] celý dnešný deň.',
  ],
}
