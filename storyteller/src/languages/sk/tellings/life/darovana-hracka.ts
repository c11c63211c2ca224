import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

/**
 * A toy was given away and is wanted back, and a gift is hard to ask for. The sentence for it sticks like too big a bite: it is said to a slipper first, a
 * little longer every time, till the whole of it is out. What the other will say nobody knows; something else is ready for that pocket.
 */
const WHAT: readonly Kind[] = ['toy', 'vehicle', 'machine', 'animal', 'dinosaur', 'bird', 'sport']

export const darovanaHracka: Telling = {
  id: 'given-toy',
  shape: 'making',
  fits: {
    ...{ kind: 'life', subjects: ['lost-toy'], when: ['today', 'past', 'tomorrow', 'always'] },
    says: ['toy-given'],
  },
  ages: [3, 6],
  titles: ['Papuča pri uchu', 'Celá veta'],
  figures: {},
  things: {
    whom: {
      kinds: [],
      or: {
        forms: {
          ...{ name: 'kamarát', nom: 'kamarát', gen: 'kamaráta', dat: 'kamarátovi', acc: 'kamaráta' },
          ...{ loc: 'kamarátovi', ins: 'kamarátom' },
        },
        gender: 'he',
      },
      grownUps: true,
    },
    toy: {
      kinds: WHAT,
      or: {
        forms: {
          ...{ name: 'hračka', nom: 'hračka', gen: 'hračky', dat: 'hračke', acc: 'hračku' },
          ...{ loc: 'hračke', ins: 'hračkou' },
        },
        gender: 'she',
      },
    },
  },
  words: {
    // What a parent calls a racing car.
    vec: '[has:toy-formula| formulka | [toy]]',
    vecacc: '[has:toy-formula| formulku | [toy.acc]]',
    vecloc: '[has:toy-formula| formulke | [toy.loc]]',
    bola: '[has:toy-formula| bola | [toy:bola/bol/bolo]]',
    ju: '[has:toy-formula| ju | [toy:ju/ho/ho]]',
    nu: '[has:toy-formula| ňu | [toy:ňu/neho/neho]]',
    kto: '[whom-is:named| [has| uncle: ujo | aunt: teta | ] [whom] | [whom]]',
    komu: '[whom-is:named| [has| uncle: ujovi | aunt: tete | ] [whom.dat] | [whom.dat]]',
    sad: '[has:toy-not-alone| Nech [whom.dat] nie je smutno. | Bolo to vtedy celkom ľahké.]',
  },
  fact: '[Hero] raz [povedal/povie] celú ťažkú vetu a najprv ju [=počula] papuča.',
  next: 'Papuča zazvoní. Naozaj. A nikto iný to nepočuje.',
  young: `
== pocket
Vrecko na nohaviciach je prázdne. Ráno v ňom [bola] [vec] a teraz [ju] má [kto]. [Hero] to vie najlepšie, lebo [ju] tam [dala sama/dal sám/niekto dal]. [Sad]

@hero „Ja [ju] chcem späť,“ povie [hero] celkom potichu.

@adult „Tak to [komu] povieme,“ povie [adult] a vytiahne telefón.

@hero „Nie!“ zľakne sa [hero]. „[has:toy-shy| Hanbím sa. | Nejde to.] Čo sa raz dá, to sa späť nepýta.“

+2
Vetu na to [hero] má. Ale sedí v krku naprieč, ako priveľký kúsok zemiaka, a nejde ani hore, ani dolu.
/+2

@adult „A papuči by si to [povedala/povedal/aj ty povedať vedelo]?“ pýta sa [adult].

Papuči sa dá povedať všetko, lebo papuča sa nehnevá a nikomu to nepovie. [Hero] si jednu vyzuje a priloží k uchu ako telefón.

== slipper
&first @adult „Haló?“ ozve sa [adult] do druhej papuče. „Tu [kto].“

@hero „Haló,“ povie [hero]. „U nás prší a mali sme polievku. Dovidenia.“ A zloží, lebo srdce búcha príliš rýchlo.

+2
@adult „To bola pekná veta,“ povie [adult]. „Ale o počasí.“

@hero „Tá druhá ešte nie je hotová,“ povie [hero].
/+2

+3
Skúsia to z inej strany. [Hero] ide s papučou pod stôl, lebo tam na človeka nevidno.

&again @adult „Haló?“

@hero „Tu [hero],“ ozve sa spod stola. „Ja by som… Ja iba… Máte doma teplo?“

@adult „Mám,“ povie [adult]. „A vo vrecku mám [vecacc]. Veľmi pekný darček.“

Pod stolom je dlho ticho. Potom odtiaľ vyjde papuča a za ňou ruka.

@hero „Táto papuča je pokazená,“ povie [hero]. „Počuť v nej len počasie.“

@adult „Papuča je dobrá,“ povie [adult]. „Iba tá veta je ešte príliš veľká. Skús ju po kúskoch.“
/+3

+4
Potom [hero] vylezie a ide k oknu, lebo z okna vidno ďaleko a možno až tam. Je tam iba dvor a na ňom pani s taškou a vrabec.

@hero „A čo keď sa nahnevá?“ pýta sa [hero].

@adult „To sa môže,“ povie [adult]. „Ale hnev z jednej otázky netrvá dlhšie ako jeden čaj.“

@hero „A čo keď bude [whom.dat] smutno?“

To je iná otázka. Na tú [adult] nemá nič. Sedia vedľa seba na gauči, obidve papuče v lone, a premýšľajú. [with| @friend „Tak tam dáme niečo druhé,“ povie [friend]. | Vtom sa [hero] narovná. @hero „Tak tam dáme niečo druhé,“ povie.]

Vrecko nesmie ostať prázdne. V tom je celá vec! Jedno prázdne vrecko je na jeden deň celkom dosť.

Hľadajú po celej izbe. Gaštan je dobrý, ale je z neho hrča. Kamienok je dobrý, ale vrecko je potom ťažké a nohavice idú dolu. Lízanka sa prilepí a pierko odletí pri prvom kýchnutí. [Hero] kladie veci na koberec do radu a každú si najprv skúsi dať do vrecka na pyžame, ako tam sedí a či pri chôdzi netlačí.

@adult „Ty to berieš naozaj vážne,“ povie [adult].

@hero „Musí to niekoho tešiť celý deň,“ povie [hero]. „To nemôže byť hocičo.“
/+4

[Hero] vezme papier a ceruzku a nakreslí [vecacc]. Kreslí dlho a poriadne, aj s tým, čo na [vecloc] chýba. Je to obrázok akurát do vrecka.

Potom si zasa priloží papuču.

&again @adult „Haló? Tu [whom].“

@hero „Tu [hero],“ povie [hero] a zhlboka sa nadýchne. „Chcem späť [vecacc], lebo mi je smutno. A mám za [nu] obrázok.“

A veta je vonku, celá, od začiatku až po bodku.

+2
@adult „To sa mi počúva dobre,“ povie [adult] do papuče. „Ďakujem, že voláš.“
/+2

+3
[Hero] si siahne na krk. Je tam zrazu veľa miesta. Zmestí sa doň pohár mlieka a ešte aj rožok.
/+3

== bed
Naozaj zavolajú ráno, hneď po raňajkách. Čo povie [kto], to ešte nikto nevie. Ale veta je hotová a obrázok leží pri dverách.

+2
V posteli je teplo a mäkko. Papuče stoja pri nej vedľa seba, špičkami k stene, ako po dlhom hovore.
/+2

+3
@hero „A čo teraz robí [vec]?“ šepká [hero].

@adult „Je v cudzom vrecku,“ šepká [adult]. „Aj tam je tma a teplo.“
/+3

+4
Potom ešte raz potichu skúsia tú vetu, iba na sucho a bez papuče. Prvé slovo ide ľahko, druhé sa ho drží a posledné už čaká pri zuboch. Mesiac svieti na papier pri dverách. Ceruzka sa na ňom trochu leskne a všetko, čo chýba, tam je.
/+4

&last @adult „Haló?“ šepne [adult] celkom potichu.

@hero „Tu [hero],“ zamrmle [hero] do vankúša. !asleep A to už [hero] spí a veta spí tiež.
`,
}
