import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['job', 'royal', 'fairy-being', 'monster', 'weather', 'sky', 'plant', 'building'] as const),
]
const WHAT: readonly Kind[] = [
  'toy',
  'clothes',
  'household',
  'food',
  'plant',
  'instrument',
  'school',
  'weather',
  'body',
]

export const stratiloSa: Telling = {
  id: 'lost',
  shape: 'mystery',
  fits: { kind: 'event', events: ['lost'], who: WHO, what: WHAT },
  ages: [3, 9],
  titles: ['Samá voda!', 'Kto volá z čerešne?', 'Samá voda, prihára, horí'],
  tile: { label: 'Niečo sa stratilo', wish: 'ježko, ktorý stratil čiapku' },
  figures: {
    jackdaw: {
      forms: {
        ...{ name: 'kavka Mína', nom: 'kavka Mína', gen: 'kavky Míny', dat: 'kavke Míne' },
        ...{ acc: 'kavku Mínu', loc: 'kavke Míne', ins: 'kavkou Mínou' },
      },
      gender: 'she',
    },
    granny: {
      forms: {
        ...{ name: 'babka Uľka', nom: 'babka Uľka', gen: 'babky Uľky', dat: 'babke Uľke' },
        ...{ acc: 'babku Uľku', loc: 'babke Uľke', ins: 'babkou Uľkou' },
      },
      gender: 'she',
    },
    sexton: {
      forms: {
        ...{ name: 'kostolník', nom: 'kostolník', gen: 'kostolníka', dat: 'kostolníkovi' },
        ...{ acc: 'kostolníka', loc: 'kostolníkovi', ins: 'kostolníkom' },
      },
      gender: 'he',
    },
    vilo: {
      forms: {
        ...{ name: 'Vilo', nom: 'Vilo', gen: 'Vila', dat: 'Vilovi' },
        ...{ acc: 'Vila', loc: 'Vilovi', ins: 'Vilom' },
      },
      gender: 'he',
    },
  },
  things: {
    who: {
      kinds: WHO,
      or: {
        forms: {
          ...{ name: 'tučniak', nom: 'tučniak', gen: 'tučniaka', dat: 'tučniakovi', acc: 'tučniaka' },
          ...{ loc: 'tučniakovi', ins: 'tučniakom', nom_pl: 'tučniaky' },
        },
        gender: 'he',
      },
    },
    what: {
      kinds: WHAT,
      or: {
        forms: {
          ...{ name: 'gombík', nom: 'gombík', gen: 'gombíka', dat: 'gombíku', acc: 'gombík' },
          ...{ loc: 'gombíku', ins: 'gombíkom' },
        },
        gender: 'he',
      },
    },
  },
  fact: 'Kavka Mína už neberie veci, lebo [hero] ju [naučil/učí] povedať: poďte sa hrať.',
  next: 'Na okno zaklopala kavka Mína a povedala jediné: poďte sa hrať.',
  young: `
== lost
[Who] nevie nájsť [what.acc]. Pozrie pod lavicu, pozrie za plot, pozrie aj do krhly na polievanie a je z toho [who:celá smutná/celý smutný/celé smutné].

+2
@who „Bez [what.gen] nejdem ani na obed,“ povie [who] a sadne si do trávy.
/+2

@hero „Neboj sa, budeme hľadať spolu,“ povie [hero] a hneď sa pozrie do vysokej trávy.

&first *game @jackdaw „Samá voda!“ ozve sa niekde hore.

[Hero] sa obzrie. Nikde nikto. [Hero] pozrie za kôlňu.

@jackdaw „Samá voda!“

[with| [Friend] pozrie do psej búdy. Nie je tam nič, iba pes. | Pozrú do psej búdy. Nie je tam nič, iba pes.]

@jackdaw „Samá, samá voda!“

+2
Pes vylezie von, pozrie dovnútra tiež a potom ide hľadať s nimi.
/+2

+3
@who „Kto to hovorí?“ spýta sa [who].

@hero „Niekto, kto dobre vie, kde to je,“ povie [hero]. „Keď sme ďaleko, je samá voda. Keď sme blízko, prihára. Poď, budeme veľmi dobre počúvať!“

Urobia tri kroky k studni: voda. Urobia tri kroky k sudu: voda. Urobia tri kroky k čerešni a hore niekto od napätia stíchne a ani nešuchne.
/+3

Tak idú k čerešni.

@jackdaw „Prihára!“

Na čerešni sedí kavka Mína, celá čierna a lesklá, a od samej radosti poskakuje z nohy na nohu.

+4
@hero „Povieš nám to?“ spýta sa [hero].

@jackdaw „Nie,“ povie kavka Mína. „Keď sa to povie, je koniec.“

Skúsia konár naľavo.

@jackdaw „Voda!“ volá kavka Mína a od smiechu skoro spadne.

Skúsia konár napravo.

@jackdaw „Prihára! Ale strašne prihára!“
/+4

== up:flies
[Who] vyletí na prvý konár, na druhý a na tretí. Prihára, prihára, a úplne hore…

== up:climbs
[Who] lezie na prvý konár, na druhý a na tretí. Prihára, prihára, a úplne hore…

== up:is-tall
[Who] sa natiahne k prvému konáru, k druhému a k tretiemu. Prihára, prihára, a úplne hore…

== up:any
[Adult] prinesie rebrík. Prvá priečka, druhá, tretia. Prihára, prihára, a úplne hore…

== nest
^game @jackdaw „HORÍ!“ vykríkne kavka Mína.

V hniezde leží [what]. [what-is| food: A nikto z toho ani nezobol. | Je to tam vystlané mäkkým páperím.]

+3
[Hero] sa do hniezda pozrie lepšie. Vedľa je babkina lyžička, kľúč od kostola a tri gombíky, pekne zoradené podľa veľkosti. [with2| @friend2 „Tu je všetko!“ čuduje sa [friend2]. | Je to plné hniezdo.]
/+3

@hero „Prečo nám berieš veci?“ spýta sa [hero].

Kavka Mína zvesí hlavu.

@jackdaw „Keď niečo vezmem, príde ma niekto hľadať,“ povie. „Inak sa so mnou nehrá nikto.“

@hero „Na to netreba brať,“ povie [hero] a podá kavke čerešňu. „Stačí povedať: poďte sa hrať.“

-2
A hneď sa hrajú. Hľadá sa gombík, hľadá sa lyžička, hľadá sa aj pes, až do večera.
/-2

+2
+3
@jackdaw „A čo keď povedia nie?“ spýta sa kavka Mína.

@who „Tak sa opýtaš ďalšieho,“ povie [who]. „Mňa. Ja poviem áno.“
/+3

@jackdaw „Poďte sa hrať?“ povie kavka Mína, celkom potichu, lebo to hovorí prvý raz.

-4
A hrajú sa. Hľadá sa gombík, hľadá sa lyžička, hľadá sa aj pes, hoci pri tom hlasno šteká. Hrajú sa až do večera, kým vidno. Len [what.acc] si [who] drží pri sebe.
/-4
/+2

+4
A hneď aj začnú, lebo veci z hniezda treba vrátiť. Ale nie iba tak!

Babka Uľka stojí v kuchyni a mieša polievku vidličkou.

@granny „Ty máš moju lyžičku?“ zaraduje sa. „Kde je?“

@jackdaw „Samá voda,“ povie kavka Mína.

Babka Uľka chvíľu hľadí. Potom si vyhrnie rukávy. Pozrie do pece, pozrie do koša, prihára, prihára, horí! Lyžička je v jej vlastnom vrecku.

@granny „To je hra!“ povie babka Uľka a líca má červené ako osemročná. „Ešte raz! Ale teraz schovám ja.“

Schová varechu a kavka Mína ju hľadá. Prvý raz v živote počuje, aké to je, keď niekto volá samá voda na ňu, a tak sa jej to páči, že schválne hľadá zle.

Kostolník sedí na schodoch pred zamknutým kostolom.

@sexton „Kde mám kľúč?“ pýta sa.

@jackdaw „Samá voda,“ povie kavka Mína.

Kostolník obíde kostol raz, obíde ho dva razy a pri tretej obchôdzke už skáče na jednej nohe. Kľúč nájde vo vlastnej topánke a od radosti zazvoní poludnie, hoci je už päť hodín. Gombíky rozsype kavka Mína od radosti po celom dvore, a tak ich hľadá celá ulica a prihára na každom kroku, aj pod vlastnou topánkou. [more| Hľadajú aj [others], každý v inom kúte, a stále niekde horí.] Hrá sa až do večera. Len [what.acc] si [who] drží celý čas pri sebe.
/+4

== bed
-2
Večer [hero] leží v mäkkej teplej posteli, ale oči má dokorán.
/-2

+2
Večer [hero] leží v mäkkej posteli. Je ticho, perina hreje a kavka Mína už spí na čerešni. Lenže [hero] má oči dokorán.
/+2

+3
Mesiac čosi hľadá v záhrade, pomaly a potichu, kúsok po kúsku. [with| [Friend] vedľa už pokojne dýcha. | Pes v búde pokojne dýcha.]
/+3

+4
[more| Spia aj [others], každý vo svojom kúte.] Babka Uľka má lyžičku na stolíku, celkom blízko pri vankúši, a kostolník má kľúč pod ním. Polievka chladne na okne. Čerešňa stojí v tme, potichu šumí a v najvyššom hniezde je teplo, aj keď je v ňom dnes menej vecí.
/+4

@hero „Neviem nájsť spánok,“ povie [hero].

&last @adult „Samá voda,“ šepne [adult].

[Hero] zavrie jedno oko.

@adult „Prihára,“ šepne [adult].

[Hero] zavrie aj druhé.

@adult „Horí,“ šepne [adult] celkom potichu. !asleep Ale to už [hero] spí.
`,
  older: `
== case
-2
V pondelok zmizne babkina lyžička, v utorok kľúč od kostola a v stredu nevie [who] nájsť [what.acc]. To už nie je náhoda. [Hero] si vezme lupu a zápisník, začne pátranie a o chvíľu má aj podozrivého.
/-2

+2
V pondelok sa nenájde babkina lyžička. V utorok kľúč od kostola. A v stredu nevie [who] nájsť [what.acc] a je z toho [who:celá bez seba/celý bez seba/celé bez seba]. Vtedy si [hero] vezme lupu a zápisník a začne pátranie.
/+2

+2
Najprv treba vypočuť svedkov, to vie každý pátrač. Babka Uľka vypovedá, že mieša polievku vidličkou a polievka sa hnevá. Kostolník vypovedá, že kostol je zamknutý, on je vonku a zvoniť sa má o dvanástej. Pes nevypovedá nič, iba sa poškriabe za uchom. A za plotom, v škáre medzi dvoma doskami, je pri každom výsluchu jedno oko.
/+2

*vilo Podozrivý sa volá Vilo.

-2
Býva tu od jari, s nikým nehovorí a vždy, keď sa niečo stratí, stojí pri plote a díva sa na ostatných, ako sa hrajú.
/-2

+2
Býva tu od jari, s nikým nehovorí a vždy, keď sa niečo stratí, stojí pri plote a díva sa. Okrem toho sa nikdy neusmieva, čo je vážna vec. [Hero] si to zapíše, podčiarkne raz a potom ešte raz, aby bolo vidieť, že sa na tom prípade poctivo pracuje.

[with| @friend „Možno sa len díva,“ povie [friend]. | @adult „Možno sa len díva,“ povie [adult].]

@hero „Práve to je podozrivé,“ povie [hero], lebo kto má lupu, ten vie svoje.
/+2

+3
Potom prídu na rad stopy a tie sa neberú na ľahkú váhu. Pod lavicou je jedno čierne pierko, na studni je škrabanec a v blate pri plote odtlačok topánky. Pierko [hero] odloží bokom, lebo pierok je všade dosť a dosť. Topánku prekreslí celú, aj s dierkou, a je to presne taká topánka, aké nosí Vilo. Pravdaže, presne také isté nosí aj pol školy. [with2| [Friend2] má na nohách rovnaké, ale to [hero] nezapíše. | Má ich aj [hero], ale to sa do zápisníka nepíše.] Do zápisníka sa píše len to, čo sa hodí.
/+3

== accuse
@hero „Máš to ty!“ povie [hero] pri plote tak nahlas, že to počuť po celej ulici.

-2
Vilo sčervenie až po uši a otvorí ústa. Ale skôr než z nich niečo vyjde, ozve sa odkiaľsi zhora:
/-2

+2
Vilo sčervenie až po uši. Otvorí ústa, zase ich zavrie, otočí sa a odíde domov. Dvere za sebou zavrie celkom potichu. A vtedy sa zhora ozve:
/+2

&first *game @jackdaw „Samá voda!“

-2
A Vilo ústa zavrie, otočí sa a odíde domov.
/-2

[Hero] zdvihne hlavu, ale nikde nikto. Tak sa aspoň pozrie lupou za studňu.

@jackdaw „Samá voda!“

Potom ešte raz, už po štvrté, pod lavicu.

@jackdaw „Voda, voda!“

Napokon sa [hero] aj [who] pohnú k starej čerešni.

@jackdaw „Prihára!“ a niečo hore zatlieska krídlami.

+2
@who „Niekto presne vie, kde to je,“ povie [who], a prvý raz za celý deň to neznie smutne.

Na čerešni sedí kavka Mína, čierna ako noc, ktorej sa nechce spať, a od radosti prestupuje z nohy na nohu.

Do krídel má zapletené slnko a vidno, že je to jej najlepší deň v roku.

@hero „Povieš nám to?“ zavolá [hero].

@jackdaw „Nie,“ povie kavka Mína. „Keď sa to povie, je po hre.“
/+2

== up:flies
[Who] vyletí na prvý konár, na druhý, na tretí. Prihára, prihára, a celkom hore…

== up:climbs
[Who] lezie na prvý konár, na druhý, na tretí. Prihára, prihára, a celkom hore…

== up:is-tall
[Who] sa natiahne k prvému konáru, k druhému, k tretiemu. Prihára, prihára, a celkom hore…

== up:any
[Hero] lezie po rebríku a [who] ho drží. Prihára, prihára, a celkom hore…

== nest
^game @jackdaw „HORÍ!“ vykríkne kavka Mína, až sa zľakne vlastného hlasu.

V hniezde vystlanom páperím leží [what] a hneď vedľa je lyžička, kľúč a tri gombíky zoradené podľa veľkosti.

@hero „Prečo to robíš?“ spýta sa [hero], a naozaj to chce vedieť, lebo kavka Mína nevyzerá ako zlodej. Vyzerá skôr ako niekto, kto má práve narodeniny.

@jackdaw „Keď niečo vezmem, niekto príde,“ povie kavka Mína. „Hľadá, volá a hrá sa. Keď nevezmem nič, sedím tu hore celý deň a dívam sa.“

+2
@hero „A prečo nezletíš a nepovieš, že sa chceš hrať?“

@jackdaw „A čo keď povedia nie?“ povie kavka Mína.

To je dobrá otázka. Na takú v zápisníku nie je ani rubrika, a lupa na ňu nestačí už vôbec.
/+2

-2
To [hero] zasiahne rovno do čela. Sedím a dívam sa. Takto sedí a díva sa aj niekto iný.
/-2

+2
[Hero] stojí na rebríku a nevie, čo s rukami. Sedím tu hore a dívam sa. V zápisníku je to podčiarknuté dva razy, len pod iným menom.
/+2

@hero „Veci brať netreba,“ povie [hero] pomaly. „Stačí povedať: poďte sa hrať. Ale ja musím ešte niekam.“

== sorry
-2
K Vilovým dverám je to štyridsať krokov a každý z nich je ťažší než predošlý. Za chrbtom už kavka Mína volá prvé prihára a celá ulica sa smeje, ale [hero] ide ďalej.
/-2

+2
K Vilovým dverám je to štyridsať krokov a každý je ťažší než predošlý. Za chrbtom už kavka Mína volá prvé prihára a celá ulica sa smeje. Dá sa to spraviť aj zajtra. Zajtra bude na to viac času, viac chuti a možno bude Vilo práve u starej mamy. [Hero] sa na chvíľu zastaví, počúva, ako to za chrbtom prihára, a potom ide ďalej, lebo vie, že zajtra je tých krokov osemdesiat.
/+2

+3
Cestou si [hero] chystá, čo povie. O pierku, o topánke, o tom, že pomýliť sa môže každý. Pri dverách to celé vypadne a zostane iba to najkratšie.
/+3

@hero „Nemáš to ty,“ povie [hero], keď Vilo otvorí. „Mám to zle ja. Prepáč.“

-2
^vilo @vilo „Ja viem, kde to je,“ povie Vilo. „Už týždeň tú kavku pozorujem. Len sa ma nikto nespýtal.“
/-2

+2
Vilo chvíľu mlčí a díva sa na prah, ako keď sa niekto díva do hniezda.

^vilo @vilo „Ja od začiatku viem, kde to je,“ povie potom. „Tú kavku pozorujem už týždeň. Každý deň vám to idem povedať a každý deň prídem iba po plot.“
/+2

@hero „Stačí povedať: poďte sa hrať,“ povie [hero].

-2
A Vilo to povie. V tej hre je potom najlepší z celej ulice, lebo kto sa dlho díva, ten vie, kde čo je. Hľadá sa lyžička, hľadá sa kľúč, hľadá sa aj kostolník, a hrá sa až do tmy.
/-2

+2
Vilo to skúsi, najprv potichu a potom tak, aby to bolo počuť, a ide to. V tej hre je potom najlepší z celej ulice, lebo kto sa dlho díva, ten vie, kde čo je. Babka Uľka si musí vlastnú lyžičku nájsť, samá voda, prihára, a je pri tom taká červená, akú si ju nepamätá ani kostolník. Kostolník chodí so zavretými očami okolo zvona a kavka Mína sa smeje tak, že jej treba podržať krídlo.

&again @jackdaw „Samá voda!“ volá na každého, a každého to teší.
/+2

+3
Keď sa zotmie, hľadajú po hmate. To je na tom najlepšie, lebo potme je ďaleko aj to, čo leží vedľa, a kavka Mína, čierna ako noc, kričí horí zo všetkých strán naraz.

[Hero] si sadne vedľa Vila a dá mu na chvíľu lupu. Vilo sa cez ňu pozrie na čierne pierko zo zápisníka.

@vilo „To bola dobrá stopa,“ povie.

@hero „Lepšia ako topánka,“ povie [hero]. Potom vezme ceruzku a v zápisníku prečiarkne jedno meno, poriadne a celé. Pod neho napíše: Prípad uzavretý. Páchateľ sa nudil.
/+3

== bed
-2
Večer [hero] leží v mäkkej posteli, je ticho a oči sú stále dokorán.
/-2

+2
Večer [hero] leží v mäkkej posteli. Perina hreje, okno je pootvorené a v záhrade je ticho. Kavka Mína spí na čerešni v prázdnom hniezde, a je v ňom konečne dosť miesta. Lenže [hero] má oči dokorán.
/+2

+3
[with| [Friend] vedľa už pokojne dýcha. | Lupa leží na okne a mesiac si cez ňu pomaly prezerá parketu.] V dome pri plote svieti ešte jedno okno. Žmurkne dva razy, ako keď niekto povie prihára, a potom zhasne aj ono.
/+3

@hero „Neviem nájsť spánok,“ povie [hero].

&last @adult „Samá voda,“ šepne [adult].

[Hero] zavrie jedno oko.

@adult „Prihára.“

[Hero] zavrie aj druhé a pod perinou je teplo, ticho a tma.

@adult „Horí,“ šepne [adult] celkom potichu. !asleep Ale to už [hero] spí.
`,
}
