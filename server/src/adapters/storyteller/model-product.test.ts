import type { Story, StoryMaking } from '@perinka/contract/stories'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { ParentClient } from '../../testing/client.ts'
import { type ModelAnswer, modelServer } from '../../testing/model-server.ts'
import { PARAGRAPHS, STORY, tellerOf } from '../../testing/model-story.ts'
import { builtInStoryteller, withFallback } from './built-in.ts'

const TITLED = STORY.replace('The Rainy Wood', 'The Wood of [[C1]]')
const server = await modelServer({ text: TITLED })
const down = await modelServer({ status: 401 })
const cut: ModelAnswer = { text: `# The Rainy Wood\n\n${PARAGRAPHS.slice(0, 10).join('\n\n')}`, finish: 'length' }
const cutting = await modelServer(cut)
afterAll(() => Promise.all([server, down, cutting].map((one) => one.close())))

const app = testApp({ storyteller: tellerOf(server, 'openai-compatible') })
const appWithSpare = testApp({ storyteller: withFallback(tellerOf(down, 'openai-compatible'), builtInStoryteller()) })
const appDown = testApp({ storyteller: tellerOf(down, 'openai-compatible') })
const appCut = testApp({ storyteller: tellerOf(cutting, 'openai-compatible') })

async function told(parent: ParentClient): Promise<{ story: Story; making: StoryMaking }> {
  const { id } = (await (await parent.askForStory({ theme: 'forest', characters: ['Mia'] })).json()) as { id: string }
  return {
    story: await parent.json('GET', `/api/stories/${id}`),
    making: await parent.json('GET', `/api/stories/${id}/making`),
  }
}

describe('a family whose stories a model tells', () => {
  test('reads its child’s name where the model wrote a mark, and how the story was made', async () => {
    const parent = await app.givenParent()
    const { story, making } = await told(parent)
    expect(story.title).toBe('The Wood of Mia')
    expect(story.content).toContain('Mia slept, safe and warm.')
    expect(story.content).not.toMatch(/[[\]]/)
    expect(making).toMatchObject({ engine: 'model', model: 'tiny', promptVersion: '3', fellBack: false })
    expect(making.checks).toEqual(expect.arrayContaining(['safety', 'self-check', 'length', 'calm']))
  })

  test('goes on with a chapter that knows the last one, and still hides the name', async () => {
    const parent = await app.givenParent()
    const { story } = await told(parent)
    const before = server.requests.length
    await parent.json('POST', `/api/stories/${story.id}/generate-chapter`, { language: 'en' })
    const asked = server.requests.slice(before)
    expect(asked.length).toBeGreaterThanOrEqual(2)
    expect(asked[0]).toContain('storySoFar')
    expect(asked[0]).toContain('The Wood of [[C1]]')
    expect(asked[0]).toContain('[[C1]] walks.')
    for (const request of asked) expect(request).not.toMatch(/\bMia/)
  })

  test('sees the notice where the model is down, and keeps its free story', async () => {
    const parent = await appDown.givenParent()
    const answer = await parent.askForStory()
    expect(answer.status).toBe(502)
    expect(await parent.json('GET', '/api/subscription/status')).toMatchObject({ freeStoriesUsed: 0 })
  })

  test('hears the built-in storyteller in its stead where that was configured, and the story says so', async () => {
    const { story, making } = await told(await appWithSpare.givenParent())
    expect(making).toMatchObject({ engine: 'built-in', fellBack: true })
    expect(story.content).toContain('Mia')
  })

  test('is brought to bed by the built-in storyteller where the model was cut off, and the story says so', async () => {
    const { story, making } = await told(await appCut.givenParent())
    expect(making).toMatchObject({ engine: 'model', model: 'tiny', fellBack: true })
    expect(story.content.split('\n\n').length).toBeGreaterThan(11)
  })
})
