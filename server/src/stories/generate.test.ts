import { randomUUID } from 'node:crypto'
import type { SubscriptionStatus } from '@perinka/contract/billing'
import type { Generation, Story } from '@perinka/contract/stories'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import type { ParentClient } from '../testing/client.ts'
import { scriptedStoryteller } from '../testing/storyteller.ts'

const app = testApp()

describe('a story for a child', () => {
  test('is there with 201 and its id once it is written', { tags: ['7.7'] }, async () => {
    const parent = await app.givenParent()
    const child = await parent.addChild({ name: 'Mia' })
    const answer = await parent.askForStory({ theme: 'Vesmír', voice: 'nova', characters: ['Mia'] })
    expect(answer.status).toBe(201)
    const { id } = (await answer.json()) as { id: string }
    expect(await parent.json<Story>('GET', `/api/stories/${id}`)).toMatchObject({
      id,
      userId: parent.id,
      title: 'The quiet star',
      content: 'A star woke up.\n\nIt looked for a friend.\n\nGood night.',
      theme: 'space',
      length: 'short',
      voice: 'nova',
      language: 'en',
      characters: ['Mia'],
      childProfileId: child.id,
      seriesTitle: null,
      isFavorite: false,
      chapterNumber: 1,
      isChapter: false,
      ttsProvider: 'openai',
    })
  })

  test('wants a theme of at least one word, number or picture', async () => {
    const parent = await app.givenParent()
    for (const theme of ['((', '…', '~ ¶ ~']) {
      const answer = await parent.askForStory({ theme })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ fields: { theme: 'validation.selectStoryTheme' } })
    }
    expect((await parent.askForStory({ theme: '🦄' })).status).toBe(201)
  })

  test('takes length and language from the child where the wish is silent, and voice alloy', {
    tags: ['7.7b', '9.5'],
  }, async () => {
    const parent = await app.givenParent()
    const child = await parent.addChild({ preferredLanguage: 'sk', preferredLength: 'long' })
    const answer = await parent.post('/api/stories/generate', { childProfileId: child.id, theme: 'space' })
    const { id } = (await answer.json()) as { id: string }
    expect(await parent.json('GET', `/api/stories/${id}`)).toMatchObject({
      language: 'sk',
      length: 'long',
      voice: 'alloy',
      ttsProvider: 'openai',
    })
  })

  test('streams a title, each paragraph in order and its id', async () => {
    const parent = await app.givenParent()
    const events = await parent.streamStory()
    const id = (events.at(-1)?.data as { id: string } | undefined)?.id
    expect(events).toEqual([
      { event: 'title', data: { text: 'The quiet star' } },
      { event: 'paragraph', data: { index: 0, text: 'A star woke up.' } },
      { event: 'paragraph', data: { index: 1, text: 'It looked for a friend.' } },
      { event: 'paragraph', data: { index: 2, text: 'Good night.' } },
      { event: 'done', data: { id } },
    ])
    expect(await parent.json('GET', `/api/stories/${id}`)).toMatchObject({ id })
  })

  test('says while it is written where to come back to, and is kept by no cache', async () => {
    const parent = await app.givenParent()
    const answer = await parent.askForStory({}, { headers: { Accept: 'text/event-stream' } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toContain('text/event-stream')
    expect(answer.headers.get('Content-Location')).toMatch(/^\/api\/stories\/generations\/[0-9a-f-]{36}$/)
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
    expect(answer.headers.get('X-Accel-Buffering')).toBe('no')
    await answer.text()
  })

  test('is replayed whole to whoever comes back to it', async () => {
    const parent = await app.givenParent()
    const first = await parent.askForStory({}, { headers: { Accept: 'text/event-stream' } })
    const [said, address] = [await first.text(), first.headers.get('Content-Location') ?? '']
    const again = await parent.get(address, { headers: { Accept: 'text/event-stream' } })
    expect(await again.text()).toBe(said)
    const state = await parent.json<Generation>('GET', address)
    expect(state).toMatchObject({
      status: 'done',
      title: 'The quiet star',
      paragraphs: ['A star woke up.', 'It looked for a friend.', 'Good night.'],
      error: null,
    })
    expect(state.storyId).toBe(state.id)
  })

  test.each([
    ['no child', { childProfileId: 'x' }, 'childProfileId'],
    ['no theme', { theme: '  ' }, 'theme'],
    ['a theme of 81 characters', { theme: 'x'.repeat(81) }, 'theme'],
    ['a request of 501 characters', { customPrompt: 'x'.repeat(501) }, 'customPrompt'],
    ['an unknown length', { length: 'endless' }, 'length'],
    ['an unknown voice', { voice: 'robot' }, 'voice'],
    ['a character that is nobody', { characters: ['<script>'] }, 'characters'],
    ['an id that is nobody’s', { characters: [randomUUID()] }, 'characters'],
  ])('is refused with 400 for %s, and costs nothing', async (_what, wrong, field) => {
    const parent = await app.givenParent()
    const child = await parent.addChild()
    const answer = await parent.post('/api/stories/generate', { childProfileId: child.id, theme: 'space', ...wrong })
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { fields: object }).fields).toHaveProperty(field)
    expect(await used(parent)).toBe(0)
  })

  test('is refused with 422 and the specification’s words where the wish is unfit', async () => {
    const parent = await app.givenParent()
    for (const wish of [
      { customPrompt: 'A story where everybody is fucking killed with guns' },
      { theme: 'porn' },
      // A bilingual home wishes for an English story in Slovak as well.
      { customPrompt: 'rozprávka o kurve' },
      { customCharacterName: 'Bruno', customCharacterDescription: 'kills children with a knife and drinks blood' },
    ]) {
      const answer = await parent.askForStory(wish)
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ code: 'content_refused', message: 'Content not appropriate' })
    }
    expect(await used(parent)).toBe(0)
  })
})

describe('what the storyteller is told', () => {
  test('is the child, who takes part, and what the child heard last', async () => {
    const storyteller = scriptedStoryteller()
    const own = testApp({ storyteller })
    const parent = await own.givenParent({ isLifetimeAccess: true })
    const mia = await parent.addChild({ name: 'Mia', age: 6, dislikedCharacters: ['wolves'], grammaticalGender: 'she' })
    await parent.addChild({ name: 'Tom', age: 9, grammaticalGender: 'he' })
    const bruno = await parent.json<{ id: string }>('POST', '/api/characters', { name: 'Bruno', traits: ['brave'] })
    await parent.askForStory({ childProfileId: mia.id })
    await parent.askForStory({
      childProfileId: mia.id,
      theme: 'a house made of tea',
      characters: ['mia', 'Tom', bruno.id, '5f0c0000-0000-4000-8000-000000000003', 'Lumi', 'Lumi'],
      customCharacterName: 'Lumi',
      customCharacterDescription: 'a small moth',
      customPrompt: 'about a lost button, ring 0905 123 456',
    })
    const [first, second] = storyteller.briefs
    expect(first).toMatchObject({
      theme: { id: 'space' },
      child: { isHero: false },
      cast: [],
      history: [],
      request: null,
    })
    expect(second).toMatchObject({
      theme: { id: null, text: 'a house made of tea' },
      child: { name: 'Mia', age: 6, gender: 'she', isHero: true, dislikedCharacters: ['wolves'] },
      history: [[`seed:${first?.seed}`]],
      familyNames: ['Mia', 'Tom'],
      chapter: null,
    })
    expect(second?.cast).toMatchObject([
      { kind: 'sibling', name: 'Tom', gender: 'he' },
      { kind: 'custom', name: 'Bruno', traits: ['brave'] },
      { kind: 'predefined', key: 'oliver-owl', name: 'Oliver Owl' },
      { kind: 'custom', name: 'Lumi', description: 'a small moth' },
    ])
    expect(second?.request).toContain('lost button')
    expect(second?.request).not.toContain('123 456')
    expect(first?.seed).not.toBe(second?.seed)
  })
})

async function used(parent: ParentClient): Promise<number> {
  return (await parent.json<SubscriptionStatus>('GET', '/api/subscription/status')).freeStoriesUsed
}
