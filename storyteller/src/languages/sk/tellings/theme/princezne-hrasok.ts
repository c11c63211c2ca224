import type { Telling } from '../../../../craft/telling.ts'

export const princezneHrasok: Telling = {
  id: 'princezne-hrasok',
  shape: 'swap',
  fits: { kind: 'theme', themes: ['princesses'], named: ['princezna'] },
  ages: [3, 12],
  titles: ['Hrášok pod princeznou', 'Ako sa spí hrášku', 'Dvadsať perín a jeden hrášok'],
  figures: {
    pea: {
      forms: {
        ...{ name: 'hrášok', nom: 'hrášok', gen: 'hrášku', dat: 'hrášku', acc: 'hrášok', loc: 'hrášku' },
        ins: 'hráškom',
      },
      gender: 'he',
    },
    cook: {
      forms: {
        ...{ name: 'kuchár', nom: 'kuchár', gen: 'kuchára', dat: 'kuchárovi', acc: 'kuchára', loc: 'kuchárovi' },
        ins: 'kuchárom',
      },
      gender: 'he',
    },
    adela: {
      forms: {
        ...{ name: 'kráľovná Adela', nom: 'kráľovná Adela', gen: 'kráľovnej Adely', dat: 'kráľovnej Adele' },
        ...{ acc: 'kráľovnú Adelu', loc: 'kráľovnej Adele', ins: 'kráľovnou Adelou' },
      },
      gender: 'she',
    },
  },
  fact: '[Hero] raz [zistil/zistí], ako sa pod dvadsiatimi perinami spí hrášku.',
  next: 'V zámockej záhrade sa niečo zelené vyšplhalo až k oknu a zaklopalo.',
  young: `
== awake
-2
V zámku býva [princezná/princ/] [hero]. Posteľ je tam veľmi vysoká, lebo je na nej dvadsať *quilts perín. Hore sa chodí po rebríku.

Ale dnes sa nedá zaspať. Stále tam niečo tlačí.
/-2

+2
V zámku na kopci býva [princezná/princ/] [hero]. [with| Býva tam aj [friend] a spáva hneď vedľa. | Má tam vežu, zlatú lyžičku a bielu mačku.] Posteľ je veľmi vysoká, lebo je na nej dvadsať *quilts perín. Hore sa chodí po rebríku.

Ale dnes sa nedá zaspať. [Hero] sa otočí na jeden bok, potom na druhý. Stále tam niečo tlačí.
/+2

+4
[more| Vo vedľajších izbách už spia [others] a nevedia o ničom.]
/+4

&first @hero „Nemôžem spať!“ povie [hero].

@pea „Ani ja!“ ozve sa zdola. Ten hlások je tenký ako niť.

[Hero] zlezie po rebríku a zdvihne roh perín. Leží tam *pea hrášok. Je malý, zelený a nahnevaný.

@pea „Stále sa vrtíš,“ povie hrášok. „A ja mám na sebe dvadsať perín a ešte aj teba!“

@hero „Prepáč,“ povie [hero]. „Nájdeme ti lepšiu posteľ.“

== places
^quilts Hrášok sa vykotúľa spod perín a hľadajú spolu. Skúsia zlatú misku.

@pea „Studí,“ povie hrášok.

-2
Skúsia zamatový vankúš, ale z neho sa hrášok skotúľa. Skúsia papuču.
/-2

+2
Skúsia zamatový vankúš. Hrášok sa z neho skotúľa na zem, ťuk, ťuk, ťuk.

@pea „Je to z kopca,“ povie hrášok.

Skúsia kráľovskú papuču. Hrášok v nej chvíľu leží a potom vykukne.
/+2

@pea „Smrdí,“ povie hrášok.

+3
@hero „Tak poď hore namiesto mňa,“ povie [hero].

[Hero] vynesie hrášok na pleci až na najvyššiu perinu. [with2| [Friend2] im pri tom svieti lampášom. | Mačka im pri tom svieti očami.] Hrášok tam ostane [pea:sama/sám/samo], pozrie sa dolu a od strachu celý zbledne.

@pea „Tu som ako mucha na veži,“ povie. „A nikto pri mne nie je.“
/+3

+4
Vtom sa znova skotúľa, po rebríku, po chodbe, po schodoch, až do kuchyne. Kuchár tam mieša polievku na zajtra.

@cook „Hrášok!“ zaraduje sa kuchár. „Ty patríš do polievky!“

@hero „Nie,“ povie [hero] rýchlo. „Patrí do postele. Iba nevieme do ktorej.“

Kuchár si hrášok obzrie a utrie mu z líčka múku. Potom mu ukáže celú kuchyňu. Hrášok si skúsi ľahnúť do naberačky, ale tá sa hojdá. Skúsi soľničku, ale tam sa kýcha. V hrnčeku je ozvena a každé zívnutie počuje dva razy.

@pea „Kuchyňa je pekná,“ povie hrášok zdvorilo, „ale na spanie je v nej veľa železa.“

@cook „Tak do postele,“ povie kuchár a zívne. „Tam vlastne patrím aj ja.“ A zhasne pod hrncom.
/+4

== pod
@hero „A kde sa ti spí dobre?“ spýta sa [hero].

@pea „V struku,“ povie hrášok. „Tam leží hrášok pri hrášku, je tam tma a teplo a nikto sa nevrtí. Lenže taký struk tu nikde nie je.“

[Hero] sa pozrie na svoju dlaň. Zavrie ju a zasa otvorí. [with| @friend „Veď to je struk!“ povie [friend]. | Veď je to celkom ako struk!]

Hrášok sa skotúľa do dlane a prsty sa nad ním pomaly zavrú.

@pea „Akurát,“ povie hrášok.

-2
Po rebríku sa však s plnou rukou liezť nedá. Nevadí. [Hero] si stiahne na zem jednu perinu.
/-2

+2
Lenže po rebríku sa s plnou rukou liezť nedá. Príde [adult:kráľovná/kráľ/kráľ] [adult] a pýta sa, čo sa to deje.

&again @hero „Nemôžem spať, mám plnú ruku,“ povie [hero].

-3
[Adult] teda vezme ^quilts periny a zloží ich dole. Jedna na spanie stačí.
/-3
/+2

+3
[Adult] teda vezme ^quilts periny a rozdá ich. Jednu dostane kuchár, jednu stráž pri bráne, jednu mačka, a tá chce ešte jednu. Dostanú ich kone aj husi. Na posteli zostane jediná.
/+3

+4
Stráž sa pri tom hlboko pokloní a zabalí si do periny aj kopiju, aby nenachladla. Husi sa chvíľu hádajú, ktorá bude spať pri stene. Kone tú svoju rozprestrú na slamu a opatrne si na ňu ľahnú, najprv predkom, potom zadkom, a jeden z nich hneď zaspí s ovsom v ústach. V celom zámku je zrazu mäkko, iba [hero] má konečne rovno.
/+4

+3
@adult „A tá stačí,“ povie [adult]. „Načo ich len toľko máme?“
/+3

== bed
-2
[Hero] leží na mäkkej perine a v teplej dlani má ^pea hrášok. Nikde nič netlačí.
/-2

+2
[Hero] leží v mäkkej posteli, celkom nízko, a v teplej dlani má ^pea hrášok. V zámku je ticho. Nikde nič netlačí.
/+2

+3
Za oknom svieti mesiac, okrúhly a pokojný. Husi na dvore spia pod perinou a vidno z nich iba zobáky. [with| Vedľa už pomaly dýcha [friend]. | Mačka dýcha pomaly a potichu.]
/+3

+4
Dole v kuchyni je tma a teplo. Kuchárovi sa sníva o polievke bez hrášku, a je to veľmi dobrá polievka. [more| Spia aj [others], každý vo svojej izbe, a nikto sa ani nepohne.] Stráž pri bráne stojí po krk v mäkkom, usmieva sa a bráni zámok so zavretými očami. Biela mačka má konečne dve periny, jednu pod sebou a jednu na sebe, a medzi nimi ticho pradie. Lampa na chodbe svieti už iba trochu, potom ešte menej, a potom je pokojná tma.
/+4

&last @adult „Už môžeš spať?“ šepne [adult].

@hero „Už môžeme,“ šepne [hero], „len sa nesmieme vrtieť.“

Z dlane sa neozve nič. Hrášok spí.

!asleep A o chvíľu už spí aj [hero].
`,
  older: `
== exam
-2
Kráľovná Adela chodí od zámku k zámku a skúša princezné aj princov. Nepýta sa ich na zemepis ani na tanec, iba im pod dvadsať *quilts perín položí *pea hrášok a ráno chce vedieť jediné.
/-2

+2
Kráľovná Adela chodí už tridsať rokov od zámku k zámku a skúša princezné aj princov. Nepýta sa ich na zemepis ani na to, ktorou vidličkou sa jedáva kapor. Vyberie zo striebornej škatuľky *pea hrášok, položí ho na posteľ, dá naň dvadsať *quilts perín a ráno chce vedieť jediné.
/+2

&first @adela „Dobrá noc, či zlá?“

-2
Kto povie zlá, ten cíti hrášok cez dvadsať perín, je teda pravá princezná či pravý princ a dostane korunku. Kto povie dobrá, nedostane nič. Dnes je na rade [hero] a kuchár už pečie tortu v tvare korunky.
/-2

+2
Kto povie zlá, ten cíti hrášok cez dvadsať perín, je teda pravá princezná či pravý princ a dostane korunku. Kto povie dobrá, nedostane nič. Dnes je na rade [hero] a celý zámok je z toho hore nohami. Kuchár pečie tortu v tvare korunky. [with| [Friend] už teraz tlieska. | Strážnik pri bráne sa učí tlieskať v železných rukaviciach.] Krajčír šije na korunku vrecúško do dažďa.
/+2

+4
[more| Prídu aj [others], aby boli pri tom, a po chodbe chodia po špičkách.] [Adult] nosí periny po jednej a každú natrasie. Keď je ich dvadsať, treba rebrík, a keď je na nich [hero], je to tak vysoko, že vidno cez okno tri susedné kráľovstvá a v jednom z nich sa práve niekto kúpe. Kráľovná Adela vylezie po rebríku posledná, popraje dobrú noc takým hlasom, akým sa píše do zápisníka, a zhasne sviečku dvoma prstami.
/+4

Lenže [hero] leží hore a necíti vôbec nič. Dvadsať perín je ako oblak.

-2
Tak sa začne vrtieť((, sprava doľava a zľava doprava)), lebo nejaký ten hrášok tam predsa musí byť.
/-2

+2
To je zlé, lebo to je dobré. [Hero] si predstaví korunku, potom kuchára, potom tortu, a začne sa vrtieť. Sprava doľava, zľava doprava, kolenami, lakťami a potom ešte raz, až sa periny rozostúpia. Nejaký ten hrášok tam predsa musí byť!
/+2

@pea „Prestaň!“ ozve sa zdola.

== below
[Hero] zlezie po rebríku a nadvihne roh. Hrášok je zelený, malý a má kruhy pod očami.

-2
@pea „Tridsať rokov,“ povie hrášok. „Každú noc dvadsať perín a na nich niekto, kto sa vrtí, a ty sa vrtíš najhoršie. A ráno sa na noc pýtajú každého okrem mňa.“
/-2

+2
@pea „Tridsať rokov,“ povie hrášok. „Každú noc iný zámok, dvadsať perín a na nich niekto, kto sa vrtí. Ty sa vrtíš najhoršie. A ráno sa na noc pýtajú každého.“ Chvíľu je ticho. „Iba mňa nie.“

Na to [hero] nemá odpoveď. Je to zvláštny pocit, stáť naboso na studenej dlážke a hanbiť sa pred zeleninou. O hrášku sa v zámku hovorí už týždeň, ale vždy iba ako o niečom, čo tlačí. Že by aj jeho mohlo niečo tlačiť, to nenapadlo nikomu, ani tým, čo majú na premýšľanie celú vežu.
/+2

+3
@hero „A prečo to nepovieš kráľovnej?“ spýta sa [hero].

@pea „Mám veľmi tenký hlas,“ povie hrášok. „A cez dvadsať perín je z neho ticho.“

@hero „A cíti ťa hore aspoň niekto?“

@pea „Cez dvadsať perín?“ zasmeje sa hrášok. „Nikto. Na Zelenej hore chrápe princ ako píla a ráno povie zlá. Na Ostrove povie princezná zlá, lebo jej to poradí mama. Ja tam ležím a počúvam to. Tristo nocí do roka a ani jediná dobrá.“
/+3

== choice
-2
Dá sa to vyriešiť ľahko, stačí dať hrášok inam. Lenže potom bude noc dobrá, a kto povie dobrá, nedostane nič. [Hero] si sadne na najnižšiu priečku a chvíľu vidí iba korunku.
/-2

+2
Dá sa to vyriešiť celkom ľahko. Stačí dať hrášok inam. Lenže potom bude noc dobrá, a kto povie dobrá, nedostane korunku, a torta v kuchyni má už aj cukrové hroty. [Hero] si sadne na najnižšiu priečku rebríka a rozmýšľa. Dá sa predsa povedať zlá, aj keď bude dobrá, a nikto na to nepríde. Nikto okrem hrášku. Ten stojí vedľa, díva sa do zeme a nepýta si nič, lebo na to nie je zvyknutý.
/+2

@hero „Poď,“ povie [hero]. „Nájdeme ti posteľ.“

-2
Zlatá miska studí, zamatový vankúš je z kopca a kráľovská papuča smrdí.
/-2

+2
Zlatá miska studí. Zo zamatového vankúša sa hrášok skotúľa, lebo vankúše sú pre okrúhlych samý kopec. V kráľovskej papuči vydrží tak dlho, ako sa dá vydržať bez dýchania.

@pea „Nehnevaj sa,“ povie po každej posteli. „Ja vôbec nie som náročný. Ja som len celkom guľatý.“
/+2

+3
Skúsia škatuľku od čaju, hrnček a kráľovskú korunu vystlanú hodvábom. V korune sa hrášok na chvíľu poteší.

@pea „Ale ráno si ju niekto nasadí,“ povie potom. [with2| @friend2 „To sa dá čakať,“ prikývne [friend2]. | A v tom má pravdu.]
/+3

+4
V kuchyni kuchár práve zdobí tortu a hrášok sa mu skotúľa rovno pod lyžicu.

@cook „Aha, ešte jeden do polievky,“ povie kuchár.

@hero „Ten nie!“ skríkne [hero]. „Ten ide spať.“

Kuchár sa zastaví. Varí hrášky dvadsať rokov a ani raz mu nenapadlo, že niektorý z nich má za sebou ťažký deň. Položí lyžicu a hrášku prisunie stoličku, čo je pre hrášok asi ako námestie.

@cook „U nás doma,“ povie kuchár, „sme spávali štyria na jednej posteli. Na nič lepšie si nespomínam.“ Potom sa zahľadí na tortu s cukrovými hrotmi, potom na hrášok, potom na [hero.acc/bosé nohy], a je vidieť, že niečo ráta. „Tak teda noc bude dobrá,“ povie. „Tortu dojem aj bez korunky. Ale strážnikovi to povedz ty, on si tie rukavice dal vyleštiť.“

Že z jednej dobrej noci bude smutný celý zámok, na to sa nemyslí ľahko. [Hero] na to myslí cez dve chodby a štyridsať schodov. Hrášok celý čas sedí na pleci a prvý raz v živote vidí zámok zvrchu. Páčia sa mu lampáše aj brnenia na chodbe. O každej veci povie, že je oveľa väčšia, ako cez periny znie, a najväčšie že je ticho. Pri poslednom okne sa zastavia a chvíľu sa pozerajú na záhradu, kde v tme na paličkách niečo visí, zelené, plné a tiché. Hrášok zmĺkne a veľmi dlho sa tam díva, skoro tak, ako keď niekto číta list z domu.
/+4

@hero „A kde sa ti spí dobre?“ spýta sa [hero] nakoniec.

@pea „V struku,“ povie hrášok. „Leží tam hrášok pri hrášku, je tma, je teplo a nikto sa nevrtí. Lenže struk sa otvorí iba raz a naspäť sa už nedá.“

[Hero] zavrie dlaň a zasa ju otvorí. [with| @friend „Vyzerá to ako struk,“ povie [friend]. | Vyzerá to presne ako struk.] Hrášok sa do nej skotúľa a prsty sa nad ním pomaly zavrú.

@pea „Akurát,“ povie hrášok a v tej chvíli už spí.

-2
^quilts Na dvadsať perín sa s plnou dlaňou vyliezť nedá, a tak si [hero] ľahne na koberec. Nepohne sa ani raz, a predsa zaspí výborne.
/-2

+2
^quilts Na dvadsať perín sa s plnou dlaňou vyliezť nedá, a tak si [hero] ľahne na koberec pod rebrík. Bojí sa pohnúť, a tak sa nepohne ani raz. Je to zvláštne, ale zaspí sa tak výborne, rovno a naraz, ako keď sa sfúkne sviečka.
/+2

== morning
-2
&again @adela „Dobrá noc, či zlá?“ pýta sa ráno kráľovná Adela.

Celý zámok ani nedýcha. Kuchár spoza dverí ukazuje ústami: zlá!
/-2

+2
Ráno stojí okolo postele celý zámok, aj s tortou.

&again @adela „Dobrá noc, či zlá?“ pýta sa kráľovná Adela a má pripravené pero.

Krajčír s vrecúškom v ruke ukazuje ústami: zlá! Strážnik zdvihne železné rukavice. Stačí jediné slovo.
/+2

@hero „Dobrá,“ povie [hero]. „Pre mňa. Ale opýtajte sa aj jeho.“

A otvorí dlaň. Hrášok zažmurká.

-2
@pea „Ešte päť minút,“ zamrmle hrášok.
/-2

+2
@pea „Ešte päť minút,“ zamrmle hrášok do ticha.

Kráľovná Adela odloží pero. Potom si sadne na najnižšiu priečku rebríka a dlho, veľmi dlho sa na ten hrášok pozerá.
/+2

@adela „Tridsať rokov ho vozím,“ povie kráľovná Adela, „každé ráno počúva moju otázku a jeho som sa neopýtala ani raz.“ Skloní sa celkom blízko a povie potichu: „Dobrá noc, či zlá?“

@pea „Prvá dobrá,“ povie hrášok.

-2
Kráľovná zavrie zápisník.

@adela „Všimnúť si hrášok, keď trápi mňa, to vie kdekto,“ povie. „Ale všimnúť si, čo trápi jeho, to ešte nikto nedokázal.“ A skúška sa tým končí, lebo hrášok ostáva v dlani a bez hrášku sa skúšať nedá. Korunku nedostane nikto, zato tortu celý zámok.
/-2

+2
Kráľovná Adela chvíľu nepíše nič.

@adela „Všimnúť si hrášok, keď trápi mňa, to vie kdekto,“ povie nakoniec. „Ale všimnúť si ho, keď niečo trápi jeho, na to v zápisníku ani nemám stĺpec.“ A hneď si ten stĺpec nakreslí, celkom rovný, podľa pravítka.

Potom položí na koberec korunku a vedľa nej striebornú škatuľku.

@adela „Vyber si jedno,“ povie. „Korunku, alebo jeho. Bez hrášku už nikoho skúšať nebudem.“

Korunka sa leskne, má päť hrotov a na každom malú perlu. [Hero] sa na ňu pozrie, a nie krátko. Potom zavrie dlaň, v ktorej je teplo.

@hero „Jeho,“ povie [hero].

-3
Kráľovná Adela prikývne a korunku odloží. Kuchár si vzdychne, ale len raz, lebo torta sa dá zjesť aj tak.
/-3
/+2

+3
A vtedy sa stane niečo, čo nikto nečaká. Kráľovná Adela si vydýchne, až sa jej pohne golier.

@adela „Tak to potom môžem ísť domov,“ povie. „Tridsať rokov spím v koči a kolesá mi vŕzgajú do snov. A na moje noci sa tiež nikto nepýta.“

@hero „Dobrá, či zlá?“ opýta sa [hero] hneď.

@adela „Zlá,“ povie kráľovná Adela a zrazu vyzerá oveľa lepšie.

Dajú jej teda devätnásť perín, ktoré sú navyše, a kráľovná zaspí hneď pri raňajkách, s lyžičkou v ruke. Tortu zjedia potichu. Hrášok dostane jeden cukrový hrot a celý deň ho oblizuje.
/+3

== bed
-2
Večer [hero] leží na jedinej mäkkej perine a v zámku je ticho. ^pea Hrášok leží v teplej dlani, nie príliš voľne a nie príliš tesne.
/-2

+2
Večer [hero] leží na jedinej mäkkej perine, celkom nízko pri zemi. V zámku je ticho a za oknom svieti mesiac. ^pea Hrášok leží v teplej dlani, nie príliš voľne a nie príliš tesne.
/+2

+3
[with| Vedľa leží [friend] a dýcha pomaly, aby nikoho [friend:nezobudila/nezobudil/nezobudilo]. | Mačka leží pri nohách a dýcha pomaly a potichu.] Rebrík už stojí v záhrade pri jabloni, kde je potrebnejší. Na okne leží zápisník kráľovnej Adely. Je v ňom tridsať rokov cudzích nocí a na poslednej strane v novom stĺpci jediné slovo, dobrá, napísané zeleným perom.
/+3

+4
[more| V zámku spia aj [others], každý pod jednou perinou, a tá stačí.] V kuchyni chladne prázdny plech. Ďaleko na hradskej stojí koč, kone sú vypriahnuté a v koči leží tma a devätnásť perín, a z nich sa ozýva pokojné kráľovské chrápanie.
/+4

&last @adult „Dobrá noc, či zlá?“ šepne [adult] vo dverách.

@hero „To ešte nevieme,“ šepne [hero].

Z dlane sa neozve nič, lebo tam už niekto spí. !asleep A o chvíľu spí aj [hero] a ani raz sa neotočí.
`,
}
