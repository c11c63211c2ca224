import type { ThemePack } from '../../../craft/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const ocean: ThemePack = {
  words: ['mor', 'vln', 'ryb', 'mušľ', 'mušl', 'lod', 'loď', 'delf', 'veľryb', 'chobot', 'morsk', 'pláž'],
  settings: [
    setting(
      'muslova-zatoka',
      'water',
      place('Mušľová zátoka', 'v Mušľovej zátoke', 'do Mušľovej zátoky', 'z Mušľovej zátoky'),
      [
        'More [=pribehlo/pribieha] na pláž, [=pozdravilo] a zas [=odbehlo/odbieha]. [Hero] tam [zbieral] mušle do vedierka. {|Každú najprv [priložil] k uchu, či náhodou nie je obsadená.} Vlny v Mušľovej zátoke [=voňali] <soľou~melónom~riasami>.',
        'V Mušľovej zátoke sa more [=hojdalo] pomaly ako v kolíske. [Hero] [sedel] na teplom kameni a [čľapkal] nohami. {|Pod hladinou si rybky po jednej [=merali], ktorý prst je najväčší, a potom sa [=hádali] o palec.} [=Bolo] ráno a piesok [=bol/je] ešte mokrý.',
      ],
      [
        'Piesok [=bol/je] teplý a plný stôp. {Jedny [=patrili] čajkám.|Čajky po ňom [=chodili] s krídlami za chrbtom ako páni, čo prišli skontrolovať vlny.}',
        'Na konci pláže [=stál] stánok s citrónovou vodou. [=Predávala] ju teta v klobúku. {|Klobúk [=mala] taký veľký, že sa pod ním v poludnie [=striedali/striedajú] tri rodiny.}',
      ],
      [
        'More [=stíchlo/utícha] a [=dýchalo] pomaly, vlna dnu, vlna von. Piesok ešte [=hrial]. {|Na kraji pláže [=stál] dom s modrými okenicami, v ňom posteľ a v posteli miesto presne na jeden sen.} Domov to [=bolo] pár krokov.',
        'V Mušľovej zátoke [=ostal] svietiť iba mesiac a jeho cesta na vode. Mušle sa [=zavreli]. {|Vlny [=chodili] k brehu už len po špičkách a každá si [=odniesla] trochu dňa.} Pod nohami [=bol/je] mäkký, vlažný piesok.',
      ],
    ),
    setting(
      'ponorka',
      'water',
      place('ponorka Uhorka', 'v ponorke Uhorke', 'do ponorky Uhorky', 'z ponorky Uhorky'),
      [
        'Ponorka Uhorka [=bola] zelená a trochu hrboľatá. [Hero] v nej [sedel] pri okrúhlom okne a [kýval/kýva] rybám. {|Ryby si [=mysleli], že majú nový televízor, a [=priplávali] aj s deťmi.} Bublinky [=stúpali]: blup, blup.',
        'Ponorka Uhorka [=klesala] do mora ako výťah. [Hero] [rozsvietil] predné svetlo a [ochutnal] morský čaj. {|Voda [=bola] najprv modrá, potom modrejšia a napokon taká, na akú farbičky nemajú meno.} Za oknom [=prešla] prvá ryba.',
      ],
      [
        'V ponorke [=voňali] hrianky a trochu aj strojový olej. {|Kapitánske kreslo sa [=otáčalo], a kto v ňom [=sedel] dlho, ten [=videl] všetky ryby dvakrát.}',
        'Na stene [=viseli] hodiny, ktoré namiesto kukania [=bublali]. {O tretej trikrát.|O tretej [=zabublali] trikrát, o dvanástej to radšej [=vzdali] a [=napustili/napúšťajú] si vodu.}',
      ],
      [
        'Ponorka [=stúpala] pomaly, bublina za bublinou. Nad hladinou [=svietil] mesiac. {|More ju [=podoprelo] a [=položilo] k brehu tak potichu, že ani čajka [=neotvorila/neotvára] oko.} Na brehu [=bolo] teplo.',
        'V ponorke Uhorke [=stlmili/tlmia] svetlá a motor už len ticho [=priadol]. Ryby za oknom [=spali] na mieste. {|Okolo [=prešla] stará veľryba a [=zaželala] dobrú noc tak nízkym hlasom, že ju [=bolo] skôr cítiť než počuť.} [=Plávalo] sa domov.',
      ],
    ),
    setting(
      'majak',
      'water',
      place('maják na útese', 'v majáku na útese', 'do majáka na útese', 'z majáka na útese'),
      [
        'Maják [=mal] sto schodov a na každom [=bývala] iná mušľa. [Hero] ich cestou hore vždy [pozdravil]. {|Pri stom schode sa [=oplatilo] sadnúť si, lebo odtiaľ [=bolo] vidieť celé more aj s okrajmi.} Vietor [=voňal] <soľou~rybami~čerstvým náterom>.',
        'Hore v majáku na útese [=svietila] lampa veľká ako snehuliak. [Hero] ju [leštil] rukávom. {|More zatiaľ [=posielalo] vlny, jednu za druhou, ako listy, ktoré netreba čítať, stačí im zakývať.} Dolu sa [=kolísali] lode.',
      ],
      [
        'Okolo majáka [=krúžili] čajky. Najstaršia [=mala] miesto na zábradlí. {|[=Vydávala] tam lístky na vietor, tam aj späť, deti za polovicu.}',
        'Vo výklenku [=stál] ďalekohľad a pri ňom zošit. [=Zapisovali] sa doň lode. {|Posledný zápis [=znel]: „Loď, loď, mrak, loď, asi veľryba, loď.“}',
      ],
      [
        'Lampa sa [=otáčala] pomaly a jej svetlo [=hladilo] vlny. Sto schodov dolu sa [=išlo] po špičkách. {|Mušle už [=spali] a v každej [=šumelo] malé, ospalé more.} Dolu [=čakala] posteľ.',
        'Na útese [=stíchol/utícha] vietor a maják [=žmurkal/žmurká] čoraz pomalšie. Lode v prístave [=odpočívali] jedna pri druhej. {|More si [=ľahlo] ku skale a [=oprelo] sa o ňu.} V malom okne pod majákom [=bolo] ustlané.',
      ],
    ),
    setting(
      'koraly',
      'water',
      place('Koralová záhrada', 'v Koralovej záhrade', 'do Koralovej záhrady', 'z Koralovej záhrady'),
      [
        'V Koralovej záhrade [=rástlo] more do krásy. [Hero] sa na ňu [pozeral] cez sklenené dno loďky. {|Dolu [=kvitli/kvitnú] koraly na ružovo, na žlto a jeden na bodkovano, ale ten iba [=skúšal].} Rybky medzi nimi [=viseli] ako <korálky~lampióny~farebné gombíky>.',
        'Loďka so skleneným dnom [=stála] nad Koralovou záhradou a vôbec [=nerobila/nerobí] vlny. [Hero] v nej [ležal] na bruchu a [mal] bradu na rukách. {|Zospodu na to [=pozerala] ryba a [=rozmýšľala/rozmýšľa], či si tiež nemá kúpiť sklenený strop.} More [=bolo] teplé a priezračné.',
      ],
      [
        'Ryba klaun tu [=zametala/zametá] pred sasankou. {[=Zametala/Zametá] celý deň.|[=Zametala/Zametá] celý deň, lebo piesok je v mori trochu všade a to jej nikto [=nepovedal/nehovorí].}',
        'Morský koník sa [=držal] chvostom rastliny a [=čítal] prúd. {|„Zajtra bude voda,“ [=predpovedal/predpovedá] a ešte nikdy sa [=nepomýlil/nemýli].}',
      ],
      [
        'Koraly [=stlmili/tlmia] farby a ryby si [=ľahli] do ich konárov. Loďka [=plávala] domov tíško ako list. {|Pod skleneným dnom [=svietili/svietia] už len malé modré bodky a [=kolísali] sa na dobrú noc.} Breh [=bol/je] blízko.',
        'Nad Koralovou záhradou [=vyšiel] mesiac a cez sklenené dno [=bolo] vidno, ako si líha až na piesok. {|Ryba klaun si [=odložila] metlu a sasanka ju [=prikryla].} Veslá sa [=dotýkali/dotýkajú] mora celkom jemne.',
      ],
    ),
  ],
  heroes: [
    figure(
      'rybka',
      'rybka Žblnka',
      [
        'Rybka Žblnka pláva v mori a nosí okuliare. {|Bez nich by každú veľrybu zdravila ako kopec.}',
        'Rybka Žblnka má najradšej plytkú vodu. {|Odtiaľ je vidno obe polovice sveta naraz.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'kapitan',
      'kapitán Vrkoč',
      [
        'Kapitán Vrkoč má najmenšiu loďku na celom mori. {|Keď si chce ľahnúť, musí z nej vystrčiť nohy.}',
        'Kapitán Vrkoč pozná každú vlnu po mene. {|Tým rýchlym hovorí všetkým Jano, aby to stihol.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'krabicka',
      'tulenica Mokra',
      [
        'Tulenica Mokra vie ležať na kameni tak, že kameň má z toho radosť. {|Trénuje to každé popoludnie.}',
        'Tulenica Mokra nosí na nose všetko, čo nájde. {|Najdlhšie tam [=mala] lopárik.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'cajcik',
      'čajčík Imro',
      [
        'Čajčík Imro vie zatiaľ lietať len po vetre. {|Proti vetru chodí pešo a tvári sa, že to tak [=chcel].}',
        'Čajčík Imro býva na stožiari. {|Má odtiaľ more z každej strany a kuchyňu pod sebou.}',
      ],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'chobotnica',
      'chobotnica Olina',
      [
        'Z vody [=zamávala] chobotnica Olina, všetkými ôsmimi naraz. „Rúk mám dosť,“ [=povedala]. {„Čo podržať?“|„V jednej mám čaj, v jednej pletenie a šesť je voľných. Čo treba podržať?“}',
        'Pri kameni [=sušila] osem rukavíc chobotnica Olina. {„Pomôžem, len si ich oblečiem.“|„Pomôžem, len si ich oblečiem,“ [=povedala], a tak sa [=začínalo] o chvíľu neskôr, zato poriadne.} Z rukavíc pomaly [=kvapkalo] more.',
      ],
      [
        'Chobotnica Olina si [=poskladala] osem ramien ako osem ponožiek a tíško si [=ľahla] na dno.',
        'Chobotnica Olina si jedno rameno [=dala] pod hlavu a siedmimi sa pomaly [=prikryla].',
      ],
    ),
    figure(
      'delfin',
      'delfín Fidlo',
      [
        'Čľup, a vedľa [=vyskočil] delfín Fidlo. „Hráme?“ [=spýtal] sa. {„Najprv pomôžem.“|„Urobím salto, potom pomôžem, potom salto,“ [=povedal] a prvé salto [=urobil] hneď, aby to mal za sebou.}',
        'Po vlnách [=prišiel] na chvoste delfín Fidlo. {„Čo je nové v mori?“|„Čo je nové v mori?“ [=spýtal] sa, hoci z nich všetkých práve on [=prišiel] z mora.} [=Zostal] a [=pomáhal].',
      ],
      [
        'Delfín Fidlo [=plával] už len pomaly, na jednom boku, s jedným okom zatvoreným.',
        'Delfín Fidlo si [=ľahol] na hladinu a [=nechal] sa niesť vlnou, ktorá tiež nikam [=nemusela/nemusí].',
      ],
    ),
    figure(
      'korytnacka',
      'korytnačka Hedviga',
      [
        'Pri hladine [=plávala] korytnačka Hedviga, stará sto rokov. „Kam sa ponáhľate?“ [=spýtala] sa. {„Ja sa neponáhľam.“|„Ja som sa ponáhľala raz, v roku, keď vymysleli gombíky, a ani vtedy to nestálo za to.“} Na pancieri [=mala] miesto.',
        'Veľký kameň sa [=pohol] a [=bola] to korytnačka Hedviga. „Počúvala som,“ [=povedala]. {„Idem s vami.“|„Počúvam od utorka a myslím, že vám už rozumiem. Idem s vami, len si zoberiem dom.“}',
      ],
      [
        'Korytnačka Hedviga si [=vtiahla] hlavu do panciera a zvnútra [=bolo] počuť pokojné dýchanie.',
        'Korytnačka Hedviga si [=ľahla] do teplého piesku, presne do jamky z minulého roka.',
      ],
    ),
    figure(
      'strazca-tadeas',
      'lampár Tadeáš',
      [
        'Po brehu [=kráčal] s lampášom lampár Tadeáš. „Svietim, aj keď je deň,“ [=povedal], „{aby lampáš nevyšiel z cviku.“|lebo lampáš musí zostať v cviku a more rado vie, že niekto nezaspal.“} A [=pridal] sa k nim.',
        'Na móle [=sŕkal] rybaciu polievku lampár Tadeáš. {„Odložím lyžicu a idem.“|„Dvadsať rokov pozerám na more z majáka,“ [=povedal], „rád ho raz uvidím aj zboku. Odložím lyžicu a idem.“}',
      ],
      [
        'Lampár Tadeáš si [=zavesil] čiapku na kľučku a [=nechal] more, nech sa o seba chvíľu postará samo.',
        'Lampár Tadeáš naposledy [=pozrel] na hladké more, spokojne [=zívol] a [=zatiahol] záves.',
      ],
    ),
    figure(
      'cajka-berta',
      'čajka Berta',
      [
        'Na zábradlí [=pristála] čajka Berta. „Všetko som videla,“ [=oznámila], {„len neviem čo.“|„zhora sa to však nedá celkom pochopiť, tak mi to porozprávajte od začiatku a k tomu rožok.“} Rožok [=dostala].',
        'Čajka Berta práve [=učila] vlny, kam majú chodiť. {„Idú, aj keď ich neučím. Mám čas.“|„Tam a späť, tam a späť,“ [=velila/velí]. „Vidíte? Zvládnu to už bezo mňa, takže mám čas.“}',
      ],
      [
        'Čajka Berta si [=strčila] zobák do peria a vlny [=chodili] tam a späť aj bez nej.',
        'Čajka Berta si [=sadla] na teplý komín a nohy si [=schovala], obe naraz.',
      ],
    ),
  ],
  problems: [
    {
      id: 'velryba',
      ask: 'Nepočulo sa tu veľrybie húúú?',
      title: ['[Hero] a veľryba, čo zabudla pesničku', 'Pieseň pre veľrybu Gertrúdu'],
      refrain: ['Húúú, vlna hore, húúú, vlna dolu, zaspievame spolu', 'Nota sem a nota tam, celé more spieva nám'],
      spark: [
        'Veľryba Gertrúda [=zabudla] svoju pesničku. „Prvý tón viem, druhý mi vypadol,“ [=húkla]. {|„A tretí bez druhého nechce ísť, sú na seba zvyknutí.“} Bez pesničky ju ostatné veľryby v mori nenájdu. [Hero] ju [pohladil] po plutve. Pesnička sa musí vrátiť.',
        'Z mora sa [=ozvalo] húúú a potom nič. Pri brehu [=ležala] veľryba Gertrúda a [=bola] smutná. {|[=Vyronila/Roní] jednu slzu, lenže veľrybia slza má aspoň vedro, a krabom pri vode [=namokli] ranné noviny.} „Rodina ma nájde iba podľa pesničky,“ [=povedala], „a ja ju neviem.“ [Hero] sa [zamyslel].',
      ],
      way: [
        'Starý rybár [=zašíval/zašíva] sieť a [=pohmkával/pohmkáva] si. „Tú ich pesničku som počul ako chlapec,“ [=povedal]. {„Začínala hore a končila dolu.“|„Začínala hore, končila dolu a v strede bolo také miesto, pri ktorom si človek chcel sadnúť.“} Zaspievať ju však [=nevedel].',
        {
          gives: 'musla',
          text: 'Na pláži [=ležala] veľká otlčená mušľa. [Helper] ju [helper:oprášil/oprašuje] a [helper:podal] ďalej. {|„Je stará ako more,“ [helper:povedal] [helper], „a starí si pamätajú najmä to, čo bolo dávno.“} [Hero] si ju [schoval] pod pazuchu.',
        },
        'V prístave sa o mólo [=obtieral/obtiera] čln a [=vŕzgal]: í, ú, í. {[=Znelo] to skoro ako hudba.|Lodník ho [=chcel] namazať, no potom mu [=bolo] ľúto, lebo to [=znelo] skoro ako hudba.} Gertrúda na chvíľu [=prestala] dýchať a [=počúvala].',
      ],
      tries: [
        '[Hero] [zaspieval] „Kohútik jarabý“. {Veľryba [=pokrútila] hlavou.|Veľryba [=počúvala] slušne až do konca, no v pesničke [=bol/je] samý kohút a ani trochu vody.} Toto more [=nepoznalo/nepozná].',
        '[Helper] [helper:zatrúbil] na mušľu. {[=Priplávali] tri lode.|Namiesto pesničky [=priplávali] tri lode a [=pýtali] sa, kde horí.} „Nehorí, iba ladíme,“ [povedal] [hero].',
        '[=Skúsili] pesničku nájsť v rádiu. {[=Našli] predpoveď počasia.|[=Našli] <predpoveď počasia, recept na bôb a hodinu nemčiny~predpoveď počasia, recept na lekvár a hodinu nemčiny~predpoveď počasia, dychovku a hodinu nemčiny>, pri ktorej si Gertrúda trochu [=pospala/drieme].} Pesničku [=nehrali].',
      ],
      solutions: [
        {
          id: 'musla',
          needs: 'musla',
          text: [
            '„Mušle si predsa pamätajú more,“ [povedal] [hero] a [vytiahol] otlčenú mušľu. Najprv v nej [=bolo] ticho. Potom šum a v šume niečo ako húúú, í, úúú. {|[Helper] mušľu pomaly [helper:otáčal], a za každým otočením sa [=ozval] ďalší kúsok, presne v poradí.} [Hero] ju [pridržal] pri Gertrúdinom uchu. „To je ona,“ [=vydýchla] Gertrúda a [=spievala]. Z diaľky sa [=ozvala] odpoveď, <hlboká ako most~hlboká ako pivnica~dlhá ako mólo>. {|Potom druhá a tretia a more sa z toho celé jemne [=zachvelo].} Rodina [=bola] na ceste.',
          ],
        },
        {
          id: 'nova',
          text: [
            '„Tak si zložíš novú,“ [povedal] [hero]. „Každý ti dá jeden tón.“ Prvý tón [=dala] vlna, druhý čajka a tretí [=zavŕzgal] starý čln. {|[Helper] [helper:pridal] štvrtý, ktorý [=bol/je] trochu vedľa, ale presne tam, kde by inak bolo pusto.} [Hero] ich [ukazoval] prstom a Gertrúda ich [=skúšala] po jednom a potom všetky spolu: húú, kri, blup, vŕŕz. {|[=Znelo] to ako more, keď má dobrú náladu.} Kto to [=počul], hneď si to [=pospevoval]. A z diaľky [=odpovedali] veľryby, lebo taký hlas sa pozná v každej pesničke.',
          ],
        },
      ],
      after: [
        'Gertrúda sa [=rozlúčila] vodotryskom. {|Na každého [=popršalo/prší] presne toľko, aby sa mohol začať smiať.} Na mori [=plávali/plávajú] tri veľké chrbty vedľa seba.',
        'Pesničku si odvtedy pískajú aj rybári. {|Vraj pri nej siete menej hnevajú a polievka je hustejšia.} Gertrúda na ňu z mora zakaždým odpovie.',
      ],
      fact: '[Hero] [pomohol] veľrybe Gertrúde nájsť pesničku.',
    },
    {
      id: 'krab',
      ask: 'Nemáš voľnú mušľu pre kraba?',
      title: ['[Hero] a krab, ktorý vyrástol z domčeka', 'Domček pre kraba Kliešťa'],
      refrain: ['Malý, veľký, akurát, kto má domček, ten je rád', 'Klop a klop a je tam kto, hľadám mušľu na teplo'],
      spark: [
        'Malý krab Kliešť sa [=nezmestil/nezmestí] do svojej mušle. „Zasa som vyrástol,“ [=povedal]. {|„Ešte v pondelok mi bola voľná a v stredu ju mám ako rukavicu na nose.“} Zadoček si [=zakrýval/zakrýva] listom a [=hanbil/hanbí] sa. [Hero] sa slušne [otočil]. More je plné mušlí, jedna mu určite sadne.',
        'Po piesku [=cupital/cupitá] malý krab Kliešť a na chrbte [=mal] namiesto domčeka viečko od fľaše. {„Nepozerajte, sťahujem sa.“|„Nepozerajte, prosím, sťahujem sa,“ [=volal] a [=červenal] sa, čo u kraba nie je ľahké spoznať.} Viečko mu stále [=padalo]. [Hero] si k nemu [kľakol]. Krab potrebuje dom.',
      ],
      way: [
        'Sépia na kameni [=mala] zoznam všetkých domčekov v okolí. „Tento je s výhľadom, tento s ozvenou,“ [=čítala]. {„Všetky sú obsadené.“|„Tento je po slimákovi, tichom nájomníkovi. Všetky sú však obsadené, musel by sa najprv niekto odsťahovať.“} A [=podčiarkla] si to vlastným atramentom.',
        'Za kameňom [=plakal] väčší krab. „Mne je môj domček tiež malý,“ [=povedal]. {„A tomu vedľa takisto.“|„A bratrancovi takisto, a jeho svokrovi tiež. Len to nikto nechce povedať prvý.“} [Hero] si to [zapamätal/pamätá].',
        {
          gives: 'zvoncek',
          text: 'V piesku sa [=zablyslo/blyští] čosi mosadzné. [=Bol/Je] to malý lodný zvonček bez srdca. {|„Ten je z lode, ktorá sa už nikam neponáhľa,“ [helper:povedal] [helper], „stojí v parku a šplhajú po nej deti.“} [Hero] zvonček [umyl] vo vlne.',
        },
      ],
      tries: [
        '[Hero] [našiel] krásnu ružovú mušľu. {[=Bola] malá.|Krab do nej [=strčil] jednu nohu, tá [=pochválila] farbu a [=vrátila] sa naspäť.} Ružová to nebude.',
        '[=Skúsili] hrnček s uškom. {Každý mu doň [=chcel] naliať čaj.|Krab sa doň [=zmestil], lenže každý, kto [=išiel] okolo, mu doň [=chcel] naliať čaj.} [=Bolo] mu teplo, no nie doma.',
        '[=Skúsili] kokosový orech. {[=Kotúľal] sa aj s krabom.|[=Bol/Je] priestranný a tmavý, iba sa pri každej vlne [=prekotúľal/kotúľa], a krab v ňom [=chodil] po strope.} Von [=vyšiel] pospiatky, čo však robí vždy.',
      ],
      solutions: [
        {
          id: 'vymena',
          text: [
            '„Kto ešte vyrástol zo svojho domčeka?“ [spýtal sa] [hero] nahlas. [=Zdvihlo] sa dvadsať klepiet. [Hero] [postavil] krabov do radu od najväčšieho po najmenšieho. {|[Helper] [helper:chodil] popri nich a [helper:rovnal/rovná] ich podľa čiary v piesku, hoci krabí rad ide vždy trochu nabok.} „Na tri si každý sadne do domčeka toho pred sebou.“ Raz, dva, tri! [=Zaklopkalo/Klopká] to po celej pláži. {|Najväčší si [=vzal] prázdnu mušľu, čo [=ležala] pri skale, a nikomu [=nezvýšilo/nezvyšuje] ani [=nechýbalo/nechýba].} Krab Kliešť [=zaklopal] na novú stenu. [=Bola] akurát.',
          ],
        },
        {
          id: 'zvoncek',
          needs: 'zvoncek',
          text: [
            '[Hero] [položil] pred kraba mosadzný zvonček. „Do zvončeka?“ [=čudoval] sa Kliešť. [=Vliezol] dnu, [=otočil] sa a trochu sa [=povrtel/vrtí]. Cink! {|„To som ja,“ [=zašepkal], [=urobil] krok doľava, cink, krok doprava, cink, a potom len tak na mieste, pre radosť.} „Mám dom, čo vie hrať!“ [=jasal]. [Helper] mu ku vchodu [helper:priniesol] <riasu ako rohožku~lastúru ako rohožku~kúsok plachty ako rohožku>. {|Celá pláž odvtedy [=vedela], kde sa Kliešť práve nachádza, a jemu sa to [=páčilo/páči], lebo sa už [=nemusel/nemusí] predstavovať.}',
          ],
        },
      ],
      after: [
        'Krab [=pozval] všetkých na kolaudáciu. {|Na stole [=boli] riasy na tri spôsoby a pre hostí zo súše jedno jablko.} More [=poslalo] vlnu, aby umyla riad.',
        'Pred dvere si krab [=postavil] prázdnu škrupinku. {|Večer do nej [=padala] rosa a krab si v nej [=umýval] klepetá.} V domčeku [=bolo] sucho a teplo.',
      ],
      fact: '[Hero] [našiel] krabovi Kliešťovi nový domček.',
    },
    {
      id: 'flasa',
      ask: 'Ktorou cestou sa ide k moru?',
      title: ['[Hero] a vlna, ktorá sa stratila', 'Malá vlna na suchu'],
      refrain: [
        'Šum a šum, kde je môj dom, za pieskom a za kameňom',
        'Kvapka, kvapka, kvapka malá, k moru by si utekala',
      ],
      spark: [
        'V jamke na piesku [=sedela] malá vlna a more [=bolo] ďaleko. „Išla som sa len pozrieť na deti,“ [=šepkala]. {|„Kým som sa otočila, bol odliv, a on nikdy nečaká.“} Slnko [=svietilo] a jamka [=schla/schne]. [Hero] k nej [čupol]. Vlnu treba zaniesť domov.',
        'Čľup, čľup, [=ozývalo] sa medzi kameňmi. [=Bola] to malá vlna, ktorá pri odlive zadriemala. {|[=Zobudila] sa na suchu a prvé, čo [=videla], [=bol/je] sandál, a veľmi slušne ho [=pozdravila].} „More už určite počíta, či sme všetky,“ [=povedala]. [Hero] [vzal] vedierko.',
      ],
      way: [
        'Na deke [=sedel] dedko s novinami na hlave. „Odliv odišiel tadiaľ,“ [=ukázal]. {„Vráti sa o šiestej.“|„Vráti sa o šiestej, chodí na minútu presne. Dovtedy by vám však vlna vyschla, tej treba cestičku hneď.“}',
        'Po pláži [=viedol] mokrý pás a v ňom [=ležali] mušličky. {Tadiaľto [=išlo] more domov.|Tadiaľto [=išlo] more domov a po ceste si [=odkladalo] veci, ktoré si [=chcelo] večer vyzdvihnúť.} [Hero] [išiel] po ňom.',
        'Deti pri brehu [=stavali] hrad s vodnou priekopou. {„Požičajte si lopatku.“|„My chceme, aby nám voda prišla k hradu,“ [=povedali], „a vy chcete opak. Požičajte si našu lopatku a kopte z druhej strany.“}',
      ],
      tries: [
        'Vlnu [=naliali/nalievajú] do vedierka, lenže vedierko [=malo] dieru. {Kvap, kvap a [=bola] späť v jamke.|Kým [=prešli] tri kroky, [=bola] vlna zase v jamke a [=chichotala] sa, že to šteklí.} Tadiaľ to nepôjde.',
        '[=Volali] na more, aby si po ňu prišlo. {More [=šumelo] a [=nepočulo/nepočuje].|More však [=šumelo], a kto sám šumí, ten nepočuje, to je známa vec.} [=Prišla] len čajka a [=pýtala] si rožok.',
        '[Helper] [helper:prikryl] jamku slnečníkom, nech vlna nevyschne. {[=Prišla] rodina a [=rozložila] si deku.|O chvíľu si pod slnečník [=sadla] celá rodina s melónom a [=spýtala] sa vlny, či by sa neposunula.} Vlna sa posunúť [=nemala] kam.',
      ],
      solutions: [
        {
          id: 'kanal',
          text: [
            '„Vykopeme ti cestičku,“ [povedal] [hero] a [zapichol] lopatku do piesku. <Lopatka sem, piesok tam.~Lopatka dolu, piesok hore.~Škrab, škrab, piesok na kopu.> [Helper] [helper:kopal] z druhej strany. {|Kde [=bol/je] kameň, tam sa chodníček [=otočil], kde [=bol/je] hrad, tam sa [=uklonil], a tak z neho [=bola] ozajstná malá rieka.} Vlna [=nazrela] do chodníčka, potom sa [=vliala] a [=tiekla], [=žblnkala] a [=smiala] sa. {|„Doľava? Doprava?“ [=volala] v zákrutách. „Stále dolu!“ [=kričali] za ňou.} Na konci ju more [=chytilo] do náručia. Tam už [=nebolo] vidno, ktorá je ktorá.',
          ],
        },
        {
          id: 'dlane',
          text: [
            '[Hero] [urobil] z dlaní misku. „Ponesieme ťa po troške,“ [povedal]. [Helper] [helper:urobil] to isté a každý, kto [=bol/je] na pláži, sa [=postavil] do radu. {|Dlane pri dlaniach, od jamky až k moru, a vlna [=šla] z jedných do druhých a každému [=stihla/stíha] povedať, čo dnes [=videla]: <psa, zmrzlinu a jedny krásne sandále~bicykel, melón a jedny krásne sandále~šarkana, zmrzlinu a jedny krásne sandále>.} Posledné kvapky [hero] [niesol] najopatrnejšie. More sa [=naklonilo]. „Tu si, moja najmenšia,“ [=zašumelo] a [=ostalo] chvíľu celkom hladké.',
          ],
        },
      ],
      after: [
        'Malá vlna sa ešte [=vrátila] po členky. {|Každú nohu [=pohladila] zvlášť a na pamiatku si [=vzala] jeden kamienok.} More [=bolo] celé.',
        'O šiestej [=prišiel] príliv a na čele [=bežala] malá vlna. {|„To sú oni,“ [=ukazovala] ostatným vlnám a každá im [=pokývala/kýva] penou.} Piesok [=bol/je] hladký a [=voňal] soľou.',
      ],
      fact: '[Hero] [vrátil] moru stratenú vlnu.',
    },
    {
      id: 'perla',
      ask: 'Prečo by sa mušľa nechcela otvoriť?',
      title: ['[Hero] a mušľa, ktorá nechcela hovoriť', 'Čo je v perlorodke?'],
      refrain: ['Mušľa, mušľa zavretá, čo ťa tlačí od leta', 'Ticho, ticho, počkáme, tajomstvo ti necháme'],
      spark: [
        'Perlorodka Klára [=nevyšla/nevychádza] na raňajky, na obed ani na kávu. [=Sedela] na dne a [=držala] sa zavretá. {|Susedky ustrice jej [=nechávali/nechávajú] pred dverami koláče a tie už [=tvorili/tvoria] celkom slušnú vežu.} „Nemôžem, niečo ma tlačí,“ [=ozvalo] sa zvnútra. [Hero] [zaklopal] jedným prstom. Čo mušľu tak trápi?',
        'V mori [=bolo] ticho a pri perlorodke Kláre ešte tichšie. Už tri dni [=neotvorila/neotvára]. {|Bez nej zbor ustríc [=vynechával/vynecháva] každý piaty takt.} „Dajte mi čas,“ [=zašepkala] cez škáru takú tenkú, že by ňou prešiel len vlas. [Hero] si k nej [sadol]. Aj zatvorenému sa dá pomôcť.',
      ],
      way: [
        'Stará ustrica si [=sušila] škrupinu. „Mňa v mladosti tiež tlačilo,“ [=povedala]. {„Bolo to len zrnko piesku.“|„Bolo to len zrnko piesku, ale v noci mi pripadalo väčšie než celé dno.“} A viac prezradiť [=nechcela/nechce], lebo ustrice sú diskrétne.',
        'Rak krajčír si [=brúsil/brúsi] nožničky. „Nasilu sa neotvára,“ [=varoval/varuje] ich. {„Ja tiež počkám, kým látka povie.“|„Ja nestrihnem, kým mi látka nepovie, kde. Niektoré látky rozmýšľajú aj týždeň a bývajú z nich najkrajšie kabáty.“}',
        {
          gives: 'flauticka',
          text: 'Morský koník [=mal] na predaj píšťalku z trstiny. „Hrá iba potichu,“ [=povedal]. {|„Preto ju nik nechce. Ale hanblivým sa páči, lebo nikoho neprehluší.“} [Hero] ju [dostal] za jeden lesklý kamienok.',
        },
      ],
      tries: [
        '[Hero] [povedal]: „Klop, klop, je niekto doma?“ {„Nie,“ [=odpovedala] mušľa.|„Nie,“ [=odpovedala] mušľa a chvíľu [=bolo] obom trápne, lebo odpoveď [=bola] príliš blízko.} Slušnosť [=nestačila/nestačí].',
        '[Helper] [helper:skúsil] mušľu poštekliť. {[=Smial] sa iba ten, kto [=šteklil].|Mušle však majú zvonka škrupinu a tá sa nesmeje, tak sa [=smial] iba ten, kto [=šteklil].} Škára sa [=nepohla/nehýbe].',
        '[=Postavili] pred mušľu zrkadielko, nech vidí, aká je pekná. {[=Prišla] sa doň pozrieť ryba.|[=Prišla] sa doň pozrieť ryba, potom druhá ryba, a keď pri ňom [=stál] rad až po koraly, [=museli] ho zasa odniesť.} Klára sa ani [=nepozrela/nepozerá].',
      ],
      solutions: [
        {
          id: 'cakanie',
          text: [
            '„Nemusíš nič hovoriť. Budem tu,“ [povedal] [hero] a [oprel] sa o mušľu chrbtom. A tak [=sedeli]. {|[Helper] si [helper:sadol] z druhej strany a spolu sa [=dívali], ako okolo ide more: <ryba, ryba, riasa, dlho nič a zase ryba~krab, ryba, riasa, dlho nič a zase krab~ryba, bublina, dlho nič a potom dve ryby>.} Keď svetlo na dne [=zružovelo/ružovie], škára sa [=rozšírila/rozširuje]. „Hanbila som sa,“ [=povedala] Klára. „Mám vnútri čosi cudzie.“ „Môžem to vidieť?“ [spýtal sa] [hero]. Klára sa [=otvorila]. Na jazýčku [=mala] <perlu, okrúhlu a bledú~perlu, okrúhlu ako hrášok~perlu, bielu a hladkú>. {|„To je ono?“ [=čudovala] sa sama, lebo naposledy to [=bolo] zrnko piesku.}',
          ],
        },
        {
          id: 'pistalka',
          needs: 'flauticka',
          text: [
            '[Hero] [vytiahol] píšťalku od morského koníka a [zahral] prvú polovicu pesničky, ktorú vie každá ustrica. Druhú polovicu [nechal] na vodu. [=Bolo] ticho. [Hero] [zahral] prvú polovicu ešte raz. {|Nedopovedaná pesnička je ako nedojedený koláč, a [helper] si [helper:musel] zakryť ústa.} Zvnútra sa [=ozvalo] tenké „la“. Potom „lala“. Pri poslednom tóne sa Klára [=otvorila] dokorán, lebo koniec sa so zavretými ústami spievať nedá. Na jazýčku sa jej [=ligotala/ligoce] perla. {|„Och,“ [=povedala], „tak toto ma tlačilo.“}',
          ],
        },
      ],
      after: [
        'Perlu si Klára [=nechala], no dvere už odvtedy [=nezamykala/nezamyká]. {|Kto [=chcel], [=mohol] si prísť posvietiť pri čítaní.} Zbor ustríc [=mal] zase všetky hlasy.',
        'Susedky ustrice [=priniesli/prinášajú] koláče a [=jedli] ich spolu. {|Najstarší [=bol/je] z pondelka a ten si [=vypýtal/pýta] rak, ktorý [=mal] rád chrumkavé.} Na morskom dne [=bolo] o jedno svetielko viac.',
      ],
      fact: '[Hero] [pomohol] perlorodke Kláre otvoriť sa.',
    },
    {
      id: 'priliv',
      ask: 'Ako sa budí príliv, ktorý zaspal?',
      title: ['[Hero] a príliv, ktorý zaspal', 'More zabudlo prísť'],
      refrain: [
        'Príliv, príliv, vstávaj z piesku, loďky čakajú na prechádzku',
        'Vlna prvá, vlna druhá, vstávaj, more, milá duša',
      ],
      spark: [
        '[=Bolo] šesť hodín a príliv [=neprišiel/neprichádza]. Loďky [=ležali] na suchu na boku. {|Rybári [=stáli] pri nich v čižmách a [=pozerali] na hodinky, potom na more a potom vyčítavo na mesiac, ktorý má prílivy na starosti.} Kdesi vonku more [=odfukovalo/odfukuje], chrr, pššš. [Hero] [priložil] ucho k piesku. Príliv [=zaspal] a treba ho zobudiť, ale milo.',
        'Na pláži [=sedeli] loďky <ako sliepky na bidle~ako topánky v predsieni~ako psi pred obchodom> a [=čakali] na vodu. Voda nikde. {|Raky si zatiaľ na suchu [=postavili] stôl a [=hrali] sa na ľudí.} „Príliv chodí vždy o šiestej,“ [=povedal] prístavný zvon. [Hero] si [všimol], že more v diaľke ticho chrápe. Kto budí more?',
      ],
      way: [
        'Na móle [=sedela] prístavná mačka. „Mňa budí vôňa,“ [=povedala]. {„Iný budík neuznávam.“|„Hluk neznášam, svetlo neznášam a na meno nepočúvam. Ale rybacia polievka ma zdvihne aj z najmäkšieho gauča.“} A [=oblizla/olizuje] sa.',
        {
          gives: 'bubon',
          text: 'Kuchár z výletnej lode [=nosil] na chrbte veľký bubon. „Ním volám na obed,“ [=povedal]. {|„Požičiam vám ho, ale bubnujte mäkko. More má jemný žalúdok.“} [Hero] bubon [objal] a [niesol].',
        },
        'Z piesku [=vykukol] morský červík a zase [=zaliezol]. „Ešte päť minút,“ [=zamrmlal]. {Asi sa to [=naučil] od prílivu.|Každý tu dnes [=vstával] neskôr: mušle, čajky, dokonca aj pekár, lebo všetci sa riadia podľa prílivu a príliv podľa nikoho.}',
      ],
      tries: [
        '[=Zakričali/Kričia] naraz: „Vstávať!“ {[=Zobudila] sa celá ulica.|[=Zobudila] sa celá ulica, dva psy a starosta v pyžame, iba príliv si [=pritiahol] hmlu cez hlavu.} [=Ospravedlnili] sa starostovi.',
        '[Hero] more [pošteklil] pierkom. {More sa [=otočilo/otáča] na druhý bok.|More sa [=otočilo/otáča] na druhý bok a niekde v Taliansku [=mali] zrazu vody až-až.} Rýchlo pierko [=odložili].',
        '[Helper] mu [helper:nastavil/nastavuje] budík. {Budík [=zazvonil] a more ho [=zhltlo/hltá].|Budík [=zazvonil], more ho [=prehltlo/prehĺta] aj so stolíkom a odvtedy niečo zvoní rybám vždy o pol siedmej.} Ryby [=poďakovali].',
      ],
      solutions: [
        {
          id: 'bubon',
          needs: 'bubon',
          text: [
            '[Hero] [postavil] kuchárov bubon na mokrý piesok. „Nebudeme ho budiť. Budeme mu dýchať,“ [povedal]. Bum, ticho, bum, pomaly, tak ako chodia vlny. {|[Helper] [helper:držal] bubon, aby sa nezaboril, a prstom [helper:kreslil] do piesku čiaru, kam až by voda mala prísť.} Bum, pššš. Bum, pššš. Z diaľky [=odpovedala] prvá vlna, potom druhá, presne do rytmu. {|Kým si to more [=všimlo], už [=kráčalo], a keď [=kráčalo], [=nemalo] zmysel sa vracať.} Loďky sa [=narovnali/narovnávajú] jedna po druhej. Príliv [=bol/je] tu.',
          ],
        },
        {
          id: 'ranajky',
          text: [
            '„Ja viem, čo každého zdvihne. Raňajky,“ [povedal] [hero]. Na okraj piesku [prestrel/prestiera] obrus, na obrus <soľ, chlieb a tanier~maslo, chlieb a tanier~lyžicu, chlieb a tanier> rybacej polievky. {|[Helper] [helper:fúkal] do tanierov, aby vôňa išla správnym smerom, a dvakrát pritom omylom [helper:ochutnal].} Vôňa sa [=ťahala] <nad pláž, nad kamene, až k moru~ponad loďky, ponad kamene, až k moru~ponad deky, ponad slnečníky, až k moru>. Chrr [=prestalo/prestáva]. „Je tam aj kôpor?“ [=spýtalo] sa more ospalo. „Je,“ [povedal] [hero]. Prvá vlna [=prišla] pomaly, druhá rýchlejšie a tretia už [=mala] na krku obrúsok. {|Polievka [=zmizla/mizne] a loďky [=plávali/plávajú].}',
          ],
        },
      ],
      after: [
        'Rybári [=vyplávali/vyplávajú] a zvon [=odbil/odbíja] šiestu, hoci [=bolo] pol ôsmej. {|Aj čas v prístave je slušný a počká.} More [=dýchalo] sviežo.',
        'Raky si [=odniesli] stôl a príliv sa im [=ospravedlnil]. {|„Včera som dlho hladkal kamene,“ [=povedal], „zabudol som sa.“} Loďky sa [=hojdali] ako vždy.',
      ],
      fact: '[Hero] [zobudil] príliv, ktorý zaspal.',
    },
    {
      id: 'osem-ponoziek',
      ask: 'Nevidel niekto ponožku do ôsmice?',
      title: ['[Hero] a osem malých ponožiek', 'Siedma je na nohe, ôsma nikde'],
      refrain: [
        'Sedem teplých, jedna bosá, nech ju nezastudí rosa',
        'Hop na ľavú, hop na pravú, nájdeme ponožku hravú',
      ],
      spark: [
        'Malá chobotnička Mínka [=mala] osem nôh a iba sedem ponožiek. „Ôsma mi zmizla v prúde,“ [=povedala]. {|„A teraz mi na tú ôsmu fúka voda a tých sedem sa na ňu pozerá.“} Rodina sa [=chystala/chystá] na výlet do hlbokého mora a tam býva zima. [Hero] sa [pozrel] na bosú nôžku. [=Bola] celá modrá od zimy.',
        'Čľup, čľup, čľup, [=šlo] po kameni sedem mäkkých krokov a jeden bosý. [=Bola] to malá chobotnička Mínka. {|Ponožky jej [=plietla] stará mama, každú z inej farby, aby sa nohy poznali, a tá žltá teraz kdesi [=plávala] sama.} „Bez nej nepôjdem,“ [=povedala] Mínka. [Hero] jej [podržal] nôžku v dlani.',
      ],
      way: [
        'Ryba práčka [=prala/perie] v prúde bielizeň. „Ponožky mi chodia samy,“ [=povedala]. {„Žltá šla za svetlom.“|„Jednu žltú som videla, šla za svetlom a vyzerala veľmi rozhodne. Ponožky sa vždy stratia po jednej, to je ich výchova.“}',
        {
          gives: 'vlna',
          text: 'Na móle [=plietla] rybárska babka a klbko jej [=pristálo] vo vode. [Hero] ho [vytiahol] a [vyžmýkal]. {|„Nechaj si ho,“ [=povedala], „mokrá vlna už pozná more a ja mám doma ešte celú ovcu.“} Klbko [=bolo] žlté.',
        },
        'Na vetvičke koralu [=visela] žltá nitka, dlhá ako prst. {Niekadiaľ tadiaľto [=plávala].|[=Viedla] doľava, [=zachytila] sa o druhý koral, potom o raka a rak si ju [=nechal] ako kravatu.} Mínka nitku [=spoznala/spoznáva].',
      ],
      tries: [
        'Na bosú nôžku [=navliekli] rukavicu. {[=Bola] na päť prstov.|Rukavica však [=mala] päť prstov a Mínka na nohe samé prísavky, ktoré sa v tom [=pohádali/hádajú] o palec.} Rukavica je na kývanie.',
        '[=Skúsili] mušľu ako papuču. {[=Klopkala/Klopká].|Pri každom ôsmom kroku [=klopla/klope] a všetci na dne [=išli] otvárať dvere.} Morské dno [=malo] dosť návštev.',
        '[Helper] [helper:poradil], nech Mínka chodí len po siedmich. {[=Zatočila/Točí] sa dokola.|Chobotnica po siedmich však zatáča a Mínka [=prešla] päť krásnych kruhov, kým sa jej [=zatočila/točí] hlava.} Osem je na rovné plávanie.',
      ],
      solutions: [
        {
          id: 'uplietli',
          needs: 'vlna',
          text: [
            '„Keď sa nenájde, bude nová,“ [povedal] [hero] a [rozvinul] žlté klbko. Ihlice [=nemali], <ale [=mali] dve slamky~ale [=mali] dve paličky~ale [=mali] dve ceruzky>. [Hero] [plietol] a Mínka [=držala] nitku siedmimi nohami. {|[Helper] [helper:rátal] očká a pri každom desiatom [helper:povedal] „bravo“, takže ponožka [=mala] o trochu viac očiek, než [=bolo] treba, z radosti.} Očko k očku a päta. Ponožka [=bola] hotová, o kúsok väčšia ako ostatné. Mínka si ju [=navliekla]. „Táto nôžka bude najstaršia,“ [=rozhodla]. {|A osem nôh [=zatancovalo/tancuje] po dne.}',
          ],
        },
        {
          id: 'rybka-v-ponozke',
          text: [
            '[Hero] [povedal]: „Hľadajme tam, kde by bolo ponožke dobre.“ Pri teplom kameni [=svietilo] čosi žlté a [=hýbalo] sa. [=Bola] to ponožka a v nej [=spala] rybka. {|[=Mala] ju natiahnutú až <po oči ako spací vak~po oči ako nočnú košeľu~po oči ako perinu> a na konci jej [=trčal] chvostík.} „Mne bola zima a ona plávala okolo,“ [=vysvetlila] rybka. Mínka sa [=zamyslela/zamýšľa]. „Tak vieš čo,“ [=povedala], „cez deň ju budem nosiť ja a v noci ty.“ [Helper] ich [helper:pochválil]. Mínka si ponožku [=obula/obúva] a v špičke [=bolo] ešte celkom vyhriate.',
          ],
        },
      ],
      after: [
        'Mínka [=plávala] na výlet s ôsmimi farbami. {|Z diaľky [=vyzerala] ako ohňostroj, ktorý sa nikam neponáhľa.} Nôžky už nikomu [=nemodrali/nemodrajú].',
        'Ponožky si Mínka večer [=zavesila] na koral po poradí. {|Okolo plávajúce ryby si [=mysleli], že je sviatok, a [=spievali].} V mori [=bolo] teplejšie o celú jednu nohu.',
      ],
      fact: '[Hero] [pomohol] chobotničke Mínke k ôsmej ponožke.',
    },
    {
      id: 'hviezdica',
      ask: 'Ako sa dostane hviezdica na oblohu?',
      title: ['[Hero] a hviezdica, čo chcela na oblohu', 'Hviezda z morského dna'],
      refrain: [
        'Hviezda hore, hviezda dolu, raz sa všetky stretnú spolu',
        'Päť cípov a jedno prianie, počkaj, kým more zastane',
      ],
      spark: [
        'Morská hviezdica Stela [=ležala] na kameni a [=pozerala] sa hore. „Ja som tiež hviezda,“ [=povedala], „tak prečo som tu dolu?“ {|[=Mala] päť cípov, všetky rovné, a predsa si pri nej ešte nikto nič [=nezaželal/neželal].} [=Chcela] byť na oblohe aspoň jeden večer. [Hero] sa [pozrel] hore a dolu. [=Bola] to dlhá cesta.',
        'Pri brehu sa [=trápila/trápi] hviezdica Stela. [=Šplhala/Šplhá] sa na skalu, [=spadla] do mora a [=šplhala/šplhá] znova. {|„Tam hore je voľné miesto, presne vedľa mesiaca,“ [=vysvetlila], „pozerám sa naň už od jari a nikto si naň nesadol.“} Cípy [=mala] unavené. [Hero] ju [vzal] na dlaň. Ako sa hviezdica dostane medzi hviezdy?',
      ],
      way: [
        'Na útese [=stál] hvezdár s ďalekohľadom. „Hviezdy tam sú len napoly,“ [=povedal]. {„Druhú polovicu vidím vo vode.“|„Za tichých nocí ich vidím dvakrát, raz hore a raz v mori, a tie v mori sú o kúsok mokrejšie.“} Stela pozorne [=počúvala].',
        'Lietajúca ryba [=vyskočila/vyskakuje] nad hladinu. „Bola som hore!“ [=volala]. {„Je tam sucho.“|„Celú sekundu! Je tam sucho, fúka tam a nikto tam nemá raňajky.“} Čľup, a [=bola] zas dolu.',
        'Na boku starej lode [=bola] namaľovaná zlatá hviezda. Farba sa [=lúpala/lúpe]. {|„Ja som ukazovala cestu,“ [=zavŕzgala] loď, „a nikto nevedel, že mám iba jednu vrstvu.“} Nie každá hviezda býva na oblohe.',
      ],
      tries: [
        '[Hero] [vyliezol] na najvyšší kameň a [zdvihol] Stelu nad hlavu. {Obloha [=bola] stále vyššie.|Obloha sa však [=zdvihla] tiež, aspoň sa tak [=zdalo/zdá], a medzi nimi [=zostalo] miesto presne na celú noc.} Ruky [=začali] bolieť.',
        '[=Priviazali/Priväzujú] Stelu na šarkana. {Šarkan [=kýchol] a [=spadol] do mora.|Šarkan s ňou [=vzlietol/vzlieta] po prvé poschodie, tam mu [=došiel/dochádza] vietor a [=vrátili] sa spolu po hlave do mora.} Stele sa to [=páčilo/páči], najmä tá voda.',
        '[Helper] [helper:vyhodil] Stelu do vzduchu. {[=Chytila] ju čajka a hneď ju [=vrátila].|Mladá čajka ju vo vzduchu [=chytila], [=ochutnala] a s ospravedlnením [=vrátila], lebo si [=myslela], že je to oblátka.} Na oblohu to [=bolo] málo.',
      ],
      solutions: [
        {
          id: 'zrkadlo',
          text: [
            '„Nepôjdeš ty na oblohu. Obloha príde k tebe,“ [povedal] [hero] a [položil] Stelu na plytčinu. „Len treba počkať, kým more zastane.“ {|[Helper] [helper:poprosil] ryby, aby nečľapotali, delfíny, aby odložili saltá, a vietor, aby si sadol.} [=Stmievalo/Stmieva] sa. Hladina [=bola] čoraz hladšia, až z nej [=bolo] zrkadlo. Vpravo od Stely sa [=zjavila] hviezda, vľavo druhá. Mesiac si [=ľahol] tesne vedľa nej. „Som medzi nimi,“ [=zašepkala]. {|Nikto na brehu by nevedel povedať, ktorá z tých hviezd je z kameňa a ktorá zo svetla.}',
          ],
        },
        {
          id: 'prianie',
          text: [
            '[Hero] si [ľahol] na mólo, tvárou k vode. „Hviezda nemusí byť vysoko. Hviezda je to, pri čom si niekto niečo želá,“ [povedal]. „A ja si pri tebe želám.“ Stela [=zružovela/ružovie] od cípu po cíp. {|[Helper] si [helper:želal/želá] tiež, <potom rak, potom dve sardinky naraz~potom čajka, potom dve sardinky naraz~potom krab, potom dve sardinky naraz>, a keďže si [=želali/želajú] to isté, [=rátalo/ráta] sa im to za jedno.} Na móle sa [=urobil] rad. Každý [=pošepol/šepká] niečo dolu do vody a Stela každé prianie [=podržala/drží]. „Mám plné cípy práce,“ [=povedala] šťastne. „Na oblohu by som teraz ani nemala čas.“',
          ],
        },
      ],
      after: [
        'Stela odvtedy leží na svojom kameni rovno ako tie hore. {|Keď je more pokojné, rozpráva sa s nimi, a keď nie je, odkazujú si po čajkách.} Prianí má plné cípy.',
        'Stela už na skalu nešplhá. {|Iba keď príde niekto nový, ukáže mu oblohu v mori a povie: „To sme my.“} More [=bolo] v ten večer plné hviezd.',
      ],
      fact: '[Hero] [splnil/plní] hviezdici Stele prianie byť medzi hviezdami.',
    },
    {
      id: 'lod-bez-mena',
      ask: 'Ako by sa mohla volať taká loďka?',
      title: ['[Hero] a loďka bez mena', 'Kto ma zavolá domov?'],
      refrain: [
        'Povedz, ako ťa mám volať, loďka, s nami budeš plávať',
        'Meno krátke, meno dlhé, nájdeme ti ho na vlne',
      ],
      spark: [
        'V prístave [=stála] nová loďka a [=nechcela/nechce] vyplávať. Na boku jej [=chýbalo/chýba] meno. {|Ostatné sa [=volali] <Albatros, Jarmila a Rýchla Beáta~Albatros, Jarmila a Veselá Katka~Čajka, Jarmila a Rýchla Beáta> a každú [=bolo] na čo zavolať, keď [=prišla] domov.} „Keď nemám meno, nikto ma neprivolá späť,“ [=povedala] a ani sa [=nepohla/nehýbe]. [Hero] ju [pohladil] po dreve. Loďka potrebuje meno, ale také svoje.',
        'Všetky lode [=boli] na mori, len jedna [=zostala] pri móle a [=pílila/píli] lanom o kolík. {„Ja som zatiaľ nikto.“|„Ja som zatiaľ nikto,“ [=povedala], „majiteľ mi chcel dať meno po tete, no teta si ho potrebuje sama.“} Na boku [=mala] prázdne biele miesto. [Hero] si k nej [sadol]. Ako sa loďke hľadá meno?',
      ],
      way: [
        'Lodný maliar [=miešal] modrú s bielou. „Meno maľujem naposledy,“ [=povedal]. {„Najprv počúvam, ako loď vŕzga.“|„Najprv počúvam, ako loď vŕzga, lebo to, čo vŕzga, je jej prvé slovo. Jarmila hovorila stále len jarm, jarm.“}',
        {
          gives: 'kniha',
          text: 'V prístavnej kancelárii [=ležala] hrubá kniha lodí. „Tu sú všetky mená, aké kedy more videlo,“ [=povedal] kapitán prístavu a [=požičal] im ju. {|„Kto hľadá, nech číta nahlas. Správne meno sa vraj samo otočí.“} [Hero] ju [niesol] v oboch rukách.',
        },
        'Na bóji [=sedel] kormorán a [=sušil] si krídla. „Ja sa volám Peter, ale nikto to nevie,“ [=povedal]. {„Ahoj, Peter,“ [povedal] [hero].|„Ahoj, Peter,“ [povedal] [hero] a kormorán [=bol/je] taký prekvapený, že sa od radosti [=namočil/namáča] znova.} Meno je na to, aby ho niekto povedal.',
      ],
      tries: [
        '[=Skúsili] meno Perla. {V prístave sa [=ozvalo] jedenásť lodí.|„Perla!“ [=zavolali] a v prístave sa [=otočilo/otáča] jedenásť lodí a jedna mačka.} Perla sa už [=volala] skoro každá.',
        '[Helper] [helper:navrhol] meno Kráľovná siedmich morí. {[=Nezmestilo] sa to na bok.|Meno sa však na bok [=nezmestilo], [=skončilo] sa pri „Kráľovná sied“ a maliar [=povedal], že väčšiu loď už nemá.} Loďka sa [=hanbila/hanbí].',
        'Loďke [=dali] na výber z čísel. {[=Vybrala] si nulu.|Loďka si [=vybrala] nulu, lebo sa jej [=páčilo/páči], že je okrúhla ako záchranné koleso, ale volať sa na ňu nedá.} Nula sa na mori ľahko prepočuje.',
      ],
      solutions: [
        {
          id: 'vrzganie',
          text: [
            '[Hero] si [ľahol] na dno loďky a [priložil] ucho k doskám. „Povedz sama,“ [zašepkal]. Vlna ju [=nadvihla/nadvíha] a doska sa [=ozvala]: ma, ru, ška. {|[Helper] to [helper:počul] tiež, hoci pre istotu [helper:poprosil] ešte jednu vlnu, aby nebolo pochýb.} „Maruška,“ [povedal] [hero] nahlas. Loďka sa celá [=zachvela/chveje] od kýlu po stožiar. „Áno,“ [=vydýchla], „to som celý čas hovorila.“ Maliar [=namočil/namáča] štetec. {|Písmenká [=boli] modré a posledné mu od radosti trochu [=podskočilo/podskakuje].} A Maruška [=vyplávala/vypláva].',
          ],
        },
        {
          id: 'kniha',
          needs: 'kniha',
          text: [
            '[Hero] [otvoril] knihu lodí a [čítal] nahlas: „Albatros. Beáta. Cecília.“ Loďka [=stála]. [Hero] [čítal] ďalej a vietor [=obracal/obracia] listy. {|[Helper] [helper:držal] lampáš, lebo pri písmene K už [=bolo] šero, a pri písmene L sa [helper:posadil] <na kopu lán~na kopu sietí~na prevrátený sud>.} Na jednej strane [=bola] iba vylisovaná sedmokráska. „Sedmokráska,“ [prečítal] [hero]. Loďka sa [=pohla], sama, celkom bez vetra. {|„Taká ešte na mori nebola,“ [=povedala], „a všetci budú vedieť, že volajú mňa.“} Maliar jej na bok [=namaľoval] meno aj kvet.',
          ],
        },
      ],
      after: [
        'Večer ju z móla [=zavolali] po mene a loďka sa [=vrátila] prvá. {|„Chcela som si to len skúsiť,“ [=povedala], „zavolajte ešte raz.“} V prístave [=mala] odvtedy svoje miesto.',
        'Ostatné lode jej [=zatrúbili] na krst. {|Fľaša sa o ňu [=nerozbíjala/nerozbíja], iba sa jej na nos [=vyliala/vylieva] trocha malinovej šťavy.} Loďka [=mala] meno a more ho hneď [=vedelo].',
      ],
      fact: '[Hero] [našiel] meno pre novú loďku.',
    },
  ],
  obstacles: [
    'Riasy sa [=zamotali] do kormidla ako špagety. {[Helper] ich [helper:zaplietol] do vrkoča.|Kto ich [=odmotal/odmotá] z nohy, tomu sa [=zamotali] okolo ruky, a tak ich [helper] radšej [helper:zaplietol] do vrkoča.} [=Pristalo] to aj lodi.',
    'Vlny [=boli] čoraz väčšie, hojda sem a hojda tam. {Potom more [=zívlo] a [=bolo] hladké.|„Plávame hore,“ [=povedal] niekto, „a teraz dolu,“ až sa more [=zadýchalo/zadýcha], [=zívlo] a [=bolo] hladké.} [Hero] si [napravil] čiapku.',
    'Cestu im [=zastavil] rak v uniforme. „Mýto,“ [=povedal] a [=natiahol] klepeto. {[Hero] mu ho [potriasol/trasie].|[Hero] mu klepeto [potriasol/trasie] na pozdrav a rakovi to [=stačilo/stačí], lebo mu ešte nikto ruku nepodal.} Závora z riasy sa [=zdvihla].',
    'Na more [=padla] hmla, hustá ako kaša. {[Hero] [zazvonil] lyžičkou o hrnček.|[Hero] [zazvonil] lyžičkou o hrnček a z hmly [=odpovedal] iný hrnček, potom tretí, a podľa nich sa [=vyplávalo/vypláva] von.} Za hmlou [=svietilo] slnko.',
    'Na móle [=chýbali] dve dosky. {[Helper] sa [helper:natiahol] a [hero] [prešiel].|„Tie si požičala búrka,“ [=povedal] rybár. [Hero] cez medzeru [položil] veslo a [=bol/je] z neho slušný most.} Pod nohami [=žblnkala] voda.',
    'Kotva sa [=zasekla/zaseká] a [=nechcela/nechce] z piesku. {[=Poprosili] ju.|[=Ťahali] trikrát a potom ju [hero] pekne [poprosil], lebo aj kotva má rada slušnosť a nerada sa sťahuje.} [=Pustila/Púšťa] s tichým žblnk.',
    'Prúd [=ťahal] na jednu stranu a oni [=chceli] na druhú. {[=Išli] teda oblúkom.|„S prúdom sa nehádame,“ [helper:povedal] [helper], „ideme s ním po roh a tam vystúpime.“} Morské oblúky bývajú krajšie než čiary.',
    'Medzi skalami [=bola] sieť a v nej lopta. [Hero] loptu [vyslobodil] a sieť [zvinul/zvíja]. {|Lopta sa [=odkotúľala/kotúľa] k vode, [=otočila] sa a potom im celý deň [=plávala] za loďou ako káčatko.} Cesta [=bola] voľná.',
  ],
  encounters: [
    'Okolo [=plával] morský koník a na chrbte [=viezol] poštu. {„List pre raka!“|„List pre raka, balík pre makrelu a pre vás pohľad,“ [=povedal] a naozaj sa na nich len pekne [=pozrel].} A [=odcválal/cvála].',
    'Na kameni sa [=opaľovali/opaľujú] tri tulene. {Naraz sa [=otočili]. Plesk.|Každú chvíľu sa naraz [=otočili] na druhú stranu, plesk, plesk, plesk, a kameň [=bol/je] z oboch strán rovnako teplý.} [Hero] im [zatlieskal].',
    'Rybka čistička [=leštila] morské dno. {„Po krajíčku, prosím.“|„Prosím vás, práve som vytrela oceán,“ [=zastavila] ich, „tak aspoň po krajíčku.“} A tak [=išli] po krajíčku.',
    'Dve mušle na pláži [=mali] otvorené a [=vetrali/vetrajú]. {„Vietor!“ [=tešili] sa.|„U nás je ešte trochu cítiť leto,“ [=hovorila] jedna a druhá [=prikyvovala/prikyvuje] vrchnákom.} [Hero] [zavrel] len tú, čo [=poprosila/prosí].',
    'Rybár [=sedel] na móle s udicou bez háčika. {„Ryby sa len opýtajú, čo je nové.“|„Ryby si potiahnu, keď sa chcú porozprávať,“ [=vysvetlil], „dnes už volala makrela, že bude pekne.“} Špagát sa práve [=pohol].',
    'Čajka [=učila] mláďa žobrať rožok. „Hlava nabok, oko väčšie,“ [=radila]. {Mláďa [=spadlo] na zobák.|Mláďa [=dalo] hlavu nabok tak poctivo, že sa [=prevážilo/prevažuje] a [=padlo/padá] do piesku, a za to [=dostalo] rožkov päť.} Z vĺn [=zatlieskali] ryby.',
    'Po vlnách sa [=niesla] fľaša a v nej [=nebol] list, ale slimák. {„Ja tu iba bývam,“ [=povedal].|„Ja list nie som,“ [=upozornil/upozorňuje] ich, „ja tu iba bývam a toto je moja plavba okolo sveta.“} [Hero] fľašu jemne [postrčil/postrkuje] ďalej.',
    'Delfíny [=mali] na mori školu. [=Učili] sa skákať a slušne sa správať. {Skákanie im [=išlo] výborne.|Zo skákania [=mali] všetci jednotku a zo slušnosti takisto, lebo nikdy neskáču, keď niekto pije čaj.} [=Zazvonilo] a [=bola] prestávka.',
    'Stará loď na brehu [=slúžila] deťom ako dom. {Z komína jej [=rástla] púpava.|Z komína jej [=rástla] púpava a na kormidle sa [=sušili] plavky, no keď [=zafúkalo], ešte vždy trochu [=zdvihla] nos.} [Hero] jej [zasalutoval].',
    'Veľryba v diaľke [=vypustila/vypúšťa] vodotrysk. {[=Bola] pod ním dúha.|[=Stála] pod ním malá dúha a dve čajky sa v ňom [=sprchovali/sprchujú], jedna [=spievala] a druhá [=podávala] mydlo.} More sa [=ligotalo].',
    'Na hladine [=driemala] ryba mesiac. „Už svietim?“ [=spýtala] sa. {„Ešte nie,“ [povedal] [hero].|„Ešte nie,“ [povedal] [hero] a ryba sa [=upokojila], lebo sa celý rok bojí, že to raz zmešká.} [=Plávala] ďalej ako tanier.',
  ],
  favourite: [
    'Na poličke [=ležala] mušľa a pomaly, tíško v nej [=dýchalo] more.',
    'Perina [=mala] modré vlny a dnes [=boli] celkom pokojné.',
    'Pri posteli [=kotvila/kotví] drevená loďka a lano [=mala] uviazané o papuču.',
    'Plyšový delfín [=ležal] pod bradou a pokojne [=oddychoval].',
    'Zo skrine [=voňal] slamený klobúk ešte trochu po mori.',
    'Maják na nočnom stolíku [=svietil] tlmene, iba na jeden sen.',
    'Morský koník nad postieľkou sa pomaly [=kolísal] na niti.',
    'Vo vedierku pod oknom [=spali] kamienky, hladké a tiché.',
  ],
}
