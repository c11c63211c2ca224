import type { ThemePack } from '../../realise/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const castle: ThemePack = {
  words: ['hrad', 'vež', 'kráľ', 'rytier', 'brán', 'komnat', 'nádvor', 'koruna', 'korun', 'trón', 'hradn', 'brneni'],
  settings: [
    setting(
      'krivy',
      'indoors',
      place('Krivý hrad', 'na Krivom hrade', 'na Krivý hrad', 'z Krivého hradu'),
      [
        'Krivý hrad [=stál] na kopci a trochu sa [=nakláňal], aby lepšie [=počul]. {[Hero] [býval] vo veži.|[Hero] tam [mal] komnatu vo veži, kde sa guľôčka vždy [=skotúľala] pod posteľ a tam [=ostala].} Na hrade [=voňali] <buchty~jablká~kožené čižmy>.',
        'Na Krivom hrade [=zvonili] na raňajky zvonom, čo [=robil] bim, lebo bam mu [=vypadlo]. [Hero] [bežal] dolu točitými schodmi. {Dookola a dookola.|Dolu [=dobehli] najprv nohy, potom [hero] a o chvíľu aj hlava, ktorá sa ešte [=točila].}',
      ],
      [
        'V hradnej chodbe [=stálo] brnenie. {[=Býval] v ňom netopier.|[=Býval] v ňom netopier a keď [=zavoňal] koláč, hradná helma sa zdvorilo [=otvorila].}',
      ],
      [
        'Na hrade [=zhasínali] fakle, jedna po druhej. Kamenné schody [=boli] tiché a veža [=mala] mesiac rovno na špičke. {|Ponocný [=prešiel] po nádvorí v papučiach, aby nezobudil ani kamene.}',
      ],
    ),
    setting(
      'mlady',
      'indoors',
      place('Zmrzlinový zámok', 'na Zmrzlinovom zámku', 'na Zmrzlinový zámok', 'zo Zmrzlinového zámku'),
      [
        'Zmrzlinový zámok [=mal] veže ako kornútky a na bráne kráľovský erb: lyžičku. {[Hero] tam [slúžil].|[Hero] tam [ochutnával] zmrzlinu pre kráľa, čo je veľmi zodpovedná práca, najmä pri pistácii.} Na nádvorí [=bolo] vždy trochu chladno.',
        '„Kráľ vstáva!“ [=hlásili] trúbky na Zmrzlinovom zámku. Kráľ [=nevstal]. [Hero] [zatiahol] záves, lebo {aj kráľ má nárok na sen|aj kráľ má nárok na sen, najmä keď sa v ňom [=usmieval] a [=hovoril] „jahodová“}.',
      ],
      [
        'V trónnej sále [=stál] trón s vankúšom a na ňom [=spala] hradná mačka. {|Kráľ si zatiaľ [=sadal] na stoličku a nikomu to [=neprekážalo].}',
      ],
      [
        'V zámku [=stíchli] trúbky. Kráľovské papuče [=čakali] pred posteľou, jedna vedľa druhej. {|Hradná mačka si [=preložila] chvost z jednej strany na druhú a [=zapriadla].}',
      ],
    ),
    setting(
      'zrucanina',
      'land',
      place('zrúcanina Sokolica', 'na zrúcanine Sokolici', 'na zrúcaninu Sokolicu', 'zo zrúcaniny Sokolice'),
      [
        'Z hradu Sokolica [=ostali] tri steny a jedno okno, zato s výhľadom. {[Hero] tam [chodil] na výlety.|[Hero] tam [chodil] kráľovať s palicou, korunou z púpav a chlebom so syrom.} V trhlinách [=rástli] zvončeky.',
        'Na zrúcanine [=fúkal] vietor a [=hral] na hradný komín ako na flautu. [Hero] [sedel] v okne hradu {a [mával] rytierom|a [mával] rytierom dolu na lúke, ktorí [=boli] vlastne kravy, ale veľmi vznešené}.',
      ],
      [
        'Jašterice na hradnom múre sa [=vyhrievali]. {|[=Boli] tu od čias kráľa Mateja a stále [=čakali], kedy pôjde zas okolo.}',
      ],
      [
        'Hrad sa [=zahalil] do tmy a hviezdy mu [=urobili] strechu. {|Kravy rytiersky [=odišli] do maštale.} Chodník dolu [=bol] mäkký od trávy a doma [=svietila] lampa.',
      ],
    ),
  ],
  heroes: [
    figure(
      'princ',
      'princ Kvetoslav',
      ['Princ Kvetoslav vie na hrade všetky tajné chodby. {|Do kuchyne vedú štyri.}'],
      ['[Hero] [spal].'],
    ),
    figure(
      'rytierka',
      'rytierka Vendelína',
      [
        'Rytierka Vendelína má najhlučnejšie brnenie na hrade. {|Preto na skrývačku nechodí, zato na zvonenie k obedu výborne.}',
      ],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'duch',
      'duch Bartolomej',
      [
        'Zo steny [=vyšiel] duch Bartolomej, bledý a {veľmi slušný|veľmi slušný, v plachte s monogramom}. „Hú. Prepáčte, to je len pozdrav. Som tu od roku dvanásť a ešte som nikoho nevystrašil.“',
      ],
      ['Duch Bartolomej sa [=poskladal] do skrine medzi plachty a [=voňal] levanduľou.'],
    ),
    figure(
      'kucharka',
      'kuchárka Božka',
      [
        'Z hradnej kuchyne [=vyšla] kuchárka Božka s varechou. {„Kto je hladný, nevymyslí nič.“|„Najprv buchta, potom starosti,“ [=rozkázala], a rozkaz kuchárky platí na hrade viac než kráľovský.} A [=rozdala] buchty.',
      ],
      ['Kuchárka Božka [=prikryla] cesto na zajtra utierkou. Aj ono potrebuje spánok, aby vyrástlo.'],
    ),
    figure(
      'kon',
      'kôň Šalát',
      [
        'Z nádvoria [=priklusal] kôň Šalát v prilbe {|, ktorú mu niekto [=nasadil] naopak, a jemu sa to tak páči}. „Ihaha,“ [=povedal] hrdinsky.',
      ],
      ['Kôň Šalát [=stál] v hradnej stajni a [=spal] ako kone, postojačky a s jedným kopytom na špičke.'],
    ),
  ],
  problems: [
    {
      id: 'koruna',
      ask: 'Nevidel niekto kráľovskú korunu?',
      title: ['[Hero] a kráľ bez koruny', 'Kde spí koruna'],
      refrain: ['Zlatá, guľatá, ukáž sa', 'Pod stôl, za stôl, na hlavu'],
      spark: [
        'Kráľ na hrade [=nemal] korunu. {„Zmizla!“|„Včera som ju mal ešte na polievke,“ [=vravel], „a dnes mi na hlavu prší.“} O tretej [=mal] kráľovať. [Hero] [prikývol]: korunu nájdeme.',
        'Hradom sa [=niesol] rozruch. Koruna preč! {Kráľ [=mal] na hlave hrniec.|Kráľ si zatiaľ [=nasadil] hrniec, ktorý mu [=pristal], len pri každom kývnutí [=zazvonil].} [Hero] sa [pustil] do hľadania.',
      ],
      tries: [
        '[Hero] sa [pozrel] pod trón. {Omrvinky a lopta.|[=Bola] tam lopta, tri omrvinky a ponožka z čias predchádzajúceho kráľa.} Koruna nie.',
        '[Helper] [helper:prehľadal] hradnú studňu. {Žaba!|Na dne [=sedela] žaba a [=tvrdila], že ona korunu nosiť nebude, aj keď ju všetci presviedčajú.} [=Hľadalo] sa ďalej.',
      ],
      solutions: [
        {
          id: 'vtacik',
          text: [
            'Pípip, [=ozvalo] sa z hradnej veže. [Hero] [vybehol] po schodoch. {Koruna! A v nej hniezdo.|Na rímse [=ležala] koruna, vystlaná perím, a v nej tri vajíčka a jedna veľmi prekvapená žltochvostka.} „Nehýbeme sa,“ [helper:zašepkal] [helper]. Kráľ [=prišiel] po špičkách. {„Nechám im ju.“|„Hlavu mám len jednu a oni sú tri,“ [=povedal] kráľ dojato, „nechám im ju do leta.“} A [=kráľoval] v korune z púpav.',
          ],
        },
        {
          id: 'cesto',
          text: [
            '[Hero] [rozmýšľal], čo je okrúhle a kde sa na hrade robí niečo okrúhle. {V kuchyni [=vykrajovali] okrúhle koláče.|V kuchyni [=vykrajovali] koláče, jeden veľký, krásne vrúbkovaný, so siedmimi zúbkami dookola.} „To je moja formička!“ [=povedal] kuchtík. „To je moja koruna!“ [=povedal] kráľ. {[=Smiali] sa.|[Helper] ju [helper:umyl] v mlieku, kráľ si ju [=nasadil] a celý deň [=voňal] vanilkou, čo kráľom veľmi pristane.} Koláče [=boli] kráľovské.',
          ],
        },
      ],
      after: [
        'Kráľ [=vyhlásil] sviatok. {|[=Volal] sa Deň koláčov s výhľadom a zavreté [=mali] len tí, čo práve jedli.} Na hrade [=hrala] hudba.',
      ],
      fact: '[Hero] [našiel] kráľovi stratenú korunu.',
    },
    {
      id: 'brana',
      ask: 'Čo povedať bráne, ktorá trucuje?',
      title: ['[Hero] a brána, ktorá nechcela vŕzgať', 'Hradná brána má sviatok'],
      refrain: ['Brána, brána, otvor sa', 'Vŕzg je tiež pesnička'],
      spark: [
        'Hradná brána sa [=nechcela] otvoriť. {„Každý sa mi smeje.“|„Každý sa mi smeje, že vŕzgam,“ [=zahundrala], „tak budem radšej ticho a zavretá.“} Vonku [=čakal] voz s mliekom. [Hero] bránu [pohladil] po dreve.',
        'Na hrad sa [=nedalo] vojsť ani vyjsť. Brána [=trucovala]. {[=Nechcela] vŕzgať.|Včera na nej niekto [=nechal] odkaz „namazať“ a ju to [=ranilo] až do pántov.} [Hero] sa k nej [posadil].',
      ],
      tries: [
        '[=Tlačili]. {Päť rytierov a koza.|Päť rytierov, koza a jeden trubač, a brána sa len [=oprela] z druhej strany.} [=Nepohla] sa ani o prst.',
        '„Namažme ju maslom,“ [helper:navrhol] [helper]. {Maslo [=zjedla] mačka.|Hradná mačka to [=pokladala] za výborný nápad, a tak na pántoch [=ostalo] maslo iba po prvé líznutie.} Čo ďalej?',
      ],
      solutions: [
        {
          id: 'pesnicka',
          text: [
            '„Mne sa tvoj vŕzg páči,“ [povedal] [hero]. „Je to začiatok pesničky.“ {A [zaspieval]: vŕŕz, la, la.|A [zaspieval] druhý hlas, [helper] [helper:pridal] tretí a hradní trubači [=naladili] trúby na vŕŕz.} Brána [=načúvala]. Potom to [=skúsila]: vŕŕz. {A [=otvorila] sa!|Kým si to [=rozmyslela], [=bola] otvorená dokorán a kôň s mliekom [=tancoval] na moste.} Takú bránu nemá žiadny hrad.',
          ],
        },
        {
          id: 'pozdrav',
          text: [
            '[Hero] si [všimol], že každý bránou iba prejde. Bez pozdravu. {„Dobrý deň, brána.“|„Dobrý deň, brána,“ [povedal] a [počkal] na odpoveď, ako sa patrí.} Chvíľu nič. Potom hlboké: „Dobrýýý.“ [Helper] sa [helper:poklonil]. {A brána sa [=otvorila].|Rytieri [=zložili] prilby, koza rohy, teda tie [=nešli/nejdú], ale snahu brána [=ocenila], a pomaly, slávnostne sa [=otvorila].} Odvtedy ju na hrade zdravia všetci.',
          ],
        },
      ],
      after: [
        'Mlieko [=prišlo] včas a na hrade [=bola] krupicová kaša. {|Brána [=dostala] ako prvá, na misku pred prah, a do rána [=bola] miska prázdna.}',
      ],
      fact: '[Hero] [uzmieril] hradnú bránu, ktorá sa nechcela otvoriť.',
    },
    {
      id: 'rytier',
      ask: 'Ako sa pomáha rytierovi s tesnými čižmami?',
      title: ['[Hero] a rytier, ktorého tlačili čižmy', 'Rytier v papučiach'],
      refrain: ['Odvaha nie je v čižmách', 'Cink, cink, krok za krokom'],
      spark: [
        'Rytier Roland [=mal] ísť na turnaj, no [=sedel] na schodoch hradu. {„Tlačia ma čižmy.“|„Čižmy tlačia, prilba píska a kôň sa na mňa pozerá,“ [=vzdychol], „akýže som ja rytier?“} [Hero] si k nemu [sadol].',
        'Cink, brink, buch! Rytier Roland [=spadol] do kríka. {Zas tie čižmy.|Už tretí raz, a [=bol] to ten istý krík, ktorý ho už [=zdravil] menom.} O hodinu [=bol] na hrade turnaj. [Hero] mu [podal] ruku.',
      ],
      tries: [
        '[Hero] [napchal] rytierovi do čižiem seno. {Kôň ho [=zjedol]!|Kôň [=zacítil] seno, [=zjedol] ho a Roland [=ostal] v čižmách s koňom na kolenách.} Veselé to [=bolo], ale [=nepomohlo/nepomáha].',
        '[Helper] [helper:radil] skákať na špičkách. {Rytier [=cinkal] ako zvonček.|Brnenie [=cinkalo], hradný zbor si [=myslel], že je omša, a [=začal] spievať.} Prestaňme, prestaňme!',
      ],
      solutions: [
        {
          id: 'papuce',
          text: [
            '„Vyzuj sa,“ [povedal] [hero] a [priniesol] papuče. Mäkké, s brmbolcom. {Rytier [=vstal]. Ticho!|Rytier [=vstal], [=urobil] krok, druhý, [=poskočil], a prvý raz v živote ho [=nebolo] počuť.} Na turnaji [=vyhral] beh aj tanec. {Všetci [=chceli] papuče.|[Helper] [helper:roznášal] po hrade papuče a do večera v nich [=chodil] aj kráľ.} A brmbolce [=boli] znakom odvahy.',
          ],
        },
        {
          id: 'ukol',
          text: [
            '„Rytier nie je ten, kto cinká,“ [povedal] [hero]. „Je to ten, kto pomôže.“ {Vtom [=zaplakalo] mačiatko.|Vtom sa z hradnej veže [=ozvalo] mňau a na rímse [=sedelo] mačiatko bez odvahy ísť dolu.} Roland [=zložil] brnenie, čižmy aj prilbu. [=Liezol] po brečtane. [Helper] [helper:držal] plachtu. {[=Mal] ho!|O chvíľu [=mal] mačiatko za golierom, dlane zelené a celý hrad pod oknami [=tlieskal].} Turnaj už nikto [=nepotreboval/nepotrebuje].',
          ],
        },
      ],
      after: [
        'Rytier Roland si [=zavesil] čižmy na klinec. {|[=Nasťahovali/Sťahujú] sa do nich lastovičky a odvtedy sa na hrade hovorí, že má štyri mladé pážatá.} Dobrý koniec.',
      ],
      fact: '[Hero] [pomohol] rytierovi Rolandovi nájsť odvahu v papučiach.',
    },
  ],
  obstacles: [
    'Točité schody na hrade sa [=točili] pridlho. {Hore? Dolu?|Po tretej otáčke nikto [=nevedel], či ide hore, alebo dolu, len že okno [=išlo] okolo už štvrtý raz.} [=Išli] za vôňou koláčov.',
    'Padací most [=bol] zdvihnutý. {„Heslo!“ „Prosím.“|„Heslo,“ [=povedal] strážca a [=pozeral] do papiera, ktorý [=mal] hore nohami. „Prosím,“ [povedal] [hero].} Most sa [=spustil], hradné heslá bývajú jednoduché.',
  ],
  encounters: [
    'Hradná stráž [=hrala] pexeso. {[=Mali] len kráľov.|[=Mali] dvadsať rovnakých kráľov, preto [=vyhrával] každý a vždy.} [Hero] [uhádol] tiež.',
    'Na hradnom múre [=visel] obraz prababky kráľovnej. {[=Žmurkla].|Ako [=išli] okolo, [=žmurkla] a [=poopravila] si rám.} „Tiež to bolo vidno?“ „Veru.“',
    'V komnate [=sedela] princezná a [=učila] sa hvízdať. {Fíí. Ešte raz.|„Kráľovná zo mňa bude,“ [=povedala], „to ide samo, ale hvízdať sa treba učiť.“} [Hero] jej to [ukázal].',
  ],
  favourite: [
    'Z kociek pri posteli [=stál] hrad. V najvyššej veži už [=zhasli/zhasínajú].',
    'Na vankúši [=bola] vyšitá koruna, mäkká a bez rohov, aby sa na nej dobre spalo.',
  ],
}
