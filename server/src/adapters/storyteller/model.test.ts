import type { Provenance, StoryEvent } from '@perinka/storyteller/brief'
import { describe, expect, test } from 'vitest'
import type { Storyteller } from '../../ports/storyteller.ts'
import { modelServer } from '../../testing/model-server.ts'
import { BRIEF, listen, NOTE, PARAGRAPHS, STORY, scriptedModel, shown, tellerOf } from '../../testing/model-story.ts'
import { withFallback } from './built-in.ts'

describe('a model that tells a story', () => {
  test('is heard paragraph by paragraph, with the child’s name in place', async () => {
    const { teller } = await scriptedModel({ answers: [{ text: STORY }] })
    const { told } = await listen(teller)
    expect(told.slice(0, -1)).toEqual([
      { kind: 'title', text: 'The Rainy Wood' },
      ...PARAGRAPHS.map((text) => ({ kind: 'paragraph', text: shown(text) })),
    ])
  })

  test('is remembered with how the story was made and what its series may recall', async () => {
    const { teller } = await scriptedModel({ answers: [{ text: STORY }] })
    const { finished } = await listen(teller)
    expect(finished).toMatchObject({
      provenance: { engine: 'model', model: 'tiny', promptVersion: '3', fellBack: false },
      bible: {
        seriesTitle: 'The Rainy Wood',
        synopsis: 'Mia walks.',
        place: 'a wood',
        facts: ['a snail'],
        promise: null,
      },
    })
    expect(finished?.provenance.checks).toEqual(
      expect.arrayContaining([
        'names',
        'markup',
        'leak',
        'language',
        'avoids',
        'safety',
        'self-check',
        'length',
        'calm',
      ]),
    )
    expect(finished?.provenance.readability.words).toBeGreaterThan(250)
  })

  test('is heard while it still speaks: the first paragraph at once, the others when the next one stands', async () => {
    const words = STORY.split(/\s+/).indexOf('4.')
    const { teller } = await scriptedModel({ answers: [{ text: STORY, stallAfter: words }], idle: 60_000 })
    const told: StoryEvent[] = []
    const leaving = new AbortController()
    const hearing = (async () => {
      for await (const one of teller.tell(BRIEF, leaving.signal)) {
        told.push(one)
        if (told.length === 3) leaving.abort(new Error('enough'))
      }
    })()
    await expect(hearing).rejects.toThrow('enough')
    expect(told.slice(1)).toEqual(PARAGRAPHS.slice(0, 2).map((text) => ({ kind: 'paragraph', text: shown(text) })))
  })

  test('needs no note: the story is remembered from itself', async () => {
    const { teller } = await scriptedModel({ answers: [{ text: STORY.replace(NOTE, '') }] })
    const { finished, code } = await listen(teller)
    expect(code).toBe(null)
    expect(finished?.bible).toMatchObject({
      synopsis: expect.stringContaining('Step 1.'),
      cast: [{ name: 'Mia', role: 'hero' }],
    })
  })

  test('keeps nothing of a note that is not fit for a later chapter', async () => {
    const note = NOTE.replace('a snail', 'He took the gun and shot the rabbit dead').replace('a wood', '<b>wood</b>')
    const { teller } = await scriptedModel({ answers: [{ text: STORY.replace(NOTE, note) }] })
    expect((await listen(teller)).finished?.bible).toMatchObject({ facts: [], place: '' })
  })

  test.each([
    ['think aloud', `<think>Spiders? No.</think>\n\n${STORY}`],
    ['begin with small talk', `Sure! Here is a story for tonight:\n\n${STORY}`],
    ['write straight quotes and wide spaces', STORY.replaceAll(' moss', '\u00a0moss')],
  ])('may %s', async (_what, text) => {
    const { teller } = await scriptedModel({ answers: [{ text }] })
    const { told, code } = await listen(teller)
    expect(code).toBe(null)
    expect(told[0]).toEqual({ kind: 'title', text: 'The Rainy Wood' })
    expect(told[1]).toEqual({ kind: 'paragraph', text: shown(PARAGRAPHS[0] ?? '') })
  })
})

describe('a model of', () => {
  test.each([
    ['openai', '/v1/responses'],
    ['anthropic', '/v1/messages'],
    ['google', '/v1/models/tiny:streamGenerateContent?alt=sse'],
    ['openai-compatible', '/v1/chat/completions'],
  ] as const)('%s is asked in its own way, at the address of the configuration', async (provider, path) => {
    const { server, teller } = await scriptedModel({ answers: [{ status: 400 }], provider })
    expect((await listen(teller)).code).toBe('generation_failed')
    expect(server.paths).toEqual([path])
    // The family's wishes are not the provider's to keep.
    if (provider === 'openai') expect(JSON.parse(server.requests[0] ?? '')).toMatchObject({ store: false })
  })

  describe.each(['openai', 'anthropic', 'google', 'openai-compatible'] as const)('%s', (provider) => {
    test('tells a whole story, and it is judged', async () => {
      const { teller } = await scriptedModel({ answers: [{ text: STORY }], provider })
      const { paragraphs, finished } = await listen(teller)
      expect(paragraphs).toEqual(PARAGRAPHS.map(shown))
      expect(finished?.provenance.checks).toContain(provider === 'openai' ? 'moderation' : 'self-check')
    })

    test('is understood where its length cuts it off', async () => {
      const text = `# The Rainy Wood\n\n${PARAGRAPHS.slice(0, 10).join('\n\n')}\n\nThe frog`
      const { teller } = await scriptedModel({ answers: [{ text, finish: 'length' }], provider })
      expect((await listen(teller)).finished?.provenance).toMatchObject({ engine: 'model', fellBack: true })
    })

    test('is understood where its filter stops it', async () => {
      const { server, teller } = await scriptedModel({
        answers: [{ text: '# The', finish: 'content_filter' }],
        provider,
      })
      expect(await listen(teller)).toMatchObject({ told: [], code: 'content_refused' })
      expect(server.told).toHaveLength(2)
    })
  })
})

describe('the built-in storyteller in a model’s stead', () => {
  const spare: Storyteller = {
    adapter: 'built-in',
    model: null,
    async *tell(): AsyncGenerator<StoryEvent> {
      yield { kind: 'title', text: 'Spare' }
      yield { kind: 'paragraph', text: 'Good night.' }
      const provenance: Provenance = {
        ...{
          engine: 'built-in',
          model: 'x',
          promptVersion: null,
          checks: [],
          fellBack: false,
          unread: [],
          speakers: [],
        },
        readability: { words: 2, sentences: 1, score: 1 },
      }
      const bible = { seriesTitle: 'Spare', synopsis: '', place: '', cast: [], facts: [], promise: null }
      yield { kind: 'finished', provenance, bible, trace: [] }
    },
  }

  test('tells the story where the model is down, and the story says so', async () => {
    const { teller } = await scriptedModel({ answers: [{ status: 401 }] })
    const { told, finished } = await listen(withFallback(teller, spare))
    expect(told.map(({ kind }) => kind)).toEqual(['title', 'paragraph', 'finished'])
    expect(finished?.provenance).toMatchObject({ engine: 'built-in', fellBack: true })
  })

  test('tells it where no server answers at all', async () => {
    const server = await modelServer({ text: STORY })
    await server.close()
    const { finished } = await listen(withFallback(tellerOf(server, 'openai-compatible'), spare))
    expect(finished?.provenance).toMatchObject({ engine: 'built-in', fellBack: true })
  })

  test('never takes over what was begun, nor what was refused', async () => {
    const halfWay = await scriptedModel({ answers: [{ text: STORY, breakAfter: 60 }, { status: 500 }] })
    expect((await listen(withFallback(halfWay.teller, spare))).code).toBe('generation_failed')
    const refused = await scriptedModel({ answers: [{ text: 'I’m sorry, but I can’t help with that.' }] })
    expect(await listen(withFallback(refused.teller, spare))).toMatchObject({ told: [], code: 'content_refused' })
  })
})
