import type { Piece } from '../../../craft/pack.ts'

/** Small hindrances on the way, each got over with a good idea. */
export const obstacles: readonly Piece[] = [
  {
    in: ['land'],
    text: 'Cesty [=bolo] zrazu málo a kaluže veľa. {Kaluž sa [=tvárila] ako jazero.|Kaluž [=siahala] od kraja po kraj a [=tvárila] sa ako <jazero~Štrbské pleso~more na dovolenke>.} [Helper] [helper:našiel] dosku a [=prešli] po nej husím krokom.{||| Uprostred [=plávala] žaba na chrbte, s rukami za hlavou, a [=poradila/radí] im držať sa vľavo, lebo vpravo je to hlboké takmer po kolená, a to aj tým väčším.}',
  },
  {
    in: ['land', 'indoors'],
    text: 'Dvere pred nimi sa [=nechceli] otvoriť. {[=Ťahali] ich, [=tlačili] a pekne [=prosili].|[=Ťahali], [=tlačili], [=prosili] <aj po francúzsky~spievaným hlasom~na kolenách>.} Potom [hero] [zbadal] nápis „Posunúť“ a dvere [=išli] ako po masle. {|[=Smiali] sa všetci, dvere potichu tiež.}{||| „Stáva sa to každému,“ [=utešovali/utešujú] ich, „minulý týždeň do mňa pol hodiny tlačil pán inžinier a napokon odišiel oknom, veľmi dôstojne.“}',
  },
  {
    in: ['land'],
    text: 'Hustý ker [=stál] rovno v ceste a [=pichal/pichá]. {„Pustíš nás, prosím?“ [spýtal sa] [hero].|„Som na stráži,“ [=oznámil] každému, kto [=prišiel]. „A keby sme pekne poprosili?“ [skúsil] to [hero].} Ker [=zašumel] a [=uhol] sa nabok{.|, ba ešte im na cestu [=pribalil/pribaľuje] <tri maliny~hrsť trniek~jednu šípku>.}{||| Odvtedy vraj pichá iba zo zvyku a veľmi jemne, a keď nikto nejde okolo, skúša si šepkať slovíčko prosím, aby vedel, ako chutí z druhej strany.}',
  },
  {
    in: ['water', 'land'],
    text: 'Most [=bol] úzky{ a [=hojdal/hojdá] sa.|, taký úzky, že po ňom [=chodili] iba <kačky~kozy~mravce>, a aj tie v rade.} [Hero] [rozpažil] ruky ako krídla a [prešiel]. {[Helper] [helper:prešiel] hneď potom.|Krok, ešte krok, a potom už len jeden drobný, na ktorý sa [=zabudlo/zabúda], lebo [=boli] na druhej strane.}{||| Uprostred sa ešte [=zastavili] a [=pozreli] dolu, lebo most, z ktorého sa nikto nepozrel dolu, je iba doska, a doske by to bolo pochopiteľne ľúto.}',
  },
  {
    in: ['sky', 'water', 'land'],
    text: 'Hmla [=zhustla/hustne], až [=nebolo] vidieť vlastný nos. {„Som tu,“ [helper:povedal] [helper] a [=chytili] sa za ruky.|„Haló?“ [zavolal] [hero]. „Haló, som tu,“ [helper:ozval sa/ozýva sa] [helper], „teda aspoň myslím.“ [=Chytili] sa za ruky.} [=Rátali] do <päť~desať~sedem> a pri poslednom čísle sa hmla [=rozplynula/rozplýva].{||| Až teraz [=bolo] vidieť, že [=stáli] celý čas tri kroky od lavičky, na ktorú niekto starostlivo a zbytočne pripevnil tabuľku „pekný výhľad“.}',
  },
  {
    in: ['water'],
    text: 'Prúd ich [=niesol] trochu inam. {„Nevadí,“ [helper:povedal] [helper], „obídeme to.“|Oni [=chceli] doprava, prúd doľava a prúd [=bol] väčší. „Nevadí,“ [helper:povedal] [helper], „obídeme to.“} Pri tom obchádzaní [hero] [objavil] zátoku, {kde [=bolo] pekne.|o ktorej nikto [=nevedel], ani ten prúd nie.}{||| Na jej brehu [=ležalo/leží] presne toľko teplého piesku, koľko treba na jedno krátke posedenie, a na ňom stopy vtáka, ktorý sa tu zjavne tiež ocitol omylom a neľutoval.}',
  },
  'Svetla [=bolo] zrazu pomenej. {Tak [=zavreli] oči a [=počúvali].|„Vidíš niečo?“ [spýtal sa] [hero]. „Vidím, že nevidím,“ [helper:priznal sa] [helper]. Tak [=zavreli] oči a [=počúvali].} Uši [=poznali] cestu celkom dobre{.|, len sa ich na ňu doteraz nikto nespýtal.}{||| Najprv [=počuli] vlastné kroky, potom svoj dych, ktorý nevie mlčať ani naschvál, a napokon sa [=našli/nájdu], po tichom smiechu.}',
  {
    in: ['land'],
    text: 'Topánka sa [=zasekla] v blate{ a [=nechcela] von.|. Blato ju [=držalo] ako medveď med, a keď [=povolilo], [=bolo] <mľask~mľask a šup~čľup> na celý kraj.} [Hero] [stál] chvíľu na jednej nohe ako bocian. [Helper] [helper:stál] tiež{ a [=smiali] sa.|, iba zo solidarity.}',
  },
  {
    in: ['water'],
    text: 'Bzučiaca vážka im [=zastúpila/zastupuje] cestu. {„Povedzte heslo,“ [=žiadala/žiada] prísne.|„Heslo,“ [=žiadala/žiada]. „Aké heslo?“ [začudoval] sa [hero]. „Neviem, tiež som ho zabudla,“ [=priznala] vážka, „preto tu stojím.“} [Hero] [skúsil] <„dobrý večer“~„prosím pekne“~„kapustnica“> a [=bolo] to ono.',
  },
  {
    in: ['water'],
    text: 'Hladina [=stíchla] a [=nehýbala/nehýbe] sa ani o piaď. {Tak jej [hero] [zaspieval] a voda sa [=pohla].|Vietor [=mal] asi obednú prestávku. „Voda má rada pesničky,“ [spomenul] si [hero] a [zaspieval] <o kačičkách~Kukulienku~tú o mlyne>.} Vlnka za vlnkou ich [=posúvala/posúva] dopredu. {|Refrén [=šumeli/šumia] s nimi.}',
  },
  {
    in: ['sky'],
    text: 'Oblak pred nimi [=spal] krížom cez cestu. {[Hero] ho [pošteklil] a oblak sa [=obrátil] na bok.|[=Chrápal] tak, že z neho [=odletovali/odletujú] páperia. [Hero] ho [pošteklil] <na kraji~pod bradou~tam, kde má asi päty> a oblak sa bez zobudenia [=obrátil].} Po jeho boku [=prešli] celkom potichu.',
  },
  {
    in: ['sky'],
    text: 'Vietor [=fúkal] presne z tej strany, kam [=chceli]. {„Ideme k tebe,“ [zavolal] [hero] a vietor [=stíchol].|Krok dopredu, dva dozadu. „Ideme za tebou na návštevu!“ [zavolal] [hero]. Vietor sa [=zamyslel/zamýšľa].} „Ku mne?“ [=spýtal sa] a od radosti sa [=otočil]{.|, návštevu [=nemal] odvtedy, čo je vetrom.}',
  },
  {
    in: ['sky'],
    text: 'Cesta sa [=skončila] a ďalej [=bolo] iba modro. {[Helper] [helper:našiel] mesačnú nitku a [=išli] po nej.|„Tu niekto zabudol dokresliť,“ [povedal] [hero], [vytiahol] z vrecka kriedu a [urobil] <čiaru~tri schody~mostík s jedným zábradlím>.} [=Držalo] to dobre. {|[Helper] to [helper:vyskúšal/skúša] najprv jedným prstom.}',
  },
  {
    in: ['indoors'],
    text: 'Chodba sa [=rozdeľovala/rozdeľuje] na tri a všetky [=boli] rovnaké. {[Hero] [pričuchol/čuchá] a [=išli] tam, kde to [=voňalo].|Vľavo [=bola] chodba, vpravo [=bola] chodba a rovno, na veľké prekvapenie, chodba. [Hero] si [pričuchol/čuchá] ku každej.} Z prostrednej [=voňali] <palacinky~vosk a jablká~čerstvé buchty>, tak [=bolo] rozhodnuté.',
  },
  {
    in: ['indoors'],
    text: 'Na stoličke v prechode [=spala] mačka a [=nedala/nedá] sa obísť. {[=Čakali], kým sa otočí na druhý bok.|Mačku budiť sa nesluší, to vie každý. [=Čakali] teda a [=rozprávali] sa šeptom o <rybách~teplých peciach~myškách z látky>.} Na slovo smotana [=otvorila] jedno oko a [=uhla] sa{.|, akoby to celý čas mala v pláne.}',
  },
  {
    in: ['indoors'],
    text: 'Vysoká polica a na nej to, čo [=potrebovali]. {[Hero] si [stúpol] na knihy a [=bolo] to málo.|[Hero] si [stúpol] na knihy, na špičky aj na tretí diel encyklopédie.} Potom [helper] [helper:požičal] chrbát a spolu [=boli] presne takí vysokí, ako treba.{| „Nahor sa ide vždy vo dvojici,“ [helper:povedal] zdola.}',
  },
  'Pred nimi [=ležalo] klbko a z neho [=trčalo] sto koncov. {[Hero] [potiahol] za ten modrý a klbko [=povolilo].|Kto ho [=zamotal], ten si dal záležať. [Hero] ho [obchádzal/obchádza] raz, dva razy a napokon [našiel] koniec, ktorý <sa trochu hanbil~bol teplejší~bol ako jediný uviazaný na mašľu>.} Klbko sa [=rozvinulo/rozvíja] a [=ukázalo] cestu ako v starej rozprávke.',
  '„Ďalej sa ide iba vtedy, keď sa všetci zasmejú,“ [=stálo] na tabuľke. {[Helper] [helper:urobil] grimasu a [=išli] ďalej.|To je ťažké, na povel. [Helper] [helper:skúsil] <vtip o dvoch rožkoch~grimasu~kikiríkanie šeptom>, [hero] to isté pospiatky, a napokon [=stačilo/stačí], že sa na seba [=pozreli].} Tabuľka sa [=usmiala] tiež.',
  'Odrazu sa obom [=rozviazali/rozväzujú] šnúrky, a to naraz. {[=Sadli] si a [=urobili] si mašličky.|Kto [=uväzoval/uväzuje], ten [=neišiel/nejde], a kto [=išiel], ten [=zakopol]. [=Sadli] si teda oproti sebe a navzájom si [=uviazali/uväzujú] <mašľu~dvojitú mašľu~uzol so srdiečkom>.} Také mašličky vydržia najdlhšie.',
  '[Hero] [zistil], že ide už tretí raz okolo toho istého kameňa. {„Ahoj, kameň,“ [povedal] a [zabočil/zabáča] inam.|„My sa už poznáme,“ [povedal] mu a [helper] kameňu [helper:podal] ruku.} Tentoraz [=išli] <o krok viac vľavo~tam, kam kameň [=ukazoval]~po čuchu> a [=bola] to dobrá cesta.',
]
