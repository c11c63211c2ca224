import type { Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['fairy-being', 'monster', 'weather', 'sky', 'plant'] as const),
]

/** What is done in a trade: what the notice says, and for what people come. */
const TRADES: Readonly<Record<string, readonly [does: string, wanted: string]>> = {
  kuchar: ['varí', 'tanier polievky'],
  pekar: ['pečie', 'čerstvý rožok'],
  zmrzlinar: ['predáva zmrzlinu', 'dva kopčeky'],
  hasic: ['hasí', 'mačku zo stromu'],
  lekar: ['lieči', 'niečo na kašeľ'],
  veterinar: ['lieči zvieratá', 'náplasť na labku'],
  zubar: ['opravuje zuby', 'zub bez diery'],
  smetiar: ['zváža smeti', 'prázdny kôš'],
  stavbar: ['stavia', 'domček pre psa'],
  pilot: ['lieta s ľuďmi', 'miesto pri okienku'],
  rusnovodic: ['vozí vlakom', 'lístok k babke'],
  postar: ['nosí listy', 'pohľadnicu'],
  policajt: ['dáva pozor', 'stratenú čiapku'],
  maliar: ['maľuje', 'obraz nad posteľ'],
  spevak: ['spieva', 'pesničku na želanie'],
  kadernicka: ['strihá', 'kratšiu ofinu'],
  astronaut: ['letí do vesmíru', 'kúsok Mesiaca'],
  baletka: ['tancuje', 'kúsok tanca'],
}
const trade = (part: 0 | 1, other: string) =>
  `[what-is| ${Object.entries(TRADES)
    .map(([id, told]) => `${id}: ${told[part]}`)
    .join(' | ')} | ${other}]`

/** What it is given, where what the trade needs cannot be put into anybody's hands. */
const TOOL =
  '[what-is| zmrzlinar: lyžicu na kopčeky | pilot, kapitan, rusnovodic, vodic: čiapku so štítkom | farmar, zahradnik: hrable | lekar, veterinar, zachranar: biely plášť | smetiar: oranžovú vestu | horar, namornik, pirat: ďalekohľad | spevak: mikrofón | vynalezca, vedec: okuliare | baletka, tanecnica: sukničku | maliar: štetec | predavac, casnik, kuchar, pekar: bielu zásteru | futbalista: dres | [what.needs]]'

export const chcePracovat: Telling = {
  id: 'wants-job',
  shape: 'cumulative',
  fits: { kind: 'event', events: ['wants'], who: WHO, what: ['job'] },
  ages: [3, 6],
  titles: ['Prvý deň v práci', 'Po svojom', 'Dnes tu pracuje [who]'],
  figures: {
    krt: { forms: { name: 'krtko' }, gender: 'he' },
    sova: { forms: { name: 'sova' }, gender: 'she' },
  },
  worlds: {
    sea: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: { hus: { forms: { name: 'teta Čajka', acc: 'tetu Čajku' }, gender: 'she' } },
      words: {},
    },
    space: {
      themes: ['space', 'science', 'discovery'],
      figures: { hus: { forms: { name: 'teta Marťanka', acc: 'tetu Marťanku' }, gender: 'she' } },
      words: {},
    },
    valley: {
      themes: ['dinosaurs'],
      figures: { hus: { forms: { name: 'dinosauria teta', acc: 'dinosauriu tetu' }, gender: 'she' } },
      words: {},
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: { hus: { forms: { name: 'pani kráľovná', acc: 'pani kráľovnú' }, gender: 'she' } },
      words: {},
    },
    heroes: {
      themes: ['superheroes'],
      figures: { hus: { forms: { name: 'teta Superhrdinka', acc: 'tetu Superhrdinku' }, gender: 'she' } },
      words: {},
    },
    home: { themes: [], figures: { hus: { forms: { name: 'teta Hus', acc: 'tetu Hus' }, gender: 'she' } }, words: {} },
  },
  things: {
    who: {
      kinds: WHO,
      or: {
        forms: {
          name: 'kocúr',
          nom: 'kocúr',
          gen: 'kocúra',
          dat: 'kocúrovi',
          acc: 'kocúra',
          loc: 'kocúrovi',
          ins: 'kocúrom',
        },
        gender: 'he',
      },
    },
    what: {
      kinds: ['job'],
      or: {
        forms: {
          ...{
            name: 'kuchár',
            nom: 'kuchár',
            gen: 'kuchára',
            dat: 'kuchárovi',
            acc: 'kuchára',
            loc: 'kuchárovi',
            ins: 'kuchárom',
          },
          needs: 'varechu',
        },
        gender: 'he',
      },
    },
    food: { kinds: ['food'], or: { forms: { name: 'palacinka', nom_pl: 'palacinky' }, gender: 'she' } },
  },
  words: { does: trade(0, 'pracuje'), wanted: trade(1, 'dobrú radu'), tool: TOOL },
  fact: '[Hero] [pomohol/pomáha] niekomu prvý deň v práci a odvtedy vie, že sa to dá aj po svojom.',
  next: 'Na dverách visela ceduľka a bolo na nej, že sa otvára až zajtra.',
  young: `
== chce
[Who] chce byť [what.ins]. [has:piect| [is:food| Chce to, odkedy [hero] pečie doma [food.nom_pl] a vonia to až na ulicu. | ] | ]

@who „Budem najlepší [what] na svete!“ hovorí [who] každé ráno, len čo otvorí oči.

+3
Večer to hovorí znova, aby na to do rána nikto nezabudol. Už to vedia aj vrabce a čvirikajú to ďalej. Iba jedno nevie nikto: kde sa s tým začína. Na dverách to napísané nie je a v knižke tiež nie.
/+3

@hero „Tak to skús hneď,“ povie [hero] a napíše na dvere, že dnes tu [does] [who].

[with| [friend-is| pet: [Friend] pri dverách stráži. | toy: [Friend] si sadne na kľučku. | @friend „A ja budem vítať,“ povie [friend].] | ]

== den
[Who] dostane [tool], postaví sa rovno a robí všetko presne tak, ako to robí [what] v knižke.

Lenže v knižke nie je [who]. [by:cools| Pri teple je z toho mláka. | [by:is-heavy| Stolička praskne. | [by:swims| Všetko je hneď mokré. | [by:is-small| Na stôl je to vysoko a nič odtiaľ nevidno. | [by:flies| Krídla všetko odfúknu pod skriňu. | [by:rolls| Vo dverách je to úzke. | Všetko padá na zem.]]]]]]

Príde [hus] a chce [wanted]. Čaká, čaká((, prestupuje z nohy na nohu)), a nič.

@hus „To nie je [what],“ povie [hus]. „To je [who].“

+2
Príde krtko a čaká tiež.

@krt „To nie je [what],“ povie krtko. „To je [who], a to poznám aj po hmate.“
/+2

+4
Príde sova, hoci je deň a sova má cez deň zatvorené oči.

@sova „Zobuďte ma, keď to bude,“ povie sova. Nezobudí ju nikto, lebo nebude nič. [more| [Others] kývajú hlavou. | Sova odíde až večer a myslí si, že to bolo pekné.]
/+4

@who „Naozaj,“ vzdychne [who]((, a zvesí všetko, čo sa zvesiť dá)). „Ja som iba [who].“

+2
[Who] to odloží a sadne si k múru. [feels| sad: A je to veľmi smutné sedenie. | Je veľmi ticho.]
/+2

== turn:cools
@hero „Lenže je horúco,“ povie [hero]. „A ty predsa vieš chladiť!“

[Who] dýchne doľava a dýchne doprava. Ach, to je príjemné! Kto ide okolo, ten zastane.

== turn:flies
@hero „Lenže ty vieš lietať!“ povie [hero]. „Tak nečakaj, kým prídu. Leť za nimi!“

[Who] lieta od okna k oknu a všetko nosí rovno na parapetu. [what:Taká/Taký/Také] [what] nie je ani v knižke.

== turn:is-tall
@hero „Lenže ty si vysoko!“ povie [hero]. „Dočiahneš všade, kam iní nie.“

[Who] podáva cez plot aj na tretie poschodie. [what:Taká/Taký/Také] [what] nie je ani v knižke.

== turn:carries
@hero „Lenže ty unesieš všetko naraz!“ povie [hero].

[Who] nesie naraz to, na čo iní idú trikrát, a ešte aj [hus.acc]. [what:Taká/Taký/Také] [what] nie je ani v knižke.

== turn:digs
@hero „Lenže ty vieš hrabať!“ povie [hero]. „Spravíme okienko k nim rovno spod zeme.“

[Who] hrabe a vykukne každému rovno pri dverách. [what:Taká/Taký/Také] [what] nie je ani v knižke.

== turn:sings
@hero „Lenže ty vieš spievať!“ povie [hero]. „A čakať s pesničkou je celkom iné čakanie.“

[Who] si pri práci spieva a v rade sa tancuje. [what:Taká/Taký/Také] [what] nie je ani v knižke.

== turn:runs
@hero „Lenže ty si ako vietor!“ povie [hero]. „Tak na nich nečakaj a bež za nimi!“

[Who] je tu, tam, a zasa tu, skôr než sa povie prosím. [what:Taká/Taký/Také] [what] nie je ani v knižke.

== turn:jumps
@hero „Lenže ty vieš skákať!“ povie [hero]. „Tak to rob skokom!“

[Who] skočí sem, skočí tam, a všetko je hneď tam, kde má byť. [what:Taká/Taký/Také] [what] nie je ani v knižke.

== turn:any
@hero „V knižke sa každý ponáhľa,“ povie [hero]. „Ty nemusíš. Rob to po svojom.“

[Who] zatvorí knižku a nikam sa neponáhľa. Každého najprv vypočuje až do konca, a to predtým nerobí nikto. [what:Taká/Taký/Také] [what] nie je ani v knižke.

== rad
@hero „Po svojom!“ volá [hero]. „Tu sa to robí po svojom!“

O chvíľu je pred dverami rad. Prvá v ňom stojí [hus].

@hus „Prosím si [wanted],“ povie [hus]. A potom si ide stať na koniec((, aby mohla prísť ešte raz)).

+2
@krt „To je [who] a to je aj [what],“ povie krtko. „Oboje naraz, a to poznám aj po hmate.“
/+2

+3
Rad je dlhý. Ide cez celú ulicu a ohýba sa za roh. [with2| @friend2 „Ja počítam,“ povie [friend2], ale pri stovke sa pomýli. | Nikomu to nie je dlho.] Kto už svoje má, ešte chvíľu zostane a pozerá sa, lebo je sa na čo pozerať. @who „Po svojom sa to robí celkom samo,“ čuduje sa [who].
/+3

+4
Až zrazu príde niekto s kufríkom a s vážnou tvárou. Je to naozajstný [what], ten z knižky. Díva sa vpravo, díva sa vľavo a rad stíchne.

@who „Prepáčte,“ povie [who]. „Ja to neviem tak ako vy.“

Naozajstný [what] otvorí kufrík. Je v ňom hrubý zošit a ceruzka.

@hero „Bude nám to zapisovať ako chybu?“ šepne [hero].

Ale nie. Naozajstný [what] si sadne na zem a píše: čo robí [who] ľavou stranou, čo pravou a čo celkom po svojom. Popíše šesť strán, otočí list a na konci si vypýta aj podpis. Potom naň ešte dlho a pozorne fúka.

@hus „Vidíte, to je [who],“ povie [hus]. „Ja to hovorím od rána.“

Nakoniec dá [what] z knižky na stôl svoju vlastnú čiapku. Je trochu veľká a trochu stará, a keď si ju [who] skúsi, spadne až na bradu a je v nej tma ako v noci.

@hero „Do tej dorastieš,“ povie [hero].

@who „Alebo ona zmenší seba,“ povie [who] spod čiapky. „Po svojom.“
/+4

-4
[What] z knižky sa príde pozrieť tiež a odíde veľmi zamyslene.
/-4

== bed
-2
Večer sú dvere zatvorené. [Hero] leží v posteli, kde je teplo.
/-2

+2
Večer visí na dverách, že sa otvára až zajtra. [Hero] leží v posteli, perina je mäkká a v izbe je ticho.
/+2

@hero „A čím budem ja?“ pýta sa [hero].

@adult „Čím chceš,“ šepne [adult]. „Len po svojom.“

+3
[Hero] si to pomaly premyslí. [with| [friend-is| toy: [Friend] leží vedľa na vankúši. | [Friend] už pokojne dýcha.] | Mesiac svieti potichu na stenu.] Dá sa byť všeličím. Lenže na všeličo je dnes už neskoro. Práca sa začína ráno a teraz je večer.
/+3

+4
Vonku už nikto nestojí. Z radu je zasa iba ulica a tá odpočíva. [Who] spí tiež a pod hlavou má knižku, lebo na vankúš je taká akurát. Na druhom konci ulice chrápe [hus], pomaly a ticho, po svojom. Aj lampa na rohu svieti iba trochu.
/+4

@hero „Tak najprv budem spáč,“ zívne [hero].

+4
@adult „A čo na to treba?“ šepne [adult].

@hero „Iba perinu,“ šepne [hero].
/+4

@adult „To ti pôjde,“ šepne [adult].

!asleep A naozaj. O chvíľu [hero] spí, celkom po svojom.
`,
}
