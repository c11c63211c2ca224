import { inParagraphs } from '../../../../craft/in-paragraphs.ts'
import type { Telling } from '../../../../craft/telling.ts'

/**
 * A box with two seats, one of them for mother, and a paper tube to call her; but whoever calls louder is the baby. Mother comes at last, and is stuck in
 * the box when it cries again, so it is the child who goes, and whose voice it knows.
 */
const CASE =
  '[has| bije, stipe, hryzie, kope: bije | krmil: jedlo | dal-do-postielky: [is:jedlo| jedlo | dar] | dal-hracku: dar | byt-babom: babo | chcel-braceka, chcel-sestricku: vymena | do-garaze, na-balkon, do-pivnice, do-budy, do-obchodu, do-kosa, k-babke, prec, po-neho, vymenit, kedy-odide, vratit: prec | nelubite: laska | nevsima-si: nevsima | nechce: prec | postielka: postel | v-noci, krici: krik | na-rukach, koji, nema-cas: ruky | [event| wants: [has| garaz: prec | [feels| jealous, angry, sad: ruky | nova]] | [feels| jealous, angry, sad: ruky | nova]]]'

const CASES = [
  ...(['bije', 'jedlo', 'dar', 'babo', 'vymena'] as const),
  ...(['prec', 'laska', 'nevsima', 'postel', 'krik', 'ruky'] as const),
]

/** Told by what it is that the wish tells. */
const by = (told: Record<(typeof CASES)[number] | 'nova', string>) =>
  inParagraphs(told, (nth) => `[pripad| ${CASES.map((id) => `${id}: ${nth[id]}`).join(' | ')} | ${nth.nova}]`)

/** Agrees with the baby, named or not. */
const agree = (she: string, he: string, it: string) =>
  `[is:whom| [whom:${she}/${he}/${it}] | [has| ma-sestricku: ${she} | ma-braceka: ${he} | ${it}]]`

const called = (sister: string, brother: string, baby: string, named: string) =>
  `[is:whom| ${named} | [has| ma-sestricku: ${sister} | ma-braceka: ${brother} | ${baby}]]`

const NEW =
  '[is:whom| [whom:novú sestričku/nového bračeka/nové bábätko] [whom.acc] | [has| ma-sestricku: novú sestričku | ma-braceka: nového bračeka | nové bábätko]]'

const SINCE = {
  ...{
    'od-dnes': 'dneška',
    'od-vcera': 'včera',
    'od-pondelka': 'pondelka',
    'od-utorka': 'utorka',
    'od-stredy': 'stredy',
  },
  ...{ 'od-stvrtka': 'štvrtka', 'od-piatka': 'piatka', 'od-soboty': 'soboty', 'od-nedele': 'nedele' },
}

const START = `[has| dvojcata: [Hero] má doma dvojičky. Jedno stále spí a druhé je stále hore. | osvojene: [Hero] má [nove]. Cesta domov autom je dlhá a [bab] už zostane navždy. Zatiaľ sa nepoznajú. | ${Object.entries(
  SINCE,
)
  .map(([id, day]) => `${id}: Od ${day} má [hero] doma [nove].`)
  .join(
    ' | ',
  )} | par-dni: [Hero] má doma [nove]. [Bab] má iba pár dní. | par-tyzdnov: [Hero] má doma [nove]. [Bab] má iba pár týždňov. | par-mesiacov: [Hero] má doma [nove]. [Bab] má už pár mesiacov. | velky-surodenec: [Hero] je už [veľká sestra/veľký brat/v rodine to väčšie] a má doma [nove]. | z-porodnice: [Hero] má doma [nove], práve z pôrodnice. | [Hero] má doma [nove].]`

const AWAY = `@hero „[has| do-garaze, garaz: Nech [bab] spí v garáži, | na-balkon: Nech [bab] spí na balkóne, | do-pivnice: Nech [bab] spí v pivnici, | do-budy: Nech [bab] spí v búde, | do-obchodu: Vráťme [juho] do obchodu, | do-kosa: Dajme [juho] do koša, | k-babke: Dajme [juho] babke, | po-neho: Nech si [pon] prídu, | vymenit: Vymeňme [juho], | kedy-odide: Kedy už odíde? | vratit: Kedy [juho] vrátime? | nechce: Ja [juho] nechcem, | prec: Dajme [juho] preč, | Vráťme [juho] do nemocnice,]“ [has| do-garaze, garaz, na-balkon, do-pivnice, do-budy, do-obchodu, do-kosa, k-babke, po-neho, vymenit: povie | kedy-odide, vratit: pýta sa | povie] [has| telefon: [hero] do telefónu | [hero]].`
const THERE =
  '[has| do-garaze, garaz: v garáži | na-balkon: na balkóne | do-pivnice: v pivnici | do-budy: v búde | do-obchodu: v obchode | do-kosa: v koši | k-babke: u babky | nemocnica, porodnica: v nemocnici | inde]'
const STAYS =
  '[has| do-garaze, garaz: V garáži bude spať iba auto | na-balkon: Na balkóne budú spať iba kvety | do-pivnice: V pivnici budú spať iba zemiaky | do-budy: V búde bude spať iba pes | do-obchodu: V obchode kúpime iba rožky | do-kosa: Do koša pôjdu iba plienky | k-babke: K babke pôjdeme všetci spolu | po-neho: Keď prídu, povieme, že [bab] ostáva | vymenit: Už [juho] nemeňme | vratit: Nikam [juho] nevrátime | Nech [bab] zostane]'

const BABYISH =
  '[has| pocikana: má mokré nohavice, chce plienku | zas-cumel: chce cumlík, chce fľašu | chce plienku, chce fľašu]'
const THERE_NOT =
  '[has| do-garaze, garaz: Popri garáži preletia rýchlo a ani nezastavia. | na-balkon: Popri balkóne prejdú rýchlo a ani nezastavia. | do-pivnice: Popri pivnici prejdú rýchlo a ani nezastavia. | do-budy: Popri búde prejdú rýchlo a ani nezastavia. | do-obchodu: Popri obchode prejdú rýchlo a ani nezastavia. | do-kosa: Popri koši prejdú rýchlo a ani nezastavia. | k-babke: U babky sa nezastavia, iba zamávajú. | nemocnica, porodnica: Popri nemocnici prejdú rýchlo a ani nezastavia. | Nikto nevystupuje a ide sa domov.]'
const HURTS =
  '[has| stipe: [juho] uštipne do nohy | hryzie: [juho] uhryzne do prsta | kope: do [neho] kopne | [juho] plesne po ruke]'
const HURTS_ONLY = '[has| stipe: uštipne do nohy | hryzie: uhryzne do prsta | kope: kopne do nohy | plesne po ruke]'
const WHERE_HURT = '[has| stipe: po nohe | hryzie: po prste | kope: po nôžke | po ruke]'
const NOT_DONE = '[has| stipe: Štípať nesmieš | hryzie: Hrýzť nesmieš | kope: Kopať nesmieš | Biť nesmieš]'

/** What the older child writes on the first day; it is read to the baby in the end. */
const LOG = by({
  bije: 'hnevám sa a hanbím naraz.',
  babo: 'uá, a viac bábätká nepíšu.',
  jedlo: 'raňajky odmietnuté, mlieko víťazí.',
  vymena: 'výmena sa vraj nerobí.',
  nevsima: 'dnes pozerám iba pred seba.',
  dar: 'darček odmietnutý bez vysvetlenia.',
  prec: 'návrh zamietnutý, skúsim znova.',
  laska: 'odpoveď stále neprichádza, čakám.',
  postel: 'moja krava je v cudzích rukách.',
  krik: 'plač o druhej, o tretej a o štvrtej.',
  ruky: 'ruky plné, výkres nikto nevidí.',
  nova: '[bab] zívne a inak sa nič nedeje.',
})

const NOT_LOW = '[has| stipe: štípať nesmieš | hryzie: hrýzť nesmieš | kope: kopať nesmieš | biť nesmieš]'

export const babatko: Telling = {
  id: 'new-baby',
  shape: 'making',
  fits: { kind: 'life', subjects: ['new-baby'], when: ['always', 'tomorrow', 'today', 'past'] },
  ages: [3, 9],
  titles: ['[is:whom| [Hero], [whom] a druhé miesto | Druhé miesto]', 'Haló, haló, tu [hero]!'],
  tile: { label: 'Bábätko', wish: 'máme doma bábätko a má pocit, že naň nikto nemá čas' },
  figures: {
    suseda: {
      forms: {
        name: 'suseda',
        nom: 'suseda',
        gen: 'susedy',
        dat: 'susede',
        acc: 'susedu',
        loc: 'susede',
        ins: 'susedou',
      },
      gender: 'she',
    },
  },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: {
        craft: {
          forms: {
            name: 'loď',
            nom: 'loď',
            gen: 'lode',
            dat: 'lodi',
            acc: 'loď',
            loc: 'lodi',
            ins: 'loďou',
          },
          gender: 'she',
        },
      },
      words: {
        kind: 'pirátsku loď',
        aboard: 'Všetci na palubu!',
        o4: 'Vyplávame o štvrtej!',
        vec: 'plavba',
        smer: 'hlási smer',
        motor: 'vietor',
        ride: 'Loď sa hojdá na vlnách a okolo plávajú veľryby.',
        alone: 'Loď sa nakláňa na jednu stranu.',
        book: 'lodný denník',
        sleepers: 'spia veľryby',
        night: 'Loď ticho kotví pri stene.',
      },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: {
        craft: {
          forms: {
            name: 'hrad',
            nom: 'hrad',
            gen: 'hradu',
            dat: 'hradu',
            acc: 'hrad',
            loc: 'hrade',
            ins: 'hradom',
          },
          gender: 'he',
        },
      },
      words: {
        kind: 'hrad s vežou',
        aboard: 'Brána je otvorená!',
        o4: 'Hostina o štvrtej!',
        vec: 'hostina',
        smer: 'stojí na stráži',
        motor: 'draka',
        ride: 'Okolo hradu lieta drak, ale do brány sa nezmestí.',
        alone: 'Jeden trón je prázdny a hrad sa nakláňa.',
        book: 'hradnú kroniku',
        sleepers: 'spí drak',
        night: 'Hrad ticho stojí pri stene.',
      },
    },
    space: {
      themes: ['space', 'science', 'discovery'],
      figures: {
        craft: {
          forms: {
            name: 'raketa',
            nom: 'raketa',
            gen: 'rakety',
            dat: 'rakete',
            acc: 'raketu',
            loc: 'rakete',
            ins: 'raketou',
          },
          gender: 'she',
        },
      },
      words: {
        kind: 'vesmírnu raketu',
        aboard: 'O chvíľu štartujeme!',
        o4: 'Štart o štvrtej!',
        vec: 'štart',
        smer: 'hlási smer',
        motor: 'motor',
        ride: 'Raketa letí okolo Mesiaca a vľavo svieti Mars.',
        alone: 'Raketa sa nakláňa a letí do kruhu.',
        book: 'palubný denník',
        sleepers: 'spí celý vesmír',
        night: 'Raketa ticho stojí pri stene.',
      },
    },
    heroes: {
      themes: ['superheroes'],
      figures: {
        craft: {
          forms: {
            name: 'základňa',
            nom: 'základňa',
            gen: 'základne',
            dat: 'základni',
            acc: 'základňu',
            loc: 'základni',
            ins: 'základňou',
          },
          gender: 'she',
        },
      },
      words: {
        kind: 'základňu superhrdinov',
        aboard: 'Superhrdinovia, nastúpiť!',
        o4: 'Porada superhrdinov o štvrtej!',
        vec: 'porada',
        smer: 'hlási, čo vidno',
        motor: 'sirénu',
        ride: 'Pod základňou svieti celé mesto a všetko je v poriadku.',
        alone: 'Jeden superhrdina na celé mesto je málo.',
        book: 'tajný denník',
        sleepers: 'spí celé mesto',
        night: 'Základňa ticho stojí pri stene.',
      },
    },
    dinos: {
      themes: ['dinosaurs'],
      figures: {
        craft: {
          forms: {
            name: 'jaskyňa',
            nom: 'jaskyňa',
            gen: 'jaskyne',
            dat: 'jaskyni',
            acc: 'jaskyňu',
            loc: 'jaskyni',
            ins: 'jaskyňou',
          },
          gender: 'she',
        },
      },
      words: {
        kind: 'pravekú jaskyňu',
        aboard: 'Dnu sa tyranosaurus nezmestí!',
        o4: 'Praveká porada o štvrtej!',
        vec: 'porada',
        smer: 'stojí na stráži',
        motor: 'tyranosaura',
        ride: 'Vonku dupe tyranosaurus, ale do jaskyne sa nezmestí.',
        alone: 'Vonku dupe tyranosaurus a sedieť tu bez druhého je smutné.',
        book: 'praveký denník',
        sleepers: 'spí tyranosaurus',
        night: 'Jaskyňa ticho stojí pri stene.',
      },
    },
    forest: {
      themes: ['forest', 'animals', 'nature', 'friendship'],
      figures: {
        craft: {
          forms: {
            name: 'brloh',
            nom: 'brloh',
            gen: 'brloha',
            dat: 'brlohu',
            acc: 'brloh',
            loc: 'brlohu',
            ins: 'brlohom',
          },
          gender: 'he',
        },
      },
      words: {
        kind: 'medvedí brloh',
        aboard: 'Medvede, domov!',
        o4: 'Medvedia hostina o štvrtej!',
        vec: 'hostina',
        smer: 'stráži vchod',
        motor: 'fujavicu',
        ride: 'Vonku padá sneh a dva medvede sa v brlohu tlačia k sebe.',
        alone: 'Jeden medveď v brlohu je smutný medveď.',
        book: 'medvedí denník',
        sleepers: 'spí celý les',
        night: 'Brloh ticho stojí pri stene.',
      },
    },
    home: {
      themes: [],
      figures: {
        craft: {
          forms: {
            name: 'domček',
            nom: 'domček',
            gen: 'domčeka',
            dat: 'domčeku',
            acc: 'domček',
            loc: 'domčeku',
            ins: 'domčekom',
          },
          gender: 'he',
        },
      },
      words: {
        kind: 'domček s oknom',
        aboard: 'Domček je otvorený!',
        o4: 'Otváram o štvrtej!',
        vec: 'otvorenie',
        smer: 'pozerá z okna',
        motor: 'dážď',
        ride: 'Vonku akože prší, ale v domčeku je sucho a teplo.',
        alone: 'Domček je pre jedného akýsi veľký.',
        book: 'domový denník',
        sleepers: 'spí celá ulica',
        night: 'Domček ticho stojí pri stene.',
      },
    },
  },
  things: {
    whom: {
      kinds: [],
      or: {
        forms: {
          name: 'bábätko',
          nom: 'bábätko',
          gen: 'bábätka',
          dat: 'bábätku',
          acc: 'bábätko',
          loc: 'bábätku',
          ins: 'bábätkom',
        },
        gender: 'it',
      },
    },
    jedlo: {
      kinds: ['food'],
      or: {
        forms: {
          ...{ name: 'rožok', nom: 'rožok', gen: 'rožka', dat: 'rožku', acc: 'rožok', loc: 'rožku', ins: 'rožkom' },
        },
        gender: 'he',
      },
    },
    gift: {
      kinds: ['toy', 'vehicle', 'machine', 'dinosaur'],
      or: {
        forms: {
          name: 'autíčko',
          nom: 'autíčko',
          gen: 'autíčka',
          dat: 'autíčku',
          acc: 'autíčko',
          loc: 'autíčku',
          ins: 'autíčkom',
        },
        gender: 'it',
      },
    },
  },
  keys: { pripad: CASE },
  words: {
    chcel: '[has| chcel-braceka: Mal to byť braček | Mala to byť sestrička]',
    chceny: '[has| chcel-braceka: Braček | Sestrička]',
    chcenyl: '[has| chcel-braceka: braček | sestrička]',
    bol: '[has| chcel-braceka: bol | bola]',
    nan: agree('na ňu', 'naňho', 'naň'),
    pokazene: agree('pokazená', 'pokazený', 'pokazené'),
    hladne: agree('hladná', 'hladný', 'hladné'),
    nove: NEW,
    bab: called('sestrička', 'braček', 'bábätko', '[whom]'),
    babgen: called('sestričky', 'bračeka', 'bábätka', '[whom.gen]'),
    babdat: called('sestričke', 'bračekovi', 'bábätku', '[whom.dat]'),
    babacc: called('sestričku', 'bračeka', 'bábätko', '[whom.acc]'),
    babins: called('sestričkou', 'bračekom', 'bábätkom', '[whom.ins]'),
    juho: agree('ju', 'ho', 'ho'),
    jejmu: agree('jej', 'mu', 'mu'),
    neho: agree('nej', 'neho', 'neho'),
    pon: agree('po ňu', 'poňho', 'poň'),
    rado: agree('rada', 'rád', 'rado'),
    sam: agree('sama', 'sám', 'samo'),
  },
  fact: '„Haló, haló, tu [hero],“ hovorí sa odvtedy do papierovej trúby a bábätko stíchne.',
  next: 'V papierovej trúbe sa ráno ozvalo tiché „haló, haló“.',
  young: `
== narodenie
${START} ${by({
    bije: `Keď [bab] leží na deke, [hero] ${HURTS}. Uá, uá! @adult „Nie, ${NOT_LOW}, to bolí!“ povie [adult]. [Hero] to vie a je z toho [smutná/smutný/hanba]. ((Lenže na [babacc] má každý čas a [na hero.acc/na veľké dieťa] nikto.))`,
    babo: `Dnes je však bábätko aj [hero]: ${BABYISH} a plače, uá, uá! @adult „Ty predsa nie si bábätko,“ povie [adult]. @hero „Som!“ plače [hero]. Lebo bábätká sa nosia na rukách a veľké deti musia chodiť po zemi.`,
    jedlo: `[Hero] sa podelí a položí do postieľky [jedlo.acc]. @hero „Nech nie je [hladne],“ povie [hero]. [Bab] sa však rozplače, uá, uá! @adult „To nie!“ [has:vynadane| zvýši hlas | zľakne sa] [adult] a [jedlo.acc] dá na stôl. [Hero] je z toho [smutná/smutný/ticho]. ((Deliť sa predsa treba!))`,
    vymena: `Lenže [hero] to má v hlave inak. @hero „[chcel]!“ povie [hero]. „[has:blocek| Tak [juho] vymeňte. Máte bloček? | Tak [juho] vymeňte.]“ @adult „To sa nedá,“ povie [adult]. [Bab] plače, uá, uá, a [adult] [juho] hojdá. [Hero] je [smutná/smutný/ticho]. Kto sa s kým bude teraz hrať?`,
    nevsima: `[Adult] ukazuje malé päty aj malý nos. Lenže [hero] sa [nan] ani nepozrie. Pozerá sa na koberec, na strop a na vlastné ponožky. @adult „Nechceš vidieť prsty?“ pýta sa [adult]. @hero „Nie,“ povie [hero] stene. Vtom [bab] zaplače, uá, uá!`,
    dar: `[Hero] sa chce hrať, a tak [jejmu] dá do postieľky [gift.acc]. [Bab] sa však rozplače, uá, uá! @adult „To nie!“ zľakne sa [adult] a [gift.acc] berie preč. [Hero] je z toho [smutná/smutný/ticho]. Darčeky sa predsa neberú!`,
    prec: `[has| po-neho: [has:telefon| [Hero] vezme telefón a volá. @hero „Haló, haló, príďte si [pon]. [has:pokazene| Asi je [pokazene]. | Veľa to tu plače.]“ | ${AWAY}] | ${AWAY}] [feels| sad, angry: „Nech je to ako predtým.“ |] Lenže [bab] plače, uá, uá, a [adult] [juho] hojdá na rukách. [Hero] je [smutná/smutný/ticho]. Na tých rukách sedáva predsa [hero].`,
    laska: `[Adult] [juho] hojdá, spieva [jejmu] a bozkáva [juho] na nos. [Hero] sa pozerá od dverí a rozplače sa. @hero „Mňa už nemáte radi,“ povie. Lenže [bab] plače tiež, uá, uá, a oveľa hlasnejšie.`,
    postel: `A [bab] spí v malej postieľke s mrežami. @hero „Tá je moja!“ povie [hero] smutne. „Je na nej moja nálepka!“ @adult „Ty máš už veľkú posteľ,“ povie [adult]. Lenže postieľka stojí [pri adult.loc] a veľká posteľ až za stenou.`,
    krik: `[has:v-noci| Vo dne [bab] spí a v noci plače, uá, uá, až je hore celý dom. [Hero] si dá na hlavu vankúš, ale počuť to aj cez vankúš. | [Bab] plače celý deň, uá, uá! [has:zapcha-usi| [is:jedlo| [Hero] si zapchá uši [jedlo.ins], ale počuť to aj tak. | [Hero] si zapchá uši, ale počuť to aj cez prsty.] | [Hero] si zapchá uši, ale počuť to aj cez prsty.]] @hero „Kedy už prestane?“ hnevá sa [hero]. @adult „Neviem,“ zívne [adult].`,
    ruky: `[Adult] [juho] [has:koji| stále kojí, ráno, na obed aj večer. | stále nosí na rukách, pri okne aj pri sporáku.] @hero „Aj ja chcem k tebe,“ povie [hero]. @adult „O chvíľku,“ povie [adult]. Lenže chvíľka je dlhá a [hero] žiarli, až [jej/mu/pri tom] horia uši.`,
    nova: `[Hero] [jejmu] ukáže kocky aj loptu. Lenže [bab] iba pije, spí a plače, uá, uá! @hero „Kedy sa bude hrať?“ pýta sa [hero]. @adult „Ešte dlho nie,“ povie [adult] a díva sa iba na [babacc]. [feels| proud, excited, happy: [Hero] je aj tak [pyšná/pyšný/ako na ihlách]. | [Hero] je z toho [smutná/smutný/ticho].]`,
  })}

== krabica
Z krabice od plienok [hero] *krabica spraví [kind]. Dnu sú dve miesta a von trčí papierová trúba[with| [friend-is| toy: , v okne sedí [friend] | pet: , pri vchode leží [friend] | , okná maľuje [friend]]].

+4
[with2| [Friend2] nosí vankúše. | Trúba je rúrka od kuchynských utierok.] [more| Pomáhajú aj [others].]
/+4

&first @hero „Haló, haló, tu [hero]! Druhé miesto je tvoje!(( Bábätká dnu nesmú!))“

@adult „Už idem,“ povie [adult]. Lenže uá, uá, a [adult] beží za [babins].

+2
[Hero] čaká. [alone]

&again @hero „Haló, haló, tu [hero]! [aboard]“

@adult „Naozaj idem,“ povie [adult] a jednu nohu má už dnu. Lenže uá, uá, a noha ide zasa von.
/+2

+3
${by({
  bije: `[has| hryzie: [Hero] čaká a do zubov, čo hnevali, si radšej dá keks. A keď je keks preč, dá tam druhý, nech majú zuby stále prácu. Lenže s keksom sa do trúby volať nedá. Ozýva sa iba mňam a von letia omrvinky. | kope: [Hero] čaká a nohu, čo hnevala, má radšej v gumenej čižme. V čižme je noha zavretá a nič nevyvedie. Lenže v jednej čižme sa ťažko sedí a je v nej tma. Aj nohe je z toho smutno. | [Hero] čaká a na ruke, čo hnevala, radšej sedí. Tak ruka nič nevyvedie. Lenže jednou rukou sa ťažko drží trúba a ešte ťažšie sa jedia keksy. A ruke je tam dole tma a smutno.]`,
  babo: `[Hero] si zatiaľ oblečie plienku. Drží iba na jednej nohe a pri chôdzi šuští. Potom pije z fľaše. Lenže z fľaše to ide po jednej kvapke, kvap, kvap, a kým sa takto naraňajkuješ, je čas obedovať.`,
  jedlo: `[Hero] zatiaľ hádže do misky, čo by mohlo chutiť. Jablko nie, lebo [bab] nemá zuby. Polievka nie, lebo neudrží lyžicu. Keks nie, lebo omrvinky pichajú. Keks [hero] radšej zje, aby [babacc] nepichal. Opatrnejšie sa keks zjesť nedá.`,
  vymena: `[Hero] zatiaľ kreslí, ako to malo byť. [Chceny] na obrázku skáče, hádže loptu a má čižmy. Vedľa potom [hero] nakreslí [babacc]. Je to guľôčka s ústami. Lenže aj [chcenyl] by teraz [bol] iba guľôčka s ústami. Na papieri sú zrazu dve rovnaké.`,
  nevsima: `[Hero] zatiaľ trénuje nepozeranie. Keď sa nepozerá doľava, vidí to vpravo. Keď zavrie oči, počuje mľaskanie. A keď má zavreté oči aj zapchaté uši, narazí do stola. Nepozerať sa je ťažšia robota ako pozerať.`,
  dar: `[Hero] zatiaľ hľadá iný darček. Rožok nie, lebo [bab] nemá zuby. Ceruzku nie, lebo je ostrá. Čižmu nie, lebo čižma je väčšia ako [bab]. Darovať niečo bábätku je ťažšie, ako to vyzerá.`,
  prec: `[Hero] zatiaľ balí. Kto má bývať ${THERE}, ten potrebuje deku, lebo mu bude zima. Potrebuje lampu, lebo tam bude tma. A potrebuje plyšového zajaca, lebo tam bude [sam]. Zajaca však [hero] radšej vyberie, lebo je [jej/jeho/najmilší].`,
  laska: `[Hero] zatiaľ ráta pusy. [Bab] má dnes na nose štyri, na čele tri a na pätách dve. To je deväť. [Hero] má dve, jednu rannú a jednu takú, čo skĺzla na ucho. A za tú na uchu je iba polovica.`,
  postel: `[Hero] zatiaľ skúša spať v koši na bielizeň, lebo je malý ako postieľka. Zmestí sa doň buď hlava, alebo nohy. Naraz nie. A keď sa zmestia nohy aj hlava, trčí von zadok a tomu je zima.`,
  krik: `[Hero] zatiaľ skúša, čím sa dajú zapchať uši. Čiapkou nie, plač počuť aj cez čiapku. Dvoma čiapkami tiež nie. Potom si [hero] dá na hlavu hrniec. Cez hrniec počuť plač tiež a ešte to aj duní.`,
  ruky: `[Hero] zatiaľ nosí na rukách vankúš, pri okne aj pri sporáku. Najprv je ľahký. Potom je akýsi ťažší a potom bolia lakte. Zaujímavé. Vankúš ani neplače, a aj tak má [hero] ruky, čo už nič iné nevedia robiť.`,
  nova: `[Hero] zatiaľ učí [babacc] hrať sa. Ukáže, ako sa skáče na jednej nohe. [Bab] zívne. Ukáže, ako sa robí kotúľ. [Bab] zaškúli. Ukáže opicu, najlepšiu, akú vie, a [bab] si potichu odgrgne. Toľko vie aj opica.`,
})}
/+3

+4
&again @hero „Haló, haló, tu [hero]!“ zavolá potom znova. „Je tam ešte niekto?“

@adult „Som tu,“ povie [adult] do trúby z druhej strany. „Už len prebalím [babacc].“ Lenže z prebaľovania je kúpanie a z kúpania obliekanie. Maličké pyžamo má desať gombíkov a [bab] ani pri jednom neleží pokojne.

Zazvoní suseda a nesie čiapočku, malú ako na citrón.

@suseda „Kde máte to zlatíčko?“ pýta sa suseda.

&again @hero „Haló, haló, tu [hero]!“ ozve sa z krabice.

Suseda sa však skláňa nad [babins]. [Hero] si zatiaľ čiapočku skúsi a zmestí sa do nej iba ucho.

@suseda „A kto býva tu?“ pýta sa potom suseda a zaklope na krabicu.

@hero „Ja a jedno prázdne miesto,“ povie [hero].

@suseda „To sa musí napraviť,“ povie suseda. „Zlatíčko pohojdám ja.“
/+4

== dvaja
Konečne [bab] zaspí. [Adult] príde a vlezie dnu((, až krabica zapraští)).(( Kolená má pri ušiach.))

${by({
  bije: `@hero „Som [zlá/zlý/zlé dieťa]?“ šepká [hero].

@adult „Nie si a ľúbim ťa,“ povie [adult]. „Len [babacc] to bolí.“

@hero „A mňa bolí, že nemáš čas,“ povie [hero].

@adult „Keď sa hneváš, zavolaj,“ povie [adult]. „Prídem k tebe.“`,
  babo: `@hero „Uá,“ povie [hero].

@adult „Plienka?“ háda [adult]. @hero „Uá.“ @adult „Fľaša?“ @hero „Uá!“

[Adult] vezme [hero.acc/svoje veľké dieťa] na ruky ako bábätko a dlho hojdá. @adult „Alebo toto?“

@hero „Uá,“ povie [hero] spokojne.`,
  jedlo: `@hero „Ja sa iba delím,“ povie [hero].

@adult „Viem. [has:vynadane| Ten krik ma mrzí | Ja som sa iba [adult:zľakla/zľakol/zľaklo]],“ povie [adult]. „[Bab] nemá zuby. Pije iba mlieko.“

@hero „A čo môžem dať ja?“

@adult „Prst,“ povie [adult]. „A hlas.“`,
  vymena: `@hero „Ale takto to byť nemá,“ povie [hero].

@adult „Viem,“ povie [adult] a objíme [hero.acc/svoje veľké dieťa]. „To ťa môže mrzieť.“

@hero „A bude [bab] vedieť hádzať loptu?“

@adult „Keď to niekto ukáže,“ povie [adult].`,
  nevsima: `@hero „Pozerať sa nebudem,“ povie [hero].

@adult „Nemusíš,“ povie [adult]. „Ja sa pozerám na teba. Máš na nose farbu.“

@hero „Ty sa celý deň pozeráš tam.“

@adult „A celý deň mi chýbaš,“ šepne [adult].`,
  dar: `@hero „Bol to darček,“ povie [hero].

@adult „A pekný,“ povie [adult] a pohladí [hero.acc/veľké dieťa]. „Lenže [bab] má slabé ruky. Neudrží ani lyžičku.“

@hero „A čo udrží?“

@adult „Prst,“ povie [adult]. „A vie počúvať.“`,
  prec: `@adult „A kto dá [babdat] ${THERE} mlieko?“ pýta sa [adult].

@hero „Ty.“

@adult „Tak tam budem spať aj ja.“

@hero „Ty nie!“ zľakne sa [hero]. „Ty máš byť pri mne!“

@adult „Aj chcem,“ povie [adult]. „Celý deň mi chýbaš.“`,
  laska: `@hero „Ľúbiš ma ešte?“ pýta sa [hero].

[Adult] priloží [hero.dat/veľkému dieťaťu] trúbu k uchu. @adult „Haló, haló, ľúbim ťa.“

@hero „Aj keď [bab] plače?“

@adult „Aj vtedy,“ povie [adult]. „A keď plačete obaja, ľúbim vás obidvoma ušami.“`,
  postel: `@hero „Chcem postieľku späť,“ povie [hero].

@adult „Zmestia sa ti tam nohy?“ pýta sa [adult].

@hero „Nie. Ale stojí pri tebe.“

@adult „Aha,“ povie [adult]. „K veľkej posteli trafím aj po tme. Každý večer k tebe prídem.“`,
  krik: `@hero „Prečo stále plače?“ pýta sa [hero].

@adult „Lebo nevie hovoriť,“ povie [adult]. „Jedno uá je hlad. Druhé uá je plienka. A tretie je: kde ste?“

@hero „Ktoré je v noci?“

@adult „Skoro vždy to tretie.“`,
  ruky: `[Adult] ukáže ruky. Sú prázdne, obidve.

@hero „Ešte sa do nich zmestím?“ pýta sa [hero].

@adult „Skús,“ povie [adult]. [Hero] sa do nich schúli a nohy trčia von oknom.

@adult „Celý deň mi chýbaš,“ šepne [adult].`,
  nova: `@hero „Čo vlastne vie?“ pýta sa [hero].

@adult „Držať sa,“ povie [adult]. „A počúvať.“

@hero „A ja?“

@adult „Ty vieš stavať, skákať a rozosmiať ma,“ povie [adult] a objíme [hero.acc/svoje veľké dieťa]. „A celý deň mi chýbaš.“`,
})}

+3
Potom sa konečne hrajú. [ride] [Hero] riadi a [adult] robí všetko, čo [hero] povie.
/+3

== halo
Vtom: uá, uá! [Adult] chce vstať, ale krabica nepustí.

+2
[with| [friend-is| toy, pet: [Hero] ťahá za jednu ruku a potom aj za druhú. | [Hero] ťahá za jednu ruku a [friend] za druhú.] | [Hero] ťahá za jednu ruku a potom aj za druhú.] Nepohne sa nič.
/+2

+4
[Adult] sa nakloní doprava a krabica s [adult:ňou/ním/ním]. Nakloní sa doľava a krabica zase.
/+4

@adult „Som tu [adult:zaseknutá/zaseknutý/v pasci],“ povie [adult]. „Choď ty.“

+4
[Hero] teda ide. Najprv hojdá, ale uá, uá. Potom spieva, ale uá, uá, uá. [Bab] plače tak, že má zavreté oči, a nikoho pri sebe nevidí.

@adult „Čo robíš?“ volá [adult] z krabice.

@hero „Všetko!“ volá [hero]. „Teraz už iba to posledné!“
/+4

^krabica [Hero] vezme trúbu a potichu povie: &again @hero „Haló, haló, tu [hero].“

[Bab] stíchne a počúva. [has:dvojcata| Druhé dvojča spí.]

@adult „Pozná ťa,“ povie [adult] z krabice. „[has:osvojene| Tvoj hlas si už pamätá | Tvoj hlas pozná ešte z bruška].“

${by({
  bije: `[Hero] [juho] pohladí ${WHERE_HURT}. @hero „Prepáč,“ šepne do trúby. [Bab] sa tej ruky chytí a drží.`,
  babo: `@hero „Toto uá poznám,“ povie [hero]. „Chce k niekomu.“ A podá [jejmu] prst. [Bab] sa ho chytí a drží.`,
  jedlo: `[Hero] [jejmu] podá prst a [bab] sa ho chytí. @hero „Toto sa páči!“ povie [hero]. „A netreba to žuť.“`,
  vymena: `[Hero] [jejmu] podá prst a [bab] sa ho chytí. @hero „To je sila na hádzanie!“ povie [hero]. „Nevymieňam.“`,
  nevsima: `[Hero] sa pozrie, iba na chvíľku, a podá [jejmu] prst. [Bab] sa ho chytí. @hero „Veď má aj nechty!“ povie [hero].`,
  dar: `[Hero] [jejmu] podá prst a [bab] sa ho chytí. @hero „Tento darček sa páči!“ povie [hero].`,
  prec: `[Hero] [jejmu] podá prst a [bab] sa ho chytí. @hero „Tak nikam nejdeš,“ povie [hero]. „Nedá sa.“`,
  laska: `[Hero] [jejmu] podá prst a [bab] sa ho chytí. @hero „Aj [bab] ma ľúbi!“ povie [hero].`,
  postel: `[Hero] strčí cez mreže prst, [bab] sa ho chytí a drží. @hero „Tak si ju požičaj,“ povie [hero]. „Aj s nálepkou.“`,
  krik: `@hero „To bolo: kde ste,“ povie [hero]. „No tu!“ A podá [jejmu] prst. [Bab] sa ho chytí a drží.`,
  ruky: `[Hero] [jejmu] podá prst a [bab] sa ho chytí. @hero „Teraz mám plné ruky ja,“ šepne [hero].`,
  nova: `[Hero] [jejmu] podá prst a [bab] sa ho chytí. @hero „Už sa hrá!“ šepne [hero]. „Na držanie.“`,
})}

+2
A drží, kým nezaspí.
/+2

Potom [hero] krabicu zboku otvorí, a [adult] je vonku.

+2
V krabici zostane diera. @adult „To je nové okno,“ povie [adult].
/+2

+3
Keď sa [bab] zobudí, [hero] dlho rozmýšľa. @hero „Tak dobre,“ povie. „Nech príde aj [bab]. Ale riadim ja.“

Miesta sú iba dve, ale keď sa stlačia, ide to. [Bab] leží [u adult.gen] na kolenách a díva sa na trúbu.
/+3

+4
@adult „A kam teraz?“ pýta sa [adult].

@hero „Raz dookola a domov,“ povie [hero]. ${by({
    bije: `A ruka, ktorá drží trúbu, [babacc] cestou raz pohladí.`,
    babo: `[Bab] povie uá a [hero] hneď vie, že treba zahnúť.`,
    jedlo: `[Hero] zje [jedlo.acc] a [bab] mľaská naprázdno.`,
    vymena: `Lopta ide tiež a [bab] sa jej drží.`,
    nevsima: `[Hero] pozerá na cestu, ale každú druhú zákrutu [nan].`,
    dar: `[Gift] ide tiež, ale v rukách [gift.acc] má radšej [hero].`,
    prec: `${THERE_NOT}`,
    laska: `[Adult] dá každému po jednej puse a veľkému dve.`,
    postel: `Na trúbe je nová nálepka a tá sa nepožičiava.`,
    krik: `[Bab] povie uá a posádka odpovie, že je tu.`,
    ruky: `[Adult] má jednu ruku na malé deti a druhú na veľké.`,
    nova: `[Bab] drží trúbu za kraj a tvári sa, že riadi.`,
  })}
/+4

== postel
Večer [sleepers] a spí aj [bab]. [Adult] príde k veľkej posteli.(( Ruky má prázdne, obidve.)) [with| [friend-is| toy: Pod perinou čaká [friend]. | pet: Pri nohách leží [friend]. | ]]

+3
[night] Cez okno svieti mesiac. [more| V mäkkých perinách spia aj [others].]
/+3

${by({
  bije: `@hero „Zajtra [juho] zase pohladím,“ povie [hero]. „A keď sa budem hnevať, zavolám ťa.“`,
  babo: `@hero „Zajtra si dám rožok,“ povie [hero]. „Ten bábätká nesmú.“ @adult „A na hojdanie stačí uá,“ povie [adult].`,
  jedlo: `@hero „Keď [jejmu] narastú zuby, rozdelím sa,“ povie [hero]. @adult „Dovtedy stačí prst,“ povie [adult].`,
  vymena: `@hero „Už [juho] nemeňte,“ šepne [hero]. „Zajtra [jejmu] ukážem loptu.“ @adult „Platí,“ povie [adult].`,
  nevsima: `@hero „Zajtra sa pozriem aj na nohy,“ šepne [hero]. @adult „Je tam desať prstov,“ povie [adult].`,
  dar: `[Gift] leží pri vankúši. @hero „Počkáme, kým [jejmu] narastú ruky,“ povie [hero].`,
  prec: `@hero „${STAYS},“ povie [hero]. @adult „A ja budem pri tebe,“ povie [adult].`,
  laska: `@hero „Aj zajtra ma budeš ľúbiť?“ šepne [hero]. @adult „Aj zajtra,“ povie [adult]. „A v nedeľu tiež.“`,
  postel: `[Hero] roztiahne ruky aj nohy. @hero „Toto sa v postieľke nedá,“ povie. A zmestí sa aj [adult].`,
  krik: `@hero „A keď v noci zaplače?“ šepne [hero]. @adult „Povieme, že sme tu,“ povie [adult], „a spíme ďalej.“`,
  ruky: `@hero „Vojdem sa ti na ruky aj zajtra?“ šepne [hero]. @adult „Aj zajtra,“ povie [adult] a objíme [hero.acc/svoje veľké dieťa].`,
  nova: `[has:osvojene| @hero „Už sa trochu poznáme,“ šepne [hero]. @adult „Trochu,“ povie [adult]. „A zajtra viac.“ | @hero „A zajtra sa bude hrať viac?“ šepne [hero]. @adult „O kúsok,“ povie [adult]. „Každý deň o kúsok.“]`,
})}

+4
@hero „A keď sa krabica roztrhne?“ pýta sa [hero].

@adult „Plienok míňame dosť,“ povie [adult]. „Každý týždeň bude nová.“
/+4

+2
@adult „Keď [bab] zaspí, druhé miesto je moje,“ sľúbi ešte [adult]. „Každý deň.“
/+2

+2
[has:aj-ja-babom| @hero „Raz som bábo aj ja,“ šepne ešte [hero]. @adult „Celý rok,“ povie [adult]. „Pamätám si to za nás dvoch. Držíš ma za prst a nepustíš.“ |]
/+2

&last @hero „Haló, haló, tu [hero],“ šepne [hero] do trúby.(( „Dobrú noc.“))

!asleep [Adult] hladí [hero.acc/svoje veľké dieťa] po vlasoch, kým [hero] nezaspí.
`,
  older: `
== zapis
${START} ${by({
    bije: `V nedeľu leží [bab] na deke, každý obdivuje malé päty a [hero] [juho] zrazu ${HURTS_ONLY}. Rozplače sa [bab] a potom aj [hero]. @adult „${NOT_DONE},“ povie [adult] prísne. „Ani keď sa hneváš.“ [Hero] sa hanbí a vie iba to, že na jedny veľké päty už nikto nemá čas.`,
    babo: `Dnes je však bábätko aj [hero]: ${BABYISH}, plače a na otázky odpovedá uá. @adult „Ty predsa vieš už aj čítať,“ povie zúfalo [adult]. Práve v tom je tá chyba. Kto vie čítať, tomu nikto nečíta, a kto vie chodiť, toho nikto nenosí. [Hero] má plač na krajíčku a vôbec to nie je hra.`,
    jedlo: `[Hero] sa rozhodne deliť, a to poctivo: do postieľky dá [jedlo.acc]. @hero „Nech nie je [hladne],“ povie [hero]. [Bab] sa zľakne a spustí krik. @adult „Preboha, veď nemá zuby!“ [has:vynadane| zvýši hlas | povie] [adult] a [jedlo.acc] dá na stôl. [Hero] je z toho [smutná/smutný/ticho], lebo celý život počúva, že deliť sa treba, a keď na to príde, nie je to dobre.`,
    vymena: `Lenže [hero] to má už mesiace v hlave inak, aj s loptou a dresom. @hero „[chcel],“ povie [hero]. „[has:blocek| Tak [juho] vymeňte. Máte bloček? | Tak [juho] vymeňte.]“ @adult „To sa nedá,“ povie [adult] a ani nezdvihne hlavu, lebo [bab] má mlieko až za ušami. [Hero] je z toho [smutná/smutný/ticho]. Najviac mrzí, že sa to nikoho nepýta, na čo sa kto teší.`,
    nevsima: `[Adult] ukazuje malé päty, malý nos a malé nechty. [Hero] sa [nan] ani nepozrie. Pozerá sa na koberec, na strop a najviac do knihy, ktorá je hore nohami. @adult „Naozaj nechceš vidieť?“ pýta sa [adult]. @hero „Nie,“ povie [hero] knihe. Je to lož, ale krátka. [Hero] sa totiž bojí, že kto sa raz pozrie, ten sa už bude pozerať iba tam, ako každý.`,
    dar: `[Hero] chce [babacc] potešiť, a tak dá do postieľky to najlepšie, čo doma je: [gift.acc]. [Bab] sa zľakne a spustí krik. @adult „Preboha, veď to môže udrieť!“ povie [adult] a [gift.acc] berie preč. Nikto nepovie ďakujem, a tak je [hero] z toho [smutná/smutný/ticho] a má pocit, že čokoľvek urobí, urobí zle.`,
    prec: `${AWAY} A myslí to celkom vážne. @adult „To nejde,“ povie [adult] a ani nezdvihne hlavu, lebo [bab] má mlieko až za ušami. [Hero] je z toho [smutná/smutný/ticho] a najviac [jej/mu/pri večeri] chýba, že niekto počúva až do konca.`,
    laska: `[Adult] [juho] hojdá a spieva [jejmu] pesničku, ktorú má [hero] za svoju. [Hero] sa pozerá od dverí, až sa rozplače. @hero „Mňa už nemáte radi,“ povie. @adult „Čo to hovoríš?“ zľakne sa [adult]. Vtom sa však rozplače aj [bab] a odpoveď zostane visieť vo vzduchu. [Hero] okolo nej chodí celé popoludnie a bojí sa jej.`,
    postel: `[Bab] spí v bielej postieľke s mrežami a na mrežiach je nálepka s kravou. [Hero] tú kravu pozná naspamäť, lebo je to [jej/jeho/práve tá] stará postieľka. @adult „Ty máš predsa veľkú posteľ,“ povie [adult]. Lenže tá stojí v druhej izbe a cez stenu počuť, ako [adult] spieva niekomu inému. [Hero] žiarli a je [jej/mu/za stenou] smutno.`,
    krik: `[has:v-noci| O druhej v noci [bab] plače a o tretej zase. [Hero] leží s vankúšom na hlave a počúva, ako celý dom chodí a hojdá. | [Bab] plače ráno, plače na obed a plače aj pri rozprávke. [Hero] si zapcháva uši vankúšom, ale počuť to aj cez perie.] @hero „Kedy už prestane?“ pýta sa [hero]. @adult „O pár mesiacov,“ zívne [adult]. [Hero] sa hnevá, aj keď je to smiešne, hnevať sa na niekoho, kto má štyri kilá.`,
    ruky: `[Adult] [juho] [has:koji| kojí ráno, na obed, večer aj uprostred vety. | nosí na rukách pri varení, pri telefóne aj pri zametaní.] @hero „Pozrieš sa na môj výkres?“ pýta sa [hero] v pondelok. @adult „O chvíľku,“ povie [adult]. V stredu leží výkres stále na stole a je na ňom mokrý kruh od fľaše. [Hero] žiarli a to slovo sa [jej/mu/nikomu] nepáči, ale iné na to nie je.`,
    nova: `[Hero] čaká, že bude s kým sa hrať. Lenže [bab] nevie hodiť kockou, neudrží karty a neotočí sa ani na brucho. @hero „Kedy to začne?“ pýta sa [hero]. „To hranie.“ @adult „O rok,“ povie [adult] a díva sa pritom iba na [babacc]. Aj suseda sa díva iba tam. [feels| proud, excited, happy: [Hero] je aj tak [pyšná/pyšný/nadšené dieťa], len to nemá komu ukázať. | [Hero] je z toho [smutná/smutný/ticho] a nikto si to nevšimne.]`,
  })}

== krabica
Z plienok zostávajú krabice a [hero] z nich *krabica postaví [kind], [craft:ktorá/ktorý/ktoré] má dve miesta a trúbu z papierovej rúrky. Potom si založí [book]. [with| [friend-is| toy: Do okna posadí [friend.acc]. | pet: Vchod stráži [friend]. | [Friend] maľuje okná a dvere.]]

+2
[more| Na dvere dohliadajú [others] a nikoho nepustia. |] ((Papierová rúrka je od kuchynských utierok a počuť ju v celom byte.)) Druhé miesto má vankúš, operadlo z lepenky a nápis, že je obsadené.
/+2

@hero „Posádka: [hero] a [adult], bábätká dnu nesmú,“ píše [hero] na prvú stranu. „Deň prvý: ${LOG}“

&first @hero „Haló, haló, tu [hero]!“ volá potom do trúby. „[o4]“

@adult „Prídem,“ sľúbi [adult]. Lenže o štvrtej [bab] plače a o piatej tiež.

+2
&again @hero „Haló, haló, tu [hero]! [aboard]“

O pol šiestej má už [adult] jednu nohu dnu.

@hero „Druhá noha,“ povie [hero] a ani nedýcha.

Uá, ozve sa z izby, a noha ide zasa von. [Hero] píše, že [vec] sa odkladá.

Druhý deň je to rovnaké, len teraz bolí bruško. [alone] [Hero] píše: [vec] sa odkladá.
/+2

+3
${by({
  bije: `[Hero] má aspoň čas premýšľať. Kedykoľvek sa na chodbe objaví [bab], [hero] si pre istotu sadne na obidve ruky a nohy strčí do čižiem. V takom stave sa nedá nikomu ublížiť. Nedá sa však ani písať, ani jesť keks, ani poškrabať na nose. Dobrý človek na celý deň, vyjde z toho, by nesmel mať nič, čím sa hýbe.`,
  babo: `[Hero] zatiaľ skúša bábätkovské veci. Plienka drží iba na jednej nohe a šuští. Z fľaše ide mlieko po kvapkách, a kým sa takto naraňajkuješ, je čas obedovať. Ležať na chrbte a mávať rukami je zaujímavé asi dve minúty. Potom už vidno iba strop, a na strope je jedna mucha, a aj tá je suchá a stará.`,
  jedlo: `[Hero] zatiaľ skúma, čo by mohlo chutiť. Jablko nejde, lebo [bab] nemá zuby. Polievka nejde, lebo neudrží lyžicu. Keks nejde, lebo omrvinky pichajú, a [hero] ho pre istotu zje, aby nepichal nikoho. Pribudne jedálny lístok na celý týždeň a na každý deň je na ňom mlieko. Kuchár by sa pri ňom nudil.`,
  vymena: `[Hero] zatiaľ kreslí, ako to malo byť. [Chceny] na výkrese hádže loptu, má dres a vie pískať na prstoch. Vedľa potom pre porovnanie nakreslí [babacc]. Je to guľôčka s ústami. [Hero] sa zamyslí. Poctivo vzaté, aj [chcenyl] by teraz [bol] iba guľôčka s ústami. Na papieri sú zrazu dve a ktorá je ktorá, to sa nedá povedať.`,
  nevsima: `[Hero] zatiaľ trénuje nepozeranie. Keď sa nepozerá doľava, vidí to vpravo v zrkadle. Keď zavrie oči, počuje mľaskanie. A keď má zavreté oči aj zapchaté uši, narazí do stola. Pribudne zápis, že nepozerať sa je ťažšia práca ako pozerať, a k nemu modrina na kolene, veľká asi ako mandarínka.`,
  dar: `[Hero] zatiaľ hľadá iný darček. Rožok nejde, lebo [bab] nemá zuby. Kniha nejde, lebo nemá ani trpezlivosť. Papuča je väčšia ako celá noha a karty sa nejedia. Pribudne zoznam, má dvanásť vecí a pri každej stojí nie. Darovať niečo bábätku je ťažšie ako darovať niečo starému otcovi.`,
  prec: `[Hero] zatiaľ pripravuje sťahovanie. Kto má bývať ${THERE}, potrebuje deku, lebo mu bude zima. Potrebuje lampu, lebo tam bude tma. Potrebuje mlieko, a to každé tri hodiny, aj v noci. Zoznam má už dve strany. Na tretej sa [hero] zastaví, lebo ďalej by malo nasledovať, kto to všetko bude nosiť a kto tam bude spievať.`,
  laska: `[Hero] zatiaľ ráta pusy. [Bab] má do obeda na nose štyri, na čele tri a na pätách dve. [Hero] má jednu rannú a jednu takú, čo skĺzla na ucho. Pribudne stĺpec čísel a pod ním čiara, ako keď sa odčítava. Výsledok si [hero] radšej zakryje rukou, aj keď ho nikto nečíta.`,
  postel: `[Hero] zatiaľ skúša, či sa ešte vojde do niečoho takého malého. Kôš na bielizeň je veľký asi ako postieľka. Vojde sa doň hlava alebo nohy, ale naraz nie. Keď sa vojde oboje, trčí von zadok a je mu zima. Pribudne náčrt so šípkami a poznámka, že chyba je asi v koši.`,
  krik: `[Hero] zatiaľ robí pokusy. Čiapka: plač počuť. Dve čiapky: plač počuť. Hrniec: plač počuť a ešte aj duní. Vata z lekárničky: plač nepočuť, ale nepočuť ani večeru. Pribudne tabuľka a v nej je najtichšie miesto v byte. Je to skriňa s kabátmi, medzi dvoma zimnými, a dá sa tam vydržať asi minútu.`,
  ruky: `[Hero] zatiaľ robí pokus a nosí na rukách vankúš, pri varení, pri telefóne aj pri zametaní. Prvú hodinu je ľahký. Druhú hodinu bolia lakte. Potom sa jednou rukou nedá namazať chlieb, a keď spadne nôž, niet ho čím zdvihnúť. Pribudne zápis, že vankúš ani neplače, a aj tak už [hero] nemá ruky na nič.`,
  nova: `[Hero] zatiaľ [babacc] učí. Prvá hodina je telocvik: [hero] skáče na jednej nohe a [bab] zívne. Druhá hodina sú karty: [bab] jednu oslintá, a to zrovna kráľa. Na tretej [hero] predvádza opicu, najlepšiu, akú vie, a [bab] si pokojne odgrgne. Pribudne vysvedčenie a je na ňom jediná známka, za odgrgnutie.`,
})}
/+3

+4
Potom zazvoní suseda a nesie čiapočku, malú ako na citrón.

@suseda „Kde máte to zlatíčko?“ pýta sa suseda.

@hero „Haló, haló, na chodbe!“ ozve sa z krabice.

Suseda sa zasmeje, ale zamieri rovno k postieľke. Desať minút odtiaľ počuť samé ach a och. [Hero] si zatiaľ čiapočku skúsi. Zmestí sa do nej iba ucho a aj to vyzerá urazene.

@suseda „A tu sa na čo čaká?“ pýta sa suseda, keď ide späť.

@hero „Na posádku,“ povie [hero]. „Má dva dni meškanie.“

@suseda „To poznám,“ povie suseda. „U nás bola posádka päťčlenná a večne niekto plakal. Kto kričal najhlasnejšie, mal prednosť.“

A s tým odíde. Tá veta však zostane a usadí sa na druhom mieste.
/+4

== ua
+3
Pribudne aj výpočet. Od štvrtej do šiestej beží [adult] za [babins] sedemkrát a ku krabici ani raz, takže rozdiel je sedem.
/+3

Kto plače, k tomu [adult] beží. [Hero] teda vezme trúbu a tenkým hlasom do nej povie: @hero „Uá!“

[Adult] pribehne v jednej papuči a s plienkou v ruke. [Bab] pokojne spí, ale od toho dupotu sa zobudí a spustí naozaj.

+2
Dalo by sa mlčať. [Bab] plače, [adult] hojdá a nikto nevie, že to prvé uá prišlo z krabice. [with| [friend-is| toy: Vie to iba [friend] a ten nič nepovie. | pet: Vie to iba [friend] a tiež nič nepovie. | Vie to iba [friend], a tá vec sa nedá povedať ani pohľadom.]] Lenže [adult] má druhú nohu bosú a pod očami kruhy. [Hero] vylezie von.
/+2

@hero „To prvé uá bolo moje,“ prizná sa [hero].

+3
Je to krátka veta, ale vyjde až na druhý pokus.
/+3

[Adult] sa nehnevá, na to nemá silu. Hojdá, až plač ustane, a spýta sa: @adult „A čo to tvoje uá znamená?“

${by({
  bije: `@hero „Že sa hnevám,“ povie [hero]. „Nie na [babacc]. Na to, že na mňa nie je čas. A tiež sa hanbím.“

@adult „To je na jedno uá veľa,“ povie [adult] a pritiahne si [hero.acc/svoje veľké dieťa] bližšie. „Hnevať sa smieš. Ublížiť nie. Keď to príde, zavolaj ma skôr.“`,
  babo: `@hero „Že ma treba nosiť,“ povie [hero]. „A čítať mi, aj keď už viem čítať.“

@adult „To sa dá povedať aj slovami.“

@hero „Na slová hovoríš, že o chvíľku,“ povie [hero]. „Na uá bežíš.“ [Adult] nevie, čo na to povedať, lebo je to pravda.`,
  jedlo: `@hero „Že sa delím,“ povie [hero]. „A nikto nepovie ani ďakujem.“

@adult „Ďakujem,“ povie [adult] hneď. „[has:vynadane| A ten krik ma mrzí. Bol to strach | Ja sa iba bojím]. [Bab] nemá zuby, má iba mlieko.“

@hero „A čo mám dať ja?“

@adult „Prst,“ povie [adult]. „A hlas. To chutí hneď.“`,
  vymena: `@hero „Že v mojej hlave to malo byť inak,“ povie [hero]. „Už mesiace.“

@adult „Tešiť sa a potom dostať iné, to mrzí,“ povie [adult]. „Aj to smieš povedať nahlas.“

@hero „A bude [bab] vedieť hádzať loptu?“

@adult „Keď to niekto ukáže,“ povie [adult]. „Ja to neviem.“`,
  nevsima: `@hero „Že sa na mňa nikto nepozerá,“ povie [hero]. „Tak ani ja nie.“

[Adult] sa pozrie, a to poriadne, od ponožiek až po uši. @adult „Máš na nose farbu a na kolene modrinu,“ povie. „Odkedy?“

@hero „Od utorka.“

@adult „Tak to mi chýba celý utorok,“ povie [adult]. „Porozprávaj.“`,
  dar: `@hero „Že to bol darček,“ povie [hero]. „A nikto nepovie ani ďakujem.“

@adult „Ďakujem,“ povie [adult] hneď. „Je to krásny darček. Len [bab] zatiaľ neudrží ani lyžičku.“

@hero „A čo udrží?“

@adult „Prst,“ povie [adult]. „A hlas. Ten ani držať netreba.“`,
  prec: `@hero „Že chcem, aby to bolo ako predtým,“ povie [hero].

@adult „A kto by [babacc] ${THERE} kŕmil?“ @hero „Ty.“ @adult „Potom tam budem bývať aj ja.“

@hero „Ty nie!“ zľakne sa [hero]. „Ty zostaneš pri mne.“

@adult „Ako predtým to už nebude,“ povie [adult]. „Ale pri tebe zostanem.“`,
  laska: `@hero „Či ma ešte ľúbiš,“ povie [hero] veľmi rýchlo.

[Adult] vezme trúbu a otočí ju [hero.dat/tomu veľkému dieťaťu] k uchu. @adult „Haló, haló. Ľúbim ťa. Ráno, keď sa nechceš obliecť, aj večer, keď nechceš spať. To platí stále. Iba to niekedy prekričí niekto menší.“`,
  postel: `@hero „Že chcem späť postieľku,“ povie [hero].

@adult „Zmestíš sa do nej?“ @hero „Nie. Ale stojí pri tebe.“

[Adult] chvíľu mlčí. @adult „K veľkej posteli trafím aj po tme,“ povie potom. „A spievať viem aj cez dve izby. Len mi to treba povedať.“`,
  krik: `@hero „Že už nevládzem,“ povie [hero]. „Prečo plače, keď má všetko?“

@adult „Lebo nemá slová,“ povie [adult]. „Prvé uá je hlad. Druhé je plienka. Tretie znamená: kde ste?“

@hero „A to nočné?“

@adult „Skoro vždy to tretie. V tme nás nevidí.“`,
  ruky: `@hero „Že som tu aj ja,“ povie [hero]. „A že na výkrese je kruh od fľaše.“

[Adult] si výkres vezme do oboch rúk a díva sa naň dlho. @adult „Je to naša ulica,“ povie. „A ten kruh je mesiac. Chýbaš mi, vieš? Celý týždeň.“`,
  nova: `@hero „Že [bab] nič nevie,“ povie [hero], „a aj tak sa každý díva iba tam.“

@adult „Tam sa dívame, či dýcha,“ povie [adult]. „Na teba sa dívame inak. Na teba som [adult:zvedavá/zvedavý/zvedavé], čo vymyslíš.“`,
})}

== cesta
Keď [bab] zaspí, [adult] vlezie do krabice, až zapraští, a [hero] má konečne posádku.

+2
[ride] [Hero] [smer] a [adult] robí [motor], a robí to výborne, lebo inak sa v krabici pohnúť nedá. Je to najlepších päť minút za celý týždeň.
/+2

Vtom sa ozve uá a [adult] chce vstať, ale krabica nepustí.

+2
[with| [friend-is| toy, pet: [Hero] ťahá za jednu ruku, potom za druhú a potom za obidve. | [Hero] ťahá za jednu ruku a [friend] za druhú.] | [Hero] ťahá za jednu ruku, potom za druhú a potom za obidve.] [Adult] sa nepohne, iba sa [craft:celá/celý/celé] [craft.nom] nakloní.
/+2

Dalo by sa to nepočuť, veď [adult] je konečne na druhom mieste. Lenže aj toto uá niečo znamená.

@hero „Idem ja,“ povie [hero] a vylezie.

+2
Cumlík [bab] vypľuje, a keď ho dostane druhý raz, vypľuje ho ešte ďalej. Na hojdanie plače do rytmu. A na pesničku plače oveľa hlasnejšie, ako je pesnička.
/+2

^krabica [Hero] vezme trúbu a potichu povie: &again @hero „Haló, haló, tu [hero].“

[Bab] stíchne a počúva. [has:dvojcata| Druhé dvojča ani nezdvihne hlavu.] @adult „Pozná ťa,“ ozve sa z krabice. „[has:osvojene| Tvoj hlas si už pamätá | Tvoj hlas pozná ešte z bruška].“

Treba však hovoriť ďalej. [Hero] otvorí [book] a číta do trúby: @hero „Deň prvý: ${LOG}“ Rozprávka to nie je, ale [bab] počúva, ${by(
    {
      bije: `[hero] [juho] pohladí ${WHERE_HURT}, prečíta aj prepáč, ktoré tam nestojí, a [bab] zaspí`,
      babo: `chytí sa podaného prsta a zaspí, a [hero] vie prečo: niekto číta a niekto drží`,
      jedlo: `chytí sa podaného prsta a zaspí s ním v hrsti. Deliť sa dá aj o prst, a ani ho neubudne`,
      vymena: `chytí sa podaného prsta a zaspí. Drží ako brankár a [hero] vie, že takú silu nikto nevymieňa`,
      nevsima: `chytí sa podaného prsta a zaspí, a [hero] sa díva. Iba na chvíľu. Tie nechty sú naozaj ako zrnká ryže`,
      dar: `chytí sa podaného prsta a zaspí s ním v hrsti. Hlas je darček, ktorý sa nedá pustiť na zem`,
      prec: `chytí sa podaného prsta a zaspí. S niekým na prste sa nedá odísť nikam`,
      laska: `chytí sa podaného prsta a zaspí s ním v hrsti, ako keď niekto povie: aj ja teba`,
      postel: `chytí sa prsta medzi mrežami, hneď vedľa kravy, a zaspí. Krava sa tvári, že požičať sa dá`,
      krik: `chytí sa podaného prsta a zaspí. Na otázku, kde ste, stačí odpoveď, že tu`,
      ruky: `chytí sa podaného prsta a zaspí. [Hero] stojí s plnou rukou a už vie, aké to je`,
      nova: `chytí sa podaného prsta a zaspí s ním v hrsti. Na začiatok je to celkom dobrá hra`,
    },
  )}.

+3
@hero „Spí nad sťažnosťou na seba,“ šepne [hero]. [with2| @friend2 „To je asi dobrý znak,“ šepne [friend2]. |]
/+3

== straz
Keď sa [hero] vráti, spí v krabici aj [adult], s kolenami pri ušiach. Stačilo by jediné uá, ale [hero] prinesie deku a píše: @hero „[Vec] sa odkladá, posádka spí.“

+3
[Adult] má otvorené ústa a na pleci fľak od mlieka. V spánku vyzerá tiež trochu ako bábätko, iba v oveľa väčšej krabici.
/+3

+2
Potom zazvoní telefón. [Hero] ho zdvihne skôr, ako zazvoní druhý raz.

@hero „Haló, haló, tu [hero],“ šepne. „Volajte neskôr, posádka spí.“ Na druhej strane sa niekto zasmeje a potichu zloží.

O chvíľu klope na dvere suseda s hrncom polievky. Otvára [hero], s prstom na ústach. [with| [friend-is| toy: Prst na ústach má aj [friend]. | pet: Na prahu leží [friend] a tiež ani nehlesne. | [Friend] drží dvere, ktoré inak vŕzgajú.]] Suseda nakukne do izby a potom do krabice.

@suseda „A kto stráži koho?“ šepká suseda.

@hero „Ja obidvoch,“ šepká [hero]. [Hero] pritom zistí, že strážiť je ťažšie ako čakať, ale oveľa lepšie.
/+2

Po hodine [hero] vytiahne [adult.acc] z krabice, hop, a v stene zostane diera.

+2
@adult „Dlho som tu?“ pýta sa [adult].

@hero „Kratšie, ako meškáš,“ povie [hero].

@adult „Tak sa ide,“ povie [adult], otočí sa a vlezie späť, tentoraz opatrne. Diera je dobré okno. Celú polhodinu je posádka dvojčlenná, nikto neplače a [adult] robí [motor] za dvoch.

@adult „Keď [bab] zaspí, druhé miesto je moje,“ sľúbi [adult]. „Každý deň, možno s meškaním.“
/+2

+3
Potom sa ozve uá, také malé a zvedavé. [Hero] sa pozrie na prvú stranu. Je tam napísané, že bábätká dnu nesmú, a je to napísané perom.

@hero „Na jednu jazdu,“ rozhodne [hero] po dlhom premýšľaní. „Na skúšku. A riadim ja.“

[Adult] si posadí [babacc] na kolená a v krabici je tesno ako v pančuche. [Bab] sa díva na trúbu, na dieru, na [hero.acc/toho, kto riadi], a potom prvý raz za celý deň neurobí vôbec nič. Iba sa vezie.
/+3

+4
@adult „Hlásenie?“ pýta sa [adult].

@hero „Smer dobrý,“ povie [hero]. „Najmladší člen posádky slintá na prístroje.“ ${by({
    bije: `Ruky má pritom [hero] vpredu, kde na ne vidno. Po chvíli na to zabudne a jednou z nich malé päty zakryje dekou.`,
    babo: `[Bab] povie uá a [hero] preloží, že treba zahnúť doľava. Po celom dni v plienke sa tá reč ovláda dobre.`,
    jedlo: `[Hero] má na cestu [jedlo.acc] a [bab] pri každom súste mľaskne naprázdno. Takto sa delia celkom spravodlivo.`,
    vymena: `Lopta ide tiež a [bab] má na nej ruku. [Hero] do zápisu pridá, že prvý tréning bol bez zranení.`,
    nevsima: `[Hero] pozerá na cestu, ale každú druhú zákrutu [nan]. Knihu má pritom prvý raz správnou stranou hore.`,
    dar: `Vpredu ako maskot sedí [gift]. [Bab] sa tam díva a zatiaľ to stačí, dívať sa je tiež hra.`,
    prec: `${THERE_NOT} Podľa zápisu tam nikto nevystupuje a nikto ani nepristupuje.`,
    laska: `[Adult] dá každému pusu na to, čo je najbližšie, a tak má [hero] jednu na lakti. Ráta sa ako celá.`,
    postel: `Na trúbe je nová nálepka, tentoraz s koňom. Kravu má požičanú [bab], koňa nepožičia [hero] nikomu.`,
    krik: `[Bab] povie uá a posádka odpovie, že je tu. Druhé uá už nepríde a v krabici je počuť vlastné dýchanie.`,
    ruky: `[Adult] má jednu ruku na malé deti, druhú na veľké a výkres s mesiacom pripnutý na svetri.`,
    nova: `[Bab] chytí trúbu za kraj a tvári sa ako kapitán. [Hero] to hneď zapíše ako druhú známku na vysvedčenie.`,
  })}

Na spiatočnej ceste vzniká slovník. [Hero] píše a [adult] diktuje. Krátke uá je hlad. Uá s prestávkami je plienka. Dlhé uá, ktoré na konci stúpa, je otázka. Nakoniec [hero] pridá ešte jedno, hlboké, celkom dole na strane.

@adult „To je čie?“ pýta sa [adult].

@hero „Moje,“ povie [hero]. „Nemusíš naň bežať. Stačí prísť.“

[Adult] si ten riadok prečíta dva razy a potom stranu založí, aby sa dala ľahko nájsť.
/+4

== postel
Večer [bab] spí a [adult] sedí na kraji veľkej postele. ((Pribudne posledný zápis.))

@hero „Posádka: [hero], [adult] a na skúšku aj [bab],“ píše [hero].

+3
[night] Cez okno naň svieti mesiac a v dome je ticho. [with| [friend-is| toy: Pod perinou leží aj [friend]. | pet: Pri nohách leží aj [friend]. | [Friend] už pomaly dýcha.] |]
/+3

${by({
  bije: `@hero „Tie päty sú naozaj malé,“ šepne [hero]. „Zajtra ich pohladím. A keby prišiel hnev, zavolám.“ @adult „A ja prídem,“ povie [adult].`,
  babo: `@hero „Zajtra si dám rožok,“ šepne [hero]. „To bábätká nesmú. Ale čítať mi môžeš aj tak.“ A [adult] otvorí knihu.`,
  jedlo: `@hero „Keď [jejmu] narastú zuby, rozdelíme sa,“ šepne [hero]. @adult „To bude o pol roka,“ povie [adult]. „Dovtedy to zvládne prst.“`,
  vymena: `@hero „Už [juho] nemeňte,“ šepne [hero]. „Také ruky sa hodia. Zajtra [jejmu] ukážem loptu.“ @adult „Aj mne,“ povie [adult].`,
  nevsima: `@hero „Zajtra sa pozriem aj na nohy,“ šepne [hero]. @adult „A ja na teba,“ povie [adult]. „Hneď od rána.“`,
  dar: `Pri vankúši leží [gift] a na ušku má lístok: počkať rok. @hero „Dovtedy [jejmu] budem čítať,“ šepne [hero].`,
  prec: `@hero „Návrh beriem späť,“ šepne [hero]. „${STAYS}.“ @adult „A ja počúvam,“ povie [adult]. „Až do konca.“`,
  laska: `@hero „A zajtra?“ šepne [hero]. @adult „Aj zajtra,“ povie [adult] hneď, aby nič nezostalo visieť vo vzduchu.`,
  postel: `[Hero] roztiahne ruky aj nohy. @hero „Toto sa v postieľke nedá,“ šepne. A [adult] spieva, aj keď [bab] už spí.`,
  krik: `@hero „A keď v noci zaplače?“ šepne [hero]. @adult „Povieme, že sme tu,“ povie [adult], „a spíme ďalej. Bude to o pár mesiacov kratšie.“`,
  ruky: `Nad posteľou visí výkres s mesiacom. @adult „O chvíľku už nehovorím,“ povie [adult] a objíme [hero.acc/svoje veľké dieťa] obidvoma rukami.`,
  nova: `[has:osvojene| @hero „Zajtra [jejmu] zase niečo prečítam,“ šepne [hero]. „Nech si zvyká, že sme svoji.“ | @hero „Zajtra [jejmu] prečítam deň druhý,“ šepne [hero]. „A prst požičiam tiež.“ @adult „Na držanie má talent,“ povie [adult]. „A ty na čítanie.“]`,
})}

+2
[has:aj-ja-babom| @hero „Raz som bábo aj ja,“ šepne ešte [hero]. @adult „Celý rok,“ povie [adult]. „Pamätám si to za nás dvoch. Držíš ma za prst a nepustíš.“ |]
/+2

[Adult] vezme trúbu a otočí ju k vankúšu. &last @adult „Haló, haló,“ šepne. „Druhé miesto je obsadené.“

!asleep [Hero] sa usmeje, pomaly vydýchne a zaspí.
`,
}
