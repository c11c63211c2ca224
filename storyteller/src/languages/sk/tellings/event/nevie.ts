import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'
import { KNOWN, told, WAY } from './nevie-cesty.ts'
import { REST } from './susedia.ts'

/*
 * Nobody learns it overnight: whoever cannot do a thing is asked what it can do, and that is enough. What it cannot and what it can
 * are in `nevie-cesty.ts`.
 */

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['job', 'royal', 'fairy-being', 'monster', 'weather', 'sky', 'plant', 'building'] as const),
  ...(['food', 'clothes', 'household', 'instrument'] as const),
]

const little = (nom: string, acc: string, dat: string, ins: string, gender: 'he' | 'she' = 'he') => ({
  little: { forms: { name: nom, nom, gen: acc, dat, acc, loc: dat, ins }, gender },
})

/** Why it cannot, where the wish says so, and whether anybody laughs. */
const WHY =
  '[has| cannot-forgot: Kedysi to šlo, ale ono sa to zabudlo. | cannot-small: Vraj je na to [who:malá/malý/malé]. | cannot-untaught: Nikto [who:jej/mu/mu] to ešte neukázal. | cannot-lazy: Už len pri tom pomyslení zíva. | cannot-heavy: Vraj je na to [who:ťažká/ťažký/ťažké]. |]'
const LAUGHS = 'Ostatní sa smejú a to bolí.'
const TEASED = `[has:way-nobody-laughs| Nikto sa pritom nesmeje. | [about| teasing: ${LAUGHS} | [has| smiat-sa, cannot-teased: ${LAUGHS} |]]]`
const SAD = '[feels| afraid: a trasie sa | [feels:ashamed| a hanbí sa | a je [who:smutná/smutný/smutné] až po zem]]'

const young = `
== nevie
[who-is| named: [Who.kind] [who] | [Who.full]] ${told('cannot')}. ${told('instead')} ${WHY} ${TEASED}

${told('tries')}

+2
Večer si [who] vždy povie, že zajtra to už určite pôjde. Ale zajtra je to presne také isté.
/+2

@who „[way| allergy: Takto doma nemôžem byť | Mne to nejde],“ povie [who] ${SAD}.

[same| yes: @hero „[has| koberec: Na koberci | cannot-gym: Na telocviku | cannot-kindergarten: Medzi deťmi | Dnes] to nejde ani mne,“ povie [hero] a sadne si vedľa. | [Hero] to vidí a sadne si vedľa((, celkom blízko)).] ((Chvíľu iba tak sedia a je ticho.)) [friend-is| toy: Pod pazuchou sedí aj [friend]. | pet: Pri nohách leží aj [friend]. | [with| Z druhej strany si sadne [friend].]]

+4
Ostatní zatiaľ radia.

@rest „Musíš viac chcieť,“ povie jeden. „Musíš menej chcieť,“ povie druhý. „Musíš sa najprv najesť,“ povie tretí.

[Who] chce viac. Potom chce menej. Potom čaká, kým bude obed, hoci je ešte len ráno. Nepomôže nič, iba je z toho škŕkanie. [more| A radia aj [others], každý niečo iné.] [with2| [Friend2] neradí. Podá vreckovku a tá sa hodí.]
/+4

${told('need')}

@who „A čo teraz?“ šepne [who].(( „[way| allergy: Ja z toho iba kýcham | Veď práve toto ja neviem]!“))

&first @hero „A čo vieš?“ spýta sa [hero].

-2
((Na to sa [who.gen] ešte nikto nespýtal.)) [Who] musí ((chvíľu ))rozmýšľať.
/-2

+2
Na to sa [who.gen] ešte nikto nespýtal. [Who] musí chvíľu rozmýšľať.
/+2

@who „Viem iba ${told('can')},“ povie [who].

@hero „To stačí,“ povie [hero]. „${told('idea')}“

+2
@who „Naozaj to stačí?“ čuduje sa [who].

@hero „Uvidíme,“ povie [hero]. „Som tu s tebou.“ [friend-is| toy, pet: | [with| @friend „A ja držím palce,“ povie [friend]. „Ľavý aj pravý.“]]

[Who] sa najprv obzrie, či sa niekto nepozerá. Potom sa zhlboka nadýchne.
/+2

== works
${told('works')}

+2
Zbehnú sa ostatní a chvíľu sa na to pozerajú.

@rest „Takto sa to predsa nerobí,“ povie niekto z nich.

@hero „Takto sa to robí tiež,“ povie [hero].
/+2

-2
@who „[way| allergy: Alergiu mám stále | lie: Klamať stále neviem | Tak ako ostatní to stále neviem],“ povie [who].
/-2

+2
[Who] sa dlho usmieva. Potom [who:jej/mu/mu] niečo napadne.

@who „Ale [way| allergy: alergiu mám stále | lie: klamať stále neviem | tak ako ostatní to stále neviem],“ povie.
/+2

-2
@hero „[way| allergy: Máš | Nevieš],“ povie [hero]. „${told('done')}((, a to je hlavné)).“ ((A [who] sa po prvý raz od rána usmeje.))
/-2

+2
@hero „[way| allergy: Máš | Nevieš],“ povie [hero]. „${told('done')}((, a to je hlavné)).“
/+2

[has:way-learns| A na druhý deň ide kúsok aj z toho druhého. | [has:way-no-learning| @who „A musím sa to naučiť?“ pýta sa [who]. @hero „Nemusíš,“ povie [hero]. |]]

+4
O tom sa hneď dozvedia aj iní. Prvý sa tu zastaví slimák.

@snail „Ja neviem utekať,“ povie slimák.

&again @who „A čo vieš?“ spýta sa [who].

@snail „Viem prísť,“ povie slimák. „Vždy a všade. Iba ma už nikto nečaká.“

@who „To stačí,“ povie [who]. „My počkáme.“

A naozaj čakajú. Sadnú si do trávy, slimák ide a ide. Kým príde, každý si všimne aspoň jednu púpavu, na ktorú inak nie je čas.

Potom príde krtko.

@mole „A ja neviem nájsť okuliare,“ povie krtko.

@hero „A čo vieš?“ spýta sa teraz [hero].

@mole „Viem iba, kde boli naposledy,“ povie krtko. „Na nose.“

@hero „To stačí,“ povie [hero]. „Sú tam ešte stále.“
/+4

+3
Vtom príde [little] a po líci [little:jej/mu/mu] tečie slza.

@little „Ja neviem ísť [little:sama/sám/samo] domov,“ povie [little]. „Je to ďaleko a už sa stmieva.“

Niekto poradí, že treba iba pridať do kroku. Niekto poradí, že treba najprv vyrásť. Nikto však nepovie, ako sa rastie tak rýchlo. [Little] smrká ďalej.

[Who] už dobre vie, čo sa treba spýtať.

&again @who „A čo vieš?“

@little „Viem iba ísť vedľa niekoho,“ povie [little].

@who „To stačí,“ povie [who].

A tak idú vedľa seba, [who], [hero] a medzi nimi [little]. Keď sa jeden potkne, druhý ho podrží. Cesta je taká istá, a predsa je kratšia.
/+3

+4
Kto ide vedľa niekoho, ten sa rozpráva.

@hero „Ja neviem hvízdať,“ povie cestou [hero]. „Viem iba fúkať.“

@who „To stačí,“ povie [who]. „Polievka je vždy horúca.“

[friend-is| toy, pet: | [with| @friend „Ja neviem stáť na rukách,“ povie [friend]. „Viem na nich iba sedieť.“ @hero „To stačí,“ povie [hero]. „Aspoň ti neujdú.“]]

@little „A ja neviem byť [little:veľká/veľký/veľké],“ povie [little]. „Viem byť iba [little:malá/malý/malé].“

@who „To stačí,“ povie [who]. „Malí sa zmestia všade.“

[Little] sa tak zasmeje, že zabudne na slzu. Tá ešte chvíľu visí na brade, a keď si ju nikto nevšíma, spadne.

Doma stojí vo dverách [adult] a drží varechu.

@adult „Ja zasa neviem čakať,“ povie [adult]. „Viem iba volať na večeru.“

@hero „To stačí!“ volá [hero], lebo škŕkanie je naozaj veľké.
/+4

== bed
Večer [hero] leží v teplej posteli a [adult] potichu zhasne lampu. ((Za oknom je ticho. ))((Perina je mäkká a vankúš tiež.))

+4
[friend-is| toy: Na vankúši leží [friend]. | pet: Pri posteli leží [friend]. | [with| [Friend] vedľa pomaly dýcha. | Za oknom svieti mesiac.]] [Little] už spí vo svojej posteli a [who] tiež odpočíva, kde má svoje miesto.
/+4

[same| yes: @hero „A čo keď mi to nepôjde ani zajtra?“ šepne [hero]. |]

[same| yes: @adult „Spravíme to po tvojom,“ šepne [adult]. |]

@hero „Neviem zaspať,“ šepne [hero].

&last @adult „A čo vieš?“ šepne [adult].

@hero „Viem iba ležať,“ šepne [hero]. „A zavrieť oči.“

@adult „To stačí,“ šepne [adult].

[Hero] leží a zavrie oči. ${told('echo')}

!asleep ((A naozaj to stačí. ))[Hero] už spí.
`

export const nevie: Telling = {
  id: 'cannot',
  fits: {
    kind: 'event',
    events: ['cannot'],
    who: WHO,
    says: KNOWN,
  },
  titles: ['A čo vieš?', 'To stačí', '[Who] po svojom'],
  tile: { label: 'Niečo nevie', wish: 'drak, ktorý nevie pľuť oheň' },
  shape: 'making',
  ages: [3, 6],
  figures: {
    snail: {
      forms: {
        name: 'slimák',
        nom: 'slimák',
        gen: 'slimáka',
        dat: 'slimákovi',
        acc: 'slimáka',
        loc: 'slimákovi',
        ins: 'slimákom',
      },
      gender: 'he',
    },
    mole: {
      forms: { name: 'krtko', nom: 'krtko', gen: 'krtka', dat: 'krtkovi', acc: 'krtka', loc: 'krtkovi', ins: 'krtkom' },
      gender: 'he',
    },
    rest: REST,
  },
  worlds: {
    forest: {
      themes: ['forest', 'animals'],
      figures: little('malý ježko', 'malého ježka', 'malému ježkovi', 'malým ježkom'),
      words: {},
    },
    ocean: {
      themes: ['ocean', 'pirates'],
      figures: little('malý krab', 'malého kraba', 'malému krabovi', 'malým krabom'),
      words: {},
    },
    dragons: {
      themes: ['dragons', 'castle'],
      figures: little('malá jašterička', 'malú jašteričku', 'malej jašteričke', 'malou jašteričkou', 'she'),
      words: {},
    },
    dinosaurs: {
      themes: ['dinosaurs'],
      figures: little('malý dinosaurík', 'malého dinosauríka', 'malému dinosauríkovi', 'malým dinosauríkom'),
      words: {},
    },
    space: {
      themes: ['space'],
      figures: little('malý mimozemšťan', 'malého mimozemšťana', 'malému mimozemšťanovi', 'malým mimozemšťanom'),
      words: {},
    },
    magic: {
      themes: ['magic', 'fairy-tale', 'princesses'],
      figures: little('malý škriatok', 'malého škriatka', 'malému škriatkovi', 'malým škriatkom'),
      words: {},
    },
    home: {
      themes: [],
      figures: little('malý vrabec', 'malého vrabca', 'malému vrabcovi', 'malým vrabcom'),
      words: {},
    },
  },
  things: {
    who: {
      kinds: WHO,
      or: {
        forms: {
          ...{ name: 'drak', nom: 'drak', gen: 'draka', dat: 'drakovi', acc: 'draka', loc: 'drakovi', ins: 'drakom' },
          ...{ nom_pl: 'draky', gen_pl: 'drakov', dat_pl: 'drakom', acc_pl: 'draky', loc_pl: 'drakoch' },
          ins_pl: 'drakmi',
        },
        gender: 'he',
      },
    },
    whom: { kinds: [], or: { forms: { name: 'Ľuľo' }, gender: 'he' } },
    what: {
      kinds: ['food', 'plant', 'animal'],
      or: {
        forms: { name: 'voda', nom: 'voda', gen: 'vody', dat: 'vode', acc: 'vodu', loc: 'vode', ins: 'vodou' },
        gender: 'she',
      },
    },
    action: { kinds: [], or: { forms: { name: 'lietať', present: 'lieta', past: 'lietal' }, gender: 'it' } },
    food: {
      kinds: ['food'],
      or: {
        forms: {
          ...{ name: 'piroh', nom: 'piroh', gen: 'piroha', dat: 'pirohu', acc: 'piroh', loc: 'pirohu', ins: 'pirohom' },
          ...{ nom_pl: 'pirohy', gen_pl: 'pirohov', dat_pl: 'pirohom', acc_pl: 'pirohy', loc_pl: 'pirohoch' },
          ins_pl: 'pirohmi',
        },
        gender: 'he',
      },
    },
  },
  keys: { way: WAY, same: '[has| cannot-own, way-same: yes | no]' },
  fact: '[Hero] sa raz [spýtal/spýta] [who.gen], čo vie, a to stačilo.',
  next: 'Ráno si [hero] spomenie na otázku, na ktorú sa nikto nepýta: a čo vieš?',
  young,
}
