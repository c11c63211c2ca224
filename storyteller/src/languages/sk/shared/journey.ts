import type { Piece, Pool } from '../../../craft/pack.ts'

export const setOff: readonly Piece[] = [
  '„Máme všetko?“ [helper:spýtal sa] [helper]. {„Máme seba a to je veľa,“ [povedal] [hero].|„Máme dve nohy, jeden nápad a hrsť <hrozienok~sušených sliviek~orechov>,“ [zrátal] [hero], „a s tým sa dá zájsť poriadne ďaleko.“} A [=vyrazili/vyrážajú].',
  '[Hero] si [vyhrnul] rukávy{ a [=išli] na to spolu.|, [helper] si [helper:vyhrnul] aj to, čo sa vyhrnúť nedá.} {|Prvý krok [=bol] malý, druhý už [=išiel] sám a tretí sa [=tváril], že [=pozná/pozná] cestu.}',
  'Kade [=išli], tade sa za nimi [=otáčali] <tiene~zvedavé nosy~klobúky~mušky>. {Každý [=chcel] vedieť, kam idú.|Kto ide s takým úsmevom, ten určite vie kam, [=mysleli] si, a nikto im to [=nevyvracal/nevyvracia].}',
  'Pred cestou [=urobili] tri veci: {[=nadýchli] sa, [=usmiali] sa a [=išli].|[=nadýchli] sa, [=usmiali] sa a [=vykročili/vykračujú]. [Hero] [začal] ľavou, [helper] pravou, a tak to [=ladilo/ladí] hneď od začiatku.}',
  '[=Vyrazili/Vyrážajú] potichu, {aby nikoho cestou nezobudili|lebo veľké veci sa najlepšie začínajú po špičkách, kým si ich starosti nevšimnú}. [Helper] [helper:niesol] dobrú náladu a [hero] desiatu{.|, <chlieb s cesnakovou nátierkou~dva rožky so šunkou~koláč v utierke>.}',
  '[Helper] [helper:kráčal] vpredu a [hero] hneď za [helper:ňou/ním/]. {Do vrecka si [=vzali/berú] ešte rožok s maslom.|Do vrecka [=putoval/putuje] ešte rožok s maslom, lebo bez rožka sa v našich krajoch nechodí ani k susedom.}',
  'Tak sa [=vydali/vydávajú] na cestu a [=počítali] kroky. {Po desiatke sa vždy [=pomýlili] a [=smiali] sa.|Vždy len do desať, potom sa niekto [=pomýlil], niekto [=zasmial] a [=začínalo/začína] sa odznova, takže presnú dĺžku cesty dodnes nikto nevie.}',
  '„Ideme?“ [helper:spýtal sa] [helper]. {„Už ideme,“ [zasmial sa] [hero] a naozaj [=išli].|„Už dávno ideme,“ [zasmial sa] [hero], a naozaj, nohy sa medzitým [=vybrali] samy a [=nechceli] počkať na rozkaz.}',
  '[Hero] si [zaviazal] šnúrky na dvojitú slučku. {Dvojitá slučka vydrží aj dlhú cestu.|Dvojitá slučka je istota, hovorieva každý, kto už raz niekde nechal topánku, a [helper] [helper:prikývol] tak vážne, akoby išlo o lano na moste.}',
  'Oči [=mali] cestou čo robiť. {Všade [=bolo] niečo malé a pekné.|<Tu kamienok s bielym pásikom, tam pierko, o kúsok ďalej gombík~Tu škvrna v tvare čižmy, tam nitka, o kúsok ďalej omrvinka~Tu lesklý papierik, tam guľôčka, o kúsok ďalej čísi podpis>, a všetko to [=čakalo/čaká], kým si to niekto všimne.}',
  '[Hero] [mlčal] a [helper] tiež. {[=Bolo] to dobré ticho, také na počúvanie.|Niektoré cesty sa najlepšie kráčajú bez reči, lebo inak prepočuješ to najmenšie šuchnutie, a práve ono býva dôležité.}',
  '„Kto pôjde prvý?“ [spýtal sa] [hero]. {„Ideme vedľa seba,“ [helper:povedal] [helper], „tak nikto nebude posledný.“|„Vedľa seba,“ [helper:rozhodol] [helper]. „Tak nebude nikto posledný a o desiatu sa delí rovno cez stred.“}',
  '{Prvé kroky [=boli] pomalé, lebo sa treba zladiť.|Najprv to [=skúsili] krokom <vojenským~husím~čapím~kačacím>, potom krokom tanečným a napokon tým celkom vlastným, a to už [=bolo] ono.} [Helper] [helper:udával] takt a [hero] smer.',
  '„Trochu to šteklí v bruchu,“ [povedal] [hero]. {„To nie je strach, to sa len tešíš,“ [helper:povedal] [helper].|„To je v poriadku,“ [helper:povedal] [helper], „brucho sa vydalo na cestu o chvíľku skôr. Dobehneme ho.“}',
  'Na začiatku každej cesty treba <zakývať~povedať ahoj~zamávať čiapkou>. {[Hero] to [urobil] a hneď sa [=šlo] ľahšie.|[Hero] to [urobil] poriadne, oboma rukami, a [helper] [helper:dodal/dodáva], že keby si to niekto rozmyslel, stačí zakývať naspäť. Nik si to [=nerozmyslel/nerozmýšľa].}',
]

export const refrains: Pool = [
  '„[Refrain],“ [zamrmlal] si [hero] popod nos{.| a hneď sa [=kráčalo] o čosi ľahšie.}',
  '„[Refrain],“ [=znelo] cestou{ sem aj tam.|, najprv jedným hlasom, potom dvoma, ako pesnička, ktorú už netreba učiť.}',
  'Cestou si spolu [=hovorili]: „[Refrain].“ {|[Hero] to [hovoril] veselo a [helper] o poltón nižšie.}',
  '[Hero] [potľapkal] rytmus po kolene: „[Refrain].“',
  '„[Refrain],“ [povedal] [hero] celkom potichu{ a iba pre seba.|, iba tak pre seba a trochu aj pre odvahu.}',
  '[Helper] [helper:žmurkol]. „[Refrain],“ {[helper:povedal] a [hero] [prikývol].|[helper:povedal], a [hero] to [zopakoval/opakuje] s takým dôrazom na konci, aký má iba bodka.}',
  'A keďže dobré slová sa neopotrebujú, [=hovorili] si ich celou cestou: „[Refrain].“',
  '„A čo si povieme cestou?“ [helper:spýtal sa] [helper]. „[Refrain],“ [odvetil/odpovedá] [hero]{.|, a [helper] si to pre istotu [helper:napísal/píše] prstom do vzduchu.}',
  'Potichu, ešte tichšie a takmer bez hlasu: „[Refrain].“ {Tak to [=znelo] najkrajšie.|Tak to [=znelo] zo všetkých spôsobov najlepšie.}',
  '„[Refrain]!“ [zaspieval] [hero]{ a [helper] sa [helper:pridal/pridáva].|. [Helper] sa [helper:pridal/pridáva] v druhej polovici, lebo tú prvú [helper:počúval] s otvorenými ústami.}',
  'Na slová „[refrain]“ sa [=dalo/dá] výborne kráčať{.|: na prvé ľavou, na druhé pravou a na ďalšie ako komu vyjde.}',
  '[Hero] to [povedal] <do dlane~do klobúka~pod šál~do vrecka>, aby to tam ostalo: „[Refrain].“',
]

/** Asking on the way: holds [ask]. */
export const asks: Pool = [
  '„[ask]“ [opýtal sa] [hero] niekoho malého, kto [=mal] práve cestu okolo. {„Hm,“ [=zaznelo] a nič viac.|„Hm,“ [=znela] odpoveď, a to je skrátené „neviem, ale držím palce“.}',
  '„[ask]“ [spýtal sa] [hero]. {„Aj mňa to zaujíma,“ [helper:povedal] [helper].|„To je dobrá otázka,“ [helper:povedal] [helper], „budem ju niesť chvíľu ja, aby sa ti neunavila.“}',
  '„[ask]“ [zavolal] [hero] nahlas. {Nikto zatiaľ [=neodpovedal/neodpovedá], ale otázka [=bola] vonku.|Odpoveď [=neprišla/neprichádza], no starosť vyslovená nahlas sa hneď zdá menšia.}',
  '„[ask]“ [helper:mrmlal] si [helper] {znova a znova, aby sa nezabudlo.|stále dokola, ako keď sa ide do obchodu a nesmie sa zabudnúť na kvasnice.}',
  '„Aby sme nezabudli, prečo ideme,“ [helper:povedal] [helper]. „[ask]“ {„Na to myslím aj ja,“ [prikývol] [hero].|„Na nič iné nemyslím,“ [odvetil/odpovedá] [hero], hoci trochu to [=bolo] aj na <koláče~halušky~buchty>.}',
  'Okolo sa [=náhlil/náhli] úradník s aktovkou, nie väčší než lyžica. „[ask]“ [spýtal sa] [hero]. {„Choďte rovno,“ [=povedal] a [=mal] naponáhlo.|„Otázky prijímam v utorok,“ [=povedal], „ale choďte rovno a s otvorenými očami, tak sa to zvyčajne rieši.“}',
  '[Hero] sa [opýtal] vlastného tieňa: „[ask]“ {Tieň iba [=pokrčil/krčí] plecami.|Tieň [=pokrčil/krčí] plecami presne v tej istej chvíli ako [hero], z čoho [=bolo] jasné, že to nevie ani tieň, ani nikto iný.}',
  '„[ask]“ [=pýtali] sa každého, {kto [=mal] chvíľu čas.|kto [=mal] chvíľu čas, a keďže chvíľu [=mal] každý, o nejaký čas už o ich starosti [=vedelo/vie] celé okolie.}',
  '„Opýtam sa ešte raz a pekne,“ [povedal] [hero]. „[ask]“ {Aj ticho o tom [=rozmýšľalo/rozmýšľa].|Pekne položená otázka vraj ostáva vo vzduchu visieť dlhšie a odpoveď ju ľahšie nájde.}',
  '[Helper] [helper:priložil] dlaň k uchu. „[ask]“ [helper:zašepkal]. {Ticho [=bolo] teplé, ale [=mlčalo].|Ticho [=bolo] teplé a vľúdne, no zdá sa, že na takéto otázky odpovedá až po raňajkách.}',
  '„[ask]“ [hero] to [povedal] s rukami pri ústach, ako do trúbky. {Ozvena to [=vrátila] dva razy.|Ozvena otázku [=vrátila] o kúsok pomalšie, akoby si ju cestou premýšľala, a to už [=bolo] povzbudivé.}',
  '„Keby sme tak vedeli,“ [helper:vzdychol] [helper]. „[ask]“ {„Dozvieme sa to,“ [povedal] [hero].|„Keby sme vedeli, nemuseli by sme ísť,“ [povedal] [hero], „a to by bola škoda.“}',
  'Stará mama [=vravievala/vravieva], že kto sa pýta, nezablúdi. „[ask]“ [spýtal sa] teda [hero]. {Už len tou otázkou [=bolo] jasnejšie.|[Helper] sa [helper:zahľadel/zahľadí] do diaľky, tam, kde odpovede zvyčajne dozrievajú.}',
  '„[ask]“ [napísal] [hero] <paličkou do piesku~prstom na sklo~kriedou na kameň>. {Potom [=čakali], kým niekto odpíše.|Nech vie každý, kto pôjde okolo, že tu niekto hľadá a že odpoveď môže pokojne nechať na tom istom mieste.}',
  '„[ask]“ Otázka sa [=kotúľala] od jedného k druhému. {Nakoniec [=zostala] pri [hero.loc/nich].|Každý ju [=chytil] do ruky, [=obzrel] a [=podal] ďalej, a na konci [=bola] späť, celá zahriata.}',
]
