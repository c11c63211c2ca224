/**
 * Who may import whom, by folder: the one table that `scripts/arrows.mjs` holds the code against. A file belongs to the row
 * with the longest path that it lies in. It may import its own room, what `may` names, and packages: all that its package.json
 * declares, or only those of `npm`. What names a folder means all in it. A row that ends with `*` stands for each file and
 * folder there, which may not import each other. A right that nobody uses is taken out again.
 */
export const ROOMS = {
  'contract/src': { npm: ['zod/mini'] },
  // These bring no validation along: a page may use them without it.
  'contract/src/languages.ts': { npm: [] },
  'contract/src/catalog.ts': { may: ['contract/src/languages.ts'], npm: [] },
  'contract/src/failures.ts': { npm: [] },

  // No package, no `node:`: the same brief and seed tell the same story anywhere.
  'storyteller/src': { may: ['contract/src'], npm: [] },
  'storyteller/cli': { may: ['contract/src', 'storyteller/src'] },

  // A program of its own under its own licence: it shares no code with the rest, and is asked over HTTP.
  'voice/src': {},

  ...within('server/src', {
    // What starts the product: reads the configuration, makes the adapters, binds the routes.
    '': { may: ['contract/src'] },
    'aborted.ts': { npm: [] },
    'compile-cache.js': {},
    'failure.ts': { may: ['contract/src'], npm: [] },
    config: { may: ['contract/src'] },
    db: { may: ['config', 'contract/src'] },
    work: { may: ['db'] },
    rights: { may: ['db', 'contract/src'] },
    ports: { may: ['config', 'db', 'rights', 'contract/src', 'storyteller/src'] },
    sound: { may: ['ports', 'compile-cache.js', 'contract/src'] },
    mail: { may: ['ports', 'contract/src'] },
    http: { may: ['failure.ts', 'config', 'db', 'rights', 'ports', 'contract/src'] },
    sessions: { may: ['failure.ts', 'db', 'http'] },
    site: { may: ['ports', 'http', 'sessions', 'contract/src'] },
    dev: { may: ['failure.ts', 'db', 'ports', 'http', 'contract/src'] },
    family: { may: ['failure.ts', 'db', 'contract/src', 'storyteller/src'] },
    billing: { may: ['failure.ts', 'config', 'db', 'work', 'rights', 'ports', 'http', 'sessions', 'contract/src'] },
    characters: { may: ['failure.ts', 'db', 'rights', 'ports', 'http', 'sessions', 'family', 'contract/src'] },
    stories: {
      may: ['failure.ts', 'aborted.ts', 'config', 'db', 'rights', 'ports', 'http', 'sessions', 'family'].concat([
        'contract/src',
        'storyteller/src',
      ]),
    },
    profiles: {
      may: ['failure.ts', 'config', 'db', 'ports', 'http', 'sessions', 'family', 'stories'].concat([
        'contract/src',
        'storyteller/src',
      ]),
    },
    narration: {
      may: [
        'failure.ts',
        'aborted.ts',
        'db',
        'rights',
        'ports',
        'sound',
        'http',
        'sessions',
        'stories',
        'contract/src',
      ],
    },
    accounts: {
      may: [
        'failure.ts',
        'db',
        'rights',
        'ports',
        'http',
        'sessions',
        'family',
        'billing',
        'stories',
        'narration',
      ].concat('contract/src'),
    },
    // One file or folder an edge; what a port promises is in `ports`.
    adapters: {
      may: [
        'failure.ts',
        'aborted.ts',
        'config',
        'db',
        'ports',
        'sound',
        'mail',
        'http',
        'contract/src',
        'storyteller/src',
      ],
    },
    admin: { may: ['db', 'rights', 'billing', 'accounts', 'contract/src'] },
    smoke: { may: ['failure.ts', 'config', 'db', 'ports', 'sound', 'adapters', 'contract/src'] },
  }),

  // The browser knows the server by the contract alone.
  ...within('web/src', {
    '': {},
    shared: { may: ['contract/src'] },
    ui: { may: ['shared', 'contract/src'] },
    'features/*': { may: ['shared', 'ui', 'contract/src'] },
    app: { may: ['shared', 'ui', 'features', 'contract/src'] },
  }),
}

/** What only some may import, however it lies: `from` that, `by` these alone. */
export const GUARDED = [
  {
    from: /^server\/src\/.*routes\.ts$/,
    by: /^server\/src\/(app\.ts|.*routes\.ts)$/,
    why: 'routes call decisions and repositories, never the other way round',
  },
]

/** What tests and all that is no product may import of the house. */
export const WORKSHOPS = {
  contract: ['contract'],
  storyteller: ['contract', 'storyteller'],
  voice: ['voice'],
  server: ['contract', 'storyteller', 'server'],
  web: ['contract', 'web'],
  e2e: ['contract', 'server', 'scripts', 'e2e'],
  bench: ['contract', 'storyteller', 'server', 'e2e', 'scripts', 'bench'],
  scripts: ['scripts'],
}

/** Rows of one folder; what is no path from the root is one from there. */
function within(folder, rows) {
  const whole = (path) => (/^(contract|storyteller|server|web)\//.test(path) ? path : `${folder}/${path}`)
  return Object.fromEntries(
    Object.entries(rows).map(([room, row]) => [
      room === '' ? folder : `${folder}/${room}`,
      { ...row, may: row.may?.map(whole) ?? [] },
    ]),
  )
}
