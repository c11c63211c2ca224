import type { Pool } from '../../../craft/pack.ts'

/** A later chapter recalls the last one, word for word. */
export const recall: Pool = [
  '{Určite si to ešte pamätáš.|Možno sa ešte pamätáš, ako sa to skončilo naposledy.} [Fact] {|Odvtedy [=bolo] na svete o jeden úsmev viac.}',
  'Minulý príbeh sa dá povedať takto: [fact] {|A kto raz zažije taký deň, tomu sa potom ľahšie vstáva.}',
  'Ešte stále sa o tom [=hovorilo/hovorí]. [Fact] {|Aj vrabce na streche to [=vedeli] naspamäť.}',
  'Pri raňajkách sa [=spomínalo/spomína] najlepšie. [Fact] {|Aj chlieb s maslom pri tom [=chutil/chutí] o čosi viac.}',
  'Na {nástenke|miestnej nástenke, hneď pod jedálnym lístkom,} [=visel] nový papierik. [=Stálo] na ňom: [fact]',
  'Niektoré veci sa oplatí povedať dva razy. [Fact] {|Druhý raz to [=znelo] ešte o kúsok lepšie.}',
  '{Máme jednu peknú spomienku.|Dobrá spomienka je ako kamienok vo vrecku: čím dlhšie ju nosíš, tým je hladšia.} [Fact]',
  'Keď sa niekto [=spýtal/pýta], čo nové, odpoveď [=bola] vždy tá istá. [Fact] {|A potom sa [=čakalo], kto sa prvý usmeje.}',
  'V zošite s dobrými správami [=pribudol] riadok. [Fact] {|Písmo [=bolo] trochu krivé, ale podčiarknuté rovno.}',
  'Starší si to [=rozprávali/rozprávajú] pri káve a menší pod stolom. [Fact]',
  'Spomienka na to ešte [=hriala]. [Fact] {|Preto sa dnes každý [=zdravil] o čosi srdečnejšie.}',
]

/** How an old friend comes along again in a later chapter. */
export const meetAgain: Pool = [
  'Na tom istom mieste ako minule [=čakal/čaká] niekto známy{.|, kto si zatiaľ krátil chvíľu rátaním do sto.} „Ahoj,“ [helper:povedal] [helper.full] a [=bolo] to, akoby sa nelúčili ani na deň.',
  '[Helper] [helper:prišiel] aj dnes. {„Sľúbené je sľúbené,“ [helper:povedal] a [helper:usmial] sa.|„Sľúbené je sľúbené,“ [helper:povedal], „a okrem toho mi bolo doma bez vás priveľmi ticho.“}',
  '„Bez teba by to nebolo ono,“ [povedal] [hero], lebo oproti [helper:prichádzal] [helper.full]. {[=Zdravili/Zdravia] sa dlho a veselo.|[=Zdravili/Zdravia] sa tak dlho, až sa z pozdravu [=stalo/stáva] mávanie a z mávania smiech.}',
  '{[Helper] už [helper:čakal] a [helper:kýval].|[Helper] [helper:čakal] s <dvoma rožkami~dvoma hruškami~dvoma dáždnikmi>, a kto má dva kusy, ten na niekoho čaká.} „Ideme zasa spolu?“ „Zasa spolu,“ [povedal] [hero].',
  'Známe kroky, známy hlas, a za rohom [helper.full]. {„Tešil sa na teba aj môj tieň,“ [helper:povedal].|„Od rána ma čosi šteklilo za uchom,“ [helper:zasmial] sa, „a to vždy znamená, že niekam ideme.“}',
  '[Hero] [pískal] minulú pesničku a niekto ju [=dopískal/dopíska]. [helper:Bol] to [helper.full]{ a hneď [=išli] spolu.|, s tým istým falošným tónom na konci, podľa ktorého sa starí priatelia spoznajú aj po tme.}',
  'Keď je najviac treba, starí priatelia bývajú najbližšie. {[Helper] už [helper:prichádzal] naproti.|[Helper] [helper:prišiel] trochu bez dychu. „Niekto niečo šepkal,“ [helper:povedal], „a mne to znelo ako pozvánka.“}',
  '„Čakáš dlho?“ [spýtal sa] [hero]. {„Iba chvíľu,“ [helper:povedal] [helper.full] a [helper:usmial] sa.|„Odvčera,“ [helper:povedal] [helper.full], „ale pri čakaní na kamaráta sa čas neráta, ten sa iba hladká.“}',
  '[Helper] sa [helper:objavil] vo chvíli, keď [helper:na ňu/naňho/naňho] [hero] [myslel]. {„Volala ma tvoja myšlienka,“ [helper:povedal].|„Tvoja myšlienka ma pošteklila pri raňajkách,“ [helper:povedal], „tak som tu. Dojem ich cestou.“}',
  'A [helper.full]? {Bez pozvania a s úsmevom, ako minule.|Kto už raz išiel spolu s niekým taký kus cesty, ten sa druhý raz nedá prosiť.} „Idem s vami,“ [helper:povedal] a [=bolo] o jedného veselšie.',
]

/** What a chapter softly promises: true whatever the next one is. */
export const promises: Pool = [
  'Zajtra je nový deň a niekde v ňom čaká malé pekné prekvapenie.',
  'Cesta tu zostane aj ráno a bude tak isto voňať domovom.',
  'Nabudúce sa pôjde zasa o kúsok ďalej, pomaly a spolu.',
  'O ďalšom príbehu už snívajú topánky pri dverách.',
  'Zajtra bude zasa kam ísť a s kým sa vrátiť domov.',
  'Niekde sa už tíško chystá ďalší malý príbeh s dobrým koncom.',
  'Ďalší príbeh teraz spí, stočený do klbka, a zobudí sa, keď bude treba.',
  'Priatelia ostávajú blízko, aj keď spia, a zajtra budú zas pri tebe.',
  'Svet má ešte veľa dvierok a žiadne sa nikam neponáhľajú.',
  'Ráno príde s novou stranou, čistou a mäkkou ako sneh.',
  'Všetko pekné, čo sa dnes nestihlo, pokojne počká do zajtra.',
  'Kto dnes pomohol, toho zajtra niekde radi uvidia.',
  'Dnešok si ticho líha na poličku a vedľa neho je miesto pre ďalší deň.',
  'Vo vrecku ostáva dosť miesta na ďalší malý poklad.',
  'Zajtrajšok už má vyžehlenú košeľu a spí na vešiaku.',
  'Ďalšia cesta bude taká istá ako táto: tam s nápadom a domov s úsmevom.',
  'Kamarátstvo sa cez noc nestratí, len si oddýchne.',
]

/** For one evening the series goes visiting: another world, the same friends. */
export const away: Pool = [
  'V ten večer [=boli] všetci na návšteve, ďaleko od domova. {[=Bola] to dlhá, ale pekná cesta.|Na takú návštevu sa berú <dva chlebíky~náhradné ponožky~čisté vreckovky> a potom už stačia oči.}',
  '[=Prišiel] list a v ňom jediná veta: „Príďte nás pozrieť, <koláč už chladne~postele máme~čaj je uvarený>.“ {A tak sa [=šlo].|Na druhej strane [=bola] nakreslená cesta, a tak sa tento príbeh [=začal/začína] celkom inde.}',
  'Aj ten najlepší domov chce, aby za ním bolo trochu smutno. {Preto [=bol/je] [hero] na výlete.|Preto [=bol/je] [hero] na výlete, kde ešte nikto nič nepozná a každá vec sa teší, že ju niekto vidí.}',
  '„Kde to sme?“ [=ozvalo] sa. „Na prázdninách,“ [povedal] [hero]. {[=Boli] iba na jeden večer.|„Do spania,“ a to sú najkratšie prázdniny na svete, stačí na ne <jedno vrecko~jedno jabĺčko~dobrá nálada>.}',
  'Cesta sa [=zatočila/zatáča] o jednu zákrutu ďalej než zvyčajne. {Za ňou [=bol] celkom nový kraj.|[=Išli] za ňou zo samej zvedavosti a ona ich [=priviedla/privádza] do kraja, ktorý ešte nikto z nich nevidel.}',
  'Ďaleko [=býval/býva] starý známy a [=prišiel] čas navštíviť ho. {[Hero] [niesol] <lekvár~obrázok~šesť sliviek>.|[Hero] [niesol] ako darček <lekvár~obrázok~šesť sliviek> a cesta [=bola] taká pekná, že sa do diaľky ani nerátala.}',
  'Raz za čas si aj príbeh potrebuje natiahnuť nohy. {Tento [=došiel/dochádza] veľmi ďaleko.|Tento [=prešiel/prechádza] poriadny kus sveta, kým si to niekto [=všimol/všíma], a až potom si [=sadol].}',
  'Všetci [=nastúpili/nastupujú] na <večernú loď~pomalý vlak~posledný autobus>, len aby videli, kam to ide. {[=Išlo] to až sem.|[=Išlo] to okolo poslednej známej zastávky a ešte kúsok, a keď to [=zastalo/zastavuje], [=boli] tu.}',
]
