import type { ThemePack } from '../../realise/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const forest: ThemePack = {
  words: [
    'les',
    'strom',
    'mach',
    'hríb',
    'huba',
    'šišk',
    'dub',
    'jedľ',
    'smrek',
    'list',
    'konár',
    'pník',
    'papra',
    'čučoried',
  ],
  settings: [
    setting(
      'cucoriedky',
      'land',
      place('čučoriedkový les', 'v čučoriedkovom lese', 'do čučoriedkového lesa', 'z čučoriedkového lesa'),
      [
        'V čučoriedkovom lese [=mali] všetci modré jazyky. {Aj líška. Aj [hero].|Líška, ďateľ aj [hero], a keď sa niekto [=pýtal], kto zjedol čučoriedky, každý [=mlčal] so zavretými ústami.} Mach [=voňal] <dažďom~hríbmi~živicou>.',
        '[Hero] [sedel] v lese na pníku a [počítal] mu letokruhy. {Jeden, dva, veľa.|Pri štyridsiatke [=pristál] na prste motýľ a [=začínalo] sa odznova.} Medzi stromami [=svietilo] slnko ako cez sito.',
      ],
      ['V korunách [=šumelo] a z každého šumu [=spadla] jedna šiška. {|Les tak hádže drobné, keď má dobrú náladu.}'],
      [
        'Les [=tmavol] a [=mäkol]. Mach [=tlmil] každý krok. {|Stromy si [=podali] konáre, ako keď sa rodičia držia za ruky nad spiacim kočíkom.} Na kraji lesa už [=svietilo] okno.',
      ],
    ),
    setting(
      'dub',
      'land',
      place('dutý dub', 'v dutom dube', 'do dutého duba', 'z dutého duba'),
      [
        'Uprostred lesa [=stál] dutý dub a v ňom [=boli] dvierka. {[Hero] tam [mal] stoličku.|Dnu sa [=zmestila] polička, lampáš, jedna stolička a [hero], keď si [stiahol] lakte.} [=Voňalo] tam <žaluďmi~medom~starým drevom>.',
        'Klop, klop, [zaklopal] [hero] na dub. „Ďalej,“ [=zašumelo] lístie. {|Keď má strom šesťsto rokov, vie pár slov a tie najdôležitejšie povie vždy pekne.} Vnútri [=bolo] sucho a teplo.',
      ],
      [
        'Na poličke v dube [=stáli] zaváraniny: rosa, šum a jedna minúta ticha. {|Tá posledná [=bola] otvorená, preto sa tu [=hovorilo] šeptom.}',
      ],
      [
        'Dub [=pridržal] dvierka, kým všetci [=vyšli], a potom ich potichu [=privrel]. {|Cestička [=bola] vystlaná listami, mäkkými ako ponožky.} Nad lesom [=vyšiel] mesiac a [=svietil] na cestu domov.',
      ],
    ),
    setting(
      'cistinka',
      'land',
      place('Hríbová čistinka', 'na Hríbovej čistinke', 'na Hríbovú čistinku', 'z Hríbovej čistinky'),
      [
        'Po daždi [=vyrástli] na čistinke hríby, jeden vedľa druhého. {[Hero] ich [počítal].|[Hero] ich [počítal], no jeden, ten s najväčším klobúkom, sa vždy na chvíľu [=schoval] za strom.} Les [=kvapkal]: kap, kap.',
        'Na Hríbovej čistinke [=mal] každý svoj stôl pod klobúkom: mravec, chrobák aj {[hero]|[hero], hoci iba palcom, viac sa tam nezmestí}. Les [=voňal] <hríbmi~mokrým listom~dymom>.',
      ],
      [
        'Slimák tu [=mal] kaviareň. {|Kávu [=nosil] tak pomaly, že hostia [=prichádzali] v pondelok a [=odchádzali] po Vianociach.}',
      ],
      [
        'Hríby si [=stiahli] klobúky do čela. Čistinka [=stíchla] a [=zahalila] sa do hmly ako do šálu. {|Domov [=viedol] chodník, ktorý [=poznali] aj bosé nohy.} Doma [=čakala] teplá perina.',
      ],
    ),
  ],
  heroes: [
    figure(
      'veverka',
      'veverička Lieska',
      ['Veverička Lieska býva v lese na treťom konári. {|Výťah nemá, ale má také nohy, že ho nepotrebuje.}'],
      ['[Hero] [spal].'],
    ),
    figure(
      'medved',
      'medveď Mrmoš',
      ['Medveď Mrmoš je v lese najväčší a najhanblivejší. {|Keď mu niekto povie dobrý deň, schová sa za jahodu.}'],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'liska',
      'líška Hrdzavka',
      [
        'Spoza papradia [=vykukla] líška Hrdzavka. {„Nesiem koláč. Kam ideme?“|„V rozprávkach som vždy tá prefíkaná,“ [=vzdychla], „a ja pritom len dobre varím.“ V košíku [=mala] koláč.} A [=išla] s nimi.',
      ],
      ['Líška Hrdzavka si [=obtočila] chvost okolo nôh, teplý ako šál, a [=zavrela] oči.'],
    ),
    figure(
      'horar',
      'horár Vincent',
      [
        'Po chodníku [=prišiel] horár Vincent s vreckom plným {mätových cukríkov|mätových cukríkov, lebo dym v lese nikto nepotrebuje}. „Poznám tu každý strom,“ [=povedal]. „Všetci si tykáme.“',
      ],
      ['Horár Vincent [=zavesil] klobúk na parohy a [=zaželal] stromom dobrú noc. Stromy [=zašumeli] späť.'],
    ),
    figure(
      'datel',
      'ďateľ Ťuko',
      [
        'Ťuk, ťuk, [=ozvalo] sa zhora a [=zletel] ďateľ Ťuko. {„Búcham, teda som.“|„Odkazy, opravy, budenie,“ [=predstavil] sa, „a v stredu aj bubny.“} Na hlave [=mal] červenú čiapku.',
      ],
      ['Ďateľ Ťuko [=ťukol] poslednýkrát, celkom zľahka, a [=zaspal] s čelom o kmeň.'],
    ),
  ],
  problems: [
    {
      id: 'listok',
      ask: 'Ako sa učí lístok lietať?',
      title: ['[Hero] a posledný lístok na strome', 'Lístok, ktorý sa bál spadnúť'],
      refrain: ['Šuch, lístok, neboj sa', 'Hojda, hojda, až na zem'],
      spark: [
        'Na breze [=ostal] jediný lístok. {[=Triasol] sa. [=Bál] sa spadnúť.|Všetky ostatné už [=ležali] dolu a [=šuchotali], len tento sa [=držal] stopky oboma rukami.} „Je to vysoko,“ [=šepol]. [Hero] [zaklonil] hlavu. Ako sa učí lístok lietať?',
        'Strom [=chcel] ísť spať, no [=nemohol]. {[=Držal] sa ho posledný lístok.|Zima už klope a strom si nemôže vyzliecť kabát, keď sa mu jeden gombík drží ako kliešť.} „Bojím sa,“ [=šuchol] lístok. [Hero] si [sadol] pod strom.',
      ],
      tries: [
        '[Hero] [natiahol] ruky. „Skoč!“ {Lístok [=zavrel] oči.|Lístok [=zavrel] oči, [=napočítal] do tri, potom do šesť, potom do dvanásť a tam to [=vzdal].} Nič sa nedeje. Les čaká.',
        '[=Zavolali] vietor. {[=Fúkol] priveľmi!|Vietor to [=myslel] dobre, no [=fúkol] tak, že [=odleteli] tri čiapky a lístok sa [=chytil] ešte pevnejšie.} Jemnejšie, vietor!',
      ],
      solutions: [
        {
          id: 'ukazat',
          text: [
            '„Pozri, ako na to,“ [povedal] [hero] a [hodil] do vzduchu suchý list. {Hojda, hojda. [=Pristál].|Hojda doľava, hojda doprava, chvíľu [=plával] a [=pristál] na machu bez jediného buchnutia.} „A nebolí to?“ „Šteklí,“ [helper:povedal] [helper]. Lístok sa [=nadýchol]. A [=pustil] sa. {[=Letel]!|[=Letel]! Najdlhšie zo všetkých, ponad čučoriedky, ponad les, a dolu naňho [=čakala] celá mäkká kopa.} Strom [=vzdychol] a [=zaspal].',
          ],
        },
        {
          id: 'spolu',
          text: [
            '[Hero] [priložil] dlaň na kmeň. „A čo keď poletíš, kým ti budem spievať?“ [Helper] [helper:našiel] tú správnu pesničku, {pomalú|pomalú, so zákrutami, po akej sa dá pekne schádzať}. Lístok [=povolil] jeden prst. Potom druhý. {Hojda!|Hojda, hojda, a na konci slohy [=ležal] [hero.dat/niekomu] na rukáve a [=smial] sa: „To už je všetko? Ešte raz!“} Všetky listy v lese mu [=zašumeli].',
          ],
        },
      ],
      after: [
        'Lístok teraz [=ležal] úplne hore na kope. {|[=Mal] výhľad na svoj strom a [=sľuboval], že na jar pošle pozdrav.} Strom už [=spal].',
      ],
      fact: '[Hero] [naučil] posledný lístok na strome nebáť sa.',
    },
    {
      id: 'studnicka',
      ask: 'Netiekla tadiaľto voda zo studničky?',
      title: ['[Hero] a lesná studnička, ktorá mlčala', 'Kam sa podelo žblnk'],
      refrain: ['Žblnk, žblnk, kde máš hlas', 'Kvapka ku kvapke'],
      spark: [
        'Studnička v lese [=stíchla]. {Už [=nežblnkala/nežblnká].|Ešte včera [=žblnkala] tak, že sa podľa nej [=ladili] sýkorky, a dnes iba tenké kvap… kvap.} Zvieratá [=stáli] v rade s hrnčekmi. [Hero] si [kľakol] na mach. Kam sa podela voda?',
        'Jeleň [=prišiel] k studničke a [=odišiel] smädný. {Voda nikde.|„Asi ju niekto zabudol zapnúť,“ [=hádala] srnka.} V lese [=bolo] zvláštne ticho. [Hero] sa [vydal] vodu hľadať.',
      ],
      tries: [
        '[Hero] [zaklopal] na kameň. {„Tu krtko. Voda tu nie je.“|Spod kameňa [=vykukol] krtko v plavkách: „Aj ja čakám.“} Hľadá sa ďalej.',
        '[=Skúsili] dážď: tancovať a bubnovať na hríby. {[=Spadla] jedna kvapka.|Z čistého neba [=spadla] jediná kvapka a tá [=bola] od veveričky, čo si vytriasala chvost.} [=Bol] to však pekný tanec.',
      ],
      solutions: [
        {
          id: 'list',
          text: [
            '[Hero] [priložil] ucho k zemi. Niečo tam [=bublalo]. {Za veľkým kameňom!|Nižšie, vľavo, za kameňom, kde [=bolo] napadané toľko listov, že by z nich bola perina pre medveďa.} „To je zátka,“ [helper:povedal] [helper]. Ruky, labky, zobáky. Šuch, šuch, preč s lístím! {Žblnk!|Najprv to [=zagrgalo], potom [=vyletel] jeden prekvapený žubrienok a za ním čistá, chladná voda.} A studnička [=spievala] na celý les.',
          ],
        },
        {
          id: 'bobor',
          text: [
            'Po potoku hore, až k hrádzi z konárov. {Bobor [=staval].|Bobor v prilbe [=staval] tretie poschodie a [=netušil], že dolu niekto čaká na pitie.} „Prepáčte,“ [povedal] [hero], „vaša hrádza je krásna, ale pod ňou vyschla studnička.“ Bobor sa [=zhrozil]. {[=Vytiahol] jeden konár.|„A ja som myslel, že jej je dosť pre všetkých!“ [=Vytiahol] jeden konár, ten správny, a [helper] mu za to [helper:podal] dva krajšie.} Žblnk, žblnk, [=bežala] voda k lesu.',
          ],
        },
      ],
      after: [
        'Všetci si [=pripili] studenou vodou. {|Jeleň [=mal] fúzy z peny a nikto mu to nepovedal, lebo mu [=pristali].} Les [=žblnkal].',
      ],
      fact: '[Hero] [vrátil] lesnej studničke vodu.',
    },
    {
      id: 'ozvena',
      ask: 'Neozvala sa ti dnes ozvena?',
      title: ['[Hero] a lesná ozvena', 'Ozvena, ktorá mala dosť opakovania'],
      refrain: ['Haló, haló, ló, ló', 'Čo zavoláš, to sa vráti'],
      spark: [
        '„Haló!“ [zavolal] [hero] do lesa. Nič. {Ozvena [=mlčala].|Ozvena [=bývala] za troma jedľami a nikdy [=nemeškala], no dnes [=ostalo] ticho.} Potom sa [=ozvalo] tenké: „Mňa už nebaví len opakovať.“',
        'V lese sa [=stratila] ozvena. {Na „kuku“ nik [=neodpovedal].|Kukučka [=zakukala] a [=čakala], [=čakala], až jej [=vychladol] čaj.} Za jedľou [=sedel] hlások a [=trucoval]. [Hero] k nemu [prišiel].',
      ],
      tries: [
        '„Povedz niečo svoje,“ [povedal] [hero]. {„…svoje,“ [=povedala] ozvena.|„…niečo svoje,“ [=povedala] ozvena a hneď sa [=nahnevala]: „Vidíš? Už zas.“} Zvyk je železná košeľa.',
        '[Helper] [helper:doniesol] ozvene šípkový čaj. {[=Pila] dvakrát.|Každý dúšok [=vypila] dvakrát, prvý raz nahlas a druhý raz ticho.} [=Chutilo] jej. [=Chutilo] jej.',
      ],
      solutions: [
        {
          id: 'otazky',
          text: [
            '„Budem sa pýtať. A ty si vymysli odpoveď,“ [povedal] [hero]. {„Aká je tma?“ „Modrá.“|„Aká je tma?“ Ozvena [=otvorila] ústa, [=zavrela] ich a potom [=povedala] celkom sama: „Modrá. A vonia hríbmi.“} [Helper] [helper:zatlieskal]. „Kto býva v jame?“ „Jamník!“ {A [=smiali] sa.|A les sa [=smial] s nimi, prvý raz bez toho, aby to po niekom opakoval.} Ozvena [=mala] vlastný hlas.',
          ],
        },
        {
          id: 'prva',
          text: [
            '[Hero] to [otočil]: „Volaj ty a ja budem ozvena.“ {„Ahoj!“ „…hoj!“|„Naozaj?“ „…ozaj!“ [odvetil] [hero].} Ozvena [=zažiarila]. [=Volala] na jedle, na čučoriedky, na mesiac, a [helper] jej [helper:vracal] každé slovo. {Potom [=boli] unavení.|Po hodine [=chrapčali] všetci a ozvena [=pochopila], že opakovať po niekom, kto je ti milý, je vlastne pekná robota.} Zo stromov [=odpovedalo]: „Milý, milý.“',
          ],
        },
      ],
      after: [
        'Odvtedy ozvena v lese niekedy pridá slovko. {|Zavoláš „dobrý deň“ a vráti sa ti „aj tebe, zapni si kabát“.} Kukučka ju má za kamarátku.',
      ],
      fact: '[Hero] [pomohol] lesnej ozvene nájsť vlastný hlas.',
    },
  ],
  obstacles: [
    'Cez chodník [=ležal] strom. {[=Dal] sa podliezť.|[=Bol] to starý smrek, čo si [=odpočíval], a na kmeni [=mal] zárez: „Podliezať, prosím, potichu.“} Po bruchu, po machu, a [=boli] tam.',
    'Paprade [=boli] vyššie než hlava. {Kde je cesta?|Les sa v nich [=hral] na džungľu a listy [=šteklili] pod nosom.} [Helper] [helper:kráčal] a [helper:pískal], a tak sa nikto v zeleni [=nestratil].',
  ],
  encounters: [
    'Na pníku [=sedel] zajac a [=predával] ticho na lyžičky. {„Dve lyžičky, prosím.“|„Čerstvé, ranné, spod jedle,“ [=ponúkal]. „Dve lyžičky,“ [povedal] [hero].} A [=bolo] chvíľu krásne ticho.',
    'Mravenisko [=malo] zelenú vlnu. {Mravce [=šli] v dvoch radoch.|Na križovatke [=stál] mravec policajt a [=mával] ihličkou, šofér s listom [=pustil] šoféra so šiškou.} [Hero] [počkal] na svoj rad.',
    'Muchotrávka sa [=sťažovala] hríbu. {„Každý ma obdivuje. Nikto neje.“|„Každý ma obdivuje, fotí, kreslí,“ [=vzdychla], „a do polievky volajú teba.“} „Buď rada,“ [=povedal] hríb.',
  ],
  favourite: [
    'Na parapete [=ležali] tri šišky a žaluď. V tme [=voňala] izba trochu po lese.',
    'Záclona sa [=hýbala] ako lístie a za ňou ticho [=dýchal] les.',
  ],
}
