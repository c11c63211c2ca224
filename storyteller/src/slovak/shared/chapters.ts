import type { Pool } from '../../realise/pack.ts'

/** A later chapter recalls the last one, word for word. */
export const recall: Pool = [
  '{Ešte si na to pamätáš.|Možno sa ešte pamätáš, ako sa to skončilo naposledy.} [Fact] {|Odvtedy [=bolo] na svete o jeden úsmev viac.}',
  'Minulý príbeh sa dá povedať takto: [fact] {|A kto raz zažije taký deň, tomu sa potom ľahšie vstáva.}',
  'Ešte stále sa o tom [=hovorilo/hovorí]. [Fact] {|Aj vrabce na streche to [=vedeli] naspamäť.}',
  '[Hero] si na to ráno [spomenul] s úsmevom. [Fact]',
  'Na {nástenke|miestnej nástenke, hneď pod jedálnym lístkom,} [=visel] nový lístok. Na ňom [=stálo]: [fact]',
  'Niektoré veci sa oplatí povedať dva razy. [Fact] {|Druhý raz to [=znelo] ešte o kúsok lepšie.}',
  '{Máme jednu peknú spomienku.|Odvtedy sa na tom veľa nezmenilo, len spomienka [=bola] hladšia ako kamienok vo vrecku.} [Fact]',
  'Keď sa niekto [=spýtal/pýta], čo nové, odpoveď [=bola] vždy tá istá. [Fact] {|A potom sa [=čakalo], kto sa prvý usmeje.}',
  'V zošite s dobrými správami [=pribudol] riadok. [Fact] {|Písmo [=bolo] trochu krivé, ale podčiarknuté rovno.}',
  'Starší si to [=rozprávali/rozprávajú] pri káve a menší pri pieskovisku. [Fact]',
  'Spomienka na to ešte [=hriala]. [Fact] {|Preto sa dnes každý [=zdravil] o čosi srdečnejšie.}',
]

/** How an old friend comes along again in a later chapter. */
export const meetAgain: Pool = [
  'Na tom istom mieste ako minule [=čakal/čaká] niekto známy{.|, kto si zatiaľ krátil chvíľu počítaním oblakov.} „Ahoj,“ [helper:povedal] [helper] a [=bolo] to, akoby sa nelúčili ani na deň.',
  '[Helper] [helper:prišiel] aj dnes. {„Sľúbené je sľúbené,“ [helper:povedal] a [helper:usmial] sa.|„Sľúbené je sľúbené,“ [helper:povedal], „a okrem toho mi bolo doma bez vás priveľa ticho.“}',
  '„Bez teba by to nebolo ono,“ [povedal] [hero], lebo oproti [helper:prichádzal] [helper]. {[=Zdravili/Zdravia] sa dlho a veselo.|Podanie ruky [=trvalo] tak dlho, že sa z neho [=stalo/stáva] mávanie, a mávanie [=prešlo] do smiechu.}',
  '{[Helper] už [helper:stál] pri ceste a [helper:kýval].|[Helper] [helper:stál] pri ceste s <dvoma rožkami~dvoma hruškami~dvoma dáždnikmi>, a kto nesie dva, ten na niekoho čaká.} „Ideme zasa spolu?“ „Zasa spolu,“ [povedal] [hero].',
  'Známe kroky, známy hlas, a za rohom [helper]. {„Tešil sa na teba aj môj tieň,“ [helper:povedal].|„Moja ľavá noha od rána tvrdila, že dnes sa pôjde,“ [helper:zasmial] sa, „a tá sa nemýli.“}',
  '[Hero] [pískal] minulú pesničku a niekto ju [=dopískal/dopíska]. [helper:Bol] to [helper]{ a hneď [=išli] spolu.|, s tým istým falošným tónom na konci, podľa ktorého sa starí priatelia spoznajú aj po tme.}',
  'Keď je najviac treba, starí priatelia bývajú najbližšie. {[Helper] už [helper:bežal] naproti.|[Helper] [helper:dobehol] trochu bez dychu. „Vietor niečo šepkal,“ [helper:povedal], „a mne to znelo ako pozvánka.“}',
  '„Čakáš dlho?“ [spýtal sa] [hero]. {„Iba chvíľu,“ [helper:povedal] [helper] a [helper:usmial] sa.|„Odvčera,“ [helper:povedal] [helper], „ale pri čakaní na kamaráta sa čas neráta, ten sa iba hladká.“}',
  '[Helper] sa [helper:objavil] vo chvíli, keď na [helper:ňu/neho/neho] [hero] [myslel]. {„Volala ma tvoja myšlienka,“ [helper:povedal].|„Tvoja myšlienka ma ťahala za rukáv,“ [helper:povedal], „tak som tu. Rukáv je celý.“}',
  'A [helper]? {Aj [helper] [helper:prišiel], ako minule.|Kto už raz išiel spolu s niekým taký kus cesty, ten sa druhý raz nedá prosiť.} „Idem s vami,“ [helper:povedal] a [=bolo] o jedného veselšie.',
]

/** What a chapter softly promises: true whatever the next one is. */
export const promises: Pool = [
  'Zajtra je nový deň a niekde v ňom čaká malé pekné prekvapenie.',
  'Cesta tu zostane aj ráno a bude tak isto voňať domovom.',
  'Nabudúce sa pôjde zasa o kúsok ďalej, pomaly a spolu.',
  'O ďalšom príbehu už snívajú topánky pri dverách.',
  'Zajtra bude zasa kam ísť a s kým sa vrátiť domov.',
  'Niekde sa už tíško chystá ďalšia malá starosť, ktorá sa dá vyriešiť s úsmevom.',
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
