import { LANGUAGES } from '@perinka/contract/catalog'
import type { Story } from '@perinka/contract/stories'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { SaidEvent } from '../../testing/client.ts'
import { builtInStoryteller } from './built-in.ts'

const app = testApp({ storyteller: builtInStoryteller() })

describe.each(LANGUAGES)('the built-in storyteller in %s', (language) => {
  test('tells a whole story of the child through the product’s own calls', async () => {
    const parent = await app.givenParent()
    const child = await parent.addChild({ name: 'Ema', age: 5, preferredLanguage: language })
    const events = await parent.streamStory({ childProfileId: child.id, theme: 'ocean', characters: ['Ema'] })
    expect(events[0]?.event).toBe('title')
    expect(events.at(-1)?.event).toBe('done')
    const [story] = await parent.json<Story[]>('GET', '/api/stories')
    const paragraphs = events.filter(({ event }) => event === 'paragraph')
    expect(story?.content.split('\n\n')).toEqual(paragraphs.map(({ data }) => (data as { text: string }).text))
    expect(story?.content).toContain('Em')
    expect(story).toMatchObject({ language, theme: 'ocean', title: titleOf(events[0]) })
  })

  test('never tells one child the same story twice', async () => {
    const parent = await app.givenParent()
    await parent.addChild({ preferredLanguage: language })
    for (let told = 0; told < 5; told++) expect((await parent.askForStory({ theme: 'space' })).status).toBe(201)
    const stories = await parent.json<Story[]>('GET', '/api/stories')
    expect(new Set(stories.map(({ content }) => content)).size).toBe(5)
  })
})

function titleOf(event: SaidEvent | undefined): unknown {
  return (event?.data as { text?: string } | undefined)?.text
}
