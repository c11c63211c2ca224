import { expect, test } from 'vitest'
import { earlyTextProblems } from './early-texts.mjs'

const modules = new Map([
  ['app/App.tsx', "import { Home } from './Home.tsx'\nimport { ROUTES } from './routes.ts'"],
  ['app/routes.ts', "[{ page: laterPage(() => import('./Terms.tsx')) }]"],
  ['app/Home.tsx', "import type { T } from '../ui/Types.tsx'\nconst D = lazyDialog(() => import('../ui/Dialog.tsx'))"],
  ['app/Terms.tsx', "t('legal.terms') + t('legal.text')"],
  ['ui/Types.tsx', "t('legal.text')"],
  ['ui/Dialog.tsx', "t('common.close')"],
])

test('what waits for all texts may say everything; so may what is never reached', () => {
  expect(earlyTextProblems(modules, 'app/App.tsx', ['legal.terms', 'legal.text'])).toEqual([])
})

test('nor is one told of that begins like a later text and ends otherwise', () => {
  const right = new Map(modules).set('ui/Dialog.tsx', 't(`page.$' + '{what}.name`)')
  expect(earlyTextProblems(right, 'app/App.tsx', ['page.one.text'])).toEqual([])
})

test.each([
  ["t('page.read')", 'page.read'],
  ['t(`page.$' + '{what}`)', 'page.read'],
])('a dialog of the first page that says %s is told of', (code, key) => {
  const wrong = new Map(modules).set('ui/Dialog.tsx', code)
  expect(earlyTextProblems(wrong, 'app/App.tsx', ['page.read'])).toEqual([
    `web/src/ui/Dialog.tsx may show ${key} before its text has come.`,
  ])
})
