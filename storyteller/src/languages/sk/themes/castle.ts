import type { ThemePack } from '../../../craft/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const castle: ThemePack = {
  words: ['hrad', 'vež', 'kráľ', 'rytier', 'brán', 'komnat', 'nádvor', 'koruna', 'korun', 'trón', 'hradn', 'brneni'],
  settings: [
    setting(
      'krivy',
      'indoors',
      place('Krivý hrad', 'na Krivom hrade', 'na Krivý hrad', 'z Krivého hradu'),
      [
        'Krivý hrad [=stál] na kopci a trochu sa [=nakláňal], aby lepšie počul. [Hero] [mal] komnatu vo veži. {|Guľôčka sa v nej vždy [=skotúľala] pod posteľ a tam [=ostala] až do upratovania.} Z hradnej kuchyne [=voňali] <buchty~jablká~posúchy>.',
        'Na Krivom hrade [=zvonili] na raňajky zvonom, ktorý [=robil] iba bim. [Hero] [schádzal] z veže po točitých schodoch. {|Bam zvonu [=vypadlo] pred sto rokmi do priekopy a odvtedy ho nikto nenašiel, iba žaby občas čosi také povedia.} Dolu už na stole [=stálo] teplé mlieko.',
        'Kľúče [=zacinkali] a na Krivom hrade sa [=otvorila] prvá komnata. [Hero] v nej [našiel] mačku, kráľovský plášť a mačku v kráľovskom plášti. {|Na hrade [=bolo] tridsať komnát a v každej niekto [=hľadal] tú, kde [=nechal] okuliare.} Kamenná dlažba [=hriala] od slnka.',
      ],
      [
        'V hradnej chodbe [=stálo] brnenie. {[=Býval] v ňom netopier.|[=Býval] v ňom netopier a keď [=zavoňal] koláč, helma sa zdvorilo [=otvorila].}',
        'Na stene [=viselo] sedem kráľov v zlatých rámoch. {Všetci [=mali] rovnaký nos.|Všetci [=mali] rovnaký nos, lebo maliar vraj vedel iba jeden, zato veľmi kráľovský.}',
      ],
      [
        'Na hrade [=zhasínali] fakle, jedna po druhej. Kamenné schody [=boli] tiché a veža [=mala] mesiac rovno na špičke. {|Ponocný [=prešiel] po nádvorí v papučiach, aby nezobudil ani kamene.} V komnate [=čakala] posteľ s ťažkou perinou.',
        'Krivý hrad sa [=oprel] o noc ako o vankúš. V kozube ešte [=hrialo] jedno poleno. {|Brnenie v chodbe si [=zavrelo] helmu a netopier sa v nej [=zabalil] do krídel.} Na schodoch do veže [=svietil] mesiac a každý krok [=bol] pomalší.',
      ],
    ),
    setting(
      'mlady',
      'indoors',
      place('Zmrzlinový zámok', 'na Zmrzlinovom zámku', 'na Zmrzlinový zámok', 'zo Zmrzlinového zámku'),
      [
        'Zmrzlinový zámok [=mal] veže ako kornútky a na bráne kráľovský erb s lyžičkou. [Hero] tam [ochutnával] zmrzlinu pre kráľa. {|Je to veľmi zodpovedná práca, najmä pri pistácii, kde sa treba rozhodnúť až po tretej porcii.} Na nádvorí [=bol] vždy príjemný chládok.',
        '„Kráľ vstáva!“ [=hlásili] trúbky na Zmrzlinovom zámku. Kráľ však [=nevstal] a [=spal] ďalej. [Hero] mu [zatiahol] záves. {|Aj kráľ má nárok na sen, najmä keď sa v ňom [=usmieval] a [=hovoril]: „Jahodová.“} Celou vežou [=voňala] vanilka.',
        'Kvapka [=stiekla/steká] po veži a [=kvapla] rovno na nos. [Hero] ju [oblízol/oblizuje] a [vedel]: dnes je na Zmrzlinovom zámku malinový deň. {|Na nádvorí už [=stál] rad rytierov s lyžičkami a prvý v rade [=mal] na brnení podbradník.} Trúbky [=zaspievali].',
      ],
      [
        'V trónnej sále [=stál] trón s vankúšom a na ňom [=spala] hradná mačka. {|Kráľ si zatiaľ [=sadal] na stoličku a nikomu to [=neprekážalo].}',
        'Zámocké schody [=boli] z oblátok. {Pod nohami jemne [=chrumkali].|Smelo sa po nich [=dalo] chodiť, len hladní [=museli] ísť výťahom.}',
      ],
      [
        'Na zámku [=stíchli/tíchnu] trúbky a veže [=bledli/blednú] ako vanilka v mliečnom svetle mesiaca. {|Kráľ si [=zložil] korunu na vankúš a obaja, kráľ aj koruna, pomaly [=vydýchli].} V komnate [=čakala] mäkká posteľ.',
        'Zmrzlinový zámok si na noc [=obliekol/oblieka] vlnený šál. Okná [=zhasínali] zhora nadol. {|Posledné [=svietilo] v kuchyni, kde sa [=umývali] lyžičky, a [=cinkali] už len šeptom.} Posteľ [=bola] teplá od ohriateho kameňa.',
      ],
    ),
    setting(
      'zrucanina',
      'land',
      place('Deravý hrad', 'na Deravom hrade', 'na Deravý hrad', 'z Deravého hradu'),
      [
        'Deravému hradu [=chýbala] polovica strechy, zato [=mal] najlepší výhľad v kraji. [Hero] tam [mal] na múre vlastný trón z kameňa. {|[=Patrila] k nemu palica, koruna z púpav a chlieb so syrom zabalený v utierke.} V trhlinách [=rástli] zvončeky a na hradnom múre [=bzučali] včely.',
        'Na Deravom hrade [=fúkal] vietor a [=hral] na starý komín ako na flautu. [Hero] [sedel] v hradnom okne a [mával] kravám dolu na lúke. {|[=Boli] to veľmi vznešené kravy a jedna [=mala] na rohu veniec, akoby šla na ples.} Múr [=hrial] do chrbta.',
        'Kamienok sa [=skotúľal] z múru a [=povedal] klop. Na Deravom hrade to [=znamenalo/znamená], že [=prišla] návšteva. {|[Hero] to už [poznal]: za jedným kamienkom [=vyšla] jašterica, za dvoma líška a za troma babka s nošou.} [Hero] [rozložil] na hradnej stene desiatu.',
      ],
      [
        'Jašterice na hradnom múre sa [=vyhrievali]. {|[=Boli] tu od čias kráľa Mateja a stále [=čakali], kedy pôjde zas okolo.}',
        'V hradnej studni [=bývala] ozvena. {Na každé slovo [=povedala] to isté.|[=Pamätala/Pamätá] si ešte reč rytierov, a tak na „ahoj“ občas [=odpovedala]: „Buď zdráv, pane.“}',
      ],
      [
        'Hrad sa [=zahalil] do tmy a hviezdy mu [=urobili] strechu. {|Kravy vznešene [=odišli] do maštale a posledná za sebou [=privrela] bránku.} Chodník dolu [=bol] mäkký od trávy a doma [=svietila] lampa.',
        'Vo veži bez strechy [=spal] mesiac. Múry ešte [=držali] denné teplo a pomaly ho [=púšťali] do trávy. {|Jašterice si [=našli] každá svoju škáru a [=zavreli] sa do nej ako do zásuvky.} Domov sa [=schádzalo] ticho, krok za krokom, k teplej posteli.',
      ],
    ),
    setting(
      'vodny-hrad',
      'indoors',
      place('Vodný hrad', 'na Vodnom hrade', 'na Vodný hrad', 'z Vodného hradu'),
      [
        'Vodný hrad [=stál] uprostred jazera a [=pozeral] sa do neho ako do zrkadla. [Hero] [sedel] v okne veže a [kŕmil] kačice. {|Hore [=boli] štyri veže, dolu tiež štyri, a kačice [=tvrdili], že tie spodné sú priestrannejšie.} Vo vzduchu [=voňali] tŕstie a čerstvý chlieb.',
        'Čľup, [=ozvalo] sa pod oknami Vodného hradu. To kráľ [=púšťal] loďky z papiera. [Hero] mu ich [skladal]. {|Za dopoludnie [=bolo] kráľovské loďstvo väčšie než kráľovská kuchyňa, a to už [=bolo] čo povedať.} Na nádvorí sa [=sušili] siete a plášte.',
        'Na Vodnom hrade sa padací most [=spúšťal/spúšťa] každé ráno s veľkým zívnutím. [Hero] naň hneď [vybehol]. {|Reťaze [=hrkotali/hrkocú], drevo [=vzdychalo] a žaby v priekope [=hlasovali], či je to krásne, alebo skoro ráno.} V komnatách [=voňal] čaj.',
      ],
      [
        'V hradnej priekope [=býval] sumec Bonifác. {Každému [=mával] fúzom.|[=Pamätal/Pamätá] si troch kráľov a o každom [=hovoril] len to najlepšie, teda čo mu hádzali.}',
        'V dlhej chodbe [=bola] kamenná lavica, vždy trochu vlhká. {Hradné stráže na ňu [=kládli] vankúš.|Stráže na ňu [=kládli] vankúš s výšivkou: „Sedieť sa smie, kým nejde kráľ, a potom tiež.“}',
      ],
      [
        'Jazero [=stíchlo/tíchne] a v každom okne hradu [=svietil] kúsok mesiaca. {|Sumec Bonifác sa [=uložil] na dno, papierové loďky [=pristáli] pri schodoch a voda ich jemne [=kolísala].} Komnata [=bola] teplá a posteľ ustlaná.',
        'Padací most sa pomaly [=zdvihol] ako viečko. Vodný hrad už [=driemal]. {|Žaby v priekope [=hrali] uspávanku na dva tóny, hlboký a ešte hlbší.} Na schodoch [=ležal] koberec mesačného svetla a [=viedol] až k perine.',
      ],
    ),
  ],
  heroes: [
    figure(
      'princ',
      'princ Kvetoslav',
      [
        'Princ Kvetoslav vie na hrade všetky tajné chodby. {|Do kuchyne vedú štyri.}',
        'Princ Kvetoslav má na hrade plášť po starom otcovi. {|Siaha mu až na schody, a preto vždy zametie, kade ide, a hradné panie si to pochvaľujú.}',
      ],
      ['[Hero] [spal] pod plášťom po starom otcovi.'],
    ),
    figure(
      'rytierka',
      'rytierka Vendelína',
      [
        'Rytierka Vendelína má najhlučnejšie brnenie na hrade. {|Na skrývačku preto nechodí, ale na zvonenie k obedu je výborná.}',
        'Keď na hrade niečo zacinká, je to rytierka Vendelína. {|Keď to zacinká dvakrát, potkla sa, a keď trikrát, pozbierala sa.}',
      ],
      ['[Hero] [spal] a brnenie [=oddychovalo] vedľa na vešiaku.'],
    ),
    figure(
      'pazatko',
      'páža Matejko',
      [
        'Páža Matejko nosí na hrade listy z veže do veže. {|Väčšinou je v nich napísané: pošli Matejka naspäť.}',
        'Na kráľovskom dvore slúži páža Matejko. {|Má na starosti sviečky, kľúče a to, aby kráľ nezabudol na desiatu.}',
      ],
      ['[Hero] [spal] a pod vankúšom [mal] posledný list.'],
    ),
    figure(
      'netopierik',
      'netopier Ušiačik',
      [
        'Pod strechou hradnej veže býva netopier Ušiačik. {|Visí hlavou dolu, a preto všetko pozná naopak, najmä portréty kráľov.}',
        'Netopier Ušiačik je na hrade nočným kuriérom. {|Cez deň spí v helme a kto si ju nasadí, ten ho musí chvíľu nosiť.}',
      ],
      ['[Hero] [spal] zabalený do vlastných krídel.'],
    ),
  ],
  helpers: [
    figure(
      'duch',
      'duch Bartolomej',
      [
        'Zo steny [=vyšiel] duch Bartolomej, bledý a veľmi slušný. „Hú. Prepáčte, to je len pozdrav,“ [=povedal]. {|„Som tu od roku dvanásť a ešte som nikoho nevystrašil, na to som na hrade známy.“} A že pôjde s nimi.',
        'V hradnej chodbe sa [=ochladilo/ochladzuje] a [=zavoňala] levanduľa. To [=prišiel] duch Bartolomej v čistej plachte. {|Na rohu [=mala] vyšitý monogram a pod ním drobným: „Prať na šesťdesiat.“} „Prechádzam stenami. Nezíde sa vám to?“',
      ],
      [
        'Duch Bartolomej sa [=poskladal] do skrine medzi plachty a [=voňal] levanduľou.',
        'V starej truhlici ticho [=zašumelo] plátno. Duch Bartolomej už [=spal], štyrikrát preložený.',
      ],
    ),
    figure(
      'kucharka',
      'kuchárka Božka',
      [
        'Z hradnej kuchyne [=vyšla] kuchárka Božka s varechou. „Kto je hladný, nič nevymyslí,“ [=povedala]. {|Rozkaz kuchárky platí na hrade viac než kráľovský, a tak si každý [=vzal] buchtu.} Potom si [=zložila] zásteru a [=išla] s nimi.',
        'Po nádvorí [=kráčala] kuchárka Božka a celá [=bola] od múky. {|Za ňou [=išli] biele stopy, hradná mačka a dvaja rytieri, ktorí [=dúfali], že niečo spadne.} „Počujem, že je starosť,“ [=povedala]. „Tak na ňu pôjdeme spolu.“',
      ],
      [
        'Kuchárka Božka [=prikryla] cesto na zajtra utierkou. Aj ono potrebuje spánok, aby vyrástlo.',
        'Kuchárka Božka [=zavesila] varechu na klinec a v teplej kuchyni [=ostalo] ticho.',
      ],
    ),
    figure(
      'salat',
      'kôň Šalát',
      [
        'Z nádvoria [=priklusal] kôň Šalát v rytierskej prilbe. {|Niekto mu ju kedysi [=nasadil] naopak a jemu sa to tak [=páčilo/páči], lebo mu nefúka do uší.} „Ihaha,“ [=povedal], čo [=bolo] koňsky „vezmite ma so sebou“.',
        'Pri hradnej studni [=stál] kôň Šalát a [=žul/žuje] veniec, ktorý mu dali za rýchlosť. {|„Druhé miesto,“ [=vysvetlil] s plnými ústami, „a to sme bežali traja, ale jeden bol stôl.“} Keď [=počul], čo sa deje, hneď [=klusal/kluše] s nimi.',
      ],
      [
        'Kôň Šalát [=stál] v hradnej stajni a [=spal] ako kone, postojačky a s jedným kopytom na špičke.',
        'V stajni [=voňalo] seno a kôň Šalát v ňom pomaly [=dýchal], teplý ako pec.',
      ],
    ),
    figure(
      'zahradnica-hradna',
      'záhradníčka Bazalka',
      [
        'Popod hradby [=tlačila] fúrik záhradníčka Bazalka. „Kráľ má rád ruže a ja mám rada mrkvu,“ [=povedala]. {|„Tak sadím mrkvu do ružových záhonov a kráľ hovorí, že tak pekné listy ešte nemal.“} Fúrik [=odložila] a [=pridala] sa.',
        'Zo záhona [=vykukol] klobúk a pod ním záhradníčka Bazalka. {|Vo vreckách [=mala] semienka, špagát a dážďovku menom Kráľ Dĺžko, ktorú [=hneď predstavila/hneď predstavuje].} „Rastliny počkajú,“ [=povedala], „starosti nie.“',
      ],
      [
        'Záhradníčka Bazalka [=poliala/polieva] posledný záhon a potom si [=ľahla], celá v tichej vôni bazalky.',
        'Záhradníčka Bazalka si [=vyzula] dreváky a [=postavila] ich k teplej peci vedľa krhly.',
      ],
    ),
    figure(
      'ponocny',
      'ponocný Lampášik',
      [
        'Z veže [=schádzal] ponocný Lampášik a cez deň [=svietil] rovnako ako v noci. {|„Keby sa náhodou zotmelo skôr,“ [=vysvetľoval], „aby ma to nezastihlo nepripraveného.“} „Poznám na hrade každý schod,“ [=dodal]. „Idem s vami.“',
        'Na hradnom múre [=stál] ponocný Lampášik s píšťalou a s termoskou. {|„Odbila jedenásta a všetko je v poriadku,“ [=hlásil], „iba ste ma mierne prekvapili.“} A pretože [=mal] do večera čas, [=pripojil] sa.',
      ],
      [
        'Ponocný Lampášik [=zavesil] svetlo na hradnú bránu a [=vypil] teplý čaj. Všetko [=bolo] v poriadku.',
        'Ponocný Lampášik [=prešiel] chodbou a na každých dverách [=pohladil] kľučku, nech tíško spí.',
      ],
    ),
  ],
  problems: [
    {
      id: 'koruna',
      ask: 'Nevidel niekto kráľovskú korunu?',
      title: ['[Hero] a kráľ bez koruny', 'Kde spí koruna'],
      refrain: [
        'Korunka zlatá, kde si ty, pod stolom či za dvermi',
        'Pod stôl, za stôl, do sály, kde ju v noci schovali',
      ],
      spark: [
        'Kráľ na hrade [=nemal] korunu. [=Stál] na nádvorí a [=držal] sa za hlavu. {|„Včera som ju mal ešte na polievke,“ [=vravel], „a dnes mi na hlavu prší a nikto mi nehovorí výsosť, len pane.“} O tretej [=mal] kráľovať. [Hero] mu [sľúbil], že korunu nájdu.',
        'Hradom sa [=niesla] správa, že koruna je preč. Kráľ si zatiaľ [=nasadil] hrniec. {|[=Pristal] mu, len pri každom kývnutí [=zazvonil] a z kuchyne vždy niekto [=zavolal], že ďalej.} Slávnosť [=mala] byť popoludní. [Hero] sa [pustil] do hľadania.',
      ],
      way: [
        'Na chodbe [=zametal/zametá] sluha a vo vlasoch [=mal] pierko. „Ráno tu niečo blyslo a odletelo,“ [=povedal]. „Alebo sa to len blyslo a odletelo niečo iné.“ {|Za presnosť svojej výpovede [=ručil/ručí] metlou.} Pierko [=bolo] hrdzavé a mäkké.',
        '[Hero] [našiel] na schodoch zlatý prášok. [=Bola] to múka, ale veľmi pekne [=svietila]. Stopy z nej [=viedli] do kuchyne aj k veži. {|Jedny [=boli] veľké a druhé veľmi malé, ale obe [=vyzerali] dôležito.}',
        'Stará kráľovná [=štrikovala] v komnate a [=zdvihla] oči. „Môj syn si korunu odkladá, keď rozmýšľa,“ [=prezradila/prezrádza]. {|„Raz sme ju našli na psovi, raz na tekvici a raz ju mal na hlave celý čas.“} Treba sa teda pozrieť aj tam, kde to nedáva zmysel.',
      ],
      tries: [
        '[Hero] sa [pozrel] pod trón. [=Bola] tam <lopta~kocka~ceruzka> a tri omrvinky. {|[=Bola] tam aj ponožka z čias predchádzajúceho kráľa, ktorú vraj treba nechať, lebo je historická.} Koruna tam [=nebola].',
        '[Helper] [helper:prehľadal] hradnú studňu. Na dne [=sedela] žaba. {|„Ja korunu nosiť nebudem,“ [=vyhlásila], „aj keď ma každý rok niekto presviedča a chce za to pusu.“} [=Hľadalo] sa ďalej.',
        '[=Skúsili] korunu zavolať: „Koruna, na hlavu!“ [=Pribehol] však psík Koruna, ktorého tak [=volali] v maštali. {|[=Sadol] si kráľovi na hlavu, lebo rozkaz je rozkaz, a vôbec mu to [=neprekážalo].} [=Bol] teplý, ale nekráľovský.',
      ],
      solutions: [
        {
          id: 'vtacik',
          text: [
            'Píp, píp, [=ozvalo] sa z hradnej veže. [Hero] [vyšiel] po schodoch až k najvyššiemu oknu. Na rímse [=ležala] koruna a v nej [=sedela] <sýkorka~červienka~lastovička> na troch vajíčkach. {|Celú korunu [=mala] vystlanú <perím~machom~páperím> a rubín jej [=slúžil] namiesto lampy.} „Pst, nehýbeme sa,“ [helper:zašepkal] [helper]. Po špičkách [=prišiel] aj kráľ. „Ja mám jednu hlavu a ona tri vajíčka,“ [=povedal] dojato. {|„Spočítané a podčiarknuté, koruna jej patrí až do leta.“} [Hero] mu [uplietol] druhú, z púpav, a tá [=hriala] ešte viac.',
          ],
        },
        {
          id: 'cesto',
          text: [
            '[Hero] si [sadol] na schod a [rozmýšľal]: čo je okrúhle a zubaté a kde sa na hrade robia okrúhle veci? V kuchyni práve [=vykrajovali] koláče. {|[=Boli] to nádherné koláče, každý veľký ako <tanier~klobúk> a dookola so siedmimi zúbkami.} „To je moja nová formička!“ [=chválil/chváli] sa kuchtík. „To je moja koruna!“ [=zvolal] kráľ. Chvíľu [=bolo] ticho a potom sa všetci [=rozosmiali]. {|[Helper] korunu [helper:umyl] v mlieku a kráľ potom celý deň [=voňal] <vanilkou~maslom~škoricou>, čo k trónu veľmi pristane.} Koláče [=boli] naozaj kráľovské.',
          ],
        },
      ],
      after: [
        'Kráľ [=vyhlásil] sviatok. {|[=Volal] sa Deň koláčov s výhľadom a zatvorené [=mali] len tí, čo práve [=jedli].} Na hrade až do večera [=hrala] hudba.',
        '„Dobrému kráľovi netreba veľa,“ [=povedal] kráľ a [=usmial] sa. {|Aj polievka mu vraj hneď [=chutila] vznešenejšie než predtým.} Trón [=bol] zasa obsadený.',
      ],
      fact: '[Hero] [našiel] kráľovi stratenú korunu.',
    },
    {
      id: 'brana',
      ask: 'Čo povedať bráne, ktorá trucuje?',
      title: ['[Hero] a brána, ktorá nechcela vŕzgať', 'Hradná brána má svoju hlavu'],
      refrain: ['Brána, brána, otvor sa, vŕzganie je krása', 'Vŕzg a vŕzg a ešte raz'],
      spark: [
        'Hradná brána sa ráno [=neotvorila]. „Každý sa mi smeje, že vŕzgam,“ [=zahundrala]. „Tak budem radšej zavretá.“ {|Vonku [=čakal] voz s mliekom, vo voze kanvy a na kanvách mačka, ktorá sa [=tvárila], že to tam patrí.} [Hero] bránu [pohladil] po dreve.',
        'Na hrad sa [=nedalo/nedá] vojsť ani vyjsť. „Všetci sa mi smejú, že vŕzgam,“ [=zahundrala] brána a [=držala] sa múru. {|Včera na ňu niekto [=zavesil] lístok „namazať“ a to ju [=ranilo] až do pántov.} Rytieri pred ňou [=prestupovali/prestupujú] z nohy na nohu. [Hero] sa k nej [posadil].',
      ],
      way: [
        'Vo veži [=vŕzgali] aj schody a [=boli] na to hrdé. „My vŕzgame naschvál,“ [=vysvetlili]. „Podľa nás kráľ vie, že niekto ide.“ {|Ôsmy schod [=vŕzgal] najkrajšie a ostatné naň [=čakali] ako na sólistu.} [Hero] mu [zatlieskal].',
        '[Hero] [našiel] pri bráne starý hudobný zošit. Na prvej strane [=stálo]: brána, sopranistka. {|Pred sto rokmi s ňou vraj [=spieval] celý hradný zbor a po predstavení dostala olej aj kyticu.} To ju iste mrzí, že už na to nik nemyslí.',
        'Na múre [=sedel] holub, ktorý [=bol] pri tom. „Nesmiali sa jej vŕzganiu,“ [=povedal]. „Smiali sa vtipu o koze.{| Ja ten vtip poznám, je dlhý a koza v ňom nakoniec vyhrá.}“ Brána si to teda zle [=vysvetlila].',
      ],
      tries: [
        '[=Tlačilo] päť rytierov a koza. Brána sa len [=oprela] z druhej strany. {|Trubač [=zatrúbil] do útoku, koza si [=ľahla] a rytieri [=zistili], že brnenie sa na dreve veľmi kĺže.} [=Nepohla] sa ani o prst.',
        '„Namažeme ju maslom,“ [helper:navrhol] [helper]. Maslo však [=zlízala/líže] hradná mačka. {|[=Pokladala] to za výborný nápad, a tak na pántoch [=ostalo] maslo iba po prvé líznutie.} Čo teraz?',
        '[Hero] [rozprával] bráne vtip o <koze na rebríku~koze v papučiach~koze na tróne>. Brána [=mlčala], až na konci sa jej trochu [=pohla] jedna doska. {|Hradná koza sa naopak [=urazila], [=odišla] na druhý koniec nádvoria a [=chcela] písomné ospravedlnenie.} Potom však aj tá doska [=stíchla/tíchne].',
      ],
      solutions: [
        {
          id: 'pesnicka',
          text: [
            '„Mne sa tvoje vŕzganie páči,“ [povedal] [hero]. „Je to začiatok pesničky.“ A [zaspieval]: <vŕŕz, la, la~vŕŕz, tralala~la, la, vŕŕz>. {|[Helper] [helper:pridal] druhý hlas a hradní trubači [=naladili] trúby na vŕŕz, čo sa nedá naladiť na nič iné.} Brána [=načúvala]. Potom to potichu [=skúsila], celkom tenko: vŕŕz. {|Rytieri si od úcty [=zložili] prilby a hradná koza [=počúvala] tiež, hoci sa [=tvárila], že len žuje.} Pri <tretej slohe~druhom refréne> už [=bola] brána otvorená dokorán a ani si to [=nevšimla/nevšíma].',
          ],
        },
        {
          id: 'pozdrav',
          text: [
            '[Hero] si [všimol], že bránou každý iba prejde. Nik ju nikdy [=nepozdravil/nezdraví]. „Dobrý deň, brána,“ [povedal] a [počkal]. Chvíľu [=bolo] ticho. {|Kto sto rokov nikoho nezdravil, ten si musí najprv spomenúť, kde má hlas.} Potom sa [=ozvalo] hlboké: „Dobrýýý.“ [Helper] sa [helper:poklonil]. Po ňom sa [=poklonili] rytieri a dokonca aj hradná koza. {|„Ja vŕzgam tiež,“ [=priznal] sa zo zadného radu trubač, „iba do <trúbky~rohu>.“} A brána sa pomaly, slávnostne [=otvorila].',
          ],
        },
      ],
      after: [
        'Mlieko [=prišlo] včas a na hrade [=bola] krupicová kaša. {|Brána [=dostala] ako prvá, na misku pred prah, a do rána [=bola] miska prázdna.} [=Vŕzgalo] to ako pesnička.',
        'Odvtedy na hrade zdravia bránu všetci. {|Koza dokonca dva razy, lebo má dva rohy.} A brána [=vŕzgala] rada a nahlas.',
      ],
      fact: '[Hero] [uzmieril] hradnú bránu, ktorá trucovala.',
    },
    {
      id: 'rytier-roland',
      ask: 'Ako sa pomáha rytierovi s tesnými čižmami?',
      title: ['[Hero] a rytier, ktorého tlačili čižmy', 'Čo nosí odvážny rytier na nohách'],
      refrain: ['Cink a brink a krok a skok, odvaha má ľahký krok', 'Cink a brink a ešte raz, rytier ide medzi nás'],
      spark: [
        'Rytier Roland [=mal] ísť na turnaj, no [=sedel] na schodoch hradu. „Čižmy ma tlačia,“ [=vzdychol]. {|„A prilba píska a kôň sa na mňa pozerá tak, akoby o tom vedel.“} O hodinu sa [=mal] turnaj začať. [Hero] si k nemu [sadol].',
        'Cink, brink a buch! Rytier Roland [=spadol] do kríka pri hradnej bráne. {|[=Bol] to dnes tretí raz a krík ho už [=zdravil] menom.} „To tie čižmy,“ [=povedal] z lístia. „Ja asi nie som dosť rytiersky.“ [Hero] mu [podal] ruku.',
      ],
      way: [
        'Hradný obuvník si Rolandove čižmy [=obzrel] a [=zahvízdal]. „Tie som šil na parádu,“ [=povedal]. „Stáť v nich vieš. Ísť nie.“ {|[=Poradil], aby mu niekto obkreslil nohy, a hneď [=dodal], že na to má dnes aj zajtra zatvorené.} Nuž tak.',
        'Na nádvorí [=cvičila/cvičí] stará rytierka s palicou. „Prvý turnaj som vyhrala v ponožkách,“ [=zasmiala] sa. {|„Čižmy mi v noci odniesol pes a v ponožkách som sa rovno došmykla do cieľa.“} [Hero] o tom ešte dlho [rozmýšľal].',
        '[Helper] [helper:našiel] na chodbe rytiersku príručku. Na prvej strane [=bolo]: „Rytier pomáha.“ {|Na druhej, tretej aj štvrtej [=bolo] to isté a o čižmách sa tam [=nepísalo/nepíše] ani slovo.} Knihu si [=vzali] so sebou.',
      ],
      tries: [
        '[Hero] [napchal] rytierovi do čižiem mäkké seno. [=Prišiel] kôň a seno mu [=zjedol/žerie]. {|[=Jedol] ho priamo z čižiem a Roland zatiaľ [=stál] v strede, veľmi hrdinsky, lebo to [=šteklilo].} Veselé to [=bolo], [=tlačilo] to však ďalej.',
        '[Helper] [helper:radil] chodiť po špičkách. Brnenie pritom [=cinkalo] ako zvonkohra. {|Hradný zbor si [=myslel], že sa začína skúška, a kým to [=vysvetlili], [=boli] na tretej slohe.} Roland sa [=červenal].',
        '[=Skúsili] čižmy vymeniť, ľavú za pravú. Roland [=vykročil/vykračuje] a každá noha [=išla] inam. {|„Vidím dva svety naraz,“ [=hlásil], „len neviem, na ktorý z nich mám spadnúť.“} [=Spadol] rovno do <kríka~sena~kvetináča>.',
      ],
      solutions: [
        {
          id: 'papuce',
          text: [
            '„Vyzuj sa,“ [povedal] [hero] a [priniesol] z komnaty papuče. [=Boli] <mäkké~teplé~mäkučké>, <červené~zelené~modré> a s brmbolcom. Rytier [=vstal] a [=urobil] krok, potom druhý. {|Nič [=necinklo/necinkne], nič [=nepichlo/nepichá] a kôň sa naňho prvý raz [=pozrel] s úctou.} Na turnaji [=vyhral] beh cez nádvorie aj tanec okolo studne. Potom už papuče [=chcel] každý. {|[Helper] ich [helper:roznášal] po hrade v koši a do večera v nich [=chodil] aj kráľ, s korunou na brmbolcoch.} A brmbolec [=bol] odvtedy na hrade znakom odvahy.',
          ],
        },
        {
          id: 'maciatko',
          text: [
            'Vtom sa z hradnej veže [=ozvalo] tenké mňau. Na rímse [=sedelo] mačiatko a [=nevedelo] dolu. „Rytier pomáha,“ [pripomenul/pripomína] [hero]. Roland [=zložil] prilbu, brnenie a napokon aj čižmy. {|[=Ostal] v pruhovaných ponožkách a krík pri bráne mu fandil všetkými listami.} Bosé nohy [=našli] v brečtane každú <škáru~vetvičku~skobu>. [Hero] a [helper] dolu [=držali] plachtu. O chvíľu [=mal] Roland mačiatko za golierom a dlane zelené. {|„Ani si nepamätám, že by ma niečo tlačilo,“ [=čudoval] sa, a celý hrad pod oknami [=tlieskal].} Turnaj už nikto [=nepotreboval/nepotrebuje].',
          ],
        },
      ],
      after: [
        'Rytier Roland si [=zavesil] čižmy na klinec. {|Do ľavej sa [=nasťahovali/sťahujú] lastovičky a odvtedy sa na hrade hovorí, že má štyri mladé pážatá.} Nohy ho už [=neboleli/nebolia].',
        'Krík pri bráne [=rozkvitol/kvitne], lebo doň už nik nepadá. {|Roland ho chodí zdraviť, už len slovom.} A na hrade sa [=tancovalo].',
      ],
      fact: '[Hero] [pomohol] rytierovi Rolandovi nájsť odvahu bez čižiem.',
    },
    {
      id: 'hodiny-vez',
      at: ['krivy', 'mlady', 'vodny-hrad'],
      ask: 'Nezatúlala sa sem hodina medzi druhou a treťou?',
      title: ['[Hero] a hradné hodiny, ktoré preskočili', 'Ako sa na hrade stratil olovrant'],
      refrain: ['Tik a tak a tik a tak, hodina je ako vták', 'Jedna, dve a potom čo, kde je naše popoludnie'],
      spark: [
        'Hradné hodiny [=odbili/odbíjajú] dve a hneď po nich štyri. Tretia hodina [=bola] preč. {|O tretej sa na hrade podáva olovrant, a tak [=stála] celá stráž pred kuchyňou s lyžicami a s otázkou.} „Bez tretej niet koláča,“ [=povedala] kuchyňa. [Hero] [zdvihol] oči k veži.',
        'Kráľ [=mal] o tretej prijať kráľovnú od susedov. Lenže tretia hodina v ten deň [=neprišla/neprichádza]. {|Z dvoch [=boli] rovno štyri a susedná kráľovná [=stála] pred bránou, a [=nevedela], či je priskoro, alebo prineskoro.} [Hero] sa [vydal] do hodinovej veže zistiť, čo sa stalo.',
      ],
      way: [
        'Na schodoch do veže [=sedel] pavúk a [=plietol] presne jednu nitku za minútu. {|„Ja som na minúty,“ [=vysvetlil], „hodiny robí bratranec, ale ten sa včera veľmi tešil na dovolenku.“} Podľa jeho nití [=chýbalo] šesťdesiat minút. Tretia teda niekde [=bola].',
        '[Hero] [našiel] na podeste omrvinky z koláča. [=Viedli] hore, do veže. {|[Helper] jednu [helper:ochutnal] a [helper:vyhlásil], že je z doby okolo tri štvrte na tri.} [=Stúpali] po nich, schod za schodom.',
        {
          gives: 'pierko',
          text: 'Vo výklenku [=sedela] hrdlička, ktorá [=bývala] pod hodinami. „Zúbky sa mi zdali prázdne,“ [=povedala] a [=darovala] im jedno dlhé pero. {|„Na jemné veci je najlepšie,“ [=dodala], „čistím si ním aj svedomie.“} [Hero] si ho [zastrčil/zastrkuje] za ucho.',
        },
      ],
      tries: [
        '[Hero] [posunul/posúva] ručičku na tri rukou. Hodiny sa [=zasmiali] a [=skočili] zas na štyri. {|„Šteklí to,“ [=zahučali/hučia], „a okrem toho nerady robíme niečo, čo sme si nevymysleli.“} Násilím to [=nešlo/nejde].',
        'Celý hrad sa [=tváril], že sú tri. Kuchárka [=priniesla] koláč a vtom [=odbili/odbíjajú] štyri. {|Koláč podľa hradného poriadku po štvrtej patrí iba sliepkam a tie už [=čakali] s obrúskami.} Olovrant z toho [=nebol].',
        '[Helper] [helper:zavolal] na tretiu hodinu, nech príde dolu. [=Prišla] iba sova, ktorú to [=zobudilo]. {|„Pre mňa je noc,“ [=oznámila], [=otočila] hlavu dookola a [=išla] hľadať niekoho, kto za to môže.} Tretia sa [=neohlásila/neozýva].',
      ],
      solutions: [
        {
          id: 'zubok',
          needs: 'pierko',
          text: [
            '[Hero] [otvoril] na hodinách malé dvierka. Vnútri sa [=točilo] koliesko so zúbkami a práve pri trojke [=uviazol/viazne] kúsok koláča. {|Niekto tam zrejme [=olovrantoval/olovrantuje] a [=nemal] pri sebe <obrúsok~tanierik>.} „Posvieťte mi, prosím,“ [povedal] [hero] a perom zľahka [prečistil] zúbok po zúbku. {|[Helper] [helper:dýchal] do dlaní, aby omrvinky nevyfúklo na ručičky.} Hodiny [=kýchli/kýchajú]. Potom sa [=nadýchli] a [=odbili/odbíjajú] jeden, druhý, tretí raz. Tretia hodina [=bola] späť a dolu už [=niesli] koláč.',
          ],
        },
        {
          id: 'unava',
          text: [
            '[Hero] si k hodinám [sadol] a [spýtal] sa ich, ako sa majú. To sa ich ešte nikto [=nespýtal/nepýta]. „Sme unavené,“ [=zašepkali]. {|„Tristo rokov chodíme dokola a o tretej nám býva najťažšie, lebo vtedy všetci jedia a my robíme.“} „Oddýchnite si,“ [povedal] [hero]. [Hero] a [helper] ich [=nahradili/nahrádzajú]: raz tik, raz tak, pekne na striedačku. {|Celý hrad [=počúval] ľudské hodiny, stráž [=tikala] s nimi a koláč [=priniesli] aj hore do veže.} Po odpočinku hodiny [=odbili/odbíjajú] tri, veselo a presne.',
          ],
        },
      ],
      after: [
        'Na olovrant [=prišla] aj susedná kráľovná, a načas. {|[=Povedala], že na žiadnom hrade ešte [=nemali] čas taký mäkký a s hrozienkami.} Kráľ sa na tróne [=usmial].',
        'Odvtedy nosia hodinám o tretej kúsok koláča. {|Ony za to odbíjajú trojku o poltón krajšie než ostatné.} Na hrade sa [=žilo] sladko.',
      ],
      fact: '[Hero] [vrátil] hradným hodinám stratenú tretiu hodinu.',
    },
    {
      id: 'obraz-usmev',
      at: ['krivy', 'mlady', 'vodny-hrad'],
      ask: 'Čo rozosmeje kráľovnú na obraze?',
      title: ['[Hero] a zamračený obraz', 'Kráľovná, ktorá sa dvesto rokov neusmiala'],
      refrain: ['Kútik hore, kútik sem, usmej sa nám na celý deň', 'Úsmev malý, úsmev náš, kde ho, pani, schovaný máš'],
      spark: [
        'V hradnej sieni [=visel] obraz kráľovnej Gertrúdy. Odjakživa sa [=mračila/mračí] a chodbou okolo nej sa [=chodilo] po špičkách. {|Mliekar kvôli nej [=nechával/necháva] kanvy pred bránou, lebo sa vraj pozerá, či nenaliali málo.} Dnes však kráľ [=povedal]: „Kiežby sa aspoň raz usmiala.“ [Hero] sa na obraz [zadíval/díva].',
        '„Zas na mňa pozerá,“ [=šepkalo/šepká] páža a [=bežalo] chodbou bez dychu. Kráľovná Gertrúda na obraze sa [=mračila/mračí] na celú hradnú sieň. {|Dvesto rokov [=zazerala/zazerá] ona na nich a oni na ňu a nik už [=nevedel], kto začal.} [Hero] [chcel] zistiť prečo.',
      ],
      way: [
        'Starý hradný maliar [=umýval] štetce. „Obraz nemaľoval nikto z nás,“ [=povedal]. „Zato viem, že mal ťažké plátno a tesný rám.“ {|[=Dodal], že on sám by sa v takom ráme nevydržal usmievať ani do obeda.} To [=bola] dôležitá vec.',
        'V knižnici [=ležal] denník kráľovnej. [Hero] v ňom [čítal]: „Pondelok. Sedím už tri hodiny. Svrbí ma nos.“ {|Utorok [=bol] rovnaký, streda dlhšia a vo štvrtok [=stálo]: „Nikto mi nič nerozpráva.“} [Helper] si [helper:povzdychol].',
        'Myš spod rámu [=vyniesla/vynáša] omrvinku. „V noci som počula, ako si obraz vzdychá,“ [=povedala]. {|„Je to taký dlhý, suchý vzdych, ako keď je niekto bez čaju.“} Zlosť to teda [=nebola], skôr niečo smutné.',
      ],
      tries: [
        '[Hero] sa [postavil] pred obraz na hlavu. Gertrúda sa [=mračila/mračí] ďalej, iba opačne. {|Trochu síce [=vyzerala], akoby sa chcela pozrieť bližšie, ale potom zjavne [=usúdila/usúdi], že v jej veku už nie.} [=Spadol] pritom jeden gombík.',
        '[Helper] [helper:pošteklil] rám pierkom. Rám [=kýchol] prachom na celú sieň. {|[=Zakýchali/Kýchajú] portréty, stráž aj škriatok z kachlí a z kráľovnej [=ostalo] vidieť len mračno v mračne.} Pierko [=odložili].',
        '[=Zavolali] hradného šaša s rolničkami. [=Povedal] svojich dvanásť vtipov. {|Pri desiatom sa [=rozosmial] sám a [=zabudol] pointu, tak sa tam všetci [=pozerali] spolu, on aj obraz.} Gertrúda sa ani [=nepohla].',
      ],
      solutions: [
        {
          id: 'spolocnost',
          text: [
            '[Hero] si [pristavil/pristavuje] k obrazu stoličku. „Dobrý deň. Ja vám poviem, čo je nového,“ [povedal]. A [rozprával] o <buchtách~polievke~novom zvone>, o koze na nádvorí a o tom, že v rybníku sa vyliahli <káčatká~žubrienky~labute>. {|Nič zvláštne to [=nebolo], iba obyčajný deň, ale taký, o akom jej dvesto rokov nikto nepovedal.} [Helper] [helper:pridal], čo vie o počasí. A ako tak [=hovorili], kútik úst sa jej [=pohol]. {|Potom druhý, a keď [=prišla] reč na kozu v kráľovskej posteli, v ráme sa to celé [=triaslo] od smiechu.} Gertrúda sa [=usmievala]. Stolička pri nej odvtedy nikdy [=nebola] prázdna.',
          ],
        },
        {
          id: 'okno',
          text: [
            '[Hero] si [stúpol/stúpa] na stoličku presne tak, aby [videl] to čo obraz. Oproti kráľovnej [=visel] druhý obraz, so zamračeným generálom. {|„Dvesto rokov sa pozerá na niekoho, kto sa mračí, tak sa mračí aj ona,“ [povedal] [hero].} Generála [=zvesili/vešajú] a [helper] mu [helper:našiel] miesto pri kuchyni. Na prázdne miesto [=prišlo] zrkadlo, ktoré [=pozeralo] von oknom na lúku. V zrkadle [=kvitli/kvitnú] púpavy a [=skákala] po nich biela koza. {|Najprv sa jej [=narovnalo] čelo, potom obočie a nakoniec, keď koza [=spadla] do púpav, aj ústa.} Gertrúda sa [=usmiala] a generál pri kuchyni vraj tiež.',
          ],
        },
      ],
      after: [
        'Okolo obrazu sa už [=nechodilo/nechodí] po špičkách. {|Mliekar jej [=nechal] na rímse pohárik smotany, a hoci ju isto [=vypila] mačka, obaja [=boli] spokojní.} Sieňou sa [=rozlialo/rozlieva] svetlo.',
        'Kráľ si pred obraz [=priniesol] raňajky. {|„Stará mama mala jamku na líci,“ [=povedal] prekvapene, „a ja ju mám tiež.“} A obraz sa [=usmieval].',
      ],
      fact: '[Hero] [rozosmial/rozosmieva] kráľovnú na hradnom obraze.',
    },
    {
      id: 'drobna-stena',
      ask: 'Kto odnáša z hradnej steny kamienky?',
      title: ['[Hero] a záhada miznúcich kamienkov', 'Hradný múr má dierky'],
      refrain: ['Kamienok sem, kamienok tam, hradu stenu zaplátam', 'Jeden chýba, dva chýbajú, kamže sa to poberajú'],
      spark: [
        'Z hradného múru [=mizli/miznú] kamienky. Každé ráno [=chýbal] jeden a v dierke po ňom [=fučal] vietor. {|Dierky už [=hrali] tri tóny a kráľ od nich [=nemohol] spať, lebo štvrtý mu stále [=chýbal].} Stráž si [=lámala/láme] hlavu. [Hero] si [vzal] zápisník a [sľúbil], že na to prídu.',
        'Ráno [=bolo] v stene dierok deväť a večer už desať. „Kto nám rozoberá hrad?“ [=čudoval] sa murár Tobiáš. {|[=Mal] maltu po lakte a stenu opravoval tak rýchlo, že raz [=zamuroval/zamurováva] vlastnú lyžicu.} Hneď po raňajkách [hero] [išiel] po stopách.',
      ],
      way: [
        'Strážnik [=videl] v noci malý tieň a [=počul] kotúľanie. „Trr, trr a ticho,“ [=opisoval/opisuje]. {|„Chcel som zavolať: kto je tam, ale mal som plné ústa chleba a potom sa mi to už nezdalo slušné.“} Tieň vraj [=smeroval/smeruje] k studni.',
        '[Hero] [našiel] v prachu cestičku. [=Kotúľalo] sa tadiaľ niečo malé a okrúhle, a vedľa sa [=ťahal] chvostík. {|[Helper] ju [helper:odmeral] prstami: štyri palce a jedno váhanie.} Cestička [=končila/končí] pri koreni lipy.',
        'Kuchárska mačka si [=olizovala/olizuje] labku. „Myš to je,“ [=povedala]. „Ale neviem ktorá, ja ich poznám len zozadu.“ {|Na otázku, či ju nechytala, [=odvetila/odpovedá], že vo štvrtok nechytá a inokedy si tiež odpočinie.} Aspoň už [=vedeli], koho hľadať.',
      ],
      tries: [
        '[=Zadebnili/Zadebňujú] dierky zátkami z fliaš. O chvíľu [=boli] preč aj zátky. {|Na ich mieste [=ležal] lístok veľký ako nechtík: „Ďakujeme, boli mäkké.“} Zlodej [=bol] aspoň slušný.',
        '[Helper] [helper:strážil] stenu s veľkou lampou. Lampa [=svietila] tak pekne, že [=prišli] mory, chrobáky aj stráž na čaj. {|[=Bola] z toho veselá spoločnosť a kamienok im [=zmizol] rovno za chrbtom.} Slávnosť však [=bola] výborná.',
        '[Hero] [nalepil] na kamienok lístok s otázkou: „Kto si?“ O chvíľu [=bol] preč kamienok aj lístok. {|Vedľa dierky [=ležal] iný lístok s odpoveďou „Ja“, a to je síce pravda, ale málo.} [=Písali] si takto až do obeda.',
      ],
      solutions: [
        {
          id: 'kolkaren',
          text: [
            '[Hero] si [ľahol] pri stene na deku a [predstieral/predstiera] spánok. Vtom [=prišla] hradná myš a [=vykotúľala] kamienok. {|„Prosím vás, ja len na kolky,“ [=zľakla] sa, keď [hero] [otvoril] oko, „v nedeľu máme turnaj.“} Pod lipou [=mali] myši celú dráhu, kolky zo zátok a divákov na vyvýšených miestach. [Hero] si [sadol] k nim. „Vymením kamienky za guľôčky,“ [navrhol] a [vysypal/vysypáva] z vrecka <sklené farebné guľky~guľôčky zo skla, modré a zelené>. {|Myši [=stíchli/tíchnu], lebo také kolky ešte [=nevideli]: so zeleným vírom vnútri.} O chvíľu [=boli] všetky kamienky naspäť, umyté a zoradené podľa veľkosti.',
          ],
        },
        {
          id: 'dvere',
          text: [
            '[Hero] si dierky na stene [prekreslil/prekresľuje] do zápisníka. [=Neboli] náhodné. {|Keď ich [spojil/spája] čiarou, [=bola] z nich brána, maličká a presne v polovici.} „Niekto si tu robí vchod,“ [povedal] [hero] a [zaklopal] na najväčšiu dierku. „Prepáčte,“ [=pípla] myš, „my to máme okolo celého hradu veľmi ďaleko. Deti chodia do školy na opačnej strane.“ [Helper] a murár Tobiáš im [=postavili] bránku s padacím mostíkom z <pravítka~lyžičky~ceruzky>. {|Kráľ ju slávnostne [=otvoril] palcom a myši mu na oplátku [=zaplátali/zaplátajú] všetky ostatné diery.} Stena [=stála] pevne a múrom sa [=chodilo] do školy.',
          ],
        },
      ],
      after: [
        'Hradný vietor už [=nefučal/nefučí], iba [=dýchal]. {|Murár Tobiáš [=našiel] v stene svoju lyžicu a [=zjedol/je] ňou konečne raňajky.} Kráľ si hneď [=zdriemol/drieme] ako kráľ, bez jediného otočenia.',
        'Na stene visí odvtedy drobný nápis: „Opravené za pomoci susedov.“ {|Treba sa naň pozerať lupou, ale o to je úprimnejší.} Na hrade [=bolo] pokojne.',
      ],
      fact: '[Hero] [zistil], prečo miznú kamienky z hradnej steny.',
    },
    {
      id: 'dva-trony',
      at: ['krivy', 'mlady', 'vodny-hrad'],
      ask: 'Čo robiť s jedným trónom a dvoma kráľmi?',
      title: ['[Hero] a dvaja králi na jednom tróne', 'Kto bude sedieť na tróne v utorok'],
      refrain: ['Raz ty sedíš, potom ja, dvom sa vládne zvesela', 'Trón je jeden, králi dvaja, nech sa oň už nehádajú'],
      spark: [
        'Na hrad [=prišli] z výletu dvaja králi, bratia Jonáš a Matiáš. Obaja [=mali] korunu a obaja [=chceli] na trón. {|„Som starší o štvrť hodiny,“ [=vravel] jeden. „Ja som zase dlhšie nesedel,“ [=vravel] druhý.} Trón [=bol] však iba jeden a úzky. [Hero] ich [videl], ako si pred ním prekladajú nohy.',
        '„Dnes kráľujem ja!“ [=volal] z nádvoria kráľ Jonáš. „Dnes ja!“ [=odpovedal] kráľ Matiáš. {|Hradná stráž sa preto [=klaňala/klania] na dve strany a [=boleli] ju už boky.} Na večer [=bol] pozvaný celý kraj. [Hero] [chcel] bratov zmieriť skôr.',
      ],
      way: [
        'V komore [=stál] starý stolár a [=hobľoval/hobľuje]. „Trón má spodok z jednej lavice,“ [=prezradil/prezrádza]. „V časoch ich starého otca na ňom sedela celá rodina.{| Aj s mačkou,“ [=dodal], „a tá bola zo všetkých najkráľovskejšia.}“ To [=bola] užitočná správa.',
        {
          gives: 'obrazok',
          text: '[Hero] [našiel] na povale detský obrázok. [=Boli] na ňom dve malé korunky a dva úsmevy. {|Na zadnej strane [=stálo] neistým písmom: „Ja a brat na jednom poníkovi, ešte sa zmestíme.“} Obrázok si [=vzali] so sebou.',
        },
        'Kráľovská teta im [=podala] čaj. „Keď boli malí, vždy si všetko delili,“ [=vzdychla]. „Lyžičky, gumáky aj ovčie kiahne.{| Hádať sa začali až vtedy, keď dostal každý svoje vlastné.}“ [Hero] si [zapísal] slovo „deliť“.',
      ],
      tries: [
        '[Hero] [pripravil] lístky, z ktorých si majú ťahať. Obaja si [=vytiahli] lístok „kráľ“. {|Iné tam totiž [=neboli], lebo nik [=nechcel] na nikoho napísať „nekráľ“.} Šťastie sa teda [=nerozhodlo/nerozhoduje].',
        '[Helper] ich [helper:posadil] na trón oboch naraz. [=Sedelo] sa dobre, kým sa jeden [=nenadýchol/nenadychuje]. {|Vtedy [=vypadol] druhý, prvý sa mu [=ospravedlnil], druhý sa [=nadýchol] a [=vypadol] prvý.} Takto sa vládnuť nedá.',
        '[=Skúsili] vyhlásiť kráľa na striedačku každú minútu. Po chvíli [=nevedel] nikto, kto práve vládne. {|Kuchárka [=dostala] za päť minút desať rozkazov, a tak [=uvarila/varí] všetkých desať, len v jednom hrnci.} Polievka [=bola] hustá.',
      ],
      solutions: [
        {
          id: 'lavica',
          needs: 'obrazok',
          text: [
            '[Hero] [poprosil] bratov, aby zodvihli vankúše. Pod nimi [=boli] naozaj tri diely dreva, len zložené na seba. „Stačí ho rozložiť,“ [povedal] [hero]. {|Panty [=zavŕzgali], drevo [=zavoňalo] a z tróna sa [=stala] dlhá, pekná lavica, v strede mierne preležaná, kde [=sedávala/sedáva] kedysi mačka.} Jonáš si [=sadol] vľavo a Matiáš vpravo. Chvíľu sa [=pozerali] pred seba a potom na seba. [Hero] im [podal] ten starý obrázok. {|„Ešte sa zmestíme,“ [=prečítali] naraz a [=posunuli/posúvajú] sa, aby bolo miesto aj pre tetu a aj pre mačku.} Teraz sa na tróne [=sedelo/sedí] najradšej spolu.',
          ],
        },
        {
          id: 'praca',
          text: [
            '„Čo ste vy radi robili, keď ste sa nehádali?“ [spýtal] sa [hero]. Jonáš [=povedal], že rád <oslavuje ľuďom narodeniny~chodí ľuďom na svadby~dáva ľuďom darčeky>. Matiáš [=povedal], že rád počúva, čo ich trápi. {|Obaja sa na seba [=pozreli], lebo ani jeden z nich [=nevedel], že ten druhý niečo také rád robí.} „Tak nech je na hrade jeden kráľ na radosti a druhý na starosti,“ [navrhol] [hero]. [Helper] [helper:nakreslil] na dvere dve značky: <koláč~balónik~kvet> a vreckovku. {|Do večera [=bol] na obe dvere rad a bratia si z komnaty do komnaty [=posielali], koho [=bolo] treba.} Trón [=ostal] prázdny a nikomu nechýbal.',
          ],
        },
      ],
      after: [
        'Hradná stráž sa [=klaňala/klania] už len dopredu. {|Boky ju [=prestali] bolieť a od úľavy si [=zatancovala/tancuje] <menuet~odzemok~okolo fontány>.} Kráľovstvo [=bolo] pokojné a dvojité.',
        'V korunách sa im [=zrkadlili/zrkadlia] sviečky. {|Pri stole [=pribudlo/pribúda] ešte jedno miesto, to pre každého, kto príde na návštevu.} Na hrade sa [=večeralo/večeria] spolu.',
      ],
      fact: '[Hero] [pomohol] dvom kráľom, aby sa vedeli podeliť o trón.',
    },
    {
      id: 'hradna-slepka',
      at: ['krivy', 'mlady', 'vodny-hrad'],
      ask: 'Neleží niekde tu zlatý gombík z kráľovského kabáta?',
      title: ['[Hero] a kráľovský gombík', 'Prečo na kabáte chýbal jeden gombík'],
      refrain: ['Gombík zlatý, kde si, kde, bez teba to nepôjde', 'Päť je zlatých, šiesty kde, na kabáte mu miesto je'],
      spark: [
        'Na kráľovskom kabáte [=chýbal] jeden zlatý gombík. Kabát sa preto [=zapínal/zapína] nakrivo a kráľ v ňom [=vyzeral] ako krivá veža. {|Náhradný krajčír [=nemal]. Zlatých gombíkov je vraj na svete šesť a sú to súrodenci.} Večer [=bol] ples. [Hero] [vedel], že gombík nemôže byť ďaleko.',
        'Krajčír [=sedel] v komnate nad kráľovským kabátom a [=počítal] gombíky. „Šesť ich mám prišiť a mám iba päť!“ [=nariekal/narieka]. {|[=Prezrel] kôš, zásuvky aj vlastné vrecká, v ktorých sa [=našla] <desiata z Veľkej noci~jedna veľmi stará desiata~polovica orecha>.} Kráľ na to celý deň len [=čakal]. [Hero] [sľúbil] pomoc.',
      ],
      way: [
        'Na nádvorí [=kotkodákala/kotkodáka] sliepka a [=hľadela/hľadí] im na ruky. „Kotko, žlté, okrúhle,“ [=hundrala]. „To poznám.“ {|Viac z nej [=nedostali/nedostávajú], lebo si [=spomenula] na dážďovku.} Sliepka však niečo [=vedela].',
        '[Hero] [našiel] pod schodmi zlatú niť. [=Ležala] v prachu, dlhá ako mačací chvost. {|Na konci [=bol] uzlík, aký robí iba náš krajčír, hrubý a s dôverou.} Niť [=mierila/mieri] ku kurníku.',
        '[Helper] sa [helper:spýtal] kocúra na streche. „Straka zlaté nezbiera, to si o nej len myslia,“ [=povedal] kocúr. {|„Ona zbiera tiché veci, mám to od nej samej.“} Straka teda [=nebola] tá, koho [=hľadali].',
      ],
      tries: [
        '[Hero] [posvietil/svieti] lampou pod všetky skrine. [=Našli] <dve cvikly~jednu cviklu~šesť ponožiek>, tri gumičky a jedného rytiera. {|„Hráme sa na skrývačku,“ [=povedal] rytier, „dva týždne ma ešte nenašli, nevyraďte ma z hry.“} Gombík [=nemal].',
        '[=Skúsili] na kabát prišiť orech. Orech sa pri každom nádychu kráľa [=rozlúskol/rozlúskne] a v sále [=voňala] škrupina. {|Kráľ hneď [=jedol] jeden za druhým a [=tvrdil], že je to jeho najchutnejší kabát.} Na ples sa však [=nehodil/nehodí].',
        '[Helper] [helper:zahlásil], že kto gombík nájde, dostane koláč. Za chvíľu [=mali] na nádvorí tridsať gombíkov, ani jeden správny. {|Jeden [=bol] z nohavíc, jeden z gitary a jeden [=bola] lentilka, ku ktorej sa nikto [=nehlásil/nehlási].} Koláčov sa však [=minulo] dosť.',
      ],
      solutions: [
        {
          id: 'hniezdo',
          text: [
            '[Hero] [nakukol/nakúka] do kurníka a [čakal]. Sliepka [=sedela] v hniezde a [=odkašľala] si. „Vajíčko mi nejde,“ [=šepla], „tak som si zobrala niečo, čo ho pripomína.“ Pod krídlom [=hrial] kráľovský gombík. {|„Žltý, okrúhly, hladký, a keď naň sedím, nie som na dvore jediná, čo nemá nič.“} [Hero] to [pochopil] a gombík jej na chvíľu [nechal]. [Helper] [helper:upravil/upravuje] hniezdo a [helper:priniesol] <zrno~kukuricu~prosa plnú hrsť>. {O chvíľu pod ňou [=ležalo] naozajstné vajce a gombík už [=nepotrebovala/nepotrebuje].|O hodinu tam [=ležalo] vajce, pravé, a sliepka gombík sama [=vykotúľala] na prah.} Kráľ si gombík [=prišil] ešte teplý.',
          ],
        },
        {
          id: 'ozdoba',
          text: [
            '„A čo keď gombík nemá byť rovnaký?“ [povedal] [hero]. [=Obišli] hrad a od každého [=dostali] jeden gombík, <z vesty~z košele~z plášťa>, zo zástery, z detského kabátika. {|Kuchárka [=dala] najväčší, ponocný najtmavší a páža s jazykom medzi zubami [=odstrihlo/strihá] <ten z pyžama~ten z rukáva~malý modrý>.} [Helper] ich [helper:podával] a krajčír [=šil/šije] celé popoludnie. Kabát [=bol] pestrý ako <lúka~jarmok~jesenný sad>. „Na každom gombíku držím niekoho z hradu,“ [=povedal] kráľ dojato. {|A keď pri tanci nedopatrením [=našiel] za golierom ten šiesty zlatý, [=zasmial] sa a [=poslal] ho mačke na hranie.} Na plese ho [=obdivovali] všetci.',
          ],
        },
      ],
      after: [
        'Na plese [=hrala] hudba a kráľ sa [=otáčal]. {|Krajčír si konečne [=sadol] a [=zistil], že aj jemu jeden gombík chýba.} Hrad [=svietil] oknami.',
        'Aj sliepka z nádvoria [=dostala] na oslavu zrno v pohári. {|[=Zobala/Zobe] ho už počas fanfár, ale dôstojne.} Kabát kráľovi [=sedel], ako má.',
      ],
      fact: '[Hero] [pomohol] kráľovi, ktorému chýbal gombík na kabáte.',
    },
  ],
  obstacles: [
    'Točité schody na hrade sa [=točili] pridlho. Po tretej otáčke nikto [=nevedel], či ide hore, alebo dolu. {|Okno [=išlo] okolo už štvrtý raz a vždy [=malo] iný výhľad.} [=Kráčali] teda za vôňou koláčov.',
    'Padací most [=bol] zdvihnutý. „Heslo,“ [=povedal] strážca a [=pozeral] do papiera hore nohami. {|[Hero] [povedal] „prosím“, lebo hradné heslá bývajú jednoduché, len sa na ne zabúda.} Most sa [=spustil].',
    'Cestu im [=zatarasilo/tarasí] brnenie, ktoré [=spadlo] zo stojana. [=Ležalo] na chodbe v sto kúskoch. {|[Helper] ich [helper:poskladal], no jeden kúsok [=ostal] a brnenie s ním potom trochu [=tancovalo].} Aspoň [=bola] cesta voľná.',
    'V tajnej chodbe [=bola] tma ako vo vreci. [Hero] [počúval], kde kvapká voda, a podľa toho [našiel] cestu. {|Pavúčia sieť ich [=pohladila] po nose a ktosi zo steny sa [=ospravedlnil], že nerozsvietil.} Na konci [=svietila] škára a [=voňal] chlieb.',
    'Na nádvorí [=stála] kráľovská hus a nikoho [=nepustila]. [=Mala] to v popise práce. {|„Prechod vpravo,“ [=zasyčala], „vľavo mám meniny.“} [Hero] jej [zaželal] všetko najlepšie a hus [=uhla].',
    'Hradné dvere [=boli] tak ťažké, že sa o ne [=dalo] iba oprieť. [Hero] ich [tlačil] a [helper] [helper:tlačil] tiež, lenže z druhej strany. {|Chvíľu to [=bolo] celkom vyrovnané, kým im [=nenapadlo/nenapadá] ísť tým istým smerom.} Dvere sa potom [=otvorili].',
    'Na múre [=fúkal] taký vietor, že šál [=mával] sám. [=Držali] sa pri zemi a [=išli] bokom. {|Zástava na veži im [=ukazovala] jazyk a jedna strecha od radosti [=odletela] o meter ďalej.} Za rohom [=bolo] hneď ticho.',
    'Kľúč od komnaty [=mal] sto zúbkov a ani jeden [=nesedel/nesedí]. „Skús to bez neho,“ [helper:navrhol] [helper]. [Hero] [stlačil/stláča] kľučku a dvere [=boli] otvorené. {|Odvtedy si na hrade hovoria, že zamykajú iba zo zvyku.}',
  ],
  encounters: [
    'Hradná stráž [=hrala] pexeso. [=Mali] v ňom dvadsať rovnakých kráľov. {|Preto [=vyhrával] každý a vždy, a to je na hradoch vzácne.} [Hero] [uhádol] tiež.',
    'Na hradnej stene [=visel] obraz prababky kráľovnej. Ako [=išli] okolo, [=žmurkla]. {|Potom si [=poopravila] rám a [=tvárila] sa, že sa nič nestalo.} „Aj vy ste to videli?“ [=spýtalo/pýta] sa brnenie.',
    'V komnate [=sedela] princezná a [=učila] sa hvízdať. „Kráľovná zo mňa bude sama,“ [=povedala], „ale hvízdať sa treba učiť.“ {|[Hero] jej [ukázal], kde dať jazyk, a do okna hneď [=priletel] holub, lebo si [=myslel], že ho volajú.}',
    'Kuchtík [=niesol] na hlave dvadsať kráľovských tanierov. [=Kráčal] tak rovno, že sa na ňom [=dalo] písať. {|Keď [=pozdravil], taniere [=cinkli/cinkajú] za neho, slušne a v tempe.} Ani jeden [=nespadol/nepadá].',
    'Dvaja rytieri [=duelovali/duelujú] lyžicami o poslednú knedľu. [Hero] ju [rozkrojil/rozkrajuje] na polovicu a súboj [=bol] ukončený. {|Rytieri si [=podali] ruky a knedľa sa [=stala] slávnou, aspoň do večera.}',
    'Po schodoch [=išla] kráľovská korytnačka s odkazom na krku. „Súrne,“ [=povedala]. {|List [=bol] z minulej zimy a v ňom [=stálo], že sa oteplí, a to je naozaj pravda.} Hrad je veľký, treba chápať.',
    'Na nádvorí [=sušili] králi plášte. [=Viseli] tam tri a v jednom ešte [=bol] kráľ. {|„Nechcem sa prezliekať,“ [=ozval] sa spod zamatu, „a tak ma zložte, keď uschnem.“} [Hero] mu [napravil] štipec.',
    'V hradnej veži [=bývala] sova a [=písala] dejiny. Zatiaľ [=bola] pri raňajkách. {|„Pred sto rokmi sa jedli rovnaké buchty,“ [=čítala] nahlas, „čo je dobrá správa pre našu dobu.“} [Hero] jej [zaostril/ostrí] brko.',
    'Šašo na chodbe [=cvičil/cvičí] smútok. Na tréning [=mal] zrkadlo a mokrú vreckovku. {|„Smiech viem,“ [=vysvetlil] vážne, „ale kto má vedieť obidvoje, musí trénovať.“} [Hero] mu [ukázal] jazyk a smútok [=bol] preč.',
    'Do brány [=vchádzal/vchádza] voz s vankúšmi. [=Boli] pre trón, po jednom na každý deň v týždni. {|Nedeľný [=mal] strapce a kráľ sa naň už od utorka veľmi [=tešil].} Furman [=driemal] na pondelku.',
    'Pri fontáne [=stál] kráľovský havran a [=učil] sa abecedu. „K,“ [=povedal]. „A ešte raz K.“ {|Ostatné písmená vraj prídu, keď na ne bude čas a keď to nebude tak ťažké na jazyk.} [Hero] mu [zatlieskal].',
  ],
  favourite: [
    'Z kociek pri posteli [=stál] hrad. V najvyššej veži už [=zhasli/zhasínajú].',
    'Na vankúši [=bola] vyšitá koruna, mäkká a bez rohov, aby sa na nej dobre spalo.',
    'Na poličke [=stál] cínový rytier a [=odpočíval] s kopijou opretou o knihu.',
    'Padací most z lega [=bol] zdvihnutý. Aj lego už [=spalo].',
    'Na stene [=svietila] papierová veža a v okienku jej tíško [=hrialo] malé svetielko.',
    'Látkový drak pri hrade z periny [=strážil] bránu a už pomaly [=driemal].',
    'Deka [=mala] záhyby ako hradby a za nimi [=bolo] teplo.',
    'Plyšová kráľovná [=spala] v papuči a koruna jej [=visela] na uchu.',
  ],
}
