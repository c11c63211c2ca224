import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'
import { DUTIES, DUTY, SINGLE } from './nechce-co.ts'
import { WANT, WANTS } from './nechce-preco.ts'
import { older } from './nechce-starsie.ts'
import { IN_SPACE, NEIGHBOURS, REST } from './susedia.ts'

/*
 * Nobody is talked into anything: whoever does not want to gets a card with a cross on it, and a card has two sides. What it does not
 * want is in `nechce-co.ts`, why and what it wants instead in `nechce-preco.ts`.
 */

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['job', 'royal', 'fairy-being', 'monster', 'weather', 'sky', 'plant', 'building'] as const),
  ...(['food', 'clothes', 'household', 'instrument', 'school', 'sport'] as const),
]

const FOODS: readonly Kind[] = ['food', 'plant']

/** Told by one of the telling's own keys; what is labelled last is for all others. */
function by<T extends object>(key: string, table: Readonly<Record<string, T>>, part: keyof T, last: string): string {
  const cases = Object.entries(table).filter(([id]) => id !== last)
  const other = table[last] as T
  return `[${key}| ${cases.map(([id, one]) => `${id}: ${one[part]}`).join(' | ')} | ${other[part]}]`
}
const duty = (part: keyof (typeof DUTIES)['plain']) => by('duty', DUTIES, part, 'plain')
const want = (part: keyof (typeof WANTS)['company']) => by('want', WANTS, part, 'company')

/** What it does not want; "sa" and "si" stand before the verb. */
const REFUSES = by(
  'duty',
  Object.fromEntries(
    Object.entries(DUTIES).map(([id, { x }]) => {
      const [, own = '', what = x] = /^(sa |si )?(.*)$/.exec(x) ?? []
      return [id, { said: `${own}nechce ${what}` }]
    }),
  ),
  'said',
  'plain',
)
/** What is eaten rather; what is often named goes first, so that what is refused is not meant. */
const named = (thing: string) => `[has| ${SINGLE}: [${thing}.acc] | [${thing}.acc_pl]]`
const SNACK = `[has| salat: šalát | jahoda: jahody | malina: maliny | mrkva: mrkvu | ref-vegetables: zeleninu | ovocie: ovocie | brokolica: brokolicu | cukrik: cukríky | zmrzlina: zmrzlinu | palacinka: palacinky | spagety: špagety | jablko: jablká | banan: banány | tekvica: tekvicu | kvet: kvety | trava: trávu | kolac: koláče | [duty| meat, hunt, eat: niečo celkom iné | [is:food| ${named('food')} | [is:what| [what-is| food: ${named('what')} | niečo celkom iné] | niečo celkom iné]]]]`
const TEASED = '[has:because-teased| [want| teased: | Ostatní sa pritom smejú a to bolí.]]'
const FORGIVEN = '[has:because-teased| [want| teased: | A nesmeje sa už nikto.]]'
const OWN =
  '[friend-is| toy: Pod pazuchou je pri tom aj [friend]. | pet: Pri nohách je pri tom aj [friend]. | [with| Je pri tom aj [friend]. |]]'

const young = `
== krizik
[who-is| named: [Who.kind] [who] | [Who.full]] ${REFUSES}. ${want('reason')} ${TEASED} ${duty('trouble')}

@rest „${duty('call')}!“ volajú ostatní. [has:same-child| @hero „To poznám,“ povie [hero]. „Ani mne sa dnes nechce.“ |]

@who „Nechcem,“ povie [who].

Lenže prídu ďalší a treba to povedať znova. ((Nechcem. Nechcem. Nechcem. ))[Hero] stojí vedľa a napočíta ich sedem.

+2
@rest „A prečo?“ pýta sa jeden. „A ani trošku?“ pýta sa druhý. „A čo keď poprosím?“ pýta sa tretí.

[Who] už nepovie nič, iba zavrie oči. ((Keď sú oči zavreté, nikto tam nie je.))
/+2

-2
@hero „Nakreslím ti to,“ povie [hero]. Vezme kartón a urobí naň ((veľký ))krížik. Krížik znamená nechcem. [with| [Friend] podá šnúrku a | Potom nájde šnúrku a] tabuľka ((už ))visí.
/-2

+2
@hero „Nakreslím ti to a nebudeš to musieť hovoriť,“ povie [hero]. Vezme kus kartóna a urobí naň veľký krížik. Krížik znamená nechcem. ((To vedia prečítať aj tí, čo nevedia čítať. ))[with| [Friend] podá šnúrku | Vo vrecku sa nájde šnúrka] a tabuľka už visí tak, že ju vidno zďaleka. ${OWN}
/+2

Kto príde, pozrie na krížik a mlčí.

+2
@neighbour „Krížik,“ povie [neighbour]. „Tak to sa nedá nič robiť.“

A sadne si na kraj, lebo teraz vôbec nevie, kam má ísť.
/+2

+3
@neighbour „Taký by som si prosil aj ja,“ povie potom [neighbour]. „Ja zasa nechcem ísť domov rovno.“

[Hero] nakreslí druhý krížik. Lenže to vidia aj ostatní! Jeden nechce čakať, druhý nechce mrkvu, tretí nechce vietor. [with| [Friend] strihá a [hero] kreslí. | [Hero] strihá, kreslí a viaže.] O chvíľu je krížik na každom bruchu, na dverách aj na lavičke.

A nič sa nehýbe. Cez dvere sa nedá prejsť, na lavičke sa nedá sedieť a mrkva leží opustená na tanieri.
/+3

+4
[more| Aj [others] majú krížik, každý na inom mieste.] Vietor príde, uvidí krížik, otočí sa a odíde. Bez vetra sa neusuší bielizeň a ponožky visia smutne dolu. [with2| [Friend2] má krížik na čele, lebo nechce rozmýšľať. Teraz však nevie, ako ho dať dolu.] Takto ticho tu nebýva ani v nedeľu hneď po obede, keď je každý plný a len sedí a žmúri na slnko cez listy.
/+4

Potom sa tabuľka otočí. Z druhej strany nie je nič.

+3
@neighbour „Nič,“ číta [neighbour]. „Tomu rozumiem ešte menej.“
/+3

&first @hero „A čo chceš?“ spýta sa [hero].

[Who] ((chvíľu ))rozmýšľa. ((Na to sa ešte nikto nespýtal.))

@who „Chcem ${want('want')},“ povie ((celkom potichu )).

[Hero] tam nakreslí krúžok a doň ${want('drawn')}. Krúžok znamená chcem.

@rest „Aha!“ povedia ostatní. „To už sa dá!“

== kruzok
${want('works')} ${FORGIVEN}

+2
Na krížik sa pritom už celkom zabúda.
/+2

${duty('does')}

+2
@who „A kde mám krížik?“ spýta sa [who].

@hero „Na druhej strane,“ povie [hero]. „Stále tam je, keby bolo treba.“

[Who] prikývne. ((S krížikom v zálohe sa lepšie dýcha.))
/+2

+3
Potom idú od jedného k druhému a otáčajú tabuľky.

&again @who „A čo chceš?“ pýta sa teraz [who].

@neighbour „Ísť domov okľukou,“ povie [neighbour]. „Pri potoku sú totiž púpavy.“

Jeden chce jahodu namiesto mrkvy. Druhý chce vedieť, koľko ešte treba čakať. Do krúžkov sa zmestí všetko a to, čo sa nezmestí, sa nakreslí vedľa.
/+3

+4
[with2| @friend2 „Ja chcem rozmýšľať,“ povie [friend2], „iba nie stále.“ | Lavička chce vrabce, najmenej päť.] Dvere chcú, aby sa nimi nebúchalo. A vietor, keď uvidí krúžok, sa vráti a chce iba fúkať. Ponožky na šnúre sa roztancujú a do večera sú suché.

Doma stojí pri dreze [adult] a pozerá na horu riadu. Nepovie nič, ale tvári sa celkom ako krížik.

@hero „A čo chceš?“ spýta sa [hero].

@adult „Chvíľu sedieť,“ povie [adult].

[Hero] nakreslí krúžok a doň stoličku. [Adult] sedí, čaj sa parí a riad chvíľu počká. Potom ho umyjú spolu, jeden umýva a druhý utiera, až sa to celé pekne leskne.
/+4

== bed
Večer [hero] leží v teplej posteli. [friend-is| toy: Na vankúši leží [friend]. | pet: Pri posteli leží [friend]. | [with| [Friend] už pomaly dýcha. |]]

@hero „Nechcem spať,“ povie [hero] a z dvoch prstov urobí krížik.

&last @adult „A čo chceš?“ šepne [adult].

+2
[Hero] rozmýšľa. Je ticho a lampa svieti iba trošku.
/+2

@hero „Tvoju ruku,“ povie [hero].

[Adult] ju podá, je ((mäkká a ))teplá. [Hero] nakreslí prstom do dlane krúžok. ${duty('echo')}

+4
Za oknom je tma. Na stoličke leží kus kartóna a tej noci nevie nikto, ktorá strana je hore. Netreba to vedieť, ráno sa pozrú.
/+4

!asleep [Hero] drží ruku a už spí.
`

const { magic, home, ...anywhere } = NEIGHBOURS

export const nechce: Telling = {
  id: 'refuses',
  fits: {
    kind: 'event',
    events: ['refuses', 'teased', 'wants', 'become-friends', 'makes'],
    who: WHO,
    says: ['refuses'],
  },
  titles: ['Tabuľka má dve strany', 'Krížik a krúžok', 'A čo chceš?'],
  tile: { label: 'Niečo nechce', wish: 'mesiac, ktorý nechce svietiť, lebo je unavený' },
  shape: 'misunderstanding',
  ages: [3, 9],
  figures: {
    rest: REST,
  },
  worlds: { ...anywhere, space: IN_SPACE, magic, home },
  things: {
    who: {
      kinds: WHO,
      or: {
        forms: {
          ...{ name: 'mesiac', nom: 'mesiac', gen: 'mesiaca', dat: 'mesiacu', acc: 'mesiac', loc: 'mesiaci' },
          ...{ ins: 'mesiacom', nom_pl: 'mesiace', gen_pl: 'mesiacov' },
        },
        gender: 'he',
      },
    },
    what: {
      kinds: [
        ...(['animal', 'royal', 'job', 'fairy-being', 'food', 'plant', 'household', 'clothes', 'toy'] as const),
        ...(['machine', 'place', 'building', 'vehicle'] as const),
      ],
      or: {
        forms: {
          ...{ name: 'tovar', nom: 'tovar', gen: 'tovaru', dat: 'tovaru', acc: 'tovar', loc: 'tovare', ins: 'tovarom' },
          ...{ nom_pl: 'tovary', acc_pl: 'tovary' },
        },
        gender: 'he',
      },
    },
    where: {
      kinds: ['place', 'building', 'machine', 'household'],
      or: {
        forms: {
          ...{ name: 'les', nom: 'les', gen: 'lesa', dat: 'lesu', acc: 'les', loc: 'lese', ins: 'lesom' },
        },
        gender: 'he',
      },
    },
    action: { kinds: [], or: { forms: { name: 'lietať', present: 'lieta', past: 'lietal' }, gender: 'it' } },
    food: {
      kinds: FOODS,
      or: {
        forms: {
          ...{ name: 'malina', nom: 'malina', gen: 'maliny', dat: 'maline', acc: 'malinu', loc: 'maline' },
          ...{ ins: 'malinou', nom_pl: 'maliny', acc_pl: 'maliny' },
        },
        gender: 'she',
      },
    },
  },
  keys: { duty: DUTY, want: WANT },
  words: {
    snack: SNACK,
  },
  fact: '[Hero] raz [otočil/otočí] tabuľku s krížikom a na druhej strane bolo miesto na krúžok.',
  next: 'Ráno leží na stole kus kartóna, z jednej strany krížik a z druhej celkom čistý krúžok.',
  young,
  older: older({
    ...{ refuses: REFUSES, reason: want('reason'), teased: TEASED, forgiven: FORGIVEN, trouble: duty('trouble') },
    ...{ call: duty('call'), want: want('want'), works: want('works'), does: duty('does'), echo: duty('echo') },
  }),
}
