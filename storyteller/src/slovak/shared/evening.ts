import type { Piece, Pool } from '../../realise/pack.ts'

/** What is done before sleep: calm words only, no calls, no questions. */
export const rituals: readonly Piece[] = [
  '[Hero] si [umyl/umýva] zúbky. {Hore, dole, pomaly.|Hore, dole a pomaličky aj vzadu, kde bývajú tie najväčšie.} Pyžamo [=bolo/je] mäkké. {|Vonia praním a trochu aj slnkom, ktoré naň celý deň pokojne [=svietilo].}',
  'Pohár vody na stolík, papuče vedľa seba. {Tak je dobre.|Jedna papuča vpravo, druhá vľavo, špičkami k posteli, aby si v noci potichu šepkali.} [Hero] [zhasol/zhasína] veľké svetlo. [=Zostala/Zostáva] len malá lampička, teplá ako medík.',
  'Perina [=bola/je] nadýchaná. [Hero] ju [nadvihol/nadvihuje] a [vkĺzol/vkĺzne] pod ňu. {Teplo, teplučko.|Najprv sú nohy v chlade, potom pomaly v teple a napokon je teplo všade, až po bradu.}',
  'Najprv [=bola/je] jedna tichá pesnička. {Potom ešte jedna.|Nemá veľa slov, iba mmm a ááá, a to sú na uspávanie slová najlepšie.} Vankúš ju [=počúval/počúva] tiež. [Hero] [dýchal/dýcha] pomaly a zhlboka.',
  '[Hero] si [pritiahol/priťahuje] vankúš. {Z jednej strany hreje, z druhej chladí.|Jedna strana hreje, druhá príjemne chladí, a ktorá je lepšia, sa vo tme rozhodne samo.} Vonku [=svietil/svieti] mesiac, celkom ticho.',
  'Pred spaním sa počítajú dobré veci. {Jedna, dve, tri.|Jedna za ráno, druhá za obed, tretia za tento večer.} [Hero] ich [našiel/nachádza] viac, než je prstov na ruke, a tak si ich [uložil/ukladá] pod vankúš.',
  'Záclona sa [=pohla/hýbe] a [=prišla/prichádza] k nej noc. {Nie čierna. Modrá.|Nie čierna, ako si niekto myslí, ale mäkká a tmavomodrá ako babkin šál.} [Hero] jej [zakýval/kýva] a [stiahol/sťahuje] perinu až k brade.',
  'Ešte objatie, to dlhé. {Aj pusa na čelo.|Také, pri ktorom sa narýchlo nedá nič robiť, iba byť v teple.} Potom pusa na čelo a druhá na líčko, aby tej prvej nebolo samej smutno. [Hero] [ležal/leží] a [usmieval/usmieva] sa.',
]

export const asleep: readonly Piece[] = [
  'Viečka [=oťaželi/oťažievajú]. [Hero] [zaspal/zaspáva], tíško a ľahučko.',
  '[Hero] sa ešte raz [zavŕtal/zavŕta] do periny. {Hlboký nádych. Tichý výdych.|Hlboký nádych, tichý výdych, a sen už čaká na kraji postele.} A [spal/spí].',
  'Oči sa [=zatvorili/zatvárajú] samy. {Ticho, mäkko, teplo.|V dome je ticho, v posteli mäkko a pod perinou teplo.} [Hero] [spal/spí].',
  '[Hero] [zívol/zíva] a mesiac za oknom pomaly [=zívol/zíva] tiež. {Už len spať.|Taký je zvyk, zívanie sa podáva ďalej, až k poslednej hviezde.} Potom [=prišiel/prichádza] spánok.',
  'Dych [=bol/je] čoraz tichší. Prsty [=pustili/púšťajú] cíp periny. [Hero] [spal/spí] a vo sne je {všetko dobré|všetko dobré, čo dnes [=bolo], a ešte kúsok navyše}.',
  'Noc si [=sadla/sadá] na okno a [=dávala/dáva] pozor. [Hero] už [spal/spí]. {Pokojne, mäkko.|Spánok je hlboký, mäkký a bezpečný ako hniezdo.}',
]

export const goodnight: Pool = [
  'Dobrú noc, [hero]. {Sladké sny.|Sny sú už na ceste a idú po špičkách.}',
  'Spi sladko, [hero]. Aj hviezdy už majú zavreté oči.',
  'Dobrú noc, [hero]. Mesiac svieti potichu a perina hreje.',
  'A tak spinkaj, [hero]. Všetko je doma, všetko je v bezpečí, všetko spí.',
  'Dobrú noc, [hero]. {Ráno počká.|Ráno je ešte ďaleko a vie počkať.} Teraz je čas na sny.',
  'Spi, [hero], pomaly a zhlboka. Tma je dnes mäkká ako perinka.',
  'Dobrú noc, [hero]. Ak sa zobudíš, lampička ti tíško zasvieti.',
  'Tichú noc, [hero]. Vankúš drží tvoje sny v teple až do rána.',
]

export const goodnightChild: Pool = [
  'A teraz spi aj ty, [child]. Dobrú noc.',
  'Dobrú noc, [child]. Aj pre teba svieti tá istá tichá hviezda.',
  'Aj teba, [child], čaká mäkká perina. Sladko spi.',
  'Dobrú noc, [child]. {Všetci už spia.|Všetci z rozprávky už spia a na tvojom vankúši je presne jedno voľné miesto.}',
  'Tak tíško, [child]. Rozprávka ide spať a ty s ňou. Dobrú noc.',
  'Spi sladko, [child]. Mesiac dáva pozor na všetkých, aj na teba.',
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
