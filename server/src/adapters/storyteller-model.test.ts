import type { Brief, Told } from '@perinka/storyteller/brief'
import { afterEach, describe, expect, test } from 'vitest'
import { Failure } from '../http/failure.ts'
import type { Storyteller } from '../ports/storyteller.ts'
import { type ModelAnswer, type ModelServer, modelServer } from '../testing/model-server.ts'
import { withFallback } from './storyteller-fallback.ts'
import { modelStoryteller } from './storyteller-model.ts'

const BRIEF: Brief = {
  language: 'en',
  length: 'short',
  theme: { id: 'forest', text: 'forest' },
  child: {
    name: 'Mia',
    age: 5,
    gender: 'she',
    isHero: true,
    favoriteThemes: ['Space'],
    favoriteCharacters: [],
    dislikedCharacters: ['spiders'],
    filters: [],
  },
  cast: [],
  request: null,
  seed: '0:1',
  history: [],
  chapter: null,
  familyNames: ['Mia'],
}

const SENTENCES = 'The moss was soft and green. [[C1]] listened to the rain. A small snail carried the evening home.'
const PARAGRAPHS = Array.from({ length: 10 }, (_, index) => `Step ${index + 1}. ${SENTENCES}`)
const NOTE = '---META---\n{"summary": "[[C1]] walks.", "place": "a wood", "facts": ["a snail"], "openThread": null}'
const STORY = `# The Rainy Wood\n\n${PARAGRAPHS.join('\n\n')}\n\n${NOTE}`
const shown = (paragraph: string) => paragraph.replaceAll('[[C1]]', 'Mia')

let server: ModelServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function storyteller(...answers: ModelAnswer[]): Promise<Storyteller> {
  server = await modelServer(...answers)
  const config = { provider: 'openai-compatible', model: 'tiny', apiKey: null, baseUrl: server.baseUrl } as const
  return modelStoryteller({ ...config, fallback: false }, { idle: 400, total: 20_000 })
}

/** What was said before it ended, and the code it failed with. */
async function listen(teller: Storyteller, brief = BRIEF, signal = AbortSignal.timeout(30_000)) {
  const told: Told[] = []
  try {
    for await (const one of teller.tell(brief, signal)) told.push(one)
    return { told, code: null }
  } catch (error) {
    if (error instanceof Failure) return { told, code: error.code }
    throw error
  }
}

describe('a model that tells a story', () => {
  test('is heard paragraph by paragraph, with the child’s name in place', async () => {
    const { told } = await listen(await storyteller({ text: STORY }))
    expect(told.slice(0, -1)).toEqual([
      { kind: 'title', text: 'The Rainy Wood' },
      ...PARAGRAPHS.map((text) => ({ kind: 'paragraph', text: shown(text) })),
    ])
    expect(told.at(-1)).toMatchObject({
      kind: 'finished',
      provenance: { engine: 'model', model: 'tiny', promptVersion: '1', fellBack: false },
      bible: {
        seriesTitle: 'The Rainy Wood',
        synopsis: 'Mia walks.',
        place: 'a wood',
        facts: ['a snail'],
        promise: null,
      },
    })
  })

  test('needs no note: the story is remembered from itself', async () => {
    const { told, code } = await listen(await storyteller({ text: STORY.replace(NOTE, '') }))
    expect(code).toBe(null)
    expect(told.at(-1)).toMatchObject({ bible: { synopsis: expect.stringContaining('Step 1.') } })
  })

  test('that is busy is asked again', async () => {
    const busy = { status: 429, headers: { 'retry-after-ms': '10' } }
    const { code } = await listen(await storyteller(busy, { text: STORY }))
    expect(code).toBe(null)
    expect(server?.requests).toHaveLength(2)
  })

  test('may think aloud before it begins', async () => {
    const { told, code } = await listen(await storyteller({ text: `<think>Spiders? No.</think>\n\n${STORY}` }))
    expect(code).toBe(null)
    expect(told[0]).toEqual({ kind: 'title', text: 'The Rainy Wood' })
  })
})

describe('a paragraph that fails its check', () => {
  const broken = STORY.replace('Step 3. ', 'Step 3. [[C7]] ')

  test('is written anew before anybody sees it', async () => {
    const { told, code } = await listen(
      await storyteller({ text: broken }, { text: 'A better third step for [[C1]].' }),
    )
    expect(code).toBe(null)
    expect(told[3]).toEqual({ kind: 'paragraph', text: 'A better third step for Mia.' })
    expect(server?.requests).toHaveLength(2)
  })

  test('and fails again ends the story for review', async () => {
    const { told, code } = await listen(await storyteller({ text: broken }, { text: 'Still [[C7]].' }))
    expect(code).toBe('content_review')
    expect(told).toHaveLength(3)
  })

  test.each([
    [
      'another language',
      'Dážď šušťal v mäkkom machu, žltá žaba sa váľala v tráve a čierny slimák niesol večer domov, krôčik po krôčiku, celkom potichučky.',
    ],
    ['mark-up', 'The <b>snail</b> went home.'],
    ['what the family keeps out', 'A spider came by.'],
    ['its own instructions', 'As an AI language model I tell a story.'],
  ])('because of %s is never shown', async (_what, text) => {
    const { told, code } = await listen(await storyteller({ text: STORY.replace(PARAGRAPHS[1] ?? '', text) }, { text }))
    expect(code).toBe('content_review')
    expect(JSON.stringify(told)).not.toContain(text.slice(0, 12))
  })
})

describe('a model that fails', () => {
  test.each<[string, ModelAnswer, string]>([
    ['answers 500 three times', { status: 500, headers: { 'retry-after-ms': '10' } }, 'generation_failed'],
    ['refuses the key', { status: 401 }, 'generation_failed'],
    ['answers a page of HTML', { body: '<html><body>Bad gateway</body></html>' }, 'generation_failed'],
    ['says nothing', { text: '' }, 'generation_failed'],
    ['says nonsense', { text: 'blah blah blah\n\nblah' }, 'generation_failed'],
    ['never begins', { text: STORY, stallAfter: 0 }, 'generation_failed'],
    ['says it cannot', { text: 'I’m sorry, but I can’t help with that.' }, 'content_refused'],
    ['is stopped by its own filter', { text: '# The', finish: 'content_filter' }, 'content_refused'],
  ])('because it %s has said nothing, and fails with the right code', async (_what, answer, expected) => {
    const { told, code } = await listen(await storyteller(answer))
    expect(code).toBe(expected)
    expect(told).toEqual([])
  })

  test.each<[string, ModelAnswer]>([
    ['stalls half-way', { text: STORY, stallAfter: 120 }],
    ['breaks off half-way', { text: STORY, breakAfter: 120 }],
    ['is cut off by its length', { text: STORY.slice(0, 700), finish: 'length' }],
    ['stops far too early', { text: STORY.split('\n\n').slice(0, 4).join('\n\n') }],
  ])('because it %s never finishes', async (_what, answer) => {
    const { told, code } = await listen(await storyteller(answer))
    expect(code).toBe('generation_failed')
    expect(told.length).toBeGreaterThan(1)
    expect(told.some(({ kind }) => kind === 'finished')).toBe(false)
  })

  test('ends within the total time, however it dawdles', async () => {
    server = await modelServer({ text: STORY, stallAfter: 30 })
    const config = { provider: 'openai-compatible', model: 'tiny', apiKey: null, baseUrl: server.baseUrl } as const
    const dawdling = modelStoryteller({ ...config, fallback: false }, { idle: 60_000, total: 300 })
    expect((await listen(dawdling)).code).toBe('generation_failed')
  })

  test('is left at once when the story is not wanted any more', async () => {
    const teller = await storyteller({ text: STORY, stallAfter: 60 })
    const reason = new Error('not wanted')
    const wanted = new AbortController()
    setTimeout(() => wanted.abort(reason), 100)
    await expect(listen(teller, BRIEF, wanted.signal)).rejects.toBe(reason)
  })
})

describe('a model of', () => {
  test.each([
    ['openai', '/v1/responses'],
    ['anthropic', '/v1/messages'],
    ['google', '/v1/models/tiny:streamGenerateContent?alt=sse'],
    ['openai-compatible', '/v1/chat/completions'],
  ] as const)('%s is asked in its own way, at the address of the configuration', async (provider, path) => {
    server = await modelServer({ status: 400 })
    const teller = modelStoryteller({ provider, model: 'tiny', apiKey: 'k', baseUrl: server.baseUrl, fallback: false })
    expect((await listen(teller)).code).toBe('generation_failed')
    expect(server.paths).toEqual([path])
    // The family's wishes are not the provider's to keep.
    if (provider === 'openai') expect(JSON.parse(server.requests[0] ?? '')).toMatchObject({ store: false })
  })
})

describe('the built-in storyteller in a model’s stead', () => {
  const spare: Storyteller = {
    adapter: 'built-in',
    model: null,
    async *tell(): AsyncGenerator<Told> {
      yield { kind: 'title', text: 'Spare' }
      yield { kind: 'paragraph', text: 'Good night.' }
      const readability = { words: 2, sentences: 1, score: 1 }
      const provenance = {
        engine: 'built-in',
        model: 'x',
        promptVersion: null,
        checks: [],
        readability,
        fellBack: false,
      } as const
      const bible = { seriesTitle: 'Spare', synopsis: '', place: '', cast: [], facts: [], promise: null }
      yield { kind: 'finished', provenance: { ...provenance, checks: [] }, bible, trace: [] }
    },
  }

  test('tells the story where the model is down, and the story says so', async () => {
    const { told } = await listen(withFallback(await storyteller({ status: 401 }), spare))
    expect(told.map(({ kind }) => kind)).toEqual(['title', 'paragraph', 'finished'])
    expect(told.at(-1)).toMatchObject({ provenance: { fellBack: true } })
  })

  test('never takes over what was begun, nor what was refused', async () => {
    const halfWay = withFallback(await storyteller({ text: STORY, breakAfter: 120 }), spare)
    expect((await listen(halfWay)).code).toBe('generation_failed')
    await server?.close()
    const refused = withFallback(await storyteller({ text: 'I’m sorry, but I can’t.' }), spare)
    expect(await listen(refused)).toEqual({ told: [], code: 'content_refused' })
  })
})
