import type { ThemePack } from '../../../craft/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const dinosaurs: ThemePack = {
  words: [
    'dino',
    'pravek',
    'sopk',
    'prasličk',
    'papra',
    'vajc',
    'vajíč',
    'stop',
    'brontos',
    'triceratop',
    'tyran',
    'chvost',
    'stegos',
  ],
  settings: [
    setting(
      'dolina',
      'land',
      place('Dinosauria dolina', 'v Dinosaurej doline', 'do Dinosaurej doliny', 'z Dinosaurej doliny'),
      [
        'V pravekej doline sa dinosaury [=zdravili] dupnutím. {[Hero] [dupol] tiež, aby to [=bolo] slušné.|Kto [=bol] veľký, [=dupol] raz, kto [=bol] malý, dvakrát. [Hero] [dupol] štyrikrát, aby to [=bolo] poriadne počuť.} [=Voňali] tam <prasličky~paprade~maliny>.',
        '[Hero] [sedel] na chrbte dinosaura a [=bolo] z neho vidieť celý pravek. {Hore sa [=liezlo/lezie] po chvoste a dolu po krku.|Hore sa [=liezlo/lezie] po chvoste, dolu sa [=šmýkalo/šmýka] po krku a dinosaurus pri oboch [=vravel], že to šteklí.|Hore sa [=liezlo/lezie] po chvoste, dolu sa [=šmýkalo/šmýka] po krku a dinosaurus pri oboch [=vravel], že to šteklí.}',
        'Pod papradím [=ležala] jahoda veľká ako hlava. {[Hero] ju [držal] oboma rukami, [jedol/je] ju a dinosaury [=išli] okolo.|[Hero] ju [jedol/je] s utierkou pod bradou, kým okolo [=išli] dinosaury na raňajky, od najdlhšieho po najkratší.} Zem sa pritom jemne [=triasla].',
      ],
      [
        'Pri ceste [=ležala] stará škrupina ako vaňa. {Malé dinosaury v nej [=mali] loďku.|Malé dinosaury v nej [=mali] ráno loďku, na obed stôl a večer strechu.}',
        'Papradie tu [=bolo] vyššie než dom. {V jeho tieni [=spali] malé dinosaury.|V tieni [=spali] malé dinosaury a chvosty [=mali] poukladané ako lyžičky v zásuvke.}',
        'Uprostred doliny [=rástol] jeden veľmi starý strom. {Dinosaury si oň [=škrabali/škrabú] chrbát.|Dinosaury si oň [=škrabali/škrabú] chrbty a strom to [=mal] rád, lebo inak by ho celé milióny rokov nikto nepohladil.|Dinosaury si oň [=škrabali/škrabú] chrbty a strom to [=mal] rád, lebo inak by ho celé milióny rokov nikto nepohladil.}',
      ],
      [
        'V doline sa [=zotmelo] a dinosaury [=dýchali] zhlboka ako kopce. {Sopka v diaľke [=svietila] iba celkom slabo.|Raz hore, raz dolu, a sopka v diaľke už len tíško [=svietila], pravek ju [=mal] namiesto lampičky.} Papradie [=bolo] mäkké.',
        'V Dinosaurej doline sa [=rozsvietili] svätojánske mušky. {Dinosaury pri nich [=zívali] a [=šli/idú] spať.|Dinosaury pri nich [=zívali], dlhé krky pomaly a krátke rýchlejšie, a starý strom [=prikryl] tých najmenších tieňom.} Domov [=bolo] len pár mäkkých krokov.',
        'Cestička domov [=viedla] popod paprade. {Listy [=šepkali] a posteľ [=bola] z mäkkého machu.|Listy sa nad ňou [=zatvárali/zatvárajú] ako strecha a za každým kríkom niekto pomaly a hlboko [=dýchal].} Nad dolinou [=svietili] staré hviezdy.',
      ],
    ),
    setting(
      'jazero',
      'water',
      place('praveké jazero', 'pri pravekom jazere', 'k pravekému jazeru', 'od pravekého jazera'),
      [
        'V pravekom jazere sa [=umývali] dinosaury za ušami, hoci uši [=nemali]. {[Hero] im [podával] mydlo z kameňa.|Mydlo [=bolo] ako stolička, bubliny veľké ako domy a [hero] [stál] na brehu s osuškou z paprade.|Mydlo [=bolo] ako stolička, bubliny veľké ako domy a [hero] [stál] na brehu s osuškou z paprade.}',
        'Z jazera sa [=vynoril] krk, dlhý ako lano. Na konci [=bola] malá dinosauria hlava a [=povedala]: „Dobré.“ {[Hero] sa [usmial] a [zamával].|O chvíľu to [=došlo] aj dolu k chvostu a [=ozvalo] sa druhý raz: „Dobré.“ [Hero] sa [usmial].}',
        '[Hero] sa [viezol] po jazere na veľkom liste. {Okolo [=plávali] dinosaury a [=trčali] im iba hlavy.|Okolo [=trčali] z vody dlhé krky, akoby niekto do vane nahádzal dáždniky, a jeden dinosaurus na list [=fúkal], aby to [=išlo].} Voda [=hriala].',
      ],
      [
        'Na brehu [=stál] kameň s odtlačkom brucha. {Každý deň si naň niekto [=ľahol].|Každý deň si naň [=ľahol] iný dinosaurus a [=tvrdil], že odtlačok je jeho.}',
        'Vážky nad vodou [=boli] veľké ako šarkany. {Jedna si [=sadla] niekomu na hlavu ako mašľa.|Keď niektorá [=pristála] na hlave, [=bola] z nej krásna mašľa. Preto sa tu nikto [=nečesal/nečeše].}',
        'V plytkej vode [=ležali] okrúhle kamene. {Jeden z nich [=žmurkol] a [=povedal] dobrý deň.|Aspoň [=vyzerali] ako kamene, až kým jeden z nich [=nežmurkol/nežmurkne]. [=Bola] to veľmi stará a veľmi spokojná korytnačka.}',
      ],
      [
        'Jazero [=bolo] hladké a dinosaurie krky sa [=skláňali] k spánku. {Pri brehu [=čakal] teplý pelech.|Voda [=hojdala] mesiac sem a tam, celkom pomaly, aby ho nezobudila. Pri brehu [=čakal] teplý pelech.}',
        'Na jazere [=ostali] iba kruhy, jeden v druhom, čoraz tichšie. {Korytnačka [=spala] medzi kameňmi.|Korytnačka [=spala] medzi kameňmi, vážky na steblách a dlhé krky [=ležali] na brehu ako mosty.} Chodník k chalúpke [=hrial] do bosých nôh.',
        'Para nad jazerom dinosaury [=prikryla] ako biela perina. {Na brehu [=svietila] chalúpka s posteľou.|Každému [=siahala] po bradu, tým s dlhým krkom to [=trvalo] dlhšie. Na brehu [=svietila] chalúpka s mäkkou posteľou.} Voda [=mlčala].',
      ],
    ),
    setting(
      'kostisien',
      'indoors',
      place('dinosauria sieň', 'v dinosaurej sieni', 'do dinosaurej siene', 'z dinosaurej siene'),
      [
        '[Hero] [mal] v dinosaurej sieni nočnú službu s malou metličkou. {[Oprášil] prvú kosť a ona [=zívla].|Prvá kosť [=zívla], druhá sa [=poškrabala/škrabe] o tretiu a o chvíľu [=bolo] po prachu aj po tichu.} Obraz pravekého lesa na stene [=zašumel] a [=pustil] ich dnu.',
        'V dinosaurej sieni [=zhasli] veľké svetlá a niekto [=povedal]: „Konečne.“ {[=Bol] to dinosaurus pri okne a [hero] mu [podal] šál.|[=Bol] to dinosaurus pri okne, celý deň ho [=fotili/fotia] z tej horšej strany. [Hero] mu [podal] šál a strážnik čaj.} Z obrazu na stene [=voňal] praveký les.',
        'V múzeu cez deň dinosaury [=stáli] a večer si [=sadli]. {[Hero] im [nosil] vankúše na sedenie.|[Hero] to [vedel] od strážnika a [nosil] im na noc vankúše na sedenie.|[Hero] to [vedel] od strážnika a [nosil] im na noc vankúše na sedenie.} Na stene [=visel] veľký obraz pravekého lesa a po zotmení sa doň [=vchádzalo/vchádza] ako bránou.',
        '„Zatvárame,“ [=povedal] strážnik a dinosaury si [=vydýchli]. {[Hero] [zostal] s nimi a kosti sa [=pohli].|[Hero] [ostal] s ním na nočnej službe. Tyranosaurus si [=poškrabal] rebro, triceratops si [=zavesil] klobúk na roh a [=začala] sa zmena.} Obraz pravekého lesa na stene [=zašumel] a [=bola] z neho brána.',
      ],
      [
        'Pod schodmi [=mali] dinosaury šatňu. {Jeden háčik [=bol] vo výške komína.|Jeden háčik [=bol] vo výške komína a jeden celkom pri zemi, aby sa nikto [=nemusel/nemusí] naťahovať.}',
        'Na lístku pri vchode [=stálo]: „Nekŕmiť.“ {Strážnik tam aj tak [=nosil] keksíky.|Pod tým niekto veľkým pazúrom [=dopísal]: „Škoda.“}',
        'V kúte [=stála] škrupina z dinosaurieho vajca. {Strážnik v nej [=nosil] polievku.|Strážnik v nej [=nosil] polievku a [=tvrdil], že sto miliónov rokov staré misky najlepšie držia teplo.|Strážnik v nej [=nosil] polievku a [=tvrdil], že sto miliónov rokov staré misky najlepšie držia teplo.}',
      ],
      [
        'V sieni [=zhasli] svetlá a kosti si [=ľahli] na svoje miesta. {Potom všetko [=stíchlo/tíchne].|Strážnik im [=zaželal] peknú pravekú noc a na vrátnici už len tíško [=tikali] hodiny.} Cestou domov [=svietili] hviezdy, staré ako dinosaury.',
        'V dinosaurej sieni [=svietil] už len mesiac cez strešné okno. {Kosti [=oddychovali] a strážnik [=šepkal].|Kosti [=oddychovali], každá pri svojej susede, strážnik [=chodil] v papučiach a obraz lesa na stene ticho [=dýchal].} Domov [=bolo] cez jednu tichú ulicu.',
        'Dinosaury si [=zložili] hlavy na vankúše. {Dvere sa [=zavreli] mäkko a domov [=bolo] blízko.|Veľké dvere sa [=zavreli] mäkko ako kniha a ulica za nimi [=bola] tichá, samé teplé okná.} Noc [=voňala] lipami.',
      ],
    ),
    setting(
      'driemota',
      'land',
      place('Driemotná hora', 'na Driemotnej hore', 'na Driemotnú horu', 'z Driemotnej hory'),
      [
        '[Hero] [vyliezol] na Driemotnú horu a [sadol] si k teplej škáre. {Vedľa si dinosaury [=hriali] chvosty.|Vedľa si dinosaury [=hriali] chvosty, jeden vedľa druhého ako uteráky na radiátore, a [=rozprávali] sa o počasí.} Hora [=pukala/puká] ako piecka.',
        'Na Driemotnej hore sa [=raňajkovalo/raňajkuje] pomaly. {Dinosaury [=žuli/žujú] paprade a [hero] [jedol/je] čučoriedky.|Dinosaury [=žuli/žujú] paprade, [hero] [jedol/papká] čučoriedky a hora [=držala] všetkým teplý čaj na rímse.} Dolu [=šumel] prales.',
        'Driemotná hora [=bola] sopka, ale lenivá. {[Hero] si na jej teplých kameňoch [sušil] ponožky.|Naposledy [=bola] hore pred tisíc rokmi, odvtedy si len tak pofukuje. [Hero] si na jej kameňoch [sušil] ponožky vedľa dinosaurích.}',
        'Na Driemotnej hore [=voňali] pečené gaštany. {[Hero] ich [obracal/obracia] paličkou a dva dinosaury [=rátali].|[Hero] ich [obracal/obracia] paličkou, hora ich [=piekla/pečie] sama a dva malé dinosaury [=rátali]: jeden tebe, jeden mne, jeden hore.|[Hero] ich [obracal/obracia] paličkou, hora ich [=piekla/pečie] sama a dva malé dinosaury [=rátali]: jeden tebe, jeden mne, jeden hore.}',
      ],
      [
        'V stene hory [=bola] malá jaskyňa s ozvenou. {Ozvena [=odpovedala] vždy pomaly.|Ozvena tu [=bola] tiež lenivá a na pozdrav [=odpovedala] až poobede.}',
        'Z hory [=bolo] vidieť celý prales. {[=Bol] zelený a dinosaury v ňom [=boli] ako ostrovčeky.|Keď sa v ňom niektorý dinosaurus [=postavil], [=zdvihol] sa aj kúsok lesa s piatimi prekvapenými vtákmi.|Keď sa v ňom niektorý dinosaurus [=postavil], [=zdvihol] sa aj kúsok lesa s piatimi prekvapenými vtákmi.}',
        'Sopka si občas [=odfúkla/odfukuje]: fú. {Nad ňou potom [=visel] okrúhly obláčik.|Nad ňou potom [=visel] okrúhly obláčik a dinosaury [=hádali], čo to je. Najčastejšie to [=bol] dinosaurus.}',
      ],
      [
        'Hora si pomaly [=vydýchla] a [=stíchla/tíchne]. {V suchej jaskynke [=čakala] mäkká posteľ.|Dinosaury sa na nej [=stáčali/stáčajú] do klbiek, aj tie, ktoré sa do klbka nezmestia. V jaskynke [=čakala] mäkká posteľ.} Zem [=hriala] ako piecka.',
        'Driemotná hora už [=spala], iba obláčik nad ňou ešte [=svietil] od mesiaca. {Gaštany [=boli] teplé a oči ospalé.|Posledné gaštany [=hriali] vo vrecku, prales dolu [=dýchal] a dinosaury [=ležali] ako tiché kopce.} Chodník [=viedol] pomaly domov.',
        'Hviezdy nad horou [=boli] blízko a celkom tiché. {Kamene [=hriali] a cesta domov [=bola] krátka.|Teplo z kameňov [=šlo/ide] až do kolien a s ním aj ospalosť, tá najlepšia na svete, čo vonia po gaštanoch.} Domov [=bolo] blízko.',
      ],
    ),
  ],
  heroes: [
    figure(
      'bronto',
      'brontosaurus Dlháň',
      [
        'Brontosaurus Dlháň chvostom ešte raňajkuje, keď hlavou už obeduje. {Je taký dlhý.|Dobrú noc mu treba povedať na oboch koncoch.}',
        'Brontosaurus Dlháň nosí šál z celej lúky. {V krku ho totiž občas škriabe.|Keď ho bolí hrdlo, lekár má tri dni cesty, kým ho prezrie celé.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'trice',
      'dinosaurica Troška',
      [
        'Dinosaurica Troška má tri rohy a na každom čiapku. {V doline fúka.|V pravekej doline fúka a mama je mama.}',
        'Dinosaurica Troška zbiera okrúhle kamene. {Každý má meno.|Každý má meno a miesto na spanie a ona medzi nimi chodí po špičkách, čo je pri jej váhe umenie.|Každý má meno a miesto na spanie a ona medzi nimi chodí po špičkách, čo je pri jej váhe umenie.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'dupko',
      'dinosaurus Dupko',
      [
        'Dinosaurus Dupko má štyri nohy a každá chce ísť inam. {Preto chodí dokola.|Dohadujú sa každé ráno, a preto chodí na raňajky okľukou.}',
        'Dinosaurus Dupko sa učí počítať po prstoch. {Má ich dvanásť.|Má ich dvanásť, takže do desať vie a dva má v zálohe.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'letko',
      'jašter Letko',
      [
        'Jašter Letko vie lietať, ale iba dolu. {Hore chodí pešo.|Hore chodí pešo, zato cestou každého slušne pozdraví.}',
        'Jašter Letko spí dolu hlavou. {Sny sa mu tak nevysypú.|Tvrdí, že sny tak netečú ušami, ale rovno do čiapky, kde si ich ráno prezrie.}',
      ],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'ptero',
      'pterodaktyl Igor',
      [
        'Z neba [=pristál] pterodaktyl Igor, {najprv zobák a potom zvyšok|najprv zobák, potom krídla a napokon veľmi dlhé ospravedlnenie|najprv zobák, potom krídla a napokon veľmi dlhé ospravedlnenie}. „Pristávanie sa ešte učím,“ [=povedal], „ale pomáhať už viem.“',
        'Na konári [=visel] pterodaktyl Igor a [=čítal] list. {List [=zjedol] a [=šiel] s nimi.|„Zaujímavé čítanie, samá žilka,“ [=povedal], list [=zjedol] a [=zletel] k nim, skoro celkom elegantne.|„Zaujímavé čítanie, samá žilka,“ [=povedal], list [=zjedol] a [=zletel] k nim, skoro celkom elegantne.}',
      ],
      [
        'Pterodaktyl Igor sa [=zabalil] do krídel ako do stanu a [=dýchal] ticho.',
        'Pterodaktyl Igor si [=našiel] konár, na ktorom sa nedá pristáť zle, a [=zavrel] oči.',
      ],
    ),
    figure(
      'stego',
      'stegosaurus Platňák',
      [
        'Okolo [=kráčal] stegosaurus Platňák s bielizňou na chrbte. {„Schne to aj za chôdze, idem s vami,“ [=povedal].|Na platniach si mu celá dolina [=sušila] bielizeň a on [=vravel], že mu to aspoň neprší za krk. „Schne to aj za chôdze,“ [=povedal] a [=išiel].}',
        'Za papradím niekto [=štrngal/štrngá]. {[=Bol] to stegosaurus Platňák a [=niesol] hrnčeky.|[=Bol] to stegosaurus Platňák, na každej platni [=mal] zavesený hrnček. „Nikdy nevieš, kto bude smädný,“ [=vysvetlil] a [=pridal] sa.}',
      ],
      [
        'Stegosaurus Platňák si [=ľahol] na bok, platne [=zložil] ako vejár a [=zahundral] dobrú noc.',
        'Stegosaurus Platňák [=zložil] z chrbta suchú bielizeň a z tej teplej kopy si [=urobil] vankúš.',
      ],
    ),
    figure(
      'praba',
      'babička Ura',
      [
        'Z jaskyne [=vyšla] babička Ura s valčekom na koláče. {„Uga,“ [=povedala], čo znamená dobrý deň.|„Uga,“ [=povedala], čo znamená dobrý deň, „mňam?“ čo znamená, či ste už jedli.} Dinosaury ju [=mali] rady.',
        'Babička Ura práve [=maľovala] na skalu. {Na obrázku už [=boli] oni všetci.|Keď [=prišli] bližšie, na obrázku už [=boli] oni, aj ona s nimi a s košíkom. „Uga,“ [=ukázala] štetcom, teda že je rozhodnuté.}',
      ],
      [
        'Babička Ura [=prikryla] oheň popolom a [=ľahla] si na mäkký mach.',
        'Babička Ura [=nakreslila] na stenu mesiac, [=povedala] mu uga a [=zaspala] pod ním.',
      ],
    ),
    figure(
      'dlhokrcka',
      'teta Dlhokrčka',
      [
        'Z výšky sa [=spustila] hlava a [=bola] to teta Dlhokrčka. {„Ahojte tam dolu, pomôžem vám,“ [=povedala].|„Prepáčte, že meškám,“ [=povedala], „hlava prišla skôr ako nohy.“ A naozaj, o chvíľu [=prišli] aj nohy a napokon chvost.}',
        'Teta Dlhokrčka [=obhrýzala/obhrýza] vrch stromu a [=počúvala] dolu. {„Takú starosť nemožno nechať tak,“ [=povedala].|„Kým mi obed prejde celým krkom, vypočujem si celú dolinu,“ [=vysvetlila], „aj vašu starosť. Pôjdem s vami.“}',
      ],
      [
        'Teta Dlhokrčka si [=položila] krk okolo celej lúky a každý [=mal] vankúš.',
        'Teta Dlhokrčka [=zívla], a kým to zívnutie [=vyšlo/vychádza] hore, už [=spala].',
      ],
    ),
    figure(
      'bzinka',
      'vážka Bzinka',
      [
        '„Pristávam,“ [=ozvalo] sa a [=bola] tu vážka Bzinka. {[=Sadla] si na kameň a [=zložila] okuliare.|[=Mala] krídla ako okenné tabuľky a kameň si [=vyberala] dlho. „Vidím zhora všetko,“ [=povedala], „aj čo bolo na obed, máte to na brade.“}',
        'Na prasličke sa [=hojdala] vážka Bzinka. {„Leteli by ste so mnou?“ „Nie? Tak idem pešo.“|„Kto má šesť nôh, a predsa nechodí?“ [=spýtala] sa. „Ja. Ale s vami by som to rada skúsila.“} A [=zoskočila] k nim.',
      ],
      [
        'Vážka Bzinka si [=zložila] krídla ako list papiera a mesiac cez ne [=svietil].',
        'Vážka Bzinka [=sedela] na steble, to sa s ňou [=kolísalo] a obe [=mlčali].',
      ],
    ),
  ],
  problems: [
    {
      id: 'bodkovanevajce',
      at: ['dolina', 'jazero', 'driemota'],
      ask: 'Komu chýba zelené bodkované vajce?',
      title: ['[Hero] a dinosaurie vajíčko', 'Vajíčko, ktoré sa kotúľalo'],
      refrain: ['Dup, dup, pomaly, aby sme ju nezmeškali', 'Guľa, guľa, kde máš dom'],
      spark: [
        '<Dolu kopcom~Po chodníku~Medzi papraďami> sa [=kotúľalo] dinosaurie vajíčko. {[Hero] ho [zastavil] bruchom a vnútri sa niekto [=smial].|[=Bolo] zelené, bodkované, veľké ako vankúš a celou cestou sa v ňom niekto [=smial]. [Hero] ho [zastavil] bruchom.} Niekde ho už istotne [=hľadala] dinosauria mama. „Odnesieme ťa domov,“ [povedal] [hero].',
        'Buch, do kolena [=vrazilo] veľké zelené vajce. {[=Bolo] dinosaurie a ešte celkom teplé.|Na škrupine [=malo] odtlačok veľkého nosa, to ho mama ráno [=pobozkala] na dobrý deň.} [Hero] ho [vzal] do náručia. „Neboj sa,“ [povedal], „tvoja mama bude blízko.“',
      ],
      way: [
        'Stará korytnačka [=videla] už tisíc vajec. {„Zelené s bodkami patrí veľkej mame s malým nosom,“ [=povedala].|„Zelené s bodkami,“ [=prezerala/prezerá] si ho cez okuliare z kamienka, „to bude rodina dlhých krkov. Tí si kladú vajcia na kopec a potom sa čudujú.“}',
        'Na lístí [=ležala] mokrá kvapka a o kúsok ďalej druhá. {„To je slza,“ [helper:povedal] [helper].|[Helper] ju [helper:ochutnal]. „Slaná,“ [helper:povedal] [helper]. „To je slza. A podľa veľkosti slza veľkej mamy.“} [Hero] [rátal] kvapky a [šiel] po nich.',
        'Malý dinosaurus im [=požičal] čiapku na vajíčko. {„Aby mu nefúkalo na hlavu,“ [=povedal].|„Aby mu nefúkalo na hlavu,“ [=povedal], „ak je to hlava, a ak je to zadok, tiež nech nefúka.“} Vajíčko si [=vzdychlo] od dobroty.',
      ],
      tries: [
        'K prvému hniezdu [=zaniesli] vajíčko veľmi opatrne. {V hniezde [=spal] kameň, teda malý dinosaurus.|V hniezde [=sedel] dinosaurus, čo sa práve na kameň [=hral], a [=prosil], aby ho neprezradili.} Vajíčko mu [=nechýbalo/nechýba].',
        '[Helper] [helper:zadupal] signál. {[=Ozvala] sa sopka, že vajíčka nemá.|Najprv [=odpovedala] sopka, že ona vajíčka nemá, a potom žaba, že ona áno, ale menšie.}',
        '[Hero] [vylepil/lepí] na stromy obrázok vajca. {[=Prišli] <tri~štyri> dinosaury a [=pýtali] si praženicu.|[=Prišli] tri dinosaury a [=mysleli] si, že sa tu otvára jedáleň, tak si [=sadli] a [=čakali] na praženicu.} Obrázok [=museli] dokresliť.',
      ],
      solutions: [
        {
          id: 'stopy',
          text: [
            '[Hero] si [všimol] v blate stopy veľké ako vane. {[=Išli] po nich, od jednej k druhej.|V každej [=stála] voda a v poslednej [=plávala] žaba, ktorá [=ukázala] rukou ďalej. [=Išli] po nich ako po mape.} [Helper] [helper:volal] do papradia: „Mama!“ {Papradie sa [=pohlo] a nad nimi [=bola] veľká hlava.|Zem sa [=zachvela], papradie [=uhlo] a nad nimi [=bola] hlava s očami ako dve jazerá.} Nos sa [=dotkol] škrupiny. „Mama,“ [=ozvalo] sa zvnútra.',
          ],
        },
        {
          id: 'hniezdo',
          text: [
            'Vajíčko [=chladlo]. „Najprv teplo, potom hľadanie,“ [povedal] [hero]. {Z papradia a machu [=urobili] veľké mäkké hniezdo.|[Nazbieral] papradie, [helper] [helper:pridal] mach a hniezdo [=rástlo], až ho [=bolo] vidieť z celého praveku.} A práve to [=pomohlo]. {Mama ho [=zbadala] a už [=bola] tu.|„Kto tu stavia hniezdo bez povolenia?“ [=ozvalo] sa zhora, a potom tichšie: „Moje maličké.“} Krk sa [=ovinul] okolo hniezda dvakrát, mäkko ako šál.',
          ],
        },
      ],
      after: [
        'Škrupina [=praskla] a [=vykukol] malý dinosaurus. {[=Kýchol], [=zívol] a [=zaspal] na niečej topánke.|Prvé, čo [=urobil], [=kýchol], a druhé, [=zaspal] na niečej topánke, lebo narodiť sa je práca.} Mama [=ďakovala] celým krkom.',
      ],
      fact: '[Hero] [priniesol] dinosaurej mame jej bodkované vajíčko.',
    },
    {
      id: 'rev',
      ask: 'Na čo je dobrý veľmi tichý hlas?',
      title: ['[Hero] a tyranosaurus, ktorý vedel len šeptať', 'Dinosaurus s tichým hlasom'],
      refrain: ['Rrr sem a rrr tam, aj tichý hlas je hlas', 'Mí a mí a ešte mí'],
      spark: [
        'Tyranosaurus Teofil [=otvoril] papuľu a [=povedal]: „Mí.“ {Všetky dinosaury [=čakali] na veľký rev.|V dinosaurom zbore [=mal] spievať bas a [=spieval] ako komár v pohári.} „Nikto ma nepočuje,“ [=šepol]. [Hero] ho [potľapkal] po pazúre a [povedal], že na to prídu.',
        'Dinosaury [=mali] skúšku revu a sopka si [=zapchala/zapcháva] uši. {Potom [=prišiel] na rad tyranosaurus Teofil a iba [=pípol].|Zem sa [=triasla], listy [=padali]. Potom [=prišiel] na rad tyranosaurus Teofil a [=pípol].} [=Bolo] ticho a Teofilovi [=tiekla] po nose slza. [Hero] mu ju [utrel] papradím.',
      ],
      way: [
        'V tráve [=cvrlikal/cvrliká] praveký svrček, menší ako necht. {„A predsa ma večer počuje celá dolina,“ [=povedal].|„Ja som najmenší,“ [=povedal], „a večer ma počuje celá dolina. Nejde o to, kto je hlasný, ale kedy majú ostatní ticho.“} Teofil si [=prisadol].',
        'Stará mama tyranosaurica [=mala] tiež tichý hlas. {„U nás je to v rodine,“ [=šepla] a [=pohladila] Teofila.|„U nás sa to dedí každú druhú generáciu,“ [=šepkala], „tvoj pradedo šepkal tak pekne, že mu sopka držala lampu.“} Teofil to [=nevedel].',
        'Bubnár bronto im [=požičal] <dutý kmeň~starý dutý kmeň~kmeň vydlabaný dátlom>. {Keď doň niekto [=šepol], [=ozvalo] sa to dvakrát.|Stačilo doň šepnúť a kmeň to [=zopakoval/opakuje], trochu hlbšie a s drevenou príchuťou, čo sa Teofilovi [=páčilo/páči].|Stačilo doň šepnúť a kmeň to [=zopakoval/opakuje], trochu hlbšie a s drevenou príchuťou, čo sa Teofilovi [=páčilo/páči].}',
      ],
      tries: [
        'Teofil [=kloktal] <sopečnú vodu~čaj z prasličiek~teplú vodu z jazera>. {[=Vyšla] z neho bublina a [=povedala] „mí“.|[=Vyšla] z neho bublina, veľká a krásna, [=letela] ponad prasličky. Keď [=praskla], [=povedala] „mí“.}',
        '[Helper] [helper:učil] Teofila dupať namiesto revu. {Zo stromu [=padali] kokosy a všetci [=uhýbali/uhýbajú].|Dup, [=spadli] tri kokosy, dup, [=spadol] aj ten, čo ich [=zbieral]. A tak toho radšej [=nechali].}',
        '[Hero] Teofilovi [radil], aby sa nadýchol až po chvost. {Teofil [=vydržal] chvíľu a [=vydýchol]: „Mííí.“|Teofil sa [=nadýchol] na päťkrát, [=bol] okrúhly ako melón, všetci si [=zapchali/zapchávajú] uši a on [=vydýchol] dlhé, tenké a veľmi zdvorilé „mííí“.|Teofil sa [=nadýchol] na päťkrát, [=bol] okrúhly ako melón, všetci si [=zapchali/zapchávajú] uši a on [=vydýchol] dlhé, tenké a veľmi zdvorilé „mííí“.}',
      ],
      solutions: [
        {
          id: 'uspavanka',
          text: [
            'Vtom sa [=ozval] plač, to malé dinosaury [=nevedeli] zaspať. Rev im [=nepomohol/nepomáha]. „Skús to ty,“ [povedal] [hero]. {Teofil sa [=sklonil] a [=zaspieval] im svoje mí.|Teofil sa [=sklonil] až k nim a celkom potichu [=zaspieval]: mí, mí, mííí.} {Malé [=stíchli/tíchnu], [=zívli] a [=spali].|Dvanásť drobcov [=stíchlo/tíchne], dvanásť papuliek [=zívlo] a [helper] si [helper:ľahol] tiež, len tak na skúšku.} „To je hlas na uspávanku,“ [povedal] [hero]. Takého dinosaura v praveku ešte [=nemali].',
          ],
        },
        {
          id: 'jaskyna',
          text: [
            '„Poď do jaskyne, tam je každý hlas väčší,“ [povedal] [hero]. Teofil [=vošiel] a [=povedal] svoje mí. {Mííí, [=vracali] mu steny, mííí, mííí!|Steny si ho [=podali], strop ho [=zväčšil] a von [=vyletelo] také mííí, že sa [=otočili] hlavy v celom praveku.} [Helper] [helper:zatlieskal]. {[=Nebol/Nie je] to rev, ale [=bolo] to krásne.|[=Nebol/Nie je] to rev, [=bol] to ten najčistejší tón, aký dinosaury [=poznali]. Celý zbor sa [=presťahoval] spievať do jaskyne.}',
          ],
        },
      ],
      after: [
        'Teofil [=ďakoval] každému zvlášť a do ucha. {Teraz sa k nemu všetci [=nakláňali].|Odvtedy sa k nemu všetci [=nakláňali], keď [=hovoril], a to sa predtým [=nestalo/nestáva] žiadnemu tyranosaurovi.|Odvtedy sa k nemu všetci [=nakláňali], keď [=hovoril], a to sa predtým [=nestalo/nestáva] žiadnemu tyranosaurovi.}',
      ],
      fact: '[Hero] [pomohol] tyranosaurovi Teofilovi mať rád svoj tichý hlas.',
    },
    {
      id: 'hojdacka',
      at: ['dolina', 'jazero', 'driemota'],
      ask: 'Na čom sa hojdá veľmi veľký dinosaurus?',
      title: ['[Hero] a hojdačka pre dinosaura', 'Kto sa nezmestí na kolotoč'],
      refrain: ['Hore, dolu, hojdy, hoj, veľký, malý, nič sa neboj', 'Pre veľkých aj pre malých'],
      spark: [
        'Na dinosaurom ihrisku [=sedel] sám brachiosaurus Fridrich. {Na hojdačku [=bol] priveľký.|Hojdačka [=povedala] prask už pri pohľade na neho a na šmykľavku sa mu [=zmestilo] iba jedno koleno.} „Ja sa rád len pozerám,“ [=vzdychol], ale chvost sa mu [=hojdal/hojdá] sám. [Hero] to [videl].',
        'Prask, a hojdačka [=bola] na dve polovice. {Fridrich [=stál] nad ňou a [=červenal] sa.|Dinosaurus Fridrich [=stál] nad ňou s lanom na uchu a [=červenal] sa na celých dvadsať metrov.} „Vymyslíme ti väčšiu,“ [povedal] [hero] a [odmotal] mu lano.',
      ],
      way: [
        'Pavúk Prako si [=plietol] sieť medzi prasličkami. {„Silné je to, čo je z mnohých,“ [=povedal].|„Jedna niť neudrží ani mušku,“ [=povedal], „sto nití udrží mamuta, len zatiaľ žiadny neprišiel.“} [Hero] si to [zapísal].',
        'Pri vode sa malá kačička [=hojdala/hojdá] na vlnkách. {„Mňa hojdá jazero,“ [=povedala].|„Hojdačku nemám,“ [=povedala], „mňa hojdá jazero, ono je najsilnejšie z celého praveku a nič nechce.“} Fridrich si [=namočil] pazúr.',
        'Najmenší dinosaurus im [=ukázal], ako sa on hojdá. {[=Držal] sa maminho krku a [=smial] sa.|[=Visel] na maminom krku a [=kýval] nohami. „Lano je dobré,“ [=povedal], „ale mama je lepšia, tá vie aj pesničku.“}',
      ],
      tries: [
        'Lano [=zavesili] medzi dva <stromy~vysoké stromy~staré stromy>. {Stromy sa [=ohli] a Fridrich [=sedel] na zemi.|Stromy sa [=uklonili] jeden druhému, koruny si [=podali] konáre a Fridrich [=sedel] na zemi.}',
        '[Helper] [helper:navrhol] hojdať sa na sopke. {Sopka [=vypustila] obláčik a v ňom [=stálo] „nie“.|Sopka si to [=premyslela/premýšľa], [=zahundrala] a [=vypustila] obláčik, v ktorom sa [=dalo/dá] prečítať „radšej nie“.}',
        '[Hero] Fridricha [rozhojdal/rozhojdáva] na mieste, sem a tam. {[=Stratil] rovnováhu a [=zavalil] tri kríky.|[=Šlo/Ide] to výborne, až [=zavážila/zaváži] hlava. Potom [=ležal] v troch kríkoch a [=prosil] o prestávku.}',
      ],
      solutions: [
        {
          id: 'jazero',
          text: [
            '„Kde nie je nikto ťažký?“ [spýtal sa] [hero]. „Predsa vo vode!“ {Fridrich [=vošiel] do jazera a zrazu [=bol] ľahký.|Fridrich [=vošiel] do jazera, najprv jedným pazúrom, potom všetkými. Zrazu [=vážil] menej ako vankúš.} Vlny ho [=zdvihli] hore a dolu. {[Hero] a [helper] ich [=robili] spolu.|[Helper] [helper:robil] vlny z jednej strany, [hero] z druhej a dinosaurus sa [=smial], až [=pršalo] v susednej doline.} To [=bola] najväčšia hojdačka v praveku.',
          ],
        },
        {
          id: 'chvost',
          text: [
            '„Čo keby bola hojdačka z teba?“ [povedal] [hero]. {Fridrich [=natiahol] krk k jednej skale a chvost k druhej.|Fridrich si [=oprel] hlavu o jednu skalu, chvost o druhú a medzi nimi [=visel] ako najdlhší most praveku.} Malé dinosaury si naň [=posadali]. {Hore a dolu sa [=hojdali/hojdajú] a Fridrich s nimi.|[Helper] [helper:sedel] v strede, [hero] tam, kde to najviac hojdá. Fridrich sa [=smial], lebo kto hojdá druhých, hojdá aj seba.} Rad detí [=siahal] až k sopke.',
          ],
        },
      ],
      after: [
        'Fridrichovi [=ostal] na nose list papradia. {[=Kýval] ním ako vlajkou.|[=Kýval] ním ako vlajkou a na ihrisku [=pribudla] tabuľka: „Hojdá sa tu každý.“} Dinosaury [=zívali].',
      ],
      fact: '[Hero] [vymyslel] hojdačku pre veľkého dinosaura Fridricha.',
    },
    {
      id: 'zivnutie',
      ask: 'Kade chodí zívnutie dlhým krkom?',
      title: ['Zívnutie v dlhom krku', '[Hero] a dinosaurus, čo nevedel zívnuť'],
      refrain: ['Ááá, kdeže si, zívnutie, poď už hore krkom', 'Krôčik po krôčiku, bodka po bodke'],
      spark: [
        'Dinosaurus Barnabáš [=mal] najdlhší krk zo všetkých. {Zívnutie mu v ňom [=uviazlo/viazne] a Barnabáš [=nemohol] zaspať.|„Vyšlo z bruška ešte pred obedom,“ [=vysvetľoval], „a odvtedy stojí kdesi pri siedmej bodke.“ Kto nezívne, nezaspí. Barnabáš [=mal] pod očami kruhy ako kolesá.} „Nájdeme ho,“ [povedal] [hero].',
        'Dinosaurus Barnabáš [=sedel] s otvorenými ústami. {„Čakám na zívnutie,“ [=povedal] smutne.|„Čakáš na zubára?“ [spýtal sa] [hero]. „A íuie,“ [=odpovedal], čo s otvorenými ústami znamená „na zívnutie“. „Mám dlhý krk a po ceste sa zatúla.“} [Hero] [pozrel] hore, vysoko hore.',
      ],
      way: [
        'Žirafí jašter Miško [=poznal] túto ťažkosť. {„Mne tam raz zostal jablkový ohryzok,“ [=povedal].|„Mne tam raz sedel kúsok jablka,“ [=spomínal/spomína], „tri dni sme si písali. Nakoniec stačilo, aby mu niekto ukázal cestu.“}',
        'Lienka sa [=prechádzala/prechádza] Barnabášovi po krku. {„Pri siedmej bodke je hrčka,“ [=hlásila].|„Pri siedmej bodke je hrčka, teplá a okrúhla,“ [=hlásila], „a keď som sa na ňu oprela, povedala ááá.“} [Hero] jej [poďakoval].',
        'Sopka v diaľke si práve [=zívla]. {[=Bolo] to dlhé a pekné zívnutie.|[=Bolo] to dlhé zívnutie s obláčikom na konci a Barnabáš sa naň [=díval] ako na cudzí koláč.} „Aj ja by som chcel také,“ [=vzdychol] Barnabáš.',
      ],
      tries: [
        '[Hero] Barnabáša [pošteklil] <papraďou~pierkom~steblom trávy> na bruchu. {Von [=vyšiel] smiech, lebo [=bol] v rade prvý.|Namiesto zívnutia [=vyletel] smiech, potom štikútka a napokon jedno zabudnuté „ďakujem“ z minulého týždňa.}',
        '[Helper] Barnabášovi [helper:zazíval/zíva] rovno pred nosom. {Potom [=zívali] všetci, iba Barnabáš nie.|Zívanie je nákazlivé, [=zívali] teda vážky, paprade aj kameň, iba Barnabáš [=sedel] a [=povedal] s úctou: „To bolo krásne.“|Zívanie je nákazlivé, [=zívali] teda vážky, paprade aj kameň, iba Barnabáš [=sedel] a [=povedal] s úctou: „To bolo krásne.“}',
        'Barnabášovi [=dali] vankúš, perinu aj teplé mlieko. {Mlieko mu krkom [=tieklo] až do večera.|Vankúš [=bol] malý, perina mu [=stačila/stačí] na jeden pazúr a mlieko mu krkom [=šlo/ide] tak dlho, že dolu [=prišlo] studené.|Vankúš [=bol] malý, perina mu [=stačila/stačí] na jeden pazúr a mlieko mu krkom [=šlo/ide] tak dlho, že dolu [=prišlo] studené.}',
      ],
      solutions: [
        {
          id: 'hladenie',
          text: [
            '[Hero] [vyšiel] na skalu a [hladil] Barnabáša po krku zdola hore. {Pri siedmej bodke sa čosi [=pohlo].|Pomaly, dlaňou, od prvej bodky k druhej, a pri siedmej [=bola] hrčka, okrúhla a teplá. „Tu si,“ [povedal], „poď, cesta je voľná.“|Pomaly, dlaňou, od prvej bodky k druhej, a pri siedmej [=bola] hrčka, okrúhla a teplá. „Tu si,“ [povedal], „poď, cesta je voľná.“} [Helper] ju [helper:povzbudzoval]. {A Barnabáš [=zívol], až sa tráva [=ohla].|Ôsma bodka, deviata, desiata, a Barnabáš [=zívol] tak dlho, že medzi prvým ááá a posledným úúú [=vyšla] prvá hviezda.|Ôsma bodka, deviata, desiata, a Barnabáš [=zívol] tak dlho, že medzi prvým ááá a posledným úúú [=vyšla] prvá hviezda.}',
          ],
        },
        {
          id: 'rovina',
          text: [
            '„A čo keď si hlavu položíš na zem?“ [povedal] [hero]. {Barnabáš si [=ľahol] a krk [=bol] rovný ako cesta.|Barnabáš si [=ľahol], krk [=natiahol] po tráve a zívnutie zrazu [=nemuselo/nemusí] ísť do kopca.} [Helper] [helper:priložil] ucho a [helper:hlásil], kade práve ide. {„Už je tu!“ A Barnabáš [=zívol]: ááá-úúú.|„Už je pri lopatke, už pri siedmej bodke, už je…“ Ááá-úúú! Listy sa [=rozišli/rozchádzajú] a celý prales [=mal] na chvíľu dinosauriu pesničku.}',
          ],
        },
      ],
      after: [
        'Barnabášovi [=zmizli] kruhy spod očí. {[=Zívol] ešte raz, len tak pre radosť.|„Nabudúce ho pošlem rovno po tráve,“ [=povedal] spokojne a [=zívol] ešte raz, len tak pre radosť.}',
      ],
      fact: '[Hero] [pomohol] dlhokrkému dinosaurovi Barnabášovi zívnuť.',
    },
    {
      id: 'dupot',
      ask: 'Ako sa chodí potichu, keď má niekto veľké nohy?',
      title: ['Dinosaurus na špičkách', '[Hero] a hlasné nohy'],
      refrain: ['Päta dolu, prsty dolu, ticho ako mach', 'Dup je hosť a šuch je doma'],
      spark: [
        'Dinosaurus Tono [=mal] veľké nohy a tie [=robili] dup. {Malé dinosaury vždy [=zobudil] a [=bolo] mu to ľúto.|Kam [=stúpil/stúpi], tam [=poskočil] kameň. Kadiaľ [=prešiel], tam sa [=zobudilo] všetko od vajíčka vyššie. „Ja chodím pekne,“ [=vravel], „to nohy.“} „Naučíme ich ticho,“ [povedal] [hero].',
        '„Pst,“ [=prosili] dinosaurie mamy, ale Tono [=išiel] okolo. {Dup, dup, a vajíčka [=poskočili/poskakujú] v hniezde.|Dup, dup, vajíčka v hniezdach [=poskočili/poskakujú] a zo stromu [=spadla] šiška rovno do polievky.} Tono [=stál] nešťastný na jednej nohe. [Hero] ho [pohladil] po veľkom palci.',
      ],
      way: [
        'Hmla [=prišla] do doliny a nikto ju [=nepočul]. {„Ja sa nikam neponáhľam,“ [=šepla].|„Ako to robíš?“ [spýtal sa] [hero]. „Ja sa nikam neponáhľam,“ [=zašepkala] hmla a už [=bola] aj za nimi.} Tono si to [=opakoval] pod nos.',
        '<Na skale~Pod papradím~Pri prameni> [=rástol] mach hrubý ako perina. {Keď naň [=spadol] kameň, nič [=nebolo/nie je] počuť.|Kameň naň [=spadol] raz, druhý raz, a [=bolo] to ako dve prázdne vrecká.} [Helper] si z neho [helper:odtrhol] kúsok.',
        'Myška im [=ukázala], ako sa chodí okolo spiacich. {Najprv si [=vyzula] topánky a potom starosti.|„Ja si najprv vyzujem topánky a potom starosti,“ [=povedala], „so starosťami dupe aj myš.“|„Ja si najprv vyzujem topánky a potom starosti,“ [=povedala], „so starosťami dupe aj myš.“}',
      ],
      tries: [
        'Tono [=skúsil] chodiť <po rukách~chvíľu po rukách>. {Dinosaurus má však aj ruky veľké: bum, dup, bác.|Lenže aj ruky [=mal] veľké, a tak z toho [=bol] iba dup hore nohami a vyváľaná tráva.|Lenže aj ruky [=mal] veľké, a tak z toho [=bol] iba dup hore nohami a vyváľaná tráva.}',
        '[Helper] Tonovi [helper:poradil]: „Chôdzu šepkaj.“ {„Dup,“ [=šepol] Tono a nohy [=urobili] DUP.|„Dup,“ [=šepkal] Tono celkom potichu. Lenže nohy to po ňom vždy [=opakovali] nahlas.}',
        '[Hero] [uviazal] Tonovi na nohy <zvončeky~štyri zvončeky~zvončeky na mašľu>. {Dupot [=nebolo/nie je] počuť, iba cililing.|„Aspoň bude vedieť každý, že ideš,“ a naozaj, dupot [=nebolo/nie je] počuť pre cililing a cililing [=zobudil] aj sopku.|„Aspoň bude vedieť každý, že ideš,“ a naozaj, dupot [=nebolo/nie je] počuť pre cililing a cililing [=zobudil] aj sopku.}',
      ],
      solutions: [
        {
          id: 'papuce',
          text: [
            '„Ušijeme ti papuče z machu,“ [povedal] [hero]. {Niť [=bola] z liany a papuča ako malá lúka.|Niť [=bola] z liany, ihla z tŕňa a každá papuča ako menšia lúka, aj s dvoma lienkami, ktoré sa v nich [=prišli] povoziť.} [Helper] [helper:meral] Tonovi pätu. Tono sa [=obul/obúva] a [=urobil] krok. {Šuch, a nikto sa [=nezobudil/nebudí].|Šuch. Ani vajíčko sa [=nepohlo], ani šiška [=nespadla/nepadá]. „To som ja?“ [=šepkal] Tono dojato.}',
          ],
        },
        {
          id: 'krok',
          text: [
            '[Hero] [kráčal] pred Tonom a [ukazoval]. {Najprv päta, potom prsty, celkom pomaly.|Najprv päta, potom celé chodidlo a prsty nakoniec, ako keď sa ukladá vajce do košíka.} Prvý krok [=bol] ešte dup. {Druhý [=bol] šup a tretí už len šuch.|Druhý už [=bol] tichší, tretí iba šup, a keď Tono [=prestal] myslieť na to, kam ide, [=bol] štvrtý len šuch.} Mama na hniezde [=otvorila] jedno oko. {Vajíčko [=spalo] ďalej.|Vajíčko [=spalo], a tak ho zase [=zavrela] a [helper] [helper:tlieskal] celkom bez zvuku.}',
          ],
        },
      ],
      after: [
        'Tono [=chodil] pralesom ticho ako obláčik. {Mamy mu [=dávali/dávajú] jahody.|Odteraz ho [=pozývali/pozývajú] na každú večernú obchôdzku, lebo keď ide po špičkách ten najväčší, idú po nich všetci.|Odteraz ho [=pozývali/pozývajú] na každú večernú obchôdzku, lebo keď ide po špičkách ten najväčší, idú po nich všetci.}',
      ],
      fact: '[Hero] [naučil] dinosaura Tona chodiť potichu.',
    },
    {
      id: 'lenivevajce',
      at: ['dolina', 'jazero', 'driemota'],
      ask: 'Čo povedať vajíčku, aby vyšlo von?',
      title: ['Vajíčko, ktoré sa nechcelo vyliahnuť', '[Hero] a lenivé vajíčko'],
      refrain: ['Ťuky, ťuky, von či dnu, kto tam leží na boku', 'Kto sa liahne, ten si ľahne'],
      spark: [
        'V hniezde [=ležalo] posledné vajíčko. {[=Malo] sa vyliahnuť, ale [=nechcelo].|Bratia a sestry už dávno [=dupali/dupú] po lúke, len ono nie. „Hovoríte vyľahnúť,“ [=ozvalo] sa z neho, „a ja ležím.“ „Vyliahnuť,“ [=vzdychla] mama Dina. „Jedno písmeno,“ [=povedalo] vajíčko, „a mne je tu dobre.“} [Hero] si [sadol] k mame Dine do hniezda.',
        'Dinosaurica Dina [=sedela] pri poslednom vajíčku. {„Je tam vonku veľa sveta,“ [=pípalo/pípa] vajíčko.|„Prečo nejdeš?“ [=pýtala] sa. „Lebo tu viem, kde mám nohy,“ [=pípalo/pípa] vajíčko, „a vonku by ich bolo treba hľadať. Koľko ich mám?“ „Štyri.“ „To je na prvý deň veľa.“} [Hero] ho [pohladil] po škrupine.',
      ],
      way: [
        'Žubrienka v kaluži [=bola] tiež kedysi vajíčko. {„Ja som najprv vystrčila len chvost,“ [=povedala].|„Ja som najprv vystrčila len chvost,“ [=prezradila/prezrádza], „a keď sa mu nič nestalo, išla som za ním.“} To sa [=oplatilo/oplatí] vedieť.',
        'Bratia z hniezda [=poslali/posielajú] vajíčku <jahodu~zrelú malinu~tú najväčšiu jahodu>. {[=Položili] ju vedľa a [=voňala].|[=Položili] ju tesne k škrupine. Vajíčko sa k nej [=pootočilo/otáča], o kúsok, o vlások, a [=robilo], že spí.} [Hero] to [videl].',
        'Starý praveký vták [=sedel] na svojich vajciach už mesiac. {„Netreba ich súriť, treba im rozprávať,“ [=povedal].|„Svoje nechávam tak,“ [=povedal], „rozprávam im, čo bolo na obed, a zatiaľ každé vyšlo zo zvedavosti.“|„Svoje nechávam tak,“ [=povedal], „rozprávam im, čo bolo na obed, a zatiaľ každé vyšlo zo zvedavosti.“}',
      ],
      tries: [
        '[Hero] na vajíčko jemne [zaklopal] <jedným prstom~lyžičkou~šiškou>. {Zvnútra niekto [=zaklopal] tiež a nič viac.|Zvnútra sa [=ozvalo] tiež ťuk, ťuk. [=Ťukali/Ťukajú] si hodnú chvíľu a vajíčko si [=myslelo], že je to návšteva.}',
        '[Helper] vajíčku [helper:rozprával], aké je vonku blato. {„A dá sa doniesť sem?“ [=spýtalo] sa vajíčko.|Vajíčko [=počúvalo] tak pozorne, až sa [=kývalo]. „A dá sa to blato doniesť sem dnu?“ [=spýtalo] sa napokon.}',
        'Celá rodina sa [=tvárila], že odchádza. {„Tak pekný výlet,“ [=zavolalo] vajíčko.|„Tak pekný výlet,“ [=ozvalo] sa z hniezda, „a keď pôjdete okolo, zoberte mi lopúch, začína mi fúkať na chrbát.“|„Tak pekný výlet,“ [=ozvalo] sa z hniezda, „a keď pôjdete okolo, zoberte mi lopúch, začína mi fúkať na chrbát.“}',
      ],
      solutions: [
        {
          id: 'okienko',
          text: [
            '„Nemusíš ísť celé,“ [povedal] [hero]. „Urob si iba okienko.“ {Kresk, a von [=vykukol] nos.|Vo vajíčku [=bolo] ticho. Potom kresk, v škrupine [=bola] dierka a v nej nos. Nos [=pričuchol/čuchá] a [=povedal] „mm“.} Potom [=chcelo] von aj oko a po oku ústa. {Nohy [=vyšli] naposledy, všetky štyri.|Nohy [=vyšli] naposledy, jedna, dve, tri. „A štvrtá,“ [helper:rátal] [helper].} „Takže takýto je svet,“ [=povedal] malý dinosaurus.',
          ],
        },
        {
          id: 'uspavanka',
          text: [
            '[Hero] si k vajíčku [ľahol] a tíško [spieval]. {O jahode, o machu a o prvej hviezde.|O machu, o jahode a o hviezde, ktorá čaká na každého nového. Pri druhej slohe sa vajíčko [=pritúlilo] bližšie, pri tretej v ňom [=prasklo].} „Cez škrupinu zle počujem,“ [=ozvalo] sa. {A [=vykukla] hlava v čiapke zo škrupiny.|[=Vykukla] hlava s kúskom škrupiny ako s čiapkou. „Ešte raz a od začiatku, prosím.“ [Helper] [helper:podržal] list, aby jej nesvietilo do očí.} Mama Dina [=mala] v očiach dve jazierka.',
          ],
        },
      ],
      after: [
        'Nový dinosaurus [=urobil] prvý krok a hneď do blata. {„To je dobré,“ [=povedal].|„To je dobré,“ [=povedal] a [=urobil] druhý. Zo škrupiny [=bola] odvtedy vanička aj strieška na dážď, podľa toho, ktorou stranou hore.}',
      ],
      fact: '[Hero] [pomohol] malému dinosaurovi vyliahnuť sa z vajíčka.',
    },
    {
      id: 'trirohy',
      ask: 'Na čo môžu byť dobré tri rohy?',
      title: ['[Hero] a tri rohy, ktoré zavadzali', 'Triceratops hľadá prácu'],
      refrain: ['Jeden roh a druhý roh, tretí roh ma baví', 'Tri rohy, tri háčiky, pohľadajme papučky'],
      spark: [
        'Triceratops Róbert [=mal] tri rohy a všetky [=zavadzali/zavadzajú]. {Na jeden [=napichol/pichá] loptu, na druhý bránku.|V pondelok [=prepichol/pichá] loptu, v utorok sušiak a dnes [=prišiel] na oslavu aj s dverami na nose.} „Radšej už nikam nepôjdem,“ [=povedal] potichu. „Pôjdeš,“ [povedal] [hero], „len zistíme, načo ich máš.“',
        'Róbert, mladý triceratops, [=stál] v kúte a [=nehýbal/nehýbe] sa. {„Vždy do niečoho pichnem,“ [=šepol].|„Keď sa pohnem, niečo praskne,“ [=vysvetlil], „dnes už bublina, balón a pradedkova trpezlivosť.“} Na rohoch mu [=viseli] zvyšky šarkana. [Hero] ich opatrne [sňal].',
      ],
      way: [
        'Stará praslička mu [=ukázala] svoje konáriky. {„Aj mne trčia, a vtáky mi ďakujú,“ [=povedala].|„Aj mne trčia na všetky strany,“ [=zašumela], „a kde niečo trčí, tam si niečo sadne.“} Na najvyššom [=sedel] praveký vtáčik.',
        'Pri ohni [=hľadali] dinosaury, kam si zavesiť veci. {Tašky [=ležali] v blate a nikomu sa to [=nepáčilo/nepáči].|Tašky [=ležali] v blate, klobúky na mravenisku a lampáš [=držal] ten, koho [=bolelo] najmenej krídlo.} Róbert sa tam radšej ani [=nepozrel/nepozerá].',
        'Róbertova mama im [=dala] obrázok pradeda. {Na obrázku [=mal] pradedo na rohoch jablká.|Pradedo na ňom [=mal] na každom rohu jablko a [=tváril] sa ako niekto, kto dobre vie, čo robí.} [Helper] obrázok [helper:otočil] na všetky strany.',
      ],
      tries: [
        'Róbertovi [=navliekli] na rohy <ponožky~pruhované ponožky~tri ponožky>. {Nič už [=neprepichol/nepichá], ale ponožky [=svrbeli/svrbia].|Nič [=neprepichol/nepichá], lenže ponožky [=boli] vlnené, [=svrbeli/svrbia] a Róbert sa [=musel] škrabať o cudzie stromy.}',
        '[Helper] Róberta [helper:učil] chodiť dozadu. {Dozadu [=videl] ešte menej a [=sadol] si do rybníka.|Rohy [=boli] síce vždy vzadu, ale vpredu [=bol] chvost a ten nič [=nevidel], takže si Róbert [=sadol] do rybníka.}',
        '[Hero] Róbertovi na rohy [nasadil] tri <jablká~zelené jablká~veľké jablká>, aby nepichali. {Jablká [=zjedli] vtáky ešte pred obedom.|[=Pomohlo] to do obeda, potom si na ne [=zvykli/zvykajú] vtáky a [=objednali/objednávajú] si na zajtra hrušky.|[=Pomohlo] to do obeda, potom si na ne [=zvykli/zvykajú] vtáky a [=objednali/objednávajú] si na zajtra hrušky.}',
      ],
      solutions: [
        {
          id: 'vesiak',
          text: [
            '„Róbert, postoj chvíľu,“ [povedal] [hero] a [zavesil] mu na roh lampáš. {Na druhý roh [=išla] taška a na tretí klobúk.|Na druhý [=išla] taška, na tretí klobúk a dinosaury [=stíchli/tíchnu], lebo takýto krásny vešiak v praveku ešte [=nemali].|Na druhý [=išla] taška, na tretí klobúk a dinosaury [=stíchli/tíchnu], lebo takýto krásny vešiak v praveku ešte [=nemali].} [Helper] [helper:podával] ďalšie veci. {„A mne sa to páči,“ [=povedal] Róbert.|Róbert [=stál] uprostred oslavy, každý k nemu [=chodil], každý mu [=povedal] prosím aj ďakujem a nič [=neprasklo/nepraská].|Róbert [=stál] uprostred oslavy, každý k nemu [=chodil], každý mu [=povedal] prosím aj ďakujem a nič [=neprasklo/nepraská].} Lampáš na jeho rohu [=svietil] všetkým.',
          ],
        },
        {
          id: 'ryhy',
          text: [
            '[Hero] si [všimol], že za Róbertom [=ostali] v zemi tri rovné čiary. {„Ty vieš robiť hriadky!“|„Pozri, rovné ako podľa pravítka,“ [povedal]. „Presne také sa tu každý rok márne snažia vyhrabať pazúrom.“|„Pozri, rovné ako podľa pravítka,“ [povedal]. „Presne také sa tu každý rok márne snažia vyhrabať pazúrom.“} Róbert [=sklonil] hlavu a [=išiel] cez pole. {[Helper] za ním [helper:sadil] jahody.|Tri rohy, tri hriadky, [helper] za ním [helper:sadil] jahody, mamy mrkvu a najmenší kamene, lebo aj tie vraj raz vyrastú.|Tri rohy, tri hriadky, [helper] za ním [helper:sadil] jahody, mamy mrkvu a najmenší kamene, lebo aj tie vraj raz vyrastú.} Na konci poľa [=stál] Róbert rovno a všetci mu [=tlieskali] chvostom.',
          ],
        },
      ],
      after: [
        'Róbert [=mal] odvtedy s tromi rohmi plno práce. {Pichnúť do niečoho už [=nemal] kedy.|Do ničoho už nepicháva, nemá na to kedy, a keď náhodou áno, je to koláč a ten mu to odpustí.|Do ničoho už nepicháva, nemá na to kedy, a keď náhodou áno, je to koláč a ten mu to odpustí.}',
      ],
      fact: '[Hero] [našiel] triceratopsovi Róbertovi prácu pre jeho tri rohy.',
    },
    {
      id: 'smutnasopka',
      at: ['dolina', 'jazero', 'driemota'],
      ask: 'Prečo sopka nepustí ani obláčik?',
      title: ['[Hero] a sopka, ktorá vychladla', 'Prečo je sopka ticho'],
      refrain: ['Fú, sopka, fú, kde máš paru svoju', 'Teplo, teplo, teplučko, ozvi sa nám, srdiečko'],
      spark: [
        'Malá sopka za dolinou [=vychladla]. {Ani obláčik, ani fú, a dinosaurom [=chladli] nohy.|Vždy z nej [=stúpal] obláčik ako z hrnčeka a dnes nič. Kamene [=boli] studené, vajíčka [=bolo] treba prikryť a najstaršiemu dinosaurovi [=vychladol] čaj aj záujem o svet.} „Sopka nechladne len tak,“ [povedal] [hero].',
        'Ráno si dinosaury [=chceli] zohriať brucho pri sopke a sopka [=bola] studená. {„Nechce sa jej,“ [=povedali].|„Vyhorela,“ [=povedali] jedni. „Mešká,“ [=povedali] druhí. A sopka [=mlčala], ako mlčí niekto, komu je čosi ľúto.} [Hero] [priložil] dlaň na studený kameň.',
      ],
      way: [
        'Pod kopcom [=býval] najstarší dinosaurus v praveku. {„Kedysi sme jej každé ráno kývali,“ [=spomenul] si.|„Kedysi sme jej každé ráno kývali chvostom,“ [=spomenul] si, „potom pribudlo roboty a jej sa už iba spytujeme, či je dosť teplá.“|„Kedysi sme jej každé ráno kývali chvostom,“ [=spomenul] si, „potom pribudlo roboty a jej sa už iba spytujeme, či je dosť teplá.“}',
        'Na úpätí [=ležal] kameň, na ktorom bolo čosi vyryté. {[=Bolo] tam srdce a vedľa neho sopka.|Podľa machu tam [=bol] tisíc rokov: malá sopka, okolo nej dinosaury a všetky sa [=držali] za chvosty.} [Helper] ho [helper:oprášil].',
        'Jašterička z teplého kameňa si dnes [=obliekla/oblieka] tri listy. {„V noci sopka vzdychala,“ [=povedala].|„Ja na nej spím,“ [=povedala] spod listov, „a celú noc si vzdychala. Nie od bolesti. Skôr ako keď niekto nikomu nechýba.“}',
      ],
      tries: [
        '[=Pokúsili/Pokúšajú] sa sopku prikryť papradím. {Papradie sa [=zošmyklo/šmýka] dolu aj s nimi.|Na deku [=bola] priveľmi špicatá, papradie sa po nej [=zošmyklo/šmýka], a s ním aj tí, čo ho [=držali].} Dolu [=bolo] aspoň veselo.',
        '[Helper] sopku [helper:pošteklil] <perom od vtáčika~dlhou papraďou~koncom chvosta>. {Sopka [=kýchla] a [=vyletel] jeden kamienok.|Sopka [=kýchla], [=vyletel] kamienok, [=povedal] „na zdravie“ a [=vrátil] sa dnu.} Teplo z toho [=nebolo/nie je].',
        '[Hero] [zavolal] <do kráteru~zhora do kráteru~do sopky>: „Haló!“ {Ozvena [=povedala] „haló“ a [=bolo] ticho.|„Haló,“ [=povedala] ozvena. „Ako sa máš?“ „Máš, máš, máš,“ [=povedala] ozvena, ktorá o sopke nič [=nevedela].}',
      ],
      solutions: [
        {
          id: 'dobrerano',
          text: [
            '„Kto jej naposledy povedal dobré ráno?“ [spýtal sa] [hero]. Dinosaury [=pozreli] na zem. {Potom sa [=postavili] dokola a [=zamávali] chvostami.|Potom sa [=postavili] okolo sopky, veľkí dozadu, malí dopredu, [=chytili] sa za chvosty a [hero] [s helper.ins/spolu] medzi nimi.} „Dobré ráno, sopka!“ {Najprv nič a potom: fú.|Najprv nič. Potom sa kamene [=pohli], ako keď si niekto utiera nos. Zhora sa [=ozvalo] hanblivé fú.} Obláčik [=bol] malý a ružový. Nohám [=bolo] hneď teplejšie.',
          ],
        },
        {
          id: 'hrejem',
          text: [
            '[Hero] si na studený kameň [ľahol] a [objal] ho. „Celé roky hreješ ty nás,“ [povedal], „dnes zohrejeme my teba.“ {Dinosaury si [=ľahli] okolo, boky k bokom.|Dinosaury si [=ľahli] okolo, tisíc ton teplých brúch, [helper] [helper:prikryl] to, čo [=ostalo]. Všetci [=dýchali] na kameň ako na zamrznuté okno.} [=Čakali] celkom potichu. {Kameň [=hrial] najprv trochu a potom viac.|Po chvíli [=nebolo/nie je] jasné, kto koho zohrieva. Z vrchu [=stúpal] obláčik v tvare veľkého vydýchnutia.} „Ďakujem,“ [=zahundrala] sopka hlboko dolu.',
          ],
        },
      ],
      after: [
        'Dinosaury sopke odvtedy každé ráno mávajú. {A čaj je zasa teplý.|A najstarší z nich jej nosí prvý hrnček čaju, hoci si ho potom na nej zohreje a vypije sám.|A najstarší z nich jej nosí prvý hrnček čaju, hoci si ho potom na nej zohreje a vypije sám.}',
      ],
      fact: '[Hero] [zohrial] malú sopku za dolinou.',
    },
  ],
  obstacles: [
    'Cez cestu [=ležal] dinosaurí chvost. {[=Išli] popri ňom, kým [=našli] majiteľa, a slušne ho [=poprosili].|[=Išli] popri ňom štvrť hodiny, kým [=našli] majiteľa, ako číta list. „Ach, zase presahujem,“ [=povedal] a chvost [=zdvihol] ako závoru.}',
    'Sopka [=dostala] štikútku a pri každom čk [=vyletel] kamienok. {[Helper] jej [helper:doniesol] vody a [=bolo] dobre.|Každý kamienok sa pekne [=ospravedlnil] a [=chcel] späť. [Helper] jej [helper:doniesol] vody z jazera a štikútka [=prestala].}',
    'Blato [=siahalo] po kolená a [=robilo] mľask. {[Hero] [kládol] pred seba listy a [=išlo] sa po nich.|„To je plytké,“ [helper:povedal] [helper] a hneď [helper:mal] blato po brucho. [Hero] [kládol] listy jeden za druhým ako dlaždice.}',
    'Prales [=zhustol/hustne] na samú zelenú. {[Hero] [počúval], kde niekto dupe, a tam [=bola] cesta.|„Tu sa nechodí podľa očí, ale podľa brucha,“ [helper:šepol] [helper]. A naozaj, zľava [=bolo] počuť, ako niekomu škvŕka, a kde škvŕka, tam vedie cesta na obed.}',
    'Na moste z kmeňa [=spal] stegosaurus. {[Hero] mu [zaspieval] budíček a on sa [=posunul/posúva].|Obísť ho [=nešlo/nejde], preliezť ho by bolo ako liezť po hrebeni. [Hero] mu [zaspieval] budíček a stegosaurus [=išiel] zo slušnosti s nimi kúsok cesty.}',
    'Veľká stopa plná dažďa im [=zahatila/hatí] cestu. {[=Preplávali/Plávajú] ju na liste paprade.|Jedna dinosauria stopa, a už jazierko. [Hero] do nej [spustil] list paprade, [=veslovali/veslujú] dlaňou a o palec [=pristáli] na brehu.}',
    'Z oblohy [=padali] šišky ako dážď. {To praveké vtáčiky [=mali] veľké upratovanie.|„Prepáčte, jarné upratovanie,“ [=volali] praveké vtáčiky, „ešte zákutie pri päte a sme hotové!“ [Hero] si [podržal] nad hlavou list.}',
    'Skala na ceste [=otvorila] oko. {„Ja nie som skala, ja tu driemem,“ [=povedala].|„Ja nie som skala, ja som po obede,“ [=povedala] a [=odvalila/odvaľuje] sa o meter. [=Bol] to starý dinosaurus s machom na chrbte.}',
    'Dva dinosaury si [=merali] krky a [=stáli] krížom cez cestu. {„Kto má dlhší?“ [=pýtali] sa.|[Hero] to [zmeral] krokmi: rovnako, až na jeden šál. Dinosaury sa [=potešili] a cesta [=bola] voľná, aj s krkmi.}',
  ],
  encounters: [
    'Dva triceratopsy sa [=učili] háčkovať na rohoch. {„Očko sem, očko tam,“ [=mrmlali].|„Očko na ľavý roh, očko na pravý,“ [=mrmlali], „a teraz sa nám to asi zamotalo.“} [Hero] im [pomohol] od seba.',
    'Malý dinosaurus [=učil] chodiť pradedka. {„Najprv chvost, potom noha, pradedko.“|„Najprv chvost, potom noha,“ [=vravel], „a nie naraz, pradedko.“} Dup. A ešte dup.',
    'Na strome [=sedel] praveký vtáčik a [=pozeral] na svoje perá. {„To som naozaj ja?“ [=čudoval] sa.|„Včera šupiny, dnes perá,“ [=krútil] hlavou, „zajtra asi vynájdem kikirikí.“} [Hero] mu [zatlieskal].',
    'V tráve [=hopkali/hopkajú] dinosaury veľké ako sliepky. {„Sme predkovia,“ [=pišťali/pištia] hrdo.|„Sme predkovia,“ [=pišťali/pištia] hrdo. „Čí?“ [spýtal sa] [hero]. Chvíľu [=bolo] ticho. „To sa ešte nevie,“ [=povedal] najmenší.}',
    'Tyranosaurus Rexo [=sedel] pri skale a [=štrikoval]. {Ručičky [=mal] krátke a sveter mu [=rástol] pod bradou.|„Všetci čakajú, že zrevem,“ [=povedal] smutne, „a ja mám práve šesť očiek na ihlici.“ [Hero] mu [podržal] klbko.}',
    'Nad hlavami [=krúžil] jašter s poštou. {„Nesiem list, len písmo ešte nie je,“ [=volal].|„Nesiem poštu, len písmo sa ešte nevymyslelo,“ [=volal] a [=spustil] plochý kameň. [Hero] naň [nakreslil] úsmev a [poslal] ho ďalej.}',
    'Triceratops Trojka [=niesol] na každom rohu jablko. {To prostredné [=dal] kamarátom.|„Kedysi sme nevedeli, načo rohy sú,“ [=vysvetlil], „a potom spadlo prvé jablko.“ To prostredné im [=dal].}',
    'Malé stegosaury [=hrali] chvostami na prasličky. {[=Znelo] to ako dážď a xylofón.|Každá praslička [=mala] svoj tón a posledná, prasknutá, [=hrala] basu. Dinosaury okolo [=kývali] hlavami, každý v inej výške.}',
    'Brontosaurus [=pil] z jazera a [=stál] pritom na druhom brehu. {„Keď sa napijem, príďte,“ [=povedal].|„Dajte mi chvíľu,“ [=povedal] dolný koniec, „hlava je ešte pri vode a ja tu na ňu čakám.“|„Dajte mi chvíľu,“ [=povedal] dolný koniec, „hlava je ešte pri vode a ja tu na ňu čakám.“}',
    'Praveká babička [=predávala/predáva] kamene na čaj. {„Sú ešte teplé od sopky,“ [=volala].|„Čerstvé, dnes ráno zo sopky,“ [=volala], „jeden do postele k nohám, druhý do čaju.“} [Hero] [dostal] maličký.',
    'Malý dinosaurus sa [=hral] na schovávačku. {[=Mal] zavreté oči a [=trčal] z neho celý chvost.|[=Mal] zavreté oči, hlavu v papradí a vonku osem metrov seba. [Hero] ho [hľadal] poriadne dlho, tak sa to patrí.}',
    'Mamut, čo prišiel o pár miliónov rokov skôr, [=hľadal] zimu. {„Ešte nebola,“ [=povedali] mu dinosaury.|„Ešte nebola, príďte po nás,“ [=povedali] mu dinosaury a [=ponúkli/ponúkajú] ho chladeným papradím.|„Ešte nebola, príďte po nás,“ [=povedali] mu dinosaury a [=ponúkli/ponúkajú] ho chladeným papradím.}',
  ],
  favourite: [
    'Na poličke [=stáli] dinosaury v rade a najmenší z nich sa [=opieral/opiera] o najväčšieho.',
    'Nočné svetielko [=malo] tvar vajíčka a [=svietilo] mäkko ako pradávne slnko.',
    'Plyšový brontosaurus [=ležal] vedľa vankúša a krkom [=objímal] celú posteľ.',
    'Na pyžame [=spali] malé dinosaury a pri každom nádychu sa [=kolísali].',
    'Pod posteľou [=driemal] drevený dinosaurus a [=držal] papuče v teple.',
    'Tri zelené rohy [=trčali] spod periny a na prostrednom [=visela] čiapka.',
    'V škatuľke [=ležalo] kamenné vajce a vedľa neho mäkká vreckovka, keby [=bolo] treba.',
    'Tieň papradia [=ležal] na stene celkom ticho, akoby za oknom bol pravek.',
  ],
}
