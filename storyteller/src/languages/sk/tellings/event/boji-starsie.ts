type Said = Record<'of' | 'sign' | 'way' | 'only' | 'to' | 'far' | 'near' | 'does' | 'echo' | 'friends', string>

/** For 7 and older: there the child pulls the string by itself once, and has to say how many knots it has of its own. */
export const older = (said: Said) => `
== uzliky
[who-is| named: [Who.kind] [who] | [Who.full]] sa bojí ${said.of}. ${said.sign} ${said.way}

@rest „${said.only}!“ povedia ostatní a myslia to dobre.

@who „Pre vás je to iba,“ povie [who]. „Pre mňa je to celé.“

Ostatní krčia plecami, lebo kto sa práve nebojí, ten si len ťažko spomenie, aké to je.

+2
O chvíľu je vo vzduchu plno múdrych viet. Jeden radí zavrieť oči, druhý otvoriť ich ešte viac a tretí má strýka, ktorý sa vraj nebojí ničoho a spáva na bodliakoch. [Who] počúva a cúva. Kto sa práve nebojí, tomu sa radí ľahko, a z diaľky to znie ako dážď po plechu.
/+2

[has:same-child| @hero „To poznám,“ povie [hero]. „Aj ja sa bojím.“ |] Vo vrecku má [hero] gaštan, cestovný lístok a dlhú šnúrku. [with| [Friend] drží, [hero] viaže | [Hero] viaže] a o chvíľu je na šnúrke desať uzlíkov, jeden ako druhý.

@hero „Strach sa dá odmerať,“ povie [hero](( tak vážne, akoby išlo o nové nohavice)). „Drž jeden koniec a stoj tam, odkiaľ sa to ešte dá. Ja pôjdem s druhým.“

A ide ${said.to}, až kým sa šnúrka nenapne.

&first @hero „Koľko uzlíkov?“ volá [hero].

@who „Desať!“ volá [who]. ${said.far}

+2
@hero „Tak vidíš,“ volá [hero]. „Nie si preč a nie si pri tom. Si na desiatich.“

@who „A to sa smie, byť na desiatich?“ čuduje sa [who].

@hero „Šnúrka to unesie.“

Znie to zvláštne, ale [who] sa prestane triasť. Bojí sa presne tak ako predtým, iba je odrazu jasné, kde sa to začína a kde sa to končí.
/+2

Po chvíli sa [who] posunie o uzlík. Deväť. Potom o ďalší, osem, a na siedmich čaká dlho so zavretými očami.

+3
@neighbour „Na siedmich by som si pokojne vypil kávu,“ povie [neighbour] a naozaj si prinesie stoličku.

@hero „A ty sa bojíš čoho?“ pýta sa [hero].

@neighbour „Ja?“ povie [neighbour]. „Ja som tu iba na stoličke.“

[with2| @friend2 „Ale sedíš na desiatich,“ všimne si [friend2] a [neighbour] si odkašle. | Stolička však stojí celkom presne na desiatom uzlíku a ani o kúsok bližšie.]
/+3

== navinut
Vtedy spraví [hero] chybu. Šnúrka je trochu voľná, a tak ju potichu navinie. Jeden uzlík, druhý, a keď to ide tak ľahko, hneď aj tretí.

+2
Nie je v tom nič zlé, myslí si [hero]. Bude to skôr hotové, každý pôjde domov a [who] si nič nevšimne. Je to ako podsunúť niekomu stoličku, iba trochu naopak.
/+2

[Who] otvorí oči a je na štyroch.

@who „[who-is| sea-animal, morska-panna: Toto nie sú moje uzlíky | Toto nie sú moje kroky]!“ zvolá [who] a pustí šnúrku.

O chvíľu je [who] oveľa ďalej ako na začiatku((, toľko uzlíkov ani nikto nemá)).

+2
@rest „Veď sa nič nestalo,“ povedia ostatní.

Lenže to nie je pravda. Šnúrka leží na zemi a je to zasa iba obyčajná šnúrka. Kto drží oba konce naraz, ten nemeria nič.
/+2

+4
[Hero] ju zdvihne a chvíľu s ňou stojí. Dá sa povedať, že to urobí vietor. Dá sa povedať, že sa šnúrka scvrkne, lebo šnúrky sa vraj z času na čas scvrknú. Tie vety sú už na jazyku a znejú celkom dobre. Majú však jednu chybu: keď sa raz povedia, nikdy sa už nedá vedieť, ktoré kroky sú čie. A na šnúrke, o ktorej sa to nevie, je jedno, koľko je uzlíkov.
/+4

[Hero] ide bližšie, ale zastane o kus skôr((, nech je medzi nimi miesto aspoň na desať uzlíkov)).

@hero „Navíjanie bolo moje,“ povie [hero]. „Prepáč.“

@who „Prečo?“ pýta sa [who].

+2
[Hero] mlčí. Díva sa sem každé oko, ktoré tu je, a práve o to ide.
/+2

@hero „Lebo ja sa bojím, keď sa na mňa každý díva,“ povie [hero]. „Ako pri tabuli. Preto to malo byť rýchlo.“

Chvíľu je také ticho, že počuť, ako sa narovnáva tráva po cudzích nohách. Potom [who] podíde bližšie a zdvihne voľný koniec zo zeme.

&again @who „Koľko uzlíkov?“ spýta sa [who].

@hero „Päť,“ povie [hero]. „Od tabule.“

+2
@who „Päť je málo,“ uzná [who]. „To už je skoro odvaha.“

[with| @friend „Ja mám od tabule štyri,“ povie [friend] a postaví sa vedľa. | Niekto z ostatných zdvihne ruku a povie, že od tabule má šesť.] A nikto sa nesmeje, lebo každý si práve potichu hľadá svoje vlastné číslo.
/+2

+3
Potom sa ozvú ďalšie čísla, najprv šeptom. Tetina pusa, štyri. Zhasnutá chodba, sedem. Slovo nahlas v obchode, keď ho predavačka nepočuje a treba ho zopakovať, osem a pol. Stolička zavŕzga.

@neighbour „Kýchnutie vo vlaku,“ povie [neighbour]. „Deväť. Nikdy neviem, kam sa mám potom pozerať.“

Niekto prinesie celé klbko vlny a každý si kúsok odmotá. Ukáže sa, že uzlíky sa viažu rôzne: kto sa bojí málo, viaže veľké mašle, a kto sa bojí veľa, robí maličké a veľmi pevné. Šnúrky potom visia cez plot vedľa seba a nedá sa povedať, ktorá patrí najväčšiemu a ktorá najmenšiemu. Jedna je dlhá až na zem. K tej sa nik nehlási a nikto sa nepýta, iba jej ktosi urobí na konci uško, nech sa dobre drží.
/+3

== tri
Začnú ešte raz. [Hero] nenavíja nič, iba drží a čaká, a nikto pri tom neradí((, lebo rátanie je zaujímavé aj bez toho)). Desať, deväť, osem, sedem((, na chvíľu zasa osem)), šesť a potom päť.

+2
Na piatich si sadnú, každý na svojom konci, a jedia jablko, každý svoju polovicu. Šnúrka sa medzi nimi hojdá ako veľmi lenivý most. Z piatich sa dá dívať jedným okom tam a druhým na jablko, a o chvíľu aj naopak. Piatka je dobré miesto, dohodnú sa. Na piatke sa dá pokojne aj bývať, stačí tam postaviť lavičku.
/+2

Z piatich je to na štyri jeden krok a zo štyroch na tri iba polovica, lebo tá druhá sa už urobí od zvedavosti.

@who „Ďalej nie,“ povie [who].

@hero „Tri stačia,“ povie [hero].

${said.near} ${said.does} ${said.friends}

+2
@rest „A nebojíš sa už?“ pýtajú sa ostatní.

@who „Bojím,“ povie [who]. „Ale už iba na tri uzlíky a tie mám spočítané.“
/+2

-2
@who „Bojím sa stále,“ povie [who]. „Ale iba na tri a tie mám spočítané.“
/-2

+4
Cestou domov merajú všetko, čo stretnú. Od plota k plotu je to dvadsať. Od psa k búde tri, ale ten sa nebojí, ten je iba lenivý. Od dažďa k strieške jeden. [Who] si na svoj koniec urobí ešte jeden uzlík, jedenásty, celkom maličký.

@who „Ten je náhradný,“ povie. „Keby bol zajtra veľmi zlý deň.“

@hero „A keby bol veľmi dobrý?“

@who „Tak ho požičiam.“

Na rohu sa šnúrka rozdelí. Uzlíky sa delia ťažko, lebo každý chce dať tomu druhému viac, a nakoniec je v jednej polovici päť a v druhej šesť. Tú so šiestimi dostane ten, kto má zajtra dôležitý deň. Hádajú sa o to dosť dlho, lebo dôležitý deň tu má každý.
/+4

+3
Doma sa to, pravda, nedá utajiť. [Adult] pozrie na šnúrku, potom na [hero.acc/tie zelené kolená] a odloží nôž aj chlieb.

@adult „Požičiaš?“ spýta sa [adult] a odmeria vzdialenosť od telefónu. Sú to tri uzlíky, poriadne utiahnuté. „Treba zavolať zubárke.“

@hero „Tri stačia,“ povie [hero] a podrží druhý koniec, kým to zazvoní.
/+3

== noc
Večer má [hero] aj pod teplou perinou okolo ruky omotanú šnúrku. [friend-is| toy: Vedľa v perine je aj [friend]. | pet: Na koberci už drieme [friend]. | [with| [Friend] už vedľa drieme. |]]

@hero „Od postele k tabuli je to celá ulica,“ povie [hero]. „Ale ráno to bude zasa päť.“

+2
@adult „Päť sa dá prejsť,“ povie [adult]. „Aj späť sa dá.“

Lampa svieti do rohu a v ňom je ticho. Ostatní už spia a [who] spí tiež, pekne na tri uzlíky odo všetkého.
/+2

&last @adult „A ku mne koľko uzlíkov?“ šepne [adult] a sadne si bližšie.

[Hero] pomaly vydýchne a šnúrku pustí.

@hero „Nula.“

${said.echo}

!asleep Je ticho a teplo. Šnúrka sa pomaly zosunie na mäkký koberec a [hero] už spí.
`
