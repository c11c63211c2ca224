import { describe, expect, test } from 'vitest'
import { listen, NOTE, PARAGRAPHS, restOf, STORY, scriptedModel, shown } from '../../testing/model-story.ts'

const LIVELY = PARAGRAPHS.slice(0, 10)
const END = PARAGRAPHS.slice(10)
const more = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => (LIVELY[0] ?? '').replace('1.', `${from + index}.`))

describe('a story whose length and arc are right', () => {
  test('is asked for once', async () => {
    const { server, teller } = await scriptedModel({ answers: [{ text: STORY }] })
    expect((await listen(teller)).finished?.provenance.checks).toEqual(expect.arrayContaining(['length', 'calm']))
    expect(server.told).toHaveLength(1)
  })
})

describe('a story that ends too soon', () => {
  const short = `# The Rainy Wood\n\n${[...LIVELY.slice(0, 5), ...END.slice(2)].join('\n\n')}\n\n${NOTE}`

  test('loses the end that nobody has seen yet, and goes on', async () => {
    const { server, teller } = await scriptedModel({
      answers: [{ text: short }, { text: restOf([...LIVELY.slice(5), ...END]) }],
    })
    const { paragraphs, finished } = await listen(teller)
    expect(paragraphs).toEqual(PARAGRAPHS.map(shown))
    expect(finished?.provenance.checks).toContain('length')
    const asked = server.told[1] ?? ''
    expect(asked).toContain('It came to its end too soon')
    expect(asked).toContain('120 words')
    expect(asked).toContain('Write 130 to 280 words more')
    expect(asked).not.toContain('Her eyes closed')
  })

  test('twice is taken as it is', async () => {
    const { server, teller } = await scriptedModel({ answers: [{ text: short }, { text: restOf(END) }] })
    const { code, paragraphs, finished } = await listen(teller)
    expect(code).toBe(null)
    expect(paragraphs.at(-1)).toBe(shown(END[2] ?? ''))
    expect(finished?.provenance.checks).not.toContain('length')
    expect(server.told).toHaveLength(2)
  })

  test('and is hardly one even then is none', async () => {
    const tiny = `# The Rainy Wood\n\n${END[2]}`
    const { teller } = await scriptedModel({ answers: [{ text: tiny }, { text: END[2] }] })
    expect((await listen(teller)).code).toBe('generation_failed')
  })
})

describe('a story that runs long', () => {
  const endless = `# The Rainy Wood\n\n${[...LIVELY, ...more(11, 40)].join('\n\n')}`

  test('is left where its close must begin, and asked to come home', async () => {
    const { server, teller } = await scriptedModel({ answers: [{ text: endless }, { text: restOf(END) }] })
    const { paragraphs, finished } = await listen(teller)
    expect(paragraphs.slice(-3)).toEqual(END.map(shown))
    expect(finished?.provenance.checks).toEqual(expect.arrayContaining(['length', 'calm']))
    expect(finished?.provenance.fellBack).toBe(false)
    expect(server.told).toHaveLength(2)
    expect(server.told[1]).toContain('It has to come home now')
  })

  test('all the same is brought to bed by the built-in storyteller', async () => {
    const { server, teller } = await scriptedModel({
      answers: [{ text: endless }, { text: more(100, 40).join('\n\n') }],
    })
    const { code, paragraphs, finished } = await listen(teller)
    expect(code).toBe(null)
    expect(finished?.provenance.fellBack).toBe(true)
    expect(finished?.provenance.readability.words).toBeLessThan(400 * 1.5)
    expect(paragraphs.at(-1)).toContain('Mia')
    expect(server.told).toHaveLength(2)
  })
})

describe('a story that does not end at rest', () => {
  test('is asked for its close', async () => {
    const wild = `# The Rainy Wood\n\n${[...LIVELY, ...more(11, 1)].join('\n\n')}\n\n${NOTE}`
    const { server, teller } = await scriptedModel({ answers: [{ text: wild }, { text: restOf(END) }] })
    const { paragraphs, finished } = await listen(teller)
    expect(paragraphs).toHaveLength(14)
    expect(finished?.provenance.checks).toContain('calm')
    expect(server.told[1]).toContain('It has to come home now')
  })
})
