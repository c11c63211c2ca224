import { expect, test } from 'vitest'
import { messages as characters } from '../../locales/en/characters.json?lingui'
import { messages as en } from '../../locales/en/common.json?lingui'
import { messages as sk } from '../../locales/sk/common.json?lingui'
import { activate, addMessages } from '../i18n/i18n.ts'
import { ApiError } from './api-error.ts'
import { failureText } from './failure-text.ts'

const refusedFor = (seconds: number | null) =>
  new ApiError(
    new Response('', { status: 429, headers: seconds === null ? {} : { 'Retry-After': String(seconds) } }),
    '{"code":"too_many_requests","message":"Too many requests"}',
  )

test.each([
  [null, 'try again in a moment.', 'znova o chvíľu.'],
  [15, 'try again in a moment.', 'znova o chvíľu.'],
  [60, 'try again in a minute.', 'znova o minútu.'],
  [61, 'try again in 2 minutes.', 'znova o 2 minúty.'],
  [15 * 60, 'try again in 15 minutes.', 'znova o 15 minút.'],
])('who tried too often reads how long to wait: %s seconds', (seconds, inEnglish, inSlovak) => {
  addMessages('en', en)
  addMessages('sk', sk)
  activate('en')
  expect(failureText(refusedFor(seconds))).toMatch(new RegExp(`${inEnglish}$`))
  activate('sk')
  expect(failureText(refusedFor(seconds))).toMatch(new RegExp(`${inSlovak}$`))
  activate('en')
})

test.each([
  ['children', 20, 'keeps 20 children for a family', 'najviac 20 detí'],
  ['children', 3, 'keeps 3 children for a family', 'najviac 3 deti'],
  ['characters', 200, 'keeps 200 characters of your own', 'najviac 200 vlastných postáv'],
  ['stories', 20_000, 'has 20,000 stories', 'má 20\u00a0000 rozprávok'],
  ['text', 100_000_000, 'as long as Perinka can keep', 'viac textu Perinka neuloží'],
  ['names', 200, 'can remember no other', 'ďalšie si Perinka nezapamätá'],
])('whose family has all that can be kept reads of what: %s, %s', (of, most, inEnglish, inSlovak) => {
  addMessages('en', en)
  addMessages('sk', sk)
  const full = new ApiError(
    new Response('', { status: 409 }),
    JSON.stringify({
      code: 'family_bound',
      message: 'This family keeps as many of these as it can',
      bound: { of, most },
    }),
  )
  activate('sk')
  expect(failureText(full)).toContain(inSlovak)
  activate('en')
  expect(failureText(full)).toContain(inEnglish)
})

test('a text that tells of a hurt child is refused in the words of any unfit text', () => {
  addMessages('en', characters)
  activate('en')
  const refused = (code: string) =>
    new ApiError(new Response('', { status: 422 }), JSON.stringify({ code, message: '' }))
  expect(failureText(refused('child_hurt'))).toBe(failureText(refused('content_refused')))
  expect(failureText(refused('child_hurt'))).toContain('does not fit')
})
