import type { Telling } from '../../../../craft/telling.ts'
import { EVENTS } from '../../../../craft/wish-frames.ts'
import { HABIT, habit } from './nase-zvieratko-co.ts'

/*
 * The family's own animal does what it does, and nobody knows why. From above it is not to be seen; the child lies down on the floor, and from there it is.
 */

export const naseZvieratko: Telling = {
  id: 'our-pet',
  shape: 'mystery',
  fits: {
    kind: 'event',
    events: EVENTS.filter((one) => !['died', 'ill', 'hurt', 'lost', 'how-it-works', 'afraid', 'wants'].includes(one)),
    who: [],
    says: ['our-pet'],
    unless: ['day-heavy', 'pet-gone', 'pet-wanted', 'not-our-pet'],
  },
  ages: [3, 6],
  tile: { label: 'Naše zvieratko', wish: 'náš pes Bruno kradne ponožky' },
  titles: ['Zhora to nevidno', 'Pohľad zo zeme'],
  figures: {},
  things: {
    pet: {
      kinds: ['animal', 'bird'],
      or: {
        forms: {
          ...{ name: 'zvieratko', nom: 'zvieratko', gen: 'zvieratka', dat: 'zvieratku' },
          ...{ acc: 'zvieratko', loc: 'zvieratku', ins: 'zvieratkom' },
        },
        gender: 'it',
      },
    },
    food: { kinds: ['food', 'plant'], or: { forms: { name: 'koláč', nom: 'koláč', acc: 'koláč' }, gender: 'he' } },
  },
  keys: { habit: HABIT, yard: '[habit| eggs: yard | flat]' },
  words: {
    floor: '[yard| yard: na trávu | na zem]',
  },
  worlds: {
    wood: {
      themes: ['forest', 'nature', 'animals', 'dinosaurs'],
      figures: {},
      words: { table: 'vysoký les a nohy v ňom chodia ako medvede', calm: 'Tma je mäkká ako mach.' },
    },
    sea: {
      themes: ['ocean', 'pirates'],
      figures: {},
      words: { table: 'veľký prístav a nohy v ňom plávajú ako lode', calm: 'Tma je mäkká ako voda na dne.' },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'magic'],
      figures: {},
      words: { table: 'hradná brána a nohy ňou chodia ako obri', calm: 'Tma je mäkká ako kráľovský plášť.' },
    },
    sky: {
      themes: ['space', 'superheroes', 'science'],
      figures: {},
      words: {
        table: 'neznáma planéta a nohy po nej chodia ako roboty',
        calm: 'Tma je mäkká, aká je medzi hviezdami.',
      },
    },
    home: {
      themes: [],
      figures: {},
      words: { table: 'domček bez stien a nohy chodia okolo neho ako susedia', calm: 'Tma je mäkká ako deka.' },
    },
  },
  fact: '[Hero] si raz [ľahol/ľahne] na zem a [uvidel/uvidí], prečo zvieratko robí to, čo robí.',
  next: 'Kto už raz ležal na zemi, ten vie, že pod gaučom je ešte jedna celá izba.',
  young: `
== habit
*floor [pet-is:named| [Pet.kind] [pet] | [Pet]] ${habit('does')}. Robí to, keď sa nikto nedíva, a robí to, aj keď sa díva celá rodina. Prečo, to nevie nikto.

@adult „${habit('guess')},“ povie [adult].

-2
&first @hero „Zhora to nevidno,“ povie [hero] a ľahne si [floor].
/-2

+2
[Adult] je však vysoko. Kto je vysoko, ten vidí iba chrbát a uši. [Hero] si preto ľahne [floor], na bruško. Teraz sú oči presne tam, kde ich má [pet].

&first @hero „Zhora to nevidno,“ povie [hero].
/+2

Zdola je všetko iné. Ľudia sú tam iba nohy. [yard| yard: Lavica je vysoká ako dom a tráva je les. | Stôl je [table].] [Pet] sa pozrie, kto to leží vedľa. Nič nepovie, ale je vidno, že sa [pet:jej/mu/mu] to páči.

+3
Chvíľu tam ležia a počúvajú, čo všetko robí podlaha. Podlaha robí tik, keď niekto ide. A keď niekto zastane, podlaha urobí tak.

Potom [pet] vstane a ide. [Hero] ide za [pet:ňou/ním/ním], po kolenách, celkom potichu. [with| [friend-is| toy: [Friend] ide tiež, pod pazuchou. | @friend „A ja?“ šepne [friend], ľahne si tiež a sú traja v rade.] | Ide sa pomaly, lebo štyri nohy treba stále rátať.] [yard| yard: Popod lavicu, okolo suda a naprieč hriadkou. | Popod stôl, okolo vešiaka a naprieč kobercom.]
/+3

+4
[yard| yard: Cestou nájdu veci, o ktorých sa zhora nevie. Za sudom je stratená lyžica. Pod lavicou býva pavúk, ktorý práve večeria, a v tráve stojí hríbik a vedľa neho gombík. | Cestou nájdu veci, o ktorých sa zhora nevie. Za skriňou je stratená lyžica. Pod radiátorom býva prach, taký chumáčik, čo sa hýbe, keď sa naň dýchne, a pri stene leží gombík.] [Pet] to všetko pozná. Pri lyžici ani nezastane, tá je tam už od Vianoc. Pri gombíku áno, ten je tu nový, a tak sa oňuchá zo všetkých strán.

Vtom pred nimi zastanú dve veľké nohy.

@adult „Čo sa stratilo?“ pýta sa [adult] z výšky.

@hero „Nič,“ povie [hero]. „Ľahni si tiež.“

A [adult] si naozaj ľahne. Najprv to ide po kúskoch, koleno, druhé koleno, lakeť, a potom naraz. [Pet] sa od prekvapenia posadí. Taký veľký človek tu ešte neležal, a rovno celý! [more| Zľahnú si aj [others], až je na zemi celkom plno. | Leží a chvíľu sa čuduje, kde všade to je.]

&again @adult „No toto,“ šepne [adult]. „Zhora to naozaj nevidno.“

Ležia vedľa seba a dívajú sa všetkými očami, koľko ich spolu majú. Nikto nič nehovorí, iba podlaha. [yard| yard: Mravec nesie okolo nich stebielko, zastane pri nose, obíde ho a ide ďalej. | Odtiaľto papuča vyzerá ako čln, čo práve pristál a nikto z neho nevystúpil.] A keď sa chvíľu nikto nehýbe, začne sa hýbať to ostatné.
/+4

== seen
A potom to [hero] zbadá. ${habit('seen')}.

@hero „${habit('aha')}!“ povie [hero].

@adult „To všetko odtiaľ naozaj vidíš?“ pýta sa [adult] zhora.

@hero „Odtiaľto áno.“

+2
[Adult] čaká, čo bude ďalej. [with2| [Friend2] ani nedýcha. | Také veci sa nesmú prerušiť.] [Hero] sa díva na [pet.acc]. [Pet] sa díva naspäť, nosom skoro pri nose. Z takej blízkosti sa dobre rozmýšľa.
/+2

^floor [Hero] vstane a ${habit('step')}. [Pet] najprv čaká, čo z toho bude. Potom ${habit('after')}.

+3
@adult „A to je celé?“ pýta sa [adult] potichu.

@hero „To je celé,“ prikývne [hero]. „Celý čas je to tu, iba nízko. Ty máš oči naozaj veľmi vysoko, za to nemôžeš.“

[with| [friend-is| toy: [Friend] na to nepovie nič, ten to zdola pozná už veľmi dávno. | @friend „A ja som uprostred,“ povie [friend]. „Ja vidím asi tak do polovice.“] | [Adult] si čupne, nech sú oči aspoň približne v jednom rade.]
/+3

@adult „Takže iba preto,“ povie [adult]. „Lebo [habit| eggs: sa celý deň dobre díva | chce mať všetkých pokope].“

== bed
-2
Večer [hero] leží pod teplou perinou. Do tmy visí z postele jedna ruka. [yard| yard: Za oknom kotkodáka [pet], potichu, zo sna. | Dolu pri nej dýcha [pet], pomaly a potichu.]
/-2

+2
Večer [hero] leží pod teplou perinou a v celom dome je ticho. Do tmy visí z postele jedna ruka. [yard| yard: Za oknom sa ešte ozve [pet], celkom potichu, zo sna. | Dolu pri nej dýcha [pet], pomaly a potichu.]
/+2

+3
[calm] Na strope svieti pásik z chodby a po chvíli je aj ten užší a užší, až ho vôbec niet.
/+3

+4
Zvieratá v noci nehovoria, ale dýchajú tak, že sa to dá počúvať ako rozprávka. Dnu a von, dnu a von. [Adult] ide okolo po špičkách, zastane pri dverách a potom si čupne, nízko, celkom k zemi, aby to vidno bolo aj odtiaľ. Mesiac leží na koberci, mäkký a okrúhly, a nikto ho nezobudí. Celý dom leží v jednom rade, pekne nízko, a dnes v ňom už nikto nikoho nehľadá, lebo je doma každý.
/+4

&last @adult „Vidno to?“ šepne [adult] od dverí.

@hero „Odtiaľto áno,“ zašepká [hero]. !asleep A oči sa zavrú obom naraz a [hero] spí.
`,
}
