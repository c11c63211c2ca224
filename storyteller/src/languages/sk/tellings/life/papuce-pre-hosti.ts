import type { Telling } from '../../../../craft/telling.ts'

/*
 * A visitor is far too tall to be looked at. What can be looked at is the feet: one sock has a hole, and the toe in it says hello. The child brings it the
 * slippers for guests.
 */

/** From where, as the parent said it. */
const FROM: Readonly<Record<string, string>> = {
  'visit-z-kanady': 'z Kanady',
  'visit-z-ameriky': 'z Ameriky',
  'visit-z-norska': 'z Nórska',
  'visit-z-nemecka': 'z Nemecka',
  'visit-z-rakuska': 'z Rakúska',
  'visit-z-ceska': 'z Čiech',
  'visit-z-anglicka': 'z Anglicka',
  'visit-z-madarska': 'z Maďarska',
  'visit-z-polska': 'z Poľska',
  'visit-z-ukrajiny': 'z Ukrajiny',
  'visit-z-talianska': 'z Talianska',
  'visit-z-australie': 'z Austrálie',
  'visit-z-svajciarska': 'zo Švajčiarska',
  'visit-z-bratislavy': 'z Bratislavy',
  'visit-z-kosic': 'z Košíc',
  'visit-z-dediny': 'z dediny',
}
/** Only where the parent said from where. */
const from = (there: string, other = '') => `[from| some: ${there} | ${other}]`

export const papucePreHosti: Telling = {
  id: 'guest-slippers',
  shape: 'visitor',
  fits: { kind: 'life', subjects: ['visit'], when: ['past', 'today', 'tomorrow', 'always'], says: ['visit-family'] },
  ages: [3, 6],
  tile: { label: 'Príde návšteva', wish: 'zajtra príde na návštevu teta' },
  titles: ['Papuče pre hostí', 'Dobrý deň, palec'],
  figures: {},
  keys: {
    from: `[has| ${Object.keys(FROM).join(', ')}: some | none]`,
    sits: '[when| tomorrow: waits | [has:visit-hides| hides | looks]]',
    hides: '[has:visit-hides| yes | [when| tomorrow: yes | no]]',
  },
  words: {
    thence: `[has| ${Object.entries(FROM)
      .map(([id, there]) => `${id}: ${there}`)
      .join(' | ')} | zďaleka]`,
    visitor: '[whom-is| named: [has:cousin| [whom:sesternica/bratranec/] [whom] | [whom.kind] [whom]] | [whom]]',
  },
  things: {
    whom: {
      kinds: [],
      grownUps: true,
      or: {
        forms: {
          ...{ name: 'návšteva', nom: 'návšteva', gen: 'návštevy', dat: 'návšteve', acc: 'návštevu' },
          ...{ loc: 'návšteve', ins: 'návštevou' },
        },
        gender: 'she',
      },
    },
    // Whoever else is named is not at the child's side.
    other: { kinds: [], grownUps: true, or: { forms: { name: 'sused' }, gender: 'he' } },
    pet: {
      kinds: ['animal', 'bird', 'sea-animal'],
      or: { forms: { name: 'pes', nom: 'pes', ins: 'psom' }, gender: 'he' },
    },
    food: {
      kinds: ['food'],
      or: { forms: { name: 'rožok', nom: 'rožok', acc: 'rožok' }, gender: 'he' },
    },
    box: {
      kinds: ['household', 'toy'],
      or: { forms: { name: 'krabica', nom: 'krabica', loc: 'krabici' }, gender: 'she' },
    },
  },
  fact: '[Hero] raz [požičal/požičia] návšteve papuču a prešli v jednom páre celou predsieňou.',
  next: 'Pri dverách stáli papuče pre hostí a boli ešte teplé.',
  young: `
== comes
[sits| waits: Zajtra príde [visitor]${from(' [thence]')}. | [is:whom| Na návštevu príde [visitor]${from(' [thence]')}. | Dnes na obed príde návšteva${from(' [thence]')}.]] [has:visit-never-seen| [has:visit-phone| [Hero] [whom:ju/ho/ju] pozná iba z telefónu a tam je [whom] [whom:malá a plochá/malý a plochý/malá a plochá]. | [Hero] vôbec nevie, aká [whom:tá teta/ten človek/tá návšteva] je.] | ]

[sits| waits: [has:visit-bed| [Hero] prichystá posteľ[has:krabica|, a to rovno v krabici od hračiek |][is:food|, a dá do nej aj [food.acc], pre hlad po ceste |]. | ] | ]

[sits| waits: *slippers K dverám [hero] pripraví papuče pre hostí. Sú to najväčšie papuče v dome((, nikto v nich nebýva)). | *slippers Pri dverách čakajú papuče pre hostí. Sú to najväčšie papuče v dome((, inokedy v nich nebýva nikto)).]

+2
[sits| waits: Papuče čakajú celú noc. Ráno ešte stále čakajú a [hero] čaká s nimi. | [Hero] ich vyrovná špičkami ku dverám, aby bolo jasné, kam má návšteva vstúpiť.] [with| [friend-is| toy, pet: [Friend] si do jednej sadne, aby neostala studená. | [Friend] ich ešte utrie rukávom.] |]
/+2

-2
[sits| waits: Na druhý deň sa ozve crn! Niekto zvoní. | Crn! Niekto zvoní.]
/-2

+2
Crn! Niekto zvoní.
/+2

[hides| yes: A [hero] je v tej chvíli za kabátmi aj s papučami. Nevie ani ako. | [Hero] stojí pri dverách a pozerá sa dolu, lebo hore sa ešte pozerať nechce.]

== toe
Do predsiene vojdú topánky. Sú cudzie${from(' a prišli až [thence]')}. ((Vysoko nad nimi je [whom], ale [hides| yes: spoza kabátov tak vysoko nevidno | tak vysoko sa [hero] ešte nepozerá]. ))[has:visit-never-seen| [has:visit-phone| V telefóne sa [whom] zmestí do ruky, a do tých dverí iba tak-tak. | ] | ]

[is:pet| S topánkami príde aj [pet] a hneď sa ozve((, rozumieť tomu netreba)). [has:visit-za-stryka| @hero „Dobrý deň, strýko,“ povie mu [hero] potichu. | ] | ]

Topánky sa vyzujú a zostanú ponožky. Jedna je celá. V druhej je diera a z diery vykúka palec.

Palec zakýva.

&first @hero „Dobrý deň, palec,“ šepne [hero](([hides| yes:  do kabáta | ])).

+2
Palec zakýva ešte raz, potichu ako predtým. [has:visit-no-words| Po slovensky nevie ani slovo, ale kývať vie, a vidí to iba [hero]. | Vidí to iba [hero].] Veľkí sa totiž pozerajú iba hore.
/+2

[hides| yes: @adult „A kde je [hero]?“ pýta sa [adult]. | @adult „Poď ďalej,“ povie [adult] a už nesie kabát.]

[has:visit-no-words| [hides| yes: [Whom] iba pokrčí plecami a usmeje sa. | [Whom] sa usmeje, lebo nerozumie, a zostane stáť.] | [hides| yes: @whom „Veď mám čas,“ povie [whom] a zostane stáť. | @whom „Hneď,“ povie [whom] a zostane stáť.]]

+3
Hore sa rozprávajú veľkí. Hovoria, aká bola cesta a ako ten čas letí. Dolu je ticho a trochu fúka. Palec sa pozrie doľava, pozrie sa doprava a potom zasa na [hero.acc/kabáty].

@hero „Ja som tu,“ šepne [hero], ale celkom potichu, iba pre palec.

[with2| [Friend2] hore berie kabát a [friend] tašku. | Z kabáta odkvapne kvapka a padne vedľa ponožky.]
/+3

+4
Potom príde z kuchyne mačka, lebo mačka musí byť pri všetkom. Ovonia topánky, prvú aj druhú. Ovonia celú ponožku. Pri tej druhej zastane a dlho sa na palec pozerá. Palec sa ani nepohne. Mačka zdvihne labku.

@hero „Nie!“ šepne [hero]. „To je návšteva!“

Mačka položí labku a odíde do kuchyne. [more| [Others] ju tam už čakajú s miskou. | V kuchyni zacinká lyžička.] Palec si vydýchne, a to palec robí tak, že sa narovná.
/+4

Lenže podlaha je studená. Palec sa skrčí.

== slippers
^slippers [Hero] to vidí. Vezme jednu papuču pre hostí a [hides| yes: posunie ju spoza kabátov | posunie ju po zemi] rovno k nemu.

[has:visit-no-words| [Whom] sa na papuču pozrie a ukloní sa jej. | @whom „Ďakujem, papuča,“ povie [whom].]

+2
Potom [hides| yes: vyjde spoza kabátov | príde] druhá papuča. Tá ide pomalšie, lebo sa trochu bojí.
/+2

-2
Potom [hides| yes: vyjde spoza kabátov | príde] druhá papuča. A v nej je [hero].
/-2

+2
V papuči je noha a na nohe je celkom hore [hero].
/+2

@adult „Dve papuče a štyri nohy,“ povie [adult]. „Ako teraz pôjdete?“

Idú spolu. Ľavú papuču má [whom], pravú papuču má [hero], a tie dve nohy, čo zvýšili, idú po špičkách. Šuch, šuch, cez celú predsieň až do kuchyne.

+3
[has:visit-no-words| Smejú sa obaja rovnako, na to slová netreba. | @whom „Doľava,“ povie [whom]. @hero „Doprava,“ povie [hero]. A idú rovno.] Papuča sa raz zastaví, raz sa vyzuje a raz sa obráti naopak. Až pri stole sa [hero] pozrie hore. Hore je nos, dve uši a úsmev. Nie je to vôbec tak vysoko, ako to vyzerá od zeme. [has:visit-za-stryka| [is:pet| Vtom sa znova ozve [pet]. @hero „Aj vám, strýko,“ povie [hero]. | ] | ][has:visit-shows| [has:kamen| Potom [hero] ukáže kamene, jeden krajší ako druhý, a každý sa musí podržať v ruke. | Potom [hero] ukáže poklady, jeden krajší ako druhý, a každý sa musí podržať v ruke.] | ]
/+3

+4
Potom [hero] ukáže návšteve celý byt, ale tak, ako ho poznajú nohy. Toto je koberec, ten hreje. Toto sú dlaždice, tie nehrejú vôbec. Toto je noha od skrinky a o tú sa udiera malíček. Palec sa pre istotu schová do diery. A toto je miesto pri okne, kam ráno svieti slnko, a tam sa dá stáť aj celkom bez ponožiek. Chvíľu tam teda stoja a hrejú sa.

Pri stole sú koláče a pod stolom sú nohy. [Hero] sa tam ide pozrieť, či je všetko v poriadku. Papuča je v poriadku. Diera je o kúsok väčšia a palec je z nej vonku už skoro celý. Tak [hero] skočí do izby, prinesie náplasť s medvedíkom a dieru prelepí.

Pri stole to vidno iba podľa toho, že sa niekto uprostred vety začne smiať.

[has:visit-no-words| [Whom] zdvihne nohu nad stôl, nech to vidí každý. | @whom „To je najkrajšia ponožka, akú mám,“ povie [whom] a zdvihne nohu nad stôl.] Krásne to nie je, ale drží to.
/+4

== bed
Večer stoja pri dverách papuče, veľké vedľa malých. [has:visit-stay| Návšteva je už na ceste domov, ale papuče sú ešte teplé. | [has:visit-bed| [has:krabica| Do krabice sa zmestia iba nohy, tak tam spia aspoň nohy. | V prichystanej posteli už niekto spí. ] | ]]

[Hero] leží v posteli pod teplou perinou. Na konci periny vykúka palec.

+2
Každá noha v dome má toho dnes nachodené dosť.
/+2

+3
[with| [Friend] už dýcha pomaly a ticho. | V celom dome je ticho a tma.] Ani hodiny v kuchyni sa neponáhľajú, lebo kto má prísť, ten je už tu.
/+3

+4
Mačka spí v ľavej papuči pre hostí a na pravej má chvost. Mesiac svieti potichu do predsiene, na topánky${from(', ktoré prišli až [thence]')}. Zajtra ich treba vyčistiť.
/+4

&last @adult „Dobrú noc, palec,“ šepne [adult].

Palec zakýva a pomaly sa schová. !asleep Perina je mäkká a [hero] spí.
`,
}
