import type { ThemePack } from '../../../craft/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const friendship: ThemePack = {
  words: [
    'kamarát',
    'priateľ',
    'spolu',
    'spoločn',
    'rozdel',
    'dvaja',
    'dvoch',
    'obom',
    'objať',
    'objal',
    'sused',
    'uzmier',
    'zmier',
    'požič',
  ],
  settings: [
    setting(
      'dvor',
      'land',
      place('dvor s orechom', 'na dvore s orechom', 'na dvor s orechom', 'z dvora s orechom'),
      [
        'Na dvore pod starým orechom [=viseli] dve hojdačky. Na jednej sa [hojdal] [hero] a druhá [=čakala] na kamaráta{|, lebo sama sa hojdačka hojdať nevie}. [=Voňalo] to tam <orechovým listím~vypranou bielizňou~čerstvou trávou>.',
        '[Hero] [kreslil] kriedou na dvore veľký dom pre kamarátov. {|[=Mal] šesť izieb, dve kuchyne a nad dverami nápis: „Kamaráti nech neklopú, nech rovno vojdú.“} Orech [=šumel] a jeho tieň [=ležal] presne na obývačke.',
      ],
      [
        'Na šnúre sa [=sušili] ponožky, vždy dve a dve. {|Aj ponožka vie, že spolu je teplejšie, iba jedna zelená tu [=visela] sama a [=tvárila] sa, že na niekoho čaká.}',
        'V kúte dvora [=spal] kocúr a orech mu [=pustil] na chrbát lístok. {|Jedným okom [=strážil] kamarátov a druhým rúru s buchtami, takže vlastne [=spal] iba napoly.}',
      ],
      [
        'Hojdačky na dvore sa [=hojdali] už len od vetríka, spolu a pomaly. Tma [=bola] mäkká{| a [=sadla] si pod orech, chrbtom ku kmeňu}. V okne [=svietila] lampička a doma [=čakala] perina.',
        'Kriedový dom na dvore [=zosivel] a orech ho [=prikryl] tieňom. Všetci kamaráti v ňom už ticho [=bývali/bývajú]. {|Na šnúre [=zostala] jedna deka, ešte teplá od slnka, a tú si [=zobrali/berú] so sebou.} Domov to [=bolo] tri kroky.',
      ],
    ),
    setting(
      'dom',
      'indoors',
      place(
        'Tajný dom zo stoličiek',
        'v Tajnom dome zo stoličiek',
        'do Tajného domu zo stoličiek',
        'z Tajného domu zo stoličiek',
      ),
      [
        'Štyri stoličky, dve deky a [=bol] z toho dom. [Hero] v ňom [býval] od obeda{| a [považoval] ho za najlepšiu adresu v celom meste}. Pod dekou [=voňali] <sušienky~jablká~perníky> a [=bolo] tam presne jedno miesto navyše, pre kamaráta.',
        'Dom zo stoličiek [=mal] strechu z červenej deky. [Hero] [ležal] vnútri a [rozdelil] hrozienka na dve kôpky. Jedna [=bola] pre kamaráta. {|Kamarát ešte [=neprišiel/neprichádza], no hrozienka sa naňho už veľmi [=tešili].}',
      ],
      [
        'Cez deku [=svietilo] svetlo ako cez višňový lekvár. V rohu [=sedel] plyšový slon domovník. {|Nič [=nehovoril/nehovorí], ale vždy [=vedel], kto je doma a komu vychladol čaj.}',
        'Namiesto dverí [=visela] osuška. {Klopať sa na ňu [=nedalo], a tak sa pred ňou [=hovorilo] „klop, klop“.|Na osušku sa klopať nedá, a tak sa pred ňou nahlas a slušne [=hovorilo] „klop, klop“, a zvnútra sa [=odpovedalo] „vŕzg“.}',
      ],
      [
        'Deky sa [=poskladali] a stoličky [=išli] potichu k stolu. Na koberci [=zostalo] teplé miesto pre dvoch. {|Plyšový slon [=zhasol] baterku a svoj úrad [=odovzdal/odovzdáva] tme.} Do postele sa [=išlo] pomaly, pod tú najmäkšiu strechu.',
        'V Tajnom dome zo stoličiek sa [=zotmelo]. Červená deka sa [=stala] perinou{| a osuška, ktorá [=bola] celý deň dverami, si [=ľahla] na radiátor}. Vankúše sa [=vrátili] na postele a [=bolo] ticho.',
      ],
    ),
    setting(
      'park',
      'land',
      place('park za školou', 'v parku za školou', 'do parku za školou', 'z parku za školou'),
      [
        'V parku za školou [=bola] lavička pre dvoch. {[Hero] na nej [sedel] a [čakal] na kamarátov.|Keď na ňu [=sadol] iba jeden, [=vŕzgala] od smútku, preto na nej [hero] [sedel] presne v strede, aby to vyzeralo ako dvaja.} Vo vzduchu [=voňali] <gaštany~mokré lístie~rožky z pekárne>.',
        '[Hero] [čakal] v parku na kamaráta a lístie [=šušťalo] pod nohami. Z gaštana [=spadol] gaštan, rovno do kapucne. {|Asi sa mu [=nechcelo] byť samému, keď tam hore [=boli] všetci po dvoch.} Tak už [=boli] dvaja.',
      ],
      [
        'Na trávniku [=chodili] dva holuby, stále spolu. {Jeden [=povedal] vrkú a druhý tiež.|Jeden [=povedal] vrkú a druhý [=doplnil] vrkú, takto sa rozprávajú priatelia, ktorí si už všetko povedali.}',
        'Fontánka [=striekala] raz vyššie, raz nižšie. Deti pod ňou [=držali] dlane. {|Každý si [=odniesol] trochu vody a jedno dievčatko [=tvrdilo], že aj kúsok dúhy.}',
      ],
      [
        'V parku sa [=rozsvietili] lampy, jedna po druhej, celkom potichu. Lavička [=bola] ešte teplá{| od toľkých kamarátov a už ani trochu [=nevŕzgala]}. Domov sa [=šlo] pomaly a pokojne.',
        'Gaštany v parku [=mlčali] a lístie [=bolo] mäkké ako koberec. Holuby [=spali] vedľa seba na rímse. {|Fontánka [=stíchla/utícha] a v jej vode [=ležal] mesiac, celý a okrúhly.} Za bránkou už [=bola] naša ulica.',
      ],
    ),
    setting(
      'strom-domcek',
      'land',
      place('domček na strome', 'v domčeku na strome', 'do domčeka na strome', 'z domčeka na strome'),
      [
        'Na starej čerešni [=stál] domček a [=viedol] k nemu rebrík so siedmimi priečkami. [Hero] [sedel] hore a [spúšťal/spúšťa] na špagáte košík pre kamarátov. {|Do košíka sa [=dalo/dá] poslať všetko okrem dychu a dobrej nálady, tie [=museli] po rebríku.} [=Voňalo] to tam <doskami~čerešňami~dažďom>.',
        'Domček na strome [=mal] dve okná: jedno na svet a jedno pre kamarátov. [Hero] [vyzeral] z toho druhého. {|Na dverách [=visela] tabuľka „Vstup len spolu“, a kto [=prišiel/príde] sám, [=musel] si vypýtať aspoň vrabca.} Čerešňa sa mierne [=hojdala].',
      ],
      [
        'Vnútri [=bola] polica a na nej spoločný poklad: sklíčko, sojčie pierko a pol sušienky. {|Druhá polovica sa už s niekým [=rozdelila].}',
        'Keď [=zafúkalo], domček [=vŕzgol/vŕzga] ako loď. {[=Bolo] to príjemné.|Kamaráti vtedy [=hovorili] „hore, dolu, hore“ a po chvíli si nikto [=nebol] istý, či nie sú na mori.}',
      ],
      [
        'Po rebríku z domčeka sa [=išlo] pomaly, priečka za priečkou. Čerešňa [=zašumela] a potom už len [=dýchala]. {|V domčeku [=zostal] lampáš na jednu svetlušku a mäkká deka pre sny, čo by chceli prespať vonku.} Na trávniku [=bola] rosa a v okne teplo.',
        'Domček na strome [=mal] zrazu v oboch oknách hviezdy. Košík na špagáte [=visel] celkom pokojne. {|Vtáčiky na konároch sa [=schúlili/túlia] k sebe, jeden k druhému, a [=nechali] si medzi sebou len toľko miesta, koľko treba na dych.} Cesta do postele [=bola] krátka.',
      ],
    ),
  ],
  heroes: [
    figure(
      'medvedik',
      'medvedík Huňko',
      [
        'Medvedík Huňko má dve laby na objímanie. {|Koho objíme, ten má ešte do večera huňatý kabát.}',
        'Medvedík Huňko nosí vo vrecku vždy dve sušienky. {|Jednu pre seba a druhú pre kamaráta, ktorého ešte nestretol.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'myska',
      'myška Pipka',
      [
        'Myška Pipka je malá, no kamarátov má veľkých. {|Jeden z nich je krava a zmestí sa jej do srdca celá.}',
        'Myška Pipka vie vypískať meno každého kamaráta. {|Pri mene Bartolomej si musí v polovici sadnúť.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'vydra',
      'vydra Žofka',
      [
        'Vydra Žofka sa s kamarátmi drží za labku, aj keď spí. {|Aby ich potok neodniesol každého inam.}',
        'Vydra Žofka má svoj obľúbený kamienok a rada ho požičiava. {|Zatiaľ sa vždy [=vrátil] a vždy o niečo hladší.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'vrabec-jonas',
      'vrabec Jonáš',
      [
        'Vrabec Jonáš pozná všetky chodníky v meste podľa omrviniek. {|Kde je ich veľa, tam býva dobrý priateľ.}',
        'Vrabec Jonáš nikdy nejedáva sám. {|Keď nemá s kým, zavolá holuby, a keď nie sú holuby, tak mravca.}',
      ],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'bodkova',
      'teta Bodková',
      [
        'Za plotom [=polievala] muškáty teta Bodková. {„Čo ťa trápi, zlatko?“|„Vidím ti na nose starosť,“ [=povedala], „a starosti sa majú riešiť vo dvojici, jedna ruka na ne nestačí.“} A už [=odkladala] krhlu.',
        'Z okna [=vykukla] teta Bodková a na parapet [=položila] tanier buchiet. „Priateľstvo sa začína od plných líc,“ [=povedala]. {|Potom si [=zhodila] zásteru a [=bola] pripravená na všetko, iba topánky si [=obula/obúva] každú inú.}',
      ],
      [
        'Teta Bodková [=zatvorila] bránku a [=zaželala] dobrú noc aj muškátom, po jednom a po mene.',
        'Teta Bodková [=prikryla] buchty utierkou, aby im do rána nebola zima, a ticho [=zhasla/zhasína] v kuchyni.',
      ],
    ),
    figure(
      'dunco',
      'pes Dunčo',
      [
        'Vtom [=pribehol] pes Dunčo a [=priniesol] loptičku. „Hav,“ [=povedal]. {V psej reči je to kamarát.|V psej reči to znamená, že je tu, má loptičku a poradí, keď treba.} Chvost sa mu [=krútil] dokola.',
        'Spod lavičky [=vyliezol] pes Dunčo a [=sadol] si presne na nohy. {[=Bolo] to teplé a ťažké.|Psi tak podpisujú priateľstvo: teplo, ťažko a nadlho.} A keď sa [=išlo] ďalej, [=išiel] tiež.',
      ],
      [
        'Pes Dunčo sa [=otočil] tri razy dokola a [=ľahol] si k dverám. Chvost mu ešte chvíľu tíško [=ťukal] o podlahu.',
        'Pes Dunčo si [=položil] bradu na papuču a papuča mu [=bola] celú noc dobrou priateľkou.',
      ],
    ),
    figure(
      'skolnik',
      'školník Mrkvička',
      [
        'Okolo [=išiel] školník Mrkvička s rebríkom. {„Pomôžem?“|„Mám rebrík, dve ruky a tri minúty,“ [=oznámil], „a na kamarátov mám aj štvrtú minútu.“} [=Oprel] rebrík a [=sadol] si na prvú priečku.',
        'Školník Mrkvička práve [=utieral] tabuľu, na ktorej [=nebolo] nič. {„Veď ja pôjdem s vami.“|„Utieram, nech je miesto na nové kamarátstva,“ [=povedal], „a kým sa nejaké napíše, pôjdem s vami.“} Kľúče mu [=zaštrngali/štrngajú] na opasku.',
      ],
      [
        'Školník Mrkvička [=zamkol] bránu a kľúče [=zavesil] na klinček. Celá škola už potichu [=odpočívala].',
        'Školník Mrkvička si [=vyzul] topánky a [=zistil], že aj dnes mu nič nechýba. Svetlo [=nechal] malé, len na čítanie.',
      ],
    ),
    figure(
      'zmrzlinarka',
      'zmrzlinárka Vilma',
      [
        'Na rohu [=stál] vozík a za ním zmrzlinárka Vilma. „Predávam len dvojité,“ [=povedala], „{lebo jednu zje kamarát.“|jeden kopček pre teba, druhý pre toho, kto sa zjaví, a vždy sa niekto zjaví.“} Vozík [=zamkla] a [=išla] s nimi.',
        'Cink, cink, [=prichádzala] po chodníku zmrzlinárka Vilma. {„Jahodová lieči.“|„Smútok je z nedostatku jahôd,“ [=povedala] a [=načrela/naberá] hlboko, „a zo samoty. Na prvé mám lyžicu a na druhé čas.“}',
      ],
      [
        'Zmrzlinárka Vilma [=zatvorila] vozík a deku [=prehodila] cez vanilku. Aj jahody už ticho [=ležali] v chlade.',
        'Zmrzlinárka Vilma si [=utrela] ruky a na tabuľu [=napísala]: „Zajtra zase po dvoch.“ Potom si [=ľahla] a [=vzdychla] od spokojnosti.',
      ],
    ),
    figure(
      'harmonikar',
      'harmonikár Lojzo',
      [
        'Z lavičky [=zahral] na privítanie harmonikár Lojzo. „Hrám duetá,“ [=povedal]. {„Chýba mi druhý.“|„Chýba mi síce druhý, ale hrám ich pomaly, aby ma ešte dobehol.“} Harmoniku si [=zavesil] na chrbát a [=pridal] sa.',
        'Do toho niekto [=urobil] tramtará. Harmonikár Lojzo! {„Kamaráti, som váš.“|„Každé priateľstvo potrebuje hudbu aspoň na dvoch miestach,“ [=vyhlásil], „na začiatku a keď sa prihára kaša.“}',
      ],
      [
        'Harmonikár Lojzo [=zložil] harmoniku do puzdra a puzdro ešte raz ticho [=vydýchlo].',
        'Harmonikár Lojzo si už iba [=pospevoval] popod nos. Potom mu pesnička [=zaspala] pod fúzmi.',
      ],
    ),
  ],
  problems: [
    {
      id: 'novy',
      ask: 'Ako sa robí z mlčania kamarát?',
      title: ['[Hero] a chlapec, ktorý mlčal', 'Kamarát spoza plota'],
      refrain: ['Poď k nám, poď k nám, urobím ti miesto', 'Jeden a jeden sú dvaja, poď, kamarát, do kraja'],
      spark: [
        'Obďaleč [=stál] nový chlapec. [=Volal] sa Oto, [=býval] tu od včera a [=mlčal]. {|[=Mlčal] tak dôkladne, že to [=bolo] počuť <až na druhý koniec ulice~až na roh pri pekárni~až na tretie poschodie>.} [Hero] mu [zakýval]. Oto sa [=pozrel] na topánky. V novom meste ešte [=nemal] ani jedného kamaráta.',
        'Pri ceste [=sedel] na kufri nový sused Oto a v rukách [=držal] kaktus. {„Ahoj,“ [povedal] [hero]. Oto nič.|„Ahoj,“ [povedal] [hero]. Oto [=otvoril] ústa, [=zavrel] ich a [=objal] kaktus, čo sa bežne nerobí. Kamaráti mu [=ostali] v druhom meste a v tomto [=poznal] zatiaľ iba vlastný kufor.} Ako sa z mlčania robí kamarát?',
      ],
      way: [
        'Pri sťahovacom aute [=skladala] škatule Otova mama. „On nemlčí naschvál,“ [=povedala]. {„Slová má ešte v škatuli.“|„Niektoré škatule sme zatiaľ nenašli a myslím, že v jednej z nich sú jeho slová. Určite je na nej napísané Kuchyňa.“} A [=usmiala] sa.',
        'Na chodníku [=boli] kriedou nakreslené cestičky, tenké a starostlivé. [=Viedli] od jedného mraveniska k druhému. {„To kreslil Oto,“ [helper:zašepkal] [helper].|„To kreslil Oto,“ [helper:zašepkal] [helper], „všimni si, že nikde nemajú slepú ulicu.“} [Hero] si to [všimol].',
        'Z Otovho okna [=bolo] počuť flautu. [=Hrala] len dva tóny, stále dookola. {[=Bolo] to pekné.|„Ten tretí mi nejde,“ [=povedalo] okno celkom potichu a hneď sa za tie slová [=zavrelo].} [Hero] si tie dva tóny [pospevoval] celou cestou.',
      ],
      tries: [
        '„Hráš futbal?“ [spýtal sa] [hero]. Oto [=pokrútil] hlavou. „Guľôčky? Karty? Na zajaca?“ {Oto [=krútil] hlavou, až mu [=spadla] čiapka.|[=Krútil] hlavou tak dlho, až mu [=spadla] čiapka, a keď ju [=zodvihol], [=zabudol], na čo sa ho [=pýtali].}',
        '[Hero] [povedal] vtip o hruške. {Oto práve [=počúval] druhým uchom.|[=Nebol] to zlý vtip, hruška v ňom na konci [=spadla], lenže Oto práve [=počúval] druhým uchom.} [Helper] sa za to [helper:smial] za dvoch.',
        '[=Napísali/Píšu] mu na papier: „Ako sa máš?“ {Oto [=nakreslil] slimáka.|Oto si papier [=prečítal], dlho [=rozmýšľal] a [=nakreslil] naň slimáka, ktorý [=mal] vytiahnutý iba jeden rožok.} To je skoro odpoveď.',
      ],
      solutions: [
        {
          id: 'polovica',
          text: [
            '[Hero] si [sadol] vedľa Ota a [rozlomil] sušienku na polovicu. Nič pri tom [nepovedal/nehovorí]. <Chrum na jednej strane, chrum na druhej.~Chrum vľavo, chrum vpravo.~Najprv chrum odtiaľto, potom chrum odtiaľ.> {|Po chvíli [=chrumkali] obaja do rytmu a omrvinky [=padali] na jednu spoločnú kôpku.} Z trávy [=vyšiel] mravec a omrvinku [=zobral]. „Robím pre ne cesty,“ [=povedal] tíško Oto. {[=Bola] to jeho prvá veta.|[=Bola] to jeho prvá veta v novom meste a hneď [=bola] o mravcoch.} [Helper] [helper:priniesol] ďalšie sušienky a do večera [=mali] <mravce diaľnicu s mostom~mravce hlavnú cestu s mostíkom~mravce okružnú cestu s tunelom>. Kamaráti ju [=stavali] spolu.',
          ],
        },
        {
          id: 'hra',
          text: [
            '„Na skrývačku je nás málo,“ [povedal] [hero] smerom k plotu. „Keď sa schováme, nemá nás kto hľadať.“ Oto [=zdvihol] hlavu. „Ja viem počítať do sto,“ [=povedal]. A už aj [=počítal]. {|Pri päťdesiatke sa [=pomýlil], pri sedemdesiatke sa [=smial] a pri stovke už každý [=vedel], že je to kamarát.} [Hero] [mal] skrýšu pre dvoch, a keď ju Oto [=našiel/nachádza], [=sadol] si do nej aj on. {|[Helper] [helper:stál] za stĺpom, ktorý [=bol] o polovicu užší, a nikto na to nič [=nepovedal/nehovorí].}',
          ],
        },
      ],
      after: [
        'Oto [=mal] zrazu hlas ako zvon. „Zajtra o tretej?“ „O tretej!“ {|A keďže to [=povedali] naraz, [=museli] si podať ruku na šťastie.} Kamaráti sú na také veci najlepší.',
        '„Kam sa podelo to ticho?“ [=čudovala] sa Otova mama. {Oto [=rozprával] celou cestou domov.|[=Hľadala] ho po škatuliach, no ticho [=nebolo] v nijakej, zato Oto [=rozprával] celou cestou domov a pri dverách ešte len [=začínal].} Večer [=hral] na flaute pesničku pre nového kamaráta.',
      ],
      fact: '[Hero] [našiel] nového kamaráta menom Oto.',
    },
    {
      id: 'hadka',
      ask: 'Ako sa hovorí prepáč, keď je to ťažké?',
      title: ['[Hero] a zlomená pastelka', 'Slovo, ktoré sa zle vyslovuje'],
      refrain: ['Prepáč je malé, do vrecka sa zmestí', 'Raz ty, raz ja, potom spolu, hnev nech ide z kopca dolu'],
      spark: [
        'Kamarátka Lenka [=chcela] červenú pastelku a [hero] ju [chcel] tiež. [=Ťahali] raz sem a raz tam, až pastelka [=povedala] lup. {Zrazu [=boli] dve a nikto z nich [=nemal] radosť.|Zrazu [=boli] dve, no ani z jednej [=nemal] nikto radosť.} Lenka sa [=otočila] chrbtom. Priateľstvo [=bolo] <smutné ako mokrá ponožka~smutné ako zhasnutý lampáš~smutné ako rozliate kakao> a v bruchu to [=tlačilo].',
        'Lenka [=kreslila] najkrajší domček a [hero] [hodil] loptu. Lopta [=trafila/trafí] stôl, stôl pastelku a pastelka podlahu. {„To tvoja lopta!“ „Sama odskočila!“|„To lopta,“ [=ozvalo] sa potichu. „Lopta nemá ruky,“ [=povedala] Lenka a [=mala] pravdu.} Červená pastelka [=ležala] na dve polovice a nikto sa na nikoho [=nepozrel/nepozerá]. Treba to napraviť.',
      ],
      way: [
        'Na lavičke [=sedeli] dvaja starí páni a [=hrali] šach. „My sa hádame, odkedy chodí električka do Rače,“ [=povedal] jeden. {„A vždy sa zmierime.“|„Pri každej partii sa pohádame a po každej sa zmierime. Kto prvý podá ruku, ten má zajtra biele.“} [Hero] si to [zapamätal/pamätá].',
        {
          gives: 'lepidlo',
          text: 'Kníhviazač pred dielňou [=lepil] starú knihu. „Čo sa zlepí s citom, drží pevnejšie ako nové,“ [=povedal]. {Lepidla im trochu [=dal].|Do škatuľky od krému im [=nabral] trochu lepidla a na vrchnák [=napísal]: „Nejesť, nevetrať, neponáhľať sa.“} [Helper] [helper:niesol] škatuľku v oboch rukách.',
        },
        'Na plote [=bol] nakreslený červený domček, no [=mal] iba pol strechy. {Ďalej pastelka [=nestačila/nestačí].|Presne pri komíne čiara [=prestala], akoby sa niekomu minula červená, odvaha alebo oboje.} „To kreslila Lenka,“ [povedal] [hero] ticho.',
      ],
      tries: [
        '[Hero] [poslal] Lenke papierové lietadlo. {[=Pristálo] na strome.|Lietadlo [=obletelo] komín, [=pozdravilo] holuby a [=pristálo] na strome, kde si ho odvtedy číta vrana.} Treba to skúsiť inak.',
        '[Hero] [robil] najsmiešnejšie grimasy, aké [poznal]. {Lenka [=pozerala] inam.|Lenka [=pozerala] opačným smerom, takže ich [=ocenil] iba okoloidúci pes, zato veľmi.} „Skús radšej slovo,“ [helper:povedal] [helper].',
        'Slovo teda [hero] [povedal], ale do rukáva. {[=Počul] ho len rukáv.|[=Bolo] to poctivé prepáč, len ho [=počul] iba rukáv, a rukáv sa [=nehneval/nehnevá] ani predtým.} Nahlas je to ťažšie.',
      ],
      solutions: [
        {
          id: 'prepac',
          text: [
            '[Hero] sa [nadýchol] až po kolená. „Prepáč. Lenka, mrzí ma to,“ [povedal] nahlas. {|Na jazyku [=bolo] to slovo ťažké ako kameň, no keď už [=bolo] vonku, [=vzlietlo] ľahko, ani [=nevedelo] kam.} Lenka sa [=otočila]. „Aj ty mne prepáč,“ [=šepla]. „Veď ja som ťahala tiež.“ [Helper] [helper:doniesol] <vodu s malinami a dve slamky~jednu malinovku a dve slamky~veľký pohár šťavy a dve slamky>. {[=Pili] naraz.|Kým [=pili], [=bolo] ticho, ale celkom iné ticho ako predtým.} A potom sa [=objali/objímajú] a v bruchu [=prestalo] tlačiť.',
          ],
        },
        {
          id: 'zlepit',
          needs: 'lepidlo',
          text: [
            '[Hero] [položil] pred Lenku škatuľku s lepidlom a obe polovice pastelky. „Sám to nikto nezlepí,“ [povedal]. „Jeden musí držať a druhý lepiť.“ Lenka si chvíľu [=trela/trie] nos. Potom [=podržala]. {|[=Držali] spolu, kým [helper] [helper:počítal] do sto, a keď sa pri tridsiatke [helper:pomýlil], [=smiali] sa už do rukávov.} Pastelka [=mala] <v strede tenký prúžok~v strede tenký pásik~v strede drobný hrbolček>. „Držím ju za svoj koniec a ty za svoj,“ [=povedala] Lenka. A tak spolu [=kreslili] najčervenšiu strechu na svete.',
          ],
        },
      ],
      after: [
        'Obrázok spolu [=dokreslili/dokresľujú] a [=zavesili/vešajú] ho na plot. Na nose [=mala] Lenka červenú bodku a [hero] tiež. {|Nikto [=nevedel], ako sa tam [=dostala], a nikto ju [=nezotrel/nezotiera], lebo rovnaká bodka patrí kamarátom.}',
        'Červená potom [=kreslila] mäkšie ako kedysi. „Asi oddychuje,“ [=povedala] Lenka{|, „predtým bola napätá“}. Kamaráti si ju [=podávali] bez ťahania.',
      ],
      fact: '[Hero] sa [uzmieril] s kamarátkou Lenkou.',
    },
    {
      id: 'darcek',
      ask: 'Čo dať kamarátovi, ktorý má všetko?',
      title: ['[Hero] a darček bez mašle', 'Dve mince a jeden gombík'],
      refrain: [
        'Mašľu nemá, neleskne sa, a predsa z neho srdce plesá',
        'Mašľa sem a mašľa tam, čo ti, kamarát, ja dám',
      ],
      spark: [
        'Kamarát Miško [=mal] zajtra narodeniny a [hero] [nemal] darček. V pokladničke [=boli] dve mince{| a tá tretia, čo tak [=cinkala/cinká], [=bola] gombík}. Miško už [=mal] loptu, vláčik aj ďalekohľad. Čo dať kamarátovi, ktorý má všetko?',
        'Na druhý deň [=mala/má] byť u kamaráta Miška oslava s tortou. [Hero] [zrátal] úspory a [=vyšli] dve mince a gombík. {To je málo.|V hlave <[=bolo] tisíc nápadov~[=bolo] sto nápadov~[=bolo] nápadov ako maku>, lenže keď sa [=spočítali], každý [=stál] aspoň tri mince a dva gombíky.} Darček musí byť naozajstný, [=pomyslel/myslí] si aj kocúr.',
      ],
      way: [
        'V obchode s hračkami [=zametal/zametá] predavač. „Miško? Ten tu už má všetko dvakrát,“ [=povedal]. {„Raz sa tu však veľmi smial.“|„Ale raz tu s ockom sedel na zemi a rozprávali sa o lietadlách, ktoré nikto nevymyslel. Taký smiech sa u mňa kúpiť nedá.“} A [=zametal/zametá] ďalej.',
        'Miškova babka [=vešala] vo dvore prádlo. „On sa pýta stále to isté,“ [=prezradila/prezrádza]. {„Kedy prídu kamaráti.“|„Nepýta sa, čo dostane, pýta sa, kto príde, a potom ráta na prstoch, či má dosť stoličiek.“} A na šnúru [=pripla/pripína] ďalšiu košeľu.',
        'V tráve [=ležal] Miškov zošit a v ňom zoznam: „Čo by som chcel.“ {[=Bol] celkom prázdny.|Pod nadpisom [=nebolo] nič, iba na spodku strany malinké: „Ísť niekam a nebyť sám.“} [Hero] zošit [zavrel], lebo to [=bolo] tajné.',
      ],
      tries: [
        '[Hero] [zabalil] najkrajší kamienok. {Papier sa [=rozbalil] a [=bol] z toho kamienok.|Papier sa však hneď [=rozbalil] a vo svetle to [=bol] kamienok, ktorý [=vyzeral] ako kamienok, čo je pri kamienkoch bežné.} To ešte nie je ono.',
        '„Upečme tortu,“ [helper:povedal] [helper]. {[=Vyšla] plochá ako placka.|Z rúry [=vyšla] plochá a s výrazom, akoby sa chystala byť pizza. Aj tak z nej do večera [=ostal] iba tanier.} Dobrá [=bola] aj tak.',
        '[Hero] [vyskúšal/skúša] gombík vymeniť za darček. {Pani zaň [=dala] štipec, a to darček nie je.|Za gombík [=bol] štipec, za štipec šiška, za šišku naspäť ten istý gombík, iba trochu ulepený.} Obchod sa [=skončil] tam, kde sa [=začal].',
      ],
      solutions: [
        {
          id: 'poukazka',
          text: [
            '[Hero] [vzal] papier a [napísal]: „Platí na jedno spoločné popoludnie.“ Potom ešte: „Na jednu cestu na bicykli. <Na polovicu každej zmrzliny.~Na jeden bunker z diek.~Na dve rozprávky za sebou.>“ {|Pečiatku [=vyrezali/vyrezávajú] zo zemiaka a [helper] ju [helper:pritlačil/pritláča] tak poctivo, že [=bola] aj na stole.} Miško [=čítal] pomaly a oči sa mu [=rozžiarili]. „Môžem hneď?“ [=opýtal] sa. {|„A môže to platiť aj zajtra a v stredu a keď bude sneh?“ Môže, pečiatka nemá dátum.} Bicykle už [=stáli] pri bráne a dvaja kamaráti sa [=rozbehli].',
          ],
        },
        {
          id: 'pesnicka',
          text: [
            '[Hero] [vymyslel] pesničku, celú o Miškovi. [=Bolo] v nej, <ako sa smeje nosom a ako každému požičia lopatku~ako si hvízda na schodoch a ako vie na každého počkať~ako sa smeje nosom a ako delí pomaranč na päť>. {|Tretia sloha [=bola] o dážďovke, ktorú spolu zachránili pred kolobežkou, a na jej konci sa [=spievalo] iba „uf“.} [Helper] [helper:bubnoval] na hrniec. Najprv [=bolo] ticho. Potom Miško [=zamrkal] a [=povedal]: „Takú nemá nikto na svete.“ {A [=spievali] ju až do večera.|A potom si ju [=zaspieval] ešte trikrát, zakaždým s o čosi väčšou dážďovkou.}',
          ],
        },
      ],
      after: [
        'Miško darček nikam [=neodložil/neodkladá] a [=nosil] ho stále pri sebe. {|Ostatné darčeky [=mali] svoju poličku, tento [=mal] kamaráta.} Dve mince [=ostali] v pokladničke a gombík tiež.',
        'Na oslave [=bolo] dosť stoličiek aj pre kocúra. {|Miško [=dostal] ešte vláčik, loptu a ďalekohľad, všetko dvakrát, a predsa [=hovoril] stále iba o tom jednom darčeku.} Kamarátom sa torta [=delila/delí] ľahko.',
      ],
      fact: '[Hero] [dal] kamarátovi Miškovi darček, ktorý sa nedal kúpiť.',
    },
    {
      id: 'za-oknom',
      ask: 'Ako sa hrá s kamarátkou, ktorá nesmie von?',
      title: ['[Hero] a kamarátka za oknom', 'Sedem bodiek na nose'],
      refrain: ['Bodka sem, bodka tam, cez sklo ti zakývam', 'Ja som tu a ty si tam, cez sklo hru ti posielam'],
      spark: [
        'Kamarátka Tinka [=mala] ovčie kiahne a [=smela/smie] len k oknu. Na nose [=mala] sedem bodiek. {„Nudím sa,“ [=dýchla/dýcha] na sklo.|[=Dýchla/Dýcha] na sklo a prstom doň [=napísala] „nudím sa“, lenže zvnútra, takže zvonka to [=bolo] naopak a trochu po fínsky.} [Hero] [stál] pod oknom s loptou. Hrať sa spolu dá predsa aj cez sklo, len ako?',
        '[=Zazvonili] pri dverách a kamarátka Tinka [=zakývala] z okna. „Nechytajte ma, som bodkovaná,“ [=zavolala]. {[=Musela] byť doma celý týždeň.|„Nikto ma nepokreslil, prišlo to samo, a vraj musím týždeň počkať, kým sa to zotrie. Týždeň je dlhší ako zima.“} [Hero] [prišiel] celkom blízko k sklu. [Hero], Tinka a medzi nimi okno.',
      ],
      way: [
        'Na schodoch [=stretli/stretávajú] pani doktorku s veľkou taškou. „Bodky nie sú zlé, iba rady cestujú,“ [=povedala]. {„Smiech však smie aj cez okno.“|„Preto im treba zavrieť hranice. Smiech, spev a kývanie však prechádzajú bez pasu.“} A [=podpísala/podpisuje] im to na papierik.',
        {
          gives: 'teleniky',
          text: 'Pekár im cez pult [=podal] dva papierové poháre a klbko špagáta. „Keď som bol malý, volali sme si cez toto,“ [=povedal]. {|„S Ďurom od susedov, cez dva dvory a jednu kozu, ktorá mala stále obsadené.“} [Hero] poháre [niesol] opatrne.',
        },
        'Na múriku pod oknom [=sedela] mačka. Tinka za sklom [=pohla] prstom a mačka [=pohla] labkou. {[=Hrali] sa spolu.|Prst doľava, labka doľava, prst dokola, mačka dokola, a celé to [=šlo] úplne bez slov.} „Cez sklo sa hrať dá,“ [povedal] [hero].',
      ],
      tries: [
        '[Hero] [kričal/kričí] Tinke rozprávku cez okno. {Polovicu slov [=odniesla] električka.|Okolo však [=jazdili] autá, takže zo Šípkovej Ruženky [=počula] Tinka len „tú“, „tú“ a „žili šťastne“.} Rozprávka by mala mať viac stredu.',
        '[=Hrali] sa na sochy, vonku a dnu naraz. {Tinka [=vyhrala], lebo ju [=držala] perina.|Tinka [=vyhrala], lebo [=bola] zabalená v perine, a [helper] [helper:prehral/prehráva], lebo mu na nos [=sadla] osa a osa pravidlá nevie.} Ešte to [=nebolo] ono.',
        'Loptu [=hodili/hádžu] o okno, aby ju Tinka videla. {Bum. Z okna [=vykukol] otec.|Bum, [=ozvalo] sa, a z okna [=nevykukla/nevykúka] Tinka, ale otec, ktorý [=povedal/hovorí] iba „hm“, no veľmi zreteľne.} Loptu [=odložili/odkladajú].',
      ],
      solutions: [
        {
          id: 'divadlo',
          text: [
            '„Okno je predsa divadlo!“ [povedal] [hero] a [navliekol] si na ruky ponožky. Jedna [=bola] drak s bodkami a druhá kráľ, ktorý bodky [=zbieral]. {|[Helper] [helper:držal] paplón ako oponu a [=šepkal] text, ktorý nikto nenapísal, takže [=šepkal] dosť pomaly.} Tinka za sklom [=tlieskala] dlaňami o perinu. Potom si aj ona [=navliekla] ponožky a [=hralo] sa z oboch strán. {Drak sa s kráľom [=skamarátil/kamaráti].|Drak [=dal] kráľovi jednu bodku, kráľ drakovi korunu a nakoniec si všetci [=uvarili/varia] spoločnú kašu.} Bodky pri tom vôbec [=nesvrbeli/nesvrbia].',
          ],
        },
        {
          id: 'pohare',
          needs: 'teleniky',
          text: [
            '[Hero] [zaviazal] špagát medzi dva papierové poháre. Jeden [podal/podáva] Tinke cez pootvorené okienko a s druhým [cúval/cúva], až [=bol] špagát celkom napnutý. „Počuješ ma?“ „Počujem, si mi v uchu,“ [=zasmiala] sa Tinka. {|[=Bolo] to lepšie ako kričať, lebo cez špagát sa hovorí iba šeptom a šeptom sa hovoria najlepšie veci.} [Helper] [helper:dával/dáva] hádanky a Tinka [=hádala]. Kto [=uhádol/uhádne], [=dostal] zatlieskanie z druhej strany. {A tak sa [=rozprávali/rozprávajú] celé popoludnie.|Keď sa [=zotmelo], [=vedeli] o sebe aj to, aká <je ich najobľúbenejšia polievka~je ich najmilšia farba~je ich najlepšia skrýša>.}',
          ],
        },
      ],
      after: [
        'Tinka [=nakreslila] na sklo srdce s bodkami. {|Zvnútra aj zvonka [=bolo] rovnaké, srdciam je jedno, z ktorej strany sa na ne pozerá.} Týždeň sa zrazu [=zdal/zdá] krátky.',
        'Zajtra sa bude hrať znova, v pondelok a v utorok tiež. {|Tinka si na kalendár [=prilepila] po jednej bodke za každý deň, aby mali bodky konečne nejakú robotu.} Aj cez sklo sa dá objať, stačí položiť dlaň oproti dlani.',
      ],
      fact: '[Hero] sa [hral] s kamarátkou Tinkou cez okno.',
    },
    {
      id: 'traja',
      ask: 'Ako si majú traja sadnúť na dve miesta?',
      title: ['[Hero] a hojdačka pre troch', 'Traja kamaráti a dve miesta'],
      refrain: ['Jeden, dvaja, traja sú, nech sa všetci ponesú', 'Raz dva tri, miesto máš aj ty'],
      spark: [
        'Veľká hojdačka [=mala] dve miesta, jedno vpredu a jedno vzadu. Lenže kamaráti [=boli] traja: [hero], Jurko a malá Zuza z prízemia. {Vždy niekto [=stál] a [=pozeral].|Nech si [=sadli] akokoľvek, vždy niekto [=stál], [=kopal] do piesku a [=hovoril], že on sa vlastne ani hojdať nechce. A oči sa mu pritom [=hojdali].} Malej Zuze sa [=triasla] brada. Tak nebude dobre.',
        'Na hojdačke [=boli] dve miesta a tretí [=mal] hojdať tých dvoch. „Ja už hojdám stále,“ [=povedala] ticho malá Zuza. {Jurko sa [=pozrel] do zeme.|Jurko sa [=pozrel] do zeme a [hero] tiež, lebo keď to niekto povie nahlas, hneď je to počuť.} Traja kamaráti, dve miesta. To sa musí dať vyriešiť tak, aby boli všetci spolu.',
      ],
      way: [
        'Na lavičke [=sedela] pani s tromi vnúčatami a jednou palacinkou. {„Jeden krája, druhý vyberá,“ [=povedala].|„Jeden krája, druhý vyberá prvý a tretí dostane omrvinky navyše,“ [=povedala], „takto to robíme od Vianoc a ešte nikto neplakal.“} [Hero] sa na palacinku dlho [díval].',
        {
          gives: 'doska',
          text: 'Pri plote [=ležala] stará doska, hladká a dlhá. „Tú môžete,“ [=zavolal] ujo z garáže. {„Už mi len zavadzala.“|„Bola to polica, potom lavička a teraz je to dlhá chvíľa. Nech je z nej niečo veselšie.“} [Helper] [helper:vzal] jeden koniec.',
        },
        'Na drôte [=sedeli] tri lastovičky. Krajná sa vždy po chvíli [=presunula/presúva] dopredu. {Každá [=bola] chvíľu v strede.|[=Presúvali/Presúvajú] sa bez hádky a bez kriku, každá chvíľu v strede, kde je teplejšie, a každá chvíľu na kraji, odkiaľ je výhľad.} „Pozri, ako to robia,“ [povedal] [hero].',
      ],
      tries: [
        '[=Skúsili] si sadnúť všetci traja na dve miesta. {Jurko [=sedel] na Zuzinej pančuche.|[Hero] [sedel] na opierke, Zuza na Jurkovi a Jurko na vlastnom prekvapení. Hojdačka [=vzdychla] a [=zostala] stáť.} Pohodlne to [=nebolo].',
        '„Kto je tretí, nech spieva,“ [helper:navrhol] [helper]. {Zuza [=spievala] len dve slová.|Zuza [=vedela] z pesničky iba dve slová a obe [=boli] „kačka“, a tak sa k nej po chvíli [=pridali] aj tí z hojdačky a nikto sa [=nehojdal/nehojdá].} [=Vyšla] z toho pesnička, hojdanie nie.',
        '[=Rozpočítali/Rozpočítavajú] sa: en, ten, tulipán. {Tulipán [=bol] vždy Jurko.|Tulipán [=vyšiel] zakaždým na Jurka a ten [=začal] tvrdiť, že sa tak vlastne aj volá.} <Rozpočítadlo [=malo] zjavne obľúbenca.~Rozpočítadlo si už [=vybralo] a [=nechcelo] meniť.>',
      ],
      solutions: [
        {
          id: 'do-desat',
          text: [
            '„Spravme to ako lastovičky na drôte, tie si miesta menia,“ [povedal] [hero]. „Desaťkrát hore-dolu a každý sa posunie o miesto.“ Kto [=nesedel/nesedí], ten [=rátal] nahlas a [=bol] dôležitý. {|Zuza [=vedela] rátať do šesť a potom od začiatku, takže desať u nej [=trvalo] dlhšie, a práve preto ju [=mali] všetci radi pri rátaní.} [Helper] [helper:stál] pri stĺpe a [helper:mával] šálom ako vlajkou. Posun! A ešte raz. {Po chvíli nikto [=nevedel], kto je tretí.|Po chvíli už nikto [=nevedel], kto je prvý a kto tretí, a to [=bola] tá najlepšia chvíľa zo všetkých.}',
          ],
        },
        {
          id: 'doska',
          needs: 'doska',
          text: [
            '[Hero] [dumal] a potom [položil] na zem dlhú <dosku cez guľatý peň~dosku cez okrúhly peň~dosku cez ležiaci peň>. „Namiesto dvoch miest jedno dlhé,“ [povedal]. Na jeden koniec si [=sadol] Jurko, na druhý malá Zuza a [hero] [stál] v strede nad pňom. {|Najprv [=bola] Zuza stále hore, lebo [=bola] ľahká ako list, tak jej [helper] [helper:dal] na kolená <kameň menom Fero~kameň menom Jožo~kameň veľký ako chlieb>.} Hore, dolu, hore, dolu. Kto je v strede, ten drží všetkých. {A nikto [=nestál/nestojí] bokom.|A keď sa [=vymenili], [=zistili], že všetky tri miesta sú najlepšie, len každé v niečom inom.}',
          ],
        },
      ],
      after: [
        'Malá Zuza sa [=smiala] a brada sa jej už [=netriasla/netrasie]. {|„Traja je akurát,“ [=povedala], „jeden, druhý a ja.“} Kamaráti [=išli] domov <s pieskom v topánkach~s trávou vo vlasoch~s červenými lícami>.',
        'Okolo [=prišiel] štvrtý a [=spýtal] sa, či môže tiež. {Jasné, že [=mohol].|„Jasné,“ [=povedali] naraz, lebo kto už vie deliť tromi, tomu štvorka nespraví starosti.} Miesta [=bolo] dosť pre všetkých.',
      ],
      fact: '[Hero] [vymyslel], ako si zahojdať troch kamarátov na dvoch miestach.',
    },
    {
      id: 'ina-rec',
      ask: 'Ako sa dá rozprávať bez spoločných slov?',
      title: ['[Hero] a kamarátka, ktorá hovorila inak', 'Slová ako cukríky'],
      refrain: [
        'Jabĺčko, alma, chrumkať sa dá, kto sa smeje, rozumie nám',
        'Prstom sem a prstom tam, čo mi vravíš, uhádam',
      ],
      spark: [
        'Na návštevu k susedom [=prišla] Ági a [=hovorila] len po maďarsky. „Szia,“ [=povedala]. „Ahoj,“ [povedal] [hero]. {A potom už [=nevedel] nikto, čo ďalej.|A tým sa [=minuli] všetky slová, ktoré [=mali] spoločné. Ági sa [=pozrela] na oblohu, akoby nejaké mohli spadnúť odtiaľ.} V ruke [=držala] jablko a očami sa [=pýtala]. Ako sa dá kamarátiť, keď má každý iné slová?',
        'Vedľa [hero.gen/nich] si [=sadlo] dievča s vrkočmi a [=povedalo] celú vetu. [Hero] [nerozumel] ani slovo. {„Volá sa Ági a je z Komárna,“ [=povedala] jej teta.|„Volá sa Ági,“ [=vysvetlila] jej teta z balkóna, „slovensky sa ešte len chystá.“ Ági [=zopakovala/opakuje] vetu pomalšie, s rukami aj s obočím, ale slová [=boli] stále rovnako cudzie.} Kamarátka sa z toho raz stane. Len akou rečou?',
      ],
      way: [
        'Na trhovisku [=stála] pani so slivkami. „Ja viem po maďarsky len jedlo,“ [=priznala] sa. {„Jablko je alma.“|„Ale stačí to. Alma je jablko, szilva je slivka a keď poviem finom, všetci sa usmejú.“} [Hero] si slová [opakoval] ako cukríky.',
        'Dvaja psi sa [=zoznamovali/zoznamujú] na chodníku. Jeden [=povedal] hav, druhý vau. {A hneď sa [=hrali].|[=Boli] každý z iného mesta a možno aj z inej krajiny, no po jednom očuchaní už [=bežali] vedľa seba.} „Tak sa to robí,“ [helper:povedal] [helper].',
        'Na stene [=bol] obrázok bez slov: slnko, domček a dvaja ľudia, čo sa držia za ruky. {[=Rozumel/Rozumie] mu každý.|[=Stál] tu od minulého leta, nikto [=nevedel], kto ho [=maľoval], a predsa mu každý [=rozumel/rozumie] bez slovníka.} [Hero] si vo vrecku [nahmatal/nahmatá] kúsok kriedy.',
      ],
      tries: [
        '[Hero] [povedal] všetko nahlas a pomaly: „AHOJ, JA SOM TU.“ {Ági si [=zakryla] uši.|Hlasnejšie slová však [=neboli] o nič maďarskejšie. Ági si [=zakryla] uši a potom sa slušne [=usmiala] jedným kútikom.} Kričať netreba.',
        '[Helper] [helper:pridal] na koniec každého slova -ö. {„Loptö! Bicyklö!“|„Loptö, bicyklö, chlebö,“ [helper:hovoril] a Ági sa [=poobzerala/obzerá], či tu niekto nie je chorý.} Takto sa cudzia reč nevyrába.',
        '[=Skúsili] hádať. Ági [=ukázala] na mrak. {„Vata? Baran? Polievka?“|<„Vata?“ [hádal] [hero]. „Baran? Zmrzlina? Tvoj ujo?“~„Šľahačka?“ [hádal] [hero]. „Pes? Perina? Biely kôň?“~„Dym?“ [hádal] [hero]. „Sneh? Koláč? Tvoja babka?“> Ági po každom slove [=krútila] hlavou, až sa jej [=rozplietol/rozpletá] vrkoč.} Zato sa pri tom obe strany veľa [=smiali].',
      ],
      solutions: [
        {
          id: 'vymena',
          text: [
            '[Hero] [zdvihol] jablko. „Jablko,“ [povedal] a [odhryzol] si. Potom ho [podal/podáva] Ági. „Alma,“ [=povedala] Ági a [=odhryzla] si tiež. {|Tak to [=išlo] ďalej: <kameň, kő, strom, fa, slnko, nap~dom, ház, kvet, virág, voda, víz~vták, madár, mesiac, hold, ruka, kéz>, a za každé slovo [=dostal] druhý jedno naspäť, poctivo, kus za kus.} [Helper] [helper:ukazoval] na veci okolo a [helper:učil] sa najpomalšie zo všetkých. Pri slove „pillangó“ [=pristál] Ági na vrkoči motýľ. „Motýľ!“ [=zvolala] po slovensky. {[=Bolo] to jej prvé slovo u nás.|[=Bolo] to jej prvé slovo u nás a [=malo] hneď krídla.}',
          ],
        },
        {
          id: 'kreslenie',
          text: [
            '[Hero] [vytiahol] kriedu a na chodník [nakreslil] seba, vedľa prázdne miesto a nad tým slnko. Kriedu [podal/podáva] Ági. Ági sa do prázdneho miesta [=nakreslila] celá, aj s vrkočmi. {|Potom [=dokreslila], že sa držia za ruky, že majú loptu a že [helper] stojí na hlave, čo sa síce nestalo, ale [helper] sa o to hneď [helper:pokúsil/pokúša].} [=Kreslili] celý deň, jeden obrázok za druhým, až za roh. Slová sa [=nepýtali/nepýtajú]. {Priatelia ich niekedy nepotrebujú.|Kto [=šiel] okolo, [=mohol] si celé to kamarátstvo prečítať od začiatku.}',
          ],
        },
      ],
      after: [
        'Na rozlúčku [=povedala] Ági „ahoj“ a [hero] [povedal] „szia“. {|Oba pozdravy si odvtedy [=nechali], jeden na príchod a druhý na odchod, a nikdy si [=nespomenuli], ktorý je ktorý.} Kamaráti sa [=objali] a to [=bolo] v oboch rečiach rovnaké.',
        'Ági [=dostala] so sebou jedno slovenské slovo: „zajtra“. {|[=Opakovala] si ho po schodoch hore, na každý schod raz.} A zajtra príde zas.',
      ],
      fact: '[Hero] sa [skamarátil/kamaráti] s Ági, ktorá hovorila inou rečou.',
    },
    {
      id: 'bicykel',
      ask: 'Ako sa učí jazda na dvoch kolesách?',
      title: ['[Hero] a bicykel bez malých koliesok', 'Dve kolesá sú málo'],
      refrain: ['Pedál, pedál, pozri vpred, kamarát ťa drží hneď', 'Točte sa, dve kolesá, kto sa kníše, nebojí sa'],
      spark: [
        'Kamarátka Nela [=dostala] bicykel bez malých koliesok. [=Stála] vedľa neho a [=držala] ho za roh ako kozu. {„Dve kolesá sú málo,“ [=povedala].|„Dve kolesá sú málo,“ [=povedala] vážne, „stolička má štyri nohy a aj tá sa niekedy knísa.“} Všetci kamaráti už [=jazdili] okolo parku. [Hero] [zosadol/zosadá]. Nela to dnes skúsi tiež a nebude na to sama.',
        'Tresk, a bicykel [=ležal] v púpavách a kamarátka Nela vedľa neho. {„Nič mi nie je, len už nechcem,“ [=povedala].|„Nič mi nie je,“ [=povedala] hneď, „iba som sa rozhodla, že budem celý život chodiec.“ Z vlasov jej [=trčala] púpava a na kolene [=mala] zelenú škvrnu.} [Hero] si [sadol] do púpav k nej. Chodec vie byť každý. Naučiť sa jazdiť je veselšie vo dvojici.',
      ],
      way: [
        'Okolo [=išla/ide] na bicykli poštárka s balíkmi. „Ja som padala celé prázdniny,“ [=zavolala]. {„Potom som sa prestala pozerať na koleso!“|„Potom mi otec povedal, aby som sa pozerala na čerešňu na konci ulice, a odvtedy už nepadám, iba jedávam veľa čerešní!“} A [=zmizla] za rohom.',
        'V dielni [=mazal/maže] ujo Karol reťaz. „Sedadlo dolu, nohy na zem,“ [=povedal] a [=otočil] kľúčom. {Nela hneď [=dočiahla/dočiahne].|Nela zrazu [=dočiahla/dočiahne] na zem celými chodidlami a bicykel pod ňou [=vyzeral] o polovicu krotkejší.} „Odrážaj sa ako na kolobežke, pedále počkajú.“',
        'Na asfalte si kačice [=viedli] mláďatá, všetky sa [=kolísali]. {[=Nespadla/Nepadá] ani jedna.|[=Kolísali] sa naľavo, napravo, [=vyzeralo] to, že každú chvíľu spadnú, a [=nespadla/nepadá] ani jedna. „Kolísať sa je dovolené,“ [povedal] [hero].} Nela sa na ne dlho [=dívala].',
      ],
      tries: [
        '[=Priviazali/Priväzujú] na bicykel dve varešky namiesto koliesok. {Prásk, a [=boli] štyri.|Prvá varecha sa [=zlomila] v zákrute, druhá zo súcitu, a tak z nich [=boli] štyri krátke varešky.} <Kašu s nimi ešte zamiešajú, jazdiť sa nedá.~Na kašu sú dobré, na jazdu nie.>',
        '[Helper] [helper:ukázal], ako sa to robí, a [helper:nasadol/nasadá]. {[helper:prešiel] tri metre a [helper:vošiel] do kríka.|Tri metre to [=išlo] veľmi pekne, potom [=prišiel] krík a ten sa [=neuhol/neuhne]. Z kríka sa [=ozvalo]: „Takto nie.“} Nela sa prvý raz [=zasmiala].',
        'Nela [=skúsila/skúša] jazdiť so zatvorenými očami. {„Aby som nevidela, ako padám.“|„Aby som nevidela, ako padám,“ [=vysvetlila]. [=Nevidela] však ani smetný kôš, ktorý to [=videl] celé a nič [=nepovedal/nehovorí].} Oči si radšej [=otvorila].',
      ],
      solutions: [
        {
          id: 'drzat',
          text: [
            '„Držím ťa za sedadlo a budem bežať s tebou,“ [povedal] [hero]. Nela [=šliapla/šliape] na pedál. [Hero] [bežal] vľavo a [helper] vpravo. {|„Držíš?“ „Držím.“ „A teraz?“ „Aj teraz,“ a [=boli] to tie najdôležitejšie slová celého popoludnia.} <Pri lavičke sa~Pri druhej lavičke sa~Za zákrutou sa> [=dohodli/dohadujú]: keď Nela povie, jeden prst sa pustí. „Môžeš jeden,“ [=povedala] Nela. Potom druhý. Pri poslednom prste už nikto [=nedržal/nedrží] a Nela to [=vedela]. „Nedržte ma!“ [=volala]. {A [=jazdila].|„Už dávno nedržíme,“ [=volali] kamaráti z diaľky a dych im [=nestačil/nestačí].}',
          ],
        },
        {
          id: 'ciel',
          text: [
            '[Hero] [odniesol] na <koniec chodníka žltý klobúk~koniec chodníka slamený klobúk~koniec chodníka veľký klobúk> a [nasadil] ho na stĺpik. „Nepozeraj na koleso, pozeraj na klobúk,“ [povedal]. Nela sa [=odrazila/odráža] nohou, druhou, tou istou. {|Bicykel sa [=kolísal] ako kačica, vľavo, vpravo, no klobúk [=stál] a [=čakal] a čím viac sa naň [=pozerala], tým viac jej [=šiel] oproti.} [Helper] [helper:stál] pri klobúku a [helper:kýval], aby klobúku nebolo smutno. Nela [=položila] obe nohy na pedále. Ešte kúsok. {Klobúk [=mala] na hlave!|Bez zastavenia [=zobrala] klobúk zo stĺpika, [=nasadila] si ho na prilbu a až potom jej [=došlo], že [=išla] sama.}',
          ],
        },
      ],
      after: [
        'Nela [=urobila] okolo parku kolo a potom ešte jedno. {|Pri treťom [=zvonila] na každého, koho [=poznala], a pri štvrtom na všetkých ostatných.} Kamaráti [=jazdili] spolu, jeden vedľa druhého.',
        'Na kolene [=mala] Nela zelenú škvrnu a [=nechala] si ju. {|„To mám z prvej lekcie,“ [=hovorila] každému, „tú dávala púpava.“} Bicykel [=stál] opretý o plot a [=oddychoval].',
      ],
      fact: '[Hero] [naučil] kamarátku Nelu jazdiť na bicykli.',
    },
    {
      id: 'susedia',
      ask: 'Kedy sa spolu naposledy rozprávali?',
      title: ['[Hero] a dvaja susedia bez slova', 'Plot s dierou od hruškového stromu'],
      refrain: ['Hruška tu a hruška tam, sused, dobrý deň vám dám', 'Plot je síce vysoký, dobrý deň ho preskočí'],
      spark: [
        'Ujo Beňo a teta Hruščáková [=bývali] vedľa seba a už dva roky sa [=nezdravili/nezdravia]. {Kvôli jednej hadici.|[=Bolo] to kvôli hadici, ktorá striekala na cudziu bielizeň, lenže bielizeň už dávno [=uschla/schne] a oni [=mlčali] ďalej, zo zvyku.} Pes uja Beňa a mačka tety Hruščákovej [=ležali] na oboch stranách plota, nos pri nose. [Hero] sa na to [díval]. Zvieratá by už vedeli, ako na to. Ľudia ešte nie.',
        '„Povedz susedovi, že mu padajú hrušky,“ [=povedala] teta Hruščáková. „Povedz susede, že viem,“ [=odpovedal] ujo Beňo a [=stáli] od seba na tri kroky. {[Hero] [stál] medzi nimi.|[Hero] [stál] medzi nimi ako dopisná schránka a každé slovo [niesol] z jednej strany na druhú. Takto sa [=nezdravili/nezdravia] dva roky a už ich z toho [=boleli] chrbty.} To chce kamarátstvo. Ale odkiaľ?',
      ],
      way: [
        'V obchode si predavačka [=utierala] ruky. „Kedysi spolu chodili na huby,“ [=spomenula] si. {„Ujo niesol košík a teta nôž.“|„Ujo hľadal kozáky, teta masliaky a domov prišli s jedným spoločným košíkom. Ten košík má teraz v chlieve sliepka.“} A [=zvážila/váži] im cukor.',
        'Vo vetvách hrušky [=sedel] drozd a [=spieval] na obe strany. {Plot ho [=nezaujímal/nezaujíma].|Nikto mu [=nepovedal/nehovorí], že je tu plot, tak [=spieval] najprv jednému, potom druhému a potom oknu bez majiteľa.} [Hero] [rátal] hrušky: na každej strane ich [=bolo] dvanásť.',
        'Na plote [=našla] sliepka dieru. [=Bola] akurát na ruku. {|„Tú som urobila ja,“ [=povedal] by určite pes, keby vedel hovoriť, a mačka by tvrdila to isté.} [Hero] cez ňu [strčil] prst a niekto ho z druhej strany [=oblizol/olizuje]. To [=bola] mačka.',
      ],
      tries: [
        '[Hero] [povedal] obom naraz „dobrý deň“. {Každý [=odpovedal/odpovedá], iba tomu druhému nie.|[=Odpovedali] poctivo, každý však iba na svoju polovicu pozdravu, a to tak, že sa pritom [=pozerali] na dva rôzne oblaky.} [=Zdravili] sa všetci, iba oni nie.',
        '[Helper] [helper:napísal] na plot veľké AHOJ. {Ujo si [=myslel], že je to reklama.|Ujo si [=myslel], že je to reklama na nanuky, teta že kriedová hra, a obaja to [=zotreli/zotierajú] zo svojej strany naraz.} Aspoň [=mali] rovnaký pohyb.',
        '[=Nechali] im pred dverami po koláči s lístkom od druhého. {Na oboch [=boli] rovnaké omrvinky.|Koláče však piekla tá istá teta pekárka a ujo aj teta to podľa hrozienok hneď [=zbadali]. Potom tri dni [=mlčali] slušnejšie.} Fígeľ to [=nebol], ale koláč [=chutil].',
      ],
      solutions: [
        {
          id: 'rebrik',
          text: [
            '„Prosím, potrebujem podržať rebrík,“ [povedal] [hero]. „A ešte by sa zišiel niekto, kto bude chytať hrušky.“ Ujo [=podržal] rebrík, lebo rebrík sa drží. Teta [=chytala] hrušky do zástery, lebo hrušky sa chytajú. {|[Hero] [stál] hore a [hádzal] dolu jednu za druhou, <mäkké doľava, tvrdé doprava~žlté doľava, zelené doprava~veľké doľava, malé doprava>, a [helper] pritom [helper:volal]: „Ešte kúsok doprava, suseda!“} Ujo [=podal] tete tú najkrajšiu. „Táto je vaša,“ [=povedal]. „Nie, tá je vaša,“ [=povedala] teta. {A potom sa [=smiali].|A pri tom „vaša“ zrazu [=nevedeli], čo sa vlastne stalo s tou hadicou.}',
          ],
        },
        {
          id: 'kompot',
          text: [
            '[Hero] [zaklopal] najprv vľavo, potom vpravo. „O tretej sa pije čaj pri plote,“ [povedal] obom rovnako. O tretej [=stál] presne v diere plota <malý stolík a dve šálky~malý stolík a dva hrnčeky~nízky stolček a dve šálky>. {|[Helper] [helper:nosil] koláč z jednej strany na druhú, až [helper:povedal], že by bolo rýchlejšie dať plot dolu.} [=Mlčali]. [=Fúkali] do čaju. Potom sa mačka [=natiahla] a [=položila] psovi labku na čelo. „Veď sa majú radi,“ [=povedal] ujo Beňo. „Aj ja viem, že máte radi kozáky,“ [=povedala] teta. {[=Bolo] to prvé slovo po dvoch rokoch.|[=Bolo] to prvé slovo po dvoch rokoch a hneď [=voňalo] hubami.}',
          ],
        },
      ],
      after: [
        'Dieru v plote ujo [=nezapchal/nezapcháva]. {|[=Urobil] k nej malé dvierka, aby sa pes nemusel prehýbať a aby bolo na čom klopať.} Susedia si [=dali] dobrý deň a potom ešte jeden, na zásobu.',
        'Z hrušiek [=bol] spoločný kompót, dvanásť pohárov vľavo a dvanásť vpravo. {|Hadica [=ležala] v tráve a [=striekala] na všetkých rovnako.} Kamarátstvo susedov drží aj cez plot.',
      ],
      fact: '[Hero] [zmieril/zmieruje] dvoch susedov, ktorí sa nezdravili.',
    },
  ],
  obstacles: [
    '[=Začalo] pršať a dáždnik [=bol] iba jeden. {[=Zmestili] sa podeň všetci.|Pod jeden dáždnik sa [=zmestili] dve hlavy, tri lakte a celé priateľstvo.} Kvap, kvap. Tak blízko sa ide veľmi dobre, [=pomysleli/myslia] si kamaráti.',
    'Kolobežka [=mala] jedno koleso krivé a [=zatáčala] doľava. {Spolu ju [=narovnali].|Po jednom ju [=nešlo/nejde] narovnať, lebo jeden drží a druhý tlačí, a keď je len jeden, drží a nič.} „Jeden by na to nestačil,“ [povedal] [hero].',
    'Bránka sa [=zasekla] a [=nepustila]. [Hero] [tlačil], [helper] [helper:ťahal/ťahá] a bránka [=stála] medzi nimi. {Potom [=potlačili/tlačia] spolu z jednej strany.|Potom sa [=dohodli/dohodnú], že budú tlačiť tým istým smerom, a bránka sa [=otvorila] tak ľahko, že sa tým ani [=nedalo] pochváliť.}',
    'Cez chodník sa [=rozlievala/rozlieva] kaluž široká ako izba. [Hero] [položil] dosku a kamaráti [=prešli] po jednom. {|Posledný [=prešiel] pes, ktorý dosku [=nepotreboval/nepotrebuje], zato sa v strede kaluže [=zastavil] a všetkých [=pozval] dnu.} Hop a [=boli] na druhej strane.',
    'Šnúrka od zvonka [=bola] privysoko. {[Helper] [helper:podržal] a [hero] [zazvonil].|[Helper] sa [helper:zohol/zohýba], [hero] [vystúpil] na chrbát a spolu [=boli] presne vysokí ako jeden dospelý kamarát.} Cink a dvere sa [=otvorili].',
    'Debna s loptami [=mala] zámok s číslami. {[Hero] [skúsil] deň narodenín svojich kamarátov.|[=Skúsili] jednotku, dvojku a nulu, potom dátum narodenín kamaráta, a zámok [=cvakol], lebo [=patril] tomu, kto sa veľmi tešil na tortu.} Každý si [=zobral] po jednej.',
    'Po schodoch sa [=valili/valia] jablká, celé vedro. [Hero] ich [chytal] do čiapky. {Spolu ich [=pozbierali] všetky.|[Helper] [helper:chytal] tie, čo [=uskočili/uskakujú], a jedno, čo [=nechcelo] byť chytené, sa [=zastavilo] až pri nohe starej pani, ktorá si ho [=zjedla/zje] a [=pochválila/pochváli].} Kamaráti si jablká [=rozdelili].',
    'Most cez potôčik [=bol] pre jedného, a oni [=boli] viacerí. {[=Išli] po jednom a vždy sa [=čakali].|[=Išli] po jednom a každý na druhej strane [=čakal], aby ten ďalší nebol sám ani na chvíľu.} Dosky sa [=kolísali] a [hero] [držal] pri sebe koniec šnúrky.',
  ],
  encounters: [
    'Na plote [=sedeli] dva vrabce pri jednej omrvinke. „Ty si daj.“ „Nie, ty si daj.“ {Napokon ju [=zjedol] tretí kamarát.|Takto sa [=núkali/núkajú], kým [=nepriletel/neprilietne] tretí, tiež ich kamarát, a [=nevyriešil/nevyrieši] to bez slova.} [Hero] im [nadrobil] ďalšiu.',
    '[Hero] [uvidel] dve stonožky, ktoré si navzájom [=zaväzovali/zaväzujú] šnúrky. {[=Boli] to dobré kamarátky.|„Sama by som na to bola do zimy,“ [=vysvetlila] jedna, „vo dvojici iba do piatka.“} To je priateľstvo, čo má hlavu aj päty.',
    'Na lavičke [=ležala] kniha a v nej lístok: „Čítaj a nechaj ďalšiemu.“ {Niekto v nej [=podčiarkol] najsmiešnejšiu vetu.|Neznámy kamarát v nej [=podčiarkol] najsmiešnejšiu vetu a [=smiali] sa spolu, hoci sa v živote [=nevideli].} [Hero] ju [nechal] na lavičke.',
    'Pri pekárni [=stáli] dvaja bratia a [=držali] jeden rožok. {[=Rozdelili] ho a [=vymenili] si polovice.|[=Rozdelili] ho, [=pozreli] sa na polovice, [=vymenili] si ich a [=boli] zase rovnako spokojní.} Aj [hero] [dostal] kúsok.',
    'Na okne [=sedela] mačka s papagájom. „Mňau,“ [=povedal] papagáj. „Ahoj,“ [=povedala] mačka? {Nie, mačka len [=zívla].|Nie, mačka len [=zívla], no papagáj je presvedčený, že mu tým hovorí kamarát.} [=Boli] spolu už siedmy rok.',
    'Starý pán a starý pes sa [=prechádzali/prechádzajú] rovnako pomaly. {„Ktorý z nás vedie?“ [=opýtal] sa pán psa.|„Ktorý z nás vedie?“ [=pýtal] sa pán psa každý deň na rohu a pes mu každý deň [=odpovedal] tak, že si [=sadol] a [=počkal].} [Hero] ich [pozdravil] oboch, aj psí priateľ si zaslúži pekný pozdrav.',
    'Na múre [=bolo] kriedou napísané: „Hľadám kamaráta, mám loptu.“ O kúsok ďalej: „Mám sestru, aj ja hľadám.“ {[Hero] k tomu [dokreslil] šípku.|[Hero] k tomu [dokreslil] šípku od jedného k druhému a lopta sa o chvíľu [=prikotúľala] sama.} Spolu [=mali] všetko.',
    'Dve slivky na jednej stopke [=viseli] nad plotom a [=spadli] naraz. {„My sa nedelíme,“ [=povedali].|„My sa nedelíme, my ideme spolu,“ [=vyhlásili], teda [helper:vyhlásil] to [helper] slivkovým hlasom, a potom ich spolu [=zjedli].} Kôstky [hero] [zasadil/sadí] vedľa seba.',
    'Škôlkari [=kráčali] za ruky v dlhom rade, vždy dvaja a dvaja. {Posledný [=mal] za ruku medvedíka.|Posledný [=nemal] dvojicu, tak [=držal] za labku plyšového medveďa, a ten si [=vykračoval/vykračuje] najrovnejšie zo všetkých.} Kamaráti im [=zakývali] oboma rukami.',
    'Pri fontáne [=stála] fotografka. „Objať sa a úsmev,“ [=poprosila]. {[Hero] sa [postavil] úplne na kraj.|„Ešte bližšie, priateľ k priateľovi, inak mi vyjde viac stromu než vás.“} Cvak. Na fotke [=boli] všetci trochu rozmazaní od smiechu.',
    'Na pieskovisku dvaja chlapci [=kopali] tunel proti sebe. {Zrazu si [=podali] ruky pod pieskom.|[=Kopali] celý deň, [=nevideli] jeden druhého, a potom sa im v strede pod pieskom [=stretli/stretajú] prsty a obaja [=povedali]: „Ahoj.“} [Hero] im [zatlieskal]. Aj tunel je kamarátstvo.',
  ],
  favourite: [
    'Na nočnom stolíku [=stála] fotka, na ktorej sa kamaráti držia za ruky. V tme sa [=usmievali] ďalej.',
    'Plyšový kamarát [=mal] na vankúši svoju polovicu a ticho si na ňu [=ľahol].',
    'Náramok zo šnúrky [=visel] na nočnej lampe a [=odpočíval] aj s druhým, rovnakým.',
    'Na skrini [=ležala] deka pre dvoch a [=voňala] pokojom.',
    'Pri posteli [=boli] dva páry papúč, jeden pre hosťa, ktorý [=snil/sníva] doma.',
    'V zásuvke [=ležal] spoločný obrázok, mäkký od toľkého hladenia.',
    'Papierové srdce na okne sa [=kolísalo] od pomalého dychu.',
    'Na vankúši [=zostala] jamka po plyšovom kamarátovi, mäkká a teplá.',
  ],
}
