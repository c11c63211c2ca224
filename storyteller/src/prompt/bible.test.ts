import { describe, expect, test } from 'vitest'
import type { Brief } from '../brief.ts'
import { bibleOf } from './bible.ts'
import { hideNames } from './names.ts'

const BRIEF: Brief = {
  language: 'sk',
  length: 'short',
  theme: { id: 'forest', text: 'forest' },
  child: {
    name: 'Zuzka',
    age: 5,
    gender: 'she',
    isHero: true,
    favoriteThemes: [],
    favoriteCharacters: [],
    dislikedCharacters: [],
    filters: [],
  },
  cast: [{ kind: 'custom', key: null, name: 'Bruno', description: null, traits: [], gender: null }],
  request: null,
  seed: '1',
  history: [],
  tellings: [],
  chapter: null,
  familyNames: ['Zuzka'],
}
const STORY = { title: 'Lampa', paragraphs: ['Zuzka zaspala. Potom nič.', 'Dobrú noc.'] }
const { reveal } = hideNames(BRIEF)

describe('what a series remembers of a model’s story', () => {
  test('is the model’s note, with names in their forms', () => {
    const note = {
      summary: 'O [[C1.loc]].',
      place: 'les',
      facts: ['Bruno má lampu', ''],
      openThread: 'Zajtra na rieku.',
    }
    expect(bibleOf(JSON.stringify(note), STORY, BRIEF, reveal)).toEqual({
      seriesTitle: 'Lampa',
      synopsis: 'O Zuzke.',
      place: 'les',
      cast: [
        { name: 'Zuzka', role: 'hero' },
        { name: 'Bruno', role: 'custom' },
      ],
      facts: ['Bruno má lampu'],
      promise: 'Zajtra na rieku.',
    })
  })

  test.each([null, '', '{"summary": "cut o', '{"facts": "none", "characters": 3}', '[[C9]]'])(
    'comes from the story itself where the note is %s',
    (note) => {
      const bible = bibleOf(note, STORY, BRIEF, reveal)
      expect(bible).toMatchObject({ synopsis: 'Zuzka zaspala. Dobrú noc.', facts: [], promise: null })
      expect(bible.cast).toHaveLength(2)
    },
  )

  test('grows by each chapter and never past 120 words and eight facts', () => {
    let before = bibleOf(null, STORY, BRIEF, reveal)
    for (let number = 2; number <= 10; number++) {
      const note = { summary: 'slovo '.repeat(30), facts: [`fakt ${number}`] }
      const chapter = { ...BRIEF, chapter: { number, bible: before } }
      before = bibleOf(JSON.stringify(note), { ...STORY, title: `Kapitola ${number}` }, chapter, reveal)
    }
    expect(before.seriesTitle).toBe('Lampa')
    expect(before.synopsis.split(' ')).toHaveLength(120)
    expect(before.facts).toHaveLength(8)
    expect(before.facts.at(-1)).toBe('fakt 10')
  })
})
