import type { ThemePack } from '../../../craft/pack.ts'
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
        'Nad hvezdárňou sa pomaly [=otáčala] obloha. Ďalekohľad už [=spal] a jeho sklo [=bolo] plné mesiaca. {|Mapa Mesiaca na stene ticho [=svietila] a fľak od džemu na nej [=bol] tmavší než moria.} Dolu pod kopcom [=čakala] teplá posteľ.',
      ],
    ),
    setting(
      'pokusna',
      'indoors',
      place('pokusná kuchyňa', 'v pokusnej kuchyni', 'do pokusnej kuchyne', 'z pokusnej kuchyne'),
      [
        'V pokusnej kuchyni [=mali/majú] hrnce čísla. {[Hero] [varil/varí] v čísle tri a polievka [=robila/robí] blub.|[Hero] [miešal/mieša] v čísle tri a do vedeckého zošita [písal/píše]: krupica, päť minút, dve hrčky. Na poličke [=stáli/stoja] soľ, sóda a cukor a [=tvárili/tvária] sa navlas rovnako, preto sa tu [=ochutnávalo/ochutnáva] s rozvahou.} Z pece [=voňal/vonia] {čerstvý teplý chlieb.|chlieb, ten najstarší vedecký pokus na svete.}',
        'Blik, [=svietila/svieti] rúra v pokusnej kuchyni. {Koláč v nej [=rástol/rastie] a [hero] ho [meral/meria] pravítkom.|[Hero] [kľačal/kľačí] pred ňou s pravítkom a každú minútu [meral/meria] koláč: tri palce, štyri palce, čiapka. „Veda sa začína tým, že sa niekto čuduje,“ [hovoril/hovorí] si [hero].} A [=voňala/vonia] {sladká biela vanilka.|vanilka, ktorá sa merať nedá.}',
      ],
      [
        'V chladničke [=bývalo/býva] malé svetlo. {Svieti aj vtedy, keď sú dvere zavreté? To je veľká záhada pre vedu.|Či svieti aj pri zavretých dverách, je najstaršia záhada vedy. Skúma ju celý dom a zatiaľ z toho má len studené nosy.}',
        'Na váhe [=sedela/sedí] mačka. {Ručička [=ukázala/ukazuje] tri kilá a jeden chvost navyše.|Tri kilá, chvost navyše, a keď [=priadla/pradie], ručička sa [=chvela/chveje] od radosti.}',
      ],
      [
        'Kuchyňa [=chladla/chladne]. Hrnce [=spali/spia] dnom hore. {Pec ešte jemne [=hriala/hreje] a mačka [=spala/spí]. Hore v izbe [=čakala/čaká] teplá posteľ.|Pec ešte jemne [=hriala/hreje] a mačka na váhe [=spala/spí], tri kilá ticha. Schody [=viedli/vedú] hore do izby, kde [=svietila/svieti] malá lampa a [=čakala/čaká] mäkká perina.} Celým domom tíško [=voňal/vonia] chlieb.',
        'V pokusnej kuchyni [=zhasla] rúra a plechy ešte chvíľu potichu [=chladli]. {|Soľ, sóda a cukor si [=ľahli] na poličku vedľa seba a nikto ich už [=nemusel/nemusí] rozoznávať.} Hore v izbe [=bola] ustlaná mäkká perina a za oknom [=svietil] mesiac.',
      ],
    ),
    setting(
      'dielna-vynalezov',
      'indoors',
      place('dielňa vynálezov', 'v dielni vynálezov', 'do dielne vynálezov', 'z dielne vynálezov'),
      [
        'V dielni vynálezov [=viselo] na stene sto skrutkovačov a jedna lyžica. [Hero] [mal] svoj stolík pri okne. {|Lyžica [=bola] na polievku, lebo hladný vynálezca vymyslí iba obed.} [=Voňali] tam <piliny~čerstvé dosky~smrekové hobliny>.',
        'Klink, [=spadla] v dielni vynálezov matička a [=kotúľala] sa až k dverám. [Hero] ju [zdvihol] a [vložil] do pohára k ostatným. {|Každý stroj tu [=mal] zopár súčiastok navyše a nikto sa ich na ne zo slušnosti [=nepýtal/nepýta].} Za oknom [=pršalo] a dnu [=bolo] teplo.',
      ],
      [
        'Na polici [=stál] stroj na zaväzovanie šnúrok. {[=Vedel] iba mašľu na ľavej topánke.|[=Vedel] iba mašľu na ľavej topánke, na pravú si vraj ešte len šetrí.}',
        'Pri dverách [=tikal] vynález bez mena. {|Nikto [=nevedel], na čo je, ale keď prestal, všetkým [=chýbal].}',
      ],
      [
        'V dielni [=stíchli/tíchnu] kladivá a stroje si [=ľahli] pod plátenné deky. {|Stroj na šnúrky potichu [=rozviazal] poslednú mašľu a vynález bez mena [=tikal] pomaly ako srdce.} Za dverami [=čakala] teplá izba a v nej posteľ.',
        'Lampa nad stolom [=svietila] už len na polovicu. Piliny [=ležali] mäkko a ticho ako sneh. {|Sto skrutkovačov [=odpočívalo/odpočíva] na svojich klincoch a lyžica na svojom.} Domov [=bolo] pár pomalých krokov k perine.',
      ],
    ),
  ],
  heroes: [
    figure(
      'iskra',
      'vedkyňa Iskra',
      [
        'Keď v laboratóriu niečo zašumí, je to vedkyňa Iskra. {|Keď to zašumí druhý raz, je to jej čaj a s pokusom treba ešte chvíľu počkať.}',
        'Vedkyňa Iskra má vo vrecku plášťa vždy magnet. {|Preto na nej do večera visia dve lyžičky, spona a raz aj celý sused s bránkou.}',
      ],
      ['[Hero] [spal/spí] a magnet pod vankúšom tiež.'],
    ),
    figure(
      'pokusik',
      'škrečok Pokusík',
      [
        'V zásuvke s pravítkami býva škrečok Pokusík. {|Do líc sa mu zmestí dvadsať zrniek, čo je podľa neho najpresnejšia váha na svete.}',
        'Škrečok Pokusík vynašiel koleso. {|Teda našiel ho v klietke, ale behať v ňom vymyslel sám, a to je vo vede tá ťažšia časť.}',
      ],
      ['[Hero] [spal/spí] v hobľovačkách.'],
    ),
    figure(
      'vynalezca',
      'majster Skrutkáč',
      [
        'Majster Skrutkáč má ku každému vynálezu dva zošity. {|V prvom je, čo má robiť, a v druhom, čo robí naozaj.}',
        'Majster Skrutkáč práve dokončil stroj na hľadanie skrutkovača. {|Chýba doň jediná skrutka. Skrutkovač je vnútri.}',
      ],
      ['[Hero] [spal/spí], jedna ponožka, jeden nápad.'],
    ),
    figure(
      'mravenka-meracka',
      'mravčia vedkyňa Milimetra',
      [
        'Mravčia vedkyňa Milimetra meria celý svet vlastným krokom. {|Záhrada má tisíc krokov, kuchyňa dvesto a bábovka, tá sa meria ústami.}',
        'V laboratóriu pod kameňom býva mravčia vedkyňa Milimetra. {|Jej ďalekohľad je z makového zrnka a vidno ním až na tretie steblo.}',
      ],
      ['[Hero] [spal] a pravítko [mal] namiesto deky.'],
    ),
  ],
  helpers: [
    figure(
      'profesorka',
      'profesorka Bublina',
      [
        'Nad stolom sa [=zdvihla] para a z nej [=vykukla] profesorka Bublina. {„Pokus sa podaril!“|„Pokus sa podaril, len celkom iný, než som chcela,“ [=vysvetlila] a [=utrela/utiera] si okuliare.} „A čo skúmate vy? Rada pomôžem.“',
        'Dvere [=vrzli/vŕzgajú] a [=vošla/vchádza] profesorka Bublina. {Na nose [=mala/má] jedny okuliare a na čele druhé.|Na nose [=mala/má] jedny okuliare, na čele druhé a tretie [=hľadala/hľadá]. „Cítim otázku,“ [=povedala/hovorí] a [=potiahla/poťahuje] nosom. „Čerstvú. Otázky treba spracovať, kým sú teplé.“} „Pomôžem vám,“ [=dodala/dodáva].',
      ],
      [
        'Profesorka Bublina [=zavrela] zošit a ceruzku [=uložila/ukladá] do puzdra ako do malej postieľky.',
        'Profesorka Bublina si [=zložila/skladá] okuliare, jedny po druhých. {Tíško si [=ľahla/líha], lebo sny vidí aj bez nich.|Prvé na knihu, druhé na hrnček a tretie na vankúš, lebo sny vidí aj bez nich.}',
      ],
    ),
    figure(
      'robot-cvak',
      'robot Cvak',
      [
        'Za skriňou niečo [=zacinkalo/cinká] a [=vyšiel] robot Cvak s prachovkou. {|„Práve som zmeral prach,“ [=hlásil], „dnes ho je o tri smietky menej a som na to hrdý.“} „Mám voľné ruky, cvak. Pomôžem.“',
        'Cvak, cvak, cvak. Po podlahe [=kráčal/kráča] robot Cvak. {„Som stroj na veľkú pomoc a prajem dobrý deň.“|„Som stroj na pomáhanie,“ [=hlásil/hlási], „model druhý, ten prvý pomáha už len sebe.“ Pri každom slove mu na bruchu [=svietila/svieti] žiarovka, pri slove koláč dve.} „Idem s vami, cvak.“',
      ],
      [
        'Robot Cvak si [=sadol] k stene a [=zložil] ruky do lona. V bruchu mu už len tíško [=priadol/pradie] motorček.',
        'Robot Cvak sa [=zapojil/zapája] na noc do zásuvky. {Žiarovka na bruchu mu [=svietila/svieti] jemne a tíško.|Žiarovka na bruchu [=svietila/svieti] jemne ako nočná lampička a [=cvakal/cvaká] už len potichu.}',
      ],
    ),
    figure(
      'macka-kvapka',
      'mačka Kvapka',
      [
        'Na teplom stroji sa [=pretiahla/preťahuje] mačka Kvapka. {|„Skúmam, ako dlho sa dá ležať,“ [=priznala], „a zatiaľ som nenašla koniec.“} „Mňau, idem s vami,“ [=zapriadla/pradie]. „Otázky mám rada.“',
        'Zo skrine [=zoskočila/zoskakuje] mačka Kvapka. {„Mňau,“ [=povedala/hovorí] a hneď sa [=šúchala/šúcha] o nohy.|„Mňau. Robím pokus,“ [=povedala/hovorí] a labkou [=zhodila/zhadzuje] zo stola lyžičku. „Padá. Robím ho denne a stále padá.“ Vedecky ju to veľmi [=tešilo/teší].} „Idem s vami pozorovať.“',
      ],
      [
        'Mačka Kvapka sa [=stočila/stáča] do mäkkej škatule a ticho v nej [=priadla/pradie].',
        'Mačka Kvapka si [=ľahla/líha] na teplý zošit. {Pomaly a tíško [=dýchala/dýcha] na prázdnu stranu.|Hlavu [=mala/má] pri otázke, chvost pri odpovedi a medzi tým pomaly [=dýchala/dýcha].}',
      ],
    ),
    figure(
      'upratovac',
      'školník Bárdoš',
      [
        'Po chodbe [=hrkotal/hrkoce] vozík a za ním [=išiel] školník Bárdoš. „Po každom pokuse zametám, tak viem, čo sa v ňom stalo,“ [=povedal]. {|„Z minulého týždňa mám vrece výbuchov a pol vreca aha.“} Metlu si [=oprel] a [=pomohol] im.',
        'Školník Bárdoš [=utieral] tabuľu a číslice mu [=padali] do vedra. {|„Sedmičky sa umývajú najťažšie,“ [=vysvetlil], „držia sa háčikom.“} Keď [=počul] o trápení, [=odložil] špongiu: „Veda nepočká.“',
      ],
      [
        'Školník Bárdoš [=zavesil] kľúče na klinec a celá chodba si s ním ticho [=vydýchla].',
        'Školník Bárdoš si [=vyzul] topánky a metla [=zaspala] v kúte, postojačky.',
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
      way: [
        'V zásuvke [=ležal] starý kompas a [=kýval] strelkou. „Aj ja mám dva konce,“ [=povedal]. „Jedným ukazujem a druhým premýšľam.“ {|Strelka sa [=otočila] k Maťovi, potom od neho a nakoniec [=ostala] v rozpakoch uprostred.} [Hero] si to [zapísal] do vedeckého zošita.',
        '[Hero] [posypal] papier železnými pilinami a pod papier [podložil] magnet. Piliny sa hneď [=poukladali/ukladajú] do oblúkov. {|Na jednom konci sa [=hrnuli/hrnú] von, na druhom dnu, ako cestujúci na stanici.} Magnet teda nie je z oboch strán rovnaký.',
        'Na chladničke [=držala] magnetka v tvare mrkvy nákupný lístok. „Ja som sa chytila hneď, ako ma otočili tvárou von,“ [=povedala]. {|Ďalej sa jej už [=nepýtali/nepýtajú], lebo na lístku [=bolo] maslo a to [=nepočká/nečaká].} [=Bola] to však dobrá stopa.',
      ],
      tries: [
        '[Hero] magnety [zviazal/zväzuje] špagátom. {Chvíľu [=držali/držia] <krivo~statočne> spolu. Potom šup, a každý [=bol/je] inde!|Chvíľu [=držali/držia], celé napäté, a potom šup, špagát [=bol/je] na lampe a magnety každý inde. „Kamarátstvo zo špagátu nebýva,“ [helper:poznamenal/poznamenáva] [helper].}',
        '[Helper] [helper:potrel/potiera] Maťa medom. {Teraz sa [=lepil/lepí] na zošit aj na rukáv. Iba na Mimu sa [=nelepil/nelepí].|Teraz sa Maťo [=lepil/lepí] na všetko: na zošit, na rukáv, na muchu. Iba na Mimu nie. Záver pokusu: med nie je veda, ale chutí.}',
        'Maťo Mime [=zaspieval/spieva]. {„To bolo pekné,“ [=volala/volá] Mima. Ale [=bola/je] ešte ďalej než predtým.|„To bolo krásne,“ [=volala/volá] Mima z diaľky a celá sa [=chvela/chveje]. Lenže každá nota ju [=posunula/posúva] ešte o kúsok.}',
      ],
      solutions: [
        {
          id: 'otoc',
          text: [
            '[Hero] si Maťa [obzrel/obzerá]. Jeden koniec [=mal/má] červený, druhý modrý. „Maťo, otoč sa!“ {Maťo sa pomaly [=otočil/otáča] druhým koncom. Ťuk, a Mima [=bola/je] hneď pri ňom! „Stačilo sa otočiť!“ [=smiali/smejú] sa magnety.|„Chrbtom? To predsa nie je slušné,“ [=zháčil/háči] sa Maťo, no [=otočil/otáča] sa čelom vzad. A vtedy ťuk! Mima [=bola/je] pri ňom, a presne sa k sebe [=hodili/hodia]. „Rovnaké konce sa odstrkujú, rôzne priťahujú,“ [zapísal/zapisuje] si [hero] do vedeckého zošita. „Takže sme sa mali celý čas radi,“ [=hlásila/hlási] Mima, „len z nesprávnej strany.“ [Helper] od radosti <[helper:zatlieskal/tlieska]~[helper:poskočil/skáče]>.} Pokus sa [=podaril/darí].',
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
      id: 'tien-obed',
      title: ['Kam chodí tieň na obed', '[Hero] a stratený tieň'],
      refrain: ['Slnko hore, tieň je malý', 'Kto má svetlo, ten má tieň'],
      ask: 'Nevidel tu niekto stratený tieň?',
      spark: [
        '[Hero] [pozrel/pozerá] na zem. Tieň [=chýbal/chýba]! {Ráno [=bol/je] dlhý až po plot a teraz nikde nič. Kam asi [=šiel/ide]? [Hero] to [chcel/chce] zistiť.|Ráno [=siahal/siaha] až k plotu a [=mal/má] nohy ako bocian, a teraz, pod poludňajším slnkom, z neho [=ostala/ostáva] akási škvrnka pri päte. „Veda pozná stratené ponožky,“ [mrmlal/mrmle] [hero], „ale stratený tieň je niečo nové.“ [Vzal/Berie] si pravítko, kriedu a jablko. [=Začal/Začína] sa výskum.}',
        'Tieň malej Tonky [=plakal/plače], ale nikto ho [=nevidel/nevidí]. {„Kde si, tieň môj?“ [=volala/volá] malá Tonka. [Hero] jej [chcel/chce] pomôcť.|„Ráno mával,“ [=vravela/vraví] Tonka, „skákal, keď skáčem ja, a teraz mi niekam odišiel bez rozlúčky.“ Pod Tonkou [=bola/je] naozaj len malá tmavá mláčka. „Preskúmame to,“ [sľúbil/sľubuje] [hero]. „Tieň predsa nemá kľúče, ďaleko nemôže byť.“} [=Začal/Začína] sa vedecký pokus.',
      ],
      way: [
        'Slnečné hodiny na stene [=zívali]. „Ja žijem z tieňa,“ [=povedali]. „A na obed mávam vždy najmenej roboty.“ {|Za celý svoj život vraj ani raz nemeškali, iba keď bolo pod mrakom, vtedy neprišli vôbec.} [Hero] si to [zapísal].',
        'Za plotom [=stála] slnečnica a pomaly [=otáčala] hlavou. {|„Keď sa pozerám rovno hore, je pod mnou iba vankúšik tieňa,“ [=povedala], „a keď sa pozerám nabok, mám za chrbtom dlhý tmavý chvost.“} Slnečnice sa vo svetle vyznajú.',
        'Kocúr [=ležal] pri múre a každú chvíľu sa [=presunul/presúva] za tieňom. Ráno [=začal] pri sude a teraz [=bol] pri bráničke. {|„Tieň neuteká,“ [=zívol], „on chodí do práce a ja s ním.“} Aj to je pozorovanie.',
      ],
      tries: [
        '[Hero] sa [pozrel/pozerá] pod kameň. {[=Bol/Je] tam tieň, no len tieň kameňa. „Ten nedám!“ [=bručal/bručí] kameň.|[=Bol/Je] tam tieň, no kameňov, a ten sa za iného nevydáva. „Mám svojho,“ [=bručal/bručí] kameň, „a bez môjho dovolenia nikam nejde.“}',
        '[Helper] [helper:nalial/nalieva] na tanierik mlieko. {Na mačky to funguje. Teraz však [=prišiel/prichádza] ježko a všetko [=vypil/pije]!|Na mačky to vraj funguje vždy. Teraz však [=prišiel/prichádza] ježko. Pod sebou [=mal/má] tiež len taký maličký tieň a vôbec mu to [=neprekážalo/neprekáža].}',
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
            '[Hero] [vzal/berie] lampu a [zasvietil/svieti] zboku. {<Hop~Blik>, na stene [=bol/je] veľký tieň! Keď [=šla/ide] lampa hore, tieň [=bol/je] malý. Keď [=šla/ide] lampa dolu, tieň [=bol/je] veľký. „Tak to robí aj slnko!“|Na stene [=vyskočil/vyskakuje] tieň s ušami a od radosti [=mával/máva] obomi rukami. [Hero] [dvíhal/dvíha] lampu pomaly hore: tieň [=klesal/klesá], až [=bol/je] z neho koláčik pri päte. Lampa dolu: tieň až po strop. „Slnko je na obed ako lampa nad hlavou,“ [zistil/zisťuje] [hero]. „Tieň sa nestratil, on len obeduje pri nohách.“ [Helper] [helper:vyskúšal/skúša] na stene <zajaca, psa~husku, zajaca~jeleňa, kačku> a jedno neznáme zviera.} Veda je {zábava pre každého!|veselá, keď sa v nej dá skákať.}',
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
        'Bublina Belka [=letela/letí] a [=triasla/trasie] sa. {„Ja nechcem prasknúť!“ Ostatné bubliny už [=pukali/pukajú], puk a puk. Belka [=chcela/chce] vidieť večer. [Hero] jej [chcel/chce] pomôcť.|„Ja nechcem prasknúť! Všetky moje sestry sú puk hneď za dverami,“ [=šepkala/šepká], „a ja by som chcela vidieť aspoň západ slnka. Je to veľa?“ Na bublinu je to veľa, tá žije kratšie než jedna pesnička. Ale veda je predsa na to, aby sa pýtala, či to nejde aj inak. [Hero] [vybral/vyberá] lievik, misku a zošit.}',
        'Fú! [Hero] [fúkol/fúka] do slamky a [=vyletela/letí] bublina. {„Ahoj, ja som Belka! Môžem tu byť až do večera?“ Taký pokus tu ešte [=nebol/nie je].|„Dobrý deň, som Belka,“ [=povedala/hovorí], celá dúhová. „Ako dlho budem?“ [Hero] sa [pozrel/pozerá] na hodinky. „Zatiaľ tri sekundy.“ „A nedalo by sa do večera? Počula som, že večer býva pekne.“ Taký pokus ešte vo vedeckom zošite [=nebol/nie je].}',
      ],
      way: [
        'Na okne [=visela] stará kvapka a dlho sa [=držala]. „Ja si dávam pozor, aby ma nič nevysušilo,“ [=poradila] Belke. {|„Držím sa v tieni a nemyslím na radiátor.“} [Hero] hneď [zatiahol] záves.',
        'Teta práčka [=točila] bielizeň a bublín [=mala] plné okno. „U mňa vydržia dlhšie,“ [=zabublala]. „Mám tu totiž vždy mokro.“ {|Potom [=prešla] na žmýkanie a už sa s ňou [=nedalo] rozprávať.} Mokro je teda dobré.',
        'V cukrovej vate [=sedela] osa a [=olizovala/olizuje] si nohy. „Čo je sladké, to sa nerado pustí,“ [=povedala]. {|[=Chcela] to dokázať, ale jednu nohu už [=nemohla/nemôže] odlepiť.} [Hero] jej [pomohol] a na niečo pri tom [prišiel].',
      ],
      tries: [
        'Belku [=položili/kladú] na vankúš. {„Jáj, to šteklí!“ [=pišťala/piští] Belka. Rýchlo ju [=dvíhali/dvíhajú] zas hore.|„Pichá,“ [=pípla/pípa] Belka. „Vankúš?“ „Na vás mäkko, na mňa ihličie.“ [=Zdvihli/Dvíhajú] ju teda a suchý vankúš [=zapísali/zapisujú] do zošita medzi veci, ktoré bubliny nemajú rady.}',
        '[Helper] Belke [helper:nasadil/nasadzuje] čiapku. {Čiapka cez ňu [=prepadla/padá] ako cez hmlu. „Ja nemám uši,“ [=smiala/smeje] sa Belka.|Čiapka [=prešla/prechádza] cez Belku ako hmla cez plot a Belka iba [=kýchla/kýcha] dúhou. „Milé,“ [=povedala/hovorí], „ale aj tak nemám uši.“}',
        '[Hero] do misky [nasypal/sype] soľ. {Puk, puk, puk, a tri nové bubliny [=boli/sú] preč. So soľou to [=nešlo/nejde].|Tri nové bubliny: puk, puk, puk. Soľ sa [=poučila/poučí] a [=vrátila/vracia] na poličku. Veda ide aj takto, po schodíkoch z toho, čo nevyšlo.}',
      ],
      solutions: [
        {
          id: 'cukor',
          text: [
            '[Hero] [pridal/pridáva] do vody cukor. {Bublina [=bola/je] hrubšia a hrubšia. Belka [=letela/letí] až k oknu a [=nepukla/nepuká]. [=Videla/Vidí] celý západ slnka!|<Jednu lyžičku, potom druhú~Najprv štipku, potom lyžičku>, a [miešal/mieša] pomaly a potichu. Belka sa z novej vody [=napila/napája] a jej tenká košieľka [=zhustla/hustne]. Desať sekúnd. Minúta. „Ešte som,“ [=hlásila/hlási]. [Helper] [helper:strážil/stráži], aby do nej nefúklo, a tak ju [=doniesli/nesú] až k oknu. Slnko práve [=klesalo/klesá]. V Belke [=bolo/je] celé: dolu zlaté, hore ružové a uprostred maličký obrátený dom.} „To je krásne,“ [=šepkala/šepká].',
          ],
        },
        {
          id: 'pohar',
          text: [
            '„Bublina praskne, keď vyschne,“ [povedal/hovorí] [hero]. {Tak Belku [=niesli/nesú] do veľkého mokrého pohára. Tam [=bola/je] až do večera. A [=videla/vidí], ako ide slnko spať!|A tak [=navlhčili/vlhčia] veľký pohár od <uhoriek~nakladaných uhoriek>, [helper] ho [helper:držal/drží] nakrivo a Belka doň [=vplávala/vpláva] ako ryba. Vrchnák, ticho a čakanie. Päť minút. Desať. „Je tu trochu cítiť kôpor,“ [=povedala/hovorí], „ale inak ako v kráľovstve.“ Keď slnko [=zapadalo/zapadá], [=postavili/stavajú] pohár na okno a Belka v ňom [=svietila/svieti] ako dúhová lampa.} Pokus na {jednotku s hviezdou!|jednotku, [=povedala] by každá vedecká kniha.}',
          ],
        },
      ],
      after: [
        'Belka [=mala/má] na bruchu celý západ slnka. {„Ďakujem vám, to bolo krásne!“ [=volala/volá] na nich.|„Ďakujem, to mi stačí na celý život,“ [=vravela/vraví], „a ten je už teraz na bublinu veľmi dlhý.“}',
        '„Ešte som tu,“ [=spievala/spieva] si Belka. {Na bruchu [=mala/má] všetky farby sveta.|Do vedeckého zošita [=pribudla/pribúda] strana s dúhovým kolieskom, ktoré tam Belka [=odtlačila/odtláča] sama.}',
      ],
      fact: '[Hero] [pomohol/pomáha] bubline Belke vidieť západ slnka.',
    },
    {
      id: 'kaluz',
      title: ['[Hero] a kaluž, ktorá odišla', 'Kam chodia kaluže'],
      refrain: [
        'Bola mláka, kde je dnes, azda ju vypil smädný pes',
        'Kvapka hore, kvapka dolu, raz sa stretnú obe spolu',
      ],
      ask: 'Nevideli ste tu jednu celkom malú kaluž?',
      spark: [
        'Pred dverami [=bola] ráno kaluž a vrabec Ferdo sa v nej [=kúpal/kúpe]. Po obede [=ostal] na zemi iba suchý krúžok. {|„Dal som si v nej uterák,“ [=čvirikal] Ferdo, „a teraz mám uterák, ale nemám kúpeľ.“} „Kam mi odišla?“ [=pýtal] sa. [Hero] [vytiahol] vedecký zošit.',
        'Vrabec Ferdo [=stál] na suchom chodníku v plavkách. „Mala tu byť kaluž,“ [=povedal]. „Ráno som si ju zaplatil omrvinkou.“ {|Kanál [=bol] ďaleko, pes ju [=nevypil/nepije] a na dverách [=nebol] nijaký odkaz.} To [=bola] záhada pre vedu. [Hero] [kľakol] k zemi s lupou.',
      ],
      way: [
        'Na šnúre sa [=sušila] košeľa. „Ráno som vážila dve kilá a teraz nevážim skoro nič,“ [=pochválila] sa. {|„Voda zo mňa odišla po špičkách, ani gombíky si nič nevšimli.“} [Hero] si košeľu [poznačil] ako svedka číslo jeden.',
        'Nad hrncom s čajom [=stúpala/stúpa] para a okno nad ním [=bolo] mokré. {|[Helper] naň prstom [helper:nakreslil] <vrabca~mačku~slniečko> a obrázok o chvíľu [=stiekol/steká] dolu ako ozajstná voda.} Čo je hore, bolo teda predtým dolu.',
        'V kvetináči [=dýchala] muškátová zem. „Mňa poliali ráno,“ [=povedala], „a na obed som už smädná. Slnko pije so mnou.“ {|[=Nehnevala/Nehnevá] sa naň, vraj aspoň neje listy.} To [=bola] dôležitá stopa.',
      ],
      tries: [
        '[Hero] [nalial] na zem novú kaluž a [strážil] ju. O hodinu [=bola] menšia o palec. {|Nikto [=neprišiel/neprichádza] a nikto [=neodišiel/neodchádza], iba [hero] s lupou a jedna mucha.}',
        '[Helper] [helper:prikryl] kaluž klobúkom. Klobúk [=navlhol/vlhne], kaluž [=ostala] a vrabec sa pod <klobúk~neho> [=nezmestil]. {|„Kúpeľ so strechou nechcem,“ [=povedal] Ferdo, „to je potom sprcha.“} [=Bolo] to však poučné.',
        '[=Skúsili] kaluž zavolať späť. „Kaluž, domov!“ [=Pribehla] mačka Kaluža z vedľajšieho dvora. {|Vrabec [=vyletel] na strechu a [=odkázal/odkazuje], že takú kaluž [=nemal] na mysli.} Mačka [=dostala] mlieko.',
      ],
      solutions: [
        {
          id: 'krieda-kruh',
          text: [
            '[Hero] [obkreslil/kreslí] novú kaluž kriedou a o chvíľu ešte raz. Každý kruh [=bol] menší než ten predtým. „Neodišla naraz,“ [povedal] [hero]. „Slnko ju dvíha po kvapkách, takých malých, že ich nevidno.“ {|[Helper] si [helper:ľahol] na brucho a [helper:pozeral] proti svetlu, kde sa vzduch nad chodníkom jemne [=vlnil].} „Takže je hore?“ [=spýtal] sa Ferdo. Nad dvorom práve [=plával] <biely~malý~okrúhly> obláčik. {|Vrabec mu [=zasalutoval], lebo [=bolo] celkom možné, že je to jeho vaňa.} Večer [=pršalo] a kaluž [=bola] späť.',
          ],
        },
        {
          id: 'pohar-okno',
          text: [
            '[Hero] [nalial] vodu do dvoch pohárov. Jeden [prikryl] tanierikom a druhý [nechal] otvorený na okne. Potom [=čakali]. {|Čakanie je najdlhší vedecký prístroj a [helper] naň [helper:zohrial] <dve kakaá~trochu mlieka~dva hrnčeky čaju>.} V otvorenom pohári vody [=ubudlo/ubúda]. V zakrytom [=viseli] pod tanierikom kvapky. „Voda chcela hore, ale mala strop,“ [povedal] [hero]. {|Vrabec Ferdo si [=vypýtal/pýta] lupu a dlho si kvapky [=obzeral]: tieto vraj pozná po mene.} Kaluž teda nezmizla, iba [=išla] do oblakov.',
          ],
        },
      ],
      after: [
        'Po daždi sa Ferdo [=kúpal/kúpe] aj za včera. {|Na okraj kaluže [=zapichol] lístok: „Vrátim sa po daždi. Ona tiež.“} Vedecký zošit [=bol] trochu mokrý.',
        'Odvtedy Ferdo oblakom [=kýval]. {|Keď [=bol] niektorý obzvlášť okrúhly, [=povedal] si, že v takom by sa dalo aj plávať.} Uterák mu medzitým [=uschol/schne].',
      ],
      fact: '[Hero] [zistil], kam odišla kaluž vrabca Ferda.',
    },
    {
      id: 'plastelina',
      title: ['[Hero] a gulička, ktorá chcela plávať', 'Ako sa plastelína stala kapitánom'],
      refrain: ['Raz si guľka, raz si čln, hojdá ťa tá malá vlna', 'Guľka, guľka, nezúfaj, na vode sa kolísaj'],
      ask: 'Ako sa dá naučiť plávať guľka z plastelíny?',
      spark: [
        'Na stole [=ležala] guľka z plastelíny a [=volala] sa Gulo. „Chcem byť námorníkom,“ [=povedala] guľka. {|Lenže vždy, keď [=skočila] do vane, [=ozvalo] sa žblnk a z dna [=mávala] bublinami.} Smutne sa [=kotúľala]. [Hero] jej [sľúbil] pokus.',
        'Žblnk, a [=bolo] po plavbe. Plastelínová guľka Gulo [=ležala] na dne misky už piaty raz. {|„Zdola je to tiež pekné,“ [=hlásila] statočne, „len nevidím, kam sa plavím.“} Vedľa veselo [=plával] drevený kolík. [Hero] si [vyhrnul] rukávy.',
      ],
      way: [
        'Na kraji misky [=sedela] polovica orechovej škrupiny. „Celý orech by sa potopil,“ [=povedala], „ja mám v sebe miesto.{| To miesto je najľahšia vec na svete a nosím ho všade.}“ [Hero] sa [pozrel] dovnútra a naozaj tam [=nebolo] nič.',
        '[Hero] [vložil] do vody lyžicu. Lyžica sa [=potopila/potápa]. Potom na vodu [položil] tanierik a ten sa [=kolísal]. {|[Helper] to celé [helper:zapísal]: „Lyžica, žblnk, tanierik, hojda.“} Ťažké veci teda plávať vedia.',
        'Po rybníku za oknom [=plávala] kačica. „Sedím na vode naširoko,“ [=povedala], „na špičke by som sa potopila.“ {|[=Predviedla] to a naozaj z nej chvíľu [=trčal] iba chvost.} Vedu treba vidieť na vlastné oči.',
      ],
      tries: [
        'Gulovi [=dali] plavecké koleso z nite. Niť sa [=namočila] a [=ľahla] si na dno vedľa neho. {|„Aspoň mám spoločnosť,“ [=povedal] Gulo a niť sa mu [=ovinula] okolo brucha.} [=Vylovili/Lovia] ich oboch.',
        '[Helper] [helper:fúkal] zdola cez slamku. Gulo [=poskakoval/poskakuje] po dne a [=smial] sa. {|Voda [=bola] na stole, na strope aj v zošite, iba Gulo [=nebol] na hladine.} Veselé to [=bolo].',
        '[Hero] [zmenšil/zmenšuje] guľku na polovicu. Žblnk, [=ozvalo] sa, ale celkom tenko. {|Na dne [=ležali] zrazu dvaja a druhý sa hneď [=predstavil] ako Gulko.} [=Spojili] ich zas dohromady.',
      ],
      solutions: [
        {
          id: 'miska',
          text: [
            '„Nepotrebuješ byť ľahší, potrebuješ byť širší,“ [povedal] [hero]. Palcami [urobil] v guľke jamku a potom okraj, dookola. Gulo sa [=smial], lebo to [=šteklilo]. {|O chvíľu z neho [=bola] miska, celkom pekná, s nosom vpredu a so zadkom vzadu.} [Helper] misku pomaly [helper:položil] na vodu. Hojda, a Gulo [=plával]! „Tlačím do vody bokmi a ona tlačí mňa,“ [=hlásil]. {|„Koľko vody odtlačíš, toľko ťa podrží,“ [zapísal] si [hero], „to je slušné od oboch.“} A miska sa [=kolísala].',
          ],
        },
        {
          id: 'plt',
          text: [
            '[Hero] sa [opýtal] Gula, či mu musí plávať on sám. „Námorník predsa nepláva,“ [povedal] [hero], „námorník má loď.“ To Gulovi ešte ani raz [=nenapadlo/nenapadá]. [=Pozbierali] korky z fliaš a [hero] ich [zviazal/zväzuje] <špagátom~stužkou~šnúrkou z topánky>. {|[Helper] [helper:pridal] plachtu z obalu od <čaju, preto loď [=voňala] šípkami~pudingu, preto loď [=voňala] vanilkou>.} Gulo si [=sadol] doprostred a korky ho [=podržali/držia]. {|Korok je totiž plný malých izbičiek so vzduchom a v každej je miesto na kúsok námorníka.} „Zdvihnúť kotvu!“ [=zavolal] a [=plával] na druhý koniec <misky~oceánu, teda misky>.',
          ],
        },
      ],
      after: [
        'Gulo [=previezol/preváža] cez misku mravca, gombík a hrášok. {|Hrášku [=bolo] cestou trochu zle, ale na brehu hneď [=povedal], že pôjde ešte raz.} Plavba [=bola] hotová.',
        'Na boku lode [=bolo] napísané „Gulo“. {|Písané [=bolo] špáradlom a jedno písmeno [=plávalo] naopak, čo je na mori dovolené.} Pokus sa [=podaril].',
      ],
      fact: '[Hero] [naučil] plastelínovú guľku Gula plávať.',
    },
    {
      id: 'telefon',
      title: ['[Hero] a dve okná, čo sa nepočuli', 'Telefón z dvoch téglikov'],
      refrain: ['Haló tam a haló sem, šepkaj ticho do ucha', 'Nitka tenká, napnutá, nesie slová do kúta'],
      ask: 'Ako poslať šepot na druhú stranu dvora?',
      spark: [
        'Dve staré myši [=bývali] v oknách oproti sebe. [=Chceli] sa večer rozprávať, ale dvor [=bol] široký. {|Kričať [=nevedeli], majú totiž hlas len na dĺžku stola.} „Čo si mala na večeru?“ [=volala] jedna. „Áno, vo štvrtok,“ [=odpovedala] druhá. [Hero] im [chcel] pomôcť.',
        'V jednom okne [=mávala] myš obrusom, v druhom myš vreckovkou. [=Mávali] si už hodinu a ani jedna [=nevedela] čo. {|„Myslím, že jej horí,“ [=povedala] prvá. „Myslím, že ma volá tancovať,“ [=povedala] druhá.} [Hero] sa [rozhodol] vynájsť spojenie.',
      ],
      way: [
        'Na plote [=hral] pavúk na svojej sieti. „Keď na druhom konci sadne mucha, ja to cítim tu,“ [=povedal]. {|„Nevidím ju, nepočujem ju, ale nitka mi to povie do nohy.“} [Hero] sa nitky zľahka [dotkol].',
        '[Hero] [priložil] ucho na zábradlie. Na druhom konci [helper] [helper:ťukol] lyžičkou a [=bolo] to počuť ako zvon. {|Vzduchom [=prišlo/prichádza] len tenké cink, ale železom celá nedeľa.} Zvuk teda rád cestuje po niečom.',
        {
          gives: 'nitka',
          text: 'Krajčírka v prízemí im [=darovala] klbko voskovanej nite. „Musí byť napnutá,“ [=poradila], „ovisnutá niť počuje len samu seba.“ {|Pri reči [=napínala/napína] niť medzi prstami a tá [=spievala].} Klbko si [=vzali] so sebou.',
        },
      ],
      tries: [
        '[Hero] [zroloval/roluje] papier a [podal] ho myši ako trúbu. Hlas z nej [=vyšiel] veľký, ale [=letel] na holuba. {|Holub [=odpovedal], že na večeru [=mal] zrno a že ďakuje za opýtanie.} Druhé okno [=mlčalo].',
        '[Helper] [helper:nosil] odkazy po schodoch. Tri poschodia dolu a tri hore. {|Kým [helper:doniesol] „dobrý večer“, [=bola] noc, a kým „dobrú noc“, [=bolo] ráno.} To je na správy pomalé.',
        '[=Pustili] odkaz na papierovom lietadle. [=Vletelo/Vlieta] do okna pánovi <učiteľovi~hodinárovi~poštárovi>. {|Ten v ňom [=opravil] jednu chybu a [=poslal] ho späť s <jednotkou mínus~pochvalou~pozdravom>.} Myši ho však [=nečítali/nečítajú].',
      ],
      solutions: [
        {
          id: 'tegliky',
          needs: 'nitka',
          text: [
            '[Hero] [urobil] do dvoch jogurtových téglikov dierku. Cez dierky [prevliekol/prevlieka] voskovanú niť a na koncoch [uviazal] uzlíky. {|Holub ju za jedno zrno [=preniesol/prenáša] cez dvor a ani sa [=nepýtal/nepýta], o čo ide.} „Teraz ju napnite,“ [povedal] [hero]. Prvá myš si [=priložila] téglik k uchu. „Mala som <syr~kôrku~orech>,“ [=zašepkalo] v ňom. {|Myš od prekvapenia téglik [=pohladila], lebo ten hlas v ňom [=bol] taký blízky ako pod perinou.} „Aj ja,“ [=šepla] späť. Po nitke [=chodil] šepot tam a zas.',
          ],
        },
        {
          id: 'svetielka',
          text: [
            '„Keď nejde hlas, nech ide svetlo,“ [povedal] [hero]. Každá myš [=dostala] sviečku a hrnček, ktorým ju vie prikryť. Jedno bliknutie [=bolo] áno, dve nie a tri „mám ťa rada“. {|[Helper] z toho [helper:urobil] malú tabuľku a pre istotu k nej [helper:pridal] aj <„prihorela mi kaša“~„mám nové papuče“~„už sa mi zíva“>.} Z prvého okna [=bliklo/bliká] tri razy. Z druhého tiež. {|Potom ešte tri a ešte tri, až si celý dvor [=myslel], že [=vyšli] nové hviezdy.} A myši si [=mohli] povedať všetko, čo [=bolo] treba.',
          ],
        },
      ],
      after: [
        'Odvtedy si myši každý večer [=povedali], čo mali na večeru. {|[=Zistili], že desať rokov jedia to isté, a veľmi sa tomu [=potešili].} Dvor [=bol] zrazu celkom úzky.',
        'Holub si na spojenie [=zvykol/zvyká]. {|Sedáva vedľa, tvári sa, že spí, a počúva na pokračovanie.} Vynález [=fungoval/funguje].',
      ],
      fact: '[Hero] [spojil] dve okná, aby sa myši mohli večer rozprávať.',
    },
    {
      id: 'sol-a-piesok',
      title: ['[Hero] a soľ v piesku', 'Ako rozdeliť to, čo sa pomiešalo'],
      refrain: ['Zrnko k zrnku, kto je kto, voda vyzradí nám to', 'Sypem, miešam, čakám, hľa, soľ sa z piesku vybrala'],
      ask: 'Ako sa dostane soľ von z piesku?',
      spark: [
        'Kuchárovi sa [=vysypala/vysype] soľ do vedra s pieskom. O chvíľu [=mala] byť polievka a soľ [=bola] posledná. {|„Soliť pieskom som skúšal raz v tábore,“ [=povedal] kuchár, „neodporúčam.“} Zrnká [=vyzerali] úplne rovnako. [Hero] si [vzal] lupu.',
        'Vo vedre [=bola] soľ a piesok a nikto [=nevedel], kde sa čo začína. {|Za stolom [=sedelo] šesť hladných vedcov a polievka bez soli sa na nich [=pozerala].} „Zrnko po zrnku,“ [=vzdychol] kuchár a [=vzal] pinzetu. [Hero] [vedel], že veda má aj rýchlejšie cesty.',
      ],
      way: [
        'Pod lupou [=boli] zrnká každé iné. Piesok [=bol] guľatý a hnedý, soľ [=mala] rohy ako kocky. {|Jedna kocka [=bola] taká pekná, že sa na ňu [helper] [helper:pozeral] celú minútu.} Iné teda sú, len sú malé.',
        'Na okne [=stál] pohár s vodou a kockou cukru. Kocka sa pomaly [=strácala/stráca], až z nej [=nebolo] nič. {|„Nikde nie som a predsa ma tu chutí celý pohár,“ [=ozvala] sa kocka už z vody.} To [=bolo] čudné a dôležité.',
        'Starý námorník na návšteve [=pil] čaj. „More je slané,“ [=povedal], „ale na dne má piesok. A nikdy sa im to nepomiešalo.“ {|[=Povedal] to len tak, medzi dvoma dúškami, ako sa hovoria veľké veci.} [Hero] [zdvihol] hlavu.',
      ],
      tries: [
        '[Hero] [preosial/preosieva] vedro cez sitko. [=Prepadlo/Prepadá] všetko, soľ, piesok aj jedno prekvapené semienko. {|Sitko [=bolo] vraj na múku a na také drobné nemá nervy.} Znova dohromady.',
        '[Helper] [helper:priložil] magnet. Magnet [=vytiahol] <klinec~skrutku>, sponku a kuchárove kľúče od špajze. {|Kľúče kuchár [=hľadal] od Vianoc, a tak to [=bol] náramne úspešný omyl.} Soľ však [=ostala] vo vedre.',
        '[=Fúkali] do vedra, nech odletí to, čo je ľahšie. [=Odletelo] všetko a najviac kuchárovi do fúzov. {|„Slané,“ [=zistil] kuchár po chvíli, „ale trochu to chrumká.“} Fúzy [=vytriasli] späť do vedra.',
      ],
      solutions: [
        {
          id: 'rozpustit',
          text: [
            '„Soľ sa vo vode stratí a piesok nie,“ [povedal] [hero] a [nalial] do vedra vodu. [=Miešali], až kým na jazyku [=nebola] slaná. Potom ju [preliali/prelievajú] cez plátno. {|Piesok [=ostal] hore, mokrý a trochu urazený, a do hrnca [=tiekla] voda číra ako sklo.} „A kde je soľ?“ [=zľakol] sa kuchár. „V nej,“ [povedal] [hero]. [Helper] vodu [helper:zohrial], až [=odišla] do pary. {|Na dne [=svietila] biela vrstva a v nej rohaté kocky, jedna krajšia než druhá.} Polievka [=bola] osolená.',
          ],
        },
        {
          id: 'rovno-polievka',
          text: [
            '[Hero] sa [zamyslel]. „Načo soľ sušiť, keď ju aj tak namočíme do polievky?“ {|Všetci pri stole naraz [=zdvihli] hlavu, lebo také jednoduché im to [=nenapadlo/nenapadá].} Do vedra [nalial] teplú vodu a [zamiešal]. Piesok si [=ľahol] na dno a voda nad ním [=bola] slaná. „Teraz len počkať, kým si sadne,“ [povedal] [hero]. [Helper] [helper:počítal] do sto, a to pomaly. {|Potom kuchár zvrchu [=odobral/odoberá] naberačkou presne toľko, koľko [=chcela] polievka.} Piesok sa [=vrátil] na ihrisko, umytý ako nikdy.',
          ],
        },
      ],
      after: [
        'Polievku [=zjedli] do poslednej kvapky. {|Kuchár si k soľničke [=nalepil] lístok „soľ“ a k vedru lístok „naozaj nie“.} Veda [=chutila].',
        'Najkrajšie zrnko soli [=dostalo] vlastnú krabičku a meno Katarína. {|Leží v nej na vate a pri lupe sa ešte vždy trochu leskne.} Vedci [=oddychovali].',
      ],
      fact: '[Hero] [zistil], ako rozdeliť soľ a piesok.',
    },
    {
      id: 'kyvadlo',
      title: ['[Hero] a hodiny, čo sa ponáhľali', 'Prečo obed prišiel priskoro'],
      refrain: ['Tik a tak a tam a sem, kyvadielko, spomaľ deň', 'Dlhá šnúrka, dlhý krok, krátka šnúrka, samý skok'],
      ask: 'Ako sa spomaľujú hodiny, ktoré sa ponáhľajú?',
      spark: [
        'Hodiny s kyvadlom sa [=ponáhľali/ponáhľajú]. [=Odbíjali/Odbíjajú] obed, keď ešte všetci [=raňajkovali]. {|Teta Amália kvôli nim [=jedla] polievku s lekvárom, lebo [=nevedela], čo práve platí.} „Ja za to nemôžem,“ [=tikali]. [Hero] im [otvoril] dvierka.',
        'Bim, bam, [=odbili/odbíjajú] hodiny večer. Vonku pritom [=svietilo] ranné slnko. {|Sliepky si [=ľahli], [=vstali] a zase si [=ľahli], potom sa už iba [=pozerali] jedna na druhú.} Kyvadlo [=kývalo] rýchlo ako chvost šteňaťa. [Hero] si [sadol] pred ne so zošitom.',
      ],
      way: [
        'Na dvore sa [=hojdali] dve deti, jedno na krátkej hojdačke a druhé na dlhej. Krátka [=kmitala/kmitá] rýchlo, dlhá pomaly. {|„Ja stihnem trikrát tam a späť, kým ona povie jú,“ [=pochválilo] sa to na krátkej.} [Hero] si to [zapísal].',
        '[Hero] [uviazal] na špagát kľúč a [nechal] ho kývať. Potom si špagát [skrátil/skracuje] a kľúč sa [=rozbehol]. {|[Helper] to [helper:počítal] pulzom, ale srdce sa od nadšenia tiež [=zrýchlilo/zrýchľuje].} To už [=nebola] náhoda.',
        'V skrinke pod kyvadlom [=bývala] moľa s pletením. „Odkedy prišla zima, je tá tyč akási kratšia,“ [=povedala]. {|„Ja to poznám, aj mne sa v chlade scvrkne sveter.“} Vedecky to [=znelo] výborne.',
      ],
      tries: [
        '[Hero] [poprosil] hodiny, aby išli pomalšie. [=Skúsili] to a [=zastali/stoja] celkom. {|Teta Amália si [=myslela], že je konečne vždy, a [=dala] si aj obed, aj večeru.} [=Museli] ich znova rozhojdať.',
        '[Helper] [helper:zavesil] na kyvadlo <jablko~červené jablko>. [=Kývalo] sa skoro rovnako a ešte [=voňalo]. {|Ťažšie teda neznamená pomalšie a jablko aspoň o desiatej [=zjedli/jedia].} Aj to si [=zapísali/zapisujú].',
        '[=Posúvali] ručičky po každej hodine späť. O dve hodiny [=boleli/bolia] všetkých prsty. {|Hodiny sa [=tvárili], že je to hra, a pri treťom zacúvaní [=odbili/odbíjajú] trinásť.} Tak sa to robiť nedá.',
      ],
      solutions: [
        {
          id: 'matica',
          text: [
            '„Krátke kmitá rýchlo, dlhé pomaly,“ [povedal] [hero]. „Stačí kyvadlo predĺžiť.“ Pod kotúčom [=bola] malá matica. [Hero] ju [otočil] o jednu otáčku a kotúč [=klesol] nižšie. {|[=Nebolo] to viac než hrúbka omrvinky, ale hodiny si hlboko [=vydýchli].} [Helper] [helper:držal] stopky. Tik. A dlho nič. Tak. {|Sliepky prvý raz [=vstali] načas a teta Amália [=zjedla/je] lekvár s chlebom.} Hodiny [=išli] presne.',
          ],
        },
        {
          id: 'hojdacka',
          text: [
            '[Hero] sa hodín [opýtal], prečo sa tak ponáhľajú. „Je nám zima,“ [=tikali]. „Pri dverách fúka a my sa celé krčíme.“ {|Každý kov sa v chlade trochu skráti, aj kyvadlo, len o tom nerado hovorí.} „Presťahujeme vás,“ [povedal] [hero]. Hodiny [=preniesli/prenášajú] k peci, [helper] ich [helper:držal] zdola a [hero] zhora. Pri teple sa kyvadlo [=natiahlo], ako keď sa <mačka~ospalé dieťa> vystrie. {|Kmity [=boli] hneď o vlások dlhšie a každý [=mal] na konci malé spokojné zastavenie.} Do obeda [=bol] zase čas na všetko.',
          ],
        },
      ],
      after: [
        'Obed [=prišiel] na obed a večera na večeru. {|Sliepky sa hodinám ráno [=uklonili], prvá zľava za všetky.} Kyvadlo pokojne [=kývalo].',
        'Hodiny [=tikali] tak pekne, že pri nich moľa zo skrinky [=dopletla/dopletá] rukáv. {|Teta Amália si k nim [=postavila] kreslo a volá ho stanica Pohoda.}',
      ],
      fact: '[Hero] [spomalil] hodiny, ktoré sa ponáhľali.',
    },
  ],
  obstacles: [
    'Stroj na otváranie dverí [=zatvoril/zatvára] dvere. {„Ty to robíš naopak!“ [smial/smeje] sa [hero]. Tak [=prosili/prosia] naopak a dvere [=boli/sú] dokorán.|„Je to výborný stroj,“ [helper:vysvetľoval/vysvetľuje] [helper], „len má opačnú povahu.“ [Hero] teda stroj slušne [poprosil/prosí]: „Zatvor, prosím.“ Stroj sa [=zamyslel/zamýšľa], [=zahrčal/hrčí] a z čistého vzdoru [=otvoril/otvára]. Niekedy treba vedu a niekedy len poznať povahu.}',
    'Na zemi [=boli/sú] rozsypané guľôčky. {Šup, šmyk, kto po nich vie chodiť? [Hero] ich [zametal/zametá] metlou a [=kotúľali/kotúľajú] sa až ku stene.|Sto sklenených guľôčok a každá [=utekala/uteká] iným smerom, lebo guľôčky to majú v povahe. „Nechoď, šúchaj sa,“ [helper:radil/radí] [helper]. A tak sa [=šúchali/šúchajú] ako na ľade a na druhej strane [zapísal/zapisuje] [hero] do zošita: guľaté veci sa kotúľajú, my skoro tiež.}',
    'Z rúrky [=vyšla/vychádza] hmla, biela a studená. {„Kde si?“ [volal/volá] [hero]. „Tu predsa!“ [=smial/smeje] sa niekto v hmle. Fú, fú, a hmla [=bola/je] preč.|„To je len ľad, čo sa tvári ako oblak,“ [helper:povedal/hovorí] [helper] odkiaľsi. [Hero] hmlu [odfúkol/odfukuje] naľavo, hmla [=prišla/prichádza] sprava. Až keď [=otvorili/otvárajú] okno, slušne [=vyšla/vychádza] von a [=pridala/pridáva] sa k mraku pred domom.}',
    'Na stole sa [=rozlial/rozlieva] hustý med a všetko v ňom [=ostalo]. [Hero] [vyslobodil] lyžicu teplou vodou. {|„Teplý med uteká, studený drží,“ [zapísal] si [hero], „presne ako ranné vstávanie.“} Cesta [=bola] voľná a sladká.',
    'Výťah v laboratóriu [=jazdil] iba na otázky. „Prečo je tráva zelená?“ [spýtal] sa [hero] a výťah sa [=pohol]. {|Pri treťom poschodí mu [=dochádzala/dochádza] para, a tak [helper] [helper:pridal] ešte jedno „a prečo nie“.} Dvere sa [=otvorili].',
    'Cez chodbu [=bola] natiahnutá niť a na nej lístok: „Prebieha pokus.“ {|Na jednom konci [=sedela] mucha s pohárom, na druhom jej asistent.} [=Podliezli/Podliezajú] ju potichu, aby pokus vyšiel.',
    'V dverách [=stál] stroj na dážď a [=skúšal] mrholenie. {|„Ešte štyri minúty a prejdem na prehánky,“ [=oznámil], „vezmite si, prosím, dáždnik z košíka.“} [Hero] [otvoril] dáždnik a [=prešli] suchí.',
    'Schody [=boli] práve natreté a schli. [Hero] [vzal] dve dosky a [kládol] ich striedavo pred seba. {|[Helper] na druhej doske [helper:držal] rovnováhu aj zošit a ani jedno [=nespadlo/nepadá].} Na farbe [=neostalo/neostáva] ani bodky.',
  ],
  encounters: [
    '[=Stretli/Stretávajú] vedca s kýchačkou. {„Skúmam peľ a peľ skúma mňa,“ [=smial/smeje] sa vedec. [Hero] mu [podal/podáva] vreckovku.|„Skúmam peľ,“ [=povedal/hovorí], „a peľ skúma, hapčí, mňa.“ Po každom kýchnutí si [=robil/robí] čiarku a [=mal/má] ich už celý plot. [Hero] mu [podal/podáva] vreckovku. „Výborne,“ [=potešil/teší] sa, „kontrolná vzorka!“} Hapčí!',
    'Teplomer na stene [=mal/má] zimomriavky. {„Mám iba desať!“ [=triasol/trasie] sa. [Hero] ho [podržal/drží] v dlani, kým mu [=nebolo/nie je] teplo.|„Celý deň hovorím iným, ako im je,“ [=sťažoval/sťažuje] sa, „a mňa sa nikto nespýta.“ „Ako ti je?“ [spýtal/pýta] sa [hero] a [podržal/drží] ho v dlani. Červený stĺpček [=vyskočil/skáče] o desať dielikov. „Teraz teplo,“ [=zašepkal/šepká] teplomer, „a nie je to len veda.“} [=Bol/Je] rád.',
    'V skúmavke [=sedela/sedí] žabka a [=merala/meria] dážď. {„Nula, nula, nula,“ [=hlásila/hlási]. Potom jej [=padla/padá] na nos kvapka. „Jeden!“|„Nula, nula, nula,“ [=hlásila/hlási] poctivo. „A keď naprší?“ [spýtal/pýta] sa [hero]. „Potom plávam a nemeriam. Preto nevieme, koľko prší, iba ako dlho sa teším.“ [Hero] jej na sklo [nakreslil/kreslí] čiarky, ktoré vidno aj z vody.} Kvap!',
    'Okolo [=letel/letí] papierový drak. {Nie, [=bolo/je] to malé lietadlo! [=Pristálo/Pristáva] rovno na hlave.|Alebo lietadlo, vedci sa v tom nezhodnú. [=Pristálo/Pristáva] na hlave a na krídle [=bolo/je] napísané: „Pokus číslo dvesto. Ak toto čítate, letí.“ [Hero] naň [pripísal/pripisuje] „letí pekne“ a [hodil/hádže] ho späť proti vetru.} Fíí!',
    'Na okne [=klíčil/klíči] hrášok v mokrej vate. „Hore, či dolu?“ [=pýtal] sa. {|[Hero] ho [obrátil] a hrášok sa o chvíľu [=otočil] späť, lebo korienok má svoju hlavu.} Veda mu [=zatlieskala].',
    'Lievik a sitko sa [=hádali], kto je dôležitejší. „Ja viem, čo pustiť,“ [=povedalo] sitko. {|„A ja viem kam,“ [=odvetil/odpovedá] lievik, a tak im [hero] [nalial] čaj cez oboch.} [=Chutil] výborne.',
    'V rohu laboratória [=stál] ventilátor a [=čítal] noviny. [=Obracal/Obracia] si ich sám. {|„Články mi ubiehajú trochu rýchlo,“ [=priznal], „ale aspoň je pri tom čerstvo.“} [Hero] mu ich [podržal].',
    'Na mikroskope [=sedela] blcha a [=chcela] autogram. „Prvý raz ma niekto videl celú,“ [=povedala] dojato. {|[Hero] jej [nakreslil] do zošita portrét v životnej veľkosti, teda bodku.} Blcha si ju [=vzala] na pamiatku.',
    'Papagáj profesorky [=odriekal/odrieka] násobilku. Pri sedmičkách vždy [=zakašľal/kašle]. {|„Zo sedmičiek mám v krku sucho,“ [=vysvetlil] a [=napil/pije] sa z kadičky.} [Hero] mu s osemnástkou [pomohol].',
    'Dve baterky v zásuvke [=ležali] vedľa seba. „Ty si plus a ja mínus,“ [=šepkala] jedna. {|„A spolu svietime,“ [=šepkala] druhá, až sa z toho lampička na stole [=začervenala].} Zásuvku ticho [=zavreli].',
  ],
  favourite: [
    'Na okne [=stála] fazuľa vo vate. V noci potichu [=rástla] a nikto ju pritom [=nemeral/nemeria].',
    'Pri posteli [=svietil] malý mesiac z papiera. Aj veda už [=oddychovala] a otázky [=spali].',
    'Na polici [=stál] pohár s kryštálmi soli a [=ligotal] sa v mesačnom svetle, pomaly a ticho.',
    'Pri posteli [=ležala] lupa, otočená sklom dolu, aby si aj ona oddýchla.',
    'Na stene [=visel] nákres vesmírneho stroja. Všetky jeho kolieska už [=spali].',
    'Pod vankúšom [=bol] vedecký zošit a na poslednej strane tiché miesto pre sny.',
    'Kyvadielko na nitke sa [=hojdalo] čoraz menej, až [=zaspalo] rovno v strede.',
    'V pohári na okne [=driemala] voda z dnešného pokusu, hladká ako zrkadlo.',
  ],
}
