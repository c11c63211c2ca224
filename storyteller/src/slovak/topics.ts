import type { Topic } from '../realise/pack.ts'

/** A word that begins so: "zúbk" finds zúbky, zúbkami; letters with marks count as letters. */
const begins = (stems: string) => new RegExp(`(?<!\\p{L})(?:${stems})`, 'u')
/** Two stems in one sentence, in this order or the other. */
const both = (one: string, other: string) =>
  new RegExp(
    `(?<!\\p{L})(?:${one})[^.!?]*(?<!\\p{L})(?:${other})|(?<!\\p{L})(?:${other})[^.!?]*(?<!\\p{L})(?:${one})`,
    'u',
  )

const PET = 'ps[aíi]|pes|psí|mačk|maci|mačiatk|šteniat|škreč|zajačik|králič|morč|andulk|papagáj|rybičk|korytnač|zvierat'
const GRANDS = 'bab[ičk]|starej mam|stará mam|starú mam|dedk|ded[oau]|starý ot|star[ée]ho ot'
const GONE =
  'zomr|umrel|umrela|odiš(?:iel|la) (?:\\p{L}+ ){0,3}do neba|je v nebi|v nebíčk|už nie je|pohreb|stratil[ai]? sme'

/** What parents ask for most, in inflected Slovak. Order matters: the first that fits is told. */
export const topics: readonly Topic[] = [
  {
    id: 'teeth',
    match: [begins('zúbk|zub[yoa]|zubk|kefk|kefu zubn|zubár|vypad(?:ol|ne|áva) (?:mu |jej )?zub')],
    early: [
      '[Hero] [mal] dnes zúbky ako perličky. {Umyté hore aj dolu.|Umyté hore, dolu a aj vzadu, kam sa kefka musí učiť liezť.} ((Zrkadlo v kúpeľni si od toho lesku [=zažmúrilo/žmúri] jedno oko.))',
      'Zubná kefka [=stála] v poháriku celá hrdá. {Zúbky [=boli] čisté!|Dnes [=pracovala/pracuje] poctivo, každý zúbok [=dostal] svoju pesničku aj ten celkom vzadu.}',
    ],
    scene: [
      'Na ceste [=sedel] bobor a labkou si [=zakryl] ústa. {„Mám zúbky celé žlté.“|„Kefku mám, len neviem, ktorou stranou,“ [=priznal] sa.} [Hero] mu to [ukázal]: dokola, hore, dolu. {O chvíľu [=svietili].|Bobor si [=čistil] zúbky tak zanietene, až [=mal] penu na ušiach, a potom sa [=usmieval] na každú kaluž.}',
    ],
    echo: [
      'Zúbky [=boli] čisté a hladké a v ústach [=zostala] jemná mäta.',
      'Aj kefka už [=odpočívala] v poháriku. Zúbky [=ležali] vedľa seba ako v teplých postieľkach.',
    ],
  },
  {
    id: 'pet-lost',
    match: [both(PET, GONE), both(PET, 'odišiel|odišla|ušiel|ušla|chýba')],
    early: [
      'Doma v kúte [=ostal] prázdny pelech. Niekto s mäkkými ušami veľmi [=chýbal].',
      'Niekto malý a huňatý už doma [=nebol]. {[Hero] na to [myslel].|[Hero] [nechával/necháva] dvere pootvorené, tak zo zvyku.}',
    ],
    scene: [
      'Stará korytnačka sa [=opýtala], prečo je [hero] tak ticho. „Niekto mi chýba,“ [povedal] [hero]. {„To je láska, čo ostala,“ [=povedala] korytnačka.|„Keď niekto odíde, láska ostane,“ [=povedala] korytnačka. „Najprv je ťažká ako kameň. Potom hreje ako kameň zo slnka.“} Chvíľu [=sedeli] tesne vedľa seba.',
    ],
    echo: [
      '[Hero] si [spomenul] na dve mäkké uši. [=Bola] to teplá spomienka. Láska neodchádza, schúli sa v srdci a potichu hreje.',
    ],
  },
  {
    id: 'loss',
    match: [both(`${GRANDS}|ocko|ocka|mama|mamička|ujo|teta|kamarát`, GONE), begins('zomrel|umrel|smútk|pohreb')],
    early: [
      'Niekto milovaný [=chýbal]. {[=Bolo] to tiché chýbanie.|[=Bolo] to tiché chýbanie, také, čo si sadne vedľa a nič nehovorí.}',
      'Doma [=stálo] prázdne kreslo. [Hero] naň [pozeral] a [spomínal/spomína] na toho, kto v ňom sedával.',
    ],
    scene: [
      'Pri ceste [=stál] starý strom. „Kedysi ma niekto hladil po kôre,“ [=zašumel]. {„Tú teplú dlaň v sebe mám.“|„Už nepríde, no ja som za tým hlasom roky rástol, a tak som rovno v jeho tvare.“} [Hero] [priložil] dlaň na kmeň. [=Bol] teplý.',
    ],
    echo: ['[Hero] [myslel] na toho, kto chýba. Láska [=bola] blízko, mäkká a tichá ako perina.'],
  },
  {
    id: 'two-homes',
    match: [
      begins('rozvod|rozvied|rozchádz|rozišli'),
      both('ocko|tato|otec|mama|mamin|rodič', 'dva domovy|dvoch domov|býva inde|odsťahoval|nebýva|dvoch bytoch'),
    ],
    early: [
      '[Hero] [mal] dve zubné kefky, jednu tu a jednu tam. {Aj dve postele.|A dve postele, dve okná a pred každým svoj strom.}',
    ],
    scene: [
      'Na brehu [=býval] bocian a [=mal] dve hniezda. „V ktorom si doma?“ [spýtal sa] [hero]. {„V oboch. Aj tu, aj tam ma majú radi.“|„Kým letím z jedného do druhého, som doma v tom, že ma v oboch čakajú,“ [=povedal] bocian. „A to nie je ani trochu menej.“}',
    ],
    echo: ['Dva domovy, dve lampičky, a v oboch hreje tá istá láska. [Hero] to [vedel] a [dýchal] pokojne.'],
  },
  {
    id: 'dark',
    match: [
      both(
        'boj[íaí]|bál|bála|báť|strach|bojíme',
        'tm[aeyu]|tmou|noc|nocou|príšer|strašid|bubák|sám spať|sama spať|spať',
      ),
      begins('tmy|príšer|strašidl|bubák|nočnej mory|zlé sny|zlých snov'),
    ],
    early: [
      'Tma [=prišla] pod okno a nesmelo [=klopala]. {Aj tma sa hanbí.|Len [hero] [vedel], že aj tma je prvý raz v cudzej izbe trochu nesvoja.}',
    ],
    scene: [
      'V kríku [=sedel] malý bubáčik a [=triasol] sa. „Bojím sa svetla,“ [=priznal]. {„A ja tmy,“ [povedal] [hero]. [=Podali] si ruky.|„To je zvláštne, niekto sa bojí tmy a ty svetla,“ [povedal] [hero]. [=Podali] si ruky presne na polceste, kde je šero, a tam sa nebojí nikto.} [=Bolo] im hneď lepšie.',
    ],
    echo: [
      'Tma [=bola] mäkká a tmavomodrá. [=Sadla] si na koniec postele a tíško [=strážila] sny.',
      'Lampička [=svietila] a tma sa k nej [=pritúlila] ako mačka. [=Bolo] v nej teplo a bezpečne.',
    ],
  },
  {
    id: 'potty',
    match: [begins('nočník|nocnik|plienk|plienoč|ciká|kaká|záchod|pociká|pocik')],
    early: [
      'V kúpeľni [=čakal] nočník, trpezlivý a trochu hrdý. {[=Mal] dnes službu.|[=Vedel], že raz príde jeho chvíľa, a tá [=bola] práve dnes.}',
    ],
    scene: [
      'Medvedík [=prešľapoval/prešľapuje] z labky na labku. „Potrebujem, a neviem ako,“ [=šepol]. {„Sadni si a počkaj,“ [povedal] [hero]. Žblnk!|„Sadneš si, chvíľku počkáš a zaspievaš si,“ [povedal] [hero]. Medvedík si [=sadol], [=spieval], a pri druhej slohe to [=urobilo] žblnk.} To [=bolo] radosti!',
    ],
    echo: ['Nočník [=stál] v kúte, umytý a spokojný. Všetko [=bolo] suché, čisté a teplé.'],
  },
  {
    id: 'doctor',
    match: [
      begins(
        'doktor|lekár|pediat|injekc|očkov|nemocnic|pichn|chorý|chorá|choré|ochore|horúčk|teplot|operác|sadr|zlomen|kašeľ|kašl|sopľ',
      ),
    ],
    early: [
      'Na stoličke [=sedel] plyšový medveď s obväzom na uchu. {[Hero] ho [liečil/lieči].|[Hero] mu ho [zaviazal] na mašľu, lebo s mašľou sa každé ucho hojí rýchlejšie.}',
    ],
    scene: [
      'Pani doktorka Čajočka [=mala] ordináciu v pníku. Ježko [=mal] dostať injekciu a [=triasol] sa. {„Pichliač na pichliač,“ [zasmial sa] [hero].|„Ty, čo máš pichliačov tisíc?“ [povedal] [hero]. Ježko sa [=zamyslel]. „Keď je to jeden k tisícu, to vydržím.“} Štip, a [=bolo] po všetkom. [=Dostal] nálepku.',
    ],
    echo: ['Telo teraz v pokoji [=oddychovalo]. Vo sne sa všetko hojí najlepšie, potichu a v teple.'],
  },
  {
    id: 'first-day',
    match: [
      both('prv[ýáéú]|prvýkrát|prvý raz|začína|nastup|nov[áúej]', 'škôlk|škôl|škol|škole|školy|jasl|družin|tried'),
      begins('škôlk|škôlč|jasle|jaslí|prváč|prvák'),
    ],
    early: [
      'Pri dverách [=stála] zbalená taštička na prvý deň. {[Hero] ju [pohladil].|[Hero] do nej [nazrel] už piaty raz a všetko tam [=bolo], aj tá malá starosť, čo sa [=nezmestila] do bruška.}',
      'Zajtra [=čakal] prvý deň. Nový vešiačik, nové mená. {V bruchu to [=šteklilo].|V bruchu to [=šteklilo], tak chodí vrabec v papučiach.}',
    ],
    scene: [
      'Pred veľkou bránou [=stálo] kačiatko s kapsičkou. {„Čo ak nikoho nepoznám?“|„Čo ak sa všetci poznajú a ja poznám iba seba?“ [=pýtalo] sa.} „Prvý deň je ako studená voda,“ [povedal] [hero], „studený je iba prvý prst.“ Kačiatko [=vošlo]. {[=Mávalo] im z okna!|O chvíľu už [=mávalo] z okna a vedľa [=mávali] ďalší traja.}',
    ],
    echo: [
      'Taštička na prvý deň [=stála] pri dverách, tichá a pripravená. Niekde na vešiačiku už [=čakalo] miesto.',
      'Zajtra bude prvý deň a bude milý. Dnes [=bol] len mäkký, pomalý večer.',
    ],
  },
  {
    id: 'sibling',
    match: [
      begins('súroden|bábätk|bábo|bábä|novorod|tehot'),
      both('nov[ýáéúo]|mal[ýáéú]|čaká|narod|bude mať|prišiel|prišla|pribud', 'brat|brač|brášk|sestr|sestričk'),
    ],
    early: [
      'Doma [=pribudol] niekto celkom nový. {Prsty [=mal] ako hrášky.|Prsty [=mal] ako hrášky, hlas ako sirénka a [=spal] veľmi poctivo.}',
      'Doma sa [=chodilo] po špičkách, bábätko [=spalo]. {Všetky kolená [=boli] obsadené.|Všetky kolená [=boli] obsadené, a to je niekedy ťažká vec.}',
    ],
    scene: [
      'V hniezde [=sedela] vtáčia mama a vedľa nej malé aj väčšie. „Máš to veľké menej rada?“ [spýtal sa] [hero]. {„Kdeže. Pozri, aké mám krídla.“|„Láska nie je koláč,“ [=povedala], „neubudne z nej, keď príde ďalší tanier. Len krídla sa musia roztiahnuť, a pozri, aké ich mám.“} A to väčšie [=malo] miesto najbližšie k srdcu.',
    ],
    echo: [
      'Vedľa v izbe tíško [=dýchalo] bábätko. V tomto dome [=bolo] miesta aj lásky dosť pre všetkých.',
      'Veľký aj malý [=spali] pod jednou strechou a jedno „dobrú noc“ [=patrilo] obom.',
    ],
  },
  {
    id: 'moving',
    match: [begins('sťahov|sťahuj|presťahov|nov[ýéom]+ (?:byt|dom|izb)|nov[áúej]+ izb')],
    early: [
      'V izbe [=stáli] škatule s nápismi: knihy, medvede, rôzne. {Najväčšia [=bola] „rôzne“.|Najväčšia [=bola] „rôzne“ a v nej [=cestovalo] všetko, čo má človek najradšej.}',
    ],
    scene: [
      'Slimák [=sťahoval/sťahuje] domček na druhú stranu cesty. {„Kde si doma?“ „Tu, kde ja.“|„Nebude ti smutno?“ [spýtal sa] [hero]. „Trochu za výhľadom,“ [=povedal] slimák, „no dom je to, čo si nesiem, a v ňom voniam ja.“} [Hero] mu [ukázal] pekné miesto v tráve.',
    ],
    echo: ['Aj v novej izbe [=bola] tá istá perina a to isté „dobrú noc“. Domov sa [=presťahoval] spolu s nimi.'],
  },
  {
    id: 'quarrel',
    match: [
      begins(
        'háda|hádk|pohád|pohnev|nahnev|hnevá|hneval|zlosť|zúri|vzdor|prepáč|ospravedl|podeliť|delí|deliť|požičia|bij[eú]|bitk|pobil',
      ),
    ],
    early: [
      'V bruchu [=sedela] malá hnevučka a [=kopala] nožičkami. {Dup, dup.|[Hero] [vedel], odkiaľ je: z dnešného „to je moje“ a „nie, moje“.}',
    ],
    scene: [
      'Na konári [=sedeli] dve sýkorky chrbtom k sebe. {„Nehovoríme spolu.“|„My spolu nehovoríme,“ [=povedali] naraz, „povedz jej to.“ „Povedz jej to ty.“} [Hero] [položil] medzi ne jedno slnečnicové semienko. Ticho. Potom [=zaznelo] malé prepáč. {A druhé.|A hneď za ním druhé, a semienko sa [=rozdelilo] presne na polovicu.}',
    ],
    echo: ['Hnevučka si [=ľahla] a [=zaspala]. Na jej mieste [=bolo] mäkko a teplo, ako keď sa niekto objíme.'],
  },
  {
    id: 'bullying',
    match: [
      begins(
        'posmiev|vysmiev|šikan|ubližuj|nadáva|nikto sa s n|nemá kamarát|sám cez prestáv|sama cez prestáv|osamel|okuliar',
      ),
    ],
    early: ['Dnes niekto [=povedal] niečo, čo [=pichlo/pichá]. [Hero] si to [niesol] domov ako kamienok v topánke.'],
    scene: [
      'Pri ceste [=stálo] škaredé káčatko, teda ono si tak [=hovorilo]. {„Smejú sa mi.“|„Smejú sa mi, že mám dlhý krk,“ [=šepkalo].} „A vidíš ním ďalej?“ [spýtal sa] [hero]. „Vidím až za vodu.“ {„Tak vidíš.“|„Tak nech sa smejú zblízka, ty sa pozeraj do diaľky. A ja budem stáť pri tebe.“} Káčatko [=vystrelo/vystiera] krk.',
    ],
    echo: [
      'Kamienok z topánky [=ležal] na okne a už [=netlačil/netlačí]. [Hero] [vedel]: každý je dobrý presne taký, aký je. A vždy niekto stojí.',
    ],
  },
  {
    id: 'lost-toy',
    match: [
      both(
        'strat|nevie nájsť|nevieme nájsť|zabud|nechal',
        'hračk|plyš|macík|mack[auo]|medved|zajac|zajko|bábik|dudl|cumel|dečk|deku|auto|autíč',
      ),
    ],
    early: [
      'Jedno miesto na vankúši [=bolo] dnes prázdne. {Hračka sa [=stratila].|Stratená hračka možno práve [=spala] kdesi v cudzej tráve a [=čakala], kým ju niekto objaví.}',
    ],
    scene: [
      'Na lavičke [=sedela] hračka a nikde nikto. {[Hero] jej [dal] lístok: „Tu som!“|[Hero] jej [dal] na krk lístok „som tu a čakám“ a na hlavu list, keby pršalo.} O chvíľu [=pribehlo] dieťa a [=objalo] ju. {Také objatie!|Stratené veci vedia čakať, lebo vedia, že ich niekto hľadá.}',
    ],
    echo: ['Aj stratená hračka kdesi tíško [=spala], niekým prikrytá. A vankúš jej dovtedy [=držal] teplé miesto.'],
  },
  {
    id: 'grandparent',
    match: [begins(GRANDS)],
    early: [
      'Od babky a dedka [=prišla] pohľadnica, trochu pokrčená od pusinky. {„Myslíme na teba.“|„Myslíme na teba pri káve aj pri kurčatách,“ [=stálo] na nej krivým písmom.}',
    ],
    scene: [
      'Na streche [=sedeli] lastovičky, mladá a stará. {„Keď si ďaleko, myslím silnejšie,“ [=povedala] stará.|„A keď odletím ďaleko, si stále moja starká?“ [=spýtala] sa mladá. „Aj cez more,“ [=povedala] stará, „myšlienky nepotrebujú krídla.“} [Hero] ich [počúval] a [usmial] sa.',
    ],
    echo: ['Kdesi ďaleko babka a dedko [=zhasli] lampu a [=mysleli] na to isté. Taká myšlienka hreje aj cez kopce.'],
  },
  {
    id: 'pet',
    match: [
      /(?<!\p{L})(?<pet>psíka?|psa|pes|mačk[auy]|mačiatko|šteniatko|škrečk?[ae]?k?a?|zajačika?|králika?|morča|korytnačk[auy]|papagája?|andulk[auy])(?: sa)? (?:ktor[ýáé] sa volá|menom|volá sa|volaj[uú] ho|volaj[uú] ju)\s+(?<meno>\p{L}+)/u,
      begins(PET),
    ],
    early: [
      'Doma [=čakal] niekto, kto má {labky|labky, mokrý nos a jasnú predstavu, kedy je večera}. Zvieratko [=sedelo] pri dverách a [=pozeralo].',
    ],
    scene: [
      'Cestou [=stretli/stretávajú] zvieratko, ktoré [=nemalo] nikoho na škrabkanie za ušami. {[Hero] ho [poškrabkal].|[Hero] ho [poškrabkal] najprv za jedným uchom, potom za druhým, a napokon, lebo si to [=vypýtalo/pýta], pod bradou.} Chvost mu [=tancoval].',
    ],
    echo: ['Zvieratko sa [=stočilo] do klbka blízko postele. Jeho dych [=bol] teplý, tichý a pravidelný.'],
  },
]

/** Tonight's wish, where no topic fits; the parent's own words stand as a title, a sign or a drawing, so that any words fit. */
export const wish: Pick<Topic, 'early' | 'scene' | 'echo'> = {
  early: [
    'Na stole [=ležal] lístok s dnešným prianím: [wish]. {[Hero] si ho [schoval] do vrecka.|[Hero] ho [prečítal] dva razy, [poskladal] na štvorček a [schoval] do vrecka, kam sa dávajú dôležité veci.}',
    '„A dnes si niečo želám,“ [povedal] [hero] a [nakreslil] to: [wish]. {Obrázok [=išiel] tiež.|Obrázok sa [=vydal] na cestu vo vrecku a trochu [=šuchotal].}',
    'Na okne [=visel] odkaz, napísaný prstom na zarosené sklo: [wish]. {|A pretože odkazy na sklách treba brať vážne, [hero] na to celý deň [myslel].}',
  ],
  scene: [
    'Cestou [=sedel] maliar a [=kreslil], čo mu kto povedal. „Čo by to malo byť?“ [=opýtal] sa. [Hero] [povedal]: [wish]. {Hneď [=kreslil].|Maliar [=namočil] štetec, [=vyplazil/vyplazuje] jazyk a [=kreslil], až sa z plátna [=ozval] smiech.} [=Bolo] to tam celé. Presne tak.',
    'Na rázcestí [=hrali] divadlo pre jedného. Na plagáte [=stálo]: [wish]. {[Hero] [tlieskal].|Hercami [=boli] dve myši a jeden dáždnik, no [=hrali] to tak, že sa [=zastavil] aj vietor.} Najkrajší [=bol] koniec.',
    'Vtom [hero] [zbadal] na oblohe mrak. [=Vyzeral] presne ako prianie z vrecka: [wish]. {|Chvíľu sa [=držal] pokope, potom sa [=usmial] a [=plával] ďalej, potešiť zas niekoho iného.}',
  ],
  echo: [
    'Lístok s prianím [=ležal] na nočnom stolíku: [wish]. Do rána z neho bude sen.',
    'V tme ešte chvíľu [=svietilo] dnešné prianie, [wish], celkom potichu, ako hviezda.',
    'Prianie [wish] si [=ľahlo] pod vankúš. Tam sa želaniam spí najlepšie.',
  ],
}
