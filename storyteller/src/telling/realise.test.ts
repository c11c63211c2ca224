import { describe, expect, test } from 'vitest'
import { parseTelling, type Rung, TellingFault } from './parse.ts'
import { type Context, realise, UntoldFault } from './realise.ts'

const told = (body: string, how: Partial<Context> = {}) =>
  realise(
    parseTelling(body),
    {
      rung: 2,
      keys: {},
      resolve: (slot) => ({ hero: 'Ema', he: 'she' })[slot],
      pick: () => 0,
      way: () => 0,
      details: 1,
      ...how,
    },
    ['“', '”'],
  )
const texts = (body: string, how?: Partial<Context>) => told(body, how).paragraphs.map(({ text }) => text)

describe('a body', () => {
  test('is told by rungs: some paragraphs from one on, some below it', () => {
    const body = '== a\nAlways.\n+3\nLong.\n/+3\n-3\nShort.\n/-3'
    const at = (rung: Rung) => texts(body, { rung })
    expect([at(1), at(2), at(3), at(4)]).toEqual([
      ['Always.', 'Short.'],
      ['Always.', 'Short.'],
      ['Always.', 'Long.'],
      ['Always.', 'Long.'],
    ])
  })

  test('fills slots, with a capital where one is written', () => {
    expect(texts('== a\n[Hero] said [he] knew. [He] did.')).toEqual(['Ema said she knew. She did.'])
    expect(() => texts('== a\n[Nobody] came.')).toThrow(UntoldFault)
  })

  test('fills the slots of a word of the world, and no deeper', () => {
    const resolve = (slot: string) => ({ hero: 'Ema', bed: '[his] bunk', loop: '[loop]', his: 'her' })[slot]
    expect(texts('== a\nIn [bed]. [Bed]. [loop]', { resolve })).toEqual(['In her bunk. Her bunk. [loop]'])
  })

  test('says what is so, and what else', () => {
    const body = '== a\nA came [with| with B | alone].[more| Many.]'
    expect(texts(body, { keys: { with: 'yes' } })).toEqual(['A came with B.'])
    expect(texts(body)).toEqual(['A came alone.'])
  })

  test('chooses by a key, labels that share a case, and the last for all others', () => {
    const body = '== a\nIt was [world| ocean, pirates: wet | space: cold | dry].'
    const by = (world: string) => texts(body, { keys: { world } })[0]
    expect(['ocean', 'pirates', 'space', 'forest'].map(by)).toEqual([
      'It was wet.',
      'It was wet.',
      'It was cold.',
      'It was dry.',
    ])
  })

  test('parts a sentence of a choice from the one before it', () => {
    const by = (world: string) => texts('== a\nIt was wet.[world| ocean: It shone. |]', { keys: { world } })[0]
    expect(['ocean', 'space'].map(by)).toEqual(['It was wet. It shone.', 'It was wet.'])
  })

  test('of many that hold tells the first that is asked for, and one by itself', () => {
    const body = '== a\nAn [has| apple, pear: orchard | hen: egg | odd one]. [has:hen| Cluck. | Hush.] [feels:sad| Oh.]'
    const by = (has: string[], feels: string[] = []) => texts(body, { keys: { has, feels } })[0]
    expect(by(['hen', 'pear'])).toBe('An orchard. Cluck.')
    expect(by(['hen'], ['proud', 'sad'])).toBe('An egg. Cluck. Oh.')
    expect(by([])).toBe('An odd one. Hush.')
  })

  test('chooses alike what shares a name', () => {
    const seen = new Set<string>()
    texts('== a\n<c:red~blue> and <c:red~blue>', {
      pick: (label) => {
        seen.add(label)
        return 0.9
      },
    })
    expect(seen).toEqual(new Set(['c']))
  })

  test('knows who speaks, and tells where nobody is named', () => {
    const { paragraphs, unspoken } = told('== a\n@fox “Go,” said the fox. “Now.” @owl “Why?”\n\n“Who?”')
    expect(paragraphs[0]?.spoken).toEqual([
      { quote: 0, who: 'fox' },
      { quote: 1, who: 'fox' },
      { quote: 2, who: 'owl' },
    ])
    expect(unspoken).toEqual([1])
  })

  test('keeps its marks and its refrain in the order in which they are told, and says none of them', () => {
    const { paragraphs, marks, refrain } = told(
      '== a\n*bell A bell. &first Ding.\n\n^bell Again. &last Ding. !asleep Asleep.',
    )
    expect(paragraphs.map(({ text }) => text)).toEqual(['A bell. Ding.', 'Again. Ding. Asleep.'])
    expect(marks.map(({ mark, id }) => `${mark} ${id}`)).toEqual(['plant bell', 'use bell', 'fact asleep'])
    expect(refrain.map(({ place }) => place)).toEqual(['first', 'last'])
  })

  test('says details only where there is room', () => {
    expect(texts('== a\nA cup((, blue)).', { details: 0 })).toEqual(['A cup.'])
    expect(texts('== a\nA cup((, blue)).')).toEqual(['A cup, blue.'])
    expect(texts('== a\n@owl “A cup. ((A blue one.))” said.', { details: 0 })).toEqual(['“A cup.” said.'])
  })

  test('tells one of the ways of a beat', () => {
    const body = '== turn:floats\nIt floated.\n== turn:any\nIt walked.\n== end\nHome.'
    expect(texts(body, { way: () => 1 })).toEqual(['It walked.', 'Home.'])
    expect(parseTelling(body).map(({ name, ways }) => [name, ways.length])).toEqual([
      ['turn', 2],
      ['end', 1],
    ])
  })

  test.each([
    ['text before the first beat', 'Hello.'],
    ['not closed', '== a\n+2\nHello.'],
    ['missing ]', '== a\n[hero'],
    ['missing >', '== a\n<a~b'],
    ['missing ))', '== a\n((a'],
    ['only the last case', '== a\n[world| one | two]'],
    ['is closed that is not open', '== a\n/+2'],
  ])('names the fault and its line: %s', (why, body) => {
    expect(() => parseTelling(body)).toThrow(TellingFault)
    expect(() => parseTelling(body)).toThrow(why)
  })
})
