import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'
import { DEED_IDS, FIX_KEY, FORM_KEY, NOW, objectOf, ownSaid, ownTold, past, TO } from '../life/prepac-skutky.ts'

const LIVING: readonly Kind[] = [
  'animal',
  'bird',
  'sea-animal',
  'insect',
  'dinosaur',
  'royal',
  'fairy-being',
  'monster',
  'job',
]
const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['royal', 'fairy-being', 'monster', 'job'] as const),
]

/** Words that a sentence of its own may have. */
const WORDS = {
  neard: '',
  neara: '',
  td: '[o| whom: [whom.dat] | adult: [adult.dat] | engine: [engine.dat] | [other.dat]]',
  ta: '[o| whom: [whom.acc] | adult: [adult.acc] | engine: [engine.acc] | [other.acc]]',
  tins: '[o| whom: [s whom.ins] | adult: [s adult.ins] | engine: [s engine.ins] | [s other.ins]]',
  ti: 'ti',
  ta2: 'ťa',
  na2: 'teba',
  tvoje: 'tvoje',
  tvojom: 'tvojom',
  tebou: 'tebou',
  vyzeras: 'vyzeráš',
  rada: '[who:rada/rád/rado]',
  nimta:
    '[o| whom: [whom:ňou/ním/ním] | adult: [adult:ňou/ním/ním] | engine: [engine:ňou/ním/ním] | [other:ňou/ním/ním]]',
  blamed: 'niekto iný',
} as const
const THEY = '[o| whom: @whom | adult: @adult | engine: @engine | @other]'
const TRUTH = '[form| own: [own-said] | body: [past] [ta2] [to] | [past] [ti] [obj] [to]]'
const FIX = `[fix| found: Ešte pred zotmením to spolu hľadajú a nájdu. | clean: Spolu to drhnú, až je všade pena. | glue: [deed| d-zburat, d-rozfukat: Stavajú to spolu znova a poriadne, aby to vydržalo aj vietor. | Lepia to spolu. Nové to nie je, ale drží.] | grow: Spolu zasadia nové a polejú ho. | share: [deed| d-zjest, d-vypit, d-do-jedla: Potom spolu nachystajú všetko nanovo a rozdelia si to presne napoly. | Spolu to robia znova.] | blow: [Who] fúka dlho, až to prestane bolieť. | loose: [Who] to vráti, celé a hneď. | @who „S tebou je mi najlepšie,“ povie ešte [who].]`

/** Somebody imagined who has done somebody wrong and does not know how to knock. */
export const prepacDvere: Telling = {
  id: 'sorry-at-the-door',
  shape: 'three-rooms',
  fits: { kind: 'event', events: ['did-wrong'], who: WHO },
  ages: [3, 6],
  titles: ['Kto tam?', 'Ako sa klope, keď treba povedať prepáč'],
  tile: { label: 'Prepáč za dverami', wish: 'o medveďovi, ktorý zjedol zajkovi tortu' },
  figures: {},
  things: {
    who: {
      kinds: WHO,
      or: {
        forms: {
          ...{ name: 'medveď', nom: 'medveď', gen: 'medveďa', dat: 'medveďovi', acc: 'medveďa', loc: 'medveďovi' },
          ...{ ins: 'medveďom', nom_pl: 'medvede', gen_pl: 'medveďov' },
        },
        gender: 'he',
      },
    },
    whom: {
      kinds: WHO,
      or: {
        forms: {
          ...{ name: 'ježko', nom: 'ježko', gen: 'ježka', dat: 'ježkovi', acc: 'ježka', loc: 'ježkovi' },
          ...{ ins: 'ježkom', nom_pl: 'ježkovia', gen_pl: 'ježkov' },
        },
        gender: 'he',
      },
    },
    other: {
      kinds: LIVING,
      or: {
        forms: {
          ...{ name: 'ježko', nom: 'ježko', gen: 'ježka', dat: 'ježkovi', acc: 'ježka', loc: 'ježkovi' },
          ...{ ins: 'ježkom', nom_pl: 'ježkovia', gen_pl: 'ježkov' },
        },
        gender: 'he',
      },
    },
    food: { kinds: ['food'], or: { forms: { name: 'koláč', acc: 'koláč' }, gender: 'he' } },
    lot: {
      kinds: ['household', 'toy', 'clothes', 'instrument', 'sport', 'food', 'plant', 'school'],
      or: { forms: { name: 'hrnček', acc: 'hrnček' }, gender: 'he' },
    },
    engine: {
      kinds: ['vehicle', 'machine'],
      or: {
        forms: { name: 'bager', nom: 'bager', gen: 'bagra', dat: 'bagru', acc: 'bager', loc: 'bagri', ins: 'bagrom' },
        gender: 'he',
      },
    },
  },
  keys: {
    deed: `[has| ${DEED_IDS.map((id) => `${id}: ${id}`).join(' | ')} | d-pokazit]`,
    form: FORM_KEY,
    fix: FIX_KEY,
    // A grown-up of the family whom somebody imagined has wronged.
    o: '[is:whom| whom | [is:other| other | [has| grandma, grandpa, mum, dad, aunt, uncle: adult | [is:engine| engine | other]]]]',
  },
  words: {
    ...WORDS,
    on: '[o| whom: [whom] | adult: [adult] | engine: [engine] | [other]]',
    oi: '[o| whom: [whom.ins] | adult: [adult.ins] | engine: [engine.ins] | [other.ins]]',
    obj: `[is:lot| ${objectOf('lot')} | [is:engine| [o| engine: ${objectOf('lot')} | [engine.acc]] | ${objectOf('lot')}]]`,
    to: TO,
    now: NOW,
    past: past('who'),
    'own-told': ownTold(WORDS),
    'own-said': ownSaid('who', WORDS),
    sa: '[deed| d-vysmech, d-hadka: sa | ]',
  },
  fact: '[Hero] raz [hral/hrá] dvere a [naučil/učí] [who.acc], ako sa povie prepáč.',
  next: 'Niekto zaklope na dvere tri razy a čaká, kým sa niekto opýta, kto tam.',
  young: `
== trouble
[Who] [sa] raz [form| own: [own-told] | body: [now] [ta] [to] | [now] [td] [obj] [to]]. A teraz je z toho [who:celá smutná/celý smutný/celé smutné].

[Who] ide za [oi] a zastaví pred dverami, lenže nezaklope. Ako sa klope, keď treba povedať prepáč?

+2
Pred dverami leží rohožka. [Who] ju rovná, zametie z nej lístie a znova ju rovná, hoci už dávno rovná je. Lepšie sa rovná rohožka, ako sa klope.
/+2

+3
[Who] zdvihne hlavu a zasa ju skloní. Urobí krok k dverám a dva kroky naspäť. Takto sa k dverám prísť nedá.
/+3

@who „Poraď mi,“ prosí [who]. [Hero] je totiž práve nablízku.

@hero „Skúsime to nanečisto,“ povie [hero]. „Ja budem dvere.“ [Hero] sa postaví rovno a [with| [friend] bude kľučka. | zavrie oči, lebo dvere nepozerajú.]

== practice
Ťuk, [who] zaklope tak slabo, že to skoro nepočuť.

&first @hero „Kto tam?“ pýtajú sa dvere.

@who „Nikto,“ šepne [who].

@hero „Nikomu neotvárame,“ povedia dvere.

+2
Bác, bác, bác! [Who] zaklope tak silno, že dvere skoro spadnú.

&again @hero „Kto tam?“ pýtajú sa dvere.

@who „Vietor,“ povie [who].

@hero „Vietor klopať nemusí,“ povedia dvere. „Ten ide cez škáru.“
/+2

+4
Ťuk, ťuk, ťuk, ťuk, ťuk, ťuk, ťuk. [Who] klope a klope, lebo kto klope, nemusí hovoriť.

&again @hero „Kto tam?“ pýtajú sa dvere.

@who „Ďateľ,“ povie [who].

@hero „Ďatle klopú na strom,“ povedia dvere. „My sme dvere.“ [with2| @friend2 „A okrem toho ďateľ nie je smutný,“ pridá sa [friend2]. | A to je pravda.]

[Who] si sadne na zem. @who „Klopať mi ide. Iba to ostatné nie,“ priznáva [who].

@hero „Klopanie ide ľahko,“ povedia dvere. „Ale za dverami čaká niekto, kto chce počuť to ostatné.“
/+4

Ťuk, ťuk, teraz je to akurát.

&again @hero „Kto tam?“ pýtajú sa dvere.

@who „Ja,“ povie [who].

@hero „A čo nesieš?“

+3
@who „Nič,“ povie [who] a pozrie sa na zem. „Iba jednu vetu.“

@hero „Tak ju ukáž,“ povedia dvere.

@who „Prepáč za to,“ povie [who] čo najrýchlejšie.

@hero „Za čo?“ pýtajú sa dvere. „Dvere o ničom nevedia.“

[Who] sa poobzerá, či nikto nepočúva, a nadýchne sa až do brucha.
/+3

@who „Prepáč, ${TRUTH},“ povie [who]. A [hero] sa otočí nabok presne tak, ako sa otvárajú ozajstné dvere.

+4
@hero „S prázdnymi rukami sa klope ťažko,“ povie [hero] a už nie je dvere. Idú teda spolu hľadať, čo by sa dalo priniesť. Pod stromom nájdu tri gaštany. Jeden je deravý a niekto v ňom býva, a tak ho nechajú tam. Dva sa lesknú ako nové.

@who „Stačí to?“ pýta sa [who].

@hero „Ku gaštanom treba ešte vetu,“ povie [hero]. „Samy od seba nič nepovedia.“
/+4

== door
Teraz ide [who] naozaj a [hero] ide tiež, ale iba po roh.

+3
Cestou si [who] tú vetu opakuje, aby z nej nič nevypadlo. Pri dverách je zrazu celá krátka.
/+3

Ťuk, ťuk. Srdce pri tom klope tiež, a oveľa rýchlejšie.

+3
Chvíľu sa nedeje nič. [Who] chce utiecť, ale [hero] z rohu kýva: ešte nie. Potom za dverami niečo šuchne.
/+3

&again ${THEY} „Kto tam?“ ozve sa zvnútra [on].

@who „Ja,“ povie [who]. Tentoraz nepovie Nikto. „Prepáč, ${TRUTH}.“

Za dverami je ticho. Potom sa otvoria, najprv na škáru a potom celé.

+2
${THEY} „Ešte sa trochu hnevám,“ povie [on]. „Ale poď dnu.“
/+2

+4
Dnu je teplo a na stole svieti lampa. [Who] nevie, kam si sadnúť, a tak stojí. ${THEY} „Tu je stolička,“ povie [on]. Stolička je malá a trochu vŕzga. Nikto sa nesmeje.

@who „A prejde to?“ pýta sa [who] o chvíľu.

${THEY} „Prejde,“ povie [on]. „Ide to pomaly, ako keď chladne čaj.“ A tak spolu sedia a čakajú, kým to vychladne. Dva gaštany ležia na stole medzi nimi a svietia do hneda.

${THEY} „Prečo iba dva?“ pýta sa [on].

@who „V treťom niekto býva,“ povie [who]. „A ja už nikomu nič neberiem.“
/+4

${FIX}

+3
${THEY} „A kto ťa naučil tak dobre klopať?“ pýta sa [on].

@who „Dvere,“ povie [who] a ukáže na roh. [Hero] odtiaľ zakýva. [with| [Friend] zakýva tiež, lebo aj kľučka má na tom svoj diel. | ]
/+3

== bed
Večer leží [hero] v posteli. Pod perinou je teplo a v izbe svieti už iba jedno malé svetlo pri dverách.

+4
Za oknom je ticho. Niekde ďaleko majú dvaja otvorené dvere a v okne ešte chvíľu svieti lampa. Potom zhasne aj tá.
/+4

Ťuk, ťuk.

&last @hero „Kto tam?“ zívne [hero].

@adult „Ja,“ šepne [adult]. „A nesiem dobrú noc.“

!asleep [Adult] tú dobrú noc položí na vankúš, celkom potichu, a [hero] už spí.
`,
}
