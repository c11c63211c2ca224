import type { ThemePack } from '../../../craft/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const superheroes: ThemePack = {
  words: [
    'superhrd',
    'plášť',
    'plášt',
    'mask',
    'hrdin',
    'zachr',
    'tajn',
    'mest',
    'sila',
    'sily',
    'silu',
    'misi',
    'strech',
  ],
  settings: [
    setting(
      'strecha',
      'sky',
      place('strecha paneláka', 'na streche paneláka', 'na strechu paneláka', 'zo strechy paneláka'),
      [
        'Na streche paneláka [=mali] hrdinovia stanovište: deku, ďalekohľad a čaj. {[Hero] si tam [uviazal] plášť z osušky.|Čaj preto, lebo aj zachraňovať sa má v teple, a [hero] si tam [viazal] plášť z osušky.|Čaj preto, lebo aj zachraňovať sa má v teple, a [hero] si tam [viazal] plášť z osušky.} Mesto dolu [=svietilo] ako <stromček~vitrína~kolotoč>.',
        '[Hero] si [nasadil] masku z ponožky s dierami na oči. {Plášť [=vial] vo vetre a mesto [=bolo] maličké.|Druhá ponožka [=ostala] doma a [=tvárila] sa, že o ničom nevie, lebo tajomstvo je tajomstvo.} Zo strechy [=bolo] vidieť všetky okná.',
        'Hore na streche sa [=sušili/sušia] plášte hrdinov. {[Hero] ich [pichal/pichá] kolíčkami, jeden vedľa druhého.|[Hero] ich [vešal] podľa veľkosti: plášť na lietanie, plášť na dážď a jeden celkom malý, na utieranie nosa.} Pod nimi [=šumelo] mesto.',
      ],
      [
        'Na komíne [=bolo] kriedou napísané poradie služieb. {V stredu [=mala] službu mačka.|V stredu [=mala] službu mačka, a preto sa v stredu v meste [=zachraňovalo/zachraňuje] až po obede.}',
        'Holuby na streche [=hlásili] dopravné správy. {„Vrkú, na námestí je jeden rožok!“|„Vrkú, na Hlavnej je jeden rožok,“ [=zahlásil] najtučnejší a o minútu tam [=bola] zápcha.}',
        'Anténa sa vo vetre [=kývala/kýva] a [=pískala]. {Hrdinovia podľa nej [=vedeli], kto volá.|Jedno písknutie [=bola] babka z trojky, dve pán domovník a tri znamenali, že niekde tečú slzy.|Jedno písknutie [=bola] babka z trojky, dve pán domovník a tri znamenali, že niekde tečú slzy.}',
      ],
      [
        'Mesto [=zhasínalo] okno po okne. {Plášť [=bol] zasa osuška a za dverami [=čakala] teplá izba.|Plášť sa [=zložil] na osušku a maska na ponožku, lebo večer netreba nikoho zachraňovať, iba ľahnúť.} Po schodoch sa [=išlo] potichu.',
        'Holuby na streche [=spali] pri komíne, hlava pri hlave. {Čaj [=dochladol/chladne] a mesto [=stíchlo/tíchne].|Deka sa [=poskladala/skladá], ďalekohľad si [=zatvoril] oko a mesto dolu [=bolo] tiché ako v perine.} Schody domov [=boli] mäkké od ponožiek.',
        'Na streche [=ostal] len mesiac na stráži. {Dolu v izbe [=hriala] perina.|Výťah [=šepkal] medzi poschodiami a dolu [=čakala] izba, v ktorej už niekto [=rozprestrel] perinu.} Plášť [=driemal] na kľučke.',
      ],
    ),
    setting(
      'garaz',
      'indoors',
      place('tajná garáž', 'v tajnej garáži', 'do tajnej garáže', 'z tajnej garáže'),
      [
        'Tajná garáž hrdinov [=mala] heslo, mapu mesta a kolobežku. {[Hero] ju [leštil] rukávom.|Na kolobežke [=bolo] fixkou napísané „turbo“ a od toho dňa [=jazdila/jazdí] naozaj rýchlejšie. [Hero] ju [leštil] rukávom.} [=Voňalo] tam <gumou~drevom~mandarínkami>.',
        '„Kto ide?“ [=opýtali] sa dvere. „Superhrdina,“ [povedal] [hero]. {Dvere sa [=usmiali] a [=otvorili] sa.|„Ktorý?“ „Ten, čo nemá kľúče.“ „Tak ten je náš,“ [=povedali] a [=otvorili] sa.}',
        'V tajnej garáži sa [=varil/varí] hrdinský čaj. {[Hero] [držal] hrnček, na ktorom [=bola] nakreslená maska.|[Hero] si [ohrieval/ohrieva] dlane o hrnček s nakreslenou maskou a na mape mesta [=blikali] samé pokojné svetielka.|[Hero] si [ohrieval/ohrieva] dlane o hrnček s nakreslenou maskou a na mape mesta [=blikali] samé pokojné svetielka.}',
      ],
      [
        'V rohu [=stála] debna s nápisom „Stratené a nájdené“. {[=Bola] v nej jedna rukavica.|[=Bola] v nej jedna rukavica, pol pesničky a gombík, ktorý sa [=hlásil/hlási] na každé meno.}',
        'Na stene [=viselo] desať plášťov. {Jeden [=mal] kapucňu a jeden dieru na pozeranie.|Jeden na dážď, jeden na nedeľu a jeden s dierou pre tých, čo sa radi pozerajú.|Jeden na dážď, jeden na nedeľu a jeden s dierou pre tých, čo sa radi pozerajú.}',
        'V kúte [=stál] počítač z krabice. {Na každú otázku [=odpovedal]: „Mám hlad.“|Klávesy [=mal] z gombíkov a na každú otázku [=odpovedal] „mám hlad“, čo býva správna odpoveď častejšie, než by si jeden myslel.|Klávesy [=mal] z gombíkov a na každú otázku [=odpovedal] „mám hlad“, čo býva správna odpoveď častejšie, než by si jeden myslel.}',
      ],
      [
        'V garáži [=zhasla] lampa a plášte [=viseli] ticho ako spiace krídla. {Domov sa [=išlo] cez dvor pod hviezdami.|Kolobežka [=oddychovala] pri stene a domov to [=bolo] cez dvor, pod hviezdami, dvanásť tichých krokov.|Kolobežka [=oddychovala] pri stene a domov to [=bolo] cez dvor, pod hviezdami, dvanásť tichých krokov.}',
        'Mapa v tajnej garáži už len slabo [=svietila]. {Všetky svetielka na nej [=spali].|Všetky svetielka na nej [=spali], hrnčeky [=ležali] hore dnom a kolobežka sa [=oprela/opiera] o stenu, aby si oddýchla.} Cez dvor [=viedol] pás mesačného svetla až k domu.',
        'Dvere tajnej garáže si [=zívli/zívajú] a [=zavreli] sa. {Na dvore [=voňala] noc a v okne [=svietila] lampa.|Heslo si do rána [=nechali] pre seba, na dvore [=voňala] noc a v okne oproti [=svietila] lampa pri posteli.|Heslo si do rána [=nechali] pre seba, na dvore [=voňala] noc a v okne oproti [=svietila] lampa pri posteli.}',
      ],
    ),
    setting(
      'mesto',
      'land',
      place('mesto Pokojnov', 'v meste Pokojnov', 'do mesta Pokojnov', 'z mesta Pokojnov'),
      [
        'V meste Pokojnov sa [=nedialo] nič zlé, a to vďaka hrdinom. {Dnes [mal] službu [hero].|Dnes [mal] službu [hero], od raňajok do večere, s prestávkou na krupicu.} Na námestí [=zurčala] fontána.',
        'Nad mestom [=zasvietil] lampáš v tvare <rožka~srdca~papuče>. {To je signál a [hero] si [pripravil] plášť.|To znamená, že niekto potrebuje pomoc, a [hero] si už [naťahoval/naťahuje] plášť, druhou rukou dojedajúc chlieb.} Električky [=zvonili].',
        'Na lavičke v Pokojnove [=sedeli] hrdinovia a [=jedli] zmrzlinu. {[Hero] [mal] jahodovú a plášť na kolenách.|[Hero] [mal] jahodovú, plášť na kolenách a masku na čele, aby sa dalo oblizovať.} Mesto [=voňalo] <lipami~chlebom~dažďom>.',
      ],
      [
        'Na stanici [=boli] hodiny s troma ručičkami. {Tá tretia [=ukazovala], kde sú buchty.|Tá tretia [=ukazovala], kde práve vyťahujú z pece buchty, a nikto podľa nej [=nemeškal/nemešká].}',
        'Pekár v meste [=mal] na dverách: „Hrdinom rožok zadarmo.“ {Rožky [=mal] vždy vypredané.|Preto v Pokojnove [=nežil/nežije] nikto, kto by nebol aspoň trochu hrdinom.}',
        'Socha na námestí [=držala] kameň a na ňom holuba. {Holub si [=myslel], že je socha jeho.|Holub si [=myslel], že je socha jeho, socha nič [=nenamietala/nenamieta] a mesto im obom na zimu [=plietlo] šál.|Holub si [=myslel], že je socha jeho, socha nič [=nenamietala/nenamieta] a mesto im obom na zimu [=plietlo] šál.}',
      ],
      [
        'Mesto [=stíchlo/tíchne] a lampy [=svietili] na prázdne, pokojné ulice. {Pekár [=zhasol] pec a fontána [=šepkala].|Pekár [=zhasol] pec, fontána [=zurčala] šeptom a plášť sa [=niesol] prehodený cez ruku.} Domov [=bolo] blízko.',
        'Fontána v Pokojnove už [=tiekla] len šeptom. {Holub [=spal] na soche a ulice [=boli] tiché.|Holub [=spal] soche na ramene, lampy [=svietili] na prázdne lavičky a signál nad mestom [=bol] zhasnutý.} V okne doma [=hrialo] malé svetlo.',
        'Posledná električka [=odniesla] domov posledné svetlo. {V izbe [=čakala] mäkká posteľ.|Ulica [=patrila] mačkám a mesiacu a na konci [=svietilo] okno, za ktorým [=čakala] mäkká posteľ.} Mesto ticho [=dýchalo].',
      ],
    ),
    setting(
      'domceknalipe',
      'indoors',
      place('domček na lipe', 'v domčeku na lipe', 'do domčeka na lipe', 'z domčeka na lipe'),
      [
        '[Hero] [zametal/zametá] v domčeku na lipe dlážku. {Aj hrdina má rád poriadok.|Aj superhrdina zametá, len s plášťom na pleciach, a lístie [=padalo] škárami dolu ako pošta pre mravce.} Mesto pod lipou [=zvonilo].',
        'Na lipu [=pršalo] a v domčeku [=bolo] sucho a útulne. {[Hero] [počúval] kvapky a [počítal] strechy mesta.|[Hero] [počúval] kvapky na streche. Každá [=klopala] inak, presne ako hrdinovia, ktorí si nevedia zapamätať tajné klopanie.} Na klinci [=schol/schne] plášť.',
        'V domčeku na lipe [=mali] hrdinovia tajnú poradu a buchty. {[Hero] [zapisoval] nápady a [jedol/hryzie] buchtu.|Na programe [=bol] bod jeden: buchty. Bod dva: zachraňovanie. [Hero] to [zapisoval] lepkavými prstami.} Lipa [=voňala] do okien.',
        'Do domčeka na lipe sa [=liezlo/lezie] po rebríku s tajným schodíkom. {[Hero] [vyliezol] hore a [zavesil] si plášť.|Ten tajný [=bol] piaty, [=vŕzgal] a tým [=hlásil] návštevu. [Hero] ho [preskočil/preskakuje] a [zavesil] si plášť na konár.} Dolu [=bolo] celé mesto.',
      ],
      [
        'Na polici [=stál] telefón zo šnúrky a dvoch pohárov. {Druhý pohár [=bol] u babky v trojke.|Druhý pohár [=bol] u babky v trojke, a tak sa hrdinovia ako prví [=dozvedeli/dozvedajú], čo je na večeru.}',
        'Na stene [=visel] zoznam zachránených. {[=Boli] na ňom mačka, dážďovka a pán starosta.|[=Boli] na ňom mačka, tri dážďovky a pán starosta, ktorý ráno [=nevedel] nájsť druhú ponožku a dve hodiny [=nevychádzal/nevychádza].|[=Boli] na ňom mačka, tri dážďovky a pán starosta, ktorý ráno [=nevedel] nájsť druhú ponožku a dve hodiny [=nevychádzal/nevychádza].}',
        'Pod stropom [=bývala] sova, ktorá [=rátala] hrdinov. {Vždy jej [=vyšiel/vychádza] o jedného viac.|Vždy jej [=vyšiel/vychádza] o jedného viac, lebo poctivo [=rátala] aj seba.}',
        'Z okienka [=viselo] vedierko na šnúrke. {Dolu v ňom [=posielali] rady a hore buchty.|Dolu v ňom [=išli] rady, hore buchty. Hrdinovia si [=mysleli], že to je dobrá výmena.}',
      ],
      [
        'Lipa [=zašumela] a domček sa [=kolísal] ako kolíska. {Rebrík dolu [=bol] krátky a domov [=bolo] blízko.|Po rebríku sa [=šlo/ide] pomaly, dolu [=voňala] tráva a pár krokov od lipy [=svietilo] teplé okno.|Po rebríku sa [=šlo/ide] pomaly, dolu [=voňala] tráva a pár krokov od lipy [=svietilo] teplé okno.}',
        'V domčeku na lipe [=zhasla] lampa. {Listy [=šepkali] a vedierko [=oddychovalo] na konári.|Listy [=šepkali], vedierko [=oddychovalo] na konári a tajný schodík tentoraz ani [=nevŕzgal].} Domov [=viedla] mäkká tráva.',
        'Masky [=viseli] na konáriku a [=oddychovali]. {V izbe [=bola] mäkká posteľ.|Lipa im [=robila] strechu a cestička k domovu [=bola] samý mesiac a žiadny zhon.} Večer [=voňal] medom.',
      ],
    ),
  ],
  heroes: [
    figure(
      'mamut',
      'hrdina Papučiak',
      [
        'Hrdina Papučiak zachraňuje mesto po špičkách. {Ešte nikoho nezobudil.|Ešte nikoho nezobudil a to je jeho superschopnosť.}',
        'Hrdina Papučiak má masku z flanelu. {Je mäkká a s bodkami.|V noci mu slúži ako spacia a cez deň ho pozná každý, len to zo slušnosti nehovorí.|V noci mu slúži ako spacia a cez deň ho pozná každý, len to zo slušnosti nehovorí.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'netopierka',
      'netopierka Uška',
      [
        'Netopierka Uška počuje, keď niekomu padne lyžička. {Vtedy priletí a podá ju.|Vtedy priletí, lyžičku podá a ešte ju po ceste aj opláchne.}',
        'Netopierka Uška má plášť priamo od narodenia. {Ušili jej ho z krídel.|Ostatní hrdinovia jej ho závidia, lebo sa nikdy nezachytí o kľučku.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'gumenka',
      'hrdinka Gumička',
      [
        'Hrdinka Gumička sa vie natiahnuť cez celú ulicu. {Podáva tak susedom soľ.|Najčastejšie tak susedom podáva soľ a raz podala aj celého suseda.}',
        'Hrdinka Gumička má vo vrecku vždy náplasť. {Aj na kolená, aj na srdce.|Tie s autíčkami sú na kolená a tie bez obrázka na všetko, čo nevidno.|Tie s autíčkami sú na kolená a tie bez obrázka na všetko, čo nevidno.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'kvapko',
      'hrdina Kvapko',
      [
        'Hrdina Kvapko zachraňuje kvety pred smädom. {Chodí s malou krhlou.|Chodí s malou krhlou po celom meste a muškáty sa za ním obracajú ako za slnkom.|Chodí s malou krhlou po celom meste a muškáty sa za ním obracajú ako za slnkom.}',
        'Hrdina Kvapko má plášť do dažďa. {Iný vlastne ani nepotrebuje.|V suchu si ho oblieka naruby, aby ho mraky nepoznali.}',
      ],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'blesk',
      'babka Blesková',
      [
        'Na rýchlom vozíku [=prifrčala] babka Blesková v háčkovanom plášti. {„Superbabka hlási príchod,“ [=povedala].|„Superschopnosť: upečiem čokoľvek za štyridsať minút na stoosemdesiat,“ [=predstavila] sa.} V košíku jej niečo [=voňalo].',
        'Okno sa [=otvorilo] a [=vykukla] z neho babka Blesková. {„Idem, len si nasadím masku na čítanie.“|„Idem s vami,“ [=volala], „len dokončím rad,“ a plášť si [=doháčkovala/háčkuje] až cestou.|„Idem s vami,“ [=volala], „len dokončím rad,“ a plášť si [=doháčkovala/háčkuje] až cestou.}',
      ],
      [
        'Babka Blesková si [=vyzula] superpapuče a [=zaparkovala] pri okne, s plášťom na kolenách.',
        'Babka Blesková [=odložila] ihlice do klbka a všetky troje [=oddychovali] v košíku.',
      ],
    ),
    figure(
      'turbo',
      'pes Turbo',
      [
        'Spoza rohu [=vybehol] pes Turbo v červenom plášti. {„Haf,“ [=povedal] a [=bol] pripravený.|„Haf,“ [=povedal] hrdinsky a [=zakopol] o plášť, lebo veľkosť M je na jazvečíka priveľa.|„Haf,“ [=povedal] hrdinsky a [=zakopol] o plášť, lebo veľkosť M je na jazvečíka priveľa.}',
        'Pri kôpke plášťov [=driemal] pes Turbo. {Keď [=začul/čuje] slovo misia, [=zdvihol] jedno ucho.|Pri slove misia [=zdvihol] jedno ucho, pri slove párok druhé. Keďže ich [=mal] hore obe, [=musel] ísť.}',
      ],
      [
        'Pes Turbo si [=ľahol] na plášť, trikrát sa [=otočil] a celkom ticho [=zaspal].',
        'Pes Turbo si [=zložil] hlavu na labky a ucho na misiu už do rána [=spalo].',
      ],
    ),
    figure(
      'omrvinka',
      'kapitánka Omrvinka',
      [
        'Z výšky [=zletela] kapitánka Omrvinka, menšia než vrabec. {„Malé veci sú moje,“ [=povedala].|„Malé veci, to je moja parketa,“ [=povedala] hlasom, pri ktorom [=zastavili] aj električky.|„Malé veci, to je moja parketa,“ [=povedala] hlasom, pri ktorom [=zastavili] aj električky.}',
        'V gombíkovej dierke [=sedela] kapitánka Omrvinka. {„Počula som všetko a idem s vami.“|„Cestujem tu od rána,“ [=priznala] sa, „vonku fúka a vy ste milá spoločnosť, aj starosť máte zaujímavú.“|„Cestujem tu od rána,“ [=priznala] sa, „vonku fúka a vy ste milá spoločnosť, aj starosť máte zaujímavú.“}',
      ],
      [
        'Kapitánka Omrvinka [=zaliezla] do škatuľky od gombíkov, kde má perinku z vaty.',
        'Kapitánka Omrvinka si [=ľahla] do náprstka a [=prikryla] sa jediným pierkom.',
      ],
    ),
    figure(
      'obalka',
      'poštár Obálka',
      [
        'Na bicykli [=prišiel] poštár Obálka s taškou plnou listov. {„Poznám každé dvere v meste,“ [=povedal].|„Poznám v meste každé dvere aj každého psa,“ [=povedal], „a plášť mám z pohľadníc, takže viem aj to, kde je pekne.“|„Poznám v meste každé dvere aj každého psa,“ [=povedal], „a plášť mám z pohľadníc, takže viem aj to, kde je pekne.“}',
        'Poštár Obálka [=lepil] známku na šišku. {„Ide do Košíc. A ja s vami,“ [=povedal].|„Chcela ísť za sestrou do Košíc,“ [=vysvetlil], šišku [=hodil/hádže] do schránky a [=pridal] sa k nim.|„Chcela ísť za sestrou do Košíc,“ [=vysvetlil], šišku [=hodil/hádže] do schránky a [=pridal] sa k nim.}',
      ],
      [
        'Poštár Obálka [=zavesil] tašku na klinček a listy v nej [=spali] pekne podľa ulíc.',
        'Poštár Obálka si [=vyzul] topánky a [=napísal] si krátku pohľadnicu: dobrú noc.',
      ],
    ),
    figure(
      'hmlienka',
      'hrdinka Hmlienka',
      [
        'Z pary nad kanálom [=vyšla] hrdinka Hmlienka. {„Prídem vždy potichu,“ [=povedala] a [=usmiala] sa.|„Moja sila je, že sa nikam nenatískam,“ [=povedala], „a preto ma pustia všade, aj tam, kde je zavreté.“|„Moja sila je, že sa nikam nenatískam,“ [=povedala], „a preto ma pustia všade, aj tam, kde je zavreté.“}',
        'Na zábradlí [=sedela] hrdinka Hmlienka a [=kreslila] prstom na okno. {[=Nakreslila] všetkých a [=pridala] seba.|[=Nakreslila] jednu postavičku, druhú, tretiu s kučerami z pary. „To som ja,“ [=vysvetlila], „takže už musím ísť.“}',
      ],
      [
        'Hrdinka Hmlienka sa [=rozložila] nad trávou ako tenká perina a [=mlčala].',
        'Hrdinka Hmlienka si [=vydýchla] na okno malé srdce a v ňom [=zaspala].',
      ],
    ),
  ],
  problems: [
    {
      id: 'krik',
      ask: 'Ako sa dostane mačka zo stromu?',
      title: ['[Hero] a mačka na najvyššom strome', 'Misia: mňau'],
      refrain: ['Plášť sa veje, srdce hreje, pomaly a hrdinsky', 'Labka sem a labka tam, mačička, ja čakám'],
      spark: [
        '„<Mňau~Mňau, mňau~Miau>,“ [=ozvalo] sa <nad mestom~z výšky~zhora>. {Mačka [=sedela] na strome a [=nevedela] dolu.|Na najvyššom strome pri pošte [=sedela] mačka pani Kolníkovej a [=robila], že si odtiaľ len pozerá výklady.} Každý rebrík [=bol] krátky. „To je misia pre superhrdinov,“ [povedal] [hero] a [napravil] si masku.',
        'Signál na oblohe [=zasvietil] v tvare mačky. {Na vysokom strome [=bola] mačka a [=mňaukala/mňauká].|Mačka pani Kolníkovej [=vyliezla] hore za motýľom, motýľ [=odletel] a cesta dolu [=vyzerala] zrazu celkom inak.|Mačka pani Kolníkovej [=vyliezla] hore za motýľom, motýľ [=odletel] a cesta dolu [=vyzerala] zrazu celkom inak.} [Hero] už [stál] pod stromom a [mával] jej plášťom.',
      ],
      way: [
        'Starý hasič na dôchodku [=poznal] všetky mačky v meste. {„Mačka nechce dolu rýchlo, ale dôstojne,“ [=povedal].|„Štyridsať rokov som ich skladal,“ [=povedal], „a viem len to, že mačka nechce dolu rýchlo. Chce dolu dôstojne.“} Hrdinovia si to [=zapísali].',
        'Pekár [=mal] za pekárňou kopu prázdnych debničiek. {„Berte, hrdinovia, sú od jabĺk,“ [=povedal].|„Sú od jabĺk a nosil som na nich pol mesta,“ [=povedal], „nejaké krívajú, ale každá niečo udrží.“} [=Voňali] <sladko~ovocím a drevom~po jeseni>.',
        'Pani Kolníková im [=dala] obľúbenú deku svojej mačky. {„Na tej pradie, aj keď spí,“ [=povedala].|„Na tej pradie, aj keď spí,“ [=povedala], „a keď nespí, tak ju žmýka labkami, akoby miesila cesto.“|„Na tej pradie, aj keď spí,“ [=povedala], „a keď nespí, tak ju žmýka labkami, akoby miesila cesto.“} Deka [=bola] mäkká a chlpatá.',
      ],
      tries: [
        '[Hero] [zakýval] na mačku <plášťom~červeným plášťom~cípom plášťa>. {Mačke sa [=páčil/páči] a [=vyliezla] ešte vyššie.|[=Bol] to taký veľkolepý plášť, že si ho mačka [=chcela] pozrieť zhora a [=vyliezla] o konár vyššie.|[=Bol] to taký veľkolepý plášť, že si ho mačka [=chcela] pozrieť zhora a [=vyliezla] o konár vyššie.}',
        '[Helper] mačku [helper:zavolal/volá] mačacou rečou. {[=Prišlo] päť ďalších mačiek a [=sadli] si pod strom.|Z celého mesta [=prišlo] päť mačiek a [=posadali] si pod strom, lebo tomu [=rozumeli/rozumejú] tak, že tu budú rozdávať.|Z celého mesta [=prišlo] päť mačiek a [=posadali] si pod strom, lebo tomu [=rozumeli/rozumejú] tak, že tu budú rozdávať.}',
        'Pod strom [=položili] <misku~veľkú misku~tanierik> mlieka. {[=Vypil] ju jež a [=poďakoval].|Mačka si misku zhora [=prezrela], [=pochválila] a [=nechala] ju ježovi, ktorý odvtedy hrdinom zo srdca [=fandil/fandí].|Mačka si misku zhora [=prezrela], [=pochválila] a [=nechala] ju ježovi, ktorý odvtedy hrdinom zo srdca [=fandil/fandí].}',
      ],
      solutions: [
        {
          id: 'schody',
          text: [
            '„Jej netreba silu. Jej treba schody,“ [povedal] [hero]. {Pekár, poštár aj [helper] [=podávali] debničky.|Pekár, poštár, [helper] aj pán starosta [=podávali] debničky od jabĺk, jednu na druhú, až [=boli] pri konároch schody.} [Hero] potichu [radil]: „Nožičku sem. A druhú.“ {Mačka [=zišla] dolu ako dáma.|Mačka [=zišla] ako kráľovná, pri každej debničke sa [=zastavila] na potlesk a nikomu [=nepoďakovala/neďakuje], iba sa každému [=otrela] o nohu.}',
          ],
        },
        {
          id: 'plast',
          text: [
            '[Hero] si [odviazal] plášť a štyri rohy [=chytili] štyri páry rúk. {[Helper] [helper:držal] ten najťažší roh.|[Helper] [helper:držal] ten najťažší a plášť sa [=napol] ako hojdacia sieť.} „Skoč, sme tu,“ [povedal] [hero]. Mačka sa [=pozrela] na mäkké červené dno. {Potom [=skočila] a [=zapriadla].|Vo vzduchu ešte [=zmenila] názor, ale to už [=bolo] neskoro a mäkko. A tak sa [=schúlila] a [=zapriadla], ako keby to [=vymyslela] sama.}',
          ],
        },
      ],
      after: [
        'Pani Kolníková [=rozdala] hrdinom makovník. {Mačka [=spala] na hrdinskom plášti.|Mačka si [=ľahla] na signálne svetlo, lebo hreje. A tak v meste dva dni nikto nikoho [=nevolal/nevolá].}',
      ],
      fact: '[Hero] [zachránil] mačku z najvyššieho stromu v meste.',
    },
    {
      id: 'sila',
      ask: 'Nenašiel niekto hrdinskú silu?',
      title: ['[Hero] a stratená superschopnosť', 'Hrdina bez sily'],
      refrain: ['Sila príde, keď ju netlačíš, raz a dva a nádych', 'Kde si, sila, kde si spala'],
      spark: [
        'Superhrdina Silák [=sedel] na <obrubníku~schodoch pred poštou~kraji fontány>. {„Nemám silu,“ [=povedal] celkom smutno.|„Ráno som ešte zdvihol autobus,“ [=vzdychol], „a pri obede som neudržal lyžicu.“} Plášť mu [=visel] ako mokrá utierka. „Tvoju silu nájdeme,“ [povedal] [hero] a [posadil] sa k nemu.',
        'Veľký superhrdina Silák [=nevedel] otvoriť pohár s uhorkami. {[=Krútil] ním a uhorky na neho [=pozerali].|[=Krútil], [=tlačil], [=funel] a uhorky na neho cez sklo súcitne [=pozerali].} Celé mesto mu [=držalo] palce a nič. „Sila sa ti niekde zatúlala,“ [povedal] [hero], „ideme ju hľadať.“',
      ],
      way: [
        'Silákova mama [=bývala/býva] na prízemí. {„On vždy ochabne, keď dlho nespí,“ [=povedala].|„Ako malý zdvihol skriňu a potom spal dva dni,“ [=povedala], „teraz dvíha autobusy a hovorí, že hrdina nespí. No prosím.“}',
        {
          gives: 'rukavicka',
          text: 'Na lavičke [=ležala] malá červená rukavička. {Niekto ju [=stratil] a nikto ju [=nehľadal/nehľadá].|[=Bola] maličká, ešte teplá a s dierkou na palci. [Hero] ju [schoval], lebo kto stratí rukavičku, ten ju hľadá.} Silák si ju [=pohladil].',
        },
        'Stará posilňovňa [=mala] na stene nápis. {„Najprv odpočinúť, potom dvíhať,“ [=čítali] nahlas.|„Po každej činke jedna perina,“ [=čítali] nahlas a Silák sa [=zahľadel/díva] do zeme, lebo o perinách vždy [=preskakoval/preskakuje].|„Po každej činke jedna perina,“ [=čítali] nahlas a Silák sa [=zahľadel/díva] do zeme, lebo o perinách vždy [=preskakoval/preskakuje].}',
      ],
      tries: [
        'Na obed Silákovi [=uvarili/varia] <špenát~zelený hrášok~špenátový prívarok>. {[=Chutil] mu, ale silu [=nemal].|[=Ozelenel/Zelenie] okolo úst, [=pochválil] soľ a [=nezdvihol] ani obrúsok.}',
        '[Helper] Silákovi [helper:kričal] do ucha „hej rup“. {Holub sa [=zľakol] a [=pustil] rožok.|Holub [=pustil] rožok, rožok [=pristál] Silákovi na nose a ten [=povedal] iba: „Vďaka, aj tak som bol hladný.“|Holub [=pustil] rožok, rožok [=pristál] Silákovi na nose a ten [=povedal] iba: „Vďaka, aj tak som bol hladný.“}',
        '[Hero] Silákovi [nakreslil] na ruky <svaly~veľké svaly~modré svaly>. {Potom si ich pred jedlom [=umyl].|Perom, pekne, aj s tieňmi, a Silák [=vyzeral] ako z bronzu, kým si pred jedlom slušne [=neumyl/neumyje] ruky.|Perom, pekne, aj s tieňmi, a Silák [=vyzeral] ako z bronzu, kým si pred jedlom slušne [=neumyl/neumyje] ruky.}',
      ],
      solutions: [
        {
          id: 'spanok',
          text: [
            '„Kedy si spal naposledy?“ [spýtal sa] [hero]. {„V utorok? Hrdina predsa nespí,“ [=povedal] Silák.|„V utorok,“ [=rozmýšľal] Silák. „Alebo v marci. Hrdina predsa nespí.“} „Hrdina spí najviac,“ [helper:povedal] [helper] a [helper:rozprestrel] na lavičke plášť. {Mesto okolo neho [=chodilo] po špičkách.|Mesto okolo neho [=chodilo] po špičkách, električka [=zvonila] šeptom a policajt [=písal] pokuty ceruzkou.} Potom sa Silák [=natiahol] a jedným prstom [=nadvihol/nadvíha] celú lavičku.',
          ],
        },
        {
          id: 'pomoc',
          needs: 'rukavicka',
          text: [
            '„Nedvíhaj autobusy,“ [povedal] [hero] a [podal] Silákovi červenú rukavičku. „Nájdi, čia je.“ {Silák [=chodil] od dverí k dverám a [=klopal].|Silák [=chodil] od dverí k dverám, [=klopal] malíčkom a [=pýtal] sa slušne, až [=stál] pred štvrtými dverami.} Tam [=bolo] dievčatko s jednou studenou rukou. {„Ďakujem,“ [=povedalo] a [=objalo] mu koleno.|„Ďakujem,“ [=povedalo] a [=objalo] mu koleno, lebo vyššie [=nesiahalo/nesiaha]. V Silákovi to [=cvaklo], ako keď sa doma zasvieti.} Od radosti [=zdvihol] lavičku. Sila [=bola] späť.',
          ],
        },
      ],
      after: [
        'Na oslavu si hrdinovia [=otvorili] pohár uhoriek. {Silák [=zjedol] dve a [=zívol].|Odvtedy má Silák v kalendári okrem autobusov aj spánok po obede a mesto je v bezpečí aj vtedy.|Odvtedy má Silák v kalendári okrem autobusov aj spánok po obede a mesto je v bezpečí aj vtedy.}',
      ],
      fact: '[Hero] [vrátil] hrdinovi Silákovi jeho silu.',
    },
    {
      id: 'mestosmiech',
      ask: 'Kam sa podel smiech z celého mesta?',
      title: ['[Hero] a smiech, ktorý sa stratil', 'Mesto, čo prestalo chichotať'],
      refrain: ['Chichi sem a chichi tam, kde je smiech, tam idem sám', 'Smiech sa nájde v smiechu'],
      spark: [
        'V meste sa [=prestali] ľudia smiať. {Ani jedno chichi [=nebolo/nie je] počuť.|Vtipy [=padali] na zem ako mokré ponožky a klaun na námestí si [=čítal] návod.} Smiech sa celý kamsi [=podel/podieva]. [Hero] si [uviazal] plášť, lebo to [=bola] misia pre hrdinov.',
        'Ráno [=bolo] v meste čudné ticho. {Nikto sa [=nesmial], ani keď starostovi [=spadol] klobúk do fontány.|Starostovi [=spadol] klobúk do fontány, [=vyliezol] z neho kapor a nikto sa ani [=nepousmial/neusmeje].} „Chýba tu smiech,“ [povedal] [hero] a [napravil] si masku.',
      ],
      way: [
        'Kvetinárka [=videla] niečo v noci z okna. {„Chodil tu niekto malý s vrecom a bolo počuť haha,“ [=povedala].|„Chodil tu niekto malý s vrecom,“ [=povedala], „pri každom okne postál a vo vreci to zakaždým urobilo hihi.“} [Hero] si to [zapísal].',
        'Na dlažbe [=ležalo] jedno stratené chichi. {[Hero] ho [zdvihol] a [=pošteklilo] ho v dlani.|[=Bolo] maličké, [=triaslo] sa a v dlani [=šteklilo]. [Hero] ho [dal] za ucho, aby sa nestratilo druhý raz.}',
        'Na múre [=sedel] starý komik v cylindri. {„Smiech sa nedá vziať, iba požičať,“ [=povedal].|„Smiech sa nedá ukradnúť,“ [=povedal], „dá sa len požičať, a kto si ho požičia sám, tomu doma nehrá.“} A [=potiahol] nosom.',
      ],
      tries: [
        '[Hero] [urobil] na námestí <kotrmelec~stojku pri fontáne~dva kotrmelce>. {Ľudia [=povedali] „hm“ a [=išli] ďalej.|Ľudia [=povedali] „hm“ a jeden pán si to [=zapísal] do zošita.}',
        '[Helper] [helper:šteklil] sochu <na námestí~pri radnici~pod pazuchou>. {Socha [=vydržala] a [=mlčala].|Socha [=mala] za sebou tristo rokov vážnosti a kvôli jednému pierku [=neustúpila].}',
        'Hrdinovia [=zjedli] <koláč~krémeš~slivkový koláč> bez rúk. {Všetci [=mali] krém na ušiach a nič.|[=Mali] krém na nose, na ušiach aj na plášti a ľudia sa iba slušne [=spýtali], či chcú vreckovku.|[=Mali] krém na nose, na ušiach aj na plášti a ľudia sa iba slušne [=spýtali], či chcú vreckovku.}',
      ],
      solutions: [
        {
          id: 'vrece',
          text: [
            'V podchode [=sedel] chlapec s vrecom a vo vreci to [=chichotalo]. {„Ja sa neviem smiať,“ [=povedal] potichu.|„Ja sa neviem smiať,“ [=zašepkal], „tak som si chcel od každého kúsok požičať.“|„Ja sa neviem smiať,“ [=zašepkal], „tak som si chcel od každého kúsok požičať.“} [Hero] si k nemu [sadol] bez masky. „To sa nedá vziať,“ [povedal], „to sa dá iba chytiť.“ {[Helper] [helper:urobil] smiešnu tvár a vrece [=puklo].|[Helper] [helper:urobil] naňho smiešnu tvár, chlapcovi [=mykalo/myká] jedným kútikom, potom druhým a vrece [=puklo] skôr než on.|[Helper] [helper:urobil] naňho smiešnu tvár, chlapcovi [=mykalo/myká] jedným kútikom, potom druhým a vrece [=puklo] skôr než on.} Celé mesto sa [=smialo] a chlapec najviac.',
          ],
        },
        {
          id: 'studna',
          text: [
            'Zo starej studne za mestom [=znelo] tiché haha. {Niekomu tam [=spadlo] vrece a v ňom [=bol] všetok smiech.|Na dne [=ležalo] malé vrece, komusi [=spadlo] pri naháňaní ozveny, a v ňom sa [=tlačil] smiech z celého mesta.} „Vytiahneme ho vtipom,“ [povedal] [hero]. „Prečo kačka nechodí na plaváreň? Lebo má vlastnú!“ {Dolu [=bolo] hihi, potom haha a smiech [=vyletel] hore.|Dolu [=bolo] ticho, potom hihi, [helper] [helper:pridal] druhý vtip, horší. Zo studne to [=vytrysklo] ako fontána.} Mesto ho [=chytalo] do klobúkov.',
          ],
        },
      ],
      after: [
        'Mesto sa [=smialo] až do večere. {Klaun [=odložil] návod.|Klaun [=odložil] návod a socha [=mala] odvtedy jeden kútik o milimeter vyššie.} Misia [=bola] splnená.',
      ],
      fact: '[Hero] [vrátil] mestu stratený smiech.',
    },
    {
      id: 'malyplast',
      ask: 'Čo sa robí s plášťom, ktorý je malý?',
      title: ['[Hero] a plášť, ktorý sa zmenšil', 'Plášť pre bábiku'],
      refrain: ['Veľký plášť a malý plášť, každý letí, ako vie', 'Nite, nôžky, gombíky, hrdinovia, do práce'],
      spark: [
        'Hrdinke Zite sa plášť v práčke [=zmenšil/zmenšuje]. {Teraz [=bol] veľký ako vreckovka.|Ráno [=bol] po päty, poobede po lakeť a teraz [=bol] veľký akurát na utretie okuliarov.} „S týmto ma nikto nespozná,“ [=povedala] Zita a v oku sa jej [=leskla/leskne] slza. „Vymyslíme to,“ [povedal] [hero].',
        'Z práčky v meste [=vyšiel] maličký plášť. {„To bol môj hrdinský plášť,“ [=povedala] hrdinka Zita.|„To bol môj hrdinský plášť,“ [=povedala] hrdinka Zita a [=držala] ho medzi dvoma prstami. „Stálo tam tridsať stupňov a ja som dala tristo.“} [Hero] si plášť [položil] na dlaň. [=Sedel] tam ako list.',
      ],
      way: [
        'Krajčír Ihlička si plášť [=prezrel] cez lupu. {„Čo je malé, môže byť začiatok,“ [=povedal].|„Zväčšiť sa nedá,“ [=povedal], „ale malé nie je koniec. Malé býva začiatok niečoho väčšieho, pozrite sa na deti.“}',
        {
          gives: 'zaplaty',
          text: 'Susedia im [=dávali/dávajú] z okien kúsky látok. {Jeden [=bol] z košele a druhý zo závesu.|Jeden [=bol] z košele, v ktorej sa ženil dedko, druhý zo závesu, tretí z uteráka, na ktorom sa učil plávať celý vchod.|Jeden [=bol] z košele, v ktorej sa ženil dedko, druhý zo závesu, tretí z uteráka, na ktorom sa učil plávať celý vchod.} [Hero] ich [mal] plné náručie.',
        },
        'Na schodoch [=sedel] malý Ferko s utierkou na pleciach. {„Aj ja som hrdina, len nemám plášť,“ [=povedal].|„Ja som tiež superhrdina,“ [=povedal], „len plášť mám z utierky a o pol siedmej ju mama chce späť.“} Zita sa naň [=usmiala].',
      ],
      tries: [
        'Plášť [=ťahali] na <dve~tri~štyri> strany. {Plášť [=povedal] „au“ a [=ostal] malý.|[=Ťahali] ho na šírku aj na dĺžku, plášť [=vydal] zvuk ako kačička a [=ostal], aký [=bol].|[=Ťahali] ho na šírku aj na dĺžku, plášť [=vydal] zvuk ako kačička a [=ostal], aký [=bol].}',
        '[Helper] [helper:vrátil] plášť do práčky <odzadu~naruby~hore nohami>. {[=Vyšiel] čistý a ešte menší.|„Tadiaľ sa zmenšil, tade sa zväčší,“ [helper:povedal] [helper]. No [=vyšiel] iba ešte čistejší a ešte menší.}',
        '[Hero] plášť [polial] ako <kvet~muškát~paradajku>. {Plášť [=bol] mokrý a nič [=nerástlo/nerastie].|[=Stál] v kvetináči na slnku celý deň, mokrý a trpezlivý, a [=narástla/rastie] vedľa neho akurát paradajka.|[=Stál] v kvetináči na slnku celý deň, mokrý a trpezlivý, a [=narástla/rastie] vedľa neho akurát paradajka.}',
      ],
      solutions: [
        {
          id: 'zaplatovy',
          needs: 'zaplaty',
          text: [
            '„Prišijeme k nemu celé mesto,“ [povedal] [hero]. {Z kúskov látok [=šili/šijú] veľký plášť a malý [=bol] v strede.|Malý plášť [=išiel] doprostred, okolo neho košeľa, záves, uterák aj kúsok plachty od kuchárky, [helper] [helper:navliekal/navlieka] niť a každý sused [=urobil] tri stehy.} Zita si ho [=obliekla/oblieka]. {[=Bol] farebný a [=siahal] až po päty.|[=Siahal] až po päty, [=mal] všetky farby a [=bol] ťažký akurát tak, ako keď niekoho objíma pol ulice.} Takto ju v meste [=poznali] už zďaleka.',
          ],
        },
        {
          id: 'podat',
          text: [
            '„Ten plášť nie je malý,“ [povedal] [hero]. „Je len pre niekoho iného.“ {Zita ho [=dala] malému chlapcovi s utierkou na pleciach a plášť mu [=sedel].|Zita [=čupla/čupí] k najmenšiemu chlapcovi na schodoch, plášť mu [=uviazala] pod bradou a [=sedel] mu, akoby ho šili naňho.} „Teraz si hrdina ty,“ [=povedala]. {Chlapec hneď [=zdvihol] z cesty prvú dážďovku.|Chlapec si [=vyrovnal/vyrovnáva] chrbát o dva centimetre, [=zišiel] zo schodov a [=zachránil] prvú dážďovku. [Helper] mu [helper:salutoval].} A Zita [=zistila], že hrdinku v nej spoznajú aj bez plášťa.',
          ],
        },
      ],
      after: [
        'Zita [=pozerala] na mesto a [=usmievala] sa. {Hrdinov [=bolo] zas o jedného viac.|Na práčku [=nalepila] lístok: „Tridsať je menej než tristo,“ a pod to malé srdce.|Na práčku [=nalepila] lístok: „Tridsať je menej než tristo,“ a pod to malé srdce.}',
      ],
      fact: '[Hero] [pomohol] hrdinke Zite, ktorej sa zmenšil plášť.',
    },
    {
      id: 'superneviditelny',
      ask: 'Ako sa dá nájsť niekto, koho nevidno?',
      title: ['[Hero] a superhrdina, ktorého nevidno', 'Kto to tu chodí'],
      refrain: ['Vidím, nevidím, a predsa si tu', 'Kde si, kde si, ozvi sa, hlások tvoj ma povedie'],
      spark: [
        '„Dobrý deň,“ [=povedal] niekto a nikto tam [=nebol]. {„Som neviditeľný hrdina Šum,“ [=povedal] hlas.|„Som hrdina Šum,“ [=povedal] hlas, „neviditeľný. V robote je to výborné, ale po práci si ku mne nikto nesadne. Teda sadne, lenže na mňa.“} Lavička si [=vzdychla]. „To sa dá zmeniť,“ [povedal] [hero] smerom k hlasu.',
        'Niekto [=otváral] ľuďom dvere a nikto ho [=nevidel]. {[=Bol] to hrdina Šum a [=bol] smutný.|[=Podával] klobúky, [=zbieral] padnuté jablká, a ľudia [=ďakovali] vetru. „Ja som Šum,“ [=ozvalo] sa, „a ešte nikto mi nepodal ruku.“} [Hero] [natiahol] dlaň do prázdna.',
      ],
      way: [
        'Slepý harmonikár Šuma [=poznal]. {„Chodí okolo každý deň a vonia po jablkách,“ [=povedal].|„Akýže neviditeľný,“ [=čudoval] sa, „chodí tadiaľto denne, vonia po jablkách a ľavú nohu kladie mäkšie.“} Šum [=pípol] od radosti.',
        {
          gives: 'sal',
          text: 'Babka z trojky im [=dala] dlhý červený šál. {„Pletiem ho od Vianoc a nemám komu,“ [=povedala].|„Pletiem ho od Vianoc a je taký dlhý, že naň nikto nemá krk,“ [=povedala], „ak niekoho nájdete, nech sa páči.“|„Pletiem ho od Vianoc a je taký dlhý, že naň nikto nemá krk,“ [=povedala], „ak niekoho nájdete, nech sa páči.“}',
        },
        'Pred pekárňou sa [=rozsypala/sype] múka. {V múke [=boli] naraz stopy a nikto v nich [=nestál/nestojí].|[=Ležala] biela a rovná a naraz [=boli] v nej stopy, jedna za druhou, celkom bez nôh. „To som ja,“ [=šepol] Šum.}',
      ],
      tries: [
        'Šuma [=posypali/sypú] <cukrom~práškovým cukrom~krupicou s cukrom>. {[=Bolo] ho vidieť, až [=prišli] mravce.|Chvíľu ho [=bolo] vidieť, celého bieleho a hrdého. Potom [=prišli] mravce, a ešte ktosi s lyžičkou.}',
        '[Helper] Šumovi [helper:nasadil] na hlavu klobúk. {Ľudia sa [=čudovali], že klobúk lieta.|Ulicou [=išiel] iba klobúk, traja páni ho [=chceli] chytiť a jeden mu [=hodil/hádže] mincu.}',
        '[Hero] Šuma [nakreslil] podľa hlasu. {[=Vyšiel] mu veľký nos a Šum sa [=smial].|Hlas [=bol] hlboký, tak mu [nakreslil] bradu. Smiech tenký, tak [pridal] pehy. „Aspoň viem, ako vyzerám,“ [=povedal] Šum.}',
      ],
      solutions: [
        {
          id: 'cervenysal',
          needs: 'sal',
          text: [
            '[Hero] Šumovi [omotal/omotáva] okolo krku červený šál. {Teraz [=šiel] ulicou červený šál a každý ho [=zdravil].|Raz, dva, trikrát, a ešte [=ostalo] na mašľu. Ulicou teraz [=išiel] šál, dlhý, červený a šťastný, a kto ho [=uvidel], [=povedal]: „Dobrý deň, Šum.“} Pri fontáne mu [=podali] ruku. {Najprv [helper] a potom celé mesto.|Najprv [helper], potom pekár a po ňom celý rad ľudí, ktorí [=chceli] konečne poďakovať niekomu a nie vetru.}',
          ],
        },
        {
          id: 'zavreteoci',
          text: [
            '„Keď ho nevidíme my, nech nikto nevidí nikoho,“ [povedal] [hero]. „Zavrite oči!“ {Celé námestie si [=zavrelo] oči a [=hralo] sa.|Celé námestie si [=zavrelo] oči, [=naťahovalo/naťahuje] ruky a [=hádalo], kto je kto, podľa smiechu, topánok a vône.} „Toto je Šum, vonia po jablkách,“ [=povedal] pekár. {„A drží ma za ruku,“ [helper:povedal] [helper].|„Šum má najteplejšiu dlaň,“ [helper:hlásil] [helper], „a kto to má tú studenú? Aha, socha.“} Keď oči zas [=otvorili], Šuma už [=poznali].',
          ],
        },
      ],
      after: [
        'Na lavičke odvtedy [=bolo] miesto s menovkou. {[=Stálo] na nej: „Tu sedí Šum.“|[=Stálo] na nej „Tu sedí Šum“ a kto si k nemu [=prisadol], ten sa najprv slušne [=opýtal], či môže.|[=Stálo] na nej „Tu sedí Šum“ a kto si k nemu [=prisadol], ten sa najprv slušne [=opýtal], či môže.}',
      ],
      fact: '[Hero] [pomohol] neviditeľnému hrdinovi Šumovi nájsť kamarátov.',
    },
    {
      id: 'elektricka',
      ask: 'Prečo nejde električka číslo päť?',
      title: ['[Hero] a električka, ktorá stála', 'Misia: päť kačíc'],
      refrain: ['Cin, cin, päťka, stoj, kto ide, ten je môj', 'Kač, kač, pomaly, aby sme sa nebáli'],
      spark: [
        'Električka číslo päť [=stála] uprostred mesta. {[=Zvonila] cin, cin a [=nešla/nejde] nikam.|[=Zvonila], [=blikala], vodič [=ukazoval] rukou pred seba a za ňou [=stálo] pol mesta s taškami a jeden klavír.} Na koľajniciach [=sedelo] niečo malé a žlté. „Hrdinovia, misia,“ [povedal] [hero].',
        'Signál nad mestom [=mal] tvar kačky. {Na koľajniciach [=sedelo] päť káčat a [=nechceli] dolu.|Uprostred koľajníc [=sedela] kačka, za ňou päť káčat. Všetky sa [=tvárili], že tadiaľto električky zatiaľ nechodia.} Päťka [=čakala] a [=cinkala] len tak potichu. [Hero] si [dal] plášť na plecia.',
      ],
      way: [
        'Pán v čakárni [=čítal] káčatám cestovný poriadok. {„Idú z rybníka do parku, pešo,“ [=povedal].|„Podľa všetkého idú z rybníka do parku,“ [=povedal] spoza okuliarov, „na tejto zastávke majú prestávku, lebo najmenšie bolia nohy.“|„Podľa všetkého idú z rybníka do parku,“ [=povedal] spoza okuliarov, „na tejto zastávke majú prestávku, lebo najmenšie bolia nohy.“}',
        'Policajt im [=požičal] biele rukavičky. {„Kto ich má na rukách, na toho všetci počkajú,“ [=povedal].|„V nich ma raz poslúchol aj oblak,“ [=povedal], „ale treba ukazovať s citom, ako keď sa hladí mačka.“} Rukavičky [=boli] veľké a mäkké.',
        'V parku [=kývalo/kýva] jazierko na celú ulicu. {Ocko kačka tam [=plával] sem a tam a [=čakal].|Ocko kačka tam [=plával] sem a tam a každú chvíľu [=pozrel] na vežové hodiny, lebo večera [=mala] byť o piatej.|Ocko kačka tam [=plával] sem a tam a každú chvíľu [=pozrel] na vežové hodiny, lebo večera [=mala] byť o piatej.}',
      ],
      tries: [
        '[Hero] kačky slušne [poprosil]. {„Kač,“ [=povedala] mama a [=sedela] ďalej.|„Kač,“ [=povedala] mama kačka, čo môže znamenať hneď, ale aj včera, a [=čistila] si perie.}',
        '[Helper] kačkám [helper:ukazoval] cestu <rožkom~omrvinkami~kúskom rožka>. {Káčatá všetko [=zjedli] a [=čakali] na ďalšie.|Omrvinku po omrvinke [=mali] prejsť cez cestu. Lenže omrvinky [=zjedli] odzadu a [=vrátili] sa na začiatok.}',
        'Celá električka kačkám [=zaspievala]. {[=Páčilo/Páči] sa im to a [=ľahli] si.|[=Spievalo] sedemdesiat ľudí aj s vodičom, im sa to veľmi [=páčilo/páči], [=ľahli] si a [=počúvali].}',
      ],
      solutions: [
        {
          id: 'prechod',
          text: [
            '„Ony nevedia, že majú prednosť,“ [povedal] [hero] a [rozprestrel] cez koľajnice plášť. {[=Bol] ako červený koberec pre kačky.|Červený, rovný, s vyžehleným rohom, taký majú pri vchode iba hviezdy a veľvyslanci.|Červený, rovný, s vyžehleným rohom, taký majú pri vchode iba hviezdy a veľvyslanci.} Mama kačka sa [=postavila] a [=išla]. {Za ňou prvé káča, druhé, tretie, až po piate.|Za ňou prvé, druhé, tretie, štvrté, a piate, ktoré bolia nohy, [helper] [helper:previezol/vezie] na topánke.|Za ňou prvé, druhé, tretie, štvrté, a piate, ktoré bolia nohy, [helper] [helper:previezol/vezie] na topánke.} Električka [=zacinkala] na pozdrav a mesto [=tlieskalo] potichu, aby sa nikto nezľakol.',
          ],
        },
        {
          id: 'listok',
          text: [
            '„Veď ony nestoja na koľajach. Ony čakajú na električku,“ [povedal] [hero]. {Vodič [=otvoril] dvere a kačky [=nastúpili/nastupujú].|Vodič si [=napravil] čiapku, [=otvoril] dvere a [=spustil] schodík celkom nízko. Kačka [=nastúpila/nastupuje] prvá, za ňou päť malých, slušne po jednom.} [Helper] im [helper:uvoľnil/uvoľňuje] miesto pri okne. {O dve zastávky [=vystúpili] pri parku.|„Konečná pre kačky,“ [=hlásil] vodič o dve zastávky, pol električky im [=podávalo/podáva] krídla a ocko kačka už [=stál] na brehu.} Lístok vraj majú od jazierka, na celý rok.',
          ],
        },
      ],
      after: [
        'Päťka [=mala] odvtedy na skle malú žltú kačku. {Kto ju [=zbadal], ten sa [=usmial].|Vodič pri parku vždy pribrzdí a pozdraví jazierko, a v cestovnom poriadku je to zapísané ako minúta na kačky.|Vodič pri parku vždy pribrzdí a pozdraví jazierko, a v cestovnom poriadku je to zapísané ako minúta na kačky.}',
      ],
      fact: '[Hero] [pomohol] kačkám dostať sa cez električkovú trať.',
    },
    {
      id: 'pomiesanaposta',
      without: ['obalka'],
      ask: 'Komu patrí tento list?',
      title: ['[Hero] a list pre niekoho iného', 'Superhrdina, ktorý sa ponáhľal'],
      refrain: ['List sem a list tam, komuže ho dneska dám', 'Prepáč, prosím, ďakujem'],
      spark: [
        'Hrdina Rýchlik [=roznášal/roznáša] poštu a [=pomýlil] všetky schránky. {Babka [=dostala] list od zubára a zubár recept na koláč.|Babka [=dostala] účet za kolesá, automechanik recept na bublaninu a starosta valentínku od psa.} „Chcel som to mať rýchlo,“ [=povedal] Rýchlik a maska mu [=spľasla/pľasne]. „Napravíme to,“ [povedal] [hero].',
        'Mesto [=stálo] pri schránkach a [=čudovalo] sa. {Každý [=mal] v ruke cudzí list.|Pekár [=čítal], že mu narástli krídla, hoci list [=bol] pre netopierku. Netopierka sa [=dozvedela/dozvedá], že treba pol kila droždia.} V kúte [=stál] hrdina Rýchlik a [=pozeral] na svoje topánky. [Hero] k nemu [prišiel] celkom blízko.',
      ],
      way: [
        'Na rohu [=stál] chlapec s listom pre babičku. {„Ja som si ten cudzí neprečítal,“ [=povedal].|„Nečítal som ho,“ [=povedal], „iba som ho držal v teple, aby mu u cudzích nebolo smutno.“|„Nečítal som ho,“ [=povedal], „iba som ho držal v teple, aby mu u cudzích nebolo smutno.“} [Hero] ho [pochválil] a [vzal] list do tašky.',
        'Stará poštárka [=mala] doma drevené priečinky. {„Najprv pomaly a potom netreba rýchlo,“ [=povedala].|„Tridsať rokov som chodila peši,“ [=povedala], „kto ide pomaly, nemusí ísť dvakrát, a ešte vidí, komu kvitnú muškáty.“} Priečinky im [=požičala].',
        'Pes Bodrík [=čakal] na odpoveď od starostu. {[=Mal] smutné uši.|[=Napísal] mu labkou, celý rok to v sebe [=nosil], a odpoveď nikde. Hrdinovia ho [=pohladili].} Jeho list [=bol] ešte kdesi na ceste.',
      ],
      tries: [
        'Rýchlik [=chcel] listy rozniesť ešte raz, ale rýchlejšie. {[=Pomiešal/Mieša] ich ešte viac.|O minútu [=bol] hotový, bublanina [=išla] k zubárovi, krídla k pekárovi a valentínka na dopravnú políciu.|O minútu [=bol] hotový, bublanina [=išla] k zubárovi, krídla k pekárovi a valentínka na dopravnú políciu.}',
        '[Helper] [helper:hádzal] listy z okna, nech si ich nájdu samy. {Vietor ich [=rozniesol/roznáša] po stromoch.|Listy [=leteli] pekne, ale samy si cestu [=našli] iba dva, a to k vrabcom.} [=Museli] po ne s rebríkom.',
        '[Hero] listy [uložil] <podľa farby~pekne podľa farby~do kôpok podľa farby>. {Modré [=dostal] hasič a červené pekár.|[=Vyzeralo] to krásne, hasič [=mal] všetky červené, rybár modré a na bielych sa [=pohádali/hádajú] doktori.}',
      ],
      solutions: [
        {
          id: 'prepacte',
          text: [
            '„Najprv treba povedať jedno slovo,“ [povedal] [hero] a [chytil] Rýchlika za ruku. {[=Zaklopali/Klopú] na prvé dvere. „Prepáčte,“ [=povedal] Rýchlik.|[=Išli] krok za krokom a pri prvých dverách si Rýchlik [=zložil] masku. „Prepáčte,“ [=povedal], „ponáhľal som sa a nepozeral.“} „Nič sa nestalo,“ [=povedala] babka a [=dala] mu buchtu. {[Helper] [helper:čítal] mená a [=išli] od dverí k dverám.|Pri druhých dverách to [=šlo/ide] ľahšie, pri tretích už Rýchlik [=zvonil] sám, [helper] mu [helper:čítal] mená a do večera [=mali] prázdnu tašku a jedenásť buchiet.}',
          ],
        },
        {
          id: 'namestie',
          text: [
            '„Nebudeme nosiť listy k ľuďom. Ľudia prídu k listom,“ [povedal] [hero]. {Na námestí [=natiahli] šnúru a listy [=viseli] na kolíčkoch.|Na námestí [=natiahli] šnúru od lipy k lipe a listy na nej [=viseli] na kolíčkoch ako bielizeň.} Každý [=hľadal] ten svoj a pritom [=podával] susedovi jeho. {„Toto je vaše!“ „A toto zas vaše!“|„Toto je vaša bublanina.“ „A toto vaše krídla, blahoželám!“ [Helper] [helper:podával] tie zhora a starosta si svoju valentínku [=prečítal] trikrát.} Na konci [=poznali] všetci všetkých.',
          ],
        },
      ],
      after: [
        'Rýchlik odvtedy [=chodil] pomaly a mesto ho [=zdravilo]. {V schránkach [=bolo] všetko správne.|[=Zistil], že keď sa neponáhľa, má plášť rovno na chrbte a nie na hlave, a že muškáty naozaj kvitnú.|[=Zistil], že keď sa neponáhľa, má plášť rovno na chrbte a nie na hlave, a že muškáty naozaj kvitnú.}',
      ],
      fact: '[Hero] [pomohol] hrdinovi Rýchlikovi napraviť pomiešanú poštu.',
    },
    {
      id: 'babatko',
      ask: 'Ako sa uspáva celé mesto?',
      title: ['Misia: psst', '[Hero] a mesto, ktoré nevedelo šepkať'],
      refrain: ['Psst, mesto, psst, pomaly a bosky', 'Ticho, tichšie, najtichšie, maličké už dýcha'],
      spark: [
        'Na treťom poschodí [=nemohlo] zaspať bábätko. {Mesto [=hučalo/hučí], [=cinkalo] a [=trúbilo/trúbi].|Autá [=hučali/hučia], električka [=cinkala], na rohu [=vŕtali/vŕtajú] dieru do ulice a bábätko [=otváralo] oči pri každom bum.} Jeho mama [=mala] únavu až po lakte. „Hrdinovia to stíšia,“ [povedal] [hero].',
        'Signál nad mestom tentoraz [=nesvietil/nesvieti], iba [=zašepkal]. {„Pomoc, naše bábätko nevie zaspať.“|„Prosím vás, potichu,“ [=stálo] na ňom malými písmenami, „máme bábätko, tri dni a tri noci, a mesto ešte nevie šepkať.“|„Prosím vás, potichu,“ [=stálo] na ňom malými písmenami, „máme bábätko, tri dni a tri noci, a mesto ešte nevie šepkať.“} [Hero] si [vyzul] hrdinské čižmy a [obul/obúva] si ponožky.',
      ],
      way: [
        'Mačka na parapete [=vedela] chodiť bez zvuku. {„Treba mať vankúšiky,“ [=povedala] a [=ukázala] labku.|„Nič na tom nie je,“ [=ukázala] labku, „stačí mať všade vankúšiky a nikdy nemať naponáhlo.“} Hrdinovia si labku [=obzreli].',
        'Predavačka vlny im [=dala] klbko mäkkej priadze. {„Čo sa ovinie, to nebuchne,“ [=povedala].|„Keď mi doma búchajú dvere, ovinem im kľučku,“ [=povedala], „a manželovi papuče. Čo je ovinuté, to nebuchne.“}',
        'Starý uspávač vlakov [=sedel] na stanici. {„Vlak zaspí, keď mu pohladíš píšťalu,“ [=povedal].|„Každý večer uspím dvanásť vlakov,“ [=povedal], „žiadny nezaspí na povel. Každému treba povedať, že dnes jazdil dobre.“}',
      ],
      tries: [
        '[Hero] [zavolal] na celé mesto: „Ticho!“ {To [=bolo] zo všetkého najhlasnejšie.|[=Bolo] to najhlasnejšie slovo toho dňa, [=ozvalo] sa štyri razy od domov a bábätko si [=sadlo].|[=Bolo] to najhlasnejšie slovo toho dňa, [=ozvalo] sa štyri razy od domov a bábätko si [=sadlo].}',
        '[Helper] bábätku [helper:spieval] <o hasičoch~pesničku o hasičoch~všetky slohy o hasičoch>. {Pri slove húú [=chcelo] ísť s nimi.|Pesnička [=bola] pekná až po húú-húú, vtedy bábätko [=vystrčilo] obe ruky a [=chcelo] ísť hasiť.}',
        'Hrdinovia [=zapchali/zapchávajú] mestu uši vatou, teda všetky komíny. {Vata [=letela] hore ako sneh.|Vata [=vyletela] hore ako sneh, ľudia [=mysleli], že je zima, a [=vytiahli] sánky, čo tiež nie je tiché.|Vata [=vyletela] hore ako sneh, ľudia [=mysleli], že je zima, a [=vytiahli] sánky, čo tiež nie je tiché.}',
      ],
      solutions: [
        {
          id: 'kazdemuulohu',
          text: [
            '„Nemôžeme mesto utíšiť my,“ [povedal] [hero]. „Musí to urobiť samo.“ {A každému [dal] jednu malú tichú úlohu.|A [chodil] od jedného k druhému: električka [=mala] cinkať nechtom, vŕtač [=mal] prestávku na čaj, psi si [=mali] štekať do labky.} [Helper] [helper:nosil] lístky s nápisom psst. {O chvíľu mesto [=šepkalo].|Aj kostolné hodiny [=udreli/bijú] iba v duchu, autá [=išli] po špičkách pneumatík a celé mesto [=počúvalo] jedno malé okno.} Bábätko si [=vzdychlo] a [=spalo].',
          ],
        },
        {
          id: 'uspavankamesta',
          text: [
            '[Hero] si k oknu [sadol] a [počúval]. Cin, brum, kvap, cin. „Veď to je pesnička,“ [povedal], „iba každý hrá inou rýchlosťou.“ {[Helper] [helper:dirigoval] a mesto [=spomalilo].|A z okna [=začali] [s helper.ins/spolu] dirigovať: električka pomaly cin, autobus hlboko brum, fontána kvap, a vŕtačka raz za čas, ako bubon.} Cin. Brum. Kvap. {Bábätko sa [=usmialo] a [=zaspalo].|Mesto [=hralo] najväčšiu uspávanku na svete, bábätko sa [=usmialo], [=zívlo] a [=zaspalo] uprostred tretieho brum.}',
          ],
        },
      ],
      after: [
        'Mama bábätka im z okna [=zakývala] plienkou. {Aj ona [=išla] spať.|Aj ona si [=ľahla], prvý raz po troch dňoch. Hrdinovia [=šli/idú] po schodoch tak ticho, že ich [=predbehol/predbieha] aj prach.}',
      ],
      fact: '[Hero] [naučil] celé mesto šepkať, aby mohlo zaspať bábätko.',
    },
  ],
  obstacles: [
    'Plášť sa [=zachytil] o kľučku. {[Helper] ho [helper:odpojil] a misia [=pokračovala].|Hrdinom sa to stáva častejšie, než píšu v novinách. [Helper] ho [helper:odpojil] a všetci sa [=tvárili], že to tak [=malo] byť.}',
    'Na semafore [=svietila] červená. {[Hero] [zastal/zastavuje], lebo aj hrdina čaká.|„Hrdina, ktorý nečaká na zelenú, je iba niekto v osuške,“ [povedal] [hero]. A tak [=stáli] a [=čakali], veľmi hrdinsky.}',
    'Výťah sa [=zasekol] medzi poschodiami. {„Prepáčte, zamyslel som sa,“ [=povedal] a [=išiel].|„Prepáčte, zamyslel som sa,“ [=povedal] výťah, „celý deň hore a dolu a nikto sa nepýta, ako sa mám.“ Tak sa [=opýtali] a [=išlo] sa.}',
    'Do masky [=nasypalo/sype] peľ a všetci [=kýchali]. {Hrdinské kýchnutie [=otvorilo] tri okná.|Naraz to [=boli] tri hrdinské kýchnutia, [=otvorili] sa okná na celej ulici a odkiaľsi [=zaznelo] „na zdravie, mesto“.|Naraz to [=boli] tri hrdinské kýchnutia, [=otvorili] sa okná na celej ulici a odkiaľsi [=zaznelo] „na zdravie, mesto“.}',
    'Cestu im [=zahatala/hatí] bielizeň na šnúrach. {Medzi plachtami [=našli] aj jeden plášť.|Plachta, plachta, košeľa, cudzí plášť. „Prepáčte, to je náš,“ [=povedal] spoza neho superhrdina v pyžame.} [=Išli] popod.',
    'Tajné heslo si nikto [=nepamätal]. {„Prosím,“ [povedal] [hero] a dvere sa [=otvorili].|[=Skúsili] fazuľa, mesiac a dedko. „Prosím,“ [povedal] potom [hero], a dvere [=priznali], že to nie je ono, ale že je to milšie.}',
    'Na ulici [=bola] kaluž ako jazero. {[Hero] cez ňu [preplával/pláva] na dáždniku.|Superhrdina by ju preletel, ale nad kalužou sa nelieta, aby sa nesplašili kačice. [Hero] [otočil] dáždnik a [=plavili/plavia] sa.}',
    'Mapa mesta sa vo vetre [=poskladala] na čiapku. {Tak im aspoň [=nefúkalo/nefúka] na uši.|Narovnať sa [=nedala/nedá], a tak cestu [=čítali] [hero] zľava a [helper] sprava, ako ju komu [=bolo] vidieť.|Narovnať sa [=nedala/nedá], a tak cestu [=čítali] [hero] zľava a [helper] sprava, ako ju komu [=bolo] vidieť.}',
    'Eskalátor [=išiel] opačne. {[=Kráčali] po ňom a [=boli] stále dolu.|[=Kráčali] päť minút a [=boli] stále pri automate na kávu, až [hero] [navrhol/navrhuje] obyčajné schody, tajnú zbraň trpezlivých.|[=Kráčali] päť minút a [=boli] stále pri automate na kávu, až [hero] [navrhol/navrhuje] obyčajné schody, tajnú zbraň trpezlivých.}',
  ],
  encounters: [
    'Na lavičke [=sedela] superbabička a [=štrikovala] masky. {„Na zimu majú aj nos,“ [=povedala].|„S nosom na zimu, bez nosa na leto,“ [=vysvetľovala], „hrdinovia bývajú nachladnutí.“} [Hero] [dostal] jednu s brmbolcom.',
    'Mestom [=cupkal/cupká] malý hrdina s gumákmi na rukách. {„Mám superčižmy,“ [=volal].|„Na nohách mi boli malé,“ [=volal] a cestou [=zachránil] dve dážďovky.} Plášť [=mal] z utierky.',
    'Na zábradlie [=pristál] holub so správou. {„Všetko je v poriadku. Holub.“|„V meste je všetko v poriadku,“ [=stálo] na lístku, „posielam pre istotu. Holub.“} Aj také správy hrdinovia potrebujú.',
    'Superhrdina na dôchodku [=kŕmil] labute. {Plášť [=mal] pod zadkom, aby mu nebolo zima.|Plášť [=mal] zložený pod zadkom. „Už iba kŕmim,“ [=povedal], „ale nikdy mi nikto nehovoril ďakujem tak krásne ako labuť.“}',
    'Dve dievčatá [=mali] masky na jednej gumičke. {[=Museli] chodiť vedľa seba.|[=Museli] chodiť líce pri líci, a preto všetko [=zachraňovali/zachraňujú] dvojhlasne.} [Hero] im [zamával] plášťom.',
    'Automat na lístky [=mal] superschopnosť. {Keď si niekto [=vzdychol], [=vydal] mu cukrík.|Namiesto výdavkov [=dával/dáva] cukríky, keď [=cítil/cíti], že je niekto smutný. Opraviť ho radšej nikto [=nechcel].}',
    'Umývač okien [=visel] nad ulicou a [=spieval]. {„Zachraňujem výhľad,“ [=volal].|„Zachraňujem výhľad, poschodie za poschodím,“ [=volal], „a dnes mi v jednom okne zamával celý zbor.“|„Zachraňujem výhľad, poschodie za poschodím,“ [=volal], „a dnes mi v jednom okne zamával celý zbor.“}',
    'Hrdinský jazvečík [=strážil] kolobežku. {Kolobežka [=bola] ťažšia a [=strážila] jeho.|Za každé pohladenie ju [=požičal] na jedno kolo a do poznámkového bloku [=písal] uchom.}',
    'Pani z kvetinárstva [=hľadala] hrdinov na prenášanie fikusu. {Fikus [=bol] vysoký a [=šuchotal].|Fikus [=bol] vysoký, listy [=mal] ako plášte a cestou im [=šepkal], že výška nie je všetko.} [=Niesli] ho dvaja.',
    'Mliekar [=jazdil/jazdí] mestom v maske. {„Je to tajné mlieko,“ [=žmurkol].|„Tajné mlieko pre tajných hrdinov,“ [=žmurkol], „nevie o ňom nikto okrem všetkých.“} [=Dostali] po fľaštičke.',
    'V okne [=stála] malá hrdinka a [=trénovala/trénuje] pohľad. {Kaktus pred ňou už [=uhol].|Pohľadom [=chcela] pohnúť kaktusom. „Dnes uhol o vlások,“ [=hlásila], „zajtra ho naučím chodiť.“}',
    'Zo strechy sa [=spúšťal/spúšťa] koláč na padáku. {Na plášti [=mal] napísané: hrdinom.|[=Pristál] presne a na padáku z obrúska [=stálo]: „Hrdinom od tety Boženy, taniere vráťte.“|[=Pristál] presne a na padáku z obrúska [=stálo]: „Hrdinom od tety Boženy, taniere vráťte.“}',
  ],
  favourite: [
    'Plášť [=visel] na kľučke a hrdinská maska [=spala] na nočnom stolíku.',
    'Na strope [=svietil] slabý signál v tvare srdca, ktorý znamená, že všetko je v poriadku.',
    'Pod vankúšom [=ležala] tajná mapa mesta a všetky ulice na nej už [=mali] noc.',
    'Malý hrdina z kociek [=sedel] na poličke a [=mal] nohy v teplej ponožke.',
    'Osuška [=bola] zas len osuška a [=hriala] sa na radiátore.',
    'Na pyžame [=bolo] malé S, ktoré v noci znamená spať.',
    'Mesto z kartónu pri stene [=zhaslo] všetky okná okrem jedného.',
    'Hrdinské čižmy [=stáli] pri posteli a [=oddychovali] špičkami k sebe.',
  ],
}
