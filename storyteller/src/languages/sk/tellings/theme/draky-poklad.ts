import type { Telling } from '../../../../craft/telling.ts'

export const drakyPoklad: Telling = {
  id: 'draky-poklad',
  shape: 'quest',
  fits: { kind: 'theme', themes: ['dragons'], named: ['drak'] },
  ages: [3, 12],
  titles: ['Drak pod pokladom', 'Poklad, ktorý hovorí uf', 'Na čom spia draci'],
  figures: {
    dragon: { forms: { name: 'Oharok' }, gender: 'he' },
    old: { forms: { name: 'stará dračica' }, gender: 'she' },
    popol: { forms: { name: 'Popol' }, gender: 'he' },
    lojzo: { forms: { name: 'drak Lojzo' }, gender: 'he' },
    zofa: { forms: { name: 'dračica Žofa' }, gender: 'she' },
    brood: { forms: { name: 'dračia mama' }, gender: 'she' },
    girl: { forms: { name: 'dievča z vedľajšej jaskyne' }, gender: 'she' },
  },
  fact: '[Hero] [našiel/nachádza] pre draka Oharka poklad, ktorý sa vie aj ozvať.',
  next: 'Drak Oharok bol po dlhom čase celý vyspatý a v bruchu mu hučalo ako v peci, do ktorej práve priložili.',
  young: `
== want
[with| Zajtra majú [hero] a [friend] | Zajtra má [hero]] prvý raz letieť na drakovi. Drak sa volá Oharok a je ťažký ako vrece zemiakov.

+2
Bývajú v Dračej doline. Na každom kopci je jeden drak a z každého komína ide dym. [with2| [Friend2] bude držať zástavku.]
/+2

+4
[more| A pri štarte budú mávať [others].]
/+4

-2
@adult „Nevyspatý drak nelieta,“ povie [adult].
/-2

+2
@adult „Len sa dobre vyspite,“ povie [adult]. „Nevyspatý drak nelieta.“
/+2

Lenže draci zaspia iba na poklade. A Oharok žiadny nemá.

@hero „Ja ti ho nájdem,“ povie [hero].

== tries
-2
*spoon [Hero] prinesie lesklú lyžičku, ale tá Oharka ((do brucha)) tlačí.
/-2

+2
*spoon [Hero] prinesie lesklú lyžičku. Oharok si na ňu ľahne a zavrie oči. Potom ich zasa otvorí.

@dragon „Tlačí,“ povie.

[Hero] prinesie zvonček. Oharok si naň ľahne a zvonček hneď cinkne.

@dragon „Budí ma,“ povie.
/+2

+3
[Hero] prinesie aj hrniec. Ten netlačí ani necinká. Ale Oharok je v ňom celý skrčený a trčí z neho iba chvost.

@dragon „Tu sa dá variť,“ povie Oharok, „ale nie spať.“
/+3

== road
@hero „Pozrieme sa, ako spia veľkí draci,“ povie [hero].

-2
Oharok ide ((po chodníčku)) prvý a svieti nosom. O chvíľu sa obzrie.

&first [with| @dragon „Ste tam?“ spýta sa. | @dragon „Si tam?“ spýta sa.]

[with| @hero „Sme.“ | @hero „Som.“]
/-2

+2
Oharok ide po chodníčku prvý a svieti nosom. O chvíľu sa obzrie.

&first [with| @dragon „Ste tam?“ spýta sa. | @dragon „Si tam?“ spýta sa.]

[with| @hero „Sme,“ povie [hero]. | @hero „Som,“ povie [hero].]
/+2

== hill
-4
Hore na vŕšku leží stará dračica na kope zlata. Otvorí oko, pozrie sa, či tam zlato je, a oko zavrie. O chvíľu znova. A potom ešte raz.
/-4

+4
Na prvom kopci leží stará dračica na kope zlata. Leskne sa to až na mesiac. Dračica otvorí oko, pozrie sa, či tam zlato je, a oko zavrie. O chvíľu znova. A potom ešte raz.
/+4

@hero „Prečo sa stále dívate?“ šepne [hero].

-2
@old „Je to môj poklad,“ povie dračica.
/-2

+2
@old „Lebo je to môj poklad,“ povie dračica. „Čo keby tu zrazu nebol?“
/+2

+3
@hero „A aký má byť poklad?“ spýta sa ešte [hero].

@old „Lesklý,“ povie dračica. „To dá rozum.“
/+3

+4
A požičia im jeden zlatý peniaz. Oharok si naň hneď ľahne. Potom rýchlo vstane.

@dragon „Studí ma do brucha,“ povie.

Tak peniaz pekne vrátia a idú ďalej. Chodníček zabočí a Oharok sa obzrie.

&again [with| @dragon „Ste tam?“ spýta sa. | @dragon „Si tam?“ spýta sa.]

[with| @hero „Sme,“ povie [hero]. | @hero „Som,“ povie [hero].]
/+4

+3
Na druhom kopci leží drak Lojzo na kope lôpt. Deti mu ich kopú do záhrady a on si ich necháva. Lojzo zdvihne chvost, pozrie sa, či tam lopty sú, a chvost položí. O chvíľu znova. A potom ešte raz.

@hero „Ale lopty sa nelesknú,“ povie [hero].

@lojzo „Lesklý byť nemusí,“ povie Lojzo. „Poklad musí byť okrúhly.“
/+3

+4
Oharok si ľahne na najväčšiu loptu. Lopta sa pohne, Oharok sa pohne a potom idú spolu dolu kopcom, až do žihľavy.

@dragon „Na tomto sa nedá spať,“ povie Oharok zo žihľavy. „Na tomto sa dá iba cestovať.“

[with| [Friend] prinesie loptu naspäť, lebo je Lojzova. | [Hero] prinesie loptu naspäť, lebo je Lojzova.]

Na treťom kopci leží dračia mama. Zlato nemá a loptu tiež nie. Pod sebou má jedno vajce, zelené a ešte celkom zavreté. Dračia mama sa nadvihne, pozrie sa, či tam vajce je, a zasa si sadne. O chvíľu znova. A potom ešte raz.

@hero „Ono sa neleskne,“ povie [hero], „a celkom okrúhle tiež nie je.“

@brood „To nie,“ povie dračia mama. „Ale skús sa pozrieť inam.“

To sa naozaj nedá. [with2| [Friend2] to skúsi a hneď sa zasa díva na vajce. | [Hero] to skúsi a hneď sa zasa díva na vajce.] Ľahnúť si naň však Oharok nesmie. Vajcia sa nepožičiavajú.
/+4

== count
-2
Cestou domov sa Oharok zasa obzrie. O chvíľu znova. A potom ešte raz.

[with| @friend „Tretí raz,“ povie [friend]. | ((Jeden, dva, tri, ráta [hero] na prstoch.))]
/-2

+2
Idú domov. Oharok je zasa prvý a zasa sa obzrie.

&again [with| @dragon „Ste tam?“ spýta sa. | @dragon „Si tam?“ spýta sa.]

O chvíľu znova. A potom ešte raz.

[Hero] zastane. [with| @friend „To je tretí raz,“ ráta na prstoch [friend]. | Jeden, dva, tri, ráta si na prstoch.]
/+2

+3
Aj dračica sa vždy pozrie trikrát. Aj Lojzo. Každý má iný poklad, a predsa robí každý to isté.
/+3

@hero „Na ^spoon lyžičku si sa nepozrel ani raz,“ povie [hero]. „Na [with| nás | mňa] sa dívaš stále, ako dračica na zlato. Tvoj poklad [with| sme my | som ja]!“

-2
Oharok si hneď na poklad ľahne.
/-2

+2
Oharok sa rozsvieti až po chvost. A hneď si na svoj poklad ľahne.
/+2

@hero „Uf,“ povie [hero]. [with| @friend „Uf,“ povie aj [friend].]

-2
@dragon „Poklad nehovorí uf,“ povie Oharok.
/-2

+2
Oharok vstane a pozrie sa pod seba.

@dragon „To nie je dobre,“ povie smutne. „Poklad nehovorí uf.“
/+2

+4
Skúsi to bokom. @hero „Uf,“ povie [hero]. Skúsi to iba bradou. Brada je ľahšia, ale zasa šteklí vždy, keď Oharok dýcha.
/+4

-2
@hero „Tak si ľahni naspodok ty,“ povie [hero]. „A poklad pôjde navrch.“
/-2

+2
[Hero] rozmýšľa. @hero „Tak si ľahni naspodok ty,“ povie potom. „A poklad pôjde navrch.“
/+2

== bed
-2
Doma v posteli leží namiesto matraca Oharok. Na mäkkom bruchu [with| ležia [hero] a [friend] | leží [hero]] a brucho dýcha, pomaly hore, pomaly dole.
/-2

+2
Doma vytiahnu z postele matrac a namiesto neho si ľahne Oharok. Pichľavý chrbát dá dospodu. Brucho má mäkké ako vankúš. [with| [Hero] a [friend] na ňom ležia pod perinou | [Hero] na ňom leží pod perinou] a brucho teplo dýcha, pomaly hore, pomaly dole. Je to ako letieť, len potichu a doma.
/+2

+4
[with2| Na mäkkom chvoste leží [friend2]. |] [more| Ku krídlam sa pritúlia [others].] Na troch kopcoch je ticho. Zlato spí, lopty spia a vajce spí tiež, lebo iné zatiaľ nevie. Z komínov ide dym, tenký a pomalý. Nad dolinou svieti mesiac.
/+4

[Adult] potichu nazrie dnu. O chvíľu znova. A potom ešte raz, a vtedy už [hero] vie prečo.

&last [with| @dragon „Ste tam?“ šepne Oharok. | @dragon „Si tam?“ šepne Oharok.]

[with| @hero „Sme,“ zamrmle [hero] a !asleep zaspí. | @hero „Som,“ zamrmle [hero] a !asleep zaspí.]

V celej doline spia draci na poklade. Iba jeden spí pod ním.
`,
  older: `
== want
Zajtra je Deň prvého letu a [hero] má letieť na vlastnom drakovi. [with| [Friend] poletí vzadu, pri chvoste.] Drak sa volá Oharok a vie už všetko: vzlietnuť, zatočiť aj pristáť na bruchu. Nevie iba zaspať. A nevyspatý drak neletí, ten iba dymí ako mokré drevo.

+2
Dračia dolina už dávno leží v posteli a z každého komína ide jeden dym, z každej jaskyne dva. [with2| [Friend2] má na ráno pripravenú zástavku, lebo niekto musí odštartovať.] Iba Oharok sedí na dvore, oči má dokorán a dymí sa z neho už teraz.
/+2

+4
[more| Mávať prídu aj [others], na to majú vybraté miesto na plote.]
/+4

-2
Draci totiž zaspia iba na poklade a Oharok žiadny nemá.
/-2

+2
@dragon „Nemám na čom spať,“ povie Oharok, lebo draci zaspia iba na poklade a inak to nejde ani s uspávankou.

@adult „Poklad sa kúpiť nedá, už sme sa pýtali v troch obchodoch,“ povie [adult]. „Každý drak si ho vraj musí nájsť.“

@hero „Do rána?“ spýta sa [hero].

@adult „Najlepšie do desiatej,“ povie [adult] a ide krájať chlieb na cestu.
/+2

*lid [Hero] prinesie najlesklejšiu pokrievku v dome. Oharok si na ňu ľahne, ani si ju neobzrie, a o chvíľu zdvihne hlavu.

&first [with| @dragon „Ste tam?“ spýta sa do tmy. | @dragon „Si tam?“ spýta sa do tmy.]

[with| @hero „Sme,“ povie [hero]. | @hero „Som,“ povie [hero].]

@dragon „Dobre,“ povie Oharok a nespí ďalej.

== cup
+4
Lesknúť sa teda nestačí, a tak sa idú opýtať niekoho, kto sa vyzná. V jaskyni pri potoku býva dračica Žofa a spí na zimných kabátoch.

@zofa „Poklad musí hriať, na tom sa zhodne každý, kto má rozum,“ povie Žofa a požičia im jeden kabát s kožušinou.

Oharok si naň ľahne. Lenže hreje ako pec aj on, a keď dve teplé veci ležia na sebe, začne to po chvíli voňať po pálenom. Kabát sa im podarí zachrániť, golier iba spolovice.

V záhrade za mostom býva drak Lojzo a spí na loptách, ktoré mu už roky padajú cez plot.

@lojzo „Kabáty?“ čuduje sa Lojzo. „Poklad predsa musí byť okrúhly.“

Oharok si ľahne na najväčšiu loptu. Lopta sa pohne, Oharok sa pohne a potom idú spolu dolu záhradou, cez cibuľu, až do kompostu.

@dragon „Na tomto sa nedá spať,“ ozve sa z kompostu, „na tomto sa dá iba cestovať.“ Chvíľu je ticho. &again [with| @dragon „Ste tam?“ | @dragon „Si tam?“]

[with| @hero „Sme,“ povie [hero] a ťahá ho von za chvost. | @hero „Som,“ povie [hero] a ťahá ho von za chvost.]

Hriať teda nestačí a okrúhle to byť nemusí, takže ostáva už iba zlato.
/+4

-2
Treba teda naozajstné zlato. Na kopci spí starý drak Popol na kope zlatých pohárov. Je ich toľko, že jeden nikomu chýbať nebude, a tak si [hero] ten krajný vezme. V duchu tomu hovorí požičať si bez opýtania.
/-2

+2
-4
Treba teda naozajstné zlato. To má v doline iba starý drak Popol, až na samom kopci. Spí na zlatých pohároch a kopa je taká vysoká, že sa Popol chrbtom dotýka stropu jaskyne. Najbližší pohár leží len tak, pri vchode.
/-4

+4
Zlato má v doline iba starý drak Popol, až na samom kopci. Spí na zlatých pohároch a kopa je taká vysoká, že sa Popol chrbtom dotýka stropu jaskyne. Najbližší pohár leží len tak, pri vchode.
/+4

[with| @friend „Opýtame sa?“ šepne [friend]. | Slušné by bolo opýtať sa.]

[with| @hero „Keď niekto spí, tak sa ho opýtať nedá,“ šepne [hero]. | Lenže spiaceho draka sa nikto neopýta.] Pohárov je toľko, že jeden nikomu chýbať nebude, a tak si ho [hero] vezme. V duchu tomu hovorí požičať si bez opýtania.
/+2

-2
Oharok si doma na pohár ľahne, [hero] sa k nemu pritúli a Oharok už skoro spí.
/-2

+2
Oharok si doma na pohár ľahne, [hero] sa k nemu pritúli a z nosa mu ide čoraz tenší dym. Ešte dva-tri nádychy a zajtra sa letí.
/+2

-2
*count Vtom z kopca zahučí: @popol „Tisícdvestosedem! A má ich byť tisícdvestoosem!“ Popol ráta znova a nahlas, až sa v celej doline rozsvecujú okná.
/-2

+2
*count Vtom z kopca zahučí: @popol „Tisícdvestosedem! A má ich byť tisícdvestoosem!“

Popol začne rátať odznova. Ráta nahlas, aby sa nepomýlil, a hlas má taký, že na policiach nadskakujú hrnce. Pri stovke sa rozsvieti prvé okno, pri päťstovke svieti celá dolina a pri tisícke už nespí nijaký drak ani nijaké dieťa.
/+2

-2
Stačí zavrieť oblok a Oharok zaspí. Ak mu však [hero] pohár vytiahne, Oharok nezaspí a zajtra sa nepoletí. [Hero] sa na Oharka chvíľu pozerá a potom pohár vytiahne.
/-2

+2
Stačilo by zavrieť oblok a zakryť Oharkovi uši, tie sú malé a vojdú sa do dlaní. Ak mu však [hero] pohár vytiahne spod brucha, Oharok nezaspí a zajtra sa nepoletí.

Z kopca to znie znova, tisícdvestosedem, a zakaždým smutnejšie. [with| @friend „Na tretí raz ich možno naráta dobre,“ povie [friend], ale nedíva sa pri tom na nikoho.] [Hero] vezme pohár za ucho a potiahne.
/+2

@hero „Vstávaj,“ povie Oharkovi, „ideme ho vrátiť.“

== back
-2
@hero „Ten pohár mám ja a je mi to ľúto,“ prizná [hero] pred jaskyňou.
/-2

+2
Popol sedí na kope a na nose má dve slzy, ktoré tam pomaly vrú.(( Je taký veľký, že sa mu treba prihovárať smerom hore.))

@hero „Ten pohár mám ja a je mi to ľúto,“ zavolá [hero] nahor.

Veľká hlava sa spustí až k zemi a oko na nej je ako koleso od voza. @popol „Je celý?“ spýta sa Popol.

@hero „Celý, len trochu teplý.“
/+2

Popol vezme pohár dvoma pazúrmi ako vajce a položí ho presne tam, kam patrí.

@hero „Načo vám je ešte jeden,“ spýta sa [hero], „keď ich máte tisícdvestosedem?“

-2
@popol „Kopa zlata je iba kopa,“ povie Popol. „Poklad je to, na čo sa v noci trikrát pozriem, či tam ešte je.“
/-2

+2
@popol „Zo začiatku to bola iba kopa zlata a poriadne tlačila,“ povie Popol. „Potom som raz v noci otvoril oko a pozrel sa, či tam ešte je. A potom zas a potom ešte raz, a od tej noci je to poklad.“
/+2

@hero „Idete sa pozrieť, aj keď viete, že tam je?“

@popol „Práve vtedy,“ povie Popol.

+4
A pre istotu sa ide pozrieť hneď. Tentoraz s ním ráta aj [hero], pohár za pohárom, lebo kto si bez opýtania požičia, ten má potom bez reptania rátať. [with| Stovky zapisuje do prachu [friend]. | Stovky sa zapisujú prstom do prachu.] Oharok zatiaľ sedí pri vchode a pozerá, no na poháre nie.

@popol „Tisícdvestoosem,“ povie napokon Popol a je to najkrajšie číslo za celý večer.
/+4

+3
Cestou dolu je celá dolina na nohách, lebo rátanie je nákazlivé ako zívanie. Keď môže chýbať zlatý pohár, môže chýbať hocičo, a tak pred každou jaskyňou niekto ráta svoj poklad.

-4
Dračica Žofa ráta zimné kabáty, na ktorých spáva, a drak Lojzo lopty, ktoré mu už roky padajú cez plot.
/-4
/+3

+4
Dračica Žofa ráta kabáty a pri jednom sa vždy zasekne, lebo nevie, či ho bez polovice goliera rátať za celý. Drak Lojzo ráta lopty.
/+4

+3
@lojzo „Dvestodeväťdesiatdeväť,“ narieka Lojzo, „a má ich byť tristo! Po doline vraj chodí zlodej.“

@girl „Je veľký a má vrece,“ dodá [girl] a deti v pyžamách pri plote prikývnu.

Stačilo by mlčať a ísť ďalej. Popol nikomu nič nepovie a v tme nikomu nevidno do tváre.

@hero „Ten pohár mám na svedomí ja,“ povie [hero], „ale už je naspäť. A vrece nemám.“

Celý rad pyžám sa otočí jedným smerom a je celkom ticho.

@girl „A lopta?“ spýta sa [girl].

@hero „Lojzo, vstaňte, prosím,“ povie [hero].

Lojzo vstane a pod ním leží posledná lopta, plochá ako palacinka.

@lojzo „Na tej predsa sedím,“ povie dojato, „preto ju nikdy nevidím.“ [with2| [Friend2] ju vezme a hneď ju začne fúkať.]

Potom sa každý ešte raz pozrie na to svoje, na kabáty, na lopty aj na zlato, a svetlá v doline zhasínajú jedno po druhom.
/+3

== turns
Domov vedie úzky chodníček a ide sa po jednom. Oharok ide prvý, svieti nosom a na zákrute sa obzrie.

&again [with| @dragon „Ste tam?“ spýta sa. | @dragon „Si tam?“ spýta sa.]

[with| @hero „Sme,“ povie [hero]. | @hero „Som,“ povie [hero].]

Obzrie sa aj na druhej zákrute a na tretej [hero] zastane.

@hero „Oharok, koľkokrát si sa dnes pozrel na ^lid pokrievku?“

@dragon „Ani raz,“ povie Oharok.

+2
@hero „A na ten zlatý pohár?“

@dragon „Načo? Ten predsa sám nikam nepôjde.“
/+2

@hero „A na [with| nás | mňa]?“

@dragon „To neviem, lebo ja viem ^count rátať iba do troch,“ povie Oharok. „Potom začínam odznova.“

+2
[with| @friend „Raz, zas a ešte raz,“ pripomenie [friend], „presne ako Popol.“ | [Hero] to ráta na prstoch a po treťom prste už netreba ďalej.]
/+2

@hero „Tak tvoj poklad [with| sme my | som ja],“ povie [hero].

-2
Oharok sa rozsvieti od nosa po chvost, a keďže draci na poklade ležia, hneď si ľahne.
/-2

+2
Oharok o tom rozmýšľa pomaly, od nosa cez brucho až po chvost, a kadiaľ to ide, tam svieti, až v potoku vidno ryby. A keďže draci na poklade ležia, hneď si ľahne.
/+2

@hero „Uf,“ povie [hero]. [with| @friend „Uf,“ povie aj [friend].]

@dragon „Zlato nehovorí uf,“ vzdychne Oharok.

+4
Skúsi si ľahnúť bokom a je z toho uf, potom iba prednou polovicou a je z toho polovičné uf. Napokon položí na svoj poklad len bradu. To nebolí, zato to šteklí pri každom nádychu, a na poklade, ktorý sa chichoce, sa spať nedá.

@dragon „Asi som na poklad priťažký,“ povie Oharok a svetlo mu začne od chvosta zhasínať. „Tak budem teda nevyspatý drak, veď niekto ním byť musí.“
/+4

-2
@hero „Zlato nehovorí nič, preto ho treba stále rátať,“ povie [hero] spod draka. „Ľahni si naspodok ty a poklad pôjde navrch.“
/-2

+2
-4
@hero „Zlato nehovorí nič, preto ho musí Popol stále rátať,“ povie [hero] spod draka. „[with| My sa ozveme | Ja sa ozvem] hneď, ako sa spýtaš.“
/-4

+4
@hero „Zlato nehovorí nič, preto ho musí Popol stále rátať,“ povie [hero] spod brady. „[with| My sa ozveme | Ja sa ozvem] hneď, ako sa spýtaš.“
/+4

@dragon „To je pravda,“ uzná Oharok, „ale na čom budem spať?“

@hero „Kde je napísané, že drak musí byť navrchu? Ľahni si naspodok ty a poklad pôjde navrch.“
/+2

== bed
+2
Zvyšok cesty prebehnú. Doma už [hero] ťahá z postele matrac, keď sa vo dverách zjaví [adult] s chlebom v ruke. @adult „Našli ste ho?“

@hero „Oharok ho mal celý čas,“ povie [hero].

[Adult] sa pozrie na Oharka a bez slova chytí matrac z druhej strany.
/+2

-2
Doma vytiahnu z postele matrac a namiesto neho si ľahne Oharok, mäkkým bruchom hore. [with| [Hero] a [friend] na ňom ležia | [Hero] na ňom leží] pod perinou a brucho ticho dýcha, pomaly hore, pomaly dole. Tak sa prvý let začne už v noci, len celkom nízko.
/-2

+2
Namiesto matraca si do postele ľahne Oharok, pichľavým chrbtom dolu a mäkkým bruchom hore. [with| [Hero] a [friend] na ňom ležia | [Hero] na ňom leží] pod perinou a brucho ticho dýcha, pomaly hore, pomaly dole.

@dragon „A poletíme?“ zamrmle Oharok.

@hero „Keď sa vyspíme,“ šepne [hero]. Ale v tme a na takom mäkkom bruchu sa prvý let začne už v noci, len celkom nízko.
/+2

+3
[with2| Na chvoste, tam, kde je najmäkší, leží [friend2].] V doline je tma a ticho, Lojzo spí, Žofa spí a nad komínmi pomaly svieti mesiac.
/+3

+4
[more| Pri krídlach sa pod jednou perinou túlia [others] a pokojne dýchajú.] Na kopci sa Popol ešte raz prebudí a šeptom, aby nikoho nezobudil, si poráta poháre. Je ich tisícdvestoosem. Pri poslednom ticho vydýchne a hlavu si položí na mäkké laby.
/+4

[Adult] potichu pootvorí dvere, pozrie sa a zasa ich zavrie. O chvíľu znova. A potom ešte raz.

Oharok sa už nič nepýta.

&last [with| @hero „Sme,“ zamrmle [hero] aj tak a !asleep zaspí. | @hero „Som,“ zamrmle [hero] aj tak a !asleep zaspí.]

V celej doline spia draci na poklade. Iba jeden spí pod ním.
`,
}
