import { APICallError } from 'ai'
import { describe, expect, test } from 'vitest'
import type { ModelAnswer } from '../../testing/model-server.ts'
import { BRIEF, listen, NOTE, PARAGRAPHS, restOf, STORY, scriptedModel, shown } from '../../testing/model-story.ts'
import { retryWait } from './model-retry.ts'

const SOON = { 'retry-after-ms': '10' }
const words = (text: string) => text.split(/\s+/).length

describe('a model that has trouble at first', () => {
  test.each<[string, ModelAnswer]>([
    ['is busy', { status: 429, headers: SOON }],
    ['fails', { status: 500, headers: SOON }],
    ['is overloaded', { status: 529, headers: SOON }],
    ['stalls before its first word', { text: STORY, stallAfter: 0 }],
    ['breaks off before its first paragraph stands', { text: STORY, breakAfter: 8 }],
    ['says nothing', { text: '' }],
    ['says nonsense', { text: 'blah blah blah\n\nblah' }],
  ])('and %s, is asked again and tells', async (_what, trouble) => {
    const { server, teller } = await scriptedModel({ answers: [trouble, { text: STORY }] })
    const { code, paragraphs } = await listen(teller)
    expect(code).toBe(null)
    expect(paragraphs).toEqual(PARAGRAPHS.map(shown))
    expect(server.told).toHaveLength(2)
  })

  test.each<[string, Record<string, string>, number, number | null]>([
    ['the time it asks for, in seconds', { 'retry-after': '7' }, 0, 7000],
    ['the time it asks for, to the millisecond', { 'retry-after': '7', 'retry-after-ms': '6500' }, 1, 6500],
    ['one second where it asks for none', {}, 0, 1000],
    ['two seconds the next time', {}, 1, 2000],
    ['no third time', {}, 2, null],
    ['no time longer than a child waits', { 'retry-after': '21' }, 0, null],
  ])('is given %s', (_what, responseHeaders, tried, waitMs) => {
    const busy = { message: 'busy', url: 'http://localhost', requestBodyValues: {}, statusCode: 429, responseHeaders }
    expect(retryWait(new APICallError(busy), tried)).toBe(waitMs)
  })

  test('is not waited for where it asks for longer than a child waits', async () => {
    const { server, teller } = await scriptedModel({ answers: [{ status: 429, headers: { 'retry-after': '3600' } }] })
    expect(await listen(teller)).toMatchObject({ told: [], code: 'generation_failed' })
    expect(server.told).toHaveLength(1)
  })
})

describe('a model that fails', () => {
  test.each<[string, ModelAnswer, number]>([
    ['answers 500 whenever it is asked', { status: 500, headers: SOON }, 3],
    ['is busy whenever it is asked', { status: 429, headers: SOON }, 3],
    ['refuses the key', { status: 401 }, 1],
    ['does not know the model', { status: 404 }, 1],
    ['answers a page of HTML', { body: '<html><body>Bad gateway</body></html>' }, 3],
    ['never says a word', { text: '' }, 3],
    ['says nothing but nonsense', { text: 'blah blah blah\n\nblah' }, 3],
    ['never begins', { text: STORY, stallAfter: 0 }, 3],
  ])('because it %s has said nothing, and was asked often enough', async (_what, answer, times) => {
    const { server, teller } = await scriptedModel({ answers: [answer] })
    expect(await listen(teller)).toMatchObject({ told: [], code: 'generation_failed' })
    expect(server.told).toHaveLength(times)
  })

  test('ends within the total time, however it dawdles', async () => {
    const { teller } = await scriptedModel({ answers: [{ text: STORY, stallAfter: 30 }], idle: 60_000, total: 300 })
    expect((await listen(teller)).code).toBe('generation_failed')
  })

  test('is left at once when the story is not wanted any more', async () => {
    const { teller } = await scriptedModel({ answers: [{ text: STORY, stallAfter: 60 }], idle: 60_000 })
    const reason = new Error('not wanted')
    const wanted = new AbortController()
    setTimeout(() => wanted.abort(reason), 100)
    await expect(listen(teller, BRIEF, wanted.signal)).rejects.toBe(reason)
  })
})

describe('a story that breaks off half-way', () => {
  const half = words(`# The Rainy Wood ${PARAGRAPHS.slice(0, 5).join(' ')} Step 6. The`)

  test.each<[string, ModelAnswer]>([
    ['the model stalls', { text: STORY, stallAfter: half }],
    ['the connection breaks', { text: STORY, breakAfter: half }],
  ])('because %s is told on from where it stands', async (_what, trouble) => {
    const { server, teller } = await scriptedModel({ answers: [trouble, { text: restOf(PARAGRAPHS.slice(5)) }] })
    const { code, paragraphs, told } = await listen(teller)
    expect(code).toBe(null)
    expect(paragraphs).toEqual(PARAGRAPHS.map(shown))
    expect(told.filter(({ kind }) => kind === 'title')).toHaveLength(1)
    expect(server.told[1]).toContain('toldSoFar')
    expect(server.told[1]).toContain('Step 5.')
    expect(server.told[1]).not.toContain('Step 6.')
  })

  test('again and again is not finished', async () => {
    const { server, teller } = await scriptedModel({
      answers: [
        { text: STORY, breakAfter: 40 },
        { text: 'Then it', breakAfter: 1 },
      ],
    })
    const { code, told, finished } = await listen(teller)
    expect(code).toBe('generation_failed')
    expect(told.length).toBeGreaterThan(1)
    expect(finished).toBe(undefined)
    expect(server.told).toHaveLength(3)
  })

  test('when nearly all of it is told is brought to bed by the built-in storyteller', async () => {
    const most = words(`# The Rainy Wood ${PARAGRAPHS.slice(0, 10).join(' ')} Then the`)
    const { server, teller } = await scriptedModel({ answers: [{ text: STORY, breakAfter: most }] })
    const { code, paragraphs, finished } = await listen(teller)
    expect(code).toBe(null)
    expect(paragraphs.slice(0, 10)).toEqual(PARAGRAPHS.slice(0, 10).map(shown))
    expect(paragraphs.at(-1)).toMatch(/Mia/)
    expect(finished?.provenance).toMatchObject({ engine: 'model', model: 'tiny', fellBack: true })
    expect(server.told).toHaveLength(1)
  })

  test('when the time is up and nearly all is told is brought to bed as well', async () => {
    const most = words(`# The Rainy Wood ${PARAGRAPHS.slice(0, 10).join(' ')} Then the`)
    const { teller } = await scriptedModel({ answers: [{ text: STORY, stallAfter: most }], idle: 60_000, total: 6000 })
    const { code, finished } = await listen(teller)
    expect(code).toBe(null)
    expect(finished?.provenance.fellBack).toBe(true)
  })
})

describe('a story cut off by its length', () => {
  const told = PARAGRAPHS.slice(0, 9).join('\n\n')

  test('ends at its last whole sentence, and the built-in storyteller winds it down', async () => {
    const text = `# The Rainy Wood\n\n${told}\n\nOne more step came. The frog sang “Rib`
    const { teller } = await scriptedModel({ answers: [{ text, finish: 'length' }] })
    const { code, paragraphs, finished } = await listen(teller)
    expect(code).toBe(null)
    expect(paragraphs[9]).toBe('One more step came.')
    expect(paragraphs.slice(10).join(' ')).toMatch(/good ?night|sleep/i)
    expect(finished?.provenance).toMatchObject({ engine: 'model', fellBack: true })
    expect(finished?.provenance.checks).toContain('calm')
  })

  test('far too early is told on', async () => {
    const text = `# The Rainy Wood\n\n${PARAGRAPHS.slice(0, 3).join('\n\n')}\n\nStep`
    const { server, teller } = await scriptedModel({
      answers: [{ text, finish: 'length' }, { text: restOf(PARAGRAPHS.slice(3)) }],
    })
    expect((await listen(teller)).paragraphs).toEqual(PARAGRAPHS.map(shown))
    expect(server.told).toHaveLength(2)
  })

  test('inside its note is whole', async () => {
    const { teller } = await scriptedModel({ answers: [{ text: STORY.slice(0, -40), finish: 'length' }] })
    const { paragraphs, finished } = await listen(teller)
    expect(paragraphs).toEqual(PARAGRAPHS.map(shown))
    expect(finished?.provenance.fellBack).toBe(false)
  })
})

describe('a model that will not tell', () => {
  const REFUSALS: [string, ModelAnswer][] = [
    ['says so', { text: 'I’m sorry, but I can’t help with that.' }],
    ['says so in Slovak', { text: 'Prepáčte, ale s týmto nemôžem pomôcť.' }],
    ['says so under a title', { text: '# Sorry\n\nI cannot write this story.' }],
    ['is stopped by its own filter', { text: '# The', finish: 'content_filter' }],
    ['has its prompt stopped by a filter', { status: 400, body: '{"error":{"code":"content_filter","message":"no"}}' }],
  ]

  test.each(REFUSALS)('and %s is asked for a softer story, once, then the wish is refused', async (_what, answer) => {
    const { server, teller } = await scriptedModel({ answers: [answer] })
    expect(await listen(teller)).toMatchObject({ told: [], code: 'content_refused' })
    expect(server.told).toHaveLength(2)
    expect(server.told[0]).not.toContain('A filter stopped the first try')
    expect(server.told[1]).toContain('A filter stopped the first try')
  })

  test.each(REFUSALS)('and %s may tell the softer one', async (_what, answer) => {
    const { teller } = await scriptedModel({ answers: [answer, { text: STORY }] })
    const { told, paragraphs } = await listen(teller)
    expect(told[0]).toEqual({ kind: 'title', text: 'The Rainy Wood' })
    expect(paragraphs).toEqual(PARAGRAPHS.map(shown))
  })

  test('half-way goes on more gently from what was shown', async () => {
    const half = `# The Rainy Wood\n\n${PARAGRAPHS.slice(0, 5).join('\n\n')}\n\nStep`
    const { server, teller } = await scriptedModel({
      answers: [{ text: half, finish: 'content_filter' }, { text: restOf(PARAGRAPHS.slice(5)) }],
    })
    expect((await listen(teller)).paragraphs).toEqual(PARAGRAPHS.map(shown))
    expect(server.told[1]).toContain('in the gentlest way there is')
  })
})

test('a note that holds nonsense leaves a story that remembers itself', async () => {
  const { teller } = await scriptedModel({ answers: [{ text: STORY.replace(NOTE, '---META---\n[1, {"summary":') }] })
  expect((await listen(teller)).finished?.bible.synopsis).toContain('Step 1.')
})
