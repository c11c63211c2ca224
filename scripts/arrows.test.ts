import { describe, expect, test } from 'vitest'
import { brokenArrows } from './arrows.mjs'

/** A small house: path → what it imports, and what is said of it. */
function said(house: Record<string, string[]>): string[] {
  const source = (names: string[]) => names.map((name, n) => `import { a as a${n} } from '${name}'`).join('\n')
  return brokenArrows(new Map(Object.entries(house).map(([path, names]) => [path, source(names)])), { isWhole: false })
}

const ALLOWED: [what: string, house: Record<string, string[]>][] = [
  ['the contract imports zod/mini and itself', { 'contract/src/stories.ts': ['zod/mini', './themes.ts'] }],
  ['the catalogue imports the languages', { 'contract/src/catalog.ts': ['./languages.ts'] }],
  [
    'the storyteller imports the contract and itself',
    { 'storyteller/src/plan/plan.ts': ['@perinka/contract/catalog', '../seed.ts'] },
  ],
  ['the voice imports packages and itself', { 'voice/src/main.ts': ['node:http', './speak.ts'] }],
  [
    'a feature of the server imports what lies below it',
    { 'server/src/stories/begin.ts': ['../db/connect.ts', '../rights/seats.ts', './leases.ts', 'drizzle-orm'] },
  ],
  ['routes import routes', { 'server/src/stories/routes.ts': ['./generation-routes.ts'] }],
  ['the app imports routes', { 'server/src/app.ts': ['./stories/routes.ts'] }],
  [
    'a feature of the browser imports the contract, shared, ui and itself',
    {
      'web/src/features/stories/page/Story.tsx': [
        '@perinka/contract/stories',
        '../../../shared/api/ask.ts',
        '../../../ui/Button.tsx',
        '../api/get-story.ts',
        'react',
      ],
    },
  ],
  [
    'the app imports features',
    { 'web/src/app/pages/Home.tsx': ['../../features/stories/Card.tsx', '../../ui/Button.tsx'] },
  ],
  [
    'a test imports what it needs of its workspace',
    { 'server/src/durable/lease.test.ts': ['../testing/app.ts', 'vitest'] },
  ],
  [
    'journeys import the server that they start',
    { 'e2e/support/stripe.ts': ['@perinka/server/testing/stripe/fake-stripe', '../../scripts/node.mjs'] },
  ],
]

const REFUSED: [what: string, house: Record<string, string[]>][] = [
  ['the contract imports the whole of zod', { 'contract/src/stories.ts': ['zod'] }],
  ['the contract imports node:', { 'contract/src/stories.ts': ['node:fs'] }],
  ['the contract imports the server', { 'contract/src/stories.ts': ['@perinka/server/app'] }],
  ['the catalogue brings validation along', { 'contract/src/catalog.ts': ['./stories.ts'] }],
  ['the failures bring validation along', { 'contract/src/failures.ts': ['zod/mini'] }],
  ['the languages import anything', { 'contract/src/languages.ts': ['./catalog.ts'] }],
  ['the storyteller imports a package', { 'storyteller/src/tell.ts': ['zod/mini'] }],
  ['the storyteller imports node:', { 'storyteller/src/tell.ts': ['node:process'] }],
  ['a room of the storyteller imports a package', { 'storyteller/src/plan/plan.ts': ['zod/mini'] }],
  ['a language knows another', { 'storyteller/src/languages/en/names.ts': ['../sk/names.ts'] }],
  ['the storyteller knows a language by name', { 'storyteller/src/plan/avoid.ts': ['../languages/sk/avoid.ts'] }],
  ['the storyteller imports the server', { 'storyteller/src/tell.ts': ['@perinka/server/app'] }],
  ['the storyteller imports its own tools', { 'storyteller/src/tell.ts': ['../cli/learn.ts'] }],
  ['the voice shares code with the rest', { 'voice/src/speak.ts': ['@perinka/contract/catalog'] }],
  ['the server imports the browser', { 'server/src/app.ts': ['@perinka/web/main'] }],
  ['the server imports the voice', { 'server/src/adapters/narrator/voice.ts': ['../../../../voice/src/speak.ts'] }],
  ['a lower room of the server imports a higher one', { 'server/src/http/session.ts': ['../accounts/sessions.ts'] }],
  ['a port names a feature', { 'server/src/ports/ports.ts': ['../stories/generations.ts'] }],
  ['a room imports what starts the product', { 'server/src/stories/begin.ts': ['../start.ts'] }],
  ['a folder of the server has no row', { 'server/src/feeds/routes.ts': ['../http/session.ts'] }],
  ['a pure file of the server imports a package', { 'server/src/failure.ts': ['drizzle-orm'] }],
  ['a decision imports routes', { 'server/src/stories/begin.ts': ['./routes.ts'] }],
  ['the browser imports the server', { 'web/src/shared/api.ts': ['@perinka/server/app'] }],
  ['the browser imports the storyteller', { 'web/src/features/stories/tell.ts': ['@perinka/storyteller/tell'] }],
  [
    'the browser reaches into the contract by a path',
    { 'web/src/shared/api.ts': ['../../../contract/src/catalog.ts'] },
  ],
  ['shared imports ui', { 'web/src/shared/field.tsx': ['../ui/Field.tsx'] }],
  ['ui imports a feature', { 'web/src/ui/Button.tsx': ['../features/stories/Card.tsx'] }],
  ['a feature imports another', { 'web/src/features/player/engine/play.ts': ['../../stories/Card.tsx'] }],
  ['a feature imports the app', { 'web/src/features/player/play.ts': ['../../app/routes.ts'] }],
  ['a test of the browser imports the server', { 'web/src/shared/api.test.ts': ['@perinka/server/app'] }],
  ['scripts import the product', { 'scripts/start.mjs': ['@perinka/server/start'] }],
]

describe('who may import whom', () => {
  test.each(ALLOWED)('allows that %s', (_what, house) => {
    expect(said(house)).toEqual([])
  })

  test.each(REFUSED)('refuses that %s', (_what, house) => {
    expect(said(house)).toHaveLength(1)
  })

  test('counts types, dynamic imports and what is handed on', () => {
    for (const line of ["import type { A } from 'node:fs'", "export { a } from 'node:fs'", "await import('node:fs')"]) {
      expect(brokenArrows(new Map([['storyteller/src/tell.ts', line]]), { isWhole: false })).toHaveLength(1)
    }
  })
})

describe('circles', () => {
  test('of two files are refused', () => {
    const files = { 'server/src/db/hen.ts': ['./egg.ts'], 'server/src/db/egg.ts': ['./hen.ts'] }
    expect(said(files)).toEqual([expect.stringContaining('hen.ts → egg.ts → hen.ts')])
  })

  test('of folders are refused, even where no two files import each other', () => {
    const folders = {
      'web/src/features/stories/api/list.ts': ['../page/draft.ts'],
      'web/src/features/stories/page/Story.tsx': ['../reading/place.ts'],
      'web/src/features/stories/reading/mode.ts': ['../api/get.ts'],
    }
    expect(said(folders)).toEqual([expect.stringContaining('web/src/features/stories: api → page → reading → api')])
  })

  test('through tests are none', () => {
    const house = { 'server/src/db/hen.test.ts': ['../testing/app.ts'], 'server/src/testing/app.ts': ['../db/hen.ts'] }
    expect(said(house)).toEqual([])
  })
})

test('a right that nobody uses is reported', () => {
  const rooms = { 'server/src/db': 'server/src/config' }
  expect(brokenArrows(new Map(), { rooms })).toEqual([expect.stringContaining('take it out')])
})
