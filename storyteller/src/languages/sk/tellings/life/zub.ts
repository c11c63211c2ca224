import type { Telling } from '../../../../craft/telling.ts'

export const zub: Telling = {
  id: 'tooth-out',
  shape: 'visitor',
  fits: { kind: 'life', subjects: ['tooth-out'], when: ['today', 'past', 'tomorrow', 'always'] },
  ages: [5, 9],
  titles: ['Myška, na kostený', 'Železný na skúšku', 'Kto býva v okienku'],
  tile: { label: 'Vypadnutý zúbok', wish: 'dnes jej vypadol zub' },
  figures: {
    mouse: {
      forms: {
        ...{ name: 'myška', nom: 'myška', gen: 'myšky', dat: 'myške' },
        ...{ acc: 'myšku', loc: 'myške', ins: 'myškou' },
      },
      gender: 'she',
    },
    photographer: {
      forms: {
        ...{ name: 'fotograf', nom: 'fotograf', gen: 'fotografa', dat: 'fotografovi' },
        ...{ acc: 'fotografa', loc: 'fotografovi', ins: 'fotografom' },
      },
      gender: 'he',
    },
    teacher: {
      forms: {
        ...{ name: 'pani učiteľka', nom: 'pani učiteľka', gen: 'pani učiteľky', dat: 'pani učiteľke' },
        ...{ acc: 'pani učiteľku', loc: 'pani učiteľke', ins: 'pani učiteľkou' },
      },
      gender: 'she',
    },
    magpie: {
      forms: {
        name: 'straka',
        nom: 'straka',
        gen: 'straky',
        dat: 'strake',
        acc: 'straku',
        loc: 'strake',
        ins: 'strakou',
      },
      gender: 'she',
    },
  },
  mirror: {
    dragons: {
      forms: {
        ...{ name: 'malý drak', nom: 'malý drak', gen: 'malého draka', dat: 'malému drakovi', acc: 'malého draka' },
        ...{
          loc: 'malom drakovi',
          ins: 'malým drakom',
          from: 'spod sporáka',
          paw: 'labu',
          pawg: 'laby',
          paws: 'labou',
          den: 'pod sporákom',
        },
      },
      gender: 'he',
    },
    dinosaurs: {
      forms: {
        ...{ name: 'malý dinosaurus', nom: 'malý dinosaurus', gen: 'malého dinosaura', dat: 'malému dinosaurovi' },
        ...{ acc: 'malého dinosaura', loc: 'malom dinosaurovi', ins: 'malým dinosaurom' },
        ...{ from: 'spoza fikusa', paw: 'labu', pawg: 'laby', paws: 'labou', den: 'za fikusom' },
      },
      gender: 'he',
    },
    ocean: {
      forms: {
        ...{ name: 'malý mrož', nom: 'malý mrož', gen: 'malého mroža', dat: 'malému mrožovi', acc: 'malého mroža' },
        ...{
          loc: 'malom mrožovi',
          ins: 'malým mrožom',
          from: 'z mrazničky',
          paw: 'plutvu',
          pawg: 'plutvy',
          paws: 'plutvou',
          den: 'v mrazničke',
        },
      },
      gender: 'he',
    },
    'fairy-tale': {
      forms: {
        ...{ name: 'malý vlk', nom: 'malý vlk', gen: 'malého vlka', dat: 'malému vlkovi', acc: 'malého vlka' },
        ...{
          loc: 'malom vlkovi',
          ins: 'malým vlkom',
          from: 'spod stola',
          paw: 'labu',
          pawg: 'laby',
          paws: 'labou',
          den: 'pod stolom',
        },
      },
      gender: 'he',
    },
    any: {
      forms: {
        ...{ name: 'líštička', nom: 'líštička', gen: 'líštičky', dat: 'líštičke', acc: 'líštičku' },
        ...{
          loc: 'líštičke',
          ins: 'líštičkou',
          from: 'spod stola',
          paw: 'labku',
          pawg: 'labky',
          paws: 'labkou',
          den: 'pod stolom',
        },
      },
      gender: 'she',
    },
  },
  fact: 'Vtedy prišla spoza chladničky myška s vozíkom a nový kostený zub prišiel pešo.',
  next: 'Za chladničkou zahrkotali kolieska. To myška viezla zásielku a nevedela prečítať adresu.',
  young: `
== zub
[when| past, today: [Hero] má v dlani zub a v ústach okienko. | [Hero] má zub, ktorý sa kýve.]

+2
[when| past, today: Pri každom es sa ním vetrá. | Kýve sa pri chlebe, pri mrkve, aj pri hlbokom premýšľaní.]
/+2

[when| past, today: @hero „Chcem železný,“ povie [hero]. „Železný nevypadne.“ | @hero „Čo keď vypadne a bude to bolieť?“ pýta sa [hero]. „Chcem železný.“]

+4
*hodiny Nad chladničkou visia hodiny a stoja. Hodinár hovorí, že im chýba zub. Opraviť sa to vraj nedá. [more| A kto tu má ešte zuby? [Others].]
/+4

@adult „Zuby kedysi vybavovala myška za pecou,“ povie [adult].

Pec nemajú, majú chladničku. (([with| [Friend] za ňu svieti baterkou.])) [Hero] sa ((k nej)) nahne: &first @hero „Myška, myška, na kostený, daj mi zaň železný!“

== myska
*vozik Za chladničkou zahrkocú kolieska a vyjde myška s vozíkom. ((Na ňom je napísané: ZUBY TAM AJ SPÄŤ.))

@mouse „Ja som od víly,“ povie. „Ona lieta, ja vláčim. [when| past, today: Železný? Prosím. | Ešte sa kýve? Tak na skúšku.]“

-2
Cvak! [when| past, today: Železný sedí v okienku | Železný sedí na zube ako čiapka] a chutí ako lyžica. Vtom cink! Visí na ňom magnetka z chladničky, tá s Tatrami.
/-2

+2
Cvak! [when| past, today: Železný sedí v okienku. | Železný sedí na zube ako čiapka.] Je ťažký a chutí ako lyžica. A vtom niečo letí vzduchom, cink, a visí na ňom magnetka z chladničky, tá s Tatrami.
/+2

+3
[Hero] sa chce poďakovať, ale má plné ústa Kriváňa.
/+3

@hero „Nefem Fatry!“ volá [hero].

@mouse „Fatry nemáme,“ povie myška. „Máme pozlátený.“

+3
[with2| @friend2 „Škoda,“ povie [friend2]. „Na Fatrách rastú čučoriedky.“ | A odlepí Tatry, čo ide ťažko, lebo myška je malá a Tatry sú Tatry.]
/+3

== zlaty
-2
Pozlátený svieti aj cez zavreté oči, a tak ide späť na vozík.
/-2

+2
&again @hero „Myška, myška, na železný, daj mi pozlátený!“

Pozlátený je krásny. Svieti cez pery, svieti cez dlaň, svieti cez rukáv. Za oknom hneď sedí straka.

@magpie „Ja zuby nenosím,“ povie, „ale tento beriem.“

So strakou za oknom sa nedá ani zívnuť.
/+2

+3
&again @hero „Myška, myška, na pozlátený, daj mi pocukrený!“

Ten je zo všetkých najlepší. Jazyk ho oblízne zľava, oblízne sprava, a pri prvom ďakujem už nie je čo vrátiť. Zuby naokolo si od neho radšej odsadnú. Straka pokrúti hlavou a odletí.

@hero „A tebe nevypadol žiadny?“

@mouse „Myšiam nevypadávajú,“ povie myška. „Nám iba rastú a rastú. Preto vždy trochu obhryziem stoličku.“

@hero „Tak potom nevieš, aké to je.“

@mouse „Neviem,“ povie myška. „Viem iba, koľko to váži.“
/+3

== rad
@mirror „Aj ja chcem železný,“ ozve sa [mirror.from]. Sedí tam [mirror] [s mirror.paws] pred ústami.

+4
@mouse „Už iba jeden,“ počíta myška. „Kto skôr príde, ten skôr žuje.“

[Hero] pozrie na železný zub. [Mirror] pozrie na železný zub. Potom radšej stisnú pery, lebo z chladničky sa na nich díva Bojnický zámok a veľká mapa Slovenska.
/+4

== jazyk
Jazyk je zvedavý, [when| past, today: ide sa pozrieť do okienka. | ide sa pozrieť poza zub, čo sa kýve.] A niekto tam je! ((Malý, tvrdý,)) ostrý ako ceruzka. [with| [Friend] tam posvieti baterkou a prikývne.]

@mouse „To je nový kostený,“ povie myška. „Ten príde sám.“

-2
[when| past, today: @hero „Takže starý nevypadol,“ povie [hero]. „On ho pustil sadnúť! Ako v autobuse!“ | @hero „Takže starý sa nekýve,“ povie [hero]. „On vstáva! Púšťa ho sadnúť!“]
/-2

+2
[when| past, today: @hero „Takže starý nevypadol,“ povie [hero]. „On ho pustil sadnúť! Ako v autobuse!“ | @hero „Takže starý sa nekýve,“ povie [hero]. „On vstáva! Púšťa ho sadnúť! Ako v autobuse!“]
/+2

[when| past, today: | @mouse „Keď vstane, štipne to,“ povie myška. „Kratšie, než sa povie au.“]

+2
[when| past, today: @hero „A čo zaň dá víla?“ | @hero „A potom?“]

[when| past, today: @mouse „To je jej vec,“ povie myška. „Ja robím dopravu.“ | @mouse „Potom to chvíľu chutí po železe. Viac železa netreba.“]
/+2

[Hero] sa nahne [k mirror.dat]: @hero „Železný neber. Pozri sa tam jazykom.“

+3
[Mirror] odtiahne [mirror.paw]. Jazyk ide opatrne, po špičke.

@mirror „A keď tam ešte nikto nie je?“

@hero „Tak počkáš jednu zastávku.“
/+3

Chvíľu je ticho. @mirror „Obsadené,“ vydýchne [mirror] ((šťastne)).

== hodiny
+4
Myške ostáva v labkách železný zub a nevie, kam s ním.

@mouse „Každý ho chce a každý ho vráti,“ vzdychne. „A pritom nikdy nevypadne.“

^hodiny Vtedy [hero] zdvihne hlavu. Nad chladničkou stoja hodiny, ktorým chýba zub.

@hero „A išiel by aj hodinový?“

@mouse „Zub je zub,“ povie myška.

[Adult] podrží stoličku. V hodinách je koliesko, v koliesku medzera a v medzere tma. [with| [Friend] svieti zospodu a nedýcha.]

@hero „Otvorte ústa,“ povie [hero], ako u zubára. Cvak.

Tik, povedia hodiny. Potom dlho nič. Potom: tak. Straka sa vráti, pozrie sa oknom a zasa odletí, lebo hodiny sa do hniezda nezmestia.

@mouse „Sedí!“ zašepká myška. A hodiny si hneď všimnú, koľko je hodín. Je najvyšší čas.

V kúpeľni prejde kefka celým radom ako revízor v autobuse. [when| past, today: Pri okienku spomalí a pozdraví. | Pri tom, čo vstáva, spomalí a pridrží ho.] Každý má lístok, aj ten, čo sa ešte len tlačí dnu.
/+4

== postel
^vozik [when| past, today: Myška uloží zub do vaty a ticho ho odvezie víle. | Myška ticho odtiahne prázdny vozík. Po zub príde, keď vstane.]

+3
[Mirror] už leží [mirror.den] a ústa má zavreté, aby novému nefúkalo.
/+3

+4
[Adult] zaželá dobrú noc každému zubu zvlášť, najprv horným, potom dolným. Trvá to, lebo ich je veľa, a pri jednom mieste zaželá dva razy. Potom pohladí perinu a zhasne lampu. [with| [Friend] tiež zíva, ale potichu, aby bolo vidno len pár zubov.] [more| Za stenou mäkko dýchajú [others].] V kuchyni hodiny pomaly prežúvajú minúty. Žuvajú ich jednu po druhej, na jemno. Mesiac za oknom má dnes tiež iba kúsok, zvyšok mu dorastie.
/+4

&last @hero „Myška, myška, nechaj si železný,“ šepká [hero] ((do vankúša)), „mne rastie kostený.“

[when| past, today: V okienku je tma. Niekto si tam pomaly sadá a dáva pozor, aby nezobudil ostatných. | Zub sa ešte raz pomaly zakýve, ako keď niekto vstáva a nechce zobudiť ostatných.] !asleep Ale [hero] už spí.
`,
  older: `
== zrkadlo
[when| past, today: [Hero] má o zub menej a zajtra sa fotí celá trieda. | [Hero] má zub, ktorý drží už len na čestné slovo, a zajtra sa fotí celá trieda.] Pred zrkadlom v predsieni preto skúša úsmevy. [when| past, today: Číslo jedna je samé okno, | Číslo jedna sa kýve,] číslo dva je ako u zubára a číslo tri, so zavretými ústami, vyzerá, akoby v nich bol cudzí koláč.

+2
@hero [when| past, today: „Budem ako klavír, ktorému ukradli kláves,“ povie [hero]. „A tak zostanem visieť na nástenke celý rok.“ | „A čo keď vypadne rovno pri fotení?“ pýta sa [hero] zrkadla. „A čo keď to bude bolieť? Pred celou triedou?“]

[with| @friend „Skús ešte trojku,“ radí [friend]. „Ten koláč je takmer presvedčivý.“ | Zrkadlo nepovie nič. Na zrkadlá sa v týchto veciach nedá spoliehať, lebo iba opakujú.]
/+2

+4
Na vlaňajšej fotke polovica triedy žmurká a jeden zíva. Tento rok má byť vraj každá tvár v poriadku, a trojka je z úsmevov najbezpečnejšia, len sa pri nej nesmie mať nádcha.. „Len bola za niečou čiapkou.“]
/+4

+3
*hodiny Nad zrkadlom visia prababkine hodiny a stoja. Ukazujú trištvrte na štyri, či je ráno, alebo večer, a hodinár vždy iba otvorí dvierka, nazrie dnu a povie, že im chýba zub a že taký sa už nevyrába.

@adult „Ten zub už niekde je, vravievala prababka,“ povie [adult]. „Len ho treba nájsť. A vyhodiť tie hodiny nedovolila nikomu, ani starostovi. Zuby vybavovala s myšou: za pec, riekanku, a hotovo.“ [more| V kuchyni zatiaľ pri čaji porovnávajú zuby [others].]
/+3

-3
@adult „Prababka by to vybavila s myšou,“ povie [adult]. „Za pec, riekanku, a hotovo.“
/-3

Pec nemajú, a tak to [hero] povie za chladničku: &first @hero „Myška, myška, na kostený, daj mi zaň železný!“

== firma
*kniha Čosi tam buchne a vyjde myš v montérkach s vozíkom a hrubou knihou.

@mouse „Myš a vnučky, doprava zubov,“ predstaví sa. „Víla lieta, my vláčime. Železný? Upozorňujem, že má jednu –“

@hero „Beriem,“ povie [hero] skôr, než sa veta skončí.

+2
V knihe je riadok na meno, riadok na zub a celá strana drobného písma. [Hero] podpíše všetko naraz, aby bol už pokoj.

[when| past, today: | @mouse „A starý kostený?“ pýta sa myš, poklepe naň pazúrikom a zub sa zakýve. „Aha. Tak železný zatiaľ navrch, na skúšku.“]
/+2

Cvak. [when| past, today: Železný zapadne do okna | Železný sadne na zub ako prilba] a úsmev číslo štyri je oslnivý celé tri sekundy. Potom sa zrazu otvorí zásuvka s príborom a prvá letí lyžička ((na kávu)).

@mouse „– chybu,“ dopovie myš.

[Hero] sa uhne ((lyžičke, uhne sa naberačke)), otočí sa a rovno pred nosom stojí chladnička. Cink.

@adult „Čo tam robíš?“ volá [adult] z izby.

@hero „Ftojím.“

+2
[Adult] príde, obíde chladničku zľava, obíde ju sprava a nakoniec ju aj so všetkým, čo na nej visí, otvorí tak akurát, aby sa dalo dočiahnuť na maslo.

@adult „Maslo pomohlo aj na prsteň,“ povie. „((A na zips.)) Nehýb sa.“

@hero „Nefa kam.“
/+2

+3
[with2| @friend2 „Vyzerá to pevne,“ uzná [friend2].]
/+3

== prababka
Myš zatiaľ oprie o dvere knihu, rovno pred oči zákazníka. @mouse „Kto vracia, podpisuje,“ povie. „A kto podpisuje, číta.“

Nič iné sa robiť nedá, a tak [hero] číta. ^kniha Celkom hore ((, vyblednutým atramentom,)) stojí prababkino meno a vedľa neho vek: sedem rokov. Žiada železný, vracia železný, a dôvod: niekto sa tlačí.

+3
Pod tým je ďalší riadok a ďalší: železný, vrátený, železný, vrátený. Nejaký Jožko ho vracia preto, že sa s ním nevie dostať domov z kováčskej dielne. Nejaká Anička preto, že kamkoľvek príde, ukazuje na ňu každý kompas v dedine((, aj ten na kostole)).

@hero „Fe nikto fi ho nenefal?“

@mouse „Ani jeden,“ povzdychne si myš. „A pritom je to najlepší zub, aký máme. Nikdy nevypadne.“
/+3

+3
Vedľa prababkinho mena je na okraji ešte čosi, ((celkom)) drobným písmom. *slub Sľubuje, že železnému nájde miesto. A za tým prázdne políčko, v ktorom má byť: vybavené.
/+3

[with| [Friend] počíta do troch a [adult] s maslom ((a s lyžicou)) železný odlepí. | S maslom ((, s lyžicou)) a na tri [adult] železný odlepí.]

== pozlateny
@mouse „Mám ešte pozlátený, posledný kus,“ povie myš. „Na ten sa lepia iba oči.“

Stačí ho podržať pred zrkadlom a úsmev číslo päť svieti až na dvere. S takým je človek uprostred fotky, nech stojí kdekoľvek.

+2
Za oknom si sadne straka. Pozrie na zub, pozrie na seba do skla a začne si upravovať perie.

@magpie „Ja zuby nenosím,“ povie, „ale pri tomto by som postála aj na fotke.“
/+2

@mirror „Ak je posledný, nič sa nedeje,“ ozve sa [mirror.from]. Sedí tam [mirror] [s mirror.paws] pred ústami. „Ja sa môžem smiať takto aj ďalej.“

+2
@hero „Tebe tiež?“ pýta sa [hero].

@mirror „Doma hovorím, že ma bolia všetky,“ povie [mirror] spoza [mirror.pawg]. „Aby nikto nechcel vidieť ten jeden.“
/+2

+3
@mirror [mirror| dragons: „A oheň mi odvtedy uhýba doľava,“ | dinosaurs: „A keď zarevem, znie to ako kanvica na čaj,“ | ocean: „A ryby mi tadiaľ odplávajú a ešte mi zamávajú,“ | fairy-tale: „A babičky sa ma prestali báť a nosia mi kašu,“ | „A sliepky mi hovoria: dobre žuj, kmotra,“] dodá [mirror].
/+3

[Hero] už otvára ústa, lenže jazyk je zvedavý a ide sa pozrieť prvý. [when| past, today: V okne niekto stojí, | Tesne za starým zubom niekto stojí,] ((malý, tvrdý,)) ostrý ako orezaná ceruzka.

@hero „Niekto sa tlačí, presne ako píše prababka,“ povie [hero] pomaly.

@mouse „To bude nový kostený,“ prikývne myš. „((Tie nevozíme, tie chodia po vlastných.)) Keď si naň sadne pozlátený, bude musieť počkať vonku.“

[when| past, today: @hero „Takže starý nevypadol, on ho pustil sadnúť.“ | @hero „Takže starý sa nekýve, on vstáva ((, aby si ten nový mohol sadnúť)).“]

[when| past, today: | @mouse „Keď vstane, štipne to,“ povie myš. „Kratšie, než sa povie au ((, a chvíľu to chutí po železe, ale to už poznáš)).“]

+2
Pozlátený medzi prstami svieti ďalej a o ničom nechce vedieť.

@hero „A nedal by sa požičať len na zajtra?“

@mouse „Kto sedí, sedí,“ povie myš. „Zuby nie sú klobúky.“
/+2

Fotka je raz za rok, nový zub raz za život. [Hero] to počíta na prstoch a nevychádza to príjemne ((ani sprava, ani zľava)). Potom položí pozlátený na vozík. V predsieni je zrazu ((o poznanie)) tmavšie.

+4
Straka si ešte chvíľu počká, či si to niekto nerozmyslí, a potom urazene odletí fotiť sa inam.
/+4

[Mirror] sa už naťahuje k vozíku, ale [hero] pozlátený zakryje dlaňou.

@hero „Najprv jazyk.“

[Mirror] dlho mlčí a potom sa prestane schovávať. @mirror „Tlačí sa!“ vydýchne. „A ako!“

== hodiny
+3
Myš zatiaľ obracia v labkách železný. @mouse „Zasa pôjde do skladu,“ povie. „Leží tam hádam od prababky.“

^slub Od prababky. [Hero] si spomenie na drobné písmo na okraji knihy. Tam predsa niekto sľubuje, že mu nájde miesto. Ak sa dá po niekom zdediť nos a hodiny, dá sa zdediť aj sľub.

Lenže kto všetko má zuby? Hrebeň má zuby a jeden mu chýba. Železný doň zapadne výborne, lenže hrebeň odvtedy nečeše, iba vyťahuje sponky((, aj také, čo nie sú naše)). [with| @friend „Píla,“ navrhne [friend]. „Tá má zubov, že o jednom ani nevie.“ Práve preto ho však nepotrebuje. | Píla má zubov toľko, že o jednom ani nevie, a preto ho nepotrebuje.] ((Zips má zúbky, ale tie chodia vždy po dvoch.)) ((Vidlička sa urazí, už keď sa jej to povie.))

[Hero] si sadne pod zrkadlo a nevie, čo ešte. V predsieni je ticho, také veľké ticho, že v ňom zrazu počuť aj to, čo nepočuť. Nad hlavou nič netiká.

^hodiny @hero „Hodiny!“

[Adult] podrží stoličku, [mirror] podrží dvierka. Vnútri je koliesko, na koliesku zúbok vedľa zúbka a medzi nimi jedna medzera((, tmavá a úzka)).

@hero „Otvorte ústa,“ povie [hero] hodinám, ako sa patrí. „Toto nebude bolieť ani trochu.“

Cvak. Chvíľu sa nedeje nič. Potom sa v hodinách čosi nadýchne, po toľkých rokoch, a povie: tik. A po dôkladnej úvahe: tak.

@mouse „Sedí,“ zašepká myš. „A nikdy nevypadne.“ Vyberie pero a k prababkinmu menu pripíše: vybavené.

Hodiny hneď ukazujú trištvrte na štyri a minútu. Nie je to pravda, ale je to začiatok. [Adult] ich nastaví, a pravda je, že už je dávno čas ísť spať.

@adult „A starostovi to poviem hneď zajtra,“ dodá [adult] ((a utrie hodinám prach z čela)).
/+3

== podpis
[Hero] podpíše vrátenie a do dôvodu prepíše ((slovo po slove)) to, čo tam má prababka. [when| past, today: Myš zabalí kostený do vaty a odvezie ho víle. | Myš si poznačí: prísť, keď vstane.]

+2
@mouse „Takže si nič neberiete?“ pýta sa ešte, s perom v labke.

@hero [when| past, today: „Beriem si okno,“ povie [hero]. „Na prechodnú dobu.“ | „Beriem si čas,“ povie [hero]. „Kým sa vymenia.“]

@mouse „Rozumný výber,“ povie myš a ticho zavrie knihu.
/+2

== fotka
+2
Ráno stojí trieda na schodoch v troch radoch. Fotograf má pre každú triedu to isté slovo.

@photographer „Syr!“

Lenže pri slove syr sa nedá nič utajiť. [Hero] zdvihne bradu, vytiahne úsmev číslo jedna a kútikom oka zbadá, že v druhom rade svietia dve okná, v treťom jedno a hore na kraji sa niečo povážlivo knísa. Celá trieda je samý prievan, len to každý skrýva za trojkou.

[when| past, today: A es z toho syra zapíska tak, až sa fotograf obzrie za vlakom. | Na fotke bude jeden zub trochu rozmazaný, jediný na celej škole, ktorý práve vstáva.]
/+2

+3
@teacher „Toto je prvá fotka, na ktorej nikto nežmurká,“ povie pani učiteľka prekvapene. „Každý pozerá susedovi do úst.“

/+3

+4
Cez veľkú prestávku sa potom okná porovnávajú. Kto má dve vedľa seba, môže piť slamkou so zaťatými zubami. Kto má také, čo sa kýve, vie mávať bez rúk. Kto má tri, je kapitán. A kto má zatiaľ zuby do jedného, stojí bokom a tvári sa, že to na ne príde najneskôr vo štvrtok. Porovnáva sa až do zvonenia a pod lavicou ešte aj po ňom.
/+4

== postel
[Adult] večer zhasne lampu a perina sa pomaly a ticho zohrieva.

+2
V predsieni je tma a v tme ticho oddychuje zrkadlo. ((Toľko úsmevov v ňom nebýva každý deň.))
/+2

+3
[Mirror] leží doma v mäkkom a smeje sa zo spania. Bez [mirror.pawg], potichu, celými ústami.
/+3

+3
Hodiny v predsieni pomaly prežúvajú minúty, jednu po druhej, na jemno. Niekde v starej knihe pri tom pomaly schne atrament. [with| [Friend] už spí, číslom tri, aj s koláčom.] [more| Za stenou pokojne dýchajú [others].]
/+3

&last @hero „Myška, myška, nechaj si železný,“ zašepká [hero] do mäkkého vankúša, „mne rastie kostený.“

Potme si ešte tíško vyskúša úsmev číslo jedna. [when| past, today: Trochu ním ťahá | Trochu sa kýve] a nikto ho nevidí, a predsa sedí ((zo všetkých)) najlepšie. !asleep S tým úsmevom [hero] aj zaspí.
`,
}
