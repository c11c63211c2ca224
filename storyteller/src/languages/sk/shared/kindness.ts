import type { Kindness } from '../../../craft/pack.ts'

/** Small favours on the way; what is left of them shows by the bed, in calm words. */
export const kindnesses: readonly Kindness[] = [
  {
    in: ['land'],
    text: 'Chrobáčik [=ležal] na chrbte a [=kopal] nožičkami. {„Pomôž mi, prosím,“ [=povedal] celkom slušne.|„Nič sa nedeje,“ [=hovoril], „iba si pozerám oblohu a neviem prestať.“} [Hero] ho {opatrne|jedným prstom celkom opatrne} [otočil]. „Vďaka,“ [=poklonil] sa chrobáčik.{||| Než [=odišiel], každému zvlášť [=opísal/opisuje] tri najkrajšie oblaky, ktoré ležiačky [=videl], a ten tretí, v tvare krčaha, im vraj s radosťou prenecháva.}',
    keepsake:
      'Na parapete pri posteli potichu [=svietil] chrobáčik{.|, ten z cesty, čo si chcel ešte raz pozrieť oblohu, tentoraz nočnú a pokojnú.} Jeho svetielko [=bolo] malé a teplé.',
  },
  {
    in: ['land', 'indoors'],
    text: 'Pavúčikovi sa [=roztrhla/trhá] sieť{ a smutne na ňu [=pozeral].|. „Celé ráno som štrikoval,“ [=vzdychol], „a ihlice mám iba na nohách.“} [Hero] mu [podržal] dve nitky. {O chvíľu [=bola] sieť ako nová.|Ešte <uzlík, ešte slučka~raz dookola, raz naspäť~jedno očko hladko, jedno obrátene> a sieť [=bola] ako nová.}{||| „Ak raz budete niečo potrebovať zachytiť,“ [=povedal] vážne, „pokojne sa ozvite, u nás v rodine sa zachytáva už od nepamäti.“}',
    keepsake:
      'V rohu okna [=visela] jemná strieborná nitka{.|, ktorú tam vraj zavesil pavúčik, aby mala rosa kde spať.} Ticho sa [=leskla] vo svetle mesiaca.',
  },
  {
    in: ['land'],
    text: 'Pri ceste [=ležalo] <vtáčie hniezdo~malé hniezdo~hniezdo z minulej jari>, ktoré sfúkol vietor. {[Hero] ho [zdvihol] a [vrátil] na konár.|[Hero] ho [zdvihol] a [helper] [helper:podržal] ruky ako rebrík. Hore medzi dvoma konármi [=sedelo] tak presne ako vajce v kalíšku.} „Jú, môžeme bývať,“ [=čvirikali/čvirikajú] z koruny.',
    keepsake:
      'Na okne [=ležalo] tenké stebielko z hniezda{.|, stočené do krúžku, mäkké a voňavé ako seno.} Vonku v korune už všetci tíško [=spali].',
  },
  {
    in: ['land'],
    text: 'Zajačik [=stál] pri potôčiku a [=nechcel] si namočiť labky. {[Hero] mu [položil] tri kamene a zajačik [=prešiel].|„Včera som si ich umyl,“ [=vysvetlil]. [Hero] [položil] do vody <tri~štyri~päť> kameňov, každý <na jeden skok~na dĺžku zajaca>.} „Ďakujem,“ [=povedal] na druhej strane{.| a [=skúsil] to hneď aj naspäť, lebo [=bolo] to pekné.}',
    keepsake:
      'Pri posteli [=ležala] malá mrkva s lístkom: dobrú noc. {|Zajačie písmo má ušká aj na konci slov.} Izba [=voňala] záhradou a pokojom.',
  },
  {
    in: ['water'],
    text: 'Malý rak [=zaspal] na ceste a [=nemal] sa čím prikryť. {[Hero] mu [priniesol] veľký list.|„Kamene hrejú len cez deň,“ [=zamrmlal] zo sna. [Hero] mu [priniesol] <veľký list~kus mäkkej riasy~lopúch od brehu>.} Rak sa pod ním [=schúlil/túli]{.| a klepetom si ho [=pritiahol] až k fúzom.}{||| [=Odchádzali] po špičkách a voda okolo nich [=robila] to isté, lebo kto raz videl spať raka, ten už nikdy nechce byť dôvodom, pre ktorý sa zobudí.}',
    keepsake:
      'Na stolíku [=ležala] malá biela mušľa{.|, čistá a zabalená do riasy, taká, akú vie nájsť iba rak.} Pri uchu potichu [=šumela].',
  },
  {
    in: ['water'],
    text: 'Na plytčine [=uviazla/viazne] papierová lodička. {[Hero] ju [postrčil/posúva] a lodička [=plávala] ďalej.|Na palube [=sedel] <mravec v klobúku~chrobáčik s veslom~komár s kapitánskou čiapkou> a [=tváril] sa, že tu iba obeduje. [Hero] ju jedným prstom [posunul/posúva] do prúdu.} „Ahoj a vďaka,“ [=ozvalo/ozýva] sa z nej.',
    keepsake:
      'Na nočnom stolíku [=kotvila/kotví] papierová lodička{.|, celkom suchá, s plachtou zvinutou na noc.} [=Hojdala/Hojdá] sa pomaly, ako keď niekto dýcha.',
  },
  {
    in: ['water'],
    text: 'Kačiatko [=plávalo] dokola a [=nevedelo], kde je mama. {„Kač,“ [zavolal] [hero] a mama [=prišla].|„Ako volá?“ [spýtal sa] [hero]. „Nahlas,“ [=povedalo]. Tak [=zavolali] nahlas všetci <traja~spolu~naraz> a z tŕstia sa [=ozvala/ozýva] veľmi šťastná mama.} [=Plávali] domov v rade{.| a kačiatko sa ešte dvakrát [=obzrelo].}',
    keepsake:
      'Z okna [=bolo] vidieť vodu a na nej dva tiché krúžky. {|To kačiatko a mama [=spali] vedľa seba pod jedným krídlom.} [=Bolo] to pekné na pohľad.',
  },
  {
    in: ['sky'],
    text: 'Vtáčik [=stratil] smer. {„Kde je domov?“ [=pýtal] sa ticho.|„Poznám naspamäť všetky strechy,“ [=vravel], „ale dnes je na nich hmla.“} [Hero] mu [ukázal] <komín s bielym dymom~strechu s dvoma komínmi~vežu s kohútom>. „Tam to je,“ [=pípol] vtáčik{ a [=letel].|, a už [=letel], rovno ako po šnúrke.}{||| Pod tou strechou má vraj sestru, dvoch bratov a jednu obľúbenú škridlu.}',
    keepsake:
      'Na okne [=ležalo] malé pierko{.|, jemné a biele, ktoré tam vraj nechal vtáčik namiesto podpisu.} [Hero] si ho [položil] vedľa vankúša.',
  },
  {
    in: ['sky'],
    text: 'Malá hviezda [=mala] zhasnutý jeden cíp. {[Hero] ho [poutieral/utiera] rukávom a zasa [=svietil].|„Len som zaspala na tej strane,“ [=priznala] sa. [Hero] na cíp [dýchol/dýcha] a [poutieral/utiera] ho <rukávom~šálom~cípom košele>, až [=svietil] zo všetkých najviac.} „Budem ti blikať,“ [=sľúbila].',
    keepsake:
      'V okne [=svietila] jedna hviezda o trochu teplejšie než ostatné. {|Dva razy [=blikla/bliká], pomaly a potichu, tak ako sľúbila.} Dobrú noc, hviezda.',
  },
  {
    in: ['sky'],
    text: 'Obláčik sa [=zachytil/zachytáva] o roh hviezdy. {„Au, moje páperie,“ [=šepol].|„Ponáhľal som sa na východ a hviezda nie,“ [=vysvetlil] so vzdychom.} [Hero] ho pomaly, po nitke, {[vyslobodil].|[vyslobodil], a čo sa [=odtrhlo/trhá], to mu [hero] [prišil] späť <bielou nitkou~mašľou~na tri stehy>.}',
    keepsake:
      'Za oknom [=stál] malý obláčik a [=tienil/tieni] mesiac, aby nesvietil do očí. {|Vieme, ktorý to [=bol].} V izbe [=bolo] mäkké šero.',
  },
  {
    in: ['indoors'],
    text: 'Starým hodinám [=spadla] ručička. {„Neviem, koľko je,“ [=tikali/tikajú] smutne.|„Odvtedy je stále presne niečo,“ [=tikali/tikajú] nešťastne.} [Hero] ju [našiel] pod skriňou a [vrátil] na miesto. {Hodiny sa [=usmiali].|Hodiny si [=odkašľali] a bez meškania [=odbili/odbíjajú] <pol~štvrť~hodinu, čo práve bola>.}',
    keepsake:
      'Hodiny na stene [=tikali] pomalšie a tichšie než cez deň{.|, len tik, dlhý nádych, a tak, aby sa pri nich dobre spalo.} V izbe [=bolo] teplo.',
  },
  {
    in: ['indoors'],
    text: 'Za pecou [=plakal/plače] malý svrček, lebo sa mu [=rozladili/rozladia] husle. {[Hero] mu [zaspieval] tón a svrček [=naladil].|[Hero] mu [zaspieval] <dlhé á~jedno é~mmm>, [helper] [helper:pridal/pridáva] druhý hlas a svrček podľa nich [=naladil] strunu po strune.} Potom [=hral] čisto ako voda.',
    keepsake:
      'Za pecou [=hral] svrček uspávanku, tichú a pomalú{.|, s jednou falošnou notou uprostred, na pamiatku.} Teplo [=voňalo] drevom.',
  },
  {
    in: ['indoors'],
    text: 'V kúte [=stála] vysoká sviečka a [=bála/bojí] sa prievanu. {[Hero] jej [dal] na hlavu sklenený klobúk.|„Stačí, keď niekto kýchne,“ [=šepkala]. [Hero] jej [priniesol] <sklenený klobúk~pohár hore dnom~dve dlane a potom lampáš>.} Svetlo sa [=narovnalo/rovná] a [=svietilo] až do kúta.',
    keepsake:
      'Na stole [=svietilo] malé svetlo, pokojné a rovné. {|Sviečka ho [=držala] opatrne, ako sa drží plný hrnček.} Potom tíško [=zaspalo] aj ono.',
  },
  {
    text: 'Na zemi [=ležala] stratená rukavica{, malá a červená.|, <malá a červená~zelená s bielym vzorom~pletená, s jedným prstom trochu obhryzeným>.} [Hero] ju [zavesil] na klinček. O chvíľu tam [=stál] ježko. „Moja čiapka,“ [=tešil] sa{ a hneď si ju [=nasadil].|, a všetkých päť prstov mu na hlave [=trčalo] ako koruna.}',
    keepsake:
      'Pred dverami [=ležali/ležia] tri lieskovce. {|Vedľa nich [=bol] lístoček s odtlačkom malej labky.} Ježko sa vie pekne a potichu poďakovať.',
  },
  {
    text: 'Mravčeky [=niesli] omrvinku väčšiu ako ony. {[Hero] im [odhrnul/odhŕňa] z cesty jeden kamienok.|„Raz, dva, hej,“ [=velil/velí] najmenší, hoci [=bol] vzadu a [=niesol] iba vzduch. [Hero] im [odhrnul/odhŕňa] z cesty kamienok.} Celý rad sa naraz [=uklonil].{||| Malý hlások sa ľahko prepočuje, preto sa vraj učia ďakovať zborovo, a keď to nacvičia poriadne, bude ich počuť až po kolená.}',
    keepsake:
      'Na podlahe [=stáli] mravčeky v tichom rade. {|[=Priniesli] jedno zrnko cukru, najkrajšie, aké [=mali].} Potom aj ony [=išli] pomaly spať.',
  },
  {
    text: 'Teta Krtková si [=nemohla] prečítať list. {„Okuliare máš na čele,“ [pošepkal/šepká] jej [hero].|[=Hľadala] okuliare <v kabelke, v košíku aj pod rohožkou~v šuplíku, v čižme aj v hrnci>, len na čele nie. [Hero] jej to [pošepkal/šepká].} „Ach, tu ste, lotri,“ [=zasmiala] sa teta.{||| List [=bol] od sestry a [=stálo] v ňom iba to, že je všetko v poriadku a nech si teta konečne nájde tie okuliare.}',
    keepsake:
      'Na stole [=čakal] teplý koláčik pod utierkou{.|, ktorý vraj poslala teta Krtková na dobrú noc.} Izbou [=voňala] jemná vanilka.',
  },
  {
    text: 'Motýľ [=mal] zmoknuté krídla a [=nemohol] letieť. {[Hero] naň jemne [dýchal] a krídla [=uschli/schnú].|[Hero] mu [nastavil/nastavuje] dlaň, [helper] [helper:dýchal] zľava a [hero] sprava, teplo a pomaly, ako keď sa zahmlieva sklo.} Po chvíli motýľ [=zamával] a [=letel], {biely a ľahký.|<raz doľava, raz doprava~cez všetky hlavy~na skúšku len po rukáv>.}',
    keepsake:
      'Na záclone [=sedel] motýľ so zatvorenými krídlami a tíško [=spal]. {|Aj jeho tieň [=bol] mäkký.} V izbe [=bol] pokoj.',
  },
  {
    text: 'Uprostred cesty [=stála] starenka s ťažkou taškou. {[Hero] jej ju [niesol] kúsok cesty.|„Zemiaky,“ [=povedala], „a jedno prekvapenie.“ [Hero] [chytil/chytá] jedno ucho, [helper] druhé, a taška [=bola] zrazu <ľahká~o polovicu ľahšia~skoro ako pierko>.} Za to im [=dala] po hruške, žltej a šťavnatej.',
    keepsake:
      'Na stole [=ležala] žltá hruška a izba po nej tíško [=voňala]. {|Ráno bude dobrá, teraz však aj ovocie oddychuje.} Všetko [=malo] svoje miesto.',
  },
  {
    text: 'Lampáš pri ceste [=blikal] a [=hanbil/hanbí] sa. {„Mám v sebe mušku,“ [=šepol], a [hero] ju [vypustil].|„Pardon, mám v sebe <mušku~moľu~komára> a šteklí ma,“ [=šepol]. [Hero] [otvoril] sklíčko a [počkal], kým hosť odletí.} Lampáš sa [=upokojil] a [=svietil] pekne rovno.',
    keepsake:
      'Pod oknom [=stál] lampáš a [=svietil] celkom jemne{.|, akoby si dal záležať, aby nikoho nezobudil.} Tma okolo neho [=bola] mäkká.',
  },
]
