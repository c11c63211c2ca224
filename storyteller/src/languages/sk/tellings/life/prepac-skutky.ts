/*
 * What somebody may have done to somebody: how it is said of them, how they say it themselves, and how it is set right. The ids are particulars
 * of reader/particulars/sorry.ts.
 */

import { SORRY_OBJECTS, SORRY_WHERE, sorryWhereId } from '../../reader/particulars/sorry.ts'

/** By particular: what is told, the verb as she and as he says it of themselves, what it is done to, and how it is set right. */
type Deed = readonly [told: string, she: string, he: string, to: 'thing' | 'body', fix: Fix]
type Fix = 'found' | 'clean' | 'glue' | 'grow' | 'share' | 'blow' | 'kind' | 'true' | 'loose'

const DEEDS: Readonly<Record<string, Deed>> = {
  'd-ukryt': ['schová', 'schovala', 'schoval', 'thing', 'found'],
  'd-zhora': ['pustí', 'pustila', 'pustil', 'thing', 'glue'],
  'd-zakop': ['zakope', 'zakopala', 'zakopal', 'thing', 'found'],
  'd-strata': ['stratí', 'stratila', 'stratil', 'thing', 'found'],
  'd-sypanie': ['vysype', 'vysypala', 'vysypal', 'thing', 'found'],
  'd-liatie': ['vyleje', 'vyliala', 'vylial', 'thing', 'clean'],
  'd-obliat': ['obleje', 'obliala', 'oblial', 'thing', 'clean'],
  'd-vlasy-dole': ['ostrihá', 'ostrihala', 'ostrihal', 'thing', 'grow'],
  'd-noznice': ['rozstrihá', 'rozstrihala', 'rozstrihal', 'thing', 'glue'],
  'd-trhanie': ['roztrhá', 'roztrhala', 'roztrhal', 'thing', 'glue'],
  'd-kresba': ['pokreslí', 'pokreslila', 'pokreslil', 'thing', 'clean'],
  'd-lepenie': ['polepí', 'polepila', 'polepil', 'thing', 'clean'],
  'd-spina': ['zašpiní', 'zašpinila', 'zašpinil', 'thing', 'clean'],
  'd-sliapanie': ['rozšliape', 'rozšliapala', 'rozšliapal', 'thing', 'grow'],
  'd-vytrhnut': ['vytrhá', 'vytrhala', 'vytrhal', 'thing', 'grow'],
  'd-rozbit': ['rozbije', 'rozbila', 'rozbil', 'thing', 'glue'],
  'd-zlomit': ['zlomí', 'zlomila', 'zlomil', 'thing', 'glue'],
  'd-rozfukat': ['rozfúka', 'rozfúkala', 'rozfúkal', 'thing', 'glue'],
  'd-zburat': ['zbúra', 'zbúrala', 'zbúral', 'thing', 'glue'],
  'd-prepichnut': ['prepichne', 'prepichla', 'prepichol', 'thing', 'glue'],
  'd-pokazit': ['pokazí', 'pokazila', 'pokazil', 'thing', 'glue'],
  'd-spalit': ['spáli', 'spálila', 'spálil', 'thing', 'glue'],
  'd-zmazat': ['zmaže', 'zmazala', 'zmazal', 'thing', 'share'],
  'd-zjest': ['zje', 'zjedla', 'zjedol', 'thing', 'share'],
  'd-vypit': ['vypije', 'vypila', 'vypil', 'thing', 'share'],
  'd-von-z-klietky': ['vypustí', 'vypustila', 'vypustil', 'thing', 'found'],
  'd-zhodit': ['zhodí', 'zhodila', 'zhodil', 'thing', 'glue'],
  'd-zahod': ['hodí', 'hodila', 'hodil', 'thing', 'found'],
  'd-vziat': ['vezme', 'vzala', 'vzal', 'thing', 'loose'],
  'd-hryzenie': ['pohryzie', 'pohryzla', 'pohryzol', 'body', 'blow'],
  'd-pluvanie': ['opľuje', 'opľula', 'opľul', 'body', 'clean'],
  'd-kopnut': ['kopne', 'kopla', 'kopol', 'body', 'blow'],
  'd-skrabnut': ['poškriabe', 'poškriabala', 'poškriabal', 'body', 'blow'],
  'd-stipnut': ['uštipne', 'uštipla', 'uštipol', 'body', 'blow'],
  'd-sotit': ['sotí', 'sotila', 'sotil', 'body', 'blow'],
  'd-udriet': ['udrie', 'udrela', 'udrel', 'body', 'blow'],
  'd-striekat': ['postrieka', 'postriekala', 'postriekal', 'body', 'clean'],
  'd-zamknut': ['zamkne', 'zamkla', 'zamkol', 'body', 'loose'],
  'd-zobudit': ['zobudí', 'zobudila', 'zobudil', 'body', 'kind'],
}

/** Deeds that have a sentence of their own: told, as she, as he and as nobody knows who says it, and how they are set right. */
const OWN: Readonly<Record<string, readonly [told: string, she: string, he: string, other: string, Fix]>> = {
  'd-do-jedla': [
    'napľuje [neard] [td] do desiaty',
    'napľula som [ti] do desiaty',
    'napľul som [ti] do desiaty',
    'to pľutie do desiaty bolo odo mňa',
    'share',
  ],
  'd-vlasy': [
    'potiahne [neara] [ta] za vlasy',
    'potiahla som [ta2] za vlasy',
    'potiahol som [ta2] za vlasy',
    'tá ruka vo vlasoch bola moja',
    'blow',
  ],
  'd-nohu': [
    'podrazí [neard] [td] nohu',
    'podrazila som [ti] nohu',
    'podrazil som [ti] nohu',
    'tá noha v ceste bola moja',
    'blow',
  ],
  'd-nikto-sa-nehra': [
    'povie [neard] [td], že sa s [nimta] nikto nehrá',
    'povedala som, že sa s [tebou] nikto nehrá',
    'povedal som, že sa s [tebou] nikto nehrá',
    'tá veta, že sa s [tebou] nikto nehrá, bola moja',
    'kind',
  ],
  'd-von-z-hry': [
    'nepustí [neara] [ta] do hry',
    'nepustila som [ta2] do hry',
    'nepustil som [ta2] do hry',
    'za to, že [ta2] nikto nepustil do hry, môžem ja',
    'kind',
  ],
  'd-tlsta': [
    'povie [neard] [td] pred všetkými škaredú vetu o tom, ako vyzerá',
    'povedala som škaredú vetu o tom, ako [vyzeras]',
    'povedal som škaredú vetu o tom, ako [vyzeras]',
    'tá škaredá veta o tom, ako [vyzeras] bola moja',
    'kind',
  ],
  'd-nemam-rad': [
    'zakričí, že [neara] [ta] nemá [rada]',
    'povedala som, že [ta2] nemám rada, a nie je to pravda',
    'povedal som, že [ta2] nemám rád, a nie je to pravda',
    'tá veta, že [ta2] nemám v láske, nebola pravda',
    'kind',
  ],
  'd-na-chvost': [
    'stúpi [neard] [td] na chvost',
    'stúpila som [ti] na chvost',
    'stúpil som [ti] na chvost',
    'tá noha bola moja',
    'blow',
  ],
  'd-stupit': [
    'stúpi [neard] [td] na nohu',
    'stúpila som [ti] na nohu',
    'stúpil som [ti] na nohu',
    'tá noha bola moja',
    'blow',
  ],
  'd-vysmech': [
    'smeje [neard] [td] rovno do očí',
    'smiala som sa [ti]',
    'smial som sa [ti]',
    'ten smiech bol môj',
    'kind',
  ],
  'd-tajomstvo': [
    'prezradí tajomstvo, ktoré patrí [neard] [td]',
    'prezradila som [tvoje] tajomstvo',
    'prezradil som [tvoje] tajomstvo',
    '[tvoje] tajomstvo je vonku pre mňa',
    'kind',
  ],
  'd-slovo': [
    'povie [neard] [td] škaredé slovo',
    'povedala som [ti] škaredé slovo',
    'povedal som [ti] škaredé slovo',
    'to škaredé slovo bolo moje',
    'kind',
  ],
  'd-urazit': [
    'nepovie [neard] [td] ani dovidenia',
    'nepovedala som [ti] ani dovidenia',
    'nepovedal som [ti] ani dovidenia',
    'to ticho namiesto dovidenia bolo odo mňa',
    'kind',
  ],
  'd-obvinit': [
    'niečo vyvedie a ukáže prstom: [blamed] za to vraj môže',
    'zvalila som to na niekoho iného',
    'zvalil som to na niekoho iného',
    'vinu má niekto iný iba pre mňa',
    'true',
  ],
  'd-klamat': [
    'povie [neard] [td] niečo, čo nie je pravda',
    'povedala som [ti] nepravdu',
    'povedal som [ti] nepravdu',
    'nebola to pravda',
    'true',
  ],
  'd-hadka': [
    'háda [tins] tak, že to počuť cez dvoje dverí',
    'kričala som na [na2]',
    'kričal som na [na2]',
    'ten krik bol aj môj',
    'kind',
  ],
  'd-auto': [
    'kopne loptu rovno do auta, ktoré patrí [neard] [td]',
    'kopla som [ti] loptu do auta',
    'kopol som [ti] loptu do auta',
    'tá lopta v [tvojom] aute bola odo mňa',
    'clean',
  ],
  'd-sklenik': [
    'kopne loptu rovno [neard] [td] do skleníka a rozbije tabuľu',
    'loptou som [ti] rozbila sklo na skleníku',
    'loptou som [ti] rozbil sklo na skleníku',
    'to sklo na skleníku je rozbité pre moju loptu',
    'glue',
  ],
}

/** Those by key, the last for all others. */
const choose = (key: string, texts: readonly (readonly [string, string])[], other: string) =>
  `[${key}| ${texts.map(([label, text]) => `${label}: ${text} | `).join('')}${other}]`

/** What it was done to: as the wish calls it, else what such a deed is mostly done to. */
export const objectOf = (what: string) =>
  choose(
    'has',
    Object.entries(SORRY_OBJECTS).map(([id, [accusative]]) => [id, accusative]),
    `[is:${what}| [${what}.acc] | [is:food| [food.acc] | [deed| d-vlasy-dole: vlasy | d-zjest: koláč | d-von-z-klietky: vtáčika z klietky | d-vypit: malinovku | d-trhanie: obrázok | d-kresba: zošit | d-sliapanie, d-vytrhnut: kvety | d-rozbit: hrnček | d-zburat: vežu z kociek | d-liatie, d-obliat: čaj | obľúbenú vec]]]`,
  )
export const TO = choose(
  'has',
  SORRY_WHERE.map((text) => [sorryWhereId(text), text]),
  '',
)

/** Of a neuter: "zjedlo". */
const neuter = (she: string) => she.replace(/a(?= |$)/, 'o')
/** Words in what is written as a whole: a word of a telling has slots of its own, and no further words. */
const within = (text: string, words: Readonly<Record<string, string>>) =>
  text.replace(/\[([a-z0-9-]+)\]/g, (slot, id: string) => words[id] ?? slot)

/** Words are less than deeds: whoever quarrels and pushes has pushed. */
const WORDS = ['d-urazit', 'd-vysmech', 'd-tajomstvo', 'd-slovo', 'd-obvinit', 'd-klamat', 'd-hadka']
export const DEED_IDS: readonly string[] = [
  ...Object.keys(OWN).filter((id) => !WORDS.includes(id)),
  ...Object.keys(DEEDS),
  ...WORDS,
]
/** Whether it is done to a thing of somebody's, to somebody, or has sentences of its own. */
export const FORM_KEY = `[deed| ${Object.keys(OWN).join(', ')}: own | ${Object.entries(DEEDS)
  .filter(([, deed]) => deed[3] === 'body')
  .map(([id]) => id)
  .join(', ')}: body | thing]`
/** What is done, in one word. */
export const NOW = choose(
  'deed',
  Object.entries(DEEDS).map(([id, [now]]) => [id, now]),
  'pokazí',
)
/** How whoever did it begins to say so; `gender` is the key that tells theirs, or `who` of somebody imagined. */
export const past = (gender: string) =>
  choose(
    'deed',
    Object.entries(DEEDS).map(([id, [, she, he]]) => [
      id,
      gender === 'who'
        ? `[who:${she} som/${he} som/${neuter(she)} som]`
        : `[${gender}| she: ${she} som | he: ${he} som | ${neuter(she)} som]`,
    ]),
    '',
  )
export const ownTold = (words: Readonly<Record<string, string>>) =>
  choose(
    'deed',
    Object.entries(OWN).map(([id, [now]]) => [id, within(now, words)]),
    '',
  )
export const ownSaid = (gender: string, words: Readonly<Record<string, string>>) =>
  choose(
    'deed',
    Object.entries(OWN).map(([id, [, she, he, other]]) => [
      id,
      within(
        gender === 'who' ? `[who:${she}/${he}/${other}]` : `[${gender}| she: ${she} | he: ${he} | ${other}]`,
        words,
      ),
    ]),
    '',
  )
const fixes = (fix: Fix) =>
  [...Object.entries(OWN), ...Object.entries(DEEDS)].filter(([, deed]) => deed.at(-1) === fix).map(([id]) => id)
/** The key that says how a deed is set right. */
export const FIX_KEY = choose(
  'deed',
  (['found', 'clean', 'glue', 'grow', 'share', 'blow', 'true', 'loose'] as const).map((fix) => [
    fixes(fix).join(', '),
    fix,
  ]),
  'kind',
)
