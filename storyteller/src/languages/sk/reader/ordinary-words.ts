/**
 * Words of Slovak stories, without marks, that mean nothing to the reader by themselves: gathered from our own texts and checked by
 * hunspell, so that none of them is taken for a slip in a word that does.
 */
export const ORDINARY = `
  admiral after akoby divala dival divali antenu aspon bahne balia balik balikmi balkon balkona balvan basnik behalo belka berta berte bezala bezali bezalo
  bezim blata blate blato blatom blazene blika blikla blizsie bodiek bodka bodkami bodke bodku bodky bodov bokmi bokoch boleli boliet
  brana brane branka branku branou branu brany brehu brnenie bruci bublala budka budke budku budky bytoch bzucali cajnik cajom capim carom
  carovne casoch celeho celej celom celym cerstve cerstvy chapat chape chapu chladne chlebickom chlebicky chrbat chrbte chrbtom chrum
  chuti chutilo chutou chvela chvila chvili chvilku chvost chvosta chvoste chvostom chvosty chytaju chytalo chyti chytil chytila chytili
  chytit ciara ciarka ciarkach ciarkou ciarku ciarky ciarok ciary cicia ciela cielom cinka cinkat cipkach cipky cipom cipov citil citila
  citim citis citit citron citronom ckanie clenky coraz crievicky cucha cudne cudoval cudovala cuduje cukor cukrom cukru cupka cupol cvaka
  cvakal dalekohlad dalsiu datla datle datlovi davaju daval davali davam davne dazdovou dazdovu dedkova dedkovo dejiny delia delim dialke
  dialky dielik dielni dielu diely dierka dierkami dierke dierkou dierku dierky dierok divak divakov dival dlane dlani dlanou dlhej dlhom
  dlhou dlhsi dlhsie dlhym dlzku dnesku dnesok dnoch dobehnem dobehnu dochadza dodal dohodli dojatia dokola dokoran dolava dolezita
  dolezito dolezitu dolezity dolina doline dolinu doliny doniesli dookola dopise dopoludnie doprava doprostred doska dosku dosky dostojne
  dovod dovolene dovolenie dovolenim dovolia dovtedy dozadu dracej dracia dracica dracie dracim draciu dracom draha drahu drakova dreve
  dreveny drevo drevom drhne driemal driemala drieme drina drogy drote drotu droty drozd drzal drzala drzali drzalo drzat drzia drzim
  drzis dunca duskoch dusok dvadsat dvanasta dvesto dvierka dviha dvoje dvomi dvorne dvornu dvorny dymom dymovy elektrickovu elixir export
  firma fontana fontane fontany fotia fukal fukol gombickova grgla gulka gulku hacik hacika hacikom haciky hadica hadici hadzu haluzky
  hapci hasicsky hasila hasit hebka hebku hebky heslo hlasi hlasil hlasila hlaskom hlasok hlasom hlasu hlasy hlbky hlboko hlboky hliny
  hniezd hniezda hniezdach hniezde hniezdo hniezdu hodnu hodoch hojdacia hojdacie hojdalo hojdam holou horarni horia hornu horny hosti
  hostia hotovo hrabe hraby hrach hrachom hrachu hracia hraciu hradby hradna hradne hradnej hradni hradnom hradnu hradny hradze hradzi
  hralo hrame hranu hraskova hraskove hrate hravu hrcka hrcky hrdinska hrdinske hrdinsku hrdinsky hreben hreje hreju hriadka hrial hriala
  hriali hrialo hriat hribova hribovu hriva hrivu hrivy hrkal hrkanie hrsti hruba hrube hrubka hrubou hrubu hruby hrudku hudba hudbe
  hudbou hudbu hudby hukla husia husie husim husta hustu husty hviezdna hviezdnej hviezdnu hviezdny hvizda ihlice import index iskra iskry
  istej istom istotu istym jablon jabloni jadierko jahodovu jamka jamku januara jasali jasne jazdu jazyckom jedavam jedenasta jedia jedina
  jedineho jediny jedinym jelenie jemna jemne jenom jezkovia kacaci kacica kacice kacicou kadial kadicky kaluza kamsi kapitanske
  kapitanskou karte karty kavicku kavou kazit kdesi kdeze kefuj keksik klacal klaci kladol klakol klanal klanala klanali klbka klbko klesa
  klesam kliatba klici klietka klietok klincek klinci klinec klobucnik kloni klucka klucke klucku klucky kluka kluse klzal kmena kmene
  kmeni kmenmi kmenu knihovnicka knisa knise knizny kohuti kolaj kolega kolickami kolickoch kolicky kolik koliku koliky kolis kolisal
  kolisala kolisali kolise kolke kolky kolna kolni kolnu kolovrat komik komin komina komine komora komore kompas konala konar konara
  konare konari konarikom konariky konarmi konaroch konarom konarov konce koncek konceky koncila koncoch koncov konecna konecnej konsky
  kopete kopke kopku kopky kopok kopor kopou kopte koral koralu koraly koren korenom korienok korkou korku korky korou kosacik kosela
  koselu kosik kosika kosikoch kosikom kosiku kosil kosteny kostka kostky kostol kotlik kotul kotula kotulal kotva kotve kotvu kotvy kovac
  kozenu kozie kozmicka kozmicke kozmicky kozuch krabi kraca kracal kracala kracali kracalo kracam kracat kraja krajcir kraje kraji
  krajicek krajickom krajicku krajinu krajne krajoch krajov krasa krasu krasy kratke kratko kratsie krbom kresla kresle kresleni kreslia
  kreslo krhla krhlicky kridel kridla kridlami kridlo kridlom kriedou kriedu kriva krive krivom krivu krivy krizik krizom krkmi krkom
  krkov krocik krocikom krociku krokoch krokom krokov kroku kroky krovi krtkovia kruhu kruhy krutil krvave ktosi kucharska kucharsku
  kuchyna kuchyne kuchyni kukala kukat kukla kukucka kupel kupelne kupelnu kupil kupila kupit kurit kusok kutov kuzelnickom kvaka kvapkal
  kvapkalo kvapkat kvapla kvarteto kvetinac kvetinaca kvetinaci kvetny kvitnu kvoka kycham kychla kychli kychnuti kychol labka labkach
  labkami labke labkou labku labky laboratoriu labou labute labutie labutom ladovu lahka lahke lahko lahky lahla lahli lahlo lahol lahsie
  lakam lakte lampar lampas lampasi lampasik lampion lanach lanom laska laskou lasku lasky lavica lavice lavici laviciach lavicka lavicke
  lavickou lavicku lavicky lavicou lavicu lavom ledva lekno lekvar lekvara lekvari lekvarom lenze lepia lepidla leskla leskom lesku lesna
  lesne lesnu lesti lestia lestil letela leteli letelo letne lezal lezala lezali lezalo lezat lezia lezim licku lievik liezlo lihal lipovy
  listami listi listia listie listim lodna lodny lopata lopaty lopuch lopuchom lubia lucny lupal lupene lupienok lupou macaci macal machom
  machu machula macik majster makom maksi malicek malinke malovani maluj malujem malych malym mamino maminom masaz masla masle maslicky
  maslo maslom maslou maslu mastna mastne mastny mastou match maticka matou matova matove matovy matracovej mavaju maval mavala mavali
  mavalo mavam medovy medze menej menia menit mensi mensia mensie meral meria meriam meska meskam mesto mestom mestu meter metrik metrov
  mieni mieri mieru miesal minca mince mincu minie ministerka minut minuta minutu minuty miskami miske misku misky mlada mladata mlade
  mladu mlady mlask mlaska mlcal mlcala mlcali mlcat mlcky mlkne mlynar mojom moliach molom moriaci mozem mraci mracia mracil mracila
  mracit mrmlal mrzne mukou murom museli muselo musla muslami musle musli muslovej muslu mysia myslel myslela mysleli myslia myslienka
  myslim myslis nabok nabuduce nachadza nacuva nadvori nadych nadychnuti nadychol nahlas nahli nahoda nahodou nahovori najdeme najdi
  najdlhsie najest najkrajsi najkrajsie najmenej najstarsia najvyssie nakladanych nakladu naklonil nakreslena nakresleny nakresli
  nakreslila nakreslili nakreslilo nakrivo nalada naladou nalady nalepi nalepil nalial namalovana namesti namocil nanho naopak napisane
  napisom napla naplasti napokon napovie napravil napriec naraz naraza narobi narovnal nasadil naschval naspamat naspat nastavuje natahuje
  natiahli natiahol natiera navaril navrchu navrhol navyse nazbiera nazbieral nazrel nazvom neber nebol nebola neboli nebolo nebud nebudi
  nebudu nebyt necaka necital neciti necitia nedaju nedal nedalo nedam nedava nedeje nedeju nefuka nehada nehneva nehneval nehod nehodi
  nehojda nehovor nehovoril nehovorim nehovorit nehrka nehybe nejdem nejdes nejdu nekyva nemohli nemohlo nemusel nemusi nenos nenosia
  nenosim neozvala nepada nepisal nepohla nepohol nepomaha neponahla neponahlal nepotrebujes nepotrebuju nepozera nepozeram nepozve
  neprekazalo neprichadza nepride neprisiel neprisla nepyta nepytal nesedel nesedi nesedia nesie nesiel nesiem nesieme nesla nesli neslo
  nesmiem nespim nespytal nestaci nestalo nestrati nesvieti nevadi nevadia nevarit nevedie never neveril nevidel nevidela nevideli nevidno
  nevsima nevychadza nevydava nezdala nezjem nezmesti nezmestil nezobudil nicie nicoho nieci niecoho niekolki niekomu niekym niesla niesli
  niesol nikam nikomu nitka nitke nitku nizsie nosik nosil nosila nosili nosim nosis nosou notou noviny novom novou nozik obalka obalku
  obalky obchadza obchodzku obide obisiel obisla obist objal objati oblatka oblatky oblizuje obloha oblohe oblohu oblohy oblok obluka
  oblukom oblukov obluky oboje oboma obracal obracia obrati obratil obraz obraze obrazku obrazky obrazok obrazu obrus obsadene obycajny
  obzor obzrel odbijaju odbili odchod oddychoval oddychovala oddychovali oddychovalo oddychuje odkaz odkazuje odkazy odklial odpocival
  odpovie odpredu odrazala odrazu odsek odteraz odtial odtlaca odtlacok odtrhol odvetil odzadu odznova okienka okienko okienku oknami
  oknom okraj okraji okruhla okruhle okruhly okupal olizuje olovrant omrvinka omrvinku omrvinky omylom opacne opakoval opakuje opatrne
  opiera oplatil oprasil oprava opravar oprave opravil opravim opravit opravu opravuje opravy oprel oprela oproti opyta opytal opytam
  opytanie oslica osmicka osmom osobu ostaval osuska otaca otacala otazka otazku otazky otocil otocila otocili otvara otvorene otvorenymi
  otvori otvoria otvoril otvorila otvorili otvorit ovcie ovciu ovela ovial oznami oznamil ozval ozvala ozvalo ozvena ozvene ozvenu ozyva
  pacilo padaku padal padali padalo padam padat padla padne padom padov palac palaca palaci palacom palacu palica palice palici palicou
  palicu paliem palma palmu palube pamat pamata pamataju pamiatku panie panom panovi pante panty paperie paperim papier papiera papieri
  papierik papierova papierove papierovy papka paprade papradia papradie papradim parackach parapete pardon parik parne parohy parok parou
  parov paska pasku patam patou patri patria patril patrila patrilo pazuchou pecene peciatka peciatku peciem pecou pelech peral peria
  perie perim perinka perinke perinku perla perlami perlicky perlu pernikova pernikove perone pesnicka pesnicku pesnicky pevne picha
  pichal pierka pierko pierkom pierok piesen pieskom piesku pilne pipali pipalo pipka pipla pipol piratskom piratsky pisane pisany pisem
  piskot pisma pismom plagat plamienok plane plast plasti plastom plati platno plcha plchy plece plech plechy pleci plietla plnou plnymi
  plocha plochy plota plote plotom plotu plutvou pnicek pnickom pniku pniky pobozka pocasi pocasia pocit poctivo pocujem pocujes pocuju
  poculi poculo pocut podaju podakoval podakovala podal podala podali podava podavaju podaval podavali podpisal podpisuje podrzal podrzat
  podrzi podte pohar pohara pohare pohari pohla pohlad pohlade pohladil pohladila pohladnice pohladom pohladu pohlo pohol poklada pokladni
  poklonil pokoj pokojne pokojny pokuty polici policka policke policku policky polku polovica polovice polovici polovicu polozil polozila
  polozili pomohlo pomoz pomozem pomylil ponad ponuka ponukol popod popoludnie popri popruhy porozpravat posadali posadil poskocil poslal
  pospevoval pospiatky posta postaci postal postala postali poste posteklil poster postojacky postou postu posty posunul posuva posuvala
  posuvali posuvat potesil potesili potichu potiera potme potreboval potrebujem potrebujes potrebuju povaha povale povaly povie poviem
  pozbieral pozdravmi pozdravu pozdravy pozeraj pozeraju pozeral pozerala pozerali pozeram pozeras pozna poznaju poznal poznali pozor
  pozrel pozrela pozreli pozri pozrie pozriet pradie prahu prajem praju prala prava praveku pravidelny pravidlo pravitko pravom pravou
  pravu pravy prazdna prazdne prazdnej prazdnu prazdny prebral predavacka predaval predo predpoved predsa predsieni predtym prejde
  preletela premysla prenasa preniesla preniesli preniesol presiel presla presli preslo prestat prezradil prezradza prezrel priadla
  prianie priast priat pribera pricuchol prievan prikryl prikryla prikyvol prilbu priletel priliv prilozil princami pripina pripisal
  pripisuje pripravil prisadol prisil prisit pristal pristala pristava pristave pritiahol privazuje privela privelmi prizemi prizera
  profesorka prosa prsal prsalo prsat prsia prska prskala prutik prutika prutikom prutiku prutiky prveho prvej prvom prvym pusta pustal
  pustali pustia pustil pustila pustim pustis pusto pytaju pytal pytala pytali pytat radia radil radio radiu radoch radom raket ramikom
  ramoch ramom rannej rannu ranny ranom ratal ratala ratali ratam ratas razne recept retaz rezat riade riadi riadok rimse robote robotu
  rohate rohom rokmi rovna rovnake rovnako rovnaky rovne rovno rovny rozhodca rozhodli rozkaz rozlozil rozmysla rozmyslal rozumie
  rozvazuje rucne rucnu rurka rurke rurku rurky rusim rusit rusno rybacia rybaciu rybia rymoch rymov rytiersku rytiersky rytmu sachty
  sadal sadali sadat sadim sadla sadli sadlo sadne sadni sadnut sadol sadom salkach salku salky salou samom sankuju sardinky satelit schne
  schod schode schodmi schodoch schodov schody sedel sedela sedeli sedelo sedenie sedia sediet sedim sedis senom sepia sepkaj sepkalo
  sepkam sepla sepne sepol septala septat septom setri sever siahal siahala siedmej siedmimi sieni sieti signal silak silakovi sipka
  sipkami sipkou sipkovu sipkovy sipku sipky siska siskova sisku sisky sitko sivko skafander skakalo skala skalami skale skalou skalu
  skaly skare skatulka skatulkach skatulke skatulku skladal sklom sklonil skobu skoci skoda skoricou skotulal skratene skratil skratila
  skratka skrina skrine skrinka skrinky skrinu skrupina skrupinu skrupiny skvrnu slabo slacikom slamky slamu slana slany slava slavnost
  slepu slimacia slimaciu sloha slohe slohu slohy slubil slubila slucka sluha smerom smetny smolou smrek smrka smrkala snach snahy snala
  snali snehovy socha sochu sochy solil solou soska sotva sound spaci spacia spadli spadlo spadne spagat spagatu spagaty spageta spagetu
  spaja spare spevu spicata spicatom spicka spickach spickami spicke spicku spicky spocita spocital spokojna spokojne spolocna spolocnost
  spolocnu spolocny spomenul spomienka spomina spominal spona spoza sprava spravat spravne spredu spustil spyta spytal spytala spytali
  spytalo spytat staca stacaju stacali staci stacia stacil stacila stacilo stada stastie staznom stazoval stazovala stazuje steblo steblom
  stehy stekli steklil steklilo stetce stetcom stetcov stetec stichla stichli stichlo stichol stiha stihal stihla stihlo stisne stlaca
  stlacil stlal stlpe stocil stocila stoja stojim stojis stojkou stojku stola stoliciek stolicka stolicke stolicku stolicky stolik stoliku
  stolom stolu stopa stope stopka stopke stopky straca stracej stran strana stranach stranami strane strani stranka stranke stranku
  stranky stranou stranu strany strat stravou straz straze strazi strazil strazila straznik strci strcit strelka stresne stretavaju
  strieborne striedacku strih strikoval strikovala strnga stroj stroja stroji strojom strop strope stropom stropu struhal struk struku
  struky struna studena studene studeny studne studni studnicka stuha stuhy stupla stupol stuzku styridsat styrmi sucha suche sucho
  suchoce suchotali suchu suchy sudca sumec sumel sumelo sunkou supke supky surne susene susil susila susili svalov svaly svata svedomi
  svedomia svetly svetom svety svieteni sviha sypal sypali tacke tacku tadial tadialto tahom tajom takom takou takto taktu takym takze
  tamta tanci tancovalo tancujem tancujte tancuju tanier taniere tanieri tanierik tebou tejto telom tenka tenke tenko tenku tenky tentoraz
  tepla teple teplej teplejsie teplo teplom teplu teply teplych tesne texty tiect tiekli tieklo tienil tikali tikot tisic tisko tlacia
  tlacil tlacili tlacilo tlacim tlacit tlieska tlieskal tlieskali tocil tocila tocilo tocte tolku tomto totiz traja trava trave travickou
  travou travu travy trcal trcali trela tretej tretia tretie tretiu tretom tretou triasla triasol tridsat triesku triesky trikrat trinast
  tristo tristvrte troma trone trubu truby truhlicka trvala trvalo tukaju tukal tukol tunela tvaria tvaril tvarila tvarili tvarit tvaru
  tvary tvoje tvrdi tvrdil tychto ucene ucila ucili udicou ukazal ukazala ukaze ukazoval ukazovala ukazovali ukazuje uklada uklonil
  uklonili ulicka ulicke ulickou ulita ulite ulitu ulozil umenie umyla umyta umyte umyti umyty uplne upravovat upravuje uprostred urazi
  usadi usiacik usiel usili usite usmev usmevom usmial usmiala usmiali usmieva usmieval ustach ustali ustam ustami utecie uterak utese
  uticha utiera utierkou utrel utrela utrie uviazal uvidel uvidim uvidite uzlik uzlom uzlov uznal vadia vahou valcik valciku valciky valia
  valili vanilka vanilke vanilkou vanilku vareska varim varite vaticka vaticke vatou vazil vazila vazna vedeckeho vedecky vedia vedie
  veduca veduci velrybia velrybie veria veril verila verili verit verne vesiaku vesiam vesla vetral vetrali vetram vetvu vetvy vezie vezme
  vezmi vezmite vhodne viala viazal viazne viazu videli videlo vidia vidim vidis vidliciek vidlicka vidlicke vidlickou vidlicky vidno
  viecko viedla viedli viedol vieme viezla vinna virom visel visela viseli viselo visia visiet vlacim vlajka vlajku vlajky vlajok vlavo
  vlecka vlecku vlecky vlezu vlhka vlhku vliala vliezol vlnami vlnka vlnky vlnou vodca vodkyna vodnom vodny vojde vojdu volia volna volne
  volnej volno volnu volny volnych vonal vonala vonali vonalo vonou vosiel vozia vozni vpravo vpredu vracat vraciam vratia vratil vratila
  vratili vratim vratis vravel vravela vravi vraza vrchol vrece vreci vrecka vrecko vreckovku vreckovky vrecku vsima vsimol vstal vstali
  vstan vstupit vstupuje vtacia vtacie vybavene vyborne vybrat vycaroval vychadza vydat vydrzal vydrzi vydychla vydychli vydychne vydychol
  vyhlad vyhladom vyhlasil vyhnu vyjde vykuka vykukla vykukol vypil vysiel vysielacka vysielacky vysla vysli vyslo vyssie vytiahol vyzera
  vyzeral vyzerala vyzerali vyzeralo vyzul vyzula vzadu vzduch vzduchom vzduchu vzdycha vzdychla vzdychol vziat zabaca zabali zabalil
  zaberie zabia zabie zacat zacervenala zacinka zaclony zadarmo zadkom zadku zadocek zadok zafukalo zahra zahradkar zahradnik zahral
  zahrala zahram zahrame zajde zakazdym zakazuje zakruty zakryl zakyva zakyval zakyvala zalive zalozka zamaval zameta zametal zamka zamkol
  zamocke zamrmlal zamyslel zaostava zapad zapamatal zapnute zasadilo zasalutoval zasekla zasepka zasepkal zasepkala zasepkalo zasila
  zasmial zasmiala zasne zastal zastala zastali zastane zastava zastavil zastavila zastavit zastavke zastavuje zastrcil zastrkuje zasumel
  zasumela zasuvke zasuvky zasypal zasypala zataca zatancoval zatazuje zatka zatkami zatku zatky zatlieskal zatocila zatok zatoke zatrubil
  zatvara zatvaraju zatvoril zatvorila zatvorili zavoj zavolal zavolala zavolali zavrel zavrela zavrelo zavrie zavriet zavru zazela
  zazelal zazili zazit zaznelo zazracne zazracny zazvonil zbada zbadal zbiehali zbierku zblizka zblnk zblnkala zdaleka zdola zdravi
  zdravia zdravie zdravil zdvihla zdvihli zdvihne zdvihol zdvorilo zelezny zemlicka zemou zhlboka zhora ziadna ziadne ziadny zihlavy zimny
  zirafi zisiel zisla zistil zistili zistit zistuje zivali zivla zivli zivlo zivne zivnutie zivol zivot zivota zjavila zlahka zlava zlepi
  zlepil zletel zlozil zlozila zlozili zltej zmakli zmesti zmestil zmestilo zmuri zmurka zmurkol zname znamena znamom znamy znelo zobak
  zobaka zobakom zobaku zobala zobali zoberiem zoberte zobrat zobre zohrial zopakoval zospodu zotrie zovrie zozadu zrazil zrazili zrkadli
  zrkadlia zrnka zrnko zubami zvazila zvazuje zvija zvlast zvlastne zvnutra zvolal zvonca zvonce zvoncom zvoncov zvonec zvoni zvonia
  zvonil zvonila zvonim zvonka zvonte zvyku zvysok
`
