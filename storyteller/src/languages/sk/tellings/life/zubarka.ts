import type { Telling, TellingFigure } from '../../../../craft/telling.ts'

/** What it is that the wish tells: before the dentist, after, or of a tooth that is hurt. */
const CASE =
  '[has| zb-sivy: sivy | zb-odstiepil: kusok | [event| hurt: [has| zb-boli: boli | uder] | [has| zb-strojcek: strojcek | zb-neotvori: [when| tomorrow: zamok | neotvori] | zb-hanbi: [when| tomorrow: ide | hanbi] | [when| tomorrow: [has| zb-trhat: trhat | zb-boli: boli | zb-vrta: vrta | ide] | [has| zb-dobre, zb-odmena: dobre | zb-trhat: [when| past: dobre | trhat] | zb-boli: boli | zb-vrta: [when| past: vrtali | [event| afraid: vrta | [has:zb-hral| vrtali | vrta]]] | [when| past: vrtali-nie | [event| proud: dobre | ide]]]]]]]'

const AFTER = ['vrtali', 'bol', 'neotvori', 'hanbi', 'dobre', 'sivy', 'kusok', 'uder'] as const
const BEFORE = ['vrta', 'trhat', 'strojcek', 'boli', 'zamok'] as const
type Case = (typeof AFTER)[number] | (typeof BEFORE)[number] | 'ide'

const by = (told: Record<Case, string>) =>
  `[pripad| ${[...AFTER, ...BEFORE].map((id) => `${id}: ${told[id]}`).join(' | ')} | ${told.ide}]`

/** Told of a visit that is over or of a tooth that is hurt, or of one that is to come. */
const after = (yes: string, no = '') => `[kedy| po: ${yes} | ${no}]`

const male = (stem: string): TellingFigure => ({
  forms: {
    ...{ name: stem, nom: stem, gen: `${stem}a`, dat: `${stem}ovi`, acc: `${stem}a`, loc: `${stem}ovi` },
    ins: `${stem}om`,
  },
  gender: 'he',
})
const patient = (stem: string, full = male(stem)) => ({ patient: full })
const dinosaur: TellingFigure = {
  forms: {
    ...{ name: 'dinosaurus', nom: 'dinosaurus', gen: 'dinosaura', dat: 'dinosaurovi', acc: 'dinosaura' },
    ...{ loc: 'dinosaurovi', ins: 'dinosaurom' },
  },
  gender: 'he',
}

const toy = (form = '') => `[friend-is| toy: [friend${form}] | [is:toy| [toy${form}] | [patient${form}]]]`

/** What the wish says went well, or was given. */
const GOOD =
  '[has| zb-odmena: Na tričku má nálepku a | zb-trhat: O jeden zub je tam menej a | Všetky zuby sú spočítané a]'

/** Where the tooth was hurt. */
const BANG =
  '[has| kolobezka: Na kolobežke buch! | bicykel: Na bicykli buch! | hojdacka: Na hojdačke buch! | preliezka: Na preliezke buch! | smyklavka: Na šmykľavke buch! | trampolina: Na trampolíne buch! | schody: Na schodoch buch! | bazen: V bazéne buch! | skolka: V škôlke buch! | Buch!]'
const FROM =
  '[has| kolobezka: To má z kolobežky. | bicykel: To má z bicykla. | hojdacka: To má z hojdačky. | preliezka: To má z preliezky. | smyklavka: To má zo šmykľavky. | trampolina: To má z trampolíny. | schody: To má zo schodov. | To je od toho buchnutia.]'

/** What the wish says. */
const OPENS = by({
  ide: '[Day] ide [hero] k [dat]. [feels:afraid| Bojí sa, | V bruchu to šteklí,] lebo nevie, čo tam bude.',
  vrta: '[Day] ide [hero] k [dat]. Bojí sa vŕtačky, lebo vŕtačka robí vrrr.',
  trhat: '[Day] ide [hero] k [dat]. Jeden zub musí von a [hero] sa toho bojí.',
  strojcek: '[Day] ide [hero] k [dat]. Zuby dostanú strojček, aby sa nepchali jeden cez druhý.',
  boli: '[Hero] drží ruku na líci. Bolí tam zub a [day] treba ísť k [dat].',
  zamok: '[Day] ide [hero] k [dat]. Lenže ústa sú zavreté a otvoriť sa nedajú.',
  bol: '[Hero] je po návšteve u [gen]. Zuby sú na mieste, ale v bruchu to ešte šteklí.',
  vrtali:
    '[Hero] je po návšteve u [gen]. Vrrr, jeden zub vzadu má opravenú dieru. [has:zb-za-ruku| Držať sa dalo palca a ten patrí [adult.dat].]',
  neotvori: 'U [gen] sedí [hero] v kresle a ústa sú zavreté. Neotvoria sa ani na piaty raz, a tak idú domov.',
  hanbi: 'U [gen] sa [hero] hanbí. Nepovie ani ahoj, ani á, ani slovo.',
  dobre: `[Hero] je po návšteve u [gen]. ${GOOD} všetko je dobre.`,
  sivy: `[Hero] má vpredu jeden zub sivý. ${FROM} Ostatné sú biele a tento nie.`,
  kusok: `${BANG} [Hero] má vpredu odlomený kúsok zuba. Zub drží, iba roh na ňom chýba.`,
  uder: `${BANG} [Hero] má pery od krvi a buchnutý zub. Zub drží, iba bolí.`,
})

/** What the child says to it. */
const WORRIES = by({
  ide: '@hero „Čo mi tam budú robiť?“ pýta sa [hero].',
  vrta: '@hero „A keď to nebude chcieť prestať?“ pýta sa [hero].',
  trhat: '@hero „A bude to bolieť?“ pýta sa [hero].',
  strojcek: '@hero „A bude ma to tlačiť?“ pýta sa [hero].',
  boli: '@hero „Nech mi naň nikto nesiaha,“ povie [hero].',
  zamok: '@hero „Neotvorím,“ precedí [hero]. „Ani trochu.“',
  bol: '@hero „Všetko tam bolo nové,“ povie [hero].',
  vrtali: '@hero „Robilo to vrrr až v ušiach,“ povie [hero].',
  neotvori: '@hero „Ony sa samy zavreli,“ povie [hero] potichu.',
  hanbi: '@hero „Slová boli schované,“ povie [hero] doma.',
  dobre: '@hero „Ani to nebolelo!“ povie [hero]. „Chcem ešte raz.“',
  sivy: '@hero „Už bude stále taký?“ pýta sa [hero].',
  kusok: '@hero „Kúsok zo mňa je preč,“ plače [hero].',
  uder: '@hero „Vypadne mi?“ plače [hero].',
})

/** What is true of it. */
const ANSWERS = by({
  ide: '@adult „Pozrú ti zuby a spočítajú ich,“ povie [adult]. „Poď, ukážeme si to.“',
  vrta: '@adult „Prestane, keď jej to povieš,“ povie [adult]. „Poď, ukážeme si ako.“',
  trhat: '@adult „Najprv ho uspia, potom to iba potiahne,“ povie [adult]. „Poď, ukážeme si to.“',
  strojcek: '@adult „Pár dní trochu áno,“ povie [adult]. „Poď, ukážeme si to.“',
  boli: '@adult „Práve preto tam ideme, nech prestane,“ povie [adult]. „Poď, ukážeme si to.“',
  zamok: '@adult „Ústa sú tvoje,“ povie [adult]. „Poď, ukážeme si to na niekom inom.“',
  bol: '@adult „Tak si to teraz zahráme,“ povie [adult]. „Už vieš ako.“',
  vrtali: '@adult „A vzadu je teraz zub ako nový,“ povie [adult]. „Zahráme sa to?“',
  neotvori: '@adult „To sa stáva,“ povie [adult]. „Skúsime to doma na niekom inom.“',
  hanbi: '@adult „U zubára sa aj tak ťažko hovorí,“ povie [adult]. „Zahráme sa to?“',
  dobre: '@adult „Tak sa na to zahráme,“ povie [adult]. „Kto bude pacient?“',
  sivy: '@adult „Je to modrina,“ povie [adult]. „Koleno ju má modrú a zub sivú. Zubár ho ešte pozrie.“',
  kusok: '@adult „Zubár ten roh vyhladí,“ povie [adult]. „A zub hryzie ďalej. Poď, ukážeme si to.“',
  uder: '@adult „Teraz potrebuje hlavne pokoj a mäkký chlieb,“ povie [adult]. „Poď, ukážeme si to.“',
})

/** What is done with the patient. */
const TRIED = by({
  ide: '@hero „A teraz ich spočítam,“ povie [hero].',
  vrta: 'Ceruzka urobí vrrr. [Paw] hore, a vrrr je ticho.',
  trhat: '@hero „A teraz jeden potiahnem,“ povie [hero].',
  strojcek: '@hero „A teraz strojček,“ povie [hero] a priloží sponku.',
  boli: '@hero „Najprv ho uspím,“ povie [hero] a zuby pohladí.',
  zamok: '@hero „Stačí škárka,“ povie [hero] a nakukne dnu.',
  bol: '@hero „A teraz ich spočítam,“ povie [hero].',
  vrtali: 'Ceruzka urobí vrrr. [Paw] hore, a vrrr je ticho.',
  neotvori: '@hero „Stačí škárka,“ povie [hero] a nakukne dnu.',
  hanbi: '@hero „Hovoriť nemusíš,“ povie [hero]. „Stačí [paw].“',
  dobre: '@hero „A za odvahu dostaneš nálepku,“ povie [hero].',
  sivy: '@hero „Na toho sivého neklopem,“ povie [hero].',
  kusok: '@hero „Tento roh iba vyhladím,“ povie [hero].',
  uder: '@hero „Na toho buchnutého neklopem,“ povie [hero].',
})

/** What comes when the child itself lies there. */
const HAPPENS = by({
  ide: 'Ústa sa otvoria. Zrkadielko studí a cinká o zuby. Ruka ide hore, zrkadielko počká. Ruka ide dole a spočíta sa aj posledný.',
  vrta: 'Ústa sa otvoria. Vrrr! Ruka ide hore a vŕtačka mlčí. Ruka ide dole, vrrr, a na tri je zub opravený.',
  trhat:
    'Ústa sa otvoria a zub zaspí. Trochu to potiahne. Ruka ide hore, kliešte počkajú. Ruka ide dole a zub je vonku.',
  strojcek:
    'Ústa sa otvoria. Strojček studí a trochu tlačí. Ruka ide hore, všetko počká. Ruka ide dole a strojček sedí.',
  boli: 'Ústa sa otvoria a zub najprv zaspí. Potom vrrr! Ruka ide hore, vŕtačka počká. Ruka ide dole a bolesť je preč.',
  zamok: 'Ústa sa otvoria na škárku, potom na dve. Ruka ide hore, zrkadielko počká. Ruka ide dole a ústa sú dokorán.',
  bol: 'Ústa sa otvoria dokorán. Lyžička cinká o zuby. Ruka ide hore, lyžička počká. Ruka ide dole a v bruchu už nič nešteklí.',
  vrtali:
    'Ústa sa otvoria dokorán. Opravený zub je hladký a lesklý. Ruka ide hore, a je ticho. Vrrr už nepočuť ani v ušiach.',
  neotvori:
    'Ústa sa otvoria na škárku, potom na dve. Ruka ide hore, lyžička počká. Ruka ide dole a ústa sú dokorán, celé samy.',
  hanbi:
    'Ústa sa otvoria bez jediného slova. Ruka hore je počkať, palec hore je dobre. Všetko je povedané a slová môžu spať ďalej.',
  dobre:
    'Ústa sa otvoria dokorán. Lyžička cinká o zuby. Ruka ide hore, lyžička počká. Ruka ide dole a všetky zuby sú doma.',
  sivy: 'Ústa sa otvoria. Na sivý zub sa neklope, naň sa iba fúkne. Ruka ide hore a [adult] počká. Sivý je doma ako ostatné.',
  kusok:
    'Ústa sa otvoria. Na odlomený zub sa neklope, naň sa iba pozrie. Ruka ide hore a [adult] počká. Zub je doma, iba má kratší roh.',
  uder: 'Ústa sa otvoria. Na buchnutý zub sa neklope, naň sa iba fúkne. Ruka ide hore a [adult] počká. Zub je doma a drží.',
})

/** What the child, or who tends it, makes of it. */
const AFTERWARDS = by({
  ide: '@dentist „Hotovo,“ povie [zub]. „Tá ruka bol dobrý nápad.“',
  vrta: '@dentist „Hotovo,“ povie [zub]. „Tá ruka bol dobrý nápad.“',
  trhat: '@dentist „Hotovo,“ povie [zub]. „Tá ruka bol dobrý nápad.“',
  strojcek: '@dentist „Hotovo,“ povie [zub]. „Tá ruka bol dobrý nápad.“',
  boli: '@dentist „Hotovo,“ povie [zub]. „Tá ruka bol dobrý nápad.“',
  zamok: '@dentist „Hotovo,“ povie [zub]. „Tá ruka bol dobrý nápad.“',
  bol: '@hero „Už viem, čo príde,“ povie [hero].',
  vrtali: '@hero „Nabudúce zdvihnem ruku aj tam,“ povie [hero].',
  neotvori: '@hero „Poviem to aj [dat],“ povie [hero]. „Potom otvorím.“',
  hanbi: '@hero „Takto to pôjde aj u [gen],“ povie [hero].',
  dobre: '@hero „Nabudúce to naučím aj [acc],“ povie [hero].',
  sivy: '@hero „Modrina,“ povie [hero] zrkadlu a už neplače.',
  kusok: '@hero „Vyzerá ako hora,“ povie [hero] do zrkadla.',
  uder: '@hero „Tak mu dáme pokoj,“ povie [hero].',
})

/** How it is at bedtime. */
const AT_LAST = by({
  ide: 'Zuby sú spočítané a v bruchu je pokoj.',
  vrta: 'Zub je opravený a nikde nič nehučí.',
  trhat: 'Miesto po zube je mäkké a odpočíva.',
  strojcek: 'Strojček už skoro netlačí a zuby sú ticho.',
  boli: 'Líce nebolí a ruka ho nemusí držať.',
  zamok: 'Ústa sú zavreté, ale už iba preto, že je noc.',
  bol: 'V bruchu je teplo a nič tam nešteklí.',
  vrtali: 'Zub vzadu je ako nový a nikde nič nehučí.',
  neotvori: 'Ústa sú zavreté, ale už iba preto, že je noc.',
  hanbi: 'Slová spia a ruka vie všetko za ne.',
  dobre: 'Zuby sú v poriadku a v bruchu je pokoj.',
  sivy: 'Sivý zub je ticho medzi bielymi.',
  kusok: 'Zub s kratším rohom je ticho medzi ostatnými.',
  uder: 'Buchnutý zub má konečne pokoj.',
})

export const zubarka: Telling = {
  id: 'dentist',
  shape: 'swap',
  fits: { kind: 'life', subjects: ['dentist'], when: ['today', 'past', 'tomorrow', 'always'] },
  ages: [3, 9],
  titles: ['Ťuk, ťuk, kto je doma?', 'Ruka hore', 'Pacient s veľkou papuľou'],
  tile: { label: 'U zubárky', wish: 'zajtra ideme k zubárke a bojí sa' },
  figures: { dentist: { forms: { name: 'zubárka' }, gender: 'she' } },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: patient('žralok'),
      words: {
        chair: 'na kapitánskom kresle',
        limb: 'plutva',
        lamp: 'lampášom',
        wall: 'namaľovaný pirát so zlatým zubom',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: patient('drak'),
      words: {
        chair: 'na kráľovskom tróne',
        limb: 'labka',
        lamp: 'zámockým lampášom',
        wall: 'namaľovaný kráľ, ktorý si čistí zuby',
      },
    },
    space: {
      themes: ['space', 'science', 'discovery'],
      figures: patient('robot'),
      words: { chair: 'na kresle pilota', limb: 'rúčka', lamp: 'baterkou', wall: 'namaľovaná raketa so zubnou kefkou' },
    },
    valley: {
      themes: ['dinosaurs'],
      figures: patient('dinosaurus', dinosaur),
      words: { chair: 'na vankúši', limb: 'labka', lamp: 'baterkou', wall: 'namaľovaný tyranosaurus so zubnou kefkou' },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      figures: patient('bobor', {
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
      }),
      words: { chair: 'na vankúši', limb: 'labka', lamp: 'baterkou', wall: 'namaľovaná veverička so zubnou kefkou' },
    },
    home: {
      themes: [],
      figures: patient('krokodíl'),
      words: { chair: 'na vankúši', limb: 'labka', lamp: 'baterkou', wall: 'namaľovaná žirafa so zubnou kefkou' },
    },
  },
  things: {
    toy: { kinds: ['toy', 'animal', 'dinosaur', 'sea-animal'], or: male('krokodíl') },
  },
  keys: {
    pripad: CASE.replace('vrtali-nie', 'bol'),
    kedy: `[pripad| ${AFTER.join(', ')}: po | pred]`,
  },
  words: {
    paw: '[friend-is| toy: labka | [is:toy| labka | [limb]]]',
    pac: toy(),
    pacacc: toy('.acc'),
    pacdat: toy('.dat'),
    day: '[when| tomorrow: zajtra | today: dnes | čoskoro]',
    later: '[when| tomorrow: na druhý deň | today: o hodinu | v ten deň]',
    zub: '[has:zb-ona| zubárka | zubár]',
    dat: '[has:zb-ona| zubárke | zubárovi]',
    gen: '[has:zb-ona| zubárky | zubára]',
    acc: '[has:zb-ona| zubárku | zubára]',
  },
  fact: '[Hero] [vymyslel/vymýšľa], že keď ide ruka hore, vŕtačka aj klopanie prestanú.',
  next: 'Niekto zdvihol ruku a všetko naokolo na chvíľu zastalo.',
  young: `
== start
${OPENS}

${WORRIES}

${ANSWERS}

== game
-3
Dnes ošetruje [hero]. V ruke má lyžičku a [chair] leží *toy [pac].
/-3

+3
Dnes ošetruje [hero]. Lyžička je zrkadielko, ceruzka je vŕtačka a utierka je plášť. [Chair] leží *toy [pac]. Na stene visí obrázok a na ňom je [wall].
/+3

&first @hero „Ťuk, ťuk, kto je doma?“ pýta sa [hero] a lyžička klopne na prvý zub.

@hero „Nikto!“ povie [hero] tenkým hlasom za pacienta. „Bojím sa.“

@adult „Čo by [pacdat] pomohlo?“ pýta sa [adult].

[Hero] rozmýšľa. *ruka @hero „Keď pôjde [paw] hore, prestanem,“ povie [hero]. „Hneď. Aj uprostred.“

-2
[Paw] ide hore a lyžička stojí. [Paw] ide dole a lyžička klope. Jeden doma, dva doma, tri doma! A papuľka je odrazu dokorán.
/-2

+2
[Paw] ide hore a lyžička stojí vo vzduchu. [Paw] ide dole a lyžička klope ďalej. Jeden doma, dva doma, tri doma! [with| [friend-is| toy: | pet: [Friend] na to pozerá a zíva, takže tam vidno všetko. | [Friend] pritom svieti [lamp].]]

${TRIED}

@hero „Bolelo to?“ pýta sa [hero]. A tenkým hlasom hneď odpovie: „Iba bola zima na zuby.“
/+2

+3
Potom treba vypláchnuť. Voda žblnkne do pohára a kúsok vedľa, na koberec.

@hero „To nič,“ povie [hero]. „Tam sa to vsiakne.“
/+3

+3
Lenže [paw] ide hore zas. A zas. A ešte raz. Lyžička iba stojí vo vzduchu a zuby nie sú spočítané ani po piaty.

@hero „Takto tu budeme do rána,“ povie [hero] lyžičke.

@adult „A načo ide hore?“ pýta sa [adult].

[Hero] nakloní ucho k papuľke. @hero „Len tak, či to platí,“ povie. „Platí! A teraz už iba vtedy, keď treba.“

[Paw] ostane dole, a keď je napokon hore, lyžička naozaj počká.
/+3

+4
Potom chce byť pacientom aj [adult]. Ľahne si na koberec a otvorí ústa.

@hero „Ako sa máte?“ pýta sa [hero].

@adult „Áá,“ povie [adult].

@hero „A čo ste [adult:obedovala/obedoval/obedovali]?“

@adult „Á-á.“

@hero „Asi halušky,“ povie [hero] a zapíše to. „Tam vzadu ešte jedna je.“

[Adult] zdvihne ruku a lyžička hneď stojí.

@adult „Prečo sa pýtaš, keď nemôžem hovoriť?“ smeje sa [adult].

@hero „To sa tak u [gen] robí,“ povie [hero] vážne. [more| V rade na koberci ležia aj [others] a ústa majú otvorené.]

@hero „A po ošetrení sa hodinu neje,“ povie [hero].

@adult „Ani palacinky?“ zľakne sa [adult].

[Hero] sa chvíľu radí s lyžičkou. @hero „Palacinky áno, tie sú mäkké. A jednu dostane aj lekár.“

Tak sedia na koberci a jedia palacinky s džemom. [Pac] má svoju na tanieriku a zje ju, až keď sa nikto nepozerá, asi s pomocou.

Každý pacient dostane na ruku hviezdičku perom, iba [pac] ju dostane na bruško.
/+4

== turn
+2
${after(
  'Potom si miesto vymenia a leží tam [hero]. Zospodu vyzerá všetko inak. Strop je ďaleko a [adult] je hore ako lampa.',
  'V čakárni skúša [hero] ruku, hore a dole, hore a dole. Pani oproti si myslí, že jej kýva, a zakýva tiež.',
)}
/+2

-2
${after('Teraz si ľahne [hero]. @hero „Keď zdvihnem ruku, prestaneš?“')}
/-2

+2
${after('@hero „Keď zdvihnem ruku, prestaneš?“ pýta sa [hero].')}
/+2

${after('', '[Later] sedí [hero] v kresle a kreslo ide hore ako výťah. @hero „Keď zdvihnem ruku, prestanete?“')}

${after('@adult „Hneď,“ povie [adult]. „Aj uprostred.“', '@dentist „Hneď,“ povie [zub]. „Aj uprostred.“')}

+3
${after(
  '[Adult] posvieti [lamp]. &again @adult „Ťuk, ťuk, kto je doma?“',
  'Nad kreslom svieti lampa. &again @dentist „Ťuk, ťuk, kto je doma?“ pýta sa [zub], lebo inak sa to opýtať nedá.',
)}
/+3

${HAPPENS}

${AFTERWARDS}

+3
${after(
  '[Adult] to nakreslí na papierik. Ruka hore znamená počkať, ruka dole znamená ďalej. Papierik visí na dverách a platí doma pre všetkých.',
  '[Zub] si niečo zapíše. @hero „Čo to je?“ pýta sa [hero]. @dentist „Ruka hore je počkať,“ prečíta [zub]. „Aby to vedeli aj ostatní.“',
)}
/+3

+2
${after(
  'Na večeru je kaša, lebo tú netreba hrýzť. ((Zuby majú voľno a lyžica je zasa iba lyžica.))',
  'Doma to treba povedať [pacdat]. [Hero] ukáže zuby, jeden po druhom, aj ten vzadu.(( A [paw] ide hneď hore.))',
)}
/+2

+4
Pred spaním príde na rad kefka. Ide po zuboch hore a dole, hore a dole, a pena tečie až na bradu. Ruka je zrazu hore.

@adult „Stojím,“ povie [adult] a kefka naozaj stojí.

@hero „Kýchnem,“ povie [hero]. A kýchne. Na zrkadle je toľko bodiek ako v noci hviezd.

Potom kefka pokračuje, zub po zube, až po ten posledný vzadu. Pena zmizne v umývadle, voda zašumí a pohár cinkne o poličku. [with2| A [friend2] vedľa robí to isté, iba s väčšou penou.]

@adult „Všetci doma,“ povie [adult] a zhasne nad zrkadlom.
/+4

== bed
-2
Večer leží [hero] v posteli a pod perinou je teplo. Vedľa leží ^toy [pac].
/-2

+2
Večer leží [hero] v posteli. Pod perinou je teplo a vedľa leží ^toy [pac], papuľku má zavretú. [with| [friend-is| toy: | [Friend] už pomaly dýcha.]]
/+2

${AT_LAST}

+4
Svetlo je malé a mäkké. Za oknom je tichá ulica a v každom dome niekto spí. Aj zuby sú ako domčeky, jeden vedľa druhého. Cez deň sa tam hryzie a smeje, no teraz je všade ticho. [has:zb-za-ruku| Palec, ktorý cez deň držal, je zasa blízko.] Lyžička leží v kuchyni v zásuvke a odpočíva. Ceruzka leží v peračníku a nevŕta nič. Iba mesiac ide pomaly okolo a nazrie do každého okna.
/+4

[Adult] hladí vankúš aj vlasy. Ruka ide hore a [adult] hneď prestane.

@hero „Iba skúšam, či to platí,“ šepne [hero] a ruka ide dole.

@adult „Platí,“ šepne [adult] a hladí ďalej.

+3
Vlasy sú mäkké a dlaň je teplá. Hladí pomaly, ako keď more hladí breh.
/+3

&last @adult „Ťuk, ťuk, kto je doma?“ šepne [adult] po chvíli.

Nikto sa neozve. !asleep [Hero] spí a ^ruka ruka už hore nejde.
`,
  older: `
== start
${OPENS}

${WORRIES}

${ANSWERS}

+2
@hero „Na to som [veľká/veľký/predsa už v škole],“ povie [hero], ale nie veľmi nahlas.

@adult „Pacientom môže byť ktokoľvek,“ povie [adult]. „Lekár však musí vedieť čítať, písať a počítať do dvadsať.“

To je pravda. Zuby sa predsa musia aj spočítať, a pacient s lyžičkou v ústach to za lekára nespraví.

@hero „A ty si sa u [gen] niekedy [adult:bála/bál/bál]?“ pýta sa [hero].

@adult „Môj prvý zubár mal okuliare veľké ako dve okná,“ spomína si [adult]. „Videlo sa v nich všetko, čo robí, a ešte k tomu dvakrát. Tak som sa [adult:bála/bál/bál] tiež dvakrát.“

@hero „A prestal, keď to bolo treba?“

@adult „Asi by prestal,“ povie [adult] a chvíľu nad tým rozmýšľa. „Lenže mne vtedy nenapadlo povedať mu to.“

To je dôležitá správa. [Hero] si ju zapamätá, hoci zatiaľ nevie, na čo bude dobrá.
/+2

== game
+2
Ordinácia sa nedá otvoriť len tak. Najprv treba stoličku pre toho, kto čaká, a časopis, ktorý nikto nečíta. Potom pohárik na vyplachovanie, servítku pod bradu a papier, na ktorom je napísané, že je otvorené. [Adult] prinesie stolnú lampu a ohne jej krk tak, že svieti pacientovi rovno do úst.
/+2

Z lyžičky je zrkadielko, z ceruzky vŕtačka a z utierky plášť. [Chair] leží *toy [pac] a nad ním visí obrázok, na ktorom je [wall].

&first @hero „Ťuk, ťuk, kto je doma?“ pýta sa [hero] a lyžička klopne na prvý zub.

@hero „Nikto!“ odpovie si [hero] tenkým hlasom za pacienta. „Zuby sú preč a prídu až v lete.“

@adult „Zdá sa, že sa bojí,“ povie [adult]. „Čo by [pacdat] pomohlo?“

Zvláštne je, že za niekoho iného sa rozmýšľa ľahšie. [Hero] chvíľu točí lyžičkou a potom to príde.

*ruka @hero „Keď pôjde [paw] hore, prestanem,“ povie [hero]. „Hneď, aj uprostred zuba, a nikto sa pritom nebude pýtať prečo.“

[Paw] ide hore a lyžička stojí vo vzduchu. [Paw] ide dole a lyžička klope ďalej. Jeden doma, dva doma, tri doma, a papuľka je odrazu dokorán.

+2
${TRIED}

Pri siedmom zube počuť klopanie aj zvnútra, ale je to iba gombík na bruchu, ktorý klopká o stoličku. Aj tak sa to zapíše. V ordinácii sa zapisuje všetko, čo klope.

[with| [friend-is| toy: | pet: [Friend] sedí pri vankúši a zíva, takže sa dajú spočítať aj tie zuby. | @friend „Dvadsať osem,“ zapisuje [friend], hoci ich je iba dvanásť.]]

@hero „Bolelo to?“ pýta sa [hero]. A tenkým hlasom hneď odpovie: „Iba bola zima na zuby a nuda v nose.“
/+2

Lenže potom ide [paw] hore zas. A zas. A ešte raz. Lyžička iba visí vo vzduchu, zuby nie sú spočítané ani na piaty raz a v poháriku medzitým vyschne voda.

@adult „Deje sa niečo?“ pýta sa [adult].

@hero „Nie,“ prizná [hero] za pacienta. „On to iba skúša, aby nemusel ležať pokojne.“

@adult „A pomáha mu to?“

[Hero] sa pozrie na rad zubov, ktorý je stále rovnako dlhý. Keď je ruka hore stále, nič sa nezačne. A čo sa nezačne, to ani neskončí. Kto drží ruku hore od rána do večera, ten pôjde domov s rovnakou starosťou a ešte k tomu s boľavým ramenom. Strach pritom sedí v kresle ďalej a má sa dobre.

@hero „Ruka je na to, aby sa dalo oddýchnuť,“ povie [hero] pomaly. „Nie na to, aby sa vôbec nezačalo.“

Na chvíľu je ticho a potom [paw] ostane dole, lebo to uznáva. Keď je napokon hore, lyžička naozaj počká, do troch, a potom je hotovo.

+4
Pacientom chce byť aj [adult]. Ľahne si na koberec, lebo do postieľky sa nezmestí, a otvorí ústa.

@hero „Ako sa máte?“ pýta sa [hero].

@adult „Áá,“ povie [adult].

@hero „A kam pôjdete v lete?“

@adult „Á-á-á.“

@hero „K moru, výborne,“ povie [hero] a zapíše to. „A čo bolo na obed? Počkajte, to vidím. Halušky.“

[Adult] zdvihne ruku a lyžička hneď stojí.

@adult „Prečo sa pýtaš práve vtedy, keď nemôžem odpovedať?“

@hero „To sa tak u [gen] robí,“ povie [hero] vážne. „Kto má otvorené ústa, ten nemôže odvrávať.“

[more| V rade na koberci už ležia aj [others] a ústa majú otvorené ako vtáčatá.] Jeden pacient má na podrážke žuvačku, druhý má vo vrecku gaštan, ale na to ordinácia nie je. Tu sa riešia iba zuby.

@adult „A čo keď niekto žiadne nemá?“ pýta sa [adult] z koberca. „Napríklad slimák?“

[Hero] sa na chvíľu zamyslí. Slimák by sa doviezol aj s čakárňou na chrbte a na jedno ošetrenie by padla celá jeseň. Ruku nemá, ale rožky áno, a tie sa dajú vystrčiť aj zastrčiť.

@hero „Jemu by stačil rožok,“ rozhodne [hero]. „Keď ho vystrčí, prestanem.“

Po ošetrení dostane každý pacient hviezdičku perom na ruku. [Pac] má svoju na brušku, aby na ňu bolo dobre vidieť.
/+4

+3
Nakoniec sa píše správa, lebo ordinácia bez správy nie je ordinácia. Počet zubov: veľa. Počet dier: nula. Počet zdvihnutí: jedenásť, z toho jedno naozajstné.

@hero „A teraz poučenie pre pacienta,“ diktuje si [hero] nahlas. „Po prvé, neolizovať ceruzku, lebo je to vŕtačka. Po druhé, hodinu nejesť nič okrem palaciniek, lebo tie sú mäkké. Po tretie, strach si môže pacient priniesť so sebou, ale musí sedieť vedľa na stoličke a nesmie hovoriť.“

@adult „Aj to tretie sa naozaj píše?“ pýta sa [adult].

@hero „Odteraz áno,“ povie [hero] a urobí za tým veľkú bodku. „Inak by sa hádali, kto je na rade.“

@adult „To jedno zdvihnutie je najdôležitejšie,“ povie [adult] a podpíše to ako svedok, s dátumom a pečiatkou z gumy. [with2| Podpíše to aj [friend2], iba väčším písmom.]
/+3

== turn
+2
V bruchu pritom stále sedí strach a chce radšej na dvor. [Hero] mu v duchu vysvetlí, ako je to s rukou, že platí hneď a že ju netreba zdvíhať vopred. Strach chvíľu mlčí a potom sa posunie o kúsok ďalej. Úplne preč nejde. Ale keď sedí vedľa a nehovorí, dá sa to vydržať.
/+2

+2
${after(
  'Potom si miesto vymenia. Zospodu vyzerá všetko inak, strop je ďaleko a [adult] je hore ako lampa. [Hero] si zrazu pamätá, ako to bolo, a kolená o tom vedia tiež.',
  'V čakárni skúša [hero] ruku, hore a dole, hore a dole. Pani oproti si myslí, že jej kýva, a zakýva tiež. Potom zakýva celá čakáreň a sestra vo dverách nevie, kto je na rade.',
)}
/+2

${after(
  'Teraz leží na vankúši [hero]. @hero „Keď zdvihnem ruku, prestaneš?“',
  '[Later] sedí [hero] v kresle a kreslo ide hore ako výťah. Povedať sa to dá iba teraz, kým sú ústa ešte voľné. @hero „Keď zdvihnem ruku, prestanete?“',
)}

${after('@adult „Hneď,“ povie [adult]. „Aj uprostred vety.“', '@dentist „Hneď,“ povie [zub]. „Aj uprostred zuba.“')}

+3
${after(
  '[Adult] posvieti [lamp]. &again @adult „Ťuk, ťuk, kto je doma?“',
  'Nad kreslom sa rozsvieti lampa. &again @dentist „Ťuk, ťuk, kto je doma?“ pýta sa [zub], a možno je to náhoda, možno to tak hovorí každý zubár.',
)}

Prvá chvíľa je najhoršia. Ruka sa celkom naozaj pýta hore, hoci sa ešte nedeje nič. [Hero] na ňu myslí tak silno, že by sa tou myšlienkou dala zdvihnúť stolička. Potom ju nechá ležať. Ešte nie. Keď bude treba, pôjde.
/+3

${HAPPENS}

${AFTERWARDS}

+3
${after(
  '[Adult] to nakreslí na papierik. Ruka hore znamená počkať, ruka dole znamená ďalej. Papierik visí na dverách a platí doma pre všetkých, aj pri česaní a strihaní nechtov.',
  '[Zub] si niečo zapíše. @hero „Čo to je?“ pýta sa [hero]. @dentist „Ruka hore je počkať,“ prečíta [zub]. „Odteraz to budem hovoriť každému, kto si sem sadne.“',
)}
/+3

+2
${after(
  'Na večeru je kaša, lebo tú netreba hrýzť, a lyžička je zasa iba lyžička. Chvíľu si na to musí zvykať.',
  'Doma to treba povedať [pacdat], od začiatku a bez vynechávania. Najlepšie je to miesto s výťahom. [Paw] pri ňom ide hore celkom bez dôvodu.',
)}
/+2

+4
Pred spaním príde na rad kefka. Ide po zuboch hore a dole, hore a dole, a pena tečie až na bradu. Ruka je zrazu hore.

@adult „Stojím,“ povie [adult] a drží kefku vo vzduchu ako dirigent.

@hero „Kýchnem,“ povie [hero]. A kýchne. Na zrkadle je toľko bodiek ako v noci hviezd.

@adult „To bolo naozajstné zdvihnutie,“ uzná [adult] a utrie súhvezdie uterákom. Ostane po ňom iba jedna bodka v rohu, tá najmenšia, a tú tam nechajú svietiť až do rána, lebo jedna hviezda v kúpeľni nikomu neprekáža.

Potom kefka pokračuje, zub po zube, až po ten posledný vzadu. Pena zmizne v umývadle a pohárik cinkne o poličku.
/+4

== bed
-2
Večer leží [hero] v posteli a pod perinou je teplo. Vedľa leží ^toy [pac].
/-2

+2
Večer leží [hero] v posteli a pod perinou je teplo. Vedľa leží ^toy [pac], papuľku má zavretú a ordinácia tiež. [with| [friend-is| toy: | [Friend] už pomaly dýcha.]]
/+2

${AT_LAST}

+4
Svetlo je malé a mäkké. Za oknom je tichá ulica a v každom dome niekto spí. Zuby sú vlastne tiež ako domy, jeden vedľa druhého, a cez deň je v nich ruch. Teraz je všade ticho. [has:zb-za-ruku| Palec, ktorého sa dalo držať, je zasa blízko.] Lyžička leží v zásuvke medzi ostatnými a nikto by na nej nespoznal, čím dnes bola. Mesiac ide pomaly okolo, nazrie do každého okna a neklope nikde.
/+4

[Adult] hladí vankúš aj vlasy. Ruka ide hore a [adult] hneď prestane.

@hero „Iba skúšam, či to platí,“ šepne [hero] a ruka ide dole.

@adult „Platí,“ šepne [adult] a hladí ďalej. „Aj v noci.“

+3
Vlasy sú mäkké a dlaň je teplá. Hladí pomaly, ako keď more hladí breh, a netreba pri tom robiť vôbec nič.
/+3

&last @adult „Ťuk, ťuk, kto je doma?“ šepne [adult] po chvíli.

Nikto sa neozve. !asleep [Hero] spí a ^ruka ruka už hore nejde.
`,
}
