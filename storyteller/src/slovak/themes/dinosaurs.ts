import type { ThemePack } from '../../realise/pack.ts'
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
        'V pravekej doline sa dinosaury [=zdravili] dupnutím. {Dup. Dup. [Hero] [dupol] tiež.|Kto [=bol] veľký, [=dupol] raz, kto [=bol] malý, dvakrát, a [hero] [dupol] štyrikrát, aby to [=bolo] poriadne počuť.} [=Voňali] tam <prasličky~paprade~maliny>.',
        '[Hero] [sedel] na chrbte dinosaura a [=bolo] z neho vidieť celý pravek. {Krk [=mal] ako šmykľavku.|Hore sa [=liezlo] po chvoste, dolu sa [=šmýkalo] po krku, a dinosaurus pri oboch [=vravel], že to šteklí.}',
      ],
      [
        'Papradie tu [=bolo] vyššie než dom. {|V tieni [=spali] malé dinosaury a chvosty [=mali] poukladané ako lyžičky v zásuvke.}',
      ],
      [
        'V doline sa [=zotmelo] a dinosaury [=dýchali] zhlboka, raz hore, raz dolu, ako kopce. {|Sopka v diaľke už len tíško [=svietila], pravek ju [=mal] namiesto lampičky.} Papradie [=bolo] mäkké.',
      ],
    ),
    setting(
      'jazero',
      'water',
      place('praveké jazero', 'pri pravekom jazere', 'k pravekému jazeru', 'od pravekého jazera'),
      [
        'V pravekom jazere sa [=umývali] dinosaury za ušami, hoci uši [=nemali]. {[Hero] im [podával] mydlo.|Mydlo [=bolo] z pemzy, bubliny veľké ako domy a [hero] [stál] na brehu s osuškou z paprade.}',
        'Žblnk, z jazera sa [=vynoril] krk, dlhý ako lano. Na konci [=bola] malá dinosauria hlava a [=povedala]: „Dobré.“ {|A po chvíli, keď to [=došlo] aj dolu k chvostu, [=ozvalo] sa druhý raz: „Dobré.“} [Hero] sa [usmial].',
      ],
      ['Vážky [=boli] veľké ako šarkany. {|Keď niektorá [=pristála] na hlave, [=bola] z nej krásna mašľa.}'],
      [
        'Jazero [=bolo] hladké a dinosaurie krky sa [=skláňali] k spánku. {|Voda [=hojdala] mesiac sem a tam, celkom pomaly, aby ho nezobudila.} Pri brehu [=čakal] teplý pelech.',
      ],
    ),
    setting(
      'muzeum',
      'indoors',
      place('dinosauria sieň', 'v dinosaurej sieni', 'do dinosaurej siene', 'z dinosaurej siene'),
      [
        'V múzeu cez deň dinosaury [=stáli] a večer si [=sadli]. {[Hero] o tom [vedel].|[Hero] to [vedel] od strážnika, ktorý im na noc [=nosil] podsedáky.} Kosti [=cvakali] a podlaha [=voňala] voskom.',
        '„Zatvárame,“ [=povedal] strážnik a dinosaury si [=vydýchli]. [Hero] [ostal] za stĺpom. {Kosti sa [=pohli]!|Tyranosaurus si [=poškrabal] rebro, triceratops si [=zakvačil] klobúk na roh a [=začala] sa nočná smena.}',
      ],
      ['Na lístku pri vchode [=stálo]: „Nekŕmiť.“ {|Pod tým niekto veľkým pazúrom [=dopísal]: „Škoda.“}'],
      [
        'V sieni [=zhasli] svetlá. Kosti si [=ľahli] na svoje miesta, [=cvakli] poslednýkrát a [=stíchli]. {|Strážnik im [=zaželal] peknú druhohornú noc.} Pred múzeom [=svietili] hviezdy, také staré ako dinosaury.',
      ],
    ),
  ],
  heroes: [
    figure(
      'bronto',
      'brontosaurus Dlháň',
      [
        'Brontosaurus Dlháň je taký dlhý, že chvostom ešte raňajkuje, keď hlavou obeduje. {|Dobrú noc mu treba povedať na oboch koncoch.}',
      ],
      ['[Hero] [spal].'],
    ),
    figure(
      'trice',
      'dinosaurica Troška',
      ['Dinosaurica Troška má tri rohy a na každom čiapku. {|V pravekej doline fúka a mama je mama.}'],
      ['[Hero] [spal].'],
    ),
  ],
  helpers: [
    figure(
      'ptero',
      'pterodaktyl Igor',
      [
        'Z neba [=pristál] pterodaktyl Igor, najprv zobák, {potom zvyšok|potom krídla a napokon veľmi dlhé ospravedlnenie}. „Pristávanie ešte ladím. Od druhohôr.“',
      ],
      ['Pterodaktyl Igor sa [=zabalil] do krídel ako do stanu a [=dýchal] ticho.'],
    ),
    figure(
      'stego',
      'stegosaurus Platňák',
      [
        'Okolo [=kráčal] stegosaurus Platňák. {„Idem s vami.“|Na platniach na chrbte si mu celá dolina [=sušila] bielizeň a on [=vravel], že mu to aspoň neprší za krk.} A [=pridal] sa.',
      ],
      ['Stegosaurus Platňák si [=ľahol] na bok, platne [=zložil] ako vejár a [=zahučal] dobrú noc.'],
    ),
    figure(
      'praba',
      'prababa Ura',
      [
        'Z jaskyne [=vyšla] prababa Ura s valčekom na koláče. {„Uga. Mňam?“|„Uga,“ [=povedala], čo znamená dobrý deň, „mňam?“ čo znamená, či ste už jedli.} Dinosaury ju [=mali] rady.',
      ],
      ['Prababa Ura [=prikryla] oheň popolom a [=ľahla] si na posteľ z mäkkého machu.'],
    ),
  ],
  problems: [
    {
      id: 'vajce',
      ask: 'Komu chýba zelené bodkované vajce?',
      title: ['[Hero] a dinosaurie vajíčko', 'Vajíčko, ktoré sa kotúľalo'],
      refrain: ['Dup, dup, pomaly', 'Guľa, guľa, stoj'],
      spark: [
        'Dolu kopcom sa [=kotúľalo] vajíčko. {Dinosaurie! Kto ho [=stratil]?|[=Bolo] zelené, bodkované, veľké ako vankúš a celou cestou sa v ňom niekto [=smial].} [Hero] ho [zastavil] bruchom. Niekde ho hľadá dinosauria mama.',
        'Buch! Do kolena [=vrazilo] vajce. {Dinosaurie!|Na škrupine [=malo] odtlačok veľkého nosa, to ho mama ráno [=pobozkala] na dobrý deň.} [Hero] ho [vzal] do náručia. Treba ho doniesť domov.',
      ],
      tries: [
        '[=Zaniesli] vajíčko k prvému hniezdu. {[=Bol] tam kameň. [=Spal].|V hniezde [=sedel] kameň, teda malý dinosaurus, čo sa na kameň [=hral], a [=prosil], aby ho neprezradili.} To nie je ono.',
        '[Helper] [helper:zadupal] signál. {[=Odpovedala] sopka.|Najprv [=odpovedala] sopka, že ona vajíčka nemá, a potom žaba, že ona áno, ale menšie.} Dup. Ešte raz.',
      ],
      solutions: [
        {
          id: 'stopy',
          text: [
            '[Hero] [zbadal] na blate stopy, veľké ako vane. {A vedľa každej kvapka.|A vedľa každej malá jamka, tam [=padla] slza veľkej mamy.} Po stopách sa [=išlo] od jazera k jazeru. [Helper] [helper:volal] do papradia. {Mama! Zem sa [=chvela].|Zem sa [=zachvela], papradie [=uhlo] a nad nimi [=stála] hlava s očami ako dve jazerá.} Nos sa [=dotkol] škrupiny. Ťuk. „Mama,“ [=ozvalo] sa zvnútra.',
          ],
        },
        {
          id: 'hniezdo',
          text: [
            'Vajíčko [=chladlo]. „Najprv teplo, potom hľadanie,“ [povedal] [hero] a [nazbieral] papradie. {Mäkké hniezdo. Veľké!|[Helper] [helper:pridal] mach, sopka trochu tepla a hniezdo [=bolo] také veľké, že ho [=bolo] vidieť z celého praveku.} Práve to [=pomohlo]. {Mama ho [=zbadala]!|„Kto tu stavia hniezdo bez povolenia?“ [=ozvalo] sa zhora, a potom tichšie: „Moje maličké.“} Krk sa [=ovinul] okolo hniezda dvakrát.',
          ],
        },
      ],
      after: [
        'Škrupina [=praskla] a [=vykukol] malý dinosaurus. {|Prvé, čo [=urobil], [=kýchol], a druhé, [=zaspal] na niečej topánke.} Pravek [=bol] o jedného väčší.',
      ],
      fact: '[Hero] [priniesol] dinosaurej mame jej vajíčko.',
    },
    {
      id: 'rev',
      ask: 'Na čo je dobrý veľmi tichý hlas?',
      title: ['[Hero] a tyranosaurus, ktorý vedel len šeptať', 'Dinosaurus s tichým hlasom'],
      refrain: ['Rrr sem, rrr tam', 'Aj tichý hlas je hlas'],
      spark: [
        'Tyranosaurus Timotej [=otvoril] papuľu a [=povedal]: „mí“. {Všetci [=čakali] rev!|Na dinosaurom zbore [=mal] spievať bas a [=spieval] ako komár v pohári.} „Smejú sa mi,“ [=šepol]. [Hero] ho [potľapkal] po pazúre.',
        'Dinosaury [=mali] skúšku revu. {Timotej iba [=pípal].|Zem sa [=triasla], sopka si [=pchala] do uší papradie, a potom [=prišiel] na rad Timotej a [=pípol].} [Hero] [videl], že má v očiach slzy. Treba mu pomôcť.',
      ],
      tries: [
        'Timotej [=kloktal] sopečnú vodu. {[=Vyšla] bublina.|[=Vyšla] z neho bublina, veľká, krásna, a keď [=praskla], [=povedala] „mí“.} Nič to.',
        '[Helper] [helper:naučil] Timoteja dupať namiesto revu. {[=Spadli] kokosy.|Dup, a [=spadli] tri kokosy, dup, a [=spadol] aj ten, čo ich [=zbieral].} Radšej ticho.',
      ],
      solutions: [
        {
          id: 'uspavanka',
          text: [
            'Vtom sa malé dinosaury [=rozplakali], [=nevedeli] zaspať. Rev im [=nepomáhal/nepomáha]. „Skús ty,“ [povedal] [hero]. Timotej sa [=sklonil]: „mí, mí, mííí.“ {A [=stíchli]. [=Spali].|Dvanásť drobcov [=stíchlo], [=zívlo] a [=zaspalo] na kope, a [helper] [helper:zaspal] skoro tiež.} „To je hlas na uspávanku,“ [povedal] [hero]. Takého dinosaura v doline ešte [=nemali].',
          ],
        },
        {
          id: 'jaskyna',
          text: [
            '„Poď do jaskyne,“ [povedal] [hero]. „Tam je každý hlas väčší.“ Timotej [=vošiel] a [=povedal] svoje „mí“. {Míííí! Mííí!|Steny si ho [=podali], strop ho [=zväčšil] a von [=vyletelo] také MÍÍÍ, že sa [=otočili] hlavy v celom praveku.} [Helper] [helper:zatlieskal]. {[=Nebol] to rev. [=Bolo] to krásne.|[=Nebol] to rev, [=bol] to ten najkrajší jaskynný tón, a zbor sa [=presťahoval] spievať do jaskyne.} Timotej [=spieval] v prvom rade.',
          ],
        },
      ],
      after: [
        'Timotej [=ďakoval] každému zvlášť a do ucha. {|Rev [=nechal] ostatným, dinosaurov s revom je v doline dosť.} [=Bolo] mu dobre.',
      ],
      fact: '[Hero] [pomohol] tyranosaurovi Timotejovi mať rád svoj tichý hlas.',
    },
    {
      id: 'hojdacka',
      ask: 'Na čom sa hojdá veľmi veľký dinosaurus?',
      title: ['[Hero] a hojdačka pre dinosaura', 'Kto sa nezmestí na kolotoč'],
      refrain: ['Hore, dolu, jeden dva', 'Pre veľkých aj pre malých'],
      spark: [
        'Na dinosaurom ihrisku [=sedel] sám brachiosaurus Fridrich. {Na hojdačku [=bol] veľký.|Hojdačka [=povedala] prask už pri pohľade a šmykľavka sa pod ním [=zmestila] iba jednému kolenu.} „Ja sa len pozerám,“ [=vzdychol]. [Hero] sa [rozhodol], že to tak neostane.',
        'Prask! A hojdačka [=bola] na dve polovice. {Fridrich [=bol] priveľký.|Dinosaurus Fridrich [=stál] nad ňou s lanom na uchu a [=červenal] sa na celých dvadsať metrov.} [Hero] mu [povedal]: vymyslíme väčšiu.',
      ],
      tries: [
        '[=Zavesili] lano medzi dva stromy. {[=Ohli] sa oba.|Stromy sa [=uklonili] jeden druhému, koruny si [=podali] ruky a Fridrich [=sedel] na zemi.} Silnejšie!',
        '[Helper] [helper:navrhol] hojdať sopku. {Sopka [=bola] proti.|Sopka [=vypustila] obláčik, v ktorom [=stálo] „nie“.} To je jasná odpoveď.',
      ],
      solutions: [
        {
          id: 'jazero',
          text: [
            '„Kde nie je nikto ťažký?“ [spýtal sa] [hero]. „Vo vode!“ {Fridrich [=vošiel] do jazera.|Fridrich [=vošiel] do jazera, najprv pazúr, potom druhý, a zrazu [=vážil] ako vankúš.} Vlny ho [=zdvihli] hore a dolu. {[=Hojdal] sa. Hurá!|[Helper] [helper:robil] vlny z jednej strany, [hero] z druhej a dinosaurus sa [=hojdal] a [=smial], až [=pršalo] v susednej doline.} Najväčšia hojdačka praveku [=bola] mokrá.',
          ],
        },
        {
          id: 'chvost',
          text: [
            '„Čo keby bola hojdačka z teba?“ [povedal] [hero]. Fridrich [=natiahol] krk k stromu a chvost k skale. {Malí si [=sadli] naň.|Malé dinosaury si [=posadali] naň od hlavy po koniec, [helper] do stredu a [hero] tam, kde to najviac [=hojdalo].} Hore. Dolu. Hore! {Všetci sa [=smiali].|Fridrich sa [=hojdal] tiež, lebo kto hojdá druhých, hojdá aj seba.} A rad detí [=siahal] až k sopke.',
          ],
        },
      ],
      after: [
        'Fridrichovi [=ostal] na nose kvet z papradia. {|Teda, papradie nekvitne, ale kvôli nemu [=urobilo] výnimku.} Dinosaury [=zívali].',
      ],
      fact: '[Hero] [vymyslel] hojdačku pre veľkého dinosaura Fridricha.',
    },
  ],
  obstacles: [
    'Cez cestu [=ležal] dinosaurí chvost. {Čí je? Kde má koniec?|[=Išli] popri ňom štvrť hodiny, kým [=prišli] k majiteľovi a slušne ho [=poprosili].} Chvost sa [=zdvihol] ako závora.',
    'Sopka [=čkala]. Čk! {Hop!|Pri každom čknutí [=vyletel] kamienok a pekne sa [=ospravedlnil].} [Helper] jej [helper:doniesol] vody z jazera a [=bolo] po čkaní.',
  ],
  encounters: [
    'Dva triceratopsy sa [=učili] háčkovať. {Na rohoch!|„Očko na ľavý roh, očko na pravý,“ [=mrmlali], „a teraz sa nám to asi zamotalo.“} [Hero] im [pomohol] od seba.',
    'Malý dinosaurus [=učil] chodiť pradedka. {„Najprv chvost, pradedko.“|„Najprv chvost, potom noha,“ [=vravel], „a nie naraz, pradedko.“} Dup. A ešte dup.',
    'Na strome [=sedel] pravtáčik a [=pozeral] na perá. {„To som ja?“|„Včera šupiny, dnes perá,“ [=krútil] hlavou, „zajtra asi vynájdem kikirikí.“} [Hero] mu [zatlieskal].',
  ],
  favourite: [
    'Na poličke [=stáli] dinosaury v rade a najmenší z nich sa [=opieral/opiera] o najväčšieho.',
    'Nočné svetielko [=malo] tvar vajíčka a [=svietilo] mäkko ako pradávne slnko.',
  ],
}
