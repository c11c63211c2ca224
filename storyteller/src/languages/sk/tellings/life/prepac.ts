import type { Telling } from '../../../../craft/telling.ts'

export const prepac: Telling = {
  id: 'saying-sorry',
  shape: 'misunderstanding',
  fits: {
    kind: 'life',
    subjects: ['saying-sorry', 'said-hurtful', 'hitting', 'quarrel', 'lie', 'breaking'],
    when: ['today', 'past', 'always', 'tomorrow'],
  },
  ages: [4, 10],
  titles: ['Komu to hovoríš?', 'Zem sa už nehnevá', 'Prepáč pre lampu'],
  tile: { label: 'Prepáč', wish: 'pohádal sa s bratom a nevie povedať prepáč' },
  figures: { dark: { forms: { name: 'tma' }, gender: 'she' } },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      titles: ['Paluba sa už nehnevá', 'Prepáč pre plachtu'],
      figures: {
        down: { forms: { name: 'paluba', acc: 'palubu', loc: 'palube' }, gender: 'she' },
        up: { forms: { name: 'plachta', acc: 'plachtu', loc: 'plachte' }, gender: 'she' },
        side: { forms: { name: 'kanón', acc: 'kanón', loc: 'kanóne' }, gender: 'he' },
      },
      words: {
        place: 'na pirátskej lodi',
        upfor: 'za ten lekvár',
        sidefor: 'za ten ohryzok',
        den: 'pod prevrátený čln',
        denat: 'k člnu',
        denfrom: 'spod člna',
        light: 'lampáš',
        lightgen: 'lampáša',
        bed: 'v hojdacej sieti',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      titles: ['Koberec sa už nehnevá', 'Prepáč pre luster'],
      figures: {
        down: { forms: { name: 'koberec', acc: 'koberec', loc: 'koberci' }, gender: 'he' },
        up: { forms: { name: 'luster', acc: 'luster', loc: 'lustri' }, gender: 'he' },
        side: { forms: { name: 'brnenie', acc: 'brnenie', loc: 'brnení' }, gender: 'it' },
      },
      words: {
        place: 'na hrade',
        upfor: 'za to hojdanie',
        sidefor: 'za tú kašu v prilbe',
        den: 'pod kráľovskú posteľ',
        denat: 'k posteli',
        denfrom: 'spod postele',
        light: 'lampáš',
        lightgen: 'lampáša',
        bed: 'v posteli s nebesami',
      },
    },
    moon: {
      themes: ['space', 'science', 'discovery'],
      titles: ['Prepáč pre okienko', 'Komu to hovoríš na Mesiaci?'],
      figures: {
        down: { forms: { name: 'podlaha', acc: 'podlahu', loc: 'podlahe' }, gender: 'she' },
        up: { forms: { name: 'okienko', acc: 'okienko', loc: 'okienku' }, gender: 'it' },
        side: { forms: { name: 'skafander', acc: 'skafander', loc: 'skafandri' }, gender: 'he' },
      },
      words: {
        place: 'na mesačnej základni',
        upfor: 'za tie lepkavé prsty',
        sidefor: 'za tú kašu v prilbe',
        den: 'do zhasnutej rakety',
        denat: 'k rakete',
        denfrom: 'z rakety',
        light: 'baterku',
        lightgen: 'baterky',
        bed: 'v spacom vaku',
      },
    },
    dinos: {
      themes: ['dinosaurs'],
      titles: ['Prepáč pre dlhokrka', 'Dlhokrk sa už nehnevá'],
      figures: {
        down: { forms: { name: 'mach', acc: 'mach', loc: 'machu' }, gender: 'he' },
        up: { forms: { name: 'dlhokrk', acc: 'dlhokrka', loc: 'dlhokrkovi' }, gender: 'he' },
        side: { forms: { name: 'sopka', acc: 'sopku', loc: 'sopke' }, gender: 'she' },
      },
      words: {
        place: 'v údolí dinosaurov',
        upfor: 'za to šmýkanie po krku',
        sidefor: 'za tú šišku',
        den: 'do tmavej jaskyne',
        denat: 'k jaskyni',
        denfrom: 'z jaskyne',
        light: 'lampáš',
        lightgen: 'lampáša',
        bed: 'v mäkkom papradí',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature'],
      titles: ['Prepáč pre vevericu', 'Mach sa už nehnevá'],
      figures: {
        down: { forms: { name: 'mach', acc: 'mach', loc: 'machu' }, gender: 'he' },
        up: { forms: { name: 'veverica', acc: 'vevericu', loc: 'veverici' }, gender: 'she' },
        side: { forms: { name: 'mravenisko', acc: 'mravenisko', loc: 'mravenisku' }, gender: 'it' },
      },
      words: {
        place: 'na lesnej čistinke',
        upfor: 'za ten oriešok',
        sidefor: 'za tú palicu',
        den: 'do dutého duba',
        denat: 'k dubu',
        denfrom: 'z duba',
        light: 'lampáš',
        lightgen: 'lampáša',
        bed: 'v lesnom domčeku',
      },
    },
    heroes: {
      themes: ['superheroes'],
      titles: ['Prepáč pre reflektor', 'Reflektor sa už nehnevá'],
      figures: {
        down: { forms: { name: 'podlaha', acc: 'podlahu', loc: 'podlahe' }, gender: 'she' },
        up: { forms: { name: 'reflektor', acc: 'reflektor', loc: 'reflektore' }, gender: 'he' },
        side: { forms: { name: 'superauto', acc: 'superauto', loc: 'superaute' }, gender: 'it' },
      },
      words: {
        place: 'v základni superhrdinov',
        upfor: 'za tú loptu',
        sidefor: 'za tie lepkavé prsty',
        den: 'pod najväčší plášť',
        denat: 'k plášťu',
        denfrom: 'spod plášťa',
        light: 'baterku',
        lightgen: 'baterky',
        bed: 'pod perinou s bleskom',
      },
    },
    home: {
      themes: [],
      figures: {
        down: { forms: { name: 'zem', acc: 'zem', loc: 'zemi' }, gender: 'she' },
        up: { forms: { name: 'lampa', acc: 'lampu', loc: 'lampe' }, gender: 'she' },
        side: { forms: { name: 'skriňa', acc: 'skriňu', loc: 'skrini' }, gender: 'she' },
      },
      words: {
        place: 'v izbe',
        upfor: 'za tú loptu',
        sidefor: 'za to buchnutie',
        den: 'pod stôl s dlhým obrusom',
        denat: 'k stolu',
        denfrom: 'spod stola',
        light: 'baterku',
        lightgen: 'baterky',
        bed: 'pod perinou',
      },
    },
  },
  things: {
    whom: {
      kinds: [],
      or: {
        forms: { name: 'Viki', nom: 'Viki', gen: 'Viki', dat: 'Viki', acc: 'Viki', loc: 'Viki', ins: 'Viki' },
        gender: 'he',
      },
    },
    what: {
      kinds: ['toy', 'vehicle', 'clothes', 'instrument'],
      or: { forms: { name: 'hračka', acc: 'hračku' }, gender: 'she' },
    },
  },
  fact: '[Hero] raz [zistil/zistí], že prepáč ide tam, kam idú oči.',
  next: 'Niekto potichu povedal prepáč a nikto nevedel komu.',
  young: `
== deed
[about|
hitting: [Place] sa [hero] nahnevá na [whom.acc] tak, že to bolí. @whom „Au!“ plače [whom].
| said-hurtful: [Place] sa [hero] nahnevá, povie škaredé slovo a [whom] sa rozplače.
| quarrel: [Place] je hádka. @hero „To ty!“ kričí [hero]. @whom „Nie, to ty!“ kričí [whom] a rozplače sa.
| lie: [Place] zmizne koláč. @hero „Ja nie, to [whom]!“ klame [hero] a [whom] sa rozplače.
| breaking: [Place] [hero] pokazí [has| vykres: výkres | stavba: stavbu | kniha: knihu | [is:what| [what.acc] | niečo pekné]]. @whom „To je moje!“ plače [whom].
| [Place] plače [whom] a môže za to [hero].]

[about| breaking: [Whom] sa otočí chrbtom. | [Whom] sa otočí chrbtom a [has| lego: lego | lopta: loptu | fixka: fixky | bager: bager | vykres: výkres | hracka: hračku | [is:what| [what.acc] | hrať sa]] zrazu nechce nikto.]

@adult „Vieš, čo treba povedať,“ povie [adult].

[Hero] vie, že treba povedať prepáč. Lenže oči sa hanbia a pozerajú na [down.acc].

== things
@hero „Prepáč,“ povie [hero] a slovo spadne rovno tam.

&first @adult „Komu to hovoríš?“ pýta sa [adult].

@down „Mne,“ ozve sa [down]. „Za to dupanie sa už nehnevám.“ [world| ship: A od radosti zavŕzga. | castle, dinos, forest: A od radosti sa načechrá. | A od radosti sa zaleskne.]

[Hero] chce pozrieť vyššie, lenže oči vyletia až na [up.acc]. @hero „Prepáč,“ povie [hero].

+2
&again @adult „Komu to hovoríš?“ pýta sa [adult].
/+2

@up „Mne,“ ozve sa [up]. „[Upfor] sa už nehnevám.“ [world| ship: A od radosti sa nafúkne. | castle: A od radosti zacinká. | moon: A od radosti sa zarosí. | dinos: A usmeje sa až po chvost. | forest: A od radosti vypustí oriešok. | A od radosti zažmurká.]

+2
Teraz oči utečú nabok a schovajú sa za [side.acc]. @hero „Prepáč!“ povie [hero].

@side „Mne,“ ozve sa [side]. „[Sidefor] sa už nehnevám.“ [world| ship: A od radosti ho vypľuje. | castle, moon: A od radosti vysype lyžicu. | dinos: A od radosti vypustí obláčik. | forest: A od radosti sa celé hemží. | heroes: A od radosti zatrúbi. | A od radosti otvorí dvierka.]
/+2

+3
[Hero] teda zavrie oči, aby neutekali, a skúsi to naslepo. @hero „Prepáč!“

Lenže zavreté oči nepozerajú nikam, a tak slovo letí na každú stranu.

@down „Ďalšie pre mňa!“ volá [down]. @up „Pre mňa!“ volá [up]. @side „A kúsok mne!“ volá [side].

@whom „Mne prišlo iba č,“ vzlykne [whom].
/+3

-3
@whom „A mne nič,“ vzlykne [whom].
/-3

+4
Teraz už každý vie, že sa tu rozdáva prepáč, a postaví sa celý rad. [world| ship: Vedro ho chce za kopanie, lano za uzly a lodný kocúr za chvost. | castle: Trón ho chce za skákanie, zvon za budenie a hradný kocúr za chvost. | moon: Kreslo ho chce za točenie, hviezdna mapa za fúzy od fixky a robot za nálepky na chrbte. | dinos: Kokos ho chce za kopanie, praslička za trhanie a malý tyranosaurus za chvost. | forest: Šiška ho chce za kopanie, potok za kamene a líška za chvost. | heroes: Výťah ho chce za stláčanie gombíkov, plášť za utieranie nosa a superpes za chvost. | Posteľ ho chce za skákanie, záclona za utieranie nosa a kocúr za chvost.] [more| Na konci radu stojí aj [others], pre istotu.]

@hero „Prepáč, prepáč, prepáč,“ hovorí [hero] sprava doľava. Ide to ako po masle, lebo v rade nikto neplače.

&again @adult „Komu to hovoríš?“ pýta sa [adult].

@side „Nám,“ odpovie za celý rad [side]. [world| ship: Vedro sa kýve, lano sa vystrie a kocúr pradie. | castle: Trón sa narovná, zvon zazvoní a kocúr pradie. | moon: Kreslo sa zatočí samo, mapa sa usmeje pod fúzy a robot si necháva aj nálepky. | dinos: Kokos sa zakotúľa, praslička sa vystrie a tyranosaurus vrtí chvostom. | forest: Šiška poskočí, potok zažblnkoce a líška vrtí chvostom. | heroes: Výťah cinkne, plášť zaveje a superpes vrtí chvostom. | Posteľ zavŕzga, záclona zaveje a kocúr pradie.] Iba [whom] plače a nemá ešte nič.

@hero „Povedz to za mňa ty,“ prosí [hero].

@adult „To by bolo moje prepáč,“ povie [adult] a zamyslí sa. „A to je pre niekoho iného.“
/+4

== turn
@hero „Slovo ide tam, kam idú oči,“ príde na to [hero] a sadne si pred [whom.acc].

-2
Oči idú hore pomaly, ako po schodoch: na palec, na koleno, na bradu. [with| @friend „Ešte jeden schod,“ šepká [friend]. | A ešte jeden schod.]
/-2

+2
[with| @friend „Choď po schodoch,“ radí [friend], „najprv na palec.“ | Oči idú pomaly, ako po schodoch, najprv na palec.] Potom na koleno. Tam sa oči zľaknú a chcú naspäť na [down.acc].

@down „Ja už mám,“ šepne [down].

A tak musia hore, cez lakeť až na bradu. A ešte jeden schod.
/+2

V oku je slza a v tej slze niekto malý ako zrnko maku. Je to [hero]!

@hero „Som u teba v oku,“ čuduje sa [hero].

@whom „A ja som u teba,“ povie [whom].

@hero „[about| hitting: Prepáč, že to bolí | said-hurtful: Prepáč za to slovo, nie je pravdivé | quarrel: Prepáč za ten krik | lie: Prepáč, ten koláč mám v bruchu ja | breaking: Prepáč, urobili to moje ruky | Prepáč, že pre mňa plačeš],“ povie [hero].

&again @adult „Komu to hovoríš?“ šepne [adult].

-2
@whom „Mne,“ povie [whom]. „Už sa nehnevám[about| quarrel: . Aj ty mi prepáč].“ [about| breaking: A spolu to opravujú. | A spolu [has| lego: prinesú lego | lopta: prinesú loptu | fixka: prinesú fixky | bager: prinesú bager | vykres: prinesú výkres | hracka: prinesú hračku | [is:what| prinesú [what.acc] | sa idú hrať]].]
/-2

+2
@whom „Mne,“ povie [whom]. „Už sa nehnevám, iba ešte toľkoto.“ A ukáže to prstami.

[Hero] si sadne vedľa a čaká. Prsty sa pomaly blížia, až sa dotknú.

@whom „A už ani toľkoto[about| quarrel: . Aj ty mi prepáč],“ povie [whom]. [about| breaking: A spolu to opravujú. | A spolu [has| lego: prinesú lego | lopta: prinesú loptu | fixka: prinesú fixky | bager: prinesú bager | vykres: prinesú výkres | hracka: prinesú hračku | [is:what| prinesú [what.acc] | sa idú hrať]].]
/+2

+3
Potom skúšajú, kto všetko sa do oka zmestí. Zmestí sa tam [up] a zmestí sa tam aj [side]. [with| [Friend] sa zmestí tiež, len treba prísť bližšie. | Zmestí sa tam palec, keď sa pekne narovná.] [with2| @friend2 „A ja?“ pýta sa [friend2], a miesta je stále dosť.] Nakoniec sa tam zmestí [adult], [adult:celá/celý/celý], aj s ušami. Zmestí sa aj mesiac, len čo vyjde.
/+3

+4
Pred spaním [adult] umýva hrnček. Hrnček je už čistý, ale [adult] sa doň stále pozerá. @adult „Prepáč,“ povie doň.

Hrnček mlčí, lebo nevie za čo.

&again @hero „Komu to hovoríš?“ pýta sa [hero].

@adult „Tebe,“ vzdychne [adult]. „Ráno som na teba [adult:kričala/kričal/kričal], a bolo to iba pre topánku. Aj moje oči sa hanbia.“

@hero „Tak choď po schodoch,“ poradí [hero] a sadne si oproti.

A oči [adult.gen] idú pomaly hore: na palec, na koleno, na bradu. Tam chvíľu oddychujú, lebo sú už dospelé a schody ich unavia.

@hero „Ešte jeden schod,“ šepká [hero].

@adult „Prepáč,“ povie [adult] a slovo príde rovno tam, kam má.

V oku [adult.gen] je niekto malý ako zrnko maku.

@hero „Aj u teba som!“ čuduje sa [hero].

@adult „Ty tam bývaš,“ povie [adult].

@hero „A keď spíš?“

@adult „Aj vtedy. Pod viečkom, v teple.“

[Hero] ukáže prstami toľkoto. A prsty sa hneď dotknú.
/+4

== bed
Večer leží [hero] [bed] a je ticho.

+4
[more| V teple už leží aj [others].] [world| ship: Niekde blízko ticho pradie lodný kocúr. | castle: Niekde blízko ticho pradie hradný kocúr. | moon: Niekde blízko ticho bliká robot s nálepkami. | dinos: Niekde blízko ticho spí malý tyranosaurus. | forest: Pod oknom ticho spí líška. | heroes: Pri nohách ticho spí superpes. | Pri nohách ticho pradie kocúr.] [with| [Friend] leží vedľa a pomaly dýcha. | Mesiac je už vonku.]
/+4

@hero „Dobrú noc,“ povie [hero].

&last @adult „Komu to hovoríš?“ šepne [adult].

@hero „Všetkým,“ šepne [hero]. „Oči mám zavreté.“

+2
A tak dobrú noc dostane [down], [up] aj [side], lebo dobrej noci je dosť pre každého. [world| ship: Plachta sa jemne nadýchne. | castle: Luster ticho zacinká. | moon: V okienku ticho svietia hviezdy. | dinos: Dlhokrk pomaly skloní hlavu. | forest: Veverica sa ticho schúli. | heroes: Reflektor pomaly zhasne. | Lampa pomaly zhasne.]
/+2

!asleep [Hero] už spí. A pod viečkom, celkom v teple, spí aj [whom] ako zrnko maku.
`,
  older: `
== deed
[about|
hitting: [Place] sa [hero] nahnevá a hnev je rýchlejší ako hlava. @whom „Au!“ skríkne [whom].
| said-hurtful: [Place] sa [hero] nahnevá a povie také škaredé slovo, že [whom] zbledne.
| quarrel: [Place] je hádka. @hero „To ty!“ kričí [hero]. @whom „Nie, to ty!“ kričí [whom]. Čia je to vina, to vie iba [hero], a nepovie to.
| lie: [Place] zmizne koláč. @hero „To [whom],“ povie [hero] a omrvinky z brady si utrie až potom.
| breaking: [Place] [hero] pokazí [has| vykres: výkres | stavba: stavbu | kniha: knihu | [is:what| [what.acc] | niečo pekné]] a tvári sa, že to tak je odjakživa. @whom „To je moje!“ povie [whom] a brada sa pri tom trasie.
| [Place] plače [whom]. Môže za to [hero], iba sa tvári, že o ničom nevie.]

[Whom] vlezie [den] a nevychádza. [about| breaking: | A [has| lego: lego | lopta: loptu | fixka: fixky | bager: bager | vykres: výkres | hracka: hračku | [is:what| [what.acc] | hrať sa]] zrazu nechce nikto.]

@adult „Vieš, čo treba povedať,“ povie [adult].

[Hero] to vie veľmi dobre. A aby to bolo rýchlo, hodí to cez plece, už na odchode: @hero „Prepáč!“

&first @adult „Komu to hovoríš?“ pýta sa [adult].

@hero „Tam,“ povie [hero] a ukáže [denat], no pozerá sa pri tom na [side.acc].

@side „Ba nie, mne,“ ozve sa dojato [side]. „[Sidefor] sa už nehnevám. A je to moje prvé prepáč v živote.“

@hero „To nie je pre teba, vráť to!“ povie [hero].

@side „Pozeralo sa to na mňa,“ povie [side] a nevráti nič.

+2
@hero „Ale v hlave to bolo pre [whom.acc]!“ bráni sa [hero].

@side „Do hlavy ti nevidím, vidím ti iba oči,“ povie [side]. [world| ship: „A ja som kanón, ja viem, kam sa mieri.“ | castle: „Spod prilby tiež vidno iba oči, ja sa v nich vyznám.“ | moon: „V prilbe tiež vidno iba oči, ja sa v nich vyznám.“ | dinos: „A vieš, aké je to vzácne? Na mňa sa každý pozerá iba cez plece, keď uteká.“ | forest: „Máme tu sedemtisíc mravcov a každý z nich videl to isté.“ | heroes: „A ja som auto, ja si všímam, kto kam svieti.“ | „A ja mám na dverách zrkadlo, ja sa v očiach vyznám.“]

@hero „A požičať mi ho nemôžeš?“ skúša to ešte [hero].

@side „Požičané neplatí,“ povie [side], a to je pravda.

[with| @friend „Tak povedz nové,“ radí [friend], „veď je to iba jedno slovo.“ | Treba teda povedať nové, a veď je to iba jedno slovo.]
/+2

== tries
-2
Treba teda nové. Lenže cez plece je to ľahké a zblízka sa oči hanbia. Najprv skĺznu na [down.acc] a potom vyletia až na [up.acc]. Tak sa stane, že prepáč dostane [down] za dupanie a [up] [upfor]. Spokojný je zrazu každý, iba [whom] ešte stále popoťahuje.

@hero „Prepáč ide tam, kam idú oči,“ príde na to [hero], „a moje oči sa hanbia.“

V tme sa však hanbiť nemusia. [Hero] vlezie [den], kde je čierno ako vo vreci, nevidno slzy ani červené uši a prepáč ide z úst celkom ľahko.
/-2

+2
Lenže cez plece je to ľahké a zblízka ťažké. Len čo [hero] podíde [denat], oči sa začnú hanbiť, skĺznu na [down.acc], akoby tam bolo niečo veľmi zaujímavé, a zostanú tam.

@hero „Prepáč,“ povie [hero] a dúfa, že to stačí.

@down „Mne?“ dojme sa [down]. „A za čo z toho, za dupanie, za skákanie, alebo za tú kašu v utorok?“

@hero „Za to všetko dokopy,“ vzdychne [hero], lebo s niekým, na kom sa stojí, sa neoplatí hádať.

@down „Tak to sa už nehnevám vôbec,“ povie [down].

Druhý raz si [hero] dáva pozor, aby oči nespadli. Dáva si však až taký pozor, že vyletia rovno na [up.acc].

@hero „Prepáč!“ povie [hero] a už vie, že je zle.

@up „[Upfor]?“ volá zhora [up]. „Na to čakám od jari. Už sa nehnevám, ale bol najvyšší čas.“

@whom „A ja čakám od rána,“ ozve sa [denfrom] a niekto tam potiahne nosom.

Vonku sú teda tri prepáč a ani jedno nie je tam, kde má byť.
/+2

+3
Správa, že sa tu rozdáva prepáč, sa roznesie rýchlejšie ako vôňa koláča a o chvíľu tu stojí rad, ktorému nevidno koniec. [world| ship: Vedro ho chce za kopanie, lano za uzly a lodný kocúr za chvost. | castle: Trón ho chce za skákanie, zvon za budenie a hradný kocúr za chvost. | moon: Kreslo ho chce za točenie, hviezdna mapa za fúzy od fixky a robot za nálepky na chrbte. | dinos: Kokos ho chce za kopanie, praslička za trhanie a malý tyranosaurus za chvost. | forest: Šiška ho chce za kopanie, potok za kamene a líška za chvost. | heroes: Výťah ho chce za stláčanie gombíkov, plášť za utieranie nosa a superpes za chvost. | Posteľ ho chce za skákanie, záclona za utieranie nosa a kocúr za chvost.] Každý v rade presne vie, za čo, odkedy a koľko ráz. [with2| @friend2 „Nepredbiehať a nevymýšľať si!“ dozerá [friend2]. | Kto už svoje má, postaví sa znova na koniec, keby sa náhodou ušlo ešte jedno.]

+4
[more| V rade stojí aj [others], pre istotu.] Niektoré účty sú naozaj staré. [world| ship: Kotva si dobre pamätá ponožku, ktorá na nej viala celé tri dni namiesto vlajky, a kormidlo si pamätá žuvačku, pre ktorú sa raz plávalo dookola. | castle: Padací most si dobre pamätá, ako sa na ňom spúšťali kaleráby, a rytiersky kôň si pamätá vrkôčiky, s ktorými musel na turnaj. | moon: Ďalekohľad si dobre pamätá palec na skle, ktorý tu dva dni považovali za novú planétu, a vysávač si pamätá pyžamo. | dinos: Prameň si dobre pamätá blatové koláče a lietajúci jašter si pamätá šarkana, ktorého mu niekto predstavil ako sestričku. | forest: Studnička si dobre pamätá blatové koláče a ďateľ si pamätá, ako mu niekto celé ráno odpovedal lyžicou. | heroes: Neviditeľný plášť si dobre pamätá, ako ho celý týždeň nikto nehľadal, a lietajúce topánky si pamätajú kaluž. | Gauč si dobre pamätá rožok, ktorý v ňom býva od Vianoc, a klavír si pamätá lekvár na všetkých čiernych klávesoch.]
/+4

[Hero] hovorí prepáč doprava aj doľava a ide to čoraz ľahšie, nakoniec už aj na jednej nohe.

@adult „Ide ti to krásne,“ povie [adult]. „A čo [whom]?“

@whom „A mne nič,“ ozve sa [denfrom].

+4
@hero „Nemôžeš to povedať za mňa?“ prosí [hero].

@adult „Môžem, ale bolo by to moje prepáč,“ povie [adult] a zamyslí sa. „A to moje patrí niekomu celkom inému.“

@hero „A napísať sa to nedá?“

@adult „Dá. Lenže papier sa nečervená,“ povie [adult].
/+4
/+3

+2
@hero „S vami je to ľahké,“ povie [hero] tým naokolo, „lebo vy neplačete.“

A v tej chvíli [hero] pochopí, ako to s tým slovom chodí. Ide vždy tam, kam idú oči, a oči sa najväčšmi hanbia pred tým, kto plače. [with| @friend „Tak im zhasni,“ navrhne [friend]. | Keby bola tma, hanbiť by sa nemuseli.]

Tma je našťastie blízko, stačí vliezť [den]. Je tam čierno ako vo vreci, nevidno slzy ani červené uši a prepáč ide z úst celkom ľahko.
/+2

== dark
&again @whom „Komu to hovoríš?“ pýta sa z tmy [whom].

@dark „Mne,“ zašumí tma. „Za to, že sa ma večer bojíš, sa už nehnevám.“

+3
@hero „Ale to nie je pre teba,“ šepne [hero].

@dark „Pozeralo sa to na mňa,“ povie tma. „Tu sa totiž inam ani pozerať nedá.“
/+3

+2
Spokojná je teda aj tma. Iba to popoťahovanie neprestáva a takto zblízka je oveľa hlasnejšie než zvonka.
/+2

Teraz sa dá vyliezť a povedať, že už to bolo, a nebude to ani lož. Alebo sa dá ísť po [light]. Lenže pri svetle bude vidno slzy, červené uši a celú tú vec a uvidí ju každý, kto stojí okolo.

+2
[Hero] chvíľu ráta. Vyliezť, to je päť krokov. Priniesť [light], to je päť krokov tam, päť krokov späť a najčervenšie uši široko-ďaleko.

Potom vylezie. [Adult] práve otvára ústa, že sa niečo spýta, ale zasa ich zavrie.
/+2

+4
@side „Máme sa otočiť?“ opýta sa ohľaduplne [side] za celý rad.

@hero „Netreba,“ povie [hero], hoci treba. A tak sa celý rad díva, ale veľmi zdvorilo, a to je ešte horšie.
/+4

[Hero] prinesie [light] a sadne si oproti.

-2
Oči idú hore pomaly, ako po schodoch: na palec, na koleno, na bradu. [with| @friend „Ja svietim, ale pozerať musíš ty,“ šepne [friend]. | Na každom schode by sa dalo zastať.] Najvyššie je oko.
/-2

+2
Oči idú hore pomaly, ako po schodoch. Na palci je to ešte celkom príjemné, ale na kolene sa zľaknú a chcú naspäť na [down.acc].

@down „Ja už mám,“ šepne [down].

A tak musia ďalej, cez lakeť až na bradu, ktorá sa celá trasie. [with| @friend „Ja svietim, ale pozerať musíš ty,“ pripomenie [friend]. | Odtiaľ je to už len jeden schod, zato vysoký ako dvere.] Najvyššie je oko.
/+2

Je v ňom slza a v tej slze stojí niekto malý ako zrnko maku, s celkom červenými ušami.

@hero „Som u teba v oku,“ čuduje sa [hero].

@whom „A ja som u teba,“ povie [whom].

@hero „Prepáč,“ povie [hero], no [whom] ešte vždy na niečo čaká.

@whom „Za čo?“ pýta sa.

[Down], [up] aj [side] to vedia hneď. Tu to však musí povedať [hero], a to je z tých schodov najvyšší.

@hero „[about| hitting: Za to, že to bolí, a nie je to náhodou | said-hurtful: Za to slovo. Malo bolieť, a pritom nie je pravdivé | quarrel: Za ten krik. A ten začiatok bol môj | lie: Za ten koláč. Mám ho v bruchu ja a poviem to aj nahlas | breaking: Že je to pokazené a že to nie je odjakživa | Že plačeš a že za to môžem ja],“ povie [hero]. Uši svietia tak, že [lightgen] už ani netreba.

@whom „Už sa nehnevám, iba ešte toľkoto,“ povie [whom] a ukáže to prstami.

-2
[Hero] si sadne vedľa a čaká, kým sa prsty dotknú. Potom [about| breaking: to spolu opravujú | [has| lego: spolu prinesú lego | lopta: spolu prinesú loptu | fixka: spolu prinesú fixky | bager: spolu prinesú bager | vykres: spolu prinesú výkres | hracka: spolu prinesú hračku | [is:what| spolu prinesú [what.acc] | sa idú hrať]]].
/-2

+2
[Hero] si sadne vedľa a čaká. Prsty sa pomaly blížia.

+4
Vonku je také ticho, že počuť, ako rad prešľapuje z nohy na nohu, a to aj tí, čo nohy nemajú.
/+4

@hero „Už?“ spýta sa [hero] a prsty sa hneď o kúsok vrátia, lebo toto sa súriť nedá. [with| [Friend] mlčky podá vreckovku, najprv na jednu stranu a potom na druhú. | A tak sa iba sedí, dýcha a nehovorí sa nič.] Napokon sa prsty predsa len dotknú.

-3
@whom „A už ani toľkoto[about| quarrel: . Aj ty mi prepáč],“ povie [whom]. [about| breaking: A spolu to opravujú. | A spolu [has| lego: prinesú lego | lopta: prinesú loptu | fixka: prinesú fixky | bager: prinesú bager | vykres: prinesú výkres | hracka: prinesú hračku | [is:what| prinesú [what.acc] | sa idú hrať]].]
/-3

+3
@whom „A už ani toľkoto[about| quarrel: . Aj ty mi prepáč],“ povie [whom].
/+3
/+2

== after
+3
Keď vylezú von, [about| breaking: spolu to opravujú | [has| lego: spolu prinesú lego | lopta: spolu prinesú loptu | fixka: spolu prinesú fixky | bager: spolu prinesú bager | vykres: spolu prinesú výkres | hracka: spolu prinesú hračku | [is:what| spolu prinesú [what.acc] | chvíľu sa hrajú]]] a potom skúšajú, kto všetko sa do oka zmestí. Zmestí sa doň [up], zmestí sa doň [side] a zmestí sa doň aj celý rad, od prvého po posledného, a ešte ostane miesto. [with| Keď príde bližšie [friend], vojde sa tam tiež, iba nos má o niečo väčší. | Zmestí sa tam aj vyplazený jazyk, hoci trochu nakrivo.] [with2| @friend2 „A ja?“ pýta sa [friend2] a zmestí sa aj s kolenami.]

Iba [side] sa akosi nevie dočkať konca.

-4
@side „Tak má už [whom] to svoje?“ pýta sa [side]. „Lebo ak nie, ja to moje teda vrátim.“

@hero „Nechaj si ho,“ povie [hero] a pozrie sa rovno na [side.acc]. „Prepáč [sidefor], a tentoraz je to naozaj pre teba.“

Je zvláštne, o koľko je to druhé ťažšie ako to prvé, a o koľko dlhšie sa z neho dá tešiť.
/-4
/+3

+4
@side „To moje prepáč mi akosi nesedí,“ povie [side]. „[Sidefor] sa mi asi mal ospravedlniť niekto iný.“

@whom „[Sidefor]?“ povie [whom] a uši má zrazu tiež červené. „Za to predsa môžem ja.“

A tak sa aj [whom] musí pozrieť, kam treba, a povedať svoje. [Side] to príjme a to prvé poctivo vráti, takže [hero] má zrazu v hrsti jedno prepáč navyše. Je trochu ohmatané, ale celé. Dalo by sa odložiť na horšie časy, tie isto prídu.

@adult „Navyše?“ ozve sa [adult] nad hrnčekom, ktorý umýva už hodnú chvíľu. „Nechaj mi ho, jedno dlhujem a neviem, ako začať.“

[Adult] si ho vezme, pozrie sa do hrnčeka a povie: @adult „Prepáč.“ Hrnček mlčí, lebo nevie za čo.

&again @hero „Komu to hovoríš?“ pýta sa [hero].

@adult „Tebe,“ vzdychne [adult]. „Aj moje oči sa hanbia. Sú oveľa staršie ako tvoje, takže to už vedia naozaj dobre.“

[Hero] odsunie hrnček a sadne si oproti. @hero „Choď po schodoch,“ radí, „na palec, na koleno, na bradu.“

Na brade majú oči [adult.gen] dlhšiu prestávku, lebo sú už dospelé a schody ich unavia.

@adult „Prepáč,“ povie potom [adult] a slovo príde rovno tam, kam má.

@hero „Za čo?“ pýta sa [hero], lebo to k tomu patrí.

@adult „Za ten ranný krik. Bolo to iba pre topánku a zapotrošili ju moje ruky.“

V oku [adult.gen] je niekto malý ako zrnko maku.

@hero „Aj u teba som!“ čuduje sa [hero].

@adult „Ty tam bývaš,“ povie [adult]. „Odkedy si na svete.“

@hero „A čo keď spíš?“

@adult „Vtedy tiež. Pod viečkom, celkom v teple,“ povie [adult].

[Hero] zdvihne ruku a ukáže prstami toľkoto. A prsty sa hneď dotknú.
/+4

== bed
Večer leží [hero] [bed] a je tma, tá istá, čo sa už nehnevá.

+2
Uši už dávno nesvietia. [with| Vedľa pomaly dýcha [friend]. | Je ticho a teplo.] [world| ship: Plachta sa jemne nadýchne. | castle: Luster ticho zacinká. | moon: V okienku ticho svietia hviezdy. | dinos: Dlhokrk pomaly skloní hlavu. | forest: Veverica sa ticho schúli. | heroes: Zhasnutý reflektor pomaly chladne. | Zhasnutá lampa pomaly chladne.]
/+2

+4
Rad už nestojí, každý je doma. [world| ship: Niekde blízko ticho pradie lodný kocúr. | castle: Niekde blízko ticho pradie hradný kocúr. | moon: Niekde blízko ticho bliká robot s nálepkami. | dinos: Niekde blízko ticho spí malý tyranosaurus. | forest: Pod oknom ticho spí líška. | heroes: Pri nohách ticho spí superpes. | Pri nohách ticho pradie kocúr.] [more| V teple už leží aj [others].]
/+4

@hero „Dobrú noc,“ povie [hero] so zavretými očami.

&last @adult „Komu to hovoríš?“ šepne [adult].

@hero „Všetkým,“ šepne [hero]. „Oči mám zavreté.“

@dark „Dobrú,“ zašumí tma a je celkom mäkká.

!asleep [Hero] už spí. A pod viečkom, celkom v teple, spí aj [whom] ako zrnko maku.
`,
}
