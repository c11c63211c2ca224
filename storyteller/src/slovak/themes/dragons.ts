import type { ThemePack } from '../../realise/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const dragons: ThemePack = {
  words: ['drak', 'drač', 'dráč', 'oheň', 'ohn', 'iskr', 'jaskyň', 'šupin', 'krídl', 'dym'],
  settings: [
    setting(
      'jaskyna',
      'land',
      place('Dračia jaskyňa', 'v Dračej jaskyni', 'do Dračej jaskyne', 'z Dračej jaskyne'),
      [
        'V Dračej jaskyni [=bolo] teplo ako pri peci. {[Hero] tam [sušil] ponožky.|Draci tam [=vešali] dym na šnúru, [hero] vedľa neho ponožky, a nikto sa [=nesťažoval/nesťažuje], ani dym, ani ponožky.} [=Voňalo] tam <pečenými gaštanmi~cesnakovou polievkou~teplým kameňom>.',
        'Na bráne jaskyne [=visel] zvonček: „Zvoňte, drak spí tvrdo.“ [Hero] [zazvonil]. {Fuúú!|Z hĺbky sa [=ozvalo] fúúú a von [=vyletel] krúžok dymu, v ktorom [=bolo] napísané „ďalej“.} Dračí deň sa [=začal].',
      ],
      [
        'Na stenách jaskyne [=boli] kresby. {Drak s bábovkou.|Najstaršia [=ukazovala] draka s bábovkou a pod ňou poznámku: „Nefúkať na cukor.“}',
      ],
      [
        'V jaskyni [=dohárali] uhlíky a [=svietili] ako ospalé oči. Kamene [=hriali] do chrbta. {|Dračí dych [=znel] z hĺbky pomaly a pravidelne, ako more, ktoré sa naučilo uspávať.} Domov [=viedla] tichá cesta.',
      ],
    ),
    setting(
      'skola',
      'sky',
      place('dračia letecká škola', 'v dračej leteckej škole', 'do dračej leteckej školy', 'z dračej leteckej školy'),
      [
        'V dračej leteckej škole [=sedeli] malí draci v laviciach a chvosty im [=trčali] do uličky. {[Hero] tam [mal] službu.|[Hero] tam [mal] týždeň službu na tabuľu a na hasenie zošitov.} Na rozvrhu [=bolo] fúkanie, kŕmenie a spánok.',
        '[=Zvonilo] na prvú hodinu a z okna školy [=vyletelo] dvadsať drakov. {[Hero] [mával] krídlami z papiera.|[Hero] na kopci [mával] krídlami z papiera a z lepiacej pásky, lebo chcieť lietať sa dá aj zo zeme.}',
      ],
      [
        'V jedálni [=nemali] sporák. {Každý si [=zohrial] sám.|Každý drak si svoju polievku [=zohrial] sám, preto tam nikdy [=nebola] studená.}',
      ],
      [
        'Škola [=stíchla] a dračie krídla sa [=zložili]. Nad kopcom [=ostal] len jeden obláčik dymu, {celkom malý|celkom malý, taký, aký vydýchne drak, keď sa mu niečo pekné sníva}. Cesta domov [=bola] teplá.',
      ],
    ),
    setting(
      'ostrov',
      'water',
      place('Dymový ostrov', 'na Dymovom ostrove', 'na Dymový ostrov', 'z Dymového ostrova'),
      [
        'Uprostred mora [=dymil] ostrov. Nie sopka, drak [=varil] kávu. {[Hero] mu [niesol] cukor.|[Hero] mu [niesol] cukor, tri kocky, lebo draci majú horkosti dosť už z rannej mrzutosti.} Vlny [=voňali] <kávou~soľou~teplým popolom>.',
        '[Hero] [priplával] na Dymový ostrov po raňajkách. {Draci [=mávali].|Na brehu [=stáli] dračí súrodenci podľa veľkosti a [=mávali] krídlami, až sa more [=vlnilo].}',
      ],
      [
        'Kamene na ostrove [=boli] teplé a v jamkách [=bublala] voda. {|Draci v nej [=varili] vajíčka namäkko, presne na dve pesničky a jedno zívnutie.}',
      ],
      [
        'Ostrov [=vydýchol] posledný obláčik. Loďka sa [=kolísala] a more [=bolo] hladké a teplé. {|Draci na brehu si [=ľahli] jeden cez druhého ako kopa vankúšov.} Domov [=svietila] cesta z mesačného svetla.',
      ],
    ),
  ],
  heroes: [
    figure(
      'dracica',
      'dračica Škvrnka',
      ['Dračica Škvrnka vie fúkať iba bublinky. {|Na narodeninách je preto prvá pozvaná a sviečky pri nej prežijú.}'],
      ['[Hero] [spal].'],
    ),
    figure(
      'drak',
      'drak Vavrinec',
      ['Drak Vavrinec má tri hlavy a jednu pusinku na dobrú noc. {|Každý večer losujú.}'],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'salamandra',
      'jašterica Klára',
      [
        'Na teplom kameni [=ležala] jašterica Klára. {„Som malá dračia teta.“|„Som z malej vetvy rodu,“ [=predstavila] sa, „my sme sa dali na opaľovanie.“} A [=ponúkla] sa, že pomôže.',
      ],
      ['Jašterica Klára [=vliezla] do škáry, kde kameň drží teplo až do rána.'],
    ),
    figure(
      'kovac',
      'kováč Matúš',
      [
        'Od vyhne [=prišiel] kováč Matúš, začmudený a {usmiaty|usmiaty od ucha k uchu, viac z neho pre sadze [=nebolo] vidieť}. „Drakom kujem podkovy. Teda, skúšam. Čo treba?“',
      ],
      ['Kováč Matúš [=zasypal] vyhňu popolom, [=umyl] si ruky a [=ostal] z neho celkom svetlý a ospalý kováč.'],
    ),
    figure(
      'stara',
      'stará dračica Popelína',
      [
        'Na prahu [=sedela] stará dračica Popelína a [=štrikovala] si ponožku na chvost. {„Poraďme sa.“|„Mám deväťsto rokov a ešte som nevidela starosť, na ktorú by nebol čaj,“ [=povedala].} A [=zložila] ihlice.',
      ],
      ['Stará dračica Popelína si [=natiahla] ponožku na chvost a [=odfúkla] sviečku, celkom zľahka.'],
    ),
  ],
  problems: [
    {
      id: 'ohen',
      ask: 'Čím sa zapáli dračí oheň, keď zhasne?',
      title: ['[Hero] a dráčik, ktorému zhasol oheň', 'Drak s prázdnym kozubom'],
      refrain: ['Iskra malá, nezhasni', 'Fú a fú a ešte raz'],
      spark: [
        'Dráčik Pukanec [=fúkol] a nič. {Ani dym!|Iba teplý vzduch, trochu s vôňou mrkvy, a dračia trieda sa [=zachichotala].} „Zhasol mi oheň,“ [=šepol]. Oči [=mal] plné sĺz. [Hero] mu [podal] vreckovku.',
        'Malý drak Pukanec [=sedel] v tráve a [=triasol] sa. {V bruchu [=mal] tmu.|„Ráno tam ešte hrialo,“ [=hladil] si brucho, „a teraz je tam ako v pivnici.“} Drakovi [=zhasol] oheň. [Hero] [chcel] pomôcť.',
      ],
      tries: [
        '[=Dali] drakovi čili papričku. {[=Kýchol] motýľa!|[=Očervenel], [=ozelenel], [=kýchol] a von [=vyletel] motýľ, ktorý sa tiež [=čudoval].} Oheň nikde.',
        '[Helper] [helper:škrtol] kremeňom. {Iskra [=sadla] na koláč.|Iskra [=vyskočila], [=rozhliadla] sa a [=sadla] si na koláč, aby nezmrzla.} Koláč [=bol] dopečený, drak zatiaľ nie.',
      ],
      solutions: [
        {
          id: 'smiech',
          text: [
            '„Kedy ti zhasol?“ [spýtal sa] [hero]. „Keď som sa prestal smiať,“ [=povedal] Pukanec. {Tak ho [=šteklili]!|Vtom [=bolo] jasno a [helper] s vážnou tvárou [helper:vytiahol] pierko.} Pod krídlom. Za uchom. Na brušku. Chichi, haha! {Fúú! Oheň!|V bruchu to [=zaprskalo], [=zabublalo] a z dračej papule [=vyletel] plamienok, oranžový a trochu prekvapený.} Drak sa [=smial] a [=svietil].',
          ],
        },
        {
          id: 'teplo',
          text: [
            '[Hero] draka [objal]. Len tak, naširoko. {[=Bolo] mu zima.|[Helper] [helper:pridal] deku, polievku a otázku, ako sa má, a to [=bolo] prvýkrát, čo sa ho dnes niekto opýtal.} Chvíľu [=sedeli] potichu. V dračom bruchu [=cvaklo]. {A [=zahrialo] to.|„Cítite to?“ [=zašepkal] Pukanec. [=Hrialo] to ako rúra, v ktorej sa práve rozhodli piecť.} Prvý plamienok [=zapálil] sviečku.',
          ],
        },
      ],
      after: [
        'Drak im [=opiekol] chlieb, z oboch strán. {|Na treťom [=bolo] vypálené srdce a nikto ho [=nechcel] zjesť prvý.} Oheň už [=držal].',
      ],
      fact: '[Hero] [pomohol] dráčikovi Pukancovi zapáliť stratený oheň.',
    },
    {
      id: 'lietanie',
      ask: 'Ako sa učí lietať drak, čo sa bojí?',
      title: ['[Hero] a drak, ktorý sa bál výšok', 'Nízko lietajúci drak'],
      refrain: ['Krídla hore, brucho dnu', 'Len kúsok nad trávou'],
      spark: [
        'Drak Ambróz [=mal] krídla ako plachty, no [=chodil] pešo. {„Bojím sa výšok.“|„Dolu je kameň a hore je nič,“ [=vysvetľoval], „a ja sa bojím ničoho.“} Zajtra [=mal] letieť na dračiu slávnosť. [Hero] [rozmýšľal].',
        'Všetci draci [=lietali], len jeden [=stál] na autobusovej zastávke. {Drak Ambróz.|„Autobus je nízko a zastavuje,“ [=povedal] Ambróz dôstojne, no oči mu [=lietali] s ostatnými.} [Hero] si k nemu [prisadol].',
      ],
      tries: [
        '[=Skúsili] to zo stoličky. {Hop! Buch! Au.|Hop a buch, Ambróz [=pristál] na zadku a stolička [=podala] výpoveď.} Lietanie to ešte [=nebolo].',
        '[Helper] [helper:zaviazal] drakovi oči. {Bum! Strom.|„Teraz výšku nevidím,“ [=zajasal], „ani strom, bum.“} Radšej šatku dolu.',
      ],
      solutions: [
        {
          id: 'nizko',
          text: [
            '„A čo keby to nebolo vysoko?“ [povedal] [hero]. „Poleť nízko. Tak, aby ťa tráva šteklila.“ {Krídla. Máv. Máv.|[Helper] [helper:bežal] vedľa a [helper:držal] ho za labku, kým [=nezačal] mávať.} Brucho sa [=odlepilo] od zeme. {[=Letel]! O dlaň!|[=Letel] o dlaň, potom o stoličku, potom o plot, a keď sa [=spýtal], či je to už vysoko, [=boli] pod ním jablone.} „Ani som si nevšimol!“ [=smial] sa drak.',
          ],
        },
        {
          id: 'vietor',
          text: [
            '[Hero] [pustil] šarkana a [podal] drakovi špagát. {Šarkan [=ťahal]. Drak [=bežal].|Šarkan [=ťahal], drak [=bežal], [helper] [helper:povzbudzoval] a vietor to celé [=vzal] do dlaní.} „Kto koho drží?“ [=kričal] Ambróz zhora. {[=Letel]!|Zhora? Naozaj, z výšky komína, a dračí tieň [=plával] po lúke ako veľká ryba.} Vzduch ho [=niesol] ako mama.',
          ],
        },
      ],
      after: [
        'Na slávnosť [=priletel] Ambróz posledný, lebo si [=robil] vyhliadku. {|A autobus [=zatrúbil] na pozdrav svojmu najlepšiemu cestujúcemu.}',
      ],
      fact: '[Hero] [naučil] draka Ambróza lietať.',
    },
    {
      id: 'vajce',
      ask: 'Nehľadá niekto bodkované vajce?',
      title: ['[Hero] a dračie vajce', 'Kto býva v bodkovanom vajci'],
      refrain: ['Ťuk, ťuk, kto je tam', 'Teplo, ticho, trpezlivo'],
      spark: [
        'V tráve [=ležalo] vajce, bodkované a {veľké ako lopta|veľké ako lopta, teplé ako žemľa, a zvnútra niekto [=hral] na stenu}. Ťuk, ťuk. Dračie vajce! [Hero] sa k nemu [sklonil]. Musí sa udržať v teple, kým príde dračia mama.',
        'Na ceste [=ležal] bodkovaný kameň. Kameň [=kýchol]. {[=Bolo] to vajce!|Kamene nekýchajú, a tak to [=muselo] byť dračie vajce a [=bolo] mu chladno.} [Hero] si [vyzliekol] sveter.',
      ],
      tries: [
        '[=Zabalili] vajce do svetra. {[=Vykotúľalo] sa z rukáva.|Lenže sa [=vykotúľalo] z jedného rukáva, [=vošlo] do druhého a [=bolo] veselé.} Teplejšie mu však [=nebolo].',
        '[Helper] [helper:čítal] vajcu noviny. {Vajce [=zívlo].|Pri športe [=poskočilo], pri počasí [=zívlo], ale hriať to [=nehrialo/nehreje].} Skúsme inak.',
      ],
      solutions: [
        {
          id: 'kruh',
          text: [
            '[Hero] si [ľahol] okolo vajca do oblúka, [helper] z druhej strany. {[=Bol] z toho pelech.|[=Bol] z nich živý pelech a vajce v ňom [=ležalo] ako jadierko v slivke.} [=Hovorili] mu potichu. O dažďoch, o mrkve, o mame. {Ťuk. Prask. Nos!|Ťuk, ťuk, prask, a najprv [=vykukol] nos, potom jedno oko a napokon celý mokrý dráčik.} Vtom [=zašumeli] krídla. Mama [=bola] tu.',
          ],
        },
        {
          id: 'piesen',
          text: [
            '[Hero] [položil] vajce na teplý kameň a [začal] mrmlať uspávanku. {Vajce [=mrmlalo] tiež.|Z vajca sa [=ozýval] druhý hlas, o pol tóna vyššie, ale odhodlane.} [Helper] [helper:držal] rytmus. Uspávanka [=letela] cez kopce. {[=Počula] ju dračia mama!|Dračia mama ju [=počula] až za tromi dolinami, lebo takúto spieva len ten, kto niečo stráži.} Krídla [=zakryli] slnko a hneď [=bolo] teplo.',
          ],
        },
      ],
      after: [
        'Dračia mama im [=darovala] kúsok bodkovanej škrupiny. {|Hreje vo vrecku a v noci ticho pukne, keď sa dráčikovi niečo sníva.} Krásny dračí deň.',
      ],
      fact: '[Hero] [ustrážil] bodkované dračie vajce.',
    },
  ],
  obstacles: [
    'Cestu [=zahalil] dračí dym. {[=Voňal] po údenom.|[=Voňal] po údenom a v ňom [=svietili] dve ospalé oči: „Prepáčte, robím hrianky.“} [Hero] [otvoril] dáždnik a [rozfúkal] ho.',
    'Na mostíku [=spal] drak. {Chŕŕ.|Na chvoste [=mal] tabuľku „prekročte, prosím“ a na brušku druhú „neštekliť“.} Po špičkách [=prešli] všetci a drak sa iba [=usmial] zo sna.',
  ],
  encounters: [
    'Dračia babička [=predávala] pukance. {Puk! Puk!|Len [=vzdychla] a kukurica sama [=vyskakovala] z kornútka.} [Hero] si [dal] slané.',
    'Okolo [=preletel] drak poštár a [=zhodil] pohľadnicu. {Roh [=mala] ohorený.|Roh [=mala] ohorený a [=písalo] sa v nej: „Je tu pekne, posielam iskru.“} Naozaj v nej [=bola].',
    'Dvaja malí draci sa [=hádali], kto je väčší. {„Ja!“ „Ja!“|„Ja!“ „Ja som na šírku!“ A tak ich [hero] [odmeral] chvostami.} [=Boli] presne rovnakí.',
  ],
  favourite: [
    'Plyšový dráčik [=ležal] pri vankúši a [=dýchal] len teplo, žiadne iskry.',
    'Lampička v tvare draka [=svietila] oranžovo a potichu [=strážila].',
  ],
}
