import type { Telling } from '../../../../craft/telling.ts'
import { DEED_IDS, FIX_KEY, FORM_KEY, NOW, objectOf, ownSaid, ownTold, past, TO } from './prepac-skutky.ts'

/*
 * What was done is decided once (`deed`), and so is to whom (`t`), how it went on (`s`) and how it is set right (`fix`). What is told of a deed stands
 * in prepac-skutky.ts; whatever it was, it is put into a small box, and the box cannot speak.
 */

/** One of them by a key; the last for all others. */
const by = (key: string, texts: Readonly<Record<string, string>>, other: string) =>
  `[${key}| ${Object.entries(texts)
    .map(([labels, text]) => `${labels}: ${text} | `)
    .join('')}${other}]`

/** Whoever was hurt, in a case. */
type Case = 'nom' | 'gen' | 'dat' | 'acc' | 'ins'
const CASES = ['nom', 'gen', 'dat', 'acc', 'ins'] as const
const PEOPLE: Readonly<Record<string, string>> = {
  sused: 'sused, suseda, susedovi, suseda, so susedom',
  suseda: 'pani suseda, pani susedy, pani susede, pani susedu, s pani susedou',
  uca: 'pani učiteľka, pani učiteľky, pani učiteľke, pani učiteľku, s pani učiteľkou',
  doktorka: 'pani doktorka, pani doktorky, pani doktorke, pani doktorku, s pani doktorkou',
  pred: 'pani predavačka, pani predavačky, pani predavačke, pani predavačku, s pani predavačkou',
  ocko: 'ocko, ocka, ockovi, ocka, s ockom',
  brat: 'brat, brata, bratovi, brata, s bratom',
  sestra: 'sestra, sestry, sestre, sestru, so sestrou',
  kamka: 'kamarátka, kamarátky, kamarátke, kamarátku, s kamarátkou',
  spolka: 'spolužiačka, spolužiačky, spolužiačke, spolužiačku, so spolužiačkou',
  spol: 'spolužiak, spolužiaka, spolužiakovi, spolužiaka, so spolužiakom',
  kam: 'kamarát, kamaráta, kamarátovi, kamaráta, s kamarátom',
  cat: 'mačka, mačky, mačke, mačku, s mačkou',
  dog: 'pes, psa, psovi, psa, so psom',
}
const somebody = (form: Case) => {
  const named = (id: string, [nom, gen, dat, acc, ins]: readonly string[]) =>
    ({
      nom: `[${id}]`,
      gen: `[${id}.gen/${gen}]`,
      dat: `[${id}.dat/${dat}]`,
      acc: `[${id}.acc/${acc}]`,
      ins: `[s ${id}.ins/${ins}]`,
      none: nom,
    })[form]
  const people = Object.fromEntries(
    Object.entries(PEOPLE).map(([id, forms]) => [id, forms.split(', ')[CASES.indexOf(form)] ?? '']),
  )
  const friend = (PEOPLE.kam ?? '').split(', ')
  return by(
    't',
    { whom: named('whom', friend) ?? '', ...people, pet: named('friend', friend) ?? '' },
    named('adult', (PEOPLE.ocko ?? '').split(', ')) ?? '',
  )
}

/** What a named child is to ours, said once before the name. */
const near = (form: 0 | 1 | 2) => {
  const said = (...forms: readonly [string, string, string]) => forms[form]
  return `[t| whom: [has| sister: ${said('sestra', 'sestre', 'sestru')} | brother: ${said('brat', 'bratovi', 'brata')} | friend: ${said('[whom:kamarátka/kamarát/]', '[whom:kamarátke/kamarátovi/]', '[whom:kamarátku/kamaráta/]')} | ] | ]`
}

/** Marks who speaks: whoever was hurt. */
const THEY = by(
  't',
  {
    whom: '@whom',
    'sused, suseda': '@neighbour',
    uca: '@teacher',
    doktorka: '@doctor',
    pred: '@seller',
    ocko: '@dad',
    brat: '@brother',
    sestra: '@sister',
    'kam, kamka, spol, spolka': '@pal',
  },
  '@adult',
)
/** Whoever thinks along: the companion that can speak, else a grown-up nearby, else the child. */
const HELPER = '[help| friend: @friend | elder: [class| yes: @teacher | @adult] | @hero]'
const HELPS = '[help| friend: [friend] | elder: [elder] | si [hero]]'
const LIGHT =
  '[help| elder: [Elder] ide okolo a škatuľkou zatrasie. Je ľahká ((a nič v nej nehrká)). | Potom ňou zatrasie. Je ľahká ako pierko ((a nič v nej nehrká)).]'

const HIDES =
  '[has| s-kurin: Potom sa [hero] schová v kuríne medzi sliepky. | s-pod-postel: Potom [hero] vlezie pod posteľ, až celkom dozadu. | s-ze-spi: Potom [hero] zavrie oči a hrá sa, že spí. | s-zachod: Potom sa [hero] zamkne a nechce vyjsť. | s-utiekol: [has:s-z-izby| Potom [hero] utečie domov a z izby už nevyjde. | Potom [hero] utečie.] | s-z-izby: Potom [hero] zalezie do izby a už nevyjde. | s-skrysa: Potom sa [hero] schová a skoro ani nedýcha. | ]'
const BESIDE =
  '[has| x-fotenie: ((A čoskoro je fotenie!)) | x-stavba: ((A bola to práca na veľa dní.)) | x-praca: [has:hasic| [Tn] sa práve ponáhľa k ohňu((, lebo je hasič,)) a teraz nemôže ísť. | [Tn] sa práve ponáhľa, a teraz nemôže ísť.] | ] [has:x-lepi| (([Hero] to lepí až do večera, ale nedrží to.)) | ]'

const STATE = by(
  's',
  {
    smiech: '@hero „A čo ak sa mi [tn] zasmeje?“ bojí sa [hero]. Preto to slovo nejde von.',
    brat: `${THEY} „Už nie som [tvoj],“ povie [tn]. [Hero] chce povedať prepáč, ale hanbí sa.`,
    prijate: `@hero „Prepáč,“ povie [hero] rýchlo. ${THEY} „Dobre,“ povie [tn], lenže hnevať sa neprestane.`,
    dobre:
      '@hero „Prepáč,“ povie [hero] a podajú si ruky. Lenže v bruchu to tlačí ďalej, lebo ostatné [=zostalo] v ústach.',
    nie: `@hero „Prepáč,“ povie [hero] rýchlo. ${THEY} „Ešte nie,“ odpovie [tn]. „Ešte sa hnevám.“`,
    vietor: '@hero „To vietor,“ tvrdí [hero]. Lenže na strome sa nehýbe ani list.',
    iny: '@hero „To [blamed],“ tvrdí [hero]. Prepáč sa potom povedať nedá.',
    nieja: '@hero „To nie ja,“ tvrdí [hero]. Prepáč sa potom povedať nedá.',
    radost:
      '@hero „Malo to byť pre radosť,“ tvrdí [hero]. [has:s-nehovoria| Lenže [tn] mlčí a pozerá inam. | Lenže [tn] sa neteší.]',
    nechtiac: '@hero „To bolo nechtiac!“ povie [hero]. Lenže ono to aj tak bolí.',
    septom: 'Prepáč [hero] povie, ale tak potichu, že to počuje iba golier.',
    veci: 'Prepáč [hero] povie, ale iba [veciam]. [Tn] nedostane nič.',
    neskor:
      '@hero „Prepáč poviem až [kedy],“ odkáže [hero] [td] [t| ocko: [has| sister: po sestre | brother: po bratovi | ] | ].',
    zviera: '@hero „Načo prepáč?“ povie [hero]. „[Tn] slovám nerozumie.“',
    ticho: '[Tn] teraz mlčí a pozerá inam. A prepáč [hero] ešte v ústach drží.',
    nehneva: '[Tn] sa ani nehnevá, a to je zo všetkého najťažšie. Prepáč nejde von.',
    nechce: 'Prepáč [hero] nepovie. Ústa sú zavreté, akoby na nich bol zips.',
  },
  '[feels| afraid: [Hero] sa bojí povedať prepáč, lebo čo ak bude krik? | ashamed: [Hero] sa hanbí, a tak prepáč nejde von. | Treba povedať prepáč. Lenže to slovo sa zasekne v krku.]',
)
const CRY = `[beast| yes: [Tn] uteká preč. | [deed| d-ukryt, d-vziat, d-strata: ${THEY} „Kde to je?“ hľadá [tn]. | d-auto, d-sklenik: Buch! | d-zburat: Rach! | [fix| blow: ${THEY} „Au!“ vykríkne [tn]. | kind: [Tn] zosmutnie. | found, grow, glue, clean, share: ${THEY} „Jaj!“ zľakne sa [tn]. | ]]]`
const DONE =
  '[form| own: [own-told] | body: [now] [neara] [ta] [bodypart] [with-what] [to] | [now] [neard] [td] [obj] [with-what] [to]]'
const TRUTH =
  '[form| own: [own-said] | body: [gender| she, he: [past] [ta2] [bodypart] [with-what] [to] | to, čo bolí, je odo mňa] | [gender| she, he: [past] [ti] [obj] [with-what] [to] | za [obj] môžem ja]]'
const DEED = `[t| doktorka: [has:injekcia| ((Pani doktorka pichne injekciu a bolí to.)) | ] | [beast| yes: | [has| x-zobral-mi: ((Najprv [tn] vezme [obj].)) | x-zbural-mi: ((Najprv [tn] zbúra [obj].)) | x-zjedla-mi: ((Najprv [tn] zje [obj].)) | ]]] [at| yes: [Place] [sa] [hero] | [when| today: Dnes [sa] [hero] | [Hero] [sa]]] [has| x-zlost: od zlosti | x-ziarli: od žiarlivosti | ] ${DONE}. [form| body: [has| x-kvoli: A to iba pre [obj]. | ] | ]`

/** How it is set right, once it was said. */
const FIX = `[beast| yes: Potom [hero] už iba hladká, pomaly a jedným smerom. | ${by(
  'fix',
  {
    found:
      '[deed| d-ukryt: Potom [hero] ukáže skrýšu a všetko vráti, z ruky do ruky. | [wet| yes: Potom spolu lovia [obj], kým sa to nepodarí. | [metal| yes: Potom to spolu hľadajú magnetom, kým nie je všetko doma. | Potom to idú spolu hľadať, [hero] vpredu s baterkou, a naozaj to nájdu.]]]',
    clean:
      '[has| nalepka: Potom spolu odliepajú jednu nálepku za druhou, celkom pomaly. | Potom to spolu drhnú handričkou, kým je pena až na lakťoch.]',
    glue: '[has| o-okno, o-sklenik, vaza, pohar, tanier, zrkadlo: Potom spolu pozametajú sklo a [hero] drží lopatku. | o-lod-lego, o-lego, kocka, veza, hrad: Potom to spolu stavajú znova, kocku po kocke. | [deed| d-zburat: Potom to spolu stavajú znova, kocku po kocke. | Potom to spolu lepia. Nie je to ako nové, ale drží to.]]',
    grow: '[deed| d-vlasy-dole: [has| o-babika: Potom bábike pripnú sponku a veľmi jej pristane. | Vlasy dorastú. Zatiaľ ich drží sponka, tá s jahodou.] | Potom spolu zasadia nové a [hero] ich celé leto polieva.]',
    share:
      '[deed| d-zmazat: Potom to spolu robia znova, od začiatku. | Potom [hero] prinesie [td] svoju polovicu, tú väčšiu.]',
    blow: '[wet| yes: Potom [hero] pomáha obuť suché ponožky, jednu po druhej. | Potom [hero] fúka na to, čo bolí((, pomaly a dlho)).]',
    true: 'Potom [hero] povie, ako to bolo naozaj, od začiatku.',
    loose: '[deed| d-zamknut: Potom sú dvere dokorán a kľúč visí vysoko. | Potom to [hero] vráti, z ruky do ruky.]',
  },
  '[deed| d-nikto-sa-nehra, d-von-z-hry: Potom sa idú spolu hrať. | d-hadka: Potom sa pri hre striedajú, raz jeden, raz druhý. | [t| doktorka: Potom [hero] povie aj dovidenia, celkom nahlas. | [vy| yes: Potom [hero] pekne pozdraví, celkom nahlas. | @hero „S tebou je mi najlepšie,“ povie potom [hero]((, celkom zblízka)).]]]',
)}]`
/** What is laid into the box beside the word. */
const GIFT = by(
  'fix',
  {
    found:
      '[deed| d-ukryt: plánik cesty ku skrýši | [metal| yes: magnet na šnúrke | [wet| yes: magnet na šnúrke | malú baterku]]]',
    clean: 'poskladanú handričku',
    glue: '[has| o-lod-lego, o-lego, kocka, veza, hrad: jednu kocku | o-okno, o-sklenik, vaza, pohar, tanier, zrkadlo: kľúčik od pokladničky | [deed| d-zburat: jednu kocku | kúsok lepiacej pásky]]',
    grow: '[deed| d-vlasy-dole: sponku s jahodou | tri semienka]',
    share: 'keksík',
    blow: '[wet| yes: suché ponožky | náplasť]',
    true: 'obrázok, ako to bolo naozaj',
    loose: 'obrázok dvoch rúk',
  },
  '[deed| d-nikto-sa-nehra, d-von-z-hry: pozvánku na hru | papierové srdce]',
)
const FELT = `[s| dobre: „Nehnevám sa už od obeda. Ale dobre sa to počúva.“ | nehneva: „Nehnevám sa. Iba na to čakám od rána.“ | nie, prijate, brat, ticho: „Ešte sa trochu hnevám. Ale je dobré, že to viem.“ | „Mrzelo ma to. Teraz už menej.“] A škatuľku si vezme.`

/** Words that a sentence of its own may have. */
const WORDS = {
  neard: near(1),
  neara: near(2),
  td: somebody('dat'),
  ta: somebody('acc'),
  ti: '[vy| yes: vám | ti]',
  ta2: '[vy| yes: vás | ťa]',
  na2: '[vy| yes: vás | teba]',
  tvoje: '[vy| yes: vaše | tvoje]',
  tvojom: '[vy| yes: vašom | tvojom]',
  tebou: '[vy| yes: vami | tebou]',
  rada: '[rada/rád/v láske]',
  vyzeras: '[vy| yes: vyzeráte | vyzeráš]',
  nimta:
    '[t| whom: [whom:ňou/ním/ním] | suseda, uca, pred, doktorka, sestra, kamka, spolka: ňou | adult: [adult:ňou/ním/ním] | ním]',
  tins: somebody('ins'),
  blamed: '[friend-is| pet: [friend] | [has| pes: pes | macka: mačka | brother: brat | sister: sestra | niekto iný]]',
} as const

export const prepac: Telling = {
  id: 'saying-sorry',
  shape: 'misunderstanding',
  fits: {
    kind: 'life',
    subjects: ['saying-sorry', 'said-hurtful', 'hitting', 'quarrel', 'lie', 'breaking', 'stealing'],
    when: ['today', 'past', 'always', 'tomorrow'],
    unless: ['pet-thief'],
  },
  ages: [3, 10],
  tile: { label: 'Prepáč', wish: 'pohádal sa s bratom a nevie povedať prepáč' },
  titles: ['Prepáč v škatuľke', 'Škatuľka, čo nevie hovoriť'],
  figures: {
    neighbour: { forms: { name: 'sused' }, gender: 'neutral' },
    teacher: { forms: { name: 'pani učiteľka' }, gender: 'she' },
    doctor: { forms: { name: 'pani doktorka' }, gender: 'she' },
    seller: { forms: { name: 'pani predavačka' }, gender: 'she' },
    dad: { forms: { name: 'ocko' }, gender: 'he' },
    brother: { forms: { name: 'brat' }, gender: 'he' },
    sister: { forms: { name: 'sestra' }, gender: 'she' },
    pal: { forms: { name: 'kamarát' }, gender: 'neutral' },
  },
  worlds: {
    ship: { themes: ['pirates', 'ocean', 'adventure'], figures: {}, words: { lid: 's kotvou na viečku' } },
    castle: {
      themes: ['castle', 'princesses', 'fairy-tale', 'magic'],
      figures: {},
      words: { lid: 's korunou na viečku' },
    },
    dragons: { themes: ['dragons'], figures: {}, words: { lid: 's drakom na viečku' } },
    moon: { themes: ['space', 'science', 'discovery'], figures: {}, words: { lid: 's mesiacom na viečku' } },
    dinos: { themes: ['dinosaurs'], figures: {}, words: { lid: 's dinosaurom na viečku' } },
    forest: { themes: ['forest', 'animals', 'nature'], figures: {}, words: { lid: 's ježkom na viečku' } },
    heroes: { themes: ['superheroes'], figures: {}, words: { lid: 's bleskom na viečku' } },
    home: { themes: [], figures: {}, words: { lid: 's modrým viečkom' } },
  },
  things: {
    whom: {
      kinds: [],
      or: {
        forms: { name: 'Viki', nom: 'Viki', gen: 'Viki', dat: 'Viki', acc: 'Viki', loc: 'Viki', ins: 'Viki' },
        gender: 'he',
      },
      grownUps: true,
    },
    what: {
      kinds: ['household', 'toy', 'vehicle', 'machine', 'clothes', 'instrument', 'sport', 'food', 'plant', 'school'],
      or: { forms: { name: 'hrnček', acc: 'hrnček', ins: 'hrnčekom' }, gender: 'he' },
    },
    food: { kinds: ['food'], or: { forms: { name: 'koláč', acc: 'koláč' }, gender: 'he' } },
  },
  keys: {
    deed: `[has| ${DEED_IDS.map((id) => `${id}: ${id}`).join(' | ')} | [about| breaking: d-pokazit | hitting: d-udriet | stealing: d-vziat | said-hurtful: d-slovo | quarrel: d-hadka | lie: d-klamat | [has| slovo: d-slovo | [is:whom| d-hadka | [has| brother, sister, friend, classmates: d-hadka | d-zburat]]]]]`,
    t: '[has| v-mi: [has| v-otec: ocko | adult] | neighbour: [has| v-suseda: suseda | sused] | [is:whom| whom | [has| v-doktorka: doktorka | teacher: uca | brother: brat | sister: sestra | friend: [has| v-kamaratka: kamka | kam] | classmates: [has| v-kamaratka: spolka | spol] | v-predavacka: pred | [friend-is| pet: pet | [has| macka: cat | pes: dog | [deed| d-hadka, d-zburat: kam | d-udriet, d-kopnut, d-sotit, d-hryzenie, d-stipnut, d-vlasy: kam | adult]]]]]]',
    vy: '[t| uca, sused, suseda, pred, doktorka: yes | [has| v-predavacka: yes | no]]',
    form: FORM_KEY,
    fix: FIX_KEY,
    class: '[has| skolka, skola, druzina, satna, trieda: yes | no]',
    help: '[with| [friend-is| pet: self | friend] | [t| adult: self | uca: [class| yes: self | elder] | elder]]',
    hid: '[has| s-kurin, s-pod-postel, s-ze-spi, s-zachod, s-utiekol, s-z-izby, s-skrysa: yes | no]',
    beast: '[t| cat, dog, pet: yes | no]',
    wet: '[has| w-do-mlaky, w-do-kaluze, w-do-blata, w-do-snehu, w-do-bazena, w-do-potoka, w-do-studne, w-do-rieky, w-do-jazera, w-do-mora, w-do-kanala, w-do-vane: yes | no]',
    metal: '[has| o-haciky, o-kluce, o-kluce-auto, o-kluce-dodavka: yes | no]',
    s: '[has| s-uz-dobre: dobre | s-smiech: smiech | s-nie-brat: brat | s-este-nie: [has:s-povedal| prijate | nie] | s-vietor: vietor | zvalil-to: iny | s-dobre-chcel: radost | s-nechtiac: nechtiac | s-zapiera: nieja | s-veciam: veci | s-septom: septom | s-neskor: neskor | s-povedal: prijate | s-zvierata-nevedia: [beast| yes: zviera | nechce] | s-nehovoria: ticho | s-nehneva: nehneva | s-nechce: nechce | [beast| yes: zviera | none]]',
    at: '[has| skolka, skola, druzina, satna, trieda, pieskovisko, ihrisko, zahrada, dvor, park, kuchyna, kupelna, obyvacka, v-predavacka: yes | no]',
  },
  words: {
    ...WORDS,
    place: by(
      'has',
      {
        skolka: 'v škôlke',
        skola: 'v škole',
        druzina: 'v družine',
        satna: 'v šatni',
        pieskovisko: 'na pieskovisku',
        ihrisko: 'na ihrisku',
        zahrada: 'v záhrade',
        dvor: 'na dvore',
        park: 'v parku',
        kuchyna: 'v kuchyni',
        kupelna: 'v kúpeľni',
        obyvacka: 'v obývačke',
        'v-predavacka': 'v obchode',
      },
      'v triede',
    ),
    tn: somebody('nom'),
    tg: somebody('gen'),
    elder: '[class| yes: pani učiteľka | [adult]]',
    sits: '[beast| yes: [has| skrina: sedí na skrini | strom: sedí na strome | sedí v kúte] | [t| sused, suseda: stojí v záhrade | pred: stojí za pultom | doktorka: sedí za stolom | sedí chrbtom]]',
    sa: '[deed| d-vysmech, d-hadka: sa | ]',
    obj: objectOf('what'),
    to: TO,
    tvoj: '[t| whom: [has| sister: tvoja sestra | brother: tvoj brat | [whom:tvoja kamarátka/tvoj kamarát/tvoj kamarát]] | brat: tvoj brat | sestra: tvoja sestra | kamka: tvoja kamarátka | tvoj kamarát]',
    'with-what':
      '[has| x-ruzom: rúžom | nalepka: nálepkami | fixka: fixkou | pero: perom | lopata: lopatkou | palica: palicou | kamen: kameňom | kladivo: kladivkom | metla: metličkou | [deed| d-rozbit, d-udriet, d-zhodit: [has| lopta: loptou | ] | ]]',
    bodypart:
      '[has| koleno: do kolena | noha: do nohy | ruka: do ruky | brucho: do brucha | chrbat: do chrbta | lice: do líca | hlava: do hlavy | ucho: do ucha | ]',
    veciam:
      '[has| x-mackovi: macíkovi | topanka: topánkam | babika: bábike | stolicka: stoličke | lopta: lopte | zrkadlo: zrkadlu | vankus: vankúšu | auto: autíčku | strom: stromu | medved: medveďovi | hračkám]',
    kedy: '[has| k-v-stredu: v stredu | k-v-piatok: v piatok | k-v-pondelok: v pondelok | k-v-sobotu: v sobotu | k-zajtra: zajtra | potom]',
    sorry: '[vy| yes: prepáčte | prepáč]',
    now: NOW,
    past: past('gender'),
    'own-told': ownTold(WORDS),
    'own-said': ownSaid('gender', WORDS),
    gift: GIFT,
    mark: '[s| nie, prijate: lístok s jediným slovom: už | brat: lístok s podpisom: [tvoj] | ticho: lístok s jediným slovom: ahoj | slniečko z papiera]',
  },
  fact: '[Hero] raz [vložil/vkladá] prepáč do škatuľky a potom ho [povedal/povie] aj nahlas.',
  next: 'Škatuľka pri posteli je zavretá a niečo v nej ticho hrká.',
  young: `
== deed
${DEED} ${CRY} ${BESIDE}

${HIDES} ${STATE}

[has:s-nosi| [beast| yes: [Hero] [td] nosí [has| syr: syr | o-sunka: šunku | maškrty] a volá: @hero „No už poď!“ Ale [tn] nejde. | ] | ]

+4
V bruchu je z toho ťažko, akoby v ňom bol kameň. [Hero] skúsi kameň zapiť vodou. Voda prejde, ale kameň tam zostane. [more| [Others] sa pýtajú, či niečo bolí. | ] @hero „Nič ma nebolí,“ povie [hero]. Ale hrať sa nechce.
/+4

== box
((Prepáč je malé slovo a ťažké ako kameň.)) [hid| yes: Celkom blízko leží prázdna škatuľka [lid]. | [Hero] nájde prázdnu škatuľku [lid].] @hero „[Td] pošlem prepáč,“ povie [hero].

@hero „Prepáč,“ šepne [hero] do škatuľky a ((rýchlo)) zavrie viečko.

${LIGHT}

&first ${HELPER} „Ešte niečo v nej chýba,“ povie ${HELPS}. „Za čo prepáč?“

+2
[Hero] si sadne na zem a premýšľa, za čo. Tá veta je oveľa dlhšia a ide z nej teplo do uší.
/+2

+3
[Hero] otvorí viečko: @hero „Prepáč, ale ja nič.“ Škatuľka je zrazu ešte ľahšia a skoro uletí. ${HELPER} „To von,“ povie ${HELPS}. „To tam nepatrí.“ [Hero] teda vysype každé ale a začne odznova.
/+3

[Hero] otvorí viečko ešte raz: @hero „[Sorry], ${TRUTH}.“ ((A škatuľka je hneď ťažšia.))

+3
&again ${HELPER} „Ešte niečo v nej chýba,“ povie ${HELPS}. [Hero] chvíľu hľadá a potom vloží dnu [gift]. To bude treba.

[with2| @friend2 „Teraz je plná,“ povie [friend2] a podrží viečko. | Teraz už viečko ledva drží.]
/+3

+4
Na viečko [hero] ešte nakreslí cestu: tadiaľto, okolo stola a rovno [td]. Škatuľka sa nesmie stratiť.

@hero „Tak choď,“ povie jej [hero]. Škatuľka stojí. @hero „Choď už!“ Škatuľka stojí ďalej, lebo nemá nohy.

@hero „Dobre, odnesiem ťa,“ vzdychne [hero]. „Ale hovoriť budeš ty.“ Škatuľka nič nesľúbi.

[with| [friend-is| pet: [Friend] si k nej privonia a zamieri ku dverám. | @friend „Pôjdem s vami,“ povie [friend]. „Aj strážiť treba.“] | @hero „Len aby si nezabudla slová,“ povie jej [hero] a pre istotu jej ich zopakuje.]
/+4

== carry
[hid| yes: [Hero] vyjde von a nesie škatuľku ((v oboch rukách)). | [Hero] nesie škatuľku ((opatrne)) ((v oboch rukách)).] [Tn] [sits] a pozerá inam.

+3
Cestou sa [hero] dvakrát zastaví. [with| Ale [friend] ide tiež, a to pomáha. | Ale škatuľka je v dlaniach teplá a to pomáha.] Nohy chcú ísť naspäť. [Hero] chce ísť tam. Tak idú tam, ale pomaly.
/+3

[Hero] položí škatuľku na zem((, zaklope na viečko)) a chce ujsť.

[beast| yes: [Tn] ju oňuchá. ((Škatuľka nehovorí nič.)) | ${THEY} „Čo je v nej?“ pýta sa [tn]. „Nič to nehovorí.“]

+2
[beast| yes: Potom do nej opatrne ťukne labkou a čaká, čo bude. | [Tn] škatuľkou zatrasie, priloží si ju k uchu a dlho počúva.]

[beast| yes: [Hero] čaká. Škatuľka mlčí ďalej, lebo škatuľky hovoriť nevedia. | @hero „Povedz to,“ šepká [hero] škatuľke. Škatuľka mlčí, lebo škatuľky hovoriť nevedia.]
/+2

((Nedá sa nič robiť.)) [Hero] sa vráti((, nadýchne sa)) a pozrie [td] do očí.

== say
@hero „[has| x-ukrajinsky: Vybač. To je prepáč po ukrajinsky. A teraz po slovensky: ${TRUTH} | x-anglicky: Sorry. To je prepáč po anglicky. A teraz po slovensky: ${TRUTH} | [Sorry], ${TRUTH}],“ povie [hero]. [s| septom: Tentoraz nahlas, až to počuť v celej izbe. | smiech: A nikto sa nesmeje. | veci: Tentoraz [td], a nie veciam. | neskor: Hneď, a nie až [kedy]. | vietor: O vetre ani slovo. | iny, nieja: A nikto iný za to nemôže. | nechce: Zips je rozopnutý. | Je to vonku.]

[beast| yes: [Tn] slovám nerozumie, ale tichému hlasu áno. Príde bližšie ((a oprie sa o ruku)). | ${THEY} „Toto už počujem,“ povie [tn]. ${FELT}]

+2
[s| nie, prijate, brat, ticho: [Hero] sa nepýta, kedy to prejde. Sadne si vedľa a čaká. | [Hero] si sadne vedľa. V bruchu je hneď viac miesta.]
/+2

+3
[beast| yes: @hero „Nabudúce najprv zarátam do desať,“ šepká [hero]. „Ty mi pomôžeš.“ | ${THEY} „A prečo škatuľka?“ pýta sa [tn] o chvíľu.]

[beast| yes: [Tn] iba pohne uchom. Na začiatok to stačí. | @hero „Lebo nemá oči,“ povie [hero]. „Do škatuľky sa to dá povedať aj trikrát.“]

[beast| yes: | ${THEY} „Taká by sa zišla aj mne,“ povie [tn].]
/+3

+4
Chvíľu nikto nič nehovorí. Počuť iba hodiny a niekde vzadu tečie voda. [beast| yes: [Tn] si ľahne a položí hlavu na škatuľku. | ${THEY} „Odvaha je ťažká, však?“ povie [tn] potom.]

[beast| yes: @hero „Ani sa nepohnem,“ sľúbi [hero] šeptom. A naozaj sa dlho nepohne. | @hero „Veľmi,“ povie [hero]. „Škatuľka bola ľahšia.“]

[beast| yes: Potom sa ozve tichý zvuk. [Tn] spokojne dýcha a labky má stočené pod sebou. | A vtedy sa [tn] prvý raz trochu usmeje, najprv iba jedným kútikom.]
/+4

== after
+3
[beast| yes: | [Tn] otvorí viečko a vyberie [gift]. ${THEY} [fix| kind, true: „Pekné,“ | „To sa zíde,“] povie [tn].]
/+3

${FIX}

+3
[beast| yes: Škatuľku nechá [hero] na zemi a otvorenú. [Tn] do nej hneď strčí nos. | Škatuľku si [tn] nechá pri sebe. [Hero] ju ani nepýta naspäť.]
/+3

+4
Vonku sa zotmie a v kuchyni zhasne svetlo. Pred spaním príde [adult] a niečo nesie za chrbtom. @adult „Toto ti prišlo,“ povie a podá škatuľku.

[Hero] ju iba drží. Čo ak je v nej hnev? [Hero] ju priloží k uchu, ale škatuľka nepovie nič. Treba sa pozrieť dnu. Viečko ide hore pomaly, najprv na prst, potom na dva. Hnev v nej nie je.

@adult „A čo v nej je?“ pýta sa [adult] a sadne si na kraj postele.

@hero „Niečo malé,“ povie [hero]. „Ale patrí to mne.“ Viečko zasa zavrie, potichu, aby sa to nezľaklo. Škatuľka zostane v ruke, aj keď si [hero] umýva zuby a oblieka pyžamo. Jednou rukou to ide pomaly, ale dnes sa nikto neponáhľa.
/+4

== bed
Večer leží [hero] v mäkkej posteli. Na vankúši je škatuľka (([lid])). [beast| yes: Je v nej jeden mäkký chlp. | Prišla naspäť od [tg] a je v nej [mark].]

&last @hero „Už v nej nič nechýba,“ zívne [hero] a zavrie oči.

!asleep Viečko je zavreté((, pod perinou je teplo)) a [hero] už spí.
`,
  older: `
== deed
${DEED} ${CRY} ${BESIDE}

${HIDES} ${STATE}

[has:s-nosi| [beast| yes: [Hero] [td] nosí [has| syr: syr | o-sunka: šunku | maškrty] a volá: @hero „No už poď!“ Ale [tn] sa ani nepohne. | ] | ]

Prepáč má iba šesť písmen, a predsa je to najťažšie slovo, aké [hero] pozná. V bruchu leží ako kameň. [feels| ashamed: Uši sú od hanby celé horúce. | afraid: Srdce pri ňom búcha až v krku. | sorry, sad: Je z neho smutno aj v nohách. | ]

+4
Kameň sa nedá vypľuť, zapiť ani presedieť. [Hero] skúša všetko. Pohár vody nepomôže, druhý pohár vody takisto nie a pri sedení sa kameň iba pohodlnejšie usadí. [more| [Others] sa pýtajú, čo je, ale [hero] iba krčí plecami. | ]
/+4

== box
[hid| yes: Celkom blízko leží prázdna škatuľka [lid]. | Na poličke stojí prázdna škatuľka [lid].] ((Kedysi v nej bol čaj a ešte trochu vonia.)) [Hero] sa na ňu chvíľu díva a potom dostane nápad. Posielajú sa predsa aj listy, koláče a pozdravy od mora, tak prečo nie prepáč?

@hero „Nepoviem to, pošlem to,“ povie si [hero]. „Kto posiela, nemusí sa nikomu pozerať do očí.“

[Hero] šepne do škatuľky prepáč a rýchlo zavrie viečko. ${LIGHT}

&first ${HELPER} „Ešte niečo v nej chýba,“ povie ${HELPS}. „Za čo prepáč?“

@hero „Prepáč, ale ja za to vlastne nemôžem,“ skúsi [hero] druhý raz. Škatuľka je zrazu ešte ľahšia a skoro uletí z ruky. Také prepáč unesie aj mucha a ešte jej zvýši miesto na batoh.

+2
Treba teda niečo väčšie. @hero „Tisíckrát prepáč, už nikdy v živote neurobím nič zlé!“ sľúbi [hero] do škatuľky. Viečko sa nedá zavrieť, také je to nafúknuté, a keď ho [hero] pritlačí, všetko ujde bokom von.

${HELPER} „Celý život sa do nej nezmestí,“ povie ${HELPS}. „Stačí to, čo je pravda.“

[Hero] skúsi ešte iný hlas, hlboký a dôležitý. Postaví sa rovno, položí si ruku na srdce a druhou ukáže do diaľky.

${HELPER} „Takto stoja sochy na námestí,“ povie ${HELPS}. „A tie sa ešte nikdy nikomu neospravedlnili.“

[Hero] dá teda ruku dolu a sadne si na zem. Veta má byť obyčajná, taká, akou sa hovorí, koľko je hodín alebo že vonku prší. Lenže práve obyčajné vety sa hovoria najťažšie, lebo sa v nich nedá nič schovať.
/+2

+3
@hero „Prepáč, ak sa niečo [=stalo],“ skúsi [hero] opatrne.

${HELPER} „A [=stalo] sa?“ pýta sa ${HELPS}.

@hero „[=Stalo],“ priznáva [hero]. [with2| @friend2 „Ja to vidím až odtiaľto,“ povie [friend2]. | A to malé slovo ak vyhodí zo škatuľky von.]

Vyhodí aj slovo možno a slovo trochu. Na konci zostane na dne iba jedna obyčajná veta, taká, do ktorej sa nikomu nechce. [Hero] ju chvíľu obchádza ako studenú vodu. Najprv by stačilo namočiť palec, ale do tejto vety sa po kúskoch vojsť nedá. Treba do nej skočiť naraz, so zavretým nosom a bez kričania, že voda je ľadová.
/+3

@hero „[Sorry], ${TRUTH},“ povie [hero] napokon, pomaly a celé. Škatuľka je hneď taká ťažká, že ju treba držať oboma rukami.

+2
&again ${HELPER} „Ešte niečo v nej chýba,“ povie ${HELPS}. [Hero] dlho hľadá po zásuvkách a potom vloží k vete [gift]. Slovo totiž neopraví nič.
/+2

== messenger
[hid| yes: [Hero] vyjde von a položí škatuľku na zem, kde ju [tn] zbadá. Potom | [Hero] položí škatuľku na zem, kde ju [tn] zbadá, a potom] zaklope na viečko a schová sa za roh. [beast| yes: [Tn] ju oňuchá z každej strany a čaká. | ${THEY} „Čo to je?“ pýta sa [tn] a priloží ju k uchu.]

Škatuľka mlčí. [Hero] za rohom ani nedýcha a počúva, kedy sa to konečne povie. Chvíľu je ticho a potom je ešte väčšie ticho, lebo škatuľky hovoriť nevedia.

+2
[beast| yes: [Tn] do nej raz ťukne labkou a zasa sa odvráti, lebo od škatuľky nič nechce. | ${THEY} „Nič nepočujem,“ povie [tn] a položí škatuľku naspäť na zem. „Ak mi chce niekto niečo povedať, nech príde.“]

@hero „Možno sa iba hanbí,“ šepká [hero] za rohom. To je pravda, lenže škatuľka to nie je.
/+2

+3
[Hero] pošle aspoň lístok. Nakreslí naň seba, veľmi malú postavu s veľkými ušami, a pošle ho po zemi za roh. O chvíľu je lístok naspäť. [beast| yes: Na rohu je odtlačok labky a nič viac. | Z druhej strany pribudol otáznik.]

@hero „Ani lístok nič nepovie,“ vzdychne [hero]. Poslať už niet čo a niet už ani koho. Zostáva iba prísť.
/+3

+4
Ešte sa dá počkať do zajtra. Zajtra však bude to slovo o jednu noc staršie a o jednu noc ťažšie. A potom bude pozajtra a za ním celý týždeň. [Hero] si to predstaví, ako stojí na konci týždňa za rohom so škatuľkou a má už bradu až po zem. Škatuľka je vtedy taká ťažká, že ju treba viezť na vozíku, a vozík sa na každom prahu zasekne. Ľudia sa pýtajú, čo je v nej, a [hero] im každý raz povie, že nič zvláštne. Neuverí to nikto.

@hero „To radšej teraz,“ povie si [hero]. „Teraz ju unesiem.“

Ešte raz nadvihne viečko a nazrie dnu, či je veta na svojom mieste. Je tam celá, od prvého slova až po bodku, a vyzerá v tej škatuľke celkom malá. Von sa však netlačí. Vety sa totiž nikam netlačia, tie čakajú, kým ich niekto povie.
/+4

Teraz sa dá povedať, že prepáč predsa bolo poslané, a je to aj trochu pravda. Nikto nepovie opak. Alebo sa dá vyjsť spoza rohu, s červenými ušami, a nevedieť, čo bude potom. [Hero] o tom chvíľu uvažuje. Nohy chcú zostať, ale [hero] sa ich na nič nepýta a vyjde.

+2
Je to iba päť krokov. Pri druhom by sa ešte dalo vrátiť po vodu, pri treťom zaviazať si šnúrku, ktorú papuče ani nemajú, a pri štvrtom si [hero] zopakuje celú vetu. [with| [friend-is| pet: [Friend] ide tiež, celkom blízko. | @friend „Držím palce,“ šepne [friend].] | Dlane sú mokré a veta je stále celá.] Piaty krok je zo všetkých najdlhší.

[beast| yes: [Tn] sa odtiahne o kúsok ďalej. [Hero] sa teda zastaví a kľakne si na zem, aby mali oči rovnako vysoko. | ${THEY} „Tak predsa si tu,“ povie [tn] a už sa nepozerá na škatuľku. „A kde je to, čo mi mala povedať?“]

[beast| yes: Na kolenách je svet celkom iný a prepáč je tam bližšie k zemi. | @hero „Mám to ja,“ povie [hero]. Nanečisto to bolo ľahké. Teraz sa to slovo zasekne hneď v polovici a treba sa ešte raz nadýchnuť.]
/+2

== say
[Hero] zdvihne škatuľku, pozrie sa [td] do očí a viečko otvorí. @hero „[has| x-ukrajinsky: Vybač. To je prepáč po ukrajinsky. A teraz po slovensky: ${TRUTH} | x-anglicky: Sorry. To je prepáč po anglicky. A teraz po slovensky: ${TRUTH} | [Sorry], ${TRUTH}],“ povie [hero]. [s| septom: Tentoraz nahlas, až to počuť v celej izbe. | smiech: A nikto sa nesmeje. | veci: Tentoraz [td], a nie veciam. | neskor: Hneď, a nie až [kedy]. | vietor: O vetre ani slovo. | iny, nieja: A nikto iný za to nemôže. | nechce: Zips je rozopnutý. | Uši pritom svietia ako dve jahody.]

[beast| yes: [Tn] slovám nerozumie, ale tichému hlasu áno. Chvíľu si to rozmýšľa, potom príde bližšie a oprie sa o ruku celou hlavou. | ${THEY} „Toto už počujem,“ povie [tn]. ${FELT}]

+2
[beast| yes: [Hero] ani nedýcha, aby sa tá hlava neodtiahla. | @hero „A kedy to prejde?“ pýta sa [hero].]

[beast| yes: Tak spolu sedia veľmi dlho a nikto sa nikam neponáhľa. | ${THEY} „Neviem,“ povie [tn]. „Hnev je ako horúca polievka. Chladne pomaly, iba doň netreba fúkať.“]

[beast| yes: | A tak si [hero] sadne vedľa a nefúka. Čaká, kým to vychladne, a je to celkom dlhé čakanie.]
/+2

+3
[beast| yes: @hero „Nabudúce ti to nechám,“ šepká [hero]. „Alebo aspoň polovicu.“ | ${THEY} „A prečo práve škatuľka?“ pýta sa [tn] po chvíli.]

[beast| yes: [Tn] pohne jedným uchom, a to je na začiatok dosť. | @hero „Lebo nemá oči,“ povie [hero]. „Do škatuľky sa dá začať odznova, koľko ráz treba.“]

[beast| yes: | ${THEY} „To je pravda,“ povie [tn]. „Ja na to mávam vankúš.“ A naraz sa zasmejú, celkom krátko, lebo to ešte trochu bolí.]

[beast| yes: | @hero „Na vankúš sa to hovorí ľahko?“ pýta sa [hero].]

[beast| yes: | ${THEY} „Na vankúš ľahko, na kvetináč tiež,“ povie [tn]. „Najhoršie je zrkadlo, lebo to sa pozerá naspäť.“ [Hero] si to predstaví a musí uznať, že zrkadlo by bolo naozaj priveľa.]
/+3

== after
-2
[beast| yes: | [Hero] k tomu pribalí ešte [gift].]
/-2

[beast| yes: | [Tn] otvorí viečko a vyberie [gift]. ${THEY} [fix| kind, true: „Pekné,“ | „To sa zíde,“] povie [tn].]

${FIX} [beast| yes: | [fix| glue, clean, found: Trvá to dlhšie ako to, čo sa [=stalo], ale spolu to ide. | ]]

+2
[beast| yes: Škatuľku necháva [hero] otvorenú na zemi. [Tn] do nej strčí nos a potom skoro celú hlavu. | ${THEY} „A škatuľku si zatiaľ nechám,“ povie [tn]. „Je v nej dobrá veta.“ [Hero] prikývne a v bruchu je hneď viac miesta.]

[beast| yes: @hero „Zmestíš sa tam iba po uši,“ šepká [hero]. Nikto sa nesmeje nahlas, aby to [tn] nerušilo. | @hero „A čo keď sa z nej vysype?“ pýta sa [hero].]

[beast| yes: Škatuľka sa kolíše zo strany na stranu, ale nespadne. | ${THEY} „Nevysype,“ povie [tn]. „Celá veta drží. Vysypú sa iba tie s ale.“]
/+2

+4
@adult „Niečo ti prišlo,“ povie [adult] pred spaním a podáva škatuľku.

[Hero] ju najprv iba drží. Čo ak je v nej ten hnev, celý a ešte horúci? Čo ak je prázdna, a to by bolo ešte horšie? Škatuľka ako vždy nič neprezradí. [Hero] ju priloží k uchu a zatrasie ňou, celkom jemne. Niečo v nej ticho hrká.

@adult „Otvoríš ju?“ pýta sa [adult].

@hero „Ešte chvíľu nie,“ povie [hero]. „Teraz už viem, aké to je, keď sa na ňu niekto iba díva.“

Potom pomaly zdvihne viečko, najprv na prst, potom na dva.

@adult „Tak čo?“ pýta sa [adult].

@hero „Hnev v nej nie je,“ povie [hero] a konečne vydýchne. „Je v nej niečo malé. Ruky sa mi trochu trasú, pozri.“

[Adult] sa pozrie, prikývne a nepýta sa už na nič. Niektoré škatuľky totiž otvára iba ten, komu prišli. [Hero] si ju nesie so sebou do kúpeľne, postaví ju vedľa pohára a umýva si zuby jednou rukou, lebo druhou drží viečko. Ide to pomaly a pena je všade, no dnes sa s tým nikto neponáhľa.
/+4

== bed
Večer leží [hero] v mäkkej posteli a na vankúši stojí škatuľka [lid]. [beast| yes: Je v nej jeden mäkký chlp. | Prišla naspäť od [tg] a je v nej [mark].] Kameň v bruchu už nie je, a tak je tam zrazu dosť miesta na veľké zívnutie.

+4
Za oknom je mesiac a v celom dome ticho. Pod perinou je teplo, vankúš je mäkký a svetlo pri posteli už iba malé.
/+4

&last @hero „Už v nej nič nechýba,“ šepne [hero] a pomaly zavrie oči.

!asleep Viečko je zavreté, v izbe je ticho a teplo a [hero] už spí.
`,
}
