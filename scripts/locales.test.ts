import { describe, expect, test } from 'vitest'
import { argumentsOf, localeProblems } from './locales.mjs'

const CODE = ["t('home.title'); t('home.count', { count })"]

function texts(change: { en?: object; sk?: object } = {}) {
  const en = { 'home.title': 'Home', 'home.count': '{count, plural, one {# story} other {# stories}}' }
  const sk = {
    'home.title': 'Domov',
    'home.count': '{count, plural, one {# príbeh} few {# príbehy} other {# príbehov}}',
  }
  return { en: { 'home.json': { ...en, ...change.en } }, sk: { 'home.json': { ...sk, ...change.sk } } }
}

describe('the texts of both languages', () => {
  test('are right when keys, arguments and plurals agree', () => {
    expect(localeProblems(texts(), CODE)).toEqual([])
  })

  test.each([
    ['a key that Slovak lacks', { en: { 'home.new': 'New' } }, 'sk/home.json: home.new is missing; en has it.'],
    ['a key that English lacks', { sk: { 'home.new': 'Nové' } }, 'en/home.json: home.new is missing; sk has it.'],
    ['an empty text', { sk: { 'home.title': ' ' } }, 'sk/home.json: home.title is empty.'],
    [
      'an argument that one language forgot',
      { en: { 'home.title': 'Home of {count}' } },
      'sk/home.json: home.title uses no argument where English uses {count}.',
    ],
    [
      'an argument that English does not give',
      { sk: { 'home.title': 'Domov: {name}' } },
      'sk/home.json: home.title uses {name} where English uses none.',
    ],
    [
      'a Slovak plural without its few',
      { sk: { 'home.count': '{count, plural, one {# príbeh} other {# príbehov}}' } },
      'sk/home.json: home.count lacks the plural few of {count}.',
    ],
  ])('are refused for %s', (_, change, problem) => {
    expect(localeProblems(texts(change), [...CODE, "t('home.title'); 'home.new'"])).toEqual([problem])
  })

  test('may word around a name, which a message cannot decline', () => {
    expect(localeProblems(texts({ en: { 'home.title': 'Home of {name}' } }), CODE)).toEqual([])
  })

  test('are refused where a whole file is missing', () => {
    const { en, sk } = texts()
    expect(localeProblems({ en: { ...en, 'more.json': {} }, sk }, CODE)).toEqual([
      'sk/more.json is missing; en has it.',
    ])
  })

  test('are refused where the code asks for a key that no file has', () => {
    expect(localeProblems(texts(), [...CODE, "t('home.gone')"])).toEqual([
      'The code asks for home.gone, which no file has.',
    ])
  })

  test('are refused where a refusal names a field by a key that no file has', () => {
    const refuses = "throw new Failure('invalid', { fields: { code: 'validation.codeRequired' } })"
    expect(localeProblems(texts(), [...CODE, refuses])).toEqual([
      'The code asks for validation.codeRequired, which no file has.',
    ])
  })

  test('are refused where nobody asks for a key, unless a template begins like it', () => {
    const more = { en: { 'theme.sea': 'Sea' }, sk: { 'theme.sea': 'More' } }
    expect(localeProblems(texts(more), CODE)).toEqual(['No code asks for theme.sea.'])
    expect(localeProblems(texts(more), [...CODE, 't(`theme.$' + '{theme}`)'])).toEqual([])
  })

  test('are read with the arguments inside of plural forms', () => {
    expect(
      argumentsOf('{n, plural, =0 {none} one {one of {name}} other {# of {name}}}').map(({ name }) => name),
    ).toEqual(['n', 'name', 'name'])
  })
})
