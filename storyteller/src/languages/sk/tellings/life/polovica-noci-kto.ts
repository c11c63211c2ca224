/* Whoever is far: what each is called, where each is, for what, and till when. */

/** nom, gen, dat, ins, whose */
type Forms = readonly [nom: string, gen: string, dat: string, ins: string, whose: string]
const NAMES: Readonly<Record<string, Readonly<Record<string, Forms>>>> = {
  dad: {
    'call-tatino': ['tatino', 'tatina', 'tatinovi', 'tatinom', 'tatinova'],
    'call-tatko': ['tatko', 'tatka', 'tatkovi', 'tatkom', 'tatkova'],
    'call-tato': ['tato', 'tata', 'tatovi', 'tatom', 'tatova'],
    'call-otecko': ['otecko', 'otecka', 'oteckovi', 'oteckom', 'oteckova'],
    'call-ocino': ['ocino', 'ocina', 'ocinovi', 'ocinom', 'ocinova'],
    '': ['ocko', 'ocka', 'ockovi', 'ockom', 'ockova'],
  },
  mum: {
    'call-mamka': ['mamka', 'mamky', 'mamke', 'mamkou', 'mamkina'],
    '': ['mama', 'mamy', 'mame', 'mamou', 'mamina'],
  },
  grandad: {
    'call-dedo': ['dedo', 'deda', 'dedovi', 'dedom', 'dedova'],
    '': ['dedko', 'dedka', 'dedkovi', 'dedkom', 'dedkova'],
  },
  gran: {
    'call-babicka': ['babička', 'babičky', 'babičke', 'babičkou', 'babičkina'],
    'call-starka': ['starká', 'starkej', 'starkej', 'starkou', 'starkina'],
    '': ['babka', 'babky', 'babke', 'babkou', 'babkina'],
  },
  brother: { '': ['brat', 'brata', 'bratovi', 'bratom', 'bratova'] },
  sister: { '': ['sestra', 'sestry', 'sestre', 'sestrou', 'sestrina'] },
}
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const called = (ways: Readonly<Record<string, Forms>>, at: number, change: (text: string) => string) => {
  const { '': plain, ...named } = ways
  const last = change(plain?.[at] ?? '')
  const cases = Object.entries(named).map(([id, forms]) => `${id}: ${change(forms[at] ?? '')}`)
  return cases.length > 0 ? `[has| ${cases.join(' | ')} | ${last}]` : last
}
export const name = (at: number, change = (text: string) => text) => {
  const { mum, ...others } = NAMES
  const cases = Object.entries(others).map(([who, ways]) => `${who}: ${called(ways, at, change)}`)
  return `[far| ${cases.join(' | ')} | ${mum ? called(mum, at, change) : ''}]`
}

/** Where, as one says it after "is". */
const LANDS: Readonly<Record<string, string>> = {
  japan: 'v Japonsku',
  italy: 'v Taliansku',
  vienna: 'vo Viedni',
  austria: 'v Rakúsku',
  germany: 'v Nemecku',
  london: 'v Londýne',
  england: 'v Anglicku',
  ireland: 'v Írsku',
  swiss: 'vo Švajčiarsku',
  holland: 'v Holandsku',
  norway: 'v Nórsku',
  paris: 'v Paríži',
  france: 'vo Francúzsku',
  spain: 'v Španielsku',
  america: 'v Amerike',
  canada: 'v Kanade',
  poland: 'v Poľsku',
  hungary: 'v Maďarsku',
  brussels: 'v Bruseli',
  prague: 'v Prahe',
  brno: 'v Brne',
  czechia: 'v Česku',
  bratislava: 'v Bratislave',
  tatry: 'v Tatrách',
  kosice: 'v Košiciach',
  zilina: 'v Žiline',
}
export const land = (before: string, otherwise: string, change = (text: string) => text) =>
  `[has| ${Object.entries(LANDS)
    .map(([id, at]) => `far-in-${id}: ${before}${change(at)}`)
    .join(' | ')} | ${otherwise}]`

/** Till when: the ids that say so, how long it has to keep, and when they are together again. */
const TILL: Readonly<Record<string, readonly [says: string, keeps: string, then: string]>> = {
  morning: ['far-night, till-morning', 'do rána', 'ráno'],
  monday: ['till-monday', 'do pondelka', 'v pondelok'],
  wednesday: ['till-wednesday', 'do stredy', 'v stredu'],
  thursday: ['till-thursday', 'do štvrtka', 'vo štvrtok'],
  friday: ['till-friday', 'do piatka', 'v piatok'],
  saturday: ['till-saturday', 'do soboty', 'v sobotu'],
  sunday: ['till-sunday', 'do nedele', 'v nedeľu'],
  christmas: ['till-christmas', 'do Vianoc', 'na Vianoce'],
  two: ['for-two-nights', 'dva dni', 'o dva dni'],
  three: ['for-three-nights', 'tri noci', 'o tri noci'],
  four: ['for-four-nights', 'štyri noci', 'o štyri noci'],
  five: ['for-five-nights', 'päť nocí', 'o päť nocí'],
  fortnight: ['for-two-weeks', 'dva týždne', 'o dva týždne'],
  weeks: ['for-three-weeks', 'tri týždne', 'o tri týždne'],
  months: ['for-months', 'veľa týždňov', 'o veľa týždňov'],
  month: ['for-a-month', 'celý mesiac', 'o mesiac'],
  weekend: ['till-weekend', 'do víkendu', 'cez víkend'],
  week: ['for-a-week', 'celý týždeň', 'o týždeň'],
  summer: ['till-summer', 'do leta', 'v lete'],
}
export const tillKey = `[has| ${Object.entries(TILL)
  .map(([id, [says]]) => `${says}: ${id}`)
  .join(' | ')} | none]`
const till = (at: 1 | 2, before: string, otherwise: string) =>
  `[till| ${Object.entries(TILL)
    .map(([id, one]) => `${id}: ${before}${one[at]}`)
    .join(' | ')} | ${otherwise}]`
export const KEEPS = till(1, '', 'dovtedy, kým sa uvidíme')
export const THEN = till(2, '', 'keď sa uvidia')
export const THEN_CAPITAL = `[till| ${Object.entries(TILL)
  .map(([id, one]) => `${id}: ${capital(one[2])}`)
  .join(' | ')} | Keď budú spolu,]`

const [NOM, GEN] = [name(0), name(1)]
const WHO = name(0, capital)

/** Who is where tonight, as the parent said it. */
export const OPEN = `[out| nursery: [Hero] je v škôlke v prírode a ${NOM} je doma. | school: [Hero] je v škole v prírode a ${NOM} je doma. | camp: [Hero] je v tábore a ${NOM} je doma. | gran: [Hero] dnes spí u babky, bez ${GEN}.${land(` ${WHO} je `, '', (at) => `${at}.`)} | [job| lorry: ${WHO} jazdí kamiónom${land(' a dnes je ', ' ďaleko po svete')}. | fire: ${WHO} má dnes službu. | nurse: ${WHO} má dnes nočnú v nemocnici. | night: ${WHO} má dnes nočnú. | carer: ${WHO} sa ${land('', 'ďaleko odtiaľto')} stará o cudzích starkých. | sea: ${WHO} pláva na lodi, ďaleko na mori. | mission: ${WHO} je ďaleko, až na misii. | by-week: ${WHO} je na týždňovkách ${land('', 'ďaleko od domu')}. | turnus: ${WHO} je na turnuse ${land('', 'ďaleko od domu')}. | weekly: ${WHO} pracuje ${land('', 'ďaleko od domu')}. | trip: ${WHO} je na služobke ${land('', 'v cudzom meste')}. | flight: ${WHO} je tam, kam sa letí lietadlom. | boarding: ${WHO} býva na internáte. | studies: ${WHO} je v škole, ktorá je ďaleko${land(', až ', '')}. | lives: ${WHO} býva ďaleko${land(', až ', '')}. | ${WHO} je ${land('', 'ďaleko')}.]]`
export const BACK = `[out| nursery, school, camp, gran: [till| none: Uvidia sa, ale nie dnes. | Uvidia sa až ${THEN}.] | [job| lives: [till| none: Uvidia sa, ale nie dnes. | Uvidia sa až ${THEN}.] | [till| none: Príde, ale nie dnes. | Príde až ${THEN}.]]]`

/** The bed of whoever is far, as the child sees it with closed eyes. */
export const THERE = `[out| nursery, school, camp: Doma horí malá lampa a pri nej ${NOM}. | [job| lorry: V kabíne za sedadlom je úzka posteľ a v nej ${NOM}. | fire, nurse, night: V šatni sú skrinky a na lavičke ${NOM}. | sea: V kajute sa hojdá úzka posteľ a v nej ${NOM}. | mission: Vo veľkej izbe je rad postelí a v jednej ${NOM}. | trip: V hoteli je biela posteľ a v nej ${NOM}. | boarding: Na internáte je poschodová posteľ a hore ${NOM}. | lives: V izbe, kde tikajú hodiny, je posteľ a v nej ${NOM}. | V cudzej izbe je posteľ a v nej ${NOM}.]]`
