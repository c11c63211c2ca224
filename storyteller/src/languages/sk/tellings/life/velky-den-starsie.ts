import { ONCE } from './velky-den-co.ts'

/*
 * For the older: somebody who cannot wait for a great day (or does not want it to be over) turns the hands of the clock. The clock obeys; the day does not.
 */
export const older = `
== clock
${ONCE}.

[tense| eve: Do toho je ešte jedna noc a tá sa nehýbe. [Hero] leží v posteli, má oči dokorán a od radosti nevie, na ktorý bok si ľahnúť. | Je to také dobré, že sa to nemôže len tak skončiť. [Hero] leží v posteli, má to celé za očami a od radosti nevie, na ktorý bok si ľahnúť.]

+2
Ľavý bok je príliš ďaleko od dverí a pravý príliš blízko k stene. Na chrbte je vidno strop a na strope sa práve dnes nedeje vôbec nič. [with| [friend-is| toy, pet: [Friend] leží pri vankúši a tvári sa, že sa to [friend:jej/jeho/jeho] netýka. | @friend „Ani ja nespím,“ ozve sa [friend] spod druhej periny, „a skúšam na oboch bokoch.“] | Aj budík pri posteli vyzerá, akoby mal ručičky schválne prilepené, veľkú aj malú, a keď sa naňho niekto pozrie, ani nedýchne.]
/+2

*clock V kuchyni visia [clock]. Urobia tik, a kým urobia tak, prejde celá večnosť.

&first @hero „Koľko je hodín?“ volá [hero].

@adult „Osem hodín a päť minút,“ povie [adult] v kuchyni a zacinká tanierom.

[Hero] počká, kým sa dá, a potom ešte trochu, aby to bolo naozaj dlho.

@hero „A teraz?“

@adult „Osem hodín a šesť minút.“

Takto to ďalej nejde. [tense| eve: Tie hodiny sú pokazené, idú pomaly! | Tie hodiny sú pokazené, idú úplne zlým smerom!] Lenže vzadu majú koliesko. [Hero] počká, kým v kúpeľni zašumí voda, vylezie na stoličku a otočí ho. [tense| eve: Dopredu, cez celú noc, až na sedem hodín ráno. | Dozadu, cez celý večer, až tam, kde sa to dnes začína.]

+2
Ide to prekvapujúco ľahko. Veľká ručička beží dookola, malá sa za ňou vezie a za pár sekúnd je vybavené niečo, na čo iní ľudia čakajú celú noc. [with| [friend-is| toy, pet: [Friend] to celé sleduje od dverí. | @friend „A ten budík?“ pripomenie [friend], lebo také veci sa majú robiť poriadne.] | Kto robí poriadne, ten nesmie zabudnúť ani na ostatné hodiny v byte.] [Hero] otočí aj budík, potom tie na rúre, čo iba blikajú, a nakoniec náramkové hodinky na poličke. Teraz už celý byt ukazuje to isté. [tense| eve: Je ráno a hotovo, môže sa ísť. | Je znova dnes a hotovo, môže sa ísť.] [Hero] zoskočí zo stoličky a s veľmi nevinnou tvárou si sadne k stolu, ako si sadá niekto, kto [tense| eve: práve vstal | má celý deň ešte pred sebou].
/+2

== believes
Voda v kúpeľni stíchne. [Adult] príde do kuchyne, pozrie sa na hodiny a zostane stáť s uterákom v ruke.

@adult „[tense| eve: No toto, veď je sedem ráno | No toto, veď je ešte len dopoludnie],“ povie [adult]. „Ja tu chodím v pyžame a zatiaľ je toľko práce!“

A skôr než sa dá niečo povedať, je na stole chlieb, maslo a hrnček, presne ako [tense| eve: na raňajky | na desiatu]. [Adult] odtiahne záclonu. Vonku je tma ako v komíne.

@adult „Nejaké tmavé [tense| eve: ráno | dopoludnie],“ pokrúti hlavou [adult]. „Ale hodiny to vedia lepšie. Obúvaj sa!“

+2
[Hero] žuje chlieb a premýšľa. Najprv to ide výborne. [tense| eve: Raňajky sú tu, a po raňajkách vždy príde to ďalšie, tak to chodí. | Desiata je tu, a tá dnes naozaj bola pred tým, tak to má byť.] Iba ten chlieb nejde dolu, lebo v bruchu je ešte večera a tá si nemyslí, že je [tense| eve: ráno | dopoludnie]. [Adult] hľadá druhú topánku a spieva si rannú pesničku. Tú, čo sa spieva iba ráno, a to ešte nie každé. Po byte svietia svetlá, rádio hrá večernú hudbu na spanie a zdá sa, že to nikoho nezaráža.

@adult „Tak čo, aká je tá noc?“ pýta sa [adult].

@hero „Krátka,“ povie [hero], a to je čistá pravda. Taká krátka noc tu ešte nie je zapísaná ani v kalendári. [Adult] prikývne, že niektoré noci už také bývajú.
/+2

+3
Na schodoch stretnú suseda. Ide z prechádzky, má papuče, lebo býva hneď dolu, a v ruke nesie noviny, ktoré si chce pred spaním v pokoji prečítať až po poslednú stranu.

@neighbour „Dobrý večer,“ povie [neighbour], lebo je slušný človek.

@adult „Dobré [tense| eve: ráno | dopoludnie],“ povie [adult] veselo. „Už sme na odchode.“

[Neighbour] sa zastaví. Pozrie sa na [adult.acc], na topánky, na chlieb v ruke. Potom si pozrie na hodinky, zatrasie nimi, priloží si ich k uchu a celkom zbledne, až po papuče.

@neighbour „Veď ja [tense| eve: o siedmej začínam | mám byť dávno v práci]!“ zvolá [neighbour] a už ho niet, iba papuče ešte pleskocú o dva schody nižšie. Dvere dolu buchnú, až z jednej poštovej schránky vypadne leták a letí za ním. [with2| [Friend2] za ním chce niečo zavolať, ale niet už za kým. | Noviny po ňom padajú zo schodov, pomaly, jedna strana po druhej.]
/+3

== nothing
Pred domom svieti lampa. Pod lampou sedí mačka, umýva si uši a okrem nej tam nie je celkom nikto. [tense| eve: Nič sa nezačína. [Made]? Nikde ani kúsok. | Nič sa nezačína odznova. [Made]? Nikde ani kúsok.] [named| animal: A [animal]? | food: A [food]? | whom: A [whom]? | gift: A [gift]? | A [more]?] Tiež nikde. Okná naproti žlto svietia, niekto v nich umýva riad a niekto už zaťahuje závesy.

@adult „Kde to všetko je?“ čuduje sa [adult]. „Hodiny idú, my stojíme obutí, a deň nikde.“

-2
[Hero] sa díva na tie okná. Za každým visia nejaké hodiny, a tie nikto neotáča.
/-2

+2
[Hero] sa díva na tie okná a začína tušiť. Za každým visia nejaké hodiny. Sú tam hodiny v každej kuchyni, na stanici, na kostole aj v pekárni, a tie nikto neotáča. Musí sa otočiť koliesko na každých hodinách na svete, inak to neplatí, a potom ešte treba presvedčiť slnko. A slnko nemá koliesko ani zozadu.
/+2

+4
A je tu ešte niečo. Dolu na prízemí sa rozsvieti okno. Za ním beží [neighbour] sem a tam, v jednej ruke má kravatu a v druhej kefku. Je počuť, ako budí celú rodinu, lebo je vraj neskoro. Zasvieti sa druhé okno, potom tretie. Kdesi zaplače bábätko, ktoré práve tvrdo spí a vôbec nevie, prečo ho dvíhajú.

[Hero] to počúva a koliesko, hoci je až hore v kuchyni, je zrazu veľmi ťažké. Doteraz to bolo medzi [hero.ins/nami] a hodinami. Odteraz v tom lieta celý dom, a to všetko pre jedno malé koliesko. Dá sa to nechať tak, to je najjednoduchšie. Sused raz pozrie von z okna, poškrabe sa po hlave, ľahne si a nikto sa nikdy nedozvie, kto za to môže. [more| Aj [others] mlčia a dívajú sa do zeme. | Mačka pod lampou sa tvári, že ona to na nikoho nepovie.]

Lenže ten človek hľadá v noci kravatu. A bábätko za to nemôže už vôbec. Kto posunie hodiny, posunie aj ľudí, čo na ne pozerajú, a tí koliesko vzadu nemajú.

[Hero] zazvoní pri dverách s menovkou, a srdce pritom tiká rýchlejšie než troje hodín dokopy.

@hero „Ešte je večer,“ povie [hero], keď sa otvorí. „Naozaj. Tie hodiny, to ja a koliesko.“

[Neighbour] stojí vo dverách s penou na brade. Pozrie sa na lampu, na tmu a potom na kravatu, uviazanú okolo pyžama.

@neighbour „Tak to mám ešte celú noc?“ spýta sa [neighbour] pomaly a na tvári sa mu rozleje taký úsmev, aký na nej ráno nebýva. „Človeče, to je najlepšia správa za celý týždeň.“

Dvere sa zavrú a za nimi je počuť smiech, potom šepkanie a potom vypínač. [Adult] stojí celý čas o schod vyššie, nič nehovorí a iba podá ruku, keď sa ide pomaly hore.
/+4

@hero „To nie je [tense| eve: ráno | dopoludnie],“ povie [hero] nakoniec. „To som ja. Ja a koliesko.“

[Adult] sa vôbec nezačuduje, možno iba trochu, okolo úst.

@adult „A funguje to?“ pýta sa [adult].

@hero „Hodiny áno,“ povie [hero]. „Deň nie.“

== back
^clock Treba to teda otočiť naspäť. Lenže koľko je naozaj?

&again @hero „Koľko je hodín?“ pýta sa [hero], a v celom byte to už nevie nikto.

[Hero] otvorí okno a počúva. Dlho nič, iba niekde ide auto. A potom to na veži začne biť a [hero] ráta na prstoch, kým nemá deväť.

+2
Na stoličku treba vyliezť ešte raz. Naspäť to ide oveľa ťažšie, lebo naspäť musí byť presne. [with| [friend-is| toy, pet: [Friend] drží stráž pri stoličke. | @friend „Ešte kúsok. Ešte. Stoj!“ velí [friend] zdola.] | [Hero] otáča po minúte, s vyplazeným jazykom, a jednu minútu musí vrátiť, lebo je navyše.] Potom príde na rad budík, potom rúra, a tá pri tom pípa, akoby sa žalovala celému domu. Nakoniec náramkové hodinky. Tie si [adult] pripne na ruku, chvíľu ich počúva a potom spokojne prikývne, že idú.
/+2

+3
@adult „Mne sa to tiež stáva,“ povie [adult]. „[tense| eve: Keď sa na niečo naozaj veľmi teším, pozerám na ne tak často, až im je to nepríjemné. | Keď je niečo veľmi dobré, tiež by sa mi chcelo chytiť ich za ručičky.]“

@hero „A čo s tým robíš?“

@adult „Viem o jedných hodinách, na ktorých to ide,“ povie [adult] po chvíli. „Ale tie nevisia v kuchyni a nemajú ani ručičky, ani koliesko. Ukážem ti ich, keď budeš ležať.“
/+3

== bed
V posteli je ešte teplo, presne toľko, koľko treba. [Adult] zastrčí perinu a sadne si na kraj.

@adult „Je iba jeden spôsob, ako [tense| eve: preskočiť noc | ísť do toho dňa ešte raz],“ povie [adult] potichu. „Zavrieť oči. [tense| eve: Zavrieš ich večer, otvoríš ich ráno a medzi tým nie je nič. | Zavrieš ich a pustí sa to celé od začiatku.]“

@hero „A to ide aj bez kolieska?“

@adult „To ide iba bez kolieska.“

+3
[with| [Friend] to už skúša a dýcha pri tom pomaly, mäkko a potichu. | Lampa svieti mäkko a v kúte je pokojná a teplá tma.] [tick] A v celom dome je ticho a pod perinou je teplo, a to teplo sa pomaly rozchádza až k prstom.
/+3

+4
Dolu na prízemí zhasne okno, potom druhé a potom tretie. Dieťa už spí a sused tiež, v kravate. Mesiac stojí nad vežou, okrúhly a biely, vyzerá ako hodiny, ktoré nemajú čísla ani ručičky. A je na ňom pekne vidno, že noc má všetkého dosť, aj miesta, aj času, a nikomu z toho nič neubúda. Vankúš je chladný iba z jednej strany. Tá druhá už dávno spí.
/+4

Perina je mäkká. Oči sa zavrú, najprv iba na skúšku.

&last @hero „Koľko je hodín?“ zašepká [hero].

@adult „Presne,“ šepne [adult].

!asleep A [hero] to už nepočuje, lebo [tense| eve: práve preskakuje celú noc | je práve znova na začiatku].
`
