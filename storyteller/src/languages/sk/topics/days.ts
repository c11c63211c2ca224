import type { Topic } from '../../../craft/pack.ts'
import { begins } from './match.ts'

/** Feasts, journeys and what the weather brings. */
export const mikulas: Topic = {
  id: 'mikulas',
  match: [begins('mikuláš')],
  early: [
    'Na okne [=stáli/stoja] vyčistené čižmy, <ľavá aj pravá~lesklé ako kaštany~špičkami von>. {[=Čakali] na Mikuláša.|[=Leskli/Lesknú] sa tak, že si v nich mesiac [=opravil/opravuje] čiapku.}',
    '[Hero] si [spomínal/spomína], čo dobré sa tento rok podarilo: <požičané autíčko~upratané kocky~zjedená mrkva>. {[=Bolo] toho dosť.|Zoznam [=bol] dlhší než nos a na konci sa [=našla/nachádza] ešte jedna vec drobným písmom.}',
    'Vonku to [=voňalo] <mandarínkami~mrazom~perníkom> a v predsieni krémom na topánky. {[=Blížil/Blíži] sa Mikuláš.|Krém sa [=minul] celý, čižmy sú totiž dve a nohavice jedny.}',
  ],
  scene: [
    'Na ceste [=stál] Mikuláš a [=hľadal] <lístok s menami~druhú rukavicu~svoje okuliare>. {[Hero] mu to [našiel] vo vreci.|„Bez toho neviem, kto má rád orechy a kto mandarínky,“ [=vzdychol]. [Hero] to [našiel] na dne vreca.} „Zlaté ruky,“ [=povedal] Mikuláš a [=dal] im po oriešku.',
    'Čertík s mokrým chvostom [=sedel] na pníku a [=triasol] sa. {[Hero] mu [dal] svoj šál.|„Nikto ma dnu nepozve, všetci čakajú iba toho s palicou,“ [=vzdychol]. [Hero] mu [dal] šál a <polovicu jablka~vrecko orechov~teplý čaj>.} Čertík [=zahrkal/hrká] reťazou, ale len z čokolády{.|, a [=rozdelil] ju na tri.}',
    'Anjel [=mal] v krídle sneh a [=nemohol] vzlietnuť. {[Hero] ho [oprášil] rukavicou.|[Hero] ho [oprášil] <rukavicou~metličkou~šálom>, pierko po pierku, a [=bolo] z toho krátke, veľmi presné sneženie.} „Viem, na ktorom okne máte čižmy,“ [=žmurkol].',
  ],
  echo: [
    'Čižmy na okne tíško [=čakali] a mráz im <pomaly~jemne~potichu> [=kreslil] na sklo kvety.',
    'Mikuláš chodí po špičkách a len tam, kde je <ticho~tma~pokoj> a zavreté oči.',
    'V noci [=voňali] mandarínky a v predsieni [=bolo] <mäkko~ticho~tmavo> ako vo vreci.',
  ],
}

export const christmas: Topic = {
  id: 'christmas',
  match: [begins('vianoc|vianoč|ježiško|ježišk|advent|štedr|betlehem|koled|kapustnic|stromček')],
  early: [
    'V dome to [=voňalo] <medovníkmi~ihličím~kapustnicou> a všetci [=šepkali], hoci [=nemuseli/nemusia]. {[=Blížili/Blížia] sa Vianoce.|V čase pred Vianocami to tak býva, tajomstvá totiž zaberajú veľa miesta.}',
    '[Hero] [vykrajoval] medovníky: <hviezdy, srdcia a jedného slona~zvončeky a jednu ponorku~samé hviezdy>. {[=Boli] z nich tie najlepšie.|Slony majú v ceste tenké nohy, a preto väčšina skončí ako veľryby.}',
    'Na okne [=svietila] papierová hviezda, <červená~zlatá~vystrihnutá trochu nakrivo>. {[Hero] ju [vyrobil] z dvoch papierov.|Nakrivo vystrihnuté hviezdy svietia najviac, cez tie škáry sa totiž dostane viac svetla.}',
  ],
  scene: [
    'Najmenšia jedlička v lese si [=myslela], že na ňu sa nič nezavesí. {[Hero] jej [zavesil] jednu šnúrku s jabĺčkami.|„Som iba po kolená,“ [=vzdychla]. [Hero] na ňu [zavesil] <jabĺčka, mrkvičky a lojovú guľu~orechy na nitke~tri zvončeky z trávy>.} [=Prišli] zvieratká a [=sedeli] pri nej do večera{.|, lebo k nej jedinej všetci [=dočiahli/dočiahnu].}',
    'Betlehem na poličke [=mal] o ovečku menej. {[Hero] ju [našiel] pod gaučom.|[Hero] ju [našiel] <pod gaučom~v krabici od topánok~v kapse>, kde [=spala] od minulého januára.} „Už je čas?“ [=spýtala] sa. „Už je čas.“ [=Postavila/Stavia] sa medzi ostatné a [=bolo] ticho ako v kostole.',
    'Orechové škrupinky [=plávali] v <mise~lavóre~hrnci> ako lodičky so sviečkou. {Všetky [=ostali] pri sebe.|Kam pláva lodička, tam sa vraj pozrie rok. [Hero] [fúkol] celkom jemne a [=zakotvili/kotvia] bok po boku.} „To je dobré znamenie,“ [helper:povedal] [helper].',
  ],
  echo: [
    'Stromček [=svietil] v kúte <mäkko~tíško~teplo> a guľa na ňom [=držala] celú izbu.',
    'Kdesi ticho [=padal] sneh a v dome [=bolo] cítiť <ihličie~vosk~med>. [=Bola] to svätá, pokojná noc.',
    'Medovníky [=mäkli/mäknú] v škatuli, <pomaly~potichu~v teple>, a aj čakanie [=bolo] sladké.',
  ],
}

export const birthday: Topic = {
  id: 'birthday',
  match: [
    begins(
      'narodenin|meniny|meninám|oslavuje|oslav[ay]|torta|tortu|tortou|bude mať (?:už )?(?:\\d|tri|štyri|päť|šesť|sedem|osem|deväť|desať|jedenásť|dvanásť)|má dnes (?:\\d|tri|štyri|päť|šesť)',
    ),
  ],
  early: [
    'Na torte [=stála] sviečka o jednu <vyššia~viac~bližšie k srdcu> než vlani. {[Hero] ju [počítal] dvakrát.|[Hero] [mal] dnes o rok viac, ale nos, lakte a obľúbená lyžička [=boli] stále tie isté.}',
    'Dnes [=spievali] všetci jednu a tú istú pesničku, <každý inak vysoko~trochu falošne~aj pes>. {[=Bola] to pesnička pre jedného.|[=Bola] to krátka pesnička s jedným menom, a predsa sa na ňu čaká celý rok.}',
    '[Hero] [mal] na hlave papierovú korunu <s modrým kameňom~so zlatým okrajom~o číslo väčšiu>. {Narodeniny trvajú celý deň.|Korunu nosí ten, kto má narodeniny, a ostatní mu podávajú koláč ako kráľovstvu.}',
  ],
  scene: [
    'Cestou [=našli/nachádzajú] stôl a na ňom tortu <zo snehu~z piesku~z machu> a okolo prázdne stoličky. {„Je pre teba,“ [helper:povedal] [helper].|Na ceduľke [=stálo]: „Pre toho, kto má o rok viac.“ „Tak to budem ja,“ [povedal] [hero].} Na stoličky si [=sadli/sadajú] <zajac, srnka a krt~ježko a štyri myši~všetci, čo šli okolo> a [=spievali].',
    'Starý strom [=mal] narodeniny a [=nevedel], koľké. {[Hero] mu ich [spočítal] na kruhoch.|„Stratil som sa niekde pri <sto päťdesiatke~dvesto trojke~stovke>,“ [=priznal]. [Hero] mu [zaspieval] bez čísla, aj to sa smie.} Od radosti [=pustil] tri listy ako konfety.',
    'Myška [=dostala/dostáva] veľký balík a v ňom menší, a v ňom ešte menší. {V tom poslednom [=bola] čerešňa.|[Hero] jej [pomáhal] odmotávať stuhy. V tom poslednom [=bolo] <zrnko cukru~hrozienko~semienko>, presne na jeden hlt.} „Najkrajšie bolo odbaľovanie,“ [=povedala] myška a [=zabalila] ho späť.',
  ],
  echo: [
    'Nový rok života si [=ľahol] do postele hneď vedľa, <tichý~mäkký~celkom nový>.',
    'Sviečky na torte už [=spali] a po nich [=ostala/ostáva] <jemná~teplá~sladká> vôňa.',
    'Papierová koruna [=ležala/leží] na stoličke a <pokojne~tíško~mäkko> [=svietila] ako malý mesiac.',
  ],
}

export const holiday: Topic = {
  id: 'holiday',
  match: [
    begins(
      'dovolenk|k moru|pri mori|na pláž|prázdnin|na výlet|ideme na (?:hory|chatu|chalupu)|letíme|poletíme|cestujeme|pocestuj|tábor|do hotela|chorvátsk|letisk',
    ),
  ],
  early: [
    'Kufor [=stál] uprostred izby s otvorenými ústami a [=hltal/hltá] <tričká~plavky~plyšáky>. {[Hero] mu [podával/podáva] to najlepšie.|Čo sa doň [=nezmestilo], na to si [hero] [sadol], a [=zmestilo] sa aj to.}',
    '[Hero] [mal] v hlave more, <celé aj s mušľami~s vlnami a s melónom~slané až po uši>. {[=Šumelo] tam potichu.|Na dovolenku človek odchádza najprv hlavou a až po týždni príde po kufor.}',
    'Na stole [=ležalo/leží] to hlavné: <okuliare na potápanie~nafukovací krab~lopatka a formičky>. {[=Balilo/Balí] sa to ako prvé.|Rodičia [=riešili/riešia] pasy a ponožky, ale niekto musí myslieť aj na dôležité veci.}',
  ],
  scene: [
    'Slimák [=sedel] na svojom dome a [=mával/máva]. „Idem na dovolenku!“ {„A kam?“ „Za tú kapustu,“ [=povedal].|„A kam?“ [spýtal sa] [hero]. „Za <tú kapustu~roh plota~studňu>, vraj je tam krásne.“} [Hero] ho kúsok [odniesol] a slimák [=jasal]: „To bolo lietadlo?“ {[=Bola] to iba dlaň.|„To bola dlaň,“ [priznal] [hero]. „Najlepšia letecká spoločnosť,“ [=uznal] slimák.}',
    'Mláka pri ceste [=snívala/sníva] o mori. {[Hero] do nej [hodil] mušľu a trochu soli.|„Vraj má vlny,“ [=vzdychla]. [Hero] na ňu jemne [fúkol] a [=mala/má] ich tri, <každú inú~jednu s penou~aj s ozvenou>.} „Som more,“ [=šepla] mláka spokojne.',
    'Na zastávke [=sedelo] päť kačíc s kuframi. {„Ideme k vode,“ [=povedali].|„Ideme k vode,“ [=povedala] vedúca, „čo je proti domu pri vode veľká zmena.“} [Hero] im [podržal] mapu a [=bolo] jasné, že <more je rovno~cesta vedie okolo~zmrzlina je vľavo>.',
  ],
  echo: [
    'Kufor [=zavrel] ústa a [=spal]. Cesta [=čakala/čaká] za dverami, <mäkká~tichá~dlhá> ako sen.',
    'V uchu tíško [=šumelo] more, <sem a tam~dnu a von~pomaly>, a dych sa k nemu [=pridal/pridáva].',
    'Nech je posteľ kdekoľvek, perina hreje rovnako <mäkko~teplo~ticho> a mesiac vie cestu.',
  ],
}

export const rain: Topic = {
  id: 'rain',
  match: [begins('dážď|dažd|prší|pršal|pršať|kaluž|gumák|dáždnik')],
  early: [
    'Gumáky [=stáli/stoja] pri dverách a [=prešľapovali/prešľapujú], <žlté~zelené~červené s bodkami>. {[=Chceli] do kaluže.|[=Chceli] do kaluže a [=nechápali/nechápu], prečo ľudia čakajú, kým prestane to najlepšie.}',
    'Na okne sa [=pretekali/pretekajú] dve kvapky, <tučná a chudá~ľavá a pravá~Ferko a Jožko>. {[Hero] [držal] palce obom.|V polovici sa [=spojili/spájajú] a do cieľa [=prišli] ako jedna, takže [=vyhrali] obe.}',
    'Strecha [=hrala] na dážď <rýchlo~potichu~v trojštvrťovom takte>. {[Hero] jej [ťukal] do rytmu.|[Hero] jej [ťukal] na okno druhý hlas a odkvap [=robil] basy.}',
  ],
  scene: [
    'Dážďovka [=vyliezla] z trávy a [=hľadala] <suchší chodník~dáždnik~druhý koniec>. {„Máš ho za sebou,“ [povedal] [hero].|„Neviem, ktorým koncom idem,“ [=povedala]. „Tým veselším,“ [poradil/radí] [hero] a [držal] nad ňou list.} Tak [=prešla] na druhú stranu celkom suchá, čo [=nechcela], ale [=potešilo] ju to.',
    'Dáždnik [=mal] strach z vody. {„Zavri oči,“ [povedal] [hero] a [otvoril] ho.|„Som z lepšieho obchodu,“ [=šepkal], „ja som mal byť slnečník.“ [Hero] ho [otvoril] a [pospevoval] mu.} Kvapky na ňom [=bubnovali/bubnujú] <polku~valčík~pochod> a dáždnik sa [=začal/začína] točiť od radosti.',
    'Uprostred [=ležala] kaluž, <hlboká po členky~okrúhla ako stôl~s oblakom na dne>. „Kto do mňa skočí?“ {[Hero] a potom [helper] a čľup.|„Už hodinu všetci chodia okolo,“ [=sťažovala] sa. [Hero] a [helper] sa [=chytili] za ruky a čľup!} „To šteklí,“ [=smiala] sa kaluž. {A [=skákali] znova.|Polovica z nej [=skončila/končí] im v čižmách, na pamiatku.}',
  ],
  echo: [
    'Dážď už iba <tíško~pomaly~jemne> [=šepkal] na parapet svoju uspávanku.',
    'Gumáky [=schli/schnú] pri dverách a v nich <malá~tichá~posledná> kvapka dnešného dňa.',
    'Pod strechou [=bolo] sucho, mäkko a <teplo~ticho~pokojne>. Dážď [=strážil/stráži] spánok celého domu.',
  ],
}

export const winterSport: Topic = {
  id: 'winter-sport',
  match: [begins('lyžova|lyže(?!\\p{L})|lyžiach|lyžiar|korčuľ|sánk|sánok|sánočk|snowboard|bobova|na boby')],
  early: [
    'Pri dverách [=stáli] <sánky~lyže~korčule> a [=leskli/lesknú] sa od nedočkavosti. {[Hero] ich [utrel] rukavicou.|[Hero] ich [utrel] rukavicou a [pošepkal/šepká] im, že kopec nikam neutečie.}',
    '[Hero] [mal] rukavice na šnúrke, aby sa <nestratili~nepohádali~nerozišli>. {[=Boli] teplé a trochu mokré.|Šnúrka vedie cez rukávy a chrbát a drží človeka pohromade aj pri páde.}',
    'Na kolene [=bola] hrča z dnešného kopca, <malá~okrúhla~hrdá>. {[Hero] ju každému [ukázal].|Kto nespadne, ten vraj nejazdil, a podľa toho [hero] [jazdil] výborne.}',
  ],
  scene: [
    'Na ľade [=stál] tučniak a [=držal] sa <zábradlia~stromu~snehuliaka>. „Nohy mi idú každá inam.“ {„Pustíme sa spolu,“ [povedal] [hero].|„To nevadí,“ [povedal] [hero], „stačí, keď sa na konci stretnú.“} Raz [=sadli], dva razy [=sadli] a na tretí sa [=viezli]. {Obaja [=jasali].|Tučniak [=zastavil] zadkom a [=uklonil] sa, lebo presne tak to [=chcel].}',
    'Sánky na kopci sa [=báli] ísť dolu prvé. {[Hero] si na ne [sadol] a [objal] ich.|„Dolu je to rýchle a hore ďaleko,“ [=hrkotali/hrkocú]. [Hero] na ne [sadol], [helper] dozadu.} Fííí, dolu kopcom, <okolo dvoch smrekov~cez mostík~až k plotu>! {„Ešte raz,“ [=prosili] sánky.|„Kto nás vytiahne hore?“ [=spýtali] sa sánky. „Vy nás,“ [zasmial sa] [hero].}',
    'Medveď si na lyže [=obúval/obúva] už tretiu labku. {„Stačia dve,“ [povedal] [hero].|„Kde je štvrtá lyža?“ [=pýtal] sa. „Dve stačia,“ [povedal] [hero], „ostatnými labkami sa kýva.“} Potom [=išiel] dolu ako <pluh~veľká guľa~zamyslený stôl> a [=kýval] všetkým okolo.',
  ],
  echo: [
    'Nohy [=boli] príjemne ťažké a <mäkko~tíško~pomaly> sa ešte [=kĺzali] v spomienke.',
    'Rukavice [=schli/schnú] pri peci, <jedna vedľa druhej~bok po boku~prst pri prste>, a v izbe [=bolo] teplo.',
    'Kopec za oknom [=spal] pod bielou perinou, <hladký~tichý~pokojný> ako čistý vankúš.',
  ],
}

export const snow: Topic = {
  id: 'snow',
  match: [begins('sneh(?!ulienk|ov\\p{L}* kráľovn)|snehuliak|snež|guľovač')],
  early: [
    'Vo vzduchu [=bol] sneh, <prvý toho roku~prvý, drobný ako múka~veľký ako páperie>. {[Hero] [otvoril] ústa a [chytal] vločky.|[Hero] [vyplazil/vyplazuje] jazyk a [=chutilo/chutí] to ako studené nič s príchuťou nedele.}',
    '[Hero] [mal] vo vrecku <mrkvu~dva uhlíky~starý hrniec na hlavu>, keby náhodou napadlo. {Sneh má rád prichystaných.|Snehuliak sa totiž stavia hneď, nie keď sa nájde mrkva.}',
    'Rukavice [=boli] po dnešku <ťažké a mokré~plné gúľ~tvrdé ako rožky>. {[=Bol] to pekný snehový deň.|Každá [=vážila/váži] toľko, čo malý pes, a [=voňala] vlnou.}',
  ],
  scene: [
    'Snehuliak [=stál] bez nosa a [=nevoňalo/nevonia] mu vôbec nič. {[Hero] mu [dal] mrkvu a [=bolo] dobre.|[Hero] mu [požičal] <mrkvu~šišku~rožok>. „Konečne cítim zimu,“ [=nadýchol] sa, „a čosi ako polievku od susedov.“} Za odmenu ich [=naučil/učí] stáť celkom ticho.',
    'Vločka [=padala] a [=nechcela] pristáť. „Len čo pristanem, bude zo mňa kopa.“ {„Kopa je veľa kamarátok,“ [povedal] [hero].|„Z kopy sa stavia pevnosť,“ [povedal] [hero], „a z pevnosti vidno <až k rieke~celú dolinu~najviac>.“} Vločka [=sadla] na rukavicu, [=obzrela] sa a [=zavolala] na ostatné.',
    'V snehu [=boli] stopy, čo [=končili/končia] uprostred lúky. {[=Bol] tam zajac, biely ako sneh.|Nad poslednou [=žmurkli/žmurkajú] dve oči. „Ja tu nie som,“ [=povedal] biely zajac.} [Hero] mu [nakreslil] do snehu <dvierka~domček~okno>, nech má kam ísť dnu.',
  ],
  echo: [
    'Vonku tíško [=snežilo/sneží] a celý svet [=dostal/dostáva] <bielu~mäkkú~novú> perinu.',
    'Snehuliak v záhrade [=strážil/stráži] noc, <bez slova~pokojne~s mrkvou k hviezdam>. Jemu je v chlade dobre, nám v teple.',
    'Vločky [=padali] pomaly a <potichu~mäkko~jemne>, ako keď niekto prikrýva.',
  ],
}

export const garden: Topic = {
  id: 'garden',
  match: [
    begins('záhradk|záhrad[aeuy]|zasadil|sadil[ai]? sme|sadíme|semienk|paradajk|jahôdk|hrabličk|krhl|polieva|hriadk'),
  ],
  early: [
    '[Hero] [mal] za nechtami trochu <hliny~zeme~jahodovej farby>. {[=Voňala] záhradou.|Hlina za nechtami je najlepší dôkaz, že deň mal zmysel.}',
    'V záhrade [=rástla] prvá <jahoda~reďkovka~paradajka> a [hero] jej [povedal] dobré ráno. {[=Začervenala/Červená] sa hneď viac.|[=Začervenala/Červená] sa, ale možno to [=bolo] slnkom.}',
    'Krhla [=mala] na nose kvapku a <hrdo~opatrne~pomaly> ju [=niesla/nesie]. {Mrkvám [=bolo] treba piť.|Mrkvy pod zemou ju [=počuli] prichádzať a [=otvárali/otvárajú] ústa.}',
  ],
  scene: [
    'Semienko [=sedelo/sedí] na zemi a [=držalo] sa slnka. „Dolu je tma,“ [=povedalo]. {„V tme sa rastie,“ [povedal] [hero].|„Tma je tam mäkká,“ [povedal] [hero], „a keď sa vyspíš, budeš <slnečnica~hrach~tekvica>.“} [Hero] mu [urobil] jamku prstom. {Ráno z nej vykukne list.|„Dobre, ale zobuďte ma na jar,“ [=zívlo] semienko.}',
    'Repa sa [=nechcela] dať vytiahnuť. {[Hero] [ťahal], [helper] [helper:ťahal] a nič.|[Hero] za dedka, [helper] za babku, a repa nič.} Potom [=prišla] <myška~lienka~mravčia pošta> a [=pošepkala/šepká] jej niečo. {A repa [=vyšla] sama.|„Že bude polievka a ona bude predsedníčkou,“ [=vysvetlila/vysvetľuje]. Repa [=vyšla] sama.}',
    'Strašiak v záhrade [=chcel] byť kamarát, ale vtáky sa [=báli]. {[Hero] mu [dal] do ruky zrno.|[Hero] mu [prišil] <úsmev z gombíkov~vrecko na zrno~kvet na klobúk> a odvtedy [=bol] jedálňou.} Na každom ramene mu [=sedeli] tri vrabce a [=zobali/zobú] slušne.',
  ],
  echo: [
    'Záhrada [=spala] a pod zemou <potichu~pomaly~v teple> [=rástlo/rastie] to, čo bude zajtra.',
    'Kvety si [=zavreli] lupene a <krhla~lavička~hriadka> [=oddychovala] v mesačnom svetle.',
    'Hlina [=bola] mäkká ako posteľ a semienka v nej [=dýchali] <pokojne~tíško~zhlboka>.',
  ],
}
