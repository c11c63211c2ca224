import type { Pool } from '../../../../craft/pack.ts'

/** A favourite character that is not in the story: a calm touch by the bed. */
export const favourite: Pool = [
  'Na poličke v pokojnom svetle sedí aj [favourite], ticho, ako najlepší strážca snov.',
  'Na obrázku nad posteľou spí [favourite]. Kto tam býva nakreslený, ten dáva v noci pozor.',
  'Pod vankúšom je miesto aj pre sen, v ktorom príde [favourite], tíško a na špičkách.',
  'Na pyžame, hneď pri srdci, tíško oddychuje [favourite].',
  'Na stene [=bol] vo svetle lampičky mäkký tieň. Tak trochu v ňom [=bolo] vidieť, kto je [favourite].',
  'V knižke na nočnom stolíku už má zavreté oči aj [favourite]. {|Záložka tíško leží medzi stranami.}',
  '„[favourite],“ to [=bolo] posledné slovo dňa, mäkké a ospalé.',
  'Na vankúši vedľa býva [favourite]. Miesta je tam v teple dosť pre dvoch.',
  'V sne už na kraji postele čaká [favourite], s dekou a dobrou náladou.',
]

export const arriveTogether: Pool = [
  'A vtom [=prišli] [všetci]: [friends]. {To je ale veselá partia!|Naraz [=bolo] plno hlasov a každý [=vravel] prvý.}',
  '„Počkajte na nás!“ [=ozvalo/ozýva] sa zozadu. [=Bežali] tam [friends]. {|A hoci [každý] iným tempom, [=dobehli] naraz.}',
  'Na rázcestí [=stáli] [friends]. „Ideme s vami,“ [=povedali] jedným hlasom.',
  'Z jednej strany kroky, z druhej spev a napokon [friends]{.|, [každý] s niečím iným v ruke a s rovnakým nápadom v hlave.} „Už sme tu všetci,“ [=zistili/zisťujú].',
  '„Nezabudli ste na niekoho?“ [=spýtali/pýtajú] sa [friends]. {„Na vás sa nedá,“ [povedal] [hero].|„Na vás by sa nedalo,“ [zasmial sa] [hero], „vás je počuť cez tri kopce.“}',
  'Na <plote~lavičke~kmeni> [=sedeli] vedľa seba [friends]. {Hneď [=zoskočili/zoskakujú] a [=išli] s nimi.|Najprv podľa veľkosti, potom podľa hlasu, čo nie je to isté poradie.}',
  'Keď je nápad dobrý, rýchlo sa to roznesie. O chvíľu tu [=boli] [friends]{.| a miesta vedľa seba [=mali] podelené ako v lavici.}',
  '„Raz, dva, tri,“ [=počítali] sa [friends]. {[=Boli] všetci a [=mohli] ísť.|Prvý raz [=vyšlo/vychádza] o jedného menej, lebo ten, čo počíta, na seba zabudol. Druhý raz to [=sedelo].}',
  'Cesta [=bola] zrazu užšia, lebo po nej [=išli] [friends]{ a [=spievali].|, [všetci] vedľa seba, a nikto [=nechcel] byť ten, čo ide za ostatnými.}',
]

export const deedTogether: Pool = [
  'Spolu to [=skúsili] [friends]. {[Všetci] [=ťahali] a [=pohlo] sa to.|Niekto [=ťahal], niekto [=radil] a zvyšok [=držal] palce. A [=pohlo] sa to.}',
  '[Friends] si [=urobili] reťaz z rúk{.|, a takú reťaz nepretrhne ani vietor, ani chichot, a toho [=bolo] veľa.} Tak [=prešli] všetci.',
  '[Friends] sa [=postavili] do kruhu. {Z každej strany [=prišiel/prichádza] jeden malý nápad.|Z každej strany [=prišlo/prichádza] po jednom slove a z tých slov [=bola] celkom použiteľná veta.}',
  'Úlohy sa [=rozdelili] a [friends] [=mali] [každý] tú svoju. {Aj tá najmenšia [=bola] dôležitá.|Najmenšia úloha [=bola] držať šnúrku, a práve na nej to [=viselo].}',
  '[Friends] [=priložili/prikladajú] ruky k dielu{.|, niekto aj obe, a niekto v tom nadšení [=priložil] aj desiatu.} O chvíľu [=bolo] hotovo.',
  'Čo si niekto [=zabudol/zabudne] doma, to niekto iný [=doniesol]. Taká partia sú [friends]{.|, a preto [=mali] napokon dve lopatky, tri dáždniky a jednu veľmi dobrú náladu.}',
  '„Hej rup,“ [=volali] [friends]{ a [=smiali] sa.|, sprava „hej“ a zľava „rup“.} Vo dvoch by to bola drina, takto to [=bola] hra.',
  '[Friends] si [=podávali/podávajú] <kamienky~misky~papieriky> z ruky do ruky. {Rad [=bol] dlhý a práca krátka.|Čím dlhší rad, tým kratšia práca, to [=zistili/zisťujú] hneď pri prvej obrátke.}',
  'Niekto [=premýšľal/premýšľa], niekto [=skúšal] a niekto [=spieval]. Takto pracujú [friends]. {A spolu to [=išlo] samo.|Kto z nich [=mal] pravdu, to sa už [=nezistilo/nezistí], lebo to [=bolo] hotové.}',
]

export const restTogether: Pool = [
  '[Friends] už [=odpočívali], [každý] vo svojej posteli{.|, [každý] pod svojou tichou hviezdou.}',
  'Potichu [=zaspali] aj [friends]. V okienkach [=zhasínali] lampičky, jedna po druhej.',
  'Mesiac [=obišiel] všetky okná. Za nimi v teple [=oddychovali/oddychujú] [friends]. {|Pri každom chvíľu tíško [=postál/postojí].}',
  '[Friends] si [=popriali/prajú] dobrú noc, pomaly a šeptom{.|, až sa to [=vrátilo] na začiatok a tam už [=bolo] ticho.}',
  '[Friends] [=mali] [každý] svoju perinu a svoj sen. {Noc [=bola] mäkká.|A nad všetkými tými strechami [=dýchala] jedna tichá noc.}',
  'Kroky sa [=stíšili/tíšia] a dvere sa jemne [=zavreli]. [Friends], [všetci] [=boli] doma a v teple.',
  'Tíško [=dýchali] [friends]. {[=Bolo] to ako pomalá pieseň.|Z každej periny trochu inak, a predsa z toho [=bola] jedna pomalá uspávanka.}',
  '[Friends] [=ležali/ležia] pod dekami ako <karty v škatuľke~hrušky v sene~lístky v knihe> a [=bolo] im dobre. Hviezdy [=svietili] potichu.',
  'Na dnes [=mali] [friends] dosť. {Vankúše [=boli] mäkké a noc tichá.|Vankúše ich [=vzali/berú] po jednom, celkom jemne, a noc [=zhasla/zhasína] za posledným.}',
]
