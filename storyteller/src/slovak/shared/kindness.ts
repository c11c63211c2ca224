import type { Kindness, Piece } from '../../realise/pack.ts'

export const kindnesses: readonly Kindness[] = [
  {
    in: ['land'],
    text: 'Chrobáčik [=ležal/leží] na chrbte a [=kopal/kope] nožičkami. {„Pomôž mi, prosím.“|„Nič sa nedeje,“ [=hovoril/hovorí], „iba si pozerám oblohu a neviem prestať.“} [Hero] ho {opatrne|prstom celkom opatrne} [otočil/otáča]. „Vďaka,“ [=poklonil/klania] sa chrobáčik.{||| Než [=odišiel], každému zvlášť [=opísal/opisuje] tri najkrajšie oblaky, ktoré ležiačky [=videl], a ten tretí, v tvare krčaha, im vraj s radosťou prenecháva.}',
    keepsake:
      'Na parapete pri posteli potichu [=svietil/svieti] chrobáčik. {|Prišiel poďakovať ešte raz a zostal na celú noc.} Je to ten z cesty.',
  },
  {
    in: ['land', 'indoors'],
    text: 'Pavúčikovi sa [=roztrhla/trhá] sieť. {Smutne na ňu [=pozeral/pozerá].|„Celé ráno som štrikoval,“ [=vzdychol/vzdychá], „a pletacie ihlice mám iba na nohách.“} [Hero] mu [podržal/drží] dve nitky. {Hotovo!|Ešte uzlík, ešte slučka a sieť [=bola/je] ako nová, dokonca aj s mašľou.}{||| „Ak raz budete niečo potrebovať zachytiť,“ [=povedal] vážne, „pokojne sa ozvite, u nás v rodine chytáme veci už od nepamäti a nič nám zatiaľ nespadlo.“}',
    keepsake:
      'V rohu okna [=visela/visí] jemná strieborná nitka. {|Pavúčik ju tam zavesil, aby mala rosa kde spať.} Ticho sa [=leskla/leskne] v mesačnom svetle.',
  },
  {
    in: ['water'],
    text: 'Malý rak [=zaspal/zaspáva] na ceste, no [=nemal/nemá] sa čím prikryť. {Brr.|„Kamene hrejú len cez deň,“ [=zamrmlal/mrmle].} [Hero] mu [priniesol/prináša] veľký list. {|Rak sa pod ním [=schúlil/schúli] a klepetom si ho [=pritiahol/priťahuje] až k fúzom.}{||| [=Odchádzali/Odchádzajú] po špičkách a voda okolo nich [=robila] to isté, lebo kto raz videl spať raka, ten už nikdy nechce byť dôvodom, pre ktorý sa zobudí.}',
    keepsake:
      'Na stolíku [=ležala/leží] malá biela mušlička. {|Rak ju nechal pri dverách, umytú a zabalenú do riasy.} Pri uchu potichu [=šumela/šumí].',
  },
  {
    in: ['sky'],
    text: 'Vtáčik [=stratil/stráca] smer. {„Kde je domov?“|„Poznám naspamäť všetky strechy,“ [=vravel/vraví], „ale dnes na nich je hmla.“} [Hero] mu [ukázal/ukazuje] komín s bielym dymom. „To je on!“ [=pípol/pípa] vtáčik.{||| Pod tým komínom má vraj sestru, dvoch bratov a jednu obľúbenú škridlu, a ak sa dobre zadívaš, každý večer tam vidieť tri bodky a jednu, čo hopká.}',
    keepsake:
      'Na okne [=ležalo/leží] malé pierko. {|Vtáčik ho tam nechal celkom potichu.} [Hero] si ho [položil/kladie] vedľa vankúša.',
  },
  {
    text: 'Niekto stratil rukavicu. {[=Bola/Je] malá a červená.|[=Ležala/Leží] na zemi, malá, červená, s jedným prstom trochu ohryzeným.} [Hero] ju [zavesil/vešia] na klinček{|, aby ju bolo dobre vidieť aj z diaľky}. O chvíľu tam [=bol/je] ježko. „Moja čiapka!“ [=tešil/teší] sa.{||| Ježkovi veľmi [=pristala/pristane]: päť prstov z nej [=trčalo] ako koruna, a keď sa [=uklonil], všetkých päť naraz [=zamávalo].}',
    keepsake:
      'Pred dverami [=ležali/ležia] tri lieskovce. {|Vedľa nich [=bol/je] lístoček s odtlačkom malej labky.} Ježko sa vie pekne poďakovať.',
  },
  {
    text: 'Mravčeky [=niesli/nesú] omrvinku väčšiu ako ony. {Raz, dva, hej!|„Raz, dva, hej,“ [=velil/velí] najmenší, hoci [=bol/je] vzadu a [=niesol/nesie] iba vzduch.} [Hero] im [odhrnul/odhŕňa] z cesty lístie. {|Celý rad sa naraz [=uklonil/ukloní] a najmenší [=zvolal/volá]: „Raz, dva, ďakujeme!“}{||| Malý hlások sa ľahko prepočuje, preto sa vraj učia kričať zborovo, a keď to nacvičia poriadne, bude ich počuť až po kolená.}',
    keepsake:
      'Na podlahe [=stáli/stoja] mravčeky v tichom rade. {|[=Priniesli] jedno zrnko cukru, najkrajšie, aké [=mali].} Potom aj ony [=išli/idú] spať.',
  },
  {
    text: 'Teta Krtková si [=nemohla/nemôže] prečítať list. {Okuliare má na čele.|[=Hľadala/Hľadá] okuliare v kabelke, v košíku aj pod rohožkou, len na čele nie.} [Hero] jej to [pošepkal/šepká]. „Ach, tu ste, lotri,“ [=smiala/smeje] sa teta.{||| List [=bol] od sestry z druhého konca záhrady a [=stálo] v ňom iba to, že je všetko v poriadku a nech si teta, preboha, nájde tie okuliare.}',
    keepsake:
      'Na stole [=čakal/čaká] koláčik pod utierkou. {|Poslala ho teta Krtková a ešte [=bol/je] teplý.} Izbou [=voňala/vonia] jemná vanilka.',
  },
]

export const talks: readonly Piece[] = [
  {
    from: 7,
    text: '„Čo je ťažšie,“ [spýtal sa] [hero], „začať, alebo prestať?“ „Pri práci začať, pri koláči prestať,“ [helper:povedal] [helper] bez rozmýšľania. [Hero] [uznal/uznáva], že na tom niečo je, a chvíľu [=išli] s chuťou na koláč.',
  },
  {
    from: 7,
    text: '[Helper] sa [helper:zastavil]. „Počuješ?“ „Nič nepočujem,“ [povedal] [hero]. „Práve to,“ [helper:šepol] [helper]. „Také pekné nič tu nebolo už dávno.“ Tak ho ešte chvíľu [=počúvali], aby sa nepremárnilo.',
  },
  {
    from: 7,
    text: '„Keby sa dalo na jeden deň byť niečím iným,“ [helper:začal] [helper], „čo by to bolo?“ [Hero] [rozmýšľal] tri zákruty. „Cestou domov,“ [povedal] napokon. „Každý by sa na mňa tešil.“',
  },
  {
    from: 7,
    text: '„Pomýlim sa dnes ešte?“ [spýtal sa] [hero]. „Určite,“ [helper:usmial] sa [helper]. „Omyly sú schodíky. Kto nijaký nemá, ten stojí stále na tom istom mieste a čuduje sa, že nič nevidí.“ To sa [=počúvalo] celkom dobre.',
  },
  {
    from: 7,
    text: '„Nosíš niečo na šťastie?“ [opýtal sa] [hero]. [Helper] [helper:vytiahol] z vrecka kamienok, obyčajný, sivý. „Nič nevie,“ [helper:povedal], „len tam je, keď siahnem do vrecka. Najlepší kamaráti robia to isté.“',
  },
  {
    from: 7,
    text: '„Bojíš sa niekedy?“ [spýtal sa/pýta sa] [hero]. „Jasné,“ [helper:povedal/hovorí] [helper]. „Ale strach je ako mokrý svetrík. Keď si ho vyzlečieš a zavesíš k niekomu blízkemu, do rána uschne.“ [Hero] o tom [premýšľal/premýšľa] celý kus cesty.',
  },
  {
    from: 7,
    text: '„Čo robíš, keď nevieš, čo robiť?“ [spýtal sa/pýta sa] [hero]. [Helper] chvíľu [helper:dumal/dumá]. „Najprv nič. To je veľmi dôležité nič, treba ho robiť poriadne. A potom jednu malú vec.“ [=Znelo/Znie] to jednoducho a [=bolo/je] to tak.',
  },
  {
    from: 6,
    text: '„Vieš, čo je najlepšie na ceste tam?“ [helper:spýtal sa/pýta sa] [helper]. [Hero] [pokrútil/krúti] hlavou. „Že po nej vedie aj cesta späť. A doma býva polievka.“ [=Smiali/Smejú] sa na tom spolu, hoci to [=bola/je] svätá pravda.',
  },
  {
    from: 7,
    text: '[Helper] [helper:vytiahol/vyťahuje] z vrecka dva sucháre. „Jeden je väčší,“ [povedal/hovorí] [hero]. „Je,“ [helper:prikývol/prikyvuje] [helper], „preto ho rozlomíme a zrazu budú obidva rovnaké.“ Také počty sa v škole neučia, a predsa vychádzajú.',
  },
  {
    from: 8,
    text: '„Prečo sa dobré veci dejú tak pomaly?“ [chcel vedieť/chce vedieť] [hero]. „Nedejú sa pomaly,“ [helper:odvetil/odvetí] [helper], „len chodia pešo. Zlé sa vozia na kolobežke, preto ich je prv počuť.“ [Hero] sa [zasmial/smeje] a [pridal/pridáva] do kroku.',
  },
  {
    from: 5,
    text: '„Čo by teraz robila mama?“ [rozmýšľal/rozmýšľa] [hero]. „Asi by dala na stôl chlieb,“ [helper:hádal/háda] [helper]. A tak si [=sadli/sadajú] a [=zjedli/jedia] kúsok chleba. {|S plným bruchom sa aj veľké starosti zmenšia o polovicu.}',
  },
  {
    from: 8,
    text: '[Hero] [mal/má] otázku, ktorá [=svrbela/svrbí] na jazyku. „Ako spoznáš, že je niekto kamarát?“ [Helper] si [helper:poškrabal/škrabe] hlavu. „Podľa ticha,“ [helper:povedal/hovorí] napokon. „S kamarátom sa dá mlčať a nikomu pritom nie je trápne.“ Potom [=mlčali/mlčia] a [=bolo/je] to výborné.',
  },
  {
    from: 9,
    text: '„Keby sa dal dnešný deň odložiť do zaváracieho pohára,“ [helper:povedal/hovorí] [helper], „čo by tam patrilo najprv?“ [Hero] [pozrel/pozerá] okolo seba. „Tú vôňu. A potom tvoj úsmev.“ „Ten sa doň nezmestí,“ [helper:smial] sa [helper], „je priširoký.“',
  },
]
