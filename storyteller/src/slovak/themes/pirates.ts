import type { ThemePack } from '../../realise/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const pirates: ThemePack = {
  words: [
    'pirát',
    'loď',
    'lod',
    'poklad',
    'truhl',
    'more',
    'mor',
    'kapitán',
    'vlajk',
    'papag',
    'palub',
    'kotv',
    'plach',
  ],
  settings: [
    setting(
      'lod',
      'water',
      place('loď Hladná Helena', 'na lodi Hladnej Helene', 'na loď Hladnú Helenu', 'z lode Hladnej Heleny'),
      [
        'Pirátska loď Hladná Helena [=plávala] za vôňou, nie za vetrom. {[Hero] [stál] pri kormidle.|Na vlajke [=mala] namiesto lebky koláč a [hero] pri kormidle [držal] kurz juho-juho-pekáreň.} More [=žblnkalo].',
        '„Zdvihnite kotvu!“ [=volal] papagáj. Piráti ju [=zdvihli], [=pozreli] si ju a zas [=položili]. {[Hero] sa [smial].|„Dobrý deň sa začína pozdravom kotvy,“ [povedal] [hero] a loď sa [=pohla].} Plachty [=voňali] <soľou~dechtom~škoricou>.',
      ],
      [
        'V podpalubí [=viseli] siete na spanie. {|Pirát Jano v tej svojej [=spal] aj cez deň a nikto [=nevedel], ktorý koniec je ktorý.}',
      ],
      [
        'Plachty sa [=zložili] a loď sa [=kolísala] ako kolíska. {|Papagáj si [=dal] hlavu pod krídlo a kotva si [=ľahla] do mäkkého piesku.} Na brehu [=svietilo] malé okno. Domov.',
      ],
    ),
    setting(
      'ostrov',
      'water',
      place('Ostrov troch paliem', 'na Ostrove troch paliem', 'na Ostrov troch paliem', 'z Ostrova troch paliem'),
      [
        'Na Ostrove troch paliem [=rástli] dve palmy, tretia [=bola] na výlete. {[Hero] tam [kopal] poklad.|Piráti tam [=chodili] na prázdniny a [hero] s nimi [kopal] v piesku, najprv poklad, potom bazén.}',
        '[Hero] [vyskočil] z pirátskeho člna na teplý piesok. {Vpravo more, vľavo more.|Vpravo [=bolo] more, vľavo more a v strede krab, ktorý [=vyberal] vstupné v mušliach.} Ostrov [=voňal] <kokosom~slanou vodou~melónom>.',
      ],
      [
        'Papagáje [=opakovali] len slušné slová. {|Starý kapitán ich to naučil a odvtedy [=chodil] po ostrove sám, lebo mu [=chýbali] témy.}',
      ],
      [
        'Piesok [=chladol] a more [=šumelo] čoraz tichšie. Tretia palma sa [=vrátila] a [=zašumela] dobrú noc. {|Čln [=našiel] po mesačnej ceste loď a loď [=našla] domov.}',
      ],
    ),
    setting(
      'pristav',
      'land',
      place(
        'prístav Rybia Kostička',
        'v prístave Rybia Kostička',
        'do prístavu Rybia Kostička',
        'z prístavu Rybia Kostička',
      ),
      [
        'V prístave Rybia Kostička [=parkovali] pirátske lode vedľa seba a každá [=mala] kolíček na noc. {[Hero] [viazal] laná.|[Hero] [viazal] laná na uzol, čo sa volá „mašlička“, a piráti to [=obdivovali].} [=Voňali] tam <sardinky~citróny~nové dosky>.',
        'Na móle [=sedeli] piráti a [=lúskali] slnečnice. „Dnes nebude vietor,“ [=povedal] kapitán a more [=zašumelo], že uvidíme. [Hero] [prišiel] {práve včas|práve včas, so zabalenou desiatou a s drevenou šabľou na maslo}.',
      ],
      [
        'Mačky v prístave [=mali] pirátske šatky. {|[=Chytali] len ryby, ktoré [=chceli] byť chytené, teda žiadne, a [=žili] z rožkov.}',
      ],
      [
        'V prístave sa [=rozsvietil] maják a lode sa [=kolísali] jedna o druhú, ťuk, ticho, ťuk. {|Mačky [=spali] na stočených lanách ako na koláčoch.} Uličkou hore [=bol] domov.',
      ],
    ),
  ],
  heroes: [
    figure(
      'piratka',
      'pirátka Bonifácia',
      ['Pirátka Bonifácia má nad okom pásku na čítanie. {|Je priesvitná a má dve a pol dioptrie.}'],
      ['[Hero] [spal].'],
    ),
    figure(
      'pirat',
      'pirát Smidko',
      ['Pirát Smidko sa plaví na vani. {|Zatiaľ [=objavil] gumenú kačku a dva ostrovy z peny.}'],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'papagaj',
      'papagáj Admirál',
      [
        'Na plece [=pristál] papagáj Admirál. {„Ahoj! Ahoj! Prosím.“|„Ahoj! Poklad! Prosím!“ [=škriekal], lebo aj pirátsky papagáj [=mal] starú mamu.} A [=ostal].',
      ],
      ['Papagáj Admirál si [=strčil] zobák do peria a [=zašepkal]: ahoj, tma, prosím.'],
    ),
    figure(
      'kuchar',
      'lodný kuchár Vareška',
      [
        'Z podpalubia [=vyšla] para a za ňou lodný kuchár Vareška. {„Pirát je najprv najedený.“|„Poklad počká, guláš nie,“ [=vyhlásil] a [=nalial] každému po okraj.} Namiesto háku [=mal] naberačku.',
      ],
      ['Lodný kuchár Vareška [=zavesil] hrnce podľa veľkosti a more im [=hralo] zvonkohru, celkom tichú.'],
    ),
    figure(
      'kapitanka',
      'kapitánka Vlnovlasá',
      [
        'Po lane sa [=spustila] kapitánka Vlnovlasá. {„Piráti, pomáhame!“|„Pirátsky zákon číslo jeden: komu tečie do čižiem, tomu pomôž,“ [=povedala], „číslo dva: potom sa smej.“}',
      ],
      ['Kapitánka Vlnovlasá si [=zložila] klobúk na kormidlo a more [=riadilo] loď chvíľu samo, potichučky.'],
    ),
  ],
  problems: [
    {
      id: 'poklad',
      ask: 'Čo robiť s truhlicou, ktorá kýcha?',
      title: ['[Hero] a poklad, ktorý kýchal', 'Truhlica s tajomstvom'],
      refrain: ['Hej a hou, kopeme', 'Kríž na mape, srdce v tele'],
      spark: [
        'Piráti [=vykopali] truhlicu. Truhlica [=kýchla]. {Poklady nekýchajú!|„Na zdravie,“ [=povedali] piráti zborovo a až potom sa [=zľakli].} Zámok [=bol] hrdzavý a kľúč nikde. Niekto je vnútri! [Hero] [zaklopal] na vrchnák.',
        'V piesku [=ležala] truhla a z nej [=znelo] hapčí. {Kto je tam?|Papagáj [=hádal] zlato, kapitán duchov a kuchár korenie.} [Hero] [priložil] ucho. Vnútri niekto [=smrkol]. Treba ju otvoriť, a jemne.',
      ],
      tries: [
        '[=Ťahali] desiati piráti. {[=Odtrhla] sa kľučka.|Hej a hou, kľučka sa [=odtrhla], desať pirátov [=sedelo] v mori a truhla [=povedala] „na zdravie“.} Silou nie.',
        '[Helper] [helper:povedal] „Sezam, otvor sa“. {Nič.|[=Otvorila] sa desiata, kuchársky klobúk aj brána na ostrove, iba truhla nie.} Nevadí.',
      ],
      solutions: [
        {
          id: 'olej',
          text: [
            '„Zámok kýcha od hrdze,“ [povedal] [hero]. Kvapka oleja zo sardiniek, {klik, klik|klik, klik, a ešte jedna, aby mala truhla čo oblizovať}. [Helper] [helper:otočil] sponkou. Vŕŕz! {Vnútri [=sedel] papagájik.|Vnútri, na kope zlatých gombíkov, [=sedel] malý papagájik, zaprášený a šťastný.} „Konečne,“ [=povedal], „ja som poklad na opatrenie.“ Piráti mu hneď [=uplietli] svetrík.',
          ],
        },
        {
          id: 'pekne',
          text: [
            '[Hero] si k truhle [čupol]. „Kto je tam, prosím?“ {„Myška Filoména. Spala som.“|„Lodná myška Filoména,“ [=ozvalo] sa, „zavrela som sa zvnútra, keď tu všetci kričali poklad.“} „Už nebudeme kričať,“ [helper:sľúbil] [helper] šeptom. Piráti [=zahodili] lopaty a [=čakali]. {Cvak!|Cvak, a vrchnák sa [=zdvihol], na dne [=bola] knižnica, lampáš a postieľka z mušle.} To [=bol] poklad! Filoména im [=čítala] až do večera.',
          ],
        },
      ],
      after: [
        'Gombíky si piráti [=rozdelili] na kabáty. {|Zvyšok [=zahrabali] späť a na mapu [=napísali]: „tu už nekýcha nikto“.} Loď sa [=hojdala].',
      ],
      fact: '[Hero] [otvoril] truhlicu, ktorá kýchala.',
    },
    {
      id: 'vlajka',
      ask: 'Neletela tadiaľto pirátska vlajka?',
      title: ['[Hero] a vlajka, ktorú odniesol vietor', 'Piráti bez vlajky'],
      refrain: ['Vej, vlajka, vej', 'Vietor berie, vietor dá'],
      spark: [
        'Fúúú a vlajka [=bola] preč. {Piráti bez vlajky!|Bez vlajky sa pirátska loď nedá rozoznať od trajektu a už dvaja rybári si [=chceli] kúpiť lístok.} Kapitán si [=utrel] oči do plachty. [Hero] [sledoval] vietor. Kam ju odniesol?',
        'Ráno [=visel] na stožiari iba špagát. {Vlajka [=odletela].|Vlajka si [=odletela] pozrieť svet a piráti [=stáli] na palube ako triedna fotografia.} [Hero] [povedal]: nájdeme ju.',
      ],
      tries: [
        '[=Vyvesili] namiesto vlajky ponožku. {[=Priplávali] ďalšie ponožky!|Na obzore sa [=zjavila] loď s druhou do páru a [=chceli] ju späť.} Ponožka nie.',
        '[Helper] sa [helper:vyškriabal] na stožiar. {Samé more.|[=Bolo] tam more, more, jedna veľryba v klobúku a zase more.} Vlajka nikde.',
      ],
      solutions: [
        {
          id: 'cajka',
          text: [
            'Na skale [=sedela] čajka a pod ňou čosi čierne. {Vlajka! V hniezde.|Vlajka [=bola] v hniezde, pod troma mláďatami, ktoré na nej [=spali] s koláčom na bruchu.} „Tú im nevezmeme,“ [povedal] [hero]. [Helper] [helper:prikývol]. {A piráti [=ušili] novú.|Piráti [=obetovali] jednu plachtu, kapitán spodný lem kabáta a [=ušili] novú, s čajkou v strede.} A keď [=zaviala], čajky [=salutovali].',
          ],
        },
        {
          id: 'vietor',
          text: [
            '[Hero] [pustil] po vetre stužku. {Leť a ukáž!|Stužka [=letela] doľava, okolo palmy, [=prešla] popod most a [helper] za ňou s člnom len tak-tak [helper:stíhal].} Za mysom [=sedel] na brehu chlapec a vlajku [=mal] ako deku. {„Bola mi zima.“|„Letela okolo,“ [=povedal], „a mne bola zima, tak som poprosil.“} Piráti mu [=dali] kabát, teplú polievku a miesto na palube. Vlajka [=viala] zas.',
          ],
        },
      ],
      after: [
        'Kapitán [=prišil] k vlajke šnúrku na rukavice. {|Kto si nepamätá, nech si priviaže, [=hovorila] kapitánova mama.} Piráti [=spievali].',
      ],
      fact: '[Hero] [pomohol] pirátom bez vlajky.',
    },
    {
      id: 'more',
      ask: 'Ako sa prestáva báť vody?',
      title: ['[Hero] a pirát, ktorý sa bál vody', 'Pirát na suchu'],
      refrain: ['Palec, päta, celá noha', 'Vlna príde, vlna ide'],
      spark: [
        'Pirát Kosto [=nechcel] vyjsť z kajuty. {„Bojím sa vody.“|„Pirátom som sa vyučil po rodičoch,“ [=šepkal] cez dvere, „ale tej vody je tu priveľa naraz.“} O hodinu [=mali] brodiť k ostrovu. [Hero] si [sadol] pred dvere.',
        'Všetci piráti [=skákali] do mora, len Kosto [=držal] stožiar. {[=Bál] sa.|[=Držal] ho ako kamaráta a [=tvrdil], že ho musí niekto držať, inak uletí.} [Hero] to [pochopil]. Vody sa bojí kdekto.',
      ],
      tries: [
        '[Hero] [požičal] Kostovi nafukovacie koleso. {Pirát v ňom [=uviazol/viazne] v dverách.|V kolese sa [=nezmestil] do dverí a pol dňa [=vyzeral] ako krémeš.} Kajuta ho [=nepustila].',
        '[Helper] [helper:priniesol] Kostovi more vo vedre. {Kosto [=vyliezol] na skriňu.|„To je malé more,“ [=zapišťal] Kosto zo skrine a vedro sa ho [=bálo] tiež.} Pomalšie.',
      ],
      solutions: [
        {
          id: 'palec',
          text: [
            '„Dnes len palec,“ [povedal] [hero]. Na plytčine [=bola] voda teplá ako polievka. {Palec. Au? Nie!|Kosto [=zavrel] obe oči, aj to pod páskou, a [=strčil] palec, a nič, iba [=pošteklilo].} „Teraz palcovho brata,“ [helper:povedal] [helper]. {Až [=bola] v mori celá noha.|Prst po prste [=bola] v mori noha, druhá, koleno, a keď [=prišla] vlna, Kosto jej [=podal] ruku.} „Dobrý deň, more,“ [=povedal] pirát.',
          ],
        },
        {
          id: 'lodka',
          text: [
            '[Hero] [zložil] lodičku z papiera a [položil] ju do kaluže. {„Fúkni, Kosto.“|„Si jej kapitán. Fúkni, a povedz, kam,“ [povedal] [hero].} Kosto [=fúkol]. Loďka [=plávala] z kaluže do potôčika, z potôčika k moru. Kosto [=kráčal] za ňou. Po členky. Po kolená. {„Pozor na vlnu, loďka!“|„Doľava, loďka, pozor, vlna, držím ťa!“ [=volal] a až keď sa všetci [=smiali], [=pozrel] dolu.} Voda mu [=siahala] po pás a [=bolo] mu dobre.',
          ],
        },
      ],
      after: [
        'Kosto [=šiel] na ostrov pešo, vodou, s čižmami na hlave. {|Piráti mu [=dali] vyznamenanie z mušle: za odvahu po pás.}',
      ],
      fact: '[Hero] [pomohol] pirátovi Kostovi nebáť sa vody.',
    },
  ],
  obstacles: [
    'Z mora [=vystúpila] hmla. {„Ahoj?“ „Ahoj!“|„Kto je tam?“ „My.“ „Aj tu my,“ a [=boli] to oni sami v zrkadle vody.} [Hero] [zazvonil] na lodný zvon a hmla [=ustúpila].',
    'Loď [=nabrala] na kýl riasy a [=zaspala]. {Hýb sa, loďka!|Ani vietor, ani vesla, [=stáli] ako koláč na stole.} [Helper] ju [helper:pošteklil] pod bruchom a [=plávali].',
  ],
  encounters: [
    'Okolo [=plávala] iná pirátska loď. {„Máte soľ?“ „More.“|„Nemáte trochu soli?“ [=volali]. „Celé more!“ „To nás nenapadlo!“} [Hero] im [zamával] šatkou.',
    'Delfín [=hral] na pirátskom člne na bubon. {Bum, chvostom!|Dvaja piráti [=tancovali], jeden v drevákoch a ten [=udával] rytmus.} Hej a hou!',
    'Na sude [=sedel] starý pirát a [=písal] domov. {„Milá mama, jem.“|„Milá mama, jem zeleninu a čiapku nosím,“ [=písal] a [=žmurkol].} [Hero] mu [podržal] kalamár.',
  ],
  favourite: [
    'Pri posteli [=kotvila/kotví] papierová loď a v jej podpalubí už všetci [=spali].',
    'Mapa pokladu [=ležala] pod vankúšom a krížik na nej [=svietil] len snom.',
  ],
}
