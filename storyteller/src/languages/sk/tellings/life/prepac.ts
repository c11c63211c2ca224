import type { Telling } from '../../../../craft/telling.ts'

export const prepac: Telling = {
  id: 'saying-sorry',
  shape: 'misunderstanding',
  fits: {
    kind: 'life',
    subjects: ['saying-sorry', 'said-hurtful', 'hitting', 'quarrel'],
    when: ['today', 'past', 'always'],
  },
  ages: [4, 10],
  titles: ['Preč a pá', 'Čo je v strede', 'Slovo s dierou'],
  tile: { label: 'Prepáč', wish: 'pohádal sa s bratom a nevie povedať prepáč' },
  figures: {
    radio: { forms: { name: 'vysielačka' }, gender: 'she' },
    neighbour: { forms: { name: 'sused Bartoš' }, gender: 'he' },
  },
  mirror: {
    ocean: { forms: { name: 'krabík', dat: 'krabíkovi', wave: 'klepetom', wing: 'klepeto' }, gender: 'he' },
    pirates: { forms: { name: 'papagáj', dat: 'papagájovi', wave: 'krídlom', wing: 'krídlo' }, gender: 'he' },
    dragons: { forms: { name: 'dráčik', dat: 'dráčikovi', wave: 'krídlom', wing: 'krídlo' }, gender: 'he' },
    any: { forms: { name: 'vrabec', dat: 'vrabcovi', wave: 'krídlom', wing: 'krídlo' }, gender: 'he' },
  },
  things: {
    whom: {
      kinds: [],
      or: {
        forms: { name: 'Viki', nom: 'Viki', gen: 'Viki', dat: 'Viki', acc: 'Viki', loc: 'Viki', ins: 'Viki' },
        gender: 'he',
      },
    },
  },
  fact: '[Hero] [našiel] slovo, ktoré sa nedá povedať bez ruky.',
  next: 'Na parapete ostalo jedno pierko. Kto ním zakýval, tomu sa hneď niekto vrátil.',
  young: `
== shout
@hero „Preč!“ kričí [hero] a ešte aj strčí, lebo na obrázku je mláka a v mláke stojí [whom].

+2
Je to mláka z pohára na štetce a na obrázku je most, ktorý sa teraz rozpíja.
/+2

[Whom] ide. Vo dverách zakýva. *pa @whom „Pá.“ [Whom] hovorí pá všetkému, čo odchádza, električke aj vode vo vani.

Preč je silné slovo a počuje ho celá izba. Preč ide mačka. Preč sa kotúľa ceruzka. Preč ide slnko z koberca a z chleba maslová chuť.

+2
[with| Aj [friend] pre istotu cúvne o dva kroky.]
/+2

+3
Preč zájde až do kuchyne. Lyžičky vlezú do zásuvky, kvapka sa vráti do kohútika a vôňa polievky vyjde oknom.
/+3

+4
Na chodbe sa kabáty otočia k stene. Dáždnik zíde po schodoch o poschodie nižšie a nepovie, kedy príde.
/+4

[Hero] sedí v prázdnej izbe a miesta je toľko, že sa niet s kým hrať.

== word
@adult „Vieš, aké slovo teraz treba?“ pýta sa [adult].

[Hero] vie a otvorí ústa: &first @hero „Pre – č.“

A preč ide aj papuča.

-2
Skúsi šeptom. &again @hero „Pre – č.“ Aj druhá.
/-2

+2
To nie je ono. [Hero] to skúsi ešte raz, celkom šeptom, na dlaň. &again @hero „Pre – č.“ Odíde aj druhá papuča.
/+2

-2
@hero „Začiatok mám a koniec mám,“ povie [hero]. „V strede je diera.“

Papuče stoja pred zavretými dverami a za nimi niekto hovorí:
/-2

+2
@hero „Začiatok mám a koniec mám,“ povie [hero]. „V strede je diera.“
/+2

+3
@adult „A čím býva zapchatá?“ pýta sa [adult].

To [hero] nevie. [with2| @friend2 „Ja na diery dávam gombíky,“ povie [friend2]. | Na ponožky sa dáva niť, na kolená náplasť, ale na slová?] Treba ísť za papučami, kým nezájdu priďaleko.
/+3

== middle
+2
[Hero] ide bosky za papučami. Stoja pred zavretými dverami a za dverami niekto hovorí:
/+2

@whom „Pá, slniečko.“

-2
[with| @friend „Počuješ?“ šepne [friend]. | Pá?] To je ten stred! [Hero] otvorí dvere na škáru a pošle dnu ruku, tú, čo [=strčila/strčila].
/-2

+2
[with| @friend „Počuješ?“ šepne [friend]. „Pá.“ | [Hero] zastane. Pá?] To je ten stred! A pá nehovoria ústa. Pá hovorí ruka, tá istá, čo predtým [=strčila/strčila]. [Hero] otvorí dvere na škáru a pošle ju dnu.
/+2

@hero „Pre,“ povie [hero], ruka zakýva ^pa pá a ústa dokončia: „Č.“

-2
@hero „Prepáč,“ povie [hero]. „Za to preč aj za to strčenie.“
/-2

+2
Za dverami je chvíľu ticho. Potom sa v škáre zjaví druhá ruka, mokrá od sĺz a od štetcov, a zakýva tiež.

@hero „Prepáč,“ povie [hero] a už to ide vcelku. „Za to preč aj za to strčenie.“
/+2

[Whom] otvorí dvere dokorán.

+2
Prvá sa vráti mačka, tá počuje prepáč aj cez dve steny. A keď chlieb rozlomia na polovice, je v ňom zasa aj maslová chuť.
/+2

+3
Mláku z obrázka už nikto nevyžmýka. Tak k nej [hero] prikreslí rákosie a [whom] kačku. Kačka má tri nohy, lebo mláka je hlboká.
/+3

== mirror
Na parapete čupí [mirror] a pozerá na balkón oproti.

@mirror „Povedal som kamarátovi preč,“ vzdychne [mirror], „a iné zo mňa nevyjde.“

@hero „Daj doň [mirror.wing],“ radí [hero]. „Doprostred.“

&again @mirror „Pre,“ začne [mirror], zakýva [mirror.wave] a skončí: „Č.“ A z balkóna oproti niekto zakýva späť.

== round
+4
Lenže kam zašlo preč, tam musí zájsť aj prepáč. A tak ho [hero] a [whom] nesú ďalej, jedno slovo a dve ruky.

Spod skrine vytiahnu ceruzku. Slnko nechajú tak, to chodí spať každý deň a nikto za to naozaj nemôže.

V kuchyni otvoria zásuvku. @hero „Prepáčte, lyžičky.“ Lyžičky cinknú, že dobre, a kohútik od dojatia pustí hneď tri kvapky naraz.

Na chodbe podajú ruku každému kabátu, teda rukávu. [with| [Friend] pritom drží dvere, aby už nik neušiel. | Kabáty sa otočia a gombíky sa im lesknú.] Po dáždnik treba ísť o poschodie nižšie. Stojí v kúte a mračí sa do všetkých záhybov.

@hero „Prepáč,“ povie mu [hero] a zakýva. Dáždnik chvíľu nič, taký už je. Potom sa otvorí, hoci neprší, a domov sa nesie ako kráľ pod vlastným baldachýnom. [more| Hore ho už víta aj [others].]

Nakoniec prídu k [adult.dat].

@adult „Na mňa preč neplatí,“ povie [adult]. „Skúšali to už mnohí a ja som stále tu.“

@whom „A koľko ho ešte máš?“ pýta sa [whom].

[Hero] otvorí ústa a pozrie do zrkadla. Prepáč je tam stále celé, nikde z neho neubudne.
/+4

== bed
Večer ide preč iba svetlo, ticho a pomaly, a to smie.

+3
[Adult] pripne obrázok nad posteľ. Kačka na ňom stojí na troch nohách a mesiac jej svieti do mláky.
/+3

+4
[Adult] zatvorí oblok, ale vôňu polievky ešte pustí dnu. Na vešiaku ticho visí dáždnik a usmieva sa, ako sa usmievajú dáždniky, celkom zvnútra. [more| Svoje miesto tu má aj [others].] Mačka si ľahne na dve papuče naraz, aby už nikam nešli.
/+4

@whom „Pá,“ zakýva svetlu [whom].

&last @hero „Pá,“ šepne [hero] pod perinou.

!asleep A ruka ešte kýva, keď [hero] už spí.
`,
  older: `
== shout
@hero „Preč!“ kričí [hero] tak, že to počuť cez dve steny. „S tebou sa všetko iba pokazí!“ A ruka do toho ešte aj strčí.

-2
Na zemi leží anténa z vešiaka, práca na celé dopoludnie, a je zlomená presne v strede, lebo na ňu stúpi [whom].
/-2

+2
Na zemi leží anténa z vešiaka, zo štyroch špendlíkov a z jednej vidličky, práca na celé dopoludnie. Dá sa na ňu chytiť Prešov a pri troche šťastia aj Mesiac. Lenže [whom] na ňu od samej radosti stúpi a anténa je zlomená presne v strede.
/+2

[Whom] sa pozrie na anténu, potom na tú ruku, vezme si svoju vysielačku a ide.

*pa @whom „Tak pá,“ povie [whom] vo dverách.

+2
Povie to celkom ticho. Práve také veci sa však do ucha zmestia najlepšie a potom tam ostanú bývať.
/+2

+3
[with| @friend „To bolo silné,“ ozve sa spod stola [friend]. „Až mi ponožky cúvli.“ | [Adult] nazrie do izby, pozrie na anténu, pozrie na dvere a potichu zasa odíde. Niektoré veci sa nemajú miešať, kým sú horúce.]

[with2| @friend2 „Mne nie,“ povie [friend2]. „Ja ich na hádky radšej vyzúvam.“]
/+3

+2
V izbe je konečne pokoj. Je ho toľko, že v ňom počuť hodiny, počuť chladničku a napokon aj to pá, ako sa v uchu obracia z boku na bok.
/+2

== radio
Z okna vidno, ako sa na konci záhrady zavrú dvierka na búdke. Je to šesťdesiattri krokov a [hero] dobre vie, aké slovo tam treba zaniesť. Lenže kto ide takých šesťdesiattri krokov, toho celou cestou vidno, a vysielačka je po ruke.

-2
@hero „Prepáč,“ povie do nej [hero].
/-2

+2
[Hero] stlačí gombík, odkašle si a povie to rýchlo, ako sa strháva náplasť. @hero „Prepáč.“
/+2

Vysielačka so zlomenou anténou však vynecháva, a to vždy v strede. &first @radio „Pre – krrr – č,“ ozve sa v búdke.

@whom „Rozumiem,“ odpovie po chvíli [whom]. „Idem ešte ďalej.“

A [whom] sa presťahuje za kôlňu.

-2
[Hero] to skúsi ešte raz a hlasnejšie. &again @radio „PRE – KRRR – Č!“ A [whom] sa presťahuje za kompost, až za žihľavy.
/-2

+2
Od okna je to zrazu osemdesiat krokov. [Hero] to skúsi ešte raz a hlasnejšie, lebo tak sa to robí, keď niečo nefunguje.

&again @radio „PRE – KRRR – Č!“

Deväťdesiatštyri krokov, za kompost.

@hero „Koláč je na stole,“ skúsi to [hero] inak, lebo na koláč predsa príde každý.

@radio „Ko – krrr – stole,“ dorazí na koniec záhrady.

@whom „Nijaké kolo v stole nechcem,“ odpovie [whom] už spoza žihľav.

[Hero] hľadá vinníka. Vinná je anténa, vinný je gombík a trochu aj počasie.
/+2

+3
@hero „Nehnevaj sa,“ vysiela [hero], ale dorazí z toho iba hnev. Z vráť sa príde iba vrrr. Napokon letí do záhrady aj pesnička, ktorú majú [s whom.ins] spoločnú, a dorazí z nej presne to miesto, pri ktorom sa vždy pomýlia.

Baterky slabnú. Na displeji bliká posledný dielik a vysielačka je v dlani teplá ako niečo, čo má toho za dnešok dosť.
/+3

== walk
[Hero] odloží vysielačku a ráta. Ráno je to šesťdesiattri krokov po trávniku a teraz je to stodvanásť krokov a žihľavy. Tých štyridsaťdeväť navyše má na svedomí jedno pohodlné okno.

-2
[with| @friend „Idem s tebou,“ povie [friend], „ale žihľavy nech idú prvé.“ | Nevyzerá to, že by sa cesta mala ešte niekedy skrátiť.] Tak [hero] ide. Posledných osemnásť krokov sú žihľavy po pás a ruka ide prvá.
/-2

+2
Zajtra z toho môže byť aj tristo a potok. Tak [hero] ide, po celej záhrade, kde sa niet za čo skryť. [with| [Friend] ide vedľa a nahlas nepovie ani slovo, čo je v takej chvíli to najťažšie. | Zo záhonu sa na to díva kapusta, z komína holub a z okna kuchyne [adult].]

Prvých desať krokov sa ešte dá tváriť, že je to prechádzka. Pri šesťdesiatom treťom stojí búdka, prázdna, s nahryznutým jablkom na lavičke. Tu už mohlo byť po všetkom. Pri osemdesiatom stojí kôlňa, tam by to ešte stále bolo nasucho. Pri deväťdesiatom štvrtom je kompost a mlčí, lebo všetko vidí.

Potom už sú iba žihľavy. Siahajú po pás, chodník cez ne nevedie a pŕhlia, akoby v každej bolo ubytované jedno malé preč. Ruka ide prvá.
/+2

-2
Za žihľavami sedí [whom] chrbtom k domu.
/-2

+2
Za žihľavami sedí [whom] chrbtom k domu. Vysielačka však leží na kolenách a anténu má otočenú rovno k oknu. Kto sa sťahuje a pritom stále počúva, ten asi netúži byť až tak ďaleko.
/+2

@hero „Pre,“ povie [hero] a ďalej nič. Vysielačka leží doma, vyhovoriť sa niet na čo, a v strede slova aj tak nič nie je, iba ticho. V tom tichu je práve toľko miesta, koľko zaberie jedno pá.

[Hero] zdvihne ruku. Je to tá istá, čo ráno [=strčila/strčila], len je teraz od žihľav celá červená. Ruka zakýva: ^pa pá.

@hero „Č,“ dokončia ústa.

@whom „Konečne celé,“ povie [whom] a otočí sa. „Mne stále prichádza iba preč.“

@hero „Lebo ho posielam bez ruky,“ povie [hero]. „Ústa vedia len kraje. Stred patrí ruke, veď aj ona má za čo.“

@whom „A že sa so mnou všetko pokazí?“

@hero „Bez teba by nebolo komu vysielať,“ povie [hero].

@whom „Tak prepáč za anténu,“ povie [whom] a zakýva nohou, lebo anténu má na svedomí noha.

+2
[Whom] sa chvíľu díva na tú červenú ruku. Potom odtrhne list skorocelu, popľuje ho, ako sa patrí, a priloží ho rovno na prepáč. [with| @friend „Aj na druhú stranu,“ poradí [friend] a podá ďalší. | Štípe to ešte dlho, ale už spoločne.]
/+2

== mirror
Na plote cestou domov sedí [mirror] a volá na kamaráta na bráne: &again @mirror „Pre – č! Pre – č!“ Kamarát sa vždy o kúsok odsunie.

-2
@hero „Priveľmi ďaleko,“ povie [hero]. „Choď k nemu a vezmi [mirror.wing].“ O chvíľu sedia na bráne dvaja a kývajú.
/-2

+2
@hero „Je to ďaleko,“ povie mu [hero]. „Stred sa vždy stratí cestou.“

@mirror „A keby som volal ešte hlasnejšie?“

@hero „To poznám. To ti presťahuje kamaráta až do Prešova. Choď k nemu a vezmi si aj [mirror.wing].“

[mirror| ocean: Krabík ide po plote bokom, ako to kraby majú, ale ide. | [Mirror] ide po plote pešo, aby mal čas si to celé premyslieť.] O chvíľu sú na bráne dvaja a jeden druhému kýva.
/+2

+3
Naspäť je to stodvanásť krokov presne ako tam, a predsa je to o dosť bližšie. Anténu potom zviažu skorocelom a izolačnou páskou. V strede jej ostane hrča, hrubá ako palec, a odvtedy chytá Prešov iba spolovice. Treba to vyskúšať. [Whom] ide s vysielačkou ku kôlni a [hero] vysiela prepáč. Nič, krrr. [Whom] ide bližšie, k lavičke, potom ku schodom, potom na prah. Až celkom nakoniec, na jeden jediný krok, prejde to slovo z vysielačky do vysielačky celé.

@whom „Funguje,“ hlási [whom].

@hero „Lenže na jeden krok ju nepotrebujeme,“ hlási [hero].

[with| @friend „Tak ju môžem dostať ja?“ pýta sa [friend], lebo pýtať sa treba včas. | Chvíľu sa na seba dívajú ponad tie vysielačky a potom sa začnú smiať.]
/+3

== round
+4
[Adult] medzitým sedí v kuchyni pri koláči, ktorý je naozaj na stole, a díva sa von oknom. Nie k žihľavám. Na druhú stranu, kde za plotom býva sused Bartoš. Od leta sa s [adult.ins] hnevajú kvôli jednej bránke a zdravia sa iba ich kosačky.

@adult „Stodvanásť krokov,“ povie [adult] zamyslene. „Aj so žihľavami. Nerátam ich naschvál, len ich odtiaľto tak dobre vidno.“

@hero „A koľko je to k susedovi Bartošovi?“

@adult „Sedem. Lenže to už je dlho,“ povzdychne si [adult]. „Radšej mu napíšem správu.“

@hero „Správa vynecháva stred,“ povie [hero]. „Ktorou rukou sa tá bránka vtedy zabuchla?“

[Adult] si prezrie obidve ako dve cudzie rukavice. @adult „Pravou,“ prizná potom.

@hero „Tak tú si vezmi.“

[Adult] preloží koláč na iný tanier. Potom na ešte iný a napokon späť na ten prvý. Keď už taniere dôjdu, treba ísť. Koláč nesie ľavá ruka, pravá má voľno a [hero] a [whom] idú kus za tým všetkým, keby sa niekto pokúšal vrátiť. [more| A ešte o kus za nimi [others], lebo také niečo sa nevidí každý deň.]

Sedem krokov sa dá ísť aj veľmi dlho. Na treťom si [adult] spomenie na žehličku, na piatom na poštu. Na siedmom kroku stojí na druhej strane sused Bartoš, v ruke drží olejničku a maže pánty na bránke, ktoré vôbec nevŕzgajú.

&again @adult „Pre,“ povie [adult] a zdvihne pravú ruku.

Sused odloží olejničku. Má tiež jednu ruku, ktorá niečo pamätá, a dvíha ju pomaly ako závoru.

@neighbour „Č,“ povie sused Bartoš, lebo začiatok mu niekto [=vzal/vzal] z úst. A v strede, nad plotom, sa tie dve ruky stretnú.

@neighbour „Mažem ju od augusta,“ prizná sa sused, „aby som bol poruke, keby niekto prišiel.“

@adult „A ja ju od augusta obchádzam.“

@hero „Mali ste si kúpiť vysielačky,“ povie [hero]. „Tie vás aspoň hneď prestanú baviť.“

Koláč sa je postojačky na siedmom kroku. Je slivkový a rozkrojiť sa dá presne uprostred. Potom sa cez plot vracajú veci: rebrík, dva poháre uhoriek, lopta z júna a žltá hadica, o ktorej [adult] tvrdí, že je celkom iná. Nie je. A z brány kývajú dvaja, čo už to majú za sebou.
/+4

== bed
Večer ležia vysielačky každá pri inej posteli. Je ticho a mesiac pomaly svieti na anténu.

+2
Ruka je natretá masťou a leží navrchu na perine, aby jej bolo chladno. Dnes sa narobí najviac zo všetkých.
/+2

+3
[with| [Friend] už spí a dýcha tak pomaly, ako sa dýcha po dlhej ceste. | Dom si vydýchne, najprv schody a potom povala.]
/+3

+3
Z vysielačky potichu prichádza pesnička, tá spoločná, a na známom mieste sa pomýli celkom rovnako ako vždy.
/+3

+4
Vonku stojí bránka dokorán a ani raz nevŕzgne. Slivkový koláč spí v dvoch domoch naraz.
/+4

@whom „Dobrú – krrr – oc,“ ozve sa potichu z vysielačky.

[Hero] stlačí gombík. &last @hero „Pá.“

Pá je také krátke, že nemá čo vynechať, a tak dorazí celé. Ruka pri tom mäkko zakýva do tmy a !asleep zaspí, a [hero] hneď po nej. Počuť to cez dve steny, ale iba dych.
`,
}
