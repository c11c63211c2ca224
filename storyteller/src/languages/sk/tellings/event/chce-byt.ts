import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['job', 'royal', 'fairy-being', 'monster', 'weather', 'sky', 'plant', 'building'] as const),
]
const WHAT: readonly Kind[] = [
  ...(['job', 'royal', 'fairy-being', 'animal', 'bird', 'insect', 'dinosaur', 'vehicle'] as const),
  ...(['machine', 'monster'] as const),
]

export const chceByt: Telling = {
  id: 'wants',
  shape: 'swap',
  fits: { kind: 'event', events: ['wants'], who: WHO, what: WHAT },
  ages: [3, 9],
  titles: ['Menovka', 'Menovka má dve strany', 'Odteraz som [what]'],
  tile: { label: 'Chce byť niekto iný', wish: 'myška, ktorá chce byť levom' },
  figures: {
    baker: {
      forms: {
        ...{ name: 'pekár', nom: 'pekár', gen: 'pekára', dat: 'pekárovi' },
        ...{ acc: 'pekára', loc: 'pekárovi', ins: 'pekárom' },
      },
      gender: 'he',
    },
    postman: {
      forms: {
        ...{ name: 'poštár', nom: 'poštár', gen: 'poštára', dat: 'poštárovi' },
        ...{ acc: 'poštára', loc: 'poštárovi', ins: 'poštárom' },
      },
      gender: 'he',
    },
    lady: {
      forms: {
        ...{ name: 'pani s kočíkom', nom: 'pani s kočíkom', gen: 'pani s kočíkom', dat: 'pani s kočíkom' },
        ...{ acc: 'pani s kočíkom', loc: 'pani s kočíkom', ins: 'pani s kočíkom' },
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
  },
  things: {
    who: {
      kinds: WHO,
      or: {
        forms: {
          ...{ name: 'mačka', nom: 'mačka', gen: 'mačky', dat: 'mačke', acc: 'mačku', loc: 'mačke', ins: 'mačkou' },
          ...{ nom_pl: 'mačky', gen_pl: 'mačiek' },
        },
        gender: 'she',
      },
    },
    what: {
      kinds: WHAT,
      or: {
        forms: {
          ...{ name: 'rušňovodič', nom: 'rušňovodič', gen: 'rušňovodiča', dat: 'rušňovodičovi', acc: 'rušňovodiča' },
          ...{ loc: 'rušňovodičovi', ins: 'rušňovodičom', nom_pl: 'rušňovodiči' },
        },
        gender: 'he',
      },
    },
  },
  fact: '[Hero] raz [napísal/píše] menovku s dvoma stranami a mala ju potom celá ulica.',
  next: 'Na okne sa otočila menovka a na druhej strane zrazu bolo niečo napísané.',
  young: `
== wish
[Who] chce byť [what.ins]. Chce to ráno, chce to na obed a večer to chce ešte viac.

@hero „Na to treba menovku,“ povie [hero].

Vezme papierik, napíše naň: [What]. Papierik dá na špagátik a špagátik dostane [who] ako medailu.

*card &first @who „Odteraz som [what],“ povie [who] a ide sa ukázať.

+2
@baker „Dobrý deň, [what],“ povie pekár a podá [who.dat] rožok.

@postman „Dobrý deň, [what],“ povie poštár a zdvihne čiapku.

Že to ide tak ľahko! [Who] sa na špagátiku od radosti až zatočí.
/+2

+3
[with| @friend „A čo robí [what:taká/taký/také] [what]?“ spýta sa [friend]. | @adult „A čo budeš robiť?“ spýta sa [adult].]

@who „Budem pomaly chodiť po ulici a zdraviť,“ povie [who]. „To robím najradšej.“ A ide ďalej, lebo v tej dlhej ulici je ešte veľa ľudí, čo si menovku ešte neprečítali.
/+3

+4
Pri studni stretne [what:naozajstnú/naozajstného/naozajstné] [what.acc].

@what „Aj ty?“ začuduje sa [what].

@who „Odteraz,“ povie [who] a ukáže menovku.

@what „A aké to je, byť [who.ins]?“ spýta sa [what]. „To som vždy [what:chcela/chcel/chcelo] vedieť.“

Na takú otázku nemá [who] odpoveď poruke.

@who „Dobré,“ povie potom pomaly. „Najmä ráno.“

Na rohu sedí pes. Pes čítať nevie, a tak [who.acc] iba oňuchá, ako vždy. [Who] mu menovku nastaví z jednej strany, nastaví ju aj z druhej strany, ale tam nie je nič. Pes si ju chvíľu obzerá a potom oblíže.

@who „Pes tomu nerozumie,“ povie [who]. Ale je to trochu divné, keď niekto na rohu stále dobre vie, kto naozaj si.
/+4

== baby
Na námestí stojí pani s kočíkom a v kočíku plače malá Anička. Plače na celé mesto.

-2
Nepomôže rožok, nepomôže ani pohľadnica.

@lady „Pomôž ty,“ prosí pani s kočíkom, keď si prečíta menovku. „Ty si predsa [what]!“
/-2

+2
Pekár jej podá rožok, poštár pohľadnicu. [with| [Friend] spraví opicu. | [Hero] spraví opicu.] Nepomôže nič.

@lady „Pomôž ty,“ povie pani s kočíkom, keď si prečíta menovku. „Ty si predsa [what]!“
/+2

[Who] spraví, čo robí [what]. [what-is|
animal, dinosaur, monster: Zareve z plného hrdla.
| bird, insect: Zamáva, ako keby malo krídla aj rukávy.
| vehicle, machine: Zahúka a zahrmí ako motor.
| royal: Zdvihne bradu a prikáže, aby bolo ticho.
| fairy-being: Zamáva rukou a povie čáry-máry.
| job: Postaví sa rovno a zvážnie.
| Postaví sa do stredu a robí to zo všetkých síl.] Anička sa zľakne a plače ešte viac.

+2
@baker „Hm,“ povie pekár. „Možno treba hlasnejšie.“
/+2

+3
[Who] to skúsi hlasnejšie. Anička tiež. [Who] to skúsi ešte hlasnejšie a z kostolnej veže odletia vrabce na druhý kostol. Ale Anička je stále hlasnejšia.
/+3

@who „Ako [what] to neviem,“ zašepká [who].

@hero „A ako ty?“ spýta sa [hero].

== turn:is-soft
[Who] sa skloní ku kočíku. Anička siahne rukou von a [who] je na dotyk [who:mäkká/mäkký/mäkké]. Hladká, hladká a plakať zabudne.

== turn:sings
[Who] si pri kočíku potichu zaspieva, len tak pre seba. Anička počúva. A plakať zabudne.

== turn:rolls
[Who] kočík pomaly postrčí, tam a späť, tam a späť. Anička sa čuduje. A plakať zabudne.

== turn:jumps
[Who] pri kočíku poskočí, hop a hop, a zakaždým vykukne zhora. Anička čaká, kedy to bude zas. A plakať zabudne.

== turn:glows
[Who] sa skloní ku kočíku a svieti, celkom slabučko. Anička chytá to svetlo do dlane. A plakať zabudne.

== turn:warms
[Who] sa skloní ku kočíku a hreje, tak akurát. Anička si teplo pritiahne až po bradu. A plakať zabudne.

== turn:any
[Who] sa skloní ku kočíku a len je tam, celkom blízko. Anička siahne rukou von, nájde [who.acc] a drží sa. A plakať zabudne.

== sides
Na námestí je také ticho, že počuť hodiny.

@lady „Toto nevie ani [what],“ povie pani s kočíkom.

-2
@who „Tak kto vlastne som?“ spýta sa [who].
/-2

+2
@baker „Nevie,“ povie pekár. Poštár zdvihne čiapku ešte raz.

@who „Tak kto vlastne som?“ spýta sa [who].
/+2

^card [Hero] otočí menovku a na druhú stranu napíše: [Who].

@hero „Má dve strany,“ povie [hero]. „Otoč si ju, ako chceš.“

+3
Odvtedy sa na menovke točí vietor. Chvíľu ide po ulici [what] a chvíľu [who] a ľudia zdravia podľa toho, čo je práve navrchu.

&again @who „Odteraz som dvaja,“ povie [who] a veľmi sa [who:jej/mu/mu] to páči.
/+3

+4
Do večera chce menovku celá ulica. Prvý príde pekár. Z jednej strany je pekár a z druhej námorník. Poštár je z druhej strany tanečník a babka Uľka ešte nevie, chce si to nechať na zajtra. [more| Menovku majú aj [others], a každý na druhej strane niečo tajné.] [with2| [Friend2] sa točí dokola tak rýchlo, že sa nedá prečítať ani jedno.] Pani s kočíkom má na druhej strane napísané: Spím.

Aj pes na rohu dostane menovku. Z jednej strany je na nej Pes a z druhej tiež Pes, lebo taký on je. A keď [who] otočí menovku pred pekárňou, dostane dva rožky, jeden za každú stranu. Pekár vie, že je to stále ten istý hlad, ale nepovie vôbec nič. Iba sa usmieva pod fúz ako starý námorník.
/+4

== bed
-2
Večer [hero] leží v mäkkej posteli a je ticho.
/-2

+2
Večer [hero] leží v mäkkej teplej posteli a na okne visia dve menovky. Je ticho, iba sa pomaly točia.
/+2

+3
[with| Vedľa leží [friend] a dýcha pokojne a potichu. | Lampa svieti už iba na jednu stranu.] Kdesi v meste už spí aj malá Anička a v spánku niečo drží.
/+3

+4
[more| Spia aj [others], každý na svojej strane.] Pekár spí a vo sne mu pod posteľou šumí more. Pes na rohu si položí hlavu na labky a vie o každom, kto je. Mesiac má tiež dve strany, ale v noci svieti iba tá jedna, pokojná.
/+4

@hero „A kto som ja?“ spýta sa [hero].

@adult „Z tejto strany [hero],“ šepne [adult]. „A z druhej strany už spíš.“

&last @hero „Tak odteraz spím,“ povie [hero] a otočí sa na druhý bok.

!asleep A z tej strany [hero] naozaj spí.
`,
  older: `
== office
-2
[Who] chce byť [what.ins]. Chce to ráno, chce to na obed a hovorí o tom tak dlho, až [hero] otvorí v kôlni úrad.
/-2

+2
[Who] chce byť [what.ins]. Chce to ráno, chce to na obed, večer to chce ešte viac a v noci sa o tom sníva. Hovorí o tom tak dlho, až [hero] otvorí úrad.
/+2

Má stôl, má ceruzku, má pečiatku zo zemiaka a nad dverami nápis: *card MENOVKY.

-2
@hero „Kto nemá menovku, nie je nikto,“ povie [hero] úradným hlasom. „Kto ju má, je to, čo je na nej.“
/-2

+2
@hero „Je to jednoduché,“ povie [hero] úradným hlasom. „Pekár je pekár, lebo to má napísané nad dverami. Poštár je poštár, lebo to má napísané na čiapke. Ty nie si [what] iba preto, že to nemáš napísané nikde.“

[with| @friend „A naozaj to takto funguje?“ spýta sa [friend]. | @adult „A naozaj to takto funguje?“ spýta sa [adult].]

@hero „Uvidíme,“ povie [hero] a opečiatkuje to, až stôl poskočí.
/+2

&first @who „Odteraz som [what],“ povie [who] a vyjde s menovkou na ulicu. Visí na špagátiku a pri každom jednom kroku sa kolíše ako zvonec.

@baker „Dobrý deň, [what],“ povie pekár a na nič sa nepýta.

+2
Pri studni stretne [what:naozajstnú/naozajstného/naozajstné] [what.acc].

@what „Aj ty?“ začuduje sa [what].

@who „Odteraz,“ povie [who] a ukáže menovku.

@what „A aké to je, byť [who.ins]?“ spýta sa [what]. „To som vždy [what:chcela/chcel/chcelo] vedieť.“

Na takú otázku nemá [who] odpoveď poruke.

@who „Dobré,“ povie potom pomaly. „Najmä ráno.“

A [who] ide ďalej, ale trochu pomalšie.
/+2

-2
Že to ide tak ľahko! Na druhý deň stojí pred úradom celá ulica a [hero] píše a pečiatkuje, až je zemiak celý mäkký. Pekár je námorník, poštár je tanečník a babka Uľka je vládkyňa. Na dverách visí ešte jedna menovka, najväčšia zo všetkých: Riaditeľ. A na tretí deň niet chleba ani listov.
/-2

+2
Že to ide tak ľahko! Pekár si menovku prečíta ešte raz, potom si utrie ruky do zástery, chvíľu stojí a potom ide do úradu.

@baker „Ja,“ povie a sčervenie, „už dávno chcem byť námorník.“

Na druhý deň stojí pred úradom celá ulica. Poštár je tanečník. Babka Uľka je vládkyňa, a hneď aj vydá nariadenie o polievke. [Hero] píše a pečiatkuje, až je zemiak celý mäkký. Ani raz nepovie: rozmysli si to. Kto nevie, čím chce byť, tomu [hero] rýchlo poradí, a tak má ulica zrazu aj dve lietadlá, jedného leva a vodopád. Na dverách totiž visí ešte jedna menovka: Riaditeľ.
/+2

+3
Na tretí deň je ulica na nespoznanie. Niet chleba, lebo námorník ho nepečie. Sedí v sude na dvore a vesluje dvoma lopatami na rožky. List nepríde, lebo tanečník ho síce nesie, ale s ním stále odtancuje naspäť. Kostolník je rušeň a kto chce počuť zvon, musí mu najprv kúpiť lístok. [with2| [Friend2] je v úrade už po štvrtý raz a menovky má jednu na druhej. | Z okien sa ozýva trúbenie, revanie a jeden vodopád.] Na lavičke sedia traja lekári a hádajú sa, kto z nich je pacient. Každý je spokojný a každý je hladný.

@hero „Ide to dobre,“ povie [hero], keď sa na to pozrie z okna úradu. „Len by to mal niekto riadiť.“ A zamyslí sa, či riaditeľ nie je náhodou príliš malé slovo a či sa na tie dvere nezmestí aj nejaké väčšie.
/+3

== baby
Na námestí vtedy stojí pani s kočíkom a v kočíku plače malá Anička tak, že ju počuť až v úrade.

-2
@lady „Urobte niečo,“ prosí pani. „Veď je vás tu toľko významných!“

Námorník zakričí ahoj, tanečník sa zatočí a vládkyňa prikáže ticho. Anička plače ešte viac.
/-2

+2
@lady „Urobte niečo,“ prosí pani. „Veď je vás tu toľko významných!“

Námorník zakričí ahoj. Tanečník sa zatočí. Vládkyňa prikáže ticho. Anička sa pozrie na jedného po druhom a plače ešte viac, lebo pozná pekára, pozná poštára a pozná babku Uľku, ale títo tu sú cudzí.
/+2

@lady „A čo ty?“ obráti sa pani na [who.acc]. „Ty si predsa [what]!“

[Who] spraví, čo robí [what]. [what-is|
animal, dinosaur, monster: Zareve tak, že sa kočík pohne sám.
| bird, insect: Zamáva, až kočíku vyletí strieška.
| vehicle, machine: Zahúka, zahrmí a zabrzdí tesne pri kočíku.
| royal: Zdvihne bradu a zvolá radu ministrov.
| fairy-being: Zamáva rukou, povie čáry-máry a čaká.
| job: Zvážnie, postaví sa rovno a prečíta predpis.
| Robí to zo všetkých síl a s veľkou prípravou.] Anička stíchne na jediný okamih, aby sa nadýchla, a potom je to ešte horšie.

Anička totiž menovku neprečíta. Je to jediný človek na námestí, ktorý sa nepozerá na papier, ale na [who.acc].

+2
[Who] sa postaví bokom. Menovka zrazu váži viac, ako by papier mal. Stojí na nej jedno slovo a o tom, čo robiť s plačúcim dieťaťom, na nej nestojí nič.
/+2

@who „Ako [what] to neviem,“ povie [who] napokon.

@hero „A ako ty?“ spýta sa [hero]. Nie je to úradná otázka.

-2
^card [Who] si menovku zloží, aby pri tom nezavadzala.
/-2

+2
^card [Who] si menovku pomaly zloží. Na námestí je to počuť, lebo taká vec sa tu ešte nerobila.
/+2

== turn:is-soft
Potom sa skloní ku kočíku. Anička siahne rukou von a [who] je na dotyk [who:mäkká/mäkký/mäkké]. Hladká, hladká a plakať zabudne.

== turn:sings
Potom sa skloní ku kočíku a zaspieva, len tak pre seba, niečo, čo nemá názov. Anička počúva. A plakať zabudne.

== turn:rolls
Potom kočík pomaly postrčí, tam a späť, tam a späť, ako to vie odjakživa. Anička sa čuduje. A plakať zabudne.

== turn:jumps
Potom pri kočíku poskočí, hop a hop, a zakaždým vykukne zhora. Anička čaká, kedy to bude zas. A plakať zabudne.

== turn:glows
Potom sa skloní ku kočíku a svieti, celkom slabučko, ako to vie odjakživa. Anička chytá svetlo do dlane. A plakať zabudne.

== turn:warms
Potom sa skloní ku kočíku a hreje, tak akurát, ako to vie odjakživa. Anička si teplo pritiahne až po bradu. A plakať zabudne.

== turn:any
Potom sa skloní ku kočíku a len je tam, celkom blízko. Anička siahne rukou von, nájde [who.acc] a drží sa. A plakať zabudne.

== sides
@lady „Toto nevie ani [what],“ povie pani s kočíkom.

-2
Na námestí je také ticho, že počuť hodiny. Pekár sa pozrie na svoju menovku a prizná sa, že už dva dni myslí na mori iba na cesto.
/-2

+2
Na námestí je ticho. Pekár sa pozrie na svoju menovku.

@baker „Už dva dni myslím na cesto,“ prizná sa. „Na mori. To sa ani nepatrí.“

Jeden po druhom si ľudia dávajú špagátiky dole a držia ich v ruke ako dáždnik, keď už neprší. Poštárovi je ľúto listov. Babka Uľka má chuť na polievku, ktorú jej nikto nenariadi. A celé námestie sa pozrie na dvere úradu, kde visí: Riaditeľ.
/+2

-2
A celé námestie sa pozrie na dvere úradu. Kto zvesí najväčšiu menovku, ten tým povie, že to celé je omyl, a to sa hovorí ťažko. [Hero] ide k dverám a zvesí ju.
/-2

+2
Tá menovka je zo všetkých najkrajšia. Má zlatý okraj a je napísaná najväčšími písmenami zo všetkých. Kto ju zvesí, povie tým, že to celé bol omyl, a to sa riaditeľovi hovorí ťažko. Chvíľu sa obzerá, či to nechce spraviť niekto iný.

[Hero] ide k dverám a zvesí ju.
/+2

@hero „Je v tom chyba a tá chyba je moja,“ povie [hero]. „Menovka má predsa dve strany!“

-2
A na druhú stranu píše každému to, čo je odjakživa. Najprv: [Who].
/-2

+2
A sadne si za stôl a na druhú stranu píše každému to, čo je odjakživa, pekne rukou a bez pečiatky. Pekár. Poštár. Babka Uľka. A celkom prvé, ešte pred nimi: [Who]. Trvá to do večera, lebo na druhú stranu sa píše ťažšie. Slovo námorník sa napíše hneď. Ale aký je pekár, keď nie je námorník, na to sa treba pekára opýtať a potom aj počúvať.

&again @who „Odteraz som z jednej strany [what],“ povie [who], „a z druhej ja.“
/+2

+3
Odvtedy sa v tej ulici menovky točia na špagátikoch a nikdy sa nevie, ktorá strana bude práve navrchu. Ráno je chlieb a popoludní pekár pláva v sude. List príde, iba niekedy s otočkou. Babka Uľka vládne každý štvrtok od druhej do tretej, a potom si dá polievku. A keď plače Anička, menovku si nevezme nikto.
/+3

== bed
-2
Večer [hero] leží v mäkkej posteli a na okne sa pomaly točí menovka.
/-2

+2
Večer [hero] leží v mäkkej teplej posteli. V celej ulici je ticho a na okne visí na špagátiku menovka, z jednej strany Riaditeľ, z druhej [hero]. Pomaly sa točí.
/+2

+3
[with| Vedľa leží [friend] a dýcha pokojne a potichu. | Lampa svieti už iba na jednu stranu.] Pečiatka na stole je zasa zemiak a čaká na polievku. Kdesi na konci ulice spí aj Anička a v spánku niečo drží, celkom pevne, akoby to bolo jej.
/+3

@hero „A čo budem zajtra?“ spýta sa [hero].

@adult „To sa uvidí,“ šepne [adult]. „Dnes si z jednej strany [hero] a z druhej strany už spíš.“

&last @hero „Tak odteraz spím,“ povie [hero] a otočí sa na druhý bok.

!asleep A z tej strany [hero] naozaj spí.
`,
}
