import { ANY, IT, SEEN, type Seen } from './lopuchy-co.ts'

/** One of the table, as the case is. */
export const c = (part: keyof Seen) =>
  `[case| ${Object.entries(SEEN)
    .map(([id, one]) => `${id}: ${one[part]}`)
    .join(' | ')} | ${ANY[part]}]`

/** Who else is told of it: those who are where it happened. */
export const TOLD =
  '[place| nursery, school, gym: @mum „A ja sa porozprávam s pani učiteľkou,“ povie mama. „Nech vie, čo nosíš domov na svetri.“ | training: @mum „A ja sa porozprávam s trénerom,“ povie mama. „Nech vie, čo nosíš domov na svetri.“ | family: @mum „A ja sa u nás porozprávam tiež,“ povie mama. „Nech vedia, čo máš potom na svetri.“ | @mum „A povieš mi to vždy,“ povie mama. „Chcem vedieť, čo nosíš domov na svetri.“]'

/** The older reading: what has stuck is first hidden under a jacket, which is hot, and pricks. */
export const older = `
== word
${c('open')} ${IT} sa chytí svetra, presne pri [pic.loc], a drží sa na ňom ako lopúch.

+2
[Hero] ho skúsi striasť, ako sa strasie voda. Nepohne sa. Skúsi ho oprášiť, ako sa opráši múka. Chytí sa aj rukáva. S lopúchom je to tak vždy: čím viac ním človek trasie, tým pevnejšie sedí. [more| [Others] stoja ďalej a nič si nevšimnú. |]
/+2

A tak [hero] urobí to, čo by na tom mieste napadlo asi každému: vezme bundu a zapne si ju až po bradu. Lopúch pod ňou nevidno, a čo nevidno, na to sa nikto nepýta.

+2
Má to jedinú chybu, a tá sa ukáže hneď pri prvom pohybe: pod bundou pichá lopúch oveľa viac. Pichá pri písaní, pichá pri smiechu, a keď sa človek oprie chrbtom o stenu, zapichne sa celkom. ${c('hide')} A v bunde je pritom teplo ako v rúre na pečenie.
/+2

+4
V tej bunde sa dá prežiť takmer celý deň, len to chce vymýšľať. Na obede je [hero.dat/vraj] zima. Na slnku tiež. Pri umývaní rúk sa rukávy nedajú vyhrnúť, a tak z nich potom dlho kvapká. Kto sa opýta, dostane odpoveď, že bunda je nová, hoci má na lakti záplatu, ktorú pozná každý.

Najhoršie je, že v bunde sa nedá nič poriadne robiť. Nedá sa v nej počúvať, lebo šuchoce. Nedá sa v nej skrývať, a to tiež preto, že šuchoce. [Hero] celé popoludnie drží lakte opatrne od tela, ako niekto, kto pod kabátom nesie vajcia.
/+4

V bunde ide [hero] aj domov, v bunde si umyje ruky a v bunde príde k večeri.

@mum „Nie je ti teplo?“ pýta sa mama.

@hero „Zima,“ povie [hero] a z čela tečie pot rovno do polievky.

Mama sa na nič ďalšie nepýta. Vstane, oblečie si zimný kabát, na hlavu si dá vlnenú čiapku s brmbolcom a sadne si naspäť k stolu.

@mum „Máš pravdu!“ zvolá a naberie si polievku. „Hrozná zima! Brrr!“

+2
Chvíľu jedia mlčky, tváre červené ako paradajky. Polievka sa parí, para stúpa pod čiapku a čiapka jej pomaly padá na nos, takže mama trafí lyžicou najprv bradu a až potom ústa.

@mum „Ešte rukavice,“ povie mama a vezme lyžicu do vlnenej päste. [with| @friend „Aj mne je zima!“ hlási [friend] a ide si po šál. | Rezanec jej z lyžice ujde, skočí na stôl a kotúľa sa až po soľničku.]
/+2

[Hero] sa chce tváriť vážne a vydrží to presne dve lyžice. Potom vybuchne smiech, zips zabzučí a bunda letí rovno na zem. A pod ňou je lopúch. Za ten čas sú už tri.

@mum „Aha,“ povie mama a zloží si čiapku. „A čo je to za lopúchy?“

== mine
+2
To je tá najťažšia chvíľa. Kým to [hero] nepovie, dá sa ešte tváriť, že tam nič nie je. Keď to povie, bude to v kuchyni, medzi hrncami, a mama to bude vedieť tiež. [Hero] sa nadýchne.
/+2

@hero „${c('say')}“ povie [hero] potichu. [feels:sad| A utrie si nos. |]

Mama sa nezľakne ani nezalomí rukami, iba si pritiahne stoličku celkom blízko a dlho si ten lopúch prezerá zo všetkých strán.

@mum „To na tebe nevyrástlo,“ povie. „To sa iba prilepilo.“

[Hero] potiahne. Lopúch sa drží, potom pustí a leží na dlani, malý a sivý. Sveter je pod ním celý.

&first @hero „Toto nie je moje,“ povie [hero].

+2
@mum „Nie je,“ povie mama. „A čo tvoje je?“

Na to sa odpovedá ťažšie, ako by sa zdalo. Treba ísť pekne po poriadku.

@hero „Nos je môj,“ začne [hero]. „Kolená sú moje, aj s modrinami. [Pic] na svetri je tiež [picmineLow]. Ponožka…“

@mum „Tá je moja,“ povie mama. „Hľadám ju od pondelka.“

@hero „Tak ponožka je tvoja,“ uzná [hero]. „A ${'[all]'} je všetkých.“
/+2

+3
Smejú sa, až sa im trasú lyžice, a kabát aj čiapka ležia zrazu na zemi vedľa bundy. Potom [hero] stíchne, lebo je ešte jedna vec, a práve na tej lopúch sedí. Treba povedať aj ju, inak by to celé neplatilo.
/+3

@hero „${c('own')},“ povie [hero]. „${c('warm')}.“

@mum „${c('ok')},“ povie mama.

Druhý lopúch je na rukáve a ide dolu ľahšie ako prvý. Tretí sedí na chrbte, kam sa vlastná ruka nedočiahne ani zhora, ani zdola. Ten dá dolu mama, lebo na chrbát treba dvoch.

+4
@mum „Aj na mne jeden visel, v tretej triede,“ povie mama. „Bocian.“

@hero „A bol tvoj?“ pýta sa [hero].

@mum „Nohy boli moje,“ povie mama. „Bocian nie. Celý rok som pre neho sedela so zloženými nohami a bolo to veľmi nepohodlné. Potom ho našla babka, keď mi zašívala sveter.“

@hero „A čo s ním urobila?“

@mum „Položila ho na stôl a povedala, že taký škaredý gombík by mi nikdy neprišila.“

Mama sa postaví na jednu nohu, druhú zdvihne až ku kolenu a vydrží do desať. Potom sa musí chytiť chladničky a magnet z dovolenky spadne do polievky. Lovia ho naberačkou a nikto pri tom nepovie nič múdre, lebo na to nie je čas.
/+4

+3
Potom ich dajú do pohára od lekváru a zavrú viečko. [with2| Drží ho [friend2], oboma rukami. |] Do koša lopúchy nemôžu, lebo tam sa prilepia na šupky, na kôš a nakoniec na toho, kto kôš vynáša. Cez okno nemôžu tiež. Tam sa chytia niekoho, kto ide práve okolo, a ten si ich odnesie domov v presvedčení, že sú jeho.

@hero „A čo sa s nimi stane?“ pýta sa [hero].

@mum „Vyschnú,“ povie mama. „Pomaly. Niektorý aj veľmi pomaly, a občas ešte zašuchoce.“
/+3

${TOLD}

== day
Ráno visí bunda na vešiaku a [hero] sa na ňu dlho pozerá. Pod bundou nič nevidno. Ruka sa jej už aj dotkne. Potom ju nechá visieť a do dverí ide iba sveter, aj s [pic.ins].

+2
Vonku je bez nej čudne ľahko. Ruky majú odrazu kam ísť, vietor fúka cez oká na svetri a [pic] vidí celú cestu. [Hero] pritom dobre vie, že to ešte nie je nijaká výhra. Lopúchov je na svete presne toľko, koľko inokedy, a práve takým svetrom sa chytajú najradšej.
/+2

Netrvá dlho a jeden je na rukáve. Chvíľu pichá, presne tak ako včera, na tom sa nezmení nič. Lenže teraz je na očiach a dá sa chytiť dvoma prstami.

&again @hero „Toto nie je moje,“ povie si [hero] a strčí ho do krabičky od desiatej.

${c('step')}

+3
Niektorí sa ešte pozerajú. Jeden niečo povie, druhý mykne plecom a tretí sa díva už celkom inam, lebo po múriku ide mačka a nesie v papuli čiusi rožok. Nič veľké sa pritom nestane, nikto sa neospravedlní a nikto nezatlieska. Iba tá chvíľa, ktorá je zo všetkých najdlhšia, sa jednoducho skončí a začne sa iná, v ktorej treba chytiť loptu.

[with| Cestou domov [friend] obíde [hero.acc/všetko] zozadu a prezrie celý sveter. @friend „Chrbát čistý,“ hlási. | Cestou domov sa [hero] poriadne oprie chrbtom a skúsi, či niečo nepichá. Nepichá nič.]
/+3

+4
Pri bráne stojí niekto v šiltovke. Je to niekto z vyššej triedy a býva tu najhlasnejší. Teraz čaká na autobus a na šiltovke má vzadu lopúch, starý a zaprášený. Nevie o ňom, lebo na vlastnú šiltovku nikto nevidí.

[Hero] chvíľu rozmýšľa. Dá sa ísť ďalej a nič nevidieť. Dá sa aj zasmiať, nahlas a cez celú ulicu. Potom si však [hero] spomenie, aké je to, mať na chrbte niečo, kam sa ruka nedočiahne.

[case| talk, greet: A tak [hero] zdvihne ruku a ukáže najprv na šiltovku a potom na lopúch. | @hero „Niečo máš na čiapke,“ povie napokon [hero] a ukáže, kde.]

Ten v šiltovke si siahne dozadu. Lopúch mu ostane v prstoch a on sa naň pozerá ako na niekoho známeho. Potom príde autobus. Nepovedia si nič. Kamaráti z nich nie sú, a možno ani nebudú, ale lopúch ide autobusom už iba vo vrecku.
/+4

== bed
Večer je v izbe ticho a perina mäkká. Sveter visí na stoličke, [pic] spí navrchu. ${c('bed')}

+2
@hero „A čo ak zajtra priletí zas?“ pýta sa [hero].

@mum „Tak ho dáme dolu,“ povie mama. „Ty spredu a ja zozadu.“

@hero „Aj keď ich bude veľa?“ šepká [hero].

@mum „Aj vtedy,“ povie mama potichu a pritiahne perinu. „Mám dobré nechty a veľa pohárov.“
/+2

+3
Pod perinou je teplo a tma za oknom je tichá a mäkká. [world| ship: Mesiac svieti ako lampa na lodi. | castle: Mesiac svieti ako okno na veži. | space: Mesiac svieti a okolo neho hviezdy. | heroes: Mesiac svieti nad celým mestom rovnako. | dinos: Mesiac svieti, ten istý ako dinosaurom. | forest: Mesiac svieti a stromy stoja. | Mesiac svieti na prázdny dvor.] Na poličke stojí pohár, viečko drží a je v ňom ticho ako v prázdnej miske.
/+3

+4
Mama ešte prejde dlaňou po celom chrbte, od krku až dolu, či tam niečo neostalo. Neostalo. Chrbát je hladký, teplý a celý. Bunda v predsieni dýcha do tmy po kabátoch a je iba bundou, na dážď a na vietor. [more| Aj [others] už ležia pod perinou. |]
/+4

@mum „Niečo sa ti prilepilo na čelo,“ šepne mama do ticha. Je to bozk, mäkký a teplý.

&last @hero „To je moje,“ zamrmle [hero].

!asleep Mama ho tam nechá a [hero] pomaly, potichu zaspí.
`
