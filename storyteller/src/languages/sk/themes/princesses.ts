import type { ThemePack } from '../../../craft/pack.ts'
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
    'závoj',
    'šat',
    'črievičk',
    'palác',
    'kráľovn',
    'trón',
  ],
  settings: [
    setting(
      'palac',
      'indoors',
      place('Šuchotavý palác', 'v Šuchotavom paláci', 'do Šuchotavého paláca', 'zo Šuchotavého paláca'),
      [
        'V Šuchotavom paláci [=šuchotali] závesy, šaty aj kráľovské noviny. {[Hero] tam [mal] izbu hneď pri veľkom lustri.|Princezné v ňom [=nosili] pod šatami tepláky, lebo na lustri sa v čipkách hojdať nedá. [Hero] [mal] izbu hneď pri ňom.} [=Voňalo] tam <ružami~vanilkou~voskom>.',
        'Ráno v paláci sa [=začínalo] trúbením a kašou. {[Hero] [cupital/cupitá] na raňajky v kráľových papučiach.|[Hero] [cupital/cupitá] na raňajky v papučiach po kráľovi, o pol metra dlhších, takže za roh vždy [=prišli] najprv papuče.} Princezné už [=sedeli] pri stole.',
        'Na schodoch paláca [=voňal] koláč. {[Hero] tam [sedel] s princeznami a [jedol/je] rukou.|[Hero] tam [sedel] medzi princeznami, lebo v jedálni sa je vidličkou, ale na schodoch sa smie rukou. Kráľovské omrvinky [=padali] o schod nižšie myške.}',
      ],
      [
        'Na konci chodby [=stálo] kreslo, v ktorom nikto [=nesedel/nesedí]. {[=Patrilo] kráľovskému psovi.|[=Patrilo] kráľovskému psovi, ten však [=ležal] pod ním, aby mal odkiaľ prekvapiť.}',
        'V zrkadlovej sále [=bolo] všetkého dvakrát. {Aj kráľovský kocúr tam [=mal] dvojča.|Kráľovský kocúr sa tam [=chodil] hádať s tým druhým, ktorý mu vždy [=skočil] do reči.}',
        'Na stenách [=viseli] obrazy princezien. {Jedna [=držala] kladivo a druhá žabu.|Jedna [=držala] kladivo, druhá žabu a tretia [=ukazovala] na mapu. Preto [=mali] rámy také hrubé, aby sa im nerozbehli.}',
      ],
      [
        'V paláci [=zhasínali] sviečky, jedna po druhej. Korunky si [=ľahli] na vankúšiky. {Princezné [=spali] v mäkkých pyžamách.|Šaty [=viseli] v skrini a [=šuchotali] si posledné novinky, potom aj ony [=stíchli/tíchnu].}',
        'V paláci [=stíchli/tíchnu] aj tie najdlhšie chodby. {Luster [=zhasol] a kocúr sa [=stočil] na tróne.|Luster [=zhasol], kocúr sa [=stočil] na tróne do klbka a kráľ [=chodil] po špičkách, aby nezobudil závesy.} Za známymi dverami [=voňala] čistá perina.',
        'Po schodoch sa [=išlo] hore celkom pomaly. {Za poslednými dverami [=čakala] teplá posteľ.|V každom okne [=bol] iný kúsok noci a ten posledný [=patril] izbe, kde [=čakala] perina zohriata fľašou.} Palác ticho [=vydýchol].',
      ],
    ),
    setting(
      'ruzova',
      'land',
      place('kráľovská záhrada', 'v kráľovskej záhrade', 'do kráľovskej záhrady', 'z kráľovskej záhrady'),
      [
        'V kráľovskej záhrade [=strihali] kríky do tvaru kačíc. {[Hero] tam s princeznami [sadil] ruže a hrášok.|[Hero] tam s princeznami [sadil] ruže a hrášok, lebo princezná musí vedieť, pod koľkými matracmi ho ešte cítiť.} Pávy [=chodili] ako na bále.',
        'Fontána [=striekala] na kráľovskú počesť. [Hero] [sedel] na jej okraji s nohami vo vode {a na hlave [mal] korunku|a s korunkou nabok, tak sa nosí v utorok}. Ruže [=voňali] až do paláca.',
        'Hriadka za palácom [=mala] dva konce: na jednom ruže, na druhom reďkovky. {[Hero] [polieval] oboje z malej krhly.|Ruže [=patrili] kráľovnej, reďkovky princeznám. [Hero] každej z krhly [prial/praje] na zdravie.} Zem [=voňala] dažďom.',
      ],
      [
        'Pri plote [=kvitla/kvitne] ruža, ktorá sa [=červenala], keď ju niekto pochválil. {Inak [=bola] biela.|Inak [=bola] biela, ale do večera [=vedela] byť celkom malinová.}',
        'V bludisku zo zelených kríkov [=býval] záhradník. {Vraj tam raz vošiel a páči sa mu tam.|Vraj tam pred rokmi vošiel omylom, nenašiel cestu von a už ju ani nehľadá.}',
        'Uprostred záhrady [=stála] kamenná ryba a [=prskala/prská] vodu. {Vtáky sa pod ňou [=umývali] po jednom.|Vtáky sa pod ňou [=umývali] podľa veku, od najstaršieho, lebo v kráľovskej záhrade je poriadok.|Vtáky sa pod ňou [=umývali] podľa veku, od najstaršieho, lebo v kráľovskej záhrade je poriadok.}',
      ],
      [
        'Záhrada [=stíchla/tíchne] a pávy si [=zložili] vejáre. {Ruže [=zavreli] lupene a cesta domov [=bola] biela.|Ruže [=zavreli] lupene a fontána [=kvapkala] tenšie a tenšie, ako keď sa končí uspávanka.} V paláci [=svietilo] okno.',
        'Kráľovská záhrada [=dýchala] pomaly a [=voňala] ružami. {Kamenná ryba už len [=kvapkala].|Kamenná ryba už len [=kvapkala], jež [=prešiel] cez trávnik ako kefka a hrášok [=mal] struky zavreté na noc.} V okne paláca [=hriala] lampa.',
        'Biely chodník [=svietil] mesiacom. {[=Viedol] rovno k teplej posteli.|Reďkovky si [=prikryli] hlavy lístím a chodník [=viedol] pomaly domov, k pootvoreným dverám a teplej posteli.} Večer [=voňal] mätou.',
      ],
    ),
    setting(
      'vez',
      'indoors',
      place('Matracová veža', 'v Matracovej veži', 'do Matracovej veže', 'z Matracovej veže'),
      [
        'V Matracovej veži [=bolo] dvadsať matracov na sebe a hore [sedel] [hero]. {[=Bolo] odtiaľ vidieť celé kráľovstvo.|Odtiaľ [=bolo] vidieť celé kráľovstvo, dve susedné a do hniezda na komíne.} Princezné [=mali] vlastný rebrík.',
        'Každá princezná v kráľovstve [=mala] v Matracovej veži svoj deň na skákanie. {Dnes tam [skákal] [hero], hore a dolu.|V pondelok staršie, v utorok mladšie a dnes [mal] deň [hero], od raňajok po strop.|V pondelok staršie, v utorok mladšie a dnes [mal] deň [hero], od raňajok po strop.}',
        '[Hero] [spustil] z okna Matracovej veže košík na šnúrke. {Hore v ňom [=prišli] pečené jablká.|Hore v ňom [=prišli] pečené jablká a lístok od kráľa: „V kráľovstve všetko v poriadku, dnes je polievka.“} Princezné tak [=posielali/posielajú] poštu.',
      ],
      [
        'V strede veže [=visel] zvon z vankúša. {Keď [=zvonil], [=bolo] počuť fú.|Keď [=zvonil], [=bolo] počuť iba fú, a kto to fú [=začul/čuje], ten už [=šiel] na večeru.}',
        'Pod spodným matracom [=ležal] hrášok, ten slávny. {Každý večer mu niekto [=zaželal] dobrú noc.|Každý večer mu niekto [=prišiel] zaželať dobrú noc a opýtať sa, či ho netlačí princezná.|Každý večer mu niekto [=prišiel] zaželať dobrú noc a opýtať sa, či ho netlačí princezná.}',
        'Schody vo veži [=boli] očíslované. {Päť, šesť, sedem, a na ôsmom [=sedel] kocúr.|Sedemdesiaty druhý [=chýbal], preto sa na tom mieste [=skákalo/skáče]. Podľa princezien to [=bol] najlepší schod zo všetkých.}',
      ],
      [
        'Matrace si [=vydýchli]. Nízko nad vežou [=svietil] mesiac. {Perina [=bola] veľká a mäkká.|Perina [=bola] taká veľká, že sa do nej [=zmestil] celý večer. Hrášok dolu už [=spal].}',
        'V Matracovej veži už nikto [=neskákal/neskáče]. {Matrace [=oddychovali] a rebrík [=stál] ticho.|Matrace [=oddychovali] jeden na druhom, rebrík sa [=oprel/opiera] o stenu a kocúr [=zaspal] na ôsmom schode.} Cez okienko [=svietili] hviezdy rovno na vankúš.',
        'Okolo veže [=utíchli/tíchnu] lastovičky. {Izba [=bola] teplá a [=voňala] jablkami.|Každým schodom [=bolo] tichšie a v izbe [=hriala] piecka, na ktorej ešte [=voňali] šupky z jabĺk.} Posteľ už [=čakala].',
      ],
    ),
    setting(
      'jazierko',
      'land',
      place('Labutie jazierko', 'pri Labuťom jazierku', 'k Labutiemu jazierku', 'od Labutieho jazierka'),
      [
        '[Hero] [kŕmil] pri Labuťom jazierku labute a princezné [=držali] košík. {Najstaršia labuť [=dostala] prvá.|Najstaršia labuť [=dostala] prvá, lebo v kráľovstve sa dáva prednosť šedinám, aj keď to je iba biele perie.} Palác sa [=díval] z kopca.',
        'Na moste cez Labutie jazierko [=sedeli] princezné a [=chytali] nohami vodu. {[Hero] [sedel] vedľa a [mal] zo všetkých najmokrejšie kolená.|[Hero] [sedel] vedľa nich a palcom [siahal] presne po odraz koruny, ktorý sa vždy slušne [=uhol].} [=Voňali] lekná.',
        'Pri Labuťom jazierku [=mali] princezné drevený altánok. {[Hero] v ňom [pil] malinovku zo zlatého pohára.|[Hero] v ňom [pil] malinovku zo zlatého pohára, lebo sklenené si princezné [=odkladali] na návštevy.} Palác sa vo vode [=kolísal] hore nohami.',
        'Labute sa na jazierku [=učili] chodiť po schodoch. {[Hero] im [ukazoval/ukazuje], ako sa to robí.|[Hero] im [ukazoval/ukazuje], ako sa to robí, a jedna princezná im [=držala] vlečku, hoci to [=bol] chvost.} [=Voňala] vŕba a <mäta~voda~jahody>.',
      ],
      [
        'Pod mostíkom [=bývala] kačka s kráľovským povolením. {[=Mala] ho pod krídlom.|[=Mala] ho pod krídlom, trochu mokré, a každému ho rada [=ukázala].}',
        'Na hladine [=plávali] tri stratené črievičky. {Žabky v nich [=mali] loďky.|Žabky si z nich [=urobili] loďky a v tej s mašľou [=bola] kráľovská flotila.}',
        'Vŕba pri vode [=mala] konáre ako závoj. {Princezné sa pod ňou [=učili] čítať.|Princezné sa pod ňou [=učili] čítať aj mlčať, a to druhé [=šlo/ide] ťažšie.}',
      ],
      [
        'Na jazierku [=bolo] hladko a labute [=spali] s hlavou pod krídlom. {Cesta k palácu [=bola] krátka a mäkká.|Vo vode [=ležal] mesiac a okolo neho okná paláca, ktoré pomaly [=zhasínali], až [=ostalo] svietiť jediné.|Vo vode [=ležal] mesiac a okolo neho okná paláca, ktoré pomaly [=zhasínali], až [=ostalo] svietiť jediné.}',
        'Nad Labuťím jazierkom [=vyšiel] mesiac a voda sa ani [=nepohla]. {Labute [=spali] a palác [=svietil] jediným oknom.|Labute [=spali] bok po boku, pohár v altánku [=oddychoval] dnom hore a palác [=svietil] už len jediným oknom.} Tráva k nemu [=bola] mäkká a teplá.',
        'Vŕba [=stiahla] svoj závoj až k zemi. {V altánku [=zhasla] lampa a domov [=bolo] blízko.|V altánku [=zhasla] lampa, žabky [=zaspali] v črievičkách a chodník domov [=bol] tichý, samá tráva.|V altánku [=zhasla] lampa, žabky [=zaspali] v črievičkách a chodník domov [=bol] tichý, samá tráva.}',
      ],
    ),
  ],
  heroes: [
    figure(
      'princezna',
      'princezná Bambuľka',
      [
        'Princezná Bambuľka má korunku z kuchynskej gumičky. {Tá zlatá jej padá do polievky.|Tá zlatá jej padá do polievky a v polievke sa zlato horšie hľadá.}',
        'Princezná Bambuľka kŕmi kačky o piatej. {Kráľovstvo počká, kačky nie.|Kto s ňou chce hovoriť, musí prísť k rybníku a priniesť si vlastný rožok.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'zaba',
      'žabí princ Kvakoslav',
      [
        'Žabí princ Kvakoslav chodí do paláca na palacinky. {Odkliať sa nechce.|Odkliať sa nechce, v rybníku má schôdze.}',
        'Žabí princ Kvakoslav nosí pod pazuchou lekno. {Je to jeho vankúš.|Doma je to vankúš, na bále klobúk a v daždi celkom obyčajné lekno.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'hedviga',
      'princezná Hedviga',
      [
        'Princezná Hedviga opravuje hodiny. {Vo vrecku šiat má skrutkovač.|Vo vrecku kráľovských šiat nosí skrutkovač a tri kolieska navyše, pre každý prípad a pre každú minútu.}',
        'Princezná Hedviga vie hvízdať na štyri prsty. {Kráľ je na ňu hrdý.|Pri polievke to kráľ nemá rád, no inak je na ňu veľmi hrdý.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'ambroz',
      'princ Ambróz',
      [
        'Princ Ambróz pozná v paláci všetky malé dvierka. {Veľké ho nebavia.|Veľkými chodia noviny a strýkovia, kým malými sa dá prísť rovno ku koláču.}',
        'Princ Ambróz má na plášti záplatu v tvare slona. {Slon sa volá Jožko.|Vybral si ju sám a odvtedy mu dvorania ustupujú z cesty, aby slonovi nezavadzali.|Vybral si ju sám a odvtedy mu dvorania ustupujú z cesty, aby slonovi nezavadzali.}',
      ],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'kralovna',
      'kráľovná Apolena',
      [
        'Vo dverách sa [=zjavila] kráľovná Apolena v zástere. {„Kráľovsky vám pomôžem,“ [=povedala].|„Kráľovať budem o štvrtej,“ [=povedala], „dovtedy mám voľno a viem robiť uzly.“} Korunu si [=odložila] do vrecka.',
        'Kráľovná Apolena práve [=sadila] cibuľu. {[=Utrela] si ruky a hneď [=prišla] bližšie.|„Cibuľa počká, starosť nie,“ [=povedala], ruky si [=utrela] do kráľovského plášťa a [=prišla] bližšie.}',
      ],
      [
        'Kráľovná Apolena si [=vyzula] črievičky a v ponožkách [=prešla] celý palác, aby každému napravila perinu.',
        'Kráľovná Apolena [=zavesila] korunu na klinček vedľa zástery a obe [=mali] do rána voľno.',
      ],
    ),
    figure(
      'komornik',
      'komorník Alfonz',
      [
        'Spoza závesu [=vystúpil] komorník Alfonz. {„Ráčite si priať pomoc?“ [=uklonil] sa.|„Ráčili ste si povzdychnúť,“ [=poklonil] sa, „na povzdych mám čaj, radu alebo rebrík.“} A hneď to všetko [=podal].',
        'Komorník Alfonz [=niesol] podnos s jediným hráškom. {Keď ich [=uvidel], podnos [=odložil] a [=šiel] s nimi.|„Hrášok dnes odmietol večeru,“ [=povedal] a podnos [=odložil], „mám teda chvíľu a obe ruky.“}',
      ],
      [
        'Komorník Alfonz [=zložil] biele rukavice, prst po prste, a [=uložil] ich do škatuľky spať.',
        'Komorník Alfonz sa [=uklonil] posteli, [=ľahol] si celkom rovno a [=usmial] sa na strop.',
      ],
    ),
    figure(
      'pav',
      'páv Ferdinand',
      [
        'Po schodoch [=schádzal] páv Ferdinand a chvost mu [=ťukal]: ťuk, ťuk. {„Som krásny a rád pomôžem,“ [=povedal].|„Som krásny, viem,“ [=povedal], „ale občas som aj užitočný, dnes mám na to práve chvíľu.“|„Som krásny, viem,“ [=povedal], „ale občas som aj užitočný, dnes mám na to práve chvíľu.“}',
        'Vo dverách [=uviazol/viazne] páv Ferdinand. {Keď ho [=potiahli], [=poďakoval] a [=pridal] sa k nim.|Chvost [=mal] ešte roztiahnutý z predstavenia. Keď ho spolu [=poskladali], [=vyhlásil], že odteraz je ich páv.}',
      ],
      [
        'Páv Ferdinand [=zložil] všetky oči na chvoste a potom aj tie dve svoje.',
        'Páv Ferdinand si [=prikryl] chrbát vlastným chvostom, lebo krajšiu perinu v kráľovstve [=nemali].',
      ],
    ),
    figure(
      'vanilka',
      'kuchárka Vanilka',
      [
        'Z kuchyne [=vyšla] kuchárka Vanilka s varechou. {„Kto tu vzdychá nalačno?“ [=spýtala] sa a [=rozdala] rožky.|„Kto mi tu vzdychá na prázdny žalúdok?“ [=spýtala] sa a každému [=vložila] do ruky teplý rožok. Kráľ vládne kráľovstvu, ale Vanilka kráľovi.}',
        'Kuchárka Vanilka [=niesla] tácku so snehovými pusinkami. {„Najprv jednu, potom starosť,“ [=povedala].|„Jedna na jazyk, druhá na cestu,“ [=rátala] a [=bolo] jasné, že ide s nimi, lebo tácku [=nechala] na kráľovi.|„Jedna na jazyk, druhá na cestu,“ [=rátala] a [=bolo] jasné, že ide s nimi, lebo tácku [=nechala] na kráľovi.}',
      ],
      [
        'Kuchárka Vanilka [=zavesila] varechu na klinček a pec ešte tíško [=hriala].',
        'Kuchárka Vanilka [=nechala] na okne hrnček teplého mlieka a v kuchyni [=zhasla] posledné svetlo.',
      ],
    ),
    figure(
      'korunko',
      'myšiak Korunko',
      [
        'Spod závesu [=vykukol] myšiak Korunko s náprstkom na hlave. {„Poznám tu každú dierku,“ [=povedal].|„Poznám tu každú dierku,“ [=povedal], „niektoré som osobne hrýzol,“ a náprstok si [=napravil] ako korunu.|„Poznám tu každú dierku,“ [=povedal], „niektoré som osobne hrýzol,“ a náprstok si [=napravil] ako korunu.}',
        'V mise s hroznom [=sedel] myšiak Korunko. {„Prepáčte, počúvam už od začiatku,“ [=povedal].|„Prepáčte, počúvam od začiatku,“ [=priznal] sa. „V mise je výborná ozvena a kúsok vo mne vás už ľutuje.“} A [=išiel] s nimi.',
      ],
      [
        'Myšiak Korunko si [=zložil] náprstok a [=stočil] sa do mäkkej ponožky.',
        'Myšiak Korunko si [=položil] chvost na oči, aby mu nesvietil mesiac, a ticho [=spal].',
      ],
    ),
  ],
  problems: [
    {
      id: 'bal',
      ask: 'Na čom sa dá zahrať na kráľovskom bále?',
      title: ['[Hero] a bál bez hudby', 'Bál, na ktorom sa mlčalo'],
      refrain: ['Úklon sem a úklon tam, zahrám na to, čo tu mám', 'Ťuky, klop a klop a ťuk'],
      spark: [
        'Večer [=mal] byť v paláci bál, ale kapela [=ochorela]. {Všetci hudobníci [=kýchali] a princezné [=stáli] v šatách.|Husliar [=mal] líca ako bubon, bubeník ako dve husle a dirigent [=kýchal] v trojštvrťovom takte. Princezné [=stáli] v šatách a [=nevedeli], kam s nohami.} „Bez hudby to nebude,“ [povedal] [hero].',
        'Na kráľovskom bále [=bolo] ticho, až [=bolo] počuť šuchot šiat. {Hudobníci [=uviazli/viaznu] s kočom pri rybníku.|Hudobníkom sa [=pokazil] koč pri rybníku a žaby ich [=nechceli] pustiť, vraj ešte jednu.} Princezné [=čakali] s rukou na ruke. [Hero] [chcel] vymyslieť, kto im zahrá.',
      ],
      way: [
        'Chorý husliar [=ležal] v perine. {„Hudba je všade, len ju treba zobudiť,“ [=zachrapčal].|„Moje prvé husle bola kefa,“ [=zachrapčal], „a mama hrala na cedidlo. Hudba je všade, iba ju treba zobudiť.“} [Hero] mu [podal] čaj.',
        'Po chodbe [=kvapkalo/kvapká] z prasknutého džbána. {Kvap, kvap, a kocúr pri tom [=kýval] chvostom.|Kvap, kvap, kvap, vždy po troch, a kocúr k tomu [=kýval] chvostom, hoci o sebe [=tvrdil], že hudbu nemá rád.} [Hero] [zastal/zastavuje] a [počúval].',
        'Stará princezná im [=požičala] malú paličku. {„Kto ju drží, ten dáva pozor na všetkých,“ [=povedala].|„S tou dirigoval môj dedo slávikov,“ [=povedala], „nič s ňou netreba, iba ju držať a pozerať sa na každého.“} Palička [=bola] teplá a hladká.',
      ],
      tries: [
        '[Hero] [zahral] na <hrebeň~kráľovský hrebeň~hrebeň a papierik>. {Pávy si [=mysleli], že letí osa, a [=schovali] sa.|[=Bzučalo] to krásne, lenže pávy si [=mysleli], že ide sršeň. Celý bál [=presedeli/presedia] na lustri.} Hrebeň teda nie.',
        '[Helper] [helper:zaspieval] pieseň o <dani z jabĺk~stratenej žemli~kráľovej prababke>. {[=Mala] veľa slôh a kráľ pri nej [=zaspal].|[=Mala] štyridsať slôh a pri šiestej si kráľ [=ľahol] na trón a koruna mu [=visela] na uchu.} Na tanec to [=nebolo/nie je].',
        'Princezné [=skúsili] tancovať bez hudby. {Každá [=tancovala] niečo iné a vlečky sa [=zamotali].|Jedna [=tancovala] polku, druhá valčík, tretia si [=hľadala] náušnicu. Vlečky sa [=zaplietli/zapletajú] do vrkoča.} Rozmotávanie [=trvalo] dlho.',
      ],
      solutions: [
        {
          id: 'kuchyna',
          text: [
            '„Hudba je v kuchyni,“ [zvolal] [hero]. {[=Priniesli] hrnce, varechy aj poháre s vodou.|[=Priniesli] hrnce od najväčšieho po mliečnik, varechy, strúhadlo a dvanásť pohárov s vodou.} Cink, bum, cink! {Princezné si [=vyzuli] črievičky a [=tancovali].|Hrubý hrniec [=hral] basu, poháre zvončeky a [helper] na strúhadle [helper:pridal] čosi ako jar. [=Tancovalo] sa až na schodoch, kráľ s kuchárkou a kráľovná s minútkami na vajcia.} Taký bál ešte v paláci [=nemali].',
          ],
        },
        {
          id: 'dazd',
          text: [
            '[Hero] [otvoril] okná. Vonku [=pršalo]. {Kvap na rímsu, klop na sklo a ťuk na plech.|Kvap na rímsu, klop na sklo, ťuk na plech, a keď to človek [=počúval] naraz, [=bol] z toho valčík.} „Počúvajte,“ [povedal] [hero] princeznám. {[Helper] [helper:podložil] pod kvapky misky a každá [=mala] svoj tón.|[Helper] [helper:podložil] pod kvapky misky, každú inú. Dážď si [=dal] záležať, lebo do paláca ho ešte nikdy [=nepozvali/nepozývajú].} [=Tancovali] až do prvej hviezdy.',
          ],
        },
      ],
      after: [
        'Po bále si nikto [=nevedel] nájsť črievičky. {Princezné [=išli] domov v cudzích a [=smiali] sa.|Princezné [=išli] domov v cudzích a z toho vymieňania [=bolo] jedenásť nových kamarátstiev.}',
      ],
      fact: '[Hero] [zachránil] kráľovský bál, na ktorom nemal kto hrať.',
    },
    {
      id: 'hrasok',
      ask: 'Kde sa najlepšie spí hrášku?',
      title: ['[Hero] a hrášok, ktorý nemohol spať', 'Princezná na hrášku naopak'],
      refrain: ['Guľa, guľa, netlačí, mäkká perinka mu stačí', 'Kde si ľahne malý hrach, tam je pokoj vo snách'],
      spark: [
        'Spod kráľovského matraca sa [=ozval] tenký hlások. {„Ja som hrášok a tlačí ma princezná!“|„Celý život sa hovorí o princeznej,“ [=vravel] hrášok, „ale mňa sa neopýta nik, a pritom ona tlačí mňa.“} [Hero] ho [vzal] na dlaň. Hrášok [=mal] pod očami malé kruhy.',
        'Pod dvadsiatimi matracmi niekto [=vzdychal]. {[=Bol] to malý zelený hrášok a [=nemohol] zaspať.|[=Bol] to ten slávny hrášok, zelený a trochu sploštený. „Dvesto rokov ležím a nespím,“ [=zašepkal], „každá princezná si vyspala svoje, len ja nie.“} [Hero] mu [sľúbil], že mu nájde lepšie miesto.',
      ],
      way: [
        'V knižnici [=mali] starú rozprávku o hrášku. {Na poslednej strane [=bol] obrázok: šťastný hrášok v záhrade.|[Hero] v nej [listoval/listuje] až dozadu. Na poslednej strane [=bol] obrázok, ktorý nikto nečíta: hrášok v záhrade a okolo neho šesť bratov.} Hrášok sa naň dlho [=pozeral].',
        'Princezná Agáta im [=dala] kúsok zeleného zamatu. {„Je z mojich prvých šiat,“ [=povedala].|„Je z mojich prvých šiat,“ [=povedala], „liezla som v nich po stromoch, takže vonia po lístí a trochu po kolenách.“} Zamat [=bol] mäkký ako mach.',
        'Slimák na parapete si hrášok [=premeral/premeria]. {„Ja si nosím posteľ so sebou,“ [=povedal].|„Chyba je v cudzej posteli,“ [=povedal], „ja si svoju nosím na chrbte a spím, kde práve skončím.“} Hrášok [=zívol], ale [=nezaspal/nespí].',
      ],
      tries: [
        'Hrášku [=dali] pod bruško <vatu~kúsok vaty~bielu vatu>. {Vzápätí sa z nej [=skotúľal] na druhú stranu.|Lenže je guľatý, z vaty sa [=skotúľal] vpravo, potom vľavo. Napokon [=našli] vatu v hrášku a hrášok v topánke.}',
        '[Helper] hrášku [helper:zaspieval] <uspávanku~dlhú uspávanku~uspávanku od starej mamy>. {Hrášok [=spieval] tiež a [=bolo] veselo.|Hrášok sa [=pridal], [=vymyslel] druhý hlas, potom tretí. Princezné si to [=prišli] vypočuť v županoch.} O spaní [=nebolo] ani reči.',
        '[Hero] [uložil] hrášok do <kráľovskej šperkovnice~šperkovnice s perlami~zlatej škatuľky>. {„Zima a samé kamene,“ [=ozvalo] sa zvnútra.|„Pekné, ale studené,“ [=hlásil] spomedzi perál, „a tá vľavo ma volá bratranec.“} [=Museli] ho zase vybrať.',
      ],
      solutions: [
        {
          id: 'struk',
          text: [
            '„Kde ti bolo najlepšie?“ [spýtal sa] [hero]. „V struku, s bratmi,“ [=vzdychol] hrášok. {Zo zamatu mu [=ušili] struk a [=dali] doň gombíky.|Tak mu princezné z mäkkého zamatu [=ušili] struk a [helper] doň [helper:vsypal] šesť zelených gombíkov namiesto bratov.} Hrášok si [=ľahol] medzi ne. {„Akurát,“ [=zívol] a hneď [=spal].|„Ten tretí dokonca chrápe ako náš Jožo,“ [=šepol] dojatý a [=zavrel] oči.} Celé kráľovstvo [=chodilo] po špičkách.',
          ],
        },
        {
          id: 'zem',
          text: [
            '[Hero] [rozmýšľal], čo má hrášok naozaj rád. „Hlinu,“ [=prezradil/prezrádza] hrášok, „a vodu a spoločnosť.“ {A tak ho [=zaniesli] do záhrady.|Hlavne však nikoho kráľovského na chrbte. A tak ho v dlani [=zaniesli] von na hriadku.} [Hero] [urobil] prstom jamku. [Helper] ju [helper:polial]. {Hrášok si [=ľahol] a [=povedal] dobrú noc.|„Toto je matrac,“ [=vydýchol] hrášok, perinku z hliny si [=pritiahol] k brade a prvý raz za dvesto rokov [=zaspal]. Ráno z neho bude trčať zelený chvostík.}',
          ],
        },
      ],
      after: [
        'Princezné [=zrušili] všetky skúšky s hráškom. {Teraz sa ho len pýtajú, ako sa má.|Kto chce byť princezná, nech sa spýta, ako sa hrášok má, a stačí.} V paláci sa [=spalo] výborne.',
      ],
      fact: '[Hero] [pomohol] kráľovskému hrášku zaspať.',
    },
    {
      id: 'domino',
      ask: 'Ako vysvetliť princom, že netreba zachraňovať?',
      title: ['[Hero] a princezná, ktorá nechcela byť zachránená', 'Drak na návšteve v paláci'],
      refrain: ['Klop, klop, dvere dokorán, kto sa pýta, nie je sám', 'Ku každej veži vedú schody'],
      spark: [
        'Princezná Adriana [=hrala] vo veži s drakom domino. {Dolu [=stáli] princovia a [=chceli] ju zachrániť.|Dolu [=stálo] šesť princov s rebríkmi a [=dohadovali] sa, kto ju zachráni prvý.} „Povedzte im, že mám rozohranú partiu,“ [=volala] z okna. [Hero] jej to [sľúbil].',
        'Do paláca [=prišla] správa, že drak uniesol princeznú. {[=Nebola/Nie je] to pravda, drak [=bol] na kakau.|V skutočnosti si ho princezná Adriana [=pozvala] na kakao, len to [=zabudla] napísať na lístok.} Pod vežou [=stál] už celý zástup princov. [Hero] im to [chcel] vysvetliť.',
      ],
      way: [
        'Pri bráne [=sedel] najmladší princ bez rebríka. {„Ja len idem s ostatnými,“ [=povedal].|„Zachraňovať ani neviem,“ [=priznal] sa, „ale doma mi povedali, že princ má byť vonku na vzduchu.“} [Hero] mu [dal] jablko.',
        'Drakova mama [=poslala/posiela] po vtákovi lístok. {[=Stálo] na ňom: „Nech príde domov do deviatej.“|[=Stálo] na ňom: „Nech poďakuje za kakao, nech nefúka do obrusu a nech príde do deviatej.“} „Takže nejaký únos,“ [helper:povedal] [helper], „to teda nie je.“',
        'Stará strážnička im [=ukázala] kľúč od veže. {„Schody sú vzadu, ale nikto sa nepýta,“ [=povedala].|„Tridsať rokov mám kľúč aj schody,“ [=povedala], „a každý sa mi štverá s rebríkom do okna.“} Kľúč [=voňal] kakaom.',
      ],
      tries: [
        '[Hero] princom [zavolal]: „Všetko je v poriadku!“ {Pod prilbami nič [=nepočuli] a [=kývali].|V prilbách to [=znelo] ako „slnko a dva zbrojnoši“, a tak [=zasalutovali] nesprávnym smerom.} Hlasnejšie to [=nepomohlo/nepomáha].',
        '[Helper] [helper:napísal] <tabuľu~veľkú tabuľu~kriedou tabuľu> „Nezachraňovať“. {Nikto ju [=nečítal/nečíta], lebo princovia [=pozerali] iba hore.|Princ s rebríkom ju [=čítal] hore nohami a [=vyšlo/vychádza] mu z toho niečo o kapustnici. O obed však [=bol] záujem.}',
        'Princezná Adriana [=hodila] dolu lístok. {Z lístka [=bola] lastovička a [=letela] ďalej.|[=Poskladala] ho do lastovičky, a tá [=letela] nad princami tak pekne, že ju všetci [=nechali] letieť.} [=Pristála] až v rybníku.',
      ],
      solutions: [
        {
          id: 'kakao',
          text: [
            '„Pozvime všetkých hore,“ [povedal] [hero]. „Hlad je tichší ako prilba.“ {Drak [=zohrial] hrniec kakaa jediným výdychom.|Drak [=zohrial] hrniec kakaa jediným výdychom a tá vôňa [=prešla] aj cez prilby.} Princovia [=odložili] prilby, [=utreli] si nohy a [=sadli] si k stolu. {[Helper] [helper:nalieval] a princezná [=rozdala] kocky.|„My vlastne domino hrávame tiež,“ [=priznali] do jedného. [Helper] [helper:nalieval], Adriana [=rozdala] kocky a drak [=vyhral], lebo ich [=mal] aj na chvoste.} Na veži [=bolo] veselo.',
          ],
        },
        {
          id: 'zoznam',
          text: [
            '[Hero] [vzal] papier. „Kto dnes naozaj potrebuje zachrániť?“ {[=Prihlásila] sa mačka, kuchár a korunka v studni.|[=Prihlásila] sa mačka na streche, kuchár pod kopou zemiakov, korunka v studni a jeden dedko s ťažkou taškou.} Princovia sa [=potešili] a už [=išli]. {[Helper] im [helper:ukazoval] cestu.|[Helper] im [helper:ukazoval] cestu, rebríky konečne [=boli] na niečo dobré. Ten najmladší [=odniesol] dedkovi tašku až na tretie poschodie.} Princezná s drakom zatiaľ [=dohrali] partiu.',
          ],
        },
      ],
      after: [
        'Na dverách veže [=pribudol] zvonček: „Raz princezná, dvakrát drak.“ {Princovia odvtedy najprv zvonia.|Princovia odvtedy najprv zvonia a vo vrecku nosia vlastné domino.}',
      ],
      fact: '[Hero] [vysvetlil] princom, že princeznú Adrianu netreba zachraňovať.',
    },
    {
      id: 'strakoruna',
      ask: 'Nevideli ste niekde kráľovskú korunu?',
      title: ['Koruna v korune', '[Hero] a koruna, ktorá si išla sadnúť inam'],
      refrain: [
        'Hore pozri, dolu pozri, niečo sa tam leskne',
        'Kde je koruna, tam je kráľ, kde je vankúš, tam by spal',
      ],
      spark: [
        'Kráľ [=prišiel] ráno bez koruny a na hlave [=mal] sitko. {„Sušila sa na okne a je preč,“ [=povedal].|„Sušila sa na okne po umytí a zrazu nič,“ [=rozložil] rukami. Večer [=mal] otvárať bál, a bez koruny je kráľ ako polievka bez lyžice: dá sa, ale kvapká.} „Koruna nemá nohy,“ [povedal] [hero], „nájdeme ju.“',
        'V paláci [=zmizla] kráľovská koruna. {Kráľ si na hlavu [=dal] sitko a [=bol] smutný.|Vankúšik [=ležal], kde vždy, koruny nikde. Kráľ si zatiaľ na hlavu [=dal] sitko, aby nebolo hneď vidno, že kráľovstvo je bez nej.} „Veci sa nestrácajú,“ [povedal] [hero], „iba si idú sadnúť inam.“',
      ],
      way: [
        'Na <parapete~rímse~okennej doske> [=ostalo] čierno-biele pierko. {„To nie je z vankúša,“ [helper:povedal] [helper].|[Helper] ho [helper:porovnal] s vankúšmi, s pávom aj s kráľovou čiapkou a [=nesedelo/nesedí] nikam.} [Hero] si ho [odložil] do vrecka.',
        'Záhradník [=videl] nad ružami niečo zlaté. {„Myslel som, že to letí slnko na obed,“ [=povedal].|„Letelo to nízko a trochu to funelo,“ [=rozprával], „myslel som si, že slnko ide na obed, tak som pozdravil.“} [=Ukázal] rukou k lipám.',
        {
          gives: 'kosik',
          text: 'Košikár im [=daroval] malý pletený košík. {[=Bol] vystlaný vatou a mäkký ako hniezdo.|„Plietol som ho na vajcia, ale vyšiel mi priveľmi pekný,“ [=povedal], „niekto by v ňom mal radšej bývať.“} Vnútri [=bola] vata.',
        },
      ],
      tries: [
        'V kráľovskej skrini [=bolo] osemnásť klobúkov. {Koruna medzi nimi [=nebola].|[=Bola] tam aj čiapka na bicykel a malý princ, ktorý sa tam od obeda [=skrýval/skrýva] pred kúpeľom, no koruna nie.|[=Bola] tam aj čiapka na bicykel a malý princ, ktorý sa tam od obeda [=skrýval/skrýva] pred kúpeľom, no koruna nie.}',
        '[Helper] [helper:zazvonil] na <veľký~kráľovský~ten najväčší> zvon. {[=Prišli] všetci aj so štyrmi husami, ale bez koruny.|[=Zbehli] sa komorné, husi a pán so sudom uhoriek, ktorý si [=pomýlil] zvon s obedom. Uhorky však [=boli] výborné.}',
        '[Hero] [položil] na <zem~prah~parapet> chlieb so syrom. {[=Prišla] myš, [=poďakovala] a chlieb [=zjedla].|Koruny majú vraj syr rady. [=Prišla] myš, [=poďakovala] v mene všetkých korún a chlieb si [=odniesla] celý.}',
      ],
      solutions: [
        {
          id: 'vymenakosik',
          needs: 'kosik',
          text: [
            '„Veď aj strom má korunu,“ [povedal] [hero] a [pozrel] do lipy. {V korune [=bola] koruna, v nej tri vajíčka a na nich straka.|V korune [=bola] koruna, v korune tri vajíčka a na nich straka, veľmi spokojná. „Má zúbky, aby mi deti nevypadli,“ [=vysvetlila].} [Hero] jej [podal] mäkký košík. {„Vymeníme?“ A straka [=kývla/kýva] krídlom.|Straka ho trikrát [=obišla], [=skúsila] v ňom sedieť, [=vydýchla] a [=kývla/kýva] krídlom, že platí. [Helper] [helper:podržal] rebrík.} Vajíčka [=boli] v teple a koruna [=išla] domov.',
          ],
        },
        {
          id: 'vykrajovacka',
          text: [
            '[Hero] si [všimol] na zemi bodky múky. {[=Viedli] až do kuchyne k veľkému stolu.|Bodka pri bodke [=viedli] okolo trónu, po schodoch dolu, až ku kuchynskému stolu.} Tam [=chladli] koláčiky a každý [=mal] po kraji zúbky. {„Spadla strake do múky,“ [=šepol] malý kuchtík, „a formičku sme nemali. Mal to byť dar.“|Pri mise [=stál] malý kuchtík, biely od uší po päty. „Spadla strake oknom rovno do cesta,“ [=šepol] a [=vytiahol] z múky korunu, „a my sme nemali formičku. Mal to byť dar pre princezné.“} „Veď aj je,“ [usmial sa] [hero] a [helper] [helper:ochutnal] prvý kúsok.',
          ],
        },
      ],
      after: [
        'Kráľ si korunu [=nasadil] trochu nakrivo. {Sitko [=išlo] späť do kuchyne.|Sitko [=išlo] späť do kuchyne a vraj sa mu už do cestovín veľmi nechce, na kráľovskej hlave [=malo] výhľad.|Sitko [=išlo] späť do kuchyne a vraj sa mu už do cestovín veľmi nechce, na kráľovskej hlave [=malo] výhľad.}',
      ],
      fact: '[Hero] [našiel] stratenú kráľovskú korunu.',
    },
    {
      id: 'hanblivybal',
      ask: 'Ako sa začína tancovať, keď sa každý hanbí?',
      title: ['Bál, na ktorom nikto netancoval', '[Hero] a hanblivé valčíky'],
      refrain: ['Raz, dva, tri, raz, dva, tri, nohy vedia samy', 'Kto sa potkne, tancuje tiež'],
      spark: [
        'Na bále [=hrala] hudba, ale nikto [=netancoval/netancuje]. {Princezné aj princovia [=stáli] pri stene.|„Až po vás,“ [=klaňal/klania] sa princ princeznej. „Kdeže, až po vás,“ [=klaňala/klania] sa princezná princovi. Takto to [=išlo] už hodinu. Parket [=bol] prázdny ako tanier po koláči.} „Niekto začať musí,“ [povedal] [hero].',
        'Princezná Otília [=sedela] na bále pod stolom. {„Neviem tancovať,“ [=šepla] a [=schovala] si nohy.|„Kráľovské nohy majú vedieť valčík,“ [=šepkala], „a moje vedia kopnúť do lopty a stúpiť dedkovi na palec.“} [Hero] k nej [vliezol] pod obrus. Vonku pri stene [=stálo] tridsať hostí, ktorí sa [=báli] presne toho istého.',
      ],
      way: [
        'V šatni [=viseli] kabáty hostí. {Rukávy sa im [=hýbali] od prievanu, hop a hop.|Prievan im [=dvíhal/dvíha] rukávy do taktu. A tak [=tancovali] kabáty lepšie než ich páni.} [Hero] si s jedným [podal] ruku.',
        'Stará tanečná učiteľka [=sedela] v kresle. {„Všetci tancujú, keď si myslia, že nikto nehľadí,“ [=povedala].|„Päťdesiat rokov učím valčík,“ [=povedala], „a poviem vám tajomstvo: každý tancuje, keď varí. Vtedy totiž nikto nehľadí.“}',
        'Malý bubeník im [=dal] svoj gombík na šťastie. {„Keď sa bojím, držím ho v ruke,“ [=povedal].|„Keď sa bojím, že to pokazím, držím ho,“ [=povedal], „potom to aj tak pokazím, ale s gombíkom.“} [Hero] ho [schoval] do dlane.',
      ],
      tries: [
        'Kráľ [=zavolal]: „Tancujte!“ {Všetci sa [=uklonili] a [=ostali] stáť.|Všetci sa mu [=uklonili] a [=ostali] stáť, lebo keď sa veselosť nariadi, býva najprv veľmi ticho. Kráľ [=zjedol] chlebíček.}',
        '[Helper] [helper:nakreslil] na zem <stopy na tanec~kriedou stopy na tanec~múkou stopy na tanec>. {Princ po nich [=išiel] a [=zaplietol] si nohy.|Ľavá, pravá, ľavá a potom ešte jedna ľavá, takže princ, ktorý to [=skúsil], tam [=stál] ako praclík.|Ľavá, pravá, ľavá a potom ešte jedna ľavá, takže princ, ktorý to [=skúsil], tam [=stál] ako praclík.}',
        'Hudobníci [=hrali] <rýchlejšie~rýchlejšie a rýchlejšie~stále veselšie>. {Hostia si len [=ťukali/ťukajú] špičkou topánky.|Hostia si [=ťukali/ťukajú] iba špičkou topánky. Keď sa na ňu niekto [=pozrel], špička [=robila], že tam len stojí.}',
      ],
      solutions: [
        {
          id: 'body',
          text: [
            '„Kto sa potkne, má bod!“ [zavolal] [hero] a [vybehol] na parket. Hop, šuch a bác! {Princezná Otília sa [=zasmiala] a [=chcela] bod tiež.|Chvíľu [=bolo] ticho. Potom sa princezná Otília [=rozosmiala], [=vybehla/vybieha] na parket a [=potkla/potkýna] sa hneď dvakrát.} „Dva body!“ [helper:rátal] [helper]. {O chvíľu [=tancoval] aj kráľ.|To už [=nevydržal] ani kráľ, [=zakopol] o plášť aj o princa a [=viedol] o tri body.} Valčík to [=nebol/nie je], ale [=tancovali] všetci.',
          ],
        },
        {
          id: 'ponozky',
          text: [
            '[Hero] si [všimol], že hosťom [=vŕzgali] topánky. „Vyzujme sa,“ [navrhol]. {Kráľ sa [=vyzul] prvý a [=mal] dierku na palci.|[=Bolo] ticho. Potom kráľ [=vystrčil] palec v deravej ponožke a všetkým sa [=uľavilo/uľavuje], lebo dierku [=mal] skoro každý.} Na hladkej dlážke sa ponožky [=šmýkali/šmýkajú] samy. {[Helper] [helper:prešiel] celú sálu na jeden šuch.|Princovia [=plávali] ako labute, [helper] [helper:prešiel] celú sálu na jediný šuch a princezná Otília [=zistila], že stúpiť niekomu na palec je v ponožkách celkom mäkké.}',
          ],
        },
      ],
      after: [
        'Po bále [=sedel] kráľ na tróne a [=fučal]. {„To bol teda bál,“ [=povedal] spokojne.|„Odteraz sa v mojom kráľovstve tancuje, ako komu nohy narástli,“ [=vyhlásil] a nohy si spokojne [=vyložil/vykladá] na stoličku.|„Odteraz sa v mojom kráľovstve tancuje, ako komu nohy narástli,“ [=vyhlásil] a nohy si spokojne [=vyložil/vykladá] na stoličku.}',
      ],
      fact: '[Hero] [roztancoval] hostí na bále, kde sa každý hanbil.',
    },
    {
      id: 'kralmavsetko',
      ask: 'Čo sa dáva kráľovi, ktorý už má všetko?',
      title: ['[Hero] a darček pre kráľa', 'Kráľ, ktorý už všetko mal'],
      refrain: ['Čo dať kráľovi do daru, čo mu srdce zohreje', 'Zlaté má a strieborné má, čo by ešte chcel'],
      spark: [
        'Zajtra [=mal] mať kráľ narodeniny. {Princezné [=nevedeli], čo mu dať, lebo kráľ už všetko [=mal].|Zlatých hodín [=mal] šestnásť, papúč štyridsať párov a od minulého roka aj slona, ktorý [=býval] v oranžérii a [=jedol/chrúme] pomaranče.} Princezné [=sedeli] na schodoch so stuhou a bez darčeka. [Hero] si [prisadol] k nim.',
        '„Darčekov mám plnú vežu,“ [=vzdychol] kráľ na tróne. {„A netešia ma ani trochu.“|„Aj vežu som dostal do daru. A keď sa ma niekto spýta, čo by som chcel, nič mi nenapadne, iba si vzdychnem.“} Princeznám ho [=bolo] ľúto. „Nájdeme niečo, čo v tej veži nie je,“ [povedal] [hero].',
      ],
      way: [
        'Pradedo kráľ [=visel] v obraze a [=mal] v ruke varechu. {„Kráľ si ako malý rád oblizoval misu,“ [=spomenula/spomína] si stará komorná.|Pod obrazom [=utierala/utiera] prach stará komorná. „Náš kráľ bol ako malý najradšej v kuchyni,“ [=spomenula/spomína] si, „ale potom narástol a kuchyňa mu bola malá.“}',
        'V izbe s darčekmi [=bol] jeden lístok bez darčeka. {[=Stálo] na ňom: „Chcel by som deň bez koruny. Kráľ.“|[=Bol] kráľov, starý a pokrčený: „Keby sa dalo, chcel by som jeden deň bez koruny.“ Pod tým [=bol] nakreslený rybník.} [Hero] si ho [prečítal] dva razy.',
        'Strážnik pri bráne [=vedel], kam kráľ v noci chodí. {„Chodí si potajme čľapkať nohy,“ [=povedal].|„Vždy o desiatej ide potichu okolo s uterákom,“ [=prezradil/prezrádza], „a ja sa pozerám na hviezdy, aby som ho nevidel.“|„Vždy o desiatej ide potichu okolo s uterákom,“ [=prezradil/prezrádza], „a ja sa pozerám na hviezdy, aby som ho nevidel.“}',
      ],
      tries: [
        'Princezné [=zabalili/balia] kráľovi trón do <stuhy~zlatej stuhy~papiera so stuhou>. {„Ten už mám,“ [=povedal] kráľ a [=sadol] si.|„Ten poznám,“ [=povedal] slušne, [=sadol] si a stuha ho [=stiahla] tak pekne, že ho [=museli] rozbaliť.|„Ten poznám,“ [=povedal] slušne, [=sadol] si a stuha ho [=stiahla] tak pekne, že ho [=museli] rozbaliť.}',
        '[Helper] kráľovi [helper:zatancoval/tancuje] s tromi taniermi. {Dva taniere [=spadli] a kráľ [=zatlieskal].|Kráľ [=zatlieskal] dvakrát, lebo dva taniere [=spadli] a tretí [=chytil] kuchár. Potom si zas [=vzdychol].}',
        '[Hero] sa kráľa [spýtal], čo by chcel. {„Ach, nič,“ [=povedal] kráľ, ako to dospelí robia.|„Ach, nič,“ [=povedal] a to je vec, ktorú dospelí hovoria, keď niečo chcú, len nevedia, kde to leží.|„Ach, nič,“ [=povedal] a to je vec, ktorú dospelí hovoria, keď niečo chcú, len nevedia, kde to leží.}',
      ],
      solutions: [
        {
          id: 'denbezkoruny',
          text: [
            '„Vieme, čo nemáš,“ [povedal] [hero]. „Voľno.“ {Korunu si [=dala] na hlavu princezná a kráľ [=išiel] k rybníku.|Korunu si po hodinách [=podávali/podávajú] princezné, [hero] [podpisoval/podpisuje] kráľovské listiny veselým slniečkom a [helper] [helper:držal] žezlo, aby sa nenudilo.} Kráľ si [=vyzul] topánky a [=čľapkal] nohami. {„Toto som chcel,“ [=povedal] a [=smial] sa.|[=Naháňal/Naháňa] žaby, ony jeho, [=jedol/hryzie] chlieb s maslom a [=zabudol], ktorý je deň. „Toto som chcel,“ [=povedal], keď ho [=našli] celého mokrého.}',
          ],
        },
        {
          id: 'oblizanamisa',
          text: [
            '„Kráľ ešte nikdy nedostal nič, čo by smel urobiť sám,“ [povedal] [hero]. {Dar [=bola] zástera, múka a veľká misa.|A tak v kráľovskej škatuli s mašľou [=bola] zástera, múka, šesť vajec, jedna veľká misa a povolenie ušpiniť sa.|A tak v kráľovskej škatuli s mašľou [=bola] zástera, múka, šesť vajec, jedna veľká misa a povolenie ušpiniť sa.} Kráľ [=vyhrnul] rukávy a [=miešal]. {[Helper] mu [helper:podával] cukor a múka [=lietala] všade.|Múka mu [=sadla] na obočie, [helper] mu [helper:podával] cukor a torta [=vyšla/vychádza] na jednu stranu, tú lepšiu.|Múka mu [=sadla] na obočie, [helper] mu [helper:podával] cukor a torta [=vyšla/vychádza] na jednu stranu, tú lepšiu.} A misu si [=oblízal/oblizuje] celú sám. {„To bol najlepší darček,“ [=povedal].|„Mám zlatých hodín celú skriňu,“ [=povedal] s krémom na nose, „a ani jedny neukázali takúto peknú chvíľu.“|„Mám zlatých hodín celú skriňu,“ [=povedal] s krémom na nose, „a ani jedny neukázali takúto peknú chvíľu.“}',
          ],
        },
      ],
      after: [
        'Kráľ si už [=nevzdychal/nevzdychá], iba si [=pospevoval]. {Darčeky [=rozdal] tým, čo ich [=chceli].|Darčeky [=rozdal], hodiny hodinárom a papuče strážnikom. Aj slona [=pustil] z oranžérie do záhrady.}',
      ],
      fact: '[Hero] [našiel] darček pre kráľa, ktorý už všetko mal.',
    },
    {
      id: 'fontanka',
      ask: 'Prečo zmĺkla kráľovská fontána?',
      title: ['[Hero] a fontána, ktorá zmĺkla', 'Kto býva v kráľovskej fontáne'],
      refrain: ['Žblnky, žblnky, fontána, kto ťa dneska uspáva', 'Kvap a čakaj, kvap a ticho'],
      spark: [
        'Kráľovská fontána ráno [=zmĺkla/mĺkne]. {Ani žblnk, iba pol kvapky.|Ináč [=rozprávala] celý deň, o vode aj o susedoch. Dnes z nej [=vyšla] iba polovica kvapky a aj tá sa [=vrátila].} Princezné sa pri nej [=nemali] ako umyť a kráľ [=nemal] s kým raňajkovať. „Možno niečo potrebuje,“ [povedal] [hero].',
        'V paláci [=bolo] čudne ticho. {To [=mlčala] fontána na nádvorí.|Až pri obede [=prišli] na to, čo chýba: fontána na nádvorí [=nežblnkala/nežblnká] a polievka bez nej [=znela] veľmi nahlas.} [Hero] [priložil] ucho k jej kamennej rybe. Vnútri niečo tíško [=dýchalo].',
      ],
      way: [
        'Majster s dlhým kľúčom [=bol] pri nej už ráno. {„Voda je, ale ktosi ju pekne prosí, aby netiekla,“ [=povedal].|„Vody je dosť,“ [=krútil] hlavou, „ale v rúrke ju ktosi slušne prosí, aby netiekla, a ona je vychovaná voda.“|„Vody je dosť,“ [=krútil] hlavou, „ale v rúrke ju ktosi slušne prosí, aby netiekla, a ona je vychovaná voda.“}',
        'Na okraji fontány [=boli] mokré nôžky. {[=Boli] drobné, so štyrmi prstami, a [=viedli] dnu.|[=Boli] drobné, so štyrmi prstami, [=viedli] od rybníka rovno do kamennej ryby a vedľa nich [=ležal] lístok: nerušiť, prosím.} [Hero] [šliapal/šliape] celkom po špičkách.',
        'Kaderník princezien im [=požičal] papierovú trúbku. {Keď sa priloží k uchu, počuť aj muchu.|„Počujem ňou, čo si vlasy šepkajú,“ [=povedal]. Keď ju [=priložili] k rybe, [=ozvalo] sa z nej tenučké kvak a potom pst.}',
      ],
      tries: [
        '[Hero] fontánu [pošteklil] <pod kamennou bradou~pierkom pod bradou~pod plutvou>. {Ryba [=kýchla] a potom nič.|Ryba [=kýchla], [=pustila] jednu bublinu a v bubline [=bol] odraz všetkých, ako sa na ňu pozerajú.} Voda nikde.',
        '[Helper] do rúrky [helper:fúkol]. {[=Fúklo] to späť a okolo [=leteli] klobúky.|Rúrka [=fúkla] späť, slušne, ale rázne. Kráľovské noviny [=leteli] na druhý dvor.}',
        'Princezné fontáne [=spievali] najmokrejšiu pesničku. {Fontána [=počúvala] a [=mlčala].|[=Bola] o potoku, potom o rieke, a keď [=prišli] k moru, [=boli] všetky smädné a vody stále [=nebolo/niet].|[=Bola] o potoku, potom o rieke, a keď [=prišli] k moru, [=boli] všetky smädné a vody stále [=nebolo/niet].}',
      ],
      solutions: [
        {
          id: 'pockat',
          text: [
            '[Hero] [nazrel] do ryby zboku. {V rúrke [=spala] žabia mama s maličkými.|V rúrke [=ležala] žabia mama a okolo nej dvanásť žabiek menších ako gombík, všetky v jednej kvapke. „Do večera im narastú nôžky,“ [=zašepkala].} „Tak počkáme,“ [povedal] [hero]. {Všetci [=sedeli] okolo a [=boli] ticho.|[Helper] [helper:priniesol] vankúše, kráľ [=zakázal/zakazuje] trúbenie a celý dvor [=sedel] okolo fontány, ako keď sa čaká na koláč.} Pri západe slnka [=vyskákali/vyskakujú] žabky von, jedna po druhej. {A za nimi voda: žblnk!|Za poslednou sa [=nadýchla] voda, [=odkašľala] si a všetko, čo za celý deň zamlčala, [=povedala] naraz.}',
          ],
        },
        {
          id: 'lekno',
          text: [
            '„Niekto tam býva,“ [povedal] [hero] a [zaklopal]. „Kvak,“ [=ozvalo] sa. „V rybníku nám fúka.“ {A tak im [hero] [našiel] krčah s leknom.|[Hero] teda [napustil/napúšťa] do najkrajšieho kráľovského krčaha vodu z rybníka, na vrch [položil] lekno a celé to [postavil] do tieňa ruží, kde nefúka.} Žabia mama [=prišla] na obhliadku. {„Berieme,“ [=povedala] a [=sťahovali/sťahujú] sa.|[=Skúsila] lekno jednou nohou, druhou, „berieme,“ [=kvákla/kváka]. [Helper] [helper:podal] maličkým list, po ktorom [=zišli] ako po schodoch.} Fontána si [=odkašľala] a [=striekala] až po okná.',
          ],
        },
      ],
      after: [
        'Fontána [=žblnkala] a kráľ si k nej [=prisadol] s rožkom. {Na nádvorí [=kvákalo/kváka] dvanásť žabiek.|Pri ružiach im do toho [=kvákalo/kváka] dvanásť malých hlasov a kráľ [=vymenoval] každú za dvornú dámu, aj tie, čo boli páni.|Pri ružiach im do toho [=kvákalo/kváka] dvanásť malých hlasov a kráľ [=vymenoval] každú za dvornú dámu, aj tie, čo boli páni.}',
      ],
      fact: '[Hero] [zistil], prečo kráľovská fontána zmĺkla.',
    },
    {
      id: 'portret',
      ask: 'Ako sa maľuje niekto, kto sa stále hýbe?',
      title: ['[Hero] a princezná, ktorá nevydržala stáť', 'Obraz s princeznou'],
      refrain: ['Čiarka sem a čiarka tam, chvíľku stojím, chvíľku nie', 'Maľuj, maľuj, čo sa hýbe'],
      spark: [
        'Maliar [=mal] namaľovať princeznú Idu. {Princezná však [=nevydržala] stáť ani chvíľku.|Na plátne [=mal] zatiaľ sedem nôh, dve mašle a čosi, čo [=bolo] asi lakeť, lebo princezná [=nevydržala] stáť ani tak dlho, ako trvá kýchnutie.} „Ja to nedokončím,“ [=vzdychol] maliar. [Hero] mu [podržal] štetce.',
        '„Stojte, prosím,“ [=prosil] maliar už po stý raz. {Princezná Ida [=chcela] stáť, ale nohy [=nechceli].|Princezná Ida [=chcela] stáť, hlava súhlasila aj ruky, len nohy [=mali] vlastný názor a práve ním [=poskakovali/poskakujú].} Na stene už [=čakal] prázdny rám. „Niečo vymyslíme,“ [povedal] [hero] obom.',
      ],
      way: [
        'Stará kráľovná na obraze [=mala] krivý úsmev. {„Práve sa mi chcelo kýchnuť,“ [=stálo] na lístku pod ňou.|Zozadu na plátne [=mala] lístok: „Nestála som. Šteklilo ma v nose. A pozrite, ako mi to pristane.“} [Hero] to [povedal] princeznej.',
        'Lovec motýľov im [=ukázal] prázdnu sieťku. {„Motýľ postojí, iba keď naňho nečakáš,“ [=povedal].|„Nechytám,“ [=povedal], „iba sa prechádzam so sieťkou a oni si na ňu sadnú. Kto motýľa naháňa, ten má iba nohy.“}',
        {
          gives: 'rola',
          text: 'V sklade [=mali] dlhočiznú rolu papiera. {[=Bola] dlhá ako celá chodba.|„Ostala po kráľovskom bežeckom koberci,“ [=povedal] skladník, „nik nevie, čo s ňou, je dlhá ako tri chodby a úzka ako raňajky.“|„Ostala po kráľovskom bežeckom koberci,“ [=povedal] skladník, „nik nevie, čo s ňou, je dlhá ako tri chodby a úzka ako raňajky.“} [Hero] si ju [vzal] pod pazuchu.',
        },
      ],
      tries: [
        'Princezná [=mala] držať v ruke <plný pohár~pohár plný po okraj~plný hrnček čaju>. {[=Držala] ho a pritom [=tancovala].|[=Nevyliala/Nevyleje] ani kvapku, lenže pritom [=stihla/stíha] dve otočky a [=podala] si ruku s brnením.}',
        '[Helper] princeznej [helper:rozprával] dlhú rozprávku. {[=Bola] o koni a princezná [=cválala/cvála].|[=Bola] nešťastne vybraná, celá o koni, takže princezná celé dve kapitoly [=cválala/cvála] okolo maliara.}',
        '[Hero] sa [postavil] za model namiesto nej. {Na obraze [=mala] princezná cudzie uši.|[=Vyšlo/Vychádza] to krásne, len to [=nebola/nie je] princezná, a kráľ by si pri večeri mohol pomýliť dcéru.|[=Vyšlo/Vychádza] to krásne, len to [=nebola/nie je] princezná, a kráľ by si pri večeri mohol pomýliť dcéru.}',
      ],
      solutions: [
        {
          id: 'dlhyobraz',
          needs: 'rola',
          text: [
            '[Hero] [rozvinul] rolu papiera po celej chodbe. „Nech sa hýbe obraz,“ [povedal]. {Maliar [=išiel] s princeznou a [=maľoval] ju krok po kroku.|Princezná [=išla] popri stene, maliar vedľa nej s kolieskami na stoličke, [helper] [helper:niesol] farby a každý krok [=dostal] svoju princeznú.|Princezná [=išla] popri stene, maliar vedľa nej s kolieskami na stoličke, [helper] [helper:niesol] farby a každý krok [=dostal] svoju princeznú.} Na obraze [=bolo] naraz dvadsať princezien. {Keď sa okolo nich [=išlo], [=tancovali].|Kto okolo toho obrazu [=prešiel], ten [=videl] princeznú skákať od dverí až po okno, a kto [=šiel] naspäť, ten ju [=videl] cúvať.|Kto okolo toho obrazu [=prešiel], ten [=videl] princeznú skákať od dverí až po okno, a kto [=šiel] naspäť, ten ju [=videl] cúvať.}',
          ],
        },
        {
          id: 'vymenamaliar',
          text: [
            '„Vymeňte sa,“ [povedal] [hero]. „Nech maľuje princezná maliara.“ {Princezná [=vzala] štetec a od radosti [=stála] ticho.|Princezná [=vzala] štetec, [=vyplazila/vyplazuje] od sústredenia špičku jazyka a odrazu [=stála] ako soška, lebo maľovať nos je veľká práca.} Vtedy maliar potichu [=vytiahol] druhé plátno. {[=Maľovali] jeden druhého celé popoludnie.|[=Maľovali] jeden druhého, [helper] obom [helper:miešal] farby. Nikto [=nepovedal/nehovorí] „stojte“ ani raz.} Oba obrazy [=viseli] vedľa seba.',
          ],
        },
      ],
      after: [
        'Pod obraz [=napísali]: „Princezná Ida, ako naozaj je.“ {Kráľ sa naň [=chodil] pozerať každé ráno.|Kráľ sa naň [=chodil] pozerať každé ráno s hrnčekom v ruke a zakaždým na ňom [=našiel] niečo nové.}',
      ],
      fact: '[Hero] [pomohol] maliarovi namaľovať princeznú Idu, ktorá sa stále hýbe.',
    },
  ],
  obstacles: [
    'Kráľovská vlečka sa [=zachytila] medzi dvere. {[Hero] ju [vyslobodil] ako špagetu.|Na jednej strane [=bola] princezná, na druhej sedem metrov šiat a v strede dvere, ktoré [=nevedeli], koho pustiť. [Hero] ju [vyslobodil] ako špagetu.}',
    'Palácové chodby sa [=podobali] jedna druhej. {Cestu im [=ukázala] vôňa koláčov.|Už tretí raz [=išli] okolo obrazu prastarého strýka, ktorý zakaždým [=vyzeral] pobavenejšie, až ich z toho [=vyviedla/vyvádza] vôňa koláčov.|Už tretí raz [=išli] okolo obrazu prastarého strýka, ktorý zakaždým [=vyzeral] pobavenejšie, až ich z toho [=vyviedla/vyvádza] vôňa koláčov.}',
    'V bráne [=stálo] brnenie. „Heslo!“ {„Prosím,“ [povedal] [hero] a brnenie [=ustúpilo/ustupuje].|„Prosím,“ [povedal] [hero]. Brnenie [=mlčalo]. „Za sto rokov to nikto neuhádol,“ [=priznalo] a [=zaškrípalo] kolenom na znak súhlasu.}',
    'Kráľovský koberec sa [=zroloval/roluje] aj s nimi. {Vnútri [=bola] tma a smiech, potom [=vypadli] von.|„Kde je hore?“ [=ozvalo] sa zvnútra. „Tam, kde mám nos.“ „A kde máš nos?“ „V ponožke,“ a už z neho [=vypadli] ako hrozienka z koláča.}',
    'Na schodoch [=sedel] kráľovský kocúr a [=nepustil] nikoho. {[Hero] ho [poškrabal] za uchom a [=išlo] sa.|Zákon [=znel] jasne: za uchom, pod bradou a ešte raz za uchom. [Hero] [zaplatil/platí] poctivo a kocúr [=vydal] potvrdenku v podobe pradenia.}',
    'Trubač [=zatrúbil] a most sa [=zdvihol] aj s nimi. {„Prepáčte, to bola jeseň,“ [=povedal].|„Prepáčte, to mal byť obed,“ [=ospravedlnil] sa trubač, [=zatrúbil] to druhé a most sa [=spustil].|„Prepáčte, to mal byť obed,“ [=ospravedlnil] sa trubač, [=zatrúbil] to druhé a most sa [=spustil].}',
    'Dve dvorné dámy si [=dávali/dávajú] prednosť vo dverách. {„Až po vás.“ „Nie, až po vás!“|[=Bolo] to už druhý deň, od rána s termoskou. [Hero] [otvoril] druhé krídlo a [=prešli] obe naraz, veľmi prekvapené.}',
    'Na ceste [=ležala] kaluž a princezné [=mali] biele črievičky. {[Hero] cez ňu [položil] dosku.|Princ by na ňu hodil plášť, lenže ten [=mal] práve v čistiarni. A tak [hero] cez kaluž [položil] dosku od lavičky.}',
    'Kľúč od kráľovských dverí [=bol] veľký ako lopata. {[Niesli/Nesú] ho dvaja a tretí [=otočil].|[=Niesli] ho dvaja, tretí [=otáčal] a dvere sa pritom [=hanbili/hanbia], lebo vôbec [=neboli/nie sú] zamknuté.|[=Niesli] ho dvaja, tretí [=otáčal] a dvere sa pritom [=hanbili/hanbia], lebo vôbec [=neboli/nie sú] zamknuté.}',
  ],
  encounters: [
    'Na chodbe princezné [=závodili] v papučiach. {Kráľ [=bol] cieľová páska a [=držal] sa.|Šmyk po mramore, kráľ [=bol] cieľová páska a [=držal] sa statočne.} [Hero] [odpískal] štart.',
    'Kráľovský šašo [=plakal] nad cibuľou. {„To je práca, nie smútok,“ [=povedal].|„Smejú sa mi aj pri tomto,“ [=posťažoval] sa, „a ja len varím guláš.“} Princezná mu [=podala] okuliare.',
    'Okolo [=kráčala] jedna črievička. {[=Hľadala] druhú a tá [=hľadala] ju.|Sama, bez nohy, [=hľadala] druhú. Tá ju [=hľadala] od druhej strany paláca.} [Hero] ich [zoznámil].',
    'Princezná [=išla] na jednej korčuli. {„Druhú má sestra, ide oproti,“ [=volala].|„Druhú má sestra, stretneme sa v polovici,“ [=volala], [=držala] si korunu a za rohom sa [=ozvalo] bác a dvojhlasný smiech.|„Druhú má sestra, stretneme sa v polovici,“ [=volala], [=držala] si korunu a za rohom sa [=ozvalo] bác a dvojhlasný smiech.}',
    'V kúte [=sedel] žabiak s malou korunou. {„Nebozkávať, prosím,“ [=povedal] slušne.|„Som princ aj takto,“ [=oznámil], „takže prosím nebozkávať. Muchy v paláci sú výborné, podávajú sa na vidličke.“}',
    'Strážnik pred palácom [=žongloval/žongluje] zemiakmi. {Jeden mu [=pristál] na prilbe a princezné [=tlieskali].|„Nepriateľ sem nechodí,“ [=vysvetlil], „a stáť treba tak či tak.“ Piaty mu [=pristál] na prilbe a princezné mu za to [=dali] deväť bodov.}',
    'Kráľ [=hľadal] okuliare. {[=Mal] ich zastrčené v korune.|[=Hľadal] ich pod trónom aj v polievke a [=mal] ich v korune medzi dvoma rubínmi. „Preto dnes vyzerá tak múdro,“ [=povedal].}',
    'Komorná [=vetrala/vetrá] kráľovské periny. {Jedna [=vyletela] z okna a [=sadla] si na lipu.|Jedna sa [=nadýchla] vetra, [=vyletela] z okna a teraz [=sedela] na lipe ako kráľovná všetkých perín.} [Hero] [pomohol] dolu.',
    'Dvorný pes [=niesol] v papuli korunku. {[=Bola] z koláča a veľmi [=voňala].|[=Bola] z lístkového cesta, odmena za verné služby, a pes sa [=rozhodoval/rozhoduje], či ju nosiť, alebo zjesť.|[=Bola] z lístkového cesta, odmena za verné služby, a pes sa [=rozhodoval/rozhoduje], či ju nosiť, alebo zjesť.}',
    'Tri princezné [=lepili] tapetu. {Jedna [=bola] prilepená a [=chválila/chváli] výhľad.|Jedna [=držala] rebrík, druhá lepidlo a tretia [=bola] prilepená k stene. No [=vravela], že odtiaľ je na palác pekný výhľad.}',
    'Na nádvorí [=stál] koč a kone si v ňom [=oddychovali]. {Kráľ ho [=ťahal] sám.|Kráľ ho [=ťahal] sám, lebo v nedeľu je to naopak. Kone z okna [=volali] „pomalšie, prosíme, pijeme čaj“.}',
    'Malá princezná [=učila] papagája vládnuť. {„Povedz: prosím všetkých k stolu.“|„Povedz: milí poddaní,“ [=prosila]. „Milí podaní,“ [=povedal] papagáj. „To je skoro ono,“ [=uznala] a [=dala] mu orech.}',
  ],
  favourite: [
    'Na stolíku [=ležala] korunka a na nej pyžamová čiapka, lebo aj kráľovstvo chodí spať.',
    'Nad posteľou [=visel] závoj, mäkký ako hmla, a pod ním sa dobre [=snívalo/sníva].',
    'Dve papierové črievičky [=stáli] pod stoličkou špičkami k posteli.',
    'V domčeku pre bábiky [=zhaslo] posledné okno a malá princezná [=spala].',
    'Z kociek na koberci [=bol] palác a v jeho veži [=odpočíval] jeden pokojný hrášok.',
    'Šaty na hranie [=viseli] na kľučke a ticho [=šuchotali], akoby dýchali.',
    'Zlatá hviezda z korunky [=svietila] na poličke celkom slabo, ako lampička.',
    'Plyšová labuť na vankúši si [=strčila] hlavu pod krídlo a [=nechala] miesto aj pre iného.',
  ],
}
