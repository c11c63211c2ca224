import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'
import { FEAR, FEARS, FRIENDS } from './boji-coho.ts'
import { older } from './boji-starsie.ts'
import { NEIGHBOURS, REST } from './susedia.ts'

/*
 * Nobody stops being afraid overnight: a string with ten knots says how near is near enough, and three are enough. What is feared is
 * in `boji-coho.ts`.
 */

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['job', 'royal', 'fairy-being', 'monster', 'weather', 'sky', 'plant', 'building'] as const),
  ...(['food', 'clothes', 'household', 'instrument', 'sport'] as const),
]
const FEARED: readonly Kind[] = [...WHO, 'place', 'body', 'school', 'feast']

function told(part: keyof (typeof FEARS)['plain']): string {
  const cases = Object.entries(FEARS).filter(([id]) => id !== 'plain')
  return `[fear| ${cases.map(([id, one]) => `${id}: ${one[part]}`).join(' | ')} | ${FEARS.plain[part]}]`
}

const young = `
== uzliky
[who-is| named: [Who.kind] [who] | [Who.full]] sa bojí ${told('of')}. ${told('sign')} ${told('way')}

@rest „${told('only')}!“ povedia ostatní.

@who „Pre vás,“ povie [who] a cúva.

+2
@rest „Zavri oči!“ radia zľava. „Otvor oči!“ radia sprava. „Zaspievaj si!“ radia zozadu.

Zavreté oči vidia ešte viac. ((Otvorené utekajú do strán. ))((V hrdle nie je ani tón. ))[Who] cúva ďalej.
/+2

[has:same-child| @hero „To poznám,“ povie [hero]. „Aj ja sa bojím.“ |] [Hero] vytiahne šnúrku a urobí na nej desať uzlíkov. [with| [Friend] ich pre istotu prepočíta. |]

-2
@hero „Drž jeden koniec,“ povie [hero]. „Ja pôjdem s druhým.“
/-2

+2
@hero „Drž jeden koniec,“ povie [hero]. „Ja pôjdem s druhým. Ty stoj tam, odkiaľ sa to ešte dá.“
/+2

A ide ${told('to')}, až sa šnúrka napne.

&first @hero „Koľko uzlíkov?“ volá [hero].

@who „Desať!“ volá [who]. ${told('far')}

+2
@hero „A dá sa to?“ volá [hero].

@who „Z desiatich sa to dá,“ povie [who] a čuduje sa. ((Ešte nikdy sa na to takto [who:nedívala/nedíval/nedívalo].))
/+2

== blizsie
@hero „Bližšie pôjdeš, iba keď povieš,“ povie [hero].

@who „Deväť,“ povie [who] a [who-is| sea-animal, morska-panna: posunie sa o kúsok | urobí krok]. „Osem. Sedem. Desať!“ ((A je zasa celkom vzadu.))

@hero „Aj desať je dobré,“ povie [hero](( a navíja šnúrku znova)).

+2
@neighbour „Späť sa nesmie!“ ozve sa [neighbour].

@hero „Späť sa smie,“ povie [hero]. „Na to má tá šnúrka dva konce.“
/+2

+3
[friend-is| toy, pet: [Friend] leží vedľa a čaká. | [with| @friend „Mne by stačilo osem,“ povie [friend]. | [Neighbour] si prekríži nohy a čaká.]] Druhý pokus sa končí pri šiestich. Na šiestke je celkom dobre, a tak tam [who] ešte chvíľu ostane. Potom je zvedavosť o kúsok väčšia ako strach. Päť. Na päťke fúka vietor. Šnúrka sa hojdá a [who] sa hojdá s ňou.
/+3

Druhý raz je to deväť, sedem, päť, potom štyri a potom tri.

&again @hero „Koľko uzlíkov?“ spýta sa [hero].

@who „Tri,“ povie [who]. „Ďalej nie.“

@hero „Tri stačia,“ povie [hero].

${told('near')} ${told('does')}

-2
[has:ends-friends| @who „Na tri uzlíky sa dá aj kamarátiť,“ povie [who]. Na druhý deň stačia dva a potom jeden. | @who „Bojím sa stále,“ povie [who].]
/-2

+2
@who „Bojím sa stále,“ povie [who].
/+2

-2
[has:ends-friends| | @hero „A na koľko?“]

[has:ends-friends| | @who „Už iba na tri uzlíky,“ povie [who](( a je na to [who:hrdá/hrdý/hrdé])).]
/-2

+2
@hero „A na koľko?“

@who „Už iba na tri uzlíky,“ povie [who](( a je na to [who:hrdá/hrdý/hrdé])).
/+2

+2
[has:ends-friends| ${FRIENDS}]
/+2

+3
Ostatní prídu bližšie a pozerajú na šnúrku.

@neighbour „Ja sa bojím mokrej trávy,“ povie zrazu [neighbour]. „Na dva uzlíky.“

@rest „Ja tetinej pusy,“ povie niekto. „Na štyri.“ „A ja, keď je v polievke mrkva,“ povie iný. „Na jeden, ale ten je poriadny.“

Šnúrka ide z ruky do ruky a nikto už nepovie iba.
/+3

+4
[more| Aj [others] majú svoje uzlíky, každý inde.] [with2| @friend2 „Mne treba dlhšiu šnúrku,“ povie [friend2], „ja sa bojím kýchnutia, a to príde vždy z ničoho nič.“ | Potom sa nájde aj taký, čo sa nebojí ničoho. Chvíľu sa mu čudujú a potom mu požičajú jeden uzlík, nech nestojí bokom.] Merajú, rátajú a smejú sa, až kým sa nezačne stmievať. [Who] pritom drží jeden koniec a ani raz nepustí.

Cestou domov sa meria ďalej. Od plota k plotu je to dvadsať, od psa k búde tri, od dažďa k strieške jeden.

@who „A čo keď ich bude zajtra zasa desať?“ pýta sa [who].

@hero „Tak ich bude desať,“ povie [hero]. „Šnúrka to vydrží.“

[Who] si na svoj koniec urobí ešte jeden uzlík, jedenásty.

@who „Ten je náhradný,“ povie. „Keby bol veľmi zlý deň.“

[Hero] prikývne, lebo náhradný uzlík sa zíde každému, aj tomu, kto ho nikdy nerozviaže. Potom si zamávajú a každý ide po svojej ceste, jeden vľavo a druhý vpravo.

Doma krája [adult] chlieb.

@hero „A ty sa čoho bojíš?“ pýta sa [hero].

@adult „Studenej vody v mori,“ povie [adult]. „Vždy tam vojdem iba po kolená.“

[Hero] odmeria šnúrkou kolená. Sú to presne tri uzlíky, ani o chlp viac, ani menej.

@hero „Tri stačia,“ povie [hero] a večera chutí obom.
/+4

== bed
Večer si [hero] drží šnúrku aj v teplej posteli. [friend-is| toy: Vedľa v perine je aj [friend]. | pet: Na koberci už drieme [friend]. | [with| [Friend] už vedľa drieme. |]]

@hero „Ku dverám je to šesť uzlíkov,“ šepne [hero]. „K oknu osem.“

+2
Lampa je malá a v rohoch je ticho.
/+2

&last @adult „A ku mne koľko uzlíkov?“ šepne [adult] a sadne si bližšie.

[Hero] šnúrku pustí((, lebo netreba rátať)).

@hero „Nula,“ šepne [hero].

${told('echo')}

+2
Ostatní už spia a [who] spí tiež, pekne na tri uzlíky.
/+2

+4
Šnúrka leží na koberci, desať uzlíkov pekne za sebou, a žiaden z nich už nikam nevedie.
/+4

!asleep [Hero] drží mäkkú dlaň a už spí.
`

export const bojiSa: Telling = {
  id: 'afraid',
  fits: { kind: 'event', events: ['afraid', 'become-friends', 'wants'], who: WHO, says: ['is-afraid'] },
  titles: ['Desať uzlíkov', 'Koľko uzlíkov?', 'Tri uzlíky stačia'],
  tile: { label: 'Niečoho sa bojí', wish: 'slon, ktorý sa bojí myšky' },
  shape: 'making',
  ages: [3, 9],
  figures: {
    rest: REST,
  },
  worlds: NEIGHBOURS,
  things: {
    who: {
      kinds: WHO,
      or: {
        forms: {
          ...{ name: 'slon', nom: 'slon', gen: 'slona', dat: 'slonovi', acc: 'slona', loc: 'slonovi', ins: 'slonom' },
          ...{ nom_pl: 'slony', gen_pl: 'slonov' },
        },
        gender: 'he',
      },
    },
    whom: {
      kinds: WHO,
      or: {
        forms: {
          ...{ name: 'myš', nom: 'myš', gen: 'myši', dat: 'myši', acc: 'myš', loc: 'myši', ins: 'myšou' },
          ...{ nom_pl: 'myši', gen_pl: 'myší' },
        },
        gender: 'she',
      },
    },
    what: {
      kinds: FEARED,
      or: {
        forms: {
          ...{ name: 'myš', nom: 'myš', gen: 'myši', dat: 'myši', acc: 'myš', loc: 'myši', ins: 'myšou' },
          ...{ nom_pl: 'myši', gen_pl: 'myší' },
        },
        gender: 'she',
      },
    },
    action: { kinds: [], or: { forms: { name: 'lietať', present: 'lieta', past: 'lietal' }, gender: 'it' } },
  },
  keys: { fear: FEAR },
  fact: '[Hero] raz [uviazal/uviaže] desať uzlíkov a tri z nich stačili.',
  next: 'Ráno leží na koberci šnúrka a na nej desať uzlíkov.',
  young,
  older: older({
    ...{ of: told('of'), sign: told('sign'), way: told('way'), only: told('only'), to: told('to'), far: told('far') },
    ...{ near: told('near'), does: told('does'), echo: told('echo'), friends: `[has:ends-friends| ${FRIENDS}]` },
  }),
}
