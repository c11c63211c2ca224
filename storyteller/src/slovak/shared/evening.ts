import type { Piece, Pool } from '../../realise/pack.ts'

/** What is done before sleep: calm words only, no calls, no questions. */
export const rituals: readonly Piece[] = [
  '[Hero] si [vybral/vyberá] pyžamo {s medvedíkom|s medvedíkom, ktorému od prania trochu ošumelo ucho}. Rukáv, druhý rukáv, a hlava [=vykukla] hore ako ráno z periny.',
  'V kúpeľni [=tiekla] teplá voda. [Hero] si [umyl] tvár a ruky {a deň pomaly [=odtiekol/odteká]|a celý dnešný deň pomaly [=odtiekol/odteká] dolu odtokom, iba to pekné [=ostalo] na dlaniach}.',
  'Ktosi vyvetral izbu a v záclone [=ostala] vôňa <lipy~noci~trávy~dažďa>. [Hero] sa do nej [zabalil] ako do druhej, tenkej periny.',
  'Plyšáky na poličke sa [=prikryli/prikrývajú], každý svojím uchom. [Hero] im [zaželal] dobrú noc{|, po mene a od najmenšieho, aby nikto nečakal pridlho}.',
  'Na okne [=bolo] kúsok neba. [Hero] v ňom [našiel] tri hviezdy {a každej [zašepkal] dobrú noc|a každej [zašepkal] niečo iné: prvej meno, druhej prianie a tretej iba tiché dýchanie}.',
  'Teplé mlieko [=malo] navrchu tenkú penu. {Hlt, pomaly, hlt.|Hlt za hltom ho [=ubúdalo/ubúda] a s ním aj starostí, až na dne [=ostal] iba spánok.} [Hero] [odložil] hrnček celkom potichu.',
  '[Hero] si [narovnal] vankúš, raz zľava, raz sprava. {Mäkko. Vonku [=zhaslo] posledné okno.|Potom jamka na hlavu, jamka na sny, a posteľ [=bola] hotová ako hniezdo, práve keď vonku [=zhaslo] posledné okno.}',
  'Jedna stránka z knižky, pomaly a šeptom. {Potom druhá.|Písmená [=boli] už ospalé, [=opierali/opierajú] sa jedno o druhé a bodka na konci si [=ľahla] ako prvá.} [Hero] [zatvoril] knihu mäkko ako dvere.',
  '[Hero] si [umyl/umýva] zúbky. {Hore, dole, pomaly.|Hore, dole a pomaličky aj vzadu, kde bývajú tie najväčšie.} Pyžamo [=bolo/je] mäkké. {|Vonia praním a trochu aj slnkom, ktoré naň celý deň pokojne [=svietilo].}',
  'Pohár vody na stolík, papuče vedľa seba. {Tak je dobre.|Jedna papuča vpravo, druhá vľavo, špičkami k posteli, aby si v noci potichu šepkali.} [Hero] [zhasol/zhasína] veľké svetlo. [=Zostala/Zostáva] len malá lampička, teplá ako medík.',
  'Perina [=bola/je] nadýchaná. [Hero] ju [nadvihol/nadvihuje] a [vkĺzol/vkĺzne] pod ňu. {Teplo, teplučko.|Najprv [=boli] nohy v chlade, potom pomaly v teple a napokon [=bolo] teplo všade, až po bradu.}',
  'Najprv [=bola/je] jedna tichá pesnička. {Potom ešte jedna.|[=Nemala] veľa slov, iba mmm a ááá, a to sú na uspávanie slová najlepšie.} Vankúš ju [=počúval/počúva] tiež. [Hero] [dýchal/dýcha] pomaly a zhlboka.',
  '[Hero] si [pritiahol/priťahuje] vankúš. {Z jednej strany [=hrial], z druhej [=chladil/chladí].|Jedna strana [=hriala], druhá príjemne [=chladila/chladí], a ktorá je lepšia, to sa vo tme rozhodne samo.} Vonku [=svietil/svieti] mesiac, celkom ticho.',
  'Pred spaním sa počítajú dobré veci. {Jedna, dve, tri.|Jedna za ráno, druhá za obed, tretia za tento večer.} [Hero] ich [našiel/nachádza] viac, než je prstov na ruke, a tak si ich [uložil/ukladá] pod vankúš.',
  'Záclona sa [=pohla/hýbe] a [=prišla/prichádza] k nej noc. {Nie čierna. Modrá.|Nie čierna, ako si niekto myslí, ale mäkká a tmavomodrá ako babkin šál.} [Hero] jej [zakýval/kýva] a [stiahol/sťahuje] perinu až k brade.',
  'Ešte objatie, to dlhé. {Tesné a teplé.|Také, pri ktorom sa narýchlo nedá nič robiť, iba byť v teple.} Potom pusa na čelo a druhá na líčko, aby tej prvej nebolo samej smutno. [Hero] [ležal/leží] a [usmieval/usmieva] sa.',
]

export const asleep: readonly Piece[] = [
  'Perina sa [=dvíhala/dvíha] a [=klesala], pomaličky{. [Hero] [spal].|, ako more, ktoré sa už nikam neponáhľa, a [hero] [spal].}',
  'Posledná myšlienka si [=vyzula] papuče a [=ľahla] si. {|[=Bola] mäkká a celkom drobná.} [Hero] [zaspal].',
  'Na vankúši [=ostalo] teplo a v izbe ticho. [Hero] [spal], {bezpečne a mäkko|s rukou pod lícom a s úsmevom, ktorý sa zabudol zhasnúť}.',
  'Sen [=zaklopal] celkom potichu a [hero] mu [otvoril]. {|[=Vošiel] po špičkách a [=mal] so sebou teplú deku.} Odvtedy [=bolo] v izbe len pokojné dýchanie.',
  'Ticho si [=ľahlo] k posteli ako veľký dobrý pes. [Hero] [spal] a noc [=bola] mäkká.',
  'Viečka [=oťaželi/oťažievajú]{. [Hero] [zaspal/zaspáva], tíško a ľahučko.| a [hero] [zaspal/zaspáva] tak tíško a ľahučko, že si to [=nevšimol/nevšíma] ani vankúš.}',
  '[Hero] sa ešte raz [zavŕtal/zavŕta] do periny. {Hlboký nádych. Tichý výdych.|Hlboký nádych, tichý výdych, a sen už [=čakal] na kraji postele.} A [spal/spí].',
  'Oči sa [=zatvorili/zatvárajú] samy. {Ticho, mäkko, teplo.|V dome [=bolo] ticho, v posteli mäkko a pod perinou teplo.} [Hero] [spal/spí].',
  '[Hero] [zívol/zíva] a mesiac za oknom pomaly [=zívol/zíva] tiež. {Už len spať.|Taký je zvyk, zívanie sa podáva ďalej, až k poslednej hviezde.} Potom [=prišiel/prichádza] spánok.',
  'Dych [=bol/je] čoraz tichší{. Prsty [=pustili/púšťajú] cíp periny.| a prsty jeden po druhom [=pustili/púšťajú] cíp periny.} [Hero] [spal/spí] a vo sne [=bolo] {všetko dobré|všetko dobré, čo dnes bolo, a ešte kúsok navyše}.',
  'Noc si [=sadla/sadá] na okno a [=dávala/dáva] pozor. [Hero] už [spal/spí]. {Pokojne, mäkko.|Spánok [=bol] hlboký, mäkký a bezpečný ako hniezdo.}',
]

/** Said after any goodnight to the hero; the seed takes one. */
const LAST_WORDS = [
  'Mesiac svieti potichu a perina hreje.',
  'Aj hviezdy už majú zavreté oči.',
  'Tma je dnes mäkká ako perinka.',
  'Vankúš drží tvoje sny v teple.',
  'Lampička stráži tvoj spánok.',
  'Všetko je doma a všetko spí.',
  'Sny sú už na ceste a idú po špičkách.',
  'Perina ťa drží v teplom objatí.',
  'Celý dom tíško dýcha s tebou.',
  'Noc ti ticho ustlala medzi hviezdami.',
  'Pokojné sny už čakajú pri posteli.',
  'Nech sa ti sníva mäkko a teplo.',
].join('~')

export const goodnight: Pool = [
  `Dobrú noc, [hero]. <${LAST_WORDS}>`,
  `Spi sladko, [hero]. <${LAST_WORDS}>`,
  `A tak spinkaj, [hero]. <${LAST_WORDS}>`,
  `Tichú noc, [hero]. <${LAST_WORDS}>`,
  `Sladké sny, [hero]. <${LAST_WORDS}>`,
  `Spi, [hero], pomaly a zhlboka. <${LAST_WORDS}>`,
]

/** The same to a child that listens to a story about somebody else. */
const LAST_WORDS_TO_CHILD = [
  'Aj pre teba svieti tá istá tichá hviezda.',
  'Aj teba čaká mäkká perina.',
  'Na tvojom vankúši je presne jedno voľné miesto.',
  'Mesiac dáva pozor na všetkých, aj na teba.',
  'Rozprávka ide spať a ty s ňou.',
  'Tma je dnes mäkká a teplá.',
  'Všetci z rozprávky už spia.',
  'Perina už tíško čaká.',
].join('~')

export const goodnightChild: Pool = [
  `A teraz spi aj ty, [child]. <${LAST_WORDS_TO_CHILD}>`,
  `Dobrú noc, [child]. <${LAST_WORDS_TO_CHILD}>`,
  `Tak tíško, [child]. <${LAST_WORDS_TO_CHILD}>`,
  `Spi sladko, [child]. <${LAST_WORDS_TO_CHILD}>`,
  `Sladké sny, [child]. <${LAST_WORDS_TO_CHILD}>`,
]

export const recall: Pool = [
  '{Pamätáš sa?|Možno sa ešte pamätáš, ako sa to skončilo naposledy.} [Fact] {|Odvtedy [=bolo/je] na svete o jeden úsmev viac.}',
  'Minule to [=bolo] takto: [fact] {|A kto raz zažije taký deň, tomu sa potom ľahšie vstáva.}',
  'Ešte stále sa o tom [=hovorilo/hovorí]. [Fact] {|Aj vrabce na streche to [=vedeli/vedia] naspamäť.}',
  '[Hero] si na to ráno [spomenul/spomína] s úsmevom. [Fact]',
]

export const promises: Pool = [
  'Zajtra je nový deň a niekde v ňom čaká malé pekné prekvapenie.',
  'Na budúce sa pôjde o kúsok ďalej, tam, kde na stromoch rastú zvončeky.',
  'Ráno možno príde list. Bude voňať po škorici.',
  'Nabudúce sa otvoria aj tie malé modré dvierka, na ktoré sa dnes nedostalo.',
  'O pár dní tu bude slávnosť lampiónov a každý je pozvaný.',
  'Zajtra príde niekto nový a prinesie hrnček medu.',
]
