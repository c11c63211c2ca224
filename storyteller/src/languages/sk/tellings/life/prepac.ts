import type { Telling } from '../../../../craft/telling.ts'

/*
 * What was done is decided once (`d`), and so is who was hurt by it (`t`) and who hears of it first (`h`: whoever was hurt, and for a neighbour somebody
 * at home). All that is told of a deed or of them stands in the tables below.
 */

/** One of them by a key; the last for all others. */
const by = (key: string, texts: Readonly<Record<string, string>>, other: string) =>
  `[${key}| ${Object.entries(texts)
    .map(([labels, text]) => `${labels}: ${text} | `)
    .join('')}${other}]`

/** What breaks into pieces, and what is repaired by somebody who knows how. */
const GLASS =
  'okno, vaza, pohar, tanier, miska, lampa, ziarovka, zrkadlo, akvarium, hrniec, okuliare, mobil, tablet, televizor, obrazovka, hodiny, cajnik, kanvica, flasa'

const TOOLS: Readonly<Record<string, readonly [nom: string, acc: string, ins: string]>> = {
  lopata: ['lopatka', 'lopatku', 'lopatkou'],
  palica: ['palica', 'palicu', 'palicou'],
  kamen: ['kameň', 'kameň', 'kameňom'],
  kladivo: ['kladivko', 'kladivko', 'kladivkom'],
}
const tool = (part: 0 | 1 | 2) =>
  `[has| ${Object.entries(TOOLS)
    .map(([id, forms]) => `${id}: ${forms[part]}`)
    .join(' | ')} | ${['vankúš', 'vankúš', 'vankúšom'][part]}]`

/** Whoever was hurt, or hears of it, in a case. */
function somebody(key: 't' | 'h', form: 'nom' | 'dat' | 'acc' | 'ins') {
  const said = (nom: string, dat: string, acc: string, ins: string) => ({ nom, dat, acc, ins })[form]
  return by(
    key,
    {
      who: said('[who]', '[who.dat/kamarátovi]', '[who.acc/kamaráta]', '[s who.ins/s kamarátom]'),
      whom: said('[whom]', '[whom.dat/kamarátovi]', '[whom.acc/kamaráta]', '[s whom.ins/s kamarátom]'),
      sused: said('sused', 'susedovi', 'suseda', 'so susedom'),
      uca: said('pani učiteľka', 'pani učiteľke', 'pani učiteľku', 's pani učiteľkou'),
      brat: said('brat', 'bratovi', 'brata', 's bratom'),
      sestra: said('sestra', 'sestre', 'sestru', 'so sestrou'),
      kam: said('kamarát', 'kamarátovi', 'kamaráta', 's kamarátom'),
      cat: said('mačka', 'mačke', 'mačku', 's mačkou'),
      dog: said('pes', 'psovi', 'psa', 'so psom'),
      pet: said('[friend]', '[friend.dat]', '[friend.acc]', '[s friend.ins]'),
    },
    said('[adult]', '[adult.dat]', '[adult.acc]', '[s adult.ins]'),
  )
}

/** What a named child is to ours, said once before the name. */
const near = (form: 'nom' | 'dat' | 'acc') => {
  const said = (nom: string, dat: string, acc: string) => ({ nom, dat, acc })[form]
  return `[t| whom: [has| sister: ${said('sestra', 'sestre', 'sestru')} | brother: ${said('brat', 'bratovi', 'brata')} | friend: ${said('[whom:kamarátka/kamarát/kamarát]', '[whom:kamarátke/kamarátovi/kamarátovi]', '[whom:kamarátku/kamaráta/kamaráta]')} | ] | who: [has| sister: ${said('sestra', 'sestre', 'sestru')} | brother: ${said('brat', 'bratovi', 'brata')} | friend: ${said('[who:kamarátka/kamarát/kamarát]', '[who:kamarátke/kamarátovi/kamarátovi]', '[who:kamarátku/kamaráta/kamaráta]')} | ] | ]`
}

const BROKEN =
  '[has| vrkoc: vrkoč | vlas: vlasy | okno: okno | vaza: vázu | lampa: lampu | zrkadlo: zrkadlo | akvarium: akvárium | stena: stenu | vykres: výkres | zosit: zošit | hrniec: hrnček | hrad: hrad | veza: vežu | stavba: stavbu | [what.acc]]'
/** The stem that takes -la, -l and -lo. */
const STEM = by(
  'vb',
  {
    bije: 'rozbi',
    trha: 'potrha',
    strih: '[has| vrkoc, vlas: ostriha | rozstriha]',
    bura: 'zbúra',
    leje: 'rozlia',
    kres: 'pokresli',
  },
  'pokazi',
)
/** With what one draws where one must not, or cuts. */
const PEN = 'fixka: fixkou | pero: perom | ceruzka: ceruzkou | noznice: nožnicami'
const BY = `[ball| yes: loptou | with: [with.ins] | [vb| kres, strih: [has| ${PEN} | ] | ]]`
const WITH = `[ball| yes: , loptou | with: , [with.ins] | ]`
const EATEN = '[what-is| food: [what.acc] | [food.acc]]'

/** Marks who speaks: whoever hears of it first. */
const HEARER =
  '[h| whom: @whom | sused: @neighbour | who: @who | uca: @teacher | brat: @brother | sestra: @sister | kam: @pal | @adult]'
const SUFFERER =
  '[t| whom: @whom | who: @who | uca: @teacher | brat: @brother | sestra: @sister | kam: @pal | sused: @neighbour | @adult]'

/** Where it begins, and at what game. */
const START = '[at| yes: [Place] [game| yes: [playing] | ] | [Playing]]'
const OWNER = '[t| adult: | [neard] [td]]'
const HIDES =
  '[has| gauc: Kúsky schová pod gauč. | odpadky: Kúsky vyhodí do koša. | postel: Kúsky schová pod posteľ. | skrina: Kúsky schová do skrine. | koberec: Kúsky schová pod koberec. | ]'
const CRIES = `[beast| yes: [Tn] sa ide schovať. | ${SUFFERER} „Au!“ plače [tn].]`

/** What was done, in the first sentence. `hurts`: what hitting and biting are called. */
const deed = (hurts: string) =>
  by(
    'd',
    {
      break: `${START} [hero] [breaks] ${OWNER} ${BROKEN} ${BY}. [Crash] [has:zvalil-to| @hero „To [blamed]!“ povie potom. | ${HIDES}]`,
      car: `${START} [hero] kopne loptu rovno do susedovho auta. Buch! A potom utečie domov.`,
      tool: `${START} [hero] udrie [neara] [ta] [tooli]. ${CRIES}`,
      hit: `${START} [blow| none: sa [hero] [is:what| nahnevá pre [what.acc] | nahnevá] ${hurts} | [hero] [blows] [neara] [ta] [blow| push: [down] | [is:what| pre [what.acc] | ]]]. ${CRIES}`,
      hair: `${START} [hero] potiahne [neara] [ta] za [pulled]. ${CRIES}`,
      take: `${START} [hero] tajne vezme ${OWNER} [what.acc] [has:vrecko| a schová do vrecka | ]. ${SUFFERER} „Kam sa to podelo?“ pýta sa [tn].`,
      word: `${START} [hero] povie [neard] [td] škaredé slovo[what-is| food, toy, vehicle, sport: , a to iba pre [what.acc]]. [Tn] [beast| yes: sa ide schovať | [has:plakat| sa rozplače | [feels:sad| sa rozplače | zosmutnie]]].`,
      quar: `${START} sa [hero] háda [ti][is:what| , [what:čia/čí/čie] je [what]]. @hero „Vždy začínaš ty!“ kričí [hero] a [nearn] [tn] sa rozplače.`,
      teeth: 'Večer [hero] povie, že zuby sú umyté. Lenže kefka je suchá ako piesok.',
      ate: `${START} [hero] tajne zje ${EATEN}. @hero „To [blamed]!“ povie potom.`,
      lie: `${START} [hero] povie [td] niečo, čo nie je pravda.`,
    },
    `${START} sa [hero] nahnevá [is:what| pre [what.acc] tak, | tak,] že [nearn] [tn] [beast| yes: utečie | plače].`,
  )
const YOUNG_DEED = deed('a urobí [neard] [td] bebé [on]')
const OLDER_DEED = deed('na [neara] [ta] tak, že to bolí')
const NOT_ME = by(
  'd',
  {
    'break, car': 'Ja som celá',
    'tool, hit, hair': 'Mňa nič nebolí',
    take: 'Mne nič nechýba',
    word: 'Mne hovoríš iba pekné slová',
    quar: 'So mnou sa nehádaš',
    teeth: 'Ja zuby nemám',
    ate: 'Ja jem iba ponožky',
    lie: 'Mne hovoríš pravdu',
  },
  'Na mňa sa nehneváš',
)

/** How it is set right, once it was said. */
const FIX = by(
  'd',
  {
    break: by(
      'vb',
      {
        bije: '[has| mobil, tablet, televizor, okuliare, hodiny: Zajtra to spolu dajú opraviť. | akvarium: Rybky zatiaľ plávajú vo vedre a [hero] im nosí vodu. | odpadky: Potom spolu pozbierajú aj to, čo je vedľa koša. | gauc: Potom spolu vymetú kúsky spod gauča. | postel: Potom spolu vymetú kúsky spod postele. | koberec: Potom spolu vymetú kúsky spod koberca. | skrina: Potom spolu vyberú kúsky zo skrine. | [Elder] zametie kúsky a [hero] podrží lopatku.]',
        strih:
          '[has| vrkoc, vlas: Vlasy dorastú a zatiaľ ich spolu zopnú sponkou, tou s jahodou. | [what-is| clothes: Spolu to zašijú, červenou niťou a poriadne. | Spolu to zlepia páskou. Drží to, len je to trochu hrubšie.]]',
        trha: 'Spolu to zlepia páskou. Drží to, len je to trochu hrubšie.',
        bura: 'Spolu to stavajú znova, o jednu kocku vyššie.',
        leje: 'Spolu to utrú, až je zem čistejšia ako ráno.',
        kres: '[has| zosit, vykres, kniha, papier, ucebnica, obraz: Spolu to gumujú, až je z gumy iba omrvinka. | Spolu to drhnú hubkou, až majú penu na lakťoch.]',
      },
      'Spolu to opravujú a [hero] podáva lepidlo.',
    ),
    'tool, hit': 'Potom [hero] fúka na to, čo bolí, pomaly a dlho.',
    hair: 'Potom [hero] už iba hladká, pomaly a jedným smerom.',
    take: 'Potom [hero] položí [what.acc] presne tam, kde [what:bola/bol/bolo] predtým.',
    word: 'Potom [hero] povie aj pekné slovo, potichu a rovno do ucha.',
    quar: `${HEARER} „Aj ty prepáč mne,“ povie [hn]. [is:what| Potom majú [what.acc] na striedačku. | Potom sa hrajú spolu a začínajú na striedačku.]`,
    teeth: 'Potom idú do kúpeľne a kefka už nie je suchá.',
    ate: 'Potom [hero] pozametá omrvinky, každú jednu.',
    lie: 'Potom [hero] povie, ako to bolo naozaj.',
  },
  '[beast| yes: Potom [hero] už iba hladká, pomaly a jedným smerom. | [h| uca, sused: Potom spolu polejú kvety. | [is:what| Potom majú [what.acc] na striedačku. | Potom sa spolu idú hrať.]]]',
)

const TRUTHS = {
  break: `[gender| she: [t| sused: susedovi som ${BY} ${STEM}la ${BROKEN} | ${BROKEN} som ${STEM}la ja${WITH}] | he: [t| sused: susedovi som ${BY} ${STEM}l ${BROKEN} | ${BROKEN} som ${STEM}l ja${WITH}] | za ${BROKEN} môžem ja]`,
  car: 'tú loptu som do auta [gender| she: kopla ja | he: kopol ja | neposlal nikto iný, iba ja]',
  tool: `${tool(1)} som [gender| she: držala ja | he: držal ja | mal v ruke nikto iný, iba ja]`,
  hit: '[gender| she: to bebé som urobila ja | he: to bebé som urobil ja | za to bebé môžem ja]',
  hair: 'tá ruka bola moja',
  take: '[gender| she: [what.acc] som vzala ja | he: [what.acc] som vzal ja | za [what.acc] môžem ja]',
  word: '[gender| she: to škaredé slovo som povedala ja | he: to škaredé slovo som povedal ja | to škaredé slovo bolo moje]',
  quar: 'ten krik bol aj môj',
  teeth: 'zuby mám neumyté',
  ate: `${EATEN} mám v bruchu ja`,
  lie: 'nebola to pravda',
}

export const prepac: Telling = {
  id: 'saying-sorry',
  shape: 'misunderstanding',
  fits: {
    kind: 'life',
    subjects: ['saying-sorry', 'said-hurtful', 'hitting', 'quarrel', 'lie', 'breaking', 'stealing'],
    when: ['today', 'past', 'always', 'tomorrow'],
  },
  ages: [4, 10],
  tile: { label: 'Prepáč', wish: 'pohádal sa s bratom a nevie povedať prepáč' },
  titles: ['Prepáč nanečisto', 'Prepáč pre [shoea]'],
  figures: {
    slipper: { forms: { name: 'papuča' }, gender: 'she' },
    neighbour: { forms: { name: 'sused' }, gender: 'he' },
    teacher: { forms: { name: 'pani učiteľka' }, gender: 'she' },
    brother: { forms: { name: 'brat' }, gender: 'he' },
    sister: { forms: { name: 'sestra' }, gender: 'she' },
    pal: { forms: { name: 'kamarát' }, gender: 'he' },
  },
  worlds: {
    ship: {
      themes: ['pirates', 'ocean', 'adventure'],
      figures: { toy: { forms: { name: 'pirát', dat: 'drevenému pirátovi', acc: 'dreveného piráta' }, gender: 'he' } },
      words: { carry: 'truhlicu s pokladom' },
    },
    castle: {
      themes: ['castle', 'princesses', 'dragons', 'fairy-tale', 'magic'],
      figures: { toy: { forms: { name: 'drak', dat: 'plyšovému drakovi', acc: 'plyšového draka' }, gender: 'he' } },
      words: { carry: 'korunu na vankúši' },
    },
    moon: {
      themes: ['space', 'science', 'discovery'],
      figures: {
        toy: { forms: { name: 'robot', dat: 'plechovému robotovi', acc: 'plechového robota' }, gender: 'he' },
      },
      words: { carry: 'kameň z Mesiaca' },
    },
    dinos: {
      themes: ['dinosaurs'],
      figures: {
        toy: {
          forms: { name: 'tyranosaurus', dat: 'gumenému tyranosaurovi', acc: 'gumeného tyranosaura' },
          gender: 'he',
        },
      },
      words: { carry: 'dinosaurie vajce' },
    },
    forest: {
      themes: ['forest', 'animals', 'nature'],
      figures: { toy: { forms: { name: 'líška', dat: 'plyšovej líške', acc: 'plyšovú líšku' }, gender: 'she' } },
      words: { carry: 'vtáčie hniezdo' },
    },
    heroes: {
      themes: ['superheroes'],
      figures: {
        toy: {
          forms: { name: 'superhrdina', dat: 'gumenému superhrdinovi', acc: 'gumeného superhrdinu' },
          gender: 'he',
        },
      },
      words: { carry: 'mačiatko zo stromu' },
    },
    home: {
      themes: [],
      figures: { toy: { forms: { name: 'slon', dat: 'plyšovému slonovi', acc: 'plyšového slona' }, gender: 'he' } },
      words: { carry: 'tanier horúcej polievky' },
    },
  },
  things: {
    who: {
      kinds: [],
      or: {
        forms: { name: 'Viki', nom: 'Viki', gen: 'Viki', dat: 'Viki', acc: 'Viki', loc: 'Viki', ins: 'Viki' },
        gender: 'he',
      },
    },
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
    with: {
      kinds: ['sport', 'toy', 'vehicle'],
      or: { forms: { name: 'lopta', acc: 'loptu', ins: 'loptou' }, gender: 'she' },
    },
  },
  keys: {
    vb: `[has| pokreslit: kres | odstrihnut: strih | ${GLASS}: bije | stena: kres | kniha, vykres, zosit, papier, noviny, ucebnica, obraz, fotka: trha | lego, kocka, skladacka, puzzle, stavba, hrad, veza, autodraha: bura | [what-is| clothes: trha | food: leje | kazi]]`,
    ball: `[vb| bura: no | [has:lopta| [has| ${GLASS}: yes | [is:with| with | no]] | [is:with| with | no]]]`,
    d: `[about| breaking: break | hitting: [has:neighbour| [has| auto, lopta: car | hit] | [has| vrkoc, chvost: hair | ${Object.keys(TOOLS).join(', ')}: tool | hit]] | stealing: [what-is| food: ate | [is:food| ate | take]] | said-hurtful: word | quarrel: quar | lie: [has:vzal-si| [is:what| take | lie] | [has:zub| teeth | [what-is| food: ate | [is:food| ate | lie]]]] | [has| ${GLASS}, hrad, veza, stavba: break | vrkoc, chvost: hair | slovo: word | macka, pes: sorry | [is:what| sorry | [friend-is| pet: sorry | quar]]]]`,
    victim: '[is:whom| whom | [is:who| [d| tool, hit, hair, word, quar, sorry: who | none] | none]]',
    t: '[victim| whom: whom | who: who | [has| neighbour: sused | teacher: uca | brother: brat | sister: sestra | friend, classmates: kam | [d| break, ate, take, teeth, lie, car: adult | [friend-is| pet: pet | [has| macka: cat | pes: dog | kam]]]]]',
    blow: '[has| uhryzol: bite | kopol: kick | sotil: push | poskriabal: scratch | udrel: slap | none]',
    h: '[t| sused: [d| break, car: adult | sused] | adult: adult | whom: whom | uca: uca | brat: brat | sestra: sestra | cat: cat | dog: dog | pet: pet | who: who | kam]',
    class: '[h| adult: no | [has| skolka, skola, druzina, trieda, satna, teacher: yes | no]]',
    out: '[h| adult: no | [has| pieskovisko, ihrisko, park: yes | no]]',
    away: '[class| yes: yes | [out| yes: yes | no]]',
    two: '[t| sused: [d| break, car: yes | no] | no]',
    secret: '[d| break, car, ate, take, teeth, lie: yes | no]',
    beast: '[t| cat, dog, pet: yes | no]',
    at: '[has| skolka, skola, druzina, satna, trieda, pieskovisko, ihrisko, zahrada, dvor, park, kuchyna, kupelna, obyvacka, teacher: yes | no]',
    game: '[world| home: no | [has:skola| no | [has:skolka| no | yes]]]',
  },
  words: {
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
      },
      'v triede',
    ),
    playing: by(
      'theme',
      {
        pirates: 'pri hre na pirátov',
        ocean: 'pri hre na potápačov',
        adventure: 'pri hre na cestovateľov',
        castle: 'pri hre na rytierov',
        princesses: 'pri hre na princezné',
        dragons: 'pri hre na drakov',
        'fairy-tale': 'pri hre na kráľov',
        magic: 'pri hre na čarodejníkov',
        space: 'pri hre na kozmonautov',
        science: 'pri hre na vedcov',
        discovery: 'pri hre na objaviteľov',
        dinosaurs: 'pri hre na dinosaurov',
        forest: 'pri hre na lesné zvieratá',
        animals: 'pri hre na zvieratá',
        nature: 'pri hre na motýle',
        superheroes: 'pri hre na superhrdinov',
      },
      '[when| today: dnes | raz]',
    ),
    shoe: '[out| yes: topánka | papuča]',
    shoes: '[out| yes: topánky | papuče]',
    shoea: '[out| yes: topánku | papuču]',
    shoed: '[out| yes: topánke | papuči]',
    shoeg: '[out| yes: topánky | papuče]',
    shoesd: '[out| yes: topánkam | papučiam]',
    shoel: '[out| yes: topánkach | papučiach]',
    tn: somebody('t', 'nom'),
    td: somebody('t', 'dat'),
    ta: somebody('t', 'acc'),
    ti: somebody('t', 'ins'),
    hn: somebody('h', 'nom'),
    hd: somebody('h', 'dat'),
    ha: somebody('h', 'acc'),
    nearn: near('nom'),
    neard: near('dat'),
    neara: near('acc'),
    breaks: by(
      'vb',
      {
        bije: 'rozbije',
        strih: '[has| vrkoc, vlas: odstrihne | rozstrihne]',
        trha: 'potrhá',
        bura: 'zbúra',
        leje: 'rozleje',
        kres: 'pokreslí',
      },
      'pokazí',
    ),
    crash: by(
      'vb',
      { bije: 'Cink!', strih: 'Šmik!', trha: 'Trhúúú!', bura: 'Rach!', leje: 'Čľup!', kres: 'Čmár!' },
      'Prask!',
    ),
    blows: by('blow', { bite: 'uhryzne', kick: 'kopne', push: 'sotí', scratch: 'poškriabe' }, 'udrie'),
    down: '[has| smyklavka: zo šmykľavky | hojdacka: z hojdačky | schody: zo schodov | lavica: z lavice | postel: z postele | zihlava: do žihľavy | kaluz: do kaluže | blato: do blata | sneh: do snehu | bazen: do bazéna | pieskovisko: do pieskoviska | na zem]',
    tooln: tool(0),
    toola: tool(1),
    tooli: tool(2),
    sorry: '[h| uca, sused: prepáčte | prepáč]',
    pulled: '[has| vrkoc: vrkoč | chvost: chvost | vlasy]',
    on: '[has| ruka: na ruke | noha: na nohe | koleno: na kolene | nos: na nose | ucho: na uchu | lice: na líci | brucho: na bruchu | chrbat: na chrbte]',
    elder: '[class| yes: pani učiteľka | [adult]]',
    blamed: '[friend-is| pet: [friend] | [has| pes: pes | macka: mačka | brother: brat | sister: sestra | niekto iný]]',
    mantra: '[secret| yes: nebudem kričať | už sa nehnevám]',
    object: '[out| yes: lavičke | [h| adult: zemiaku | uca: kvetináču | vankúšu]]',
    objectn: '[out| yes: lavička | [h| adult: zemiak | uca: kvetináč | vankúš]]',
    withobject: '[out| yes: s lavičkou | [h| adult: so zemiakom | uca: s kvetináčom | s vankúšom]]',
    behind: '[out| yes: za kríkom | za rohom]',
    round: '[out| yes: za krík | za roh]',
    from: '[out| yes: spoza kríka | spoza rohu]',
    heard:
      '[secret| yes: [d| break, car: [vb| bije, bura: bolo to počuť až sem a čakám na teba | viem to a čakám na teba] | viem to a čakám na teba] | ešte mi to nejde]',
    ask1: '[d| word, lie, teeth: kto to povedal | quar: kto kričal | kto to urobil]',
    /** Who did it: three answers and what is asked between them. */
    who1: `[d| break: [ball| yes: lopta | with: [with] | samo sa to ${STEM}lo] | car: lopta | tool: ${tool(0)} | hair, take: ruka | word, lie, teeth: jazyk | quar: ${somebody('t', 'nom')} | ate: [friend-is| pet: [friend] | [has| pes: pes | macka: mačka | brother: brat | sister: sestra | niekto iný]] | hnev]`,
    ask2: `[d| break: [ball| yes: a kto kopol | with: a čo držalo [with.acc] | a kto je Samo] | car: a kto kopol | tool: a čo držalo ${tool(1)} | hair, take: a kde tá ruka býva | word, lie, teeth: a kde ten jazyk býva | quar: a koľko hlasov bolo počuť | ate: a kde je teraz [what-is| food: [what] | [food]] | a kde ten hnev býva]`,
    who2: '[d| break: [ball| yes: noha | with: ruka | nikto, bola to ruka] | car: noha | tool: ruka | hair, take: v rukáve | word, lie, teeth: v ústach | quar: dva | v bruchu]',
    ask3: '[d| break: [ball| yes: a čia je to noha | a čia je to ruka] | car: a čia je to noha | tool: a čia je to ruka | hair, take: a čí je ten rukáv | word, lie, teeth: a čie sú to ústa | quar: a čí bol ten druhý | a čie je to brucho]',
    who3: '[d| break, car, tool: moja | hair, take, quar: môj | moje]',
    /** What is offered. */
    offer: by(
      'd',
      {
        'break, car': 'pomôžem to dať do poriadku',
        'tool, hit': 'pofúkam, čo bolí',
        hair: 'už nebudem ťahať, iba hladkať',
        take: 'vrátim to',
        word: 'poviem aj pekné slovo',
        quar: 'budeme sa striedať',
        teeth: 'pôjdem si ich umyť',
        ate: 'nabudúce sa najprv opýtam',
        lie: 'poviem, ako to bolo naozaj',
      },
      'sadnem si vedľa a počkám',
    ),
    /** What one is sorry for, after "za". */
    deed: by(
      'd',
      {
        break: BROKEN,
        car: 'to auto',
        tool: 'bebé',
        hit: 'bebé',
        hair: 'ťahanie',
        take: '[what.acc]',
        word: 'škaredé slovo',
        quar: 'ten krik',
        teeth: 'tie zuby',
        ate: EATEN,
        lie: 'tú nepravdu',
      },
      'ten hnev',
    ),
    deedo: by(
      'd',
      {
        break: BROKEN,
        car: 'to auto',
        'tool, hit': 'to, že to bolí',
        hair: 'ťahanie',
        take: '[what.acc]',
        word: 'škaredé slovo',
        quar: 'ten krik',
        teeth: 'tie zuby',
        ate: EATEN,
        lie: 'tú nepravdu',
      },
      'ten hnev',
    ),
    /** The whole sentence to which it comes in the end. */
    truth: by('d', TRUTHS, 'ten hnev bol môj'),
    trutho: by('d', { ...TRUTHS, hit: 'za to, že to bolí, môžem ja' }, 'ten hnev bol môj'),
  },
  fact: '[Hero] raz [skúšal/skúša] prepáč nanečisto na papuči a potom ho [povedal/povie] aj naozaj.',
  next: 'Papuča pri posteli čaká, či jej aj dnes niekto povie dobrú noc.',
  young: `
== deed
${YOUNG_DEED}

[about|
saying-sorry: Treba povedať prepáč[feels| sorry, sad: . V bruchu je z toho ťažko ako od kameňa, a | ashamed: . [Hero] sa hanbí a | , ale] to slovo nejde von.
| [feels|
afraid: [Hero] sa to bojí povedať, lebo čo ak bude krik?
| ashamed: [Hero] sa hanbí a nevie, ako to povedať.
| sorry, sad: Teraz je z toho v bruchu ťažko ako od kameňa.
| angry: Hnev je niekedy rýchlejší ako hlava.
| misses, lonely: [d| quar, word, sorry: Teraz spolu nehovoria a je z toho smutno. | Je z toho smutno.]
| [secret| yes: A [hero] to nikomu nepovie. | [Hero] vie, že treba povedať prepáč.]]] ((Prepáč je totiž veľmi ťažké slovo.))

+4
@hero „Nedá sa to povedať,“ sťažuje sa [hero]. „To slovo má rohy a zasekne sa mi v krku.“ Skúsi ho zapiť vodou. Voda prejde, ale slovo nie.

[more| [Others] sa idú do krku pozrieť, ale žiadne rohy tam nevidno. | [Elder] sa pozrie do krku, ale žiadne rohy tam nevidno.]
/+4

[with| [friend-is| pet: @hero „Skúsim prepáč nanečisto,“ povie [hero] a vyzuje si [shoea], | toy: @friend „Skús prepáč nanečisto,“ šepká [friend] spod pazuchy. [Hero] si vyzuje [shoea], | @friend „Skús prepáč nanečisto,“ radí [friend]. [Hero] si vyzuje [shoea],] | @hero „Skúsim prepáč nanečisto,“ povie si [hero] a vyzuje si [shoea],] lebo [shoe] nekričí ani neplače. ((Nanečisto, to je ako naozaj, ale ešte nie naozaj.))

== slipper
@hero „Prepáč,“ povie jej [hero].

@slipper „Dobre,“ povie [shoe]((, ktorá má ústa vždy otvorené)). „A za čo?“

@hero „Za [deed],“ povie [hero].

&first @slipper „${NOT_ME},“ povie [shoe]. „To nie je pre mňa.“

== toy
Potom to [hero] povie [toy.dat]: @hero „Prepáč za [deed].“

@toy „A [ask1]?“ pýta sa [toy].

@hero „[Who1],“ povie [hero].

@toy „[Ask2]?“ pýta sa [toy].

@hero „[Who2],“ povie [hero].

@toy „[Ask3]?“ pýta sa [toy].

@hero „[Who3],“ vzdychne [hero]. „Takže ja.“

&again @toy „Vidíš, už to vieš,“ povie [toy]. „Ale to nie je pre mňa.“

+3
Vtedy sa ozve druhá [shoe], tá z ľavej nohy, ktorá je vždy o krok pozadu: @slipper „A čo s tým urobíš?“

@hero „[Offer],“ povie [hero] po chvíli.

&again @slipper „To sa mi veľmi páči,“ povie druhá [shoe]. „Lenže to nie je pre mňa.“
/+3

== carry
[Hero] nesie vetu ďalej, opatrne ako [carry].

+3
Cestou [hero] zakopne o vlastnú nohu. Prepáč v ústach zostane, ale zvyšok vety je preč.

@toy „[Ask1]?“ volá zozadu [toy].

@hero „Ja!“ spomenie si [hero] a veta je zasa celá. ((Nič jej nechýba.)) [with2| @friend2 „Choď pomaly,“ radí [friend2] a drží palce.]
/+3

+2
[beast| yes: @hero „Ale [hn] slovám nerozumie,“ zastane [hero]. | ]

[beast| yes: @slipper „Zato ty áno,“ povie [shoe]. | ]
/+2

[beast| yes: [Behind] sedí [hn], pozerá inam a tvári sa, že tu nikto nie je. | [Behind] niekto šepká: ${HEARER} „[Mantra], [mantra].“ Je to [hn] a hovorí to [object]. (([Objectn] poslušne počúva.))]

[beast| yes: [Hero] si sadne vedľa a ukáže prázdnu dlaň. ((Taká dlaň nič neberie a nič nerobí.)) | @hero „[h| uca, sused: Aj vy | Aj ty] nanečisto?“ pýta sa [hero].]

[beast| yes: | ${HEARER} „Aj ja,“ povie [hn]. „[Heard].“]

== say
A teraz naozaj. [Hero] sa pozrie [hd] do očí: @hero „[Sorry], [truth].“

-2
[beast| yes: [Hn] slovám nerozumie, ale dlani áno. Oprie sa o ňu. | ${HEARER} „To je pre mňa,“ povie [hn] [secret| yes: a naozaj nekričí. | a konečne sa usmeje.]]
/-2

+2
[beast| yes: [Hn] slovám nerozumie, ale dlani áno. Dlho ju oňucháva, aj medzi prstami. | ${HEARER} „To je pre mňa,“ povie [hn] a nakloní sa bližšie. „[secret| yes: Kričať nebudem, ale | Ale] hnevám sa ešte po kolená.“]

[beast| yes: [Hero] čaká a ani sa nepohne. Noha už tŕpne, ale ani tá sa nepohne. | [Hero] si sadne vedľa a čaká, kým hnev klesne. ((Klesá pomaly.))]

+4
@hero „Už?“ pýta sa [hero].

[beast| yes: [Hn] ešte nie. To sa nedá urýchliť, ani keď ruka bolí. | ${HEARER} „Ešte nie,“ povie [hn]. „Keď sa pýtaš, zasa trochu stúpne.“]

[beast| yes: | A tak sa [hero] nepýta a pozerá sa iba na kolená.]
/+4

[beast| yes: Potom si to [hn] rozmyslí a oprie sa o dlaň celou hlavou. | ${HEARER} „Už iba po členky,“ povie [hn] o chvíľu. „A už iba po [shoes].“]
/+2

== after
-2
[two| yes: Potom to idú povedať susedovi. V sobotu to spolu opravia. | ${FIX}]
/-2

+2
[two| yes: @adult „A ešte to patrí susedovi,“ povie [adult]. Idú tam spolu, [hero] rovno v [shoel]. | ${FIX}]

[two| yes: @neighbour „Nebudem kričať, nebudem kričať,“ šepká sused za dverami. „To je pre mňa,“ povie potom. „V sobotu to opravíme a ty mi podáš náradie.“ | ]
/+2

+3
[beast| yes: @slipper „A čo na to [hn]?“ volá zozadu [shoe]. | [Hn] chce povedať, že hnev je preč, ale nevie ako. [Hero] teda [hd] požičia [shoea].]

[beast| yes: @hero „Nič,“ šepká [hero]. „Ale je to celkom teplé nič.“ | ${HEARER} „Už sa nehnevám,“ povie [hn] do [shoeg].]

[beast| yes: @slipper „To je dobrá odpoveď,“ povie [shoe]. „Ja hrejem nohu celý deň a tiež pri tom nič nehovorím.“ | &again @slipper „Na mňa sa nikto nehneval,“ povie [shoe]. „To nie je pre mňa.“]

[beast| yes: @hero „Už sa nehnevá,“ povie [hero] celkom potichu, aby sa hlava nepohla. A dlho, dlho sa nepohne nikto. | @hero „To bude pre mňa,“ povie [hero] a natrčí ucho. A naozaj je.]
/+3

+4
[away| yes: Doma | Potom] chce [adult] vedieť všetko od začiatku až do konca. @adult „A kde sa to dá naučiť?“ pýta sa a tvári sa, že len tak.

@hero „Na [shoel],“ povie [hero]. „Ale musíš im povedať, za čo, inak ti to vrátia.“

O chvíľu niekto šepká v predsieni. Je to [adult], kľačí na zemi a hovorí do [shoeg].

@adult „Prepáč,“ hovorí [adult].

@slipper „A za čo?“ pýta sa [shoe].

@adult „Za ten ranný krik,“ povie [adult] a obzrie sa, či niekto nepočúva.

@slipper „A kto kričal?“ pýta sa [shoe].

@adult „Ráno,“ povie [adult].

@slipper „Ráno nemá ústa,“ povie [shoe].

@adult „Tak teda ja,“ vzdychne [adult].

&again @slipper „Na mňa nikto nekričal,“ povie [shoe]. „To nie je pre mňa.“

@hero „To bude pre mňa,“ ozve sa [hero] odo dverí.

[Adult] sa otočí a uši má celé červené. Dospelé uši sú väčšie, a tak to aj lepšie vidno.

@adult „Prepáč, že som ráno [adult:kričala/kričal/kričal]. Bolo to iba pre čiapku.“

@hero „Hnevám sa ešte po,“ začne [hero] a hľadá, pokiaľ. Hľadá na kolenách, hľadá na členkoch, nazrie aj do [shoeg]. @hero „Už nikde,“ povie potom a objatie je hneď tu.
/+4

== bed
[d| teeth: Potom už | Večer] leží [hero] v mäkkej posteli. (([away| yes: [Shoes] sú dnes výnimočne tiež tu. | [Shoes] ticho stoja vedľa.])) (([with| [friend-is| toy: [Friend] leží na vankúši. | [Friend] tíško dýcha.] | Pod perinou je teplo.]))

+4
Čiapka leží pri dverách, aby ju ráno nikto nemusel hľadať.
/+4

@hero „Dobrú noc,“ šepne [hero] [shoed].

&last @slipper „To je pre mňa?“ pýta sa [shoe].

@hero „Pre teba,“ zívne [hero] a zavrie oči.

!asleep V [shoel] je ticho a teplo a [hero] už spí.
`,
  older: `
== deed
${OLDER_DEED}

[feels|
afraid: [Hero] sa to bojí povedať a počuje iba vlastné srdce. Čo ak bude krik, a čo ak bude krik až do soboty?
| ashamed: A potom už [hero] cíti iba vlastné uši. Sú také horúce, že ich určite vidno až na ulicu.
| sorry, sad: A potom je z toho v bruchu ťažko ako od kameňa, ktorý sa nedá vypľuť ani prespať.
| angry: Hnev je niekedy rýchlejší ako hlava. Hlava príde, až keď je po všetkom.
| misses, lonely: [d| quar, word, sorry: Teraz spolu nehovoria a | Teraz] je z toho smutno tak, že sa nechce ani hrať.
| [secret| yes: Nikto to nevidí, a tak si [hero] sadne a tvári sa, že číta. Kniha je hore nohami. | [Hero] vie, čo teraz treba povedať. Namiesto toho si sadne a tvári sa, že číta, ale kniha je hore nohami.]]

+2
[feels| afraid, ashamed, sorry, sad, angry, misses, lonely: Radšej si [hero] sadne a tvári sa, že číta. Kniha je hore nohami. | ]

[class| yes: @teacher | @adult] „O čom to je?“ pýta sa [elder] cestou okolo.

@hero „Ešte neviem,“ povie [hero] a obráti stranu. „Je to veľmi ťažká kniha.“

[Hero] obráti ešte tri strany, no ani na jednej nie je nič, čo by pomohlo.
/+2

Prepáč má iba šesť písmen, a predsa je to najťažšie slovo, aké [hero] pozná. [about| saying-sorry: Nejde von, hoci to [hero] skúša už tretí raz. | Zajtra bude ešte ťažšie, lebo také slovo cez noc rastie.]

== drafts
[with| [friend-is| pet: @hero „Skúsim to nanečisto,“ povie [hero] a [friend] si sadne vedľa. | toy: @friend „Aj obrázok sa kreslí najprv nanečisto,“ šepne [friend] spod pazuchy. | @friend „Aj obrázok sa kreslí najprv nanečisto,“ radí [friend].] | @hero „Aj obrázok sa kreslí najprv nanečisto,“ povie si [hero].] [with| [Hero] si teda vyzuje | Vyzuje si teda] [shoes] a postaví ich pred seba, lebo [shoes] nekričia, neplačú a majú kopu času. ((Ústa majú vždy otvorené.))

@hero „Prepáč,“ začne [hero], „ale ja za to nemôžem.“

@slipper „Za čo nemôžeš?“ chce vedieť pravá [shoe].

@hero „Za [deedo],“ povie [hero] čo najrýchlejšie((, aby to už bolo vonku)).

&first @slipper „${NOT_ME},“ povie pravá [shoe]. „To nie je pre mňa.“

@slipper „A [ask1]?“ pýta sa ľavá [shoe], ktorá sa nikdy neponáhľa.

@hero „[Who1],“ povie [hero] a díva sa pri tom niekam hore.

@slipper „[Ask2]?“ pýta sa ľavá [shoe].

@hero „[Who2],“ povie [hero] o niečo tichšie.

@slipper „[Ask3]?“ pýtajú sa už [shoes] naraz.

@hero „[Who3],“ povie [hero], a keďže nič iné sa už vymyslieť nedá, dodá: „Tak dobre, ja.“

+2
@slipper „Takže za to môžeš,“ povie ľavá [shoe]. Nehovorí to prísne, hovorí to tak, ako sa hovorí, že vonku prší.

[Hero] skúsi iný začiatok, oveľa krajší: @hero „Prepáč, tisíckrát prepáč, už nikdy v živote neurobím nič zlé!“

@slipper „Celý život je dlhý a dnes je iba utorok,“ povie pravá [shoe]. „Čo urobíš dnes?“

@hero „[Offer],“ povie [hero] po dlhom rozmýšľaní.

@slipper „To sa dá stihnúť,“ povie pravá [shoe]. „A teraz to povedz celé, od začiatku až po bodku.“
/+2

+3
@hero „Prepáč, ak sa niečo stalo,“ skúsi [hero] potichu.

@slipper „A stalo sa?“ pýta sa pravá [shoe].

@hero „Stalo,“ pripustí [hero]. [with2| @friend2 „Ja to vidím až odtiaľto,“ povie [friend2].]

@slipper „Tak tam to ak netreba,“ povie pravá [shoe].

[Hero] sa postaví, odkašle si a položí si ruku na srdce ako herec v divadle.

@toy „Vyzeráš ako socha na námestí,“ ozve sa z rohu [toy]. „Sochy sa nikdy neospravedlňujú.“

[Hero] dá teda ruku dolu a povie to obyčajne, tak ako sa hovorí, koľko je hodín.
/+3

@hero „Prepáč, [trutho],“ povie [hero].

&again @slipper „Výborne,“ chváli ľavá [shoe]. „Ale ani to nie je pre mňa.“

== messenger
Lenže [shoesd] sa to hovorí ľahko a [hd] ťažko. @hero „Povedz to za mňa,“ šepne [hero] do pravej [shoeg] a pošle ju po zemi [round], kde sedí [hn].

+2
Pre istotu si ešte zapchá uši, ale pomedzi prsty sa predsa niečo prešmykne.
/+2

@slipper „[Sorry],“ počuť [from] [shoea].

[beast| yes: [Hn] ju iba oňuchá a odsunie naspäť, lebo od [shoeg] nič nechce. | ${HEARER} „[Shoe] mi nič neurobila,“ povie [hn] a pošle [shoea] tou istou cestou naspäť.]

+2
@slipper „Hovorím od začiatku, že to nie je pre mňa,“ povie pravá [shoe] urazene. „A nie je to ani odo mňa.“

@hero „Tak pôjde ľavá,“ navrhne [hero].

@slipper „Ja s tým nič nemám,“ povie ľavá [shoe] a ani sa nepohne. „Mňa sa nikto nepýtal, či niekam chcem ísť.“
/+2

+3
[Hero] teda pošle [toy.acc]. O chvíľu sa však [behind] zasa niečo pohne a [toy] je naspäť, dokonca skôr ako predtým [shoe]. Už niet koho poslať. Zostáva iba jeden človek.
/+3

+4
@hero „A napísať sa to nedá?“ skúša to ešte [hero].

@slipper „Dá sa,“ povie ľavá [shoe]. „Iba to potom niekto musí odniesť a stáť pri tom, kým sa to číta.“

To je ešte horšie. Kým sa číta, nedá sa robiť nič, iba stáť a prestupovať z nohy na nohu.
/+4

[beast| yes: @hero „A načo to hovoriť, keď [hn] slovám nerozumie?“ skúša to ešte [hero]. | ]

[beast| yes: @slipper „Lebo im rozumieš ty,“ povie ľavá [shoe]. | ]

Teraz sa dá povedať, že prepáč už predsa bolo, a ono to vlastne aj bolo. [Hero] o tom chvíľu uvažuje. Alebo sa dá ísť [round], s červenými ušami, [d| break, car: a nevedieť, čo bude potom | take: a vrátiť to z ruky do ruky | ate: a potom týždeň nejesť nič sladké | teeth: a potom ísť rovno k umývadlu | lie: a potom to celé vysvetľovať odznova | a pozrieť sa niekomu do smutných očí].

[Hero] sa obuje a ide. Vetu nesie opatrne ako [carry].

+2
Je to iba päť krokov. Pri druhom by sa ešte dalo vrátiť po vodu, pri treťom by sa dalo ísť na záchod a pri štvrtom si [hero] zopakuje celú vetu, aby sa z nej cestou nič nevysypalo. [with| [friend-is| pet: [Friend] ide tiež, celkom blízko. | toy: @friend „Držím sa,“ šepká [friend] spod pazuchy. | @friend „Držím palce,“ šepne [friend] a naozaj ich drží na oboch rukách.] | Veta je celá a celkom horúca.] 
/+2

== corner
[beast| yes: [Behind] sedí [hn], pozerá inam a tvári sa, že okrem steny tu nikto iný nie je. | [Behind] niekto šepká: ${HEARER} „[Mantra], [mantra], [mantra].“ Je to [hn] a hovorí to [object].]

[beast| yes: [Hero] si sadne vedľa a ukáže prázdnu dlaň. Taká dlaň nič neberie, nič nerobí a vydrží čakať, koľko treba. | @hero „[h| uca, sused: Aj vy | Aj ty] nanečisto?“ čuduje sa [hero].]

[beast| yes: | ${HEARER} „Aj ja,“ povie [hn]. [secret| yes: „Viem to od začiatku a čakám, či prídeš ty, alebo zasa [shoe].“ | „Ale zatiaľ to znie veľmi nahnevane.“]]

+2
[beast| yes: | [Objectn] počúva, nič nenamieta a znáša to statočne.]

[beast| yes: Chvíľu tak sedia vedľa seba a nikto sa nikam neponáhľa. Ucho sa už otočilo, zvyšok je stále chrbtom, no na začiatok je aj jedno ucho dosť. | @hero „Mne to ide iba na [shoes],“ prizná sa [hero]. Chvíľu sedia vedľa seba a nikto nevie, kto má začať.]

[Hero] teda začne. Nanečisto to bolo ľahké, lebo [shoes] nemajú oči. Teraz sa však to slovo zasekne hneď v polovici. @hero „Pre,“ povie [hero] a musí sa ešte raz nadýchnuť.
/+2

+2
Oproti sú dve vážne oči a vidno na nich, že čakajú už veľmi dlho.
/+2

[Hero] sa pozrie [hd] do očí a povie to naozaj: @hero „[Sorry], [trutho].“ ((Uši pritom svietia ako dve jahody.))

-2
[beast| yes: [Hn] slovám nerozumie, ale dlani áno. Oňuchá ju celú, aj medzi prstami, potom si to rozmyslí a oprie sa o ňu hlavou. | ${HEARER} „To je pre mňa,“ povie [hn]. „[secret| yes: Kričať nebudem, ale | Ale] hnevám sa ešte po kolená.“ [Hero] si sadne a čaká, kým hnev klesne po členky a potom celkom.]
/-2

+2
[beast| yes: [Hn] slovám nerozumie, ale dlani áno. Najprv ju oňuchá, potom si to rozmyslí a pozerá zasa inam. | ${HEARER} „To je pre mňa,“ povie [hn] a vezme si tú vetu tak, aby z nej nič nevypadlo. „[secret| yes: Kričať nebudem, ale | Ale] hnevám sa ešte po kolená.“]

[beast| yes: [Hero] čaká a dlaň nechá tam, kde je. | @hero „To je veľa?“ pýta sa [hero].]

[beast| yes: Čaká tak dlho, až sa zdá, že aj hodiny idú po špičkách. | ${HEARER} „Predtým to bolo až po uši,“ povie [hn].]

[beast| yes: Ruka sa už trasie od držania, no napokon sa o ňu [hn] predsa oprie celou hlavou. | [Hero] zostane sedieť a čaká, lebo hnev sa nedá vypustiť naraz ako vaňa. Klesá pomaly. Najprv je po kolená, potom po členky, potom už iba po [shoes] a tam niekde sa stratí.]
/+2

== after
-2
[two| yes: Potom to idú spolu povedať susedovi a v sobotu to spolu opravia. | ${FIX}]
/-2

+2
[two| yes: @adult „A ešte to patrí susedovi,“ povie [adult]. Idú tam spolu a [hero] má stále na nohách [shoes]. | ${FIX}]

[two| yes: @neighbour „Nebudem kričať, nebudem kričať,“ šepká niekto za dverami. Potom sused otvorí a [hero] to povie celé aj druhý raz. Ide to ťažko, ale už nie tak ťažko ako prvý raz. | ]

[two| yes: @neighbour „To je pre mňa,“ povie sused a pozrie sa na [shoes]. „V sobotu to opravíme a ty mi budeš podávať náradie.“ | ]
/+2

+3
[beast| yes: Takto sa dá sedieť veľmi dlho. Svetlo prejde po stene až k dverám a nikto sa ani nepohne, iba jedno ucho, a to sa pomaly a potichu pohne smerom [k hero.dat/k ľuďom]. Ticho je mäkké a nikomu v ňom nechýba ani jedno slovo. | ${HEARER} „A prečo práve [shoe]?“ pýta sa [hn] o chvíľu.]

[beast| yes: @slipper „A čo povie?“ zavolá zozadu ľavá [shoe]. | @hero „Lebo neplače a dá sa pri nej začať odznova, koľko ráz treba,“ povie [hero].]

[beast| yes: | ${HEARER} „To mám rovnako [withobject],“ povie [hn]. A tak sa chvíľu rozprávajú, na čom všetkom by sa dalo skúšať. Na dáždniku je to ľahké, na kaktuse tiež, a najťažšie zo všetkého je to na zrkadle, lebo to sa pozerá naspäť.]

[beast| yes: @hero „Nič,“ šepká [hero]. „Ale je to celkom teplé nič.“ | Potom chce niečo povedať aj [hn] a nejde to. [Hero] teda postaví na zem [shoes], lebo s nimi je všetko ľahšie.]

[beast| yes: @slipper „To je najlepšia odpoveď,“ povie pravá [shoe], ktorá hreje nohu celé roky a nikdy pri tom nič nepovie. „Za teplé nič sa hnevať nedá.“ | ${HEARER} „Už sa nehnevám,“ povie [hn] [shoesd].]

[beast| yes: [Hero] skúsi druhou rukou hladkať, celkom pomaly a vždy iba jedným smerom, od hlavy dolu. | &again @slipper „Na nás sa nikto nehneval,“ povie pravá [shoe]. „To nie je pre mňa.“]

[beast| yes: | ${HEARER} „Už sa nehnevám,“ povie [hn] ešte raz a pozerá sa pri tom už správnym smerom.]

[beast| yes: [Hn] už spí, ale labku má stále položenú na dlani. | @hero „To je pre mňa,“ povie [hero] a v bruchu je hneď viac miesta.]
/+3

+4
[away| yes: Doma | Potom] chce [adult] počuť všetko od začiatku až do konca, aj to o [shoel]. @adult „A kde sa to dá naučiť?“ pýta sa a tvári sa, že len tak.

@hero „Na [shoel],“ povie [hero]. „Ale musíš im povedať, za čo, a nesmieš začať s ale.“

O chvíľu niekto šepká v predsieni. Je to [adult], kľačí na zemi a hovorí niečo do ľavej [shoeg].

@adult „Prepáč,“ hovorí [adult], „ale ráno sme mali naozaj veľmi málo času.“

@slipper „Za čo prepáč?“ pýta sa ľavá [shoe], lebo to k tomu patrí.

@adult „Za ten ranný krik,“ povie [adult] a obzrie sa, či niekto nepočúva.

@adult „Prepáč, ak to bolo príliš nahlas,“ skúsi to [adult] znova.

@slipper „A bolo?“ pýta sa ľavá [shoe].

@adult „Bolo,“ pripustí [adult].

@slipper „A kto kričal?“ pýta sa ľavá [shoe].

@adult „Ráno,“ povie [adult].

@slipper „Ráno nemá ústa,“ povie ľavá [shoe].

[Adult] chvíľu mlčí a naťahuje šnúrku, ktorú [shoe] ani nemá. @adult „Tak dobre, ja,“ povie napokon.

&again @slipper „Na mňa nikto nekričal,“ povie ľavá [shoe]. „To nie je pre mňa.“

@hero „To bude pre mňa,“ ozve sa [hero] odo dverí. [more| Za dverami stoja aj ostatní a nikto ani nedýcha, lebo takéto niečo ešte nevideli.]

[Adult] sa otočí a uši má celé červené. Dospelé uši sú väčšie, takže je to aj lepšie vidno.

@adult „Odkedy tam stojíš?“ pýta sa [adult].

@hero „Už od toho ale,“ povie [hero].

[Adult] odloží [shoea] a sadne si na prah, aby mali oči rovnako vysoko. @adult „Prepáč, že som ráno [adult:kričala/kričal/kričal]. Bolo to iba pre čiapku a čiapka za to nemôže. Ty tiež nie. Zajtra vstanem o desať minút skôr.“

@hero „Hnevám sa ešte po,“ začne [hero] a hľadá, pokiaľ. Hľadá na kolenách, hľadá na členkoch a nazrie aj do [shoeg]. @hero „Už nikde,“ povie potom a objatie je hneď tu.
/+4

== bed
[d| teeth: Potom už | Večer] leží [hero] v mäkkej posteli. [away| yes: [Shoes] sú dnes výnimočne pri posteli a ticho oddychujú. | [Shoes] stoja vedľa nej a ticho oddychujú.] [with| [friend-is| toy: [Friend] leží na vankúši. | [Friend] už pomaly a tíško dýcha.] | Nikto už nič neskúša.]

+4
Za oknom je mesiac a v predsieni ticho a tma. Pod perinou je teplo a vankúš je mäkký. Čiapka ticho leží hneď pri dverách, aby ju ráno nikto nemusel hľadať.
/+4

@hero „Dobrú noc,“ šepne [hero] [shoesd].

&last @slipper „To je pre mňa?“ pýta sa pravá [shoe].

@hero „Pre teba aj pre ľavú,“ zívne [hero] a zavrie oči. „A je to naozaj.“

!asleep V [shoel] je ticho a teplo a [hero] už spí.
`,
}
