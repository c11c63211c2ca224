import type { ThemePack } from '../../realise/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

/** For a theme in the parent's own words: [theme] stands as a title or a sign, quoted, so that any words fit. */
export const custom: ThemePack = {
  words: [],
  settings: [
    setting(
      'vlacik',
      'land',
      place('nočný vláčik', 'v nočnom vláčiku', 'do nočného vláčika', 'z nočného vláčika'),
      [
        'Na konci záhrady [=zastavil] nočný vláčik. Na prednom skle [=mal] nápis [theme]. {„To je môj,“ [povedal] [hero].|„To je môj spoj,“ [povedal] [hero] a [nastúpil/nastupuje], lebo lístok [=mal] presne také isté písmená.} Vo vozni [=voňali] <jablká~rožky~drevené lavice>.',
        '[Hero] [držal] v ruke lístok a na ňom [=stálo]: [theme]. {Hú, hú! [=Prišiel] vláčik.|Od samého držania [=bol] lístok teplý, a tu už, hú, hú, zo zákruty [=prišiel] nočný vláčik, rozsvietený ako stromček.}',
      ],
      [
        'Celým vláčikom [=viseli] obrázky a pod každým [=bolo] napísané [theme]. {|Jeden [=kreslil] niekto pastelkou a veľmi [=tlačil], preto [=bol] zo všetkých najkrajší.}',
      ],
      [
        'Nočný vláčik [=spomalil]: ťuk, ťuk, ticho, ťuk. Lampy [=stlmil/tlmí] a [=zastavil] rovno pri posteli. {|Dvere sa [=otvorili] mäkko ako kniha a za nimi [=hrialo] teplo domova.}',
      ],
    ),
    setting(
      'muzeum',
      'indoors',
      place('nočné múzeum', 'v nočnom múzeu', 'do nočného múzea', 'z nočného múzea'),
      [
        'Uprostred mesta [=bolo] nočné múzeum a každý večer v ňom čosi iné. Dnes na dverách [=svietilo]: [theme]. {[Hero] [vošiel] po špičkách.|Taký dobrý nápis tam ešte [=nebol], a tak si [hero] [kúpil] prvý lístok a [vošiel] po špičkách.}',
        '[Hero] [mal] kľúč od nočného múzea. Zlatým písmom [=stálo] na bráne: [theme]. {Cvak!|Cvak, [=povedal] zámok, a z chodby [=vyšla] vôňa <vosku~papiera~mandarínok> a zvedavosti.}',
      ],
      [
        'V múzeu [=bolo] deväť siení a na každých dverách [=visela] iná časť toho istého, [theme]. {|Strážnik na stoličke [=spal] s čiapkou cez oči a podľa úsmevu [=bolo] jasné, čo sa mu sníva.}',
      ],
      [
        'V múzeu [=zhasínali] siene, jedna po druhej. [Hero] [zamkol] a ticho [kráčal] domov pod hviezdami. {|Mesiac [=šiel] vedľa ako starý kamarát, ktorý nepotrebuje hovoriť.}',
      ],
    ),
    setting(
      'kniha',
      'indoors',
      place('veľká kniha', 'vo veľkej knihe', 'do veľkej knihy', 'z veľkej knihy'),
      [
        'Na poličke [=stála] kniha, ktorá tam včera [=nebola]. Na chrbte [=mala] [theme]. {[Hero] ju [otvoril].|[=Bola] teplá ako rožok a sotva ju [hero] [otvoril], strana sa [=otočila] sama.} Z prvej strany [=fúkal] vetrík.',
        '[Hero] [otvoril] knihu s modrou obálkou. „Strana jeden,“ [=stálo] tam a hneď pod tým [theme]. {Strana [=bola] ako dvere. Tak dnu!|Strana [=bola] vysoká ako dvere a [=ťahalo] z nej vzduchom, a tak do nej [hero] jednoducho [vošiel].}',
      ],
      [
        'Slová v knihe sa [=zmenili] na veci. Bodky [=boli] kamienky, na čiarkach sa [=dalo/dá] sedieť {|a úplne vzadu, veľké ako stromy, [=stáli] písmená [theme]}.',
      ],
      [
        'Strany sa [=otáčali] späť, jedna po druhej, so zvukom pomalého dychu. {|Modrá obálka sa [=zavrela] mäkko ako viečko.} Kniha [=ležala] vedľa vankúša a [=hriala].',
      ],
    ),
  ],
  heroes: [
    figure(
      'mys',
      'myšiak Štipka',
      ['Myšiak Štipka má na dverách nápis [theme]. {|Rozpráva o tom pri raňajkách, pri večeri a občas aj zo sna.}'],
      ['[Hero] [spal].'],
    ),
    figure(
      'macka',
      'mačka Marcipánka',
      ['Mačka Marcipánka vie na svete najviac o jednej veci: [theme]. {|O všetkom ostatnom vie tiež, ale nehovorí.}'],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'sprievodca',
      'sprievodca Tikot',
      [
        'Okolo [=prišiel] jazvec v modrej čiapke, sprievodca Tikot. {„Lístok? Aj ja tam idem!“|„Lístky, prosím,“ [=povedal], [=prečítal] nápis a celý sa [=rozžiaril]. „Tam som vždy chcel ísť.“} A [=pridal] sa.',
      ],
      ['Sprievodca Tikot si [=zavesil] modrú čiapku a pod ňou [=bol] už len ospalý jazvec.'],
    ),
    figure(
      'motylica',
      'motýlica Zamatka',
      [
        'Pri lampe [=sedela] sivá motýlica, celá zo zamatu. {„Chodím len za svetlom.“|„Chodím len tam, kde je svetlo,“ [=povedala] [helper], „a pri vás ho bude dosť.“} A [=sadla] si na plece, ľahká ako myšlienka.',
      ],
      ['[Helper] [=zatvorila] mäkké sivé krídla ako dočítanú knihu.'],
    ),
    figure(
      'pekarka',
      'pekárka Žemlička',
      [
        'Po ceste [=kráčala] pekárka Žemlička s košíkom. {„Nalačno sa nikam nechodí.“|„Také veci sa nerobia nalačno,“ [=povedala], [=zdvihla] utierku a od tej vône už nikto [=nešiel/nejde] bez nej.} [=Rozdala] rožky.',
      ],
      ['Pekárka Žemlička [=odložila] prázdny košík, [=oprášila] omrvinky a [=zložila] teplé ruky.'],
    ),
  ],
  problems: [
    {
      id: 'dielik',
      ask: 'Nenašiel niekto posledný dielik?',
      title: ['[Hero] a posledný dielik: [theme]', 'Noc s názvom [theme]'],
      refrain: ['Hore, dolu, dookola, dielik náš už niekde volá', 'Kto hľadá, ten nájde'],
      spark: [
        'Na stole [=ležala] veľká skladačka. Na škatuli [=bolo]: [theme]. Jeden dielik však [=chýbal], rovno v strede. {„S dierou sa nezaspí,“ [povedal] [hero].|Deväťstodeväťdesiatdeväť dielikov [=bolo] na mieste a každý, kto sa [=pozrel], [=videl] iba tú jednu dieru.} Dielik treba nájsť.',
      ],
      tries: [
        'Chýbajúci dielik [=vystrihli/strihajú] z palacinky. {[=Sedel]! Ale niekto ho [=zjedol].|[=Sedel] úplne presne, lenže palacinka je palacinka a [helper] [helper:mal] hlad.} Hľadá sa ďalej.',
        '[=Pozreli] sa pod koberec. {[=Bol] tam ďalší koberec.|Pod kobercom [=bol] koberec a pod ním lístok: „Ani tu nie.“ Aspoň to niekto napísal úprimne.}',
        '[=Spýtali] sa mačky. {„Mňau?“|„Dielik? Mne nechýba nič,“ [=povedala] mačka a [=poprosila], aby nebuchali dverami.} To nepomáha.',
      ],
      solutions: [
        {
          id: 'vrecko',
          text: [
            '[Hero] si [strčil] ruky do vreciek, tak sa lepšie rozmýšľa. A tam! {Dielik. Klik!|Čosi ploché, s hrbolčekom, [=cestovalo] celý čas v ľavom vrecku.} „Asi aby sa nestratil,“ [zasmial sa] [hero]. [Helper] [helper:podržal] lampu. Klik! {Obraz sa [=rozsvietil].|A ako [=bol] obraz celý, pomaly sa od krajov [=pohol] a [=rozsvietil], takže [=videli] všetko, [theme], do posledného lístka.}',
          ],
        },
        {
          id: 'medvedik',
          text: [
            'Na schodoch [=sedel] medvedík a dielik si [=držal] pri srdci. {„Je taký pekný.“|„Chcel som kúsok na pozeranie,“ [=povedal], „mám doma stenu, ale nič na nej.“} [Hero] si k nemu [prisadol]. „Vlož ho sám a príď sa pozerať, kedy chceš.“ [Helper] [helper:prikývol]. Klik! {Obraz [=bol] celý.|Medvedík to [=urobil] oboma labkami naraz a [=bol] z toho najpyšnejší medvedík v okolí: [theme], a ani jediná diera.}',
          ],
        },
      ],
      after: ['[=Sedeli] pred obrazom vedľa seba. {[=Bol] krásny.|A nikto [=nemusel/nemusí] hovoriť, aký je krásny.}'],
      fact: '[Hero] [našiel] posledný dielik veľkej skladačky.',
    },
    {
      id: 'napis',
      ask: 'Nebežali tadiaľto písmená?',
      title: ['[Hero] a popletený nápis', 'Tabuľa, z ktorej ušli písmená'],
      refrain: ['A, b, c a poďte späť', 'Písmenko k písmenku'],
      spark: [
        'Na tabuli [=malo] svietiť [theme]. Lenže písmená [=ušli/utekajú]! {[=Ostala] len bodka.|[=Ostala] iba bodka, ktorá [=plakala], lebo bodka bez vety nemá čo skončiť.} Bez nápisu sa večer nemôže začať. [Hero] ich [šiel] hľadať.',
      ],
      tries: [
        '[Hero] [zavolal]: „Á!“ {[=Prišla] mačka.|[=Prišla] mačka, ktorá sa tak volá, no na tabuľu [=nechcela].} Písmená počúvajú inak.',
        '[Helper] [helper:namaľoval] nové písmená. {Lenže [=tiekli] dolu.|Farba [=bola] čerstvá, písmená sa [=poťahovali/poťahujú] do dĺžky a nikto to [=neprečítal/neprečíta].} Treba tie pravé.',
      ],
      solutions: [
        {
          id: 'polievka',
          text: [
            'V kuchyni [=stál] tanier abecedovej polievky. {A v nej všetky!|Písmená v nej [=plávali], [=špliechali/špliechajú] sa a [=pískali], lebo im na tabuli [=bývala] zima.} „Poďte, dáme vám šál,“ [povedal] [hero]. [Helper] [helper:podal] lyžicu. Písmenko po písmenku, do teplej stužky a na tabuľu. {Nápis [=svietil]!|Na konci si [=sadla] bodka, [=utrela] si oči a celý nápis [=zasvietil]: [theme].}',
          ],
        },
        {
          id: 'pesnicka',
          text: [
            '[Hero] [začal] spievať abecedu, pekne pomaly. {Písmená [=pribehli].|Pri áčku [=pribehlo] áčko, pri béčku béčko, a tie, čo [=prišli] prvé, [=držali] miesto ďalším.} [Helper] [helper:tlieskal] do taktu. {Všetky [=boli] tu!|Najdlhšie sa [=čakalo] na ypsilon, ten si vždy myslí, že naňho zabudnú, a tentoraz nie.} Na tabuli [=svietilo] [theme] a večer sa [=začal].',
          ],
        },
      ],
      after: [
        'Nápis [=svietil] ako nový. {|Bodka si [=vyžiadala/žiada] miesto v strede, aspoň na dnešný večer, a [=dostala] ho.}',
      ],
      fact: '[Hero] [priviedol] naspäť písmená, ktoré ušli z tabule.',
    },
    {
      id: 'host',
      ask: 'Ako sa dá ukázať niečo, čo nikto nepozná?',
      title: ['[Hero] a hosť, čo nevedel, čo je [theme]', 'Večer, keď prišiel zvedavý hosť'],
      refrain: ['Ukáž, povedz, zaspievaj', 'Každý začal otázkou'],
      spark: [
        'Na dvere [=zaklopal] malý hosť zďaleka. „Prepáčte,“ [=povedal], „{čo je to [theme]?“|všade to píšu, na každej tabuli, a ja jediný neviem, čo je to [theme].“} Oči [=mal] smutné. [Hero] sa [usmial]: to mu treba ukázať.',
      ],
      tries: [
        '[Hero] [nakreslil] obrázok. {Hosť ho [=zjedol].|Hosť ho slušne [=zjedol], lebo u nich sa obrázky jedia, a [=pochválil] farby.} Ešte raz a inak.',
        '[Helper] to [helper:ukázal] rukami a nohami. {Hosť [=tlieskal].|Hosť [=tlieskal] a [=myslel] si, že je to tanec, čo nakoniec [=nebola] zlá myšlienka.} Skúšame ďalej.',
      ],
      solutions: [
        {
          id: 'spolu',
          text: [
            '„To sa nedá povedať. To sa musí zažiť,“ [povedal] [hero] a [podal] hosťovi ruku. {[=Chodili] a [=pozerali].|[=Chodili] spolu od dverí k dverám, od okna k oknu, [helper] [helper:svietil] lampášom a hosť sa [=pýtal] a [=pýtal].} Na konci [=stál] ticho. „Už viem,“ [=šepol]. {„Je to radosť.“|„Je to vec, z ktorej človeku svietia oči,“ a naozaj mu [=svietili].} A [=naučil] sa to slovo: [theme].',
          ],
        },
        {
          id: 'hra',
          text: [
            '„Zahráme sa na to!“ [zvolal] [hero]. Zo stoličiek [=bolo] javisko, z deky opona. {[=Hrali] všetci.|[Helper] [helper:hral] všetky úlohy, na ktoré treba klobúk, [hero] ostatné a hosť [=dostal] tú najdôležitejšiu: čudovať sa.} Na plagáte [=stálo] [theme]. Pri treťom dejstve hosť [=vyskočil]: „Ja to poznám! {Mám to v srdci.“|My tomu doma hovoríme inak, ale je to presne toto!“}',
          ],
        },
      ],
      after: [
        'Hosť si to slovo [=zapísal] na dlaň. {|„Doma to ukážem všetkým,“ [=povedal], „a pôjde to z ruky do ruky.“} A [=poďakoval].',
      ],
      fact: '[Hero] [ukázal] hosťovi zďaleka niečo, čo ešte nepoznal.',
    },
  ],
  obstacles: [
    'Na dverách [=bol] zámok bez kľúča. {Ťuk, ťuk.|[Helper] [helper:skúsil] sponku, lyžičku aj prosbu.} [Hero] [stlačil/stláča] kľučku. [=Bolo] otvorené.',
    'Chodba sa [=rozdelila] na tri. {Ktorou?|V prvej [=fúkalo], v druhej [=kvapkalo] a z tretej [=voňali] koláče, takže rozhodnutie [=bolo] ľahké.} Tretia [=bola] správna.',
  ],
  encounters: [
    'Pri ceste [=stál] pán s balónmi a na každom [=bolo] napísané [theme]. {[Hero] [dostal] modrý.|„Berte,“ [=povedal], „inak mi odletia nohy.“ [Hero] [dostal] modrý.}',
    'Dve myšky [=čítali] noviny. {„Vidíš? Píšu o tom.“|„Na prvej strane [theme], na druhej syr,“ [=povedala] jedna, „dobré číslo.“} [Hero] ich [pozdravil].',
    'Sova s ceruzkou [=robila] anketu. {„Čo máte najradšej?“|„Čo máte najradšej?“ [=pýtala] sa a skôr, než [hero] [povedal] slovo, [=napísala]: [theme].} To [=uhádla] pekne.',
  ],
  favourite: [
    'Na nočnom stolíku [=ležalo] všetko, čo má rado srdce, a v tme to tíško [=oddychovalo].',
    'Na stene [=visel] obrázok z dnešného dňa a mesiac mu pomaly [=kreslil] strieborný rám.',
  ],
}
