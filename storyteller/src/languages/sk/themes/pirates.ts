import type { ThemePack } from '../../../craft/pack.ts'
import { place, setting } from '../author.ts'
import { figure } from '../people.ts'

export const pirates: ThemePack = {
  words: [
    'pirát',
    'loď',
    'lod',
    'poklad',
    'truhl',
    'more',
    'mor',
    'kapitán',
    'vlajk',
    'papag',
    'palub',
    'kotv',
    'plach',
  ],
  settings: [
    setting(
      'lod',
      'water',
      place('loď Hladná Helena', 'na lodi Hladná Helena', 'na loď Hladná Helena', 'z lode Hladná Helena'),
      [
        'Pirátska loď Hladná Helena [=plávala] za vôňou, nie za vetrom. {[Hero] [stál] pri kormidle a [držal] ho oboma rukami.|Na vlajke [=mala] namiesto lebky koláč a [hero] pri kormidle [držal] kurz juho-juho-pekáreň.} More [=žblnkalo] o dosky.',
        '„Zdvihnite kotvu!“ [=volal] papagáj. Piráti ju [=zdvihli], [=pozreli] si ju a zas [=položili]. {[Hero] ju [pohladil] po hrdzavom nose.|„Dobrý deň sa začína pozdravom kotvy,“ [povedal] [hero] a loď sa [=pohla].} Plachty [=voňali] <soľou~dechtom~škoricou>.',
        'Na palube Hladnej Heleny sa [=sušilo] sedem pirátskych ponožiek. {[Hero] ich [rátal] a jedna vždy [=chýbala].|[Hero] ich [rátal] od prvej po poslednú, lebo piráti ich majú spoločné a o ôsmej sa na lodi radšej nehovorí.|[Hero] ich [rátal] od prvej po poslednú, lebo piráti ich majú spoločné a o ôsmej sa na lodi radšej nehovorí.} Vietor [=fúkal] teplo a po mori.',
      ],
      [
        'Na stožiari [=visel] starý zvonec. {Piráti naň [=zvonili] iba na obed.|Piráti naň [=zvonili] iba na obed, a preto sa pri ňom celé doobedie niekto náhodou [=prechádzal/prechádza].}',
        'V podpalubí [=viseli] siete na spanie. {Pirát Jano v tej svojej [=spal] aj cez deň.|Pirát Jano v tej svojej [=spal] aj cez deň a nikto [=nevedel], ktorý koniec je ktorý.}',
        'Dosky na palube [=hriali] do bosých nôh. {Najteplejšia [=bola] tá, kde [=spával/spáva] lodný kocúr.|Podľa tepla sa [=dalo/dá] poznať, kde pred chvíľou [=spal] lodný kocúr, a podľa chlpov, kde [=spal] včera.|Podľa tepla sa [=dalo/dá] poznať, kde pred chvíľou [=spal] lodný kocúr, a podľa chlpov, kde [=spal] včera.}',
      ],
      [
        'Plachty sa [=zložili] ako veľká perina. {Loď sa [=kolísala] a papagáj si [=dal] hlavu pod krídlo.|Papagáj si [=dal] hlavu pod krídlo a kotva si [=ľahla] do mäkkého piesku.} Na brehu [=svietilo] malé okno a to [=bol] domov.',
        'Na palube Hladnej Heleny [=stíchli/tíchnu] všetky kroky. {Ponožky na šnúre [=spali] a loď [=kolísala] posádku.|Ponožky na šnúre [=spali], kocúr si [=ľahol] na najteplejšiu dosku a loď [=kolísala] posádku ako veľká kolíska.} Vlny [=šepkali] a posteľ [=bola] blízko.',
        'Hladná Helena [=dýchala] s morom, hore a dolu. {V kajute [=čakala] posteľ s pruhovanou perinou.|V kajute [=tíchol/tíchne] lampáš a pruhovaná perina [=bola] teplá, lebo na nej celý večer [=ležalo] slnko z okienka.} Mesiac [=kreslil] na vodu tichú cestičku.',
      ],
    ),
    setting(
      'ostrov',
      'water',
      place('Ostrov troch paliem', 'na Ostrove troch paliem', 'na Ostrov troch paliem', 'z Ostrova troch paliem'),
      [
        'Na Ostrove troch paliem [=rástli] dve palmy, tretia [=bola] na výlete. {[Hero] tam s pirátmi [kopal] jamu na poklad.|Piráti tam [=chodili] na prázdniny a [hero] s nimi [kopal] v piesku, najprv poklad, potom bazén.|Piráti tam [=chodili] na prázdniny a [hero] s nimi [kopal] v piesku, najprv poklad, potom bazén.}',
        '[Hero] [vyskočil] z pirátskeho člna na teplý piesok. {Vpravo [=bolo] more a vľavo tiež.|Vpravo [=bolo] more, vľavo more a v strede krab, ktorý [=vyberal] vstupné v mušliach.} Ostrov [=voňal] <kokosom~slanou vodou~melónom>.',
        'Piesok na Ostrove troch paliem [=hrial] ako piecka. {[Hero] z neho [staval] pirátsku loď s plachtou z listu.|[Hero] z neho [staval] pirátsku loď: plachta z listu, kormidlo z mušle a kapitán z kokosu, trochu zarastený.} Vlnky jej [=oblizovali/oblizujú] kotvu.',
      ],
      [
        'Pod palmou [=stála] lavička z truhlice. {Kto si [=sadol], ten [=sedel] na poklade.|Kto si [=sadol], ten [=sedel] na poklade, hoci v nej [=boli] už iba deky a karty.}',
        'Papagáje [=opakovali] len slušné slová. {„Prosím a ďakujem,“ [=volali] z palmy.|Starý kapitán ich to naučil a odvtedy [=chodil] po ostrove sám, lebo mu [=chýbali] témy.}',
        'Kraby tu [=chodili] bokom aj do obchodu. {Keď sa dva [=stretli/stretnú], dlho sa [=zdravili].|Keď sa dva [=stretli/stretnú], [=nevedeli] sa rozísť, lebo každý [=mal] inú stranu za správnu a obaja [=boli] veľmi zdvorilí.|Keď sa dva [=stretli/stretnú], [=nevedeli] sa rozísť, lebo každý [=mal] inú stranu za správnu a obaja [=boli] veľmi zdvorilí.}',
      ],
      [
        'Piesok [=chladol] a more [=šumelo] čoraz tichšie. Tretia palma sa [=vrátila] a [=zašumela] dobrú noc. {Čln [=našiel] cestu domov po mesiaci.|Čln [=našiel] po mesačnej ceste loď a loď [=našla] domov.}',
        'Na ostrove [=dýchal] už iba teplý vánok. {Kraby [=spali] v piesku a papagáje v palmách.|Kraby [=spali] v piesku, papagáje v palmách a more [=hladilo] breh celkom pomaly, akoby uspávalo aj jeho.} Pri chalúpke [=svietil] lampáš a dvere [=boli] otvorené.',
        'Palmy [=sklonili] listy ako mäkké dáždniky. {Medzi nimi [=svietila] lampa a pod ňou [=bol] domov.|Medzi nimi [=svietila] lampa, za lampou chalúpka a v chalúpke posteľ, do ktorej more [=šepkalo] celú noc.} Piesok pod nohami ešte [=hrial].',
      ],
    ),
    setting(
      'pristav',
      'land',
      place(
        'prístav Rybia Kostička',
        'v prístave Rybia Kostička',
        'do prístavu Rybia Kostička',
        'z prístavu Rybia Kostička',
      ),
      [
        'V prístave Rybia Kostička [=parkovali] pirátske lode vedľa seba a každá [=mala] svoj kolík. {[Hero] na ne [viazal] laná na mašličku.|[Hero] [viazal] laná na uzol, čo sa volá „mašlička“, a piráti to [=obdivovali].} [=Voňali] tam <sardinky~citróny~nové dosky>.',
        'Na móle [=sedeli] piráti a [=lúskali] slnečnicu. „Dnes nebude vietor,“ [=povedal] kapitán a more [=zašumelo], že uvidíme. [Hero] [prišiel] {práve včas aj s desiatou|práve včas, so zabalenou desiatou a s drevenou šabľou na maslo}.',
        'Ráno [=voňal] prístav Rybia Kostička kakaom. {Piráti [=stáli] v rade a [hero] s nimi.|Piráti [=stáli] v rade a [=púšťali] sa navzájom dopredu, takže sa rad ani [=nepohol] a [hero] v ňom [mal] dosť času spočítať všetky vlajky.} Lode sa [=hojdali]: ťuk a ťuk.',
      ],
      [
        'Na rohu [=mal] obchod predavač máp. {Jedna mapa [=viedla] rovno do jeho kuchyne.|Jedna mapa [=viedla] rovno do jeho kuchyne, a tú si všetci [=kúpili/kupujú] dvakrát.}',
        'Mačky v prístave [=mali] pirátske šatky. {[=Chytali] len rožky, lebo ryby [=boli] rýchle.|[=Chytali] len ryby, ktoré [=chceli] byť chytené, teda žiadne, a [=žili] z rožkov.}',
        'Pri móle [=stála] loďka malá ako vaňa. {Aj ona [=mala] kotvu a kapitána.|[=Mala] kotvu, vlajku a palubu na jeden a pol kroku, a kapitán po nej [=chodil] na mieste, aby mal rozhľad.|[=Mala] kotvu, vlajku a palubu na jeden a pol kroku, a kapitán po nej [=chodil] na mieste, aby mal rozhľad.}',
      ],
      [
        'V prístave sa [=rozsvietil] maják a lode sa [=kolísali] bok po boku. {Mačky [=spali] na stočených lanách.|Mačky [=spali] na stočených lanách ako na koláčoch a voda pod mólom už len [=šepkala].} Uličkou hore [=bol] domov.',
        'V prístave [=stíchli/tíchnu] čajky aj schody. {Loďka malá ako vaňa [=spala] medzi veľkými.|Loďka malá ako vaňa [=spala] medzi veľkými, pekne v strede, kde nefúka, a maják nad nimi [=svietil] čoraz pomalšie.} Ulička [=voňala] chlebom a [=viedla] rovno domov.',
        'Laná v prístave [=povolili] a lode si [=vydýchli]. {Na konci uličky [=svietilo] okno.|Na konci uličky [=svietilo] okno a za ním [=čakala] posteľ s vankúšom, ktorý [=voňal] soľou a mydlom.} Mesiac [=ležal] na vode celkom ticho.',
      ],
    ),
    setting(
      'zaliv',
      'water',
      place('Mušľový záliv', 'v Mušľovom zálive', 'do Mušľového zálivu', 'z Mušľového zálivu'),
      [
        'V Mušľovom zálive [=kotvila/kotví] pirátska loď a [=voňala] čerstvou farbou. {[Hero] jej [natieral/natiera] nos na modro.|[Hero] jej [natieral/natiera] nos na modro a piráti [=radili] z brehu, každý iný odtieň modrej.} Čajky [=dávali/dávajú] pozor, kam si sadajú.',
        '[Hero] [zbieral] v Mušľovom zálive mušle do pirátskeho klobúka. {Biele [=dával/dáva] vľavo a ružové vpravo.|Biele [=boli] na polievku z piesku, ružové na výzdobu lode a jednu, tú krivú, si [hero] [nechal] len tak pre radosť.} More [=oblizovalo/oblizuje] palce.',
        'V Mušľovom zálive [=hralo] more na mušle ako na píšťalky. {[Hero] [sedel] v pirátskom člne a [počúval].|[Hero] [sedel] v pirátskom člne, [jedol/hryzie] chlieb s maslom a [počúval], lebo pri tretej mušli zľava je vždy najkrajšia nôta.|[Hero] [sedel] v pirátskom člne, [jedol/hryzie] chlieb s maslom a [počúval], lebo pri tretej mušli zľava je vždy najkrajšia nôta.}',
        'Do Mušľového zálivu [=chodili] piráti prať. {[Hero] im [podával] kolíčky a oni [=vešali] vlajky.|Medzi dvoma stožiarmi [=vial] rad vlajok a košieľ a [hero] [podával] kolíčky, jeden po druhom, ako poklady.} Mydlo [=voňalo] <fialkami~citrónom~snehom>.',
      ],
      [
        'Na piesku [=boli] čiary po člnoch. {[=Vyzerali] ako notový zošit.|[=Vyzerali] ako notový zošit a čajky po nich [=skákali/skáču] pekne od dó po hornú polievku.}',
        'Voda v zálive [=bola] priezračná až na dno. {Dolu [=bolo] vidieť každú kotvu.|Dolu [=bolo] vidieť každú kotvu aj ryby, ktoré okolo nich [=chodili] ako návšteva v múzeu.|Dolu [=bolo] vidieť každú kotvu aj ryby, ktoré okolo nich [=chodili] ako návšteva v múzeu.}',
        'Na skale [=sedela] čajka a [=tvárila] sa ako prístavný strážnik. {Každej lodi [=povedala] „kri“.|Každej lodi [=povedala] „kri“, čo znamená, že parkovať sa tu smie, ale len s rybou.|Každej lodi [=povedala] „kri“, čo znamená, že parkovať sa tu smie, ale len s rybou.}',
      ],
      [
        'Mušle v zálive [=dohrali] a more už len [=dýchalo]. {Čln [=kĺzal] domov celkom sám.|Čln [=kĺzal] k brehu sám od seba, akoby ho niekto ťahal za mäkkú niť. V okienku nad vodou [=bolo] teplé svetlo.} Nad sťažňom [=svietila] prvá hviezda.',
        'Nad Mušľovým zálivom [=vyšiel] mesiac a voda [=svietila] až na dno. {Ryby [=spali] pri kotvách.|Ryby [=spali] pri kotvách, čajka na skale [=mala] hlavu pod krídlom a kri už [=hovorila] len zo sna.} Domov [=viedol] rad bielych mušlí.',
        'Vlajky na šnúre [=uschli/schnú] a [=utíchli/tíchnu]. {Cesta hore [=bola] z bieleho piesku a domov [=bol] blízko.|Biely piesok [=svietil] aj po tme. A tak cestičku k domovu [=bolo] vidno lepšie než cez deň.} Záliv [=odpočíval] pod mesiacom.',
      ],
    ),
  ],
  heroes: [
    figure(
      'piratka',
      'pirátka Bonifácia',
      [
        'Pirátka Bonifácia má nad okom pásku na čítanie. {Cez ňu vidí každé písmenko.|Je priesvitná a má dve a pol dioptrie.}',
        'Pirátka Bonifácia nosí vo vrecku soľničku. {Keby more raz zosladlo.|Keby more raz zosladlo, ona bude pripravená, a more to vie.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'pirat',
      'pirát Smidko',
      [
        'Pirát Smidko sa plaví na vani. {Už našiel dva ostrovy z peny.|Zatiaľ [=objavil] gumenú kačku a dva ostrovy z peny.}',
        'Pirát Smidko vie všetky pirátske pesničky. {Ale len prvú slohu.|Ale len prvú slohu, a preto ju spieva dlho a s citom.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'plavcik',
      'plavčík Uzlík',
      [
        'Plavčík Uzlík vie uviazať každý uzol. {Rozviazať ich ešte nevie.|Rozväzovanie príde na rad v druhom ročníku, preto zatiaľ chodí po palube drobno a v zviazaných topánkach.|Rozväzovanie príde na rad v druhom ročníku, preto zatiaľ chodí po palube drobno a v zviazaných topánkach.}',
        'Plavčík Uzlík spí v stočenom lane. {Je to vraj najlepšia posteľ.|Ráno sa z neho odmotá, trikrát sa zakrúti a vie, odkiaľ fúka.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'molka',
      'pirátka Molka',
      [
        'Pirátka Molka má klobúk až po nos. {Pod ním je tma a jeden keksík.|Na cestu pod ním nevidí, zato ju na mori každý spozná z diaľky a pekne pozdraví.|Na cestu pod ním nevidí, zato ju na mori každý spozná z diaľky a pekne pozdraví.}',
        'Pirátka Molka zbiera vône. {V pohári má more, v druhom koláč.|Na poličke má tri poháre: v prvom more, v druhom koláč a v treťom nedeľu.}',
      ],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'papagaj',
      'papagáj Admirál',
      [
        'Na plece [=pristál] papagáj Admirál. {„Ahoj! Ahoj! Prosím!“ [=volal] a už tam [=ostal].|„Ahoj! Poklad! Prosím!“ [=škriekal], lebo aj pirátsky papagáj [=mal] starú mamu.} Pierka [=voňali] soľou.',
        '„Počujem starosť,“ [=ozvalo] sa zo sťažňa. {[=Zletel] odtiaľ papagáj Admirál v malej čiapke.|A už [=zletel] papagáj Admirál, v admirálskej čiapke z polovice orecha. „Moja rada stojí jedno semienko,“ [=povedal] a [=dostal] dve.}',
      ],
      [
        'Papagáj Admirál si [=strčil] zobák do peria a [=zašepkal]: ahoj, tma, prosím.',
        'Papagáj Admirál si [=zložil] orechovú čiapku vedľa seba na bidielko a [=privrel] najprv jedno oko a potom druhé.',
      ],
    ),
    figure(
      'kuchar',
      'lodný kuchár Vareška',
      [
        'Z podpalubia [=vyšla] para a za ňou lodný kuchár Vareška. {„Pirát má byť najprv najedený,“ [=povedal].|„Poklad počká, guláš nie,“ [=vyhlásil] a [=nalial] každému po okraj.} Namiesto háku [=mal] naberačku.',
        'Lodný kuchár Vareška [=sedel] na sude a [=lúpal/lúpe] zemiaky. {Keď to [=počul], hneď [=vstal].|„Pri zemiakoch sa dobre rozmýšľa,“ [=povedal], „ale pri chôdzi ešte lepšie,“ a zásteru si [=uviazal] na cestu dvojitým uzlom.|„Pri zemiakoch sa dobre rozmýšľa,“ [=povedal], „ale pri chôdzi ešte lepšie,“ a zásteru si [=uviazal] na cestu dvojitým uzlom.}',
      ],
      [
        'Lodný kuchár Vareška [=zavesil] hrnce podľa veľkosti a more nimi [=ťukalo/ťuká] celkom potichu.',
        'Lodný kuchár Vareška [=prikryl] cesto na ráno utierkou a potom perinou aj seba, a oboje ticho [=dýchalo].',
      ],
    ),
    figure(
      'kapitanka',
      'kapitánka Vlnovlasá',
      [
        'Po lane sa [=spustila] kapitánka Vlnovlasá. {„Piráti si pomáhajú,“ [=povedala] a [=podala] ruku.|„Pirátsky zákon číslo jeden: komu tečie do čižiem, tomu pomôž,“ [=povedala], „číslo dva: potom sa smej.“}',
        'Kapitánka Vlnovlasá [=štrikovala] novú vlajku. {„Ešte dve očká a idem s vami,“ [=sľúbila].|„Ešte dve očká a idem,“ [=sľúbila]. Keď [=skončila], [=mala] vlajka na konci pätu. „No čo, aspoň jej bude teplo.“}',
      ],
      [
        'Kapitánka Vlnovlasá si [=zložila] klobúk na kormidlo a more [=riadilo] loď chvíľu samo, potichučky.',
        'Kapitánka Vlnovlasá si [=vyzula] čižmy, [=postavila] ich vedľa seba a v nich už [=spali] dve vlnené ponožky.',
      ],
    ),
    figure(
      'pelikan',
      'pelikán Lopatko',
      [
        'Vedľa nich [=pristál] pelikán Lopatko. {„Pofem f vami,“ [=povedal] s plným zobákom.|V zobáku [=nosil] celú domácnosť, lyžicu, špagát aj rožok na horšie časy. „Pofem f vami,“ [=povedal], potom lyžicu [=odložil]: „Chcem povedať, pôjdem s vami.“}',
        'Na kolíku pri vode si [=sušil] krídla pelikán Lopatko. {„Čo hľadáte, to sa mi zmestí do zobáka,“ [=povedal].|„Neviem, čo sa stalo,“ [=povedal], „ale nech je to čokoľvek, do zobáka sa mi to zmestí, a keď nie, tak na dvakrát.“|„Neviem, čo sa stalo,“ [=povedal], „ale nech je to čokoľvek, do zobáka sa mi to zmestí, a keď nie, tak na dvakrát.“}',
      ],
      [
        'Pelikán Lopatko si [=zložil] zobák na prsia ako dočítanú knihu a tíško [=spal].',
        'V zobáku pelikána Lopatka [=svietila] zabudnutá baterka a [=hrial] sa v ňom spánok ako v lampáši.',
      ],
    ),
    figure(
      'chobotka',
      'chobotnica Osmička',
      [
        'Z vody sa [=vynorila] chobotnica Osmička. {Jednou rukou [=kývala] a siedmimi sa [=držala] kameňa.|„Pomoc v ôsmich rukách,“ [=ponúkla/ponúka], „dvomi držím, dvomi hľadám, dvomi tlieskam a dve mám na maslový chlieb.“} Hneď sa [=pridala].',
        'Vo vedre s vodou [=cestovala] chobotnica Osmička. {„Idem s vami, len ma neste rovno,“ [=povedala].|„Idem s vami,“ [=povedala], „len ma, prosím, neste rovno, v zákrutách sa mi pletú nohy a mám ich osem.“|„Idem s vami,“ [=povedala], „len ma, prosím, neste rovno, v zákrutách sa mi pletú nohy a mám ich osem.“}',
      ],
      [
        'Chobotnica Osmička sa [=objala] všetkými rukami naraz a tak [=spala], pevne a mäkko.',
        'Chobotnica Osmička si [=ľahla] do najväčšej mušle a každú ruku [=uložila] zvlášť.',
      ],
    ),
  ],
  problems: [
    {
      id: 'poklad',
      ask: 'Čo robiť s truhlicou, ktorá kýcha?',
      title: ['[Hero] a poklad, ktorý kýchal', 'Truhlica s tajomstvom'],
      refrain: ['Hej a hou, kopeme, čo nájdeme, to nájdeme', 'Hapčí, truhla, na zdravie, nech nám kľúčik napovie'],
      spark: [
        'Piráti [=vykopali] <starú~ťažkú~malú> truhlicu. Truhlica [=kýchla]. {„Poklady predsa nekýchajú,“ [=čudovali] sa piráti.|„Na zdravie,“ [=povedali] piráti zborovo a až potom im [=napadlo/napadá], že poklady predsa nekýchajú.} Zámok [=bol] hrdzavý a kľúč nikde. [Hero] [zaklopal] na vrchnák a vnútri čosi [=smrklo].',
        'V piesku [=ležala] truhla a z nej [=znelo] hapčí. {Nikto [=nevedel], kto v nej sedí.|Papagáj [=hádal] zlato, kapitán duchov a kuchár korenie.} [Hero] [priložil] ucho na dosku. Niekto vnútri si [=utieral] nos. „Musíme ju otvoriť,“ [povedal] [hero], „ale jemne.“',
      ],
      way: [
        'Starý pirát pri ohni [=videl] takú truhlicu kedysi dávno. {„Silu nemá rada,“ [=povedal], „radšej pekné slová.“|„Moja stará mama takú mala na múku,“ [=spomínal/spomína]. „Keď na ňu dedko kopol, týždeň sme nemali chlieb. Keď ju pohladil, bol aj koláč.“} [Hero] si to [zapamätal/pamätá].',
        {
          gives: 'olej',
          text: '{Dve čajky [=jedli] sardinky a plechovku [=nechali].|Dve čajky [=večerali/večerajú] sardinky z plechovky a o poslednú sa [=núkali/núkajú] tak dlho, až im [=spadla] do mora.|Dve čajky [=večerali/večerajú] sardinky z plechovky a o poslednú sa [=núkali/núkajú] tak dlho, až im [=spadla] do mora.} „Ten olejček by sa nám zišiel,“ [povedal] [hero]. {Čajky ho rady [=dali].|Čajky ho [=darovali] rady, vraj im z neho aj tak kĺžu zobáky.|Čajky ho [=darovali] rady, vraj im z neho aj tak kĺžu zobáky.}',
        },
        'Na piesku [=boli] odtlačky drobných labiek. {[=Viedli] k truhlici a von už nie.|[=Viedli] rovno k truhlici, raz okolo nej a potom už nikam. „Kto sem prišiel, ten tu aj ostal,“ [helper:šepol] [helper].} [Hero] ich [sledoval] po špičkách.',
      ],
      tries: [
        'Kľučku [=ťahalo/ťahá] <desať pirátov naraz~naraz desať pirátov>. {Kľučka sa [=odtrhla] a všetci si [=sadli] do vody.|Hej a hou, kľučka sa [=odtrhla], desať pirátov [=sedelo] v mori a truhla [=povedala] „na zdravie“.} Sila tu [=nepomohla/nepomáha].',
        '[Helper] [helper:povedal] „Sezam, otvor sa“. {[=Otvorila] sa iba taška s desiatou.|[=Otvorila] sa taška s desiatou, dáždnik aj papagájov zobák, iba truhla nie.} Desiatu aspoň [=zjedli/jedia].',
        '[Hero] [skúsil] zámok kľúčom od <domu~pivnice~bicykla>. {Kľúč [=bol] malý a v zámku sa [=stratil].|Kľúč v ňom [=zmizol] ako lyžička v polievke a chvíľu [=trvalo], kým ho odtiaľ [=vytriasli/vytriasajú].} To [=nebolo/nie je] ono.',
      ],
      solutions: [
        {
          id: 'olej',
          needs: 'olej',
          text: [
            '„Zámok nie je zlý, iba zhrdzavel,“ [povedal] [hero]. {[=Kvapli] doň trochu oleja zo sardiniek a [=počkali].|Do dierky [=kvapol] sardinkový olej, jedna kvapka na hrdzu a jedna, aby si mal zámok čo oblizovať.} [Helper] [helper:otočil] sponkou a zámok [=cvakol]. {Vnútri [=sedel] malý papagáj na kope gombíkov.|Vnútri, na kope zlatých gombíkov, [=sedel] malý papagáj, celý zaprášený. „Konečne,“ [=povedal], „ja som ten poklad a mám tu hrozný prievan.“} Piráti mu hneď [=uplietli] svetrík.',
          ],
        },
        {
          id: 'pekne',
          text: [
            '[Hero] si k truhle [čupol]. „Kto je tam, prosím?“ {„Myška Filoména. Bolo tu veľa kriku,“ [=ozvalo] sa tenko.|„Lodná myška Filoména,“ [=ozvalo] sa. „Zavrela som sa zvnútra, keď tu všetci kričali poklad, a z toho prachu mi je do kýchania.“} „Už budeme ticho,“ [helper:sľúbil] [helper] šeptom. {Piráti si [=sadli] do piesku a [=čakali].|Piráti [=odložili] lopaty, [=sadli] si do piesku a [=čakali], čo piráti vedia zo všetkého najhoršie.} Cvak, a vrchnák sa [=zdvihol]. {V truhlici [=boli] knižky a postieľka z mušle.|Na dne [=bola] knižnica, lampáš a postieľka z mušle a Filoména im z toho pokladu [=čítala] až do večera.}',
          ],
        },
      ],
      after: [
        'Truhlicu piráti [=preniesli/prenášajú] do tepla ku kuchynskej piecke. {Na mapu [=napísali]: tu už nikto nekýcha.|Na mapu [=napísali]: „Tu už nikto nekýcha,“ a kapitán k tomu [=pridal] jednu čistú vreckovku.} Loď sa spokojne [=hojdala].',
      ],
      fact: '[Hero] [otvoril] truhlicu, ktorá kýchala.',
    },
    {
      id: 'vlajka',
      ask: 'Neletela tadiaľto pirátska vlajka?',
      title: ['[Hero] a vlajka, ktorú odniesol vietor', 'Piráti bez vlajky'],
      refrain: ['Vej, vlajka, vej, domov sa nám smej', 'Vietor berie, vietor dá'],
      spark: [
        '[=Fúkol] vietor a pirátska vlajka [=bola] preč. {Piráti bez vlajky sú smutní piráti.|Bez vlajky sa pirátska loď nedá rozoznať od výletnej a dvaja rybári si už [=chceli] kúpiť lístok.} Kapitán si [=utrel] oči do plachty. „Nájdeme ju,“ [povedal] [hero] a [pozrel], kam vietor fúka.',
        '<Ráno~Po raňajkách~Na úsvite> [=visel] na stožiari iba špagát. {Vlajka [=odletela] niekam do sveta.|Vlajka si [=odletela] pozrieť svet a piráti [=stáli] na palube rovno a bez slova ako na triednej fotografii.} [Hero] [chytil] ten špagát do ruky. „Vlajka chce domov,“ [povedal], „len nevie, kadiaľ.“',
      ],
      way: [
        'Na <bóji~plytčine~mokrej skale> [=sedel] tuleň a [=mal] pekný výhľad. {„Letelo to tadiaľto a mávalo mi to,“ [=povedal].|„Niečo čierne letelo tadiaľto,“ [=povedal], „mávalo mi to, a ja neviem nemávať späť, tak som spadol do vody.“} [Hero] si [zapamätal/pamätá] smer.',
        'Na konári [=visela] dlhá čierna nitka. {„Tá je z našej vlajky,“ [helper:povedal] [helper].|[Helper] ju [helper:priložil] k špagátu a [=sedela] ako podpis. O kúsok ďalej [=visela] druhá a za ňou tretia.} Nitky [=ukazovali] cestu.',
        'Starý rybár im [=dal] <červenú~žltú~dlhú> stužku. {„Čo fúka vietor, to jej povie,“ [=povedal].|„Keď neviem, kam ide vietor, pošlem za ním stužku,“ [=povedal], „ona sa vráti, alebo ja za ňou dobehnem, a oboje je dobrý pohyb.“} [Hero] si ju [uviazal] na ruku.',
      ],
      tries: [
        '[=Vyvesili/Vyvesujú] namiesto vlajky <pruhovanú~modrú~bodkovanú> ponožku. {[=Priplávala] loď s druhou ponožkou a [=chcela] pár.|Na obzore sa [=zjavila] loď, na ktorej [=viala] druhá do páru, a [=chceli] ju späť aj s pätou.} Ponožku teda [=vrátili/vracajú].',
        '[Helper] sa [helper:vyškriabal] na najvyšší stožiar. {[=Bolo] odtiaľ vidieť iba more a jednu veľrybu.|[=Bolo] odtiaľ vidieť more, more, jednu veľrybu, ktorá [=vyzerala] ako klobúk, a zase more.} Vlajka nikde.',
        '[Hero] [namaľoval] vlajku na <plachtu~starú plachtu~obrus> uhlíkom. {Potom [=pršalo] a vlajka [=stiekla/steká] dolu.|[=Bola] krásna, kým [=nepršalo/neprší]. Potom [=mala] celá posádka sivé nosy.} Aspoň sa všetci [=smiali].',
      ],
      solutions: [
        {
          id: 'cajka',
          text: [
            'Na skale [=sedela] čajka a pod ňou čosi čierne. {Vlajka [=ležala] v hniezde a na nej [=spali] tri mláďatá.|Vlajka [=bola] v hniezde pod troma mláďatami, ktoré si na nej [=spali] ako na najlepšej dečke z celého mora.|Vlajka [=bola] v hniezde pod troma mláďatami, ktoré si na nej [=spali] ako na najlepšej dečke z celého mora.} „Tú im predsa nezoberieme,“ [povedal] [hero]. {[Helper] [helper:prikývol] a piráti [=ušili] novú.|[Helper] [helper:prikývol], kapitán [=dal] spodný lem kabáta, kuchyňa utierku a do večera [=mali] novú, s čajkou v strede.|[Helper] [helper:prikývol], kapitán [=dal] spodný lem kabáta, kuchyňa utierku a do večera [=mali] novú, s čajkou v strede.} Keď [=zaviala/veje], všetky čajky [=zamávali/mávajú] krídlami.',
          ],
        },
        {
          id: 'vietor',
          text: [
            '[Hero] [pustil] po vetre stužku. {Stužka [=letela] okolo skaly a oni [=išli] za ňou.|Stužka [=letela] doľava, popod palmu, okolo jednej zvedavej kozy a [helper] ju len tak-tak [helper:stíhal].} Za ďalšou skalou [=sedel] na brehu chlapec a vlajku [=mal] ako deku. {„Prepáčte, bola mi zima,“ [=povedal].|„Priletela sama,“ [=povedal], „a mne bola zima, tak som ju poprosil, či by chvíľu nebola dekou.“} Piráti mu [=dali] teplý kabát aj polievku. Vlajka už zas [=viala] na lodi.',
          ],
        },
      ],
      after: [
        'Kapitán [=prišil] k vlajke šnúrku ako na rukavice. {Teraz sa už nestratí.|„Kto lieta rád, nech má šnúrku,“ [=povedal], „to nám vravievala mama o čiapkach.“} Piráti pod ňou [=spievali].',
      ],
      fact: '[Hero] [pomohol] pirátom, ktorým vietor odniesol vlajku.',
    },
    {
      id: 'more',
      ask: 'Ako sa človek skamaráti s vodou?',
      title: ['[Hero] a pirát, ktorý sa bál vody', 'Pirát na suchu'],
      refrain: ['Palec, päta, celá noha, vlnka príde, vlnka ide', 'Pomaly a po prstoch'],
      spark: [
        'Pirát Kosto [=nechcel] vyjsť von. {„Bojím sa vody,“ [=šepol] cez dvere.|„Pirátom som sa vyučil po rodičoch,“ [=šepkal] cez dvere, „ale tej vody je tu priveľa naraz.“} Ostatní piráti už [=stáli] pri mori s uterákmi. [Hero] si [sadol] pred dvere a [počúval].',
        'Všetci piráti sa [=kúpali/kúpu], len Kosto [=držal] stožiar. {„Niekto ho držať musí,“ [=povedal] potichu.|[=Držal] ho oboma rukami a [=tvrdil], že keby ho pustil, stožiar uletí.} [Hero] to [pochopil]. Aj pirát sa smie báť vody.',
      ],
      way: [
        'Po brehu [=kráčal] krab s uterákom cez klepeto. {„Ja chodím do vody bokom, tak menej studí,“ [=povedal].|„Ja do vody chodím bokom,“ [=prezradil/prezrádza], „aby si myslela, že idem okolo, a potom sme obaja milo prekvapení.“} [Hero] to [odkázal/odkazuje] Kostovi.',
        'Kostova mama im [=poslala/posiela] starú fotografiu. {[=Bol] na nej malý Kosto vo vani a [=smial] sa.|[=Bol] na nej malý Kosto vo vani s penou na hlave a [=smial] sa na celú kúpeľňu. „Takže teplú vodu poznáš,“ [helper:povedal] [helper].} Kosto sa na fotku dlho [=díval].',
        'Rybička pri brehu [=vykukla] z vody. {„U nás je dnes teplo,“ [=povedala] a [=žmurkla].|„Povedzte mu, že na plytčine je dnes voda ako polievka,“ [=odkázala/odkazuje], „a že ja sa zase bojím vzduchu, takže sme si kvit.“|„Povedzte mu, že na plytčine je dnes voda ako polievka,“ [=odkázala/odkazuje], „a že ja sa zase bojím vzduchu, takže sme si kvit.“}',
      ],
      tries: [
        '[Hero] [požičal] Kostovi nafukovacie koleso <s kačicou~s bodkami~na brucho>. {Pirát v ňom [=uviazol/viazne] vo dverách.|Do dverí sa v ňom [=nezmestil] a pol hodiny [=vyzeral] ako krémeš v krabičke.} [=Museli] z neho trochu vypustiť.',
        '[Helper] [helper:priniesol] Kostovi more <vo vedierku~v hrnčeku~v malom vedierku>. {Kosto [=vyliezol] na skriňu a more [=pozdravil].|„To je malé more,“ [=povedal] Kosto zo skrine, „ale pozerá na mňa ako veľké.“} Treba ísť pomalšie.',
        'Piráti Kostovi [=zaspievali] pesničku o vlnách. {[=Páčila/Páči] sa mu a hneď pri nej [=zaspal].|[=Mala] dvanásť slôh, [=páčila/páči] sa mu každá a pri piatej [=zaspal] s uterákom pod hlavou.}',
      ],
      solutions: [
        {
          id: 'palec',
          text: [
            '„Dnes len palec,“ [povedal] [hero]. Na plytčine [=bola] voda teplá ako čaj. {Kosto [=zavrel] oči a [=namočil] palec.|Kosto [=zavrel] obe oči, aj to pod páskou, a [=namočil] palec, a nič sa [=nestalo/nedeje], iba to [=pošteklilo].} „Teraz jeho brata,“ [helper:povedal] [helper]. {Prst po prste [=bola] vo vode celá noha.|Prst po prste, prestávka na kakao, päta, prestávka na vtip, a zrazu [=stál] Kosto vo vode po kolená.} Keď [=prišla] vlnka, [=podal] jej ruku. „Dobrý deň, more,“ [=povedal] pirát.',
          ],
        },
        {
          id: 'lodka',
          text: [
            '[Hero] [zložil] lodičku z papiera a [položil] ju do kaluže. {„Fúkni, Kosto, si jej kapitán.“|„Si jej kapitán. Fúkni a povedz jej, kam,“ [povedal] a Kosto [=fúkol] tak opatrne ako do polievky.} Lodička [=plávala] z kaluže do potôčika a potom do mora. {Kosto [=kráčal] za ňou a stále jej [=radil].|Kosto [=kráčal] za ňou, „doľava, loďka, pozor, vlna, držím ťa“, a až keď [helper] [helper:zatlieskal], [=pozrel] sa dolu.} Voda mu [=siahala] po pás a [=bolo] mu dobre.',
          ],
        },
      ],
      after: [
        'Kosto [=kráčal] plytkým morom s čižmami na hlave. {Piráti mu [=dali] mušľu za odvahu.|Piráti mu [=dali] vyznamenanie z mušle: za prvú mokrú nohu.} More sa [=smialo] celé od brehu po obzor.',
      ],
      fact: '[Hero] [pomohol] pirátovi Kostovi skamarátiť sa s vodou.',
    },
    {
      id: 'pismenor',
      without: ['papagaj'],
      ask: 'Nevideli ste niekde písmeno R?',
      title: ['Papagáj, ktorému ušlo R', '[Hero] a papagáj bez jedného písmena'],
      refrain: ['R ako rak, R ako ryba, R ako rožok', 'Vrrr a brrr, raz to príde'],
      spark: [
        'Lodný papagáj Koko [=hovoril] čudne. „Pi-áti! Pi-átska loď!“ {Ráno [=kýchol] a písmeno R mu [=vyletelo] zo zobáka.|Ráno [=kýchol], písmeno R mu [=vyletelo] zo zobáka kamsi za obzor a pirát bez R je len pi-át, na čo sa vlajka [=nevedela] ani zatváriť.} „Pomôž mi, p-osím,“ [=sklonil] hlavu. „Pomôžem,“ [sľúbil] [hero].',
        '„Dob-é -áno!“ [=pozdravil] papagáj Koko celú palubu. {V slovách [=mal] dierky ako v syre.|V slovách [=mal] dierky ako v syre a kde má byť R, tam iba [=fúkalo/fúka]. Koko na lodi hlási všetko dôležité a dnes to [=bolo] „mo-e“ a „ost-ov“.} [=Bol] z toho smutný. „Také R sa dá nájsť,“ [povedal] [hero].',
      ],
      way: [
        'Na móle [=sedela] lodná kuchárka, ktorá kedysi [=nevedela] povedať L. {„Našla som ho v loptičke,“ [=povedala].|„Dva roky som hovorila jopta a jízatko,“ [=spomínala/spomína], „a potom mi L vyskočilo samo, keď som naň prestala myslieť.“} Koko [=počúval] s otvoreným zobákom.',
        'Za stožiarom čosi [=vrčalo/vrčí]. {[=Bol] to kolovrat na laná a [=robil] vrrr.|[=Bol] to starý naviják a pri každom otočení si [=hundral] vrrr. „R to je,“ [povedal] [hero], „ale hrdzavé. Niekde bude aj mäkšie.“} Koko si ho aspoň [=vypočul/vypočuje].',
        'Stará korytnačka Kokovi [=požičala] zrkadielko. {„Pozri sa, čo robí tvoj jazyk,“ [=povedala].|„R sa robí vzadu,“ [=povedala], „ja ho neviem, ale mám dosť rokov na to, aby som o ňom vedela všetko.“} Koko [=vyplazil/vyplazuje] jazyk a [=zľakol] sa, aký je čierny.',
      ],
      tries: [
        'Koko [=zobral] do zobáka <teplý zemiak~varený zemiak~horúci zemiak>. {„Hu-hu!“ [=povedal] a zemiak [=zjedol].|Vraj to pomáha hercom. „Hu-hu-há,“ [=povedal] a zemiak [=zjedol]. R z toho [=nebolo], zato si [=pýtal] ešte jeden, s maslom.}',
        '[Helper] [helper:učil] Koka vetu „rýchla ryba“. {„-ýchla -yba,“ [=povedal] Koko a ryba sa [=zasmiala].|„-ýchla -yba,“ [=opakoval] poctivo a naozajstná ryba pri lodi [=zastala/zastáva], či ju niekto volá. [=Bola] veľmi milá.}',
        '[Hero] [hľadal] R na pirátskej mape. {V slove more jedno [=bolo], ale z papiera [=nechcelo].|V slove more [=bolo] jedno, v slove ostrov druhé, len z papiera sa im [=nechcelo], hoci im Koko [=sľúbil] semienka.|V slove more [=bolo] jedno, v slove ostrov druhé, len z papiera sa im [=nechcelo], hoci im Koko [=sľúbil] semienka.}',
      ],
      solutions: [
        {
          id: 'macka',
          text: [
            'Na slnku [=priadla] lodná mačka: vrrr. {„To je predsa R,“ [povedal] [hero].|„Počuješ?“ [šepol] [hero]. „Mačka má R celé popoludnie a nikomu ho neberie.“} Koko sa k nej [=pritúlil]. {Vrrr, [=chvelo] sa mu v perí aj v hrdle.|Vrrr, [=chvelo] sa mu najprv v perí, potom v hrdle a napokon na jazyku.} „Pirát!“ [=zvolal]. „Pirátska loď! Rrrožok!“ [Helper] [helper:zatlieskal] a mačka [=priadla] ďalej, ako keby sa nič [=nestalo/nedeje].',
          ],
        },
        {
          id: 'vlny',
          text: [
            '„Počúvaj, ako to robí more,“ [povedal] [hero]. {Vlny [=hrkotali/hrkocú] kamienkami: hrrr, hrrr.|Vlna [=prišla] na breh a cestou späť [=hrkotala/hrkoce] kamienkami: hrrr. Druhá po nej, a tretia, žiadna sa [=neponáhľala].} [Hero] [vzal] kamienky do dlaní a [hrkal/hrká] s nimi. {Koko sa [=nadýchol] a [=vydýchol]: „Hrrr, morrre!“|Koko [=zavrel] oči, [=nadýchol] sa až do chvosta a s vlnou [=vydýchol]: „Hrrr… morrre! Krrrásne!“} [Helper] si od radosti [helper:sadol] do vody.',
          ],
        },
      ],
      after: [
        'Koko [=hlásil]: „Dobrý večer, pirrráti!“ {Posádka mu [=tlieskala].|Jedno R si do zásoby [=schoval] pod krídlo, pre prípad, že by ešte raz kýchol.} Vlajka sa už [=tvárila] zase pirátsky.',
      ],
      fact: '[Hero] [pomohol] papagájovi Kokovi nájsť písmeno R.',
    },
    {
      id: 'lenivakotva',
      ask: 'Prečo nechce kotva hore?',
      title: ['[Hero] a kotva, ktorá nechcela hore', 'Kotva má návštevu'],
      refrain: ['Hej, kotvička, hore, hore, počká na teba aj more', 'Ťaháme, ťaháme, až sa dočkáme'],
      spark: [
        'Pirátska loď [=chcela] vyplávať, ale kotva [=nechcela] hore. {Piráti [=ťahali] a kotva sa ani [=nepohla].|Piráti [=ťahali], [=funeli], [=pridali] aj kuchára, a kotva sa dolu ani [=nepohla]. Reťaz iba raz [=zacinkala/cinká], ako keď niekto povie „ešte chvíľku“.} „Niečo ju tam drží,“ [povedal] [hero] a [pozrel] do vody.',
        '„Kotvu hore!“ [=zavolal] kapitán. {Reťaz sa [=napla/napína] a potom nič.|Reťaz sa [=napla/napína], loď sa [=uklonila], kotva však [=ostala], kde [=bola]. Trikrát to [=skúsili] a trikrát im zdola niekto slušne [=zaťukal/ťuká].} [Hero] si [ľahol] na palubu a [priložil] ucho k doske. Kotva sa s niekým [=rozprávala].',
      ],
      way: [
        'Okolo [=plávala] stará korytnačka. {„Vaša kotva má návštevu,“ [=povedala].|„Vaša kotva tam dolu niekoho počúva,“ [=povedala], „ja som nechcela rušiť, vyzeralo to na dlhý príbeh.“} Viac [=nevedela] a [=plávala] ďalej na večeru.',
        'Z vody [=vyšli] bubliny jedna za druhou. {V každej [=bolo] jedno malé „cha“.|[Hero] jednu [prepichol/prepichuje] prstom a [=vyšlo] z nej tiché „cha“, z druhej „chacha“. Dolu sa niekto [=bavil/baví].} [Helper] [helper:hádal], kto to bude.',
        'Rybár im [=požičal] pohár s hrubým dnom. {Keď sa doň [=pozreli], [=videli] až na dno mora. Čosi tam [=mávalo/máva].|[=Stačilo/Stačí] ho priložiť na hladinu a morské dno [=bolo] hneď blízko. [=Videli] kotvu a pri nej čosi červené, čo [=mávalo/máva].} [Hero] [zamával] tiež.',
      ],
      tries: [
        'Piráti [=ťahali] s pesničkou. {Pri refréne [=museli] tlieskať a reťaz im [=ušla/uteká].|[=Išlo] to výborne až po refrén, v ktorom sa tlieska, a tlieskať s reťazou v rukách sa nedá.} Kotva [=bola] zasa dolu.',
        '[Helper] kotve [helper:spustil] na šnúrke <koláč~makový koláč~posledný koláč>. {Šnúrka sa [=vrátila] a koláč nie.|Šnúrka sa [=vrátila] prázdna, s lístkom: „Ďakujeme, obaja.“ „Obaja?“ [=začudovali/čudujú] sa piráti.}',
        '[Hero] kotve [zavolal] cez trúbu pekné slová. {Vo vode z toho [=bolo] len „blu, blu“.|Vo vode sa z nich [=stalo] blu, blu. Tri ryby sa [=prišli] spýtať, koho to bolí.} Treba to skúsiť inak.',
      ],
      solutions: [
        {
          id: 'krabik',
          text: [
            'Na kotve [=sedel] krab Ferko a [=rozprával] jej príbeh. {Kotva [=chcela] vedieť, ako sa skončí.|Celú noc [=rozprával] o tom, ako hľadal druhé klepeto na rukavicu. Kotva [=nemohla] odísť pred koncom, to by nedokázal nikto.} „Nech ide s nami,“ [povedal] [hero]. {[Helper] [helper:spustil] vedierko a krab doň [=vliezol].|[Helper] [helper:spustil] vedierko s trochou mora, krab doň [=vliezol] a ďalej [=rozprával] z paluby.} Kotva [=vyšla] hore takmer sama.',
          ],
        },
        {
          id: 'utorky',
          text: [
            '„Ona je dolu rada,“ [povedal] [hero], „iba nechce, aby sa to skončilo.“ {A tak jej [sľúbil], že sa v utorok vrátia.|A tak na lístok [napísal]: každý utorok kotvíme tu, od obeda do večere. [Helper] ho [helper:spustil] po reťazi dolu a [=bolo] ticho.} Potom kotva dvakrát [=ťukla/ťuká], čo je áno. {[=Zakývala] krabom a [=išla] hore.|So všetkými krabmi sa [=rozlúčila] po jednom, [=otriasla/otriasa] piesok a [=prišla] hore celá veselá, lebo odchádzať je ľahké, keď vieš, kedy sa vrátiš.}',
          ],
        },
      ],
      after: [
        'Loď [=plávala] a kotva si na palube [=pohmkávala/pohmkáva]. {Piráti jej [=utreli] mokrý nos.|Do lodného denníka jej piráti [=nakreslili] malého kraba, aby sa na neho nezabudlo.} More [=bolo] hladké.',
      ],
      fact: '[Hero] [zistil], prečo kotva nechcela hore.',
    },
    {
      id: 'bielamapa',
      ask: 'Kto vie čítať prázdnu mapu?',
      title: ['[Hero] a mapa, na ktorej nič nebolo', 'Prázdna pirátska mapa'],
      refrain: ['Biela, biela, tajná mapa, kto ju zohreje, ten chápe', 'Kde nič nie je, tam raz bude'],
      spark: [
        'Piráti [=našli] mapu k pokladu. {Od prastarej mamy, celú bielu.|[=Bola] od prastarej mamy. [=Obracali/Obracajú] ju hore nohami, zozadu aj proti slnku a [=bola] biela ako kapitánova nočná košeľa.} „Možno je to mapa snehu,“ [=povedal] kapitán. [Hero] k nej [pričuchol/čuchá]. [=Voňala] citrónom.',
        'Do rúk im vietor [=priniesol] list papiera. {Hore [=stálo] „Mapa od prastarej mamy“ a dolu už nič.|Hore [=stálo] „Mapa k pokladu“, dolu „S pozdravom, prastará mama“ a medzi tým ani čiarka.} Piráti sa [=škrabali/škrabú] za uchom. „Prastará mama by nám neposlala nič,“ [povedal] [hero].',
      ],
      way: [
        'Predavač citrónov prastarú mamu [=poznal]. {„Kupovala citróny, ale čaj nepila,“ [=povedal].|„Každý piatok si kúpila tri citróny a pero,“ [=spomínal/spomína], „a čaj pritom nikdy nepila. Vždy som sa čudoval.“} [Hero] si [pomyslel/myslí] svoje.',
        {
          gives: 'lampas',
          text: 'Strážca majáka im [=požičal] malý lampáš. {Lampáš [=hrial] ako teplá žemľa.|„Veľa nesvieti, ale hreje ako žemľa,“ [=povedal], „ja si nad ním v noci sušievam rukavice a vždy na nich niečo vyjde, raz fľak, raz jeleň.“} [Hero] ho [niesol] oboma rukami.',
        },
        'Na múre [=visel] obraz starej kapitánky. {V ruke [=mala] citrón a prstom [=ukazovala] na lampu.|V jednej ruke [=mala] citrón, druhou [=ukazovala] na lampu a [=usmievala] sa, ako keď niekto čaká, kedy na to prídete.} [Helper] jej [helper:zamával].',
      ],
      tries: [
        '[Hero] mapu [posypal] <pieskom~múkou~jemným pieskom>, či sa niečo neukáže. {[=Ukázal] sa mravec a [=odišiel].|[=Ukázal] sa mravec, [=prešiel] cez celú mapu šikmo a všetci ho [=nasledovali], až [=prišli] k mravenisku.} Poklad tam [=nebol].',
        '[Helper] mapu [helper:položil] na hladinu. {[=Plávala] ako loďka a nič viac.|„Mapy od mora majú rady more,“ [helper:tvrdil] [helper]. Lenže táto iba [=plávala] a [=viezla] na sebe dve mušky.} [=Museli] ju chytať sieťkou.',
        'Kapitán mapu [=čítal] aspoň spamäti. {[=Prišli] po nej do kuchyne.|Dvanásť krokov tam, pol kroku späť a zákruta za vôňou, a tak po nej [=prišli] rovno do kuchyne.} [=Dostali] po lievanci.',
      ],
      solutions: [
        {
          id: 'teplo',
          needs: 'lampas',
          text: [
            '[Hero] [podržal] mapu nad teplým lampášom. {„Citrón sa predsa od tepla zafarbí,“ [povedal].|„Prastará mama písala citrónom,“ [povedal], „a citrónu treba teplo, tak ako nám.“} Najprv nič. {Potom na papieri [=zhnedla/hnedne] čiarka a krížik.|Potom sa na papieri [=zjavila] hnedá čiarka, palma, skala a napokon krížik s mašľou.} Pri krížiku prvý raz [helper:kopol/kope] [helper]. {V debničke [=boli] pirátske koláčiky na suché dni.|Pod zemou [=ležala] debnička, v nej dvanásť vlnených šálov, každý pre jedného piráta, a recept na citrónový koláč.}',
          ],
        },
        {
          id: 'kreslenie',
          text: [
            '„Čo keď je prázdna naschvál?“ [povedal] [hero]. „Možno si ju máme nakresliť.“ {A [nakreslil] miesto, kde je všetkým najlepšie.|A [vzal] uhlík a [spýtal sa] každého piráta, kde mu je najlepšie. [=Hovorili] o studničke, o sude s jablkami, o kameni na sedenie.} Keď [=boli] čiarky spojené, [=viedli] k starému stromu. {Pod ním [=ležali] hrnčeky a lístok: „Správne, uhádli ste to sami.“|Pod stromom [=ležala] truhlička, v nej hrnčeky, na každom iné meno, a lístok: „Vedela som, že sa budete musieť porozprávať.“} [Helper] do nich hneď [helper:nalial] čaj.',
          ],
        },
      ],
      after: [
        'Mapa [=visela] v kajute a už [=nebola] biela. {Piráti ju [=pozdravili] ako prastarú mamu.|Na rub si piráti [=napísali] vlastný odkaz, citrónom, aby aj niekto po nich [=mal] čo hľadať.|Na rub si piráti [=napísali] vlastný odkaz, citrónom, aby aj niekto po nich [=mal] čo hľadať.}',
      ],
      fact: '[Hero] [prečítal] prázdnu mapu pirátskej prastarej mamy.',
    },
    {
      id: 'dvepesnicky',
      ask: 'Ktorá pesnička je na veslovanie lepšia?',
      title: ['[Hero] a čln, čo plával dookola', 'Dve pesničky v jednom člne'],
      refrain: ['Hej veslo, hou veslo, aby nás to nieslo', 'Raz ty, raz ja, loďka pláva, ako má'],
      spark: [
        'Piráti [=sedeli] v člne a [=veslovali/veslujú]. Čln sa však len [=krútil] dookola. {Ľavá strana [=spievala] pomaly a pravá rýchlo.|Ľavá strana [=spievala] pomalú o veľrybe, pravá rýchlu o sardinke a každá [=veslovala/vesluje] podľa svojej. Čajky sa už na to [=chodili] pozerať.} „Naša je lepšia!“ „Nie, naša!“ [Hero] [sedel] v strede a [krútil] sa s nimi.',
        'Čln sa na vode [=krútil] ako lístok v hrnčeku. {Jedni piráti [=spievali] hej a druhí hou.|Vpravo [=spievali] hej, vľavo hou. Keďže hej je kratšie, pravá strana [=bola] vždy o pol kola napred.} „Takto na večeru nedoplávame,“ [povedal] [hero]. Piráti na seba [=nepozerali/nepozerajú].',
      ],
      way: [
        'Na skale [=sedel] starý hudobník s harmonikou. {„Aj moja harmonika má dve strany,“ [=povedal].|„Aj toto má dve strany,“ [=ukázal] harmoniku, „jedna ťahá, druhá tlačí, a keby sa hádali, kúpil by som si radšej bubon.“} A kúsok im [=zahral].',
        'Dve ryby [=plávali] vedľa seba. {Jedna [=bola] veľká a druhá malá, a nikdy sa [=nepredbehli/nepredbiehajú].|„Ja mám dlhý chvost a on krátky,“ [=vysvetlila] väčšia, „tak ja mávam raz a on dvakrát, a doma sme naraz.“} [Hero] si to [zapísal].',
        'Na brehu [=dirigovala] kačka svoje káčatá. {Raz [=kváklo/kvákne] jedno, raz druhé.|Raz [=kváklo/kvákne] ľavé, raz pravé. Keď sa dve [=ozvali] naraz, [=poslala/posiela] ich na koniec radu, aby sa tam dohodli.} Piráti [=pozerali].',
      ],
      tries: [
        '[Hero] [navrhol] veslovať bez pesničky. {Nikto [=nevedel], kedy ťahať.|[=Bolo] také ticho, že každý [=čakal] na druhého. Čln [=stál] na mieste ako pečiatka.} Dve čajky na ňom [=zaspali].',
        '[Helper] im [helper:spieval] <tretiu~celkom novú~svoju> pesničku. {Teraz sa [=spievalo/spieva] na tri strany.|[=Bola] o koze, dobre sa [=počúvala]. Čln sa od nej [=krútil] aj hore a dolu.} To [=bolo] veru horšie.',
        'Piráti si [=vymenili] strany. {Čln sa [=krútil] ďalej, len opačne.|Kto [=sedel] vľavo, [=sedel] vpravo. Čln sa [=krútil] ďalej, iba na druhú stranu, čo aspoň [=odmotalo/odmotá] lano.}',
      ],
      solutions: [
        {
          id: 'striedanie',
          text: [
            '„Čo keby sme sa striedali?“ [povedal] [hero]. „Sloha vaša a sloha vaša.“ {Najprv všetci [=spievali] o veľrybe a potom o sardinke.|Najprv [=spievali] všetci pomalú o veľrybe a čln [=kĺzal] ako po masle, potom všetci rýchlu o sardinke a [=striekalo] to za nimi ako fontána.} [Helper] [helper:ukazoval], kedy meniť. {Čln [=plával] rovno ako niť.|Pri tretej slohe už druhú pesničku [=vedeli] všetci a [=zistili], že veľryba a sardinka sú v tej istej zátoke.} Do prístavu [=doplávali/doplávajú] prví.',
          ],
        },
        {
          id: 'dohromady',
          text: [
            '[Hero] [počúval] jednu pesničku a potom druhú. „Ony do seba sedia!“ [zvolal]. {Pomalá [=mala] medzi slovami miesto a rýchla sa tam [=zmestila].|V pomalej [=boli] medzi slovami také veľké medzery, že sa do nich rýchla [=zmestila] celá, ako sardinka do veľrybieho úsmevu.} „Hej-cupi-lupi-hou!“ [=spievali] obe strany. {Veslá [=išli] spolu a čln [=letel] rovno.|[Helper] na to [helper:klopal] po dne, veslá [=išli] hore a dolu naraz a čln si to [=namieril/mieri] rovno k večeri.}',
          ],
        },
      ],
      after: [
        'Piráti si [=vymenili] klobúky, ľavá strana s pravou. {Teraz [=mali] jednu pesničku a všetkým [=chutilo].|Nová pesnička [=dostala] aj meno: Veľryba so sardinkou na obed.} More si ju [=šumelo] s nimi.',
      ],
      fact: '[Hero] [naučil] pirátov veslovať spolu.',
    },
    {
      id: 'jedengombik',
      ask: 'Ako sa delí jeden gombík na deväť?',
      title: ['[Hero] a najmenší poklad na svete', 'Jeden zlatý gombík'],
      refrain: ['Tebe kúsok, kúsok mne, každému sa ujde', 'Jeden za deväť, deväť za jeden'],
      spark: [
        'V truhlici s pokladom [=ležal] jediný zlatý gombík. A pirátov [=bolo] deväť! {„Ako ho rozdelíme?“ [=pýtali] sa.|„Ako ho rozdelíme?“ [=pýtal] sa kapitán a [=rátal] na prstoch, najprv na rukách, potom aj na nohách. Nech [=rátal], ako [=chcel], osem pirátov vždy [=ostalo] bez gombíka.} [Hero] si gombík [vzal] na dlaň. [=Bol] teplý a [=mal] štyri dierky.',
        'Celý deň [=kopali] deväť jám a [=našli] jeden poklad. {[=Bol] to gombík, zlatý ako slnko.|[=Bol] v deviatej, na samom dne, zlatý a okrúhly, a [=bol] to gombík.} „Môj!“ [=povedalo] deväť pirátov naraz a potom sa všetci [=hanbili/hanbia]. [Hero] [chcel] vymyslieť, ako ho rozdeliť.',
      ],
      way: [
        'Krajčírka v prístave gombík [=poznala]. {„Ten je z kabáta pre celú posádku,“ [=povedala].|„Ten je zo starého kabáta,“ [=povedala], „taký široký kabát to bol, že ho nosili traja piráti naraz a štvrtý mal rukáv ako dáždnik.“} [Hero] [počúval] veľmi pozorne.',
        'Mravce [=niesli] jednu omrvinku a [=bolo] ich sto. {Každý ju chvíľu [=držal].|Každý ju chvíľu [=držal] a potom [=podal] ďalej. Podľa toho, ako [=spievali], ju mal každý celú.} [Helper] si k nim [helper:čupol].',
        'Chlapec na móle [=mal] jednu loptu a sedem kamarátov. {„Veď sa s ňou hráme všetci,“ [=povedal].|„Či nám nie je málo?“ [=čudoval] sa. „S jednou sa hrá najlepšie, so siedmimi by každý stál sám.“} [Hero] sa [usmial].',
      ],
      tries: [
        '[=Skúsili] gombík <prepiliť~rozpíliť~opatrne prepiliť>. {Pílka sa [=šmýkala/šmýka] a gombík sa [=smial].|Gombík sa pod pílkou [=točil] dokola, [=cinkal] a [=bolo] vidieť, že ho to šteklí.} [=Ostal] celý.',
        '[Helper] [helper:navrhol] hádať sa o gombík slušne. {„Nech sa páči.“ „Nie, až po vás.“|„Berte si ho vy.“ „Kdeže, vy!“ „To by som si nedovolil.“ O hodinu ho už [=nechcel] nikto a gombík sa [=urazil].}',
        'Kto najdlhšie vydrží na jednej nohe, ten [=mal] vyhrať. {Všetci [=spadli] naraz do piesku.|[=Vydržali] všetci rovnako, potom sa všetci [=opreli/opierajú] o kapitána a kapitán o nikoho.} [=Smiali] sa ešte poležiačky.',
      ],
      solutions: [
        {
          id: 'vlajkagombik',
          text: [
            '„Čo patrí všetkým?“ [spýtal sa] [hero]. „Predsa vlajka!“ {Gombík [=prišili] doprostred vlajky.|[Helper] [helper:navliekol] niť, každý pirát [=urobil] jeden steh, niektorý krivý a kapitánov s fľakom od lekváru. Gombík [=sedel] uprostred vlajky.} Keď naň [=zasvietilo] slnko, [=blyskol] sa na všetkých deväť. {„To je naše slnko,“ [=povedali] piráti.|„Mám ho celý,“ [=povedal] prvý. „Aj ja,“ [=povedal] druhý, a tak to [=išlo] až po deviateho.}',
          ],
        },
        {
          id: 'kolobeh',
          text: [
            '[Hero] [navliekol] gombík na šnúrku. {„Každý deň ho bude nosiť niekto iný.“|„Každý deň ho nosí iný,“ [povedal], „a kto ho má, ten vymyslí pre ostatných niečo dobré.“} Prvý ho [=mal] najmladší pirát. {[=Uvaril/Varí] všetkým kakao.|[=Uvaril/Varí] kakao, druhý [=vyleštil] čižmy, tretí [=rozprával] o snehu a [helper] už [helper:nakreslil] poradovník až do Vianoc.} Pri deviatom [=zistili], že sa nikto nepozerá na gombík. {Všetci sa [=tešili] na nový deň.|Všetci sa [=pozerali] iba na to, čo dobré príde zajtra.}',
          ],
        },
      ],
      after: [
        'Gombík sa [=leskol] a piráti [=jedli] z jednej misy. {Aj tá [=stačila/stačí] všetkým.|Aj na nej [=bolo] vidno, že deväť lyžíc sa do jedného guľáša zmestí, len sa treba trochu posunúť.|Aj na nej [=bolo] vidno, že deväť lyžíc sa do jedného guľáša zmestí, len sa treba trochu posunúť.}',
      ],
      fact: '[Hero] [rozdelil] jeden zlatý gombík medzi deväť pirátov.',
    },
  ],
  obstacles: [
    'Z mora [=vystúpila] hmla a loď [=nevidela] na nos. {„Ahoj!“ [=volali] piráti a hmla im [=vracala/vracia] ahoj.|„Kto je tam?“ „My.“ „Aj tu my!“ a [=boli] to oni sami, lebo hmla ich [=vracala/vracia] ako zrkadlo.} [Hero] [zazvonil] na lodný zvon a hmla [=ustúpila].',
    'Loď [=zastala/zastáva] v riasach a [=driemala]. {[Helper] ju [helper:pošteklil] pod bruchom a [=plávali].|Ani vietor, ani veslá s ňou [=nepohli/nepohnú], až [helper] ju [helper:pošteklil] veslom pod bruchom, loď sa [=zachichotala/chichoce] a [=išlo] sa.|Ani vietor, ani veslá s ňou [=nepohli/nepohnú], až [helper] ju [helper:pošteklil] veslom pod bruchom, loď sa [=zachichotala/chichoce] a [=išlo] sa.}',
    'Z vody [=vystrčil] hlavu tuleň. „Platí sa jednou pesničkou!“ {[Hero] [zaspieval] o koze a tuleň [=tlieskal].|[Hero] [spustil/spúšťa] tú o koze, čo šla na more, tuleň sa pri druhej slohe [=rozplakal] od dojatia a dve mušle im [=vydal] nazad.} Cesta [=bola] voľná.',
    'Cez cestu [=ležal] kopec pirátskych sudov. {[Hero] [ťukol] do najmenšieho a celý kopec sa [=rozišiel/rozchádza].|[Hero] [ťukol] do toho najmenšieho vpredu, za ním sa [=pohol] druhý, tretí. V poslednom [=bola] kyslá kapusta na cestu.}',
    'Na pirátskej mape [=bol] mastný fľak. {[Hero] mapu [otočil] a fľak [=bol] ako šípka.|„Tu niekto obedoval párok,“ [helper:zistil] [helper]. No keď [hero] mapu [podržal] proti slnku, cez mastné okienko [=presvitala/presvitá] celá cesta.}',
    'Dva papagáje im [=radili] naraz. {„Vľavo!“ [=volal] jeden a „vpravo!“ druhý.|Jeden „vľavo“, druhý „vpravo“, a keď sa [hero] [spýtal], kde je vlastne vľavo, obaja [=zdvihli] pravé krídlo.} [=Išli] teda rovno.',
    'Na palubu si [=ľahla] veľryba, teda iba jej tieň. {Zrazu [=bolo] šero a lampáš sa [=musel] zažať.|Slnko si [=zakryla] len na chvíľu, kým si [=prečítala] meno lode. Potom sa pekne [=ospravedlnila] a [=odplávala/odpláva].}',
    'Lano sa [=zamotalo] na desať uzlov. {[Hero] ich [rátal] odzadu a [rozviazal] všetky.|„Ten prvý bol môj,“ [helper:priznal] [helper], „za tie ostatné nemôžem.“ [Hero] [začal] od konca, lebo každý uzol si pamätá, ako vznikol.}',
    '[=Prišla] veľká vlna a [=mala] naponáhlo. {Piráti jej [=urobili] miesto a [=sadli] si na dno lode.|„S dovolením,“ [=zašumela], loď sa [=zdvihla] ako výťah, na chvíľu [=bolo] vidieť tri prístavy a potom zasa pekne dolu.|„S dovolením,“ [=zašumela], loď sa [=zdvihla] ako výťah, na chvíľu [=bolo] vidieť tri prístavy a potom zasa pekne dolu.}',
  ],
  encounters: [
    'Okolo [=plávala] iná pirátska loď. {„Máte trochu soli?“ [=volali]. „Máme celé more!“|„Nemáte trochu soli?“ [=volali]. „Celé more!“ [=zavolali] naši. „To nás nenapadlo!“} [Hero] im [zamával] šatkou.',
    'Delfín [=hral] na dno pirátskeho člna ako na bubon. {Dvaja piráti mu do toho [=tancovali].|Dvaja piráti mu do toho [=tancovali], jeden v drevákoch. More si [=podupkávalo/podupkáva] o skaly.}',
    'Na sude [=sedel] starý pirát a [=písal] domov. {„Milá mama, jem a čiapku nosím.“|„Milá mama, jem zeleninu a čiapku nosím,“ [=písal] a pri tej čiapke sa [=začervenal].} [Hero] mu [podržal] kalamár.',
    'Na skale [=lovila/loví] stará kapitánka s udicou. {[=Vytiahla] čižmu a [=tešila] sa.|„Čižmy dnes berú dobre,“ [=povedala] a jednu [=vytiahla]. „Ľavú už mám. Keď bude pár, pustím ich spolu na slobodu.“}',
    'Na piesku [=ležala] veľká mušľa. {[Hero] ju [priložil] k uchu a ona [=povedala]: „Haló?“|[Hero] ju [priložil] k uchu. „Pirátske informácie,“ [=ozvalo] sa, „dnes mierny vietor, k večeru kakao. Prajete si ešte niečo?“}',
    'Vo vlnách sa [=hojdala] fľaša s listom. {„Ahoj, ako sa máš? Ja dobre. Pirát.“|„Ahoj, ty, čo toto čítaš. Ako sa máš? Ja dobre, len mi chýba zátka,“ [=stálo] v ňom, a tak [hero] [odpísal] aj zátku [pridal].}',
    'Na brehu [=stál] malý pirát a [=učil] loďku hovoriť. {„Povedz more,“ [=prosil] a loďka [=povedala] žblnk.|„Povedz more,“ [=prosil]. „Žblnk,“ [=povedala] loďka. „Vidíte, už vie po morsky,“ [=pýšil/pýši] sa.}',
    'Kapitán vedľajšej lode [=hľadal] papučku. {Na druhej nohe [=mal] čižmu a tá [=ťahala/ťahá] na more.|„Jedna noha chce na more a druhá do postele,“ [=vysvetlil], „a ja stojím medzi nimi a neviem, koho počúvnuť.“} [Hero] mu ju [našiel] za kotvou.',
    'Pirátske dvojičky si [=delili/delia] jeden ďalekohľad. {Jeden [=pozeral] tam a druhý naspäť.|Jeden [=pozeral] spredu a [=videl] more veľké, druhý zozadu a [=videl] ho malé. Potom si to [=vymenili], aby to [=bolo] spravodlivé.}',
    'Lodný kocúr [=strážil] poklad. {[=Bola] to rybia hlava a [=voňala] na celý prístav.|[=Bola] to rybia hlava pod stočeným lanom, o ktorej [=vedela] podľa vône celá paluba, len sa to [=nehovorilo/nehovorí].} [Hero] sa [tváril], že nič.',
    'Krab [=niesol] v klepete malú vlajku. {„Otváram ostrov,“ [=povedal] vážne.|„Dnes otváram ostrov,“ [=oznámil], „je veľký pol metra a prvým trom návštevníkom dávam kúsok zadarmo.“} [Hero] [dostal] plnú dlaň piesku.',
    'Z komína lode [=stúpal] dym v tvare prasiatka. {„Pečieme oškvarkové pagáče,“ [=volali] piráti.|„To kuchár pečie pagáče,“ [=vysvetlili/vysvetľujú] piráti, „keď dym vyzerá ako slivka, býva knedľa.“} [=Dostali] za hrsť.',
  ],
  favourite: [
    'Pri posteli [=kotvila/kotví] papierová loď a v jej podpalubí už všetci [=spali].',
    'Mapa pokladu [=ležala] pod vankúšom a krížik na nej [=svietil] len do snov.',
    'Pirátsky klobúk [=odpočíval] na stoličke a [=mal] v sebe tmu na celú noc.',
    'Na stene [=visela] malá vlajka s mesiacom a dnes už [=nemusela/nemusí] viať.',
    'Drevený papagáj na poličke [=mal] zavreté oči a jedno krídlo prikryté vreckovkou.',
    'V mušli na nočnom stolíku [=šumelo] more, tak potichu, ako sa dá.',
    'Pod posteľou [=ležala] kotva z kartónu a [=držala] izbu pekne na mieste.',
    'Truhlica s hračkami [=bola] zatvorená a poklady v nej [=ležali] jeden vedľa druhého.',
  ],
}
