import type { Pool } from '../../../craft/pack.ts'

/** What they say of a try that has just gone wrong; never blame. */
export const afterTry: Pool = [
  '„Tak takto nie,“ [povedal] [hero]. {„Ale bolo to veselé.“|„Takto nie,“ [helper:prikývol] [helper], „ale za pokus to stálo, aspoň sme si pritom natiahli kosti.“}',
  '[Helper] si [helper:sadol] a [helper:vzdychol]. {[Hero] tiež a potom sa [=smiali].|[Hero] si [sadol] vedľa a [vzdychol] ešte hlbšie, až z toho [=bola] súťaž a zo súťaže smiech.}',
  '{„Skoro to bolo,“ [helper:povedal] [helper] veselo.|„Skoro,“ [helper:povedal] [helper]. „Skoro je pekné slovo, chýba mu už len kúsok.“}',
  '„Nič sa nestalo,“ {[povedal] [hero] a [mávol/máva] rukou.|[povedal] [hero] a [mávol/máva] rukou tak veselo, že to [=vyzeralo] skôr ako pozdrav.}',
  'Nápad [=bol] dobrý, {len na inú starosť.|iba sa [=hodil/hodí] na celkom inú starosť, a tak si ho [hero] [odložil] na neskôr.}',
  '„Aspoň vieme, ako sa to nerobí,“ [helper:povedal] [helper]. {„To vieme,“ [zasmial] sa [hero].|„To by sme už mohli aj vyučovať,“ [zasmial] sa [hero], „hneď po obede a s kriedou v ruke.“}',
  '[Hero] sa [poškrabal] za uchom{ a [helper] tiež.|, [helper] tiež, iba zo zdvorilosti, a chvíľu to [=vyzeralo], že nápady bývajú práve tam.}',
  '„Ale na pohľad to bolo pekné,“ [helper:povedal] [helper]. {„Veru áno,“ [povedal] [hero].|[Hero] sa [uklonil] ako v divadle a [=bolo] hneď veselšie.}',
  'Chvíľu na to mlčky [=pozerali]. {„No dobre,“ [povedal] [hero] napokon.|„No,“ [povedal] napokon [hero]. „No,“ [helper:pridal/pridáva] sa [helper]. Viac sa k tomu povedať [=nedalo/nedá].}',
  '{„Ďalší raz to pôjde lepšie,“ [helper:povedal] [helper].|„Prvá palacinka sa nepodarí nikdy,“ [helper:povedal] [helper], „a predsa sa zje.“ [Hero] [uznal], že tá prvá býva dokonca najlepšia.}',
  '[Hero] si [utrel] čelo. {„Uf, to bola robota,“ [povedal].|„Uf,“ [povedal], „to sme sa narobili,“ a [helper] [helper:pochválil] aspoň tú robotu.}',
  'Nik sa [=nehneval/nehnevá], {len sa na seba [=pozreli].|len [helper] odkiaľsi [helper:vytiahol] kúsok slamky a vážne si ju [helper:zastrčil/zastrkuje] za ucho, a [=tvárili] sa, že s tým od začiatku [=počítali].}',
  '„Počítam to ako cvičenie,“ [povedal] [hero]. {„Aj ja,“ [helper:povedal] [helper].|„A za cvičenie patrí jablko,“ [helper:doplnil/dopĺňa] [helper] a naozaj jedno [helper:mal].}',
  '„Kto by to bol povedal,“ [helper:pokrútil] hlavou [helper]. {[Hero] to [nevedel] tiež.|[Hero] [rozmýšľal], kto by to bol povedal, a [nespomenul] si na nikoho takého.}',
  '[Hero] sa [nafúkol/nafúka] ako žabka a [vypustil] vzduch. {Potom [=bolo] hneď ľahšie.|„To pomáha,“ [vysvetlil], a [helper] to [helper:skúsil] tiež, s oveľa väčším zvukom.}',
  '„Skúsiť to bolo správne,“ [povedal] [hero]. {„Bolo,“ [helper:povedal] [helper] a [helper:usmial] sa.|„Skúsiť je vždy správne,“ [helper:povedal] [helper], „len výsledok si občas zájde na prechádzku.“}',
  '{„Raz, dva, a zase nič,“ [helper:povedal] [helper].|„Sčítajme to,“ [helper:povedal] [helper]. „Jedna starosť, jeden pokus, dve čisté svedomia.“} [Hero] sa na tom [zasmial].',
]

/** Said between two tries. */
export const tryAgain: Pool = [
  '„Ešte raz,“ [povedal] [hero]. {„Ale teraz celkom inak.“|„Ale teraz to chytíme z druhého konca, toho sme sa ešte ani nedotkli.“}',
  '„Ešte raz rovnako?“ [spýtal sa] [hero]. {„Radšej inak,“ [helper:povedal] [helper].|„Radšej inak,“ [helper:odvetil/odpovedá] [helper], „rovnako to už vieme naspamäť.“}',
  '[Hero] a [helper] si [=sadli] vedľa seba{ a [=rozmýšľali].| a [=rozmýšľali], najprv nahlas a potom potichu, a potichu to [=išlo] lepšie.}',
  '„Mám ešte jeden nápad,“ [helper:povedal] [helper]. {„Je len taký malý.“|„Je malý a trochu pokrčený, ale keď ho vyrovnáme, možno postačí.“}',
  'Iný spôsob [=bol] hneď vedľa{, len ho [=nevideli].|. To sa stáva často, len ho človek pre ten prvý nevidí.}',
  '„Vzdáme to?“ [helper:spýtal sa] [helper]. {„Ešte nie,“ [povedal] [hero].|„Vzdáme,“ [odvetil/odpovedá] [hero], „ale až zajtra, lebo dnes ešte skúšame.“}',
  '[Hero] sa zhlboka [nadýchol]. {„Tak poďme znova a pomaly.“|„Tak znova,“ a podľa hlasu [=bolo] jasné, že tentoraz to pôjde pomaly a od kraja.}',
  '„Čo sme ešte neskúsili?“ [spýtal sa] [hero]. {„Ešte veľa vecí,“ [helper:povedal] [helper].|„Všeličo,“ [helper:potešil] sa [helper], „a to je na tom to najkrajšie.“}',
  '{Najprv si [=dali] po dúšku vody.|Najprv si [=dali] prestávku, po dúšku vody a po <sušienke~hrozienku~jablku>, lebo hladné nápady bývajú mrzuté.} Potom [hero] [povedal]: „Už môžeme.“',
  '[Helper] [helper:obišiel] celú vec dookola. {„Zozadu vyzerá inak,“ [helper:povedal].|„Zozadu vyzerá milšie,“ [helper:vyhlásil]. „Spredu sa asi hanbí.“ A tak [=začali] zozadu.}',
  '„A keby to urobil niekto maličký?“ [spýtal sa] [hero]. {„Skúsme to celkom maličko,“ [helper:povedal] [helper].|„Ako mravec,“ [helper:prikývol] [helper], „ten začne omrvinkou a skončí koláčom.“}',
  'Rukávy [=boli] ešte vyhrnuté, {tak to [=skúsili] znova.|a škoda ich rolovať dolu pre jeden jediný neúspech. [=Skúsili] to teda znova.}',
  '[Hero] [kreslil] prstom do vzduchu. {„Najprv sem a potom tam,“ [povedal].|„Najprv takto, potom takto,“ [ukázal], „a keď nie, tak sa aspoň pekne pokývame.“}',
  '„Pomôžem ti myslieť,“ [helper:povedal] [helper]. {[=Mysleli] spolu a [=išlo] im to.|[Helper] [helper:myslel] zľava, [hero] sprava a kdesi uprostred sa [=stretli/stretávajú] pri novom nápade.}',
  'Jeden pokus [=bol] za nimi{ a druhý pred nimi.|, druhý pred nimi a medzi tým [=bola] chvíľa akurát na to, aby sa dala zaviazať šnúrka.}',
  '„Čo by nám poradila stará mama?“ [spýtal sa] [hero]. {„Pomaly, deti moje, pomaly,“ [helper:povedal] [helper].|„Pomaly, deti moje, a najprv sa najedzte,“ [helper:povedal] [helper] jej hlasom. Tak [=zjedli] po sušienke a potom [=začali], pomaly.}',
]

/** A still moment before the trouble ends. */
export const turns: Pool = [
  'Chvíľu [=bolo] ticho{, také dobré a mäkké.|, a to také, v ktorom sa nápady nehanbia vyjsť von.}',
  '[Hero] [privrel] oči{ a [počúval].|. Niekedy treba prestať pozerať, aby človek konečne niečo uvidel.}',
  '„Počkaj,“ [helper:šepol] [helper]. {„Asi mi niečo napadá.“|„Niečo mi chodí po rozume a má to veľmi malé nôžky.“}',
  '[Hero] [zostal/zostáva] stáť. {„Už to asi viem,“ [povedal].|„Myslím, že už asi viem,“ [povedal] pomaly, aby sa tá myšlienka nezľakla.}',
  'Všetko okolo [=stíchlo/tíchne]{ a aj vietor si [=sadol].|, ako keď v divadle zhasnú a opona sa ešte ani nepohne.}',
  '[Hero] a [helper] sa na seba [=pozreli]{ a [=usmiali] sa.|, dlho a bez slova, lebo už im to obom pomaly [=dochádzalo/dochádza].}',
  '„Sme blízko,“ [povedal] [hero]. {„Sme už veľmi blízko.“|„Neviem, odkiaľ to viem, ale šteklí ma to pri pravom lakti.“}',
  'Jeden dlhý nádych a jeden dlhý výdych{ a [=bolo] jasnejšie.|, a svet [=bol] hneď o kúsok jasnejší, asi ako okno po umytí.}',
  '{[Hero] sa [chytil/chytá] za ucho, lebo tak sa dobre myslí.|[Hero] sa [chytil/chytá] za ucho. Pri niektorých myšlienkach to treba, aby druhým uchom neušli.}',
  'Vtedy sa [=stalo/stáva] niečo celkom maličké{: [hero] sa [usmial].|. [Hero] si [spomenul] na niečo, čo už dnes raz [=bolo] pred očami a nik si to [=nevšimol/nevšíma].}',
  '{„Počúvaj ma dobre,“ [povedal] [hero] potichu.|„Nehovor nič,“ [poprosil] [hero], „práve to ku mne ide.“ [Helper] [helper:nehovoril/nehovorí] nič a [helper:robil] to veľmi dôkladne.}',
  'V hlave to [=cvaklo/cvaká] ako vypínač{ a [=bolo] svetlo.|: pred chvíľou tma, a zrazu [=bolo] vidieť až do kúta.}',
  '[Hero] [si čupol/čupí], lebo zdola vidno {celkom iné veci.|celkom iné veci, to vie každý, kto už raz hľadal pod stolom lyžičku.}',
  '{Nápad [=prišiel] sám a po špičkách.|Dobré nápady neklopú. Sadnú si vedľa a čakajú, kto si ich všimne, a [hero] si práve jeden [všimol].}',
  '„Poď bližšie,“ [povedal] [hero] a {[helper] [helper:prišiel] bližšie.|[helper] si [helper:prisadol] tak, že sa im [=dotýkali/dotýkajú] kolená. Šeptom sa niektoré veci vymyslia skôr než nahlas.}',
  'A potom [=nastala/nastáva] tá chvíľa{, keď už všetko sedí.|, v ktorej posledný kúsok skladačky sám vykĺzne spod koberca.}',
  '[Helper] [helper:prestal] hovoriť uprostred slova{ a [helper:čakal].|, lebo [hero] [mal] v tvári niečo, čo neslobodno prerušiť. Takto vyzerá niekto tesne pred „aha“.}',
]
