import type { Piece, Pool } from '../../realise/pack.ts'

export const setOff: readonly Piece[] = [
  '„Máme všetko?“ [helper:spýtal] sa [helper]. {„Máme seba.“|„Máme dve nohy, jeden nápad a hrsť hrozienok,“ [zrátal] [hero], „a s tým sa dá zájsť poriadne ďaleko.“} A [=vyrazili/vyrážajú].',
  '[Hero] si [vyhrnul] rukávy. {„Tak poďme na to.“|„Tak poďme na to,“ a [helper] si [helper:vyhrnul] aj to, čo sa vyhrnúť nedá.} Prvý krok [=bol] malý a ten druhý už [=išiel] sám.',
  'Kadiaľ [=išli], tadiaľ sa za nimi [=otáčali] <margarétky~tiene~zvedavé hlavy~lístky>. {[=Kývali].|Kto ide s takým úsmevom, ten určite vie kam, [=mysleli] si, a nikto im to [=nevyvracal/nevyvracia].}',
  'Pred cestou ešte tri veci: nadýchnuť sa, usmiať sa, ísť. {A [=išli].|[Hero] [urobil] prvé dve, [helper] tretiu, a tak [=boli] zladení hneď od začiatku.}',
  '[=Vyrazili/Vyrážajú] potichu, {aby nikoho nezobudili|lebo veľké veci sa vraj najlepšie začínajú po špičkách, aby si ich starosti nevšimli}. [Helper] [helper:niesol] dobrú náladu a [hero] desiatu.',
  '[Helper] [helper:kráčal/kráča] vpredu a [hero] hneď za [helper:ňou/ním/]. {Cupi, dup, cupi, dup.|Do vrecka [=putoval/putuje] rožok s maslom, lebo bez rožka sa nikam nechodí.}',
  'A tak sa [=vydali/vydávajú] na cestu. {Krok, dva, tri.|Kroky [=počítali/počítajú] len do desať, potom sa vždy [=pomýlili/pomýlia] a [=začali/začínajú] odznova.} [=Bolo/Je] im spolu veselo.',
  '{„Ideme?“ „Ideme.“|„Ideme?“ [helper:spýtal sa/pýta sa] [helper]. „Už dávno ideme,“ [zasmial sa/smeje sa] [hero] a naozaj, nohy sa [=vybrali/vyberajú] samy.} Vzduch [=voňal/vonia] <dažďom~čerstvým chlebom~materinou dúškou~jablkami>.',
  '[Hero] si [zaviazal/zaväzuje] šnúrky na dvojitú slučku. {To sa hodí. A [=šlo/ide] sa.|Dvojitá slučka je istota, hovorieva každý, kto už raz stratil topánku, a tak sa [=šlo/ide] bez obáv.}',
  'Cesta [=bola/je] {krátka|kratšia, než vyzerala}, no oči [=mali/majú] čo robiť. {Tu lístok. Tam kamienok.|Tu kamienok s bielym pásikom, tam pierko, o kúsok ďalej gombík, ktorý nikomu [=nechýbal/nechýba].}',
  '[Hero] [mlčal/mlčí] a [helper] tiež. {[=Bolo/Je] to dobré ticho.|Niektoré cesty sa najlepšie kráčajú potichu, lebo inak prepočuješ to najmenšie šuchnutie.}',
]

export const refrains: Pool = [
  '„[Refrain],“ [zamrmlal/mrmle] si [hero] popod nos. {|A hneď sa [=kráčalo/kráča] o čosi ľahšie.}',
  '„[Refrain],“ [=znelo/znie] cestou. {|[=Bolo/Je] to ako pesnička, ktorú už netreba učiť.}',
  'Cestou si [=hovorili]: „[Refrain].“ {Hop a ďalej.|[Hero] to [hovoril] veselo, [helper] o poltón nižšie.}',
  '[Hero] [potľapkal/tľapká] rytmus po kolene: „[Refrain].“',
  '„[Refrain],“ [povedal/hovorí] [hero] celkom potichu, {len pre seba|iba tak pre seba a trochu aj pre odvahu}.',
  '[Helper] [helper:žmurkol/žmurká]. „[Refrain]?“ „Veru tak,“ [prikývol/prikyvuje] [hero].',
]

/** Asking on the way: holds [ask]. */
export const asks: Pool = [
  '„[ask]“ [opýtal sa] [hero] vrabca, čo práve [=letel] okolo. {„Čvirik,“ [=povedal] vrabec.|„Čvirik,“ [=povedal] vrabec, čo je vrabčie „neviem, ale držím palce“.}',
  '„[ask]“ [spýtal sa] [hero]. {„Aj mňa to zaujíma,“ [helper:povedal] [helper].|„To je dobrá otázka,“ [helper:povedal] [helper], „budem ju niesť chvíľu ja, aby sa ti neunavila.“}',
  '„[ask]“ [zavolal] [hero] nahlas. {Nikto [=neodpovedal]. Aspoň zatiaľ.|Odpoveď [=neprišla/neprichádza], no starosť vyslovená nahlas sa hneď zdá menšia.}',
  '„[ask]“ [helper:mrmlal] si [helper], {stále dokola|stále dokola, ako keď sa ide do obchodu a nesmie sa zabudnúť na kvasnice}.',
  '„Aby sme nezabudli, prečo ideme,“ [helper:povedal] [helper]. „[ask]“ {„Na to myslím,“ [prikývol] [hero].|„Na nič iné nemyslím,“ [odvetil] [hero], hoci trochu to [=bolo] aj na koláče.}',
  'Okolo [=letel] chrústik s aktovkou. „[ask]“ [spýtal sa] [hero]. {„Zajtra! Mám schôdzu!“|„Otázky prijímam v utorok,“ [=zabzučal], „ale choďte rovno a s otvorenými očami, tak sa to zvyčajne rieši.“}',
]

export const encounters: readonly Piece[] = [
  {
    in: ['land'],
    text: 'Pri plote [=sedel/sedí] slimák. {„Ponáhľam sa,“ [=povedal/hovorí]. [=Pohol/Hýbe] jedným rožkom.|„Prepáčte, ponáhľam sa,“ [=oznámil/oznamuje] vážne, „o týždeň musím byť pri tamtej púpave.“} [Hero] mu [uvoľnil/uvoľňuje] cestu. {|Slimák [=poďakoval/ďakuje] oboma rožkami a ani trochu sa [=neponáhľal/neponáhľa].}{||| Za ním na plote [=ostala/ostáva] strieborná čiarka, rovná ako podľa pravítka, a na jej konci malá bodka, kde sa asi [=zastavil] pre istotu premyslieť, či tá púpava za to stojí.}',
  },
  {
    in: ['land'],
    text: 'Cez cestu [=prebehla/beží] veverička s orechom. {Orech jej [=spadol/padá]. Ťuk!|Orech jej [=vypadol/vypadáva] z labiek, [=skotúľal/kotúľa] sa po kameni a [=zastal/zastane] rovno pri topánke.} [Hero] ho [podal/podáva] späť. {|Veverička si ho [=schovala/schováva] tak dobre, že ho už nikdy nenájde, ale z orecha raz bude strom.}{||| „Raz si pod ním sadneme a budem rozprávať, že som si ho tam vlastne zabudla naschvál,“ [=volala] ešte z konára a chvostom [=nakreslila] do vzduchu veľkú korunu.}',
  },
  {
    in: ['land'],
    text: 'Na kmeni [=visel/visí] lístok: „Vrátim sa hneď. Ďateľ.“ {Ťuk, ťuk.|Kto vie, ako dlho trvá ďatľovi hneď, no z koruny už [=bolo/je] počuť známe ťuk, ťuk, ťuk.} [Hero] mu [zaťukal/ťuká] na pozdrav. „Ďalej!“ [=ozvalo/ozýva] sa zhora.{||| Znútra [=bolo] počuť, ako niekto [=skladal] noviny, [=odsúval/odsúva] hrnček a [=vzdychal] tak, ako vzdychajú len majstri tesne pred koncom zmeny.}',
  },
  {
    in: ['land'],
    text: 'V tráve [=hrali/hrajú] tri kobylky na husličky. {Jedna [=hrala/hrá] falošne.|Dve [=hrali/hrajú] krásne a tretia krásne falošne, no zo všetkých najradšej.} [Hero] [zatlieskal/tlieska] všetkým rovnako. {|Tretia kobylka od radosti [=vyskočila/vyskočí] tak vysoko, až [=zabudla/zabudne], kde je začiatok pesničky.}{||| Vraj sa volá Alžbeta a na každej skúške jej ostatné dve hovoria to isté: že falošný tón je iba správny tón, ktorý [=prišiel] na návštevu k susedom.}',
  },
  {
    in: ['land'],
    text: 'Na lúke [=stál/stojí] strašiak v deravom klobúku. {V klobúku [=bývali/bývajú] vrabce.|Vrabce sa ho už dávno neboja a v klobúku si [=zriadili/majú] škôlku.} [Hero] mu [napravil/napráva] šál. {Pekne.|Strašiak [=stál/stojí] hneď o kúsok rovnejšie a vrabce [=čvirikali/čvirikajú], že mu to pristane.}{||| Keď [=odchádzali], [=zdalo/zdá] sa, že strašiak za nimi zdvihol rukáv, ale to [=mohol] byť celkom dobre aj vietor, ten má tiež rád slušné rozlúčky.}',
  },
  {
    in: ['water'],
    text: 'Na hladine [=plával/pláva] lístok a na ňom mravec kapitán. {„Ahoj!“|„Ahoj, tam na brehu!“ [=kričal/kričí]. „Ktorým smerom je tu sever?“} [Hero] [ukázal/ukazuje] prstom. {Mravec [=zasalutoval/salutuje].|Mravec [=zasalutoval/salutuje] všetkými nohami naraz, preto sa na chvíľu [=posadil/posadí].}{||| Loď [=sa volala/sa volá] podľa stromu, z ktorého spadla, a na palube [=viezla] tri zrnká maku, ktoré [=mali] ešte do večera doraziť k sesternici na druhý breh.}',
  },
  {
    in: ['water'],
    text: 'Vedľa [=vyskočila/skáče] ryba. Čľup! {A zas. Čľup!|Chvíľu [=visela/visí] vo vzduchu a [=uvažovala/uvažuje], či sa jej tam páči.} „Voda je lepšia,“ [=povedala/povie] bublinkami. [Hero] [prikývol/prikyvuje].{||| Potom vraj vyskočila ešte dvakrát, iba aby si to overila, lebo vo vážnych veciach je lepšie nespoliehať sa na prvý dojem, ani keď je taký mokrý a trblietavý.}',
  },
  {
    in: ['water'],
    text: 'Po kameni [=kráčal/kráča] krab. Bokom, stále bokom. {„Kam ideš?“ „Rovno.“|„Kam máte namierené?“ [spýtal sa/pýta sa] [hero]. „Predsa rovno za nosom,“ [=odvetil/odvetí] krab, „len nos mám z tejto strany.“}{||| [=Rozlúčili/Lúčia] sa srdečne, každý na inú stranu, a ešte dlho [=bolo] vidieť, ako sa krab sústredene vzďaľuje smerom, ktorý sám považuje za dopredu.}',
  },
  {
    in: ['sky'],
    text: 'Okolo [=letela/letí] kačica s malým kufríkom. {„Na juh?“ „Na juh.“|„Na juh?“ [spýtal sa/pýta sa] [hero]. „Na juh, ale najprv k sestre na kávičku,“ [=zakvákala/kváka] kačica.} A už jej [=nebolo/niet]. {|[=Zostalo/Zostáva] po nej jedno biele pierko, ktoré sa [=nikam neponáhľalo/nikam neponáhľa].}{||| „A keby ste išli okolo môjho rybníka,“ [=doletelo/dolieta] k nim ešte z výšky, „pozdravte, prosím, tretie rákosie zľava, veľmi ťažko znáša, keď som preč.“}',
  },
  {
    in: ['sky'],
    text: 'Mráčik pred nimi [=kýchol/kýcha]. Hapčí! {[=Spadli/Padajú] tri kvapky.|[=Spadli/Padajú] z neho tri kvapky, presne tri, a veľmi sa za ne [=hanbil/hanbí].} „Na zdravie,“ [povedal/hovorí] [hero] a mráčik sa celý [=začervenal/červená].{||| Vraj to má po otcovi, ten [=býval] búrkový mrak a [=kýchal] tak, že v troch dedinách [=zatvárali/zatvárajú] okná, hoci doma [=bol] ten najmäkší oblak, akého si vieš predstaviť.}',
  },
  {
    in: ['sky'],
    text: 'Vietor sa [=chcel/chce] hrať. {Fú sem, fú tam.|Najprv [=postrapatil/strapatí] vlasy na ľavú stranu, potom na pravú, a napokon [=nevedel/nevie], čo sa mu páči viac.} [Hero] sa [zasmial/smeje]. {Fú!|Taký kaderník by v meste určite skrachoval, ale tu mu nikto neplatí, tak je spokojný.}{||| Na rozlúčku im ešte [=vyfúkal/vyfukuje] prach z vreciek, [=pridal] doň vôňu čerstvo pokosenej trávy a [=odbehol] hrať sa s niečou vypranou bielizňou.}',
  },
  {
    in: ['indoors'],
    text: 'Pod skriňou [=bývala/býva] myška. {„Dobrý,“ [=pípla/pípa].|„Potichu, prosím,“ [=pípla/pípne], „práve uspávam syr.“} [Hero] [prešiel/prechádza] okolo po špičkách. {|Syr [=ležal/leží] vo vreckovke ako v perinke a naozaj ani [=nemukol/nemukne].}{||| Na dvierkach jej domčeka [=visela] vizitka a na nej drobným písmom: uspávanie syrov, dozrievanie zaručené, v prípade chrápania zaklopte, prosím, na druhú stenu.}',
  },
  {
    in: ['indoors'],
    text: 'Na stene [=tikali/tikajú] hodiny s kukučkou. {Kukučka [=spala/spí].|Kukučka [=mala/má] dnes voľno, preto namiesto nej každú hodinu [=vykukol/vykukne] pavúčik a veľmi slušne [=zakýval/zakýva].} Tik, tak. [Hero] [zakýval/kýva] tiež.{||| Pavúčik sa o tú službu vraj prihlásil sám, dlho [=nacvičoval] pred zrkadlom a jediné, čo mu zatiaľ nejde, je zavrieť za sebou dvierka všetkými ôsmimi naraz.}',
  },
  {
    in: ['indoors'],
    text: 'Schody [=vŕzgali/vŕzgajú]. Vŕŕz, vŕŕz. {Každý inak.|Každý [=hral/hrá] iný tón, a keď sa po nich ide dosť pomaly, je z toho celkom pekná pesnička.} [Hero] na nich [zahral/hrá] {pesničku|krátku pesničku o dvoch tónoch}.{||| Tretí od konca [=mlčal] z princípu, lebo ten [=bol] opravovaný, a tak sa v tom mieste pesničky vždy slušne [=čakalo], akoby tam mal prísť potlesk.}',
  },
  'Na zemi [=ležal/leží] gombík. {Modrý.|Modrý, so štyrmi dierkami, trochu osamelý.} „Komu chýbaš?“ [spýtal sa/pýta sa] [hero]. {Gombík [=mlčal/mlčí].|Gombík [=mlčal/mlčí], ako to gombíky vedia, a tak ho [hero] [položil/kladie] na viditeľné miesto.} Niekto sa poň určite vráti.{||| Osamelé gombíky sa vraj medzi sebou poznajú, v noci si zo záhrady na záhradu posielajú pozdravy a veria, že na svete je pre každý z nich presne jedna správna dierka.}',
  '„Pozri,“ [helper:šepol/šepká] [helper]. Vo vzduchu sa [=niesla/nesie] bublina. {[=Bola/Je] dúhová.|[=Bola/Je] dúhová a v nej [=stál/stojí] celý svet hore nohami.} Puk! [Hero] [dostal/dostáva] na nos jednu kvapku. {|„To bol iba pozdrav,“ [helper:vysvetlil/vysvetľuje] [helper].}{||| Odkiaľ bublina [=priletela], to sa už nikto [=nedozvedel/nedozvie], no podľa vône mydla a jemného čľupotu v diaľke sa niekde práve [=kúpal/kúpe] niekto, kto sa vôbec [=neponáhľal] von.}',
]

export const obstacles: readonly Piece[] = [
  {
    in: ['land'],
    text: 'Zrazu [=bolo/je] cesty málo a kaluže veľa. {Čľup?|Kaluž [=siahala/siaha] od kraja po kraj a [=tvárila/tvári] sa ako jazero.} [Helper] [helper:našiel/nachádza] dosku. {Hop, hop!|Po nej sa [=prešlo/prejde] pekne husím krokom, jedna noha, druhá noha, a kaluž im len [=závidela/závidí].}{||| Uprostred [=plávala] žaba na chrbte, s rukami za hlavou, a [=poradila/radí] im držať sa vľavo, lebo vpravo je to hlboké takmer po kolená, a to aj tým väčším.}',
  },
  {
    in: ['land', 'indoors'],
    text: 'Dvere pred nimi sa [=nechceli/nechcú] otvoriť. {[=Ťahali/Ťahajú]. [=Tlačili/Tlačia].|[=Ťahali/Ťahajú], [=tlačili/tlačia], [=prosili/prosia] aj po francúzsky.} Potom [hero] [zbadal/vidí] nápis: „Posunúť.“ {Hups!|Dvere sa [=posunuli/posunú] ľahučko ako po masle a všetci sa [=smiali/smejú].}{||| „Stáva sa to každému,“ [=utešovali/utešujú] ich dvere, „minulý týždeň do mňa pol hodiny tlačil pán inžinier a napokon odišiel oknom, veľmi dôstojne.“}',
  },
  {
    in: ['land'],
    text: 'Hustý ker [=stál/stojí] rovno v ceste. {[=Pichal/Pichá].|„Som na stráži,“ [=pichal/pichá] každého, kto [=prišiel/príde].} „A čo keď pekne poprosíme?“ [skúsil/skúša] to [hero]. {Ker sa [=pohol/hýbe].|Ker [=zašumel/šumí], konáriky sa [=rozostúpili/rozostupujú] a ešte im [=pribalil/pribalí] tri maliny.}{||| Odvtedy vraj ker pichá iba zo zvyku a veľmi jemne, a keď nikto nejde okolo, skúša si šepkať slovíčko prosím, aby vedel, ako chutí z druhej strany.}',
  },
  {
    in: ['water', 'land'],
    text: 'Most [=bol/je] úzky. {Kto pôjde prvý?|Taký úzky, že po ňom [=chodili/chodia] iba kačky, a aj tie v rade.} [Hero] [rozpažil/rozpažuje] ruky ako krídla. {Krok. Krok. A hotovo.|Krok, ešte krok, a potom už len jeden drobný, na ktorý sa [=zabudlo/zabudne], lebo [=boli/sú] na druhej strane.}{||| Uprostred sa ešte [=zastavili/zastavujú] a [=pozreli] dolu, lebo most, z ktorého sa nikto nepozrel dolu, je iba doska, a doske by to bolo pochopiteľne ľúto.}',
  },
  {
    in: ['sky'],
    text: 'Hmla [=zhustla/hustne], až [=nebolo/nie je] vidieť ani vlastný nos. {„Haló?“|„Haló?“ [zavolal/volá] [hero]. „Haló, som tu,“ [helper:ozval sa/ozýva sa] [helper], „teda aspoň myslím.“} [=Chytili/Chytajú] sa za ruky a [=rátali/rátajú] do päť. {Fú! A hmla je preč.|Pri päťke hmla [=pochopila/pochopí], že sa jej nikto nebojí, a [=šla/ide] inam.}{||| Až teraz [=bolo] vidieť, že [=stáli] celý čas tri kroky od chodníka, vedľa lavičky, na ktorej niekto starostlivo a zbytočne pripevnil tabuľku „pekný výhľad“.}',
  },
  {
    in: ['water'],
    text: 'Prúd ich [=niesol/nesie] trochu inam. {Doľava, nie doprava.|Oni [=chceli/chcú] doprava, prúd [=chcel/chce] doľava, a prúd [=bol/je] väčší.} „Nevadí,“ [helper:povedal/hovorí] [helper], „obídeme to.“ {A hotovo.|A pri tom obchádzaní [hero] [objavil/objavuje] zátoku, o ktorej nikto [=nevedel].}{||| Na jej brehu [=ležalo] presne toľko teplého piesku, koľko treba na jedno krátke posedenie, a na ňom stopy vtáka, ktorý sa tu zjavne tiež ocitol omylom a neľutoval.}',
  },
  'Svetla [=bolo/je] pomenej. {„Vidíš?“ „Trošku.“|„Vidíš niečo?“ [spýtal sa/pýta sa] [hero]. „Vidím, že nevidím,“ [helper:priznal sa/priznáva sa] [helper].} Tak [=zavreli/zatvoria] oči a [=počúvali/počúvajú]. {Aj uši vedia cestu.|A čuduj sa svete, uši [=poznali/poznajú] cestu lepšie ako oči.}{||| Najprv [=počuli] vlastné kroky, tie sa po tme prezradia vždy prvé, potom svoj dych, ktorý nevie mlčať ani naschvál, a napokon [=našli/nachádzajú] jeden druhého, po tichom smiechu.}',
  {
    in: ['land'],
    text: 'Topánka sa [=zasekla/zasekne] v blate. {Mľask!|Blato [=držalo/drží] ako medveď med, a keď [=povolilo/povolí], [=urobilo/urobí] mľask na celý kraj.} [Hero] [stál/stojí] chvíľu na jednej nohe ako bocian. {A už sa všetci smejú.|[Helper] [helper:stál/stojí] tiež na jednej nohe, iba zo solidarity.}{||| [=Stáli] tak hodnú chvíľu, vietor okolo nich slušne [=obchádzal/obchádza] a blato sa [=tvárilo] ako niekto, kto si iba [=požičal] a hneď aj vráti, len sa ešte poteší.}',
  },
]
