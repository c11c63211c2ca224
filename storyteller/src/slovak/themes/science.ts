import type { ThemePack } from '../../realise/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const science: ThemePack = {
  words: [
    'ved',
    'pokus',
    'labora',
    'mera',
    'odmer',
    'lup',
    'mikrosk',
    'skúma',
    'bublin',
    'magnet',
    'ďalekohľ',
    'vynález',
    'tieň',
    'tien',
    'zist',
    'zisť',
    'skúmav',
    'stroj',
    'teplom',
    'baňk',
  ],
  settings: [
    setting(
      'laboratorium',
      'indoors',
      place('Sklené laboratórium', 'v Sklenom laboratóriu', 'do Skleného laboratória', 'zo Skleného laboratória'),
      [
        'V Sklenom laboratóriu [=bublalo/bublá] na stole čosi zelené. Blub! {[Hero] do toho opatrne [namočil/namáča] kúsok rožka. [=Bola/Je] to hrášková polievka!|[Hero] do toho opatrne [namočil/namáča] rožok, [ochutnal/ochutnáva] a [zapísal/zapisuje] do vedeckého zošita: hrášková polievka. Okolo [=stáli/stoja] baňky, lievik a mikroskop s čiapkou proti prachu.} [=Voňalo/Vonia] tam mydlo{.|, polievka a trochu aj budúcnosť.}',
        'Cink, [=cinkali/cinkajú] skúmavky v Sklenom laboratóriu. {[Hero] ich [umýval/umýva] kefkou a každá [=spievala/spieva] iným hlasom.|[Hero] ich [umýval/umýva] kefkou a [počúval/počúva], ktorá akým tónom spieva: plná bručí, prázdna píska a tá s malinovkou len spokojne mlčí. Na dverách [=visel/visí] nápis „Pozor, veda“ a pod ním rohožka.} Slnko [=robilo/robí] na stene {malú farebnú dúhu.|dúhu, pekne od červenej po fialovú.}',
      ],
      [
        'Na okne laboratória [=rástla/rastie] fazuľa vo vate. {Každé ráno [=bola/je] o kúsok vyššia a trochu hrdá.|Každé ráno ju [=merali/merajú] pravítkom a ona sa pri tom vždy trochu [=vystrela/vystrie], ako keď deti stoja pri zárubni.}',
        'Mikroskop [=stál/stojí] pri okne. {Kto sa doň [=pozrel/pozrie], ten [=videl/vidí] mravca ako koňa.|Kto sa doň [=pozrel/pozrie], [=uvidel/uvidí] v kvapke vody celé mesto s ulicami, parkom a niekým, kto práve cúva.}',
      ],
      [
        'Laboratórium [=stíchlo/tíchne]. Baňky [=spali/spia] v stojane. {Cez sklenú strechu [=svietili/svietia] tiché hviezdy. Posteľ za dverami [=bola/je] mäkká a teplá.|Mikroskop si [=nasadil/nasadzuje] čiapku a fazuľa [=sklonila/skláňa] lístok. Cez sklenenú strechu [=svietili/svietia] hviezdy, pomaly a potichu. Za dverami [=bola/je] izba a v nej posteľ, teplá presne tak, ako má byť.} Tikot hodín [=znel/znie] mäkko.',
        'V laboratóriu [=zhasínali/zhasínajú] svetielka. {Najprv zelené, potom modré a potom žlté. Doma [=čakala/čaká] mäkká posteľ a teplá perina.|Zelené, modré a napokon to žlté pri dverách. Zošit sa [=zavrel/zatvára] a ceruzka si [=ľahla/líha] vedľa neho. Cesta do postele [=bola/je] krátka, odmeraná mnohými večermi: dvanásť pomalých krokov a perina.} Mesiac [=svietil/svieti] cez sklo.',
      ],
    ),
    setting(
      'hvezdaren',
      'indoors',
      place('hvezdáreň na kopci', 'v hvezdárni na kopci', 'do hvezdárne na kopci', 'z hvezdárne na kopci'),
      [
        'Hvezdáreň na kopci [=mala/má] strechu ako čiapku. {[Hero] ju [otváral/otvára] veľkou kľukou a celá [=vŕzgala/vŕzga].|Vŕŕz, [otváral/otvára] ju [hero] kľukou a [počítal/počíta]: sto otočení na celú oblohu, desať na jeden oblak. Vnútri [=stál/stojí] ďalekohľad, dlhý ako žirafa a rovnako zvedavý.} [=Voňalo/Vonia] tam drevo a {teplý čaj s medom.|čaj, lebo veda sa robí s teplými prstami.}',
        '[Hero] [sedel/sedí] v hvezdárni na kopci a [kreslil/kreslí] slnko. {Okrúhle na papieri, teplé na líci. Ďalekohľad vedľa ešte [=spal/spí].|Podľa vedy je okrúhle, lenže ceruzka má svoju hlavu, a tak [=malo/má] slnko na papieri jeden roh. Ďalekohľad ešte [=spal/spí], cez deň totiž nemá čo robiť.} Okolo okna [=bzučali/bzučia] {včely z celej lúky.|včely, tie majú vedu v malíčku.}',
      ],
      [
        'Na stene [=visela/visí] mapa Mesiaca. {Sú na nej veľké moria, no ani kvapka vody.|Sú na nej moria bez vody, hory bez stromov a jeden fľak od džemu, o ktorom vedci zatiaľ mlčia.}',
        'Hodiny v hvezdárni [=mali/majú] päť ručičiek. {Jedna [=ukazovala/ukazuje] hodiny, jedna minúty a tri čas na čaj.|Hodiny, minúty, Mesiac, Slnko a tá piata [=ukazovala/ukazuje], či už je čas na čaj. Tá [=bola/je] najpresnejšia.}',
      ],
      [
        'Strecha hvezdárne sa [=zavrela/zatvára], pomaly a mäkko. {Hviezdy [=svietili/svietia] nad tichým chodníkom. Domov [=bolo/je] blízko a posteľ [=čakala/čaká] pri okne.|Ďalekohľad [=sklonil/skláňa] dlhý krk a [=zadriemal/drieme]. Chodník z kopca [=svietil/svieti] mesiacom a dolu [=čakala/čaká] teplá izba s posteľou pri okne, aby bolo hviezdam vidieť do periny.} Noc [=bola/je] tichá ako veľká otázka, ktorá má čas.',
      ],
    ),
    setting(
      'kuchyna',
      'indoors',
      place('pokusná kuchyňa', 'v pokusnej kuchyni', 'do pokusnej kuchyne', 'z pokusnej kuchyne'),
      [
        'V pokusnej kuchyni [=mali/majú] hrnce čísla. {[Hero] [varil/varí] v čísle tri a polievka [=robila/robí] blub.|[Hero] [miešal/mieša] v čísle tri a do vedeckého zošita [písal/píše]: krupica, päť minút, dve hrčky. Na poličke [=stáli/stoja] soľ, sóda a cukor a [=tvárili/tvária] sa navlas rovnako, preto sa tu [=ochutnávalo/ochutnáva] s rozvahou.} Z pece [=voňal/vonia] {čerstvý teplý chlieb.|chlieb, ten najstarší vedecký pokus na svete.}',
        'Blik, [=svietila/svieti] rúra v pokusnej kuchyni. {Koláč v nej [=rástol/rastie] a [hero] ho [meral/meria] pravítkom.|[Hero] [kľačal/kľačí] pred ňou s pravítkom a každú minútu [meral/meria] koláč: tri palce, štyri palce, čiapka. „Veda sa začína tým, že sa niekto čuduje,“ [hovoril/hovorí] si [hero].} A [=voňala/vonia] {sladká biela vanilka.|vanilka, ktorá sa merať nedá.}',
      ],
      [
        'V chladničke [=bývalo/býva] malé svetlo. {Svieti aj vtedy, keď sú dvere zavreté? To je veľká záhada pre vedu.|Či svieti aj pri zavretých dverách, je najstaršia záhada vedy. Skúma ju celý dom a zatiaľ z nej je len chlad.}',
        'Na váhe [=sedela/sedí] mačka. {Ručička [=ukázala/ukazuje] tri kilá a jeden chvost navyše.|Tri kilá, chvost navyše, a keď [=priadla/pradie], ručička sa [=chvela/chveje] od radosti.}',
      ],
      [
        'Kuchyňa [=chladla/chladne]. Hrnce [=spali/spia] dnom hore. {Pec ešte jemne [=hriala/hreje] a mačka [=spala/spí]. Hore v izbe [=čakala/čaká] teplá posteľ.|Pec ešte jemne [=hriala/hreje] a mačka na váhe [=spala/spí], tri kilá ticha. Schody [=viedli/vedú] hore do izby, kde [=svietila/svieti] malá lampa a [=čakala/čaká] mäkká perina.} Celým domom tíško [=voňal/vonia] chlieb.',
      ],
    ),
  ],
  heroes: [
    figure(
      'iskra',
      'vedkyňa Iskra',
      [
        'Vedkyňa Iskra má vo vrecku plášťa vždy magnet. {|Preto na nej do večera visia dve lyžičky, spona a raz aj celý sused s bránkou.}',
      ],
      ['[Hero] [spal/spí] a magnet pod vankúšom tiež.'],
    ),
    figure(
      'pokusik',
      'škrečok Pokusík',
      [
        'Škrečok Pokusík vynašiel koleso. {|Teda našiel ho v klietke, ale behať v ňom vymyslel sám, a to je vo vede tá ťažšia časť.}',
      ],
      ['[Hero] [spal/spí] v hobľovačkách.'],
    ),
    figure(
      'vynalezca',
      'majster Skrutkáč',
      [
        'Majster Skrutkáč práve dokončil stroj na hľadanie skrutkovača. {|Chýba doň jediná skrutka. Skrutkovač je vnútri.}',
      ],
      ['[Hero] [spal/spí], jedna ponožka, jeden nápad.'],
    ),
  ],
  helpers: [
    figure(
      'profesorka',
      'profesorka Bublina',
      [
        'Dvere [=vrzli/vŕzgajú] a [=vošla/vchádza] profesorka Bublina. {Na nose [=mala/má] jedny okuliare a na čele druhé.|Na nose [=mala/má] jedny okuliare, na čele druhé a tretie [=hľadala/hľadá]. „Cítim otázku,“ [=povedala/hovorí] a [=potiahla/poťahuje] nosom. „Čerstvú. Otázky treba spracovať, kým sú teplé.“} „Pomôžem vám,“ [=dodala/dodáva].',
      ],
      [
        'Profesorka Bublina si [=zložila/skladá] okuliare, jedny po druhých. {Tíško si [=ľahla/líha], lebo sny vidí aj bez nich.|Prvé na knihu, druhé na hrnček a tretie na vankúš, lebo sny vidí aj bez nich.}',
      ],
    ),
    figure(
      'robot',
      'robot Cvak',
      [
        'Cvak, cvak, cvak. Po podlahe [=kráčal/kráča] robot Cvak. {„Som stroj na veľkú pomoc a prajem dobrý deň.“|„Som stroj na pomáhanie,“ [=hlásil/hlási], „model druhý, ten prvý pomáha už len sebe.“ Pri každom slove mu na bruchu [=svietila/svieti] žiarovka, pri slove koláč dve.} „Idem s vami, cvak.“',
      ],
      [
        'Robot Cvak sa [=zapojil/zapája] na noc do zásuvky. {Žiarovka na bruchu mu [=svietila/svieti] jemne a tíško.|Žiarovka na bruchu [=svietila/svieti] jemne ako nočná lampička a [=cvakal/cvaká] už len potichu.}',
      ],
    ),
    figure(
      'macka',
      'mačka Kvapka',
      [
        'Zo skrine [=zoskočila/zoskakuje] mačka Kvapka. {„Mňau,“ [=povedala/hovorí] a hneď sa [=šúchala/šúcha] o nohy. „Čo tu skúmate?“|„Mňau. Robím pokus,“ [=povedala/hovorí] a labkou [=zhodila/zhadzuje] zo stola lyžičku. „Padá. Robím ho denne a stále padá.“ Vedecky ju to veľmi [=tešilo/teší].} „Idem s vami pozorovať.“',
      ],
      [
        'Mačka Kvapka si [=ľahla/líha] na teplý zošit. {Pomaly a tíško [=dýchala/dýcha] na prázdnu stranu.|Hlavu [=mala/má] pri otázke, chvost pri odpovedi a medzi tým pomaly [=dýchala/dýcha].}',
      ],
    ),
  ],
  problems: [
    {
      id: 'magnet',
      title: ['Magnet, ktorý hľadal kamaráta', '[Hero] a magnet naopak'],
      refrain: ['Otoč sa a uvidíš', 'Sever, juh a ťuk'],
      ask: 'Prečo sa dva magnety odstrkujú?',
      spark: [
        'Na stole [=sedel/sedí] magnet Maťo. [=Mračil/Mračí] sa. {„Ja idem k Mime a ona ide preč!“ Mima [=bola/je] tiež malý magnet. [Hero] im [chcel/chce] pomôcť.|„Mám rád lyžičky aj klince,“ [=vysvetľoval/vysvetľuje], „ale konečne je tu druhý magnet, Mima, a keď k nej idem, ona ide preč. Vraj za to nemôže. Ja tiež nie.“ A naozaj: on o krok bližšie, ona o krok ďalej, ako keď sa dvaja slušní stretnú vo dverách. Veda na to iste odpoveď má, len [=bolo/je] ju treba zistiť.}',
        'V drevenej debničke [=bolo/je] rušno. Šup! Dva magnety sa [=odstrkovali/odstrkujú]. {„Ja idem k tebe!“ [=volal/volá] Maťo. „A ja letím preč!“ [=čudovala/čuduje] sa Mima. Prečo to asi robia?|„Nech sa páči bližšie,“ [=vravel/vraví] Maťo. „Rada,“ [=povedala/hovorí] Mima a šup, [=bola/je] na druhom konci. [=Skúsili/Skúšajú] to dvadsaťkrát a dvadsaťkrát šup. „Medzi nami je neviditeľný vankúš,“ [=vzdychol/vzdychá] Maťo.} [Hero] si [vyhrnul/vyhŕňa] rukávy.',
      ],
      tries: [
        '[Hero] magnety [zviazal/zväzuje] špagátom. {Chvíľu [=držali/držia] krivo spolu. Potom šup, a každý [=bol/je] inde!|Chvíľu [=držali/držia], celé napäté, a potom šup, špagát [=bol/je] na lampe a magnety každý inde. „Kamarátstvo zo špagátu nebýva,“ [helper:poznamenal/poznamenáva] [helper].}',
        '[Helper] [helper:potrel/potiera] Maťa medom. {Teraz sa [=lepil/lepí] na zošit aj na rukáv. Iba na Mimu sa nelepí.|Teraz sa Maťo [=lepil/lepí] na všetko: na zošit, na rukáv, na muchu. Iba na Mimu nie. Záver pokusu: med nie je veda, ale chutí.}',
        'Maťo Mime [=zaspieval/spieva]. {„To bolo pekné,“ [=volala/volá] Mima. Ale [=bola/je] ešte ďalej než predtým.|„To bolo krásne,“ [=volala/volá] Mima z diaľky a celá sa [=chvela/chveje]. Lenže každá nota ju [=posunula/posúva] ešte o kúsok.}',
      ],
      solutions: [
        {
          id: 'otoc',
          text: [
            '[Hero] si Maťa [obzrel/obzerá]. Jeden koniec [=mal/má] červený, druhý modrý. „Maťo, otoč sa!“ {Maťo sa pomaly [=otočil/otáča] druhým koncom. Ťuk, a Mima [=bola/je] hneď pri ňom! „Stačilo sa otočiť!“ [=smiali/smejú] sa magnety.|„Chrbtom? To predsa nie je slušné,“ [=zháčil/háči] sa Maťo, no [=otočil/otáča] sa čelom vzad. A vtedy ťuk! Mima [=bola/je] pri ňom, a presne sa k sebe [=hodili/hodia]. „Rovnaké konce sa odstrkujú, rôzne priťahujú,“ [zapísal/zapisuje] si [hero] do vedeckého zošita. „Takže sme sa mali celý čas radi,“ [=hlásila/hlási] Mima, „len z nesprávnej strany.“ [Helper] od radosti [helper:zatlieskal/tlieska].} Pokus sa [=podaril/darí].',
          ],
        },
        {
          id: 'spona',
          text: [
            '[Hero] [položil/kladie] na stôl kancelársku sponku. {Maťo ju [=chytil/chytá] z jednej strany a Mima z druhej. Tak sa [=držali/držia] spolu a nikto [=neutekal/neuteká]. „To je naša sponka!“ [=tešili/tešia] sa.|Malú, tenkú, úplne obyčajnú. Maťo ju [=pritiahol/priťahuje] červeným koncom, Mima sa jej [=chytila/chytá] modrým a zrazu [=držali/držia] spolu, so sponkou uprostred ako s dieťaťom na prechádzke. „Ani sme nemuseli ísť tak blízko,“ [=čudoval/čuduje] sa Maťo. „Občas stačí niekto tretí,“ [povedal/hovorí] [hero] a [zapísal/zapisuje] to do vedeckého zošita. [Helper] [helper:pridal/pridáva] druhú sponku, potom tretiu, až [=bola/je] z toho retiazka.} To je veda!',
          ],
        },
      ],
      after: [
        'Maťo a Mima [=držali/držia] na dvierkach spolu lístok. {„Ďakujeme, kamaráti!“ [=stálo/stojí] na ňom veľkým písmom.|[=Stálo/Stojí] na ňom „Ďakujeme“ a [=visel/visí] celkom rovno, lebo magnety na poriadok dbajú.}',
        '„Priťahuješ ma,“ [=povedala/hovorí] Mima. {Maťo od radosti [=pritiahol/priťahuje] aj dve malé lyžičky.|„To hovorí aj veda,“ [=odpovedal/odpovedá] Maťo a od šťastia [=pritiahol/priťahuje] aj dve lyžičky a klinec.}',
      ],
      fact: '[Hero] [zistil/zisťuje], ako spojiť magnety Maťa a Mimu.',
    },
    {
      id: 'tien',
      title: ['Kam chodí tieň na obed', '[Hero] a stratený tieň'],
      refrain: ['Slnko hore, tieň je malý', 'Kto má svetlo, ten má tieň'],
      ask: 'Nevidel tu niekto stratený tieň?',
      spark: [
        '[Hero] [pozrel/pozerá] na zem. Tieň [=chýbal/chýba]! {Ráno [=bol/je] dlhý až po plot a teraz nikde nič. Kam asi [=šiel/ide]? [Hero] to [chcel/chce] zistiť.|Ráno [=siahal/siaha] až k plotu a [=mal/má] nohy ako bocian, a teraz, pod poludňajším slnkom, z neho [=ostala/ostáva] akási škvrnka pri päte. „Veda pozná stratené ponožky,“ [mrmlal/mrmle] [hero], „ale stratený tieň je niečo nové.“ [Vzal/Berie] si pravítko, kriedu a jablko. [=Začal/Začína] sa výskum.}',
        'Tieň malej Tonky [=plakal/plače], ale nikto ho [=nevidel/nevidí]. {„Kde si, tieň môj?“ [=volala/volá] malá Tonka. [Hero] jej [chcel/chce] pomôcť.|„Ráno mával,“ [=vravela/vraví] Tonka, „skákal, keď skáčem ja, a teraz mi niekam odišiel bez rozlúčky.“ Pod Tonkou [=bola/je] naozaj len malá tmavá mláčka. „Preskúmame to,“ [sľúbil/sľubuje] [hero]. „Tieň predsa nemá kľúče, ďaleko nemôže byť.“} [=Začal/Začína] sa vedecký pokus.',
      ],
      tries: [
        '[Hero] sa [pozrel/pozerá] pod kameň. {[=Bol/Je] tam tieň, no len tieň kameňa. „Ten nedám!“ [=bručal/bručí] kameň.|[=Bol/Je] tam tieň, no kameňov, a ten sa za iného nevydáva. „Mám svojho,“ [=bručal/bručí] kameň, „a bez môjho dovolenia nikam nejde.“}',
        '[Helper] [helper:nalial/nalieva] na tanierik mlieko. {Na mačky to funguje. Teraz však [=prišiel/prichádza] ježko a všetko [=vypil/vypije]!|Na mačky to vraj funguje vždy. Teraz však [=prišiel/prichádza] ježko. Pod sebou [=mal/má] tiež len taký maličký tieň a vôbec mu to [=neprekážalo/neprekáža].}',
        '[Hero] si [ľahol/líha] na zem a [zavolal/volá]. {Tieň sa hneď [=natiahol/naťahuje] tiež. Potom [hero] [vstal/vstáva] a tieň [=bol/je] zas malý.|A hľa, tieň sa trochu [=roztiahol/rozťahuje], po celej dĺžke, ako kocúr na prahu. Len čo však [hero] [vstal/vstáva], tieň [=spadol/padá] späť k pätám.}',
      ],
      solutions: [
        {
          id: 'krieda',
          text: [
            '[Hero] [zapichol/pichá] do zeme palicu a [obkreslil/kreslí] jej tieň kriedou. {O hodinu [=bol/je] tieň dlhší a potom ešte dlhší. „Rastie, keď ide slnko spať!“ [zvolal/volá] [hero].|Po prvom čaji ešte raz, po druhom čaji zas. Každá čiara [=bola/je] dlhšia než tá pred ňou. „Nikam neodišiel,“ [povedal/hovorí] [hero]. „Keď je slnko vysoko, tieň sa schúli, a keď slnko klesá, tieň sa naťahuje.“ „Ako ja po zobudení,“ [helper:prikývol/prikyvuje] [helper]. Kriedový vejár na zemi [=vyzeral/vyzerá] ako slnko, ktoré vyšlo priamo z trávy.} A večer [=bol/je] tieň {dlhý ako veľká žirafa.|dlhší než celý dom a [=kýval/kýva] im z druhého konca.}',
          ],
        },
        {
          id: 'lampa',
          text: [
            '[Hero] [vzal/berie] lampu a [zasvietil/svieti] zboku. {Hop, na stene [=bol/je] veľký tieň! Keď [=šla/ide] lampa hore, tieň [=bol/je] malý. Keď [=šla/ide] lampa dolu, tieň [=bol/je] veľký. „Tak to robí aj slnko!“|Na stene [=vyskočil/vyskočí] tieň s ušami a od radosti [=mával/máva] obomi rukami. [Hero] [dvíhal/dvíha] lampu pomaly hore: tieň [=klesal/klesá], až [=bol/je] z neho koláčik pri päte. Lampa dolu: tieň až po strop. „Slnko je na obed ako lampa nad hlavou,“ [zistil/zisťuje] [hero]. „Tieň sa nestratil, on len obeduje pri nohách.“ [Helper] [helper:vyskúšal/skúša] na stene zajaca, psa a jedno neznáme zviera.} Veda je {zábava pre každého!|veselá, keď sa v nej dá skákať.}',
          ],
        },
      ],
      after: [
        'Tieň [=kýval/kýva] zo zeme. {„Tu si!“ [=smiali/smejú] sa všetci a tieň [=skákal/skáče] s nimi.|[=Chodil/Chodí] zase s nimi, krok za krokom, a pri každom poskoku [=doskočil/doskočí] presne v tej istej chvíli.}',
        'Odvtedy na obed nikto tieň [=nehľadal/nehľadá]. {Každý vie, že tieň na obed sedí pri nohách.|Len mu slušne [=zaželali/želajú] dobrú chuť a nestúpajú naň, aspoň do tretej hodiny.}',
      ],
      fact: '[Hero] [zistil/zisťuje], prečo je tieň na obed malý a večer veľký.',
    },
    {
      id: 'bublina',
      title: ['Bublina, ktorá nechcela prasknúť', '[Hero] a bublina na celý deň'],
      refrain: ['Fú a pomaly, nech drží', 'Bublina letí a farby s ňou'],
      ask: 'Ako dlho vydrží jedna bublina?',
      spark: [
        'Bublina Belka [=letela/letí] a [=triasla/trasie] sa. „Ja nechcem prasknúť!“ {Ostatné bubliny už [=pukali/pukajú], puk a puk. Belka [=chcela/chce] vidieť večer. [Hero] jej [chcel/chce] pomôcť.|„Všetky moje sestry sú puk hneď za dverami,“ [=šepkala/šepká], „a ja by som chcela vidieť aspoň západ slnka. Je to veľa?“ Na bublinu je to veľa, tá žije kratšie než jedna pesnička. Ale veda je predsa na to, aby sa pýtala, či to nejde aj inak. [Hero] [vybral/vyberá] lievik, misku a zošit.}',
        'Fú! [Hero] [fúkol/fúka] do slamky a [=vyletela/letí] bublina. {„Ahoj, ja som Belka! Môžem tu byť až do večera?“ Taký pokus tu ešte [=nebol/nie je].|„Dobrý deň, som Belka,“ [=povedala/hovorí], celá dúhová. „Ako dlho budem?“ [Hero] sa [pozrel/pozerá] na hodinky. „Zatiaľ tri sekundy.“ „A nedalo by sa do večera? Počula som, že večer býva pekne.“ Taký pokus ešte vo vedeckom zošite [=nebol/nie je].}',
      ],
      tries: [
        'Belku [=položili/kladú] na vankúš. {„Jáj, to šteklí!“ [=pišťala/piští] Belka. Rýchlo ju [=dvíhali/dvíhajú] zas hore.|„Pichá,“ [=pípla/pípa] Belka. „Vankúš?“ „Na vás mäkko, na mňa ihličie.“ [=Zdvihli/Dvíhajú] ju teda a suchý vankúš [=zapísali/zapisujú] do zošita medzi veci, ktoré bubliny nemajú rady.}',
        '[Helper] Belke [helper:nasadil/nasadzuje] čiapku. {Čiapka cez ňu [=prepadla/padá] ako cez hmlu. „Ja nemám uši,“ [=smiala/smeje] sa Belka.|Čiapka [=prešla/prechádza] cez Belku ako hmla cez plot a Belka iba [=kýchla/kýcha] dúhou. „Milé,“ [=povedala/hovorí], „ale aj tak nemám uši.“}',
        '[Hero] do misky [nasypal/sype] soľ. {Puk, puk, puk, a tri nové bubliny [=boli/sú] preč. Soľ teda nie.|Tri nové bubliny: puk, puk, puk. Soľ sa [=poučila/poučí] a [=vrátila/vracia] na poličku. Veda ide aj takto, po schodíkoch z toho, čo nevyšlo.}',
      ],
      solutions: [
        {
          id: 'cukor',
          text: [
            '[Hero] [pridal/pridáva] do vody cukor. {Bublina [=bola/je] hrubšia a hrubšia. Belka [=letela/letí] až k oknu a [=nepukla/nepuká]. [=Videla/Vidí] celý západ slnka!|Jednu lyžičku, potom druhú, a [miešal/mieša] pomaly a potichu. Belka sa z novej vody [=napila/napája] a jej tenká košieľka [=zhustla/hustne]. Desať sekúnd. Minúta. „Ešte som,“ [=hlásila/hlási]. [Helper] [helper:strážil/stráži], aby do nej nefúklo, a tak ju [=doniesli/nesú] až k oknu. Slnko práve [=klesalo/klesá]. V Belke [=bolo/je] celé: dolu zlaté, hore ružové a uprostred maličký obrátený dom.} „To je krásne,“ [=šepkala/šepká].',
          ],
        },
        {
          id: 'pohar',
          text: [
            '„Bublina praskne, keď vyschne,“ [povedal/hovorí] [hero]. {Tak Belku [=niesli/nesú] do veľkého mokrého pohára. Tam [=bola/je] až do večera. A [=videla/vidí], ako ide slnko spať!|A tak [=navlhčili/vlhčia] veľký pohár od uhoriek, [helper] ho [helper:držal/drží] nakrivo a Belka doň [=vplávala/vpláva] ako ryba. Vrchnák, ticho a čakanie. Päť minút. Desať. „Je tu trochu cítiť kôpor,“ [=povedala/hovorí], „ale inak ako v kráľovstve.“ Keď slnko [=zapadalo/zapadá], [=postavili/stavajú] pohár na okno a Belka v ňom [=svietila/svieti] ako dúhová lampa.} Pokus na {jednotku s hviezdou!|jednotku, povedala by každá vedecká kniha.}',
          ],
        },
      ],
      after: [
        'Belka [=mala/má] na bruchu celý západ slnka. {„Ďakujem vám, to bolo krásne!“ [=volala/volá] na nich.|„Ďakujem, to mi stačí na celý život,“ [=vravela/vraví], „a ten je už teraz na bublinu veľmi dlhý.“}',
        '„Ešte som tu,“ [=spievala/spieva] si Belka. {Na bruchu [=mala/má] všetky farby sveta.|Do vedeckého zošita [=pribudla/pribúda] strana s dúhovým kolieskom, ktoré tam Belka [=odtlačila/odtláča] sama.}',
      ],
      fact: '[Hero] [pomohol/pomáha] bubline Belke vidieť západ slnka.',
    },
  ],
  obstacles: [
    'Stroj na otváranie dverí [=zatvoril/zatvára] dvere. {„Ty to robíš naopak!“ [smial/smeje] sa [hero]. Tak [=prosili/prosia] naopak a dvere [=boli/sú] dokorán.|„Je to výborný stroj,“ [helper:vysvetľoval/vysvetľuje] [helper], „len má opačnú povahu.“ [Hero] teda stroj slušne [poprosil/prosí]: „Zatvor, prosím.“ Stroj sa [=zamyslel/zamýšľa], [=zahrčal/hrčí] a z čistého vzdoru [=otvoril/otvára]. Niekedy treba vedu a niekedy len poznať povahu.}',
    'Na zemi [=boli/sú] rozsypané guľôčky. {Šup, šmyk, kto po nich vie chodiť? [Hero] ich [zametal/zametá] metlou a [=kotúľali/kotúľajú] sa až ku stene.|Sto sklenených guľôčok a každá [=utekala/uteká] iným smerom, lebo guľôčky to majú v povahe. „Nechoď, šúchaj sa,“ [helper:radil/radí] [helper]. A tak sa [=šúchali/šúchajú] ako na ľade a na druhej strane [zapísal/zapisuje] [hero] do zošita: guľaté veci sa kotúľajú, my skoro tiež.}',
    'Z rúrky [=vyšla/vychádza] hmla, biela a studená. {„Kde si?“ [volal/volá] [hero]. „Tu predsa!“ [=smial/smeje] sa niekto v hmle. Fú, fú, a hmla [=bola/je] preč.|„To je len ľad, čo sa tvári ako oblak,“ [helper:povedal/hovorí] [helper] odkiaľsi. [Hero] hmlu [odfúkol/odfukuje] naľavo, hmla [=prišla/prichádza] sprava. Až keď [=otvorili/otvárajú] okno, slušne [=vyšla/vychádza] von a [=pridala/pridáva] sa k mraku pred domom.}',
  ],
  encounters: [
    '[=Stretli/Stretávajú] vedca s kýchačkou. {„Skúmam peľ a peľ skúma mňa,“ [=smial/smeje] sa vedec. [Hero] mu [podal/podáva] vreckovku.|„Skúmam peľ,“ [=povedal/hovorí], „a peľ skúma, hapčí, mňa.“ Po každom kýchnutí si [=robil/robí] čiarku a [=mal/má] ich už celý plot. [Hero] mu [podal/podáva] vreckovku. „Výborne,“ [=potešil/teší] sa, „kontrolná vzorka!“} Hapčí!',
    'Teplomer na stene [=mal/má] zimomriavky. {„Mám iba desať!“ [=triasol/trasie] sa. [Hero] ho [podržal/drží] v dlani, kým mu [=nebolo/nie je] teplo.|„Celý deň hovorím iným, ako im je,“ [=sťažoval/sťažuje] sa, „a mňa sa nikto nespýta.“ „Ako ti je?“ [spýtal/pýta] sa [hero] a [podržal/drží] ho v dlani. Červený stĺpček [=vyskočil/skáče] o desať dielikov. „Teraz teplo,“ [=zašepkal/šepká] teplomer, „a nie je to len veda.“} [=Bol/Je] rád.',
    'V skúmavke [=sedela/sedí] žabka a [=merala/meria] dážď. {„Nula, nula, nula,“ [=hlásila/hlási]. Potom jej [=padla/padá] na nos kvapka. „Jeden!“|„Nula, nula, nula,“ [=hlásila/hlási] poctivo. „A keď naprší?“ [spýtal/pýta] sa [hero]. „Potom plávam a nemeriam. Preto nevieme, koľko prší, iba ako dlho sa teším.“ [Hero] jej na sklo [nakreslil/kreslí] čiarky, ktoré vidno aj z vody.} Kvap!',
    'Okolo [=letel/letí] papierový drak. {Nie, [=bolo/je] to malé lietadlo! [=Pristálo/Pristáva] rovno na hlave.|Alebo lietadlo, vedci sa v tom nezhodnú. [=Pristálo/Pristáva] na hlave a na krídle [=bolo/je] napísané: „Pokus číslo dvesto. Ak toto čítate, letí.“ [Hero] naň [pripísal/pripisuje] „letí pekne“ a [hodil/hádže] ho späť proti vetru.} Fíí!',
  ],
  favourite: [
    'Na okne [=stála] fazuľa vo vate. V noci potichu [=rástla] a nikto ju pritom [=nemeral/nemeria].',
    'Pri posteli [=svietil] malý mesiac z papiera. Aj veda už [=oddychovala] a otázky [=spali].',
  ],
}
