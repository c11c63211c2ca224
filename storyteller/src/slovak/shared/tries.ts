import type { Pool } from '../../realise/pack.ts'

/** What they say of a try that has just gone wrong; never blame. */
export const afterTry: Pool = [
  '„Tak takto nie,“ [povedal] [hero]. {„Ale bolo to veselé.“|„Takto nie,“ [helper:prikývol] [helper], „ale za pokus to stálo, aspoň sme si pritom natiahli kosti.“}',
  '[Helper] si [helper:sadol] a [helper:vzdychol]. {[Hero] tiež. Potom sa [=smiali].|[Hero] si [sadol] vedľa a [vzdychol] ešte hlbšie, až z toho [=bola] súťaž a zo súťaže smiech.}',
  '{„Skoro,“ [helper:povedal] [helper]. „Celkom skoro.“|„Skoro,“ [helper:povedal] [helper]. „Skoro je pekné slovo, chýba mu už len kúsok.“}',
  '„Nič sa nestalo,“ {[povedal] [hero].|[povedal] [hero] a [mávol/máva] rukou tak veselo, že to [=vyzeralo] skôr ako pozdrav.}',
  'Nápad [=bol] dobrý, {len na inú starosť.|iba sa [=hodil/hodí] na celkom inú starosť, a tak si ho [hero] [odložil] na neskôr.}',
  '„Aspoň vieme, ako sa to nerobí,“ [helper:povedal] [helper]. {„To vieme,“ [smial] sa [hero].|„To by sme už mohli aj vyučovať,“ [zasmial] sa [hero], „hneď po obede, v druhom rade.“}',
  '[Hero] sa [poškrabal] za uchom{. [Helper] tiež.|, [helper] tiež, iba zo zdvorilosti, a chvíľu to [=vyzeralo], že nápady bývajú práve tam.}',
  '„Ale na pohľad to bolo pekné,“ [helper:povedal] [helper]. {„Veru,“ [povedal] [hero].|[Hero] sa [uklonil] ako v divadle a [=bolo] hneď veselšie.}',
]

/** Said between two tries. */
export const tryAgain: Pool = [
  '„Ešte raz,“ [povedal] [hero]. {„Ale inak.“|„Ale teraz to chytíme z druhého konca, toho sme sa ešte ani nedotkli.“}',
  '„Ešte raz rovnako?“ [spýtal sa] [hero]. {„Radšej inak.“|„Radšej inak,“ [helper:odvetil] [helper], „rovnako to už vieme naspamäť.“}',
  '[Hero] a [helper] si [=sadli] vedľa seba{ a [=rozmýšľali].| a [=rozmýšľali], najprv nahlas a potom potichu, a potichu to [=išlo] lepšie.}',
  '„Mám ešte jeden nápad,“ [helper:povedal] [helper]. {„Je malý.“|„Je malý a trochu pokrčený, ale keď ho vyrovnáme, možno postačí.“}',
  'Iná cesta [=bola] hneď vedľa. {[=Bola] úzka.|To sa stáva často, len ju človek pre tú prvú nevidí.}',
  '„Vzdáme to?“ [helper:spýtal sa] [helper]. {„Nie,“ [povedal] [hero].|„Vzdáme,“ [odvetil] [hero], „ale až zajtra, lebo dnes ešte skúšame.“}',
  '[Hero] sa zhlboka [nadýchol]. {„Tak znova.“|„Tak znova,“ a podľa hlasu [=bolo] jasné, že tentoraz to pôjde pomaly a od kraja.}',
  '„Čo sme ešte neskúsili?“ [spýtal sa] [hero]. {„Všeličo.“|„Všeličo,“ [helper:potešil] sa [helper], „a to je na tom to najkrajšie.“}',
]

/** A still moment before the trouble ends. */
export const turns: Pool = [
  'Chvíľu [=bolo] ticho{. Dobré ticho.|, a to také, v ktorom sa nápady nehanbia vyjsť von.}',
  '[Hero] [privrel] oči. {Chvíľu [=bolo] ticho.|Niekedy treba prestať pozerať, aby človek konečne niečo uvidel.}',
  '„Počkaj,“ [helper:šepol] [helper]. {„Niečo mi napadá.“|„Niečo mi chodí po rozume a má to veľmi malé nôžky.“}',
  '[Hero] [zostal] stáť. {„Už asi viem.“|„Myslím, že už asi viem,“ [povedal/hovorí] pomaly, aby sa tá myšlienka nezľakla.}',
  'Všetko okolo [=stíchlo]{.|, ako keď v divadle zhasnú a opona sa ešte ani nepohne.}',
  '[Hero] a [helper] sa na seba [=pozreli]{ a [=usmiali] sa.|, dlho a bez slova, lebo už im to obom pomaly [=dochádzalo/dochádza].}',
  '„Sme blízko,“ [povedal] [hero]. {„Veľmi blízko.“|„Neviem, odkiaľ to viem, ale šteklí ma to pri pravom lakti.“}',
  'Jeden dlhý nádych, jeden dlhý výdych{.|, a svet [=bol] hneď o kúsok jasnejší, asi ako okno po umytí.}',
]
