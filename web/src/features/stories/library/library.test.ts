import type { StoryCard } from '@perinka/contract/stories'
import { describe, expect, test } from 'vitest'
import { findSeries } from '../series/series.ts'
import { finder, NO_FILTERS, readFilters, themesOf, writeFilters } from './filters.ts'
import { narrow, shelve } from './shelf.ts'

const EMA = '00000000-0000-4000-8000-00000000000e'
const ADAM = '00000000-0000-4000-8000-00000000000a'

let count = 0

function card(change: Partial<StoryCard> & { id: string }): StoryCard {
  count += 1
  return {
    title: change.id,
    seriesTitle: null,
    theme: 'forest',
    length: 'short',
    voice: 'alloy',
    language: 'en',
    childProfileId: EMA,
    audioUrl: null,
    duration: null,
    standardAudioUrl: null,
    standardDuration: null,
    isFavorite: false,
    linkShared: true,
    parentStoryId: null,
    chapterNumber: 1,
    isChapter: false,
    words: 300,
    preview: 'Once upon a time.',
    createdAt: new Date(Date.UTC(2026, 0, 1) - count * 60_000).toISOString(),
    ...change,
  }
}

const chapter = (id: string, number: number, change: Partial<StoryCard> = {}) =>
  card({ id, seriesTitle: 'Lampáš', chapterNumber: number, isChapter: true, ...change })

// Newest first, as the server answers.
const cards = [
  chapter('third', 3, { parentStoryId: 'first' }),
  card({ id: 'bear', title: 'Ľadový medveď', theme: 'Animals', preview: 'Kráčal po snehu.' }),
  chapter('others', 1, { childProfileId: ADAM }),
  chapter('second', 2, { parentStoryId: 'first', isFavorite: true }),
  chapter('first', 1),
  card({ id: 'teddy', theme: 'A lost teddy', isFavorite: true }),
]
const shelf = shelve(cards)
const ids = (found: ReturnType<typeof narrow>['items']) => found.map(({ story, series }) => (series ?? story).id)
const lookFor = (part: Partial<typeof NO_FILTERS>, inText: string[] = []) =>
  narrow(shelf, finder({ ...NO_FILTERS, ...part }, new Set(inText)))

describe('the shelf', { tags: ['2.27', '2.29'] }, () => {
  test('holds a card for each story and one for each series, the newest first', () => {
    expect(ids(lookFor({}).items)).toEqual(['first', 'bear', 'others', 'teddy'])
    const [series] = shelf
    expect(series?.series?.chapters.map(({ id }) => id)).toEqual(['first', 'second', 'third'])
    expect(series?.series?.latest.id).toBe('third')
    expect(lookFor({}).stories).toBe(6)
  })

  test('leads from a series to the parent of its first chapter, or to that chapter', () => {
    const [orphaned] = shelve([chapter('second', 2, { parentStoryId: 'gone' })])
    expect(orphaned?.series?.id).toBe('gone')
    expect(shelf[0]?.series?.id).toBe('first')
  })
})

describe('what is looked for', () => {
  test.each(['ladovy MED', ' kracal  po ', 'ĽADOVÝ'])(
    '%j finds a title and a beginning',
    { tags: ['2.25'] },
    (query) => {
      expect(ids(lookFor({ query }).items)).toEqual(['bear'])
    },
  )

  test('stands in a title or anywhere in a text', { tags: ['2.25'] }, () => {
    expect(ids(lookFor({ query: 'whale' }, ['teddy']).items)).toEqual(['teddy'])
    expect(lookFor({ query: 'whale' })).toEqual({ items: [], stories: 0 })
    // No words: nothing is asked, nothing is left out.
    expect(lookFor({ query: '  ' }).stories).toBe(6)
  })

  test('shows the series of a chapter, and names the chapter unless it is the latest', () => {
    expect(lookFor({ query: 'whale' }, ['first', 'second']).items[0]?.found?.id).toBe('second')
    expect(lookFor({ query: 'whale' }, ['first', 'third']).items[0]?.found).toBeNull()
    expect(lookFor({ query: 'whale' }, ['first', 'third']).stories).toBe(2)
    expect(ids(lookFor({ query: 'lampas' }).items)).toEqual(['first', 'others'])
  })

  test('is narrowed by theme, child and favourites together', { tags: ['2.26'] }, () => {
    expect(ids(lookFor({ theme: 'animals' }).items)).toEqual(['bear'])
    expect(ids(lookFor({ theme: 'a lost teddy' }).items)).toEqual(['teddy'])
    expect(ids(lookFor({ child: ADAM }).items)).toEqual(['others'])
    expect(ids(lookFor({ favorites: true }).items)).toEqual(['first', 'teddy'])
    expect(lookFor({ favorites: true }).items[0]?.found?.id).toBe('second')
    expect(ids(lookFor({ favorites: true, theme: 'forest' }).items)).toEqual(['first'])
    expect(lookFor({ favorites: true, child: ADAM }).items).toEqual([])
  })

  test('is kept by the address', () => {
    const filters = { query: 'mačka & pes', theme: 'a lost teddy', child: ADAM, favorites: true }
    expect(readFilters(writeFilters(filters))).toEqual(filters)
    expect(writeFilters(NO_FILTERS)).toBe('')
    expect(readFilters('')).toEqual(NO_FILTERS)
  })
})

test('a theme has one chip, by its label, the product’s own first', { tags: ['2.26'] }, () => {
  const themes = [card({ id: 'zoo', theme: 'Zvieratká' }), card({ id: 'arch', theme: 'Archa' }), ...cards]
  expect(themesOf(themes, 'sk').map(({ label }) => label)).toEqual(['Les', 'Zvieratká', 'A lost teddy', 'Archa'])
  expect(themesOf(themes, 'en').map(({ label }) => label)).toEqual(['Animals', 'Forest', 'A lost teddy', 'Archa'])
})

describe('a series', { tags: ['2.31'] }, () => {
  test.each(['first', 'second', 'third'])('is found by its chapter %s, of one child alone', (id) => {
    expect(findSeries(cards, id)?.chapters.map((one) => one.id)).toEqual(['first', 'second', 'third'])
  })

  test.each(['bear', 'nobody', ''])('is not found by %j', { tags: ['2.33'] }, (id) => {
    expect(findSeries(cards, id)).toBeNull()
  })
})
