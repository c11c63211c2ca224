import { CARD_PREVIEW_CHARS } from '@perinka/contract/catalog'
import { searchable } from '@perinka/contract/names'
import { cardOf, type Story, type StoryCard } from '@perinka/contract/stories'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import type { ParentClient } from '../testing/client.ts'

const app = testApp()

async function told(parent: ParentClient, change: { title?: string; content?: string } = {}): Promise<string> {
  const { id } = (await (await parent.askForStory()).json()) as { id: string }
  await parent.json('PUT', `/api/stories/${id}`, change)
  return id
}

const found = (parent: ParentClient, search: string) =>
  parent.json<string[]>('GET', `/api/stories?view=id&search=${encodeURIComponent(search)}`)

describe('the cards of a family’s stories', () => {
  test('are the whole stories without their texts, with a preview and the count of words, which spaces part', {
    tags: ['3.3', '9.4'],
  }, async () => {
    const parent = await app.givenParent({ isLifetimeAccess: true })
    await told(parent, { content: 'Dlho, dlho sneží. '.repeat(30) })
    await told(parent, { content: '\n\u00a0Kratučký   text,\n\nv\u00a0dvoch odsekoch. \t' })
    const whole = await parent.json<Story[]>('GET', '/api/stories')
    const cards = await parent.json<StoryCard[]>('GET', '/api/stories?view=card')
    expect(cards).toEqual(whole.map(cardOf))
    const { content, words } = whole[0] as Story
    expect(cards[0]).toMatchObject({ preview: 'Kratučký text, v dvoch odsekoch.', words })
    expect(words).toBe(content.split(' ').length)
    expect(cards[1]).toMatchObject({ words: (whole[1] as Story).content.split(' ').length })
    const longer = 'Dlhší text. Má viac viet, a v nich viac slov.'
    expect(await parent.json('PUT', `/api/stories/${whole[0]?.id}`, { content: longer })).toMatchObject({
      words: longer.split(' ').length,
    })
    expect(cards[0]).not.toHaveProperty('content')
    expect(cards[1]?.preview).toHaveLength(CARD_PREVIEW_CHARS)
  })
})

describe('a search among the family’s stories', () => {
  test('finds what stands in a title or a text, whatever the case and the accents', { tags: ['2.25'] }, async () => {
    const parent = await app.givenParent({ isLifetimeAccess: true })
    const bear = await told(parent, { title: 'Ľadový medveď', content: 'Kráčal po snehu.\n\nPotom zaspal.' })
    const star = await told(parent, { title: 'A star', content: 'It was 100 % asleep_at last.' })
    for (const words of ['ladovy MEDVED', 'ĽADOVÝ', 'kracal po', 'snehu. potom', '  Zaspal ']) {
      expect(await found(parent, words), words).toEqual([bear])
    }
    expect(await found(parent, '100 %')).toEqual([star])
    expect(await found(parent, 'asleep_at')).toEqual([star])
    for (const words of ['10_ %', 'a%last', '\\']) expect(await found(parent, words), words).toEqual([])
    expect(await found(parent, '')).toEqual([star, bear])
  })

  test.each([
    ['Čľščťžýáíé ôäúňďŕ', 'CLSCTZYAIE OAUNDR', 'čľŠČťžýáÍé'],
    ['na\u010fak', 'nadak', 'nad\u030cak'],
    ['v\u00a0lese\u2003spí', 'v lese spi', 'V\u202fLESE'],
    ['Straße', 'strase', 'STRAßE'],
    ['İzmir', 'izmir', 'i\u0307zmir'],
    ['🧸 macko', '🧸', 'MACKO'],
  ])(
    'finds %s by each way of writing it, in the database as in the browser',
    { tags: ['2.25'] },
    async (title, ...searches) => {
      const parent = await app.givenParent()
      const id = await told(parent, { title })
      for (const words of searches) {
        const isHere = searchable(title).includes(searchable(words))
        expect(await found(parent, words), words).toEqual(isHere ? [id] : [])
      }
    },
  )

  test('for signs that are accents alone is no search', async () => {
    const parent = await app.givenParent()
    const id = await told(parent)
    expect(await found(parent, '\u0301\u030c')).toEqual([id])
  })

  test('narrows every view of the list and follows a change of the text', async () => {
    const parent = await app.givenParent()
    const id = await told(parent, { title: 'The lighthouse' })
    const list = (view: string) => parent.json<unknown[]>('GET', `/api/stories?search=LIGHTHOUSE${view}`)
    expect(await list('')).toHaveLength(1)
    expect(await list('&view=card')).toHaveLength(1)
    await parent.json('PUT', `/api/stories/${id}`, { title: 'The windmill' })
    expect(await list('&view=card')).toEqual([])
    expect(await found(parent, 'windmill')).toEqual([id])
  })

  test('never reaches another family’s stories', async () => {
    await told(await app.givenParent(), { title: 'Somebody else’s secret' })
    expect(await found(await app.givenParent(), 'secret')).toEqual([])
  })

  test('refuses words that are too long or cannot be stored', async () => {
    const parent = await app.givenParent()
    for (const words of ['x'.repeat(101), 'a\0b']) {
      const answer = await parent.get(`/api/stories?view=id&search=${encodeURIComponent(words)}`)
      expect(answer.status).toBe(400)
      expect(((await answer.json()) as { fields: object }).fields).toHaveProperty('search')
    }
  })
})
