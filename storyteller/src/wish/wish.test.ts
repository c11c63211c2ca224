import { LANGUAGES, type Language, LIMITS } from '@perinka/contract/catalog'
import { describe, expect, test } from 'vitest'
import type { Brief } from '../brief.ts'
import { thingsIn } from '../craft/things.ts'
import { pack as english } from '../languages/en/pack.ts'
import { pack as slovak } from '../languages/sk/pack.ts'
import { shuffled } from '../seed.ts'
import { custom, givenBrief, tell } from '../testing.ts'
import { ODD_WISHES } from './odd-wishes.testdata.ts'

const PACKS = { en: english, sk: slovak }
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Everything the storyteller can say of its own accord: its frames, and what became of them in stories without a wish. */
function ownWords(language: Language) {
  const texts = textsIn(PACKS[language])
  for (let run = 0; run < 60; run++) {
    const { title, text } = tell(
      givenBrief({ language, seed: `own ${run}`, length: 'long', child: { age: 3 + (run % 10) } }),
    )
    texts.push(title, text)
  }
  const text = texts.map((one) => ` ${wordsOf(one).join(' ')} `).join('\n')
  return { words: new Set(wordsOf(text)), says: (run: string) => text.includes(` ${run} `) }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/[[\]{}<>|~¶]/g, ' ')]
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return []
  return Object.values(value).flatMap(textsIn)
}

/** 200 a language: as parents write them, and words drawn from all of them, in no order. */
function wishesOf(language: Language): string[] {
  const written = ODD_WISHES[language]
  const all = written.flatMap((wish) => wish.split(' '))
  const drawn = Array.from({ length: 200 - written.length }, (_, run) =>
    shuffled(all, `${language} ${run}`, 'words')
      .slice(0, 3 + (run % 9))
      .join(' '),
  )
  return [...written, ...drawn]
}

const LEAST_LETTERS = 5
const RUN = 3

function pasted({ title, text }: { title: string; text: string }, wish: string, own: ReturnType<typeof ownWords>) {
  const said = ` ${wordsOf(`${title} ${text}`).join(' ')} `
  const typed = wordsOf(wish)
  const words = typed.filter(
    (word) => word.length >= LEAST_LETTERS && !own.words.has(word) && said.includes(` ${word} `),
  )
  const runs = typed
    .slice(0, 1 - RUN)
    .map((_, at) => typed.slice(at, at + RUN).join(' '))
    .filter((run) => said.includes(` ${run} `) && !own.says(run))
  return [...words, ...runs]
}

test.each([
  ['en', 'please don’t put any wolves in it, but a rabbit', ['rabbit']],
  ['en', "it doesn't need a dragon", []],
  ['sk', 'nech sa tam neobjaví vlk, radšej zajac', ['zajac']],
  ['sk', 'nedávajte tam vlka', []],
  ['sk', 'v nedeľu prišiel zajac', ['zajac']],
] as const)('in %s, of “%s” only what is wanted is met', (language, wish, wanted) => {
  const things = thingsIn(wish, PACKS[language].lexicon)
  expect(things.map(({ name }) => name)).toEqual(wanted)
})

describe.each(LANGUAGES)('what a parent typed, in %s', (language) => {
  const own = ownWords(language)
  const wishes = wishesOf(language)
  // The same words in another field meet the same code: half of them are enough there.
  const everySecond = wishes.filter((_, run) => run % 2 === 0)
  const leaks = (some: readonly string[], briefOf: (wish: string) => Partial<Omit<Brief, 'child'>>) =>
    some.flatMap((wish, run) => {
      const story = tell(givenBrief({ language, length: 'short', seed: `${run}`, ...briefOf(wish) }))
      const found = pasted(story, wish, own)
      return found.length > 0 ? [`${wish}: ${found.join(', ')}`] : []
    })

  test('as a wish is never pasted into a story or its title', () => {
    expect(leaks(wishes, (request) => ({ request }))).toEqual([])
  })

  test('as a theme is never pasted into a story or its title', () => {
    expect(leaks(everySecond, (wish) => ({ theme: { id: null, text: wish.slice(0, LIMITS.customTheme) } }))).toEqual([])
  })

  test('of a character or as a favourite is never pasted either; only the name is said', () => {
    const told = everySecond.map((wish, run) => {
      const brief = givenBrief({ language, length: 'short', seed: `${run}`, cast: [custom('Bruno', wish, [wish])] })
      const story = tell({ ...brief, child: { ...brief.child, favoriteCharacters: [wish], favoriteThemes: [wish] } })
      expect(story.text).toContain('Brun')
      return pasted(story, wish, own)
    })
    expect(told.flat()).toEqual([])
  })

  test('is told as far as it is known, and the story’s making says whether that was all', () => {
    const wish = {
      en: ['a unicorn', 'a unicorn with hiccups', 'glorp'],
      sk: ['o jednorožcovi', 'jednorožec s čkavkou', 'glorp'],
    }
    const [known, half, unknown] = wish[language].map((request) => tell(givenBrief({ language, request })))
    const thing = { en: /unicorn/i, sk: /jednorožec/i }[language]
    expect(known?.text).toMatch(thing)
    expect(known?.finished.provenance.unread).toEqual([])
    expect(half?.text).toMatch(thing)
    expect(half?.finished.provenance.unread).toEqual(['request'])
    expect(unknown?.finished.provenance.unread).toEqual(['request'])
  })

  test('as a wish of several clauses says what was left out, where a clause has nothing that we know', () => {
    const whole = {
      en: [
        'Tomorrow is her first day at school, and she is very shy',
        'Our dog died last week, because he was very old.',
      ],
      sk: ['Zajtra ide prvýkrát do školy, lebo už má šesť rokov', 'Čakáme bábätko a máme psíka Bobíka'],
    }
    const half = {
      en: [
        'Tomorrow is her first day at school, and the router blinks purple',
        'a birthday. Also Glorp the magnificent',
        'Tomorrow is her first day at school\nThe router blinks purple',
      ],
      sk: [
        'Zajtra ide prvýkrát do školy a router bliká nafialovo',
        'má narodeniny. Aj úžasný Glorp',
        'Zajtra ide prvýkrát do školy\nRouter bliká nafialovo',
      ],
    }
    const unreadOf = (request: string) => tell(givenBrief({ language, request })).finished.provenance.unread
    expect(whole[language].map(unreadOf)).toEqual([[], []])
    expect(half[language].map(unreadOf)).toEqual([['request'], ['request'], ['request']])
  })

  test('as a theme leads to the nearest of ours; the rest is told under a name of our own', () => {
    const near = { en: 'Pirates and their parrots', sk: 'Piráti a ich papagáje' }[language]
    const story = tell(givenBrief({ language, length: 'long', theme: { id: null, text: near } }))
    const stems = PACKS[language].themes.pirates.words
    expect(wordsOf(story.text).filter((word) => stems.some((stem) => word.startsWith(stem))).length).toBeGreaterThan(3)
    expect(story.finished.provenance.checks).toContain('theme')
    expect(story.finished.provenance.unread).toEqual([])

    const digger = { en: 'The diggers', sk: 'Bagre' }[language]
    const told = tell(givenBrief({ language, theme: { id: null, text: digger } }))
    expect(`${told.title} ${told.text}`).toMatch({ en: /“Digger/, sk: /„Bager“/ }[language])

    const far = tell(givenBrief({ language, theme: { id: null, text: 'Glorp 7' } }))
    expect(`${far.title} ${far.text}`).not.toMatch(/glorp/i)
    expect(far.finished.provenance.unread).toEqual(['theme'])
    expect(far.finished.provenance.checks).not.toContain('theme')
  })

  test('as a theme of two things is told of both', () => {
    const text = { en: 'unicorns in the snow', sk: 'jednorožce a korčuľovanie' }[language]
    const story = tell(givenBrief({ language, theme: { id: null, text } }))
    expect(story.text).toMatch({ en: /unicorn/i, sk: /jednorožec/i }[language])
    expect(story.text).toMatch({ en: /snow/, sk: /sánk|korčul|lyž|ľad/ }[language])
    expect(story.finished.provenance.unread).toEqual([])
    const half = tell(givenBrief({ language, theme: { id: null, text: `${text} glorp` } }))
    expect(half.finished.provenance.unread).toEqual(['theme'])
  })

  test('as a worry brings nobody of whom the child is afraid', () => {
    const request = { en: 'she is terrified of the sharks in the film', sk: 'desí sa žraloka vo filme' }[language]
    for (const seed of 'abcd') {
      const { text, finished } = tell(givenBrief({ language, request, seed, length: 'short' }))
      expect(text).not.toMatch(/shark|žralok/i)
      expect(finished.provenance.unread).toEqual(['request'])
    }
  })

  test('goes on under the same label and with the same helper from chapter to chapter', () => {
    const theme = { id: null, text: 'Glorp 7' }
    const first = tell(givenBrief({ language, theme, seed: 'one' }))
    const { bible, trace } = first.finished
    const next = tell(givenBrief({ language, theme, seed: 'two', history: [trace], chapter: { number: 2, bible } }))
    const label = PACKS[language].labels.filter((one) => first.text.includes(one))
    expect(label).toHaveLength(1)
    expect(next.text).toContain(label[0])
    expect(next.finished.bible.cast[1]).toEqual(bible.cast[1])
  })
})
