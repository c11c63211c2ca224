/**
 * Who may import whom, by folder: the one table that `scripts/arrows.mjs` holds the code against. A file belongs to the row with
 * the longest path that it lies in, and may import its own room and the rooms that the row names, with all that is in them. A row
 * that ends with `*` stands for each file and folder there, which may not import one another. A right that nobody uses goes.
 */
export const ROOMS = {
  'contract/src': '',
  // These bring no validation along: a page may use them without it.
  'contract/src/languages.ts': '',
  'contract/src/catalog.ts': 'contract/src/languages.ts',
  'contract/src/failures.ts': '',
  'contract/src/paths.ts': '',

  'storyteller/src': 'contract/src',
  ...within('storyteller/src', {
    'brief.ts': 'contract/src',
    'seed.ts': '',
    craft: 'brief.ts contract/src',
    // Two works: neither language knows the other, and what tells knows neither by name.
    languages: 'craft contract/src',
    'languages/en': 'brief.ts craft contract/src',
    'languages/sk': 'brief.ts craft contract/src',
    telling: 'brief.ts seed.ts craft languages measure plan realise safety wish contract/src',
    measure: 'languages contract/src',
    safety: 'craft languages contract/src',
    wish: 'brief.ts seed.ts craft safety contract/src',
    plan: 'brief.ts seed.ts craft languages wish contract/src',
    realise: 'brief.ts seed.ts craft measure plan wish contract/src',
    prompt: 'brief.ts craft languages measure plan safety contract/src',
  }),
  'storyteller/cli': 'contract/src storyteller/src',

  // A program of its own under its own licence: it shares no code with the rest, and is asked over HTTP.
  'voice/src': '',

  // What starts the product, reads the configuration, makes the adapters and binds the routes: no room imports it.
  'server/src': 'contract/src',
  ...within('server/src', {
    'aborted.ts': '',
    'module-loading.js': '',
    'failure.ts': 'contract/src',
    'outside.ts': '',
    config: 'outside.ts contract/src',
    db: 'config contract/src',
    durable: 'failure.ts db',
    rights: 'db contract/src',
    ports: 'failure.ts config db durable rights contract/src storyteller/src',
    sound: 'module-loading.js ports contract/src',
    mail: 'db ports contract/src',
    http: 'failure.ts aborted.ts config db rights ports contract/src',
    sessions: 'failure.ts db rights http',
    site: 'ports http sessions contract/src',
    dev: 'failure.ts db ports http contract/src',
    family: 'failure.ts db contract/src storyteller/src',
    billing: 'failure.ts config db rights ports durable http sessions contract/src',
    characters: 'failure.ts db rights ports http sessions family contract/src',
    stories: 'failure.ts aborted.ts config db rights ports durable http sessions family contract/src storyteller/src',
    profiles: 'failure.ts config db ports http sessions family stories contract/src storyteller/src',
    narration: 'failure.ts aborted.ts db rights ports durable sound http sessions stories contract/src',
    accounts: 'failure.ts db rights ports durable http sessions family billing stories narration contract/src',
    adapters: 'failure.ts aborted.ts outside.ts config db ports durable sound mail http contract/src storyteller/src',
    admin: 'db rights billing accounts contract/src',
    smoke: 'failure.ts aborted.ts config db ports sound adapters contract/src',
  }),

  // The browser knows the server by the contract alone.
  'web/src': 'contract/src',
  ...within('web/src', {
    shared: 'contract/src',
    ui: 'shared contract/src',
    'features/*': 'shared ui contract/src',
    app: 'shared ui features contract/src',
  }),
}

/** Rooms that may import no package, or only these; all others whatever their package.json names. */
export const PACKAGES_OF = {
  'contract/src': ['zod/mini'],
  'contract/src/languages.ts': [],
  'contract/src/catalog.ts': [],
  'contract/src/failures.ts': [],
  'contract/src/paths.ts': [],
  // No clock, no file, no chance: the same brief and seed tell the same story anywhere.
  'storyteller/src': [],
  'server/src/aborted.ts': [],
  'server/src/failure.ts': [],
  'server/src/outside.ts': [],
}

/** What only some may import, however it lies: `what` that, `by` these alone. */
export const GUARDED = [
  {
    what: /^server\/src\/.*routes\.ts$/,
    by: /^server\/src\/(app\.ts|.*routes\.ts)$/,
    why: 'routes call decisions and repositories, never the other way round',
  },
  {
    what: /^storyteller\/src\/languages\/[a-z]+\/(?!.*test)/,
    by: /^storyteller\/(src\/languages|cli)\/|\.(test|testing)\.ts$|^bench\//,
    why: 'the storyteller knows languages by their craft: languages/crafts.ts',
  },
]

/** What tests, and all that is no product, may import of the house, by workspace. */
export const WORKSPACES = {
  contract: 'contract',
  storyteller: 'storyteller contract',
  voice: 'voice',
  server: 'server storyteller contract',
  web: 'web contract',
  e2e: 'e2e server contract scripts',
  bench: 'bench e2e server storyteller contract scripts',
  scripts: 'scripts',
}

/** Rows of one folder; what is no path from the root is one from there. */
function within(folder, rows) {
  const whole = (room) => (/^(contract|storyteller)\//.test(room) ? room : `${folder}/${room}`)
  return Object.fromEntries(
    Object.entries(rows).map(([room, may]) => [whole(room), may.split(' ').filter(Boolean).map(whole).join(' ')]),
  )
}
