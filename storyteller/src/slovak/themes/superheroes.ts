import type { ThemePack } from '../../realise/pack.ts'
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
        'Na streche paneláka [=mal] superhrdina stanovište: deku, ďalekohľad a {fľašu čaju|fľašu čaju, lebo aj zachraňovať sa má v teple}. [Hero] si [uviazal] plášť z osušky. Mesto dolu [=svietilo] ako <stromček~vitrína~kolotoč>.',
        '[Hero] [nasadil] masku z ponožky s dierami na oči. {Plášť [=vial] vo vetre.|Druhá ponožka [=ostala] doma a [=tvárila] sa, že o ničom nevie, tajomstvo je tajomstvo.} Zo strechy [=bolo] vidieť celé mesto.',
      ],
      [
        'Holuby na streche [=hlásili] dopravné správy. {|„Vrkú, na Hlavnej je jeden rožok,“ [=zahlásil] najtučnejší a o minútu tam [=bola] zápcha.}',
      ],
      [
        'Mesto [=zhasínalo] okno po okne. Plášť sa [=zložil] na osušku a maska na ponožku. {|Aj superhrdinovia chodia po schodoch potichu a držia sa zábradlia.} Za dverami [=bola] teplá izba.',
      ],
    ),
    setting(
      'garaz',
      'indoors',
      place('tajná garáž', 'v tajnej garáži', 'do tajnej garáže', 'z tajnej garáže'),
      [
        'Tajná garáž superhrdinov [=mala] heslo, mapu mesta a {kolobežku|kolobežku s turbom, čo [=bola] obyčajná kolobežka, len na nej [=bolo] napísané „turbo“}. [Hero] si [žehlil] plášť dlaňou. [=Voňalo] tam <gumou~drevom~mandarínkami>.',
        '„Kto ide?“ [=opýtali] sa dvere. „Superhrdina,“ [povedal] [hero]. {„Dokáž.“ A [=pustili].|„Ktorý?“ „Ten, čo zabudol kľúče.“ „Tak ten je náš,“ [=povedali] a [=otvorili] sa.}',
      ],
      [
        'Na stene [=viselo] desať plášťov. {|Jeden na dážď, jeden na nedeľu a jeden s dierou pre tých, čo sa radi pozerajú.}',
      ],
      [
        'V garáži [=zhasla] lampa a plášte [=viseli] ticho ako spiace krídla. {|Kolobežka s turbom [=oddychovala] pri stene a [=nepotrebovala/nepotrebuje] ani zhasnúť svetlo.} Domov to [=bolo] cez dvor, pod hviezdami.',
      ],
    ),
    setting(
      'mesto',
      'land',
      place('mesto Pokojnov', 'v meste Pokojnov', 'do mesta Pokojnov', 'z mesta Pokojnov'),
      [
        'V meste Pokojnov sa [=nedialo] nič zlé, a to vďaka superhrdinom. {[Hero] [mal] službu.|Dnes [mal] službu [hero]: od raňajok do večere, s prestávkou na krupicu.} Na námestí [=zurčala] fontána.',
        'Nad mestom [=zasvietil] signál, lampáš v tvare <rožka~srdca~papuče>. {[Hero] už [letel]!|To znamená, že niekto potrebuje pomoc, a [hero] už [bežal], jedna ruka v rukáve plášťa.}',
      ],
      [
        'Pekár v meste [=mal] na dverách: „Hrdinom rožok zdarma.“ {|Preto v Pokojnove [=nežil/nežije] nikto, kto by nebol trochu hrdinom.}',
      ],
      [
        'Mesto [=stíchlo]. Pekár [=zhasol] pec, fontána [=zurčala] šeptom a lampy [=svietili] na prázdne, pokojné ulice. {|Plášť sa [=niesol] prehodený cez ruku, lebo večer netreba byť hrdinom.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'mamut',
      'superhrdina Papučiak',
      ['Superhrdina Papučiak zachraňuje mesto po špičkách. {|Ešte nikoho nezobudil a to je jeho superschopnosť.}'],
      ['[Hero] [spal].'],
    ),
    figure(
      'netopierka',
      'netopierka Ultra',
      ['Netopierka Ultra počuje aj to, ako niekomu padne lyžička. {|Vtedy letí a lyžičku podá.}'],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'babka',
      'babka Blesková',
      [
        'Na kolieskovom kresle [=prifrčala] babka Blesková. {„Superbabka hlási príchod.“|„Superschopnosť: upečiem čokoľvek za štyridsať minút na stoosemdesiat,“ [=predstavila] sa.} Plášť [=mala] háčkovaný.',
      ],
      ['Babka Blesková si [=vyzula] superpapuče a [=zaparkovala] pri okne, s plášťom na kolenách.'],
    ),
    figure(
      'pes',
      'pes Turbo',
      [
        'Spoza rohu [=vybehol] pes Turbo v červenom plášti. {„Haf! Misia?“|„Haf,“ [=povedal] hrdinsky a [=zakopol] o plášť, lebo veľkosť M je na jazvečíka priveľa.}',
      ],
      ['Pes Turbo si [=ľahol] na plášť, trikrát sa [=otočil] a superrýchlo [=zaspal].'],
    ),
    figure(
      'kapitan',
      'kapitánka Omrvinka',
      [
        'Z výšky [=zletela] kapitánka Omrvinka, menšia než {vrabec|vrabec, zato s hlasom, pri ktorom [=zastavili] aj električky}. „Malé veci, to je moja parketa!“',
      ],
      ['Kapitánka Omrvinka si [=zaliezla] do škatuľky od gombíkov, kde má perinku z vaty.'],
    ),
  ],
  problems: [
    {
      id: 'krik',
      ask: 'Ako sa dostáva mačka zo stromu?',
      title: ['[Hero] a mačka na najvyššom strome', 'Misia: mňau'],
      refrain: ['Plášť veje, srdce sa smeje', 'Pomaly a hrdinsky'],
      spark: [
        '„Mňau!“ [=ozvalo] sa mestom. {Mačka na strome!|Na najvyššom strome pri pošte [=sedela] mačka pani Kolníkovej a [=robila], že si odtiaľ len pozerá obchody.} Rebrík [=bol] krátky. Toto je misia pre superhrdinov. [Hero] [napravil] masku.',
        'Signál na oblohe [=zasvietil]. Misia! {Mačka nevie dolu.|Mačka pani Kolníkovej [=vyliezla] hore za motýľom, motýľ [=odletel] a dolu sa nik nepamätá, ako sa to robí.} [Hero] už [pribehol].',
      ],
      tries: [
        '[Hero] [zakýval] plášťom. {Mačka [=vyliezla] ešte vyššie.|Mačka sa [=vyškriabala] ešte o konár vyššie, taký veľkolepý to [=bol] plášť.} Menej hrdinstva, viac pokoja.',
        '[Helper] [helper:zamňaukal] po mačacky. {[=Prišlo] ďalších päť.|Z celého mesta [=prišlo] päť mačiek a všetky si [=posadali] pod strom, že tu budú rozdávať.} Misia pokračuje.',
      ],
      solutions: [
        {
          id: 'sila',
          text: [
            '„Jej netreba silu. Jej treba schody,“ [povedal] [hero]. {[=Podávali] debničky.|Pekár, poštár, [helper] aj pán starosta [=podávali] debničky od jabĺk, jednu na druhú, až [=boli] pri konároch schody.} [Hero] potichu [radil]: „Nožičku sem. A druhú.“ {Mačka [=zišla]. Ako dáma.|Mačka [=zišla] ako kráľovná, nikomu [=nepoďakovala/neďakuje] a každému sa [=otrela] o nohu.} Mesto [=tlieskalo]. To je superhrdinská sila.',
          ],
        },
        {
          id: 'plast',
          text: [
            '[Hero] si [odviazal] plášť. {Štyri ruky, štyri rohy.|Štyri rohy, štyri páry rúk, [helper] [helper:držal] ten najťažší a plášť sa [=napol] ako hojdacia sieť.} „Skoč, my ťa chytíme.“ Mačka sa [=pozrela]. Plášť [=bol] mäkký a červený. {Hop!|Hop, vo vzduchu ešte [=zmenila] názor, ale už [=bolo] neskoro a mäkko.} V plášti sa [=schúlila] a [=zapriadla].',
          ],
        },
      ],
      after: [
        'Pani Kolníková [=rozdala] superhrdinom makovník. {|Mačka si [=ľahla] na signálne svetlo, lebo hreje, a tak v meste dva dni nikto nikoho [=nevolal/nevolá].}',
      ],
      fact: '[Hero] [zachránil] mačku z najvyššieho stromu v meste.',
    },
    {
      id: 'sila',
      ask: 'Nenašiel niekto superhrdinskú silu?',
      title: ['[Hero] a stratená superschopnosť', 'Hrdina bez sily'],
      refrain: ['Sila príde, keď ju netlačíš', 'Raz, dva, hrdinsky sa nadýchni'],
      spark: [
        'Superhrdina Silák [=sedel] na obrubníku. {„Nemám silu.“|„Ráno som ešte dvihol autobus,“ [=vzdychol], „a pri obede som neudržal lyžicu.“} Hrdinovi sa [=stratila] superschopnosť! [Hero] sa k nemu [posadil]. Mesto ho potrebuje.',
        'Veľký superhrdina Silák [=nevedel] otvoriť pohár s uhorkami. {Smutné!|[=Krútil], [=tlačil], [=funel] a uhorky na neho [=pozerali] súcitne.} Kam sa podela jeho sila? [Hero] [chcel] vedieť.',
      ],
      tries: [
        '[=Skúsili] špenát. {[=Chutil] mu. A nič.|[=Ozelenel] okolo úst, [=pochválil] soľ a [=nezdvihol] ani obrúsok.} Tadiaľto nie.',
        '[Helper] [helper:kričal] „hej rup“. {Rožok [=spadol].|Holub [=pustil] rožok, rožok [=zasiahol] Siláka a ten [=povedal] iba: „Vďaka.“} Sila nikde.',
      ],
      solutions: [
        {
          id: 'spanok',
          text: [
            '„Kedy si naposledy spal?“ [spýtal sa] [hero]. Silák [=rozmýšľal]. {„V utorok?“|„V utorok. Alebo v marci. Hrdina predsa nespí.“} „Hrdina spí najviac,“ [helper:povedal] [helper] a [helper:rozprestrel] plášť na lavičke. Mesto [=chodilo] okolo po špičkách. {Hodinu. Dve.|Aj električka [=zvonila] šeptom a policajt [=písal] pokuty ceruzkou.} Potom sa Silák [=natiahol]. Puk, [=povedali] uhorky. Sila [=bola] späť.',
          ],
        },
        {
          id: 'pomoc',
          text: [
            '[Hero] mu [podal] malú vec: rukavičku, ktorú niekto stratil. {„Nájdi, čia je.“|„Nedvíhaj autobusy. Nájdi, čia je,“ [povedal].} Silák [=chodil] od dverí k dverám. Na štvrtých [=stálo] dievčatko bez rukavičky. „Ďakujem,“ [=pípla] a [=objala] mu koleno. {A v ňom to [=cvaklo].|V hrdinovi to [=cvaklo], ako keď sa zasvieti, a [helper] [helper:musel] uhnúť, lebo od radosti [=zdvihol] lavičku aj s dôchodcom.} „Tu si,“ [=povedal] svojej sile.',
          ],
        },
      ],
      after: [
        'Uhorky si [=rozdelili] na námestí. {|Každý superhrdina vie, že najviac síl je v dobrom spánku, v dobrom slove a v láku.} Mesto [=bolo] v bezpečí.',
      ],
      fact: '[Hero] [vrátil] superhrdinovi Silákovi jeho silu.',
    },
    {
      id: 'smiech',
      ask: 'Kam sa podel smiech z celého mesta?',
      title: ['[Hero] a zlodej smiechu, ktorý nebol zlodej', 'Mesto, čo prestalo chichotať'],
      refrain: ['Chichi sem, chichi tam', 'Smiech sa nájde v smiechu'],
      spark: [
        'V meste sa [=prestali] ľudia smiať. {Ani chichi!|Vtipy [=padali] na zem ako mokré ponožky a klaun na námestí si [=čítal] návod.} Niekto všetok smiech [=pozbieral]. Superhrdina je potrebný! [Hero] si [uviazal] plášť.',
        'Ráno [=bolo] ticho. {Nikto sa [=nesmial].|Nikto sa [=nesmial], ani keď starostovi [=spadol] klobúk do fontány a [=vyliezol] z neho kapor.} Smiech [=zmizol] z celého mesta. [Hero] [vedel]: to je misia.',
      ],
      tries: [
        '[Hero] [urobil] kotrmelec. {Ľudia [=povedali] „hm“.|Ľudia [=povedali] „hm“ a jeden pán si to [=zapísal].} Bez smiechu je aj kotrmelec smutný.',
        '[Helper] [helper:šteklil] sochu na námestí. {Socha nič.|Socha [=vydržala] tristo rokov vážnosti a kvôli jednému pierku [=neustúpila].} Skúsme pátrať.',
      ],
      solutions: [
        {
          id: 'vrece',
          text: [
            'Stopy [=viedli] do podchodu. Tam [=sedel] chlapec s vrecom a vo vreci to [=chichotalo]. {„Ja sa neviem smiať.“|„Ja sa neviem smiať,“ [=zašepkal], „tak som si chcel od každého kúsok požičať.“} [Hero] si k nemu [sadol], bez masky. „To sa nedá zobrať. To sa dá chytiť.“ [Helper] [helper:urobil] naňho smiešnu tvár. {Puk! Vrece [=puklo].|Chlapcovi [=mykalo] kútikom, potom dvoma, a vrece [=puklo] skôr než on.} Celé mesto sa [=smialo] naraz a chlapec najviac.',
          ],
        },
        {
          id: 'ozvena',
          text: [
            'Z veľkej studne za mestom [=znelo] tiché haha. {Smiech tam [=spadol]!|[=Bola] pri nej tabuľa „hádzať mince“, a niekto tam [=hodil] vtip, taký ťažký, že ho [=nasledovali] všetky ostatné.} „Vytiahneme ho vtipom,“ [povedal] [hero] a [naklonil sa]: „Prečo kačka nechodí do školy? Lebo už vie plávať!“ {Hihi. Haha! Hoho!|Dolu [=bolo] ticho, potom hihi, [helper] [helper:pridal] druhý vtip, horší, a zo studne to [=vytrysklo] ako fontána.} Smiech [=padal] na mesto ako konfety.',
          ],
        },
      ],
      after: [
        'Klaun [=zahodil] návod a mesto [=chichotalo] až do večere. {|Dokonca aj socha [=mala] odvtedy kútik o milimeter vyššie.} Misia [=bola] splnená.',
      ],
      fact: '[Hero] [vrátil] mestu stratený smiech.',
    },
  ],
  obstacles: [
    'Plášť sa [=zachytil] o kľučku. {Hups!|Superhrdinom sa to stáva častejšie, než píšu v novinách.} [Helper] ho [helper:odpojil] a misia [=pokračovala].',
    'Na semafore [=svietila] červená. {Aj hrdina čaká.|„Hrdina, ktorý nečaká na zelenú, je iba niekto v osuške,“ [povedal] [hero].} [=Stáli] a [=čakali], hrdinsky.',
  ],
  encounters: [
    'Na lavičke [=sedela] superbabička a [=štrikovala] masky. {„Na zimu.“|„S nosom na zimu, bez nosa na leto,“ [=vysvetľovala], „hrdinovia bývajú nachladnutí.“} [Hero] [dostal] jednu s brmbolcom.',
    'Mestom [=prebehol] malý hrdina s gumákmi na rukách. {„Mám superčižmy!“|„Na nohách mi boli malé!“ [=volal] a [=zachránil] cestou dve dážďovky.} Plášť [=mal] z utierky.',
    'Holub [=pristál] so správou. {„Všetko v poriadku. Holub.“|„V meste je všetko v poriadku,“ [=stálo] na lístku, „posielam pre istotu. Holub.“} Aj takéto správy treba.',
  ],
  favourite: [
    'Plášť [=visel] na kľučke a hrdinská maska [=spala] na nočnom stolíku.',
    'Na strope [=svietil] slabý signál v tvare srdca. [=Znamenal/Znamená] toto: všetko je v poriadku.',
  ],
}
