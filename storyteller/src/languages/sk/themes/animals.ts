import type { ThemePack } from '../../../craft/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const animals: ThemePack = {
  words: [
    'zvier',
    'labk',
    'chvost',
    'uši',
    'srsť',
    'srst',
    'mláď',
    'pes',
    'psík',
    'mač',
    'zajac',
    'zajko',
    'jež',
    'kôň',
    'koní',
    'koz',
    'kačic',
  ],
  settings: [
    setting(
      'gazdovstvo',
      'land',
      place('babkin dvor', 'na babkinom dvore', 'na babkin dvor', 'z babkinho dvora'),
      [
        'Na babkinom dvore [=vstávali] zvieratá skôr než slnko. Kohút [=spustil] kikirikí, kačice [=prišli] v rade{| a koza už [=stála] na búde, lebo odtiaľ je lepší výhľad}. [Hero] [niesol] v hrnčeku zrno a okolo sa [=tlačil] celý pernatý sprievod.',
        'Babkin dvor [=voňal] <senom~mliekom~jablkami>. [Hero] [sedel] na klátiku a na kolenách [mal] mačku, teplú a ťažkú. {|[=Priadla] tak nahlas, že kačice si [=mysleli], že ide traktor, a slušne mu [=uvoľnili/uvoľňujú] cestu.} Zvieratá [=mali] dobrý deň.',
      ],
      [
        'V maštali [=bolo] prítmie a teplo. Krava [=prežúvala] a [=pozerala] na všetkých ako učiteľka{| na konci hodiny, keď už aj ona myslí na obed}.',
        'Kačice [=chodili] v rade podľa veľkosti. Posledná sa vždy [=zapozerala] na motýľa{| a rad potom [=vyzeral/vyzerá] ako vlak, ktorému chýba vagón}.',
      ],
      [
        'Na babkinom dvore [=stíchli/utíchajú] všetky labky a kačice si [=strčili] hlavy pod krídla. {|Koza na búde dlho a zhlboka [=zívla] a bradu si [=zložila] na predné nohy.} Cez okno kuchyne [=svietila] teplá lampa.',
        'Dvor [=voňal] senom a večernou rosou. Sliepky [=sedeli] na bidielku vedľa seba a [=dýchali] naraz. {|Babka [=prešla] okolo s lampášom a každým dverám potichu [=zaželala] dobrú noc.} V izbe [=čakala] mäkká perina.',
      ],
    ),
    setting(
      'utulok',
      'indoors',
      place('zvieracia čakáreň', 'v zvieracej čakárni', 'do zvieracej čakárne', 'zo zvieracej čakárne'),
      [
        'V čakárni u zverolekárky [=sedeli] zvieratá a každé [=tvrdilo], že je zdravé. {|Najhlasnejšie to [=tvrdil] pes s obväzom na chvoste, ktorý si ho medzitým namočil do guláša.} [Hero] tam [pomáhal] každý utorok a [škrabkal/škrabká] za ušami.',
        '[Hero] [otvoril] dvere zvieracej čakárne. Naraz sa [=ozvalo] mňau, hav aj píp. {|A kdesi vzadu jedno slušné „dobrý deň“, no to [=patrilo] papagájovi, ktorý [=čakal] najdlhšie.} [=Voňalo] tam mydlo a <granule~seno~rumanček>.',
      ],
      [
        'Na stene [=visel] plagát so zvieratami. Škrečok pod ním [=sedel] už hodinu{| a [=porovnával/porovnáva], či má naozaj také líca}.',
        'Korytnačka [=prišla] na poradie už včera. Nikam sa [=neponáhľala]{| a svojich dvadsať krokov k dverám si [=vedela] vychutnať}. Po podlahe sa [=kotúľali] chumáče srsti.',
      ],
      [
        'V čakárni [=zhaslo] veľké svetlo a zvieratá sa [=stočili] do klbiek. [=Dýchali] pomaly a teplo. {|Papagáj ešte [=zašepkal] dobrú noc, v dvoch jazykoch a veľmi ticho.} Domov sa [=išlo] okolo spiacich záhrad.',
        'Zverolekárka [=zatiahla] závesy a [=pohladila] každé ucho. Korytnačka si [=schovala] hlavu. {|Na plagáte [=ostali] bdieť iba nakreslené zvieratá a ani tie [=neurobili/nerobia] hluk.} Za dverami [=svietil] mesiac a cesta [=bola] mäkká.',
      ],
    ),
    setting(
      'breh',
      'water',
      place('breh pri vŕbe', 'na brehu pri vŕbe', 'na breh pri vŕbe', 'z brehu pri vŕbe'),
      [
        'Pod vŕbou pri vode [=bývalo] viac zvierat než v celom meste. [Hero] ich [poznal] po mene. {|Vydra [=mala] prízemie, dudok prvé poschodie a volavka [=bývala] na jednej nohe.} Voda [=žblnkala] a [=voňala] <mätou~rybami~mokrou trávou>.',
        '[Hero] [ležal] na bruchu na brehu pri vŕbe a [pozeral] do vody. Z druhej strany [=pozeral] rak. {|Chvíľu [=nebolo] jasné, kto je vlastne u koho na návšteve.} [=Začínal] sa deň a zvieratá [=raňajkovali].',
      ],
      [
        'Vydra sa [=šmýkala] po blate, šups dolu a cup hore. {Vždy sa pritom [=smiala].|A vždy keď [=vyliezla], [=tvárila] sa, že to skúša prvý raz v živote.} Chvost [=mala] ako kormidlo.',
        'Žaby [=nacvičovali] zbor. [=Dirigovala] ich volavka{|, preto [=spievali] veľmi slušne a trochu z diaľky}. Dudok im [=kýval] chochlíkom.',
      ],
      [
        'Voda pri brehu [=spomalila] a zvieratá sa [=schovali], každé do svojho. {|Vydra v nore, rak pod kameňom a volavka na jednej nohe, tú druhú si [=hriala] v perí.} Cestou domov [=svietil] mesiac a tráva [=bola] teplá.',
        'Vŕba si [=namočila] končeky vetiev a celkom [=stíchla/utícha]. Na hladine [=ležali] hviezdy. {|Žaby už [=spievali] iba po jednej a každá ďalšia tichšie než tá pred ňou.} Chodník [=viedol] rovno k posteli.',
      ],
    ),
    setting(
      'salas',
      'land',
      place('salaš pod hoľou', 'na salaši pod hoľou', 'na salaš pod hoľou', 'zo salaša pod hoľou'),
      [
        'Na salaši pod hoľou [=cinkali] zvonce a [=voňal] dym. [Hero] [sedel] pri kolibe a na kolenách [mal] jahniatko. {|Druhé mu pritom [=žulo/žuje] šnúrku od topánky, tretie ten koniec, čo ešte [=visel] druhému z papule.} Zvieratá tu [=mali] celú lúku a kus oblohy.',
        'Bača [=rozdal] žinčicu a psy [=dostali] prvé. [Hero] [stál] medzi ovcami po pás vo vlne. {|Ovce sa na salaši [=pozerali] všetky naraz jedným smerom, akoby tam premietali film.} [=Bolo] ráno a okolo [=skákal] čierny psík.',
      ],
      [
        'Na streche koliby sa [=sušili] vlnené ponožky pre celú rodinu. {|Jedna [=bola] veľká ako vrece a bača [=tvrdil], že patrí medveďovi, ktorý si po ňu ešte neprišiel.}',
        'Strážny pes [=ležal] v tráve a [=spal] s jedným okom otvoreným. {Srsť [=mal] bielu ako mlieko.|Srsť [=mal] bielu, aby ho vlk nerozoznal od ovce a ovca od kamaráta.}',
      ],
      [
        'Ovce na salaši si [=ľahli] jedna k druhej a [=bola] z nich jedna veľká perina. Zvonce už ani [=necinkli/necinkajú]. {|Nad hoľou [=vyšiel] mesiac, okrúhly ako hruda syra, a [=svietil] každému rovnako.} Dolu chodníkom sa [=išlo] pomaly a mäkko.',
        'V kolibe [=dohorel] oheň a dym [=voňal] už iba slabo. Jahniatka [=zavreli] oči. {|Biely pes si [=dal] hlavu na labky a sen mu [=prešiel] po srsti ako vietor po tráve.} Domov sa [=viezli] na voze plnom sena.',
      ],
    ),
  ],
  heroes: [
    figure(
      'zajko',
      'zajko Ušiačik',
      [
        'Zajko Ušiačik má jedno ucho hore a jedno dole. {|Tým horným počúva svet a tým dolným si zakrýva oko, keď je smiešno.}',
        'Zajko Ušiačik vie o každej mrkve v okolí. {|Pozná ich po mene, ale len do obeda.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'krava',
      'kravička Stračena',
      [
        'Kravička Stračena nosí na rohu sedmokrásku. {|Keď ju zje, hneď si vypýta ďalšiu, ozdoba musí byť čerstvá.}',
        'Kravička Stračena prežúva aj myšlienky. {|Preto ich má vždy dobre premyslené, iba trochu neskôr než ostatní.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'psik',
      'psík Flíčik',
      [
        'Psík Flíčik má jednu škvrnu na uchu a jednu na svedomí. {|Tá druhá je od šľahačky.}',
        'Psík Flíčik víta všetkých, aj tých, čo idú iba okolo. {|Raz takto uvítal vlak a vlak odvtedy pri záhrade spomalí.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'jazvecica',
      'myška Alica',
      [
        'Myška Alica má chvost dlhší než plány na zajtra. {|Preto si naň robí uzlíky, aby nezabudla, čo chcela.}',
        'Myška Alica býva v rukavici po babke. {|V palci má spálňu a malíček si šetrí pre hostí.}',
      ],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'koza-liza',
      'koza Líza',
      [
        'Na plot [=vyskočila/vyskakuje] koza Líza. {„Ja viem všetko. Mé.“|„Som tu najvyššie, takže viem najviac,“ [=zamečala] a [=odhryzla] si z plagátu.} Potom [=zoskočila] dolu a [=išla] tiež.',
        'Koza Líza práve [=dojedala/dojedá] vedro. „Starosti sú ako plech,“ [=povedala]. {„Treba ich dobre požuť.“|„Najprv tvrdé, ale keď ich človek poctivo prežuje, dá sa s nimi žiť.“} [=Utrela] si bradu o stĺp a [=bola] pripravená.',
      ],
      [
        'Koza Líza si [=ľahla] do slamy a [=prežúvala] pomaly, čoraz pomalšie, celkom potichučky.',
        'Koza Líza si [=položila] bradu na hranu válova a vo sne ešte raz [=prežula/prežúva] ten najlepší kúsok dňa.',
      ],
    ),
    figure(
      'kon-sivko',
      'kôň Sivko',
      [
        'Spoza plota [=vystrčil] hlavu kôň Sivko. {„Frrr. Pomôžem?“|„Frrr,“ [=povedal] a [=fúkol] každému do vlasov, to je po konsky srdečne vitajte.} Kopytá [=zaklopali]: klop, klop.',
        'Kôň Sivko [=stál] pod jabloňou a [=čakal] na jablko. {Jablko [=nespadlo/nepadá], tak [=išiel] s nimi.|„Čakám od utorka,“ [=povedal], „ale jablko je dnes tvrdohlavé, tak pôjdem radšej s vami.“} Hriva mu [=voňala] trávou.',
      ],
      [
        'Kôň Sivko [=stál] v slame a [=driemal]. Dych [=mal] teplý a pomalý ako letný večer.',
        'Kôň Sivko [=preložil] váhu na tú nohu, ktorá ešte [=nespala/nespí], a ticho [=vydýchol] do jaslí.',
      ],
    ),
    figure(
      'macka-ministerka',
      'mačka Ministerka',
      [
        'Z pece [=zoskočila] mačka Ministerka. {„Vybavím to.“|„Také veci sa vybavujú s pokojom,“ [=oznámila] a najprv si [=umyla] ľavú labku, potom pravú, lebo poriadok musí byť.} A [=kráčala] vpredu.',
        'V teplom koši sa čosi [=pohlo] a [=vyšla] z neho mačka Ministerka. „Kto ma potrebuje?“ [=spýtala] sa. {„Všetci.“|„Všetci? Prirodzene. Dajte mi minútu na pretiahnutie, zadnú časť robím zvlášť.“} Potom [=bola] hotová.',
      ],
      [
        'Mačka Ministerka sa [=stočila] na teplom mieste a [=zapriadla]. Chvost si [=položila] cez oči ako zástenu.',
        'Mačka Ministerka [=ukončila/končí] úradné hodiny, [=zavrela] oči a spodnú labku si [=dala] pod bradu.',
      ],
    ),
    figure(
      'zverolekarka',
      'zverolekárka Hana',
      [
        'Okolo [=išla] zverolekárka Hana s taškou plnou obväzov. „Chodím domov pešo, aby ma zvieratá našli,“ [=povedala]. {|Z vrecka jej [=vykúkal/vykúka] škrečok, ktorý [=bol] už zdravý, ale ešte o tom [=nevedel].} A [=pridala] sa.',
        'Na lavičke [=sedela] s rožkom zverolekárka Hana. Polovicu [=dala] psíkovi, ktorý na ňu [=hľadel/hľadí]. {„Mám voľno. Pomôžem.“|„Mám dnes voľno,“ [=povedala], „teda mala som, kým ste neprišli s tou tvárou. Tak čo vás trápi?“}',
      ],
      [
        'Zverolekárka Hana [=zložila] biely plášť na stoličku a škrečka [=uložila] do mäkkého vrecka.',
        'Zverolekárka Hana si [=umyla] ruky, posledný raz [=pozrela] do klietok a v každej [=našla] pokojné bruško.',
      ],
    ),
    figure(
      'zajac-kvido',
      'zajac Kvído',
      [
        'Z kapusty [=vystrčil] uši zajac Kvído. {„Počul som, že treba pomôcť.“|„Počul som všetko,“ [=povedal], „s takými ušami človek nemá na výber.“} [=Preskočil/Preskakuje] riadok mrkvy a [=bol] tu.',
        'Cez cestu [=prebehol] zajac Kvído, [=zastal] a [=vrátil] sa. „Zabudol som, kam som bežal,“ [=povedal]. {„Tak bežím s vami.“|„To znamená, že mám čas. A kto má čas, ten má pomáhať, hovorievala moja teta a mala deväťdesiat synovcov.“}',
      ],
      [
        'Zajac Kvído si [=sklopil/sklápa] obe uši na oči, aby v nich bolo šero a ticho.',
        'Zajac Kvído sa [=schúlil/stáča] v pelechu a labky mu ešte raz jemne [=trhlo/trhne] zo sna o kapuste.',
      ],
    ),
  ],
  problems: [
    {
      id: 'kaciatko',
      ask: 'Nevidel tu niekto malé kačiatko?',
      title: ['[Hero] a siedme kačiatko', 'Kačiatko, ktoré zabočilo inam'],
      refrain: ['Píp sem, píp tam, koho hľadám, toho mám', 'Šesť je málo, sedem je dosť, kde si, žltá maličkosť'],
      spark: [
        'Kačica [=rátala] mláďatá: jedno, dve, päť, šesť. Siedme [=chýbalo]. {|[=Rátala] ich odzadu, odpredu aj na preskáčku, lenže šesť [=zostalo] šiestimi.} „Ešte ráno bolo posledné v rade,“ [=povedala]. [Hero] sa [ponúkol]. Kačiatko bude niekde blízko, kačiatka chodia pomaly.',
        'Do topánky niečo [=ďoblo]. [=Bolo] to kačiatko, malé, <žlté a trochu zablatené~žlté a trochu rozcuchané~žlté a celé od rosy>. {[=Myslelo] si, že topánka je mama.|[=Pritúlilo] sa k topánke a [=bolo] presvedčené, že je to jeho mama, iba dnes akási tichá.} [Hero] ho [vzal] do dlaní. Treba nájsť tú ozajstnú mamu, tú s perím.',
      ],
      way: [
        'Na kole pri vode [=sedela] čajka. „Kačky som videla,“ [=povedala]. {„Išli v rade a na konci motýľ.“|„Išlo ich šesť a na konci motýľ. Alebo bol ten motýľ pred siedmym, to už presne neviem, ja som pozerala na rožok.“} Teda kačiatko [=zabočilo/zabáča] za motýľom.',
        'Na listoch púpavy [=boli] malé mokré odtlačky. [=Vyzerali] ako trojuholníčky. {[Helper] ich [helper:obišiel] po špičkách.|[=Viedli] od púpavy k púpave a pri každej sa [=krútili/krútia], akoby sa niekto potreboval poriadne prizrieť.} [Hero] ich [rátal] a [=bolo] ich veľa.',
        'Pod kríkom [=spal] pes a v srsti mu [=zostalo] žlté páperie. „Niekto si o mňa ráno zdriemol,“ [=povedal]. {„Potom odcupotal.“|„Bolo to malé a teplé. Nechcel som sa hýbať, tak som si to neobzrel.“} Páperie [=voňalo] po kačici.',
      ],
      tries: [
        '[Hero] [zavolal]: „Píp!“ {[=Ozval] sa vrabec a sliepka.|[=Ozval] sa vrabec, sliepka a po chvíli aj poštár, ktorý sa rád zapája.} Žiadne z nich [=nebolo] kačica a všetci [=boli] milí.',
        '[=Hľadali] <v krhle, v sude a v čižme~pod vozom, v sude a v čižme~v košíku, za dreveníkom a v čižme>. V čižme [=spala] myš. {„Pardon,“ [povedal] [hero].|[=Bolo] jej nemilé, že ju vidia v pyžame, a preto [hero] čižmu zas pekne [prikryl].} Kačica tam [=nebola] ani druhý raz.',
        '[Helper] [helper:chodil] dokola a [helper:kvákal/kváka]. {[=Pridalo] sa dvanásť žiab.|O chvíľu [=pochodovalo] dokola dvanásť žiab v rade a kačacia mama sa [=nevedela] rozhodnúť, či má byť hrdá.} Ale kačiatko v tom rade [=nebolo].',
      ],
      solutions: [
        {
          id: 'stopy',
          text: [
            '[Hero] si [čupol] k zemi a [hľadal] len očami. V blate [=boli] stopy ako malé lopatky, jedna, druhá a vedľa nich kúsok páperia. {|[=Robili] slučku <okolo dážďovky, potom ďalšiu slučku okolo tej istej dážďovky~okolo púpavy, potom ďalšiu slučku okolo tej istej púpavy>, lebo sa asi dlho [=spoznávali/spoznávajú].} [Helper] [helper:čuchal] pri zemi a [helper:zastal/zastane]. Stopy [=viedli] k veľkému listu lopúcha. „Píp,“ [=povedal] lopúch. A kačacia mama už [=bežala]. {|[=Bežala], [=letela] aj [=plakala] od šťastia, všetko naraz, <ako to vie len mama~ako to vedia iba mamy~ako to kačacie mamy vedia>.} Mláďa sa [=schovalo] pod krídlo.',
          ],
        },
        {
          id: 'rad',
          text: [
            '„Urobme kačací rad,“ [povedal] [hero] a [postavil] sa dopredu. [Helper] sa [helper:postavil] dozadu. [=Kolísali] sa do strán a [=pípali]. {|Sliepkam sa z toho [=točila] hlava, ale nikto z radu sa [=neusmial/neusmieva], lebo kačací rad je vážna vec.} <Kolíš, kolíš, píp.~Kolíš, píp, kolíš, píp.~Raz vľavo, raz vpravo, píp.> Pri lopúchu sa na koniec [=postavil] niekto malý a žltý. „Teraz sa nikto neotáčajte,“ [šepol] [hero]. Sedem krokov a [=boli] pri mame. Mama [=rozprestrela] krídlo a [=rátala]: sedem.',
          ],
        },
      ],
      after: [
        'Kačica [=rátala] ešte raz, odzadu a potom len tak pre radosť. Sedem! {|Od toho dňa [=dávala/dáva] siedme do stredu, aby ho z oboch strán niekto tlačil domov.} Zvieratá si [=vydýchli].',
        'Kačiatko celé popoludnie [=rozprávalo] súrodencom o motýľovi. {|Podľa neho [=bol] veľký ako krava a [=povedal] „dobrý deň“.} A rad [=mal] zase všetkých.',
      ],
      fact: '[Hero] [našiel] siedme kačiatko a [priviedol] ho k mame.',
    },
    {
      id: 'spanok',
      without: ['zajac-kvido'],
      ask: 'Nevieš o teplom mieste pre ježka?',
      title: ['[Hero] a ježko bez postele', 'Kam si ľahne ježko'],
      refrain: [
        'Šuchi, šuch, kde je môj kút, kde sa dá hneď zahrabnúť',
        'Ježko, ježko, kde máš dom, pod lístím či pod stromom',
      ],
      spark: [
        'V lístí niečo [=fučalo]. [=Bol] to ježko a [=nemal] kde spať. „Potrebujem posteľ,“ [=povedal] a [=zívol]. {|„Jedna kopa je mokrá, druhá obsadená a v tretej fúka. A mne sa už zatvára aj to oko, na ktoré nespím.“} [Hero] sa k nemu [sklonil]. Zvieratko treba uložiť.',
        'Ježko [=chodil] hore-dolu a [=zíval]. Jeho pelech [=bol] preč, odnesený vetrom. {|Naposledy ho vraj bolo vidno nad kostolnou vežou, aj s vankúšom z machu.} „Nikto sa so mnou nechce deliť o perinu, som vraj pichľavý,“ [=vzdychol]. [Hero] mu [chcel] pomôcť.',
      ],
      way: [
        'Krtko [=vystrčil] z kôpky ňufák. „Dobrá posteľ je suchá a hlboká,“ [=poradil]. {„Ja si dávam do stredu mach.“|„Ja si dávam do stredu mach, na mach zrnko maku na dobré sny a na sny krtičinec.“} Potom [=zívol] aj on.',
        {
          gives: 'vlna',
          text: 'Na plote [=ostal] po ovečke chumáč vlny, hebký a biely. „To mám navyše,“ [=zabľačala/bľačí] ovca z lúky. {|„Vždy sa tu nechám kus, aby mal plot radosť.“} [Hero] si vlnu [schoval] do vrecka a vrecko hneď [=hrialo].',
        },
        'Na konári [=sedel] párik sýkoriek a do dutiny [=nosil] perie. „Skúsime bývať obaja v malom,“ [=čvirikali]. {„Potom je teplejšie.“|„V malom je teplejšie a každý vie, kde má ten druhý zobák.“} Ježko na nich [=hľadel/hľadí] so zatvorenými očami.',
      ],
      tries: [
        '[=Skúsili] košík na jablká. Na pichliače sa mu [=nalepili] tri. {|Ježko [=vyzeral/vyzerá] ako stánok s ovocím a okoloidúca koza si u neho [=chcela] nakúpiť.} Chutné to [=bolo], spať sa tam [=nedalo].',
        '[=Skúsili] psiu búdu, lebo pes [=bol] milý. {Lenže [=chrápal].|Pes [=bol] naozaj milý, ibaže [=chrápal] ako píla a ježkovi sa pri tom [=dvíhali/dvíhajú] pichliače po jednom.} Do rána by z búdy boli triesky.',
        '[=Skúsili] starú papuču. {Ježko dnu [=vošiel], von nie.|Dnu [=vošiel] ľahko, von sa [=nedalo] ani so spevom. [=Chodil] v papuči po dvore a mačka pred ním [=utekala] na strom.} Papuču mu napokon [helper:vyzul] [helper].',
      ],
      solutions: [
        {
          id: 'listie',
          text: [
            '[Hero] [nazbieral] suché lístie a [helper] [helper:priniesol] slamu. Kopa [=rástla] a ježko ju [=skúšal], <bruchom, chrbtom aj nosom~bokom, chrbtom aj bradou~labkou, bradou a napokon celým bruchom>. {|„Vľavo tvrdé, vpravo mäkké, v strede prievan,“ [=hlásil] a po každej oprave si [=ľahol] ešte raz.} „Ešte mach pod hlavu,“ [povedal] [hero] a [uložil] ho celkom dovnútra. Ježko [=vliezol], [=otočil] sa raz a druhý raz. Šuch, šuch, a potom [=bolo] ticho. Von [=trčal] len nosík a ten [=povedal] pfff.',
          ],
        },
        {
          id: 'susedia',
          needs: 'vlna',
          text: [
            '„Opýtame sa zajaca,“ [povedal] [hero]. Zajac [=mal] pelech veľký a sám v ňom [=mrzol/mrzne], lenže pichliačov sa [=bál]. [Hero] [vytiahol] z vrecka vlnu a na každý pichliač [napichol/pichá] biely chumáčik. {|[Helper] [helper:podával] chumáčiky po jednom a ježko sa [=chichotal] pri každom, čo [=bol] nad obličkou.} O chvíľu [=bol] <z ježka obláčik na štyroch labkách~z ježka chumáč s čiernym nosom~z ježka malý huňatý baranček>. Zajac [=pričuchol/čuchá]. „Si mäkký,“ [=povedal] a [=posunul/posúva] sa. {[=Bolo] tam miesto presne pre dvoch.|[=Ľahli] si k sebe, jeden [=hrial] zozadu a druhý spredu, a oboje [=bolo] treba.}',
          ],
        },
      ],
      after: [
        'Ježko [=otvoril] ešte jedno oko. „Ďakujem,“ [=zašepkal]. {|„Tým druhým okom ti ďakujem už zo sna.“} Zvieratá potom [=chodili] okolo po špičkách.',
        'Z pelechu [=bolo] počuť malé spokojné fučanie. {|Vietor [=prišiel], chvíľu [=obchádzal/obchádza], no na takú posteľ si [=netrúfol/netrúfa].} [Hero] [priložil] prst k ústam.',
      ],
      fact: '[Hero] [našiel] ježkovi teplú posteľ.',
    },
    {
      id: 'kohut',
      ask: 'Nenašiel niekto kohútí hlas?',
      title: ['[Hero] a kohút bez hlasu', 'Ráno bez kikirikí'],
      refrain: ['Kikiri, kikirí, ráno nech sa otvorí', 'Hlások, hlások, vráť sa k nám, slniečko ťa čaká tam'],
      spark: [
        'Kohút [=otvoril] zobák a nič. Ani kikirikí, ani ki, iba <chrrr ako stará brána~chrrr ako zhrdzavená pumpa~chrrr ako nenamazaný voz>. {|Sliepky na seba [=pozreli], či majú vstávať, alebo sa dnes ráno ruší.} Zvieratá [=nevedeli], či už je deň. [Hero] kohúta [pohladil] po perí. Hlas treba nájsť.',
        'Ráno [=meškalo], lebo kohút [=bol] po svadbe u moriakov celkom bez hlasu. {Teraz len [=syčal].|Tri hodiny spevu v kuse, na želanie aj bez želania, a kto by po tom nemal v hrdle kašu.} Kto zobudí zvieratá? [Hero] si k nemu [sadol] na plot. Hlas sa nestráca navždy.',
      ],
      way: [
        'Sliepka [=hľadala] v tráve so sklonenou hlavou. „Hlas som nenašla, ale našla som pol dážďovky,“ [=povedala]. {|„Keby ste hľadali dážďovku, sme hotoví.“} A [=pošepla/šepká] im, že moriaci doma varia sladký sirup.',
        {
          gives: 'med',
          text: 'Včelár Juraj pri úľoch [=počúval], čo sa stalo. „Na hrdlo je med,“ [=povedal] a [=nabral] im plnú lyžicu do pohárika. {|„Hovorím to každému. Moje včely vedia bzučať aj v nedeľu od rána.“} [Hero] [zavrel] pohárik listom lopúcha.',
        },
        'Na drôte [=spievali] lastovičky. „Hlas si šetríme,“ [=čvirikali]. {„Každá spievame iba kúsok.“|„Pesnička je dlhá, tak si ju rozdelíme. Ja začiatok, ona stred a tamtá vie len posledné cvrk.“} Kohút [=počúval] s otvoreným zobákom.',
      ],
      tries: [
        'Kohút [=kloktal] šípkový čaj: glo, glo, glo. {A potom ho [=prehltol].|[=Kloktalo] sa mu výborne, iba na konci vždy [=zabudol] a [=prehltol] to.} Po treťom hrnčeku [=bol] najedený a tichý.',
        '[=Skúsili] to iní. Koza [=urobila] mé a pes hav. {Slnko iba [=žmurklo].|Slnko [=vystrčilo] jeden lúč, no keď [=počulo] mé, [=pomyslelo/myslí] si, že je poobede, a lúč zase [=stiahlo].} Všetci sa [=rozosmiali].',
        '[Helper] [helper:udrel/udiera] do hrnca ako do zvona. {Zvieratá [=utekali] na obed.|Zvieratá sa však [=nezobudili/nebudia], ale [=zoradili/zoraďujú] na obed s miskami. Miska na miske a v žiadnej nič.} Takto sa deň otvoriť nedá.',
      ],
      solutions: [
        {
          id: 'zbor',
          text: [
            '„Každý dá kúsok,“ [povedal] [hero]. „Koza ki, pes ki, hus rí a mačka kí.“ [Helper] [helper:dirigoval] lyžicou. Najprv z toho [=bolo] kimékirí. Potom mňakirikí. {|Hus stále [=začínala] skôr, lebo sa [=tešila] na svoju slabiku, a koza ju [=skúšala] hneď zjesť.} Na tretí raz to [=zaznelo] celé: kikirikí! Slnko [=vyšlo] nad plot a kohút [=zatlieskal] krídlami. {|Všetky labky, kopytá aj plávacie blany mu [=tlieskali] späť.} [=Bolo] ráno a [=spravili] ho spolu.',
          ],
        },
        {
          id: 'med',
          needs: 'med',
          text: [
            '[Hero] [otvoril] pohárik a [dal] kohútovi do zobáka lyžičku medu. Na krk mu [uviazal] <šál, bodkovaný~šál, kockovaný~šál, taký po starom otcovi>. {|Zo šálu [=trčal] <iba hrebeň ako čerešnička na torte~iba hrebeň ako vlajka na veži~iba hrebeň ako jahoda na tanieri> a kohút sa v tom [=zhlížal/zhliada] v kaluži.} „A teraz mlč,“ [helper:povedal] [helper]. To [=bolo] najťažšie. Kohút [=mlčal] minútu, dve, ba celé tri. Potom sa [=nadýchol/nadychuje]. Kikirikí! Hlas [=bol] doma, iba o čosi sladší ako predtým. {|Medvede v hore si [=mysleli], že je to pozvánka.}',
          ],
        },
      ],
      after: [
        'Zvieratá [=raňajkovali] všetky naraz. {|Kohút [=sľúbil], že na svadbách bude odteraz iba tancovať.} A [hero] [dostal] od sliepky vajíčko, ešte teplé.',
        'Aj keď sa ráno oneskorilo, nikto sa naň [=nehneval/nehnevá]. {|Kohút [=pridal] ešte jedno kikirikí, už len tak pre sliepky.} Celý deň potom po dvore [=voňalo] seno.',
      ],
      fact: '[Hero] [pomohol] kohútovi nájsť stratený hlas.',
    },
    {
      id: 'kupel',
      ask: 'Prečo sa psi boja vane?',
      title: ['[Hero] a pes, ktorý sa nechcel kúpať', 'Sedem vrstiev blata'],
      refrain: ['Pena sem a pena tam, labku umyť pomáham', 'Čľup a čľap a blato dolu, umyjeme sa tu spolu'],
      spark: [
        'Pes Bobík [=mal] na srsti blato, na blate trávu a na tráve slimáka. „Do vane nejdem,“ [=vyhlásil] a [=sadol] si. {|[=Povedal] to zdvorilo, ale tak vážne, že aj vaňa sa trochu [=hanbila/hanbí].} Večer [=mala/má] prísť babka z Oravy a tá objíma všetkých. [Hero] [doniesol/donáša] vedro. Bobíka treba umyť, ale po dobrom.',
        'Po dvore [=prechádzala/prechádza] kopa hliny so slimákom na vrchu a [=vrtela/vrtí] chvostom. [=Bol] to Bobík. {Voda [=čakala/čaká] a on [=vliezol] pod lavicu.|Vaňa už [=stála] na slnku, voda v nej [=bola] teplá a pes [=bol] pod lavicou, kam sa [=zmestil] iba vďaka tomu, že [=bol] klzký.} „Mne je takto útulne,“ [=ozvalo] sa spod lavice. [Hero] si [ľahol] na zem. Ako zmieriť psa s vodou?',
      ],
      way: [
        'Kačica si [=čistila] krídla v kaluži. „Neviem, čo na tom má,“ [=povedala]. {„Ja idem prvá, potom ide voda.“|„Ja to robím naopak. Nečakám, kým príde voda na mňa, idem prvá ja na ňu a potom sa čuduje ona.“} A [=ponorila/ponára] si celú hlavu.',
        {
          gives: 'pena',
          text: 'V práčovni mydlárka Zita [=krájala/krája] mydlo. Jedno [=voňalo] levanduľou, druhé citrónom a tretie klobásou. {„Klobásové je pre psov.“|„To klobásové si robím pre psov,“ [=povedala], „ľudia ho kupujú omylom a potom majú pekné prechádzky.“} [Hero] si [vzal] jeden kúsok do listu.',
        },
        'V chlieve sa prasiatko [=váľalo/váľa] v bahne. „Blato je krém,“ [=zachrochtalo/chrochtá] spokojne. {„Ale večer sa umývam tiež.“|„Ale večer idem pod hadicu, lebo čistý sa do nového blata ponára oveľa lepšie.“} Bobík spod uší [=počúval].',
      ],
      tries: [
        '[Hero] [hodil] do vane loptičku. {Bobík ju [=vylovil/loví] bez toho, aby si namočil ucho.|Bobík sa [=natiahol] z celej dĺžky, [=vytiahol] loptičku zubami a z celého psa [=bol] mokrý len jeden fúz.} Ten fúz [=bol] však vzorne čistý.',
        'Pes sa vraj umyje sám, keď prší. [=Čakali] na dážď. {[=Pršalo] iba na susedov.|Dážď [=prišiel], [=obišiel] Bobíka a [=popršal/prší] iba na susedov, ktorí o to ani nestáli.} Slnko sa im [=smialo] spoza komína.',
        '[Helper] sa [helper:pokúsil/pokúša] Bobíka do vane preniesť. {O chvíľu [helper:bol] vo vani [helper].|Čľup, a vo vani [helper:sedel/sedí] [helper]. Bobík [=stál] vedľa a [=podával] osušku.} Voda [=bola] odrazu užitočná, len nie pre psa.',
      ],
      solutions: [
        {
          id: 'najprv-ja',
          text: [
            '„Tak najprv umyjeme mňa,“ [povedal] [hero] a [strčil] do vane obe ruky až po lakte. „A Bobík bude umývať mňa.“ Pes [=vstal]. Umývať niekoho, to je dôležitá práca. {|Najprv [=lízal/líže] <ľavú dlaň, potom pravú a potom nos~ľavú dlaň, potom lakeť a potom nos~prsty, potom dlaň a potom nos>, ktorý si nikto [=nepýtal/nepýta], a keď na nose [=bola] pena, [=kýchol] a [=skočil], kam sa [=nedíval/nedíva].} Kým [=drhol/drhne], [=stál] v tej teplej vode po brucho. [Helper] mu nenápadne [helper:sypal] vodu na chrbát. <Blato [=tieklo] dolu vo vrstvách.~Blato [=tieklo] dolu, vrstva za vrstvou.~Voda [=bola] hnedá, čierna a potom zas hnedá.> Slimáka [=uložili] na trávu a Bobík [=bol] zrazu biely. „Kto je to?“ [=spýtal] sa svojho obrazu vo vode.',
          ],
        },
        {
          id: 'klobasa',
          needs: 'pena',
          text: [
            '[Hero] [vzal] klobásové mydlo a [napenil/pení] vodu. Vôňa [=išla] po tráve rovno pod lavicu. Bobík [=vystrčil] najprv nos, potom labku. {„Ja idem iba zisťovať,“ [=povedal].|„Ja sa nejdem kúpať, ja idem zisťovať,“ [=povedal] a [=zisťoval/zisťuje] ďalej, krok za krokom, až [=mal] labky pod penou.} „Zisťuj ešte chrbtom,“ [povedal] [hero] a [šúchal/šúcha] za ušami, kde je to najlepšie. [Helper] [helper:polieval] vodou <pomaly ako dážď v máji~pomaly ako teplý letný dážď~pomaly ako z malej krhličky>. {|Keď Bobík [=vyliezol], [=otriasol/otriasa] sa na všetky strany a [=umyl] aj plot.} Z kopy hliny [=bol] pes. A [=voňal] po klobáse.',
          ],
        },
      ],
      after: [
        'Babka z Oravy [=prišla] a Bobíka [=objala]. {|„Ten váš pes vonia po obede,“ [=povedala] a chvíľu [=hľadela/hľadí], či niekde nie je aj zemiak.} Bobík [=sedel] rovno a [=tváril] sa biely.',
        'Bobík celý večer [=chodil] okolo blata oblúkom. {|„Až zajtra,“ [=povedal] mu, „dnes mám hostí.“} Slimák [=dostal] novú trávu a zvieratá [=mali] jedného čistého kamaráta.',
      ],
      fact: '[Hero] [umyl] psa Bobíka, ktorý sa nechcel kúpať.',
    },
    {
      id: 'kvocka',
      ask: 'Nemá niekto vajíčko navyše?',
      title: ['[Hero] a kvočka na kameni', 'Sliepka, ktorá sedela najdlhšie'],
      refrain: ['Ko, ko, teplo daj, nech je kuriatko na máj', 'Sedím, sedím, hrejem, hrejem, na koho sa zasmejem'],
      spark: [
        'Sliepka Otília [=sedela] v kúte už mesiac a pod ňou [=bol] kameň. Okrúhly a biely, na vajíčko však priťažký. {|„Bude to veľké kurča,“ [=hovorila] každému, „cítim, ako premýšľa.“} Nikto [=nemal] srdce jej to povedať. [Hero] sa [pozrel] pod krídlo a [zahryzol/zahryzne] si do pery. Otília má toľko tepla a nie je pre koho.',
        '„Psst, nech ho nezobudíte,“ [=kvokala/kvoká] sliepka Otília, keď [hero] [prišiel] bližšie. Pod krídlom sa [=blysol/blyští] kameň z potoka. {[=Sedela] na ňom od Veľkej noci.|[=Sedela] na ňom od Veľkej noci a [=stihla/stíha] mu vymyslieť <meno, školu aj zeťa~meno, školu aj obľúbenú polievku~meno, školu aj posteľ>.} Kvočka potrebuje mláďatá. A kameň sa nevyliahne, akokoľvek je poslušný.',
      ],
      way: [
        {
          gives: 'hus',
          text: 'Hus [=mala] plné hniezdo a [=bola] nervózna. „Dvanásť vajec,“ [=hovorila]. {„A krídla mám na osem.“|„A krídla mám na osem. Tie štyri krajné vždy vykúkajú a bojím sa, že budú nachladnuté.“} [Hero] sa na vajcia dlho [díval].',
        },
        'Bocian [=čistil] hniezdo na komíne. „Teplo je teplo,“ [=povedal]. {„Vajíčko sa nepýta, kto hreje.“|„Vajíčko sa nepýta, kto hreje, pýta sa, či hreje. Aj my sme raz vysedeli gumovú loptu, ale to bolo pre nadšenie.“} A [=pohrozil/hrozí] krídlom lopte na dvore.',
        'V tráve [=ležala] vajcová škrupina, čerstvo prasknutá. [Helper] ju [helper:priložil] k uchu. {[=Bola] vnútri ešte teplá.|[=Bola] tenká ako lístok a zvnútra ešte teplá, lebo niekto práve [=odišiel] do sveta.} Niekde je mláďat dosť a niekde chýbajú.',
      ],
      tries: [
        'Kameň [=vymenili] za loptu. {Otília loptu [=vysedela/vysedí] do placky.|Otília na nej [=sedela] pilne, až z lopty [=vyšlo] pššš. „Narodil sa!“ [=zvolala] a dlho [=hľadela/hľadí], kam [=odletel].} Lopta však nerastie.',
        '[Helper] [helper:priniesol] Otílii zrnká. {[=Vyzobala/Zobe] ich a [=sedela] ďalej.|„Ďakujem, večer,“ [=povedala], [=vyzobala/zobe] ich a kameň si [=presunula/presúva] o krok bližšie k srdcu.} Zvieratá [=kývali] hlavami.',
        '[Hero] jej [ukázal] motýľa. {Motýľ si [=sadol] na kameň.|Motýľ si [=sadol] priamo na kameň a Otília [=pomyslela/myslí] si, že práve tak vyzerá prvé pierko.} [=Bola] z toho ešte spokojnejšia.',
      ],
      solutions: [
        {
          id: 'husie',
          needs: 'hus',
          text: [
            '[Hero] [zašiel/zachádza] k husi a [poprosil]: „Prosím, štyri krajné by sme ti zahriali.“ Hus si [=vydýchla] tak, že [=odfúkla] slamu. Vajcia [=preniesli/prenášajú] v klobúku, ešte teplé, a potichu ich [=vymenili] za kameň. {|[Helper] [helper:odpútaval/odpútava] Otílii pozornosť rozprávkou o sliepke, čo [=šla] do sveta, a Otília si len trochu [=nadskočila/nadskakuje].} Na tretí deň to pod krídlom [=zaťukalo/ťuká]. <Štyri žlté hlavičky!~Štyri žlté zobáčiky!~Štyri páperové hlavičky!> „Hneď štyri z jedného,“ [=šepla] Otília. Potom [=pozrela] na blany na nohách. „A už majú aj plutvičky,“ [=povedala] hrdo.',
          ],
        },
        {
          id: 'siroty',
          text: [
            '[Hero] [čupol] a celkom potichu [povedal]: „Otília, ten kameň je hotový. Už stojí na vlastných nohách.“ Sliepka [=pozrela] pod seba. Kameň tam [=bol] a naozaj [=stál]. „Tak som to dokázala,“ [=povedala]. „A teraz?“ {[Helper] [helper:prišiel] s košíkom, v ktorom [=pípalo] päť kuriatok.|Kým sa [=rozhodovala/rozhoduje], či byť smutná, [helper] [helper:prišiel] <s krabicou, v ktorej [=pípalo]~s košíkom, v ktorom [=pípalo]~s klobúkom, v ktorom [=pípalo]> päť kuriatok z liahne, čo [=nemali], pod čím spať.} Otília [=zdvihla] krídlo. „Kto ich bude hriať?“ [spýtal sa] [hero]. A [=bolo] jasné, kto. Päť kuriatok [=zmizlo] v perí, až [=trčali] len zobáčiky.',
          ],
        },
      ],
      after: [
        'Kameň [=zostal] pri hniezde a mláďatá naň [=liezli], lebo odtiaľ [=bol] najlepší výhľad. {|Otília ho občas zo zvyku [=prikryla] krídlom.}',
        'Otília [=chodila] po dvore a za ňou drobizg. {|[=Naučila] ich hrabať, kvokať a nikdy nehovoriť kameňu, že je kameň.} Zvieratá sa im [=vyhýbali/vyhýbajú] z cesty s úsmevom.',
      ],
      fact: '[Hero] [pomohol] sliepke Otílii nájsť mláďatá.',
    },
    {
      id: 'preteky',
      without: ['zajac-kvido'],
      ask: 'Ako sa dá hrať s niekým, kto je oveľa pomalší?',
      title: ['[Hero], zajac a korytnačka', 'Hra, ktorú nikto nevyhrával'],
      refrain: [
        'Rýchly nech je, pomalý nech je, každý sa s nami zasmeje',
        'Zajac sem a korytnačka tam, hru pre oboch ja už mám',
      ],
      spark: [
        'Zajac a korytnačka sa [=chceli] hrať spolu. Lenže každá hra zajacovi [=trvala] minútu a korytnačke celý týždeň. {|Na naháňačku zajac [=dobehol] do cieľa, [=napil/pije] sa, [=vrátil] sa po korytnačku a tá práve [=zdvihla] druhú nohu.} „Tak ja pôjdem domov,“ [=povedala] korytnačka a [=otáčala] sa už od obeda. [Hero] sa [zamyslel]. Nejaká hra musí byť pre oboch.',
        '„Vyhral som,“ [=povedal] zajac a [=nebol] z toho veselý. [=Nebolo] koho dobehnúť. {Korytnačka ešte [=štartovala/štartuje].|Korytnačka sa medzitým ešte len [=lúčila/lúči] so štartom a štartu sa od nej tiež [=nechcelo].} Obaja smutne [=dumali] na dvoch koncoch lúky. [Hero] [sedel] presne v strede. Zvieratá sa predsa chcú hrať, len majú rôzne nohy.',
      ],
      way: [
        'Slimák [=išiel] okolo plotu. „Mne hovoria pomalý,“ [=povedal]. {„Ja som iba dôkladný.“|„Ja si myslím, že som dôkladný. Na plote som bol už na každom kúsku, zajac videl iba dva konce.“} Zajac si to po prvý raz [=všimol].',
        'Na lúke sa [=hrali] mačiatka so šnúrkou. Veľké ju [=ťahalo] a malé [=čakalo] schované. {Jedno [=behalo/behá] a druhé [=počúvalo].|Jedno [=behalo/behá], druhé [=počúvalo] a tretie [=spalo], a nikto tam [=nehovoril/nehovorí], že [=vyhral].} [Hero] sa na to dlho [díval].',
        'Korytnačka cestou [=našla] tri jahody, štvorlístok a jeden zabudnutý gombík. {„Zajac, toto si minul.“|„Toto si dnes obehol sedemkrát,“ [=povedala] zajacovi, „a nebolo to zlé, iba sladké.“} Zajac [=zjedol] jahodu a [=pozrel] na zem.',
      ],
      tries: [
        'Zajac [=skúsil] bežať pospiatky. {Aj tak [=bol] tam skôr.|[=Bežal] pospiatky, so zatvorenými očami a na troch labkách, a aj tak [=bol] v cieli skôr, len [=nevedel], v ktorom kríku si nechal čiapku.} Korytnačka mu [=držala] palce.',
        'Korytnačku [=postavili] na vozík. {Vozík [=bol] rýchlejší než zajac a [=zastal] až dolu.|Z kopca sa [=rozbehol] tak, že ho [=nedobehol/nedobehne] zajac ani fľaša s limonádou. Korytnačka [=volala] iba „jupí, jupí“ a potom „kde je dolu“.} Hore sa potom [=tlačili] dlho.',
        '[=Skúsili] karty. {Zajac [=mal] v labkách všetky.|Zajac [=rozdával/rozdáva] tak rýchlo, že [=mal] všetky karty on, a korytnačka si tú prvú [=pozerala] do západu slnka.} [=Bolo] to pekné, ale hra to [=nebola].',
      ],
      solutions: [
        {
          id: 'schovka',
          text: [
            '„Na skrývačku netreba rýchle nohy, ale tiché,“ [povedal] [hero]. Korytnačka [=vtiahla] hlavu a labky a [=ľahla] si medzi kamene. {|[=Bola] z nej presne taká okrúhla skala, akých je na lúke dvadsať, a na jednu z tých dvadsiatich <si hneď [=sadla] vrana~si hneď [=sadla] straka~si hneď [=sadla] sýkorka>.} Zajac [=počítal] do sto, [=počítal] rýchlo a hneď [=bežal] hľadať. [=Bežal] okolo nej trikrát. [Helper] [helper:sedel] na nej. „Vzdávam sa,“ [=zavolal] zajac konečne. „Kuk,“ [=povedala] skala. Zajac sa [=smial] tak, až si [=ľahol]. „Ešte raz! Teraz sa schovám ja.“',
          ],
        },
        {
          id: 'spolocna',
          text: [
            '[Hero] [vymyslel] hru, v ktorej sa nevyhráva, ale nesie. „Zajac nosí veci z kraja lúky a korytnačka z nich stavia vežu na pancieri. Kto je rýchly, donáša. Kto je pokojný, drží.“ {|Prvý raz [=padla] veža pri druhom kameni, lebo zajac [=položil] bociana, ktorý [=nesúhlasil/nesúhlasí].} <Šiška, pierko, gombík, hruška.~Šiška, kamienok, lyžička, slivka.~Orech, podkova, pierko, mrkva.> Korytnačka ani [=nedýchala/nedýcha]. [Helper] [helper:rátal]: dvanásť kúskov! {|„Trinásť,“ [=povedala] korytnačka a sama si na vrch [=položila] úsmev.} Zajac [=stál] celkom ticho, aby sa veža nepohla. Takto ticho ešte [=nestál/nestojí] nikdy.',
          ],
        },
      ],
      after: [
        'Večer sa [=hrali] ešte tri kolá a nikto [=nevyhral/nevyhráva]. {|Zajac [=povedal], že [=vyhrali] všetci, a korytnačka [=povedala] „počkaj, o tom musím premýšľať“.} Zvieratá [=išli] domov oproti slnku.',
        'Zajac [=odniesol] korytnačku na chrbte a korytnačka mu [=fúkala] do uší. {|„Takto vidím prvý raz, ako je svet rozmazaný,“ [=čudovala] sa.} Kamaráti sa [=dohodli/dohodnú] na zajtra.',
      ],
      fact: '[Hero] [vymyslel] hru pre zajaca a korytnačku.',
    },
    {
      id: 'ovecky-rad',
      at: ['gazdovstvo', 'breh', 'salas'],
      ask: 'Koľko je tu vlastne oviec?',
      title: ['[Hero] a stádo, ktoré nesedelo', 'Dvanásť oviec a jedna záhada'],
      refrain: ['Jedna, dve a ešte tri, každá ovca k nám patrí', 'Zvonec cink a ovca me, rátame a rátame'],
      spark: [
        'Ovečka Dorka [=mala] dnes na starosti rátanie. V stáde je dvanásť oviec, lenže jej stále [=vychádzalo] jedenásť. {|[=Rátala] ich odpredu, od chvosta aj podľa abecedy, a vždy tam jedna [=nebola].} „Stratila som ovcu,“ [=plakalo] sa jej do vlny. [Hero] [priniesol] kriedu. Ovca sa nestratí len tak.',
        'Jedenásť. A znova jedenásť. Pastierka Dorka, sama ovca, [=chodila] okolo stáda dokola. {„Kde si, dvanásta?“ [=volala].|„Kde si, dvanásta?“ [=volala] do doliny a z doliny sa jej [=vrátilo] to isté, len smutnejšie.} Ostatné ovce sa [=pozerali] na ňu a [=prežúvali]. [Hero] ich [chcel] prerátať tiež. Chýba naozaj jedna?',
      ],
      way: [
        'Bača [=sedel] pri kolibe a [=strúhal] črpák. „Mne ráno vyšlo dvanásť,“ [=povedal]. {„Nikto odtiaľto neodišiel.“|„Nikto odtiaľto neodišiel, ja tu sedím od rána. Iba mrak, ale ten sa vlnou len podobal.“} Dorka si to [=zapísala] kopýtkom do hliny.',
        {
          gives: 'zvonceky',
          text: 'V kolibe [=visela] na klinci šnúra malých zvončekov. „Vezmite si,“ [=povedal] bača, „{nech cinkajú.“|každý rok ich vešiam ovciam, aby ich bolo počuť, a tento rok som zabudol, lebo som počúval žinčicu.“} [=Bolo] ich presne dvanásť.',
        },
        'Pes Čierny [=ležal] a [=krútil] hlavou. „Čuchám dvanásť,“ [=povedal]. {„A ňuchám dobre.“|„Dvanásť oviec, jedného baču, jedného niekoho nového a slaninu. Slaninu najviac.“} Dorka [=čuchala] tiež, ale [=videla] iba jedenásť.',
      ],
      tries: [
        'Každej ovci [=dali] na chrbát kriedou číslo. {[=Váľali/Váľajú] sa v tráve a čísla [=odišli].|O chvíľu sa ovce [=vyváľali/váľajú] v tráve a čísla sa [=presunuli/presúvajú] na trávu, takže Dorka [=narátala/narátá] dvanásť trsov.} Ovce z toho [=mali] radosť.',
        '[Helper] [helper:zavolal]: „Ktorá chýba, ozvi sa!“ {[=Ozvali] sa všetky.|[=Ozvali] sa všetky, dvanásťkrát bé, lenže tak cez seba, že to nikto [=nespočítal/nespočíta].} Ani chýbajúca sa [=neozvala/neozýva] sama.',
        '[Hero] ich [zoradil/zoraďuje] podľa veľkosti. {Dorka ich [=išla] prerátať a [=pokazila] rad.|Lenže vždy keď [=šla] Dorka prerátať, rad [=bol] o jednu kratší a nikto [=nevedel] prečo.} Zvláštne to [=bolo], veru.',
      ],
      solutions: [
        {
          id: 'seba',
          text: [
            '[Hero] sa [díval], ako Dorka ráta. Jedna, druhá, tretia. A [usmial] sa. „Dorka, a ktorá ovca ráta?“ {|Dorka sa [=zastavila] s kopýtkom vo vzduchu a chvíľu to [=premýšľala/premýšľa] od kopýtok hore.} „Ja,“ [=povedala] ticho. „Ja predsa som ovca!“ [Helper] jej [helper:nakreslil] na čelo malú dvanástku. {|Celé stádo [=zabľačalo/bľačí], lebo to vraj vedeli, ale nechceli jej kaziť prácu.} Dorka sa [=pretlačila/tlačí] do stredu, aby ju tam bolo vidieť, a [=rátala] ešte raz. <Dvanásť a všetky teplé.~Dvanásť a všetky huňaté.~Dvanásť, ani o chvost menej.>',
          ],
        },
        {
          id: 'zvonceky',
          needs: 'zvonceky',
          text: [
            '„Každej ovci jeden zvonček,“ [povedal] [hero]. [Helper] [helper:viazal] stužky a [hero] [podával]. Cink, cink, jedenásť ráz. V dlani [=zostal] jeden. {|„Vidíš,“ [=vzlykala] Dorka, „ten je pre tú, čo chýba,“ a slza jej [=tiekla] pomaly po vlne.} „Je pre teba,“ [povedal] [hero] a [zavesil] ho Dorke na krk. Dorka [=pohla] hlavou. Cink. [=Pozrela] <vľavo, vpravo a potom dolu na seba~na plot, na psa a potom dolu na seba~hore, dozadu a potom dolu na seba>. „Ja som tá stratená!“ [=zvolala]. {|Tak veľmi sa [=tešila], že sa [=našla], až sama sebe [=zabľačala/bľačí] na pozdrav.}',
          ],
        },
      ],
      after: [
        'Dorka odvtedy začína rátanie od seba. {|Bača tvrdí, že je to ako s ľuďmi, len tí mávajú menej vlny.} Zvieratá sa [=pásli] ďalej.',
        'Dorka [=obišla] stádo ešte raz, len pre potešenie. {|„Dvanásť,“ [=povedala] každej zvlášť a každá [=odpovedala] „bé“.} Na hoľu [=padal] mäkký tieň.',
      ],
      fact: '[Hero] [pomohol] ovečke Dorke spočítať celé stádo.',
    },
    {
      id: 'papagaj-hlasy',
      ask: 'Kto to volal cudzím hlasom?',
      title: ['[Hero] a papagáj, ktorý volal za všetkých', 'Kto to volal?'],
      refrain: ['Hav či mňau či kikirí, kto sa nám to prihovorí', 'Hav a mňau a mú a bé, čie je ktoré, kto to vie'],
      spark: [
        'V okolí sa [=diali/dejú] čudné veci. Pes [=prišiel] na „mňau“ a mačka na „k nohe“. {Za všetkým [=bol] papagáj Kvarteto.|Krava sa [=otočila] na „kikirikí“ a kohút z opatrnosti [=nehovoril/nehovorí] vôbec nič. Za tým všetkým [=sedel] na plote papagáj Kvarteto a [=vedel] hlas každého zvieraťa.} „Ja som len cvičil,“ [=povedal]. [Hero] si [sadol] pod plot. Zvieratá sa na seba [=mračili/mračia], a pritom nikto nič zlé nespravil.',
        '„Obed!“ [=zavolalo] to hlasom babky a zvieratá sa [=rozbehli/rozbiehajú]. Obed [=nebol]. {Na plote [=sedel] papagáj Kvarteto.|„Spať!“ [=zavolalo] to potom hlasom baču a tri ovce si naozaj [=ľahli]. Na plote [=sedel] papagáj Kvarteto a veľmi sa mu to [=páčilo/páči].} Zvieratá však už [=nevedeli], komu veriť. [Hero] na papagája [pozrel] a papagáj na topánky.',
      ],
      way: [
        'Mačka [=ležala] urazená na múre. „Volal ma pes,“ [=povedala]. {„A pes tvrdí, že nevolal.“|„Mňaukol na mňa mojím vlastným hlasom a to sa nerobí. Taký hlas mám iba jeden.“} Pes na druhom konci [=ležal] urazený tiež.',
        'Pri okne [=stála] stará klietka a v nej [=bolo] zrkadielko. „Tu býval sám,“ [=povedala] pani v šatke. {„Nikto sa s ním nerozprával.“|„Nikto sa s ním nerozprával, tak sa rozprával s celým svetom naraz. Hlasy boli jeho kamaráti.“} [Hero] zrkadielko [utrel].',
        'Na drôte [=sedel] škorec a [=miešal] zvuky: pílu, bránu aj čajník. {„My sme umelci.“|„My sme umelci,“ [=vysvetlil], „ale kto napodobňuje, nech ukáže tvár, inak je to iba hluk s perím.“} A [=predviedol] vŕzganie bránky so všetkými dverami.',
      ],
      tries: [
        '[Hero] [skúsil] zvieratám povedať pravdu. {Papagáj ju [=zopakoval/opakuje] ich hlasmi.|Lenže papagáj každú vetu [=zopakoval/opakuje] hlasom každého z nich a nikto už [=nevedel], kto s kým súhlasí.} Debata [=trvala] a nikto ju [=nevyhral/nevyhráva].',
        '[Helper] sa papagája [helper:pokúsil/pokúša] prekričať. {Papagáj [=bol] hlasnejší a v troch jazykoch.|Papagáj [=bol] hlasnejší, v troch jazykoch a s potleskom, ktorý si [=spravil/robí] sám.} Na hlasnosť sa to nevyhrá.',
        'Papagájovi [=zavesili] na plot tabuľku „Neodpovedať“. {Krava tabuľku [=zjedla].|[=Prečítal] ju nahlas, hlasom učiteľa, a potom ju [=zjedla] krava, ktorej papier veľmi chutí.} Tabuľa [=bola] preč a papagáj nie.',
      ],
      solutions: [
        {
          id: 'prepac-hlasmi',
          text: [
            '„Vieš ich hlasy,“ [povedal] [hero] papagájovi, „ale nepovedal si ešte nič svojím. Povedz im to, čo cítiš.“ Kvarteto si [=načechral/čechrá] perie a [=mlčal]. {|Dlho [=otváral] a [=zatváral/zatvára] zobák, akoby sa mu všetky tie hlasy hádali, kto pôjde prvý, a potom [=vyšiel] ten najmenší.} „Prepáčte,“ [=povedal] celkom tenko. „Chcel som len, aby so mnou niekto bol.“ Pes [=prišiel] bližšie. Mačka tiež. {A to [=bol] pre papagája celkom nový zvuk: smiech.|Krava ho [=oblízla/oblizuje] od hlavy po chvost, takže chvíľu [=vyzeral/vyzerá] <ako rozmočený zemiak~ako zmoknutá metlička~ako zelený uterák>, ale nikto naňho [=nebol] nahnevaný.}',
          ],
        },
        {
          id: 'hlasnik',
          text: [
            '[Hero] sa [zamyslel]. „Ten, kto má také hlasy, má mať úrad,“ [povedal] potom. A Kvarteto [=dostal] <čiapku z orechovej škrupiny~čiapku zo žaluďa~klobúčik z lopúcha>. [=Stal] sa hlásnikom. {|Odteraz [=smel/smie] volať len to, čo mu kto [=prikázal/prikáže], a vždy najprv svojím hlasom.} „Tu Kvarteto! Mačke odkazuje pes, že sa nehnevá!“ [=zakričal]. „Tu Kvarteto! Krave, <že mlieko je výborné~že zajtra bude sladké seno~že jej zvonec dnes pekne znie>!“ [Helper] mu [helper:držal] zvonček. {Všetci [=počúvali] a [=smiali] sa.|Zvieratá [=počúvali] a každé [=malo] zrazu iba svoj hlas.}',
          ],
        },
      ],
      after: [
        'Zvieratá [=mali] zase poriadok a v ňom jedného papagája. {|Keď niekto [=chcel] spievať vo viacerých hlasoch, [=vedel], koho si zavolať.} Mačka si [=ľahla] k psovi a [=bolo] im teplo.',
        'Kvarteto večer na plote [=zašepkal] svojím hlasom: „Ďakujem.“ {|Pes [=zaštekal], že [=počul], a toho papagáj [=neopakoval].} [=Nebolo] treba viac slov.',
      ],
      fact: '[Hero] [pomohol] papagájovi menom Kvarteto nájsť vlastný hlas.',
    },
  ],
  obstacles: [
    'Cestu [=zahatala] krava. [=Stála] naprieč, [=prežúvala] a nikam sa [=neponáhľala]. {„Prosíme,“ [povedal] [hero].|„Prosíme,“ [povedal] [hero] a [poškrabkal] ju na čele, presne tam, kde má krava zvonček na dvere.} [=Zažmúrila] oči a [=ustúpila] o krok.',
    'Bránka [=bola] privretá a na nej [=sedel] moriak. „Heslo?“ [=hudroval]. {„Zrno,“ [povedal] [hero].|„Zrno,“ [skúsil] to [hero]. „Správne,“ [=zahudroval/hudruje] moriak, „na tom sa tu zhodneme všetci.“} Bránka [=vrzla] a zvieratá [=prešli].',
    'Na moste [=ležala] mačka a [=nechcela] vstať. [Hero] [počkal], kým sa pretiahne. {|[=Pretiahla/Preťahuje] prednú časť, potom strednú, potom chvost, a až potom sa [=zdvihla] a [=pustila] ich, akoby sa to tak malo stať.} Mačky sa neponáhľajú a mosty to vedia.',
    'Tráva [=bola] vysoká a v nej [=šušťalo]. [=Bol] to ježko, ktorý [=hľadal] svoj chvost. {[Hero] mu ho [ukázal].|„Ježkovia chvost skoro nemajú,“ [helper:povedal] [helper], „ale keď ho hľadá tak poctivo, tak mu ho ukážme.“} [=Šli] ďalej.',
    'Potok sa [=rozlial] a labky by sa namočili. Vydra im [=nastavila/nastavuje] chrbát. {[=Prešli] po nej ako po mostíku.|„Po jednom a bez opätkov,“ [=požiadala/žiada] a keď [=bol] na druhej strane aj posledný, ešte sa raz [=otočila] na chrbát sama, aby sa nezdalo, že bola len mostom.}',
    'V komore [=spal] na skrini kocúr a [hero] [potreboval] práve tú skriňu. {[Helper] mu [helper:zaspieval] a on sa [=posunul/posúva].|[Helper] mu [helper:zaspieval] najnudnejšiu pesničku, akú [helper:poznal], a kocúr [=odišiel], lebo dobrú hudbu si dokáže vybrať.} Skriňa [=bola] voľná.',
    'Zo stromu sa [=sypali] gaštany, lebo veverička práve [=triedila/triedi]. {„Malé doľava, veľké doprava!“|„Malé doľava, veľké doprava, tamten na nos!“ [=volala] a [=bola] presná.} [Hero] [podržal] čiapku a v nej [=skončili] tie najguľatejšie.',
    'Dvere do stajne [=strážil] kôň a neznámych [=nepúšťal/nepúšťa]. [Hero] mu [podal/podáva] mrkvu. {„Teraz ťa poznám,“ [=zafrkal/frká] kôň.|„Predtým som ťa nepoznal, teraz ťa poznám, mrkva je lepšia než občiansky preukaz,“ [=zafrkal/frká] kôň a dvere sa [=pustili].}',
  ],
  encounters: [
    'Sliepka [=sedela] na klobúku. „To je vajíčko?“ [spýtal sa] [hero]. {„Dúfam.“|„Sedím tretí deň,“ [=šeptala], „keď to bude klobúčik, nazvem ho po dedkovi.“} Zvieratá okolo [=chodili] po špičkách.',
    'Na slnku [=ležali] tri mačky a [=mali] poradu. {[=Uzniesli/Uznášajú] sa, že sa bude spať.|Bod prvý: leží sa dobre. Bod druhý: nič ďalšie. Porada sa [=skončila] jednohlasne.} [=Hlasovalo] sa chvostom.',
    'Okolo [=prešla] ovečka s novým účesom. „Vydrží, kým nezafúka,“ [=pochválila] sa. {Vtom [=zafúkalo].|Vtom [=zafúkalo] a účes [=išiel] ďalej bez nej, niekam k Ružomberku.} [Hero] jej [napravil] kučierku na ušku.',
    'Pes s papučou v papuli [=obchádzal/obchádza] dom. {„Hľadám druhú nohu.“|„Hľadám majiteľa, ku ktorému patrí,“ [=hovoril] cez papuču, takže to [=bolo] „hamhám mamihma“.} Papuča mu [=šla] k ušiam.',
    'Zajko [=vyrovnával/vyrovnáva] v záhrade mrkvu podľa dĺžky. {Najkratšiu [=zjedol].|Najkratšiu [=zjedol], aby rad pekne klesal, potom tú, čo bola najkratšia potom, a tak [=bol] rad napokon krátky, zato vkusný.} Uši sa mu pritom [=smiali].',
    'Kôň [=stál] pri plote a [=počúval] rádio zo susedov. {Pri valčíku [=mykal] chvostom.|Pri správach [=prežúval], pri valčíku [=mykal] chvostom presne do taktu a počasie [=počúval] dvakrát.} [Hero] mu [zatlieskal].',
    'Na pníku [=sedel] ježko a [=sušil] si chrbát. Na každom pichliači [=visela] kvapka. {[=Ligotali] sa ako korálky.|[=Ligotali] sa a ježko sa [=bál] pohnúť, aby si nepokazil šaty, v akých ho ešte nikto nevidel.} [Hero] mu [ukázal] mláku ako zrkadlo.',
    'Mláďa líšky [=skúšalo] chytiť vlastný tieň. {Potom sa [=dohodli/dohodnú], že sa budú striedať.|Zakaždým [=mal] tieň o kúsok rýchlejšie labky, až sa [=dohodli/dohodnú], že sa budú loviť striedavo.} [=Bola] to slušná dohoda.',
    'Na bráne [=visel] netopier hlavou dolu. „Prečo všetci visíte naopak?“ [=čudoval] sa. {[Hero] sa [predklonil/predkláňa], aby nebol naopak.|[Hero] sa [predklonil/predkláňa] a na chvíľu [=viseli] správne všetci, iba zem [=bola] na oblohe.} Netopier spokojne [=zívol].',
    'Kačica [=viedla] mláďatá na plaváreň a každé [=nieslo] uterák z listu. {Posledné ho [=nieslo] na hlave.|Posledné ho [=nieslo] na hlave ako turban, [=vrážalo/vráža] do všetkých a [=bolo] to najlepšie mláďa na svete.} [Hero] im [podržal] bránku.',
    'V košíku pri piecke [=spalo] šesť šteniat v jednej kope. {Nikto [=nevedel], ktorý chvost je čí.|Nikto [=nevedel], čí je ktorý chvost, ani samy šteniatka, a keď jedno [=kýchlo], [=zobudilo] sa iné.} [Hero] [prikryl] celú kopu dekou.',
  ],
  favourite: [
    'Pri nohách postele [=spalo] plyšové zvieratko a labku [=malo] položenú na perine.',
    'Na pyžame [=boli] zajačiky a aj oni už [=mali] ušká dole.',
    'V košíku pri dverách [=dýchala] mačka, hlboko a pomaly.',
    'Drevený koník [=stál] pri okne a mesiac mu tíško [=česal] hrivu.',
    'Na polici [=ležali] plyšové mláďatá vedľa seba, najmenšie celkom v strede.',
    'Obrázok psíka nad posteľou [=mal] oči privreté a chvost pokojný.',
    'Pod perinou [=bolo] teplo, aké býva v hniezde.',
    'Na vankúši [=ležal] plyšový medveď a jeho hebká srsť [=voňala] spánkom.',
  ],
}
