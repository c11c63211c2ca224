import { expect, test } from 'vitest'
import type { Told } from '../craft/wish-frames.ts'
import { reader } from '../languages/en/reader/reader.ts'
import { reader as slovak } from '../languages/sk/reader/reader.ts'
import { literals } from './literals.ts'
import { readWishes } from './reader.ts'

const read = (text: string, field: 'request' | 'theme' = 'request') => readWishes(text, field, reader)
const plot = (text: string, field: 'request' | 'theme' = 'request') => read(text, field).frames[0]

/** Everybody and everything of a wish, by what we call them. */
function named(text: string): string[] {
  const called = (told: Told | null): string[] => {
    if (!told || told.as === 'child') return []
    if (told.as === 'thing') return [told.entry, ...(told.name ? [told.name] : [])]
    if (told.as === 'kin') return [told.kin, ...(told.name ? [told.name] : [])]
    return [told.as === 'action' ? told.action : told.name]
  }
  return read(text).frames.flatMap(({ who, what, whom, where, also }) =>
    [who, what, whom, where, ...also].flatMap(called),
  )
}

test.each([
  ['hes terrified of the injection on thursday', 'jab', 'afraid', 'tomorrow'],
  ['wobbly tooth came out at lunch!', 'tooth-out', 'proud', 'today'],
  ['fell off the climbing frame and broke his wrist a week ago', 'broken-bone', 'cannot', 'past'],
  ['jealous of the new baby', 'new-baby', 'jealous', 'always'],
  ['Great granny died on Monday', 'death-of-person', 'died', 'past'],
  ['shoved a girl off the slide at nursery today', 'hitting', 'did-wrong', 'today'],
  ['moving to Leeds in the autumn', 'moving-house', 'going-to', 'tomorrow'],
])('a day of the child: %s', (text, subject, event, when) => {
  expect(plot(text)).toMatchObject({ subject, event, when, who: { as: 'child' } })
})

test.each([
  ['a goose who longs to sing', 'goose', 'wants'],
  ['the walrus that cannot dive', 'walrus', 'cannot'],
  ['badger is scared of mice', 'badger', 'afraid'],
  ['a mole makes friends with a bat', 'mole', 'become-friends'],
  ['an otter saves a duckling', 'otter', 'rescue'],
])('somebody imagined: %s', (text, entry, event) => {
  expect(plot(text)).toMatchObject({ event, who: { as: 'thing', entry } })
})

test('what is feared, wanted or not yet done stands in its own place', () => {
  expect(plot('an elephant afraid of snails')?.what).toMatchObject({ entry: 'snail', isMany: true })
  expect(plot('a penguin who wants to fly')?.what).toEqual({ as: 'action', action: 'fly' })
  expect(plot('a robot makes friends with a snail')?.whom).toMatchObject({ entry: 'snail' })
  expect(plot('a fox meets a crab on the beach')?.where).toMatchObject({ entry: 'beach' })
})

test.each([
  ['a hegdehog in the snow', 'hedgehog'],
  ['crocodle', 'crocodile'],
  ['UNICORNS!!!!', 'unicorn'],
  ['the littel dragoon', 'dragon'],
  ['pengiun', 'penguin'],
  ['🦔', 'hedgehog'],
  ['a t-rex', 'tyrannosaurus'],
])('a slip, a shout or a picture is read: %s', (text, entry) => {
  expect(named(text)).toContain(entry)
})

test('a word that is rightly spelled is never taken for another', () => {
  expect(named('a horse in the house')).toEqual(expect.arrayContaining(['horse', 'house']))
  expect(named('he thinks about it later')).not.toContain('water')
})

test('a slip is read in what happens too', () => {
  expect(plot('she is jelous of the new baby')).toMatchObject({ subject: 'new-baby', event: 'jealous' })
  expect(plot('tommorow we go to the dentsit')).toMatchObject({ subject: 'dentist', when: 'tomorrow' })
})

test('a name given to somebody is theirs, with what is told of them', () => {
  expect(plot('our cat Pumpkin who snores')?.who).toMatchObject({ entry: 'cat', name: 'Pumpkin', traits: ['snores'] })
  expect(plot('a fluffy green monster called Bogwin')?.who).toMatchObject({
    ...{ entry: 'monster', name: 'Bogwin', traits: ['fluffy', 'green'] },
  })
  expect(plot('teddy Sir Hugo has one ear chewed off')?.who).toMatchObject({ entry: 'teddy', traits: ['ear-chewed'] })
  expect(named('she fell out with her best friend Amira today').join()).toContain('friend,Amira')
})

test('a name of which nothing more is known is somebody', () => {
  expect(
    plot('a picnic with Ottoline and a bear')?.also.concat(plot('a picnic with Ottoline and a bear')?.who ?? []),
  ).toContainEqual({
    as: 'somebody',
    name: 'Ottoline',
  })
})

test.each(['Misses his old dog so much', 'Hates the dentist', 'the others called him names', 'Scared of a wolf'])(
  'a word at the head of a sentence is no name: %s',
  (text) => {
    expect(JSON.stringify(read(text))).not.toMatch(/"name":"/)
  },
)

test('what does not pass the gate as a name is none', () => {
  const text = JSON.stringify(read('a dog called Shithead'))
  expect(text).not.toMatch(/shit/i)
})

test('nothing of what was typed goes on but names', () => {
  const typed = 'Zorbl gleeps about qwertish blomfields, please, and something with frobnication'
  expect(JSON.stringify(read(typed))).not.toMatch(/gleeps|qwertish|blomfields|frobnication/)
})

test('what must not be in it is left out', () => {
  const reading = read('a wizard in a forest, but no spiders please, and without witches')
  expect(reading.without).toEqual(['spider', 'witch'])
  expect(named('a wizard in a forest, but no spiders please')).not.toContain('spider')
})

test('a brand comes as somebody of ours', () => {
  const reading = read('Paw Patrol and a submarine')
  expect(reading.guests).toEqual(['puppy'])
  expect(JSON.stringify(reading)).not.toMatch(/patrol/i)
})

test('of two wishes the one of the child’s own day is the plot', () => {
  const { frames } = read('A dragon who can’t breathe fire. Also she starts school on Monday and is nervous')
  expect(frames.map(({ subject }) => subject)).toEqual(['first-day', null])
  expect(frames[1]).toMatchObject({ event: 'cannot', who: { entry: 'dragon' } })
})

test('never more than two', () => {
  expect(read('dentist on Monday. New baby in May. Also moving house. Plus scared of dogs').frames).toHaveLength(2)
})

test('a theme is one wish, told as it happens', () => {
  expect(read('unicorns and ice skating', 'theme').frames).toHaveLength(1)
  expect(plot('first day at nursery', 'theme')).toMatchObject({ subject: 'first-day', when: 'today' })
})

test('a question asks how something works', () => {
  expect(plot('why do cats purr')).toMatchObject({ event: 'how-it-works' })
  expect(plot('where does the rubbish go?')).toMatchObject({ event: 'how-it-works' })
})

test('whether every word was read is said', () => {
  expect(read('a fox and an owl').isWhole).toBe(true)
  expect(read('a fox and a chiaroscuro').isWhole).toBe(false)
  expect(read('xyzzy plugh')).toMatchObject({ frames: [], isWhole: false })
})

test('the nearest theme of ours is told', () => {
  expect(read('an octopus').theme).toBe('ocean')
  expect(read('a sandwich').theme).toBeNull()
})

test.each([
  'a'.repeat(500),
  'who wants to '.repeat(38),
  'afraid of the '.repeat(35),
  'no '.repeat(166),
  'is '.repeat(166),
  'brother sister '.repeat(33),
  '!?.,;'.repeat(100),
  '🦄'.repeat(250),
  'A'.repeat(250) + '.'.repeat(250),
  'lost her '.repeat(55),
  'Mr '.repeat(166),
  `${'x '.repeat(240)}called Zed`,
])('hostile words are read like any: %.20s', (text) => {
  // How long it takes is the bench's to say; what never came to an end would end the test.
  expect(readWishes(text, 'request', reader).frames.length).toBeLessThanOrEqual(2)
})

test('a thing that something is in is a place, and no hero', () => {
  const frame = plot('in the bus he forgot his bunny')
  expect(frame).toMatchObject({ who: { as: 'child' }, what: { entry: 'rabbit' }, where: { entry: 'bus' } })
})

test('the child by its name is the child', () => {
  const named = (text: string, craft = reader, known = ['Zoe', 'Ela']) => readWishes(text, 'request', craft, known)
  expect(named('Zoe is scared of the dark').frames[0]).toMatchObject({ subject: 'dark', who: { as: 'child' } })
  expect(named("Zoe's first day at school").frames[0]?.who).toEqual({ as: 'child' })
  expect(JSON.stringify(named('s Elou ideme k zubárovi', slovak))).not.toMatch(/"name":"/)
})

test('a name comes in its nominative, where the language can tell', () => {
  const named = (text: string) => JSON.stringify(readWishes(text, 'request', slovak))
  expect(named('hrala sa s Eliškou')).toContain('"Eliška"')
  expect(named('pohádal sa kvôli fúrikom s Bruňom')).toContain('"Bruňo"')
  expect(named('zajtra príde kamarátka Eliška')).toContain('"Eliška"')
  expect(named('pozval svojho kamaráta Steva')).toContain('"Steve"')
})

test.each(['máme doma psa', 'mám rád psa', 'nech sa stane zázrak', 'mame doma macku'])(
  'a word with marks is not one without them: %s',
  (text) => {
    expect(JSON.stringify(readWishes(text, 'request', slovak))).not.toMatch(/"mum"|"stan"/)
  },
)

test('the beginnings of words in a pattern are no words', () => {
  const { whole, stems } = literals(
    /\b(?:(?:anglick|cesk)\w+|zuby?|pohad\w*|(?<!od )vcera|(?:\w+ )?doma|(?:vy)?hynu)\b/,
  )
  expect(whole).toEqual(['zuby', 'zub', 'vcera', 'doma'])
  expect(stems).toEqual(['anglick', 'cesk', 'pohad'])
})
