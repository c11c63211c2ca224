import type { ThemePack } from '../../realise/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const ocean: ThemePack = {
  words: ['mor', 'vln', 'ryb', 'mušľ', 'mušl', 'lod', 'loď', 'delf', 'veľryb', 'chobot', 'morsk', 'pláž'],
  settings: [
    setting(
      'zatoka',
      'water',
      place('Mušľová zátoka', 'v Mušľovej zátoke', 'do Mušľovej zátoky', 'z Mušľovej zátoky'),
      [
        'More [=pribehlo] na pláž, [=pozdravilo] a zas [=odbehlo]. {[Hero] [zbieral] mušle.|[Hero] po ňom [zbieral] mušle do vedierka a každú najprv [priložil] k uchu, či nie je obsadená.} Vlny [=voňali] <soľou~melónom~riasami>.',
        'V Mušľovej zátoke sa more [=kolísalo] ako v kolíske. [Hero] [sedel] na teplom kameni {a [čľapkal] nohami|a [čľapkal] nohami, kým si rybky po jednej [=merali], ktorý prst je najväčší}.',
      ],
      [
        'Piesok [=bol] teplý a plný stôp. {|Čajky [=chodili] hore-dolu s krídlami za chrbtom ako páni, čo [=prišli] kontrolovať vlny.}',
      ],
      [
        'More [=stíchlo] a [=dýchalo] pomaly, vlna dnu, vlna von. Piesok ešte [=hrial]. {|Na kraji pláže [=stál] dom s modrými okenicami, v ňom posteľ a v posteli miesto presne na jeden sen.}',
      ],
    ),
    setting(
      'ponorka',
      'water',
      place('ponorka Uhorka', 'v ponorke Uhorke', 'do ponorky Uhorky', 'z ponorky Uhorky'),
      [
        'Ponorka Uhorka [=bola] zelená a trochu hrboľatá. [Hero] v nej [sedel] pri okrúhlom okne {a [kýval] rybám|a [kýval] rybám, ktoré si [=mysleli], že majú nový televízor}. Bublinky [=stúpali]: blup, blup.',
        'Hlbšie a hlbšie [=klesala] ponorka Uhorka. {More [=zmodrelo/modrie].|More [=bolo] najprv modré, potom modrejšie a napokon také, na aké farbičky nemajú meno.} [Hero] [rozsvietil] svetlo a [ochutnal] morský čaj.',
      ],
      [
        'V ponorke [=voňali] hrianky a trochu aj strojový olej. {|Kapitánske kreslo sa [=otáčalo] a kto v ňom [=sedel] dlho, ten [=videl] všetky rybky dvakrát.}',
      ],
      [
        'Ponorka [=stúpala] pomaly, bublina po bubline. Nad hladinou [=svietil] mesiac. {|More ju [=podoprelo] dlaňou a [=položilo] k brehu tak potichu, že ani čajka [=neotvorila] oko.}',
      ],
    ),
    setting(
      'majak',
      'water',
      place('maják na útese', 'v majáku na útese', 'do majáka na útese', 'z majáka na útese'),
      [
        'Maják [=mal] sto schodov a na každom [=spala] iná mušľa. {[Hero] [býval] hore.|[Hero] ich cestou hore vždy [pozdravil] a pri stom schode si [sadol], lebo odtiaľ [=bolo] vidieť celé more.} Vietor [=voňal] soľou.',
        'Hore v majáku [=svietila] lampa veľká ako <tekvica~kolo od voza~snehuliak>. [Hero] ju [leštil] rukávom a more [=posielalo] vlny, jednu za druhou, {na pozdrav|ako listy, ktoré netreba čítať, stačí im zakývať}.',
      ],
      [
        'Okolo majáka [=krúžili] čajky. {|Najstaršia z nich [=mala] stanovište na zábradlí a [=vydávala] lístky na vietor.}',
      ],
      [
        'Lampa sa [=otáčala] pomaly a jej svetlo [=hladilo] vlny. Sto schodov dolu sa [=šlo] po špičkách. {|Mušle už [=spali] a v každej [=šumelo] malé, ospalé more.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'rybka',
      'rybka Žblnka',
      ['Rybka Žblnka pláva v mori a nosí okuliare. {|Bez nich by každú veľrybu zdravila ako kopec.}'],
      ['[Hero] [spal].'],
    ),
    figure(
      'kapitan',
      'kapitán Vrkoč',
      ['Kapitán Vrkoč má najmenšiu loďku na celom mori. {|Keď si chce ľahnúť, musí z nej vystrčiť nohy.}'],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'chobotnica',
      'chobotnica Olina',
      [
        'Z vody [=zamávala] chobotnica Olina, naraz {všetkými ôsmimi|všetkými ôsmimi, v jednej z nich [=mala] čaj a v jednej pletenie}. „Rúk mám dosť. Čo treba podržať?“',
      ],
      ['Chobotnica Olina si [=poskladala] osem ramien ako osem ponožiek a tíško si [=ľahla] na dno.'],
    ),
    figure(
      'delfin',
      'delfín Fidlo',
      [
        'Čľup! Vedľa [=vyskočil] delfín Fidlo. {„Hráme?“|„Urobím salto, potom pomôžem, potom salto,“ [=povedal] a prvé salto [=urobil] hneď.} More sa [=zasmialo].',
      ],
      ['Delfín Fidlo [=plával] už len pomaly, na jednom boku, s jedným okom zatvoreným.'],
    ),
    figure(
      'korytnacka',
      'korytnačka Hedviga',
      [
        'Pri hladine [=plávala] korytnačka Hedviga, stará sto rokov. {„Ja sa neponáhľam.“|„Kam sa ponáhľate?“ [=spýtala] sa. „Ja som sa ponáhľala raz, v roku, keď vymysleli gombíky.“} Na pancieri [=bolo] miesto pre každého.',
      ],
      ['Korytnačka Hedviga si [=vtiahla] hlavu do panciera a zvnútra [=bolo] počuť pokojné dýchanie.'],
    ),
  ],
  problems: [
    {
      id: 'velryba',
      ask: 'Nepočulo sa tu veľrybie húúú?',
      title: ['[Hero] a veľryba, čo zabudla pesničku', 'Pieseň pre veľrybu Gertrúdu'],
      refrain: ['Húúú, vlna hore, vlna dolu', 'Nota sem, nota tam'],
      spark: [
        'Veľryba Gertrúda [=plakala]. {[=Plakala] a more [=stúpalo].|Taká slza má aspoň vedro, a tak more pri brehu [=stúplo] a krabom [=namoklo] raňajšie noviny.} „Zabudla som svoju pesničku,“ [=húkla]. [Hero] ju [pohladil] po plutve. Bez pesničky ju ostatné veľryby nenájdu.',
        'Z mora sa [=ozvalo] húúú a potom nič. {To veľryba [=zabudla] pesničku.|Veľryba Gertrúda [=prišla] až k brehu: „Prvý tón viem, druhý mi vypadol a tretí bez druhého nechce ísť.“} [Hero] sa [zamyslel].',
      ],
      tries: [
        '[Hero] [zaspieval] „Kohútik jarabý“. {Veľryba [=pokrútila] hlavou.|Veľryba [=počúvala] slušne, no v pesničke [=nebola] voda, iba kohút, a ten more nemá rád.} Iný tón!',
        '[Helper] [helper:zatrúbil] na mušľu. {[=Prišli] tri lode!|Namiesto pesničky [=priplávali] tri lode a [=pýtali] sa, kde horí.} „Nehorí, ladíme,“ [povedal] [hero].',
      ],
      solutions: [
        {
          id: 'musle',
          text: [
            '„Mušle si predsa pamätajú more!“ [povedal] [hero]. {Uchom k mušli. Ďalšej. Ďalšej.|Jedna si [=pamätala] búrku, druhá čajky a tretia, tá vyštrbená, [=mala] v sebe húúú-í-úúú.} „To je ona!“ [=zvolala] Gertrúda. [Helper] [helper:držal] mušľu a veľryba [=spievala]. {Z diaľky sa [=ozvali] druhé.|Z diaľky sa [=ozvala] odpoveď, hlboká ako most, potom druhá a tretia, a more sa [=chvelo] od radosti.} Rodina [=bola] na ceste.',
          ],
        },
        {
          id: 'nova',
          text: [
            '„Tak si zložíš novú,“ [povedal] [hero]. {Tón od vlny. Tón od čajky.|Jeden tón [=dala] vlna, druhý čajka, tretí [helper] a štvrtý [=zavŕzgal] starý čln, no [=hodil] sa.} Gertrúda to [=skúšala]: húú, kri, blup, vŕŕz. {[=Bolo] to krásne.|[=Znelo] to ako more, keď sa smeje, a kto to [=počul], ten si to hneď [=pospevoval].} A z diaľky [=odpovedali] veľryby.',
          ],
        },
      ],
      after: [
        'Gertrúda sa [=rozlúčila] vodotryskom. {|Na každého [=pršalo] presne toľko, aby sa mohol začať smiať.} Na mori [=plávali] teraz tri veľké chrbty vedľa seba.',
      ],
      fact: '[Hero] [pomohol] veľrybe Gertrúde spomenúť si na pesničku.',
    },
    {
      id: 'krab',
      ask: 'Nemáš voľnú mušľu pre krabíka?',
      title: ['[Hero] a krab, ktorý vyrástol z domčeka', 'Domček pre krabíka Kliešťa'],
      refrain: ['Malý, veľký, akurát', 'Kto hľadá domov, ten ho má na pol ceste'],
      spark: [
        'Krabík Kliešť sa [=nezmestil] do svojej mušle. {„Zasa som vyrástol.“|„Ešte v pondelok mi bola voľná,“ [=lamentoval], „a v stredu ju mám ako rukavicu na nose.“} [Hero] sa [usmial]. More je plné mušlí, jedna mu určite sadne.',
        'Po piesku [=bežal] krabík bez domčeka a [=kryl] si zadoček listom. {„Nepozerajte!“|„Nepozerajte, prosím, sťahujem sa,“ [=červenal] sa, hoci červený bol aj predtým.} [Hero] sa slušne [otočil] a [ponúkol] pomoc.',
      ],
      tries: [
        '[Hero] [našiel] krásnu ružovú mušľu. {[=Bola] malá.|Krabík do nej [=strčil] jednu nohu a tá mu [=pochválila] farbu, no ďalej to [=nešlo/nejde].} Hľadajme.',
        '[=Skúsili] hrnček s uškom. {[=Vošiel] sa! Aj čaj.|Do hrnčeka sa [=zmestil], no každý mu doň [=chcel] naliať čaj.} Tadiaľto nie. Ale [=zahrialo] ho to.',
      ],
      solutions: [
        {
          id: 'vymena',
          text: [
            '„Nie si sám, kto vyrástol,“ [helper:povedal] [helper]. [Hero] [zavolal] všetkých krabov na pláž. {[=Postavili] sa do radu.|[=Postavili] sa podľa veľkosti, od hrášku po tanier, a na povel si každý [=prehodil] domček o jedného ďalej.} Hop! {Všetkým [=sedelo].|Všetkým [=sedelo] a ten najmenší [=dostal] vynovený, s výhľadom.} Krabík Kliešť [=zaklopal] klepetom na svoju novú stenu. [=Bola] akurát.',
          ],
        },
        {
          id: 'truhla',
          text: [
            '[Hero] [zbadal] v piesku mosadzný zvonček z lode. {Cink?|Kapitáni ho už dávno [=nepotrebovali/nepotrebujú] a vnútri [=bolo] priestranno a trochu sviatočne.} „Do zvončeka?“ [=čudoval] sa krabík. [=Vliezol]. [=Otočil] sa. Cink! {To je ono!|„Mám dom, čo vie hrať,“ [=jasal] a celá pláž [=vedela], kde sa práve nachádza.} More mu k tomu [=šumelo] druhý hlas.',
          ],
        },
      ],
      after: [
        'Krabík [=pozval] všetkých na kolaudáciu. {|Na stole [=boli] riasy na tri spôsoby a pre hostí zo súše jedno jablko.} More [=poslalo] vlnu, aby umyla riad.',
      ],
      fact: '[Hero] [našiel] krabíkovi Kliešťovi nový domček.',
    },
    {
      id: 'flasa',
      ask: 'Ktorou cestou sa ide k moru?',
      title: ['[Hero] a vlna, ktorá sa stratila', 'Malá vlna na suchu'],
      refrain: ['Šum, šum, more, kde si', 'Pomaly, po kvapkách'],
      spark: [
        'V kaluži na piesku [=sedela] malá vlna. {„Kde je more?“|„Išla som sa len pozrieť na deti,“ [=šepkala], „a kým som sa otočila, more odišlo na odliv.“} [Hero] k nej [čupol]. Slnko [=pripekalo] a vlnu treba odniesť domov.',
        'Čľup, čľup, [=čľupkalo] to v jamke. Vlna [=zaspala] pri odlive a [=zobudila] sa na suchu. {More [=bolo] ďaleko.|More [=bolo] ďaleko a [=tvárilo] sa, že mu nikto nechýba, no v skutočnosti sa [=obzeralo].} [Hero] [vzal] vedierko.',
      ],
      tries: [
        'Vedierko [=malo] dieru. {Kvap, kvap.|Kým [=prešli] tri kroky, vlna [=bola] zase v jamke a [=chichotala] sa, že to šteklí.} Skúsme to inak!',
        '[=Volali] na more. {[=Nepočulo].|More [=šumelo] a kto šumí, ten nepočuje, to je známa vec.} [Hero] [volal], až [=prišla] čajka, ale tá nosí len rybičky.',
      ],
      solutions: [
        {
          id: 'kanal',
          text: [
            '„Vykopeme ti cestičku,“ [povedal] [hero]. {Lopatka, piesok, lopatka.|Lopatka, piesok, [helper] [helper:hrabal] tiež a chodníček sa [=kľukatil] od jamky až po okraj mora.} Vlna sa [=vliala] dnu. [=Tiekla], [=tiekla], [=žblnkala]. {Čľup! Doma!|A na konci ju more [=chytilo] do náručia a [=zdvihlo] tak vysoko, ako sa zdvíhajú iba stratené deti.} More jej [=šumelo] do ucha.',
          ],
        },
        {
          id: 'dlane',
          text: [
            '[Hero] [urobil] z dlaní misku. [Helper] tiež. {Kvapku po kvapke.|Po troche, po hlte, tam a zas naspäť, a vlna im [=rozprávala], čo všetko [=videla] na súši: psa, zmrzlinu a jedny krásne sandále.} Posledné kvapky [=niesli] najopatrnejšie. More sa [=naklonilo]. {„Tu si!“|„Tu si, moja najmenšia,“ [=zašumelo] a na chvíľu [=ostalo] celkom hladké.} Vlna sa v ňom [=otočila] ako rybka.',
          ],
        },
      ],
      after: [
        'Malá vlna sa ešte [=vrátila] po členky. {|[=Pobozkala] každú nohu zvlášť a [=zobrala] si na pamiatku jeden kamienok.} More [=bolo] celé.',
      ],
      fact: '[Hero] [vrátil] moru stratenú vlnu.',
    },
  ],
  obstacles: [
    'Riasy sa [=zamotali] do kormidla. {Ako špagety.|[=Viseli] všade, zelené, dlhé, a kto ich [=odmotal] z nohy, tomu sa [=zamotali] okolo ruky.} [Helper] ich [helper:zaplietol] do vrkoča. [=Pristalo] to aj lodi.',
    'Vlny [=boli] väčšie a väčšie. {Hojda, hojda.|„Plávame hore,“ [=povedal] niekto, „a teraz dolu,“ a všetci [=mali] žalúdok chvíľu až v krku.} Potom more [=zívlo] a [=upokojilo] sa.',
  ],
  encounters: [
    'Okolo [=plával] morský koník a na chrbte [=viezol] poštu. {„List pre raka!“|„List pre raka, balík pre makrelu a pre vás pohľad,“ [=povedal] a naozaj sa na nich len pekne [=pozrel].}',
    'Na kameni sa [=opaľovali] tri tulene. {[=Otočili] sa naraz. Plesk.|Každú chvíľu sa naraz [=otočili] na druhú stranu, plesk, plesk, plesk, ako palacinky.} [Hero] im [zatlieskal].',
    'Rybka-čistička [=leštila] dno. {„Vyzujte sa, prosím.“|„Prosím vás, práve som vytrela oceán,“ [=zastavila] ich, „tak aspoň po krajíčku.“} A tak [=išli] po krajíčku.',
  ],
  favourite: [
    'Na poličke [=ležala] mušľa a pomaly, tíško v nej [=dýchalo] more.',
    'Perina [=mala] modré vlny. Dnes [=boli] celkom pokojné a po každej [=plával] jeden sen.',
  ],
}
