import type { ThemePack } from '../../../craft/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const space: ThemePack = {
  words: ['vesmír', 'hviezd', 'raket', 'planét', 'mesiac', 'kozm', 'kométa', 'komét', 'galax', 'skafand'],
  settings: [
    setting(
      'raketa',
      'sky',
      place('raketa Kanvica', 'v rakete Kanvici', 'do rakety Kanvice', 'z rakety Kanvice'),
      [
        'Raketa Kanvica [=letela] vesmírom a [=pískala] ako čajník. [Hero] v nej [sedel] pri okienku a [chrumkal] kozmický rožok. {|Omrvinky [=plávali/plávajú] okolo hlavy ako malé planéty a jedna z nich [=mala] aj mesiac.} Vonku [=svietili/svietia] <modré~zlaté~strieborné> hviezdy.',
        'V rakete Kanvici [=mali] pedále, zvonček a hrnček na hviezdny prach. [Hero] [sedel] v kresle pilota a [držal] kurz rovno. {|Zem sa za nimi [=zmenšovala] a [=vyzerala] ako lopta, ktorú niekto zabudol vo dvore.} Vesmír [=voňal] trochu po kovovej lyžičke.',
      ],
      [
        'V rakete [=nemalo] nič váhu, ani polievka. {|[=Lietala] v guľôčkach a kto [=bol] hladný, [=otvoril] ústa a [=počkal], kým k nemu nejaká priletí.}',
        'Na stene [=tikali] vesmírne hodiny a [=ukazovali] čas na troch planétach. {Všade [=bolo] práve pred večerou.|Na jednej [=bolo] ráno, na druhej streda a na tretej vždy pred večerou.}',
      ],
      [
        'Raketa [=otočila] nos k Zemi a motory už len tíško [=priadli]. Hviezdy [=svietili/svietia] pomaly. {|Mesiac im [=držal] miesto, aby sa v tme nepomýlili.} Pristátie [=bolo] mäkké ako do periny.',
        'V rakete Kanvici [=zhaslo/zhasína] veľké svetlo a [=ostala] iba lampička nad mapou. Za okienkom [=plával] mesiac. {|Zem sa pod nimi potichu [=otáčala] tou stranou, na ktorej [=mali] ustlané.} [=Dosadli/Dosadajú] ľahko a [=bolo] ticho.',
      ],
    ),
    setting(
      'mesiac',
      'sky',
      place('Mesiac', 'na Mesiaci', 'na Mesiac', 'z Mesiaca'),
      [
        'Na Mesiaci [=bolo] ticho a pod nohami mäkko. [Hero] tam [kráčal] veľkými krokmi, každý [=bol] vysoký ako dom. {|Komu sa krok [=vydaril], ten [=mal] hore dosť času pozrieť si celý vesmír a vybrať si miesto, kam dostúpi.} Skafander [=šušťal] a hore [=visela] modrá Zem.',
        'Kráter na Mesiaci [=bol] presne taký veľký ako vaňa. [Hero] v ňom [sedel] s ďalekohľadom a [počítal] hviezdy. {|Večera sa tu podáva raz za dva týždne, a preto si každý poriadny mesačan nosí vo vrecku rožok.} Vesmír [=svietil] ako <soľ~cukor~piesok> na čiernom stole.',
      ],
      [
        'Mesačný prach [=škrípal] ako čerstvý sneh. Na kopčeku [=stála] lampa a pod ňou lavička. {|[=Mala] nápis „Rezervované pre spln“ a každý si na ňu [=sadol] iba na okraj.}',
        'Na Mesiaci sa [=nedalo] nič zhodiť, všetko [=padalo] pomaly. {|Keď niekomu [=vypadol] hrnček, [=stihol/stíha] si ešte rozmyslieť, či ho vôbec chce chytiť.} Stopy tu zostávajú na stovky rokov.',
      ],
      [
        'Mesiac sa pomaly [=otočil] a [=spustil] ich po striebornom lúči dolu. {|Lúč [=viedol] rovno k oknu, cez okno na koberec a z koberca už [=bolo] do postele iba krok.} Hviezdy okolo nich [=šepkali].',
        'Na Mesiaci si [=posadali] na okraj krátera a [=dívali] sa na Zem, ako dýcha. Potom sa [=šlo] domov. {|Prach sa [=ukladal/ukladá] na stopy celkom jemne, akoby ich chcel prikryť.} V izbe [=svietila] teplá lampička.',
      ],
    ),
    setting(
      'stanica',
      'sky',
      place('hviezdna stanica', 'na hviezdnej stanici', 'na hviezdnu stanicu', 'z hviezdnej stanice'),
      [
        'Na hviezdnej stanici [=zastavovali] kométy ako električky. [Hero] tam [predával] lístky a [robil] do nich dierky v tvare hviezdy. {|„Nastupovať na chvost, prosím, len na chvost,“ [=hlásilo] rádio a nikto si [=netrúfol/netrúfa] inak.} [=Voňalo] tam <kakaom~ozónom~hriankami>.',
        'Hviezdna stanica [=visela] vo vesmíre ako veľký lampión. [Hero] na nej [umýval] okná, lebo hviezdy prášia. {|Kto si myslí, že hviezdy iba svietia, ten pod nimi asi nikdy neutieral.} Dolu sa [=točila] modrá planéta.',
      ],
      [
        'V bufete [=varili] polievku z Mliečnej cesty. {|[=Boli] v nej písmenká z dvoch planét, a kto [=mal] šťastie, [=prečítal] si z taniera celú správu pre druhý stôl.}',
        'Na nástenke [=viseli] pohľadnice z celého vesmíru. {Na jednej [=bola] len tma s pozdravom.|Na jednej [=bola] iba tma a pod ňou pozdrav: „Nič nevidíme, ale je tu krásne.“} Poštár ich [=nosil] v skafandri.',
      ],
      [
        'Posledná kométa [=odviezla] každého domov. Sedadlá [=boli] teplé a sprievodca [=hovoril] šeptom. {|Na konečnej [=stála] ulica, na ulici dom a v ňom lampička.} Dvere sa [=otvorili] celkom jemne.',
        'Na hviezdnej stanici [=zatiahli] závesy a kométy [=odstavili/odstavia] na tichú koľaj. Vesmír [=zmodral/modrie]. {|V bufete [=zostal] svietiť iba tanier s polievkou a v nej pomaly [=zhasínalo] písmeno po písmene.} Domov sa [=išlo] mäkko.',
      ],
    ),
    setting(
      'planetka-zahrada',
      'sky',
      place('planétka Záhradka', 'na planétke Záhradke', 'na planétku Záhradku', 'z planétky Záhradky'),
      [
        'Planétka Záhradka [=bola] taká malá, že sa [=dala/dá] obísť za desať krokov. [Hero] na nej [polieval] hviezdne reďkovky. {|Kto polial poslednú, [=mohol] začať odznova, lebo prvá medzitým zase [=uschla/schne].} Hore [=blikal] vesmír a dolu [=voňala] <mäta~hlina~jahoda>.',
        'Na planétke Záhradke [=rástla] jedna čerešňa, jeden kvet a jeden plot. [Hero] [sedel] na plote a [pozeral] na obe strany vesmíru. {|Plot tu vraj [=stál] preto, aby sa bolo o čo oprieť, keď letí okolo niečo pekné.} Skafander [=visel] na konári.',
      ],
      [
        'Slnko tu [=vychádzalo] každú hodinu a vždy sa [=tvárilo] prekvapene. {|Kto [=chcel] vidieť západ, [=posunul/posúva] si stoličku o kus ďalej.}',
        'Pod čerešňou [=stála] krhla, ktorá [=vedela] naberať dažďovú vodu z kométy. {Z kométy [=pršalo] vždy o štvrtej.|Kométa [=chodila] okolo o štvrtej, [=kvaplo] z nej presne toľko, koľko treba, a ešte trochu na čaj.}',
      ],
      [
        'Na planétke Záhradke [=zaspala] aj čerešňa a kvety sa [=zavreli]. Raketa ich [=viezla] potichu domov. {|Za sebou [=nechali] bodku, ktorá [=svietila] presne toľko, aby sa za ňou dalo obzrieť.} Vesmír [=bol] hlboký a pokojný.',
        'Z planétky [=bolo] vidno modrú Zem a na nej jedno okno. Tam [=mali] cestu. {|Hviezdy im ju [=posypali] svetlom a za skafandrami sa [=zavrel] oblak ako dvierka.} Perina [=voňala] čisto.',
      ],
    ),
  ],
  heroes: [
    figure(
      'robot',
      'robot Šrubko',
      [
        'Robot Šrubko žije medzi hviezdami. {|Namiesto srdca má hodinky a keď sa teší, ide o päť minút napred.}',
        'Robot Šrubko vie sám opraviť raketu. {|Najradšej ju však opravuje vtedy, keď jej nič nie je.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'hviezdicka',
      'hviezdička Blikotka',
      [
        'Hviezdička Blikotka je vo vesmíre najmenšia. {|Zato bliká v rytme, ktorý si všetky ostatné pospevujú.}',
        'Hviezdička Blikotka sa rada pozerá na Zem. {|Niektoré okná tam svietia skoro tak dobre ako ona.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'kozmonautka',
      'kozmonautka Ida',
      [
        'Kozmonautka Ida má skafander plný vreciek. {|V jednom má pero, v druhom chlieb a v treťom tretie vrecko.}',
        'Kozmonautka Ida lieta medzi planétami na bicykli s raketkou. {|Zvonček má na každú galaxiu zvlášť.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'marsak',
      'marťan Lupko',
      [
        'Marťan Lupko má dve hlavy a jedno želanie. {|Tá ľavá chce rozprávku, tá pravá tiež, a tak je to v poriadku.}',
        'Marťan Lupko chodí po červenom prachu naboso. {|Vraj potom vie, ktorou nohou bol vo vesmíre.}',
      ],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'mimozemstan',
      'mimozemšťan Pupo',
      [
        'Na okno [=zaklopal] mimozemšťan Pupo, okrúhly a zelený. „Máte maslo?“ [=spýtal] sa. {„My máme len chlieb.“|„My vo vesmíre máme len chlieb. Poslali sme pre maslo v roku, keď ešte neboli kravy.“} A tak sa [=spoznali/spoznávajú].',
        'Lietajúci tanier [=zastal/stojí] vedľa nich a z neho [=vystúpil] mimozemšťan Pupo. {„Prišiel som pomáhať.“|„Volá sa to pomoc?“ [=spýtal] sa. „U nás sa to volá obed. Ale som veľmi hladný, tak pomôžem.“} [=Kýval] tromi očami.',
      ],
      [
        'Mimozemšťan Pupo [=zatvoril] tri oči, jedno po druhom, a [=schúlil/stáča] sa vo svojom tanieri.',
        'Mimozemšťan Pupo [=dojedol/dojedá] poslednú hrianku a pomaly sa [=zaoblil/zaobľuje] ako spiaca guľa.',
      ],
    ),
    figure(
      'astronomka',
      'astronómka Elvíra',
      [
        'Za ďalekohľadom [=stála] astronómka Elvíra. „Tritisíc päť, tritisíc šesť,“ [=mrmlala]. {„Ale čo, kamaráti majú prednosť.“|„Ale čo, hviezdy počkajú, kamaráti majú prednosť, tých je menej.“} Vrecká [=mala] plné máp.',
        'Astronómka Elvíra si [=zapísala] poslednú hviezdu a [=pozrela] na nich. {„Vy mi práve chýbate.“|„Vy mi v katalógu práve chýbate, pod písmenom P ako pomoc.“} A [=zbalila] ďalekohľad.',
      ],
      [
        'Astronómka Elvíra [=zakryla] ďalekohľad čiapkou, aby mu do rána neprechladlo oko.',
        'Astronómka Elvíra [=zatvorila] katalóg a jeden prst si [=nechala] založený tam, kde [=svietila] Venuša.',
      ],
    ),
    figure(
      'gagarin',
      'pes Gagarin',
      [
        'Po rebríku [=zbehol] pes Gagarin v skafandri. „Haf,“ [=povedal]. {Vesmír [=čakal] na ozvenu.|[=Zaštekal] a vo vesmíre sa to [=ozvalo] až o chvíľu, a to z druhej strany.} Chvost mu [=krútil] celým skafandrom.',
        'Okolo [=letel] pes Gagarin a v papuli [=niesol] kométu, ktorá sa [=smiala]. {„Haf. Pustím ju a pomôžem.“|Kométa sa [=nehnevala/nehnevá], lebo ju to [=šteklilo], a keď ju [=pustil], na rozlúčku mu [=oblízla/oblizuje] nos.} Potom [=sadol] k ich nohám.',
      ],
      [
        'Pes Gagarin sa [=stočil] v beztiaži do klbka a tíško [=plával] nad vlastným pelechom.',
        'Pes Gagarin si [=položil] nos na skafander a sen sa mu [=krútil] okolo nôh ako družica.',
      ],
    ),
    figure(
      'opravar-miro',
      'opravár Miro',
      [
        'Na skrutke [=visel] opravár Miro a [=svietil] si čelovkou. „Niečo ste pokazili?“ [=spýtal] sa s nádejou. {„Opravím.“|„Nič? Škoda. Ale dá sa to ešte napraviť, vždy je čo opraviť, len treba chcieť.“} A [=pripol/pripína] sa k nim na lano.',
        'Zo šachty [=vyliezol] opravár Miro a v ruke [=držal] kľúč číslo trinásť. „Hľadám dvanástku,“ [=povedal]. {„Zatiaľ pomôžem.“|„Dvanástku som mal včera na Venuši. Kým sa nájde, pomôžem vám trinástkou.“}',
      ],
      [
        'Opravár Miro [=odložil] kľúče podľa veľkosti a [=zapol/zapína] nočné svetlo. Všetko [=tikalo] správne.',
        'Opravár Miro sa [=pripútal/pripútava] k vankúšu, aby v noci neodletel, a už spokojne [=oddychoval/oddychuje].',
      ],
    ),
    figure(
      'kometka-julia',
      'poštárka Božena',
      [
        'Na kométe [=pricválala/cvála] poštárka Božena. „Pohľadnica od susednej galaxie!“ [=volala]. {„Mám aj čas.“|„A doručenie nesúri, galaxia je veľmi trpezlivá, písala to tristo rokov.“} [=Zosadla/Zosadá] a [=šla] s nimi.',
        'Poštárka Božena [=priviazala/priväzuje] kapsu k hviezde. „Na každej planéte mám jedného známeho,“ [=povedala]. {„Opýtame sa.“|„Iba na Pluto mám dvoch, tam je dlhá tma a treba mať s kým hrať karty.“} A už [=mávala].',
      ],
      [
        'Poštárka Božena [=zavesila] kapsu na mesačný roh a pohľadnice v nej ticho [=spali].',
        'Poštárka Božena si [=ľahla] na mäkkú hviezdnu hmlovinu a tma si [=prečítala] adresu na jej vankúši.',
      ],
    ),
  ],
  problems: [
    {
      id: 'zhasla',
      ask: 'Čo potrebuje hviezda, ktorá zhasla?',
      title: ['[Hero] a hviezda, ktorá zhasla', 'Hviezda na opravu'],
      refrain: [
        'Blik a blik a ešte raz, rozsvieti sa celý jas',
        'Hviezda, hviezda, kde máš jas, poď sa na nás pozrieť zas',
      ],
      spark: [
        'Na oblohe [=chýbalo] jedno svetielko. Medzi dvoma hviezdami [=zívala] diera. {|Rakety v nej [=zatáčali] na nesprávnu stranu a na stanici už tri hodiny [=čakala] kométa, ktorá [=mala] ísť opačne.} [Hero] ju [našiel]: <malú, sivú, smutnú~malú, sivú, schúlenú~drobnú, sivú, tichú>. „Už neviem svietiť,“ [=šepla].',
        'Hviezda číslo sedem [=blikla], [=blikla] ešte raz a [=zhasla/zhasína]. „Som unavená,“ [=povedala]. {|„Svietim už miliardu rokov bez dovolenky a nikto mi nepovedal, či správne.“} Vesmír okolo nej [=bol] zrazu hlboký a tmavý. [Hero] k nej [priletel] celkom blízko. Ako sa zapaľuje hviezda?',
      ],
      way: [
        'Stará hviezda Brunhilda [=svietila] na červeno a [=hovorila] pomaly. „Aj ja som bola sivá,“ [=povedala]. {„Potom sa na mňa niekto pozrel.“|„Potom si ma na Zemi všimol chlapec, ktorý nemohol zaspať, a rátal ma každý večer. Odvtedy mi to svieti samo.“}',
        {
          gives: 'lampas',
          text: 'V sklade hviezdnej stanice [=ležal] pod plachtou starý lampáš. „Ten svietil na cestu, kým ešte nebolo hviezd,“ [=zašepkal] skladník. {|„Kto ho vezme, nech vie, že svieti iba pre toho, kto čaká.“} [Hero] lampáš [vzal].',
        },
        'Na mesačnej lavičke si mimozemské deti [=pozerali] do tmy. „Na tú sivú sme si zvykli pozerať pri večeri,“ [=povedali]. {„Chýba nám.“|„Volali sme ju Naša, lebo mala hneď taký tvar. Teraz je tam len kúsok ticha.“} [Hero] im [sľúbil], že jej odkáže pozdrav.',
      ],
      tries: [
        '[Hero] [utrel] hviezdu handričkou. {[=Leskla] sa, ale [=nesvietila/nesvieti].|[=Leskla] sa ako lyžica v nedeľu, no svetlo [=ostalo] kdesi vnútri a [=neprosilo/neprosí] sa von.} Treba skúsiť niečo iné.',
        '[=Skúsili] baterky, plus a mínus. {Nič.|Cvak sem, cvak tam, a [=zapálil] sa iba nos toho, kto ich [=vkladal]. Hviezda sa na to milo [=pozrela].} Hviezdy nie sú na baterky.',
        '[Helper] [helper:povedal] hviezde vtip o Saturne. {Saturn sa [=smial], hviezda nie.|Saturn sa [=smial] tak, že mu [=poskočil] prstenec, ale hviezda iba [=vzdychla]: „Ten mi už jeden mesiac rozprával.“} Aj vtip býva starý.',
      ],
      solutions: [
        {
          id: 'prianie',
          text: [
            '„Možno ti len chýba, aby sa na teba niekto naozaj pozrel,“ [povedal] [hero], [sadol] si oproti a [pozeral]. Nikto nič [=nehovoril/nehovorí]. {|[Helper] [helper:zavolal] ostatných a všetci [=pozerali], nie ako na poruchu, ale ako na hviezdu, a nikto sa [=neponáhľal].} Najprv hviezda [=zružovela]. Potom [=zažltla]. Potom [=zasvietila/svieti]. {|Raketa [=mala] zrazu tieň a <Mesiac si [=nasadil] okuliare~Mesiac si [=nasadil] čiapku so šiltom~Mesiac [=prižmúril/žmúri]>.} Kdesi na Zemi si práve niekto niečo [=zaželal].',
          ],
        },
        {
          id: 'lampas',
          needs: 'lampas',
          text: [
            '„Odpočiň si. Zatiaľ posvietim ja,“ [povedal] [hero] a [zavesil] lampáš z hviezdnej stanice presne na jej miesto. Lampáš sa [=rozsvietil] pre toho, kto čaká. {|[Helper] [helper:priniesol] <deku z Mliečnej cesty~paplón z hviezdneho prachu~šál od Veľkého voza> a hviezda pod ňou [=stíchla/utícha] skôr, než stihla poďakovať.} Jeden vesmírny deň [=bolo] pokojne. Ráno sa hviezda [=natiahla] na všetky strany a [=rozžiarila] sa. {|„Takže na toto sú prázdniny,“ [=povedala] a [=svietila] až za roh galaxie.} Lampáš [=mohol] potichu zhasnúť.',
          ],
        },
      ],
      after: [
        'Hviezda im na rozlúčku [=blikla] trikrát. {|Po hviezdnom je to ďakujem, prosím a dobrú chuť, v tomto poradí.} Diera na oblohe [=zmizla].',
        'Kométa pri stanici konečne [=vedela], kadiaľ ísť. {|Rakety [=zatáčali] správne a jedna pri tom [=zatrúbila], aby o tom vedeli aj ostatné.} Hviezda [=bola] opäť na svojom mieste.',
      ],
      fact: '[Hero] [pomohol] unavenej hviezde znova svietiť.',
    },
    {
      id: 'kometa',
      ask: 'Ako sa rozväzuje uzol na kométe?',
      title: ['[Hero] a zapletený chvost kométy', 'Kométa s uzlom'],
      refrain: ['Uzlík sem, uzlík tam, pomaly ťa rozmotám', 'Neťahaj a nešklbaj, pomaly mi konček daj'],
      spark: [
        'Kométa Vlasta [=mala] na chvoste uzol. [=Letela] pritesne okolo Saturna a [=zamotala] sa do prstenca. {|Odvtedy [=lietala] iba dokola, každú hodinu okolo tej istej planéty, a [=hovorila] „už zase ja“.} „Netočí sa ti z toho hlava?“ [spýtal sa] [hero]. [=Točila] sa jej. Uzol musí preč.',
        'Okolo [=preletela] kométa Vlasta, potom znova a potom ešte raz. {|„Ja by som aj zastala,“ [=volala] zakaždým o kúsok tichšie, „ale mám na chvoste uzol a ten ma otáča.“} [Hero] jej [chcel] pomôcť. Len ako sa chytá niečo, čo letí dookola?',
      ],
      way: [
        'Saturn si nakrivo [=leštil] prstenec. „Prepáčte, to je môj roh,“ [=povedal]. {„Prstenec mám veľký.“|„Vždy varujem, aby sa letelo pod ním, ale kométy sa radšej pozerajú na ligotavé veci.“} A [=ukázal], kadiaľ Vlasta [=vletela/vlieta].',
        {
          gives: 'olej',
          text: 'Na čerpacej stanici [=mali] fľaštičku oleja na kozmické zámky. „Na uzly je lepší ako sila,“ [=povedala] predavačka. {|„Tri kvapky stačia a potom dýchať. Kto silou ťahá, ten uzol iba naučí držať.“} [Hero] fľaštičku [schoval].',
        },
        'Na asteroide [=sedela] babka a [=rozplietala/rozpletá] klbko. „Uzol má rád pomalých,“ [=povedala]. {„Ja rozplietam od konca.“|„Ja začnem pri konci a rozprávam mu, kam potom pôjdeme. Uzly majú rady, keď vedia, čo bude.“} Klbko [=padalo] dlho dolu do vesmíru.',
      ],
      tries: [
        '[Hero] [potiahol] za koniec chvosta. {Uzol sa [=stiahol] tuhšie.|Chvost sa [=natiahol] od planéty po planétu a uzol sa len [=zasmial] a [=stiahol] sa tuhšie.} Silou sa to nedá.',
        '[=Skúsili] veľký hrebeň. {[=Praskol] a [=mal] dva zuby.|[=Bol] to hrebeň na zamotané hrivy a na kométy mu [=chýbali] dva zuby a odvaha, tak sa [=rozišiel/rozchádza] na triesky.} Nič to, vesmír má čas.',
        '[Helper] [helper:pribehol] s veľkými nožnicami. {Kométa [=zbledla/bledne].|Kométa [=zbledla/bledne] a [=povedala], že ten chvost je dlhší ako jej celý život, a tak sa nožnice [=išli] hanbiť do krabice.} Strihať sa nebude.',
      ],
      solutions: [
        {
          id: 'spat',
          text: [
            '„Leť tadiaľ, kadiaľ si prišla, ale naopak,“ [povedal] [hero]. Kométa sa [=otočila] a [=letela] okolo Saturna doľava. {|Zo Saturna doľava, <pod Jupiter, popri Marse~okolo Jupitera, popod Mars~ponad Neptún, popri Marse>, a [helper] [helper:volal] do zákrut „pozor, schod“, hoci vo vesmíre schody nie sú.} Slučka po slučke sa uzol [=zmenšoval]. Potom to tíško [=šuchlo] a chvost [=bol] rovný. {|[=Rozvinul] sa <za ňou ako stuha~za ňou ako závoj~za ňou ako dlhá pesnička> a [=sypal] zlatý prach na všetky planéty po ceste.} Kométa [=výskala] a [=letela] konečne rovno.',
          ],
        },
        {
          id: 'olej',
          needs: 'olej',
          text: [
            '[Hero] [kvapol/kvapká] na uzol tri kvapky oleja z čerpacej stanice. „Teraz mi povedz, kam pôjdeš, keď budeš môcť,“ [povedal] a [hladil] chvost dlaňou. {|Kométa chvíľu [=mlčala], lebo sa jej nikto nikdy na to [=nespýtal/nepýta], každý sa [=pýtal] iba, odkiaľ ide.} „K moru,“ [=povedala] kométa. „Videla som ho z výšky.“ Uzol [=povolil] o prst, potom o dlaň. [Helper] [helper:držal] koniec chvosta, aby sa nezľakol. Pri vete „a potom vypijem jednu vlnu“ uzol [=zmizol]. „Ja som voľná!“ [=zažiarila] kométa nad vesmírom.',
          ],
        },
      ],
      after: [
        'Kométa im [=požičala] kúsok chvosta na cestu domov. {|[=Svietil], [=hrial] a v zákrutách smiešne [=šteklil] pod nosom.} Planéty [=zatlieskali] prstencami.',
        'Saturn si prstenec [=vyleštil] a trochu [=zdvihol], aby sa pod ním lepšie letelo. {|„Keby niekto išiel okolo, nech mi zakýva,“ [=poprosil].} Vlasta [=letela] ďalej, rovno a pomaly.',
      ],
      fact: '[Hero] [rozviazal] kométe Vlaste uzol na chvoste.',
    },
    {
      id: 'planeta',
      ask: 'Neletelo sa tadiaľto k malej planéte?',
      title: ['[Hero] a planéta, ktorej bolo smutno', 'Haló, tu malá planéta'],
      refrain: ['Haló, haló, kto sa hlási, nesieme ti dobré časy', 'Planétka malá, kdeže si, už letíme cez vesmír'],
      spark: [
        'V rádiu to [=zachrapčalo]: „Haló? Tu malá planéta. Nikto ku mne nelieta.“ Hlások sa [=triasol]. {|<„Mám dva kopce, jeden potok a~„Mám dva kopce, jednu studňu a~„Mám dva kopce, jednu lavicu a> bábovku, ktorá tvrdne,“ [=vysvetlil] a potom sa ešte raz [=ozval], iba aby sa ubezpečil, že hovorí.} [Hero] [otočil] raketu k hlasu. Kde vo vesmíre tá planéta je?',
        'Na mape vesmíru [=svietila] bodka bez mena. [=Bola] to planéta taká malá, že ju ostatní [=považovali] za omrvinku. {|Raz ju dokonca niekto [=chcel] zmiesť a planéta potom tri dni radšej [=mlčala].} [=Bola] sama a [=bolo] jej smutno. [Hero] sa [rozhodol] ju navštíviť. Len kadiaľ?',
      ],
      way: [
        'Na mesačnom móle [=lovil/loví] starý kapitán hviezdy a zas ich [=púšťal]. „Malá planéta? Lieta bližšie, ako si myslí,“ [=povedal]. {„Len sa vždy schováva za tú veľkú.“|„Len sa vždy schováva za tú veľkú, aby ju nikto nezbadal, a potom sa čuduje, že ju nikto nezbadal.“}',
        'V atlase hviezdnej knižnice sa [=zlepili] dve strany. [Hero] ich [oddelil/oddeľuje] nechtom. {Medzi nimi [=bola] planétka nakreslená ceruzkou.|Medzi nimi [=bola] ceruzkou nakreslená planétka s dvoma kopcami a pri nej: „Musíš sem prísť, Pavol, je tu pekne.“} {Nikto o nej [=nevedel].|Pavol asi [=neprišiel/neprichádza].}',
        'Okolo [=prefrčala] kozmická sypačka a [=zasypala] okno cukrom. „To je z bábovky,“ [=povedal] vodič. {„Letím odtiaľ.“|„Letím z jednej malej planétky, ponúkla mi a ja som nemal čas. Odvtedy mám v rádiu výčitky.“} A [=ukázal] rukavicou.',
      ],
      tries: [
        '[=Leteli] rovno za svetlom. {[=Bola] to lampa na parkovisku.|Svetlo [=bolo] stále väčšie, až z neho [=bola] lampa na hviezdnom parkovisku a pod ňou tabuľa „Plné“.} „Pardon,“ [povedal] [hero] lampe.',
        '[=Zavolali] naspäť do rádia. {[=Ozvala] sa práčka.|Rádio [=zapískalo] a [=prihlásila] sa práčka z Marsu, že má práve žmýkanie a že sa to nedá prerušiť.} Vesmír je hlučný.',
        '[Helper] [helper:spočítal] všetky bodky na mape. {Jedna [=bola] omrvinka.|[=Vyšlo] ich tisíc dvanásť a tri z nich [=boli] omrvinky. Jednu omylom [helper:zjedol] [helper], ale to [=nebola] planéta, len mak.} Rátať sa dá dlho.',
      ],
      solutions: [
        {
          id: 'vona',
          text: [
            '[Hero] [otvoril] okienko na škáročku. „Cítiš?“ [povedal]. Vesmírom sa [=ťahala] tenučká vôňa: <mak, citrón a za tým~vanilka, citrón a za tým~hrozienka, škorica a za tým> kúsok samoty. „Za nosom,“ [helper:povedal] [helper]. {|Raketa [=išla] pomaly, aby vôňu neprerazila, za Veľkým vozom doprava a popri roji, ktorý sa vôni slušne [=uhol/uhýba].} A [=bola] tam, malá ako záhrada. „Vy ste naozaj prišli,“ [=začervenala] sa celá planéta. {|Slnko jej z toho [=vyšlo] o hodinu skôr a [=pozdravilo] sa.} Bábovku [=zjedli] spolu a [=chutila] im, aj keď [=bola] tvrdá.',
          ],
        },
        {
          id: 'svetla',
          text: [
            '„Zablikaj nám!“ [povedal] [hero] do rádia. <„Takto: Prší, prší, len sa leje.“~„Takto: Kohútik jarabý.“~„Takto: Kukulienka, kde si bola?“> Všetky hviezdy vo vesmíre [=svietili/svietia], ale iba jedna [=blikala/bliká] do rytmu. {|[Helper] ju [helper:zbadal] prvý raz, [hero] druhý raz, a tretí raz [=blikla] tak radostne, že raketa [=pristála] skôr, než jej niekto dal dovolenie.} [=Pristáli] medzi dvoma kopcami. „Nemám viac ako jednu stoličku,“ [=povedala] planéta. „To nevadí, sadneme si na zem,“ [povedal] [hero]. {|Zem tam [=bola] teplá a celkom nová. [=Sadli] si tak, aby sa planéta celá cítila obsadená.} Na mapu jej [=napísali] meno Milá.',
          ],
        },
      ],
      after: [
        'Každú nedeľu tam odvtedy niekto letí. {|Je tam už aj lavička, zvonček a poradovník, lebo bábovka je iba jedna.} Planéta nie je sama.',
        'Planéta si medzi kopce [=zavesila] povraz a na ňom tri hrnčeky. {|Tri, lebo to je podľa nej najmenší počet, pri ktorom sa dá hovoriť o spoločnosti.} V rádiu to už [=nechrapčalo/nechrapčí], ale [=spievalo].',
      ],
      fact: '[Hero] [navštívil] malú planétu, ktorá bola sama.',
    },
    {
      id: 'zelena-rec',
      ask: 'Nevieš, čo znamená blup po mimozemsky?',
      title: ['[Hero] a mimozemské slovo blup', 'Ako sa rozpráva s Bublanmi'],
      refrain: ['Blup sem a blup tam, čo to značí, hádam sám', 'Blup a blup a bublina, kto rozumie, začína'],
      spark: [
        'Na planéte Bublan sa [=hovorilo] iba jedným slovom, blup. „Blup,“ [=povedal] malý Bublan a [=zamával/máva]. [Hero] [povedal]: „Dobrý deň.“ {|Malý Bublan sa [=zamyslel] a [=zopakoval/opakuje] blup, celkom inak, a veľké slzy mu potom [=viseli] na bubline.} Nikto mu [=nerozumel]. Treba nájsť spôsob, ako si povedať aspoň ahoj.',
        'K rakete [=priplávala] v bubline rodina Bublanov a [=povedala] „blup“. Potom [=odplávala/odpláva], [=prišla] znova a [=povedala] „blup“. {|[=Znelo] to stále rovnako, no tváre [=mali] raz veselé a raz také, aké mávajú ľudia, ktorí nevedia, kde je zástavka.} [Hero] [priložil] dlaň k okienku. Niečo dôležité hovoria.',
      ],
      way: [
        'Jazykovedec Onufer [=mal] slovník s jednou stranou. „Blup je tu stokrát,“ [=povedal], {„a pri každom je iný obrázok.“|„a každý raz je pri ňom nakreslená iná ruka.“} [Hero] si {obrázky|ruky} dobre [prezrel].',
        'V raketovom kuchynskom kúte [=bublala/bublá] voda v čajníku. Malý Bublan sa na ňu [=zapozeral]. {„Blup!“ [=povedal] nadšene.|„Blup!“ [=povedal] tak nadšene, akoby našiel strateného bratanca, a čajník si [=odkašľal] parou.} Voda mu [=odpovedala].',
        'Bublan [=ukázal] na hviezdu, potom na seba a potom na ruky všetkých naokolo. {Asi [=chcel] držať.|Chvíľu [=ukazoval] len prstom, potom [=otvoril] dlaň a [=čakal], kým niekto nepríde a nedá svoju.} Dlane sa [=pochopili] ľahšie ako slová.',
      ],
      tries: [
        '[Hero] [napísal] na sklo nápis „Vitajte“. {Bublan [=nevedel] čítať a [=oblízol/olizuje] ho.|Bublan nápis [=oblízol/olizuje] z druhej strany a [=zistil], že „Vitajte“ chutí presne ako okno.} Písmená sú na to slabé.',
        '[Helper] [helper:opakoval] „blup“ tisíc ráz. {Bublani [=odišli] do kúpeľne.|Po stom blupe si Bublani [=mysleli], že tečie voda, a [=išli] si postaviť vane. [=Mali] z nich radosť.} To [=nebol] rozhovor.',
        '[=Skúsili] kývať vlajočkami. {Bublani [=kývali] späť, ale opačne.|Bublani [=kývali] celkom presne naopak a o minútu už [=mávali] tak, že by aj vlajočky potrebovali slovník.} Ruky sa [=zamotali].',
      ],
      solutions: [
        {
          id: 'tancom',
          text: [
            '„Pozerajte na moje ruky, nie na ústa,“ [povedal] [hero] a na každé „blup“ [ukázal] niečo iné: <domov, hviezdu, hlad. Malý~dom, hviezdu, hlad. Malý~spánok, hviezdu, hlad. Malý> Bublan [=zatlieskal]. {|Pri hlade im hneď [=bolo] jasné, že blup dlhý je obed a blup krátky je desiata, pretože po každom si Bublan [=pohladil] iné miesto.} Čoskoro si [=hovorili] všetko bublinkami a prstami. [Helper] [helper:zistil], čo [=chcel] Bublan od začiatku: [=nemal] dosť hviezd na oslavu. {|„Ale veď ich svieti celý vesmír,“ [ukázal] [hero], a Bublan [=povedal] blup, ktoré [=znamenalo/znamená]: „Aha.“} A [=bolo] po starosti.',
          ],
        },
        {
          id: 'bublina',
          text: [
            '[Hero] [nabral] do slamky mydlovej vody a [fúkol]. Blup! Bublina sa [=odlepila] a [=letela]. Malý Bublan si ju [=chytil] a [=rozumel/rozumie]. {|Tá veľká [=znamenala/znamená] „ahoj“, tie dve malé „poďme“ a tá, čo [=praskla/praskne] na nose, „prepáč, nechcel som“, ako je to asi všade na svete.} „Oni hovoria bublinami!“ [povedal] [hero]. [Helper] [helper:držal] tanierik s penou. Celá rodina sa [=smiala] bublinkami. Na konci [=urobili] spolu takú veľkú, že v nej [=bolo] celé ďakujem.',
          ],
        },
      ],
      after: [
        'Bublani im [=darovali] jedno slovo na rozlúčku: „blup“. {|Znamená dobrú noc, dobré ráno a ešte niečo, čo si má každý doplniť.} Vesmír sa [=usmial].',
        'Na okienku [=zostala] jedna bublina a [=nepraskla/nepraská] celý večer. {|Kto pri nej [=povedal/povie] niečo pekné, tomu [=odpovedala] mydlovým leskom.} Mimozemšťania [=plávali] domov.',
      ],
      fact: '[Hero] sa [dorozumel/dorozumieva] s mimozemšťanmi z planéty Bublan.',
    },
    {
      id: 'mesiac-lampa',
      ask: 'Ako sa svieti, keď sa bojíš tmy?',
      title: ['[Hero] a mesiačik, ktorý sa bál tmy', 'Spln s lampou'],
      refrain: ['Mesiac malý, mesiac náš, svetlo v sebe predsa máš', 'Trošku svetla stačí nám, neboj sa, nie si sám'],
      spark: [
        'Malý mesiačik od planéty Sopka [=mal] dnes prvý raz svietiť sám v noci. „Ale tam je tma,“ [=povedal]. {|[=Bál] sa presne toho, kvôli čomu má mesiac svietiť, a o tom sa mu ešte nikto neodvážil povedať.} [=Schoval] sa za raketu a [=svietil] len na pätu. [Hero] si [sadol] k nemu. Naháňať ho netreba, treba ho pochopiť.',
        'Z planéty Sopka [=prišla] správa, že im chýba mesiac. [=Našli] ho v tieni za raketou. {[=Bol] to malý kosáčik.|[=Bol] to kosáčik malý ako ruka a v ruke [=držal] baterku, lebo by mu v tme bolo smutno.} „Ja som nový a tej tmy je veľa,“ [=šepol]. [Hero] ho [vzal] pod plachtu. Treba z neho urobiť mesiac.',
      ],
      way: [
        'Starý Mesiac zo Zeme [=bol] plný a [=hovoril] pomaly. „Ja sa tiež nepozerám na celú tmu,“ [=povedal]. {„Iba na jedno okno.“|„Iba na jedno okno, pri ktorom niekto nespí. To mi stačí na celú noc. Zvyšok tmy je iba pomocný.“} Mesiačik si to [=zopakoval/opakuje].',
        {
          gives: 'lampion',
          text: 'Na mesačnej lavičke [=sedela] pani s lampiónom v tvare jahody. „Chceš ho? Ja mám ešte slivku,“ [=povedala]. {|„Svieti málo a mäkko. To tak treba na začiatku, inak sa človek bojí vlastného svetla.“} [Hero] lampión [odniesol].',
        },
        'Deti na planéte Sopka [=sedeli] pri oknách. [=Zhasínali] jedno po druhom. {„Kde je náš mesiac?“|„Kde je náš mesiac?“ [=spýtalo] sa jedno a druhé [=dodalo], že už ho nechce veľký, [=stačil/stačí] aj celkom maličký.} Mesiačik to [=počul].',
      ],
      tries: [
        '[Hero] mesiačiku [zasvietil] do tváre. {[=Zažmurkal/Žmurká].|[=Zažmurkal/Žmurká] a [=povedal], že teraz sú tu dve svetlá a on sa pokojne môže schovať za to druhé.} Takto sa svietiť nenaučí.',
        '[Helper] [helper:nafúkol/fúka] veľký tmavý balón a [helper:povedal], že to je len balón. {Balón [=odletel].|Balón [=odletel], oblohu [=zakryl] a mesiačik sa z toho [=rozplakal] rosou na celú raketu.} Tmy [=bolo] odrazu ešte viac.',
        '[=Skúsili] mu dať papuče. {[=Mal] teplo, ale [=svietil] iba na palce.|Papuče [=hriali] a mesiačik v nich [=svietil] palcom na pätu a pätou na palec. Planéta z toho [=nevidela] nič.} Aspoň [=nemal] studené nohy.',
      ],
      solutions: [
        {
          id: 'okno',
          text: [
            '„Nesvieť na celú tmu. Vyber si jedno okno,“ [povedal] [hero]. Mesiačik sa [=pozrel] dolu. V okne [=sedelo] dieťa <a [=kývalo] papučou~a [=kývalo] medvedíkom~a [=kývalo] rukávom pyžama>. „Tam,“ [=šepol]. A [=zasvietil] tam. {|[=Bolo] to svetlo <ako jedna lyžička mlieka~ako za lyžičku medu~ako sviečka za záclonou>, no dieťa sa [=usmialo], a keď sa [=usmialo], mesiačik si [=vybral] druhé okno a potom tretie.} [Helper] [helper:rátal]: dvadsať okien. Mesiačik odrazu [=svietil] na celú planétu a [=nevedel] o tom. „A kde je tma?“ [=opýtal] sa. „Práve si ju prikryl,“ [povedal] [hero].',
          ],
        },
        {
          id: 'lampion',
          needs: 'lampion',
          text: [
            '[Hero] [zavesil] jahodový lampión na plot planéty Sopka. „Ty nesvieť sám. Svieťte dvaja,“ [povedal]. Mesiačik sa [=posadil] vedľa lampiónu a [=svietil] len tak málo ako on. {|[Helper] [helper:prikladal/prikladá] k lampiónu ďalšie a každý [=bol] o chlp silnejší, a mesiačik s nimi, a nikto mu to [=nepovedal/nehovorí].} Keď [=bol] lampión unavený a [=zhasol], mesiačik [=svietil] ďalej a [=nezbadal/nevidí] to. „Lampión? Kde si?“ [=spýtal] sa potom. „Oddychuje,“ [povedal] [hero]. „Teraz si na rade len ty.“ A mesiačik [=zostal].',
          ],
        },
      ],
      after: [
        'Na planéte Sopka [=spali] deti s lampami zhasnutými. {|Jedno [=nechalo] závesy otvorené, aby naň mesiačik lepšie videl.} Tma pod ním [=bola] mäkká ako deka.',
        'Mesiačik sa druhý deň [=opýtal], kedy bude večer. {|Lebo cez deň [=bolo] priveľa svetla a on [=mal] pocit, že ho nikto nepotrebuje.} Do splnu [=ostalo] už iba pár dní.',
      ],
      fact: '[Hero] [naučil] malý mesiačik svietiť v tme.',
    },
    {
      id: 'odpadky',
      ask: 'Čo robí taká kopa vecí vo vesmíre?',
      title: ['[Hero] a kopa stratených vecí', 'Vesmírne upratovanie'],
      refrain: ['Kus sem a kus tam, komu patríš, tomu ťa dám', 'Nájdem, zdvihnem, dám ti späť, poriadok má celý svet'],
      spark: [
        'Okolo hviezdnej stanice [=plávala] kopa zabudnutých vecí: <rukavica, tanier, gombík aj~rukavica, dáždnik, gombík aj~rukavica, hrnček, gombík aj> starý satelit. {|Kométy [=zakopávali/zakopávajú] a raz cez ponožku [=prešiel] celý roj meteorov, ktorý odvtedy kríva na ľavú.} „Nás už nikto nechce upratať,“ [=povedal] satelit. [Hero] si [obliekol/oblieka] skafander. Vesmír nie je komora.',
        'V rakete to [=zaškrípalo], lebo sa jej na nos [=zavesil] dáždnik. <Potom hrniec. Potom ešte deväť gombíkov.~Potom hrniec. Potom hneď tri ponožky.~Potom hrniec. Potom celá kopa gombíkov.> {|Celá galaxia [=bola] plná vecí, ktoré raz niekto zhodil a [=myslel] si, že vesmír je veľký a že sa to stratí.} [Hero] [chytil] klobúk. Treba ich vrátiť, ale komu?',
      ],
      way: [
        'Zberačka hviezdneho prachu [=mala] vedro na ramene. „Najprv triediť,“ [=povedala]. {„Čo svieti, doľava, čo štrngá, doprava.“|„Čo svieti, doľava, čo štrngá, doprava a čo spomína, nechať v ruke, lebo to ešte niekomu patrí.“} [Hero] [začal] gombíkom.',
        {
          gives: 'magnet',
          text: 'Starý skladník [=mal] na klinci podkovový magnet. „Keď som bol malý, chytal som ním lyžičky,“ [=povedal]. {|„Lyžička vo vesmíre rada uteká, treba ju chytiť na prvý raz.“} A [hero] magnet [dostal] do vrecka.',
        },
        'Satelit, čo už [=neposielal/neposiela] nič, [=plával] zadkom nahor. „Ja nie som odpad,“ [=povedal] ticho. {„Ja som bol na fotke.“|„Ja som bol na troch fotkách a raz ma videli deti zo školy, ako bežím cez oblohu.“} [Hero] ho [pohladil].',
      ],
      tries: [
        '[Hero] [chytal] veci do siete. {Sieť sa [=chytila] satelitu na uši.|Sieť sa najprv [=zavesila] satelitu na uši, potom rakete na nos a nakoniec sama sebe na chrbát.} Sieť chytá najmä sieť.',
        '[Helper] [helper:navrhol], že všetko posunú na druhú stranu planéty. {Tam to [=vadilo/vadí] tiež.|Na druhej strane to však [=vadilo/vadí] susedom a tí im to [=poslali] späť aj s pohľadnicou.} Poriadok má dve strany.',
        'Veci [=predávali] na kozmickom trhu. {Všetko [=kúpil] jeden mimozemšťan.|Všetko [=kúpil] jeden mimozemšťan, [=rozbalil] to a [=povedal], že on sem [=hádzal] to isté, len pred rokom.} [=Vrátili] mu mince.',
      ],
      solutions: [
        {
          id: 'magnet',
          needs: 'magnet',
          text: [
            '[Hero] [vytiahol] magnet z vrecka a [priložil] ho k starému satelitu. Lyžičky [=priskočili] ako rybky, tanier [=zacinkal] a starý satelit sa [=otočil] hlavou hore. {|„Ja som sa bál, že mám hlavu dolu naveky,“ [=povedal] a z očí mu [=vypadli] tri gombíky.} [Helper] [helper:ukladal/ukladá] veci do vriec podľa toho, či svietia. Satelitu <[=namontovali/namontujú] rebrík a lampu~[=pripevnili/pripevňujú] schodíky a lampu~[=pripevnili/pripevňujú] zábradlie a lampu>. [=Bolo] z neho hviezdne odpočívadlo{| pre všetkých, ktorí idú domov pešo}. „Už nie som odpad,“ [=zabzučal] satelit. „Ty si adresa,“ [povedal] [hero].',
          ],
        },
        {
          id: 'trh',
          text: [
            '„Každá z tých vecí niekomu chýba,“ [povedal] [hero] a [rozsvietil] nápis: „Nájdené vesmírne veci, príďte si po ne.“ Prvý [=prišiel] kozmonaut po rukavicu. Druhá [=prišla] pani po tanier. {|Jeden Marťan si [=prišiel] po gombík, ktorý [=hľadal] štyri roky, lebo mu z kabáta [=fúkalo] rovno na susednú galaxiu.} [Helper] [helper:viedol] zápis. Kopa sa [=zmenšovala], až z nej [=ostal] jeden starý satelit. „Po mňa nikto nepríde,“ [=povedal]. „Prišli sme my,“ [povedal] [hero]. [=Dali] mu nové nohy a [=bola] z neho hviezdna lavička.',
          ],
        },
      ],
      after: [
        'Vesmír [=bol] čistý a hviezdy [=mali] kam svietiť. {|Gombíky sa [=zišli], jedným z nich si Saturn zapína prstenec.} Satelit [=sedel] na dráhe a [=mával].',
        'Kométy už [=nezakopávali/nezakopávajú]. {|Roj meteorov sa [=prišiel] poďakovať a ponožku si [=nechal], lebo [=bola] teplá.} Na stanici [=bol] poriadok na celú galaxiu.',
      ],
      fact: '[Hero] [upratal/upratuje] kopu stratených vecí, čo plávala vesmírom.',
    },
    {
      id: 'hodiny-case',
      ask: 'Prečo na každej planéte idú hodiny inak?',
      title: ['[Hero] a oslava na troch planétach', 'Kedy sú tu tri hodiny?'],
      refrain: ['Tri planéty, jeden čaj, kométa, nám znak už daj', 'Čas je sem a čas je tam, tri hrnčeky nalejem vám'],
      spark: [
        'Tri planéty si [=chceli] naraz pripiť mätovým čajom, lebo [=mali] narodeniny v jeden deň. Lenže na každej idú hodiny inak. {|Na Rýchlinke [=bolo] už po torte, na Pomalke ešte len [=hľadali] sviečky a Stredka stále [=sedela] na stoličke a [=čakala].} Na čaj [=prišla] zakaždým len jedna. [Hero] to [chcel] napraviť. Ako sa tri dni stretnú?',
        'Pozvánka [=hovorila] „o tretej“, ale nie o ktorej tretej. Na troch planétach [=boli] tri tretie. {|Keď [=bola] na jednej, druhá [=mala] na tanieri včera a tretia zajtra, a čaj [=bol] zakaždým studený.} Planéty [=boli] smutné, každá na svojej strane Slnka. [Hero] [vytiahol] ceruzku.',
      ],
      way: [
        'Hodinárka Perla [=nosila] na zápästí sedem hodiniek. „Ani jedny nemajú pravdu,“ [=povedala], {„ale ja áno.“|„ale keď ich počúvam všetky spolu, pravda vychádza skoro presne.“} [Hero] k jej ruke [priložil] ucho.',
        'Na Mesiaci [=sedeli] dvaja dedkovia a [=rátali] východy Zeme. {„My čakáme, kým vyjde Zem.“|„Nám netreba hodiny, my čakáme, kým vyjde Zem. Vtedy si obaja nalejeme kakao.“} [Hero] si [všimol], že to vidia všetky tri planéty.',
        'Okolo [=preletela] kométa, ktorá prichádza raz za čas. „Mňa vidia všetci naraz,“ [=pochválila] sa. {„Len o tom nevedia.“|„Len o tom nevedia, lebo každý si myslí, že letím iba k nemu. Ale ja letím k všetkým.“} A [=zablikala/bliká].',
      ],
      tries: [
        'Všetkým [=dali] rovnaký budík. {Na Rýchlinke [=zvonil] už včera.|Na Rýchlinke [=zvonil] včera, na Pomalke pozajtra a na Stredke vôbec, lebo si ho [=odložili] na potom.} Budík za to [=nemohol].',
        '[Helper] [helper:letel] z jednej na druhú a [helper:kričal/kričí] „teraz!“ {Vždy [=bolo] inde.|Kým sa [=doletelo/doletí] na druhú, prvá už zas [=spala], a tretia mu [=kývala], že to [=nestihla/nestíha].} Raketa [=bola] pomalá.',
        '[=Pripíjali/Pripíjajú] obrazom cez ďalekohľad. {[=Videli] čaj z minulého roka.|Vo vesmíre svetlo letí dlho, a tak [=videli] čaj spred roka. [=Pozdravovali/Pozdravujú] sa síce veľmi, ale kvetina v okne za nimi [=bola] ešte iba semienko.} Nestačí to.',
      ],
      solutions: [
        {
          id: 'kometa-znak',
          text: [
            '„Nečakajte na hodinky. Čakajte na kométu,“ [povedal] [hero]. „Keď ju uvidíte, dajte si čaj.“ Lístok s tým [napísal] na každú planétu zvlášť. {|[Helper] ich [helper:rozniesol/roznáša] a pri každej [helper:musel] zostať na koláč, takže to [=nebola] najrýchlejšia pošta, zato [=bola] najsýtejšia.} Potom kométa [=preletela]. Tri planéty naraz [=zdvihli] hrnčeky. Cink! Na Rýchlinke, na Stredke aj na Pomalke. {|V celom vesmíre to [=zacinkalo] jediný raz a nič z toho [=nebolo] neskoro.} <Čaj [=bol] teplý všade.~Čaj [=bol] všade rovnako teplý.~A ani jeden čaj [=nebol] studený.>',
          ],
        },
        {
          id: 'zem-vychod',
          text: [
            '[Hero] [nakreslil] na tabuľu kruh a v ňom malú modrú Zem. „Keď vyjde Zem nad vaším kopcom, to je naša tretia,“ [povedal]. Rýchlinka sa [=zamyslela/zamýšľa], či stihne čakať. {|Čakanie pre ňu [=trvalo] tri roky a päť obedov, ale [=mala] pri ňom spoločníčku, a to [=bola] Pomalka, ktorej na čakanie [=stačilo/stačí] len sadnúť si.} [Helper] [helper:rozdal] <hrnčeky s priviazaným špagátom~hrnčeky aj s lyžičkami~hrnčeky aj s tanierikmi>. Keď modrá Zem [=vyšla], [=zdvihli] ich všetky tri. „Aha, tak to je naraz,“ [=povedala] Stredka a po prvý raz sa [=smiali] všetky.',
          ],
        },
      ],
      after: [
        'Od toho dňa sa planéty stretávajú raz za kométu. {|Pomalka na to čaká pomaly a Rýchlinka sa [=naučila] sedieť.} [=Oslavovala/Oslavuje] celá galaxia.',
        'Hodinárka Perla na chvíľu [=zastavila] všetkých sedem hodiniek. {|[=Bolo] počuť, ako vo vesmíre naraz cinkajú hrnčeky.} Čas sa potom [=rozbehol] ďalej.',
      ],
      fact: '[Hero] [pomohol] trom planétam osláviť narodeniny naraz.',
    },
    {
      id: 'semienko',
      ask: 'Čo by mohlo rásť na prázdnej planéte?',
      title: ['[Hero] a semienko z batoha', 'Prázdna planéta'],
      refrain: ['Semienko maličké, dáme ti dve kvapôčky', 'Kvapka sem a lúčik tam, zelenú ti farbu dám'],
      spark: [
        'Na planéte Popolka [=nebolo] nič, ani kameň s menom. „Mohla by som byť aj zelená,“ [=povedala] planéta šedivo. {|„Pozerám na ostatné, majú lesy, majú vodu a majú, čo sa im hýbe. Ja mám len veľký priestor a ešte väčší prach.“} Vo vrecku skafandra [mal] [hero] jedno semienko. Jediné. Čo s ním?',
        'V batohu z raketky [=šuchotalo] jedno zabudnuté semienko a pred oknom [=ležala] prázdna planéta Popolka. {|[=Boli] naraz ticho, semienko aj planéta, ako keď si dvaja sadnú na tú istú lavičku a hanbia sa.} [Hero] ho [zobral] medzi prsty. Tam by mohlo rásť, ale na planéte [=nebola/nie je] ani kvapka vody.',
      ],
      way: [
        'Ujo so sudom [=jazdil] okolo. „Vodu mám, ale mrzne,“ [=povedal]. {„Chcelo by to teplú ruku.“|„Chcelo by to teplú ruku, ktorá by ju držala, kým nedopadne. Taká ruka sa vo vesmíre hľadá ťažko.“} A [=pozrel] na svoje veľké rukavice.',
        {
          gives: 'voda',
          text: 'V bufete hviezdnej stanice [=stálo] vedro so snehom z kométy. [=Bolo] v ňom jedno písmenko V. {„Vezmite si ho,“ [=povedala] kuchárka.|„V ako voda,“ [=povedala] kuchárka, „zabudla som ho do polievky, tak si ho vezmite.“} [Hero] vedro [niesol] opatrne.',
        },
        'Na blízkej planéte [=rástla] stará hviezdna hruška. „Ja som bola tiež na prázdnej,“ [=povedala]. {„Najprv som iba stála.“|„Najprv som iba stála a bol zo mňa tieň. V tieni bolo prvé miesto, kde sa dalo žiť. Potom som čakala, kto si doň sadne.“}',
      ],
      tries: [
        '[Hero] [zasadil/sadí] semienko do prachu a [čakal]. {Prach [=bol] suchý a semienko [=spalo].|Prach [=bol] suchý, semienko si doň [=ľahlo], [=pretrelo/pretiera] oči a [=povedalo], že dnes ešte nie.} Len čakať [=nestačilo/nestačí].',
        '[Helper] na semienko [helper:zasvietil] baterkou. {Semienko si [=myslelo], že je leto, a potom že je noc.|Semienko si [=myslelo], že je leto, keď svetlo [=zhaslo/zhasína], že je noc, a tak [=rástlo] nahor, dolu a do strán. [=Bol] z neho uzlík.} Baterka nie je slnko.',
        '[=Zaspievali] mu. {Semienko sa [=otvorilo], ale samo tomu [=nerozumelo].|Semienko [=zavrtelo/vrtí] chvíľu bokmi, ale keď sa pesnička [=skončila], [=opýtalo] sa: „A čo teraz?“ a na to mu nikto [=nevedel] povedať.} [=Chýbalo] ešte niečo.',
      ],
      solutions: [
        {
          id: 'teplo',
          text: [
            '[Hero] [vzal] semienko do dlaní a [dýchal/dýcha] naň. „Máš tu tmu, teplo aj dych,“ [povedal]. Pod prstami to [=mľasklo/mľaská]. {|[Helper] [helper:držal] naň klobúk, aby ho neofúkal vesmír, a [helper:dýchal/dýcha] tiež, ibaže tak nahlas, že sa planéta [=usmiala/usmieva].} Najprv [=vykukol] koreň. Potom <jeden lístok, menší ako necht~jeden lístok, menší ako zrnko ryže~jeden lístok, drobný ako čiarka>. „Ja mám niečo zelené,“ [=povedala] Popolka a [=zachvela] sa. [=Uložili] ho do prachu a [=rástlo], list za listom. {Do večera [=bola] z neho tráva.|Do večera z neho [=bola] tráva veľká ako rukavica a v nej sa hneď niečo [=smialo].}',
          ],
        },
        {
          id: 'voda',
          needs: 'voda',
          text: [
            '[Hero] [postavil] vedro so snehom na slnečnú stranu planéty, [sadol] si k nemu a [držal] prsty vo vode, aby nezamrzla. „Kvapneš, až keď poviem,“ [povedal]. {|[Helper] [helper:držal] semienko v dlani a [=čakali] spolu, kým písmeno V tíško nezmizlo v kvapke.} Potom dve kvapky [=padli] na zem. Semienko [=vystrčilo] krk, [=vystrčilo] dva lístky, [=vystrčilo] farbu. {|Farba sa po planéte [=rozišla/rozchádza] <ako med po chlebe~ako čaj po kocke cukru~ako šepot po triede> a celá Popolka sa nahlas [=čudovala] sama sebe.} „Ja už nie som šedivá,“ [=povedala]. „Ja som začiatok.“',
          ],
        },
      ],
      after: [
        'Na planéte [=rástla] prvá tráva a na tráve [=ležala] prvá rosa. {|Zo semienka [=zostala] len škrupinka a v nej si [=ľahol] vesmírny mravec, ktorý [=tvrdil], že tu býva od začiatku.} Planéta si [=upravila/upravuje] farbu.',
        'Popolka si [=zmenila] meno na Zelenka. {|V katalógu to [=dopísali] ceruzkou, lebo atrament nemajú radi ani hviezdy.} Všetky rakety jej na pozdrav [=zatrúbili].',
      ],
      fact: '[Hero] [zasadil/sadí] prvé semienko na prázdnej planéte.',
    },
  ],
  obstacles: [
    'Vesmírom [=prefrčal] roj kamienkov a [=klopal] na raketu. {[Hero] im [otvoril].|[Hero] im [otvoril] poklop, [=preleteli] druhou stranou a každý sa [=ospravedlnil] zvlášť, takže to chvíľu [=trvalo].} Klop, klop, klop a [=bolo] ticho.',
    'Mliečna cesta [=bola] zatvorená. „Zametáme,“ [=stálo] na tabuli. {[=Išli] okolo Saturna.|[Helper] [helper:pomohol] so zametaním, hviezdny prach [=kýchal] a o chvíľu [=bola] cesta voľná aj s úsmevom.}',
    'Raketa [=zabudla], ako sa zastavuje. [Hero] [vystrčil] deku ako plachtu. {[=Zafúkalo] a raketa [=zastala/stojí].|Deka sa [=nafúkla/nafukuje], raketa si [=myslela], že je loď, a z radosti [=zastala/stojí] na mieste.} Vietor vo vesmíre? Galaxia práve [=vydýchla].',
    'Oproti [=letel] meteor bez lístka. „Neviem brzdiť,“ [=volal]. {[Hero] mu [podal] koniec lana.|[Hero] mu [podal] koniec lana, [helper] mu [helper:zabrzdil/brzdí] na malej planétke a meteor im [=povedal] svoje celé meno.} [=Zastavil] sa pol palca od nosa.',
    'Pri planéte [=sedel] za okienkom úradník a [=pýtal] si pečiatku. {[Hero] mu [odtlačil/odtláča] palec.|[Hero] mu [odtlačil/odtláča] palec, úradník si odtlačok [=zavesil] na stenu a [=poslal] všetkých ďalej, lebo taká pekná pečiatka sem neprišla desať rokov.}',
    'Do okna [=padla] tma a [=nechcela] odísť. {[Hero] jej [nakreslil] slnko.|[Hero] jej na sklo [nakreslil] slnko, tma sa [=začervenala] a [=otočila] sa na druhý bok, čím sa [=uvoľnilo/uvoľňuje] pol oblohy.} [=Letelo] sa ďalej.',
    'Hviezdny kompas [=ukazoval] len na maslo. {[=Poslali] ho na Mesiac po rožok.|[=Bola] to chyba výroby, ale [helper] ho [helper:otočil] chlebom nahor a kompas [=ukázal] správne.} Kozmonauti sa nečudujú.',
    'Zips na skafandri sa [=zasekol] presne v polovici. {[Hero] ho [natrel/natiera] maslom.|[Hero] ho [natrel/natiera] maslom z desiaty a zips odvtedy [=chodil] hore-dolu sám, najradšej okolo obeda.} [=Letelo] sa ďalej.',
  ],
  encounters: [
    'Okolo [=plával] kozmonaut a [=hľadal] rukavicu. {[=Držal] ju v zuboch.|[=Držal] ju v zuboch, preto mu nikto [=nerozumel], a keď [=hovoril], rukavica [=kývala].} [Hero] na ňu [ukázal]. „Mmm!“ [=zamrmlal] vďačne.',
    'Planéta s prstencom [=skákala] cez švihadlo. „Sto jeden, sto dva,“ [=fučala]. {„Prstenec sa sám neroztočí.“|„Prstenec sa sám neroztočí,“ [=vysvetlila], „a susedia si podľa neho varia vajíčka.“} Hviezdy [=držali] konce.',
    'Na satelite [=sedel] vrabec. {Nikto [=nevedel], ako sa tam [=dostal].|Nikto [=nevedel], ako sa sem [=dostal], ale gazdiné z celého vesmíru mu [=hádzali] zrno.} [Hero] mu [hodil] omrvinku a tá [=letela] ešte dlho.',
    'Na okraji Mesiaca [=stála] škola a deti sa v nej [=učili] padať. {[=Trvalo] im to celý deň.|[=Padali] veľmi pomaly, na tabuli [=mali] otázku „Ktorým smerom dolu?“ a celý deň na ňu [=hľadali] odpoveď.} Učiteľka im [=mávala].',
    'Hviezda Vega si [=česala] lúče. „Dnes mám skúšku na svietenie,“ [=priznala/priznáva] sa. {„Svietiš dobre,“ [povedal] [hero].|„Vždy sa ma spýtajú, či svietim dostatočne ďaleko, a ja o tej diaľke nikdy nič neviem.“} [Hero] jej [povedal], že ju vidno až tu.',
    'Na Marse sa [=hral] chlapec s červeným pieskom. {[=Staval] hrad s anténou.|[=Staval] hrad s anténou a [=tvrdil], že z neho počuť rádio z Košíc, len s ročným oneskorením.} Rakety mu ho [=obchádzali/obchádzajú].',
    'Čierna diera sa [=dívala], kto príde bližšie. „Ja len zbieram,“ [=povedala] ospravedlňujúco. {„Nie vás, iba gombíky.“|„Nie vás, iba gombíky a ponožky, ktoré nikto nechce. Aj za tie sa hanbím.“} [Hero] jej [venoval/venuje] gombík.',
    'Pri raketovej kanvici si [=hriali] ruky dva meteority. {„My sme sa stretli nad Zemou,“ [=povedali].|„Nad Zemou sme sa raz rozdelili a odvtedy sme dvojičky,“ [=povedali] svorne a každý si [=nalial] pol šálky.} Vesmír medzi nimi [=bol] teplý.',
    'Galaxia Žmurka [=mrkala/mrká] na galaxiu Dlhú. {[=Vyšlo] to raz za tisíc rokov.|Z jednej na druhú [=trvalo] žmurknutie tisíc rokov, preto si vždy [=boli] isté, že sa tá druhá ešte iba pripravuje.} Takáto je vesmírna pošta.',
    'Kométa [=prišla] na hviezdnu stanicu a [=nechcela] vystúpiť. „Ja rada cestujem,“ [=povedala]. {„Kam?“ „Dookola.“|„Kam idete?“ „Dookola.“ „A potom?“ „Potom ešte raz dookola, len s lepším miestom.“} [Hero] jej [dal] lístok na miesto pri okne.',
    'Na sivom asteroide sa [=vyhrievala] vesmírna mačka. {[=Mala] sedem životov a každý na inej planéte.|[=Mala] sedem životov, na každej planéte jeden a na tomto si [=oddychovala] medzi tretím a štvrtým.} [Hero] ju [poškrabkal] a mačka [=zapriadla].',
  ],
  favourite: [
    'Na strope izby [=svietili/svietia] nalepené hviezdy a medzi nimi jedna ozajstná, ktorá prišla oddychovať.',
    'Raketa [=stála] zaparkovaná pri posteli a motory už celkom [=vychladli].',
    'Na mape vesmíru [=svietila] iba jedna malá bodka, domov.',
    'Skafander [=visel] na vešiaku a tíško [=voňal] hviezdnym prachom.',
    'Za oknom [=plával] mesiac a jeho svetlo si [=ľahlo] k vankúšu.',
    'Ďalekohľad na okne [=mal] zakryté oko a [=spal] ako ostatní.',
    'Plyšová kométa si chvost [=schovala] pod perinu.',
    'Planéty na nočnej lampe sa [=točili] pomaly a pomaličky, až [=zastali].',
  ],
}
