import { ALL_THEMES, LANGUAGES, LENGTHS } from '@perinka/contract/catalog'
import { describe, expect, test } from 'vitest'
import type { Brief } from './brief.ts'
import { pack as english } from './languages/en/pack.ts'
import { pack as slovak } from './languages/sk/pack.ts'
import { typographyFaults } from './languages/sk/typography.testing.ts'
import { calmArc, endsCalmly } from './measure/calm.ts'
import { countWords, tokensOf } from './measure/text.ts'
import { tierOf, wordBand } from './plan/bands.ts'
import { custom, givenBrief, predefined, tell } from './testing.ts'

const PACKS = { en: english, sk: slovak }
const AGES = [3, 6, 8, 11]
/** Every theme at two ages, each age with half of the themes; `npm run test:all` tells the others too. */
const CELLS = ALL_THEMES.flatMap((theme, row) =>
  AGES.map((age, column) => ({ theme, age, tags: (row + column) % 2 === 0 ? [] : ['extended'] })),
)

/** Marks, doubled stops or spaces, unfilled values. */
const LEFTOVERS = /[[\]{}<>|¶~]|\(\(|\)\)| {2}|undefined|null|NaN|\s[,.;!?]|[,;][,;.]|\.\.(?!\.)|\u00a0/

// Whole stories by the dozen: a busy machine must not fail them.
describe.each(LANGUAGES)('a story in %s', (language) => {
  for (const { theme, age, tags } of CELLS)
    test(`about ${theme} for age ${age} keeps its length, its theme and a clean page, and ends asleep`, {
      tags,
    }, () => {
      for (const length of LENGTHS) {
        const cast = length === 'medium' ? [predefined('luna-fairy')] : []
        const wish = { theme: { id: theme, text: theme }, child: { age }, cast, seed: `${theme}${age}` }
        const story = tell(givenBrief({ language, length, ...wish }))
        const [least, most] = wordBand(language, tierOf(age), length)
        expect(countWords(story.text), `${length} words`).toBeGreaterThanOrEqual(least)
        expect(countWords(story.text), `${length} words`).toBeLessThanOrEqual(most)
        expect(`${story.title}\n${story.text}`).not.toMatch(LEFTOVERS)
        const { words } = PACKS[language].themes[theme]
        const said = tokensOf(`${story.title} ${story.text}`).filter((token) =>
          words.some((stem) => token.startsWith(stem)),
        )
        expect(said.length, `${theme} words`).toBeGreaterThanOrEqual(3)
        expect(endsCalmly(calmArc(story.text, language)), `calm: ${calmArc(story.text, language)}`).toBe(true)
        expect(story.text.slice(-160)).not.toMatch(/[!?]/)
        expect(story.finished.provenance.checks).toEqual(
          expect.arrayContaining(['safety', 'length', 'calm', 'readability']),
        )
        if (language === 'sk') expect([story.title, ...story.paragraphs].flatMap(typographyFaults)).toEqual([])
      }
    })

  test.each(ALL_THEMES)(
    'about %s names the child early where it leads, and only in the goodnight where it does not',
    (theme) => {
      const hero = tell(givenBrief({ language, theme: { id: theme, text: theme } }))
      expect(hero.text.split(/\s+/).slice(0, 40).join(' ')).toContain('Matild')
      const other = tell(givenBrief({ language, theme: { id: theme, text: theme }, child: { isHero: false } }))
      expect(`${other.title}\n${other.paragraphs.slice(0, -1).join('\n')}`).not.toContain('Matild')
      expect(other.paragraphs.at(-1)).toContain('Matild')
    },
  )

  test('gives every chosen character a part, however many there are', () => {
    const cast = [predefined('luna-fairy'), predefined('oliver-owl'), custom('Bruno', null, ['brave']), custom('Zuzu')]
    for (const [age, length] of [
      [3, 'short'],
      [7, 'medium'],
      [11, 'long'],
    ] as const) {
      for (const isHero of [true, false]) {
        const { text } = tell(givenBrief({ language, length, cast, child: { age, isHero } }))
        for (const name of ['Luna', 'Oliver', 'Brun', 'Zuz'])
          expect(text.split(name).length - 1, name).toBeGreaterThanOrEqual(2)
      }
    }
  })

  test('tells ten different stories for the same wish, even to the first sentence of the trouble', () => {
    const history: string[][] = []
    const seen = new Set<string>()
    for (let i = 0; i < 10; i++) {
      const story = tell(givenBrief({ language, seed: `s${i}`, history: history.slice(0, 10) }))
      history.unshift(story.finished.trace)
      seen.add(story.text)
      const plot = story.finished.trace
        .filter((id) => /\/(?:problem|setting)\//.test(id) || /^ocean\/\w+$/.test(id))
        .join(' ')
      expect(history.slice(1, 3).every((before) => !before.includes(plot))).toBe(true)
    }
    expect(seen.size).toBe(10)
  })

  test('does not tell the same trouble twice in a row', () => {
    const first = tell(givenBrief({ language, seed: 'a' }))
    const trouble = (trace: string[]) => trace.find((id) => id.includes('/problem/'))
    for (const seed of 'bcdefghij') {
      const next = tell(givenBrief({ language, seed, history: [first.finished.trace] }))
      expect(trouble(next.finished.trace)).not.toBe(trouble(first.finished.trace))
    }
  })

  test('tells the same story again for the same brief', () => {
    expect(tell(givenBrief({ language, seed: 'again' }))).toEqual(tell(givenBrief({ language, seed: 'again' })))
  })

  test('remembers the last chapter, keeps its helper, and meets new trouble', () => {
    const first = tell(givenBrief({ language, seed: 'chapter one' }))
    const { bible, trace } = first.finished
    const next = tell(givenBrief({ language, seed: 'chapter two', history: [trace], chapter: { number: 2, bible } }))
    expect(next.text).toContain(bible.facts[0])
    expect(next.finished.bible.cast.slice(0, 2)).toEqual(bible.cast.slice(0, 2))
    expect(next.finished.bible.seriesTitle).toBe(bible.seriesTitle)
    expect(next.finished.bible.facts).toHaveLength(2)
    expect(next.finished.bible.facts[1]).not.toBe(bible.facts[0])
    expect(JSON.stringify(next.finished.bible).length).toBeLessThan(16_384)
  })

  test.each(ALL_THEMES)(
    'recalls each chapter of a series about %s and never repeats its trouble in the next two',
    (id) => {
      const history: string[][] = []
      let chapter: Brief['chapter'] = null
      for (const number of [1, 2, 3]) {
        const story = tell(
          givenBrief({ language, theme: { id, text: id }, seed: `${id}${number}`, history: [...history], chapter }),
        )
        if (chapter) expect(story.text).toContain(chapter.bible.facts.at(-1))
        expect(new Set(story.finished.bible.facts).size).toBe(number)
        history.unshift(story.finished.trace)
        chapter = { number: number + 1, bible: story.finished.bible }
      }
    },
  )

  test.each(['forest', 'pirates'] as const)(
    'a series about %s goes on for twelve chapters: always new trouble, always the same two, always what came before',
    (id) => {
      const history: string[][] = []
      const troubles = new Set<string>()
      let chapter: Brief['chapter'] = null
      for (let number = 1; number <= 12; number++) {
        const brief = givenBrief({ language, length: 'short', theme: { id, text: id }, seed: `${number}` })
        const { text, finished } = tell({ ...brief, history: [...history], chapter })
        if (chapter) {
          expect(text).toContain(chapter.bible.facts.at(-1))
          expect(finished.bible.cast.slice(0, 2)).toEqual(chapter.bible.cast.slice(0, 2))
          expect(finished.bible.seriesTitle).toBe(chapter.bible.seriesTitle)
        }
        troubles.add(finished.trace.find((one) => one.includes('/problem/')) ?? '')
        expect(text.slice(-160)).not.toMatch(/[!?]/)
        history.unshift(finished.trace)
        chapter = { number: number + 1, bible: finished.bible }
      }
      expect(troubles.size).toBe(12)
    },
  )

  test('stays in its place from chapter to chapter while there is new trouble there', () => {
    const castle = { id: 'castle', text: 'castle' } as const
    const first = tell(givenBrief({ language, seed: 'one', theme: castle }))
    const { bible, trace } = first.finished
    const next = tell(
      givenBrief({ language, seed: 'two', theme: castle, history: [trace], chapter: { number: 2, bible } }),
    )
    expect(next.finished.bible.place).toBe(bible.place)
  })
})
