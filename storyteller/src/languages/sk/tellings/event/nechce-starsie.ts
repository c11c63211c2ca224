type Said = Record<
  'refuses' | 'reason' | 'teased' | 'forgiven' | 'trouble' | 'call' | 'want' | 'works' | 'does' | 'echo',
  string
>

/** For 7 and older: there the card is written, everybody wants one, and the child has to turn its own over first. */
export const older = (said: Said) => `
== napis
[who-is| named: [Who.kind] [who] | [Who.full]] ${said.refuses}. ${said.reason} ${said.teased} ${said.trouble}

@rest „${said.call}!“ volajú ostatní. [has:same-child| @hero „To poznám,“ zamrmle [hero]. „Ani mne sa dnes nechce.“ |]

@who „Nechcem,“ povie [who] a tým by sa to mohlo skončiť.

Lenže neskončí. O chvíľu prídu ďalší((, a každý si myslí, že práve jeho prosba je tá pravá)). Obďaleč sedí [hero] [with| a vedľa [friend] |]. Pri sedemnástom nechcem vytiahne [hero] z tašky kus kartóna a fixku.

+2
[has:because-teased| @rest „Ešte povedz, že prosíš!“ rehoce sa prvý. „Pozrite sa [who:na ňu/naňho/naň]!“ rehoce sa druhý. | @rest „A prečo nie?“ skúša to prvý. „A ani trošku?“ skúša to druhý.] @rest „Moja teta to robí každý deň a ešte si pri tom spieva,“ pridá sa tretí, hoci na jeho tetu sa nikto nepýta.

[Who] odpovedá stále to isté a hlas má pritom čoraz tenší. Hovoriť jedno slovo celé dopoludnie je namáhavejšie ako nosiť tehly, lebo tehly sa aspoň raz minú.
/+2

@hero „Napíšem ti to,“ povie [hero]. „Nebudeš to musieť stále opakovať.“

Tak vznikne tabuľka, na ktorej je veľkými písmenami jediné slovo: NECHCEM. Kto príde prosiť, prečíta si ju, odkašle si a potichu sa postaví nabok.

@neighbour „To je výborné,“ povie [neighbour]. „Napísané sa nedá prehovoriť. Spravíš aj mne?“

+2
@hero „A čo nechceš ty?“ pýta sa [hero].

@neighbour „Zdraviť ako prvý,“ povie [neighbour]. „Už roky čakám, kto začne, a vždy som to ja.“

[with| @friend „Ja budem držať kartón a ty píš,“ navrhne [friend]. „Pôjde nám to dvakrát rýchlejšie.“ | [Hero] si vyhrnie rukávy, lebo taká dôležitá práca sa nedá robiť v dlhých.]
/+2

[Hero] spraví tabuľku aj jemu, potom ďalšiu a ešte ďalšiu, lebo rad pred kartónom rastie. Poslednú si nechá. Na tej stojí: NECHCEM UMÝVAŤ RIAD.

+3
Kartón sa medzitým minie, a tak prídu na rad škatule od topánok, zadná strana kalendára a veko od torty. Niekto nechce mrkvu v polievke. Niekto nechce strihanie nechtov, a už vôbec nie v nedeľu. Mačka dostane tabuľku tiež, hoci nikto nevie, čo presne nechce, a ona sa tvári, že je to jej vec a nikoho iného na celej ulici.

[with2| @friend2 „Na mojej bude NECHCEM ČAKAŤ,“ povie [friend2] a postaví sa na koniec radu, kde sa čaká najdlhšie. | Na konci radu stojí ten, kto nechce čakať, a čaká tam už hodinu.] Kto prejde okolo, ten iba pokrúti hlavou, ale o chvíľu sa vráti a opýta sa, či je ešte voľný nejaký kartón.
/+3

+4
[more| Svoje tabuľky majú aj [others] a navzájom si ich opravujú, lebo v slove nechcem sa dá spraviť viac chýb, než sa zdá.] Popoludní je z toho už celá móda. Na plote visí tabuľka, že nechce nový náter. Na jabloni visí tabuľka, že nechce, aby sa po nej liezlo, a pod jabloňou sedia štyria, ktorí pritom nechcú chodiť po zemi. Keď niekto ide okolo bez tabuľky, ostatní sa za ním obzerajú ako za niekým bez nosa.
/+4

== ticho
((Tabuľky sa rozídu po celom okolí. ))Chvíľu je to nádherné a všade je také ticho, že počuť muchu, ako si umýva nohy.

+2
[Hero] kráča domov ako niekto, kto práve vynašiel koleso. Cestou stretne poštára s tabuľkou NECHCEM CHODIŤ DO KOPCA. Listy preto ležia pekne pod kopcom, a kto nejaký čaká, čaká ďalej. Aj to sa ešte dá považovať za drobnosť, najmä keď človek práve žiadny naozaj dôležitý list nečaká.
/+2

Doma však na stole nič nevonia. V dreze je hora špinavých tanierov a pri nej sedí [adult] s tabuľkou na krku. NECHCEM VARIŤ, píše sa na nej((, a písmo je veľmi úhľadné)).

@hero „Aj ty?“ zhrozí sa [hero](( a brucho zaškŕka)).

[Adult] nepovie nič, lebo na to je predsa tabuľka.

+3
[Hero] otvorí chladničku. Je v nej pol citróna a horčica. Otvorí komoru a na múke leží lístok, že nechce byť cesto, ani na palacinky, ani na rezance. To si tam nalepí [adult] ešte dopoludnia, aby sa neplytvalo kartónom.
/+3

+2
Sedia oproti sebe, NECHCEM oproti NECHCEM, a hodiny tikajú. Kto ich vidí cez okno, myslí si, že hrajú šach bez šachovnice a že prehrávajú naraz.
/+2

[Hero] si dá svoju tabuľku dolu a obráti ju. Z druhej strany nie je nič. Celkom čistý kartón, a miesta je tam na celú vetu.

&first @adult „A čo chceš?“ spýta sa zrazu [adult].

Na to sa odpovedá ťažšie.

+2
Nechcem príde na jazyk hneď, ale po chcem treba ísť až niekam dozadu, kde sa svieti málo.

@hero „Chcem obed,“ začne [hero]. „Ale to nie je celé. Pri riade je vždy ticho a ja tam stojím chrbtom ku všetkým. Chcem, aby pri tom bol niekto so mnou.“

@adult „To isté chcem pri varení aj ja,“ povie [adult] a začne si rozväzovať šnúrku.
/+2

-2
@hero „Chcem, aby bol pri riade niekto so mnou,“ povie napokon [hero]. „Inak je to iba mokré ticho.“
/-2

[Hero] to napíše, hoci vie, že teraz ten riad umyje. [Adult] podáva utierku, voda tečie a o chvíľu vonia aj cibuľka.

+4
Umývať riad je stále umývať riad. Taniere sa kĺžu, hrniec má na dne niečo, čo pamätá minulý týždeň, a voda je stále priveľmi horúca alebo priveľmi studená. Lenže medzi dvoma taniermi sa dá povedať vtip. Medzi dvoma hrncami sa zmestí celý príbeh o tom, ako raz starý otec vojde do potoka aj s kabátom. A keď je drez prázdny, je im obom skoro ľúto, že sa príbeh nedá natiahnuť ešte o jeden pekáč.
/+4

== otocit
@hero „Tabuľka má predsa dve strany,“ vyhŕkne [hero] nad prázdnym tanierom a už beží späť.

Okolo [who.gen] je stále ticho, ale veselo tam nie je nikomu.

+2
@who „Funguje to,“ povie [who]. „Nikto ma neprosí. Ani sa so mnou nikto nerozpráva.“
/+2

&again @hero „A čo chceš?“ spýta sa [hero].

+2
[Who] sa zahľadí pred seba, akoby to bolo napísané niekde v diaľke veľmi drobným písmom.
/+2

@who „Chcem ${said.want},“ povie potichu.

[Hero] to napíše na druhú stranu((, slovo po slove, a podčiarkne to)). Ostatní sa zhŕknu a čítajú nahlas.

+2
@rest „A prečo sa to nepovedalo hneď?“ čudujú sa.

@who „Lebo ste sa pýtali iba, prečo nie,“ povie [who].
/+2

${said.works} ${said.forgiven}

${said.does}

+2
@neighbour „Dobrý deň,“ ozve sa vtom [neighbour], zasa ako prvý, a počká, čo to spraví. Tentoraz to spraví osem pozdravov naraz. Na druhej strane jeho tabuľky totiž stojí, že chce, aby mu niekto odzdravil.
/+2

+3
Tak sa začne veľké otáčanie. Poštár chce do kopca spoločnosť, a keďže deti tam aj tak chodia, nesie každé po jednom liste. Ten, kto nechce mrkvu, chce hrášok. Mačka svoju tabuľku neotočí, ľahne si na ňu a tým je vec vybavená.

[with| @friend „A čo chceš ty?“ pýta sa [friend]. @hero „Aby sa to niekto spýtal aj zajtra,“ povie [hero]. | [Hero] chodí od jedného k druhému a za každým chcem nájde kúsok cesty, o ktorej predtým nikto nevie.]
/+3

+4
Niektoré tabuľky sa, pravda, otočiť nedajú. Kto nechce strihanie nechtov, ten na druhú stranu napíše iba: CHCEM, ABY TO BOLO RÝCHLO. Aj to je však správa, s ktorou sa dá niečo robiť, a strihá sa odvtedy vo dvojici, jeden drží ruku a druhý vtip. Na jabloni je teraz z druhej strany napísané, že po spodných konároch sa smie. A plot chce byť modrý, hoci sa nedá vylúčiť, že to zaň napíše niekto, komu doma ostane modrá farba.

Keď sa stmieva, visia tabuľky na kolíkoch ako bielizeň a vietor ich pomaly otáča, chvíľu jednou stranou, chvíľu druhou.
/+4

@who „A čo s tou prvou stranou?“ pýta sa [who].

@hero „Ostane tam,“ povie [hero]. „Nechcem je v poriadku. Iba to nie je celá tabuľka.“

== noc
Večer leží [hero] pod perinou a v izbe je ticho. [friend-is| toy: Na vankúši leží [friend]. | pet: Pri posteli leží [friend]. | [with| [Friend] vedľa už pomaly dýcha. |]] Na stoličke leží kus kartóna.

@hero „Nechcem spať,“ povie [hero].

+2
[Adult] vezme tabuľku zo stoličky a bez slova ju v tme obráti.
/+2

&last @adult „A čo chceš?“ šepne [adult].

[Hero] sa tentoraz nezamyslí dlho, cestu tam už pozná.

@hero „Tvoju ruku,“ povie [hero], „a ešte chvíľu nič.“

+3
Lampa dohorí do malého svetla a prikrývka je mäkká. Zďaleka počuť, ako ktosi vonku celkom potichu praje dobrú noc a ktosi iný odpovedá.
/+3

Tak sú tam dvaja a nehovorí nikto. ${said.echo}

!asleep Kým stihne [adult] odložiť kartón na stoličku, [hero] už spí.
`
