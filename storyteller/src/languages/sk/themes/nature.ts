import type { ThemePack } from '../../../craft/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const nature: ThemePack = {
  words: [
    'lúk',
    'kvet',
    'potok',
    'vietor',
    'dážď',
    'dažď',
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
    'mrav',
    'lienk',
    'stebl',
  ],
  settings: [
    setting(
      'luka',
      'land',
      place('Margarétková lúka', 'na Margarétkovej lúke', 'na Margarétkovú lúku', 'z Margarétkovej lúky'),
      [
        'Na Margarétkovej lúke [=umývala] rosa každé ráno kvety. {[Hero] tam [chodil] naboso a prsty [=chladili/chladia].|Za ušami im to nejde, preto tam [hero] [chodil] naboso a [pomáhal] stebielkam trávy.} Lúka [=voňala] <materinou dúškou~ďatelinou~mätou>.',
        'Slnko si [=ľahlo] na lúku a [=nechcelo] vstať. {[Hero] [ležal] vedľa neho v tráve a [počúval] čmeliaka.|[Hero] [ležal] v tráve vedľa neho a [počúval] čmeliaka, ktorý si [=bzučal] adresu, aby ju nezabudol.} Kvety sa [=kolísali].',
        'V tráve [=ležala] prikrývka a na nej chlieb s medom. {[Hero] ho [jedol/hryzie] a včely [=chodili] okolo.|[Hero] ho [jedol/hryzie] a dve včely sa [=prechádzali/prechádzajú] po okraji taniera a [=obzerali] si, čo je z ich práce.} Lúka [=bzučala].',
      ],
      [
        'Pri plote [=rástol] zvonček s malou kvapkou vnútri. {Keď [=zafúkalo/fúka], [=cinkal].|Keď [=zafúkalo/fúka], [=cinkal] tak tenko, že ho [=počuli] iba tí, čo sa nikam [=neponáhľali].}',
        'Včely [=lietali] z kvetu na kvet s malými vedierkami. {Jedna si [=kýchla] a púpava [=odletela].|Jedna si [=kýchla] a celá strecha púpavy [=odletela] do susednej obce.}',
        'Pod lopúchom [=mali] mravce jedáleň. {Dnes [=mali] omrvinku na tri spôsoby.|Na lístku [=stálo]: omrvinka, omrvinka na medze a cez nedeľu omrvinka s cukrom.}',
      ],
      [
        'Lúka [=zatvorila] kvety, jeden po druhom. Svrčky [=hrali] pomaly. {Tráva [=bola] ešte teplá a mäkká.|Tráva [=držala] teplo celého dňa a rosa [=začínala] ticho sadať, aby mali ráno čím piť.} Nad lúkou [=svietil] mesiac.',
        'Na lúku [=sadla] rosa, mäkká a tichá. {Motýle [=spali] so zloženými krídlami a chodník [=voňal].|Motýle [=spali] so zloženými krídlami, každý pod svojím lístkom, a chodník domov [=bol] pod bosými nohami ešte teplý.} Za plotom [=svietilo] okno.',
        'Chodník domov [=viedol] vysokou trávou. {Steblá [=šepkali] a v okne [=svietila] lampa.|Steblá [=šepkali], jedno druhému si [=podávali/podávajú] dobrú noc až k plotu, za ktorým [=svietila] lampa.} Vzduch [=voňal] senom.',
      ],
    ),
    setting(
      'zurciak',
      'land',
      place('potok Zurčiak', 'pri potoku Zurčiaku', 'k potoku Zurčiaku', 'od potoka Zurčiaka'),
      [
        'Potok Zurčiak [=rozprával] celý deň a nikdy sa [=neopakoval]. {[Hero] [sedel] pri ňom na kameni a [počúval].|[Hero] [sedel] pri ňom a [púšťal] po vode lístky s pozdravmi a potok ich [=čítal] nahlas.} Kvety na brehu [=kývali].',
        'Kameň, kameň, voda, kameň, tak sa chodí cez potok Zurčiak. {[Hero] už [mal] jednu ponožku mokrú.|Posledný kameň [=bol] mokrý, príroda je spravodlivá. A tak [hero] už [mal] mokrú jednu ponožku a druhú zo súcitu.} [=Voňalo] <vŕbou~mätou~blatom>.',
        'Pri potoku sa [=točil] malý mlynček z kôry. {[Hero] ho [urobil] ráno a ešte stále [=mlel/melie] vodu.|[Hero] ho [urobil] ráno. Odvtedy [=mlel/melie] vodu na jemno a rybky si ju [=chodili] ochutnávať.} V tráve [=bzučali] včely.',
      ],
      [
        'Na brehu [=rástla] vŕba s dierou v kmeni. {V diere [=býval] tieň.|V diere [=býval] tieň, ktorý v najväčšom teple [=chodil] k vode namočiť si nohy.}',
        'Vážka nad potokom [=stála] vo vzduchu ako malá helikoptéra. {Potom sa [=pohla] a zas [=stála].|[=Kontrolovala], či všetky kvapky idú správnym smerom, a [=išli].}',
        'Pod kameňom [=býval] rak. {Keď [=išiel] do obchodu, [=kráčal] dozadu.|Na nákup [=chodil] pospiatky. Preto vždy najprv [=zaplatil/platí] a až doma [=vyberal], čo chce.}',
      ],
      [
        'Potok [=zašumel] tichšie a kvety pri vode [=zavreli] lupene. {Kamene [=boli] teplé a tráva domov mäkká.|Vážka si [=sadla] na steblo, a to sa s ňou ešte chvíľu [=kolísalo], celkom pomaly.} Domov [=bolo] blízko.',
        'Nad potokom [=ležala] hmla ako tenká perina. {Rybky [=spali] pri kameňoch a domov [=bolo] len kúsok.|Rybky [=spali] pri kameňoch, mlynček z kôry sa [=točil] pomaly a napokon sa len tak [=kolísal].} Tráva [=hladila] nohy celou cestou.',
        'Voda už len [=šepkala] pod mostíkom. {Za mostíkom [=svietilo] okno a [=voňala] polievka.|Za mostíkom [=svietilo] okno, mesiac si [=ľahol] do potoka a [=nechal] sa hladiť.} Tráva [=spala].',
      ],
    ),
    setting(
      'dedkova',
      'land',
      place('dedkova záhrada', 'v dedkovej záhrade', 'do dedkovej záhrady', 'z dedkovej záhrady'),
      [
        'V dedkovej záhrade [=rástlo] všetko, čo sa zasadilo, a pár vecí navyše. {[Hero] tam [polieval] hrášok z malej krhly.|Mrkva, hrášok, jedna lyžica, na ktorú sa [=zabudlo/zabúda], a slnečnica, čo [=pozerala] susedom do kuchyne. [Hero] to všetko [polieval].}',
        '[Hero] [mal] v dedkovej záhrade vlastný záhon. {[=Rástla] v ňom mrkva, kvet a jeden gombík.|[=Bol] veľký ako osuška a všetko v ňom [=bolo] zasadené naraz, aby to malo spoločnosť.} Hlina [=voňala] po daždi a kvety po mede.',
        'Pod jabloňou v dedkovej záhrade [=stála] lavička na tri sedenia. {[Hero] na nej [lúskal] hrášok do misky.|[Hero] na nej [lúskal] hrášok: dva do misky, jeden do úst. A tak to [=šlo/ide] v rodine už po tretie pokolenie.} Vietor [=voňal] mätou.',
      ],
      [
        'Pri plote [=bola] hriadka, kde si zelenina [=robila], čo [=chcela]. {Mrkva tam [=mala] dve nohy.|Mrkva tam [=mala] dve nohy a [=držala] ich preložené, uhorka sa [=točila] dookola a nikto im nič [=nevyčítal/nevyčíta].}',
        'Strašiak v hrachu [=mal] dedkove tepláky. {Vtáky mu [=sedeli] na ramenách.|Vtáky sa ho [=nebáli], dokonca na ňom [=pospávali], lebo [=mal] mäkké ramená.}',
        'V sude s dažďovou vodou [=plávala] kačka z dreva. {Dážď ju [=učil] plávať hore.|Keď [=pršalo], [=išla] hore, keď sa [=polievalo/polieva], dolu, takže vždy [=vedela], ako sa má záhrada.|Keď [=pršalo], [=išla] hore, keď sa [=polievalo/polieva], dolu, takže vždy [=vedela], ako sa má záhrada.}',
      ],
      [
        'Záhrada si [=vydýchla] a kvety [=sklonili] hlavy. {Krhla [=odpočívala] a domov to [=bolo] pár krokov.|Hrášok si [=zavrel] struky na noc, krhla [=odpočívala] a na verande [=zhasla] lampa.} [=Bolo] ticho a teplo.',
        'Slnko si [=sadlo] za plot a záhrada [=stíchla/tíchne]. {Mrkva [=spala] pod zemou a jabloň nad ňou.|Mrkva [=spala] pod svojou perinou z hliny a jabloň sa nad ňou pomaly [=kolísala] ako nad kolískou.} Na lavičke [=ostalo] teplo a dvere domu [=boli] otvorené.',
        'Medzi hriadkami [=chodil] iba mesiac. {V kuchyni [=hrialo] mlieko a v izbe perina.|Po zemi [=kládol] strieborné čiary ako priesady a za oknom [=čakala] perina, ktorá celý deň [=visela] na slnku.} Tráva [=dýchala].',
      ],
    ),
    setting(
      'stran',
      'land',
      place('Včelia stráň', 'na Včelej stráni', 'na Včeliu stráň', 'zo Včelej stráne'),
      [
        '[Hero] [prišiel] na Včeliu stráň skôr než slnko. {Včely ešte [=zívali] a tráva [=bola] mokrá.|Včely ešte [=zívali] na doskách pred úľmi, každá s nôžkami v rose, a tráva [=chladila] až po kolená.} Z komína dolu v dedine [=voňal] <chlieb~koláč~čaj>.',
        'Pod najväčšou lipou na Včelej stráni [=stála] lavička z jednej dosky. {[Hero] na nej [sedel] a [počúval] bzučanie.|[Hero] na nej [sedel] a [hádal], ktorá včela ide domov a ktorá do práce. Tie domov [=bzučali] o tón nižšie.} Nad lúkou [=stálo] teplo.',
        'Na Včelej stráni [=stálo] sedem farebných úľov. {[Hero] [mal] najradšej ten modrý, lebo [=hučal/hučí] najhlbšie.|V červenom [=bývali/bývajú] včely speváčky, v žltom kuchárky a v modrom tie, čo si ľúbia pospať. [Hero] [sedel] pri modrom.} Lipy [=kvitli/kvitnú].',
        'Zo Včelej stráne [=bolo] vidieť tri lúky a jeden potok. {[Hero] tam [púšťal] šarkana a vietor ho [=niesol].|[Hero] tam [púšťal] šarkana na dlhej niti a vietor z neho [=čítal] všetky záplaty nahlas.} [=Voňala] <lipa~ďatelina~tráva>.',
      ],
      [
        'Na stráni [=ležal] veľký teplý kameň. {Jašterička na ňom [=sušila] chvost.|Jašterička na ňom [=sušila] chvost a vždy, keď okolo niekto [=prešiel], zdvorilo ho [=posunula/posúva].}',
        'Pri každom úli [=bola] malá lavička pre včely. {Po práci si na nej [=vyzúvali/vyzúvajú] nožičky.|Po práci si na nej [=vyzúvali/vyzúvajú] peľ z nožičiek a stráž im ho [=zametala/zametá] do hŕbok podľa farby.|Po práci si na nej [=vyzúvali/vyzúvajú] peľ z nožičiek a stráž im ho [=zametala/zametá] do hŕbok podľa farby.}',
        'Na stráni [=rástla] divá jahoda. {Jedna [=bola] pre včely a dve pre ľudí.|Podľa dohody [=bola] prvá pre včely, druhá pre mravce, tretia pre ľudí, a kde je štvrtá, to nevie nikto.|Podľa dohody [=bola] prvá pre včely, druhá pre mravce, tretia pre ľudí, a kde je štvrtá, to nevie nikto.}',
      ],
      [
        'Úle [=bzučali] tichšie a tichšie. {Včely si [=ľahli] k medu a stráň [=voňala] večerom.|Včely si [=ľahli] bok po boku, med im [=hrial] chrbty a na stráni [=ostal] iba vietor, čo už tiež [=zíval].} Domov sa [=išlo] dolu chodníkom.',
        'Na Včelej stráni [=stíchli/tíchnu] svrčky aj vietor. {Jahody [=spali] pod listami a chodník [=viedol] domov.|Jahody [=spali] pod listami, šarkan si [=zložil] chvost do trávy a chodník [=klesal] k domu pomaly ako uspávanka.} Vo vzduchu [=bol] med.',
        'Lipy na stráni [=stíchli/tíchnu] jedna po druhej. {Dolu [=svietilo] okno a za ním [=čakala] posteľ.|Chodník dolu [=bol] samý mäkký tieň a na jeho konci [=svietilo] okno, žlté ako med.} Tráva [=bola] teplá.',
      ],
    ),
  ],
  heroes: [
    figure(
      'vcela',
      'včielka Medulienka',
      [
        'Včielka Medulienka lieta na kvety na druhú zmenu. {Ráno je tam plno.|Ráno je vraj na lúke plno a ona má rada pokoj.}',
        'Včielka Medulienka má na krídle malú mapu. {Sú na nej samé kvety.|Sú na nej len kvety a jeden krížik, ten označuje babkin koláč na okne.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'slimak',
      'slimák Fero',
      [
        'Slimák Fero pozná každé steblo na lúke. {Z oboch strán.|Osobne a z oboch strán.}',
        'Slimák Fero trénuje na preteky. {Pôjde na ne o rok.|Budú o rok na druhom konci lúky, takže vyraziť mieni už v stredu.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'lienka',
      'lienka Bodka',
      [
        'Lienka Bodka má na chrbte sedem bodiek. {Každá je za jeden deň.|Každá je za jeden deň v týždni a nedeľa je o kúsok väčšia.}',
        'Lienka Bodka zbiera kvapky rosy. {Každú vypije ešte ráno.|Má ich na liste zoradené podľa lesku a do obeda vždy celú zbierku vypije.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'lesko',
      'chrobák Lesko',
      [
        'Chrobák Lesko si každé ráno leští krídla rosou. {Svieti ako gombík.|Svieti potom ako gombík z nedeľného kabáta a húsenice sa v ňom češú.}',
        'Chrobák Lesko vie ležať na chrbte. {Dá sa tak pozerať na oblaky.|Iným sa to stáva omylom, on to robí schválne, lebo odtiaľ je najlepšie vidieť oblaky.}',
      ],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'dedko',
      'dedko Hriadka',
      [
        'Spoza kríka [=vyšiel] dedko Hriadka s motykou. {„Čo nám rastie?“ [=spýtal] sa a hneď [=zostal].|„Prírode sa do roboty nemiešam,“ [=povedal], „ale tašku vám rád ponesiem.“} Za klobúkom [=mal] pierko.',
        'Na obrátenom vedre [=sedel] dedko Hriadka a [=strúhal] píšťalku. {„Idem s vami, dostrúham cestou,“ [=povedal].|„Vŕba počká, vŕba je múdra,“ [=povedal], píšťalku si [=strčil] za ucho a [=pridal] sa k nim.|„Vŕba počká, vŕba je múdra,“ [=povedal], píšťalku si [=strčil] za ucho a [=pridal] sa k nim.}',
      ],
      [
        'Dedko Hriadka si [=oprel] motyku o stenu a [=utrel] si čelo. „Rastie to aj v noci,“ [=povedal] potichu.',
        'Dedko Hriadka si [=zložil] klobúk na plot, [=pohladil] najbližší kvet a [=šiel] spať.',
      ],
    ),
    figure(
      'rosnicka',
      'rosnička Zelka',
      [
        'Z listu [=spadla] rosnička Zelka. {„Dnes bude pekne, kvak,“ [=povedala] a [=išla] s nimi.|„Predpoveď: pekne, miestami žaby,“ [=zahlásila], [=utrela] si kolená a už [=skákala] vedľa nich.}',
        'Na rebríku v pohári [=sedela] rosnička Zelka. {Keď ich [=zbadala], [=zliezla/zlieza] dolu.|„Som v službe,“ [=povedala], „keď som hore, svieti slnko, keď dolu, prší. A keď som s vami, to sa ešte uvidí.“}',
      ],
      [
        'Rosnička Zelka sa [=prilepila] na spodok listu, kde [=bolo] tmavo, mäkko a bezpečne.',
        'Rosnička Zelka si [=ľahla] do zavretého lekna a na zajtra [=hlásila] ticho.',
      ],
    ),
    figure(
      'vetrik',
      'vetrík Šušo',
      [
        'Okolo nôh sa [=zatočil] vetrík Šušo. {„Viem všetko, čo sa kde povedalo,“ [=zašumel].|„Bol som na lúke, v komíne aj v cudzej bielizni,“ [=šušťal], „viem všetko a nesiem vám vôňu obeda.“} A kvety mu [=tlieskali].',
        'Tráva sa [=rozhrnula/rozhŕňa] a [=prišiel] vetrík Šušo. {[=Niesol] klobúk a [=hľadal], čí je.|[=Niesol] cudzí klobúk, tri páperia a kúsok pesničky. „Klobúk vrátim cestou,“ [=povedal], „pesničku si nechám.“}',
      ],
      [
        'Vetrík Šušo si [=ľahol] do trávy a [=bol] už len tichým dychom.',
        'Vetrík Šušo sa [=stočil] do prázdnej ulity a v nej [=šepkal] iba zo sna.',
      ],
    ),
    figure(
      'krtko',
      'krtko Hlinko',
      [
        'Zem sa [=zdvihla] ako čiapka a [=vykukol] krtko Hlinko. {„Zdola som počul starosť,“ [=povedal].|„Nevidím síce nič,“ [=povedal], „ale starosti počujem až na tri metre pod mrkvou. Pôjdem s vami, len ma otočte správnym smerom.“}',
        'Na kope hliny [=sedel] krtko Hlinko s okuliarmi na čele. {„Poznám prírodu zospodu,“ [=povedal].|„Vy poznáte kvety zhora, ja zospodu,“ [=povedal], „spolu ich budeme poznať celé.“} A [=vzal] si lopatku.',
      ],
      [
        'Krtko Hlinko si [=zavrel] nad hlavou zem ako poklop a [=bolo] mu útulne.',
        'Krtko Hlinko si [=ľahol] do spálne s kobercom z machu a okuliare [=zavesil] na korienok.',
      ],
    ),
    figure(
      'medka',
      'včelárka Medka',
      [
        'Od úľov [=kráčala] včelárka Medka v klobúku so závojom. {„Komu treba lyžičku medu?“ [=spýtala] sa.|„Na každú starosť je lyžička medu,“ [=povedala], „a potom sa na ňu treba pozrieť ešte raz.“} Lyžičky [=mala] vo vrecku.',
        'Včelárka Medka [=nosila] včelám vodu v náprstku. {Keď [=začula/čuje] vzdych, [=prišla] bližšie.|„Včely mi hlásili vzdych od juhu,“ [=povedala], „tancovali ho tak presne, že som trafila rovno k vám.“|„Včely mi hlásili vzdych od juhu,“ [=povedala], „tancovali ho tak presne, že som trafila rovno k vám.“}',
      ],
      [
        'Včelárka Medka [=zavesila] klobúk so závojom na klinec a v dome [=voňalo] voskom.',
        'Včelárka Medka [=obišla] úle, každému [=zaklopala] jedným prstom dobrú noc a [=ľahla] si.',
      ],
    ),
  ],
  problems: [
    {
      id: 'pupava',
      ask: 'Kadiaľ sa lieta k moru?',
      title: ['[Hero] a púpava, ktorá chcela cestovať', 'Semienko, ktoré chcelo vidieť more'],
      refrain: ['Fú a fú, cesta vzduchom, malé pierko, veľký svet', 'Leť, semienko, leť, uvidíš ten svet'],
      spark: [
        '<Na konci chodníka~Pri plote~Na medzi> [=stála] biela púpava. „Chcela by som vidieť more,“ [=vzdychla]. {Koreň ju však [=držal] pevne v zemi.|„Lenže koreň mám až po kolená a vietor dnes nejde,“ [=dodala/dodáva] a semienka sa jej [=triasli] nedočkavosťou.} „More je ďaleko, ale dá sa,“ [povedal] [hero] a [čupol] k nej.',
        'Všetky púpavy už [=odleteli], len jedna [=stála] a [=čakala]. {Vietor na ňu [=zabudol] a ona [=mala] zbalené.|Vietor na ňu [=zabudol], hoci si [=učesala] každé páperie a do každého semienka [=zbalila] kúsok lúky.} „Kam by si chcela?“ [spýtal sa] [hero]. „K moru,“ [=šepla].',
      ],
      way: [
        'Na drôte [=sedela] lastovička, čo more [=videla]. {„Stále rovno a potom slaná voda,“ [=povedala].|„Rovno, cez tri kopce, potom vonia chlieb, potom nič a potom slaná voda,“ [=povedala], „zablúdiť sa nedá, je to veľké.“|„Rovno, cez tri kopce, potom vonia chlieb, potom nič a potom slaná voda,“ [=povedala], „zablúdiť sa nedá, je to veľké.“}',
        'Potok si [=hundral] popod mostík. {„Aj ja idem k moru, lenže pomaly,“ [=povedal].|„Ja tam mám namierené tiež,“ [=zurčal], „najprv k rieke, potom k väčšej a v nedeľu som tam. Miesta je dosť, pasažierov málo.“}',
        'Pavúčik im [=ukázal], ako lieta on. {[=Vypustil] nitku, [=čakal] a vietor ho [=vzal].|[=Postavil] sa na špičky, [=vypustil] nitku a [=čakal]. „Nikdy neskáčem,“ [=povedal], „ja iba prestanem stáť.“ A už [=letel].}',
      ],
      tries: [
        '[Hero] [fúkol] do púpavy zospodu. {Púpava [=kýchla] a dve semienka sa [=vrátili].|Púpava [=kýchla], dve semienka [=vyleteli]. Ale hneď sa [=vrátili], že si [=zabudli] čiapky.}',
        '[Helper] [helper:mával] veľkým lopúchom. {Lopúch [=odletel] sám a púpava [=ostala].|Lopúch sa [=odtrhol], [=odletel] bez nich a na susednej lúke ho odvtedy majú za šarkana.}',
        'Púpavu [=posadili] na chrbát slimákovi. {Slimák [=išiel] hodinu a more [=nebolo/nie je] vidieť.|Slimák [=vzal] jedno semienko a [=vyrazil/vyráža]. O hodinu [=bolo] semienko na druhej strane listu a veľmi [=ďakovalo] za výhľad.}',
      ],
      solutions: [
        {
          id: 'bezat',
          text: [
            '„Ja budem vietor,“ [povedal] [hero] a [rozpažil] ruky. {[Bežal] cez lúku a tráva sa [=ohla].|[Bežal] cez celú lúku, [helper] z druhej strany, aby sa vzduch poriadne zmiešal, a kvety sa im [=klaňali/klaňajú] po oboch bokoch.} Púpava sa [=pustila]. {Semienka [=leteli] hore a [=mávali] páperím.|Semienka [=stúpali], [=mávali] páperím a najmenšie ešte [=kričalo]: „Pošlem vám pohľadnicu!“} Hore ich [=chytil] ozajstný vietor.',
          ],
        },
        {
          id: 'potok',
          text: [
            '„Keď nie vzduchom, tak vodou,“ [povedal] [hero]. Z <kôry~orechovej škrupiny~kúska dreva> [=urobili] loďku a z <listu~pierka~lupeňa> plachtu. {Semienka si [=posadali] dnu, jedno vedľa druhého.|Semienka si [=posadali] do radov ako v kine a [helper] im [helper:prideľoval] miesta pri okne.} Potok ich [=vzal] na chrbát. {„Ahoj, more!“ [=volali] a [=zahli/zahýbajú] za vŕbu.|[=Plávali] okolo kameňov, popod most, a ich „ahoj“ [=bolo] počuť, až kým [=nezašli/nezájdu] za vŕbu.} O rok už bude pri mori kvitnúť celá žltá lúka.',
          ],
        },
      ],
      after: [
        'V jamke po púpave [=ostalo] jedno semienko. {„Ja dám pozor na lúku,“ [=povedalo].|„Niekto musí dávať pozor na lúku,“ [=vysvetlilo] a [=zahrabalo] sa.} Príroda si vie poradiť.',
      ],
      fact: '[Hero] [pomohol] púpave vydať sa do sveta.',
    },
    {
      id: 'dazd',
      ask: 'Ako sa povie oblaku, aby sa nebál?',
      title: ['[Hero] a oblak, ktorý sa bál pršať', 'Lúka čaká na dážď'],
      refrain: ['Kvap a kvap a ešte kvap, zem je mäkká, poď', 'Jedna kvapka, druhá kvapka, lúka čaká s pohárom'],
      spark: [
        'Lúka [=bola] smädná a oblak nad ňou [=nepršal]. {„Bojím sa pádu,“ [=šepol] oblak.|Kvety [=mali] zvesené hlavy, potok [=tiekol] len po členky a oblak [=visel] plný až po okraj. „Bojím sa pádu,“ [=šepol].} [Hero] [pozrel] hore. „Nie si sám,“ [povedal], „sme tu pod tebou.“',
        'Nad <kvetmi~lúkou~potokom> [=stál] oblak už <tri~štyri> dni. {„Neviem, ako sa začína,“ [=povedal].|„Neviem, ktorou kvapkou začať,“ [=priznal] sa, „čo keď tá prvá nebude pekná?“} Kvetom [=vysychali] ústa a žaby [=cvičili/cvičia] nasucho. [Hero] oblaku [zakýval].',
      ],
      way: [
        'Stará kaluž [=bola] kedysi tiež oblakom. {„Pád je iba dlhý krok,“ [=povedala].|„Bála som sa aj ja,“ [=povedalo] to málo, čo z nej [=ostalo], „a je to len dlhý krok. Dolu ťa vždy niekto chytí.“} [Hero] to [odkázal/odkazuje] hore.',
        'Včely [=prišli] oblaku zamávať. {„My lietame hore aj dolu a nič sa nedeje,“ [=bzučali].|„My chodíme hore aj dolu stokrát za deň,“ [=bzučali], „a dolu je lepšie, dolu je med.“ Oblak sa [=naklonil] o kúsok nižšie.}',
        'Slimák [=vystrčil] rožky a [=povedal], že čaká. {„Na mňa?“ [=čudoval] sa oblak. „Na teba,“ [=povedal] slimák.|„Na mňa?“ [=čudoval] sa oblak. „Na koho iného,“ [=povedal] slimák, „ja som si na teba vyzul aj domček.“}',
      ],
      tries: [
        'Oblaku [=ukázali/ukazujú], ako sa plače. {[=Bol] z toho smiech a oblak sa len [=díval].|Najprv to [=šlo/ide] smutne. No [helper] pri tom [helper:robil] také tváre, že [=tiekli] iba slzy od smiechu.}',
        '[Hero] [rozložil] <dáždnik~veľký lopúch~pršiplášť>, akoby už pršalo. {„Vidím, že je suchý,“ [=povedal] oblak.|„Vidím, že je suchý,“ [=povedal] oblak, „nie som včerajší, som stredajší.“} Tak ho zasa [=zložili].',
        '[Helper] oblak [helper:pošteklil] <šarkanom~dlhým steblom~pierkom na palici>. {Oblak sa [=smial] a [=odplával/pláva] o lúku ďalej.|Oblak sa [=zachichotal] tak, že [=odplával/pláva] o dve lúky ďalej. Chvíľu [=trvalo], kým sa celý [=vrátil].}',
      ],
      solutions: [
        {
          id: 'prva',
          text: [
            '„Pusť iba jednu, mne do dlane,“ [povedal] [hero]. {Oblak [=zavrel] oči a [=pustil] jednu kvapku.|Oblak sa [=nadýchol], [=zavrel] oči a z okraja mu [=spadla] jediná kvapka, guľatá a vystrašená.} Dlaň ju [=chytila] celkom mäkko. „Bolo to ako šmykľavka!“ [=zvolala] kvapka. {Ostatné to [=počuli] a už [=pršalo].|Ostatné to [=počuli], už sa na kraji [=tlačili] a na lúke [=pršalo], [=bubnovalo], [=žblnkalo].} [Helper] [helper:tancoval] v kaluži a kvety [=pili].',
          ],
        },
        {
          id: 'pesnicka',
          text: [
            '[Hero] si [ľahol] do trávy a [povedal] oblaku, kto naň čaká. {Mak, potok, žaby aj malý hrášok.|Mak s prázdnym hrnčekom, potok, čo [=zabudol] druhú slohu, a žaby, ktoré už týždeň [=nemali] kde vystupovať.} „Na mňa? Všetci?“ [=čudoval] sa oblak. „Na teba,“ [helper:povedal] [helper]. {Oblak [=zosivel] od radosti a kvap, už [=pršalo].|Oblak [=zosivel] od dojatia a ako to býva, od dojatia to [=kvaplo] samo.} [=Pršalo] mäkko a dlho, akurát pre kvety.',
          ],
        },
      ],
      after: [
        'Nad lúkou [=stála] dúha a oblak [=bol] ľahký ako pierko. {„Zajtra zas,“ [=povedal].|„Zajtra zas,“ [=povedal], „len sa pôjdem k moru napiť.“} [=Voňala] mokrá tráva.',
      ],
      fact: '[Hero] [pomohol] oblaku, ktorý sa bál pršať.',
    },
    {
      id: 'motyl',
      ask: 'Kedy už narastú húsenici krídla?',
      title: ['[Hero] a húsenica, ktorá meškala', 'Motýľ v zimnom kabáte'],
      refrain: ['Ešte chvíľku, ešte dve, všetko rastie potichu', 'Krídla rastú, keď sa spí'],
      spark: [
        'Na kvete [=sedela] húsenica Gita a [=utierala] si oči. {„Všetci už lietajú, len ja nie,“ [=povedala].|„Všetky sestry už lietajú, majú krídla aj pozvánky,“ [=vzlykala], „a ja mám šestnásť nôh a ani jedny krídla.“} [Hero] jej [podal] <lopúch~list~lupeň> ako vreckovku. „Počkáme s tebou,“ [povedal].',
        'Na lúke [=mali] motýle ples a húsenica Gita [=stála] pri bráne. {Na pozvánke [=stálo], že treba krídla.|[=Mala] kyticu, čisté nohy, všetkých šestnásť, ale na pozvánke [=stálo] „krídla povinné“.} [Hero] si k nej [prisadol] do trávy. „To nenecháme tak,“ [povedal].',
      ],
      way: [
        'Starý motýľ si na slnku [=sušil] krídla. {„Aj ja som bol pomalý a pruhovaný,“ [=povedal].|„Aj ja som bol pruhovaný a hladný,“ [=povedal], „a potom som raz strašne zívol a viac si nepamätám.“} Gita [=počúvala].',
        'Hrášok v hriadke [=rástol] a nikto ho [=nevidel]. {„Keď sa dívaš, nerastiem,“ [=povedal].|„Keď sa na mňa niekto díva, nerastiem, hanbím sa,“ [=povedal], „preto mám najviac práce v noci.“|„Keď sa na mňa niekto díva, nerastiem, hanbím sa,“ [=povedal], „preto mám najviac práce v noci.“}',
        'Lienka Gite [=ukázala], kde má krídla schované ona. {[=Boli] pod bodkami a [=boli] tenučké.|[=Nadvihla/Nadvíha] bodky a pod nimi [=boli], tenké ako dych. „Tiež som o nich dlho nevedela,“ [=povedala].} Gita si [=siahla/siaha] na chrbát.',
      ],
      tries: [
        'Z okvetných lístkov [=ušili] Gite krídla. {Vietor si [=myslel], že sú jeho, a [=vzal] ich.|[=Pristali/Pristanú] jej, len vietor si [=myslel], že sú jeho, a [=odniesol] ich aj so zvyškom kvetu.|[=Pristali/Pristanú] jej, len vietor si [=myslel], že sú jeho, a [=odniesol] ich aj so zvyškom kvetu.}',
        '[Helper] húsenicu [helper:posadil] na letiace páperie. {[=Letela] meter a [=pristála] v púpave.|[=Letela] krásne, hoci krátko, a [=pristála] v púpave s páperím na nose.} To [=bola] skôr prechádzka.',
        '[Hero] Gite [rátal] do sto, či už. {Pri sto jej [=bolo] to isté čo pri jednej.|Pri päťdesiat si [=pozrela] cez plece, pri sto tiež. Pri sto jeden [=povedala], že asi treba iné číslo.}',
      ],
      solutions: [
        {
          id: 'spanok',
          text: [
            '„Možno netreba nič robiť,“ [povedal] [hero]. „Možno treba spať.“ {Gita [=zívla] a [=balila/balí] sa do hodvábu.|Gita [=zívla], a ako [=zívala/zíva], sama od seba sa [=balila/balí] do hodvábu, až z nej [=trčal] iba úsmev.} Spolu ju [=strážili] pred slnkom aj pred vrabcom. {Potom kukla [=praskla] a [=boli] tam krídla.|[Helper] [helper:držal] nad kuklou list. Prask, a [=vykukol] nos, noha a čosi pokrčené, čo sa [=rozvinulo] na krídla.} „Spala som dlho?“ „Presne toľko, koľko bolo treba,“ [povedal] [hero].',
          ],
        },
        {
          id: 'plesnoh',
          text: [
            '„Tak urobíme ples pre nohy,“ [povedal] [hero]. {Na pozvánke [=stálo], že nôh treba aspoň šesť.|Na pozvánke [=stálo]: šestnásť nôh povinných, kto má menej, nech si požičia.} [=Prišli] stonožky, mravce, [helper] aj pavúci s husľami. {Gita [=tancovala] na všetkých nohách naraz.|Gita [=tancovala] na všetkých nohách naraz a motýle sa [=nakláňali] z výšky, že oni sa tak nevedia.} Na krídla nikto [=nemyslel]. [=Rástli/Rastú] jej potichu, kým na ne [=nemala] čas.',
          ],
        },
      ],
      after: [
        'Gita si [=sadla] na sedmokrásku a [=zakývala]. {Krídlami aj nohami.|Jedným krídlom, druhým, a potom z čistého zvyku aj šiestimi nohami.} Na lúke [=bol] pokoj.',
      ],
      fact: '[Hero] [pomohol] húsenici Gite dočkať sa krídel.',
    },
    {
      id: 'mesacnica',
      ask: 'Kam sa otáča slnečnica?',
      title: ['[Hero] a slnečnica, ktorá sa otáčala opačne', 'Kvet, ktorý mal rád mesiac'],
      refrain: ['Otoč sa, slnečnica, kam ti srdce svieti', 'Hlávka hore, hlávka sem, nech je z teba pekný deň'],
      spark: [
        'Všetky slnečnice [=pozerali] na slnko, len jedna nie. {[=Mala] hlavu dolu a [=spala].|Celý rad [=svietil] na východ ako na povel. Tá posledná [=mala] hlavu na prsiach a [=chrápala/chrápe].} „Hanbím sa,“ [=šepla] ospalo, „ja sa budím až na mesiac.“ [Hero] ju [pohladil] po liste. „Niečo vymyslíme,“ [povedal].',
        'Na kraji záhona [=stála] slnečnica chrbtom k slnku. {„Bolí ma z neho hlava,“ [=povedala].|„Mne je z neho teplo a kýcham,“ [=povedala], „ja mám rada mesiac, ten tak netlačí na hlavu. Lenže aká som potom slnečnica.“} Ostatné o nej [=šuchotali]. [Hero] si k nej [sadol] do tieňa.',
      ],
      way: [
        'Nočný motýľ [=býval] pod lopúchom a vo dne [=spal]. {„V noci nemám kde sedieť,“ [=povedal].|„V noci máme kvety zatvorené,“ [=povedal] a [=zívol], „celú noc letíme a nemáme kde zložiť nohy.“} [Hero] [nastražil/nastražuje] uši.',
        'Susedov budík na okne [=išiel] opačne. {Sused ho [=mal] rád aj tak.|„Ráno mi ukazuje večer,“ [=smial] sa sused pri plote, „ale keď viem, že je opačný, je vlastne najpresnejší v dedine.“|„Ráno mi ukazuje večer,“ [=smial] sa sused pri plote, „ale keď viem, že je opačný, je vlastne najpresnejší v dedine.“}',
        'Najvyššia slnečnica sa [=naklonila] cez rad. {„Aj my po západe nevidíme na krok,“ [=povedala].|„Keď slnko zapadne, stojíme tu celé potme,“ [=priznala/priznáva], „a vtedy by sa nám niekto hore hlavou veľmi zišiel.“|„Keď slnko zapadne, stojíme tu celé potme,“ [=priznala/priznáva], „a vtedy by sa nám niekto hore hlavou veľmi zišiel.“}',
      ],
      tries: [
        'Slnečnici [=dali] <slnečné okuliare~široký klobúk~dáždnik proti slnku>. {A [=zaspala] ešte skôr.|[=Vyzerala] ako na dovolenke, [=povedala], že teraz je konečne tma, a [=zaspala] ešte skôr.}',
        '[Helper] slnečnicu ráno [helper:budil/budí] <trúbkou~píšťalkou~veľkým bubnom>. {[=Zobudila] sa celá záhrada okrem nej.|[=Zobudil] sa sused, dva kohúty, hrášok aj cibuľa, ktorá od toho [=plakala], iba slnečnica nie.}',
        '[Hero] slnečnici [nakreslil] slnko na papier a [zavesil] ho z druhej strany. {Pekne sa naň [=usmiala] a [=spala].|Slnečnica [=uznala], že to papierové je milšie, lebo nehreje, [=poďakovala] a [=spala] ďalej.|Slnečnica [=uznala], že to papierové je milšie, lebo nehreje, [=poďakovala] a [=spala] ďalej.}',
      ],
      solutions: [
        {
          id: 'nocnastraz',
          text: [
            '„Ty nie si zlá slnečnica,“ [povedal] [hero]. „Ty si mesačnica.“ {A [dal] jej prácu: v noci svietiť motýľom.|„A my práve potrebujeme nočnú zmenu.“ Kým ostatné [=zatvárali/zatvárajú] lupene, ona svoje [=otvorila] a žltá ako lampa [=stála] nad tmavou záhradou.} [Helper] k nej [helper:poslal] nočné motýle. {Všetky si [=mali] kam sadnúť.|[=Prišli] sivé, hnedé aj jeden zelený v kožuchu, [=sadli] si dookola a [=ďakovali] tak ticho, že to [=bolo] vidieť.} Cez deň odvtedy spokojne [=spala] a nikto o nej už [=nešuchotal/nešuchoce].',
          ],
        },
        {
          id: 'presadit',
          text: [
            '[Hero] si [všimol], ako slnečnica v tieni [=ožila/ožíva]. „Čo keby stála inde?“ [povedal]. {Spolu ju [=presadili/presádzajú] pod jabloň.|Opatrne, aj s hlinou a s jednou dážďovkou, ktorá [=bola] proti, ju [=presadili/presádzajú] pod jabloň, kde je slnko iba v bodkách.} [Helper] ju [helper:polial]. {Slnečnica [=zdvihla] hlavu a [=kývla/kýva] im.|„Takto áno,“ [=povedala], [=zdvihla] hlavu a [=nechala] si slnko sypať po troche, ako cukor na koláč.} Večer jej medzi konármi [=svietil] mesiac.',
          ],
        },
      ],
      after: [
        'V záhrade [=svietilo] niečo vo dne aj v noci. {Slnečnice si [=dávali/dávajú] zdvorilo dobrú noc.|Slnečnice si ráno a večer [=podávali/podávajú] službu, jedna [=povedala] dobré ráno a druhá dobrú noc, obe naraz a obe správne.|Slnečnice si ráno a večer [=podávali/podávajú] službu, jedna [=povedala] dobré ráno a druhá dobrú noc, obe naraz a obe správne.}',
      ],
      fact: '[Hero] [pomohol] slnečnici, ktorá mala radšej mesiac.',
    },
    {
      id: 'duhabezzltej',
      ask: 'Nevideli ste niekde žltú farbu?',
      title: ['[Hero] a dúha, ktorej chýbala žltá', 'Kam sa podela žltá'],
      refrain: ['Červená a oranžová, kdeže si, ty žltá', 'Žltá sem a žltá tam, bez nej dúhu neskladám'],
      spark: [
        'Po daždi [=vyšla] dúha a [=chýbala] jej žltá. {Medzi oranžovou a zelenou [=bola] diera.|Medzi oranžovou a zelenou [=bola] diera, cez ktorú [=bolo] vidieť vrabca. Ten sa tam [=hanbil/hanbí] a [=tváril] žlto.} „Bez žltej sa rozpadnem,“ [=zavolala] dúha zhora. „Nájdeme ju,“ [sľúbil] [hero].',
        'Dúha nad lúkou [=mala] iba šesť pásikov. {[Hero] ich [zrátal] dvakrát a žltý [=nebol].|[Hero] ich [rátal] zľava aj sprava a vždy šesť. „Žltá sa išla napiť,“ [=povedala] dúha, „a už je z toho pol hodiny.“} Kvety [=pozerali] hore. Bez žltej [=bola] celá lúka akási vážna.',
      ],
      way: [
        'Na chodníku [=bola] malá žltá mláčka. {[=Voňala] po slnku a [=hriala].|[Hero] do nej [namočil] prst, [=bola] teplá a [=voňala] ako letné prázdniny. „Tadiaľto [=išla],“ [helper:povedal] [helper].} O kúsok ďalej [=svietila] druhá.',
        {
          gives: 'pohar',
          text: 'Motýľ žltáčik im [=požičal] kúsok zo svojich krídel. {[=Bol] to žltý prášok v malom pohári.|„Troška mi vždy odpadne, keď sa veľmi teším,“ [=povedal] a do pohára im [=natriasol/natriasa] žltého prášku za necht, „a dnes sa teším.“|„Troška mi vždy odpadne, keď sa veľmi teším,“ [=povedal] a do pohára im [=natriasol/natriasa] žltého prášku za necht, „a dnes sa teším.“}',
        },
        'Včela [=letela] okolo, celá žltá od peľu. {„Žltej je dosť, len sa musí deliť,“ [=bzučala].|„Žltej je na svete dosť,“ [=bzučala], „iba býva rozdelená po maličkých, aby každý kvet mal prečo vstať.“|„Žltej je na svete dosť,“ [=bzučala], „iba býva rozdelená po maličkých, aby každý kvet mal prečo vstať.“}',
      ],
      tries: [
        '[=Natreli/Natierajú] vrabca vaječným žĺtkom. {Vrabec v dúhe [=vydržal] chvíľu a [=letel] sa okúpať.|Vrabec si [=sadol] do dúhy a naozaj to z diaľky [=sedelo], kým si [=nespomenul] na kaluž.}',
        '[Helper] do dúhy [helper:hodil/hádže] <zrelý~veľký~šťavnatý> citrón. {Citrón [=preletel/letí] na druhú stranu a [=ostal] tam.|Citrón dierou [=preletel/letí], na druhej lúke ho niekto [=dal] do čaju a [=poslal/posiela] späť poďakovanie.}',
        '[Hero] [zažmúril] oči, či sa žltá nezjaví. {[=Zjavila] sa modrá.|[=Zjavila] sa modrá, dve ružové a akýsi kockovaný pásik, ale tie [=mala] dúha už obsadené.|[=Zjavila] sa modrá, dve ružové a akýsi kockovaný pásik, ale tie [=mala] dúha už obsadené.}',
      ],
      solutions: [
        {
          id: 'spivpupave',
          text: [
            '„Kde je žltej najlepšie?“ [povedal] [hero] a [pozrel] do trávy. V púpave niečo [=dýchalo]. {Žltá tam [=spala], stočená ako mačka.|[Hero] [rozhrnul/rozhŕňa] lupienky, a tam [=spala] žltá z dúhy, stočená ako mača. „Len som si na chvíľu sadla medzi svojich,“ [=zamrmlala].} „Dúha čaká,“ [helper:povedal] [helper]. {Žltá sa [=natiahla] a [=išla] po slnečnom lúči hore.|Žltá sa [=natiahla], každej púpave [=dala] pusu, preto sú odvtedy také veselé. Po slnečnom lúči [=vyšla] hore ako po schodoch.} Dúha [=bola] celá.',
          ],
        },
        {
          id: 'zozberana',
          needs: 'pohar',
          text: [
            '„Poskladáme novú,“ [povedal] [hero] a [podržal] pohár so žltým práškom. {Každý kvet doň [=dal] kúsok žltej.|Púpava [=dala] za lyžičku, nevädza nič, lebo žltú nemá, zato [=držala] palce, slnečnica celú hrsť a jedno káčatko sa nad pohárom poriadne [=otriaslo/otriasa].} Pohár [=svietil] ako lampáš. [Helper] ho [helper:zdvihol] čo najvyššie. {Vietor žltú [=vzal] a [=natrel/natiera] ňou dúhu.|Vietor do pohára [=fúkol], žltá [=letela] hore dlhým ťahom a v dúhe [=sedela], trochu hrubšia ako predtým.} Vrabec si [=vydýchol].',
          ],
        },
      ],
      after: [
        'Dúha [=stála] nad lúkou až do večera. {Potom sa [=sklonila] a [=poďakovala].|Na rozlúčku sa [=sklonila] tak nízko, že jej konček [=namaľoval] dvom slimákom domčeky.}',
      ],
      fact: '[Hero] [vrátil] dúhe jej žltú farbu.',
    },
    {
      id: 'mravcovacesta',
      ask: 'Kadiaľ majú chodiť mravce, keď tadiaľ chodia topánky?',
      title: ['[Hero] a cesta menšia než špagát', 'Mravce na chodníku'],
      refrain: ['Cupi, cupi, cupity, pozor na tie nožičky', 'Malá cesta, veľká cesta, pre každého trošku miesta'],
      spark: [
        'Cez chodník na lúku [=išli] mravce v dlhom rade. {Každé popoludnie [=museli] čakať, kým prejdú topánky.|Každé popoludnie [=prišli] topánky, dup, dup. Mravce [=museli] čakať pod listom, niekedy aj do večere.} „Cukor sa nám topí,“ [=povedal] mravec Cyril. [Hero] [zdvihol] nohu a [nechal] ju chvíľu hore. „To treba vyriešiť,“ [povedal].',
        '„Stáť!“ [=ozvalo] sa spod nohy tenkým hláskom. {[=Bol] to mravec Cyril a za ním [=bol] celý rad.|[=Bol] to mravec Cyril so steblom namiesto zástavky a za ním sto ďalších, každý s omrvinkou. „Už tretia smena nám čaká na prechod,“ [=vysvetlil].} [Hero] [stál] na jednej nohe a [rozmýšľal] na nej.',
      ],
      way: [
        'Dážďovka si svoje chodby [=robila] zdola. {„Pod zemou nikto nedupe,“ [=povedala].|„Nad zemou je premávka,“ [=povedala], „ja to beriem popod a ešte som nikdy nestála na červenej.“} Mravec si to [=poznačil].',
        'Na konci chodníka [=sedel] pán s obrovskými topánkami. {„Ja ich dolu ani nevidím,“ [=povedal] smutne.|„Veď ja by som rád dával pozor,“ [=povedal], „len ich tam dolu nevidím, mám oči tu hore a pod bradou brucho.“|„Veď ja by som rád dával pozor,“ [=povedal], „len ich tam dolu nevidím, mám oči tu hore a pod bradou brucho.“}',
        'Starý mravec si [=pamätal] mosty z detstva. {„Chodili sme po steblách ponad svet,“ [=povedal].|„Za mladi sme chodili po steblách,“ [=spomínal/spomína], „hore bol vietor, výhľad, a komu spadla omrvinka, ten mal aspoň príbeh.“|„Za mladi sme chodili po steblách,“ [=spomínal/spomína], „hore bol vietor, výhľad, a komu spadla omrvinka, ten mal aspoň príbeh.“}',
      ],
      tries: [
        'Mravcom [=dali] <malé~drobné~strieborné> zvončeky. {Cililing, a [=prišli] sa pozrieť ďalšie topánky.|Sto zvončekov [=cinkalo] tak pekne, že sa [=prišli] pozrieť ďalšie topánky a aj s kočíkom.}',
        '[Helper] [helper:prenášal/prenáša] mravce na dlani. {Vždy sa [=vrátili] po toho, čo [=zostal].|[=Preniesol/Prenáša] ich tridsať, tí si [=spomenuli] na tých na druhej strane a [=vrátili] sa im to povedať.|[=Preniesol/Prenáša] ich tridsať, tí si [=spomenuli] na tých na druhej strane a [=vrátili] sa im to povedať.}',
        '[Hero] [napísal] mravcom tabuľku „Pozor“. {[=Bola] taká malá, že ju [=čítali] iba mravce.|[=Bola] pekná, s rámikom, ale veľká ako semienko, takže ju [=čítali] iba mravce a tie sa [=držali] v pozore.|[=Bola] pekná, s rámikom, ale veľká ako semienko, takže ju [=čítali] iba mravce a tie sa [=držali] v pozore.}',
      ],
      solutions: [
        {
          id: 'most',
          text: [
            '„Pôjdete ponad nás,“ [povedal] [hero]. {Z dlhého stebla [=urobili] most od kríka ku kríku.|Z najdlhšieho stebla, z dvoch vŕbových vidličiek a z kúska špagátu [=vyrástol] most od jedného kríka k druhému, vysoko nad topánkami.|Z najdlhšieho stebla, z dvoch vŕbových vidličiek a z kúska špagátu [=vyrástol] most od jedného kríka k druhému, vysoko nad topánkami.} Cyril po ňom [=prešiel] prvý. {[Helper] mu [helper:držal] palce.|Uprostred [=zastal/zastavuje], lebo [=bolo] vidieť až k potoku, [helper] mu [helper:držal] palce, všetky, čo [helper:mal], a potom [=išli] ostatní.|Uprostred [=zastal/zastavuje], lebo [=bolo] vidieť až k potoku, [helper] mu [helper:držal] palce, všetky, čo [helper:mal], a potom [=išli] ostatní.} Dolu [=išli] topánky, hore mravce a nikto nikoho [=nečakal/nečaká].',
          ],
        },
        {
          id: 'prechodpremravce',
          text: [
            '„Ľudia by čakali, keby vás videli,“ [povedal] [hero] a [nabral] vápno na štetec. {Na chodník [namaľoval] celkom maličkú zebru.|Na chodník [namaľoval] maličkú zebru, pásik a pásik. Vedľa nej [postavil] červený mak, aby si ho všimlo aj to najvyššie oko.} [=Prišla] prvá topánka a [=zastala/zastavuje]. {Mravce [=prešli] a [=poďakovali].|„Nech sa páči,“ [=povedal] pán zhora. Sto omrviniek [=prešlo/prechádza] cez zebru, posledný mravec [=zasalutoval] a [helper] [helper:zatlieskal].} Odvtedy sa tam čaká rado.',
          ],
        },
      ],
      after: [
        'Mravec Cyril im [=priniesol] zrnko cukru. {[=Rozdelili] si ho na štyri.|[=Niesol] ho cez celú lúku vlastnoručne, všetkými šiestimi, a [=trval] na tom, aby z neho každý ochutnal.|[=Niesol] ho cez celú lúku vlastnoručne, všetkými šiestimi, a [=trval] na tom, aby z neho každý ochutnal.}',
      ],
      fact: '[Hero] [pomohol] mravcom dostať sa bezpečne cez chodník.',
    },
    {
      id: 'svrcekhusle',
      ask: 'Z čoho sa robí struna na malé husle?',
      title: ['[Hero] a svrček bez struny', 'Lúka bez večernej hudby'],
      refrain: ['Cvrli, cvrli, kto nám hrá, keď je struna pokazená', 'Ticho v tráve, kde si, hudba'],
      spark: [
        'Svrčkovi Floriánovi [=praskla] na husliach <struna~posledná struna~tá najtenšia struna>. {Večer [=mal] hrať celej lúke na spanie.|[=Povedala] cvrnk a [=bolo] po nej, práve dnes, keď [=mal] hrať celej lúke na spanie a mravčie deti už [=boli] umyté.} „Bez hudby nezaspí ani tráva,“ [=šepol]. [Hero] [vzal] malé husle do dlane. „Spravíme novú,“ [povedal].',
        'Na lúke sa [=zišli/schádzajú] včely, žaby aj kvety na večerný koncert. {Svrček však [=nehral/nehrá], struna mu [=praskla].|Svrček Florián [=vyšiel] na kameň, [=uklonil] sa, [=ťahal] raz a cvrnk, struna [=visela] dolu ako špageta.} Publikum slušne [=kašľalo/kašle]. [Hero] k nemu [pribehol] dopredu.',
      ],
      way: [
        'Pavúk Tonko [=viedol] obchod s niťami. {„Mám tenké, tenšie a pozajtrajšie,“ [=povedal].|„Mám tenkú, tenšiu a takú, že neviem, či ju ešte mám,“ [=povedal], „ale hudba, tá chce niečo, čo už vietor poznal.“|„Mám tenkú, tenšiu a takú, že neviem, či ju ešte mám,“ [=povedal], „ale hudba, tá chce niečo, čo už vietor poznal.“}',
        {
          gives: 'konskyvlas',
          text: 'Na plote [=ostal] dlhý vlas z konskej hrivy. {[=Leskol] sa a vo vetre [=spieval].|Kobyla Fatima sa tam ráno [=škrabala/škrabe] a jeden jej tam [=ostal], dlhý, lesklý. Keď doň [=fúkol] vietor, [=spieval].} [Hero] ho [namotal/namotáva] na prst.',
        },
        'Žabí dirigent im [=poradil], kde hľadať. {„Počúvajte, čo hrá, aj keď nikto nehrá,“ [=povedal].|„Nehľadajte strunu, hľadajte zvuk,“ [=zakvákal/kváka], „počúvajte, čo na tejto lúke hrá, aj keď nikto nehrá.“} A [=nafúkol/nafukuje] líca.',
      ],
      tries: [
        'Na husle [=dali] stonku z púpavy. {[=Hrali] iba mlieko a kvap.|Stonka [=hrala] kvap, kvap, bielym mliekom na svrčkov frak. Po chvíli [=bol] celý orchester lepkavý.}',
        '[Helper] na husle [helper:natiahol] <špagetu od obeda~dlhú špagetu~varenú špagetu>. {Publikum ju po prvej skladbe [=zjedlo].|Tón [=mala] mäkký, talianský. No v prestávke ju [=zjedla] prvá rada a [=volala], že chce pridať.}',
        '[Hero] [zaspieval] cvrli namiesto huslí. {Všetci [=spievali] [s hero.ins/spolu] a nikto [=nezaspal/nespí].|[=Išlo] to tak dobre, že sa [=pridali] žaby, vrabce aj vŕba. Uspávanka z toho [=nebola/nie je] ani trochu.}',
      ],
      solutions: [
        {
          id: 'vlas',
          needs: 'konskyvlas',
          text: [
            '[Hero] [natiahol] na husle vlas z konskej hrivy. {Svrček po ňom [=ťahal] a lúka [=stíchla/tíchne].|Uzlík hore, uzlík dolu, [helper] [helper:podržal] kolíčok. Keď svrček [=ťahal] prvý raz, [=znelo] to teplo ako večer v stajni.} Florián [=zavrel] oči. {[=Hral] pomaly a kvety [=sklonili] hlavy.|[=Hral] o koni, ktorý sa nikam neponáhľa, o sene a o hviezde nad plotom, a mravčie deti [=zaspali] pri druhom takte.} Taký hlboký tón lúka ešte [=nepoznala/nepozná].',
          ],
        },
        {
          id: 'steblo',
          text: [
            '[Hero] [odtrhol] steblo trávy, [vložil] ho medzi palce a [fúkol]. {Fííí, [=znelo] lúkou tenko a krásne.|Fííí, [=ozvalo] sa tenko, a na druhý raz nižšie, keď palce [=povolili].} „Celá lúka sú struny,“ [povedal] svrčkovi. {Florián [=položil] husle a [=hral] na trávu.|Florián [=odložil] husle do puzdra, [=sadol] si do trávy, potichu ju [=hladil] sláčikom a [helper] [helper:fúkal] na steblo z druhej strany.} Každá tráva [=mala] svoj tón. [=Hrala] celá lúka a pomaly pri tom [=zaspávala/zaspáva].',
          ],
        },
      ],
      after: [
        'Koncert sa [=skončil] celkom potichu. {Nikto [=netlieskal/netlieska], lebo všetci [=spali].|Nikto [=netlieskal/netlieska], lebo všetci už [=spali], a pre svrčka je to najväčší úspech.}',
      ],
      fact: '[Hero] [pomohol] svrčkovi Floriánovi zasa hrať na husle.',
    },
    {
      id: 'jablonka',
      ask: 'Prečo mladá jabloň nekvitne?',
      title: ['[Hero] a jabloň, ktorá prespala jar', 'Ospalec v záhrade'],
      refrain: ['Vstávaj, vstávaj, jablonka, slniečko je pri plote', 'Pupeň, púčik, kvietok biely, jabloň ešte spí'],
      spark: [
        'Celá záhrada [=kvitla/kvitne], len malá jabloň nie. {Púčiky [=mala] zatvorené a tíško [=fučala].|Slivka [=bola] v bielom, čerešňa tiež, včely [=chodili] z bálu na bál, a malá jabloň [=stála] v hnedom a tíško [=fučala].} „Ona prespala jar,“ [povedal] [hero] a [priložil] ucho ku kôre. Vnútri čosi [=snívalo/sníva].',
        '„Táto nám asi nekvitne,“ [=povedali] včely pri malej jabloni. {[=Klopali/Klopú] na púčiky a nikto [=neotváral/neotvára].|[=Klopali/Klopú] na púčiky, jeden po druhom, slušne, tykadlom, a vo všetkých [=bolo] zhasnuté.} [Hero] jabloňku [objal]. [=Bola] studená a [=spala] ako drevo. „Ešte nie je neskoro,“ [povedal].',
      ],
      way: [
        'Stará hruška sa [=oprela/opiera] o plot a [=spomínala/spomína]. {„Raz som tiež zaspala, lebo mi bola zima od nôh,“ [=povedala].|„Moju prvú jar som tiež zmeškala,“ [=povedala], „malo mi kto povedať, že je tu, a nemal. Potom mi niekto zahrial nohy.“}',
        'Pod jabloňou [=ležal] starý sneh v tieni <debny~starej debničky>. {Nikto si ho [=nevšimol/nevšíma] a on sa [=hanbil/hanbí].|[=Bola] ho už len hrsť, [=bol] špinavý a rozpačitý. „Prepáčte,“ [=povedal], „mňa tu zabudli, a tak ju chladím.“} [Hero] debnu [odsunul/odsúva].',
        'Lienka na kôre si [=hriala] brucho. {„Jabloň rozpráva zo sna o včelách,“ [=povedala].|„Hovorí zo sna,“ [=zašepkala], „stále dokola: ešte päť minút, a potom čosi o včelách. Podľa mňa sa na ne teší.“}',
      ],
      tries: [
        'Na <konáre~najnižší konár~vetvičku> malej jablone [=zavesili] budík. {[=Zazvonil], jabloň ho [=zhodila] a [=spala].|O siedmej [=zazvonil], jabloň sa [=pomrvila/mrví], budík [=zhodila] do trávy a tam ho [=utíšila/tíši] žihľava.}',
        '[Helper] jabloni [helper:zaspieval] <hasičský~turistický~veselý> pochod. {[=Pochodovali] mravce a jabloň [=spala].|[=Pochodovali] mravce, kohút aj krhla, ktorá [=bola] na kolieskach, iba jabloň sa [=obrátila] na druhý bok.}',
        '[Hero] jabloni na konáre [navliekol] papierové kvety. {Včely [=prišli], [=ovoňali/ovoniavajú] papier a [=odišli].|Zďaleka to [=vyzeralo] výborne. Zblízka včely [=zistili], že je to cestovný poriadok, a jednej z nich [=ušiel/uteká] autobus.}',
      ],
      solutions: [
        {
          id: 'teplenohy',
          text: [
            '„Jej je zima na nohy,“ [povedal] [hero]. {Ku koreňom jej [=dali] teplú hlinu a seno.|Zvyšok snehu [=zaniesli] potoku, ku koreňom [=nahrnuli/hŕňajú] teplú hlinu zo skleníka a [helper] ich [helper:prikryl] senom až po členky.} Potom si vedľa nej [=sadli] a [=čakali]. {Jabloň si [=vzdychla] a [=otvorila] prvý kvet.|Kým [=čakali], [=rozprávali] jej, čo je nové: že slivka má ples a čerešňa nové hniezdo. Jabloň [=zívla], puk, a na najnižšom konári [=sedel] prvý kvet.} Do večera [=bola] celá ružová.',
          ],
        },
        {
          id: 'vcelajemne',
          text: [
            '[Hero] [poprosil] včely, nech prídu k jabloni všetky a potichu. {[=Sadli] si na konáre a [=bzučali] jej jemne do kôry.|[=Posadali] si po konároch, jedna vedľa druhej, ako keď sa babky zídu na páračkách, a [=bzučali] jej do kôry to najjemnejšie bzz, aké [=mali].} „Takto budí mama,“ [helper:šepol] [helper]. {Jabloň sa [=usmiala] a [=otvorila] púčiky.|Pri koreňoch to [=zašumelo], v kmeni [=zaprskalo] a púčiky sa [=otvárali] po jednom, aby si každý stihol pretrieť oči.} „Prespala som niečo?“ [=spýtala] sa. „Nie,“ [povedal] [hero], „práve začíname.“',
          ],
        },
      ],
      after: [
        'Včely [=mali] v malej jabloni plné ruky práce. {[Hero] [dostal] od nej jeden ružový lupienok.|[Hero] [dostal] od nej ružový lupienok a sľub na prvé jablko, také, čo sa je rovno pod stromom.|[Hero] [dostal] od nej ružový lupienok a sľub na prvé jablko, také, čo sa je rovno pod stromom.}',
      ],
      fact: '[Hero] [zobudil] malú jabloň, ktorá prespala jar.',
    },
  ],
  obstacles: [
    'Potok sa [=rozlial] cez chodník. {[=Vyzuli] sa a voda [=bola] po členky.|Voda [=bola] po členky a rybky [=pozerali], komu patria tie biele ryby s piatimi prstami.} Čľap, čľap, a [=boli] za vodou.',
    'Žihľavy [=stáli] v dvoch radoch ako vojaci. {„Pŕhlime iba toho, kto sa ponáhľa,“ [=povedali].|„Pŕhlime len toho, kto sa ponáhľa,“ [=vysvetlila] najstaršia. A tak [=išli] pomaly, s lakťami hore, a žihľavy [=vydýchli].}',
    'Vietor sa [=oprel] do trávy a [=nechcel] ich pustiť. {[Hero] mu [požičal] čiapku a on [=odletel].|„S kým sa pretláčam?“ [=hučal/hučí] vietor. [Hero] mu [ponúkol] čiapku na hranie a vietor ju [=zaniesol] presne tam, kam [=išli].}',
    'Cez chodník [=spadla] jarabina plná vtákov. {[=Počkali], kým si vtáky dojedia.|„O päť minút máme po obede,“ [=hlásili] vtáky. [=Počkali], [=dostali] tri červené bobuľky na pozeranie a [=preliezli].}',
    'Rosa [=urobila] z trávy kĺzačku. {Šup, a [=boli] dolu rýchlejšie, než [=chceli].|Jeden krok, šup, a [=sedeli] pod kopcom aj s jedným veľmi prekvapeným chrobákom.} Nohavice [=boli] mokré.',
    'Pavučina [=visela] medzi kríkmi ako brána. {[Hero] [pozdravil] pavúka a [=podliezli/podliezajú].|Pavúk práve [=dokončil/dokončuje] ôsmy rad a [=bola] by to škoda. [Hero] ho [pochválil] a všetci [=podliezli/podliezajú].}',
    'Včelám [=zavoňal/vonia] koláč, čo [=niesli] v taške. {[Hero] im [nechal] kúsok na kameni a [=išlo] sa.|[=Prišlo] ich tridsať, slušne, s obrúskami. [Hero] im [odlomil/odlomí] roh na kameň a dve z nich im za to [=ukázali] skratku.}',
    'Hmla [=sadla] na lúku a kvety [=zmizli]. {[Hero] [počúval] potok a [=išli] za ním.|Ani vlastné kolená [=nebolo/nie je] vidieť. [Hero] [zatvoril] oči, lebo takto to [=bolo] to isté, a [=išli] za hlasom potoka.}',
    'Bodliaky im [=držali] ponožky a [=nepustili]. {„Chceme ísť tiež,“ [=prosili].|„Vezmite nás kúsok,“ [=prosili], „celý život stojíme.“ A tak sa [=viezli] na ponožkách až za plot, kde si pekne [=vystúpili].}',
  ],
  encounters: [
    'Čmeliak [=spal] v zvončeku a [=bzučal] zo sna. {Zvonček sa s ním [=kolísal].|Zvonček sa s ním [=kolísal] a každé zachrápanie [=znelo] ako bzučiak pri dverách.} [Hero] [prešiel] okolo po špičkách.',
    'Lienka si [=počítala] bodky. {„Sedem, chvalabohu, všetky,“ [=povedala].|„Včera ich bolo osem,“ [=hundrala], „potom som sa oprela o uterák.“} Kvet pod ňou sa [=smial].',
    'Slnečnica si [=rozcvičovala/rozcvičuje] krk. {„Celý deň sa točím za slnkom,“ [=povedala].|„Celý deň doprava,“ [=vzdychla], „večer sa tajne otáčam doľava, nech mám rovnako.“} [Hero] jej [podložil] list.',
    'Mravec [=niesol] trávu trikrát takú ako on. {„Staviame strechu,“ [=povedal] spod nej.|„Pozor, dlhý náklad,“ [=volal] spod nej. Keď [=zatočil], [=pozametal/zametá] chodník aj s lienkou.}',
    'Dve kvapky rosy sa [=hádali/hádajú], ktorá spadne prvá. {[=Spadli] naraz a [=bola] z nich jedna.|„Až po vás.“ „Prosím, až po vás.“ [=Spadli] naraz, [=bola] z nich jedna a tá už [=nemala] s kým.}',
    'Bocian na lúke [=skúšal] stáť na druhej nohe. {Tú prvú [=mal] už unavenú.|Tá prvá [=mala] nárok na dovolenku. Ale druhá [=nebola/nie je] zvyknutá a stále sa [=pýtala], či už.}',
    'Vietor [=listoval/listuje] v kope lístia. {[=Hľadal] ten, na ktorom má adresu.|„Niekde tu mám lístok s adresou,“ [=šušťal], „fúkam už týždeň a neviem, kam.“} [Hero] mu [podržal] kopu.',
    'Škrečok [=vystrčil] z trávy dáždnik. {„Prší?“ „Nie.“ „Škoda, dážď mám rád.“|„Prší už?“ „Ešte nie.“ „Nevadí, chvíľu si ho podržím,“ [=povedal] a [=stál] pod ním ako hríb.}',
    'Motýľ si [=skúšal] krídla pred kalužou. {„Nie sú na mňa veľmi farebné?“ [=pýtal] sa.|„Nie je to na utorok veľa oranžovej?“ [=pýtal] sa. [Hero] [pokrútil] hlavou a motýľ si [=vydýchol].}',
    'Dážďovka sa [=opaľovala/opaľuje] pod listom. {[=Nevedela], ktorý koniec je chrbát.|Každú chvíľu sa [=otočila], lebo [=nevedela], ktorý koniec je chrbát a ktorý sused.} Potok jej [=robil] hudbu.',
    'Pri potoku [=prala/perie] žaba lopúchy. {[=Vešala/Vešia] ich na trávu, jeden vedľa druhého.|[=Žmýkala] ich, [=vešala] na steblá a [=vravela], že v daždi majú najradšej čisté.} [Hero] [podržal] šnúru.',
    'V úli [=mali] deň otvorených dverí. {Včely [=ponúkali/ponúkajú] med na slamke.|Včela v čiapke [=vysvetľovala], kde je kuchyňa, kde spálňa a kde sa tancuje. Každému [=dala] kvapku medu na cestu.}',
  ],
  favourite: [
    'V pohári pri posteli [=stála] kytička z lúky a lupene [=mala] už zavreté.',
    'Na okne [=spala] lienka a pod jej krídlami [=oddychoval] celý dnešný deň.',
    'Púpavové páperie [=ležalo] na parapete a [=čakalo] na ranný vietor.',
    'V škatuľke pri lampe [=oddychovali] tri semienka, každé vo svojej vate.',
    'Na stene [=visel] vylisovaný list a mesiac mu [=kreslil] nové žilky.',
    'Záclona s kvetmi sa [=kolísala] a izba [=bola] na chvíľu tichou lúkou.',
    'Ulita na stolíku [=šepkala] celkom maličké more pre mravce.',
    'Za oknom [=dýchala] jabloň a jeden konár [=držal] na skle ako ruku.',
  ],
}
