import type { Brief } from '@perinka/storyteller/brief'
import { describe, expect, test } from 'vitest'
import { BRIEF, listen, PARAGRAPHS, STORY, scriptedModel, shown } from '../../testing/model-story.ts'

const WISHED: Brief = { ...BRIEF, request: 'a picnic with Mia and a kite' }

describe('OpenAI’s moderation', () => {
  const scripted = (...scores: Record<string, number>[]) =>
    scriptedModel({ answers: [{ text: STORY }, { text: 'A calmer step for [[C1]].' }], provider: 'openai' }).then(
      (made) => {
        made.server.moderations = scores
        return made
      },
    )
  const asked = (requests: string[]) =>
    requests
      .map((body) => JSON.parse(body) as { input?: string; model: string })
      .flatMap(({ input, model }) => (model.startsWith('omni-moderation') && input !== undefined ? [input] : []))

  test('judges the wish before the model hears it, and each paragraph with the one before it', async () => {
    const { server, teller } = await scripted({})
    const { code, finished } = await listen(teller, WISHED)
    expect(code).toBe(null)
    expect(server.paths[0]).toBe('/v1/moderations')
    const inputs = asked(server.requests)
    expect(inputs[0]).toBe('a picnic with [[C1]] and a kite')
    expect(inputs[1]).toBe(`The Rainy Wood\n\n${PARAGRAPHS[0]}`)
    expect(inputs[2]).toBe(`${PARAGRAPHS[0]}\n\n${PARAGRAPHS[1]}`)
    expect(inputs).toHaveLength(1 + PARAGRAPHS.length)
    expect(finished?.provenance.checks).toContain('moderation')
  })

  test('need not judge a wish that holds nothing in a parent’s own words', async () => {
    const { server, teller } = await scripted({})
    await listen(teller)
    expect(server.paths[0]).toBe('/v1/responses')
  })

  test.each([
    ['sexual/minors', 0.5],
    ['self-harm', 0.5],
    ['self-harm/intent', 0.5],
    ['sexual', 0.4],
    ['hate', 0.6],
    ['illicit/violent', 0.45],
    ['violence/graphic', 0.7],
  ])('refuses a wish for %s at %f', async (category, score) => {
    const { server, teller } = await scripted({ [category]: score })
    expect(await listen(teller, WISHED)).toMatchObject({ told: [], code: 'content_refused' })
    expect(server.told).toEqual([])
  })

  test('lets a wish for a fight of dragons pass: the story makes it gentle', async () => {
    const { teller } = await scripted({ violence: 0.95 }, {})
    expect((await listen(teller, WISHED)).code).toBe(null)
  })

  test.each([
    ['violence', 0.9],
    ['sexual', 0.25],
    ['self-harm/instructions', 0.5],
  ])('has a paragraph with %s at %f written anew', async (category, score) => {
    const { server, teller } = await scripted({}, {}, { [category]: score }, {})
    const { code, paragraphs } = await listen(teller)
    expect(code).toBe(null)
    expect(paragraphs[2]).toBe('A calmer step for Mia.')
    expect(server.told).toHaveLength(2)
  })

  test('ends a story that stays unfit', async () => {
    const { teller } = await scripted({}, { violence: 0.99 })
    const { code, paragraphs } = await listen(teller)
    expect(code).toBe('content_review')
    expect(paragraphs).toEqual([shown(PARAGRAPHS[0] ?? '')])
  })

  test('that is busy is asked again; one that is down leaves no story', async () => {
    const busy = await scripted({})
    busy.server.moderations = [{ status: 503, headers: { 'retry-after-ms': '5' } }, {}]
    expect((await listen(busy.teller, WISHED)).code).toBe(null)
    const down = await scripted({})
    down.server.moderations = [{ status: 500, headers: { 'retry-after-ms': '5' } }]
    expect(await listen(down.teller, WISHED)).toMatchObject({ told: [], code: 'generation_failed' })
    expect(down.server.paths).toEqual(['/v1/moderations', '/v1/moderations', '/v1/moderations'])
  })
})

describe('a model that has to judge for itself', () => {
  const scripted = async (...verdicts: string[]) => {
    const made = await scriptedModel({ answers: [{ text: STORY }] })
    made.server.verdicts = verdicts
    return made
  }

  test('is asked once before and once after', async () => {
    const { server, teller } = await scripted('Yes.')
    const { finished, paragraphs } = await listen(teller, WISHED)
    expect(paragraphs).toEqual(PARAGRAPHS.map(shown))
    expect(finished?.provenance.checks).toContain('self-check')
    expect(server.requests).toHaveLength(3)
    expect(server.requests[0]).toContain('a picnic with [[C1]]')
    expect(server.requests[2]).toContain('Step 10.')
  })

  test('and says no to a wish is not told it', async () => {
    const { server, teller } = await scripted('No, this is not fit.')
    expect(await listen(teller, WISHED)).toMatchObject({ told: [], code: 'content_refused' })
    expect(server.told).toEqual([])
  })

  test('and says no to its story ends it for review', async () => {
    const { teller } = await scripted('yes', '**No**')
    const { code, finished } = await listen(teller, WISHED)
    expect(code).toBe('content_review')
    expect(finished).toBe(undefined)
  })

  test('and says neither is not counted as a check', async () => {
    const { teller } = await scripted('As you like.')
    const { code, finished } = await listen(teller, WISHED)
    expect(code).toBe(null)
    expect(finished?.provenance.checks).not.toContain('self-check')
  })

  test.each([
    ['Áno.', null],
    ['nie', 'content_review'],
  ])('is asked in Slovak for a Slovak story and understood: %s', async (verdict, expected) => {
    const para = (n: number) =>
      `Krok ${n}. Dážď šušťal v mäkkom machu a [[C1]] sa smiala. Žaba skákala cez kaluže a líška bežala za ňou ďalej.`
    const end =
      'Potom sa večer stíšil. Mesiac svietil mäkko na tichý les, perina hriala a [[C1]] zaspala. Bola tichá teplá noc. Dobrú noc, [[C1]].'
    const text = `# Kroky\n\n${[...Array.from({ length: 11 }, (_, n) => para(n + 1)), end, end].join('\n\n')}`
    const { server, teller } = await scriptedModel({ answers: [{ text }] })
    server.verdicts = [verdict]
    const { code } = await listen(teller, { ...BRIEF, language: 'sk' })
    expect(code).toBe(expected)
    expect(server.requests.at(-1)).toContain('Je text vhodný?')
  })
})
