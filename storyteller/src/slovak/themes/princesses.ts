import type { ThemePack } from '../../realise/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const princesses: ThemePack = {
  words: [
    'princezn',
    'kráľ',
    'korunk',
    'korun',
    'zámok',
    'zámk',
    'bál',
    'bál',
    'závoj',
    'šat',
    'črievičk',
    'palác',
    'kráľovn',
  ],
  settings: [
    setting(
      'palac',
      'indoors',
      place('Šuchotavý palác', 'v Šuchotavom paláci', 'do Šuchotavého paláca', 'zo Šuchotavého paláca'),
      [
        'V Šuchotavom paláci [=šuchotali] závesy, šaty aj kráľovské noviny. {[Hero] tam [mal] izbu.|Princezné v ňom [=nosili] pod šatami tepláky, lebo na lustre sa v čipkách hojdať nedá, a [hero] [mal] izbu hneď pri tom lustri.} [=Voňalo] tam <ružami~vanilkou~voskom>.',
        'Ráno v paláci sa [=začínalo] trúbením a kašou. [Hero] [bežal] po kráľovskom zábradlí {bruchom dolu|bruchom dolu, čo princezné vedia a komorníci sa tvária, že nie}.',
      ],
      [
        'V zrkadlovej sále [=bolo] všetkého dvakrát. {|Kráľovský kocúr sa tam [=chodil] hádať s tým druhým, ktorý mu vždy skočil do reči.}',
      ],
      [
        'V paláci [=zhasínali] sviečky, jedna po druhej. Korunky si [=ľahli] na vankúšiky. {|Šaty [=viseli] v skrini a [=šuchotali] si posledné novinky, potom aj ony [=stíchli].} Princezné [=spali] v pyžamách.',
      ],
    ),
    setting(
      'zahrada',
      'land',
      place('kráľovská záhrada', 'v kráľovskej záhrade', 'do kráľovskej záhrady', 'z kráľovskej záhrady'),
      [
        'V kráľovskej záhrade [=strihali] kríky do tvaru kačíc. {[Hero] tam [sadil] ruže.|[Hero] tam s princeznami [sadil] ruže a hrášok, lebo princezná musí vedieť, pod koľkými matracmi ho ešte cítiť.} Pávy [=chodili] ako na bále.',
        'Fontána v záhrade [=striekala] na kráľovskú počesť. [Hero] [sedel] na jej okraji s nohami vo vode {a s korunkou nabok|a s korunkou nabok, tak sa nosí v utorok}. Ruže [=voňali].',
      ],
      ['V bludisku [=býval] záhradník. {|[=Nechcel], ale pred rokmi [=vošiel] a [=bolo] mu tam dobre.}'],
      [
        'Záhrada [=stíchla], pávy si [=zložili] vejáre a ruže [=zavreli] lupene. {|Fontána [=kvapkala] tenšie a tenšie, ako keď sa dorozpráva rozprávka.} Cesta k palácu [=bola] biela a mäkká.',
      ],
    ),
    setting(
      'vez',
      'indoors',
      place('Matracová veža', 'v Matracovej veži', 'do Matracovej veže', 'z Matracovej veže'),
      [
        'V Matracovej veži [=bolo] dvadsať matracov na sebe a hore [sedel] [hero]. {Výhľad na kráľovstvo!|Odtiaľ [=bolo] vidieť celé kráľovstvo, dva susedné a do hniezda na komíne.} Rebrík [=nosili] princezné so sebou.',
        'Každá princezná v kráľovstve [=mala] v Matracovej veži svoj deň na skákanie. {Dnes [skákal] [hero]!|V pondelok staršie, v utorok mladšie a dnes [mal] deň [hero], od raňajok po strop.}',
      ],
      [
        'Pod spodným matracom [=ležal] hrášok, slávny. {|Každý večer mu niekto [=prišiel] zaželať dobrú noc a opýtať sa, či netlačí naňho.}',
      ],
      [
        'Matrace si [=vydýchli]. Hore [=bolo] ticho, nízko [=svietil] mesiac a perina [=bola] taká veľká, že sa do nej [=zmestil] aj večer. {|Hrášok dolu [=zaspal] prvý.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'princezna',
      'princezná Bambuľka',
      [
        'Princezná Bambuľka má korunku z kuchynskej gumičky. {|Tá zlatá jej padá do polievky a v polievke sa zlato horšie hľadá.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'zaba',
      'žabí princ Kvakoslav',
      ['Žabí princ Kvakoslav chodí do paláca na palacinky. {|Odkliať sa nechce, v rybníku má schôdze.}'],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'kralovna',
      'kráľovná Apolena',
      [
        'Na chodbe sa [=zjavila] kráľovná Apolena v zástere. {„Kráľovsky pomôžem.“|„Kráľovať budem o štvrtej,“ [=povedala], „dovtedy som voľná a viem robiť uzly.“} Korunu si [=odložila] do vrecka.',
      ],
      ['Kráľovná Apolena si [=vyzula] črievičky a v ponožkách [=prešla] palác, a každému [=napravila] perinu.'],
    ),
    figure(
      'komornik',
      'komorník Alfonz',
      [
        'Spoza závesu [=vystúpil] komorník Alfonz. {„Želáte si?“|„Ráčili ste si povzdychnúť,“ [=poklonil] sa, „na povzdych mám čaj, radu alebo rebrík.“} A [=podal] všetko naraz.',
      ],
      ['Komorník Alfonz [=zložil] biele rukavice, prst po prste, a [=uložil] ich do škatuľky spať.'],
    ),
    figure(
      'pav',
      'páv Ferdinand',
      [
        'Po schodoch [=schádzal] páv Ferdinand a chvost mu [=ťukal]: ťuk, ťuk. {„Som krásny a pomôžem.“|„Som krásny, viem,“ [=povedal], „ale občas som aj užitočný, dnes napríklad mám chvíľu.“}',
      ],
      ['Páv Ferdinand [=zložil] všetky oči na chvoste a potom aj tie dve svoje.'],
    ),
  ],
  problems: [
    {
      id: 'bal',
      ask: 'Na čom sa dá zahrať na kráľovskom bále?',
      title: ['[Hero] a bál bez hudby', 'Bál, na ktorom sa mlčalo'],
      refrain: ['Jeden krok a úklon, hop', 'Kto nemá husle, nech tlieska'],
      spark: [
        'Večer [=mal] byť v paláci bál a kapela [=ochorela]. {Všetci [=kýchali]!|Husliar [=mal] líca ako bubon, bubeník ako dve husle a dirigent [=kýchal] v trojštvrťovom takte.} Princezné [=stáli] v šatách a [=mlčali]. [Hero] [povedal]: nebude to bez hudby.',
        'Na kráľovskom bále [=bolo] ticho, až [=bolo] počuť šuchot šiat. {Hudobníci [=neprišli/neprichádzajú].|Hudobníkom sa [=pokazil] koč pri rybníku a žaby ich [=nechceli] pustiť, vraj ešte jednu.} Kto zahrá princeznám? [Hero] [rozmýšľal].',
      ],
      tries: [
        '[Hero] [zahral] na hrebeň. {Bzz. Pávy [=utekali].|[=Bzučalo] to krásne, lenže pávy si [=mysleli], že ide sršeň, a [=vyliezli] na luster.} Treba niečo iné.',
        '[Helper] [helper:zaspieval] pieseň o dani z jabĺk. {[=Bola] dlhá.|[=Mala] štyridsať slôh a pri šiestej si kráľ [=ľahol] na trón.} Na tanec to nie je.',
      ],
      solutions: [
        {
          id: 'kuchyna',
          text: [
            '„Hudba je v kuchyni!“ [zvolal] [hero]. Hrnce, varechy, poháre s vodou. {Cink, bum, cink!|Hrubý hrniec [=hral] basu, poháre zvončeky, [helper] na strúhadle [helper:pridal] čosi ako jar.} Princezné si [=vyzuli] črievičky. Cink, bum, úklon, hop! {Bál ako hrom.|[=Tancovalo] sa až na schodoch, kráľ s kuchárkou, kráľovná s minútkami na vajcia, a lyžica [=udávala] takt.} Palác sa [=roztancoval].',
          ],
        },
        {
          id: 'dazd',
          text: [
            '[Hero] [otvoril] okná. Vonku [=pršalo]. {Kvap, klop, kvap.|Kvap na rímsu, klop na sklo, tam na vedro, a keď sa to [=spojilo], [=bol] z toho valčík.} „Počúvajte, princezné,“ [povedal]. [Helper] [helper:podložil] pod kvapky misky, každú inú. {A [=tancovali].|Každá miska [=mala] svoj tón a dážď si [=dal] záležať, ešte nikdy [=nehral] v paláci.} [=Tancovali], kým [=nevyšla] hviezda.',
          ],
        },
      ],
      after: [
        'Črievičky si na konci nikto [=nevedel] nájsť. {|Tak sa princezné domov [=viezli] v cudzích a [=boli] z toho nové kamarátstva.} Bál [=bol] slávny.',
      ],
      fact: '[Hero] [zachránil] kráľovský bál bez hudby.',
    },
    {
      id: 'hrasok',
      ask: 'Kde sa najlepšie spí hrášku?',
      title: ['[Hero] a hrášok, ktorý nemohol spať', 'Princezná na hrášku naopak'],
      refrain: ['Guľa, guľa, netlačí', 'Mäkko hore, mäkko dolu'],
      spark: [
        'Z kráľovskej postele sa [=ozval] tenký hlások. {„Ja, hrášok! Tlačí ma princezná!“|„Celý život hovorí každý o nej,“ [=vravel] hrášok spod matraca, „ale mňa sa neopýta nik, a pritom princezná tlačí mňa.“} [Hero] ho [vzal] na dlaň. Ako pomôcť hrášku?',
        'Pod dvadsiatimi matracmi niekto [=vzdychal]. {Hrášok!|[=Bol] to ten slávny hrášok, zelený a nevyspatý, s kruhmi pod bruškom.} „Dvesto rokov ležím a nespím,“ [=zašepkal]. [Hero] sa k nemu [sklonil].',
      ],
      tries: [
        '[=Dali] hrášku na bruško vatu. {[=Spadol] z nej.|Hrášok je guľatý a z vaty sa [=skotúľal] na jednu stranu, z druhej na druhú.} Ešte to nie je ono.',
        '[Helper] [helper:zaspieval] uspávanku. {Hrášok [=spieval] tiež.|Hrášok sa [=pridal], [=vymyslel] druhý hlas a [=bolo] po spaní.} Princezné [=tlieskali]. Skúsme inak.',
      ],
      solutions: [
        {
          id: 'struk',
          text: [
            '„Kde si spal, keď ti bolo najlepšie?“ [spýtal sa] [hero]. „V struku. S bratmi.“ {Princezné [=ušili] zamatový struk a doň [=vložili] gombíky.|A tak princezné [=priniesli] zelený zamat, [=ušili] vankúšik v tvare struku a [helper] doň [helper:vsypal] šesť gombíkov namiesto bratov.} Hrášok si [=ľahol] medzi ne. {„Akurát,“ [=zívol].|„Ten tretí dokonca chrápe ako Jožo,“ [=šepol] dojatý a [=zavrel] oči.} Kráľovstvo [=chodilo] po špičkách.',
          ],
        },
        {
          id: 'zem',
          text: [
            '[Hero] [rozmýšľal], čo má hrášok naozaj rád. {„Zem!“|„Hlinu, vodu a spoločnosť,“ [=vymenoval] hrášok, „a nie kráľovskú rodinu na chrbte.“} A tak ho [=zaniesli] do záhrady. Malá jamka, perinka z hliny. [Helper] ho [helper:polial]. {„Dobrú noc,“ [=povedal].|„Toto je matrac,“ [=vydýchol] hrášok a prvý raz za dvesto rokov [=zaspal].} Na jar z neho bude celá rodina.',
          ],
        },
      ],
      after: [
        'Princezné [=zrušili] skúšky s hráškom. {|Kto chce byť princezná, nech povie, ako sa má hrášok, a stačí.} V kráľovstve [=bol] pokoj.',
      ],
      fact: '[Hero] [pomohol] kráľovskému hrášku zaspať.',
    },
    {
      id: 'drak',
      ask: 'Ako vysvetliť princom, že netreba zachraňovať?',
      title: ['[Hero] a princezná, ktorá nechcela byť zachránená', 'Drak na návšteve v paláci'],
      refrain: ['Klop, klop, dvere dokorán', 'Ku každej veži vedú schody'],
      spark: [
        'Princezná Adriana [=sedela] vo veži s drakom. {Všetci ju [=šli] zachrániť!|Pod vežou [=stálo] šesť princov s rebríkmi a [=dohadovali] sa, kto bude prvý, a pritom tam princezná s drakom [=hrala] domino.} „Nech idú preč,“ [=volala]. [Hero] [chcel] vedieť prečo.',
        'Na kráľovstvo [=prišla] správa: drak uniesol princeznú! {Nie je pravda.|V skutočnosti si ho princezná Adriana pozvala na kakao, len to zabudla napísať na lístok.} Pod vežou [=bol] už zástup. [Hero] [išiel] veci vysvetliť.',
      ],
      tries: [
        '[Hero] princom [povedal]: „Všetko je v poriadku.“ {[=Nepočuli] pre brnenie.|Lenže v prilbách nič [=nepočuli] a [=zasalutovali] nesprávnym smerom.} Hlasnejšie nepomáha.',
        '[Helper] [helper:napísal] tabuľu „Nezachraňovať“. {Nikto ju [=nečítal].|Princ z ľavého krídla [=držal] rebrík a [=čítal] ju hore nohami, z čoho [=vyšlo] čosi o rakovi.} Ešte raz.',
      ],
      solutions: [
        {
          id: 'kakao',
          text: [
            '„Pozvime všetkých hore,“ [povedal] [hero]. Drak [=zohrial] hrniec kakaa, jediným výdychom. {Princovia si [=zložili] prilby.|Princovia si [=zložili] prilby, [=utreli] nohy a do jedného [=priznali], že sa vlastne radi hrajú domino.} [Helper] [helper:nalieval]. Princezná Adriana [=rozdala] kocky. {[=Vyhral] drak.|[=Vyhral] drak, lebo [=mal] kocky aj na chvoste, a nikomu to [=neprekážalo].} Na veži [=bolo] veselo.',
          ],
        },
        {
          id: 'zoznam',
          text: [
            '[Hero] [vzal] papier: „Kto potrebuje zachrániť naozaj?“ {Mačka. Mucha. Kuchár.|[=Prihlásila] sa mačka na streche, kuchár pod kopou zemiakov a jedna korunka v studni.} Princovia sa [=rozbehli]. [Helper] im [helper:ukazoval] smer. {A [=bolo] dobre.|Do večera [=bolo] zachránené všetko, čo zachrániť [=chcelo], a princezná s drakom [=dohrali] partiu.} Tak sa to v kráľovstve má.',
          ],
        },
      ],
      after: [
        'Na dvere veže [=pribudol] zvonček: „Raz princezná, dvakrát drak.“ {|Princovia si odvtedy najprv zazvonia a nosia so sebou domino.}',
      ],
      fact: '[Hero] [vysvetlil] princom, že princeznú Adrianu netreba zachraňovať.',
    },
  ],
  obstacles: [
    'Kráľovská vlečka sa [=zachytila] medzi dvere. {Šuch!|Na jednej strane [=bola] princezná, na druhej sedem metrov šiat a v strede dvere, ktoré [=nevedeli], koho pustiť.} [Hero] ju [vyslobodil] ako špagetu.',
    'Palácové chodby sa [=podobali] jedna druhej. {Kde sme?|Už tretí raz [=išli] okolo obrazu prastrýka, ktorý zakaždým [=vyzeral] pobavenejšie.} [=Pomohla] vôňa koláčov z kuchyne.',
  ],
  encounters: [
    'Na chodbe princezné [=závodili] v papučiach. {Šmyk!|Šmyk po mramore, kráľ [=bol] cieľová páska a [=držal] sa statočne.} [Hero] [odpískal] štart.',
    'Kráľovský šašo [=plakal] nad cibuľou. {„Aj to je práca.“|„Smejú sa mi aj pri tomto,“ [=posťažoval] sa, „a ja len varím guláš.“} Princezná mu [=podala] okuliare.',
    'Okolo [=kráčala] jedna črievička. {Sama!|Sama, [=hľadala] druhú, a tá ju [=hľadala] od druhej strany paláca.} [Hero] ich [zoznámil].',
  ],
  favourite: [
    'Na stolíku [=ležala] korunka a na nej pyžamová čiapka. Aj kráľovstvo má nočné hodiny.',
    'Nad posteľou [=visel] závoj, mäkký ako hmla, a pod ním sa dobre [=snívalo/sníva].',
  ],
}
