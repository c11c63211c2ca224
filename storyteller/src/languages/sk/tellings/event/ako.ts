import type { Telling } from '../../../../craft/telling.ts'
import { more } from './ako-este.ts'
import { sky } from './ako-obloha.ts'
import type { Answer } from './ako-odpoved.ts'
import { body } from './ako-telo.ts'
import { things } from './ako-veci.ts'
import { life } from './ako-zivot.ts'

/**
 * A child's question, answered rightly. It sits on the pillow, crooked as a hook, and cannot lie down; each step of the answer straightens it, and the last
 * bend goes when the child says the whole of it again. What is none of the questions of the tables is not told.
 */
const ANSWERS: readonly Answer[] = [...more, ...body, ...life, ...things, ...sky]

/** What is told of the question that the wish asks. */
const told = (part: keyof Answer) => {
  const last = ANSWERS.at(-1)?.[part] ?? ''
  return `[has| ${ANSWERS.slice(0, -1)
    .map((one) => `${one.id}: ${one[part]}`)
    .join(' | ')} | ${last}]`
}

const ASK = told('ask')
const GO = told('go')
const SEE = told('see')
const ONE = told('one')
const TWO = told('two')
const WOW = told('wow')
const MORE = told('more')
const FAR = told('far')
const SAY = told('say')
const NIGHT = told('night')
const LAST = told('last')
const WRONG = told('wrong')

export const ako: Telling = {
  id: 'how',
  shape: 'quest',
  fits: { kind: 'event', events: ['how-it-works'], who: [], says: ANSWERS.map(({ id }) => id) },
  ages: [3, 9],
  titles: ['Krivá otázka', 'Otázka na vankúši', 'A čo potom?'],
  tile: { label: 'Ako to funguje', wish: 'ako vzniká dúha' },
  figures: {
    question: {
      forms: {
        ...{ name: 'otázka', nom: 'otázka', gen: 'otázky', dat: 'otázke' },
        ...{ acc: 'otázku', loc: 'otázke', ins: 'otázkou' },
      },
      gender: 'she',
    },
  },
  worlds: {
    home: {
      themes: [],
      figures: {},
      words: { lod: 'loď', lodacc: 'loď', lodgen: 'lode', je: 'z vankúša kormidlo', kde: 'na podlahe' },
    },
    sea: {
      themes: ['ocean', 'pirates', 'adventure', 'discovery'],
      figures: {},
      words: { lod: 'ponorka', lodacc: 'ponorku', lodgen: 'ponorky', je: 'z papuče periskop', kde: 'na morskom dne' },
    },
    space: {
      themes: ['space', 'superheroes', 'science'],
      figures: {},
      words: {
        ...{ lod: 'hviezdna loď', lodacc: 'hviezdnu loď', lodgen: 'hviezdnej lode' },
        ...{ je: 'z hrnčeka okienko', kde: 'medzi hviezdami' },
      },
    },
    castle: {
      themes: ['castle', 'dragons', 'fairy-tale', 'princesses', 'magic'],
      figures: {},
      words: {
        ...{ lod: 'čarovná karoca', lodacc: 'čarovnú karocu', lodgen: 'čarovnej karoce' },
        ...{ je: 'z pyžama vlajka', kde: 'na nádvorí hradu' },
      },
    },
    wood: {
      themes: ['forest', 'nature', 'animals', 'friendship', 'dinosaurs'],
      figures: {},
      words: {
        ...{ lod: 'orechová škrupinka', lodacc: 'orechovú škrupinku', lodgen: 'orechovej škrupinky' },
        ...{ je: 'z ponožky plachta', kde: 'v machu' },
      },
    },
  },
  fact: '[Hero] raz celkom [narovnal/narovná] jednu krivú otázku.',
  next: 'Na vankúši niečo sedí, je to malé, krivé a čaká to na odpoveď.',
  young: `
== ask
@hero „${ASK}?“ pýta sa večer [hero].

A otázka už sedí na vankúši, malá a krivá ako háčik. ((Háčik si nemôže ľahnúť, lebo ho každá strana tlačí.))

+4
Otázka si ľahne na chrbát a preváži sa dopredu. Ľahne si na bruško a preváži sa dozadu. Skúsi to na boku a zakotúľa sa až k nohám.

@question „Nejde to,“ povie a vyšplhá sa naspäť.

[Hero] ju prikryje rohom periny. Ani to nepomôže. Perina má zrazu hrb a hrb sa mrví.

[more| Dívajú sa na ňu aj [others] a nikto nevie, ako ju uložiť.]
/+4

+2
[with| @friend „Prečo je taká krivá?“ pýta sa [friend]. | @hero „Prečo je taká krivá?“ pýta sa [hero].]

@adult „Lebo nemá odpoveď,“ povie [adult]. „[world| sea: S krivou otázkou sa nespí ani v mori | S krivou otázkou sa nedá spať]. Ideme ${GO}.“
/+2

-2
@adult „[world| sea: S krivou otázkou sa nespí ani v mori | S krivou otázkou sa nedá spať],“ povie [adult]. „Ideme ${GO}.“
/-2

+3
@hero „A to sa dá?“ čuduje sa [hero].

@adult „Pod perinou áno,“ povie [adult]. „Otázka sadne dopredu, tá vie cestu. A ty budeš držať svetlo.“
/+3

-2
Prehodí perinu cez hlavy. Je z nej [lod] a [je]. ((Baterka svieti dopredu.)) A už [world| sea: pláva | letí].
/-2

+2
Prehodí perinu cez hlavy a zasvieti baterkou. Z periny je [lod] a [je]. [with| [Friend] drží okraj, aby nefúkalo.] [Hero] trochu zdvihne koleno, perina sa nadvihne a už [world| sea: pláva | letí].
/+2

+4
Pod perinou je teplo a vlastný dych tam znie ako motor. Keď ho [hero] na chvíľu zadrží, motor stojí. Stačí zavrieť oči a [lod] sa zmenšuje. Je malá ako topánka. Je malá ako gombík. Je malá ako zrnko maku, a taká sa zmestí všade.

@adult „Držte sa,“ hlási [adult]. „Pristávame.“
/+4

== trip
-2
${SEE}
/-2

+2
Za okienkom už všetko vidno. ${SEE}
/+2

&first @question „A čo potom?“ pýta sa otázka.

-2
@adult „${ONE}“
/-2

+2
[Adult] ukáže prstom. @adult „${ONE}“
/+2

-2
Otázka sa kúsok narovná.
/-2

+2
Vtom to v otázke ticho pukne, ako keď sa narovná prst. Už nie je taká krivá.
/+2

&again @question „A čo potom?“

@adult „${TWO}“

+3
V otázke pukne druhý raz. Teraz už sedí rovno a obzerá sa, aká je vysoká.

[with2| @friend2 „Už je väčšia ako môj palec,“ meria ju [friend2]. | @hero „Už je väčšia ako môj palec,“ meria ju [hero].]
/+3

-3
[Hero] pozrie von. @hero „${WOW}“
/-3

+3
Vtom sa svetlo baterky o niečo oprie. @hero „${WOW}“
/+3

+3
&again @question „A čo potom?“

[Adult] otočí [lodacc], aby bolo lepšie vidieť. @adult „${MORE}“
/+3

+4
Otázka počúva a všetko si potichu opakuje. Aj [hero] si to opakuje, lebo je toho veľa.

&again @question „A čo potom?“

@adult „Potom je už iba to, čo vedia veľkí,“ povie [adult]. „${FAR}“

Pod perinou je chvíľu ticho. Toto sa musí najprv zmestiť do hlavy.
/+4

-2
Otázka je skoro rovná. Krivú má iba hlavu.
/-2

+2
Otázka je skoro rovná. Len hlavu má stále krivú, tam celkom hore.
/+2

@adult „Tá sa narovná, až keď to povieš ty,“ šepne [adult].

+3
[Hero] sa nadýchne. Začať je najťažšie, lebo všetko chce von naraz. [with| @friend „Povedz to pomaly,“ radí [friend]. „A od začiatku.“ | @adult „Pomaly,“ šepne [adult]. „A od začiatku.“]
/+3

@hero „${SAY},“ povie [hero].

Cvak! Otázka je rovná ako ceruzka.(( Nikde na nej nie je ani jeden háčik.))

== bed
+4
Cesta domov je kratšia ako cesta tam. Otázka sedí vpredu ako kapitán a nič už nehovorí. Iba sa usmieva, a to krivé otázky vôbec nevedia.
/+4

-2
Z [lodgen] je zasa perina. Otázka si ľahne na vankúš a nič ju netlačí.
/-2

+2
[Lod] [world| sea: pláva | letí] pomaly domov a je z nej zasa perina, mäkká a teplá. Otázka si ľahne na vankúš. Najprv na chrbát, potom na bok. Nič ju netlačí.
/+2

+3
[with| [Friend] jej nechá kúsok miesta a prikryje ju rohom periny. | [Hero] jej nechá kúsok miesta a prikryje ju rohom periny.] Baterka zhasne. V izbe je tma a ticho.
/+3

+4
@hero „A zajtra sa dá znova ísť?“ šepká [hero].

@adult „Zajtra budú iné otázky,“ šepká [adult]. „Perina vydrží.“

[more| Ležia aj [others], každý na svojom kúsku vankúša.] Otázka leží rovno, celkom rovno, a dýcha pomaly.
/+4

&last @question „A čo potom?“ zívne ešte potichu.

@adult „Potom sa spí,“ šepne [adult]. „${NIGHT}“

!asleep Otázka spí, [hero] spí tiež a ${LAST}.
`,
  older: `
== wrong
@hero „${ASK}?“ premýšľa [hero] nahlas cestou na ihrisko. Chcú to vedieť aj ostatné deti, a tak im [hero] povie prvé, čo príde na jazyk.

@hero „${WRONG}.“

Je to vtipná odpoveď. Deti sa smejú, chichocú a buchajú sa po kolenách. Má iba jednu chybu, a to že nie je pravdivá. ((Vie o tom zatiaľ iba jeden človek.))

+3
Niekto sa od smiechu zošmykne z hojdačky, niekto skočí do piesku a výska. Jedno dievča to rýchlo beží zvolať aj tým, čo sú až pri bránke, a už sa smejú aj tam.
/+3

+2
Nie je to vlastne klamstvo, hovorí si [hero]. Je to len odpoveď, ktorá je rýchlejšia ako pravda. [with| @friend „Naozaj je to tak?“ pýta sa [friend]. @hero „Určite,“ povie [hero], a ide sa radšej hojdať. | Jeden malý chlapec to hneď beží povedať ďalej, a [hero] sa ide radšej hojdať.]
/+2

Večer sedí na vankúši otázka. Je malá, krivá ako háčik a na chrbte má hrču.

@question „Takto si neľahnem,“ povie. „Ty to vieš?“

@hero „Nie,“ prizná [hero].

+2
[Hero] ju prikryje vankúšom, ale vankúš sa kýve. Vloží ju do zásuvky, a zo zásuvky je počuť, ako sa mrví. Postaví ju na policu medzi knihy a ona odtiaľ pozerá. Otázky totiž nemajú viečka, kým nemajú odpoveď.

@question „Ja za to nemôžem,“ ospravedlňuje sa z police. „Som proste krivá. Keby ma niekto narovnal, spím ako drevo.“
/+2

+3
@hero „Čo keď ti poviem to z ihriska?“ skúša [hero]. „Im to stačilo.“

@question „Už mi to povedali,“ vzdychne otázka a ukáže si na chrbát. „Od toho je tá hrča.“
/+3

@adult „S krivou otázkou sa nedá spať,“ povie vo dverách [adult] a sadne si na posteľ. „Kúsok z toho viem. Na ostatné sa treba pozrieť. Ideme ${GO}.“

== trip
Prehodí perinu cez hlavy a zapne baterku. Z periny je [lod] a [je]. ((Pod perinou znie aj obyčajný dych ako motor.))

+2
Lenže [lod] sa ani nepohne. [Adult] skontroluje baterku, otázka skontroluje cestu, a nič.

@adult „Niekto vezie niečo ťažké,“ povie [adult]. „Tu sa smie brať iba to, čo je pravda.“

Chvíľu je ticho. Potom [hero] siahne do vrecka na pyžame a vyberie odpoveď z ihriska. Je ľahká ako pierko, ťažká je iba vo vrecku. Položí ju na stolík a [lod] sa hneď nadvihne.
/+2

+3
@hero „Nemohla by ísť s nami ako vtip?“ pýta sa [hero].

@adult „Ako vtip áno,“ povie [adult]. „Ale vtip na sebe musí mať napísané, že je vtip. A táto to na sebe nemá.“

Odpoveď zostane na stolíku a tvári sa, že jej je to jedno. [with2| [Friend2] jej pre istotu zamáva.]
/+3

[world| sea: Pláva | Letí] sa potme a [lod] sa cestou zmenšuje, až je menšia ako gombík. Potom zastane.

${SEE}

&first @question „A čo potom?“ pýta sa otázka a naťahuje krk.

[Adult] ukáže von okienkom. @adult „${ONE}“

V otázke čosi pukne, ako keď sa narovná prst, a už nie je taká krivá.

&again @question „A čo potom?“

@adult „${TWO}“

+2
@hero „Počkaj, teraz budem hádať ja,“ povie [hero]. [with| @friend „Ale povedz, že hádaš,“ šepne [friend]. | @question „Ale povedz, že hádaš,“ šepne otázka.]

Hádať je dovolené a nikoho to nebolí, keď sa pri tom povie to jedno slovo. Raz [hero] háda vedľa, druhý raz tiež. Na tretí raz sa radšej poriadne pozrie.
/+2

[Hero] oprie čelo o okienko a díva sa. @hero „${WOW}“

[Adult] prikývne. @adult „Presne tak. ${MORE}“

+2
Otázka pri tom rastie do výšky a pri každom slove v nej ticho puká. [with| [Friend] jej podopiera chrbát, aby sa to nepokrivilo naspäť. | Baterka jej svieti na chrbát, a ten je zasa o čosi rovnejší.]

&again @question „A čo potom?“

@adult „Potom sú už iba veci pre tých, čo majú ešte chvíľu čas,“ povie [adult]. Na palube majú čas dosť. „${FAR}“
/+2

+3
@hero „A to všetko sa deje aj vtedy, keď sa nikto nepozerá?“ pýta sa [hero].

@adult „Vtedy najviac,“ povie [adult].

[Hero] sa ešte chvíľu díva. Je to zvláštne. Odpoveď z ihriska mala pár slov a bola hneď hotová. Táto má toľko kúskov, že treba dávať pozor na poradie, a predsa sa páči viac, lebo jeden kúsok drží druhý. Bez jedného by to celé spadlo.
/+3

Otázka je už skoro rovná, len hlava sa jej stále ohýba dolu.

@adult „Tá počká, kým to povieš ty,“ šepne [adult]. „Svojimi slovami.“

+2
[Hero] začne od konca a zamotá sa. Začne od stredu a zamotá sa tiež. Potom sa nadýchne a začne od začiatku, lebo tam začína aj tá vec.
/+2

@hero „${SAY},“ povie [hero].

Cvak! Hlava sa zdvihne. Ostáva už iba tá hrča.

== lump
@question „Tá je z ihriska,“ povie otázka skoro ospravedlňujúco.

+2
[Lod] [world| sea: pláva | letí] domov a tam je zasa z nej perina. Na stolíku čaká vymyslená odpoveď. Za ten čas je z nej poriadny kus, lebo po celom sídlisku ju niekto podáva ďalej a pri každom podaní je o kúsok väčšia.
/+2

+3
Sedí tam ako kráľ na tróne a je so sebou spokojná. Treba povedať, že je to naozaj vydarená odpoveď. Pravda taká smiešna nie je a ani sa nedá povedať na jeden dych.

@question „Nemusíš,“ povie otázka potichu. „S jednou hrčou sa možno dá spať na bruchu.“

Ľahne si na bruch a hneď je jasné, že sa nedá.
/+3

[Hero] chvíľu mlčí. Kto vezme takú odpoveď späť, ten už na ihrisku nebude ten, čo vie všetko.

@hero „Zajtra im poviem, že to bolo vymyslené,“ povie napokon [hero]. „A hneď potom im poviem, ako to je.“

+2
[with| @friend „Ja tam budem tiež,“ povie [friend]. „Keby sa to niekde zamotalo.“ | @adult „To bude asi chvíľu nepríjemné,“ povie [adult]. @hero „Asi chvíľu,“ povie [hero].]
/+2

Hrča sa stratí, ako keď sa vyhladí plachta. Otázka je rovná ako ceruzka.

== bed
+2
Na stolíku zatiaľ ostane z vymyslenej odpovede iba malý tichý papierik. [Hero] ho uloží do zásuvky a pomaly ju zavrie. Dobrú noc, odpoveď.
/+2

Perina je mäkká a teplá, baterka zhasne. Otázka si ľahne na vankúš, najprv na chrbát, potom na bok, a nič ju netlačí.

+3
V izbe je tma a ticho. Všetko veľké je zasa ďaleko a malé, a pritom to tam potichu stále je. Mesiac pomaly prejde po stene a zastaví sa na perine. [with| Vedľa pomaly dýcha [friend].]
/+3

&last @question „A čo potom?“ zívne ešte.

@adult „Potom sa spí,“ šepne [adult]. „${NIGHT}“

!asleep Otázka spí, [hero] spí tiež a ${LAST}.
`,
}
