import type { Telling } from '../../../../craft/telling.ts'

/** What is to be bitten tomorrow: the tree of the wish, or a cake. */
const thing = (tree: string, cake: string) => `[has:strom| ${tree} | ${cake}]`

export const kyveZub: Telling = {
  id: 'wobbly-somebody',
  shape: 'making',
  fits: {
    kind: 'event',
    events: ['going-to', 'waiting', 'other', 'cannot', 'afraid', 'refuses', 'sad', 'wants', 'proud', 'hurt'],
    who: ['animal', 'sea-animal', 'dinosaur', 'fairy-being', 'monster', 'toy', 'royal', 'job'],
    says: ['kyve-zub'],
  },
  ages: [3, 6],
  titles: ['Zub, ktorý ostal v práci', 'Veľké hryzenie', 'Bokom'],
  figures: {
    rest: { forms: { name: 'ostatní' }, gender: 'he' },
  },
  things: {
    who: {
      kinds: ['animal', 'sea-animal', 'dinosaur', 'fairy-being', 'monster', 'toy', 'royal', 'job'],
      or: {
        forms: {
          name: 'bobor',
          nom: 'bobor',
          gen: 'bobra',
          dat: 'bobrovi',
          acc: 'bobra',
          loc: 'bobrovi',
          ins: 'bobrom',
        },
        gender: 'he',
      },
    },
  },
  words: {
    vec: thing('strom', 'koláč'),
    vecgen: thing('stroma', 'koláča'),
    vecloc: thing('strome', 'koláči'),
    size: thing('vysoký až po oblaky', 'široký ako stôl'),
  },
  fact: '[Hero] [našiel/nájde] hryzenie, na ktoré predný zub netreba.',
  next: 'V kôre niečo bielo svietilo. Bol to zub a čakal na návštevu.',
  young: `
== kyve
[who-is| named: [Who.kind] [who] | [Who.full]] má vpredu veľký zub a ten *zub zub sa kýve. Zajtra treba prehrýzť najväčší [vec], aký tu je, [size]. 

@who „Keď zahryznem, vypadne,“ povie [who] smutne. „A keď nezahryznem, nebude nič.“

[Hero] si sadne vedľa a pozrie sa zblízka. @hero „Kýve sa. Ale drží.“

+2
Ostatní zatiaľ radia. @rest „Vytrhni ho,“ povie jeden. @rest „Prilep ho,“ povie druhý. @rest „Nehýb sa do jari,“ povie tretí.

Nepomôže nič, iba je z toho zub ešte nervóznejší. [with| [friend-is| toy: | pet: [Friend] oňuchá [vec] a kýchne. | [Friend] radšej neradí a podá vreckovku.]]
/+2

+4
Skúša sa teda všeličo. Okolo hlavy príde šál, nech zub drží, lenže pod šálom sa nedá otvoriť ústa. Potom príde med, lebo lepí. Med je dobrý, ale o chvíľu je preč a zub sa kýve ďalej, iba je sladký.

@who „Tak tam zajtra nepôjdem,“ povie [who]. „Poviem, že [vec] je chorý.“

@hero „A keď to neuverí?“ pýta sa [hero]. [more| Na to nevedia odpovedať ani [others].]

Chvíľu mlčia a dívajú sa hore. Veľké veci vyzerajú večer ešte väčšie.
/+4

== bokom
&first @hero „A čo keď bokom?“ spýta sa [hero].

@who „Bokom?“ diví sa [who]. „Tam mám predsa iba tie obyčajné.“

@hero „Obyčajné sa nekývu,“ povie [hero] a ukáže vlastné, celkom vzadu.

@who „A čo keď sa budú smiať?“ pýta sa [who].

@hero „Tak sa smej tiež, ale bokom,“ povie [hero].

Vyskúšajú to na tvrdej kôrke chleba. Chrup! Kôrka je preč a predný zub sa iba čuduje.

+3
Potom to skúsia na jablku. [Who] ho chytí a otočí hlavu, ako keď je niekto za rohom. Chrup! Na jablku je okrúhly kúsok preč a predný zub o tom ani nevie.

@who „Ono to ide,“ čuduje sa [who]. Potom to ide ešte raz, a ešte raz, až je z jablka iba stopka. [with2| Stopku si vezme [friend2] na pamiatku.]
/+3

Ráno je tu ten veľký [vec]. Zblízka je ešte väčší. [Who] sa obzrie, či je [hero] nablízku. Potom [who] otočí hlavu bokom. Chrup! A zasa chrup. [Hero] počíta, kúsok po kúsku.

+2
@rest „Takto sa to predsa nehryzie,“ povie niekto.

@hero „Takto tiež,“ povie [hero] a počíta ďalej. „Sto jeden, sto dva. Za chvíľu sme v polovici.“
/+2

+3
Ide to pomalšie ako spredu. Slnko prejde nad hlavou a tieň sa presunie na druhú stranu. Na obed je prestávka a v nej iba mäkký chlieb. Potom zasa bokom, zasa chrup, a kôpka pri nohách rastie. Zato sa nikto neponáhľa a [has:strom| piliny voňajú | omrvinky voňajú] široko-ďaleko.
/+3

Ostane posledný kúsok, tenký ako prst. Na ten už treba predný zub.

@who „Teraz už môže ísť, ak chce,“ povie [who] a zahryzne. Cup!

[Vec] je prehryznutý a ^zub zub ostane v ňom, biely ako okienko.

@who „Ani to nebolelo,“ šepne [who]. „On iba [=chcel] byť pri tom.“

+4
Kto ide okolo, zastane a pozrie. Zub svieti v [vecloc] ako malá lampa a každý si naň môže raz ťuknúť, ale iba zľahka. Najdlhší rad je hneď ráno, keď naň svieti slnko, lebo vtedy sa v ňom dá vidieť vlastný nos. Najmenší z radu sa vždy opýta na bolesť a [who] zakaždým poctivo povie, že to iba trochu šteklí. Potom ukáže medzeru a rad sa posunie o jedného ďalej.

@rest „To je najkrajší podpis, aký tu máme,“ povie ten, čo má doma ten šál.

[Who] sa na to usmeje a vpredu je medzera. Fúka cez ňu celkom malý vietor. Dá sa ňou pískať, ale iba jednu pesničku, a tú hneď pozná každý. Kto ju začuje, vie, že hryzenie je hotové.
/+4

== bed
Večer je ticho. [Hero] leží v posteli a jazykom počíta zuby, jeden po druhom.

+2
Perina je mäkká a teplá. [with| [friend-is| toy: [Friend] leží na vankúši. | [Friend] už pomaly dýcha.] | Tieň na stene pomaly dýcha.]
/+2

+3
Niekde leží aj [who] a cez medzeru potichu píska dych. Pod ňou sa už chystá nový zub, ešte väčší, ale ten má čas.
/+3

+4
Mesiac svieti na [vec] a na ten malý biely zub. Odtiaľ je dobre vidieť na celú tichú krajinu, na cestu, na lúku aj na malé okno, za ktorým leží [hero]. Lístie šumí pomaly, tráva je mokrá a mäkká, a nikto už dnes nič hrýzť nemusí. Aj zuby odpočívajú, predné aj tie obyčajné vzadu, čo majú za sebou toľko práce.
/+4

@adult „Na ktorom boku sa ti spí najlepšie?“ šepne [adult].

&last @hero „Dnes bokom,“ šepne [hero] a otočí sa k stene.

!asleep [Adult] prikryje perinou aj pätu a [hero] už spí.
`,
}
