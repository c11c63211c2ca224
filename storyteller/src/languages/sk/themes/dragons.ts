import type { ThemePack } from '../../../craft/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const dragons: ThemePack = {
  words: ['drak', 'drač', 'dráč', 'oheň', 'ohn', 'iskr', 'jaskyň', 'šupin', 'krídl', 'dym'],
  settings: [
    setting(
      'dracia-jaskyna',
      'land',
      place('Dračia jaskyňa', 'v Dračej jaskyni', 'do Dračej jaskyne', 'z Dračej jaskyne'),
      [
        'V Dračej jaskyni [=bolo] teplo ako pri peci. Draci tam [=vešali] na šnúru dym a [hero] vedľa neho ponožky. {|Ani dym, ani ponožky si na seba ešte nikdy [=nesťažovali/nesťažujú].} [=Voňalo] tam <pečenými gaštanmi~cesnakovou polievkou~teplým kameňom>.',
        'Na bráne Dračej jaskyne [=visel] zvonček s nápisom: „Zvoňte, drak spí tvrdo.“ [Hero] [zazvonil]. {|Z hĺbky sa [=ozvalo] fúúú a von [=vyletel] krúžok dymu, v ktorom [=bolo] napísané „ďalej“.} Dračí deň sa [=začal].',
      ],
      [
        'Na stenách jaskyne [=boli] kresby. {Najkrajší [=bol] drak s bábovkou.|Najstaršia [=ukazovala] draka s bábovkou a pod ňou poznámku: „Nefúkať na cukor.“}',
        'V kúte [=sedeli] tri staré kotlíky a [=bublali]. {|V jednom [=bol] čaj, v druhom polievka a tretí [=bublal] iba zo zvyku.}',
      ],
      [
        'V jaskyni [=dohárali] uhlíky a [=svietili] ako ospalé oči. Kamene [=hriali] do chrbta. {|Dračí dych [=znel] z hĺbky pomaly a pravidelne, ako more, ktoré sa naučilo uspávať.} Domov [=viedla] tichá cesta.',
        'Draci si [=ľahli] do kruhu a chvosty si [=položili] na seba. V jaskyni [=stíchlo/tíchne]. {|Posledný krúžok dymu [=vyšiel] von, [=obzrel] si mesiac a pomaly sa [=rozplynul/rozplýva].} Doma [=čakala] posteľ, teplá ako dračie brucho.',
      ],
    ),
    setting(
      'letecka-skola',
      'sky',
      place('dračia letecká škola', 'v dračej leteckej škole', 'do dračej leteckej školy', 'z dračej leteckej školy'),
      [
        'V dračej leteckej škole [=sedeli] malí draci v laviciach a chvosty im [=trčali] do uličky. [Hero] [mal] týždeň službu. {|Služba [=utierala/utiera] tabuľu, [=hasila/hasí] zošity a [=počítala], či sa po prestávke vrátili všetky krídla.} Na rozvrhu [=bolo] fúkanie, lietanie a spánok.',
        '[=Zazvonilo] na prvú hodinu a z okien dračej leteckej školy [=vyletelo] dvadsať drakov. [Hero] im z kopca [mával] krídlami z papiera. {|[=Boli] zlepené páskou a na jednom [=stálo] „mlieko, chlieb“, lebo predtým to [=bol] nákupný lístok.} Vzduch [=voňal] po dyme a po lete.',
      ],
      [
        'V jedálni [=nemali] sporák. {Polievku si [=zohrial] každý sám.|Každý drak si polievku [=zohrial] sám, preto tam ešte nikdy [=nebola] studená.}',
        'Na dvore [=viseli] na šnúre oblaky a [=sušili] sa. {|Po písomke z pristávania [=bolo] v každom jedna diera v tvare dráčika.}',
      ],
      [
        'Škola [=stíchla/tíchne] a dračie krídla sa [=zložili]. Nad kopcom [=ostal] len malý obláčik dymu. {|[=Bol] taký, aký drak vydýchne, keď sa mu sníva niečo pekné.} Cesta domov [=bola] mäkká a tichá.',
        'Pod strechou školy [=viseli] tašky a [=spali]. Hviezdy [=sedeli] na hrebeni ako vrabce. {|Pani učiteľka dračica ešte raz [=prešla] po chodbe a každému oblaku [=popravila/popraví] perinku.} Domov sa [=išlo] pomaly, dolu kopcom, k teplej posteli.',
      ],
    ),
    setting(
      'dymovy',
      'water',
      place('Dymový ostrov', 'na Dymovom ostrove', 'na Dymový ostrov', 'z Dymového ostrova'),
      [
        'Na Dymovom ostrove sa [=dymilo/dymí] od rána. To drak [=varil] kávu. [Hero] mu [niesol] cukor. {|Tri kocky, lebo draci majú horkosti dosť už z rannej mrzutosti.} Vlny [=voňali] <kávou~soľou~teplým popolom>.',
        '[Hero] [priplával] na Dymový ostrov hneď po raňajkách. Na brehu [=stáli] dračí súrodenci a [=mávali] krídlami. {|[=Stáli] podľa veľkosti, od komína po kanvičku, a more sa od toho mávania [=vlnilo].} Piesok [=hrial] do chodidiel.',
      ],
      [
        'V jamkách na ostrove [=bublala] teplá voda. {|Draci v nej [=varili] vajíčka namäkko, presne na dve pesničky a jedno zívnutie.}',
        'Na skale [=sedela] čajka a [=sušila] si nohy nad dračím komínom. {|Za teplo [=platila/platí] novinkami a dnes [=mala] jednu o sardinkách.}',
      ],
      [
        'Ostrov [=vydýchol] posledný obláčik. Loďka sa [=kolísala] a more [=bolo] hladké a teplé. {|Draci na brehu si [=ľahli] jeden cez druhého ako kopa vankúšov.} Domov [=svietila] cesta z mesačného svetla.',
        'More [=dýchalo] pomaly a ostrov s ním. Nad vodou [=ležal] tenký dym ako perina. {|Čajka si [=skryla/skrýva] zobák do peria a noviny [=nechala] na ráno.} Pri domácom brehu už [=svietila] lampa.',
      ],
    ),
    setting(
      'tepla-dolina',
      'land',
      place(
        'dolina Teplých kameňov',
        'v doline Teplých kameňov',
        'do doliny Teplých kameňov',
        'z doliny Teplých kameňov',
      ),
      [
        'V doline Teplých kameňov [=sedel] na každom balvane jeden drak a [=vyhrieval] sa. [Hero] [mal] svoj kameň na kraji, pri potoku. {|Menší draci [=mali] menšie kamene a najmenší [=sedel] na hrachovom zrne, no veľmi hrdo.} Dym sa [=ťahal] dolinou a [=voňal] po borovici.',
        'Hapčí, [=ozvalo] sa v doline Teplých kameňov a tráva sa [=ohla]. To draci [=mali] rannú nádchu z kvetov. [Hero] im [nosil] vreckovky. {|[=Boli] z celej plachty, lebo menšie [=zhoreli/horia] hneď pri prvom kýchnutí.} Potom [=bolo] ticho a [=žblnkal/žblnká] potok.',
      ],
      [
        'Cez dolinu [=viedol] most z jednej starej dračej šupiny. {|Keď po ňom niekto [=kráčal], šupina [=zahrala] ako xylofón, ale iba pri každom druhom kroku.}',
        'Pod kameňmi [=spali] jašterice. {Aj im [=bolo] teplo.|Draci pre ne kamene po večeri vždy trochu [=dohrievali/dohrievajú], len tak, zo susedstva.}',
      ],
      [
        'Kamene v doline ešte [=hriali], hoci slnko už [=zašlo/zachádza]. Draci [=zívali] dym a ten sa [=ukladal/ukladá] do trávy. {|Potok [=hovoril] čoraz tichšie, až [=hovoril] už len sám sebe.} Cesta domov [=bola] teplá pod nohami.',
        'Nad dolinou [=vyšli] hviezdy a v každom jazierku [=spala] jedna. {|Najmenší drak [=zaspal] na hrachovom zrne a mama ho aj so zrnom [=preniesla/prenáša] pod krídlo.} Doma [=bolo] ticho a mäkká perina.',
      ],
    ),
  ],
  heroes: [
    figure(
      'dracica',
      'dračica Škvrnka',
      [
        'Dračica Škvrnka vie fúkať iba bublinky. {|Na narodeninách je preto prvá pozvaná a sviečky pri nej prežijú.}',
        'V tretej jaskyni zľava býva dračica Škvrnka. {|Má jednu oranžovú škvrnu a tvrdí, že je to mapa.}',
      ],
      ['[Hero] [spal] a z nosa jej [=išli] bublinky.'],
    ),
    figure(
      'drak',
      'drak Vavrinec',
      [
        'Drak Vavrinec má tri hlavy a jednu pusinku na dobrú noc. {|Každý večer o ňu losujú.}',
        'Drak Vavrinec si kupuje tri čiapky a jeden šál. {|Šál je dlhý a hlavy sa v ňom striedajú.}',
      ],
      ['[Hero] [spal] a dve hlavy [=strážili] tretej sen.'],
    ),
    figure(
      'dracik-kucharik',
      'dráčik Uhlík',
      [
        'Dráčik Uhlík pečie v dračej doline hrianky. {|Pečie ich na jedno vydýchnutie a z druhej strany na kýchnutie.}',
        'Najmenšiu iskru zo všetkých má dráčik Uhlík. {|Na sviečku stačí, na oheň v krbe sa musí rozbehnúť.}',
      ],
      ['[Hero] [spal] v teplom popole a [dýchal] ako malý mech.'],
    ),
    figure(
      'lietacka',
      'dračica Perla',
      [
        'Dračica Perla lieta najradšej dozadu. {|Vraví, že dopredu každý vidí, kam letí, a v tom nie je žiadne prekvapenie.}',
        'Dračica Perla zbiera po oblohe stratené čiapky. {|Má ich už celú jaskyňu a každú nedeľu ich vetrá.}',
      ],
      ['[Hero] [spal] v jaskyni plnej čiapok.'],
    ),
  ],
  helpers: [
    figure(
      'salamandra',
      'jašterica Klára',
      [
        'Na teplom kameni [=ležala] jašterica Klára. „Som malá dračia teta,“ [=povedala]. {|„My sme z tej vetvy rodu, čo sa dala na opaľovanie.“} A [=ponúkla] sa, že pomôže.',
        'Zo štrbiny [=vykukla] jašterica Klára a [=pretiahla/preťahuje] si chvost. {|„Raz mi odpadol,“ [=povedala], „odvtedy ho mám radšej.“} Keď [=počula] o starosti, [=vybrala] sa s nimi.',
      ],
      [
        'Jašterica Klára [=vliezla] do škáry, kde kameň drží teplo až do rána.',
        'Jašterica Klára si [=obtočila] chvost okolo uhlíka a pomaly [=zavrela] oči.',
      ],
    ),
    figure(
      'kovac-matus',
      'kováč Matúš',
      [
        'Od vyhne [=prišiel] kováč Matúš, začmudený a usmiaty. {|Pre sadze z neho [=bolo] vidieť iba ten úsmev.} „Drakom kujem podkovy,“ [=povedal]. „Teda, skúšam. Čo treba?“',
        'Klinky-klink, [=zaznelo] z cesty. Kováč Matúš [=niesol] na pleci kladivo a v ruke chlieb. {|Chlieb [=bol] od draka opečený z jednej strany, lebo druhú majú draci radšej mäkkú.} A hneď [=išiel] s nimi.',
      ],
      [
        'Kováč Matúš [=zasypal] vyhňu popolom, [=umyl] si ruky a [=ostal] z neho celkom svetlý a ospalý kováč.',
        'Kováč Matúš si [=zložil] koženú zásteru a kladivo [=uložil] na vankúšik.',
      ],
    ),
    figure(
      'popelina',
      'stará dračica Popelína',
      [
        'Na prahu [=sedela] stará dračica Popelína a [=štrikovala] si ponožku na chvost. „Poradíme sa,“ [=povedala]. {|„Mám deväťsto rokov a ešte som nevidela starosť, na ktorú by nebol čaj.“} A [=zložila] ihlice.',
        'Stará dračica Popelína [=letela] nízko a pomaly, s taškou v labke. {|„V mojom veku sa už neponáhľam,“ [=vysvetlila], „obzerám si, čo som v mladosti preletela.“} [=Pristala/Pristáva] pri nich a [=ostala].',
      ],
      [
        'Stará dračica Popelína si [=natiahla] ponožku na chvost a [=odfúkla] sviečku, celkom zľahka.',
        'Stará dračica Popelína [=dopila/dopíja] čaj a jej dych [=hrial] celú jaskyňu.',
      ],
    ),
    figure(
      'netopier-komin',
      'kominár Sadzička',
      [
        'Z komína [=vyliezol] kominár Sadzička a [=oprášil] si klobúk. „Dračie komíny treba čistiť dvakrát za deň,“ [=povedal]. {|„Ráno od dymu a večer od snov, tie sa lepia ešte viac.“} Rebrík si [=vzal] so sebou.',
        'Na streche [=sedel] kominár Sadzička a [=obedoval/obeduje]. Keď [=videl], že sa niečo deje, [=spustil] sa po rebríku. {|Každému [=ponúkol] gombík na šťastie, až mu na kabáte [=neostal/neostáva] ani jeden.} „Môžem ísť s vami?“',
      ],
      [
        'Kominár Sadzička si [=oprel] rebrík o mesiac a [=ľahol] si, celý čistý a tichý.',
        'Kominár Sadzička [=zavesil] klobúk na komín, nech aj ten má v noci teplo na hlave.',
      ],
    ),
  ],
  problems: [
    {
      id: 'ohen',
      ask: 'Čím sa zapáli dračí oheň, keď zhasne?',
      title: ['[Hero] a dráčik, ktorému zhasol oheň', 'Drak s prázdnym kozubom'],
      refrain: ['Iskra malá, nezhasni, cestu ty nám rozjasni', 'Fú a fú a ešte raz'],
      spark: [
        'Dráčik Pukanec [=fúkol] a nič. [=Vyšiel] z neho iba teplý vzduch. {|[=Voňal] trochu po <mrkve~kapuste~praženici> a všetci draci naokolo sa [=otočili], kto to tu varí.} „Zhasol mi oheň,“ [=šepol]. [Hero] mu [podal] vreckovku.',
        'Dráčik Pukanec [=sedel] v tráve a [=hladil] si bruško. „Ráno tam ešte hrialo,“ [=povedal]. „A teraz je tam ako v pivnici.“ {|Dym mu [=nešiel/nejde] ani z nosa, ani z ucha, ktorým mu zvyčajne uniká.} Drakovi [=zhasol] oheň. [Hero] [chcel] pomôcť.',
      ],
      way: [
        'Pri ceste [=sedel] drak s termoskou. „Mne zhasol vlani,“ [=povedal]. „Bol som smutný a nepovedal som to nikomu.{ Keď som to povedal mame, hneď som zadymil.| Potom som to povedal mame a mama povedala fíha a hneď som trochu zadymil.}“ To [=bola] múdra rada.',
        '[Hero] [našiel] v tráve studenú iskru, sivú a malú. [=Spala] ako hráškové zrnko. {|[Helper] ju [helper:vzal] do dlaní a iskra sa [=pomrvila/mrví], ale oči [=neotvorila/neotvára].} [=Vzali] ju v lyžičke so sebou.',
        'Stará kachliarka [=poklopala/klope] Pukancovi na bruško. „Duté to nie je,“ [=povedala]. „Len tam nemá kto kúriť.“ {|Drevom sa dračie bruško vraj nekúri, to by [=bolo] pridrahé, kúri sa v ňom tým, čo kto má rád.} To [=bolo] na zamyslenie.',
      ],
      tries: [
        '[=Dali] drakovi štipľavú papričku. [=Očervenel], [=ozelenel] a [=kýchol] motýľa. {|Motýľ sa tiež [=čudoval], ale počasie sa mu [=páčilo/páči], tak [=ostal].} Oheň však [=neprišiel/neprichádza].',
        '[Helper] [helper:škrtol] kremeňom o kameň. Iskra [=vyskočila] a [=sadla] si na <koláč~posúch~žemľu>. {|Tá dobrota [=bola] v tej chvíli dopečená, drak zatiaľ nie.} Aspoň [=bola] desiata.',
        'Dráčik [=skúsil] fúkať do komína, či ho tam niekto nepočuje. Z komína mu [=odpovedala] vrana. {|„Ďakujem, ja mám ústredné,“ [=povedala] slušne a [=zavrela] okienko.} Pukanec [=zvesil/vešia] uši.',
      ],
      solutions: [
        {
          id: 'smiech',
          text: [
            '„Kedy ti zhasol?“ [spýtal] sa [hero]. „Keď som sa prestal smiať,“ [=povedal] Pukanec. [Hero] [vytiahol] <pierko~steblo trávy> a [pošteklil] ho pod krídlom. Potom <za uchom~pod bradou> a na brušku. {|[Helper] sa [helper:tváril] vážne a [helper:robil] pritom uši ako somár, čo pomáha najviac.} „Chichi,“ [=ozvalo] sa z dráčika. „Haha!“ A v bruchu to [=zaprskalo]. {|Z dračej papule [=vyletel] plamienok, oranžový a trochu prekvapený, že sa naň všetci pozerajú.} Oheň [=bol] doma.',
          ],
        },
        {
          id: 'teplo',
          text: [
            '[Hero] dráčika [objal], len tak naširoko. „Ako sa máš?“ [spýtal] sa ho. {|Dnes sa ho to ešte nikto [=nespýtal/nepýta], všetci sa totiž [=pýtali], čo mu je.} „Bolo mi smutno,“ [=povedal] Pukanec. [=Sedeli] potichu a [=držali] sa. Vtom mu v bruchu [=cvaklo]. {|„Cítiš to?“ [=zašepkal], lebo pod dlaňou to [=hrialo] ako <rúra, keď sa rozhodne piecť~kachle v januári>.} Prvý plamienok [=zapálil] sviečku, druhý lampu a tretí [=ohrial/ohrieva] <čaj~mlieko~polievku>. Oheň [=horel/horí] ďalej.',
          ],
        },
      ],
      after: [
        'Dráčik im [=opiekol] chlieb z oboch strán. {|Na treťom krajci [=bolo] vypálené srdce a nikto ho [=nechcel] zjesť prvý.} Oheň už [=držal].',
        '„Hreje,“ [=hladil] si dráčik bruško. {|Zo strechy [=zletela/zlieta] po kúsok tepla aj vrana a [=tvárila] sa, že ide len okolo.} Iskry [=svietili].',
      ],
      fact: '[Hero] [pomohol] dráčikovi Pukancovi zapáliť stratený oheň.',
    },
    {
      id: 'lietanie',
      ask: 'Ako sa učí lietať drak, ktorý sa bojí výšok?',
      title: ['[Hero] a drak, ktorý sa bál výšok', 'Drak na autobusovej zastávke'],
      refrain: [
        'Krídla hore, brucho dnu, letíme nad lúčinu',
        'Kúsok, kúštik nad trávičkou, nad púpavou, nad hlavičkou',
      ],
      spark: [
        'Drak Ambróz [=mal] krídla ako plachty, no [=chodil] pešo. „Bojím sa výšok,“ [=priznal]. {|„Dolu je kameň a hore je nič, a ja sa bojím práve toho ničoho.“} Večer [=mal] letieť na dračiu slávnosť. [Hero] [rozmýšľal].',
        'Všetci draci [=lietali], len Ambróz [=stál] na autobusovej zastávke. „Autobus jazdí nízko a zastavuje,“ [=povedal]. {|[=Povedal] to dôstojne, lenže oči mu pritom [=lietali] s ostatnými.} [Hero] si k nemu [prisadol].',
      ],
      way: [
        'Na drôte [=sedeli] lastovičky. „Aj my sme sa báli,“ [=povedali]. „Celé popoludnie. Potom sme zabudli.{| Mama povedala, že na druhom konci hniezda je mucha, a už sme boli vonku.}“ Ambróz si [=vzdychol]{.|, muchy mu totiž [=nechutili/nechutia].}',
        '[Hero] [našiel] na lúke starý dáždnik. Vietor ho [=nadvihol] a zas [=položil]. {|Dáždnik [=nemal] ani krídla, ani odvahu, a predsa [=letel] <až k plotu~ponad krík~na tri hopy>.} Ambróz naň dlho [=pozeral].',
        'Vodič autobusu im [=kývol/kýva]. „Ja som Ambróza vozil desať rokov,“ [=povedal]. „Pri okne sa vždy usmieval.{| Výška mu teda nevadí, keď ju má vedľa seba a nie pod sebou.}“ To [=bolo] dobré vedieť.',
      ],
      tries: [
        '[=Skúsili] to zo stoličky. Hop, buch, a Ambróz [=sedel] v <tráve~ďateline~púpavách>. {|Stolička [=mala] jednu nohu do strany a [=tvárila] sa, že s lietaním končí.} Lietanie to ešte [=nebolo].',
        '[Helper] [helper:zaviazal] drakovi oči šatkou. „Teraz výšku nevidím,“ [=potešil] sa a [=narazil/naráža] do stromu. {|Strom mu [=odpustil/odpúšťa], lebo to [=myslel] dobre, a jablká [=spadli] presne do košíka.} Šatku radšej dolu.',
        '[Hero] mu na chrbát [priviazal/priväzuje] balóniky. [=Odleteli] <balóniky~červené balóniky> a Ambróz [=ostal]. {|„Pekne letia,“ [=pozeral] za nimi, „vidno, že sa neboja, lebo nemajú hlavu.“} Nevadí.',
      ],
      solutions: [
        {
          id: 'nizko',
          text: [
            '„Lietaj nízko,“ [povedal] [hero]. „Iba tak, aby ťa šteklila tráva.“ Ambróz [=zamával] krídlami a [hero] ho [držal] za labku. Brucho sa [=odlepilo] od zeme o jednu dlaň. „Šteklí,“ [=smial] sa drak. {|Potom [=preletel] o stoličku vyššie, lebo tam [=rástli] <margarétky~maky~nevädze>, a potom o plot, lebo za plotom [=voňala] <lipa~agátová alej>.} [Helper] [helper:bežal] vedľa a všetko mu [helper:hlásil]. „A kedy to bude vysoko?“ [=spýtal] sa Ambróz. {|„Už dávno,“ [zavolal] [hero] z trávy a [ukázal] mu jablone, ktoré [=mal] pod sebou.} A on [=letel] ďalej.',
          ],
        },
        {
          id: 'sarkan',
          text: [
            '[Hero] [pustil] po vetre šarkana a koniec špagátu [podal] drakovi. „Ty ho iba drž,“ [povedal]. Šarkan [=ťahal], drak [=bežal] a [helper] ich [helper:povzbudzoval]. {|Ambróz [=dával/dáva] taký pozor na šarkana, že na strach mu už [=neostala/neostáva] ani jedna voľná myšlienka.} Dračie krídla sa samy [=otvorili]. „Kto koho drží?“ [=volal] zhora. Zhora! {|Dračí tieň mu [=plával] po lúke ako veľká <ryba~loď> a z komínov mu [=mával] dym.} Vzduch ho [=niesol] mäkko, celkom ako mama.',
          ],
        },
      ],
      after: [
        'Na slávnosť [=priletel] Ambróz posledný, lebo si cestou [=obzeral] strechy. {|Dolu [=zatrúbil] autobus na pozdrav a z okna mu [=mávala] babka s kačkou.}',
        '{„Hore je celkom mäkko,“|„To nič tam hore je celkom mäkké,“} [=povedal] Ambróz, keď [=pristál]. {|A potom to [=išiel] ešte raz skontrolovať, vraj len pre istotu.} Krídla sa mu [=leskli].',
      ],
      fact: '[Hero] [naučil] draka Ambróza lietať.',
    },
    {
      id: 'bodkovane',
      ask: 'Nehľadá niekto bodkované vajce?',
      title: ['[Hero] a dračie vajce', 'Kto býva v bodkovanom vajci'],
      refrain: ['Ťuk, ťuk, ťuk, kto je tam, ja ťa dobre zohrievam', 'Teplo, ticho, trpezlivo'],
      spark: [
        'V tráve [=ležalo] bodkované vajce, veľké ako lopta. Zvnútra niekto [=ťukal]. {|[=Bolo] teplé ako žemľa a na jednej strane [=malo] nálepku: „Neklásť hore nohami, ešte nevieme, kde sú.“} Dračia mama [=mala] priletieť až večer. [Hero] [vedel], že vajce treba držať v teple.',
        'Na ceste [=ležal] bodkovaný kameň a kameň [=kýchol]. To teda [=nebol] kameň, to [=bolo] dračie vajce. {|Z hniezda na skale sa [=skotúľalo] a po ceste [=stihlo/stíha] zdvorilo obísť slimáka.} Hniezdo [=bolo] vysoko a vajcu [=bola] zima. [Hero] si [vyzliekol] sveter.',
      ],
      way: [
        'Sliepka z dvora si vajce [=obišla] dookola. „Pekný kus,“ [=uznala]. „Hlavne ním netraste a rozprávajte mu.“ {|„O čom?“ [spýtal] sa [hero]. „O zrne,“ [=povedala] sliepka, „ale možno to nie je pre každého.“} Za radu [=poďakovali/ďakujú].',
        '[Hero] [našiel] na skale bodkované pierko z hniezda. [=Bolo] ešte teplé. {|Keď ho [=priložili] k vajcu, zvnútra sa [=ozvalo] také ťuk, akým sa odpovedá doma na „to som ja“.} Pierko [=ostalo] pri vajci.',
        'Po vetre [=priletel] dračí poštár. „Mama odkazuje, že už letí,“ [=povedal]. „Má len vietor proti sebe.“ {|Vajcu [=priniesol] aj pohľadnicu a [=prečítal] mu ju cez škrupinu, pomaly a s výrazom.} Hneď sa [=čakalo/čaká] ľahšie.',
      ],
      tries: [
        '[=Zabalili] vajce do svetra. [=Vykotúľalo] sa z ľavého rukáva a [=vošlo] do pravého. {|Takto si to [=zopakovalo/opakuje] trikrát a [=bolo] počuť, že sa v ňom niekto smeje.} Teplejšie mu však [=nebolo].',
        '[Helper] [helper:čítal] vajcu <noviny~dračie noviny>. Pri športe [=poskočilo] a pri počasí [=zívlo]. {|Krížovku [=vyriešili/riešia] spolu: na jedno ťuknutie áno, na dve nie.} Hriať to však [=nehrialo/nehreje].',
        '[=Položili] vajce do košíka medzi teplé sušienky. Sušienky [=vychladli/chladnú] a vajce sa [=nezohrialo/nezohrieva]. {|Pod obrúskom ich však ktosi po jednej [=chrumkal] a škrupina sa [=tvárila], že o ničom nevie.} V košíku [=ostali] iba omrvinky.',
      ],
      solutions: [
        {
          id: 'kruh',
          text: [
            '[Hero] si [ľahol] okolo vajca do oblúka a [helper] z druhej strany. [=Bol] z toho živý pelech. [=Hovorili] mu potichu o <daždi~snehu~oblakoch>, o <mrkve~koláčoch~čučoriedkach> a o mame. {|Keď im [=došli] slová, [=dýchali] len tak, každý svojím tempom, až [=dýchali] nakoniec všetci spolu.} Ťuk, [=ozvalo] sa. Prask. Najprv [=vykukol] nos, potom jedno oko a napokon celý mokrý dráčik. {|[=Rozhliadol] sa, [=kýchol] iskru veľkú ako <mak~zrnko ryže~špendlíková hlavička> a veľmi sa tomu [=čudoval].} Vtom [=zašumeli] krídla. Mama [=bola] tu.',
          ],
        },
        {
          id: 'piesen',
          text: [
            '[Hero] [položil] vajce na <vyhriaty kameň~teplú skalu> a [začal] mrmlať uspávanku. Z vajca sa [=ozval] druhý hlas, tenký, ale odhodlaný. {|[Helper] [helper:držal] rytmus dlaňou, lebo zo spevu [=vedel] iba ten.} Uspávanka [=letela] cez kopce. Za tromi dolinami ju [=počula] dračia mama. {|Takúto pieseň spieva len ten, kto niečo stráži, [=pomyslela/myslí] si a [=zamávala] rýchlejšie.} Krídla sa nad nimi [=rozprestreli/rozprestierajú] ako perina a hneď [=bolo] teplo. Pod nimi škrupina [=praskla] a dráčik [=dospieval/dospieva] poslednú slohu už vonku.',
          ],
        },
      ],
      after: [
        'Dračia mama im [=darovala] kúsok bodkovanej škrupiny. {|Hreje vo vrecku a keď sa dráčikovi niečo sníva, ticho pukne.} [=Bol] to krásny dračí deň.',
        'Dráčik sa [=naučil] prvé slovo a [=bolo] to „ešte“. {|Nik [=nevedel], či ešte spievať, alebo ešte sušienky, a tak [=bolo] oboje.} Mama sa [=usmiala].',
      ],
      fact: '[Hero] [ustrážil] bodkované dračie vajce.',
    },
    {
      id: 'strasiak',
      ask: 'Čo povedať strašiakovi bez klobúka?',
      title: ['[Hero] a drak, ktorý sa schoval', 'Prečo mal strašiak ohorený klobúk'],
      refrain: [
        'Prepáč, prosím, mrzí ma to, za klobúk ti dám i zlato',
        'Kto raz povie prepáč mi, nemusí stáť v kukurici',
      ],
      spark: [
        'V kukurici [=sedel] drak Kvapko a [=tváril] sa, že je tráva. „Kýchol som a strašiakovi zhorel klobúk,“ [=šepkal]. {|„Nechcel som, len ma pošteklil peľ, a odvtedy sa bojím ísť okolo.“} Strašiak [=stál] na poli s holou slamou. [Hero] si k drakovi [čupol].',
        'Strašiak na poli [=mal] namiesto klobúka sadzu a smutný pohľad. Hneď vedľa sa [=triasol] jeden podozrivo zelený krík. {„Kýchol som a zhorel mu klobúk,“ [=šepkal] z neho drak Kvapko.|Krík [=mal] chvost a na otázku, kto je, [=povedal]: „Nikto, krík.“ Drak Kvapko sa [=hanbil/hanbí], lebo klobúk [=doplatil/dopláca] na jeho kýchnutie.} [Hero] mu [chcel] pomôcť von.',
      ],
      way: [
        'Vrabce z poľa [=čvirikali]. „On ho má rád,“ [=povedali]. „Každý večer mu z diaľky svieti, aby nebol v tme.{| Myslí si, že to nevidíme, ale ono to drakovi veľmi svieti.}“ To ešte strašiak možno [=nevedel].',
        '[Hero] [našiel] na medzi klobúk po dedkovi. [=Mal] dieru, no [=voňal] senom. {|[Helper] doň [helper:zastrčil/zastrkuje] klas a diera sa [=zmenila] na ozdobu.} Klobúk [=išiel] s nimi.',
        'Babka na priedomí [=plietla] slamu. „Ospravedlnenie je ako polievka,“ [=povedala]. „Treba ho podať teplé.{| A hlavne ho nesoliť výhovorkami, tie ho len zrazia.}“ Drak si to [=zamrmlal].',
      ],
      tries: [
        'Drak [=nechal] strašiakovi na poli darček a [=utiekol/uteká]. [=Bola] to <pečená kukurica~opečená repa>. {Strašiaci však nič nejedia.|Strašiaci však nejedia a dar z jeho vlastného poľa ho vôbec [=nepotešil/neteší].} Takto to [=nešlo/nejde].',
        '[Helper] za draka [helper:povedal] „prepáč“. Strašiak sa [=pozrel] okolo. „A kto to vlastne hovorí?{| Cez niekoho to neplatí,“ [=dodal], „a ja tu vidím iba vrabce.}“ Treba to teda inak.',
        '[Hero] [uplietol] klobúk z <púpav~ďateliny~margarétok>. [=Bol] pekný, ale [=prišla] koza a [=pochutnala/pochutnáva] si na ňom. {|„Ďakujem,“ [=povedala] koza s úctou, „takto ma ešte nikto nepohostil.“} Strašiak [=ostal] bez klobúka.',
      ],
      solutions: [
        {
          id: 'osobne',
          text: [
            '„Pôjdem s tebou,“ [povedal] [hero] a [vzal] draka za labku. Po poli [=išli] pomaly, lebo labka sa [=triasla]. {|Kukurica sa pred nimi [=rozostúpila/rozostupuje] a [helper] [helper:niesol] vzadu <vedro~krhlu~hrniec> vody, len tak, pre pokoj v duši.} „Strašiak, to som bol ja,“ [=povedal] Kvapko. „Mrzí ma to.“ Strašiak chvíľu [=mlčal]. {|„Čakal som, že prídeš,“ [=zašušťal/šuští], „a ten klobúk bol aj tak priteplý na leto.“} Potom si [=podali] labku a slamu. Schovávať sa už Kvapko [=nemusel/nemusí].',
          ],
        },
        {
          id: 'praca',
          text: [
            '„A čo by ti urobilo radosť?“ [spýtal] sa [hero] strašiaka. „Teplé ruky,“ [=odvetil/odpovedá]. „V noci je tu zima.“ {|Krík, ktorý nebol krík, [=zdvihol] jedno ucho.} „Ja hrejem,“ [=ozvalo] sa ticho z kukurice. [Hero] ho [priviedol] na pole a [helper] im [helper:postavil] lavičku. Kvapko sa [=nadýchol] a teplo [=dýchal] strašiakovi do rukávov. {|Vrabce si [=sadli] okolo do kruhu ako v <kine~divadle> a jeden si [=priniesol] aj <vankúšik~zrnko na hryzkanie>.} „Prepáč za klobúk,“ [=povedal] drak. „A ja ti ďakujem za dlane,“ [=povedal] strašiak.',
          ],
        },
      ],
      after: [
        'Večer pri poli [=svietil] jeden malý oheň a [=piekla/pečie] sa kukurica. {|Vrabce [=dostali] po zrnku a to prihorené si [=pýtali] najradšej.} Kamaráti [=mlčali] v teple.',
        'Strašiakov nový klobúk [=mal] obrubu zo zeleného dymu. {|Potme trochu [=svietil] a vrabce si ho [=chválili/chvália], že konečne vidia domov.}',
      ],
      fact: '[Hero] [uzmieril] draka Kvapka a strašiaka s ohoreným klobúkom.',
    },
    {
      id: 'spocitany-poklad',
      ask: 'Prečo drakovi vždy jeden chýba?',
      title: ['[Hero] a poklad, ktorý nevychádzal', 'Drak, ktorý vždy napočítal o jeden menej'],
      refrain: ['Jeden, dva a ďalší tri, jeden stále nesedí', 'Rátam gombík po gombíku, jeden chýba v tomto šíku'],
      spark: [
        'Drak Účtovník [=sedel] na kope zlatých gombíkov a [=počítal] ich. „Deväťdesiatdeväť,“ [=vzdychol]. „A má ich byť sto.“ {|[=Počítal] už tri dni, s prestávkou na obed, a vždy mu [=chýbal] presne jeden.} [=Mal] o tom aj papier, že ich je sto. [Hero] mu [chcel] pomôcť.',
        '„Jeden mi chýba!“ [=volal] z jaskyne drak Účtovník. „Gombíkov má byť sto a je ich deväťdesiatdeväť.“ {|„Bol tu, o tom mám papier s pečiatkou a s mastným fľakom.“} [=Bol] celý popletený. [Hero] si [sadol] ku kope gombíkov.',
      ],
      way: [
        'Na poličke [=sedela] myš s ceruzkou. „Poklad netreba len počítať,“ [=povedala]. „Treba sa naň aj pozrieť.“ {|Nikto si [=nevšimol/nevšíma], ako pritom významne [=kývla/kýva] k dračiemu zadku.} Ďalej už [=mlčala].',
        '[Hero] [našiel] na zemi nakreslený plán pokladu. Na kresbe [=boli] gombíky v kope a na kope drak. {|Pod tým [=stálo]: „Poklad, celý aj s drakom.“} To [=bola] dobrá stopa.',
        'Stará dračia účtovníčka [=mala] okuliare z dvoch misiek. „Sto je vždy sto,“ [=povedala]. „Záleží len na tom, odkiaľ sa naň pozeráš.“ {|[=Poradila] im počítať od vrchu, lebo drak vraj začína zospodu a potom si na tú prácu sadne.} To [=stálo] za úvahu.',
      ],
      tries: [
        '[Hero] [počítal] po desiatich. Na konci [=ostalo] deväť a veľké ticho. {|[=Spočítali] to druhýkrát a [=ostalo] ich osem, lebo jeden im medzitým [=vypožičala/požičiava] myš na hranie.} Tak to [=nevychádzalo/nevychádza].',
        '[Helper] [helper:zaznačil/zaznamenáva] každý gombík kriedou. O chvíľu [=bola] kriedou celá jaskyňa. {|Označený [=bol] aj kotlík, strop a jeden náhodný okoloidúci, ktorého [=bolo] treba odrátať späť.} [=Bolo] to iba bielejšie.',
        '[=Skúsili] posúvať gombíky po dráhe. Pri štyridsiatke sa dráha [=skončila/končí] v <polievke~lekvári~kakau>. {|Obed [=bol] od tej chvíle vraj výnimočne bohatý, aj keď tvrdý.} A tak [=počítali] odznova.',
      ],
      solutions: [
        {
          id: 'vstan',
          text: [
            '[Hero] si poklad [obišiel] dookola. „Vstaň, prosím,“ [povedal]. „Čo ak sedíš na tom, ktorý chýba?“ Drak si [=vzdychol], [=zdvihol] sa a pod zadkom [=ležal] zlatý gombík, teplý a vyleštený. {|[=Hrial] tam tri dni a od tepla sa mu [=zdalo/zdá] pri každom nadýchnutí, že svieti.} „Sto!“ [=zavolal] drak. {|„Stojeden,“ [povedal] [hero], „lebo aj ty sa rátaš k pokladu.“} [Helper] to [helper:zapísal] na papier. Účtovník sa [=začervenal].',
          ],
        },
        {
          id: 'vymena',
          text: [
            '„Čo je na tom poklade najkrajšie?“ [spýtal] sa [hero]. „Keď sa naň pozerám s niekým,“ [=povedal] drak. {|Vtom si to asi prvýkrát sám [=vypočul/vypočuje] a chvíľu [=mlčal].} „Tak z každého gombíka kúp jeden večer s hosťom,“ [poradil] [hero]. Drak to [=skúsil]. [=Prišli] netopiere s <husľami~bubnom>, líška s <koláčom~kartami>, jež s <hádankami~vtipmi>. {|[Helper] [helper:písal] pozvánky a ku každej [helper:pripol/pripína] jeden gombík ako pečať.} Keď [=chýbalo] všetkých deväťdesiatdeväť, jaskyňa [=bola] plná hlasov. „Nechýba mi nič,“ [=povedal] drak.',
          ],
        },
      ],
      after: [
        'Drak si na stenu [=zavesil] nápis: „Najprv kamaráti, potom počítanie.“ {|Pod ním [=bolo] maličké: „A pred počítaním vstať.“} Všetko [=vychádzalo/vychádza].',
        'Pri každom dračom ohni sa odvtedy [=rátalo/ráta] dvakrát: raz gombíky, raz kamaráti. {|Pri kamarátoch to [=vychádzalo] vždy o jedného viac, než sa čakalo.}',
      ],
      fact: '[Hero] [zistil], prečo drakovi Účtovníkovi v poklade stále jeden chýbal.',
    },
    {
      id: 'snehuliak',
      ask: 'Ako sa má drak kamarátiť so snehuliakom?',
      title: ['[Hero] a drak, ktorý mal rád snehuliaka', 'Kamaráti, čo sa môžu len pozdraviť'],
      refrain: [
        'Jeden hreje, druhý chladí, predsa sú si veľmi radi',
        'Ty si sneh a ja som plameň, poďme sa hrať cez ten kameň',
      ],
      spark: [
        'Na konci doliny [=stál] snehuliak Kornel a [=mával]. Drak Plamienok [=mával] z druhého kopca. Bližšie sa [=nemohli/nemôžu] vidieť, lebo jeden hreje a druhý sa topí. {|Raz to [=skúsili] a snehuliak [=prišiel] domov bez gombíka.} „Chcem s ním hrať karty,“ [=vzdychol] drak. [Hero] [rozmýšľal].',
        'Drak Plamienok [=stál] za plotom a z nosa mu [=kvapkalo]. Za druhým plotom [=stál] snehuliak Kornel a z nosa mu tiež [=kvapkalo]. {|[=Boli] to najlepší kamaráti, lenže k jednému treba kabát a k druhému vedro.} „Hrajme sa spolu,“ [=volali]. [Hero] [vedel], že to pôjde, len [nevedel] ako.',
      ],
      way: [
        'Vrana na plote [=prenášala/prenáša] odkazy z kopca na kopec. „Za tri dni som nalietala desať ráz ahoj,“ [=povedala]. {|„Najdlhší odkaz bol vtip, na tom som si musela oddýchnuť.“} Dlhšie odkazy si vraj [=nepamätala/nepamätá].',
        {
          gives: 'lad',
          text: '[Hero] [našiel] pri potoku ľad, priehľadný ako sklo. [=Bolo] cezeň vidieť na druhú stranu. {|[Helper] sa ho [helper:dotkol] a [helper:povedal], že chladí, ale príjemne.} Ľadovú dosku si [=vzali] so sebou.',
        },
        {
          gives: 'caj',
          text: 'Teta Mäta z bylinkovej záhrady [=podala] drakovi studený čaj. „Po tom sa dýcha do chladu,“ [=povedala]. „Aspoň nášmu kocúrovi.“ {|Z kocúra [=išla] pri reči biela para a [=tváril] sa, že odjakživa.} Čaj si [=dali] do fľaše.',
        },
      ],
      tries: [
        'Plamienok [=zadržal/zadržiava] dych a [=prišiel] bližšie. [=Vydržal] tri kroky, potom [=kýchol]. {|Snehuliak na mieste trochu [=schudol/chudne], ale slušne [=poďakoval], vraj mu bol pás aj tak tesný.} Bližšie sa už [=neodvážil/neodvažuje].',
        '[Helper] drakovi na nos [helper:priviazal/priväzuje] vedro snehu. O chvíľu [=bola] vo vedre teplá voda. {|Snehuliak do nej [=nazrel/nazerá] a [=povedal], že u nich doma sa tomuto hovorí jar.} Vedro [=vrátili].',
        '[Hero] im [dal] karty na plot. Vietor ich [=vzal] a [=roznášal/roznáša] po celej doline. {|Zajaci s nimi vraj potom vyhrali, len [=nevedeli] čo.} Karty [=boli] preč.',
      ],
      solutions: [
        {
          id: 'okno',
          needs: 'lad',
          text: [
            '[Hero] [postavil] dosku ľadu medzi dva kamene. [=Bola] z nej stena ako okno. Na jednu stranu si [=sadol] Plamienok a na druhú Kornel. {|„Vidím ťa,“ [=povedal] jeden. „A ja teba, celého a bez kvapiek,“ [=povedal] druhý.} Karty im [helper] [helper:priložil] na ľad z oboch strán a už sa [=dalo] hrať. Kto [=fúkol], ten svojej karte [=urobil] hmlu. {|Kornel pri prvej hre [=vyhral] a Plamienok sa mu z druhej strany od radosti [=zarosil/zarosí].} [=Hrali] až do tmy.',
          ],
        },
        {
          id: 'maca',
          needs: 'caj',
          text: [
            '„Čo ak budeš dnes dýchať mätou?“ [povedal] [hero] a [podal] drakovi fľašu. Plamienok [=vypil] hlt a z papule mu [=vyšla] biela para. {|Prvý raz za život [=vydýchol] a z neba mu na nos [=padla] snehová vločka.} [Hero] ho [odviedol] za plot, krok za krokom. „Ahoj,“ [=povedal] snehuliak celkom zblízka. {|[Helper] im zatiaľ [helper:nalial] mätu do dvoch pohárov a drak si spokojne [=sŕkal].} [=Kamarátili/Kamarátia] sa celé popoludnie a Kornelovi [=neubudol/neubúda] ani nos.',
          ],
        },
      ],
      after: [
        'Pri plote [=ostali] dve stopy vedľa seba, teplá a studená. {|Vrana na plote konečne [=oddychovala], lebo odkazy už nik neposiela.} Kamaráti sa [=hrali] ďalej.',
        '„Zajtra zas!“ [=zavolal] snehuliak a drak mu na rozlúčku [=schoval] do tieňa náhradný nos. {|Na mrkvu [=nalepil] lístok: „Nevariť, to je Kornel.“}',
      ],
      fact: '[Hero] [spojil] draka Plamienka so snehuliakom Kornelom, aby sa mohli spolu hrať.',
    },
    {
      id: 'schovavacka',
      ask: 'Kde sa schováva drak, ktorému trčí chvost?',
      title: ['[Hero] a drak na schovávačke', 'Najhoršia skrýša na svete'],
      refrain: [
        'Pätnásť, dvadsať, idem už, chvost si skry a ticho buď',
        'Kto je v tráve, nech je v tráve, všetci hľadajú ho práve',
      ],
      spark: [
        'Drak Balvan [=prehrával/prehráva] na schovávačke. Vždy mu niečo [=trčalo], chvost, krídlo alebo kúsok dymu. {|Raz sa [=schoval] za stodolu a stodola na ňom [=vyzerala] ako čiapka.} Malí draci sa pri ňom [=smiali] a on z toho [=nemal] radosť. [Hero] mu [chcel] pomôcť.',
        '„Vidím ťa!“ [=volali] malí draci a drak Balvan [=vyšiel] spoza balvana. „Už zas,“ [=vzdychol]. {|[=Bol] veľký ako dve stodoly, preto ho [=našli] skôr, než [=napočítali] do päť.} Od rána [=prehral/prehráva] dvanásť ráz. [Hero] si s ním [sadol] na kameň.',
      ],
      way: [
        'Chameleón z trhu [=predával] farby. „Nejde o to, aký si veľký,“ [=povedal]. „Ide o to, či vyzeráš ako niečo, čo tu má byť.“ {|Na ukážku [=zmizol] aj s pultom a so všetkými farbami.} [Hero] na to [myslel].',
        '[Hero] [našiel] na svahu mapu doliny. Kopce na nej [=vyzerali] ako dračí chrbát. {|Dva [=boli] dokonca rovnaké a jeden [=mal] dym.} Mapu si [=schovali].',
        'Starý baran sa [=pásol] na kopci. „Ja sa pasem na každom, čo stojí ticho,“ [=povedal]. „Raz to bol kopec, raz drak, neviem rozlíšiť.{| Drak bol teplejší,“ [=dodal], „a v noci sa prevrátil.}“ To [=bola] veľmi dobrá správa.',
      ],
      tries: [
        '[Hero] [prikryl] draka plachtou. „Kopec s plachtou ešte nikto nevidel!“ [=volali] malí draci. {|Plachta mu navyše [=siahala] po kolená a celý [=vyzeral] ako <stan, v ktorom niekto varí polievku~posteľ na prechádzke>.} Plachtu teda [=zložili].',
        '[Helper] [helper:povedal], že najlepšia skrýša je voda. Balvan do nej [=skočil] a voda [=vyšla] z jazera na breh. {|Kačky [=stáli] na suchu, [=obzreli] sa po ňom a [=povedali], že teraz chcú hľadať ony.} Hneď ho [=mali].',
        '[=Skúsili] draka schovať medzi dvadsať iných drakov. Všetci sa však [=chceli] pozrieť, či ho ešte nevidno. {|[=Pozrelo] sa ich tak dvadsať naraz a on medzi nimi celý [=očervenel].} [=Svietil] ako lampáš.',
      ],
      solutions: [
        {
          id: 'kopec',
          text: [
            '„Neschovávaj sa za kopec. Buď kopec,“ [povedal] [hero]. Drak si [=ľahol] na lúku medzi dva kopce a chvost si [=pritiahol] k brušku. [Hero] naňho [nasypal] trávu a <margarétky~púpavy~suché lístie>. {|[Helper] [helper:priviedol] barana, ktorý sa v tej chvíli bez otázok [=pásol] na dračom chrbte.} „Päť, desať, pätnásť,“ [=počítali] malí draci. [=Hľadali] všade. {|[=Prešli] cez neho dva razy a jeden sa na ňom [=zastavil] odfúknuť si.} „Vzdávame sa!“ [=zavolali]. Kopec sa [=usmial] a [=vstal].',
          ],
        },
        {
          id: 'hladac',
          text: [
            '„A čo keby si nehľadal skrýšu, ale nás?“ [povedal] [hero]. Drak [=zavrel] oči a [=počítal] do dvadsiatich. Potom [=zdvihol] nos. „Cítim <med~lekvár~syr>, <mrkvu~hrušky~kakao> a jedny ponožky,“ [=povedal]. {|Jeden po druhom [=vychádzali] malí draci z dier, lebo pred takým nosom sa schovať nedá.} Zo studne [=vyšiel] dráčik, ktorého nenašli už od rána. [Helper] [helper:zatlieskal]. {|„To sme ešte nemali,“ [=pišťali/pištia] dráčikovia, „hľadač, čo vie, kto mal na desiatu vajíčko!“} A odvtedy Balvan [=hľadal] najradšej.',
          ],
        },
      ],
      after: [
        'Balvan [=dostal] medailu z púpavy. {|Než mu ju [=zavesili], dva razy ho [=obišli], lebo v tráve zas [=vyzeral] ako kopec.} Hra [=pokračovala].',
        'Malí draci sa mu [=túlili/túlia] na chrbte. {|Medzi nimi sa spokojne [=pásol] baran.} Chvost už nikomu [=neprekážal].',
      ],
      fact: '[Hero] [pomohol] drakovi Balvanovi na schovávačke.',
    },
    {
      id: 'dym-posta',
      ask: 'Ako má drak nosiť listy a nepripáliť ich?',
      title: ['[Hero] a dračí poštár', 'List, ktorý prišiel ako popol'],
      refrain: ['List sem a list tam, na písmenká pozor dám', 'Letím, letím, nedýcham, každé slovo zachovám'],
      spark: [
        'Drak Pečiatka [=nosil] poštu, lenže od tepla mu listy [=horeli/horia]. Ľudia [=dostávali/dostávajú] kôpky popola s adresou. {|Pani Pagáčová [=odpovedala] na list, z ktorého [=ostalo] iba „drahá“, a zvyšok si [=vymyslela].} „Som zlý poštár,“ [=plakal] drak. [Hero] mu [chcel] pomôcť.',
        'Na schránke [=ležal] popol a v popole [=svietila] pečiatka. „Pre vás,“ [=hovoril] drak Pečiatka a [=zakryl] si tvár krídlom. {|Pohľadnice mu vždy [=zhoreli/zhoria] tesne pred cieľom, okrem tej jednej o zime.} [Hero] si list [ovoňal/ovoniava] a [sadol] si s drakom na schod.',
      ],
      way: [
        'Na jarmoku [=predávala] babka hrnčeky. „Čo nechceš pripáliť, drž ďalej od ohňa,“ [=poradila]. „Platí to o kaši aj o listoch.“ {|Jeden hrnček im [=dala] na cestu, [=bol] modrý a na uško sa [=zmestila] celá labka.} To [=bola] rozumná rada.',
        '[Hero] [zistil], ako horia listy: najprv okraj, potom písmená a naposledy slovo „prosím“. {|„A tak mi ľudia stále niečo prosia,“ [=povedal] drak smutne, „len neviem čo.“} Treba ich teda chladiť od kraja.',
        {
          gives: 'lekno',
          text: 'Lekno z rybníka im [=darovalo] list, veľký a studený. „V mojom liste sa nič nespáli,“ [=povedalo]. {|„Ani slnko ho nevedelo vysušiť za celé leto.“} List [=išiel] s nimi.',
        },
      ],
      tries: [
        'Drak [=letel] veľmi pomaly. Listy [=neboli] spálené, iba [=prišli] na budúci rok. {|V jednom [=stálo] „prídeme zajtra“ a hostia [=boli] už dávno zasa doma.} To [=bolo] priveľmi pomaly.',
        '[Helper] listy [helper:schoval] do vedra so zmrzlinou. Pohľadnice [=prišli] studené a <malinové~vanilkové~jahodové>. {|Kto si ich [=čítal], ten si ich aj [=olizoval/olizuje], čo je výhoda, ale nie pre poštu.} Písmená sa však [=rozpili/rozpíjajú].',
        'Drak [=skúsil] nedýchať celú cestu. Za zákrutou [=zmodrel/modrie] a [=vyfúkol/vyfukuje] všetko naraz. {|[=Zhorela/Horí] taška, lavička aj nápis „Pošta“, odvtedy sa volá „Po“.} Listy [=boli] preč.',
      ],
      solutions: [
        {
          id: 'lekno',
          needs: 'lekno',
          text: [
            '[Hero] [zabalil] poštu do mokrého listu z lekna. „Drž ju v labke pred sebou a dýchaj dozadu,“ [povedal]. Drak [=dýchol/dýcha] za seba a [=letel]. {|Za ním [=ostával/ostáva] oheň na oblohe ako dlhá stuha a pred ním len chlad a <zelený balíček~balíček s kvapkami rosy>.} [Helper] na zemi [helper:počítal] domy. Prvý list [=bol] suchý a biely. „Drahá Pagáčová,“ [=čítala] pani Pagáčová až do konca. {|Na konci [=stálo]: „prosím“, a to [=bolo] to, čo jej dovtedy chýbalo.}',
          ],
        },
        {
          id: 'pamat',
          text: [
            '„Nenos ich na papieri,“ [povedal] [hero]. „Prečítaj ich ľuďom.“ „Nahlas som ešte nikdy nečítal,“ [=zľakol] sa drak. {|[=Skúšali] to na <slimákovi~starej lipe~korytnačke>, lebo taký poslucháč má čas a neskáče do reči.} Pri treťom dome to už [=išlo] samo. „Milá Anna, <kvitne mi orgován~dozreli mi hrušky~napadol prvý sneh>,“ [=hovoril] drak a [=prikladal/prikladá] k tomu vôňu. {|[Helper] mu [helper:šepkal] ťažké slová, tie s tromi spoluhláskami.} Keď [=odišiel], ľuďom [=ostal] v ušiach celý list aj s hlasom. A nik [=nemusel/nemusí] nič hasiť.',
          ],
        },
      ],
      after: [
        'Popol zo starých listov [=nasypali] na záhradu. {|[=Vyrástli] z neho cibuľky a každá [=mala] na hlave pečiatku.} Drak [=doručil] všetko.',
        'Na oblohe [=ostala] dlhá stuha dymu ako písmo. {|Deti z nej [=čítali] prvé písmená a hneď ich [=vedeli] napísať aj samy.} Pošta [=fungovala/funguje].',
      ],
      fact: '[Hero] [naučil] draka Pečiatku nosiť listy bez ohorených okrajov.',
    },
  ],
  obstacles: [
    'Cestu [=zahalil] dračí dym a [=voňal] po údenom. {|[=Svietili] v ňom dve ospalé oči: „Prepáčte, robím hrianky.“} [Hero] [otvoril] dáždnik a dym [rozfúkal].',
    'Na mostíku [=spal] drak a celý most s ním [=dýchal]. {|Na chvoste [=mal] tabuľku „prekročte, prosím“ a na brušku druhú „neštekliť“.} Po špičkách [=prešli] všetci a drak sa iba [=usmial] zo sna.',
    'Cestou [=tiekla] teplá rieka. [=Bola] to polievka, ktorú drakom [=vykypela/kypí]. {|[=Prešli] ju na pokrievke od hrnca, jeden [=vesloval/vesluje] a druhý [=solil/solí].} Za rohom ju už [=miešali].',
    'Skala [=bola] strmá a šmykľavá. Drak nad ňou im [=spustil] chvost ako lano. {|„Len ma na ňom nešteklite,“ [=prosil], „potom ním mávam a neviem prestať.“} [=Vyliezli] hore šup po šupine.',
    'Na križovatke [=stáli] dva draci a obaja [=ukazovali] každý na svoju stranu. {|Potom sa [=zamysleli], [=vymenili] si strany a [=ukazovali] zase každý na svoju.} [Hero] [išiel] tretím chodníkom.',
    'Jaskyňa [=bola] tmavá. [Hero] [poprosil] o svetlo a niekto vzadu [=škrtol] iskrou. {|„Ale rýchlo,“ [=ozvalo] sa, „mne sa pri tom chce kýchať.“} [=Prešli] to celé na jedno nadýchnutie.',
    'Z kopca sa [=kotúľal] kameň a za ním ďalší. Drak hore [=čistil] jaskyňu. {|Keď [=zbadal] ľudí, všetky kamene poctivo [=pozbieral] a [=ponúkol] im jeden na pamiatku.} Cesta [=bola] voľná.',
    'Vietor im [=obracal/obracia] klobúky naopak. [=Schovali] sa pod dračie krídlo a tam [=bolo] úplné bezvetrie. {|Pod krídlom už [=obedovala/obeduje] žabia rodina a [=pustila] ich k stolu.} Keď vietor [=ustal], [=pokračovali].',
  ],
  encounters: [
    'Dračia babička [=predávala] pukance. Stačilo jej vzdychnúť a kukurica [=pukala] sama. {|Slané [=boli] za úsmev a sladké za dva.} [Hero] si [vzal] do kornútka.',
    'Okolo [=preletel] drak poštár a [=zhodil] pohľadnicu. Roh [=mala] ohorený. {|[=Písalo] sa v nej: „Je tu pekne, posielam iskru“, a naozaj v nej [=bola].}',
    'Dvaja malí draci sa [=hádali], kto je väčší. [Hero] ich [odmeral] chvostmi. {|[=Boli] presne rovnakí a jeden [=bol] potom pyšný, že je rovnaký viac.} Tak [=boli] kamaráti.',
    'V potoku [=umývala] dračia mama zuby trom hlavám naraz. Kefku [=mali] spoločnú. {|Najprv prvá, potom druhá a tretej vždy [=chýbala] pasta.} [Hero] im [podal] pohárik.',
    'Drak [=písal] dymom na oblohu. Zatiaľ tam [=bolo] napísané: „Ahoj, m“. {|„To m sa mi stále ukláňa,“ [=vysvetlil], „a mne je hlúpe nepokloniť sa mu tiež.“} [Hero] mu [poradil] iné slovo.',
    'Draci [=hrali] futbal s vlastným krúžkom dymu. Lopta sa však stále [=rozplynula/rozplýva]. {|Kto [=dal] gól, ten ju [=musel] znova nafúknuť, a tak [=mali] víťazi vždy najväčší smäd.}',
    'Na ceste [=stála] dračia kaderníčka s hrebeňom. „Šupiny sa česať nedajú,“ [=povedala], „ale aj tak prídu.“ {|Dračica pod hrebeňom [=spala] a hlava sa jej pekne [=leskla].}',
    'Malá iskra [=letela] okolo sama. „Kam ideš?“ [spýtal] sa [hero]. „Zapáliť sviečku,“ [=povedala], „ale nie rýchlo.“ {|[=Letela] tak pomaly, že jej [=mohli] cestou i zakývať.}',
    'Drak v záhrade [=okopával/okopáva] mrkvu. [=Bol] na to príliš silný, a tak ju [=ťahal] zo zeme vždy po desať. {|„Nemám jemnosť,“ [=vzdychol], „mám len dobrú vôľu a veľký obed.“} [Hero] mu [pomohol] s koreňmi.',
    'Na lúke [=cvičil/cvičí] starý drak vzlietanie z kresla. Už mu to [=išlo] o päť centimetrov lepšie. {|„Do jesene vyletím k oknu,“ [=sľúbil], „a do zimy prídem poň.“} [Hero] mu [zatlieskal].',
  ],
  favourite: [
    'Plyšový dráčik [=ležal] pri vankúši a [=dýchal] len teplo, žiadne iskry.',
    'Lampička v tvare draka [=svietila] oranžovo a potichu [=strážila].',
    'Na stene [=visel] obrázok draka, ktorý si [=opieral/opiera] hlavu o rám.',
    'Pod perinou [=bol] teplý kút ako v dračej jaskyni.',
    'Papierový šarkan [=spal] na skrini a chvost mu [=visel] mäkko dolu.',
    'V pohári pri posteli [=odpočívali] lesklé gombíky, hladké ako dračie šupinky.',
    'Na deke [=ležal] drak z látky a v noci [=dýchal] pomaly, aby nikoho nezobudil.',
    'Vedľa knižky [=driemal] dráčik z vlny a nos [=mal] teplý ako slnko na okne.',
  ],
}
