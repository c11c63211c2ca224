import { KINDS, type Kind } from '../../../../craft/lexicon.ts'
import type { Telling } from '../../../../craft/telling.ts'

/**
 * What is lost lies where it was lost, for a reason that its owner says at once: whoever does it all once more finds it. A thing by where that
 * was; what nobody can hold, somebody who is lost and a bed that is looked for are ways of their own (`row`).
 */

const WHO: readonly Kind[] = [
  ...(['animal', 'bird', 'sea-animal', 'insect', 'dinosaur', 'vehicle', 'machine', 'toy'] as const),
  ...(['job', 'royal', 'fairy-being', 'monster', 'weather', 'sky', 'plant', 'building'] as const),
]

/** In the past, of the owner: "gúľal" also of a fox and of a duckling. */
const did = (verb: string) => `[who:${verb}a/${verb}/${verb}o]`
const LOST = `${did('Stratil')} som`
const WENT = '[who:Išla/Išiel/Išlo] som'
const HIS = '[who:jej/jeho/jeho]'

/** Told by a key; the last of the texts for all others. */
const by = (key: string, texts: Readonly<Record<string, string>>) => {
  const all = Object.entries(texts)
  const [, last = ''] = all.pop() ?? []
  return `[${key}| ${all.map(([id, text]) => `${id}: ${text}`).join(' | ')} | ${last}]`
}

const HIGH = by('up', {
  fly: '[Who] vyletí hore, vyššie a ešte vyššie.',
  royal: '[Who] tam vylezie, hoci sa to na hrade nesmie.',
  climb: '[Who] tam vylezie, šup, až celkom hore.',
  tall: '[Who] sa natiahne, vyššie a ešte vyššie.',
  stick: '[Hero] si stane na špičky a vezme si palicu.',
})
const DEEP = by('in', {
  spiny: '[Who] sa otočí a pichliačmi tam všetko prečeše.',
  dig: '[Who] sa do toho pustí a hrabe, hrabe.',
  small: '[Who] vlezie dnu a von trčí iba kúsok.',
  hands: '[Hero] aj [who] siahnu dnu: hej, rup!',
})
const WET = by('wet', {
  swim: '[Who] skočí do vody, čľup, a už pláva.',
  fly: '[Who] preletí ponad vodu a nakloní sa.',
  stick: '[Hero] vezme dlhú palicu a ťahá.',
})
const HAND = by('hand', {
  fire: '[Who] posvieti ohníkom a [hero] siahne dnu až po lakeť.',
  glow: '[Who] posvieti a [hero] siahne dnu až po lakeť.',
  smell: '[Who] tam strčí nos a [hero] ruku až po lakeť.',
  small: '[Who] vlezie dnu a von trčí iba kúsok.',
  hands: '[Hero] siahne dnu, hlboko, až po lakeť.',
})

interface Row {
  /** What the owner did last, as it says itself: where the thing is comes of this. */
  did: string
  under: string
  behind: string
  into: string
  /** The same once more, what is noticed then, and how one gets at it. */
  again: string
  clue: string
  reach: string
  /** Where it is, and why. */
  found: string
}

const FAR = { under: 'za kopec', behind: 'za kameň', into: 'za posledný strom' }
const NEAR = {
  under: '[who-in| ocean: pod vlnu | pod kameň]',
  behind: '[who-in| ocean: za skalu | za kríky]',
  into: '[who-in| ocean: do bubliny | do mláky]',
}

const ROWS = {
  self: {
    ...FAR,
    did: `${WENT} za bielym motýľom a nie po ceste`,
    again: 'Na zemi sú stopy. Idú po nich naspäť, krok za krokom.',
    clue: 'Kdesi celkom ticho cinkne zvonček.',
    reach: '[who-is| vehicle: [Who] zasvieti všetkými svetlami. | Idú za ním.] Cink! Je to bližšie a bližšie.',
    found: 'Za poslednou stopou je domov. Zvonček visí nad dverami a v okne je svetlo.',
  },
  shopper: {
    ...{ under: 'za regál', behind: 'za jablká', into: 'za mrazáky' },
    did: `${WENT} za vozíkom s rožkami a nie za mamou`,
    again: 'Idú naspäť k rožkom a tam zastanú.',
    clue: 'A od pokladne niekto volá.',
    reach: 'Nejdú už nikam. Stoja, mávajú a volajú: tu sme!',
    found: `Spoza regála vybehne ${HIS} mama. Hľadá tiež, a tiež sa vracia k rožkom.`,
  },
  star: {
    ...FAR,
    did: `${did('Chcel')} som vidieť zblízka tie svetlá v mestách`,
    again: 'Ľahnú si do trávy a pozerajú ešte raz, celkom hore.',
    clue: 'Na oblohe je jedno malé prázdne miesto.',
    reach: '[Who] sa odrazí a letí rovno k nemu.',
    found: 'Miesto je presne také, ako treba! Susedné hviezdy sa iba o kúsok posunú.',
  },
  someone: {
    ...FAR,
    did: `[has:lopata| ${did('Kopal')} som lopatou jamu, otočím sa a nikde nikto | ${did('Zbieral')} som kamienky, otočím sa a nikde nikto]`,
    again:
      '[has:lopata| Idú naspäť k jame. Lopata v nej stojí rovno ako predtým. | Idú naspäť ku kamienkom. Ležia na tej istej kôpke.]',
    clue: 'A z druhej strany niekto volá.',
    reach: 'Nejdú už nikam. Stoja, mávajú a volajú: tu sme!',
    found: 'Z druhej strany vybehne [kto]. Hľadá tiež, a tiež sa vracia [has:lopata| k lopate | ku kamienkom].',
  },
  nest: {
    ...{ under: 'pod kameň, a tam je mokro', behind: 'za plot, a tam fúka', into: 'do suda, a tam to hučí' },
    did: `Vlani som ${did('spal')} v lístí pod hruškou, ale to vietor rozfúkal`,
    again: 'Hrabú lístie pod hrušku, za náručím náručie. Kopa rastie a rastie.',
    clue: '[Hero] do nej strčí ruku a je tam teplo.',
    reach: DEEP,
    found: 'Vnútri je sucho, ticho a mäkko, celkom ako vlani. Práve na jedno spanie.',
  },
  voice: {
    ...NEAR,
    did: `${did('Spieval')} som mesiacu celú noc, bez prestávky`,
    again: '[Who] otvorí ústa ešte raz, ale pomaly. Nič, iba vzduch.',
    clue: '[Hero] priloží ucho a vnútri niečo odfukuje.',
    reach: 'Sadnú si a mlčia, kým sa to vnútri vyspí.',
    found: 'Prvé á je malé ako mravec, druhé ako mačka. Po takej noci treba spať!',
  },
  fire: {
    ...NEAR,
    did: `${did('Piekol').replace('Piekola', 'Piekla').replace('Piekolo', 'Pieklo')} som gaštany celú noc, bez prestávky`,
    again: '[Who] fúkne ešte raz, ale pomaly. Nič, iba dym.',
    clue: '[Hero] priloží ruku na brucho a to je teplé.',
    reach: 'Sadnú si a čakajú, kým si to vnútri odpočinie.',
    found: 'Prvá iskra je malá ako mravec, druhá ako hruška. Po takej noci treba spať!',
  },
  light: {
    ...NEAR,
    did: `${did('Svietil')} som celý deň a celú noc, bez prestávky`,
    again: '[Who] sa nadýchne ešte raz, ale pomaly. Nič, iba tma.',
    clue: '[Hero] si prikryje oči a vidí malú žltú bodku.',
    reach: 'Sadnú si a čakajú, kým si to vnútri odpočinie.',
    found: 'Prvý lúč je tenký ako niť, druhý ako palec. Po takej noci treba spať!',
  },
  colour: {
    ...NEAR,
    did: `${did('Váľal')} som sa celé ráno v sivom prachu`,
    again: 'Idú sa váľať ešte raz, ale do mokrej trávy.',
    clue: 'Na chrbte sa ukáže malá farebná bodka.',
    reach: '[Hero] ju šúcha trávou. Bodka je väčšia a väčšia.',
    found: 'Farby sú pod prachom, celé a čisté. Prach leží iba navrchu.',
  },
  smile: {
    ...NEAR,
    did: `${did('Smial')} som sa celý včerajšok, bez prestávky`,
    again: '[Who] sa skúsi zasmiať ešte raz, ale pomaly. Nič, iba zuby.',
    clue: 'Pri tom [who.dat] mykne jedným kútikom.',
    reach: '[Hero] urobí to isté, iba oveľa horšie.',
    found: 'Vyzerá to tak čudne, že vyskočí aj druhý kútik. Po toľkom smiechu treba oddych!',
  },
  shadow: {
    ...NEAR,
    did: `${did('Bežal')} som sa schovať pred slnkom pod strom`,
    again: 'Idú naspäť, zo stromu na slnko, krok za krokom.',
    clue: 'Na tráve sa ukáže kúsok čohosi tmavého.',
    reach: 'Ešte jeden krok. A ešte jeden, celkom na slnko.',
    found: 'Tieň leží na zemi a drží sa nôh. Pod stromom ho iba nevidno, tam je väčší.',
  },
  thought: {
    ...NEAR,
    did: `${did('Robil')} som od rána sto vecí naraz`,
    again: 'Robia to ešte raz, ale pomaly a po jednej veci.',
    clue: 'Pri poslednej z nich sa [who] zastaví.',
    reach: 'Sadnú si a celkom potichu čakajú.',
    found: 'Stačí chvíľa ticha a je to späť. Sto vecí naraz by vyplašilo každého.',
  },
  bow: {
    ...NEAR,
    did: `${did('Vybehol').replace('Vybehola', 'Vybehla').replace('Vybeholo', 'Vybehlo')} som von skôr ako slnko`,
    again: 'Mrak popŕcha ešte raz a oni čakajú na slnko.',
    clue: 'V jednej kvapke je malá farebná bodka.',
    reach: 'Kvapiek je sto, potom tisíc, a slnko svieti rovno do nich.',
    found: 'Slnko v kvapkách rozsvieti všetko, čo chýba, aj [vec].',
  },
  wind: {
    ...{ under: 'pod lavičku', behind: 'za strom', into: 'do kríkov' },
    did: `${did('Držal')} som [ju] iba tak voľne a zafúkal vietor`,
    again: '[Hero] pustí do vetra suchý list. List letí a oni za ním.',
    clue: 'V korune starej hrušky sa zastaví.',
    reach: HIGH,
    found: 'V korune hrušky! Vietor nosí všetko tou istou cestou, aj [vec].',
  },
  bury: {
    ...{ under: 'pod lístie', behind: 'za peň', into: 'do dutiny' },
    did: `${did('Zakopal')} som [ju] tri skoky od najhrubšieho stromu`,
    again: '[Who] skočí od najhrubšieho stromu ešte raz: hop, hop, hop!',
    clue: 'Pod tretím skokom je hlina celkom mäkká.',
    reach: DEEP,
    found: 'V zemi pod tretím skokom! Treba iba začať pri tom pravom strome.',
  },
  trail: {
    ...{ under: 'pod lavičku', behind: 'za strom', into: 'do krhly' },
    did: `${did('Niesol').replace('Niesola', 'Niesla').replace('Niesolo', 'Nieslo')} som [ju] domov vo vrecku`,
    again: 'Idú tou istou cestou ešte raz, ale naspäť.',
    clue: '[Hero] prevlečie vreckom prst a z diery vykukne necht.',
    reach: 'Idú pomaly a pozerajú iba pod nohy.',
    found: 'Na cestičke, pekne za sebou! Vo vrecku je diera a vypadne ňou všetko, aj [vec].',
  },
  snow: {
    ...{ under: 'pod sane', behind: 'za smrek', into: 'do vedra' },
    did: `${did('Gúľal')} som veľkú guľu na [who-is| snehuliak: malého snehuliaka | snehuliaka]`,
    again: 'Gúľajú ešte jednu guľu. Sneh na ňu nalepí šišku aj halúzku.',
    clue: '[who-is| snehuliak: Malý | Prvý] snehuliak má na bruchu hrču.',
    reach: DEEP,
    found: 'V snehuliakovom bruchu! Guľa sa gúľa a cestou zlepí všetko, aj [vec].',
  },
  wash: {
    ...{ under: 'pod práčku', behind: 'za práčku', into: 'do koša' },
    did: `${did('Pral')} som [ju] s obliečkou z periny`,
    again: 'Zo šnúry vezmú obliečku a nesú ju ešte raz k práčke.',
    clue: 'Jeden roh je ťažký a má hrču.',
    reach: HAND,
    found: 'V rohu obliečky! V práčke sa všetko točí a obliečka zhltne aj [vec].',
  },
  wood: {
    ...{ under: 'pod lístie', behind: 'za peň', into: 'do dutiny' },
    did: `${did('Podliezal')} som tie nízke konáre`,
    again: 'Podliezajú ešte raz. Konár sa zohne, počká a švihne nahor.',
    clue: 'A hore sa na ňom niečo hojdá.',
    reach: HIGH,
    found: 'Na konári! Keď sa konár vystrie, vezme hore všetko, aj [vec].',
  },
  water: {
    ...{ under: 'pod kameň', behind: 'za čln', into: 'do mláky' },
    did: `${did('Umýval')} som [ju] vo vode, tu na kraji`,
    again: '[Hero] tam hodí halúzku. Voda ju nesie a oni idú za ňou.',
    clue: 'Za skalou sa halúzka zastaví v tŕstí.',
    reach: WET,
    found: 'V tŕstí[has:lost-s-uskom| , za uško na steble]! Voda tam nosí všetko, aj [vec].',
  },
  tower: {
    ...{ under: 'pod lavicu', behind: 'za sud', into: 'do vedra' },
    did: `${did('Mával')} som z veže, aj keď tam fúka`,
    again: 'Mávajú z veže ešte raz. Vietor im berie vlasy aj slová.',
    clue: 'Plechový kohút na streche sa netočí.',
    reach: HIGH,
    found: 'Na kohútovom chvoste! Vietor z veže odfúkne všetko, aj [vec].',
  },
  house: {
    ...{ under: 'pod posteľ', behind: 'za záves', into: 'do krabice' },
    did: `${did('Skákal')} som na gauči do vankúšov`,
    again: 'Skáču na gauči ešte raz. Škára medzi vankúšmi sa otvára: ham, ham!',
    clue: 'A v škáre je niečo vidieť.',
    reach: HAND,
    found: 'V škáre! Gauč pri každom skoku otvorí ústa a zhltne všetko, aj [vec].',
  },
  bus: {
    ...{ under: 'pod lavičku', behind: 'za kôš', into: 'do škatule' },
    did: `${did('Viezol').replace('Viezola', 'Viezla').replace('Viezolo', 'Viezlo')} som sa [vozom], celkom vzadu pri okne`,
    again: '[Voz] jazdí dookola, a tak príde zas. Sadnú si celkom dozadu.',
    clue: 'Medzi sedadlom a oknom niečo trčí.',
    reach: HAND,
    found: 'Pri okne! Keď [voz] zabrzdí, škára zhltne všetko, aj [vec].',
  },
  car: {
    ...{ under: 'pod auto', behind: 'za koleso', into: 'do kufra' },
    did: `${did('Viezol').replace('Viezola', 'Viezla').replace('Viezolo', 'Viezlo')} som sa v aute, celkom vzadu pri okne`,
    again: 'Sadnú si do auta ešte raz, celkom dozadu k oknu.',
    clue: 'Medzi sedadlom a dverami niečo trčí.',
    reach: HAND,
    found: 'Pri dverách! V zákrute sa všetko kĺže a škára zhltne aj [vec].',
  },
  shop: {
    ...{ under: 'pod regál', behind: 'za rožky', into: 'do škatule' },
    did: `${did('Viezol').replace('Viezola', 'Viezla').replace('Viezolo', 'Viezlo')} som sa v nákupnom vozíku až k mrazákom`,
    again: 'Vozík ide ešte raz: okolo rožkov, okolo jabĺk, k mrazákom.',
    clue: 'A tam na dlaždici nadskočí: drg!',
    reach: HAND,
    found: 'Pod mrazákom! Vozík tu nadskočí a vyhodí, čo je navrchu, aj [vec].',
  },
  hall: {
    ...{ under: 'pod lavičku', behind: 'za dvere', into: 'do skrinky' },
    did: `${did('Obliekal')} som sa v šatni, a veľmi rýchlo`,
    again: 'Obliekajú sa ešte raz, ale pomaly. Jedna ruka prejde, druhá nie.',
    clue: 'V druhom rukáve je hrča.',
    reach: HAND,
    found: 'V rukáve! Kto sa oblieka rýchlo, strčí tam aj [vec].',
  },
  sand: {
    ...{ under: 'pod vedro', behind: 'za lavičku', into: 'do jamky' },
    did: `${did('Staval')} som hrad z piesku, štyri veže`,
    again: 'Stavajú ešte jeden hrad. S pieskom naberú mušľu aj list.',
    clue: 'Na starom hrade je jedna veža krivá.',
    reach: DEEP,
    found: 'V krivej veži! Kto stavia, naberie s pieskom všetko, aj [vec].',
  },
  kitchen: {
    ...{ under: 'pod stôl', behind: 'za pec', into: 'do hrnca' },
    did: `${did('Miesil')} som cesto, veľkú kopu cesta`,
    again: 'Miesia ešte raz. Cesto berie múku, lyžicu aj kus obrusa.',
    clue: 'V mise kysne prvé cesto a má hrču.',
    reach: HAND,
    found: 'V ceste! Cesto sa lepí na všetko a vezme aj [vec].',
  },
  ship: {
    ...{ under: 'pod lano', behind: 'za sud', into: 'do kajuty' },
    did: `${did('Zvíjal')} som veľkú plachtu`,
    again: 'Zvíjajú plachtu ešte raz. Berie lano, metlu aj rukáv.',
    clue: 'Stará plachta je uprostred tučná.',
    reach: HAND,
    found: 'V plachte! Keď sa zvíja, vezme všetko, čo leží, aj [vec].',
  },
  mud: {
    ...{ under: 'pod krík', behind: 'za kameň', into: 'do jamy' },
    did: `${did('Váľal')} som sa v blate, bolo výborné`,
    again: 'Idú sa váľať ešte raz. [Who] sa otočí chrbtom.',
    clue: 'Na chrbte má suché blato a v ňom hrču.',
    reach: '[Hero] poklope: klop, klop, a blato sa drobí.',
    found: 'Na chrbte! Blato sa lepí na všetko a prilepí aj [vec].',
  },
  field: {
    ...{ under: 'pod vrece', behind: 'za traktor', into: 'do koša' },
    did: `${did('Kopal')} som zemiaky, celý dlhý rad`,
    again: 'Kopú ten rad ešte raz, od začiatku. Každý zemiak otočia.',
    clue: 'Pod posledným kríkom motyka zacinká.',
    reach: DEEP,
    found: 'V hline medzi zemiakmi! Motyka obráti a zahrabe všetko, aj [vec].',
  },
  piece: {
    ...{ under: 'pod lavičku', behind: 'za plot', into: 'do krhly' },
    did: `${did('Nakláňal')} som sa veľmi nízko, lebo som ${did('chcel')} vidieť do okien`,
    again: '[Who] sa nakloní ešte raz, opatrne, a svieti dolu.',
    clue: '[has:kominar| „Tam!“ ukáže kominár na strechu. | Na najvyššej streche sa čosi blysne.]',
    reach:
      '[has:kominar| Kominár podrží rebrík a [hero] siahne do komína. | [Hero] vylezie po rebríku a siahne do komína.]',
    found: 'V komíne! Čo padá z oblohy, to padá rovno do dier, aj [vec].',
  },
  eaten: {
    ...{ under: 'pod sane', behind: 'za smrek', into: 'do vedra' },
    did: `${did('Zažmúril')} som oči, lebo slnko je v zime nízko`,
    again: '[Who] zažmúri ešte raz. [Hero] stojí vedľa a ani nedýcha.',
    clue: 'Sneh zavŕzga. Prichádza [eater] a na brade má čosi oranžové!',
    reach: '[Hero] podá [eater.dat] rožok, lebo kto kradne nosy, ten má hlad.',
    found: '[What] je už v bruchu a späť ju už nikto nedostane. Ale [eater] prinesie za ňu šišku z lesa.',
  },
  taken: {
    ...{ under: 'pod sane', behind: 'za smrek', into: 'do vedra' },
    did: `${did('Zažmúril')} som oči, lebo slnko je v zime nízko`,
    again: '[Who] zažmúri ešte raz. [Hero] stojí vedľa a ani nedýcha.',
    clue: 'V snehu to ticho zašuchoce. Je to [eater] a [vec] nesie so sebou!',
    reach: '[Hero] ukáže lesklý gombík a ponúkne ho. Vymeníme?',
    found: '[Eater] vezme gombík a vráti [vec]. Treba sa iba slušne opýtať.',
  },
  orbit: {
    ...{ under: 'pod raketu', behind: 'za kráter', into: 'do skafandra' },
    did: `${did('Kýval')} som z rakety Zemi a vtedy mi [ju] fúklo z ruky`,
    again: 'Zakývajú Zemi ešte raz, pomaly a poriadne, a čakajú.',
    clue: 'Spoza Zeme sa niečo blíži, dookola a potichu.',
    reach: '[Who] sa vykloní a [hero] drží lano.',
    found: 'Na obežnej dráhe! Okolo Zeme sa všetko točí a raz to prinesie späť aj [vec].',
  },
  leaves: {
    ...{ under: 'pod lavičku', behind: 'za strom', into: 'do krhly' },
    did: `${did('Skákal')} som do tej kopy lístia`,
    again: 'Skáču ešte raz. Raz, dva, tri, hop!',
    clue: 'A dolu v lístí niečo tlačí.',
    reach: DEEP,
    found: 'Na spodku kopy! Keď sa skáče, lístie zasype všetko, aj [vec].',
  },
} satisfies Record<string, Row>

/** Of whatever way it is; the last, leaves, for all others. */
const row = (part: keyof Row, isFirst = false) =>
  by(
    'row',
    Object.fromEntries(
      Object.entries<Row>(ROWS).map(([id, of]) => [
        id,
        isFirst ? of[part].slice(0, 1).toUpperCase() + of[part].slice(1) : of[part],
      ]),
    ),
  )

interface Matter {
  /** How it shows that something is missing. */
  seen: string
  /** Why it is missed, as its owner says. */
  why: string
  /** How one knows it, as its owner says. */
  know: string
  /** Why no magnifying glass makes up for it. */
  instead: string
  /** What is done with it when it is back, and where it is at night. */
  use: string
  night: string
}

const WORN = '[Who] už spí a [vec] má pri sebe.'
const MATTERS = {
  self: {
    seen: '[Who] sa točí dookola a všade je to rovnaké.',
    why: 'Doma nad dverami máme zvonček a ja chcem domov.',
    know: 'Komín je krivý a z neho ide rovný dym.',
    instead: 'Domov cez ňu nevidno.',
    use: '[Who] zacinká zvončekom, až tancuje, a je doma.',
    night: '[Who] už spí doma, celkom blízko zvončeka.',
  },
  shopper: {
    seen: '[Who] sa točí dookola a všade sú iba regály.',
    why: 'Mama je niekde tu, ale ja vidím len cudzie nohy.',
    know: 'Keď volá, ťahá moje meno ako rezanec z polievky.',
    instead: 'Lupa ma nevie objať.',
    use: 'Objímajú sa tak dlho, že pri pokladni stojí rad.',
    night: `[Who] už spí a ${HIS} mama je celkom blízko.`,
  },
  star: {
    seen: '[Who] sa krčí na zemi a pozerá hore.',
    why: 'Tu dole nikoho nepoznám a hore na mňa čakajú.',
    know: 'Vedľa mňa svieti jedna veľká a jedna celkom maličká.',
    instead: 'Lupou sa na oblohu nedostanem.',
    use: '[Who] žmurkne dva razy a je doma.',
    night: 'Za oknom svieti aj [who], presne na svojom mieste.',
  },
  someone: {
    seen: '[Who] volá, počúva, a nikto sa neozýva.',
    why: '[has:lost-jediny| Nikoho iného nemám. |] [Bezkoho] neviem, ktorým smerom je doma.',
    know: 'Keď volá, ťahá moje meno ako rezanec z polievky.',
    instead: 'Lupa ma nevie objať.',
    use: 'Objímajú sa tak dlho, až [has:lopata| lopata spadne do jamy | sa kôpka rozsype].',
    night: '[Who] už spí a [kto] je celkom blízko.',
  },
  nest: {
    seen: '[Who] zíva, až sa [who:jej/mu/mu] zatvárajú oči.',
    why: 'Oči sa mi zatvárajú a nemám kde ľahnúť.',
    know: 'Nesmie tam kvapkať, fúkať ani nikto rozprávať.',
    instead: 'Na lupe sa nedá spať.',
    use: '[Who] vlezie dnu, zívne a zakryje sa listom.',
    night: '[Who] už spí v lístí a spí sa tam dobre.',
  },
  voice: {
    seen: '[Who] otvára ústa ako ryba a nič nepočuť.',
    why: 'Otvorím ústa a je ticho ako pod vodou.',
    know: 'Ráno je vyšší a večer nižší, a nikdy nepríde neskoro.',
    instead: 'Lupa nespieva.',
    use: '[Who] zaspieva a spieva aj celé okolie.',
    night: 'Kdesi ďaleko [who] spieva, už iba potichu.',
  },
  fire: {
    seen: '[Who] fúka do neba a stúpa z toho iba dym.',
    why: 'Fúknem a vyjde iba dym a smutné pf.',
    know: 'Je teplý, trochu oranžový a vonia ako hrianka.',
    instead: 'Na lupe sa gaštany neupečú.',
    use: '[Who] upečie dva gaštany, pre každého jeden.',
    night: '[Who] už spí a oheň v bruchu spí tiež.',
  },
  light: {
    seen: '[Who] sa krčí bokom a nesvieti ani trošku.',
    why: 'Namáham sa, a aj tak je tma ako vo vreci.',
    know: 'Je tenké, žlté a keď prižmúriš oči, má fúzy.',
    instead: 'Lupa sama nesvieti.',
    use: '[Who] svieti a celé okolie vidí na cestu.',
    night:
      '[who-is| slnko: [Who] už spí za kopcom a lúče má pod perinou. | Kdesi za oknom [who] svieti, už iba slabo.]',
  },
  colour: {
    seen: '[Who] je [who:celá sivá/celý sivý/celé sivé], od začiatku až po koniec.',
    why: '[who-is| weather, sky: Pozri na mňa, som skoro ako obyčajný mrak. | Pozri, celé brucho aj chrbát sú sivé ako myš.]',
    know: 'Je ich veľa a každá vie, kde má byť.',
    instead: 'Cez lupu je tá sivá ešte väčšia.',
    use: '[who-is| weather, sky: [Who] sa rozžiari a každý vonku zdvihne hlavu. | [Who] sa točí dookola a je to ako dúha.]',
    night: '[Who] už spí a farby má celé pri sebe.',
  },
  smile: {
    seen: '[Who] má kútiky dole ako roztopená zmrzlina.',
    why: 'Ťahám kútiky hore a ony stále padajú.',
    know: 'Začína vľavo, pokračuje vpravo a v strede má zuby.',
    instead: 'Cez lupu mám tie kútiky ešte nižšie.',
    use: 'A potom sa smejú spolu, až ich pichá v boku.',
    night: '[Who] už spí a usmieva sa aj zo spania.',
  },
  shadow: {
    seen: '[Who] sa obzerá za seba a nikto tam nie je.',
    why: 'Obzriem sa a nikto za mnou nekráča.',
    know: 'Je celý čierny a robí po mne všetko, aj hlúposti.',
    instead: 'Lupa za mnou nebude kráčať.',
    use: '[Who] zakýva a tieň zakýva tiež, obidvaja naraz.',
    night: '[Who] už spí a tieň spí pod posteľou.',
  },
  thought: {
    seen: '[Who] chodí dookola a pozerá do zeme.',
    why: '[Bezn] mi je, akoby mi chýbal kus.',
    know: 'Nevidno to, ale bez toho sa nedá ani raňajkovať.',
    instead: 'Také niečo sa nedá požičať.',
    use: '[Who] sa nadýchne zhlboka a je to zasa v poriadku.',
    night: '[Who] už spí a má všetko, čo treba.',
  },
  piece: {
    seen: '[Who] má na kraji dieru ako nahryznutá oblátka. [has:kominar| V celej dedine o tom vie iba kominár. |]',
    why: 'Svieti mi to nakrivo a padám na jednu stranu.',
    know: 'Je studený, žltý a v tme ho vidno.',
    instead: 'Lupa nesvieti.',
    use: '[Who] si [vec] priloží, žmurkne a nechýba nič.',
    night: 'Za oknom svieti aj [who], od kraja až po kraj.',
  },
  eaten: {
    seen: '[Who] má uprostred tváre iba dieru.',
    why: 'Necítim ani sneh, ani čaj, ani ten koláč u susedov.',
    know: 'Má byť vpredu, trčať a voňať.',
    instead: 'Lupa netrčí.',
    use: '[Who] si šišku pripne doprostred. Necíti čaj, ale celý les!',
    night: 'Vonku spí [who] a šiška na nose trochu vonia.',
  },
  leg: {
    seen: '[Who] poskakuje na jednej nohe a drží sa, čoho sa dá.',
    why: '[Bezn] neviem chodiť, iba poskakovať.',
    know: '[has:lost-drevena-noha| Je z dubu a pri chôdzi klope. | Je presne taká ako táto druhá.]',
    instead: 'Na lupe sa nedá stáť.',
    use: '[Who] si [vec] pripne, klop, klop, a kráča celkom rovno.',
    night: '[has:lost-drevena-noha| [Who] už spí a noha stojí pri posteli. | [Who] už spí a má celé nohy.]',
  },
  blanket: {
    seen: '[Who] sa chúli do klbka, ale nehreje to.',
    why: '[Bezn] mi je zima a nezaspím.',
    know: 'Jeden roh má odžuvaný, a to ten najlepší.',
    instead: 'Lupa nehreje.',
    use: '[Who] sa do [what.gen] zabalí, až trčí iba nos.',
    night: '[Who] už spí a [vec] má až po nos.',
  },
  manual: {
    seen: '[Who] stojí pred kopou gombíkov a škrabe sa za uchom.',
    why: '[Bezn] neviem, ktorý gombík je štart. [has:lost-ma-recept| [is:food| Ostal mi iba recept na [food.acc]. | Ostal mi iba recept na večeru.] |]',
    know: 'Má sto strán a na poslednej fliačik od kakaa.',
    instead: 'Podľa lupy sa nedá štartovať.',
    use: '[Who] nájde správny gombík a všetko zabliká. [has:lost-ma-recept| [is:food| A podľa toho receptu varia [food.acc]. | A podľa toho receptu varia večeru.] |]',
    night: WORN,
  },
  glove: {
    seen: '[Who] si fúka na prsty a trasie sa.',
    why: 'Mám už iba [what:jednu a tej je samej/jeden a tomu je samému/jedno a tomu je samému] smutno.',
    know: 'Vyzerá ako táto druhá, ibaže presne naopak.',
    instead: 'Lupa sa nedá natiahnuť na ruku.',
    use: '[Who] si [vec] natiahne: raz, dva, pár je celý!',
    night: WORN,
  },
  shoe: {
    seen: '[Who] poskakuje na jednej nohe a druhú drží hore.',
    why: 'Mám už iba [what:jednu a tej je samej/jeden a tomu je samému/jedno a tomu je samému] smutno.',
    know: 'Vyzerá ako táto druhá, ibaže presne naopak.',
    instead: 'Lupa sa nedá obuť.',
    use: '[Who] si [vec] obuje a dupne: raz, dva, pár je celý!',
    night: WORN,
  },
  hat: {
    seen: '[Who] sa krčí a trasie od zimy.',
    why: '[Bezn] mi fúka až za krk.',
    know: 'Vnútri je mäkko a hreje tam aj v utorok.',
    instead: 'Lupa nehreje.',
    use: '[Who] si [vec] dá na seba a nikde nefúka.',
    night: WORN,
  },
  crown: {
    seen: '[Who] si siaha na hlavu a nič tam nie je.',
    why: '[Bezn] ma nikto v kráľovstve nespozná.',
    know: 'Má päť zubov a ani jeden nehryzie.',
    instead: 'S lupou na hlave ma nikto nespozná.',
    use: '[Who] si [vec] nasadí a [hero] sa hlboko pokloní.',
    night: '[Who] už spí a [vec] má na vankúši.',
  },
  wand: {
    seen: '[Who] máva prázdnou rukou a nedeje sa nič.',
    why: '[Bezn] nevyčarujem ani jednu čerešňu.',
    know: 'Na konci trochu iskrí a vonia po čerešniach.',
    instead: 'Lupa nečaruje.',
    use: '[Who] mávne a padnú dve čerešne, každému jedna.',
    night: '[Who] už spí a [vec] má pod vankúšom.',
  },
  cup: {
    seen: '[Who] drží lyžičku a nemá ju kam dať.',
    why: '[Bezn] nemám večer z čoho piť lipový čaj.',
    know: 'Zmestia sa doň tri dúšky a jeden navyše.',
    instead: 'Z lupy sa nedá piť.',
    use: 'Uvaria lipový čaj a pijú ho spolu, dúšok za dúškom.',
    night: '[Who] už spí [has:lost-s-uskom| a na klinci visí za uško [vec]. | po čaji a [vec] má pri sebe.]',
  },
  toy: {
    seen: '[Who] má červené oči a objíma iba vzduch.',
    why: '[Bezn] nezaspím, vždy spíme spolu.',
    know: 'Má okrúhle bruško a pozná všetky moje tajomstvá.',
    instead: 'S lupou sa nedá spať.',
    use: '[Who] [vec] stisne a dlho, dlho nepustí.',
    night: '[Who] už spí a [vec] drží v náručí.',
  },
  play: {
    seen: '[Who] stojí, pozerá do zeme a vzdychá.',
    why: '[Bezn] sa nemám s čím hrať.',
    know: 'Má na sebe moje odtlačky, najviac od lekváru.',
    instead: 'S lupou sa takto nehrá.',
    use: 'Hneď sa hrajú, tri razy dookola.',
    night: WORN,
  },
  food: {
    seen: '[Who.dat] škvŕka v bruchu, až to počuť.',
    why: '[Nanu] sa teším od samého rána.',
    know: 'Podľa vône. A podľa toho, že mi hneď zaškvŕka.',
    instead: 'Lupa sa nedá jesť.',
    use: '[Who] sa do toho pustí: kúsok zľava, kúsok sprava, chrum!',
    night: '[Who] už spí a v bruchu nič neškvŕka.',
  },
  wing: {
    seen: '[Who] skúša vzlietnuť a točí sa iba dookola.',
    why: 'Teraz lietam iba dookola a padám na zadok.',
    know: 'Je ľahké ako nič a na kraji sa leskne.',
    instead: 'Na lupe sa nedá lietať.',
    use: '[Who] si [vec] pripne, vzlietne a letí celkom rovno.',
    night: '[Who] už spí a [vec] má zložené na chrbte.',
  },
  spines: {
    seen: '[Who] sa krčí za lopúchom a zakrýva si chrbát.',
    why: 'Som [who:holá/holý/holé] ako zemiak a od každého vetra mi je zima.',
    know: 'Pichajú. Kto na ne sadne, ten o nich hneď vie.',
    instead: 'Lupa nepichá.',
    use: '[Who] si [vec] napichá na chrbát, až je z toho zasa kefa.',
    night: '[Who] už spí, poriadne pichľavo, v klbku.',
  },
  tail: {
    seen: '[Who] sa obzerá dozadu, raz vľavo, raz vpravo.',
    why: '[Bezn] neviem, kde mám koniec.',
    know: 'Na jednom konci je špička a druhý koniec patrí mne.',
    instead: 'Lupou sa nedá zakrútiť.',
    use: '[Who] si [vec] pripne a trikrát zakrúti.',
    night: '[Who] už spí a [vec] má okolo nosa.',
  },
  tooth: {
    seen: '[Who] si jazykom skúša dieru v zuboch.',
    why: '[Bezn] syčím ako deravé koleso.',
    know: 'Je biely, malý a na kraji trochu zjedený od cukríkov.',
    instead: 'Lupa nehryzie.',
    use: '[Who] [vec] zabalí do lístka, pre zúbkovú vílu.',
    night: '[Who] už spí a lístok má pod hlavou.',
  },
  body: {
    seen: '[Who] sa díva do mláky a krúti hlavou.',
    why: '[Bezn] ma nespozná ani vlastný brat.',
    know: 'Patrí presne sem a nikomu inému to nesedí.',
    instead: 'Lupa mi tam nesedí.',
    use: '[Who] si [vec] dá na miesto a sedí to ako vždy.',
    night: '[Who] už spí a nechýba [who:jej/mu/mu] ani kúsok.',
  },
  music: {
    seen: '[Who] klope nohou do taktu, ale je ticho.',
    why: '[Bezn] je ticho a nedá sa tancovať.',
    know: 'Keď sa o to niekto potkne, zahrá to.',
    instead: 'Na lupu sa nedá hrať.',
    use: '[Who] zahrá a tancuje aj susedov plot.',
    night: WORN,
  },
  key: {
    seen: '[Who] prehľadáva vrecká, jedno po druhom.',
    why: '[Bezn] neodomknem a večeru mám vnútri.',
    know: 'Má tri zuby a na chrbte krúžok na klinec.',
    instead: 'Lupou sa nedá odomknúť.',
    use: '[Who] odomkne, cvak, a je z toho večera pre dvoch.',
    night: '[Who] už spí doma a [vec] visí na klinci.',
  },
  way: {
    seen: '[Who] ide doľava, potom doprava a zastane.',
    why: '[Bezn] neviem, kadiaľ sa ide.',
    know: 'Je na nej krížik a od lekváru jeden ostrov navyše.',
    instead: 'Lupa nevie, kadiaľ sa ide.',
    use: '[Who] pozrie na [vec] a hneď vie, kadiaľ ďalej.',
    night: WORN,
  },
  part: {
    seen: '[Who] hrká, aj keď sa vôbec nehýbe.',
    why: '[Bezn] všetko hrká a nepohnem sa z miesta.',
    know: 'Je to okrúhle a chýba to presne tu, pozri.',
    instead: 'Lupa by tam iba hrkala.',
    use: '[Who] zakrúti trikrát a nič nehrká.',
    night: '[Who] už spí a nič na [who.loc] nehrká.',
  },
  glasses: {
    seen: '[Who] sa pekne pozdraví, lenže lavičke.',
    why: '[Bezn] zdravím plot a sadám si vedľa stoličky.',
    know: 'Vyzerajú, akoby sa stále čudovali.',
    instead: 'Lupa je iba na jedno oko.',
    use: '[Who] si [vec] nasadí a vidí aj mravca na plote.',
    night: WORN,
  },
  clothes: {
    seen: '[Who] sa schováva za krík a hanbí sa.',
    why: '[Bezn] nejdem medzi ľudí ani za nič.',
    know: 'Vzadu má malú záplatu, ktorá vyzerá ako oblak.',
    instead: 'Lupa sa nedá obliecť.',
    use: '[Who] si [vec] dá na seba a točí sa ako na plese.',
    night: WORN,
  },
  tool: {
    seen: '[Who] stojí pred robotou a nemá ju čím robiť.',
    why: '[Bezn] mi celá robota stojí.',
    know: 'Na spodku má malý škrabanec, ktorý vyzerá ako úsmev.',
    instead: 'Lupou sa robiť nedá.',
    use: '[Who] to hneď vyskúša: raz, dva, a robota ide.',
    night: WORN,
  },
  helmet: {
    seen: '[Who] má na hlave hrniec a hanbí sa.',
    why: '[Bezn] nesmiem do práce, ani keď už zvonia.',
    know: 'Vnútri je moje meno, ale trochu sa už zmazalo.',
    instead: 'Lupa hlavu neochráni.',
    use: '[Who] si [vec] nasadí, klop, klop, a sedí pevne.',
    night: WORN,
  },
  thing: {
    seen: '[Who] stojí, pozerá do zeme a vzdychá.',
    why: '[Bezn] mi celý deň niečo chýba.',
    know: 'Na spodku má malý škrabanec, ktorý vyzerá ako úsmev.',
    instead: 'Lupa je tvoja.',
    use: '[Who] [vec] utrie do sucha a nepustí ani na chvíľu.',
    night: WORN,
  },
} satisfies Record<string, Matter>

const matter = (part: keyof Matter) =>
  by('matter', Object.fromEntries(Object.entries<Matter>(MATTERS).map(([id, of]) => [id, of[part]])))

/** What a parent calls in its own way: nominative, genitive, accusative, and how it agrees: as the thing does, or as many do. */
const CALLED: Readonly<Record<string, readonly [nom: string, gen: string, acc: string]>> = {
  rukavicka: ['rukavička', 'rukavičky', 'rukavičku'],
  ciapocka: ['čiapočka', 'čiapočky', 'čiapočku'],
  korunka: ['korunka', 'korunky', 'korunku'],
  ponozticka: ['ponožtička', 'ponožtičky', 'ponožtičku'],
  topanocka: ['topánočka', 'topánočky', 'topánočku'],
  hrncek: ['hrnček', 'hrnčeka', 'hrnček'],
  jablcko: ['jabĺčko', 'jabĺčka', 'jabĺčko'],
  oriesok: ['oriešok', 'orieška', 'oriešok'],
  oriesky: ['oriešky', 'orieškov', 'oriešky'],
  mrkvicka: ['mrkvička', 'mrkvičky', 'mrkvičku'],
  kosticka: ['kostička', 'kostičky', 'kostičku'],
  kridelko: ['krídelko', 'krídelka', 'krídelko'],
  kridla: ['krídla', 'krídel', 'krídla'],
  pichliace: ['pichliače', 'pichliačov', 'pichliače'],
  chvostik: ['chvostík', 'chvostíka', 'chvostík'],
  zubik: ['zúbok', 'zúbka', 'zúbok'],
  roh: ['roh', 'roha', 'roh'],
  luce: ['lúče', 'lúčov', 'lúče'],
  farby: ['farby', 'farieb', 'farby'],
  lopatka: ['lopatka', 'lopatky', 'lopatku'],
}
const called = (at: 0 | 1 | 2, other: string) =>
  by('noun', { ...Object.fromEntries(Object.entries(CALLED).map(([id, of]) => [id, of[at]])), other })

const NOUN = `[is:what| ${by('what-is', {
  rukavica: '[has:lost-rukavicka| rukavicka | what]',
  ciapka: '[has:lost-ciapocka| ciapocka | what]',
  koruna: '[has:lost-korunka| korunka | what]',
  ponozka: '[has:lost-ponozticka| ponozticka | what]',
  topanka: '[has:lost-topanocka| topanocka | what]',
  hrniec: '[has:lost-hrncek| hrncek | what]',
  jablko: '[has:lost-jablcko| jablcko | what]',
  orech: '[has| lost-oriesky: oriesky | lost-oriesok: oriesok | what]',
  mrkva: '[has:lost-mrkvicka| mrkvicka | what]',
  kost: '[has:lost-kosticka| kosticka | what]',
  kridlo: '[has| lost-kridla: kridla | lost-kridelko: kridelko | what]',
  pichliac: '[has:lost-pichliace| pichliace | what]',
  chvost: '[has:lost-chvostik| chvostik | what]',
  zub: '[has:lost-zubik| zubik | what]',
  farba: '[has:lost-farby| farby | what]',
  lopata: '[has:lost-lopatka| lopatka | what]',
  other: 'what',
})} | [has| lost-roh: roh | lost-luce: luce | what]]`

const PLURAL =
  '[noun| oriesky, kridla, pichliace, luce, farby: yes | [what-is| okuliare, slnecne-okuliare, saty, nohavice, teplaky, rifle, pancusky, plavky, nohavicky, trenky, slapky, hodiny, husle, noty, noviny, dvere, kopacky, rukavniky, korcule, lyze, sanky, noznice, schody, sluchadla, trblietky, odpadky, organy, rolety, zaluzie, stipce, plutvy, usta, pluca, tropy, krupy, parky, hranolceky, spagety, ranajky, lazane, opekance, bobalky, hrozienka, bryndzove-halusky, preteky, kolky, puzzle: yes | no]]'

/** An adjective that agrees with the thing, in the accusative. */
const like = (stem: string, isShort = false) =>
  `[plural| yes: ${stem}${isShort ? 'e' : 'é'} | ${stem}${isShort ? '[what:u/y/e]' : '[what:ú/ý/é]'}]`
const LOOK = by('what-is', {
  red: like('červen'),
  orange: like('oranžov'),
  yellow: like('žlt'),
  green: like('zelen'),
  blue: like('modr'),
  purple: like('fialov'),
  pink: like('ružov'),
  white: like('biel', true),
  black: like('čiern', true),
  brown: like('hned'),
  grey: like('siv'),
  golden: like('zlat'),
  'rainbow-coloured': like('dúhov'),
  striped: like('pásikav'),
  spotted: like('bodkovan'),
  other: '',
})
const DEAR = `[has:lost-oblubena| [what-is| macko, plysak, sarkan: obľúbeného | ${like('obľúben')}] | [has:lost-nova| [what-is| macko, plysak, sarkan: nového | ${like('nov')}] | ]]`
const EAR =
  '[has:lost-s-uskom| s [has| lost-usko-modre: modrým | lost-usko-cervene: červeným | lost-usko-zlte: žltým | lost-usko-zelene: zeleným | lost-usko-male: malým | ] uškom | ]'

/** Where it was lost where the wish says so, else where such an owner is at home. */
const WHERE = {
  snow: 'sneh, lad, klzisko, ladovec, iglu, severny-pol, snehuliak, zima',
  wash: 'pracka',
  wood: 'les, dzungla, strom, roklina',
  water:
    'potok, rieka, rybnik, jazero, more, kupalisko, voda, vodopad, mlaka, breh, kaluz, pramen, studna, fontana, vana, plavaren, ponorka',
  tower: 'hrad, zamok, veza, majak, strecha, komin, obloha, oblak, kopec, hora, tatry, skala',
  house:
    'izba, gauc, postel, dom, spalna, obyvacka, chata, koberec, skrina, predsien, povala, pivnica, komora, panelak',
  bus: 'autobus, vlak, elektricka, metro, zastavka, stanica, letisko, lietadlo',
  car: 'auto, taxi, benzinka, parkovisko, karavan, garaz',
  shop: 'obchod, supermarket, trh, hrackarstvo, pekaren',
  hall: 'skola, skolka, trieda, satna, druzina, jedalen, telocvicna, divadlo, kino, kniznica, nemocnica, muzeum',
  sand: 'plaz, pieskovisko, ihrisko, piesok, ostrov',
  kitchen: 'kuchyna, cukraren, restauracia, rura',
  ship: 'lod, pristav, cln, trajekt',
  mud: 'blato, dolina, jama, chliev',
  leaves: 'park, zahrada, luka, dvor, farma, ulica, mesto, dedina',
  field: 'pole',
} as const
const HOME = by('who-is', {
  'tucniak, ladovy-medved, mroz, tulen, sob, yeti, snehuliak, perinbaba': 'snow',
  'kuchar, pekar': 'kitchen',
  'pirat, namornik, kapitan, lod': 'ship',
  'prasiatko, diviak, slon, hroch, nosorozec, lev, tiger, zirafa, zebra, gepard, krokodil, dinosaur': 'mud',
  'vodnik, bobor, vydra, zaba, kacka, labut, kacatko, rusalka, morska-panna, sea-animal': 'water',
  'royal, drak, trojhlavec, strasidlo, duch, sky, weather': 'tower',
  'toy, machine': 'house',
  'vehicle, plant, job': 'leaves',
  other: by('who-in', {
    pirates: 'ship',
    ocean: 'water',
    'forest, magic, fairy-tale': 'wood',
    'castle, dragons, princesses': 'tower',
    other: '[who-is| bird: wood | leaves]',
  }),
})
const PLACE = `[has| lost-okolo-zeme, mimozemstan, astronaut, raketa: orbit | lost-uletel, balonik, balon, sarkan: wind | lost-v-zemiakoch: field | lost-zakopal: bury | lost-vrecko: trail | ${by(
  'where-is',
  {
    ...Object.fromEntries(Object.entries(WHERE).map(([id, where]) => [where, id])),
    other: `[has| lost-v-obchode, lost-mrazak: shop | ${HOME}]`,
  },
)}]`

const HELD = 'clothes, toy, food, body, instrument, sport'
const ROW = by('what-is', {
  'hlas, piesen, melodia, hudba, zvuk, slovo': 'voice',
  'ohen, plamen, iskra': 'fire',
  'svetlo, polarna-ziara, blesk': 'light',
  'farba, duha': '[who-is| weather, sky: bow | colour]',
  'usmev, vtip': 'smile',
  tien: 'shadow',
  'spanok, sen, spomienka, napad, odvaha, kuzlo, tajomstvo, zelanie, meno, slub, zaklinadlo, stastie, trpezlivost, fantazia, nadej, chut':
    'thought',
  'miesto, pelech, brloh, nora, kolna, buda, kurin': 'nest',
  [HELD]: PLACE,
  'animal, bird, sea-animal, insect, dinosaur, job, royal, fairy-being, monster': 'someone',
  other: `[has| lost-sam: [who-is| sky: star | [has| lost-v-obchode, obchod, supermarket: shopper | self]] | lost-spat, lost-zima: nest | lost-luce: light | [is:what| [what-is| place, building, weather, sky: self | ${PLACE}] | [has| mum, dad, brother, sister, friend: someone | ${PLACE}]]]`,
})

const MATTER = by('row', {
  ...Object.fromEntries(
    'self shopper star someone nest voice fire light colour smile shadow thought piece eaten'
      .split(' ')
      .map((id) => [id, id]),
  ),
  bow: 'colour',
  other: by('what-is', {
    'rukavica, palciak': 'glove',
    'ponozka, topanka, cizma, gumak, papuca, teniska, sandal, slapky, korcule': 'shoe',
    'ciapka, klobuk, sal, siltovka, kapucna, sveter, kabat, bunda': 'hat',
    koruna: 'crown',
    noha: 'leg',
    'deka, perina, vankus, satka': 'blanket',
    'navod, recept': 'manual',
    prilba: 'helmet',
    'kuzelna-palicka, metla': 'wand',
    'hrniec, pohar, cajnik, kanvica, termoska': 'cup',
    'okuliare, slnecne-okuliare, lupa': 'glasses',
    kluc: 'key',
    'mapa, kompas, globus': 'way',
    'koleso, skrutka, motor, skrinka': 'part',
    kridlo: 'wing',
    pichliac: '[has:lost-pichliace| spines | body]',
    chvost: 'tail',
    zub: 'tooth',
    'kost, food, orech, zalud': 'food',
    instrument: 'music',
    'balonik, balon, sarkan': 'play',
    toy: 'toy',
    sport: 'play',
    body: 'body',
    clothes: 'clothes',
    'lopata, motyka, kladivo, hadica, vedro, stetec, noznice': 'tool',
    other: '[has:lost-roh| body | thing]',
  }),
})

const SEEN_AT = by('where-is', {
  'les, dzungla, strom': 'v lese',
  'mesto, ulica': 'v meste',
  'obchod, supermarket': 'v obchode',
  'skola, trieda': 'v škole',
  skolka: 'v škôlke',
  park: 'v parku',
  zoo: 'v zoo',
  luka: 'na lúke',
  'more, plaz': 'pri mori',
  other:
    '[who-is| tucniak, ladovy-medved, mroz, tulen: na ľade | kacatko, kacka, labut, husatko, zaba: pri rybníku | sky: za mestom | na kraji lesa]',
})
const AT = by('row', {
  shopper: 'v obchode',
  star: 'na kopci',
  'self, someone': `[has:lost-hmla| v hustej hmle | [has:lost-v-obchode| v obchode | ${SEEN_AT}]]`,
  nest: '[where-is| les: v lese | v záhrade]',
  'voice, fire, light, colour, smile, shadow, thought': by('where-is', {
    ponorka: 'v okienku ponorky',
    'les, strom': 'v lese',
    'more, plaz': 'pri mori',
    'skola, trieda': 'v škole',
    cirkus: 'v cirkuse',
    other: by('who-in', {
      ocean: 'pri mori',
      'castle, dragons, princesses': 'pri hrade',
      'forest, fairy-tale, magic': 'v lese',
      'weather, space': 'na kopci',
      other: '[who-is| weather, sky: na kopci | klaun: v cirkuse | v záhrade]',
    }),
  }),
  bow: 'na kopci',
  field: 'na poli',
  piece: '[where-is| mesto, ulica: v meste | les: v lese | v dedine]',
  'eaten, taken': 'v snehu',
  bury: '[where-is| park: v parku | zahrada: v záhrade | v lese]',
  trail: '[where-is| park: v parku | les: v lese | zahrada: v záhrade | na cestičke]',
  snow: '[where-is| lad, klzisko, ladovec, severny-pol: na ľade | v snehu]',
  wash: 'pri práčke',
  wood: '[where-is| dzungla: v džungli | v lese]',
  water:
    '[where-is| rieka: pri rieke | rybnik: pri rybníku | jazero: pri jazere | more: pri mori | kupalisko, plavaren: na kúpalisku | [who-in| ocean: [who-is| vodnik: pri potoku | pri mori] | pri potoku]]',
  tower:
    '[where-is| veza: pri veži | majak: pri majáku | strecha, komin: na streche | [who-is| royal, drak, trojhlavec: na hrade | pri veži]]',
  house: '[where-is| povala: na povale | pivnica: v pivnici | dom, panelak: v dome | v izbe]',
  bus: '[where-is| vlak, stanica, metro: na stanici | lietadlo, letisko: na letisku | na zastávke]',
  orbit: 'vo vesmíre, hneď vedľa Zeme',
  car: 'pri aute',
  shop: 'v obchode',
  hall: '[where-is| skola, trieda, telocvicna: v škole | skolka: v škôlke | druzina: v družine | jedalen: v jedálni | divadlo: v divadle | kino: v kine | kniznica: v knižnici | nemocnica: v nemocnici | muzeum: v múzeu | v šatni]',
  sand: '[where-is| pieskovisko: na pieskovisku | ihrisko: na ihrisku | na pláži]',
  kitchen: 'v kuchyni',
  ship: 'na lodi',
  mud: '[who-is| dinosaur: v údolí dinosaurov | slon, hroch, nosorozec, lev, tiger, zirafa, zebra, gepard, krokodil: v savane | prasiatko, krava: na dvore | pri bahne]',
  other:
    '[where-is| park: v parku | luka: na lúke | dvor: na dvore | farma: na farme | ulica: na ulici | mesto: v meste | dedina: v dedine | pole: na poli | [who-is| job: v parku | plant: na lúke | vehicle: na dvore | v záhrade]]',
})

const FROM =
  '[has| lost-od-babky: Mám [ju] od babky. | lost-od-dedka: Mám [ju] od dedka. | lost-od-mamy: Mám [ju] od mamy. | lost-od-otca: Mám [ju] od otca. | lost-od-kamarata: Mám [ju] od kamaráta. | lost-oblubena: Zo všetkých vecí [ju] mám najradšej. | lost-nova: Mám [ju] iba od včera! | ]'
const SAID = by('row', {
  self: '[who:Zablúdila/Zablúdil/Zablúdilo] som',
  'shopper, star': `${LOST} sa`,
  someone: `${LOST} [koho]`,
  nest: 'Neviem nájsť [co]',
  'eaten, taken': '[who:Prišla/Prišiel/Prišlo] som o [co]',
  piece: 'Chýba mi kus',
  other: `${LOST} [co]`,
})
const ASKED = by('row', {
  self: 'A kadiaľ si [who:išla/išiel/išlo]?',
  nest: `A kde si ${did('spal')} naposledy?`,
  'voice, fire, light, colour, bow, smile, shadow, thought, someone, shopper, star, piece, eaten, taken': `A čo si ${did('robil')} naposledy?`,
  other: `A čo si ${did('robil')}, kým si [ju] ešte [who:mala/mal/malo]?`,
})
const HUES = {
  red: 'červené',
  orange: 'oranžové',
  yellow: 'žlté',
  green: 'zelené',
  blue: 'modré',
  purple: 'fialové',
  pink: 'ružové',
  white: 'biele',
  black: 'čierne',
  brown: 'hnedé',
  grey: 'sivé',
  golden: 'zlaté',
  'rainbow-coloured': 'dúhové',
  striped: 'pásikavé',
  spotted: 'bodkované',
}
/** Seen from afar: its colour, or that of its small ear. */
const SEEN = by('row', {
  'self, shopper, star, someone, nest, voice, fire, light, colour, bow, smile, shadow, thought, piece, eaten': '',
  other: `[has| lost-usko-modre: „Vidím niečo modré!“ | lost-usko-cervene: „Vidím niečo červené!“ | lost-usko-zlte: „Vidím niečo žlté!“ | lost-usko-zelene: „Vidím niečo zelené!“ | ${by(
    'what-is',
    {
      ...Object.fromEntries(Object.entries(HUES).map(([id, hue]) => [id, `„Vidím niečo ${hue}!“`])),
      other: '',
    },
  )}]`,
})
const KOHO = (mum: string, dad: string, brother: string, sister: string, friend: string, form: string) =>
  `[is:what| [what${form}] | [has| mum: ${mum} | dad: ${dad} | brother: ${brother} | sister: ${sister} | ${friend}]]`

/** What is proposed, so that it is done once more. */
const PLAN = by('row', {
  self: 'Pôjdeme tou cestou ešte raz, ale naspäť, a budeme sa dívať.',
  someone: 'Pôjdeme tam ešte raz, presne na to isté miesto, a počkáme.',
  shopper: 'Pôjdeme ešte raz k tým rožkom, zastaneme a počkáme.',
  star: 'Pozrieme sa na to ešte raz, celkom zdola a celkom potichu.',
  'eaten, taken': 'Zažmúr ešte raz, presne tak, a ja sa budem dívať.',
  piece: 'Nakloníš sa ešte raz, presne tak, a my sa budeme dívať.',
  smile: 'Skúsime to ešte raz, celkom pomaly, a budem sa dívať.',
  nest: 'Nahrabeme to lístie ešte raz, presne takú kopu ako vlani.',
  'voice, fire, light, thought': 'Skúsime to ešte raz, celkom pomaly, a budeme pritom počúvať.',
  other: 'Urobíme to celé ešte raz, presne tak ako predtým, a budeme sa dívať.',
})

/** A child's own toy, where the family chose its theme and nobody comes along. */
const TOYS = {
  dragons: ['drak', 'plyšový drak', 'plyšového draka'],
  dinosaurs: ['dinosaurus', 'plyšový dinosaurus', 'plyšového dinosaura'],
  pirates: ['papagaj', 'plyšový papagáj', 'plyšového papagája'],
  ocean: ['velryba', 'plyšová veľryba', 'plyšovú veľrybu'],
  princesses: ['princezna', 'handrová princezná', 'handrovú princeznú'],
  space: ['mimozemstan', 'plyšový mimozemšťan', 'plyšového mimozemšťana'],
} as const
const PLUSH = `[with| no | [what-is| toy: no | ${by('theme', {
  ...Object.fromEntries(Object.entries(TOYS).map(([theme, [id]]) => [theme, `[who-is| ${id}: no | ${theme}]`])),
  other: 'no',
})}]]`
const plush = (at: 1 | 2) =>
  by('plush', { ...Object.fromEntries(Object.entries(TOYS).map(([theme, of]) => [theme, of[at]])), other: '' })

export const stratiloSa: Telling = {
  id: 'lost',
  shape: 'mystery',
  fits: { kind: 'event', events: ['lost'], who: WHO },
  ages: [3, 9],
  titles: ['Ako [who] hľadá [co]', '[Who] hľadá [co]'],
  tile: { label: 'Niečo sa stratilo', wish: 'ježko, ktorý stratil čiapku' },
  figures: {},
  things: {
    who: {
      kinds: WHO,
      or: {
        forms: {
          ...{ name: 'tučniak', nom: 'tučniak', gen: 'tučniaka', dat: 'tučniakovi', acc: 'tučniaka' },
          ...{ loc: 'tučniakovi', ins: 'tučniakom', nom_pl: 'tučniaky' },
        },
        gender: 'he',
      },
    },
    what: {
      kinds: KINDS,
      or: {
        forms: {
          ...{ name: 'gombík', nom: 'gombík', gen: 'gombíka', dat: 'gombíku', acc: 'gombík' },
          ...{ loc: 'gombíku', ins: 'gombíkom' },
        },
        gender: 'he',
      },
    },
    eater: {
      kinds: ['animal', 'bird'],
      or: {
        forms: {
          name: 'zajac',
          nom: 'zajac',
          gen: 'zajaca',
          dat: 'zajacovi',
          acc: 'zajaca',
          loc: 'zajacovi',
          ins: 'zajacom',
        },
        gender: 'he',
      },
    },
    food: {
      kinds: ['food'],
      or: {
        forms: {
          name: 'polievka',
          nom: 'polievka',
          gen: 'polievky',
          dat: 'polievke',
          acc: 'polievku',
          loc: 'polievke',
          ins: 'polievkou',
        },
        gender: 'she',
      },
    },
    where: {
      kinds: ['place', 'building', 'vehicle', 'household', 'machine', 'weather', 'school', 'sky', 'plant'],
      or: {
        forms: {
          name: 'záhrada',
          nom: 'záhrada',
          gen: 'záhrady',
          dat: 'záhrade',
          acc: 'záhradu',
          loc: 'záhrade',
          ins: 'záhradou',
        },
        gender: 'she',
      },
    },
  },
  keys: {
    noun: NOUN,
    plural: PLURAL,
    special:
      '[is:eater| [who-is| snehuliak: [what-is| mrkva, nos: eaten | taken] | no] | [has:lost-kus| [who-is| sky: piece | no] | no]]',
    row: `[special| eaten: eaten | taken: taken | piece: piece | ${ROW}]`,
    matter: MATTER,
    plush: PLUSH,
    up: '[what-is| kridlo, kuzelna-palicka, metla: stick | [by| flies: fly | [who-is| royal: royal | [by| climbs: climb | is-tall: tall | stick]]]]',
    in: '[who-is| jezko: [what-is| pichliac: hands | spiny] | vevericka, pes, steniatko, zajac, kralik, liska, krt, jazvec: dig | [by| digs: dig | is-small: small | hands]]',
    hand: '[who-is| drak, trojhlavec: fire | [by| glows: glow | smells: smell | is-small: small | hands]]',
    wet: '[by| swims: swim | floats: swim | stick]',
  },
  words: {
    at: AT,
    under: row('under'),
    behind: row('behind'),
    into: row('into'),
    vec: by('row', {
      self: 'cestu domov',
      shopper: 'mamu',
      star: 'cestu na oblohu',
      someone: KOHO('mamu', 'ocka', 'brata', 'sestru', 'kamaráta', '.acc'),
      nest: 'miesto na [has:lost-zima| zimný spánok | spanie]',
      piece: 'ten kus',
      eaten: 'nejaký nos',
      other: called(2, '[what.acc]'),
    }),
    co: by('row', {
      self: 'cestu domov',
      shopper: 'mamu',
      star: 'cestu na oblohu',
      someone: KOHO('mamu', 'ocka', 'brata', 'sestru', 'kamaráta', '.acc'),
      nest: 'miesto na [has:lost-zima| zimný spánok | spanie]',
      piece: 'kus zo seba',
      other: `${DEAR} [has:lost-drevena-noha| drevenú |] [noun| what: [what.full_acc] | ${LOOK} ${called(2, '')}] ${EAR}`,
    }),
    ju: '[plural| yes: ich | [what:ju/ho/ho]]',
    bezn: 'bez [plural| yes: nich | [what:nej/neho/neho]]',
    nanu: '[plural| yes: na ne | [what:na ňu/naň/naň]]',
    hracka: plush(1),
    hracku: plush(2),
    kto: KOHO(`${HIS} mama`, `${HIS} ocko`, `${HIS} brat`, `${HIS} sestra`, `${HIS} kamarát`, ''),
    koho: KOHO('mamu', 'ocka', 'brata', 'sestru', 'kamaráta', '.acc'),
    bezkoho: `bez ${KOHO('mamy', 'ocka', 'brata', 'sestry', 'kamaráta', '.gen')}`,
    vozom:
      '[where-is| vlak, stanica: vlakom | metro: metrom | elektricka: električkou | lietadlo, letisko: lietadlom | autobusom]',
    voz: '[where-is| vlak, stanica: vlak | metro: metro | elektricka: električka | lietadlo, letisko: lietadlo | autobus]',
  },
  fact: '[Hero] raz [pomohol/pomôže] nájsť [vec] a odvtedy vie, že čo sa stratí, to sa hľadá tam, kde sa to stratilo.',
  next: 'Ráno je na prahu lístok: poď sa hrať na samá voda. A pod ním je podpis, celkom malý.',
  young: `
== lost
[with| [At] sú [hero] aj [with2| [friends] | [friend]]. [Hero] zbadá [who.full_acc]. | [plush| no: [At] [hero] zbadá [who.full_acc]. | [Hero] má pod pazuchou [hracku]. [At] zbadá [who.full_acc].]] ${matter('seen')} [has:lost-aj-dieta| [Hero] to pozná, doma dnes tiež niečo hľadajú. |]

@who „${SAID},“ povie [who] [feels:sad| a slzy padajú na zem | smutne]. „${FROM} ${matter('why')}“

+2
[Hero] si k [who.dat] sadne, celkom blízko. [with| Z druhej strany si sadne [friend]. | Dvom je hneď menej smutno.]
/+2

@hero „${ASKED}“ pýta sa [hero].

*did @who „${row('did', true)},“ povie [who]. [row| nest: | ((„A potom už nič neviem.“))]

@hero „Neboj sa,“ povie [hero]. „Nájdeme [vec] spolu((, štyri oči vidia viac ako dve)).“

[Hero] pozrie [under].

&first @hero „Samá voda!“ volá [hero].

[Who] pozrie [behind].

@who „Samá voda!“ volá [who].

[with| [Friend] pozrie [into]. @friend „Aj tu samá voda!“ | [plush| no: Potom pozrú spolu [into]. @hero „Aj tu samá voda!“ | A [hracka] pozrie [into]. @hero „Aj tu samá voda!“]]

+3
@hero „A podľa čoho spoznáme [vec]?“ pýta sa [hero].

@who „${matter('know')}“

@hero „To sa nedá pomýliť,“ povie [hero] a hľadá sa ďalej.

Na zemi sa niečo leskne.

@hero „Prihára?“ pýta sa [hero].

[has:lost-podkova| Ale je to iba podkova, stará a hrdzavá. [Hero] ju položí nabok, nech sa nestratí aj tá. | Ale je to iba vrchnáčik z fľaše, okrúhly a žltý. [Hero] ho strčí do vrecka, nech sa nestratí aj ten.]

[with2| [Friend2] pozrie aj za ucho. Čo ak? Samá voda. | Pre istotu pozrú aj za uši. Čo ak? Samá voda.]

/+3

+2
[Who] si sadne na zem a hľadať už nechce ani trošku.

@who „Ani ty mi nepomôžeš,“ povie [who] a hlas sa [who:jej/mu/mu] trasie. „Iba ak by sa čas otočil.“
/+2

== turn
@hero „Vieš čo?“ povie [hero]. „${PLAN}“

+3
[with| @friend „A to pomôže?“ pýta sa [friend]. | @who „A to pomôže?“ pýta sa [who].]

@hero „Uvidíš,“ povie [hero]. „[row| eaten, taken: Kto príde raz, príde aj druhý raz | Čo sa niekde stratí, to tam niekde aj je].“
/+3

+4
@hero „Pekne [row| nest: poporiadku | od rána]. Čo je prvé?“

@who „Prvé je zívanie,“ povie [who].

A tak si spolu zívnu, dlho a dokorán. [more| Zívnu aj [others] a nevedia prestať. | Potom ešte raz, lebo zívanie je chytľavé.]

@hero „A druhé?“ pýta sa [hero].

@who „Druhé je [row| nest: dobrú noc | dobré ráno], plot.“

@hero „[row| nest: Dobrú noc | Dobré ráno], plot!“ povie [hero] a pekne sa ukloní. Plot nepovie nič, ale je to slušný plot a stojí celkom rovno.

@hero „A čo je tretie?“

@who „Tretie je [row| nest: umyť si nohy v kaluži | skok do kaluže],“ povie [who] a obzrie sa, či sa to smie.

[row| nest: A hneď sú tam. | Skočia.] Raz, dva, čľup! Voda špliechne až po nos a kvapká im z brady, z rukávov aj z uší.(( Ešte aj plot je mokrý a stojí rovno.))

&again @hero „Samá voda!“ smeje sa [hero]. „Ale naozajstná!“

Prvý raz za celý deň sa zasmeje aj [who].

@who „A štvrté viete,“ povie. „Štvrté je presne tu.“
/+4

${row('again')} ${row('clue')}

[with| ((@friend „Pozri tam!“ povie [friend].))] @hero „Prihára!“ šepne [hero]. ${SEEN}

${row('reach')}

^did @who „Horí!“ volá [who]. ${row('found')}

${matter('use')}

+2
[with| @friend „Hurá!“ kričí [friend]. | @hero „Hurá!“ kričí [hero].] [row| nest: [Hero] to musí zatancovať, ale po špičkách a iba okolo kopy. | star: [Who] tancuje hore, [hero] dolu, a naraz aj skončia. | A tancujú na jednej nohe, potom na druhej a potom na zadku.]

@who „Bolo to takto blízko,“ povie [who], „a ja hľadám ďaleko!“
/+2

+4
[row| nest: [Hero] ešte donesie zo záhrady tri veľké listy, najväčšie, aké tam sú. Prvý je podložka, druhý je vankúš a tretí je zástena proti vetru. | Ale keď už vedia hľadať, je škoda prestať. A tak sa hľadajú navzájom. [row| star: Schová sa [who] za obláčik, a [hero] ráta do desať. | someone: Schová sa [who] aj [kto] a [hero] ráta do desať. | Schová sa [who] a [hero] ráta do desať.]]

[row| nest: @who „Ešte dvere,“ povie [who] zvnútra a zívne. | @hero „Samá voda?“ volá [hero] pri prvom kameni.]

[row| nest: Dvere sú z konára. Dajú sa otvoriť aj zatvoriť. | @who „Samá voda!“ ozve sa kdesi vzadu a niekto sa tam smeje do dlane.]

[row| nest: @hero „Klop, klop,“ povie [hero]. „Je tu niekto?“ | [with| [Friend] ide po špičkách naľavo, [hero] napravo. | [Hero] ide po špičkách za tým smiechom.] Ešte krok. A ešte jeden, celkom maličký.]

[row| nest: @who „Samá voda,“ ozve sa zvnútra celkom ospalo. „Nikto tu nie je. Už spím.“ | @who „Prihára!“ ozve sa znova. „Ale vôbec tu nie som!“]

[row| nest: [Hero] sa smeje, ale potichu. [with| [Friend] drží dvere, aby ich nevzal vietor. | A dvere podoprie kameňom, aby ich nevzal vietor.] A pretože je ešte chvíľu vidno, nahrabú okolo pelechu aj plot z lístia. Celkom nízky, iba aby bolo jasné, kde sa spí. | Potom sa schová [hero] a hľadá [who]. A potom znova, až kým je vidno na krok. [more| [Others] hľadajú tiež, a najradšej tam, kde nikto nie je. | Najlepšie sa hľadá ten, kto sa už smeje.]]
/+4

+3
[row| nest: Potom sa zotmie a [hero] šepká do lístia: dobrú noc. | self: Potom sa zotmie a domov ide aj [hero]. [who-is| vehicle: [Who] svieti na cestu. | [Who] máva zo dverí.] | star: Potom sa zotmie a ide sa domov. [Who] svieti celou cestou. | someone: Potom sa zotmie a ide sa domov. [Who] aj [kto] idú kus cesty tiež. | Potom sa zotmie a ide sa domov. [Who] ide kus cesty tiež, až po plot.]

@who „A čo keď [row| nest: to vietor zasa rozfúka | self, star, shopper: zajtra zablúdim zas | zajtra stratím zas niečo]?“ pýta sa [who].

@hero „Tak prídem a urobíme to ešte raz,“ povie [hero].

@who „Aj keď [row| nest: nerozfúka nič | self, star, shopper: nezablúdim | nestratím nič]?“

@hero „Aj vtedy,“ povie [hero], a to je dohodnuté.
/+3

== bed
[plush| no: Večer [hero] leží v teplej posteli. | Večer [hero] leží v teplej posteli a [hracka] leží vedľa.] ${matter('night')} Iba [hero] má oči dokorán a tie sa nechcú zavrieť((, ani jedno, ani druhé)).

+2
Je ticho a perina hreje.

[has:lost-aj-dieta| @adult „Aj to naše tam niekde je,“ povie [adult]. „Ráno sa tou cestou vrátime.“ |]
/+2

+3
[has:lost-podkova| Na okne leží podkova, čo raz patrila naozajstnému koňovi. | Na okne leží žltý vrchnáčik a svieti ako malý mesiac.] [with| [Friend] už pokojne dýcha.]
/+3

@hero „Neviem nájsť spánok,“ povie [hero].

&last @adult „Samá voda,“ šepne [adult] a pohladí perinu.

[Hero] zavrie jedno oko.

@adult „Prihára.“

[Hero] zavrie aj druhé oko.

@adult „Horí,“ šepne [adult] celkom potichu. !asleep Ale to už [hero] spí.
`,
  older: `
== case
[Hero] má lupu, zápisník a na dverách nápis: Nájdem všetko. [with2| Pomáhajú [friends]. | [with| Pomáha [friend].]] [At] čaká prvý poriadny prípad. [Hero] tam zbadá [who.full_acc]. ${matter('seen')} [has:lost-aj-dieta| [Hero] to pozná, lebo aj doma dnes niečo [has:autobus| po autobuse | ] hľadajú. |]

+2
Doteraz sa podľa toho nápisu našli iba dedkove okuliare, a to na dedkovej hlave, a kocúr, ktorý ani nevie, že ho niekto hľadá. Preto si [hero] hneď sadne bližšie a olizne ceruzku.
/+2

@who „${SAID},“ povie [who] [feels:sad| a slza [who:jej/mu/mu] padne rovno na lupu | tak potichu, že na to lupa nestačí]. „${FROM} ${matter('why')}“

@hero „${ASKED}“ pýta sa [hero] prísne, ako sa na pátrača patrí.

*did @who „${row('did', true)},“ povie [who]. „A vtedy…“

@hero „To stačí,“ povie [hero]. „Ďalej to už nechaj na mňa.“

Do zápisníka pribudnú iba dve slová: hľadá sa. Zvyšok tej vety tam nie je, lebo [hero] sa už nevie dočkať, kedy sa začne(( naozaj)) hľadať.

-2
Pod to príde plán, dvanásť miest s číslami a šípkami, a je naozaj pekný.
/-2

+2
@hero „A podľa čoho spoznám [vec]?“

@who „${matter('know')}“

Potom [hero] nakreslí plán. Je na ňom dvanásť miest, každé má číslo a šípku, a celý je taký pekný, že by bola škoda nehľadať podľa neho.
/+2

== search
Na mieste číslo jeden pozrie [hero] cez lupu [under].

&first @hero „Samá voda!“ volá [hero] a robí prvý krížik.

Na mieste číslo dva pozrie [who] [behind].

@who „Samá voda,“ povie [who](( a už to neznie ako hra)).

[with| Na mieste číslo tri pozrie [friend] [into]. @friend „Aj tu samá voda!“ | Na mieste číslo tri pozrú spolu [into]. @hero „Aj tu samá voda!“]

+2
@who „Nemám radšej povedať, ako to bolo?“ pýta sa [who]. „Ja totiž naposledy…“

@hero „Teraz nie,“ povie [hero]. „Teraz sa hľadá. Kto hľadá, ten nemá čas počúvať.“

[with| @friend „Ale čo keď je to dôležité?“ pýta sa [friend]. Lenže [hero] už píše štvorku. | [Who] zavrie ústa a ide ďalej, vždy o krok pozadu. Lenže [hero] už píše štvorku.]

Na mieste číslo päť sa niečo leskne a srdce poskočí. Je to vrchnáčik z fľaše, okrúhly a žltý, a [hero] ho založí do vrecka ako dôkaz, hoci zatiaľ nevie čoho. [row| orbit: Na mieste číslo šesť okolo preletí meteorit, ktorý nikomu neuhýba, a odtiaľ sa odchádza rýchlo. | Na mieste číslo šesť býva čmeliak, ktorý nemá v láske lupy, a odtiaľ sa odchádza rýchlo.] Miesto číslo sedem je to isté ako číslo jeden, lebo plán je medzitým hore nohami.

@hero „To je v poriadku,“ povie [hero]. „Každé poriadne miesto sa prehľadáva dva razy.“
/+2

+3
@who „Vieš, ja som vtedy naozaj…“ začne [who] ešte raz, od začiatku a slušne.

@hero „Čísla sa nesmú preskakovať,“ povie [hero], „inak by to nebol plán, iba prechádzka.“

[with2| @friend2 „Ja mám prechádzky v láske,“ povie [friend2].]

Aj druhý raz je tam samá voda. Tiene sú už dlhé a [who] ide pomalšie a pomalšie, akoby každé číslo bolo ťažšie než to predtým.

@hero „Keď sa nič nenájde, dám ti svoju lupu,“ povie [hero]. „Navždy.“

@who „Ďakujem,“ povie [who]. „Ale lupou sa to nedá nahradiť. ${matter('instead')}“

Lupa sa hanbí, ak sa lupy vôbec vedia hanbiť, a zahmlí sa. [Hero] ju utrie rukávom, no vidno cez ňu presne to isté čo predtým: jedno veľké nič, iba ešte väčšie.
/+3

== wrong
Na mieste číslo dvanásť sa [hero] obzrie a [who] nikde. Až celkom vzadu niekto sedí, chrbtom k plánu aj k lupe.

@who „Mne už pomáhať nemusíš,“ povie [who]. „Ty hľadáš, ale nepočúvaš. Ja ti to celý čas hovorím.“

+2
To je veta, ktorá štípe, a najviac preto, že je pravdivá. [Hero] na ňu hľadá odpoveď a nemá ju ani na jednom z dvanástich miest. [with| [Friend] nepovie nič, a aj to je počuť.]
/+2

[Hero] sa pozrie na plán. Má dvanásť čísel, ale ani jedno z nich nie je tam, kde sa začína tá nedopovedaná veta.

+2
Prečiarknuť taký plán nie je ľahké, hlavne keď sa niekto díva. Dá sa povedať aj to, že plán je dobrý a že iba miesta sú zlé. [Hero] o tom chvíľu premýšľa, ceruzka sa kýve sem a tam, a potom sa rozhodne.
/+2

Ceruzka prejde papierom z rohu do rohu a po pláne je.

@hero „Prepáč, je to moja chyba,“ povie [hero]. „Povedz mi to ešte raz, celé. Budem iba počúvať.“

@who „${row('did', true)},“ povie [who] celkom pomaly a nikto do toho nehovorí.

@hero „Už rozumiem,“ povie [hero]. „${PLAN}“

-3
@who „Tak dobre,“ povie [who], otočí sa a na [hero.acc/lupu] sa už nehnevá.
/-3

+3
@who „A to pomôže?“ pýta sa [who] a prvý raz zdvihne hlavu.

@hero „Uvidíš. Čo sa niekde stratí, to tam niekde aj je,“ povie [hero]. [with| @friend „Tak čo tu ešte stojíme?“ povie [friend] a už beží. | A lupu si strčí do vrecka, lebo na toto lupu netreba.]
/+3

== again
${row('again')} ${row('clue')}

[with| ((@friend „Pozri tam!“ povie [friend].))] @hero „Prihára!“ šepne [hero]. ${SEEN}

${row('reach')}

^did @who „Horí!“ volá [who]. ${row('found')}

+2
@hero „Veď to je v prvej vete,“ povie [hero] a plesne sa po čele. „V úplne prvej!“

@who „Na druhú ani neprišlo,“ povie [who], ale už sa pri tom smeje.
/+2

${matter('use')}

+2
[row| nest: Potom si ešte raz vystrčí nos a díva sa cez lupu na všetko: | Lupu potom nosí [who] a díva sa cez ňu na všetko:] [row| orbit: na hviezdu, na skrutku | na mravca, na plot] a na ucho, ktoré má [hero] odteraz veľké ako tanier.

@who „To je ucho na počúvanie,“ povie [who] spokojne. „S takým sa nájde všetko.“

[with| @friend „Aj ja chcem také,“ povie [friend] a dostane lupu ako ďalší v poradí. | Vyskúšajú to hneď. Ticho počúvajú [row| orbit: Mesiac | trávu], potom kameň, a ten mlčí zo všetkých najlepšie.]
/+2

+3
[Hero] otočí zápisník na čistú stranu. Hore napíše: Prípad číslo jeden. Pod to napíše celú tú prvú vetu, od prvého slova až po bodku. Trvá to dlho, lebo [who] diktuje a stále si na niečo spomína.

@who „A napíš, že pritom fúka,“ povie [who].

@hero „Je to dôležité?“ pýta sa [hero], potom sa zháči a napíše, že pritom fúka.

Napokon vytiahne z vrecka vrchnáčik, dôkaz z miesta číslo päť, a položí ho na stránku ako pečiatku. Sedí tam presne.
/+3

== bed
Doma [hero] pripíše na dvere ešte pár malých písmen. Teraz je tam: Nájdem všetko, ak mi to poviete celé.

Večer [hero] leží v mäkkej posteli a vedľa sedí [adult]. ${matter('night')} [has:lost-aj-dieta| @adult „Aj to naše niekde je,“ povie [adult]. „Ráno pôjdeme tou cestou ešte raz.“ |] Iba [hero] má oči stále dokorán.

+2
[with| [Friend] vedľa už pokojne dýcha. | Lupa leží na okne a mesiac si cez ňu pomaly prezerá perinu.]
/+2

@hero „Neviem nájsť spánok,“ povie [hero].

@adult „A kde bol naposledy?“ pýta sa [adult].

@hero „Včera na ľavom boku,“ povie [hero] po chvíli.

@adult „Tak to urobíme ešte raz,“ šepne [adult].

+2
[Hero] sa pomaly otočí na ľavý bok a perinu si pritiahne až po bradu.
/+2

&last @adult „Samá voda?“

@hero „Prihára,“ zašepká [hero] a zavrie oči.

@adult „Horí,“ povie [adult] celkom potichu. !asleep Ale to už [hero] spí.
`,
}
