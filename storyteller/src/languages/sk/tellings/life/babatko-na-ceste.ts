import { inParagraphs } from '../../../../craft/in-paragraphs.ts'
import type { Telling } from '../../../../craft/telling.ts'

/**
 * A stretched sweater has room for a belly and for a child beneath it, where one may ask what one doesn't ask outside. The belly is mother's or an
 * aunt's; or mother is away in the maternity ward already, and there is only the sweater.
 */
const CASE =
  '[has| mama-v-porodnici: porodnica | pojde-do-porodnice: pojde | tetino: teta | vratit: vratit | princezna-mamy: princezna | nelubite: laska | chcel-braceka, chcel-sestricku, nechce: nechce | nemoze-dvihat: dvihat | v-aute: auto | miesto-v-izbe: izba | navrh-mena: meno | ako-rastie: rastie | velky-surodenec: velky | [feels| afraid, sad, jealous: laska | nova]]'

const CASES = [
  ...(['pojde', 'teta', 'vratit', 'princezna', 'laska', 'nechce'] as const),
  ...(['dvihat', 'auto', 'izba', 'meno', 'rastie', 'velky'] as const),
]

/** The same paragraphs for each. */
const choice = (told: Record<string, string>, other: string) =>
  inParagraphs(
    { ...told, other },
    ({ other, ...nth }) =>
      `[pripad| ${Object.entries(nth)
        .map(([id, text]) => `${id}: ${text}`)
        .join(' | ')} | ${other}]`,
  )

/** Told by what it is that the wish tells. */
const by = ({ nova, ...told }: Record<(typeof CASES)[number] | 'nova', string>, porodnica = '') =>
  choice({ porodnica, ...told }, nova)

/** Where mother is away already, and where the baby is still in the belly. */
const either = (porodnica: string, belly: string) => choice({ porodnica }, belly)

/** Agrees with the baby, named or not. */
const agree = (she: string, he: string, it: string) =>
  `[is:whom| [whom:${she}/${he}/${it}] | [has| ma-sestricku: ${she} | ma-braceka: ${he} | ${it}]]`

const called = (sister: string, brother: string, baby: string, named: string) =>
  `[is:whom| ${named} | [has| ma-sestricku: ${sister} | ma-braceka: ${brother} | ${baby}]]`

const NEW =
  '[is:whom| [whom:sestričku/bračeka/bábätko] [whom.acc] | [has| dvojcata: dvojičky | ma-sestricku: sestričku | ma-braceka: bračeka | bábätko]]'
const NEWBORN =
  '[is:whom| [whom:novú sestričku/nového bračeka/nové bábätko] [whom.acc] | [has| ma-sestricku: novú sestričku | ma-braceka: nového bračeka | nové bábätko]]'
const MONTHS = {
  ...{ 'v-januari': 'V januári', 'vo-februari': 'Vo februári', 'v-marci': 'V marci', 'v-aprili': 'V apríli' },
  ...{ 'v-maji': 'V máji', 'v-juni': 'V júni', 'v-juli': 'V júli', 'v-auguste': 'V auguste' },
  ...{ 'v-septembri': 'V septembri', 'v-oktobri': 'V októbri', 'v-novembri': 'V novembri', 'v-decembri': 'V decembri' },
  ...{ 'na-vianoce': 'Na Vianoce', 'na-mikulasa': 'Na Mikuláša' },
  ...{ 'v-lete': 'V lete', 'na-jesen': 'Na jeseň', 'v-zime': 'V zime', 'na-jar': 'Na jar' },
}
const WHEN = `[has| ${Object.entries(MONTHS)
  .map(([id, said]) => `${id}: ${said}`)
  .join(' | ')} | Čoskoro]`
const TOWN =
  '[has| v-ziline: v Žiline | v-kosiciach: v Košiciach | v-nitre: v Nitre | v-presove: v Prešove | v-trnave: v Trnave | v-bratislave: v Bratislave | v-poprade: v Poprade]'
const START = `${WHEN} budú mať [u hero.gen/doma] ${NEW}. [has:tretie| Bude to už tretie dieťa. |]`

const INSIDE = '[has| dvojcata: Zatiaľ sú obe v brušku. | Zatiaľ je v brušku.]'

const figure = (nom: string, gen: string, dat: string, acc: string, loc: string, ins: string) => ({
  name: nom,
  nom,
  gen,
  dat,
  acc,
  loc,
  ins,
})

const OPEN = by(
  {
    teta: `[Mam] má v brušku bábätko. [Hero] dnes položí tete na bruško ruku a buc, niekto zvnútra kopne! [Hero] sa smeje, ale potom je akosi [smutná/smutný/ticho]. @hero „[has:nelubite| A budete ma mať aj potom radi | A kde budem potom ja]?“ pýta sa celý večer.`,
    princezna: `${START} ${INSIDE} Každý sa naň teší, iba [hero] stojí pred zrkadlom s papierovou korunou a bojí sa. @hero „Budem aj potom [mamina princezná/mamin princ/tvoja radosť]?“ pýta sa. Pýta sa však celkom potichu.`,
    laska: `${START} ${INSIDE} @hero „A budete ma potom ľúbiť?“ pýta sa [hero] ráno. Pýta sa na obed a pýta sa aj z vane. Lebo [hero] sa bojí, že láska je ako koláč a že sa minie.`,
    nechce: `${START} ${INSIDE} @hero „Ja [juho] nechcem,“ povie [hero]. „[has| chcel-braceka: Mal to byť braček | chcel-sestricku: Mala to byť sestrička | psa: Radšej psa | Nech je to ako teraz].“ Každý sa usmieva, že to prejde. Ale neprejde to ani po obede a [hero] je [smutná/smutný/ticho], lebo teraz je doma všetko tak akurát.`,
    rastie: `${START} ${INSIDE} @hero „[Ake]?“ pýta sa [hero]. „Čo tam robí? A je tam tma?“ Pýta sa pri raňajkách aj vo vani. [Hero] je [taká zvedavá/taký zvedavý/samá otázka], že [jej/mu/pri tom] nechutí ani koláč.`,
    izba: `${START} ${INSIDE} @hero „Bude [bab] bývať v mojej izbe?“ pýta sa [hero]. [has:robi-miesto| Potom ide a potichu odnáša [veci.acc] [has:dolna-postel| z dolnej postele | do kúta]. | Potom sa pozrie na svoju posteľ a je ticho.] Keď má niekto prísť, niekto sa musí posunúť. [Hero] sa bojí, že celkom preč.`,
    dvihat: `${START} ${INSIDE} @mama „Na ruky ťa teraz nesmiem,“ povie [mam]. „Bruško nemá rado ťažké veci.“ [Hero] si sadne na zem a je [smutná/smutný/ticho]. Čo ak sa už na ruky nikdy nezmestí?`,
    auto: `${START} ${INSIDE} [Hero] v duchu posadí celú rodinu do auta a je tam akosi tesno. @hero „Kto pôjde v kufri?“ pýta sa [hero]. Každý sa smeje, iba [hero] nie. Čo ak to bude práve [hero]?`,
    vratit: `${START} ${INSIDE} [has:navrh-mena| [is:napad| Meno ešte nemá, [hero] navrhuje [Napad]. |] |] @hero „A potom [juho] vrátime?“ pýta sa [hero]. [has:na-mikulasa| „Na Mikuláša nech je už preč.“ |] @mama „Nie, [bab] zostane,“ povie [mam]. [Hero] tomu nerozumie a je [smutná/smutný/ticho]. Veď návštevy idú vždy domov!`,
    meno: `${START} ${INSIDE} Meno ešte nemá. @hero „[is:napad| Nech sa volá [Napad],“ povie [hero]. | Ja viem meno,“ povie [hero].] Každý sa smeje, iba [hero] nie. Ako sa má [hero] tešiť na niekoho, kto sa nijako nevolá a koho nevidno?`,
    pojde: `${START} Keď príde ten deň, pôjde mama do pôrodnice. @hero „A čo ja?“ pýta sa [hero]. „Kto mi dá dobrú noc?“ [Hero] sa bojí, že večer bez mamy nebude ozajstný večer.`,
    velky: `${START} ${INSIDE} @hero „Budem [veľká sestra/veľký brat/starší súrodenec],“ hovorí [hero]. Ale keď sa odmeria pri dverách, je presne [taká/taký/tam] ako včera. [Hero] sa bojí, že tak rýchlo nenarastie.`,
    nova: `${START} @hero „[has:dvojcata| A kde sú | A kde je]?“ pýta sa [hero] a pozrie sa pod stôl. @mama „Tu,“ povie [mam] a ukáže si na bruško. [Hero] sa díva na bruško a nevie, či sa tešiť, alebo báť. Veď ani nevidno, kto tam je!`,
  },
  `[has:uz-je| [Hero] má ${NEWBORN}, lenže [bab] je s mamou ešte v pôrodnici. | Mama je v pôrodnici, je tam kvôli [babdat].] A [hero] je [kde] ${TOWN}. [has:pri-okne| [Hero] stojí pri okne a ráta autá, ale ani jedno nezastaví. Je večer, mama je ďaleko a [hero] | Cez deň je veselo a sú lievance. Ale večer je mama ďaleko a [hero]] je [smutná/smutný/ticho]. @hero „Chýba mi mama,“ šepne.`,
)

/** What the child does about it meanwhile. */
const SCENE = by(
  {
    teta: `Pri večeri [hero] ráta stoličky. Je ich päť a pre bábätko tam nie je ani jedna.

@mama „Bábätká sedia na rukách,“ povie [mam].

@hero „Na ktorých?“

@mama „Na tých, čo sú práve voľné.“ [Hero] sa poobzerá. Voľné nemá nikto, každý drží lyžicu, a jedny ruky držia rožok aj pohár.`,
    princezna: `Koruna je z papiera a drží na nej lepiaca páska. [Hero] ju schová do zásuvky. Potom pod posteľ. Potom do chladničky, medzi jogurty. Nikde nie je dosť bezpečne. Nakoniec si ju [hero] zasa nasadí, lebo na hlave sa koruna stráži najlepšie. Iba trochu studí.`,
    laska: `Na stole je naozajstný koláč. [Hero] ho v duchu delí na tri a kúsky sú veľké. Potom ho delí na štyri a kúsky sú menšie. Potom [hero] jeden kúsok zje, aby bolo jasné, ako to myslí. A vtedy je koláča ešte menej a je to celkom zlé.`,
    nechce: `[has:psa| [Hero] pri večeri vysvetľuje, prečo radšej psa. Pes nenosí plienky. Pes prinesie loptu. A pes má chvost, na ňom vidno, že sa teší. | [Hero] pri večeri vysvetľuje, prečo nie. Bábätko nevie hádzať loptu. Nevie ani sedieť. A plače, aj keď má všetko, čo treba.]

@mama „Aj bábätko sa vie tešiť,“ povie [mam].

@hero „A na čom to vidno?“ pýta sa [hero]. Na to treba chvíľu myslieť[has:psa| , lebo chvost ozaj nemá. | . Zatiaľ to vidno iba na mame.]`,
    rastie: `[Hero] zatiaľ hľadá v kuchyni, čo je ako veľké. Na stôl položí zrnko maku, čerešňu, citrón a jablko, pekne do radu. Za jablkom je hrniec a za hrncom už iba [mam]. Niekde medzi jablkom a hrncom je [bab]. [Hero] sa na ten rad dlho díva a jablko zje.`,
    izba: `[Hero] zatiaľ skúša, čo sa dá v izbe posunúť. Skriňa nie. Posteľ nie. Stôl áno, ale iba o prst. Nakoniec [hero] posunie seba, až na koberec na chodbe, a skúsi tam ležať. Je tam prievan a každý, kto ide okolo, šliapne na vankúš a povie prepáč.`,
    dvihat: `[Hero] zatiaľ zisťuje, čo je ťažké. Vankúš nie. Stolička trochu. Potom sa [hero] chytí pod kolenami a skúsi zdvihnúť aj vlastný zadok. Nejde to. Takže je to pravda. A to ešte ani nie je po obede.`,
    auto: `[Hero] zatiaľ postaví stoličky ako v aute, dve dopredu a tri dozadu. Vzadu sedí [hero], vankúš a kvetináč. Kvetináču je tesno. A tak [hero] skúsi bedňu na zemiaky, to je akože kufor. Je v nej tma, omrvinky a jeden zemiak, ktorý tlačí do chrbta.`,
    vratit: `[Hero] zatiaľ ráta, čo sa vracia. Kniha ide späť do knižnice, fľaša do obchodu a lyžička do zásuvky. Čižmy sa nevracajú, v tých sa chodí. A posteľ sa nevracia tiež. [Hero] nevie, na ktorú kopu patrí bábätko. Asi k lyžičkám.`,
    meno: `[Hero] zatiaľ skúša mená do hrnca, lebo hrniec hovorí späť. Hrášok znie ako zvonček. Knedlička znie ako bubon. [is:napad| [Napad] duní až na chodbe a to je dobré znamenie. | Muška bzučí aj potom, keď je už ticho.] Lenže hrniec sa nikdy neobzrie.`,
    pojde: `[Hero] zatiaľ balí mamine veci do tašky, pyžamo, papuče a kefku. Potom tam skúsi aj vlastnú nohu. Noha sa zmestí, koleno nie. A tak [hero] pribalí aspoň svoju ponožku. Kto má v taške cudziu ponožku, ten ju predsa musí prísť vrátiť.`,
    velky: `[Hero] zatiaľ rastie, ako sa len dá. Visí na dverách, stojí na špičkách a zje dva krajce chleba. Potom sa odmeria ešte raz. Pri dverách sa nezmení nič. Iba brucho je o trochu väčšie, ale v ňom je chlieb a nikto iný.`,
    nova: `[Hero] si zatiaľ prezrie aj svoje brucho. Je v ňom obed, to je isté, a možno kus jablka. Zaklope naň, ťuk, ťuk, a priloží ruku. Nikto nekopne. Iba niečo zaškvŕka, ale to bude ten obed. Takže bábätko má naozaj iba [mam].`,
  },
  `[Opat] nájde v telefóne fotku. [has:uz-je| [Bab] na nej má čiapku až po nos a mračí sa. | Mama je na nej s bruškom ako balón a mračí sa.]

@hero „Na koho sa mračí?“ pýta sa [hero].

@adult „Na svetlo,“ povie [opat]. „Svieti rovno do očí.“ [Hero] sa zamračí tiež, najprv na lampu a potom na dvere. Lebo cez tie dvere nikto nepríde.`,
)

export const babatkoNaCeste: Telling = {
  id: 'baby-coming',
  shape: 'surprise',
  fits: {
    kind: 'life',
    subjects: ['baby-coming'],
    when: ['always', 'tomorrow', 'today', 'past'],
  },
  ages: [3, 9],
  titles: ['Jeden sveter a dve hlavy', 'Haló, kto je tam?'],
  figures: {
    mama: { forms: figure('mama', 'mamy', 'mame', 'mamu', 'mame', 'mamou'), gender: 'she' },
    suseda: { forms: figure('suseda', 'susedy', 'susede', 'susedu', 'susede', 'susedou'), gender: 'she' },
  },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: {},
      words: {
        beast: 'morská príšera s dvoma hlavami',
        goes: 'Príšera pláva po chodbe a hľadá loď, ktorú by zjedla.',
        inside: 'tma ako na dne mora',
        play: 'Na koberci stojí loď z vankúšov.',
        sleepers: 'spí celé more',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: {},
      words: {
        beast: 'drak s dvoma hlavami',
        goes: 'Drak kráča po chodbe a hľadá princeznú, ktorú by strážil.',
        inside: 'tma ako v hradnej veži',
        play: 'Na koberci stojí hrad z kociek.',
        sleepers: 'spí celý hrad',
      },
    },
    space: {
      themes: ['space', 'science', 'discovery'],
      figures: {},
      words: {
        beast: 'marťan s dvoma hlavami',
        goes: 'Marťan kráča po chodbe a hľadá svoju raketu.',
        inside: 'tma ako vo vesmíre',
        play: 'Na koberci stojí raketa z kociek.',
        sleepers: 'spí celý vesmír',
      },
    },
    heroes: {
      themes: ['superheroes'],
      figures: {},
      words: {
        beast: 'superhrdina s dvoma hlavami',
        goes: 'Superhrdina kráča po chodbe a hľadá, komu by pomohol.',
        inside: 'tma ako v tajnej základni',
        play: 'Na koberci stojí mesto z kociek.',
        sleepers: 'spí celé mesto',
      },
    },
    dinos: {
      themes: ['dinosaurs'],
      figures: {},
      words: {
        beast: 'dinosaurus s dvoma hlavami',
        goes: 'Dinosaurus dupe po chodbe a hľadá listy na večeru.',
        inside: 'tma ako vo vajci',
        play: 'Na koberci stoja dinosaury v rade.',
        sleepers: 'spia všetky dinosaury',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      figures: {},
      words: {
        beast: 'medveď s dvoma hlavami',
        goes: 'Medveď kráča po chodbe a hľadá med.',
        inside: 'tma ako v brlohu',
        play: 'Na koberci stoja zvieratá v rade.',
        sleepers: 'spí celý les',
      },
    },
    home: {
      themes: [],
      figures: {},
      words: {
        beast: 'obor s dvoma hlavami',
        goes: 'Obor kráča po chodbe a hľadá večeru.',
        inside: 'tma ako pod perinou',
        play: 'Na koberci stojí veža z kociek.',
        sleepers: 'spí celá ulica',
      },
    },
  },
  things: {
    veci: { kinds: ['toy'], or: { forms: figure('lego', 'lega', 'legu', 'lego', 'legu', 'legom'), gender: 'it' } },
    napad: {
      kinds: ['vehicle', 'machine', 'animal', 'bird', 'dinosaur', 'food', 'sea-animal', 'insect'],
      or: { forms: figure('bager', 'bagra', 'bagru', 'bager', 'bagri', 'bagrom'), gender: 'he' },
    },
    whom: {
      kinds: [],
      or: { forms: figure('bábätko', 'bábätka', 'bábätku', 'bábätko', 'bábätku', 'bábätkom'), gender: 'it' },
    },
  },
  keys: { pripad: CASE, nosi: '[pripad| teta: [kin| aunt, godmother: ona | teta] | [kin| mum: ona | mama]]' },
  words: {
    kde: '[kin| dad: doma s [adult.ins] | mum: [has| grandma, u-babky: u babky | grandpa: u dedka | aunt: u tety | doma s ockom] | u [adult.gen]]',
    bab: called('sestrička', 'braček', 'bábätko', '[whom]'),
    babdat: called('sestričke', 'bračekovi', 'bábätku', '[whom.dat]'),
    babacc: called('sestričku', 'bračeka', 'bábätko', '[whom.acc]'),
    babgen: called('sestričky', 'bračeka', 'bábätka', '[whom.gen]'),
    babins: called('sestričkou', 'bračekom', 'bábätkom', '[whom.ins]'),
    juho: `[has| dvojcata: ich | ${agree('ju', 'ho', 'ho')}]`,
    jejmu: agree('jej', 'mu', 'mu'),
    mam: '[nosi| ona: [adult] | teta: teta | mama]',
    mamgen: '[nosi| ona: [adult.gen] | teta: tety | mamy]',
    ake: agree('aká je veľká', 'aký je veľký', 'aké je veľké'),
    opat: '[kin| mum: [has| grandma, u-babky: babka | grandpa: dedko | dad: ocko | aunt: teta | ocko] | [adult]]',
    opatgen:
      '[kin| mum: [has| grandma, u-babky: babky | grandpa: dedka | dad: ocka | aunt: tety | ocka] | [adult.gen]]',
    mamins: '[nosi| ona: [adult.ins] | teta: tetou | mamou]',
    mamacc: '[nosi| ona: [adult.acc] | teta: tetu | mamu]',
  },
  fact: 'Vo veľkom svetri je odvtedy miesto aj na otázky.',
  next: 'Veľký sveter visel na dverách a jeden rukáv mal von, akoby niekoho čakal.',
  young: `
== otazka
${OPEN}

+2
${either(
  `[Opat] uvarí kakao a nafúka naň. [Hero] ho vypije, lenže smutno je aj s kakaom. A to je to najlepšie kakao na svete.`,
  `[Hero] si bruško obzrie zľava, sprava aj zospodu. Dvere na ňom nie sú a okno tiež nie. Je tam iba pupok, a ten je zavretý.`,
)}
/+2

+3
${SCENE}
/+3

+4
${either(
  `Na tanieri zostane jeden lievanec. @hero „Ten je pre mamu,“ povie [hero].

@adult „Do zajtra vystydne,“ povie [opat].

[Hero] ho teda prikryje druhým tanierom, na tanier dá obrúsok a na obrúsok čiapku. Takto prikrytý lievanec vydrží teplý možno aj do jari. A keby nie, upečie sa ráno celkom nový, väčší, okrúhlejší a hlavne teplý.`,
  `[Mam] vyberie z vrecka ponožku, malú ako vreckovka pre myš.

@mama „Taká nožička tam kope,“ povie [mam].

[Hero] si ponožku skúsi. Zmestí sa do nej palec a nič iné. Palec v ponožke sa pekne ukloní, najprv doprava a potom doľava.

@hero „A kto kope tou druhou?“ pýta sa [hero].

@mama „Tá má druhú ponožku,“ povie [mam]. „Tú ešte pletiem, lebo sa mi stále kotúľa klbko pod gauč.“`,
)}
/+4

== sveter
${either(
  `[Opat] vyberie z tašky veľký pletený sveter. Je mamin a na bruchu je celý vyťahaný.

@adult „Ten má byť dnes pri tebe,“ povie [opat].

[Hero] pod ten sveter *sveter vlezie aj s nohami. Je tam [inside], ale teplo, a vonia to mamou. Kde má sveter bruško, tam je teraz [hero].`,
  `[Mam] má na sebe veľký pletený sveter a na brušku je natiahnutý ako balón.

@mama „Poď dnu,“ povie [mam] a nadvihne ho.

[Hero] pod sveter *sveter strčí celú hlavu. Je tam [inside], ale teplo. Ucho položí na bruško.`,
)}

&first @hero „Haló, kto je tam?“ šepká [hero].

${either(`Nikto. [with| [friend-is| toy: Iba [friend], ale ten mlčí. | pet: Iba [friend] strčí dnu nos. | Iba [friend] klope zvonka.]]`, `Buc! Niekto kopne rovno do ucha. [with| [friend-is| toy: [Friend] to cíti tiež. | pet: [Friend] nastraží uši. | @friend „Aj ja!“ volá zvonka [friend].]]`)}

+2
${either(
  `@hero „Haló, kto je tam?“ skúsi [hero] do jedného rukáva. Potom do druhého. Z rukávov nevyjde nič, iba prst.

@adult „Sveter sám nehovorí,“ povie [opat]. „Ale viem o niekom, kto áno.“`,
  `@hero „Doma sú!“ volá [hero] zo svetra. „Kope to!“

@mama „To sa s tebou [bab] zdraví,“ povie [mam]. „Ešte raz.“ A znova: buc!`,
)}
/+2

== odpoved
${by(
  {
    teta: `Pod svetrom sa dá spýtať čokoľvek. @hero „[has:nelubite| Budete ma radi aj potom | Zmestím sa k vám aj potom]?“ pýta sa [hero] z tmy.

@mama „[has:nelubite| Budeme | Zmestíš],“ povie [mam]. „[has:nelubite| Ja aj celá rodina | Ku mne aj k celej rodine].“

@hero „A čo keď dôjde miesto?“

@mama „Vystrč hlavu vedľa mojej,“ povie [mam].`,
    princezna: `Pod svetrom sa dá spýtať čokoľvek. @hero „Budem aj potom [tvoja princezná/tvoj princ/tvoja radosť]?“ pýta sa [hero] z tmy.

@mama „Aj potom,“ povie [mam]. „Túto korunu nik nedostane.“

@hero „A čo keď dôjde miesto?“

@mama „Vystrč hlavu vedľa mojej,“ povie [mam].`,
    laska: `Pod svetrom sa dá spýtať čokoľvek. @hero „Budeš ma ľúbiť aj potom?“ pýta sa [hero] z tmy.

@mama „Aj potom,“ povie [mam]. „Koláč sa minie, ja nie.“

@hero „A čo keď dôjde miesto?“

@mama „Vystrč hlavu vedľa mojej,“ povie [mam].`,
    nechce: `Pod svetrom sa dá povedať čokoľvek. @hero „Ja tu chcem bývať [sama/sám/bez iných],“ povie [hero] do tmy.

@mama „Veď aj bývaš,“ povie [mam]. „A budeš.“

@hero „A zmestíme sa?“

@mama „Vystrč hlavu vedľa mojej,“ povie [mam].`,
    rastie: `@hero „[Ake]?“ pýta sa [hero] z tmy.

@mama „Najprv je ako mak, potom ako čerešňa,“ povie [mam]. „A teraz ako dyňa.“

@hero „Zmestí sa tam?“

@mama „Bruško rastie s [babins], sveter tiež,“ povie [mam]. „Skús to. Vystrč hlavu vedľa mojej.“`,
    dvihat: `Pod svetrom sa dá spýtať čokoľvek. @hero „Už ma nikdy nezdvihneš?“ pýta sa [hero] z tmy.

@mama „Keď príde [bab] von, zdvihnem,“ povie [mam]. „Zatiaľ sa nosíme inak.“

@hero „A ako?“

@mama „Vystrč hlavu vedľa mojej,“ povie [mam].`,
    auto: `Pod svetrom sa dá spýtať čokoľvek. @hero „Pôjdem v kufri?“ pýta sa [hero] z tmy.

@mama „V kufri pôjde iba kočík,“ povie [mam]. „Ty sedíš pri okne.“

@hero „A k tebe sa zmestím?“

@mama „Vystrč hlavu vedľa mojej,“ povie [mam].`,
    vratit: `Pod svetrom sa dá spýtať čokoľvek. @hero „Aj mňa vrátite?“ pýta sa [hero] z tmy.

@mama „Teba nikdy,“ povie [mam]. „A [babacc] tiež nie. Kto je náš, ten zostáva.“

@hero „A čo keď dôjde miesto?“

@mama „Vystrč hlavu vedľa mojej,“ povie [mam].`,
    meno: `@hero „[is:napad| Počuješ ma, [Napad]? | Počuješ ma, Hrášok?]“ pýta sa [hero] z tmy.

@mama „Počuje,“ povie [mam]. „Tvoj hlas pozná aj bez mena.“

@hero „A keď príde von, zmestíme sa k tebe?“

@mama „Vystrč hlavu vedľa mojej,“ povie [mam].`,
    pojde: `Pod svetrom sa dá spýtať čokoľvek. @hero „Na ako dlho pôjdeš?“ pýta sa [hero] z tmy.

@mama „Na pár nocí,“ povie [mam]. „Sveter ti tu nechám.“

@hero „A potom sa k tebe zmestím?“

@mama „Vystrč hlavu vedľa mojej,“ povie [mam].`,
    izba: `Pod svetrom sa dá spýtať čokoľvek. @hero „Mám sa odsťahovať?“ pýta sa [hero] z tmy.

@mama „Nikdy,“ povie [mam]. „[has:robi-miesto| Izba je tvoja a [veci.acc] daj pekne späť | Izba je tvoja]. Ako sa zmestíme, to vymyslíme spolu.“

@hero „A k tebe sa zmestím?“

@mama „Vystrč hlavu vedľa mojej,“ povie [mam].`,
    velky: `Pod svetrom sa dá spýtať čokoľvek. @hero „A čo keď nenarastiem?“ pýta sa [hero] z tmy.

@mama „Si akurát,“ povie [mam]. „[Bab] je oproti tebe ako blška.“

@hero „A k tebe sa zmestím?“

@mama „Vystrč hlavu vedľa mojej,“ povie [mam].`,
    nova: `@hero „Čo tam [bab] robí?“ pýta sa [hero] z tmy.

@mama „Spí, pláva a počúva ťa,“ povie [mam].

@hero „A keď príde von, zmestíme sa k tebe?“

@mama „Vystrč hlavu vedľa mojej,“ povie [mam].`,
  },
  `Vtom zazvoní telefón.

@mama „Haló, kto je tam?“ pýta sa mamin hlas.

@hero „Ja!“ volá [hero]. „Som v tvojom svetri. Chýbaš mi!“

@mama „Aj ty mne,“ povie mama. „Prídem, len čo nás pustia.“`,
)}

${either(
  `@hero „A [bab] tam má tiež sveter?“ pýta sa [hero].

@mama „Nemá. Má iba mňa,“ povie mama.`,
  `[Hero] tlačí hlavu hore a hop! Z goliera trčia dve hlavy a pod nimi je ešte niekto.(( Sveter sa natiahne a nič nepraskne.))`,
)}

+2
${either(
  `[Hero] rozmýšľa. Kto má iba mamu, ten jej má akurát. A kto má sveter, teplú posteľ a lievance, ten to chvíľu vydrží.`,
  `V zrkadle stojí [beast].

@hero „A nohy sú štyri,“ ráta [hero].

@mama „[has| dvojcata: Osem,“ povie [mam]. „Štyri ešte nevidno | Šesť,“ povie [mam]. „Dve ešte nevidno].“`,
)}
/+2

+3
${either(
  `[Hero] skúsi v svetri chodiť a [opat] svieti. Rukávy sa ťahajú po zemi ako dva chvosty a jeden zhodí pohár.

@hero „A čo tam [bab] robí?“ pýta sa [hero].

@mama „Spí a škytá,“ povie mama. „Škytanie cítim až v pätách.“

@hero „A vie o mne?“

@mama „Povedz [jejmu] to,“ povie mama. „Počuje ťa.“`,
  `[goes] Ľavá hlava chce ísť doľava a pravá doprava, a tak sa ide rovno. Keď jedna hlava kýchne, druhá povie na zdravie. Keď sa jedna smeje, trasie sa celý sveter, hore aj dolu. V kuchyni dostane každá hlava polovicu rožka.

@hero „A tretia hlava?“ pýta sa ľavá.

@mama „Tá dostane rožok odo mňa,“ povie pravá. „Chvíľu to trvá.“ A naozaj, buc!`,
)}
/+3

+4
${either(
  `Z jedného rukáva zrazu vylezie ruka. @adult „Dobrý deň, ja som rukáv,“ povie ruka hlasom [opatgen]. „Kto je tu smutný?“

@hero „Už iba trochu,“ povie [hero] a podá ruke prst.

@mama „Čo sa tam deje?“ pýta sa z telefónu mama.

@hero „Zoznamujem sa s rukávom,“ povie [hero]. „Má päť prstov a studenú dlaň.“

@mama „Tak sa zoznám aj tu,“ povie mama. Počuť šuchot a potom ticho, v ktorom niekto počúva.

[Hero] sa nadýchne a nevie, čo povedať. Čo sa vlastne hovorí niekomu, kto tu ešte vôbec nič nepozná? Lievance ešte nepozná, sveter nepozná a mesiac tiež nie.

@adult „Povedz, kto si,“ poradí [opat]. „Tým sa začína vždy.“`,
  `Niekto klope. Suseda si ide požičať múku, a keď sa dvere otvoria, zľakne sa.

@hero „Dobrý večer,“ povie ľavá hlava.

@mama „Prepáčte, dnes sme dve,“ povie pravá.

@suseda „A to vám stačí jeden sveter?“ pýta sa suseda.

@hero „Natiahne sa,“ povie ľavá hlava. „Keby niekto ešte prišiel, natiahne sa znova.“

Suseda si vezme múku a cestou domov si potichu naťahuje vlastný rukáv.

Potom si dve hlavy umývajú zuby. Jedna kefka ide vľavo a druhá vpravo, a keď sa stretnú, pena kvapne do goliera. Je studená a niekto vnútri sa strhne.

@hero „To nič,“ hlási [hero] dolu. „To iba prší.“

@mama „A teraz začne fúkať,“ povie [mam] a utrie [hero.dat/ľavej hlave] bradu rukávom. Rukáv voní vlnou a trochu aj rožkom.`,
)}
/+4

${either(
  `&again @hero „Haló, kto je tam?“ povie [hero] do telefónu. „Tu [hero]! Mamu ti požičiam, ale potom sa delíme.“

@mama „Hik,“ hlási mama. „To je od [babgen]. Znamená to, že áno.“`,
  `&again @hero „Haló, kto je tam?“ povie [hero] dolu do svetra. ${by({
    teta: `„Tu je miesta dosť! Aj teta to hovorí!“`,
    princezna: `„Korunu mám ja. Ale druhú ti vystrihnem!“`,
    laska: `„Neboj sa, neminie sa. Je to sveter, nie koláč!“`,
    nechce: `„Tak dobre, môžeš prísť. [has:psa| Ale psa chcem aj tak | Ale ja som tu skôr]!“`,
    rastie: `„Rasť ďalej, miesta je dosť!“`,
    dvihat: `„Ty sa nosíš dnu a ja hneď vedľa!“`,
    auto: `„V aute sedím pri okne. Ty budeš vedľa!“`,
    vratit: `„Tak dobre, [has:navrh-mena| [is:napad| [Napad], |] |] môžeš zostať. Vraciame iba knihy!“`,
    meno: `„Kým nemáš meno, si [is:napad| [Napad] | Hrášok]!“`,
    pojde: `„Mamu ti požičiam. Ale potom ju prines!“`,
    izba: `„Izba je malá, ale sveter je veľký!“`,
    velky: `„Tu je veľká hlava! Všetko ti ukážem!“`,
    nova: `„Tu [hero]! Teraz už viem, kde si!“`,
  })}

Buc! @mama „To znamená áno,“ smeje sa [mam].`,
)}

+4
${either(
  `@hero „A ešte niečo,“ povie [hero] a zaspieva do telefónu Prší, prší. Pri prvom prší mama hlási jedno hik. Pri druhom iba polovicu. Pri treťom už nič.

@mama „Spí,“ šepne mama. „Na tvoje prší.“

@hero „Tak ja idem tiež,“ šepne [hero]. „A ty tiež, mama.“ Telefón dostane na dobrú noc pusu a trochu lievanca.`,
  `@mama „Povedz ešte niečo,“ prosí [mam].

[Hero] teda do svetra zaspieva Prší, prší. Pri prvom prší sa nedeje nič. Pri druhom kopne vľavo a pri treťom vpravo.

@hero „Tancuje!“ volá [hero]. A keďže sveter je jeden, musí tancovať aj [mam], iba trochu pomalšie.`,
)}
/+4

== postel
Večer [sleepers] a spí aj [bab]. [Hero] leží v posteli a pri vankúši je ^sveter sveter((, ešte teplý)). [with| [friend-is| toy: V rukáve býva [friend]. | pet: Na rukáve leží [friend]. | ]]

+3
${either(`Z okna vidno mesiac. Ten istý vidno aj z pôrodnice.`, `Na okne svieti mesiac, guľatý ako bruško.`)} [more| V perinách spia aj [others].]
/+3

${by(
  {
    teta: `@hero „[has:nelubite| A budete ma naozaj radi | A naozaj sa zmestím]?“ šepne [hero]. @mama „Naozaj,“ povie [mam]. „Spýtaj sa aj zajtra.“`,
    princezna: `Na lampe visí koruna. @mama „Dobrú noc, [moja princezná/môj princ/moja radosť],“ šepne [mam]. „Dnes aj potom.“`,
    laska: `@hero „A aj potom?“ šepne [hero]. @mama „Aj potom,“ povie [mam] a pohladí [hero.acc/svoje veľké dieťa].`,
    nechce: `@hero „Môže prísť,“ šepne [hero]. „Ale nech vie, že som tu [prvá/prvý/najdlhšie].“ @mama „To vie,“ povie [mam].`,
    rastie: `@hero „A zajtra zase narastie?“ šepne [hero]. @mama „O kúsok,“ povie [mam]. „Aj ty.“`,
    dvihat: `@hero „A potom ma zdvihneš?“ šepne [hero]. @mama „Až po lampu,“ povie [mam]. „Zatiaľ ťa nosím vo svetri.“`,
    auto: `@hero „V kufri pôjde kočík,“ šepne [hero]. „A ja pri okne.“ @mama „Presne tak,“ povie [mam].`,
    vratit: `@hero „Nevrátime nikoho,“ šepne [hero]. @mama „Nikoho,“ povie [mam]. „Iba knihy.“`,
    meno: `@hero „Dobrú noc, [is:napad| [Napad] | Hrášok],“ šepne [hero] brušku. @mama „Kopká,“ povie [mam]. „Páči sa [jejmu] to.“`,
    pojde: `@hero „A sveter tu naozaj necháš?“ šepne [hero]. @mama „Naozaj,“ povie [mam]. „Vonia ako ja.“`,
    izba: `[has:robi-miesto| [Hero] má [veci.acc] zase na svojom mieste. | Veľká posteľ ostáva na mieste.] @hero „Ja bývam tu,“ šepne [hero]. @mama „Tu,“ povie [mam]. „S nami.“`,
    velky: `@hero „Niečo viem už teraz,“ šepne [hero]. „Viem, ako sa nájde golier.“ @mama „To [bab] nevie,“ povie [mam].`,
    nova: `@hero „Už sa asi teším,“ šepne [hero]. @mama „Asi aj [bab],“ povie [mam] a pohladí [hero.acc/svoje veľké dieťa].`,
  },
  `Jeden rukáv má [hero] okolo krku, ako keď mama objíma. @adult „Dnes už spí aj mama,“ povie [opat]. „A zajtra je zase o deň menej.“`,
)}

+4
${either(
  `@hero „A koľko raňajok to ešte bude?“ pýta sa [hero].

@adult „Málo,“ povie [opat]. „A každé budú lievance.“`,
  `@hero „A čo keď bude [bab] kričať?“ pýta sa [hero].

@mama „Bude,“ povie [mam]. „Raz za deň smieš kričať aj ty. Potom to dáme do svetra, tam je ticho.“`,
)}
/+4

&last @hero „Haló, kto je tam?“ šepne [hero] do rukáva.(( „Dobrú noc.“))

!asleep ${either(`Vo svetri je teplo a ticho a [hero] pomaly zaspí.`, `[Mam] hladí [hero.acc/svoje veľké dieťa] po vlasoch, kým [hero] nezaspí.`)}
`,
  older: `
== otazka
${OPEN}

+2
${either(
  `[Opat] robí, čo môže. Varí kakao, číta rozprávku a nechá svietiť lampu. Lenže smútok sa pri lampe nestratí, iba ho je lepšie vidno, a v kakau sa nerozpustí.`,
  `@mama „To bude dobré, uvidíš,“ povie [mam] rýchlo a veselo. Lenže rýchlo a veselo sa odpovedá aj na to, či bude bolieť injekcia, a tak [hero] tej odpovedi neverí.`,
)}
/+2

+2
${SCENE}
/+2

+3
[Hero] teda urobí prieskum a začne tam, kde sa nič neprikrášľuje.

@hero „Máte súrodenca?“ pýta sa [hero] ${either(`[opatgen]`, `susedy cez balkón`)}.

${either(`@adult „Dvoch,“ povie [opat].`, `@suseda „Dvoch,“ povie suseda.`)}

@hero „A oplatí sa to?“

${either(`@adult „Jeden mi každú nedeľu zje rezeň,“ povie [opat]. „A druhý mi zadarmo opravuje práčku.“`, `@suseda „Jeden mi každú nedeľu zje rezeň,“ povie suseda. „A druhý mi zadarmo opravuje práčku.“`)}

@hero „Takže pol na pol,“ zapíše si [hero].

${either(`@adult „Tak to nie je,“ povie [opat]. „Bez toho rezňa by mi bolo v nedeľu smutno.“`, `@suseda „Tak to nie je,“ povie suseda. „Bez toho rezňa by mi bolo v nedeľu smutno.“`)} To sa do prieskumu zapisuje ťažko.
/+3

== nitka
Doma je veľký pletený sveter. Je po starom otcovi, ktorý je na každej fotke veľký ako skriňa. Zmestia sa doň dvaja a kus zimy a vonia vlnou, mydlom a rožkami.

${either(
  `[Opat] ho vyberie z maminej tašky. Na bruchu je vyťahaný a z konca rukáva trčí *nitka nitka.

@adult „Ten má byť dnes pri tebe,“ povie [opat].

[Hero] si sveter oblečie a dostane nápad. Priviaže nitku na kľučku vchodových dverí, na tri uzly, aby mama po nej trafila, keby prišla potme. Potom si ide čistiť zuby, vypiť vodu a pozrieť sa z okna.`,
  `[Mam] ho nosí od rána do večera a z konca rukáva trčí *nitka nitka. Keď [mam] po obede zaspí v kresle, [hero] dostane nápad. Nitku priviaže o nohu svojej postele, na tri uzly. [pripad| rastie: Keď [bab] narastie, nitka sa napne a hneď sa bude vedieť, o koľko. | Kto je priviazaný, ten neodíde, a kde nikto neodíde, tam sa nič nezmení.]

[Mam] sa však zobudí a o nitke nevie. Ide do kuchyne, na balkón, k telefónu a späť.`,
)}

+2
${either(
  `Pri umývadle je už rukáv akýsi kratší. [Hero] si myslí, že to narástla ruka, a aj sa trochu poteší. Pri okne rukáv končí na lakti. Vonku svieti lampa, po ceste ide jedno auto a nie je to ono. Keby bolo, zabočí, a ono nezabočí.`,
  `[Hero] počuje, ako sa [mam] vzďaľuje, a čaká, kedy uzly zatiahnu. Nezatiahnu. Nitka ide za [mamins] okolo stola, pod stoličkou, cez prah a okolo kvetináča, a stále jej je dosť. Je to najtrpezlivejšia nitka na svete a drží sa [mamgen] ako pes na prechádzke.`,
)}
/+2

${either(
  `Keď sa [hero] vráti, je nitka všade. Vedie okolo stola, pod stoličkou a cez kúpeľňu, a sveter má iba jeden rukáv.`,
  `@mama „Prečo mi je zima na ruku?“ čuduje sa [mam] v predsieni. Nitka vedie okolo stola, pod stoličkou a cez dva prahy. A sveter má iba jeden rukáv.`,
)}

${either(
  `Dalo by sa povedať, že sveter bol taký už v taške. [Hero] to chvíľu skúša v hlave a v hlave to znie celkom dobre. Lenže je to mamin sveter a [opat] stojí vo dverách s koncom nitky v ruke.`,
  `[Mam] ide po nitke späť, prah za prahom, až k posteli. Dalo by sa zaliezť pod posteľ. Lenže nitka vedie práve tam a uzly na nej sú také, aké viaže v tejto rodine iba [hero].`,
)}

@hero „To som ja,“ povie [hero]. „${either('Aby mama trafila domov', '[pripad| rastie: Chcem vedieť, o koľko [bab] narastie | Aby si mi neodišla. Nech zostane, ako je]')}.“

+2
${either(
  `[Opat] si sadne na zem rovno do nitky. Chvíľu sa díva na kľučku a potom na rukáv.

@adult „Ja mám v skrini šál, ktorý je z polovice preč,“ povie. „Keď mi niekto chýba, tiež páram.“`,
  `[Mam] si sadne na kraj postele a na tri uzly sa díva dlhšie, ako treba na tri uzly.

@mama „Tento je pekný,“ povie o tom prostrednom. „Ten má na sebe asi najväčšiu starosť. A mne je na ruku zima, ale inak akosi teplo.“`,
)}
/+2

+3
${either(
  `@adult „A ty ju kvôli tomu potrebuješ na šnúrke?“ pýta sa [opat] vážne. „Tvoja mama sa predsa vracia aj bez nitky. Z práce, z obchodu, z pivnice. Spočítaj to.“`,
  `[pripad| rastie: @mama „Nitka ti to nepovie,“ povie [mam] vážne. „Chodím a chodím, a ťahám ju ja. Bruško pritom iba sedí na mieste.“ | @mama „A držalo by ma to?“ pýta sa [mam] vážne. „Ja sa predsa vraciam aj bez nitky. Z práce, z obchodu, z pivnice. Spočítaj to.“]`,
)}

[pripad| rastie: [Hero] si tú nitku prezrie od postele až po prah. Je dlhá, a keby to všetko narástlo bruško, neprešlo by dverami. Meranie teda treba vymyslieť inak a zostáva otázka, ako. | [Hero] to počíta na prstoch a príde na deväť, a to je iba jedna obyčajná streda. Deväť návratov za deň nevydrží ani najlepšia vlna. Návraty teda musia držať na niečom inom a zostáva otázka, na čom.]
/+3

== odpoved
${either(
  `Vtom zazvoní telefón. &first @mama „Haló, kto je tam?“ pýta sa mamin hlas.

@hero „Ja! A chýbaš mi a tvoj sveter má jeden rukáv,“ povie [hero] naraz.

@mama „Aj ty mne,“ povie mama. „Rukáv sa dá upliesť nový. Ja po nitke netrafím, ale trafím aj bez nej, len čo nás pustia.“`,
  `[Mam] sa nehnevá, iba nadvihne sveter. @mama „Poď dnu,“ povie. „Tam sa dá povedať aj to, čo sa vonku nedá.“

[Hero] strčí hlavu do tmy a ucho položí na bruško. &first @hero „Haló, kto je tam?“ šepne a, buc, niekto kopne rovno do ucha.`,
)}

${by(
  {
    teta: `@hero „[has:nelubite| Budete ma radi aj potom | Zmestím sa k vám aj potom]?“ pýta sa [hero] z tmy.

@mama „[has:nelubite| Budeme. Ja aj celá rodina | Zmestíš. Ku mne aj k celej rodine],“ povie [mam]. „Vidíš, koľko nitky je v jednom rukáve? Obíde celý byt. A to sme sa ešte nedotkli toho druhého.“`,
    princezna: `@hero „Budem aj potom [tvoja princezná/tvoj princ/tvoja radosť]?“ pýta sa [hero] z tmy.

@mama „Aj potom,“ povie [mam]. „Koruna sa nededí dolu, iba hore. Menšie hlavy si musia vystrihnúť vlastnú, a ty už vieš ako.“`,
    laska: `@hero „Budeš ma ľúbiť aj potom?“ pýta sa [hero] z tmy.

@mama „Aj potom,“ povie [mam]. „Vidíš, koľko nitky je v jednom rukáve? Obíde celý byt a ešte zvýši. A láska sa na rozdiel od rukáva ani neskráti.“`,
    nechce: `@hero „Ja tu chcem bývať [sama/sám/bez iných],“ povie [hero] do tmy.

@mama „To chápem,“ povie [mam]. „Nemusíš sa tešiť. Stačí, keď bábätku povieš, čo sa ti nepáči. Počuje ťa, a pohádať sa s ním zatiaľ nedá.“`,
    rastie: `@hero „[Ake]?“ pýta sa [hero] z tmy.

@mama „Najprv je ako mak, potom ako čerešňa a teraz ako dyňa,“ povie [mam]. „Pije cez šnúrku, ktorá vedie do pupka, pláva a spí. A rastie aj vtedy, keď spíme my.“`,
    dvihat: `@hero „Už ma nikdy nezdvihneš?“ pýta sa [hero] z tmy.

@mama „Keď príde [bab] von, zdvihnem,“ povie [mam]. „Možno to nebude vysoko a možno budem fučať. Ale zdvihnem. Zatiaľ sa nosíme takto, vo vlne. Na to netreba ani jeden sval.“`,
    auto: `@hero „Kto teda pôjde v kufri?“ pýta sa [hero] z tmy.

@mama „Kočík,“ povie [mam]. „A keby sa ani ten nezmestil, kúpime väčšie auto. Deti sa nevozia v kufri, ani keď ich je veľa. Ty sedíš pri okne a vidíš všetko ako [prvá/prvý/vždy].“`,
    vratit: `@hero „A mňa vrátite?“ pýta sa [hero] z tmy.

@mama „Teba nikdy,“ povie [mam]. „A [babacc] tiež nie. Kto sa nám narodí, ten nie je návšteva. Hnevať sa na to smieš, aj nahlas. Ale vraciame iba knihy a fľaše.“`,
    meno: `@hero „[is:napad| Počuješ ma, [Napad]? | Počuješ ma, Hrášok?]“ pýta sa [hero] z tmy.

@mama „Počuje,“ povie [mam]. „Mená zatiaľ zbierame a to tvoje je na zozname. Ale hlas už pozná, a ten tvoj skoro tak dobre ako môj. Na hlas sa obzrie aj bez mena.“`,
    pojde: `@hero „Na ako dlho pôjdeš?“ pýta sa [hero] z tmy.

@mama „Na pár nocí,“ povie [mam]. „Sveter tu nechám tebe. Ja sa vrátim aj bez nitky. Ale dobre mi padne vedieť, že ju niekto drží.“`,
    izba: `@hero „Mám sa odsťahovať?“ pýta sa [hero] z tmy.

@mama „Nikdy,“ povie [mam]. „[has:robi-miesto| Vidím, že robíš miesto, a je to od teba pekné. Ale [veci.acc] daj pekne späť, to je tvoje | Tvoja posteľ zostane, kde je, aj tvoje veci]. Ako sa v izbe zmestíme, to vymyslíme spolu. Posúvať sa budú skrine, nie ty.“`,
    velky: `@hero „A čo keď to nebudem vedieť?“ pýta sa [hero] z tmy. „Byť veľký súrodenec.“

@mama „To zatiaľ nevie nikto,“ povie [mam]. „Ani [bab] nevie byť malý súrodenec. Budete sa to učiť naraz a ty máš náskok.“`,
    nova: `@hero „Čo tam celý deň robí?“ pýta sa [hero] z tmy.

@mama „Spí, pláva a počúva ťa,“ povie [mam]. „Keď spievaš vo vani, kope. Keď zatvoríš dvere, kope tiež. Tvoj hlas pozná skoro tak dobre ako môj.“`,
  },
  `@hero „A čo robí [bab]?“ pýta sa [hero].

@mama „Spí a škytá,“ povie mama. „Povedz [jejmu] niečo. Počuje ťa.“ [Hero] povie, že mamu požičiava, ale nedáva, a mama hlási jedno hik. Vraj to znamená áno.`,
)}

${either(
  `@hero „To je dohoda,“ povie [hero] a prvý raz za večer sa zasmeje. [with| [friend-is| toy, pet: | @friend „Aj ja som svedok,“ hlási sa [friend].] |]

@mama „[Bab] nemá sveter, má iba mňa,“ povie ešte mama. „A ty máš dnes iba sveter. Keď prídeme, dáme to dokopy.“`,
  `[Hero] vystrčí hlavu hore, tam, kde je svetlo, a v golieri sú zrazu hlavy dve. [with| [friend-is| toy: Tretia je [friend]. | pet: Dolu stojí [friend] a nevie, na koho má zaštekať alebo zamňaukať. | @friend „Vyzeráte hrozne,“ povie uznanlivo [friend].] |] V zrkadle stojí [beast] a iba jedným rukávom.

@hero „A nohy sú štyri,“ ráta [hero].

@mama „[has| dvojcata: Osem,“ povie [mam]. „Štyri ešte nevidno | Šesť,“ povie [mam]. „Dve ešte nevidno].“`,
)}

+2
${either(
  `Keď mama zloží, je v byte zase ticho. Nie je to však to isté ticho ako pred hodinou. To predtým bolo prázdne a toto je plné nitky. Mesto zhasína jedno okno po druhom a v jednom z nich, celkom ďaleko, zhasína práve teraz mama.

@hero „A zavolá aj vtedy, keď nič neuviažem?“ pýta sa [hero].

@adult „Voláva každý večer o siedmej,“ povie [opat]. „Ale dnes na to máme dôkaz, aký je byt dlhý.“ A odmerajú ho: od kľučky k oknu je to presne jeden rukáv.`,
  `Niekto klope. Suseda si ide požičať múku, a keď sa dvere otvoria, urobí krok dozadu.

@hero „Dobrý večer,“ povie ľavá hlava.

@mama „Prepáčte, dnes sme dve,“ povie pravá.

@suseda „A to vám stačí jeden sveter?“ pýta sa suseda a díva sa na to, čo z neho zostáva. „A jeden rukáv?“

@hero „Zatiaľ áno,“ povie ľavá hlava. „Keby niekto prišiel, natiahne sa. Sveter teda, nie rukáv.“

Suseda si vezme múku, poďakuje sa obom hlavám a cestou domov si potichu naťahuje vlastný sveter.`,
)}
/+2

+3
${either(
  `Potom z toho druhého, celého rukáva vylezie ruka. @adult „Dobrý deň, ja som rukáv,“ povie ruka hlasom [opatgen]. „Jediný, ktorý tu zostal v službe. Kto je tu smutný?“

@hero „Už iba trochu,“ povie [hero] a podá ruke prst.

@adult „To ma teší,“ povie rukáv. „Pre väčší smútok by som musel zavolať kolegu, a ten je momentálne v klbku.“ [Hero] sa smeje, až sa celý sveter trasie, a na chvíľu je to ako doma.`,
  `Ľavá hlava chce ísť doľava a pravá doprava, a tak sa ide rovno do kuchyne. Tam dostane každá hlava polovicu rožka a keď jedna kýchne, druhá povie na zdravie.

@hero „A tretia hlava?“ pýta sa ľavá.

@mama „Tá dostane rožok odo mňa,“ povie pravá. „Chvíľu to trvá, ale zatiaľ sa nikdy nesťažuje.“

A naozaj, o tri sústa neskôr: buc! [Hero] uzná, že je to slušný spôsob, ako povedať ďakujem.`,
)}
/+3

== klbko
${either(
  `[Hero] drží ruky pred sebou a [opat] na ne nitku navíja, od kľučky až po okno.`,
  `Potom [hero] ide po nitke od postele až do predsiene a navíja ju, a uzly rozväzuje nechtami.`,
)} Je z toho ^nitka klbko ako pomaranč.

+3
Prvý uzol povolí hneď a druhý povolí vidličke. Tretí nepovolí ničomu, ani zubom, ani prosbe.

@adult „Tak ho nechajme,“ povie ${either(`[opat]`, `[mam]`)}. „Jeden uzol navyše ešte nikomu neublížil.“ A tak má ${either(`kľučka na dverách`, `noha postele`)} odvtedy malý vlnený prsteň, ktorý sa nedá stratiť.
/+3

@adult „Môže z toho byť zase rukáv,“ povie ${either(`[opat]`, `[mam]`)}. „Alebo niečo malé. Rozhodni ty.“

+2
[Hero] klbko prehadzuje z ruky do ruky. Boli by z neho rukavice, červená šnúrka na kľúč alebo čelenka, a každá z tých vecí by bola teplá, mäkká a vlastná. Na dve veci ho však nie je dosť. Rozhoduje sa ťažko a dlho, lebo klbko hreje v dlani ako rožok a nechce sa ho pustiť ani na chvíľu.
/+2

@hero „Na čiapku,“ povie napokon [hero]. „Nech [bab] nemá zimu na uši.“ Kúsok nitky si však [hero] nechá a uviaže si ho okolo zápästia.

+2
@adult „Vyberáš dobre,“ povie ${either(`[opat]`, `[mam]`)}. „Rukavice počkajú, uši nie.“

${either(
  `Pletie sa do desiatej, čo je doma zakázané. [Opat] počíta oká a [hero] počíta tiež. Pri štyridsiatom sa pomýlia naraz a čiapka má odvtedy jedno ucho väčšie.`,
  `Pletie sa hneď, kým je na to chuť. [Mam] počíta oká a [hero] ich počíta tiež, takže ich je na papieri dvakrát toľko. Pri štyridsiatom buc, niekto kopne do klbka, a čiapka má odvtedy jedno ucho väčšie.`,
)}

@hero „To nevadí,“ povie [hero]. „Aspoň sa bude vedieť, kde je vpredu.“
/+2

+4
${either(
  `Hotová čiapka sa vyskúša na pomaranči, na hrnčeku a na päste. Na päste sedí najlepšie. [Hero] s ňou chodí po byte, päsť má meno po novom súrodencovi a správa sa slušne. Iba raz zaškytá.

@adult „Vidím, že sa už poznáte,“ povie [opat].`,
  `Hotová čiapka sa vyskúša na pomaranči, na hrnčeku a na päste. Na päste sedí najlepšie. [Hero] päsť v čiapke posadí na bruško, nech je na seba vidno zblízka.

&again @hero „Haló, kto je tam?“ povie hlbokým hlasom päsť.

Buc, povie bruško. A rozprávajú sa takto, haló a buc, až do večere, a o čom, to nevie nikto iný.`,
)}
/+4

+4
${either(
  `@hero „A ešte niečo,“ povie [hero] a [opat] znova vytočí mamino číslo. [Hero] do telefónu zaspieva Prší, prší. Pri prvom prší mama hlási hik, pri druhom iba polovicu a pri treťom už nič.

@mama „Spí,“ šepne mama. „To je prvá vec, ktorú odo mňa nemá.“`,
  `@mama „Ešte niečo [jejmu] povedz,“ prosí [mam].

[Hero] teda zaspieva Prší, prší. Pri prvom prší sa nedeje nič, pri druhom kopne vľavo a pri treťom vpravo.

@hero „Tancuje!“ povie [hero]. A keďže sveter je jeden, tancuje aj [mam], iba trochu pomalšie.`,
)}

Pred spaním má ešte niekto hlad. V kuchyni sedí ${either(`[opat]`, `[mam]`)} s rožkom a [hero] si prisadne.

@adult „Ja jem ${either(`za mamu, tá v pôrodnici dostane iba polievku`, `za dvoch`)},“ povie ${either(`[opat]`, `[mam]`)}. „A ty?“

@hero „Ja jem za seba,“ povie [hero]. „Niekto to robiť musí.“

Na obrúsok potom [hero] spíše, čo sa dá nitkou priviazať a čo nie. Dá sa kľúč, balón, zub a čiapka pod bradou. Nedá sa more, čas ani človek. Pri človeku je však otáznik, lebo z každej strany tej nitky predsa niekto je.

@adult „Ten otáznik tam nechaj,“ povie ${either(`[opat]`, `[mam]`)}. „Je to najlepší riadok z celého zoznamu.“ Obrúsok sa založí do zásuvky k dôležitým veciam, medzi záručné listy a zápalky.
/+4

== postel
Večer [sleepers] a spí aj [bab]. [Hero] leží v posteli, na zápästí má nitku a pri vankúši sveter bez rukáva.

+3
${either(`Z okna vidno mesiac. Ten istý vidno aj z pôrodnice, iba z druhej strany.`, `Na okne svieti mesiac, guľatý ako bruško, a v byte je ticho.`)} [with| [friend-is| toy: V jedinom rukáve spí [friend]. | pet: Pri nohách spí [friend]. | [Friend] už pomaly dýcha.] |]
/+3

${by(
  {
    teta: `@hero „[has:nelubite| A budete ma naozaj radi | A naozaj sa zmestím]?“ šepne [hero]. @mama „Naozaj,“ povie [mam] a chytí koniec tej nitky. „Aj potom.“`,
    princezna: `Na lampe visí koruna. @mama „Dobrú noc, [moja princezná/môj princ/moja radosť],“ šepne [mam]. „Dnes aj potom.“`,
    laska: `@hero „A aj potom?“ šepne [hero]. @mama „Aj potom,“ povie [mam] a chytí koniec tej nitky. „A aj bez uzlov.“`,
    nechce: `@hero „Môže prísť,“ šepne [hero]. „Ale nech vie, že som tu [prvá/prvý/najdlhšie].“ @mama „Odkážem,“ povie [mam] a pohladí bruško.`,
    rastie: `@hero „A zajtra zase narastie?“ šepne [hero]. @mama „O kúsok,“ povie [mam]. „Aj ty.“`,
    dvihat: `@hero „A potom ma naozaj zdvihneš?“ šepne [hero]. @mama „Naozaj,“ povie [mam] a chytí koniec tej nitky. „Aj s fučaním.“`,
    auto: `@hero „V kufri pôjde kočík,“ šepne [hero]. „A [bab] vedľa mňa, v čiapke.“ @mama „A ty pri okne,“ povie [mam].`,
    vratit: `@hero „Vraciame iba knihy,“ šepne [hero]. @mama „A fľaše,“ povie [mam] a chytí koniec tej nitky. „Nikoho iného.“`,
    meno: `@hero „Dobrú noc, [is:napad| [Napad] | Hrášok],“ šepne [hero] brušku. @mama „Kopká,“ povie [mam]. „Nechaj to na zozname.“`,
    pojde: `@hero „A sveter tu naozaj necháš?“ šepne [hero]. @mama „Naozaj,“ povie [mam] a chytí koniec tej nitky. „Na pár nocí.“`,
    izba: `[has:robi-miesto| [Hero] má [veci.acc] zase na svojom mieste. | Veľká posteľ ostáva na mieste.] @hero „Čiapku môže mať,“ šepne [hero]. „A kus izby [jejmu] požičiam.“ @mama „Z tvojej izby,“ povie [mam].`,
    velky: `@hero „Uzly už viem,“ šepne [hero]. „Tie [babacc] naučím.“ @mama „Aj rozväzovať,“ povie [mam]. „To je ťažšie.“`,
    nova: `@hero „Už sa asi teším,“ šepne [hero]. @mama „Asi aj [bab],“ povie [mam] a pohladí [hero.acc/svoje veľké dieťa].`,
  },
  `Na kľučke visí čiapka, pripravená na cestu. @adult „Dnes už spí aj mama,“ povie [opat]. „A zajtra je zase o deň menej.“`,
)}

&last @hero „Haló, kto je tam?“ šepne [hero] nitke. „Dobrú noc.“

!asleep Nitka je mäkká a teplá a [hero] pomaly zaspí.
`,
}
