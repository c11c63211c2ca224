import { expect, test } from 'vitest'
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
