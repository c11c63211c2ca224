import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['job', 'royal', 'fairy-being', 'monster', 'weather', 'sky', 'plant', 'building'] as const),
]
const JOB: readonly Kind[] = ['job', 'royal', 'fairy-being']
const SIGHT: readonly Kind[] = ['weather', 'sky', 'place', 'building']

export const chceByt: Telling = {
  id: 'wants',
  shape: 'making',
  fits: { kind: 'event', events: ['wants'], who: WHO, what: [...JOB, ...SIGHT] },
  ages: [3, 9],
  titles: ['To tu ešte nebolo', 'Stačí raz', '[who:Bola/Bol/Bolo] raz [who:jedna/jeden/jedno] [who]'],
  figures: {
    librarian: {
      forms: {
        ...{ name: 'pani knihovníčka', nom: 'pani knihovníčka', gen: 'pani knihovníčky', dat: 'pani knihovníčke' },
        ...{ acc: 'pani knihovníčku', loc: 'pani knihovníčke', ins: 'pani knihovníčkou' },
      },
      gender: 'she',
    },
    girl: {
      forms: {
        ...{
          name: 'najmenšie dievča',
          nom: 'najmenšie dievča',
          gen: 'najmenšieho dievčaťa',
          dat: 'najmenšiemu dievčaťu',
        },
        ...{ acc: 'najmenšie dievča', loc: 'najmenšom dievčati', ins: 'najmenším dievčaťom' },
      },
      gender: 'it',
    },
    voices: {
      forms: {
        ...{ name: 'hlasy', nom: 'hlasy', gen: 'hlasov', dat: 'hlasom' },
        ...{ acc: 'hlasy', loc: 'hlasoch', ins: 'hlasmi' },
      },
      gender: 'he',
    },
    neighbour: {
      forms: {
        ...{ name: 'suseda', nom: 'suseda', gen: 'susedy', dat: 'susede' },
        ...{ acc: 'susedu', loc: 'susede', ins: 'susedou' },
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
    job: {
      kinds: JOB,
      or: {
        forms: {
          ...{ name: 'rušňovodič', nom: 'rušňovodič', gen: 'rušňovodiča', dat: 'rušňovodičovi', acc: 'rušňovodiča' },
          ...{ loc: 'rušňovodičovi', ins: 'rušňovodičom', nom_pl: 'rušňovodiči' },
        },
        gender: 'he',
      },
    },
    sight: {
      kinds: SIGHT,
      or: {
        forms: { name: 'more', nom: 'more', gen: 'mora', dat: 'moru', acc: 'more', loc: 'mori', ins: 'morom' },
        gender: 'it',
      },
    },
  },
  fact: 'V hrubej knihe je odvtedy o jednu rozprávku viac a [hero] vie presne, ako sa začína.',
  next: 'Hrubá kniha sa sama otvorila vzadu, kde ešte boli prázdne strany. Niečo sa ešte raz chystalo byť.',
  young: `
== wish
@who „Chcem [is:job| byť [job.ins] | zblízka vidieť [sight.acc]],“ povie [who].

-2
&first @neighbour „To tu ešte nebolo,“ povie suseda.
/-2

+2
&first @neighbour „To tu ešte nebolo,“ povie suseda. &again @adult „To tu ešte nebolo,“ povie aj [adult], lebo také niečo tu naozaj ešte [nebolo/nebolo/nebolo].
/+2

*book [Hero] prinesie hrubú knihu. V nej je všetko, čo už kedy bolo. Bol raz jeden mlynár. Bola raz jedna repa. Boli raz traja bratia. [Hero] listuje a listuje, od prvej strany po poslednú.

@hero „Ty tam naozaj nie si,“ povie potom.

@who „A koľko ráz treba byť?“

-2
[Hero] ešte raz prečíta mlynára aj repu. @hero „Raz,“ povie. „Všade je: raz.“
/-2

+2
[Hero] ešte raz prečíta mlynára, repu aj bratov. Pri mlynárovi je raz. Pri repe je raz. A bratia sú síce traja, ale tiež iba raz.

@hero „Stačí raz,“ povie [hero].
/+2

@who „Raz? To sa dá stihnúť do večere!“

+3
[Hero] už drží ceruzku. @hero „Napíšem ťa tam.“

@who „Ešte nie,“ povie [who] a zakryje papier. „Najprv byť, potom písať. Repa to iste robí tak isto.“
/+3

== build
-2
*torch [Hero] vezme dve stoličky, deku a baterku. Z toho sa dá postaviť všetko. [is:job| Dopredu ide [who], lebo vpredu sa pracuje. Dozadu ide [hero] a čaká na [job.acc]. | Stoličky sú dole, deka hore a za dekou svieti baterka. Skoro [sight]!]
/-2

+2
*torch [Hero] vezme dve stoličky, deku a baterku. Z toho sa dá postaviť všetko na svete, len treba vedieť, kde je predok. [is:job| Dopredu ide [who] a dostane na hlavu sitko, lebo v každej práci sa niečo nosí na hlave. Dozadu ide [hero], lebo vzadu sa čaká na [job.acc]. | Stoličky sú dole, deka je hore a za dekou svieti baterka. [Hero] dekou pohýbe. Skoro [sight]!] [with| [Friend] drží cíp, lebo na všetkom na svete treba držať aspoň jeden cíp.]
/+2

+3
@who „A čo [is:job| robí [job] | sa tam robí]?“ šepká [who].

@hero „To nevie nikto,“ šepká [hero]. „Ale začína sa desiatou.“

Zjedia teda jablko, [with| na tri kusy | na polovicu], a nikto sa pri tom nesmeje, lebo s desiatou sa nežartuje.

+4
@hero „A teraz?“

@who „Teraz sa nič nedeje,“ povie [who]. „To je na tom najťažšie.“

Deka sa dvíha, keď [hero] vdýchne, a klesá, keď [hero] vydýchne. Za dverami stojí suseda a načúva, či to tu už náhodou nie je.
/+4
/+3

Vtom baterka zhasne a pod dekou je tma.

-2
@hero „[is:job| Treba [job.acc] | Už nič nevidno]!“ volá [hero].
/-2

+2
@hero „[is:job| Haló! Treba [job.acc] | Škoda! Už nič nevidno]!“ volá [hero] potme.
/+2

== sight
[is:job| | [by:cools| [by:warms| Nevidno, zato je cítiť. Pod dekou je horúco ako na pláži, až je mokré čelo aj nos. Iba na jednom mieste je chládok. [Hero] sa tam posunie a je to rovno vedľa [who.gen]. | [Who] nehovorí nič, iba sa pozerá. Kto sa pozerá dlho, vidí aj potme. Najprv vidí stoličky, potom deku a potom už iba [sight.acc], celkom zblízka.] | [Who] nehovorí nič, iba sa pozerá. Kto sa pozerá dlho, vidí aj potme. Najprv vidí stoličky, potom deku a potom už iba [sight.acc], celkom zblízka.]]

[is:job| | [by:cools| [by:warms| @who „Takže leto je to, keď si chce každý sadnúť ku mne?“ čuduje sa [who]. | @who „Hýbe sa to!“ šepne [who]. „A dýcha to!“] | @who „Hýbe sa to!“ šepne [who]. „A dýcha to!“]]

== turn:is-small
[is:job| Baterka sa kotúľa preč, až pod skriňu, kam sa nezmestí ani ruka. [Who] sa tam zmestí. Pod skriňou to šuchne, cvakne a svetlo príde späť aj s niekým, kto je v práci.]

[is:job| @who „Tu [job],“ povie [who]. „Hotovo.“]

== turn:is-heavy
[is:job| Fúka pod dverami, deka sa dvíha a stoličky sa kolíšu. Celá stavba sa chystá preč. [Who] sa oprie. A už sa nekolíše nič.]

[is:job| @who „Tu [job],“ povie [who]. „Stojí to.“]

== turn:is-soft
[is:job| [Hero] naslepo natiahne ruku. Tu je drevo, tu je drevo a tu je zrazu mäkko. Kde je mäkko, tam sa dá počkať na svetlo.]

[is:job| @who „Tu [job],“ povie to mäkké. „Som pri vás.“]

== turn:glows
[is:job| A vtom sa pod dekou rozvidnie. Baterka to nie je, tá leží a mlčí. To svieti [who].]

[is:job| @who „Tu [job],“ povie [who]. „Už je vidno.“]

== turn:stretches
[is:job| Baterka sa kotúľa preč, ďaleko, až za skriňu. [Who] sa natiahne. Ešte o kúsok. A potom ešte o jeden kúsok, ktorý už vlastne ani nie je. Cvak!]

[is:job| @who „Tu [job],“ povie [who]. „Dočiahnem.“]

== turn:holds
[is:job| Deka sa zošuchne, stoličky idú každá svojou cestou. [Who] drží deku, drží stoličky a drží, kým nie je všetko zase jedno vedľa druhého.]

[is:job| @who „Tu [job],“ povie [who]. „Mám to.“]

== turn:sees
[is:job| Potme sa niečo pozerá. Vidí stoličky, vidí deku aj jedno vyľakané koleno. A potom vidí baterku, celkom vzadu, a na nej malý gombík. Cvak!]

[is:job| @who „Tu [job],“ povie [who]. „Všetko vidím.“]

== turn:any
[is:job| Chvíľu je ticho. Potom sa potme ozve hlas a je taký pokojný, aký býva len v práci.]

[is:job| @who „Tu [job],“ povie [who]. „Nič sa nedeje. Ostaňte, prosím, sedieť.“]

== once
@hero „Raz!“ volá [hero]. „To bolo raz!“

-2
^book Potom nájdu v hrubej knihe prázdnu stranu a [hero] tam napíše, ako to bolo.
/-2

+3
@neighbour „A kto to dosvedčí?“ pýta sa vo dverách suseda.

[with| @friend „Ja,“ povie [friend]. „Po celý čas držím cíp.“ | @hero „A kto dosvedčí repu?“ povie [hero].]

Suseda [with| si cíp prezrie z oboch strán | sa zamyslí nad repou] a uzná, že to platí.
/+3

+2
^book Baterka sa spamätá a svieti na hrubú knihu. Celkom vzadu je prázdna strana. [Hero] tam napíše, ako to bolo, a [who] dáva pozor, aby tam bolo aj to raz.
/+2

== more
+4
Suseda neodchádza. Sadne si na zadnú stoličku a chvíľu skladá ruky do lona.

@neighbour „A bola tam už suseda,“ pýta sa napokon, „ktorá zje koláč pred polievkou?“

[Hero] listuje od začiatku až po koniec. &again @hero „To tu ešte nebolo!“

Koláč stojí na okne, polievka na sporáku. Suseda zje koláč. Potom zje polievku. @neighbour „Polievka po koláči je ako pondelok po nedeli,“ uzná. „Ale tá nedeľa!“ A zahľadí sa na druhý kúsok koláča.

@who „Iba raz,“ pripomenie [who]. „Dva razy je už iná rozprávka.“

[with2| @friend2 „A ja raz prehrám v kartách,“ hlási [friend2], „a nič.“ Prehrá, zhlboka dýcha, a naozaj nič.] [more| Na schodoch už stoja [others] a každý chce byť aspoň raz.]

Napokon príde [adult] s mokrými rukami a s utierkou na pleci. Nehovorí nič, iba si sadne. Len tak, na celú minútu, hoci v dreze je ešte riad. Hodiny ju celú poctivo odrátajú. Suseda sa na to pozerá ako na ohňostroj. Nič sa nestane. Riad počká.

@hero „Raz!“ vydýchne [hero] a píše, až sa ceruzka zahrieva.

@who „A ty tam nechceš byť?“ pýta sa [who].

[Hero] obráti ceruzku gumou nahor a rozmýšľa. @hero „Raz zaspím skôr, ako je koniec.“

@adult „To by tu naozaj ešte nebolo,“ povie [adult] a veľmi sa poteší.
/+4

== bed
-2
^torch Večer [adult] otvorí hrubú knihu celkom vzadu a číta pomaly a ticho:
/-2

+2
^torch Večer je deka zase na posteli a baterka pod vankúšom. [Adult] otvorí hrubú knihu celkom vzadu a číta pomaly a ticho:
/+2

@adult „[who:Bola/Bol/Bolo] raz [who:jedna/jeden/jedno] [who] a [is:job| [job:bola/bol/bolo] z [who:nej/neho/neho] [job] | [who:videla/videl/videlo] zblízka [sight.acc]].“

@who „To som ja,“ šepne [who] kúsok od postele.

-2
V knihe sa potichu pomkne mlynár, pomkne sa repa a miesta je dosť.
/-2

+4
@adult „Bola raz jedna suseda a koláč bol prvý,“ číta [adult] ďalej. „[adult:Bola/Bol/Bolo] raz [adult:jedna/jeden/jedno] [adult] a [adult:sadla/sadol/sadlo] si.“ Pri tomto riadku sa [adult] usmeje a na chvíľu zavrie oči.
/+4

+2
V hrubej knihe sa potichu pomkne mlynár, pomkne sa repa a pomknú sa aj traja bratia. Miesta je dosť pre každého, kto bol aspoň raz.
/+2

+3
Mesiac svieti na prázdny kúsok dole na strane. [with| @friend „Ten je môj,“ šepne [friend] zo spánku. | Ten ešte na niekoho pokojne čaká.]
/+3

&last @hero „To tu už bolo,“ zamrmle [hero] do vankúša.

!asleep A potom je tma, mäkká ako deka, a [hero] spí.

+4
Do konca ostáva jediný riadok. [Adult] ho prečíta iba očami.
/+4
`,
  older: `
== book
@who „Chcem [is:job| byť [job.ins] | zblízka vidieť [sight.acc]],“ povie v knižnici [who].

Pani knihovníčka si nasadí okuliare a otvorí najhrubšiu knihu, akú má. Je v nej všetko, čo kedy bolo, a každá veta sa začína rovnako. Bol raz jeden mlynár. Bola raz jedna repa.

&first @librarian „To tu ešte nebolo,“ povie, keď prejde prstom aj poslednú stranu.

[Who] sa zahľadí na miesto pod posledným riadkom. Je tam ešte kúsok prázdneho papiera, akurát na jednu vetu, ak nebude dlhá.

+2
@who „A koľko ráz treba byť?“ pýta sa [who].

@librarian „Raz,“ povie pani knihovníčka. „Pod raz to neberieme.“ Povie to láskavo, ale pravidlá sú v knižnici staršie ako police.
/+2

*line Potom ide pani knihovníčka zavrieť okno, lebo sa chystá na dážď, a pero ostane ležať pri knihe. Je plné atramentu. [Hero] ho vezme a na poslednú stranu napíše: [who:Bola/Bol/Bolo] raz [who:jedna/jeden/jedno] [who] a [is:job| [job:bola/bol/bolo] z [who:nej/neho/neho] [job] | [who:videla/videl/videlo] zblízka [sight.acc]].

Je to krásna veta. Písmená stoja rovno, bodka je okrúhla a je v nej všetko okrem pravdy.

@hero „Hotovo,“ šepne [hero]. „Už si v knihe.“

+2
[Who] si tú vetu prečíta toľko ráz, až pri tom atrament uschne. @who „A kedy to vlastne bolo?“

@hero „Raz,“ povie [hero].
/+2

== letter
Lenže čo stojí v knihe, na to sa ľudia spoliehajú ako na most.

-2
V stredu príde list: v nedeľu bude v knižnici noc plná detí a [is:job| treba tam [job.acc], pre každý prípad | [who] tam porozpráva, aké to zblízka je]. [Who] sa teší tak veľmi, že sa až bojí.
/-2

+2
V stredu príde list a má na obálke pečiatku knižnice. V nedeľu bude v čitárni Noc s knihou, štyridsať detí a štyridsať spacích vakov. [is:job| A keďže z knihy je známe, že [job] už v meste je, bude hádam [job:taká láskavá/taký láskavý/také láskavé] a príde, pre každý prípad. | A keďže z knihy je známe, kto už [sight.acc] zblízka pozná, bude hádam [who:taká láskavá/taký láskavý/také láskavé] a porozpráva o tom.]

[Who] prečíta list [s hero.ins/nahlas] ešte raz. Od radosti po strach je to na tom papieri iba jeden riadok.
/+2

@who „Čo teraz?“ pýta sa [who].

@hero „Stačí sa tváriť,“ povie [hero].

-2
A tak sa štyri dni tvária, ako najlepšie vedia.
/-2

+2
A tak sa štyri dni tvária. [is:job| Na tvárenie treba rovný chrbát, vážne hm a pohľad do diaľky, lebo do diaľky sa dívajú v každej práci. Čo robí [job], keď sa naozaj niečo stane, o tom sa radšej nehovorí. | Na tvárenie treba pohľad do diaľky a pár slov, ktoré sa hodia na všetko: obrovské, nádherné, a ten vzduch. Na čo sa deti opýtajú potom, o tom sa radšej nehovorí.] [with| [Friend] to posudzuje zo schodov. @friend „Hm je dobré,“ povie [friend]. „Iba pri ňom nežmurkajte.“ | Zrkadlo na chodbe im uverí hneď, ale zrkadlo uverí každému.]
/+2

+2
Správa ide mestom rýchlejšie ako list. V pekárni dostane [who] rožok zadarmo, lebo takú vzácnosť si treba uctiť, a deti pred knižnicou sa hrajú na to, čo sa ešte vôbec nestalo. S každým pozdravom je tá veta o kúsok známejšia a o kúsok ťažšia.

@who „Ten rožok nejako nechutí,“ povie [who].

@hero „Lebo je na dlh,“ povie [hero] a zje svoju polovicu tiež bez chuti.
/+2

+3
V sobotu si [hero] nesie rožky popri knižnici. Za oknom sedí pani knihovníčka, v knihe má zakladač presne tam, kde je posledná strana, a usmieva sa na ňu. Rožky voňajú celou ulicou a [hero] z nich neodhryzne ani kúsok. [with2| @friend2 „Ja tiež nie,“ povie [friend2] zo solidarity, ale iba pri prvom rožku.]
/+3

+2
Pred nedeľou sa ťažko zaspáva. [Hero] si pod perinou predstavuje, ako sa v knižnici celú noc vôbec nič, ale naozaj nič nestane, a predstavuje si to zo všetkých síl až do polnoci.
/+2

== night
-2
V nedeľu večer leží v čitárni štyridsať detí v spacích vakoch a hľadí na [who.acc]. Vtom zhasnú lampy a niekto sa v tme rozplače.
/-2

+2
V nedeľu večer leží v čitárni štyridsať spacích vakov a z každého hľadia dve oči. [Who] má miesto pod lampou, [hero] hneď vedľa, s nohami pripravenými na útek. Vonku sa blýska, ale ešte ďaleko. Pani knihovníčka predstaví vzácneho hosťa, vaky zatlieskajú, čo znie ako veľké trepanie perín, a kniha sa otvorí vzadu. Práve vtedy lampy bliknú a zhasnú. V tme sa niekto rozplače, najprv potichu.
/+2

@girl „[is:job| Kde je [job] | Tak aké to je zblízka]?“ pýta sa najmenšie dievča. „Keď je to v knihe!“

[Hero] cíti, ako [who] vedľa v tme čaká a ani nedýcha. Stačí povedať hm. Potme na to nik nepríde a ráno bude po všetkom.

^line @hero „Nie je to pravda,“ povie [hero]. „Tá veta v knihe je odo mňa a je napísaná skôr, ako sa to stane.“

-2
Potom [hero] poprosí o knihu, naslepo nájde poslednú stranu a svoju krásnu vetu prečiarkne. Pero škrípe tak, že to počuť až pri dverách.
/-2

+2
Tma to všetko podrží, aby to dobre doľahlo ku každému vaku. Štyridsať detí, to je osemdesiat uší, a [hero] ich cíti každé zvlášť.

Potom [hero] poprosí o knihu, naslepo nájde poslednú stranu a jednu vetu na nej prečiarkne. Pero škrípe. Je to najkrajšia veta, akú kedy [hero] napíše, a teraz je cez ňu plot.

[with| @friend „Ja držím kalamár,“ ozve sa [friend] hneď vedľa, aby bolo jasné, že pri tom plote nestojí iba jeden.]
/+2

-2
Najmenšie dievča plače ďalej. @who „Pravda to nie je,“ povie [who]. „Ale [is:job| treba to | chcem to] aj tak.“
/-2

+2
Najmenšie dievča plače ďalej, lebo pravda v tme ešte nesvieti.

@who „Pravda to nie je,“ povie [who] po chvíli. „Ale [is:job| treba to | chcem to] aj tak.“
/+2

== sight
[is:job| | @who „Kto z vás to pozná?“ pýta sa [who] do tmy. „Ja počúvam.“]

[is:job| | Chvíľu nič. @voices „Ja iba z obrázka,“ povie jeden hlas, „ale dlho.“ Druhý vie, že sa pri tom zabúda zavrieť ústa. @voices „Mne sa o tom sníva,“ povie najmenšie dievča, „a vždy si tam nechám papuču.“]

[is:job| | Po ôsmom hlase je toho potme toľko, že [sight] stojí medzi policami, a [who] sa pozerá. [by:cools| [by:warms| Je teplo ako na poludnie a každý sa posúva bližšie k [who.dat], lebo práve tam je chládok.]]]

== turn:is-small
[is:job| Poistky sú za najťažšou policou, v škáre, kam sa nedostane ani metla. [Who] sa tam dostane. Za policou to šuchne, kýchne a cvakne a lampy sú späť.]

[is:job| @who „Tu [job],“ povie [who] od prachu. „Teda dnes.“]

== turn:is-heavy
[is:job| Vtom čosi zaškrípe: najvyššia polica sa v tme nakláňa aj s encyklopédiou. [Who] sa oprie z druhej strany. Stojí [who], stojí polica, stojí aj encyklopédia od A po Ž.]

[is:job| @who „Tu [job],“ povie [who]. „Teda dnes. Držím to.“]

== turn:is-soft
[is:job| [Who] príde k plaču celkom blízko. Dievčenská ruka nahmatá vo tme čosi mäkké a prestane hľadať ďalej. Potom to nahmatá druhá ruka, piata, štyridsiata, a miesta je dosť.]

[is:job| @who „Tu [job],“ povie [who]. „Teda dnes.“]

== turn:glows
[is:job| A vtom je v čitárni vidno, najprv chrbty kníh, potom nosy. Lampy to nie sú. To [who] svieti, rovno na prázdne miesto pri okne, kde už nik neplače.]

[is:job| @who „Tu [job],“ povie [who]. „Teda dnes.“]

== turn:stretches
[is:job| Za závesom je mesiac, lenže šnúra od závesu visí vysoko a nedočiahne na ňu ani rebrík. [Who] sa natiahne, potom ešte o kus, potom ešte o kúsok navyše. Záves odstúpi a čitáreň je celá strieborná.]

[is:job| @who „Tu [job],“ povie [who]. „Teda dnes.“]

== turn:holds
[is:job| @who „Chyťte sa,“ povie [who] a podrží prvé dieťa, to podrží druhé a tak ďalej až po štyridsiate. V takom rade sa dá bez pádu prejsť celá čitáreň aj schody, až dolu k sviečkam.]

[is:job| @who „Tu [job],“ povie [who]. „Teda dnes. Mám vás.“]

== turn:sees
[is:job| Pre [who.acc] to nie je nijaká tma. [Who] vidí poličku so sviečkami, vidí zápalky, vidí aj papuču, o ktorú by sa ináč potkol každý druhý. O chvíľu svieti prvá sviečka a za ňou dvadsať ďalších.]

[is:job| @who „Tu [job],“ povie [who]. „Teda dnes. Vidím vás.“]

== turn:any
[is:job| @who „Budem rátať,“ povie [who] takým pokojným hlasom, aký býva iba v práci. „Kto počuje svoje číslo, ten zíva.“ Pri siedmich plače ešte trochu, pri dvadsiatich už iba smrká, pri štyridsiatich počuť, ako vonku prší.]

[is:job| @who „Tu [job],“ povie [who]. „Teda dnes. Nikto nechýba.“]

== once
-2
Pani knihovníčka zapáli sviečku, pozrie na prečiarknutú vetu a vezme pero. Hneď pod ňu napíše celkom tú istú, slovo za slovom. @librarian „Teraz už bolo,“ povie. A najmenšie dievča zaspí skôr, než atrament uschne.
/-2

+2
Najmenšie dievča si utrie nos do cudzieho vaku a uzná, že približne takto si to predstavuje.

Pani knihovníčka prinesie sviečku a dlho sa pozerá na prečiarknutú vetu. Potom vezme pero a pod plot napíše celkom tú istú, slovo za slovom.

@librarian „Teraz už bolo,“ povie. „Raz. Na to je kniha prísna.“
/+2

+3
@hero „A ten plot tam ostane?“ pýta sa [hero].

Pani knihovníčka neodpovie, iba otočí knihu celkom na začiatok a prisunie sviečku. Pod mlynárom je čosi preškrtnuté tenkým starým perom. Stojí tam, že mlynár nikdy nezaspí pri práci, a nad tým drobným: skoro nikdy. Repa je vraj najväčšia na svete, preškrtnuté, v okrese. A traja bratia poslúchajú na slovo, to je preškrtnuté trikrát, zakaždým inou rukou.

@librarian „Bez plota je tu máloktorá,“ povie pani knihovníčka. „Tie najlepšie majú dva.“

[more| Deti sa k tomu zbehnú aj so spacími vakmi a [others] hľadajú ďalšie ploty až do tretej sviečky. | Najmenšie dievča nájde pri Popoluške až štyri a jeden z nich je pri veľkosti topánky. Kniha nimi šuští ako záhrada.]

@hero „A čo keď niekto chce napísať niečo dopredu?“ pýta sa [hero].

@librarian „Dopredu sa píše ceruzkou,“ povie pani knihovníčka. „Perom až potom.“

A tak dostane každý vak ceruzku. Píše sa o jednom, ktorý raz skočí z vysokého mostíka, o jednej, ktorá raz zje špenát, a o psovi, ktorý raz príde a ostane. Najmenšie dievča napíše, že sa raz nebojí búrky. Potom zahrmí a ono pripíše: skoro.
/+3

== bed
-2
Doma je ticho, perina je mäkká a na prste ostane z celej noci jedna modrá škvrna, malá ako zrnko maku.
/-2

+2
Búrka si ľahne kdesi za kopce a doma je ticho. Perina je mäkká, teplá a na prste ostane z celej noci jedna modrá škvrna. [Adult] si ju pozorne prezrie, fúkne na ňu a pomaly zhasne lampu.

@hero „Tá veta ešte stále nie je pekná,“ šepne [hero]. „Je cez ňu plot.“
/+2

@adult „Povedať takú vec nahlas, to tu ešte nebolo,“ šepne [adult].

+3
Kúsok ďalej ticho leží [who] a v mysli si číta poslednú stranu, raz hornú vetu, raz dolnú. Mesiac svieti na obidve.
/+3

&last @hero „Už bolo,“ zamrmle [hero] do vankúša. „Raz.“

!asleep Potom sa zavrú oči, kniha, dom aj noc a [hero] spí.
`,
}
