import type { Telling } from '../../../../craft/telling.ts'
import { EVENTS } from '../../../../craft/wish-frames.ts'
import { older } from './zavriet-den-starsie.ts'

/*
 * A day at a beloved place, where everybody has something to do but the child. In the evening it turns out that somebody has to shut the day: the gate, the
 * shed, the pot, the animal's eyes; and at the very last its own.
 */

const PLACES = {
  tree: { by: 'place-tree', there: 'v domčeku na strome', open: 'Okienko na domčeku', shut: 'okienko na háčik' },
  tent: { by: 'place-tent', there: 'pri stane', open: 'Vchod do stanu', shut: 'zips až dolu' },
  camper: { by: 'place-camper', there: 'v karavane', open: 'Okno na karavane', shut: 'okno na karavane' },
  cottage: { by: 'place-cottage', there: 'na chate', open: 'Okenica na chate', shut: 'okenicu na háčik' },
  bees: { by: 'place-bees', there: 'pri úľoch', open: 'Bránka pri úľoch', shut: 'bránku na klik' },
  garden: { by: 'place-garden', there: 'v záhrade', open: 'Bránka na záhrade', shut: 'bránku na klik' },
  farm: { by: 'place-farm', there: 'na farme', open: 'Brána na dvore', shut: 'bránu na závoru' },
  granny: { by: 'place-granny', there: 'u babky', open: 'Bránka na dvore', shut: 'bránku na klik' },
  grandpa: { by: 'place-grandpa', there: 'u dedka', open: 'Bránka na dvore', shut: 'bránku na klik' },
  grands: { by: 'place-grands', there: 'u starých rodičov', open: 'Bránka na dvore', shut: 'bránku na klik' },
  village: { by: 'place-village', there: 'na dedine', open: 'Bránka na dvore', shut: 'bránku na klik' },
} as const
const of = (what: 'there' | 'open' | 'shut', or: string) =>
  `[place| ${Object.entries(PLACES)
    .map(([id, place]) => `${id}: ${place[what]}`)
    .join(' | ')} | ${or}]`

export const zavrietDen: Telling = {
  id: 'shut-the-day',
  shape: 'cumulative',
  fits: {
    kind: 'event',
    events: EVENTS.filter((one) => !['died', 'ill', 'hurt', 'lost', 'quarrel', 'how-it-works', 'afraid'].includes(one)),
    who: [],
    says: ['at-place'],
    unless: ['day-heavy', 'day-imagined'],
  },
  ages: [3, 9],
  tile: { label: 'U babky na dvore', wish: 'u babky na dvore' },
  titles: ['Kto zavrie deň', 'Toto je zavreté'],
  figures: {
    neighbour: {
      forms: {
        ...{ name: 'sused', nom: 'sused', gen: 'suseda', dat: 'susedovi' },
        ...{ acc: 'suseda', loc: 'susedovi', ins: 'susedom' },
      },
      gender: 'he',
    },
  },
  things: {
    beast: { kinds: ['animal', 'bird'], or: { forms: { name: 'ježko', nom: 'ježko' }, gender: 'he' } },
    machine: {
      kinds: ['vehicle'],
      or: { forms: { name: 'traktor', nom: 'traktor', acc: 'traktor' }, gender: 'he' },
    },
    food: { kinds: ['food'], or: { forms: { name: 'koláč', nom: 'koláč', acc: 'koláč' }, gender: 'he' } },
  },
  keys: {
    place: `[has| ${Object.entries(PLACES)
      .map(([id, { by }]) => `${by}: ${id}`)
      .join(' | ')} | cottage]`,
  },
  words: {
    there: of('there', 'na chate'),
    open: of('open', 'Okenica na chate'),
    shut: of('shut', 'okenicu na háčik'),
  },
  worlds: {
    wood: {
      themes: ['forest', 'animals', 'nature', 'dinosaurs'],
      figures: {},
      words: { dusk: 'Slnko si sadne za les.', sky: 'Nad lesom', far: 'V lese zahúka sova, raz a tichšie.' },
    },
    water: {
      themes: ['ocean', 'pirates'],
      titles: ['Večer na palube'],
      figures: {},
      words: {
        dusk: 'Slnko si sadne ako loď na obzor.',
        sky: 'Nad strechou',
        far: 'V sude na vodu špľachne list, raz a tichšie.',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'magic'],
      titles: ['Kľúčiar na jeden večer'],
      figures: {},
      words: {
        dusk: 'Slnko si sadne na komín ako koruna.',
        sky: 'Nad komínom',
        far: 'Na streche zavŕzga kohút z plechu, raz a tichšie.',
      },
    },
    sky: {
      themes: ['space', 'superheroes', 'science'],
      figures: {},
      words: {
        dusk: 'Slnko odletí na druhú stranu zeme.',
        sky: 'Nad strechou',
        far: 'Vysoko bliká lietadlo, a tak tichučko, že ho nepočuť.',
      },
    },
    home: {
      themes: [],
      figures: {},
      words: { dusk: 'Slnko si sadne za kopec.', sky: 'Nad kopcom', far: 'Kdesi ďaleko zašteká pes, raz a tichšie.' },
    },
  },
  fact: '[Hero] raz [zavrel/zavrie] celý deň, od bránky až po oči.',
  next: 'Ráno bolo treba deň zasa otvoriť, a začať sa muselo bránkou.',
  young: `
== work
-2
*day [Hero] je dnes [there].[has:place-wifi| Wifi tu nie je a telka tiež nie. | ] Každý tu má nejakú robotu. [Adult] má plné ruky, [is:machine| [machine] má robotu od samého rána | vietor hýbe bielizňou na šnúre]. [is:beast| Svoju robotu má aj [beast-is:named| [beast.kind] [beast] | [beast]]. | Mravce nesú po schode omrvinku.] [is:food| Aj [food] má robotu: vonia. | [has:place-fire| Oheň má robotu: praská. | Hrniec má robotu: bublá.]]
/-2

+2
*day [Hero] je dnes [there].[has:place-wifi| Wifi tu nie je a telka tiež nie. | ] Každý tu má nejakú robotu. [Adult] má plné ruky, [is:machine| [machine] má robotu od samého rána | vietor hýbe bielizňou na šnúre]. [is:beast| Svoju robotu má aj [beast-is:named| [beast.kind] [beast] | [beast]]. | Mravce nesú po schode omrvinku.] [is:food| Aj [food] má robotu: vonia až na dvor. | [has:place-fire| Oheň má robotu: praská a vonia dymom. | Hrniec má robotu: bublá a nadvihuje pokrievku.]]
/+2

@hero „A čo mám robiť ja?“ pýta sa [hero].

@adult „Hneď niečo vymyslím,“ povie [adult]. Ale to hneď trvá celé popoludnie, a to je dlho, keď človek iba stojí.

+2
[Hero] chodí hore-dolu a hľadá. Roboty je všade dosť, iba už každá niekomu patrí. [with| [friend-is| toy, pet: [Friend] hľadá tiež, pod lavicou aj za sudom. | @friend „Ani ja žiadnu nemám,“ povie [friend].] | Na schode je voľné miesto, tak si tam [hero] nakoniec sadne.]
/+2

+3
[Hero] skúsi pomôcť mravcom a položí im na cestu ešte jednu omrvinku, veľkú ako skala. Mravce ju odnesú a ani sa neobzrú. Potom skúsi pomôcť vetru a fúka do bielizne, až sa [jej/mu/z toho] točí hlava. Vietor fúka viac. Kto má robotu, ten ju na tomto dvore nikomu nepustí.
/+3

== shut
[dusk] Je večer. A vtom sa ozve vŕzg! [Open] sa kýva sem a tam.

+3
Vŕzg! Sem. Vŕzg! Tam. Počuje to každý, lenže každý si myslí, že túto robotu má niekto iný.
/+3

[Hero] vstane a zavrie [shut].

&first @hero „Tak,“ povie [hero]. „Toto je zavreté.“

-2
@adult „Výborne,“ povie [adult]. „Deň ešte nikto nezavrel! Keď ostane otvorený, celú noc z neho fúka do postele.“
/-2

+2
@adult „Výborne,“ povie [adult] a konečne položí, čo má v rukách. „Deň ešte nikto nezavrel! Keď ostane otvorený, celú noc z neho fúka do postele.“
/+2

A to je robota, akú tu nemá nikto. [Hero] si vyhrnie rukávy a ide po dvore ďalej.

^day [is:machine| [Machine] stojí vonku a nemá ani jedno viečko. [Hero] preto prehodí cez [machine.acc] starú deku až po zem. | Kohútik pri sude ešte pracuje, kvap, kvap. [Hero] otáča kolieskom, kým celkom neprestane.]

&again @hero „Tak,“ povie [hero]. „Toto je zavreté.“

+2
[is:food| [Food] ešte vonia na celú kuchyňu. [Hero] vezme čistú utierku a zakryje [food.acc] zo všetkých strán. | Na hrniec patrí pokrievka. [Hero] ju položí tak potichu, ako sa pokrievka vôbec dá položiť.]
/+2

+4
Zavrieť treba aj také veci, na ktoré sa inokedy zabúda. Zásuvku, z ktorej trčí lyžica. Knihu, čo leží na lavici bruškom dolu a je z toho celá zohnutá. Dáždnik, aj keď je celý deň sucho. [with2| [Friend2] nájde otvorenú škatuľku a zavrie ju veľmi opatrne, dvoma prstami. | Čižmy sa zavrieť nedajú, tak ich [hero] aspoň pekne otočí dierou k stene.] Pri každej zavretej veci je deň o kúsok menší a o kúsok tichší.

@adult „A obloha?“ pýta sa [adult] a díva sa hore.

[Hero] sa díva tiež. [Sky] je obloha taká široká, že na ňu niet pokrievky. Ani deka by na ňu nestačila, ani dve. A práve vtedy vyjde prvá hviezda, hneď za ňou druhá a tretia, a potom sa už nedajú spočítať.

@hero „Tá sa necháva,“ povie [hero] po chvíli. „Tá je na noc otvorená.“

[more| A [others] na to prikývnu, lebo práve z lavice to vidno najlepšie. | [Adult] na to prikývne, lebo je to pravda, a chvíľu na tú otvorenú oblohu pozerajú spolu.] Potom ide [hero] ďalej, už iba po špičkách, a ráta na prstoch, čo už má a čo ešte nemá. Na jednu ruku to už nestačí a do druhej to treba ešte zmestiť.
/+4

[is:beast| A potom je tu [beast], ešte celkom hore. @hero „Dobrú noc,“ povie [hero] a čaká. [Beast] zavrie jedno oko. Potom druhé. | Pri schode niečo dupe a je to ježko, ten ešte len vstáva. @hero „Dobrú noc,“ povie [hero]. Ježko zavrie oči, ale iba na chvíľu.]

+2
[with| [friend-is| toy, pet: [Friend] pri každom zavretí prikývne. Posledné je vedro, to [hero] obráti hore dnom. | @friend „A toto?“ pýta sa [friend] a ukáže na vedro. To tiež. Obrátia ho spolu hore dnom.] | Posledné je vedro, to [hero] obráti hore dnom.]
/+2

+3
@adult „Takého zavierača sme tu ešte nemali,“ povie [adult] a nesie dnu kôš s bielizňou. „Čo si počneme, keď pôjdeš domov?“

@hero „Potom to naučím ježka,“ povie [hero]. „Ten je aj tak celú noc hore.“
/+3

== bed
V posteli je perina až po bradu a vankúš vonia slnkom a vetrom.

@adult „Je všetko zavreté?“ pýta sa [adult].

@hero „Všetko,“ povie [hero].

@adult „A tieto dve okienka?“ šepne [adult] a ukáže [jej/mu/prstom] na oči.

+3
[far] Nikde nič nevŕzga a nikde nič nekvapká. [with| [Friend] už má zavreté. | Na dvore už nie je deň, iba miesto po ňom.]
/+3

+4
Mesiac sa pozerá na dvor, na lavicu a na obrátené vedro, či je to naozaj poriadne spravené. Chodí pomaly a potichu, aby z toho náhodou nič neodomkol. Vzduch vonia trávou a perina je mäkká a teplá, presne taká, do akej sa nefúka. A celý ten dlhý deň leží kdesi vedľa postele, zavretý ako kniha, v ktorej je založený lístok, nech ráno každý ľahko nájde miesto, kde bude pokračovať.
/+4

&last @hero „Tak,“ zašepká [hero]. „Toto je zavreté.“

!asleep A naozaj, najprv jedno oko, potom druhé, a [hero] spí.
`,
  older,
}
