/**
 * Past tense, masculine, and the present that tells the same in a story told in the present. A perfective past stands with its
 * imperfective present, because a perfective present would mean the future (našiel – nachádza, never nájde). Facts of grammar,
 * gathered for the verbs of our own stories.
 */
export const PAIRS = `
bol je; nebol nie je; mal má; nemal nemá; chcel chce; nechcel nechce; vedel vie; nevedel nevie; mohol môže
nemohol nemôže; musel musí; išiel ide; šiel ide; stál stojí; sedel sedí; ležal leží; spal spí; visel visí
držal drží; kričal kričí; mlčal mlčí; bežal beží; letel letí; videl vidí; nevidel nevidí; počul počuje
nepočul nepočuje; bál bojí; nebál nebojí; smial smeje; nesmial nesmeje; hral hrá; nehral nehrá; znel znie; vial veje
hrial hreje; siahal siaha; rástol rastie; niesol nesie; viezol vezie; viedol vedie; tiekol tečie; liezol lezie
jedol je; pásol pasie; tiahol tiahne; kládol kladie; dohorel dohára; doháral dohára; čkal čká; nedial nedeje; prikotúľal kotúľa; chladil chladí; plával pláva; plakal plače; skákal skáče
kýchal kýcha; písal píše; česal češe; viazal viaže; triasol trasie; mrmlal mrmle; šepkal šepká; šeptal šepká
lúskal lúska; klopal klope; sypal sype; žehlil žehlí; priadol pradie; žil žije; pil pije; varil varí; vravel vraví
veril verí; tvrdil tvrdí; ladil ladí; radil radí; riadil riadi; svietil svieti; lepil lepí; leštil leští
čistil čistí; sušil suší; ostril ostrí; sadil sadí; slúžil slúži; krúžil krúži; vážil váži; nosil nosí; chodil chodí
robil robí; učil učí; kreslil kreslí; točil točí; tlačil tlačí; trčal trčí; blikal bliká; hlásil hlási; hladil hladí
hovoril hovorí; prosil prosí; patril patrí; chutil chutí; dymil dymí; fučal fučí; hundral hundre; syčal syčí
vrčal vrčí; bzučal bzučí; funel funí; voňal vonia; šumel šumí; šušťal šuští; šuchotal šuchoce; ligotal ligoce
chichotal chichoce; tmavol tmavne; mäkol mäkne; chladol chladne; hustol hustne; zelenel zelenie; meškal mešká
nemeškal nemešká; trval trvá; ťahal ťahá; zíval zíva; jasal jasá; díval díva; hojdal hojdá; kolísal kolíše
kĺzal kĺže; žblnkal žblnká; zurčal zurčí; striekal strieka; vŕzgal vŕzga; nevŕzgal nevŕzga; cinkal cinká
hýbal hýbe; myslel myslí; nemyslel nemyslí; nezačal nezačína; začal začína; prestal prestáva
vstal vstáva; nevstal nevstáva; ostal ostáva; zostal zostáva; dostal dostáva; stal stáva; ustal ustáva
pristal pristane; pristál pristáva; zastal zastavuje; dal dáva; nedal nedá; podal podáva; predal predáva
pridal pridáva; vydal vydáva; vzdal vzdáva; rozdal rozdáva; dodal dodáva; oddal oddáva; poddal poddáva
povedal hovorí; odvetil odvetí; opýtal pýta; neodpovedal neodpovedá; zabzučal bzučí; spýtal pýta; ozval ozýva
zavolal volá; zvolal volá; zašepkal šepká; šepol šepká; zakričal kričí; zahundral hundre; zamrmlal mrmle
vydýchol vydychuje; nadýchol nadychuje; vzdychol vzdychá; povzdychol vzdychá; zasmial smeje; usmial usmieva
rozosmial smeje; zaspieval spieva; zaplakal plače; rozplakal plače; zašumel šumí; zahučal hučí; zajasal jasá
pozrel pozerá; nazrel nazerá; obzrel obzerá; prezrel prezerá; rozhliadol rozhliada; zapozeral zapozerá; zbadal vidí
uvidel vidí; všimol všíma; našiel nachádza; objavil objavuje; zjavil zjavuje; nachádzal nachádza; prišiel prichádza
vošiel vchádza; vyšiel vychádza; prešiel prechádza; odišiel odchádza; zišiel schádza; došiel dochádza
nevyšiel nevychádza; obišiel obchádza; priletel prilieta; vyletel vylieta; nevyletel nevylieta; odletel odlieta
preletel prelieta; zletel zlieta; vzlietol vzlieta; obletel oblieta; pribehol pribieha; prebehol prebieha
vybehol vybieha; zbehol zbieha; dobehol dobieha; odbehol odbieha; rozbehol rozbieha; skočil skáče
vyskočil vyskakuje; zoskočil zoskakuje; poskočil poskakuje; naskočil naskakuje; priskočil priskakuje
pritancoval tancuje; roztancoval tancuje; prifrčal frčí; prefrčal frčí; priklusal kluše; priplával pripláva
sadol sadá; prisadol prisadá; posadil sadá; posadal sadá; ľahol líha; kľakol kľaká; čupol čupí; sklonil skláňa
naklonil nakláňa; zaklonil zakláňa; uklonil klania; poklonil klania; oprel opiera; podoprel podopiera
postavil stavia; vzal berie; zobral berie; chytil chytá; podržal drží; pridržal pridržiava; zodvihol dvíha
zdvihol dvíha; nezdvihol nedvíha; položil kladie; odložil odkladá; uložil ukladá; zložil skladá; poskladal skladá
rozložil rozkladá; priložil prikladá; preložil prekladá; podložil podkladá; založil zakladá; otvoril otvára
neotvoril neotvára; zatvoril zatvára; zavrel zatvára; privrel privára; zhasol zhasína; zažal zapaľuje
zapálil zapaľuje; rozsvietil rozsvecuje; zasvietil svieti; rozžiaril rozžaruje; zažiaril žiari; zamkol zamyká
vypol vypína; zapojil zapája; odpojil odpája; otočil otáča; zatočil točí; pootočil otáča; obrátil obracia
vrátil vracia; stočil stáča; zakrútil krúti; pokrútil krúti; skotúľal kotúľa; vykotúľal kotúľa; rozvinul rozvíja
zabalil balí; rozbalil rozbaľuje; prikryl prikrýva; zakryl zakrýva; kryl kryje; obtočil obtáča; ovinul ovíja
navliekol navlieka; nasadil nasadzuje; vyzul vyzúva; vyzliekol vyzlieka; zaviazal zaväzuje; uviazal uväzuje
odviazal odväzuje; rozviazal rozväzuje; zavesil vešia; vyvesil vyvesuje; napravil napráva; poopravil napráva
opravil opravuje; urobil robí; spravil robí; pomohol pomáha; ponúkol ponúka; poprosil prosí; poďakoval ďakuje
pozdravil zdraví; privítal víta; pozval pozýva; rozlúčil lúči; ospravedlnil ospravedlňuje; sľúbil sľubuje
zaželal želá; poprial praje; navrhol navrhuje; poradil radí; predstavil predstavuje; predviedol predvádza
ukázal ukazuje; vysvetlil vysvetľuje; priznal priznáva; pochválil chváli; posťažoval sťažuje; prihlásil hlási
zahlásil hlási; vyhlásil vyhlasuje; oznámil oznamuje; rozkázal rozkazuje; odpovedal odpovedá; zvykol zvykne
rozhodol rozhoduje; rozmyslel rozmýšľa; zamyslel zamýšľa; pochopil chápe; poznal pozná; pamätal pamätá
nepamätal nepamätá; zabudol zabúda; spomenul spomína; nespomenul nespomína; pomýlil mýli; uhádol háda; hádal háda
vymyslel vymýšľa; naučil učí; vypátral pátra; zistil zisťuje; zoznámil zoznamuje; presvedčil presviedča
uzmieril uzmieruje; odklial odklína; zachránil zachraňuje; vyslobodil vyslobodzuje; vyliečil lieči; vyrobil vyrába
ustrážil stráži; doručil doručuje; previedol prevádza; priviedol privádza; navštívil navštevuje; priniesol prináša
doniesol donáša; odniesol odnáša; zaniesol zanáša; odviezol odváža; zviezol zváža; poslal posiela; posielal posiela
hodil hádže; hádzal hádže; zahodil zahadzuje; vyhodil vyhadzuje; zhodil zhadzuje; prehodil prehadzuje; pustil púšťa
nepustil nepúšťa; spustil spúšťa; vypustil vypúšťa; pripojil pripája; stratil stráca; nestratil nestráca
spadol padá; vypadol vypadáva; padol padá; pohol hýbe; nepohol nehýbe; potiahol ťahá; pritiahol priťahuje
natiahol naťahuje; stiahol sťahuje; zatiahol zaťahuje; vytiahol vyťahuje; vtiahol vťahuje; vyliezol vylieza
vliezol vlieza; zaliezol zalieza; vykukol vykúka; vystrčil vystrkuje; strčil strká; vyškriabal škriabe
preliezol prelieza; vystúpil vystupuje; ustúpil ustupuje; neustúpil neustupuje; stúpol stúpa; vynoril vynára
zastavil zastavuje; pristavil pristavuje; zahatal hatí; zasekol zasekáva; zachytil zachytáva; zamotal motá
odmotal odmotáva; zaplietol zapletá; uplietol pletie; plietol pletie; ušil šije; prišil prišíva; odtrhol trhá
roztrhol trhá; odlepil odliepa; zlepil lepí; nalepil lepí; prilepil lepí; zlomil láme; rozlomil láme; pukol puká
praskol praská; zjedol zje; odhryzol odhrýza; ochutnal ochutnáva; prehltol prehĺta; vypil vypíja; nalial nalieva
vlial vlieva; vsypal sype; nasypal sype; namočil namáča; umyl umýva; utrel utiera; prečistil čistí; vyleštil leští
upiekol pečie; opiekol opeká; navaril varí; zohrial zohrieva; zahrial zahrieva; zamiešal mieša; zmiešal mieša
vychladol chladne; ochorel stoná; zaspal zaspáva; zadriemal drieme; driemal drieme; zívol zíva; zobudil budí
zamrkal mrká; mrkol mrká; žmurkol žmurká; zažmúril žmúri; kýchol kýcha; odkašľal odkašliava; smrkol smrká
zapriadol pradie; zaštekal šteká; zamňaukal mňauká; zamečal mečí; zakukal kuká; zapišťal piští; zaškrípal škrípe
zavŕzgal vŕzga; vrzol vŕzga; zacinkal cinká; zazvonil zvoní; zapískal píska; zahvízdal hvízda; zatrúbil trúbi
zatlieskal tlieska; zahral hrá; zasyčal syčí; zagrgal grgá; zabublal bublá; staval stavia; chrápal chrápe
škrípal škrípe; zaprskal prská; zaznel znie; zachrapčal chrapčí; zafúkal fúka; fúkol fúka; sfúkol sfúkne
odfúkol odfukuje; rozfúkal rozfukuje; zaklopal klope; ťukol ťuká; húkol húka; cvakol cvaká; kvapol kvapká
blikol bliká; blyskol blýska; mihol mihá; mykal myká; dupol dupe; zadupal dupe; klesol klesá; dotkol dotýka
potľapkal tľapká; pohladil hladí; pobozkal bozkáva; objal objíma; pritúlil túli; stúlil túli; schúlil schúli
pošteklil šteklí; poškrabal škrabe; poškrabkal škrabká; otrel obtiera; zamával máva; zakýval kýva
prikývol prikyvuje; zasalutoval salutuje; salutoval salutuje; rozpažil rozpažuje; zasiahol zasahuje; napísal píše
odpísal odpisuje; dopísal dopisuje; zapísal zapisuje; poznačil značí; podčiarkol podčiarkuje; nakreslil kreslí
dokreslil dokresľuje; prečítal číta; dočítal dočítava; odmeral meria; zmeral meria; meral meria; zrátal ráta
rátal ráta; spočítal počíta; napočítal napočíta; odpočítaval odpočítava; počkal čaká; zapichol pichá; napichal pichá
napchal pchá; vložil vkladá; zavalil valí; zakopol zakopáva; zahrabal hrabe; vykopal kope; kopal kope; hrabal hrabe
posypal sype; zasypal sype; pozbieral zbiera; nazbieral zbiera; zbieral zbiera; zoškrabal zoškrabáva; zbalil balí
učesal češe; polial polieva; vyžmýkal žmýka; oprášil oprašuje; vybral vyberá; vyhrnul vyhŕňa; uznal uznáva
prehľadal prehľadáva; porovnal porovnáva; pripravil pripravuje; zaparkoval parkuje; zaväzoval zaväzuje
stíchol stíchne; utíchol utícha; stíšil stíši; zmizol mizne; zotmel tmie; oteplil otepľuje; stmavol tmavne
zružovel ružovie; zažltol žltne; zosivel sivie; očervenel červenie; začervenal červená; ozelenel zelenie
zamodral modrá; zmenil mení; zväčšil zväčšuje; spomalil spomaľuje; upokojil upokojuje; nahneval hnevá; urazil uráža
zľakol ľaká; zhrozil hrozí; začudoval čuduje; potešil teší; ranil ráni; oplatil opláca; podaril darí
nepodaril nedarí; vydaril darí; zmestil zmestí; nezmestil nezmestí; skončil končí; dohral dohráva; vyhral vyhráva
prebral preberá; zrušil ruší; rozdelil delí; rozlial rozlieva; rozpršal prší; pršal prší; nepršal neprší
rozvlnil vlní; vlnil vlní; zachvel chveje; chvel chveje; uhol uhýba; ohol ohýba; prikrčil krčí; zahol zahýba
nezahol nezahýba; odpískal píska; pokazil kazí; naladil ladí; vyčaroval čaruje; vymenil mení; obetoval obetuje
vyrastol vyrastá; vyrástol vyrastá; povolil povoľuje; pokračoval pokračuje; pribudol pribúda; nabral naberá
odviedol odvádza; zahalil zahaľuje; presťahoval sťahuje; prisťahoval sťahuje; zavial veje; narovnal rovná
zakvačil zakvačuje; naskrutkoval skrutkuje; vyrojil rojí; prelieval prelieva; odhodil odhadzuje; vytryskol tryská
vyhrieval vyhrieva; vytriasol vytriasa; snal sníma; sňal sníma; požičal požičiava; daroval daruje; kúpil kupuje
potreboval potrebuje; nechal necháva; schoval schováva; tváril tvári; zvonil zvoní; mel melie; nemlel nemelie
netušil netuší; nerozumel nerozumie; nevydržal nevydrží; vydržal vydrží; nevyzeral nevyzerá; strúhal strúha
škrtol škrtá; vrazil vráža; ďobol ďobe; minul míňa; namokol mokne; nadrobil drobí; vyčuchal čuchá
rozprestrel prestiera; udával udáva; uvelebil hniezdi; priblížil blíži; odplazil plazí; odsťahoval sťahuje
odtikal tiká; pospal drieme; pospával pospáva; rozšumel šumí; skúsil skúša; ocenil oceňuje; odrátal odrátava
povzbudzoval povzbudzuje; roznášal roznáša; podobal podobá; ohlásil ohlasuje; zapadal zapadá; zdravil zdraví
vešal vešia; pchal pchá; stíhal stíha; zavoňal vonia; žmýkal žmýka; poškodil škodí; zahnal zaháňa; dokázal dokazuje
premiestnil premiestňuje; nadvihol nadvíha; vkĺzol vkĺzne; svedčil svedčí; namaľoval maľuje; oddýchol oddychuje
zacítil cíti; cvakal cvaká; pípol pípa; zachichotal chichoce; bolel bolí; šuchol šuchoce; pripil pripíja
chrapčal chrapčí; ponúkal ponúka; padal padá; doplnil dopĺňa; netešil neteší; tešil teší; sŕkal sŕka; mľaskal mľaská
strážil stráži; klesal klesá; obzeral obzerá; chytal chytá; spojil spája; razil razí; leskol leskne; napol napína
`

/** Imperfective verbs that make their present by rule: čakal – čaká, kráčal – kráča, tancoval – tancuje. */
export const REGULAR = `
bozkával bublal bubnoval býval cupkal čakal červenal čítal čľapkal čľupkal čudoval čuchal čvirikal ďakoval dirigoval
dohadoval dumal dúfal dýchal fúkal hľadal hlasoval hudroval hýkal chýbal chrumkal jazdil kloktal kľukatil kotúľal
kráčal kráľoval krútil kvapkal kýval lamentoval lietal mával miešal motal myslieval nacvičoval načúval nakláňal
nasledoval nalieval nečítal nedával cestoval neopakoval neponáhľal neprekážal nezotieral obdivoval objímal
oddychoval odkladal odchádzal ochutnával opakoval opaľoval otáčal otváral ozýval parkoval pýtal pípal pískal počítal
počúval podával pochodoval pochvaľoval pokladal polieval pomáhal posúval pospevoval považoval pozeral predával
predpovedal prežúval prideľoval prichádzal pukal púšťal raňajkoval rýmoval sadal skladal skláňal skúmal skúšal
sledoval sľuboval spieval sťažoval strihal stúpal škrabkal škriekal šmýkal šteklil štekal štrikoval tancoval tikal
tlieskal tlmil trucoval ťukal usmieval utekal utieral umýval ukazoval vkladal volal vracal vstával vyberal vydával
vychádzal vyskakoval vysychal vyzeral vzdychal vysvetľoval vykrajoval vyhrával vymenoval vytŕčal výskal vzlykal
zapisoval zastavoval zatáčal závodil zavil zmenšoval zhasínal začínal žiaril kŕmil chápal maľoval vypravoval
rozprával rozmýšľal pripekal odpočíval poletoval kontroloval schádzal
`
