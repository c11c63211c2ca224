import type { StoryIdea } from '@perinka/contract/stories'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { builtInStoryteller } from '../adapters/storyteller/built-in.ts'
import { storyProvenance } from '../db/story-schema.ts'
import { testApp } from '../testing/app.ts'

const app = testApp({ storyteller: builtInStoryteller() })

const WISH = { theme: 'ocean', language: 'en', length: 'medium', customPrompt: 'tomorrow we go for a jab' } as const

async function told() {
  const parent = await app.givenParent()
  const { id } = (await (await parent.askForStory(WISH)).json()) as { id: string }
  const speakers = async () => {
    const db = await app.db()
    const [row] = await db.select().from(storyProvenance).where(eq(storyProvenance.storyId, id))
    return row?.speakers as { name: string; paragraph: number; quote: number }[]
  }
  return { parent, id, speakers }
}

describe('who speaks each quoted line', () => {
  test('is kept with a story that a telling told, and shown to nobody', async () => {
    const { parent, id, speakers } = await told()
    const { content } = await parent.json<{ content: string }>('GET', `/api/stories/${id}`)
    expect(await speakers()).toHaveLength(content.split('“').length - 1)
    expect(await parent.json('GET', `/api/stories/${id}/making`)).not.toHaveProperty('speakers')
  })

  test('is forgotten where a parent changes the text, and not where the title changes', async () => {
    const { parent, id, speakers } = await told()
    await parent.json('PUT', `/api/stories/${id}`, { title: 'Another' })
    expect(await speakers()).not.toEqual([])
    await parent.json('PUT', `/api/stories/${id}`, { content: 'Once upon a time somebody wrote this anew.' })
    expect(await speakers()).toEqual([])
  })
})

describe('what can be told whole', () => {
  test('is offered in each language, and to nobody who is not signed in', async () => {
    const parent = await app.givenParent()
    for (const language of ['en', 'sk']) {
      const ideas = await parent.json<StoryIdea[]>('GET', `/api/ideas/${language}`)
      expect(new Set(ideas.map(({ label }) => label)).size).toBe(ideas.length)
    }
    expect((await parent.get('/api/ideas/xx')).status).toBe(404)
    expect((await (await app.visitor()).get('/api/ideas/en')).status).toBe(401)
  })
})
