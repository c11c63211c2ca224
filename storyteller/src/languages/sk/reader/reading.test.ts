import { describe, expect, test } from 'vitest'
import { readWishes } from '../../../wish/reader.ts'
import { ORDINARY } from './ordinary.testdata.ts'
import { reader } from './reader.ts'
import { WISHES } from './wishes.testdata.ts'

const wishes = WISHES.trim()
  .split('\n')
  .map((line) => line.split('|'))
  .map(([event = '', when = '', subject = '', named = '', ...text]) => ({
    ...{ event, when, subject },
    ids: named === '-' ? [] : named.split('+'),
    text: text.join('|'),
  }))

const read = (text: string) => readWishes(text, 'request', reader)

function idsOf(text: string): string[] {
  const { frames, guests } = read(text)
  const told = frames.flatMap(({ who, what, whom, where, also }) => [who, what, whom, where, ...also])
  const ids = told.map((one) => {
    if (one === null || one.as === 'child') return null
    if (one.as === 'thing') return one.entry
    if (one.as === 'kin') return one.kin
    return one.as === 'action' ? one.action : one.name
  })
  return [...ids.filter((id) => id !== null), ...guests]
}

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

function isRead({ text, event, when, subject, ids }: (typeof wishes)[number], written = text): boolean {
  const named = idsOf(written)
  return read(written).frames.some(
    (frame) =>
      frame.event === event &&
      (when === '-' || frame.when === when) &&
      (subject === '-' || frame.subject === subject) &&
      ids.every((id) => named.includes(id)),
  )
}

describe('wishes as parents type them', () => {
  test('come to what is meant', () => {
    const missed = wishes.filter((wish) => !isRead(wish)).map(({ text }) => text)
    expect(missed.length / wishes.length, missed.join('\n')).toBeLessThan(0.08)
  })

  test('come to it also without their marks, and in capitals', () => {
    const missed = wishes.filter((wish) => !isRead(wish, bare(wish.text)))
    expect(missed.length / wishes.length, missed.map(({ text }) => text).join('\n')).toBeLessThan(0.1)
    const shouted = wishes.filter((wish) => !isRead(wish, wish.text.toUpperCase()))
    expect(shouted.length / wishes.length, shouted.map(({ text }) => text).join('\n')).toBeLessThan(0.1)
  })

  test('are never left unread', () => {
    expect(wishes.filter(({ text }) => read(text).frames.length === 0).map(({ text }) => text)).toEqual([])
  })

  test.each([
    ['bojí sa pavúkvo', 'afraid', 'insects'],
    ['vypadol jej zubok', 'proud', 'tooth-out'],
    ['nechce sa obliekat rano', 'refuses', 'dressing'],
    ['zajtra ideme k zubarovy', 'going-to', 'dentist'],
    ['na trampoline si odlomila roh zuba', 'hurt', 'dentist'],
    ['jednotka mu po pade stmavla zub je sivy', 'hurt', 'dentist'],
    ['cestou zo zubara mal ockov palec v hrsti', 'going-to', 'dentist'],
    ['krstna mu vysypala zub do kosa', 'proud', 'tooth-out'],
    ['zub letel na strechu namiesto k vile', 'proud', 'tooth-out'],
    ['na zube ma spagat a caka', 'waiting', 'tooth-out'],
  ])('are read with a slip: %s', (text, event, subject) => {
    expect(read(text).frames[0]).toMatchObject({ event, subject })
  })

  test('say what must not be there', () => {
    const { frames, without } = read('o princeznej, ale bez čarodejníc')
    expect(without).toEqual(['carodejnica'])
    expect(frames[0]?.who).toMatchObject({ entry: 'princezna' })
  })

  test('bring a guest of our own for a hero of a film', () => {
    expect(read('labková patrola zachráni mačku').guests).toEqual(['steniatko'])
    expect(read('o Else a jej sestre').guests).toEqual(['princezna'])
  })

  test('keep a name and a trait', () => {
    expect(read('náš pes menom Bruno kradne ponožky').frames[0]?.who).toMatchObject({
      entry: 'pes',
      name: 'Bruno',
      traits: ['steals-socks'],
    })
  })

  test('give a toy its name back', () => {
    const { frames } = read('bojí sa tmy, zaspáva s medveďom Brumkom')
    expect(frames[0]?.also).toMatchObject([{ name: 'Brumko' }])
  })

  test('take no child for a feast, and no cockerel for a tap', () => {
    expect(read('Lucia sa bojí tmy').frames[0]).toMatchObject({ subject: 'dark', what: { entry: 'tma' } })
    expect(read('kohútik a sliepočka').frames[0]?.who).toMatchObject({ entry: 'kohut' })
  })

  test('say the slipper where it is a slipper', () => {
    expect(read('papučky utekajú').frames[0]?.who).toMatchObject({ entry: 'papuca' })
  })

  test('what led to a wish is not the wish, where it says itself whom it is about', () => {
    const wish = 'boli sme dnes v zoo a slon stál stále na slnku, tak prosím o slonovi čo nevie trúbiť'
    expect(read(wish).frames[0]).toMatchObject({ event: 'cannot', who: { entry: 'slon' } })
  })

  test.each([
    ['ako funguje žeriav', 'always'],
    ['včera rozbil babke vázu', 'past'],
    ['zajtra ide na očkovanie', 'tomorrow'],
    ['dnes jej vypadol zub', 'today'],
    ['dostal na krúžku hokeja päťku', 'past'],
    ['je po operácii kolena', 'past'],
  ])('tell the time: %s', (text, when) => {
    expect(read(text).frames[0]?.when).toBe(when)
  })
})

test('a name comes in its nominative, where the language can tell', () => {
  const named = (text: string) => JSON.stringify(read(text))
  expect(named('hrala sa s Eliškou')).toContain('"Eliška"')
  expect(named('pohádal sa kvôli fúrikom s Bruňom')).toContain('"Bruňo"')
  expect(named('zajtra príde kamarátka Eliška')).toContain('"Eliška"')
  expect(named('pozval svojho kamaráta Steva')).toContain('"Steve"')
  expect(named('kamaratke Eliske pokreslil zosit')).toContain('"Eliška"')
  expect(named('odstrihla kamarátke Zojke vrkoč')).toContain('"Zojka"')
  expect(named('v obchode stratil plyšového zajačika Chlpáčika')).toContain('"Chlpáčik"')
  expect(named('u dedka sú kozy Líza a Bela')).toContain('"Líza"')
})

test.each(['máme doma psa', 'mám rád psa', 'nech sa stane zázrak', 'mame doma macku'])(
  'a word with marks is not one without them: %s',
  (text) => {
    expect(JSON.stringify(read(text))).not.toMatch(/"mum"|"stan"/)
  },
)

test('a pet is nobody new of that kind', () => {
  expect(read('máme doma malého psíka').frames[0]?.subject).toBe('pet')
})

test('to whom it was done did not do it', () => {
  const { frames } = read('kamarátke Eliške pokreslil zošit a nechce sa ospravedlniť')
  expect(frames[0]).toMatchObject({ subject: 'saying-sorry', who: { as: 'child' } })
})

test('whose something is, is somebody', () => {
  expect(read('rozbila babkinu vázu').frames[0]).toMatchObject({ whom: { kin: 'grandma' } })
})

test.each([
  ['Dávidko', 'David rozbil susedovi okno'],
  ['Nina', 'Ninka pokreslila stenu'],
])('the child %s is the child by its fond name too', (name, text) => {
  expect(readWishes(text, 'request', reader, [name]).frames[0]).toMatchObject({ who: { as: 'child' } })
  expect(JSON.stringify(readWishes(text, 'request', reader, [name]))).not.toContain('somebody')
})

test.each([
  ['v škôlke ho udrel kamarát', 'teasing'],
  ['sotil kamaráta zo šmykľavky', 'hitting'],
  ['prepáčte za neskorý čas, zomrel nám dedko a syn je smutný', 'death-of-person'],
  ['má pomerne veľký strach zo psov', 'dogs'],
  ['rozprávka, ktorá by zmiernila strach z tmy', 'dark'],
  ['za oknom zbadala dve zelené oči', 'monster'],
])('%s is about %s', (text, subject) => {
  expect(read(text).frames[0]?.subject).toBe(subject)
})

test.each([
  ['papagáj Koko nevie povedať r', 'say-r'],
  ['vozík čo nevie zabočiť doprava', 'way-right'],
  ['strašidielko čo nikoho nevystraší', 'way-scare'],
  ['kravička, ktorá nevie bučať, iba mňauká', 'only-mnau'],
  ['autobus nevie zastaviť v Nitre', 'town-nitra'],
  ['drak nevie žonglovať a nech sa to ani nenaučí', 'way-no-learning'],
])('%s says %s', (wish, id) => {
  expect(read(wish).frames.flatMap(({ says }) => says)).toContain(id)
})

test.each(['drak nevie, čo robiť', 'kačka nevie plávať', 'kohút nevie kikiríkať', 'pes nevie trafiť domov'])(
  '%s is nothing that only one telling tells',
  (wish) => {
    expect(read(wish).frames.flatMap(({ says }) => says)).not.toContain('cannot-other')
  },
)

test('an ordinary day, and a grave one, is taken for nothing else', () => {
  const wrong = ORDINARY.flatMap(([text, about]) => {
    const subjects = read(text).frames.map(({ subject }) => subject)
    const isRight =
      about === null || typeof about === 'string'
        ? (subjects[0] ?? null) === about
        : !subjects.some((subject) => subject !== null && about.includes(subject))
    return isRight ? [] : [`${text}: ${subjects.join(', ')}`]
  })
  expect(wrong).toEqual([])
})
