import type { ThemePack } from '../../../craft/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

/** For a theme in the parent's own words: [theme] stands as a title or a sign, quoted, so that any words fit. */
export const custom: ThemePack = {
  words: [],
  settings: [
    setting(
      'vlacik',
      'land',
      place('nočný vláčik', 'v nočnom vláčiku', 'do nočného vláčika', 'z nočného vláčika'),
      [
        'Na konci záhrady [=zastavil] nočný vláčik. Na prednom skle [=mal] nápis [theme]. {„To je môj vláčik,“ [povedal] [hero] a [nastúpil/nastupuje].|„To je môj spoj,“ [povedal] [hero] a [nastúpil/nastupuje], lebo lístok [=mal] presne také isté písmená.} Vo vozni [=voňali] <jablká~rožky~drevené lavice>.',
        '[Hero] [držal] v ruke lístok a na ňom [=stálo]: [theme]. {Zo zákruty [=prišiel] nočný vláčik, celý rozsvietený.|Od samého držania [=bol] lístok teplý a tu už, hú, hú, zo zákruty [=prišiel] nočný vláčik, rozsvietený ako stromček.|Od samého držania [=bol] lístok teplý a tu už, hú, hú, zo zákruty [=prišiel] nočný vláčik, rozsvietený ako stromček.}',
        'Výpravca v čiapke [=zdvihol] zelenú lampu. {„Nastupovať, ide sa na [theme],“ [=zavolal] a [hero] si [sadol] k oknu.|„Spoj s názvom [theme], nastupovať,“ [=zavolal] a nočný vláčik si [=odfúkol/odfukuje]. [Hero] si [sadol] k oknu, kde [=bolo] sklo trochu zahmlené, akurát na kreslenie.}',
      ],
      [
        'V poslednom vozni [=spali] kufre. {Jeden [=chrápal/chrápe] a druhý ho [=šťuchal/šťuchá].|Jeden [=chrápal/chrápe], druhý ho [=šťuchal/šťuchá] a ten malý na vrchu [=bol] nadšený z každej zákruty.}',
        'Celým vláčikom [=viseli] obrázky a pod každým [=bolo] napísané [theme]. {Jeden [=bol] kreslený pastelkami.|Jeden [=kreslil] niekto pastelkou a veľmi [=tlačil], preto [=bol] zo všetkých najkrajší.|Jeden [=kreslil] niekto pastelkou a veľmi [=tlačil], preto [=bol] zo všetkých najkrajší.}',
        'V jedálnom vozni [=rozvážali/rozvážajú] kakao na koľajničkách. {Každý hrnček [=mal] svoju zastávku.|Malé koľajničky [=viedli] od lavice k lavici a každý hrnček [=zastal/zastavuje] presne pri tom, kto naň [=myslel].|Malé koľajničky [=viedli] od lavice k lavici a každý hrnček [=zastal/zastavuje] presne pri tom, kto naň [=myslel].}',
      ],
      [
        'Nočný vláčik [=spomalil]: ťuk, ťuk, ticho, ťuk. Lampy [=stíchli/tíchnu] a on [=zastavil] rovno pri posteli. {Za dverami [=hrialo] teplo domova.|Dvere sa [=otvorili] mäkko ako kniha a za nimi [=hrialo] teplo domova.}',
        'V nočnom vláčiku [=stíchli/tíchnu] lampy a kolesá. {Koľajnice [=spievali/spievajú] tíško, ako keď sa kolíše kolíska.|Koľajnice [=spievali/spievajú] čoraz tichšie, vietor [=zaspal] na streche a [hero] [mal] nohy v teple pod lavicou.} Domov [=bolo] už len na jeden dlhý dych.',
        'Za oknami vláčika [=zhasínali] dediny, jedna po druhej. {Posledná zastávka [=bola] doma a [=voňala] mliekom.|Posledná zastávka sa [=volala/volá] Doma, [=stála] pod hviezdami a na nástupišti [=čakali] papuče.} Kolesá už len [=šepkali].',
      ],
    ),
    setting(
      'muzeum',
      'indoors',
      place('nočné múzeum', 'v nočnom múzeu', 'do nočného múzea', 'z nočného múzea'),
      [
        'Uprostred mesta [=bolo] nočné múzeum. Nad dverami v ňom [=svietilo]: [theme]. {[Hero] [vošiel] po špičkách.|Svetlo [=padalo/padá] až na druhý koniec námestia, kde už holuby [=spali]. A tak si [hero] [kúpil] prvý lístok a [vošiel] po špičkách.}',
        '[Hero] [mal] kľúč od nočného múzea. Zlatým písmom [=stálo] na bráne: [theme]. {Kľúč [=povedal] cvak a dvere sa [=otvorili].|Cvak, [=povedal] zámok, a z chodby [=vyšla] vôňa <vosku~papiera~mandarínok> a zvedavosti.}',
        'Pri pokladni nočného múzea [=ležal] plagát [theme]. {[Hero] si ho [rozložil] na kolená.|[Hero] si ho [rozložil] na kolená a strážnik [=priniesol] podsedák, lebo na dobré veci sa vraj nemá pozerať postojačky.|[Hero] si ho [rozložil] na kolená a strážnik [=priniesol] podsedák, lebo na dobré veci sa vraj nemá pozerať postojačky.}',
      ],
      [
        'V múzeu [=bolo] deväť siení a v každej kúsok toho istého, [theme]. {Strážnik [=spal] a [=usmieval] sa.|Strážnik na stoličke [=spal] s čiapkou cez oči a podľa úsmevu [=bolo] jasné, čo sa mu sníva.|Strážnik na stoličke [=spal] s čiapkou cez oči a podľa úsmevu [=bolo] jasné, čo sa mu sníva.}',
        'Na prízemí [=bola] vitrína, v ktorej nič [=nebolo]. {Pod ňou [=stálo]: „Ticho.“|Pod ňou [=stálo]: „Ticho, veľmi staré.“ A naozaj [=bolo] zachované bez jedinej škrabky.}',
        'Sochy na chodbe si v noci [=natiahli] nohy. {Jedna [=mala] na sebe svetrík.|Jedna [=mala] na sebe svetrík po strážnikovi a druhá si [=pýtala] šál, lebo mramor je na noc studený.|Jedna [=mala] na sebe svetrík po strážnikovi a druhá si [=pýtala] šál, lebo mramor je na noc studený.}',
      ],
      [
        'V múzeu [=zhasínali] siene, jedna po druhej. {[Hero] ticho [kráčal] domov pod hviezdami.|[Hero] [zamkol] a ticho [kráčal] domov pod hviezdami a mesiac [=šiel] vedľa ako starý kamarát.} Kľúč [=hrial] vo vrecku.',
        'Závesy v múzeu sa [=zatiahli/zaťahujú] a obrazy [=zatvorili] oči. {[Hero] im [zaželal] dobrú noc a [šiel] domov.|Aj ten starý kráľ v zlatom ráme si [=zložil] korunu na kolená. [Hero] im [zaželal] dobrú noc, po poradí, a [šiel] pomaly domov.} Ulica [=bola] mäkká od svetla lámp.',
        'Posledná lampa v múzeu si [=privrela] oko. {Cestou domov [=bolo] ticho a teplo.|Sochy si [=ľahli], strážnik im [=zaželal] pekný kameň pod hlavu a cestou domov [=bolo] počuť iba vlastné kroky.} Okno [=svietilo] zďaleka.',
      ],
    ),
    setting(
      'kniha',
      'indoors',
      place('veľká kniha', 'vo veľkej knihe', 'do veľkej knihy', 'z veľkej knihy'),
      [
        'Na poličke [=stála] veľká kniha, až sa pod ňou doska [=prehýbala/prehýba]. Na chrbte [=mala] napísané [theme]. {[Hero] ju [otvoril] a [=fúkol] z nej vetrík.|[=Bola] teplá ako rožok a sotva ju [hero] [otvoril], strana sa [=otočila] sama a [=fúkol] z nej vetrík.}',
        '[Hero] [otvoril] veľkú knihu s modrou obálkou. „Strana jeden,“ [=stálo] tam a hneď pod tým [theme]. {Strana [=bola] ako dvere, stačilo vojsť.|Strana [=bola] vysoká ako dvere, [=ťahalo/ťahá] z nej vzduchom. A tak do nej [hero] jednoducho [vošiel].}',
        'Knihovníčka [=priniesla] na vozíku jedinú knihu. {[=Volala/Volá] sa [theme] a [hero] ju [pohladil] po chrbte.|[=Volala/Volá] sa [theme], [=vážila/váži] ako kocúr a pod dlaňou sa jej chrbát [=ohol], akoby chcela priasť.} Potom sa [=otvorila].',
      ],
      [
        'Slová sa v knihe [=zmenili] na veci. {Bodky [=boli] kamienky a čiarky lavičky.|Bodky [=boli] kamienky, na čiarkach sa [=sedelo/sedí] a úplne vzadu, veľké ako stromy, [=stáli] písmená: [theme].|Bodky [=boli] kamienky, na čiarkach sa [=sedelo/sedí] a úplne vzadu, veľké ako stromy, [=stáli] písmená: [theme].}',
        'Na okraji strany [=ležal] fľak od kakaa. {[=Bol] teplý a [=voňal].|[=Bol] tam od niekoho, kto túto knihu [=čítal] pri večeri, a ešte stále [=voňal].}',
        'Medzi stranami [=býval] knižný červík. {[=Mal] lampášik a [=čítal] od konca.|[=Mal] lampášik, [=čítal] vždy od konca a pri každej kapitole ho [=prekvapilo/prekvapí], ako sa to celé začalo.|[=Mal] lampášik, [=čítal] vždy od konca a pri každej kapitole ho [=prekvapilo/prekvapí], ako sa to celé začalo.}',
      ],
      [
        'Strany sa [=otáčali] späť, jedna po druhej, so zvukom pomalého dychu. {Potom kniha [=ležala] pri vankúši a [=hriala].|Modrá obálka sa [=zavrela] mäkko ako viečko a kniha [=ležala] vedľa vankúša a [=hriala].|Modrá obálka sa [=zavrela] mäkko ako viečko a kniha [=ležala] vedľa vankúša a [=hriala].}',
        'V knihe sa [=zotmelo] ako pod perinou. {Ostatné strany už [=spali] a posledná [=viedla] domov.|Slová už len [=šepkali] a medzi riadkami [=ležalo] ticho. Posledná strana [=bola] čistá, mäkká a [=viedla] domov.} Niekto na ňu [=nakreslil] okno so svetlom.',
        'Písmená si [=ľahli] do riadkov a [=stíchli/tíchnu]. {Záložka sa [=prikryla] stranou a domov [=bolo] na dosah.|Záložka sa [=uložila] tam, kde dnes večer treba prestať. Z poslednej strany sa [=vyšlo/vychádza] rovno do teplej izby.}',
      ],
    ),
    setting(
      'kosikbalon',
      'sky',
      place('veľký balón', 'vo veľkom balóne', 'do veľkého balóna', 'z veľkého balóna'),
      [
        'Nad strechou [=visel] veľký balón a na ňom nápis [theme]. {[Hero] [vyliezol] po rebríku do koša.|Písmená [=boli] také veľké, že ich [=čítali] aj bociany. [Hero] [vyliezol] po povrazovom rebríku rovno do koša.} Kôš [=voňal] <prútím~jablkami~vetrom>.',
        'Na lúke za domom [=šumel] veľký balón a [=ťahal] za povraz ako šteňa. Na boku [=mal] nápis [theme]. {[Hero] [vliezol] do koša a povraz [=povolil].|[Hero] [vliezol] do koša, [sadol] si na zrolovanú deku a povraz [=povolil] sám od seba, lebo už sa nevedel dočkať.} Tráva dolu [=mávala/máva].',
        'Kôš veľkého balóna [=mal] dve lavičky a okno dolu. {[Hero] si [sadol] a na bruchu balóna [=stálo]: [theme].|[Hero] si [sadol] k tomu oknu, nad hlavou to teplo [=šumelo] a na bruchu balóna [=stálo] tak, aby to [=bolo] vidieť aj z Mesiaca: [theme].}',
      ],
      [
        'V koši [=viseli] namiesto vreciek s pieskom vrecká s keksíkmi. {Keď sa niektorý [=zjedol/zje], balón [=stúpol/stúpne].|Keď [=chceli] stúpať, [=museli] si dať keksík, a preto sa v tomto balóne lieta vždy veľmi vysoko.|Keď [=chceli] stúpať, [=museli] si dať keksík, a preto sa v tomto balóne lieta vždy veľmi vysoko.}',
        'Pod košom [=plávali] oblaky ako ovce. {Jeden sa [=otrel] o kôš.|Jeden sa [=otrel] o kôš, [=nechal] na ňom kúsok vlny a [=išiel] za ostatnými.}',
        'Okolo balóna [=leteli] lastovičky. {[=Obzerali] si nápis a [=štebotali/štebotajú].|[=Čítali] nápis od konca, lebo [=leteli] z druhej strany. Aj tak im to [=dávalo/dáva] zmysel.}',
      ],
      [
        'Balón pomaly [=klesal] a teplo v ňom [=šepkalo]. {Kôš si [=sadol] do trávy pri domčeku.|Kôš si [=sadol] do trávy tak mäkko, že sa ani keksík [=nepohol]. Do domčeka to [=bolo] pár tichých krokov.} Hviezdy [=ostali] hore.',
        'Veľký balón [=plával] nad strechami celkom potichu. {Pri poslednom komíne [=spomalil] a [=klesal] k domu.|Komíny mu [=posielali/posielajú] teplý dych, aby mal na čom oddychovať, a pri poslednom [=spomalil]. [=Bol/Je] to ten domáci.} Dolu [=svietilo] jedno okno.',
        'Večer balón [=ľahol] na záhradu ako veľká perina. {Z koša [=bolo] vidieť posteľ cez okno.|Mäkké boky mu [=klesali/klesajú] s každým výdychom a z koša už [=bolo] vidieť okno, lampu a posteľ.} Vzduch [=bol] teplý.',
      ],
    ),
  ],
  heroes: [
    figure(
      'mys',
      'myšiak Štipka',
      [
        'Myšiak Štipka má na dverách nápis [theme]. {Hovorí o tom od rána.|Rozpráva o tom pri raňajkách, pri večeri a občas aj zo sna.}',
        'Myšiak Štipka býva v škatuli od čaju. {Na nej napísal fixkou: [theme].|Fixkou na ňu napísal [theme] a odvtedy k nemu chodia na čaj samí milí hostia.|Fixkou na ňu napísal [theme] a odvtedy k nemu chodia na čaj samí milí hostia.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'macka',
      'mačka Marcipánka',
      [
        'Mačka Marcipánka vie na svete najviac o jednej veci: [theme]. {Druhá vec je spánok.|O všetkom ostatnom vie tiež, ale nehovorí.}',
        'Mačka Marcipánka má zošit a na ňom [theme]. {Píše doň labkou.|Píše doň labkou, takže mu rozumie iba ona, a aj to len pred večerou.|Píše doň labkou, takže mu rozumie iba ona, a aj to len pred večerou.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'jezkobal',
      'ježko Gombík',
      [
        'Ježko Gombík zbiera všetko, na čom je napísané [theme]. {Nosí to na pichliačoch.|Nosí to na pichliačoch, aby sa dalo pozerať aj na ulici.}',
        'Ježko Gombík vstáva až večer. {Práve vtedy sa začína [theme].|Cez deň mu vraj ujdú samé obyčajné veci a tie dobré, ako [theme], sa začínajú po zotmení.|Cez deň mu vraj ujdú samé obyčajné veci a tie dobré, ako [theme], sa začínajú po zotmení.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'sojka',
      'sojka Albína',
      [
        'Sojka Albína vie povedať [theme] v troch rečiach. {Všetky sú vtáčie.|Všetky tri sú vtáčie a v tej tretej to znie ako cinknutie lyžičky.}',
        'Sojka Albína vypožičiava knižky. {Najviac sa číta [theme].|Najčítanejšia má názov [theme] a chodí sa na ňu čakať až na tretí konár.}',
      ],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'sprievodca',
      'sprievodca Tikot',
      [
        'Okolo [=prišiel] jazvec v modrej čiapke, sprievodca Tikot. {„Tam idem aj ja,“ [=povedal] a [=pridal] sa.|„Lístky, prosím,“ [=povedal], [=prečítal] nápis a celý sa [=rozžiaril]. „Tam som vždy chcel ísť.“ A [=pridal] sa.}',
        'Na stoličke [=driemal] jazvec, sprievodca Tikot. {Sotva [=začul/čuje] starosť, [=otvoril] oči a [=narovnal] si čiapku.|„Aha, starosť,“ [=povedal] ešte so zavretými očami, „tie mám v popise práce, hneď za lístkami.“ A modrú čiapku si [=narovnal].}',
      ],
      [
        'Sprievodca Tikot si [=zavesil] modrú čiapku a pod ňou [=bol] už len ospalý jazvec.',
        'Sprievodca Tikot [=odtrhol/odtrháva] dňu posledný lístok a [=uložil] ho do vrecka, kde [=bolo] teplo.',
      ],
    ),
    figure(
      'motylica',
      'moľa Zamatka',
      [
        'Pri lampe [=sedela] sivá moľa Zamatka. {„Chodím tam, kde je svetlo,“ [=povedala] a [=sadla] im na plece.|„Chodím len tam, kde je svetlo,“ [=povedala], „a pri vás ho bude dosť.“ A [=sadla] si na plece, ľahká ako myšlienka.}',
        'Z rukáva kabáta [=vyletela] moľa Zamatka. {„Prepáčte, ochutnala som lem, zato pomôžem,“ [=povedala].|„Prepáčte, ochutnávala som lem,“ [=priznala] sa, „vlna, ročník starý. Za to vám teraz pomôžem, s čím treba.“}',
      ],
      [
        'Moľa Zamatka [=zatvorila] mäkké sivé krídla ako dočítanú knihu.',
        'Moľa Zamatka si [=sadla] na tienidlo, [=počkala], kým lampa vychladne, a [=spala].',
      ],
    ),
    figure(
      'pekarka',
      'pekárka Žemlička',
      [
        'Po ceste [=kráčala] pekárka Žemlička s košíkom. {„Nalačno sa nikam nechodí,“ [=povedala] a [=rozdala] rožky.|„Také veci sa nerobia nalačno,“ [=povedala], [=zdvihla] utierku a od tej vône už nikto [=nešiel/nejde] bez nej.|„Také veci sa nerobia nalačno,“ [=povedala], [=zdvihla] utierku a od tej vône už nikto [=nešiel/nejde] bez nej.}',
        'Vo dverách [=stála] pekárka Žemlička, celá od múky. {„Cesto kysne, mám hodinku a idem s vami.“|„Cesto mi kysne samo, ono nemá rado, keď naň hľadím,“ [=povedala], „mám hodinku a dve voľné ruky.“|„Cesto mi kysne samo, ono nemá rado, keď naň hľadím,“ [=povedala], „mám hodinku a dve voľné ruky.“}',
      ],
      [
        'Pekárka Žemlička [=odložila] prázdny košík, [=oprášila] omrvinky a [=zložila] teplé ruky.',
        'Pekárka Žemlička [=pohladila] cesto pod utierkou a potom [=prikryla] perinou aj seba.',
      ],
    ),
    figure(
      'minutka',
      'opravárka Minútka',
      [
        'Z veľkých hodín [=vykukla] opravárka Minútka. {„Mám pre vás minútu, aj dve,“ [=povedala].|„Mám pre vás minútu,“ [=povedala] a [=vytiahla] ju z vrecka, „a keby bola malá, tu je druhá.“} Na krku jej [=tikalo/tiká].',
        'Pod stolom [=hľadala] kolieska opravárka Minútka. {Keď ich [=zbadala], [=nechala] kolieska kolieskami.|„Koliesko sa vždy nájde, keď ho prestanem hľadať,“ [=povedala] a [=vstala], „tak zatiaľ pohľadám niečo s vami.“|„Koliesko sa vždy nájde, keď ho prestanem hľadať,“ [=povedala] a [=vstala], „tak zatiaľ pohľadám niečo s vami.“}',
      ],
      [
        'Opravárka Minútka [=obviazala/obväzuje] budík vatou a [=ľahla] si k nemu chrbtom.',
        'Opravárka Minútka [=dala] všetkým budíkom dobrú noc a oni [=tikali] už len celkom potichu.',
      ],
    ),
    figure(
      'mapko',
      'medveď Mapko',
      [
        'Za rohom [=sedel] medveď Mapko a [=skladal] mapu. {Mapa ho [=pretlačila/pretláča], tak ju [=pustil] a [=pridal] sa.|Mapa sa [=rozkladala/rozkladá] a on ju [=skladal], až napokon [=uznal], že [=vyhrala]. „Pôjdem s vami,“ [=povedal], „po pamäti.“}',
        'Medveď Mapko [=predával] cesty. {„Krátka je vypredaná, ale tá pekná ešte je,“ [=povedal].|„Krátke sú vypredané,“ [=povedal], „mám ešte dve pekné a jednu s výhľadom. Tú s výhľadom by som vám aj ukázal.“}',
      ],
      [
        'Medveď Mapko sa [=prikryl] mapou a nohy mu [=trčali] niekde pri severnom mori.',
        'Medveď Mapko si [=ľahol] na bok, [=vydýchol] dlho ako cesta a [=spal].',
      ],
    ),
  ],
  problems: [
    {
      id: 'dielik',
      ask: 'Nenašiel niekto posledný dielik?',
      title: ['[Hero] a posledný dielik: [theme]', 'Noc s názvom [theme]'],
      refrain: ['Hore, dolu, dookola, dielik náš už niekde volá', 'Kde si, dielik maličký, poď k nám do skladačky'],
      spark: [
        'Na stole [=ležala] veľká skladačka a na škatuli [=stálo/stojí] [theme]. Jeden dielik však [=chýbal], rovno v strede. {„S dierou sa nezaspí,“ [povedal] [hero].|Deväťstodeväťdesiatdeväť dielikov [=sedelo] na mieste a každý, kto sa [=pozrel], [=videl] iba tú jednu dieru. „S dierou sa nezaspí,“ [povedal] [hero].}',
        'Tri dni [=skladali] veľký obraz s názvom [theme]. {Dnes ho [=mali] hotový, iba jeden dielik [=chýbal].|[=Boli] v ňom všetky farby aj omrvinky z troch raňajok, a keď [=prišiel] posledný dielik na rad, škatuľa [=bola] prázdna.} Diera v strede [=mala] tvar malého oblaku. [Hero] ju [pohladil] prstom.',
      ],
      way: [
        'Škatuľa od skladačky si [=pamätala] všetko. {„Vypadol, keď ma niesli popri okne,“ [=zaškrípala].|„Ráno nás niesli popri okne,“ [=zašuchotala/šuchoce], „niekto si kýchol a čosi malé povedalo ťuk. Ďalej som už hrala hluchú.“}',
        'Na podlahe [=boli] drobné stopy po lepidle. {[=Viedli] od stola ku schodom a potom [=zmizli].|Bodka, bodka, [=viedli] od stola až k schodom. Tam sa [=stratili], presne ako keď sa niekto naučí chodiť po špičkách.} [Hero] ich [rátal].',
        'Stará dáma s lupou im lupu [=požičala]. {„Malé veci sa nestrácajú, iba sú malé,“ [=povedala].|„Celý život hľadám okuliare,“ [=povedala], „a naučilo ma to pozrieť sa najprv tam, kde som práve ja.“} Lupa [=bola] ťažká a teplá.',
      ],
      tries: [
        'Chýbajúci dielik [=vykrojili/vykrajujú] z <palacinky~teplej palacinky~poslednej palacinky>. {[=Sedel] dobre, ale niekto ho [=zjedol].|[=Sedel] úplne presne, lenže palacinka je palacinka a [helper] [helper:mal] hlad.}',
        'Pod kobercom [=bol] <ďalší~druhý~menší> koberec. {A na ňom lístok: „Ani tu nie.“|Pod tým ďalším [=bol] lístok: „Ani tu nie.“ Od toho, kto ho písal, to [=bolo] aspoň úprimné.}',
        'O pomoc [=poprosili] <mačku~mačku od susedov~mačku na okne>. {„Mne nič nechýba,“ [=povedala] a [=zavrela] oči.|„Dielik? Mne nechýba nič,“ [=povedala] mačka a [=poprosila], aby cestou von nebuchli dverami.}',
      ],
      solutions: [
        {
          id: 'vrecko',
          text: [
            '[Hero] si [strčil] ruky do vreciek, tak sa lepšie rozmýšľa. {V ľavom [=bolo] čosi ploché. Dielik!|V pravom [=bola] nitka, v ľavom čosi ploché s hrbolčekom, čo celý čas [=cestovalo/cestuje] s nimi.} „Asi aby sa nestratil,“ [zasmial sa] [hero]. [Helper] [helper:podržal] lampu. {Klik, a celý obraz sa [=rozsvietil].|Klik, a ako [=bol] obraz celý, pomaly sa od krajov [=rozsvietil], takže [=videli] všetko do posledného lístka.} Naspodku [=stálo]: [theme].',
          ],
        },
        {
          id: 'medvedik',
          text: [
            'Na schodoch [=sedel] malý medvedík a dielik si [=držal] pri srdci. {„Je taký pekný,“ [=šepol].|„Chcel som kúsok na pozeranie,“ [=povedal], „mám doma stenu, ale nič na nej.“} [Hero] si k nemu [prisadol]. „Vlož ho sám,“ [povedal], „a príď sa pozerať, kedy chceš.“ {Medvedík ho [=vložil] oboma labkami. Klik!|[Helper] mu [helper:ukázal] miesto a medvedík to [=urobil] oboma labkami naraz, klik, [=bol] z neho najpyšnejší medvedík v okolí.} Obraz [=bol] celý, bez jedinej diery.',
          ],
        },
      ],
      after: [
        'Pred obrazom [=sedeli] vedľa seba a [=pozerali]. {[=Bol] veľmi pekný.|A nikto [=nemusel/nemusí] hovoriť, aký je pekný, lebo to [=bolo] vidieť aj na tvárach.}',
      ],
      fact: '[Hero] [našiel] posledný dielik veľkej skladačky.',
    },
    {
      id: 'napis',
      ask: 'Nebežali tadiaľto písmená?',
      title: ['[Hero] a popletený nápis: [theme]', 'Písmená, ktoré ušli: [theme]'],
      refrain: ['Á, bé, cé a poďte späť, nápis chce byť celý hneď', 'Písmenko k písmenku, ako hrášok v struku'],
      spark: [
        'Na tabuli [=malo] svietiť [theme], lenže písmená [=ušli/utekajú]. {[=Ostala] tam len bodka a [=bola] smutná.|[=Ostala] iba bodka, ktorá si [=utierala] oči, lebo bodka bez vety nemá čo skončiť.} Bez nápisu sa večer nemôže začať. „Privedieme ich späť,“ [povedal] [hero] bodke.',
        'Včera tu [=svietilo] [theme] a dnes [=svietila] iba prázdna tabuľa. {Písmená si niekam [=odišli] všetky naraz.|Na tabuli [=ostali] bledé miesta, kde ktoré písmeno [=sedelo], a bodka, ktorá to celé [=zaspala].} Večer [=čakal] za dverami a [=nevedel], či smie dnu. [Hero] sa [vybral/vyberá] po ich stope.',
      ],
      way: [
        'Okno [=bolo] pootvorené a na ráme [=ostala] malá čiarka. {„To je dĺžeň, ten vždy vypadne prvý,“ [helper:povedal] [helper].|„Dĺžeň,“ [helper:zistil] [helper], „tie bývajú najľahšie. Ak je tu dĺžeň, samohláska nebude ďaleko.“} [Hero] ho [uložil] do dlane.',
        'Stará tlačiareň na rohu písmená [=poznala]. {„Chodia tam, kde je teplo a kde sa číta,“ [=povedala].|„Za mladi mi utekali tiež,“ [=zahrkotala/hrkoce], „vždy tam, kde je teplo, polievka a niekto, kto číta nahlas.“|„Za mladi mi utekali tiež,“ [=zahrkotala/hrkoce], „vždy tam, kde je teplo, polievka a niekto, kto číta nahlas.“}',
        'Na lavičke [=sedelo] jedno X a [=nevedelo] domov. {„Mňa skoro nikto nepotrebuje,“ [=povedalo].|„Ja do toho nápisu možno ani nepatrím,“ [=povedalo], „iba som sa zviezlo s ostatnými. Ale cestu som si zapamätalo.“} [=Vzali] ho so sebou.',
      ],
      tries: [
        '[Hero] [zavolal]: „Á!“ {[=Prišla] mačka, ktorá sa tak volá.|[=Prišla] mačka, ktorá sa tak volá, no na tabuľu [=nechcela], že je tam prievan.}',
        '[Helper] na tabuľu [helper:namaľoval] <nové~zelené~veľké> písmená. {Farba však [=tiekla] dolu a nápis [=vyzeral] ako dážď.|Farba [=bola] čerstvá, písmená sa [=naťahovali/naťahujú] do dĺžky a kto ich [=čítal], ten pritom [=čupel/čupí].}',
        'Namiesto písmen na tabuľu [=zavesili] obrázky. {Každý v nich [=čítal] niečo iné.|[=Bolo] to pekné, len každý v tom [=čítal] niečo iné a pán so psom si [=objednal/objednáva] dve porcie.|[=Bolo] to pekné, len každý v tom [=čítal] niečo iné a pán so psom si [=objednal/objednáva] dve porcie.}',
      ],
      solutions: [
        {
          id: 'polievka',
          text: [
            'V kuchyni [=stál] tanier abecedovej polievky. {Písmená v nej [=plávali] a [=hriali] sa.|Písmená v nej [=plávali], [=hriali] si nožičky a [=pískali], lebo im na tabuli [=bývala] zima.} „Poďte, dáme vám na tabuľu teplú stužku,“ [povedal] [hero]. [Helper] [helper:podal] lyžicu. {Písmenko po písmenku [=išli] domov.|Písmenko po písmenku [=vyšli] von, [=utreli] sa do obrúska. Na konci si [=sadla] bodka, ktorá sa už [=usmievala].} A nápis [=zasvietil]: [theme].',
          ],
        },
        {
          id: 'pesnicka',
          text: [
            '[Hero] si [sadol] pod tabuľu a [spieval] abecedu, pekne pomaly. {Pri á [=prišlo] á a pri bé [=prišlo] bé.|Pri á [=prišlo] á, pri bé [=prišlo] bé. Tie, čo [=boli] prvé, [=držali] miesto ďalším.} [Helper] [helper:tlieskal] do taktu. {O chvíľu [=boli] na tabuli všetky.|Najdlhšie sa [=čakalo] na ypsilon, ten si vždy myslí, že naňho zabudnú. Tentoraz na neho [=čakali] všetci postojačky.} Na tabuli [=svietilo] [theme] a večer [=vošiel] dnu.',
          ],
        },
      ],
      after: [
        'Nápis [=svietil] ako nový. {Bodka [=sedela] na konci a [=bola] spokojná.|Bodka si [=vybrala] miesto na konci a pod tabuľu [=pribudol] malý radiátor.}',
      ],
      fact: '[Hero] [priviedol] naspäť písmená, ktoré ušli z tabule.',
    },
    {
      id: 'host',
      ask: 'Ako sa dá ukázať niečo, čo nikto nepozná?',
      title: ['[Hero] a hosť, čo nevedel, čo znamená [theme]', 'Zvedavý hosť a [theme]'],
      refrain: ['Ukáž, povedz, zaspievaj, nič si pre seba nenechaj', 'Každý začal otázkou, klopky, klop'],
      spark: [
        'Na dvere [=zaklopal] malý hosť zďaleka. „Prepáčte, čo znamená [theme]?“ {[=Mal] kufrík a smutné oči.|„Píšu to na každej tabuli,“ [=povedal], „a ja jediný neviem, čo to je.“ [=Mal] kufrík a smutné oči.} „To ti radi ukážeme,“ [povedal] [hero] a [podal] mu ruku.',
        'Na stanici [=vystúpil] hosť s veľkým slovníkom. {Na strane sto [=mal] slovo [theme] a pri ňom nič.|Všetky slová v ňom [=mali] vysvetlenie, len pri [theme] [=ostalo] prázdne miesto a ceruzka na šnúrke.} „Môžete mi poradiť, čo sem mám napísať?“ [=spýtal] sa. [Hero] [prikývol].',
      ],
      way: [
        'Starý pán <na lavičke~pri studni~s novinami> to kedysi [=vysvetľoval] vnukovi. {„Slová nestačili, tak sme šli von,“ [=povedal].|„Hodinu som rozprával a vnuk si kýval nohami,“ [=spomínal/spomína]. „Potom sme vstali a išli, a už sa nepýtal.“}',
        'Hosť im [=ukázal], čo majú doma oni. {V kufríku [=mal] kamienok, čo sa vie smiať.|V kufríku [=mal] kamienok, pri ktorom sa človeku chce smiať. „Tomu my hovoríme pluf,“ [=povedal]. „Máte aj vy?“} [Hero] si ho [podržal].',
        'Dievča s kriedou im [=nakreslilo/kreslí] na zem okno. {„Keď sa cezeň pozriete, všetko je nové,“ [=povedalo].|„Cez moje okno sa pozerá, akoby si to videl prvý raz,“ [=povedalo], „stačí si kľaknúť a mlčať.“} Hosť si [=kľakol].',
      ],
      tries: [
        '[Hero] [nakreslil] hosťovi na <papier~obrúsok~škatuľu> obrázok. {Hosť ho slušne [=zjedol].|Hosť ho slušne [=zjedol], lebo u nich sa obrázky jedia, a [=pochválil] najmä modrú.}',
        '[Helper] to [helper:skúsil] ukázať rukami a nohami. {Hosť [=tlieskal] a [=myslel] si, že je to tanec.|Hosť [=tlieskal], [=myslel] si, že je to tanec. Hneď ich [=naučil] jeden svoj, so štyrmi kolenami.}',
        'V knižnici im o tom [=prečítali] celý odsek. {Hosť pri ňom [=zadriemal/drieme].|[=Mal] osem riadkov a tri zátvorky. Hosť v druhej zátvorke [=zaspal] a v tretej [=chrápal].}',
      ],
      solutions: [
        {
          id: 'spolu',
          text: [
            '„To sa nedá povedať. To treba zažiť,“ [povedal] [hero] a [chytil] hosťa za ruku. {[=Chodili] spolu a na všetko sa [=pozerali].|[=Chodili] spolu od dverí k dverám, od okna k oknu, [helper] [helper:svietil] lampášom a hosť sa [=pýtal] a [=pýtal].} Na konci hosť [=stál] celkom ticho. „Už viem,“ [=šepol]. {„Je to radosť.“|„Je to vec, z ktorej svietia oči,“ a naozaj mu [=svietili].} A [=povedal] to slovo nahlas: [theme].',
          ],
        },
        {
          id: 'hra',
          text: [
            '„Zahráme sa na to,“ [povedal] [hero]. Zo stoličiek [=bolo] javisko a z deky opona. {[=Hrali] všetci a hosť sa [=čudoval].|[Helper] [helper:hral] všetky úlohy, na ktoré treba klobúk, [hero] ostatné a hosť [=dostal] tú najdôležitejšiu: čudovať sa.} Na plagáte [=stálo] [theme]. {Potom hosť [=vstal]: „Veď ja to poznám!“|Pri treťom dejstve hosť [=vstal] zo stoličky. „Veď ja to poznám,“ [=povedal], „my tomu doma hovoríme inak, ale je to presne toto!“}',
          ],
        },
      ],
      after: [
        'Hosť si to slovo [=zapísal] na dlaň. {Doma ho ukáže všetkým.|„Doma to ukážem všetkým,“ [=povedal], „a pôjde to z ruky do ruky.“} A [=poďakoval].',
      ],
      fact: '[Hero] [ukázal] hosťovi zďaleka niečo, čo ešte nepoznal.',
    },
    {
      id: 'stuha',
      ask: 'Čím sa otvára veľká stuha?',
      title: ['[Hero] a slávnostná stuha: [theme]', 'Veľké otvorenie: [theme]'],
      refrain: ['Stuha, stuha červená, čo sa na nás smeješ', 'Mašľa, mašlička, pusť nás dnu'],
      spark: [
        'Dnes [=mali] slávnostne otvoriť niečo s názvom [theme]. {Cez dvere [=viala] červená stuha a nožnice nikde.|Cez dvere [=viala] červená stuha, pán riaditeľ [=mal] reč aj nový klobúk, len nožnice si niekto [=požičal] na papierové vločky.} Celý rad ľudí [=čakal]. „Poradíme si,“ [povedal] [hero].',
        'Nad vchodom [=stálo] [theme] a pred ním stuha s mašľou. {[=Bola] taká veľká, že nikto [=nemohol] dnu.|[=Uviazali] ju včera tak slávnostne, že dnes nikto [=nevedel], kde sa začína. Za dverami to už celé [=voňalo] novotou.} Deti v rade si [=sadli] na zem. [Hero] [šiel] dopredu a mašľu si [obzrel].',
      ],
      way: [
        'Starý námorník v rade [=poznal] všetky uzly. {„Každý uzol má jeden slabý koniec,“ [=povedal].|„Uzol je ako tvrdohlavý strýko,“ [=povedal], „silou nič, ale nájdi ten koniec, ktorý sa chce porozprávať.“} [Hero] si to [zapamätal/pamätá].',
        'Krajčírka im [=ukázala] vrecko plné stužiek. {„Odstrihnutá stužka už nikdy nie je dlhá,“ [=vzdychla].|„Každú som raz odstrihla,“ [=vzdychla], „a každá by bola radšej dlhá. Stužka najviac zo všetkého chce niečo viazať.“}',
        'Za dverami niekto tíško [=zaklopal]. {„Aj my už čakáme,“ [=ozvalo] sa zvnútra.|„Aj my už čakáme,“ [=ozvalo] sa spoza dverí, „máme tu chlebíčky a začínajú sa ohýbať.“} Rad si [=vzdychol].',
      ],
      tries: [
        'Stuhu [=skúsili] <prehrýzť~rozhrýzť~prehrýzť z kraja>. {[=Chutila/Chutí] ako šatník.|Dobrovoľníkov [=bolo] päť a všetci [=povedali], že by to chcelo horčicu.}',
        '[Helper] stuhu [helper:podliezol/podlieza], lenže s taškou. {Taška [=ostala] vonku a [helper] dnu.|Nohy [=boli] dnu, taška vonku, ruka medzi tým. A tak tam chvíľu [=stáli] ako veta s čiarkou.}',
        'Pán riaditeľ [=čítal] stuhe reč, či nezmäkne. {Stuha [=držala] a publikum [=zadriemalo/drieme].|Publiku [=zdreveneli/drevenejú] nohy a chlebíčkom [=oschli/osychajú] kôrky, jedine stuha sa [=držala] ako pred prvým slovom.}',
      ],
      solutions: [
        {
          id: 'rozviazat',
          text: [
            '„Prečo ju strihať, keď sa dá rozviazať?“ [povedal] [hero] a [pohladil] mašľu. {[Našiel] voľný koniec a pomaly ho [potiahol].|V celej tej nádhere [=bol] jeden koniec, malý, hanblivý a otočený k stene. [Hero] ho [chytil] dvoma prstami a pomaly [potiahol].} Mašľa si [=vydýchla] a [=ľahla] na zem. {Dvere sa [=otvorili] a [=svietilo] za nimi [theme].|[Helper] ju [helper:stočil] do klbka, stužka [=ostala] celá a za dverami [=svietilo], čo svietiť [=malo]: [theme].}',
          ],
        },
        {
          id: 'podrzat',
          text: [
            '„Zdvihnime ju,“ [povedal] [hero]. {Všetci ju [=chytili] a [=zdvihli] nad hlavu ako most.|Každý v rade [=chytil] kúsok stuhy, raz, dva, [=zdvihli] ju nad hlavy a z prekážky [=bola] brána.} Popod ňu [=išli] jeden za druhým. {[Helper] [helper:prešiel] na konci a všetci [=tlieskali].|Kto [=prešiel], ten ju [=držal] ďalším, [helper] [helper:prešiel] tri razy, lebo sa to dobre [=robilo]. Pán riaditeľ svoju reč [=povedal] kratšie: „Vitajte.“} Vnútri [=svietilo] [theme].',
          ],
        },
      ],
      after: [
        'Zo stuhy [=mali] na konci švihadlo pre celý rad. {Chlebíčky [=boli] výborné.|Chlebíčky [=boli] trochu ohnuté, ale [=chutili] rovno. Klobúk pána riaditeľa si [=odniesla] domov sova.}',
      ],
      fact: '[Hero] [otvoril] veľkú slávnosť bez nožníc.',
    },
    {
      id: 'radio',
      ask: 'Prečo rádio len šepká?',
      title: ['[Hero] a rádio, ktoré šepkalo: [theme]', 'Večerné vysielanie: [theme]'],
      refrain: ['Rádio, rádio, povedz nám to hlasnejšie', 'Šu, šu, šu, kto to počuje'],
      spark: [
        'Každý večer [=hrali] v rádiu reláciu [theme]. {Dnes však rádio iba [=šepkalo] a nikto [=nerozumel].|[=Počúvala] ju celá ulica pri otvorených oknách, a dnes z rádia [=vyšlo/vychádza] iba šu, šu, šu, ako keď si ponožky rozprávajú tajomstvo.} [Hero] [priložil] ucho až k mriežke. Čosi tam [=bolo], len maličké.',
        '„Vážení poslucháči, nasleduje [theme],“ [=zašepkalo] rádio. {A potom už nič [=nebolo/nie je] počuť.|Potom už [=bolo] počuť iba šum a v ňom občas jedno slovo ako hrozienko v koláči.} Staré rádio [=svietilo] jedným očkom a [=bolo] mu to ľúto. „Pomôžeme ti,“ [povedal] [hero].',
      ],
      way: [
        'Opravár s kufríkom rádio [=poklopkal/poklopkáva]. {„Nie je pokazené, iba zachrípnuté,“ [=povedal].|„Drôty dobré, lampy dobré,“ [=povedal], „podľa mňa včera priveľa vysielalo a dnes je zachrípnuté ako ja po svadbe.“|„Drôty dobré, lampy dobré,“ [=povedal], „podľa mňa včera priveľa vysielalo a dnes je zachrípnuté ako ja po svadbe.“}',
        'Teta z tretieho im [=požičala] hrnček s medom. {„Ja ho dávam na všetko, čo hovorí,“ [=povedala].|„Medom sa natiera hrdlo, dvere aj susedia,“ [=povedala], „pri rádiu som to ešte neskúšala, ale nepovedalo ani nie.“|„Medom sa natiera hrdlo, dvere aj susedia,“ [=povedala], „pri rádiu som to ešte neskúšala, ale nepovedalo ani nie.“}',
        'Na streche [=sedel] vrabec na anténe. {„Tu hore je to nahlas,“ [=povedal].|„Čudné,“ [=povedal], „tu hore to počujem celé, aj s hudbou. Dolu máte asi veľa zvukov medzi mnou a sebou.“}',
      ],
      tries: [
        '[Hero] [otočil] gombíkom <celkom doprava~až nadoraz~doľava aj doprava>. {Rádio [=zašepkalo] ešte tichšie.|Gombík sa [=točil], [=točil], až [=ostal] v ruke. Rádio [=zašepkalo], že ďakuje, to ho tlačilo.}',
        '[Helper] rádio [helper:povzbudzoval] <trúbkou~trúbkou z papiera~malou trúbkou>. {Rádio sa [=zľaklo] a [=stíchlo/tíchne].|Na každé tú-tú rádio [=zmĺklo/zmĺkne], slušne, aby neskákalo do reči. Potom [=bolo] tíško ešte dlho.}',
        'Na rádio [=položili] <vankúš~mäkký vankúš~babkin vankúš>, aby mu bolo teplo. {Teraz [=šepkalo] vankúšu.|Vankúš sa odvtedy celý večer [=usmieval], lebo ako jediný [=počul] všetko.}',
      ],
      solutions: [
        {
          id: 'ticho',
          text: [
            '„Ono nehovorí potichu,“ [povedal] [hero]. „To my sme nahlas.“ {[=Vypli] práčku, [=zavreli] okno a [=sadli] si.|[Helper] [helper:vypol] práčku, chladnička [=sľúbila] chvíľu nebručať, kohútik si [=utrel] nos a hodiny [=zadržali/zadržia] tik.} V izbe [=bolo] ticho ako v perine. {A rádio [=bolo] počuť celé.|A vtom [=bolo] každé slovo jasné, aj to najmenšie. Po slovách [=prišla] hudba, ktorú nikdy predtým [=nepočuli].} „A teraz,“ [=povedalo] rádio, „[theme].“',
          ],
        },
        {
          id: 'podajdalej',
          text: [
            '„Keď nemá hlas, požičiame mu svoj,“ [povedal] [hero] a [prisadol] k mriežke. {Čo rádio [=zašepkalo], to [hero] [hovoril] nahlas.|Čo rádio [=zašepkalo], to [hero] [povedal] nahlas, [helper] to [helper:zavolal] na chodbu a odtiaľ to [=išlo] oknami celou ulicou.|Čo rádio [=zašepkalo], to [hero] [povedal] nahlas, [helper] to [helper:zavolal] na chodbu a odtiaľ to [=išlo] oknami celou ulicou.} Teta z tretieho [=robila] zvuky. {[=Bola] z toho najlepšia relácia.|Koňa [=zahrala] varechami, dážď hrachom v site a na konci všetci [=povedali] spolu, čo to celý čas počúvajú: [theme].|Koňa [=zahrala] varechami, dážď hrachom v site a na konci všetci [=povedali] spolu, čo to celý čas počúvajú: [theme].} Rádio [=svietilo] od radosti oboma očkami.',
          ],
        },
      ],
      after: [
        'Rádiu [=uviazali] na gombík malý šál. {Odvtedy [=bolo] z neho rozumieť každé slovo.|Odvtedy [=bolo] z neho rozumieť každé slovo a ulica si [=zvykla] počúvať potichu, pri otvorenom okne.}',
      ],
      fact: '[Hero] [pomohol] starému rádiu, ktoré vedelo len šepkať.',
    },
    {
      id: 'klub',
      ask: 'Kto má byť v klube predsedom?',
      title: ['[Hero] a dvaja predsedovia: [theme]', 'Klub s názvom [theme]'],
      refrain: ['Ty a ja a ja a ty, spolu sme tu doma', 'Klop, klop, klub, kto je dnu'],
      spark: [
        'Ježko a zajac [=založili] klub s názvom [theme]. {Teraz [=sedeli] chrbtom k sebe a [=mlčali].|[=Mali] pečiatku, stoličku pre predsedu a jednu jedinú otázku: kto si na ňu sadne. Teraz [=sedeli] chrbtom k sebe a [=mlčali].} „Ja som to vymyslel,“ [=zašepkal] ježko. „A ja som to napísal,“ [=šepol] zajac. [Hero] si [sadol] medzi nich.',
        'Na dverách klubu [=viselo] [theme] a pod tým dva lístky. {Na každom [=stálo]: „Predseda som ja.“|Na jednom [=stálo] „predseda som ja, ježko“, na druhom „nie, ja, zajac“, a kto [=chcel] vojsť, ten sa radšej [=vrátil].} Kamaráti na seba [=nepozerali/nepozerajú]. „To je škoda,“ [povedal] [hero] a [zaklopal].',
      ],
      way: [
        'Vedľa [=mali] klub dve veveričky. {„My máme predsedu každý deň iného,“ [=povedali].|„My sa striedame podľa počasia,“ [=povedali], „keď svieti, je predsedom ona, keď prší, ja, a v hmle rozhodujú oriešky.“|„My sa striedame podľa počasia,“ [=povedali], „keď svieti, je predsedom ona, keď prší, ja, a v hmle rozhodujú oriešky.“}',
        'Pod stolom v klube [=ležal] starý obrázok. {Na obrázku [=bol] ježko a zajac a [=držali] sa za labky.|[=Bol] z prvého dňa: krivý ježko, krivý zajac, jedna dlhá spoločná labka a nad tým slnko v klobúku.} [Hero] ho [oprel] o hrnček.',
        'Stolička pre predsedu si [=vzdychla]. {„Mne je smutno, keď na mne nikto nesedí,“ [=vŕzgala].|„Celý týždeň ma leštia a nik na mňa nesadne,“ [=vŕzgala], „bola som radšej, keď som bola obyčajná a plná.“|„Celý týždeň ma leštia a nik na mňa nesadne,“ [=vŕzgala], „bola som radšej, keď som bola obyčajná a plná.“}',
      ],
      tries: [
        'O predsedovi [=hlasovali/hlasujú]. {Jeden hlas [=bol] za, jeden proti.|Urna [=bola] pekná, hlasy dva, a aj po treťom sčítaní [=stál/stojí] jeden hlas proti jednému.}',
        '[Helper] [helper:navrhol] predsedu menom Stôl. {Stôl [=bol] dobrý, ale [=nerečnil/nereční].|Stôl [=viedol] schôdzu dôstojne a nikomu [=neskočil/neskáče] do reči. Lenže o ničom [=nerozhodol/nerozhoduje].}',
        'Stoličku [=skúsili] rozdeliť <čiarou~kriedou~špagátom>. {Každý [=sedel] na polovici a [=padal].|Každý [=sedel] na svojom okraji, druhou polovicou [=visel] vo vzduchu a dôstojnosť [=bola] preč.}',
      ],
      solutions: [
        {
          id: 'lavica',
          text: [
            '„A čo keby to nebola stolička, ale lavica?“ [povedal] [hero]. {Stoličku [=spojili] s druhou a [=dali] na ne dosku.|Ku stoličke [=prisunuli/prisúvajú] druhú, [helper] na ne [helper:položil] dlhú dosku, na dosku vankúš a na vankúš ešte jeden.} „Jeden predseda vymýšľa a druhý píše,“ [povedal] [hero]. {Ježko a zajac si [=sadli] vedľa seba.|Ježko si [=sadol] vľavo, zajac vpravo, chvíľu sa [=tvárili] vážne a potom sa im [=dotkli] lakte a [=bolo] po vážnosti.} Na dverách [=svietilo] [theme].',
          ],
        },
        {
          id: 'prepac',
          text: [
            '[Hero] im [postavil] na stôl ich prvý obrázok. Dlho [=bolo] ticho. {„Prepáč,“ [=povedal] ježko prvý.|„To slnko som kreslil ja,“ [=povedal] zajac. „A klobúk ja,“ [=povedal] ježko. „Prepáč.“ „Aj ty prepáč.“} Lístky s menom predsedu [=zahodili/zahadzujú]. {[Helper] [helper:uvaril/varí] čaj a predsedom [=bol] ten, kto práve [=nalieval].|„Predseda bude ten, kto práve nalieva čaj,“ [helper:navrhol] [helper]. Keďže každý [=chcel] nalievať druhému, [=bol] to najzdvorilejší klub v širokom okolí.} Klub sa stále [=volal] [theme].',
          ],
        },
      ],
      after: [
        'V klube [=bolo] plno a na stoličke [=spala] mačka. {Nikto ju [=nebudil/nebudí].|[=Zvolili/Volia] ju jednohlasne za čestnú predsedníčku, lebo ako jediná o to [=nestála/nestojí].}',
      ],
      fact: '[Hero] [uzmieril] ježka a zajaca, ktorí chceli byť obaja predsedom.',
    },
    {
      id: 'vstupenka',
      ask: 'Nemá niekto jeden lístok navyše?',
      title: ['[Hero] a jeden lístok navyše: [theme]', 'Kto všetko uvidí [theme]'],
      refrain: ['Lístok sem a lístok tam, kto ho nemá, nebude sám', 'Ešte jeden, ešte dva, miesto sa vždy nájde'],
      spark: [
        'Večer [=mali] hrať predstavenie s názvom [theme]. {Malá myška Zrnka [=stála] pri dverách a namiesto lístka [=mala] gombík.|Všetci [=mali] lístky, programy a cukríky na šuchotanie, len malá myška Zrnka [=stála] pri dverách a [=držala] v labke iba gombík.} „Ten asi neplatí,“ [=povedala] potichu. „Nájdeme ti miesto,“ [povedal] [hero].',
        'Na pokladni [=visel] lístok: [theme], vypredané. {Pod lístkom [=stála] myška Zrnka a [=pozerala] hore.|Pod tým lístkom [=stála] myška Zrnka v nedeľných šatách. [=Šetrila/Šetrí] pol roka omrvinky a [=prišla] o jednu minútu neskôr.} [Hero] sa k nej [sklonil]. „Taký malý divák sa predsa zmestí,“ [povedal].',
      ],
      way: [
        'Šatniarka [=mala] na vešiaku štyridsať kabátov. {„Miesto býva tam, kde ho nikto nehľadá,“ [=povedala].|„Za tie roky viem jedno,“ [=povedala], „vypredané sú stoličky. Miesto, to je niečo iné, to býva aj vo vrecku.“}',
        'Herec v papučiach [=opakoval] svoju úlohu. {„Jedno slovo stále zabúdam,“ [=povedal] smutne.|„Celú úlohu viem, iba jedno slovo nie,“ [=posťažoval] sa, „a je to vždy to prvé, takže ma potom nikto nespozná.“} Zrnka ho [=počúvala].',
        'Uvádzač im [=požičal] malú baterku. {„Keď bude tma, aspoň uvidíte, kde kto sedí,“ [=povedal].|„Svietim ľuďom pod nohy,“ [=povedal], „dvadsať rokov, a viem, že v každom rade je niekto, kto by si rád prisadol bližšie.“|„Svietim ľuďom pod nohy,“ [=povedal], „dvadsať rokov, a viem, že v každom rade je niekto, kto by si rád prisadol bližšie.“}',
      ],
      tries: [
        'Zrnku [=vyhlásili] za <ďalekohľad~malý ďalekohľad~divadelný ďalekohľad>. {Pán v treťom rade sa cez ňu [=chcel] pozrieť.|Na šnúrke [=visela] veľmi presvedčivo, kým sa cez ňu pán v treťom rade [=nechcel] naozaj pozrieť a [=neposťažoval/nesťažuje] sa, že je to chlpaté.}',
        '[Helper] [helper:ponúkol] pri dverách gombík. {Pokladník ho [=prišil] na kabát a [=poďakoval].|Pokladníkovi presne taký [=chýbal], [=prišil] si ho, [=bol] šťastný a lístky tým viac [=nepribudli/nepribúdajú].}',
        '[Hero] [chcel] dať Zrnke svoje sedadlo. {Zrnka na ňom [=sedela] a [=videla] iba operadlo.|Zrnka si naň [=sadla], sedadlo sa samo [=sklopilo/sklápa] a [=trvalo] dosť dlho, kým ju v ňom [=našli].|Zrnka si naň [=sadla], sedadlo sa samo [=sklopilo/sklápa] a [=trvalo] dosť dlho, kým ju v ňom [=našli].}',
      ],
      solutions: [
        {
          id: 'naplece',
          text: [
            '„Lístok je na jedno miesto,“ [povedal] [hero], „a moje plece je tiež moje miesto.“ {Zrnka si [=sadla] na plece a [=videla] najlepšie.|Pokladník sa [=poškrabal] pod čiapkou, v predpisoch o pleciach [=nebolo/nie je] nič. A tak Zrnka [=sedela] vyššie než ktokoľvek v sále.|Pokladník sa [=poškrabal] pod čiapkou, v predpisoch o pleciach [=nebolo/nie je] nič. A tak Zrnka [=sedela] vyššie než ktokoľvek v sále.} [Helper] jej [helper:podržal] cukrík. {Na javisku sa [=začalo] predstavenie [theme].|Svetlo [=zhaslo], opona sa [=pohla], na javisku sa [=začalo] predstavenie [theme] a Zrnka [=dýchala] tak potichu, aby jej nič neušlo.|Svetlo [=zhaslo], opona sa [=pohla], na javisku sa [=začalo] predstavenie [theme] a Zrnka [=dýchala] tak potichu, aby jej nič neušlo.}',
          ],
        },
        {
          id: 'sepkarka',
          text: [
            '„Kto má ucho aj hlas malý ako nitka?“ [povedal] [hero] hercovi. „Zrnka bude šepkať.“ {Myške [=dali] búdku hneď pri javisku.|Pod javiskom [=bola] búdka, prázdna už tri roky, lebo nikto sa do nej [=nezmestil]. Zrnke [=sedela] ako šitá.} Herec [=vyšiel] a [=zabudol] prvé slovo. {Zrnka ho [=pošepla/šepká] a [=bolo] to [theme].|Ticho. Potom Zrnka celkom nitkovo [=pošepla/šepká] a herec [=zvolal] na celú sálu: [theme]!} [Helper] [helper:tlieskal] zo všetkých najviac.',
          ],
        },
      ],
      after: [
        'Zrnka si program [=odniesla] domov ako perinu. {Na budúci raz má lístok istý.|Na budúci raz [=dostala] lístok vopred, malý, ručne písaný, s poznámkou „vlastné miesto“.}',
      ],
      fact: '[Hero] [našiel] malej myške Zrnke miesto na predstavení.',
    },
    {
      id: 'hodinyspia',
      without: ['minutka'],
      ask: 'Ako sa budia hodiny, keď zaspali?',
      title: ['[Hero] a hodiny, ktoré zaspali: [theme]', 'Večer s názvom [theme]'],
      refrain: ['Tik, kde si, tak, kde si, o siedmej sa stretneme', 'Hodiny, hodiny, nedriemte nám dnes'],
      spark: [
        'O siedmej sa [=mal] začať večer s názvom [theme]. {Veľké hodiny však [=zaspali] o trištvrte na sedem.|Veľké hodiny na stene však o trištvrte na sedem [=zívli], [=opreli] si ručičky o seba a [=zaspali]. Siedma [=nemala] ako prísť.} Všetci [=stáli] s pripravenou pesničkou a [=čakali]. „Zobudíme ich,“ [povedal] [hero], „ale jemne.“',
        'Na pozvánke [=stálo]: [theme], presne o siedmej. {[=Bolo] trištvrte a už hodinu stále trištvrte.|[=Bolo] trištvrte na sedem, potom trištvrte na sedem a o hodinu zase. Hodiny na veži [=spali] a kyvadlo si [=položili] na bruško.} Hostia [=prešľapovali/prešľapujú] z nohy na nohu. [Hero] [nazrel] hodinám za dvierka.',
      ],
      way: [
        'Kukučka z hodín [=sedela] vonku na <konári~rímse~plote>. {„Nespali tri noci, lebo ja som kukala,“ [=povedala].|„Je to moja vina,“ [=povedala], „učila som sa kukať polku a skúšala som v noci, a ony ma slušne počúvali.“} [Hero] jej [podal] omrvinku.',
        'Za dvierkami hodín [=bolo] jedno malé koliesko. {[=Točilo] sa za všetky a [=bolo] celé od prachu.|[=Bolo] najmenšie z celého stroja a [=točilo] sa od rána samo za tri. „Ja už len chvíľu,“ [=pípalo/pípa], „len chvíľočku.“} [Hero] ho [oprášil].',
        'Slnečné hodiny v záhrade hodiny [=poznali]. {„My spíme každú noc a nikomu to neprekáža,“ [=povedali].|„My chodíme len za slnka,“ [=priznali] sa, „celú noc spíme a ráno vieme presne, koľko je. Spánok hodinám neškodí.“|„My chodíme len za slnka,“ [=priznali] sa, „celú noc spíme a ráno vieme presne, koľko je. Spánok hodinám neškodí.“}',
      ],
      tries: [
        'Hodinám [=natiahli] pružinu <až po okraj~až do konca~o dvadsať otočiek>. {[=Odbili/Odbijú] štyridsaťkrát a [=spali] ďalej.|Zo sna [=odbili/odbijú] štyridsaťkrát, čo už [=bolo] aj na kukučku priveľa, [=obrátili] sa a [=spali] ďalej.}',
        '[Helper] ručičky [helper:posunul/posúva] prstom. {Pomaličky sa [=vrátili] späť do postieľky.|Na siedmej [=ostali], iba kým ich niekto [=držal]. Len čo prst [helper] [helper:zdvihol], ručičky sa [=vrátili] k sebe ako do postieľky.}',
        'Všetci naraz [=robili] tik a tak. {Raz im [=vyšlo/vychádza] päť hodín a raz streda.|Polovica [=robila] tik, polovica tak, pán pri okne [=robil] oboje. A tak im raz [=vyšlo/vychádza] päť hodín a raz streda.}',
      ],
      solutions: [
        {
          id: 'nechatspat',
          text: [
            '„Prečo by mali hodiny určovať, kedy sa tešíme?“ [povedal] [hero]. „Nechajme ich spať a začnime sami.“ {Hodiny [=prikryli] šálom a [=spievali] celkom potichu.|[Helper] hodiny [helper:prikryl] šálom, hostia si [=vyzuli] topánky a namiesto siedmej [=povedali]: teraz.} A tak sa po špičkách [=začal] večer s názvom [theme]. {Pri poslednej pesničke sa hodiny [=zobudili].|Pri poslednej slohe hodiny [=zamrkali], [=narátali/narátajú] si zmeškané minúty a s úsmevom [=odbili/odbijú] sedem. Nikto ich [=neopravil/neopravuje].}',
          ],
        },
        {
          id: 'kolieskopauza',
          text: [
            '[Hero] si znova [obzrel/obzerá] najmenšie koliesko, to, čo sa [=točilo] za všetky. „Potrebuje prestávku,“ [povedal]. {[Helper] ho [helper:uložil] na vatu a kvapku oleja.|[Helper] ho [helper:uložil] na vatu, [helper:pridal] kvapku oleja a na jeho miesto zatiaľ [=dali] gombík z kabáta.} O chvíľu sa koliesko [=natiahlo] a [=skočilo] späť. {Tik, tak, a [=bolo] sedem.|Tik, [=skúsili] hodiny. Tak, [=spomenuli] si. Ručička sa [=pohla] o jeden zúbok, [=bolo] sedem a všetci [=vydýchli].} Potom sa [=začal] večer s názvom [theme].',
          ],
        },
      ],
      after: [
        'Na hodiny [=zavesili] lístok: „Po obede spíme.“ {Kukučka [=sľúbila], že v noci nekuká.|Kukučka sa [=presťahovala] s nácvikom na ráno a malé koliesko má odvtedy každú stredu voľno.|Kukučka sa [=presťahovala] s nácvikom na ráno a malé koliesko má odvtedy každú stredu voľno.}',
      ],
      fact: '[Hero] [pomohol] veľkým hodinám, ktoré zaspali pred siedmou.',
    },
  ],
  obstacles: [
    'Na dverách [=bol] zámok bez kľúča. {[Hero] [stlačil/stláča] kľučku a [=bolo] otvorené.|[Helper] [helper:skúsil] sponku, lyžičku aj prosbu. Potom [hero] [stlačil/stláča] kľučku a [=bolo] otvorené celý čas.}',
    'Chodba sa [=rozdelila] na tri. {Z tretej [=voňali] koláče, tak [=išli] tou.|V prvej [=fúkalo], v druhej [=kvapkalo] a z tretej [=voňali] koláče, takže rozhodovať sa [=nebolo/nie je] dlho treba.|V prvej [=fúkalo], v druhej [=kvapkalo] a z tretej [=voňali] koláče, takže rozhodovať sa [=nebolo/nie je] dlho treba.}',
    'Schody [=viedli] hore, ale [=chceli] počuť dôvod. {„Prosíme, my ideme pomáhať,“ [povedal] [hero].|„Načo hore?“ [=vŕzgali] pri prvom. „Pomáhať,“ [povedal] [hero]. Schody sa od radosti trochu [=znížili/znižujú] a posledný im [=podal] zábradlie.}',
    'Vietor im [=vzal] lístok s cestou. {[Hero] za ním [zamával] a vietor ho [=priniesol] späť.|Vietor ho [=vzal], [=prečítal] si ho, [=poopravil] jednu odbočku a [=vrátil] ho, zložený na štvrtiny.}',
    'Cez cestu [=stál] rad na zmrzlinu. {[Hero] [pozdravil] a rad sa [=uhol] ako závora.|Rad [=siahal] od okienka až k rieke a nik v ňom [=nechcel] stratiť miesto. [Hero] ho slušne [poprosil], aby na chvíľu vydýchol. Cez tú medzeru [=prešli].}',
    '[=Zhaslo] svetlo a [=bola] tma ako vo vrecku. {[Hero] [počítal] kroky a [=išli] po hmate.|V tme [=bolo] počuť, ako sa stena usmieva. [Hero] [počítal] kroky, [helper] zákruty, a za siedmou [=našli] vypínač.}',
    'Most [=bol] zdvihnutý a [=oddychoval]. {„Ešte minútku,“ [=poprosil] a potom si [=ľahol].|„Ešte minútku postojím, bolia ma pánty,“ [=povedal] most. [Hero] mu ich [naolejoval/olejuje] maslom z chleba a most sa [=sklonil] až k nohám.}',
    'Tabuľa na ceste [=ukazovala] na seba. {„Som tu nová,“ [=priznala] a [hero] ju [narovnal].|„Som tu prvý deň,“ [=priznala] sa, „a neviem, kde som.“ [Hero] ju [otočil] a ona [=ukázala] smer takým tónom, akoby to vedela vždy.}',
  ],
  encounters: [
    'Pri ceste [=stál] pán s balónmi a na každom [=bolo] napísané [theme]. {[Hero] [dostal] modrý.|„Berte,“ [=povedal], „inak mi odletia nohy.“ [Hero] [dostal] modrý.}',
    'Dve myšky [=čítali] noviny. {„Vidíš, aj tu píšu: [theme],“ [=povedala] jedna.|„Na prvej strane [theme], na druhej syr,“ [=povedala] jedna, „dobré číslo.“} [Hero] ich [pozdravil].',
    'Sova s ceruzkou [=robila] anketu. {„Čo máte najradšej?“ A hneď [=napísala]: [theme].|„Čo máte najradšej?“ [=pýtala] sa a skôr, než jej kto [=odpovedal], [=napísala]: [theme]. „Zatiaľ to píšem všetkým.“}',
    'Na lavičke [=sedel] pán s dvoma klobúkmi. {„Jeden je pre vietor,“ [=povedal].|„Jeden nosím ja a druhý vietor,“ [=vysvetlil], „a keď mi ho vezme, aspoň vzal ten svoj.“} [Hero] mu [podržal] oba.',
    'Chlapec [=predával] limonádu za pekné slovo. {„Slnečnica,“ [povedal] [hero] a [dostal] pohár.|Cenník [=mal] na krabici: malý pohár slovo, veľký veta. [Hero] [povedal] „slnečnica po daždi“ a [dostal] aj slamku.}',
    'Kocúr na múre [=čítal] plagát [theme]. {„Konečne niečo pre mačky,“ [=povedal].|„Konečne niečo pre mačky,“ [=povedal], hoci o mačkách tam [=nebolo/nie je] ani slovo, a [=odniesol] si ho do svojej škatule.|„Konečne niečo pre mačky,“ [=povedal], hoci o mačkách tam [=nebolo/nie je] ani slovo, a [=odniesol] si ho do svojej škatule.}',
    'Pani s kočíkom [=viezla] v ňom tekvicu. {Tekvica [=mala] čapičku a [=spala].|„Je ešte malá,“ [=zašepkala] a tekvici [=upravila/upravuje] čapičku. „Keď vyrastie, bude z nej polievka alebo koč.“}',
    'Na rohu [=stál] dáždnik a [=čakal] na dážď. {„Mám dnes voľno, tak sa prechádzam,“ [=povedal].|„Celý rok visím v predsieni,“ [=povedal], „a keď konečne prší, som pod vodou. Preto chodím von za pekného.“}',
    'Dvaja páni [=niesli] okno a [=pozerali] sa cezeň. {Každý [=videl] niečo iné.|Ten vpredu [=videl], kam idú, ten vzadu, kde boli. V polovici si to okno [=vymenili], aby [=bolo] spravodlivo.}',
    'Trpaslík zo záhrady [=zbieral] podpisy. {„Za dlhšie večery,“ [=povedal] a [hero] sa [podpísal/podpisuje].|[=Podpisovalo/Podpisuje] sa za dlhšie večery a kratšie utorky. [Hero] sa [podpísal/podpisuje] a [helper] hneď pod to, aj s kvietkom.}',
    'Dievčatko [=učilo] bublinu lietať do zákruty. {Bublina [=pukla] a [=skúšali] znova.|Prvá [=letela] rovno, druhá [=pukla] z trémy a tretia [=zatočila] tak pekne, že sa jej všetci [=uklonili/klaňajú].|Prvá [=letela] rovno, druhá [=pukla] z trémy a tretia [=zatočila] tak pekne, že sa jej všetci [=uklonili/klaňajú].}',
  ],
  favourite: [
    'Na nočnom stolíku [=ležalo] všetko, čo má rado srdce, a v tme to tíško [=oddychovalo].',
    'Na stene [=visel] obrázok z dnešného dňa a mesiac mu pomaly [=kreslil] strieborný rám.',
    'V zásuvke pri posteli [=spali] drobné poklady, každý vo svojej vatičke.',
    'Na vankúši [=bol] malý gombík na šťastie a [=hrial] sa.',
    'Pod lampou [=ležala] otvorená kniha a záložka v nej už [=driemala].',
    'Na stoličke [=sedel] plyšák s prikrytými kolenami a [=strážil] ticho.',
    'Na okne [=stál] kamienok, ktorý cez deň nazbieral slnko a teraz [=hrial].',
    'Papierová hviezda nad posteľou sa pomaly [=otáčala] v teplom vzduchu.',
  ],
}
