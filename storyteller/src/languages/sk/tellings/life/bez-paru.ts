import type { Telling } from '../../../../craft/telling.ts'

/**
 * One of a pair is lost, and the one that stayed hangs there and holds nobody. Things without a pair have a drawer of their own; of two that are left over a
 * pair is made. What is lost may hang on a fence and wave: whoever finds a glove puts it there. A cap or a scarf leaves an empty hook.
 */
const forms = (nom: string, gen: string, dat: string, acc: string, loc: string, ins: string) => ({
  ...{ name: nom, nom, gen, dat, acc, loc, ins },
})

const LEFT: Readonly<Record<string, string>> = {
  autobus: 'v autobuse',
  vlak: 'vo vlaku',
  elektricka: 'v električke',
  auto: 'v aute',
  skolka: 'v škôlke',
  skola: 'v škole',
  druzina: 'v družine',
  satna: 'v šatni',
  'obchod, supermarket, lost-v-obchode': 'v obchode',
  ihrisko: 'na ihrisku',
  klzisko: 'na klzisku',
  park: 'v parku',
  les: 'v lese',
  kopec: 'na kopci',
  sneh: 'v snehu',
  dvor: 'na dvore',
  zahrada: 'v záhrade',
  ulica: 'na ulici',
  mesto: 'v meste',
  pracka: 'v práčke',
}
const AT = Object.entries(LEFT)
const NAMED = AT.map(([ids]) => ids).join(', ')

/** By what it is: a glove, a sock, a shoe, or one alone: a cap, a scarf. */
const by = (glove: string, sock: string, shoe: string, one: string) =>
  `[sort| glove: ${glove} | sock: ${sock} | shoe: ${shoe} | ${one}]`

export const bezParu: Telling = {
  id: 'lost-pair',
  shape: 'making',
  fits: { kind: 'life', subjects: ['lost-toy'], when: ['today', 'past', 'tomorrow', 'always'], what: ['clothes'] },
  ages: [3, 6],
  titles: ['Zásuvka bez páru', 'Ideš so mnou?'],
  figures: {},
  things: {
    // Whose gift it was is not at the child's side.
    whom: {
      kinds: [],
      or: { forms: forms('sused', 'suseda', 'susedovi', 'suseda', 'susedovi', 'susedom'), gender: 'he' },
      grownUps: true,
    },
    what: {
      kinds: ['clothes'],
      or: { forms: forms('rukavica', 'rukavice', 'rukavici', 'rukavicu', 'rukavici', 'rukavicou'), gender: 'she' },
    },
  },
  keys: {
    sort: '[what-is| rukavica, palciak: glove | ponozka: sock | topanka, papuca, gumak, cizma, teniska, sandal: shoe | one]',
  },
  words: {
    at: `[has| ${AT.map(([ids, text]) => `${ids}: ${text}`).join(' | ')} | kdesi vonku]`,
    big: by('ockova rukavica', 'ockova ponožka', 'ockova topánka', 'ockova čiapka'),
    bigsays: by(
      'Siaha až po lakeť',
      'Siaha až po koleno',
      'Je v nej miesto ešte na jednu nohu',
      'Padá až na bradu a je v nej tma',
    ),
    odd: by('kuchynská chňapka', 'vianočná ponožka', 'gumák', 'kuchynské sitko'),
    oddsays: by(
      'Hreje, ale má iba palec',
      'Je v nej ešte orech a ten tlačí',
      'Je dnu mokrý a povie čľup',
      'Sedí, ale fúka cez každú dierku',
    ),
    mate: by('červená rukavica', 'pásikavá ponožka', 'červená papuča', 'čiapka so strapcom'),
  },
  fact: '[Hero] raz [našiel/nájde] v zásuvke pár pre niečo, čo ostalo samo.',
  next: 'Na plote pri zastávke niekto máva. Je to malé, mokré a vlnené.',
  young: `
== hook
[sort| one: V predsieni je prázdny háčik. Ráno na ňom [what:visela/visel/viselo] [what]. Teraz ten háčik drží iba vzduch. | V predsieni [sort| shoe: stojí | visí] [what:jedna/jeden/jedno] [has| toy-left: [what:pravá/pravý/pravé] | toy-right: [what:ľavá/ľavý/ľavé] | ] [what.full].] [has| ${NAMED}: [sort| one: [What] [what:ostala/ostal/ostalo] [at]. | [has| toy-left: [what:Ľavá/Ľavý/Ľavé] | toy-right: [what:Pravá/Pravý/Pravé] | [what:Druhá/Druhý/Druhé]] [what:ostala/ostal/ostalo] [at].] | [sort| one: [What] je preč. | [has| toy-left: [what:Ľavá/Ľavý/Ľavé] | toy-right: [what:Pravá/Pravý/Pravé] | [what:Druhá/Druhý/Druhé]] je preč.]] [has:toy-again| A nie prvý raz. | ] [has| lost-od-babky: [what:Bola/Bol/Bolo] od babky. | lost-od-mamy: [what:Bola/Bol/Bolo] od mamy. | ]

@hero „Ja chcem [sort| one: [what.acc] | [what:tú druhú/ten druhý/to druhé]],“ povie [hero] [has:toy-cries| a plače tak, že aj kabáty počúvajú | a hlas sa trasie].

@adult „Viem,“ povie [adult]((, lebo aj to ticho v predsieni počuť)). „Ráno sa po ceste pozrieme na každý plot. Či tam niečo bude, to neviem.“

+2
@hero „A kde je teraz?“

@adult „Kto nájde [sort| glove: rukavicu, ten ju napichne na plot, aby mávala | sock: ponožku, ten ju zavesí na plot, aby ju bolo vidno | shoe: topánku, ten ju postaví na múrik, aby ju bolo vidno | niečo také, ten to zavesí na plot, aby to bolo vidno],“ povie [adult]. „Tak sa to robí.“
/+2

[Hero] sa pozrie na [sort| one: ten háčik. Je tenký a smutný. | [what:tú, čo ostala/ten, čo ostal/to, čo ostalo]. Vnútri je ticho a prázdno.]

@hero „[sort| one: Nemá koho držať | Nemá nikoho do páru],“ povie [hero]. „Vždy boli spolu.“

+3
@adult „A čo spolu robili?“ pýta sa [adult].

@hero „[sort| glove: Tlieskali,“ povie [hero]. „Jedna netlieska | one: Držali sa,“ povie [hero]. „Celú noc, ten hore a ten dole | Skákali,“ povie [hero]. „S [what:jednou/jedným/jedným] to nejde].“

@adult „To poznám,“ povie [adult] a podá [hero.dat/aj] vreckovku. [with| @friend „Aj ja,“ povie [friend]. | Kabáty na vešiaku mlčia, ale rukávy majú spustené.]
/+3

== drawer
V kuchyni je zásuvka a do nej sa dáva všetko, čo nemá pár. [Hero] ju otvorí až na doraz a [sort| one: háčiku sľúbi, že niekoho prinesie | vezme [what.acc] so sebou].

Prvá je [big].

&first @hero „Ideš so mnou?“ pýta sa [hero].

[Hero] to vyskúša. [Bigsays]. Táto nejde.

+2
Druhá vec je [odd].

&again @hero „Ideš so mnou?“

[Oddsays]. Ani toto nejde. Ale aspoň je to smiešne a [hero] sa prvý raz dnes trochu zasmeje.
/+2

+3
Tretia vec je rukáv. Naozaj iba rukáv, modrý a celý od farby, a nikto v dome nevie, komu chýba.

&again @hero „Ideš so mnou?“ pýta sa [hero], ale už opatrne.

Rukáv nemá dno. Čo sa doň dá, to na druhej strane vypadne, a tak ani rukáv nejde.

@hero „Tak poď aspoň na stôl,“ povie [hero], „nech ti nie je smutno.“
/+3

+4
Potom je tam kľúč bez dverí. Ten chce ísť hneď, ale nehreje a cinká, aj keď nikto nič nehovorí. Je tam hrnček bez uška, veko bez hrnca a jeden vrchnáčik, čo si nepamätá fľašu. Je tam aj slúchadlo. Z neho je celkom ticho, a to ticho je dlhé ako drôt.

@hero „Vás je tu veľa,“ povie [hero].

Vytiahne ich na stôl a dá ich do radu. Veko si ľahne na hrnček. Nesedí, ale drží. Kľúč si ľahne do vrchnáčika a hojdá sa v ňom ako v loďke. [with| [Friend] si priloží slúchadlo k uchu. @friend „Pozdravujú,“ povie [friend]. | A slúchadlo dostane gombík a má komu mlčať.]

@adult „Čo to robíš?“ pýta sa [adult].

@hero „Páry,“ povie [hero].

@adult „Veď sa k sebe nehodia.“

@hero „To im nehovor,“ šepne [hero]. „Ešte to nevedia a je im spolu dobre.“

Rukáv sa nehodí k ničomu. Napokon ho [hero] natiahne na nohu stola, ako pančuchu, a stôl stojí hneď o kúsok veselšie. V zásuvke je zrazu toľko miesta, že vidno až na dno. A na dne, úplne vzadu, trčí ešte niečo vlnené a čaká, či si ho niekto všimne. [Hero] po tom siahne až po lakeť, lebo zásuvka je hlboká a v rohoch má omrvinky z minulých Vianoc.
/+4

Celkom naspodku je [mate]. Je z minulej zimy a [sort| one: každý na ňu už zabudol | tiež nemá nikoho].

&again @hero „Ideš so mnou?“ šepne [hero].

[sort| one: Sadne, ani veľká, ani malá, iba trochu škriabe. A strapec sa pri tom hojdá. | [Hero] ich položí na stôl, celkom vedľa seba. Nie sú rovnaké, ale smutné už tiež nie sú((, ani jedna)).]

+3
@adult „To nie je pravý pár,“ povie [adult].

@hero „Ani my nemáme rovnaké nohy,“ povie [hero]. „A ideme spolu všade.“
/+3

@hero „Ide,“ povie [hero]. [sort| one: A zavesí ju na háčik. | A urobí z nich pár.]

== bed
Večer [sort| one: visí na háčiku [mate] a háčik sa drží rovno | shoe: stoja v predsieni dve, špičkami k sebe | ležia na radiátore dve a držia sa za okraj]. [sort| one: Strapec sa ešte chvíľu hojdá sem a tam, sem a tam. | Hreje ich to a hreje, takže ráno bude hneď teplo.]

+2
@hero „A [sort| one: [what] | [what:tá druhá/ten druhý/to druhé]]?“ pýta sa [hero] z postele.

@adult „Možno [sort| one: je na plote | shoe: stojí na múriku | visí na plote],“ povie [adult]. „A ak nie, tak niekde inde. Ráno sa pozrieme.“
/+2

+3
[Hero] zdvihne ruku spod periny a potichu zamáva. Je to pre istotu, lebo kto máva na plote, tomu treba aj odmávať.
/+3

+4
Vonku je ticho a ploty sú biele od mesiaca. V zásuvke spí veko na hrnčeku a kľúč vo vrchnáčiku. Slúchadlo drží svoj gombík a nikto tam už nie je bez páru, hoci ani jeden z tých párov by v obchode nekúpili.
/+4

Pod perinou je ticho, teplo a mäkko((, ako má večer byť)). Iba jedna ruka je vonku a nemá nikoho.

&last @adult „Ideš so mnou?“ šepne [adult] a chytí ju.

@hero „Idem,“ zamrmle [hero]. !asleep A ruka v ruke, malá a veľká, [hero] zaspí.
`,
}
